"""From a small phone to a large desktop: every control and every own thing can be reached, none lies over another, and all
words can be read.

In German, whose words are the longest, and the fullest table in French too. A game adds the questions at which it is looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from company import Company
from hosting import Served
from playwright.sync_api import expect
from prepared import asked
from profiles import Profiles
from tables import TABLES
from verbs import MINE, Person

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
# The questions of each game at which one looks.
LOOKS = {
    "twenty-strong": ["ActivateCard", "Commit", "Apply", "Repeat"],
    "untamed": ["Mulligan", "MainPhase"],
    "reckoners": ["Acquire", "PlaceFigure", "RollDice", "UseDice"],
}
FULL = ("reckoners", ["me", *["greedy"] * 5])  # seven districts, six Reckoners
LOOKED_AT = [*((*table, "de-DE") for table in [*TABLES[:2], FULL]), (*FULL, "fr-FR")]
LEAST = 0.3  # of a thing lies under nothing else
LETTERS = 12  # pixels on the screen, at least
ON_BOARD = {"twenty-strong": LETTERS, "untamed": LETTERS, "reckoners": LETTERS}


def out_of_reach(person: Person, game: str, sizes: Iterable[str] = SIZES) -> list[str]:
    """In these sizes of the screen: what cannot be reached, or lies under something."""
    found: list[str] = []
    for name in sizes:
        person.resize(*SIZES[name])
        found += [f"{name}: {problem}" for problem in person.page.evaluate(REACH, LEAST)]
        found += [f"{name}: {problem}" for problem in person.page.evaluate(SMALL, [LETTERS, ON_BOARD[game]])]
    return found


@pytest.mark.parametrize(("game", "seats", "lang"), LOOKED_AT)
def test_everything_can_be_reached_in_every_size(
    come: Come, server: Served, game: str, seats: list[str], lang: str
) -> None:
    ann = come(lang=lang, has_touch=True)
    options = {"seats": len(seats)} if game == FULL[0] else {}
    for question in LOOKS[game]:
        ann.sit_at(asked(server, game, question, *seats, **options))
        assert ann.asked()
        assert ann.tell(f"{MINE}.name") == question
        problems = out_of_reach(ann, game)
        assert not problems, "\n".join([question, *problems])


def test_bots_that_wait_leave_room_for_the_answers(profiles: Profiles, tmp_path: Path) -> None:
    """Where all act at once, they can be told to go on: one more button, for as long as they think."""
    patient = Served(tmp_path, bot_pause=3)
    patient.start()
    company = Company(profiles, patient.address)
    try:
        ann = company.come(lang="fr-FR", has_touch=True)
        ann.sit_at(asked(patient, "reckoners", "RollDice", *FULL[1], seats=len(FULL[1])))
        assert ann.asked()
        # The first bot has acted, the others still wait.
        expect(ann.button("Revoir ce que les autres ont fait")).to_be_visible()
        ann.until("ear.state.table.seats.filter((each) => each.asked).length > 2")
        problems = out_of_reach(ann, "reckoners", ["phone on its side", "200 %"])
        expect(ann.button("Faire jouer les robots")).to_be_visible()
        assert not problems, "\n".join(problems)
    finally:
        patient.kill()
        company.expect("WebSocket connection")
        company.leave()
