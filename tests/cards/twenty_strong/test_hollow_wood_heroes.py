"""The heroes of The Hollow Wood."""

from scenes import GONE, IDLE, NEXT, amount, exhausted, in_pool, pick, pick_up_to

from ludotek.testing.twenty_strong import Data, card, position, shipped


def test_linnet_farsight_hits_what_she_looks_at() -> None:
    """Ability – At the end of each Roll step, turn an unapplied miss into a basic hit."""
    linnet = shipped("linnet-farsight")
    t = position(IDLE, hero=linnet, at="roll", loose="2 green, blue", on={"Idle": "red miss"}, dice="miss crit miss")
    assert pick(t) == 1
    assert (t.asks, t.on("Idle", "red", "miss")) == ("Apply", 1)
    assert sum(t.loose(colour, "miss") for colour in ("green", "blue")) == 1
    t = position(IDLE, hero=linnet, at="roll", loose="2 green", dice="crit crit")
    assert (t.loose("green", "crit"), t.asks) == (2, "Apply"), "nothing to turn"


def test_dame_boarsbane_cheers_her_people_up() -> None:
    """Ability – Whenever an enemy is defeated, recover an exhausted die."""
    dame, weak = shipped("dame-boarsbane"), card("Weak", health=1)
    t = position(weak, IDLE, hero=dame, pool="", exhausted="2 green, 2 blue", loose="2 purple hit")
    t.do("apply purple hit Weak")
    assert (pick(t), in_pool(t), exhausted(t)) == (1, 1, 3)
    t.do("apply purple hit Idle")
    assert (t.asks != "ChooseDie", in_pool(t)) == (True, 1), "nobody fell"


def test_sorrel_wayfinder_knows_a_way_round() -> None:
    """Ability – Once per round, during Activation, you may put the top card of a stack under that stack."""
    piles = [[card("A"), card("B")], [card("C"), card("D")]]
    t = position(hero=shipped("sorrel-wayfinder"), at="activation", stacks=piles)
    t.do("ability", "stack A")
    t.refused("ability", "TS-88")
    t.do("activate B")
    assert t.where("A") == "stack 1"


def test_barnaby_tallow_is_paid_for_clean_work() -> None:
    """Ability – If all active enemies are defeated when the Resolve phase begins: Gain N Crown. Recover an
    exhausted die."""
    more = amount("barnaby-tallow", "ability", "triggers", 0, "do", 0)
    given: Data = {
        "at": "damage",
        "defeated": ["Gone"],
        "stacks": NEXT,
        "chip": 1,
        "pool": "",
        "exhausted": "green, blue",
    }
    t = position(GONE, hero=shipped("barnaby-tallow"), **given)
    assert (t.g.chip, pick(t), in_pool(t)) == (1 + more, 1, 1)
    t = position(GONE, IDLE, hero=shipped("barnaby-tallow"), **given)
    assert (t.g.chip, t.asks) == (1, "RecoverDice")


def test_lord_percival_has_people_for_that() -> None:
    """Ability – In the Apply step, you may spend N Crown to commit and roll up to N dice from your dice pool."""
    use = shipped("lord-percival")["ability"]["use"]
    n, cost = use["do"][0]["n"], use["cost"]
    given: Data = {"hero": shipped("lord-percival"), "loose": "red hit"}
    t = position(IDLE, pool="4 green, 4 blue", chip=2 * cost, dice=["hit"] * 2 * n, **given)
    t.do("ability")
    assert (pick_up_to(t), t.g.chip, in_pool(t)) == (n, cost, 8 - n)
    t.do("ability")
    assert (pick_up_to(t), t.g.chip, in_pool(t)) == (n, 0, 8 - 2 * n), "as often as there is money"
    t.refused("ability", "TS-97")
    position(IDLE, pool="", chip=cost, **given).refused("ability", "TS-96")


def test_nan_copperpot_has_soup_against_it() -> None:
    """Ability – Once per round, when you are about to suffer damage, you may prevent N damage."""
    n = amount("nan-copperpot", "ability", "use", "do", 0)
    bite = card("Bite", health=30, damage=3)
    t = position(bite, hero=shipped("nan-copperpot"), at="damage", health=5, stacks=NEXT)
    t.do("ability")
    t.until("ActivateCard")
    assert t.stat("health") == 5 - 3 + n
