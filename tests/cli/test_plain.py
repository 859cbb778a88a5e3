"""The plain screen draws any game from its view, also one that has a screen of its own."""

from __future__ import annotations

import pytest

from ludotek import api, registry
from ludotek.cli.output import make_console
from ludotek.cli.plain import UNSAID, PlainScreen
from ludotek.cli.words import Words
from ludotek.table.session import Session

ANSWERS = 15


@pytest.mark.parametrize("name", list(registry.HOUSE))
@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_any_game_can_be_drawn_plainly(capsys: pytest.CaptureFixture[str], name: str, lang: str) -> None:
    session = Session.new(api.game(name), 1, "human")
    console = make_console()
    screen, words = PlainScreen(session, console), Words(lang, session.match.game.rules.package)
    for _ in range(ANSWERS):
        seat = session.asked()[0]
        decision = session.decision(seat)
        assert decision is not None
        menu = screen.menu(words, decision, seat)
        assert len(menu.items) == len(decision.options)
        console.print(screen.draw(words, decision, True, seat))
        session.answer(seat, menu.items[0].option.action)
    session.concede(0)
    drawn = capsys.readouterr().out
    assert words(f"game-{name}") in drawn
    assert words("screen-story") in drawn


@pytest.mark.parametrize("name", list(registry.HOUSE))
def test_at_the_end_the_table_is_shown_once(capsys: pytest.CaptureFixture[str], name: str) -> None:
    session = Session.new(api.game(name), 1, "human")
    console = make_console()
    screen, words = PlainScreen(session, console), Words("en", session.match.game.rules.package)
    session.concede(0)
    console.print(screen.draw(words, None, True, 0))
    before = capsys.readouterr().out.splitlines()
    console.print(screen.ending(words))
    ending = capsys.readouterr().out.splitlines()
    assert len(ending) > len(session.match.view()) - len(UNSAID)
    assert {line for line in before if line.strip()} & set(ending) == set()
