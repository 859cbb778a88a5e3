"""Untamed in every mode, one seat after the other: `untamed_v0.env(mode="hydra", seats=4)`."""

from __future__ import annotations

from typing import Any

from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from ludotek.envs.turns import TurnsEnv


def env(render_mode: str | None = None, **options: Any) -> OrderEnforcingWrapper[str, dict[str, Any], int]:
    return OrderEnforcingWrapper(raw_env(render_mode, **options))


def raw_env(render_mode: str | None = None, **options: Any) -> TurnsEnv:
    return TurnsEnv("untamed_v0", "untamed", render_mode, **options)
