"""The missions of The Long Dusk: goal, reward, and what comes to the final fight where they are left undone."""

from typing import Any

from long_dusk import LAMP, LAMP_COST
from scenes import GONE, IDLE, NEXT, amount, dice, exhausted, goal, in_pool, pick, progress

from ludotek.testing.twenty_strong import Data, Position, boss, card, position, shipped

KING = boss("King", health=30, damage=0)
HITS = "4 blue hit, 4 purple hit, red hit"


def crowd(n: int, heavy: bool = False) -> list[Data]:
    """Enemies that fall to a single hit."""
    return [card(f"Foe-{i}", health=1, damage=0) | {"class": "heavy" if heavy else "light"} for i in range(n)]


def on(name: str, *enemies: Data, **given: Any) -> Position:
    """A position with this mission as the only one."""
    return position(*enemies, missions=[shipped(name)], **given)


def strike(t: Position, *enemies: Data) -> Position:
    """Defeat them, one hit each."""
    for enemy in enemies:
        hit = next(option for option in t.options if option.startswith("apply") and option.endswith(enemy["id"]))
        t.do(hit)
    return t


def rewarded(name: str, **given: Any) -> Position:
    """The moment a mission about defeats is done: the last enemy falls. Green dice are left."""
    foe = card("Foe", health=1) | {"class": "heavy" if shipped(name)["goal"]["count"] == "defeat-heavy" else "light"}
    t = on(name, foe, IDLE, loose="blue hit, 2 green hit", progress=goal(name) - 1, **given).do("apply blue hit Foe")
    assert t.offers == name
    return t


def undone(name: str, **given: Any) -> Position:
    """The mission as an enemy in the final fight."""
    return position(KING, shipped(name), endgame=True, **given)


def done_by_any_defeats(name: str) -> None:
    """The defeats of light and heavy enemies count, in any Strategy phase and in any round."""
    foes = [*crowd(goal(name) - 1), card("Heavy", health=1, damage=0) | {"class": "heavy"}]
    t = strike(on(name, *foes, loose=HITS, phases=2, stacks=NEXT), *foes[1:])
    assert progress(t) == goal(name) - 1
    t.until("ActivateCard")
    assert progress(t) == goal(name) - 1
    assert strike(on(name, *foes, loose=HITS), *foes).offers == name


# ---------------------------------------------------------------------- Unlit Quay


def test_unlit_quay_is_done_by_defeats() -> None:
    """Goal – Defeat N enemies."""
    done_by_any_defeats("unlit-quay")


def test_unlit_quay_pays_oil() -> None:
    """Reward – Gain N Oil."""
    assert rewarded("unlit-quay", chip=0).do("take").g.chip == amount("unlit-quay", "reward", "do", 0)


def test_unlit_quay_swallows_oil() -> None:
    """After – Lose N Oil."""
    t = undone("unlit-quay", at="after", chip=3, exhausted="red")
    assert t.g.chip == 3 - amount("unlit-quay", "effects", 0, "do", 0)


# ---------------------------------------------------------------------- Blocked Gutters


def test_blocked_gutters_is_done_by_defeats_of_light_enemies() -> None:
    """Goal – Defeat N light enemies."""
    foes, heavy = crowd(goal("blocked-gutters")), card("Heavy", health=1) | {"class": "heavy"}
    t = strike(on("blocked-gutters", heavy, *foes, loose=HITS), heavy, *foes[1:])
    assert progress(t) == goal("blocked-gutters") - 1, "the heavy one does not count"
    assert strike(t, foes[0]).offers == "blocked-gutters"


def test_blocked_gutters_pays_health() -> None:
    """Reward – Gain N Health."""
    t = rewarded("blocked-gutters", health=2).do("take")
    assert t.stat("health") == 2 + amount("blocked-gutters", "reward", "do", 0)


# ---------------------------------------------------------------------- Open River Gate


def test_open_river_gate_is_done_by_defeats_of_heavy_enemies() -> None:
    """Goal – Defeat N heavy enemies."""
    foes, light = crowd(goal("open-river-gate"), heavy=True), card("Light", health=1)
    t = strike(on("open-river-gate", light, *foes, loose=HITS), light, *foes[1:])
    assert progress(t) == goal("open-river-gate") - 1, "the light one does not count"
    assert strike(t, foes[0]).offers == "open-river-gate"


def test_open_river_gate_pays_recovery() -> None:
    """Reward – Gain N Recovery."""
    t = rewarded("open-river-gate", recovery=2).do("take")
    assert t.stat("recovery") == 2 + amount("open-river-gate", "reward", "do", 0)


# ---------------------------------------------------------------------- Bridge with No Guards


def test_bridge_with_no_guards_is_done_by_defeats_in_one_round() -> None:
    """Goal – Defeat N enemies in a single round."""
    foes = crowd(goal("bridge-with-no-guards"))
    t = strike(on("bridge-with-no-guards", *foes, loose=HITS, stacks=NEXT), *foes[1:])
    assert progress(t) == goal("bridge-with-no-guards") - 1
    t.until("ActivateCard")
    assert progress(t) == 0, "the next round begins anew"
    t = strike(on("bridge-with-no-guards", *foes, loose=HITS), *foes)
    assert t.offers == "bridge-with-no-guards"


def test_bridge_with_no_guards_recovers_dice_for_the_defeated() -> None:
    """Reward – For each defeated enemy in the active area, recover N exhausted dice."""
    foes, each = crowd(goal("bridge-with-no-guards")), amount("bridge-with-no-guards", "reward", "do", 0, "do", 0)
    given: Data = {"loose": "4 purple hit, red hit", "pool": "", "exhausted": "4 yellow, 4 green, 4 blue"}
    t = strike(on("bridge-with-no-guards", *foes, IDLE, **given), *foes).do("take")
    assert pick(t) == each * len(foes), "nothing for the one that stands"
    assert (in_pool(t), exhausted(t)) == (each * len(foes), 12 - each * len(foes))


# ---------------------------------------------------------------------- Night Market


def test_night_market_is_done_by_clean_sweeps() -> None:
    """Goal – Begin N Resolve phases with all active enemies defeated."""
    given: Data = {"at": "damage", "stacks": NEXT}
    assert progress(on("night-market", GONE, defeated=["Gone"], **given)) == 1
    nearly: Data = {"progress": goal("night-market") - 1, **given}
    assert progress(on("night-market", GONE, IDLE, defeated=["Gone"], **nearly)) == goal("night-market") - 1
    assert on("night-market", GONE, defeated=["Gone"], **nearly).offers == "night-market"


def test_night_market_pays_oil_or_health() -> None:
    """Reward – Choose one: gain N Oil; or gain N Health."""
    oil, health = (amount("night-market", "reward", "do", 0, "of", mode, "do", 0) for mode in (0, 1))
    for mode, expected in (("mode 1", (oil, 2)), ("mode 2", (0, 2 + health))):
        given: Data = {"at": "damage", "stacks": NEXT, "progress": goal("night-market") - 1, "chip": 0, "health": 2}
        t = on("night-market", GONE, defeated=["Gone"], **given).do("take", mode)
        assert (t.g.chip, t.stat("health")) == expected


def test_night_market_is_no_place_for_green_dice() -> None:
    """During – Green dice cannot be applied to this enemy."""
    t = undone("night-market", loose="2 green hit, yellow hit, blue hit, purple hit, red crit")
    t.refused("apply green hit night-market", "TS-49", by="night-market")
    for die in ("yellow hit", "blue hit", "purple hit", "red crit"):
        assert t.refusal(f"apply {die} night-market") is None
    t.do("apply green hit King", "apply blue hit night-market")
    assert (t.damage("King"), t.damage("night-market")) == (1, 1)
    t = undone("night-market", loose="2 green hit", defeated=["night-market"])
    assert t.refusal("apply green hit night-market") is None


# ---------------------------------------------------------------------- Missing Patrol


def test_missing_patrol_is_done_by_rounds_without_a_scratch() -> None:
    """Goal – Finish N rounds (not necessarily in a row) without suffering damage."""
    given: Data = {"at": "damage", "stacks": NEXT, "health": 5}
    assert progress(on("missing-patrol", IDLE, **given)) == 1
    nearly: Data = {"progress": goal("missing-patrol") - 1, **given}
    assert progress(on("missing-patrol", card("Brute", damage=1), **nearly)) == goal("missing-patrol") - 1
    assert on("missing-patrol", IDLE, **nearly).offers == "missing-patrol"


def test_missing_patrol_comes_back() -> None:
    """Reward – Recover N exhausted dice."""
    n = amount("missing-patrol", "reward", "do", 0)
    given: Data = {"at": "cleanup", "stacks": NEXT, "pool": "", "exhausted": "4 yellow, 4 green, 4 blue"}
    t = on("missing-patrol", IDLE, progress=goal("missing-patrol") - 1, **given).do("take")
    assert pick(t) == n
    assert (in_pool(t), exhausted(t)) == (n, 12 - n)


def test_missing_patrol_takes_dice_with_it() -> None:
    """Special – When this enemy is activated, exhaust N dice from your dice pool."""
    n = amount("missing-patrol", "effects", 0, "triggers", 0, "do", 0)
    row = [shipped("missing-patrol"), shipped("unlit-quay")]
    t = position(missions=row, at="round", pool="4 green, 4 blue", boss=KING)
    assert [t.where(name) for name in ("King", "missing-patrol", "unlit-quay")] == ["active"] * 3
    assert (pick(t), t.asks, in_pool(t), exhausted(t)) == (n, "Commit", 8 - n, n)
    t = undone("missing-patrol", at="round", pool="4 green, 4 blue")
    assert (t.asks, in_pool(t)) == ("Commit", 8), "who stays is not activated again"


# ---------------------------------------------------------------------- Empty Watch-House


def test_empty_watch_house_is_done_by_items() -> None:
    """Goal – Gain N items."""
    names = ["eel-choir", "fog-hound", "slate-cat", "paper-ghost", "weathercock"][: goal("empty-watch-house")]
    given: Data = {"at": "gain", "strategy": 6, "stacks": NEXT, "defeated": names}
    t = on("empty-watch-house", *[shipped(name) for name in names], **given)
    t.do(*[f"gain {name}" for name in names[1:]])
    assert progress(t) == goal("empty-watch-house") - 1
    assert t.do(f"gain {names[0]}").offers == "empty-watch-house"


def test_empty_watch_house_pays_strategy() -> None:
    """Reward – Gain N Strategy."""
    given: Data = {"at": "gain", "strategy": 2, "stacks": NEXT, "progress": goal("empty-watch-house") - 1}
    t = on("empty-watch-house", shipped("eel-choir"), defeated=["eel-choir"], **given).do("gain eel-choir", "take")
    assert t.stat("strategy") == 2 + amount("empty-watch-house", "reward", "do", 0)


def test_empty_watch_house_confuses_the_watch() -> None:
    """During – Your Strategy counts as N lower."""
    less = amount("empty-watch-house", "effects", 0, "standing", 0)
    given: Data = {"at": "repeat", "strategy": 2, "phases": 2 - less, "loose": "red hit"}
    t = undone("empty-watch-house", **given)
    assert (t.counts_as("strategy"), t.stat("strategy"), t.asks) == (2 - less, 2, "RecoverDice")
    t = undone("empty-watch-house", defeated=["empty-watch-house"], **given)
    assert (t.counts_as("strategy"), t.asks) == (2, "Repeat")


# ---------------------------------------------------------------------- Pawnbroker's Drawer


def test_pawnbrokers_drawer_is_done_by_using_items() -> None:
    """Goal – Use N items."""
    held = [shipped("bilge-rats"), shipped("eel-choir")]
    given: Data = {
        "inventory": held,
        "loose": "red hit",
        "exhausted": "green",
        "progress": goal("pawnbrokers-drawer") - 1,
    }
    t = on("pawnbrokers-drawer", IDLE, **given).do("drop eel-choir")
    assert progress(t) == goal("pawnbrokers-drawer") - 1, "to discard is not to use"
    assert t.do("use bilge-rats").offers == "pawnbrokers-drawer"
    t = on("pawnbrokers-drawer", IDLE, **given | {"progress": 0}).do("use bilge-rats")
    assert progress(t) == 1


def test_pawnbrokers_drawer_gives_an_item_and_oil() -> None:
    """Reward – Move the topmost item in the discard to your inventory if you have room for it. Gain N Oil."""
    given: Data = {"loose": "red hit", "exhausted": "green", "chip": 0, "progress": goal("pawnbrokers-drawer") - 1}
    t = on("pawnbrokers-drawer", IDLE, inventory=[shipped("bilge-rats")], discard=[shipped("eel-choir")], **given)
    t.do("use bilge-rats", "take")
    assert (t.where("bilge-rats"), t.where("eel-choir")) == ("inventory", "discard"), "the one that was used last"
    assert t.g.chip == amount("pawnbrokers-drawer", "reward", "do", 1)


def test_pawnbrokers_drawer_stays_shut() -> None:
    """During – You cannot use items."""
    given: Data = {"inventory": [shipped("bilge-rats")], "exhausted": "green", "loose": "red hit"}
    t = undone("pawnbrokers-drawer", **given)
    t.refused("use bilge-rats", "TS-45", by="pawnbrokers-drawer")
    t = undone("pawnbrokers-drawer", defeated=["pawnbrokers-drawer"], **given).do("use bilge-rats")
    assert t.exhausted("green") == 0


# ---------------------------------------------------------------------- House with No Windows


def test_house_with_no_windows_is_done_by_quick_defeats() -> None:
    """Goal – Defeat N enemies, each in the first Strategy phase of a round."""
    foes = crowd(goal("house-with-no-windows"))
    t = strike(on("house-with-no-windows", *foes, loose=HITS), *foes[1:])
    assert progress(t) == goal("house-with-no-windows") - 1
    assert strike(t, foes[0]).offers == "house-with-no-windows"
    t = strike(on("house-with-no-windows", *foes, loose=HITS, phases=2), *foes)
    assert (t.offers, progress(t)) == ("", 0), "too late"


def test_house_with_no_windows_pays_health() -> None:
    """Reward – Gain N Health."""
    t = rewarded("house-with-no-windows", health=2).do("take")
    assert t.stat("health") == 2 + amount("house-with-no-windows", "reward", "do", 0)


# ---------------------------------------------------------------------- Fireworks Barge


def test_fireworks_barge_is_done_by_crits() -> None:
    """Goal – Roll N crits in total."""
    given: Data = {"at": "roll", "loose": dice(goal("fireworks-barge"), "yellow", "green", "blue", "purple")}
    most = ["crit"] * (goal("fireworks-barge") - 1)
    t = on("fireworks-barge", IDLE, dice=[*most, "hit"], **given)
    assert progress(t) == goal("fireworks-barge") - 1, "a basic hit is no crit"
    t = on("fireworks-barge", IDLE, dice=[*most, "crit"], **given)
    assert t.offers == "fireworks-barge"


def test_fireworks_barge_clears_a_stack_and_recovers_dice() -> None:
    """Reward – Discard the top card of a stack. Recover N exhausted dice."""
    n = amount("fireworks-barge", "reward", "do", 1)
    given: Data = {"at": "roll", "loose": "red", "dice": "crit", "pool": "", "exhausted": "4 green, 4 blue"}
    t = on("fireworks-barge", IDLE, stacks=NEXT, progress=goal("fireworks-barge") - 1, **given).do("take")
    t.refused("done", "TS-02")
    t.do("stack Other")
    assert (t.where("Other"), t.where("Next")) == ("discard", "stack 1")
    assert (pick(t), in_pool(t)) == (n, n)


# ---------------------------------------------------------------------- Dead Lighthouse


def test_dead_lighthouse_is_done_by_spending_oil() -> None:
    """Goal – Spend N Oil."""
    n = goal("dead-lighthouse")
    row = ["fog-hound", "eel-choir", "slate-cat", "bit-of-mist", "lace-maker", "gargoyle-matron"][: -(-n // LAMP_COST)]
    t = on("dead-lighthouse", *[shipped(name) for name in row], at="commit", rules=LAMP, chip=8)
    for name in row:
        assert progress(t) == 8 - t.g.chip
        t.do("chip", *[f"enemy {name}"] * (name != row[-1]))
    assert t.offers == "dead-lighthouse"


def test_dead_lighthouse_counts_oil_whatever_it_is_spent_on() -> None:
    tansy = shipped("doctor-tansy")
    t = on("dead-lighthouse", IDLE, hero=tansy, loose="green miss, red hit", chip=3).do("ability")
    assert progress(t) == tansy["ability"]["use"]["cost"]
    cost = amount("hour-beggar", "effects", 0, "do", 0, "cost")
    more = amount("hour-beggar", "effects", 0, "do", 0, "do", 0)
    given: Data = {"at": "after", "chip": 3, "exhausted": "red", "health": 2}
    t = on("dead-lighthouse", shipped("hour-beggar"), **given).do("take")
    assert progress(t) == cost
    t = on("dead-lighthouse", shipped("hour-beggar"), progress=goal("dead-lighthouse") - cost, **given).do("take")
    assert (t.offers, t.g.chip, t.stat("health")) == ("dead-lighthouse", 3 - cost, 2 + more)


def test_dead_lighthouse_does_not_count_oil_that_is_lost() -> None:
    given: Data = {"at": "after", "exhausted": "red", "stacks": NEXT}
    t = on("dead-lighthouse", shipped("chimney-sprites"), chip=3, **given)
    assert (t.g.chip < 3, progress(t)) == (True, 0)


def test_dead_lighthouse_pays_recovery() -> None:
    """Reward – Gain N Recovery."""
    given: Data = {"at": "commit", "rules": LAMP, "chip": LAMP_COST, "progress": goal("dead-lighthouse") - LAMP_COST}
    t = on("dead-lighthouse", shipped("fog-hound"), recovery=2, **given).do("chip", "take")
    assert t.stat("recovery") == 2 + amount("dead-lighthouse", "reward", "do", 0)


def test_dead_lighthouse_keeps_the_lamps_dark() -> None:
    """During – You cannot use the chip."""
    given: Data = {"at": "commit", "rules": LAMP, "chip": LAMP_COST, "endgame": True}
    enemies = [KING, shipped("dead-lighthouse"), shipped("fog-hound")]
    position(*enemies, **given).refused("chip", "TS-49", by="dead-lighthouse")
    t = position(*enemies, defeated=["dead-lighthouse"], **given).do("chip")
    assert t.g.chip == 0


# ---------------------------------------------------------------------- Long Roll-Call


def test_long_roll_call_is_done_by_defeats() -> None:
    """Goal – Defeat N enemies."""
    done_by_any_defeats("long-roll-call")


def test_long_roll_call_pays_strategy() -> None:
    """Reward – Gain N Strategy."""
    t = rewarded("long-roll-call", strategy=2).do("take")
    assert t.stat("strategy") == 2 + amount("long-roll-call", "reward", "do", 0)


def test_long_roll_call_tires_the_watch() -> None:
    """After – If there are at least N undefeated enemies, exhaust N dice from your dice pool."""
    n = amount("long-roll-call", "effects", 0, "do", 0, "do", 0)
    many = amount("long-roll-call", "effects", 0, "do", 0)
    given: Data = {"at": "after", "pool": "4 green, 4 blue", "loose": "red hit", "endgame": True}
    enemies = [KING, shipped("long-roll-call"), *crowd(many - 2)]
    t = position(*enemies, **given)
    assert t.options == ["pick green no-face pool", "pick blue no-face pool"]
    assert (pick(t), in_pool(t)) == (n, 8 - n)
    t = position(*enemies, defeated=["long-roll-call"], **given)
    assert (t.asks, in_pool(t)) == ("RecoverDice", 8), "one of them is defeated"
