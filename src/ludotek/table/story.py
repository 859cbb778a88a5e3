"""The story of a game: what happened, line by line, each with its rule. It is kept in phrases, so it can be read in any
language at any time; that of a loaded game is told again from its record."""

from __future__ import annotations

from collections.abc import Iterator

from ludotek.api import Fact, Match
from ludotek.kernel.event import EventLog
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.play import Play
from ludotek.kernel.record import Answer, Line, Record, Takeback, Undo

UNDO = "log-undo"
UNDO_AGREED = "log-undo-agreed"


class Told:
    """One line of the story; `values` are the numbers of the fact behind it, `rule` is "" where there is none."""

    def __init__(self, key: str, phrase: Phrase, rule: str = "", values: dict[str, int] | None = None) -> None:
        self.key = key
        self.phrase = phrase
        self.rule = rule
        self.values = values or {}

    def __repr__(self) -> str:
        return f"<{self.key} {self.rule}>"


class Scene:
    """One line of a record and what came of it. `did` is the answer in words, None where something was put back."""

    def __init__(self, seat: int, did: Phrase | None, told: list[Told]) -> None:
        self.seat = seat
        self.did = did
        self.told = told


def news(match: Match) -> list[Told]:
    """What the last act brought, as everybody at the table may know it."""
    return [told(fact) for fact in match.events(0 if match.seats == 1 else None)]


def told(fact: Fact) -> Told:
    return Told(fact.key, fact.phrase, fact.rule, fact.values)


def put_back(seat: int, agreed: bool) -> Told:
    key = UNDO_AGREED if agreed else UNDO
    return Told(key, Phrase(key, {"seat": seat}))


def beginning(match: Match) -> Match:
    """The same game before its first answer."""
    play, ear = match.play, EventLog()
    start = play.game.start(play.content, play.record.header.options, play.origin.clone(), ear)
    return Match(
        match.game, Play(play.game, play.content, Record(play.record.header, play.content), play.origin, start), ear
    )


def scenes(match: Match) -> Iterator[tuple[Match, Scene]]:
    """The game played again: its set-up, then every line of its record, each with the position that it leads to."""
    again = beginning(match)
    yield again, Scene(-1, None, news(again))
    for line in match.play.record.lines:
        yield again, follow(again, line)


def follow(again: Match, line: Line) -> Scene:
    if isinstance(line, Answer):
        did = again.candidate(line.seat, line.action).phrase
        again.act(line.seat, line.action)
        return Scene(line.seat, did, news(again))
    if isinstance(line, Undo):
        again.play.undo(line.seats, line.mark, line.agreed)
        again.play.match.listener = again.ear
        return Scene(line.seats[0], None, [put_back(line.seats[0], line.agreed)])
    assert isinstance(line, Takeback)
    again.play.take_back(line.seats)
    again.play.match.listener = again.ear
    return Scene(line.seats[0], None, [put_back(line.seats[0], False)])


def whole_story(match: Match) -> list[Told]:
    return [line for _, scene in scenes(match) for line in scene.told]


def what_counts(match: Match) -> list[Told]:
    """The story without what was put back."""
    again = beginning(match)
    found = news(again)
    for answer in match.play.live:
        again.act(answer.seat, answer.action)
        found += news(again)
    return found
