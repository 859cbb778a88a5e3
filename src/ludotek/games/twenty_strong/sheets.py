"""The cards of a deck as people read them, and the deck's own rules as the first sheet."""

from __future__ import annotations

from ludotek.games.twenty_strong.rules.cards import Card
from ludotek.games.twenty_strong.rules.components import BOSS, CARD_KINDS, CONFLICT, HERO, MISSION, STATS
from ludotek.games.twenty_strong.rules.deck import Deck
from ludotek.games.twenty_strong.rules.effects.effect import THE_DECK
from ludotek.games.twenty_strong.rules.effects.text import EFFECT_KINDS, REWARD_KINDS
from ludotek.kernel.effect import Node
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.sheet import Doing, Sheet, doings, rules_in

UNIVERSAL = "universal"

# The clauses that a card's texts are about.
CLAUSES = {"do-silence": ["TS-49"]}


def sheets(deck: Deck) -> list[Sheet]:
    nodes: dict[int, list[Node]] = {}
    for node in deck.nodes:
        nodes.setdefault(max(THE_DECK, int(node.card)), []).append(node)  # the chip's are the deck's
    of_cards = [card_sheet(card, nodes.get(int(card.index), [])) for card in deck.cards]
    return [deck_sheet(deck, nodes.get(THE_DECK, [])), *of_cards]


def deck_sheet(deck: Deck, nodes: list[Node]) -> Sheet:
    """What holds for every game with this deck; "chip" is what its chip can be spent on."""
    texts = [("standing", node.phrase()) for node in deck.standing]
    texts += [("round", trigger.phrase()) for trigger in deck.triggers]
    if deck.chip_use is not None:
        texts.append(("chip", deck.chip_use.phrase()))
    texts += [("rung", hardship.phrase()) for hardship in [deck.relief, *deck.ladder]]
    numbers = {"chip": int(deck.chip_start), "chip-max": int(deck.chip_max), "rungs": len(deck.ladder)}
    rules = rules_in(texts, CLAUSES)
    return Sheet(deck.name, deck.phrase, "deck", numbers, [], texts, rules=rules, does=doings(nodes))


def card_sheet(card: Card, nodes: list[Node]) -> Sheet:
    numbers, texts = card_numbers(card), card_texts(card)
    rules = rules_in(texts, CLAUSES)
    return Sheet(
        card.name,
        card.phrase,
        CARD_KINDS[card.kind],
        numbers,
        card_marks(card),
        texts,
        rules=rules,
        offered=can_be_used(card),
        does=[*kinds_of_texts(card), *doings(nodes)],
    )


def kinds_of_texts(card: Card) -> list[Doing]:
    """The kinds of its effects and of its reward."""
    kinds = [Doing("effects", "kind", EFFECT_KINDS[effect.kind]) for effect in card.effects]
    if card.reward is not None and card.kind != MISSION:
        kinds.append(Doing("reward", "kind", REWARD_KINDS[card.reward.kind]))
    return list(dict.fromkeys(kinds))


def can_be_used(card: Card) -> bool:
    """Has its holder something to use: an item, or a hero's ability that does not work by itself?"""
    item = card.reward is not None and card.reward.text.use is not None
    return item or card.ability.use is not None


def card_numbers(card: Card) -> dict[str, int]:
    if card.kind == HERO:
        return {STATS[i]: int(card.stats[i]) for i in range(len(STATS))}
    numbers = {"health": int(card.health), "damage": int(card.damage)}
    if card.more:
        numbers["more"] = int(card.more)
    return numbers


def card_marks(card: Card) -> list[str]:
    marks: list[str] = []
    if card.kind == CONFLICT:
        marks.append("heavy" if card.heavy else "light")
    if card.mandatory:
        marks.append("mandatory")
    if card.universal:
        marks.append(UNIVERSAL)
    if card.origin != "house":
        marks.append(card.origin)
    return marks


def card_texts(card: Card) -> list[tuple[str, Phrase]]:
    """In the order of the card: a mission's goal and pay first, then what it does as an enemy."""
    effects = [("effect", effect.phrase()) for effect in card.effects]
    reward = [] if card.reward is None else [("reward", card.reward.phrase())]
    if card.kind == MISSION:
        return [("goal", card.goal_phrase()), *reward, *effects]
    texts = [("ability", phrase) for phrase in card.ability.phrases()] + effects
    if card.has_peace:
        texts.append(("peace", Phrase("peace", {"do": [action.phrase() for action in card.peace]})))
    return texts + reward if card.kind in (BOSS, CONFLICT) else texts
