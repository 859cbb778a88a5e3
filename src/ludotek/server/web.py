"""The web server that carries the application: what it believes, how long it waits, how it ends."""

from __future__ import annotations

import asyncio
import socket
from types import FrameType

import uvicorn
from litestar import Litestar

from ludotek.house.house import House
from ludotek.house.strict import LARGEST
from ludotek.kernel.errors import LudotekError
from ludotek.server.frames import BoundedFrames
from ludotek.server.patience import patient
from ludotek.server.settings import Settings

GRACE = 5  # seconds after which it ends, whoever still has half of a request to send
LARGEST_FRAME = (
    2 * LARGEST
)  # bytes; what is longer than a message may be, but not longer than this, is refused in words
SENT = 0.2  # seconds in which pages take a last line


def web_server(app: Litestar, settings: Settings) -> uvicorn.Server:
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        http=patient(settings),
        ws=BoundedFrames,
        ws_max_size=LARGEST_FRAME,
        ws_per_message_deflate=False,  # costs each page time and memory, and lengths would tell of what is hidden
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )
    return GentleServer(config, app, settings.drain)


class GentleServer(uvicorn.Server):
    """Asked to end, it says so to whoever routes and, when they have had time to look elsewhere, to the pages."""

    def __init__(self, config: uvicorn.Config, app: Litestar, drain: float) -> None:
        super().__init__(config)
        self.app = app
        self.drain = drain

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        house: House | None = getattr(self.app.state, "house", None)
        if house is None or house.draining:  # not begun, or asked twice
            super().handle_exit(sig, frame)
            return
        house.draining = True
        loop = self.servers[0].get_loop() if self.servers else asyncio.get_event_loop()
        loop.call_soon_threadsafe(lambda: loop.create_task(self.end(house, sig, frame)))

    async def end(self, house: House, sig: int, frame: FrameType | None) -> None:
        await asyncio.sleep(self.drain)
        house.send_off()
        await asyncio.sleep(SENT)
        super().handle_exit(sig, frame)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens; a port that is taken is one clear error."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)  # so named, asyncio sends without delay
    made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        made.bind((host, port))
    except OSError as error:
        made.close()
        raise LudotekError(
            f"cannot listen on {host}, port {port}: {error.strerror}; choose another one with --port"
        ) from None
    made.listen(512)
    return made
