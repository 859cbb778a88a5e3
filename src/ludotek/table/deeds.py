"""What goes back with an undo, in words, for those who may know it."""

from __future__ import annotations

from ludotek.api import Match
from ludotek.kernel.event import HIDDEN, EventLog
from ludotek.kernel.history import WayBack
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.record import Concession
from ludotek.table.teamwork import plays_together


def act_of(match: Match, way: WayBack) -> Phrase:
    """The act that goes back: an answer, or one on an open floor with the last of the choices that followed from it."""
    play = match.play
    first = play.deed(way.first)
    if way.stop == len(play.live) or way.stop - way.first == 1:
        return first
    return Phrase("undo-act", {"act": first, "then": play.deed(way.stop - 1)})


def knowers(match: Match, place: int) -> list[bool]:
    """Who may know what an answer was, seat by seat, at last a spectator: where nothing is hidden, all; else who gave it,
    and whoever was told everything that came of it."""
    play = match.play
    answer = play.live[place]
    if match.seats == 1 or plays_together(match.game.rules.prefix) or isinstance(answer, Concession):
        return [True] * (match.seats + 1)
    at, ear = play.at(place), EventLog()
    assert at.question is not None
    asks_for_hidden = at.question.always_asked()  # silence would tell something there, and so would the answer
    at.listener = ear
    at.carry_out(answer.seat, answer.action)
    told = bool(ear.events) and not asks_for_hidden
    eyes = [*range(match.seats), -1]
    return [
        seat == answer.seat or (told and all(HIDDEN not in event.seen_by(seat) for event in ear.events))
        for seat in eyes
    ]
