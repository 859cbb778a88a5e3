"""What happened, as those at the table may know it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ludotek.kernel.event import HIDDEN
from ludotek.kernel.phrase import Phrase

if TYPE_CHECKING:
    from ludotek.api.game import Game
    from ludotek.kernel.record import Answer


class Fact:
    """One line of the story. `name` says what happened, `things` to what: the names of things by their roles, among them
    the "cause". `values` are the numbers of the event behind it; `rule` is "" where there is none."""

    def __init__(
        self,
        game: Game,
        name: str,
        phrase: Phrase,
        rule: str = "",
        values: dict[str, int] | None = None,
        things: dict[str, str] | None = None,
        sound: str = "",
    ) -> None:
        self.game = game
        self.name = name
        self.phrase = phrase
        self.rule = rule
        self.values = values or {}
        self.things = things or {}
        self.sound = sound

    def text(self, lang: str = "en") -> str:
        return self.game.say(self.game.rules.package, self.phrase, lang)

    def to_data(self) -> dict[str, Any]:
        """The fact for the wire; two worlds that a seat cannot tell apart give the same bytes."""
        return {
            "name": self.name,
            "rule": self.rule,
            "things": self.things,
            "values": self.values,
            "phrase": self.phrase.to_data(),
        }

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Fact):
            return False
        return (self.phrase, self.values, self.things) == (other.phrase, other.values, other.things)

    def __hash__(self) -> int:
        return hash(self.phrase)

    def __repr__(self) -> str:
        return f"<{self.name} ({self.rule}) {self.things} {self.values}>"


class Heard:
    """One line of the story as each at the table may know it. `choice`: the answer that it came of, if there was another."""

    def __init__(self, public: Fact, by_seat: list[Fact], choice: Answer | None = None) -> None:
        self.public = public
        self.by_seat = by_seat
        self.choice = choice

    def by(self, seat: int | None) -> Fact:
        return self.public if seat is None else self.by_seat[seat]

    @property
    def whole(self) -> Fact:
        """The version of somebody who knows it all, for when the game is over."""
        return min(self.by_seat, key=lambda fact: list(fact.values.values()).count(HIDDEN))
