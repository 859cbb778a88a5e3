"""The cards of the box as people read them: Reckoners, abilities, equipment, Epics."""

from __future__ import annotations

from ludotek.games.reckoners.rules.box import Box, Epic, Reckoner, loot_phrases
from ludotek.games.reckoners.rules.cards import DIE, Card, face_phrase
from ludotek.games.reckoners.rules.components import BASIC, INFINITE, OWN_DICE
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.sheet import Sheet

PERMANENT = "permanent"
FREE = "free"
COST = "cost"


def sheets(box: Box) -> list[Sheet]:
    found = [reckoner_sheet(box, reckoner) for reckoner in box.reckoners]
    found += [card_sheet(box, card) for card in box.cards if card.is_ability]
    found += [card_sheet(box, card) for card in box.cards if not card.is_ability]
    return found + [epic_sheet(epic) for epic in box.epics]


def name_of(id: str) -> Phrase:
    return Phrase(f"card-{id}")


def origin_marks(origin: str) -> list[str]:
    return [] if origin == "house" else [origin]


def reckoner_sheet(box: Box, reckoner: Reckoner) -> Sheet:
    ability = name_of(box.cards[reckoner.ability].name)
    text = Phrase("reckoner-has", {"n": OWN_DICE, "die": box.die_phrase(reckoner.die), "ability": ability})
    texts = [("reckoner", text), *dice_texts(box, [reckoner.die, BASIC])]
    return Sheet(reckoner.name, name_of(reckoner.name), "reckoner", {}, origin_marks(reckoner.origin), texts)


def card_sheet(box: Box, card: Card) -> Sheet:
    kind = "ability" if card.is_ability else "equipment"
    numbers = {} if card.is_ability else {"cost": int(card.cost)}
    texts = [(when(card), phrase) for phrase in box.text_of(card)]
    if card.kind == DIE:
        texts += dice_texts(box, [card.die])
    return Sheet(card.name, name_of(card.name), kind, numbers, origin_marks(card.origin), texts)


def when(card: Card) -> str:
    """Always, or once per round: free, or for a die (RK-69 to RK-71)."""
    if card.is_permanent:
        return PERMANENT
    return COST if card.has_cost else FREE


def epic_sheet(epic: Epic) -> Sheet:
    health = {} if epic.health == INFINITE else {"health": int(epic.health)}
    numbers = {"research": int(epic.research)} | health | {"weakened": int(epic.weakened)}
    marks = ["infinite"] if epic.health == INFINITE else []
    track = Phrase("epic-track", {"deeds": [deed.phrase() for deed in epic.track]})
    loot = Phrase("epic-loot", {"loot": loot_phrases(epic.loot)})
    texts = [("track", track), ("loot", loot)]
    return Sheet(epic.name, name_of(epic.name), "epic", numbers, marks + origin_marks(epic.origin), texts)


def dice_texts(box: Box, kinds: list[int]) -> list[tuple[str, Phrase]]:
    """The six sides of some dice."""
    texts: list[tuple[str, Phrase]] = []
    for kind in kinds:
        sides = [face_phrase(box.symbols[code]) for code in box.dice[kind].sides]
        texts.append(("die", Phrase("die-sides", {"die": box.die_phrase(kind), "sides": sides})))
    return texts
