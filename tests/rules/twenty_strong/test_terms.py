"""Terms (TS-55 to TS-63, TS-89)."""

import json
from collections.abc import Iterator

import pytest

from ludotek.games.twenty_strong.game import GAME, read_deck
from ludotek.games.twenty_strong.rules.components import COLOURS, DICE_OF
from ludotek.games.twenty_strong.view import view
from ludotek.kernel.chance import FastChance
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
    places_of_cards,
    position,
    single_use,
)

HEAL = node("change-stat", stat="health", by=1)


def item(name: str, *do: Data, at: str = "any") -> Data:
    return card(name, health=1, reward=single_use(*(do or (HEAL,)), at=at))


# ---------------------------------------------------------------------- the active area


@pytest.mark.rule("TS-55")
def test_TS_55_cards_and_dice_in_the_active_area_are_active() -> None:
    """What an effect can reach: the active cards and dice, and nothing of the stacks, the pool or the exhausted area."""
    bomb, turn = item("Bomb", node("deal", n=1)), item("Turn", node("reroll", dice={"place": "committed"}))
    t = position(card("A"), card("B"), inventory=[bomb, turn], stacks=[[card("C")], [card("D")]], on={"A": "blue hit"},
                 loose="red hit, green miss", exhausted="purple", dice="crit")  # fmt: skip
    t.do("use Turn")
    assert [option for option in t.options if option.startswith("pick")] == [
        "pick green miss unapplied",
        "pick red hit unapplied",
        "pick blue hit A",
    ]
    t.refused("pick yellow no-face pool", "TS-77")
    t.refused("pick purple no-face exhausted", "TS-77")
    t.do("pick red hit unapplied", "use Bomb")
    assert [option for option in t.options if option.startswith("enemy")] == ["enemy A", "enemy B"]


@pytest.mark.rule("TS-55")
def test_TS_55_activating_moves_a_card_there_and_committing_a_die() -> None:
    t = position(at="activation", stacks=[[card("A"), card("B")], [card("C")]], dice="hit")
    t.do("activate A")
    assert t.where("A") == "active"
    assert t.where("B") == "stack 1"
    assert t.g.stacks[0].cards == [t.g.deck.named("B")]
    t.do("commit red")
    assert (t.pool("red"), t.loose("red")) == (0, 1)


# ---------------------------------------------------------------------- applied and unapplied


@pytest.mark.rule("TS-56")
def test_TS_56_only_active_unapplied_dice_can_be_applied() -> None:
    t = position(card("A", health=9), card("B"), loose="blue hit, green hit", exhausted="red", pool="4 yellow")
    t.refused("apply red hit A", "TS-56")
    t.refused("apply yellow hit A", "TS-56")
    t.refused("apply blue crit A", "TS-56")  # not what it shows
    t.do("apply blue hit A")
    assert (t.loose("blue"), t.on("A", "blue", "hit")) == (0, 1)
    t.refused("apply blue hit B", "TS-56")  # an applied die does not move on
    t.do("apply green hit A")
    assert t.on("A", "green") == 1


@pytest.mark.rule("TS-56")
@pytest.mark.parametrize(
    ("place", "found"),
    [
        ("applied", ["pick blue hit A", "pick red crit B"]),
        ("unapplied", ["pick yellow hit unapplied", "pick green miss unapplied"]),
    ],
)
def test_TS_56_a_die_on_a_card_is_applied_one_beside_it_is_not(place: str, found: list[str]) -> None:
    back = card("Back", reward=single_use(node("return-die", up_to=True, dice={"place": place})))
    t = position(card("A"), card("B"), on={"A": "blue hit", "B": "red crit"}, loose="green miss, yellow hit",
                 inventory=[back])  # fmt: skip
    t.do("use Back")
    assert t.options == ["done", *found]


# ---------------------------------------------------------------------- banished


ANYWHERE = ["pick yellow no-face pool", "pick red hit unapplied", "pick green no-face exhausted", "pick blue hit A"]


@pytest.mark.rule("TS-57")
@pytest.mark.parametrize("pick", ANYWHERE)
def test_TS_57_a_banished_die_is_taken_from_any_area(pick: str) -> None:
    pit = item("Pit", node("banish-die"))
    t = position(card("A", health=9), inventory=[pit], pool="yellow", on={"A": "blue hit"}, loose="red hit",
                 exhausted="green")  # fmt: skip
    colour = pick.split()[1]
    before = t.banished(colour)
    t.do("use Pit")
    assert t.options == ANYWHERE
    t.do(pick)
    assert ("banished-die", "TS-57") in t.log
    assert t.banished(colour) == before + 1
    assert sum(t.dice_of(COLOURS.index(colour))) == t.banished(colour)  # it is nowhere else


@pytest.mark.rule("TS-57")
def test_TS_57_unless_told_otherwise() -> None:
    places = {"pool": "yellow no-face pool", "exhausted": "green no-face exhausted", "applied": "blue hit A"}
    for place, pick in places.items():
        pit = card("Pit", damage=0, after=[node("banish-die", dice={"place": place}, up_to=True)])
        t = position(pit, card("A", health=9, damage=0), at="after", pool="yellow", on={"A": "blue hit"},
                     loose="red hit", exhausted="green")  # fmt: skip
        assert t.options == ["done", f"pick {pick}"]


@pytest.mark.rule("TS-57")
def test_TS_57_what_is_banished_is_out_of_the_game() -> None:
    """No text and no step reaches it; in whole games no banished die ever comes back."""
    every = [
        node("recover", n=17, up_to=True),
        node("return-die", n=17, up_to=True),
        node("banish-die", n=17, up_to=True),
    ]
    t = position(card("A"), loose="yellow hit", pool="", banished="red", inventory=[item("All", *every)])
    t.do("use All")
    while t.asks == "ChooseDie":
        assert not [option for option in t.options if "red" in option]
        t.do(next(option for option in t.options if option.startswith("pick")))
    assert t.banished("red") == 1
    for seed in range(3):
        t = dealt(read_deck("long-dusk"), difficulty=10, seed=seed)
        gone = list(t.g.banished)
        assert sum(gone) == 8
        for _ in played(t, seed):
            assert all(now >= then for now, then in zip(t.g.banished, gone, strict=True))
            gone = list(t.g.banished)


# ---------------------------------------------------------------------- committed


@pytest.mark.rule("TS-58")
def test_TS_58_committed_dice_are_those_in_the_active_area_applied_or_not() -> None:
    toll = card("Toll", damage=0, after=[node("exhaust", n=9, dice={"place": "committed"}, up_to=True)])
    t = position(toll, card("A", health=9, damage=0), at="after", on={"A": "blue crit"}, loose="red hit, green miss",
                 exhausted="purple")  # fmt: skip
    assert t.options == ["done", "pick green miss unapplied", "pick red hit unapplied", "pick blue crit A"]
    t.do("done")
    assert [t.exhausted(colour) for colour in COLOURS] == [0, 1, 1, 1, 1]  # the Exhaust step takes them all


@pytest.mark.rule("TS-58")
def test_TS_58_a_die_is_committed_before_it_is_rolled() -> None:
    back = item("Back", node("return-die", dice={"place": "committed"}), at="commit")
    t = position(card("A"), at="commit", inventory=[back], pool="red, blue")
    t.refused("use Back", "TS-96")
    t.do("commit red", "use Back")
    assert t.pool("red") == 1


# ---------------------------------------------------------------------- conflict


def once_per_conflict() -> Data:
    return hero(use={"limit": "conflict", "do": [HEAL]})


@pytest.mark.rule("TS-59")
def test_TS_59_a_conflict_lasts_one_engagement() -> None:
    stacks = [[card("C"), card("D")], [card("E")]]
    t = position(card("A", damage=0), hero=once_per_conflict(), stacks=stacks, loose="red hit", health=1)
    t.do("ability")
    t.refused("ability", "TS-88")
    t.do("apply red hit A").until("RecoverDice")
    t.refused("ability", "TS-88")  # the enemy is still there
    t.until("ActivateCard").do("activate C")
    assert t.g.round == 2
    t.do("ability")
    assert t.stat("health") == 3


@pytest.mark.rule("TS-59")
def test_TS_59_a_defeated_enemy_in_the_area_counts() -> None:
    t = position(card("A", health=1), hero=once_per_conflict(), loose="yellow hit, red hit", health=1)
    t.do("ability", "apply yellow hit A")
    assert t.defeated("A")
    t.refused("ability", "TS-88")
    gone = item("Gone", node("dismiss", n=9))
    t = position(
        card("A"), card("B"), hero=once_per_conflict(), defeated=["A"], inventory=[gone], loose="red hit", health=1
    )
    t.do("ability", "use Gone")  # only the defeated one is left
    assert t.where("B") == "discard"
    t.refused("ability", "TS-88")


@pytest.mark.rule("TS-59")
def test_TS_59_it_ends_when_the_last_enemy_leaves_in_whatever_way() -> None:
    # as an item
    t = position(
        item("A"), defeated=["A"], at="gain", hero=once_per_conflict(), stacks=[[card("B")], [card("C")]], health=1
    )
    t.do("ability", "gain A")
    assert t.asks == "ActivateCard"
    t.do("activate B")
    assert "ability" in t.options
    # by an effect, in the middle of the round
    gone = item("Gone", node("dismiss", n=9))
    t = position(card("A"), card("B"), hero=once_per_conflict(), inventory=[gone, item("Gone2", node("dismiss", n=9))],
                 loose="red hit", health=1)  # fmt: skip
    t.do("ability", "use Gone", "enemy A")
    t.refused("ability", "TS-88")
    t.do("use Gone2")
    assert not t.g.active and not t.g.used_in_conflict
    t.refused("ability", "TS-59")  # now there is no conflict


@pytest.mark.rule("TS-59")
def test_TS_59_what_is_once_per_conflict_is_used_only_during_one() -> None:
    stacks = [[card("B"), card("C")], [card("D")]]
    bell = card("Bell", reward=ongoing(use={"limit": "conflict", "do": [HEAL]}))
    t = position(at="activation", hero=once_per_conflict(), inventory=[bell], stacks=stacks, health=1)
    t.refused("ability", "TS-59", by="Hero")
    t.refused("use Bell", "TS-59", by="Bell")
    t.do("activate B", "ability", "use Bell")
    assert t.stat("health") == 3


@pytest.mark.rule("TS-59")
def test_TS_59_the_endgame_is_one_conflict() -> None:
    t = position(
        boss("King", damage=0), card("A", damage=0), at="repeat", endgame=True, hero=once_per_conflict(), health=1
    )
    t.do("ability").until("Commit")
    assert t.g.round == 2
    t.refused("ability", "TS-88")
    t.do("done").until("Commit")
    t.refused("ability", "TS-88")


@pytest.mark.rule("TS-59", "TS-102")
def test_TS_59_enemies_that_stay_over_the_rounds_are_one_conflict() -> None:
    """A boss that was lured out stays, and what is with it; new enemies join the same conflict."""
    stacks = [[card("C", damage=0)], [card("D", damage=0)]]
    t = position(boss("King", damage=0), card("A", damage=0), at="repeat", stacks=stacks, hero=once_per_conflict(),
                 health=1)  # fmt: skip
    t.do("ability").until("ActivateCard")
    assert t.where("A") == "active"
    t.refused("ability", "TS-88")
    t.do("activate C")
    t.refused("ability", "TS-88")


@pytest.mark.rule("TS-102", "TS-37")
def test_TS_102_what_is_with_a_lured_boss_goes_when_it_is_defeated() -> None:
    t = position(card("A"), boss("King"), at="cleanup", defeated=["King"], rules={"bosses_to_defeat": 2},
                 stacks=[[card("C")], [card("D")]])  # fmt: skip
    assert t.asks == "ActivateCard" and t.where("A") == t.where("King") == "discard"


# ---------------------------------------------------------------------- pool, returned, recovered


@pytest.mark.rule("TS-60")
def test_TS_60_the_pool_is_every_die_that_is_nowhere_else() -> None:
    t = position(card("A"), on={"A": "blue crit"}, loose="red hit, yellow miss", exhausted="2 green", banished="purple")
    assert [t.pool(colour) for colour in COLOURS] == [3, 2, 3, 3, 0]
    t = dealt(read_deck("long-dusk"))
    assert t.g.pool == DICE_OF
    for _ in played(t, 1):
        for colour in range(5):
            elsewhere = sum(t.dice_of(colour)[1:])
            assert t.g.pool[colour] == DICE_OF[colour] - elsewhere


@pytest.mark.rule("TS-60")
def test_TS_60_only_dice_of_the_pool_can_be_committed() -> None:
    t = position(card("A"), at="commit", pool="yellow", loose="red hit", exhausted="blue", banished="green")
    for colour in ("red", "blue", "green", "purple"):
        t.refused(f"commit {colour}", "TS-21", "TS-60")
    t = position(card("A"), at="commit", pool="2 yellow")
    t.do("commit yellow")
    assert (t.pool("yellow"), t.loose("yellow", "no-face")) == (1, 1)


@pytest.mark.rule("TS-61")
def test_TS_61_a_returned_die_goes_from_the_active_area_to_the_pool() -> None:
    back = item("Back", node("return-die", n=2))
    t = position(
        card("A", health=9), on={"A": "blue crit"}, loose="red hit, yellow hit", exhausted="green", inventory=[back]
    )
    t.do("use Back")
    t.refused("pick green no-face exhausted", "TS-61")
    t.refused("pick purple no-face pool", "TS-61")
    t.do("pick blue crit A")
    assert ("returned", "TS-61") in t.log
    t.do("pick red hit unapplied")
    assert (t.pool("blue"), t.pool("red")) == (4, 1)
    assert t.damage("A") == 0
    assert (t.exhausted("blue"), t.exhausted("red")) == (0, 0)


@pytest.mark.rule("TS-61")
def test_TS_61_a_recovered_die_comes_from_the_exhausted_area_only() -> None:
    rope = item("Rope", node("recover"))
    t = position(card("A", health=9), on={"A": "blue crit"}, loose="red hit", banished="yellow", exhausted="green, purple",
                 inventory=[rope])  # fmt: skip
    t.do("use Rope")
    assert [option for option in t.options if option.startswith("pick")] == [
        "pick green no-face exhausted",
        "pick purple no-face exhausted",
    ]
    t.refused("pick red hit unapplied", "TS-61")
    t.refused("pick blue crit A", "TS-61")
    t.do("pick green no-face exhausted")
    assert ("recovered", "TS-61") in t.log
    assert (t.exhausted("green"), t.pool("green")) == (0, 4)
    t = position(card("A", health=9), on={"A": "blue crit"}, loose="red hit", inventory=[rope])
    t.refused("use Rope", "TS-96")


@pytest.mark.rule("TS-61")
def test_TS_61_the_recovery_stat_limits_only_the_recover_step() -> None:
    many = card("Many", damage=0, after=[node("recover", n=4, dice={"colour": ["blue"]})])
    t = position(many, at="after", recovery=2, exhausted="4 blue, 4 green")
    assert t.pool("blue") == 4  # an effect recovers 4 although Recovery is 2
    assert t.asks == "RecoverDice"
    t.do("recover green", "recover green")  # and the step still has its own 2, and no more
    assert t.asks != "RecoverDice"
    assert t.exhausted("green") == 2
    # what forbids the step does not forbid an effect
    t = position(many, card("Salt", damage=0, during=[node("forbid", what="recover")]), at="after", exhausted="4 blue, green",
                 stacks=[[card("C")], [card("D")]])  # fmt: skip
    assert t.pool("blue") == 4
    assert t.exhausted("green") == 1
    assert t.asks == "ActivateCard"


# ---------------------------------------------------------------------- everything in one place


def played(t: Position, seed: int) -> Iterator[int]:
    """Random play to the end, one answer at a time."""
    chooser = FastChance(seed + 12_345)
    for number in range(4000):
        if t.over:
            return
        options = t.g.options(0)
        t.g.act(0, options[chooser.below(0, len(options))])
        yield number


@pytest.mark.rule("TS-62")
@pytest.mark.parametrize("seed", range(4))
def test_TS_62_each_die_is_in_exactly_one_place(seed: int) -> None:
    t = dealt(read_deck("long-dusk"), difficulty=seed * 3, seed=seed)
    for _ in played(t, seed):
        for colour in range(5):
            counts = t.dice_of(colour)
            assert min(counts) >= 0
            assert sum(counts) == DICE_OF[colour]
    assert t.over


@pytest.mark.rule("TS-63")
@pytest.mark.parametrize("seed", range(4))
def test_TS_63_each_card_is_in_exactly_one_place(seed: int) -> None:
    t = dealt(read_deck("long-dusk"), difficulty=seed * 3, seed=seed)
    every = list(range(len(t.g.deck.cards)))
    for _ in played(t, seed):
        assert sorted(each for cards in places_of_cards(t.g).values() for each in cards) == every
    assert t.over


@pytest.mark.rule("TS-63")
def test_TS_63_a_card_moves_on_from_place_to_place() -> None:
    a = card("A", health=1, damage=0, reward=single_use(HEAL))
    rest = [[a], [card("B")]]
    t = position(at="activation", stacks=rest, discard=[card("Old")], boss=boss("King"), health=1, dice="hit")
    assert [t.where(name) for name in ("A", "B", "Old", "King", "Hero")] == [
        "stack 1",
        "stack 2",
        "discard",
        "boss",
        "hero",
    ]
    t.do("activate A", "commit red", "done", "apply red hit A")
    assert t.where("A") == "active"
    t.until("GainItems").do("gain A")
    assert t.where("A") == "inventory"
    t.do("use A")
    assert t.where("A") == "discard"
    heroes, missions = [hero("Own"), hero("Other")], [mission(name, "defeat", 9, [HEAL]) for name in ("M", "N")]
    t = dealt(deck(heroes=heroes, missions=missions) | {"rules": {"stacks": 1, "endgame_must": ["stacks-empty"], "missions": 1}},
              hero="Own")  # fmt: skip
    assert [t.where(name) for name in ("Own", "Other")] == ["hero", "aside"]
    assert sorted(t.where(name) for name in ("M", "N")) == ["aside", "missions"]


# ---------------------------------------------------------------------- open and hidden


@pytest.mark.rule("TS-89")
def test_TS_89_discard_inventory_and_all_dice_are_open() -> None:
    t = position(card("A", health=9), on={"A": "blue crit"}, loose="red hit", exhausted="2 green", banished="purple",
                 inventory=[item("Balm")], discard=[card("Old"), card("Older")])  # fmt: skip
    seen = view(t.g)
    assert seen["inventory"] == ["Balm"]
    assert seen["discard"] == ["Old", "Older"]
    assert seen["banished_cards"] == []
    assert seen["dice"]["pool"] == {"yellow": 4, "green": 2, "blue": 3, "purple": 3, "red": 0}
    assert seen["dice"]["exhausted"]["green"] == 2
    assert seen["dice"]["banished"]["purple"] == 1
    assert seen["dice"]["unapplied"] == [{"colour": "red", "face": "hit", "count": 1}]
    assert seen["active"][0]["dice"] == [{"colour": "blue", "face": "crit", "count": 1}]
    assert seen["active"][0]["suffered"] == 2


@pytest.mark.rule("TS-89")
def test_TS_89_cards_below_the_top_of_a_stack_are_hidden() -> None:
    stacks = [[card("Top1"), card("Below1")], [card("Top2"), card("Below2"), card("Below3")]]
    t = position(at="activation", stacks=stacks, discard=[card("Old")])
    text = json.dumps(view(t.g))
    assert "Top1" in text
    assert "Top2" in text
    assert "Below" not in text
    assert [pile["size"] for pile in view(t.g)["stacks"]] == [2, 3]
    t.do("activate Top1")
    assert "Below1" in json.dumps(view(t.g))  # it is on top now
    assert "Below2" not in json.dumps(view(t.g))


@pytest.mark.rule("TS-89")
def test_TS_89_face_down_cards_are_hidden_until_they_are_turned_up() -> None:
    t = position(at="activation", stacks=[[card("Top1")], [card("Top2")]], rules={"face_down": True})
    text = json.dumps(view(t.g))
    assert "Top" not in text
    t.do("activate 1")
    assert "Top1" in json.dumps(view(t.g))
    # which of several bosses waits is not told
    t = dealt(deck(bosses=[boss("King"), boss("Queen"), boss("Ace")]))
    assert view(t.g)["bosses_possible"] == ["Ace", "King", "Queen"]
    assert view(t.g)["bosses_waiting"] == 1


@pytest.mark.rule("TS-89")
def test_TS_89_nothing_hidden_is_in_the_view_of_the_long_dusk() -> None:
    """Whatever lies below and face down is drawn anew: the view, the options and their words stay the same."""
    for seed in range(2):
        t = dealt(read_deck("long-dusk"), seed=seed)
        for number in played(t, seed):
            if number % 25 == 0 and not t.over:
                other = GAME.determinise(t.g, 0, FastChance(number))
                assert GAME.view(other, 0) == GAME.view(t.g, 0)
                assert other.options(0) == t.g.options(0)


@pytest.mark.rule("TS-89")
def test_TS_89_a_buried_card_is_known_and_the_new_top_is_open() -> None:
    spade = card("Spade", reward=ongoing(use={"do": [node("bury")]}))
    t = position(
        at="activation", stacks=[[card("Top"), card("Next"), card("Deep")], [card("Other")]], inventory=[spade]
    )
    t.do("use Spade", "stack 1")
    assert view(t.g)["stacks"][0]["open"] == ["Next"]
    assert "Deep" not in json.dumps(view(t.g))
