"""A match at the prompt: answers in writing, a table to look at, and refusals that say something."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

import ludotek
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.refusal import IllegalAction

GAMES = ["twenty-strong", "untamed", "reckoners"]


@pytest.mark.parametrize("name", GAMES)
def test_what_is_offered_in_writing_is_what_may_be_done(name: str) -> None:
    """A whole game, always with the last answer."""
    said, numbered = ludotek.game(name).new(seed=3), ludotek.game(name).new(seed=3)
    while not said.over:
        said.do(said.answers()[-1])
        numbered.act(numbered.driver, numbered.actions(numbered.driver)[-1])
    assert said.digest() == numbered.digest()
    assert said.answers() == []


def test_several_answers_and_a_seat() -> None:
    match = ludotek.game("reckoners").new(seed=7, seats=2)
    match.do("buy rifle", "give megan")
    match.do("place foundry-row", seat=1)
    assert [answer.seat for answer in match.live] == [0, 0, 1]
    assert match.answers(1) == []
    assert match.answers() == match.answers(0)


def test_what_cannot_be_read_or_is_not_allowed_changes_nothing() -> None:
    match = ludotek.game("twenty-strong").new(seed=7)
    before = match.digest()
    with pytest.raises(
        LudotekError, match=r"cannot read 'sing' as an action here; answers\(\) lists what seat 0 can do"
    ):
        match.do("sing")
    with pytest.raises(IllegalAction, match="TS-"):
        match.do("commit red")
    assert match.digest() == before


@pytest.mark.parametrize("name", GAMES)
def test_the_table_is_drawn_for_those_who_may_see_it(name: str) -> None:
    match = ludotek.game(name).new(seed=7)
    for _ in range(9):
        match.do(match.answers()[0])
    assert match.answers()[0] in str(match)
    assert (
        str(match).splitlines()[0].startswith({"twenty-strong": "20 Strong", "untamed": "Untamed"}.get(name, "The R"))
    )
    assert ET.fromstring(match.svg(lang="fr")).tag.endswith("svg")
    assert match._repr_svg_() == match.svg()


def test_a_spectators_drawing_shows_no_hand() -> None:
    match = ludotek.game("untamed").new(seed=7)
    while match.view()["turn"] == 0:
        match.do(match.answers()[0])
    held = match.view(0)["seats"][0]["hand"]["known"]
    names = [match.game.say("untamed", Phrase(f"card-{card}"), "en") for card in held]
    assert any(name in match.drawing(0) for name in names)
    assert not any(name in match.drawing() for name in names)


def test_options_and_refusals_say_what_they_are() -> None:
    match = ludotek.game("twenty-strong").new(seed=7)
    decision = match.decision(0)
    assert decision is not None
    assert repr(decision.options[0]).startswith(f"<{decision.options[0].action}: Activate")
    refused = decision.refused[0]
    assert refused.refusal is not None
    assert repr(refused.refusal) == f"<{refused.refusal.text()} ({', '.join(refused.refusal.rules)})>"
    assert refused.refusal.text() in repr(refused)


def test_options_steps_and_events_say_what_they_are() -> None:
    game = ludotek.game("untamed")
    options = {option.name: repr(option) for option in game.options}
    assert options["mode"] == "<mode='duel': duel, hunter, survival, alpha, hydra, manticore>"
    assert options["alpha"] == "<alpha=0: 0 to 6>"
    match = game.new(seed=7, draft="random")
    assert repr(match.question) == "<StackStronghold [0]>"
    assert repr(match.happened[0]).endswith("(UN-06)>")
