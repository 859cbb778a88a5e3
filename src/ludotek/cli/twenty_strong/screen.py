"""The screen of 20 Strong: the table from above, the player's side, the last lines of the story."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludotek.api import Decision
from ludotek.cli.chronicle import told
from ludotek.cli.menu import Menu, MenuItem
from ludotek.cli.odds_told import odds_line
from ludotek.cli.output import ink
from ludotek.cli.screen import WIDE, Screen
from ludotek.cli.twenty_strong import player
from ludotek.cli.twenty_strong.chronicle import chronicle
from ludotek.cli.twenty_strong.ending import ending
from ludotek.cli.twenty_strong.enemies import active_area, stacks
from ludotek.cli.twenty_strong.look import Look
from ludotek.cli.twenty_strong.map import travel_map
from ludotek.cli.twenty_strong.options import arrange, by_letter
from ludotek.cli.words import Words
from ludotek.games.twenty_strong.view import DICE

SIDE = 42
STORY_LINES = (3, 7)  # least and most
TABLE_LINES = 42  # what the rest of the screen takes at its longest
SIGNS = {"miss": "·", "hit": "●", "crit": "★", "health": "♥", "damage": "⚔"}

STRATEGY_PHASE = ("commit", "roll", "apply")
RESOLVE_PHASE = ("damage", "after", "exhaust", "recover", "gain", "cleanup")


class TwentyStrongScreen(Screen):
    """Draws a session of 20 Strong."""

    letters = "bbp"
    for_two = 36

    def look(self, words: Words) -> Look:
        return Look(self, self.session.match.sight(0), words)

    def menu(self, words: Words, decision: Decision, seat: int) -> Menu:
        return arrange(self.look(words), decision)

    def by_letter(self, menu: Menu, letter: str) -> MenuItem | None:
        """The option for a die of that letter, where dice are chosen by colour."""
        return by_letter(menu, letter)

    def letters_help(self, words: Words) -> str:
        return words("screen-letters-help")

    def legend(self, words: Words) -> str:
        """What the letters and signs mean."""
        look = self.look(words)
        signs = {name: look.glyph(sign) for name, sign in SIGNS.items()}
        dice = ", ".join(f"{die.letter} {words(f'colour-{die.colour}')}" for die in DICE)
        return words("screen-legend", dice=dice, **signs)

    def draw(self, words: Words, decision: Decision | None, whole: bool, seat: int | None = 0) -> RenderableType:
        """The whole table, or (on a low terminal) what matters for the current question."""
        look, width = self.look(words), self.console.width
        if not whole and self.low:
            return self.brief(look, decision, width)
        if width >= WIDE:
            return Group(header(look), steps(look), self.wide(look, decision, width))
        return Group(
            header(look),
            steps(look),
            *self.own_side(look, width),
            *self.table(look, decision, width),
            *self.hands(look),
            *self.story(look),
        )

    def ending(self, words: Words) -> RenderableType:
        return Group(ending(self.look(words), self.session.match), *told(words, self.session, self.player))

    def brief(self, look: Look, decision: Decision | None, width: int) -> RenderableType:
        """What is needed most stands lowest, where it stays in sight."""
        parts: list[RenderableType] = [header(look), steps(look)]
        if is_about_stacks(decision):
            parts += [*([travel_map(look)] if look.mapped() else []), stacks(look, True, width)]
        parts += [active_area(look, width), player.missions(look, only_current=True), player.stats(look, width)]
        parts += days(look)
        return Group(*parts, *odds_line(self, look, 0), player.tray(look), player.inventory(look), *self.story(look))

    def wide(self, look: Look, decision: Decision | None, width: int) -> RenderableType:
        left = width - SIDE - 4
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=left)
        grid.add_column(width=SIDE)
        grid.add_row(
            Group(*self.table(look, decision, left), *self.story(look)),
            Group(*self.own_side(look, SIDE), *self.hands(look)),
        )
        return grid

    def story(self, look: Look) -> list[RenderableType]:
        """The last lines of the story; more of them where the terminal is high."""
        least, most = STORY_LINES
        lines = max(least, min(most, self.console.height - TABLE_LINES)) if self.console.is_terminal else most
        return [look.section(look.words("screen-story")), chronicle(look, self.session.told(0), lines)]

    def own_side(self, look: Look, width: int) -> list[RenderableType]:
        parts: list[RenderableType] = [player.stats(look, width), *days(look), player.ability(look)]
        if look.view.missions:
            parts += [look.section(look.words("screen-missions")), player.missions(look)]
        if look.view.bosses_waiting or look.view.bosses_to_defeat > 1:
            parts.append(player.boss(look))
        if look.lasting:
            parts.append(player.lasting(look))
        return parts

    def table(self, look: Look, decision: Decision | None, width: int) -> list[RenderableType]:
        parts: list[RenderableType] = [look.section(look.words("board-map" if look.mapped() else "screen-stacks"))]
        if look.mapped():
            parts.append(travel_map(look))
        parts.append(stacks(look, is_about_stacks(decision), width))
        if look.view.active:
            parts += [look.section(look.words("screen-active")), active_area(look, width)]
        return parts

    def hands(self, look: Look) -> list[RenderableType]:
        tray = [*odds_line(self, look, 0), player.tray(look), player.inventory(look)]
        return [look.section(look.words("screen-dice")), *tray]


SCREEN = TwentyStrongScreen


def days(look: Look) -> list[RenderableType]:
    """The calendar, where the chip is one."""
    return [player.calendar(look)] if look.view.chip_as == "calendar" else []


def is_about_stacks(decision: Decision | None) -> bool:
    return decision is not None and any("stack" in each.things for each in decision.options)


def header(look: Look) -> RenderableType:
    """Game, deck and hero; round and rung."""
    left = f"{look.words('game-twenty-strong')} · {look.deck_name()} · {look.name(look.view.hero)}"
    return look.header(left, look.words("screen-round", round=look.view.round, rung=look.view.difficulty))


def steps(look: Look) -> Text:
    """The round part by part; every step of the current part, the current one lit."""
    view, words = look.view, look.words
    phases = max(view.phases, view.phases_allowed)
    parts = [
        step(look, "activation", words("moment-activation")),
        part(look, words("screen-strategy-phase", phase=max(1, view.phases), phases=phases), STRATEGY_PHASE),
        part(look, words("screen-resolve-phase"), RESOLVE_PHASE),
    ]
    if view.endgame:
        parts.append(ink(words("screen-endgame"), "bad"))
    return ink(look.glyph(" │ "), "faint").join(parts)


def part(look: Look, name: str, moments: tuple[str, ...]) -> Text:
    if look.view.moment not in moments:
        return ink(name, "faint")
    line = Text(look.words("screen-part", name=name)).append(" ")
    return line.append(Text(" · ").join([step(look, each, look.words(f"moment-{each}")) for each in moments]))


def step(look: Look, moment: str, name: str) -> Text:
    return look.lit(name, look.view.moment == moment)
