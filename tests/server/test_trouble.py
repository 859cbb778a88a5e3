"""A store that is read-only or full in the middle of a game: said in the player's language, nothing changed, and it goes
on when the store is back."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from serving import Page, until

from ludotek.house.store import Cause, StoreDown

WORDS = {
    ("read-only", "en"): "read-only",
    ("read-only", "fr"): "lecture seule",
    ("read-only", "de"): "schreibgeschützt",
    ("full", "en"): "full",
    ("full", "fr"): "plein",
    ("full", "de"): "voll",
}


@contextmanager
def store_down(server: Any, cause: Cause, after: bool = False) -> Iterator[threading.Event]:
    """Nothing can be written; `after`: the line breaks only when the entries are stored."""
    store, append, create = server.house.store, server.house.store.append, server.house.store.create
    tried = threading.Event()

    async def fail(*given: Any) -> None:
        tried.set()
        if after:
            await append(*given)
        raise StoreDown(cause, "a test")

    store.append = store.create = fail
    try:
        yield tried
    finally:
        store.append, store.create = append, create


@pytest.mark.parametrize(("cause", "lang"), WORDS)
def test_nothing_changes_while_the_store_is_down(server: Any, cause: str, lang: str) -> None:
    table = server.open("twenty-strong")
    with server.page(table, lang=lang).settled() as page:
        page.play(3)
        decision, seq, view = page.decision, page.state["seq"], page.state["view"]
        with store_down(server, Cause(cause)):
            refused = page.act()
            assert (refused["type"], refused["code"]) == ("refused", "store-down")
            assert WORDS[cause, lang] in refused["text"]
            for act in (
                {"type": "say", "text": "?"},
                {"type": "undo"},
                {"type": "concede"},
                {"type": "adjust", "name": "B"},
            ):
                reply = page.ask(**act)
                assert (reply["type"], reply["code"]) in (("refused", "store-down"), ("refused", "no-undo"))
            page.refused("store-down", type="manage", what="reissue", seat=0)
            assert (page.decision, page.state["seq"], page.state["view"]) == (decision, seq, view)
            new = server.http.post("/api/tables", json={"game": "untamed"}, headers={"accept-language": lang})
            assert (new.status_code, new.json()["code"]) == (503, "store-down")
            assert WORDS[cause, lang] in new.json()["text"]
        assert page.act()["type"] == "done"
        assert page.state["seq"] == seq + 1
    with server.page(table).settled() as page:  # the link is still the old one
        assert page.state["me"]["name"] == "Ann"


def test_bots_go_on_by_themselves_when_the_store_is_back(server: Any) -> None:
    with server.page(server.open("untamed", "mb")).settled() as page:
        page.until(lambda each: each.decision is not None)
        for _ in range(40):
            append = server.house.store.append
            with store_down_for_bots(server, page) as tried:
                if page.over or not tried.is_set():
                    page.until(lambda each: each.over or each.decision is not None)
            assert server.house.store.append == append
            if tried.is_set():
                break
        else:
            pytest.fail("no bot was ever asked")
        page.until(lambda each: each.over or each.decision is not None)


@contextmanager
def store_down_for_bots(server: Any, page: Page) -> Iterator[threading.Event]:
    """A person's answer is stored, and what a bot answers to it is not."""
    store, append = server.house.store, server.house.store.append
    tried, stored = threading.Event(), threading.Event()

    async def once(*given: Any) -> None:
        if stored.is_set():
            tried.set()
            raise StoreDown(Cause.FULL, "a test")
        await append(*given)
        stored.set()

    store.append = once
    try:
        page.act()
        if page.decision is None and not page.over:
            until(tried.is_set)
        yield tried
    finally:
        store.append = append


def test_a_line_that_breaks_after_the_commit_loses_and_doubles_nothing(server: Any) -> None:
    table = server.open("twenty-strong")
    with server.page(table).settled() as page:
        seq, decision = page.state["seq"], page.decision
        assert decision is not None
        with store_down(server, Cause.GONE, after=True):
            assert page.act()["code"] == "store-down"
            assert page.state["seq"] == seq
        again = page.ask(
            type="act", decision=decision["id"], action=decision["options"][0]["action"], seat=decision["seat"]
        )
        assert (again["type"], again["code"]) == ("refused", "stale")
        assert page.state["seq"] == seq + 1
        assert page.act()["type"] == "done"


def test_the_server_is_not_ready_while_its_file_is_gone(server: Any) -> None:
    house = server.house
    path = house.store.database.file
    hidden = path.with_name("hidden")
    path.rename(hidden)
    try:
        answer = server.http.get("/ready", headers={"accept-language": "de"})
        assert (answer.status_code, answer.json()["code"]) == (503, "store-down")
        assert server.http.get("/health").status_code == 200
        assert server.post("/api/tables", {"game": "untamed"}).status_code == 503
    finally:
        hidden.rename(path)
    assert server.http.get("/ready").status_code == 200
