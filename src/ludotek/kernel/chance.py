"""Chance: where every die and shuffle comes from. Fast for simulation, sealed for live games, scripted for tests.

A stream is a purpose and a seat (`stream = purpose * SEATS + seat`): rolls of different seats never disturb each other.
All kinds draw 32-bit words and reject the uneven rest, so no result is favoured.
"""

from __future__ import annotations

import hashlib
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from ludotek.kernel.errors import LudotekError

SEATS: Final = 16
WORD: Final = 0xFFFFFFFF
Thing = TypeVar("Thing")


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """Draws numbers from labelled streams. `draws` counts them, so that undo can see where chance came in."""

    def __init__(self) -> None:
        self.draws: i64 = 0
        self.watched: bool = False  # does somebody look on, and want to be told which dice and cards come?
        self.real: bool = False  # are they real ones, of which people say what they show?

    def word(self, stream: i64) -> i64:
        """The next 32 bits of a stream."""
        raise NotImplementedError

    def below(self, stream: i64, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely."""
        self.draws += 1
        value = self.word(stream)
        if value > WORD - n:  # perhaps in the uneven rest
            limit: i64 = (WORD + 1) - (WORD + 1) % n
            while value >= limit:
                value = self.word(stream)
        return value % n

    def pick(self, stream: i64, table: list[int]) -> i64:
        """One entry of a table, such as the faces of a die."""
        return table[self.below(stream, len(table))]

    def shuffle(self, stream: i64, cards: list[int]) -> None:
        """Put the cards into a random order, each order equally likely."""
        i: i64 = len(cards) - 1
        while i > 0:
            j = self.below(stream, i + 1)
            swap(cards, i, j)
            i -= 1

    def roll(self, dice: list[int]) -> None:
        """Dice of these kinds are about to be rolled together, each by its own `pick`: whoever watches is told which."""

    def turn_up(self, stream: i64, cards: list[int], hidden: list[int], place: i64) -> None:
        """The card at a place of a pile is about to be seen; `hidden` are the places of all that not everybody has seen yet.
        Whoever watches is told; of real ones somebody says which it is, and the pile is put in order by that."""

    def rolled_out(self) -> bool:
        """Is every die of the roll announced last on the table?"""
        return True

    def enter(self, results: list[int]) -> None:
        """What real dice and cards show, for the act that follows."""
        raise LudotekError("this game has dice and cards of its own; nothing can be entered for them")

    def acted(self) -> None:
        """The act is done."""

    def clone(self) -> Chance:
        raise NotImplementedError

    def to_data(self) -> dict[str, object]:
        raise NotImplementedError


def swap(things: list[Thing], i: i64, j: i64) -> None:
    """Whatever they are: numbers need not be unpacked for it."""
    thing = things[i]
    things[i] = things[j]
    things[j] = thing


@mypyc_attr(acyclic=True)
class Xoroshiro:
    """One stream of xoroshiro64**: two 32-bit words of state, the same numbers compiled and pure."""

    def __init__(self, a: i64, b: i64, stream: i64 = 0) -> None:
        self.stream = stream
        self.a = a
        self.b = b

    def word(self) -> i64:
        a = self.a
        b = self.b ^ a
        product = (a * 0x9E3779BB) & WORD
        product = ((product << 5) | (product >> 27)) & WORD
        self.a = (((a << 26) | (a >> 6)) & WORD) ^ b ^ ((b << 9) & WORD)
        self.b = ((b << 13) | (b >> 19)) & WORD
        return (product * 5) & WORD


NO_STREAMS: Final[list[Xoroshiro]] = []


def scramble(value: i64) -> i64:
    """A 32-bit mix (every bit of the input changes about half of the output)."""
    value &= WORD
    value = ((value ^ (value >> 16)) * 0x7FEB352D) & WORD
    value = ((value ^ (value >> 15)) * 0x846CA68B) & WORD
    return value ^ (value >> 16)


@mypyc_attr(free_list_len=1)
class FastChance(Chance):
    """A fast seeded generator for simulation and search."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.low: i64 = seed & WORD
        self.high: i64 = (seed >> 32) & WORD
        self.streams: list[Xoroshiro] = NO_STREAMS  # those that were drawn from, few enough to look through
        self.shared: bool = True  # with clones, until one draws: most copies never do

    def opened(self, stream: i64) -> Xoroshiro:
        """The generator of a stream, made from the seed when the stream is first drawn from."""
        a = scramble(self.low ^ scramble(stream + 1))
        b = scramble(self.high ^ scramble(a + 0x9E3779B9))
        made = Xoroshiro(a, b if a != 0 or b != 0 else 1, stream)
        self.streams.append(made)
        return made

    def word(self, stream: i64) -> i64:
        if self.shared:
            self.streams = [Xoroshiro(each.a, each.b, each.stream) for each in self.streams]
            self.shared = False
        for found in self.streams:
            if found.stream == stream:
                return found.word()
        return self.opened(stream).word()

    def clone(self) -> Chance:
        copy = FastChance(0)
        copy.low = self.low
        copy.high = self.high
        copy.draws = self.draws
        copy.streams = self.streams
        self.shared = True
        return copy

    def to_data(self) -> dict[str, object]:
        return {
            "kind": "fast",
            "low": self.low,
            "high": self.high,
            "draws": self.draws,
            "streams": sorted([[each.stream, each.a, each.b] for each in self.streams]),
        }


class SealedChance(Chance):
    """Streams of a keyed hash under a 256-bit seed: committed to before the game, opened and checked after it."""

    def __init__(self, seed: bytes, salts: list[str] | None = None) -> None:
        """`salts`: what the seats have added to the seed, one for each, "" for those that have not."""
        super().__init__()
        if len(seed) != 32:
            raise LudotekError("a sealed seed must have exactly 32 bytes")
        self.seed = seed
        self.salts: list[str] = [] if salts is None else salts
        self.key = salted(seed, self.salts) if any(self.salts) else seed
        self.cursors: dict[int, int] = {}

    @property
    def opening(self) -> str:
        """What is shown after the game: anyone can check it against the commitment and draw every number again."""
        return self.seed.hex()

    def word(self, stream: i64) -> i64:
        key = int(stream)
        cursor = self.cursors.get(key, 0)
        self.cursors[key] = cursor + 1
        label = b"purpose %d seat %d word %d" % (key // SEATS, key % SEATS, cursor)
        digest = hashlib.blake2b(label, key=self.key, digest_size=4, person=b"ludotek-stream").digest()
        return int.from_bytes(digest, "big")

    def clone(self) -> Chance:
        copy = SealedChance(self.seed, self.salts)
        copy.draws = self.draws
        copy.cursors = dict(self.cursors)
        return copy

    def to_data(self) -> dict[str, object]:
        data: dict[str, object] = {
            "kind": "sealed",
            "seed": self.seed.hex(),
            "draws": self.draws,
            "cursors": [[stream, at] for stream, at in sorted(self.cursors.items())],
        }
        if self.salts:
            data["salts"] = self.salts[:]
        return data


def salted(seed: bytes, salts: list[str]) -> bytes:
    """The key of the streams of a seed to which seats have added salts."""
    return hashlib.blake2b(",".join(salts).encode(), key=seed, digest_size=32, person=b"ludotek-salts").digest()


class ScriptedChance(Chance):
    """Chance for tests: `pick` gives the wanted values in order; shuffles leave the order as it is."""

    def __init__(self, values: list[int] | None = None) -> None:
        super().__init__()
        self.values: list[int] = [] if values is None else list(values)

    def pick(self, stream: i64, table: list[int]) -> i64:
        self.draws += 1
        if not self.values:
            raise LudotekError("the script has no result left for this roll")
        value = self.values.pop(0)
        if value not in table:
            raise LudotekError(f"the script wants {value}, but the table has only {sorted(set(table))}")
        return value

    def below(self, stream: i64, n: i64) -> i64:
        self.draws += 1
        return n - 1

    def clone(self) -> Chance:
        copy = ScriptedChance(self.values)
        copy.draws = self.draws
        return copy

    def to_data(self) -> dict[str, object]:
        return {"kind": "scripted", "draws": self.draws, "values": list(self.values)}


ENTERED: Final = "entered"


class Wanted:
    """A result that somebody has to read off: of which stream, and the values that are possible. A card is chosen from those
    that may be there; `dice` are the kinds of dice of the roll that are still to be read, this one first."""

    def __init__(self, stream: int, values: list[int], card: bool, dice: list[int]) -> None:
        self.stream = stream
        self.values = values
        self.card = card
        self.dice = dice

    @property
    def purpose(self) -> int:
        return self.stream // SEATS


class Waiting(LudotekError):
    """The game can go on only when somebody has said what real dice or cards show."""

    def __init__(self, wanted: Wanted) -> None:
        super().__init__("the game waits for what the dice or cards on the table show")
        self.wanted = wanted


class EnteredChance(Chance):
    """Real dice and cards: people say what they show.

    Results are given for one act after the other (`enter`); a missing one raises Waiting, and the act is done again when
    there is one more. At any other time, as when somebody looks ahead on a copy, it dreams up some result or other.
    """

    def __init__(self) -> None:
        super().__init__()
        self.watched = True
        self.real = True
        self.asking: bool = False
        self.entered: list[int] = []
        self.used: i64 = 0
        self.rolling: list[int] = []  # the kinds of the dice of a roll that are still to come

    def enter(self, results: list[int]) -> None:
        """For the act that follows."""
        self.asking = True
        self.entered = results
        self.used = 0
        self.rolling = []

    def acted(self) -> None:
        """The act is done; every result must have been needed."""
        left: i64 = len(self.entered) - self.used
        self.asking = False
        self.entered = []
        if left > 0:
            raise LudotekError("more dice or cards were entered than this act needs")

    def wanted(self, stream: i64, values: list[int], card: bool) -> i64:
        if self.used == len(self.entered):
            raise Waiting(Wanted(int(stream), values, card, self.rolling[:]))
        value: i64 = self.entered[self.used]
        self.used += 1
        if value not in values:
            raise LudotekError(f"{value} is not possible here; possible: {', '.join(str(each) for each in values)}")
        return value

    def roll(self, dice: list[int]) -> None:
        self.rolling = dice[:]

    def rolled_out(self) -> bool:
        return len(self.rolling) == 0

    def pick(self, stream: i64, table: list[int]) -> i64:
        self.draws += 1
        values = sorted(set(table))
        if not self.asking:
            return table[(self.draws - 1) % len(table)]
        if len(values) == 1:
            return values[0]
        found = self.wanted(stream, values, False)
        self.rolling = self.rolling[1:]
        return found

    def below(self, stream: i64, n: i64) -> i64:
        return self.pick(stream, list(range(n)))

    def shuffle(self, stream: i64, cards: list[int]) -> None:
        """Nobody knows the order; it is made up as cards are turned up."""
        self.draws += 1

    def turn_up(self, stream: i64, cards: list[int], hidden: list[int], place: i64) -> None:
        if not self.asking:
            return
        possible = sorted({cards[each] for each in hidden})
        card: i64 = possible[0]
        if len(possible) > 1:
            card = self.wanted(stream, possible, True)
        if cards[place] != card:
            for other in hidden:
                if cards[other] == card:
                    swap(cards, place, other)
                    return

    def clone(self) -> Chance:
        copy = EnteredChance()
        copy.draws = self.draws
        return copy

    def to_data(self) -> dict[str, object]:
        return {"kind": ENTERED, "draws": self.draws}


def chance_from_data(data: dict[str, object]) -> Chance:
    """The chance of a save."""
    kind = data["kind"]
    draws = data["draws"]
    assert isinstance(draws, int)
    chance: Chance
    if kind == "fast":
        low, high, streams = data["low"], data["high"], data["streams"]
        assert isinstance(low, int)
        assert isinstance(high, int)
        assert isinstance(streams, list)
        fast = FastChance((high << 32) | low)
        fast.streams = [Xoroshiro(each[1], each[2], each[0]) for each in streams]
        chance = fast
    elif kind == "sealed":
        seed, cursors, salts = data["seed"], data["cursors"], data.get("salts", [])
        assert isinstance(seed, str)
        assert isinstance(cursors, list)
        assert isinstance(salts, list)
        sealed = SealedChance(bytes.fromhex(seed), salts)
        sealed.cursors = {pair[0]: pair[1] for pair in cursors}
        chance = sealed
    elif kind == ENTERED:
        chance = EnteredChance()
    else:
        values = data["values"]
        assert kind == "scripted"
        assert isinstance(values, list)
        chance = ScriptedChance(values)
    chance.draws = draws
    return chance
