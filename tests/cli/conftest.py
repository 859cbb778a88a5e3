"""Running the command line inside the test: what it prints, and its exit code."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest

from ludotek.cli.app import run

sys.path.insert(0, str(Path(__file__).parent))  # positions live beside their tests
sys.path.insert(0, str(Path(__file__).parents[1] / "table"))  # and so does a game that is played together


class Done:
    """What a command did."""

    def __init__(self, code: int, out: str, err: str) -> None:
        self.code = code
        self.out = out
        self.err = err

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


class Typed(io.TextIOBase):
    """A standard input whose lines are thought up while they are read."""

    def __init__(self, lines: Iterable[object]) -> None:
        self.lines: Iterator[object] = iter(lines)
        self.read_so_far = 0

    def readline(self, size: int | None = -1, /) -> str:  # type: ignore[override]
        line = next(self.lines, None)
        self.read_so_far += 1
        return "" if line is None else f"{line}\n"

    def isatty(self) -> bool:
        return False


Cli = Callable[..., Done]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A data directory of one's own, a terminal of 80 columns, and no language from outside."""
    data = tmp_path / "data"
    monkeypatch.setenv("LUDOTEK_DATA", str(data))
    monkeypatch.setenv("COLUMNS", "80")
    for name in ("LUDOTEK_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    return data


@pytest.fixture
def cli(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Cli:
    def command(*arguments: object, typed: Iterable[object] = ()) -> Done:
        monkeypatch.setattr(sys, "stdin", Typed(typed))
        code = run([str(each) for each in arguments])
        out, err = capsys.readouterr()
        return Done(code, out, err)

    return command


@pytest.fixture
def types(monkeypatch: pytest.MonkeyPatch) -> Callable[[Iterable[object]], None]:
    """Whatever reads from standard input now reads these lines."""
    return lambda lines: monkeypatch.setattr(sys, "stdin", Typed(lines))
