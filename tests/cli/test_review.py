"""`ludotek review`: in words, as JSON and as a page, in every language; one sentence for a mistake."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

from ludotek.cli.game_files import open_game
from ludotek.cli.review_words import ReviewWords
from ludotek.kernel.phrase import Phrase
from ludotek.table import moments
from ludotek.table.moments import Fortune
from ludotek.table.review import Choice, Review, Turn, review

RECORDS = Path(__file__).parents[1] / "replays"
SHORT = RECORDS / "reckoners" / "2-hard-lost.jsonl"
QUICK = ("--rollouts", "2")
LANGUAGES = ("en", "fr", "de")


@cache
def found() -> Review:
    return review(open_game(SHORT), rollouts=2)


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> None:
    """The review is made once, and told in many ways."""
    monkeypatch.setattr(moments, "OUTCOMES", 3)
    monkeypatch.setattr("ludotek.cli.review.find", lambda *_: found())


@pytest.mark.usefixtures("known")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_review_in_words_and_as_a_page(cli, tmp_path: Path, lang: str) -> None:
    said = cli("review", SHORT, *QUICK, "--lang", lang)
    assert (said.code, said.err) == (0, "")
    assert "review-" not in said.out
    target = tmp_path / "review.html"
    assert cli("review", SHORT, *QUICK, "--lang", lang, "--html", target).code == 0
    page = target.read_text(encoding="utf-8")
    assert f'<html lang="{lang}">' in page
    assert "review-" not in page
    assert "<svg" in page
    assert not re.search(r"<script|javascript:|\son\w+=|https?:|<link|<img", page)
    numbers = re.findall(r"<dd[^>]*>([−+]?\d+)", page)  # start, skill, luck, longer view, result
    assert len(numbers) == 5


def test_what_came_of_a_choice_is_said_once() -> None:
    """An answer may be a sentence, so that no colon follows it."""
    choice = Choice(0, 0, None, Phrase("review-none"), "", Phrase("review-none"), 0.5, 0.1, {})
    facts = [Phrase("review-part-luck"), Phrase("review-part-luck"), Phrase("review-part-skill")]
    told = ReviewWords("en", "reckoners").happened(Turn(choice, Fortune(0, -0.1, 0.1, facts)))
    assert told == "No choice clearly cost anything. → Luck ×2 Skill"


def test_a_review_as_json(cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moments, "OUTCOMES", 3)
    done = cli("review", SHORT, *QUICK, "--json", "--seed", "7")
    assert (done.code, done.err) == (0, "")
    found = json.loads(done.out)
    assert found["seed"] == 7
    assert found["start"] + sum(found["totals"].values()) == pytest.approx(found["result"], abs=1e-9)
    assert {"where", "asked", "answer", "rule", "chance", "changes"} <= set(found["course"][0])
    assert len(found["costly"]) <= 3


def test_a_game_that_is_not_over(cli, tmp_path: Path) -> None:
    lines = SHORT.read_text(encoding="utf-8").splitlines()
    path = tmp_path / "running.jsonl"
    path.write_text("\n".join(lines[:30]) + "\n", encoding="utf-8")
    done = cli("review", path)
    assert done.code == 2
    assert "not played to its end" in done.err
    assert done.err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("review", "nope.jsonl"), "does not exist"),
        (("review", SHORT, "--seat", "3"), "1 to 2"),
        (("review", SHORT, "--rollouts", "1"), "from 2 to"),
        (("review", SHORT, "--html", "page.txt"), ".html"),
    ],
)
def test_a_mistake(cli, arguments: tuple[object, ...], named: str) -> None:
    done = cli(*arguments)
    assert (done.code, done.out) == (2, "")
    assert named in done.err
    assert done.err.count("\n") == 1
