"""From a small phone to a large desktop: every control and every own thing can be reached, none lies over another, and all
words can be read.

In German, whose words are the longest, and the fullest table in French too. A game adds the questions at which it is looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest
from playwright.sync_api import TimeoutError
from tables import TABLES
from verbs import MINE, Person, offered

Come = Callable[..., Person]

REACH = (Path(__file__).parent / "reach.js").read_text(encoding="utf-8")
SMALL = (Path(__file__).parent / "small.js").read_text(encoding="utf-8")
SIZES = {
    "small phone": (320, 568),
    "phone": (390, 844),
    "phone on its side": (844, 390),
    "200 %": (683, 384),
    "iPad": (768, 1024),
    "iPad Air": (820, 1180),
    "iPad on its side": (1024, 768),
    "laptop": (1366, 768),
    "desktop": (1920, 1080),
    "large desktop": (2560, 1440),
}
# The questions of each game at which one looks, in the order in which they come; what is answered on the way to the next.
LOOKS: dict[str, list[tuple[str, list[str]]]] = {
    "twenty-strong": [
        ("ActivateCard", []),
        ("Commit", ["commit"] * 5 + ["done"]),
        ("Apply", ["done"]),
        ("Repeat", []),
    ],
    "untamed": [("Mulligan", []), ("MainPhase", [])],
    "reckoners": [
        ("Acquire", ["done"]),
        ("PlaceFigure", ["place"]),
        ("RollDice", ["done"]),
        ("UseDice", []),
    ],
}
FULL = ("reckoners", ["me", *["greedy"] * 5])  # seven districts, six Reckoners
LOOKED_AT = [*((*table, "de-DE") for table in [*TABLES[:2], FULL]), (*FULL, "fr-FR")]
LEAST = 0.3  # of a thing lies under nothing else
LETTERS = 12  # pixels on the screen, at least
ON_BOARD = {"twenty-strong": LETTERS, "untamed": LETTERS, "reckoners": LETTERS}


def out_of_reach(person: Person, game: str) -> list[str]:
    """In every size of the screen: what cannot be reached, or lies under something."""
    found: list[str] = []
    for name, (width, height) in SIZES.items():
        person.resize(width, height)
        found += [f"{name}: {problem}" for problem in person.page.evaluate(REACH, LEAST)]
        found += [f"{name}: {problem}" for problem in person.page.evaluate(SMALL, [LETTERS, ON_BOARD[game]])]
    return found


def play_to(person: Person, question: str) -> None:
    """Give the others the time to ask it, else play towards it."""
    there = f"{MINE}?.name === {question!r}"
    with suppress(TimeoutError):
        person.until(there, 3)
    while person.asked() and not person.tell(there):
        person.answer()
    assert not person.over


@pytest.mark.parametrize(("game", "seats", "lang"), LOOKED_AT)
def test_everything_can_be_reached_in_every_size(come: Come, game: str, seats: list[str], lang: str) -> None:
    ann = come(lang=lang, has_touch=True)
    ann.sit(game, *seats)
    for question, answers in LOOKS[game]:
        play_to(ann, question)
        problems = out_of_reach(ann, game)
        assert not problems, "\n".join([question, *problems])
        for answer in answers:
            ann.until(offered(answer, question))
            ann.choose(answer)
