"""The options of a game: what may be chosen before it begins, in which shape, and by which rule."""

from __future__ import annotations

from typing import Any, Final

from ludotek.kernel.errors import LudotekError, UnknownName

# The shapes of an option.
WORD: Final = "word"  # one of a few words
NUMBER: Final = "number"  # a whole number in a range
SEAT: Final = "seat"  # the number of a seat from 1 on; 0 leaves it to chance
DECK: Final = "deck"  # shipped content by its name, or the path of a file
CARD: Final = "card"  # the id of a card, as far as the game knows it
CARDS: Final = "cards"  # ids of cards in the order of the seats, "david+tia"; the default leaves them to chance
GROUPS: Final = "groups"  # some names for each seat, "fox+rat/panda+rhino"


class Option:
    """One option of a game: its name, its default, its shape, and what is allowed.

    `allowed` are the words, shipped decks or names that may be given, `low` and `high` the range of a number. `card` is
    the kind of the cards that CARD and CARDS name, `each` how many names GROUPS wants for a seat. The words for a value
    are the message `<message>-<value>`, those for the option `option-<name>`. `when` is the option, and its value,
    without which this one means nothing. `rule` is the clause behind it.
    """

    def __init__(
        self,
        name: str,
        default: Any,
        allowed: list[str] | None = None,
        low: int = 0,
        high: int = 0,
        shape: str = "",
        card: str = "",
        each: int = 0,
        message: str = "",
        when: tuple[str, str] | None = None,
        rule: str = "",
    ) -> None:
        self.name = name
        self.default = default
        self.allowed = allowed
        self.low = low
        self.high = high
        self.shape = shape or (NUMBER if allowed is None else WORD)
        self.card = card
        self.each = each
        self.message = message or name
        self.when = when
        self.rule = rule

    def read(self, value: Any) -> Any:
        """The value if it is allowed, else a clear error. Of decks, cards and groups the game itself says more."""
        if self.shape in (DECK, CARD, CARDS, GROUPS):
            if not isinstance(value, str) or not value:
                raise LudotekError(f"{self.name} must be a name, not {value!r}")
            return value
        if self.shape == WORD:
            if self.allowed is not None and value != self.default and value not in self.allowed:
                raise UnknownName(self.name, value, self.allowed)
            return value
        return self.number(value)

    def number(self, value: Any) -> Any:
        try:
            number = int(value)
        except (TypeError, ValueError):
            number = self.low - 1
        if value == self.default and not isinstance(value, bool):  # outside the range: what the game then makes of it
            return value
        if isinstance(value, bool) or str(number) != str(value) or not self.low <= number <= self.high:
            raise LudotekError(f"{self.name} must be a whole number from {self.low} to {self.high}, not {value!r}")
        return number

    def __repr__(self) -> str:
        """As `game.new` takes it, with what else may be given."""
        among = f"{self.low} to {self.high}" if self.allowed is None else ", ".join(self.allowed)
        return f"<{self.name}={self.default!r}: {among if self.shape in (WORD, NUMBER, SEAT, DECK) else self.shape}>"
