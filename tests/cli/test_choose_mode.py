"""Choosing mode and company at a terminal: by numbers, or by empty lines; what does not fit is asked again."""

from __future__ import annotations

import builtins
from collections.abc import Callable, Iterator

import pytest

from ludotek import api
from ludotek.cli.choose_mode import choose_company
from ludotek.cli.output import make_console
from ludotek.cli.shell import Shell
from ludotek.cli.words import Words

GAME = api.game("untamed")
Typing = Callable[..., None]


@pytest.fixture(params=["en", "fr", "de"])
def words(request: pytest.FixtureRequest) -> Words:
    return Words(request.param, "untamed")


@pytest.fixture
def typing(monkeypatch: pytest.MonkeyPatch) -> Typing:
    def type_lines(*lines: str) -> None:
        left: Iterator[str] = iter(lines)

        def answer(prompt: str = "") -> str:
            try:
                return next(left)
            except StopIteration:
                raise EOFError from None

        monkeypatch.setattr(builtins, "input", answer)

    return type_lines


@pytest.mark.parametrize(
    ("lines", "options", "players"),
    [
        (["", ""], {"mode": "duel"}, None),
        (["1", "2"], {"mode": "duel"}, "human"),
        (["2", "", "1"], {"mode": "hunter", "seats": 3}, None),
        (["2", "6", "2"], {"mode": "hunter", "seats": 6}, "human"),
        (["9", "x", "5", "5", "6", "3", "2"], {"mode": "hydra", "seats": 6}, "human"),
        (["6", "1"], {"mode": "manticore"}, None),  # for four players and no others
    ],
)
def test_choosing(words: Words, typing: Typing, lines: list[str], options: object, players: str | None) -> None:
    typing(*lines)
    chosen: dict[str, object] = {}
    assert choose_company(make_console(), words, GAME, chosen) == players
    assert chosen == options


def test_the_modes_are_shown_with_their_players(words: Words, typing: Typing, capsys) -> None:
    typing("1", "1")
    choose_company(make_console(), words, GAME, {})
    shown = capsys.readouterr().out
    assert words("mode-survival") in shown
    assert "3, 4, 5, 6" in shown


def test_the_end_of_input_is_an_interruption(words: Words, typing: Typing) -> None:
    typing("1")
    with pytest.raises(KeyboardInterrupt):
        choose_company(make_console(), words, GAME, {})


@pytest.mark.parametrize(("given", "seats"), [((), 5), (("--mode", "duel"), 2), (("--players", "human,human"), 2)])
def test_only_who_gave_nothing_is_asked(
    cli, typing: Typing, monkeypatch: pytest.MonkeyPatch, given: tuple[str, ...], seats: int
) -> None:
    """First whether to be guided, then the mode, the seats and who plays."""
    begun: list[Shell] = []
    monkeypatch.setattr("ludotek.cli.play.can_ask", lambda console: True)
    monkeypatch.setattr(Shell, "run", lambda shell: begun.append(shell))
    typing("2", "2", "5", "2")
    assert cli("play", "untamed", *given).code == 0
    assert begun[0].session.match.seats == seats
