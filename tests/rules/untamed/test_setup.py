"""Setup for two players (UN-06 to UN-12)."""

import pytest

from ludotek.games.untamed.game import GAME
from ludotek.games.untamed.rules.actions import FACTION
from ludotek.games.untamed.rules.components import FACTIONS
from ludotek.games.untamed.rules.setup import DraftFaction
from ludotek.games.untamed.rules.table import Untamed
from ludotek.kernel.chance import FastChance
from ludotek.testing.untamed import Position, position, side


def new_game(seed: int, **options: object) -> Untamed:
    """A game of the real box, at its first question."""
    content = GAME.content({})
    match = GAME.prepare(content, GAME.check_options(options), FastChance(seed))
    assert isinstance(match, Untamed)
    match.settle()
    return match


def draft(active: int = 1, seats: int = 2, mode: str = "duel") -> Position:
    return position(*[side()] * seats, mode=mode, setup="draft", seed=5, factions=[[]] * seats, active=active)


def drafted(active: int = 1) -> Position:
    """Seat 1 has fox, rat and tiger; seat 2 panda, rhino and rabbit."""
    names = [["fox", "rat", "tiger"], ["panda", "rhino", "rabbit"]]
    factions = [[FACTIONS.index(each) for each in group] for group in names]
    return position(side(), side(), setup="random", seed=5, factions=factions, active=active)


def stacked(t: Position, *factions: str) -> Position:
    return t.do(*[f"faction {faction}" for faction in factions])


def dealt(active: int = 1, seats: int = 2) -> Position:
    mode = "duel" if seats == 2 else "survival"
    return position(*[side()] * seats, mode=mode, setup="deal", seed=5, active=active)


def keys(t: Position) -> list[str]:
    return [key for key, _ in t.log]


# ---------------------------------------------------------------------- draft


@pytest.mark.rule("UN-06")
def test_UN_06_who_starts_is_random() -> None:
    starters = [new_game(seed).first for seed in range(20)]
    assert 3 <= sum(starters) <= 17
    assert set(starters) == {0, 1}
    t = draft(active=2)
    assert t.log == [("starter", "UN-06")]
    assert t.happened[0].values == [1]


@pytest.mark.rule("UN-06")
@pytest.mark.parametrize("active", [1, 2])
def test_UN_06_players_take_turns_and_the_first_one_begins(active: int) -> None:
    t = draft(active)
    chose = []
    for faction in ("fox", "rat", "tiger", "panda", "rhino", "rabbit"):
        assert t.asks == "DraftFaction"
        chose.append(t.actor)
        t.refused(f"faction {faction}", "UN-06", seat=3 - t.actor)
        t.do(f"faction {faction}")
        assert t.log[0] == ("drafted", "UN-06")
    assert chose == [active, 3 - active] * 3
    assert t.asks == "StackStronghold", "three factions each are enough"
    first, second = t.g.factions[active - 1], t.g.factions[2 - active]
    assert [FACTIONS[each] for each in first] == ["fox", "tiger", "rhino"]
    assert [FACTIONS[each] for each in second] == ["rat", "panda", "rabbit"]


@pytest.mark.rule("UN-06")
def test_UN_06_with_one_box_a_faction_is_taken_once() -> None:
    t = draft()
    t.do("faction fox")
    t.refused("faction fox", "UN-06")
    t.do("faction rat")
    t.refused("faction fox", "UN-06")
    t.refused("faction rat", "UN-06")
    assert len(t.options()) == 7


@pytest.mark.rule("UN-06")
def test_UN_06_with_two_boxes_a_faction_is_taken_twice_but_not_by_one_player() -> None:
    t = draft(seats=4, mode="survival")
    t.do("faction fox", "faction fox")
    t.refused("faction fox", "UN-06")
    t.do("faction rat")
    assert t.actor == 3
    t.refused("faction rat", "UN-06")
    t.do("faction tiger", "faction rat")
    t.refused("faction rat", "UN-06")
    assert "faction tiger" in t.options()


@pytest.mark.rule("UN-06")
def test_UN_06_a_player_takes_a_faction_twice_only_if_nothing_else_is_left() -> None:
    """Six players take all eighteen of two boxes; the last one finds only a faction that it has already."""
    t = draft(seats=6, mode="survival")
    t.g.factions = [[0, 1, 2], [0, 1, 2], [3, 4, 5], [3, 4, 5], [6, 7, 8], [6, 7]]
    last = DraftFaction(5)
    assert last.options(t.g, 5) == [FACTION + 8]
    t.g.factions[4], t.g.factions[5] = [6, 7, 7], [6, 8]
    assert last.options(t.g, 5) == [FACTION + 8], "it has that one already"


@pytest.mark.rule("UN-06")
def test_UN_06_with_two_boxes_nobody_draws_a_faction_twice_while_another_is_left() -> None:
    """Of eighteen four players draw twelve: the last one still finds five different ones."""
    for seed in range(5):
        g = new_game(seed, mode="survival", seats=4, draft="random")
        assert [len(set(factions)) for factions in g.factions] == [3] * 4


@pytest.mark.rule("UN-06")
@pytest.mark.parametrize(("seats", "mode"), [(2, "duel"), (3, "hunter"), (6, "survival")])
def test_UN_06_random_factions_keep_to_the_same_limits(seats: int, mode: str) -> None:
    for seed in range(5):
        g = new_game(seed, mode=mode, seats=seats, draft="random")
        flat = [faction for factions in g.factions for faction in factions]
        assert [len(factions) for factions in g.factions] == [3] * seats
        assert max(flat.count(faction) for faction in range(9)) <= (1 if seats <= 3 else 2)


@pytest.mark.rule("UN-06")
def test_UN_06_the_draft_of_a_copy_leaves_the_original_alone() -> None:
    t = draft()
    copy = t.g.clone()
    for i in range(6):
        copy.carry_out(copy.driver(), FACTION + i)
    for faction in ("fox", "rat", "tiger", "panda", "rhino", "rabbit"):
        t.do(f"faction {faction}")
    assert t.options() == ["faction fox", "faction rhino", "faction tiger"]


# ---------------------------------------------------------------------- Strongholds


@pytest.mark.rule("UN-07")
def test_UN_07_each_player_stacks_three_strongholds_in_an_order_of_choice() -> None:
    t = drafted()
    assert (t.asks, t.actor) == ("StackStronghold", 1)
    assert t.options() == ["faction fox", "faction rat", "faction tiger"]
    t.refused("faction panda", "UN-07")
    t.do("faction rat")
    t.refused("faction rat", "UN-07")
    t.do("faction tiger")
    assert t.actor == 2
    stacked(t, "rhino", "rabbit")
    top_first = [[FACTIONS[each] for each in keep.stack.cards[::-1]] for keep in t.g.keeps]
    assert top_first == [["rat", "tiger", "fox"], ["rhino", "rabbit", "panda"]]
    t.do("done", "done")
    t.do(t.options(1)[0], seat=1)
    t.do(t.options(2)[0], seat=2)
    t.do("ability")
    used = [event for event in t.happened if event.kind.key == "log-ability-used"]
    assert FACTIONS[used[0].values[1]] == "rat", "the top one is in play"


@pytest.mark.rule("UN-07")
def test_UN_07_the_order_is_secret_until_the_top_ones_are_shown_together() -> None:
    t = drafted()
    stacked(t, "rat", "tiger", "rhino")
    for eye in (1, None):
        assert GAME.view(t.g, eye)["keeps"][0]["stack"] == [None, None, None]
    assert GAME.view(t.g, 0)["keeps"][0]["stack"] == ["rat", "tiger", "fox"]
    assert GAME.view(t.g, 0)["keeps"][1]["stack"] == [None]
    assert "stronghold-shown" not in keys(t)
    t.do("faction rabbit")
    shown = [event for event in t.happened if event.kind.key == "log-stronghold-shown"]
    assert [(event.rule, event.values[0], FACTIONS[event.values[1]]) for event in shown] == [
        ("UN-07", 0, "rat"),
        ("UN-07", 1, "rhino"),
    ]
    assert GAME.view(t.g, 1)["keeps"][0]["stack"] == ["rat", None, None]
    assert GAME.view(t.g, 1)["keeps"][1]["stack"] == ["rhino", "rabbit", "panda"]
    assert GAME.view(t.g, None)["keeps"][1]["stack"] == ["rhino", None, None]


@pytest.mark.rule("UN-07")
def test_UN_07_before_any_card_is_drawn() -> None:
    t = drafted()
    while t.asks == "StackStronghold":
        assert "drew" not in keys(t)
        assert t.hand(1) == t.hand(2) == t.deck(1) == []
        t.do(t.options()[0])
    assert keys(t).index("stronghold-shown") < keys(t).index("bonus-gained") < keys(t).index("drew")


# ---------------------------------------------------------------------- decks and hands


@pytest.mark.rule("UN-08")
def test_UN_08_the_deck_has_the_45_cards_of_the_three_factions() -> None:
    g = new_game(3, draft="random")
    while type(g.question).__name__ == "StackStronghold":
        g.carry_out(g.driver(), g.options(g.driver())[0])
    for seat in range(2):
        own = g.sides[seat]
        cards = own.deck.cards + own.bonus.cards + g.hands[seat].cards
        designs = [design for faction in g.factions[seat] for design in g.box.of_faction(faction)]
        assert len(cards) == 45
        assert sorted(cards) == sorted(designs * 3)
        assert own.deck.known == [0] * len(own.deck), "face down"


@pytest.mark.rule("UN-08", "UN-09")
def test_UN_08_it_is_shuffled_and_the_bonus_is_its_top_card() -> None:
    t = dealt()
    for index in range(2):
        own = t.g.sides[index]
        order = [design for faction in t.g.factions[index] for design in t.g.box.of_faction(faction) for _ in range(3)]
        sorted_order = order[:]
        FastChance(5).shuffle(index, order)
        assert order != sorted_order
        left = len(own.deck)
        assert own.deck.cards == order[:left]
        assert own.bonus.cards == order[45 - index :]
        assert sorted(t.g.hands[index].cards) == sorted(order[left : 45 - index])


@pytest.mark.rule("UN-09")
@pytest.mark.parametrize("active", [1, 2])
def test_UN_09_the_second_player_lays_a_power_bonus_before_drawing(active: int) -> None:
    t = dealt(active)
    assert (len(t.bonus(active)), len(t.bonus(3 - active))) == (0, 1)
    assert t.log[0] == ("bonus-gained", "UN-09")
    assert t.happened[0].values == [2 - active]
    assert t.g.sides[2 - active].bonus.known == [0], "unseen and face down"
    assert GAME.view(t.g, 2 - active)["sides"][2 - active]["bonuses"] == {"count": 1, "known": []}


@pytest.mark.rule("UN-09")
def test_UN_09_so_does_any_later_player() -> None:
    t = dealt(active=2, seats=4)
    assert [len(t.bonus(seat)) for seat in (1, 2, 3, 4)] == [1, 0, 1, 1]


@pytest.mark.rule("UN-10")
@pytest.mark.parametrize("active", [1, 2])
def test_UN_10_first_hand_eight_and_nine(active: int) -> None:
    t = dealt(active)
    assert (len(t.hand(active)), len(t.hand(3 - active))) == (8, 9)
    assert t.log.count(("drew", "UN-10")) == 17


@pytest.mark.rule("UN-10")
def test_UN_10_ten_for_the_third_and_later() -> None:
    assert [len(dealt(seats=3).hand(seat)) for seat in (1, 2, 3)] == [8, 9, 10]
    t = dealt(active=3, seats=5)
    assert [len(t.hand(seat)) for seat in (3, 4, 5, 1, 2)] == [8, 9, 10, 10, 10]


# ---------------------------------------------------------------------- mulligan


@pytest.mark.rule("UN-11")
def test_UN_11_a_new_hand_of_the_same_size_from_the_shuffled_deck() -> None:
    t = dealt()
    t.do("done")
    assert t.log == [("hand-kept", "UN-11")]
    deck, hand, bonus = t.g.sides[1].deck.cards[:], t.g.hands[1].cards[:], t.bonus(2)
    t.do("mulligan")
    assert t.log[0] == ("mulligan", "UN-11")
    assert t.log.count(("drew", "UN-11")) == 9
    assert len(t.hand(2)) == 9
    assert t.g.hands[1].cards != hand
    assert sorted(t.g.sides[1].deck.cards + t.g.hands[1].cards) == sorted(deck + hand)
    assert t.g.sides[1].deck.cards != deck, "the whole deck is shuffled"
    assert t.bonus(2) == bonus, "a Power Bonus stays where it is"
    assert t.g.sides[1].deck.known == [0] * len(t.g.sides[1].deck)


@pytest.mark.rule("UN-11")
def test_UN_11_the_whole_hand_goes_back() -> None:
    t = dealt()
    hand = set(t.hand(1))
    t.do("mulligan")
    assert hand & set(t.deck(1)[:18]), "somewhere in the deck, not below it"
    assert hand & set(t.deck(1)[18:]), "nor on top of it"


@pytest.mark.rule("UN-11")
def test_UN_11_a_kept_hand_is_not_changed() -> None:
    t = dealt()
    hand, deck = t.hand(1), t.deck(1)
    t.do("done")
    assert (t.hand(1), t.deck(1)) == (hand, deck)


@pytest.mark.rule("UN-11")
@pytest.mark.parametrize("active", [1, 2, 3])
def test_UN_11_once_in_turn_order_after_all_hands_are_drawn_and_before_the_first_support(active: int) -> None:
    t = dealt(active, seats=3)
    assert sum(len(t.hand(seat)) for seat in (1, 2, 3)) == 27
    asked = []
    while t.asks == "Mulligan":
        asked.append(t.actor)
        assert t.support(1) == t.support(2) == t.support(3) == []
        t.refused("mulligan", "UN-11", seat=t.actor % 3 + 1)
        t.do("mulligan")
    assert asked == [(active - 1 + i) % 3 + 1 for i in range(3)]
    assert t.asks == "FirstSupport"
    t.refused("mulligan")


# ---------------------------------------------------------------------- first Support


@pytest.mark.rule("UN-12")
def test_UN_12_each_player_puts_one_card_from_hand_into_support() -> None:
    t = position(side(), side(), setup="support", seed=5)
    assert t.asks == "FirstSupport"
    ones, twos = t.options(1)[0].removeprefix("card "), t.options(2)[-1].removeprefix("card ")
    t.refused("done", seat=1)
    t.refused(t.options(2)[0], seat=1)
    t.do(f"card {ones}", seat=1)
    t.do(f"card {twos}", seat=2)
    assert (t.support(1), t.support(2)) == ([ones], [twos])
    assert (len(t.hand(1)), len(t.hand(2))) == (7, 8)
    assert [entry for entry in t.log if entry[0] == "to-support"] == [("to-support", "UN-12")] * 2
    assert (t.asks, t.actor) == ("MainPhase", 1)


@pytest.mark.rule("UN-12")
@pytest.mark.parametrize("first", [1, 2])
def test_UN_12_chosen_in_secret_in_any_order_and_shown_together(first: int) -> None:
    t = position(side(), side(), setup="support", seed=5)
    choice = t.options(first)[0]
    t.do(choice, seat=first)
    assert t.log == [("chose-in-secret", "UN-12")]
    assert t.happened[0].kind.key == "log-chose-in-secret"
    assert t.happened[0].audience == 1 << (first - 1), "only its player knows which"
    assert t.happened[0].seen_by(2 - first)[1] < 0
    assert t.support(1) == t.support(2) == []
    assert GAME.view(t.g, 2 - first)["answered"] == [first - 1]
    t.refused(choice, "UN-12", seat=first)
    t.do(t.options(3 - first)[0], seat=3 - first)
    assert (len(t.support(1)), len(t.support(2))) == (1, 1)
