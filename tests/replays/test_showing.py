"""Show me: every clause is either shown by a piece of a real game, in which it is seen happening, or has a reason."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from ludotek import registry
from ludotek.house import showing
from ludotek.kernel.chance import FastChance
from ludotek.kernel.errors import ContentError
from ludotek.kernel.event import EventLog
from ludotek.kernel.game import Game
from ludotek.kernel.play import begin
from ludotek.kernel.showing import REASONS
from ludotek.lab.showing import BEFORE, facts_of
from ludotek.text import languages

GAMES = registry.names()


def clauses(game: Game) -> list[str]:
    return [id for _, ids in game.chapters() for id in ids]


@pytest.mark.parametrize("name", GAMES)
def test_every_clause_is_shown_or_has_a_reason(name: str) -> None:
    game = registry.find(name)
    kept = registry.showing(game)
    lists = [*kept.data["clauses"], *kept.along, *kept.unshown]
    assert {clause: n for clause, n in Counter(lists).items() if n > 1} == {}
    assert sorted(lists) == sorted(clauses(game))
    assert set(kept.unshown.values()) <= set(REASONS)
    assert all(kept.shows(clause) for clause in kept.along)
    shown = sum(kept.shows(clause) for clause in clauses(game))
    assert shown >= 0.65 * len(clauses(game))


@pytest.mark.parametrize("name", GAMES)
def test_every_piece_shows_its_clause(name: str) -> None:
    """By an event that cites it or is named for it, by the question that is asked, or by a refusal; at its very end."""
    game = registry.find(name)
    kept = registry.showing(game)
    ends: dict[int, dict[int, list[tuple[str, int]]]] = {}
    for clause, (place, start, end, seat) in kept.data["clauses"].items():
        assert 0 <= start <= end <= start + BEFORE
        ends.setdefault(place, {}).setdefault(end, []).append((clause, seat))
    for place, by_end in ends.items():
        assert missing(game, place, by_end) == []


def missing(game: Game, place: int, by_end: dict[int, list[tuple[str, int]]]) -> list[str]:
    """The clauses that this game promises to show after so many answers, and does not."""
    told = registry.showing(game).data["games"][place]
    ear = EventLog()
    match = begin(game, told["options"], FastChance(told["seed"]), None, ear).match
    sheets = game.sheets(game.content(game.check_options(told["options"])))
    words = {f"card {sheet.id}": {each.key for _, text in sheet.texts for each in text.whole()} for sheet in sheets}
    answers = [word.split(":") for word in told["answers"].split()]
    found: list[str] = []
    for n in range(len(answers) + 1):
        events = ear.take()
        for clause, seat in by_end.get(n, []):
            seen = {event.rule for event in events} | {
                fact for each in events for fact in facts_of(game, match, each, words)
            }
            if match.question is not None:
                seen.add(match.question.rule())
            refusals = [match.why_not(seat, action) for action in ([] if match.over else match.candidates(seat))]
            seen |= {rule for refusal in refusals if refusal is not None for rule in refusal.rules}
            if clause not in seen and registry.showing(game).facts.get(clause, "") not in seen:
                found.append(clause)
        if n < len(answers):
            match.carry_out(*map(int, answers[n]))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_a_piece_is_told_on_the_board_from_its_start(name: str) -> None:
    for clause in clauses(registry.find(name))[::25]:
        if registry.showing(registry.find(name)).shows(clause):
            shown = showing.show(clause, "de")
            assert shown.clause.id == clause
            assert shown.clause.shown
            assert 0 <= shown.start < len(shown.replay.moments)
            last = showing.shown_at(clause, "de", len(shown.replay.moments) - 1)
            assert last.view is not None


def test_a_clause_without_a_piece_is_unknown() -> None:
    with pytest.raises(Exception, match="TS-103"):
        showing.show("TS-103", "en")


def test_a_reason_that_is_none_is_refused_and_a_game_without_files_shows_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = registry.find("untamed")
    monkeypatch.setattr(registry, "folder", lambda game: tmp_path)
    bare = registry.showing.__wrapped__(game)
    assert not any(bare.shows(clause) for clause in clauses(game))
    assert registry.how_to_play.__wrapped__(game) == []
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons" / "clauses.toml").write_text('[unshown]\nlazy = "UN-01"\n')
    with pytest.raises(ContentError, match="lazy"):
        registry.showing.__wrapped__(game)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", GAMES)
def test_how_to_play_is_short_and_its_pictures_are_there(name: str, lang: str) -> None:
    from ludotek.house.library import how_to_play

    sections = how_to_play(name, lang)
    assert 5 <= len(sections) <= 7
    for section in sections:
        assert section.title
        assert 80 <= len(section.text) <= 340, section
        assert section.clauses
        assert registry.showing(registry.find(name)).shows(section.picture)
