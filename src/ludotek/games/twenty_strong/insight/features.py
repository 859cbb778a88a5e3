"""A position between two rounds in numbers, for the chance to win that is fitted to finished games: of sieges, and of hunts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.twenty_strong.insight.outlook import Outlook, spent_dice
from ludotek.games.twenty_strong.rules.components import DIE_COLOURS, HEALTH, RECOVERY, STRATEGY
from ludotek.games.twenty_strong.rules.effects.standing import EnemyHealth
from ludotek.games.twenty_strong.rules.table import TwentyStrong

MOST_HEALTH: Final = 7
FULL_STACK: Final = 10.0


def features(g: TwentyStrong, outlook: Outlook) -> list[float]:
    """Everything that lasts; in a hunt other things do."""
    return features_of_a_siege(g, outlook) if outlook.hunt is None else features_of_a_hunt(g, outlook)


def features_of_a_siege(g: TwentyStrong, outlook: Outlook) -> list[float]:
    """Where the endgame changes what counts, both halves have numbers of their own."""
    health: i64 = max(0, min(MOST_HEALTH, g.stats[HEALTH] - g.incoming()))
    ready: i64 = sum(g.pool)
    spent = spent_dice(g)
    rewards = 0.0
    for item in g.inventory:
        rewards += outlook.appraisal.rewards[item]
    lengths = [len(stack.cards) for stack in g.stacks]
    shortest: i64 = min(lengths)
    progress = 0.0
    if g.missions_done < len(g.missions):
        goal = outlook.deck.cards[g.missions[g.missions_done]].goal_count
        progress = float(g.mission_progress) / float(goal)
    found = [1.0, outlook.at_rest(g) / 20.0]
    point: i64 = 1
    while point <= MOST_HEALTH:
        found.append(1.0 if health >= point else 0.0)
        point += 1
    found.append(float(g.stats[STRATEGY]) / 3.0)
    found.append(float(g.stats[RECOVERY]) / 4.0)
    found.append(float(g.chip) / 5.0)
    found.append(rewards / 10.0)
    found.append(float(len(g.inventory)) / 4.0)
    found.append(float(g.missions_done) / 3.0)
    found.append(progress)
    colour: i64 = 0
    while colour < DIE_COLOURS:
        found.append(float(g.pool[colour]) / 4.0)
        found.append(float(spent[colour]) / 4.0)
        colour += 1
    ending = 1.0 if g.endgame else 0.0
    found.append(ending)
    found.append((1.0 - ending) * float(shortest) / FULL_STACK)
    found.append((1.0 - ending) * float(sum(lengths)) / (3.0 * FULL_STACK))
    found.append((1.0 - ending) * float(shortest) * float(health) / (FULL_STACK * MOST_HEALTH))
    found.append(ending * float(health) / MOST_HEALTH)
    found.append(ending * float(ready) / 17.0)
    found.append(ending * rewards / 10.0)
    found.append(ending * boss_left(g) / 10.0)
    found.append(ending * float(g.undefeated()) / 4.0)
    calendar = outlook.appraisal.calendar
    if calendar.runs_down():
        short: i64 = max(0, calendar.needed(g) - g.chip)
        found.append(float(short) / FULL_STACK)
        found.append((1.0 - ending) * float(short) * float(health) / (FULL_STACK * MOST_HEALTH))
        found.append(1.0 if g.chip == 0 else 0.0)
        found.append(outlook.foretold(g) / 10.0)
        found.append(ending * outlook.foretold(g) / 10.0)
    return found


def features_of_a_hunt(g: TwentyStrong, outlook: Outlook) -> list[float]:
    """How many bosses are left, who is out, and what can be set against them; gifts and grudges as they hold now."""
    health: i64 = max(0, min(MOST_HEALTH, g.stats[HEALTH] - g.incoming()))
    ready: i64 = sum(g.pool)
    spent = spent_dice(g)
    rewards = 0.0
    for item in g.inventory:
        rewards += outlook.appraisal.rewards[item]
    found = [1.0, outlook.at_rest(g) / 20.0]
    point: i64 = 1
    while point <= MOST_HEALTH:
        found.append(1.0 if health >= point else 0.0)
        point += 1
    found.append(float(g.stat(STRATEGY)) / 3.0)
    found.append(float(g.stat(RECOVERY)) / 4.0)
    found.append(rewards / 10.0)
    found.append(float(len(g.inventory)) / 4.0)
    colour: i64 = 0
    while colour < DIE_COLOURS:
        found.append(float(g.pool[colour]) / 4.0)
        found.append(float(spent[colour]) / 4.0)
        colour += 1
    bait: i64 = 0 if outlook.hunt is None else outlook.hunt.bait
    won: i64 = g.bosses_defeated
    waiting: i64 = len(g.bosses.cards)
    loose: i64 = outlook.deck.bosses_to_defeat - won - waiting
    threat: i64 = 0
    hardened: i64 = 0
    for enemy in g.active:
        if not enemy.defeated:
            threat += g.threat_of(enemy)
    for index in g.lasting:
        node = g.deck.nodes[index]
        if isinstance(node, EnemyHealth):
            hardened += node.by
    out = 1.0 if loose > 0 else 0.0
    found.append(1.0 if won >= 1 else 0.0)
    found.append(1.0 if won >= 2 else 0.0)
    found.append(out)
    found.append(float(max(0, loose - 1)))
    found.append(boss_left(g) / 10.0)
    found.append(out * float(threat) / 3.0)
    found.append(out * float(g.undefeated()) / 4.0)
    found.append(out * float(ready) / 17.0)
    found.append(out * float(health) / MOST_HEALTH)
    found.append(float(won) * float(ready) / 17.0)
    found.append(float(won) * float(health) / MOST_HEALTH)
    found.append(float(min(g.chip, bait * waiting)) / 5.0)
    found.append(1.0 if waiting > 0 and g.chip >= bait else 0.0)
    found.append(float(hardened))
    return found


def boss_left(g: TwentyStrong) -> float:
    """The Health that the bosses in the active area still have."""
    left = 0.0
    for enemy in g.active:
        if g.is_boss(enemy) and not enemy.defeated:
            left += float(g.health_of(enemy) - g.damage_on(enemy))
    return left
