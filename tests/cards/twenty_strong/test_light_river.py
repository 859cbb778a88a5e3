"""Light enemies of The Long Dusk, up from the river."""

from long_dusk import LAMP, LAMP_COST
from scenes import GONE, IDLE, amount, exhausted, in_pool, pick, pick_up_to, reward_of

from ludotek.testing.twenty_strong import Data, boss, card, node, position, shipped


def test_mudlarks_pay_oil() -> None:
    """Instant – Gain N Oil."""
    t = reward_of("mudlarks", chip=0)
    assert t.g.chip == 0
    assert t.do("take").g.chip == amount("mudlarks", "reward", "do", 0)


def test_eel_choir_slips_from_yellow_dice() -> None:
    """During – Yellow dice cannot be applied to this enemy."""
    t = position(shipped("eel-choir"), IDLE, loose="yellow hit, yellow crit, green hit, blue hit, purple hit, red crit")
    for die in ("green hit", "blue hit", "purple hit", "red crit"):
        assert t.refusal(f"apply {die} eel-choir") is None
    t.refused("apply yellow hit eel-choir", "TS-49", by="eel-choir")
    t.refused("apply yellow crit eel-choir", "TS-49", by="eel-choir")
    t.do("apply green hit eel-choir", "apply yellow hit Idle")
    assert (t.damage("eel-choir"), t.damage("Idle")) == (1, 1)
    t = position(shipped("eel-choir"), loose="yellow hit, red hit", defeated=["eel-choir"])
    assert t.refusal("apply yellow hit eel-choir") is None


def test_eel_choir_rerolls_dice() -> None:
    """Single-use – In the Apply step, reroll up to N unapplied dice."""
    n = amount("eel-choir", "reward", "do", 0)
    loose, applied = "4 green miss, 2 blue hit", {"Idle": "red hit"}
    t = position(IDLE, inventory=[shipped("eel-choir")], loose=loose, on=applied, dice=["crit"] * n)
    t.do("use eel-choir")
    t.refused("pick red hit Idle", "TS-77")
    t.do("pick blue hit unapplied")  # hits, too
    assert 1 + pick_up_to(t) == n
    assert t.loose("green", "crit") + t.loose("blue", "crit") == n
    assert t.where("eel-choir") == "discard"


def test_bilge_rats_recover_dice() -> None:
    """Single-use – Recover N exhausted dice."""
    n = amount("bilge-rats", "reward", "do", 0)
    for moment in ("activation", "commit", "apply"):
        t = position(
            IDLE,
            at=moment,
            inventory=[shipped("bilge-rats")],
            pool="",
            exhausted="4 green, 4 blue",
            loose="red hit",
            stacks=[[GONE]],
        )
        t.do("use bilge-rats")
        assert pick(t) == n
        assert (in_pool(t), exhausted(t), t.where("bilge-rats")) == (n, 8 - n, "discard")


def test_fog_hound_keeps_the_young_squads_at_home() -> None:
    """During – Yellow and green dice cannot be committed."""
    t = position(shipped("fog-hound"), at="commit", rules=LAMP, chip=LAMP_COST)
    for colour in ("yellow", "green"):
        t.refused(f"commit {colour}", "TS-21", by="fog-hound")
    t.do("commit blue", "commit purple", "commit red", "chip", "commit yellow", "commit green")
    assert [t.loose(colour) for colour in ("yellow", "green", "blue", "purple", "red")] == [1] * 5


def test_fog_hound_calls_more_dice() -> None:
    """Single-use – In the Apply step, commit and roll up to N dice from your dice pool."""
    n = amount("fog-hound", "reward", "do", 0)
    given: Data = {"pool": "4 green, 3 blue", "exhausted": "blue", "loose": "red hit", "dice": ["crit"] * n}
    t = position(IDLE, inventory=[shipped("fog-hound")], **given)
    t.do("use fog-hound")
    assert t.options == ["done", "pick green no-face pool", "pick blue no-face pool"]
    assert pick_up_to(t) == n
    assert (in_pool(t), t.loose("green", "crit") + t.loose("blue", "crit")) == (7 - n, n)
    assert t.where("fog-hound") == "discard"


def test_drowned_taxman_charges_for_items() -> None:
    """Special – Whenever you use an item, lose N Oil."""
    less = amount("drowned-taxman", "effects", 0, "triggers", 0, "do", 0)
    for defeated in ([], ["drowned-taxman"]):
        given: Data = {
            "inventory": [shipped("bilge-rats"), shipped("eel-choir")],
            "loose": "red hit",
            "exhausted": "green",
        }
        t = position(shipped("drowned-taxman"), IDLE, defeated=defeated, chip=5, **given)
        t.do("drop eel-choir")
        assert t.g.chip == 5, "to discard is not to use"
        t.do("use bilge-rats")
        assert t.g.chip == 5 - less


def test_drowned_taxman_pays_oil() -> None:
    """Instant – Gain N Oil."""
    assert reward_of("drowned-taxman", chip=0).do("take").g.chip == amount("drowned-taxman", "reward", "do", 0)


def test_lantern_jelly_stings_when_it_is_beaten() -> None:
    """After – If this enemy is defeated, exhaust a die from your dice pool."""
    given: Data = {"at": "after", "pool": "2 green, 2 blue", "loose": "red hit"}
    assert position(shipped("lantern-jelly"), IDLE, **given).asks == "RecoverDice"
    t = position(shipped("lantern-jelly"), IDLE, defeated=["lantern-jelly"], **given)
    assert t.options == ["pick green no-face pool", "pick blue no-face pool"]
    t.do("pick blue no-face pool")
    assert (t.asks, t.pool("blue"), t.exhausted("blue")) == ("RecoverDice", 1, 1)


def test_lantern_jelly_stops_an_enemys_tricks() -> None:
    """Single-use – In the Commit step, switch off all effects of an enemy for the rest of the round."""
    jelly = [shipped("lantern-jelly")]
    t = position(shipped("fog-hound"), IDLE, at="commit", inventory=jelly, dice="hit")
    t.refused("commit yellow", "TS-21", by="fog-hound")
    t.do("use lantern-jelly")
    assert t.where("lantern-jelly") == "discard"
    t.do("commit red", "done", "done", "again")
    assert t.refusal("commit yellow") is None, "in the next Strategy phase of the round as well"
    t = position(IDLE, at="commit", inventory=jelly)
    t.refused("use lantern-jelly", "TS-96")
    sting = card("Sting", health=9, damage=0, after=[node("change-chip", by=-1)])
    t = position(sting, at="commit", inventory=jelly, chip=2, pool="green", exhausted="4 blue", strategy=1)
    t.do("use lantern-jelly", "done").until("RecoverDice")
    assert t.g.chip == 2, "an After effect is stopped as well"


def test_lantern_jelly_stops_them_for_a_round_only() -> None:
    given: Data = {"pool": "yellow, red", "strategy": 1, "health": 6, "endgame": True}
    king = boss("King", damage=0)
    t = position(king, shipped("fog-hound"), at="commit", inventory=[shipped("lantern-jelly")], **given)
    t.do("use lantern-jelly")
    assert t.refusal("commit yellow") is None
    t.do("done")
    assert ("round-began", "TS-17") in t.log
    t.refused("commit yellow", "TS-21", by="fog-hound")


def test_kelp_bride_takes_a_die_unless_a_crit_shines() -> None:
    """Special – At the end of each Roll step, if you have no unapplied crits, exhaust an unapplied die."""
    for defeated in ([], ["kelp-bride"]):
        given: Data = {"at": "roll", "loose": "2 green", "on": {"Idle": "red hit"}, "defeated": defeated}
        t = position(shipped("kelp-bride"), IDLE, dice="hit miss", **given)
        assert t.options == ["pick green miss unapplied", "pick green hit unapplied"]
        t.do("pick green miss unapplied")
        assert (t.loose("green"), t.exhausted("green"), t.on("Idle", "red")) == (1, 1, 1)
        t = position(shipped("kelp-bride"), IDLE, dice="crit miss", **given)
        assert (t.loose("green"), t.exhausted("green")) == (2, 0)


def test_kelp_bride_pays_health() -> None:
    """Instant – Gain N Health."""
    assert reward_of("kelp-bride", health=2).do("take").stat("health") == 2 + amount("kelp-bride", "reward", "do", 0)


def test_barnacle_knight_loses_one_shell_at_a_time() -> None:
    """During – Each hit deals exactly N damage to this enemy."""
    n = amount("barnacle-knight", "effects", 0, "standing", 0)
    applied = {"barnacle-knight": "yellow crit, red crit, green miss", "Idle": "blue crit, yellow hit"}
    t = position(shipped("barnacle-knight"), IDLE, on=applied, at="commit", rules=LAMP, chip=LAMP_COST)
    assert (t.damage("barnacle-knight"), t.damage("Idle")) == (2 * n, 3)
    t.do("chip")
    assert t.damage("barnacle-knight") == 4


def test_barnacle_knight_pays_recovery() -> None:
    """Instant – Gain N Recovery."""
    t = reward_of("barnacle-knight", recovery=2).do("take")
    assert t.stat("recovery") == 2 + amount("barnacle-knight", "reward", "do", 0)
