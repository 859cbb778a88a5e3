"""Texts that are kept as files, so that every change of a card, a word or a rule shows as a diff.

After a change that is meant: LUDOTEK_GOLDEN=write python3 dev.py test tests/golden, and read the diff.
"""

import os
from pathlib import Path
from typing import Any

import pytest

from ludotek.games.reckoners.game import GAME as RECKONERS
from ludotek.games.twenty_strong.game import GAME, read_deck, shipped_decks
from ludotek.games.untamed.game import GAME as UNTAMED
from ludotek.kernel.chance import FastChance
from ludotek.kernel.game import Game
from ludotek.testing.playthrough import perft, playthrough
from ludotek.testing.walk import choose
from ludotek.text import card_text

HERE = Path(__file__).parent


def same_as_kept(name: str, text: str) -> None:
    path = HERE / name
    if os.environ.get("LUDOTEK_GOLDEN") == "write":
        path.write_text(text, encoding="utf-8")
    assert path.exists(), f"{name} is missing; write it with LUDOTEK_GOLDEN=write"
    assert text == path.read_text(encoding="utf-8"), f"{name} differs; if that is meant, write it and read the diff"


SHEETS = {
    "reckoners": (RECKONERS, RECKONERS.sheets(RECKONERS.content({}))),
    "untamed": (UNTAMED, UNTAMED.sheets(UNTAMED.content({}))),
    **{f"twenty-strong-{deck}": (GAME, GAME.sheets(read_deck(deck))) for deck in shipped_decks()},
}


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize("name", SHEETS)
def test_the_text_of_every_card_is_the_kept_one(name: str, lang: str) -> None:
    game, sheets = SHEETS[name]
    cards = ["\n".join(card_text(game.package, sheet, lang).lines()) for sheet in sheets]
    same_as_kept(f"{name}-cards.{lang}.txt", "\n\n".join(cards) + "\n")


PLAYED = {
    "twenty-strong-playthrough-sergeant-marrow": (GAME, {"hero": "sergeant-marrow"}),
    "twenty-strong-playthrough-widow-ashgrove": (GAME, {"hero": "widow-ashgrove"}),
    "twenty-strong-playthrough-salt-road": (GAME, {"deck": "salt-road", "hero": "sister-anselma"}),
    "twenty-strong-playthrough-hollow-wood": (GAME, {"deck": "hollow-wood", "hero": "barnaby-tallow"}),
    "untamed-playthrough-duel": (UNTAMED, {}),
    "reckoners-playthrough-two": (RECKONERS, {"seats": 2}),
}
SEED = 20


@pytest.mark.parametrize("name", PLAYED)
def test_a_random_game_is_the_kept_one(name: str) -> None:
    game, options = PLAYED[name]
    same_as_kept(f"{name}.txt", playthrough(game, options, SEED))


# How many lines of play of one, two and three answers there are after so many random ones: an option more or less shows.
LINES_OF_PLAY: list[tuple[Game, dict[str, Any], int, list[int]]] = [
    (GAME, {}, 0, [3, 17, 105]),
    (GAME, {}, 12, [5, 23, 101]),
    (GAME, {"difficulty": 4}, 20, [5, 26, 143]),
    (UNTAMED, {}, 60, [4, 12, 36]),
    (UNTAMED, {"mode": "hunter"}, 60, [2, 4, 16]),
    (UNTAMED, {"mode": "survival"}, 60, [4, 15, 117]),
    (UNTAMED, {"mode": "alpha"}, 60, [3, 12, 38]),
    (UNTAMED, {"mode": "hydra"}, 60, [2, 16, 62]),
    (UNTAMED, {"mode": "manticore"}, 60, [3, 9, 36]),
    (RECKONERS, {"seats": 2}, 20, [15, 65, 667]),
    (RECKONERS, {"seats": 3, "difficulty": "hard"}, 20, [9, 73, 627]),
    (RECKONERS, {"seats": 4, "difficulty": "firefight"}, 20, [23, 497, 10192]),
]


@pytest.mark.parametrize(("game", "options", "after", "counts"), LINES_OF_PLAY)
def test_there_are_as_many_lines_of_play_as_before(
    game: Game, options: dict[str, Any], after: int, counts: list[int]
) -> None:
    checked = game.check_options(options)
    match = game.start(game.content(checked), checked, FastChance(SEED))
    chooser = FastChance(SEED + 1)
    for _ in range(after):
        match.act(*choose(match, chooser))
    assert [perft(match, depth) for depth in (1, 2, 3)] == counts
