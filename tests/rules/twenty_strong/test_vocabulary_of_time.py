"""Nodes that the rulebook's own sentences need: texts for a time, dice applied, limits, times, banishing, silence."""

from __future__ import annotations

import pytest

from ludotek.kernel.errors import ContentError
from ludotek.testing.twenty_strong import Data, boss, card, hero, instant, node, position, single_use

HEAL = node("change-stat", stat="health", by=1)
OIL = node("change-chip", by=1)
QUICK = node("stat-counts", stat="recovery", by=1)


def item(name: str, *do: Data, at: str = "any") -> Data:
    return card(name, reward=single_use(*do, at=at))


def talent(*do: Data, **use: object) -> Data:
    return hero("H", 4, 2, 2, use={"do": list(do), **use})


# ---------------------------------------------------------------------- a text that holds for a time


def test_for_now_ends_with_the_step() -> None:
    push = item("Push", node("for-now", until="step", text=node("die-damage", by=1, to="all")), at="apply")
    t = position(card("A", health=9), loose="red hit", inventory=[push], strategy=3)
    t.do("use Push", "apply red hit A")
    assert t.damage("A") == 2
    t.do("again")
    assert t.damage("A") == 1, "what held for the step is over, and its damage with it (TS-86)"
    assert t.g.holding == []


@pytest.mark.parametrize(("until", "in_the_next_round"), [("round", False), ("conflict", True)])
def test_for_now_ends_with_the_round_or_the_conflict(until: str, in_the_next_round: bool) -> None:
    vow = item("Vow", node("for-now", until=until, text=QUICK), at="apply")
    king = boss("King", health=9, damage=0)
    t = position(king, boss=king, endgame=True, loose="red hit", inventory=[vow], strategy=1)
    before = t.counts_as("recovery")
    t.do("use Vow")
    assert t.counts_as("recovery") == before + 1
    t.until("Commit")
    assert t.g.round == 2
    assert t.counts_as("recovery") == before + in_the_next_round, "in the endgame all rounds are one conflict (TS-59)"


@pytest.mark.rule("TS-59")
def test_for_now_ends_when_no_enemy_is_left_in_the_area() -> None:
    vow = item("Vow", node("for-now", until="conflict", text=QUICK), at="apply")
    t = position(card("A", damage=0), loose="red hit", inventory=[vow], strategy=1, stacks=[[card("B")], [card("C")]])
    before = t.counts_as("recovery")
    t.do("use Vow").until("ActivateCard")
    assert t.counts_as("recovery") == before


@pytest.mark.rule("TS-59")
def test_for_now_does_not_hold_for_a_conflict_that_has_not_begun() -> None:
    vow = item("Vow", node("for-now", until="conflict", text=QUICK), HEAL)
    t = position(at="activation", inventory=[vow], health=3, stacks=[[card("B")], [card("C")]])
    t.do("use Vow", "activate B")
    assert (t.stat("health"), t.counts_as("recovery"), t.g.holding) == (4, 3, [])


# ---------------------------------------------------------------------- when a die is applied


def test_applied_fires_for_every_die_on_this_enemy() -> None:
    oily = card("Oily", health=5, special=[{"when": "applied", "do": [OIL]}])
    t = position(oily, card("Other", health=5), loose="3 blue hit", chip=0)
    t.do("apply blue hit Oily", "apply blue hit Other")
    assert t.g.chip == 1
    t.do("apply blue hit Oily")
    assert t.g.chip == 2


def test_any_applied_fires_for_every_die() -> None:
    miser = card("Miser", health=5, special=[{"when": "any-applied", "do": [OIL]}])
    t = position(miser, card("Other", health=5), loose="2 blue hit", chip=0)
    t.do("apply blue hit Miser", "apply blue hit Other")
    assert t.g.chip == 2


# ---------------------------------------------------------------------- a limit of dice on a card


@pytest.mark.rule("TS-23")
def test_hit_limit_lets_only_so_many_dice_onto_a_card() -> None:
    narrow = card("Narrow", health=9, during=[node("hit-limit", n=2)])
    t = position(narrow, card("Other", health=9), loose="3 blue hit")
    t.do("apply blue hit Narrow", "apply blue hit Narrow")
    t.refused("apply blue hit Narrow", "TS-49", by="Narrow")
    t.do("apply blue hit Other")


# ---------------------------------------------------------------------- uses at Roll, at Recover, per Strategy phase


@pytest.mark.rule("TS-22")
def test_a_text_that_names_the_roll_step_is_used_after_the_roll() -> None:
    lucky = talent(node("turn", to="hit", dice={"face": "miss"}), at="roll", limit="round")
    held = item("Held", HEAL)
    t = position(card("A", health=9), hero=lucky, at="commit", pool="blue", dice="miss", inventory=[held])
    t.do("commit blue", *(["done"] if t.asks == "Commit" else []))
    assert (t.asks, "ability" in t.options) == ("RollWindow", True)
    t.refused("use Held", "TS-22")
    t.do("ability")
    assert "apply blue hit A" in t.until("Apply").options


def test_nobody_waits_in_the_roll_step_where_no_text_names_it() -> None:
    t = position(card("A", health=9), at="commit", pool="blue", dice="hit", inventory=[item("Held", HEAL)], health=3)
    t.do("commit blue", *(["done"] if t.asks == "Commit" else []))
    assert t.asks == "Apply"


def test_a_text_that_names_the_recover_step_is_used_there() -> None:
    nurse = talent(node("recover", n=1), at="recover", limit="round")
    t = position(card("A", health=9, damage=0), hero=nurse, at="recover", exhausted="4 blue")
    assert (t.asks, "ability" in t.options) == ("RecoverDice", True)
    t.do("ability")
    assert t.pool("blue") == 1


@pytest.mark.rule("TS-01")
def test_once_per_strategy_phase() -> None:
    smith = talent(OIL, at="apply", limit="phase")
    t = position(card("A", health=9), hero=smith, loose="2 blue hit", chip=0, dice="hit hit", strategy=3)
    t.do("ability")
    t.refused("ability", "TS-01")
    t.do("done", "again").until("Apply")
    t.do("ability")
    assert t.g.chip == 2


def test_once_per_strategy_phase_needs_a_time_in_it() -> None:
    with pytest.raises(ContentError, match="phase"):
        position(card("A"), hero=talent(OIL, limit="phase"))
    for at in ("commit", "roll", "apply"):
        position(card("A"), hero=talent(OIL, limit="phase", at=at))


# ---------------------------------------------------------------------- banishing a card


@pytest.mark.rule("TS-57")
def test_TS_57_a_banished_card_is_out_of_the_game_for_good() -> None:
    door = item("Door", node("dismiss", n=3, banish=True))
    lost = item("Lost", HEAL)
    back = card("Back", health=1, reward=instant(node("salvage")))
    t = position(lost, back, inventory=[door], loose="blue hit, red hit")
    t.do("use Door", "enemy Lost")
    assert (t.where("Lost"), ("card-banished", "TS-57") in t.log) == ("banished", True)
    t.do("apply blue hit Back").until("RecoverDice")
    assert t.g.inventory == [] or t.where("Lost") == "banished", "nothing brings it back"
    t = position(card("A", health=9), at="activation", inventory=[item("Push", node("discard-top", banish=True))],
                 stacks=[[card("B"), card("C")], [card("D")]])  # fmt: skip
    t.do("use Push", "stack B")
    assert (t.where("B"), t.where("C")) == ("banished", "stack 1")


# ---------------------------------------------------------------------- silencing all effects


@pytest.mark.rule("TS-20", "TS-49", "TS-50", "TS-51")
def test_silence_all_stops_every_effect_of_an_enemy_for_the_round() -> None:
    hush = item("Hush", node("silence", what="all"), at="apply")
    loud = card("Loud", health=1, damage=0, during=[node("cannot-apply", dice={"colour": ["blue"]})], after=[OIL],
                special=[{"when": "defeated", "do": [OIL]}])  # fmt: skip
    t = position(loud, card("Plain", health=9, damage=0), inventory=[hush], loose="blue hit, red hit", chip=0)
    t.refused("apply blue hit Loud", "TS-49", by="Loud")
    t.do("use Hush")
    assert ("card-muted", "TS-49") in t.log
    t.do("apply blue hit Loud").until("RecoverDice")
    assert t.g.chip == 0, "neither its Special nor its After effect"


@pytest.mark.rule("TS-49", "TS-96")
def test_silence_all_is_no_use_against_who_has_no_effects_left() -> None:
    held = [item(name, node("silence", what="all")) for name in ("Hush", "Still")]
    t = position(card("Loud", after=[OIL]), card("Plain"), inventory=held, loose="red hit").do("use Hush")
    t.refused("use Still", "TS-96")


@pytest.mark.rule("TS-33", "TS-50")
def test_silence_all_leaves_no_After_effect_to_choose() -> None:
    hush = item("Hush", node("silence", what="all"))
    loud = [card(name, damage=0, after=[OIL]) for name in "ABC"]
    t = position(*loud, at="after", inventory=[hush], chip=0).do("use Hush", "enemy A")
    assert t.asks == "ChooseAfterEffect"
    t.refused("enemy A", "TS-33")
    t.do("enemy B")
    assert t.g.chip == 2


def test_silence_all_ends_with_the_round() -> None:
    king = boss("King", health=9, damage=0, after=[OIL])
    t = position(
        king, boss=king, endgame=True, inventory=[item("Hush", node("silence", what="all"))], chip=0, strategy=1
    )
    t.do("use Hush").until("Commit")
    assert (t.g.round, t.g.chip) == (2, 0)
    while t.g.round == 2:
        t.do(t.options[0])
    assert t.g.chip == 1
