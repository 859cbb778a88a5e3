"""Where output goes: a console that keeps to the width, and to no colour where none is wanted."""

from __future__ import annotations

import codecs
import json
import os
import re
import shutil
import sys
import unicodedata
from io import TextIOBase
from typing import IO, Any, cast

from rich import _wrap
from rich.console import Console
from rich.text import Text
from rich.theme import Theme

NARROW = 80

# rich has no setting for it: a no-break space, as French has before its colons, does not end a word.
_wrap.re_word = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")

STYLES = Theme(
    {
        "rule": "dim cyan",
        "heading": "bold",
        "faint": "dim",
        "lit": "bold reverse",
        "good": "bold green",
        "bad": "bold red",
        "number": "bold cyan",
        "enemy": "bold",
        "flavour": "italic dim",
    }
)


def make_console(colour: bool = True) -> Console:
    """Standard output; no colour if it is not a terminal, if NO_COLOR is set, or on request."""
    wanted = colour and sys.stdout.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"
    return Console(
        file=None if wanted else cast(IO[str], Trimmed(sys.stdout)),
        theme=STYLES,
        no_color=not wanted,
        color_system="auto" if wanted else None,
        width=None if sys.stdout.isatty() else width(),  # a terminal may change its size
        highlight=False,
        emoji=False,
        markup=False,
        soft_wrap=False,
    )


def ink(text: str, style: str) -> Text:
    """A text in a style that what is appended to it does not take over."""
    return Text().append(text, style)


class Trimmed(TextIOBase):
    """Plain output without the blanks that fill up lines."""

    def __init__(self, out: IO[str]) -> None:
        self.out = out

    def write(self, text: str) -> int:
        return self.out.write(re.sub(" +\n", "\n", text))

    def flush(self) -> None:
        self.out.flush()

    def isatty(self) -> bool:
        return self.out.isatty()

    def fileno(self) -> int:
        return self.out.fileno()

    @property
    def encoding(self) -> str:  # type: ignore[override]
        return getattr(self.out, "encoding", None) or "utf-8"


PLAINLY = "ludotek-plainly"  # how letters are written that a terminal cannot show
STAND_INS = {"’": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "–": "-", "−": "-", "·": "-", "…": "..."}


def plainly(problem: UnicodeError) -> tuple[str, int]:
    """A sign that stands for it, a letter without its accent, or a question mark: nothing stops a game."""
    assert isinstance(problem, UnicodeEncodeError)
    shown: list[str] = []
    for letter in problem.object[problem.start : problem.end]:
        base = unicodedata.normalize("NFKD", letter)[0]
        shown.append(STAND_INS.get(letter, base if base.isascii() else "?"))
    return "".join(shown), problem.end


codecs.register_error(PLAINLY, plainly)


def width() -> int:
    """COLUMNS, or 80; never so narrow that nothing fits."""
    return max(40, shutil.get_terminal_size((NARROW, 24)).columns)


def print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))
