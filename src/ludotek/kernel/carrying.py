"""Carrying answers over: when an earlier act is left out, what others have answered since must mean and do the same.

Two matches are played side by side, one with the act and one without it. An answer is carried over by its meaning, the
verb and the things that it names, never by its number alone; and whatever it does must be the same in both.
"""

from __future__ import annotations

from typing import Final

from ludotek.kernel.choice import Floor
from ludotek.kernel.event import EventLog
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match
from ludotek.kernel.record import Answer
from ludotek.kernel.step import Question, Simultaneous
from ludotek.kernel.thing import Reference

NO_ACTION: Final = -1


class Worlds:
    """A match with an act and one without it. Things that came into play since have different names in each."""

    def __init__(self, game: Game, old: Match, new: Match) -> None:
        self.game = game
        self.old = old
        self.new = new
        self.renamed: dict[str, str] = {}

    def carry(self, answer: Answer) -> int:
        """The action that means and does the same without the act, done in both; NO_ACTION if there is none."""
        action = self.same_action(answer.seat, answer.action)
        if action == NO_ACTION or not self.same_consequences(answer.seat, answer.action, action):
            return NO_ACTION
        return action

    def same_action(self, seat: int, action: int) -> int:
        """What means in the new world what an action means in the old one."""
        asked, again = self.old.question, self.new.question
        if asked is None or again is None or not same_question(asked, self.old, again, self.new):
            return NO_ACTION
        options = self.new.options(seat)
        if isinstance(asked, Simultaneous) and isinstance(again, Simultaneous):
            label = asked.steps[action].label(self.old)
            return next((option for option in options if again.steps[option].label(self.new) == label), NO_ACTION)
        named = self.game.reference(self.old, seat, action)
        meant = Reference(named.verb, {role: self.renamed.get(name, name) for role, name in named.things.items()})
        for option in [action, *options]:  # most often it is still the same number
            if option in options and self.game.reference(self.new, seat, option) == meant:
                return option
        return NO_ACTION

    def same_consequences(self, seat: int, old: int, new: int) -> bool:
        """Do it in both worlds; is the result the same?"""
        before, after = Consequences(self.old, seat, old), Consequences(self.new, seat, new)
        if len(before.entered) != len(after.entered):
            return False
        for one, other in zip(before.entered, after.entered, strict=True):
            self.renamed[one] = other
        changes = {self.renamed.get(thing, thing): change for thing, change in before.changes.items()}
        asked, again = self.old.question, self.new.question
        if asked is not None and again is not None and not same_question(asked, self.old, again, self.new):
            return False
        return before.facts == after.facts and changes == after.changes


class Carried:
    """The answers on top of an act, carried over one after the other as they are given.

    Whether they are those of a game is told by the answers themselves: a game that was tried and thrown away, or that went
    back, has others.
    """

    def __init__(self, worlds: Worlds, act: list[Answer]) -> None:
        self.worlds = worlds
        self.act = act
        self.answers: list[Answer] = []
        self.actions: list[int] = []  # fewer than answers once one of them cannot be carried over

    def is_about(self, live: list[Answer], first: int, stop: int) -> bool:
        """Are the act and all answers so far among the live ones?"""
        return same_answers(self.act, live[first:stop]) and same_answers(self.answers, live[stop:])

    def go_on(self, answers: list[Answer]) -> list[int]:
        """The actions that stay, with these answers on top, which begin with those so far."""
        for answer in answers[len(self.answers) :]:
            if len(self.actions) == len(self.answers):
                action = self.worlds.carry(answer)
                if action != NO_ACTION:
                    self.actions.append(action)
            self.answers.append(answer)
        return self.actions[:]


def same_answers(known: list[Answer], live: list[Answer]) -> bool:
    """Does the live line go on with these very answers?"""
    if len(known) > len(live):
        return False
    return all(one is other for one, other in zip(known, live, strict=False))


class Consequences:
    """What an answer does: what is told of it, the chance and the news that it brings, and how things change."""

    def __init__(self, match: Match, seat: int, action: int) -> None:
        ear = EventLog()
        match.listener = ear
        draws, reveals, things = match.chance.draws, match.reveals, match.things()
        match.carry_out(seat, action)
        match.listener = None
        outcome = None if match.outcome is None else match.outcome.to_data()
        self.facts: list[object] = [match.chance.draws - draws, match.reveals - reveals, outcome]
        for event in ear.events:
            values = [value for value, field in zip(event.values, event.kind.fields, strict=False) if not field.tally]
            self.facts.append([event.kind.name, event.rule, event.cause, values, event.audience])
        now = match.things()
        self.entered = [thing for thing in now if thing not in things]
        self.changes: dict[str, list[int]] = {}
        for thing, numbers in now.items():
            known = things.get(thing)
            change = numbers if known is None else [number - was for number, was in zip(numbers, known, strict=True)]
            if known is None or change != [0] * len(change):
                self.changes[thing] = change
        for thing in things:
            if thing not in now:
                self.changes[thing] = []


def same_question(asked: Question, match: Match, again: Question, other: Match) -> bool:
    """Do both ask the same? On an open floor it does not matter who is done."""
    if type(asked) is not type(again):
        return False
    return isinstance(asked, Floor) or (asked.seat == again.seat and asked.prompt(match) == again.prompt(other))
