"""The options of games, as commands that start games take them."""

from __future__ import annotations

from typing import Annotated, Any

from cyclopts import Parameter

Hero = Annotated[str | None, Parameter(name="--hero", help="A hero by id; without it chance chooses.")]
Difficulty = Annotated[str | None, Parameter(name="--difficulty", help="A rung of the ladder, 0 to 10.")]


def given(**options: Any) -> dict[str, Any]:
    """Those that were given; the game itself says what is wrong with them."""
    return {name: value for name, value in options.items() if value is not None}
