"""The options of games, as commands that start games take them."""

from __future__ import annotations

from typing import Annotated, Any

from cyclopts import Parameter

Hero = Annotated[str | None, Parameter(name="--hero", help="A hero by id; random if omitted.")]
Difficulty = Annotated[
    str | None,
    Parameter(name="--difficulty", help="20 Strong: 0 to 10; The Reckoners: easy, normal, hard or firefight."),
]
Mode = Annotated[str | None, Parameter(name="--mode", help="The mode of a game that has several, such as duel.")]
Seats = Annotated[str | None, Parameter(name="--seats", help="How many players, if the mode allows several numbers.")]
Draft = Annotated[str | None, Parameter(name="--draft", help="How factions are assigned: draft, random or chosen.")]
Factions = Annotated[
    str | None,
    Parameter(name="--factions", help="With --draft chosen: fox+rat+tiger/panda+rhino+rabbit, one group per seat."),
]
Alpha = Annotated[
    str | None,
    Parameter(name="--alpha", help="With --mode alpha: the number of the player who is the Alpha, as agreed."),
]
Reckoners = Annotated[
    str | None, Parameter(name="--reckoners", help="Reckoners by name, such as david+tia; the rest are random.")
]
Players = Annotated[
    str | None,
    Parameter(name="--players", help="human, greedy or random; one for all seats, or one each: human,greedy."),
]


def given(**options: Any) -> dict[str, Any]:
    """Those that were given; the game itself says what is wrong with them."""
    return {name: value for name, value in options.items() if value is not None}
