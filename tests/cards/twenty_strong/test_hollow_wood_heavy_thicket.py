"""Heavy enemies of The Hollow Wood, in the thicket."""

from scenes import GONE, IDLE, NEXT, amount, exhausted, health, in_pool, pick

from ludotek.testing.twenty_strong import Data, boss, card, position, shipped


def test_giants_stump_goes_ring_by_ring() -> None:
    """During – Each hit deals exactly N damage to this enemy."""
    n = amount("giants-stump", "effects", 0, "standing", 0)
    t = position(shipped("giants-stump"), IDLE, on={"giants-stump": "red crit, blue hit", "Idle": "green crit"})
    assert (t.damage("giants-stump"), t.damage("Idle")) == (2 * n, 2)


def test_giants_stump_is_a_place_to_sit() -> None:
    """Single-use – During Activation, banish the top card of a stack, then recover N exhausted dice."""
    n = amount("giants-stump", "reward", "do", 1)
    given: Data = {
        "at": "activation",
        "stacks": [[card("A"), card("B")], [card("C")]],
        "pool": "",
        "exhausted": "4 green, blue",
    }
    t = position(inventory=[shipped("giants-stump")], **given).do("use giants-stump", "stack A")
    assert (pick(t), in_pool(t)) == (n, n)
    assert (t.where("A"), t.where("giants-stump")) == ("banished", "discard")


def test_thorn_sisters_take_your_coat() -> None:
    """Special – Whenever a die is applied to this enemy, exhaust a die from your dice pool."""
    t = position(shipped("thorn-sisters"), IDLE, loose="2 blue hit", pool="4 green").do("apply blue hit thorn-sisters")
    assert t.exhausted("green") == 1
    t.do("apply blue hit Idle")
    assert t.exhausted("green") == 1


def test_thorn_sisters_arm_the_beginners() -> None:
    """Ongoing – Each yellow hit deals N more damage."""
    more = amount("thorn-sisters", "reward", "standing", 0)
    on = {"Idle": "yellow hit, yellow crit, green hit, yellow miss"}
    assert position(IDLE, inventory=[shipped("thorn-sisters")], on=on).damage("Idle") == 4 + 2 * more


def test_great_aunt_wolf_is_visiting() -> None:
    """During – Each other enemy has N more Damage."""
    more = amount("great-aunt-wolf", "effects", 0, "standing", 0)
    t = position(shipped("great-aunt-wolf"), IDLE)
    assert (t.threat("Idle"), t.threat("great-aunt-wolf")) == (more, shipped("great-aunt-wolf")["damage"])
    assert position(shipped("great-aunt-wolf"), IDLE, defeated=["great-aunt-wolf"]).threat("Idle") == 0


def test_great_aunt_wolf_wakes_everybody() -> None:
    """Ongoing – Whenever an enemy is activated, recover an exhausted die."""
    pair = [[card("Pair", more=1)], [card("Second")]]
    t = position(
        at="activation", inventory=[shipped("great-aunt-wolf")], exhausted="2 green, blue", pool="red", stacks=pair
    )
    t.do("activate Pair")
    assert (pick(t), exhausted(t)) == (2, 1), "Second comes by itself, and another die with it"


def test_bishop_of_moths_receives_his_equals() -> None:
    """During – Only blue and purple hits can be applied to this enemy."""
    t = position(shipped("bishop-of-moths"), IDLE, loose="yellow crit, green hit, blue hit, purple crit, red hit")
    for die in ("yellow crit", "green hit", "red hit"):
        t.refused(f"apply {die} bishop-of-moths", "TS-49", by="bishop-of-moths")
    for die in ("blue hit", "purple crit"):
        assert t.refusal(f"apply {die} bishop-of-moths") is None


def test_bishop_of_moths_blesses_the_tired() -> None:
    """Single-use – For each active enemy, recover N exhausted dice."""
    n = amount("bishop-of-moths", "reward", "do", 0, "do", 0)
    given: Data = {"pool": "", "exhausted": "4 green, 4 blue", "loose": "red hit", "defeated": ["Gone"]}
    t = position(IDLE, GONE, inventory=[shipped("bishop-of-moths")], **given).do("use bishop-of-moths")
    assert (pick(t), in_pool(t)) == (2 * n, 2 * n)


def test_spider_haberdasher_serves_few_at_a_time() -> None:
    """During – At most N dice can be committed in each Strategy phase."""
    n = amount("spider-haberdasher", "effects", 0, "standing", 0)
    t = position(shipped("spider-haberdasher"), at="commit").do(*["commit green"] * n)
    t.refused("commit red", "TS-21", by="spider-haberdasher")
    t = position(shipped("spider-haberdasher"), IDLE, at="commit", defeated=["spider-haberdasher"])
    assert t.do(*["commit green"] * n, "commit red").loose("red") == 1


def test_spider_haberdasher_wraps_up_whatever_you_like() -> None:
    """Ongoing – Once per round, in the Commit step, you may spend N Crowns to discard an undefeated enemy with at most N
    Health that is not a boss."""
    use = shipped("spider-haberdasher")["reward"]["use"]
    most, cost = use["do"][0]["n"], use["cost"]
    small, large = card("Small", health=most), card("Large", health=most + 1)
    given: Data = {"at": "commit", "inventory": [shipped("spider-haberdasher")]}
    t = position(small, large, boss("King", health=1), chip=2 * cost, **given).do("use spider-haberdasher")
    assert (t.where("Small"), t.where("Large"), t.where("King"), t.g.chip) == ("discard", "active", "active", cost)
    t.refused("use spider-haberdasher", "TS-45")
    position(small, chip=cost - 1, **given).refused("use spider-haberdasher", "TS-97")
    position(large, chip=cost, **given).refused("use spider-haberdasher", "TS-96")


def test_echo_of_axes_grows_with_each_stroke() -> None:
    """During – This enemy has N more Health for each Strategy phase this round."""
    more = amount("echo-of-axes", "effects", 0, "standing", 0)
    for phases in (1, 2, 3):
        t = position(shipped("echo-of-axes"), IDLE, phases=phases, loose="red hit")
        assert t.health("echo-of-axes") == health("echo-of-axes") + phases * more


def test_echo_of_axes_answers() -> None:
    """Ongoing – Whenever you repeat the Strategy phase, recover an exhausted die."""
    given: Data = {"inventory": [shipped("echo-of-axes")], "pool": "red", "exhausted": "2 green", "strategy": 3}
    t = position(IDLE, at="repeat", **given).do("again")
    pick(t)
    assert t.exhausted("green") == 1
    assert position(IDLE, at="strategy", stacks=NEXT, **given).exhausted("green") == 2, "the first phase is no repeat"


def test_hollow_man_has_room_for_one_more() -> None:
    """After – If this enemy is undefeated, banish a die."""
    given: Data = {"at": "after", "pool": "2 green", "exhausted": "blue", "stacks": NEXT, "health": 6}
    t = position(shipped("hollow-man"), **given)
    banished = sum(t.g.banished)
    assert t.asks == "ChooseDie"
    t.do("pick green no-face pool")
    assert sum(t.g.banished) == banished + 1
    assert position(shipped("hollow-man"), defeated=["hollow-man"], **given).asks != "ChooseDie"


def test_hollow_man_leaves_room() -> None:
    """Ongoing – Your Strategy counts as N higher."""
    more = amount("hollow-man", "reward", "standing", 0)
    t = position(IDLE, inventory=[shipped("hollow-man")], loose="red hit", strategy=2)
    assert (t.counts_as("strategy"), t.stat("strategy")) == (2 + more, 2)


def test_hollow_man_takes_no_one_who_beat_him() -> None:
    t = position(shipped("hollow-man"), GONE, at="after", defeated=["hollow-man", "Gone"], stacks=NEXT)
    assert sum(t.g.banished) == 0
