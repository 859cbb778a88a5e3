"""Losing Strongholds, Rally, and losing or winning the game (UN-41 to UN-45, UN-65, UN-68 to UN-70, UN-80, UN-85)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from ludotek.games.untamed.rules import events, reasons
from ludotek.games.untamed.rules.actions import DESIGNS, PLAY
from ludotek.games.untamed.rules.components import ANIMAL, EVERYBODY, FRESH, KEEP_TOP, NOTHING
from ludotek.games.untamed.rules.lists import designs_among
from ludotek.games.untamed.rules.modes import ALPHA, HUNTER, HYDRA, SURVIVAL
from ludotek.games.untamed.rules.question import TeamFloor
from ludotek.games.untamed.rules.refusing import misplaced
from ludotek.games.untamed.rules.unseen import is_unseen
from ludotek.kernel.numbers import CardId, Seat
from ludotek.kernel.outcome import Outcome
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.step import ALLOWED, DONE, Step
from ludotek.kernel.zone import turn_up

if TYPE_CHECKING:
    from ludotek.games.untamed.rules.table import Untamed


# How a player or a team loses, and the rule that says so.
LOST_BY: Final = {"strongholds": "UN-45", "empty-deck": "UN-02", "conceded": "UN-91"}


def strongholds_fall(g: Untamed) -> None:
    """All Strongholds with enough damage are removed together, the next ones uncovered; whoever has none left has lost
    (UN-44, UN-45, UN-65, UN-74). Then their owners draw, from the active player on (UN-75)."""
    if not some_stronghold_falls(g):
        return
    start = int(g.keep_of[g.side_of[max(g.active, 0)]])
    order = [(start + i) % len(g.keeps) for i in range(len(g.keeps))]
    fallen = [keep for keep in order if falls(g, keep)]
    for each in fallen:
        remove_stronghold(g, each)
    g.then([FallOfStronghold(each, g.keeps[each].lost) for each in fallen if g.keep_stands(each)])
    last = [each for each in fallen if not g.keep_stands(each)]
    if last:
        defeat(g, last, "strongholds")


def some_stronghold_falls(g: Untamed) -> bool:
    keep: i64 = 0
    while keep < len(g.keeps):
        if falls(g, keep):
            return True
        keep += 1
    return False


def falls(g: Untamed, keep: i64) -> bool:
    damage = g.keeps[keep].damage
    return damage > 0 and damage >= g.keep_health(keep) and g.keep_stands(keep)


def remove_stronghold(g: Untamed, index: i64) -> None:
    """The fallen one leaves the game, the next one is in play, undamaged (UN-44)."""
    keep = g.new_keep(index)
    faction = keep.new_stack().take_top()
    keep.lost += 1
    keep.damage = 0
    g.tell(events.STRONGHOLD_FELL, "UN-44", NOTHING, index, faction)
    if g.keep_stands(index):
        show_top(g, index)
        g.tell(events.STRONGHOLD_SHOWN, "UN-44", NOTHING, index, keep.stack.top())


def show_top(g: Untamed, index: i64) -> None:
    """The Stronghold on top of a stack is turned up."""
    keep = g.new_keep(index)
    stack = keep.new_stack()
    if g.chance.watched:
        keep.unchosen = keep.unchosen.clone()
        turn_up(g.chance, KEEP_TOP + index, [stack, keep.unchosen], stack, len(stack.cards) - 1)
    if stack.show_top(EVERYBODY):
        g.reveals += 1


class FallOfStronghold(Step):
    """Its owner draws as many cards as have fallen so far, `lost`, and may play Rally cards (UN-41, UN-69)."""

    def __init__(self, keep: i64, lost: i64) -> None:
        super().__init__(Seat(NOTHING))
        self.keep = keep
        self.lost = lost

    def data(self) -> list[object]:
        return [self.keep, self.lost]

    def run(self, g: Untamed) -> None:
        owners = [seat for seat in owners_of(g, self.keep) if not g.out[seat]]
        mask: i64 = 0
        for seat in owners:
            mask |= 1 << seat
        n: i64 = 2 if g.mode == HYDRA else self.lost  # UN-60
        level: i64 = 0
        for step in g.stack:
            if isinstance(step, Rally):
                level += 1
        g.push(Rally(mask, 0, 0, level))
        for seat in owners:
            if g.outcome is None:
                g.must_draw(Seat(seat), n, FRESH << int(level), "UN-41")


def owners_of(g: Untamed, keep: i64) -> list[int]:
    """Who draws for a lost Stronghold: its player, all of a Hydra team, one member of a Manticore team (UN-88)."""
    if g.mode == HYDRA:
        return [seat for seat in range(g.seats) if g.keep_of[seat] == keep]
    return [int(g.seat_for(keep))]


def rallies(g: Untamed, seat: Seat) -> bool:
    """Is this seat in the middle of a Rally?"""
    for step in g.stack:
        if isinstance(step, Rally) and (step.seats >> seat) & 1 == 1:
            return True
    return False


class Rally(TeamFloor):
    """Which of the cards just drawn is played for free? Asked always, whatever was drawn (UN-42, UN-68); a Hydra team
    plays them in any order (UN-84). `level` tells its cards from those of another Rally that waits meanwhile."""

    name: ClassVar[str] = "Rally"
    clause: ClassVar[str] = "UN-42"

    def __init__(self, seats: i64, done: i64, stirred: i64, level: i64) -> None:
        super().__init__(seats, done, stirred)
        self.level = level

    def data(self) -> list[object]:
        return [*super().data(), self.level]

    def again(self, seats: i64, done: i64, stirred: i64) -> Step:
        return Rally(seats, done, stirred, self.level)

    def prompt(self, g: Untamed) -> Phrase:
        return Phrase("ask-Rally")

    def tries(self, g: Untamed, seat: Seat) -> list[int]:
        """Every card of the hand might be tried."""
        return [PLAY + design for design in designs_among(g.held(seat))]

    def reason(self, g: Untamed, seat: Seat, action: i64) -> i64:
        if not PLAY <= action < PLAY + DESIGNS:
            return misplaced(g, seat, action)
        return rally_reason(g, seat, CardId(action - PLAY), FRESH << int(self.level))

    def add_allowed(self, g: Untamed, seat: Seat, found: list[int]) -> None:
        fresh: i64 = FRESH << int(self.level)
        for design in designs_among(g.held(seat)):
            if g.box.designs[design].rally and rally_reason(g, seat, CardId(design), fresh) == ALLOWED:
                found.append(PLAY + design)

    def answer(self, g: Untamed, seat: Seat, action: i64) -> None:
        if action == DONE:
            g.tell(events.RALLY_KEPT, "UN-68", NOTHING, seat)
        super().answer(g, seat, action)

    def take(self, g: Untamed, seat: Seat, action: i64) -> None:
        g.play_by_rally(seat, CardId(action - PLAY), FRESH << int(self.level))

    def close(self, g: Untamed) -> None:
        """What was not played stays in hand as any other card (UN-68)."""
        fresh: i64 = FRESH << int(self.level)
        for seat in range(g.seats):
            if self.seats >> seat & 1 == 1:
                hand = g.new_hand(Seat(seat))
                hand.known = [known & ~fresh for known in hand.known]


def rally_reason(g: Untamed, seat: Seat, design: CardId, fresh: i64) -> i64:
    """UN-42, UN-68: a card of this draw with the Rally symbol, and room for an Animal."""
    if design not in g.held(seat):
        return reasons.NOT_IN_HAND
    card = g.box.designs[design]
    if not card.rally:
        return reasons.NO_RALLY
    if not is_fresh(g, seat, design, fresh):
        return reasons.NOT_DRAWN_NOW
    return reasons.NO_ROOM if card.kind == ANIMAL and not g.has_room(g.side_of[seat]) else ALLOWED


def is_fresh(g: Untamed, seat: Seat, design: CardId, fresh: i64) -> bool:
    hand = g.hands[seat]
    place: i64 = 0
    while place < len(hand.cards):
        if hand.known[place] & fresh and (
            hand.cards[place] == design or (g.chance.real and is_unseen(hand, place) and design in g.held(seat))
        ):
            return True
        place += 1
    return False


def lose_by_empty_deck(g: Untamed, seat: Seat) -> None:
    """UN-02; in team modes the whole team (UN-85)."""
    g.tell(events.NO_CARD_LEFT, "UN-02", NOTHING, seat)
    defeat(g, [int(g.keep_of[g.side_of[seat]])], "empty-deck")


def defeat(g: Untamed, keeps: list[int], how: str) -> None:
    """These stacks (players or teams) have lost at the same moment; is the game over (UN-45, UN-57 to UN-61)?"""
    losers = [seat for seat in range(g.seats) if g.keep_of[g.side_of[seat]] in keeps and not g.out[seat]]
    standing = [seat for seat in range(g.seats) if not g.out[seat] and seat not in losers]
    if not standing:
        g.tell(events.DRAWN_GAME, "UN-65")
        g.finish(Outcome([0.0 if out else 0.5 for out in g.out], "draw", "UN-65"))
    elif g.mode == HUNTER:
        hunters = [int((seat - 1) % g.seats) for seat in losers]
        win(g, [seat for seat in hunters if seat in standing] or standing, how, "UN-57")
    elif len({g.team_of[seat] for seat in standing}) == 1:
        rule = {SURVIVAL: "UN-58", ALPHA: "UN-59"}.get(int(g.mode), LOST_BY[how])
        # Those of a team who are already out share its win (UN-90).
        win(g, [seat for seat in range(g.seats) if g.team_of[seat] == g.team_of[standing[0]]], how, rule)
    else:
        for seat in losers:
            put_out(g, Seat(seat))


def win(g: Untamed, winners: list[int], how: str, rule: str) -> None:
    for seat in winners:
        g.tell(events.WON, rule, NOTHING, seat)
    g.finish(Outcome([1.0 if seat in winners else 0.0 for seat in range(g.seats)], how, rule))


def put_out(g: Untamed, seat: Seat) -> None:
    """Out of the game: all own cards leave it, without Last Words; a turn in progress ends (UN-80)."""
    side = g.sides[g.side_of[seat]]
    g.out = [gone or other == seat for other, gone in enumerate(g.out)]
    g.tell(events.OUT_OF_THE_GAME, "UN-80", NOTHING, seat)
    for animal in side.animals:
        if animal.owner != g.side_of[seat]:
            g.sides[animal.owner].to_support(animal.design)
        else:
            side.removed = [*side.removed, int(animal.design)]
    for other in g.sides:
        mine = [animal for animal in other.animals if animal.owner == g.side_of[seat] and other is not side]
        side.removed = side.removed + [int(animal.design) for animal in mine]
        other.animals = [animal for animal in other.animals if animal not in mine]
    side.animals = []
    zones = [side.new_deck(), side.new_power(), side.new_bonus(), g.new_hand(seat)]
    g.reveals += 1  # what was hidden in them lies open now
    side.removed = side.removed + side.support + side.resolving
    side.support = []
    side.resolving = []
    side.power_ready = 0
    for zone in zones:
        side.removed = side.removed + zone.cards
        zone.cards = []
        zone.known = []
    keep = g.new_keep(g.keep_of[g.side_of[seat]])
    keep.unchosen = keep.unchosen.clone()
    stack = keep.new_stack()
    while len(stack.cards) > 0:
        stack.move(len(stack.cards) - 1, keep.unchosen, 0)
    g.texts_changed()
    g.waiting = [step for step in g.waiting if step.seat != seat]
    g.leave(seat)
