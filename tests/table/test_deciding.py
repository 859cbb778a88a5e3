"""What people decide about their table: no table depends on one person, and none is ended over the others' heads."""

from __future__ import annotations

from people import ANN, BEN, CAT, House, duel, everything, refused, survival

from ludotek.table.deciding import decide, vote
from ludotek.table.leaving import miss, see
from ludotek.table.table import UNCHANGED, Caps

AWAY = 300.0


def together() -> House:
    house = House("reckoners", ["human"] * 3, seats=3)
    house.seat_people(ANN, BEN, CAT)
    house.play_on(12)
    return house


def go_away(house: House, holder: int) -> None:
    house.act(miss, holder)
    house.hands.go(AWAY)


def needed(house: House) -> list[int]:
    assert everything(house.again()) == everything(house.table)
    return [] if house.table.proposal is None else house.table.proposal.needed


def say_yes(house: House, *holders: int) -> None:
    for holder in holders:
        assert house.table.proposal is not None
        house.act(vote, house.table.holders[holder], house.table.proposal.id, True)
    assert everything(house.again()) == everything(house.table)


def test_the_host_pauses_alone_and_others_ask() -> None:
    house = survival()
    ann, ben, _ = house.table.holders
    house.act(decide, ann, "pause")
    assert house.table.status == "paused"
    house.act(decide, ben, "continue")
    assert (house.table.status, needed(house)) == ("paused", [0, 2])
    say_yes(house, 0, 2)
    assert house.table.status == "playing"


def test_what_is_so_already_is_not_asked_for() -> None:
    house = survival()
    ann, ben, _ = house.table.holders
    entries = house.table.seq
    house.act(decide, ben, "continue")
    house.act(decide, ann, "host")
    assert (house.table.seq, house.table.proposal) == (entries, None)
    house.act("close")
    refused(house, "closed", decide, ben, "pause")


def test_nobody_waits_for_a_host_who_is_gone() -> None:
    house = survival()
    ben = house.table.holders[1]
    house.act(decide, ben, "close")
    assert needed(house) == [0, 2]  # the host is there
    house.act(vote, ben, house.table.proposal.id if house.table.proposal else -1, False)
    go_away(house, 0)
    house.act(decide, ben, "pause")
    say_yes(house, 2)
    assert house.table.status == "paused"
    house.act(decide, ben, "continue")  # the pause does not make the host wait for again
    say_yes(house, 2)
    house.hands.go(AWAY)
    house.act(decide, ben, "close")
    say_yes(house, 2)
    assert house.table.status == "closed"


def test_a_paused_table_does_not_wait_for_its_host() -> None:
    house = duel()
    ann, ben = house.table.holders
    house.act(decide, ann, "pause")
    house.act(miss, 0)
    house.act(decide, ben, "continue")
    assert house.table.status == "playing"


def test_another_host_is_chosen() -> None:
    house = survival()
    _, ben, _ = house.table.holders
    go_away(house, 0)
    house.act(decide, ben, "host")
    say_yes(house, 2)
    assert [each.host for each in house.table.holders] == [False, True, False]
    assert house.table.session.told(None)[-1].name == "new-host"
    house.act(see, 0)
    house.act(decide, house.table.holders[0], "pause")
    assert needed(house) == [1, 2]  # the former host asks like anybody else


def test_at_a_table_of_two_absence_suffices() -> None:
    house = duel()
    go_away(house, 0)
    house.act(decide, house.table.holders[1], "host")
    assert [each.host for each in house.table.holders] == [False, True]


def test_a_table_that_still_waits_for_friends_can_be_closed_without_its_host() -> None:
    house = House("untamed", ["human"] * 3, mode="survival", seats=3)
    for name, seat in (("Ann", 0), ("Ben", 1)):
        house.act("sit", name, [seat], name, host=seat == 0)
    go_away(house, 0)
    house.act(decide, house.table.holders[1], "close")
    assert house.table.status == "closed"


def test_who_has_days_for_a_move_is_waited_for_as_long() -> None:
    house = House("untamed", ["human", "human"], ("days", 2))
    house.seat_people(ANN, BEN)
    house.act(decide, house.table.holders[0], "pause")
    go_away(house, 0)
    house.act(decide, house.table.holders[1], "close")
    assert needed(house) == [0]
    house.act(vote, house.table.holders[1], house.table.proposal.id if house.table.proposal else -1, False)
    house.hands.go(2 * 86_400)
    house.act(decide, house.table.holders[1], "close")
    assert house.table.finished


class TestClosing:
    def test_a_host_does_not_close_a_lost_game_over_the_other_s_head(self) -> None:
        house = duel()
        ann = house.table.holders[0]
        house.act(decide, ann, "close")
        assert (house.table.status, needed(house)) == ("playing", [1])
        say_yes(house, 1)
        assert house.table.status == "closed"
        assert house.table.match.result is None  # agreed: nobody has lost

    def test_whoever_closes_alone_concedes(self) -> None:
        for closer in (0, 1):
            house = duel()
            go_away(house, 1 - closer)
            house.act(decide, house.table.holders[closer], "close")
            assert house.table.status == "over"
            assert house.table.match.result is not None
            assert house.table.match.result.scores[closer] == 0.0
            assert house.table.match.result.scores[1 - closer] == 1.0

    def test_a_bot_in_the_other_s_place_makes_no_difference(self) -> None:
        house = duel()
        go_away(house, 1)
        house.act("replace", 1)
        house.act(decide, house.table.holders[0], "close")
        assert house.table.match.result is not None
        assert house.table.match.result.scores == [0.0, 1.0]

    def test_a_game_that_has_not_begun_or_is_over_is_closed_by_its_host(self) -> None:
        house = House("untamed", ["human", "human"])
        house.seat_people(ANN, BEN)
        house.act(decide, house.table.holders[0], "close")
        assert house.table.status == "closed"
        house = duel()
        house.act("concede", house.table.holders[1], 1)
        house.act(decide, house.table.holders[0], "close")
        assert house.table.status == "closed"

    def test_among_friends_it_is_a_matter_of_all(self) -> None:
        house = together()
        house.act(decide, house.table.holders[0], "close")
        assert needed(house) == [1, 2]
        say_yes(house, 1, 2)
        assert house.table.status == "closed"

    def test_alone_among_bots_one_closes_at_once(self) -> None:
        house = House("untamed", ["human", "greedy"])
        house.seat_people(ANN)
        house.play_on(10)
        house.act(decide, house.table.holders[0], "close")
        assert house.table.status == "closed"

    def test_a_full_journal_does_not_keep_a_table_open(self) -> None:
        house = survival()
        house.table.caps = Caps(journal=1)
        house.act(decide, house.table.holders[1], "close")
        assert house.table.status == "closed"
        assert house.table.match.lines[-1].to_data().get("seat") == 1  # conceded, as nobody was asked
        assert UNCHANGED.journal > 1


def test_who_was_replaced_decides_nothing() -> None:
    house = survival()
    ann = house.table.holders[0]
    house.act("replace", 0)
    for what in ("pause", "close", "host"):
        refused(house, "bot-plays", decide, ann, what)


def test_a_proposal_about_the_table_outlives_an_answer() -> None:
    house = survival()
    house.act(decide, house.table.holders[1], "pause")
    house.play_on(3)
    assert needed(house) == [0, 2]
    say_yes(house, 0, 2)
    assert house.table.status == "paused"
