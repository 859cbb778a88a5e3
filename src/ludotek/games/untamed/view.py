"""What a seat may see, by permission (UN-62). Everything not named here stays hidden."""

from __future__ import annotations

from typing import Any

from ludotek.games.untamed.rules.components import FACTIONS
from ludotek.games.untamed.rules.modes import MODES
from ludotek.games.untamed.rules.setup import DraftFaction, FirstSupport, Mulligan, StackStronghold
from ludotek.games.untamed.rules.table import Animal, Untamed
from ludotek.games.untamed.rules.turn import MainPhase
from ludotek.kernel.step import OpenFloor
from ludotek.kernel.zone import Zone


def view(g: Untamed, seat: int | None) -> dict[str, Any]:
    """The table as a seat may see it (None: a spectator)."""
    eye = -1 if seat is None else seat
    return {
        "game": "untamed",
        "mode": MODES[g.mode],
        "seat": seat,
        "first": g.first,
        "active": g.active,
        "turn": g.turn,
        "moment": moment(g),
        "teams": list(g.team_of),
        "seats": [seat_view(g, each, eye) for each in range(g.seats)],
        "sides": [side_view(g, each, eye) for each in range(len(g.sides))],
        "keeps": [keep_view(g, each, eye) for each in range(len(g.keeps))],
        "answered": answered(g),
        "done": done(g),
        "outcome": None if g.outcome is None else g.outcome.to_data(),
    }


def moment(g: Untamed) -> str:
    """Which part of the set-up or which phase of the turn it is, whatever is being settled within it."""
    if g.outcome is not None:
        return "over"
    parts = {DraftFaction: "draft", StackStronghold: "strongholds", Mulligan: "mulligan", FirstSupport: "first-support"}
    if g.turn == 0:
        return parts[type(g.question)]
    return "main" if any(isinstance(step, MainPhase) for step in g.stack) else "upkeep"


def seat_view(g: Untamed, seat: int, eye: int) -> dict[str, Any]:
    return {
        "hand": zone_view(g, g.hands[seat], eye),
        "side": g.side_of[seat],
        "factions": [FACTIONS[faction] for faction in g.factions[seat]],
        "out": g.out[seat],
        "played": g.played[seat],
        "powered": g.powered[seat],
        "has_drawn": g.has_drawn[seat],
        "discount": g.discount[seat],
    }


def zone_view(g: Untamed, zone: Zone, eye: int) -> dict[str, Any]:
    """How many cards, and those that are known; sorted, so that places in a hand tell nothing."""
    seen = [card for card in zone.seen_by(eye) if card >= 0]
    return {"count": len(zone), "known": sorted(g.box.designs[card].name for card in seen)}


def side_view(g: Untamed, side: int, eye: int) -> dict[str, Any]:
    s = g.sides[side]
    deck = [None if card < 0 else g.box.designs[card].name for card in reversed(s.deck.seen_by(eye))]
    return {
        "keep": g.keep_of[side],
        "deck": {"count": len(s.deck), "from_top": deck},
        "support": [g.box.designs[card].name for card in s.support],
        "power": zone_view(g, s.power, eye) | {"ready": s.power_ready, "limit": g.power_limit(side)},
        "bonuses": zone_view(g, s.bonus, eye),
        "animals": [animal_view(g, animal, side) for animal in s.animals],
        "removed": [g.box.designs[card].name for card in s.removed],
        "resolving": [g.box.designs[card].name for card in s.resolving],
    }


def animal_view(g: Untamed, animal: Animal, side: int) -> dict[str, Any]:
    card = g.box.designs[animal.design]
    return {
        "card": card.name,
        "attack": g.attack_of(animal, side),
        "health": card.health,
        "damage": animal.damage,
        "fury": animal.fury,
        "ready": animal.ready,
        "rushing": animal.rushing,
        "guard": card.guard,
        "owner": animal.owner,
    }


def keep_view(g: Untamed, keep: int, eye: int) -> dict[str, Any]:
    """The Stronghold on top, and those beneath as far as they are known."""
    k = g.keeps[keep]
    stack = [None if faction < 0 else FACTIONS[faction] for faction in reversed(k.stack.seen_by(eye))]
    unchosen = [FACTIONS[faction] for faction in k.unchosen.seen_by(eye) if faction >= 0]
    return {
        "stack": stack,
        "unchosen": {"count": len(k.unchosen), "known": sorted(unchosen)},
        "damage": k.damage,
        "health": g.keep_health(keep),
        "lost": k.lost,
        "ability_used": k.used_by >= 0,
    }


def answered(g: Untamed) -> list[int]:
    """While everybody chooses in secret: who has chosen."""
    question = g.question
    if not isinstance(question, FirstSupport):
        return []
    return [seat for seat in range(g.seats) if question.given[seat] >= 0]


def done(g: Untamed) -> list[int]:
    """While several act in any order: who has said that nothing more is to come (UN-84)."""
    question = g.question
    return [seat for seat in range(g.seats) if isinstance(question, OpenFloor) and question.is_done(seat)]
