"""A game that can be started and loaded."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from os import PathLike
from pathlib import Path
from types import ModuleType
from typing import Any

from ludotek import registry
from ludotek.api.match import Match
from ludotek.kernel.chance import Chance, FastChance, SealedChance
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.event import EventLog
from ludotek.kernel.game import Game as Rules
from ludotek.kernel.odds import Odds, Query
from ludotek.kernel.option import Option
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.play import begin
from ludotek.kernel.record import read_record
from ludotek.kernel.replay import verify
from ludotek.kernel.save import load
from ludotek.kernel.seal import Seal
from ludotek.packs.pack import Pack, read_pack_file

Say = Callable[[str, Phrase, str], str]


def say_in_words(package: str, phrase: Phrase, lang: str) -> str:
    """A phrase in a language, by the text room, which is not loaded before the first word is needed."""
    from ludotek.text import say

    return say(package, phrase, lang)


def game(name: str, rules: int | None = None) -> Game:
    """The game of that name, such as "twenty-strong"; `rules`: of that version, which may be a past one."""
    return Game(registry.find(name, rules))


class Game:
    """A game that can be started and loaded."""

    def __init__(self, rules: Rules, say: Say = say_in_words) -> None:
        self.rules = rules
        self.say = say

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    @property
    def name(self) -> str:
        return self.rules.name

    @property
    def options(self) -> list[Option]:
        """What `new` takes: each option with its name, default and allowed values."""
        return self.rules.options()

    def odds_queries(self) -> list[Query]:
        """What `odds` may be asked by: each with its name and how it is written."""
        return self._odds().QUERIES  # type: ignore[no-any-return]

    def odds(self, **asked: str) -> list[Odds]:
        """Exact odds of made-up dice, such as `game.odds(dice="2 yellow, 3 blue", health="4,3", phases="2")`."""
        return self._odds().answer(asked)  # type: ignore[no-any-return]

    def _odds(self) -> ModuleType:
        found = registry.odds(self.rules)
        if found is None:
            raise LudotekError(f"{self.name} has no odds to tell")
        return found

    def new(
        self,
        seed: int | None = None,
        sealed: bool = False,
        chance: Chance | None = None,
        attended: bool = False,
        pack: Pack | str | PathLike[str] | None = None,
        **options: Any,
    ) -> Match:
        """A new game. The same seed and options give the same game; without a seed, each game is different.

        `sealed` draws a secret seed and commits to it (`commitment`); it is opened when the game is closed. `attended`
        is for people: no answer that they could not take back is given for them, even if it is the only one. `pack`: a
        deck or the like of somebody's own, read already or as a file.
        """
        if chance is None:
            chance = make_chance(seed, sealed)
        elif seed is not None or sealed:
            raise LudotekError("give only one of chance, seed and sealed=True")
        if pack is None:
            return self.begin(options, chance, attended=attended)
        brought = pack if isinstance(pack, Pack) else read_pack_file(Path(pack))
        if brought.game is not self.rules:
            raise LudotekError(f"{brought.where} is for {brought.game.name}, not for {self.name}")
        checked = brought.options(options)
        return self.begin(checked, chance, brought.content(checked), attended=attended)

    def begin(
        self,
        options: dict[str, Any],
        chance: Chance,
        content: dict[str, Any] | None = None,
        attended: bool = False,
        seal: Seal | None = None,
    ) -> Match:
        """A new game with this chance; content is the game's own unless it is given."""
        ear = EventLog()
        return Match(self, begin(self.rules, options, chance, content, ear, attended, seal), ear)

    def load(self, data: object) -> Match:
        """Resume a saved game."""
        return Match(self, load(self.rules, data))

    def verify(self, text: str) -> Match:
        """Play a record again, checking every digest and every sealed draw; the game as it stood at the end."""
        return Match(self, verify(self.rules, read_record(text)))


def make_chance(seed: int | None, sealed: bool) -> Chance:
    if sealed:
        if seed is not None:
            raise LudotekError("a sealed game draws its own secret seed; leave the seed out")
        return SealedChance(secrets.token_bytes(32))
    if seed is None:
        return FastChance(secrets.randbits(63))
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << 64:
        raise LudotekError(f"a seed must be a whole number from 0 to {(1 << 64) - 1}, not {seed!r}")
    return FastChance(seed)
