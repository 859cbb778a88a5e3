"""Bots answer every question with one of its options, repeat themselves for the same seed, and cannot peek."""

from __future__ import annotations

from collections import Counter

import pytest
from toy.game import GAME as TOY

from ludotek import registry
from ludotek.bots import LEVELS, PLAYERS, Bot, is_player, make_bot, play, read_players
from ludotek.bots.levels import specification_of
from ludotek.kernel.chance import FastChance
from ludotek.kernel.errors import LudotekError, UnknownName
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match

GAME = registry.find("twenty-strong")
OPTIONS = GAME.check_options({})
CONTENT = GAME.content(OPTIONS)


def start(seed: int, game: Game = GAME) -> Match:
    options = game.check_options({})
    return game.start(CONTENT if game is GAME else game.content(options), options, FastChance(seed))


def played(name: str, seed: int) -> tuple[str, int]:
    match = start(seed)
    tally = play(match, [make_bot(name, GAME, FastChance(seed + 1))])
    return match.digest(), int(tally.answers)


@pytest.mark.parametrize("name", list(PLAYERS))
def test_the_same_seed_gives_the_same_game(name: str) -> None:
    assert [played(name, seed) for seed in range(3)] == [played(name, seed) for seed in range(3)]


def test_greedy_wins_where_random_does_not() -> None:
    def wins(name: str) -> float:
        total = 0.0
        for seed in range(40):
            match = start(seed)
            play(match, [make_bot(name, GAME, FastChance(seed))])
            assert match.outcome is not None
            total += match.outcome.scores[0]
        return total

    assert wins("greedy") > wins("random")


def test_greedy_answers_every_kind_of_question() -> None:
    """Wherever play leads, greedy has a legal answer."""
    bot, asked = make_bot("greedy", GAME, FastChance(1)), Counter[str]()
    for seed in range(60):
        match, chooser = start(seed), FastChance(seed)
        while not match.over:
            options = match.options(0)
            if len(options) > 1:
                asked[type(match.question).__name__] += 1
                chosen = bot.choose(match, 0)
                assert chosen in options
                # Some of the answers are random ones, so that greedy is asked what it would avoid.
                match.carry_out(0, chosen if chooser.below(0, 4) else options[chooser.below(0, len(options))])
            else:
                match.carry_out(0, options[0])
    assert len(asked) > 12, asked


def test_random_answers_uniformly() -> None:
    match = start(1)
    options = match.options(0)
    bot = make_bot("random", GAME, FastChance(5))
    seen = Counter(bot.choose(match, 0) for _ in range(400 * len(options)))
    assert sorted(seen) == options
    assert min(seen.values()) > 300


class Peeking(Bot):
    """Notes what it is given to think about."""

    def think(self, copy: Match, seat: int) -> int:
        self.seen = copy
        return copy.options(seat)[0]


def test_a_bot_is_given_a_copy_with_everything_hidden_drawn_anew() -> None:
    match = start(3)
    before = match.digest()
    bot = Peeking(GAME, FastChance(1))
    bot.choose(match, 0)
    first = bot.seen
    assert first is not match
    assert first.digest() != before, "the cards that lie hidden are other ones"
    assert GAME.view(first, 0) == GAME.view(match, 0), "what can be seen is the same"
    first.carry_out(0, first.options(0)[0])
    assert match.digest() == before, "nothing that a bot does touches the match"


def test_a_bot_that_breaks_the_rules_is_stopped() -> None:
    class Cheat(Bot):
        def think(self, copy: Match, seat: int) -> int:
            return 999

    with pytest.raises(LudotekError, match="999"):
        play(start(1), [Cheat(GAME, FastChance(1))])


def test_specifications() -> None:
    assert read_players("greedy", 1) == ["greedy"]
    assert read_players("random", 3) == ["random"] * 3
    assert read_players("random, greedy", 2) == ["random", "greedy"]
    with pytest.raises(UnknownName, match=r"player 'genius'; known: random, greedy, learned, search"):
        read_players("genius", 1)
    assert read_players("search:64,greedy", 2) == ["search:64", "greedy"]
    assert read_players("search:200ms,greedy~30,expert", 3) == ["search:200ms", "greedy~30", "expert"]
    for wrong in (
        "search:0",
        "search:many",
        "search:",
        "greedy:3",
        "search:999999",
        "search:2m",
        "search:61s",
        "greedy~100",
    ):
        with pytest.raises(LudotekError, match="only search takes an amount"):
            read_players(wrong, 1)
    with pytest.raises(LudotekError, match="easy is complete as it is"):
        read_players("easy~30", 1)
    with pytest.raises(UnknownName, match="player ''"):
        read_players("", 1)
    with pytest.raises(LudotekError, match="2 players were named for 3 seats"):
        read_players("random,greedy", 3)
    with pytest.raises(UnknownName):
        make_bot("genius", GAME, FastChance(0))


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_is_a_name_for_a_player(level: str) -> None:
    match, same = start(4), start(4)
    for _ in range(12):
        names = (level, specification_of(level, GAME))
        seat, bots = match.driver(), [make_bot(name, GAME, FastChance(7)) for name in names]
        chosen = bots[0].choose(match, seat)
        assert chosen == bots[1].choose(same, seat)
        match.carry_out(seat, chosen)
        same.carry_out(seat, chosen)


def test_a_game_may_have_levels_of_its_own() -> None:
    """Else they are what they usually are; and whatever they are, there is such a player."""
    assert specification_of("easy", TOY) == LEVELS["easy"]
    for game in map(registry.find, registry.names()):
        assert set(game.profile.levels) <= set(LEVELS)
        for level in LEVELS:
            meant = specification_of(level, game)
            assert meant == game.profile.levels.get(level, LEVELS[level])
            assert is_player(meant) and meant not in LEVELS


def test_slips_are_as_many_as_the_specification_says() -> None:
    """Where random and greedy would differ, so many answers in a hundred are any option."""
    match, greedy = start(2), make_bot("greedy", GAME, FastChance(0))
    while len(match.options(0)) < 8:
        match.carry_out(0, greedy.choose(match, 0))
    usual, options = greedy.choose(match, 0), match.options(0)
    other = sum(make_bot("greedy~40", GAME, FastChance(seed)).choose(match, 0) != usual for seed in range(400))
    expected = 400 * 0.4 * (1 - 1 / len(options))
    assert abs(other - expected) < 40


@pytest.mark.parametrize(("player", "weaker"), [("greedy", "random"), ("learned", "greedy"), ("search:4", "greedy")])
def test_a_slip_is_the_answer_of_the_next_weaker_player(player: str, weaker: str) -> None:
    match, greedy = start(2), make_bot("greedy", GAME, FastChance(0))
    while len(match.options(0)) < 8:
        match.carry_out(0, greedy.choose(match, 0))
    for seed in range(20):
        chance = FastChance(seed)
        expected = make_bot(weaker if chance.below(0, 100) < 50 else player, GAME, chance)
        slipping = make_bot(f"{player}~50", GAME, FastChance(seed))
        assert slipping.think(match.clone(), 0) == expected.think(match.clone(), 0)


def test_a_game_without_insight_has_no_greedy_player_but_a_random_one() -> None:
    with pytest.raises(LudotekError, match=f"no greedy player for {TOY.name}"):
        make_bot("greedy", TOY, FastChance(0))
    match = start(1, TOY)
    play(match, [make_bot("random", TOY, FastChance(seat)) for seat in range(match.seats)])
    assert match.over
