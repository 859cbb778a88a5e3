"""The record of a game: a header and one line per answer, append-only. Undo is a line too; nothing is deleted.

As text it is JSON Lines: the header, then (in an exported file) the content the game was started with, then what
happened, then the end. Reading is strict: what is wrong is named with its line and field.
"""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from ludotek.kernel.errors import RecordError
from ludotek.kernel.header import SHORT, Header, read_header
from ludotek.kernel.reader import Reader, content_hash, read_json, shown
from ludotek.kernel.step import CONCEDE
from ludotek.kernel.thing import Meaning

if TYPE_CHECKING:
    from ludotek.kernel.match import Match

# What an answer brought with it; undo asks for it.
CHANCE: Final = "chance"  # a die was rolled or a pile shuffled
REVEAL: Final = "reveal"  # something hidden became known
FLOOR: Final = "floor"  # it was given on an open floor
NOTES: Final = [CHANCE, REVEAL, FLOOR]
ENDING: Final = "end"  # an undo went back from the end, after which nothing is hidden


class Line:
    """One thing that happened; `digest` is that of the position after it, `at` its line in a file (0: in none)."""

    def __init__(self, digest: str, at: int) -> None:
        self.digest = digest
        self.at = at

    def to_data(self) -> dict[str, object]:
        raise NotImplementedError

    def apply(self, live: list[Answer]) -> str:
        """Carry the line over to the live line of answers; else the problem in words."""
        raise NotImplementedError


class Answer(Line):
    """A seat answered."""

    def __init__(self, seat: int, action: int, notes: list[str], digest: str, at: int = 0) -> None:
        super().__init__(digest, at)
        self.seat = seat
        self.action = action
        self.notes = notes
        self.meaning: Meaning | None = None  # where it was given; not written down
        self.entered: list[int] | None = None  # what real dice and cards showed; None: they were none

    def give(self, match: Match) -> None:
        """Give the answer to a match, as one of its options."""
        if match.chance.real:
            match.chance.enter([] if self.entered is None else self.entered)
        match.carry_out(self.seat, self.action)
        match.chance.acted()

    def renumbered(self, action: int) -> Answer:
        """The same answer where its action has another number."""
        if action == self.action:
            return self
        again = Answer(self.seat, action, self.notes, self.digest, self.at)
        again.meaning = self.meaning
        again.entered = self.entered
        return again

    def to_data(self) -> dict[str, object]:
        data: dict[str, object] = {"seat": self.seat, "action": self.action, "digest": self.digest}
        if self.notes:
            data["notes"] = list(self.notes)
        if self.entered is not None:
            data["entered"] = list(self.entered)
        return data

    def apply(self, live: list[Answer]) -> str:
        live.append(self)
        return ""


class Concession(Answer):
    """A seat gave the game up, whether or not it was asked; on the live line it counts as an answer."""

    def __init__(self, seat: int, notes: list[str], digest: str, at: int = 0) -> None:
        super().__init__(seat, CONCEDE, notes, digest, at)

    def to_data(self) -> dict[str, object]:
        data: dict[str, object] = {"seat": self.seat, "concede": True, "digest": self.digest}
        if self.notes:
            data["notes"] = list(self.notes)
        return data


class Undo(Line):
    """The game went back to the mark: that many answers of the live line stay.

    `agreed`: further than is free. Then `asked` are the seats of those who were asked and said yes, nobody at a table of
    one person, and `across` is what it went back over. Old records have neither.
    """

    def __init__(
        self,
        mark: int,
        seats: list[int],
        agreed: bool,
        digest: str,
        at: int = 0,
        asked: list[int] | None = None,
        across: list[str] | None = None,
    ) -> None:
        super().__init__(digest, at)
        self.mark = mark
        self.seats = seats
        self.agreed = agreed
        self.asked = asked
        self.across = across

    def to_data(self) -> dict[str, object]:
        data: dict[str, object] = {"undo": self.mark, "seats": list(self.seats), "agreed": self.agreed}
        if self.asked is not None:
            data["asked"] = list(self.asked)
        if self.across is not None:
            data["across"] = list(self.across)
        data["digest"] = self.digest
        return data

    def apply(self, live: list[Answer]) -> str:
        if self.mark >= len(live):
            return f"field 'undo': the game has only {len(live)} answers to go back over"
        del live[self.mark :]
        return ""


class Takeback(Line):
    """On an open floor a seat took back its own last act, from under what others did since.

    `actions` are the numbers that the later answers have without it; in old records they kept their numbers (None).
    """

    def __init__(
        self, first: int, stop: int, seats: list[int], digest: str, at: int = 0, actions: list[int] | None = None
    ) -> None:
        super().__init__(digest, at)
        self.first = first
        self.stop = stop
        self.seats = seats
        self.actions = actions

    def to_data(self) -> dict[str, object]:
        data: dict[str, object] = {"takeback": [self.first, self.stop], "seats": list(self.seats)}
        if self.actions is not None:
            data["actions"] = list(self.actions)
        data["digest"] = self.digest
        return data

    def apply(self, live: list[Answer]) -> str:
        if not self.first < self.stop <= len(live):
            return f"field 'takeback': the game has no answers {self.first} to {self.stop}"
        later = live[self.stop :]
        actions = [answer.action for answer in later] if self.actions is None else self.actions
        if len(actions) != len(later):
            return f"field 'actions': must be {len(later)} numbers, not {len(actions)}"
        del live[self.first :]
        for answer, action in zip(later, actions, strict=True):
            live.append(answer.renumbered(action))
        return ""


def crossed(answers: list[Answer]) -> list[str]:
    """What is crossed when these answers are put back: chance, news."""
    return [note for note in (CHANCE, REVEAL) if any(note in answer.notes for answer in answers)]


class End:
    """How the record ends: the outcome (None: the game was abandoned) and, for sealed chance, the opening."""

    def __init__(self, outcome: dict[str, Any] | None, opening: str | None) -> None:
        self.outcome = outcome
        self.opening = opening

    def to_data(self) -> dict[str, object]:
        data: dict[str, object] = {"end": self.outcome}
        if self.opening is not None:
            data["opening"] = self.opening
        return data


class Record:
    """A header, what happened, and perhaps the end. `log` is what a reader of any version can still show."""

    def __init__(self, header: Header, content: dict[str, Any] | None) -> None:
        self.header = header
        self.content = content
        self.lines: list[Line] = []
        self.end: End | None = None
        self.log: list[str] = []

    def live(self) -> list[Answer]:
        """The answers that count: those that no undo has put back."""
        live: list[Answer] = []
        for line in self.lines:
            problem = line.apply(live)
            if problem:
                raise RecordError(f"line {line.at}: {problem}")
        return live

    def rewound(self) -> int:
        """How often the game went back over chance or news, or from its end."""
        live: list[Answer] = []
        times = 0
        for line in self.lines:
            if isinstance(line, Undo) and (line.across or crossed(live[line.mark :])):
                times += 1
            line.apply(live)
        return times

    def clone(self) -> Record:
        """A record that continues separately; lines are never changed, so both share them."""
        copy = Record(self.header, self.content)
        copy.lines = self.lines[:]
        copy.end = self.end
        copy.log = self.log[:]
        return copy

    def text(self) -> str:
        """The record as an exported file, with the content it was played with."""
        data: list[dict[str, object]] = [self.header.to_data()]
        if self.content is not None:
            data.append({"cards": self.content})
        data += [line.to_data() for line in self.lines]
        if self.log:
            data.append({"log": self.log})
        if self.end is not None:
            data.append(self.end.to_data())
        return "".join(one_line(each) + "\n" for each in data)


def one_line(data: object) -> str:
    """JSON without line breaks or unnecessary spaces."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def read_line(data: object, where: str, at: int) -> Line:
    """An answer, a concession, an undo or a takeback."""
    fields = Reader(data, where, RecordError)
    line: Line
    if fields.has("undo"):
        mark, agreed = fields.number("undo"), fields.flag("agreed", None)
        asked = fields.numbers("asked") if fields.has("asked") else None
        across = fields.texts("across", [CHANCE, REVEAL, ENDING]) if fields.has("across") else None
        line = Undo(mark, fields.numbers("seats"), agreed, fields.hexadecimal("digest", SHORT), at, asked, across)
    elif fields.has("takeback"):
        span = fields.numbers("takeback")
        if len(span) != 2:
            raise fields.fail("takeback", f"must be two numbers, not {shown(span)}")
        actions = fields.numbers("actions") if fields.has("actions") else None
        digest = fields.hexadecimal("digest", SHORT)
        line = Takeback(span[0], span[1], fields.numbers("seats"), digest, at, actions)
    else:
        notes = fields.texts("notes", NOTES) if fields.has("notes") else []
        seat, after = fields.number("seat"), fields.hexadecimal("digest", SHORT)
        if fields.has("concede"):
            fields.must_be("concede", "true", fields.data["concede"] is True)
            line = Concession(seat, notes, after, at)
        else:
            line = Answer(seat, fields.number("action"), notes, after, at)
            line.entered = fields.numbers("entered") if fields.has("entered") else None
    fields.done()
    return line


def read_end(data: object, where: str) -> End:
    fields = Reader(data, where, RecordError)
    outcome: dict[str, Any] | None = None
    end = fields.data.get("end")
    fields.must_be("end", "an outcome or null", end is None or isinstance(end, dict))
    if end is not None:
        inside = fields.table("end")
        scores = inside.data.get("scores")
        numbers = isinstance(scores, list) and all(isinstance(each, int | float) for each in scores)
        inside.must_be("scores", "a list of numbers", numbers)
        inside.text("how")
        inside.text("rule")
        inside.done()
        outcome = inside.data
    opening = fields.hexadecimal("opening", 64) if fields.has("opening") else None
    fields.done()
    return End(outcome, opening)


def check_content(content: dict[str, Any], expected: str, where: str) -> None:
    """The content must be the one that the header names by its hash."""
    found = content_hash(content)
    if found != expected:
        raise RecordError(f"{where}: the content has the hash {found}, but the header says {expected}")


def read_record(text: str) -> Record:
    """A record from its file."""
    record: Record | None = None
    live: list[Answer] = []
    for i, raw in enumerate(text.splitlines()):
        where = f"line {i + 1}"
        data = read_json(raw, where)
        if record is None:
            record = Record(read_header(data, where), None)
            continue
        fields = Reader(data, where, RecordError)
        if record.end is not None:
            raise RecordError(f"{where}: nothing may follow the end")
        if fields.has("cards"):
            if record.content is not None or record.lines:
                raise RecordError(f"{where}: the content may appear only once, right after the header")
            record.content = fields.table("cards").data
            check_content(record.content, record.header.content, where)
            fields.done()
        elif fields.has("log"):
            record.log += fields.texts("log")
            fields.done()
        elif fields.has("end"):
            record.end = read_end(data, where)
        else:
            line = read_line(data, where, i + 1)
            problem = line.apply(live)
            if problem:
                raise RecordError(f"{where}, {problem}")
            record.lines.append(line)
    if record is None:
        raise RecordError("line 1: the record is empty; it must begin with a header")
    return record
