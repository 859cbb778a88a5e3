"""What others learn of an answer that is partly hidden: no more than they were told, and they forget nothing by it."""

from __future__ import annotations

from collections import Counter

from ludotek.kernel.chance import FastChance
from ludotek.kernel.event import HIDDEN, PRIVATE, Event, EventLog
from ludotek.kernel.match import Match
from ludotek.kernel.zone import Zone, knowing
from ludotek.testing.walk import Spot, choose
from ludotek.testing.worlds import heard, picture

FURTHER = 3  # answers that are followed after two that look alike


class Line:
    """One way to go on from a position."""

    def __init__(self, spot: Spot, number: int) -> None:
        self.game = spot.game
        self.match = spot.match.clone()
        self.match.chance = FastChance(number)
        self.events: list[Event] = []

    def act(self, actor: int, action: int) -> None:
        ear = EventLog()
        self.match.listener = ear
        self.reveals = self.match.reveals
        self.match.carry_out(actor, action)
        self.match.listener = None
        self.events = ear.events

    @property
    def revealed(self) -> bool:
        return self.match.reveals != self.reveals

    def told(self, seat: int) -> list[object]:
        """What a seat is told, without words."""
        return [[event.kind.name, event.rule, event.cause, event.seen_by(seat)] for event in self.events]

    def shown(self, seat: int) -> str:
        return picture(self.game, self.match, seat)

    def said(self, seat: int) -> str:
        return heard(self.game, self.match, seat, self.events)


def something_hidden(events: list[Event], seat: int) -> bool:
    """Was a seat told of something without being told what?"""
    return any(
        value == HIDDEN and field.audience == PRIVATE
        for event in events
        for field, value in zip(event.kind.fields, event.seen_by(seat), strict=True)
    )


def facts(events: list[Event]) -> list[list[int]]:
    """What happened, as one who may know everything is told."""
    return [event.values for event in events]


def named(events: list[Event], seat: int) -> set[int]:
    """What a seat was told although others were not."""
    return {
        value
        for event in events
        for field, value in zip(event.kind.fields, event.seen_by(seat), strict=True)
        if field.audience == PRIVATE
    }


def compare_choices(spot: Spot, number: int) -> None:
    """Every two answers of a seat of which another seat is told the same look the same to it, now and for a few answers
    more, until something is shown.

    An answer is hidden if its question is asked for the sake of silence (`always_asked`), or if its events keep from the
    other seat what would tell it apart. Others may be told alike and still be seen: which of two equal cards was moved.
    """
    actor, _ = choose(spot.match, FastChance(number))
    actions = spot.match.options(actor)
    question = spot.match.question
    assert question is not None
    lines: list[tuple[int, Line]] = []
    for action in actions:
        line = Line(spot, number)
        line.act(actor, action)
        if line.match.chance.draws == 0:
            lines.append((action, line))
    for seat in range(spot.match.seats):
        if seat == actor:
            continue
        first: dict[str, tuple[int, Line]] = {}
        for action, line in lines:
            other, alike = first.setdefault(repr(line.told(seat)), (action, line))
            if other != action and (question.always_asked() or facts(line.events) != facts(alike.events)):
                look_alike(spot, seat, alike, line, f"seat {actor} chose {action} or {other} unseen, but seat {seat}")
                follow(spot, seat, (actor, other, action), number)


def look_alike(spot: Spot, seat: int, one: Line, other: Line, hint: str) -> None:
    here, there = one.shown(seat), other.shown(seat)
    spot.require(here == there, f"{hint} sees which:\n{here}\n{there}")
    here, there = one.said(seat), other.said(seat)
    spot.require(here == there, f"{hint} hears which:\n{here}\n{there}")


def follow(spot: Spot, seat: int, choices: tuple[int, int, int], number: int) -> None:
    """Go on from both in the same way as long as that is possible and nothing is shown."""
    actor, *actions = choices
    one, other = Line(spot, number), Line(spot, number)
    for line, action in zip((one, other), actions, strict=True):
        line.act(actor, action)
    chooser = FastChance(number + 1)
    for step in range(FURTHER):
        if one.match.over or other.match.over:
            return
        who, what = choose(one.match, chooser)
        if other.match.why_not(who, what) is not None:
            return
        one.act(who, what)
        other.act(who, what)
        if one.revealed or other.revealed or one.match.chance.draws or who == actor:
            return  # shown lawfully, or a further choice of the same seat, which may differ
        hint = f"seat {actor} chose {actions[1]} or {actions[0]} unseen, and {step + 1} answers later seat {seat}"
        look_alike(spot, seat, one, other, hint)


class Memory:
    """What every seat knows of the hidden piles of a match."""

    def __init__(self, match: Match) -> None:
        zones = match.zones()
        piles = [[zone] for zone in zones] + [zones]  # each, and all together: what leaves one may arrive in another
        self.sizes = [sum(len(zone) for zone in pile) for pile in piles]
        self.cards = [count(pile) for pile in piles]
        self.known = [[count(pile, seat) for pile in piles] for seat in range(match.seats)]

    def name(self, pile: int) -> str:
        return f"pile {pile}" if pile < len(self.sizes) - 1 else "all piles"

    def may_be_missing(self, before: Memory, pile: int) -> bool:
        """Has this pile become smaller, or, for all together, any of them?"""
        piles = [pile] if pile < len(self.sizes) - 1 else range(len(self.sizes))
        return any(self.sizes[each] < before.sizes[each] for each in piles)


def count(pile: list[Zone], seat: int | None = None) -> Counter[int]:
    """The cards of some piles, or those that a seat knows."""
    bit = -1 if seat is None else int(knowing(seat))
    found: Counter[int] = Counter()
    for zone in pile:
        found.update(
            card for card, known in zip(zone.cards, zone.known, strict=True) if seat is None or int(known) & bit
        )
    return found


def nothing_forgotten(spot: Spot, number: int) -> None:
    """Whoever knew a card in a pile knows it still while it lies there, and wherever it went in sight.

    Forgetting has its reason: chance mixed the cards, the answer was a hidden one, or a card left unseen.
    """
    actor, action = choose(spot.match, FastChance(number))
    question = spot.match.question
    assert question is not None
    before = Memory(spot.match)
    line = Line(spot, number)
    line.act(actor, action)
    if line.match.chance.draws:
        return
    after = Memory(line.match)
    for seat in range(spot.match.seats):
        if seat == actor or not question.always_asked():
            unseen = something_hidden(line.events, seat)
            for pile in range(len(before.sizes)):
                for card in before.known[seat][pile] - after.known[seat][pile]:
                    lost = before.known[seat][pile][card] - after.known[seat][pile][card]
                    gone = max(0, before.cards[pile][card] - after.cards[pile][card])
                    excused = unseen and after.may_be_missing(before, pile) and card not in named(line.events, seat)
                    hint = f"after action {action} of seat {actor}, seat {seat} forgets the card {card}"
                    spot.require(lost <= gone or excused, f"{hint} in {before.name(pile)}")
