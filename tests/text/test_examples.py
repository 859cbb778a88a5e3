"""The examples in the docstring of the text room are true; those of the documents: tests/test_documents.py."""

from __future__ import annotations

import doctest

import ludotek.text


def test_the_examples_of_the_module() -> None:
    assert doctest.testmod(ludotek.text).failed == 0
