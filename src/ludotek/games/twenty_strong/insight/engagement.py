"""The rest of an engagement as exact odds see it: what the dice deal to each target, what it takes, how often one may roll.

Everything is read off the rules themselves: for each set of targets that may have fallen, a copy of the match in which they
have says what holds then. So texts that stop with their card (TS-25) are reckoned with; `left_out.py` names the others.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules.components import (
    DAMAGE,
    DIE_COLOURS,
    DIE_FACES,
    FACE_DAMAGE,
    HIT,
    HIT_FACES,
    HIT_KINDS,
    Colour,
    Face,
)
from ludotek.games.twenty_strong.rules.strategy_phase import repeat_reason
from ludotek.games.twenty_strong.rules.table import TwentyStrong
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.step import ALLOWED

MOST_TARGETS: Final = 5  # with more of them the sets of those that fall are too many
MOST_PHASES: Final = 12


class Engagement:
    """Targets are counted from 0; a set of those that have fallen is a number with a bit for each."""

    def __init__(
        self,
        needs: list[list[list[int]]],
        deals: list[list[list[int]]],
        again: list[list[bool]],
        suffered: list[int],
    ) -> None:
        self.needs = needs  # by phase, from the present one on, by those fallen, by target: the damage that it takes
        self.deals = deals  # by those fallen, by kind of hit, by target; 0: it deals nothing, or cannot be applied
        self.again = again  # by phase, by those fallen: may the phase be repeated?
        self.suffered = suffered  # by those fallen: the damage of the Resolve phase
        self.phases: i64 = len(needs)
        self.targets: i64 = len(needs[0][0])
        self.places: list[int] = list(range(self.targets))  # in the active area

    def alone(self, kept: list[int]) -> Engagement:
        """The same against these targets only, when the others do not matter to them."""
        sets = [sum([1 << kept[i] for i in range(len(kept)) if (inner >> i) & 1]) for inner in range(1 << len(kept))]
        found = Engagement(
            [[[row[each][target] for target in kept] for each in sets] for row in self.needs],
            [[[damage[target] for target in kept] for damage in self.deals[each]] for each in sets],
            [[row[each] for each in sets] for row in self.again],
            [self.suffered[each] for each in sets],
        )
        found.places = [self.places[target] for target in kept]
        return found

    def independent(self) -> bool:
        """Does nothing change for the others when a target falls?"""
        for fallen in range(1 << self.targets):
            for target in range(self.targets):
                if (fallen >> target) & 1:
                    continue
                for phase in range(self.phases):
                    if self.needs[phase][fallen][target] != self.needs[phase][0][target]:
                        return False
                    if self.again[phase][fallen] != self.again[phase][0]:
                        return False
                for kind in range(HIT_KINDS):
                    if self.deals[fallen][kind][target] != self.deals[0][kind][target]:
                        return False
        return True

    def colour_blind(self) -> bool:
        """Do hits of all colours deal the same? Then a stronger die is never worse than a weaker one."""
        for damage in self.deals:
            for kind in range(HIT_KINDS):
                if damage[kind] != damage[kind % HIT_FACES]:
                    return False
        return True

    def exchangeable(self) -> bool:
        """Does a hit deal 1 and a crit 2 to every target, all the time, and does nothing else ever change?"""
        for phase in self.needs:
            if phase != self.needs[0]:
                return False
        for kind in range(HIT_KINDS):
            for damage in self.deals[0][kind]:
                if damage != FACE_DAMAGE[HIT + kind % HIT_FACES]:
                    return False
        return self.independent()


def bare(needs: list[int], threats: list[int], phases: int) -> Engagement:
    """Targets without any text: what each still takes, its Damage stat, and how many Strategy phases there may be."""
    if not 1 <= len(needs) <= MOST_TARGETS or len(threats) != len(needs):
        raise LudotekError(f"odds are for 1 to {MOST_TARGETS} targets")
    if not 1 <= phases <= MOST_PHASES:
        raise LudotekError(f"odds are for 1 to {MOST_PHASES} Strategy phases")
    sets = 1 << len(needs)
    kind_deals = [[FACE_DAMAGE[HIT + kind % HIT_FACES]] * len(needs) for kind in range(HIT_KINDS)]
    return Engagement(
        [[needs] * sets] * phases,
        [kind_deals] * sets,
        [[phase + 1 < phases] * sets for phase in range(phases)],
        [sum([threats[i] for i in range(len(needs)) if not (fallen >> i) & 1]) for fallen in range(sets)],
    )


def read(g: TwentyStrong) -> Engagement | None:
    """The engagement of a match, in one of its Strategy phases; None: there is no target, or there are too many."""
    places = [place for place in range(len(g.active)) if not g.active[place].defeated]
    if not 1 <= len(places) <= MOST_TARGETS:
        return None
    needs: list[list[list[int]]] = []
    again: list[list[bool]] = []
    worlds = [with_fallen(g, places, fallen) for fallen in range(1 << len(places))]
    more = True
    while more and len(needs) < MOST_PHASES:
        for world in worlds:
            world.phases = g.phases + len(needs)
        needs.append([needs_in(world, places) for world in worlds])
        again.append([not is_won(world) and repeat_reason(world) == ALLOWED for world in worlds])
        more = any(again[len(again) - 1])
    deals = [deals_in(world, places) for world in worlds]
    found = Engagement(needs, deals, again, [suffered_in(world) for world in worlds])
    found.places = places
    return found


def with_fallen(g: TwentyStrong, places: list[int], fallen: i64) -> TwentyStrong:
    """A copy in which these have fallen, as far as it matters to texts."""
    world = g.clone()
    for i, place in enumerate(places):
        if (fallen >> i) & 1:
            world.active[place].defeated = True
            if world.is_boss(world.active[place]):
                world.bosses_defeated += 1
    world.texts_changed()
    return world


def is_won(world: TwentyStrong) -> bool:
    """Did the game end when these fell (TS-04, TS-68)?"""
    return world.bosses_defeated >= world.deck.bosses_to_defeat


def needs_in(world: TwentyStrong, places: list[int]) -> list[int]:
    return [int(world.health_of(world.active[place]) - world.damage_on(world.active[place])) for place in places]


def deals_in(world: TwentyStrong, places: list[int]) -> list[list[int]]:
    found: list[list[int]] = []
    for kind in range(HIT_KINDS):
        colour, face = Colour(kind // HIT_FACES), Face(HIT + kind % HIT_FACES)
        row: list[int] = []
        for place in places:
            enemy = world.active[place]
            usable = not is_won(world) and world.apply_forbidden(enemy, colour, face) == ALLOWED
            row.append(int(world.die_damage(enemy, colour, face)) if usable else 0)
        found.append(row)
    return found


def suffered_in(world: TwentyStrong) -> int:
    """The damage of the Resolve phase, if it comes to that."""
    if is_won(world):
        return 0
    before = world.moment
    world.moment = DAMAGE
    total = int(world.incoming())
    world.moment = before
    return total


def unapplied(g: TwentyStrong) -> list[int]:
    """The committed dice that lie on no card, by colour."""
    return [sum(g.loose[colour * DIE_FACES : (colour + 1) * DIE_FACES]) for colour in range(DIE_COLOURS)]


def shown(g: TwentyStrong) -> list[int]:
    """The hits among them, by kind of hit."""
    return [g.loose[kind // HIT_FACES * DIE_FACES + HIT + kind % HIT_FACES] for kind in range(HIT_KINDS)]
