"""When a seat counts as left, and who may let a bot play for it; who may make a new link."""

from __future__ import annotations

import pytest
from people import ANN, BEN, House, duel, everything, refused, survival

from ludotek.table.clock import DAYS, MINUTES
from ludotek.table.deciding import vote
from ludotek.table.holder import Holder, digest_of
from ludotek.table.leaving import give_back, has_left, let_bot_play, miss, see, time_left
from ludotek.table.links import renew, renew_watching

AWAY = 300.0  # as the tables of the tests have it


def agree(house: House, *voters: Holder) -> None:
    """Those who are asked are exactly these, and they say yes."""
    proposal = house.table.proposal
    assert proposal is not None and proposal.needed == [each.id for each in voters]
    for voter in voters:
        house.act(vote, voter, proposal.id, True)
    assert house.table.proposal is None


def log(house: House) -> list[str]:
    return [told.name for told in house.table.session.told(None)]


class TestConsent:
    def test_somebody_who_is_there_is_asked(self) -> None:
        house = duel()
        ann, ben = house.table.holders
        house.act(let_bot_play, ann, 1, "random")
        assert house.table.replaced == []
        proposal = house.table.proposal
        assert proposal is not None
        assert (proposal.what, proposal.seat, proposal.about, proposal.needed) == ("bot", 0, 1, [ben.id])
        assert everything(house.again()) == everything(house.table)
        refused(house, "not-asked", vote, ann, proposal.id, True)
        house.act(vote, ben, proposal.id, True)
        assert (house.table.replaced, house.table.session.seating[1]) == ([1], "random")
        assert house.table.proposal is None
        assert log(house)[-1] == "bot-plays"
        assert everything(house.again()) == everything(house.table)
        house.act("come_back", 1)
        assert log(house)[-1] == "is-back"

    def test_who_stays_stays(self) -> None:
        house = duel()
        ann, ben = house.table.holders
        house.act(let_bot_play, ann, 1, "greedy")
        assert house.table.proposal is not None
        house.act(vote, ben, house.table.proposal.id, False)
        assert house.table.proposal is None
        assert house.table.replaced == []

    def test_the_question_stands_while_the_game_goes_on(self) -> None:
        house = survival()
        ann, ben, _ = house.table.holders
        house.act(let_bot_play, ann, 1, "greedy")
        house.play_on(5)
        assert house.table.proposal is not None
        assert everything(house.again()) == everything(house.table)
        house.act(vote, ben, house.table.proposal.id, True)
        assert house.table.replaced == [1]

    def test_what_cannot_be_is_not_asked_for(self) -> None:
        house = survival()
        ann, ben, cat = house.table.holders
        refused(house, "not-host", let_bot_play, ben, 2, "greedy")
        refused(house, "no-person", let_bot_play, ann, 7, "greedy")
        house.act("pause", True)
        refused(house, "paused", let_bot_play, ann, 1, "greedy")
        house.act("pause", False)
        house.act(let_bot_play, ann, 0, "greedy")  # one's own seat
        assert house.table.replaced == [0]
        refused(house, "bot-plays", let_bot_play, ann, 1, "greedy")  # who was replaced manages nothing
        house.act("come_back", 0)
        house.act("replace", 1)
        house.act("replace", 2)
        refused(house, "last-person", let_bot_play, ann, 0, "greedy")
        assert cat.seats == [2]

    def test_a_seat_that_nobody_has_taken_needs_nobody(self) -> None:
        house = House("untamed", ["human", "human"])
        house.act("sit", "Ann", [0], digest_of(ANN), host=True)
        house.act(let_bot_play, house.table.holders[0], 1, "greedy")
        assert house.table.status == "playing"
        house.act(give_back, house.table.holders[0], 1)
        assert house.table.open_seats == [1]

    def test_nobody_is_fetched_back_by_another(self) -> None:
        house = survival()
        ann = house.table.holders[0]
        house.act("replace", 1)
        refused(house, "not-your-seat", give_back, ann, 1)
        refused(house, "not-replaced", give_back, ann, 2)
        house.act("replace", 0)
        house.act(give_back, ann, 0)
        assert house.table.replaced == [1]


class TestAbsence:
    def test_a_bot_may_play_for_somebody_who_is_away_for_long(self) -> None:
        house = duel()
        ann = house.table.holders[0]
        assert time_left(house.table, 1) is None
        house.act(miss, 1)
        house.hands.go(AWAY - 1)
        assert (time_left(house.table, 1), has_left(house.table, 1)) == (1.0, False)
        house.act(let_bot_play, ann, 1, "greedy")
        assert house.table.replaced == []  # only asked
        house.act(vote, ann, house.table.proposal.id if house.table.proposal else -1, False)
        house.hands.go(1)
        assert has_left(house.table, 1)
        house.act(let_bot_play, ann, 1, "greedy")
        assert house.table.replaced == [1]
        assert time_left(house.table, 1) is None
        house.act("come_back", 1)

    def test_who_comes_back_in_time_is_not_away(self) -> None:
        house = duel()
        house.act(miss, 1)
        house.hands.go(AWAY - 1)
        house.act(see, 1)
        house.hands.go(5)
        assert time_left(house.table, 1) is None
        house.act(miss, 1)
        assert time_left(house.table, 1) == AWAY

    def test_a_process_that_says_it_again_changes_nothing(self) -> None:
        house = duel()
        house.act(miss, 1)
        house.hands.go(10)
        entries = house.table.seq
        house.act(miss, 1)
        house.act(see, 0)
        assert (house.table.seq, time_left(house.table, 1)) == (entries, AWAY - 10)

    def test_time_counts_only_while_the_table_is_in_memory(self) -> None:
        house = duel()
        house.act(miss, 1)
        house.hands.go(2 * AWAY)  # the server was down
        assert time_left(house.again(), 1) == AWAY

    def test_nobody_is_missed_at_a_table_that_pauses(self) -> None:
        house = duel()
        house.act(miss, 1)
        house.hands.go(100)
        house.act("pause", True)
        house.hands.go(2 * AWAY)
        assert time_left(house.table, 1) is None
        house.act("pause", False)
        assert time_left(house.table, 1) == AWAY

    def test_who_has_days_need_not_be_there(self) -> None:
        house = duel((DAYS, 3))
        house.act(miss, 1)
        house.hands.go(2 * AWAY)
        assert not has_left(house.table, 1)
        minutes = duel((MINUTES, 30))
        minutes.act(miss, 1)
        assert time_left(minutes.table, 1) == AWAY

    def test_when_the_host_has_left_those_who_are_there_decide(self) -> None:
        house = survival()
        ann, ben, cat = house.table.holders
        house.act(miss, ann.id)
        refused(house, "not-host", let_bot_play, ben, 0, "greedy")
        house.hands.go(AWAY)
        house.act(let_bot_play, ben, 0, "greedy")
        agree(house, cat)
        assert house.table.replaced == [0]
        house.act(let_bot_play, ben, 2, "greedy")  # Cat is there, so it is Cat who is asked
        agree(house, cat)
        assert house.table.replaced == [0, 2]
        refused(house, "bot-plays", let_bot_play, cat, 1, "greedy")  # who was replaced acts no more


class TestLinks:
    def test_a_link_is_its_person_s_alone(self) -> None:
        house = duel()
        ann, ben = house.table.holders
        refused(house, "still-there", renew, ann, 1, digest_of("new"))
        refused(house, "still-there", renew, ben, 0, digest_of("new"))
        house.act("replace", 1)
        refused(house, "still-there", renew, ann, 1, digest_of("new"))  # Ben looks on and may come back
        assert house.act(renew, ben, 1, digest_of("new")) == "key"
        assert house.table.holder("new") is not None
        assert log(house)[-1] == "new-link"
        house.act("close")
        assert house.act(renew, ann, 1, digest_of("for the next game")) == "key"
        assert everything(house.again()) == everything(house.table)

    def test_at_a_table_of_two_absence_suffices_and_nothing_hidden_is_shown(self) -> None:
        house = duel()
        ann, ben = house.table.holders
        house.act(miss, ben.id)
        house.hands.go(AWAY - 1)
        refused(house, "still-there", renew, ann, 1, digest_of("new"))
        house.hands.go(1)
        assert house.act(renew, ann, 1, digest_of("new")) == "key"
        assert house.table.replaced == [1]
        for table in (house.table, house.again()):
            assert (table.holder("new"), table.lets_watch(digest_of("new"))) == (None, True)
            assert table.holder(BEN) is table.holders[1]
        house.act("close")
        for secret in ("new", BEN):
            assert house.table.holder(secret) is house.table.holders[1]
        assert everything(house.again()) == everything(house.table)

    @pytest.mark.parametrize("how", ["comes back", "makes a new link"])
    def test_whoever_was_away_ends_the_claim(self, how: str) -> None:
        house = duel()
        ann, ben = house.table.holders
        house.act(miss, ben.id)
        house.hands.go(AWAY)
        house.act(renew, ann, 1, digest_of("new"))
        if how == "comes back":
            house.act(give_back, ben, 1)
            assert house.table.replaced == []
        else:
            house.act(renew, ben, 1, digest_of("newer"))
        for table in (house.table, house.again()):
            assert not table.knows("new")
        house.act("close")
        assert house.table.holder("new") is None
        assert everything(house.again()) == everything(house.table)

    def test_among_more_those_who_are_there_vote(self) -> None:
        house = survival()
        ann, ben, cat = house.table.holders
        house.act(miss, cat.id)
        house.hands.go(AWAY)
        assert house.act(renew, ben, 2, digest_of("new")) == "asked"
        assert house.table.holder("new") is None
        agree(house, ann)
        assert (house.table.holder("new"), house.table.knows("new")) == (None, True)
        assert everything(house.again()) == everything(house.table)

    def test_with_open_cards_a_link_opens_the_seat(self) -> None:
        house = House("reckoners", ["human"] * 2, seats=2)
        house.seat_people(ANN, BEN)
        house.act(miss, 1)
        house.hands.go(AWAY)
        assert house.act(renew, house.table.holders[0], 1, digest_of("new")) == "key"
        assert house.table.holder("new") is house.table.holders[1]
        assert log(house)[-1] == "new-link"
        refused(house, "not-host", renew, house.table.holders[1], 5, digest_of("new"))
        refused(house, "no-person", renew, house.table.holders[0], 5, digest_of("new"))

    def test_an_invitation_is_renewed(self) -> None:
        house = House("untamed", ["human", "human"])
        house.act("sit", "Ann", [0], digest_of(ANN), host=True)
        assert house.act(renew, house.table.holders[0], 1, digest_of("new")) == "invite"
        assert house.table.keys["invite"] == digest_of("new")

    def test_nobody_takes_over_what_a_bot_has_begun(self) -> None:
        house = House("untamed", ["human", "human"])
        house.act("sit", "Ann", [0], digest_of(ANN), host=True)
        ann = house.table.holders[0]
        house.act(let_bot_play, ann, 1, "greedy")
        house.play_on(4)
        refused(house, "begun", give_back, ann, 1)

    def test_the_link_for_watching_is_renewed_by_the_host(self) -> None:
        house = duel()
        ann, ben = house.table.holders
        refused(house, "not-host", renew_watching, ben, digest_of("new"))
        house.act(renew_watching, ann, digest_of("new"))
        assert not house.table.opens("look on", "watch")
        assert house.table.opens("new", "watch")
