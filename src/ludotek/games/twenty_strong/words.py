"""Actions in writing: "apply blue crit Fog-Hound", "commit yellow", "done". For playthroughs, tests and scripts."""

from __future__ import annotations

from ludotek.games.twenty_strong.rules.actions import (
    ABILITY,
    ACTIVATE,
    AGAIN,
    APPLY_DIE,
    BEGIN_ENDGAME,
    CHIP,
    COMMIT_DIE,
    DROP,
    ENEMY,
    MODE,
    PEACE,
    PICK,
    RECOVER_DIE,
    STACK,
    TAKE,
    USE,
)
from ludotek.games.twenty_strong.rules.choosing import ChooseItem
from ludotek.games.twenty_strong.rules.components import COLOURS, CRIT, EXHAUSTED, FACES, HIT, LOOSE, ON_CARD, POOL
from ludotek.games.twenty_strong.rules.rewards import GainItems
from ludotek.games.twenty_strong.rules.table import TwentyStrong
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.step import DONE, ORDERS

SIMPLE = {"done": DONE, "ability": ABILITY, "chip": CHIP, "endgame": BEGIN_ENDGAME, "again": AGAIN, "take": TAKE}
PLACES = {"pool": POOL, "unapplied": LOOSE, "exhausted": EXHAUSTED}


def write(g: TwentyStrong, action: int) -> str:
    """An action as words that `read` understands."""
    for word, value in SIMPLE.items():
        if action == value:
            return word
    if action < ORDERS:
        return f"first {action + 1}"
    if USE <= action < DROP:
        return f"use {held(g, action - USE)}"
    if DROP <= action < ABILITY:
        return f"drop {held(g, action - DROP)}"
    if ACTIVATE <= action < PEACE:
        return f"activate {action - ACTIVATE + 1}"
    if PEACE <= action < BEGIN_ENDGAME:
        return f"peace {action - PEACE + 1}"
    if COMMIT_DIE <= action < RECOVER_DIE:
        return f"commit {COLOURS[action - COMMIT_DIE]}"
    if RECOVER_DIE <= action < AGAIN:
        return f"recover {COLOURS[action - RECOVER_DIE]}"
    if MODE <= action < APPLY_DIE:
        return f"mode {action - MODE + 1}"
    if APPLY_DIE <= action < ENEMY:
        at = action - APPLY_DIE
        return f"apply {COLOURS[at % 10 // 2]} {FACES[CRIT if at % 2 else HIT]} {active(g, at // 10)}"
    if ENEMY <= action < STACK:
        place = action - ENEMY
        if isinstance(g.question, ChooseItem):
            return f"item {held(g, place)}"
        return f"{'gain' if isinstance(g.question, GainItems) else 'enemy'} {active(g, place)}"
    if STACK <= action < PICK:
        return f"stack {action - STACK + 1}"
    place, kind = (action - PICK) // 20, (action - PICK) % 20
    where = next((name for name, at in PLACES.items() if at == place), None) or active(g, place - ON_CARD)
    return f"pick {COLOURS[kind // 4]} {FACES[kind % 4]} {where}"


def read(g: TwentyStrong, words: str) -> int:
    """Words as an action; cards are named by their id. A mistake is a clear error."""
    verb, _, rest = words.strip().partition(" ")
    parts = rest.split()
    if verb in SIMPLE and not parts:
        return SIMPLE[verb]
    try:
        if verb in ("first", "mode"):
            base, most = {"first": (0, ORDERS), "mode": (MODE, APPLY_DIE - MODE)}[verb]
            return base + numbered(parts[0], most)
        if verb in ("activate", "peace", "stack"):
            return {"activate": ACTIVATE, "peace": PEACE, "stack": STACK}[verb] + stack_number(g, parts[0])
        if verb in ("commit", "recover"):
            return {"commit": COMMIT_DIE, "recover": RECOVER_DIE}[verb] + COLOURS.index(parts[0])
        if verb in ("use", "drop", "item"):
            return {"use": USE, "drop": DROP, "item": ENEMY}[verb] + held_names(g).index(parts[0])
        if verb in ("enemy", "gain"):
            return ENEMY + active_names(g).index(parts[0])
        if verb == "apply":
            crit = {"hit": 0, "crit": 1}[parts[1]]
            return APPLY_DIE + active_names(g).index(parts[2]) * 10 + COLOURS.index(parts[0]) * 2 + crit
        if verb == "pick":
            place = PLACES[parts[2]] if parts[2] in PLACES else ON_CARD + active_names(g).index(parts[2])
            return PICK + place * 20 + COLOURS.index(parts[0]) * 4 + FACES.index(parts[1])
    except (ValueError, KeyError, IndexError):
        pass
    raise LudotekError(f"cannot read {words!r} as an action here; active: {active_names(g)}, held: {held_names(g)}")


def numbered(word: str, most: int) -> int:
    """A number from 1 on as a place from 0 on."""
    return range(1, most + 1).index(int(word))


def stack_number(g: TwentyStrong, word: str) -> int:
    """A number from 1 on, or the id of a card that lies on top of a stack."""
    tops = [g.deck.cards[pile.cards[-1]].name if len(pile.cards) else "" for pile in g.stacks]
    return tops.index(word) if word in tops else numbered(word, len(tops))


def active_names(g: TwentyStrong) -> list[str]:
    return [g.deck.cards[enemy.card].name for enemy in g.active]


def held_names(g: TwentyStrong) -> list[str]:
    return [g.deck.cards[card].name for card in g.inventory]


def active(g: TwentyStrong, place: int) -> str:
    return active_names(g)[place]


def held(g: TwentyStrong, place: int) -> str:
    return held_names(g)[place]
