"""Why a bot did what it did: a sentence that compares, and that gives away nothing the asker cannot know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ludotek import api, registry
from ludotek.bots import make_bot
from ludotek.kernel.chance import FastChance
from ludotek.table.reasons import Case, Inquiry, Reason, Verdict, has_reasons, weigh_up, why
from ludotek.table.session import Session
from ludotek.text import languages, say

ME, BOT = 0, 1


def choices(game: str, bot: str, wanted: int, **options: object) -> Iterator[Session]:
    """A session whenever the bot has just made a choice that the story tells of."""
    session = Session.new(api.game(game), seed=5, players=f"human,{bot}", **options)
    me = make_bot("greedy", session.match.rules, FastChance(3))
    told = -1
    while wanted and not session.match.over:
        if not session.bot_answers():
            seat = session.asked()[0]
            session.answer(seat, me.choose(session.match.position, seat))
        elif (line := last_choice(session)) > told:
            told, wanted = line, wanted - 1
            yield session


def last_choice(session: Session) -> int:
    """The last line that tells of one which counts; -1 if there is none."""
    lines = reversed(range(len(session.story)))
    return next((line for line in lines if session.chosen_at(line) is not None), -1)


def place_of(session: Session) -> int:
    place = session.chosen_at(last_choice(session))
    assert place is not None
    return place


def last_reason(session: Session) -> Reason:
    return why(session, last_choice(session), ME)


@pytest.mark.parametrize(("game", "options"), [("untamed", {"mode": "duel"}), ("reckoners", {"seats": 2})])
def test_it_names_the_answer_the_rival_and_both_chances_in_every_language(
    game: str, options: dict[str, object]
) -> None:
    session, reason = next(
        (session, reason)
        for session in choices(game, "medium", 40, **options)
        if "better" in str(reason := last_reason(session))
    )
    place = place_of(session)
    package = session.match.rules.package
    for lang in languages():
        said = say(package, reason.phrase, lang)
        assert say(package, session.match.meaning(place).phrase, lang) in said
        assert said.count("%") == 2
    assert reason.rules
    assert all(rule.startswith(session.match.rules.prefix) for rule in reason.rules)


def test_worlds_that_the_asker_cannot_tell_apart_give_the_same_reason() -> None:
    """The bot's hand is another one in each of them; where its answer is possible in both, the sentence is the same."""
    compared = told = 0
    for session in choices("untamed", "medium", 30, mode="duel"):
        match = session.match
        place = place_of(session)
        action, at = match.live[place].action, match.at(place)
        for seed in range(20):
            other = match.rules.determinise(at, ME, FastChance(seed))
            if action in other.options(BOT) and other.digest() != at.digest():
                here, there = Inquiry(match, place, ME), Imagined(match, place, other)
                assert data(here.case) == data(there.case)
                assert told_by(here) == told_by(there)
                compared += 1
                told += here.case is not None
                break
    assert compared >= 10
    assert told >= 3, "some of the answers can be explained while the game goes on"


class Imagined(Inquiry):
    """The same answer, given in another world."""

    def __init__(self, match: api.Match, place: int, at: object) -> None:
        elsewhere = match.clone()
        elsewhere.at = lambda _: at.clone()  # type: ignore[method-assign,attr-defined]
        super().__init__(elsewhere, place, ME)


def data(case: Case | None) -> object:
    return None if case is None else vars(case)


def told_by(inquiry: Inquiry) -> Reason:
    return inquiry.reason(None if inquiry.case is None else weigh_up(inquiry.case))


def test_what_only_the_bot_can_know_stays_a_secret_until_the_game_is_over() -> None:
    session = next(session for session in choices("untamed", "medium", 30, mode="duel") if last_reason(session).secret)
    line = last_choice(session)
    session.concede(ME)
    assert session.match.over
    assert not why(session, line, ME).secret


def test_an_answer_that_is_worse_for_all_that_the_asker_knows_is_a_secret_too() -> None:
    session = next(s for s in choices("untamed", "medium", 30, mode="duel") if "seen" in str(last_reason(s)))
    inquiry = Inquiry(session.match, place_of(session), ME)
    assert inquiry.case is not None
    worse = Verdict(inquiry.case.rivals[0], 0.4, 0.5, -0.1)
    assert inquiry.reason(worse).secret


def test_a_choice_that_was_taken_back_has_no_reason() -> None:
    session = next(choices("reckoners", "medium", 1, seats=2))
    line = last_choice(session)
    session.undo(ME, agreed=True)
    assert session.chosen_at(line) is None


def test_only_a_choice_has_a_reason() -> None:
    """What has one answer is not chosen, and a person is not asked for reasons."""
    session = next(choices("untamed", "medium", 1, mode="duel"))
    chosen = [heard.choice for n, heard in enumerate(session.story) if session.is_choice(n)]
    assert all(choice is not None and choice.seat == BOT for choice in chosen)
    assert len(chosen) == len({id(choice) for choice in chosen})


def test_bots_that_leave_answers_to_chance_say_so() -> None:
    game = registry.find("untamed")
    assert [has_reasons(each, game) for each in ("medium", "hard", "expert", "greedy", "search:8~30")] == [True] * 5
    assert [has_reasons(each, game) for each in ("random", "gentle", "easy", "greedy~30")] == [False] * 4
    assert last_reason(next(choices("untamed", "easy", 1, mode="duel"))).phrase.key == "reason-none"
