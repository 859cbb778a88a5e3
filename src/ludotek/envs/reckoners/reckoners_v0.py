"""The Reckoners, a learner for each seat: one after the other, or (`parallel_env`) all at once while they roll."""

from __future__ import annotations

from typing import Any

from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from ludotek.envs.together import TogetherEnv
from ludotek.envs.turns import TurnsEnv

AT_ONCE = ("RollDice",)  # everybody rolls their own dice at their own pace


def env(render_mode: str | None = None, **options: Any) -> OrderEnforcingWrapper[str, dict[str, Any], int]:
    return OrderEnforcingWrapper(raw_env(render_mode, **options))


def raw_env(render_mode: str | None = None, **options: Any) -> TurnsEnv:
    return TurnsEnv("reckoners_v0", "reckoners", render_mode, **options)


def parallel_env(render_mode: str | None = None, **options: Any) -> TogetherEnv:
    return TogetherEnv("reckoners_v0", "reckoners", AT_ONCE, render_mode, **options)
