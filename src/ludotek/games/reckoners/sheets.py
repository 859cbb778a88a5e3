"""The cards of the box as people read them: Reckoners, abilities, equipment, Epics."""

from __future__ import annotations

from ludotek.games.reckoners.rules.box import Box
from ludotek.games.reckoners.rules.cards import Card, MoreDice, face_phrase
from ludotek.games.reckoners.rules.components import BASIC, INFINITE, OWN_DICE
from ludotek.games.reckoners.rules.printed import Epic, Reckoner, loot_phrases
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.sheet import Sheet, doings, rules_in

# The clauses that a card's texts are about.
CLAUSES = {
    "symbol-money": ["RK-35"],
    "symbol-enforcement": ["RK-36"],
    "symbol-contain": ["RK-37"],
    "symbol-research": ["RK-38"],
    "symbol-attack": ["RK-39"],
    "symbol-plan": ["RK-41"],
    "deed-fortify": ["RK-59"],
    "deed-reinforce": ["RK-60"],
    "deed-attack": ["RK-61"],
    "deed-barricade": ["RK-63"],
    "deed-strengthen": ["RK-64"],
    "deed-discover": ["RK-65"],
    "deed-share-fortify": ["RK-62", "RK-59"],
    "deed-share-reinforce": ["RK-62", "RK-60"],
    "deed-share-barricade": ["RK-62", "RK-63"],
    "loot-contain": ["RK-37"],
    "loot-research": ["RK-38"],
    "card-does-improvise": ["RK-72"],
    "card-does-faith": ["RK-73"],
    "card-does-operations": ["RK-74"],
    "card-does-sniper": ["RK-75"],
    "card-does-travel": ["RK-32"],
}
PERMANENT = "permanent"
FREE = "free"
COST = "cost"


def sheets(box: Box) -> list[Sheet]:
    found = [reckoner_sheet(box, reckoner) for reckoner in box.reckoners]
    found += [card_sheet(box, card) for card in box.cards if card.is_ability]
    found += [card_sheet(box, card) for card in box.cards if not card.is_ability]
    return found + [epic_sheet(epic) for epic in box.epics]


def house_sheets(box: Box) -> list[Sheet]:
    """Of what a pack has brought."""
    return [epic_sheet(epic) for epic in box.of_house()]


def name_of(id: str) -> Phrase:
    return Phrase(f"card-{id}")


def origin_marks(origin: str) -> list[str]:
    return [] if origin == "house" else [origin]


def reckoner_sheet(box: Box, reckoner: Reckoner) -> Sheet:
    ability = box.cards[reckoner.ability]
    slots: dict[str, Slot] = {"n": OWN_DICE, "die": box.die_phrase(reckoner.die), "ability": name_of(ability.name)}
    texts = [("reckoner", Phrase("reckoner-has", slots)), *dice_texts(box, [reckoner.die, BASIC])]
    rules = rules_in([*texts, *ability_texts(ability)], CLAUSES)
    name, marks, does = name_of(reckoner.name), origin_marks(reckoner.origin), doings([ability.text])
    return Sheet(reckoner.name, name, "reckoner", {}, marks, texts, rules=rules, does=does)


def card_sheet(box: Box, card: Card) -> Sheet:
    kind = "ability" if card.is_ability else "equipment"
    numbers = {} if card.is_ability else {"cost": int(card.cost)}
    texts = ability_texts(card)
    if isinstance(card.text, MoreDice):
        texts += dice_texts(box, [int(card.text.kind)])
    rules, does = rules_in(texts, CLAUSES), doings([card.text])
    return Sheet(card.name, name_of(card.name), kind, numbers, origin_marks(card.origin), texts, rules=rules, does=does)


def ability_texts(card: Card) -> list[tuple[str, Phrase]]:
    return [(when(card), card.text.phrase())]


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
    marks += origin_marks(epic.origin)
    rules, does = rules_in(texts, CLAUSES), doings(epic.track)
    return Sheet(epic.name, epic.phrase, "epic", numbers, marks, texts, rules=rules, does=does)


def dice_texts(box: Box, kinds: list[int]) -> list[tuple[str, Phrase]]:
    """The six sides of some dice."""
    texts: list[tuple[str, Phrase]] = []
    for kind in kinds:
        sides = [face_phrase(box.symbols[code]) for code in box.dice[kind].sides]
        texts.append(("die", Phrase("die-sides", {"die": box.die_phrase(kind), "sides": sides})))
    return texts
