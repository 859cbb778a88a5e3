"""Words for actions and events, and a short written form of actions."""

from __future__ import annotations

from typing import cast

from ludotek.games.twenty_strong.rules.actions import (
    ABILITY,
    ACTIVATE,
    AGAIN,
    APPLY_DIE,
    BEGIN_ENDGAME,
    CHIP,
    COMMIT_DIE,
    DROP,
    ENEMY,
    MODE,
    PEACE,
    PICK,
    RECOVER_DIE,
    STACK,
    TAKE,
    USE,
)
from ludotek.games.twenty_strong.rules.choosing import ChooseItem, ChooseMode
from ludotek.games.twenty_strong.rules.components import (
    COLOURS,
    CRIT,
    EXHAUSTED,
    FACES,
    HIT,
    LOOSE,
    ON_CARD,
    POOL,
    STATS,
)
from ludotek.games.twenty_strong.rules.deck import Card
from ludotek.games.twenty_strong.rules.effects.combining import ChooseOne
from ludotek.games.twenty_strong.rules.resolve_phase import ChooseAfterEffect, DamageWindow, after_waiting
from ludotek.games.twenty_strong.rules.rewards import GainItems
from ludotek.games.twenty_strong.rules.table import TwentyStrong
from ludotek.kernel.event import Event
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.step import DONE, ORDERS, Simultaneous


def die(colour: int, face: int) -> Phrase:
    return Phrase("die", {"colour": Phrase(f"colour-{COLOURS[colour]}"), "face": FACES[face]})


def explain(g: TwentyStrong, action: int) -> Phrase:
    """An action in words, meaningful with the question that is asked now."""
    question = g.question
    if action < ORDERS and isinstance(question, Simultaneous) and action < len(question.steps):
        return Phrase("act-order", {"what": question.steps[action].label(g)})
    if action == DONE:
        return done(g)
    if USE <= action < DROP:
        return of_item(g, "act-use", action - USE)
    if DROP <= action < ABILITY:
        return of_item(g, "act-drop", action - DROP)
    if action == ABILITY:
        return Phrase("act-ability", {"card": g.card_phrase(g.hero)})
    if action == CHIP:
        return of_chip(g)
    if ACTIVATE <= action < PEACE:
        return of_stack(g, "act-activate", action - ACTIVATE)
    if PEACE <= action < BEGIN_ENDGAME:
        return of_stack(g, "act-peace", action - PEACE)
    if action == BEGIN_ENDGAME:
        return Phrase("act-begin-endgame")
    if COMMIT_DIE <= action < RECOVER_DIE:
        return Phrase("act-commit", {"die": die(action - COMMIT_DIE, 0)})
    if RECOVER_DIE <= action < AGAIN:
        return Phrase("act-recover", {"die": die(action - RECOVER_DIE, 0)})
    if action == AGAIN:
        return Phrase("act-again")
    if action == TAKE:
        return Phrase("act-take")
    if MODE <= action < APPLY_DIE and isinstance(question, ChooseMode):
        return mode(g, question, action - MODE)
    if APPLY_DIE <= action < ENEMY:
        return apply(g, action - APPLY_DIE)
    if ENEMY <= action < STACK:
        return of_enemy(g, action - ENEMY)
    if STACK <= action < PICK:
        return of_stack(g, "act-stack", action - STACK)
    if action >= PICK:
        return pick(g, action - PICK)
    return Phrase("act-unknown", {"action": action})


def done(g: TwentyStrong) -> Phrase:
    """The end of what is asked now."""
    slots: dict[str, Slot] = {"damage": g.incoming()} if isinstance(g.question, DamageWindow) else {}
    return Phrase(f"done-{type(g.question).__name__}", slots)


def of_item(g: TwentyStrong, key: str, slot: int) -> Phrase:
    if slot >= len(g.inventory):
        return Phrase("act-unknown", {"action": slot})
    return Phrase(key, {"card": g.card_phrase(g.inventory[slot])})


def of_chip(g: TwentyStrong) -> Phrase:
    """What the chip pays for."""
    use = g.deck.chip_use
    if use is None:
        return Phrase("act-unknown", {"action": CHIP})
    do = [action.phrase() for action in use.actions]
    return Phrase("act-chip", {"cost": use.cost, "do": do, "resource": use.resource()})


def of_stack(g: TwentyStrong, key: str, stack: int) -> Phrase:
    """A stack by its top card, if that is open."""
    if stack >= len(g.stacks):
        return Phrase("act-unknown", {"action": stack})
    pile = g.stacks[stack]
    if len(pile.cards) == 0:
        return Phrase("act-empty-stack", {"stack": stack + 1})
    if not pile.known[-1]:
        return Phrase(f"{key}-hidden", {"stack": stack + 1})
    return Phrase(key, {"stack": stack + 1, "card": g.card_phrase(pile.cards[-1])})


def mode(g: TwentyStrong, question: ChooseMode, which: int) -> Phrase:
    modes = cast(ChooseOne, g.deck.nodes[question.node]).modes
    if which >= len(modes):
        return Phrase("act-unknown", {"action": which})
    return Phrase("act-mode", {"text": Phrase("sentences", {"do": [each.phrase() for each in modes[which]]})})


def apply(g: TwentyStrong, at: int) -> Phrase:
    if at // 10 >= len(g.active):
        return Phrase("act-unknown", {"action": at})
    enemy, colour, face = g.active[at // 10], at % 10 // 2, CRIT if at % 2 else HIT
    damage = g.die_damage(enemy, colour, face)
    return Phrase("act-apply", {"die": die(colour, face), "card": g.card_phrase(enemy.card), "damage": damage})


def of_enemy(g: TwentyStrong, place: int) -> Phrase:
    """A card in the active area, or a held item where one is to be discarded."""
    if isinstance(g.question, ChooseItem):
        return of_item(g, "act-item", place)
    if place >= len(g.active):
        return Phrase("act-unknown", {"action": place})
    key = "act-gain" if isinstance(g.question, GainItems) else "act-enemy"
    if isinstance(g.question, ChooseAfterEffect) and len(after_waiting(g)) == 1:
        key = "act-after-effect"
    return Phrase(key, {"card": g.card_phrase(g.active[place].card)})


PLACES = {POOL: "pool", LOOSE: "unapplied", EXHAUSTED: "exhausted"}


def pick(g: TwentyStrong, at: int) -> Phrase:
    place, kind = at // 20, at % 20
    slots: dict[str, Slot] = {"die": die(kind // 4, kind % 4)}
    if place < ON_CARD:
        return Phrase(f"act-pick-{PLACES[place]}", slots)
    if place - ON_CARD >= len(g.active):
        return Phrase("act-unknown", {"action": at})
    slots["card"] = g.card_phrase(g.active[place - ON_CARD].card)
    return Phrase("act-pick-applied", slots)


def describe(g: TwentyStrong, event: Event) -> Phrase:
    """An event as a line of the log; everything in this game is open (TS-89)."""
    slots: dict[str, Slot] = {}
    for field, value in zip(event.kind.fields, event.values, strict=True):
        slots[field.name] = noun(g, field.noun, value)
    if "chip" in slots:
        slots["resource"] = Phrase(f"chip-{g.deck.name}")
    line = Phrase(event.kind.key, slots)
    if event.cause < 0:
        return line
    return Phrase("log-because", {"cause": g.card_phrase(event.cause), "line": line})


def noun(g: TwentyStrong, kind: str, value: int) -> Slot:
    """A number of an event as what it means."""
    if kind == "card":
        return g.card_phrase(value)
    if kind == "colour":
        return die(value, 0)
    if kind == "kind":
        return die(value // 4, value % 4)
    if kind == "face":
        return FACES[value]
    if kind == "stat":
        return Phrase(f"stat-{STATS[value]}")
    if kind == "rung":
        return g.deck.ladder[value - 1].phrase()
    return value + 1 if kind == "stack" else value


def card_phrases(card: Card) -> list[Phrase]:
    """The text of a card: what it does, from its nodes."""
    found = card.ability.phrases()
    found += [effect.phrase() for effect in card.effects]
    if card.has_peace:
        found.append(Phrase("peace", {"do": [action.phrase() for action in card.peace]}))
    if card.goal_count:
        found.append(card.goal_phrase())
    if card.reward is not None:
        found.append(card.reward.phrase())
    return found
