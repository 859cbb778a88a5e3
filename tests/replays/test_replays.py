"""Recorded games: one for each way a game can end, each boss, hero and deck shape, each mode and number of players; every
one replays to its digests, with the content that it was played with."""

import json
from pathlib import Path
from typing import Any

import pytest

from ludotek.games.reckoners.rules.components import DIFFICULTIES, FEWEST, MOST
from ludotek.games.untamed.rules.modes import MODES, SEATS_OF
from ludotek.kernel.record import read_record
from ludotek.kernel.replay import verify
from ludotek.registry import find

HERE = Path(__file__).parent
RECORDS = sorted(HERE.glob("*/*.jsonl"))


def ending(path: Path) -> dict[str, Any]:
    end: dict[str, Any] = json.loads(path.read_text(encoding="utf-8").splitlines()[-1])["end"]
    return end


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_a_recorded_game_plays_again(path: Path) -> None:
    record = read_record(path.read_text(encoding="utf-8"))
    play = verify(find(record.header.game, record.header.rules), record)
    assert play.match.outcome is not None
    assert play.match.outcome.to_data() == ending(path)


def test_every_way_to_end_20_strong_is_recorded() -> None:
    names = {path.stem for path in RECORDS if path.parent.name == "twenty_strong"}
    wanted = {
        "win-by-choice",
        "win-when-all-stacks-are-empty",
        "loss-to-damage",
        "loss-to-an-effect",
        "loss-to-the-boss",
    }
    assert wanted <= names, f"missing: {sorted(wanted - names)}"


def test_every_mode_number_of_players_and_way_to_end_untamed_is_recorded() -> None:
    seats: set[tuple[str, int]] = set()
    ends: set[tuple[str, str]] = set()
    for path in HERE.glob("untamed/*.jsonl"):
        header = read_record(path.read_text(encoding="utf-8")).header
        seats.add((header.options["mode"], header.seats))
        ends.add((header.options["mode"], ending(path)["how"]))
    assert seats == {(mode, n) for mode, numbers in zip(MODES, SEATS_OF, strict=True) for n in numbers}
    assert ends == {(mode, how) for mode in MODES for how in ("strongholds", "empty-deck")} | {("duel", "draw")}


def test_every_number_of_reckoners_and_difficulty_is_recorded_won_and_lost() -> None:
    seats: set[tuple[int, str]] = set()
    difficulties: set[tuple[str, str]] = set()
    sealed = 0
    for path in HERE.glob("reckoners/*.jsonl"):
        header = read_record(path.read_text(encoding="utf-8")).header
        how = ending(path)["how"]
        seats.add((header.seats, how))
        difficulties.add((header.options["difficulty"], how))
        sealed += "commitment" in header.chance
    ends = ("steelheart", "population")
    assert seats == {(n, how) for n in range(FEWEST, MOST + 1) for how in ends}
    assert difficulties == {(difficulty, how) for difficulty in DIFFICULTIES for how in ends}
    assert sealed == 1
