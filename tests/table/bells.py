"""The Bell Ringers: a game that all play together with nothing hidden, on one open floor. Two rings each, and it is over."""

from __future__ import annotations

from typing import Any, ClassVar

from ludotek.kernel.answers import Answers
from ludotek.kernel.bands import Bands
from ludotek.kernel.chance import Chance
from ludotek.kernel.choice import Floor
from ludotek.kernel.event import Event
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match
from ludotek.kernel.option import Option
from ludotek.kernel.outcome import Outcome
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.profile import Mode, Profile
from ludotek.kernel.reasons import NOT_NOW
from ludotek.kernel.step import ALLOWED, Step

ANSWERS = Bands()
RING = ANSWERS.band("ring")
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


class Tower(Floor):
    """Ring as often as you like."""

    name: ClassVar[str] = "Tower"
    clause: ClassVar[str] = "BELL-1"

    def again(self, seats: int, done: int, stirred: int) -> Step:
        return Tower(seats, done, stirred)

    def tries(self, bells: Bells, seat: int) -> list[int]:
        return [RING]

    def reason(self, bells: Bells, seat: int, action: int) -> int:
        return ALLOWED if action == RING and bells.rings[seat] < RINGS else NOT_NOW

    def may_resume(self, bells: Bells, seat: int) -> bool:
        return True

    def take(self, bells: Bells, seat: int, action: int) -> None:
        bells.rings[seat] += 1

    def close(self, bells: Bells) -> None:
        bells.finish(Outcome([1.0] * bells.seats, "rung", "BELL-2"))


class BellRingers(Game):
    def __init__(self) -> None:
        super().__init__("bells", "bells", "BELL", 1, Profile([Mode("", [1, 2, 3, 4])]), Answers(ANSWERS, {}))

    def options(self) -> list[Option]:
        return [Option("seats", 3, low=1, high=4)]

    def content(self, options: dict[str, Any]) -> dict[str, Any]:
        return {}

    def prepare(self, content: dict[str, Any], options: dict[str, Any], chance: Chance) -> Match:
        match = Bells(options["seats"], chance)
        match.push(Tower((1 << options["seats"]) - 1, 0, 0))
        return match

    def view(self, match: Bells, seat: int | None) -> dict[str, Any]:
        return {"seat": seat, "rings": list(match.rings)}

    def describe(self, match: Match, event: Event, seat: int | None) -> Phrase:
        return Phrase(event.kind.key)


GAME = BellRingers()
