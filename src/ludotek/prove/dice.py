"""Dice: every number as often as any other, every order of cards, whatever the seed, the stream and the kind of chance."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import permutations
from typing import ClassVar

from ludotek.kernel.chance import Chance, FastChance, SealedChance
from ludotek.prove.campaign import Campaign, Found

ROLLS = 20_000  # of each type in a case
SIDES = (2, 3, 6, 8, 20)
CARDS = 5  # of which all orders are counted
MORE_CARDS = 12  # of which the places are counted
ALPHA = 1e-6  # the chance of a false alarm, for all tests together


class Dice(Campaign):
    unit = "rolls of a type"
    small = 20_000
    full = 20_000_000
    planted: ClassVar = {
        "modulo": "numbers are taken from six bits without rejecting the uneven rest",
        "naive-shuffle": "each card is swapped with any other",
        "sattolo": "no card stays in its place",
        "counter": "adjacent seeds give adjacent numbers",
        "one-stream": "two seats draw from the same stream",
    }

    def case(self, number: int) -> Found:
        found = Found(units=ROLLS)
        for kind, make in (("fast", self.fast), ("sealed", self.sealed)):
            for test, count in TESTS.items():
                chances = (make(number, f"{test} {n}") for n in range(1 << 62))
                for face in count(chances, self.number(number, test)):
                    found.seen[f"{kind} {test}: {face}"] += 1
        return found

    def fast(self, number: int, purpose: str) -> Chance:
        return self.spoilt(FastChance(self.number(number, purpose)))

    def sealed(self, number: int, purpose: str) -> Chance:
        seed = b"".join(self.number(number, f"{purpose} part {part}").to_bytes(8, "big") for part in range(4))
        return self.spoilt(SealedChance(seed))

    def spoilt(self, chance: Chance) -> Chance:
        return SPOILT[self.fault](chance) if self.fault else chance

    def wrong(self, seen: Counter[str]) -> list[str]:
        tests: dict[str, list[int]] = {}
        for name, times in seen.items():
            tests.setdefault(name.partition(":")[0], []).append(times)
        found = []
        for name, counts in sorted(tests.items()):
            faces = FACES[name.partition(" ")[2]]
            p = chance_of(counts, faces)
            if p < ALPHA / len(tests):
                found.append(f"{name}: chi-square says p = {p:.1e}")
        return found


Chances = Iterator[Chance]


def die(sides: int) -> Callable[[Chances, int], Iterator[int]]:
    def roll(chances: Chances, seed: int) -> Iterator[int]:
        chance = next(chances)
        return (int(chance.below(3, sides)) for _ in range(ROLLS))

    return roll


def in_a_row(chances: Chances, seed: int) -> Iterator[int]:
    """Two rolls of one stream, one after the other."""
    chance = next(chances)
    return (int(chance.below(1, 6)) * 6 + int(chance.below(1, 6)) for _ in range(ROLLS))


def two_streams(chances: Chances, seed: int) -> Iterator[int]:
    """Rolls of two seats for the same purpose."""
    chance = next(chances)
    return (int(chance.below(16, 6)) * 6 + int(chance.below(17, 6)) for _ in range(ROLLS))


def first_rolls(chances: Chances, seed: int) -> Iterator[int]:
    """The first rolls of different games."""
    return (int(next(chances).below(2, 6)) for _ in range(ROLLS // 10))


def orders(chances: Chances, seed: int) -> Iterator[int]:
    known = {order: n for n, order in enumerate(permutations(range(CARDS)))}
    chance = next(chances)
    for _ in range(ROLLS // CARDS):
        cards = list(range(CARDS))
        chance.shuffle(5, cards)
        yield known[tuple(cards)]


def places(chances: Chances, seed: int) -> Iterator[int]:
    """Where one card of a larger pile comes to lie; another card in each shuffle, so that the counts are independent."""
    chance = next(chances)
    for n in range(ROLLS // MORE_CARDS):
        cards = list(range(MORE_CARDS))
        chance.shuffle(6, cards)
        card = n % MORE_CARDS
        yield card * MORE_CARDS + cards.index(card)


TESTS: dict[str, Callable[[Chances, int], Iterator[int]]] = {
    **{f"die of {sides}": die(sides) for sides in SIDES},
    "rolls in a row": in_a_row,
    "rolls of two seats": two_streams,
    "first rolls": first_rolls,
    "orders": orders,
    "places": places,
}
FACES = {
    **{f"die of {sides}": sides for sides in SIDES},
    "rolls in a row": 36,
    "rolls of two seats": 36,
    "first rolls": 6,
    "orders": math.factorial(CARDS),
    "places": MORE_CARDS * MORE_CARDS,
}


def chance_of(counts: list[int], faces: int) -> float:
    """How likely counts as uneven as these are, or more so, if all faces are equally likely."""
    expected = sum(counts) / faces
    if expected < 5:
        return 1.0  # too few to tell
    square = sum((each - expected) ** 2 / expected for each in [*counts, *[0] * (faces - len(counts))])
    return upper_gamma((faces - 1) / 2, square / 2)


def upper_gamma(a: float, x: float) -> float:
    """The regularised upper incomplete gamma function: by its series below a + 1, else by its continued fraction."""
    if x <= 0:
        return 1.0
    scale = math.exp(a * math.log(x) - x - math.lgamma(a))
    if x < a + 1:
        term = total = 1 / a
        n = a
        while term > total * 1e-16:
            n += 1
            term *= x / n
            total += term
        return 1 - scale * total
    b, c = x + 1 - a, 1e300
    d = result = 1 / b
    for i in range(1, 10_000):
        b += 2
        d = 1 / (i * (a - i) * d + b)
        c = b + i * (a - i) / c
        result *= d * c
        if abs(d * c - 1) < 1e-15:
            break
    return scale * result


# --- planted faults ---------------------------------------------------------------------------------------------------


class Spoilt(Chance):
    """Chance with a fault, over one without."""

    def __init__(self, proper: Chance) -> None:
        super().__init__()
        self.proper = proper

    def word(self, stream: int) -> int:
        return int(self.proper.word(stream))


class Modulo(Spoilt):
    def below(self, stream: int, n: int) -> int:
        return (self.word(stream) & 0x3F) % n


class NaiveShuffle(Spoilt):
    def shuffle(self, stream: int, cards: list[int]) -> None:
        for i in range(len(cards)):
            j = int(self.below(stream, len(cards)))
            cards[i], cards[j] = cards[j], cards[i]


class Sattolo(Spoilt):
    def shuffle(self, stream: int, cards: list[int]) -> None:
        for i in range(len(cards) - 1, 0, -1):
            j = int(self.below(stream, i))
            cards[i], cards[j] = cards[j], cards[i]


class Counter6(Spoilt):
    """Ever the next number."""

    def word(self, stream: int) -> int:
        self.next = (getattr(self, "next", 0) + 1) & 0xFFFFFFFF
        return self.next


class OneStream(Spoilt):
    def word(self, stream: int) -> int:
        self.drawn: dict[int, list[int]] = getattr(self, "drawn", {})
        words = self.drawn.setdefault(stream % 2, [])
        other = self.drawn.get(1 - stream % 2, [])
        words.append(other[len(words)] if len(other) > len(words) else int(self.proper.word(0)))
        return words[-1]


SPOILT: dict[str, Callable[[Chance], Chance]] = {
    "modulo": Modulo,
    "naive-shuffle": NaiveShuffle,
    "sattolo": Sattolo,
    "counter": Counter6,
    "one-stream": OneStream,
}
