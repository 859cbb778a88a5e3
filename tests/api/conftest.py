"""Tests of the public face play the toy game of the conformance battery."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "conformance"))
