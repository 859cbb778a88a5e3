"""The bosses of The Salt Road."""

from scenes import IDLE, NEXT, amount, dice, pick

from ludotek.testing.twenty_strong import Data, boss, card, position, shipped


def test_winter_itself_takes_a_day_more() -> None:
    """Special – At the beginning of each round, lose N day."""
    less = amount("winter-itself", "effects", 0, "triggers", 0, "do", 0)
    winter = shipped("winter-itself")
    assert position(winter, at="round", chip=5, stacks=NEXT, endgame=True).g.chip == 5 - less
    assert position(boss("King"), at="round", chip=5, stacks=NEXT, endgame=True).g.chip == 5


def test_winter_itself_tires_the_caravan() -> None:
    """After – Exhaust N dice from your dice pool."""
    n = amount("winter-itself", "effects", 1, "do", 0)
    t = position(shipped("winter-itself"), at="after", pool="4 green, 4 blue", loose="red hit", endgame=True)
    assert (pick(t), t.exhausted("green") + t.exhausted("blue")) == (n, n)


def test_baron_of_the_pass_asks_for_one_of_yours() -> None:
    """After – Choose one: banish a die; or lose N Health."""
    less = amount("baron-of-the-pass", "effects", 0, "do", 0, "of", 1, "do", 0)
    given: Data = {"at": "after", "health": 5, "pool": "4 green", "loose": "red hit", "endgame": True}
    t = position(shipped("baron-of-the-pass"), **given).do("mode 1", "pick green no-face pool")
    assert (t.stat("health"), t.pool("green")) == (5, 3)
    t = position(shipped("baron-of-the-pass"), **given).do("mode 2")
    assert (t.stat("health"), t.pool("green")) == (5 - less, 4)


def test_avalanche_named_margaret_can_be_held_by_few() -> None:
    """Special – At most N dice can be applied to this enemy in a round."""
    n = amount("avalanche-named-margaret", "effects", 0, "standing", 0)
    full = {"avalanche-named-margaret": dice(n, "yellow miss", "green miss", "blue miss")}
    t = position(shipped("avalanche-named-margaret"), IDLE, on=full, loose="red hit", endgame=True)
    t.refused("apply red hit avalanche-named-margaret", "TS-51", by="avalanche-named-margaret")
    t.do("apply red hit Idle")
    fewer = {"avalanche-named-margaret": dice(n - 1, "yellow miss", "green miss", "blue miss")}
    t = position(shipped("avalanche-named-margaret"), on=fewer, loose="red hit", endgame=True)
    assert t.refusal("apply red hit avalanche-named-margaret") is None


def test_bear_with_a_grudge_is_too_much_for_the_kitchen_boys() -> None:
    """During – Yellow dice cannot be committed."""
    t = position(shipped("bear-with-a-grudge"), at="commit", endgame=True)
    t.refused("commit yellow", "TS-21", by="bear-with-a-grudge")
    t.do("commit green", "commit blue", "commit purple", "commit red")


def test_sugar_guild_offers_its_own_goods() -> None:
    """During – You cannot use items."""
    held = [shipped("apprentice-highwaymen")]
    t = position(shipped("sugar-guild"), at="commit", inventory=held, exhausted="green", endgame=True)
    t.refused("use apprentice-highwaymen", "TS-45", by="sugar-guild")
    assert t.refusal("drop apprentice-highwaymen") is None


def test_sugar_guild_never_comes_alone() -> None:
    """After – Activate an additional enemy."""
    stacks = [[card("Fresh", more=0)], [card("Other")]]
    t = position(shipped("sugar-guild"), at="after", stacks=stacks, exhausted="red", endgame=True)
    assert t.asks == "ActivateByEffect"
    assert t.do("activate Fresh").where("Fresh") == "active"


def test_pass_that_will_not_be_passed_counts_every_step() -> None:
    """Special – Each hit deals exactly N damage to this enemy."""
    n = amount("pass-that-will-not-be-passed", "effects", 0, "standing", 0)
    on = {"pass-that-will-not-be-passed": "red crit, blue hit, yellow miss", "Idle": "green crit"}
    t = position(shipped("pass-that-will-not-be-passed"), IDLE, on=on, endgame=True)
    assert (t.damage("pass-that-will-not-be-passed"), t.damage("Idle")) == (2 * n, 2)
