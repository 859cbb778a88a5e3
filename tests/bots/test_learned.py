"""The learned player: whole numbers that every engine adds up alike, and the quick player wherever nothing was learned."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from toy.game import GAME as TOY

from ludotek import registry
from ludotek.bots import has_learned, learned, make_bot, play
from ludotek.bots.greedy import insight_of
from ludotek.bots.learned import forget, path_of, policy_for, weights_of
from ludotek.kernel.chance import FastChance
from ludotek.kernel.encoder import Encoder
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.match import Match
from ludotek.kernel.policy import UNKNOWN, Policy, fact_name
from ludotek.table.seating import playing

LEARNED: list[tuple[str, dict[str, Any]]] = [("twenty-strong", {}), ("untamed", {"mode": "duel"})]
DUEL = LEARNED[1]


def start(name: str, given: dict[str, Any], seed: int) -> Match:
    game = registry.find(name)
    options = game.check_options(given)
    return game.start(game.content(options), options, FastChance(seed))


def asked(name: str, given: dict[str, Any], games: int) -> Iterator[tuple[Match, int]]:
    """The choices of some games in which all seats are played by it."""
    game = registry.find(name)
    bot = make_bot("learned", game, FastChance(1))
    for seed in range(games):
        match = start(name, given, seed)
        while not match.over:
            seat = match.driver()
            options = match.options(seat)
            if len(options) > 1:
                yield match.clone(), seat
            match.carry_out(seat, bot.choose(match, seat) if len(options) > 1 else options[0])


class Reckoned:
    """The same answers, reckoned another way: from the file, number by number."""

    def __init__(self, name: str, encoder: Encoder) -> None:
        path = path_of(registry.find(name))
        assert path is not None
        with np.load(path) as file:
            arrays = dict(file)
        self.encoder = encoder
        self.facts = dict(zip(lines(arrays["fact_names"]), arrays["facts"].astype(np.int64), strict=True))
        self.largest: dict[str, int] = {}
        for fact in self.facts:
            number, _, value = fact.rpartition("=")
            if value.isdecimal():
                self.largest[number] = max(int(value), self.largest.get(number, 0))
        answers = zip(arrays["answers"].astype(np.int64), arrays["offsets"], strict=True)
        self.answers = dict(zip(lines(arrays["answer_names"]), answers, strict=True))
        self.bias = arrays["bias"].astype(np.int64)

    def choose(self, match: Match, seat: int) -> int:
        total = self.bias.copy()
        for place, value in enumerate(self.encoder.row(match, seat, True)):
            most = self.largest.get(self.encoder.names[place], 255)
            if value:
                total += self.facts.get(fact_name(self.encoder, place, min(value, most)), 0)
        hidden = np.maximum(total, 0)
        assert hidden.max() < 1 << 15, "it fits into a lane"
        options = match.options(seat)
        assert match.question is not None
        question = self.encoder.names[self.encoder.asker(match.question)]
        names = [f"{question} {option}" for option in self.encoder.as_counted(match, seat, options)]
        if not all(name in self.answers for name in names):
            return UNKNOWN
        points = [hidden @ self.answers[name][0] + self.answers[name][1] for name in names]
        return options[int(np.argmax(points))]


def lines(text: Any) -> list[str]:
    return bytes(text).decode().splitlines()


@pytest.mark.parametrize(("name", "given"), LEARNED)
def test_every_engine_reckons_as_the_file_says(name: str, given: dict[str, Any]) -> None:
    game = registry.find(name)
    found = list(asked(name, given, 1))
    policy = policy_for(game, weights_of(game), found[0][0])
    reckoned = Reckoned(name, policy.encoder)
    answers = [policy.choose(match, seat) for match, seat in found]
    assert answers == [reckoned.choose(match, seat) for match, seat in found]
    assert set(answers) > {UNKNOWN}, "some are its own, and some are left to the quick player"


def test_what_was_asked_before_does_not_matter() -> None:
    name, given = DUEL
    game = registry.find(name)
    found = list(asked(name, given, 1))
    policy = policy_for(game, weights_of(game), found[0][0])
    fresh = [Policy(weights_of(game), policy.encoder).choose(match, seat) for match, seat in found[::9]]
    assert [policy.choose(match, seat) for match, seat in reversed(found[::9])] == fresh[::-1]


def test_it_beats_random_players() -> None:
    name, given = DUEL
    game, won = registry.find(name), 0.0
    for seed in range(12):
        match = start(name, given, seed)
        players = ["learned", "random"] if seed % 2 == 0 else ["random", "learned"]
        play(match, [make_bot(player, game, FastChance(seed)) for player in players])
        assert match.outcome is not None
        won += match.outcome.scores[players.index("learned")]
    assert won >= 11


def test_it_beats_the_quick_player() -> None:
    """A small size of docs/learning.md: 40 seeds, both seats, of which the quick player itself would win 42."""
    name, given = DUEL
    game, won = registry.find(name), 0.0
    for seed in range(80):
        match = start(name, given, seed // 2)
        players = ["learned", "greedy"] if seed % 2 == 0 else ["greedy", "learned"]
        play(match, [make_bot(player, game, FastChance(seed)) for player in players])
        assert match.outcome is not None
        won += match.outcome.scores[players.index("learned")]
    assert won > 45


def test_a_mode_that_was_not_learned_is_left_to_the_quick_player() -> None:
    found = list(asked("untamed", {"mode": "hunter", "seats": 3}, 1))
    game = registry.find("untamed")
    for match, seat in found[::5]:
        copy = match.clone()
        assert make_bot("learned", game, FastChance(2)).think(match.clone(), seat) == insight_of(game).carry_on(
            copy, seat
        )


def test_content_that_was_read_again_has_a_policy_of_its_own() -> None:
    name, given = DUEL
    game = registry.find(name)
    match = start(name, given, 1)
    policy = policy_for(game, weights_of(game), match)
    assert policy_for(game, weights_of(game), match.clone()) is policy
    assert policy_for(game, weights_of(game), start(name, {"mode": "hunter", "seats": 3}, 1)) is not policy


def test_a_game_that_nobody_has_learned() -> None:
    with pytest.raises(LudotekError, match=r"there is no learned player for night-market; there is one for .*untamed"):
        make_bot("learned", TOY, FastChance(1))
    assert playing("learned", TOY) == "random"


def test_without_a_file_a_table_has_the_usual_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.find("untamed")
    assert playing("learned", game) == "learned"
    monkeypatch.setattr(learned, "FILE", "nothing.npz")
    forget()
    assert not has_learned(game)
    assert playing("learned", game) == "greedy"
    with pytest.raises(LudotekError, match="there is one for no game"):
        make_bot("learned", game, FastChance(1))
