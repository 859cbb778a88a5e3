"""Cards of 20 Strong as data, the way a deck file has them."""

from __future__ import annotations

from functools import cache
from typing import Any

from ludotek.games.twenty_strong.game import FIRST_DECK, read_deck, shipped_decks
from ludotek.games.twenty_strong.rules.components import CARD_KINDS
from ludotek.kernel.errors import UnknownName
from ludotek.testing.position import Data


def card(name: str, health: int = 3, damage: int = 1, **fields: Any) -> Data:
    """A conflict card. `during`, `after` and `special` are short for effects of that kind; the rest is as in a file."""
    data: Data = {"id": name, "origin": "house", "class": "light", "health": health, "damage": damage}
    return data | with_effects(fields)


def boss(name: str = "Boss", health: int = 8, damage: int = 2, **fields: Any) -> Data:
    return {"id": name, "origin": "house", "health": health, "damage": damage} | with_effects(fields)


def mission(name: str, count: str, n: int, do: list[Data], health: int = 3, damage: int = 1, **fields: Any) -> Data:
    data: Data = {"id": name, "origin": "house", "health": health, "damage": damage}
    return data | {"goal": {"count": count, "n": n}, "reward": {"do": do}} | with_effects(fields)


def hero(name: str = "Hero", health: int = 5, strategy: int = 2, recovery: int = 3, **fields: Any) -> Data:
    """`standing`, `triggers` and `use` make up the ability."""
    ability = {key: fields.pop(key) for key in ("standing", "triggers", "use") if key in fields}
    stats = {"health": health, "strategy": strategy, "recovery": recovery}
    return {"id": name, "origin": "house", "ability": ability} | stats | fields


def shipped(name: str) -> Data:
    """A card that ships, as the file of its deck has it: an enemy, or for `inventory=`, `hero=`, `boss=`, `missions=`."""
    cards = {id: card for deck in shipped_decks() for id, card in shipped_cards(deck).items()}
    if name not in cards:
        raise UnknownName("card", name, sorted(cards))
    return cards[name]


@cache
def shipped_cards(deck: str = FIRST_DECK) -> dict[str, Data]:
    """All cards of a deck that ships, by their ids, in the order of the file."""
    raw = read_deck(deck)
    return {data["id"]: data for kind in CARD_KINDS for data in raw.get(kind, [])}


def with_effects(fields: Data) -> Data:
    effects = list(fields.pop("effects", []))
    if "during" in fields:
        effects.append({"kind": "during", "standing": fields.pop("during")})
    if "after" in fields:
        effects.append({"kind": "after", "do": fields.pop("after")})
    if "special" in fields:
        effects.append({"kind": "special", "triggers": fields.pop("special")})
    return fields | ({"effects": effects} if effects else {})


def instant(*do: Data) -> Data:
    return {"kind": "instant", "do": list(do)}


def single_use(*do: Data, at: str = "any") -> Data:
    return {"kind": "single-use", "at": at, "do": list(do)}


def ongoing(**fields: Any) -> Data:
    return {"kind": "ongoing", **fields}


def node(name: str, **fields: Any) -> Data:
    return {"node": name, **fields}


def deck(*conflict: Data, **parts: Any) -> Data:
    """A whole deck. `heroes`, `bosses` and `missions` are lists of cards; other words are fields of the deck's rules."""
    heroes, bosses = parts.pop("heroes", [hero()]), parts.pop("bosses", [boss()])
    data: Data = {"id": "test", "hero": heroes, "boss": bosses, "mission": parts.pop("missions", [])}
    rules: Data = {"stacks": 3, "endgame_must": ["stacks-empty"], "missions": len(data["mission"])}
    return data | {"conflict": list(conflict) or [card("Filler")], "rules": rules | parts}


def is_boss(data: Data) -> bool:
    return "class" not in data and not is_mission(data)


def is_mission(data: Data) -> bool:
    return "goal" in data
