"""The hand, Power and the attack in Untamed: by a quick mouse, by keys and by taps."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from hosting import Served
from playwright.sync_api import Page, WebSocketRoute, expect
from prepared import asked
from verbs import MINE, OVER, Person

Come = Callable[..., Person]
HAND = "section[data-spot=hand] .place > button"
FOCUSED = "document.activeElement.dataset.spot ?? document.activeElement.closest('.ways')?.className ?? ''"
POWER = "Play a card as Power"
STOP_THE_LEAP = """{
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, timing) {
    const leap = animate.call(this, frames, timing)
    if (!frames[0].transform || !this.matches('[data-spot^="animal "]')) return leap
    leap.currentTime = timing.duration * 0.4
    leap.pause()
    window.leaping = this
    return leap
  }
}"""
ON_TOP = """{
  const { left, top, width, height } = leaping.getBoundingClientRect()
  return leaping.contains(document.elementFromPoint(left + width / 2, top + height / 4))
}"""
WISHES = ("attack", "play", "power", "take", "stack", "card")


def sit(come: Come, server: Served, *more: str, question: str = "MainPhase", verb: str = "", **given: Any) -> Person:
    """At a table where this is asked; `given`: the options of the game, and who comes."""
    options = {name: given.pop(name) for name in ("mode", "seats") if name in given}
    ann = come(**given)
    ann.sit_at(asked(server, "untamed", question, "me", "random", *more, verb=verb, **options))
    assert ann.asked()
    return ann


def play_until(person: Person, question: str, answers: int = 120, wishes: tuple[str, ...] = WISHES) -> None:
    """Answer as somebody who wants to fight, until this is asked."""
    for _ in range(answers):
        assert person.asked(), f"the game is over before {question}"
        decision = person.decision
        assert decision
        if decision["name"] == question:
            return
        verbs = [option["verb"] for option in decision["options"]]
        person.answer_by_list(verbs.index(next((wish for wish in wishes if wish in verbs), verbs[0])))
        person.until(f"{MINE}?.id !== {decision['id']!r} || {OVER}")
    raise AssertionError(f"{question} is never asked")


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """In one leap, as a quick hand does: the first thing the page hears is far from where it began."""
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end)
    page.mouse.up()


def test_no_card_is_dragged_to_the_table_without_an_answer(come: Come, server: Served) -> None:
    ann = sit(come, server)
    cards = ann.page.locator(HAND)
    for place in range(cards.count()):
        box = cards.nth(place).bounding_box()
        assert box
        acts = ann.tell("ear.acts")
        drag(ann.page, (box["x"] + 14, box["y"] + 70), (560, 330))
        ann.until(f"ear.acts > {acts} || document.querySelector('.ways, [data-testid=why]')")
        answer = ann.page.locator(".ways, [data-testid=why]")
        if ann.tell("ear.acts") > acts:
            return  # it was played, and its question or the next turn follows
        ann.page.keyboard.press("Escape")
        expect(answer).to_have_count(0)


def test_the_hand_is_walked_with_the_arrows_and_an_attack_called_off_with_escape(come: Come, server: Served) -> None:
    ann = sit(come, server)
    cards = ann.page.locator(HAND)
    cards.first.focus()
    ann.page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    ann.page.keyboard.press("Enter")
    ann.until(f"({FOCUSED}).startsWith('ways')")
    ann.page.keyboard.press("Escape")
    expect(cards.nth(1)).to_be_focused()

    play_until(ann, "ChooseAttackTarget")
    ann.page.keyboard.press("Escape")
    ann.until(f"{MINE}?.name === 'MainPhase'")
    ann.page.locator("section.near button.may[data-spot^='animal ']").first.focus()
    ann.page.keyboard.press("Enter")
    ann.until(f"{MINE}?.name === 'ChooseAttackTarget'")
    ann.until(f"/^(animal|keep) /.test({FOCUSED}) && document.activeElement.matches('.target, .idle')")
    decision = ann.decision
    assert decision
    ann.page.keyboard.press("Enter")
    ann.until(f"{MINE}?.id !== {decision['id']!r}")


def test_UN_20_the_first_turn_shows_that_a_card_can_be_played_as_power(come: Come, server: Served) -> None:
    ann = sit(come, server)
    cards = ann.page.locator(HAND)
    expect(ann.page.locator(f"{HAND}:is(.may, .ready)")).to_have_count(cards.count())
    expect(ann.page.locator("#actions")).to_contain_text("You can play one card as Power")
    done = ann.button("End your Main phase", exact=False)
    expect(done).to_contain_text("no Power played yet")
    assert "primary" not in (done.get_attribute("class") or "")

    acts = ann.tell("ear.acts")
    ann.press(ann.button(POWER))
    expect(ann.page.locator(f"{HAND}.target")).to_have_count(cards.count())
    ann.page.keyboard.press("Escape")
    expect(ann.page.locator(f"{HAND}.target")).to_have_count(0)
    assert ann.tell("ear.acts") == acts, "nothing is played before a card is chosen"
    ann.press(ann.button(POWER))
    ann.press(cards.first)
    ann.until("ear.state.view.sides[ear.state.view.seats[ear.state.me.seat].side].power.count === 1")
    expect(ann.button(POWER)).to_have_count(0)
    expect(done).not_to_contain_text("no Power played yet")
    assert "primary" in (done.get_attribute("class") or "")


def test_UN_49_no_card_without_focus_offers_it(come: Come, server: Served) -> None:
    ann = sit(come, server)
    refused = [each for each in ann.state["decisions"][0]["refused"] if each["name"] == "no-focus"]
    assert refused, "every card of the hand has Focus"
    ann.press(ann.page.locator(f"[data-spot='hand:{refused[0]['things']['card']}']").first)
    menu = ann.page.locator(".menu")
    expect(menu).to_contain_text("As Power")
    expect(menu).not_to_contain_text("Focus")


def test_UN_36_what_costs_is_shown_before_it_is_done_and_a_press_beside_it_lets_go(come: Come, server: Served) -> None:
    ann = sit(come, server, verb="stronghold", phone=True)
    ability = ann.page.locator("section.near [data-spot=ability]")
    ask = ann.page.locator(".confirm")
    acts = ann.tell("ear.acts")
    ann.press(ability)
    expect(ask).to_contain_text("UN-36")
    ann.page.locator(".far .animals").tap(position={"x": 4, "y": 4})
    expect(ask).to_have_count(0)
    assert ann.tell("ear.acts") == acts, "the first press only says what it does"
    ann.press(ability)
    ann.press(ask.get_by_role("button", name=re.compile("Confirm|anyway")))
    ann.until(f"ear.acts === {acts + 1}")


def test_UN_60_a_team_of_hydra_has_one_stronghold_and_marks_that_speak(come: Come, server: Served) -> None:
    ann = sit(come, server, "random", "random", mode="hydra", seats=4)
    expect(ann.page.locator("[data-spot^='keep ']")).to_have_count(2)
    expect(ann.page.locator(".strip").filter(has_text="Player 3")).to_contain_text("Ally")
    expect(ann.page.locator(".untamed")).to_contain_text("shares one Stronghold")


def test_UN_57_the_hunter_sees_who_hunts_whom(come: Come, server: Served) -> None:
    ann = sit(come, server, "random", mode="hunter", seats=3)
    expect(ann.page.locator(".strips")).to_contain_text("You hunt Player 2")
    expect(ann.page.locator(".strips")).to_contain_text("Player 3 hunts you")


def test_UN_29_a_tap_on_an_animal_shows_what_would_follow_and_attacks_nothing(come: Come, server: Served) -> None:
    ann = sit(come, server, verb="attack", phone=True)
    animal = ann.page.locator("section.near button.may[data-spot^='animal ']")
    board = "JSON.stringify([ear.state.view.sides.map((side) => side.animals.map((each) => each.damage)), ear.state.view.keeps])"
    before = ann.tell(board)
    ann.press(animal.first)
    target = ann.page.locator(".far button:is(.target, .idle)")
    expect(target.first).to_be_visible()
    expect(ann.page.locator(".far .pill").first).to_be_visible()
    assert ann.tell(board) == before, "nobody has been struck yet"
    ann.page.emulate_media(reduced_motion="no-preference")
    ann.tell(STOP_THE_LEAP)
    ann.press(target.first)
    ann.until(f"{board} !== {before!r}")
    ann.until("window.leaping")
    assert ann.tell(ON_TOP), "who leaps is above everything"


WINDOWS = [(1366, 768), (1920, 1080), (768, 1024), (844, 390), (683, 384), (390, 844)]
COVERED = """(hand) => [...document.querySelectorAll(hand)].filter((card) => {
  card.scrollIntoView({ block: 'center' })
  const { left, top, right, bottom } = card.getBoundingClientRect()
  const corners = [left + 9, right - 9].flatMap((x) => [top + 9, bottom - 9].map((y) => document.elementFromPoint(x, y)))
  return corners.some((found) => found?.closest('button') !== card)
}).map((card) => card.textContent.trim().slice(0, 40))"""


def test_no_corner_of_a_hand_is_covered_in_any_window(come: Come, server: Served) -> None:
    ann = sit(come, server, question="Mulligan", has_touch=True)
    for width, height in WINDOWS:
        ann.resize(width, height)
        assert ann.page.evaluate(COVERED, f"{HAND}[data-spot]") == [], (width, height)
        beyond = ann.tell("document.scrollingElement.scrollWidth - document.documentElement.clientWidth")
        assert beyond <= 0, (width, height)
    ann.page.set_viewport_size({"width": 1366, "height": 768})
    ann.until(
        "(({ scrollHeight, clientHeight }) => scrollHeight <= clientHeight)(document.querySelector('.untamed .scroll'))"
    )


# A text that is there to its end is cut nowhere, not even through the tails of its last letters.
CUT = """() => [...document.querySelectorAll('#board .wording:not(.goes-on)')]
  .filter((text) => getComputedStyle(text).overflowY !== 'visible' && text.scrollHeight > text.clientHeight)
  .map((text) => text.textContent.slice(0, 40))"""


def test_a_hand_of_fourteen_can_be_read(come: Come, server: Served) -> None:
    """Those with the longest texts, from a small phone to a large screen."""
    ann = come(lang="de-DE", has_touch=True)
    cards = ann.context.request.get(f"{ann.address}api/games/untamed/cards?lang=de").json()
    held = [card for card in cards if card["kind"] != "stronghold"]
    held.sort(key=lambda card: -sum(len(each["text"]) for each in card["texts"]))

    def dealt(route: WebSocketRoute) -> None:
        def told(message: str | bytes) -> None:
            reply = json.loads(message)
            if reply["type"] == "state":
                hand = reply["view"]["seats"][reply["me"]["seat"]]["hand"]
                more = [card["id"] for card in held if card["id"] not in hand["known"]]
                hand["known"] = sorted([*hand["known"], *more[: 14 - len(hand["known"])]])
                hand["count"] = len(hand["known"])
            route.send(json.dumps(reply))

        route.connect_to_server().on_message(told)

    ann.page.route_web_socket("**/ws", dealt)
    ann.sit_at(asked(server, "untamed", "MainPhase", "me", "greedy"))
    expect(ann.page.locator(f"{HAND}[data-spot]")).to_have_count(14)
    for width, height in [(320, 568), (390, 844), (1366, 768), (1920, 1080), (2560, 1440)]:
        ann.resize(width, height)
        assert ann.page.evaluate(COVERED, f"{HAND}[data-spot]") == [], (width, height)
        assert ann.page.evaluate(CUT) == [], (width, height)


WATCH = """{
  window.large = []
  new MutationObserver(() => {
    const [card, told] = ['spotlight', 'caption'].map((name) => document.querySelector(`[data-testid=${name}]`))
    const name = card?.querySelector('.name').textContent.replaceAll('\u00ad', '')
    if (told?.textContent.includes(name)) large.push(card.offsetHeight)
  }).observe(document.body, { subtree: true, childList: true })
}"""


def test_what_another_plays_lies_large_on_the_table_while_it_is_told(come: Come) -> None:
    ann = come()
    ann.sit("untamed", "me", "greedy")
    ann.page.emulate_media(reduced_motion="no-preference")
    ann.tell(WATCH)
    for _ in range(4):  # turns; a greedy bot plays a card soon
        play_until(ann, "MainPhase", wishes=("take", "stack", "card"))
        if ann.tell("large.length"):
            break
        ann.choose("done", "MainPhase")
    assert ann.tell("large.length"), "no card that the bot played was shown"
    assert ann.tell("Math.min(...large)") >= 280
    expect(ann.page.get_by_test_id("spotlight")).to_have_count(0)


FALLEN = """{
  window.fallen = []
  new MutationObserver(() => {
    const ruin = document.querySelector('[data-testid=ruin] .name')
    if (ruin) fallen.push(ruin.textContent)
  }).observe(document.body, { subtree: true, childList: true })
}"""


def test_UN_44_a_stronghold_is_seen_to_fall(come: Come, server: Served) -> None:
    ann = come()
    ann.sit_at(asked(server, "untamed", "ChooseAttackTarget", "me", "random", verb="target-stronghold", after=60))
    assert ann.asked()
    ann.tell(FALLEN)
    lost = "ear.state.view.keeps[1 - ear.state.view.seats[ear.state.me.seat].side].lost"
    name: str | None = ""
    while not ann.tell(lost):
        play_until(ann, "ChooseAttackTarget")
        decision = ann.decision
        assert decision
        verbs = [option["verb"] for option in decision["options"]]
        name = ann.page.locator(".far [data-spot^='keep '] .name").text_content()
        ann.page.emulate_media(reduced_motion="no-preference")
        ann.answer_by_list(verbs.index("target-stronghold") if "target-stronghold" in verbs else 0)
        ann.given(decision["id"])
        ann.asked()
        ann.page.emulate_media(reduced_motion="reduce")
    ann.until("fallen.length")
    assert ann.tell("fallen[0]") == name


def test_a_finger_carries_a_card_to_the_table(come: Come) -> None:
    ann = come(has_touch=True)
    ann.sit("untamed", "me", "random")
    play_until(ann, "MainPhase")
    card = ann.page.locator(f"{HAND}:is(.may, .ready)").first
    box = card.bounding_box()
    assert box
    x, y, acts = box["x"] + 30, box["y"] + 60, ann.tell("ear.acts")
    power = ann.page.locator("[data-spot=power]").bounding_box()
    assert power
    finger = ann.context.new_cdp_session(ann.page)

    def touch(kind: str, *at: tuple[float, float]) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", (x, y))
    touch("touchMove", (x, y - 30))
    touch("touchMove", (power["x"] + 8, power["y"] + power["height"] / 2))
    expect(ann.page.locator(f"{HAND}.held")).to_have_count(1)
    touch("touchEnd")
    ann.until(f"ear.acts > {acts}")
    ann.until("ear.state.view.sides[ear.state.view.seats[ear.state.me.seat].side].power.count === 1")


def test_an_attack_that_is_called_off_is_not_told(come: Come) -> None:
    ann = come()
    ann.sit("untamed", "me", "random")
    for _ in range(60):
        play_until(ann, "MainPhase", wishes=("take", "stack", "card"))
        decision = ann.decision
        assert decision
        verbs = [option["verb"] for option in decision["options"]]
        if "attack" not in verbs:
            ann.choose(next(wish for wish in ("play", "power", "done") if wish in verbs))
            continue
        ann.choose("attack")
        if ann.tell(f"{MINE}.name") == "ChooseAttackTarget":
            break
    log = [line["text"] for line in ann.state["log"]]
    asked = ann.tell(f"{MINE}.id")
    ann.page.keyboard.press("Escape")
    ann.until(f"{MINE}.id !== {asked!r}")
    assert [line["text"] for line in ann.state["log"]] == log
