"""A match together with its record: it acts, goes back, and can be rebuilt from its start at any time.

How far back a person may go is derived, never declared: free undo stops at chance, at anything revealed, at a
concession and at another seat's act. A table of one person or of a team may agree to go further; the line of the record says so. Going back puts
the chance back as well: the same answer then rolls the same dice.
"""

from __future__ import annotations

from typing import Any, Final

from ludotek.kernel.chance import Chance, FastChance, SealedChance
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.event import Listener
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.record import (
    CHANCE,
    FLOOR,
    REVEAL,
    SHORT,
    Answer,
    Concession,
    End,
    Header,
    Line,
    Record,
    Takeback,
    Undo,
)
from ludotek.kernel.refusal import IllegalAction
from ludotek.kernel.schema import content_hash
from ludotek.kernel.step import CONCEDE, OpenFloor

# Why undo goes no further: keys of messages.
AT_START: Final = "undo-stops-at-start"
AT_CHANCE: Final = "undo-stops-at-chance"
AT_REVEAL: Final = "undo-stops-at-reveal"
AT_OTHER: Final = "undo-stops-at-other-seat"
AT_CONCESSION: Final = "undo-stops-at-concession"
CLOSED: Final = "undo-stops-closed"
NEEDED: Final = "undo-others-built-on-it"


class UndoRefused(LudotekError):
    """This cannot be taken back; the phrase says why."""

    def __init__(self, reason: Phrase) -> None:
        super().__init__(f"this cannot be undone: {reason.key}")
        self.reason = reason


class Reach:
    """How far back somebody can go: to this mark (answers that stay), in so many answers, and why not further."""

    def __init__(self, mark: int, answers: int, reason: Phrase) -> None:
        self.mark = mark
        self.answers = answers
        self.reason = reason

    def __repr__(self) -> str:
        return f"Reach(mark {self.mark}, {self.answers} answers, {self.reason.key})"


class Play:
    """One recorded game."""

    def __init__(self, game: Game, content: dict[str, Any], record: Record, origin: Chance, match: Match) -> None:
        self.game = game
        self.content = content
        self.record = record
        self.origin = origin  # the chance before anything was drawn
        self.match = match
        self.live = record.live()
        self.undone = sum(1 for line in record.lines if not isinstance(line, Answer))

    def clone(self) -> Play:
        """The same game, to be played on separately. Nobody listens to it."""
        return Play(self.game, self.content, self.record.clone(), self.origin, self.match.clone())

    def add(self, line: Line) -> None:
        line.apply(self.live)
        self.record.lines.append(line)

    def digest(self) -> str:
        return short_digest(self.match)

    # forward

    def act(self, seat: int, action: int) -> None:
        """Answer (or CONCEDE), and write it down; an illegal answer changes nothing."""
        match = self.match
        if self.record.end is not None:
            raise IllegalAction(match.not_your_turn())
        floor = isinstance(match.question, OpenFloor)
        draws, reveals = match.chance.draws, match.reveals
        match.act(seat, action)
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
        self.add(Answer(seat, action, notes, self.digest()))

    def close(self) -> None:
        """Write the end: how the game ended, or that it was abandoned. The seal is opened in both cases."""
        if self.record.end is None:
            outcome = self.match.outcome
            opening = self.origin.opening if isinstance(self.origin, SealedChance) else None
            self.record.end = End(None if outcome is None else outcome.to_data(), opening)

    # back

    def reach(self, seats: list[int]) -> Reach:
        """How far back the person who holds these seats can go freely, and why not further."""
        mark = len(self.live)
        if self.record.end is not None:
            return Reach(mark, 0, Phrase(CLOSED))
        while mark > 0 and not self.bar(seats, mark - 1):
            mark -= 1
        return Reach(mark, len(self.live) - mark, Phrase(self.bar(seats, mark - 1) if mark > 0 else AT_START))

    def bar(self, seats: list[int], place: int) -> str:
        """Why free undo does not cross this answer; "" if it does."""
        answer = self.live[place]
        if isinstance(answer, Concession):
            return AT_CONCESSION
        if answer.seat not in seats:
            return AT_OTHER
        if CHANCE in answer.notes:
            return AT_CHANCE
        if REVEAL in answer.notes:
            return AT_REVEAL
        return ""

    def undo(self, seats: list[int], mark: int = -1, agreed: bool = False) -> None:
        """Go back to a mark (-1: over the last answer); further than `reach` says only if the table agreed."""
        target = len(self.live) - 1 if mark == -1 else mark
        reach = self.reach(seats)
        closed = self.record.end is not None
        if closed or not 0 <= target < len(self.live) or (target < reach.mark and not agreed):
            raise UndoRefused(reach.reason)
        self.match = self.rebuilt(self.live[:target])
        self.add(Undo(target, list(seats), agreed, self.digest()))
        self.undone += 1

    def take_back(self, seats: list[int]) -> None:
        """On an open floor: put back one's own last act, although others have acted since.

        It must have used no chance and shown nothing, and what the others did must still be legal without it
        and bring the same chance and the same news.
        """
        reach = self.reach(seats)
        if self.record.end is not None:
            raise UndoRefused(reach.reason)
        first = len(self.live) - 1
        while first >= 0 and not (self.live[first].seat in seats and FLOOR in self.live[first].notes):
            first -= 1
        if first < 0:
            raise UndoRefused(reach.reason)
        stop = first + 1
        while stop < len(self.live) and FLOOR not in self.live[stop].notes:
            stop += 1  # the choices that followed from the act go with it
        for place in range(first, stop):
            why = self.bar(seats, place)
            if why:
                raise UndoRefused(Phrase(why))
        for place in range(stop, len(self.live)):
            if isinstance(self.live[place], Concession):  # whoever gave up did so in view of this act
                raise UndoRefused(Phrase(AT_CONCESSION))
            if self.live[place].seat in seats:  # a choice of one's own elsewhere: this was not the last act
                raise UndoRefused(reach.reason)
        self.match = self.without(first, stop)
        self.add(Takeback(first, stop, list(seats), self.digest()))
        self.undone += 1

    def without(self, first: int, stop: int) -> Match:
        """The position that the others' answers lead to when some answers are left out."""
        before, match = self.rebuilt(self.live[:stop]), self.rebuilt(self.live[:first])
        reveals = before.reveals - match.reveals
        for answer in self.live[stop:]:
            if match.why_not(answer.seat, answer.action) is not None:
                raise UndoRefused(Phrase(NEEDED))
            before.carry_out(answer.seat, answer.action)
            match.carry_out(answer.seat, answer.action)
            if match.chance.draws != before.chance.draws or match.reveals + reveals != before.reveals:
                raise UndoRefused(Phrase(NEEDED))
        return match

    def start(self, listener: Listener | None = None) -> Match:
        """The match before its first answer."""
        header = self.record.header
        return self.game.start(self.content, header.options, self.origin.clone(), listener, header.attended)

    def rebuilt(self, answers: list[Answer]) -> Match:
        """The match played again from its start."""
        match = self.start()
        for answer in answers:
            match.carry_out(answer.seat, answer.action)
        return match


def short_digest(match: Match) -> str:
    return match.digest()[:SHORT]


def describe_chance(chance: Chance) -> dict[str, Any]:
    """What the header says about chance: a seed, or the commitment to a secret one."""
    if isinstance(chance, SealedChance):
        return {"kind": "sealed", "commitment": chance.commitment}
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
) -> Play:
    """Start a game and its record. Options are checked here; content is the game's own unless it is given."""
    if chance.draws != 0:
        raise LudotekError("a game must start with a chance that nothing was drawn from")
    checked = game.check_options(options)
    raw = game.content(checked) if content is None else content
    origin = chance.clone()
    match = game.start(raw, checked, chance, listener, attended)
    seats, digest, described = match.seats, short_digest(match), describe_chance(origin)
    header = Header(game.name, game.rules_version, content_hash(raw), checked, seats, described, digest, attended)
    return Play(game, raw, Record(header, raw), origin, match)
