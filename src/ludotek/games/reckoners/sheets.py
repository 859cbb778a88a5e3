"""The cards of the box as people read them: Reckoners, abilities, equipment, Epics."""

from __future__ import annotations

from ludotek.games.reckoners.rules.box import LOOT, Box, Epic, Reckoner
from ludotek.games.reckoners.rules.cards import DIE, Card, card_phrases
from ludotek.games.reckoners.rules.components import INFINITE, OWN_DICE
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
    die = Phrase(f"die-{box.dice[reckoner.die].name}")
    text = Phrase("reckoner-has", {"n": OWN_DICE, "die": die, "ability": ability})
    marks = origin_marks(reckoner.origin)
    return Sheet(reckoner.name, name_of(reckoner.name), "reckoner", {}, marks, [("reckoner", text)])


def card_sheet(box: Box, card: Card) -> Sheet:
    die = Phrase(f"die-{box.dice[card.die].name}") if card.kind == DIE else Phrase("die-basic")
    kind = "ability" if card.is_ability else "equipment"
    numbers = {} if card.is_ability else {"cost": int(card.cost)}
    texts = [(when(card), phrase) for phrase in card_phrases(card, die)]
    return Sheet(card.name, name_of(card.name), kind, numbers, origin_marks(card.origin), texts)


def when(card: Card) -> str:
    """Always, or once per round: free, or for a die (RK-69 to RK-71)."""
    if card.is_permanent:
        return PERMANENT
    return COST if card.has_cost else FREE


def epic_sheet(epic: Epic) -> Sheet:
    numbers = {"research": int(epic.research), "weakened": int(epic.weakened)}
    if epic.health != INFINITE:
        numbers["health"] = int(epic.health)
    marks = ["infinite"] if epic.health == INFINITE else []
    track = Phrase("epic-track", {"deeds": [deed.phrase() for deed in epic.track]})
    loot = Phrase("epic-loot", {"loot": loot_phrases(epic)})
    texts = [("track", track), ("loot", loot)]
    return Sheet(epic.name, name_of(epic.name), "epic", numbers, marks + origin_marks(epic.origin), texts)


def loot_phrases(epic: Epic) -> list[Phrase]:
    return [Phrase(f"loot-{kind}", {"n": n}) for kind, n in zip(LOOT, epic.loot, strict=True) if n > 0]
