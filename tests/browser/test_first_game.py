"""The guided first game: led from the start page to the end by the bubbles alone, with the mouse and on a phone."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from axe import objections
from playwright.sync_api import Locator, expect
from verbs import ASKED, MINE, OVER, Person

from ludotek import api
from ludotek.bots import make_bot
from ludotek.table.lesson import Wanted, lesson_of
from ludotek.table.seating import thoughts
from ludotek.table.session import THINK, Session
from ludotek.table.thinking import Task, think

Come = Callable[..., Person]

# Somebody else is asked as well: a bot that thinks for a moment longer than a test would answer in another order.
THINKING = "!ear.state.table.together && ear.state.table.seats.some((each) => each.asked && each.who !== 'human')"


def bubble(ann: Person) -> Locator:
    return ann.page.get_by_test_id("bubble")


def begin(ann: Person, game: str) -> None:
    """One click from the start page to the first question."""
    ann.go()
    ann.press(ann.page.locator(f'article[data-game="{game}"] .play'))
    ann.until("ear.state?.lesson && ear.state.decisions.length")
    bubble(ann).wait_for()


def test_nothing_of_a_lesson_is_cut_on_a_phone(come: Come) -> None:
    ann = come(phone=True, lang="de-DE")
    begin(ann, "reckoners")
    ann.until("ear.frames.some((each) => JSON.parse(each).type === 'odds')")  # which have a button of their own
    # Bar and tabs are sized by what stands in them, which takes a frame or two: what counts is where they come to rest.
    ann.until("document.querySelector('nav').getBoundingClientRect().bottom <= actions.getBoundingClientRect().top + 1")


COVERS_ITS_ANCHOR = """(() => {
  const boxes = ['.hole', '[data-testid=bubble]'].map((each) => document.querySelector(each)?.getBoundingClientRect())
  if (!boxes.every(Boolean)) return false
  const [a, b] = boxes
  const inside = 8 // the ring around what it speaks of
  const across = a.left + inside < b.right && b.left + inside < a.right
  return across && a.top + inside < b.bottom && b.top + inside < a.bottom
})()"""


class Twin:
    """The same game beside the page: its seed is known, so what `greedy` would answer there is right here, too."""

    def __init__(self, game: str) -> None:
        self.session = Session.lesson(api.game(game))

    def answer(self, seat: int, offered: list[int], wanted: Wanted | None) -> int:
        while (called := self.session.bot_called()) is not None:
            bot, known = called
            self.session.act(bot, think(Task(self.session, bot)) if known == THINK else known)
        decision, rules = self.session.decision(seat), self.session.match.game.rules
        assert decision is not None
        assert [each.action for each in decision.options] == offered, "the page plays another game"
        if wanted is None and len(decision.options) == 1:
            action = decision.options[0].action
        elif wanted is None:
            action = make_bot("greedy", rules, thoughts(self.session.match, seat)).choose(
                self.session.match.position, seat
            )
        else:
            action = next(each.action for each in decision.options if wanted.is_done_by(each.verb, each.things))
        self.session.answer(seat, action, self.session.people)
        return action


def led(ann: Person, game: str) -> list[str]:
    """Read every bubble and do what it asks for; between them the game goes on without a hand. The titles, in order."""
    lesson, twin, titles = lesson_of(api.game(game).rules), Twin(game), list[str]()
    while ann.asked():
        ann.until(f"!({THINKING})")
        decision = ann.decision
        assert decision
        due = [lesson.bubbles[place] for place in ann.tell("ear.state.lesson.due")]
        for each in due:
            title = bubble(ann).get_by_role("heading")
            expect(title).to_have_text(ann.tell(f"ear.state.lesson.bubbles[{lesson.bubbles.index(each)}].title"))
            ann.until(f"!{COVERS_ITS_ANCHOR}")  # it finds its place once it is measured
            if each.place == "boss":  # it may be called where the bubble points
                expect(ann.page.locator(f'[data-place="{each.place}"]:has(.may)')).to_have_count(1)
            if each.id not in titles:
                titles.append(each.id)
            if each.now is None:
                ann.press(bubble(ann).get_by_role("button", name=re.compile("Next|Got it")))
        wanted = due[-1].now if due else None
        offered = [each["action"] for each in decision["options"]]
        action = twin.answer(decision["seat"], offered, wanted)
        if wanted is None:
            ann.tell(
                f"ear.sockets.at(-1).send(JSON.stringify({{ type: 'act', id: 1e6, seat: {decision['seat']}, "
                f"decision: {decision['id']!r}, action: {action} }}))"
            )
        else:
            ann.answer_by_list(offered.index(action))
        ann.until(f"{MINE}?.id !== {decision['id']!r} || {OVER}")
    return titles


@pytest.mark.parametrize(("game", "phone"), [("twenty-strong", False), ("untamed", True), ("reckoners", False)])
def test_somebody_is_led_through_a_first_game(come: Come, game: str, phone: bool) -> None:
    ann = come(phone=phone)
    begin(ann, game)
    # All of them, each when its rule comes up: what is played decides when that is, but the aim is told first.
    told, lesson = led(ann, game), [each.id for each in lesson_of(api.game(game).rules).bubbles]
    assert sorted(told) == sorted(lesson)
    assert told[0] == lesson[0]
    if game != "untamed":  # where the bot is asked in between, and cards decide what comes first
        assert told == lesson
    assert ann.state["outcome"]["scores"][0] == 1.0
    assert bubble(ann).count() == 0


def test_a_bubble_lights_what_it_asks_for_and_lies_over_none_of_it(come: Come) -> None:
    ann = come()
    begin(ann, "twenty-strong")
    ann.press(bubble(ann).get_by_role("button", name="Next"))
    expect(ann.page.locator(".hole")).to_have_count(2)  # the stacks, and their top cards in large
    covered = """() => {
        const bubble = document.querySelector('[data-testid=bubble]').getBoundingClientRect()
        const cards = [...document.querySelectorAll('#board article.may')].map((each) => each.getBoundingClientRect())
        const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
        return cards.length === 3 && !cards.some((card) => over(card, bubble))
    }"""
    ann.page.wait_for_function(covered)


def test_on_a_phone_a_bubble_that_has_been_read_leaves_the_table_free(come: Come) -> None:
    ann = come(phone=True)
    begin(ann, "twenty-strong")
    ann.press(bubble(ann).get_by_role("button", name="Next"))
    ann.press(bubble(ann).get_by_role("button", name="Got it"))
    expect(bubble(ann)).to_have_text("Now you: choose an enemy.")
    ann.press(bubble(ann))
    expect(bubble(ann).get_by_role("heading")).to_have_text("Choose an enemy")
    ann.press(bubble(ann).get_by_role("button", name="Got it"))
    ann.press(ann.page.locator("#board article.may .cover").first)
    expect(bubble(ann).get_by_role("heading")).not_to_have_text("Choose an enemy")


def test_the_guide_goes_by_keys_and_comes_back_from_the_menu(come: Come) -> None:
    ann = come()
    begin(ann, "twenty-strong")
    title = bubble(ann).get_by_role("heading")
    expect(title).to_have_text("The aim")
    assert not objections(ann.page)
    ann.page.keyboard.press("Enter")
    expect(title).to_have_text("Choose an enemy")
    ann.press(bubble(ann).get_by_role("button", name="Back"))
    expect(title).to_have_text("The aim")
    ann.page.locator("#board").focus()
    ann.page.keyboard.press("Escape")
    expect(bubble(ann)).to_have_count(0)
    ann.page.reload()
    ann.until(ASKED)
    expect(bubble(ann)).to_have_count(0)
    ann.press(ann.button("Menu"))
    ann.press(ann.button("Show the guide again"))
    expect(title).to_have_text("The aim")


def test_whoever_has_played_before_plays_without_the_guide(come: Come) -> None:
    ann = come()
    ann.go()
    ann.press(ann.button("Without the guide: 20 Strong"))
    ann.until(ASKED)
    assert ann.state["lesson"] is None
    first = ann.state["table"]["id"]
    ann.go()
    expect(ann.button("Without the guide: Untamed")).to_be_visible()  # it is known by now what was played here
    expect(ann.button("Without the guide: 20 Strong")).to_have_count(0)
    ann.press(ann.button("Play now: 20 Strong"))
    ann.until(f"ear.state.table.id !== {first!r} && {ASKED}")
    assert ann.state["lesson"] is None
