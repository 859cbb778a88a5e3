"""Three languages: no page and no table lacks a text, and one can change over in the middle of a question."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from hosting import Served
from prepared import asked
from tables import PAGES, TABLES
from verbs import MINE, Person

Come = Callable[..., Person]
LANGS = {"en": "en-GB", "fr": "fr-FR", "de": "de-DE"}

# Everything that is read or read aloud.
WORDS = """() => {
  const spoken = [...document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')]
  const attributes = spoken.flatMap((each) => [each.ariaLabel, each.title, each.getAttribute('placeholder')])
  return [document.title, document.body.innerText, ...attributes].filter(Boolean).join('\\n')
}"""
MISSING = re.compile(
    r"undefined|\bnull\b|\bNaN\b|\[object|\{\s*\$"
    r"|^.*\b(?:act|ask|board|card|cards|clause|credits|done|frame|join|log|menu|mine|moment|option|page|problem|refusal|replay)-\w+"
    r"|^.*\b(?:rules|screen|setup|start|step|table)-\w+",
    re.M,
)
# Words of the frame that are not the same in the others.
ENGLISH = re.compile(r"\b(?:Undo|All actions|Rules|Language|Players|Search|My games|Start page)\b")


def check(person: Person, lang: str, where: str) -> None:
    words = person.page.evaluate(WORDS)
    assert person.tell("document.documentElement.lang") == lang
    assert len(words) > 40, where
    assert not MISSING.findall(words), where
    if lang != "en":
        assert not ENGLISH.findall(words), where


@pytest.mark.parametrize("lang", LANGS)
def test_every_page_in_three_languages(come: Come, lang: str) -> None:
    ann = come(lang=LANGS[lang])
    for page in PAGES:
        ann.visit(page)
        check(ann, lang, page)


@pytest.mark.parametrize(("game", "seats"), TABLES)
@pytest.mark.parametrize("lang", LANGS)
def test_every_table_in_three_languages(come: Come, server: Served, lang: str, game: str, seats: list[str]) -> None:
    ann = come(lang=LANGS[lang])
    for after in (1, 40):
        ann.sit_at(asked(server, game, "", *seats[:1], *["greedy"] * (len(seats) - 1), after=after))
        for _ in range(2):
            if not ann.asked():
                break
            check(ann, lang, game)
            ann.answer()
        check(ann, lang, game)


def test_the_language_is_changed_in_the_middle_of_a_question(come: Come) -> None:
    ann = come()
    ann.sit("twenty-strong")
    ann.play(3)
    assert ann.asked()
    before = ann.decision
    assert before
    for lang, label in (("fr", "Language"), ("de", "Langue"), ("en", "Sprache")):
        ann.page.get_by_label(label).select_option(lang)
        ann.until(f"document.documentElement.lang === {lang!r} && {MINE} && ear.state.decisions[0].prompt")
        ann.page.get_by_label({"fr": "Langue", "de": "Sprache", "en": "Language"}[lang]).wait_for()
        now = ann.decision
        assert now
        assert now["id"] == before["id"]
        assert [option["action"] for option in now["options"]] == [option["action"] for option in before["options"]]
    ann.until(f"{MINE}.prompt === {before['prompt']!r}")
