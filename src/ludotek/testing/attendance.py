"""At a table with people no answer is given for them that they could not take back (`Match.attended`)."""

from __future__ import annotations

from ludotek.kernel.chance import FastChance
from ludotek.kernel.match import Match
from ludotek.kernel.step import ASK, Question, Step
from ludotek.testing.walk import Policy, Spot, choose


def answer_watched(spot: Spot, chooser: FastChance, policy: Policy) -> None:
    """Answer on a copy, step by step, and see that every question is asked that is the person's to answer."""
    copy = spot.match.clone()
    seat, action = choose(copy, chooser, policy)
    copy.answer(seat, action)
    while copy.outcome is None and copy.question is None:
        if copy.unsettled:
            copy.unsettled = False
            copy.check()
            continue
        step = copy.stack.pop()
        personal = is_personal(copy, step)
        step.run(copy)
        spot.require(not personal or copy.question is step, f"{type(step).__name__} was answered for a person")


def is_personal(match: Match, step: Step) -> bool:
    """Is this a question to one seat whose only answer the person must give?"""
    if not isinstance(step, Question) or step.seat < 0:
        return False
    action = step.forced(match, step.options(match, step.seat))
    return action != ASK and step.is_the_persons(match, action)
