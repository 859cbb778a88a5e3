"""Show me: for each clause that can be seen happening, a short piece of a real game in which it does.

A piece is kept as a seed, options and answers, and is played again by the engine; pieces of the same game share them.
`lab/showing.py` finds them by simulation.
"""

from __future__ import annotations

from typing import Any

# Why a clause is not shown; the list is closed.
DEFINITION = "definition"  # it says what a word means, or what there is
SETTING_UP = "setting-up"  # it is about how the table is set up, and seen in every opening position
NOTHING_HAPPENS = "nothing-happens"  # it says what does not happen
FINE_POINT = "fine-point"  # it settles an order or a limit within something else, too fine to be seen
NOT_IN_THE_BOX = "not-in-the-box"  # none of the cards and modes that are shipped needs it
BESIDE_THE_BOARD = "beside-the-board"  # it is chosen or said beside the board, such as conceding
RARE = "rare"  # thousands of games go by without it
REASONS = [DEFINITION, SETTING_UP, NOTHING_HAPPENS, FINE_POINT, NOT_IN_THE_BOX, BESIDE_THE_BOARD, RARE]


class Piece:
    """Of a game with this seed and these options: the answers up to its end; it is seen from `start` on, by `seat`."""

    def __init__(
        self, options: dict[str, Any], seed: int, answers: list[tuple[int, int]], start: int, seat: int
    ) -> None:
        self.options = options
        self.seed = seed
        self.answers = answers
        self.start = start
        self.seat = seat


class Showing:
    """What a game shows, from its file, and what it says about the rest.

    `facts`: a clause that no event cites is seen in this fact, "name" or "name thing" (the thing that it is about, or a
    word of the card behind it). `along`: a clause that is seen along with another. `unshown`: the reason why not.
    """

    def __init__(
        self, data: dict[str, Any], facts: dict[str, str], along: dict[str, str], unshown: dict[str, str]
    ) -> None:
        self.data = data
        self.facts = facts
        self.along = along
        self.unshown = unshown

    def shows(self, clause: str) -> bool:
        return self.along.get(clause, clause) in self.data.get("clauses", {})

    def piece(self, clause: str) -> Piece:
        place, start, end, seat = self.data["clauses"][self.along.get(clause, clause)]
        game = self.data["games"][place]
        return Piece(game["options"], game["seed"], read_answers(game["answers"])[:end], start, seat)


def read_answers(text: str) -> list[tuple[int, int]]:
    """Written "0:17 1:3": which seat, which answer."""
    found: list[tuple[int, int]] = []
    for word in text.split():
        seat, _, action = word.partition(":")
        found.append((int(seat), int(action)))
    return found


def write_answers(answers: list[tuple[int, int]]) -> str:
    return " ".join(f"{seat}:{action}" for seat, action in answers)
