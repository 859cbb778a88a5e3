"""Recorded games: one for each way a game can end, each boss, hero and deck shape; every one replays to its digests."""

import json
from pathlib import Path

import pytest

from ludotek.kernel.record import read_record
from ludotek.kernel.replay import verify
from ludotek.registry import find

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.jsonl"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_plays_again(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    play = verify(find(record.header.game), record)
    assert play.match.outcome is not None
    ending = json.loads(path.read_text(encoding="utf-8").splitlines()[-1])["end"]
    assert play.match.outcome.to_data() == ending


def test_every_way_to_end_is_recorded() -> None:
    names = {path.stem for path in RECORDS}
    wanted = {
        "win-by-choice",
        "win-when-all-stacks-are-empty",
        "loss-to-damage",
        "loss-to-an-effect",
        "loss-to-the-boss",
    }
    assert wanted <= names, f"missing: {sorted(wanted - names)}"
