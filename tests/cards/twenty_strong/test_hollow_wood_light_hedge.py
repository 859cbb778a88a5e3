"""Light enemies of The Hollow Wood, along the hedge."""

from scenes import GONE, IDLE, NEXT, amount, exhausted, in_pool, pick, pick_up_to, reward_of

from ludotek.testing.twenty_strong import Data, card, position, shipped


def test_hedge_urchins_pay_a_crown() -> None:
    """Instant – Gain N Crown."""
    assert reward_of("hedge-urchins", chip=0).do("take").g.chip == amount("hedge-urchins", "reward", "do", 0)


def test_poachers_help_themselves() -> None:
    """Special – When this enemy is activated, lose N Crown."""
    less = amount("poachers", "effects", 0, "triggers", 0, "do", 0)
    t = position(at="activation", stacks=[[shipped("poachers")], [IDLE], [GONE]], chip=3).do("activate poachers")
    assert t.g.chip == 3 - less
    t = position(shipped("poachers"), at="activation", stacks=NEXT, chip=3).do("activate Next")
    assert t.g.chip == 3, "only its own activation"


def test_poachers_had_a_good_season() -> None:
    """Instant – Gain N Crowns."""
    assert reward_of("poachers", chip=0).do("take").g.chip == amount("poachers", "reward", "do", 0)


def test_pie_thief_eats_in_peace() -> None:
    """After – If this enemy is undefeated, lose N Crowns."""
    less = amount("pie-thief", "effects", 0, "do", 0, "do", 0)
    t = position(shipped("pie-thief"), at="after", chip=5, stacks=NEXT)
    assert t.g.chip == 5 - less
    t = position(shipped("pie-thief"), at="after", defeated=["pie-thief"], chip=5, stacks=NEXT)
    assert t.g.chip == 5


def test_pie_thief_drops_his_purse() -> None:
    """Instant – Gain N Crowns."""
    assert reward_of("pie-thief", chip=0).do("take").g.chip == amount("pie-thief", "reward", "do", 0)


def test_magpie_tinker_has_it_in_the_tray() -> None:
    """After – You may spend N Crown to recover N exhausted dice."""
    may = shipped("magpie-tinker")["effects"][0]["do"][0]
    cost, n = -may["cost"]["by"], may["do"][0]["n"]
    given: Data = {"at": "after", "pool": "", "exhausted": "4 green, 4 blue", "stacks": NEXT}
    t = position(shipped("magpie-tinker"), chip=cost, **given)
    assert t.asks == "ChooseWhether"
    t.do("take")
    assert (pick(t), in_pool(t), t.g.chip) == (n, n, 0)
    assert position(shipped("magpie-tinker"), chip=0, **given).asks == "RecoverDice", "on no credit"


def test_magpie_tinker_polishes_misses() -> None:
    """Single-use – In the Apply step, turn up to N unapplied misses into basic hits."""
    n = amount("magpie-tinker", "reward", "do", 0)
    t = position(IDLE, inventory=[shipped("magpie-tinker")], loose="4 green miss, red hit", on={"Idle": "blue miss"})
    t.do("use magpie-tinker")
    assert pick_up_to(t) == n
    assert (t.loose("green", "hit"), t.on("Idle", "blue", "miss")) == (n, 1)
    assert t.where("magpie-tinker") == "discard"


def test_scarecrow_on_leave_frightens_beginners() -> None:
    """During – Yellow dice cannot be committed."""
    t = position(shipped("scarecrow-on-leave"), at="commit")
    t.refused("commit yellow", "TS-21", by="scarecrow-on-leave")
    for colour in ("green", "blue", "purple", "red"):
        assert t.refusal(f"commit {colour}") is None
    t = position(shipped("scarecrow-on-leave"), IDLE, at="commit", defeated=["scarecrow-on-leave"])
    assert t.refusal("commit yellow") is None


def test_scarecrow_on_leave_cheers_everybody() -> None:
    """Instant – Gain N Health."""
    t = reward_of("scarecrow-on-leave", health=2).do("take")
    assert t.stat("health") == 2 + amount("scarecrow-on-leave", "reward", "do", 0)


def test_runaway_pie_cart_leaves_one_try() -> None:
    """During – You cannot repeat the Strategy phase."""
    t = position(shipped("runaway-pie-cart"), loose="red hit", strategy=3, health=6, exhausted="green", stacks=NEXT).do(
        "done"
    )
    assert t.asks == "RecoverDice"
    assert position(IDLE, loose="red hit", strategy=3).do("done").asks == "Repeat"


def test_runaway_pie_cart_was_full() -> None:
    """Instant – Gain N Crowns."""
    assert reward_of("runaway-pie-cart", chip=0).do("take").g.chip == amount("runaway-pie-cart", "reward", "do", 0)


def test_lost_picnickers_take_somebody_along() -> None:
    """After – If this enemy is undefeated, exhaust a die from your dice pool."""
    given: Data = {"at": "after", "pool": "2 green", "loose": "red hit", "stacks": NEXT}
    t = position(shipped("lost-picnickers"), **given)
    assert (t.pool("green"), t.exhausted("green")) == (1, 1)
    t = position(shipped("lost-picnickers"), defeated=["lost-picnickers"], **given)
    assert t.pool("green") == 2


def test_lost_picnickers_share_lunch() -> None:
    """Instant – Recover N exhausted dice."""
    n = amount("lost-picnickers", "reward", "do", 0)
    t = reward_of("lost-picnickers", pool="", exhausted="4 green, 2 purple").do("take")
    assert (pick(t), in_pool(t), exhausted(t)) == (n, n, 6 - n)


def test_gossiping_crows_have_a_story_about_everybody() -> None:
    """Special – Whenever an enemy is activated, exhaust a die from your dice pool."""
    crows = shipped("gossiping-crows") | {"more": 0}
    t = position(at="activation", stacks=[[crows], [IDLE]], pool="4 green").do("activate gossiping-crows")
    assert t.exhausted("green") == 1, "they are an enemy as well"
    t = position(shipped("gossiping-crows"), at="activation", stacks=NEXT, pool="4 green").do("activate Next")
    assert t.exhausted("green") == 1


def test_gossiping_crows_scare_somebody_off() -> None:
    """Single-use – During Activation, discard the top card of a stack."""
    piles = [[card("A"), card("B")], [card("C")]]
    t = position(at="activation", inventory=[shipped("gossiping-crows")], stacks=piles)
    t.do("use gossiping-crows", "stack A", "activate B")
    assert (t.where("A"), t.where("gossiping-crows")) == ("discard", "discard")


def test_hedge_knight_does_not_know_master_strokes() -> None:
    """During – Each crit deals exactly N damage to this enemy."""
    n = amount("hedge-knight", "effects", 0, "standing", 0)
    t = position(shipped("hedge-knight"), IDLE, on={"hedge-knight": "red crit, blue hit", "Idle": "green crit"})
    assert (t.damage("hedge-knight"), t.damage("Idle")) == (n + 1, 2)


def test_hedge_knight_teaches_strategy() -> None:
    """Instant – Gain N Strategy."""
    t = reward_of("hedge-knight", strategy=2).do("take")
    assert t.stat("strategy") == 2 + amount("hedge-knight", "reward", "do", 0)
