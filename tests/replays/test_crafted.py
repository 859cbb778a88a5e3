"""Crafted records: whatever somebody writes into one, reading it ends well or in one clear error."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from ludotek import api
from ludotek.kernel.errors import LudotekError

HERE = Path(__file__).parent
RECORDS = [
    "twenty_strong/loss-to-damage",
    "untamed/duel-by-strongholds",
    "reckoners/2-hard-lost",
    "twenty_strong/win-sealed",
]
ODD: list[Any] = [-1, 0, 1, 7, 255, 2**31, 2**63, 10**30, 1.5, True, None, "", "x", "0" * 16, [], [0], [0, 2**63], {}]
CRAFTED = 60  # of each record


def places(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """The ways to all values inside."""
    inside = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    return [path] * bool(path) + [each for name, value in inside for each in places(value, (*path, name))]


def craft(lines: list[Any], dice: random.Random) -> str:
    """One thing in one line is another, or lines are left out, doubled or exchanged. Content is protected by its hash."""
    crafted: list[Any] = [json.loads(line) for line in lines]
    free = [n for n, line in enumerate(crafted) if "cards" not in line]
    at, other = dice.choice(free), dice.choice(free)
    what = dice.randrange(8)
    if what == 0:
        del crafted[at]
    elif what == 1:
        crafted.insert(at, crafted[other])
    elif what == 2:
        crafted[at], crafted[other] = crafted[other], crafted[at]
    else:
        *way, last = dice.choice(places(crafted[at]))
        inner = crafted[at]
        for name in way:
            inner = inner[name]
        inner[last] = dice.choice(ODD)
    return "".join(json.dumps(line) + "\n" for line in crafted)


@pytest.mark.parametrize("name", RECORDS)
def test_a_crafted_record_is_one_clear_error(name: str) -> None:
    lines = (HERE / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    game = api.game(json.loads(lines[0])["game"])
    dice, refused = random.Random(name), 0
    for _ in range(CRAFTED):
        text = craft(lines, dice)
        try:
            game.verify(text)
        except LudotekError:
            refused += 1
    assert refused > CRAFTED * 3 // 4


@pytest.mark.parametrize("field", ["seat", "action"])
def test_a_number_that_no_rule_can_hold_is_refused(field: str) -> None:
    lines = [json.loads(line) for line in (HERE / f"{RECORDS[1]}.jsonl").read_text(encoding="utf-8").splitlines()]
    next(line for line in lines if "action" in line)[field] = 2**70
    with pytest.raises(LudotekError, match="line 3"):
        api.game("untamed").verify("\n".join(map(json.dumps, lines)))
