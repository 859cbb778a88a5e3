"""Epics of somebody's own, beside those of the box or instead of them."""

from __future__ import annotations

from typing import Any

import pytest

import ludotek
from ludotek.games.reckoners.game import GAME
from ludotek.games.reckoners.insight.encoding import ReckonersEncoder
from ludotek.games.reckoners.rules.components import DIFFICULTIES
from ludotek.kernel.chance import FastChance
from ludotek.kernel.errors import ContentError, LudotekError
from ludotek.packs.check import check
from ludotek.packs.pack import Pack, pack_of, read_pack
from ludotek.registry import starter
from ludotek.testing.reckoners import Data
from ludotek.text import form, languages, say

SHIPPED = 25
ATTACK = {"do": "attack", "n": 1}


def epic(id: str, **fields: Any) -> Data:
    track = [{"do": "fortify"}, ATTACK, {"do": "reinforce"}, ATTACK]
    made = {
        "id": id,
        "name": id,
        "research": 2,
        "health": 6,
        "weakened": 3,
        "track": track,
        "loot": {"research": 1},
    }
    return made | fields


def several(count: int) -> list[Data]:
    return [epic(f"lamp-{n}", research=1 + n // 9, health=2 + n % 9, weakened=1) for n in range(count)]


def pack(*epics: Data, **parts: Any) -> Data:
    return {"kind": "epics", "id": "lamps", "name": "Lamps", "epic": list(epics), **parts}


def lamps(*epics: Data, **parts: Any) -> Pack:
    return pack_of(pack(*epics, **parts), "lamps.toml")


def found(raw: Data) -> set[tuple[str, str, str]]:
    return {(each.card, each.field, each.phrase.key) for each in check(raw, "lamps.toml")}


def played(brought: Pack, **options: Any) -> ludotek.Match:
    match = ludotek.game("reckoners").new(seed=6, pack=brought, **options)
    chooser = FastChance(7)
    while not match.over:
        seat = match.actors[0]
        actions = match.actions(seat)
        match.act(seat, actions[chooser.below(0, len(actions))])
    return match


@pytest.mark.parametrize("difficulty", DIFFICULTIES)
@pytest.mark.parametrize("seats", [2, 6])
def test_the_fewest_there_may_be_set_up_every_game(difficulty: str, seats: int) -> None:
    match = played(lamps(*several(8), instead=True), difficulty=difficulty, seats=seats)
    assert ludotek.game("reckoners").verify(match.record()).result == match.result
    names = {each.name for each in match.position.box.epics}
    assert names == {f"lamp-{n}" for n in range(8)}


def test_they_come_beside_those_of_the_box_unless_they_take_their_place() -> None:
    for count, instead, expected in ((1, False, SHIPPED + 1), (25, False, SHIPPED + 25), (25, True, 25)):
        match = ludotek.game("reckoners").new(seed=1, pack=lamps(*several(count), instead=instead))
        position = match.position
        assert len(position.box.epics) == expected
        assert len(position.epic_deck) + position.districts == expected


def test_without_the_pack_they_are_nowhere() -> None:
    assert "epics" not in GAME.check_options({})
    assert len(GAME.content_of(GAME.content({})).epics) == SHIPPED
    with pytest.raises(LudotekError, match="play with the file of their pack"):
        ludotek.game("reckoners").new(seed=1, epics="lamps")


def test_learners_are_told_of_them_by_name() -> None:
    brought = lamps(*several(3))
    options = brought.options({})
    g = GAME.start(brought.content(options), options, FastChance(1))
    encoder = ReckonersEncoder(g)  # type: ignore[arg-type]
    assert encoder.kinds["epic"][SHIPPED:] == ["lamp-0", "lamp-1", "lamp-2"]
    assert len(encoder.row(g, 0, True)) == len(encoder.names)


@pytest.mark.parametrize("lang", languages())
def test_they_are_called_by_their_names(lang: str) -> None:
    name = {"en": "Lamplighter", "fr": "L’Allumeur", "de": "Laternenmann"}
    brought = lamps(epic("lamp", name=name))
    box = GAME.content_of(brought.content(brought.options({})))
    assert say("reckoners", box.phrase(int(box.epic_named("lamp"))), lang) == name[lang]
    assert say("reckoners", box.phrase(0), lang) == say("reckoners", GAME.sheets(box.raw)[-26].name, lang)


# ---------------------------------------------------------------------- mistakes and doubts


def test_all_mistakes_are_found_at_once() -> None:
    raw = pack(
        epic("one", research=9, health="endless", track=[ATTACK, {"do": "dance"}, ATTACK, ATTACK]),
        epic("two", loot={"money": 2}),
        epic("three", track=[ATTACK]),
        instead="yes",
    )
    assert found(raw) == {
        ("", "instead", "mistake-flag"),
        ("one", "research", "mistake-number"),
        ("one", "health", "mistake-number"),
        ("one", "track 2, do", "mistake-word"),
        ("two", "loot", "mistake-no-research"),
        ("three", "track", "mistake-track-length"),
    }


WRONG = [
    (pack(), ("", "epic", "mistake-number-of-epics")),
    (pack(*several(26)), ("", "epic", "mistake-number-of-epics")),
    (pack(*several(7), instead=True), ("", "epic", "mistake-few-epics")),
    (pack(epic("curveball")), ("curveball", "id", "mistake-id-taken")),
    (pack(epic("rifle")), ("rifle", "id", "mistake-id-taken")),
    (pack(epic("curveball"), *several(8), instead=True), ("curveball", "id", "mistake-id-taken")),
    (pack(epic("lamp"), epic("lamp", health=5)), ("lamp", "id", "mistake-twice")),
]


@pytest.mark.parametrize(("raw", "expected"), WRONG)
def test_what_is_wrong_is_said_with_its_place(raw: Data, expected: tuple[str, str, str]) -> None:
    assert found(raw) == {expected}
    with pytest.raises(ContentError, match=r"^lamps\.toml"):
        pack_of(raw, "lamps.toml")
    for lang in languages():
        (problem,) = check(raw, "lamps.toml")
        assert form("reckoners", problem.phrase, "remedy", lang)


DOUBTS = [
    (pack(epic("lamp", research=0)), ("lamp", "research", "doubt-weakened-at-once")),
    (pack(epic("lamp", weakened=6)), ("lamp", "weakened", "doubt-weakened-no-less")),
    (pack(epic("lamp"), epic("candle")), ("candle", "", "doubt-twin")),
]


@pytest.mark.parametrize(("raw", "expected"), DOUBTS)
def test_what_is_doubtful_can_be_played(raw: Data, expected: tuple[str, str, str]) -> None:
    assert found(raw) == {expected}
    pack_of(raw, "lamps.toml")
    for lang in languages():
        (problem,) = check(raw, "lamps.toml")
        assert form("reckoners", problem.phrase, "remedy", lang)


def test_the_starting_file_is_clean() -> None:
    text = starter(GAME, "epics").replace("{id}", "mine").replace("{name}", '"Mine"')
    brought = read_pack(text, "mine.toml")
    assert check(brought.to_data(), "mine.toml") == []


def test_epic_is_another_word_for_them() -> None:
    assert pack_of(pack(epic("lamp")) | {"kind": "epic"}, "lamps.toml").kind == "epics"
