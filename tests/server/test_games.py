"""Whole games over the socket, in three languages, with people, bots and a spectator."""

from __future__ import annotations

import threading
from typing import Any

import pytest
from serving import Page, Server, play_in_turn

from ludotek import api


@pytest.mark.parametrize(
    ("game", "seats", "options", "lang"),
    [
        ("twenty-strong", "", {}, "en"),
        ("untamed", "mb", {}, "fr"),
        ("untamed", "mrrr", {"mode": "hydra"}, "de"),
        ("reckoners", "mmm", {}, "de"),
    ],
)
def test_a_whole_game_is_played_and_its_record_verifies(
    server: Server, game: str, seats: str, options: dict[str, Any], lang: str
) -> None:
    table = server.open(game, seats, options=options)
    with server.page(table, lang=lang).settled() as page:
        commitment = page.state["table"]["commitment"]
        assert commitment
        assert page.state["table"]["opening"] is None
        assert page.play(seed=4) > 0  # a careless game of 20 Strong is a short one
        assert page.state["table"]["status"] == "over"
        assert page.state["table"]["opening"]
        assert page.state["outcome"]["text"]
        assert sorted(page.log) == list(range(len(page.log)))
        assert all(line["text"] for line in page.log.values())
    record = server.get(f"/api/tables/{table['table']}/export", table["key"], lang=lang).text
    verified = api.game(game).verify(record)
    assert verified.commitment == commitment
    assert verified.result is not None
    assert verified.result.scores == page.state["outcome"]["scores"]


def test_without_seats_one_person_plays_against_bots_or_for_all(server: Server) -> None:
    with server.page(server.open("untamed")).settled() as page:
        assert [seat["who"] for seat in page.state["table"]["seats"]] == ["human", "greedy"]
    with server.page(server.open("reckoners", options={"seats": 3})).settled() as page:
        assert page.state["me"]["seats"] == [0, 1, 2]


def test_three_play_at_once_on_the_open_floor(server: Server) -> None:
    table = server.open("reckoners", "mff")
    keys = [table["key"], server.join(table, "Ben"), server.join(table, "Cat")]
    pages = [server.page(table, key, lang).settled() for key, lang in zip(keys, ("en", "fr", "de"), strict=True)]
    taken, problems = [0, 0, 0], []

    def play(n: int, page: Page) -> None:
        try:
            taken[n] = page.play(seed=n)
        except BaseException as problem:
            problems.append(problem)

    threads = [threading.Thread(target=play, args=each, daemon=True) for each in enumerate(pages)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert problems == []
    assert all(page.over for page in pages)
    assert min(taken) > 5
    stories = [[(n, line["name"], line["values"]) for n, line in sorted(page.log.items())] for page in pages]
    assert stories[0] == stories[1] == stories[2]
    lines = server.get(f"/api/tables/{table['table']}/export", table["key"]).text
    assert len(api.game("reckoners").verify(lines).live) == sum(taken)
    for page in pages:
        page.socket.close()


def test_two_players_and_a_spectator_see_the_same_end(server: Server) -> None:
    table = server.open("untamed", "mf")
    pages = [server.page(table).settled(), server.page(table, server.join(table, "Ben")).settled()]
    watcher = server.page(table, table["watch"]).settled()
    assert watcher.state["me"] == {"seats": [], "host": False, "seat": -1, "name": ""}
    play_in_turn(pages)
    watcher.until(lambda page: page.over)
    assert watcher.state["decisions"] == []
    outcomes = [page.until(lambda each: each.over).state["outcome"] for page in [*pages, watcher]]
    assert outcomes[0] == outcomes[1] == outcomes[2]
    assert watcher.state["table"]["spectators"] == 1
    for page in [*pages, watcher]:
        page.socket.close()
