"""A pack, measured in a few seconds."""

from __future__ import annotations

from typing import Any

import pytest

from ludotek.lab import measure as measuring
from ludotek.lab.measure import Found, measure
from ludotek.packs.pack import Pack, pack_of
from ludotek.testing.twenty_strong import boss, card, deck, hero, node, single_use


def pack(**more: Any) -> Pack:
    cards = [card("wolf"), card("bear", reward=single_use(node("recover", n=3))), card("ogre", health=30, damage=9)]
    return pack_of(
        deck(*cards, heroes=[hero("scout")], bosses=[boss("winter", health=4)], **more) | {"id": "north"}, ""
    )


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "GAMES", 40)


def measured(rungs: list[Any] | None = None, card: str = "") -> Found:
    return measure(pack(ladder=[{"stat": "health", "by": -2}]), rungs or [], card)


@pytest.mark.usefixtures("few")
def test_how_often_it_is_won_stands_beside_what_is_aimed_at() -> None:
    found = measured()
    assert [rung for rung, _ in found.rungs] == [-1, 0]
    for _, figure in found.rungs:
        assert figure.n == 40 and figure.low <= figure.value <= figure.high
        assert figure.target is not None
    assert [rung for rung, _ in measured([0, 1]).rungs] == [0, 1]


@pytest.mark.usefixtures("few")
def test_it_is_the_same_every_time() -> None:
    assert measured()._replace(seconds=0.0) == measured()._replace(seconds=0.0)


@pytest.mark.usefixtures("few")
def test_what_nobody_can_do_is_told() -> None:
    never = {(each.card, each.deed) for each in measured().deeds if each.never}
    assert ("ogre", "defeat") in never
    assert ("wolf", "defeat") not in never


@pytest.mark.usefixtures("few")
def test_the_same_games_are_played_without_a_card() -> None:
    without = measured(card="ogre").without
    assert without is not None and without.rate.n == without.change.n == 40
    assert without.change.value > 0.2
    assert measured(card="winter").without is None  # its only boss


@pytest.mark.usefixtures("few")
def test_it_tells_how_much_is_done() -> None:
    told: list[float] = []
    measure(pack(), [0], "", told.append)
    assert told == sorted(told) and 0.0 <= told[0] < told[-1] <= 1.0


def test_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(measuring, "SECONDS", 1e-9)
    assert {figure.n for _, figure in measured().rungs} == {measuring.FEWEST}
