"""Answers that are allowed, but only cost: nothing would come of their text."""

from __future__ import annotations

from typing import Final

from ludotek.games.untamed.rules import events
from ludotek.games.untamed.rules.actions import FOCUS, PLAY, POWER, STRONGHOLD
from ludotek.games.untamed.rules.choosing import ChooseTarget, PaySupport
from ludotek.games.untamed.rules.components import ITEM
from ludotek.games.untamed.rules.falling import Rally
from ludotek.games.untamed.rules.table import Untamed
from ludotek.games.untamed.rules.turn import MainPhase
from ludotek.kernel.event import Event, EventLog

# What is told of a text and its price, whatever comes of it.
PRICE: Final = {
    events.ABILITY_USED,
    events.PLAYED,
    events.PLAYED_BY_FOCUS,
    events.PLAYED_BY_RALLY,
    events.POWER_PAID,
    events.SUPPORT_PAID,
    events.TO_SUPPORT,
    events.TEXT_IDLE,
    events.TEXT_UNPAID,
}


def is_idle(g: Untamed, seat: int, action: int) -> bool:
    """Would an Item or an ability only cost? Found out on a copy, which draws from no chance."""
    return has_text_only(g, action) and comes_to_nothing(g, seat, action)


def has_text_only(g: Untamed, action: int) -> bool:
    """An Item, or an ability: an Animal is something by itself."""
    if action == STRONGHOLD:
        return True
    return PLAY <= action < POWER and g.box.designs[(action - PLAY) % (FOCUS - PLAY)].kind == ITEM


def comes_to_nothing(g: Untamed, seat: int, action: int) -> bool:
    """Whatever pays for it and whatever it aims at."""
    after = g.clone()
    heard = after.listener = EventLog()
    after.carry_out(seat, action)
    if after.reveals > g.reveals or any(map(matters, heard.events)) or attacks(after) != attacks(g):
        return False
    question = after.question
    if isinstance(question, PaySupport):
        return comes_to_nothing(after, seat, after.options(seat)[0])
    if isinstance(question, ChooseTarget):
        return all(comes_to_nothing(after, seat, target) for target in after.options(seat))
    return isinstance(question, (MainPhase, Rally))


def attacks(g: Untamed) -> list[int]:
    """Some Animals grow with every card that is played."""
    return [int(g.attack_of(animal, number)) for number, side in enumerate(g.sides) for animal in side.animals]


def matters(event: Event) -> bool:
    """Is it more than its price? No damage removed is none."""
    amounts = [value for value, field in zip(event.values, event.kind.fields, strict=True) if field.name == "n"]
    return event.kind not in PRICE and amounts != [0]
