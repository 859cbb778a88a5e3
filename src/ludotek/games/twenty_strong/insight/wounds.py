"""The damage on all targets of an engagement as one number, and what a hit makes of it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.twenty_strong.insight.engagement import Engagement
from ludotek.games.twenty_strong.rules.components import CRIT, FACE_DAMAGE, HIT_KINDS
from ludotek.kernel.states import strides_of

A_PAIR: Final = FACE_DAMAGE[CRIT]


class Wounds:
    """A state says for each target how much damage was dealt; the most that counts there stands for a fallen one.

    A fallen target stays fallen, whatever its Health becomes (TS-54). `near[n]` are the states to which n applied dice may
    lead, in any phase.

    With `as_one` all must fall, a hit deals 1 and a crit 2 to each of them. Then only two numbers count: of the points that
    the targets still take, how many make pairs on one target, for a crit or two hits, and how many are left single. One
    state stands for all that are alike in this.
    """

    def __init__(self, e: Engagement, dice: i64, as_one: bool) -> None:
        self.e = e
        self.caps: list[int] = [1] * e.targets
        for by_fallen in e.needs:
            for needs in by_fallen:
                self.caps = [max(cap, need) for cap, need in zip(self.caps, needs, strict=True)]
        self.strides = strides_of(self.caps)
        states: i64 = self.strides.pop()
        self.states: i64 = states
        self.fallen: list[int] = [self.fallen_in(at) for at in range(states)]
        self.stands_for: list[int] = self.alike() if as_one else list(range(states))
        self.entered: list[list[int]] = []  # by phase and state: the state when the phase is repeated
        self.again: list[list[bool]] = []
        self.reached: list[list[list[list[int]]]] = []  # by phase, kind of hit and state: what it may lead to
        for phase in range(e.phases):
            following = min(phase + 1, e.phases - 1)
            self.entered.append([self.stands_for[self.settled(following, at)] for at in range(states)])
            self.again.append([e.again[phase][fallen] for fallen in self.fallen])
            if phase > 0 and e.needs[phase] == e.needs[phase - 1]:
                self.reached.append(self.reached[phase - 1])
            else:
                self.reached.append([[self.hit(phase, kind, at) for at in range(states)] for kind in range(HIT_KINDS)])
        self.near: list[list[int]] = self.all_near(dice)
        self.everywhere: list[int] = [at for at in range(states) if self.stands_for[at] == at]

    def damage(self, at: i64, target: i64) -> i64:
        return at // self.strides[target] % (self.caps[target] + 1)

    def fallen_in(self, at: i64) -> int:
        found = 0
        for target in range(self.e.targets):
            if self.damage(at, target) == self.caps[target]:
                found |= 1 << target
        return found

    def alike(self) -> list[int]:
        """The first state that is as good, for each."""
        found: list[int] = []
        first: dict[int, int] = {}
        for at in range(self.states):
            pairs: i64 = 0
            single: i64 = 0
            for target in range(self.e.targets):
                left = self.caps[target] - self.damage(at, target)
                pairs += left // A_PAIR
                single += left % A_PAIR
            key = int(pairs * (self.e.targets + 1) + single)
            if key not in first:
                first[key] = at
            found.append(first[key])
        return found

    def settled(self, phase: i64, at: i64) -> int:
        """Those fall whose damage is enough now, and those who fall only because another one fell (TS-84)."""
        changed = True
        while changed:
            changed = False
            needs = self.e.needs[phase][self.fallen[at]]
            for target in range(self.e.targets):
                damage = self.damage(at, target)
                if damage < self.caps[target] and damage >= needs[target]:
                    at += (self.caps[target] - damage) * self.strides[target]
                    changed = True
        return int(at)

    def hit(self, phase: i64, kind: i64, at: i64) -> list[int]:
        """The states to which a hit of this kind may lead, each once."""
        found: list[int] = []
        deals = self.e.deals[self.fallen[at]][kind]
        for target in range(self.e.targets):
            damage = self.damage(at, target)
            if deals[target] > 0 and damage < self.caps[target]:
                dealt = min(deals[target], self.caps[target] - damage)
                reached = self.stands_for[self.settled(phase, at + dealt * self.strides[target])]
                if reached not in found:
                    found.append(reached)
        return found

    def may_repeat(self, phase: i64) -> bool:
        return any(self.again[phase])

    def all_near(self, dice: i64) -> list[list[int]]:
        found: list[list[int]] = []
        for applied in range(dice + 1):
            seen = [False] * self.states
            if applied == 0:
                self.enter(seen, 0)
            else:
                for at in found[applied - 1]:
                    for by_kind in self.reached:
                        for reached in by_kind:
                            for each in reached[at]:
                                self.enter(seen, each)
            found.append([at for at in range(self.states) if seen[at]])
        return found

    def enter(self, seen: list[bool], at: i64) -> None:
        """It may come to this state, and so to what it is in later phases."""
        if not seen[at]:
            seen[at] = True
            for entered in self.entered:
                self.enter(seen, entered[at])
