"""Who is out has a place at once; at the end all have one."""

from __future__ import annotations

from ludotek import api
from ludotek.table.places import places
from ludotek.table.session import Session

UNTAMED = api.game("untamed")


def survival(seats: int) -> Session:
    return Session.new(UNTAMED, 3, mode="survival", players=",".join(["human"] * seats), seats=seats)


def test_who_is_out_first_is_last() -> None:
    session = survival(4)
    assert places(session) == {}
    session.concede(2)
    assert places(session) == {2: 4}
    session.concede(0)
    assert places(session) == {2: 4, 0: 3}
    session.concede(3)
    assert places(session) == {2: 4, 0: 3, 3: 2, 1: 1}


def test_a_duel_has_a_first_and_a_second() -> None:
    session = Session.new(UNTAMED, 3, mode="duel", players="human,human")
    session.concede(0)
    assert places(session) == {0: 2, 1: 1}


def test_where_teams_play_or_all_together_nobody_has_a_place() -> None:
    teams = Session.new(UNTAMED, 3, mode="alpha", players="human,human,human,human", seats=4)
    teams.concede(1)
    assert places(teams) == {}
    together = Session.new(api.game("reckoners"), 3, players="human,human")
    together.concede(0)
    assert places(together) == {}
