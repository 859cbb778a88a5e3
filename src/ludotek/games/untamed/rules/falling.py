"""Losing Strongholds, Rally, and losing or winning the game (UN-41 to UN-45, UN-65, UN-68 to UN-70, UN-80, UN-85)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from ludotek.games.untamed.rules.actions import DESIGNS, PLAY
from ludotek.games.untamed.rules.components import ANIMAL, EVERYBODY, FRESH, NOTHING
from ludotek.games.untamed.rules.events import (
    DRAWN_GAME,
    NO_CARD_LEFT,
    OUT_OF_THE_GAME,
    RALLY_KEPT,
    STRONGHOLD_FELL,
    STRONGHOLD_SHOWN,
    WON,
)
from ludotek.games.untamed.rules.modes import ALPHA, HUNTER, HYDRA, SURVIVAL
from ludotek.games.untamed.rules.question import Choice
from ludotek.games.untamed.rules.reasons import NO_RALLY, NO_ROOM, NOT_DRAWN_NOW
from ludotek.kernel.match import Match
from ludotek.kernel.outcome import Outcome
from ludotek.kernel.step import ALLOWED, DONE, Step

if TYPE_CHECKING:
    from ludotek.games.untamed.rules.table import Untamed


class FallOfStronghold(Step):
    """It is removed, the next one uncovered; its owner draws and may play Rally cards (UN-41, UN-44, UN-69)."""

    def __init__(self, keep: i64) -> None:
        super().__init__(NOTHING)
        self.keep = keep

    def data(self) -> list[object]:
        return [self.keep]

    def run(self, match: Match) -> None:
        g = cast("Untamed", match)
        keep = g.keeps[self.keep]
        faction = keep.stack.take_top()
        keep.lost += 1
        keep.damage = 0
        g.tell(STRONGHOLD_FELL, "UN-44", NOTHING, self.keep, faction)
        if len(keep.stack.cards) == 0:
            all_at_once = [other for other in range(len(g.keeps)) if falls_now(g, other)]
            defeat(g, [int(self.keep), *all_at_once], "strongholds")
            return
        if keep.stack.show_top(EVERYBODY):
            g.reveals += 1
        g.tell(STRONGHOLD_SHOWN, "UN-44", NOTHING, self.keep, keep.stack.top())
        owners = owners_of(g, self.keep)
        n: i64 = 2 if g.mode == HYDRA else keep.lost  # UN-60
        g.then([Rally(seat) for seat in owners])
        for seat in owners:
            if g.outcome is None:
                g.must_draw(seat, n, FRESH, "UN-41")


def falls_now(g: Untamed, keep: i64) -> bool:
    """Is another last Stronghold destroyed at the same moment (UN-65)?"""
    return len(g.keeps[keep].stack.cards) == 1 and g.keeps[keep].damage >= g.keep_health(keep)


def owners_of(g: Untamed, keep: i64) -> list[int]:
    """Who draws for a lost Stronghold: its player, all of a Hydra team, one member of a Manticore team (UN-88)."""
    if g.mode == HYDRA:
        return [seat for seat in range(g.seats) if g.keep_of[seat] == keep]
    return [int(g.seat_for(keep))]


class Rally(Choice):
    """Which of the cards just drawn is played for free? Asked always, whatever was drawn (UN-42, UN-68)."""

    def rule(self) -> str:
        return "UN-42"

    def always_asked(self) -> bool:
        return True

    def tries(self, g: Untamed) -> list[int]:
        """Every card of the hand might be tried."""
        present: i64 = 0
        for design in g.hands[self.seat].cards:
            present |= 1 << design
        found: list[int] = [DONE]
        i: i64 = 0
        while i < DESIGNS:
            if (present >> i) & 1 == 1:
                found.append(PLAY + i)
            i += 1
        return found

    def reason(self, g: Untamed, action: i64) -> i64:
        if action == DONE:
            return ALLOWED
        design: i64 = action - PLAY
        card = g.box.designs[design]
        if not card.rally:
            return NO_RALLY
        if not is_fresh(g, self.seat, design):
            return NOT_DRAWN_NOW
        if card.kind == ANIMAL and not g.has_room(g.side_of[self.seat]):
            return NO_ROOM
        return ALLOWED

    def take(self, g: Untamed, action: i64) -> None:
        if action == DONE:
            hand = g.hands[self.seat]
            hand.known = [known & ~FRESH for known in hand.known]
            g.tell(RALLY_KEPT, "UN-68", NOTHING, self.seat)
        else:
            g.push(self)
            g.play_by_rally(self.seat, action - PLAY)


def is_fresh(g: Untamed, seat: i64, design: i64) -> bool:
    hand = g.hands[seat]
    place: i64 = 0
    while place < len(hand.cards):
        if hand.cards[place] == design and hand.known[place] & FRESH:
            return True
        place += 1
    return False


def lose_by_empty_deck(g: Untamed, seat: i64) -> None:
    """UN-02; in team modes the whole team (UN-85)."""
    g.tell(NO_CARD_LEFT, "UN-02", NOTHING, seat)
    defeat(g, [int(g.keep_of[g.side_of[seat]])], "empty-deck")


def defeat(g: Untamed, keeps: list[int], how: str) -> None:
    """These stacks (players or teams) have lost at the same moment; is the game over (UN-45, UN-57 to UN-61)?"""
    losers = [seat for seat in range(g.seats) if g.keep_of[g.side_of[seat]] in keeps and not g.out[seat]]
    standing = [seat for seat in range(g.seats) if not g.out[seat] and seat not in losers]
    if not standing:
        g.tell(DRAWN_GAME, "UN-65")
        g.finish(Outcome([0.5] * g.seats, "draw", "UN-65"))
    elif g.mode == HUNTER:
        hunters = [int((seat - 1) % g.seats) for seat in losers]
        win(g, [seat for seat in hunters if seat in standing] or standing, how, "UN-57")
    elif len({g.team_of[seat] for seat in standing}) == 1:
        rule = {SURVIVAL: "UN-58", ALPHA: "UN-59"}.get(int(g.mode), "UN-45")
        # Those of a team who are already out share its win (UN-90).
        win(g, [seat for seat in range(g.seats) if g.team_of[seat] == g.team_of[standing[0]]], how, rule)
    else:
        for seat in losers:
            put_out(g, seat)


def win(g: Untamed, winners: list[int], how: str, rule: str) -> None:
    for seat in winners:
        g.tell(WON, rule, NOTHING, seat)
    g.finish(Outcome([1.0 if seat in winners else 0.0 for seat in range(g.seats)], how, rule))


def put_out(g: Untamed, seat: i64) -> None:
    """Out of the game: all own cards leave it, without Last Words; a turn in progress ends (UN-80)."""
    side = g.sides[g.side_of[seat]]
    g.out[seat] = True
    g.tell(OUT_OF_THE_GAME, "UN-80", NOTHING, seat)
    for animal in side.animals:
        if animal.owner != g.side_of[seat]:
            g.sides[animal.owner].support.append(animal.design)
        else:
            side.removed.append(animal.design)
    for other in g.sides:
        mine = [animal for animal in other.animals if animal.owner == g.side_of[seat] and other is not side]
        side.removed += [int(animal.design) for animal in mine]
        other.animals = [animal for animal in other.animals if animal not in mine]
    side.animals = []
    zones = [side.deck, side.power, side.bonus, g.hands[seat]]
    side.removed += side.support + side.resolving
    side.support = []
    side.resolving = []
    side.power_ready = 0
    for zone in zones:
        side.removed += zone.cards
        zone.cards = []
        zone.known = []
    g.texts_changed()
    g.waiting = [step for step in g.waiting if step.seat != seat]
    g.leave(seat)
