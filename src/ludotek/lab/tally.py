"""What many games come to, counted one by one: none of them needs to be remembered."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any

from ludotek.lab.simulate import Played
from ludotek.lab.statistics import Share, spread


class Tally:
    def __init__(self, played: Iterable[Played] = ()) -> None:
        self.games = 0
        self.seats: list[Share] = []
        self.ends: Counter[str] = Counter()
        self.counted: defaultdict[str, Counter[int]] = defaultdict(Counter)
        self.by: defaultdict[str, defaultdict[str, Share]] = defaultdict(lambda: defaultdict(Share))
        for each in played:
            self.add(each)

    def add(self, each: Played) -> None:
        self.games += 1
        self.seats = self.seats or [Share() for _ in each.scores]
        for seat, score in zip(self.seats, each.scores, strict=True):
            seat.add(score)
        self.ends[each.how] += 1
        self.counted["decisions"][each.decisions] += 1
        for name, fact in each.facts.items():
            if isinstance(fact, int):
                self.counted[name][fact] += 1
            elif isinstance(fact, list):
                for words, score in zip(fact, each.scores, strict=True):
                    for word in words.split("+"):
                        self.by[name][word].add(score)
            elif len(each.scores) == 1:
                self.by[name][fact].add(each.scores[0])

    def is_known(self, within: float) -> bool:
        """Is how often each seat wins known to ± this much?"""
        return all(high - low <= 2 * within for low, high in (seat.interval() for seat in self.seats))

    def lengths(self) -> dict[str, Any]:
        """Decisions (with a real choice), and whatever else a game counts."""
        return {name: spread(list(counts.elements())) for name, counts in self.counted.items()}

    def groups(self) -> dict[str, Any]:
        """The win rate for each word that a fact can be: of the whole game, such as a hero (with one seat only: with
        more, somebody always wins), or of a seat, such as its factions."""
        return {
            name: {word: share.figures() for word, share in sorted(words.items())} for name, words in self.by.items()
        }
