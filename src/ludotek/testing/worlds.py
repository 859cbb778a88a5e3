"""Two worlds that a seat cannot tell apart must look and sound the same to it, to the byte."""

from __future__ import annotations

from ludotek.kernel.chance import FastChance
from ludotek.kernel.event import Event, EventLog
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match
from ludotek.testing.walk import Spot, choose, plain


def picture(game: Game, match: Match, seat: int) -> str:
    """All that a seat is shown: its view, whom the game waits for, and its own question with every refusal."""
    question = match.question
    shown: list[object] = [game.view(match, seat), game.view(match, None), match.actors()]
    if question is not None:
        shown += [question.name, question.rule()]
        if seat in match.actors():
            shown += [question.prompt(match).to_data(), question.things(match)]
            for action in match.candidates(seat):
                refusal = match.why_not(seat, action)
                why = None if refusal is None else [refusal.rules, refusal.reason.to_data()]
                named = game.reference(match, seat, action)
                shown.append([action, named.verb, named.things, game.explain(match, seat, action).to_data(), why])
    return plain(shown)


def heard(game: Game, match: Match, seat: int, events: list[Event]) -> str:
    """The events as a seat, and as a spectator, hears them."""
    told: list[object] = []
    for event in events:
        told += [event.kind.name, event.rule, event.cause, event.seen_by(seat), event.seen_by(-1)]
        told += [game.describe(match, event, who).to_data() for who in (seat, None)]
        told += [game.things(match, event, who) for who in (seat, None)]
    return plain(told)


def compare_worlds(spot: Spot, seat: int, number: int, tries: int = 40, answer: tuple[int, int] | None = None) -> None:
    """Look at a position and at one in which everything the seat cannot know has been redrawn; then go one answer on:
    `answer` (a seat and what it does), or any.

    After the answer both are still the same to the seat, unless the game counts (`match.reveals`) that something was
    shown. Then other worlds are tried until one shows the seat the same, and there it must have heard the same too
    (a shuffle may have made it forget again; then nothing is compared).
    """
    here = Ahead(spot, spot.match.clone(), seat, number, answer)
    for attempt in range(tries):
        before = spot.match.digest()
        world = spot.game.determinise(spot.match, seat, FastChance(number + attempt * 10_007))
        spot.require(spot.match.digest() == before, "determinise changed the original")
        there = Ahead(spot, world, seat, number, answer)
        same = f"seat {seat} sees a difference between two worlds that it cannot know apart"
        spot.require(here.sight == there.sight, f"{same}:\n{here.sight}\n{there.sight}")
        if here.over:
            return
        if there.match.why_not(here.actor, here.action) is not None:
            continue  # another seat does something that it could not do in this world
        here.act(here.actor, here.action)
        there.act(here.actor, here.action)
        if not here.revealed and not there.revealed:
            hint = f"after {here.answer}, which counts no reveal, {same}"
            spot.require(here.later == there.later, f"{hint}:\n{here.later}\n{there.later}")
            spot.require(here.sound == there.sound, f"{hint} in its events:\n{here.sound}\n{there.sound}")
            return
        if here.drew or there.drew:
            return
        if here.later == there.later:
            hint = f"after {here.answer}, seat {seat} heard what its view does not know"
            spot.require(here.sound == there.sound, f"{hint}:\n{here.sound}\n{there.sound}")
            return


class Ahead:
    """A world as a seat sees it now, and as it sees and hears it one answer later."""

    def __init__(self, spot: Spot, match: Match, seat: int, number: int, answer: tuple[int, int] | None) -> None:
        self.game = spot.game
        self.match = match
        self.seat = seat
        self.over = match.over
        self.sight = picture(self.game, match, seat)
        match.chance = FastChance(number)
        self.actor, self.action = answer or ((0, 0) if self.over else choose(match, FastChance(number + 9)))
        self.done = False

    @property
    def answer(self) -> str:
        return f"action {self.action} of seat {self.actor}"

    def act(self, actor: int, action: int) -> None:
        """Go one answer on; a second time changes nothing."""
        if self.done:
            return
        self.done = True
        ear = EventLog()
        self.match.listener = ear
        reveals = self.match.reveals
        self.match.carry_out(actor, action)
        self.revealed = self.match.reveals != reveals
        self.drew = self.match.chance.draws != 0
        self.later = picture(self.game, self.match, self.seat)
        self.sound = heard(self.game, self.match, self.seat, ear.events)
