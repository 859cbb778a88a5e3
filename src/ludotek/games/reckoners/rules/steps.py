"""Every step of The Reckoners by its name, for reading a position that was written down."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ludotek.games.reckoners.rules import activating, base, equipping, looting, powers, rolling, setup, spending, using
from ludotek.games.reckoners.rules import round as rounds
from ludotek.kernel import laying_out
from ludotek.kernel.step import Step, kinds_in

STEP_KINDS: Final = kinds_in(
    setup, rounds, rolling, using, spending, powers, looting, equipping, activating, base, laying_out
)
STEPS: Final[dict[str, Callable[..., Step]]] = {kind.__name__: kind for kind in STEP_KINDS}
