"""A game and everything that led to it: its positions and answers in words, and what could be taken back.

How far back a person may go is derived, never declared: free undo takes back one's last act, and stops at chance, at
anything revealed, at a concession and at another seat's act. On an open floor it reaches under what others did since, if
all of that means and does the same without it. What goes further is for the table to agree on.
"""

from __future__ import annotations

from typing import Any, Final

from ludotek.kernel.carrying import Carried, Worlds
from ludotek.kernel.chance import Chance
from ludotek.kernel.event import Listener
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.record import CHANCE, FLOOR, REVEAL, Answer, Concession, Record
from ludotek.kernel.thing import Meaning, Reference

# Why undo goes no further: keys of messages.
AT_START: Final = "undo-stops-at-start"
AT_CHANCE: Final = "undo-stops-at-chance"
AT_REVEAL: Final = "undo-stops-at-reveal"
AT_OTHER: Final = "undo-stops-at-other-seat"
AT_CONCESSION: Final = "undo-stops-at-concession"
NOTHING_OWN: Final = "undo-nothing-own"
CLOSED: Final = "undo-stops-closed"
NEEDED: Final = "undo-others-built-on-it"

STRIDE: Final = 8  # answers after which a position is kept rather than played again every time
KEPT: Final = 4  # positions, the latest ones: undo looks there again and again
CARRIED: Final = 6  # acts with others on top of them, the latest ones: about the last one of each seat


class Reach:
    """How far back somebody can go: to this mark (answers that stay), by this many answers, and why not further."""

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


class History:
    """One game with its record."""

    def __init__(
        self,
        game: Game,
        content: dict[str, Any],
        record: Record,
        origin: Chance,
        match: Match,
        before: History | None = None,
    ) -> None:
        """`before`: the history that this one continues, whose answers need not be worked out again."""
        self.game = game
        self.content = content
        self.record = record
        self.origin = origin  # the chance before anything was drawn
        self.match = match
        self.kept: dict[int, Match] = {}  # positions by the number of answers before them
        self.carried: dict[int, Carried] = {}  # what was done on top of acts, by their first answers
        if before is None:
            self.live = record.live()
            self.undone = sum(1 for line in record.lines if not isinstance(line, Answer))
        else:
            self.live = before.live[:]
            self.undone = before.undone
            self.kept = before.kept.copy()
            self.carried = before.carried.copy()

    # what could be taken back

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
        if self.origin.real:
            return ""  # slips of entry are put right, and people see for themselves what was turned up
        if CHANCE in answer.notes:
            return AT_CHANCE
        if REVEAL in answer.notes:
            return AT_REVEAL
        return ""

    def way_back(self, seats: list[int], yielding: list[int], before: int = -1) -> WayBack:
        """How the person who holds some seats takes back their last act (`before` an answer: one of the earlier ones).

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
        """What goes back by agreement: the last answer of anybody who is not a bot."""
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
        if any(answer.entered is not None for answer in self.live[first:]):
            return WayBack(
                first, stop, Phrase(AT_CHANCE)
            )  # without it the real dice and cards would have fallen otherwise
        if any(isinstance(answer, Concession) for answer in self.live[stop:]):
            return WayBack(first, stop, Phrase(AT_CONCESSION))  # whoever gave up did so in view of this act
        later = self.live[stop:]
        if by_number:
            return WayBack(first, stop, None, [answer.action for answer in later])
        actions = self.carry(first, stop)
        if len(actions) == len(later):
            return WayBack(first, stop, None, actions)
        needs = stop + len(actions)
        who = self.game.player(self.match, self.live[needs].seat)
        return WayBack(first, stop, Phrase(NEEDED, {"seat": who, "act": self.meaning(needs).phrase}))

    def carry(self, first: int, stop: int) -> list[int]:
        """The actions that stay when an act is left out, as far as they can; those of earlier looks are known."""
        known = self.carried.get(first)
        if known is None or not known.is_about(self.live, first, stop):
            new = self.at(first)
            old = new.clone()
            for answer in self.live[first:stop]:
                answer.give(old)
            known = Carried(Worlds(self.game, old, new), self.live[first:stop])
            if len(self.carried) == CARRIED:
                del self.carried[min(self.carried)]
            self.carried[first] = known
        return known.go_on(self.live[stop:])

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

    def meaning(self, place: int) -> Meaning:
        """What an answer meant."""
        answer = self.live[place]
        if answer.meaning is None:
            if isinstance(answer, Concession):
                answer.meaning = Meaning(Reference("concede", {}), Phrase("act-concede"))
            else:
                answer.meaning = self.game.meaning(self.at(place), answer.seat, answer.action)
        return answer.meaning

    def start(self, listener: Listener | None = None) -> Match:
        """The match before its first answer."""
        header = self.record.header
        return self.game.start(self.content, header.options, self.origin.clone(), listener, header.attended)

    def at(self, place: int) -> Match:
        """The position before an answer, to be played on; nobody listens."""
        known = 0
        for each in self.kept:
            if known < each <= place:
                known = each
        match = self.kept[known].clone() if known in self.kept else self.start()
        for at in range(known, place):
            if at > known and at % STRIDE == 0:
                self.keep(at, match)
            self.live[at].give(match)
        return match

    def keep(self, place: int, match: Match) -> None:
        """Keep a position, but none that is older than those that are kept."""
        if len(self.kept) == KEPT:
            oldest = min(self.kept)
            if place < oldest:
                return
            del self.kept[oldest]
        self.kept[place] = match.clone()
