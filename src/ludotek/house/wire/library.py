"""The library: games and what can be chosen for each, rulebooks, cards, how to play."""

from __future__ import annotations

from typing import Any, Literal

from ludotek.house.wire.struct import Struct


class Rate(Struct):
    """How often a bot has won: of so many games with so many seats, and the 95 % interval of the share."""

    seats: int
    games: int
    share: float
    low: float
    high: float


class OptionInfo(Struct):
    """An option of a game: its name in words, its shape; its values in words, or its range.

    `about` is a sentence about a value, `rates` what was measured with it; not every value has one.

    Of cards and groups the values are the single names, which the page puts together: "a+b" in the order of the seats,
    "a+b/c+d" with that many for each seat.
    """

    name: str
    text: str
    hint: str  # more about it in words, or ""
    missing: str  # what to say as long as not everything is chosen, or ""
    shape: Literal["word", "number", "seat", "deck", "card", "cards", "groups"]
    default: Any
    values: list[tuple[str, str]]  # value, words
    low: int
    high: int
    each: int  # of groups: how many names for each seat
    counts: list[str]  # "2 of 3 factions", by how many are chosen
    when: tuple[str, str] | None  # the other option, and its value, without which this one means nothing
    rule: str
    about: dict[str, str] = {}
    rates: dict[str, list[Rate]] = {}


class Plan(Struct):
    """A mode as it is drawn: attackers with whom they may attack, the sides of several seats, the seat that stands out."""

    attacks: list[tuple[int, int]]
    sides: list[list[int]]
    star: int


class ModeInfo(Struct):
    """A mode: a sentence, its clause, for how many seats, and how it is drawn for each number of them."""

    name: str
    text: str
    about: str
    rule: str
    seats: list[int]
    plans: dict[int, Plan]


class DeckInfo(Struct):
    """What a deck makes of its game: the options as they are with it, whether it has a guided game of its own, and the cards
    of other decks that may be named with it; `hue`: the colour of its tables."""

    options: list[OptionInfo]
    lesson: bool
    guests: list[CardInfo]
    hue: str = ""


class GameInfo(Struct):
    """A game as posters and set-ups show it; what it has no words for is ""."""

    name: str
    title: str
    poster: str  # one sentence
    published: str  # who publishes it, as a sentence
    publisher: str
    prefix: str  # of its rules
    low: int  # seats
    high: int
    people: tuple[int, int]  # from one, where one person may hold several seats
    minutes: tuple[int, int]
    long_from: int  # the number of seats from which `long_text` holds; 0: never
    long_text: str
    alone: str  # what it means that one person plays alone where the game has more seats, or ""
    real: str  # what is to be known of it at a table with real dice and cards, or ""
    labels: dict[str, str]  # what the parts of its view are called, as far as it says
    numbers: dict[str, list[int]]  # how many seats a mode can have ("": the game has no modes)
    modes: list[ModeInfo]  # those that can be chosen
    options: list[OptionInfo]  # in a game with decks: as they are with the usual one
    decks: dict[str, DeckInfo]
    bots: list[tuple[str, str]]
    bot: str  # the usual one
    lesson: bool  # it has a guided first game
    puzzles: int  # how many it has


class ClauseInfo(Struct):
    id: str
    title: str
    text: str
    ruling: bool
    shown: bool  # a piece of a game shows it


class Chapter(Struct):
    title: str
    clauses: list[ClauseInfo]


class Passage(Struct):
    """A text of a card: what it is for ("effect-during", "on-arrival"), what leads it in words, the text alone.

    `signs` are the messages that it lists, each with its number, for faces that draw them: [["deed-attack", 2], …].
    """

    role: str
    lead: str
    text: str
    signs: list[tuple[str, int]] = []


class CardInfo(Struct):
    """A card in words, with what the words are about; `kind_line` is its kind and its marks in one line.

    Numbers and marks have their words beside them, keywords are [name, words]; `rules` are the clauses behind its texts.
    """

    id: str
    name: str
    kind: str
    kind_text: str
    kind_line: str
    numbers: dict[str, int]
    numbers_text: list[str]  # "Health 4", in the same order
    marks: list[str]
    marks_text: list[str]
    keywords: list[tuple[str, str]]
    texts: list[Passage]
    terms: list[str]  # that stand on it, in the order of the card
    rules: list[str]
    flavour: str
    offered: bool  # play stops to offer its use, unless it is muted
    does: list[str] = []  # what its texts are made of, by the ids of the gallery's groups
    look: dict[str, str] = {}  # how one of somebody's own is drawn, by what its author has chosen


class TermInfo(Struct):
    """A word or sign that stands for a rule: what it means, and by which clauses; `sides` are what those of a die show."""

    id: str
    name: str
    text: str
    rules: list[str]
    sides: list[list[str]] = []


class HowSection(Struct):
    """A section of how to play, with its clauses; `picture` is the clause whose piece of a game ends as it shows."""

    name: str
    title: str
    text: str
    clauses: list[ClauseInfo]
    picture: str
