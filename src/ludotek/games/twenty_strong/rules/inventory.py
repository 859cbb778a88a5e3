"""Rewards and inventory: using and discarding items, the hero's ability and the chip (TS-44 to TS-48, TS-81, TS-88)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules import reasons
from ludotek.games.twenty_strong.rules.actions import ABILITY, DROP, RIDERS_END, USE
from ludotek.games.twenty_strong.rules.components import DAMAGE, NOTHING, ROLL
from ludotek.games.twenty_strong.rules.effects.effect import (
    ANY_TIME,
    CHIP_KEY,
    ITEMS,
    NO_CAUSE,
    ONCE,
    PER_CONFLICT,
    PER_GAME,
    PER_PHASE,
    PER_ROUND,
    THE_ABILITY,
    THE_CHIP,
    WHEN_ITEM_USED,
    Cause,
    Use,
    too_dear,
)
from ludotek.games.twenty_strong.rules.events import ABILITY_USED, CHIP_USED, ITEM_DISCARDED, ITEM_USED
from ludotek.games.twenty_strong.rules.reasons import by_card, by_text
from ludotek.kernel.effect import Offer, any_useful, resolve
from ludotek.kernel.numbers import Seat, Uid
from ludotek.kernel.step import ALLOWED, Step

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.rules.table import TwentyStrong


def is_rider(action: i64) -> bool:
    """Is it something offered beside whatever is asked (TS-82)?"""
    return USE <= action < RIDERS_END


def rider_candidates(g: TwentyStrong) -> list[int]:
    """Every held item to use or to discard, the ability and the chip, allowed now or not. Not to be changed."""
    held: i64 = len(g.inventory)
    if held == 0:
        return g.deck.cards[g.hero].riders
    found: list[int] = []
    slot: i64 = 0
    while slot < held:
        found.append(USE + slot)
        slot += 1
    slot = 0
    while slot < held:
        found.append(DROP + slot)
        slot += 1
    found += g.deck.cards[g.hero].riders
    return found


def rider_reason(g: TwentyStrong, action: i64, inside: i64) -> i64:
    """Why a rider is not possible now. `inside`: the text that is being resolved, NOTHING if none is."""
    if action >= DROP and action < ABILITY:
        return drop_reason(g, action - DROP)
    if action < DROP:
        return item_reason(g, action - USE, inside)
    if action == ABILITY:
        ability = g.deck.cards[g.hero].ability.use
        if ability is None:
            return reasons.NO_ABILITY_TO_USE
        return use_reason(g, ability, g.hero, THE_ABILITY, inside)
    chip = g.deck.chip_use
    if chip is None:
        return reasons.NO_CHIP_TO_USE
    return use_reason(g, chip, CHIP_KEY, THE_CHIP, inside)


def is_in_use(g: TwentyStrong, item: i64) -> bool:
    """Is the benefit of an item being resolved (TS-81)?"""
    return len(g.using) > 0 and item in g.using


def drop_reason(g: TwentyStrong, slot: i64) -> i64:
    """TS-45: items may be discarded at any time, the Roll step included."""
    if slot >= len(g.inventory):
        return reasons.NO_SUCH_ITEM
    item: i64 = g.inventory[slot]
    if is_in_use(g, item):
        return by_card(reasons.BEING_USED, item)
    return ALLOWED


def item_reason(g: TwentyStrong, slot: i64, inside: i64) -> i64:
    if slot >= len(g.inventory):
        return reasons.NO_SUCH_ITEM
    item: i64 = g.inventory[slot]
    if is_in_use(g, item):
        return by_card(reasons.BEING_USED, item)
    reward = g.deck.cards[item].reward
    assert reward is not None
    use = reward.text.use
    if use is None:  # TS-81: a standing text works by itself and is not used
        return by_text(reasons.NOT_USABLE_ITEM, reward.text.first().index)
    return use_reason(g, use, item, ITEMS, inside)


def use_reason(g: TwentyStrong, use: Use, key: i64, kind: i64, inside: i64) -> i64:
    """What items, the ability and the chip have in common (TS-45, TS-88)."""
    if g.moment == ROLL and use.at != ROLL:
        return by_text(reasons.ROLLING, use.index)
    if inside >= 0:
        return by_text(reasons.INSIDE_AN_EFFECT, inside)
    if use.at != ANY_TIME and (use.at != g.moment or (use.at == DAMAGE and g.incoming() == 0)):
        return by_text(reasons.WRONG_TIME, use.index)
    forbidden = g.forbidden(kind, forbidden_use(kind))
    if forbidden != ALLOWED:
        return forbidden
    if use.limit == PER_CONFLICT and not g.active:  # TS-59
        return by_text(reasons.NO_CONFLICT, use.index)
    if use.cost > g.chip:
        return by_text(reasons.CHIP_TOO_LOW, use.index)
    if used_up(g, use.limit, key):
        return by_text(reasons.ALREADY_USED, use.index)
    if kind != ITEMS:
        return idle_reason(g, use)
    before = g.using
    g.using = [*before, int(key)]  # an item that is being used cannot be the one that its own text discards (TS-81)
    reason = idle_reason(g, use)
    g.using = before
    return reason


def idle_reason(g: TwentyStrong, use: Use) -> i64:
    """Why a use would come to nothing: its price cannot be paid (TS-67), or it has no effect (TS-96)."""
    if any_useful(use.actions, g, NO_CAUSE):
        return ALLOWED
    if use.costs_more and too_dear(use.actions, g, NO_CAUSE):
        return by_text(reasons.CANNOT_PAY, use.index)
    return by_text(reasons.NO_EFFECT_NOW, use.index)


def forbidden_use(kind: i64) -> i64:
    """The reason of a text that forbids items, the ability or the chip."""
    if kind == ITEMS:
        return reasons.ITEMS_FORBIDDEN
    return reasons.ABILITY_FORBIDDEN if kind == THE_ABILITY else reasons.CHIP_FORBIDDEN


def used_up(g: TwentyStrong, limit: i64, key: i64) -> bool:
    """Has it been used within the span of its limit? A single-use item is gone once it was used."""
    if limit == PER_PHASE:
        return key in g.used_in_phase
    if limit == PER_ROUND:
        return key in g.used_in_round
    if limit == PER_CONFLICT:
        return key in g.used_in_conflict
    return limit == PER_GAME and key in g.used_in_game


def add_riders(g: TwentyStrong, options: list[int], inside: i64) -> list[int]:
    """The options of a question with what may be used or discarded beside it, sorted."""
    place: i64 = 0
    while place < len(options) and options[place] < USE:
        place += 1
    found = options
    for action in rider_candidates(g):
        if rider_reason(g, action, inside) == ALLOWED:
            if found is options:  # which copies may share
                found = options[:]
            found.insert(place, action)
            place += 1
    return found


def can_use_something(g: TwentyStrong, inside: i64) -> bool:
    """Is there anything to use now (discarding does not count)?"""
    slot: i64 = 0
    while slot < len(g.inventory):
        if item_reason(g, slot, inside) == ALLOWED:
            return True
        slot += 1
    for action in g.deck.cards[g.hero].riders:
        if rider_reason(g, action, inside) == ALLOWED:
            return True
    return False


def take_rider(g: TwentyStrong, action: i64, discarding: str) -> None:
    """Use, or discard by that rule; the question it was offered beside is asked again after it."""
    if action >= DROP and action < ABILITY:
        discard_item(g, action - DROP, discarding)
    elif action < DROP:
        item: i64 = g.inventory[action - USE]
        reward = g.deck.cards[item].reward
        assert reward is not None and reward.text.use is not None
        use = reward.text.use
        g.tell(ITEM_USED, "TS-45", NOTHING, item)
        g.using = [*g.using, item]
        below: i64 = len(g.stack)
        g.progress("use-item", 1)
        g.fire_beside(below, WHEN_ITEM_USED)  # after the benefit, which is pushed later and so comes first
        g.push(ItemDone(item))
        carry_out_use(g, use, item)
    elif action == ABILITY:
        use_ability = g.deck.cards[g.hero].ability.use
        assert use_ability is not None
        g.tell(ABILITY_USED, "TS-88", NOTHING, g.hero)
        carry_out_use(g, use_ability, g.hero)
    else:
        use_chip = g.deck.chip_use
        assert use_chip is not None
        carry_out_use(g, use_chip, CHIP_KEY)
        g.tell(CHIP_USED, "TS-97", NOTHING, g.chip)


def carry_out_use(g: TwentyStrong, use: Use, key: i64) -> None:
    """Note the use, pay for it, resolve its text."""
    if use.limit == PER_PHASE:
        g.used_in_phase = [*g.used_in_phase, key]
    elif use.limit == PER_ROUND:
        g.used_in_round = [*g.used_in_round, key]
    elif use.limit == PER_CONFLICT:
        g.used_in_conflict = [*g.used_in_conflict, key]
    elif use.limit == PER_GAME:
        g.used_in_game = [*g.used_in_game, key]
    if use.cost > 0:
        g.chip -= use.cost
        g.progress("spend-chip", use.cost)  # a reward waits until the text, which is pushed later, has been resolved
        g.unsettled = True
    card: i64 = NOTHING if key == CHIP_KEY else key
    c = Cause(card, Uid(NOTHING))
    only = use.actions[0]
    if len(use.actions) > 1:
        resolve(g, use.actions, c)
    elif isinstance(only, Offer):
        only.take(g, c)  # using it is saying yes to it, so nothing is used up for nothing (TS-96)
    else:
        only.perform(g, c)


def discard_item(g: TwentyStrong, slot: i64, rule: str) -> None:
    item = g.inventory[slot]
    g.inventory = g.inventory[:slot] + g.inventory[slot + 1 :]
    g.put_on_discard(item)
    g.tell(ITEM_DISCARDED, rule, NOTHING, item)
    g.texts_changed()


class ItemDone(Step):
    """An item's benefit has resolved: a single-use one is discarded only now (TS-81)."""

    def __init__(self, item: i64) -> None:
        super().__init__(Seat(0))
        self.item = item

    def data(self) -> list[object]:
        return [self.item]

    def run(self, g: TwentyStrong) -> None:
        g.using = [each for each in g.using if each != self.item]
        reward = g.deck.cards[self.item].reward
        assert reward is not None and reward.text.use is not None
        if reward.text.use.limit == ONCE and self.item in g.inventory:
            discard_item(g, g.inventory.index(self.item), "TS-44")
        g.unsettled = True  # the item counts for the limit again (TS-48)
