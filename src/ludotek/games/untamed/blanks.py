"""A blank for measuring what a card is worth: an Animal of the same faction and cost, with as little on it as there can be."""

from __future__ import annotations

from typing import Any

KEPT = ("id", "origin", "faction", "cost")


def blanked(content: dict[str, Any], card: str) -> dict[str, Any]:
    """The box with a blank in the place of that card."""
    return {**content, "card": [blank(each) if each["id"] == card else each for each in content["card"]]}


def blank(card: dict[str, Any]) -> dict[str, Any]:
    return {name: card[name] for name in KEPT} | {"kind": "animal", "attack": 0, "health": 1}
