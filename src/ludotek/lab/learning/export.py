"""What was learned, as small whole numbers in a file that every engine reads alike (`kernel/policy.py`)."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from ludotek.kernel.policy import LANE
from ludotek.lab.learning.course import Course, question_of
from ludotek.lab.learning.network import Network

SMALL = 127  # of a byte
TINY = 1e-6
ROOM = (1 << (LANE - 1)) - 1


def export(network: Network, course: Course, questions: set[str], path: Path) -> None:
    """Only the answers to these questions."""
    parts = network.parts
    shares = {name: parts["facts"][len(course.names) + i] for i, name in enumerate(course.most)}
    rows = {name: parts["facts"][i] for name, i in course.names.items()}
    for name, most in course.most.items():
        for value in range(1, most + 1):
            own = rows.get(f"{name}={value}")
            rows[f"{name}={value}"] = shares[name] * (value / most) + (0 if own is None else own)
    facts = np.array(list(rows.values()))
    size = min(SMALL / np.abs(facts).max(), ROOM / largest_sum(list(rows), facts, parts["bias"]))
    kept = {name: i for name, i in course.answers.items() if question_of(name) in questions}
    answers, offsets = (parts[name][list(kept.values())] for name in ("answers", "offsets"))
    scale = SMALL / np.abs(answers).max(initial=TINY)
    np.savez_compressed(
        path,
        fact_names=text(list(rows)),
        facts=np.rint(facts * size).astype(np.int8),
        bias=np.rint(parts["bias"] * size).astype(np.int32),
        answer_names=text(list(kept)),
        answers=np.rint(answers * scale).astype(np.int8),
        offsets=np.rint(offsets * scale * size).astype(np.int32),
        inputs=np.array(course.inputs, np.int32),
    )


def largest_sum(names: list[str], facts: np.ndarray, bias: np.ndarray) -> float:
    """The largest that any hidden number can become: of each number one value at most is a fact."""
    most: dict[str, np.ndarray] = {}
    for name, row in zip(names, np.abs(facts), strict=True):
        number = name.rpartition("=")[0]
        most[number] = np.maximum(most.get(number, 0), row)
    return float((sum(most.values()) + np.abs(bias)).max())


def text(lines: list[str]) -> np.ndarray:
    return np.frombuffer("\n".join(lines).encode(), np.uint8)
