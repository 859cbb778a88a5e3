"""Which die to pick when a text asks for one: the best for what helps, the one least missed for what harms."""

from __future__ import annotations

from typing import cast

from mypy_extensions import i64

from ludotek.games.twenty_strong.insight.dice import STRENGTH
from ludotek.games.twenty_strong.insight.outlook import Outlook, rolls_left
from ludotek.games.twenty_strong.rules.actions import PICK
from ludotek.games.twenty_strong.rules.choosing import ChooseDie
from ludotek.games.twenty_strong.rules.components import (
    APPLY,
    CRIT,
    DIE_COLOURS,
    DIE_FACES,
    EXHAUSTED,
    FACE_DAMAGE,
    HIT,
    KINDS,
    LOOSE,
    MISS,
    ON_CARD,
    POOL,
    Colour,
    Face,
)
from ludotek.games.twenty_strong.rules.effects.on_dice import CommitAndRoll, OnDice, Reroll, Turn
from ludotek.games.twenty_strong.rules.table import TwentyStrong
from ludotek.kernel.step import DONE


def pick_die(g: TwentyStrong, outlook: Outlook, question: ChooseDie, own: list[int]) -> i64:
    """The die with the highest score; DONE, where it is allowed, has 0."""
    node = cast(OnDice, g.deck.nodes[question.node])
    if isinstance(node, CommitAndRoll):
        return pick_commit(g, outlook, own)
    found: i64 = DONE
    most = 0.0
    for option in own:
        if option == DONE:
            continue
        at: i64 = option - PICK
        score = score_of(g, node, at // KINDS, Colour(at % KINDS // DIE_FACES), Face(at % DIE_FACES))
        if (DONE not in own and found == DONE) or score > most:
            most = score
            found = option
    return found


def pick_commit(g: TwentyStrong, outlook: Outlook, own: list[int]) -> i64:
    """One more die at once: the strongest, while somebody is left to fight and the hits are not enough."""
    if g.undefeated() == 0:
        return DONE if DONE in own else own[0]
    need: i64 = 0
    sure: i64 = 0
    for foe in outlook.foes(g):
        need += foe.need
    for colour in range(DIE_COLOURS):
        sure += g.loose[colour * DIE_FACES + HIT] + 2 * g.loose[colour * DIE_FACES + CRIT]
    return DONE if sure >= need and DONE in own else own[-1]


def score_of(g: TwentyStrong, node: OnDice, place: i64, colour: Colour, face: Face) -> float:
    strength = STRENGTH[colour]
    if node.word == "exhaust":
        return -loss(g, place, colour, face)
    if node.word == "banish-die":
        return (
            -strength - (0.5 if place == POOL else 0.0) - (loss(g, place, colour, face) if place != EXHAUSTED else 0.0)
        )
    if node.word == "return-die":
        return strength - 2.0 * loss(g, place, colour, face)
    if isinstance(node, Reroll):
        return strength - (0.0 if face == MISS else 2.0 * FACE_DAMAGE[face])
    if isinstance(node, Turn):
        return FACE_DAMAGE[node.face] - FACE_DAMAGE[face] - 0.1 * strength
    return strength


def loss(g: TwentyStrong, place: i64, colour: Colour, face: Face) -> float:
    """What is lost when this die goes away now: nothing if it is exhausted soon anyway and does no more work."""
    if place == POOL:
        return STRENGTH[colour]
    if place == EXHAUSTED or g.moment > APPLY:
        return 0.0
    if place == LOOSE:
        busy = g.undefeated() > 0 and (face != MISS or rolls_left(g) > 0)
        return STRENGTH[colour] + FACE_DAMAGE[face] if busy else 0.0
    return 0.0 if g.active[place - ON_CARD].defeated else STRENGTH[colour] + FACE_DAMAGE[face]
