"""What bots do can be followed: a caption tells one fact at a time, the log keeps step, and the turn is announced."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect
from verbs import MINE, Person

Come = Callable[..., Person]

TURN = f"{MINE}?.name === 'MainPhase'"


def end_first_turn(person: Person) -> None:
    """The reader's first turn ends at once; the bot has played its own before the reader has seen it."""
    person.sit("untamed", "me", "greedy")
    while person.asked() and not person.tell(TURN):
        person.answer()
    person.page.emulate_media(reduced_motion="no-preference")
    turn = person.state["view"]["turn"]
    person.choose("done", "MainPhase")
    while person.tell(f"ear.state.view.turn === {turn}"):
        person.answer()
    person.until(f"{MINE} && ear.state.view.turn > {turn} + 1")


def log(person: Person) -> str:
    return str(person.page.locator("aside .log").text_content())


def caption(person: Person) -> Locator:
    return person.page.get_by_test_id("caption")


def test_what_a_bot_does_is_told_fact_by_fact_and_can_be_seen_again(come: Come) -> None:
    ann = come()
    end_first_turn(ann)
    end = ann.state["log"][-1]["text"]
    expect(caption(ann)).to_be_visible()
    assert end not in log(ann), "the log tells what is still to be seen"
    ann.page.keyboard.press("Escape")
    expect(caption(ann)).to_have_count(0)
    expect(ann.page.get_by_test_id("banner")).to_contain_text("Your turn")
    assert end in log(ann)
    ann.press(ann.button("See what the others did again"))
    expect(caption(ann)).to_be_visible()
    acts = ann.tell("ear.acts")
    expect(ann.page.locator("#actions .answers button")).to_have_count(1)
    ann.press(ann.button("Skip"))
    expect(ann.page.locator("#prompt")).to_contain_text(str(ann.tell(f"{MINE}.prompt")))
    assert ann.tell("ear.acts") == acts


def test_the_end_of_the_log_stays_in_sight_however_quickly_it_grows(come: Come) -> None:
    ann = come()
    ann.sit("untamed", "me", "greedy")
    ann.play(8)
    assert ann.asked()
    ann.until(
        "(({ scrollHeight, scrollTop, clientHeight }) => scrollHeight > clientHeight + 40"
        " && scrollHeight - scrollTop - clientHeight < 2)(document.querySelector('.log'))"
    )
