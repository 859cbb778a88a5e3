"""Two people in two browsers take back acts in all orders: nobody's act moves, vanishes or is redirected."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect
from test_presses import commits
from test_several_people import join
from verbs import MINE, Person

Come = Callable[..., Person]
DICE = "ear.state.view.reckoners.map((each) => each.dice.length)"
POWER = "ear.state.view.sides.map((each) => each.power.count)"


def seated(come: Come, game: str, *seats: str, **options: Any) -> tuple[Person, Person]:
    ann, ben = come(), come()
    created = ann.sit(game, *seats, **options)
    join(ben, ann.link("join", created["table"], created["invite"]), "Ben")
    return ann, ben


def undo(person: Person, act: str) -> None:
    """Press undo, which says what would go back."""
    button = person.page.locator(".undo .press")
    expect(button).to_contain_text(re.compile(act))
    person.press(button)


def both_until(ann: Person, ben: Person, condition: str) -> None:
    for person in (ann, ben):
        person.until(condition)


@pytest.mark.rule("RK-98")
def test_RK_98_each_takes_back_the_own_die_whatever_the_other_did_since(come: Come) -> None:
    ann, ben = seated(come, "reckoners", "me", "friend")
    for question, verb in (("Acquire", "done"), ("PlaceFigure", "place"), ("RollDice", "done")):
        for person in (ann, ben):
            person.until(f"{MINE}?.name === {question!r}")
            person.choose(verb)
        if verb == "place":
            ben.choose("done")
    both_until(ann, ben, f"{MINE}?.name === 'UseDice'")
    full: list[int] = ann.tell(DICE)
    for first, second in ((ann, ben), (ben, ann)):
        for person in (first, second):
            use_a_die(person)
        left = [count - 1 for count in full]
        both_until(ann, ben, f"{DICE}.join() === {','.join(map(str, left))!r}")
        seat = first.state["me"]["seat"]
        undo(first, "Use ")
        left[seat] += 1
        both_until(ann, ben, f"{DICE}.join() === {','.join(map(str, left))!r}")
        toast = second.page.locator(".toast")
        expect(toast).to_contain_text(re.compile("undid: Use "))
        while second.tell(DICE) != full:
            before = second.tell(f"{MINE}?.id")
            second.press(second.page.locator(".undo .press"))
            second.until(f"{MINE}?.id !== {before!r}")
        both_until(ann, ben, f"{DICE}.join() === {','.join(map(str, full))!r}")


def use_a_die(person: Person) -> None:
    """A die is taken and the first thing done with it that shows or rolls nothing."""
    person.until(f"{MINE}?.name === 'UseDice'")
    person.choose("die")
    while person.tell(f"{MINE}?.name !== 'UseDice'"):
        decision = person.decision
        assert decision
        person.choose(decision["options"][0]["verb"])


@pytest.mark.rule("UN-60")
def test_UN_60_partners_take_back_their_own_act_only(come: Come) -> None:
    ann, ben = seated(come, "untamed", "me", "greedy", "friend", "greedy", mode="hydra", seats=4)
    while not (ann.state["view"]["moment"] == "main" and all(person.decision for person in (ann, ben))):
        both_asked(ann, ben)
    before: list[int] = ann.tell(POWER)
    for first, second in ((ann, ben), (ben, ann)):
        for person in (first, second):
            person.until(MINE)
            person.choose("power")
        other = second.state["me"]["seat"]
        undo(first, "as Power")
        expected = [count + (seat == other) for seat, count in enumerate(before)]
        both_until(ann, ben, f"{POWER}.join() === {','.join(map(str, expected))!r}")
        undo(second, "as Power")
        both_until(ann, ben, f"{POWER}.join() === {','.join(map(str, before))!r}")


def both_asked(ann: Person, ben: Person) -> None:
    """Whoever is asked answers; in the Main phase both wait for each other."""
    for person in (ann, ben):
        decision = person.decision
        if decision and person.state["view"]["moment"] != "main":
            person.answer_by_list(0)
            person.until(f"{MINE}?.id !== {decision['id']!r}")
    ann.page.wait_for_timeout(50)


def test_alone_one_is_asked_before_a_roll_goes_back_and_the_result_says_so(come: Come) -> None:
    ann = come()
    commits(ann)
    ann.press(ann.page.locator("#board .pile.may").first)
    ann.choose("done", "Commit")
    ann.until("ear.state.undo.across.includes('chance')")
    act = ann.state["undo"]["further"]
    lines = len(ann.state["log"])
    ann.page.keyboard.press("u")
    dialog = ann.page.get_by_role("dialog", name="Go back?")
    expect(dialog).to_contain_text(act)
    expect(dialog).to_contain_text("This undoes a roll")
    ann.press(dialog.get_by_role("button", name="Stay here"))
    expect(dialog).to_have_count(0)
    assert len(ann.state["log"]) == lines
    ann.page.keyboard.press("u")
    ann.press(dialog.get_by_role("button", name="Go back", exact=True))
    ann.until("ear.state.log.at(-1).name === 'rewound'")
    ann.give_up()
    expect(ann.ending).to_contain_text("This game was rewound past dice or hidden cards once.")
    ann.press(ann.ending.get_by_role("button", name="Go back one move"))
    ann.press(dialog.get_by_role("button", name="Go back", exact=True))
    ann.until("ear.state.table.status === 'playing'")
    expect(ann.ending).to_have_count(0)
