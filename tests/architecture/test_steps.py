"""Every step of a game can be read back from a position that was written down."""

from __future__ import annotations

import pkgutil
from importlib import import_module

import pytest

from ludotek import registry
from ludotek.kernel.step import Step, kinds_in


@pytest.mark.parametrize("game", registry.HOUSE)
def test_no_chapter_with_steps_is_forgotten(game: str) -> None:
    rules = import_module(f"ludotek.games.{registry.find(game).package}.rules")
    chapters = [import_module(each.name) for each in pkgutil.walk_packages(rules.__path__, f"{rules.__name__}.")]
    known = import_module(f"{rules.__name__}.steps").STEPS
    kinds = kinds_in(*chapters)
    extended = {base for kind in kinds for base in kind.__mro__[1:]}
    assert {kind.__name__ for kind in kinds if kind not in extended} <= set(known)


def test_the_steps_of_a_chapter_are_those_it_defines() -> None:
    found = kinds_in(import_module("ludotek.games.untamed.rules.attacking"))
    assert [kind.__name__ for kind in found] == ["ChooseAttackTarget", "Fight"]
    assert all(issubclass(kind, Step) for kind in found)
