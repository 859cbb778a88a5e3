"""Unit dice (TS-10 to TS-13)."""

import pytest

from ludotek.games.twenty_strong.game import GAME
from ludotek.games.twenty_strong.rules.components import COLOURS
from ludotek.kernel.chance import Chance
from ludotek.testing.twenty_strong import card, mission, node, position, single_use
from ludotek.testing.walk import walk

FACES_OF = {"yellow": (1, 1, 4), "green": (2, 1, 3), "blue": (3, 1, 2), "purple": (4, 1, 1), "red": (5, 1, 0)}


class Side(Chance):
    """Every die falls on the side of this number."""

    def __init__(self, side: int) -> None:
        super().__init__()
        self.side = side
        self.sides: list[int] = []  # how many sides each die had

    def below(self, stream: int, n: int) -> int:
        self.sides.append(n)
        return self.side


def rolled(colour: str, how: str = "roll") -> tuple[int, int, int]:
    """Basic hits, crits and misses of a die, over all its sides."""
    found = [0, 0, 0]
    for side in range(6):
        chance = Side(side)
        if how == "roll":
            t = position(card("A"), at="roll", loose=colour, chance=chance, inventory=[HANDLE])
        elif how == "reroll":
            t = position(card("A"), loose=f"{colour} crit, purple hit", chance=chance, inventory=[AGAIN, HANDLE])
            t.do("use Again", f"pick {colour} crit unapplied")
        else:
            t = position(card("A"), loose="purple hit", pool=colour, chance=chance, inventory=[HANDLE, THROW])
            t.do("use Throw")
        for i, face in enumerate(("hit", "crit", "miss")):
            found[i] += t.loose(colour, face) - (1 if (colour, face, how) in OTHERS else 0)
        assert set(chance.sides) == {6}, "all dice are six-sided"
    return found[0], found[1], found[2]


# The die beside the one that is looked at keeps the Apply step open.
OTHERS = {("purple", "hit", "reroll"), ("purple", "hit", "throw")}
HANDLE = card("Handle", reward=single_use(node("change-chip", by=1), at="apply"))
AGAIN = card("Again", reward=single_use(node("reroll")))
THROW = card("Throw", reward=single_use(node("commit-and-roll")))


# ---------------------------------------------------------------------- TS-10


@pytest.mark.rule("TS-10")
def test_TS_10_there_are_17_dice_of_five_colours_from_the_first_to_the_last_moment() -> None:
    numbers = {"yellow": 4, "green": 4, "blue": 4, "purple": 4, "red": 1}
    start = GAME.start(GAME.content(options := GAME.check_options({})), options, Side(0))
    assert GAME.view(start, 0)["dice"]["pool"] == numbers
    places = set()
    for seed in range(3):
        for spot in walk(GAME, options, seed, 20_000):
            dice = GAME.view(spot.match, 0)["dice"]
            on_cards = [die for enemy in GAME.view(spot.match, 0)["active"] for die in enemy["dice"]]
            faced = [*dice["unapplied"], *on_cards]
            for colour, number in numbers.items():
                lying = sum(dice[place][colour] for place in ("pool", "exhausted", "banished"))
                assert lying + sum(die["count"] for die in faced if die["colour"] == colour) == number
            places |= {place for place in dice if place != "unapplied" and sum(dice[place].values())}
            places |= {"unapplied"} if dice["unapplied"] else set()
            places |= {"applied"} if on_cards else set()
    assert places >= {"pool", "exhausted", "unapplied", "applied"}, "the walk went everywhere"


@pytest.mark.rule("TS-10")
def test_TS_10_dice_of_one_colour_are_identical() -> None:
    """It makes no difference which of them is taken: they are counted, and one choice stands for all."""
    t = position(card("A", after=[node("exhaust", dice={"place": "pool"})]), at="after", pool="3 yellow, 2 blue")
    assert t.options == ["pick yellow no-face pool", "pick blue no-face pool"]
    for colour in COLOURS:
        assert rolled(colour) == rolled(colour)


# ---------------------------------------------------------------------- TS-11


@pytest.mark.rule("TS-11")
@pytest.mark.parametrize("colour", COLOURS)
@pytest.mark.parametrize("how", ["roll", "reroll", "throw"])
def test_TS_11_the_faces_of_each_colour_however_it_is_rolled(how: str, colour: str) -> None:
    assert rolled(colour, how) == FACES_OF[colour]


@pytest.mark.rule("TS-11")
def test_TS_11_real_rolls_come_near_to_it() -> None:
    """600 rounds of real chance with all dice."""
    seen = {colour: {"hit": 0, "crit": 0, "miss": 0} for colour in COLOURS}
    for seed in range(600):
        dice = "4 yellow, 4 green, 4 blue, 4 purple, red"
        t = position(card("A"), loose=dice, at="roll", seed=seed, inventory=[HANDLE])
        for colour in COLOURS:
            for face in seen[colour]:
                seen[colour][face] += t.loose(colour, face)
    for colour in COLOURS:
        rolls = 600 * (1 if colour == "red" else 4)
        assert sum(seen[colour].values()) == rolls
        for face, sides in zip(("hit", "crit", "miss"), FACES_OF[colour], strict=True):
            expected = rolls * sides / 6
            assert abs(seen[colour][face] - expected) <= 4 * (expected * (1 - sides / 6)) ** 0.5, (colour, face)


@pytest.mark.rule("TS-11")
def test_TS_11_the_red_die_has_no_miss_to_be_turned_to() -> None:
    curse = card("A", special=[{"when": "rolled", "do": [node("turn", to="miss", n=2)]}])
    t = position(curse, loose="red, blue", at="roll", dice="hit crit")
    assert t.loose("blue", "miss") == 1
    assert t.loose("red", "crit") == 1


# ---------------------------------------------------------------------- TS-12


@pytest.mark.rule("TS-12")
@pytest.mark.parametrize("colour", COLOURS)
def test_TS_12_a_basic_hit_deals_1_damage_and_a_crit_2(colour: str) -> None:
    for face, damage in (("hit", 1), ("crit", 2)):
        t = position(card("A", health=9), loose=f"{colour} {face}, green hit")
        t.do(f"apply {colour} {face} A")
        assert t.damage("A") == damage
        applied = [event for event in t.happened if event.kind.key == "log-applied"]
        assert [int(value) for value in applied[0].values][2] == damage


@pytest.mark.rule("TS-12")
def test_TS_12_misses_and_unapplied_dice_deal_nothing() -> None:
    t = position(card("A", health=9), on={"A": "yellow miss, blue crit"}, loose="red crit, green hit")
    assert t.damage("A") == 2


@pytest.mark.rule("TS-12")
def test_TS_12_a_crit_is_one_hit_where_hits_are_counted() -> None:
    counting = node("for-each", what="die-on-this", do=[node("change-chip", by=1)])
    t = position(card("A", health=9, after=[counting]), at="after", on={"A": "yellow crit, blue crit, red hit"})
    assert t.g.chip == 3
    two = card("Two", reward=single_use(node("return-die", n=2, dice={"face": "hit", "place": "unapplied"})))
    t = position(card("A"), loose="red crit, blue hit, green hit, yellow miss", inventory=[two])
    t.do("use Two", "pick red crit unapplied")
    assert t.asks == "ChooseDie", "the crit was only one of the two hits"
    assert t.options == ["pick green hit unapplied", "pick blue hit unapplied"]


@pytest.mark.rule("TS-12")
def test_TS_12_what_changes_a_hit_changes_a_crit_too_and_what_speaks_of_crits_leaves_basic_hits() -> None:
    weak = card("A", health=9, during=[node("die-damage", to="this", by=-1, dice={"face": "hit"})])
    t = position(weak, on={"A": "red hit, blue crit"}, loose="green hit")
    assert t.damage("A") == 0 + 1
    weak = card("A", health=9, during=[node("die-damage", to="this", by=-1, dice={"face": "crit"})])
    t = position(weak, on={"A": "red hit, blue crit"}, loose="green hit")
    assert t.damage("A") == 1 + 1


@pytest.mark.rule("TS-12")
def test_TS_12_only_a_crit_counts_as_a_crit() -> None:
    goal = mission("M", "roll-crit", 9, [node("change-chip", by=1)])
    t = position(card("A"), loose="red, 2 blue", at="roll", dice="hit miss crit", missions=[goal], inventory=[HANDLE])
    assert t.g.mission_progress == 1


# ---------------------------------------------------------------------- TS-13


@pytest.mark.rule("TS-13")
def test_TS_13_dice_are_listed_from_weak_to_strong_by_their_hit_faces() -> None:
    hits = [sum(rolled(colour)[:2]) for colour in COLOURS]
    assert COLOURS == ["yellow", "green", "blue", "purple", "red"]
    assert hits == [2, 3, 4, 5, 6]
    t = position(card("A"), at="commit")
    assert t.options == ["done", *[f"commit {colour}" for colour in COLOURS]]
