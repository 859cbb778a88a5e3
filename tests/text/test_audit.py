"""Nothing is missing, nothing is left over, no number is kept back: in every language."""

from __future__ import annotations

import pytest
from twenty_strong_samples import all_phrases

from ludotek.games.twenty_strong.game import read_deck, shipped_decks
from ludotek.games.twenty_strong.rules.deck import Deck
from ludotek.games.twenty_strong.sheets import sheets
from ludotek.kernel.phrase import Phrase
from ludotek.text import Speaker, languages
from ludotek.text.audit import Expectations, audit, audit_cards, unsaid_numbers

GAME = "twenty_strong"

EXPECT = Expectations(
    forms={
        "en": {"card-": ["the", "plural"], "chip-": ["points", "each", "every", "left"]},
        "fr": {
            "do-": ["inf"],
            "if-": ["inf"],
            "for-each-": ["inf"],
            "card-": ["the", "of", "to", "gender", "plural"],
            "chip-": ["points", "each", "every", "left"],
            "colour-": ["m", "f", "mp", "fp"],
        },
        "de": {
            "do-": ["inf", "zu", "inv"],
            "if-": ["inf", "zu", "inv", "dann"],
            "for-each-": ["inf", "zu", "inv", "dann"],
            "card-": ["nom", "acc", "dat", "gen", "gender", "plural"],
            "chip-": ["points", "each", "every", "left"],
            "colour-": ["e", "er", "en", "em"],
            "stat-": ["points"],
        },
    },
    unused=[
        "ask-ChooseMode.text",  # the options say it
        "effect-during.lasting",  # only a Special effect can outlast its card (TS-85)
        "effect-after.lasting",
    ],
    covered=[
        *(
            "do-",
            "is-",
            "if-",
            "for-each-",
            "per-",
            "when-",
            "use",
            "sentences",
            "effect-",
            "reward-",
            "goal-",
            "peace",
        ),
        *(
            "dice",
            "die",
            "colour-",
            "face-",
            "stat-",
            "the-deck",
            "moment-",
            "ask-",
            "read-",
            "act-",
            "done-",
            "order-",
        ),
    ],
)


@pytest.fixture(scope="module")
def speaker() -> Speaker:
    return Speaker()


def test_everything_can_be_said_in_every_language(speaker: Speaker) -> None:
    assert audit(speaker, GAME, all_phrases(), EXPECT) == []


@pytest.mark.parametrize("deck", shipped_decks())
def test_every_card_has_a_name_and_its_text_says_every_number(deck: str, speaker: Speaker) -> None:
    assert audit_cards(speaker, GAME, sheets(Deck(read_deck(deck)))) == []


def test_every_action_says_its_numbers(speaker: Speaker) -> None:
    from twenty_strong_samples import action_phrases, standing_phrases, triggers_and_uses

    for phrase in action_phrases() + standing_phrases() + triggers_and_uses():
        for lang in languages():
            text = speaker.say(GAME, phrase, lang)
            assert unsaid_numbers(phrase, text, lang) == [], f"{text!r} for {phrase!r}"


# The audit itself must find what is wrong.


def problems_with(lang: str, text: str, samples: list[Phrase]) -> str:
    speaker = Speaker()
    speaker.add(GAME, lang, text)
    return "\n".join(audit(speaker, GAME, samples, Expectations()))


def test_a_message_in_one_language_only_is_found() -> None:
    assert "fr: the message 'log-new' is missing" in problems_with("en", "log-new = Something new.", [])


def test_a_missing_message_is_found() -> None:
    assert "de: there is no message for 'do-nothing'" in problems_with("en", "", [Phrase("do-nothing")])


def test_a_slot_that_nobody_gives_is_found() -> None:
    found = problems_with("en", "do-bury = bury { $n } cards", [Phrase("do-bury")])
    assert "en: 'do-bury' uses the slot 'n', which nobody gives" in found


def test_a_slot_that_nobody_uses_is_found() -> None:
    found = problems_with("en", "", [Phrase("do-bury", {"depth": 2})])
    assert "the slot 'depth' of 'do-bury' is given, but no language uses it" in found


def test_a_part_that_nothing_refers_to_is_found() -> None:
    assert "en: nothing refers to 'part-lonely'" in problems_with("en", "part-lonely = alone", [])


def test_a_wrong_space_before_a_french_sign_is_found() -> None:
    assert "wrong space" in problems_with("fr", "do-bury = enterrez : une carte", [Phrase("do-bury")])


def test_a_number_that_is_not_said_is_found() -> None:
    phrase = Phrase("do-deal", {"n": 3})
    assert unsaid_numbers(phrase, "deal damage to an undefeated enemy", "en") == [3]
    assert unsaid_numbers(phrase, "deal 3 damage to an undefeated enemy", "en") == []


def test_an_article_says_the_number_1() -> None:
    phrase = Phrase("do-activate", {"n": 1})
    assert unsaid_numbers(phrase, "aktiviere einen zusätzlichen Gegner", "de") == []
    assert unsaid_numbers(phrase, "aktiviere Gegner", "de") == [1]
