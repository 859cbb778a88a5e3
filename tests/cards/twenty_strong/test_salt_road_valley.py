"""Light enemies of The Salt Road, down in the valley."""

from scenes import (
    GONE,
    IDLE,
    NEXT,
    amount,
    dice,
    exhausted,
    go_around,
    in_pool,
    paid_in_days,
    paid_in_dice,
    pick,
    pick_up_to,
    reward_of,
)

from ludotek.testing.twenty_strong import Data, boss, card, position, shipped


def test_toll_gate_keeps_those_who_leave_it_standing() -> None:
    """After – If this enemy is undefeated, lose N day."""
    less = amount("toll-gate", "effects", 0, "do", 0, "do", 0)
    given: Data = {"at": "after", "chip": 5, "loose": "red hit"}
    assert position(shipped("toll-gate"), **given).g.chip == 5 - less
    assert position(shipped("toll-gate"), defeated=["toll-gate"], **given).g.chip == 5


def test_toll_gate_takes_its_toll() -> None:
    """Peaceful way – Exhaust N dice from your dice pool."""
    paid_in_dice("toll-gate")


def test_toll_gate_gives_the_toll_back() -> None:
    """Instant – Recover N exhausted dice."""
    t = reward_of("toll-gate", exhausted="4 green, 4 yellow").do("take")
    assert pick(t) == amount("toll-gate", "reward", "do", 0)


def test_village_fair_sells_nothing_today() -> None:
    """During – You cannot gain items in the Gain Items step."""
    axle = shipped("broken-axle")
    t = position(shipped("village-fair"), axle, IDLE, defeated=["broken-axle"], at="gain", loose="red hit", stacks=NEXT)
    assert t.asks != "GainItems"
    t = position(axle, IDLE, defeated=["broken-axle"], at="gain", loose="red hit", stacks=NEXT)
    assert t.asks == "GainItems"


def test_village_fair_is_a_day_well_spent() -> None:
    """Peaceful way – Lose N day. Recover N exhausted dice."""
    paid_in_days("village-fair")
    t = go_around("village-fair", chip=9, pool="", exhausted="4 green, 4 blue")
    assert pick(t) == amount("village-fair", "peace", 1)


def test_village_fair_feeds_the_victors() -> None:
    """Instant – Gain N Health."""
    t = reward_of("village-fair", health=2).do("take")
    assert t.stat("health") == 2 + amount("village-fair", "reward", "do", 0)


def test_apprentice_highwaymen_carry_what_others_lost() -> None:
    """Single-use – Recover N exhausted dice."""
    t = position(
        IDLE, inventory=[shipped("apprentice-highwaymen")], pool="", exhausted="4 green, 4 blue", loose="red hit"
    )
    t.do("use apprentice-highwaymen")
    assert (pick(t), t.where("apprentice-highwaymen")) == (
        amount("apprentice-highwaymen", "reward", "do", 0),
        "discard",
    )


def test_parish_geese_bite_the_small_ones() -> None:
    """During – Yellow dice cannot be committed."""
    t = position(shipped("parish-geese"), at="commit")
    t.refused("commit yellow", "TS-21", by="parish-geese")
    t.do("commit green")


def test_parish_geese_make_a_good_roast() -> None:
    """Instant – Gain N Health."""
    t = reward_of("parish-geese", health=2).do("take")
    assert t.stat("health") == 2 + amount("parish-geese", "reward", "do", 0)


def test_broken_axle_stops_everything() -> None:
    """During – You cannot repeat the Strategy phase."""
    t = position(shipped("broken-axle"), loose="red hit", strategy=3, health=6, stacks=NEXT).do("done")
    assert (t.asks, t.g.phases) == ("RecoverDice", 1)


def test_broken_axle_can_be_mended() -> None:
    """Peaceful way – Lose N day."""
    paid_in_days("broken-axle")


def test_broken_axle_serves_as_a_lever() -> None:
    """Single-use – In the Apply step, gain an additional Strategy phase this round."""
    t = position(IDLE, inventory=[shipped("broken-axle")], loose="red hit", strategy=1)
    t.do("use broken-axle", "done")
    assert t.asks == "Repeat"
    assert t.do("again").g.phases == 2


def test_salt_tax_assessor_counts_what_you_carry() -> None:
    """After – For each item you hold, exhaust a die from your dice pool."""
    held = [shipped("apprentice-highwaymen"), shipped("broken-axle")]
    for n in (0, 1, 2):
        given: Data = {"inventory": held[:n], "pool": "4 green, 4 blue", "loose": "red hit", "strategy": 3}
        t = position(shipped("salt-tax-assessor"), at="after", **given)
        if t.asks == "ChooseAfterEffect":
            t.do("enemy salt-tax-assessor")
        assert pick(t) == n


def test_salt_tax_assessor_can_be_talked_to() -> None:
    """Peaceful way – Choose one: discard an item; or lose N day (even if you have none)."""
    held = [shipped("apprentice-highwaymen")]
    days = amount("salt-tax-assessor", "peace", 0, "of", 1, "do", 0)
    t = go_around("salt-tax-assessor", inventory=held, chip=5).do("mode 1")
    assert (t.where("apprentice-highwaymen"), t.g.chip, t.where("salt-tax-assessor")) == ("discard", 5, "discard")
    t = go_around("salt-tax-assessor", inventory=held, chip=5).do("mode 2")
    assert (t.where("apprentice-highwaymen"), t.g.chip) == ("inventory", 5 - days)


def test_salt_tax_assessor_leaves_his_ledger() -> None:
    """Instant – Gain N Strategy."""
    t = reward_of("salt-tax-assessor", strategy=2).do("take")
    assert t.stat("strategy") == 2 + amount("salt-tax-assessor", "reward", "do", 0)


def test_seller_of_salt_substitute_takes_the_edge_off() -> None:
    """During – Each crit deals N less damage to this enemy."""
    less = amount("seller-of-salt-substitute", "effects", 0, "standing", 0)
    t = position(
        shipped("seller-of-salt-substitute"), IDLE, on={"seller-of-salt-substitute": "red crit", "Idle": "blue crit"}
    )
    assert (t.damage("seller-of-salt-substitute"), t.damage("Idle")) == (2 - less, 2)


def test_seller_of_salt_substitute_lets_everybody_taste() -> None:
    """Peaceful way – Exhaust N dice from your dice pool."""
    paid_in_dice("seller-of-salt-substitute")


def test_seller_of_salt_substitute_is_persuasive() -> None:
    """Single-use – In the Apply step, turn an unapplied miss into a crit."""
    t = position(IDLE, inventory=[shipped("seller-of-salt-substitute")], loose="green miss, blue hit")
    t.do("use seller-of-salt-substitute")
    assert (t.loose("green", "crit"), t.loose("blue", "hit")) == (1, 1)


def test_sleeping_guard_is_approached_on_tiptoe() -> None:
    """During – At most N dice can be applied to this enemy in a round."""
    n = amount("sleeping-guard", "effects", 0, "standing", 0)
    t = position(shipped("sleeping-guard"), IDLE, on={"sleeping-guard": dice(n, "yellow miss")}, loose="red hit")
    t.refused("apply red hit sleeping-guard", "TS-49", by="sleeping-guard")
    t.do("apply red hit Idle")
    t = position(shipped("sleeping-guard"), on={"sleeping-guard": dice(n - 1, "yellow miss")}, loose="red hit")
    assert t.refusal("apply red hit sleeping-guard") is None


def test_sleeping_guard_can_be_passed_quietly() -> None:
    """Peaceful way – Exhaust N dice from your dice pool."""
    paid_in_dice("sleeping-guard")


def test_sleeping_guard_lends_his_lullaby() -> None:
    """Single-use – In the Commit step, discard an undefeated enemy with at most N Health that is not a boss."""
    n = amount("sleeping-guard", "reward", "do", 0)
    small, large, king = card("Small", health=n), card("Large", health=n + 1), boss("King", health=n)
    held = [shipped("sleeping-guard")]
    t = position(small, card("Other", health=1), large, king, at="commit", inventory=held).do("use sleeping-guard")
    t.refused("enemy Large", "TS-52")
    t.refused("enemy King", "TS-52")
    assert t.do("enemy Small").where("Small") == "discard"


def test_flooded_ford_lets_few_through() -> None:
    """During – At most N dice can be committed in each Strategy phase."""
    n = amount("flooded-ford", "effects", 0, "standing", 0)
    few = ["commit green"] * min(4, n) + ["commit blue"] * (n - 4)
    t = position(shipped("flooded-ford"), at="commit", dice=["miss"] * n).do(*few)
    t.refused("commit red", "TS-21", by="flooded-ford")
    assert t.do("again", "commit red").loose("red") == 1, "each phase by itself"


def test_flooded_ford_falls_again() -> None:
    """Peaceful way – Lose N day."""
    paid_in_days("flooded-ford")


def test_flooded_ford_washes_help_ashore() -> None:
    """Single-use – In the Apply step, commit and roll up to N dice from your dice pool."""
    n = amount("flooded-ford", "reward", "do", 0)
    t = position(IDLE, inventory=[shipped("flooded-ford")], loose="red hit", pool="4 green, 4 blue", dice=["crit"] * n)
    t.do("use flooded-ford")
    assert (pick_up_to(t), in_pool(t)) == (n, 8 - n)


def test_wedding_party_makes_you_dance() -> None:
    """After – For each undefeated enemy, exhaust a die from your dice pool."""
    given: Data = {"at": "after", "pool": "4 green, 4 blue", "loose": "red hit"}
    t = position(shipped("wedding-party"), IDLE, GONE, defeated=["Gone"], **given)
    assert pick(t) == 2
    t = position(shipped("wedding-party"), defeated=["wedding-party"], **given)
    assert (pick(t), exhausted(t)) == (0, 1), "only what was committed"


def test_wedding_party_takes_its_time() -> None:
    """Peaceful way – Lose N days. Gain N Health."""
    paid_in_days("wedding-party")
    t = go_around("wedding-party", chip=9, health=2)
    assert t.stat("health") == 2 + amount("wedding-party", "peace", 1)


def test_wedding_party_shares_the_cake() -> None:
    """Instant – Gain N Health."""
    t = reward_of("wedding-party", health=2).do("take")
    assert t.stat("health") == 2 + amount("wedding-party", "reward", "do", 0)
