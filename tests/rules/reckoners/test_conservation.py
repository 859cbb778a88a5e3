"""Conservation (RK-85), and what is true of every position, all through random games."""

import pytest

from ludotek.games.reckoners.game import GAME
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import DIFFICULTIES
from ludotek.kernel.chance import FastChance
from ludotek.kernel.step import DONE
from ludotek.testing.reckoners import card, district, epic, position, reckoner
from ludotek.testing.reckoners.conservation import conserved

CONTENT = GAME.content({})
MOST_PEOPLE = 40
ENOUGH = 6000  # actions: every random game has long ended by then


def random_game(seats: int, difficulty: str, seed: int) -> City:
    """A game in which everybody does anything, checked after every action."""
    options = GAME.check_options({"seats": seats, "difficulty": difficulty})
    g = GAME.prepare(CONTENT, options, FastChance(seed))
    assert isinstance(g, City)
    g.settle()
    dice = FastChance(seed + 1000)
    for _ in range(ENOUGH):
        choices = g.options(int(g.driver()))
        if len(choices) > 1 and choices[0] == DONE and dice.below(0, 4) > 0:
            choices = choices[1:]  # who is seldom done gets somewhere
        g.act(g.driver(), dice.pick(0, choices))
        conserved(g)
        assert g.population <= MOST_PEOPLE
        if g.over:
            break
    return g


@pytest.mark.rule("RK-85", "RK-22", "RK-88")
@pytest.mark.parametrize("difficulty", [DIFFICULTIES[0], DIFFICULTIES[3]])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_RK_85_everything_is_in_exactly_one_place(seats: int, difficulty: str) -> None:
    g = random_game(seats, difficulty, seats)
    assert g.over
    assert g.round > 1


@pytest.mark.rule("RK-85")
def test_RK_85_a_confiscated_die_stays_its_owners_and_comes_back_to_it() -> None:
    t = position(reckoner("tia", held=["basic", "purple"]), reckoner("cody", held=["basic"]), base=4, money=2)
    t.run("deed discover at the-loop")
    t.do("cody: lose tia purple").all_done()
    assert (t.held("tia"), t.confiscated) == (["basic"], ["tia purple"])
    t.until("Acquire").do("cody: buy-back tia purple")
    assert (t.held("tia"), t.held("cody"), t.confiscated) == (["basic", "purple"], ["basic"], [])


@pytest.mark.rule("RK-85")
def test_RK_85_an_epic_goes_from_deck_to_city_to_loot_to_pile_and_back() -> None:
    only = epic("Only", health=1, loot={"research": 1, "plan": 1})
    t = position(
        reckoner("abraham", dice=["basic:attack"], plans=0, held=["basic"]),
        reckoner("tia", plans=0, held=["basic"]),
        districts=[district(only)],
        epic_deck=[],
    )

    def where() -> list[str]:
        piles = [name for name in ("epic_deck", "felled", "defeated") if "Only" in t.pile(name)]
        return piles + [f"district {i}" for i in (1, 2, 3) if t.epic(i) == "Only"]

    assert where() == ["district 1"]
    t.do("abraham: die basic:attack", "attack the-loop")
    assert (t.asks, where()) == ("ShareLoot", ["defeated"])
    t.do("give tia")
    assert (t.asks, where()) == ("RollDice", ["district 1"]), "the pile is the new deck"


@pytest.mark.rule("RK-85")
def test_RK_85_a_card_goes_from_deck_to_market_to_its_owner_or_out() -> None:
    deck = [card(f"Card {i}", "money", cost=1) for i in range(8)]
    t = position(reckoner("tia"), reckoner("cody"), phase="equip", money=9, market=deck[:4], equipment_deck=deck[4:])
    t.do("tia: buy Card 1", "give cody")
    assert (t.pile("market"), t.cards("cody")) == (["Card 0", "Card 4", "Card 2", "Card 3"], ["Card 1"])
    t.do("tia: refresh")
    assert t.pile("discarded") == ["Card 0", "Card 4", "Card 2", "Card 3"]
    assert (t.pile("market"), t.pile("equipment_deck")) == (["Card 5", "Card 6", "Card 7"], [])
