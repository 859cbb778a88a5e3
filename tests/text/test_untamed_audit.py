"""Untamed: nothing is missing, nothing is left over, no number is kept back, in every language."""

from __future__ import annotations

import pytest
from untamed_samples import (
    WITHOUT_DONE,
    action_phrases,
    all_phrases,
    match,
    moment_phrases,
    option_phrases,
    prompt_phrases,
    question_names,
    standing_phrases,
)

from ludotek.games.untamed.game import GAME
from ludotek.kernel.chance import FastChance
from ludotek.kernel.event import EventLog
from ludotek.text import Speaker, card_text, clause, languages, rules
from ludotek.text.audit import Expectations, audit, audit_cards, unsaid_numbers

UNTAMED = "untamed"

EXPECT = Expectations(
    forms={
        "en": {"card-": ["the", "plural"], "faction-": ["the"], "seat": ["whose"], "team": ["whose"]},
        "fr": {
            "do-": ["inf"],
            "if-": ["inf"],
            "for-each-": ["inf"],
            "card-": ["the", "of", "to", "gender", "plural"],
            "faction-": ["the", "of", "to"],
            "seat": ["the", "of", "to"],
            "team": ["the", "of", "to"],
        },
        "de": {
            "do-": ["inf", "zu", "inv"],
            "if-": ["inf", "zu", "inv", "dann"],
            "for-each-": ["inf", "zu", "inv", "dann"],
            "card-": ["nom", "acc", "dat", "gen", "gender", "plural"],
            "faction-": ["nom", "acc", "dat", "gen"],
        },
    },
    unused=["ask-ChooseMode.text"],  # the options say it
    covered=[
        *("do-", "is-", "if-", "for-each-", "per-", "on-", "target", "sentences", "stronghold-text", "keyword"),
        *(
            "log-",
            "refusal-",
            "end-",
            "ask-",
            "read-",
            "act-",
            "done-",
            "order-",
            "seat",
            "team",
            "no-stronghold",
            "the-rules",
        ),
    ],
)


@pytest.fixture(scope="module")
def speaker() -> Speaker:
    return Speaker()


def test_everything_can_be_said_in_every_language(speaker: Speaker) -> None:
    samples = list({repr(phrase): phrase for phrase in all_phrases()}.values())
    assert audit(speaker, UNTAMED, samples, EXPECT) == []


def test_every_text_says_its_numbers(speaker: Speaker) -> None:
    for phrase in action_phrases() + standing_phrases() + moment_phrases():
        for lang in languages():
            said = speaker.say(UNTAMED, phrase, lang)
            assert unsaid_numbers(phrase, said, lang) == [], f"{said!r} for {phrase!r}"


def test_every_card_has_a_name_and_its_text_says_every_number(speaker: Speaker) -> None:
    sheets = GAME.sheets(GAME.content(GAME.check_options({})))
    assert len(sheets) == 54
    assert audit_cards(speaker, UNTAMED, sheets) == []
    for sheet in sheets:
        for lang in languages():
            words = card_text(UNTAMED, sheet, lang)
            assert words.kind and words.numbers and words.texts and words.flavour


def test_every_question_is_asked_and_can_be_answered() -> None:
    table = match()
    asked = {phrase.key for phrase in prompt_phrases(table)}
    assert asked == {f"ask-{name}" for name in question_names()}
    done = {phrase.key for phrase in option_phrases(table) if phrase.key.startswith("done-")}
    assert done == {f"done-{name}" for name in question_names() if name not in WITHOUT_DONE}


@pytest.mark.parametrize("mode", ["duel", "hunter", "hydra", "manticore"])
def test_a_game_in_words(mode: str, speaker: Speaker) -> None:
    """Questions, options and the log of a game at random, as the player, another one and a spectator read them."""
    options = GAME.check_options({"mode": mode, "draft": "draft"})
    heard, dice = EventLog(), FastChance(7)
    table = GAME.start(GAME.content(options), options, FastChance(11), heard)
    said: set[str] = set()

    def say(phrase: object) -> None:
        if repr(phrase) not in said:
            said.add(repr(phrase))
            for lang in languages():
                assert speaker.say(UNTAMED, phrase, lang)  # type: ignore[arg-type]

    for _ in range(250):
        question = table.question
        if question is None:
            break
        seat = int(question.driver(table))
        say(question.prompt(table))
        allowed = question.options(table, seat)
        for option in question.candidates(table, seat):
            say(GAME.explain(table, seat, option))
            reason = question.why_not(table, seat, option)
            if reason:
                say(question.refusal(table, seat, option, reason).reason)
        for event in heard.take():
            for reader in (seat, (seat + 1) % table.seats, None):
                say(GAME.describe(table, event, reader))
        table.act(seat, int(dice.pick(0, allowed)))


# the rulebook


def test_the_rulebook_has_every_clause_once_and_in_order() -> None:
    ids = [each for _, chapter in GAME.chapters() for each in chapter]
    assert sorted(ids) == [f"UN-{number:02}" for number in range(1, 92)]
    for lang in languages():
        assert rules(UNTAMED, lang) == ids


def test_every_chapter_has_a_title_of_its_own(speaker: Speaker) -> None:
    for lang in languages():
        titles = [speaker.voice(UNTAMED, lang).has(f"chapter-{name}") for name, _ in GAME.chapters()]
        assert all(titles)


def test_the_clauses_agree_in_all_languages() -> None:
    for id in rules(UNTAMED, "en"):
        told = [clause(UNTAMED, id, lang) for lang in languages()]
        assert len({each.ruling for each in told}) == 1, id
        assert all(each.title and each.text.endswith((".", ".)")) for each in told), id
    for lang in languages():
        titles = [clause(UNTAMED, id, lang).title for id in rules(UNTAMED, lang)]
        assert len(set(titles)) == len(titles)
