"""Light enemies of The Long Dusk, out of the city's own doors."""

import pytest
from long_dusk import LAMP, LAMP_COST
from scenes import GONE, IDLE, NEXT, amount, damage, dice, exhausted, health, in_pool, pick, pick_up_to, reward_of

from ludotek.testing.twenty_strong import Data, boss, card, position, shipped


def test_lamp_thief_steals_from_those_who_have() -> None:
    """Special – When this enemy is activated, if you have at least N Oil, lose N Oil."""
    wanted = amount("lamp-thief", "effects", 0, "triggers", 0, "do", 0)
    less = amount("lamp-thief", "effects", 0, "triggers", 0, "do", 0, "do", 0)
    for oil, lost in ((wanted - 1, 0), (wanted, min(wanted, less)), (wanted + less, less)):
        t = position(at="activation", stacks=[[shipped("lamp-thief")], *NEXT], chip=oil)
        assert t.do("activate lamp-thief").g.chip == oil - lost
        assert t.do("activate Next").g.chip == oil - lost, "others steal nothing"


def test_lamp_thief_drops_oil() -> None:
    """Instant – Gain N Oil."""
    assert reward_of("lamp-thief", chip=0).do("take").g.chip == amount("lamp-thief", "reward", "do", 0)


def test_deserters_come_back_where_there_is_a_fight() -> None:
    """Single-use – For each active enemy, recover N exhausted dice."""
    each = amount("deserters", "reward", "do", 0, "do", 0)
    given: Data = {"inventory": [shipped("deserters")], "pool": "", "exhausted": "4 green, 4 blue", "loose": "red hit"}
    t = position(IDLE, **given).do("use deserters")
    assert (pick(t), in_pool(t)) == (each, each)
    t = position(IDLE, GONE, defeated=["Gone"], **given).do("use deserters")
    assert (pick(t), in_pool(t)) == (2 * each, 2 * each), "a defeated enemy is still active"
    assert (exhausted(t), t.where("deserters")) == (8 - 2 * each, "discard")


def test_candle_eaters_live_on_misses() -> None:
    """After – For each unapplied miss, exhaust a die from your dice pool."""
    for loose, misses in (("2 blue miss, blue hit", 2), ("blue miss", 1), ("2 blue hit", 0)):
        given: Data = {
            "at": "after",
            "loose": loose,
            "pool": "2 green, 2 purple",
            "on": {"candle-eaters": "yellow miss"},
        }
        t = position(shipped("candle-eaters"), **given)
        assert not misses or t.options == ["pick green no-face pool", "pick purple no-face pool"]
        assert (pick(t), in_pool(t)) == (misses, 4 - misses)


def test_candle_eaters_pay_health() -> None:
    """Instant – Gain N Health."""
    t = reward_of("candle-eaters", health=2).do("take")
    assert t.stat("health") == 2 + amount("candle-eaters", "reward", "do", 0)


def test_hour_beggar_sells_health() -> None:
    """After – You may spend N Oil to gain N Health."""
    cost = amount("hour-beggar", "effects", 0, "do", 0, "cost")
    more = amount("hour-beggar", "effects", 0, "do", 0, "do", 0)
    given: Data = {"at": "after", "health": 2, "exhausted": "red"}
    t = position(shipped("hour-beggar"), chip=cost, **given)
    assert t.options == ["done", "take"]
    t.do("take")
    assert (t.g.chip, t.stat("health")) == (0, 2 + more)
    t = position(shipped("hour-beggar"), chip=cost, **given).do("done")
    assert (t.g.chip, t.stat("health")) == (cost, 2), "he only asks"
    t = position(shipped("hour-beggar"), chip=cost - 1, **given)
    assert (t.asks, t.g.chip, t.stat("health")) == ("RecoverDice", cost - 1, 2), "nothing to offer him"


def test_hour_beggar_finds_what_was_lost() -> None:
    """Instant – Choose one: move the topmost item in the discard to your inventory if you have room for it; or gain N
    Oil."""
    lost = [shipped("bilge-rats"), shipped("fog-hound"), shipped("mudlarks")]
    t = reward_of("hour-beggar", discard=lost).do("take", "mode 1")
    places = [t.where(name) for name in ("bilge-rats", "fog-hound", "mudlarks")]
    assert places == ["discard", "inventory", "discard"], "the topmost card is no item"
    t = reward_of("hour-beggar", discard=lost).do("take", "mode 2")
    assert (t.g.chip, t.where("fog-hound")) == (amount("hour-beggar", "reward", "do", 0, "of", 1, "do", 0), "discard")
    t = reward_of("hour-beggar", discard=lost, inventory=[shipped("eel-choir")], strategy=1).do("take", "mode 1")
    assert (t.g.chip, t.where("fog-hound")) == (0, "discard"), "no room"


def test_unlit_procession_grows_with_the_fallen() -> None:
    """During – This enemy has N more Health for every N exhausted dice."""
    by = amount("unlit-procession", "effects", 0, "standing", 0)
    every = shipped("unlit-procession")["effects"][0]["standing"][0]["every"]
    for down, more in ((0, 0), (every - 1, 0), (every, by), (2 * every + 1, 2 * by)):
        t = position(shipped("unlit-procession"), IDLE, exhausted=dice(down, "yellow", "green", "blue", "purple"))
        assert t.health("unlit-procession") == health("unlit-procession") + more
        assert t.health("Idle") == 30
    given: Data = {"exhausted": dice(every, "yellow", "green", "blue", "purple"), "rules": LAMP, "chip": LAMP_COST}
    t = position(shipped("unlit-procession"), at="commit", **given).do("chip")
    assert t.health("unlit-procession") == health("unlit-procession")


def test_unlit_procession_takes_a_recruit_and_pays_recovery() -> None:
    """Instant – Banish a yellow die. Gain N Recovery."""
    t = reward_of("unlit-procession", recovery=2, exhausted="yellow").do("take")
    assert t.options == ["pick yellow no-face pool", "pick yellow no-face exhausted"]
    t.do("pick yellow no-face exhausted")
    assert (t.banished("yellow"), t.exhausted("yellow"), t.pool("yellow")) == (1, 0, 3)
    assert t.stat("recovery") == 2 + amount("unlit-procession", "reward", "do", 1)


def test_stray_minute_bites_who_missed() -> None:
    """Special – At the end of each Strategy phase, exhaust an unapplied miss."""
    for defeated in ([], ["stray-minute"]):
        given: Data = {
            "loose": "2 green miss, blue hit",
            "defeated": defeated,
            "dice": "miss hit",
            "on": {"Idle": "yellow miss"},
        }
        t = position(shipped("stray-minute"), IDLE, strategy=3, **given)
        assert t.exhausted("green") == 0
        t.do("done")
        assert (t.exhausted("green"), t.loose("green", "miss"), t.loose("blue", "hit")) == (1, 1, 1)
        t.do("again", "done", "done")
        assert (t.asks, exhausted(t)) == ("Repeat", 2), "at the end of each phase"
    t = position(shipped("stray-minute"), loose="blue hit, red hit").do("done")
    assert (t.asks, exhausted(t)) == ("Repeat", 0)


def test_stray_minute_gives_time_to_recover() -> None:
    """Single-use – For each Strategy phase this round, recover an exhausted die."""
    for phases in (1, 3):
        given: Data = {"pool": "", "exhausted": "4 green, 4 blue", "loose": "red hit", "phases": phases}
        t = position(IDLE, inventory=[shipped("stray-minute")], **given).do("use stray-minute")
        assert (pick(t), in_pool(t), t.where("stray-minute")) == (phases, phases, "discard")


def test_your_own_echo_grows_with_every_phase() -> None:
    """During – This enemy has N more Health for each Strategy phase this round."""
    more = amount("your-own-echo", "effects", 0, "standing", 0)
    t = position(shipped("your-own-echo"), IDLE, at="activation", phases=0, stacks=NEXT)
    assert t.health("your-own-echo") == health("your-own-echo")
    t = position(shipped("your-own-echo"), IDLE, at="repeat", rules=LAMP, chip=LAMP_COST)
    assert t.health("your-own-echo") == health("your-own-echo") + more
    t.do("again")
    assert (t.health("your-own-echo"), t.health("Idle")) == (health("your-own-echo") + 2 * more, 30)
    assert t.do("chip").health("your-own-echo") == health("your-own-echo")


def test_your_own_echo_deals_damage() -> None:
    """Single-use – In the Apply step, deal N damage to an undefeated enemy."""
    n = amount("your-own-echo", "reward", "do", 0)
    other = card("Other", health=30)
    t = position(IDLE, other, GONE, defeated=["Gone"], inventory=[shipped("your-own-echo")], loose="red hit")
    t.do("use your-own-echo")
    t.refused("enemy Gone", "TS-87")
    t.do("enemy Other")
    assert (t.damage("Idle"), t.damage("Other"), t.where("your-own-echo")) == (0, n, "discard")


def test_paper_ghost_is_hit_softly_or_not_at_all() -> None:
    """During – Only basic hits can be applied to this enemy."""
    t = position(shipped("paper-ghost"), IDLE, loose="red crit, blue crit, blue hit")
    t.refused("apply red crit paper-ghost", "TS-49", by="paper-ghost")
    t.do("apply blue hit paper-ghost", "apply blue crit Idle")
    assert (t.damage("paper-ghost"), t.damage("Idle")) == (1, 2)
    t = position(shipped("paper-ghost"), loose="red crit, blue hit", defeated=["paper-ghost"])
    assert t.refusal("apply red crit paper-ghost") is None


def test_paper_ghost_hurts_them_all() -> None:
    """Single-use – In the Apply step, deal N damage to each undefeated enemy."""
    n = amount("paper-ghost", "reward", "do", 0)
    enemies = [IDLE, boss("King", health=30), GONE]
    t = position(*enemies, defeated=["Gone"], inventory=[shipped("paper-ghost")], loose="red hit").do("use paper-ghost")
    assert [t.damage(name) for name in ("Idle", "King", "Gone")] == [n, n, 0]
    assert t.where("paper-ghost") == "discard"


def test_bit_of_mist_hides_the_best() -> None:
    """During – Purple and red dice cannot be committed."""
    t = position(shipped("bit-of-mist"), at="commit", rules=LAMP, chip=LAMP_COST)
    for colour in ("purple", "red"):
        t.refused(f"commit {colour}", "TS-21", by="bit-of-mist")
    t.do("commit yellow", "commit green", "commit blue", "chip", "commit purple", "commit red")
    assert [t.loose(colour) for colour in ("yellow", "green", "blue", "purple", "red")] == [1] * 5


def test_bit_of_mist_swallows_a_small_enemy() -> None:
    """Single-use – In the Commit step, discard an undefeated enemy with at most N Health that is not a boss."""
    n = amount("bit-of-mist", "reward", "do", 0)
    small, fallen, large = card("Small", health=n), card("Fallen", health=n), card("Large", health=n + 1)
    other, king = card("Other", health=1), boss("King", health=n)
    mist = [shipped("bit-of-mist")]
    t = position(small, other, large, fallen, king, at="commit", inventory=mist, defeated=["Fallen"])
    t.do("use bit-of-mist")
    assert t.options == ["enemy Small", "enemy Other"]
    for name in ("Large", "Fallen", "King"):
        t.refused(f"enemy {name}", "TS-52")
    t.do("enemy Small")
    assert (t.where("Small"), t.where("Other"), t.where("bit-of-mist")) == ("discard", "active", "discard")
    position(large, king, at="commit", inventory=mist).refused("use bit-of-mist", "TS-96")


def test_gutter_king_pays_strategy() -> None:
    """Instant – Gain N Strategy."""
    t = reward_of("gutter-king", strategy=2).do("take")
    assert t.stat("strategy") == 2 + amount("gutter-king", "reward", "do", 0)


@pytest.mark.parametrize("hands", [0, 1, 2, 3])
def test_cellar_hands_let_go_of_who_holds_them(hands: int) -> None:
    """During – This enemy has N less Damage for each die applied to it."""
    less = amount("cellar-hands", "effects", 0, "standing", 0)
    held = {"cellar-hands": dice(hands, "yellow hit"), "Idle": "green hit"}
    brute = card("Brute", damage=5)
    t = position(shipped("cellar-hands"), IDLE, brute, on=held, at="commit", rules=LAMP, chip=LAMP_COST)
    assert (t.threat("cellar-hands"), t.threat("Brute")) == (max(0, damage("cellar-hands") - hands * less), 5)
    assert t.do("chip").threat("cellar-hands") == damage("cellar-hands")


def test_cellar_hands_give_dice_back_after_a_victory() -> None:
    """Single-use – If there are no undefeated enemies, return up to N committed dice to your dice pool."""
    n = amount("cellar-hands", "reward", "do", 0, "do", 0)
    given: Data = {"on": {"Gone": "3 green crit"}, "loose": "2 blue hit, 3 yellow miss", "pool": "", "strategy": 1}
    given |= {"inventory": [shipped("cellar-hands")]}
    t = position(GONE, IDLE, defeated=["Gone"], **given)
    t.refused("use cellar-hands", "TS-96")
    t = position(GONE, defeated=["Gone"], **given).do("use cellar-hands")
    picks = ["pick yellow miss unapplied", "pick blue hit unapplied", "pick green crit Gone"]
    assert t.options == ["done", *picks]
    assert (pick_up_to(t), in_pool(t), t.where("cellar-hands")) == (n, n, "discard")
