"""Stat dice (TS-14 to TS-16, TS-72)."""

import pytest

from ludotek.games.twenty_strong.game import GAME, read_deck
from ludotek.games.twenty_strong.rules.deck import Deck
from ludotek.kernel.errors import ContentError
from ludotek.testing.twenty_strong import Data, card, dealt, deck, hero, instant, node, ongoing, position, single_use

STATS = ("health", "strategy", "recovery")


def change(stat: str, by: int) -> Data:
    return node("change-stat", stat=stat, by=by)


def item(*do: Data, name: str = "Item") -> Data:
    return card(name, reward=single_use(*do))


# ---------------------------------------------------------------------- TS-14


@pytest.mark.rule("TS-14")
def test_TS_14_the_hero_card_gives_the_starting_values() -> None:
    raw = read_deck("long-dusk")
    for each in raw["hero"]:
        t = dealt(raw, hero=each["id"])
        assert GAME.view(t.g, 0)["stats"] == {stat: each[stat] for stat in STATS}


@pytest.mark.rule("TS-14")
def test_TS_14_stat_dice_are_never_rolled() -> None:
    """A whole round of rolls draws one number for each unit die and leaves the stats as they are."""
    calm = card("A", health=9, damage=0)
    t = position(calm, at="commit", loose="", health=4, strategy=2, recovery=5, seed=1, stacks=[[card("B")]] * 2)
    before = t.g.chance.draws
    t.do("commit red", "commit blue", "done")
    assert t.g.chance.draws == before + 2
    t.do("done", "again", "done")
    assert t.g.chance.draws == before + 4
    t.do("done", "recover red", "done")
    assert t.asks == "ActivateCard"
    assert t.g.stats == [4, 2, 5]
    assert t.g.chance.draws == before + 4
    t = position(card("A"), loose="red hit", inventory=[item(change("recovery", 1))], recovery=3)
    before = t.g.chance.draws
    t.do("use Item")
    assert (t.stat("recovery"), t.g.chance.draws) == (4, before)


# ---------------------------------------------------------------------- TS-15


@pytest.mark.rule("TS-15")
@pytest.mark.parametrize("health", [1, 3, 6])
def test_TS_15_health_is_the_damage_that_can_still_be_suffered(health: int) -> None:
    stacks = [[card("B")], [card("C")]]
    t = position(card("A", damage=health - 1), at="damage", health=health, stacks=stacks)
    assert (t.over, t.stat("health")) == (False, 1)
    assert position(card("A", damage=health), at="damage", health=health, stacks=stacks).lost


@pytest.mark.rule("TS-15")
@pytest.mark.parametrize("strategy", [1, 2, 3, 6])
def test_TS_15_strategy_is_the_number_of_strategy_phases_in_a_round(strategy: int) -> None:
    t = position(
        card("A", damage=0), at="strategy", strategy=strategy, loose="red hit", seed=1, stacks=[[card("B")]] * 2
    )
    phases = 0
    while t.asks == "Commit":
        phases += 1
        assert t.g.phases == phases
        t.do("done", "done")
        if t.asks == "Repeat":
            assert phases < strategy
            t.do("again")
    assert phases == strategy


@pytest.mark.rule("TS-15")
@pytest.mark.parametrize("strategy", [1, 2, 3, 6])
def test_TS_15_strategy_is_the_number_of_items_that_can_be_held(strategy: int) -> None:
    cards = [item(change("health", 1), name=f"I{i}") for i in range(7)]
    t = position(*cards, at="gain", defeated=[each["id"] for each in cards], strategy=strategy)
    for i in range(strategy):
        t.do(f"gain I{i}")
    assert len(t.g.inventory) == strategy
    t.refused(f"gain I{strategy}", "TS-46")


@pytest.mark.rule("TS-15")
@pytest.mark.parametrize("recovery", [1, 2, 6])
def test_TS_15_recovery_is_the_number_of_dice_got_back_each_round(recovery: int) -> None:
    exhausted = "4 yellow, 4 green, red"
    t = position(card("A"), at="recover", recovery=recovery, exhausted=exhausted, stacks=[[card("B")]] * 2)
    back = 0
    while t.asks == "RecoverDice":
        t.do("recover red" if back == 0 else t.options[1])
        back += 1
    assert back == recovery
    assert sum(t.g.exhausted) == 9 - recovery
    assert t.pool("red") == 1


# ---------------------------------------------------------------------- TS-16


@pytest.mark.rule("TS-16")
@pytest.mark.parametrize("stat", STATS)
@pytest.mark.parametrize(("start", "by", "end"), [(6, 1, 6), (5, 1, 6), (5, 3, 6), (1, 6, 6), (6, -2, 4)])
def test_TS_16_no_stat_goes_above_6(stat: str, start: int, by: int, end: int) -> None:
    a = card("A", special=[{"when": "rolled", "do": [change(stat, by)]}])
    t = position(a, loose="red", at="roll", dice="hit", **{stat: start})
    assert t.stat(stat) == end


@pytest.mark.rule("TS-16")
@pytest.mark.parametrize("stat", ["strategy", "recovery"])
@pytest.mark.parametrize(("start", "by", "end"), [(1, -1, 1), (2, -1, 1), (2, -3, 1), (6, -6, 1)])
def test_TS_16_strategy_and_recovery_do_not_go_below_1(stat: str, start: int, by: int, end: int) -> None:
    a = card("A", special=[{"when": "rolled", "do": [change(stat, by)]}])
    t = position(a, loose="red", at="roll", dice="hit", **{stat: start})
    assert t.stat(stat) == end
    assert not t.over


@pytest.mark.rule("TS-16")
def test_TS_16_health_below_1_is_the_loss() -> None:
    a = card("A", special=[{"when": "rolled", "do": [change("health", -1)]}])
    assert position(a, loose="red", at="roll", dice="hit", health=1).lost


@pytest.mark.rule("TS-16")
def test_TS_16_only_the_points_past_the_limit_are_ignored_and_the_event_tells_what_changed() -> None:
    t = position(card("A"), loose="red hit", strategy=3, inventory=[item(change("strategy", -6), name="I")])
    t.do("use I")
    told = [event for event in t.happened if event.kind.key == "log-stat-changed"]
    assert [(event.rule, [int(value) for value in event.values]) for event in told] == [("TS-16", [1, -2, 1])]
    t = position(card("A"), loose="red hit", recovery=6, inventory=[item(change("recovery", 2), change("health", 1))])
    t.do("use Item")
    assert ("stat-at-limit", "TS-16") in t.log


@pytest.mark.rule("TS-16")
def test_TS_16_the_rest_of_the_same_text_still_resolves() -> None:
    text = [change("strategy", -3), change("recovery", 1), change("health", 2)]
    t = position(card("A", after=text), at="after", strategy=1, recovery=6, health=3, stacks=[[card("B")]] * 2)
    assert (t.stat("strategy"), t.stat("recovery"), t.stat("health")) == (1, 6, 5)


@pytest.mark.rule("TS-16")
@pytest.mark.parametrize(("strategy", "by", "counts"), [(5, 3, 6), (2, -4, 1), (3, 2, 5)])
def test_TS_16_a_stat_that_counts_as_more_or_less_keeps_to_the_limits_too(strategy: int, by: int, counts: int) -> None:
    t = position(card("A", during=[node("stat-counts", stat="strategy", by=by)]), loose="red hit", strategy=strategy)
    assert t.counts_as("strategy") == counts
    assert t.stat("strategy") == strategy, "the die itself does not move"


@pytest.mark.rule("TS-16")
def test_TS_16_points_are_not_saved_up_past_a_limit() -> None:
    t = position(card("A", after=[change("recovery", 3), change("recovery", -1)]), at="after", recovery=5,
                 stacks=[[card("B")]] * 2)  # fmt: skip
    assert t.stat("recovery") == 5


# ---------------------------------------------------------------------- TS-72


BANISHER = hero(use={"do": [node("dismiss", n=2)]})
GONE = {"defeated": ["apply red hit A", "apply blue hit A"], "discarded": ["ability"]}


@pytest.mark.rule("TS-72")
@pytest.mark.parametrize("way", GONE)
def test_TS_72_a_changed_stat_stays_changed_when_its_card_is_defeated_or_gone(way: str) -> None:
    curse = [{"when": "rolled", "do": [change("recovery", -2), change("health", 1)]}]
    a = card("A", health=2, special=curse)
    t = position(a, card("B", health=9), loose="red, blue, green", at="roll", dice="hit hit hit",
                 hero=BANISHER, recovery=4, health=2)  # fmt: skip
    assert (t.stat("recovery"), t.stat("health")) == (2, 3)
    t.do(*GONE[way])
    assert (t.stat("recovery"), t.stat("health")) == (2, 3)


@pytest.mark.rule("TS-72")
def test_TS_72_a_stat_gained_stays_with_the_next_rounds() -> None:
    gift = card("A", health=1, damage=0, reward=instant(change("strategy", 1)))
    t = position(gift, loose="red hit", strategy=1, stacks=[[card("B", damage=0)], [card("C", damage=0)]])
    t.do("apply red hit A", "take", "done", "done", "activate 1")
    assert t.g.round == 2
    assert t.stat("strategy") == 2


@pytest.mark.rule("TS-72")
@pytest.mark.parametrize("way", GONE)
def test_TS_72_a_stat_that_counts_as_less_for_a_time_ends_with_that_time(way: str) -> None:
    a = card("A", health=2, during=[node("stat-counts", stat="recovery", by=-2)])
    t = position(a, card("B", health=9), loose="red hit, blue hit, green hit", hero=BANISHER, recovery=4)
    assert (t.counts_as("recovery"), t.stat("recovery")) == (2, 4)
    t.do(*GONE[way])
    assert (t.counts_as("recovery"), t.stat("recovery")) == (4, 4)


@pytest.mark.rule("TS-72")
def test_TS_72_what_counts_for_the_rest_of_the_game_does_not_end() -> None:
    boon = node("from-now-on", text=node("stat-counts", stat="recovery", by=1))
    t = position(card("A", health=2, reward=instant(boon)), card("B", health=9), loose="red crit, blue hit", recovery=3)
    t.do("apply red crit A", "take")
    assert (t.counts_as("recovery"), t.stat("recovery")) == (4, 3)
    t.do("done", "done")
    while t.asks == "RecoverDice":
        t.do("done")
    assert t.where("A") == "discard"
    assert t.counts_as("recovery") == 4


@pytest.mark.rule("TS-72")
def test_TS_72_an_items_standing_text_ends_when_the_item_is_discarded() -> None:
    horn = card("Horn", reward=ongoing(standing=[node("stat-counts", stat="strategy", by=1)]))
    t = position(card("A"), loose="red hit", strategy=2, inventory=[horn])
    assert t.counts_as("strategy") == 3
    t.do("drop Horn")
    assert t.counts_as("strategy") == 2


@pytest.mark.rule("TS-72")
def test_TS_72_counting_as_more_has_the_full_effect_of_the_stat() -> None:
    """Phases, room and recovering are read from what the stat counts as."""
    guide = hero(standing=[node("stat-counts", stat="strategy", by=1), node("stat-counts", stat="recovery", by=1)])
    t = position(card("A"), loose="red hit", at="repeat", phases=1, strategy=1, hero=guide)
    assert t.asks == "Repeat"
    gains = [item(change("health", 1), name=name) for name in ("I", "J")]
    t = position(*gains, at="gain", defeated=["I", "J"], strategy=1, hero=guide).do("gain I", "gain J")
    assert len(t.g.inventory) == 2
    t = position(card("A"), at="recover", exhausted="3 blue", recovery=1, hero=guide, stacks=[[card("B")]] * 2)
    t.do("recover blue", "recover blue")
    assert t.exhausted("blue") == 1


@pytest.mark.rule("TS-72")
def test_TS_72_health_is_only_changed_never_counted_otherwise() -> None:
    with pytest.raises(ContentError, match="stat"):
        Deck(deck(card("A", during=[node("stat-counts", stat="health", by=1)])))
