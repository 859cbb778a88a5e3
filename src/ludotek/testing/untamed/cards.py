"""Cards of Untamed as data, the way a box file has them, and what a side has of them."""

from __future__ import annotations

from functools import cache
from typing import Any

from ludotek.games.untamed.game import GAME
from ludotek.kernel.errors import LudotekError, UnknownName
from ludotek.testing.position import Data


def animal(name: str, cost: int = 1, attack: int = 1, health: int = 2, **fields: Any) -> Data:
    """An Animal. `arrival`, `last_words`, `attacks`, `defeats` … are short for texts of that moment."""
    data: Data = {"id": name, "origin": "house", "faction": "rat", "kind": "animal"}
    texts = list(fields.pop("texts", []))
    moments = ("arrival", "last_words", "attacks", "defeats", "card_played", "ability_used", "ally_defeated", "upkeep")
    for moment in moments:
        if moment in fields:
            texts.append({"on": moment.replace("_", "-"), "do": fields.pop(moment)})
    return data | {"cost": cost, "attack": attack, "health": health} | fields | ({"texts": texts} if texts else {})


def item(name: str, *do: Data, cost: int = 1, **fields: Any) -> Data:
    return {"id": name, "origin": "house", "faction": "rat", "kind": "item", "cost": cost, "do": list(do)} | fields


def stronghold(faction: str, *do: Data, cost: int = 1) -> Data:
    return {"id": f"keep-{faction}", "origin": "house", "faction": faction, "cost": cost, "do": list(do)}


def node(name: str, **fields: Any) -> Data:
    return {"node": name, **fields}


def shipped(name: str) -> Data:
    """A card or a Stronghold of the box that ships, as its file has it."""
    cards = shipped_cards()
    if name not in cards:
        raise UnknownName("card", name, sorted(cards))
    return cards[name]


@cache
def shipped_cards() -> dict[str, Data]:
    """All cards of the box that ships and then its Strongholds, by their ids, in the order of the file."""
    raw = GAME.content({})
    return {data["id"]: data for kind in ("card", "stronghold") for data in raw[kind]}


def placed(card: Data, **state: Any) -> Data:
    """An Animal in play in a given state: damage, fury, ready, rushing, swing (Attack this turn), owner (a side, from 1)."""
    return {"card": card, "state": state}


def side(**given: Any) -> Data:
    """What a side has: animals, hand, support, power, ready, deck, bonus, strongholds, damage, lost.

    Cards are data or, where only their number matters, a number of plain cards. The deck lists its top card first,
    the strongholds (factions or `stronghold(...)`) too. `hands` gives one list for each seat of a shared side.
    """
    known = {"animals", "hand", "hands", "support", "power", "ready", "deck", "bonus", "strongholds", "damage", "lost"}
    if set(given) - known:
        raise LudotekError(f"a side has no {', '.join(sorted(set(given) - known))}; it has {', '.join(sorted(known))}")
    return given
