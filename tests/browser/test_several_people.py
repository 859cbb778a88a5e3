"""Several browsers at one table: nobody reads what is not theirs, all may act at once, one device may hold two hands."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect
from verbs import MINE, Person

Come = Callable[..., Person]


def hand_of(person: Person) -> set[str]:
    seat = person.state["me"]["seat"]
    return set(person.state["view"]["seats"][seat]["hand"]["known"])


def leaks(person: Person, cards: set[str], names: dict[str, str]) -> set[str]:
    """Cards of which this page has heard, or which it shows."""
    heard = "\n".join(person.tell("ear.frames")) + person.page.content()
    return {card for card in cards if names[card] in heard or re.search(rf'["-]{card}["\\]', heard)}


def seen_by_all(person: Person) -> set[str]:
    """Cards that lie open: another copy of them may be in a hand."""
    open_cards = []
    for side in person.state["view"]["sides"]:
        open_cards += side["support"] + side["removed"] + side["resolving"] + [each["card"] for each in side["animals"]]
    return set(open_cards)


def join(person: Person, link: str, name: str) -> None:
    person.page.goto(link)
    person.page.get_by_label("Your name").fill(name)
    person.press(person.button("Take a seat"))
    person.until("ear.state")


def test_untamed_between_two_browsers_and_a_spectator(come: Come) -> None:
    ann, ben, cleo = come(), come(), come()
    ann.go("new", "untamed")
    ann.press(ann.button("Create the table"))
    join(ben, ann.page.get_by_role("textbox", name="Invite players").input_value(), "Ben")
    cleo.page.goto(ann.page.get_by_role("textbox", name="Invite spectators").input_value())
    cleo.until("ear.state")
    assert "watch" not in cleo.page.url, "a secret stays in the address bar"
    ann.press(ann.page.get_by_role("link", name="Go to the table"))
    ann.until("ear.state")

    cards = ann.context.request.get(f"{ann.address}api/games/untamed/cards").json()
    names = {card["id"]: card["name"] for card in cards}
    while ann.state["view"]["moment"] != "main":
        asked = ann if ann.decision else ben
        asked.until(MINE)
        asked.answer()
        of_ann, of_ben = (hand_of(person) - seen_by_all(person) for person in (ann, ben))
        assert not leaks(cleo, of_ann | of_ben, names)
        assert not leaks(ben, of_ann, names)
        assert not leaks(ann, of_ben, names)
    assert hand_of(ann)
    assert hand_of(ben)

    ben.give_up("Concede")
    for person in (ann, ben, cleo):
        expect(person.ending).to_be_visible()
    assert ann.state["outcome"]["scores"] == [1, 0]


def test_RK_04_a_guest_plays_two_reckoners_by_one_link(come: Come) -> None:
    ann, ben = come(), come()
    created = ann.sit("reckoners", "me", "friend", "friend", "me")
    ben.page.goto(ann.link("join", created["table"], created["invite"]))
    ben.page.get_by_label("Your name").fill("Ben")
    ben.page.get_by_role("radio", name="2").check()
    ben.press(ben.button("Take a seat"))
    ben.until("ear.state")
    assert ben.state["me"]["seats"] == [1, 2]


def test_the_reckoners_with_three_browsers_on_the_open_floor(come: Come) -> None:
    ann, ben, cleo = people = [come(), come(), come()]
    created = ann.sit("reckoners", "me", "friend", "friend")
    for person, name in ((ben, "Ben"), (cleo, "Cleo")):
        join(person, ann.link("join", created["table"], created["invite"]), name)
    for person in people:
        person.choose("done", "Acquire")
    for person in people:
        person.until(f"{MINE}?.name === 'PlaceFigure'")
        person.choose("place")
    people[-1].choose("done")  # dice are rolled by a word, not by the last figure
    for person in people:  # all roll at once, and nobody waits for the others
        person.until(f"{MINE}?.name === 'RollDice'")
    cleo.choose("keep")
    ann.choose("done", "RollDice")
    cleo.choose("done", "RollDice")
    ben.choose("done", "RollDice")

    for person in people:
        person.until(f"{MINE}?.name === 'UseDice'")
    cleo.choose("done", "UseDice")
    ben.choose("die")
    while ben.tell(f"{MINE}?.name !== 'UseDice'"):
        ben.answer()
    cleo.until(f"{MINE}?.options.some((option) => option.verb === 'resume')")
    cleo.choose("resume")
    cleo.until(f"{MINE}?.options.length > 1")
    expect(cleo.page.locator("#actions").get_by_role("button", name="Done using dice")).to_be_visible()


def test_two_people_at_one_device_do_not_see_each_others_hand(come: Come) -> None:
    ann = come()
    ann.sit("untamed", "me", "me")
    hands: dict[int, set[str]] = {}
    changes = 0
    for _ in range(30):
        if not ann.tell(f"Boolean({MINE})"):
            cover = ann.page.get_by_role("heading", name="Pass the device to")
            expect(cover).to_be_visible()
            assert not ann.page.locator("[data-spot^='hand:']").count(), "a hand is seen while the device goes round"
            expect(ann.page.locator("#actions")).to_have_count(0)
            changes += 1
        ann.asked()
        hands[ann.state["me"]["seat"]] = hand_of(ann)
        if len(hands) == 2 and all(hands.values()) and changes > 1:
            break
        ann.answer()
    assert changes > 1
    assert all(hands.values())
