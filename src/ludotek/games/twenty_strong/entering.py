"""What is read off the real dice and cards of 20 Strong."""

from __future__ import annotations

from ludotek.games.twenty_strong.codec import die, stack_phrase, thing
from ludotek.games.twenty_strong.rules.components import (
    BOSS_CARD,
    COLOURS,
    DICE,
    DIE_FACES,
    FACES,
    MISSION_CARD,
    NO_FACE,
    SIDES,
    STACK_TOP,
)
from ludotek.games.twenty_strong.rules.table import TwentyStrong
from ludotek.kernel.chance import SEATS, Wanted
from ludotek.kernel.entering import Reading
from ludotek.kernel.phrase import Phrase


def reading(g: TwentyStrong, wanted: Wanted) -> Reading:
    if wanted.stream == DICE:
        return die_reading(wanted)
    prompt, rule = Phrase("read-hero"), "TS-69"
    at = wanted.stream % SEATS
    match wanted.stream - at:
        case n if n == STACK_TOP:
            prompt, rule = Phrase("read-stack", {"stack": stack_phrase(g, at)}), "TS-18"
        case n if n == BOSS_CARD:
            prompt, rule = Phrase("read-boss"), "TS-70"
        case n if n == MISSION_CARD:
            prompt, rule = Phrase("read-mission", {"n": at + 1}), "TS-94"
    labels = [g.card_phrase(card) for card in wanted.values]
    return Reading(prompt, rule, wanted.values, labels, [thing(g, "card", card) for card in wanted.values])


def die_reading(wanted: Wanted) -> Reading:
    """Of a die whose colour is known, because it is rolled with others; one that is rolled alone has some colour's sides."""
    colours = [kind // DIE_FACES for kind in wanted.dice]
    colour = colours[0] if colours else 0
    faces = [face for face in wanted.values if face in SIDES[colour]]
    return Reading(
        Phrase("read-die", {"die": die(colour, NO_FACE)}),
        "TS-22",
        faces,
        [die(colour, face) for face in faces],
        [f"die {COLOURS[colour]} {FACES[face]}" for face in faces],
        [die(each, NO_FACE) for each in colours[1:]],
    )
