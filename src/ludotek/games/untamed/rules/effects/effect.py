"""What texts are made of: actions, standing texts, and texts that wait for a moment."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from ludotek.kernel.phrase import Phrase, Slot

if TYPE_CHECKING:
    from ludotek.games.untamed.rules.table import Animal, Untamed


@mypyc_attr(acyclic=True)
class Context:
    """Whose text it is: the seat that decides, the side it works for, its card, the Animal it stands on, a number
    that it carries (how many tokens were moved), and the tokens which that Animal last had (UN-76)."""

    def __init__(self, seat: i64, side: i64, card: i64, uid: i64, value: i64, fury: i64 = 0, damage: i64 = 0) -> None:
        self.seat = seat
        self.side = side
        self.card = card
        self.uid = uid
        self.value = value
        self.fury = fury
        self.damage = damage

    def data(self) -> list[object]:
        return [self.seat, self.side, self.card, self.uid, self.value, self.fury, self.damage]

    def carrying(self, value: i64) -> Context:
        return Context(self.seat, self.side, self.card, self.uid, value, self.fury, self.damage)


@mypyc_attr(acyclic=True)
class Node:
    """A piece of text, known in its box by its index."""

    def __init__(self) -> None:
        self.index: i64 = -1

    def phrase(self) -> Phrase:
        raise NotImplementedError


class Action(Node):
    """A text that does something when it is resolved."""

    def perform(self, g: Untamed, c: Context) -> None:
        raise NotImplementedError

    def useful(self, g: Untamed, c: Context) -> bool:
        """Could it change anything, as far as everybody can see? What depends on a hand or a deck counts as yes."""
        return True

    def on_opponent(self, g: Untamed, c: Context, seat: i64) -> None:
        """What happens to the opponent of choice, for texts that leave one open."""
        raise NotImplementedError

    def lacks(self, g: Untamed, c: Context) -> bool:
        """Does nothing happen because what it is about is not there? A condition that does not hold lacks nothing."""
        return not self.useful(g, c)

    def only_harms(self) -> bool:
        """Does it only harm its own player? Then nobody may decline it (UN-28)."""
        return False

    def benefits(self) -> bool:
        """Is it good for whom it is about? Then nobody has to give it to an opponent (UN-28)."""
        return False


def all_harm(actions: list[Action]) -> bool:
    for action in actions:
        if not action.only_harms():
            return False
    return True


class Standing(Node):
    """A text that holds while its Animal is in play."""

    def attack_change(self, g: Untamed, side: i64, uid: i64, animal: Animal, of: i64) -> i64:
        """For an Animal on side `of`; the text stands on Animal `uid` of `side`."""
        return 0

    def prevented(self, g: Untamed, side: i64, uid: i64, animal: Animal, of: i64) -> i64:
        """How much of each damage to an Animal is prevented."""
        return 0

    def prevented_at_keep(self, g: Untamed, side: i64) -> i64:
        """How much of each damage to the own Stronghold is prevented."""
        return 0

    def cost_change(self, side: i64, of: i64, kind: i64) -> i64:
        """For a card of that kind played by side `of`."""
        return 0


@mypyc_attr(acyclic=True)
class Live:
    """A standing text in force."""

    def __init__(self, node: Standing, side: i64, uid: i64) -> None:
        self.node = node
        self.side = side
        self.uid = uid


# When a text happens.
ARRIVAL: Final = 0
LAST_WORDS: Final = 1
ATTACKS: Final = 2
DEFEATS: Final = 3  # this Animal defeated one by its attack
CARD_PLAYED: Final = 4  # its player played another card
ABILITY_USED: Final = 5  # its player used the Stronghold's ability
ALLY_DEFEATED: Final = 6  # another Animal of its player was defeated
UPKEEP: Final = 7  # its player's Upkeep begins
MOMENTS: Final = [
    "arrival", "last-words", "attacks", "defeats", "card-played", "ability-used", "ally-defeated", "upkeep",
]  # fmt: skip


class Offer(Node):
    """A text that its player may use or decline as a whole (UN-28), for Support if it has a cost (UN-23)."""

    def __init__(self, cost: i64, actions: list[Action]) -> None:
        super().__init__()
        self.cost = cost
        self.actions = actions

    def useful(self, g: Untamed, c: Context) -> bool:
        for action in self.actions:
            if action.useful(g, c):
                return True
        return False

    def lacks(self, g: Untamed, c: Context) -> bool:
        for action in self.actions:
            if action.lacks(g, c):
                return True
        return False

    def phrase(self) -> Phrase:
        slots: dict[str, Slot] = {"do": [each.phrase() for each in self.actions]}
        if self.cost == 0:
            return Phrase("do-may", slots)
        slots["cost"] = self.cost
        return Phrase("do-pay", slots)


class Text(Offer):
    """A text with its moment. Only one that harms its player and is not free by keyword or text is mandatory (UN-28)."""

    def __init__(self, moment: i64, cost: i64, may: bool, actions: list[Action]) -> None:
        super().__init__(cost, actions)
        self.moment = moment
        self.may = may
        by_keyword = moment == ARRIVAL or moment == LAST_WORDS
        self.optional = may or cost > 0 or by_keyword or not all_harm(actions)

    def phrase(self) -> Phrase:
        slots: dict[str, Slot] = {
            "cost": self.cost,
            "may": "yes" if self.may else "no",
            "do": [each.phrase() for each in self.actions],
        }
        return Phrase(f"on-{MOMENTS[self.moment]}", slots)
