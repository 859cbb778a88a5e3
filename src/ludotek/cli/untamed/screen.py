"""The screen of Untamed: opponents, the looker's own side and hand, the last lines of the story."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludotek.api import Decision
from ludotek.cli.chronicle import told
from ludotek.cli.menu import Menu
from ludotek.cli.odds_told import odds_line
from ludotek.cli.output import ink
from ludotek.cli.screen import WIDE, Screen
from ludotek.cli.story import shown_story
from ludotek.cli.untamed.ending import ending
from ludotek.cli.untamed.hand import hand
from ludotek.cli.untamed.look import Look
from ludotek.cli.untamed.options import arrange
from ludotek.cli.untamed.players import block
from ludotek.cli.words import Words
from ludotek.kernel.phrase import Phrase

SIGNS = {"attack": "⚔", "health": "♥", "up": "↑", "down": "↓", "ready": "●", "spent": "○", "now": "▸"}
QUIET = ("power-paid", "text-used", "upkeep", "readied-all", "rally-done")  # only in the log

SET_UP = ("draft", "strongholds", "mulligan", "first-support")
TURN = ("main", "upkeep")


class UntamedScreen(Screen):
    """Draws a session of Untamed."""

    for_two = 30

    def look(self, words: Words, seat: int | None, decision: Decision | None = None) -> Look:
        return Look(self, self.session.match.sight(seat), words, decision)

    def menu(self, words: Words, decision: Decision, seat: int) -> Menu:
        return arrange(self.look(words, seat), decision)

    def legend(self, words: Words) -> str:
        """What the signs mean."""
        look = self.look(words, None)
        return words("screen-legend", **{name: look.glyph(sign) for name, sign in SIGNS.items()})

    def ending(self, words: Words) -> RenderableType:
        result = self.session.match.result
        assert result is not None
        return Group(ending(self.look(words, None), result), *told(words, self.session, self.player))

    def draw(self, words: Words, decision: Decision | None, whole: bool, seat: int | None) -> RenderableType:
        """The whole table, or (not `whole`) with opponents and hand as short as can be."""
        look, width = self.look(words, seat, decision), self.console.width
        parts = [header(look), phases(look)]
        short = not whole
        if width >= WIDE:
            return Group(*parts, *self.wide(look, width, short), *odds_line(self, look, seat))
        parts += [*self.others(look, width, short), *self.own(look, width), *hand(look, width, not short)]
        return Group(*parts, *self.story(look), *odds_line(self, look, seat))

    def wide(self, look: Look, width: int, short: bool) -> list[RenderableType]:
        """Opponents on the left, one's own side on the right, the hand across; the story where there is room for it."""
        half = width // 2 - 1
        left, right, below = self.others(look, half, short), self.own(look, half), hand(look, width, not short)
        if look.own_keep is None:  # a spectator sees all players alike
            middle = (len(left) + 1) // 2
            left, right = left[:middle], left[middle:]
        if len(look.seats) == 2 or look.own_keep is None:
            below += self.story(look)
        elif look.shared:
            left += self.story(look)
        else:
            right += self.story(look)
        grid = Table.grid(padding=(0, 2, 0, 0))
        grid.add_column(width=half)
        grid.add_column(width=half)
        grid.add_row(Group(*left), Group(*right))
        return [grid, *below]

    def others(self, look: Look, width: int, short: bool = False) -> list[RenderableType]:
        """Everybody but the looker, from the next in turn on; large only where there is one opponent."""
        keeps = len(look.view.keeps)
        start = 0 if look.own_keep is None else look.own_keep + 1
        order = [(start + i) % keeps for i in range(keeps)]
        large = len(look.seats) == 2 and not short
        return [block(look, keep, large, width) for keep in order if keep != look.own_keep]

    def own(self, look: Look, width: int) -> list[RenderableType]:
        return [] if look.own_keep is None else [block(look, look.own_keep, True, width)]

    def story(self, look: Look) -> list[RenderableType]:
        """The last lines of the story as the looker may know it."""
        lines = shown_story(look.words, self.session.told(look.seat), self.lines, self.unread, look.glyph, QUIET)
        return [look.section(look.words("screen-story")), *lines] if lines else []


SCREEN = UntamedScreen


def header(look: Look) -> RenderableType:
    """Game and mode; turn and whose it is."""
    return look.header(f"{look.words('game-untamed')} · {look.words('mode-' + look.view.mode)}", whose_turn(look))


def whose_turn(look: Look) -> str:
    turn, active = look.view.turn, look.view.active
    if look.view.moment == "over":
        return look.words("screen-over", turn=turn)
    if not turn:
        return look.words("screen-set-up")
    if look.seat is not None and look.in_turn(look.seat):
        whose = "screen-your-team-in-turn" if look.view.mode == "hydra" else "screen-your-turn"
        return look.words(whose, turn=turn)
    together = look.view.mode == "hydra"
    who = Phrase("team", {"number": look.keep_of(active) + 1}) if together else Phrase("seat", {"number": active + 1})
    return look.words("screen-turn", turn=turn, who=who)


def phases(look: Look) -> Text:
    """The parts of the set-up, or the phases of a turn; the current one lit."""
    moments = TURN if look.view.turn else SET_UP
    steps = [look.lit(look.words(f"moment-{each}"), look.view.moment == each) for each in moments]
    return ink(look.glyph(" │ "), "faint").join(steps)
