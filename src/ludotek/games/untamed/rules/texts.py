"""Texts at work: resolving, offering, triggers in the order of the rules, and who is defeated (UN-74 to UN-76)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from ludotek.games.untamed.rules.choosing import ChooseWhether
from ludotek.games.untamed.rules.components import NOTHING
from ludotek.games.untamed.rules.effects.effect import (
    ALLY_DEFEATED,
    DEFEATS,
    LAST_WORDS,
    Action,
    Context,
    Offer,
    Text,
)
from ludotek.games.untamed.rules.events import DEFEATED, TEXT_IDLE, TEXT_UNPAID, TEXT_USED
from ludotek.games.untamed.rules.falling import strongholds_fall
from ludotek.games.untamed.rules.refusing import misplaced, refusal_for, unasked
from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.refusal import Refusal
from ludotek.kernel.step import ALLOWED, Simultaneous, Stage, Step

if TYPE_CHECKING:
    from ludotek.games.untamed.rules.table import Animal, Untamed


class Perform(Step):
    """One text is carried out."""

    def __init__(self, c: Context, node: i64) -> None:
        super().__init__(c.seat)
        self.c = c
        self.node = node

    def data(self) -> list[object]:
        return [self.c.data(), self.node]

    def run(self, match: Match) -> None:
        g = cast("Untamed", match)
        action = cast(Action, g.box.nodes[self.node])
        if g.listener is not None and action.lacks(g, self.c):
            g.tell(TEXT_IDLE, "UN-28", NOTHING, self.c.card)
        action.perform(g, self.c)


class Settle(Stage):
    """A fight or an effect has come to its end: now the state of play is checked (UN-74)."""

    def run(self, match: Match) -> None:
        match.unsettled = True


class FireText(Perform):
    """A text whose moment has come: offered if it is optional, else carried out."""

    def run(self, match: Match) -> None:
        g = cast("Untamed", match)
        text = cast(Text, g.box.nodes[self.node])
        g.push(Settle())
        if text.optional:
            make_offer(g, text, self.c)
        else:
            g.tell(TEXT_USED, "UN-28", NOTHING, self.seat, self.c.card)
            g.resolve(text.actions, self.c)

    def label(self, match: Match) -> Phrase:
        g = cast("Untamed", match)
        slots = {"card": g.card_phrase(self.c.card), "text": g.box.nodes[self.node].phrase()}
        return Phrase("order-text", slots)  # type: ignore[arg-type]


class OrderTexts(Simultaneous):
    """Several texts at once: their player chooses the order (UN-75)."""

    def rule(self) -> str:
        return "UN-75"

    def prompt(self, match: Match) -> Phrase:
        return Phrase("ask-OrderTexts")

    def remaining(self, steps: list[Step]) -> Step:
        return OrderTexts(self.seat, steps)

    def why_not(self, match: Match, seat: i64, action: i64) -> i64:
        reason = super().why_not(match, seat, action)
        return ALLOWED if reason == ALLOWED else misplaced(cast("Untamed", match), seat, action)

    def refusal(self, match: Match, seat: i64, action: i64, reason: i64) -> Refusal:
        return refusal_for(cast("Untamed", match), self.rule(), reason)

    def unasked(self, match: Match, seat: i64, action: i64) -> Refusal:
        return unasked(cast("Untamed", match), self.rule(), seat, action)


def make_offer(g: Untamed, offer: Offer, c: Context) -> None:
    """Ask, unless everybody can see that it could do nothing or cannot be paid: then that is told (UN-23, UN-28)."""
    if not offer.useful(g, c):
        if g.listener is not None and offer.lacks(g, c):
            g.tell(TEXT_IDLE, "UN-28", NOTHING, c.card)
    elif len(g.sides[c.side].support) < offer.cost:
        g.tell(TEXT_UNPAID, "UN-23", NOTHING, c.seat, c.card)
    else:
        g.push(ChooseWhether(c, offer.index))


def texts_of(g: Untamed, animal: Animal, side: i64, moment: i64, value: i64 = 0) -> list[Step]:
    """What an Animal has to say at a moment, with its tokens as they are now (their last-known number, UN-76)."""
    found: list[Step] = []
    for text in g.box.designs[animal.design].texts:
        if text.moment == moment:
            c = Context(g.seat_for(side), side, animal.design, animal.uid, value, animal.fury, animal.damage)
            found.append(FireText(c, text.index))
    return found


def fire_texts_of(g: Untamed, animal: Animal, side: i64, moment: i64, value: i64 = 0) -> None:
    """One Animal's texts of a moment, which carry a value."""
    together(g, texts_of(g, animal, side, moment, value))


def fire_for_side(g: Untamed, side: i64, moment: i64, but: i64) -> list[Step]:
    """The texts of a moment on all Animals of a side, except one."""
    found: list[Step] = []
    for animal in g.sides[side].animals:
        if (g.box.designs[animal.design].moments >> moment) & 1 == 1 and animal.uid != but:
            found += texts_of(g, animal, side, moment)
    return found


class Onlookers(Step):
    """Texts that wait for what their player does, of Animals that were in play when it was done and still are.

    Who came by it, into play or to this side, comes too late.
    """

    def __init__(self, seat: i64, moment: i64, uids: list[int]) -> None:
        super().__init__(seat)
        self.moment = moment
        self.uids = uids

    def data(self) -> list[object]:
        return [self.seat, self.moment, self.uids]

    def run(self, match: Match) -> None:
        g = cast("Untamed", match)
        side: i64 = g.side_of[self.seat]
        steps: list[Step] = []
        for animal in g.sides[side].animals:
            if animal.uid in self.uids:
                steps += texts_of(g, animal, side, self.moment)
        together(g, steps)


def onlookers(g: Untamed, seat: i64, moment: i64) -> Step:
    return Onlookers(seat, moment, [int(animal.uid) for animal in g.sides[g.side_of[seat]].animals])


def together(g: Untamed, steps: list[Step]) -> None:
    """Texts triggered at once: the active player's first, then those of the others in turn order (UN-75)."""
    if not steps:
        return
    if len(steps) == 1:
        g.push(steps[0])
        return
    order = turn_order(g)
    i: i64 = len(order) - 1
    while i >= 0:
        own = [step for step in steps if step.seat == order[i]]
        if len(own) == 1:
            g.push(own[0])
        elif own:
            g.push(OrderTexts(order[i], own))
        i -= 1


def turn_order(g: Untamed) -> list[int]:
    """The seats from the active one on; in team modes the whole active team first."""
    start: i64 = max(g.active, 0)
    order = [int((start + i) % g.seats) for i in range(g.seats)]
    mates = [seat for seat in order if g.team_of[seat] == g.team_of[start]]
    return mates + [seat for seat in order if g.team_of[seat] != g.team_of[start]]


def eliminate_fallen(g: Untamed) -> None:
    """All cards with enough damage are eliminated together, and only then what that triggers is resolved (UN-74)."""
    steps = g.waiting
    g.waiting = []
    fallen: list[Animal] = []
    fallen_sides: list[int] = []
    s: i64 = 0
    while s < len(g.sides):
        for animal in g.sides[s].animals:
            if animal.doomed or animal.damage >= g.box.designs[animal.design].health:
                fallen.append(animal)
                fallen_sides.append(s)
        s += 1
    for i in range(len(fallen)):
        steps += texts_of(g, fallen[i], fallen_sides[i], LAST_WORDS)
    fighter_won = False
    for i in range(len(fallen)):
        animal, side = fallen[i], fallen_sides[i]
        g.leave_play(animal, side)
        g.sides[animal.owner].to_support(animal.design)
        g.tell(DEFEATED, "UN-32", NOTHING, animal.design)
        if g.fighter >= 0 and animal.uid == g.fight_target:
            fighter_won = True
        note_defeat(g, side)
    for i in range(len(fallen)):
        steps += fire_for_side(g, fallen_sides[i], ALLY_DEFEATED, NOTHING)
    if fighter_won:
        winner = g.animal(g.fighter)
        if winner is not None:
            steps += texts_of(g, winner, g.side_with(g.fighter), DEFEATS)
    g.fighter = NOTHING
    together(g, steps)
    strongholds_fall(g)


def note_defeat(g: Untamed, side: i64) -> None:
    """For texts that ask whether an opposing Animal was defeated this turn."""
    other: i64 = 0
    while other < len(g.sides):
        if g.are_opponents(other, side):
            g.sides[other].has_defeated = True
        other += 1
