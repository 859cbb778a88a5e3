"""The examples in the documentation of the text room are true."""

from __future__ import annotations

import doctest
from pathlib import Path

import ludotek.text

DOCS = Path(__file__).parents[2] / "docs" / "text.md"


def test_the_examples_of_the_module() -> None:
    assert doctest.testmod(ludotek.text).failed == 0


def test_the_examples_of_the_page() -> None:
    assert doctest.testfile(str(DOCS), module_relative=False).failed == 0
