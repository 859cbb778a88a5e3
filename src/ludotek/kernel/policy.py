"""A policy that was learned: a small network, which says of a seat's options which one is best.

It adds up a row of weights for each fact about the position. All weights of a row lie side by side in one whole number, a
lane each, so that a row is added at once; what is in a lane never grows out of it, which `export` sees to. Whole numbers
are exact: every engine gives the same answers.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.kernel.encoder import Encoder
from ludotek.kernel.match import Match

LANE: Final = 16  # bits
VALUES: Final = 256  # of a number, which is a byte
UNKNOWN: Final = -1
SIGN: Final = 128  # half of a byte
ASKED: Final = "asked.name="


class Weights:
    """As they are in a file."""

    def __init__(
        self,
        facts: dict[str, bytes],
        bias: list[int],
        answers: dict[str, bytes],
        offsets: list[int],
        inputs: list[int],
    ) -> None:
        self.facts = facts
        self.bias = bias
        self.answers = answers
        self.offsets = offsets
        self.inputs = inputs  # how many numbers the encoders had with which it has learned


class Answer:
    """To one question: its weights, which are less by SIGN than they are written here, and what it has from the start."""

    def __init__(self, weights: bytes, offset: i64) -> None:
        self.weights = weights
        self.offset = offset


class Policy:
    """For matches with one encoder. It answers only where it has learned all of the options."""

    def __init__(self, weights: Weights, encoder: Encoder) -> None:
        self.encoder = encoder
        self.able = len(encoder.names) in weights.inputs
        self.hidden: i64 = len(weights.bias)
        ones = sum(1 << (LANE * lane) for lane in range(len(weights.bias)))
        middle = ones << (LANE - 1)  # so that no lane is below 0
        self.last = bytes(len(encoder.names))  # the last position, and the sum for it
        self.total = sum(number << (LANE * lane) for lane, number in enumerate(weights.bias)) + middle
        rows = {name: packed(row, ones) for name, row in weights.facts.items()}
        most = largest_values(weights.facts)
        self.rows = [rows_of(encoder, place, rows, most) for place in range(len(encoder.names))]  # for each value a row
        self.answers: dict[int, Answer] = {}
        questions = {name: place for place, name in enumerate(encoder.names[: count_questions(encoder)])}
        for (name, row), offset in zip(weights.answers.items(), weights.offsets, strict=True):
            question, _, action = name.rpartition(" ")
            if question in questions:
                self.answers[questions[question] << 32 | int(action)] = Answer(raised(row), offset)

    def choose(self, match: Match, seat: i64) -> i64:
        """What it answers for a seat that is asked; UNKNOWN if it has not learned that."""
        question = match.question
        if not self.able or question is None:
            return UNKNOWN
        options = match.options(seat)
        counted = self.encoder.as_counted(match, seat, options)
        known: list[Answer] = []
        asked: i64 = self.encoder.asker(question)
        for option in counted:
            key: int = (asked << 32) | option
            answer = self.answers.get(key)
            if answer is None:
                return UNKNOWN
            known.append(answer)
        return options[self.best(bytes(self.encoder.row(match, seat, True)), known)]

    def best(self, row: bytes, known: list[Answer]) -> i64:
        """The place of the answer that gets most points."""
        places, values = self.look(row)
        n: i64 = len(places)
        found: i64 = 0
        most: i64 = 0
        k: i64 = 0
        while k < len(known):
            answer = known[k]
            weights = answer.weights
            points: i64 = answer.offset
            i: i64 = 0
            while i < n:
                place: i64 = places[i]
                value: i64 = values[i]
                weight: i64 = weights[place]
                points += value * (weight - SIGN)
                i += 1
            if k == 0 or points > most:
                most = points
                found = k
            k += 1
        return found

    def look(self, row: bytes) -> tuple[list[int], list[int]]:
        """What is hidden behind the facts: which lanes are above 0, and what is in them. Only what has changed since the
        last position is added up, which is the same as adding up everything."""
        before = self.last
        total = self.total
        place: i64 = 0
        while place < len(row):
            value: i64 = row[place]
            was: i64 = before[place]
            if value != was:
                rows = self.rows[place]
                if value != 0:
                    total += rows[value]
                if was != 0:
                    total -= rows[was]
            place += 1
        self.last = row
        self.total = total
        lanes = total.to_bytes(int(2 * self.hidden), "little")
        places: list[int] = []
        values: list[int] = []
        lane: i64 = 0
        while lane < self.hidden:
            high: i64 = lanes[2 * lane + 1]
            if high >= SIGN:
                low: i64 = lanes[2 * lane]
                places.append(lane)
                values.append(((high - SIGN) << 8) + low)
            lane += 1
        return places, values


def fact_name(encoder: Encoder, place: int, value: int) -> str:
    """A number with its value: "turn=7", "asked.card@card=Fox"."""
    name = encoder.names[place]
    kind = encoder.kinds.get(name.rpartition("@")[2]) if "@" in name else None
    return f"{name}={value if kind is None or value > len(kind) else kind[value - 1]}"


def answer_name(encoder: Encoder, question: int, action: int) -> str:
    return f"{encoder.names[question]} {action}"


def count_questions(encoder: Encoder) -> int:
    """The first numbers of an encoder say which question is asked."""
    return sum(name.startswith(ASKED) for name in encoder.names)


def largest_values(names: dict[str, bytes]) -> dict[str, int]:
    """Of each number the largest value that is a fact."""
    found: dict[str, int] = {}
    for name in names:
        number, _, value = name.rpartition("=")
        if value.isdecimal():
            found[number] = max(found.get(number, 0), int(value))
    return found


def rows_of(encoder: Encoder, place: int, rows: dict[str, int], most: dict[str, int]) -> list[int]:
    """The rows of a number's values; beyond the largest one that was met, they are as for that."""
    largest = most.get(encoder.names[place])
    kind = encoder.kinds.get(encoder.names[place].rpartition("@")[2]) if largest is None else None
    count = len(kind or []) if largest is None else largest
    found = [0] + [rows.get(fact_name(encoder, place, value), 0) for value in range(1, count + 1)]
    return found + [found[-1] if largest is not None else 0] * (VALUES - 1 - count)


def packed(row: bytes, ones: int) -> int:
    """A row of weights side by side."""
    lanes = bytearray(2 * len(row))
    lanes[::2] = raised(row)
    return int.from_bytes(lanes, "little") - ones * SIGN


def raised(row: bytes) -> bytes:
    """Weights from -128 to 127, all of them more by SIGN, so that none is below 0."""
    return bytes([byte ^ SIGN for byte in row])
