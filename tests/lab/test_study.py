"""The balance of each game: every figure comes from the rows, and what is far too strong is found."""

from __future__ import annotations

from math import comb
from pathlib import Path
from typing import Any

import pytest

from ludotek import registry
from ludotek.games.untamed.game import UntamedGame
from ludotek.kernel.errors import LudotekError
from ludotek.lab import simulate
from ludotek.lab.evidence import Evidence
from ludotek.lab.exhibit import Chapter, Grid
from ludotek.lab.figure import Figure
from ludotek.lab.of_cards import tables as tables_of
from ludotek.lab.rows import HEAD, read_head
from ludotek.lab.series import Series
from ludotek.lab.study import Subject, plans, scores, size, study_of
from ludotek.lab.target import OUTSIDE
from ludotek.lab.workers import Alone
from ludotek.text import HOUSE, languages

GAMES = {"untamed": 4, "twenty-strong": 8, "reckoners": 8}
CARD = "tearful-heir"  # an ordinary one
DUELS = 160
TINY = 1e-9  # lost in rounding


def play(folder: Path, settings: list[simulate.Plan]) -> Evidence:
    for _ in Series(settings, folder).play(Alone()):
        pass
    return Evidence(folder)


def subject_of(name: str) -> Subject:
    return Subject(registry.find(name), {}, "greedy")


def figures(chapters: list[Chapter]) -> dict[str, list[Figure]]:
    return {exhibit.title: exhibit.figures for chapter in chapters for exhibit in chapter.exhibits}


@pytest.fixture(scope="module", params=list(GAMES))
def studied(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[Subject, Evidence, Any]:
    subject = subject_of(request.param)
    evidence = play(tmp_path_factory.mktemp("rows") / "rows", plans(subject, 1, GAMES[request.param]))
    return subject, evidence, study_of(subject.game).chapters(subject, evidence)


def test_every_exhibit_has_figures_with_intervals(studied: tuple[Subject, Evidence, list[Chapter]]) -> None:
    _, _, chapters = studied
    for title, found in figures(chapters).items():
        assert found, title
        for each in [figure for figure in found for figure in (figure, *figure.beside)]:
            assert each.low - TINY <= each.value <= each.high + TINY, each
    assert all(sum(score.counts().values()) == len(score.figures) for score in scores(chapters))


def test_the_cells_of_a_grid_are_in_its_rows_and_columns(studied: tuple[Subject, Evidence, list[Chapter]]) -> None:
    for exhibit in [each for chapter in studied[2] for each in chapter.exhibits if isinstance(each, Grid)]:
        shown = [cell for row in exhibit.rows for column in exhibit.columns if (cell := exhibit.cell(row, column))]
        assert {each.what for each in shown} == {each.what for each in exhibit.figures}


def test_what_sheets_of_cards_show_is_in_words(studied: tuple[Subject, Evidence, list[Chapter]]) -> None:
    package = studied[0].game.package
    shown = [each for chapter in studied[2] for each in chapter.exhibits if each.on_cards]
    tables = {name: found for each in shown for name, found in tables_of(each)}
    assert len(tables) > 3
    for lang in languages():
        voice = HOUSE.voice(package, lang)
        missing = [
            name for name in tables if not voice.has(f"figure-{name}") or not voice.has(f"figure-{name}", "note")
        ]
        assert missing == []
        counted = {f"counted-{found['counted']}" for found in tables.values()}
        units = {f"figure-{found['unit']}" for found in tables.values()}
        assert [key for key in counted | units if not voice.has(key)] == []


def test_the_rows_tell_their_own_size(studied: tuple[Subject, Evidence, list[Chapter]]) -> None:
    subject, evidence, _ = studied
    assert size(subject, evidence) == GAMES[subject.game.name]


def test_each_of_the_84_teams_of_untamed_is_estimated(tmp_path: Path) -> None:
    subject = subject_of("untamed")
    evidence = play(tmp_path / "rows", plans(subject, 1, 100)[:1])
    teams = figures(study_of(subject.game).chapters(subject, evidence))["Teams (estimates)"]
    assert len({each.what for each in teams}) == comb(9, 3)
    assert sum(each.value for each in teams) / len(teams) == pytest.approx(0.5)  # against all that they can meet


@pytest.mark.parametrize("name", ["twenty-strong", "reckoners"])
def test_a_campaign_that_has_just_begun_has_a_report_too(tmp_path: Path, name: str) -> None:
    subject = subject_of(name)
    evidence = play(tmp_path / "rows", plans(subject, 1, 4)[:1])
    found = figures(study_of(subject.game).chapters(subject, evidence))
    assert [each.n for each in found["Difficulty"]] == [1]
    assert found["From rung to rung" if name == "twenty-strong" else "From normal to hard"] == []


def test_settings_share_their_seeds_where_their_games_are_pairs_and_only_there() -> None:
    assert {plan.seed for plan in plans(subject_of("twenty-strong"), 7, 4)} == {7}
    apart = [plan.seed for plan in plans(subject_of("reckoners"), 7, 4)]
    assert len(set(apart)) == len(apart)


def test_a_blank_changes_one_card_and_nothing_else() -> None:
    plan, other = (simulate.make_plan("untamed", {}, "greedy", 1, 1, blank) for blank in ("", CARD))
    before, after = simulate.content_of(plan)["card"], simulate.content_of(other)["card"]
    changed = [(old, new) for old, new in zip(before, after, strict=True) if old != new]
    ((old, new),) = changed
    assert (new["id"], new["faction"], new["cost"]) == (CARD, old["faction"], old["cost"])
    assert (new["attack"], new["health"], new.get("texts")) == (0, 1, None)


def worth(folder: Path) -> Figure:
    """What the card is worth, as the report tells it."""
    subject = subject_of("untamed")
    duels, *others = plans(subject, 1, 8 * DUELS)
    blanked = [plan for plan in others if plan.blank == CARD]
    evidence = play(folder, [simulate.Plan(**{**vars(duels), "games": DUELS}), *blanked])
    (found,) = figures(study_of(subject.game).chapters(subject, evidence))["What a card is worth"]
    return found


def test_an_ordinary_card_is_not_flagged_and_an_overpowered_one_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ordinary = worth(tmp_path / "ordinary")
    assert ordinary.what == CARD
    assert ordinary.verdict != OUTSIDE
    shipped = UntamedGame.content

    def planted(game: UntamedGame, options: dict[str, Any]) -> dict[str, Any]:
        content = shipped(game, options)
        (card,) = [each for each in content["card"] if each["id"] == CARD]
        card.update(cost=0, attack=9, health=12, keywords=["rush"])
        return content

    simulate.content_of.cache_clear()
    monkeypatch.setattr(UntamedGame, "content", planted)
    strong = worth(tmp_path / "planted")
    simulate.content_of.cache_clear()
    assert strong.verdict == OUTSIDE
    assert strong.low > 0.05


def test_rows_of_another_content_are_refused(tmp_path: Path) -> None:
    subject = subject_of("untamed")
    duels, *others = plans(subject, 1, 1)
    Series([duels, others[-1]], tmp_path / "rows")
    assert read_head(tmp_path / "rows" / HEAD)["blanks"] == ["", others[-1].blank]
    with pytest.raises(LudotekError, match="blanks"):
        Series([duels, others[-2]], tmp_path / "rows")
