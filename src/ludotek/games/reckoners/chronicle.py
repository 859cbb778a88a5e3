"""What a game of The Reckoners was like: rounds, lives, symbols against what the dice promise, who did what."""

from __future__ import annotations

from collections import Counter
from typing import Final

from ludotek.games.reckoners.codec import seat_phrase, thing
from ludotek.games.reckoners.rules import events
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import FACES, POPULATION, STEELHEART
from ludotek.games.reckoners.rules.symbols import total
from ludotek.games.reckoners.rules.using import UseDice
from ludotek.kernel.chronicle import FEWEST, MOST, Chart, Chronicle, Chronicler, Figure, Point, Ranking, Row, Sentence
from ludotek.kernel.event import Event
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.step import DONE

BY_SEAT: Final = {
    events.CONTAINED: "contained",
    events.TRACK_CONTAINED: "contained",
    events.EPIC_ATTACKED: "damage",
    events.STEELHEART_ATTACKED: "damage",
    events.RESEARCHED: "research",
    events.DEFEATED: "epics",
    events.ENFORCEMENT_REMOVED: "enforcement",
    events.PLANNED: "plans",
}  # what whoever answers has done
WASTED: Final = 4  # dice left unused: worth a word
LITTLE: Final = 4  # contained is less than one step in so many: worth a word


class ReckonersChronicler(Chronicler):
    match: City

    def __init__(self, match: City) -> None:
        super().__init__(match)
        self.count: list[Counter[str]] = [Counter() for _ in range(match.seats)]  # by seat
        self.symbols: Counter[int] = Counter()  # rolled, by round
        self.expected: Counter[int] = Counter()  # by round, in sixths
        self.lost_to: Counter[int] = Counter()  # lives by whose doing
        self.bases = 0
        self.confiscated = 0
        self.steps = 0  # of brackets, forward
        self.bracket = 0  # of the Epic that is active
        self.seat = 0  # who answers
        self.left: list[int] = []  # dice that lie there as somebody says that the use of dice is over

    def answers(self, seat: int, action: int) -> None:
        self.dice_are_gone()
        self.seat = seat
        if action == DONE and isinstance(self.match.question, UseDice):
            self.left = [len(dice) for dice in self.match.dice]

    def dice_are_gone(self) -> None:
        """Has the last word ended the use of dice? What lay there is worth nothing (RK-30)."""
        left, self.left = self.left, []
        if any(left) and not any(self.match.dice):
            for seat, n in enumerate(left):
                self.count[seat]["unused"] += n

    def hear(self, event: Event) -> None:
        kind, values = event.kind, event.values
        if kind in BY_SEAT:
            self.count[self.seat][BY_SEAT[kind]] += 1
        elif kind is events.STEELHEART_RESEARCHED:
            self.count[self.seat]["research"] += values[0]
        elif kind is events.DIE_TAKEN:
            self.count[values[0]]["dice"] += 1
        elif kind in (events.ROLLED, events.ROLLED_BY_FAITH):
            self.roll(values[2], values[3])
        elif kind is events.POPULATION_LOST:
            self.lost_to[int(event.cause)] += values[0]
        elif kind is events.ACTIVATED:
            self.bracket = values[1]
        elif kind is events.BRACKET_MOVED:
            self.steps += values[1] - self.bracket
        elif kind is events.BASE_FOUND:
            self.bases += 1
        elif kind is events.DIE_CONFISCATED:
            self.confiscated += 1

    def roll(self, code: int, n: int) -> None:
        """So many dice of a kind showed this face."""
        box, now = self.match.box, int(self.match.round)
        self.symbols[now] += n * int(total(box.symbols[code]))
        self.expected[now] += n * sum(int(total(box.symbols[side])) for side in box.dice[code // FACES].sides)

    # telling

    def tell(self, seats: list[int]) -> Chronicle:
        g = self.match
        self.dice_are_gone()
        figures = [
            Figure("rounds", int(g.round), best=FEWEST),
            Figure("population", int(g.population), POPULATION, MOST),
            Figure("epics", self.all("epics"), best=MOST),
        ]
        points = [Point(n, self.symbols[n], self.expected[n] / FACES) for n in range(1, int(g.round) + 1)]
        return Chronicle(
            self.decided(),
            thing(g, "card", self.portrait()),
            g.box.phrase(self.portrait()),
            figures,
            Chart("symbols", points, exact=True),
            [self.reckoners(), *self.causes()],
            self.tip() if seats else None,
            self.counts(),
        )

    def all(self, what: str) -> int:
        return sum(count[what] for count in self.count)

    def won(self) -> bool:
        return self.match.outcome is not None and self.match.outcome.how == "steelheart"

    def worst(self) -> int | None:
        """Who cost most lives."""
        return max(self.lost_to, key=lambda cause: self.lost_to[cause], default=None)

    def decided(self) -> Sentence:
        outcome, worst = self.match.outcome, self.worst()
        assert outcome is not None
        if outcome.how == "steelheart":
            return Sentence(Phrase("decided-steelheart", {"who": seat_phrase(self.match, self.seat)}), outcome.rule)
        if outcome.how == "population" and worst is not None:
            slots: dict[str, Slot] = {"who": self.match.box.phrase(worst), "n": self.lost_to[worst]}
            return Sentence(Phrase("decided-population", slots), outcome.rule)
        return Sentence(Phrase(f"end-{outcome.how}"), outcome.rule)

    def portrait(self) -> int:
        """Steelheart who has fallen, or whoever cost most lives."""
        worst = self.worst()
        return STEELHEART if self.won() or worst is None else worst

    def reckoners(self) -> Ranking:
        names = ["contained", "damage", "research", "unused"]
        rows = [
            Row(seat_phrase(self.match, seat), seat, [count[name] for name in names])
            for seat, count in enumerate(self.count)
        ]
        return Ranking("reckoners", names, rows)

    def causes(self) -> list[Ranking]:
        """Lives lost, by whose doing, the worst first."""
        rows = [Row(self.match.box.phrase(cause), -1, [n]) for cause, n in self.lost_to.most_common(3)]
        return [Ranking("causes", ["lost"], rows)] if rows else []

    def tip(self) -> Sentence | None:
        """The first that fits."""
        contained, unused = self.all("contained"), self.all("unused")
        if contained * LITTLE < self.steps:
            return Sentence(Phrase("tip-contain", {"n": contained, "all": self.steps}), "RK-37")
        if unused >= WASTED:
            return Sentence(Phrase("tip-unused", {"n": unused}), "RK-30")
        if self.confiscated:
            return Sentence(Phrase("tip-confiscated", {"n": self.confiscated}), "RK-52")
        return None

    def counts(self) -> dict[str, int]:
        g = self.match
        names = ("contained", "damage", "research", "epics", "enforcement", "plans", "dice", "unused")
        return {
            **{name: self.all(name) for name in names},
            "won": int(self.won()),
            "rounds": int(g.round),
            "population": int(g.population),
            "steps": self.steps,
            "bases": self.bases,
            "confiscated": self.confiscated,
            "difficulty": int(g.difficulty),
            "seats": int(g.seats),
            "symbols": sum(self.symbols.values()),
            "expected": sum(self.expected.values()) // FACES,
        }
