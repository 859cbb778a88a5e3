"""What answers and events of 20 Strong mean: in writing, to people, and by the things that they name."""

from __future__ import annotations

from typing import Final, cast

from ludotek.games.twenty_strong.rules.actions import ANSWERS, CHIP
from ludotek.games.twenty_strong.rules.choosing import ChooseMode
from ludotek.games.twenty_strong.rules.components import (
    COLOURS,
    DIE_FACES,
    EXHAUSTED,
    FACES,
    HIT,
    HIT_FACES,
    LOOSE,
    NO_FACE,
    ON_CARD,
    POOL,
    STATS,
    Colour,
    Face,
)
from ludotek.games.twenty_strong.rules.effects.effect import resource
from ludotek.games.twenty_strong.rules.resolve_phase import DamageWindow, after_waiting
from ludotek.games.twenty_strong.rules.table import TwentyStrong
from ludotek.kernel.answers import Answers, Numbered, Part
from ludotek.kernel.effect import Action, ChooseOne, phrases
from ludotek.kernel.event import Event
from ludotek.kernel.phrase import Because, Phrase, Slot

PLACES: Final = {POOL: "pool", LOOSE: "unapplied", EXHAUSTED: "exhausted"}  # and then the cards in the active area


def die(colour: int, face: int) -> Phrase:
    return Phrase("die", {"colour": Phrase(f"colour-{COLOURS[colour]}"), "face": FACES[face]})


class HeldItem(Part):
    def name(self, g: TwentyStrong, seat: int, value: int) -> str:
        return g.deck.cards[g.inventory[value]].name if value < len(g.inventory) else ""

    def slots(self, g: TwentyStrong, seat: int, value: int) -> dict[str, Slot]:
        return {"card": g.card_phrase(g.inventory[value])}


class StackOfCards(Numbered):
    """By its number; whoever writes may also name the card on top."""

    def count(self, g: TwentyStrong) -> int:
        return len(g.stacks)

    def name(self, g: TwentyStrong, seat: int, value: int) -> str:
        return super().name(g, seat, value) if value < len(g.stacks) else ""

    def also(self, g: TwentyStrong, seat: int) -> dict[str, int]:
        return {g.deck.cards[pile.cards[-1]].name: at for at, pile in enumerate(g.stacks) if len(pile.cards)}

    def slots(self, g: TwentyStrong, seat: int, value: int) -> dict[str, Slot]:
        """With its top card, if that is open."""
        pile = g.stacks[value]
        known = len(pile.cards) > 0 and pile.known[-1]
        where: dict[str, Slot] = {"stack": stack_phrase(g, value)}
        return where | {"card": g.card_phrase(pile.cards[-1])} if known else where

    def goes_with(self, g: TwentyStrong, seat: int, value: int) -> dict[str, str]:
        pile = g.stacks[value]
        return {"card": thing(g, "card", pile.cards[-1])} if len(pile.cards) and pile.known[-1] else {}


def stack_phrase(g: TwentyStrong, stack: int) -> Phrase:
    """A stack by its place, or else by its number."""
    places = g.deck.look.places
    return places[stack].phrase if places else Phrase("stack", {"n": stack + 1})


class ActiveCard(Part):
    def name(self, g: TwentyStrong, seat: int, value: int) -> str:
        return g.deck.cards[g.active[value].card].name if value < len(g.active) else ""

    def thing(self, g: TwentyStrong, seat: int, value: int) -> str:
        return f"enemy {g.active[value].uid}"

    def goes_with(self, g: TwentyStrong, seat: int, value: int) -> dict[str, str]:
        return {"card": thing(g, "card", int(g.active[value].card))}

    def slots(self, g: TwentyStrong, seat: int, value: int) -> dict[str, Slot]:
        return {"card": g.card_phrase(g.active[value].card)}


class PlaceOfDice(ActiveCard):
    """A zone, or a card in the active area (TS-62)."""

    def name(self, g: TwentyStrong, seat: int, value: int) -> str:
        return PLACES[value] if value < ON_CARD else super().name(g, seat, value - ON_CARD)

    def thing(self, g: TwentyStrong, seat: int, value: int) -> str:
        return PLACES[value] if value < ON_CARD else super().thing(g, seat, value - ON_CARD)

    def goes_with(self, g: TwentyStrong, seat: int, value: int) -> dict[str, str]:
        return {} if value < ON_CARD else super().goes_with(g, seat, value - ON_CARD)

    def slots(self, g: TwentyStrong, seat: int, value: int) -> dict[str, Slot]:
        return {} if value < ON_CARD else super().slots(g, seat, value - ON_CARD)


class Die(Part):
    """A die by its colour and face: a place of dice tells no two of them apart."""

    def __init__(self, faces: int, first: int) -> None:
        super().__init__("die")
        self.faces = faces
        self.first = first

    def name(self, g: TwentyStrong, seat: int, value: int) -> str:
        return f"{COLOURS[value // self.faces]} {FACES[self.first + value % self.faces]}"

    def slots(self, g: TwentyStrong, seat: int, value: int) -> dict[str, Slot]:
        return {"die": die(value // self.faces, self.first + value % self.faces)}


class ColourOfDie(Die):
    """A die without a face, written by its colour alone."""

    def name(self, g: TwentyStrong, seat: int, value: int) -> str:
        return COLOURS[value]

    def thing(self, g: TwentyStrong, seat: int, value: int) -> str:
        return f"die {COLOURS[value]} {FACES[NO_FACE]}"


class ModeOfText(Numbered):
    def count(self, g: TwentyStrong) -> int:
        return len(modes(g))

    def slots(self, g: TwentyStrong, seat: int, value: int) -> dict[str, Slot]:
        return {"text": Phrase("sentences", {"do": phrases(modes(g)[value])})}


def modes(g: TwentyStrong) -> list[list[Action]]:
    """The texts of which one is to be chosen now."""
    question = g.question
    return cast(ChooseOne, g.deck.nodes[question.node]).inside if isinstance(question, ChooseMode) else []


class TwentyStrongAnswers(Answers):
    def __init__(self) -> None:
        parts: dict[str, Part] = {
            "item": HeldItem("card"),
            "stack": StackOfCards("stack"),
            "enemy": ActiveCard("enemy"),
            "place": PlaceOfDice("place"),
            "colour": ColourOfDie(1, NO_FACE),
            "hit": Die(HIT_FACES, HIT),
            "kind": Die(DIE_FACES, NO_FACE),
            "mode": ModeOfText("mode"),
        }
        super().__init__(ANSWERS, parts)

    def about(self, g: TwentyStrong, seat: int, verb: str, values: dict[str, int]) -> dict[str, str]:
        return {"card": thing(g, "card", g.hero)} if verb == "ability" else {}

    def wording(self, g: TwentyStrong, seat: int, verb: str, values: dict[str, int], slots: dict[str, Slot]) -> Phrase:
        key = f"act-{verb}"
        if "stack" in values and "card" not in slots:
            key = f"{key}-hidden" if len(g.stacks[values["stack"]].cards) else "act-empty-stack"
        elif verb == "ability":
            slots["card"] = g.card_phrase(g.hero)
        elif verb == "chip":
            return chip(g)
        elif verb == "apply":
            hit = values["hit"]
            slots["damage"] = g.die_damage(
                g.active[values["enemy"]], Colour(hit // HIT_FACES), Face(HIT + hit % HIT_FACES)
            )
        elif verb == "pick":
            key = f"{key}-{PLACES.get(values['place'], 'applied')}"
        elif verb == "after-effect" and len(after_waiting(g)) > 1:
            key = "act-enemy"
        return Phrase(key, slots)

    def done(self, g: TwentyStrong, seat: int) -> Phrase:
        phrase = super().done(g, seat)
        return Phrase(phrase.key, {"damage": g.incoming()}) if isinstance(g.question, DamageWindow) else phrase


def chip(g: TwentyStrong) -> Phrase:
    """What the chip pays for."""
    use = g.deck.chip_use
    if use is None:
        return Phrase("act-unknown", {"action": CHIP})
    return Phrase("act-chip", {"cost": use.cost, "do": phrases(use.actions), "resource": resource(g.deck.name)})


CODEC: Final = TwentyStrongAnswers()


def describe(g: TwentyStrong, event: Event) -> Phrase:
    """An event as a line of the log; everything in this game is open (TS-89)."""
    slots: dict[str, Slot] = {}
    for field, value in zip(event.kind.fields, event.values, strict=True):
        slots[field.name] = noun(g, field.noun, value)
    if "chip" in slots:
        slots["resource"] = resource(g.deck.name)
    line = Phrase(event.kind.key, slots)
    if event.cause < 0:
        return line
    return Because(g.card_phrase(event.cause), line)


def thing(g: TwentyStrong, noun: str, value: int) -> str:
    """The name of what a number means as such a noun."""
    match noun:
        case "card":
            return f"card {g.deck.cards[value].name}" if value >= 0 else ""  # the deck itself
        case "colour":
            return f"die {COLOURS[value]} {FACES[NO_FACE]}"
        case "kind":
            return f"die {COLOURS[value // DIE_FACES]} {FACES[value % DIE_FACES]}"
        case "stat":
            return f"stat {STATS[value]}"
        case "stack":
            return f"stack {value}"
    return ""


def noun(g: TwentyStrong, kind: str, value: int) -> Slot:
    """A number of an event as what it means."""
    if kind == "card":
        return g.card_phrase(value)
    if kind == "colour":
        return die(value, 0)
    if kind == "kind":
        return die(value // DIE_FACES, value % DIE_FACES)
    if kind == "face":
        return FACES[value]
    if kind == "stat":
        return Phrase(f"stat-{STATS[value]}")
    if kind == "rung":
        return g.deck.rung(value).phrase()
    return stack_phrase(g, value) if kind == "stack" else value
