"""What checking a pack finds: all of it at once, each with its place, in every language with a remedy."""

from __future__ import annotations

from typing import Any

import pytest

from ludotek.kernel.mistake import Problem
from ludotek.packs.check import Draft, check, examine, examine_text
from ludotek.testing.twenty_strong import Data, boss, card, deck, hero, mission, node
from ludotek.text import card_text, form, languages, say

SCOUT = hero("scout", use={"do": [node("recover")]})


def pack(*conflict: Data, **parts: Any) -> Data:
    raw = deck(*conflict or (card("wolf"),), **{"heroes": [SCOUT], "bosses": [boss("winter")], **parts})
    return named(raw | {"id": "north"})


def named(raw: Data) -> Data:
    """With a name for everything, so that nothing is said about that."""
    for section in raw.values():
        for table in section if isinstance(section, list) else []:
            table.setdefault("name", "Somebody")
    return {"name": "Somewhere"} | raw


def found(raw: Data) -> set[tuple[str, str, str]]:
    return {(each.card, each.field, each.phrase.key) for each in check(raw, "north.toml")}


def test_nothing_is_wrong_with_a_good_deck() -> None:
    assert found(pack()) == set()


def test_every_mistake_is_found_not_just_the_first() -> None:
    raw = pack(
        card("wolf", health=0, damage=99, after=[node("recover", n=0), node("dance")]),
        card("bear", colour="brown") | {"class": "huge"},
        stacks=40,
    )
    raw["hero"].append(hero("guide", health=9))
    assert found(raw) == {
        ("wolf", "health", "mistake-number"),
        ("wolf", "damage", "mistake-number"),
        ("wolf", "effects 1, do 1, n", "mistake-number"),
        ("bear", "colour", "mistake-unknown"),
        ("bear", "class", "mistake-word"),
        ("guide", "health", "mistake-number"),
        ("guide", "name", "doubt-no-name"),
        ("", "rules, stacks", "mistake-number"),
    }


def test_an_unfinished_deck_has_the_texts_of_the_cards_that_can_be_read() -> None:
    good = card("wolf", after=[node("recover")])
    draft = examine({"id": "north", "conflict": [good, card("bear", health=0)]}, "a page")
    assert isinstance(draft, Draft)
    assert not draft.playable
    assert [sheet.id for sheet in draft.sheets] == ["north", "wolf"]
    assert card_text("twenty_strong", draft.sheets[1], "en").texts[0].endswith("Recover an exhausted die.")


def test_one_card_alone_is_told_what_the_deck_still_needs() -> None:
    draft = examine({"id": "north", "name": "North", "conflict": [card("wolf") | {"name": "Wolf"}], "rules": {}}, "")
    keys = [each.phrase.key for each in draft.problems if not each.warns]
    assert keys == ["mistake-missing", "mistake-no-hero", "mistake-few-bosses", "mistake-runs-dry"]


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("id =", "mistake-not-toml"),
        ("\x00", "mistake-not-toml"),
        ('kind = "recipe"', "mistake-word"),
        ("kind = 3", "mistake-word"),
        ("n = 1" + "0" * 9, "mistake-large-number"),
        ("n = 1" + "0" * 9_000, "mistake-large-number"),
        ("n = 1.5", "mistake-strange-value"),
        ("n = nan", "mistake-strange-value"),
        ("n = 1979-05-27", "mistake-strange-value"),
        (f'n = "{"x" * 501}"', "mistake-long-text"),
        (f"n = [{'1,' * 20_001}]", "mistake-too-many-values"),
        (f"n = {'[' * 30}{']' * 30}", "mistake-too-deep"),
        (f"n = {'[' * 5000}{']' * 5000}", "mistake-too-deep"),
        (f"# {'x' * 262_144}", "mistake-too-large"),
    ],
)
def test_what_cannot_be_a_pack_is_one_problem(text: str, key: str) -> None:
    draft = examine_text(text, "north.toml")
    assert draft.game is None
    assert [each.phrase.key for each in draft.problems] == [key]


DOUBTS: list[tuple[Data, tuple[str, str, str]]] = [
    (
        pack(heroes=[hero("scout", triggers=[{"when": "activated", "do": [node("recover")]}])]),
        ("scout", "ability, triggers 1, when", "doubt-no-this-moment"),
    ),
    (
        pack(heroes=[hero("scout", standing=[node("hit-limit", n=2)])]),
        ("scout", "ability, standing 1, to", "doubt-no-this"),
    ),
    (
        pack(
            heroes=[hero("scout", use={"do": [{"node": "for-each", "what": "die-on-this", "do": [node("recover")]}]})]
        ),
        ("scout", "ability, use, do 1, what", "doubt-no-this"),
    ),
    (pack(chip_max=0, chip={"do": [node("recover")], "cost": 1}), ("", "rules, chip, cost", "doubt-too-dear")),
    (pack(card("wolf", after=[node("change-chip", by=1)]), chip_max=0), ("wolf", "effects 1, do 1", "doubt-no-chip")),
    (
        pack(card("wolf", after=[{"node": "if", "condition": "items-at-least", "n": 1, "do": [node("recover")]}])),
        ("wolf", "effects 1, do 1, n", "doubt-never-so-many"),
    ),
    (
        pack(card("wolf", special=[{"when": "hurt", "do": [node("prevent", n=1)]}])),
        ("wolf", "effects 1, triggers 1, do", "doubt-prevents-nothing"),
    ),
    (pack(card("wolf", after=[node("dismiss", n=1)])), ("wolf", "effects 1, do 1, n", "doubt-dismisses-nobody")),
    (
        pack(card("wolf", during=[node("commit-limit", n=0)])),
        ("wolf", "effects 1, standing 1, n", "doubt-commits-nothing"),
    ),
    (
        pack(card("wolf", after=[{"node": "choose", "of": [{"do": [node("recover")]}, {"do": [node("recover")]}]}])),
        ("wolf", "effects 1, do 1, of", "doubt-same-choice"),
    ),
    (pack(card("wolf", during=[node("hit-limit", n=0)])), ("wolf", "effects", "doubt-untouchable")),
    (
        pack(
            card(
                "wolf",
                during=[node("only-apply", dice={"colour": ["red"]}), node("cannot-apply", dice={"colour": ["red"]})],
            )
        ),
        ("wolf", "effects", "doubt-untouchable"),
    ),
    (pack(card("wolf", during=[node("die-damage", by=-2, to="this")])), ("wolf", "effects", "doubt-untouchable")),
    (pack(card("wolf"), card("dog")), ("dog", "", "doubt-twin")),
    (pack(missions=[mission("errand", "defeat", 1, [node("recover")])]), ("", "", "")),
    (pack(stacks=2, links=[[0], [0]]), ("", "rules, links", "doubt-far-stack")),
    (pack(endgame_must=[], refill=True), ("", "rules, endgame_must", "doubt-boss-never")),
    (pack(endgame_must=["chip-full"], refill=True), ("", "rules, endgame_must", "doubt-boss-never")),
    (pack(chip={"do": [node("recover")]}), ("", "rules, chip, cost", "doubt-free-chip")),
    *[
        (pack(missions=[mission("errand", goal, 2, [node("recover")])]), ("errand", "goal", f"doubt-{key}"))
        for goal, key in [
            ("defeat-heavy", "goal-defeat-heavy"),
            ("gain-item", "goal-gain-item"),
            ("use-item", "goal-use-item"),
            ("spend-chip", "goal-spend-chip"),
            ("defeat-light", "goal-too-many"),
        ]
    ],
]


@pytest.mark.parametrize(("raw", "expected"), DOUBTS)
def test_what_is_doubtful_is_said_and_can_be_played(raw: Data, expected: tuple[str, str, str]) -> None:
    problems = check(raw, "north.toml")
    assert found(raw) == ({expected} if expected[2] else set())
    assert all(each.warns for each in problems)


def test_a_mission_that_is_never_played_is_doubtful() -> None:
    raw = pack(missions=[mission("errand", "defeat", 1, [node("recover")])])
    raw["rules"]["missions"] = 0
    assert found(raw) == {("", "rules, missions", "doubt-no-missions")}


def test_a_name_that_is_missing_in_a_language_is_a_doubt() -> None:
    raw = pack(card("wolf") | {"name": {"en": "Wolf"}})
    assert said(check(raw, "")[0], "en") == "It has no name in fr, de."


def said(problem: Problem, lang: str) -> str:
    return say("twenty_strong", problem.phrase, lang)


@pytest.mark.parametrize("lang", languages())
def test_every_doubt_has_words_and_a_remedy(lang: str) -> None:
    for raw, expected in DOUBTS:
        for problem in check(raw, ""):
            assert said(problem, lang)
            assert form("twenty_strong", problem.phrase, "remedy", lang), expected
