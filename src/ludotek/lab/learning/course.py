"""Lessons of one game, with any numbers of seats, as the network takes them: facts, answers and targets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from scipy.sparse import csr_matrix, vstack

from ludotek.kernel.encoder import Encoder
from ludotek.kernel.policy import VALUES, answer_name, count_questions, fact_name
from ludotek.lab.learning.network import Batch, softmax

SELDOM = 20  # a fact that was met less often is none
ABOUT = 0.02  # answers that differ by less, as a chance to win, are about equally good
EVEN = 0.05  # what a question counts whose answers are all equally good
KEPT_BACK = 10  # one game of so many, to see what was learned


class Course:
    """All lessons. The table of facts has a column for each, and after these one for each number that counts something,
    where it is in proportion to the most that was met."""

    def __init__(self, lessons: list[tuple[Encoder, list[Path]]]) -> None:
        files = [(encoder, dict(np.load(path))) for encoder, paths in lessons for path in paths]
        self.inputs = sorted({len(encoder.names) for encoder, _ in files})
        met: Counter[str] = Counter()
        self.most: dict[str, int] = {}  # of each number that counts
        for encoder, arrays in files:
            for place, value, times in values_met(arrays["rows"]):
                met[fact_name(encoder, place, value)] += times
                if value > 1 and "@" not in encoder.names[place]:
                    name = encoder.names[place]
                    self.most[name] = max(value, self.most.get(name, 0))
        self.names = {name: i for i, name in enumerate(name for name, times in met.items() if times >= SELDOM)}
        self.answers: dict[str, int] = {}
        self.facts = vstack([self.table(encoder, arrays["rows"]) for encoder, arrays in files], format="csr")
        self.counts, self.leads, games = (
            np.concatenate([arrays[name] for _, arrays in files]) for name in ("counts", "leads", "games")
        )
        self.chosen = np.concatenate([self.numbered(encoder, arrays) for encoder, arrays in files])
        self.starts = np.cumsum(self.counts, dtype=np.int64) - self.counts
        self.targets = softmax(self.leads / ABOUT, self.counts).astype(np.float32)
        best = np.maximum.reduceat(self.leads, self.starts)
        self.weights = (EVEN + best - np.add.reduceat(self.leads, self.starts) / self.counts).astype(np.float32)
        self.test = games % KEPT_BACK == 0

    def table(self, encoder: Encoder, rows: Any) -> csr_matrix:
        """The facts of each row."""
        column = np.full(len(encoder.names) * VALUES, -1, np.int32)
        share = np.full(len(encoder.names), -1, np.int32)
        counting = {name: len(self.names) + i for i, name in enumerate(self.most)}
        for place, name in enumerate(encoder.names):
            share[place] = counting.get(name, -1)
            for value in range(1, VALUES):
                column[place * VALUES + value] = self.names.get(fact_name(encoder, place, value), -1)
        at, at_place = np.nonzero(rows)
        value = rows[at, at_place]
        most = np.array([self.most.get(name, 1) for name in encoder.names], np.float32)
        facts, shares = column[at_place * VALUES + value], share[at_place]
        known, counts = facts >= 0, shares >= 0
        data = np.concatenate([np.ones(known.sum(), np.float32), (value / most[at_place])[counts].astype(np.float32)])
        places = (np.concatenate([at[known], at[counts]]), np.concatenate([facts[known], shares[counts]]))
        return csr_matrix((data, places), shape=(len(rows), len(self.names) + len(self.most)))

    def numbered(self, encoder: Encoder, arrays: dict[str, Any]) -> Any:
        """The number of each answer, which belongs to its question."""
        questions = arrays["rows"][:, : count_questions(encoder)]
        asked = np.repeat(np.argmax(questions, axis=1), arrays["counts"]).astype(np.int64)
        pairs, places = np.unique((asked << 32) + arrays["actions"], return_inverse=True)
        names = [answer_name(encoder, int(pair) >> 32, int(pair) & 0xFFFFFFFF) for pair in pairs]
        numbers = np.array([self.answers.setdefault(name, len(self.answers)) for name in names])
        return numbers[places]

    def batch(self, questions: Any) -> Batch:
        counts = self.counts[questions]
        starts = np.cumsum(counts) - counts
        options = np.arange(counts.sum()) + np.repeat(self.starts[questions] - starts, counts)
        return Batch(
            self.facts[questions],
            counts,
            self.chosen[options],
            self.targets[options],
            self.leads[options],
            self.weights[questions],
        )


def values_met(rows: Any) -> Iterator[tuple[int, int, int]]:
    """Of each number, every value but 0 that it has, and how often."""
    at, place = np.nonzero(rows)
    times = np.bincount(place * VALUES + rows[at, place], minlength=0)
    for found in np.flatnonzero(times):
        yield int(found) // VALUES, int(found) % VALUES, int(times[found])


def question_of(answer: str) -> str:
    """The question that an answer belongs to, by its name."""
    return answer.rpartition(" ")[0]
