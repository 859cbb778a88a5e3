"""Going back across dice and hidden cards in the terminal: asked first, marked afterwards, also from the end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from ludotek import api
from ludotek.cli.output import make_console
from ludotek.cli.saves import Keeper
from ludotek.cli.screens import screen_of
from ludotek.cli.shell import Shell
from ludotek.cli.words import Words
from ludotek.kernel.step import DONE
from ludotek.table.session import Session

PLAY = ("play", "twenty-strong", "--seed", "4", "--hero", "sergeant-marrow")


def test_a_roll_goes_back_only_anyway_and_result_and_verify_say_so(cli, home: Path) -> None:
    done = cli(*PLAY, typed=[1, 1, 0, "undo", "undo anyway", "concede anyway"])
    told = " ".join(done.out.split())
    assert "Dice have been rolled or cards shuffled since. You can still “undo anyway”:" in told
    assert "Undone past dice or hidden cards, back to before:" in told
    assert "This game was rewound past dice or hidden cards once." in told
    (record,) = (home / "records").iterdir()
    assert "This game was rewound past dice or hidden cards once." in cli("verify", record).out
    assert json.loads(cli("verify", record, "--json").out)["rewound"] == 1


def test_after_the_end_one_may_go_back_once_more(monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    session = Session.new(api.game("twenty-strong"), 1)
    while not session.match.over:
        options = session.match.actions(0)
        session.answer(0, DONE if DONE in options else options[-1])
    console = make_console(False)
    words = Words("en", "twenty_strong")
    shell = Shell(
        session, screen_of(session.match.game.rules)(session, console), console, words, Keeper("twenty-strong")
    )
    shell.live = True
    typed = iter(["undo anyway", "quit"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(typed))
    shell.run()
    assert not session.match.over
    assert session.match.rewound == 1
