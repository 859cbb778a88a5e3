"""The end of a game is an event: seen on the board, then told with its facts; records and achievements are kept."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from axe import opened
from hosting import Served
from playwright.sync_api import expect
from prepared import near_end
from test_several_people import join
from verbs import Person

Come = Callable[..., Person]

# game, how it ends, who sits there, its title to Ann, what the facts begin with
ENDS: list[tuple[str, str, list[str], str, list[str], dict[str, Any]]] = [
    ("twenty-strong", "boss-defeated", ["me"], "Victory", ["rounds", "Health left", "missions"], {}),
    ("twenty-strong", "health", ["me"], "Defeat", ["rounds", "Health left", "missions"], {}),
    ("untamed", "strongholds", ["greedy", "me"], "Victory", ["turns", "Strongholds left"], {"mode": "duel"}),
    ("untamed", "strongholds", ["me", "greedy"], "Defeat", ["turns", "Strongholds left"], {"mode": "duel"}),
    ("reckoners", "steelheart", ["me", "me"], "Victory", ["rounds", "Population left", "Epics defeated"], {}),
    ("reckoners", "population", ["me", "me"], "Defeat", ["rounds", "Population left"], {"difficulty": "firefight"}),
]


def come_to_the_end(person: Person, made: dict[str, str], key: str = "key") -> None:
    person.go("seat" if key == "key" else "watch", made["table"], made[key])
    person.ending.wait_for()


@pytest.mark.parametrize(
    ("game", "how", "seats", "title", "facts", "options"), ENDS, ids=lambda each: each if isinstance(each, str) else ""
)
def test_the_result_tells_what_decided_it_and_its_facts(
    come: Come, server: Served, game: str, how: str, seats: list[str], title: str, facts: list[str], options: Any
) -> None:
    ann = come(phone=title == "Defeat")
    come_to_the_end(ann, near_end(server, game, how, *seats, **options))
    expect(ann.ending.get_by_role("heading", name=title, exact=True)).to_be_visible()
    for fact in facts:
        expect(ann.ending.get_by_text(fact, exact=True).first).to_be_attached()
    rule = ann.ending.get_by_role("button", name=re.compile("^Rule ")).first
    ann.press(rule)
    expect(rule).to_have_attribute("aria-expanded", "true")
    expect(ann.ending.get_by_text("Newly earned" if title == "Victory" else "Your records")).to_have_count(
        0 if title == "Victory" else 1
    )
    assert ann.tell("document.documentElement.scrollWidth <= innerWidth")


def test_the_last_answer_is_seen_before_the_result_which_may_be_closed_and_opened(come: Come, server: Served) -> None:
    ann = come(reduced_motion="no-preference")
    made = near_end(server, "twenty-strong", "boss-defeated", "me", left=1)
    ann.go("seat", made["table"], made["key"])
    ann.until("ear.state?.decisions.length")
    ann.stop_clock()
    ann.choose("apply")
    ann.until("ear.state.outcome")
    moment = ann.page.locator(".moment")
    expect(moment).to_contain_text("The boss is defeated.")
    expect(ann.ending).to_have_count(0)
    ann.let_pass(5000)
    expect(ann.ending).to_be_visible()  # by itself, after a moment
    ann.start_clock()
    expect(ann.page.get_by_role("list", name="Phases")).to_have_text("Game over")
    expect(ann.ending.get_by_text("Daybreak", exact=True)).to_be_visible()
    ann.press(ann.button("View the table"))
    expect(ann.ending).to_have_count(0)
    ann.press(ann.button("Show the result"))
    expect(ann.ending).to_be_visible()
    ann.press(ann.ending.get_by_role("button", name=re.compile("^Back to before the last roll")))
    ann.press(ann.page.get_by_role("dialog", name="Go back?").get_by_role("button", name="Go back", exact=True))
    ann.until("ear.state.table.status === 'playing'")
    ann.give_up()
    expect(ann.ending).to_contain_text("A game that went back past a roll or a hidden card sets no records.")
    ann.go("mine")
    expect(ann.page.locator("li .earned").filter(has_text="Daybreak")).to_be_visible()
    expect(ann.page.get_by_role("listitem").filter(has_text="not earned yet").first).to_be_visible()


def test_records_are_told_beside_those_of_earlier_games(come: Come, server: Served) -> None:
    ann = come()
    ann.go()
    figures = {"rounds": 99, "health": 1, "missions": 3}
    earlier = {"table": "earlier", "game": "twenty-strong", "at": 1, "result": "won", "counts": True, "facts": {}}
    ann.page.evaluate(
        "deed => localStorage.setItem('ludotek.deeds', JSON.stringify([deed]))",
        {**earlier, "figures": figures, "numbers": {}, "earned": ["ts-won"]},
    )
    come_to_the_end(ann, near_end(server, "twenty-strong", "boss-defeated", "me"))
    expect(ann.ending.get_by_text("record", exact=True).first).to_be_visible()
    expect(ann.ending).to_contain_text("your best so far: 99")
    expect(ann.ending.get_by_text("Daybreak", exact=True)).to_have_count(0)


@pytest.mark.rule("UN-80")
def test_UN_80_who_is_out_has_a_place_at_once_and_may_watch(come: Come) -> None:
    ann, ben = come(), come()
    created = ann.sit("untamed", "me", "greedy", "friend", mode="survival", seats=3)
    join(ben, ann.link("join", created["table"], created["invite"]), "Ben")
    ann.until("ear.state.table.status === 'playing'")
    ann.give_up()
    out = ann.page.get_by_role("dialog", name="You’re out")
    expect(out).to_contain_text("3rd place")
    opened(ann.page, "table/Out.svelte")
    expect(out.get_by_role("link", name="New game")).to_be_visible()
    ann.press(out.get_by_role("button", name="Keep watching"))
    expect(ann.page.get_by_text("You’re out: 3rd place")).to_be_visible()
    ben.give_up()  # without him the bot would play on alone
    ann.until("ear.state.outcome")
    places = ann.ending.get_by_role("table", name="All players").locator("tbody td:first-child")
    expect(places).to_have_text(["1", "2", "3"])


def test_a_rematch_names_who_proposes_it(come: Come) -> None:
    ann, ben, cat = come(), come(), come()
    created = ann.sit("untamed", "me", "friend", mode="duel")
    join(ben, ann.link("join", created["table"], created["invite"]), "Ben")
    cat.go("watch", created["table"], created["watch"])
    ann.until("ear.state?.table.status === 'playing'")
    ann.give_up()
    ben.ending.wait_for()
    cat.ending.wait_for()
    expect(cat.button("View the table")).to_be_focused()
    ann.press(ann.button("View the table"))
    ben.press(ben.ending.get_by_role("button", name=re.compile("^Propose a rematch")))
    expect(ann.page.get_by_text("Ben proposes a rematch")).to_be_visible()
    ann.press(ann.button("Join"))
    ann.until(f"ear.state?.table.id !== {created['table']!r}")


def test_who_holds_all_seats_concedes_without_proposing_it(come: Come) -> None:
    ann = come()
    ann.sit("reckoners", "me", "me")
    ann.give_up()
    expect(ann.ending).to_contain_text("Defeat")
