"""The screen of The Reckoners: Steelheart and the city, the team, the market, the last lines of the story."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludotek.api import Decision
from ludotek.cli.chronicle import told
from ludotek.cli.menu import Menu, MenuItem, flow
from ludotek.cli.odds_told import odds_line
from ludotek.cli.output import ink
from ludotek.cli.reckoners.city import city, shared, steelheart
from ludotek.cli.reckoners.coming import coming
from ludotek.cli.reckoners.ending import ending
from ludotek.cli.reckoners.epics_phase import epics_phase
from ludotek.cli.reckoners.look import SYMBOLS, Look
from ludotek.cli.reckoners.market import market
from ludotek.cli.reckoners.options import arrange, by_letter
from ludotek.cli.reckoners.signs import DEEDS, symbols
from ludotek.cli.reckoners.team import in_use, team
from ludotek.cli.screen import WIDE, Screen
from ludotek.cli.story import shown_story
from ludotek.cli.words import Words
from ludotek.table.outlook import outlook

SIGNS = {"health": "♥", "arrow": "→", "ready": "●", "used": "○", "always": "■"}
PROLOGUE = ("acquire", "place")
ROUND = ("roll", "use", "loot", "acquire", "epics")
IN_SIGHT = ("rolled", "rolled-by-faith", "kept", "market-refilled")


class ReckonersScreen(Screen):
    """Draws a session of The Reckoners."""

    for_two = 38
    letters = "rra"

    asked: Look | None = None  # how the last menu was drawn

    def look(self, words: Words, seat: int | None) -> Look:
        return Look(self, self.session.match.sight(seat), words)

    def menu(self, words: Words, decision: Decision, seat: int) -> Menu:
        self.asked = self.look(words, seat)
        return arrange(self.asked, decision)

    def by_letter(self, menu: Menu, letter: str) -> MenuItem | None:
        """The die with the symbol of that letter, where dice are kept or used."""
        return None if self.asked is None else by_letter(self.asked, menu, letter.lower())

    def player(self, words: Words, seat: int) -> str:
        """A seat is known by its Reckoner."""
        return self.look(words, None).reckoner(seat)

    def page(self, words: Words, seat: int) -> RenderableType | None:
        """The Epics phase, Epic by Epic."""
        return epics_phase(self.look(words, None), self.session.told(None), self.unread)

    def letters_help(self, words: Words) -> str:
        return words("screen-letters-help")

    def legend(self, words: Words) -> str:
        """What the signs mean."""
        look = self.look(words, None)
        on_dice = {name: look.glyph(sign) for name, sign in SYMBOLS.items()}
        on_tracks = {f"do-{name}": look.glyph(sign) for name, sign in DEEDS.items()}
        others = {name: look.glyph(sign) for name, sign in SIGNS.items()}
        return words("screen-legend", **on_dice, **on_tracks, **others)

    def ending(self, words: Words) -> RenderableType:
        result = self.session.match.result
        assert result is not None
        return Group(ending(self.look(words, None), result), *told(words, self.session, self.player))

    def draw(self, words: Words, decision: Decision | None, whole: bool, seat: int | None) -> RenderableType:
        """The whole table, or (not `whole`, on a low terminal) without market and the others' cards."""
        look, width = self.look(words, seat), self.console.width
        short = not whole
        top = [header(look), steps(look), *shared(look, width), *self.coming(look, width)]
        if width >= WIDE:
            half = width // 2 - 1
            grid = Table.grid(padding=(0, 2, 0, 0))
            grid.add_column(width=half)
            grid.add_column(width=half)
            left, right = [*steelheart(look, half), *city(look, half)], [*team(look, half), *market(look, half)]
            grid.add_row(Group(*left), Group(*right))
            middle: list[RenderableType] = [grid]
        else:
            middle = [*steelheart(look, width, short), *city(look, width), *team(look, width, short)]
            if not short or look.view.moment == "acquire":
                middle += market(look, width)
        taught = self.session.guide is not None  # then the symbols matter more than what happened
        story = [] if short and taught else self.story(look)
        below = [*story, *([] if short and not taught else signs(look, width)), *in_use(look)]
        return Group(*top, *middle, *below, *odds_line(self, look, seat))

    def coming(self, look: Look, width: int) -> list[RenderableType]:
        """What the Epics phase would do if it came now."""
        foreseen = outlook(self.session.match)
        return [] if foreseen is None else coming(look, foreseen, width)

    def story(self, look: Look) -> list[RenderableType]:
        """The last lines of the story, without what lies on the table anyway."""
        told = self.session.told(look.seat)
        lines = shown_story(look.words, told, self.lines, self.unread, look.glyph, IN_SIGHT)
        return [look.section(look.words("screen-story")), *lines] if lines else []


SCREEN = ReckonersScreen


def header(look: Look) -> RenderableType:
    """Game and difficulty; round."""
    left = f"{look.words('game-reckoners')} · {look.words('difficulty-' + look.view.difficulty)}"
    return look.header(left, look.words("screen-where", n=look.view.round))


def steps(look: Look) -> Text:
    """The steps of the prologue or of a round, the current one lit."""
    order = ROUND if look.view.round else PROLOGUE
    shown = [look.lit(look.words(f"step-{each}"), look.view.moment == each) for each in order]
    return ink(look.glyph(" │ "), "faint").join(shown)


def signs(look: Look, width: int) -> list[RenderableType]:
    """The six symbols, for those who do not know them yet."""
    known = [symbols(look, [name]).append(f" {look.words('symbol-' + name)}", style="faint") for name in SYMBOLS]
    return [look.section(""), *flow(known, width)]
