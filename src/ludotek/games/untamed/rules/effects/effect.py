"""Standing texts of Untamed, the moments for which texts wait, and what a context remembers of an Animal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from ludotek.kernel import effect
from ludotek.kernel.numbers import Uid

if TYPE_CHECKING:
    from ludotek.games.untamed.rules.state import Animal
    from ludotek.games.untamed.rules.table import Untamed

# What the Animal with the text last had (UN-76), as a context has it: tokens, and its Attack if a text counts that.
FURY: Final = 0
DAMAGE: Final = 1
ATTACK: Final = 2
NO_TOKENS: Final[list[int]] = [0, 0]


class Standing(effect.Standing):
    """A text that holds while its Animal is in play."""

    def changes_others(self) -> bool:
        """Does it change the Attack of other Animals than its own?"""
        return False

    def attack_change(self, g: Untamed, side: i64, uid: Uid, animal: Animal, of: i64) -> i64:
        """For an Animal on side `of`; the text is on Animal `uid` of `side`."""
        return 0

    def prevented(self, g: Untamed, side: i64, uid: Uid, animal: Animal, of: i64) -> i64:
        """How much of each damage to an Animal is prevented."""
        return 0

    def prevented_at_keep(self, g: Untamed, side: i64) -> i64:
        """How much of each damage to its player's Stronghold is prevented."""
        return 0

    def cost_change(self, side: i64, of: i64, kind: i64) -> i64:
        """For a card of that kind played by side `of`."""
        return 0


@mypyc_attr(acyclic=True)
class Live:
    """A standing text in force."""

    def __init__(self, node: Standing, side: i64, uid: Uid) -> None:
        self.node = node
        self.side = side
        self.uid = uid
        self.changes_others = node.changes_others()


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
