"""What exact odds do not reckon with: texts that change a fight in ways which counts cannot follow, and what one may use."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules.components import COMMIT, DAMAGE, HEALTH, STRATEGY
from ludotek.games.twenty_strong.rules.effects.acting import ChangeStat
from ludotek.games.twenty_strong.rules.effects.counting import AppliedHere, Chip, Exhausted, Items, Phases, Unapplied
from ludotek.games.twenty_strong.rules.effects.dice import COMMITTED
from ludotek.games.twenty_strong.rules.effects.effect import (
    ANY_TIME,
    CHIP_KEY,
    EFFECT_RULES,
    INSTANT_REWARDS,
    THIS,
    WHEN_ANY_APPLIED,
    WHEN_ANY_DEFEATED,
    WHEN_APPLIED,
    WHEN_DEFEATED,
    WHEN_PHASE_ENDS,
    WHEN_REPEATED,
    WHEN_ROLLED,
    Live,
    Standing,
    Use,
)
from ludotek.games.twenty_strong.rules.effects.on_dice import CommitAndRoll, OnDice
from ludotek.games.twenty_strong.rules.effects.standing import DieDamage, EnemyDamage, EnemyHealth, HitLimit, Keep
from ludotek.games.twenty_strong.rules.effects.text import DURING, INSTANT, ONGOING
from ludotek.games.twenty_strong.rules.inventory import used_up
from ludotek.games.twenty_strong.rules.table import TwentyStrong
from ludotek.kernel.effect import Action, Combined, Trigger
from ludotek.kernel.step import ALLOWED

IN_A_FIGHT: Final = [
    WHEN_DEFEATED,
    WHEN_ANY_DEFEATED,
    WHEN_ROLLED,
    WHEN_PHASE_ENDS,
    WHEN_REPEATED,
    WHEN_APPLIED,
    WHEN_ANY_APPLIED,
]  # the moments of triggers that come before damage is suffered, items aside
APART: Final = ["change-chip", "salvage", "bury", "discard-top", "discard-item"]  # they touch neither dice nor enemies


def left_out(g: TwentyStrong) -> list[int]:
    """The cards with a text in play that the odds take no account of, each once."""
    found: list[int] = []
    for live in g.standing:
        if is_beyond(g, live):
            add(found, live.node.card)
    delicate = counts_what_texts_move(g)
    for trigger in triggers(g):
        if trigger.when in IN_A_FIGHT and touches(trigger.actions, delicate):
            add(found, trigger.card)
    return found


def unused(g: TwentyStrong) -> list[int]:
    """What may be used in a fight and is not: items, the hero's ability, the chip (CHIP_KEY), rewards that come at once."""
    found: list[int] = []
    delicate = counts_what_texts_move(g)
    for item in g.inventory:
        reward = g.deck.cards[item].reward
        if reward is not None and usable(g, reward.text.use, item, delicate):
            add(found, item)
    if usable(g, g.deck.cards[g.hero].ability.use, g.hero, delicate):
        add(found, g.hero)
    if usable(g, g.deck.chip_use, CHIP_KEY, delicate):
        add(found, CHIP_KEY)
    if not g.endgame and g.missions_done < len(g.missions):
        mission = g.missions[g.missions_done]
        reward = g.deck.cards[mission].reward
        if reward is not None and touches(reward.actions, delicate):
            add(found, mission)
    for enemy in g.active:
        reward = g.deck.cards[enemy.card].reward
        if reward is None or reward.kind != INSTANT or enemy.defeated or g.forbidden(INSTANT_REWARDS, 1) != ALLOWED:
            continue
        if touches(reward.actions, delicate):
            add(found, enemy.card)
    return found


def add(found: list[int], card: i64) -> None:
    if card not in found:
        found.append(int(card))


def is_beyond(g: TwentyStrong, live: Live) -> bool:
    """Does a standing text depend on more than who has fallen and which phase it is?"""
    node: Standing = live.node
    if isinstance(node, (HitLimit, Keep)):
        return True
    if isinstance(node, DieDamage):  # when it stops, dice change that were applied before (TS-53)
        ends = node.rule == EFFECT_RULES[DURING] and node.scope != THIS and live.uid >= 0
        return ends and g.undefeated() > 1
    if isinstance(node, EnemyDamage):
        return isinstance(node.per, (Unapplied, AppliedHere, Phases))
    return isinstance(node, EnemyHealth) and isinstance(node.per, (Unapplied, AppliedHere))


def counts_what_texts_move(g: TwentyStrong) -> bool:
    """Does an enemy's Health or Damage hang on the chip, on items or on exhausted dice?"""
    for live in g.standing:
        node: Standing = live.node
        if isinstance(node, EnemyHealth) and isinstance(node.per, (Chip, Items, Exhausted)):
            return True
    return False


def triggers(g: TwentyStrong) -> list[Trigger]:
    """All that are in play."""
    found: list[Trigger] = [*g.deck.triggers, *g.deck.cards[g.hero].ability.triggers]
    for item in g.inventory:
        reward = g.deck.cards[item].reward
        if reward is not None and reward.kind == ONGOING:
            found += reward.text.triggers
    for index in g.lasting:
        kept = g.deck.nodes[index]
        if isinstance(kept, Trigger):
            found.append(kept)
    for enemy in g.active:
        if not enemy.muted:
            for effect in g.deck.cards[enemy.card].effects:
                found += effect.text.triggers
    return found


def touches(actions: list[Action], delicate: bool) -> bool:
    """May these texts change what is fought with or against?"""
    for action in actions:
        if isinstance(action, Combined):
            for inside in action.inside:
                if touches(inside, delicate):
                    return True
        elif isinstance(action, ChangeStat):
            if action.stat == STRATEGY or (action.stat == HEALTH and action.by < 0):
                return True
        elif delicate:
            return True
        elif isinstance(action, OnDice):
            if isinstance(action, CommitAndRoll) or action.dice.places & COMMITTED != 0:
                return True
        elif action.word not in APART:
            return True
    return False


def usable(g: TwentyStrong, use: Use | None, key: i64, delicate: bool) -> bool:
    """May it still be used in this fight, and to some effect?"""
    if use is None or use.cost > g.chip or used_up(g, use.limit, key) or key in g.using:
        return False
    in_time = use.at == ANY_TIME or COMMIT <= use.at <= DAMAGE
    return in_time and touches(use.actions, delicate)
