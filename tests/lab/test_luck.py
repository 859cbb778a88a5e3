"""The campaign about luck: sums that hold, figures that repeat, and a file to go on from."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotek.kernel.account import KINDS
from ludotek.kernel.errors import LudotekError
from ludotek.lab.luck import run
from ludotek.lab.simulate import make_plan


def test_it_goes_on_from_its_file(tmp_path: Path) -> None:
    path = tmp_path / "luck.jsonl"
    options = {"seats": 2, "difficulty": "hard"}
    first = run(make_plan("reckoners", options, "greedy~10", 3, 1), 1, keep=path)
    with path.open("a", encoding="utf-8") as file:
        file.write('{"game": 1, "sta')  # a line that was cut off
    both = run(make_plan("reckoners", options, "greedy~10", 3, 2), 1, keep=path)
    assert both == run(make_plan("reckoners", options, "greedy~10", 3, 2), 1)
    assert (first["games"], both["games"]) == (1, 2)
    assert both["largest_error"] < 1e-9
    total = both["start"]["mean"] + sum(both[kind]["mean"] for kind in KINDS)
    assert total == pytest.approx(both["result"]["mean"], abs=1e-3)
    with pytest.raises(LudotekError, match="other games"):
        run(make_plan("reckoners", options, "greedy~20", 3, 2), 1, keep=path)
