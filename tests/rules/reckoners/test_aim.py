"""Winning, losing, and who runs whom (RK-01 to RK-04, RK-99)."""

import pytest

from ludotek.games.reckoners.game import GAME
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.step import CONCEDE
from ludotek.testing.reckoners import card, dealt, district, epic, position, reckoner, shipped, steelheart

# ---------------------------------------------------------------------- winning


@pytest.mark.rule("RK-01")
def test_RK_01_steelhearts_last_health_wins_at_once_for_everybody() -> None:
    """Nothing that was waiting is resolved: neither the other symbol, nor the loot, nor the Epics phase."""
    t = position(
        reckoner("abraham", dice=["green:attack+attack"], at=1),
        reckoner("tia", dice=["basic:money"], at=2),
        steelheart=steelheart(at=1, research=0, health=1),
        felled=[epic("Fallen", loot={"research": 1, "money": 5})],
    )
    t.do("abraham: die green:attack+attack", "attack steelheart")
    assert t.log == [("steelheart-attacked", "RK-44"), ("won", "RK-01")]
    assert (t.over, t.won, t.asks) == (True, True, "")
    assert t.g.outcome is not None
    assert (t.g.outcome.scores, t.g.outcome.how, t.g.outcome.rule) == ([1.0, 1.0], "steelheart", "RK-01")
    assert (t.money, t.g.stack) == (0, [])
    t.refused("tia: die basic:money", "RK-01", reason="game-over")


@pytest.mark.rule("RK-01")
def test_RK_01_one_health_left_is_not_enough() -> None:
    t = position(reckoner("abraham", dice=["green:attack"], at=1), steelheart=steelheart(at=1, research=0, health=2))
    t.do("abraham: die green:attack", "attack steelheart")
    assert (t.steelheart_health, t.over) == (1, False)


@pytest.mark.rule("RK-01")
def test_RK_01_weakening_him_does_not_win() -> None:
    t = position(reckoner("tia", dice=["basic:research"], at=1), steelheart=steelheart(at=1, research=1))
    t.do("tia: die basic:research", "research steelheart")
    assert (t.over, t.steelheart_research) == (False, 0)


# ---------------------------------------------------------------------- losing


@pytest.mark.rule("RK-02")
def test_RK_02_population_0_loses_at_once_for_everybody() -> None:
    """In the middle of an Epic's actions: what comes after is not carried out."""
    killer = epic("Killer", track=["attack 1", "reinforce", "reinforce", "fortify"])
    t = position(districts=[district(killer, bracket=3)], population=1)
    t.run("epic Killer")
    assert t.log == [("activated", "RK-55"), ("population-lost", "RK-61"), ("lost", "RK-02")]
    assert (t.over, t.lost, t.population, t.enforcement(1)) == (True, True, 0, 0)
    assert t.g.outcome is not None
    assert (t.g.outcome.scores, t.g.outcome.how, t.g.outcome.rule) == ([0.0, 0.0], "population", "RK-02")
    assert t.g.stack == []
    t.refused("david: token", "RK-02", reason="game-over")


@pytest.mark.rule("RK-02")
def test_RK_02_one_inhabitant_is_enough_to_go_on() -> None:
    t = position(
        districts=[district(epic("Killer", track=["attack 3", "fortify", "fortify", "fortify"]))], population=4
    )
    t.run("epic Killer")
    assert (t.population, t.over) == (1, False)


@pytest.mark.rule("RK-02")
def test_RK_02_a_shared_action_stops_with_the_city() -> None:
    """The first neighbour's Fortify costs the last inhabitant; the second one's never happens."""
    strong = epic("Strong", research=5, health=10)
    sharer = epic("Sharer", track=["share fortify", "fortify", "fortify", "fortify"])
    t = position(districts=[district(sharer), district(strong), district(epic("Weak", 1, 1))], population=1)
    t.run("epic Sharer")
    assert (t.lost, t.research("Weak"), t.health("Weak")) == (True, 1, 1)
    assert t.log[-1] == ("lost", "RK-02")


# ---------------------------------------------------------------------- Research first


@pytest.mark.rule("RK-03")
def test_RK_03_his_health_cannot_be_attacked_before_his_research_is_0() -> None:
    t = position(
        reckoner("abraham", dice=["basic:attack", "basic:attack"], at=1),
        reckoner("tia", dice=["basic:research"], at=1),
        steelheart=steelheart(at=1, research=1),
    )
    t.do("abraham: die basic:attack")
    t.refused("attack steelheart", "RK-03", "RK-44", reason="steelheart-infinite")
    t.do("attack the-loop", "tia: die basic:research", "research steelheart", "abraham: die basic:attack")
    assert t.can("attack steelheart")


# ---------------------------------------------------------------------- Reckoners, not players


@pytest.mark.rule("RK-04")
def test_RK_04_alone_one_runs_two_reckoners() -> None:
    with pytest.raises(LudotekError, match=r"alone, you run 2 of them \(RK-04\)"):
        GAME.check_options({"seats": 1})
    assert GAME.check_options({})["seats"] == 2


@pytest.mark.rule("RK-04")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_RK_04_set_up_counts_reckoners(seats: int) -> None:
    t = dealt(seats)
    assert (len(t.districts), t.g.seats, len(set(t.g.who))) == (seats + 1, seats, seats)
    assert t.g.steelheart_start == [20, 26, 32, 36, 41][seats - 2]


@pytest.mark.rule("RK-04")
def test_RK_04_six_reckoners_at_most() -> None:
    with pytest.raises(LudotekError):
        GAME.check_options({"seats": 7})


@pytest.mark.rule("RK-04")
def test_RK_04_dice_tokens_and_cards_are_never_pooled() -> None:
    emp = shipped("emp")
    t = position(
        reckoner("tia", dice=["basic:enforcement"], plans=0, cards=[]),
        reckoner("megan", dice=["basic:contain"], plans=2, cards=[emp, card("Torch", "attack")]),
    )
    t.refused("tia: die basic:contain", "RK-04", reason="not-your-die")
    t.refused("tia: token", "RK-42", "RK-04", reason="no-token")
    t.refused("tia: card Torch", "RK-95", reason="not-your-card")
    t.do("tia: die basic:enforcement")
    t.refused("card emp", "RK-95", reason="not-your-card")


# ---------------------------------------------------------------------- giving up


@pytest.mark.rule("RK-99", "RK-01")
@pytest.mark.parametrize("seat", [0, 1])
def test_RK_99_they_give_up_together_whoever_says_so(seat: int) -> None:
    t = position(reckoner("abraham", dice=["green:attack"], at=1), reckoner("tia", at=2))
    t.g.act(seat, CONCEDE)
    assert t.over and not t.won
    assert t.g.outcome is not None
    assert (t.g.outcome.scores, t.g.outcome.how, t.g.outcome.rule) == ([0.0, 0.0], "given-up", "RK-99")
    refusal = t.g.why_not(1 - seat, CONCEDE)
    assert refusal is not None and refusal.rules == ["RK-99"]
