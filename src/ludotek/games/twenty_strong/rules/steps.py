"""Every step of 20 Strong by its name, for reading a position that was written down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotek.games.twenty_strong.rules.activation import ActivateByEffect, ActivateCard, Activation, GoInPeace
from ludotek.games.twenty_strong.rules.choosing import (
    ChooseDie,
    ChooseEnemy,
    ChooseItem,
    ChooseMode,
    ChooseStack,
    ChooseWhether,
)
from ludotek.games.twenty_strong.rules.endgame import BeginEndgame, CallBosses, MissionsStrikeBack
from ludotek.games.twenty_strong.rules.enemy_effects import FireTrigger, Perform
from ludotek.games.twenty_strong.rules.inventory import ItemDone
from ludotek.games.twenty_strong.rules.missions import MissionReward
from ludotek.games.twenty_strong.rules.question import OrderTriggers
from ludotek.games.twenty_strong.rules.resolve_phase import (
    AfterEffects,
    BeginGain,
    BeginRecover,
    ChooseAfterEffect,
    Cleanup,
    DamageWindow,
    ExhaustCommitted,
    ExhaustDice,
    ExhaustWindow,
    RecoverDice,
    ResolvePhase,
    SufferDamage,
    TakeDamage,
)
from ludotek.games.twenty_strong.rules.rewards import GainItems, InstantReward, Surplus
from ludotek.games.twenty_strong.rules.round import Round
from ludotek.games.twenty_strong.rules.setup import SetUp
from ludotek.games.twenty_strong.rules.strategy_phase import (
    Apply,
    Commit,
    EndOfPhase,
    Repeat,
    Roll,
    RollWindow,
    StrategyPhase,
)
from ludotek.kernel.step import Step

KINDS: Final[list[type[Step]]] = [
    ActivateByEffect, ActivateCard, Activation, AfterEffects, Apply, BeginEndgame, BeginGain, BeginRecover,
    CallBosses, ChooseAfterEffect, ChooseDie, ChooseEnemy, ChooseItem, ChooseMode, ChooseStack, ChooseWhether, Cleanup,
    Commit, DamageWindow, EndOfPhase, ExhaustCommitted, ExhaustDice, ExhaustWindow, FireTrigger, GainItems, GoInPeace,
    InstantReward, ItemDone, MissionReward, MissionsStrikeBack, OrderTriggers, Perform, RecoverDice, Repeat,
    ResolvePhase, Roll, RollWindow, Round, SetUp, StrategyPhase, SufferDamage, Surplus, TakeDamage,
]  # fmt: skip
STEPS: Final[dict[str, Callable[..., Step]]] = {kind.__name__: kind for kind in KINDS}
