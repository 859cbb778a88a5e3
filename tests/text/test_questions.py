"""The questions that texts ask, as real positions ask them, can be said in every language with every slot."""

from __future__ import annotations

from typing import Any

import pytest

from ludotek.games.twenty_strong.game import GAME
from ludotek.testing.twenty_strong import Position, card, node, position, single_use
from ludotek.text import languages, say

ITEMS = [card(name, reward=single_use(node("recover"))) for name in ("I", "J", "K")]
STACKS = [[card("S")], [card("T")]]

ASKED = [
    ("ask-ChooseItem", [node("discard-item", n=1)]),
    ("ask-ChooseItem", [node("discard-item", n=2)]),
    ("ask-ChooseDie", [node("exhaust", n=2)]),
    ("ask-ChooseEnemy", [node("deal", n=1)]),
    ("ask-ChooseStack", [node("bury")]),
    ("ask-ChooseMode", [node("choose", of=[{"do": [node("recover")]}, {"do": [node("exhaust")]}])]),
    ("ask-ChooseWhether", [node("may", do=[node("exhaust")])]),
]


def asked(do: list[dict[str, Any]]) -> Position:
    enemies = (card("A", after=do), card("B"))
    t = position(*enemies, at="after", inventory=ITEMS, stacks=STACKS, strategy=4, exhausted="2 yellow, green")
    return t.do("enemy A") if t.asks == "ChooseAfterEffect" else t


@pytest.mark.parametrize(("key", "do"), ASKED)
def test_a_question_of_a_text_can_be_said(key: str, do: list[dict[str, Any]]) -> None:
    g = asked(do).g
    assert g.question is not None
    prompt = g.question.prompt(g)
    assert prompt.key == key
    said = [say("twenty_strong", prompt, lang) for lang in languages()]
    said += [say("twenty_strong", GAME.explain(g, 0, each), lang) for each in g.options(0) for lang in languages()]
    assert all(said)
