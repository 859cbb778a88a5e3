"""Actions in writing: "play Fox-Notary", "attack Tiger", "target 2:Rat". For playthroughs, tests and scripts."""

from __future__ import annotations

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
    MODES,
    MULLIGAN,
    PLAY,
    POWER,
    STRONGHOLD,
    TAKE,
)
from ludotek.games.untamed.rules.components import FACTIONS
from ludotek.games.untamed.rules.table import Untamed
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.step import DONE, ORDER, ORDERS, RESUME

SIMPLE = {
    "done": DONE,
    "resume": RESUME,
    "draw": DRAW,
    "ability": STRONGHOLD,
    "bonus": BONUS,
    "take": TAKE,
    "mulligan": MULLIGAN,
}
BANDS = {"play": PLAY, "focus": FOCUS, "power": POWER, "card": CARD}
NUMBERED = {"first": (ORDER, ORDERS), "mode": (MODE, MODES), "stronghold": (KEEP, ATTACK - KEEP)}  # and how many


def write(g: Untamed, seat: int, action: int) -> str:
    """An action as words that `read` understands."""
    for word, value in SIMPLE.items():
        if action == value:
            return word
    if action < ORDERS:
        return f"first {action + 1}"
    if MODE <= action < FACTION:
        return f"mode {action - MODE + 1}"
    if FACTION <= action < KEEP:
        return f"faction {FACTIONS[action - FACTION]}"
    if KEEP <= action < ATTACK:
        return f"stronghold {action - KEEP + 1}"
    if ATTACK <= action < ANIMAL_AT:
        return f"attack {place_name(g, g.side_of[seat], action - ATTACK)}"
    if ANIMAL_AT <= action < PLAY:
        side, place = divmod(action - ANIMAL_AT, 8)
        return f"target {side + 1}:{place_name(g, side, place)}"
    band = max(value for value in BANDS.values() if value <= action)
    verb = next(word for word, value in BANDS.items() if value == band)
    return f"{verb} {g.box.designs[action - band].name}"


def read(g: Untamed, seat: int, words: str) -> int:
    """Words as an action; cards are named by their id, an Animal's side by its number before a colon."""
    verb, _, rest = words.strip().partition(" ")
    if verb in SIMPLE and not rest:
        return SIMPLE[verb]
    try:
        if verb in NUMBERED:
            band, most = NUMBERED[verb]
            return band + numbered(rest, most)
        if verb == "faction":
            return FACTION + FACTIONS.index(rest)
        if verb in BANDS:
            design = int(g.box.named(rest))
            if design >= 0:
                return BANDS[verb] + design
        if verb == "attack":
            return ATTACK + find_place(g, g.side_of[seat], rest)
        if verb == "target":
            number, _, name = rest.rpartition(":")
            sides = [numbered(number, len(g.sides))] if number else range(len(g.sides))
            for side in sides:
                place = find_place(g, side, name, missing=-1)
                if place >= 0:
                    return ANIMAL_AT + side * 8 + place
    except (ValueError, IndexError):
        pass
    raise LudotekError(f"cannot read {words!r} as an action here")


def numbered(text: str, most: int) -> int:
    """A number from 1 on as a place from 0 on."""
    return range(1, most + 1).index(int(text))


def place_name(g: Untamed, side: int, place: int) -> str:
    """An Animal by its id; of several copies on a side the later ones have a number."""
    animals = g.sides[side].animals
    name = g.box.designs[animals[place].design].name
    before = sum(1 for other in animals[:place] if other.design == animals[place].design)
    return name if before == 0 else f"{name}#{before + 1}"


def find_place(g: Untamed, side: int, name: str, missing: int | None = None) -> int:
    names = [place_name(g, side, place) for place in range(len(g.sides[side].animals))]
    if name in names or missing is None:
        return names.index(name)
    return missing
