"""The Salt Road: what a deck changes of the rules, and what of them stays (TS-01, TS-08, TS-09, TS-38 to TS-42, TS-99)."""

import pytest

from ludotek.games.twenty_strong.game import read_deck
from ludotek.testing.twenty_strong import Data, Position, boss, card, dealt, position, shipped

DECK = read_deck("salt-road")
RULES: Data = {
    name: DECK["rules"][name]
    for name in ("chip", "chip_max", "round_begins", "standing", "endgame_may", "endgame_must")
}
DAYS: int = DECK["rules"]["chip_start"]
EVERY: int = DECK["rules"]["standing"][0]["every"]
CAMP: int = DECK["rules"]["chip"]["do"][0]["n"]


def on_the_road(*active: Data, **given: object) -> Position:
    stacks = given.pop("stacks", [[card("A", damage=0), card("B", damage=0)], [card("C", damage=0)]])
    return position(*active, rules=RULES, stacks=stacks, **given)


@pytest.mark.rule("TS-08")
def test_TS_08_four_roads_and_one_hidden_boss() -> None:
    t = dealt(DECK)
    lengths = [len(stack.cards) for stack in t.g.stacks]
    assert lengths == [len(DECK["conflict"]) // len(lengths)] * DECK["rules"]["stacks"]
    assert len(t.g.bosses) == 1
    assert t.g.bosses.known == [0], "nobody knows who sits on the pass (TS-93)"


@pytest.mark.rule("TS-09")
def test_TS_09_the_chip_counts_days_and_each_round_takes_one() -> None:
    assert dealt(DECK).g.chip == DAYS - 1
    t = on_the_road(at="round", chip=5, health=4)
    assert (t.g.chip, t.stat("health")) == (4, 4)


@pytest.mark.rule("TS-09")
def test_TS_09_when_no_day_is_left_it_snows() -> None:
    for days, lost in ((2, 0), (1, 1), (0, 1)):
        t = on_the_road(at="round", chip=days, health=4)
        assert (t.g.chip, t.stat("health")) == (max(0, days - 1), 4 - lost)
    t = on_the_road(at="round", chip=0, health=1)
    assert t.over, "TS-05 holds in the snow, too"


@pytest.mark.rule("TS-09")
def test_TS_09_a_day_in_camp_brings_dice_back_once_a_round() -> None:
    t = on_the_road(at="activation", chip=3, pool="", exhausted=f"{CAMP + 1} green")
    t.do("chip")
    assert (t.g.chip, t.pool("green")) == (2, CAMP)
    t.refused("chip", "TS-09")
    on_the_road(at="activation", chip=0, exhausted="green").refused("chip", "TS-97")


@pytest.mark.rule("TS-01")
def test_TS_01_the_deck_overrides_the_numbers_on_its_cards() -> None:
    """While many days are left enemies have less Health, bosses too; printed is what they have in winter."""
    for days, less in ((0, 0), (EVERY - 1, 0), (EVERY, 1), (2 * EVERY, 2)):
        t = on_the_road(card("Foe", health=9), boss("King", health=9), loose="red hit", chip=days)
        assert (t.health("Foe"), t.health("King")) == (9 - less, 9 - less)


@pytest.mark.rule("TS-86")
def test_TS_86_who_gains_a_day_may_fell_an_enemy_by_it() -> None:
    hare = shipped("hare-who-knows-something")
    near = {hare["id"]: hare["health"] - 1, "Foe": 8}
    t = on_the_road(hare, card("Foe", health=9, damage=0), tokens=near, loose="red crit, blue hit", chip=EVERY - 1)
    assert not t.defeated("Foe")
    t.do(f"apply red crit {hare['id']}", "take")
    assert t.defeated("Foe"), "another five days are left, and it has 1 Health less"


@pytest.mark.rule("TS-38", "TS-92")
def test_TS_38_the_endgame_may_begin_at_the_end_of_a_road_and_must_at_the_end_of_all() -> None:
    full: Data = {"at": "activation", "chip": 9}
    on_the_road(**full).refused("endgame", "TS-92")
    t = on_the_road(stacks=[[], [card("C", damage=0)]], **full)
    assert t.refusal("endgame") is None
    assert t.refusal("activate C") is None
    t = on_the_road(stacks=[[], []], **full)
    assert t.g.endgame


@pytest.mark.rule("TS-39", "TS-42")
def test_TS_39_the_boss_is_faced_alone_and_what_lies_on_the_roads_stays() -> None:
    t = on_the_road(stacks=[[], [card("C", damage=0)]], at="activation", chip=9).do("endgame")
    assert [t.g.deck.cards[enemy.card].name for enemy in t.g.active] == ["Boss"]
    assert t.where("C") == "stack 2"


@pytest.mark.rule("TS-40")
def test_TS_40_days_go_by_on_the_pass_and_there_is_no_camp() -> None:
    t = on_the_road(boss("King", health=30, damage=0), at="cleanup", endgame=True, chip=5, exhausted="4 green")
    assert (t.g.chip, t.where("King"), t.asks) == (4, "active", "Commit")
    t.refused("chip", "TS-09")


@pytest.mark.rule("TS-41")
def test_TS_41_only_the_boss_must_be_defeated() -> None:
    t = on_the_road(
        boss("King", health=3), card("Foe", health=9), endgame=True, tokens={"King": 2}, loose="red hit", chip=0
    )
    assert t.do("apply red hit King").won


@pytest.mark.rule("TS-99")
def test_TS_99_the_two_ways_of_an_omen() -> None:
    """It is in the way (TS-91): fight it, or walk around it and meet it again at the end."""
    omen = shipped("comet-running-late")
    stacks = [[omen, card("A", damage=0)], [card("C", damage=0)]]
    more = omen["peace"][0]["text"]["by"]
    t = on_the_road(boss("King", health=20), stacks=stacks, at="activation", chip=0)
    t.refused("activate C", "TS-91")
    assert t.refusal(f"activate {omen['id']}") is None
    t.do("peace 1")
    assert (t.where(omen["id"]), t.health("King"), len(t.g.active)) == ("discard", 20 + more, 1)


@pytest.mark.rule("TS-99")
def test_TS_99_most_cards_can_be_passed_and_every_omen() -> None:
    passable = [data["id"] for data in DECK["conflict"] if "peace" in data]
    omens = [data["id"] for data in DECK["conflict"] if "from-now-on" in str(data.get("peace"))]
    assert len(passable) > len(DECK["conflict"]) * 2 // 3
    assert len(omens) == 7
    assert all(shipped(name)["mandatory"] for name in omens)
