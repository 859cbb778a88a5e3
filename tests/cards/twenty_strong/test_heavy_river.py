"""Heavy enemies of The Long Dusk, up from the river."""

from long_dusk import LAMP, LAMP_COST
from scenes import GONE, IDLE, NEXT, amount, dice, exhausted, health, in_pool, pick

from ludotek.testing.twenty_strong import Data, boss, card, position, shipped


def test_toll_under_the_bridge_takes_oil_or_volunteers() -> None:
    """After – Choose one: lose N Oil (even if you have none); or exhaust N dice from your dice pool."""
    oil, tired = (amount("toll-under-the-bridge", "effects", 0, "do", 0, "of", mode, "do", 0) for mode in (0, 1))
    for mode, lost, out in (("mode 1", oil, 0), ("mode 2", 0, tired)):
        t = position(shipped("toll-under-the-bridge"), at="after", chip=3, pool="4 green, 4 blue", loose="red hit")
        assert t.options == ["mode 1", "mode 2"]
        t.do(mode)
        assert not out or t.options == ["pick green no-face pool", "pick blue no-face pool"]
        assert (pick(t), t.g.chip, in_pool(t)) == (out, 3 - lost, 8 - out)


def test_toll_under_the_bridge_pays_for_a_clean_sweep() -> None:
    """Ongoing – If all active enemies are defeated when the Resolve phase begins, gain N Oil."""
    more = amount("toll-under-the-bridge", "reward", "triggers", 0, "do", 0)
    given: Data = {"at": "damage", "inventory": [shipped("toll-under-the-bridge")], "chip": 0, "stacks": NEXT}
    assert position(GONE, defeated=["Gone"], **given).g.chip == more
    assert position(GONE, IDLE, defeated=["Gone"], **given).g.chip == 0


def test_keel_breaker_makes_crits_stronger() -> None:
    """Ongoing – Each crit deals N more damage."""
    more = amount("keel-breaker", "reward", "standing", 0)
    for die, plain, stronger in (("blue crit", 2, True), ("green crit", 2, True), ("blue hit", 1, False)):
        t = position(IDLE, inventory=[shipped("keel-breaker")], on={"Idle": die}, loose="red hit")
        assert t.damage("Idle") == plain + (more if stronger else 0)
        assert t.do("drop keel-breaker").damage("Idle") == plain


def test_thing_in_the_dry_dock_eats_a_die() -> None:
    """After – If this enemy is undefeated, banish a die."""
    thing = shipped("thing-in-the-dry-dock")
    given: Data = {"at": "after", "pool": "green", "exhausted": "blue", "loose": "red hit"}
    t = position(thing, on={"thing-in-the-dry-dock": "purple hit"}, **given)
    assert t.options == [
        "pick green no-face pool",
        "pick red hit unapplied",
        "pick blue no-face exhausted",
        "pick purple hit thing-in-the-dry-dock",
    ]
    before = t.banished("blue")
    t.do("pick blue no-face exhausted")
    assert (t.banished("blue"), t.exhausted("blue")) == (before + 1, 0)
    t = position(thing, defeated=["thing-in-the-dry-dock"], **given)
    assert (t.asks, t.banished("blue")) == ("RecoverDice", before)


def test_thing_in_the_dry_dock_helps_to_recover() -> None:
    """Ongoing – Your Recovery counts as N higher."""
    more = amount("thing-in-the-dry-dock", "reward", "standing", 0)
    given: Data = {"at": "recover", "recovery": 2, "exhausted": "4 green, 4 blue", "pool": "", "stacks": NEXT}
    t = position(IDLE, inventory=[shipped("thing-in-the-dry-dock")], **given)
    assert (t.counts_as("recovery"), t.stat("recovery")) == (2 + more, 2)
    t.do(*["recover green"] * (2 + more))
    assert (t.asks, t.pool("green")) == ("ActivateCard", 2 + more)
    t = position(IDLE, **given).do("recover green", "recover green")
    assert t.asks == "ActivateCard"


def test_diver_who_came_back_drags_dice_down() -> None:
    """Special – When this enemy is defeated, exhaust N dice from your dice pool."""
    n = amount("diver-who-came-back", "effects", 0, "triggers", 0, "do", 0)
    near = {"diver-who-came-back": health("diver-who-came-back") - 1}
    given: Data = {"tokens": near, "pool": "4 green, 4 yellow", "loose": "2 blue hit, red hit"}
    t = position(shipped("diver-who-came-back"), card("Small", health=1), **given).do("apply red hit Small")
    assert (t.defeated("Small"), exhausted(t)) == (True, 0)
    t.do("apply blue hit diver-who-came-back")
    assert (pick(t), t.asks, in_pool(t), exhausted(t)) == (n, "Apply", 8 - n, n)


def test_diver_who_came_back_helps_in_need() -> None:
    """Single-use – If there are at most N dice in your dice pool, recover N exhausted dice."""
    few = amount("diver-who-came-back", "reward", "do", 0)
    n = amount("diver-who-came-back", "reward", "do", 0, "do", 0)
    given: Data = {"inventory": [shipped("diver-who-came-back")], "exhausted": "4 blue, 4 purple", "loose": "red hit"}
    t = position(IDLE, pool=dice(few + 1, "yellow", "green"), **given)
    t.refused("use diver-who-came-back", "TS-96")
    t = position(IDLE, pool=dice(few, "yellow", "green"), **given).do("use diver-who-came-back")
    assert (pick(t), in_pool(t), t.where("diver-who-came-back")) == (n, few + n, "discard")


def test_drag_anchor_allows_a_single_phase() -> None:
    """During – You cannot repeat the Strategy phase."""
    anchor = shipped("drag-anchor")
    t = position(anchor, loose="red hit", strategy=3).do("done")
    assert (t.asks, t.g.phases) == ("RecoverDice", 1)
    t = position(anchor, loose="red hit", strategy=3, defeated=["drag-anchor"]).do("done")
    assert t.asks == "Repeat"
    t = position(anchor, at="commit", strategy=3, rules=LAMP, chip=LAMP_COST).do("chip", "done")
    assert t.asks == "Repeat"


def test_drag_anchor_holds_hits_and_takes_a_die_back() -> None:
    """Ongoing – When you repeat the Strategy phase, unapplied hits are not rolled again. Once per round, in the Apply
    step, you may return an unapplied die to your dice pool."""
    held, loose = [shipped("drag-anchor")], "green crit, blue hit, yellow miss"
    applied = {"Idle": "red hit"}
    t = position(IDLE, at="repeat", inventory=held, loose=loose, on=applied, dice="crit").do("again", "done")
    assert (t.loose("green", "crit"), t.loose("blue", "hit"), t.loose("yellow", "crit")) == (1, 1, 1)
    t.do("use drag-anchor")
    t.refused("done", "TS-02")
    t.refused("pick red hit Idle", "TS-61")
    t.do("pick yellow crit unapplied")
    assert (t.loose("yellow"), t.pool("yellow"), t.where("drag-anchor")) == (0, 4, "inventory")
    t.refused("use drag-anchor", "TS-45")
    t = position(IDLE, at="repeat", loose=loose, dice="crit miss miss").do("again", "done")
    assert (t.loose("green", "miss"), t.loose("blue", "miss")) == (1, 1), "without it they are"


def test_salt_widow_lets_nobody_rest() -> None:
    """During – You cannot recover dice in the Recover step."""
    widow = shipped("salt-widow")
    given: Data = {"at": "recover", "exhausted": "4 green", "stacks": NEXT}
    t = position(widow, **given)
    assert (t.asks, t.exhausted("green")) == ("ActivateCard", 4)
    t = position(widow, defeated=["salt-widow"], **given).do("recover green")
    assert t.exhausted("green") == 3
    t = position(widow, inventory=[shipped("bilge-rats")], loose="red hit", exhausted="green").do("use bilge-rats")
    assert t.exhausted("green") == 0, "an item is not the Recover step"


def test_salt_widow_rouses_the_hurt() -> None:
    """Ongoing – Whenever you suffer damage, recover N exhausted dice."""
    n = amount("salt-widow", "reward", "triggers", 0, "do", 0)
    given: Data = {"at": "damage", "inventory": [shipped("salt-widow")], "pool": "", "exhausted": "4 green, 4 blue"}
    t = position(card("Brute", damage=1), **given)
    assert t.asks == "ChooseDie"
    assert (pick(t), in_pool(t)) == (n, n)
    t = position(boss("King", damage=0), endgame=True, **given)
    assert (t.asks, in_pool(t)) == ("RecoverDice", 0)
