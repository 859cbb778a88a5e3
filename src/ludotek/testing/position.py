"""What the positions of all games share: play in words, and read what the game told and asks."""

from __future__ import annotations

from typing import Any, Generic, Self, TypeVar

from ludotek.kernel.event import Event, EventLog
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match
from ludotek.kernel.refusal import Refusal

Data = dict[str, Any]
Played = TypeVar("Played", bound=Match)


class Playing(Generic[Played]):
    """A match, and verbs to play and read it. Answers are written as the game's `rules/actions.py` says."""

    game: Game
    g: Played
    last = -1  # the seat that acted last

    @classmethod
    def of(cls, match: Played) -> Self:
        """The verbs for a match that is there already."""
        found = cls.__new__(cls)
        found.g = match
        found.listen()
        return found

    def listen(self) -> None:
        """Run to the first question, and hear what happens."""
        self.ear = EventLog()
        self.g.listener = self.ear
        self.go_on()

    def go_on(self) -> None:
        self.g.settle()
        self.happened: list[Event] = self.ear.take()

    # playing

    @property
    def asked(self) -> int:
        """The seat whose words those without a name are."""
        return next(iter(self.g.actors()), 0)

    def read(self, text: str, seat: int = 0) -> tuple[int, int]:
        """The seat and the action that words mean; a seat is numbered from 1, 0 is the one that is asked."""
        who = seat - 1 if seat else self.asked
        return who, self.game.answers.read(self.g, who, text)

    def written(self, seat: int) -> list[str]:
        """What a seat may do, in words."""
        return [self.game.answers.write(self.g, seat, action) for action in self.g.options(seat)]

    def do(self, *actions: str, seat: int = 0) -> Self:
        """Carry out actions, each of which must be legal; by the seat that is asked unless another is named."""
        for text in actions:
            self.last, action = self.read(text, seat)
            self.g.act(self.last, action)
            self.happened = self.ear.take()
        return self

    def refusal(self, text: str, seat: int = 0) -> Refusal | None:
        """Why not? What is offered must agree with the answer."""
        who, action = self.read(text, seat)
        refusal = self.g.why_not(who, action)
        assert (action in self.g.options(who)) is (refusal is None), f"{text!r}: {refusal}, but {self.written(who)}"
        return refusal

    def can(self, text: str) -> bool:
        return self.refusal(text) is None

    def must_refuse(self, text: str, rules: tuple[str, ...], seat: int = 0) -> Refusal:
        """The refusal of an action, which must cite these rules; asking for it changes nothing."""
        before = self.g.digest()
        refusal = self.refusal(text, seat)
        assert refusal is not None, f"{text!r} is allowed"
        missing = [rule for rule in rules if rule not in refusal.rules]
        assert not missing, f"{text!r} is refused by {refusal.rules}, not by {missing}"
        assert self.g.digest() == before
        return refusal

    # reading

    @property
    def asks(self) -> str:
        """The name of the question that waits, "" when the game is over."""
        return "" if self.g.question is None else self.g.question.name

    @property
    def log(self) -> list[tuple[str, str]]:
        """What the last action brought about: the names of events, each with its rule."""
        return [(event.kind.name, event.rule) for event in self.happened]

    def told(self, kind: str) -> list[list[int]]:
        """The numbers of each event of a kind that the last action brought about."""
        return [event.values for event in self.happened if event.kind.name == kind]

    @property
    def over(self) -> bool:
        return self.g.over

    @property
    def won(self) -> bool:
        """Alone, or all together."""
        return self.g.outcome is not None and min(self.g.outcome.scores) == 1.0

    @property
    def lost(self) -> bool:
        return self.g.outcome is not None and max(self.g.outcome.scores) == 0.0

    def content(self) -> Data:
        """The content of the match as data."""
        raise NotImplementedError

    def reload(self) -> Self:
        """The same position, written down and read again."""
        self.g = self.revived(self.g.to_data())
        self.g.listener = self.ear
        return self

    def revived(self, data: Data) -> Played:
        """The match of a position that was written down."""
        match = self.game.revive(self.content(), {}, data, self.g.chance)
        assert isinstance(match, type(self.g))
        return match
