"""The workshop: how packs are written, what is wrong with one, and what playing it often tells."""

from __future__ import annotations

from typing import Any, Literal

from ludotek.house.wire.library import CardInfo, OptionInfo
from ludotek.house.wire.struct import Lang, Struct


class FieldMenu(Struct):
    """A field of a table in a pack: its name in the file and in words, and what may be there.

    `low` and `high` are the bounds of a number, or how many of a list; `values` are words to choose from, of a table those
    that may stand in its place. `table` is that of `Menus.tables` which a table here, or each of `many`, is one of. `when`:
    it is there only if that other field has one of these words.
    """

    name: str
    text: str
    shape: Literal["id", "names", "number", "flag", "choice", "choices", "table", "numbers"]
    needed: bool
    default: Any = None
    many: bool = False
    low: int | None = None
    high: int | None = None
    zero: bool = True  # may the number be 0?
    values: list[tuple[str, str]] = []
    table: str = ""
    when: tuple[str, list[str]] | None = None


class FormMenu(Struct):
    """A form that a table may have: the word that names it, in the file and in words, its section, its fields, and the
    clauses of what it does."""

    name: str
    text: str
    section: str  # "": none
    fields: list[FieldMenu]
    rules: list[str] = []


class TableMenu(Struct):
    """The forms that a table may have. `by`: the field whose word says which of them it is; "": there is only one."""

    by: str
    forms: list[FormMenu]


class PackKind(Struct):
    """A kind of pack: "deck", in words, and the game that is played with it."""

    kind: str
    game: str
    text: str


class OfferedPack(Struct):
    """A pack that is offered to everybody here: its name in words, and the pack, as it goes into `NewTable.pack`."""

    kind: str
    game: str
    id: str
    name: str
    pack: dict[str, Any]


class Menus(Struct):
    """How a kind of pack is written: the tables by their names, of which `file` is the pack itself. `cards` are the fields
    of the file that are lists of cards; `starter` is a pack to begin with, which can be played as it is."""

    kind: PackKind
    file: str
    tables: dict[str, TableMenu]
    sections: list[tuple[str, str]]  # of the words, with their names
    cards: list[str]
    starter: dict[str, Any]
    starter_toml: str  # the same with comments
    largest: int  # bytes that a pack may have
    longest_name: int
    longest_id: int


class AskExamine(Struct):
    """A pack as data, or as the text of a TOML file that somebody brings; `card`: only the texts of that card, "": all.

    `choosing`: also what can be chosen when it is played.
    """

    pack: dict[str, Any] | None = None
    toml: str = ""
    card: str = ""
    choosing: bool = False
    lang: Lang = "en"


class PackProblem(Struct):
    """What is wrong with a pack, or doubtful (`warns`, which keeps nobody from playing): the card by its id ("": the pack
    itself), the field as a path into its table (places in lists count from 0), in words, and what to do about it."""

    card: str
    path: list[str | int]
    text: str
    remedy: str
    warns: bool


class Examined(Struct):
    """A pack, examined: the cards of it that can be read, in each language; the same as a file. `pack` is what a file that
    was brought says, None if it cannot be read; `options` are what can be chosen when it is played, if that was asked."""

    kind: str  # "": it is none that is known
    game: str
    playable: bool
    problems: list[PackProblem]
    cards: dict[str, list[CardInfo]]
    toml: str
    pack: dict[str, Any] | None = None
    options: list[OptionInfo] = []


class AskMeasure(Struct):
    """A pack to be played often; with `card`, also without that card. `rungs`: of the ladder; empty: the gentlest and the
    usual one. Asked again, it tells how much is done."""

    pack: dict[str, Any]
    rungs: list[int | str] = []
    card: str = ""
    lang: Lang = "en"


class RungMeasured(Struct):
    """How often a bot wins on a rung, with the 95 % interval; the share that is aimed at, if there is one, and which way it
    is missed."""

    rung: int | str | None  # None: the game has no ladder
    text: str
    games: int
    share: float
    low: float
    high: float
    target: tuple[float, float] | None
    verdict: Literal["", "within", "low", "high", "unsure"]


class DeedMeasured(Struct):
    """What was done with a card, in words, in how many of `games` in which it could be. `never`: hardly ever, so nobody wants
    it."""

    card: str
    deed: str
    text: str
    games: int
    share: float
    low: float
    high: float
    never: bool


class WithoutMeasured(Struct):
    """How often the same games are won without a card, or with a blank in its place, and how much that is more or less, with
    its interval."""

    share: float
    change: float
    low: float
    high: float


class Measured(Struct):
    """`without` is None where the pack cannot be played without the card, or none was asked for."""

    player: str
    seconds: float
    rungs: list[RungMeasured]
    deeds: list[DeedMeasured]
    without: WithoutMeasured | None


class Measuring(Struct):
    """A measurement: how much of it is done, from 0 to 1, and what it has found."""

    done: float
    measured: Measured | None = None
