"""Many settings of one game give the same games whatever the number of processes."""

from __future__ import annotations

import pytest

from ludotek.kernel.errors import LudotekError
from ludotek.lab.balance import play_settings

SETTINGS = [
    {"draft": "chosen", "factions": f"{mine}/panda+rabbit+tiger"} for mine in ("fox+rat+rhino", "fox+rat+raccoon")
]


def test_each_setting_is_played_so_often_and_always_alike() -> None:
    heard: list[int] = []
    once = play_settings("untamed", SETTINGS, "random", 1, 3, jobs=1, progress=heard.append)
    assert [len(played) for played in once] == [3, 3]
    assert [played[0].facts["faction"][0] for played in once] == ["fox+rat+rhino", "fox+rat+raccoon"]
    assert heard == [1, 2, 3, 4, 5, 6]
    assert play_settings("untamed", SETTINGS, "random", 1, 3, jobs=2) == once
    assert play_settings("untamed", SETTINGS, "random", 2, 3) != once


def test_settings_have_seeds_of_their_own() -> None:
    first, second = play_settings("untamed", SETTINGS[:1] * 2, "random", 1, 2)
    assert first != second


def test_a_bad_setting_is_refused() -> None:
    with pytest.raises(LudotekError, match="factions"):
        play_settings("untamed", [{"factions": "fox"}], "random", 1, 1)
