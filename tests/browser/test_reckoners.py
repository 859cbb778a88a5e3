"""The Reckoners on the page: what plays can only be skipped, who has said Done is left in peace, dice come to rest."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from verbs import MINE, Person

Come = Callable[..., Person]

LISTEN = """
  window.heard = { chimes: 0, titles: [], prompts: [] }
  const source = AudioContext.prototype.createBufferSource
  AudioContext.prototype.createBufferSource = function () { heard.chimes++; return source.call(this) }
  window.note = () => {
    const said = (list, words) => list.at(-1) !== words && list.push(words)
    said(heard.titles, document.title)
    said(heard.prompts, document.querySelector('#prompt')?.textContent.trim())
  }
"""
NOTE = "new MutationObserver(note).observe(document, { childList: true, characterData: true, subtree: true })"


def to_the_dice(*people: Person) -> None:
    """Through the prologue, until all have rolled and keep what lies there."""
    for key in ("done-Acquire", "act-place", "done-RollDice"):
        for person in dict.fromkeys(people) if key == "done-Acquire" else people:  # for the team each speaks once
            person.until(f"{MINE}?.options.some((option) => option.key === {key!r})")
            person.choose(key)
        if key == "act-place":
            people[-1].choose("done-last-word")


def use_a_die(person: Person) -> None:
    person.choose("act-die")
    while person.tell(f"{MINE}?.prompt.key !== 'ask-UseDice'"):
        person.answer()


def test_nothing_can_be_answered_while_the_epics_phase_plays(come: Come) -> None:
    ann = come(reduced_motion="no-preference")
    ann.sit("reckoners", "me", "me")
    to_the_dice(ann, ann)
    for key in ("done-UseDice", "done-UseDice", "done-Acquire"):
        ann.until(f"{MINE}?.options.some((option) => option.key === {key!r})")
        ann.choose(key)
    expect(ann.page.locator("#prompt")).to_have_text("Now playing: Epics phase")
    ann.until(MINE)
    acts = ann.tell("ear.acts")
    expect(ann.page.locator("#actions button")).to_have_text(["Skip to the end"])
    for key in ("1", "2", "a", "u"):
        ann.page.keyboard.press(key)
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    assert ann.tell("ear.acts") == acts
    ann.press(ann.button("Skip to the end"))
    expect(ann.button("Done: keep these dice")).to_be_visible()
    expect(ann.page.get_by_role("region", name="Epics phase")).to_have_count(0)


def test_who_has_said_done_is_left_in_peace(come: Come) -> None:
    ann, ben = come(), come()
    ann.context.add_init_script(LISTEN)
    created = ann.sit("reckoners", "me", "friend")
    ben.go("join", created["table"], created["invite"])
    ben.press(ben.button("Take a seat"))
    ben.until("ear.state")
    to_the_dice(ann, ben)
    ann.until(f"{MINE}?.prompt.key === 'ask-UseDice'")
    ann.choose("done-UseDice")
    use_a_die(ben)
    expect(ann.page.locator("#prompt")).to_contain_text("You’re done.")
    ann.page.wait_for_function("() => !document.title.includes('Your turn')")
    ann.tell("{ heard.chimes = 0; note(); }")
    ann.tell(NOTE)
    for _ in range(2):
        use_a_die(ben)
    ann.until(f"{MINE}?.options.some((option) => option.key === 'act-resume')")
    heard = ann.tell("heard")
    assert heard["chimes"] == 0
    assert len(heard["titles"]) == 1
    assert len(heard["prompts"]) == 1
    ann.choose("act-resume")
    expect(ann.button("Done using dice")).to_be_visible()


def test_dice_come_to_rest_as_large_as_they_were_and_with_their_ring(come: Come) -> None:
    ann = come(reduced_motion="no-preference")
    ann.sit("reckoners", "me", "me")
    for key in ("done-Acquire", "act-place", "act-place", "done-last-word"):
        ann.until(f"{MINE}?.options.some((option) => option.key === {key!r})")
        ann.choose(key)
    ann.until("document.querySelectorAll('.rolled button.may').length > 4")
    ann.until("!document.querySelector('.rolling, .rolled .side:not(.front)')", patience=3)
    sizes = ann.tell(
        """[...document.querySelectorAll('.rolled button.may')].map((die) =>
          die.querySelector('.front').getBoundingClientRect().width / die.getBoundingClientRect().width)"""
    )
    assert all(abs(size - 1) < 0.02 for size in sizes), sizes
