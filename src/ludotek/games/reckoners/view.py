"""What a seat may see: everything but the order of the two decks. Everything not named here stays hidden."""

from __future__ import annotations

from typing import Any

from ludotek.games.reckoners.rules.base import LoseDie
from ludotek.games.reckoners.rules.box import LOOT
from ludotek.games.reckoners.rules.cards import DIE, DOUBLE, FAITH, GIVE, SWAP, Card
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import (
    DIFFICULTIES,
    FACES,
    INFINITE,
    NOTHING,
    SYMBOLS,
    TRACKS,
    WHITE,
    YELLOW,
)
from ludotek.games.reckoners.rules.looting import CONTAINS, ENFORCEMENT, PLANS
from ludotek.games.reckoners.rules.rolling import RollDice
from ludotek.games.reckoners.rules.spending import ANYWHERE, WILD, Spend
from ludotek.games.reckoners.rules.symbols import unpack
from ludotek.games.reckoners.rules.tracks import DEEDS, SHARE, SHARED, STRENGTHEN, Deed
from ludotek.games.reckoners.sheets import when
from ludotek.kernel.step import OpenFloor


def view(g: City, seat: int | None) -> dict[str, Any]:
    """The table as a seat may see it (None: a spectator)."""
    return {
        "game": "reckoners",
        "seat": seat,
        "difficulty": DIFFICULTIES[g.difficulty],
        "round": g.round,
        "phase": phase(g),
        "population": g.population,
        "money": g.money,
        "base": {"moved": g.base, "length": g.box.base_length},
        "supply": {"enforcement": g.enforcement_left, "barricades": g.barricades_left},
        "districts": [district_view(g, district) for district in range(g.districts)],
        "steelheart": steelheart_view(g),
        "reckoners": [reckoner_view(g, each) for each in range(g.seats)],
        "market": [card_view(g, card) for card in g.market],
        "equipment_left": len(g.equipment_deck),
        "epics_left": len(g.epic_deck),
        "felled": [g.box.epics[epic].name for epic in g.felled],
        "defeated": [g.box.epics[epic].name for epic in g.defeated],
        "discarded": [g.box.cards[card].name for card in g.discarded],
        "confiscated": [{"owner": die // 8, "kind": g.box.dice[die % 8].name} for die in g.confiscated],
        "loot": {"enforcement": g.loot[ENFORCEMENT], "contain": g.loot[CONTAINS], "plan": g.loot[PLANS]},
        "using": using_view(g),
        "named": named_view(g),
        "done": done_view(g),
        "outcome": None if g.outcome is None else g.outcome.to_data(),
    }


def phase(g: City) -> str:
    """The name of the question that waits, "" when the game is over."""
    return "" if g.question is None else type(g.question).__name__


def district_view(g: City, district: int) -> dict[str, Any]:
    epic = g.epic[district]
    return {
        "id": g.box.districts[g.names[district]],
        "epic": None if epic == NOTHING else epic_view(g, district),
        "enforcement": g.enforcement[district],
        "barricades": g.barricades[district],
        "steelheart": g.steelheart == district,
        "figures": [seat for seat in range(g.seats) if g.place[seat] == district],
        "scopes": [seat for seat in range(g.seats) if g.scope[seat] == district],
    }


def epic_view(g: City, district: int) -> dict[str, Any]:
    epic, health = g.box.epics[g.epic[district]], g.health[district]
    return {
        "id": epic.name,
        "research": g.research[district],
        "health": None if health == INFINITE else health,
        "weakened": g.research[district] == 0,
        "bracket": g.bracket[district],
        "track": [deed_view(deed) for deed in epic.track],
        "loot": {name: n for name, n in zip(LOOT, epic.loot, strict=True) if n},
    }


def deed_view(deed: Deed) -> dict[str, Any]:
    """An action of a track; `what` is the track that is strengthened, or the action that is shared."""
    what = {STRENGTHEN: TRACKS, SHARE: SHARED}.get(int(deed.kind))
    return {"do": DEEDS[deed.kind], "n": int(deed.n), "what": None if what is None else what[deed.what]}


def steelheart_view(g: City) -> dict[str, Any]:
    weakened = g.steelheart_research == 0
    return {
        "district": None if g.steelheart == NOTHING else g.steelheart,
        "start": g.steelheart_start,
        "research": g.steelheart_research,
        "health": g.steelheart_health if weakened else None,
        "deployment": g.deployment,
        "tracks": {
            name: {
                "bracket": g.tracks[track],
                "length": g.track_length(track),
                "track": [deed_view(deed) for deed in g.track_deeds(track)] if track in (YELLOW, WHITE) else None,
            }
            for track, name in enumerate(TRACKS)
        },
    }


def reckoner_view(g: City, seat: int) -> dict[str, Any]:
    who = g.who[seat]
    return {
        "id": None if who == NOTHING else g.box.reckoners[who].name,
        "district": None if g.place[seat] == NOTHING else g.place[seat],
        "plans": g.plans[seat],
        "new_plans": g.new_plans[seat],
        "cards": [
            card_view(g, card) | {"used": g.is_used(seat, card), "ready": is_ready(g, seat, card)}
            for card in g.gear[seat]
        ],
        "held": [g.box.dice[kind].name for kind in g.held[seat]],
        "rolls": g.rolls[seat],
        "rolled": [die_view(g, code) for code in g.rolled[seat]],
        "marked": [die_view(g, code) for code in g.marked[seat]],
        "dice": [die_view(g, code) for code in g.dice[seat]],
    }


def is_ready(g: City, seat: int, card: int) -> bool:
    """Can a card still be used this round? Faith only while dice are rolled (RK-70)."""
    printed = g.box.cards[card]
    if printed.is_permanent or g.is_used(seat, card):
        return False
    return printed.kind != FAITH or isinstance(g.question, RollDice)


def card_view(g: City, card: int) -> dict[str, Any]:
    printed = g.box.cards[card]
    return {"id": printed.name, "cost": printed.cost, "when": when(printed), "signs": signs_view(g, printed)}


def signs_view(g: City, card: Card) -> dict[str, Any]:
    """What a card does as far as it is printed in signs: symbols swapped, doubled, paid and given, a further die."""
    if card.kind == SWAP:
        return {"swap": [SYMBOLS[card.left], SYMBOLS[card.right]]}
    if card.kind == DIE:
        return {"die": g.box.dice[card.die].name}
    if card.kind == DOUBLE:
        return {"double": SYMBOLS[card.double]}
    if card.kind == GIVE:
        return {"pay": symbol_names(card.pay), "give": symbol_names(card.give), "anywhere": card.anywhere}
    return {}


def die_view(g: City, code: int) -> dict[str, Any]:
    return {"kind": g.box.dice[code // FACES].name, "symbols": symbol_names(g.box.symbols[code])}


def symbol_names(packed: int) -> list[str]:
    return [SYMBOLS[symbol] for symbol in unpack(packed)]


def using_view(g: City) -> dict[str, Any] | None:
    """The die, token or card result that is being used."""
    question = g.question
    if not isinstance(question, Spend):
        return None
    return {
        "seat": question.seat,
        "symbols": symbol_names(question.symbols),
        "wild": question.flags & WILD != 0,
        "anywhere": question.flags & ANYWHERE != 0,
        "fresh": question.is_fresh(),
        "card": None if question.card == NOTHING else g.box.cards[question.card].name,
    }


def named_view(g: City) -> dict[str, Any] | None:
    question = g.question
    if not isinstance(question, LoseDie) or question.named == NOTHING:
        return None
    return {"owner": question.named // 8, "kind": g.box.dice[question.named % 8].name}


def done_view(g: City) -> list[int]:
    """Who has said done on the open floor."""
    question = g.question
    if not isinstance(question, OpenFloor):
        return []
    return [seat for seat in range(g.seats) if question.is_done(seat)]
