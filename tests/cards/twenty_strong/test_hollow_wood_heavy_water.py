"""Heavy enemies of The Hollow Wood, in the clearings and by the water."""

from scenes import GONE, IDLE, NEXT, amount, exhausted, health, in_pool, pick, pick_up_to

from ludotek.testing.twenty_strong import Data, boss, card, position, shipped


def test_heron_magistrate_lets_nobody_rest() -> None:
    """During – You cannot recover dice in the Recover step."""
    t = position(shipped("heron-magistrate"), at="recover", exhausted="4 green", pool="", stacks=NEXT)
    assert exhausted(t) == 4
    given: Data = {"at": "recover", "exhausted": "4 green", "pool": "", "stacks": NEXT}
    assert position(shipped("heron-magistrate"), defeated=["heron-magistrate"], **given).asks == "RecoverDice"


def test_heron_magistrate_may_be_lenient() -> None:
    """Ongoing – Once per round, when you are about to suffer damage, you may prevent N damage."""
    n = amount("heron-magistrate", "reward", "use", "do", 0)
    bite = card("Bite", health=30, damage=3)
    t = position(bite, at="damage", inventory=[shipped("heron-magistrate")], health=6, stacks=NEXT)
    t.do("use heron-magistrate")
    t.until("ActivateCard")
    assert (t.stat("health"), t.where("heron-magistrate")) == (6 - 3 + n, "inventory")


def test_peat_drake_wants_to_be_impressed() -> None:
    """Special – At the end of each Roll step, if you have no unapplied crits, exhaust an unapplied die."""
    given: Data = {"at": "roll", "loose": "2 green"}
    t = position(shipped("peat-drake"), dice="miss miss", **given)
    assert (t.loose("green"), t.exhausted("green")) == (1, 1)
    t = position(shipped("peat-drake"), dice="crit miss", **given)
    assert (t.loose("green"), t.exhausted("green")) == (2, 0)


def test_peat_drake_leaves_embers() -> None:
    """Ongoing – Each crit deals N more damage."""
    more = amount("peat-drake", "reward", "standing", 0)
    t = position(IDLE, inventory=[shipped("peat-drake")], on={"Idle": "blue crit, green hit"}, loose="red hit")
    assert t.damage("Idle") == 2 + more + 1
    assert t.do("drop peat-drake").damage("Idle") == 3


def test_nurse_of_the_mire_puts_somebody_to_bed() -> None:
    """Special – Whenever an enemy is defeated, exhaust a die from your dice pool."""
    weak = card("Weak", health=1)
    for defeated in ([], ["nurse-of-the-mire"]):
        t = position(shipped("nurse-of-the-mire"), weak, defeated=defeated, pool="4 green", loose="red hit")
        assert t.exhausted("green") == 0
        t.do("apply red hit Weak")
        assert t.exhausted("green") == 1


def test_nurse_of_the_mire_nurses() -> None:
    """Instant – Gain N Health."""
    near = {"nurse-of-the-mire": health("nurse-of-the-mire") - 1}
    t = position(shipped("nurse-of-the-mire"), IDLE, tokens=near, loose="2 blue hit", health=1, pool="")
    t.do("apply blue hit nurse-of-the-mire")
    t.do("first 2", "take")  # what she does, and then what she pays
    assert t.stat("health") == 1 + amount("nurse-of-the-mire", "reward", "do", 0)


def test_bog_that_follows_covers_sleepers() -> None:
    """During – This enemy has N more Health for every N exhausted dice."""
    text = shipped("bog-that-follows")["effects"][0]["standing"][0]
    by, every = text["by"], text["every"]
    for tired, more in ((0, 0), (every - 1, 0), (every, by), (2 * every, 2 * by)):
        lying = ", ".join(f"{min(4, tired - 4 * i)} {colour}" for i, colour in enumerate(("yellow", "green", "blue"))
                          if tired > 4 * i)  # fmt: skip
        t = position(shipped("bog-that-follows"), IDLE, exhausted=lying)
        assert t.health("bog-that-follows") == health("bog-that-follows") + more


def test_bog_that_follows_gives_something_back() -> None:
    """Ongoing – Whenever you suffer damage, recover N exhausted dice."""
    n = amount("bog-that-follows", "reward", "triggers", 0, "do", 0)
    bite = card("Bite", health=30, damage=1)
    given: Data = {
        "at": "damage",
        "inventory": [shipped("bog-that-follows")],
        "pool": "",
        "exhausted": "4 green, blue",
        "health": 5,
    }
    t = position(bite, stacks=NEXT, **given)
    assert (pick(t), in_pool(t)) == (n, n)
    assert position(IDLE, stacks=NEXT, **given).asks == "RecoverDice"


def test_moon_hare_wants_a_perfect_leap() -> None:
    """During – Only crits can be applied to this enemy."""
    t = position(shipped("moon-hare"), IDLE, loose="red hit, yellow crit")
    t.refused("apply red hit moon-hare", "TS-49", by="moon-hare")
    assert t.refusal("apply yellow crit moon-hare") is None
    assert t.refusal("apply red hit Idle") is None


def test_moon_hare_teaches_leaping() -> None:
    """Ongoing – Once per conflict, in the Apply step, you may turn up to N unapplied misses into crits."""
    n = amount("moon-hare", "reward", "use", "do", 0)
    t = position(
        boss("King", health=30, damage=0), inventory=[shipped("moon-hare")], loose="4 green miss", endgame=True
    )
    t.do("use moon-hare")
    assert pick_up_to(t) == n
    assert t.loose("green", "crit") == n
    t.refused("use moon-hare", "TS-45")


def test_oven_in_the_clearing_smells_good() -> None:
    """Special – When this enemy is activated, exhaust N purple or red dice from your dice pool."""
    n = amount("oven-in-the-clearing", "effects", 0, "triggers", 0, "do", 0)
    given: Data = {
        "at": "activation",
        "stacks": [[shipped("oven-in-the-clearing")], [IDLE]],
        "pool": "4 green, 4 purple, red",
    }
    t = position(**given).do("activate oven-in-the-clearing")
    assert (pick(t), t.pool("green"), in_pool(t)) == (n, 4, 9 - n)


def test_oven_in_the_clearing_keeps_supper_warm() -> None:
    """Ongoing – If all active enemies are defeated when the Resolve phase begins, recover N exhausted dice."""
    n = amount("oven-in-the-clearing", "reward", "triggers", 0, "do", 0)
    given: Data = {"at": "damage", "inventory": [shipped("oven-in-the-clearing")], "defeated": ["Gone"], "pool": "",
             "exhausted": "4 green, blue", "stacks": NEXT}  # fmt: skip
    t = position(GONE, **given)
    assert (pick(t), in_pool(t)) == (n, n)
    assert position(GONE, IDLE, **given).asks == "RecoverDice"


def test_standing_stones_lend_weight() -> None:
    """Ongoing – Each enemy has N less Health."""
    less = amount("standing-stones", "reward", "standing", 0)
    t = position(IDLE, boss("King", health=9), inventory=[shipped("standing-stones")], loose="red hit")
    assert (t.health("Idle"), t.health("King")) == (30 - less, 9 - less)
    assert t.do("drop standing-stones").health("King") == 9
