"""The Reckoners: nothing is missing, nothing is left over, no number is kept back, in every language."""

from __future__ import annotations

import re

import pytest
from reckoners_samples import (
    WITH_DONE,
    all_phrases,
    event_phrases,
    match,
    option_phrases,
    printed_phrases,
    prompt_phrases,
    question_names,
)

from ludotek.games.reckoners.game import GAME
from ludotek.games.reckoners.rules.components import INFINITE
from ludotek.kernel.chance import FastChance
from ludotek.kernel.event import EventLog
from ludotek.kernel.phrase import Phrase
from ludotek.text import Speaker, card_text, clause, languages, rules
from ludotek.text.audit import Expectations, audit, audit_cards, unsaid_numbers

RECKONERS = "reckoners"
NAMES = [*[sheet.name.key for sheet in GAME.sheets(GAME.content({}))], "card-any", "steelheart"]

EXPECT = Expectations(
    forms={
        "en": {"district-": ["the", "at", "to"]} | {key: ["the", "plural"] for key in NAMES},
        "fr": {
            "district-": ["the", "of", "to", "at"],
            "seat": ["the", "of", "to"],
            "track-": ["the", "colour"],
        }
        | {key: ["the", "of", "to", "gender", "plural"] for key in NAMES},
        "de": {
            "district-": ["nom", "acc", "dat", "gen", "at", "to"],
            "symbol-": ["quoted"],
        }
        | {key: ["nom", "acc", "dat", "gen", "gender", "plural"] for key in NAMES},
    },
    covered=[
        *("symbol", "face", "die-", "track-", "deed-", "epic-", "loot-", "card-does-", "reckoner-has"),
        *("log-", "refusal-", "end-", "ask-", "read-", "act-", "done-", "seat", "steelheart", "infinite"),
    ],
)


@pytest.fixture(scope="module")
def speaker() -> Speaker:
    return Speaker()


def test_everything_can_be_said_in_every_language(speaker: Speaker) -> None:
    samples = list({repr(phrase): phrase for phrase in all_phrases()}.values())
    assert audit(speaker, RECKONERS, samples, EXPECT) == []


def test_everything_printed_says_its_numbers(speaker: Speaker) -> None:
    for phrase in printed_phrases(match()):
        for lang in languages():
            said = speaker.say(RECKONERS, phrase, lang)
            assert unsaid_numbers(phrase, said, lang) == [], f"{said!r} for {phrase!r}"


def test_every_card_has_a_name_and_its_text_says_every_number(speaker: Speaker) -> None:
    sheets = GAME.sheets(GAME.content({}))
    assert len(sheets) == 6 + 6 + 29 + 25
    assert audit_cards(speaker, RECKONERS, sheets) == []
    for sheet in sheets:
        for lang in languages():
            words = card_text(RECKONERS, sheet, lang)
            assert words.kind and words.texts and words.flavour
            assert bool(words.numbers) == (sheet.kind in ("equipment", "epic"))


def test_infinite_health_is_never_a_number(speaker: Speaker) -> None:
    said = [speaker.say(RECKONERS, each, lang) for each in event_phrases(match()) for lang in languages()]
    for sheet in GAME.sheets(GAME.content({})):
        said += [line for lang in languages() for line in card_text(RECKONERS, sheet, lang).lines()]
    assert not [line for line in said if re.search(rf"\b{INFINITE}\b", line)]
    assert [line for line in said if "Leben unendlich" in line]


def test_every_question_is_asked_and_can_be_answered() -> None:
    asked = {phrase.key for phrase in prompt_phrases()}
    assert asked == {
        f"ask-{name}" for name in [*question_names(), "Spend-on", "Spend-token", "Acquire-refresh", "last-word"]
    }
    done = {phrase.key for phrase in option_phrases(match()) if phrase.key.startswith("done-")}
    assert done == {f"done-{name}" for name in [*WITH_DONE, "LoseDie-named"]}


@pytest.mark.parametrize(("seats", "difficulty"), [(2, "easy"), (3, "firefight"), (6, "hard")])
def test_a_game_in_words(seats: int, difficulty: str, speaker: Speaker) -> None:
    """Questions, options, refusals and the log of a game at random, for everybody who may act."""
    options = GAME.check_options({"seats": seats, "difficulty": difficulty})
    heard, dice = EventLog(), FastChance(7)
    table = GAME.start(GAME.content(options), options, FastChance(11), heard)
    said: set[str] = set()

    def say(phrase: Phrase) -> None:
        if repr(phrase) not in said:
            said.add(repr(phrase))
            for lang in languages():
                assert speaker.say(RECKONERS, phrase, lang)

    for _ in range(250):
        question = table.question
        if question is None:
            break
        actors = question.actors(table)
        say(question.prompt(table))
        for seat in actors:
            for option in question.candidates(table, seat):
                say(GAME.explain(table, seat, option))
                reason = question.why_not(table, seat, option)
                if reason:
                    say(question.refusal(table, seat, option, reason).reason)
        for event in heard.take():
            say(GAME.describe(table, event, None))
        seat = int(dice.pick(1, actors))
        table.act(seat, int(dice.pick(0, question.options(table, seat))))


# the rulebook


def test_the_rulebook_has_every_clause_once_and_in_order() -> None:
    ids = [each for _, chapter in GAME.chapters() for each in chapter]
    assert sorted(ids) == [f"RK-{number:02}" for number in range(1, 100)]
    for lang in languages():
        assert rules(RECKONERS, lang) == ids


def test_every_chapter_has_a_title_of_its_own(speaker: Speaker) -> None:
    for lang in languages():
        titles = [speaker.say(RECKONERS, Phrase(f"chapter-{name}"), lang) for name, _ in GAME.chapters()]
        assert len(set(titles)) == len(titles)


def test_the_clauses_agree_in_all_languages() -> None:
    for id in rules(RECKONERS, "en"):
        told = [clause(RECKONERS, id, lang) for lang in languages()]
        assert len({each.ruling for each in told}) == 1, id
        assert all(each.title and each.text.endswith((".", ".)")) for each in told), id
    for lang in languages():
        titles = [clause(RECKONERS, id, lang).title for id in rules(RECKONERS, lang)]
        assert len(set(titles)) == len(titles)
