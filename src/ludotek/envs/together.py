"""Several learners who act at the same time, as a parallel PettingZoo environment."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from pettingzoo import ParallelEnv

from ludotek.envs.setting import FRAMES_A_SECOND, RENDER_MODES
from ludotek.envs.turns import Seats, seat_of
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.step import RESUME

WAIT = RESUME + 1  # the action of who has nothing to choose now; no answer of any game has this number


class TogetherEnv(Seats, ParallelEnv[str, dict[str, Any], int]):
    """On the floors that are named, everybody who has a choice acts at once: there, no seat's act changes what another
    may do. Elsewhere one seat acts and the others wait."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": FRAMES_A_SECOND}

    def __init__(
        self, name: str, game: str, floors: Collection[str], render_mode: str | None = None, **options: Any
    ) -> None:
        Seats.__init__(self, game, render_mode, options)
        self.metadata = {**TogetherEnv.metadata, "name": name}
        self.floors = floors

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, dict[str, Any]], dict[str, dict[str, Any]]]:
        self.begin(seed)
        return self.look(), {agent: {} for agent in self.agents}

    def choices(self) -> dict[int, list[int]]:
        """The options of the seats that have a choice now, as each counts."""
        lane, question = self.lane, self.lane.match.question
        if question is None or question.name not in self.floors:
            return {int(lane.seat): lane.options} if lane.seat >= 0 else {}
        found = {seat: lane.match.options(seat) for seat in lane.match.actors()}
        return {
            seat: lane.encoder.as_counted(lane.match, seat, options)
            for seat, options in found.items()
            if len(options) > 1
        }

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        if not self.agents:
            raise LudotekError("the game is over: reset the environment to begin the next one")
        lane, choices = self.lane, self.choices()
        for agent, action in actions.items():
            if action not in choices.get(seat_of(agent), [WAIT]):
                raise LudotekError(f"{agent} cannot take action {action} now; its action mask says what it can")
        for seat in choices:
            lane.carry_out(seat, lane.encoder.as_played(lane.match, seat, int(actions[f"seat_{seat}"])))
        lane.advance()
        sights, rewards, over = self.look(), self.rewards_at_the_end(), lane.match.over
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        ended, cut = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        return sights, rewards, ended, cut, infos

    def look(self) -> dict[str, dict[str, Any]]:
        choices = self.choices()
        return {agent: self.sight(agent, choices.get(seat_of(agent), [WAIT])) for agent in self.agents}

    def render(self) -> Any:
        from ludotek.envs.drawing import draw

        return draw(self.setting, self.lane, max(0, int(self.lane.seat)), self.render_mode)

    def close(self) -> None:
        """Nothing is open."""
