"""Lessons: read strictly, due by what was answered alone, and each can be won by whoever follows its bubbles."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from ludotek import api, registry
from ludotek.bots import make_bot
from ludotek.kernel.errors import ContentError, LudotekError
from ludotek.kernel.play import UndoRefused
from ludotek.kernel.reader import Reader
from ludotek.table.lesson import FIRST, Lesson, has_lesson, lesson_of, lessons_of
from ludotek.table.seating import thoughts
from ludotek.table.session import THINK, Session
from ludotek.table.thinking import Task, think
from ludotek.text import clause, form, languages, say
from ludotek.text.catalogue import home

CLIENT = Path(__file__).parents[2] / "client" / "src"
MARK = re.compile(r"\b(?:data-place|data-spot|id)=")
TAUGHT = [lesson for name in registry.HOUSE for lesson in lessons_of(registry.find(name))]
GAME = registry.find("twenty-strong")

each_lesson = pytest.mark.parametrize("taught", TAUGHT, ids=lambda each: f"{each.game.name} {each.name}")


def raw(name: str = "twenty-strong") -> dict[str, Any]:
    path = home(registry.find(name).package) / "lessons" / f"{FIRST}.toml"
    return tomllib.loads(path.read_text("utf-8"))


def read(data: dict[str, Any]) -> Lesson:
    return Lesson(Reader(data, "lesson"), GAME)


# --- reading ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"seed": "one"}, "field 'seed': must be a whole number"),
        ({"seating": ["human", "deep-thought"]}, "field 'seating'"),
        ({"seating": ["greedy"]}, "has nobody to be taught"),
        ({"played": "0:1 two"}, "field 'played': must be answers"),
        ({"options": {"weather": "fog"}}, "weather"),
        ({"bubble": []}, "field 'bubble': is missing"),
        ({"bubble": [{"id": "aim"}]}, "bubble aim, field 'at': is missing"),
        ({"bubble": [{"id": "aim", "at": "Commit", "rule": "TS-21", "place": "pool", "whom": "you"}]}, "'whom'"),
        (
            {"bubble": [{"id": "aim", "at": "Commit", "rule": "TS-21", "place": "pool", "now": {}}]},
            "'verb': is missing",
        ),
        ({"weather": "fog"}, "field 'weather': is not known here"),
    ],
)
def test_a_mistake_is_named_with_its_place(change: dict[str, Any], problem: str) -> None:
    with pytest.raises(LudotekError, match=problem):
        read({**raw(), **change})


def test_an_id_is_used_once() -> None:
    data = raw()
    with pytest.raises(ContentError, match="is used twice"):
        read({**data, "bubble": [data["bubble"][0], data["bubble"][0]]})


def test_a_card_that_is_kept_must_be_there() -> None:
    with pytest.raises(ContentError, match="there is no 'unicorn'"):
        read({**raw(), "keep": {"boss": ["unicorn"]}}).content()


def test_a_game_without_a_lesson_has_none() -> None:
    class Other:
        name, package, deck_option = "other", "other_game", None

        def deck_in(self, options: dict[str, Any]) -> str:
            return ""

    assert not has_lesson(Other())  # type: ignore[arg-type]
    with pytest.raises(ContentError, match="other has no guided first game"):
        lesson_of(Other())  # type: ignore[arg-type]


# --- what is due ------------------------------------------------------------------------------------------------------


def due(session: Session) -> list[str]:
    guidance = session.guidance(0)
    assert guidance is not None
    return [bubble.id for bubble in guidance.due]


def seen(session: Session) -> list[str]:
    guidance = session.guidance(0)
    assert guidance is not None
    return [bubble.id for bubble in guidance.seen]


def do(session: Session, verb: str, **things: str) -> None:
    decision = session.decision()
    assert decision is not None
    named = {role: name.replace("_", " ") for role, name in things.items()}
    fitting = [each for each in decision.options if each.verb == verb and named.items() <= each.things.items()]
    session.answer(0, fitting[0].action)


@pytest.fixture
def lesson() -> Session:
    return Session.lesson(api.game("twenty-strong"))


def test_what_asks_for_something_stays_until_that_is_done(lesson: Session) -> None:
    assert due(lesson) == ["aim", "activate"]
    do(lesson, "activate")
    assert due(lesson) == ["commit"]
    do(lesson, "commit", die="die_red_no-face")
    assert due(lesson) == ["commit"]
    do(lesson, "commit", die="die_purple_no-face")
    assert due(lesson) == ["roll"]
    assert seen(lesson) == ["aim", "activate", "commit"]


def test_what_asks_for_something_goes_with_its_question(lesson: Session) -> None:
    do(lesson, "activate")
    do(lesson, "done")
    assert "commit" in seen(lesson)
    assert "roll" not in seen(lesson), "it was never shown"


def test_undo_brings_a_bubble_back(lesson: Session) -> None:
    do(lesson, "activate")
    do(lesson, "commit", die="die_purple_no-face")
    lesson.undo()
    assert due(lesson) == ["commit"]
    lesson.undo(agreed=True)
    assert due(lesson) == ["aim", "activate"]
    assert seen(lesson) == []


@each_lesson
def test_undo_stops_where_the_lesson_begins(taught: Lesson) -> None:
    session = Session.lesson(api.game(taught.game.name), taught.options)
    begun = len(session.match.live)
    for agreed in (False, True):
        with pytest.raises(UndoRefused):
            session.undo(agreed=agreed)
    assert len(session.match.live) == begun


def test_a_save_and_a_copy_agree(lesson: Session) -> None:
    do(lesson, "activate")
    do(lesson, "commit", die="die_purple_no-face")
    again = Session.resume(api.game("twenty-strong"), lesson.save("en"))
    assert (due(again), seen(again)) == (due(lesson), seen(lesson))
    twin = lesson.copy()
    do(twin, "done")
    assert due(lesson) == ["roll"]


def test_an_ordinary_game_is_not_guided() -> None:
    assert Session.new(api.game("twenty-strong"), 1).guidance(0) is None


# --- the lessons that ship --------------------------------------------------------------------------------------------


@each_lesson
def test_every_bubble_has_its_words_and_its_clause_in_every_language(taught: Lesson) -> None:
    game, lesson = taught.game, taught
    assert (6 if lesson.name == FIRST else 3) <= len(lesson.bubbles) <= 10
    for lang in languages():
        assert say(game.package, lesson.phrase, lang)
        clause(game.package, lesson.aim, lang)
        for bubble in lesson.bubbles:
            text = say(game.package, bubble.phrase, lang)
            assert len(text) <= 260, f"{bubble.id} in {lang} is too long for a bubble"
            assert clause(game.package, bubble.rule, lang).text
            assert form(game.package, bubble.phrase, "title", lang)
            assert bool(form(game.package, bubble.phrase, "now", lang)) == (bubble.now is not None)


@each_lesson
def test_every_anchor_is_declared_by_the_board_or_a_thing(taught: Lesson) -> None:
    game = taught.game
    board = CLIENT / "games" / game.package
    sources = [*board.rglob("*.svelte"), *(CLIENT / "table").glob("*.svelte")]
    marked = [line for path in sources for line in path.read_text(encoding="utf-8").splitlines() if MARK.search(line)]
    for bubble in taught.bubbles:
        named = re.compile(rf"""["']{re.escape(bubble.place)}["']""")
        declared = any(named.search(line) for line in marked)
        assert declared or " " in bubble.place, f"{bubble.id}: nothing on the board is called {bubble.place!r}"


def bot_answers(session: Session) -> bool:
    """As on a server, where bots think elsewhere."""
    called = session.bot_called()
    if called is not None:
        seat, action = called
        session.act(seat, think(Task(session, seat)) if action == THINK else action)
    return called is not None


def follow(session: Session, bots: Callable[[Session], bool]) -> list[str]:
    """Play as the bubbles say; where they say nothing, as `greedy` would. What was due, in its order."""
    rules, told = session.match.game.rules, []
    while not session.match.over:
        if bots(session):
            continue
        seat = session.asked()[0]
        decision, guidance = session.decision(seat), session.guidance(seat)
        assert decision is not None
        assert guidance is not None
        told += [bubble.id for bubble in guidance.due if bubble.id not in told]
        wanted = [bubble.now for bubble in guidance.due if bubble.now is not None]
        if wanted:
            action = next(each.action for each in decision.options if wanted[0].is_done_by(each.verb, each.things))
        elif len(decision.options) == 1:
            action = decision.options[0].action
        else:
            action = make_bot("greedy", rules, thoughts(session.match, seat)).choose(session.match.position, seat)
        session.answer(seat, action, session.people)
    return told


@each_lesson
@pytest.mark.parametrize("bots", [Session.bot_answers, bot_answers])
def test_whoever_follows_the_bubbles_meets_all_of_them_and_wins(
    taught: Lesson, bots: Callable[[Session], bool]
) -> None:
    session = Session.lesson(api.game(taught.game.name), taught.options)
    # In which order depends on what is played: an attack is told of when one can be made.
    assert sorted(follow(session, bots)) == sorted(bubble.id for bubble in taught.bubbles)
    result = session.match.result
    assert result is not None
    assert all(result.scores[seat] == 1.0 for seat in session.people)
    assert len(session.match.live) - len(taught.played) <= 200


def test_the_seed_is_known_and_gives_the_same_game() -> None:
    first, second = (Session.lesson(api.game("twenty-strong")) for _ in range(2))
    assert first.match.digest() == second.match.digest()


def lead(session: Session, *wishes: str) -> list[str]:
    """Give answers such as "play cub-on-probation" in this order, and the first one where none of them is asked for. The
    bubbles that are due then."""
    left = list(wishes)
    while True:
        if bot_answers(session):
            continue
        seat = session.asked()[0]
        decision, guidance = session.decision(seat), session.guidance(seat)
        assert decision is not None
        assert guidance is not None
        if not left:
            return [bubble.id for bubble in guidance.due]
        named = {f"{each.verb} {each.things.get('card', '')[5:]}".strip(): each.action for each in decision.options}
        chosen = left.pop(0) if left[0] in named else next(iter(named))
        session.answer(seat, named[chosen], session.people)


RUSHES = ("done", "power duchess-of-demolition", "play cub-on-probation")


def test_an_attack_is_taught_as_soon_as_one_can_be_made() -> None:
    assert lead(Session.lesson(api.game("untamed")), *RUSHES) == ["attack"], "who is told to end the turn never attacks"


def test_what_was_found_out_unasked_is_not_taught_any_more() -> None:
    session = Session.lesson(api.game("untamed"))
    lead(session, *RUSHES, "stronghold endless-warren")
    guidance = session.guidance(session.asked()[0])
    assert guidance is not None
    assert "ability" in [bubble.id for bubble in guidance.seen]
