"""Heavy enemies of The Long Dusk, down from the roofs."""

from long_dusk import LAMP, LAMP_COST
from scenes import GONE, IDLE, NEXT, amount, exhausted, health, in_pool, pick, pick_up_to

from ludotek.testing.twenty_strong import Data, boss, card, position, shipped

PILES = [[card("A"), card("B")], [card("C"), card("D")]]


def test_belfry_beast_rings_for_company() -> None:
    """Special – Whenever you repeat the Strategy phase, activate an additional enemy."""
    for defeated in ([], ["belfry-beast"]):
        t = position(shipped("belfry-beast"), at="repeat", stacks=PILES, strategy=3, defeated=defeated)
        t.do("again")
        assert t.asks == "ActivateByEffect"
        t.do("activate C")
        assert (t.where("C"), t.asks) == ("active", "Commit")
        t.do("done", "again", "activate A")
        assert len(t.g.active) == 3, "with every repeat"
    t = position(shipped("belfry-beast"), at="strategy", stacks=PILES)
    assert (t.asks, len(t.g.active)) == ("Commit", 1), "the first phase is no repeat"


def test_belfry_beast_changes_what_comes_next() -> None:
    """Ongoing – At the beginning of each round, you may put the top card of a stack under that stack."""
    held = [shipped("belfry-beast")]
    t = position(at="round", inventory=held, stacks=PILES)
    assert t.options == ["done", "drop belfry-beast", "take"]
    t.do("take", "stack C")
    assert t.asks == "ActivateCard"
    t.do("activate D")
    assert (t.where("D"), t.where("C")) == ("active", "stack 2")
    t = position(at="round", inventory=held, stacks=PILES).do("done", "activate C")
    assert t.where("C") == "active"
    t = position(GONE, at="cleanup", inventory=held, stacks=PILES)
    assert t.asks == "ChooseWhether", "each round"


def test_lace_maker_lets_few_dice_out() -> None:
    """During – At most N dice can be committed in each Strategy phase."""
    n = amount("lace-maker", "effects", 0, "standing", 0)
    few = ["commit green"] * min(4, n) + ["commit blue"] * (n - 4)
    lamp: Data = {"rules": LAMP, "chip": LAMP_COST}
    t = position(shipped("lace-maker"), at="commit", dice=["miss"] * n, **lamp).do(*few)
    t.refused("commit red", "TS-21", by="lace-maker")
    t.do("done", "again", "commit red")  # each phase by itself
    assert t.loose("red") == 1
    t = position(shipped("lace-maker"), at="commit", **lamp).do("chip", *few, "commit red")
    assert t.loose("red") == 1


def test_lace_maker_counts_dice_that_are_called_later() -> None:
    n = amount("lace-maker", "effects", 0, "standing", 0)
    few = ["commit green"] * min(4, n) + ["commit blue"] * (n - 4)
    given: Data = {"at": "commit", "inventory": [shipped("fog-hound")], "rules": LAMP, "chip": LAMP_COST}
    t = position(shipped("lace-maker"), dice=["hit"] * n, **given).do(*few, "done")
    t.refused("use fog-hound", "TS-96")
    t = position(shipped("lace-maker"), dice=["hit"] * n, **given).do(*few[1:], "done", "use fog-hound")
    assert pick_up_to(t) == 1


def test_lace_maker_gives_dice_back_after_a_clean_sweep() -> None:
    """Ongoing – If all active enemies are defeated when the Resolve phase begins, return up to N committed dice to your
    dice pool."""
    n = amount("lace-maker", "reward", "triggers", 0, "do", 0)
    dice_out: Data = {"pool": "", "on": {"Gone": "3 green hit"}, "loose": "3 blue miss"}
    given: Data = {
        "at": "damage",
        "inventory": [shipped("lace-maker")],
        "defeated": ["Gone"],
        "stacks": NEXT,
        **dice_out,
    }
    t = position(GONE, **given)
    assert t.options == ["done", "drop lace-maker", "pick blue miss unapplied", "pick green hit Gone"]
    assert pick_up_to(t) == n
    assert (in_pool(t), exhausted(t)) == (n, 6 - n)
    t = position(GONE, IDLE, **given)
    assert (t.asks, in_pool(t)) == ("RecoverDice", 0)


def test_stained_glass_saint_receives_persons_of_quality() -> None:
    """During – Only blue, purple and red hits can be applied to this enemy."""
    t = position(shipped("stained-glass-saint"), IDLE, loose="yellow crit, green hit, blue hit, purple crit, red hit")
    for die in ("yellow crit", "green hit"):
        t.refused(f"apply {die} stained-glass-saint", "TS-49", by="stained-glass-saint")
    for die in ("blue hit", "purple crit", "red hit"):
        t.do(f"apply {die} stained-glass-saint")
    assert t.damage("stained-glass-saint") == 4
    t.do("apply green hit Idle")
    assert t.damage("Idle") == 1
    t = position(shipped("stained-glass-saint"), loose="green hit, red hit", defeated=["stained-glass-saint"])
    assert t.refusal("apply green hit stained-glass-saint") is None


def test_stained_glass_saint_perfects_hits() -> None:
    """Single-use – In the Apply step, turn up to N applied basic hits into crits."""
    n = amount("stained-glass-saint", "reward", "do", 0)
    held = [shipped("stained-glass-saint")]
    applied = {"Idle": "4 green hit, blue hit, purple crit"}
    t = position(IDLE, inventory=held, loose="red hit, yellow miss", on=applied)
    t.do("use stained-glass-saint")
    t.refused("pick red hit unapplied", "TS-77")
    t.refused("pick purple crit Idle", "TS-77")
    assert pick_up_to(t) == n
    assert t.damage("Idle") == 5 + 2 + n
    assert (t.loose("red", "hit"), t.where("stained-glass-saint")) == (1, "discard")
    position(IDLE, inventory=held, loose="red hit", on={"Idle": "blue crit"}).refused(
        "use stained-glass-saint", "TS-96"
    )


def test_stained_glass_saint_can_fell_somebody() -> None:
    """Single-use – In the Apply step, turn up to N applied basic hits into crits."""
    wounded = card("Wounded", health=2, damage=0)
    t = position(wounded, IDLE, inventory=[shipped("stained-glass-saint")], loose="red hit", on={"Wounded": "blue hit"})
    t.do("use stained-glass-saint", "pick blue hit Wounded")
    assert t.defeated("Wounded")


def test_driverless_hackney_must_be_dealt_with_first() -> None:
    """During – Dice cannot be applied to other enemies."""
    hackney = shipped("driverless-hackney")
    t = position(hackney, IDLE, loose="2 blue hit, red crit")
    for die in ("blue hit", "red crit"):
        t.refused(f"apply {die} Idle", "TS-49", by="driverless-hackney")
    t.do("apply blue hit driverless-hackney")
    assert t.damage("driverless-hackney") == 1
    t = position(hackney, IDLE, tokens={"driverless-hackney": health("driverless-hackney") - 1}, loose="2 blue hit")
    t.do("apply blue hit driverless-hackney", "apply blue hit Idle")
    assert t.damage("Idle") == 1


def test_driverless_hackney_brings_dice_back() -> None:
    """Ongoing – Whenever an enemy is activated, recover an exhausted die."""
    pair = [[card("Pair", more=1)], [card("Second")], [card("Third")]]
    t = position(at="activation", inventory=[shipped("driverless-hackney")], exhausted="2 green, 2 blue", stacks=pair)
    t.do("activate Pair")
    assert (pick(t), t.asks, exhausted(t)) == (1, "ActivateCard", 3)
    t.do("activate Second")
    assert (pick(t), t.asks, exhausted(t)) == (1, "Commit", 2)


def test_gargoyle_matron_shelters_the_others() -> None:
    """During – Each other enemy has N more Health."""
    more = amount("gargoyle-matron", "effects", 0, "standing", 0)
    t = position(shipped("gargoyle-matron"), IDLE, at="commit", rules=LAMP, chip=LAMP_COST)
    assert (t.health("Idle"), t.health("gargoyle-matron")) == (30 + more, health("gargoyle-matron"))
    assert t.do("chip").health("Idle") == 30
    assert position(shipped("gargoyle-matron"), IDLE, defeated=["gargoyle-matron"]).health("Idle") == 30


def test_gargoyle_matron_makes_enemies_frail() -> None:
    """Ongoing – Each enemy has N less Health."""
    less = amount("gargoyle-matron", "reward", "standing", 0)
    held = [shipped("gargoyle-matron")]
    t = position(IDLE, boss("King", health=9), card("Crumb", health=1), inventory=held, loose="red hit")
    assert [t.health(name) for name in ("Idle", "King", "Crumb")] == [30 - less, 9 - less, 1]
    t.do("drop gargoyle-matron")
    assert [t.health(name) for name in ("Idle", "King", "Crumb")] == [30, 9, 1]
