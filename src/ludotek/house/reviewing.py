"""The review of a finished game in the words of one language, and its better lines as games to be looked at."""

from __future__ import annotations

from ludotek.house import wire
from ludotek.house.edition import Edition
from ludotek.house.house import House
from ludotek.house.replaying import moments_of, position_at
from ludotek.house.reviews import Counted
from ludotek.house.teller import Recipient
from ludotek.table.refusal import Code, TableRefusal
from ludotek.table.review import Choice, Costly, Review, Round, Turn
from ludotek.table.reviewing import better_line, steps_of
from ludotek.table.table import Table


async def reviewing_of(house: House, table: Table, recipient: Recipient, counted: Counted) -> wire.Reviewing:
    """Who only watches reads the first seat's review, unless another one is wanted."""
    edition, seat = Edition(table, recipient.lang), max(0, recipient.seat)
    found = await house.reviews.find(table, seat, counted)
    made = None if isinstance(found, float) else Telling(edition, found).review()
    done = found if isinstance(found, float) else 1.0
    return wire.Reviewing(table=edition.about(set(), 0), seat=seat, done=done, review=made)


async def better_of(house: House, table: Table, recipient: Recipient, place: int, counted: Counted) -> wire.Better:
    edition, match = Edition(table, recipient.lang), table.match
    replay = moments_of(await table_with(house, table, recipient, place, counted), recipient)
    return wire.Better(
        replay=replay, start=place, step=steps_of(match)[place], did=edition.say(match.meaning(place).phrase)
    )


async def better_position(
    house: House, table: Table, recipient: Recipient, place: int, n: int, counted: Counted
) -> wire.Position:
    return position_at(await table_with(house, table, recipient, place, counted), recipient, n)


async def table_with(house: House, table: Table, recipient: Recipient, place: int, counted: Counted) -> Table:
    """The table as if the better answer had been given there."""
    found = await house.reviews.made(table, max(0, recipient.seat), counted)
    match = better_line(table.match, found, place)
    if match is None:
        raise TableRefusal(Code.NO_SUCH_STEP, {"last": len(table.match.lines)})
    other = table.draft()
    other.session.match = match
    other.closed = True  # nothing is hidden, and nobody plays on
    return other


class Telling:
    def __init__(self, edition: Edition, found: Review) -> None:
        self.edition = edition
        self.found = found
        self.rounds = found.rounds()
        self.steps = steps_of(edition.match)

    def review(self) -> wire.Review:
        found, match = self.found, self.edition.match
        assert match.result is not None
        return wire.Review(
            seats=found.seats,
            start=found.start,
            result=found.result,
            parts=[
                wire.ReviewPart(kind=kind, change=found.totals[kind])  # type: ignore[arg-type]
                for kind in found.kinds(match.seats)
            ],
            rounds=[self.round(each) for each in self.rounds],
            costly=[self.costly(each) for each in found.costly],
            unlucky=[self.turn(each) for each in found.unlucky],
            lucky=[self.turn(each) for each in found.lucky],
            choices=len(found.course),
            playouts=found.rollouts,
            outcome=self.edition.outcome(match.result),
        )

    def round(self, round: Round) -> wire.ReviewRound:
        skill, luck, rest = round.parts()
        return wire.ReviewRound(
            text=self.where(round),
            step=self.steps[round.choices[0].place],
            chance=round.chance,
            half=round.half,
            skill=skill,
            luck=luck,
            rest=rest,
        )

    def where(self, at: Choice | Round) -> str:
        return "" if at.where is None else self.edition.say(at.where)

    def moment(self, choice: Choice) -> wire.ReviewMoment:
        say = self.edition.say
        return wire.ReviewMoment(
            place=choice.place,
            step=self.steps[choice.place],
            seat=choice.seat,
            round=next(n for n, round in enumerate(self.rounds) if choice in round.choices),
            where=self.where(choice),
            asked=say(choice.asked),
            did=say(choice.did),
            rule=choice.rule,
        )

    def costly(self, costly: Costly) -> wire.CostlyChoice:
        better = costly.better
        return wire.CostlyChoice(
            moment=self.moment(costly.choice),
            chance=better.chance,
            best=better.best,
            cost=better.cost,
            half=better.half,
            line=[self.edition.say(act.phrase) for act in better.line],
        )

    def turn(self, turn: Turn) -> wire.TurnOfLuck:
        fortune = turn.fortune
        return wire.TurnOfLuck(
            moment=self.moment(turn.choice),
            change=fortune.change,
            worse=fortune.worse,
            facts=[self.edition.say(fact) for fact in fortune.facts],
        )
