"""The network: a row of weights for each fact about a position, added up (what is below 0 counts as 0), then a row for each
answer to each question, multiplied. Its gradient is short enough to be written out, so that numpy and scipy are enough.

A fact is a number of the encoder with its value ("turn=7", "asked.card@card=Fox"). A number that counts something has a
share of its row that grows in proportion, so that values which are rarely seen are not left to themselves.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
from scipy.sparse import csr_matrix

KEPT = (0.9, 0.999)  # of the averages of gradients and their squares, as Adam keeps them
TINY = 1e-8


@dataclass
class Batch:
    """Some questions: the facts about each, and for each of their options its answer and what it is worth."""

    facts: csr_matrix
    counts: Any  # options of each question
    answers: Any
    targets: Any  # how often each option should be chosen
    leads: Any
    weights: Any  # of the questions


class Network:
    def __init__(self, facts: int, hidden: int, answers: int, seed: int) -> None:
        draw = np.random.default_rng(seed)
        self.parts = {
            "facts": draw.normal(0, 0.1, (facts, hidden)).astype(np.float32),
            "bias": np.full(hidden, 0.1, np.float32),
            "answers": draw.normal(0, hidden**-0.5, (answers, hidden)).astype(np.float32),
            "offsets": np.zeros(answers, np.float32),
        }
        self.means = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.squares = {name: np.zeros_like(part) for name, part in self.parts.items()}
        self.steps = 0

    def chances(self, batch: Batch) -> tuple[Any, Any, Any]:
        """How likely each option is chosen; and what is hidden, for each question and for each option."""
        hidden = np.maximum(batch.facts @ self.parts["facts"] + self.parts["bias"], 0)
        each = np.repeat(hidden, batch.counts, axis=0)
        points = np.einsum("ij,ij->i", each, self.parts["answers"][batch.answers])
        points += self.parts["offsets"][batch.answers]
        return softmax(points, batch.counts), hidden, each

    def learn(self, batch: Batch, pace: float, decay: float, risk: float) -> None:
        """One step down the slope."""
        slopes = self.slopes(batch, risk)
        self.steps += 1
        for name, slope in slopes.items():
            self.step(name, slope, pace, decay)

    def slopes(self, batch: Batch, risk: float) -> dict[str, Any]:
        """Of two losses: the distance to the targets, and with `risk` what is lost on average by choosing as the network
        would."""
        chances, hidden, each = self.chances(batch)
        starts = starts_of(batch.counts)
        lost = np.repeat(np.add.reduceat(chances * batch.leads, starts), batch.counts) - batch.leads
        slope = chances - batch.targets + risk * chances * lost
        slope *= np.repeat(batch.weights / batch.weights.sum(), batch.counts)
        slope = slope.astype(np.float32)
        back = np.add.reduceat(slope[:, None] * self.parts["answers"][batch.answers], starts, axis=0)
        back[hidden <= 0] = 0
        chosen = csr_matrix(
            (slope, (batch.answers, np.arange(len(slope)))), shape=(len(self.parts["answers"]), len(slope))
        )
        return {
            "facts": batch.facts.T @ back,
            "bias": back.sum(axis=0),
            "answers": chosen @ each,
            "offsets": np.bincount(batch.answers, slope, len(self.parts["offsets"])).astype(np.float32),
        }

    def step(self, name: str, slope: Any, pace: float, decay: float) -> None:
        """As Adam does it, with the weights drawn towards 0 besides."""
        part, mean, square = self.parts[name], self.means[name], self.squares[name]
        mean += (1 - KEPT[0]) * (slope - mean)
        square += (1 - KEPT[1]) * (slope * slope - square)
        size = np.sqrt(square / (1 - KEPT[1] ** self.steps)) + TINY
        part -= pace * (mean / (1 - KEPT[0] ** self.steps) / size + decay * part)


def starts_of(counts: Any) -> Any:
    return np.cumsum(counts) - counts


def softmax(points: Any, counts: Any) -> Any:
    """Chances of the options of each question from their points."""
    starts = starts_of(counts)
    raised = np.exp(points - np.repeat(np.maximum.reduceat(points, starts), counts))
    return raised / np.repeat(np.add.reduceat(raised, starts), counts)
