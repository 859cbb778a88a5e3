"""Guided games over a port: what the page is told in each language, and that such a game counts for nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from port import MemoryStore, Port, new_table, open_house, port

from ludotek import registry
from ludotek.house.desk import Desk
from ludotek.table.lesson import Lesson, has_lesson, lessons_of
from ludotek.text import languages

pytestmark = pytest.mark.anyio

TAUGHT = [name for name in registry.HOUSE if has_lesson(registry.find(name))]
LESSONS = [lesson for name in registry.HOUSE for lesson in lessons_of(registry.find(name))]


def bubbles(page: Port) -> list[dict[str, Any]]:
    lesson = page.state["lesson"]
    return [lesson["bubbles"][place] for place in lesson["due"]]


async def answer(page: Port, option: dict[str, Any]) -> None:
    decision = page.decision
    seq = page.state["seq"]
    reply = await page.ask(type="act", decision=decision["id"], action=option["action"], seat=decision["seat"])
    assert reply["type"] == "done", reply
    await page.until(lambda: page.state["seq"] > seq)


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda each: f"{each.game.name} {each.name}")
@pytest.mark.parametrize("lang", languages())
async def test_a_page_is_led_by_the_bubbles_in_its_language(lesson: Lesson, lang: str) -> None:
    """The first ones, and after a restart the same."""
    store = MemoryStore()
    house = open_house(store)
    table = await new_table(house, lesson.game.name, options=lesson.options, lesson=True, lang=lang)
    async with port(house, table, lang=lang) as page:
        for _ in range(4):
            await page.until(lambda: bool(page.decision))
            shown = page.state["lesson"]
            assert shown["aim"]
            assert all(each["title"] and each["text"] for each in shown["bubbles"])
            due = [lesson.bubbles[place] for place in shown["due"]]
            now = next((bubble.now for bubble in due if bubble.now is not None), None)
            options = page.decision["options"]
            wanted = [each for each in options if now is None or now.is_done_by(each["verb"], each["things"])]
            await answer(page, wanted[-1])
        await page.until(lambda: bool(page.decision))
        before = page.state["lesson"]
    async with port(open_house(store), table, lang=lang) as page:
        await page.until(lambda: bool(page.decision))
        assert page.state["lesson"] == before


async def test_a_lesson_is_marked_and_the_next_game_is_none() -> None:
    house = open_house(MemoryStore())
    table = await new_table(house, "twenty-strong", lesson=True)
    async with port(house, table) as page:
        await page.until(lambda: bool(page.decision))
        await page.ask(type="concede")
        await page.until(lambda: page.over)
        assert page.state["outcome"]["practice"]
        again = await page.ask(type="rematch")
    async with port(house, {**table, "table": again["data"]["table"]}) as page:
        await page.until(lambda: bool(page.decision))
        assert page.state["lesson"] is None
        assert page.state["table"]["options"]["difficulty"] == -1


async def test_the_library_says_who_has_a_lesson() -> None:
    games = Desk(open_house(MemoryStore())).games("en")
    assert [game.name for game in games if game.lesson] == TAUGHT
