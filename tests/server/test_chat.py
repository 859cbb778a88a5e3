"""Who may say what to whom."""

from __future__ import annotations

from pathlib import Path

from serving import Page, Server, catch_up, threaded


def texts(page: Page) -> list[str]:
    return [page.chat[n]["text"] for n in sorted(page.chat)]


def test_spectators_are_heard_by_seats_with_hidden_cards_only_at_the_end(server: Server) -> None:
    table = server.open("untamed", "mf")
    ann, ben = server.page(table).settled(), server.page(table, server.join(table, "Ben")).settled()
    watchers = [server.page(table, table["watch"]).settled() for _ in range(2)]
    watchers[0].done(type="adjust", name="  Wanda\n")
    watchers[0].done(type="say", text="she holds the owl")
    ann.done(type="say", text="good\x00 luck")
    pages = [ann, ben, *watchers]
    catch_up(pages)
    for page in watchers:
        page.until(lambda each: len(each.chat) == 2)
        assert texts(page) == ["she holds the owl", "good luck"]
    assert watchers[1].chat[0]["name"] == "Wanda"
    for page in (ann, ben):
        page.until(lambda each: len(each.chat) == 1)
        assert texts(page) == ["good luck"]
        assert "owl" not in "".join(page.sent)
    ben.done(type="concede")
    ann.until(lambda page: len(page.chat) == 2)
    assert texts(ann) == ["she holds the owl", "good luck"]
    for page in pages:
        page.socket.close()


def test_where_cards_are_open_everybody_hears_spectators(server: Server) -> None:
    table = server.open("reckoners", "mm")
    with server.page(table).settled() as ann, server.page(table, table["watch"]).settled() as watcher:
        watcher.done(type="say", text="behind you")
        ann.until(lambda page: texts(page) == ["behind you"])
        assert ann.chat[0]["seat"] == -1


def test_partners_talk_among_themselves_in_hydra(server: Server) -> None:
    table = server.open("untamed", "mfff", options={"mode": "hydra"})
    pages = [server.page(table).settled()]
    pages += [server.page(table, server.join(table, name)).settled() for name in ("Ben", "Cat", "Dan")]
    watcher = server.page(table, table["watch"]).settled()
    catch_up(pages)
    assert pages[0].state["table"]["team_talk"]
    team = next(each for each in pages[0].state["table"]["teams"] if 0 in each)
    pages[0].done(type="say", text="attack the left", team=True)
    pages[0].done(type="say", text="hello all")
    for seat, page in enumerate([*pages, watcher]):
        page.until(lambda each: "hello all" in texts(each))
        assert ("attack the left" in texts(page)) == (seat in team)
        assert ("attack the left" in "".join(page.sent)) == (seat in team)
    watcher.refused("no-team", type="say", text="and me?", team=True)
    for page in [*pages, watcher]:
        page.socket.close()


def test_in_manticore_nobody_talks_in_private_and_the_rule_is_named(server: Server) -> None:
    table = server.open("untamed", "mbbb", options={"mode": "manticore"})
    with server.page(table, lang="de").settled() as page:
        assert not page.state["table"]["team_talk"]
        refused = page.refused("no-team-talk", type="say", text="psst", team=True)
        assert refused["rules"] == ["UN-61"]
        assert "Manti" in refused["text"]
        assert page.refused("no-pings", type="ping", target="deck")["rules"] == ["UN-61"]


def test_pings_are_for_those_who_play_together(server: Server) -> None:
    table = server.open("reckoners", "mf")
    ann, ben = server.page(table).settled(), server.page(table, server.join(table, "Ben")).settled()
    watcher = server.page(table, table["watch"]).settled()
    ann.done(type="ping", target="district-3")
    for page in (ben, watcher):
        page.until(lambda each: {"type": "ping", "seat": 0, "target": "district-3"} in each.others)
    watcher.refused("no-pings", type="ping", target="district-3")
    ann.refused("malformed", type="ping", target="x" * 81)
    for page in (ann, ben, watcher):
        page.socket.close()
    with server.page(server.open("untamed", "mm")).settled() as page:
        page.refused("no-pings", type="ping", target="hand")
        page.refused("no-team", type="say", text="psst", team=True)
        page.refused("nothing-said", type="say", text=" \n ")


def test_a_watcher_with_many_pages_says_no_more_than_one(tmp_path: Path) -> None:
    with threaded(tmp_path) as server:
        table = server.open("reckoners", "mm")
        watchers = [server.page(table, table["watch"]).settled() for _ in range(15)]
        said = [watcher.ask(type="say", text="hello").get("code", "") for watcher in watchers]
        assert said[0] == "" and said[-1] == "too-fast"
        assert len(server.house.tables[table["table"]].table.chat) < len(watchers)
        for page in watchers:
            page.socket.close()
