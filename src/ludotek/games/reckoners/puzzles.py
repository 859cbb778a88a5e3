"""The goals of puzzles of The Reckoners: what can be made of the last dice of a round."""

from __future__ import annotations

from typing import Any

from ludotek.games.reckoners.insight.forecast import Forecast, every_draw, run_phase
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import INFINITE, NOTHING
from ludotek.games.reckoners.rules.looting import ShareLoot
from ludotek.games.reckoners.rules.using import UseDice
from ludotek.kernel.odds import ALL
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.puzzle import Goal
from ludotek.kernel.step import DONE

SETTINGS: list[dict[str, Any]] = [{}]
PLAYER = "greedy"  # who plays the games that are searched
POSITIONS = 9_000  # of a stretch; where there are more, nothing is proved
OBVIOUS = 99  # the depth from which on a puzzle is kept, as an easy one, even if the quick player finds its line
SHALLOWEST = 2  # depth that is kept
GRADES = [3, 4]  # depths from which on a puzzle is of the second grade, the third
FEW = 4  # dice and plan tokens that are left, up to which every use of them is tried


class UsingDice(Goal):
    """The stretch is over as soon as somebody says done: then the city is judged as it stands."""

    def is_end(self, before: City, seat: int, action: int, after: City) -> bool:
        return action == DONE and isinstance(before.question, UseDice)

    def sign(self, g: City, seat: int, action: int, written: str) -> str:
        """Which die is taken, and by whom, is only a means to what its symbols do."""
        return "" if action == DONE or isinstance(g.question, UseDice) else written


class LoseFewest(UsingDice):
    """As few of the Population as possible are lost in the coming Epics phase, whatever Epics come; loot may be shared out
    before it."""

    def __init__(self, name: str, numbers: dict[str, int]) -> None:
        super().__init__(name, numbers)
        self.known: dict[tuple[object, ...], int] = {}  # what was reckoned before

    def value(self, before: City, seat: int, action: int, after: City) -> float:
        if action != DONE:
            return 0.0
        return 1.0 - self.loss_with_loot(before) / ALL

    def loss_with_loot(self, g: City) -> int:
        """When the dice are used up as they are here, and what was looted is shared out in the best way."""
        found = self.loss(g)
        if not g.felled or found == 0:
            return found
        after = g.clone()
        while isinstance(after.question, UseDice):
            after.carry_out(after.driver(), DONE)
        return min(found, self.loss_when_sharing(after, set()))

    def loss_when_sharing(self, g: City, seen: set[tuple[object, ...]]) -> int:
        if not isinstance(g.question, ShareLoot):
            return ALL
        found = self.loss(g)
        for action in g.options(g.driver()):
            after = g.clone()
            after.carry_out(g.driver(), action)
            if action != DONE and (key := (*prospects(after), *after.loot)) not in seen:
                seen.add(key)
                found = min(found, self.loss_when_sharing(after, seen))
        return found

    def loss(self, g: City) -> int:
        """The most that an Epics phase can cost that begins now."""
        key = prospects(g)
        if key not in self.known:
            empty = g.epic.count(NOTHING)
            draws = every_draw(g, empty)
            self.known[key] = max(sum(run_phase(g, draw, Forecast(empty, True)).values()) for draw in draws)
        return self.known[key]

    def told(self, value: float) -> Phrase:
        return Phrase("puzzle-value-lost", {"n": round((1.0 - value) * ALL)})


class DefeatEpic(UsingDice):
    """An Epic falls this round."""

    def task(self, g: City) -> Phrase:
        return Phrase("puzzle-defeat-epic", {"epic": g.box.phrase(self.numbers["epic"])})

    def value(self, before: City, seat: int, action: int, after: City) -> float:
        return 1.0 if self.numbers["epic"] in after.felled + after.defeated else 0.0


class DefeatSteelheart(UsingDice):
    """The game is won."""

    def value(self, before: City, seat: int, action: int, after: City) -> float:
        return 1.0 if after.outcome is not None and after.outcome.scores[0] == 1.0 else 0.0


GOALS: dict[str, type[Goal]] = {
    "lose-fewest": LoseFewest,
    "defeat-epic": DefeatEpic,
    "defeat-steelheart": DefeatSteelheart,
}


def prospects(g: City) -> tuple[object, ...]:
    """All that the coming Epics phase depends on and dice can change."""
    lists = (g.epic, g.research, g.health, g.bracket, g.enforcement, g.barricades, g.tracks)
    numbers = (g.population, g.enforcement_left, g.barricades_left, g.steelheart_research, g.steelheart_health)
    return (*map(tuple, lists), *numbers)


def seats(g: City) -> list[int]:
    """Who acts in a puzzle that begins here: they play together."""
    return list(range(g.seats))


def stretch(g: City) -> int:
    """Each round has one puzzle at most."""
    return int(g.round)


def goals(g: City) -> list[Goal]:
    """What may be asked for here."""
    if not isinstance(g.question, UseDice) or not 2 <= sum(map(len, g.dice)) + sum(g.plans) <= FEW:
        return []
    found: list[Goal] = []
    if g.steelheart_health < INFINITE:
        found.append(DefeatSteelheart("defeat-steelheart", {}))
    found.append(LoseFewest("lose-fewest", {}))
    for epic in g.epic:
        if epic != NOTHING:
            found.append(DefeatEpic("defeat-epic", {"epic": int(epic)}))
    return found
