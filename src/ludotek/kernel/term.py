"""A term: a word or sign that stands for a rule, on a card, a die or the board, and what it means."""

from __future__ import annotations

from ludotek.kernel.phrase import Phrase

MEANS = "means"  # the form of a term's message that says what it means


class Term:
    """`id` is the key of the message that it explains ("effect-during", "symbol-contain"), so cards name their terms by
    what they say. `phrase` is its name, and in the form "means" its rule in a sentence or two; `rules` are the clauses.

    `sides`: what the six sides of a die show, for whoever draws them.
    """

    def __init__(self, id: str, rules: str, phrase: Phrase | None = None, sides: list[list[str]] | None = None) -> None:
        self.id = id
        self.rules = rules.split()
        self.phrase = phrase or Phrase(f"term-{id}")
        self.sides: list[list[str]] = sides or []

    def __repr__(self) -> str:
        return f"<term {self.id}>"


def terms(written: dict[str, str]) -> list[Term]:
    """Terms by their ids, each with its clauses."""
    return [Term(id, rules) for id, rules in written.items()]
