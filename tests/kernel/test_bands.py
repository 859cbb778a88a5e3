"""Answers as a table: bands follow one another, and every number is split into its parts and put together again."""

from __future__ import annotations

import pytest

from ludotek.kernel.answers import UNKNOWN, Answers, Part, Player
from ludotek.kernel.bands import Band, Bands
from ludotek.kernel.chance import FastChance
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.match import Match
from ludotek.kernel.step import DONE, FIRST_FREE, ORDER, ORDERS, RESUME


class Animal(Part):
    """One of three, of which one may also be called by its number."""

    def name(self, match: Match, seat: int, value: int) -> str:
        return ["ox", "ox cart", "owl"][value]

    def also(self, match: Match, seat: int) -> dict[str, int]:
        return {"#3": 2}


def find(bands: Bands, action: int, asked: str = "") -> Band:
    band = bands.find(action, asked)
    assert band is not None
    return band


def test_every_game_has_the_same_first_answers() -> None:
    bands = Bands()
    assert [find(bands, action).verb for action in (ORDER, ORDER + ORDERS - 1, DONE, RESUME)] == [
        "order", "order", "done", "resume",
    ]  # fmt: skip
    assert bands.find(RESUME + 1, "") is None
    assert bands.band("play", card=4) == FIRST_FREE


def test_bands_follow_one_another() -> None:
    bands = Bands()
    first = bands.band("play", card=4)
    second = bands.band("apply", first=first + 7, enemy=3, die=5)
    assert (second, bands.size) == (first + 7, second + 15)
    assert bands.find(first + 4, "") is None
    assert bands.find(int(bands.size), "") is None


def test_bands_that_overlap_are_refused() -> None:
    bands = Bands()
    first = bands.band("play", card=4)
    with pytest.raises(LudotekError, match=f"'apply' begin at {first + 3}, but those before them end at {first + 3}"):
        bands.band("apply", first=first + 3)


def test_the_last_part_changes_fastest() -> None:
    bands = Bands()
    first = bands.band("apply", "apply {die} {enemy}", enemy=3, die=5)
    band = find(bands, first)
    assert band.values(first + 2 * 5 + 4) == {"enemy": 2, "die": 4}
    assert list(band.values(first)) == ["die", "enemy"]  # as they are written
    assert [band.action(band.values(action)) for action in range(first, first + 15)] == [*range(first, first + 15)]


def test_a_question_may_read_a_band_in_its_own_way() -> None:
    bands = Bands()
    first = bands.band("enemy", enemy=9)
    bands.reading("GainItems", first, "gain")
    bands.reading("ChooseItem", first, "item", item=2)
    verbs = [find(bands, first + 1, asked).verb for asked in ("", "Commit", "GainItems", "ChooseItem")]
    assert verbs == ["enemy", "enemy", "gain", "item"]
    assert find(bands, first + 2, "ChooseItem").verb == "enemy"  # beyond its room
    assert find(bands, first, "GainItems").said == "enemy {enemy}"
    assert find(bands, first, "ChooseItem").said == "item {item}"
    assert (bands.room("enemy"), bands.room("item")) == (9, 2)


def test_a_number_beyond_the_last_thing_names_nothing() -> None:
    bands = Bands()
    give = bands.band("give", player=5)
    answers = Answers(bands, {"player": Player("seat")})
    match = Match(3, FastChance(0))
    assert [answers.reference(match, 0, give + seat).verb for seat in range(5)] == ["give"] * 3 + [UNKNOWN] * 2


def test_an_answer_is_read_as_it_is_written_and_no_other_way() -> None:
    bands = Bands()
    give = bands.band("give", "give {animal} to {player}", player=3, animal=3)
    answers = Answers(bands, {"player": Player("seat"), "animal": Animal("animal")})
    match = Match(3, FastChance(0))
    written = [answers.write(match, 0, give + number) for number in range(9)]
    assert written[:4] == ["give ox to 1", "give ox cart to 1", "give owl to 1", "give ox to 2"]
    assert [answers.read(match, 0, words) for words in written] == [*range(give, give + 9)]
    assert answers.read(match, 0, " give #3 to 2 ") == give + 5
    for wrong in ("give ox to 12", "give ox to 1 now", "give oxen to 1", "give ox", "giveox to 1", ""):
        with pytest.raises(LudotekError, match="cannot read"):
            answers.read(match, 0, wrong)
    with pytest.raises(LudotekError, match="unknown animal 'cow to 1'; known: #3, ox, ox cart, owl"):
        answers.read(match, 0, "give cow to 1")
