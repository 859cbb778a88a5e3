"""The Bell Ringers: a game that all play together with nothing hidden, on one open floor. Two rings each, and it is over."""

from __future__ import annotations

from typing import Any, cast

from ludotek.kernel.chance import Chance
from ludotek.kernel.event import Event
from ludotek.kernel.game import Game, Option
from ludotek.kernel.match import Match
from ludotek.kernel.outcome import Outcome
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.step import DONE, RESUME, OpenFloor, Step

RING = 5
RINGS = 2


class Bells(Match):
    def __init__(self, seats: int, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.rings = [0] * seats

    def clone(self) -> Match:
        copy = Bells(self.seats, self.chance.clone())
        self.copy_into(copy)
        copy.rings = self.rings[:]
        return copy

    def state_data(self) -> dict[str, object]:
        return {"rings": list(self.rings)}


class Tower(OpenFloor):
    """Ring as often as you like."""

    def rule(self) -> str:
        return "BELL-1"

    def again(self, seats: int, done: int, stirred: int) -> Step:
        return Tower(seats, done, stirred)

    def candidates(self, match: Match, seat: int) -> list[int]:
        return self.options(match, seat)

    def options(self, match: Match, seat: int) -> list[int]:
        if self.is_done(seat):
            return [RESUME]
        return [DONE, RING] if cast(Bells, match).rings[seat] < RINGS else [DONE]

    def why_not(self, match: Match, seat: int, action: int) -> int:
        return 0 if action in self.options(match, seat) else 1

    def perform(self, match: Match, seat: int, action: int) -> None:
        cast(Bells, match).rings[seat] += 1

    def close(self, match: Match) -> None:
        match.finish(Outcome([1.0] * match.seats, "rung", "BELL-2"))


class BellRingers(Game):
    def __init__(self) -> None:
        super().__init__("bells", "bells", "BELL", 1)

    def options(self) -> list[Option]:
        return [Option("seats", 3, low=1, high=4)]

    def content(self, options: dict[str, Any]) -> dict[str, Any]:
        return {}

    def prepare(self, content: dict[str, Any], options: dict[str, Any], chance: Chance) -> Match:
        match = Bells(options["seats"], chance)
        match.push(Tower((1 << options["seats"]) - 1, 0, 0))
        return match

    def determinise(self, match: Match, seat: int, chance: Chance) -> Match:
        return match.clone()

    def view(self, match: Match, seat: int | None) -> dict[str, Any]:
        return {"seat": seat, "rings": list(cast(Bells, match).rings)}

    def explain(self, match: Match, seat: int, action: int) -> Phrase:
        return Phrase(f"act-{action}")

    def describe(self, match: Match, event: Event, seat: int | None) -> Phrase:
        return Phrase(event.kind.key)


GAME = BellRingers()
