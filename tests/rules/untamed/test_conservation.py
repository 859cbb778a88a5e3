"""Conservation (UN-63): each card is in exactly one place, all through a game."""

import pytest

from ludotek.games.untamed.game import GAME
from ludotek.games.untamed.rules.modes import MODES, SEATS_OF
from ludotek.games.untamed.rules.table import Untamed
from ludotek.kernel.chance import FastChance
from ludotek.kernel.step import CONCEDE, DONE
from ludotek.testing.untamed import animal, item, node, position, side
from ludotek.testing.untamed.conservation import cards_of, conserved

CONTENT = GAME.content({})
ENOUGH = 5000  # actions: every random game has long ended by then
TABLES = [(mode, seats) for mode in MODES for seats in SEATS_OF[MODES.index(mode)]]


def random_game(mode: str, seats: int, seed: int) -> Untamed:
    """A game in which everybody does anything, checked after every action from the first hands on."""
    options = GAME.check_options({"mode": mode, "seats": seats, "draft": "draft"})
    g = GAME.prepare(CONTENT, options, FastChance(seed))
    assert isinstance(g, Untamed)
    g.settle()
    dice = FastChance(seed + 1000)
    for _ in range(ENOUGH):
        seat = int(g.driver())
        choices = g.options(seat)
        if len(choices) > 1 and choices[0] == DONE and dice.below(0, 4) > 0:
            choices = choices[1:]  # who is seldom done gets somewhere
        g.act(seat, dice.pick(0, choices))
        conserved(g)
        if g.over:
            break
    return g


@pytest.mark.rule("UN-63")
@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_UN_63_each_card_is_in_exactly_one_place(mode: str, seats: int) -> None:
    for seed in range(3):
        assert random_game(mode, seats, seed).over


@pytest.mark.rule("UN-63")
def test_UN_63_an_item_that_is_being_resolved_is_nowhere_else() -> None:
    bolt = item("bolt", node("damage", n=1, target={"whose": "opposing", "what": "either"}), cost=0)
    t = position(side(hand=[bolt]), side(animals=[animal("B")]))
    t.do("play bolt")
    assert t.asks == "ChooseTarget"
    assert t.where("bolt") == "resolving 1"
    assert ("bolt" in t.hand(1), "bolt" in t.support(1)) == (False, False)
    t.do("target B")
    assert t.where("bolt") == "support 1"
    assert t.g.sides[0].resolving == []


@pytest.mark.rule("UN-63")
def test_UN_63_a_card_whose_focus_is_being_paid_is_nowhere_else() -> None:
    t = position(side(hand=[animal("A", cost=3, focus=1)], support=[animal("x"), animal("y")]), side())
    t.do("focus A")
    assert (t.asks, t.where("A")) == ("PaySupport", "resolving 1")
    t.do("card x")
    assert (t.where("A"), t.where("x")) == ("play 1", "removed 1")


@pytest.mark.rule("UN-63")
def test_UN_63_a_player_who_is_out_loses_track_of_nothing() -> None:
    ram = animal("ram", attack=7)
    t = position(
        side(animals=[ram]),
        side(strongholds=["fox"], lost=2, hand=2, deck=3, support=1, bonus=1),
        side(),
        mode="survival",
    )
    before = cards_of(t.g, 1)
    t.do("attack ram", "stronghold 2")
    assert cards_of(t.g, 1) == before == sorted(t.g.sides[1].removed)


@pytest.mark.rule("UN-63")
@pytest.mark.parametrize("answers", range(16))
def test_UN_63_whoever_gives_up_before_there_is_a_deck_leaves_the_cards_in_the_box(answers: int) -> None:
    options = GAME.check_options({"mode": "survival", "seats": 3, "draft": "draft"})
    g = GAME.prepare(CONTENT, options, FastChance(1))
    assert isinstance(g, Untamed)
    g.settle()
    for answer in range(30):
        if answer == answers:
            g.act(0, CONCEDE)
        g.act(int(g.driver()), g.options(int(g.driver()))[0])
        conserved(g)
    assert g.out[0]
    assert g.turn > 0
