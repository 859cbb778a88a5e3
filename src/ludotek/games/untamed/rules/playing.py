"""Playing cards: for Power, by Focus, by Rally, or as Power (UN-16 to UN-28, UN-42, UN-49, UN-77)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from ludotek.games.untamed.rules import events, reasons
from ludotek.games.untamed.rules.actions import FOCUS, PLAY, POWER
from ludotek.games.untamed.rules.choosing import PaySupport
from ludotek.games.untamed.rules.components import ANIMAL, NOTHING
from ludotek.games.untamed.rules.effects.effect import ARRIVAL, CARD_PLAYED, NO_TOKENS
from ludotek.games.untamed.rules.lists import designs_among, put_at
from ludotek.games.untamed.rules.modes import ALPHA
from ludotek.games.untamed.rules.texts import SETTLE, add_for_side, add_texts, onlookers, together
from ludotek.games.untamed.rules.unseen import any_unseen
from ludotek.kernel.effect import Context, resolve
from ludotek.kernel.lists import without
from ludotek.kernel.numbers import CardId, Seat, Uid
from ludotek.kernel.step import ALLOWED, Step

if TYPE_CHECKING:
    from ludotek.games.untamed.rules.state import Side
    from ludotek.games.untamed.rules.table import Untamed


def room_reason(g: Untamed, seat: Seat, design: CardId) -> i64:
    full = g.box.designs[design].kind == ANIMAL and not g.has_room(g.side_of[seat])
    return reasons.NO_ROOM if full else ALLOWED


def play_reason(g: Untamed, seat: Seat, design: CardId) -> i64:
    """UN-19, UN-27: the cost must be payable in full, and an Animal needs room."""
    if g.cost_of(seat, design) > g.sides[g.side_of[seat]].power_ready:
        return reasons.TOO_EXPENSIVE
    return room_reason(g, seat, design)


def focus_reason(g: Untamed, seat: Seat, design: CardId) -> i64:
    """UN-49: all Support instead of the Power cost."""
    focus = g.box.designs[design].focus
    if focus < 0:
        return reasons.NO_FOCUS
    if focus > len(g.sides[g.side_of[seat]].support):
        return reasons.TOO_LITTLE_SUPPORT
    return room_reason(g, seat, design)


def power_reason(g: Untamed, seat: Seat) -> i64:
    """UN-20: once a turn (the Alpha twice), below the limit."""
    often: i64 = 2 if g.mode == ALPHA and seat == g.first else 1
    if g.powered[seat] >= often:
        return reasons.POWER_PLAYED
    side: i64 = g.side_of[seat]
    return reasons.POWER_LIMIT if len(g.sides[side].power.cards) >= g.power_limit(side) else ALLOWED


def add_plays(g: Untamed, seat: Seat, found: list[int]) -> None:
    """Every way to play a card of the hand: for Power, by Focus, as Power."""
    number: i64 = g.side_of[seat]
    side = g.sides[number]
    designs = g.box.designs
    room = g.has_room(number)
    discount: i64 = g.discount[seat]
    held = designs_among(g.held(seat))
    for each in held:
        card = designs[each]
        if (room or card.kind != ANIMAL) and g.cost_for(number, card, discount) <= side.power_ready:
            found.append(PLAY + card.index)
    for each in held:
        card = designs[each]
        if 0 <= card.focus <= len(side.support) and (room or card.kind != ANIMAL):
            found.append(FOCUS + card.index)
    if power_reason(g, seat) == ALLOWED:
        found += [POWER + design for design in (any_unseen(g, seat) if g.chance.real else held)]


def play_for_power(g: Untamed, seat: Seat, design: CardId) -> None:
    """Paid first, by exhausting Power (UN-19)."""
    cost = g.cost_of(seat, design)
    g.take_from_hand(seat, design)
    g.tell(events.PLAYED, "UN-19", NOTHING, seat, design)
    if cost > 0:
        g.sides[g.side_of[seat]].power_ready -= cost
        g.tell(events.POWER_PAID, "UN-19", NOTHING, seat, cost)
    put_on_table(g, seat, design, False)


def play_by_focus(g: Untamed, seat: Seat, design: CardId) -> None:
    """Paid first, with Support; the card waits meanwhile (UN-49)."""
    side: i64 = g.side_of[seat]
    g.take_from_hand(seat, design)
    g.sides[side].resolving = [*g.sides[side].resolving, int(design)]
    g.tell(events.PLAYED_BY_FOCUS, "UN-49", NOTHING, seat, design)
    g.then([PaySupport(seat, side, g.box.designs[design].focus), PutOnTable(seat, design)])


def play_by_rally(g: Untamed, seat: Seat, design: CardId, fresh: i64) -> None:
    """Free of Power; Animals enter ready (UN-42, UN-43)."""
    g.take_from_hand(seat, design, fresh)
    g.tell(events.PLAYED_BY_RALLY, "UN-42", NOTHING, seat, design)
    put_on_table(g, seat, design, True)


def play_as_power(g: Untamed, seat: Seat, design: CardId) -> None:
    """Face down and ready; only its player knows it, and in Hydra the partners, who see the hand (UN-17, UN-20, UN-62)."""
    side = g.sides[g.side_of[seat]]
    g.take_unseen(seat, design)
    side.new_power().put(design, g.knowers(seat))
    side.power_ready += 1
    g.powered = put_at(g.powered, seat, g.powered[seat] + 1)
    if g.listener is not None:
        g.tell_only(g.knowers(seat), events.POWER_PLAYED, "UN-20", NOTHING, [int(seat), int(design)])


@mypyc_attr(acyclic=True, free_list_len=1)
class Resolved(Step):
    """A card that lay in no zone while it was paid for or resolved goes on to one."""

    def __init__(self, seat: Seat, design: CardId) -> None:
        super().__init__(seat)
        self.design = design

    def data(self) -> list[object]:
        return [self.seat, self.design]

    def take_up(self, g: Untamed) -> Side:
        """The side whose card it is; it is in nobody's way any more."""
        side = g.sides[g.side_of[self.seat]]
        side.resolving = without(side.resolving, self.design)
        return side


@mypyc_attr(acyclic=True, free_list_len=1)
class PutOnTable(Resolved):
    """The cost of a Focus card is paid: now it is played."""

    def run(self, g: Untamed) -> None:
        self.take_up(g)
        put_on_table(g, self.seat, self.design, False)


def put_on_table(g: Untamed, seat: Seat, design: CardId, ready: bool) -> None:
    """The card is played: it counts as such and uses up the reduction, whatever it cost (UN-67, UN-77)."""
    side: i64 = g.side_of[seat]
    g.played = put_at(g.played, seat, g.played[seat] + 1)
    if g.discount[seat] > 0:
        g.discount = put_at(g.discount, seat, 0)
    card = g.box.designs[design]
    if card.kind == ANIMAL:
        animal = g.enter(side, design, ready)
        g.push(SETTLE)
        steps: list[Step] = []
        add_texts(steps, g, animal, side, ARRIVAL)
        add_for_side(steps, g, side, CARD_PLAYED, animal.uid)
        together(g, steps)
        return
    g.sides[side].resolving = [*g.sides[side].resolving, int(design)]
    g.then([ItemDone(seat, design), SETTLE, onlookers(g, seat, CARD_PLAYED)])
    resolve(g, card.actions, Context(seat, side, design, Uid(NOTHING), 0, NO_TOKENS))


@mypyc_attr(acyclic=True, free_list_len=1)
class ItemDone(Resolved):
    """After its effect an Item goes to the Support zone, before what it triggered is resolved (UN-26)."""

    def run(self, g: Untamed) -> None:
        self.take_up(g).to_support(self.design)
        g.tell(events.TO_SUPPORT, "UN-26", NOTHING, self.seat, self.design)
