"""Epics, cards, districts, Reckoners and Steelheart as data, the way a box file has them."""

from __future__ import annotations

from functools import cache
from typing import Any

from ludotek.games.reckoners.game import GAME
from ludotek.games.reckoners.rules.components import SYMBOLS, TRACKS
from ludotek.kernel.errors import LudotekError, UnknownName
from ludotek.testing.position import Data

Place = int | str  # a district: from 1, by its name, or by its Epic's

DISTRICTS = [
    "the-loop", "newcago-theatre", "foundry-row", "still-pier", "copper-arcade", "lantern-yard", "ninth-viaduct",
]  # fmt: skip
COLOURS = {"david": "blue", "megan": "red", "abraham": "green", "prof": "orange", "cody": "yellow", "tia": "purple"}
MANY = 999  # what has no limit in the game, in a position
STRONG = {"blue": 2, "red": 1, "green": 4, "orange": 5, "yellow": 0, "purple": 3}  # symbol of each special die


def card(name: str, *give: str, **fields: Any) -> Data:
    """An equipment card: its results, or one of swap=, die=, double=, power=; pay=[…], anywhere=True, cost=1."""
    results: Data = {"give": list(give)} if give else {}
    return {"id": name, "origin": "house", "kind": "equipment", "cost": 1} | results | fields


def ability(name: str, *give: str, **fields: Any) -> Data:
    """An ability card, as `card` but never bought."""
    found = card(name, *give, **fields) | {"kind": "ability"}
    del found["cost"]
    return found


def epic(name: str, research: int = 2, health: int | str = 4, weakened: int = 2, **fields: Any) -> Data:
    """An Epic. track=["fortify", "attack 2", "strengthen red 1", "share reinforce" …], loot={"research": 1, …}."""
    track, loot = fields.pop("track", ["fortify"] * 6), fields.pop("loot", {"research": 1})
    numbers: Data = {"research": research, "health": health, "weakened": weakened}
    return {"id": name, "origin": "house"} | numbers | {"track": [deed(each) for each in track], "loot": loot} | fields


def deed(text: str) -> Data:
    """An action of a track in words, as data."""
    do, *rest = text.split()
    if do == "strengthen":
        return {"do": do, "track": rest[0], "n": int(rest[1]) if rest[1:] else 1}
    if do == "share":
        return {"do": do, "what": rest[0]}
    return {"do": do, "n": int(rest[0])} if rest else {"do": do}


def district(epic: Data | None = None, **state: Any) -> Data:
    """A district with a given Epic (`empty=True`: none): enforcement, barricades; research, health, bracket of the Epic."""
    check("a district", state, {"enforcement", "barricades", "research", "health", "bracket", "empty"})
    return {"epic": epic, **state}


def reckoner(name: str, **state: Any) -> Data:
    """A Reckoner: at, dice (to use), held (kinds), plans, new_plans, cards, used (ids), scope (the Sniper token's)."""
    check("a Reckoner", state, {"at", "dice", "held", "plans", "new_plans", "cards", "used", "scope"})
    if name not in COLOURS:
        raise UnknownName("Reckoner", name, list(COLOURS))
    return {"name": name, **state}


def steelheart(**state: Any) -> Data:
    """Steelheart: at, research, health (once his Research is 0); his brackets red, blue, yellow, white.

    lengths={"red": 6, "blue": 6}, deployment=1, actions={"yellow": ["attack 1", …], "white": […]} are his boards.
    """
    check("Steelheart", state, {"at", "research", "health", *TRACKS, "lengths", "deployment", "actions"})
    return state


def check(what: str, given: Data, known: set[str]) -> None:
    if set(given) - known:
        raise LudotekError(f"{what} has no {', '.join(sorted(set(given) - known))}; it has {', '.join(sorted(known))}")


def within(what: str, value: int, low: int, high: int) -> int:
    """A number as it can be in the game."""
    if not low <= value <= high:
        raise LudotekError(f"{what} must be from {low} to {high}, not {value}")
    return value


def shipped(name: str) -> Data:
    """A card, an ability or an Epic of the box that ships, as its file has it."""
    found = shipped_things()
    if name not in found:
        raise UnknownName("card or Epic", name, sorted(found))
    return found[name]


@cache
def shipped_things() -> dict[str, Data]:
    raw = GAME.content({})
    return {data["id"]: data for kind in ("card", "epic") for data in raw[kind]}


def parts_of(die: str) -> tuple[str, list[str]]:
    """ "purple:research+contain" as its kind and its symbols in their order."""
    kind, _, face = die.partition(":")
    symbols = face.split("+")
    for symbol in symbols:
        if symbol not in SYMBOLS:
            raise UnknownName("symbol", symbol, SYMBOLS)
    return kind, sorted(symbols, key=SYMBOLS.index)


def kind_of(die: str) -> str:
    """The kind of "purple:research", or of "purple" alone."""
    kind, known = die.partition(":")[0], ["basic", *COLOURS.values()]
    if kind not in known:
        raise UnknownName("kind of die", kind, known)
    return kind


def unique(things: list[Data]) -> list[Data]:
    """Each id once."""
    found = {each["id"]: each for each in reversed(things)}
    return [found[name] for name in dict.fromkeys(each["id"] for each in things)]
