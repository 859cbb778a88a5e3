"""The story of a game: what happened, line by line, each with its rule. It is kept in phrases, so it can be read in any
language at any time; that of a loaded game is told again from its record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ludotek.api import Fact, Match
from ludotek.kernel.event import HIDDEN, EventLog
from ludotek.kernel.history import WayBack
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.play import Play
from ludotek.kernel.record import Answer, Concession, Line, Record, Takeback, Undo
from ludotek.table.deeds import act_of, knowers

UNDO = "log-undo"
UNDO_AGREED = "log-undo-agreed"  # the others were asked
REWOUND = "log-rewound"  # nobody else is there to be asked
CONCEDED = "act-concede"
BOT_PLAYS, OUT_OF_TIME = "table-told-bot-plays", "table-told-out-of-time"
IS_BACK, NEW_LINK = "table-told-is-back", "table-told-new-link"


class Told:
    """One line of the story; `values` are the numbers of the fact behind it and `cause` what is behind that, as the
    game counts causes; `rule` is "" where there is none."""

    def __init__(
        self, key: str, phrase: Phrase, rule: str = "", values: dict[str, int] | None = None, cause: int = -1
    ) -> None:
        self.key = key
        self.phrase = phrase
        self.rule = rule
        self.values = values or {}
        self.cause = cause

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Told) and self.phrase == other.phrase and self.values == other.values

    def __hash__(self) -> int:
        return hash(self.phrase)

    def __repr__(self) -> str:
        return f"<{self.key} {self.rule}>"


class Heard:
    """One line of the story as each at the table may know it."""

    def __init__(self, public: Told, by_seat: list[Told]) -> None:
        self.public = public
        self.by_seat = by_seat

    def by(self, seat: int | None) -> Told:
        return self.public if seat is None else self.by_seat[seat]

    @property
    def whole(self) -> Told:
        """The version of somebody who knows it all, for when the game is over."""
        return min(self.by_seat, key=lambda told: list(told.values.values()).count(HIDDEN))


class Scene:
    """One line of a record and what came of it. `did` is the answer in words, None where something was put back."""

    def __init__(self, seat: int, did: Phrase | None, heard: list[Heard]) -> None:
        self.seat = seat
        self.did = did
        self.heard = heard


def news(match: Match) -> list[Heard]:
    """What the last act brought."""
    by_seat = [[told(fact) for fact in match.events(seat)] for seat in range(match.seats)]
    public = by_seat[0] if match.seats == 1 else [told(fact) for fact in match.events(None)]
    return [
        Heard(line, [line if own == line else own for own in seen])  # what all may know is kept once
        for line, *seen in zip(public, *by_seat, strict=True)
    ]


def told(fact: Fact) -> Told:
    return Told(fact.key, fact.phrase, fact.rule, fact.values, fact.cause)


def put_back(match: Match, way: WayBack, seat: int, agreed: bool = False, asked: Sequence[int] | None = ()) -> Heard:
    """That somebody is about to take something back: who, what, and of whom if it is another's."""
    of = match.play.live[way.first].seat
    key = UNDO if not agreed else REWOUND if asked is not None and not asked else UNDO_AGREED
    who = seat if agreed else of  # freely one takes back one's own
    act, rules, position = act_of(match, way), match.game.rules, match.play.match
    slots: dict[str, Slot] = {} if match.seats == 1 else {"seat": rules.player(position, who)}
    if match.seats == 1:
        key += "-alone"
    elif key == UNDO_AGREED and of != who:
        key, slots = f"{key}-other", slots | {"of": rules.player(position, of)}
    values = {"seat": who, "of": of}
    named = Told(key, Phrase(key, slots | {"act": act}), "", values)
    unnamed = Told(key, Phrase(f"{key}-unnamed", slots), "", values)
    *by_seat, public = [named if knows else unnamed for knows in knowers(match, way.first)]
    return Heard(public, by_seat)


def of_seat(key: str, seat: int, seats: int) -> Heard:
    """Something about a person at the table that all should know."""
    line = Told(key, Phrase(key, {"who": Phrase("table-seat", {"n": seat + 1})}))
    return Heard(line, [line] * seats)


def beginning(match: Match) -> Match:
    """The same game before its first answer."""
    play, ear = match.play, EventLog()
    record = Record(play.record.header, play.content)
    return Match(match.game, Play(play.game, play.content, record, play.origin, play.start(ear)), ear)


def scenes(match: Match) -> Iterator[tuple[Match, Scene]]:
    """The game played again: its set-up, then every line of its record, each with the position that it leads to."""
    again = beginning(match)
    yield again, Scene(-1, None, news(again))
    for line in match.play.record.lines:
        yield again, follow(again, line)


def follow(again: Match, line: Line) -> Scene:
    if isinstance(line, Concession):
        again.concede(line.seat)
        return Scene(line.seat, Phrase(CONCEDED), news(again))
    if isinstance(line, Answer):
        did = again.candidate(line.seat, line.action).phrase
        again.act(line.seat, line.action)
        return Scene(line.seat, did, news(again))
    if isinstance(line, Undo):
        way = WayBack(line.mark, len(again.play.live), None)
        heard = put_back(again, way, line.seats[0], line.agreed, line.asked)
        again.play.undo(line.seats, line.mark, line.agreed, line.asked)
    else:
        assert isinstance(line, Takeback)
        heard = put_back(again, WayBack(line.first, line.stop, None), line.seats[0])
        again.play.take_back(line.seats, by_number=line.actions is None)
    again.play.match.listener = again.ear
    return Scene(line.seats[0], None, [heard])


def whole_story(match: Match) -> list[Heard]:
    return [line for _, scene in scenes(match) for line in scene.heard]


def what_counts(match: Match) -> list[Told]:
    """The story of a game that is over, without what was put back."""
    again = beginning(match)
    found = news(again)
    for answer in match.play.live:
        found += follow(again, answer).heard
    return [line.whole for line in found]
