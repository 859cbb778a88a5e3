"""The numbers of an observation, read by their names from the typed view: slowly, and from nothing else.

The engine writes observations without making a view. That it tells exactly what the view shows is proved by comparing
the two (`ludotek prove envs`); so the names are the definition of the numbers:

    turn                         the number there; yes is 1, no and nothing are 0
    sides[me+1].animals[2]       the third Animal of the side after the own one
    moment=main                  1 if that is it
    support#ox                   how often it is there; of things that have a count, as many as they are
    support#                     how many there are
    animals[0].card@card         which one of its kind, from 1; 0 is none
    asked.name=MainPhase         of the question to the seat, not of the view
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from msgspec import Struct

from ludotek.kernel.encoder import STEPS, Encoder
from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.row import MOST
from ludotek.kernel.step import Simultaneous

PART = re.compile(r"(\w+)((?:\[[^]]+\])*)")
NAME = re.compile(r"([\w.\[\]+]+)(?:([=#@])(.*))?")
ME = re.compile(r"me(?:\+(\d+))?")


@cache
def parsed(name: str) -> tuple[list[tuple[str, list[str]]], str, str]:
    """A path, what is asked of the thing there (=, #, @ or nothing), and its argument."""
    found = NAME.fullmatch(name)
    assert found is not None, name
    parts = [PART.fullmatch(part) for part in found[1].split(".")]
    path = [(part[1], re.findall(r"\[([^]]+)\]", part[2])) for part in parts if part is not None]
    return path, found[2] or "", found[3] or ""


class Reading:
    """What one seat is shown of one position."""

    def __init__(self, encoder: Encoder, view: Any, asked: dict[str, Any]) -> None:
        self.encoder = encoder
        self.view = view
        self.asked = asked

    def numbers(self) -> list[int]:
        return [min(MOST, max(0, self.number(name))) for name in self.encoder.names]

    def number(self, name: str) -> int:
        path, question, argument = parsed(name)
        there = self.at(path)
        if question == "=":
            return int(there is not None and there == self.meant(argument))
        if question == "#":
            return self.count(there or [], argument)
        if question == "@":
            return (
                0
                if there is None
                else 1 + (there if isinstance(there, int) else self.encoder.kinds[argument].index(there))
            )
        return 0 if there is None else int(there)

    def at(self, path: list[tuple[str, list[str]]]) -> Any:
        there: Any = {"asked": self.asked} if path[0][0] == "asked" else self.view
        for field, indices in path:
            there = there.get(field) if isinstance(there, dict) else getattr(there, field)
            for index in indices:
                there = self.one_of(there, field, index)
            if there is None:
                return None
        return there

    def one_of(self, things: list[Any] | None, field: str, index: str) -> Any:
        if things is None:
            return None
        place = self.placed(index, len(things), field) if index.startswith("me") else int(index)
        return things[place] if place < len(things) else None

    def placed(self, index: str, count: int, field: str) -> int:
        """A place in a list that begins with the seat's own."""
        found = ME.fullmatch(index)
        assert found is not None
        own = self.at(parsed(self.encoder.places[field])[0])
        return int(own + int(found[1] or 0)) % count

    def meant(self, argument: str) -> object:
        """A word, or a seat counted from the own one."""
        if not ME.fullmatch(argument):
            return argument
        field = next(iter(self.encoder.places))
        return self.placed(argument, len(getattr(self.view, field)), field)

    def count(self, things: list[Any], argument: str) -> int:
        if not argument:
            return len(things)
        wanted = [str(self.meant(part)) for part in argument.split(":")]
        return sum(
            getattr(each, "count", 1) if isinstance(each, Struct) else 1 for each in things if known_as(each) == wanted
        )


def known_as(thing: Any) -> list[str]:
    """A record is known by its id, or else by all that it says but how many there are."""
    if not isinstance(thing, Struct):
        return [str(thing)]
    if hasattr(thing, "id"):
        return [thing.id]
    values = [getattr(thing, field) for field in thing.__struct_fields__ if field != "count"]
    return ["+".join(value) if isinstance(value, list) else str(value) for value in values]


def read(encoder: Encoder, game: Any, match: Match, seat: int) -> list[int]:
    """The whole observation of a seat."""
    return Reading(encoder, game.sight(match, seat), question_to(game, match, seat)).numbers()


def question_to(game: Any, match: Match, seat: int) -> dict[str, Any]:
    """What a person at this seat is told about the question: nothing, if it is not asked."""
    question = match.question
    if question is None or seat not in match.actors():
        return {}
    things = question.things(match)
    steps = question.steps[:STEPS] if isinstance(question, Simultaneous) else []
    return {
        "name": question.name,
        "card": card_in(question.prompt(match)),
        "steps": [{"card": named(step.things(match).get("card", ""))} for step in steps],
        "attacker": place_of(things.get("attacker", ""), game.sight(match, seat)),
    }


def card_in(prompt: Phrase) -> str | None:
    """The card whose text asks."""
    card = prompt.slots.get("card")
    return named(card.key.replace("-", " ", 1)) if isinstance(card, Phrase) else None


def named(thing: str) -> str | None:
    noun, _, name = thing.partition(" ")
    return name if noun == "card" and name else None


def place_of(attacker: str, view: Any) -> int | None:
    """Where an Animal stands among those of its side."""
    uid = attacker.partition(" ")[2]
    places = [i for side in getattr(view, "sides", []) for i, each in enumerate(side.animals) if str(each.uid) == uid]
    return places[0] if places else None
