"""The screen of 20 Strong: the table from above, the player's side, the last lines of the story."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludotek.api import Decision
from ludotek.cli.arranging import Choice, Menu
from ludotek.cli.twenty_strong import player
from ludotek.cli.twenty_strong.chronicle import chronicle
from ludotek.cli.twenty_strong.enemies import active_area, stacks
from ludotek.cli.twenty_strong.look import Look
from ludotek.cli.twenty_strong.options import arrange, by_letter
from ludotek.cli.words import Words
from ludotek.table.session import Session

WIDE = 110  # from here on the player's side stands beside the table
SIDE = 42
STORY_LINES = (3, 7)  # least and most
TABLE_LINES = 42  # what the rest of the screen takes at its longest
SIGNS = {"miss": "·", "hit": "●", "crit": "★", "health": "♥", "damage": "⚔"}

STRATEGY_PHASE = ("commit", "roll", "apply")
RESOLVE_PHASE = ("damage", "after", "exhaust", "recover", "gain", "cleanup")
STACK_CHOICES = ("act-activate", "act-peace", "act-stack", "act-activate-hidden", "act-stack-hidden")


class TwentyStrongScreen:
    """Draws a session of 20 Strong."""

    def __init__(self, session: Session, console: Console) -> None:
        self.session = session
        self.console = console
        rules, play = session.match.game.rules, session.match.play
        self.sheets = {sheet.id: sheet for sheet in rules.sheets(play.content)}

    def look(self, words: Words) -> Look:
        return Look(self.session.match.view(0), self.sheets, words, self.console, self.session.muted)

    def menu(self, words: Words, decision: Decision) -> Menu:
        return arrange(self.look(words), decision)

    def by_letter(self, menu: Menu, letter: str) -> Choice | None:
        """The option for a die of that letter, where dice are chosen by colour."""
        return by_letter(menu, letter)

    def legend(self, words: Words) -> str:
        """What the letters and signs mean."""
        look = self.look(words)
        signs = {name: look.glyph(sign) for name, sign in SIGNS.items()}
        return words("screen-legend", **signs)

    def draw(self, words: Words, decision: Decision | None) -> RenderableType:
        """The whole table."""
        look, width = self.look(words), self.console.width
        if width >= WIDE:
            middle = self.wide(look, decision, width)
        else:
            middle = Group(
                *self.own_side(look, width),
                *self.table(look, decision, width),
                *self.hands(look),
            )
        parts: list[RenderableType] = [header(look), steps(look), middle]
        if self.session.story:
            parts += [section(look, "screen-story"), chronicle(look, self.session.story, self.story_lines())]
        return Group(*parts)

    def story_lines(self) -> int:
        """More of the story where the terminal is high."""
        least, most = STORY_LINES
        return max(least, min(most, self.console.height - TABLE_LINES)) if self.console.is_terminal else most

    def wide(self, look: Look, decision: Decision | None, width: int) -> RenderableType:
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=width - SIDE - 4)
        grid.add_column(width=SIDE)
        left = Group(*self.table(look, decision, width - SIDE - 4))
        grid.add_row(left, Group(*self.own_side(look, SIDE), *self.hands(look)))
        return grid

    def own_side(self, look: Look, width: int) -> list[RenderableType]:
        parts: list[RenderableType] = [player.stats(look, width), player.ability(look)]
        if look.view["missions"]:
            parts += [section(look, "screen-missions"), player.missions(look)]
        if look.view["bosses_waiting"]:
            parts.append(player.boss(look))
        return parts

    def table(self, look: Look, decision: Decision | None, width: int) -> list[RenderableType]:
        choosing = decision is not None and any(each.phrase.key in STACK_CHOICES for each in decision.options)
        parts: list[RenderableType] = [section(look, "screen-stacks"), stacks(look, choosing, width)]
        if look.view["active"]:
            parts += [section(look, "screen-active"), active_area(look, width)]
        return parts

    def hands(self, look: Look) -> list[RenderableType]:
        return [section(look, "screen-dice"), player.tray(look), player.inventory(look)]


def section(look: Look, key: str) -> RenderableType:
    return Rule(look.words(key), align="left", style="faint", characters="-" if look.ascii else "─")


def header(look: Look) -> RenderableType:
    """Game, deck and hero; round and rung."""
    grid = Table.grid(expand=True)
    grid.add_column()
    grid.add_column(justify="right")
    left = Text(
        f"{look.words('game-twenty-strong')} · {look.deck_name()} · {look.name(look.view['hero'])}", style="heading"
    )
    right = look.words("screen-round", round=look.view["round"], rung=look.view["difficulty"])
    grid.add_row(left, Text(right, style="heading"))
    return grid


def steps(look: Look) -> Text:
    """The round from part to part; of the present part every step, the present one lit."""
    view, words = look.view, look.words
    phases = max(view["phases"], view["phases_allowed"])
    parts = [
        step(look, "activation", words("moment-activation")),
        part(look, words("screen-strategy-phase", phase=max(1, view["phases"]), phases=phases), STRATEGY_PHASE),
        part(look, words("screen-resolve-phase"), RESOLVE_PHASE),
    ]
    if view["endgame"]:
        parts.append(Text(words("screen-endgame"), style="bad"))
    return Text(look.glyph(" │ "), style="faint").join(parts)


def part(look: Look, name: str, moments: tuple[str, ...]) -> Text:
    if look.view["moment"] not in moments:
        return Text(name, style="faint")
    line = Text(look.words("screen-part", name=name)).append(" ")
    return line.append(Text(" · ").join([step(look, each, look.words(f"moment-{each}")) for each in moments]))


def step(look: Look, moment: str, name: str) -> Text:
    if look.view["moment"] != moment:
        return Text(name, style="faint")
    return Text(f" {name} ", style="lit") if look.colour else Text(f"[{name}]")
