"""Thousands of games in one call, as a Gymnasium vector environment: every step is made inside the engine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from ludotek.envs.setting import Mask, Numbers, Setting, reward
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.lane import Lanes

TWO_BYTES, FOUR_BYTES = np.dtype("<u2"), np.dtype("<u4")


class LanesEnv(VectorEnv[Any, Any, Any]):
    """Each game is the one that a `SingleEnv` with the same seed plays. A game that ends is followed by the next one in
    the same step; its last observation is in `infos["final_obs"]`.

    With `opponents="self"` the learner plays all seats: `infos["seat"]` says for whom, and the reward is of the seat that
    ended the game.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self, num_envs: int, game: str, opponents: str | None = None, render_mode: str | None = None, **options: Any
    ) -> None:
        if num_envs < 1:
            raise LudotekError(f"num_envs must be at least 1, not {num_envs}")
        if render_mode is not None:
            raise LudotekError("many games at once are not rendered: leave render_mode out")
        self.num_envs = num_envs
        self.setting = Setting(game, options)
        self.games = [self.setting.lane(self.setting.rivals(opponents)) for _ in range(num_envs)]
        self.lanes = Lanes(self.games)
        self.actions = int(self.setting.encoder.actions)
        self.single_observation_space = self.setting.observation_space()
        self.single_action_space = self.setting.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.render_mode = None
        self.seeded = False
        self.seats: NDArray[np.intp] = np.zeros(num_envs, np.intp)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed if isinstance(seed, int) else None)
        for lane, each in zip(self.games, self.seeds(seed), strict=True):
            if each is not None:
                lane.reseed(each)
        self.seeded = True
        self.lanes.begin()
        return self.observe(), self.infos()

    def seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        if isinstance(seed, int):
            return range(seed, seed + self.num_envs)
        if seed is not None:
            if len(seed) != self.num_envs:
                raise LudotekError(f"{len(seed)} seeds were given for {self.num_envs} games")
            return seed
        return [None] * self.num_envs if self.seeded else self.np_random.integers(1 << 62, size=self.num_envs).tolist()

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Numbers, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        before = self.seats
        lanes = self.lanes
        lanes.step(np.asarray(actions).tolist())
        rewards = np.zeros(self.num_envs)
        over = np.zeros(self.num_envs, np.bool_)
        observations, infos = self.observe(), self.infos()
        if lanes.ended:
            over[lanes.ended] = True
            for lane, scores in zip(lanes.ended, lanes.scores, strict=True):
                rewards[lane] = reward(scores[before[lane]])
            infos["final_obs"] = np.full(self.num_envs, None, object)
            for lane, row in zip(lanes.ended, lanes.last_rows, strict=True):
                infos["final_obs"][lane] = np.frombuffer(row, np.uint8)
            infos["_final_obs"] = over.copy()
        return observations, rewards, over, np.zeros(self.num_envs, np.bool_), infos

    def observe(self) -> Numbers:
        return np.frombuffer(bytearray(self.lanes.numbers.getvalue()), np.uint8).reshape(self.num_envs, -1)

    def infos(self) -> dict[str, Any]:
        self.seats = np.frombuffer(self.lanes.seats.getvalue(), np.uint8).astype(np.intp)
        mask: Mask = np.zeros(self.num_envs * self.actions, np.int8)
        mask[np.frombuffer(self.lanes.options.getvalue(), FOUR_BYTES)] = 1
        return {"action_mask": mask.reshape(self.num_envs, -1), "seat": self.seats}

    def any_actions(self) -> NDArray[np.int64]:
        """An action for each game, drawn uniformly from its options."""
        counts = np.frombuffer(self.lanes.counts.getvalue(), TWO_BYTES).astype(np.int64)
        picked = (self.np_random.random(self.num_envs) * counts).astype(np.int64)
        offered = np.frombuffer(self.lanes.options.getvalue(), FOUR_BYTES)
        actions: NDArray[np.int64] = offered[np.cumsum(counts) - counts + picked].astype(np.int64) % self.actions
        return actions
