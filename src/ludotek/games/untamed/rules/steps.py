"""Every step of Untamed by its name, for reading a position that was written down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludotek.games.untamed.rules import attacking, choosing, falling, playing, setup, texts, turn
from ludotek.games.untamed.rules.choosing import OrderTop
from ludotek.kernel import effect, laying_out
from ludotek.kernel.effect import Context, Perform
from ludotek.kernel.numbers import Seat, Uid
from ludotek.kernel.step import Step, kinds_in
from ludotek.kernel.text_choice import TextChoice

STEP_KINDS: Final = kinds_in(setup, turn, playing, attacking, falling, choosing, texts, effect, laying_out)


def from_context(kind: Any) -> Callable[..., Step]:
    """How to build a step whose first argument is a context, written as a list."""

    def build(context: list[int], *rest: int) -> Step:
        seat, side, card, uid, value, *last = context
        step = kind(Context(Seat(seat), side, card, Uid(uid), value, last), *rest)
        assert isinstance(step, Step)
        return step

    return build


STEPS: Final[dict[str, Callable[..., Step]]] = {
    kind.__name__: from_context(kind) if issubclass(kind, (OrderTop, Perform, TextChoice)) else kind
    for kind in STEP_KINDS
}
