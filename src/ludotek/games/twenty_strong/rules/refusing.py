"""A reason code in words: the rules behind it, the card whose text forbids it, and that text itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules.effects.effect import LIMITS, Plain, Use, resource
from ludotek.games.twenty_strong.rules.endgame_triggers import ENDGAMES
from ludotek.games.twenty_strong.rules.reasons import REASONS, text_of
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.refusal import Refusal

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.rules.table import TwentyStrong


def refusal_for(g: TwentyStrong, asking: str, code: i64) -> Refusal:
    """The refusal of a reason code; `asking` is the rule that asks now."""
    rules, key, named = REASONS[code & 0xFF]
    node: i64 = text_of(code)
    ids = rules.replace("?", asking)
    if node >= 0:
        text = g.deck.nodes[node]
        ids = ids.replace("*", text.rule)
        if isinstance(text, Plain):
            ids = ids.replace("@", text.target_rule())
    slots: dict[str, Slot] = {}
    for name in named.split():
        slots[name] = slot(g, name, node, (code >> 32) - 1)
    return Refusal(list(dict.fromkeys(ids.split())), Phrase(key, slots))


def slot(g: TwentyStrong, name: str, node: i64, card: i64) -> Slot:
    """What the words name."""
    if name == "card":
        return g.card_phrase(g.deck.nodes[node].card if node >= 0 else card)
    if name == "hero":
        return g.card_phrase(g.hero)
    if name == "text":
        return g.deck.nodes[node].phrase()
    if name == "phases":
        return g.phases
    if name == "when":
        return [Phrase(f"endgame-{ENDGAMES[trigger]}") for trigger in g.deck.endgame_triggers()]
    if name == "chip":
        return g.chip
    use = cast(Use, g.deck.nodes[node])
    if name == "at":
        return use.at_word
    if name == "limit":
        return LIMITS[use.limit]
    return use.cost if name == "cost" else resource(g.deck.name)
