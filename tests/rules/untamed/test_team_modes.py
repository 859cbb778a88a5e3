"""Hydra and Manticore (UN-60, UN-61, UN-81 to UN-89)."""

import pytest

from ludotek.api.game import say_in_words
from ludotek.games.untamed.game import GAME
from ludotek.games.untamed.view import view
from ludotek.testing.untamed import Data, Position, animal, item, node, placed, position, side, stronghold

RAM = animal("ram", attack=7, health=9)
GUARD = animal("guard", attack=0, health=9, keywords=["guard"])
SCOUT = animal("scout", cost=4, rally=True)
ROB = item("rob", node("discard", who="opponent"), cost=0)
DRAW = [node("draw")]
SMITE = item("smite", node("damage", n=9, target={"whose": "opposing"}), cost=0)


def hydra(*given: Data, **more: object) -> Position:
    """Two teams of two: seats 1 and 3 against 2 and 4. The stacks are given with the first two sides."""
    sides = [*given, *[side() for _ in range(4 - len(given))]]
    return position(*sides, mode="hydra", **more)  # type: ignore[arg-type]


def manticore(*given: Data, **more: object) -> Position:
    """Two sides; A1 and A2 are seats 1 and 3, B1 and B2 seats 2 and 4."""
    sides = [*given, *[side() for _ in range(2 - len(given))]]
    return position(*sides, mode="manticore", **more)  # type: ignore[arg-type]


def set_up(mode: str, seats: int, first: int = 1) -> Position:
    """From the draft on."""
    return position(mode=mode, seats=seats, setup="draft", seed=3, factions=[[] for _ in range(seats)], active=first)


def answer_while(t: Position, question: str) -> list[int]:
    """Everybody answers with what comes first; who was asked."""
    asked = []
    while t.asks == question:
        asked.append(t.actor)
        t.do(t.options()[0])
    return asked


# ---------------------------------------------------------------------- UN-60 Hydra


@pytest.mark.rule("UN-60", "UN-61")
def test_a_hydra_team_is_in_turn_together_a_manticore_player_alone() -> None:
    assert [each["in_turn"] for each in view(hydra().g, 0)["seats"]] == [True, False, True, False]
    assert [each["in_turn"] for each in view(manticore().g, 0)["seats"]] == [True, False, False, False]


@pytest.mark.rule("UN-60")
@pytest.mark.parametrize(("seats", "chosen"), [(4, 4), (6, 6)])
def test_UN_60_each_drafts_3_factions_and_a_team_chooses_4_or_6_strongholds_and_their_order(
    seats: int, chosen: int
) -> None:
    t = set_up("hydra", seats)
    answer_while(t, "DraftFaction")
    assert [len(each) for each in t.g.factions] == [3] * seats
    offered = sorted(t.g.factions[0] + t.g.factions[2] + (t.g.factions[4] if seats == 6 else []))
    assert sorted(t.g.keeps[0].unchosen.cards) == offered, "of the factions of all members"
    picked = []
    while t.asks == "StackStronghold":
        picked.append((t.actor, t.options()[-1]))
        t.do(t.options()[-1])
    assert [len(each.stack) for each in t.g.keeps] == [chosen, chosen]
    assert len(picked) == 2 * chosen
    assert len(t.g.keeps[0].unchosen) == len(offered) - chosen
    top = t.g.box.stronghold_of(t.g.keeps[0].stack.top()).name
    assert picked[0] == (1, top.replace("keep-", "faction ")), "the first one named lies on top"


@pytest.mark.rule("UN-60")
def test_UN_60_teams_share_strongholds() -> None:
    t = hydra(side(animals=[animal("A", attack=2)]), side(), side(animals=[animal("C", attack=3)]))
    assert len(t.g.keeps) == 2
    t.do("attack A", seat=1)
    t.do("attack C", seat=3)
    assert t.stronghold_damage(2) == 5


@pytest.mark.rule("UN-60", "UN-82")
@pytest.mark.parametrize(("seat", "drawn"), [(1, 1), (2, 0), (3, 1), (4, 0)])
def test_UN_60_a_stronghold_that_the_team_lost_each_of_them_has_lost(seat: int, drawn: int) -> None:
    count = item("count", node("for-each", what="lost-stronghold", do=DRAW), cost=0)
    t = hydra(side(hand=[count], lost=1), *[side(hand=[count]) for _ in range(3)], active=1 if seat % 2 else 2)
    t.do("play count", seat=seat)
    assert len(t.hand(seat)) == drawn


@pytest.mark.rule("UN-60")
def test_UN_60_each_has_an_own_deck_support_power_and_hand() -> None:
    t = hydra(side(hand=1, support=1, power=1, deck=1), side(), side(hand=2, support=2, power=2, deck=2))
    assert len(t.g.sides) == 4
    for read in (t.support, t.power, t.deck):
        assert [len(read(each)) for each in (1, 3)] == [1, 2]
    assert [len(t.hand(seat)) for seat in (1, 3)] == [1, 2]


@pytest.mark.rule("UN-60")
def test_UN_60_team_mates_play_in_the_same_turn_in_any_order() -> None:
    t = hydra(side(hand=[animal("A")]), side(), side(hand=[animal("C"), animal("E")]))
    assert [seat + 1 for seat in t.g.actors()] == [1, 3]
    t.do("play C", seat=3)
    t.do("play A", seat=1)
    t.do("play E", seat=3)
    assert [t.where(name) for name in "ACE"] == ["play 1", "play 3", "play 3"]
    t.refused("done", "UN-14", seat=2)


@pytest.mark.rule("UN-60")
def test_UN_60_the_turn_ends_when_all_are_done_and_the_other_team_follows() -> None:
    t = hydra(*[side(hand=1) for _ in range(4)])
    for _ in range(3):
        t.do("done")
        assert t.asks == "MainPhase", "the partner still plays"
        t.do("done")
        answer_while(t, "ToSupport")
    assert t.g.turn == 4
    assert [seat + 1 for seat in t.g.actors()] == [2, 4]


@pytest.mark.rule("UN-60")
def test_UN_60_they_may_not_use_each_others_power_support_or_hand() -> None:
    t = hydra(
        side(hand=[animal("A", cost=2, focus=1)], ready=1, support=0),
        side(),
        side(hand=[animal("C")], ready=5, support=5),
    )
    t.refused("play A", "UN-19", seat=1)
    t.refused("focus A", "UN-22", seat=1)
    t.refused("play C", "UN-25", seat=1)
    t.refused("ability", "UN-22", seat=1)
    assert t.refusal("ability", seat=3) is None


@pytest.mark.rule("UN-60")
def test_UN_60_they_see_each_others_cards() -> None:
    t = hydra(*[side(hand=each) for each in (1, 2, 3, 4)])
    seen = [len(each["hand"]["known"]) for each in view(t.g, 0)["seats"]]
    assert seen == [1, 0, 3, 0]


@pytest.mark.rule("UN-60")
@pytest.mark.parametrize("lost", [0, 2])
def test_UN_60_when_a_stronghold_is_destroyed_each_of_the_team_draws_two_for_rally(lost: int) -> None:
    t = hydra(side(animals=[RAM]), side(deck=[SCOUT] * 5, lost=lost), side(), side(deck=[SCOUT] * 5))
    t.do("attack ram")
    assert [len(t.hand(seat)) for seat in (1, 2, 3, 4)] == [0, 2, 0, 2]
    assert t.log.count(("drew", "UN-41")) == 4
    assert t.asks == "Rally"


@pytest.mark.rule("UN-60")
def test_UN_60_the_last_team_standing_wins() -> None:
    t = hydra(side(animals=[RAM]), side(strongholds=["fox"], lost=3))
    t.do("attack ram")
    assert t.winners == [1, 3]
    assert t.hand(2) == t.hand(4) == []


# ---------------------------------------------------------------------- UN-83


@pytest.mark.rule("UN-83")
@pytest.mark.parametrize(("seats", "first"), [(4, 1), (4, 2), (6, 1)])
def test_UN_83_eight_cards_for_the_starting_team_nine_and_a_bonus_for_the_other(seats: int, first: int) -> None:
    t = position(mode="hydra", seats=seats, setup="deal", seed=2, active=first)
    for seat in range(1, seats + 1):
        starting = seat % 2 == first % 2
        assert len(t.hand(seat)) == (8 if starting else 9)
        assert len(t.bonus(seat)) == (0 if starting else 1)
        assert len(t.deck(seat)) == 45 - (8 if starting else 10), "from the own deck"


@pytest.mark.rule("UN-83")
def test_UN_83_only_that_member_uses_it() -> None:
    t = hydra(side(bonus=1, hand=[animal("A", cost=2)], ready=1), side(), side(hand=[animal("C", cost=2)], ready=1))
    t.refused("bonus", "UN-39", seat=3)
    t.do("bonus", seat=1)
    t.refused("play C", "UN-19", seat=3)
    t.do("play A", seat=1)
    assert t.where("A") == "play 1"


# ---------------------------------------------------------------------- UN-84


@pytest.mark.rule("UN-84")
def test_UN_84_an_animal_is_its_players_not_the_teams() -> None:
    cheer = item("cheer", node("fury", target={"whose": "own", "many": "each"}), cost=0)
    t = hydra(side(animals=[animal("A")], hand=[cheer]), side(), side(animals=[animal("C")]))
    assert [option for option in t.options(1) if option.startswith("attack")] == ["attack A"]
    assert [option for option in t.options(3) if option.startswith("attack")] == ["attack C"]
    t.do("play cheer", seat=1)
    assert (t.animal("A").fury, t.animal("C").fury) == (1, 0)


@pytest.mark.rule("UN-84")
def test_UN_84_limits_and_once_a_turn_actions_are_per_player() -> None:
    crowd = [animal("crowd")] * 7
    new = [animal("new"), animal("young")]
    t = hydra(side(animals=crowd, hand=new, power=5), side(), side(animals=crowd[:6], hand=new, power=4))
    t.refused("play new", "UN-27", seat=1)
    t.do("play new", seat=3)
    t.refused("power new", "UN-18", seat=1)
    t.do("power young", seat=3)
    t.do("draw", seat=1)
    t.refused("draw", "UN-37", seat=1)
    t.do("draw", seat=3)
    assert len(t.hand(3)) == 1


@pytest.mark.rule("UN-84")
def test_UN_84_playing_as_power_is_once_for_each_member() -> None:
    t = hydra(side(hand=3, power=0), side(), side(hand=3, power=0))
    t.do("power plain", seat=1)
    t.refused("power plain", "UN-20", seat=1)
    t.do("power plain", seat=3)
    t.refused("power plain", "UN-20", seat=3)


@pytest.mark.rule("UN-84")
@pytest.mark.parametrize(("user", "other"), [(1, 3), (3, 1)])
def test_UN_84_the_stronghold_ability_once_per_team_paid_by_who_uses_it(user: int, other: int) -> None:
    keep = stronghold("fox", node("draw"), cost=1)
    t = hydra(side(support=2, strongholds=[keep, "rat"]), side(), side(support=2))
    t.do("ability", seat=user)
    assert (len(t.support(user)), len(t.support(other))) == (1, 2)
    assert (len(t.hand(user)), len(t.hand(other))) == (1, 0)
    t.refused("ability", "UN-36", seat=other)
    t.refused("ability", "UN-36", seat=user)


@pytest.mark.rule("UN-82")
@pytest.mark.parametrize(("user", "cards"), [(1, 0), (3, 1)])
def test_UN_82_what_a_partner_has_used_you_have_not(user: int, cards: int) -> None:
    keep = stronghold("fox", node("bonus"), cost=0)
    tea = item("tea", node("if", condition="ability-used", do=[node("draw")]), cost=0)
    t = hydra(side(strongholds=[keep, "rat"]), side(), side(hand=[tea]))
    t.do("ability", seat=user)
    t.do("play tea", seat=3)
    assert len(t.hand(3)) == cards


@pytest.mark.rule("UN-84")
def test_UN_84_all_members_go_through_each_step_of_upkeep_together() -> None:
    t = hydra(side(hand=1, ready=0), side(), side(hand=1, ready=0))
    t.do("done").do("done")
    keys = [key for key, _ in t.log if key in ("readied-all", "drew", "to-support")]
    assert keys == ["readied-all", "readied-all", "drew", "drew", "drew", "drew"]
    assert [t.ready_power(each) for each in (1, 3, 2)] == [5, 5, 5]
    assert answer_while(t, "ToSupport") == [1, 3]
    assert [len(t.support(each)) for each in (1, 2, 3, 4)] == [1, 0, 1, 0]


@pytest.mark.rule("UN-84")
@pytest.mark.parametrize("order", [[2, 4, 2, 4], [4, 4, 2, 2], [4, 2, 2, 4]])
def test_UN_84_rally_cards_in_any_order_after_all_have_drawn(order: list[int]) -> None:
    t = hydra(side(animals=[RAM]), side(deck=[SCOUT] * 3), side(), side(deck=[SCOUT] * 3))
    t.do("attack ram")
    assert [seat + 1 for seat in t.g.actors()] == [2, 4]
    for seat in order:
        t.do("play scout", seat=seat)
    assert [len(t.g.sides[each].animals) for each in (1, 3)] == [2, 2]
    t.do("done", seat=2)
    t.do("done", seat=4)
    assert t.asks == "MainPhase"


@pytest.mark.rule("UN-84")
def test_UN_84_who_is_done_rallies_again_only_after_the_partner_has_acted() -> None:
    t = hydra(side(animals=[RAM]), side(deck=[SCOUT] * 3), side(), side(deck=[SCOUT] * 3))
    t.do("attack ram")
    t.do("done", seat=2)
    assert [seat + 1 for seat in t.g.actors()] == [4]
    t.do("play scout", seat=4)
    t.refused("play scout", "UN-84", seat=2)
    t.do("resume", "play scout", seat=2)
    t.do("done", seat=2)
    t.refused("resume", "UN-84", seat=4)
    t.do("done", seat=4)
    assert (t.asks, t.g.active) == ("MainPhase", 0)
    assert t.hand(2) == t.hand(4) == ["scout"]


@pytest.mark.rule("UN-84", "UN-68")
def test_UN_84_each_rallies_with_the_cards_of_the_own_draw() -> None:
    t = hydra(side(animals=[RAM]), side(hand=[SCOUT], deck=3), side(), side(deck=[SCOUT] * 3))
    t.do("attack ram")
    t.refused("play scout", "UN-68", seat=2)
    assert t.refusal("play scout", seat=4) is None


# ---------------------------------------------------------------------- UN-85


@pytest.mark.rule("UN-85")
@pytest.mark.parametrize("poor", [1, 3])
def test_UN_85_a_team_loses_as_soon_as_one_of_its_players_must_draw_from_an_empty_deck(poor: int) -> None:
    sides = [side(hand=1, deck=1 if seat == poor else 9) for seat in (1, 2, 3, 4)]
    t = hydra(*sides)
    t.do("done").do("done")
    assert t.winners == [2, 4]
    assert ("no-card-left", "UN-02") in t.log


@pytest.mark.rule("UN-85")
def test_UN_85_for_a_lost_stronghold_too() -> None:
    t = hydra(side(animals=[RAM]), side(), side(), side(deck=1))
    t.do("attack ram")
    assert t.winners == [1, 3]


@pytest.mark.rule("UN-85")
def test_UN_85_the_game_is_over_before_the_next_of_the_team_draws() -> None:
    t = hydra(side(animals=[RAM]), side(deck=0), side(), side(deck=0)).do("attack ram")
    assert [key for key, _ in t.log].count("no-card-left") == 1
    assert [key for key, _ in t.log].count("won") == 2, "once for each winner"


# ---------------------------------------------------------------------- UN-81, UN-82


@pytest.mark.rule("UN-81")
def test_UN_81_in_hydra_guard_protects_the_whole_team() -> None:
    t = hydra(side(animals=[animal("A")]), side(animals=[animal("B")]), side(), side(animals=[GUARD, animal("D")]))
    t.do("attack A", seat=1)
    assert t.damage("guard") == 1, "the only target"
    t = hydra(side(animals=[animal("A")]), side(animals=[animal("B")]), side(animals=[GUARD]), side())
    t.do("attack A", seat=1)
    assert t.options() == ["stronghold 2", "target 2:B"], "the partner's Guard stops nobody of the team"
    t.refused("target guard", "UN-29", "UN-60")


@pytest.mark.rule("UN-81")
def test_UN_81_in_manticore_too() -> None:
    t = manticore(side(animals=[animal("A")]), side(animals=[GUARD, animal("B")]))
    t.do("attack A")
    assert t.damage("guard") == 1


@pytest.mark.rule("UN-82")
def test_UN_82_in_hydra_a_partners_cards_are_not_yours_except_the_shared_stronghold() -> None:
    mend = item("mend", node("heal", n=2, target={"whose": "own", "what": "either"}), cost=0)
    any_one = item("any", node("heal", n=1, target={"whose": "any", "what": "either"}), cost=0)
    t = hydra(
        side(animals=[placed(animal("A"), damage=1)], damage=3),
        side(animals=[animal("B")]),
        side(animals=[animal("C")], hand=[mend, any_one]),
    )
    t.do("play mend", seat=3)
    assert t.options() == ["stronghold 1", "target 3:C"]
    t.do("stronghold 1")
    assert t.stronghold_damage(1) == 1
    t.do("play any", seat=3)
    assert t.options() == ["stronghold 1", "stronghold 2", "target 1:A", "target 2:B", "target 3:C"]


@pytest.mark.rule("UN-60", "UN-82")
@pytest.mark.parametrize("builder", [2, 4])
def test_UN_60_what_protects_the_stronghold_of_one_protects_the_shared_one(builder: int) -> None:
    sides = [
        side(animals=[animal("mason", standing=[node("wall", n=2)])] if seat == builder else []) for seat in (2, 4)
    ]
    t = hydra(side(animals=[animal("A", attack=3)]), sides[0], side(), sides[1])
    t.do("attack A", "stronghold 2", seat=1)
    assert t.stronghold_damage(2) == 1


@pytest.mark.rule("UN-82")
def test_UN_82_in_hydra_an_opponent_is_one_player_of_the_other_team() -> None:
    t = hydra(side(hand=[ROB]), side(hand=2), side(hand=2), side(hand=2))
    t.do("play rob", seat=1)
    assert t.options() == ["mode 2", "mode 4"]
    t.refused("mode 3", "UN-82")


@pytest.mark.rule("UN-82")
@pytest.mark.parametrize(("killer", "asker"), [(1, 3), (3, 1)])
def test_UN_82_in_hydra_an_animal_that_a_partner_defeated_is_an_opposing_one_all_the_same(
    killer: int, asker: int
) -> None:
    spoils = item("spoils", node("if", condition="defeated-an-animal", do=DRAW), cost=0)
    sides = [side(hand=[SMITE, spoils]) for _ in range(4)]
    sides[1] = side(animals=[animal("B")])
    t = hydra(*sides)
    t.do("play spoils", seat=killer)
    assert len(t.hand(killer)) == 1, "nobody was defeated yet"
    t.do("play smite", seat=killer)
    t.do("play spoils", seat=asker)
    assert sorted(t.hand(asker)) == ["plain", "smite"]


@pytest.mark.rule("UN-82")
def test_UN_82_in_hydra_a_partners_animal_that_falls_is_no_opposing_one() -> None:
    spoils = item("spoils", node("if", condition="defeated-an-animal", do=DRAW), cost=0)
    raze = item("raze", node("destroy", target={"whose": "own"}), cost=0)
    t = hydra(side(hand=[raze], animals=[animal("A")]), side(), side(hand=[spoils]), side())
    t.do("play raze", seat=1).do("play spoils", seat=3)
    assert (t.where("A"), t.hand(3)) == ("support 1", [])


@pytest.mark.rule("UN-82")
@pytest.mark.parametrize(
    "text",
    [node("for-each", what="damaged-opponent", do=DRAW), node("if", condition="outnumbered", do=DRAW)],
)
@pytest.mark.parametrize(("where", "drawn"), [(2, 1), (3, 0)])
def test_UN_82_in_hydra_texts_about_opponents_leave_the_partner_out(text: Data, where: int, drawn: int) -> None:
    sides = [side(animals=[placed(RAM, damage=1)] if seat == where else []) for seat in (1, 2, 3, 4)]
    sides[0] = side(hand=[item("count", text, cost=0)])
    t = hydra(*sides).do("play count", seat=1)
    assert len(t.hand(1)) == drawn


@pytest.mark.rule("UN-82")
def test_UN_82_in_hydra_what_weakens_opponents_does_not_weaken_the_partner() -> None:
    envoy = animal("envoy", standing=[node("attack-aura", of="opposing", by=-1)])
    t = hydra(*[side(animals=[each]) for each in (envoy, *[animal(name, attack=2) for name in "BCD"])])
    assert [t.attack(name) for name in "BCD"] == [1, 2, 1]


@pytest.mark.rule("UN-82")
def test_UN_82_in_manticore_you_are_the_team_with_the_acting_members_hand() -> None:
    learn = item("learn", node("draw"), cost=0)
    cheer = item("cheer", node("fury", target={"whose": "own", "many": "each"}), cost=0)
    t = manticore(side(animals=[animal("A")], hands=[1, [learn, cheer]]), side(), active=3)
    t.do("play learn", "play cheer")
    assert ([len(t.hand(seat)) for seat in (1, 3)], t.animal("A").fury) == ([1, 1], 1)


# ---------------------------------------------------------------------- UN-61 Manticore


@pytest.mark.rule("UN-61")
def test_UN_61_a_team_shares_deck_support_power_and_strongholds() -> None:
    t = manticore()
    assert (len(t.g.sides), len(t.g.keeps), t.g.side_of) == (2, 2, [0, 1, 0, 1])
    t = manticore(side(support=1, ready=5, hands=[[animal("x")], [animal("A", cost=5, focus=1)]]), side(), active=3)
    assert {"play A", "focus A", "ability", "draw"} <= set(t.options())
    t.do("draw")
    assert (len(t.deck(1)), t.ready_power(1)) == (9, 3)


@pytest.mark.rule("UN-61")
def test_UN_61_each_member_chooses_3_factions_and_all_their_cards_are_one_deck() -> None:
    t = set_up("manticore", 4)
    answer_while(t, "DraftFaction")
    assert [len(each) for each in t.g.factions] == [3, 3, 3, 3]
    answer_while(t, "StackStronghold")
    for team in (0, 1):
        members = [team, team + 2]
        cards = t.g.sides[team].deck.cards + t.g.sides[team].bonus.cards
        cards = cards + [card for seat in members for card in t.g.hands[seat].cards]
        wanted = [
            card for seat in members for faction in t.g.factions[seat] for card in t.g.box.of_faction(faction)
        ] * 3
        assert sorted(cards) == sorted(wanted)
        assert len(cards) == 90


@pytest.mark.rule("UN-61")
def test_UN_61_a_starting_stronghold_and_three_under_it() -> None:
    t = set_up("manticore", 4)
    answer_while(t, "DraftFaction")
    answer_while(t, "StackStronghold")
    assert [len(each.stack) for each in t.g.keeps] == [4, 4]
    assert [len(each.unchosen) for each in t.g.keeps] == [2, 2]


@pytest.mark.rule("UN-61")
def test_UN_61_members_alternate_turns() -> None:
    t = manticore(side(hands=[1, 1]), side(hands=[1, 1]))
    order = []
    for _ in range(5):
        order.append(t.actor)
        assert len(t.g.actors()) == 1
        t.do("done")
        answer_while(t, "ToSupport")
    assert order == [1, 2, 3, 4, 1]


@pytest.mark.rule("UN-61")
def test_UN_61_team_mates_share_no_information_and_hands_are_separate() -> None:
    look = item("look", node("look-and-order", n=2), cost=0)
    t = manticore(side(hands=[[look, animal("own")], [animal("other")]], power=0), side())
    assert [each["hand"]["known"] for each in view(t.g, 2)["seats"]] == [[], [], ["other"], []]
    t.refused("play other", "UN-25")
    t.do("power own")
    assert view(t.g, 0)["sides"][0]["power"]["known"] == ["own"]
    assert view(t.g, 2)["sides"][0]["power"]["known"] == []
    t.do("play look")
    assert view(t.g, 0)["sides"][0]["deck"]["from_top"][:2] == ["plain", "plain"]
    assert view(t.g, 2)["sides"][0]["deck"]["from_top"][:2] == [None, None]


@pytest.mark.rule("UN-61")
def test_UN_61_the_team_whose_four_strongholds_are_destroyed_loses() -> None:
    t = manticore(side(animals=[RAM]), side(strongholds=["fox", "rat"], lost=2))
    t.do("attack ram")
    assert not t.over
    t = manticore(side(animals=[RAM]), side(strongholds=["fox"], lost=3))
    t.do("attack ram")
    assert t.winners == [1, 3]


@pytest.mark.rule("UN-61")
@pytest.mark.parametrize("member", [1, 3])
def test_UN_61_animals_belong_to_the_team(member: int) -> None:
    t = manticore(side(animals=[animal("A", attack=2)]), side(), active=member)
    t.do("attack A")
    assert t.stronghold_damage(2) == 2


# ---------------------------------------------------------------------- UN-86


@pytest.mark.rule("UN-86")
@pytest.mark.parametrize("first", [1, 2])
def test_UN_86_hands_and_bonuses_by_turn_order(first: int) -> None:
    t = position(mode="manticore", seats=4, setup="deal", seed=2, active=first)
    order = [(first - 1 + i) % 4 + 1 for i in range(4)]
    assert [len(t.hand(seat)) for seat in order] == [8, 9, 10, 10]
    starting, other = (1, 2) if first == 1 else (2, 1)
    assert (len(t.bonus(starting)), len(t.bonus(other))) == (1, 2)


@pytest.mark.rule("UN-86")
@pytest.mark.parametrize("member", [1, 3])
def test_UN_86_the_member_in_turn_may_use_the_teams_bonuses(member: int) -> None:
    cards = [animal("A", cost=2)]
    t = manticore(side(bonus=2, ready=0, hands=[cards, cards]), side(bonus=1), active=member)
    t.refused("bonus", "UN-14", seat=4 - member)
    t.do("bonus", "bonus", "play A")
    assert t.where("A") == "play 1"
    t.refused("bonus", "UN-39")
    assert len(t.bonus(2)) == 1


@pytest.mark.rule("UN-86")
def test_UN_86_each_member_puts_1_card_into_the_teams_support() -> None:
    t = position(mode="manticore", seats=4, setup="support", seed=2)
    for seat in (3, 1, 4, 2):
        assert t.support(1) == t.support(2) == []
        t.do(t.options(seat)[0], seat=seat)
    assert (len(t.support(1)), len(t.support(2))) == (2, 2)
    assert [len(t.hand(seat)) for seat in (1, 2, 3, 4)] == [7, 8, 9, 9]


# ---------------------------------------------------------------------- UN-87


@pytest.mark.rule("UN-87")
def test_UN_87_the_limits_of_power_and_animals_are_the_teams() -> None:
    hands = [[animal("x")], [animal("A")]]
    t = manticore(side(power=5, animals=[animal("crowd")] * 7, hands=hands), side(), active=3)
    t.refused("power A", "UN-18")
    t.refused("play A", "UN-27")
    t = manticore(side(power=4, animals=[animal("crowd")] * 6, hands=hands), side(), active=3)
    assert {"power A", "play A"} <= set(t.options())


@pytest.mark.rule("UN-87")
def test_UN_87_only_the_member_in_turn_acts_draws_and_puts_into_support() -> None:
    t = manticore(side(hands=[1, 1]), side(hands=[1, 1]))
    t.refused("done", "UN-14", seat=3)
    t.do("done")
    assert [len(t.hand(seat)) for seat in (1, 2, 3, 4)] == [3, 1, 1, 1]
    assert (t.asks, t.actor) == ("ToSupport", 1)
    t.do("card plain")
    assert (t.support(1), t.actor, t.asks) == (["plain"], 2, "MainPhase")


@pytest.mark.rule("UN-87")
def test_UN_87_all_exhausted_cards_of_the_team_are_readied() -> None:
    t = manticore(
        side(animals=[placed(animal("A"), ready=False)], ready=0, hands=[1, 1]),
        side(animals=[placed(animal("B"), ready=False)], ready=0),
    )
    t.do("done")
    assert (t.animal("A").ready, t.ready_power(1)) == (True, 5)
    assert (t.animal("B").ready, t.ready_power(2)) == (False, 0)


# ---------------------------------------------------------------------- UN-88


@pytest.mark.rule("UN-88")
@pytest.mark.parametrize(("active", "next_member"), [(1, 2), (3, 4)])
def test_UN_88_for_a_lost_stronghold_the_member_who_plays_next_draws_and_rallies_alone(
    active: int, next_member: int
) -> None:
    t = manticore(side(animals=[RAM]), side(deck=[SCOUT] * 5, lost=1), active=active)
    t.do("attack ram")
    other = 6 - next_member
    assert (t.asks, [seat + 1 for seat in t.g.actors()]) == ("Rally", [next_member])
    assert (len(t.hand(next_member)), len(t.hand(other))) == (2, 0)
    t.do("play scout")
    assert t.where("scout") == "play 2"


@pytest.mark.rule("UN-88")
def test_UN_88_in_the_own_turn_it_is_the_member_in_turn() -> None:
    raze = item("raze", node("damage", n=7, target={"whose": "own", "what": "stronghold"}), cost=0)
    t = manticore(side(hands=[1, [raze]]), side(), active=3)
    t.do("play raze")
    assert (t.asks, t.actor, len(t.hand(3)), len(t.hand(1))) == ("Rally", 3, 1, 1)


@pytest.mark.rule("UN-88")
@pytest.mark.parametrize(("active", "next_member"), [(1, 2), (3, 4)])
def test_UN_88_so_with_choices_and_discards(active: int, next_member: int) -> None:
    hands = [[ROB, SMITE], [ROB, SMITE]]
    t = manticore(side(hands=hands), side(animals=[animal("B", last_words=DRAW)], hands=[2, 2]), active=active)
    t.do("play smite")
    assert (t.asks, t.actor) == ("ChooseWhether", next_member)
    t.do("take")
    assert len(t.hand(next_member)) == 3
    t.do("play rob")
    assert (t.asks, t.actor) == ("ChooseFromHand", next_member), "the team is one opponent"
    t.do("card plain")
    assert (len(t.hand(next_member)), len(t.hand(6 - next_member))) == (2, 2)


@pytest.mark.rule("UN-88")
@pytest.mark.parametrize(("active", "next_member"), [(1, 2), (3, 4)])
def test_UN_88_an_animal_returns_to_the_hand_of_the_member_who_plays_next(active: int, next_member: int) -> None:
    back = item("back", node("return", target={"whose": "opposing"}), cost=0)
    t = manticore(side(hands=[[back], [back]]), side(animals=[animal("B")]), active=active)
    t.do("play back")
    assert t.where("B") == f"hand {next_member}"


# ---------------------------------------------------------------------- UN-89


@pytest.mark.rule("UN-89")
@pytest.mark.parametrize(("mode", "seats"), [("hydra", 4), ("hydra", 6), ("manticore", 4)])
def test_UN_89_the_stack_is_settled_by_the_first_seat_before_any_hand_is_drawn(mode: str, seats: int) -> None:
    t = set_up(mode, seats)
    answer_while(t, "DraftFaction")
    asked = []
    while t.asks == "StackStronghold":
        assert all(t.hand(seat) == [] for seat in range(1, seats + 1))
        asked.append(t.actor)
        t.do(t.options()[0])
    chosen = 6 if seats == 6 else 4
    assert asked == [1] * chosen + [2] * chosen
    assert len(t.hand(1)) == 8


@pytest.mark.rule("UN-89")
@pytest.mark.parametrize("mode", ["hydra", "manticore"])
def test_UN_89_strongholds_not_chosen_leave_the_game_unseen(mode: str) -> None:
    t = set_up(mode, 4)
    answer_while(t, "DraftFaction")
    answer_while(t, "StackStronghold")
    for eye, known in ((1, 0), (3, 0), (None, 0), (0, 2), (2, 2)):
        unchosen = view(t.g, eye)["keeps"][0]["unchosen"]
        assert (unchosen["count"], len(unchosen["known"])) == (2, known)


@pytest.mark.rule("UN-60", "UN-13")
def test_UN_60_the_log_names_the_team_whose_turn_it_is() -> None:
    t = position(*[side(hand=1) for _ in range(4)], mode="hydra")
    said = []
    for _ in range(4):
        event = next(each for each in t.happened if each.kind.key == "log-turn-began")
        said.append(say_in_words("untamed", GAME.describe(t.g, event, 0), "en"))
        while t.asks in ("MainPhase", "ToSupport"):
            t.do("done" if t.asks == "MainPhase" else t.options()[0])
            if any(each.kind.key == "log-turn-began" for each in t.happened):
                break
    assert said == [f"Turn {n}: Team {(n - 1) % 2 + 1} to play." for n in (1, 2, 3, 4)]
