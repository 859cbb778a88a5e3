"""Which Chromium there may be, and what keeps it quiet."""

from __future__ import annotations

from ludotek.prove.chromium import NAMES, QUIET

__all__ = ["NAMES", "QUIET"]
