"""A blank for measuring what a card is worth: an Animal of the same faction and cost, with as little on it as there can be."""

from __future__ import annotations

from typing import Any

from ludotek.games.untamed.rules.box import FACTION

KEPT = ("id", "name", "origin", "faction", "cost")


def blanked(content: dict[str, Any], card: str) -> dict[str, Any]:
    """The box with a blank in the place of that card, which may be one of a house faction."""
    found = {**content, "card": blanked_in(content["card"], card)}
    if FACTION in content:
        house = content[FACTION]
        found[FACTION] = {**house, "card": blanked_in(house["card"], card)}
    return found


def blanked_in(cards: list[dict[str, Any]], card: str) -> list[dict[str, Any]]:
    return [blank(each) if each["id"] == card else each for each in cards]


def blank(card: dict[str, Any]) -> dict[str, Any]:
    return {name: card[name] for name in KEPT if name in card} | {"kind": "animal", "attack": 0, "health": 1}
