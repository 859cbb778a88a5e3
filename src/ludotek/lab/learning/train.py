"""Training: passes over all lessons in another order each time, in smaller and smaller steps."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ludotek.lab.learning.course import Course, question_of
from ludotek.lab.learning.network import Network, starts_of

TOGETHER = 1024  # questions of one step
PACE = 2e-3
DECAY = 0.05  # of the weights, at each step of full pace
RISK = 50.0  # what a chance to win that is lost counts beside the distance to the targets
SEED = 1
LEAST = (
    0.0005  # a chance to win, by which a question must be answered better than by the quick player to be worth the time
)
ENOUGH = 50  # choices to judge that by


def train(course: Course, passes: int, hidden: int, told: Callable[[str], None]) -> Network:
    draw = np.random.default_rng(SEED)
    network = Network(course.facts.shape[1], hidden, len(course.answers), SEED)
    lessons, test = np.flatnonzero(~course.test), np.flatnonzero(course.test)
    steps = passes * -(-len(lessons) // TOGETHER)
    for number in range(1, passes + 1):
        order = draw.permutation(lessons)
        for first in range(0, len(order), TOGETHER):
            pace = PACE * max(0.02, 1 - network.steps / steps)
            network.learn(course.batch(order[first : first + TOGETHER]), pace, DECAY, RISK)
        told(f"pass {number}: {describe(network, course, test)}")
    return network


def describe(network: Network, course: Course, questions: Any) -> str:
    """How good its answers are in games that it was not taught: as a chance to win, per answer, beyond the quick player's."""
    leads, best = judged(network, course, questions)
    return (
        f"lead {100 * leads.mean():+.3f} points of {100 * best.mean():+.3f}, the best answer in {np.mean(leads == best):.1%} "
        f"of {len(questions)} choices"
    )


def better_questions(network: Network, course: Course, told: Callable[[str], None]) -> set[str]:
    """Those that it answers better than the quick player, in games that it was not taught; the others are left to that one."""
    test = np.flatnonzero(course.test)
    leads, best = judged(network, course, test)
    names = np.array([question_of(name) for name in course.answers])[course.chosen[course.starts[test]]]
    found: set[str] = set()
    for name in np.unique(names):
        own = leads[names == name]
        mean, error = own.mean(), own.std() / len(own) ** 0.5
        told(
            f"{name}: lead {100 * mean:+.3f} ± {100 * error:.3f} of {100 * best[names == name].mean():+.3f}, {len(own)} choices"
        )
        if len(own) >= ENOUGH and mean > LEAST:
            found.add(str(name))
    return found


def judged(network: Network, course: Course, questions: Any) -> tuple[Any, Any]:
    """The leads of its own answers and of the best ones."""
    leads, best = [], []
    for first in range(0, len(questions), TOGETHER):
        batch = course.batch(questions[first : first + TOGETHER])
        starts = starts_of(batch.counts)
        chances = network.chances(batch)[0]
        highest = np.flatnonzero(chances == np.repeat(np.maximum.reduceat(chances, starts), batch.counts))
        leads.append(batch.leads[highest[np.searchsorted(highest, starts)]])
        best.append(np.maximum.reduceat(batch.leads, starts))
    return np.concatenate(leads), np.concatenate(best)
