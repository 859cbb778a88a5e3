"""What the player may see, by permission: all of the table except cards that lie face down or under others (TS-89)."""

from __future__ import annotations

from typing import Any

from ludotek.games.twenty_strong.rules.components import BOSS, COLOURS, DAMAGE, FACES, MOMENTS, STATS, STRATEGY
from ludotek.games.twenty_strong.rules.strategy_phase import phases_allowed
from ludotek.games.twenty_strong.rules.table import Enemy, TwentyStrong
from ludotek.kernel.zone import Zone


def view(g: TwentyStrong) -> dict[str, Any]:
    """The table as plain data. The one seat and a spectator see the same."""
    return {
        "game": "twenty-strong",
        "deck": g.deck.name,
        "hero": name(g, g.hero),
        "difficulty": g.difficulty,
        "round": g.round,
        "moment": MOMENTS[g.moment],
        "endgame": g.endgame,
        "stats": {STATS[i]: g.stats[i] for i in range(3)},
        "counts_as": {STATS[i]: g.stat(i) for i in range(1, 3)},
        "chip": g.chip,
        "chip_max": g.deck.chip_max,
        "phases": g.phases,
        "phases_allowed": phases_allowed(g),
        "incoming": incoming(g),
        "dice": {
            "pool": by_colour(g.pool),
            "unapplied": by_kind(g.loose),
            "exhausted": by_colour(g.exhausted),
            "banished": by_colour(g.banished),
        },
        "active": [enemy_view(g, enemy) for enemy in g.active],
        "stacks": [stack_view(g, stack) for stack in g.stacks],
        "bosses_waiting": len(g.bosses),
        "bosses_possible": sorted(name(g, card) for card in bosses_possible(g)),
        "bosses_defeated": g.bosses_defeated,
        "missions": [mission_view(g, i) for i in range(len(g.missions))],
        "inventory": [name(g, card) for card in g.inventory],
        "room": g.stat(STRATEGY),
        "used_in_round": [name(g, card) for card in g.used_in_round],
        "discard": [name(g, card) for card in g.discard],
        "banished_cards": [name(g, card) for card in g.banished_cards],
        "outcome": None if g.outcome is None else g.outcome.to_data(),
    }


def incoming(g: TwentyStrong) -> int:
    """The damage that the player would suffer now; none once it is taken (TS-32)."""
    if g.moment >= DAMAGE:
        return int(g.incoming())
    return sum(g.threat_of(enemy) for enemy in g.active if not enemy.defeated)


def name(g: TwentyStrong, card: int) -> str:
    return g.deck.cards[card].name if card >= 0 else "the-deck"


def by_colour(dice: list[int]) -> dict[str, int]:
    return {colour: dice[i] for i, colour in enumerate(COLOURS)}


def by_kind(dice: list[int]) -> list[dict[str, Any]]:
    """Dice in the active area: colour, face and how many of them."""
    return [
        {"colour": COLOURS[kind // 4], "face": FACES[kind % 4], "count": dice[kind]}
        for kind in range(len(dice))
        if dice[kind]
    ]


def enemy_view(g: TwentyStrong, enemy: Enemy) -> dict[str, Any]:
    return {
        "card": name(g, enemy.card),
        "boss": g.is_boss(enemy),
        "health": g.health_of(enemy),
        "damage": g.threat_of(enemy),
        "suffered": g.damage_on(enemy),
        "tokens": enemy.tokens,
        "dice": by_kind(enemy.dice),
        "defeated": enemy.defeated,
        "silenced": enemy.silenced,
        "muted": enemy.muted,
    }


def stack_view(g: TwentyStrong, stack: Zone) -> dict[str, Any]:
    """Its size, its open cards, and all its cards as far as they are known; the top one first."""
    cards = [name(g, card) if card >= 0 else None for card in reversed(stack.seen_by(0))]
    return {"size": len(stack), "open": cards[: g.deck.sight], "cards": cards}


def bosses_possible(g: TwentyStrong) -> list[int]:
    """Who may be waiting face down: whoever has not been seen yet."""
    seen = {enemy.card for enemy in g.active} | set(g.discard) | set(g.inventory)
    return [] if not len(g.bosses) else [card for card in g.deck.of_kind(BOSS) if card not in seen]


def mission_view(g: TwentyStrong, place: int) -> dict[str, Any]:
    card = g.deck.cards[g.missions[place]]
    done = place < g.missions_done
    current = place == g.missions_done and not g.endgame
    progress = card.goal_count if done else (g.mission_progress if current else 0)
    return {"card": card.name, "done": done, "current": current, "progress": progress, "goal": card.goal_count}
