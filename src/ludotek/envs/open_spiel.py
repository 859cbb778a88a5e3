"""The games under OpenSpiel's algorithms: `load("untamed", mode="duel")` is a `pyspiel.Game`.

A deal is the only chance node: it is the seed of the game. What is rolled later comes from the engine, and a copy of a
state rolls anew, so that no search looks at dice that have not been rolled. What is hidden stays where it is in a copy;
`resample_from_infostate` redraws it, as IS-MCTS does.
"""

from __future__ import annotations

from typing import Any

import numpy as np

try:
    import pyspiel
except ImportError as missing:
    raise ImportError("the games under OpenSpiel need it: pip install open_spiel") from missing

from ludotek.envs.setting import Setting, reward
from ludotek.kernel.chance import FastChance
from ludotek.kernel.profile import TOGETHER

DEALS = 1000
LONGEST = 20_000  # choices; no game comes near


def load(name: str, deals: int = DEALS, **options: Any) -> LudotekGame:
    """A game of ours with its options, and with so many deals, each equally likely."""
    return LudotekGame(Setting(name, options), deals)


class Position:
    """A game in progress; None before the deal. A copy costs what the engine's own copies cost."""

    def __init__(self, game: LudotekGame) -> None:
        self.game = game
        self.lane: Any = None

    def deal(self, seed: int) -> None:
        self.lane = self.game.setting.lane()
        self.lane.reseed(seed)
        self.lane.begin()

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self if self.lane is None else self.of(self.lane.match.clone())

    def redrawn(self, seat: int) -> Position:
        """Somewhere the seat may just as well be, as far as it knows."""
        return self.of(self.game.setting.game.determinise(self.lane.match, seat, FastChance(self.game.next_seed())))

    def of(self, match: Any) -> Position:
        copy = Position(self.game)
        copy.lane = self.game.setting.lane()
        copy.lane.match = match
        match.chance = FastChance(self.game.next_seed())
        copy.lane.advance()
        return copy


class LudotekGame(pyspiel.Game):
    def __init__(self, setting: Setting, deals: int) -> None:
        self.setting = setting
        self.deals = deals
        self.seeds = FastChance(0)
        kind = pyspiel.GameType(
            short_name=f"ludotek_{setting.game.package}",
            long_name=setting.game.name,
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=utility(setting),
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=setting.seats,
            min_num_players=setting.seats,
            provides_information_state_string=False,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=True,
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=int(setting.encoder.actions),
            max_chance_outcomes=deals,
            num_players=setting.seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, {})

    def next_seed(self) -> int:
        return int(self.seeds.below(0, 1 << 31))

    def new_initial_state(self) -> LudotekState:
        return LudotekState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.setting)


def utility(setting: Setting) -> Any:
    kinds = pyspiel.GameType.Utility
    if setting.game.profile.mode(setting.options).company == TOGETHER:
        return kinds.IDENTICAL
    return kinds.ZERO_SUM if setting.seats == 2 else kinds.GENERAL_SUM


class LudotekState(pyspiel.State):
    def __init__(self, game: LudotekGame) -> None:
        super().__init__(game)
        self.position = Position(game)

    def current_player(self) -> int:
        lane = self.position.lane
        if lane is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if lane.seat < 0 else int(lane.seat)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        deals = self.position.game.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.lane.options)

    def _apply_action(self, action: int) -> None:
        if self.position.lane is None:
            self.position.deal(action)
        else:
            self.position.lane.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        lane = self.position.lane
        if lane is None:
            return f"deal {action}"
        game = self.position.game.setting.game
        return game.answers.write(lane.match, player, lane.encoder.as_played(lane.match, player, action))

    def is_terminal(self) -> bool:
        return self.position.lane is not None and bool(self.position.lane.match.over)

    def returns(self) -> list[float]:
        seats = self.position.game.setting.seats
        if not self.is_terminal():
            return [0.0] * seats
        return [reward(score) for score in self.position.lane.match.outcome.scores]

    def resample_from_infostate(self, player: int, sampler: Any) -> LudotekState:
        copy: LudotekState = self.clone()
        copy.position = self.position.redrawn(player)
        return copy

    def __str__(self) -> str:
        return "before the deal" if self.position.lane is None else str(self.position.lane.match.digest())


class Observer:
    """What a seat sees in numbers; the string is the same in hexadecimal."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self.tensor = np.zeros(len(setting.names), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: LudotekState, player: int) -> None:
        lane = state.position.lane
        if lane is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.setting.observe(lane.match, player, lane.seat == player)

    def string_from(self, state: LudotekState, player: int) -> str:
        self.set_from(state, player)
        return self.tensor.astype(np.uint8).tobytes().hex()
