"""What is printed on the cards of The Long Dusk beside their texts: numbers, icons, marks, and the time of a use."""

import pytest
from scenes import IDLE, NEXT, damage, health, progress

from ludotek.games.twenty_strong.game import read_deck
from ludotek.testing.twenty_strong import Data, Position, card, mission, node, position, shipped, single_use

DECK = read_deck("long-dusk")
HEROES, BOSSES, CONFLICT, MISSIONS = (
    [data["id"] for data in DECK[kind]] for kind in ("hero", "boss", "conflict", "mission")
)
ITEMS = [data["id"] for data in DECK["conflict"] if data.get("reward", {}).get("kind") in ("single-use", "ongoing")]


def uses() -> dict[str, Data]:
    """What can be used, by the card on which it stands: a single-use reward is itself a use."""
    found = {data["id"]: data["reward"] for data in DECK["conflict"] if data["id"] in ITEMS}
    found |= {data["id"]: data["ability"] for data in DECK["hero"]}
    return {name: text.get("use", text) for name, text in found.items() if "use" in text or "do" in text}


USES = uses()

# Something to use at Activation, so that even a single stack is asked for.
BROOM = card("Broom", reward=single_use(node("discard-top"), at="activation"))


def alone(name: str, at: str, **given: object) -> Position:
    """A boss, an enemy or an undone mission as the only enemy, with nothing that could change its numbers."""
    return position(shipped(name), at=at, phases=0, chip=0, endgame=name not in CONFLICT, **given)


# ---------------------------------------------------------------------- numbers


@pytest.mark.parametrize("name", HEROES)
def test_a_hero_begins_with_the_printed_stats(name: str) -> None:
    t = position(IDLE, hero=shipped(name))
    assert [t.stat(stat) for stat in ("health", "strategy", "recovery")] == [
        shipped(name)[stat] for stat in ("health", "strategy", "recovery")
    ]


@pytest.mark.parametrize("name", [*BOSSES, *CONFLICT, *MISSIONS])
def test_an_enemy_falls_at_its_printed_health(name: str) -> None:
    t = alone(name, "commit", tokens={name: health(name) - 1})
    assert (t.health(name), t.defeated(name)) == (health(name), False)
    t = alone(name, "commit", tokens={name: health(name)})
    assert t.won if name in BOSSES else t.defeated(name)


@pytest.mark.parametrize("name", [*BOSSES, *CONFLICT, *MISSIONS])
def test_an_undefeated_enemy_deals_its_printed_damage(name: str) -> None:
    t = alone(name, "damage", health=6, exhausted="red", pool="")
    assert t.told("suffered") == ([[damage(name), 6 - damage(name)]] if damage(name) else [])
    if name not in BOSSES:
        t = alone(name, "damage", health=6, exhausted="red", pool="", defeated=[name])
        assert t.told("suffered") == []


# ---------------------------------------------------------------------- icons and marks


@pytest.mark.parametrize("name", CONFLICT)
def test_as_many_enemies_come_along_as_there_are_icons(name: str) -> None:
    more = shipped(name).get("more", 0)
    others = [[card(f"Other-{i}")] for i in range(more + 2)]
    t = position(at="activation", stacks=[[shipped(name)], *others], inventory=[BROOM], chip=0).do(f"activate {name}")
    for i in range(more):
        assert t.asks == "ActivateCard"
        t.do(f"activate Other-{i}")
    assert (t.asks, len(t.g.active)) == ("Commit", 1 + more)


@pytest.mark.parametrize("name", CONFLICT)
def test_only_mandatory_cards_must_be_chosen(name: str) -> None:
    t = position(at="activation", stacks=[[shipped(name)], [card("Plain")]], inventory=[BROOM])
    if shipped(name).get("mandatory"):
        t.refused("activate Plain", "TS-91")
    else:
        assert t.refusal("activate Plain") is None
    assert t.refusal(f"activate {name}") is None


@pytest.mark.parametrize("name", CONFLICT)
def test_light_and_heavy_enemies_count_as_such(name: str) -> None:
    for kind in ("light", "heavy"):
        row = [mission("Errand", f"defeat-{kind}", 2, [node("change-chip", by=1)])]
        t = position(shipped(name), IDLE, tokens={name: 30}, missions=row, loose="red hit", pool="4 green")
        assert progress(t) == (1 if shipped(name)["class"] == kind else 0)


# ---------------------------------------------------------------------- items


@pytest.mark.parametrize("name", ITEMS)
def test_an_item_is_gained_from_its_defeated_card(name: str) -> None:
    t = position(shipped(name), at="gain", stacks=NEXT)
    assert t.asks == "ActivateCard", "undefeated it pays nothing"
    t = position(shipped(name), at="gain", defeated=[name], stacks=NEXT)
    assert t.where(name) == "active"
    t.do(f"gain {name}")
    assert t.where(name) == "inventory"


@pytest.mark.parametrize("name", USES)
def test_what_names_a_time_is_used_at_no_other(name: str) -> None:
    """At each of these times a question waits; the refusal is about the time, whatever else may be missing."""
    hero = name in HEROES
    action, given = ("ability", {"hero": shipped(name)}) if hero else (f"use {name}", {"inventory": [shipped(name)]})
    for at, asks in {
        "activation": "ActivateCard",
        "commit": "Commit",
        "apply": "Apply",
        "recover": "RecoverDice",
    }.items():
        t = position(IDLE, at=at, stacks=NEXT, loose="red hit", exhausted="blue", chip=5, **given)
        assert t.asks == asks
        if USES[name].get("at", at) == at:
            refusal = t.refusal(action)
            assert refusal is None or refusal.reason.key != "refusal-wrong-time"
        else:
            t.refused(action, "TS-88" if hero else "TS-45", by=name)
