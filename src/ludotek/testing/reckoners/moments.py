"""Where in the game a position begins, what can be carried out by itself, and what the dice show."""

from __future__ import annotations

from functools import cache

from ludotek.games.reckoners.game import GAME
from ludotek.games.reckoners.rules.activating import ActivateEpics, AddEpics, MoveSteelheart
from ludotek.games.reckoners.rules.equipping import BeginAcquiring
from ludotek.games.reckoners.rules.looting import TakeLoot
from ludotek.games.reckoners.rules.rolling import BeginRolling
from ludotek.games.reckoners.rules.round import EndOfReckonersPhase, Round
from ludotek.games.reckoners.rules.setup import BeginPlacing, SteelheartAppears
from ludotek.games.reckoners.rules.using import BeginUsing
from ludotek.kernel.chance import Chance, FastChance
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.step import Step

PHASES: dict[str, type[Step]] = {
    "prologue": SteelheartAppears,
    "place": BeginPlacing,
    "round": Round,
    "roll": BeginRolling,
    "use": BeginUsing,
    "loot": TakeLoot,
    "equip": BeginAcquiring,
    "end": EndOfReckonersPhase,
    "epics": AddEpics,
    "activate": ActivateEpics,
    "move": MoveSteelheart,
}
PARTS = {
    "epics": "the whole Epics phase",
    "add": "new Epics",
    "activate": "all Epics and Steelheart",
    "move": "Steelheart's move",
    "end": "new plan tokens onto the boards",
    "epic …": "one Epic by its name or district",
    "steelheart": "his four tracks",
    "track …": "one of them by its colour",
    "deed … at …": "one action of an Epic, as in `deed`",
    "deed … of steelheart": "one of his",
}


@cache
def tables_of_contents() -> list[list[Step]]:
    """What a round, and before it the prologue, consist of; the last step comes first."""
    g = GAME.prepare(GAME.content({}), GAME.check_options({}), FastChance(0))
    found: list[list[Step]] = []
    for start in (Round(), g.stack[-1]):
        g.stack = []
        start.run(g)
        found.append(g.stack)
    return found


def steps_from(phase: str) -> list[Step]:
    """All that is left to do when this phase begins."""
    for steps in tables_of_contents():
        for i, step in enumerate(steps):
            if type(step) is PHASES[phase]:
                return steps[: i + 1]
    raise LudotekError(f"the game has no {phase}")


class ScriptedDice(Chance):
    """What each stream is to show, in order; a die takes the first result that it has. Shuffles change nothing."""

    def __init__(self, script: dict[int, list[int]]) -> None:
        super().__init__()
        self.script = {stream: list(values) for stream, values in script.items()}

    def pick(self, stream: int, table: list[int]) -> int:
        self.draws += 1
        wanted = self.script.get(stream, [])
        for value in wanted:
            if value in table:
                wanted.remove(value)
                return value
        return table[0]

    def below(self, stream: int, n: int) -> int:
        self.draws += 1
        wanted = self.script.get(stream, [])
        return wanted.pop(0) if wanted else n - 1

    def clone(self) -> Chance:
        copy = ScriptedDice(self.script)
        copy.draws = self.draws
        return copy
