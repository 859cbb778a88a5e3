"""How long the server waits for a request, and for how many at once: a connection that says half of something holds nobody up."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.h11_impl import H11Protocol

from ludotek.server.addresses import known_as
from ludotek.server.settings import Settings


def patient(settings: Settings) -> type[H11Protocol]:
    """The protocol of a server with these settings."""
    here: Counter[str] = Counter()  # connections of each address that are no page's socket yet
    waiting: dict[Patient, None] = {}  # all of them, in the order in which they came

    class Patient(H11Protocol):
        """Counts connections, and ends one that has nothing whole to be answered for too long."""

        counted = ""
        late: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            host = "" if self.client is None else self.client[0]
            self.wait()
            waiting[self] = None
            if len(waiting) > settings.waiting_connections:
                next((each for each in waiting if not each.is_being_answered), self).end()
            if host in settings.proxies:  # which speaks for many
                return
            self.counted = known_as(host)
            here[self.counted] += 1
            if here[self.counted] > settings.connections_per_address:
                self.end()

        def data_received(self, data: bytes) -> None:
            super().data_received(data)
            if self.is_being_answered:
                self.wait_no_more()

        def on_response_complete(self) -> None:
            super().on_response_complete()  # which goes on with what has come meanwhile
            if not self.is_being_answered:
                self.wait()

        def handle_websocket_upgrade(self, event: Any) -> None:
            self.let_go()
            super().handle_websocket_upgrade(event)

        def connection_lost(self, exc: Exception | None) -> None:
            self.let_go()
            super().connection_lost(exc)

        @property
        def is_being_answered(self) -> bool:
            """Has a whole request come, which the server works on? The cycle of the last one stays when it is done."""
            return self.cycle is not None and not self.cycle.response_complete and not self.cycle.more_body

        def wait(self) -> None:
            self.wait_no_more()
            self.late = self.loop.call_later(settings.patience, self.end)

        def wait_no_more(self) -> None:
            if self.late is not None:
                self.late.cancel()
                self.late = None

        def end(self) -> None:
            self.let_go()
            self.transport.abort()

        def let_go(self) -> None:
            self.wait_no_more()
            waiting.pop(self, None)
            if self.counted:
                here.subtract([self.counted])
                if not here[self.counted]:
                    del here[self.counted]
                self.counted = ""

    return Patient
