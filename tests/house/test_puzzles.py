"""Puzzles over a port: their list, a table that judges in the page's language, and the solution as a replay."""

from __future__ import annotations

import pytest
from port import MemoryStore, new_table, open_house, port

from ludotek import registry
from ludotek.house.desk import Desk
from ludotek.text import languages

pytestmark = pytest.mark.anyio

each_game = pytest.mark.parametrize("name", list(registry.HOUSE))


@each_game
async def test_the_list_is_told_in_every_language(name: str) -> None:
    desk = Desk(open_house(MemoryStore()))
    kept = registry.puzzles(registry.find(name))
    for lang in languages():
        told = desk.puzzles(name, lang)  # type: ignore[arg-type]
        assert [each.number for each in told.puzzles] == [each.number for each in kept]
        assert all(each.title for each in told.puzzles)
        assert 1 <= told.today <= len(kept)
    assert next(each.puzzles for each in desk.games("en") if each.name == name) == len(kept)


@pytest.mark.parametrize(("name", "lang"), list(zip(registry.HOUSE, languages(), strict=True)))
async def test_a_page_plays_the_best_line_and_reads_the_verdict(name: str, lang: str) -> None:
    """Also after a restart."""
    store, puzzle = MemoryStore(), registry.puzzles(registry.find(name))[0]
    table = await new_table(open_house(store), name, puzzle=1, lang=lang)
    async with port(open_house(store), table, lang=lang) as page:
        await page.until(lambda: bool(page.decision))
        assert page.state["puzzle"]["task"] and page.state["puzzle"]["verdict"] == ""
        for seat, action in puzzle.line:
            await page.until(lambda: bool(page.state["decisions"]))
            decision = next(each for each in page.state["decisions"] if each["seat"] == seat)
            seq = page.state["seq"]
            reply = await page.ask(type="act", decision=decision["id"], action=action, seat=seat)
            assert reply["type"] == "done", reply
            await page.until(lambda seq=seq: page.state["seq"] > seq)  # type: ignore[misc]
        judged = page.state["puzzle"]
        assert judged["solved"] and judged["verdict"]
    async with port(open_house(store), table, lang=lang) as page:
        await page.until(lambda: bool(page.state["puzzle"]))
        assert page.state["puzzle"] == judged


GONE = {
    "en": "This puzzle is no longer in the collection, so there is no verdict. You can still play on.",
    "fr": "Ce problème n’est plus dans la collection : il ne peut plus être jugé. Vous pouvez continuer à jouer.",
    "de": "Dieses Rätsel ist nicht mehr in der Sammlung und kann nicht mehr bewertet werden. Du kannst trotzdem weiterspielen.",
}


@pytest.mark.parametrize(("name", "lang"), list(zip(registry.HOUSE, languages(), strict=True)))
async def test_a_puzzle_that_has_left_the_collection_says_so_and_is_played_on(
    name: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = MemoryStore()
    table = await new_table(open_house(store), name, puzzle=1, lang=lang)
    monkeypatch.setattr(registry, "puzzles", lambda game: [])
    async with port(open_house(store), table, lang=lang) as page:
        await page.play(6)
        told = page.state["puzzle"]
        assert (told["number"], told["solved"]) == (0, False)
        assert told["verdict"].replace("\u202f", " ").replace("\xa0", " ") == GONE[lang]
        await page.ask(type="concede")
        await page.until(lambda: page.over)
        assert page.state["outcome"]["practice"]


@each_game
async def test_the_solution_is_a_replay_that_begins_at_the_position(name: str) -> None:
    desk = Desk(open_house(MemoryStore()))
    puzzle = registry.puzzles(registry.find(name))[0]
    found = desk.solution(name, 1, "en")
    assert found.start == len(puzzle.answers)
    assert len(found.replay.moments) == len(puzzle.answers) + len(puzzle.line) + 1
    assert found.task and found.value
    assert desk.solution_at(name, 1, "en", found.start).view is not None
