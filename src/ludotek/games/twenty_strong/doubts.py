"""What is doubtful about a deck that can be played: texts that can do nothing, cards that cannot be won, twins.

Only what is certain from the deck itself is said; how strong a card is, games must show.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from ludotek.games.twenty_strong.rules.cards import Card
from ludotek.games.twenty_strong.rules.components import (
    ALL_DICE,
    BOSS,
    CONFLICT,
    CRIT,
    DAMAGE,
    DIE_COLOURS,
    FACE_DAMAGE,
    HIT,
    MISSION,
    STAT_MAX,
    Colour,
    Face,
)
from ludotek.games.twenty_strong.rules.deck import Deck
from ludotek.games.twenty_strong.rules.effects.acting import ChangeChip, Lure, Prevent
from ludotek.games.twenty_strong.rules.effects.combining import May
from ludotek.games.twenty_strong.rules.effects.counting import AppliedHere, Chip, Items, ThisEnemy, Unapplied
from ludotek.games.twenty_strong.rules.effects.effect import (
    ANY_TIME,
    EFFECT_RULES,
    OTHERS,
    THIS,
    UNLIMITED,
    WHEN_ACTIVATED,
    WHEN_APPLIED,
    WHEN_DEFEATED,
    Standing,
    Use,
)
from ludotek.games.twenty_strong.rules.effects.on_cards import Dismiss
from ludotek.games.twenty_strong.rules.effects.standing import (
    CannotApply,
    CommitLimit,
    DieDamage,
    EnemyHealth,
    HitLimit,
    OnHits,
)
from ludotek.games.twenty_strong.rules.effects.text import DURING, SPECIAL
from ludotek.games.twenty_strong.rules.endgame_triggers import CHIP_EMPTY, CHIP_FULL
from ludotek.kernel.counting import Count, Counted, ForEach, If
from ludotek.kernel.effect import Action, Combined, Node, Trigger
from ludotek.kernel.examining import doubt, same_choices, twins
from ludotek.kernel.mistake import Problem
from ludotek.kernel.phrase import Slot

OF_ENEMIES: Final = (WHEN_ACTIVATED, WHEN_DEFEATED, WHEN_APPLIED)  # moments that only an enemy's text waits for


def doubts(deck: Deck) -> list[Problem]:
    found = [doubt for number, node in enumerate(deck.nodes) for doubt in about_node(deck, node, number)]
    for card in deck.cards:
        found += about_card(deck, card)
    return [*found, *twins(deck.raw, ["boss", "conflict", "mission"]), *about_rules(deck)]


# ---------------------------------------------------------------------- texts


def about_node(deck: Deck, node: Node, number: int) -> Iterator[Problem]:
    card = deck.cards[node.card].name if node.card >= 0 else ""
    place = deck.vocabulary.places[number]
    yield from same_choices(node, card, place)
    for check in CHECKS:
        for key, field, slots in check(deck, node):
            yield doubt(card, ", ".join(part for part in (place, field) if part), key, **slots)


Found = Iterator[tuple[str, str, dict[str, Slot]]]


def of_enemy(node: Node) -> bool:
    return node.rule in EFFECT_RULES


def about_this(deck: Deck, node: Node) -> Found:
    """A text of the hero, an item or the deck has no enemy that it could call this."""
    if of_enemy(node):
        return
    if isinstance(node, OnHits | EnemyHealth) and node.scope == THIS:
        yield "no-this", "to" if isinstance(node, OnHits) else "of", {}
    if isinstance(node, Trigger) and node.when in OF_ENEMIES:
        yield "no-this-moment", "when", {"when": node.moment}
    for field, count in counts_in(node):
        if isinstance(count, AppliedHere | ThisEnemy):
            yield "no-this", field, {}


def counts_in(node: Node) -> Iterator[tuple[str, Count]]:
    """What a text counts, each with the field that says it."""
    if isinstance(node, If):
        yield "condition", node.condition.count
    elif isinstance(node, Counted):
        yield "what", node.count
    if isinstance(node, EnemyHealth) and node.per is not None:
        yield "per", node.per


def about_chip(deck: Deck, node: Node) -> Found:
    """A deck without a chip counts nothing; what costs more than the chip can show is never paid."""
    if isinstance(node, Use) and node.cost > deck.chip_max:
        yield "too-dear", "cost", {"cost": int(node.cost), "most": int(deck.chip_max)}
    if deck.chip_max > 0:
        return
    if isinstance(node, ChangeChip):
        yield "no-chip", "", {}
    for field, count in counts_in(node):
        if isinstance(count, Chip):
            yield "no-chip", field, {}


def about_numbers(deck: Deck, node: Node) -> Found:
    """Conditions on more than there can ever be."""
    if not isinstance(node, If) or node.condition.at_most or not node.condition.numbered:
        return
    most = most_of(deck, node.condition.count)
    if node.condition.n > most:
        yield "never-so-many", "n", {"n": int(node.condition.n), "most": most}


def most_of(deck: Deck, count: Count) -> int:
    if isinstance(count, Chip):
        return int(deck.chip_max)
    if isinstance(count, Items):
        return min(deck_items(deck), STAT_MAX)
    return ALL_DICE if isinstance(count, Unapplied) else ALL_DICE * STAT_MAX


def deck_items(deck: Deck) -> int:
    return len([card for card in deck.cards if card.is_item()])


def about_prevention(deck: Deck, node: Node) -> Found:
    """Damage can be prevented only where its total is known and not yet taken."""
    at_damage = isinstance(node, Use) and node.at in (ANY_TIME, DAMAGE)
    if isinstance(node, Use | Trigger) and not at_damage and any(isinstance(each, Prevent) for each in node.actions):
        yield "prevents-nothing", "do", {}


def about_dismissal(deck: Deck, node: Node) -> Found:
    if isinstance(node, Dismiss):
        least = min((int(deck.cards[i].health) for i in deck.of_kind(CONFLICT) + deck.of_kind(MISSION)), default=0)
        if node.n < least:
            yield "dismisses-nobody", "n", {"n": int(node.n), "least": least}


def about_uses(deck: Deck, node: Node) -> Found:
    """What costs nothing, or pays for itself, and may be used again and again."""
    if not isinstance(node, Use) or node.limit != UNLIMITED:
        return
    gained = sum(each.by for each in node.actions if isinstance(each, ChangeChip))
    if gained >= node.cost > 0:
        yield "goes-round", "", {"cost": int(node.cost), "gained": int(gained)}
    if node.cost == 0 and not node.costs_more and node is not deck.chip_use:
        yield "free-use", "limit", {}


MOST_TIMES: Final = 500  # more often than that nothing happens on a table


def about_counts(deck: Deck, node: Node) -> Found:
    """Counts within counts: a thousand times and more."""
    if isinstance(node, ForEach) and times(deck, node) > MOST_TIMES >= most_times(deck, node.actions):
        yield "too-often", "what", {"n": times(deck, node)}


def times(deck: Deck, node: Node) -> int:
    """How often something in a text can happen when it happens once."""
    own = min(most_of(deck, node.count), ALL_DICE) if isinstance(node, ForEach) else 1
    return own * max((most_times(deck, each) for each in inside_of(node)), default=1)


def most_times(deck: Deck, nodes: list[Action]) -> int:
    return max((times(deck, each) for each in nodes), default=1)


def inside_of(node: Node) -> list[list[Action]]:
    return node.inside if isinstance(node, Combined) else []


def about_limits(deck: Deck, node: Node) -> Found:
    if isinstance(node, CommitLimit) and node.n == 0:
        yield "commits-nothing", "n", {}


CHECKS: Final[list[Callable[[Deck, Node], Found]]] = [
    about_this,
    about_chip,
    about_numbers,
    about_prevention,
    about_dismissal,
    about_uses,
    about_counts,
    about_limits,
]

# ---------------------------------------------------------------------- cards


def about_card(deck: Deck, card: Card) -> Iterator[Problem]:
    if card.kind == MISSION:
        why = impossible_goal(deck, card)
        if why:
            yield doubt(card.name, "goal", why, n=int(card.goal_count))
    if card.kind in (BOSS, CONFLICT) and untouchable(card):
        yield doubt(card.name, "effects", "untouchable")


def untouchable(card: Card) -> bool:
    """Does no die deal it any damage, by its own texts?"""
    texts = [text for effect in card.effects if effect.kind in (DURING, SPECIAL) for text in effect.text.standing]
    return not any(hurts(texts, Colour(colour), Face(face)) for colour in range(DIE_COLOURS) for face in (HIT, CRIT))


def hurts(texts: list[Standing], colour: Colour, face: Face) -> bool:
    damage = FACE_DAMAGE[face]
    for text in texts:
        if not isinstance(text, OnHits) or text.scope == OTHERS:
            continue
        if isinstance(text, HitLimit) and text.n == 0:
            return False
        if isinstance(text, CannotApply) and text.dice.takes(colour, face) != text.only:
            return False
        if isinstance(text, DieDamage) and text.dice.takes(colour, face):
            damage = int(text.by) if text.fixed else max(0, damage + int(text.by))
    return damage > 0


def impossible_goal(deck: Deck, card: Card) -> str:
    """Why nobody can do what a mission asks for; "" if somebody can."""
    enemies = [deck.cards[i] for i in deck.of_kind(CONFLICT)]
    there = {
        "defeat-light": len([each for each in enemies if not each.heavy]),
        "defeat-heavy": len([each for each in enemies if each.heavy]),
        "gain-item": deck_items(deck),
        "use-item": deck_items(deck),
    }
    if there.get(card.goal, 1) == 0 or (card.goal == "spend-chip" and not spends_chip(deck)):
        return f"goal-{card.goal}"
    few = card.goal in ("defeat-light", "defeat-heavy") and there[card.goal] < card.goal_count and not deck.refill
    return "goal-too-many" if few else ""


def spends_chip(deck: Deck) -> bool:
    return any(
        (isinstance(node, Use) and node.cost > 0)
        or (isinstance(node, May) and isinstance(node.payment, ChangeChip) and node.payment.by < 0)
        for node in deck.nodes
    )


# ---------------------------------------------------------------------- the deck's own rules


def about_rules(deck: Deck) -> Iterator[Problem]:
    if deck.of_kind(MISSION) and deck.missions_played == 0:
        yield doubt("", "rules, missions", "no-missions")
    for stack in range(len(deck.links)):
        if not any(stack in row for other, row in enumerate(deck.links) if other != stack) and len(deck.links) > 1:
            yield doubt("", "rules, links", "far-stack", stack=stack)
    if deck.refill and not any(isinstance(node, Lure) for node in deck.nodes) and not endgame_can_begin(deck):
        yield doubt("", "rules, endgame_must", "boss-never")
    if deck.chip_use is not None and not deck.chip_use.cost and deck.chip_use.limit == UNLIMITED:
        yield doubt("", "rules, chip, cost", "free-chip")


def endgame_can_begin(deck: Deck) -> bool:
    """Is there anything that brings it, so far as the deck itself shows?"""
    raises = any(isinstance(node, ChangeChip) and node.by > 0 for node in deck.nodes)
    lowers = spends_chip(deck) or any(isinstance(node, ChangeChip) and node.by < 0 for node in deck.nodes)
    possible = {CHIP_FULL: raises, CHIP_EMPTY: lowers}
    return any(possible.get(trigger, True) for trigger in deck.must_begin + deck.may_begin)
