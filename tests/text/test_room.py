"""The text room itself: forms, lists, what is missing, what authors add."""

from __future__ import annotations

import subprocess
import sys

import pytest
from twenty_strong_samples import action

from ludotek.games.twenty_strong.codec import die
from ludotek.kernel.errors import LudotekError, UnknownName
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.sheet import Sheet
from ludotek.text import Speaker, card_text, clause, languages, rules, say

GAME = "twenty_strong"


def plain(phrase: Phrase, lang: str) -> str:
    return say(GAME, phrase, lang).replace("\u202f", " ")


# what is missing is an error, never silence


def test_languages_are_listed_english_first() -> None:
    assert languages()[:3] == ["en", "fr", "de"]


def test_an_unknown_language_names_the_known_ones() -> None:
    with pytest.raises(UnknownName, match="unknown language 'tlh'; known: en, fr, de"):
        say(GAME, Phrase("do-lure"), "tlh")


def test_a_missing_message_is_named_with_its_language() -> None:
    with pytest.raises(LudotekError, match="text 'do-somersault' in language 'fr': there is no such message"):
        say(GAME, Phrase("do-somersault"), "fr")


def test_a_missing_slot_is_named() -> None:
    with pytest.raises(LudotekError, match="text 'do-deal' in language 'de': Unknown external: n"):
        say(GAME, Phrase("do-deal"), "de")


def test_a_mistake_deep_inside_is_named_where_it_is() -> None:
    phrase = Phrase("do-may", {"do": [Phrase("do-recover", {"dice": Phrase("dice", {"count": 1})})]})
    with pytest.raises(LudotekError, match="text 'dice' in language 'en'"):
        say(GAME, phrase, "en")


def test_a_catalogue_that_cannot_be_read_names_its_line() -> None:
    with pytest.raises(LudotekError, match="my deck, line 2"):
        Speaker().add(GAME, "en", "card-x = X\ncard y = Y\n", "my deck")


def test_nothing_of_fluent_is_loaded_with_ludotek() -> None:
    code = "import sys, ludotek; sys.exit(any(name.startswith('fluent') for name in sys.modules))"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


# cards and decks of somebody's own


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "You defeat Marsh king."),
        ("fr", "Vous vainquez la carte Marsh king."),
        ("de", "Du besiegst die Karte Marsh king."),
    ],
)
def test_a_card_without_a_message_shows_its_id_made_readable(lang: str, text: str) -> None:
    assert say(GAME, Phrase("log-defeated", {"card": Phrase("card-marsh-king")}), lang) == text


def test_a_shipped_card_must_have_its_message() -> None:
    speaker = Speaker()
    voice = speaker.voice(GAME, "de")
    del voice.entries["card-fog-hound"]
    with pytest.raises(LudotekError, match="card-fog-hound"):
        speaker.say(GAME, Phrase("card-fog-hound"), "de")


def test_an_author_brings_names_of_a_deck() -> None:
    speaker = Speaker()
    speaker.add(GAME, "fr", "card-marsh-king = Roi du marais\n    .the = le Roi du marais\n")
    line = Phrase("log-defeated", {"card": Phrase("card-marsh-king")})
    assert speaker.say(GAME, line, "fr") == "Vous vainquez le Roi du marais."
    assert Speaker().say(GAME, line, "fr") == "Vous vainquez la carte Marsh king."


def test_a_deck_that_does_not_name_its_chip_counts_points() -> None:
    phrase = Phrase("do-gain-chip", {"n": 2, "resource": Phrase("chip-nobodys-deck")})
    assert [say(GAME, phrase, lang) for lang in ("en", "fr", "de")] == [
        "gain 2 chip points",
        "gagnez 2 points de jeton",
        "erhalte 2 Chippunkte",
    ]


# forms


@pytest.mark.parametrize(
    ("colour", "face", "en", "fr", "de"),
    [
        (2, 3, "a blue crit", "une critique bleue", "einen blauen kritischen Treffer"),
        (0, 0, "a yellow die", "un dé jaune", "einen gelben Würfel"),
        (3, 2, "a purple hit", "une touche violette", "einen lila Treffer"),
        (1, 1, "a green miss", "un échec vert", "einen grünen Fehlschlag"),
    ],
)
def test_a_die_agrees_with_its_colour(colour: int, face: int, en: str, fr: str, de: str) -> None:
    line = Phrase("log-rolled", {"die": die(colour, face)})
    texts = [f"You roll {en}.", f"Vous obtenez {fr}.", f"Du würfelst {de}."]
    assert [say(GAME, line, lang) for lang in ("en", "fr", "de")] == texts


HOUND, RATS = Phrase("card-fog-hound"), Phrase("card-bilge-rats")
LINES: list[tuple[str, dict[str, Slot], str, str, str]] = [
    (
        "log-applied",
        {"die": die(2, 3), "card": HOUND, "damage": 2},
        "You apply a blue crit to the Fog Hound: 2 damage.",
        "Vous assignez une critique bleue au Chien de brume : 2 dégâts.",
        "Du ordnest dem Nebelhund einen blauen kritischen Treffer zu: 2 Schaden.",
    ),
    (
        "log-damaged",
        {"card": RATS, "damage": 1},
        "You deal 1 damage to the Bilge Rats.",
        "Vous infligez 1 dégât aux Rats de cale.",
        "Du fügst den Bilgeratten 1 Schaden zu.",
    ),
    (
        "log-threatened",
        {"damage": 0},
        "You are not facing any damage.",
        "Vous n’allez subir aucun dégât.",
        "Dir droht kein Schaden.",
    ),
    (
        "log-stat-changed",
        {"stat": Phrase("stat-strategy"), "by": -2, "value": 1},
        "You lose 2 Strategy and now have 1.",
        "Votre Stratégie baisse de 2 et passe à 1.",
        "Dein Wert für Strategie sinkt um 2 auf 1.",
    ),
    (
        "log-stat-changed",
        {"stat": Phrase("stat-health"), "by": 1, "value": 3},
        "You gain 1 Health and now have 3.",
        "Votre Santé augmente de 1 et passe à 3.",
        "Du erhältst 1 Leben und hast jetzt 3.",
    ),
    (
        "log-because",
        {"cause": HOUND, "line": Phrase("log-exhausted-die", {"die": die(4, 0)})},
        "Fog Hound: You exhaust a red die.",
        "Chien de brume – Vous épuisez un dé rouge.",
        "Nebelhund: Du erschöpfst einen roten Würfel.",
    ),
    (
        "log-exhausted-dice",
        {"count": 1},
        "1 committed die is exhausted.",
        "1 dé engagé est épuisé.",
        "1 aktivierter Würfel wird erschöpft.",
    ),
    (
        "refusal-apply-forbidden",
        {"card": HOUND, "text": Phrase("is-forbidden-items")},
        "The Fog Hound doesn’t let you apply this die here: “You cannot use items.”",
        "Le Chien de brume vous interdit d’assigner ce dé ici : « Vous ne pouvez pas utiliser d’objets. »",
        "Der Nebelhund lässt nicht zu, dass du diesen Würfel hier zuordnest: „Du darfst keinen Loot verwenden.“",
    ),
    (
        "refusal-repeat-forbidden",
        {"card": RATS, "text": Phrase("is-forbidden-repeat")},
        "The Bilge Rats don’t let you repeat the Strategy phase: “You cannot repeat the Strategy phase.”",
        "Les Rats de cale vous interdisent de répéter la phase de Stratégie : « Vous ne pouvez pas répéter la phase de Stratégie. »",
        "Die Bilgeratten lassen nicht zu, dass du die Strategiephase wiederholst: „Du darfst die Strategiephase nicht wiederholen.“",
    ),
    (
        "act-apply",
        {"die": die(1, 2), "card": HOUND, "damage": 1},
        "Apply a green hit to the Fog Hound (1 damage)",
        "Assigner une touche verte au Chien de brume (1 dégât)",
        "Dem Nebelhund einen grünen Treffer zuordnen (1 Schaden)",
    ),
    (
        "act-pick-applied",
        {"die": die(2, 3), "card": HOUND},
        "Blue crit on the Fog Hound",
        "Critique bleue assignée au Chien de brume",
        "Blauer kritischer Treffer auf dem Nebelhund",
    ),
    (
        "ask-GainItems",
        {"room": 1},
        "Which item do you gain? You have room for 1.",
        "Quel objet gagnez-vous ? Vous avez de la place pour 1 objet.",
        "Welchen Loot nimmst du? Du hast Platz für 1 Loot-Karte.",
    ),
    (
        "ask-ChooseDie",
        {"card": HOUND, "text": action({"node": "reroll", "n": 2}), "left": 2},
        "Fog Hound: Reroll 2 unapplied dice. Choose a die (2 left).",
        "Chien de brume : relancez 2 dés non assignés. Choisissez un dé (encore 2).",
        "Nebelhund: Würfle 2 Würfel in der Aufmarschzone neu. Wähle einen Würfel (noch 2).",
    ),
    (
        "goal-defeat-in-first-phase",
        {"n": 3},
        "Defeat 3 enemies, each in the first Strategy phase of a round.",
        "Vainquez 3 ennemis, chacun pendant la première phase de Stratégie d’un tour.",
        "Besiege 3 Gegner, jeden in der ersten Strategiephase einer Runde.",
    ),
]


@pytest.mark.parametrize(("key", "slots", "en", "fr", "de"), LINES)
def test_log_lines_refusals_options_and_questions(key: str, slots: dict[str, Slot], en: str, fr: str, de: str) -> None:
    assert [plain(Phrase(key, slots), lang) for lang in ("en", "fr", "de")] == [en, fr, de]


# whole cards and clauses


def test_a_whole_card() -> None:
    effect = Phrase(
        "effect-after", {"lasting": "no", "parts": [action({"node": "change-stat", "stat": "health", "by": -1})]}
    )
    sheet = Sheet(
        "fog-hound", HOUND, "conflict", {"health": 4, "damage": 2, "more": 1}, ["light"], [("effect", effect)]
    )
    assert card_text(GAME, sheet, "de").lines()[:4] == [
        "Nebelhund",
        "Konfliktkarte, leicht",
        "Gegnerleben 4, Gegnerschaden 2, 1 zusätzlicher Gegner",
        "Folge – Verliere 1 Leben.",
    ]
    assert card_text(GAME, sheet, "fr").lines()[1:4] == [
        "Carte Conflit, légère",
        "Santé 4, Dégâts 2, 1 ennemi supplémentaire",
        "Subséquent – Perdez 1 point de Santé.",
    ]


def test_a_clause_has_a_title_a_text_and_says_whether_it_is_a_ruling() -> None:
    found = clause(GAME, "TS-02", "en")
    assert (found.id, found.title, found.ruling) == ("TS-02", "May and must", True)
    assert "optional" in found.text
    assert not clause(GAME, "TS-05", "fr").ruling


def test_an_unknown_rule_is_refused() -> None:
    with pytest.raises(UnknownName, match="unknown rule 'TS-999'; known: TS-01 to TS-"):
        clause(GAME, "TS-999", "en")
    with pytest.raises(UnknownName):
        clause(GAME, "do-lure", "en")


def test_every_language_has_the_same_rules() -> None:
    assert len({tuple(rules(GAME, lang)) for lang in languages()}) == 1
