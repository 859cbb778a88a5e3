"""Winning and losing (TS-04, TS-05, TS-68, TS-101, TS-103)."""

import pytest

from ludotek.kernel.step import CONCEDE
from ludotek.testing.twenty_strong import Data, boss, card, hero, instant, mission, node, ongoing, position, single_use

GAIN_HEALTH = node("change-stat", stat="health", by=1)
LOSE_HEALTH = node("change-stat", stat="health", by=-1)


# ---------------------------------------------------------------------- TS-04


@pytest.mark.rule("TS-04")
def test_TS_04_the_game_is_won_the_moment_the_boss_is_defeated() -> None:
    t = position(boss("Baron", health=2), card("A", damage=9), loose="red hit, blue hit, green crit", endgame=True)
    t.do("apply red hit Baron")
    assert not t.over
    t.do("apply blue hit Baron")
    assert t.won
    assert t.log[-2:] == [("defeated", "TS-24"), ("won", "TS-04")]
    assert not t.defeated("A"), "even if other enemies are still active"
    assert t.g.outcome is not None
    assert (t.g.outcome.how, t.g.outcome.rule, t.g.outcome.scores) == ("boss-defeated", "TS-04", [1.0])


@pytest.mark.rule("TS-04")
def test_TS_04_a_defeated_enemy_that_is_no_boss_does_not_win() -> None:
    t = position(boss("Baron", health=9), card("A", health=1), loose="red hit, blue hit", endgame=True)
    t.do("apply red hit A")
    assert t.defeated("A")
    assert not t.over
    t = position(at="activation", missions=[mission("M", "defeat", 1, [GAIN_HEALTH], health=1)], dice="hit hit")
    t.do("commit red", "commit blue", "done", "apply red hit M")
    assert t.g.endgame
    assert t.defeated("M")
    assert not t.over


@pytest.mark.rule("TS-04")
@pytest.mark.parametrize("endgame", [True, False])
def test_TS_04_the_boss_counts_however_and_whenever_it_is_defeated(endgame: bool) -> None:
    """By damage without a die, in the Resolve phase, lured out or in the endgame."""
    t = position(boss("Baron", health=3), card("A", after=[node("deal", n=3, each=True)]), at="after", endgame=endgame)
    assert t.won


@pytest.mark.rule("TS-04")
def test_TS_04_the_decks_rules_may_ask_for_more_bosses() -> None:
    two: Data = {"bosses_to_defeat": 2}
    t = position(boss("Baron", health=1), boss("Duke", health=1), loose="red hit, blue hit", rules=two)
    t.do("apply red hit Baron")
    assert t.defeated("Baron")
    assert not t.over
    t.do("apply blue hit Duke")
    assert t.won
    assert t.g.outcome is not None
    assert t.g.outcome.how == "bosses-defeated"


@pytest.mark.rule("TS-04")
def test_TS_04_a_boss_defeated_once_is_not_counted_again() -> None:
    rules: Data = {"bosses_to_defeat": 2}
    t = position(boss("Baron", health=1), loose="red hit, blue hit", rules=rules)
    t.do("apply red hit Baron", "apply blue hit Baron")
    assert not t.over
    assert t.g.bosses_defeated == 1


@pytest.mark.rule("TS-04")
def test_TS_04_only_the_deck_decides_an_emptied_table_does_not_win() -> None:
    t = position(card("A", health=1), loose="red hit", stacks=[[card("B")], [card("C")]])
    t.do("apply red hit A")
    assert not t.over
    assert t.g.bosses_defeated == 0


# ---------------------------------------------------------------------- TS-05


@pytest.mark.rule("TS-05")
@pytest.mark.parametrize(("health", "lost"), [(4, False), (3, True), (2, True)])
def test_TS_05_the_game_is_lost_when_damage_takes_health_below_1(health: int, lost: bool) -> None:
    t = position(card("A", damage=2), card("B", damage=1), at="damage", health=health, stacks=[[card("C")]] * 2)
    assert t.lost == lost
    assert t.stat("health") == max(0, health - 3)
    if lost:
        assert t.log[-1] == ("lost", "TS-05")
        assert t.g.outcome is not None
        assert (t.g.outcome.how, t.g.outcome.rule) == ("health", "TS-05")


@pytest.mark.rule("TS-05")
@pytest.mark.parametrize(("by", "lost"), [(-1, False), (-2, True), (-5, True)])
def test_TS_05_also_when_an_effect_does_it(by: int, lost: bool) -> None:
    text = [{"when": "rolled", "do": [node("change-stat", stat="health", by=by)]}]
    t = position(card("A", special=text), loose="red", at="roll", dice="hit", health=2)
    assert t.lost == lost
    assert t.stat("health") == max(0, 2 + by)


@pytest.mark.rule("TS-05")
def test_TS_05_no_other_stat_and_no_empty_pool_loses() -> None:
    drain = [node("change-stat", stat=stat, by=-6) for stat in ("strategy", "recovery")]
    t = position(card("A", damage=0, after=drain), at="after", pool="", health=1, stacks=[[card("B")]] * 2)
    assert not t.over
    assert (t.stat("strategy"), t.stat("recovery"), t.stat("health")) == (1, 1, 1)


# ---------------------------------------------------------------------- TS-68


@pytest.mark.rule("TS-68")
def test_TS_68_nothing_that_was_waiting_is_resolved_after_a_win() -> None:
    """No reward of the boss, none of a card that falls with it, no trigger, no later step."""
    baron = boss("Baron", health=2, reward=instant(GAIN_HEALTH), special=[{"when": "defeated", "do": [LOSE_HEALTH]}])
    a = card("A", health=2, damage=9, reward=instant(GAIN_HEALTH), after=[LOSE_HEALTH])
    grim = hero(triggers=[{"when": "any-defeated", "do": [LOSE_HEALTH]}])
    bomb = card("Bomb", reward=single_use(node("deal", n=2, each=True), GAIN_HEALTH))
    t = position(baron, a, loose="red hit", inventory=[bomb], hero=grim, health=3, endgame=True)
    t.do("use Bomb")
    assert t.won
    assert t.stat("health") == 3
    assert t.where("Bomb") == "inventory", "not even the item is put away"
    assert (t.g.stack, t.options, t.asks) == ([], [], "")
    t.refused("done", "TS-04")


@pytest.mark.rule("TS-68")
def test_TS_68_nothing_that_was_waiting_is_resolved_after_a_loss() -> None:
    """Damage comes before After effects: a cure in the next step is too late."""
    a = card("A", damage=2, after=[node("change-stat", stat="health", by=6)],
             special=[{"when": "hurt", "do": [GAIN_HEALTH]}])  # fmt: skip
    t = position(a, loose="red hit", health=2, strategy=1)
    t.do("done")
    assert t.lost
    assert t.stat("health") == 0
    assert (t.g.stack, t.options) == ([], [])
    assert t.log[-1] == ("lost", "TS-05")
    t.refused("apply red hit A", "TS-05")


@pytest.mark.rule("TS-68")
def test_TS_68_a_loss_in_an_after_effect_leaves_the_others_unresolved() -> None:
    t = position(card("A", after=[LOSE_HEALTH]), card("B", after=[GAIN_HEALTH]), at="after", health=1)
    t.do("enemy A")
    assert t.lost
    assert t.exhausted("red") == 0


@pytest.mark.rule("TS-68")
def test_TS_68_no_window_saves_health_that_is_below_1() -> None:
    cure = card("Cure", reward=single_use(GAIN_HEALTH))
    t = position(card("A", damage=3), at="damage", health=2, inventory=[cure])
    assert t.asks == "DamageWindow", "while the total is known and not yet taken"
    t.do("done")
    assert t.lost
    t = position(card("A", damage=3), at="damage", health=2, inventory=[cure]).do("use Cure")
    assert t.lost, "2 and 1 are not enough against 3"
    t = position(card("A", damage=3), at="damage", health=3, inventory=[cure], stacks=[[card("B")]] * 2).do("use Cure")
    assert not t.over
    assert t.stat("health") == 1


@pytest.mark.rule("TS-68")
@pytest.mark.parametrize("kind", ["item", "after", "trigger"])
@pytest.mark.parametrize("damage_first", [True, False])
def test_TS_68_when_one_text_would_win_and_lose_its_printed_order_counts(kind: str, damage_first: bool) -> None:
    text = [node("deal", n=2, each=True), LOSE_HEALTH]
    if not damage_first:
        text.reverse()
    given: Data = {"health": 1, "endgame": True}
    baron = boss("Baron", health=2)
    if kind == "item":
        t = position(baron, loose="red hit", inventory=[card("I", reward=single_use(*text))], **given)
        t.do("use I")
    elif kind == "after":
        t = position(baron, card("A", after=text), at="after", **given)
    else:
        watcher = card("A", special=[{"when": "rolled", "do": text}])
        t = position(baron, watcher, loose="red", at="roll", dice="hit", **given)
    assert (t.won, t.lost) == (damage_first, not damage_first)


@pytest.mark.rule("TS-68")
def test_TS_68_a_boss_that_falls_by_the_dice_wins_before_the_damage_of_the_round() -> None:
    lens = card("Lens", reward=ongoing(standing=[node("die-damage", by=1)]))
    t = position(boss("Baron", health=2, damage=9), loose="red hit", inventory=[lens], endgame=True, health=1)
    t.do("apply red hit Baron")
    assert t.won
    assert t.stat("health") == 1


@pytest.mark.rule("TS-101")
def test_TS_101_rounds_without_anything_to_decide_end_in_a_loss() -> None:
    t = position(boss("Sleeper", damage=0), at="repeat", pool="", endgame=True, strategy=1)
    assert t.lost
    assert t.g.outcome is not None and (t.g.outcome.how, t.g.outcome.rule) == ("stalemate", "TS-101")
    assert t.log[-1] == ("lost", "TS-101")
    assert len(t.told("round-began")) == 10


@pytest.mark.rule("TS-101")
def test_TS_101_a_question_is_enough_to_go_on() -> None:
    t = position(boss("Sleeper", damage=0), at="repeat", pool="yellow", endgame=True, strategy=1)
    for _ in range(12):
        assert t.asks == "Commit"
        t.do("done")
    assert not t.over


@pytest.mark.rule("TS-101")
def test_TS_101_two_hundred_rounds_are_too_many() -> None:
    t = position(boss("Sleeper", damage=0), at="repeat", pool="yellow", endgame=True, strategy=1)
    t.g.round = 199
    t.do("done")
    assert (t.over, t.g.round) == (False, 200)
    t.do("done")
    assert t.lost
    assert t.g.outcome is not None and (t.g.outcome.how, t.g.outcome.rule) == ("stalemate", "TS-101")


@pytest.mark.rule("TS-101")
def test_TS_101_texts_that_trigger_one_another_without_end_are_stopped() -> None:
    """Each count is made of the one around it, so that there are more texts than anybody lives to see."""
    endless: Data = node("change-chip", by=1)
    for _ in range(9):
        endless = {"node": "for-each", "what": "exhausted-die", "do": [endless]}
    winder = boss("Winder", damage=0, after=[endless])
    t = position(winder, at="repeat", pool="yellow", exhausted="4 green, 4 blue", endgame=True)
    t.do("done")
    assert t.lost
    assert t.g.outcome is not None and t.g.outcome.rule == "TS-101"


@pytest.mark.rule("TS-103")
def test_TS_103_the_player_may_give_up_at_any_time() -> None:
    t = position(boss("Baron"), loose="red hit", endgame=True)
    t.g.act(0, CONCEDE)
    assert t.lost
    assert t.g.outcome is not None and (t.g.outcome.how, t.g.outcome.rule) == ("given-up", "TS-103")
    refusal = t.g.why_not(0, CONCEDE)
    assert refusal is not None and refusal.rules == ["TS-103"]
