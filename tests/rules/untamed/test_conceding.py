"""Giving up (UN-91): at any time; who loses then, and who goes on."""

import os

import pytest

from ludotek.games.untamed.game import GAME
from ludotek.kernel.step import CONCEDE
from ludotek.testing.conformance import Conformance
from ludotek.testing.untamed import Data, Position, animal, item, node, placed, position, side

RAM = animal("ram", attack=7)


def concede(t: Position, seat: int) -> Position:
    t.g.act(seat - 1, CONCEDE)
    t.happened = t.ear.take()
    return t


def three(*given: Data, mode: str = "survival", **more: object) -> Position:
    sides = [*given, *[side() for _ in range(3 - len(given))]]
    return position(*sides, mode=mode, **more)  # type: ignore[arg-type]


def ended(t: Position) -> tuple[str, str]:
    assert t.g.outcome is not None
    return t.g.outcome.how, t.g.outcome.rule


@pytest.mark.rule("UN-91")
@pytest.mark.parametrize(("seat", "winner"), [(1, 2), (2, 1)])
def test_UN_91_in_a_duel_the_opponent_wins_whoever_is_asked(seat: int, winner: int) -> None:
    t = concede(position(side(), side()), seat)
    assert t.log == [("conceded", "UN-91"), ("won", "UN-91")]
    assert (t.winners, ended(t)) == ([winner], ("conceded", "UN-91"))


@pytest.mark.rule("UN-91", "UN-57")
def test_UN_91_in_hunter_mode_the_hunter_of_the_one_who_concedes_wins() -> None:
    t = concede(three(mode="hunter"), 1)
    assert (t.winners, ended(t)) == ([3], ("conceded", "UN-57"))


@pytest.mark.rule("UN-91", "UN-58", "UN-80")
def test_UN_91_in_survival_the_others_go_on_until_one_is_left() -> None:
    t = concede(three(side(), side(animals=[animal("B")], hand=2, support=1)), 2)
    assert t.log == [("conceded", "UN-91"), ("out", "UN-80")]
    assert (t.g.out, t.actor, t.asks) == ([False, True, False], 1, "MainPhase")
    assert (t.hand(2), t.support(2), t.where("B")) == ([], [], "removed 2")
    concede(t, 1)
    assert (t.winners, ended(t)) == ([3], ("conceded", "UN-58"))


@pytest.mark.rule("UN-91", "UN-80")
def test_UN_91_conceding_ends_the_own_turn() -> None:
    t = concede(three(side(hand=1), side(hand=1), side(hand=1)), 1)
    assert (t.asks, t.actor) == ("MainPhase", 2)
    assert ("upkeep", "UN-15") not in t.log


@pytest.mark.rule("UN-91", "UN-59", "UN-90")
def test_UN_91_an_opponent_of_the_alpha_who_concedes_still_shares_the_win_of_the_others() -> None:
    t = concede(three(mode="alpha"), 2)
    assert not t.over
    concede(t, 1)
    assert (t.winners, ended(t)) == ([2, 3], ("conceded", "UN-59"))


@pytest.mark.rule("UN-91", "UN-59")
def test_UN_91_the_alpha_wins_when_all_others_concede() -> None:
    t = concede(concede(three(mode="alpha"), 2), 3)
    assert (t.winners, ended(t)) == ([1], ("conceded", "UN-59"))


@pytest.mark.rule("UN-91")
@pytest.mark.parametrize(("mode", "sides"), [("hydra", 4), ("manticore", 2)])
def test_UN_91_a_team_concedes_as_one(mode: str, sides: int) -> None:
    t = concede(position(*[side() for _ in range(sides)], mode=mode), 3)
    assert (t.winners, ended(t)) == ([2, 4], ("conceded", "UN-91"))


@pytest.mark.rule("UN-91", "UN-80")
def test_UN_91_once_only_and_not_after_the_end() -> None:
    t = concede(three(), 2)
    refusal = t.g.why_not(1, CONCEDE)
    assert refusal is not None
    assert (refusal.rules, refusal.reason.key) == (["UN-80"], "refusal-is-out")
    concede(t, 3)
    refusal = t.g.why_not(0, CONCEDE)
    assert refusal is not None
    assert (refusal.rules, refusal.reason.key) == (["UN-58"], "refusal-game-over")


# ---------------------------------------------------------------------- in the middle of something


@pytest.mark.rule("UN-91", "UN-72")
def test_UN_91_an_attack_goes_on_against_those_who_are_left() -> None:
    t = three(side(animals=[RAM]), side(animals=[animal("B")]), side(animals=[animal("C")]))
    t.do("attack ram")
    concede(t, 2)
    assert t.options() == ["stronghold 3", "target 3:C"]


@pytest.mark.rule("UN-91", "UN-72")
def test_UN_91_an_attack_without_a_target_fails() -> None:
    """By Rush it could not have attacked a Stronghold."""
    t = three(side(animals=[placed(RAM, rushing=True)]), side(animals=[animal("B"), animal("D")]))
    t.do("attack ram")
    concede(t, 2)
    assert t.log[-1] == ("attack-failed", "UN-72")
    assert (t.asks, t.animal("ram").ready) == ("MainPhase", False)


@pytest.mark.rule("UN-91", "UN-80")
def test_UN_91_an_attacker_that_belongs_to_the_one_who_concedes_leaves_with_its_attack() -> None:
    t = three(side(animals=[placed(RAM, owner=2)]), side(), side(animals=[animal("C")]))
    t.do("attack ram")
    concede(t, 2)
    assert (t.asks, t.actor, t.where("ram")) == ("MainPhase", 1, "removed 2")


@pytest.mark.rule("UN-91", "UN-72")
def test_UN_91_a_stronghold_that_left_the_game_is_not_damaged() -> None:
    """The text of the attack is still being decided when its target concedes."""
    t = three(side(animals=[animal("A", attack=2, attacks=[node("draw")])], support=2), side(hand=1))
    t.do("attack A", "stronghold 2")
    assert t.asks == "ChooseWhether"
    concede(t, 2)
    t.do("take")
    assert ("attack-failed", "UN-72") in t.log
    assert t.stronghold_damage(2) == 0


@pytest.mark.rule("UN-91", "UN-72")
def test_UN_91_nor_is_it_by_the_text_of_the_attack() -> None:
    fierce = animal("A", attack=2, attacks=[node("damage", n=2, target="attacked")])
    t = three(side(animals=[fierce])).do("attack A", "stronghold 2")
    assert t.asks == "ChooseWhether"
    concede(t, 2).do("take")
    assert (t.asks, t.stronghold_damage(2)) == ("MainPhase", 0)


@pytest.mark.rule("UN-91")
def test_UN_91_a_text_chooses_among_the_targets_that_are_left() -> None:
    bite = item("bite", node("damage", n=1, target={"whose": "opposing", "what": "animal"}), cost=0)
    t = three(side(hand=[bite]), side(animals=[animal("B")]), side(animals=[animal("C", health=3)]))
    t.do("play bite")
    assert t.asks == "ChooseTarget"
    concede(t, 2)
    assert (t.asks, t.damage("C")) == ("MainPhase", 1)


@pytest.mark.rule("UN-91", "UN-74", "UN-80")
def test_UN_91_a_stronghold_with_enough_damage_left_the_game_before_it_could_fall() -> None:
    """The Item that damaged it still asks for a target when its player concedes."""
    quake = node("damage", n=7, target={"many": "each", "what": "stronghold"})
    bite = node("damage", n=1, target={"whose": "opposing"})
    third = side(animals=[animal("C", health=3), animal("D", health=3)], deck=9)
    t = three(side(hand=[item("quake", quake, bite, cost=0)]), side(deck=9), third).do("play quake")
    assert t.asks == "ChooseTarget"
    concede(t, 2).do("target C")
    assert [key for key, _ in t.log].count("stronghold-fell") == 1
    assert (t.asks, t.actor, [each.lost for each in t.g.keeps]) == ("Rally", 3, [0, 0, 1])


@pytest.mark.rule("UN-91", "UN-80")
def test_UN_91_texts_that_waited_for_the_end_of_an_effect_leave_with_their_player() -> None:
    echo = node("repeat-last-words", target={"many": "each", "condition": "with-last-words"})
    bite = node("damage", n=1, target={"whose": "opposing"})
    heir = animal("B", health=3, last_words=[node("draw")])
    third = side(animals=[animal("C", health=3), animal("D", health=3)])
    t = three(side(hand=[item("echo", echo, bite, cost=0)]), side(animals=[heir]), third).do("play echo")
    assert t.asks == "ChooseTarget"
    concede(t, 2).do("target C")
    assert (t.asks, t.actor) == ("MainPhase", 1)


@pytest.mark.rule("UN-91", "UN-80", "UN-63")
def test_UN_91_an_item_that_is_being_resolved_leaves_with_its_player() -> None:
    bite = item("bite", node("damage", n=1, target={"whose": "opposing"}), cost=0)
    t = three(side(hand=[bite]), side(animals=[animal("B")]), side(animals=[animal("C")])).do("play bite")
    assert t.asks == "ChooseTarget"
    concede(t, 1)
    assert (t.where("bite"), t.asks, t.actor) == ("removed 1", "MainPhase", 2)


# ---------------------------------------------------------------------- during the set-up


@pytest.mark.rule("UN-91", "UN-06", "UN-07", "UN-10")
def test_UN_91_in_the_draft_the_others_set_up_and_the_next_one_starts() -> None:
    t = position(mode="survival", seats=3, setup="draft", seed=1, factions=[[], [], []])
    concede(t, 1)
    shown: list[str] = []
    while t.asks != "MainPhase":
        t.do(t.options()[0])
        shown += [key for key, _ in t.log]
    assert shown.count("stronghold-shown") == 2
    assert (t.actor, len(t.g.sides[0].deck), t.hand(1)) == (2, 0, [])
    assert [len(t.hand(2)), len(t.hand(3))] == [7, 8], "8 and 9 cards, without the first Support"


@pytest.mark.rule("UN-91", "UN-12")
def test_UN_91_while_all_choose_in_secret() -> None:
    t = position(side(), side(), side(), mode="survival", setup="support", seed=1)
    for seat in (1, 2):
        t.do(t.options(seat)[0], seat=seat)
    concede(t, 1)
    concede(t, 3)
    assert t.winners == [2]


@pytest.mark.parametrize("law", ["any_seat_may_give_up_at_any_time", "concessions_are_recorded"])
def test_giving_up_in_survival_from_the_draft_on(law: str) -> None:
    seats = 3 if os.environ.get("LUDOTEK_ENGINE") == "pure" else 4  # the pure engine is slow
    getattr(Conformance(GAME, [{"mode": "survival", "seats": seats, "draft": "draft"}], seeds=1), law)()
