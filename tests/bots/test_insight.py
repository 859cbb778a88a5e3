"""What the greedy player of 20 Strong knows and does, position by position."""

from __future__ import annotations

import pytest

from ludotek import registry
from ludotek.games.twenty_strong.codec import CODEC
from ludotek.games.twenty_strong.insight import Greedy, insight
from ludotek.games.twenty_strong.insight.odds import at_least, die_damage
from ludotek.games.twenty_strong.rules.strategy_phase import Commit
from ludotek.games.twenty_strong.rules.table import TwentyStrong
from ludotek.kernel.chance import FastChance
from ludotek.kernel.playouts import Playouts
from ludotek.testing.twenty_strong import Position, boss, card, hero, instant, node, position, shipped, single_use


def choice(t: Position) -> str:
    """What greedy does in a position, in the words of the tests."""
    return CODEC.write(t.g, 0, Greedy().choose(t.g, 0))


def follow(t: Position, times: int = 99) -> int:
    """Do what greedy does until it says done; how often that was."""
    for done in range(times):
        if choice(t) == "done":
            return done
        t.do(choice(t))
    return times


@pytest.mark.parametrize(
    ("colour", "rolls", "mean"),
    [
        (0, 1, 1 / 2),
        (0, 3, (1 - (4 / 6) ** 3) * 1.5),
        (3, 1, 1.0),
        (4, 1, 7 / 6),
        (4, 3, 7 / 6),
        (2, 2, (1 - 1 / 9) * 1.25),
    ],
)
def test_a_die_deals_what_its_sides_say(colour: int, rolls: int, mean: float) -> None:
    assert die_damage(colour, rolls, 1, 2).mean == pytest.approx(mean)


def test_a_face_that_deals_nothing_is_rolled_again() -> None:
    only_crits = die_damage(3, 2, 0, 2)
    assert only_crits.mean == pytest.approx((1 - (5 / 6) ** 2) * 2)
    assert die_damage(3, 2, 0, 0).mean == 0.0


def test_the_estimate_for_many_dice_is_close() -> None:
    """Two purple dice, one roll, at least 2 damage: exactly 27/36."""
    die = die_damage(3, 1, 1, 2)
    assert at_least(2 * die.mean, 2 * die.variance, 2) == pytest.approx(27 / 36, abs=0.03)
    assert at_least(3.0, 0.0, 3) == 1.0
    assert at_least(2.0, 0.0, 3) == 0.0
    assert at_least(0.0, 0.0, 0) == 1.0


def test_it_commits_until_the_odds_are_good_and_no_further() -> None:
    t = position(card("A", health=2, damage=2), at="commit", strategy=1)
    assert 2 <= follow(t) <= 7


def test_it_commits_nothing_when_nobody_is_left() -> None:
    assert choice(position(card("A"), at="commit", defeated=["A"])) == "done"


def test_it_goes_all_in_against_the_boss() -> None:
    t = position(boss("Dragon", health=14, damage=6), at="commit", endgame=True, strategy=1, health=3)
    follow(t)
    assert sum(t.g.pool) <= 2


def test_it_applies_the_die_that_fits() -> None:
    t = position(card("A", health=1, damage=1), card("B", health=2, damage=1), loose="green hit, green crit")
    follow(t, 2)
    assert t.defeated("A")
    assert t.defeated("B")


def test_it_finishes_one_enemy_rather_than_wounding_two() -> None:
    t = position(card("A", health=2, damage=1), card("B", health=2, damage=3), loose="2 blue hit", strategy=1)
    follow(t, 2)
    assert t.defeated("B")


def test_it_recovers_the_strongest_die() -> None:
    assert choice(position(at="recover", exhausted="2 yellow, purple")) == "recover purple"


def test_it_takes_a_reward_that_helps() -> None:
    t = position(
        card("A", health=1, reward=instant(node("change-stat", stat="health", by=1))), loose="blue hit", health=2
    ).do("apply blue hit A")
    assert choice(t) == "take"


def test_it_prevents_damage_that_would_kill() -> None:
    shield = card("Shield", reward=single_use(node("prevent", n=3), at="damage"))
    t = position(card("A", damage=3), at="damage", inventory=[shield], health=2)
    assert choice(t) == "use Shield"


def test_it_loses_the_die_that_it_misses_least() -> None:
    t = position(card("A", after=[node("exhaust")]), at="after", pool="yellow, red", exhausted="3 green")
    assert choice(t) == "pick yellow no-face pool"


def test_it_repeats_while_somebody_stands_and_stops_when_nobody_does() -> None:
    assert choice(position(card("A", damage=3), at="repeat", phases=1, strategy=3)) == "again"
    assert choice(position(card("A", damage=3), at="repeat", phases=1, strategy=3, defeated=["A"])) == "done"


def test_it_uses_an_ability_that_saves_the_fight() -> None:
    brave = hero("Brave", strategy=1, use={"at": "apply", "do": [node("turn", to="hit", dice={"face": "miss"})]})
    t = position(card("A", health=1, damage=3), hero=brave, loose="blue miss", health=3)
    assert choice(t) == "ability"


def test_it_takes_the_better_item_when_there_is_room_for_one() -> None:
    small = card("Small", reward=single_use(node("change-chip", by=1)))
    great = card("Great", reward=single_use(node("change-stat", stat="health", by=2)))
    t = position(small, great, at="gain", defeated=["Small", "Great"], strategy=1)
    assert choice(t) == "gain Great"


def test_the_greedy_player_does_without_an_item_that_would_cost_the_game() -> None:
    """Unfinished House has 1 more Health for each item held: without the item it falls before its damage comes."""
    t = position(
        shipped("unfinished-house"), at="damage", health=3, inventory=[shipped("keel-breaker")],
        on={"unfinished-house": "4 blue hit, 2 purple hit"}, stacks=[[card("A"), card("B")], [card("C")]],
    )  # fmt: skip
    assert t.asks == "DamageWindow"
    t.g.act(0, Greedy().choose(t.g, 0))
    assert not t.over and t.where("keel-breaker") == "discard"


def start(seed: int, deck: str) -> TwentyStrong:
    game = registry.find("twenty-strong")
    options = game.check_options({"deck": deck})
    match = game.start(game.content(options), options, FastChance(seed))
    assert isinstance(match, TwentyStrong)
    match.attended = False
    return match


def won(quick: Greedy, games: int, deck: str) -> float:
    """How many games playouts win from the start."""
    game, matches = registry.find("twenty-strong"), [start(seed, deck) for seed in range(games)]
    return sum(Playouts(game, quick, match, 0, 1).finish(match, 1 << 40) for match in matches)


def test_playouts_go_on_better_than_the_quick_player() -> None:
    assert won(insight(), 150, "long-dusk") > won(Greedy(), 150, "long-dusk") + 10


def test_playouts_of_a_journey_do_not_dawdle() -> None:
    assert won(insight(), 100, "salt-road") > won(Greedy(), 100, "salt-road") + 15


def test_which_dice_to_commit_is_not_searched_on_a_journey() -> None:
    asked = {deck: start(1, deck) for deck in ("long-dusk", "salt-road", "hollow-wood")}
    for match in asked.values():
        while not isinstance(match.question, Commit):
            assert not insight().is_routine(match)
            match.carry_out(0, Greedy().choose(match, 0))
    assert [deck for deck, match in asked.items() if insight().is_routine(match)] == ["salt-road"]
