"""Heavy enemies of The Hollow Wood, along the hedge."""

from scenes import GONE, IDLE, NEXT, amount, damage, exhausted, health, in_pool, pick, pick_up_to, reward_of

from ludotek.testing.twenty_strong import Data, boss, card, position, shipped


def test_bear_in_a_bonnet_keeps_shop() -> None:
    """Ongoing – If all active enemies are defeated when the Resolve phase begins, gain N Crown."""
    more = amount("bear-in-a-bonnet", "reward", "triggers", 0, "do", 0)
    given: Data = {
        "at": "damage",
        "inventory": [shipped("bear-in-a-bonnet")],
        "defeated": ["Gone"],
        "chip": 1,
        "stacks": NEXT,
    }
    assert position(GONE, **given).g.chip == 1 + more
    assert position(GONE, IDLE, **given).g.chip == 1


def test_bridge_troll_family_takes_coins_or_fingers() -> None:
    """After – Choose one: lose N Crowns (even if you have none); or lose N Health."""
    modes = shipped("bridge-troll-family")["effects"][0]["do"][0]["of"]
    crowns, less = -modes[0]["do"][0]["by"], -modes[1]["do"][0]["by"]
    given: Data = {"at": "after", "chip": 4, "health": 5, "stacks": NEXT}
    t = position(shipped("bridge-troll-family"), **given).do("mode 1")
    assert (t.g.chip, t.stat("health")) == (4 - crowns, 5)
    t = position(shipped("bridge-troll-family"), **given).do("mode 2")
    assert (t.g.chip, t.stat("health")) == (4, 5 - less)


def test_bridge_troll_family_carries_the_luggage() -> None:
    """Ongoing – Your Recovery counts as N higher."""
    more = amount("bridge-troll-family", "reward", "standing", 0)
    t = position(IDLE, inventory=[shipped("bridge-troll-family")], loose="red hit", recovery=2)
    assert (t.counts_as("recovery"), t.stat("recovery")) == (2 + more, 2)
    assert t.do("drop bridge-troll-family").counts_as("recovery") == 2


def test_wild_boar_bailiffs_charge_by_the_item() -> None:
    """After – For each item you hold, lose N Crown."""
    less = amount("wild-boar-bailiffs", "effects", 0, "do", 0, "do", 0)
    held = [shipped("pike-in-the-ditch"), shipped("owl-pupils")]
    given: Data = {"at": "after", "chip": 5, "strategy": 3, "stacks": NEXT}
    t = position(shipped("wild-boar-bailiffs"), inventory=held, **given)
    if t.asks == "ChooseAfterEffect":
        t.do("enemy wild-boar-bailiffs")
    assert t.g.chip == 5 - 2 * less
    assert position(shipped("wild-boar-bailiffs"), **given).g.chip == 5


def test_wild_boar_bailiffs_charge() -> None:
    """Single-use – In the Apply step, deal N damage to an undefeated enemy."""
    n = amount("wild-boar-bailiffs", "reward", "do", 0)
    t = position(IDLE, GONE, inventory=[shipped("wild-boar-bailiffs")], loose="red hit", defeated=["Gone"])
    t.do("use wild-boar-bailiffs")
    assert (t.damage("Idle"), t.damage("Gone")) == (n, 0)


def test_hunter_who_stayed_knows_your_tricks() -> None:
    """During – You cannot use your hero’s ability."""
    percival = shipped("lord-percival")
    t = position(shipped("hunter-who-stayed"), hero=percival, loose="green hit", chip=3)
    t.refused("ability", "TS-49", by="hunter-who-stayed")
    t = position(
        shipped("hunter-who-stayed"), IDLE, hero=percival, loose="green hit", chip=3, defeated=["hunter-who-stayed"]
    )
    assert t.refusal("ability") is None


def test_hunter_who_stayed_gives_lessons() -> None:
    """Ongoing – Once per round, in the Apply step, you may reroll up to N unapplied misses."""
    n = amount("hunter-who-stayed", "reward", "use", "do", 0)
    t = position(IDLE, inventory=[shipped("hunter-who-stayed")], loose="4 green miss, red hit", dice=["crit"] * n)
    t.do("use hunter-who-stayed")
    assert pick_up_to(t) == n
    assert (t.loose("green", "crit"), t.loose("red", "hit")) == (n, 1)
    t.refused("use hunter-who-stayed", "TS-45")
    assert t.where("hunter-who-stayed") == "inventory"


def test_rival_hunters_were_aiming_at_it() -> None:
    """Special – Whenever an enemy is defeated, lose N Crown."""
    less = amount("rival-hunters", "effects", 0, "triggers", 0, "do", 0)
    weak = card("Weak", health=1)
    for defeated in ([], ["rival-hunters"]):
        t = position(shipped("rival-hunters"), weak, IDLE, defeated=defeated, loose="2 blue hit", chip=4)
        t.do("apply blue hit Weak")
        assert t.g.chip == 4 - less


def test_rival_hunters_leave_their_bait() -> None:
    """Single-use – During Activation, activate the next boss, then recover N exhausted dice."""
    n = amount("rival-hunters", "reward", "do", 1)
    rules = {"refill": True, "endgame_must": []}
    given: Data = {"boss": boss("King"), "rules": rules, "stacks": NEXT, "pool": "", "exhausted": "4 green, blue"}
    t = position(at="activation", inventory=[shipped("rival-hunters")], **given).do("use rival-hunters")
    assert t.where("King") == "active"
    assert (pick(t), in_pool(t), t.where("rival-hunters")) == (n, n, "discard")


def test_raven_auditor_likes_a_full_purse() -> None:
    """Special – This enemy has N more Damage for every N Crowns you have."""
    text = shipped("raven-auditor")["effects"][0]["standing"][0]
    by, every = text["by"], text["every"]
    for chip, more in ((0, 0), (every - 1, 0), (every, by), (2 * every + 1, 2 * by)):
        t = position(shipped("raven-auditor"), IDLE, chip=chip)
        assert t.threat("raven-auditor") == damage("raven-auditor") + more
        assert t.threat("Idle") == 0


def test_raven_auditor_refunds() -> None:
    """Instant – Gain N Crowns."""
    assert reward_of("raven-auditor", chip=0).do("take").g.chip == amount("raven-auditor", "reward", "do", 0)


def test_cuckoo_landlord_must_be_dealt_with_first() -> None:
    """During – Dice cannot be applied to other enemies."""
    t = position(shipped("cuckoo-landlord"), IDLE, loose="2 blue hit")
    t.refused("apply blue hit Idle", "TS-49", by="cuckoo-landlord")
    assert t.refusal("apply blue hit cuckoo-landlord") is None
    near = {"cuckoo-landlord": health("cuckoo-landlord") - 1}
    t = position(shipped("cuckoo-landlord"), IDLE, tokens=near, loose="2 blue hit")
    t.do("apply blue hit cuckoo-landlord", "apply blue hit Idle")
    assert t.damage("Idle") == 1


def test_cuckoo_landlord_returns_the_deposit() -> None:
    """Single-use – In the Apply step, return up to N committed dice to your dice pool."""
    n = amount("cuckoo-landlord", "reward", "do", 0)
    given: Data = {"pool": "", "loose": "4 green miss", "on": {"Idle": "4 blue hit"}}
    t = position(IDLE, inventory=[shipped("cuckoo-landlord")], **given).do("use cuckoo-landlord")
    assert pick_up_to(t) == n
    assert (in_pool(t), exhausted(t)) == (n, 0)
