"""What is doubtful about a card that can be played: texts that can do nothing, or that nobody wants to use.

Only what is certain from the cards themselves is said; how strong a card is, games must show.
"""

from __future__ import annotations

from collections.abc import Iterator

from ludotek.games.untamed.rules.box import Box, Design, Stronghold
from ludotek.games.untamed.rules.components import ANIMAL, ITEM
from ludotek.games.untamed.rules.effects.combining import all_harm
from ludotek.games.untamed.rules.effects.on_cards import PutFromHand
from ludotek.kernel.effect import Action
from ludotek.kernel.examining import doubt, same_choices
from ludotek.kernel.mistake import Problem
from ludotek.kernel.vocabulary import Vocabulary


def doubts(box: Box, card: Design | Stronghold, words: Vocabulary) -> Iterator[Problem]:
    """`words` has read the card."""
    for place, actions in voluntary(card):
        if all_harm(actions):
            yield doubt(card.name, place, "only-harms")
    least = min(int(each.cost) for each in box.designs if each.kind == ANIMAL)
    for node, place in zip(words.nodes, words.places, strict=True):
        yield from same_choices(node, card.name, place)
        if isinstance(node, PutFromHand) and node.most < least:
            yield doubt(card.name, f"{place}, most", "nothing-so-cheap", most=int(node.most), least=least)


def voluntary(card: Design | Stronghold) -> Iterator[tuple[str, list[Action]]]:
    """The texts of a card that its player may leave alone, each with its field."""
    if isinstance(card, Stronghold) or card.kind == ITEM:
        yield "do", card.actions
    elif isinstance(card, Design):
        for number, text in enumerate(card.texts):
            if text.optional:
                yield f"texts {number + 1}, do", text.actions
