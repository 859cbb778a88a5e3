"""A game as a page sees it now: its view, its decisions, the log, and what is beside the game."""

from __future__ import annotations

from typing import Any, Literal

from ludotek.house.wire.struct import Struct
from ludotek.house.wire.table import Table


class Choice(Struct):
    """An option of a decision: what it does, the things that it names by their roles, its figures, and the words."""

    action: int
    verb: str
    things: dict[str, str]
    numbers: dict[str, int]
    text: str


class Why(Choice):
    """Something a person might try and may not: why (the name of the reason, and in words), and by which rules; `figures`
    are those of the reason, such as the cost and what there is to pay it."""

    name: str
    rules: list[str]
    why: str
    figures: dict[str, int]


class Decision(Struct):
    """A question to a seat: its name, whose it is, by which rule, about which things, and what can be answered or not."""

    id: str
    seat: int
    name: str
    rule: str
    things: dict[str, str]
    prompt: str
    options: list[Choice]
    refused: list[Why]


class Line(Struct):
    """A line of the log: what happened (its name), to which things by their roles, with which numbers, and in words.

    `n` counts the lines of the whole story. `why`: it tells of a bot's choice, which can be asked for its reason.
    """

    n: int
    name: str
    text: str
    rule: str
    things: dict[str, str]
    values: dict[str, int]
    sound: Literal["", "card", "die", "hit"]
    why: bool = False


class Undo(Struct):
    """What the reader can take back, in words: `act` at once if it is `free`, else `why` says why not ("": nothing).
    `verb` and `things` name that act as its option did.

    Where it is not free: `further` is what would go back if all agree, of seat `whose`, across chance or news; `alone`:
    there is nobody to be asked but the reader.
    """

    free: bool
    act: str
    why: str
    verb: str = ""
    things: dict[str, str] = {}
    further: str = ""
    whose: int = -1
    across: list[Literal["chance", "reveal"]] = []
    alone: bool = False


class Clock(Struct):
    """Time: seconds left for each seat (None: no clock), and which run at this moment; `days`: for each move."""

    left: list[float]
    running: list[int]
    days: bool = False


class Proposal(Struct):
    """Something that needs the others' agreement, or (a bot) that of the person on the seat that it is `about`."""

    id: int
    what: Literal["undo", "concede", "bot", "pause", "continue", "close", "host", "link"]
    by: int
    yes: list[int]
    needed: list[int]
    text: str
    about: int = -1


class Outcome(Struct):
    """How the game ended; `rewound`: how often it went back over dice or hidden cards, and the same in words; `practice`: a
    lesson, or a game from a position of another one, which sets no records and counts for no statistics."""

    scores: list[float]
    how: str
    rule: str
    text: str
    rewound: int = 0
    rewound_text: str = ""
    practice: bool = False


class Bubble(Struct):
    """A short text of a lesson: about which rule, at what on the table (a thing, or a part of the board), together with
    what else, and what to do now, or ""."""

    title: str
    text: str
    now: str
    rule: str
    place: str
    also: list[str]


class Lesson(Struct):
    """A guided game: its aim in one line, and its bubbles; those that are due, and those that were, by their places."""

    aim: str
    rule: str
    bubbles: list[Bubble]
    due: list[int]
    seen: list[int]


class Puzzle(Struct):
    """The puzzle that is played: what is to be done; once its line has ended, what it has come to, and whether that is the
    best. Of one that can no longer be judged `verdict` says so."""

    id: str
    number: int  # 0: it can no longer be judged
    task: str
    verdict: str  # "": the line goes on
    solved: bool


class Shown(Struct):
    """What a die or card may show: its value, the words, and the thing that it is, or ""."""

    value: int
    text: str
    thing: str


class Entry(Struct):
    """At a real table: what is to be read off next, by which rule; what it may show; and the dice of the same roll that
    follow, in words."""

    seat: int
    place: int  # how many were entered before
    prompt: str
    rule: str
    values: list[Shown]
    coming: list[str]


class Me(Struct):
    """The reader: the seats of the key, whether it is the host's, the seat one looks from (-1: a spectator)."""

    seats: list[int]
    host: bool
    seat: int
    name: str


class Lasting(Struct):
    """A text that holds for the rest of the game, and the id of its card, which may have left the table."""

    card: str
    text: str


class State(Struct, tag_field="type", tag="state"):
    """Everything a page needs. `log` holds the lines from `log_from` on; earlier ones were sent before and still hold.

    `moved` tells that `log` begins with what has just happened, which is worth showing in motion.
    """

    seq: int
    table: Table
    me: Me
    view: Any  # the game's own record (games/<game>/view.py)
    outlook: Any  # what all may foresee, a record of the game too; None where nothing is to come
    decisions: list[Decision]  # one for each seat of the reader that is asked
    log: list[Line]
    log_from: int
    since: int  # the first line after the reader's last answer
    undo: Undo
    muted: list[str]
    moved: bool
    unfolding: dict[int, Any]  # what lines that are shown one by one change in the view, by their `n`
    clock: Clock | None = None
    proposal: Proposal | None = None
    outcome: Outcome | None = None
    aim: str = ""  # who is whose enemy, seen from the reader's seat
    lesson: Lesson | None = None
    puzzle: Puzzle | None = None
    lasting: list[Lasting] = []
    entry: Entry | None = None
