"""Bots in processes of their own: they answer as in ours, and one that does not answer in time is replaced."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest
from lost_bots import NAP, die, nonsense, sleep

from ludotek import api
from ludotek.bots import make_bot
from ludotek.house import thinkers as thinkers_of_houses
from ludotek.kernel.chance import FastChance
from ludotek.server.processes import Processes
from ludotek.table.advice import weigh
from ludotek.table.reckoning import Asked, grant, reckon
from ludotek.table.refusal import TableRefusal
from ludotek.table.reviewing import Finished, make_review
from ludotek.table.session import THINK, Session
from ludotek.table.thinking import Redrawn, Task, think

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
async def thinkers() -> AsyncIterator[Processes]:
    made = Processes(workers=1, deadline=20.0)
    yield made
    made.close()


def asked_bot(game: str, seed: int = 1, bot: str = "greedy", **options: object) -> tuple[Session, int]:
    """A position in which a bot has to think, on the last seat."""
    rules = api.game(game)
    seats = rules.new(seed=seed, **options).seats
    session = Session.new(rules, seed, ",".join(["human"] * (seats - 1) + [bot]), **options)
    while (called := session.bot_called()) is None or called[1] != THINK:
        if called is not None:
            session.bot_answers()
            continue
        seat = session.asked()[0]
        session.answer(seat, session.match.actions(seat)[0])
    return session, called[0]


async def test_a_worker_answers_as_the_bot_would_here(thinkers: Processes) -> None:
    for game, options in (("untamed", {}), ("untamed", {"mode": "hydra"}), ("reckoners", {"seats": 2})):
        session, seat = asked_bot(game, **options)
        before = session.match.digest()
        for _ in range(3):
            expected = think(Task(session, seat))
            assert await thinkers.answer(session, seat) == expected
            assert expected in session.match.actions(seat)
        assert session.match.digest() == before
    assert thinkers.fallbacks == 0


async def test_what_the_seat_cannot_know_never_reaches_a_worker() -> None:
    """Worlds that the bot cannot tell apart: the task for it is another one, drawn anew, and never the real one."""
    session, seat = asked_bot("untamed")
    real = session.match.position.to_data()
    assert Task(session, seat).position != real


@pytest.mark.parametrize(("bad", "deadline"), [(sleep, 2.0), (die, 20.0), (nonsense, 20.0)])
async def test_one_that_fails_gives_a_fallback_and_others_take_its_place(
    bad: Callable[[Task], int], deadline: float, thinkers: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, seat = asked_bot("untamed")
    assert await thinkers.answer(session, seat) == think(Task(session, seat))  # the worker has started
    monkeypatch.setattr(thinkers_of_houses, "think", bad)
    thinkers.deadline = deadline
    async with asyncio.timeout(NAP / 2):
        answer = await thinkers.answer(session, seat)
    assert answer == Task(session, seat).fallback()
    assert answer in session.match.actions(seat)
    assert thinkers.fallbacks == 1
    monkeypatch.setattr(thinkers_of_houses, "think", think)
    thinkers.deadline = 20.0
    assert await thinkers.answer(session, seat) == think(Task(session, seat))
    assert thinkers.fallbacks == 1


async def test_tables_that_wait_behind_a_lost_worker_get_their_answer_too(
    thinkers: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, seat = asked_bot("untamed")
    await thinkers.answer(session, seat)
    monkeypatch.setattr(thinkers_of_houses, "think", sleep)
    thinkers.deadline = 1.5
    async with asyncio.timeout(NAP / 2):
        answers = await asyncio.gather(*(thinkers.answer(session, seat) for _ in range(6)))
    assert answers == [Task(session, seat).fallback()] * 6


async def test_a_worker_weighs_and_reckons_for_people_as_one_would_here(thinkers: Processes) -> None:
    session = Session.new(api.game("twenty-strong"), 1)
    seen = Asked(session.match, 0, more=True, wish="1", least=50)
    while len(session.match.actions(0)) < 2 or not reckon(seen).wishes:
        bot = make_bot("greedy", session.match.rules, FastChance(1))
        session.answer(0, bot.choose(session.match.position, 0))
        seen = Asked(session.match, 0, more=True, wish="1", least=50)
    assert await thinkers.advise(seen) == weigh(seen)
    assert await thinkers.reckon(seen) == reckon(seen)
    assert await thinkers.grant(seen) == grant(seen)


async def test_a_worker_reviews_a_game_as_one_would_here_and_tells_how_far_it_is(thinkers: Processes) -> None:
    """Bots have workers of their own, which a review does not keep busy."""
    match = api.game("twenty-strong").new(seed=3)
    match.act(0, match.actions(0)[0])
    match.concede(0)
    match.close()
    finished, told = Finished(match, 0), list[float]()
    reviewing = asyncio.create_task(thinkers.review(finished, told.append))
    session, seat = asked_bot("untamed")
    assert await thinkers.answer(session, seat) == think(Task(session, seat))
    assert await reviewing == make_review(finished)
    assert told == sorted(told)
    assert told[-1] == 1.0


async def test_workers_are_awake_before_anybody_waits_for_them(thinkers: Processes) -> None:
    assert thinkers.pool is None
    await thinkers.wake()
    assert thinkers.pool is not None
    assert len(thinkers.pool._processes) == thinkers.number


async def test_workers_that_are_ended_while_they_wake_hold_nobody_up() -> None:
    thinkers = Processes(1)
    waking = asyncio.create_task(thinkers.wake())
    await asyncio.sleep(0)
    thinkers.close()
    await waking


async def test_people_are_told_that_thinking_took_too_long(
    thinkers: Processes, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, seat = asked_bot("untamed")
    await thinkers.answer(session, seat)
    monkeypatch.setattr(thinkers_of_houses, "weigh", sleep)
    thinkers.deadline = 1.5
    async with asyncio.timeout(NAP / 2):
        with pytest.raises(TableRefusal, match="no-help-in-time"):
            await thinkers.advise(Redrawn(session.match, seat))
    thinkers.deadline = 20.0
    assert await thinkers.answer(session, seat) == think(Task(session, seat)), "others take its place"
