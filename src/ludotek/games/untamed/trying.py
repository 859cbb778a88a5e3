"""A card of Untamed, met at once: in hand with what it costs, a Stronghold on top with the Support for its ability.

A duel is played towards it as quick players would, but for the card itself, which is kept.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludotek.games.untamed.rules.actions import DESIGNS, FACTION, FOCUS, PLAY, POWER, STRONGHOLD
from ludotek.games.untamed.rules.components import FACTIONS_EACH, HOUSE
from ludotek.games.untamed.rules.setup import StackStronghold
from ludotek.games.untamed.rules.table import Untamed
from ludotek.games.untamed.rules.turn import MainPhase
from ludotek.kernel.step import DONE
from ludotek.kernel.trial import Trial, play_to, quick_answer

if TYPE_CHECKING:
    from ludotek.games.untamed.game import UntamedGame
    from ludotek.games.untamed.rules.box import Box

ME: Final = 0
OTHER: Final = 1
SEEDS: Final = 30
MOST_ANSWERS: Final = 160


def trial(game: UntamedGame, content: dict[str, Any], name: str) -> Trial | None:
    """With Animals on both sides, if that can be had."""
    box: Box = game.content_of(content)
    design = int(box.named(name))
    factions = [int(each.faction) for each in box.strongholds if each.name == name]
    faction = int(box.designs[design].faction) if design >= 0 else (factions or [-1])[0]
    if faction < 0:
        return None
    chosen = {"draft": "chosen", "factions": groups(box, faction)}
    options = game.check_options(chosen | ({"house": box.factions[HOUSE].name} if faction == HOUSE else {}))
    for crowded in (True, False):
        meeting = Meeting(design, crowded)
        for seed in range(SEEDS):
            found = play_to(game, content, options, seed, meeting, Towards(game, design, faction), MOST_ANSWERS)
            if found is not None:
                return found
    return None


def groups(box: Box, faction: int) -> str:
    """The faction with two others against three more."""
    names = [each.name for each in box.factions]
    around = [names[(faction + i) % len(names)] for i in range(2 * FACTIONS_EACH)]
    return "/".join("+".join(around[side::2]) for side in (ME, OTHER))


class Meeting:
    """Can the card be played, or the ability be used? `crowded`: with an Animal on each side."""

    def __init__(self, design: int, crowded: bool) -> None:
        self.ways = [PLAY + design, FOCUS + design] if design >= 0 else [STRONGHOLD]
        self.crowded = crowded

    def __call__(self, g: Untamed) -> bool:
        if not isinstance(g.question, MainPhase) or ME not in g.actors():
            return False
        if self.crowded and not all(g.sides[g.side_of[seat]].animals for seat in (ME, OTHER)):
            return False
        options = g.options(ME)
        return any(way in options for way in self.ways)


class Towards:
    """As the quick player does it, but that the card stays in hand and the Stronghold comes on top."""

    def __init__(self, game: UntamedGame, design: int, faction: int) -> None:
        from ludotek.games.untamed.insight import insight

        self.game = game
        self.design = design
        self.top = FACTION + faction
        self.quick = insight()

    def __call__(self, g: Untamed, seat: int) -> int:
        options = g.options(seat)
        if isinstance(g.question, StackStronghold) and self.top in options:
            return self.top
        action = quick_answer(self.game, self.quick, g, seat)
        if seat != ME or self.design < 0 or action < PLAY or (action - PLAY) % DESIGNS != self.design:
            return action
        others = [each for each in options if each < PLAY or (each - PLAY) % DESIGNS != self.design]
        powers = [each for each in others if POWER <= each < POWER + DESIGNS]
        return int((powers or [each for each in others if each == DONE] or others or [action])[0])
