"""Every step of Untamed by its name, for reading a position that was written down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludotek.games.untamed.rules.attacking import ChooseAttackTarget, Fight
from ludotek.games.untamed.rules.choosing import (
    ChooseFromHand,
    ChooseFromSupport,
    ChooseMode,
    ChooseOpponent,
    ChooseTarget,
    ChooseWhether,
    OrderTop,
    PaySupport,
)
from ludotek.games.untamed.rules.effects.effect import Context
from ludotek.games.untamed.rules.falling import FallOfStronghold, Rally
from ludotek.games.untamed.rules.playing import ItemDone, PutOnTable
from ludotek.games.untamed.rules.setup import (
    Deal,
    DraftFaction,
    DrawFactions,
    FirstSupport,
    Mulligan,
    OfferStrongholds,
    SetUp,
    ShowStrongholds,
    StackStronghold,
)
from ludotek.games.untamed.rules.texts import FireText, Onlookers, OrderTexts, Perform, Settle
from ludotek.games.untamed.rules.turn import (
    BeginUpkeep,
    EndOfTurn,
    MainPhase,
    ToSupport,
    Turn,
    UpkeepDraw,
    UpkeepSupport,
)
from ludotek.kernel.step import Step

PLAIN: Final[list[type[Step]]] = [
    BeginUpkeep, ChooseAttackTarget, Deal, DraftFaction, DrawFactions, EndOfTurn,
    FallOfStronghold, Fight, FirstSupport, ItemDone, MainPhase, Mulligan, OfferStrongholds, Onlookers, OrderTexts, PaySupport,
    PutOnTable, Rally, SetUp, Settle, ShowStrongholds, StackStronghold, ToSupport, Turn, UpkeepDraw,
    UpkeepSupport,
]  # fmt: skip
WITH_CONTEXT: Final[list[Any]] = [
    ChooseFromHand, ChooseFromSupport, ChooseMode, ChooseOpponent, ChooseTarget, ChooseWhether, FireText, OrderTop, Perform,
]  # fmt: skip


def from_context(kind: Any) -> Callable[..., Step]:
    """How to build a step whose first argument is a context, written as a list."""

    def build(context: list[int], *rest: int) -> Step:
        seat, side, card, uid, value, fury, damage = context
        step = kind(Context(seat, side, card, uid, value, fury, damage), *rest)
        assert isinstance(step, Step)
        return step

    return build


STEPS: Final[dict[str, Callable[..., Step]]] = {
    **{kind.__name__: kind for kind in PLAIN},
    **{kind.__name__: from_context(kind) for kind in WITH_CONTEXT},
}
