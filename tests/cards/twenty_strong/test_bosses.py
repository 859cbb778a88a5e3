"""The bosses of The Long Dusk."""

from long_dusk import LAMP, LAMP_COST
from scenes import GONE, IDLE, amount, damage, dice, pick

from ludotek.testing.twenty_strong import Data, boss, card, position, shipped


def test_drowned_sun_blunts_crits() -> None:
    """Special – Each crit deals N less damage to this enemy."""
    less = amount("drowned-sun", "effects", 0, "standing", 0)
    sun = shipped("drowned-sun")
    t = position(sun, IDLE, on={"drowned-sun": "blue crit", "Idle": "green crit"}, endgame=True)
    assert (t.damage("drowned-sun"), t.damage("Idle")) == (2 - less, 2)
    t = position(sun, on={"drowned-sun": "blue hit"}, endgame=True)
    assert t.damage("drowned-sun") == 1, "a basic hit is no crit"
    t = position(sun, at="commit", rules=LAMP, chip=LAMP_COST, endgame=True)
    t.refused("chip", "TS-96")  # no lamp stops what is Special


def test_drowned_sun_tires_the_watch() -> None:
    """After – For each undefeated enemy, exhaust a die from your dice pool."""
    sun = shipped("drowned-sun")
    t = position(sun, IDLE, GONE, defeated=["Gone"], at="after", pool="2 green, 2 blue", loose="red hit", endgame=True)
    assert pick(t) == 2, "itself and one other; the defeated one does not count"
    assert (t.pool("green"), t.pool("blue"), t.exhausted("green"), t.exhausted("blue")) == (1, 1, 1, 1)
    t = position(sun, at="after", pool="4 green", endgame=True)
    assert t.pool("green") == 3


def test_keeper_of_hours_allows_a_single_phase() -> None:
    """Special – You cannot repeat the Strategy phase."""
    keeper = shipped("keeper-of-hours")
    t = position(boss("King", damage=0), loose="red hit", strategy=3, endgame=True).do("done")
    assert t.asks == "Repeat"
    t = position(keeper, loose="red hit", strategy=3, health=6, endgame=True).do("done")
    assert (t.asks, t.g.phases) == ("RecoverDice", 1)
    t = position(keeper, at="commit", rules=LAMP, chip=LAMP_COST, endgame=True)
    t.refused("chip", "TS-96")  # no lamp stops what is Special


def test_mother_of_moths_lets_few_dice_out() -> None:
    """During – At most N dice can be committed in each Strategy phase."""
    n = amount("mother-of-moths", "effects", 0, "standing", 0)
    mother = shipped("mother-of-moths")
    few = ["commit green"] * min(4, n) + ["commit blue"] * (n - 4)
    t = position(mother, at="commit", rules=LAMP, chip=LAMP_COST, dice=["miss"] * n, endgame=True).do(*few)
    t.refused("commit red", "TS-21", by="mother-of-moths")
    t.do("done", "again", "commit red")  # each phase by itself
    assert t.loose("red") == 1
    t = position(mother, at="commit", rules=LAMP, chip=LAMP_COST, endgame=True).do("chip", *few, "commit red")
    assert t.loose("red") == 1


def test_mother_of_moths_grows_with_the_light() -> None:
    """Special – This enemy has N more Damage for every N Oil you have."""
    by = amount("mother-of-moths", "effects", 1, "standing", 0)
    every = shipped("mother-of-moths")["effects"][1]["standing"][0]["every"]
    for oil, more in ((0, 0), (every - 1, 0), (every, by), (2 * every + 1, 2 * by)):
        t = position(shipped("mother-of-moths"), IDLE, chip=oil, endgame=True)
        assert t.threat("mother-of-moths") == damage("mother-of-moths") + more
        assert t.threat("Idle") == 0
    t = position(shipped("mother-of-moths"), at="commit", rules=LAMP, chip=every + LAMP_COST, endgame=True).do("chip")
    assert t.threat("mother-of-moths") == damage("mother-of-moths") + by, "no lamp stops what is Special"


def test_mother_of_moths_eats_oil() -> None:
    """After – Lose N Oil."""
    less = amount("mother-of-moths", "effects", 2, "do", 0)
    t = position(shipped("mother-of-moths"), at="after", chip=3, exhausted="red", endgame=True)
    assert t.g.chip == 3 - less


def test_mayor_of_the_dusk_forbids_items() -> None:
    """During – You cannot use items."""
    mayor, rats = shipped("mayor-of-the-dusk"), shipped("bilge-rats")
    t = position(mayor, at="commit", inventory=[rats], exhausted="green", rules=LAMP, chip=LAMP_COST, endgame=True)
    t.refused("use bilge-rats", "TS-45", by="mayor-of-the-dusk")
    assert t.refusal("drop bilge-rats") is None, "to discard is not to use"
    t.do("chip", "use bilge-rats")
    assert t.exhausted("green") == 0


def test_mayor_of_the_dusk_makes_an_offer() -> None:
    """After – Choose one: lose N Health; or activate an additional enemy (even if all stacks are empty)."""
    less = amount("mayor-of-the-dusk", "effects", 1, "do", 0, "of", 0, "do", 0)
    for mode, lost, place in (("mode 1", less, "stack 1"), ("mode 2", 0, "active")):
        t = position(
            shipped("mayor-of-the-dusk"), at="after", stacks=[[card("Fresh")]], health=5, loose="red hit", endgame=True
        )
        assert t.options == ["mode 1", "mode 2"]
        t.do(mode)
        assert (t.stat("health"), t.where("Fresh")) == (5 - lost, place)


def test_mayor_of_the_dusk_finds_nobody_in_empty_stacks() -> None:
    given: Data = {"stacks": [[], []], "health": 5, "pool": dice(4, "green"), "loose": "red hit", "endgame": True}
    t = position(shipped("mayor-of-the-dusk"), at="after", **given).do("mode 2")
    assert (t.stat("health"), len(t.g.active)) == (5, 1)
