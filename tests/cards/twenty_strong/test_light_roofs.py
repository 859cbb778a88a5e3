"""Light enemies of The Long Dusk, down from the roofs."""

from long_dusk import LAMP, LAMP_COST
from scenes import GONE, IDLE, amount, damage, reward_of

from ludotek.testing.twenty_strong import Data, card, position, shipped


def test_chimney_sprites_drink_oil() -> None:
    """After – If this enemy is undefeated, lose N Oil."""
    less = amount("chimney-sprites", "effects", 0, "do", 0, "do", 0)
    sprites = shipped("chimney-sprites")
    assert position(sprites, at="after", chip=3, exhausted="red").g.chip == 3 - less
    assert position(sprites, at="after", chip=3, exhausted="red", defeated=["chimney-sprites"]).g.chip == 3


def test_chimney_sprites_pay_health_or_oil() -> None:
    """Instant – Choose one: gain N Health; or gain N Oil."""
    health, oil = (amount("chimney-sprites", "reward", "do", 0, "of", mode, "do", 0) for mode in (0, 1))
    t = reward_of("chimney-sprites", health=2, chip=0).do("take", "mode 1")
    assert (t.stat("health"), t.g.chip) == (2 + health, 0)
    t = reward_of("chimney-sprites", health=2, chip=0).do("take", "mode 2")
    assert (t.stat("health"), t.g.chip) == (2, oil)


def test_slate_cat_escapes_crits() -> None:
    """During – Crits cannot be applied to this enemy."""
    t = position(shipped("slate-cat"), IDLE, loose="red crit, blue crit, blue hit")
    t.refused("apply red crit slate-cat", "TS-49", by="slate-cat")
    t.do("apply blue hit slate-cat", "apply blue crit Idle")
    assert (t.damage("slate-cat"), t.damage("Idle")) == (1, 2)
    t = position(shipped("slate-cat"), loose="red crit, blue hit", defeated=["slate-cat"])
    assert t.refusal("apply red crit slate-cat") is None


def test_slate_cat_turns_a_miss_into_a_crit() -> None:
    """Single-use – In the Apply step, turn an unapplied miss into a crit."""
    cat = [shipped("slate-cat")]
    t = position(IDLE, inventory=cat, loose="2 green miss, blue hit", on={"Idle": "yellow miss"}).do("use slate-cat")
    assert (t.loose("green", "crit"), t.loose("green", "miss"), t.loose("blue", "hit")) == (1, 1, 1)
    assert (t.on("Idle", "yellow", "miss"), t.where("slate-cat")) == (1, "discard")
    t = position(IDLE, inventory=cat, loose="blue hit", on={"Idle": "yellow miss"})
    t.refused("use slate-cat", "TS-96")


def test_gargoyle_fledgling_shrugs_off_weak_dice() -> None:
    """During – Each yellow or green hit deals N less damage to this enemy."""
    less = amount("gargoyle-fledgling", "effects", 0, "standing", 0)
    for die, plain, weak in (
        ("yellow hit", 1, True),
        ("green crit", 2, True),
        ("blue hit", 1, False),
        ("purple hit", 1, False),
        ("red crit", 2, False),
    ):
        lamp: Data = {"at": "commit", "rules": LAMP, "chip": LAMP_COST}
        t = position(shipped("gargoyle-fledgling"), IDLE, on={"gargoyle-fledgling": die}, **lamp)
        assert t.damage("gargoyle-fledgling") == max(0, plain - (less if weak else 0))
        assert t.do("chip").damage("gargoyle-fledgling") == plain
        assert position(shipped("gargoyle-fledgling"), IDLE, on={"Idle": die}).damage("Idle") == plain


def test_gargoyle_fledgling_pays_strategy() -> None:
    """Instant – Gain N Strategy."""
    t = reward_of("gargoyle-fledgling", strategy=2).do("take")
    assert t.stat("strategy") == 2 + amount("gargoyle-fledgling", "reward", "do", 0)


def test_soot_moths_make_the_others_worse() -> None:
    """During – Each other enemy has N more Damage."""
    more = amount("soot-moths", "effects", 0, "standing", 0)
    t = position(shipped("soot-moths"), IDLE, card("Brute", damage=2), at="commit", rules=LAMP, chip=LAMP_COST)
    threats = (t.threat("soot-moths"), t.threat("Idle"), t.threat("Brute"))
    assert threats == (damage("soot-moths"), more, 2 + more)
    t.do("chip")
    assert (t.threat("Idle"), t.threat("Brute")) == (0, 2)
    assert position(shipped("soot-moths"), IDLE, defeated=["soot-moths"]).threat("Idle") == 0


def test_weathercock_turns_what_was_settled() -> None:
    """Special – Whenever you repeat the Strategy phase, reroll all applied dice."""
    for defeated in ([], ["weathercock"]):
        applied = {"weathercock": "green hit", "Idle": "2 blue crit"}
        given: Data = {"on": applied, "loose": "yellow miss", "dice": "miss hit crit", "defeated": defeated}
        t = position(shipped("weathercock"), IDLE, at="repeat", **given)
        assert (t.damage("weathercock"), t.damage("Idle")) == (1, 4)
        t.do("again")
        assert t.on("weathercock", "green", "miss") == 1
        assert (t.on("Idle", "blue", "hit"), t.on("Idle", "blue", "crit")) == (1, 1)
        assert (t.damage("weathercock"), t.damage("Idle")) == (0, 3)
        assert t.loose("yellow", "miss") == 1, "unapplied dice wait for the Roll step"


def test_weathercock_gives_a_phase_more() -> None:
    """Single-use – In the Apply step, gain an additional Strategy phase this round."""
    held = [shipped("weathercock")]
    t = position(IDLE, loose="red hit", strategy=1, inventory=held).do("done")
    assert t.g.phases == 1, "Strategy allows no second phase"
    assert t.asks != "Repeat"
    t = position(IDLE, loose="red hit", strategy=1, inventory=held, dice="hit").do("use weathercock", "done")
    assert (t.asks, t.where("weathercock")) == ("Repeat", "discard")
    t.do("again", "done", "done")
    assert (t.asks, t.g.phases) == ("RecoverDice", 2)


def test_sleepwalkers_wake_at_the_second_noise() -> None:
    """After – If there have been at least N Strategy phases this round, lose N Health."""
    noisy = amount("sleepwalkers", "effects", 0, "do", 0)
    less = amount("sleepwalkers", "effects", 0, "do", 0, "do", 0)
    for phases, health in ((noisy - 1, 5), (noisy, 5 - less), (noisy + 1, 5 - less)):
        t = position(shipped("sleepwalkers"), at="after", phases=phases, health=5, exhausted="red")
        assert t.stat("health") == health


def test_sleepwalkers_pay_health() -> None:
    """Instant – Gain N Health."""
    t = reward_of("sleepwalkers", health=2).do("take")
    assert t.stat("health") == 2 + amount("sleepwalkers", "reward", "do", 0)


def test_face_at_the_window_forbids_items() -> None:
    """During – You cannot use items."""
    given: Data = {"inventory": [shipped("bilge-rats")], "exhausted": "green", "rules": LAMP, "chip": LAMP_COST}
    t = position(shipped("face-at-the-window"), at="commit", **given)
    t.refused("use bilge-rats", "TS-45", by="face-at-the-window")
    assert t.refusal("drop bilge-rats") is None, "to discard is not to use"
    t.do("chip", "use bilge-rats")
    assert t.exhausted("green") == 0


def test_face_at_the_window_prevents_damage() -> None:
    """Single-use – When you are about to suffer damage, prevent N damage."""
    n = amount("face-at-the-window", "reward", "do", 0)
    held = [shipped("face-at-the-window")]
    for threat, suffered in ((n + 1, 1), (n - 1, 0)):
        given: Data = {"inventory": held, "health": 6, "loose": "red hit"}
        t = position(card("Brute", damage=threat), GONE, at="damage", defeated=["Gone"], **given)
        assert t.asks == "DamageWindow"
        t.do("use face-at-the-window")
        assert (t.stat("health"), t.where("face-at-the-window")) == (6 - suffered, "discard")
