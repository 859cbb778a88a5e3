"""What answers and events of The Reckoners mean: in writing, to people, and by the things that they name."""

from __future__ import annotations

from typing import Final

from ludotek.games.reckoners.rules import events
from ludotek.games.reckoners.rules.actions import ANSWERS, DIE_ROOM
from ludotek.games.reckoners.rules.base import LoseDie
from ludotek.games.reckoners.rules.cards import face_phrase
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import CARDS, FACES, INFINITE, NOTHING, STEELHEART, SYMBOLS, TRACKS
from ludotek.games.reckoners.rules.floor import CityFloor
from ludotek.games.reckoners.rules.printed import LOOT
from ludotek.games.reckoners.rules.symbols import unpack
from ludotek.kernel.answers import Answers, Part
from ludotek.kernel.event import Event
from ludotek.kernel.phrase import Because, Phrase, Slot

ON_EPICS: Final = ("contain", "research", "attack")
NAMES_STEELHEART = (
    events.STEELHEART_APPEARED,
    events.STEELHEART_ACTIVATED,
    events.STEELHEART_MOVED,
    events.TRACK_ACTIVATED,
)


class Track(Part):
    def name(self, g: City, seat: int, value: int) -> str:
        return TRACKS[value]

    def slots(self, g: City, seat: int, value: int) -> dict[str, Slot]:
        return {"track": track_phrase(value)}


class DistrictInCity(Part):
    def name(self, g: City, seat: int, value: int) -> str:
        return g.box.districts[g.names[value]] if value < g.districts else ""

    def thing(self, g: City, seat: int, value: int) -> str:
        return f"district {value}"

    def slots(self, g: City, seat: int, value: int) -> dict[str, Slot]:
        return {"district": district_phrase(g, value)}


class ReckonerInGame(Part):
    """A seat by its Reckoner."""

    def __init__(self, role: str) -> None:
        super().__init__(role, "Reckoner in the game")

    def name(self, g: City, seat: int, value: int) -> str:
        return g.box.reckoners[g.who[value]].name if value < g.seats and g.who[value] != NOTHING else ""

    def thing(self, g: City, seat: int, value: int) -> str:
        return f"seat {value}"

    def goes_with(self, g: City, seat: int, value: int) -> dict[str, str]:
        return {"reckoner": f"card {self.name(g, seat, value)}"}

    def slots(self, g: City, seat: int, value: int) -> dict[str, Slot]:
        return {self.role: seat_phrase(g, value)}


class Die(Part):
    """A die with the face that it shows: "blue:contain+contain"."""

    def name(self, g: City, seat: int, value: int) -> str:
        return self.shown(g, value, ":")

    def thing(self, g: City, seat: int, value: int) -> str:
        return f"die {self.shown(g, value, ' ')}"

    def shown(self, g: City, code: int, between: str) -> str:
        if code >= len(g.box.symbols) or not g.box.symbols[code]:
            return ""
        symbols = "+".join(SYMBOLS[symbol] for symbol in unpack(g.box.symbols[code]))
        return f"{g.box.dice[code // FACES].name}{between}{symbols}"

    def slots(self, g: City, seat: int, value: int) -> dict[str, Slot]:
        return {"die": die_phrase(g, value)}


class FaceOfDie(Die):
    def slots(self, g: City, seat: int, value: int) -> dict[str, Slot]:
        return {"face": face_phrase(g.box.symbols[value])}


class KindOfDie(Part):
    def name(self, g: City, seat: int, value: int) -> str:
        return g.box.dice[value].name if value < len(g.box.dice) else ""

    def slots(self, g: City, seat: int, value: int) -> dict[str, Slot]:
        return {"die": kind_phrase(g, value)}


class CardInBox(Part):
    def name(self, g: City, seat: int, value: int) -> str:
        return g.box.cards[value].name if value < len(g.box.cards) else ""

    def slots(self, g: City, seat: int, value: int) -> dict[str, Slot]:
        return {"card": g.box.phrase(CARDS + value)}


class ReckonersAnswers(Answers):
    def __init__(self) -> None:
        parts: dict[str, Part] = {
            "track": Track("track"),
            "district": DistrictInCity("district"),
            "seat": ReckonerInGame("seat"),
            "owner": ReckonerInGame("owner"),
            "die": Die("die"),
            "face": FaceOfDie("die"),
            "kind": KindOfDie("die"),
            "card": CardInBox("card"),
        }
        super().__init__(ANSWERS, parts)

    def about(self, g: City, seat: int, verb: str, values: dict[str, int]) -> dict[str, str]:
        epic = g.epic[values["district"]] if verb in ON_EPICS else NOTHING
        return {} if epic == NOTHING else {"epic": thing(g, "card", epic)}

    def wording(self, g: City, seat: int, verb: str, values: dict[str, int], slots: dict[str, Slot]) -> Phrase:
        if verb in ON_EPICS:
            epic = g.epic[values["district"]]
            if epic == NOTHING:
                return Phrase(f"act-{verb}-nobody", slots)
            slots["epic"] = g.box.phrase(epic)
        elif verb == "buy":
            slots["cost"] = int(g.box.cards[values["card"]].cost)
        return Phrase(f"act-{verb}", slots)

    def done(self, g: City, seat: int) -> Phrase:
        question = g.question
        if isinstance(question, CityFloor) and question.is_ending(g):
            return Phrase("done-last-word")
        if isinstance(question, LoseDie) and question.named != NOTHING:
            owner, kind = divmod(int(question.named), DIE_ROOM)
            return Phrase("done-LoseDie-named", {"owner": seat_phrase(g, owner), "die": kind_phrase(g, kind)})
        return super().done(g, seat)


CODEC: Final = ReckonersAnswers()


def describe(g: City, event: Event) -> Phrase:
    """An event as everybody may read it, behind the Epic or card that caused it."""
    values = {field.name: value for field, value in zip(event.kind.fields, event.values, strict=True)}
    slots = {field.name: noun(g, field.noun, values[field.name]) for field in event.kind.fields}
    key = event.kind.key
    if "owner" in values and values.get("seat") == values["owner"]:  # for oneself
        key += "-own"
        del slots["owner"]
    line = Phrase(key, slots)
    if event.cause == NOTHING or names_cause(event):
        return line
    return Because(g.box.phrase(event.cause), line)


def names_cause(event: Event) -> bool:
    """Does the line itself tell whose doing it is?"""
    if event.cause == STEELHEART and event.kind in NAMES_STEELHEART:
        return True
    return any(
        field.noun == "card" and value == event.cause
        for field, value in zip(event.kind.fields, event.values, strict=True)
    )


def thing(g: City, noun: str, value: int) -> str:
    """The name of what a number means as such a noun."""
    match noun:
        case "card":
            return "steelheart" if value == STEELHEART else f"card {g.box.name_of(value)}"
        case "reckoner":
            return f"card {g.box.reckoners[value].name}"
        case "seat" | "player":
            return f"seat {value}"
        case "district":
            return f"district {value}"
        case "track":
            return f"track {TRACKS[value]}"
        case "die" | "face":
            symbols = "+".join(SYMBOLS[each] for each in unpack(g.box.symbols[value]))
            return f"die {g.box.dice[value // FACES].name} {symbols}"
        case "kind":
            return f"die {g.box.dice[value].name}"
    return ""


def noun(g: City, kind: str, value: int) -> Slot:
    match kind:
        case "card":
            return g.box.phrase(value)
        case "seat":
            return seat_phrase(g, value)
        case "reckoner":
            return reckoner_phrase(g, value)
        case "district":
            return district_phrase(g, value)
        case "loot":
            return Phrase(f"loot-{LOOT[value]}", {"n": 1})
        case "track":
            return track_phrase(value)
        case "die":
            return die_phrase(g, value)
        case "kind":
            return kind_phrase(g, value)
        case "face":
            return face_phrase(g.box.symbols[value])
        case "player":
            return player_phrase(value)
        case "health" if value == INFINITE:
            return Phrase("infinite")
    return value


def seat_phrase(g: City, seat: int) -> Phrase:
    """A seat is known by its Reckoner."""
    who = g.who[seat]
    return player_phrase(seat) if who == NOTHING else reckoner_phrase(g, who)


def player_phrase(seat: int) -> Phrase:
    return Phrase("seat", {"number": seat + 1})


def reckoner_phrase(g: City, who: int) -> Phrase:
    return g.box.reckoner_phrase(who)


def district_phrase(g: City, district: int) -> Phrase:
    return g.box.district_phrase(g.names[district])


def track_phrase(track: int) -> Phrase:
    return Phrase(f"track-{TRACKS[track]}")


def kind_phrase(g: City, kind: int) -> Phrase:
    return g.box.die_phrase(kind)


def die_phrase(g: City, code: int) -> Phrase:
    """A die with the face it shows."""
    return Phrase("die-showing", {"die": kind_phrase(g, code // FACES), "face": face_phrase(g.box.symbols[code])})
