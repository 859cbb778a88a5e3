"""The web server that carries the application: what it believes, how long it waits, how it ends."""

from __future__ import annotations

import uvicorn
from litestar import Litestar

from ludotek.server.patience import patient
from ludotek.server.settings import Settings

GRACE = 5  # seconds after which it ends, whoever still has half of a request to send
LARGEST_FRAME = 64 * 1024  # bytes; what is longer than a message may be, but not longer than this, is refused in words


def web_server(app: Litestar, settings: Settings) -> uvicorn.Server:
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        http=patient(settings),
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=GRACE,
        lifespan="on",
    )
    return uvicorn.Server(config)
