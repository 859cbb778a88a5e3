"""A game with its options, as all environments share it: its spaces, the names of all numbers, and who else plays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.spaces import Box
from numpy.typing import NDArray

from ludotek import registry
from ludotek.bots import make_bot, read_players
from ludotek.envs.options import Options
from ludotek.kernel.bands import Bands
from ludotek.kernel.chance import FastChance
from ludotek.kernel.encoder import Encoder
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.game import Game
from ludotek.kernel.lane import Lane, Rival
from ludotek.kernel.match import Match
from ludotek.kernel.profile import VERSUS
from ludotek.kernel.row import MOST

Numbers = NDArray[np.uint8]
Mask = NDArray[np.int8]
SELF = "self"  # the learner plays the other seats as well
RENDER_MODES = ["ansi", "rgb_array"]
FRAMES_A_SECOND = 2


class BotRival(Rival):
    """A bot of the house."""

    def __init__(self, specification: str, game: Game) -> None:
        super().__init__()
        self.specification = specification
        self.game = game

    def begin(self, seed: int) -> None:
        self.bot = make_bot(self.specification, self.game, FastChance(seed))

    def choose(self, match: Match, seat: int, options: list[int]) -> int:
        return self.bot.choose(match, seat)


class Setting:
    """What is the same in every game that an environment plays."""

    def __init__(self, name: str, options: dict[str, Any]) -> None:
        self.game = registry.find(name)
        self.options = self.game.check_options(options)
        self.content = self.game.content(self.options)
        first = self.game.start(self.content, self.options, FastChance(0))
        make = getattr(registry.insight(self.game), "encoder", None)
        if make is None:
            raise LudotekError(f"{name} has no environments: its insight has no encoder")
        self.encoder: Encoder = make(first)
        self.seats = int(first.seats)
        self.versus = self.game.profile.mode(self.options).company == VERSUS

    @property
    def names(self) -> list[str]:
        """The name of each number of an observation: where in the seat's view it is found."""
        return self.encoder.names

    @property
    def kinds(self) -> dict[str, list[str]]:
        """What numbers stand for whose names end in @ and a kind: 1 is the first of the kind, 0 is none."""
        return self.encoder.kinds

    @property
    def action_names(self) -> list[str]:
        """What each action is: a verb and its parts; "" where nothing has that number."""
        return [action_name(self.game.answers.bands, action) for action in range(self.encoder.actions)]

    def observation_space(self) -> Box:
        return Box(0, MOST, (len(self.encoder.names),), np.uint8)

    def action_space(self) -> Options:
        return Options(int(self.encoder.actions))

    def rivals(self, opponents: str | None) -> list[Rival | None]:
        """Who plays each seat; None is the learner. `opponents`: a player for the other seats, or one for each."""
        if opponents == SELF or (opponents is None and not self.versus):
            return [None] * self.seats
        if opponents is None:
            raise LudotekError("name the opponents: a player such as 'random' or 'greedy', or one for each other seat")
        if not self.versus:
            raise LudotekError(f"{self.game.name} has no opponents: one learner plays all seats")
        known = read_players(opponents, self.seats - 1)
        return [None, *[Rival() if each == "random" else BotRival(each, self.game) for each in known]]

    def lane(self, rivals: Sequence[Rival | None] | None = None) -> Lane:
        """A place for games, one after the other; without rivals all seats are learners'."""
        everybody: list[Rival | None] = [None] * self.seats if rivals is None else list(rivals)
        return Lane(self.game, self.content, self.options, self.encoder, everybody)

    def observe(self, match: Match, seat: int, asked: bool) -> Numbers:
        return np.frombuffer(self.encoder.row(match, seat, asked), np.uint8)

    def mask(self, options: list[int]) -> Mask:
        mask = np.zeros(self.encoder.actions, np.int8)
        mask[options] = 1
        return mask


def reward(score: float) -> float:
    """1 for a win, -1 for a loss, between them for what lies between."""
    return 2 * score - 1


def action_name(bands: Bands, action: int) -> str:
    band = bands.find(action, "")
    return "" if band is None else " ".join([band.verb, *[f"{k}={v}" for k, v in band.values(action).items()]])


def check_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise LudotekError(f"render_mode must be None or one of {', '.join(RENDER_MODES)}, not {mode!r}")
    return mode
