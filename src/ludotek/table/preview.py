"""What would follow from an answer: the facts that are certain, found by trying it on copies.

The copies are drawn from what the seat knows, never from the hidden cards, and they have no dice: where chance would
decide, something hidden would show or somebody is asked next, the preview ends. Being done is an answer like the others.
"""

from __future__ import annotations

from mypy_extensions import i64

from ludotek.api import Fact, Match
from ludotek.kernel.chance import Chance, FastChance
from ludotek.kernel.event import Event, Listener
from ludotek.kernel.match import Match as KernelMatch

WORLDS = (1, 2)  # seeds: what is the same in both does not hang on what is hidden


class Undecided(Exception):
    """Only chance could tell how it goes on."""


class NoChance(Chance):
    """A chance that is never drawn from."""

    def word(self, stream: i64) -> i64:
        raise Undecided

    def clone(self) -> Chance:
        return NoChance()


class Ear(Listener):
    """Hears what is certain: nothing any more once something hidden has shown."""

    def __init__(self, match: KernelMatch) -> None:
        self.match = match
        self.reveals = match.reveals
        self.events: list[Event] = []

    @property
    def certain(self) -> bool:
        return self.match.reveals == self.reveals

    def hear(self, event: Event) -> None:
        if self.certain:
            self.events.append(event)


class Preview:
    """The facts that would follow; `open`: more would come that nobody can know. `after`: a copy on which they did."""

    def __init__(self, facts: list[Fact], open: bool, after: KernelMatch) -> None:
        self.facts = facts
        self.open = open
        self.after = after


def previews(match: Match, seat: int) -> dict[int, Preview]:
    """What would follow from each option of a seat."""
    worlds = [match.game.rules.determinise(match.play.match, seat, FastChance(seed)) for seed in WORLDS]
    found: dict[int, Preview] = {}
    for action in match.actions(seat):
        tries = [tried(match, world, seat, action) for world in worlds]
        sure = common([each.facts for each in tries])
        open = any(each.open or len(each.facts) > len(sure) for each in tries)
        found[action] = Preview(sure, open, tries[0].after)
    return found


def tried(match: Match, world: KernelMatch, seat: int, action: int) -> Preview:
    copy = world.clone()
    copy.chance = NoChance()
    ear = copy.listener = Ear(copy)
    undecided = False
    try:
        copy.carry_out(seat, action)
    except Undecided:
        undecided = True
    rules = match.game.rules
    facts = [Fact(match.game, event, seat, rules.describe(copy, event, seat)) for event in ear.events]
    return Preview(facts, undecided or not ear.certain, copy)


def common(stories: list[list[Fact]]) -> list[Fact]:
    """The beginning that all stories share."""
    shared: list[Fact] = []
    for facts in zip(*stories, strict=False):
        if any(fact.to_data() != facts[0].to_data() for fact in facts[1:]):
            break
        shared.append(facts[0])
    return shared
