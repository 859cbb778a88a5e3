"""The searching player: it repeats itself, touches nothing, races fairly, and beats the quick player."""

from __future__ import annotations

from typing import Any

import pytest

from ludotek import registry
from ludotek.bots import make_bot, play
from ludotek.bots.greedy import insight_of
from ludotek.bots.search import Searching
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


@pytest.mark.parametrize(("name", "options"), TABLES)
@pytest.mark.parametrize("player", ["greedy", "search:4", "gentle"])
def test_nothing_hidden_changes_an_answer(name: str, options: dict[str, Any], player: str) -> None:
    game = registry.find(name)
    for number, (match, seat) in enumerate(positions(game, options, 6)):
        other = game.determinise(match, seat, FastChance(number))
        answers = {make_bot(player, game, FastChance(5)).choose(each, seat) for each in (match, other)}
        assert len(answers) == 1


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
