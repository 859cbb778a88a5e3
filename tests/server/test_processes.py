"""Two server processes at one database, with hints by a real Redis: two people at different processes play a duel."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from serving import Page, Process, Said, catch_up, until

from ludotek import api
from ludotek.house.menus import menus


@contextmanager
def processes(data: Path, *options: str) -> Iterator[list[Process]]:
    running = [Process(data, *options) for _ in range(2)]
    try:
        yield running
    finally:
        for server in running:
            server.kill()


def duel(servers: list[Process], **more: Any) -> tuple[Said, list[Page]]:
    """Ann at one process, Ben at the other."""
    table = servers[0].open("untamed", "mf", **more)
    ben = table["ben"] = servers[1].join(table, "Ben")
    return table, [servers[0].page(table).settled(), servers[1].page(table, ben).settled()]


def play(pages: list[Page], answers: int) -> int:
    """Each answers at its own process as soon as it is asked there; how many answers were taken."""
    taken = 0
    for n in range(answers):
        catch_up(pages)
        asked = next((page for page in pages if page.decision is not None), None)
        if asked is None:
            break
        decision: Said = asked.decision or {}
        if asked.act(decision["options"][n * 7 % len(decision["options"])])["type"] == "done":
            taken += 1
    catch_up(pages)
    return taken


@pytest.mark.parametrize(("kind", "pack"), [("sqlite", ""), ("postgres", "faction")])
def test_a_duel_across_two_processes(
    kind: str, pack: str, request: pytest.FixtureRequest, redis_server: Any, tmp_path: Path
) -> None:
    """In one database with a faction of somebody's own, which the other process gets to know from there."""
    options = ["--redis", redis_server.url]
    if kind == "postgres":
        options += ["--database", str(request.getfixturevalue("postgres_url"))]
    with processes(tmp_path, *options) as servers:
        brought = {"pack": menus(pack, "en").starter} if pack else {}
        table, pages = duel(servers, **brought)
        assert [page.state["table"]["pack"] for page in pages] == [pack, pack]
        cards = [
            server.get(f"/api/tables/{table['table']}/cards", table["key"], lang="de").json() for server in servers
        ]
        assert cards[0] == cards[1]
        taken = play(pages, 16)
        assert taken == 16
        assert pages[0].state["seq"] == pages[1].state["seq"]
        if kind == "sqlite":
            redis_server.stop()
            taken += without_hints(pages)
            redis_server.start()
            pages[0].done(type="say", text="is it back?")
            pages[1].until(lambda page: bool(page.chat))
        pages[0].done(type="concede")
        pages[1].until(lambda page: page.over)
        records = [server.get(f"/api/tables/{table['table']}/export", table["key"]).text for server in servers]
        assert records[0] == records[1]
        assert len(api.game("untamed").verify(records[0]).live) == taken + 1
        for page in pages:
            page.socket.close()


def without_hints(pages: list[Page]) -> int:
    """No process hears of the other: who answers late finds that out from the database, and no answer counts twice."""
    taken = 0
    for _ in range(8):
        for page in pages:
            if page.decision is None:
                page.done(type="say", text="?")  # writing finds what the other process has written
            if page.decision is not None:
                seq = page.state["seq"]
                reply = page.act()
                if reply["type"] == "done":
                    taken += 1
                    assert page.state["seq"] > seq
                else:
                    assert reply["code"] in ("stale", "not-asked")
    assert taken > 2
    return taken


def test_who_is_at_another_process_is_not_away(tmp_path: Path) -> None:
    """Without hints: the processes only share the database."""
    with processes(tmp_path, "--away", "4") as servers:
        _, pages = duel(servers)
        ann, ben = pages
        ann.until(lambda page: away(page) is not None)  # her process does not see him
        ann.until(lambda page: away(page) is None)  # his does
        ann.done(type="manage", what="replace", seat=1)
        assert not ann.state["table"]["seats"][1]["replaced"]
        ben.until(lambda page: page.state["proposal"] is not None)
        ben.done(type="vote", proposal=ben.state["proposal"]["id"], yes=False)
        ben.socket.close()
        ann.until(lambda page: page.state["proposal"] is None and away(page) is not None)
        until(lambda: bool(replaces(ann)))
        ann.socket.close()


def away(page: Page) -> float | None:
    found: float | None = page.state["table"]["seats"][1]["away"]
    return found


def replaces(ann: Page) -> bool:
    ann.ask(type="manage", what="replace", seat=1)
    return bool(ann.state["table"]["seats"][1]["replaced"])


def test_who_was_replaced_at_one_process_acts_no_more_at_the_other(tmp_path: Path) -> None:
    with processes(tmp_path) as servers:
        table = servers[0].open("untamed", "mf")
        key = servers[1].join(table, "Ben")
        pages = [servers[0].page(table).settled(), servers[1].page(table, key).settled()]
        pages[0].done(type="say", text="?")  # writing finds what the other process has written
        elsewhere = servers[0].page(table, key).settled()
        for _ in range(40):
            for page in pages:
                page.done(type="say", text="?")
            if pages[1].decision is not None:
                break
            pages[0].act()
        decision: Said = pages[1].decision or {}
        elsewhere.done(type="leave")
        action = decision["options"][0]["action"]
        pages[1].refused("bot-plays", type="act", decision=decision["id"], action=action)
        for page in [*pages, elsewhere]:
            page.socket.close()


def test_a_bot_is_driven_by_both_processes_and_answers_once(redis_server: Any, tmp_path: Path) -> None:
    with processes(tmp_path, "--redis", redis_server.url) as servers:
        table = servers[0].open("untamed", "mb")
        pages = [servers[0].page(table).settled(), servers[1].page(table).settled()]  # two tabs
        for n in range(12):
            page = pages[n % 2]
            page.until(lambda each: each.over or each.decision is not None)
            if page.over:
                break
            page.act()
        pages[0].done(type="concede")
        pages[1].until(lambda each: each.over)
        record = servers[1].get(f"/api/tables/{table['table']}/export", table["key"]).text
        assert api.game("untamed").verify(record).over
        for page in pages:
            page.socket.close()


def test_a_host_has_no_power_over_hidden_cards_at_either_process(tmp_path: Path) -> None:
    with processes(tmp_path, "--away", "3") as servers:
        table, pages = duel(servers)
        ann, ben = pages
        play(pages, 12)
        ann.refused("still-there", type="manage", what="reissue", seat=1)  # Ben is known to the other process only
        asked = next(page for page in pages if page.decision is not None)
        other = pages[1 - pages.index(asked)]
        decision: Said = asked.decision or {}
        key = table["key"] if asked is ann else str(table["ben"])
        with servers[pages.index(other)].page(table, key).settled() as twin:
            twin.done(type="leave")
        answer = decision["options"][0]["action"]
        asked.refused("bot-plays", type="act", decision=decision["id"], action=answer)
        assert other.ask(type="undo", agreed=True)["code"] in ("no-agreement", "no-undo")
        asked.done(type="leave", back=True)
        ben.socket.close()
        replies: list[Said] = []

        def is_made() -> bool:
            replies.append(ann.ask(type="manage", what="reissue", seat=1))
            assert replies[-1]["type"] == "done" or replies[-1]["code"] == "still-there"
            return replies[-1]["type"] == "done"

        until(is_made)
        assert len(replies) > 1
        with servers[1].page(table, replies[-1]["data"]["key"]).settled() as taker:
            assert (taker.state["me"]["seats"], taker.state["decisions"]) == ([], [])
            assert taker.state["view"]["seats"][1]["hand"]["known"] == []
        ann.socket.close()
