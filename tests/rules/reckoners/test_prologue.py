"""The prologue, and what comes after it (RK-24 to RK-26)."""

import pytest

from ludotek.testing.reckoners import card, dealt, district, epic, position, reckoner, steelheart

PAIR = [reckoner("tia"), reckoner("cody")]


@pytest.mark.rule("RK-24")
@pytest.mark.parametrize("lot", [0, 1, 2])
def test_RK_24_he_comes_to_a_random_district(lot: int) -> None:
    t = position(*PAIR, phase="prologue", money=1, lots=[lot], movement=[3])
    assert t.told("steelheart-appeared") == [[lot]]
    assert t.steelheart == t.districts[lot]


@pytest.mark.rule("RK-24")
def test_RK_24_the_first_district_is_drawn_evenly() -> None:
    places = [dealt(2, seed).told("steelheart-appeared")[0][0] for seed in range(30)]
    assert set(places) == {0, 1, 2}


@pytest.mark.rule("RK-24")
def test_RK_24_only_his_red_track_is_activated_where_he_appears() -> None:
    """Two Enforcement come to the district he appeared in; no Epic and no other track does anything."""
    angry = [district(epic(f"Angry {i}", track=["attack 2"] * 4), bracket=3) for i in range(3)]
    him = steelheart(red=2, blue=2, yellow=2, white=2, deployment=2, actions={"yellow": ["attack 1"] * 4})
    t = position(*PAIR, districts=angry, steelheart=him, phase="prologue", money=1, lots=[1], movement=[1])
    assert [t.enforcement(i) for i in (1, 2, 3)] == [0, 2, 0]
    assert [t.barricades(i) for i in (1, 2, 3)] == [0, 0, 0]
    assert (t.population, t.base) == (40, 0)
    assert [t.bracket(i) for i in (1, 2, 3)] == [3, 3, 3]
    assert [t.track(colour) for colour in ("red", "blue", "yellow", "white")] == [2, 2, 2, 2]
    assert [kind for kind, _ in t.log] == [
        "steelheart-appeared",
        "track-activated",
        "enforcement-added",
        "steelheart-moved",
    ]


@pytest.mark.rule("RK-24")
@pytest.mark.parametrize(("steps", "place"), [(1, 2), (2, 3), (3, 1)])
def test_RK_24_then_he_moves_clockwise_perhaps_back_to_where_he_was(steps: int, place: int) -> None:
    t = position(*PAIR, phase="prologue", money=1, lots=[0], movement=[steps])
    assert t.steelheart == t.districts[place - 1]
    assert t.told("steelheart-moved") == [[steps, place - 1]]
    assert t.enforcement(1) == 1, "deployed before he moved"


@pytest.mark.rule("RK-25")
def test_RK_25_then_equipment_may_be_bought_and_then_each_figure_is_placed() -> None:
    t = position(*PAIR, phase="prologue", money=5, market=[card("Torch", "attack", cost=3)])
    assert t.asks == "Acquire"
    t.do("cody: buy Torch", "give tia")
    assert (t.money, t.cards("tia")) == (2, ["Torch"])
    t.do("tia: refresh").until("PlaceFigure")
    assert t.options("tia") == [f"place {name}" for name in t.districts]
    t.do("cody: place foundry-row")
    assert (t.at("cody"), t.actors) == ("foundry-row", ["tia"])
    t.refused("done", "RK-25")
    t.do("tia: place newcago-theatre")
    assert (t.at("tia"), t.at("cody")) == ("newcago-theatre", "foundry-row")
    assert t.log[:2] == [("figure-placed", "RK-25"), ("round-began", "RK-26")]


@pytest.mark.rule("RK-24", "RK-25")
def test_RK_24_the_prologue_follows_the_set_up() -> None:
    t = dealt(2)
    him = [kind for kind, _ in t.log if kind.startswith("steelheart")]
    assert (him, t.asks) == (["steelheart-appeared", "steelheart-moved"], "Acquire")
    t.all_done()
    assert t.asks == "PlaceFigure"


@pytest.mark.rule("RK-25")
def test_RK_25_buying_is_not_a_duty() -> None:
    t = position(*PAIR, phase="prologue", money=4, market=[card("Torch", "attack", cost=3)])
    t.all_done()
    assert (t.asks, t.money, t.cards("tia"), t.cards("cody")) == ("PlaceFigure", 4, [], [])


@pytest.mark.rule("RK-25")
def test_RK_25_figures_may_share_a_district_and_barricades_do_not_matter_yet() -> None:
    t = position(*PAIR, phase="place", districts=[district(barricades=2) for _ in range(3)])
    t.do("tia: place newcago-theatre", "cody: place newcago-theatre")
    assert (t.at("tia"), t.at("cody")) == ("newcago-theatre", "newcago-theatre")


@pytest.mark.rule("RK-26")
def test_RK_26_a_round_is_the_reckoners_phase_and_then_the_epics_phase() -> None:
    """Roll, use, loot, equip; add, activate, move; and the next round."""
    weak = epic("Weak", research=0, weakened=1, loot={"research": 1, "plan": 1})
    t = position(
        reckoner("abraham", held=["green"]),
        reckoner("tia", plans=0, held=["basic"]),
        districts=[district(weak), district(), district()],
        phase="round",
        round=4,
        money=1,
        movement=[2],
    )
    asked = [t.asks]
    assert t.told("round-began") == [[5]]
    t.all_done()
    asked.append(t.asks)
    t.do("abraham: die green:attack+attack", "attack the-loop").all_done()
    asked.append(t.asks)
    assert t.log == [("looted", "RK-46"), ("steelheart-researched", "RK-47")]
    t.do("give tia")
    asked.append(t.asks)
    t.all_done()
    asked.append(t.asks)
    assert asked == ["RollDice", "UseDice", "ShareLoot", "Acquire", "RollDice"]
    chapters = [
        kind
        for kind, _ in t.log
        if kind in ("epic-appeared", "activated", "steelheart-activated", "steelheart-moved", "round-began", "rolled")
    ]
    order = ["epic-appeared", "activated", "activated", "activated", "steelheart-activated", "steelheart-moved"]
    assert chapters == [*order, "round-began", "rolled", "rolled"]
    assert t.g.round == 6


@pytest.mark.rule("RK-26")
def test_RK_26_rounds_go_on_until_the_game_ends() -> None:
    """Nobody does anything: round after round, until nobody is left."""
    angry = [district(epic(f"Angry {i}", track=["attack 1"] * 4)) for i in range(3)]
    t = position(reckoner("tia", held=["basic"]), reckoner("cody", held=["basic"]), districts=angry, population=30)
    rounds = []
    while not t.over:
        rounds.append(int(t.g.round))
        t.until("UseDice") if t.asks != "UseDice" else t.all_done()
        if t.asks == "LoseDie":
            t.do(t.options()[0]).all_done()
    assert t.lost
    assert sorted(set(rounds)) == list(range(1, max(rounds) + 1))
    assert max(rounds) > 2
