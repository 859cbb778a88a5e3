"""What would follow from an answer: the facts that are certain, found by trying it on copies.

The copies are drawn from what the seat knows, never from the hidden cards, and they have no dice: where chance would
decide, something hidden would show or somebody is asked next, the preview ends. Being done is an answer like the others.
"""

from __future__ import annotations

from collections.abc import Iterator

from mypy_extensions import i64

from ludotek.api import Fact, Match
from ludotek.kernel.chance import Chance, FastChance
from ludotek.kernel.event import Event, Listener
from ludotek.kernel.match import Match as KernelMatch
from ludotek.kernel.profile import Profile

WORLDS = (1, 2)  # seeds: what is the same in both does not depend on what is hidden


class Undecided(Exception):
    """Only chance could decide what comes next."""


class NoChance(Chance):
    """A chance that is never drawn from, so one serves all."""

    def word(self, stream: i64) -> i64:
        raise Undecided

    def clone(self) -> Chance:
        return self


class Ear(Listener):
    """Hears what is certain: nothing more once something hidden has been revealed."""

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
    """The facts that would follow; `open`: more would come that nobody can know. `after`: a copy on which they did.

    `idle`: it is allowed and would only cost.
    """

    def __init__(self, facts: list[Fact], open: bool, after: KernelMatch, idle: bool) -> None:
        self.facts = facts
        self.open = open
        self.after = after
        self.idle = idle

    def loses(self, seat: int) -> bool:
        """Is the game over, and lost for this seat?"""
        outcome = None if self.open else self.after.outcome
        return outcome is not None and outcome.scores[seat] == 0


def previews(match: Match, seat: int) -> Iterator[tuple[int, Preview]]:
    """What would follow from each option of a seat, option by option."""
    rules = match.rules
    this, other = [rules.determinise(match.position, seat, FastChance(seed)) for seed in WORLDS]
    this.chance = other.chance = NoChance()
    for action in match.actions(seat):
        here, there = Trial(this, seat, action), Trial(other, seat, action)
        sure = here.shares(there, seat)
        open = here.open or there.open or max(len(here.events), len(there.events)) > sure
        facts = [match.fact(event, seat, here.after) for event in here.events[:sure]]
        idle = is_idle(rules.profile, this, seat, action) and is_idle(rules.profile, other, seat, action)
        yield action, Preview(facts, open, here.after, idle)


def is_idle(profile: Profile, world: KernelMatch, seat: int, action: int) -> bool:
    try:
        return profile.is_idle(world, seat, action)
    except Undecided:
        return False


class Trial:
    """An answer tried in one of the worlds that a seat cannot tell apart."""

    def __init__(self, world: KernelMatch, seat: int, action: int) -> None:
        self.after = world.clone()
        ear = self.after.listener = Ear(self.after)
        undecided = False
        try:
            self.after.carry_out(seat, action)
        except Undecided:
            undecided = True
        self.after.listener = None  # else copy and ear would hold each other until the next collection
        self.events = ear.events
        self.open = undecided or not ear.certain

    def shares(self, other: Trial, seat: int) -> int:
        """How many events both trials have in common from the beginning, as far as the seat sees them."""
        for place, (one, two) in enumerate(zip(self.events, other.events, strict=False)):
            if seen(one, seat) != seen(two, seat):
                return place
        return min(len(self.events), len(other.events))


def seen(event: Event, seat: int) -> tuple[object, ...]:
    return event.kind.name, event.rule, int(event.cause), event.seen_by(seat)
