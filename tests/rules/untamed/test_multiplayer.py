"""Multiplayer: more players, draft, being out, Hunter, Survival and Alpha (UN-54 to UN-59, UN-78 to UN-82, UN-90)."""

import pytest

from ludotek.games.untamed.game import GAME
from ludotek.games.untamed.view import view
from ludotek.kernel.chance import FastChance
from ludotek.kernel.errors import LudotekError
from ludotek.testing.untamed import Data, Position, animal, item, node, placed, position, side

RAM = animal("ram", attack=7, health=9)
GUARD = animal("guard", attack=0, health=9, keywords=["guard"])
OPPOSING = {"whose": "opposing"}
DRAW = [node("draw")]
BOLT = item("bolt", node("damage", n=1, target={"whose": "opposing", "what": "either"}), cost=0)
QUAKE = item("quake", node("damage", n=7, target={"whose": "any", "what": "stronghold", "many": "each"}), cost=0)
ROB = item("rob", node("discard", who="opponent"), cost=0)
LAST = {"strongholds": ["fox"], "lost": 2}


def draft(seats: int, mode: str = "survival", active: int = 1) -> Position:
    return position(mode=mode, seats=seats, setup="draft", seed=3, factions=[[] for _ in range(seats)], active=active)


def draft_to_the_end(t: Position) -> list[int]:
    """Everybody takes what comes first; who took, in order (also who had no choice left)."""
    takers = []
    while t.asks == "DraftFaction":
        t.do(t.options()[0])
        takers += [each.values[0] + 1 for each in t.happened if each.kind.key == "log-drafted"]
    return takers


def end_turn(t: Position) -> Position:
    """The active player says done and puts whatever comes first into Support."""
    t.do("done")
    while t.asks == "ToSupport":
        t.do(t.options()[0])
    return t


# ---------------------------------------------------------------------- UN-54


@pytest.mark.rule("UN-54")
@pytest.mark.parametrize("mode", ["hunter", "survival", "alpha"])
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_UN_54_third_and_later_players_start_with_10_cards_and_a_power_bonus(mode: str, seats: int) -> None:
    t = position(mode=mode, seats=seats, setup="deal", seed=1)
    assert [len(t.hand(seat)) for seat in range(1, seats + 1)] == [8, 9, *[10] * (seats - 2)]
    assert [len(t.bonus(seat)) for seat in range(1, seats + 1)] == [0, *[1] * (seats - 1)]


@pytest.mark.rule("UN-54")
def test_UN_54_later_players_are_counted_from_who_starts() -> None:
    t = position(mode="survival", seats=4, setup="deal", seed=1, active=3)
    assert [len(t.hand(seat)) for seat in (3, 4, 1, 2)] == [8, 9, 10, 10]
    assert [len(t.bonus(seat)) for seat in (3, 4, 1, 2)] == [0, 1, 1, 1]


@pytest.mark.rule("UN-54")
@pytest.mark.parametrize(("seats", "boxes"), [(3, 1), (4, 2), (5, 2), (6, 2)])
def test_UN_54_more_than_three_players_use_a_second_box(seats: int, boxes: int) -> None:
    t = draft(seats)
    t.do("faction fox")
    assert (t.refusal("faction fox") is None) == (boxes == 2)
    draft_to_the_end(t)
    taken = [faction for each in t.g.factions for faction in each]
    assert max(taken.count(faction) for faction in range(9)) == boxes


# ---------------------------------------------------------------------- UN-78


@pytest.mark.rule("UN-78")
@pytest.mark.parametrize("first", [1, 2])
def test_UN_78_turns_pass_to_the_next_seat(first: int) -> None:
    t = position(*[side(hand=1) for _ in range(3)], mode="survival", active=first)
    order = []
    for _ in range(4):
        order.append(t.actor)
        end_turn(t)
    assert order == [(first - 1 + i) % 3 + 1 for i in range(4)]


@pytest.mark.rule("UN-78", "UN-57")
@pytest.mark.parametrize(("hunter", "prey"), [(1, 2), (2, 3), (3, 4), (4, 1)])
def test_UN_78_the_player_to_the_left_is_the_next_in_turn_order(hunter: int, prey: int) -> None:
    t = position(*[side(animals=[animal("A"), animal("C")]) for _ in range(4)], mode="hunter", active=hunter)
    t.do("attack A")
    assert [option for option in t.options() if option.startswith("stronghold")] == [f"stronghold {prey}"]
    assert view(t.g, None)["seats"][hunter - 1]["prey"] == prey - 1


# ---------------------------------------------------------------------- UN-79


@pytest.mark.rule("UN-79")
@pytest.mark.parametrize(
    ("mode", "allowed"),
    [
        ("duel", [2]),
        ("hunter", [3, 4, 5, 6]),
        ("survival", [3, 4, 5, 6]),
        ("alpha", [3, 4, 5, 6]),
        ("hydra", [4, 6]),
        ("manticore", [4]),
    ],
)
def test_UN_79_each_mode_is_for_so_many_players(mode: str, allowed: list[int]) -> None:
    for seats in range(2, 7):
        if seats in allowed:
            assert GAME.check_options({"mode": mode, "seats": seats})["seats"] == seats
        else:
            with pytest.raises(LudotekError, match="UN-79"):
                GAME.check_options({"mode": mode, "seats": seats})


@pytest.mark.rule("UN-79")
@pytest.mark.parametrize(("mode", "seats"), [("hydra", 4), ("hydra", 6), ("manticore", 4)])
def test_UN_79_in_team_modes_the_seats_alternate(mode: str, seats: int) -> None:
    t = position(mode=mode, seats=seats, setup="deal", seed=1)
    assert t.g.team_of == [0, 1] * (seats // 2)


@pytest.mark.rule("UN-79")
@pytest.mark.parametrize(("mode", "seats", "first"), [("hydra", 4, 1), ("manticore", 4, 2), ("hydra", 6, 1)])
def test_UN_79_they_draft_in_turn_order_too(mode: str, seats: int, first: int) -> None:
    t = draft(seats, mode, active=first)
    firsts = list(dict.fromkeys(draft_to_the_end(t)))
    assert firsts == [(first - 1 + i) % seats + 1 for i in range(seats)]


# ---------------------------------------------------------------------- UN-55, UN-56


@pytest.mark.rule("UN-55")
def test_UN_55_draft_for_three() -> None:
    assert draft_to_the_end(draft(3)) == [1, 2, 3, 3, 1, 2, 2, 3, 1]
    assert draft_to_the_end(draft(3, active=2)) == [2, 3, 1, 1, 2, 3, 3, 1, 2]


@pytest.mark.rule("UN-55")
def test_UN_55_the_first_player_takes_the_last_remaining_faction() -> None:
    t = draft(3)
    for _ in range(8):
        t.do(t.options()[0])
    assert sorted(faction for each in t.g.factions for faction in each) == list(range(9))
    assert t.asks == "StackStronghold", "with one faction left there is nothing to ask"


@pytest.mark.rule("UN-56")
@pytest.mark.parametrize(
    ("seats", "order"),
    [
        (4, [1, 2, 3, 3, 4, 4, 1, 1, 2, 2, 3, 4]),
        (5, [1, 2, 3, 4, 4, 5, 5, 1, 1, 2, 2, 3, 3, 4, 5]),
        (6, [1, 2, 3, 4, 4, 5, 5, 6, 6, 1, 1, 2, 2, 3, 3, 4, 5, 6]),
    ],
)
def test_UN_56_draft_for_four_and_more(seats: int, order: list[int]) -> None:
    t = draft(seats)
    assert draft_to_the_end(t) == order
    assert [len(each) for each in t.g.factions] == [3] * seats


# ---------------------------------------------------------------------- UN-80


def three(*given: Data, **more: object) -> Position:
    """Survival for three; sides that are not given are plain."""
    sides = [*given, *[side() for _ in range(3 - len(given))]]
    return position(*sides, mode="survival", **more)  # type: ignore[arg-type]


@pytest.mark.rule("UN-80")
def test_UN_80_all_own_cards_leave_the_game_without_last_words() -> None:
    loser = side(animals=[animal("B", last_words=DRAW)], hand=2, support=3, power=4, bonus=1, deck=5, **LAST)
    t = three(side(animals=[RAM]), loser)
    t.do("attack ram", "stronghold 2")
    assert not t.over
    assert ("out", "UN-80") in t.log
    assert not any(key == "defeated" for key, _ in t.log)
    assert (t.hand(2), t.support(2), t.power(2), t.bonus(2), t.deck(2), t.in_play("B")) == ([], [], [], [], [], False)
    assert len(t.removed(2)) == 1 + 2 + 3 + 4 + 1 + 5
    assert (t.ready_power(2), t.g.out) == (0, [False, True, False])
    assert (t.asks, t.actor) == ("MainPhase", 1)


@pytest.mark.rule("UN-80")
def test_UN_80_own_cards_that_others_control_leave_too() -> None:
    t = three(side(animals=[RAM, placed(animal("B"), owner=2)]), side(**LAST))
    t.do("attack ram", "stronghold 2")
    assert t.where("B") == "removed 2"


@pytest.mark.rule("UN-80")
def test_UN_80_cards_of_others_go_to_their_owners_support() -> None:
    t = three(side(animals=[RAM]), side(animals=[placed(animal("B", last_words=DRAW), owner=3)], **LAST))
    t.do("attack ram", "stronghold 2")
    assert (t.where("B"), t.asks) == ("support 3", "MainPhase")


@pytest.mark.rule("UN-80")
def test_UN_80_standing_texts_end_with_their_animals() -> None:
    t = three(
        side(animals=[RAM]),
        side(animals=[animal("B", standing=[node("attack-aura", of="opposing", by=-1)])], damage=1, **LAST),
    )
    assert t.attack("ram") == 6
    t.do("attack ram", "stronghold 2")
    assert t.attack("ram") == 7


@pytest.mark.rule("UN-80")
def test_UN_80_a_turn_in_progress_ends_at_once_and_later_turns_are_skipped() -> None:
    raze = item("raze", node("damage", n=7, target={"whose": "own", "what": "stronghold"}), node("draw"), cost=0)
    t = three(side(hand=[raze, animal("x")], **LAST), side(hand=1), side(hand=1))
    t.do("play raze")
    assert (t.asks, t.actor) == ("MainPhase", 2)
    assert not any(key == "upkeep" for key, _ in t.log)
    end_turn(t)
    assert t.actor == 3
    end_turn(t)
    assert t.actor == 2, "seat 1 is skipped"
    assert t.where("raze") == "removed 1"


@pytest.mark.rule("UN-80")
def test_UN_80_by_an_empty_deck_too_and_the_strongholds_leave_with_the_rest() -> None:
    t = three(side(hand=1, deck=1), side(animals=[animal("A")], hand=1), side(hand=1))
    t.do("done")
    assert ("no-card-left", "UN-02") in t.log
    assert (t.g.out, t.actor, t.asks) == ([True, False, False], 2, "MainPhase")
    assert len(t.g.keeps[0].stack) == 0
    t.do("attack A")
    assert (t.stronghold_damage(3), t.stronghold_damage(1)) == (1, 0), "only one Stronghold is left to attack"


@pytest.mark.rule("UN-80")
def test_UN_80_pending_texts_of_who_is_out_are_not_resolved() -> None:
    """One blow defeats an Animal and the last Stronghold: the Last Words are not said."""
    blast = item("blast", node("damage", n=7, target={"whose": "opposing", "what": "either", "many": "each"}), cost=0)
    t = three(
        side(hand=[blast]),
        side(animals=[animal("B", last_words=DRAW)], **LAST),
        side(animals=[animal("C", last_words=DRAW)]),
    )
    t.do("play blast")
    assert t.where("B") == "removed 2"
    assert (t.asks, t.actor) == ("Rally", 3)
    t.do("done", "take")
    assert (t.asks, t.actor) == ("MainPhase", 1)


@pytest.mark.rule("UN-80")
def test_UN_80_two_may_be_out_at_the_same_moment() -> None:
    t = position(side(hand=[QUAKE], deck=9), side(**LAST), side(**LAST), side(), mode="survival")
    t.do("play quake")
    assert t.g.out == [False, True, True, False]
    assert [key for key, _ in t.log].count("stronghold-fell") == 4
    t.do("done")
    assert (t.asks, t.actor) == ("Rally", 4)


# ---------------------------------------------------------------------- UN-81


@pytest.mark.rule("UN-81")
@pytest.mark.parametrize("mode", ["hunter", "survival"])
def test_UN_81_guard_protects_its_own_player_only(mode: str) -> None:
    t = position(
        side(animals=[animal("A")]), side(animals=[GUARD, animal("B")]), side(animals=[animal("C")]), mode=mode
    )
    t.do("attack A")
    t.refused("stronghold 2", "UN-51")
    t.refused("target B", "UN-51")
    assert set(t.options()) == {"target 2:guard", "target 3:C"} | ({"stronghold 3"} if mode == "survival" else set())


@pytest.mark.rule("UN-81")
def test_UN_81_the_hunters_of_an_alpha_are_not_guarded_by_each_other() -> None:
    t = position(side(animals=[animal("A")]), side(animals=[GUARD]), side(animals=[animal("C")]), mode="alpha")
    t.do("attack A")
    assert t.options() == ["stronghold 3", "target 2:guard", "target 3:C"]


# ---------------------------------------------------------------------- UN-82


@pytest.mark.rule("UN-82")
def test_UN_82_an_opponent_is_any_one_player_of_choice_whom_one_may_attack() -> None:
    t = position(side(hand=[ROB]), side(hand=2), side(hand=2), mode="survival")
    t.do("play rob")
    assert t.options() == ["mode 2", "mode 3"]
    t.refused("mode 1", "UN-82")
    t.do("mode 3", "card plain")
    assert (len(t.hand(2)), len(t.hand(3))) == (2, 1)


@pytest.mark.rule("UN-82")
def test_UN_82_who_is_out_is_no_opponent() -> None:
    t = position(side(hand=[ROB], animals=[RAM]), side(**LAST), side(hand=2), side(hand=2), mode="survival")
    t.do("attack ram", "stronghold 2", "play rob")
    assert t.options() == ["mode 3", "mode 4"]
    t.refused("mode 2", "UN-80")


@pytest.mark.rule("UN-82")
def test_UN_82_for_the_hunters_of_an_alpha_it_is_the_alpha_alone() -> None:
    t = position(
        side(hand=2, animals=[animal("A")]),
        side(hand=[ROB, BOLT]),
        side(hand=2, animals=[animal("C")]),
        mode="alpha",
        first=1,
        active=2,
    )
    t.do("play rob")
    assert (t.asks, t.actor) == ("ChooseFromHand", 1)
    t.do("card plain", "play bolt")
    assert t.options() == ["stronghold 1", "target 1:A"]


HURT = node("damage", n=1, target={"whose": "any", "what": "either", "many": "each"})


@pytest.mark.rule("UN-82", "UN-59")
def test_UN_82_each_and_any_reach_the_fellow_opponents_of_an_alpha_too() -> None:
    sides = [side(animals=[animal(name, health=9)], hand=[item("hurt", HURT, cost=0)]) for name in "ABCD"]
    mend = item("mend", node("heal", n=1, target={"whose": "any", "what": "stronghold"}), cost=0)
    sides[1]["hand"] = [*sides[1]["hand"], mend]
    t = position(*sides, mode="alpha", first=1, active=2)
    t.do("play hurt")
    assert [t.stronghold_damage(keep) for keep in (1, 2, 3, 4)] == [1, 1, 1, 1]
    assert [t.damage(name) for name in "ABCD"] == [1, 1, 1, 1]
    t.do("play mend")
    assert t.options() == [f"stronghold {keep}" for keep in (1, 2, 3, 4)]


@pytest.mark.rule("UN-82", "UN-57")
def test_UN_82_in_hunter_only_the_strongholds_of_oneself_and_the_prey() -> None:
    sides = [side(animals=[animal(name, health=9)], hand=[item("hurt", HURT, cost=0)]) for name in "ABC"]
    t = position(*sides, mode="hunter")
    t.do("play hurt")
    assert [t.stronghold_damage(keep) for keep in (1, 2, 3)] == [1, 1, 0]
    assert [t.damage(name) for name in "ABC"] == [1, 1, 1]


@pytest.mark.rule("UN-82")
def test_UN_82_you_is_one_player() -> None:
    """A text about own Animals reaches no other player's, one about opposing Animals reaches all opponents'."""
    cheer = item("cheer", node("fury", target={"whose": "own", "many": "each"}), cost=0)
    rain = item("rain", node("damage", n=1, target={"whose": "opposing", "many": "each"}), cost=0)
    sides = [side(animals=[animal(name, health=9)], hand=[cheer, rain]) for name in "ABCD"]
    t = position(*sides, mode="survival")
    t.do("play cheer", "play rain")
    assert [t.animal(name).fury for name in "ABCD"] == [1, 0, 0, 0]
    assert [t.damage(name) for name in "ABCD"] == [0, 1, 1, 1]


# ---------------------------------------------------------------------- UN-57


@pytest.mark.rule("UN-57")
def test_UN_57_only_the_stronghold_to_the_left_but_animals_of_anyone() -> None:
    t = position(
        side(animals=[animal("A")]),
        side(animals=[animal("B")]),
        side(animals=[animal("C")]),
        side(animals=[animal("D")]),
        mode="hunter",
    )
    t.do("attack A")
    assert t.options() == ["stronghold 2", "target 2:B", "target 3:C", "target 4:D"]
    t.refused("stronghold 3", "UN-57")
    t.refused("stronghold 4", "UN-57")


@pytest.mark.rule("UN-57", "UN-51")
def test_UN_57_defeating_its_guard_would_open_no_other_stronghold() -> None:
    guard = animal("Guard", keywords=["guard"])
    t = position(side(animals=[animal("A")]), side(), side(animals=[guard]), mode="hunter").do("attack A")
    t.refused("stronghold 3", "UN-57")


@pytest.mark.rule("UN-57")
def test_UN_57_card_effects_too_reach_only_that_stronghold() -> None:
    t = position(side(hand=[BOLT, QUAKE]), side(), side(), mode="hunter")
    t.do("play bolt")
    assert t.stronghold_damage(2) == 1
    t.do("play quake")
    assert [each.lost for each in t.g.keeps] == [1, 1, 0], "the own one is no opposing one"


@pytest.mark.rule("UN-57")
def test_UN_57_the_first_to_defeat_another_wins() -> None:
    t = position(side(animals=[RAM]), side(**LAST), side(), mode="hunter")
    t.do("attack ram")
    assert t.winners == [1]
    assert t.log[-1] == ("won", "UN-57")
    assert t.g.outcome is not None
    assert t.g.outcome.scores == [1.0, 0.0, 0.0]


@pytest.mark.rule("UN-57")
def test_UN_57_of_one_who_loses_by_an_empty_deck_the_hunter_wins() -> None:
    t = position(side(hand=1), side(hand=1, deck=1), side(hand=1), mode="hunter", active=2)
    t.do("done")
    assert t.winners == [1]
    t = position(side(hand=1, deck=1), side(hand=1), side(hand=1), mode="hunter")
    t.do("done")
    assert t.winners == [3]


@pytest.mark.rule("UN-57", "UN-65")
def test_UN_57_a_hunter_who_falls_with_the_prey_has_lost_too() -> None:
    t = position(side(hand=[QUAKE], **LAST), side(**LAST), side(), mode="hunter").do("play quake")
    assert t.winners == [3]


@pytest.mark.rule("UN-57")
def test_UN_57_also_of_one_who_destroys_the_own_stronghold() -> None:
    raze = item("raze", node("damage", n=7, target={"whose": "own", "what": "stronghold"}), cost=0)
    t = position(side(), side(), side(hand=[raze], **LAST), mode="hunter", active=3)
    t.do("play raze")
    assert t.winners == [2]


# ---------------------------------------------------------------------- UN-58


@pytest.mark.rule("UN-58")
def test_UN_58_anyone_may_be_attacked() -> None:
    t = three(side(animals=[animal("A")]), side(animals=[animal("B")]), side(animals=[animal("C")]))
    t.do("attack A")
    assert t.options() == ["stronghold 2", "stronghold 3", "target 2:B", "target 3:C"]
    t.refused("stronghold 1", "UN-29")


@pytest.mark.rule("UN-58")
def test_UN_58_the_last_survivor_wins() -> None:
    t = three(side(animals=[RAM, animal("ox", attack=7)]), side(**LAST), side(**LAST))
    t.do("attack ram", "stronghold 2")
    assert not t.over
    t.do("attack ox")
    assert t.winners == [1]
    assert t.log[-1] == ("won", "UN-58")


@pytest.mark.rule("UN-58")
def test_UN_58_who_was_defeated_does_not_share_the_win() -> None:
    t = three(side(animals=[RAM, animal("ox", attack=7)]), side(**LAST), side(**LAST))
    t.do("attack ram", "stronghold 2", "attack ox")
    assert t.g.outcome is not None
    assert t.g.outcome.scores == [1.0, 0.0, 0.0]


# ---------------------------------------------------------------------- UN-59


def alpha(*given: Data, **more: object) -> Position:
    """Seat 1 is the Alpha of three."""
    sides = [*given, *[side() for _ in range(3 - len(given))]]
    return position(*sides, mode="alpha", first=1, **more)  # type: ignore[arg-type]


@pytest.mark.rule("UN-59")
def test_UN_59_one_player_is_the_alpha_against_all_others() -> None:
    t = alpha(side(animals=[animal("A")]), side(animals=[animal("B")]), side(animals=[animal("C")]))
    assert t.g.team_of == [0, 1, 1]
    t.do("attack A")
    assert t.options() == ["stronghold 2", "stronghold 3", "target 2:B", "target 3:C"]


@pytest.mark.rule("UN-59")
def test_UN_59_the_others_may_not_attack_each_other() -> None:
    t = alpha(side(animals=[animal("A")]), side(animals=[animal("B")]), side(animals=[animal("C")]), active=2)
    t.do("attack B")
    assert t.options() == ["stronghold 1", "target 1:A"]
    t.refused("stronghold 3", "UN-59")
    t.refused("target C", "UN-59")


@pytest.mark.rule("UN-59")
def test_UN_59_its_strongholds_have_14_health_and_the_others_7() -> None:
    t = alpha(side(damage=5), side(animals=[animal("A", attack=8), RAM]), active=2)
    t.do("attack A")
    assert (t.stronghold_damage(1), t.g.keeps[0].lost) == (13, 0)
    t.do("attack ram")
    assert t.g.keeps[0].lost == 1
    t = alpha(side(animals=[RAM]))
    t.do("attack ram", "stronghold 2")
    assert t.g.keeps[1].lost == 1


@pytest.mark.rule("UN-59")
def test_UN_59_it_may_play_a_card_as_power_twice_a_turn() -> None:
    t = alpha(side(hand=3), side(hand=3, power=0))
    t.do("power plain", "power plain")
    t.refused("power plain", "UN-20")
    t = alpha(side(hand=3), side(hand=3, power=0), active=2)
    t.do("power plain")
    t.refused("power plain", "UN-20")


@pytest.mark.rule("UN-59")
def test_UN_59_it_has_at_most_10_power() -> None:
    t = alpha(side(hand=3, power=9))
    t.do("power plain")
    assert len(t.power(1)) == 10
    t.refused("power plain", "UN-18")
    t = alpha(side(), side(hand=3, power=5), active=2)
    t.refused("power plain", "UN-18")


@pytest.mark.rule("UN-59")
@pytest.mark.parametrize("seats", [3, 4, 6])
def test_UN_59_its_upkeep_opponents_and_2_cards_and_as_many_support(seats: int) -> None:
    t = position(*[side(deck=20) for _ in range(seats)], mode="alpha")
    t.do("done")
    assert len(t.hand(1)) == seats - 1 + 2
    put = 0
    while t.actor == 1:
        assert t.asks == "ToSupport"
        t.do("card plain")
        put += 1
    assert put == seats - 1 == len(t.support(1))
    t.do("done")
    assert len(t.hand(2)) == 2
    t.do("card plain")
    assert (len(t.support(2)), t.actor) == (1, 3)


@pytest.mark.rule("UN-59")
@pytest.mark.parametrize("seed", range(3))
def test_UN_59_the_alpha_always_starts(seed: int) -> None:
    t = position(mode="alpha", seats=4, setup="support", seed=seed, active=seed + 1)
    for seat in range(1, 5):
        t.do(t.options(seat)[0], seat=seat)
    assert (t.actor, t.g.team_of[seed]) == (seed + 1, 0)
    assert t.g.keep_health(seed) == 14


@pytest.mark.rule("UN-59")
def test_UN_59_it_wins_by_defeating_all() -> None:
    t = alpha(side(animals=[RAM, animal("ox", attack=7)]), side(**LAST), side(**LAST))
    t.do("attack ram", "stronghold 2")
    assert not t.over
    t.do("attack ox")
    assert t.winners == [1]
    assert t.log[-1] == ("won", "UN-59")


@pytest.mark.rule("UN-59")
def test_UN_59_the_others_win_together_by_defeating_the_alpha() -> None:
    t = alpha(side(damage=7, **LAST), side(animals=[RAM]), active=2)
    t.do("attack ram")
    assert t.winners == [2, 3]
    assert t.log[-2:] == [("won", "UN-59"), ("won", "UN-59")]


# ---------------------------------------------------------------------- UN-90


@pytest.mark.rule("UN-90")
def test_UN_90_the_alpha_is_player_1_in_all_respects() -> None:
    t = draft(3, "alpha", active=2)
    assert draft_to_the_end(t) == [2, 3, 1, 1, 2, 3, 3, 1, 2]
    while t.asks == "StackStronghold":
        t.do(t.options()[0])
    assert [len(t.hand(seat)) for seat in (2, 3, 1)] == [8, 9, 10]
    assert [len(t.bonus(seat)) for seat in (2, 3, 1)] == [0, 1, 1]
    t.do("done", "done", "done")
    for seat in (1, 2, 3):
        t.do(t.options(seat)[0], seat=seat)
    assert [len(t.support(seat)) for seat in (1, 2, 3)] == [1, 1, 1]


@pytest.mark.rule("UN-90")
def test_UN_90_its_opponents_are_counted_as_they_still_are_in_the_game() -> None:
    sides = [side(animals=[RAM], deck=20), side(**LAST), side(), side()]
    t = position(*sides, mode="alpha")
    t.do("attack ram", "stronghold 2", "done")
    assert len(t.hand(1)) == 2 + 2
    t.do("card plain", "card plain")
    assert (t.actor, len(t.support(1))) == (3, 2)


@pytest.mark.rule("UN-90")
def test_UN_90_those_already_out_share_the_others_win() -> None:
    sides = [
        side(animals=[RAM], strongholds=["fox"], lost=2, damage=7, hand=2),
        side(**LAST),
        side(animals=[animal("ox", attack=7)]),
        side(),
    ]
    t = position(*sides, mode="alpha")
    t.do("attack ram", "stronghold 2")
    end_turn(t)
    assert t.actor == 3
    t.do("attack ox", "stronghold 1")
    assert t.winners == [2, 3, 4]


@pytest.mark.rule("UN-90")
def test_UN_90_the_others_do_not_see_each_others_hands() -> None:
    t = alpha(side(hand=1), side(hand=2), side(hand=3))
    for eye in range(3):
        seen = [each["hand"] for each in view(t.g, eye)["seats"]]
        assert [each["count"] for each in seen] == [1, 2, 3]
        assert [len(each["known"]) for each in seen] == [[1, 0, 0], [0, 2, 0], [0, 0, 3]][eye]


@pytest.mark.rule("UN-90")
def test_UN_90_the_alpha_is_drawn_at_random() -> None:
    firsts = set()
    for seed in range(12):
        match = GAME.prepare(GAME.content({}), GAME.check_options({"mode": "alpha"}), FastChance(seed))
        firsts.add(match.first)  # type: ignore[attr-defined]
    assert firsts == {0, 1, 2}


@pytest.mark.rule("UN-90")
@pytest.mark.parametrize("alpha", [1, 2, 3])
def test_UN_90_or_it_is_agreed_on(alpha: int) -> None:
    for seed in range(4):
        match = GAME.prepare(GAME.content({}), GAME.check_options({"mode": "alpha", "alpha": alpha}), FastChance(seed))
        assert match.first == alpha - 1  # type: ignore[attr-defined]


@pytest.mark.rule("UN-90")
@pytest.mark.parametrize("options", [{"alpha": 1}, {"mode": "survival", "alpha": 1}, {"mode": "alpha", "alpha": 4}])
def test_UN_90_only_a_player_of_an_alpha_game_can_be_agreed_on(options: dict[str, object]) -> None:
    with pytest.raises(LudotekError, match="UN-90"):
        GAME.check_options(options)
