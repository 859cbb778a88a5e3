"""The end of a game in the terminal: the facts of the page, in a few lines."""

from __future__ import annotations

import random
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from ludotek import api
from ludotek.cli.chronicle import figure, told
from ludotek.cli.output import STYLES
from ludotek.cli.words import Words
from ludotek.kernel.chronicle import Figure
from ludotek.table.places import places
from ludotek.table.session import Session

GAMES: list[tuple[str, str, dict[str, Any]]] = [
    ("twenty-strong", "human", {}),
    ("untamed", "human,greedy,greedy", {"mode": "survival", "seats": 3}),
    ("reckoners", "human,human", {}),
]


def ended(game: str, players: str, **options: Any) -> Session:
    session = Session.new(api.game(game), 5, players, **options)
    chance = random.Random(5)
    while not session.match.over:
        if not session.bot_answers():
            seat = session.asked()[0]
            session.answer(seat, chance.choice(session.match.actions(seat)))
    return session


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize(("game", "players", "options"), GAMES, ids=[game for game, *_ in GAMES])
def test_the_facts_fit_a_terminal(game: str, players: str, options: dict[str, Any], lang: str) -> None:
    session = ended(game, players, **options)
    words = Words(lang, session.match.game.rules.package)
    out = Console(file=StringIO(), width=80, theme=STYLES)
    for line in told(words, session, lambda words, seat: words("shell-seat", n=seat + 1)):
        out.print(line)
    shown = out.file.getvalue()  # type: ignore[attr-defined]
    assert len(shown.splitlines()) < 24
    if options:
        assert all(f"{place}. {words('shell-seat', n=n)}" in shown for place, n in ranked(session))


def ranked(session: Session) -> list[tuple[int, int]]:
    return [(place, seat + 1) for seat, place in places(session).items()]


@pytest.mark.parametrize(
    ("lang", "number", "said"),
    [
        ("en", Figure("rounds", 1), "1 round"),
        ("en", Figure("rounds", 2), "2 rounds"),
        ("de", Figure("epics", 1), "1 Besiegter Epic"),
        ("fr", Figure("epics", 0), "0 Épique Vaincu"),
        ("en", Figure("population", 1, 40), "1/40 Population left"),
    ],
)
def test_a_number_of_one_is_counted_as_one(lang: str, number: Figure, said: str) -> None:
    assert figure(Words(lang, "reckoners"), number) == said
