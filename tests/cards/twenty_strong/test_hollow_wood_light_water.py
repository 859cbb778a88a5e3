"""Light enemies of The Hollow Wood, in the clearings and by the water."""

from scenes import GONE, IDLE, NEXT, amount, damage, in_pool, pick, pick_up_to, reward_of

from ludotek.testing.twenty_strong import Data, card, position, shipped


def test_charcoal_imps_bet_on_you() -> None:
    """Special – At the end of each Roll step, if you have at least N unapplied misses, lose N Crown."""
    text = shipped("charcoal-imps")["effects"][0]["triggers"][0]["do"][0]
    n, less = text["n"], -text["do"][0]["by"]
    given: Data = {"at": "roll", "loose": f"{n} green", "chip": 3}
    assert position(shipped("charcoal-imps"), dice=["miss"] * n, **given).g.chip == 3 - less
    assert position(shipped("charcoal-imps"), dice=["miss"] * (n - 1) + ["hit"], **given).g.chip == 3
    t = position(shipped("charcoal-imps"), IDLE, defeated=["charcoal-imps"], dice=["miss"] * n, **given)
    assert t.g.chip == 3 - less, "beaten, they still bet"


def test_charcoal_imps_let_you_try_again() -> None:
    """Single-use – In the Apply step, reroll up to N unapplied dice."""
    n = amount("charcoal-imps", "reward", "do", 0)
    t = position(IDLE, inventory=[shipped("charcoal-imps")], loose="4 green miss, 2 blue hit", dice=["crit"] * n)
    t.do("use charcoal-imps")
    assert pick_up_to(t) == n
    assert t.loose("green", "crit") + t.loose("blue", "crit") == n


def test_choir_of_mill_frogs_drowns_out_every_plan() -> None:
    """During – Your Strategy counts as N lower."""
    less = amount("choir-of-mill-frogs", "effects", 0, "standing", 0)
    t = position(shipped("choir-of-mill-frogs"), IDLE, strategy=3)
    assert (t.counts_as("strategy"), t.stat("strategy")) == (3 - less, 3)
    t = position(shipped("choir-of-mill-frogs"), IDLE, strategy=3, defeated=["choir-of-mill-frogs"])
    assert t.counts_as("strategy") == 3


def test_choir_of_mill_frogs_gives_an_encore() -> None:
    """Single-use – In the Apply step, gain an additional Strategy phase this round."""
    given: Data = {"loose": "red hit", "strategy": 1}
    t = position(IDLE, inventory=[shipped("choir-of-mill-frogs")], **given)
    t.do("use choir-of-mill-frogs", "done")
    assert t.asks == "Repeat"


def test_lady_of_the_reeds_wears_blue() -> None:
    """During – Blue dice cannot be applied to this enemy."""
    t = position(shipped("lady-of-the-reeds"), IDLE, loose="blue hit, blue crit, green hit")
    for die in ("blue hit", "blue crit"):
        t.refused(f"apply {die} lady-of-the-reeds", "TS-49", by="lady-of-the-reeds")
    t.do("apply green hit lady-of-the-reeds", "apply blue crit Idle")
    assert (t.damage("lady-of-the-reeds"), t.damage("Idle")) == (1, 2)


def test_lady_of_the_reeds_sends_your_best_people_back() -> None:
    """Single-use – Recover N exhausted blue or purple dice."""
    n = amount("lady-of-the-reeds", "reward", "do", 0)
    given: Data = {"pool": "", "exhausted": "4 green, 4 blue, 4 purple", "loose": "red hit"}
    t = position(IDLE, inventory=[shipped("lady-of-the-reeds")], **given).do("use lady-of-the-reeds")
    t.refused("pick green no-face exhausted", "TS-61")
    assert (pick(t), t.pool("green"), in_pool(t)) == (n, 0, n)


def test_ferry_newt_charges_for_staying_too() -> None:
    """After – Choose one: lose N Crown (even if you have none); or exhaust N dice from your dice pool."""
    modes = shipped("ferry-newt")["effects"][0]["do"][0]["of"]
    less, n = -modes[0]["do"][0]["by"], modes[1]["do"][0]["n"]
    given: Data = {"at": "after", "chip": 2, "pool": "4 green", "loose": "red hit", "stacks": NEXT}
    t = position(shipped("ferry-newt"), **given).do("mode 1")
    assert (t.g.chip, in_pool(t)) == (2 - less, 4)
    t = position(shipped("ferry-newt"), **given).do("mode 2")
    pick(t)
    assert (t.g.chip, in_pool(t)) == (2, 4 - n)


def test_ferry_newt_shows_a_short_cut() -> None:
    """Instant – Gain N Recovery."""
    t = reward_of("ferry-newt", recovery=2).do("take")
    assert t.stat("recovery") == 2 + amount("ferry-newt", "reward", "do", 0)


def test_pike_in_the_ditch_comes_up_so_often() -> None:
    """During – At most N dice can be applied to this enemy in a round."""
    n = amount("pike-in-the-ditch", "effects", 0, "standing", 0)
    pike = shipped("pike-in-the-ditch") | {"health": 9}
    t = position(pike, IDLE, loose="4 green hit").do(*["apply green hit pike-in-the-ditch"] * n)
    t.refused("apply green hit pike-in-the-ditch", "TS-49", by="pike-in-the-ditch")
    assert t.refusal("apply green hit Idle") is None


def test_pike_in_the_ditch_bites_somebody_else() -> None:
    """Single-use – In the Apply step, deal N damage to an undefeated enemy."""
    n = amount("pike-in-the-ditch", "reward", "do", 0)
    t = position(IDLE, inventory=[shipped("pike-in-the-ditch")], loose="red hit")
    t.do("use pike-in-the-ditch")
    assert (t.damage("Idle"), t.where("pike-in-the-ditch")) == (n, "discard")


def test_deer_made_of_mist_is_followed() -> None:
    """Special – Whenever you repeat the Strategy phase, exhaust a die from your dice pool."""
    given: Data = {"at": "repeat", "pool": "4 green", "strategy": 3}
    for defeated in ([], ["deer-made-of-mist"]):
        t = position(shipped("deer-made-of-mist"), IDLE, defeated=defeated, **given).do("again")
        assert t.exhausted("green") == 1
    t = position(shipped("deer-made-of-mist"), at="strategy", pool="4 green", stacks=NEXT)
    assert t.exhausted("green") == 0, "the first phase is no repeat"


def test_deer_made_of_mist_gives_beginners_wings() -> None:
    """Single-use – In the Apply step, for the rest of this round, each yellow or green hit deals N more damage."""
    more = shipped("deer-made-of-mist")["reward"]["do"][0]["text"]["by"]
    given: Data = {"loose": "yellow hit, green crit, blue hit, red hit", "stacks": NEXT, "strategy": 1}
    t = position(IDLE, inventory=[shipped("deer-made-of-mist")], **given).do("use deer-made-of-mist")
    t.do("apply yellow hit Idle", "apply green crit Idle", "apply blue hit Idle")
    assert t.damage("Idle") == 1 + more + 2 + more + 1
    t.do("done").until("ActivateCard")
    assert t.g.holding == []


def test_parliament_of_bees_debates() -> None:
    """During – This enemy has N more Damage for every N Strategy phases this round."""
    text = shipped("parliament-of-bees")["effects"][0]["standing"][0]
    for phases in (1, 2, 4):
        t = position(shipped("parliament-of-bees"), IDLE, phases=phases, loose="red hit")
        more = text["by"] * (phases // text["every"])
        assert t.threat("parliament-of-bees") == damage("parliament-of-bees") + more


def test_parliament_of_bees_pays_in_honey() -> None:
    """Instant – Gain N Health."""
    t = reward_of("parliament-of-bees", health=2).do("take")
    assert t.stat("health") == 2 + amount("parliament-of-bees", "reward", "do", 0)


def test_honey_golem_is_attached_to_you() -> None:
    """During – Your Recovery counts as N lower."""
    less = amount("honey-golem", "effects", 0, "standing", 0)
    t = position(shipped("honey-golem"), IDLE, recovery=3)
    assert (t.counts_as("recovery"), t.stat("recovery")) == (3 - less, 3)
    t = position(shipped("honey-golem"), IDLE, recovery=3, defeated=["honey-golem"])
    assert t.counts_as("recovery") == 3


def test_honey_golem_is_nourishing() -> None:
    """Instant – Gain N Recovery."""
    t = reward_of("honey-golem", recovery=2).do("take")
    assert t.stat("recovery") == 2 + amount("honey-golem", "reward", "do", 0)


def test_beaver_surveyors_move_the_path() -> None:
    """After – Put the top card of a stack under that stack."""
    piles = [[card("A"), card("B")], [card("C"), card("D")]]
    t = position(shipped("beaver-surveyors"), at="after", stacks=piles, health=6)
    t.do("stack C")
    t.until("ActivateCard")
    t.do("activate D")
    assert t.where("C") == "stack 2"


def test_beaver_surveyors_pay_the_fee() -> None:
    """Instant – Gain N Crowns."""
    assert reward_of("beaver-surveyors", chip=0).do("take").g.chip == amount("beaver-surveyors", "reward", "do", 0)


def test_beaver_surveyors_need_a_path() -> None:
    t = position(shipped("beaver-surveyors"), GONE, at="after", stacks=[[IDLE], [card("A")]], exhausted="green")
    t.do(t.options[0])
    assert t.asks == "RecoverDice", "a single card goes under itself"
