"""How long the server waits for a request and for its answer to be read, and for how many at once: a connection that says half
of something, or reads nothing, holds nobody up."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.h11_impl import H11Protocol

from ludotek.server.addresses import known_as
from ludotek.server.settings import Settings

SLOWEST = 1_000  # bytes a second; nobody could play on a line that takes less


class Door:
    """The connections of a server that are no page's socket yet."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.of_address: Counter[str] = Counter()
        self.waiting: dict[Patient, None] = {}  # all of them, in the order in which they came


class Patient(H11Protocol):
    """Counts connections, and ends one that lets the server wait for too long."""

    door: ClassVar[Door]
    counted = ""
    late: asyncio.TimerHandle | None = None
    unread = 0  # bytes of an answer when waiting began

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        settings, waiting, of_address = self.door.settings, self.door.waiting, self.door.of_address
        host = "" if self.client is None else self.client[0]
        self.wait()
        waiting[self] = None
        if len(waiting) > settings.waiting_connections:
            next((each for each in waiting if each.is_waited_for), self).end()
        if host in settings.proxies:  # which speaks for many
            return
        self.counted = known_as(host)
        of_address[self.counted] += 1
        if of_address[self.counted] > settings.connections_per_address:
            self.end()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if not self.is_waited_for:
            self.wait_no_more()

    def on_response_complete(self) -> None:
        super().on_response_complete()  # which goes on with what has come meanwhile
        if self.is_waited_for:
            self.wait()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.wait()

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.is_waited_for:
            self.wait()
        else:
            self.wait_no_more()

    def handle_websocket_upgrade(self, event: Any) -> None:
        self.let_go()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self.let_go()
        super().connection_lost(exc)

    @property
    def is_waited_for(self) -> bool:
        """Is it up to the other side, to complete a request or to read an answer, and not to the server?"""
        # The cycle of the last request stays when it is done.
        asked = self.cycle is not None and not self.cycle.response_complete and not self.cycle.more_body
        return not asked or self.flow.write_paused

    def wait(self) -> None:
        self.wait_no_more()
        self.unread = self.transport.get_write_buffer_size()
        self.late = self.loop.call_later(self.door.settings.patience, self.look)

    def wait_no_more(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None

    def look(self) -> None:
        """Time is up, except for somebody who reads a long answer on a slow line."""
        read = self.unread - self.transport.get_write_buffer_size()
        if read >= SLOWEST * self.door.settings.patience:
            self.wait()
        else:
            self.end()

    def end(self) -> None:
        self.let_go()
        self.transport.abort()

    def let_go(self) -> None:
        self.wait_no_more()
        self.door.waiting.pop(self, None)
        if self.counted:
            of_address = self.door.of_address
            of_address.subtract([self.counted])
            if not of_address[self.counted]:
                del of_address[self.counted]
            self.counted = ""


def patient(settings: Settings) -> type[Patient]:
    """The protocol of a server with these settings."""
    return type("PatientHere", (Patient,), {"door": Door(settings)})
