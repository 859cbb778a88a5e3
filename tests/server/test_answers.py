"""Answers over the socket: one comes back into the exact decision; what is stale or illegal is refused with its rules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from serving import Server, threaded


@pytest.mark.parametrize(("game", "seats"), [("twenty-strong", ""), ("untamed", "mb"), ("reckoners", "mm")])
def test_whoever_comes_back_finds_the_same_decision(server: Server, game: str, seats: str) -> None:
    table = server.open(game, seats)
    with server.page(table).settled() as page:
        page.play(7)
        page.until(lambda each: each.decision is not None)
        asked, seq, log = page.state["decisions"], page.state["seq"], page.log
    with server.page(table).settled() as again:
        assert (again.state["decisions"], again.state["seq"], again.log) == (asked, seq, log)
        assert again.state["log_from"] == 0
        assert again.act()["type"] == "done"


def test_a_restarted_server_asks_the_same(tmp_path: Path) -> None:
    with threaded(tmp_path) as server:
        table = server.open("untamed", "mb")
        with server.page(table).settled() as page:
            page.play(9)
            page.done(type="say", text="see you")
            before = page.until(lambda each: each.decision is not None).state
            log = page.log
    with threaded(tmp_path) as server, server.page(table).settled() as page:
        page.until(lambda each: bool(each.chat))
        for name in ("decisions", "seq", "view", "since", "undo"):
            assert page.state[name] == before[name]
        assert page.log == log
        assert page.play(3) == 3


@pytest.mark.parametrize(("lang", "word"), [("en", "moved on"), ("fr", "entre-temps"), ("de", "inzwischen")])
def test_a_stale_answer_is_refused_and_the_table_shown(server: Server, lang: str, word: str) -> None:
    table = server.open("twenty-strong")
    with server.page(table, lang=lang).settled() as page, server.page(table).settled() as other_tab:
        decision = page.decision
        assert decision is not None
        action = decision["options"][0]["action"]
        assert other_tab.act()["type"] == "done"
        refused = page.refused("stale", type="act", decision=decision["id"], action=action)
        assert word in refused["text"] or refused["text"]
        assert page.state["seq"] == other_tab.state["seq"]
        assert page.decision != decision


def test_the_same_answer_twice_counts_once(server: Server) -> None:
    table = server.open("twenty-strong")
    with server.page(table).settled() as page:
        decision = page.decision
        assert decision is not None
        act = {"type": "act", "decision": decision["id"], "action": decision["options"][0]["action"]}
        ids = [page.say(**act), page.say(**act)]
        seq = page.state["seq"]
        assert [page.reply(id)["type"] for id in ids] == ["done", "refused"]
        assert page.state["seq"] == seq + 1


@pytest.mark.parametrize("game", ["twenty-strong", "untamed", "reckoners"])
def test_what_is_refused_names_the_same_rules_when_it_is_tried(server: Server, game: str) -> None:
    """Every option that a page shows as impossible is refused for the very reason that it showed."""
    with server.page(server.open(game)).settled() as page:
        tried = 0
        for n in range(25):
            page.until(lambda each: each.over or each.decision is not None)
            if page.over or tried > 8:
                break
            decision = page.decision
            assert decision is not None
            for why in decision["refused"][:2]:
                refused = page.refused(
                    "illegal", type="act", decision=decision["id"], action=why["action"], seat=decision["seat"]
                )
                assert (refused["rules"], refused["text"]) == (why["rules"], why["why"])
                assert refused["rules"]
                assert why["name"]
                tried += 1
            page.play(1, seed=n)
        assert tried > 0


@pytest.mark.parametrize("action", [-1, -3, 10**6, 2**31, 2**63, 10**40])
def test_numbers_that_are_no_answers(server: Server, action: int) -> None:
    with server.page(server.open("twenty-strong")).settled() as page:
        decision, seq = page.decision, page.state["seq"]
        assert decision is not None
        reply = page.ask(type="act", decision=decision["id"], action=action)
        assert reply["type"] == "refused"
        assert reply["code"] in ("illegal", "bad", "malformed")
        assert (page.decision, page.state["seq"]) == (decision, seq)
        assert page.act()["type"] == "done"


def test_undo_says_how_far_it_goes_and_goes_there(server: Server) -> None:
    with server.page(server.open("untamed", "mb", options={"draft": "draft"})).settled() as page:
        page.until(lambda each: each.decision is not None)
        page.refused("no-undo", type="undo")
        first: Any = page.decision
        page.act()
        page.until(lambda each: each.decision is not None and each.state["undo"]["free"])
        undo = page.state["undo"]
        assert (undo["verb"], undo["things"]) in [(option["verb"], option["things"]) for option in first["options"]]
        page.done(type="undo")
        again: Any = page.until(lambda each: each.decision is not None).decision
        assert [option["action"] for option in again["options"]] == [option["action"] for option in first["options"]]


def test_bots_that_wait_can_be_urged(server: Server) -> None:
    with server.page(server.open("reckoners", "mbb")).settled() as page:
        for n in range(60):
            page.until(lambda each: each.decision is not None)
            reply = page.ask(type="urge")
            if reply["type"] == "done":
                break
            assert reply["code"] == "nobody-to-urge"
            page.play(1, seed=n)
        else:
            pytest.fail("no bot ever waited")


def test_undo_names_what_goes_back_and_alone_nobody_is_asked(server: Server) -> None:
    with server.page(server.open("twenty-strong")).settled() as page:
        for wanted in ("free", "across"):
            for n in range(100):
                if page.state["undo"][wanted]:
                    break
                page.play(1, seed=n)
            assert page.state["undo"]["act" if wanted == "free" else wanted]
        undo = page.state["undo"]
        assert (undo["free"], undo["alone"], undo["whose"]) == (False, True, 0)
        assert undo["further"] and undo["why"]
        page.refused("no-undo", type="undo")
        page.done(type="undo", agreed=True)
        page.until(lambda each: each.state["log"][-1]["name"] == "rewound")
        assert undo["further"] in page.state["log"][-1]["text"]
        page.done(type="concede")
        page.until(lambda each: each.state["outcome"] is not None)
        assert page.state["outcome"]["rewound"] == 1
        assert page.state["undo"]["further"]  # also from the end
