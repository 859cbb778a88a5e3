"""A card of 20 Strong, met at once: an enemy is active, a mission is current, a hero plays, a boss has come out.

The deck is cut down to the card and a few others. Its own rules stay where they do no harm; what would begin another game
(a map, missions, a short way to the endgame) does not.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

from ludotek.games.twenty_strong.rules.actions import ACTIVATE
from ludotek.games.twenty_strong.rules.activation import ActivateCard
from ludotek.games.twenty_strong.rules.cards import Card
from ludotek.games.twenty_strong.rules.components import BOSS, CARD_KINDS, CONFLICT, HERO, MISSION
from ludotek.games.twenty_strong.rules.deck import Deck
from ludotek.games.twenty_strong.rules.table import TwentyStrong
from ludotek.kernel.errors import ContentError
from ludotek.kernel.trial import Trial, play_to, quick_answer

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.game import TwentyStrongGame

STACKS: Final = 3  # each with a card of its own on top
COMPANY: Final = {CONFLICT: 3, BOSS: 1, HERO: 6, MISSION: 6}  # conflict cards, by the kind of the card that is tried
SEEDS: Final = 12
MOST_ANSWERS: Final = 400
SMALL: Final[dict[str, Any]] = {
    "stacks": STACKS,
    "missions": 0,
    "refill": False,
    "endgame_may": [],
    "endgame_must": ["stacks-empty"],
    "bosses_to_defeat": 1,
}


def trial(game: TwentyStrongGame, content: dict[str, Any], options: dict[str, Any], name: str) -> Trial | None:
    deck: Deck = game.content_of(content)
    index = int(deck.named(name))
    if index < 0:
        return None
    card = deck.cards[index]
    for raw in contents(deck, card):
        try:
            small: Deck = game.content_of(raw)
        except ContentError:
            continue
        chosen = {**options, "hero": raw["hero"][0]["id"], "difficulty": 0}
        for seed in range(SEEDS):
            found = play_to(game, raw, chosen, seed, Meeting(small, card), Towards(game, small, card), MOST_ANSWERS)
            if found is not None:
                return found
    return None


def contents(deck: Deck, card: Card) -> Iterator[dict[str, Any]]:
    """The deck cut down, with small rules of its own, or with all of its own where it cannot be played with those."""
    raw = dict(deck.raw)
    company = [each for each in deck.cards if each.kind == CONFLICT and each is not card]
    company.sort(key=lambda each: (each.mandatory, len(each.effects), each.more, each.health))
    taken = [card] if card.kind == CONFLICT else []
    taken += company[: COMPANY[card.kind] - len(taken)]
    heroes = [card] if card.kind == HERO else [deck.cards[i] for i in deck.of_kind(HERO)]
    bosses = [card] if card.kind == BOSS else [deck.cards[i] for i in deck.of_kind(BOSS)]
    missions = [card] if card.kind == MISSION else []
    small = SMALL | {"stacks": min(STACKS, len(taken)), "missions": len(missions)}
    kept = {name: value for name, value in raw["rules"].items() if name not in ("links", "ladder")}
    own = {**raw, CARD_KINDS[HERO]: tables(raw, heroes), CARD_KINDS[BOSS]: tables(raw, bosses)}
    if "place" in raw.get("look", {}):
        own["look"] = {**raw["look"], "place": raw["look"]["place"][: small["stacks"]]}
    yield {
        **own,
        CARD_KINDS[CONFLICT]: tables(raw, taken),
        CARD_KINDS[MISSION]: tables(raw, missions),
        "rules": {**kept, **small},
    }
    yield {**raw, CARD_KINDS[HERO]: tables(raw, heroes)}


def tables(raw: dict[str, Any], cards: list[Card]) -> list[dict[str, Any]]:
    """These cards as the file has them."""
    names = [card.name for card in cards]
    return [table for kind in CARD_KINDS for table in raw.get(kind, []) if table["id"] in names]


class Meeting:
    """Is the card there? One that may be passed peacefully is met while that is still open."""

    def __init__(self, deck: Deck, card: Card) -> None:
        self.index = int(deck.named(card.name))
        self.card = card

    def __call__(self, g: TwentyStrong) -> bool:
        if self.card.kind == HERO:
            return len(g.active) > 0
        if self.card.kind == MISSION:
            return self.index in g.missions
        if self.card.has_peace and isinstance(g.question, ActivateCard):
            return self.index in [top_of(g, stack) for stack in range(len(g.stacks))]
        return any(enemy.card == self.index and not enemy.defeated for enemy in g.active)


def top_of(g: TwentyStrong, stack: int) -> int:
    """The card on top of a stack; -1 if there is none."""
    return int(g.stacks[stack].top()) if len(g.stacks[stack]) else -1


class Towards:
    """The stack with the card is chosen; all else is as the quick player does it."""

    def __init__(self, game: TwentyStrongGame, deck: Deck, card: Card) -> None:
        from ludotek.games.twenty_strong.insight import insight

        self.game = game
        self.index = int(deck.named(card.name))
        self.quick = insight()

    def __call__(self, g: TwentyStrong, seat: int) -> int:
        options = g.options(seat)
        if isinstance(g.question, ActivateCard):
            for stack in range(len(g.stacks)):
                if ACTIVATE + stack in options and top_of(g, stack) == self.index:
                    return ACTIVATE + stack
        return quick_answer(self.game, self.quick, g, seat)
