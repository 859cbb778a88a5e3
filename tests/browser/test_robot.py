"""No false move by design: a short game of each by clumsy hands. `bench/hands.py` plays many."""

from __future__ import annotations

import pytest
from company import Company
from robot import SURE, Robot, play_clumsily
from tables import TABLES

# A page that hears the second half of a double click, whatever it falls on by then.
UNSTEADY = """
  const { addEventListener } = EventTarget.prototype
  EventTarget.prototype.addEventListener = function (type, listener, how) {
    if (type === 'click' && how?.capture && this instanceof Element && this.matches('#board, .answers')) return
    addEventListener.call(this, type, listener, how)
  }
"""
# A page that does not hear the bar and says nothing.
DEAF = """
  addEventListener('click', (event) => event.target.closest('#actions .answers') && event.stopPropagation(), { capture: true })
"""


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_clumsy_hands_send_only_what_was_meant(company: Company, game: str, seats: list[str]) -> None:
    company.expect("ERR_INTERNET_DISCONNECTED|WebSocket connection|ERR_NETWORK")
    ann = company.come(reduced_motion="no-preference")
    robot = play_clumsily(ann, game, seats, seed=1, steps=14)
    assert not robot.faults
    assert ann.tell("ear.acts") > 0


@pytest.mark.parametrize(
    ("broken", "hand", "fault"), [(UNSTEADY, "double", "but pressed were"), (DEAF, "click", "silence")]
)
def test_a_page_that_invents_or_loses_an_answer_is_found_out(
    company: Company, broken: str, hand: str, fault: str
) -> None:
    ann = company.come()
    ann.page.add_init_script(broken)
    robot = Robot(ann, seed=1)
    robot.aims, robot.gaps = [SURE + 20], [60]
    ann.sit("twenty-strong")
    while ann.asked() and not robot.faults:
        main = ann.page.locator("#actions .primary")
        if not main.count():
            ann.answer()
            continue
        box = main.bounding_box()
        assert box
        robot.do(getattr(robot, hand), [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2])
    assert fault in robot.faults[0]
