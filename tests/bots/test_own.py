"""Players of one's own: entered by a program or by the environment, and named wherever the house's are."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludotek import registry
from ludotek.bots import Bot, enter, is_player, make_bot, own, read_players
from ludotek.bots.slipping import Slipping
from ludotek.bots.uniform import Random
from ludotek.house.seatings import bot_named
from ludotek.kernel.chance import FastChance
from ludotek.kernel.errors import LudotekError, UnknownName
from ludotek.kernel.match import Match
from ludotek.table.refusal import TableRefusal
from ludotek.table.seating import read_seating

GAME = registry.find("untamed")
SOURCE = """
from ludotek.bots import Bot


class Last(Bot):
    def think(self, copy, seat):
        return copy.options(seat)[-1]
"""


class First(Bot):
    def think(self, copy: Match, seat: int) -> int:
        return copy.options(seat)[0]


@pytest.fixture(autouse=True)
def nobody_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own, "_entered", {})


def test_a_player_that_was_entered_is_one_like_any_other() -> None:
    assert not is_player("first")
    enter("first", First)
    assert read_players("first,greedy", 2) == ["first", "greedy"]
    assert isinstance(make_bot("first", GAME, FastChance(1)), First)
    assert read_seating("human,first", 2) == ["human", "first"]


def test_its_slips_are_random_answers() -> None:
    enter("first", First)
    bot = make_bot("first~30", GAME, FastChance(1))
    assert isinstance(bot, Slipping) and isinstance(bot.bot, First) and isinstance(bot.weaker, Random)
    with pytest.raises(LudotekError, match="only search takes an amount"):
        make_bot("first:64", GAME, FastChance(1))


@pytest.mark.parametrize("name", ["greedy", "expert", "First", "a,b", "a:b", ""])
def test_a_name_that_cannot_be_typed_or_is_taken_is_refused(name: str) -> None:
    enter(name, First)
    with pytest.raises(LudotekError, match="cannot be called"):
        read_players("random", 1)


def test_nobody_at_a_server_asks_for_one() -> None:
    enter("first", First)
    with pytest.raises(TableRefusal):
        bot_named("first")


@pytest.mark.parametrize(
    ("place", "problem"),
    [
        ("no_such_module:First", "No module named 'no_such_module'"),
        ("pathlib:Path", "must name a Bot"),
        ("pathlib", "must name a Bot"),
        ("", "must name a Bot"),
    ],
)
def test_a_mistake_in_the_environment_is_explained(monkeypatch: pytest.MonkeyPatch, place: str, problem: str) -> None:
    monkeypatch.setenv(own.VARIABLE, f"mine={place}")
    with pytest.raises(LudotekError, match=f"player mine: .*{problem}"):
        make_bot("mine", GAME, FastChance(1))
    with pytest.raises(UnknownName, match="mine"):
        make_bot("yours", GAME, FastChance(1))


def test_commands_and_their_other_processes_find_it(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(SOURCE, encoding="utf-8")
    where = {"PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path]), own.VARIABLE: "last=mine:Last"}
    done = subprocess.run(
        [sys.executable, "-m", "ludotek", "sim", "untamed", "-n", "4", "--players", "last,random", "--jobs", "2"],
        env=os.environ | where, capture_output=True, text=True, timeout=120,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert "player 1 (last)" in done.stdout
