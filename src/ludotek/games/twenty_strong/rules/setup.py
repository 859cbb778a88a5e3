"""Set-up: one hero, the stacks, the boss, the missions, the rungs of the ladder (TS-06 to TS-09, TS-64, TS-71, TS-95)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules.components import (
    BOSS,
    CONFLICT,
    DICE_OF,
    GENTLEST,
    HERO,
    MISSION,
    MISSION_CARD,
    NOTHING,
    RELIEF,
    RELIEF_STAT,
    SHUFFLE,
    STAT_MAX,
    STAT_MIN,
)
from ludotek.games.twenty_strong.rules.events import GAME_BEGAN, HARDSHIP, MISSION_DEALT
from ludotek.games.twenty_strong.rules.round import Round
from ludotek.kernel.numbers import Seat
from ludotek.kernel.step import Step
from ludotek.kernel.zone import KNOWN_TO_ALL, UNKNOWN, Zone, turned_up

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.rules.table import TwentyStrong


class SetUp(Step):
    """The deck's set-up, then the first round (TS-08)."""

    def __init__(self, hero: i64, difficulty: i64) -> None:
        super().__init__(Seat(0))
        self.hero = hero
        self.difficulty = difficulty

    def data(self) -> list[object]:
        return [self.hero, self.difficulty]

    def run(self, g: TwentyStrong) -> None:
        choose_hero(g, self.hero)
        deal_stacks(g)
        draw_bosses(g)
        deal_missions(g)
        climb(g, self.difficulty)
        g.texts_changed()
        g.push(Round())


def choose_hero(g: TwentyStrong, hero: i64) -> None:
    """One hero gives the stats (TS-69, TS-71); NOTHING draws one. All 17 dice begin in the pool."""
    heroes = g.deck.of_kind(HERO)
    g.hero = hero if hero >= 0 else g.chance.pick(SHUFFLE, heroes)
    g.stats = g.deck.cards[g.hero].stats
    g.pool = DICE_OF[:]
    g.chip = g.deck.chip_start
    g.aside = [other for other in heroes if other != g.hero]
    g.tell(GAME_BEGAN, "TS-69", NOTHING, g.hero)


def deal_stacks(g: TwentyStrong) -> None:
    cards = g.deck.of_kind(CONFLICT)
    g.chance.shuffle(SHUFFLE, cards)
    stack: i64 = 0
    while stack < g.deck.stack_count:
        g.stacks.append(Zone([], []))
        stack += 1
    g.deal(cards)


def draw_bosses(g: TwentyStrong) -> None:
    """Face down: which boss waits is not known before it is turned up (TS-93)."""
    bosses = g.deck.of_kind(BOSS)
    g.chance.shuffle(SHUFFLE, bosses)
    drawn: i64 = g.deck.bosses_to_defeat
    known: i64 = KNOWN_TO_ALL if len(bosses) == 1 else UNKNOWN
    g.bosses = Zone(bosses[:drawn], [known] * len(bosses[:drawn]))
    g.unused_bosses = Zone(bosses[drawn:], [known] * len(bosses[drawn:]))


def deal_missions(g: TwentyStrong) -> None:
    missions = g.deck.of_kind(MISSION)
    g.chance.shuffle(SHUFFLE, missions)
    for place in range(g.deck.missions_played):
        missions = turned_up(g.chance, MISSION_CARD + place, missions, place, len(missions), place)
    g.missions = missions[: g.deck.missions_played]
    g.aside = g.aside + missions[g.deck.missions_played :]
    for mission in g.missions:
        g.tell(MISSION_DEALT, "TS-94", NOTHING, mission)


def climb(g: TwentyStrong, difficulty: i64) -> None:
    """Each rung up to the chosen one adds its hardship; the one below 0 makes the game easier (TS-95)."""
    g.difficulty = difficulty
    if difficulty == GENTLEST:
        g.set_stat(RELIEF_STAT, min(STAT_MAX, g.stats[RELIEF_STAT] + RELIEF))
        g.tell(HARDSHIP, "TS-95", NOTHING, GENTLEST)
    rung: i64 = 0
    while rung < difficulty:
        hardship = g.deck.ladder[rung]
        if hardship.stat >= 0:
            g.set_stat(hardship.stat, max(STAT_MIN, g.stats[hardship.stat] + hardship.by))
        if hardship.banish >= 0 and g.pool[hardship.banish] > 0:
            g.pool[hardship.banish] -= 1
            g.banished[hardship.banish] += 1
        g.chip = max(0, min(g.deck.chip_max, g.chip + hardship.chip))
        g.tell(HARDSHIP, "TS-95", NOTHING, rung + 1)
        rung += 1
