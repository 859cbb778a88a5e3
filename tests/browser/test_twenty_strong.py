"""The table of 20 Strong: hands that may change their mind, many dice at once, and what a button leaves unused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hosting import Served
from playwright.sync_api import Locator, expect
from prepared import asked
from verbs import MINE, Person

Come = Callable[..., Person]

COMMIT = f"{MINE}?.name === 'Commit'"
POOL = "ear.state.view.dice.pool"
ROLLED = "ear.state.view.dice.unapplied"
CLEAR = """(() => {
  const meter = document.querySelector('.fight .card .meter').getBoundingClientRect()
  return [...document.querySelectorAll('.fight .card .on li')].every((die) => die.getBoundingClientRect().top >= meter.bottom - 4)
})()"""
IN_ALL = f"{ROLLED}.reduce((all, each) => all + each.count, 0)"


def commits(person: Person) -> None:
    """To the first question which dice to commit, against one enemy whose text does not meddle with them."""
    cards = person.context.request.get(f"{person.address}api/games/twenty-strong/cards?lang=en").json()
    plain = {card["id"] for card in cards if is_plain(card)}
    for _ in range(40):
        person.sit("twenty-strong")
        assert person.asked()
        for option in person.state["decisions"][0]["options"]:
            stack = person.state["view"]["stacks"][int(option["things"]["stack"].split()[1])]
            if stack["open"][0] in plain:
                person.press(person.button(option["text"], exact=False).first)
                person.until(COMMIT)
                return
    raise AssertionError("no plain enemy on any of the tables")


def is_plain(card: dict[str, Any]) -> bool:
    meddles = any(text["role"] in ("effect-during", "effect-special") for text in card["texts"])
    return (
        card["kind"] == "conflict" and not meddles and not card["numbers"].get("more") and card["numbers"]["health"] > 3
    )


def pile(person: Person, n: int) -> Locator:
    """A colour of the pool, from weak to strong."""
    return person.page.locator(".pool .pile").nth(n)


def committed(person: Person, letter: str) -> Locator:
    return person.page.locator(".active .die").filter(has_text=letter).first


def carry(person: Person, die: Locator, onto: Locator) -> None:
    start, end = die.bounding_box(), onto.bounding_box()
    assert start and end
    mouse = person.page.mouse
    mouse.move(start["x"] + start["width"] / 2, start["y"] + start["height"] / 2)
    mouse.down()
    mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] - 8, steps=6)
    mouse.up()


def test_dice_go_back_and_many_go_at_once(come: Come) -> None:
    ann = come()
    commits(ann)
    roll = ann.page.locator("#actions .answers button").last
    expect(roll.locator("small")).to_have_text("no dice: wastes a phase")
    expect(ann.page.locator("#actions .primary")).to_have_count(0)

    for colour in (0, 1, 2):
        ann.press(pile(ann, colour))
    ann.until(f"{IN_ALL} === 3")
    ann.press(committed(ann, "Y"))  # the first of three: the others stay
    ann.until(f"{POOL}.yellow === 4 && {IN_ALL} === 2 && {POOL}.green === 3 && {POOL}.blue === 3")
    carry(ann, committed(ann, "G"), ann.page.locator(".zone.pool"))
    ann.until(f"{POOL}.green === 4 && {IN_ALL} === 1")
    carry(ann, pile(ann, 3), ann.page.locator(".zone.active"))
    ann.until(f"{POOL}.purple === 3 && {IN_ALL} === 2")

    pile(ann, 3).click(modifiers=["Shift"])
    ann.until(f"{POOL}.purple === 0 && {IN_ALL} === 5")
    ann.press(ann.button("Commit all"))
    ann.until(f"{IN_ALL} === 17")

    ann.choose("done", "Commit")
    ann.until(f"{MINE}?.name === 'Apply'")
    expect(ann.page.locator("#actions .answers button").last.locator("small")).to_contain_text("hits unused")
    ann.press(ann.page.locator("#board .pill.all").first)
    ann.until("ear.state.view.active.some((each) => each.defeated)")
    dead = ann.tell("ear.state.view.active.find((each) => each.defeated)")
    assert dead["suffered"] <= dead["health"] + 1, "more hits than it takes"


def test_a_round_by_single_keys(come: Come) -> None:
    """A colour by its letter, a card by its number, on by Enter: one key an answer. A pile that the hand pressed keeps the
    focus, and Enter goes on all the same."""
    ann = come()
    commits(ann)
    keys = ann.page.keyboard
    for letter, left in (("y", 3), ("y", 2), ("g", 3)):
        keys.press(letter)
        ann.until(f"{POOL}.{'yellow' if letter == 'y' else 'green'} === {left}")
    keys.press("x")  # commit all
    ann.until(f"{IN_ALL} === 17")
    for left in (1, 2):
        ann.press(committed(ann, "Y"))
        ann.until(f"{POOL}.yellow === {left}")
    ann.press(pile(ann, 0))
    ann.until(f"{POOL}.yellow === 1 && document.activeElement.matches('#board .pile')")
    keys.press("Enter")
    ann.until(f"{MINE}?.name === 'Apply' && !document.querySelector('[data-settling]')")
    keys.press("1")
    ann.until("ear.state.view.active[0].suffered > 0")
    keys.press("u")
    ann.until("ear.state.view.active[0].suffered === 0")


def test_the_pill_at_the_edge_of_a_card_is_pressed_like_the_card(come: Come, server: Served) -> None:
    ann = come()
    ann.sit_at(asked(server, "twenty-strong", "GainItems", "me", verb="gain"))
    items = ann.tell("ear.state.view.inventory.length")
    box = ann.page.locator(".card > .pill").first.bounding_box()
    assert box
    ann.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] - 4)  # it hangs over the edge
    ann.until(f"ear.state.view.inventory.length === {items + 1}")


def test_TS_91_a_card_that_is_not_mandatory_says_so_in_words(come: Come) -> None:
    ann = come()
    for _ in range(40):
        ann.sit("twenty-strong")
        assert ann.asked()
        if any(each["name"] == "mandatory-elsewhere" for each in ann.state["decisions"][0]["refused"]):
            break
    expect(ann.page.locator(".card > .pill.reason").first).to_have_text("? another one first")


def test_dice_on_a_card_leave_its_damage_in_sight(come: Come) -> None:
    ann = come()
    commits(ann)
    for _ in range(3):
        ann.press(pile(ann, 3))
    ann.press(ann.button("Roll the dice", exact=False))
    ann.until(f"{MINE}?.options.some((option) => option.verb === 'apply')")
    ann.choose("apply")
    ann.page.mouse.move(1, 1)  # a die under the pointer is lifted
    for height in (768, 640, 560):
        ann.resize(1366, height)
        ann.until(CLEAR)
