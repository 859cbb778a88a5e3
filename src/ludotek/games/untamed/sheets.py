"""The cards of the box as people read them: faction by faction, its Stronghold first."""

from __future__ import annotations

from ludotek.games.untamed.rules.box import KEYWORDS, Box, Design, Faction, Stronghold
from ludotek.games.untamed.rules.components import ANIMAL, HOUSE, KINDS, STRONGHOLD_HEALTH
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.sheet import Doing, Sheet, doings, rules_in

# The clauses that a card's texts are about.
CLAUSES = {f"keyword-{word}": [rule] for word, rule in KEYWORDS.items()} | {
    "keyword-rally": ["UN-42"],
    "keyword-focus": ["UN-49"],
    "on-arrival": ["UN-46"],
    "on-last-words": ["UN-47"],
    "on-upkeep": ["UN-15"],
    "do-repeat-last-words": ["UN-47"],
    "do-fury": ["UN-50"],
    "do-reveal-tops": ["UN-53"],
    "stronghold-text": ["UN-38"],
}


def sheets(box: Box) -> list[Sheet]:
    return [sheet for faction in range(len(box.factions)) for sheet in faction_sheets(box, faction)]


def house_sheets(box: Box) -> list[Sheet]:
    """Of what a pack has brought."""
    return faction_sheets(box, HOUSE)


def faction_sheets(box: Box, number: int) -> list[Sheet]:
    faction = box.factions[number]
    found = [stronghold_sheet(card, faction) for card in box.strongholds if card.faction == number]
    return found + [card_sheet(box.designs[design], faction) for design in box.of_faction(number)]


def stronghold_sheet(card: Stronghold, faction: Faction) -> Sheet:
    text = Phrase("stronghold-text", {"cost": int(card.cost), "do": [each.phrase() for each in card.actions]})
    numbers, texts, own = {"health": STRONGHOLD_HEALTH}, [("stronghold", text)], own_marks(faction)
    rules, does, named = rules_in(texts, CLAUSES), doings(card.nodes), marks(card, faction)
    return Sheet(
        card.name, card.phrase, "stronghold", numbers, named, texts,
        rules=rules, does=does, look=faction.look, own_marks=own,
    )  # fmt: skip


def card_sheet(card: Design, faction: Faction) -> Sheet:
    numbers, texts, words = card_numbers(card), card_texts(card), keywords(card)
    rules, named, own = rules_in(texts, CLAUSES), marks(card, faction), own_marks(faction)
    does = [*doings(card.nodes), *[keyword_doing(word) for word in words]]
    return Sheet(
        card.name, card.phrase, KINDS[card.kind], numbers, named, texts, words, rules,
        does=does, look=faction.look, own_marks=own,
    )  # fmt: skip


def keyword_doing(word: str) -> Doing:
    """Focus and Rally are fields of their own."""
    return Doing("card", "keywords", word) if word in KEYWORDS else Doing("card", word)


def own_marks(faction: Faction) -> dict[str, Phrase]:
    return {faction.name: faction.phrase} if faction.look else {}


def card_numbers(card: Design) -> dict[str, int]:
    numbers = {"cost": int(card.cost)}
    if card.kind == ANIMAL:
        numbers |= {"attack": int(card.attack), "health": int(card.health)}
    return numbers


def marks(card: Design | Stronghold, faction: Faction) -> list[str]:
    return [faction.name] if card.origin == "house" else [faction.name, card.origin]


def card_texts(card: Design) -> list[tuple[str, Phrase]]:
    """In the order of the card: keywords, what an Item does, what happens when, what holds while it is in play."""
    texts: list[tuple[str, Phrase]] = []
    words = keywords(card)
    if words:
        texts.append(("keywords", Phrase("keywords", {"words": list(words.values())})))
    if card.actions:
        texts.append(("effect", Phrase("sentences", {"do": [each.phrase() for each in card.actions]})))
    texts += [("ability", text.phrase()) for text in card.texts]
    return texts + [("standing", node.phrase()) for node in card.standing]


def keywords(card: Design) -> dict[str, Phrase]:
    """By name, in the order of the card."""
    found = {word: Phrase(f"keyword-{word}") for word in card.keywords}
    if card.focus >= 0:
        found["focus"] = Phrase("keyword-focus", {"n": int(card.focus)})
    if card.rally:
        found["rally"] = Phrase("keyword-rally")
    return found
