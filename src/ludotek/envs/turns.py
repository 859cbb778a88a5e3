"""Several learners who act one after the other, as a PettingZoo environment (AEC)."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict
from pettingzoo import AECEnv

from ludotek.envs.options import Options
from ludotek.envs.setting import FRAMES_A_SECOND, RENDER_MODES, Setting, check_render_mode, reward


def seat_of(agent: str) -> int:
    return int(agent.removeprefix("seat_"))


class Seats:
    """What both kinds of PettingZoo environments have: an agent for each seat, and what it sees."""

    def __init__(self, game: str, render_mode: str | None, options: dict[str, Any]) -> None:
        self.setting = Setting(game, options)
        self.lane = self.setting.lane()
        self.lane.keeps = render_mode is not None
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setting.seats)]
        self.agents: list[str] = []
        mask = Box(0, 1, (int(self.setting.encoder.actions),), np.int8)
        sight = Dict({"observation": self.setting.observation_space(), "action_mask": mask})
        self.observation_spaces: dict[str, Dict] = dict.fromkeys(self.possible_agents, sight)
        self.action_spaces: dict[str, Options] = {agent: self.setting.action_space() for agent in self.possible_agents}
        self.render_mode = check_render_mode(render_mode)
        self.seeded = False

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Options:
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        if seed is not None or not self.seeded:
            self.lane.reseed(secrets.randbits(62) if seed is None else seed)
            self.seeded = True
        self.lane.begin()
        self.agents = list(self.possible_agents)

    def sight(self, agent: str, options: list[int]) -> dict[str, Any]:
        """What an agent sees, and what it may do: nothing, if it is not asked."""
        seat = seat_of(agent)
        self.action_spaces[agent].allowed = options
        numbers = self.setting.observe(self.lane.match, seat, seat in self.lane.match.actors())
        return {"observation": numbers, "action_mask": self.setting.mask(options)}

    def rewards_at_the_end(self) -> dict[str, float]:
        outcome = self.lane.match.outcome
        return {
            agent: 0.0 if outcome is None else reward(outcome.scores[seat_of(agent)]) for agent in self.possible_agents
        }


class TurnsEnv(Seats, AECEnv[str, dict[str, Any], int]):
    """The agent that is asked acts; on an open floor the first seat that is not done. All agents end with the game."""

    metadata: dict[str, Any] = {
        "render_modes": RENDER_MODES, "render_fps": FRAMES_A_SECOND, "is_parallelizable": False,
    }  # fmt: skip

    def __init__(self, name: str, game: str, render_mode: str | None = None, **options: Any) -> None:
        AECEnv.__init__(self)
        Seats.__init__(self, game, render_mode, options)
        self.metadata = {**TurnsEnv.metadata, "name": name}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.lane.seat]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.lane.act(int(action))
        if self.lane.match.over:
            self.rewards = self.rewards_at_the_end()
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
            self._deads_step_first()
        else:
            self.agent_selection = self.possible_agents[self.lane.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        return self.sight(agent, self.lane.options if self.lane.seat == seat_of(agent) else [])

    def render(self) -> Any:
        from ludotek.envs.drawing import draw

        return draw(self.setting, self.lane, seat_of(self.agent_selection), self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
