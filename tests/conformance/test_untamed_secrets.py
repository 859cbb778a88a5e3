"""Untamed with a box in which most cards look at, reveal, return or hide others: what leaks, leaks here soon."""

from __future__ import annotations

import os
from typing import Any

import pytest

from ludotek.api.game import say_in_words
from ludotek.games.untamed.game import UntamedGame
from ludotek.testing.conformance import Conformance

OPPOSING = {"whose": "opposing"}
PEEKS: list[list[dict[str, Any]]] = [
    [{"node": "reveal-top", "kind": "item"}],
    [{"node": "look-and-order", "n": 3}],
    [{"node": "return", "target": OPPOSING}],
    [{"node": "fetch"}, {"node": "power"}],
    [{"node": "reveal-top", "kind": "animal"}, {"node": "bonus"}],
]


class Peeking(UntamedGame):
    """All cards for nothing; each Item peeks somewhere, each Animal shows the top card of the deck when it arrives. The
    Animals hit hard, so that games are short."""

    def content(self, options: dict[str, Any]) -> dict[str, Any]:
        raw = super().content(options)
        peeks = 0
        for card in raw["card"]:
            card["cost"] = 0
            if card["kind"] == "item":
                card["do"] = PEEKS[peeks % len(PEEKS)]
                peeks += 1
            else:
                card |= {"attack": 4, "texts": [{"on": "arrival", "do": PEEKS[0]}]}
        return raw


VARIANTS: dict[str, list[dict[str, Any]]] = {
    "nothing_leaks": [{}],
    "hidden_choices_look_alike": [{}, {"mode": "hydra"}, {"mode": "manticore"}],
    "nothing_known_is_forgotten": [{}, {"mode": "hydra"}, {"mode": "manticore"}],
}


@pytest.mark.rule("UN-62")
@pytest.mark.parametrize("law", list(VARIANTS))
def test_UN_62_a_box_of_peeks_keeps_the_law(law: str) -> None:
    pure = os.environ.get("LUDOTEK_ENGINE") == "pure"
    variants = VARIANTS[law][:1] if pure else VARIANTS[law]
    getattr(Conformance(Peeking(), variants=variants, seeds=1, say=say_in_words), law)()
