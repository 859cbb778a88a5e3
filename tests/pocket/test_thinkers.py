"""Who thinks on a device: nobody waits there for longer than two seconds."""

from __future__ import annotations

import asyncio

import pytest

from ludotek import api
from ludotek.pocket import thinkers
from ludotek.pocket.thinkers import SecondWorker, answered
from ludotek.table.session import Session
from ludotek.table.thinking import Task, think

pytestmark = pytest.mark.anyio


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


class Worker:
    """Another worker that takes its time."""

    def __init__(self) -> None:
        self.seconds = 0.0

    async def work(self, task: bytes) -> bytes:
        await asyncio.sleep(self.seconds)
        return answered(task)

    async def long(self, task: bytes, told: object) -> bytes:
        return answered(task)


def duel(level: str) -> Session:
    session = Session.new(api.game("untamed"), 3, f"{level},human")
    while not session.asked() or session.asked()[0] != 0:
        session.answer(1, session.match.actions(1)[0])
    return session


async def test_a_bot_that_thinks_for_too_long_answers_as_the_usual_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "LONGEST", 0.05)
    worker, session = Worker(), duel("search:2")
    second = SecondWorker(worker.work, worker.long)
    wanted = think(Task(session, 0))
    assert await second.answer(session, 0) == wanted  # however long the first thought takes
    worker.seconds = 1.0
    usual = Task(session, 0)
    usual.bot = "greedy"
    assert await second.answer(session, 0) == think(usual)
    assert second.fallbacks == 1


async def test_a_quick_bot_does_not_trouble_the_other_worker() -> None:
    async def nobody(task: bytes) -> bytes:
        raise AssertionError("the other worker was asked")

    session = duel("greedy")
    second = SecondWorker(nobody, Worker().long)
    assert await second.answer(session, 0) == think(Task(session, 0))
