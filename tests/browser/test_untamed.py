"""The hand and the attack in Untamed, by a quick mouse and by keys."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from verbs import MINE, OVER, Person

Come = Callable[..., Person]
HAND = "section[data-spot=hand] .place > button"
FOCUSED = "document.activeElement.dataset.spot ?? document.activeElement.closest('.ways')?.className ?? ''"
WISHES = ("act-attack", "act-play", "act-power", "act-take", "act-stack", "act-card")


def play_until(person: Person, prompt: str, answers: int = 120) -> None:
    """Answer as somebody who wants to fight, until this is asked."""
    for _ in range(answers):
        assert person.asked(), f"the game is over before {prompt}"
        decision = person.decision
        assert decision
        if decision["prompt"]["key"] == prompt:
            return
        keys = [option["key"] for option in decision["options"]]
        person.answer_by_list(keys.index(next((wish for wish in WISHES if wish in keys), keys[0])))
        person.until(f"{MINE}?.id !== {decision['id']!r} || {OVER}")
    raise AssertionError(f"{prompt} is never asked")


def drag(page: Page, start: tuple[float, float], end: tuple[float, float]) -> None:
    """In one leap, as a quick hand does: the first thing the page hears is far from where it began."""
    page.mouse.move(*start)
    page.mouse.down()
    page.mouse.move(*end)
    page.mouse.up()


def test_no_card_is_dragged_to_the_table_without_an_answer(come: Come) -> None:
    ann = come()
    ann.sit("untamed", "me", "random")
    play_until(ann, "ask-MainPhase")
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


def test_the_hand_is_walked_with_the_arrows_and_an_attack_called_off_with_escape(come: Come) -> None:
    ann = come()
    ann.sit("untamed", "me", "random")
    play_until(ann, "ask-MainPhase")
    cards = ann.page.locator(HAND)
    cards.first.focus()
    ann.page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    ann.page.keyboard.press("Enter")
    ann.until(f"({FOCUSED}).startsWith('ways')")
    ann.page.keyboard.press("Escape")
    expect(cards.nth(1)).to_be_focused()

    play_until(ann, "ask-ChooseAttackTarget")
    ann.page.keyboard.press("Escape")
    ann.until(f"{MINE}?.prompt.key === 'ask-MainPhase'")
    ann.page.locator("section.near button.may[data-spot^='animal:']").first.focus()
    ann.page.keyboard.press("Enter")
    ann.until(f"{MINE}?.prompt.key === 'ask-ChooseAttackTarget'")
    ann.until(f"/^(animal|keep):/.test({FOCUSED}) && document.activeElement.matches('.target, .idle')")
    decision = ann.decision
    assert decision
    ann.page.keyboard.press("Enter")
    ann.until(f"{MINE}?.id !== {decision['id']!r}")
