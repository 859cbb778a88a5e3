"""20 Strong says what it costs before it is done: beside Health, on the button, and once more where it loses the game."""

from __future__ import annotations

from collections.abc import Callable

from axe import opened
from playwright.sync_api import expect
from verbs import OVER, Person

HEALTH = "ear.state.view.stats.health"
INCOMING = "ear.state.view.incoming"


def test_damage_is_said_before_it_is_suffered_and_a_deadly_answer_asks_back(come: Callable[..., Person]) -> None:
    """Activate, roll nothing, resolve: again and again until it kills."""
    ann = come()
    ann.sit("twenty-strong")
    while ann.asked():
        decision = ann.decision
        assert decision
        health, incoming = ann.tell(f"[{HEALTH}, {INCOMING}]")
        if incoming:
            expect(ann.page.get_by_test_id("threat").first).to_contain_text(
                f"−{incoming} → {max(0, health - incoming)}"
            )
        if all(option["verb"] != "done" for option in decision["options"]):
            ann.answer()
            continue
        ann.until(f"ear.frames.some((each) => each.includes('\"preview\"') && each.includes({decision['id']!r}))")
        notes = ann.page.locator("#actions .answers small.harm")
        if decision["name"] in ("DamageWindow", "Repeat") and incoming:
            expect(notes).to_contain_text(str(incoming))
        if notes.filter(has_text="you lose").count():
            expect(notes).to_have_text(f"suffer {incoming}: you lose")
            asks = ann.page.get_by_role("dialog", name="This loses the game")
            deadly = ann.page.locator("#actions .answers button", has=ann.page.locator("small.harm"))
            ann.press(deadly)
            opened(ann.page, "table/Fatal.svelte")
            ann.press(asks.get_by_role("button", name="Think again"))
            expect(asks).to_have_count(0)
            assert not ann.over
            ann.press(deadly)
            ann.press(asks.get_by_role("button", name="Do it anyway"))
            ann.until(OVER)
            return
        ann.choose("done")
    raise AssertionError("dead without a warning")
