"""The story of a game: what happened, line by line, each with its rule. It is kept in phrases, so it can be read in any
language at any time; the story of a loaded game is retold from its record."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ludotek.api.fact import Fact, Heard
from ludotek.kernel.event import HIDDEN, EventLog
from ludotek.kernel.history import WayBack
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.record import Answer, Concession, Line, Takeback, Undo

if TYPE_CHECKING:
    from ludotek.api.match import Match

UNDO = "undo"
UNDO_AGREED = "undo-agreed"  # the others were asked
REWOUND = "rewound"  # nobody else is there to be asked


class Scene:
    """One line of a record and what came of it. `did` is the answer in words, None where something was put back."""

    def __init__(self, seat: int, did: Phrase | None, heard: list[Heard]) -> None:
        self.seat = seat
        self.did = did
        self.heard = heard


def scenes(match: Match) -> Iterator[tuple[Match, Scene]]:
    """The game played again: its set-up, then every line of its record, each with the position that it leads to."""
    again = match.beginning()
    yield again, Scene(-1, None, again.news())
    for line in match.lines:
        yield again, follow(again, line)


def follow(again: Match, line: Line) -> Scene:
    """Play a line of a record, and tell it."""
    if isinstance(line, Answer):
        again.follow(line)
        return Scene(line.seat, again.meaning(len(again.live) - 1).phrase, again.news())
    assert isinstance(line, Undo | Takeback)
    if isinstance(line, Undo):
        heard = put_back(again, WayBack(line.mark, len(again.live), None), line.seats[0], line.agreed, line.asked)
    else:
        heard = put_back(again, WayBack(line.first, line.stop, None), line.seats[0])
    again.follow(line)
    return Scene(line.seats[0], None, heard)


def put_back(
    match: Match, way: WayBack, seat: int, agreed: bool = False, asked: Sequence[int] | None = ()
) -> list[Heard]:
    """That somebody is about to take something back: who, what, and of whom if it is another's. What nobody has been told
    of goes back without a word: an attacker that was picked up and put down again."""
    if not agreed and not came_of(match, way):
        return []
    of = match.live[way.first].seat
    name = UNDO if not agreed else REWOUND if asked is not None and not asked else UNDO_AGREED
    who = seat if agreed else of  # only one's own acts go back freely
    act, rules, position = act_of(match, way), match.rules, match.position
    slots: dict[str, Slot] = {} if match.seats == 1 else {"seat": rules.player(position, who)}
    key = f"log-{name}"
    if match.seats == 1:
        key += "-alone"
    elif name == UNDO_AGREED and of != who:
        key, slots = f"{key}-other", slots | {"of": rules.player(position, of)}
    values, things = {"seat": who, "of": of}, {"seat": f"seat {who}", "of": f"seat {of}"}
    named = Fact(match.game, name, Phrase(key, slots | {"act": act}), "", values, things)
    unnamed = Fact(match.game, name, Phrase(f"{key}-unnamed", slots), "", values, things)
    *by_seat, public = [named if knows else unnamed for knows in knowers(match, way.first)]
    return [Heard(public, by_seat)]


def whole_story(match: Match) -> list[Heard]:
    return [line for _, scene in scenes(match) for line in scene.heard]


def what_counts(match: Match) -> list[Fact]:
    """The story of a game that is over, without what was put back."""
    again = match.beginning()
    found = again.news()
    for answer in match.live:
        found += follow(again, answer).heard
    return [line.whole for line in found]


# what goes back with an undo, in words, for those who may know it


def act_of(match: Match, way: WayBack) -> Phrase:
    """The act that goes back: an answer, or one on an open floor with the last of the choices that followed from it."""
    first = match.meaning(way.first).phrase
    if way.stop == len(match.live) or way.stop - way.first == 1:
        return first
    return Phrase("undo-act", {"act": first, "then": match.meaning(way.stop - 1).phrase})


def came_of(match: Match, way: WayBack) -> bool:
    """Has anything been reported since these answers?"""
    at, ear = match.at(way.first), EventLog()
    at.listener = ear
    for answer in match.live[way.first : way.stop]:
        if isinstance(answer, Concession):
            return True
        answer.give(at)
    return bool(ear.events)


def knowers(match: Match, place: int) -> list[bool]:
    """Who may know what an answer was, seat by seat, then a spectator: where nothing is hidden, everybody; otherwise
    whoever gave it, and whoever was told everything that came of it."""
    answer = match.live[place]
    if match.seats == 1 or match.mode.together or isinstance(answer, Concession):
        return [True] * (match.seats + 1)
    at, ear = match.at(place), EventLog()
    assert at.question is not None
    asks_for_hidden = at.question.always_asked()  # not asking would give something away there, and so would the answer
    at.listener = ear
    answer.give(at)
    told = bool(ear.events) and not asks_for_hidden
    eyes = [*range(match.seats), -1]
    return [
        seat == answer.seat or (told and all(HIDDEN not in event.seen_by(seat) for event in ear.events))
        for seat in eyes
    ]
