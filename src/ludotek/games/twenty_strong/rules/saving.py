"""Writing a table down and reading it again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from ludotek.kernel.zone import zone_from_data

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.rules.table import Enemy, TwentyStrong

NUMBERS: Final = [
    "hero", "difficulty", "missions_done", "mission_progress", "chip", "round", "moment", "phases", "extra_phases",
    "committed_now", "prevented", "hurt", "idle_rounds", "endgame", "bosses_defeated", "next_uid", "last_stack",
]  # fmt: skip
LISTS: Final = [
    "stats", "pool", "exhausted", "banished", "loose", "missions", "inventory", "discard", "banished_cards", "aside",
    "using", "lasting", "holding", "used_in_phase", "used_in_round", "used_in_conflict", "used_in_game",
]  # fmt: skip
OF_AN_ENEMY: Final = ["uid", "card", "tokens", "defeated", "defeated_now", "after_done", "silenced", "muted"]


def state_to_data(g: TwentyStrong) -> dict[str, object]:
    data: dict[str, object] = {name: getattr(g, name) for name in NUMBERS}
    for name in LISTS:
        data[name] = list(getattr(g, name))
    data["active"] = [enemy_to_data(enemy) for enemy in g.active]
    data["stacks"] = [stack.to_data() for stack in g.stacks]
    data["bosses"] = g.bosses.to_data()
    data["unused_bosses"] = g.unused_bosses.to_data()
    return data


def enemy_to_data(enemy: Enemy) -> dict[str, object]:
    data: dict[str, object] = {name: getattr(enemy, name) for name in OF_AN_ENEMY}
    data["dice"] = list(enemy.dice)
    return data


def state_from_data(g: TwentyStrong, data: dict[str, Any]) -> None:
    for name in NUMBERS:
        setattr(g, name, data[name])
    for name in LISTS:
        setattr(g, name, list(data[name]))
    g.active = []
    for each in data["active"]:
        enemy = g.make_enemy(each["card"])
        for name in OF_AN_ENEMY:
            setattr(enemy, name, each[name])
        enemy.dice = list(each["dice"])
        g.active.append(enemy)
    g.next_uid = data["next_uid"]
    g.stacks = [zone_from_data(each) for each in data["stacks"]]
    g.bosses = zone_from_data(data["bosses"])
    g.unused_bosses = zone_from_data(data["unused_bosses"])
    g.texts_changed()
    g.unsettled = False
