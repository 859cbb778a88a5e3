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
from ludotek.games.reckoners.rules.cards import symbols_phrases
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import CARDS, FACES, NOTHING, TRACKS
from ludotek.games.reckoners.rules.rolling import RollDice
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
        return Phrase("act-give", {"seat": seat_phrase(g, action - GIVE)})
    if DIE <= action < DIE + CODES:
        keeping = isinstance(g.question, RollDice)
        return Phrase("act-keep" if keeping else "act-die", {"die": die_phrase(g, action - DIE)})
    if CARD <= action < CARD + MOST_CARDS and action - CARD < len(g.box.cards):
        return Phrase("act-card", {"card": g.box.phrase(CARDS + action - CARD)})
    if BUY <= action < BUY + MOST_CARDS and action - BUY < len(g.box.cards):
        card = action - BUY
        return Phrase("act-buy", {"card": g.box.phrase(CARDS + card), "cost": int(g.box.cards[card].cost)})
    if FACE <= action < FACE + CODES:
        return Phrase("act-face", {"die": die_phrase(g, action - FACE)})
    for band, key in ((BUY_BACK, "act-buy-back"), (LOSE, "act-lose")):
        if band <= action < band + CODES and (action - band) // 8 < g.seats:
            owner, kind = divmod(action - band, 8)
            return Phrase(key, {"owner": seat_phrase(g, owner), "die": kind_phrase(g, kind)})
    return Phrase("act-unknown", {"action": action})


def done(g: City) -> Phrase:
    question = g.question
    if isinstance(question, LoseDie) and question.named != NOTHING:
        owner, kind = divmod(int(question.named), 8)
        return Phrase("done-LoseDie", {"owner": seat_phrase(g, owner), "die": kind_phrase(g, kind)})
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
    """An event as everybody may read it."""
    slots = {
        field.name: noun(g, field.noun, value) for field, value in zip(event.kind.fields, event.values, strict=True)
    }
    return Phrase(event.kind.key, slots)


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
        case "track":
            return track_phrase(value)
        case "die":
            return die_phrase(g, value)
        case "kind":
            return kind_phrase(g, value)
    return value


def seat_phrase(g: City, seat: int) -> Phrase:
    """A seat is known by its Reckoner."""
    who = g.who[seat]
    return Phrase("seat", {"number": seat + 1}) if who == NOTHING else reckoner_phrase(g, who)


def reckoner_phrase(g: City, who: int) -> Phrase:
    return Phrase(f"card-{g.box.reckoners[who].name}")


def district_phrase(g: City, district: int) -> Phrase:
    return Phrase(f"district-{g.box.districts[g.names[district]]}")


def track_phrase(track: int) -> Phrase:
    return Phrase(f"track-{TRACKS[track]}")


def kind_phrase(g: City, kind: int) -> Phrase:
    return Phrase(f"die-{g.box.dice[kind].name}")


def die_phrase(g: City, code: int) -> Phrase:
    """A die with the face it shows."""
    packed = g.box.symbols[code]
    return Phrase("die-showing", {"die": kind_phrase(g, code // FACES), "symbols": symbols_phrases(packed)})
