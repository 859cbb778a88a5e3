"""Every game of the house keeps every law."""

from __future__ import annotations

import os
from typing import Any

import pytest

from ludotek import registry
from ludotek.api.game import say_in_words
from ludotek.testing.conformance import LAWS, Conformance

# What is tried of each game: the options that change how it is played.
VARIANTS: dict[str, list[dict[str, Any]]] = {
    "twenty-strong": [{}, {"difficulty": 5}],
    "untamed": [{"draft": "draft"}, {"mode": "hunter"}, {"mode": "alpha"}, {"mode": "hydra"}, {"mode": "manticore"}],
    "reckoners": [{"seats": 2, "difficulty": "easy"}, {"seats": 4}, {"seats": 6, "difficulty": "firefight"}],
}

PURE = os.environ.get("LUDOTEK_ENGINE") == "pure"
# The compiled engine is compared with the pure one, not the pure one with itself.
HERE = [law for law in LAWS if not PURE or law != "the_pure_engine_plays_the_same_games"]

SEEDS = {"twenty-strong": 2, "untamed": 1, "reckoners": 1}


@pytest.fixture(scope="module", params=list(registry.HOUSE))
def battery(request: pytest.FixtureRequest) -> Conformance:
    name = str(request.param)
    variants = VARIANTS.get(name, [{}])
    if PURE:
        variants = variants[:1]  # the pure engine is slow; that it plays the same games is a law of its own
    return Conformance(registry.find(name), variants=variants, seeds=SEEDS.get(name, 1), say=say_in_words)


@pytest.mark.parametrize("law", HERE)
def test_a_game_of_the_house_keeps_the_law(battery: Conformance, law: str) -> None:
    getattr(battery, law)()
