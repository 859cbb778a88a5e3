"""A question to a seat, with everything that a person might answer: what is allowed, and why the rest is not."""

from __future__ import annotations

import hashlib
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ludotek.kernel.phrase import Phrase
from ludotek.kernel.refusal import Refusal as Reason
from ludotek.kernel.thing import Meaning, Reference

if TYPE_CHECKING:
    from ludotek.api.game import Game


class Refusal(Reason):
    """Why something is not allowed: `name` (what kind of reason it is), `rules` (the ids) and `text(lang)`."""

    def __init__(self, game: Game, reason: Reason) -> None:
        super().__init__(reason.rules, reason.reason)
        self.game = game

    def text(self, lang: str = "en") -> str:
        return self.game.say(self.game.rules.package, self.reason, lang)

    def said(self) -> str:
        return self.text()

    def said_with_rules(self) -> str:
        return f"{self.text()} ({', '.join(self.rules)})"

    def __repr__(self) -> str:
        return f"<{self.said_with_rules()}>"


class Candidate:
    """Something a person might try: what it does to which things, in words, and the refusal if it is not allowed now."""

    def __init__(self, game: Game, action: int, meaning: Meaning, refusal: Refusal | None) -> None:
        self.game = game
        self.action = action
        self.meaning = meaning
        self.verb = meaning.named.verb
        self.things = meaning.named.things  # by their roles
        self.phrase = meaning.phrase
        self.data: list[Any] = self.phrase.to_data()
        self.numbers = self.phrase.numbers()  # such as a cost
        self.refusal = refusal

    def text(self, lang: str = "en") -> str:
        return self.game.say(self.game.rules.package, self.phrase, lang)

    def __repr__(self) -> str:
        return f"<{self.action}: {self.text()}{f' – {self.refusal.said_with_rules()}' if self.refusal else ''}>"


class Decision:
    """A question to a seat, made once for a position: answer, table and page use the same one."""

    def __init__(
        self, named: Reference, rule: str, prompt: Phrase, candidates: list[Candidate], when: list[int]
    ) -> None:
        """`named`: the question by its name, with what it is about; `when`: what tells it from the same at another time."""
        self.name = named.verb
        self.things = named.things
        self.rule = rule
        self.prompt = prompt
        self.candidates = candidates
        self.options = [each for each in candidates if each.refusal is None]
        self.refused = [each for each in candidates if each.refusal is not None]
        self.when = when

    @cached_property
    def id(self) -> str:
        """It changes when, and only when, what the question means to the seat changes."""
        options = [[each.verb, each.things, each.data] for each in self.options]
        meaning = [*self.when, self.things, self.prompt.to_data(), options]
        return hashlib.blake2b(repr(meaning).encode(), digest_size=8).hexdigest()
