"""Every refusal of table, house and server can be said in every language."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludotek.kernel.phrase import Phrase
from ludotek.table.refusal import Code
from ludotek.text import languages, say

SRC = Path(__file__).parents[2] / "src" / "ludotek"
REFUSAL = re.compile(r"Code\.([A-Z_]+)(?:,\s*\{([^}]*)\})?")
STATUS = {Code.WAITING, Code.PAUSED, Code.OVER, Code.CLOSED}  # the table refuses with its status
CARRIED = {Code.ILLEGAL, Code.NO_UNDO}  # these bring a phrase of the game


def slots_in_source() -> dict[Code, set[str]]:
    """The codes that are used, each with the slots that it is given."""
    found: dict[Code, set[str]] = {code: set() for code in STATUS}
    for room in ("table", "house", "pocket", "server"):
        for path in (SRC / room).rglob("*.py"):
            for name, slots in REFUSAL.findall(path.read_text(encoding="utf-8")):
                found.setdefault(Code[name], set()).update(re.findall(r'"([a-z]+)":', slots))
    return found


SLOTS = slots_in_source()


def test_every_code_is_used() -> None:
    assert set(SLOTS) == set(Code)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("code", [code for code in Code if code not in CARRIED])
def test_a_refusal_can_be_said(code: Code, lang: str) -> None:
    text = say("twenty_strong", Phrase(f"table-{code}", dict.fromkeys(SLOTS.get(code, ()), 3)), lang)
    assert len(text) > 10
    assert "{" not in text
