"""A deck in which every moment of a round can be reached, and sessions that play it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from ludotek import api
from ludotek.kernel.step import DONE
from ludotek.table.session import Session

sys.path.insert(0, str(Path(__file__).parent))  # a game that is played together lives beside its tests

# The guard can be used whenever damage threatens, so that moment is a window of its own (TS-82).
GUARD = """
id = "guard"

[rules]
stacks = 2
endgame_may = ["a-stack-empty"]
endgame_must = ["stacks-empty"]
chip_start = 2

[[hero]]
id = "guard"
origin = "house"
health = 6
strategy = 3
recovery = 3
ability.use = { at = "damage", limit = "unlimited", do = [{ node = "prevent", n = 1 }] }

[[boss]]
id = "boss"
origin = "house"
health = 4
damage = 1

[[conflict]]
id = "rat"
origin = "house"
class = "light"
health = 2
damage = 1

[[conflict]]
id = "cat"
origin = "house"
class = "light"
health = 2
damage = 1
"""


@pytest.fixture
def deck(tmp_path: Path) -> str:
    path = tmp_path / "guard.toml"
    path.write_text(GUARD)
    return str(path)


@pytest.fixture
def begin(deck: str) -> Callable[..., Session]:
    """A new session with that deck."""

    def new(seed: int | None = 1, **options: object) -> Session:
        return Session.new(api.game("twenty-strong"), seed, deck=deck, **options)

    return new


@pytest.fixture
def to_the_window() -> Callable[[Session], None]:
    """Activate a card, commit nothing, and stand before the damage."""

    def play(session: Session) -> None:
        while (decision := session.decision()) is not None and decision.rule != "TS-82":
            actions = [option.action for option in decision.options]
            session.answer(0, DONE if DONE in actions else actions[0])

    return play
