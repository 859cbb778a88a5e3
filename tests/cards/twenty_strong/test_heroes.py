"""The heroes of The Long Dusk."""

from scenes import IDLE, NEXT, amount, exhausted, in_pool, pick, pick_up_to

from ludotek.games.twenty_strong.rules.components import COLOURS
from ludotek.testing.twenty_strong import Data, position, shipped


def test_sergeant_marrow_rerolls_misses() -> None:
    """Ability – Once per round, in the Apply step, you may reroll up to N unapplied misses."""
    n = amount("sergeant-marrow", "ability", "use", "do", 0)
    marrow = shipped("sergeant-marrow")
    t = position(IDLE, hero=marrow, loose="4 green miss, blue hit", on={"Idle": "yellow miss"}, dice=["crit"] * n)
    t.do("ability")
    t.refused("pick blue hit unapplied", "TS-77")
    t.refused("pick yellow miss Idle", "TS-77")
    assert pick_up_to(t) == n
    assert (t.loose("green", "crit"), t.loose("green", "miss"), t.loose("blue", "hit")) == (n, 4 - n, 1)
    t.refused("ability", "TS-88")
    position(IDLE, hero=marrow, loose="blue hit").refused("ability", "TS-96")


def test_oda_the_ferrywoman_takes_dice_back() -> None:
    """Ability – Once per round, in the Apply step, you may return up to N unapplied dice to your dice pool."""
    n = amount("oda-the-ferrywoman", "ability", "use", "do", 0)
    oda = shipped("oda-the-ferrywoman")
    t = position(IDLE, hero=oda, loose="4 green miss, blue crit", pool="red", on={"Idle": "yellow hit"})
    t.do("ability")
    t.refused("pick yellow hit Idle", "TS-61")
    t.refused("pick red no-face pool", "TS-61")
    t.do("pick blue crit unapplied")
    assert t.pool("blue") == 1
    assert 1 + pick_up_to(t) == n
    assert (in_pool(t), sum(t.g.loose), t.on("Idle", "yellow")) == (1 + n, 5 - n, 1)
    t.refused("ability", "TS-88")


def test_pip_three_chimneys_makes_yellow_dice_strong() -> None:
    """Ability – Each yellow hit deals N more damage."""
    more = amount("pip-three-chimneys", "ability", "standing", 0)
    for colour in COLOURS:
        for face, plain in (("hit", 1), ("crit", 2)):
            assert position(IDLE, on={"Idle": f"{colour} {face}"}).damage("Idle") == plain
            t = position(IDLE, on={"Idle": f"{colour} {face}"}, hero=shipped("pip-three-chimneys"))
            assert t.damage("Idle") == plain + (more if colour == "yellow" else 0)
    t = position(IDLE, on={"Idle": "yellow miss"}, hero=shipped("pip-three-chimneys"))
    assert t.damage("Idle") == 0, "a miss is no hit"


def test_doctor_tansy_burns_oil_for_hits() -> None:
    """Ability – In the Apply step, you may spend N Oil to turn an unapplied miss into a basic hit."""
    tansy = shipped("doctor-tansy")
    cost = tansy["ability"]["use"]["cost"]
    t = position(IDLE, hero=tansy, loose="3 green miss, red crit", chip=2 * cost)
    t.do("ability")
    assert (t.loose("green", "hit"), t.loose("green", "miss"), t.g.chip) == (1, 2, cost)
    t.do("ability")
    assert (t.loose("green", "hit"), t.loose("green", "miss"), t.g.chip) == (2, 1, 0), "as often as there is oil"
    t.refused("ability", "TS-97")
    position(IDLE, hero=tansy, loose="red crit", chip=cost).refused("ability", "TS-96")


def test_brother_clapper_calls_more_dice() -> None:
    """Ability – Once per round, in the Apply step, you may commit and roll up to N dice from your dice pool."""
    n = amount("brother-clapper", "ability", "use", "do", 0)
    clapper = shipped("brother-clapper")
    t = position(IDLE, hero=clapper, pool="4 green, 3 blue", exhausted="blue", loose="red hit", dice=["crit"] * n)
    t.do("ability")
    assert t.options == ["done", "pick green no-face pool", "pick blue no-face pool"]
    assert pick_up_to(t) == n
    assert (in_pool(t), t.loose("green", "crit") + t.loose("blue", "crit"), t.loose("red", "hit")) == (7 - n, n, 1)
    t.refused("ability", "TS-88")


def test_widow_ashgrove_lives_on_misses() -> None:
    """Ability – At the end of each Roll step, if you have at least N unapplied misses, recover N exhausted dice."""
    misses = amount("widow-ashgrove", "ability", "triggers", 0, "do", 0)
    n = amount("widow-ashgrove", "ability", "triggers", 0, "do", 0, "do", 0)
    widow = shipped("widow-ashgrove")
    given: Data = {"at": "roll", "loose": f"{misses} green, red", "exhausted": "4 blue, 4 purple", "strategy": 2}
    t = position(IDLE, hero=widow, dice=[*["miss"] * (misses - 1), "hit", "hit"], **given)
    assert (t.loose("green", "miss"), t.asks, exhausted(t)) == (misses - 1, "Apply", 8)
    left = in_pool(t)
    t = position(IDLE, hero=widow, dice=[*["miss"] * misses, "hit"] * 2, **given)
    assert (pick(t), t.asks, in_pool(t), exhausted(t)) == (n, "Apply", left + n, 8 - n)
    t.do("done", "again", "done")
    assert (pick(t), t.asks, in_pool(t), exhausted(t)) == (n, "Apply", left + 2 * n, 8 - 2 * n), (
        "at the end of each Roll step"
    )


def test_widow_ashgrove_counts_unapplied_misses_only() -> None:
    widow = shipped("widow-ashgrove")
    given: Data = {"exhausted": "4 blue", "on": {"Idle": "4 yellow miss"}, "dice": "hit", "stacks": NEXT}
    assert exhausted(position(IDLE, hero=widow, at="roll", loose="green", **given)) == 4
