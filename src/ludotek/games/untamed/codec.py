"""Words for actions and events."""

from __future__ import annotations

from typing import cast

from ludotek.games.untamed.rules.actions import (
    ANIMAL_AT,
    ATTACK,
    BONUS,
    CARD,
    DRAW,
    FACTION,
    FOCUS,
    KEEP,
    MODE,
    MULLIGAN,
    PLAY,
    POWER,
    STRONGHOLD,
    TAKE,
)
from ludotek.games.untamed.rules.choosing import ChooseMode, ChooseOpponent, ChooseTarget
from ludotek.games.untamed.rules.components import FACTIONS
from ludotek.games.untamed.rules.effects.combining import ChooseOne
from ludotek.games.untamed.rules.falling import Rally
from ludotek.games.untamed.rules.modes import HYDRA, MANTICORE
from ludotek.games.untamed.rules.setup import StackStronghold
from ludotek.games.untamed.rules.table import Untamed
from ludotek.kernel.event import HIDDEN, PRIVATE, Event
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.step import DONE, ORDERS, RESUME, Simultaneous

SIMPLE = {DRAW: "act-draw", BONUS: "act-bonus", TAKE: "act-take", MULLIGAN: "act-mulligan", RESUME: "act-resume"}
# Lines whose subject is the card: where it is the cause as well, it is named once.
OF_ITSELF = {"log-readied", "log-exhausted", "log-fury", "log-attack-changed", "log-healed", "log-damaged"}


def explain(g: Untamed, seat: int, action: int) -> Phrase:
    """An action in words, meaningful with the question that is asked now."""
    question = g.question
    if action < ORDERS and isinstance(question, Simultaneous) and action < len(question.steps):
        return Phrase("act-order", {"what": question.steps[action].label(g)})
    if action == DONE and isinstance(question, ChooseTarget) and len(g.options(question.seat)) > 1:
        return Phrase("done-ChooseTarget-decline")  # UN-28
    if action == DONE:
        return Phrase(f"done-{type(question).__name__}")
    if action in SIMPLE:
        return Phrase(SIMPLE[action])
    if action == STRONGHOLD:
        return Phrase("act-stronghold", {"card": stronghold_phrase(g, g.keep_of[g.side_of[seat]])})
    if MODE <= action < FACTION:
        return mode(g, action - MODE)
    if FACTION <= action < KEEP:
        return faction(g, action - FACTION)
    if KEEP <= action < ATTACK and action - KEEP < len(g.keeps):
        keep = action - KEEP
        return Phrase("act-target-stronghold", {"card": stronghold_phrase(g, keep), "keep": keep_phrase(g, keep)})
    if ATTACK <= action < ANIMAL_AT:
        return attack(g, seat, action - ATTACK)
    if ANIMAL_AT <= action < PLAY:
        return target(g, action - ANIMAL_AT)
    if isinstance(question, Rally) and PLAY <= action < FOCUS:
        return of_card(g, seat, "act-rally", action - PLAY)
    for band, key in ((CARD, "act-card"), (POWER, "act-power"), (FOCUS, "act-focus"), (PLAY, "act-play")):
        if action >= band:
            return of_card(g, seat, key, action - band)
    return Phrase("act-unknown", {"action": action})


def faction(g: Untamed, which: int) -> Phrase:
    """A faction to take, or its Stronghold to stack."""
    slots: dict[str, Slot] = {"faction": Phrase(f"faction-{FACTIONS[which]}")}
    if not isinstance(g.question, StackStronghold):
        return Phrase("act-draft", slots)
    slots["card"] = stronghold_of(g, which)
    return Phrase("act-stack", slots)


def of_card(g: Untamed, seat: int, key: str, design: int) -> Phrase:
    if design >= len(g.box.designs):
        return Phrase("act-unknown", {"action": design})
    slots: dict[str, Slot] = {"card": g.card_phrase(design)}
    if key == "act-play":
        slots["cost"] = int(g.cost_of(seat, design))
    if key == "act-focus":
        focus = int(g.box.designs[design].focus)
        if focus < 0:
            return Phrase("act-without-focus", slots)
        slots["cost"] = focus
    return Phrase(key, slots)


def mode(g: Untamed, which: int) -> Phrase:
    question = g.question
    if isinstance(question, ChooseOpponent):
        return Phrase("act-opponent", {"seat": seat_phrase(which)})
    if isinstance(question, ChooseMode):
        modes = cast(ChooseOne, g.box.nodes[question.node]).modes
        if which < len(modes):
            return Phrase("act-mode", {"text": Phrase("sentences", {"do": [each.phrase() for each in modes[which]]})})
    return Phrase("act-unknown", {"action": which})


def attack(g: Untamed, seat: int, place: int) -> Phrase:
    animals = g.sides[g.side_of[seat]].animals
    if place >= len(animals):
        return Phrase("act-unknown", {"action": place})
    animal = animals[place]
    slots: dict[str, Slot] = {"card": g.card_phrase(animal.design), "place": place + 1}
    slots["attack"] = int(g.attack_of(animal, g.side_of[seat]))
    return Phrase("act-attack", slots)


def target(g: Untamed, at: int) -> Phrase:
    side, place = at // 8, at % 8
    if side >= len(g.sides) or place >= len(g.sides[side].animals):
        return Phrase("act-unknown", {"action": at})
    animal = g.sides[side].animals[place]
    slots: dict[str, Slot] = {"card": g.card_phrase(animal.design), "place": place + 1}
    slots["seat"] = keep_phrase(g, side) if g.mode == MANTICORE else seat_phrase(side)  # a Manticore team's (UN-61)
    return Phrase("act-target-animal", slots)


def seat_phrase(seat: int) -> Phrase:
    return Phrase("seat", {"number": seat + 1})


def keep_phrase(g: Untamed, keep: int) -> Phrase:
    """Whose Stronghold: a player's, or a team's where it is shared."""
    shared = len(g.keeps) < g.seats
    return Phrase("team" if shared else "seat", {"number": keep + 1})


def stronghold_phrase(g: Untamed, keep: int) -> Phrase:
    stack = g.keeps[keep].stack
    if len(stack.cards) == 0:
        return Phrase("no-stronghold")
    return stronghold_of(g, int(stack.top()))


def stronghold_of(g: Untamed, faction: int) -> Phrase:
    return Phrase(f"card-{g.box.stronghold_of(faction).name}")


def describe(g: Untamed, event: Event, seat: int | None) -> Phrase:
    """An event as a seat may read it; what it may not know leaves the line to its hidden wording."""
    seen = event.seen_by(-1 if seat is None else seat)
    slots: dict[str, Slot] = {}
    hidden = False
    for field, value in zip(event.kind.fields, seen, strict=True):
        if value == HIDDEN and field.audience == PRIVATE:  # in public -2 is a number
            hidden = True
        else:
            slots[field.name] = noun(g, field.noun, value)
    line = Phrase(f"{event.kind.key}-hidden" if hidden else event.kind.key, slots)
    if event.cause < 0:
        return line
    cause = g.card_phrase(event.cause)
    if event.kind.key in OF_ITSELF and slots.get("card") == cause:
        return line
    return Phrase("log-because", {"cause": cause, "line": line})


def noun(g: Untamed, kind: str, value: int) -> Slot:
    if kind == "card":
        return g.card_phrase(value)
    if kind == "seat":
        return seat_phrase(value)
    if kind == "in-turn":  # a Hydra team plays together (UN-60)
        return keep_phrase(g, g.keep_of[value]) if g.mode == HYDRA else seat_phrase(value)
    if kind == "keep":
        return keep_phrase(g, value)
    if kind == "stronghold":
        return stronghold_of(g, value)
    if kind == "faction":
        return Phrase(f"faction-{FACTIONS[value]}")
    return value
