"""The Reckoners on the page: what plays can only be skipped, who has said Done is left in peace, dice lie in one's hands."""

from __future__ import annotations

from collections.abc import Callable

from hosting import Served
from playwright.sync_api import Locator, expect
from prepared import asked
from verbs import MINE, Person, offered

Come = Callable[..., Person]

LISTEN = """
  window.heard = { chimes: 0, titles: [], prompts: [] }
  const buffer = AudioContext.prototype.createBuffer
  AudioContext.prototype.createBuffer = function (channels, length, rate) {
    if (length > rate / 4) heard.chimes++ // a card or a die that others use is shorter
    return buffer.call(this, channels, length, rate)
  }
  window.note = () => {
    const said = (list, words) => list.at(-1) !== words && list.push(words)
    said(heard.titles, document.title)
    said(heard.prompts, document.querySelector('#prompt')?.textContent.trim())
  }
"""
NOTE = "new MutationObserver(note).observe(document, { childList: true, characterData: true, subtree: true })"


def to_the_dice(*people: Person) -> None:
    """Through the prologue, until all have rolled and keep what lies there."""
    for verb, question in (("done", "Acquire"), ("place", "PlaceFigure"), ("done", "RollDice")):
        for person in dict.fromkeys(people) if question == "Acquire" else people:  # for the team each speaks once
            person.until(offered(verb, question))
            person.choose(verb)
        if verb == "place":
            people[-1].choose("done")


def use_a_die(person: Person) -> None:
    person.choose("die")
    while person.tell(f"{MINE}?.name !== 'UseDice'"):
        person.answer()


def test_nothing_can_be_answered_while_the_epics_phase_plays(come: Come) -> None:
    ann = come(reduced_motion="no-preference")
    ann.sit("reckoners", "me", "me")
    to_the_dice(ann, ann)
    for question in ("UseDice", "UseDice", "Acquire"):
        ann.until(offered("done", question))
        if question == "Acquire":
            ann.stop_clock()
        ann.choose("done")
    expect(ann.page.locator("#prompt")).to_have_text("Now playing: Epics phase")
    ann.until(MINE)
    acts = ann.tell("ear.acts")
    ann.let_pass(1000)
    expect(ann.page.locator("#actions button")).to_have_text(["Skip to the end"])
    for key in ("1", "2", "a", "u"):
        ann.page.keyboard.press(key)
    expect(ann.page.get_by_text("Round 2 begins.")).to_have_count(0)  # the log waits for what is shown
    expect(ann.page.locator(".sequence path.dashed").last).to_be_visible()  # what is still to come
    expect(ann.page.locator(".tile").get_by_text("acts now")).to_have_count(1)
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    assert ann.tell("ear.acts") == acts
    ann.press(ann.button("Skip to the end"))
    expect(ann.button("Done: keep all dice", exact=False)).to_be_visible()
    expect(ann.page.get_by_role("region", name="Epics phase")).to_have_count(0)


def test_who_has_said_done_is_left_in_peace(come: Come) -> None:
    ann, ben = come(), come()
    ann.page.add_init_script(LISTEN)
    created = ann.sit("reckoners", "me", "friend")
    ben.go("join", created["table"], created["invite"])
    ben.press(ben.button("Take a seat"))
    ben.until("ear.state")
    to_the_dice(ann, ben)
    ann.until(f"{MINE}?.name === 'UseDice'")
    ann.choose("done", "UseDice")
    use_a_die(ben)
    expect(ann.page.locator("#prompt")).to_contain_text("You’re done.")
    ann.page.wait_for_function("() => !document.title.includes('Your turn')")
    ann.tell("{ heard.chimes = 0; note(); }")
    ann.tell(NOTE)
    for _ in range(2):
        use_a_die(ben)
    ann.until(f"{MINE}?.options.some((option) => option.verb === 'resume')")
    heard = ann.tell("heard")
    assert heard["chimes"] == 0
    assert len(heard["titles"]) == 1
    assert len(heard["prompts"]) == 1
    ann.choose("resume")
    expect(ann.button("Done using dice", exact=False)).to_be_visible()


def test_dice_come_to_rest_as_large_as_they_were_and_with_their_ring(come: Come) -> None:
    ann = come(reduced_motion="no-preference")
    ann.sit("reckoners", "me", "me")
    for verb, question in (("done", "Acquire"), ("place", ""), ("place", ""), ("done", "PlaceFigure")):
        ann.until(offered(verb, question))
        ann.choose(verb)
    ann.until("document.querySelectorAll('.rolled button.may').length > 4")
    ann.until("!document.querySelector('.rolling, .rolled .side:not(.front)')")
    sizes = ann.tell(
        """[...document.querySelectorAll('.rolled button.may')].map((die) =>
          die.querySelector('.front').getBoundingClientRect().width / die.getBoundingClientRect().width)"""
    )
    assert all(abs(size - 1) < 0.02 for size in sizes), sizes


WATCH = """
  window.seen = { flights: [], captions: [], pops: 0 }
  new MutationObserver((changes) => {
    const once = (list, one) => one && !list.includes(one) && list.push(one)
    once(seen.flights, document.querySelector('.flight'))
    once(seen.captions, document.querySelector('[data-testid=caption] p')?.firstChild.data)
    const fresh = changes.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node.nodeName === 'B')
    requestAnimationFrame(() => (seen.pops += fresh.flatMap((number) => number.getAnimations()).length))
  }).observe(document, { childList: true, characterData: true, subtree: true })
"""


TOLD = "ear.frames.map((each) => JSON.parse(each)).flatMap(({ log = [] }) => log)"
RESULTS = (
    "contained", "track-contained", "researched", "epic-attacked", "steelheart-researched", "enforcement-removed", "money-gained"
)  # fmt: skip


def test_what_a_bot_does_flies_to_its_target_and_is_said_once(come: Come) -> None:
    ann = come(reduced_motion="no-preference")
    ann.sit("reckoners", "me", "greedy")
    for verb, question in (("done", "Acquire"), ("place", "PlaceFigure"), ("done", "RollDice")):
        ann.until(offered(verb, question))
        ann.choose(verb)
    ann.until(offered("done", "UseDice"))
    ann.tell(f"{{ {WATCH} }}")
    begun = max(line["n"] for line in ann.tell(TOLD))
    ann.choose("done")
    ann.until("ear.state.view.moment !== 'use'")
    ann.until("!document.querySelector('[data-testid=caption]')")
    done = {line["text"]: line["name"] for line in ann.tell(TOLD) if line["n"] > begun}
    seen = ann.tell("({ ...seen, flights: seen.flights.length })")
    captions = {caption.strip() for caption in seen["captions"]}
    bot = ann.state["view"]["reckoners"][1]["id"].capitalize()
    results = {text for text, name in done.items() if name in RESULTS}
    assert {f"{bot} · {text}" for text in results} <= captions
    assert not {text for text, name in done.items() if name in ("die-taken", "token-spent")} & captions
    assert (seen["flights"] > 0) == bool(results)
    assert seen["pops"] > 0 or not any("falls to" in text for text in results)


HAND = ".using button.held"
HELD = "ear.state.view.reckoners[ear.state.me.seat]"
USING = "ear.state.view.using?.seat === ear.state.me.seat"


def test_a_die_is_put_back_changed_and_carried_to_its_target(come: Come, server: Served) -> None:
    ann = come()
    ann.sit_at(asked(server, "reckoners", "UseDice", "me", "me"))
    dice = ann.page.locator(".tray button.die")
    expect(ann.button("Done using dice 6 dice unused")).not_to_have_class("primary")
    for put_back in (lambda: ann.press(ann.page.locator(HAND)), lambda: ann.page.keyboard.press("Escape")):
        ann.press(dice.first)
        ann.until(USING)
        put_back()
        ann.until(f"!({USING}) && {HELD}.dice.length === 6")
    ann.press(dice.first)
    expect(ann.page.locator(HAND)).to_have_count(1)
    first = ann.page.locator(HAND).get_attribute("title")
    ann.press(ann.page.locator(".tray button.die:not(.held)").last)
    ann.until(f"{USING} && document.querySelector({HAND!r})?.title !== {first!r}")
    ann.page.keyboard.press("Escape")
    ann.until(f"!({USING})")

    here = ann.tell(f"{HELD}.district")
    there = ann.page.locator(f"[data-district={ann.tell(f'ear.state.view.districts[{1 - min(here, 1)}].id')}]")
    carry(ann, dice.first, ann.page.locator("header").first)
    ann.until(f"!({USING}) && {HELD}.dice.length === 6")  # dropped on nothing: it goes back
    carry(ann, dice.first, there.locator("header"))
    ann.until(f"{HELD}.district !== {here} && {HELD}.dice.length === 5")
    expect(ann.button("Done using dice 5 dice unused")).to_be_visible()


def carry(person: Person, what: Locator, onto: Locator) -> None:
    """With the mouse, die and target as they lie now."""
    for thing, then in ((what, person.page.mouse.down), (onto, person.page.mouse.up)):
        box = thing.bounding_box()
        assert box
        person.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=4)
        then()


def test_kept_dice_are_let_go_again_and_alike_ones_kept_at_once(come: Come) -> None:
    ann = come(phone=True)
    ann.sit("reckoners", "me", "me", reckoners="david+tia")
    for verb, question in (("done", "Acquire"), ("place", ""), ("place", ""), ("done", "PlaceFigure")):
        ann.until(offered(verb, question))
        ann.choose(verb)
    elsewhere = ann.page.locator(".keep .name")  # a second tap on the spot would not have seen which die has come there
    for n in (1, 2, 3):
        ann.press(ann.page.locator(".rolled button.may").first)
        ann.page.mouse.move(1, 1)  # a quick second press where another die has come would be one by mistake
        ann.until(f"{HELD}.marked.length === {n}")
        ann.press(elsewhere)
    marked = ann.tell(f"{HELD}.marked.map((die) => die.symbols.join())")
    for n in (2, 1, 0):
        ann.press(ann.page.locator(".keep button").first)
        ann.page.mouse.move(1, 1)
        ann.until(f"{HELD}.marked.length === {n} && !document.querySelector('.columns[aria-busy=true]')")
        marked.pop(0)
        assert ann.tell(f"{HELD}.marked.map((die) => die.symbols.join())") == marked
        ann.press(elsewhere)
    many = ann.page.locator(".rolled .all").first
    n = int((many.text_content() or "").strip().removeprefix("×"))
    ann.press(many)
    ann.until(f"{HELD}.marked.length === {n}")
    expect(ann.page.locator("#actions .primary")).to_contain_text("Reroll")


def test_RK_49_the_card_that_was_bought_is_marked_while_its_owner_is_chosen(come: Come, server: Served) -> None:
    ann = come()
    ann.sit_at(asked(server, "reckoners", "ForWhom", "me", "me", verb="for"))
    expect(ann.page.locator(".card.bought")).to_have_count(1)


def test_what_belongs_to_the_die_in_the_hand_is_not_cut(come: Come, server: Served) -> None:
    ann = come()
    ann.sit_at(asked(server, "reckoners", "UseDice", "me", "me"))
    dice = ann.page.locator(".tray button.die")
    for n in range(dice.count()):
        ann.press(dice.nth(n))
        ann.until(USING)
        back, tray = ann.button("Put it back").bounding_box(), ann.page.locator(".tray .columns").bounding_box()
        assert back and tray
        assert back["y"] + back["height"] <= tray["y"] + tray["height"]
        ann.page.keyboard.press("Escape")
        ann.until(f"!({USING})")
