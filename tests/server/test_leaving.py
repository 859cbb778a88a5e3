"""Leaving a seat and coming back: nobody is turned out, nobody sees another's hand, who was replaced acts no more."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from serving import Page, Said, Server, Threaded, catch_up, play_in_turn, threaded


def duel(server: Server) -> tuple[Said, Page, Page]:
    table = server.open("untamed", "mf")
    ann = server.page(table).settled()
    ben = server.page(table, server.join(table, "Ben")).settled()
    ann.until(lambda page: page.state["table"]["status"] == "playing")
    return table, ann, ben


def test_who_has_left_acts_no_more_with_an_old_question(server: Server) -> None:
    _, ann, ben = duel(server)
    play_in_turn([ann, ben], 12)
    catch_up([ann, ben])
    asked = next(page for page in (ben, ann) if page.decision is not None)
    decision: Said = asked.decision or {}
    asked.done(type="leave")
    acts: list[Said] = [
        {"type": "act", "decision": decision["id"], "action": decision["options"][0]["action"]},
        {"type": "undo"},
        {"type": "undo", "agreed": True},
        {"type": "vote", "proposal": 1, "yes": False},
        {"type": "concede"},
        {"type": "urge"},
        {"type": "mute", "card": "x", "on": True},
    ]
    for act in acts:
        asked.refused("bot-plays", **act)
    asked.done(type="say", text="good luck")
    asked.done(type="leave", back=True)
    assert not asked.state["table"]["seats"][asked.state["me"]["seat"]]["replaced"]
    for page in (ann, ben):
        page.socket.close()


def seat_of(page: Page, seat: int) -> Said:
    found: Said = page.state["table"]["seats"][seat]
    return found


def test_the_host_gets_no_link_to_another_s_hand(server: Server) -> None:
    table, ann, ben = duel(server)
    play_in_turn([ann, ben], 20)
    ann.refused("still-there", type="manage", what="reissue", seat=1)
    ben.done(type="leave")
    ann.refused("still-there", type="manage", what="reissue", seat=1)
    ben.done(type="leave", back=True)
    ben.refused("still-there", type="manage", what="reissue", seat=0)
    assert not any("hand.known" in text for text in ann.sent)
    ben.done(type="concede")
    ann.until(lambda page: page.over)
    key = ann.done(type="manage", what="reissue", seat=1)["data"]["key"]  # nothing is hidden any more
    with server.page(table, key).settled() as again:
        assert again.state["me"]["seats"] == [1]
    for page in (ann, ben):
        page.socket.close()


def test_everybody_renews_the_own_link_and_the_log_tells_it(server: Server) -> None:
    table, ann, ben = duel(server)
    key = ben.done(type="manage", what="reissue", seat=1)["data"]["key"]
    ben.done(type="say", text="still here")
    ann.until(lambda page: any(line["name"] == "new-link" for line in page.log.values()))
    assert next(line["text"] for line in ann.log.values() if line["name"] == "new-link") == "Ben has a new link."
    with server.page(table, key).settled() as other_device:
        assert other_device.state["me"]["seats"] == [1]
    for page in (ann, ben):
        page.socket.close()


def test_the_host_asks_somebody_who_is_there_and_looks_at_nothing_ahead(server: Server) -> None:
    _, ann, ben = duel(server)
    play_in_turn([ann, ben], 20)
    for yes in (False, True):
        ann.done(type="manage", what="replace", seat=1)
        assert not seat_of(ann, 1)["replaced"]
        assert ann.state["proposal"]["text"] == "Ann would like a bot to play for Ben."
        ben.until(lambda page: page.state["proposal"] is not None)
        proposal = ben.state["proposal"]
        assert (proposal["what"], proposal["by"], proposal["needed"]) == ("bot", 0, [1])
        assert proposal["text"].startswith("Ann would like a bot to play for you.")
        ben.done(type="vote", proposal=proposal["id"], yes=yes)
        assert seat_of(ben, 1)["replaced"] == yes
    ann.until(lambda page: bool(seat_of(page, 1)["replaced"]))
    ann.play(6)
    assert ann.ask(type="undo", agreed=True)["code"] in ("no-undo", "no-agreement")
    assert not ann.state["undo"]["further"]
    ann.refused("not-your-seat", type="manage", what="return", seat=1)
    ben.done(type="leave", back=True)
    for page in (ann, ben):
        page.socket.close()


class Quiet:
    """A server of its own whose time stands still until it is moved."""

    def __init__(self, server: Threaded) -> None:
        self.server = server
        self.now = 1000.0
        server.house.times.steady = lambda: self.now


@pytest.fixture
def quiet(tmp_path: Path) -> Iterator[Quiet]:
    with threaded(tmp_path) as server:
        yield Quiet(server)


def test_all_see_a_countdown_for_somebody_without_connection(quiet: Quiet) -> None:
    table, ann, ben = duel(quiet.server)
    key = ben.done(type="manage", what="reissue", seat=1)["data"]["key"]
    ben.socket.close()
    ann.until(lambda page: not seat_of(page, 1)["present"])
    assert seat_of(ann, 1)["away"] is None  # a page that is only loaded again was not away
    quiet.now += 11
    ann.until(lambda page: seat_of(page, 1)["away"] == 300.0)
    quiet.now += 100
    ann.done(type="say", text="Ben?")
    assert seat_of(ann, 1)["away"] == 200.0
    ben = quiet.server.page(table, key).settled()
    ann.until(lambda page: seat_of(page, 1)["away"] is None)
    ben.socket.close()
    ann.until(lambda page: not seat_of(page, 1)["present"])
    quiet.now += 11
    ann.until(lambda page: seat_of(page, 1)["away"] == 300.0)
    quiet.now += 300
    ann.done(type="manage", what="replace", seat=1)
    assert (seat_of(ann, 1)["replaced"], seat_of(ann, 1)["away"]) == (True, None)
    with quiet.server.page(table, key).settled() as ben:
        ben.done(type="leave", back=True)
        assert not seat_of(ben, 1)["replaced"]
    ann.socket.close()


def test_when_the_host_is_away_the_others_may_let_a_bot_play(quiet: Quiet) -> None:
    _, ann, ben = duel(quiet.server)
    assert [seat["host"] for seat in ben.state["table"]["seats"]] == [True, False]
    ben.refused("not-host", type="manage", what="replace", seat=0)
    ann.socket.close()
    ben.until(lambda page: not seat_of(page, 0)["present"])
    quiet.now += 11
    ben.until(lambda page: seat_of(page, 0)["away"] == 300.0)
    quiet.now += 300
    ben.done(type="manage", what="replace", seat=0)
    assert seat_of(ben, 0)["replaced"]
    ben.done(type="manage", what="host")
    ben.until(lambda page: bool(page.state["me"]["host"]))
    ben.socket.close()
