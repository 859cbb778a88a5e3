"""The guide: which bubbles of a lesson are due now. It follows from the answers that count alone, so that a reload, an
undo and a second tab agree."""

from __future__ import annotations

from collections.abc import Mapping

from ludotek.api import Decision, Match
from ludotek.kernel.record import Answer
from ludotek.table.lesson import Bubble, Lesson


class Asked:
    """What a question to somebody who is taught means to the lesson: its name, and the bubbles that fit it."""

    def __init__(self, decision: Decision, bubbles: list[Bubble]) -> None:
        self.name = decision.name
        self.fits = [bubble for bubble in bubbles if fits(bubble, decision)]
        self.verb = ""  # what was answered
        self.things: Mapping[str, str] = {}

    def answered(self, decision: Decision, action: int) -> Asked:
        did = next((each for each in decision.options if each.action == action), None)
        if did is not None:  # else the game was given up
            self.verb, self.things = did.verb, did.things
        return self


def fits(bubble: Bubble, decision: Decision) -> bool:
    """Its question, with the answers that it speaks of."""
    wanted = [each for each in (bubble.offers, bubble.now) if each is not None]
    offered = all(any(each.is_done_by(option.verb, option.things) for option in decision.options) for each in wanted)
    return bubble.at == decision.name and offered


def found_out(bubble: Bubble, asked: Asked) -> bool:
    """It would only have shown an answer that has been given without it."""
    offers = bubble.offers
    return (
        bubble.now is None
        and offers is not None
        and bubble.at == asked.name
        and offers.is_done_by(asked.verb, asked.things)
    )


class Guidance:
    """Where a lesson stands: the bubbles that are due, and those that were due before."""

    def __init__(self, lesson: Lesson, due: list[Bubble], seen: list[Bubble]) -> None:
        self.lesson = lesson
        self.due = due
        self.seen = seen


class Guide:
    """Follows one game through its lesson. What it knows of answers is kept as long as they count."""

    def __init__(self, lesson: Lesson, people: list[int]) -> None:
        self.lesson = lesson
        self.people = people
        self.known: list[tuple[Answer, Asked | None]] = []

    def guidance(self, match: Match, seat: int) -> Guidance:
        """For a seat that is asked now, or waits."""
        progress = Progress(self.lesson.bubbles)
        for asked in self.trail(match):
            progress.meet(asked)
            progress.answer(asked)
        decision = match.decision(seat) if seat in self.people and not match.over else None
        due = [] if decision is None else progress.meet(Asked(decision, self.lesson.bubbles))
        return Guidance(self.lesson, due, progress.seen)

    def trail(self, match: Match) -> list[Asked]:
        """The questions that have been answered by those who are taught, since the lesson began."""
        same = 0
        for (answer, _), live in zip(self.known, match.live, strict=False):
            if answer is not live:
                break
            same += 1
        fresh = [(answer, self.asked(match, same + n)) for n, answer in enumerate(match.live[same:])]
        self.known = [*self.known[:same], *fresh]
        return [asked for _, asked in self.known[len(self.lesson.played) :] if asked is not None]

    def asked(self, match: Match, place: int) -> Asked | None:
        answer = match.live[place]
        if answer.seat not in self.people or place < len(self.lesson.played):
            return None
        decision = match.moved_to(match.at(place)).decision(answer.seat)
        return None if decision is None else Asked(decision, self.lesson.bubbles).answered(decision, answer.action)


class Progress:
    """Walks from question to question."""

    def __init__(self, bubbles: list[Bubble]) -> None:
        self.bubbles = bubbles
        self.left = bubbles[:]
        self.waiting: list[Bubble] = []  # shown, and what they ask for has not been done
        self.visits: dict[str, int] = {}
        self.did: list[Asked] = []
        self.name = ""

    @property
    def seen(self) -> list[Bubble]:
        return [bubble for bubble in self.bubbles if bubble not in self.left]

    def meet(self, asked: Asked) -> list[Bubble]:
        """The bubbles that are due at a question: to the first that asks for something."""
        if asked.name != self.name:
            self.visits[asked.name] = self.visits.get(asked.name, 0) + 1
        self.name = asked.name
        self.left = [each for each in self.left if each not in self.waiting or each in asked.fits]
        due: list[Bubble] = []
        for bubble in self.left:
            if bubble in asked.fits and self.is_time_for(bubble):
                due.append(bubble)
                if bubble.now is not None:
                    break
        self.waiting = due
        return due

    def is_time_for(self, bubble: Bubble) -> bool:
        after = bubble.after
        done = after is None or any(after.is_done_by(each.verb, each.things) for each in self.did)
        return done and self.visits[self.name] >= bubble.visit

    def answer(self, asked: Asked) -> None:
        """What was read is seen; what was asked for stays until it is done; what was found out needs no telling."""
        self.did.append(asked)
        done = [each for each in self.waiting if each.now is None or each.now.is_done_by(asked.verb, asked.things)]
        done += [each for each in self.left if found_out(each, asked)]
        self.left = [each for each in self.left if each not in done]
        self.waiting = [each for each in self.waiting if each not in done]
