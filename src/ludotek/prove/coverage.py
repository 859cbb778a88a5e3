"""Coverage: which clauses, cards and ends came up in games, and which should."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any

from ludotek import registry
from ludotek.kernel.event import Event
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match
from ludotek.kernel.option import DECK
from ludotek.lab.showing import facts_of
from ludotek.prove import corpus


def expected(game: Game) -> Iterator[str]:
    """Every card of every deck, every way in which a frozen game ended, and every clause that can be seen happening."""
    showing = registry.showing(game)
    for _, clauses in game.chapters():
        for clause in clauses:
            if clause not in showing.unshown and clause not in showing.along:
                yield f"{game.name} rule {clause}"
    for content in contents(game):
        for sheet in game.sheets(content):
            yield f"{game.name} card {sheet.id}"
    for how in {frozen["outcome"]["how"] for frozen in corpus.read(game.name, "games")}:
        yield f"{game.name} end {how}"


def contents(game: Game) -> Iterator[dict[str, Any]]:
    """Everything that is shipped with a game."""
    decks = [option for option in game.options() if option.shape == DECK and option.allowed]
    chosen = [{option.name: deck} for option in decks for deck in option.allowed or []]
    for options in chosen or [{}]:
        yield game.content(game.check_options(options))


class Coverage:
    """Which clauses, cards and ends came up in a game."""

    def __init__(self, game: Game, content: dict[str, Any]) -> None:
        self.game = game
        self.seen: Counter[str] = Counter()
        sheets = game.sheets(content)
        self.cards = {sheet.id for sheet in sheets}
        # The sheet of a deck lies there all the time, and nothing that happens names it.
        self.seen.update(f"{game.name} card {sheet.id}" for sheet in sheets if sheet.kind == "deck")
        self.words = {
            f"card {each.id}": {phrase.key for _, text in each.texts for phrase in text.whole()} for each in sheets
        }
        self.facts: dict[str, list[str]] = {}  # the clauses that are seen in a fact
        for clause, fact in registry.showing(game).facts.items():
            self.facts.setdefault(fact, []).append(clause)
        self.telling = {fact.partition(" ")[0] for fact in self.facts}
        self.named: dict[tuple[str, int], str] = {}

    def note(self, match: Match, events: list[Event]) -> None:
        name = self.game.name
        if match.question is not None:
            self.rule(match.question.rule())
            self.seen[f"{name} asks {match.question.name}"] += 1
        for event in events:
            self.rule(event.rule)
            if event.kind.name in self.telling:
                for fact in facts_of(self.game, match, event, self.words):
                    for clause in self.facts.get(fact, ()):
                        self.rule(clause)
            self.card(match, "card", int(event.cause))
            for field, value in zip(event.kind.fields, event.values, strict=False):
                self.card(match, field.noun, value)
        if match.outcome is not None:
            self.rule(match.outcome.rule)
            self.seen[f"{name} end {match.outcome.how}"] += 1

    def rule(self, clause: str) -> None:
        self.seen[f"{self.game.name} rule {clause}"] += 1

    def card(self, match: Match, noun: str, value: int) -> None:
        if value < 0:
            return
        if (noun, value) not in self.named:
            thing = self.game.thing(match, noun, value).rpartition(" ")[2]
            self.named[noun, value] = thing if thing in self.cards else ""
        if self.named[noun, value]:
            self.seen[f"{self.game.name} card {self.named[noun, value]}"] += 1
