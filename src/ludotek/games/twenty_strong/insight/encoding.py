"""What the player sees of 20 Strong in numbers; each has the name of its place in `view.py`."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules.actions import ANSWERS, MOST_ITEMS
from ludotek.games.twenty_strong.rules.components import (
    COLOURS,
    DAMAGE,
    FACES,
    HEALTH,
    MOMENTS,
    RECOVERY,
    STRATEGY,
)
from ludotek.games.twenty_strong.rules.missions import RewardChoice
from ludotek.games.twenty_strong.rules.resolve_phase import RecoverDice
from ludotek.games.twenty_strong.rules.state import Enemy
from ludotek.games.twenty_strong.rules.strategy_phase import phases_allowed
from ludotek.games.twenty_strong.rules.table import TwentyStrong
from ludotek.kernel.encoder import Encoder, top_known
from ludotek.kernel.row import Row, put, put4, put_all
from ludotek.kernel.step import Step

QUESTIONS: Final = [
    "ActivateCard", "ActivateByEffect", "Commit", "RollWindow", "Apply", "Repeat", "DamageWindow", "ChooseAfterEffect",
    "ExhaustWindow", "RecoverDice", "InstantReward", "GainItems", "Surplus", "MissionReward", "OrderTriggers",
    "ChooseDie", "ChooseEnemy", "ChooseItem", "ChooseStack", "ChooseMode", "ChooseWhether",
]  # fmt: skip
OF_TABLE: Final = [
    "hero@card", "round", "endgame", "stats.health", "stats.strategy", "stats.recovery", "counts_as.strategy",
    "counts_as.recovery", "chip", "phases", "phases_allowed", "incoming", "recoveries_left", "room", "bosses_waiting",
    "bosses_defeated", "discard#", "banished_cards#", "active#",
]  # fmt: skip
SHOWN: Final = 10  # cards in the active area that are told; more are rare
OF_ENEMY: Final = [
    "card@card", "boss", "health", "damage", "suffered", "tokens", "defeated", "silenced", "muted",
]  # fmt: skip
OF_MISSION: Final = ["card@card", "done", "current", "progress", "goal"]


class TwentyStrongEncoder(Encoder):
    """For one deck: its stacks and missions."""

    def __init__(self, g: TwentyStrong) -> None:
        super().__init__(ANSWERS.size)
        self.deck = g.deck
        self.missions: i64 = len(g.missions)
        self.no_moment = bytes(len(MOMENTS))
        self.no_enemies = [bytes((SHOWN - n) * len(OF_ENEMY)) for n in range(SHOWN + 1)]
        self.kinds = {"card": [card.name for card in g.deck.cards]}
        self.add_asked(QUESTIONS)
        self.each("moment=", MOMENTS)
        self.add(*OF_TABLE)
        for place in ("pool", "exhausted", "banished"):
            self.each(f"dice.{place}.", COLOURS)
        self.add(*[f"dice.unapplied#{colour}:{face}" for colour in COLOURS for face in FACES])
        for i in range(SHOWN):
            self.each(f"active[{i}].", OF_ENEMY)
        for i in range(len(g.stacks)):
            self.add(f"stacks[{i}].size", f"stacks[{i}].cards[0]@card")
        for i in range(self.missions):
            self.each(f"missions[{i}].", OF_MISSION)
        self.add(*[f"inventory[{i}]@card" for i in range(MOST_ITEMS)])

    def fits(self, g: TwentyStrong) -> bool:
        return g.deck is self.deck

    def card_of(self, step: Step) -> i64:
        return step.card if isinstance(step, RewardChoice) else super().card_of(step)

    def write(self, g: TwentyStrong, seat: i64, asked: bool, row: Row) -> None:
        self.write_table(g, asked, row)
        put_all(row, g.pool)
        put_all(row, g.exhausted)
        put_all(row, g.banished)
        put_all(row, g.loose)
        shown: i64 = 0
        while shown < SHOWN and shown < len(g.active):
            write_enemy(g, g.active[shown], row)
            shown += 1
        row.write(self.no_enemies[shown])
        for stack in g.stacks:
            put(row, len(stack.cards))
            put(row, top_known(stack, seat) + 1)
        i: i64 = 0
        while i < self.missions:
            write_mission(g, i, row)
            i += 1
        i = 0
        while i < MOST_ITEMS:
            put(row, g.inventory[i] + 1 if i < len(g.inventory) else 0)
            i += 1

    def write_table(self, g: TwentyStrong, asked: bool, row: Row) -> None:
        self.write_asked(g.question if asked else None, row)
        at: i64 = len(row)
        row.write(self.no_moment)
        row[at + g.moment] = 1
        strategy = g.stat(STRATEGY)
        put4(row, g.hero + 1, g.round, g.endgame, g.stats[HEALTH])
        put4(row, g.stats[STRATEGY], g.stats[RECOVERY], strategy, g.stat(RECOVERY))
        put4(row, g.chip, g.phases, phases_allowed(g), incoming(g))
        put4(row, recoveries_left(g), strategy, len(g.bosses.cards), g.bosses_defeated)
        put(row, len(g.discard))
        put(row, len(g.banished_cards))
        put(row, len(g.active))


def write_enemy(g: TwentyStrong, enemy: Enemy, row: Row) -> None:
    put4(row, enemy.card + 1, g.is_boss(enemy), g.health_of(enemy), g.threat_of(enemy))
    put4(row, g.damage_on(enemy), enemy.tokens, enemy.defeated, enemy.silenced)
    put(row, enemy.muted)


def write_mission(g: TwentyStrong, place: i64, row: Row) -> None:
    card = g.deck.cards[g.missions[place]]
    done = place < g.missions_done
    current = place == g.missions_done and not g.endgame
    put4(row, card.index + 1, done, current, card.goal_count if done else (g.mission_progress if current else 0))
    put(row, card.goal_count)


def incoming(g: TwentyStrong) -> i64:
    """As the view tells it: the damage that the player would suffer now; none once it is taken (TS-32)."""
    if g.moment >= DAMAGE:
        return g.incoming()
    total: i64 = 0
    for enemy in g.active:
        if not enemy.defeated:
            total += g.threat_of(enemy)
    return total


def recoveries_left(g: TwentyStrong) -> i64:
    """How many dice may still come back in this Recover step; none in any other (TS-35)."""
    for step in g.stack:
        if isinstance(step, RecoverDice):
            return max(0, g.stat(RECOVERY) - step.done)
    return 0
