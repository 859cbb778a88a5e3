"""Tests of the bots also play the toy game of the conformance battery, which has no insight."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "conformance"))
