"""The frame around a table: undo, the reason for a refusal, the record of a game, motion."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tables import TABLES
from verbs import MINE, Person

Come = Callable[..., Person]


def test_undo_takes_an_answer_back(come: Come) -> None:
    ann = come()
    ann.sit("reckoners", "me", "me")
    ann.asked()
    before = ann.decision
    assert before
    ann.choose("done", "Acquire")
    ann.press(ann.page.get_by_role("button", name=re.compile("^Undo Done")))
    ann.until(f"{MINE}?.id && !ear.state.undo.free")
    now = ann.decision
    assert now
    assert [option["action"] for option in now["options"]] == [option["action"] for option in before["options"]]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_a_refusal_is_explained_with_its_clause(come: Come, game: str, seats: list[str]) -> None:
    ann = come()
    ann.sit(game, *seats)
    for _ in range(40):
        assert ann.asked()
        decision = ann.decision
        if decision and decision["refused"]:
            break
        ann.answer()
    assert decision and decision["refused"]
    why = decision["refused"][0]
    ann.press(ann.page.locator("#actions .all[aria-haspopup]"))
    ann.press(ann.page.get_by_role("dialog").locator("button.refused").first)
    sheet = ann.page.get_by_test_id("why")
    expect(sheet).to_contain_text(why["why"])
    for rule in why["rules"]:
        expect(sheet.locator("blockquote").filter(has_text=rule).locator("p").nth(1)).not_to_be_empty()
    ann.page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


def test_the_exported_record_is_accepted_by_verify(come: Come, tmp_path: Path) -> None:
    ann = come()
    ann.sit("twenty-strong")
    ann.play(6)
    if not ann.over:
        ann.give_up()
    with ann.page.expect_download() as saved:
        ann.press(ann.button("Download the record"))
    record = tmp_path / saved.value.suggested_filename
    saved.value.save_as(record)
    done = subprocess.run([sys.executable, "-m", "ludotek", "verify", str(record)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_rematch_has_the_same_people(come: Come) -> None:
    ann = come()
    first = ann.sit("untamed", "me", "greedy")["table"]
    ann.give_up("Concede")
    ann.press(ann.button("Play again", exact=False))
    ann.until(f"ear.state.table.id !== {first!r}")
    expect(ann.page.locator("#board")).to_be_visible()
    assert ann.state["table"]["seats"][0]["name"] == "Ann"


@pytest.mark.parametrize("wish", ["reduce", "no-preference"])
def test_nothing_moves_for_who_asked_for_no_motion(come: Come, wish: str) -> None:
    """And for the others something does."""
    ann = come(reduced_motion=wish)
    ann.page.add_init_script(
        """window.moves = 0
        const animate = Element.prototype.animate
        Element.prototype.animate = function (frames, how) {
          if ((how.duration ?? how) > 0) moves++
          return animate.call(this, frames, how)
        }
        addEventListener('transitionrun', () => moves++, true)
        addEventListener('animationstart', () => moves++, true)"""
    )
    ann.sit("twenty-strong")
    ann.play(6)
    moves = ann.tell("moves")
    assert moves == 0 if wish == "reduce" else moves > 0
