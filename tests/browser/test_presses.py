"""Every press answers the question that one saw: none is lost, none answers what came after it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from company import Company
from playwright.sync_api import expect
from verbs import MINE, Person

Come = Callable[..., Person]

COMMIT = f"{MINE}?.name === 'Commit'"
# A slow line: what the page sends arrives when it is let through, in order.
FAR = """(() => {
  const { send } = WebSocket.prototype
  const held = []
  WebSocket.prototype.send = function (data) { held.push(() => send.call(this, data)) }
  window.letThrough = () => {
    WebSocket.prototype.send = send
    for (const go of held) go()
  }
})()"""

# Looks at every frame, because a slow machine may show few of them: is the bar inert, and does a die glow meanwhile, or a
# button say what is left?
WATCH = """(() => {
  window.watched = { inert: false, spoiled: false }
  const look = () => {
    if (document.querySelector('#actions .answers [aria-disabled=true]')) {
      window.watched.inert = true
      if (document.querySelector('#board .die.may, #board .target, #actions .answers small')) window.watched.spoiled = true
    }
    requestAnimationFrame(look)
  }
  look()
})()"""


def commits(person: Person, **options: object) -> None:
    """To the first question which dice to commit."""
    person.sit("twenty-strong", **options)
    while person.asked() and not person.tell(COMMIT):
        person.answer()


@pytest.mark.parametrize(
    ("gap", "wish"), [(60, "reduce"), (150, "reduce"), (60, "no-preference"), (300, "no-preference")]
)
def test_a_double_click_on_roll_does_not_press_what_follows(come: Come, gap: int, wish: str) -> None:
    ann = come(reduced_motion=wish)
    commits(ann)
    pile = ann.page.locator("#board .pile.may").first
    for _ in range(3):
        ann.press(pile)
    ann.until("ear.state.view.dice.unapplied.reduce((all, each) => all + each.count, 0) === 3")
    roll = ann.page.locator("#actions .primary")
    expect(roll).to_have_text("Roll the dice")
    box = roll.bounding_box()
    assert box
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    acts = ann.tell("ear.acts")
    ann.stop_clock()
    ann.page.mouse.click(*at)
    ann.until(f"{MINE} && !({COMMIT})")
    ann.let_pass(gap)
    ann.page.mouse.click(*at)
    ann.let_pass(400)
    assert ann.tell("ear.acts") == acts + 1


def test_what_follows_a_roll_can_be_pressed_when_the_dice_lie(come: Come) -> None:
    ann = come(reduced_motion="no-preference")
    commits(ann)
    ann.press(ann.page.locator("#board .pile.may").first)
    ann.tell(WATCH)
    ann.choose("done", "Commit")
    ann.until("window.watched.inert")
    expect(ann.page.locator("#actions .answers [aria-disabled=true]")).to_have_count(0)
    assert not ann.tell("window.watched.spoiled"), "what glows tells the roll before the dice lie"
    ann.answer()


def test_a_die_is_carried_to_an_enemy(come: Come) -> None:
    ann = come()
    commits(ann)
    die = ann.page.locator("#board .held button.die")
    while not die.count():  # until a roll has hit, if need be in another game
        if ann.asked():
            ann.answer()
        else:
            commits(ann)
    acts = ann.tell("ear.acts")
    for onto, answers in (("#board .tray", 0), ("#board .target", 1)):
        start, end = die.bounding_box(), ann.page.locator(onto).first.bounding_box()
        assert start and end
        ann.page.mouse.move(start["x"] + 12, start["y"] + 12)
        ann.page.mouse.down()
        ann.page.mouse.move(end["x"] + 40, end["y"] + 60)
        ann.page.mouse.up()
        ann.until(f"ear.acts >= {acts + answers}")
        assert ann.tell("ear.acts") == acts + answers


@pytest.mark.parametrize(("gap", "line"), [(0, "near"), (40, "near"), (150, "near"), (40, "far")])
def test_four_quick_presses_commit_four_dice(come: Come, gap: int, line: str) -> None:
    ann = come()
    commits(ann)
    acts = ann.tell("ear.acts")
    if line == "far":
        ann.tell(FAR)
    offered = ann.tell(f"{MINE}.options.flatMap((each) => each.verb === 'commit' ? Object.values(each.things) : [])")
    pool = ann.state["view"]["dice"]["pool"]  # a card may forbid one of the colours
    colour, count = max(
        ((colour, n) for colour, n in pool.items() if f"die {colour} no-face" in offered), key=lambda each: each[1]
    )
    assert count >= 4
    box = ann.page.locator(f"#board .pile.may:has(.die.{colour})").bounding_box()
    assert box
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    for n in range(4):
        ann.page.mouse.click(*at)
        # The die is there at once, wherever the answer is.
        expect(ann.page.locator("#board .tray .active .die svg")).to_have_count(n + 1)
        ann.page.wait_for_timeout(gap)  # the pace of the hand
    if line == "far":
        assert ann.tell("ear.acts") == acts
        ann.tell("letThrough()")
    ann.until(f"ear.state.view.dice.pool.{colour} === {count - 4}")


def test_two_keys_in_quick_succession_press_two_things(come: Come) -> None:
    ann = come()
    commits(ann)
    acts = ann.tell("ear.acts")
    keys = ann.page.locator("#board .pile.may").evaluate_all("(piles) => piles.map((pile) => pile.dataset.key)")
    ann.tell(
        f"{keys[:2]}.forEach((key) => document.body.dispatchEvent(new KeyboardEvent('keydown', {{ key, bubbles: true }})))"
    )
    ann.until(f"ear.acts === {acts + 2}")


def test_without_a_connection_nothing_glows_and_a_press_says_why(company: Company) -> None:
    company.expect("ERR_INTERNET_DISCONNECTED|WebSocket connection")
    ann = company.come()
    commits(ann)
    glow = "getComputedStyle(document.querySelector('#board .pile.may .dice')).boxShadow"
    before = ann.tell(glow)
    ann.context.set_offline(True)
    ann.tell("ear.sockets.at(-1).close()")
    expect(ann.page.get_by_role("status").filter(has_text="No connection")).to_be_visible()
    assert ann.tell(glow) != before
    ann.press(ann.page.locator("#board .pile").first)
    why = ann.page.get_by_test_id("why")
    expect(why).to_contain_text("No connection")
    ann.context.set_offline(False)
    expect(why).to_have_count(0)
    assert ann.tell(glow) == before


def test_a_die_on_its_way_is_not_in_the_way(come: Come) -> None:
    """A second press where it lay means the next die of the pile, not the one that has just left it."""
    ann = come(reduced_motion="no-preference")
    commits(ann)
    ann.tell("""(() => {
        const animate = Element.prototype.animate
        window.flights = []
        Element.prototype.animate = function (frames, how) {
            if (this.dataset.flip?.startsWith('die')) window.flights.push(frames.map((each) => each.pointerEvents))
            return animate.call(this, frames, how)
        }
    })()""")
    ann.press(ann.page.locator("#board .pile.may").first)
    ann.until("window.flights.length")
    assert ann.tell("window.flights.flat().every((each) => each === 'none')")
