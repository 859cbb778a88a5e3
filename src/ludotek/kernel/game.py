"""What a game must offer so that terminal, bots, laboratory, tests and server can carry it."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from ludotek.kernel.chance import Chance
from ludotek.kernel.errors import LudotekError, UnknownName
from ludotek.kernel.event import Event, Listener
from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.sheet import Sheet


class Option:
    """One option of a game: its name, its default, and what is allowed: words, a range, or (free) what the game says."""

    def __init__(
        self,
        name: str,
        default: Any,
        allowed: list[str] | None = None,
        low: int = 0,
        high: int = 0,
        free: bool = False,
    ) -> None:
        self.name = name
        self.default = default
        self.allowed = allowed
        self.low = low
        self.high = high
        self.free = free

    def read(self, value: Any) -> Any:
        """The value if it is allowed, else a clear error."""
        if self.free:
            if not isinstance(value, str) or not value:
                raise LudotekError(f"{self.name} must be a name, not {value!r}")
            return value
        if self.allowed is not None:
            if value != self.default and value not in self.allowed:
                raise UnknownName(self.name, value, self.allowed)
            return value
        try:
            number = int(value)
        except (TypeError, ValueError):
            number = self.low - 1
        if value == self.default and not isinstance(value, bool):  # outside the range: what the game then makes of it
            return value
        if isinstance(value, bool) or str(number) != str(value) or not self.low <= number <= self.high:
            raise LudotekError(f"{self.name} must be a whole number from {self.low} to {self.high}, not {value!r}")
        return number


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game as the rest of the building sees it."""

    def __init__(self, name: str, package: str, prefix: str, rules_version: int) -> None:
        self.name = name  # "twenty-strong": what people type
        self.package = package  # "twenty_strong": where it lives
        self.prefix = prefix  # "TS": how its rule ids begin
        self.rules_version = rules_version

    def options(self) -> list[Option]:
        raise NotImplementedError

    def content(self, options: dict[str, Any]) -> dict[str, Any]:
        """The content as plain data: what a record keeps, so that it replays when cards have changed."""
        raise NotImplementedError

    def prepare(self, content: dict[str, Any], options: dict[str, Any], chance: Chance) -> Match:
        """A match that has not begun: its set-up is the first step on its stack."""
        raise NotImplementedError

    def start(
        self,
        content: dict[str, Any],
        options: dict[str, Any],
        chance: Chance,
        listener: Listener | None = None,
        attended: bool = False,
    ) -> Match:
        """A new match, run to its first question; a listener hears the set-up, too."""
        match = self.prepare(content, options, chance)
        match.listener = listener
        match.attended = attended
        match.settle()
        return match

    def revive(self, content: dict[str, Any], options: dict[str, Any], data: dict[str, Any], chance: Chance) -> Match:
        """The match of a written-down position."""
        raise NotImplementedError

    def determinise(self, match: Match, seat: int, chance: Chance) -> Match:
        """A copy in which everything that the seat cannot know is drawn anew."""
        raise NotImplementedError

    def view(self, match: Match, seat: int | None) -> dict[str, Any]:
        """What a seat may see (None: a spectator), as plain data."""
        raise NotImplementedError

    def chapters(self) -> list[tuple[str, list[str]]]:
        """The rulebook's table of contents: the name of each chapter, and its clauses in the order of reading."""
        raise NotImplementedError

    def sheets(self, content: dict[str, Any]) -> list[Sheet]:
        """The cards of a content as people read them."""
        raise NotImplementedError

    def explain(self, match: Match, seat: int, action: int) -> Phrase:
        """An action in words."""
        raise NotImplementedError

    def player(self, match: Match, seat: int) -> Phrase:
        """Who sits there, as the log names them."""
        return Phrase("seat", {"number": seat + 1})

    def describe(self, match: Match, event: Event, seat: int | None) -> Phrase:
        """An event as a seat may read it."""
        raise NotImplementedError

    def check_options(self, given: dict[str, Any]) -> dict[str, Any]:
        """The options with defaults filled in; an unknown or bad one is a clear error."""
        known = {option.name: option for option in self.options()}
        for name in given:
            if name not in known:
                raise UnknownName(f"option of {self.name}", name, list(known))
        return {name: option.read(given.get(name, option.default)) for name, option in known.items()}
