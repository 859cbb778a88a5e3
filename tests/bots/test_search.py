"""The searching player: it repeats itself, touches nothing, races fairly, and beats the quick player."""

from __future__ import annotations

from typing import Any

import pytest

from ludotek import registry
from ludotek.bots import LEARNED, has_learned, make_bot, play
from ludotek.bots.greedy import insight_of
from ludotek.bots.search import Searching
from ludotek.games.reckoners.rules.spending import Spend
from ludotek.games.reckoners.rules.using import UseDice
from ludotek.kernel.chance import FastChance
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match
from ludotek.kernel.search import Search

TABLES: list[tuple[str, dict[str, Any]]] = [
    ("twenty-strong", {}),
    ("untamed", {"mode": "duel"}),
    ("untamed", {"mode": "hydra", "seats": 4}),
    ("reckoners", {"seats": 3}),
]


def start(game: Game, options: dict[str, Any], seed: int) -> Match:
    checked = game.check_options(options)
    return game.start(game.content(checked), checked, FastChance(seed))


def positions(game: Game, options: dict[str, Any], number: int) -> list[tuple[Match, int]]:
    """Real choices of the quick players' games, spread over the game."""
    found: list[tuple[Match, int]] = []
    match, insight = start(game, options, 3), insight_of(game)
    answers = 0
    while not match.over and len(found) < number:
        seat = match.driver()
        several = len(match.options(seat)) > 1
        if several and answers % 7 == 0 and not insight.is_routine(match):
            found.append((match.clone(), seat))
        match.carry_out(seat, insight.choose(match.clone(), seat) if several else match.options(seat)[0])
        answers += 1
    return found


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_equal_seeds_and_rollouts_give_equal_answers(name: str, options: dict[str, Any]) -> None:
    game = registry.find(name)
    for match, seat in positions(game, options, 4):
        before = match.digest()
        answers = {make_bot("search:8", game, FastChance(5)).choose(match, seat) for _ in range(3)}
        assert len(answers) == 1
        assert answers < set(match.options(seat))
        assert match.digest() == before


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_worlds_are_paired_and_halved(name: str, options: dict[str, Any]) -> None:
    """Every option that is still in the race has played in the same worlds; the quick player's is in to the end."""
    game = registry.find(name)
    for match, seat in positions(game, options, 4):
        search = Search(game, insight_of(game), match.clone(), seat, 1)
        search.race(64)
        worlds = len(search.worlds)
        assert search.usual in search.field
        assert all(len(runner.chances) == worlds for runner in search.field)
        assert all(2 <= len(runner.chances) <= worlds for runner in search.runners)
        assert sum(len(runner.chances) for runner in search.runners) == search.playouts
        assert all(0.0 <= chance <= 1.0 for runner in search.runners for chance in runner.chances)


def test_time_buys_playouts() -> None:
    """A player that is given time has run at least the first lap of its race, and more with more time."""
    game = registry.find("untamed")
    match, seat = positions(game, {"mode": "duel"}, 1)[0]

    def playouts(specification: str) -> int:
        bot = make_bot(specification, game, FastChance(1))
        assert isinstance(bot, Searching)
        search = bot.search(match.clone(), seat)
        assert all(len(runner.chances) >= 2 for runner in search.runners)
        return int(search.playouts)

    assert playouts("search:1ms") <= playouts("search:1s")


class Ticking:
    """A clock on which so many seconds pass from one look to the next."""

    def __init__(self, tick: float) -> None:
        self.tick = tick
        self.looks = 0

    def __call__(self) -> float:
        self.looks += 1
        return self.looks * self.tick


@pytest.mark.parametrize(("name", "options"), TABLES)
def test_time_is_the_most_that_is_used(name: str, options: dict[str, Any]) -> None:
    """It stops when time is up, and before that when nobody who is left may be better by anything that counts."""
    game = registry.find(name)
    for match, seat in positions(game, options, 2):
        short = make_bot("search:50ms", game, FastChance(1), clock := Ticking(0.03))
        assert isinstance(short, Searching)
        short.search(match.clone(), seat)
        assert clock.looks <= 3
        long = make_bot("search:1s", game, FastChance(1), clock := Ticking(0.001))
        assert isinstance(long, Searching)
        search = long.search(match.clone(), seat)
        assert search.settled() or clock.looks > 9
        assert all(runner is search.best() or runner.most_ahead(search.best()) < 0.1 for runner in search.field)


def test_whoever_is_beaten_beyond_doubt_drops_out() -> None:
    game = registry.find("twenty-strong")
    match, seat = max(positions(game, {}, 8), key=lambda each: len(each[0].options(each[1])))
    search = Search(game, insight_of(game), match.clone(), seat, 1)
    search.run_lap(8)
    worst = min((runner for runner in search.field if runner is not search.usual), key=lambda each: each.lead)
    worst.chances = [0.0] * 8
    for runner in search.field:
        if runner is not worst:
            runner.chances = [0.5 + number / 100 for number in range(8)]
        runner.compare(search.usual)
    search.drop_beaten()
    assert worst not in search.field
    assert search.usual in search.field
    assert search.settled()


def test_many_playouts_look_further() -> None:
    game = registry.find("twenty-strong")
    match, seat = positions(game, {}, 1)[0]
    reach = []
    for budget in (16, 64):
        search = Search(game, insight_of(game), match.clone(), seat, 1)
        search.race(budget)
        reach.append(search.until - insight_of(game).clock(match))
    assert reach == [1, 2]


PLAYERS = ["greedy", "learned", "search:4", "gentle"]
SEATED = [
    (name, options, player)
    for name, options in TABLES
    for player in PLAYERS
    if player != LEARNED or has_learned(registry.find(name))
]


@pytest.mark.parametrize(("name", "options", "player"), SEATED)
def test_nothing_hidden_changes_an_answer(name: str, options: dict[str, Any], player: str) -> None:
    game = registry.find(name)
    for number, (match, seat) in enumerate(positions(game, options, 6)):
        other = game.determinise(match, seat, FastChance(number))
        answers = {make_bot(player, game, FastChance(5)).choose(each, seat) for each in (match, other)}
        assert len(answers) == 1


def test_it_plans_how_dice_are_spent() -> None:
    """In The Reckoners, where each answer is played on to the end of the round."""
    game = registry.find("reckoners")
    match, insight = start(game, {"seats": 2}, 3), insight_of(game)
    otherwise = 0
    while not otherwise and not match.over:
        seat = match.driver()
        usual = insight.choose(match.clone(), seat)
        if isinstance(match.question, UseDice | Spend):
            otherwise += make_bot("search", game, FastChance(1)).choose(match, seat) != usual
        match.carry_out(seat, usual)
    assert otherwise


def test_it_beats_the_quick_player() -> None:
    """A small size of docs/strength.md: among eight duels on both seats it loses at most two."""
    game = registry.find("untamed")
    won = 0.0
    for seed in range(8):
        match = start(game, {"mode": "duel"}, seed)
        bots = [make_bot(name, game, FastChance(seed)) for name in ("search:8", "greedy")]
        play(match, bots if seed % 2 else bots[::-1])
        assert match.outcome is not None
        won += match.outcome.scores[0 if seed % 2 else 1]
    assert won >= 6
