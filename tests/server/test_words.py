"""Every refusal of table and server can be said in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludotek.kernel.phrase import Phrase
from ludotek.text import languages, say

SRC = Path(__file__).parents[2] / "src" / "ludotek"
REFUSAL = re.compile(r'TableRefusal\(\s*"([a-z-]+)"(?:,\s*\{([^}]*)\})?')
STATUS = ["waiting", "paused", "over", "closed"]  # refused with as they are
CARRIED = {"illegal", "no-undo"}  # these bring a phrase of the game


def refusals() -> dict[str, set[str]]:
    """The codes in the source, each with the slots that it is given."""
    found: dict[str, set[str]] = {code: set() for code in STATUS}
    for room in ("table", "server"):
        for path in (SRC / room).rglob("*.py"):
            for code, slots in REFUSAL.findall(path.read_text(encoding="utf-8")):
                found.setdefault(code, set()).update(re.findall(r'"([a-z]+)":', slots))
    return {code: slots for code, slots in found.items() if code not in CARRIED}


def test_there_are_refusals_to_say() -> None:
    assert len(refusals()) > 30


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(("code", "slots"), sorted(refusals().items()))
def test_a_refusal_can_be_said(code: str, slots: set[str], lang: str) -> None:
    text = say("twenty_strong", Phrase(f"table-{code}", dict.fromkeys(slots, 3)), lang)
    assert len(text) > 10
    assert "{" not in text
