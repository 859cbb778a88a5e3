"""Links and who holds them: wrong, stolen and reissued ones, full and closed tables, hosts and spectators."""

from __future__ import annotations

import pytest
from serving import Said, Server, catch_up, until


def says_bye(server: Server, table: Said, key: str, code: str, lang: str = "en") -> Said:
    with server.page(table, key, lang) as page:
        said = page.bye()
        assert (said["code"], said["again"]) == (code, False)
        assert said["text"]
        return said


@pytest.mark.parametrize(("lang", "word"), [("en", "link"), ("fr", "lien"), ("de", "Link")])
def test_a_wrong_link_is_told_in_the_players_language(server: Server, lang: str, word: str) -> None:
    table = server.open("untamed", "mf")
    for key in ("x", table["key"][:-1], table["invite"], table["key"] + " ", "é€", "k" * 4000):
        assert word in says_bye(server, table, key, "wrong-key", lang)["text"]
    says_bye(server, {"table": "0" * 16}, "x", "no-such-table")
    says_bye(server, {"table": "../../etc"}, "x", "no-such-table")
    for path in ("export", "replay", "replay/0", "review", "review/0", "review/0/0"):
        answer = server.http.get(f"/api/tables/{table['table']}/{path}", params={"lang": lang})
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-key")
        assert word in answer.json()["text"]
        assert server.get(f"/api/tables/{table['table']}/{path}", table["invite"]).status_code == 403


def test_a_full_table_sends_friends_away(server: Server) -> None:
    table = server.open("untamed", "mf")
    path = f"/api/tables/{table['table']}/join"
    wrong = server.post(path, {"invite": table["watch"]})
    assert (wrong.status_code, wrong.json()["code"]) == (403, "wrong-key")
    with server.page(table).settled() as ann:
        assert ann.state["table"]["status"] == "waiting"
        assert ann.state["decisions"] == []
        ann.refused("waiting", type="act", decision="x", action=0)
        server.join(table, "Ben")
        ann.until(lambda page: page.state["table"]["status"] == "playing")
        assert [seat["name"] for seat in ann.state["table"]["seats"]] == ["Ann", "Ben"]
    late = server.post(path, {"invite": table["invite"], "name": "Cat"})
    assert (late.status_code, late.json()["code"]) == (409, "full")
    assert "spectator" in late.json()["text"]


def test_a_reissued_link_throws_out_who_held_the_old_one(server: Server) -> None:
    table = server.open("reckoners", "mf")
    stolen = server.join(table, "Ben")
    own, thief = server.page(table, stolen).settled(), server.page(table, stolen, "de").settled()
    new = own.done(type="manage", what="reissue", seat=1)["data"]["key"]
    assert thief.bye()["code"] == "reissued"
    says_bye(server, table, stolen, "wrong-key")
    assert server.get(f"/api/tables/{table['table']}/export", stolen).status_code == 403
    with server.page(table, new).settled() as ben:
        assert (ben.state["me"]["seats"], ben.state["me"]["name"]) == ([1], "Ben")
    own.socket.close()


def test_the_host_may_renew_the_own_link_and_stays(server: Server) -> None:
    table = server.open("twenty-strong")
    ann, other_tab = server.page(table).settled(), server.page(table).settled()
    new = ann.done(type="manage", what="reissue", seat=0)["data"]["key"]
    assert other_tab.bye()["code"] == "reissued"
    ann.done(type="say", text="still here")
    says_bye(server, table, table["key"], "wrong-key")
    ann.socket.close()
    with server.page(table, new).settled() as page:
        assert page.state["me"]["host"]


def test_an_invitation_can_be_renewed(server: Server) -> None:
    table = server.open("untamed", "mf")
    with server.page(table).settled() as ann:
        new = ann.done(type="manage", what="reissue", seat=1)["data"]["invite"]
        ann.refused("no-person", type="manage", what="reissue", seat=5)
    old = server.post(f"/api/tables/{table['table']}/join", {"invite": table["invite"]})
    assert old.json()["code"] == "wrong-key"
    server.join({**table, "invite": new}, "Ben")


def test_who_is_not_the_host_asks(server: Server) -> None:
    table = server.open("untamed", "mf")
    with server.page(table, server.join(table, "Ben")).settled() as ben:
        refused = {"replace": "not-host", "watch": "not-host", "return": "not-replaced", "reissue": "still-there"}
        for what, code in refused.items():
            ben.refused(code, type="manage", what=what, seat=0)
        ben.done(type="manage", what="close")
        assert (ben.state["table"]["status"], ben.state["proposal"]["what"]) == ("playing", "close")
        assert ben.state["proposal"]["text"] == "Ben would like to close the table. Nobody wins or loses."


ACTS: list[Said] = [
    {"type": "act", "decision": "x", "action": 0},
    {"type": "undo"},
    {"type": "undo", "agreed": True},
    {"type": "vote", "proposal": 1, "yes": True},
    {"type": "vote", "proposal": 1, "yes": False},
    {"type": "urge"},
    {"type": "concede"},
    {"type": "mute", "card": "chip", "on": True},
    {"type": "adjust", "seat": 0},
    {"type": "leave"},
    {"type": "leave", "back": True},
]


@pytest.mark.parametrize("act", ACTS, ids=str)
def test_spectators_only_watch(server: Server, act: Said) -> None:
    table = server.open("reckoners", "mm")
    with server.page(table, table["watch"], "fr").settled() as watcher:
        before = watcher.state["seq"]
        assert "regarde" in watcher.refused("spectator", **act)["text"]
        watcher.refused("spectator", type="manage", what="close")
        assert watcher.state["seq"] == before


def test_a_spectator_does_not_vote_for_the_last_seat(server: Server) -> None:
    table = server.open("reckoners", "mf")
    ann, ben = server.page(table).settled(), server.page(table, server.join(table, "Ben")).settled()
    watcher = server.page(table, table["watch"]).settled()
    ann.done(type="concede")
    catch_up([ann, ben, watcher])
    proposal = watcher.state["proposal"]
    assert (proposal["by"], proposal["needed"], proposal["yes"]) == (0, [1], [])
    assert "Ann" in proposal["text"]
    for yes in (True, False):
        watcher.refused("spectator", type="vote", proposal=proposal["id"], yes=yes)
    ben.done(type="vote", proposal=proposal["id"], yes=True)
    assert ben.over
    for page in (ann, ben, watcher):
        page.socket.close()


def test_acting_for_a_seat_that_is_not_ones_own(server: Server) -> None:
    table = server.open("untamed", "mf")
    ben = server.join(table, "Ben")
    ann = server.page(table).settled()
    with server.page(table, ben).settled() as page:
        for act in ({"type": "act", "decision": "x", "action": 0}, {"type": "undo"}, {"type": "concede"}):
            page.refused("not-your-seat", seat=0, **act)
        page.refused("not-your-seat", type="adjust", seat=0)
        page.refused("not-your-seat", type="concede", seat=-2)
    ann.socket.close()


def test_a_closed_table_can_only_be_read(server: Server) -> None:
    table = server.open("untamed", "mf")
    ben = server.join(table, "Ben")
    with server.page(table).settled() as ann:
        ann.done(type="manage", what="close")
        assert ann.state["table"]["status"] == "closed"
        assert ann.state["decisions"] == []
        for act in ACTS[:8]:
            ann.refused("closed", **act)
        ann.refused("closed", type="manage", what="close")
        ann.refused("closed", type="manage", what="pause")
    late = server.post(f"/api/tables/{table['table']}/join", {"invite": table["invite"]})
    assert late.json()["code"] in ("closed", "full")
    with server.page(table, ben).settled() as page:
        assert page.state["table"]["opening"]


def test_pause_leave_and_come_back(server: Server) -> None:
    table = server.open("untamed", "mff", options={"mode": "survival"})
    ann = server.page(table).settled()
    ben = server.page(table, server.join(table, "Ben")).settled()
    cat = server.page(table, server.join(table, "Cat")).settled()
    ann.done(type="manage", what="pause")
    ann.refused("paused", type="act", decision="x", action=0)
    ann.done(type="manage", what="continue")
    ben.done(type="leave")
    cat.until(lambda page: bool(page.state["table"]["seats"][1]["replaced"]))
    assert cat.state["table"]["seats"][1]["who"] == "greedy"
    ben.done(type="leave", back=True)
    assert not ben.state["table"]["seats"][1]["replaced"]
    cat.done(type="leave")
    ann.refused("no-such-bot", type="manage", what="replace", seat=1, bot="human")
    ann.refused("no-person", type="manage", what="replace", seat=2)
    ann.refused("not-your-seat", type="manage", what="return", seat=2)
    cat.done(type="leave", back=True)
    ann.refused("not-replaced", type="manage", what="return", seat=2)
    ben.done(type="adjust", name="Benjamin", lang="de")
    assert ben.state["me"]["name"] == "Benjamin"
    cat.until(lambda page: page.state["table"]["seats"][1]["name"] == "Benjamin")
    ben.socket.close()
    cat.until(lambda page: not page.state["table"]["seats"][1]["present"])
    for page in (ann, cat):
        page.socket.close()


def test_a_clock_that_runs_out_lets_a_bot_play_on(server: Server) -> None:
    table = server.open("untamed", "mb", clock={"kind": "minutes", "amount": 1})
    with server.page(table).settled() as page:
        page.until(lambda each: each.decision is not None)
        assert page.state["clock"]["running"] == [0]
        live = server.house.tables[table["table"]]  # type: ignore[attr-defined]
        live.table.clock.left[0] = 0.5
        page.until(lambda each: bool(each.state["table"]["seats"][0]["replaced"]))
        page.until(lambda each: each.over)
    for kind, amount in (("minutes", 0), ("days", 31), ("minutes", 10**30)):
        body = {"game": "untamed", "clock": {"kind": kind, "amount": amount}}
        assert server.post("/api/tables", body).json()["code"] in ("bad-clock", "malformed")


def test_tables_that_nobody_looks_at_leave_the_memory_and_come_back(server: Server) -> None:
    table = server.open("untamed", "mb")
    house = server.house  # type: ignore[attr-defined]
    with server.page(table).settled() as page:
        page.play(3)
        decision = page.until(lambda each: each.decision is not None).decision
    usual = house.idle
    house.idle = 0.0
    until(lambda: table["table"] not in house.tables)
    house.idle = usual
    with server.page(table).settled() as again:
        assert again.until(lambda each: each.decision is not None).decision == decision


def test_RK_04_a_guest_may_take_several_reckoners(server: Server) -> None:
    table = server.open("reckoners", "mfff")
    path = f"/api/tables/{table['table']}"
    asked = server.post(f"{path}/invited", {"invite": table["invite"]})
    assert (asked.status_code, asked.json()["game"], asked.json()["seats"]) == (200, "reckoners", 3)
    many = server.post(f"{path}/join", {"invite": table["invite"], "name": "Ben", "seats": 4})
    assert (many.status_code, many.json()["code"]) == (409, "full")
    key = server.post(f"{path}/join", {"invite": table["invite"], "name": "Ben", "seats": 2}).json()["key"]
    with server.page(table, key).settled() as ben:
        assert ben.state["me"]["seats"] == [1, 2]
        assert [seat["name"].startswith("Ben") for seat in ben.state["table"]["seats"]] == [False, True, True, False]
    assert server.post(f"{path}/invited", {"invite": table["invite"]}).json()["seats"] == 1


def test_nobody_takes_the_seat_of_an_opponent_as_well(server: Server) -> None:
    table = server.open("untamed", "mff", options={"mode": "survival", "seats": 3})
    path = f"/api/tables/{table['table']}"
    assert server.post(f"{path}/invited", {"invite": table["invite"]}).json()["seats"] == 1
    both = server.post(f"{path}/join", {"invite": table["invite"], "seats": 2})
    assert (both.status_code, both.json()["code"]) == (409, "full")
    assert server.post(f"{path}/invited", {"invite": "wrong"}).json()["code"] == "wrong-key"
