"""Writing a city down and reading it again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from ludotek.games.reckoners.rules.city import City

NUMBERS: Final = [
    "difficulty", "round", "population", "money", "base", "enforcement_left", "barricades_left",
    "steelheart", "steelheart_research", "steelheart_health",
]  # fmt: skip
LISTS: Final = [
    "names", "epic", "research", "health", "bracket", "enforcement", "barricades", "tracks",
    "who", "place", "scope", "plans", "new_plans", "used", "doubles", "rolls", "confiscated",
    "epic_deck", "felled", "defeated", "equipment_deck", "market", "discarded", "loot",
]  # fmt: skip
LISTS_OF_LISTS: Final = ["swaps", "gear", "held", "rolled", "marked", "dice"]


def state_to_data(g: City) -> dict[str, object]:
    data: dict[str, object] = {name: getattr(g, name) for name in NUMBERS}
    for name in LISTS:
        data[name] = list(getattr(g, name))
    for name in LISTS_OF_LISTS:
        data[name] = [list(each) for each in getattr(g, name)]
    return data


def state_from_data(g: City, data: dict[str, Any]) -> None:
    for name in NUMBERS:
        setattr(g, name, data[name])
    for name in LISTS:
        setattr(g, name, list(data[name]))
    for name in LISTS_OF_LISTS:
        setattr(g, name, [list(each) for each in data[name]])
