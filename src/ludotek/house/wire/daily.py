"""The games of the day."""

from __future__ import annotations

from ludotek.house.wire.struct import Lang, Struct


class AskDaily(Struct):
    """`who`: the key of a browser, by which its own try is known; it opens nothing."""

    who: str
    lang: Lang = "en"


class PlayDaily(AskDaily):
    name: str = ""


class DailyResult(Struct):
    """A finished game of the day; equal ones share a place. `marked`: how often it went back over dice or hidden cards."""

    place: int
    name: str
    won: bool
    text: str  # how it ended
    where: str  # how far it came
    marked: int
    mine: bool


class DailyGame(Struct):
    """The game of the day: which day (UTC), with which deck in words ("": there is none to choose), when it ends (seconds
    since 1970), the browser's own table ("": not yet tried), how many have begun, and the results of this day and the one
    before."""

    game: str
    day: str
    deck: str
    ends: float
    table: str
    begun: int
    today: list[DailyResult]
    yesterday: list[DailyResult]
