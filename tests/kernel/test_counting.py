"""Counts, conditions, and the texts that depend on them."""

from typing import Any

import pytest

from ludotek.kernel.chance import FastChance
from ludotek.kernel.counting import Condition, Count, Counted, ForEach, If, by_word
from ludotek.kernel.effect import Action, Context, Node, Perform
from ludotek.kernel.match import Match

HERE = Context(0, 0, 7, -1)


class Table(Match):
    """A match with so many of something."""

    def __init__(self, many: int) -> None:
        super().__init__(1, FastChance(0))
        self.many = many


class Many(Count):
    def now(self, g: Any, c: Context) -> int:
        return g.many

    def slots(self, content: str) -> dict[str, Any]:
        return {"of": content}


class Idle(Action):
    def useful(self, g: Any, c: Context) -> bool:
        return False


def inside(index: int) -> Action:
    node = Action()
    node.index = index
    return node


def performed(table: Table) -> list[int]:
    return [step.node for step in reversed(table.stack) if isinstance(step, Perform)]


@pytest.mark.parametrize(("many", "enough", "few"), [(1, 0, 1), (2, 1, 1), (3, 1, 0)])
def test_a_condition_is_a_count_that_is_at_least_or_at_most_so_much(many: int, enough: int, few: int) -> None:
    assert Condition("enough", Many(), 2).now(Table(many), HERE) == enough
    assert Condition("few", Many(), 2, at_most=True).now(Table(many), HERE) == few


def test_a_text_says_the_number_of_a_condition_that_has_none_of_its_own() -> None:
    asked, fixed = Condition("asked", Many()), Condition("fixed", Many(), 0, at_most=True)
    assert (asked.numbered, fixed.numbered) == (True, False)
    exact = asked.with_number(3)
    assert (exact.word, exact.n, exact.numbered, exact.slots("box")) == ("asked", 3, True, {"n": 3, "of": "box"})
    assert fixed.with_number(3) is fixed
    few = Condition("few", Many(), at_most=True).with_number(3)
    assert [few.now(Table(many), HERE) for many in (2, 3, 4)] == [1, 1, 0]
    assert fixed.slots("box") == {"of": "box"}


def test_a_text_for_each_happens_as_often_as_is_counted_when_it_begins() -> None:
    for many in (0, 1, 3):
        table = Table(many)
        ForEach(Many(), [inside(4), inside(5)]).perform(table, HERE)
        assert performed(table) == [4, 5] * many


def test_a_text_under_a_condition_happens_once_or_not() -> None:
    for many, times in ((1, 0), (2, 1), (9, 1)):
        table = Table(many)
        If(Condition("enough", Many()), 2, [inside(4)]).perform(table, HERE)
        assert performed(table) == [4] * times


@pytest.mark.parametrize("text", [ForEach(Many(), [Action()]), If(Condition("some", Many(), 1), 0, [Action()])])
def test_such_a_text_is_useful_if_it_would_happen_and_could_change_something(text: Counted) -> None:
    assert (text.useful(Table(1), HERE), text.useful(Table(0), HERE)) == (True, False)
    assert not ForEach(Many(), [Idle()]).useful(Table(1), HERE)


def test_its_words_name_what_is_counted() -> None:
    text: Node = If(Condition("enough", Many()), 2, [])
    text.word, text.content = "if", "box"
    phrase = text.phrase()
    assert (phrase.key, phrase.slots) == ("if-enough", {"do": [], "n": 2, "of": "box"})


def test_counts_are_found_by_their_words() -> None:
    few, many = Many("few"), Many("many")
    assert by_word([few, many]) == {"few": few, "many": many}
