"""Hosts and clocks at two processes: what one process does not know gives nobody a hand to look at, a second try or more time."""

from __future__ import annotations

import asyncio

import pytest
from duels import Duel, duel
from port import MemoryStore, Port, new_table, open_house, port

from ludotek.house.awake import LONGEST, Awake
from ludotek.house.keeper import Keeper

pytestmark = pytest.mark.anyio


async def look(both: Duel, seconds: int) -> None:
    """Both keepers look once a second."""
    keepers = [Keeper(both.here), Keeper(both.there)]
    for _ in range(seconds):
        both.now[0] += 1.0
        for keeper in keepers:
            await keeper.look()


async def refused(page: Port, code: str, **message: object) -> None:
    reply = await page.ask(**message)
    assert reply.get("code") == code, reply


def host_and_friend(both: Duel) -> tuple[Port, Port]:
    pages = [both.mover, both.other]
    return (pages[0], pages[1]) if pages[0].state["me"]["host"] else (pages[1], pages[0])


async def claim_for_ben(both: Duel) -> tuple[Port, str]:
    """Ben goes, and nobody sees him anywhere for long: Ann, and the secret of the link that she makes for his seat."""
    await both.mover.play_until_waiting()
    ann, ben = host_and_friend(both)
    ben.guest.leave()
    await look(both, 400)
    reply = await ann.ask(type="manage", what="reissue", seat=1)
    return ann, reply["data"]["key"]


async def test_whoever_is_connected_elsewhere_keeps_the_seat() -> None:
    async with duel(MemoryStore()) as both:
        ann, ben = host_and_friend(both)
        await look(both, 400)
        await refused(ann, "still-there", type="manage", what="reissue", seat=1)
        await refused(ben, "still-there", type="manage", what="reissue", seat=0)
        await ann.ask(type="manage", what="replace", seat=1)
        assert both.table(both.here).replaced == []


async def test_whoever_is_nowhere_leaves_a_link_that_shows_nothing() -> None:
    async with duel(MemoryStore()) as both:
        _, claim = await claim_for_ben(both)
        for house in (both.here, both.there):  # the other process finds the key in the store
            async with port(house, {"table": both.id}, claim) as taker:
                assert taker.state["me"]["seats"] == []
                assert taker.state["view"]["seats"][1]["hand"]["known"] == []
                assert taker.state["decisions"] == []
                for message in ({"type": "leave", "back": True}, {"type": "manage", "what": "return", "seat": 1}):
                    await refused(taker, "veiled", **message)


async def test_whoever_was_away_comes_back_with_the_own_link_and_ends_the_others_claim() -> None:
    async with duel(MemoryStore()) as both:
        _, claim = await claim_for_ben(both)
        at_table, (here, there) = {"table": both.id}, (both.here, both.there)
        async with port(here, at_table, claim) as taker:
            await look(both, 10)
            assert list(both.table(here).away) == [1], "whoever watches for somebody is not that person"
            async with port(there, at_table, both.keys[1]) as again:
                assert again.state["me"]["seats"] == [1]
                hand = again.state["view"]["seats"][1]["hand"]
                assert len(hand["known"]) == hand["count"]
                assert taker.state["view"]["seats"][1]["hand"]["known"] == []
                assert (await again.ask(type="leave", back=True))["type"] == "done"
                assert both.table(there).replaced == []
                await look(both, 5)
                assert both.table(here).away == {}
                await taker.until(lambda: taker.said[-1]["type"] == "bye")
                assert taker.said[-1]["code"] == "reissued"
                stranger = Port(here)
                await stranger.say(type="hello", table=both.id, key=claim)
                assert (await stranger.hear())["code"] == "wrong-key"


async def test_a_claim_opens_the_seat_when_the_game_is_over_and_for_the_next_one() -> None:
    async with duel(MemoryStore()) as both:
        ann, claim = await claim_for_ben(both)
        async with port(both.there, {"table": both.id}, claim) as taker:
            await ann.ask(type="concede")
            await look(both, 5)
            await taker.until(lambda: taker.state["me"]["seats"] == [1])
            following = (await taker.ask(type="rematch"))["data"]["table"]
            async with port(both.here, {"table": following}, claim) as next_one:
                assert next_one.state["me"]["seats"] == [1]


async def test_who_was_replaced_at_one_process_acts_no_more_at_the_other() -> None:
    async with duel(MemoryStore()) as both:
        other_device = both.table(both.there).holders[both.seat]
        decision = both.mover.decision
        live = both.there.tables[both.id]
        await both.there.change(live, lambda draft: draft.replace(other_device.seats[0]))
        option = decision["options"][0]
        await refused(both.mover, "bot-plays", type="act", decision=decision["id"], action=option["action"])
        await refused(both.mover, "bot-plays", type="concede")


async def test_nobody_goes_ahead_alone_at_another_process() -> None:
    async with duel(MemoryStore()) as both:
        await both.mover.play_until_waiting()
        await both.other.ask(type="leave")
        reply = await both.mover.ask(type="undo", agreed=True)
        assert reply["code"] in ("no-agreement", "no-undo")


async def test_an_answer_that_comes_too_late_is_none() -> None:
    async with duel(MemoryStore(), clock={"kind": "minutes", "amount": 1}) as both:
        decision, table = both.mover.decision, both.table(both.here)
        both.now[0] += 61.0
        option = decision["options"][0]
        await refused(both.mover, "no-time", type="act", decision=decision["id"], action=option["action"])
        await refused(both.mover, "no-time", type="leave", back=True)
        assert both.table(both.here).replaced == [both.seat]
        assert table.replaced == []


async def test_a_process_that_lags_behind_takes_no_time_from_anybody() -> None:
    async with duel(MemoryStore(), clock={"kind": "minutes", "amount": 1}) as both:
        seat, decision = both.seat, both.mover.decision
        both.now[0] += 50.0
        await both.there.change(both.there.tables[both.id], lambda draft: draft.pause(True))
        await both.there.change(both.there.tables[both.id], lambda draft: draft.pause(False))
        both.now[0] += 5.0
        assert both.table(both.there).clock is not None
        reply = await both.mover.ask(
            type="act", decision=decision["id"], action=decision["options"][0]["action"], seat=seat
        )
        assert reply["type"] == "done"


async def test_the_new_host_is_known_at_both() -> None:
    async with duel(MemoryStore()) as both:
        ann, ben = host_and_friend(both)
        await ben.ask(type="manage", what="host")
        await Keeper(both.here).sweep()
        await Keeper(both.there).sweep()
        await ann.until(lambda: bool(ann.state["proposal"]))
        proposal = ann.state["proposal"]
        assert (proposal["what"], proposal["needed"]) == ("host", [0])
        assert proposal["text"] == "Ben would like to be the host of this table."
        await ann.ask(type="vote", proposal=proposal["id"], yes=True)
        await Keeper(both.here).sweep()
        await Keeper(both.there).sweep()
        await ben.until(lambda: ben.state["me"]["host"] is True)
        await ann.until(lambda: ann.state["me"]["host"] is False)


async def test_who_watches_is_put_out_by_a_new_link() -> None:
    house = open_house(MemoryStore())
    table = await new_table(house, "twenty-strong")
    async with port(house, table) as host, port(house, table, table["watch"]) as watcher:
        reply = await host.ask(type="manage", what="watch")
        await watcher.until(lambda: watcher.said[-1]["type"] == "bye")
        assert watcher.said[-1]["code"] == "reissued"
        async with port(house, table, reply["data"]["watch"]) as again:
            assert again.state["me"]["seats"] == []
            await refused(again, "spectator", type="manage", what="watch")


def test_time_stands_still_while_the_process_does() -> None:
    now = [100.0]
    awake = Awake(lambda: now[0])
    for _ in range(5):
        now[0] += 1.0
        assert awake() == now[0]
    now[0] += 64.0  # stopped
    assert awake() == 105.0
    now[0] += LONGEST
    assert awake() == 105.0 + LONGEST


async def test_a_stopped_server_costs_no_time_on_the_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("ludotek.house.house.time.monotonic", lambda: now[0])
    house = open_house(MemoryStore())
    monkeypatch.undo()
    table = await new_table(
        house, "untamed", seats=[{"who": "me"}, {"who": "me"}], clock={"kind": "minutes", "amount": 1}
    )
    keeper = Keeper(house)
    now[0] += 64.0
    await keeper.look()
    await asyncio.sleep(0)
    live = house.tables[table["table"]].table
    assert live.clock is not None
    assert live.clock.remaining() == [60.0, 60.0]
    assert live.replaced == []
