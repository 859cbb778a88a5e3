"""Effects: the language in which the texts of cards are written, whatever the game.

A text is made of nodes. An action happens when it is resolved; a standing text holds while it is in force; a trigger waits
for its moment; an offer may be used or declined. The nodes here are made of other nodes, and each game adds its own to
them. A node is immutable, belongs to a content and is known there by its index, so that a step can name it by a number;
what differs from one time to the next is the context.

`vocabulary.py` says how nodes are written in a content file.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, cast

from mypy_extensions import i64, mypyc_attr

from ludotek.kernel.mistake import Mistake
from ludotek.kernel.numbers import Seat, Uid
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.step import Own, Step

if TYPE_CHECKING:
    from ludotek.kernel.match import Match

NONE: Final[list[int]] = []


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Context:
    """Whose text it is: the seat that decides, the side it works for, its card, the thing in play on which it stands (-1:
    none), a number that it carries, and the numbers which that thing last had. Numbers, because the thing may be gone."""

    def __init__(self, seat: Seat, side: i64, card: i64, uid: Uid, value: i64 = 0, last: list[int] = NONE) -> None:
        self.seat = seat
        self.side = side
        self.card = card
        self.uid = uid
        self.value = value
        self.last = last

    def data(self) -> list[object]:
        return [self.seat, self.side, self.card, self.uid, self.value, *self.last]

    def with_node(self, node: i64) -> list[object]:
        """How a step writes down a text and its context."""
        return [self.data(), node]

    def carrying(self, value: i64) -> Context:
        return Context(self.seat, self.side, self.card, self.uid, value, self.last)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Node:
    """A piece of text."""

    def __init__(self) -> None:
        self.word = ""  # by which content files call it
        self.index: i64 = -1
        self.content = ""  # the deck or box to which it belongs
        self.card: i64 = -1  # the card on which it is printed
        self.rule = ""  # the rule by which it holds

    def parts(self) -> list[Node]:
        """Nodes that it brings along, each known by an index of its own."""
        return []

    def mistake(self) -> tuple[str, Mistake] | None:
        """A field that does not go with the others, and what is wrong with it."""
        return None

    def chosen(self) -> tuple[str, str]:
        """What people look for beside its word, as a field and what that says: its moment, its condition. ("", ""): nothing."""
        return "", ""

    def key(self) -> str:
        """The message with its words."""
        raise NotImplementedError

    def slots(self) -> dict[str, Slot]:
        """What its words tell."""
        return {}

    def phrase(self) -> Phrase:
        """The text in words."""
        return Phrase(self.key(), self.slots())


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Standing(Node):
    """A text that holds for as long as it is in force. A game says what it may be asked, each with a neutral answer."""

    def key(self) -> str:
        return f"is-{self.word}"


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Action(Node):
    """A text that does something when it is resolved."""

    def key(self) -> str:
        return f"do-{self.word}"

    def perform(self, g: Own, c: Context) -> None:
        raise NotImplementedError

    def useful(self, g: Own, c: Context) -> bool:
        """Could it change anything now, as far as everybody can see?"""
        return True


def resolve(match: Match, actions: list[Action], c: Context) -> None:
    """Carry out texts in their printed order."""
    i: i64 = len(actions) - 1
    while i >= 0:
        match.stack.append(Perform(c, actions[i].index))
        i -= 1


def card_and_text(match: Match, c: Context, node: i64) -> dict[str, Slot]:
    """What is said about a text that asks or waits: its card and its sentence."""
    return {"card": match.card_phrase(c.card), "text": match.text(node).phrase()}


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Perform(Step):
    """One text is carried out."""

    def __init__(self, c: Context, node: i64) -> None:
        super().__init__(c.seat)
        self.c = c
        self.node = node

    def data(self) -> list[object]:
        return self.c.with_node(self.node)

    def run(self, match: Own) -> None:
        m: Match = match
        action = cast(Action, m.text(self.node))
        if m.listener is not None:
            m.text_begins(action, self.c)
        action.perform(m, self.c)


# ---------------------------------------------------------------------- texts made of texts


def any_useful(actions: list[Action], g: Own, c: Context) -> bool:
    for action in actions:
        if action.useful(g, c):
            return True
    return False


def phrases(actions: list[Action]) -> list[Phrase]:
    return [action.phrase() for action in actions]


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Combined(Action):
    """A text made of texts: one list of them, or several of which one is chosen."""

    def __init__(self, inside: list[list[Action]]) -> None:
        super().__init__()
        self.inside = inside

    def applies(self, g: Own, c: Context) -> bool:
        """Would what is inside happen now?"""
        return True

    def useful(self, g: Own, c: Context) -> bool:
        if not self.applies(g, c):
            return False
        for actions in self.inside:
            if any_useful(actions, g, c):
                return True
        return False


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Offer(Combined):
    """A text that its player may use or decline as a whole, for nothing or at a cost in the game's own coin."""

    def __init__(self, cost: i64, actions: list[Action]) -> None:
        super().__init__([actions])
        self.cost = cost
        self.actions = actions

    def payable(self, g: Own, c: Context) -> bool:
        """Can the cost be paid in full?"""
        m: Match = g
        return self.cost == 0 or m.can_pay(self, c)

    def price(self) -> Slot | None:
        """What the words say about the cost; None: there is none."""
        return None if self.cost == 0 else self.cost

    def applies(self, g: Own, c: Context) -> bool:
        return self.payable(g, c)

    def perform(self, g: Own, c: Context) -> None:
        m: Match = g
        m.offer(self, c)

    def take(self, g: Own, c: Context) -> None:
        """It is used, and paid for first."""
        m: Match = g
        resolve(m, self.actions, c)
        if self.cost > 0:
            m.pay(self, c)

    def phrase(self) -> Phrase:
        slots: dict[str, Slot] = {"do": phrases(self.actions)}
        cost = self.price()
        if cost is not None:
            slots["cost"] = cost
        return Phrase(f"do-{'may' if cost is None else 'pay'}", slots)


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class Trigger(Offer):
    """A text that waits for a moment; a game says whether it then happens by itself or is offered."""

    def __init__(self, when: i64, moment: str, cost: i64, actions: list[Action]) -> None:
        super().__init__(cost, actions)
        self.when = when
        self.moment = moment  # the same in a word

    def chosen(self) -> tuple[str, str]:
        return "when", self.moment

    def phrase(self) -> Phrase:
        return Phrase(f"when-{self.moment}", {"do": phrases(self.actions)})


def moments_of(triggers: Sequence[Trigger]) -> i64:
    """The moments for which triggers wait, as bits."""
    moments: i64 = 0
    for trigger in triggers:
        moments |= 1 << int(trigger.when)
    return moments


@mypyc_attr(allow_interpreted_subclasses=True, acyclic=True)
class ChooseOne(Combined):
    """One of several texts, of the player's choice; even one that could do nothing can be chosen."""

    def perform(self, g: Own, c: Context) -> None:
        m: Match = g
        m.choose_mode(self, c)

    def phrase(self) -> Phrase:
        return Phrase(f"do-{self.word}", {"modes": [self.mode_phrase(mode) for mode in range(len(self.inside))]})

    def mode_phrase(self, mode: i64) -> Phrase:
        return Phrase("sentences", {"do": phrases(self.inside[mode])})
