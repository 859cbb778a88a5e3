"""A match together with its record: it acts and goes back, and whatever it does is a line of the record.

A table may agree to go further back than is free, also after the end; the line says so. Going back puts the chance back
as well: the same answer then rolls the same dice.
"""

from __future__ import annotations

from typing import Any, Final

from ludotek.kernel.chance import Chance, FastChance, SealedChance
from ludotek.kernel.choice import Floor
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.event import Listener
from ludotek.kernel.game import Game
from ludotek.kernel.header import SHORT, Header
from ludotek.kernel.history import History, WayBack
from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.reader import content_hash
from ludotek.kernel.record import (
    CHANCE,
    ENDING,
    FLOOR,
    REVEAL,
    Answer,
    Concession,
    End,
    Line,
    Record,
    Takeback,
    Undo,
    crossed,
)
from ludotek.kernel.refusal import IllegalAction, Refusal
from ludotek.kernel.seal import Seal, describe
from ludotek.kernel.step import CONCEDE
from ludotek.kernel.thing import Meaning

MOST_ANSWERS: Final = 20_000  # of one game; only cards of somebody's own make one that goes on for so long


class UndoRefused(LudotekError):
    """This cannot be taken back; the phrase says why."""

    def __init__(self, reason: Phrase) -> None:
        super().__init__(f"this cannot be undone: {reason.key}")
        self.reason = reason


class Play(History):
    """One recorded game, to be played on."""

    def clone(self) -> Play:
        """The same game, to be played on separately. Nobody listens to it."""
        return Play(self.game, self.content, self.record.clone(), self.origin, self.match.clone(), self)

    def add(self, line: Line) -> None:
        line.apply(self.live)
        self.record.lines.append(line)

    def digest(self) -> str:
        return short_digest(self.match)

    # forward

    def act(self, seat: int, action: int, meaning: Meaning | None = None, entered: list[int] | None = None) -> None:
        """Answer (or CONCEDE), and write it down; an illegal answer changes nothing. `meaning`: of the answer, where
        somebody has asked for it already; `entered`: what real dice and cards show. Where more of them must be known
        first, it raises Waiting, and the game is of no further use."""
        match = self.match
        if self.record.end is not None:
            raise IllegalAction(match.not_your_turn())
        refusal = match.why_not(seat, action)
        if refusal is None and len(self.live) >= MOST_ANSWERS and action != CONCEDE:
            refusal = Refusal([], Phrase("refusal-too-long"))
        if refusal is not None:
            raise IllegalAction(refusal)
        floor = isinstance(match.question, Floor)
        draws, reveals = match.chance.draws, match.reveals
        if meaning is None and action != CONCEDE:
            meaning = self.game.meaning(match, seat, action)
        if match.chance.real:
            match.chance.enter([] if entered is None else entered[:])
        match.carry_out(seat, action)
        match.chance.acted()
        notes: list[str] = []
        if match.chance.draws != draws:
            notes.append(CHANCE)
        if match.reveals != reveals:
            notes.append(REVEAL)
        if action == CONCEDE:
            self.add(Concession(seat, notes, self.digest()))
            return
        if floor:
            notes.append(FLOOR)
        answer = Answer(seat, action, notes, self.digest())
        answer.entered = entered[:] if entered else None
        answer.meaning = meaning
        self.add(answer)

    def close(self) -> None:
        """Write the end: how the game ended, or that it was abandoned. The seal is opened in both cases."""
        if self.record.end is None:
            outcome = self.match.outcome
            opening = self.origin.opening if isinstance(self.origin, SealedChance) else None
            self.record.end = End(None if outcome is None else outcome.to_data(), opening)

    # back

    def undo(self, seats: list[int], mark: int = -1, agreed: bool = False, asked: list[int] | None = None) -> None:
        """Go back to a mark (-1: over the last answer); further than `reach` says only if the table agreed, for which
        the seats `asked` have said yes. A game that is over is resumed."""
        target = len(self.live) - 1 if mark == -1 else mark
        reach = self.reach(seats)
        closed = self.record.end is not None and not (agreed and self.match.over)
        if closed or not 0 <= target < len(self.live) or (target < reach.mark and not agreed):
            raise UndoRefused(reach.reason)
        across = None if asked is None else crossed(self.live[target:]) + ([ENDING] if self.match.over else [])
        self.record.end = None
        self.match = self.at(target)
        self.add(Undo(target, list(seats), agreed, self.digest(), 0, asked, across))
        self.went_back(target)

    def take_back(self, seats: list[int], by_number: bool = False) -> None:
        """On an open floor: put back a seat's last act, although others have acted since. `by_number`: as old records
        did it, in which the later answers kept their numbers."""
        self.leave_out(self.way_under(seats, self.last_of(seats, len(self.live)), by_number), seats, by_number)

    def go_back(self, way: WayBack, seats: list[int], yielding: list[int]) -> None:
        """Take back what `way_back` has found for these seats."""
        if way.reason is None and way.stop == len(self.live):
            self.undo([*seats, *yielding], way.first)
        else:
            self.leave_out(way, seats)

    def leave_out(self, way: WayBack, seats: list[int], by_number: bool = False) -> None:
        if way.reason is not None:
            raise UndoRefused(way.reason)
        match = self.at(way.first)
        for answer, action in zip(self.live[way.stop :], way.actions, strict=True):
            match.act(answer.seat, action)
        self.match = match
        self.add(Takeback(way.first, way.stop, list(seats), self.digest(), 0, None if by_number else way.actions))
        self.went_back(way.first)

    def went_back(self, mark: int) -> None:
        self.undone += 1
        self.kept = {place: match for place, match in self.kept.items() if place <= mark}
        self.carried = {first: carried for first, carried in self.carried.items() if first < mark}


def short_digest(match: Match) -> str:
    return match.digest()[:SHORT]


def describe_chance(chance: Chance, header: Header, seal: Seal) -> dict[str, Any]:
    """What the header says about chance: a seed, or the commitment to a secret one."""
    if isinstance(chance, SealedChance):
        return describe(chance, seal, header)
    if isinstance(chance, FastChance):
        high: int = chance.high  # as int, because 64 bits do not fit into an i64
        low: int = chance.low
        return {"kind": "fast", "seed": (high << 32) | low}
    return chance.to_data()


def begin(
    game: Game,
    options: dict[str, Any],
    chance: Chance,
    content: dict[str, Any] | None = None,
    listener: Listener | None = None,
    attended: bool = False,
    seal: Seal | None = None,
) -> Play:
    """Start a game and its record. Options are checked here; content is the game's own unless it is given. `seal`: what
    sealed chance is bound to besides the game."""
    if chance.draws != 0:
        raise LudotekError("a game must start with an unused chance")
    checked = game.check_options(options)
    raw = game.content(checked) if content is None else content
    origin = chance.clone()
    match = game.start(raw, checked, chance, listener, attended)
    header = Header(
        game.name, game.rules_version, content_hash(raw), checked, match.seats, {}, short_digest(match), attended
    )
    header.chance = describe_chance(origin, header, Seal() if seal is None else seal)
    return Play(game, raw, Record(header, raw), origin, match)
