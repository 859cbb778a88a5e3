"""The socket of a page: one connection, one guest. Seat and time never come from a message."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from contextlib import suppress
from typing import Any

from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from ludotek.house.guest import Guest
from ludotek.house.house import House
from ludotek.house.limits import Bucket, Limit
from ludotek.server.addresses import address
from ludotek.server.headers import allowed_origin, is_own_name
from ludotek.server.metrics import Metrics
from ludotek.server.settings import Settings

POLICY, TOO_MANY = 1008, 1013  # codes of the WebSocket protocol
GONE = (WebSocketDisconnect, TimeoutError, OSError)  # how a page goes away, or is given up

log = logging.getLogger("ludotek.socket")


@websocket("/ws")
async def table_socket(socket: WebSocket[Any, Any, Any]) -> None:
    """A page at a table."""
    house: House = socket.app.state.house
    settings: Settings = socket.app.state.settings
    metrics: Metrics = socket.app.state.metrics
    if not is_own_name(socket, settings) or not allowed_origin(socket, settings):
        await socket.close(code=POLICY)
        return
    await socket.accept()
    who = address(socket)
    if (
        metrics.connections.total() >= settings.connections
        or metrics.connections[who] >= settings.connections_per_address
    ):
        await socket.close(code=TOO_MANY)
        return

    async def send(data: bytes) -> None:
        async with asyncio.timeout(
            settings.patience
        ):  # no task of its own, which would wait for its turn behind other pages
            await socket.send_data(data.decode(), mode="text")

    def count_new_table() -> None:
        limit: Limit = socket.app.state.new_tables
        limit.take(who, house.steady())

    guest = Guest(house, send, Bucket(settings.requests, settings.burst), count_new_table, who)
    metrics.connections[who] += 1
    telling = asyncio.create_task(guest.tell())
    hearing = asyncio.create_task(listen(socket, guest, settings.patience))
    gone = False
    try:
        ended, _ = await asyncio.wait({telling, hearing}, return_when=asyncio.FIRST_COMPLETED)
        gone = hearing in ended  # what is told afterwards reaches nobody
    finally:
        metrics.connections -= Counter([who])
        metrics.closed.add()
        guest.leave()
        for task in (telling, hearing):
            task.cancel()
        for problem in await asyncio.gather(telling, hearing, return_exceptions=True):
            if isinstance(problem, Exception) and not isinstance(problem, GONE):
                log.log(logging.DEBUG if gone else logging.ERROR, "a page was left alone", exc_info=problem)
        with suppress(Exception):  # it may be closed already, by either side
            await socket.close()


async def listen(socket: WebSocket[Any, Any, Any], guest: Guest, patience: float) -> None:
    """Take messages as long as they come."""
    with suppress(WebSocketDisconnect, TimeoutError):
        data = await asyncio.wait_for(socket.receive_data(mode="text"), patience)
        while await guest.hear(data.encode()):
            data = await socket.receive_data(mode="text")
