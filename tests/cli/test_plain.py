"""The plain screen draws any game from its view, also one that has a screen of its own."""

from __future__ import annotations

import pytest

from ludotek import api, registry
from ludotek.cli.output import make_console
from ludotek.cli.plain import PlainScreen
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
    console.print(screen.ending(words))
    drawn = capsys.readouterr().out
    assert words(f"game-{name}") in drawn
    assert words("screen-story") in drawn
