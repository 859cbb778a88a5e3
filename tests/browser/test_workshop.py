"""The workshop: cards made by clicks alone, read in three languages, checked, tried, played, exported, shared, opened again."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

from axe import looked_at, objections, opened
from company import Company
from playwright.sync_api import Locator, expect
from verbs import ASKED, Person

Come = Callable[..., Person]


def begin(ann: Person, name: str, *, empty: bool = False, kind: str = "Deck") -> None:
    ann.go("workshop")
    ann.press(ann.page.locator(".kinds").get_by_role("button", name=re.compile(f"^{kind}", re.IGNORECASE)))
    ann.page.get_by_label("What it is called").fill(name)
    ann.press(ann.button("Start empty" if empty else "Start from a small example"))
    ann.page.locator("footer").wait_for()


def pick(ann: Person, chip: Locator, *words: str) -> None:
    """Press a chip and choose from its menu; of several words, the menu is closed at the end."""
    ann.press(chip)
    menu = ann.page.get_by_role("dialog")
    for word in words:
        ann.press(menu.get_by_role("button", name=word, exact=True))
    if len(words) > 1:
        ann.press(menu.get_by_role("button", name="Done"))
    menu.wait_for(state="detached")


def plus(ann: Person, name: str) -> Locator:
    """The dashed chip that adds something; the last of several."""
    return ann.page.locator("button.slip.plus").filter(has=ann.page.get_by_text(name, exact=True)).last


def chip(ann: Person, question: str) -> Locator:
    return ann.page.locator("button.slip:not(.plus)").filter(has=ann.page.locator("small", has_text=question)).last


def new_card(ann: Person, section: str, **names: str) -> None:
    ann.press(ann.button(f"New card: {section}"))
    for lang, name in names.items():
        field = ann.page.locator(f"fieldset input[lang={lang}]")
        field.fill(name)
        field.blur()


def text_in(ann: Person, lang: str) -> Locator:
    return ann.page.locator(f"[data-lang={lang}]")


def test_a_card_is_a_sentence_whose_text_grows_in_three_languages(come: Come) -> None:
    ann = come()
    begin(ann, "The Drowned Lamps")
    new_card(ann, "conflict cards", en="Bell Warden", fr="Gardien à la cloche", de="Glockenwächter")
    for _ in range(4):
        ann.press(ann.button("More: Health"))
    pick(ann, plus(ann, "effects"), "During effect")
    pick(ann, plus(ann, "what holds"), "dice cannot be applied")
    pick(ann, chip(ann, "colour").or_(plus(ann, "colour")), "yellow", "green")
    expect(text_in(ann, "en")).to_contain_text("Yellow and green dice cannot be applied to this enemy.")
    expect(text_in(ann, "fr")).to_contain_text("Les dés jaunes et verts ne peuvent pas être assignés à cet ennemi.")
    expect(text_in(ann, "de")).to_contain_text(
        "Diesem Gegner können keine gelben oder grünen Würfel zugeordnet werden."
    )
    expect(text_in(ann, "de")).to_contain_text("Glockenwächter")
    expect(ann.page.locator("aside .called")).to_contain_text("Bell Warden")
    ann.press(ann.page.get_by_role("button", name=re.compile("^Undo")))
    expect(text_in(ann, "en")).to_contain_text(
        "During Dice cannot be applied to this enemy."
    )  # both colours are one step
    ann.press(ann.button("Redo"))
    expect(text_in(ann, "en")).to_contain_text("Yellow and green")
    ann.page.reload()  # nothing is lost
    expect(text_in(ann, "de")).to_contain_text("gelben oder grünen")


def test_a_sentence_may_be_made_of_others(come: Come) -> None:
    ann = come()
    begin(ann, "Marsh")
    new_card(ann, "conflict cards", en="Ferry Toll")
    pick(ann, plus(ann, "reward"), "Instant reward")
    pick(ann, plus(ann, "what happens"), "the player may")
    export = ann.page.get_by_role("button", name=re.compile("^Export"))
    expect(export).to_be_disabled()
    expect(export).to_contain_text("one card open")
    expect(ann.page.get_by_role("button", name=re.compile("^Play"))).to_be_enabled()
    pick(ann, plus(ann, "at the cost of"), "exhaust dice")
    pick(ann, plus(ann, "what happens"), "change a stat")
    expect(text_in(ann, "en")).to_contain_text("You may exhaust")
    expect(export).to_be_enabled()


def test_a_problem_says_where_it_is_and_leads_there(come: Come) -> None:
    ann = come()
    begin(ann, "Marsh")
    new_card(ann, "heroes", en="Lost Hero", fr="Héros perdu", de="Verlorener Held")
    pick(ann, plus(ann, "what holds"), "dice cannot be applied")
    expect(ann.page.locator(".cards nav").get_by_role("button", name=re.compile("Lost Hero"))).to_contain_text(
        "doubtful"
    )
    ann.press(ann.button("Check"))
    opened(ann.page, "pages/workshop/Bench.svelte", "check")
    ann.press(ann.page.get_by_role("dialog").get_by_role("button", name=re.compile("Lost Hero")))
    expect(chip(ann, "on which enemies")).to_be_focused()
    pick(ann, chip(ann, "on which enemies"), "all enemies")
    expect(ann.page.locator(".cards nav").get_by_role("button", name=re.compile("Lost Hero"))).to_contain_text(
        "all right"
    )


def test_cards_are_put_in_order_duplicated_and_removed(come: Come) -> None:
    ann = come()
    begin(ann, "Marsh")
    cards = ann.page.locator(".cards nav ul").nth(2).get_by_role("button")
    ann.press(cards.nth(1))
    ann.press(ann.button("Duplicate Lamp Thief"))
    expect(cards).to_have_count(9)
    expect(cards.nth(2)).to_contain_text("Lamp Thief")
    ann.press(ann.button("Move Lamp Thief down"))
    expect(cards.nth(3)).to_have_attribute("aria-current", "true")
    ann.press(ann.button("Remove Lamp Thief"))
    expect(cards).to_have_count(8)
    ann.press(ann.page.get_by_role("button", name=re.compile("^Undo")))
    expect(cards).to_have_count(9)


def test_a_deck_is_played_at_a_table_of_its_own(come: Come) -> None:
    ann = come()
    begin(ann, "The Drowned Lamps")
    ann.press(ann.page.get_by_role("button", name=re.compile("^Play")))
    before = ann.page.get_by_role("dialog", name="Before you begin")
    before.get_by_role("radio", name="The Bell-Ringer").check(force=True)
    before.get_by_role("radio", name=re.compile("^2")).check(force=True)
    opened(ann.page, "pages/workshop/Playing.svelte")
    ann.press(before.get_by_role("button", name="Play"))
    ann.until(ASKED)
    assert ann.state["table"]["pack"] == "deck"
    assert ann.state["table"]["options"] == {"deck": "the-drowned-lamps", "hero": "bell-ringer", "difficulty": 2}
    assert not ann.missed


def test_a_card_is_tried_on_a_small_table(come: Come) -> None:
    ann = come()
    begin(ann, "The Drowned Lamps")
    ann.press(ann.page.get_by_role("button", name=re.compile("Fog Hound")))
    ann.press(ann.button("Try it"))
    ann.until(ASKED)
    assert ann.state["table"]["trial"] == "fog-hound"
    expect(ann.page.locator("#board")).to_contain_text("Fog Hound")


def test_a_faction_is_made_tried_and_played(come: Come) -> None:
    ann = come()
    begin(ann, "The Owlery", kind="Faction")
    aside = ann.page.locator("aside")
    expect(aside.locator(".called")).to_have_text("The Hollow Oak")  # in the faction's emblem and colour
    ann.press(ann.page.get_by_role("button", name=re.compile("Hollow Oak")))
    pick(ann, ann.page.locator("button.slip:not(.plus)").filter(has_text="how many").first, "3")
    expect(text_in(ann, "en")).to_contain_text("look at the top 3 cards of your deck")
    expect(text_in(ann, "fr")).to_contain_text("regarder les 3 cartes")
    expect(text_in(ann, "de")).to_contain_text("die obersten 3 Karten")
    expect(aside).to_contain_text("the top 3 cards")
    bench = ann.page.url
    ann.press(ann.button("Try it"))
    ann.until(ASKED)
    assert [ann.state["table"][each] for each in ("pack", "trial")] == ["faction", "hollow-oak"]
    ann.page.goto(bench)
    ann.press(ann.page.get_by_role("button", name=re.compile("^Play")))
    ann.until(f"ear.state?.table.trial === '' && {ASKED}")  # nothing can be chosen before
    assert ann.state["table"]["options"]["house"] == "the-owlery"


def test_epics_are_made_tried_and_played(come: Come) -> None:
    ann = come()
    begin(ann, "Newcago Nights", kind="Epics")
    ann.press(ann.page.get_by_role("button", name=re.compile("Undertaker")))
    health = ann.page.get_by_role("group", name="Health", exact=True).locator("output")
    expect(health).to_have_text("infinite")
    expect(ann.button("More: Health")).to_be_disabled()
    ann.press(ann.button("Less: Health"))
    expect(health).to_have_text("10")
    expect(text_in(ann, "en")).to_contain_text("Health 10")
    expect(text_in(ann, "fr")).to_contain_text("Santé 10")
    expect(text_in(ann, "de")).to_contain_text("Leben 10")
    ann.press(ann.button("More: Health"))
    expect(text_in(ann, "en")).to_contain_text("infinite Health")
    bench = ann.page.url
    ann.press(ann.button("Try it"))
    ann.until(ASKED)
    assert [ann.state["table"][each] for each in ("pack", "trial")] == ["epics", "undertaker"]
    ann.page.goto(bench)
    ann.press(ann.page.get_by_role("button", name=re.compile("^Play")))
    before = ann.page.get_by_role("dialog", name="Before you begin")
    before.get_by_role("radio", name=re.compile("^hard", re.IGNORECASE)).check(force=True)
    ann.press(before.get_by_role("button", name="Play"))
    ann.until(f"ear.state?.table.trial === '' && {ASKED}")
    assert ann.state["table"]["options"]["difficulty"] == "hard"


def test_a_deck_travels_as_a_file_and_as_a_link(come: Come, tmp_path: Path) -> None:
    ann = come()
    begin(ann, "The Drowned Lamps")
    ann.press(ann.page.get_by_role("button", name=re.compile("^Export")))
    opened(ann.page, "pages/workshop/Sharing.svelte")
    with ann.page.expect_download() as download:
        ann.press(ann.button("the-drowned-lamps.toml"))
    file = tmp_path / "lamps.toml"
    download.value.save_as(file)
    assert 'id = "the-drowned-lamps"' in file.read_text(encoding="utf-8")
    link = ann.page.get_by_label("As a link", exact=True).input_value()

    ben = come()
    ben.page.goto(link)
    expect(ben.page.locator("main")).to_contain_text("Somebody has sent you this")
    expect(ben.page.locator("main li")).to_have_count(12)  # the deck itself and its cards
    assert not objections(ben.page, "light")
    ben.press(ben.button("Put it on my shelf"))
    expect(ben.page.locator(".cards nav")).to_contain_text("Fog Hound")
    ben.go("workshop")
    ben.page.locator("input[type=file]").set_input_files(file)
    expect(ben.page.locator(".cards nav")).to_contain_text("Fog Hound")
    ben.go("workshop")
    expect(ben.page.locator("main li")).to_have_count(2)
    bad = tmp_path / "bad.toml"
    bad.write_text('id = "x"\n[rules', encoding="utf-8")
    ben.page.locator("input[type=file]").set_input_files(bad)
    expect(ben.page.get_by_role("alert")).to_contain_text("bad.toml can’t be opened here.")
    ben.page.goto(f"{link[:-9]}")
    expect(ben.page.get_by_role("alert")).to_contain_text("This link is damaged")


def test_two_tabs_never_lose_what_the_other_has_done(come: Come) -> None:
    ann = come()
    begin(ann, "Marsh")
    other = ann.context.new_page()
    other.goto(ann.page.url)
    other.get_by_role("button", name=re.compile("Marsh Rats")).click()
    other.get_by_role("button", name="More: Health").click()
    expect(ann.page.locator(".cards nav").get_by_role("button", name=re.compile("Marsh Rats"))).to_contain_text(
        "Health 4"
    )
    ann.press(ann.page.get_by_role("button", name=re.compile("Lamp Thief")))
    ann.press(ann.button("More: Health"))
    expect(other.locator(".cards nav").get_by_role("button", name=re.compile("Lamp Thief"))).to_contain_text("Health 4")
    kept = [
        json.loads(each)
        for each in ann.tell(
            "Object.entries(localStorage).filter(([key]) => key.startsWith('ludotek.pack.')).map(([, text]) => text)"
        )
    ]
    assert [card["health"] for card in kept[0]["pack"]["conflict"]][:2] == [4, 4]
    other.close()


def test_the_workshop_is_for_everybody(company: Company) -> None:
    """By keyboard, read aloud, on a phone, in German, in the dark."""
    ann = company.come()
    ann.go()
    ann.press(ann.page.get_by_role("link", name="Workshop"))
    looked_at(ann.page, "pages/Workshop.svelte")
    begin(ann, "Marsh")
    assert not objections(ann.page)
    ann.press(ann.page.get_by_role("button", name=re.compile("Fog Hound")))
    assert not objections(ann.page)
    colour = chip(ann, "colour")
    colour.focus()
    ann.page.keyboard.press("Enter")
    opened(ann.page, "pages/workshop/Chooser.svelte")
    ann.page.keyboard.press("ArrowDown")
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("Escape")
    expect(colour).to_be_focused()
    expect(text_in(ann, "en")).to_contain_text("Yellow and green dice")
    ann.go("workshop")
    ann.press(ann.page.locator("main li").get_by_role("button", name="Remove Marsh"))
    opened(ann.page, "pages/workshop/Shelf.svelte")
    ben = company.come(phone=True, lang="de-DE")
    ben.go("workshop")
    ben.press(ben.button("Mit einem kleinen Beispiel"))
    ben.press(ben.page.get_by_role("button", name=re.compile("Nebelhund")))
    ben.press(chip(ben, "Farbe"))
    opened(ben.page, "pages/workshop/Chooser.svelte", "phone")
    ben.page.keyboard.press("Escape")
    for zone in ("Karten", "Bauen", "Ansehen"):
        ben.press(ben.button(zone))
        assert not objections(ben.page, "dark")
        assert ben.tell("document.documentElement.scrollWidth - innerWidth") <= 0
