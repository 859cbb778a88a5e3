"""Reviews of finished games: made once and kept, nothing before the end, and better lines that can be looked at."""

from __future__ import annotations

import asyncio
import random
import secrets
from types import SimpleNamespace
from typing import Any

import pytest
from port import MemoryStore, Said, new_table, open_house, port

from ludotek.house import reviews, wire
from ludotek.house.desk import Desk
from ludotek.house.house import House
from ludotek.house.thinkers import AtOnce
from ludotek.table import moments, reviewing
from ludotek.table.refusal import TableRefusal
from ludotek.table.reviewing import Finished

pytestmark = pytest.mark.anyio


@pytest.fixture(autouse=True)
def quick_and_the_same_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = SimpleNamespace(token_bytes=lambda n: bytes([7] * n), token_hex=secrets.token_hex)
    monkeypatch.setattr("ludotek.house.house.secrets", dealt)
    monkeypatch.setattr(moments, "OUTCOMES", 2)
    monkeypatch.setattr(reviewing, "ROLLOUTS", 4)


class Counting(AtOnce):
    """Knows how many reviews it has made, and can be stopped on the way."""

    def __init__(self) -> None:
        super().__init__()
        self.made = 0
        self.go_on = asyncio.Event()
        self.go_on.set()

    async def review(self, finished: Finished, told: reviewing.Told) -> bytes:
        self.made += 1
        told(0.25)
        await self.go_on.wait()
        return await super().review(finished, told)


def counted(store: MemoryStore) -> tuple[House, Counting]:
    house, thinkers = open_house(store), Counting()
    house.reviews.thinkers = thinkers
    return house, thinkers


async def given_up(house: House, game: str, answers: int, **more: Any) -> Said:
    """A game in which somebody concedes after so many answers."""
    table = await new_table(house, game, **more)
    async with port(house, table) as page:
        await page.play(answers)
        await page.ask(type="concede")
        await page.until(lambda: page.over)
        assert page.state["table"]["reviewed"]
    return table


async def read(house: House, table: Said, seat: int = -1, lang: str = "en", key: str = "key") -> wire.Review:
    found = await Desk(house).review(table["table"], table[key], lang, seat)
    assert found.review is not None
    return found.review


SEATS = [{"who": "me"}, {"who": "bot"}]


async def test_a_review_adds_up_and_is_made_once() -> None:
    store = MemoryStore()
    house, thinkers = counted(store)
    table = await given_up(house, "untamed", 20, seats=SEATS)
    found = await read(house, table)
    assert found.result == 0.0
    assert found.outcome.how == "conceded"
    assert found.start + sum(part.change for part in found.parts) == pytest.approx(0.0, abs=1e-9)
    rounds = sum(each.skill + each.luck + each.rest for each in found.rounds)
    assert found.start + rounds == pytest.approx(0.0, abs=1e-9)
    assert [part.kind for part in found.parts] == ["skill", "luck", "others", "revision"]
    replay = await Desk(house).replay(table["table"], table["key"], "en", -1)
    moments = [turn.moment for turn in (*found.costly, *found.unlucky, *found.lucky)]
    assert moments
    for moment in moments:
        told = replay.moments[moment.step + 1]
        assert (told.text, told.seat) == (moment.did, moment.seat)
        assert found.rounds[moment.round].text == moment.where
    again, others = counted(store)  # another process on the same store
    assert await read(again, table) == found
    assert (await read(again, table, lang="de")).start == found.start
    assert (thinkers.made, others.made) == (1, 0)


async def test_a_bots_side_and_for_those_who_watched() -> None:
    house, thinkers = counted(MemoryStore())
    table = await given_up(house, "untamed", 6, seats=SEATS)
    bot = await read(house, table, seat=1, key="watch")
    assert (bot.seats, bot.result) == ([1], 1.0)
    assert {turn.moment.seat for turn in (*bot.costly, *bot.unlucky, *bot.lucky)} <= {1}
    assert (await read(house, table, key="watch")).seats == [0]
    assert thinkers.made == 2
    with pytest.raises(TableRefusal, match="no-such-seat"):
        await read(house, table, seat=2)


async def test_who_plays_together_is_reviewed_together() -> None:
    house, thinkers = counted(MemoryStore())
    table = await given_up(house, "reckoners", 4, seats=[{"who": "me"}, {"who": "me"}])
    found = await read(house, table, seat=1)
    assert found.seats == [0, 1]
    assert [part.kind for part in found.parts] == ["skill", "luck", "revision"]
    assert await read(house, table, seat=0) == found
    assert thinkers.made == 1


async def test_nothing_is_told_before_the_end_or_without_the_key() -> None:
    house, thinkers = counted(MemoryStore())
    table = await new_table(house, "untamed", seats=SEATS)
    desk = Desk(house)
    for code, asked in (
        ("not-over", desk.review(table["table"], table["key"], "en", -1)),
        ("not-over", desk.better(table["table"], table["key"], "en", -1, 0)),
        ("not-over", desk.better_position(table["table"], table["key"], "en", -1, 0, 0)),
        ("wrong-key", desk.review(table["table"], table["invite"], "en", -1)),
        ("wrong-key", desk.better(table["table"], "nothing", "en", -1, 0)),
    ):
        with pytest.raises(TableRefusal, match=code):
            await asked
    async with port(house, table) as page:
        assert not page.state["table"]["reviewed"]
        await page.ask(type="manage", what="close")  # broken off: there is no result that a review could lead to
        await page.until(lambda: page.state["table"]["status"] == "closed")
        assert not page.state["table"]["reviewed"]
    with pytest.raises(TableRefusal, match="not-over"):
        await desk.review(table["table"], table["key"], "en", -1)
    assert thinkers.made == 0


async def test_whoever_waits_is_told_how_far_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "PATIENCE", 0.0)
    house, thinkers = counted(MemoryStore())
    thinkers.go_on.clear()
    table = await given_up(house, "twenty-strong", 8)
    desk = Desk(house)
    for _ in range(3):
        asked = await desk.review(table["table"], table["key"], "en", -1)
        assert asked.review is None
    assert asked.done == 0.25
    assert asked.table.game == "twenty-strong"
    monkeypatch.setattr(reviews, "MOST", 1)
    another = await given_up(house, "twenty-strong", 2)
    with pytest.raises(TableRefusal, match="too-many-reviews"):
        await desk.review(another["table"], another["key"], "en", -1)
    thinkers.go_on.set()
    monkeypatch.setattr(reviews, "PATIENCE", 30.0)
    assert (await read(house, table)).choices
    assert thinkers.made == 1


async def test_a_review_that_failed_is_told_and_may_be_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    house, thinkers = counted(MemoryStore())
    table = await given_up(house, "twenty-strong", 2)

    def fail(finished: Finished, told: reviewing.Told) -> bytes:
        raise TableRefusal(reviews.Code.NO_HELP_IN_TIME)

    with monkeypatch.context() as patched:
        patched.setattr("ludotek.house.thinkers.make_review", fail)
        with pytest.raises(TableRefusal, match="no-help-in-time"):
            await read(house, table)
    assert (await read(house, table)).result == 0.0
    assert thinkers.made == 2


async def test_a_better_line_is_looked_at_step_by_step() -> None:
    house, _ = counted(MemoryStore())
    table = await new_table(house, "twenty-strong")
    async with port(house, table) as page:
        dice = random.Random(8)
        while not page.over:
            decision = page.decision
            action = dice.choice(decision["options"])["action"]
            await page.ask(type="act", decision=decision["id"], action=action)
            await page.until(lambda: page.over or bool(page.decision))
    found, desk = await read(house, table), Desk(house)
    assert found.costly
    for costly in found.costly:
        place = costly.moment.place
        better = await desk.better(table["table"], table["key"], "en", -1, place)
        told = [moment.text for moment in better.replay.moments[better.start + 1 :]]
        assert [text for text in told if text in costly.line] == costly.line
        assert costly.line[0] != costly.moment.did
        where = await desk.better_position(table["table"], table["key"], "en", -1, place, better.start)
        then = await desk.position(table["table"], table["key"], "en", -1, costly.moment.step)
        assert where.view == then.view
        end = await desk.better_position(table["table"], table["key"], "en", -1, place, len(better.replay.moments) - 1)
        assert end.view != then.view
    with pytest.raises(TableRefusal, match="no-such-step"):
        await desk.better(table["table"], table["key"], "en", -1, 10**6)


async def test_a_game_that_was_taken_up_again_has_another_review() -> None:
    house, thinkers = counted(MemoryStore())
    table = await given_up(house, "twenty-strong", 12)
    first = await read(house, table)
    async with port(house, table) as page:
        await page.ask(type="undo", agreed=True)
        await page.until(lambda: not page.over)
        with pytest.raises(TableRefusal, match="not-over"):
            await read(house, table)
        await page.play(3)
        await page.ask(type="concede")
        await page.until(lambda: page.over)
    second = await read(house, table)
    assert thinkers.made == 2
    assert (first.outcome.rewound, second.outcome.rewound) == (0, 1)
    replay = await Desk(house).replay(table["table"], table["key"], "en", -1)
    for turn in (*second.costly, *second.unlucky, *second.lucky):
        assert replay.moments[turn.moment.step + 1].text == turn.moment.did
