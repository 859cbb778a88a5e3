"""What bots do can be followed: a caption tells one fact at a time, the log keeps step, and the turn is announced."""

from __future__ import annotations

from collections.abc import Callable

from hosting import Served
from playwright.sync_api import Locator, expect
from prepared import asked
from verbs import MINE, Person

Come = Callable[..., Person]

TURN = f"{MINE}?.name === 'MainPhase'"
SETTLES = 400  # milliseconds after which a new question may be answered


def end_a_turn(person: Person, server: Served) -> None:
    """The reader's turn ends at once; the bot has played its own before the reader has seen it."""
    person.sit_at(asked(server, "untamed", "MainPhase", "me", "greedy"))
    assert person.asked()
    person.page.emulate_media(reduced_motion="no-preference")
    person.stop_clock()
    turn = person.state["view"]["turn"]
    person.choose("done", "MainPhase")
    while person.tell(f"ear.state.view.turn === {turn}"):
        person.let_pass(SETTLES)
        person.answer()
    person.until(f"{MINE} && ear.state.view.turn > {turn} + 1")


def log(person: Person) -> str:
    return str(person.page.locator("aside .log").text_content())


def caption(person: Person) -> Locator:
    return person.page.get_by_test_id("caption")


def test_what_a_bot_does_is_told_fact_by_fact_and_can_be_seen_again(come: Come, server: Served) -> None:
    ann = come()
    end_a_turn(ann, server)
    end = ann.state["log"][-1]["text"]
    expect(caption(ann)).to_be_visible()
    assert end not in log(ann), "the log tells what is still to be seen"
    ann.page.keyboard.press("Escape")
    expect(caption(ann)).to_have_count(0)
    ann.let_pass(SETTLES)
    expect(ann.page.get_by_test_id("banner")).to_contain_text("Your turn")
    assert end in log(ann)
    ann.press(ann.button("See what the others did again"))
    expect(caption(ann)).to_be_visible()
    acts = ann.tell("ear.acts")
    expect(ann.page.locator("#actions .answers button")).to_have_count(1)
    ann.press(ann.button("Skip"))
    expect(ann.page.locator("#prompt")).to_contain_text(str(ann.tell(f"{MINE}.prompt")))
    assert ann.tell("ear.acts") == acts


AT_END = """(({ scrollHeight, scrollTop, clientHeight }) =>
  scrollHeight > clientHeight + 40 && scrollHeight - scrollTop - clientHeight < 2)(document.querySelector('.log'))"""


def test_the_end_of_the_log_stays_in_sight_however_quickly_it_grows(come: Come) -> None:
    ann = come()
    ann.sit("untamed", "me", "greedy")
    ann.play(8)
    assert ann.asked()
    ann.until(AT_END)
    # What comes below it while it scrolls takes its end away before it has been measured; who scrolls up stays there.
    ann.tell("{ document.querySelector('.log').scrollTop -= 20 }")
    ann.until(f"!{AT_END}")
    ann.tell("""{
      const log = document.querySelector('.log')
      log.scrollTop += 20
      const below = document.createElement('p')
      below.style.flex = '0 0 100px'
      log.after(below)
    }""")
    # As soon as the end has come back, before the page has heard that it scrolled.
    ann.tell(f"""new Promise((done) => setTimeout(function up() {{
      if (!{AT_END}) return setTimeout(up)
      document.querySelector('.log').scrollTop -= 100
      done(null)
    }}))""")
    ann.until(f"!{AT_END}")
    ann.answer()
    assert ann.asked()
    assert not ann.tell(AT_END)


HIDE = "Object.defineProperty(document, 'hidden', { configurable: true, get: () => window.away ?? false })"
STUB = """
window.notices = []
window.Notification = class {
  static permission = 'granted'
  static requestPermission = async () => 'granted'
  constructor(title, { body, tag }) { window.notices.push([title, body, tag]) }
  close() {}
}
localStorage.setItem('ludotek.settings', JSON.stringify({ notify: true }))
"""


def test_one_notice_for_one_hand_over_and_only_to_who_looks_elsewhere(come: Come, server: Served) -> None:
    ann = come()
    ann.page.add_init_script(HIDE + STUB)
    ann.sit_at(asked(server, "untamed", "MainPhase", "me", "greedy"))
    assert ann.asked()
    assert ann.tell(TURN)
    assert ann.tell("notices") == [], "the page is looked at"
    ann.tell("{ window.away = true }")
    turns = [ann.state["view"]["turn"]]
    while len(turns) < 4:
        ann.choose("done") if ann.tell(TURN) else ann.answer()
        assert ann.asked()
        if ann.state["view"]["turn"] == turns[-1]:
            continue  # asked again within the same turn
        turns.append(ann.state["view"]["turn"])
        ann.until(f"notices.length >= {len(turns) - 1}")
        assert ann.tell("notices") == [["Your turn", "Untamed", "ludotek"]] * (len(turns) - 1)
    assert turns == [2, 4, 5, 6], "the bot's attack in its own turn is answered by a Rally, and handed over for it"


def test_a_question_within_ones_own_turn_is_no_new_turn(come: Come) -> None:
    """The bot may be asked in the reader's turn, about Rally or the last words of an Animal: no banner for that."""
    ann = come()
    ann.page.add_init_script(HIDE + STUB)
    ann.sit("untamed", "me", "greedy")
    while ann.asked() and not ann.tell(TURN):
        ann.answer()
    ann.tell("{ window.away = true }")
    begun = set[int]()
    for _ in range(40):
        if not ann.asked():
            break
        begun.add(ann.state["view"]["turn"])
        ann.answer()
    assert ann.tell("notices.length") <= len(begun)


def test_a_caption_covers_no_card_of_the_hand(come: Come, server: Served) -> None:
    for phone in (False, True):
        ann = come(phone=phone)
        end_a_turn(ann, server)
        expect(caption(ann)).to_be_visible()
        over = ann.tell(
            "{ const said = document.querySelector('[data-testid=caption]').getBoundingClientRect();"
            " return [...document.querySelectorAll('section[data-spot=hand] .place > button')]"
            ".filter((card) => card.getBoundingClientRect().bottom > said.top + 24).length }"
        )
        assert over == 0, f"{over} cards lie under the caption"
