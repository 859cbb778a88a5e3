"""One learner and one game at a time, as a Gymnasium environment: solo, all seats of a team, or against bots."""

from __future__ import annotations

from typing import Any

import gymnasium

from ludotek.envs.options import Options
from ludotek.envs.setting import FRAMES_A_SECOND, RENDER_MODES, Mask, Numbers, Setting, check_render_mode, reward
from ludotek.kernel.errors import LudotekError

FORFEIT, ERROR = "forfeit", "error"
LOST = -1.0


class SingleEnv(gymnasium.Env[Any, Any]):
    """A step is one real choice of the learner; all that has one answer, and all that others do, lies between two steps.

    `illegal`: what an action does that is not allowed. It loses the game ("forfeit", as PettingZoo's wrapper has it, for
    Gymnasium's checker knows no masks), or it is an error.
    """

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": FRAMES_A_SECOND}

    def __init__(
        self,
        game: str,
        opponents: str | None = None,
        illegal: str = FORFEIT,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if illegal not in (FORFEIT, ERROR):
            raise LudotekError(f"illegal must be {FORFEIT!r} or {ERROR!r}, not {illegal!r}")
        self.illegal = illegal
        self.setting = Setting(game, options)
        self.lane = self.setting.lane(self.setting.rivals(opponents))
        self.lane.keeps = render_mode is not None
        self.observation_space = self.setting.observation_space()
        self.action_space: Options = self.setting.action_space()
        self.render_mode = check_render_mode(render_mode)
        self.seat = 0  # whose eyes the learner sees with: who is asked, or was asked last
        self.seeded = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Numbers, dict[str, Any]]:
        super().reset(seed=seed)
        if seed is not None or not self.seeded:
            self.lane.reseed(int(self.np_random.integers(1 << 62)) if seed is None else seed)
            self.seeded = True
        self.lane.begin()
        return self.observe(), self.info()

    def step(self, action: int) -> tuple[Numbers, float, bool, bool, dict[str, Any]]:
        lane, action = self.lane, int(action)
        if self.illegal == FORFEIT and lane.options and action not in lane.options:
            lane.give_up()
            return self.observe(), LOST, True, False, self.info() | {"illegal_action": action}
        lane.act(action)
        outcome = lane.match.outcome
        if outcome is None:
            return self.observe(), 0.0, False, False, self.info()
        return self.observe(), reward(outcome.scores[self.seat]), True, False, self.info()

    def observe(self) -> Numbers:
        lane = self.lane
        if lane.seat >= 0:
            self.seat = int(lane.seat)
        return self.setting.observe(lane.match, self.seat, lane.seat >= 0)

    def info(self) -> dict[str, Any]:
        self.action_space.allowed = self.lane.options
        return {"action_mask": self.setting.mask(self.lane.options), "seat": self.seat}

    def action_masks(self) -> Mask:
        """The mask by the name under which sb3-contrib asks for it."""
        return self.setting.mask(self.lane.options)

    def render(self) -> Any:
        from ludotek.envs.drawing import draw

        return draw(self.setting, self.lane, self.seat, self.render_mode)
