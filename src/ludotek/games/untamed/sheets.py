"""The cards of the box as people read them: faction by faction, its Stronghold first."""

from __future__ import annotations

from ludotek.games.untamed.rules.box import Box, Design, Stronghold
from ludotek.games.untamed.rules.components import ANIMAL, FACTIONS, KINDS, STRONGHOLD_HEALTH
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.sheet import Sheet


def sheets(box: Box) -> list[Sheet]:
    found: list[Sheet] = []
    for faction in range(len(FACTIONS)):
        found.append(stronghold_sheet(box.stronghold_of(faction)))
        found += [card_sheet(box.designs[design]) for design in box.of_faction(faction)]
    return found


def stronghold_sheet(card: Stronghold) -> Sheet:
    text = Phrase("stronghold-text", {"cost": int(card.cost), "do": [each.phrase() for each in card.actions]})
    name, numbers = Phrase(f"card-{card.name}"), {"health": STRONGHOLD_HEALTH}
    return Sheet(card.name, name, "stronghold", numbers, marks(card), [("stronghold", text)])


def card_sheet(card: Design) -> Sheet:
    name = Phrase(f"card-{card.name}")
    return Sheet(card.name, name, KINDS[card.kind], card_numbers(card), marks(card), card_texts(card))


def card_numbers(card: Design) -> dict[str, int]:
    numbers = {"cost": int(card.cost)}
    if card.kind == ANIMAL:
        numbers |= {"attack": int(card.attack), "health": int(card.health)}
    return numbers


def marks(card: Design | Stronghold) -> list[str]:
    return [FACTIONS[card.faction]] if card.origin == "house" else [FACTIONS[card.faction], card.origin]


def card_texts(card: Design) -> list[tuple[str, Phrase]]:
    """In the order of the card: keywords, what an Item does, what happens when, what holds while it is in play."""
    texts: list[tuple[str, Phrase]] = []
    words = keywords(card)
    if words:
        texts.append(("keywords", Phrase("keywords", {"words": words})))
    if card.actions:
        texts.append(("effect", Phrase("sentences", {"do": [each.phrase() for each in card.actions]})))
    texts += [("ability", text.phrase()) for text in card.texts]
    return texts + [("standing", node.phrase()) for node in card.standing]


def keywords(card: Design) -> list[Phrase]:
    found: list[Phrase] = []
    for word, has in (("guard", card.guard), ("rush", card.rush)):
        if has:
            found.append(Phrase(f"keyword-{word}"))
    if card.focus >= 0:
        found.append(Phrase("keyword-focus", {"n": int(card.focus)}))
    if card.rally:
        found.append(Phrase("keyword-rally"))
    return found
