"""Every step of 20 Strong by its name, for reading a position that was written down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludotek.games.twenty_strong.rules import (
    activation,
    choosing,
    endgame,
    enemy_effects,
    inventory,
    missions,
    question,
    resolve_phase,
    rewards,
    setup,
    strategy_phase,
)
from ludotek.games.twenty_strong.rules import round as rounds
from ludotek.games.twenty_strong.rules.choosing import EffectChoice
from ludotek.games.twenty_strong.rules.components import NOTHING
from ludotek.games.twenty_strong.rules.effects.effect import Cause
from ludotek.kernel import effect, laying_out
from ludotek.kernel.effect import Perform
from ludotek.kernel.numbers import Uid
from ludotek.kernel.step import Step, kinds_in
from ludotek.kernel.text_choice import TextChoice

STEP_KINDS: Final = kinds_in(
    setup, rounds, activation, strategy_phase, resolve_phase, rewards, missions, endgame, enemy_effects, inventory,
    choosing, question, effect, laying_out,
)  # fmt: skip


def from_cause(kind: Any) -> Callable[..., Step]:
    """How to build a step about a text from its node, its card and the enemy whose text it is; a choice inside a text does
    not depend on that enemy, and may have more to it."""
    if issubclass(kind, EffectChoice):
        return lambda node, card, *rest: kind(Cause(card, Uid(NOTHING)), node, *rest)
    return lambda node, card, uid: kind(Cause(card, Uid(uid)), node)


STEPS: Final[dict[str, Callable[..., Step]]] = {
    kind.__name__: from_cause(kind) if issubclass(kind, (Perform, TextChoice)) else kind for kind in STEP_KINDS
}
