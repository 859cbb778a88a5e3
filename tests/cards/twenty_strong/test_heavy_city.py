"""Heavy enemies of The Long Dusk, out of the city's own doors."""

import pytest
from long_dusk import LAMP, LAMP_COST
from scenes import GONE, IDLE, NEXT, amount, exhausted, health, in_pool, pick, pick_up_to

from ludotek.games.twenty_strong.rules.components import COLOURS
from ludotek.testing.twenty_strong import Data, boss, card, position, shipped


def test_wax_militia_slows_good_steel() -> None:
    """During – Each purple or red hit deals N less damage."""
    less = amount("wax-militia", "effects", 0, "standing", 0)
    for colour in COLOURS:
        for name, face, plain in (("wax-militia", "hit", 1), ("Idle", "hit", 1), ("Idle", "crit", 2)):
            given: Data = {"on": {name: f"{colour} {face}"}, "at": "commit", "rules": LAMP, "chip": LAMP_COST}
            t = position(shipped("wax-militia"), IDLE, **given)
            assert t.damage(name) == max(0, plain - (less if colour in ("purple", "red") else 0))
            assert t.do("chip").damage(name) == plain


def test_wax_militia_sells_protection() -> None:
    """Ongoing – Once per round, when you are about to suffer damage, you may spend N Oil to prevent N damage."""
    use = shipped("wax-militia")["reward"]["use"]
    cost, n = use["cost"], amount("wax-militia", "reward", "use", "do", 0)
    given: Data = {"at": "damage", "inventory": [shipped("wax-militia")], "health": 6, "loose": "red hit"}
    brute = card("Brute", damage=n + 1)
    t = position(brute, chip=2 * cost, **given).do("use wax-militia")
    assert (t.g.chip, t.stat("health"), t.where("wax-militia")) == (cost, 5, "inventory"), "once, though it hurts still"
    t = position(brute, chip=cost, **given).do("done")
    assert (t.g.chip, t.stat("health")) == (cost, 6 - (n + 1))
    t = position(brute, chip=cost - 1, **given)
    assert t.stat("health") == 6 - (n + 1), "nothing to pay with"


def test_grand_snuffer_keeps_the_lamps_dark() -> None:
    """During – You cannot use the chip."""
    given: Data = {"at": "commit", "rules": LAMP, "chip": 2 * LAMP_COST}
    t = position(shipped("grand-snuffer"), shipped("fog-hound"), **given)
    t.refused("chip", "TS-49", by="grand-snuffer")
    t = position(shipped("grand-snuffer"), shipped("fog-hound"), defeated=["grand-snuffer"], **given).do("chip")
    assert t.g.chip == LAMP_COST
    t = position(shipped("grand-snuffer"), inventory=[shipped("lantern-jelly")], **given)
    t.do("use lantern-jelly")
    t.refused("chip", "TS-96")  # allowed again, only that there is nothing left to stop


def test_grand_snuffer_puts_out_a_light_for_every_victory() -> None:
    """Special – Whenever an enemy is defeated, lose N Oil."""
    less = amount("grand-snuffer", "effects", 1, "triggers", 0, "do", 0)
    small, near = card("Small", health=1), {"grand-snuffer": health("grand-snuffer") - 1}
    t = position(shipped("grand-snuffer"), small, IDLE, tokens=near, loose="3 blue hit", chip=5)
    t.do("apply blue hit Small")
    assert t.g.chip == 5 - less
    t.do("apply blue hit Idle")
    assert t.g.chip == 5 - less
    t.do("apply blue hit grand-snuffer", "first 2")
    assert t.g.chip == 5 - 2 * less, "its own defeat counts as well"
    t = position(shipped("grand-snuffer"), small, defeated=["grand-snuffer"], loose="2 blue hit", chip=5)
    assert t.do("apply blue hit Small").g.chip == 5 - less, "what is Special works on after its defeat"


def test_grand_snuffer_pays_health() -> None:
    """Instant – Gain N Health."""
    near = {"grand-snuffer": health("grand-snuffer") - 1}
    t = position(shipped("grand-snuffer"), tokens=near, loose="2 blue hit", health=2)
    t.do("apply blue hit grand-snuffer", "first 1")
    assert t.offers == "grand-snuffer"
    assert t.do("take").stat("health") == 2 + amount("grand-snuffer", "reward", "do", 0)


def test_clockwork_inspector_forbids_talent() -> None:
    """During – You cannot use your hero’s ability."""
    given: Data = {"hero": shipped("sergeant-marrow"), "loose": "2 green miss, red hit"}
    t = position(shipped("clockwork-inspector"), **given)
    t.refused("ability", "TS-49", by="clockwork-inspector")
    t = position(shipped("clockwork-inspector"), defeated=["clockwork-inspector"], **given)
    assert t.refusal("ability") is None


@pytest.mark.rule("TS-57")
def test_clockwork_inspector_strikes_a_card_off_the_list() -> None:
    """Single-use – During Activation, banish the top card of a stack."""
    piles = [[card("A"), card("B")], [card("C")]]
    t = position(at="activation", inventory=[shipped("clockwork-inspector")], stacks=piles)
    t.do("use clockwork-inspector")
    assert t.options == ["stack 1", "stack 2"]
    t.do("stack A")
    assert (t.where("A"), t.where("B"), t.where("clockwork-inspector")) == ("banished", "stack 1", "discard")
    assert ("card-banished", "TS-57") in t.log
    t.do("activate B")
    assert t.where("B") == "active"


def test_puppet_bailiffs_seize_an_item() -> None:
    """After – If you hold at least N items, discard an item."""
    n = amount("puppet-bailiffs", "effects", 0, "do", 0)
    names = ["eel-choir", "fog-hound", "slate-cat", "paper-ghost", "weathercock", "your-own-echo"]
    items = [shipped(name) for name in names]
    given: Data = {"at": "after", "strategy": 6, "exhausted": "red"}
    t = position(shipped("puppet-bailiffs"), inventory=items[: n - 1], **given)
    assert (t.asks, len(t.g.inventory)) == ("RecoverDice", n - 1)
    t = position(shipped("puppet-bailiffs"), inventory=items[:n], **given)
    assert t.asks == "ChooseAfterEffect"  # discarding one before would change what comes (TS-82)
    t.do("enemy puppet-bailiffs")
    assert t.asks == "ChooseItem"
    t.do("item fog-hound")
    assert (t.where("fog-hound"), t.where("eel-choir"), len(t.g.inventory)) == ("discard", "inventory", n - 1)


def test_puppet_bailiffs_deal_damage() -> None:
    """Single-use – In the Apply step, deal N damage to an undefeated enemy."""
    n = amount("puppet-bailiffs", "reward", "do", 0)
    other = card("Other", health=30)
    t = position(IDLE, other, GONE, defeated=["Gone"], inventory=[shipped("puppet-bailiffs")], loose="red hit")
    t.do("use puppet-bailiffs")
    t.refused("enemy Gone", "TS-87")
    t.do("enemy Idle")
    assert (t.damage("Idle"), t.damage("Other"), t.where("puppet-bailiffs")) == (n, 0, "discard")


def test_very_quiet_man_needs_one_perfect_blow() -> None:
    """During – Only crits can be applied to this enemy."""
    t = position(shipped("very-quiet-man"), IDLE, loose="red hit, blue crit")
    t.refused("apply red hit very-quiet-man", "TS-49", by="very-quiet-man")
    t.do("apply red hit Idle", "apply blue crit very-quiet-man")
    assert (t.on("very-quiet-man", "blue", "crit"), t.damage("Idle")) == (1, 1)
    t = position(shipped("very-quiet-man"), loose="red hit, blue crit", defeated=["very-quiet-man"])
    assert t.refusal("apply red hit very-quiet-man") is None


def test_very_quiet_man_perfects_misses_once_in_a_conflict() -> None:
    """Ongoing – Once per conflict, in the Apply step, you may turn up to N unapplied misses into crits."""
    n = amount("very-quiet-man", "reward", "use", "do", 0)
    given: Data = {
        "inventory": [shipped("very-quiet-man")],
        "loose": "4 green miss, red hit",
        "pool": "",
        "strategy": 1,
    }
    king = boss("King", health=30, damage=0)
    t = position(king, dice="miss hit", endgame=True, **given)
    t.do("use very-quiet-man")
    t.refused("pick red hit unapplied", "TS-77")
    assert pick_up_to(t) == n
    assert (t.loose("green", "crit"), t.loose("green", "miss"), t.where("very-quiet-man")) == (n, 4 - n, "inventory")
    t.refused("use very-quiet-man", "TS-45")
    t.do("done", "recover green", "recover red", "done", "commit green", "commit red")
    assert t.loose("green", "miss") == 1
    t.refused("use very-quiet-man", "TS-45")  # another round, the same conflict
    t = position(IDLE, dice="miss hit", stacks=NEXT, **given).do("use very-quiet-man")
    assert pick_up_to(t) == n
    t.do("done", "recover green", "recover red", "done", "activate Next", "commit green", "commit red")
    assert t.refusal("use very-quiet-man") is None, "another conflict"


def test_mirror_seller_lets_nobody_leave_with_anything() -> None:
    """During – You cannot gain items in the Gain Items step."""
    seller, rats = shipped("mirror-seller"), shipped("bilge-rats")
    t = position(seller, rats, at="gain", defeated=["bilge-rats"], stacks=NEXT)
    assert (t.asks, t.where("bilge-rats")) == ("ActivateCard", "discard")
    t = position(seller, rats, at="gain", defeated=["bilge-rats", "mirror-seller"], stacks=NEXT)
    t.do("gain bilge-rats", "gain mirror-seller")
    assert (t.where("bilge-rats"), t.where("mirror-seller")) == ("inventory", "inventory")


def test_mirror_seller_gives_a_die_back_for_every_miss() -> None:
    """Single-use – In the Apply step, for each unapplied miss, recover an exhausted die."""
    held: Data = {"inventory": [shipped("mirror-seller")], "exhausted": "2 green, 2 blue"}
    n = amount("mirror-seller", "reward", "do", 0, "do", 0)
    t = position(IDLE, loose="yellow miss, green miss, red hit", on={"Idle": "purple hit"}, **held)
    left = in_pool(t)
    t.do("use mirror-seller")
    t.refused("pick yellow miss unapplied", "TS-61")
    assert pick(t) == 2 * n
    assert (t.asks, in_pool(t), exhausted(t)) == ("Apply", left + 2 * n, 4 - 2 * n)
    assert (t.loose("yellow", "miss"), t.where("mirror-seller")) == (1, "discard"), "misses stay where they are"
    position(IDLE, loose="red hit, blue crit", **held).refused("use mirror-seller", "TS-96")


def test_plague_of_clerks_withholds_rewards() -> None:
    """During – You cannot gain instant rewards."""
    near = {"mudlarks": health("mudlarks") - 1, "plague-of-clerks": health("plague-of-clerks") - 1}
    given: Data = {"tokens": near, "loose": "2 blue hit, red hit", "chip": 0}
    t = position(shipped("plague-of-clerks"), shipped("mudlarks"), **given).do("apply blue hit mudlarks")
    assert (t.defeated("mudlarks"), t.offers) == (True, "")
    t.do("apply blue hit plague-of-clerks")
    assert (t.offers, t.g.chip) == ("", 0), "it is lost"
    t = position(shipped("plague-of-clerks"), shipped("mudlarks"), **given)
    t.do("apply blue hit plague-of-clerks", "apply blue hit mudlarks")
    assert t.offers == "mudlarks"


def test_plague_of_clerks_heals_the_weak() -> None:
    """Single-use – If you have at most N Health, gain N Health."""
    weak = amount("plague-of-clerks", "reward", "do", 0)
    more = amount("plague-of-clerks", "reward", "do", 0, "do", 0)
    given: Data = {"inventory": [shipped("plague-of-clerks")], "loose": "red hit"}
    position(IDLE, health=weak + 1, **given).refused("use plague-of-clerks", "TS-96")
    t = position(IDLE, health=weak, **given).do("use plague-of-clerks")
    assert (t.stat("health"), t.where("plague-of-clerks")) == (weak + more, "discard")


def test_unfinished_house_adds_a_room_for_everything() -> None:
    """During – This enemy has N more Health for each item you hold."""
    more = amount("unfinished-house", "effects", 0, "standing", 0)
    held = [shipped("eel-choir"), shipped("slate-cat")]
    t = position(shipped("unfinished-house"), IDLE, inventory=held, at="commit", rules=LAMP, chip=LAMP_COST)
    assert (t.health("unfinished-house"), t.health("Idle")) == (health("unfinished-house") + 2 * more, 30)
    t.do("drop slate-cat")
    assert t.health("unfinished-house") == health("unfinished-house") + more
    assert t.do("chip").health("unfinished-house") == health("unfinished-house")


def test_unfinished_house_makes_room_and_time() -> None:
    """Ongoing – Your Strategy counts as N higher."""
    more = amount("unfinished-house", "reward", "standing", 0)
    given: Data = {"at": "repeat", "phases": 2, "strategy": 2, "loose": "red hit"}
    t = position(IDLE, inventory=[shipped("unfinished-house")], **given)
    assert (t.counts_as("strategy"), t.stat("strategy"), t.asks) == (2 + more, 2, "Repeat")
    assert position(IDLE, **given).asks == "RecoverDice"
    held = [shipped("unfinished-house"), shipped("eel-choir"), shipped("slate-cat")]
    t = position(IDLE, inventory=held, loose="red hit", strategy=2)
    assert t.asks == "Apply", "there is room for a third item"
    t.do("drop unfinished-house")
    assert len(t.g.inventory) == 2
