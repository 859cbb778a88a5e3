"""The beasts of The Hollow Wood: what they do, and the gift and the grudge that each leaves."""

from hollow_wood import LAMP, beaten
from scenes import GONE, IDLE, NEXT, amount, damage, health, in_pool, pick

from ludotek.games.twenty_strong.game import read_deck
from ludotek.testing.twenty_strong import Data, boss, card, position, shipped


def left(name: str, which: int) -> Data:
    """The gift (0) or the grudge (1) of a boss."""
    text: Data = shipped(name)["effects"][1]["triggers"][0]["do"][which]["text"]
    return text


def test_moss_bear_is_soft_to_the_touch() -> None:
    """During – Each yellow or green hit deals N less damage to this enemy."""
    less = amount("moss-bear", "effects", 0, "standing", 0)
    t = position(shipped("moss-bear"), IDLE, loose="yellow crit, blue crit, green crit")
    t.do("apply yellow crit moss-bear", "apply blue crit moss-bear", "apply green crit Idle")
    assert (t.damage("moss-bear"), t.damage("Idle")) == (2 - less + 2, 2)


def test_moss_bear_leaves_fur_and_moss() -> None:
    """Special – When this enemy is defeated: For the rest of the game, each enemy has N less Damage. For the rest of the
    game, each enemy has N more Health."""
    bite = card("Bite", health=9, damage=3)
    t = beaten("moss-bear", bite)
    assert (t.threat("Bite"), t.health("Bite")) == (3 + left("moss-bear", 0)["by"], 9 + left("moss-bear", 1)["by"])
    assert left("moss-bear", 0)["by"] < 0 < left("moss-bear", 1)["by"]


def test_boar_of_the_long_hedge_gives_one_chance() -> None:
    """During – You cannot repeat the Strategy phase."""
    t = position(boss("King", damage=0), loose="red hit", strategy=3).do("done")
    assert t.asks == "Repeat"
    given: Data = {"loose": "red hit", "strategy": 3, "health": 6, "exhausted": "green", "stacks": NEXT}
    assert position(shipped("boar-of-the-long-hedge"), **given).do("done").asks == "RecoverDice"


def test_boar_of_the_long_hedge_leaves_tusks_and_a_lame_hound() -> None:
    """Special – When this enemy is defeated: For the rest of the game, each crit deals N more damage. For the rest of the
    game, red dice cannot be committed."""
    more = left("boar-of-the-long-hedge", 0)["by"]
    t = beaten("boar-of-the-long-hedge", IDLE, loose="blue hit, purple crit, yellow hit", strategy=3, dice="miss")
    t.do("apply purple crit Idle", "apply yellow hit Idle")
    assert t.damage("Idle") == 2 + more + 1
    t.until("Repeat").do("again")
    t.refused("commit red", "TS-21", by="boar-of-the-long-hedge")
    assert t.refusal("commit green") is None


def test_stag_in_full_bloom_receives_small_groups() -> None:
    """During – At most N dice can be committed in each Strategy phase."""
    n = amount("stag-in-full-bloom", "effects", 0, "standing", 0)
    few = ["commit green"] * min(4, n) + ["commit blue"] * (n - 4)
    t = position(shipped("stag-in-full-bloom"), at="commit", rules=LAMP, chip=1).do(*few)
    t.refused("commit red", "TS-21", by="stag-in-full-bloom")
    t = position(shipped("stag-in-full-bloom"), at="commit", rules=LAMP, chip=1).do("chip", *few, "commit red")
    assert t.loose("red") == 1


def test_stag_in_full_bloom_leaves_order_and_hay_fever() -> None:
    """Special – When this enemy is defeated: For the rest of the game, your Strategy counts as N higher. For the rest of
    the game, each yellow hit deals N less damage."""
    more, less = left("stag-in-full-bloom", 0)["by"], -left("stag-in-full-bloom", 1)["by"]
    t = beaten("stag-in-full-bloom", IDLE, loose="blue hit, yellow crit, green crit", strategy=2)
    assert t.counts_as("strategy") == 2 + more
    t.do("apply yellow crit Idle", "apply green crit Idle")
    assert t.damage("Idle") == 2 - less + 2


def test_wyrm_in_the_well_grows_with_each_defeat() -> None:
    """Special – This enemy has N more Health for each boss defeated this game."""
    more = amount("wyrm-in-the-well", "effects", 0, "standing", 0)
    t = position(
        shipped("wyrm-in-the-well"), IDLE, boss("King", health=1), loose="red hit", rules={"bosses_to_defeat": 2}
    )
    assert (t.health("wyrm-in-the-well"), t.health("Idle")) == (health("wyrm-in-the-well"), 30)
    t.do("apply red hit King")
    assert (t.health("wyrm-in-the-well"), t.health("Idle")) == (health("wyrm-in-the-well") + more, 30)


def test_wyrm_in_the_well_leaves_water_and_teeth() -> None:
    """Special – When this enemy is defeated: For the rest of the game, your Recovery counts as N higher. For the rest of
    the game, each enemy has N more Damage."""
    t = beaten("wyrm-in-the-well", IDLE, recovery=2)
    assert t.counts_as("recovery") == 2 + left("wyrm-in-the-well", 0)["by"]
    assert t.threat("Idle") == left("wyrm-in-the-well", 1)["by"]


def test_owl_of_the_last_question_has_things_put_away() -> None:
    """During – You cannot use items."""
    owl, tracks = shipped("owl-of-the-last-question"), shipped("pike-in-the-ditch")
    t = position(owl, inventory=[tracks], loose="red hit")
    t.refused("use pike-in-the-ditch", "TS-45", by="owl-of-the-last-question")
    assert t.refusal("drop pike-in-the-ditch") is None, "to discard is not to use"


def test_owl_of_the_last_question_leaves_an_answer_and_a_doubt() -> None:
    """Special – When this enemy is defeated: For the rest of the game, each blue hit deals N more damage. For the rest of
    the game, at most N dice can be applied to each enemy in a round."""
    more, n = left("owl-of-the-last-question", 0)["by"], left("owl-of-the-last-question", 1)["n"]
    t = beaten("owl-of-the-last-question", IDLE, loose="4 blue hit, 4 purple hit, red hit")
    t.do("apply blue hit Idle", *["apply purple hit Idle"] * (n - 1))
    assert t.damage("Idle") == 1 + more + n - 1
    t.refused("apply red hit Idle", "TS-51", by="owl-of-the-last-question")


def test_wolf_who_counts_counts_everybody() -> None:
    """During – This enemy has N more Damage for each undefeated enemy."""
    more = amount("wolf-who-counts", "effects", 0, "standing", 0)
    wolf = shipped("wolf-who-counts")
    assert position(wolf).threat("wolf-who-counts") == damage("wolf-who-counts") + more
    t = position(wolf, IDLE, GONE, defeated=["Gone"])
    assert t.threat("wolf-who-counts") == damage("wolf-who-counts") + 2 * more
    assert t.threat("Idle") == 0


def test_wolf_who_counts_leaves_a_pack_and_caution() -> None:
    """Special – When this enemy is defeated: For the rest of the game, each green hit deals N more damage. For the rest of
    the game, each crit deals N less damage."""
    more, less = left("wolf-who-counts", 0)["by"], -left("wolf-who-counts", 1)["by"]
    t = beaten("wolf-who-counts", IDLE, loose="blue hit, green hit, purple crit")
    t.do("apply green hit Idle", "apply purple crit Idle")
    assert t.damage("Idle") == 1 + more + 2 - less


def test_toad_under_the_hill_sits_on_people() -> None:
    """After – If this enemy is undefeated, exhaust N dice from your dice pool."""
    n = amount("toad-under-the-hill", "effects", 0, "do", 0, "do", 0)
    given: Data = {"at": "after", "pool": "4 green, 4 blue", "loose": "red hit", "exhausted": "purple"}
    t = position(shipped("toad-under-the-hill"), **given)
    assert (pick(t), in_pool(t)) == (n, 8 - n)
    t = position(shipped("toad-under-the-hill"), IDLE, defeated=["toad-under-the-hill"], **given)
    assert in_pool(t) == 8


def test_toad_under_the_hill_leaves_a_hole_and_a_narrow_path() -> None:
    """Special – When this enemy is defeated: For the rest of the game, each enemy has N less Health. For the rest of the
    game, at most N dice can be committed in each Strategy phase."""
    less, n = -left("toad-under-the-hill", 0)["by"], left("toad-under-the-hill", 1)["n"]
    t = beaten("toad-under-the-hill", IDLE, strategy=3)
    assert t.health("Idle") == 30 - less
    t.do("done", "again", *["commit green"] * min(4, n), *["commit purple"] * (n - 4))
    t.refused("commit yellow", "TS-21", by="toad-under-the-hill")


def test_every_beast_leaves_a_gift_and_a_grudge() -> None:
    for each in read_deck("hollow-wood")["boss"]:
        t = beaten(each["id"], IDLE)
        assert not t.won, "the first of two"
        assert len(t.g.lasting) == 2
