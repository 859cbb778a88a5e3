"""What is read off the real cards of Untamed."""

from __future__ import annotations

from ludotek.games.untamed.codec import keep_phrase, noun, seat_phrase, thing
from ludotek.games.untamed.rules.components import DECK_TOP, FACTIONS_EACH, KEEP_TOP
from ludotek.games.untamed.rules.setup import in_turn_order
from ludotek.games.untamed.rules.table import Untamed
from ludotek.kernel.chance import SEATS, Wanted
from ludotek.kernel.entering import Reading
from ludotek.kernel.phrase import Phrase


def reading(g: Untamed, wanted: Wanted) -> Reading:
    at = wanted.stream % SEATS
    match wanted.stream - at:
        case n if n == DECK_TOP:
            kind, rule, prompt = "card", "UN-53", Phrase("read-deck", {"seat": seat_phrase(int(g.side_of.index(at)))})
        case n if n == KEEP_TOP:
            kind, rule, prompt = "stronghold", "UN-07", Phrase("read-keep", {"whose": keep_phrase(g, at)})
        case _:
            kind, rule, prompt = "faction", "UN-06", Phrase("read-faction", {"seat": seat_phrase(drawing(g))})
    values = wanted.values
    labels = [phrase for value in values if isinstance(phrase := noun(g, kind, value), Phrase)]
    return Reading(prompt, rule, values, labels, [thing(g, kind, value) for value in values])


def drawing(g: Untamed) -> int:
    """The seat that draws its factions now."""
    return next(seat for seat in in_turn_order(g) if len(g.factions[seat]) < FACTIONS_EACH)
