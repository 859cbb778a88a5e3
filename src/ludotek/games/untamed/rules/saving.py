"""Writing a table down and reading it again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludotek.kernel.step import step_data
from ludotek.kernel.zone import zone_from_data

if TYPE_CHECKING:
    from ludotek.games.untamed.rules.table import Animal, Keep, Side, Untamed

NUMBERS: Final = ["mode", "first", "active", "turn", "next_uid", "fighter", "fight_target"]
LISTS: Final = ["out", "played", "powered", "has_drawn", "discount"]
OF_A_SIDE: Final = ["support", "removed", "resolving"]
ZONES_OF_A_SIDE: Final = ["deck", "power", "bonus"]
OF_AN_ANIMAL: Final = ["uid", "design", "owner", "damage", "fury", "swing", "ready", "rushing", "doomed"]
OF_A_KEEP: Final = ["damage", "lost", "used_by"]


def state_to_data(g: Untamed) -> dict[str, object]:
    data: dict[str, object] = {name: getattr(g, name) for name in NUMBERS}
    for name in LISTS:
        data[name] = list(getattr(g, name))
    data["factions"] = [list(each) for each in g.factions]
    data["sides"] = [side_to_data(side) for side in g.sides]
    data["keeps"] = [keep_to_data(keep) for keep in g.keeps]
    data["hands"] = [hand.to_data() for hand in g.hands]
    data["waiting"] = [step_data(step) for step in g.waiting]
    return data


def side_to_data(side: Side) -> dict[str, object]:
    data: dict[str, object] = {name: list(getattr(side, name)) for name in OF_A_SIDE}
    for name in ZONES_OF_A_SIDE:
        data[name] = getattr(side, name).to_data()
    data["power_ready"] = side.power_ready
    data["has_defeated"] = side.has_defeated
    data["animals"] = [{name: getattr(animal, name) for name in OF_AN_ANIMAL} for animal in side.animals]
    return data


def keep_to_data(keep: Keep) -> dict[str, object]:
    data: dict[str, object] = {name: getattr(keep, name) for name in OF_A_KEEP}
    data["stack"] = keep.stack.to_data()
    data["unchosen"] = keep.unchosen.to_data()
    return data


def state_from_data(g: Untamed, data: dict[str, Any]) -> None:
    for name in NUMBERS:
        setattr(g, name, data[name])
    for name in LISTS:
        setattr(g, name, list(data[name]))
    g.factions = [list(each) for each in data["factions"]]
    for side, written in zip(g.sides, data["sides"], strict=True):
        for name in OF_A_SIDE:
            setattr(side, name, list(written[name]))
        for name in ZONES_OF_A_SIDE:
            setattr(side, name, zone_from_data(written[name]))
        side.power_ready = written["power_ready"]
        side.has_defeated = written["has_defeated"]
        side.animals = [animal_from_data(g, each) for each in written["animals"]]
    for keep, written in zip(g.keeps, data["keeps"], strict=True):
        for name in OF_A_KEEP:
            setattr(keep, name, written[name])
        keep.stack = zone_from_data(written["stack"])
        keep.unchosen = zone_from_data(written["unchosen"])
    g.hands = [zone_from_data(each) for each in data["hands"]]
    g.next_uid = data["next_uid"]
    g.texts_changed()


def animal_from_data(g: Untamed, data: dict[str, Any]) -> Animal:
    animal = g.make_animal(data["design"], data["owner"])
    for name in OF_AN_ANIMAL:
        setattr(animal, name, data[name])
    return animal
