"""A linear model fitted by least squares, with intervals that hold however the errors are spread (HC1)."""

from __future__ import annotations

from math import sqrt
from typing import Any

import numpy as np

from ludotek.lab.figure import Figure
from ludotek.lab.statistics import Z95
from ludotek.lab.target import Target


class Fit:
    def __init__(self, traits: list[list[float]], values: list[float]) -> None:
        """A row of traits for each value. Traits may depend on each other (their inverse is the pseudo one): what can be
        told apart by the rows is estimated all the same."""
        x, y = np.array(traits), np.array(values)
        inverse = np.linalg.pinv(x.T @ x, hermitian=True)
        self.weights: Any = inverse @ x.T @ y
        missed = y - x @ self.weights
        freedom = max(1, len(y) - np.linalg.matrix_rank(x))
        self.covariance: Any = inverse @ ((x * (missed**2)[:, None]).T @ x) @ inverse * (len(y) / freedom)

    def estimate(self, what: str, traits: Any, n: int, level: float = 0.0, target: Target | None = None) -> Figure:
        """What these traits add to a level."""
        value = level + float(traits @ self.weights)
        half = Z95 * sqrt(max(0.0, float(traits @ self.covariance @ traits)))
        return Figure(what, value, value - half, value + half, n, target)
