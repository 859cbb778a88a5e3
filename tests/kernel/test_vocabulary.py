"""Words of content files: each field says what may be written, and each text knows where it stands."""

from __future__ import annotations

from typing import Any

import pytest

from ludotek.kernel.effect import Action, ChooseOne, Node
from ludotek.kernel.errors import ContentError
from ludotek.kernel.field import Among, Field, Form, Number, OneOf, SomeOf, Table, signed
from ludotek.kernel.mistake import Mistake
from ludotek.kernel.reader import Reader
from ludotek.kernel.vocabulary import Modes, Vocabulary, word


class Hop(Action):
    def __init__(self, n: int) -> None:
        super().__init__()
        self.n = n

    def mistake(self) -> tuple[str, Mistake] | None:
        return ("n", Mistake("unlucky", "is unlucky")) if self.n == 13 else None


class Pair(Action):
    """A text that brings another one along."""

    def __init__(self) -> None:
        super().__init__()
        self.inner = Hop(1)

    def parts(self) -> list[Node]:
        return [self.inner]


def vocabulary() -> Vocabulary:
    words = [
        word("hop", Hop, "hops", n=Number(1, 20)),
        word("pair", Pair, "twice"),
        word("or", ChooseOne, "one", of=Modes(3)),
    ]
    return Vocabulary(words, [], "box", "do", "TOY-4")


def read(field: Field, **data: Any) -> Any:
    """What a table with this field, and a word beside it, says."""
    form = Form(kind=OneOf(["plain", "odd"], "plain"), it=field)
    return form.values(Reader(data, "box"), vocabulary())["it"]


def modes(count: int) -> dict[str, Any]:
    return {"do": "or", "of": [{"do": [{"do": "hop", "n": 1}]}] * count}


def test_a_text_knows_its_index_its_content_its_card_and_its_rule() -> None:
    known = vocabulary()
    known.card = 5
    hop = known.action(Reader({"do": "hop", "n": 3}, "box, card 5"))
    pair = known.action(Reader({"do": "pair"}, "box, card 5"))
    assert isinstance(pair, Pair)
    assert known.nodes == [hop, pair.inner, pair]
    assert [(node.index, node.content, node.card, node.rule) for node in known.nodes] == [
        (index, "box", 5, "TOY-4") for index in range(3)
    ]
    assert (hop.word, known.where) == ("hop", ["box, card 5"] * 3)


def test_fields_that_do_not_go_together_are_a_mistake() -> None:
    with pytest.raises(ContentError, match="box, field 'n': is unlucky"):
        vocabulary().action(Reader({"do": "hop", "n": 13}, "box"))


@pytest.mark.parametrize(
    ("count", "problem"),
    [(1, "must list at least two texts"), (2, ""), (3, ""), (4, "lists 4 texts to choose from; at most 3 fit")],
)
def test_there_are_two_texts_to_choose_from_and_no_more_than_can_be_named(count: int, problem: str) -> None:
    if not problem:
        assert len(vocabulary().action(Reader(modes(count), "box")).inside) == count  # type: ignore[attr-defined]
        return
    with pytest.raises(ContentError, match=problem):
        vocabulary().action(Reader(modes(count), "box"))


def test_a_field_may_be_there_only_beside_some_words_of_another() -> None:
    assert read(Number(1, 9).only_with("kind", ["odd"], -1), kind="odd", it=4) == 4
    assert read(Number(1, 9).only_with("kind", ["odd"], -1), kind="plain") == -1
    with pytest.raises(ContentError, match="field 'it': is missing"):
        read(Number(1, 9).only_with("kind", ["odd"]), kind="odd")
    with pytest.raises(ContentError, match="field 'it': is not known here"):
        read(Number(1, 9).only_with("kind", ["odd"]), kind="plain", it=4)


def test_what_is_left_out_means_its_default() -> None:
    assert [read(Number(1, 9, 3)), read(Number(1, 9, none=-1)), read(OneOf(["a", "b"], "b"))] == [3, -1, 1]
    assert [read(OneOf(["a", "b"], none=-1)), read(Among({"a": 7}, "a thing", needed=False))] == [-1, None]
    assert [read(SomeOf(["a", "b"], 1)), read(Table(list, Form(), needed=False))] == [[], []]


def test_what_is_written_is_read_as_what_it_stands_for() -> None:
    assert [read(OneOf(["a", "b"], "a"), it="b"), read(Among({"a": 7}, "a thing"), it="a")] == [1, 7]
    assert read(SomeOf(["a", "b", "c"]), it=["c", "a"]) == [2, 0]
    point = Table(lambda x, y: (x, y), Form(x=Number(0, 9), y=Number(0, 9, 5)), {"home": (0, 0)})
    assert (read(point, it="home"), read(point, it={"x": 3})) == ((0, 0), (3, 5))


@pytest.mark.parametrize(
    ("field", "value", "problem"),
    [
        (signed(3), 0, "must not be 0"),
        (signed(3), -4, "must be a whole number from -3 to 3, not -4"),
        (SomeOf(["a", "b"], 1), [], "must name at least one of a, b"),
        (OneOf(["a", "b"]), "c", "must be one of a, b, not 'c'"),
    ],
)
def test_what_cannot_be_meant_is_refused(field: Field, value: object, problem: str) -> None:
    with pytest.raises(ContentError, match=f"box, field 'it': {problem}"):
        read(field, it=value)
