"""Hints, odds and the reasons of bots."""

from __future__ import annotations

from ludotek.house.wire.struct import Struct


class Advised(Struct):
    """An option that was weighed: the chance to win with it and the ends of its 95 % interval, all in percent; the chance in
    words, and the interval, if it has a width, with how the option compares to the best one."""

    action: int
    chance: int
    low: int
    high: int
    chance_text: str
    text: str


class Advice(Struct, tag_field="type", tag="advice"):
    """The best options of a decision, the best one first."""

    decision: str
    best: list[Advised]


class Likely(Struct):
    """Something that may happen: its name, what it is in words, and its chance, as a number and in words."""

    name: str
    text: str
    chance: float
    chance_text: str


class WishPart(Struct):
    """Something of which there may be several in a wish ("2 research, 1 contain"): its name, what it is in words, and how
    many there may be of all parts together."""

    name: str
    text: str
    most: int


class OddsTold(Struct, tag_field="type", tag="odds"):
    """The odds as a decision stands, in a few short phrases; none where there is nothing to tell.

    `marks` are the chances in words at the things of the board that they are about. Of `more` is asked for: `spread`,
    what may come of it, under the heading `about`; `wishes`, what may be wished for; and `parts`, what a wish may be
    put together from.
    """

    decision: str
    lines: list[str]
    marks: dict[str, str]
    more: bool
    about: str
    spread: list[Likely]
    wishes: list[Likely]
    parts: list[WishPart]


class Granted(Struct, tag_field="type", tag="granted"):
    """What it takes for a wish to come true: in words, and the answers that bring it about, one after the other."""

    decision: str
    wish: str
    least: int
    text: str
    actions: list[int]


class Reason(Struct, tag_field="type", tag="reason"):
    """Why a bot did what a line tells: in a sentence, with the rules that it is about."""

    line: int
    text: str
    rules: list[str]
