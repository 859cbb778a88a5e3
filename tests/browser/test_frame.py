"""What people at a table do besides playing: manage it, ask the others, talk, point, leave and come back."""

from __future__ import annotations

import re
from collections.abc import Callable

from company import Company
from playwright.sync_api import expect
from verbs import ASKED, MINE, Person

Come = Callable[..., Person]


def together(come: Come, *bots: str, **of_ben: object) -> tuple[Person, Person, dict[str, str]]:
    """Ann and Ben in The Reckoners, with bots beside them."""
    ann, ben = come(), come(**of_ben)
    created = ann.sit("reckoners", "me", "friend", *bots)
    ben.go("join", created["table"], created["invite"])
    ben.page.get_by_label("Your name").fill("Ben")
    ben.press(ben.button("Take a seat"))
    ben.until("ear.state")
    ann.until("ear.state.table.seats[1].name.startsWith('Ben')")
    return ann, ben, created


def menu(person: Person, entry: str) -> None:
    person.press(person.button("Menu"))
    person.press(person.page.get_by_role("dialog", name="Menu").get_by_role("button", name=entry))


def test_a_host_pauses_replaces_and_closes(company: Company) -> None:
    ann, ben, _ = together(company.come, phone=True)
    menu(ann, "Manage the table")
    ann.press(ann.button("Pause"))
    expect(ben.page.locator("#prompt")).to_have_text("The game is paused.")
    assert not ben.decision
    ann.page.keyboard.press("Escape")
    ann.press(ann.button("Continue"))
    ben.until(ASKED)

    menu(ann, "Manage the table")
    ann.press(ann.button("Ask to let a bot play"))
    expect(ben.page.get_by_text("would like a bot to play for you.")).to_be_visible()
    ben.press(ben.button("Stay"))
    ann.until("!ear.state.proposal")
    ann.press(ann.button("Ask to let a bot play"))
    ben.press(ben.button("Let a bot play"))
    expect(ben.page.get_by_text("A bot is playing for you.")).to_be_visible()
    ben.press(ben.button("Take over again"))
    ann.until("!ear.state.table.seats[1].replaced")

    expect(ann.button("Create a new link")).to_have_count(0)  # Ben is there, so it is up to Ben

    ann.press(ann.button("Close the table"))
    ann.press(ann.page.get_by_role("dialog").get_by_role("button", name="Close the table"))
    ann.until("ear.state.proposal || ear.state.table.status === 'closed'")
    if ann.state["proposal"]:  # the bot has answered in Ben's place, so the game has begun
        ben.press(ben.button("Agree"))
    expect(ben.page.get_by_text("The table is closed.").first).to_be_visible()
    assert not ben.decision


def test_going_further_back_needs_the_others(come: Come) -> None:
    ann, ben, _ = together(come)
    for person in (ann, ben):
        person.choose("done", "Acquire")
    for person in (ann, ben):
        person.until(f"{MINE}?.name === 'PlaceFigure'")
        person.choose("place")
    ben.choose("done")
    ann.until(f"{MINE}?.name === 'RollDice'")  # the first roll lies between
    ann.until("!ear.state.undo.free && ear.state.undo.further")
    ben.press(ben.button("Hide log and chat").first)  # a vote is seen even so
    undo = ann.page.get_by_role("button", name=re.compile("^Undo ask to undo Ben"))
    ann.press(undo)
    ben.press(ben.button("Disagree"))
    ann.until("!ear.state.proposal")
    assert not ann.state["undo"]["free"]
    ann.press(undo)
    ben.press(ben.button("Agree"))
    ben.until(f"{MINE}?.prompt === 'There is nothing left to do in this step. End it?'")


def test_talking_and_pointing(come: Come) -> None:
    ann, ben, _ = together(come)
    ann.press(ann.page.get_by_role("tab", name="Chat"))
    ann.page.get_by_label("Write a message").fill("<b>Copper Arcade</b> first?")
    ann.page.keyboard.press("Enter")
    ben.press(ben.page.get_by_role("tab", name="Chat 1 unread"))
    expect(ben.page.get_by_role("log", name="Chat")).to_contain_text("Ann <b>Copper Arcade</b> first?")
    ann.page.locator("#board h2:visible").nth(1).click(button="right")
    expect(ben.page.locator(".pinged").first).to_be_visible()


def test_bots_are_told_to_go_ahead(come: Come) -> None:
    ann = come()
    ann.sit("reckoners", "me", "greedy")
    ann.choose("done", "Acquire")
    ann.until("ear.state.table.seats[1].asked")
    ann.press(ann.button("Let the bots play"))
    ann.until("!ear.state.table.seats[1].asked")


def test_two_tabs_of_one_seat_show_the_same(come: Come) -> None:
    ann = come()
    created = ann.sit("twenty-strong")
    other = ann.context.new_page()
    other.goto(ann.link("table", created["table"]))
    other.locator("#board").wait_for()
    ann.answer()
    prompt = ann.page.locator("#prompt").inner_text()
    expect(other.locator("#prompt")).to_have_text(prompt)


def test_the_language_changes_in_mid_game(come: Come) -> None:
    ann = come()
    ann.sit("twenty-strong")
    ann.play(3)
    before = ann.state["view"]
    menu(ann, "Settings")
    ann.page.get_by_role("dialog").get_by_label("Language").select_option("de")
    expect(ann.page.locator("#actions")).to_contain_text("Zurücknehmen")
    ann.page.keyboard.press("Escape")
    ann.until("ear.state.log.some((line) => line.text.includes('beginnt'))")
    assert ann.state["view"] == before


def test_the_log_is_read_aloud_once_and_folded_for_the_eye(come: Come) -> None:
    ann = come()
    ann.sit("twenty-strong")
    while ann.asked() and ann.tell(f"{MINE}.name !== 'Commit'"):
        ann.answer()
    for _ in range(3):
        ann.choose("commit")
    aloud = ann.page.locator("[role=log][aria-live=polite]")
    expect(aloud.locator("p").filter(has_text=re.compile("^You commit"))).to_have_count(1)
    line = ann.page.get_by_role("region", name="Log").locator("li").filter(has_text="You commit").last
    expect(line.locator("svg")).to_have_count(3)
    assert line.locator(".unseen").inner_text().count("You commit") == 3


def test_the_title_says_whose_turn_it_is(come: Come) -> None:
    ann, ben, _ = together(come)
    expect(ann.page).to_have_title("● Your turn · The Reckoners")
    ann.choose("done", "Acquire")
    expect(ann.page).to_have_title("The Reckoners")
    ben.choose("done", "Acquire")
    expect(ann.page).to_have_title("● Your turn · The Reckoners")
