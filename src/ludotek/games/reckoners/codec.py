"""Words for actions and events."""

from __future__ import annotations

from ludotek.games.reckoners.rules.actions import (
    ATTACK,
    ATTACK_STEELHEART,
    BARRICADE,
    BUY,
    BUY_BACK,
    CARD,
    CODES,
    CONTAIN,
    CONTAIN_TRACK,
    DIE,
    FACE,
    FAITH,
    FIGHT,
    GIVE,
    LOSE,
    MOST_CARDS,
    MOVE,
    PLACE,
    REFRESH,
    RESEARCH,
    RESEARCH_STEELHEART,
    ROLL,
    SNIPE,
    TAKE_MONEY,
    TAKE_PLAN,
    TOKEN,
)
from ludotek.games.reckoners.rules.base import LoseDie
from ludotek.games.reckoners.rules.box import LOOT
from ludotek.games.reckoners.rules.cards import face_phrase
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import CARDS, FACES, INFINITE, NOTHING, STEELHEART, TRACKS
from ludotek.games.reckoners.rules.equipping import ForWhom
from ludotek.games.reckoners.rules.events import (
    STEELHEART_ACTIVATED,
    STEELHEART_APPEARED,
    STEELHEART_MOVED,
    TRACK_ACTIVATED,
)
from ludotek.games.reckoners.rules.floor import Floor
from ludotek.games.reckoners.rules.powers import ChooseDieToTurn
from ludotek.games.reckoners.rules.rolling import RollDice
from ludotek.games.reckoners.rules.spending import Spend
from ludotek.kernel.event import Event
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.step import DONE, RESUME

SIMPLE = {
    RESUME: "act-resume",
    ROLL: "act-roll",
    FAITH: "act-faith",
    TOKEN: "act-token",
    TAKE_MONEY: "act-money",
    TAKE_PLAN: "act-plan",
    REFRESH: "act-refresh",
    RESEARCH_STEELHEART: "act-research-steelheart",
    ATTACK_STEELHEART: "act-attack-steelheart",
}
IN_DISTRICTS = {
    MOVE: "act-move",
    BARRICADE: "act-barricade",
    FIGHT: "act-fight",
    CONTAIN: "act-contain",
    RESEARCH: "act-research",
    ATTACK: "act-attack",
    PLACE: "act-place",
    SNIPE: "act-snipe",
}
ON_EPICS = (CONTAIN, RESEARCH, ATTACK)
BY_QUESTION: dict[tuple[str, type], str] = {
    ("act-give", ForWhom): "act-for",
    ("act-die", RollDice): "act-keep",
    ("act-die", ChooseDieToTurn): "act-turn",
    ("act-card", Spend): "act-activate",
}
NAMES_STEELHEART = (STEELHEART_APPEARED, STEELHEART_ACTIVATED, STEELHEART_MOVED, TRACK_ACTIVATED)


def explain(g: City, seat: int, action: int) -> Phrase:
    """An action in words, meaningful with the question that is asked now."""
    if action == DONE:
        return done(g)
    if action in SIMPLE:
        return Phrase(SIMPLE[action])
    if CONTAIN_TRACK <= action < CONTAIN_TRACK + len(TRACKS):
        return Phrase("act-contain-track", {"track": track_phrase(action - CONTAIN_TRACK)})
    if MOVE <= action < GIVE:
        return in_district(g, action)
    if GIVE <= action < GIVE + g.seats:
        return Phrase(wording(g, "act-give"), {"seat": seat_phrase(g, action - GIVE)})
    if DIE <= action < DIE + CODES:
        return Phrase(wording(g, "act-die"), {"die": die_phrase(g, action - DIE)})
    if CARD <= action < CARD + MOST_CARDS and action - CARD < len(g.box.cards):
        return Phrase(wording(g, "act-card"), {"card": g.box.phrase(CARDS + action - CARD)})
    if BUY <= action < BUY + MOST_CARDS and action - BUY < len(g.box.cards):
        card = action - BUY
        return Phrase("act-buy", {"card": g.box.phrase(CARDS + card), "cost": int(g.box.cards[card].cost)})
    if FACE <= action < FACE + CODES:
        return Phrase("act-face", {"face": face_phrase(g.box.symbols[action - FACE])})
    for band, key in ((BUY_BACK, "act-buy-back"), (LOSE, "act-lose")):
        if band <= action < band + CODES and (action - band) // 8 < g.seats:
            owner, kind = divmod(action - band, 8)
            return Phrase(key, {"owner": seat_phrase(g, owner), "die": kind_phrase(g, kind)})
    return Phrase("act-unknown", {"action": action})


def wording(g: City, key: str) -> str:
    """What a band of actions means with the question that is asked now."""
    return BY_QUESTION.get((key, type(g.question)), key)


def done(g: City) -> Phrase:
    question = g.question
    if isinstance(question, Floor) and question.is_ending(g):
        return Phrase("done-last-word")
    if isinstance(question, LoseDie) and question.named != NOTHING:
        owner, kind = divmod(int(question.named), 8)
        return Phrase("done-LoseDie-named", {"owner": seat_phrase(g, owner), "die": kind_phrase(g, kind)})
    return Phrase(f"done-{type(question).__name__}")


def in_district(g: City, action: int) -> Phrase:
    band = max(each for each in IN_DISTRICTS if each <= action)
    district = action - band
    if district >= g.districts:
        return Phrase("act-unknown", {"action": action})
    slots: dict[str, Slot] = {"district": district_phrase(g, district)}
    if band in ON_EPICS:
        epic = g.epic[district]
        if epic == NOTHING:
            return Phrase(f"{IN_DISTRICTS[band]}-nobody", slots)
        slots["epic"] = g.box.phrase(epic)
    return Phrase(IN_DISTRICTS[band], slots)


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
    return Phrase("log-because", {"cause": g.box.phrase(event.cause), "line": line})


def names_cause(event: Event) -> bool:
    """Does the line itself tell whose doing it is?"""
    if event.cause == STEELHEART and event.kind in NAMES_STEELHEART:
        return True
    return any(
        field.noun == "card" and value == event.cause
        for field, value in zip(event.kind.fields, event.values, strict=True)
    )


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
