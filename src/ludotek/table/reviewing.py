"""A review that is made elsewhere: what is needed for it, and what comes back, as plain data that a store can keep."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from typing import Any

import msgspec

from ludotek import api
from ludotek.kernel.chance import FastChance
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.record import Answer, Takeback, Undo
from ludotek.table.reckoning import phrase_of
from ludotek.table.review import ROLLOUTS, Review, review, seats_reviewed

Told = Callable[[float], None]  # how much is done, from 0 to 1


class Finished:
    """A game that is over, as its record tells it, and whose side of it is reviewed."""

    def __init__(self, match: api.Match, seat: int) -> None:
        self.game = match.game.name
        self.rules = match.rules.rules_version
        self.record = match.record()
        self.seat = seats_reviewed(match, seat)[0]


def make_review(finished: Finished, told: Told = lambda done: None, rollouts: int = ROLLOUTS) -> bytes:
    match = api.game(finished.game, finished.rules).verify(finished.record)
    return to_bytes(review(match, finished.seat, rollouts, progress=lambda done, all: told(done / all)))


def to_bytes(found: Review) -> bytes:
    return zlib.compress(msgspec.json.encode(found, enc_hook=plain))


def from_bytes(data: bytes) -> Review:
    return msgspec.json.decode(zlib.decompress(data), type=Review, dec_hook=from_plain)


def plain(value: Any) -> Any:
    assert isinstance(value, Phrase)
    return value.to_data()


def from_plain(_: type, data: Any) -> Phrase:
    return phrase_of(data)


def steps_of(match: api.Match) -> list[int]:
    """For each answer that counts, after how many lines of the record it was asked for."""
    steps: list[int] = []
    for number, line in enumerate(match.lines):
        if isinstance(line, Answer):
            steps.append(number)
        elif isinstance(line, Undo):
            del steps[line.mark :]
        else:
            assert isinstance(line, Takeback)
            del steps[line.first : line.stop]
    return steps


def better_line(match: api.Match, found: Review, place: int) -> api.Match | None:
    """The game up to a dear choice, and from there the better line instead; None if that choice was none of the dearest.

    At a table with people even what has one answer is asked, which the line passes over. It ends early where the real
    cards do not allow what seemed possible."""
    costly = next((each for each in found.costly if each.choice.place == place), None)
    if costly is None:
        return None
    again, seat = match.beginning(), costly.choice.seat
    for answer in match.live[:place]:
        again.follow(answer)
    if match.real:  # whose dice and cards nobody can know from here on
        again.position.chance = FastChance(place)
    for act in costly.better.line:
        while not again.over and len(only := again.actions(seat)) == 1 and only[0] != act.action:
            again.act(seat, only[0])
        if again.over or act.action not in again.actions(seat):
            break
        again.act(seat, act.action)
    return again
