"""The gallery: all cards of a game, what each does, and what is known about one."""

from __future__ import annotations

from typing import Literal

from ludotek.house.wire.library import CardInfo, ClauseInfo
from ludotek.house.wire.struct import Lang, Struct


class DoingGroup(Struct):
    """What cards do, of one sort: a section of the vocabulary, the moments, the conditions, …; each by its id and in words."""

    id: str
    text: str
    doings: list[tuple[str, str]]


class CardShelf(Struct):
    """The cards of a deck, and its hue; of a game without decks ("") there is one shelf."""

    deck: str
    text: str
    hue: str
    cards: list[CardInfo]


class Gallery(Struct):
    game: str
    shelves: list[CardShelf]
    groups: list[DoingGroup]


class FigureRow(Struct):
    """A figure as a player has measured it, with the 95 % interval, both also in words, and of how many of what it is;
    `what`: of what meets the card, the other part, or ""."""

    player: str
    what: str
    value: float
    low: float
    high: float
    text: str
    between: str
    counted: str


class CardFigure(Struct):
    """Something that was measured of a card: in words, with a sentence about it. The axis has room for this figure of all
    cards, which are `others` by the player of the first row."""

    name: str
    text: str
    note: str
    unit: Literal["share", "points", "times", "number"]
    axis: tuple[float, float]
    others: list[float]
    rows: list[FigureRow]


class CardSheet(Struct):
    """All about a card: as it is in each language, the clauses that it is about, how a file writes it, and what was
    measured of it, by which commands."""

    card: str
    deck: str
    said: dict[Lang, CardInfo]
    clauses: list[ClauseInfo]
    definition: str
    figures: list[CardFigure]
    commands: list[str]
