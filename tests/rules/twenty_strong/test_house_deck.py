"""House decks: faulty decks, mandatory cards, the endgame trigger, the hidden boss, the ladder, the peaceful way, the
map (TS-90 to TS-93, TS-95, TS-99, TS-100)."""

import json
from collections import Counter
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from ludotek.games.twenty_strong.game import GAME, read_deck, shipped_decks
from ludotek.games.twenty_strong.rules.deck import Deck
from ludotek.games.twenty_strong.rules.table import TwentyStrong
from ludotek.kernel.chance import FastChance
from ludotek.kernel.errors import ContentError
from ludotek.testing.twenty_strong import (
    Data,
    Position,
    boss,
    card,
    dealt,
    deck,
    hero,
    mission,
    node,
    ongoing,
    position,
    shipped,
    single_use,
)
from ludotek.testing.walk import walk

DECKS = Path(__file__).parents[2] / "decks"
NAMES = [*shipped_decks(), *sorted(str(path) for path in DECKS.glob("*.toml"))]
each_deck = pytest.mark.parametrize("name", NAMES, ids=lambda name: Path(name).stem)
GAIN_CHIP = node("change-chip", by=1)
LOSE_HEALTH = node("change-stat", stat="health", by=-1)
GAIN_HEALTH = node("change-stat", stat="health", by=1)


@cache
def read(name: str) -> Data:
    return read_deck(name)


def pile(*names: str) -> list[Data]:
    return [card(name, damage=0) for name in names]


def must(name: str, **fields: object) -> Data:
    return card(name, damage=0, mandatory=True) | fields


# ---------------------------------------------------------------------- TS-90


@pytest.mark.rule("TS-90")
@pytest.mark.parametrize(
    "triggers", [[], ["chip-full"], ["chip-empty"], ["missions-done"], ["chip-full", "missions-done"]]
)
def test_TS_90_a_deck_that_can_run_dry_is_refused(triggers: list[str]) -> None:
    with pytest.raises(ContentError, match="TS-90"):
        Deck(deck(*pile("A", "B"), endgame_must=triggers, endgame_may=["a-stack-empty", "stacks-empty"]))


@pytest.mark.rule("TS-90")
@pytest.mark.parametrize("rules", [{"endgame_must": ["stacks-empty"]}, {"endgame_must": ["chip-full", "stacks-empty"]},
                                   {"endgame_must": ["a-stack-empty"]}, {"endgame_must": [], "refill": True}])  # fmt: skip
def test_TS_90_a_deck_that_cannot_run_dry_is_accepted(rules: Data) -> None:
    Deck(deck(*pile("A", "B", "C"), **rules))


@pytest.mark.rule("TS-90")
@pytest.mark.parametrize(("cards", "others", "faulty"), [(2, 0, True), (6, 0, True), (7, 0, False), (2, 1, False)])
def test_TS_90_refilling_needs_cards_that_cannot_all_be_held(cards: int, others: int, faulty: bool) -> None:
    items = [card(f"I{i}", reward=ongoing(standing=[node("die-damage", by=1)])) for i in range(cards)]
    raw = deck(*items, *pile(*[f"C{i}" for i in range(others)]), endgame_must=[], refill=True)
    if faulty:
        with pytest.raises(ContentError, match="TS-90"):
            Deck(raw)
    else:
        Deck(raw)


@pytest.mark.rule("TS-90")
@each_deck
def test_TS_90_no_activation_ever_finds_nothing_to_activate(name: str) -> None:
    options = GAME.check_options({"deck": name})
    for seed in range(3):
        for spot in walk(GAME, options, seed, 20_000):
            g = spot.match
            assert isinstance(g, TwentyStrong)
            if type(g.question).__name__ == "ActivateCard":
                assert not g.stacks_empty()
        assert g.over


@pytest.mark.rule("TS-90")
def test_TS_90_a_deck_that_refills_deals_its_discarded_conflict_cards_anew() -> None:
    refill: Data = {"refill": True, "endgame_must": []}
    t = position(at="round", stacks=[[], []], discard=pile("A", "B", "C"), rules=refill, seed=3)
    assert t.asks == "ActivateCard"
    assert ("stacks-refilled", "TS-08") in t.log
    assert sorted(len(stack) for stack in t.g.stacks) == [1, 2]
    assert t.g.discard == []
    assert not t.g.endgame


@pytest.mark.rule("TS-90", "TS-92")
@pytest.mark.parametrize("may", [[], ["a-stack-empty"]])
def test_TS_90_stacks_emptied_in_the_midst_of_Activation_bring_the_endgame_at_once(may: list[str]) -> None:
    """Clockwork Inspector's item: during Activation, discard the top card of a stack."""
    t = position(
        at="activation", stacks=[[shipped("mudlarks")], [], []], inventory=[shipped("clockwork-inspector")],
        rules={"endgame_may": may, "endgame_must": ["stacks-empty"]}, exhausted="4 blue, 4 purple",
    )  # fmt: skip
    t.do("use clockwork-inspector")
    assert t.g.endgame and t.where("Boss") == "active"
    assert ("endgame-began", "TS-38") in t.log and t.asks == "Commit"


@pytest.mark.rule("TS-90")
def test_TS_90_stacks_emptied_in_the_midst_of_Activation_are_refilled_at_once() -> None:
    refill: Data = {"refill": True, "endgame_must": []}
    sweep = card("Sweep", reward=single_use(node("discard-top"), at="activation"))
    t = position(at="activation", stacks=[[card("A")], []], discard=pile("B", "C"), inventory=[sweep], rules=refill)
    t.do("use Sweep")
    assert t.asks == "ActivateCard" and ("stacks-refilled", "TS-08") in t.log


@pytest.mark.rule("TS-90", "TS-20")
def test_TS_90_stacks_emptied_after_something_was_activated_do_not() -> None:
    """Then it is a round like any other, and the endgame comes with the next Activation."""
    t = position(at="activation", stacks=[[card("A", damage=0, more=2)], [card("B", damage=0)]])
    t.do("activate A")
    assert ("nobody-left", "TS-20") in t.log and not t.g.endgame and t.asks == "Commit"


@pytest.mark.rule("TS-90", "TS-20")
@pytest.mark.parametrize("rules", [{}, {"refill": True, "endgame_must": []}])
def test_TS_90_additional_enemies_never_come_from_the_discard(rules: Data) -> None:
    """Stacks are refilled for a round's own Activation only; what else would come is ignored."""
    more = card("A", damage=0, more=2)
    t = position(at="activation", stacks=[[more], pile("B")], discard=pile("C", "D"), rules=rules)
    t.do("activate A")
    assert ("nobody-left", "TS-20") in t.log and t.asks == "Commit"
    assert t.g.stacks_empty() and t.where("C") == t.where("D") == "discard"


BEGINNINGS: list[Data] = [
    {"endgame_must": ["stacks-empty", "missions-done"]},
    {"endgame_must": ["stacks-empty", "chip-empty"]},
    {"endgame_must": ["stacks-empty", "chip-full"], "chip_max": 0},
    {"endgame_must": ["stacks-empty", "chip-full"], "chip_max": 4, "chip_start": 4},
    {"endgame_must": ["a-stack-empty"], "stacks": 4},
    {"endgame_must": ["stacks-empty", "chip-empty"], "chip_start": 2, "ladder": [{"chip": -1}, {"chip": -1}]},
    {"endgame_must": ["stacks-empty", "chip-full"], "chip_max": 3, "chip_start": 2, "ladder": [{"chip": 5}]},
]


@pytest.mark.rule("TS-90")
@pytest.mark.parametrize("rules", BEGINNINGS)
def test_TS_90_a_deck_that_would_begin_with_its_endgame_is_refused(rules: Data) -> None:
    with pytest.raises(ContentError, match=r"begin before the first round.*TS-90"):
        Deck(deck(*pile("A", "B", "C"), **rules))


@pytest.mark.rule("TS-90")
@pytest.mark.parametrize(
    "rules",
    [
        {"endgame_must": ["stacks-empty", "chip-empty"], "chip_start": 1},
        {"endgame_must": ["stacks-empty", "chip-full"], "chip_max": 1},
        {"endgame_must": ["a-stack-empty"], "stacks": 3},
        {"endgame_must": ["stacks-empty"], "endgame_may": ["chip-empty", "a-stack-empty"], "stacks": 4},
        {"endgame_must": ["stacks-empty", "chip-empty"], "chip_start": 2, "ladder": [{"chip": -1}]},
    ],
)
def test_TS_90_a_deck_whose_endgame_waits_is_accepted(rules: Data) -> None:
    Deck(deck(*pile("A", "B", "C"), **rules))


# ---------------------------------------------------------------------- TS-91


@pytest.mark.rule("TS-91")
def test_TS_91_a_mandatory_card_on_top_must_be_chosen() -> None:
    t = position(at="activation", stacks=[pile("A"), [must("M")], pile("B")])
    assert t.where("M") == "active", "there was no choice"
    t = position(at="activation", stacks=[pile("A"), [must("M")], [must("N")]])
    assert t.options == ["activate 2", "activate 3"]
    t.refused("activate 1", "TS-91")
    t.do("activate 3")
    assert t.where("N") == "active"


@pytest.mark.rule("TS-91")
def test_TS_91_one_that_lies_below_the_top_forces_nothing() -> None:
    t = position(at="activation", stacks=[pile("A"), [*pile("B"), must("M")]])
    assert t.options == ["activate 1", "activate 2"]


@pytest.mark.rule("TS-91")
def test_TS_91_also_for_additional_enemies() -> None:
    stacks = [[card("Crowd", more=2), *pile("A")], [*pile("B"), must("M")], [*pile("C"), must("N"), must("O")]]
    t = position(at="activation", stacks=stacks)
    t.do("activate 1")
    assert t.options == ["activate 1", "activate 2", "activate 3"]
    t.do("activate 3")
    assert t.where("N") == "active", "turned up by the first, it must be the second"
    assert t.asks == "Commit"


@pytest.mark.rule("TS-91")
def test_TS_91_also_when_an_effect_activates_a_card() -> None:
    horn = card("Horn", reward=single_use(node("activate")))
    t = position(card("C"), loose="red hit", inventory=[horn], stacks=[pile("A"), [must("M")], [must("N")]]).do(
        "use Horn"
    )
    t.refused("activate 1", "TS-91")
    assert t.options == ["activate 2", "activate 3"]


@pytest.mark.rule("TS-91")
def test_TS_91_the_player_may_still_begin_the_endgame_instead() -> None:
    t = position(at="activation", stacks=[pile("A"), [must("M")], []], rules={"endgame_may": ["a-stack-empty"]})
    assert t.options == ["activate 2", "endgame"]


@pytest.mark.rule("TS-91")
def test_TS_91_a_card_that_shows_nothing_forces_nothing() -> None:
    """In a deck with face-down stacks the refusal would give the card away."""
    t = position(at="activation", stacks=[pile("A"), [must("M")]], rules={"face_down": True})
    assert t.options == ["activate 1", "activate 2"]


# ---------------------------------------------------------------------- TS-92


MAY: Data = {"endgame_may": ["a-stack-empty"]}


@pytest.mark.rule("TS-92")
def test_TS_92_once_a_stack_is_empty_the_endgame_may_begin() -> None:
    t = position(at="activation", stacks=[pile("A"), [], pile("B")], rules=MAY)
    assert t.options == ["activate 1", "activate 3", "endgame"]
    t.do("endgame")
    assert t.g.endgame
    assert t.where("Boss") == "active"
    assert [t.where(name) for name in "AB"] == ["stack 1", "stack 3"], "instead of activating a card"
    assert t.log[:2] == [("endgame-began", "TS-38"), ("boss-activated", "TS-39")]


@pytest.mark.rule("TS-92")
def test_TS_92_not_before_and_it_need_not() -> None:
    t = position(at="activation", stacks=[pile("A", "D"), pile("C"), pile("B")], rules=MAY)
    t.refused("endgame", "TS-38", "TS-92")
    t = position(at="activation", stacks=[pile("A"), [], pile("B")], rules=MAY)
    t.do("activate 1")
    assert not t.g.endgame


@pytest.mark.rule("TS-92")
def test_TS_92_when_all_stacks_are_empty_it_must() -> None:
    t = position(at="activation", stacks=[[], [], []], rules=MAY)
    assert t.g.endgame
    assert t.where("Boss") == "active"
    assert t.asks == "Commit"


@pytest.mark.rule("TS-92")
def test_TS_92_only_instead_of_the_rounds_own_card() -> None:
    """Icons and effects activate cards; they leave no room for the endgame."""
    t = position(at="activation", stacks=[[card("Crowd", more=1)], pile("A"), pile("B")], rules=MAY).do("activate 1")
    t.refused("endgame", "TS-20")


@pytest.mark.rule("TS-92")
def test_TS_92_the_last_card_of_a_stack_is_fought_before_the_endgame() -> None:
    t = position(at="round", stacks=[pile("A"), pile("B", "C")], rules=MAY, strategy=1)
    t.refused("endgame", "TS-92")
    t.do("activate 1")
    assert not t.g.endgame
    t.do("done")
    assert t.options == ["activate 2", "endgame"]


@pytest.mark.rule("TS-92")
def test_TS_92_the_first_deck_has_this_trigger() -> None:
    rules = read("long-dusk")["rules"]
    assert (rules["endgame_may"], rules["endgame_must"]) == (["a-stack-empty"], ["stacks-empty"])


# ---------------------------------------------------------------------- TS-93


@pytest.mark.rule("TS-93")
def test_TS_93_the_boss_is_drawn_face_down() -> None:
    raw = read("long-dusk")
    t = dealt(raw, seed=1)
    names = {each["id"] for each in raw["boss"]}
    view = GAME.view(t.g, 0)
    assert view["bosses_waiting"] == 1
    possible = view.pop("bosses_possible")
    assert set(possible) == names, "any of them may be waiting"
    assert not [name for name in names if f'"{name}"' in json.dumps(view)]
    worlds = [GAME.determinise(t.g, 0, FastChance(seed)) for seed in range(60)]
    drawn = {int(world.bosses.top()) for world in worlds if isinstance(world, TwentyStrong)}
    assert len(drawn) == len(names)
    dealt_bosses = Counter(int(dealt(raw, seed=seed).g.bosses.top()) for seed in range(60))
    assert len(dealt_bosses) == len(names)


@pytest.mark.rule("TS-93")
def test_TS_93_it_is_turned_up_when_the_endgame_begins() -> None:
    t = dealt(deck(*pile("A", "B"), bosses=[boss("X"), boss("Y"), boss("Z")], stacks=2, endgame_may=["a-stack-empty"]))
    waiting = t.g.deck.cards[t.g.bosses.top()].name
    t.do("activate 1")
    while t.asks != "ActivateCard":
        t.do("done")
    before = t.g.reveals
    assert t.where(waiting) == "boss"
    t.do("endgame")
    assert t.where(waiting) == "active"
    assert ("boss-activated", "TS-39") in t.log
    assert t.g.reveals == before + 1
    assert len(t.g.active) == 1, "the others are not faced"
    assert len(t.g.unused_bosses) == 2


@pytest.mark.rule("TS-93")
@pytest.mark.parametrize("done", [0, 1, 2, 3])
def test_TS_93_with_it_comes_an_enemy_for_each_unfinished_mission(done: int) -> None:
    goals = [mission(name, "defeat", 9, [GAIN_CHIP], health=4, damage=2) for name in ("L", "M", "N")]
    t = position(at="activation", missions=goals, stacks=[pile("A"), []], rules=MAY)
    t.g.missions_done = done
    t.do("endgame")
    names = [t.g.deck.cards[enemy.card].name for enemy in t.g.active]
    assert names == ["Boss", *["L", "M", "N"][done:]]
    assert [rule for key, rule in t.log if key == "mission-failed"] == ["TS-94"] * (3 - done)
    for name in names[1:]:
        assert (t.health(name), t.threat(name)) == (4, 2)


@pytest.mark.rule("TS-93")
def test_TS_93_the_boss_is_activated_in_full_before_the_missions_join() -> None:
    count = node("for-each", what="active-enemy", do=[GAIN_CHIP])
    baron = boss("Baron", special=[{"when": "activated", "do": [count]}])
    t = position(at="activation", boss=baron, missions=[mission("M", "defeat", 9, [GAIN_CHIP])])
    assert t.g.chip == 1
    assert len(t.g.active) == 2


# ---------------------------------------------------------------------- TS-95

LADDER: list[Data] = [{"chip": -1}, {"banish": "yellow"}, {"stat": "health", "by": -2}, {"banish": "yellow", "chip": -1},
                      {"stat": "strategy"}]  # fmt: skip


@pytest.mark.rule("TS-95")
@pytest.mark.parametrize(
    ("rung", "chip", "yellow", "health", "strategy"),
    [(0, 3, 4, 5, 2), (1, 2, 4, 5, 2), (2, 2, 3, 5, 2), (3, 2, 3, 3, 2), (4, 1, 2, 3, 2), (5, 1, 2, 3, 1)],
)
def test_TS_95_each_rung_keeps_the_rungs_below_and_adds_a_hardship(
    rung: int, chip: int, yellow: int, health: int, strategy: int
) -> None:
    t = dealt(deck(ladder=LADDER, chip_start=3, heroes=[hero(health=5, strategy=2, recovery=3)]), difficulty=rung)
    assert (t.g.chip, t.pool("yellow"), t.stat("health"), t.stat("strategy")) == (chip, yellow, health, strategy)
    assert t.banished("yellow") == 4 - yellow
    assert t.stat("recovery") == 3
    assert [rule for key, rule in t.log if key == "hardship"] == ["TS-95"] * rung
    assert GAME.view(t.g, 0)["difficulty"] == rung


@pytest.mark.rule("TS-95")
@each_deck
def test_TS_95_rung_0_is_the_plain_game(name: str) -> None:
    raw = read(name)
    first = raw["hero"][0]
    t = dealt(raw, hero=first["id"])
    assert sum(t.g.banished) == 0
    assert t.g.stats == [first["health"], first["strategy"], first["recovery"]]
    assert "hardship" not in [key for key, _ in t.log]


@pytest.mark.rule("TS-95")
def test_TS_95_the_rung_below_0_gives_1_more_recovery() -> None:
    t = dealt(deck(ladder=LADDER, chip_start=3, heroes=[hero(health=5, strategy=2, recovery=3)]), difficulty=-1)
    assert (t.g.chip, sum(t.g.pool), sum(t.g.banished), t.g.stats) == (3, 17, 0, [5, 2, 4])
    assert [rule for key, rule in t.log if key == "hardship"] == ["TS-95"]
    assert GAME.view(t.g, 0)["difficulty"] == -1
    assert dealt(deck(heroes=[hero(recovery=6)]), difficulty=-1).stat("recovery") == 6, "no stat above 6"


@pytest.mark.rule("TS-95")
def test_TS_95_hardships_keep_to_the_limits() -> None:
    """No stat below 1, no chip below 0 or above its most, no die banished that is not there."""
    rungs: list[Data] = [{"stat": "health", "by": -5}, {"banish": "red"}, {"banish": "red"}, {"chip": -9}]
    t = dealt(deck(ladder=rungs, chip_start=3, heroes=[hero(health=3)]), difficulty=4)
    assert (t.stat("health"), t.banished("red"), t.pool("red"), t.g.chip) == (1, 1, 0, 0)
    assert sum(t.g.pool) + sum(t.g.banished) == 17
    assert dealt(deck(ladder=[{"chip": 9}], chip_start=3, chip_max=5), difficulty=1).g.chip == 5


@pytest.mark.rule("TS-95")
def test_TS_95_the_first_deck_has_ten_rungs_and_each_is_felt() -> None:
    raw = read("long-dusk")
    assert len(raw["rules"]["ladder"]) == 10
    starts = []
    for rung in range(-1, 11):
        t = dealt(raw, hero=raw["hero"][0]["id"], difficulty=rung)
        starts.append((sum(t.g.stats), sum(t.g.pool), int(t.g.chip)))
        assert sum(t.g.pool) + sum(t.g.banished) == 17
    for lower, higher in pairwise(starts):
        assert lower != higher
        assert all(a >= b for a, b in zip(lower, higher, strict=True)), "nothing gets easier"


@pytest.mark.rule("TS-95")
def test_TS_95_a_rung_that_the_ladder_does_not_have_is_refused() -> None:
    options = GAME.check_options({"deck": str(DECKS / "small.toml"), "difficulty": 4})
    with pytest.raises(ContentError, match="TS-95"):
        GAME.start(GAME.content(options), options, FastChance(1))


# ---------------------------------------------------------------------- TS-99


def before_the_inn(**given: object) -> Position:
    inn = card("Inn", damage=3, more=1, reward=single_use(GAIN_HEALTH), peace=[GAIN_CHIP, LOSE_HEALTH],
               during=[node("commit-limit", n=0)], special=[{"when": "activated", "do": [GAIN_HEALTH]}],
               after=[GAIN_HEALTH])  # fmt: skip
    settings: Data = {"health": 4, "strategy": 1, **given}
    return position(at="round", stacks=[[inn, *pile("A")], pile("B")], **settings)


@pytest.mark.rule("TS-99")
def test_TS_99_the_peaceful_way_is_taken_instead_of_the_fight() -> None:
    t = before_the_inn()
    assert t.options == ["activate 1", "activate 2", "peace 1"]
    t.do("peace 1")
    assert (t.g.chip, t.stat("health")) == (1, 3), "its text, all of it"
    assert t.where("Inn") == "discard"
    assert t.g.active == [], "not activated: no effect, no icon"
    assert t.asks == "Commit"
    keys = [(key, rule) for key, rule in t.log if rule in ("TS-99", "TS-97", "TS-16")]
    assert keys == [("went-in-peace", "TS-99"), ("chip-changed", "TS-97"), ("stat-changed", "TS-16"),
                    ("card-discarded", "TS-99")], "first the text, then the discard"  # fmt: skip
    t.do("done")
    assert t.stat("health") == 3, "no damage, no After effect"
    assert t.g.inventory == []
    assert t.asks == "ActivateCard"


@pytest.mark.rule("TS-99")
def test_TS_99_the_way_is_the_players_to_take() -> None:
    t = before_the_inn().do("activate 1")
    assert t.where("Inn") == "active"
    assert t.g.chip == 0
    assert t.stat("health") == 5, "fought, it works in full"


@pytest.mark.rule("TS-99")
def test_TS_99_where_none_is_printed_there_is_none() -> None:
    t = before_the_inn()
    t.refused("peace 2", "TS-99")
    t = position(at="activation", stacks=[pile("A"), pile("B")])
    t.refused("peace 1", "TS-99")


@pytest.mark.rule("TS-99", "TS-20")
def test_TS_99_an_additional_enemy_does_not_go_in_peace() -> None:
    inn = card("Inn", peace=[GAIN_CHIP])
    t = position(at="activation", stacks=[[card("A", more=1)], [inn], pile("B")]).do("activate A")
    assert t.options == ["activate 2", "activate 3"]
    t.refused("peace 2", "TS-99", "TS-20")


@pytest.mark.rule("TS-99")
def test_TS_99_only_the_top_card_offers_it() -> None:
    t = position(at="activation", stacks=[[*pile("A"), card("Inn", peace=[GAIN_CHIP])], pile("B")])
    assert t.options == ["activate 1", "activate 2"]


@pytest.mark.rule("TS-99")
def test_TS_99_a_mandatory_card_elsewhere_comes_first() -> None:
    inn = card("Inn", peace=[GAIN_CHIP])
    t = position(at="activation", stacks=[[inn], [must("M", peace=[LOSE_HEALTH])]], health=5)
    assert t.options == ["activate 2", "peace 2"]
    t.refused("peace 1", "TS-91")
    t.do("peace 2")
    assert (t.where("M"), t.stat("health")) == ("discard", 4)


@pytest.mark.rule("TS-99")
def test_TS_99_the_text_may_ask_and_the_card_goes_after_the_answer() -> None:
    """Even a text that looks at the discard does not find its own card there."""
    relic, inn = card("Relic", reward=single_use(GAIN_HEALTH)), card("Inn", reward=single_use(GAIN_HEALTH), peace=[
        node("exhaust", dice={"place": "pool"}), node("salvage")])  # fmt: skip
    t = position(at="activation", stacks=[[inn], pile("B")], discard=[relic], health=4)
    t.do("peace 1")
    assert t.asks == "ChooseDie"
    assert t.where("Inn") == "aside"
    t.do("pick red no-face pool")
    assert (t.where("Relic"), t.where("Inn")) == ("inventory", "discard")


@pytest.mark.rule("TS-99")
def test_TS_99_a_face_down_card_offers_no_way() -> None:
    t = position(at="activation", stacks=[[card("Inn", peace=[GAIN_CHIP])], pile("B")], rules={"face_down": True})
    assert t.options == ["activate 1", "activate 2"]


# ---------------------------------------------------------------------- TS-100


ROAD: Data = {"links": [[0, 1], [0, 1, 2], [1, 2, 3], [2, 3]]}


def on_the_road(**given: object) -> Position:
    stacks = [pile("A", "B"), pile("C", "D"), pile("E", "F"), pile("G", "H")]
    settings: Data = {"stacks": stacks, "strategy": 1, **given}
    return position(at="round", rules=ROAD, **settings)


@pytest.mark.rule("TS-100")
def test_TS_100_the_first_stack_is_free_and_then_only_neighbours() -> None:
    t = on_the_road()
    assert t.options == [f"activate {i}" for i in (1, 2, 3, 4)]
    t.do("activate 4", "done")
    assert t.options == ["activate 3", "activate 4"]
    t.refused("activate 1", "TS-100")
    t.refused("activate 2", "TS-100")
    t.do("activate 3", "done")
    assert t.options == ["activate 2", "activate 3", "activate 4"]


@pytest.mark.rule("TS-100")
def test_TS_100_a_map_need_not_lead_back() -> None:
    stacks = [pile("A", "B"), pile("C", "D"), pile("E", "F")]
    t = position(at="round", stacks=stacks, rules={"links": [[1, 2], [2], [0]]}, strategy=1)
    t.do("activate 1", "done")
    assert t.options == ["activate 2", "activate 3"], "not itself, unless it is listed"


@pytest.mark.rule("TS-100")
def test_TS_100_additional_enemies_and_effects_move_along_the_map_too() -> None:
    t = on_the_road(stacks=[[card("Crowd", more=1), *pile("B")], pile("C", "D"), pile("E", "F"), pile("G", "H")])
    t.do("activate 1")
    t.refused("activate 3", "TS-100")
    t.do("activate 2", "done")
    assert t.options == ["activate 1", "activate 2", "activate 3"], "from the place that was chosen last"


@pytest.mark.rule("TS-100")
def test_TS_100_the_peaceful_way_is_a_step_on_the_map_too() -> None:
    t = on_the_road(
        stacks=[pile("A", "B"), pile("C", "D"), pile("E", "F"), [card("Inn", peace=[GAIN_CHIP]), *pile("H")]]
    )
    t.do("activate 3", "done")
    assert t.options == ["activate 2", "activate 3", "activate 4", "peace 4"]
    t.do("peace 4", "done")
    assert t.options == ["activate 3", "activate 4"]
    t = on_the_road(
        stacks=[pile("A", "B"), pile("C", "D"), pile("E", "F"), [card("Inn", peace=[GAIN_CHIP]), *pile("H")]]
    )
    t.do("activate 1", "done")
    t.refused("peace 4", "TS-100")


@pytest.mark.rule("TS-100")
def test_TS_100_nobody_is_stranded_when_all_neighbours_are_empty() -> None:
    t = on_the_road(stacks=[pile("A"), [], pile("E", "F"), pile("G", "H")])
    t.do("activate 1", "done")
    assert t.options == ["activate 3", "activate 4"]
    t.refused("activate 2", "TS-74")
    t = position(at="round", stacks=[pile("A"), [], pile("E"), pile("G")], strategy=1,
                 rules={"links": [[1, 2], [0], [0], [0]]})  # fmt: skip
    t.do("activate 1", "done")
    assert t.where("E") == "active", "one of the two is not: there is no other way"


@pytest.mark.rule("TS-100")
def test_TS_100_a_mandatory_card_out_of_reach_forces_nothing() -> None:
    stacks = [pile("A", "B"), pile("C", "D"), pile("E", "F"), [*pile("G"), must("M")]]
    blast = card("Blast", reward=single_use(node("discard-top")))
    t = on_the_road(stacks=stacks, inventory=[blast])
    t.do("activate 1", "use Blast", "stack 4", "done")
    assert t.where("M") == "stack 4"
    assert t.options == ["activate 1", "activate 2"]
    t.do("activate 2", "done", "activate 3", "done")
    assert t.where("M") == "active", "in reach it does"


@pytest.mark.rule("TS-100")
def test_TS_100_a_deck_without_a_map_lets_the_player_go_anywhere() -> None:
    t = position(at="round", stacks=[pile("A", "B"), pile("C", "D"), pile("E", "F")], strategy=1)
    t.do("activate 1", "done")
    assert t.options == ["activate 1", "activate 2", "activate 3"]


@pytest.mark.rule("TS-100")
@pytest.mark.parametrize("links", [[[1]], [[1], [0], [3]], [[1], [0], []], [[1], [0], [-1]], "anywhere"])
def test_TS_100_a_map_that_does_not_fit_the_stacks_is_refused(links: object) -> None:
    with pytest.raises(ContentError, match="links"):
        Deck(deck(*pile("A", "B", "C"), links=links))
