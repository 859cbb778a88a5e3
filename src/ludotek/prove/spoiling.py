"""Games with a fault in them, for campaigns that must find it. The fault is put in where the game is called, so the
compiled engine stays as it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotek.kernel.chance import FastChance
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match

Method = Callable[..., Any]
STREAMS = 256  # purposes and seats of all games


def spoilt(game: Game, **methods: Method) -> Game:
    """The same game with other methods."""
    kind = type(game)
    made: Game = type(f"Spoilt{kind.__name__}", (kind,), {**methods, "__module__": kind.__module__})()
    return made


def forgetting_chance(game: Game) -> Game:
    """A game whose saves have forgotten how far its dice have come."""

    def revive(self: Game, content: Any, options: Any, data: Any, chance: Any) -> Match:
        return type(game).revive(self, content, options, data, FastChance(0))

    return spoilt(game, revive=revive)


def doubling_a_card(game: Game) -> Game:
    """A game whose set-up puts a card into its pile a second time."""

    def start(self: Game, *given: Any) -> Match:
        match = type(game).start(self, *given)
        for zone in match.zones()[:1]:
            zone.put(zone.cards[0], 0)
        return match

    return spoilt(game, start=start)


def showing_the_digest(game: Game) -> Game:
    """A game whose views depend on what nobody may know."""

    def view(self: Game, match: Match, seat: int | None) -> dict[str, Any]:
        return type(game).view(self, match, seat) | {"position": match.digest()}

    return spoilt(game, view=view)


def telling_spectators(game: Game) -> Game:
    """A game that shows a spectator what the first seat sees."""

    def view(self: Game, match: Match, seat: int | None) -> dict[str, Any]:
        return type(game).view(self, match, 0 if seat is None else seat)

    return spoilt(game, view=view)


def telling_everybody(game: Game) -> Game:
    """A game that words facts for everybody as for who may know everything."""

    def things(self: Game, match: Match, event: Any, seat: int | None) -> dict[str, str]:
        return type(game).things(self, match, event, seat) | {"what": repr(event.values)}

    return spoilt(game, things=things)


def drawing_once_more(game: Game) -> Game:
    """A game in which a rule has changed without a new rules version: each stream of chance is one draw further on."""

    def prepare(self: Game, content: Any, options: dict[str, Any], chance: Any) -> Match:
        match = type(game).prepare(self, content, options, chance)
        for stream in range(STREAMS):
            match.chance.word(stream)
        return match

    return spoilt(game, prepare=prepare)


# --- matches with a fault in them -------------------------------------------------------------------------------------


class SpoiltMatch:
    """A match with a fault, around one without."""

    def __init__(self, proper: Match) -> None:
        self.proper = proper

    def __getattr__(self, name: str) -> Any:
        return getattr(self.proper, name)

    def clone(self) -> SpoiltMatch:
        return type(self)(self.proper.clone())


class LosesOption(SpoiltMatch):
    def options(self, seat: int) -> list[int]:
        found = self.proper.options(seat)
        return found[:-1] if len(found) > 1 else found


class DoublesOption(SpoiltMatch):
    def options(self, seat: int) -> list[int]:
        found = self.proper.options(seat)
        return [*found, *found[-1:]]


class SharesClone(SpoiltMatch):
    def clone(self) -> SpoiltMatch:
        return self


def with_matches(game: Game, kind: type[SpoiltMatch]) -> Game:
    """A game whose matches are of that kind. Compiled rules take none but their own, so it looks inside for whatever else it
    is asked about them."""

    def start(self: Game, *given: Any) -> Any:
        return kind(type(game).start(self, *given))

    names = [name for name in dir(type(game)) if not name.startswith("_") and callable(getattr(type(game), name))]
    return spoilt(game, **{name: looking_inside(getattr(type(game), name)) for name in names} | {"start": start})


def looking_inside(method: Method) -> Method:
    def call(*given: Any) -> Any:
        return method(*(each.proper if isinstance(each, SpoiltMatch) else each for each in given))

    return call
