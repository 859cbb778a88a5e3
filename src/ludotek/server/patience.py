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

    class Patient(H11Protocol):
        """Counts connections by address, and ends one whose request is not complete in time."""

        counted = ""
        late: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            super().connection_made(transport)
            host = "" if self.client is None else self.client[0]
            self.wait()
            if host in settings.proxies:  # which speaks for many
                return
            self.counted = known_as(host)
            here[self.counted] += 1
            if here[self.counted] > settings.connections_per_address:
                transport.abort()

        def data_received(self, data: bytes) -> None:
            if self.late is None:
                self.wait()
            super().data_received(data)
            if self.cycle is not None and not self.cycle.more_body:
                self.wait_no_more()

        def handle_websocket_upgrade(self, event: Any) -> None:
            self.let_go()
            super().handle_websocket_upgrade(event)

        def connection_lost(self, exc: Exception | None) -> None:
            self.let_go()
            super().connection_lost(exc)

        def wait(self) -> None:
            self.late = self.loop.call_later(settings.patience, self.transport.abort)

        def wait_no_more(self) -> None:
            if self.late is not None:
                self.late.cancel()
                self.late = None

        def let_go(self) -> None:
            self.wait_no_more()
            if self.counted:
                here.subtract([self.counted])
                if not here[self.counted]:
                    del here[self.counted]
                self.counted = ""

    return Patient
