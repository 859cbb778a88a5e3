"""Texts made of texts: carried out in their printed order, offered at a cost, or chosen from."""

from __future__ import annotations

import pytest

from ludotek.kernel.chance import FastChance
from ludotek.kernel.effect import Action, ChooseOne, Context, Node, Offer, Trigger, moments_of, resolve
from ludotek.kernel.event import EventLog
from ludotek.kernel.match import Match
from ludotek.kernel.outcome import Outcome
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.step import DONE, FIRST_FREE, Stage
from ludotek.kernel.text_choice import ChooseMode, ChooseWhether, TextChoice

HERE = Context(0, 1, 7, 5, 2, [3, 4])
MODE, USE, TOO_POOR = FIRST_FREE, FIRST_FREE + 9, 77


class Table(Match):
    """A purse, and what was done."""

    def __init__(self, texts: list[Node], coins: int = 0) -> None:
        super().__init__(1, FastChance(0))
        self.texts = texts
        self.coins = coins
        self.done: list[str] = []
        for index, text in enumerate(texts):
            text.index = index

    def text(self, node: int) -> Node:
        return self.texts[node]

    def text_begins(self, action: Action, c: Context) -> None:
        self.done.append(f"now {action.word}")

    def card_phrase(self, card: int) -> Phrase:
        return Phrase(f"card-{card}")

    def choose_mode(self, among: ChooseOne, c: Context) -> None:
        self.push(Which(c, among.index))

    def offer(self, offer: Offer, c: Context) -> None:
        self.push(Whether(c, offer.index))

    def can_pay(self, offer: Offer, c: Context) -> bool:
        return self.coins >= offer.cost

    def pay(self, offer: Offer, c: Context) -> None:
        self.push(Pay())


class Pay(Stage):
    def run(self, table: Table) -> None:
        table.done.append("paid")


class End(Stage):
    def run(self, table: Table) -> None:
        table.finish(Outcome([1.0], "done", "TEXT-1"))


class Say(Action):
    def __init__(self, word: str, helps: bool = True) -> None:
        super().__init__()
        self.word = word
        self.helps = helps

    def perform(self, table: Table, c: Context) -> None:
        table.done.append(self.word)

    def useful(self, table: Table, c: Context) -> bool:
        return self.helps


class Which(ChooseMode):
    def first(self) -> int:
        return MODE


class Whether(ChooseWhether):
    def use(self) -> int:
        return USE

    def obstacle(self, table: Table) -> int:
        return 0 if self.offer(table).payable(table, self.c) else TOO_POOR


def resolved(text: Action, *inside: Action, coins: int = 0) -> Table:
    """The table when a text has come to its question."""
    table = Table([text, *inside], coins)
    table.push(End())
    resolve(table, [text], HERE)
    table.settle()
    return table


def test_texts_are_carried_out_in_their_printed_order() -> None:
    one, two = Say("one"), Say("two")
    table = Table([one, two])
    table.push(End())
    resolve(table, [two, one, two], HERE)
    table.settle()
    assert table.done == ["two", "one", "two"]


def test_whoever_listens_hears_which_text_begins() -> None:
    one = Say("one")
    table = Table([one])
    table.listener = EventLog()
    table.push(End())
    resolve(table, [one], HERE)
    table.settle()
    assert table.done == ["now one", "one"]


def test_a_context_may_carry_another_number_and_is_else_the_same() -> None:
    assert HERE.data() == [0, 1, 7, 5, 2, 3, 4]
    assert HERE.carrying(9).data() == [0, 1, 7, 5, 9, 3, 4]


def test_an_offer_is_used_and_paid_for_first_or_declined_as_a_whole() -> None:
    one, two = Say("one"), Say("two")
    for answer, done in ((USE, ["paid", "one", "two"]), (DONE, [])):
        table = resolved(Offer(1, [one, two]), one, two, coins=1)
        assert table.options(0) == [DONE, USE]
        table.act(0, answer)
        assert table.done == done


def test_an_offer_that_costs_nothing_is_not_paid_for() -> None:
    one = Say("one")
    table = resolved(Offer(0, [one]), one, coins=-1)
    table.act(0, USE)
    assert table.done == ["one"]


def test_an_offer_that_cannot_be_paid_cannot_be_used() -> None:
    one = Say("one")
    table = Table([Offer(2, [one]), one], 1)
    assert Whether(HERE, 0).why_not(table, 0, USE) == TOO_POOR
    assert Whether(HERE, 0).options(table, 0) == [DONE]


@pytest.mark.parametrize(
    ("cost", "coins", "helps", "useful"),
    [(2, 2, True, True), (2, 1, True, False), (0, -1, True, True), (0, 0, False, False)],
)
def test_an_offer_is_useful_if_it_can_be_paid_and_could_change_something(
    cost: int, coins: int, helps: bool, useful: bool
) -> None:
    assert Offer(cost, [Say("idle", helps=False), Say("one", helps)]).useful(Table([], coins), HERE) is useful


def test_the_words_of_an_offer_say_what_it_costs() -> None:
    free, dear = Offer(0, []).phrase(), Offer(3, []).phrase()
    assert (free.key, free.slots, dear.key, dear.slots) == ("do-may", {"do": []}, "do-pay", {"do": [], "cost": 3})


def test_one_of_several_texts_is_chosen_even_one_that_could_do_nothing() -> None:
    one, two, idle = Say("one"), Say("two"), Say("idle", helps=False)
    for mode, done in enumerate((["one"], ["two", "two"], ["idle"])):
        table = resolved(ChooseOne([[one], [two, two], [idle]]), one, two, idle)
        assert table.options(0) == [MODE, MODE + 1, MODE + 2]
        table.act(0, MODE + mode)
        assert table.done == done


def test_a_choice_of_texts_is_useful_if_one_of_them_is() -> None:
    idle = Say("idle", helps=False)
    assert ChooseOne([[idle], [idle, Say("one")]]).useful(Table([]), HERE)
    assert not ChooseOne([[idle], [idle]]).useful(Table([]), HERE)


def test_a_question_of_a_text_names_its_card_and_its_sentence() -> None:
    one = Say("one")
    table = resolved(Offer(0, [one]), one)
    asked = table.question
    assert isinstance(asked, TextChoice)
    assert (asked.inside(table), asked.text(table)) == (0, table.texts[0])
    assert asked.prompt(table) == Phrase(
        "ask-ChooseWhether", {"card": Phrase("card-7"), "text": table.texts[0].phrase()}
    )


def test_the_moments_of_triggers_are_a_set() -> None:
    triggers = [Trigger(when, "dawn", 0, []) for when in (1, 4, 4)]
    assert (moments_of(triggers), moments_of([])) == (0b10010, 0)
