"""A match together with its record: it acts, goes back, and can be rebuilt from its start at any time.

How far back a person may go is derived, never declared: free undo takes back the own last act, and stops at chance, at
anything revealed, at a concession and at another seat's act. On an open floor it reaches under what others did since, if
all of that means and does the same without it. A table may agree to go further, also after the end; the record says so.
Going back puts the chance back as well: the same answer then rolls the same dice.
"""

from __future__ import annotations

from typing import Any, Final

from ludotek.kernel.carrying import Worlds
from ludotek.kernel.chance import Chance, FastChance, SealedChance
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.event import Listener
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.record import (
    CHANCE,
    ENDING,
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
    crossed,
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
NOTHING_OWN: Final = "undo-nothing-own"
CLOSED: Final = "undo-stops-closed"
NEEDED: Final = "undo-others-built-on-it"

FAR: Final = 32  # answers: from there on a position is kept rather than played again every time


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


class WayBack:
    """What an undo takes back: the answers from `first` up to `stop`; none if they are equal.

    `reason` says why that is not free, None if it is; `actions` are the numbers of the answers that stay behind it.
    """

    def __init__(self, first: int, stop: int, reason: Phrase | None, actions: list[int] | None = None) -> None:
        self.first = first
        self.stop = stop
        self.reason = reason
        self.actions: list[int] = [] if actions is None else actions

    @property
    def free(self) -> bool:
        return self.reason is None

    def __repr__(self) -> str:
        return f"WayBack({self.first} to {self.stop}, {'free' if self.reason is None else self.reason.key})"


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
        self.kept: Match | None = None  # the position before the answer `kept_at`: undo looks there again and again
        self.kept_at = 0

    def clone(self) -> Play:
        """The same game, to be played on separately. Nobody listens to it."""
        copy = Play(self.game, self.content, self.record.clone(), self.origin, self.match.clone())
        copy.live = self.live[:]
        copy.kept = self.kept
        copy.kept_at = self.kept_at
        return copy

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
        refusal = match.why_not(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        floor = isinstance(match.question, OpenFloor)
        draws, reveals = match.chance.draws, match.reveals
        did = None if action == CONCEDE else self.game.explain(match, seat, action)
        match.carry_out(seat, action)
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
        answer.did = did
        self.add(answer)

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

    def undo(self, seats: list[int], mark: int = -1, agreed: bool = False, asked: list[int] | None = None) -> None:
        """Go back to a mark (-1: over the last answer); further than `reach` says only if the table agreed, for which
        the seats `asked` have said yes. A game that has come to its end goes on again."""
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
        """On an open floor: put back the own last act, although others have acted since. `by_number`: as old records
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
        if self.kept_at > mark:
            self.kept, self.kept_at = None, 0

    def way_back(self, seats: list[int], yielding: list[int], before: int = -1) -> WayBack:
        """How the person who holds some seats takes back the own last act (`before` an answer: one of the earlier ones).

        What `yielding` seats (bots) have answered since goes back with it.
        """
        end = len(self.live)
        if self.record.end is not None:
            return WayBack(end, end, Phrase(CLOSED))
        place = self.last_of(seats, end if before < 0 else before)
        if place < 0:
            return WayBack(end, end, Phrase(NOTHING_OWN if end > 0 else AT_START))
        going = [*seats, *yielding]
        if any(answer.seat not in going for answer in self.live[place:]):
            return self.way_under(seats, place)
        return WayBack(place, end, self.first_bar(going, place, end))

    def way_further(self, yielding: list[int], before: int = -1) -> WayBack:
        """What goes back by agreement: the last answer of anybody who is no bot."""
        end = len(self.live)
        place = (end if before < 0 else before) - 1
        while place >= 0 and self.live[place].seat in yielding:
            place -= 1
        return WayBack(end, end, Phrase(AT_START)) if place < 0 else WayBack(place, end, None)

    def way_under(self, seats: list[int], place: int, by_number: bool = False) -> WayBack:
        """How an act on an open floor is taken back from under what others did since: the one with this answer.

        It must have used no chance and shown nothing, and what the others did must mean and do the same without it.
        """
        end = len(self.live)
        if self.record.end is not None:
            return WayBack(end, end, Phrase(CLOSED))
        first = place
        while first >= 0 and FLOOR not in self.live[first].notes:
            first -= 1
        if first < 0 or self.live[first].seat not in seats:
            return WayBack(end, end, Phrase(AT_OTHER if end > 0 else AT_START))
        stop = first + 1
        while stop < end and FLOOR not in self.live[stop].notes:
            stop += 1  # the choices that followed from the act go with it
        why = self.first_bar(seats, first, stop)
        if why is not None:
            return WayBack(first, stop, why)
        if any(isinstance(answer, Concession) for answer in self.live[stop:]):
            return WayBack(first, stop, Phrase(AT_CONCESSION))  # whoever gave up did so in view of this act
        later = self.live[stop:]
        if by_number:
            return WayBack(first, stop, None, [answer.action for answer in later])
        new = self.at(first)
        old = new.clone()
        for answer in self.live[first:stop]:
            old.carry_out(answer.seat, answer.action)
        actions = Worlds(old, new).carry(later)
        if len(actions) == len(later):
            return WayBack(first, stop, None, actions)
        needs = stop + len(actions)
        who = self.game.player(self.match, self.live[needs].seat)
        return WayBack(first, stop, Phrase(NEEDED, {"seat": who, "act": self.deed(needs)}))

    def last_of(self, seats: list[int], before: int) -> int:
        """The last answer of some seats before a place; -1 if there is none."""
        place = before - 1
        while place >= 0 and self.live[place].seat not in seats:
            place -= 1
        return place

    def first_bar(self, seats: list[int], first: int, stop: int) -> Phrase | None:
        """Why these seats cannot freely put back the answers from one place to another; None if they can."""
        for place in range(first, stop):
            why = self.bar(seats, place)
            if why:
                return Phrase(why)
        return None

    # looking back

    def deed(self, place: int) -> Phrase:
        """What an answer was, in words."""
        answer = self.live[place]
        if answer.did is None:
            concedes = isinstance(answer, Concession)
            at = self.at(place)
            answer.did = Phrase("act-concede") if concedes else self.game.explain(at, answer.seat, answer.action)
        return answer.did

    def start(self, listener: Listener | None = None) -> Match:
        """The match before its first answer."""
        header = self.record.header
        return self.game.start(self.content, header.options, self.origin.clone(), listener, header.attended)

    def at(self, place: int) -> Match:
        """The position before an answer, to be played on; nobody listens."""
        known = 0
        if self.kept is not None and self.kept_at <= place:
            match, known = self.kept.clone(), self.kept_at
        else:
            match = self.start()
        for answer in self.live[known:place]:
            match.carry_out(answer.seat, answer.action)
        if place - known > (FAR if known == 0 else 4 * FAR):
            self.kept, self.kept_at = match.clone(), place
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
