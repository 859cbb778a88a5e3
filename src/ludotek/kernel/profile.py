"""What a game is, for the rooms above it: they carry any game and know none.

A game declares its profile beside its rules. What is the same for everybody is data; what depends on a position is a
method with a plain answer, which a game overrides for its own match where it has something to say.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from mypy_extensions import mypyc_attr

from ludotek.kernel.chronicle import Chronicler
from ludotek.kernel.event import Event
from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.sheet import Sheet
from ludotek.kernel.step import Own
from ludotek.kernel.thing import Reference

# Who plays against whom.
SOLO: Final = "solo"
VERSUS: Final = "versus"
TOGETHER: Final = "together"  # with open cards: all win or lose

# What an open floor means to bots that play with people; on any other floor they act at once.
AFTER_PEOPLE: Final = "after-people"  # they wait until every person is done, or until they are asked to go ahead
TEAM: Final = "team"  # a decision of the team: they take no part, and a person's word counts for all of its seats

# Who may talk in private.
NOBODY: Final = "nobody"
TEAMS: Final = "teams"
FORBIDDEN: Final = "forbidden"  # there are teams, but the rules keep them from talking


class Mode:
    """One way to play a game: for how many, against whom, and who may talk in private.

    Where a game has an option "mode", the name is one of its words; else it has one mode without a name. `rule` is the
    clause that describes it.
    """

    def __init__(self, name: str, seats: list[int], company: str = VERSUS, talk: str = NOBODY, rule: str = "") -> None:
        self.name = name
        self.seats = seats
        self.company = company
        self.talk = talk
        self.rule = rule

    @property
    def together(self) -> bool:
        return self.company == TOGETHER

    def __repr__(self) -> str:
        return f"Mode({self.name or 'the only one'}: {self.company}, seats {self.seats})"


class Plan:
    """Who may attack whom in a mode, as a drawing of it needs to know: attackers with whom they may attack, the sides of
    more than one seat, and the seat that stands out (-1: none does)."""

    def __init__(self, attacks: list[tuple[int, int]], sides: list[list[int]], star: int = -1) -> None:
        self.attacks = attacks
        self.sides = sides
        self.star = star


@mypyc_attr(allow_interpreted_subclasses=True)
class Profile:
    """What a game says about itself.

    `floors`: what an open floor means to bots and to undo, by its rule.
    `windows`: rules of questions that only ask whether to use something now; `uses`: the verbs of options that use
    something, and its role there ("" where it has none, but is what the verb says).
    `clauses`: the rules of options that have one of their own, by their verbs; else the question's rule explains them.
    `silence`: the rule by which players keep to themselves what they know.
    `set_up`: the rule by which the table is laid out.
    `leaves`: the name of the fact that a seat is out of the game.
    `dice`: are dice rolled as the game goes on?
    `minutes`: how long a game takes; `long_from`: the number of seats from which it takes much longer (0: never).
    `ladder`: the option that makes the game harder; how often bots win at each of its values is measured.
    `daily`: the options of the game of the day, which one person plays alone; None: there is none.
    `levels`: the players that some levels for people are in this game, where others than usual suit it.
    """

    def __init__(
        self,
        modes: list[Mode],
        floors: dict[str, str] | None = None,
        windows: Sequence[str] = (),
        uses: dict[str, str] | None = None,
        clauses: dict[str, str] | None = None,
        silence: str = "",
        set_up: str = "",
        leaves: str = "",
        dice: bool = False,
        minutes: tuple[int, int] = (0, 0),
        long_from: int = 0,
        publisher: str = "",
        ladder: str = "",
        daily: dict[str, Any] | None = None,
        levels: dict[str, str] | None = None,
    ) -> None:
        self.modes = modes
        self.floors: dict[str, str] = floors or {}
        self.windows = list(windows)
        self.uses: dict[str, str] = uses or {}
        self.clauses: dict[str, str] = clauses or {}
        self.silence = silence
        self.set_up = set_up
        self.leaves = leaves
        self.dice = dice
        self.minutes = minutes
        self.long_from = long_from
        self.publisher = publisher
        self.ladder = ladder
        self.daily = daily
        self.levels: dict[str, str] = levels or {}

    def mode(self, options: dict[str, Any]) -> Mode:
        """The mode that is played with these options; without a choice, the first one."""
        for mode in self.modes:
            if mode.name == options.get("mode", ""):
                return mode
        return self.modes[0]

    def plan(self, mode: Mode, seats: int) -> Plan | None:
        """Who may attack whom with so many seats; None where there is nothing to draw."""
        return None

    # what depends on the position

    def teams(self, match: Own) -> list[list[int]]:
        """The teams of more than one seat, where some seats play against others."""
        return []

    def aim(self, match: Own, seat: int) -> Phrase | None:
        """Who is whose enemy, as far as it depends on where one sits."""
        return None

    def figure(self, match: Own, seat: int) -> Phrase | None:
        """Whom a seat plays, where it plays somebody."""
        return None

    def merit(self, match: Own) -> list[int]:
        """How well a finished game went for those who played it, to compare it with others of the same deal: the first
        number that differs decides, more is better."""
        m: Match = match
        return [] if m.outcome is None else [int(m.outcome.scores[0] * 100)]

    def where(self, match: Own) -> Phrase | None:
        """How far the game has come, such as its round."""
        return None

    def facts(self, match: Own, options: dict[str, Any], seats: list[int]) -> dict[str, Any]:
        """What statistics of one's own games count, by the name of the option that has the words for it: some of the
        options, and what chance or a draft has given to these seats."""
        return {}

    def outlook(self, match: Own) -> Any:
        """What everybody can foresee of what comes next, as a record; None where nothing of the kind is to come."""
        return None

    def shift(self, now: Any, at: Own, then: Own) -> Any:
        """How the outlook `now`, of a position, has changed in another that an answer leads to; None if it has not, or if
        it would take too long to find out."""
        return None

    def is_fatal(self, now: Any, match: Own, seat: int, action: int) -> bool:
        """Would an answer let come what the outlook foresees, and is that a defeat for certain?"""
        return False

    def is_idle(self, match: Own, seat: int, action: int) -> bool:
        """Would an answer only cost, as far as the seat can know? The match is a copy without chance."""
        return False

    # what is told when it is over

    def chronicler(self, match: Own) -> Chronicler | None:
        """Who follows a game, played again from its beginning, to tell what it was like; None: nothing is told."""
        return None

    def out(self, match: Own) -> list[int]:
        """The seats that are out of a game that goes on without them."""
        return []

    # what is shown fact by fact

    def unfolding(self, before: Own, happened: Sequence[Event]) -> range:
        """The facts of an answer that are shown one after the other, by their places; none: the end is shown at once."""
        return range(0)

    def scene(self, match: Own, told: Sequence[Event]) -> Any:
        """What such facts change, as a record that everybody may see, after those that were `told` of the answer."""
        raise NotImplementedError

    # what explains an option

    def cards_beside(self, option: Reference, sheets: list[Sheet]) -> list[Sheet]:
        """The cards that explain an option besides those that it names."""
        return []

    def texts_beside(self, option: Reference, sheets: list[Sheet]) -> list[tuple[Sheet, str]]:
        """Texts of cards that explain an option: the card, and what the text is for."""
        return []
