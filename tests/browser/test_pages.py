"""The pages around the tables: start, set-up, joining, rules, cards, my games, replay."""

from __future__ import annotations

import re
from collections.abc import Callable

from company import Company
from playwright.sync_api import Response, Route, expect
from verbs import ASKED, Person

Come = Callable[..., Person]
ON_TOP = """(each) => {
  const { right, top, height } = each.getBoundingClientRect()
  return each.contains(document.elementFromPoint(right - 3, top + height / 2))
}"""
FIRST_PAGE = 200 * 1024  # bytes of JavaScript on the way, compressed


def test_play_now_is_one_click(come: Come) -> None:
    ann = come()
    for game in ("20 Strong", "Untamed", "The Reckoners"):
        ann.visit("")  # a page that is left before it is there complains
        ann.page.reload()  # so that nothing is heard of the table before
        ann.press(ann.page.get_by_role("button", name=re.compile(f"^Play now.*: {game}$")))  # guided or not
        ann.until(ASKED)
        expect(ann.page.locator("#board")).to_be_visible()
    ann.visit("")
    ann.press(ann.page.get_by_role("link", name="Continue"))
    expect(ann.page.locator("#board")).to_be_visible()
    ann.until("ear.drawn && ear.asking === 0")


def test_every_link_of_a_poster_can_be_tapped_on_a_phone(come: Come) -> None:
    ann = come(phone=True, lang="de-DE")
    ann.go()
    links = ann.page.locator("article .facts a")
    expect(links).to_have_count(6)
    for n in range(6):
        links.nth(n).scroll_into_view_if_needed()
        assert links.nth(n).evaluate(ON_TOP), f"link {n} lies under something else"
    for facts in ann.page.locator("article .facts > span").all():
        assert facts.evaluate(ON_TOP), "a link lies over the figures"


def test_there_is_a_sign_of_work_while_the_table_is_on_its_way(come: Come) -> None:
    ann = come()
    ann.go()
    held: list[Route] = []
    ann.page.route(re.compile(r"/Table-[^/]*\.js"), lambda route: held.append(route))
    ann.press(ann.page.locator('article[data-game="twenty-strong"] .play'))
    expect(ann.page.get_by_role("status").filter(has_text="One moment…")).to_be_visible()
    for each in held:
        each.continue_()
    expect(ann.page.locator("#board")).to_be_visible()


def test_the_first_page_is_small(come: Come) -> None:
    ann = come(new=True)
    answers: list[Response] = []
    ann.page.on("response", lambda answer: answers.append(answer))
    ann.go()
    ann.page.get_by_role("heading", name="Untamed").wait_for()
    ann.page.wait_for_load_state("networkidle")
    scripts = [each for each in answers if each.url.endswith(".js")]
    assert scripts
    assert sum(each.request.sizes()["responseBodySize"] for each in scripts) <= FIRST_PAGE


def test_a_table_with_options_and_bots(come: Come) -> None:
    ann = come()
    ann.go("new", "reckoners")
    ann.page.get_by_role("group", name="Players").get_by_role("radio", name="3", exact=True).check()
    for seat in (2, 3):
        ann.page.get_by_role("group", name=f"Seat {seat}").get_by_role("radio", name="Bot").check()
    ann.page.get_by_label("Seat 3: Bot strength").select_option("hard")
    ann.page.get_by_label("Your name").fill("Ann")
    ann.press(ann.button("Play"))
    ann.until(ASKED)
    seats = ann.state["table"]["seats"]
    assert [seat["who"] for seat in seats] == ["human", "medium", "hard"]
    assert seats[0]["name"].startswith("Ann")
    ann.go("new", "reckoners")  # the last set-up is remembered
    expect(ann.page.get_by_label("Seat 3: Bot strength")).to_have_value("hard")


def test_joining_by_a_pasted_link(come: Come) -> None:
    ann, ben = come(), come()
    created = ann.sit("untamed", "me", "friend")
    ben.go()
    ben.page.get_by_label("Join by link").fill("nonsense")
    ben.press(ben.button("Join"))
    expect(ben.page.get_by_role("alert")).to_have_text("That isn’t a table link. Ask your friend to send it again.")
    ben.page.get_by_label("Join by link").fill(ben.link("join", created["table"], created["invite"]))
    ben.press(ben.button("Join"))
    ben.page.get_by_label("Your name").fill("Ben")
    ben.press(ben.button("Take a seat"))
    ben.until("ear.state")
    ann.until("ear.state.table.seats[1].name === 'Ben'")


def test_wrong_links_are_told_in_words(company: Company) -> None:
    company.expect("status of 40[0-9]")
    ann = company.come()
    created = ann.create("untamed", "me", "friend")
    ann.go("seat", created["table"], "wrong")
    expect(ann.page.get_by_role("heading", name="This table can’t be opened")).to_be_visible()
    assert "wrong" not in ann.page.url
    ann.go("table", "nowhere")
    expect(ann.page.get_by_text("This browser can’t open this table.")).to_be_visible()
    ann.go("join", created["table"], "wrong")
    expect(ann.page.get_by_role("alert")).not_to_be_empty()  # before anybody asks for a name
    expect(ann.page.get_by_label("Your name")).to_have_count(0)
    ann.go("nonsense")
    expect(ann.page.get_by_text("This address leads nowhere.")).to_be_visible()
    ann.go("rules", "nogame")
    expect(ann.page.get_by_text("There is no such game here.")).to_be_visible()
    ann.go("new", "chess")
    expect(ann.page.get_by_text("There is no such game here.")).to_be_visible()


def test_the_rulebook_is_searched(come: Come) -> None:
    ann = come()
    ann.go("rules", "twenty-strong")
    ann.page.locator("article").first.wait_for()
    all_clauses = ann.page.locator("article").count()
    ann.page.get_by_label("Search the rulebook").fill("inventory")
    ann.page.get_by_role("status").filter(has_text="rule").wait_for()
    assert 0 < ann.page.locator("article").count() < all_clauses
    ann.page.get_by_label("Search the rulebook").fill("xyzzy")
    expect(ann.page.get_by_text("No matching rules.")).to_be_visible()
    ann.go("rules", "untamed", "UN-61")
    expect(ann.page.locator("article#UN-61")).to_be_in_viewport()


def test_a_card_is_shown_in_large(come: Come) -> None:
    ann = come()
    ann.go("cards", "untamed")
    card = ann.page.locator("main li a").first
    name = card.get_attribute("aria-label")
    ann.press(card)
    dialog = ann.page.get_by_role("dialog", name=name)
    expect(dialog).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_a_replay_goes_forward_and_back_and_has_a_link_to_every_position(come: Come) -> None:
    ann = come()
    created = ann.sit("twenty-strong")
    ann.play(5)
    if not ann.over:
        ann.give_up()
    ann.go("mine")
    ann.press(ann.page.get_by_role("link", name="Replay"))
    step = ann.page.get_by_role("slider", name="Step")
    for name, expected in (("One step forward", 1), ("One step forward", 2), ("One step back", 1)):
        ann.press(ann.button(name))
        expect(step).to_have_value(str(expected))
    ann.press(ann.button("To the end"))
    last = int(str(step.get_attribute("max")))
    expect(step).to_have_value(str(last))
    assert last >= 5
    ann.press(ann.button("Link to this position"))
    link = ann.page.get_by_role("textbox", name="Link to this position").input_value()
    assert link == ann.link("replay", created["table"], last)
    ann.page.keyboard.press("Escape")
    ann.page.goto(ann.link("replay", created["table"], 3))
    expect(step).to_have_value("3")
    ann.press(ann.button("New game from here"))
    ann.until(f"ear.state && ear.state.table.id !== {created['table']!r}")
    expect(ann.page.locator("#board")).to_be_visible()
