"""Record the games of tests/replays/twenty_strong anew: after a change of the rules that is meant, with a new rules version.

From the root: python tests/replays/record_twenty_strong.py
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

from ludotek.bots.players import make_bot
from ludotek.games.twenty_strong.game import GAME
from ludotek.games.twenty_strong.rules.actions import BEGIN_ENDGAME
from ludotek.games.twenty_strong.rules.components import BOSS
from ludotek.games.twenty_strong.rules.table import TwentyStrong
from ludotek.kernel.chance import FastChance, SealedChance
from ludotek.kernel.event import EventLog
from ludotek.kernel.play import Play, begin

HERE = Path(__file__).parent
TRIES = 3000


class Game:
    """A finished game and what is to be known of it for choosing."""

    def __init__(self, play: Play, heard: list[str], stacks_empty: bool) -> None:
        self.play = play
        self.g = cast(TwentyStrong, play.match)
        self.heard = heard
        self.stacks_empty = stacks_empty  # when the endgame began

    @property
    def won(self) -> bool:
        return self.g.outcome is not None and self.g.outcome.scores[0] == 1.0

    def boss(self) -> str:
        return next((c.name for c in self.g.deck.cards if c.kind == BOSS and self.met(int(c.index))), "")

    def beast_out(self) -> bool:
        return any(self.g.is_boss(enemy) and not enemy.defeated for enemy in self.g.active)

    def met(self, card: int) -> bool:
        return card in self.g.discard or any(enemy.card == card for enemy in self.g.active)


def played(options: dict[str, Any], seed: int, patient: bool, sealed: bool) -> Game:
    """A game of the greedy player; a patient one never begins the endgame before it must."""
    ear = EventLog()
    chance = SealedChance(seed.to_bytes(32, "big")) if sealed else FastChance(seed)
    play = begin(GAME, options, chance, listener=ear)
    bot = make_bot("greedy", GAME, FastChance(seed + 1))
    heard: list[str] = []
    empty = False
    while not play.match.over:
        g = cast(TwentyStrong, play.match)
        action = bot.choose(g, 0)
        if patient and action == BEGIN_ENDGAME:
            action = next(each for each in g.options(0) if each != BEGIN_ENDGAME)
        play.act(0, action)
        news = [event.kind.key for event in ear.take()]
        empty = empty or ("log-endgame-began" in news and g.stacks_empty())
        heard += news
    play.close()
    return Game(play, heard, empty)


def kept_seed(name: str) -> list[int]:
    """The seed of the game that is kept under this name: with luck it still ends as wanted."""
    file = HERE / GAME.package / f"{name}.jsonl"
    chance = json.loads(file.read_text(encoding="utf-8").splitlines()[0])["chance"] if file.exists() else {}
    return [chance["seed"]] if "seed" in chance else []


def keep(
    name: str, wanted: Callable[[Game], bool], patient: bool = False, sealed: bool = False, **options: Any
) -> None:
    for seed in [*kept_seed(name), *range(TRIES)]:
        game = played(options, seed, patient, sealed)
        if wanted(game):
            folder = HERE / GAME.package
            folder.mkdir(exist_ok=True)
            (folder / f"{name}.jsonl").write_text(game.play.record.text(), encoding="utf-8")
            print(f"{name}: seed {seed}, {len(game.play.live)} answers")
            return
    raise SystemExit(f"{name}: no such game among {TRIES}")


def main() -> None:
    keep("win-by-choice", lambda game: game.won and not game.stacks_empty)
    keep("win-sealed", lambda game: game.won, sealed=True)
    keep("loss-to-damage", lambda game: not game.won and "log-suffered" in game.heard[-2:] and not game.g.endgame)
    keep("loss-to-an-effect", lambda game: not game.won and game.heard[-2] == "log-stat-changed")
    keep("loss-to-the-boss", lambda game: not game.won and game.g.endgame)
    keep(
        "win-when-all-stacks-are-empty",
        lambda game: game.won and game.stacks_empty,
        True,
        deck="tests/decks/small.toml",
    )
    keep("hunt-won", lambda game: game.won, deck="tests/decks/hunt.toml")
    keep("journey-won", lambda game: game.won, deck="tests/decks/journey.toml")
    keep("journey-lost", lambda game: not game.won, deck="tests/decks/journey.toml")
    road = {"deck": "salt-road"}
    keep("salt-road-won", lambda game: game.won and "log-went-in-peace" in game.heard, **road)
    keep(
        "salt-road-lost-on-the-road",
        lambda game: not game.won and "log-suffered" in game.heard[-2:] and not game.g.endgame,
        **road,
    )
    keep(
        "salt-road-lost-in-the-snow",
        lambda game: not game.won and game.heard[-2] == "log-stat-changed" and game.g.chip == 0 and not game.g.endgame,
        **road,
    )
    keep("salt-road-lost-to-the-boss", lambda game: not game.won and game.g.endgame, **road)
    for card in GAME.content_of(GAME.content(GAME.check_options({}))).cards:
        if card.kind == BOSS:
            boss = card.name
            keep(f"won-against-{boss}", lambda game, boss=boss: game.won and game.boss() == boss)  # type: ignore[misc]
    keep("hollow-wood-won", lambda game: game.won, deck="hollow-wood")
    keep("hollow-wood-lost-to-a-beast", lambda game: not game.won and game.beast_out(), deck="hollow-wood")
    keep("hollow-wood-lost-on-the-way", lambda game: not game.won and not game.beast_out(), deck="hollow-wood")
    keep("on-the-highest-rung", lambda game: True, difficulty=10)


if __name__ == "__main__":
    main()
