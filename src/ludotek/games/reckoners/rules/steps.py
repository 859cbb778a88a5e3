"""Every step of The Reckoners by its name, for reading a position that was written down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotek.games.reckoners.rules.activating import (
    ActivateEpic,
    ActivateEpics,
    ActivateSteelheart,
    AddEpics,
    MoveSteelheart,
    RepeatLastAction,
)
from ludotek.games.reckoners.rules.base import LoseDie
from ludotek.games.reckoners.rules.equipping import Acquire, BeginAcquiring, ForWhom
from ludotek.games.reckoners.rules.looting import ShareLoot, TakeLoot
from ludotek.games.reckoners.rules.powers import ChooseDieToTurn, GiveToken, PlaceSniper, Travel, TurnDie
from ludotek.games.reckoners.rules.rolling import BeginRolling, RollDice
from ludotek.games.reckoners.rules.round import EndOfReckonersPhase, Round
from ludotek.games.reckoners.rules.setup import BeginPlacing, PlaceFigure, SetUp, SteelheartAppears
from ludotek.games.reckoners.rules.spending import Spend
from ludotek.games.reckoners.rules.using import BeginUsing, UseDice
from ludotek.kernel.step import Step

KINDS: Final[list[type[Step]]] = [
    Acquire, ActivateEpic, ActivateEpics, ActivateSteelheart, AddEpics, BeginAcquiring, BeginPlacing, BeginRolling,
    BeginUsing, ChooseDieToTurn, EndOfReckonersPhase, ForWhom, GiveToken, LoseDie, MoveSteelheart, PlaceFigure,
    PlaceSniper, RepeatLastAction, RollDice, Round, SetUp, ShareLoot, Spend, SteelheartAppears, TakeLoot, Travel,
    TurnDie, UseDice,
]  # fmt: skip

STEPS: Final[dict[str, Callable[..., Step]]] = {kind.__name__: kind for kind in KINDS}
