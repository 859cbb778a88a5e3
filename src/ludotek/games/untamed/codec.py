"""What answers and events of Untamed mean: in writing, to people, and by the things that they name."""

from __future__ import annotations

from typing import Final, cast

from ludotek.games.untamed.rules.actions import ANSWERS, PLACES
from ludotek.games.untamed.rules.choosing import ChooseMode, ChooseTarget
from ludotek.games.untamed.rules.components import HOUSE
from ludotek.games.untamed.rules.modes import HYDRA, MANTICORE
from ludotek.games.untamed.rules.table import Untamed
from ludotek.kernel.answers import Answers, Numbered, Part, Player
from ludotek.kernel.bands import Band
from ludotek.kernel.effect import Action, ChooseOne, phrases
from ludotek.kernel.event import HIDDEN, PRIVATE, Event
from ludotek.kernel.match import Match
from ludotek.kernel.numbers import CardId, Seat
from ludotek.kernel.phrase import Because, Phrase, Slot
from ludotek.kernel.thing import Reference

# Lines whose subject is the card: where it is the cause as well, it is named once.
OF_ITSELF = {"readied", "exhausted", "fury", "attack-changed", "healed", "damaged"}


# Answers that name no card at a real table, where it is put down unseen.
UNSEEN = ("power", "stack")


class ModeOfText(Numbered):
    def count(self, g: Untamed) -> int:
        return len(modes(g))

    def slots(self, g: Untamed, seat: int, value: int) -> dict[str, Slot]:
        return {"text": Phrase("sentences", {"do": phrases(modes(g)[value])})}


def modes(g: Untamed) -> list[list[Action]]:
    """The texts of which one is to be chosen now."""
    question = g.question
    return cast(ChooseOne, g.box.nodes[question.node]).inside if isinstance(question, ChooseMode) else []


class Faction(Part):
    def name(self, g: Untamed, seat: int, value: int) -> str:
        return g.box.factions[value].name

    def goes_with(self, g: Untamed, seat: int, value: int) -> dict[str, str]:
        return {"card": f"card {g.box.stronghold_of(value).name}"}

    def slots(self, g: Untamed, seat: int, value: int) -> dict[str, Slot]:
        return {"faction": g.box.factions[value].phrase}


class HouseFaction(Faction):
    """The one that a pack has brought, if one has."""

    def name(self, g: Untamed, seat: int, value: int) -> str:
        return super().name(g, seat, HOUSE) if len(g.box.factions) > HOUSE else ""

    def goes_with(self, g: Untamed, seat: int, value: int) -> dict[str, str]:
        return super().goes_with(g, seat, HOUSE)

    def slots(self, g: Untamed, seat: int, value: int) -> dict[str, Slot]:
        return super().slots(g, seat, HOUSE)


class Keep(Numbered):
    """A stack of Strongholds; what is aimed at is the one on top."""

    def count(self, g: Untamed) -> int:
        return len(g.keeps)

    def goes_with(self, g: Untamed, seat: int, value: int) -> dict[str, str]:
        return stronghold_on(g, value)

    def slots(self, g: Untamed, seat: int, value: int) -> dict[str, Slot]:
        return {"card": stronghold_phrase(g, value), "keep": keep_phrase(g, value)}


class AnimalInPlay(Part):
    """An Animal by its side and its place there."""

    def __init__(self) -> None:
        super().__init__("animal")

    def name(self, g: Untamed, seat: int, value: int) -> str:
        """By its id behind the number of its side; of several copies on a side the later ones have a number."""
        side, place = value // PLACES, value % PLACES
        name = name_in_place(g, side, place)
        return f"{side + 1}:{name}" if name else ""

    def also(self, g: Untamed, seat: int) -> dict[str, int]:
        """Without a number: on the first side that has such an Animal."""
        found: dict[str, int] = {}
        for side, each in enumerate(g.sides):
            for place in range(len(each.animals)):
                found.setdefault(name_in_place(g, side, place), side * PLACES + place)
        return found

    def thing(self, g: Untamed, seat: int, value: int) -> str:
        return f"animal {g.sides[value // PLACES].animals[value % PLACES].uid}"

    def goes_with(self, g: Untamed, seat: int, value: int) -> dict[str, str]:
        return {"card": thing(g, "card", int(g.sides[value // PLACES].animals[value % PLACES].design))}

    def slots(self, g: Untamed, seat: int, value: int) -> dict[str, Slot]:
        side, place = value // PLACES, value % PLACES
        design = g.sides[side].animals[place].design
        whose = keep_phrase(g, side) if g.mode == MANTICORE else seat_phrase(side)  # a Manticore team's (UN-61)
        return {"card": g.card_phrase(design), "place": place + 1, "seat": whose}


class OwnAnimal(AnimalInPlay):
    """An Animal by its place on the side of the seat."""

    def name(self, g: Untamed, seat: int, value: int) -> str:
        return name_in_place(g, g.side_of[seat], value)

    def also(self, g: Untamed, seat: int) -> dict[str, int]:
        return {}

    def thing(self, g: Untamed, seat: int, value: int) -> str:
        return super().thing(g, seat, g.side_of[seat] * PLACES + value)

    def goes_with(self, g: Untamed, seat: int, value: int) -> dict[str, str]:
        return super().goes_with(g, seat, g.side_of[seat] * PLACES + value)

    def slots(self, g: Untamed, seat: int, value: int) -> dict[str, Slot]:
        side = g.side_of[seat]
        animal = g.sides[side].animals[value]
        attack = int(g.attack_of(animal, side))
        return {"card": g.card_phrase(animal.design), "place": value + 1, "attack": attack}


def name_in_place(g: Untamed, side: int, place: int) -> str:
    if side >= len(g.sides) or place >= len(g.sides[side].animals):
        return ""
    animals = g.sides[side].animals
    name = g.box.designs[animals[place].design].name
    before = sum(1 for other in animals[:place] if other.design == animals[place].design)
    return name if before == 0 else f"{name}#{before + 1}"


class CardDesign(Part):
    def name(self, g: Untamed, seat: int, value: int) -> str:
        return g.box.designs[value].name if value < len(g.box.designs) else ""

    def slots(self, g: Untamed, seat: int, value: int) -> dict[str, Slot]:
        return {"card": g.card_phrase(value)}


class UntamedAnswers(Answers):
    def __init__(self) -> None:
        parts: dict[str, Part] = {
            "mode": ModeOfText("mode"),
            "opponent": Player("seat"),
            "faction": Faction("faction"),
            "house": HouseFaction("faction"),
            "keep": Keep("keep"),
            "attacker": OwnAnimal(),
            "animal": AnimalInPlay(),
            "card": CardDesign("card"),
        }
        super().__init__(ANSWERS, parts)

    def named_by(self, band: Band | None, match: Match, seat: int, action: int) -> Reference:
        if band is not None and match.chance.real and band.verb in UNSEEN:
            return Reference(band.verb, {})
        return super().named_by(band, match, seat, action)

    def about(self, g: Untamed, seat: int, verb: str, values: dict[str, int]) -> dict[str, str]:
        return stronghold_on(g, g.keep_of[g.side_of[seat]]) if verb == "stronghold" else {}

    def wording(self, g: Untamed, seat: int, verb: str, values: dict[str, int], slots: dict[str, Slot]) -> Phrase:
        if g.chance.real and verb in UNSEEN:
            return Phrase(f"act-{verb}-unseen")
        if verb == "stronghold":
            slots["card"] = stronghold_phrase(g, g.keep_of[g.side_of[seat]])
        elif verb == "stack":
            slots["card"] = stronghold_of(g, values.get("faction", HOUSE))
        elif verb == "play":
            slots["cost"] = int(g.cost_of(Seat(seat), CardId(values["card"])))
        elif verb == "focus":
            focus = int(g.box.designs[values["card"]].focus)
            if focus < 0:
                return Phrase("act-without-focus", slots)
            slots["cost"] = focus
        return Phrase(f"act-{verb}", slots)

    def done(self, g: Untamed, seat: int) -> Phrase:
        question = g.question
        if isinstance(question, ChooseTarget) and len(g.options(question.seat)) > 1:
            return Phrase("done-ChooseTarget-decline")  # UN-28
        return super().done(g, seat)


CODEC: Final = UntamedAnswers()


def seat_phrase(seat: int) -> Phrase:
    return Phrase("seat", {"number": seat + 1})


def keep_phrase(g: Untamed, keep: int) -> Phrase:
    """Whose Stronghold: a player's, or a team's where it is shared."""
    shared = len(g.keeps) < g.seats
    return Phrase("team" if shared else "seat", {"number": keep + 1})


def stronghold_on(g: Untamed, keep: int) -> dict[str, str]:
    """The card on top of a stack, if there is one."""
    stack = g.keeps[keep].stack
    return {"card": thing(g, "stronghold", stack.top())} if len(stack.cards) else {}


def stronghold_phrase(g: Untamed, keep: int) -> Phrase:
    stack = g.keeps[keep].stack
    if len(stack.cards) == 0:
        return Phrase("no-stronghold")
    return stronghold_of(g, int(stack.top()))


def stronghold_of(g: Untamed, faction: int) -> Phrase:
    return g.box.stronghold_of(faction).phrase


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
    if event.kind.name in OF_ITSELF and slots.get("card") == cause:
        return line
    return Because(cause, line)


def thing(g: Untamed, noun: str, value: int) -> str:
    """The name of what a number means as such a noun."""
    match noun:
        case "card":
            return f"card {g.card_name(value)}"
        case "stronghold":
            return f"card {g.box.stronghold_of(value).name}"
        case "seat" | "in-turn":
            return f"seat {value}"
        case "keep":
            return f"keep {value}"
        case "faction":
            return f"faction {g.box.factions[value].name}"
    return ""


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
        return g.box.factions[value].phrase
    return value
