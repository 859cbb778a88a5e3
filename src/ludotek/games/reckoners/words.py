"""Actions in writing: "die blue:contain+contain", "attack the-loop", "buy emp". For playthroughs, tests and scripts."""

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
    DISTRICTS,
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
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import FACES, SYMBOLS, TRACKS
from ludotek.games.reckoners.rules.symbols import unpack
from ludotek.kernel.errors import LudotekError, UnknownName
from ludotek.kernel.step import DONE, RESUME

SIMPLE = {
    "done": DONE,
    "resume": RESUME,
    "roll": ROLL,
    "faith": FAITH,
    "token": TOKEN,
    "money": TAKE_MONEY,
    "plan": TAKE_PLAN,
    "refresh": REFRESH,
    "research steelheart": RESEARCH_STEELHEART,
    "attack steelheart": ATTACK_STEELHEART,
}
AT = {
    "move": MOVE,
    "barricade": BARRICADE,
    "fight": FIGHT,
    "contain": CONTAIN,
    "research": RESEARCH,
    "attack": ATTACK,
    "place": PLACE,
    "snipe": SNIPE,
}
DICE = {"die": DIE, "face": FACE}
CARDS = {"card": CARD, "buy": BUY}
OWNED = {"lose": LOSE, "buy-back": BUY_BACK}


def write(g: City, seat: int, action: int) -> str:
    """An action as words that `read` understands."""
    for words, value in SIMPLE.items():
        if action == value:
            return words
    if CONTAIN_TRACK <= action < CONTAIN_TRACK + len(TRACKS):
        return f"contain {TRACKS[action - CONTAIN_TRACK]}"
    if GIVE <= action < GIVE + g.seats:
        return f"give {name_of_seat(g, action - GIVE)}"
    for verb, band in AT.items():
        if band <= action < band + DISTRICTS:
            return f"{verb} {g.box.districts[g.names[action - band]]}"
    for verb, band in DICE.items():
        if band <= action < band + CODES:
            return f"{verb} {name_of_die(g, action - band)}"
    for verb, band in CARDS.items():
        if band <= action < band + MOST_CARDS:
            return f"{verb} {g.box.cards[action - band].name}"
    for verb, band in OWNED.items():
        if band <= action < band + CODES:
            owner, kind = divmod(action - band, 8)
            return f"{verb} {name_of_seat(g, owner)} {g.box.dice[kind].name}"
    raise LudotekError(f"there is no action {action}")


def read(g: City, seat: int, words: str) -> int:
    """Words as an action."""
    words = words.strip()
    if words in SIMPLE:
        return SIMPLE[words]
    verb, _, rest = words.partition(" ")
    try:
        if verb == "contain" and rest in TRACKS:
            return CONTAIN_TRACK + TRACKS.index(rest)
        if verb == "give":
            return GIVE + seat_named(g, rest)
        if verb in AT:
            return AT[verb] + g.names.index(g.box.districts.index(rest))
        if verb in DICE:
            return DICE[verb] + die_named(g, rest)
        if verb in CARDS:
            return CARDS[verb] + [card.name for card in g.box.cards].index(rest)
        if verb in OWNED:
            owner, _, kind = rest.partition(" ")
            return OWNED[verb] + seat_named(g, owner) * 8 + [die.name for die in g.box.dice].index(kind)
    except ValueError:
        pass
    raise LudotekError(f"cannot read {words!r} as an action here")


def name_of_seat(g: City, seat: int) -> str:
    return g.box.reckoners[g.who[seat]].name


def seat_named(g: City, name: str) -> int:
    return place_in("Reckoner in the game", name, [name_of_seat(g, seat) for seat in range(g.seats)])


def name_of_die(g: City, code: int) -> str:
    """A die and its face: "blue:contain+contain"."""
    symbols = "+".join(SYMBOLS[symbol] for symbol in unpack(g.box.symbols[code]))
    return f"{g.box.dice[code // FACES].name}:{symbols}"


def die_named(g: City, name: str) -> int:
    codes = [code for code in range(len(g.box.symbols)) if g.box.symbols[code]]
    return codes[place_in("die", name, [name_of_die(g, code) for code in codes])]


def place_in(what: str, name: str, known: list[str]) -> int:
    if name not in known:
        raise UnknownName(what, name, known)
    return known.index(name)
