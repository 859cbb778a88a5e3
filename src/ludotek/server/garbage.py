"""Python's garbage collector, which makes all tables wait.

Collections of what is young come often and take a few milliseconds. A full one walks over everything that all tables hold,
which takes up to a second in a full house. Hardly anything here needs it, except for the connections of pages: when one has
been open for a while, what the libraries kept of it is found by a full collection alone.
"""

from __future__ import annotations

import gc

YOUNG, MIDDLE, OLD = 1_000, 2, 10_000
CONNECTIONS = 5_000  # of about 15 KB each


def collect_briefly() -> None:
    gc.set_threshold(YOUNG, MIDDLE, OLD)


class ClosedConnections:
    """Counted, and thrown away when there are many."""

    def __init__(self) -> None:
        self.left = 0

    def add(self) -> None:
        self.left += 1
        if self.left >= CONNECTIONS:
            self.left = 0
            gc.collect()
