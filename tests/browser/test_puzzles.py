"""Puzzles in the page: missed, tried again, solved, remembered; the solution steps through the best line."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from axe import looked_at
from company import Company
from hosting import Served
from playwright.sync_api import expect
from profiles import Profiles
from verbs import ASKED, Person

from ludotek import registry
from ludotek.table.puzzle import id_of

GAME = "twenty-strong"
PUZZLE = registry.puzzles(registry.find(GAME))[0]
LINE = PUZZLE.line


def answer(ann: Person, action: int) -> None:
    """One of the options of the question, by its place in the list of all actions."""
    ann.until(ASKED)
    assert ann.decision is not None
    seq = ann.state["seq"]
    ann.answer_by_list([each["action"] for each in ann.decision["options"]].index(action))
    ann.until(f"ear.state.seq > {seq}")


def test_a_puzzle_is_missed_tried_again_solved_and_remembered(company: Company) -> None:
    ann = company.come()
    ann.go()
    ann.press(ann.page.get_by_role("link", name="Puzzles"))
    looked_at(ann.page, "pages/Puzzles.svelte")
    ann.press(ann.page.locator("[data-puzzle='1']"))
    task = ann.page.locator(".task")
    expect(task).to_contain_text("Puzzle 1: To defeat: ")
    answer(ann, LINE[-1][1])
    expect(task).to_contain_text("Not the best line.")
    ann.press(task.get_by_role("button", name="Try again"))
    expect(task.get_by_role("status")).to_have_count(0)
    for _, action in LINE:
        answer(ann, action)
    expect(task.get_by_role("status")).to_contain_text("Solved: enough")
    ann.press(task.get_by_role("link", name="More puzzles"))
    expect(ann.page.locator("[data-puzzle='1']")).to_contain_text("solved")
    expect(ann.page.get_by_text("1 of 48 solved")).to_be_visible()


def test_a_solution_is_stepped_through_in_german_on_a_phone(company: Company) -> None:
    ben = company.come(lang="de-DE", viewport={"width": 390, "height": 760})
    ben.go("puzzles", GAME)
    expect(ben.page.get_by_text("Rätsel des Tages:")).to_be_visible()
    assert ben.tell("document.documentElement.scrollWidth - innerWidth") <= 0
    ben.go("solution", GAME, 1)
    expect(ben.page.get_by_text("Aktiviere höchstens")).to_be_visible()
    looked_at(ben.page, "pages/Solution.svelte")
    ben.page.keyboard.press("p")
    for _ in LINE:
        ben.page.keyboard.press("ArrowRight")
    expect(ben.page.get_by_text("Das Beste, was geht: es reicht")).to_be_visible()


def test_a_puzzle_that_has_left_the_collection_says_so_and_is_played_on(profiles: Profiles, own_server: Served) -> None:
    company = Company(profiles, own_server.address)
    company.expect("WebSocket connection|ERR_CONNECTION|ERR_CONTENT_LENGTH|ERR_EMPTY_RESPONSE")
    cleo = company.come(lang="fr-FR", viewport={"width": 390, "height": 760})
    cleo.go("puzzles", GAME)
    cleo.press(cleo.page.locator("[data-puzzle='1']"))
    task = cleo.page.locator(".task")
    expect(task).to_contain_text("Problème 1")
    own_server.kill()
    forget(own_server.data)
    own_server.start()
    expect(task.get_by_role("status")).to_contain_text("Ce problème n’est plus dans la collection", timeout=40_000)
    expect(task).not_to_contain_text("Problème 1")
    expect(task.get_by_role("button")).to_have_count(0)
    expect(task.get_by_role("link")).to_have_text(["Autres problèmes"])
    answer(cleo, LINE[-1][1])
    expect(task.get_by_role("status")).to_contain_text("Vous pouvez continuer à jouer.")
    assert not company.leave()


def forget(data: Path) -> None:
    """As if the puzzle had another id: that of one that was dropped."""
    there, gone = f'"{id_of(PUZZLE)}"', f'"0-{len(PUZZLE.answers)}"'
    with sqlite3.connect(next(data.glob("*.sqlite"))) as database:
        database.execute("UPDATE journal SET entry = CAST(REPLACE(CAST(entry AS TEXT), ?, ?) AS BLOB)", (there, gone))
