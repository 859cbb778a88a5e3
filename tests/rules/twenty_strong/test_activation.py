"""Activation (TS-17 to TS-20, TS-73 to TS-75)."""

import json

import pytest

from ludotek.games.twenty_strong.game import GAME, read_deck
from ludotek.games.twenty_strong.rules.table import TwentyStrong
from ludotek.kernel.chance import FastChance
from ludotek.testing.twenty_strong import (
    Data,
    Position,
    boss,
    card,
    dealt,
    deck,
    hero,
    instant,
    node,
    position,
    single_use,
)
from ludotek.testing.walk import walk

LOSE_HEALTH = node("change-stat", stat="health", by=-1)
GAIN_CHIP = node("change-chip", by=1)


def pile(*names: str, **fields: object) -> list[Data]:
    return [card(name, damage=0) | fields for name in names]


def seen(t: Position) -> list[tuple[int, list[str]]]:
    """Of each stack its size and every card whose name the player or a spectator is shown, wherever in the view."""
    found = []
    for seat in (0, None):
        stacks = GAME.view(t.g, seat)["stacks"]
        names = [
            [each for each in sorted(each.name for each in t.g.deck.cards) if f'"{each}"' in json.dumps(stack)]
            for stack in stacks
        ]
        found.append([(stack["size"], shown) for stack, shown in zip(stacks, names, strict=True)])
    assert found[0] == found[1]
    return found[0]


# ---------------------------------------------------------------------- TS-17, TS-73


@pytest.mark.rule("TS-17")
def test_TS_17_a_round_is_activation_and_then_engagement() -> None:
    t = position(at="round", stacks=[pile("A", "B"), pile("C")], round=0, strategy=1)
    assert t.asks == "ActivateCard"
    assert t.log[0] == ("round-began", "TS-17")
    t.do("activate 1")
    assert t.asks == "Commit"
    assert t.log[0] == ("activated", "TS-18")
    assert ("phase-began", "TS-73") in t.log
    t.do("done")
    assert t.asks == "ActivateCard", "no dice and nobody to fight with: the next round"
    assert t.g.round == 2
    assert t.where("A") == "discard"


@pytest.mark.rule("TS-17")
def test_TS_17_what_is_counted_by_the_round_is_counted_anew() -> None:
    able = hero(use={"do": [node("change-chip", by=1)]})
    t = position(at="round", stacks=[pile("A"), pile("B"), pile("C")], hero=able, strategy=1)
    t.do("activate 1", "ability")
    t.refused("ability", "TS-88")
    t.do("done")
    assert t.asks == "ActivateCard"
    t.do("ability")
    assert t.g.chip == 2


@pytest.mark.rule("TS-17")
def test_TS_17_rounds_go_on_until_the_game_is_won_or_lost() -> None:
    options = GAME.check_options({})
    for seed in range(5):
        rounds = [0]
        for spot in walk(GAME, options, seed, 20_000):
            assert isinstance(spot.match, TwentyStrong)
            if rounds[-1] != spot.match.round:
                rounds.append(int(spot.match.round))
        assert rounds == list(range(rounds[-1] + 1)), "one after the other"
        assert spot.match.outcome is not None
        assert spot.match.outcome.rule in ("TS-04", "TS-05")


@pytest.mark.rule("TS-73")
def test_TS_73_the_first_strategy_phase_is_gone_through_even_without_dice() -> None:
    watcher = card(
        "W", damage=0, special=[{"when": "rolled", "do": [GAIN_CHIP]}, {"when": "phase-ends", "do": [GAIN_CHIP]}]
    )
    t = position(watcher, at="strategy", pool="", strategy=1, stacks=[pile("B"), pile("C")])
    assert t.asks == "ActivateCard"
    assert t.g.chip == 2, "a roll of no dice and the end of the phase came all the same"
    assert [key for key, _ in t.log].count("phase-began") == 1


@pytest.mark.rule("TS-73")
def test_TS_73_with_nobody_to_fight_there_is_still_an_engagement() -> None:
    """The peaceful way leaves no enemy, but the round goes on."""
    calm = card("Calm", peace=[GAIN_CHIP])
    t = position(at="activation", stacks=[[calm, *pile("B")], pile("C")], strategy=1, exhausted="blue")
    t.do("peace 1")
    assert t.asks == "Commit"
    assert t.g.phases == 1
    t.do("done")
    assert t.asks == "RecoverDice"


@pytest.mark.rule("TS-73")
def test_TS_73_several_strategy_phases_then_one_resolve_phase() -> None:
    a = card("A", health=9, damage=1, after=[GAIN_CHIP])
    t = position(a, at="strategy", strategy=3, health=5, dice="hit hit hit", stacks=[pile("B"), pile("C")], recovery=1)
    keys: list[str] = [key for key, _ in t.log]
    for action in ("commit red", "done", "done", "again", "done", "done", "again", "done", "done", "done"):
        t.do(action)
        keys += [key for key, _ in t.log]
    assert t.asks == "ActivateCard"
    wanted = {"phase-began", "threatened", "suffered", "effect-resolved", "exhausted-dice", "card-discarded"}
    flow = [key for key in keys if key in wanted]
    assert flow == ["phase-began"] * 3 + [
        "threatened",
        "suffered",
        "effect-resolved",
        "exhausted-dice",
        "card-discarded",
    ]
    assert (t.stat("health"), t.g.chip) == (4, 1), "damage and After effects once, not once for each phase"


# ---------------------------------------------------------------------- TS-18


@pytest.mark.rule("TS-18")
def test_TS_18_the_player_must_choose_a_stack_and_its_top_card_becomes_active() -> None:
    t = position(at="activation", stacks=[pile("A", "B"), pile("C", "D"), pile("E")])
    assert t.options == ["activate 1", "activate 2", "activate 3"]
    t.refused("done", "TS-18")
    t.do("activate 2")
    assert t.where("C") == "active"
    assert [t.where(name) for name in "ABDE"] == ["stack 1", "stack 1", "stack 2", "stack 3"]
    assert t.log[:2] == [("activated", "TS-18"), ("stack-turned", "TS-18")]
    assert len(t.g.active) == 1


@pytest.mark.rule("TS-18")
def test_TS_18_stacks_are_face_up_and_only_the_top_card_is_seen() -> None:
    t = position(at="activation", stacks=[pile("A", "B", "C"), pile("D")])
    assert seen(t) == [(3, ["A"]), (1, ["D"])]
    t.do("activate 1")
    assert seen(t)[0] == (2, ["B"])


@pytest.mark.rule("TS-18")
def test_TS_18_what_lies_below_is_really_unknown() -> None:
    """Everything below the tops may be dealt anew without the player seeing a difference."""
    t = dealt(read_deck("long-dusk"), seed=2)
    orders = set()
    for seed in range(20):
        world = GAME.determinise(t.g, 0, FastChance(seed))
        assert isinstance(world, TwentyStrong)
        assert GAME.view(world, 0) == GAME.view(t.g, 0)
        assert [stack.top() for stack in world.stacks] == [stack.top() for stack in t.g.stacks]
        orders.add(tuple(tuple(stack.cards) for stack in world.stacks))
    assert len(orders) == 20


@pytest.mark.rule("TS-18")
def test_TS_18_unless_the_deck_says_otherwise() -> None:
    hidden = position(at="activation", stacks=[pile("A", "B"), pile("C")], rules={"face_down": True})
    assert seen(hidden) == [(2, []), (1, [])]
    before = hidden.g.reveals
    hidden.do("activate 1")
    assert hidden.where("A") == "active"
    assert hidden.g.reveals == before + 1, "turning it up cannot be taken back"
    assert "stack-turned" not in [key for key, _ in hidden.log]
    assert seen(hidden)[0] == (1, [])
    deep = position(at="activation", stacks=[pile("A", "B", "C"), pile("D")], rules={"sight": 2})
    assert seen(deep) == [(3, ["A", "B"]), (1, ["D"])]


@pytest.mark.rule("TS-18")
def test_TS_18_one_card_a_round_if_nothing_says_more() -> None:
    t = position(at="round", stacks=[pile("A", "B", "C"), pile("D", "E", "F")], strategy=1)
    for number in range(1, 4):
        t.do("activate 1")
        assert len(t.g.active) == 1
        t.do("done")
        assert len(t.g.discard) == number


# ---------------------------------------------------------------------- TS-19


@pytest.mark.rule("TS-19")
def test_TS_19_effects_apply_before_the_additional_enemy_comes() -> None:
    """While the second card is chosen, the first one's texts hold and its trigger has happened."""
    first = card("First", more=1, during=[node("stat-counts", stat="recovery", by=-1)],
                 special=[{"when": "activated", "do": [LOSE_HEALTH]}])  # fmt: skip
    t = position(at="activation", stacks=[[first], pile("B"), pile("C")], health=5, recovery=3)
    assert t.counts_as("recovery") == 3
    t.do("activate 1")
    assert t.asks == "ActivateCard"
    assert t.counts_as("recovery") == 2
    assert t.stat("health") == 4


@pytest.mark.rule("TS-19")
def test_TS_19_a_special_effect_meets_the_additional_enemy() -> None:
    herald = card("Herald", more=1, effects=[
        {"kind": "special", "standing": [node("enemy-damage", of="others", by=2)],
         "triggers": [{"when": "any-activated", "do": [GAIN_CHIP]}]},
    ])  # fmt: skip
    t = position(at="activation", stacks=[[herald], [card("B", damage=1)], pile("C")])
    t.do("activate 1")
    assert t.g.chip == 1, "it sees its own activation"
    t.do("activate 2")
    assert t.g.chip == 2, "and that of the card its icon brought"
    assert t.threat("B") == 3


@pytest.mark.rule("TS-19")
def test_TS_19_a_special_effect_keeps_to_the_timing_of_its_text() -> None:
    late = card("Late", special=[{"when": "rolled", "do": [LOSE_HEALTH]}])
    t = position(at="activation", stacks=[[late], pile("B")], health=5, dice="hit")
    t.do("activate 1")
    assert t.stat("health") == 5
    t.do("commit red", "done")
    assert t.stat("health") == 4


@pytest.mark.rule("TS-19")
def test_TS_19_after_effects_do_not_apply_on_activation() -> None:
    t = position(at="activation", stacks=[[card("A", after=[LOSE_HEALTH])], pile("B")], health=5)
    t.do("activate 1")
    assert t.stat("health") == 5


@pytest.mark.rule("TS-19")
def test_TS_19_an_activation_trigger_is_about_its_own_card_only() -> None:
    first = card("First", more=1, special=[{"when": "activated", "do": [GAIN_CHIP]}])
    t = position(at="activation", stacks=[[first], pile("B"), pile("C")])
    t.do("activate 1", "activate 2")
    assert t.g.chip == 1


# ---------------------------------------------------------------------- TS-20


@pytest.mark.rule("TS-20")
@pytest.mark.parametrize("icons", [1, 2, 3])
def test_TS_20_each_icon_brings_one_more_card_from_a_stack_of_choice(icons: int) -> None:
    t = position(at="activation", stacks=[[card("Crowd", more=icons), *pile("A", "B")], pile("C", "D", "E")])
    t.do("activate 1")
    for number in range(icons):
        assert t.asks == "ActivateCard", "one at a time"
        assert len(t.g.active) == 1 + number
        assert t.options == ["activate 1", "activate 2"]
        t.refused("done", "TS-20")
        t.do("activate 2" if number % 2 == 0 else "activate 1")
        assert t.log[0] == ("activated", "TS-20")
    assert t.asks == "Commit"
    assert len(t.g.active) == 1 + icons


@pytest.mark.rule("TS-20")
def test_TS_20_icons_on_additional_enemies_are_resolved_too() -> None:
    """2 + 2 icons: the second crowd's come on top of the one card that is still owed."""
    t = position(at="activation", stacks=[[card("Crowd", more=2)], [card("Mob", more=2), *pile("A", "B", "C", "D")]])
    t.do("activate 1")
    assert len(t.g.active) == 5, "with a single stack left there is nothing to choose"
    assert [t.where(name) for name in ("Crowd", "Mob", "A", "B", "C", "D")] == ["active"] * 5 + ["stack 2"]


@pytest.mark.rule("TS-20")
@pytest.mark.parametrize("icons", [2, 3, 5])
def test_TS_20_when_every_stack_is_empty_the_rest_is_ignored(icons: int) -> None:
    t = position(at="activation", stacks=[[card("Crowd", more=icons)], pile("A"), pile("B")])
    t.do("activate 1", "activate 2")
    assert t.asks == "Commit"
    assert len(t.g.active) == 3
    alone = position(at="activation", stacks=[[card("Crowd", more=icons)]])
    assert alone.asks == "Commit"
    assert len(alone.g.active) == 1


@pytest.mark.rule("TS-20")
def test_TS_20_what_cancels_effects_does_not_cancel_the_icon() -> None:
    muffle = card("Muffle", reward=single_use(node("silence")))
    crowd = card("Crowd", more=2, during=[node("commit-limit", n=1)])
    t = position(at="activation", stacks=[[crowd], pile("A", "B"), pile("C")], inventory=[muffle])
    t.do("activate 1", "activate 2")
    assert not t.enemy("Crowd").silenced
    t.do("use Muffle")
    assert t.enemy("Crowd").silenced
    assert t.asks == "ActivateCard", "the second icon still has to be resolved"
    t.refused("done", "TS-20")
    t.do("activate 3")
    assert len(t.g.active) == 3
    t.do("commit red", "commit blue")


@pytest.mark.rule("TS-20")
def test_TS_20_a_card_without_the_icon_brings_nobody() -> None:
    t = position(at="activation", stacks=[pile("A", "B"), pile("C")]).do("activate 1")
    assert t.asks == "Commit"
    assert len(t.g.active) == 1


# ---------------------------------------------------------------------- TS-74


@pytest.mark.rule("TS-74")
def test_TS_74_an_empty_stack_cannot_be_chosen() -> None:
    t = position(at="activation", stacks=[pile("A"), [], pile("B")])
    t.refused("activate 2", "TS-74")
    assert t.options == ["activate 1", "activate 3"]
    crowd = position(at="activation", stacks=[[card("Crowd", more=1)], pile("A"), pile("B")]).do("activate 1")
    crowd.refused("activate 1", "TS-74")


@pytest.mark.rule("TS-74")
def test_TS_74_the_deck_says_which_stacks_may_be_chosen_from() -> None:
    ring = {"links": [[1], [2], [0]]}
    t = position(at="round", stacks=[pile("A", "B"), pile("C", "D"), pile("E", "F")], rules=ring, strategy=1)
    t.do("activate 1", "done")
    assert t.where("C") == "active", "only the second stack is next to the first"


# ---------------------------------------------------------------------- TS-75


def activating(when: str) -> Position:
    """An effect activates a card outside Activation: the top card of the one stack there is."""
    newcomer = card("New", damage=1, more=1, during=[node("cannot-apply", to="others")],
                    special=[{"when": "activated", "do": [LOSE_HEALTH]}])  # fmt: skip
    stacks = [[newcomer], pile("A"), pile("B")]
    call = node("activate")
    if when == "after":
        t = position(card("Caller", damage=0, after=[call, node("banish-die")]), at="after", stacks=stacks, health=5)
    elif when == "item":
        horn = card("Horn", reward=single_use(call))
        t = position(card("C", health=9), loose="red hit", inventory=[horn], stacks=stacks, health=5).do("use Horn")
    else:
        gift = card("Gift", health=1, reward=instant(call))
        t = position(gift, card("C", health=9), loose="red hit, blue hit", stacks=stacks, health=5)
        t.do("apply red hit Gift", "take")
    return t


@pytest.mark.rule("TS-75")
@pytest.mark.parametrize("when", ["after", "item", "reward"])
def test_TS_75_a_card_that_an_effect_activates_is_activated_in_full(when: str) -> None:
    t = activating(when)
    assert t.g.question is not None and t.g.question.rule() == "TS-75"
    t.refused("done", "TS-75")
    t.do("activate 1")
    assert t.log[0] == ("activated", "TS-75")
    assert t.stat("health") == 4, "its Special effect"
    assert t.asks == "ActivateCard", "its icon"
    t.do("activate 2")
    assert t.log[0] == ("activated", "TS-20")
    assert (t.where("New"), t.where("A"), t.where("B")) == ("active", "active", "stack 3")
    if when != "after":
        t.refused(f"apply {'red' if when == 'item' else 'blue'} hit C", "TS-49", by="New")


@pytest.mark.rule("TS-75")
def test_TS_75_several_cards_come_one_at_a_time() -> None:
    horn = card("Horn", reward=single_use(node("activate", n=2)))
    t = position(
        card("C"), loose="red hit", inventory=[horn], stacks=[[card("Crowd", more=1)], pile("A", "B"), pile("D")]
    )
    t.do("use Horn", "activate 1")
    assert t.g.question is not None and t.g.question.rule() == "TS-20", "first the icon of the first card"
    t.do("activate 2")
    assert t.g.question is not None and t.g.question.rule() == "TS-75"
    t.do("activate 3")
    assert [t.where(name) for name in ("Crowd", "A", "B", "D")] == ["active", "active", "stack 2", "active"]


@pytest.mark.rule("TS-75")
def test_TS_75_a_boss_that_is_lured_out_is_activated_in_full() -> None:
    stag = boss(
        "Stag", more=1, during=[node("forbid", what="repeat")], special=[{"when": "activated", "do": [LOSE_HEALTH]}]
    )
    bait = card("Bait", reward=single_use(node("lure")))
    t = position(
        card("C", health=9), loose="red hit", inventory=[bait], boss=stag, health=5, stacks=[pile("A"), pile("B")]
    )
    t.do("use Bait")
    assert ("boss-activated", "TS-75") in t.log
    assert t.stat("health") == 4
    t.do("activate 1")
    assert [t.where(name) for name in ("Stag", "A", "B")] == ["active", "active", "stack 2"]
    t.do("done")
    assert t.asks != "Repeat", "its During effect"
    assert not t.g.endgame


@pytest.mark.rule("TS-75")
def test_TS_75_the_after_effect_of_a_card_activated_in_the_resolve_phase_comes_in_that_phase() -> None:
    newcomer = card("New", after=[GAIN_CHIP])
    t = position(card("Caller", after=[node("activate")]), at="after", stacks=[[newcomer], pile("B")])
    t.do("activate 1")
    assert t.g.chip == 1


@pytest.mark.rule("TS-75")
def test_TS_75_the_rest_is_ignored_when_every_stack_is_empty() -> None:
    t = position(card("Caller", after=[node("activate", n=3), LOSE_HEALTH]), at="after", stacks=[pile("A")], health=5)
    assert t.stat("health") == 4
    assert t.g.round == 2


@pytest.mark.rule("TS-18")
def test_TS_18_a_real_game_shows_what_was_dealt() -> None:
    t = dealt(deck(*pile("A", "B", "C", "D"), stacks=2))
    assert seen(t) == [(2, [t.g.deck.cards[stack.top()].name]) for stack in t.g.stacks]
