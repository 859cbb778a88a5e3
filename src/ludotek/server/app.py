"""The application: routes, headers, limits, errors in words, and what runs beside them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Litestar, MediaType, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router

from ludotek import __version__
from ludotek.kernel.errors import LudotekError
from ludotek.server import wire
from ludotek.server.fanout import fanout_for
from ludotek.server.headers import allowed_origin, secure
from ludotek.server.house import House
from ludotek.server.http import Library, Tables, address
from ludotek.server.limits import Limit
from ludotek.server.metrics import Metrics
from ludotek.server.sayings import warm_up
from ludotek.server.settings import Settings
from ludotek.server.socket import table_socket
from ludotek.server.store import Store, StoreDown
from ludotek.server.strict import LARGEST
from ludotek.table.refusal import TableRefusal
from ludotek.table.thinking import Thinkers
from ludotek.text import languages, say

log = logging.getLogger("ludotek.server")

CLIENT = Path(str(files("ludotek.server"))) / "client"
SHARED = "twenty_strong"  # the table's own words are the same in every game
STATUS = {
    "wrong-key": 403,
    "not-host": 403,
    "not-your-seat": 403,
    "no-such-table": 404,
    "no-such-step": 404,
    "full": 409,
    "too-large": 413,
    "too-fast": 429,
    "store-down": 503,
}  # any other refusal: 400


def make_app(settings: Settings) -> Litestar:
    """The server as an ASGI application."""

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await Store.open(settings.database_url)
        fanout = fanout_for(settings.redis)
        thinkers = Thinkers()
        house = House(store, fanout, thinkers, settings.bot_pause, settings.idle, settings.away)
        hints = Hints(house)
        fanout.subscribe(hints.heard, hints.missed)
        app.state.house = house
        app.state.settings = settings
        app.state.metrics = Metrics()
        app.state.seen_ready = float("-inf")
        app.state.requests = Limit(settings.requests, settings.burst)
        app.state.new_tables = Limit(settings.tables_per_hour / 3600, settings.tables_per_hour)
        keeper = asyncio.create_task(house.look_after())
        warming = asyncio.create_task(asyncio.to_thread(warm_up))
        try:
            yield
        finally:
            keeper.cancel()
            await warming
            with suppress(asyncio.CancelledError):
                await keeper
            thinkers.close()
            await fanout.close()
            await store.close()

    static = create_static_files_router("/", directories=[CLIENT], html_mode=True, name="client")
    return Litestar(
        path=settings.base or "/",
        route_handlers=[Library, Tables, table_socket, health, ready, metrics, static],
        lifespan=[lifespan],
        before_request=guard,
        exception_handlers={
            TableRefusal: refused,
            StoreDown: store_down,
            LudotekError: mistaken,
            HTTPException: unusual,
            Exception: failed,
        },
        before_send=[secure],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1024),
        openapi_config=OpenAPIConfig(
            title="Ludotek", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=LARGEST,
        logging_config=None,
        debug=False,
    )


class Hints:
    """Brings what other processes say to the house."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.tasks: set[asyncio.Task[None]] = set()

    def heard(self, table: str, seq: int) -> None:
        task = asyncio.create_task(self.house.hinted(table, seq))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    def missed(self) -> None:
        """Hints were lost: look after every table that is in memory."""
        for id, live in list(self.house.tables.items()):
            self.heard(id, live.table.seq + 1)


@get("/health", include_in_schema=False)
async def health() -> dict[str, str]:
    """The process lives."""
    return {"status": "ok", "version": __version__}


@get("/ready", include_in_schema=False)
async def ready(request: Request[Any, Any, Any]) -> dict[str, str]:
    """The store can be read and written. To find out costs a write, so it is asked at most once a second."""
    house: House = request.app.state.house
    if house.steady() - request.app.state.seen_ready > 1.0:
        await house.store.ready()
        request.app.state.seen_ready = house.steady()
    return {"status": "ready"}


@get("/metrics", include_in_schema=False, media_type=MediaType.TEXT)
async def metrics(request: Request[Any, Any, Any]) -> str:
    found: Metrics = request.app.state.metrics
    return found.text(request.app.state.house)


async def guard(request: Request[Any, Any, Any]) -> None:
    """Count the request, and see that it comes from a page of ours."""
    state = request.app.state
    state.metrics.requests += 1
    if "/api/" in request.url.path:
        state.requests.take(address(request), state.house.steady())
    if request.method == "POST" and not allowed_origin(request.headers, state.settings):
        raise TableRefusal("wrong-origin")


# --- errors, in words -------------------------------------------------------------------------------------------------


def language_of(request: Request[Any, Any, Any]) -> str:
    """The language that the request names, else the first one that its reader prefers."""
    asked = [request.query_params.get("lang", "")]
    asked += [part.partition(";")[0].strip()[:2] for part in request.headers.get("accept-language", "").split(",")]
    return next((lang for lang in asked if lang in languages()), "en")


def refused(request: Request[Any, Any, Any], refusal: TableRefusal) -> Response[wire.Refused]:
    text = say(SHARED, refusal.phrase, language_of(request))
    content = wire.Refused(id=0, code=refusal.code, text=text, rules=refusal.rules)
    return Response(content, status_code=STATUS.get(refusal.code, 400))


def store_down(request: Request[Any, Any, Any], down: StoreDown) -> Response[wire.Refused]:
    log.error("%s", down)
    return refused(request, TableRefusal("store-down", {"cause": down.cause.value}))


def mistaken(request: Request[Any, Any, Any], error: LudotekError) -> Response[wire.Refused]:
    return refused(request, TableRefusal("bad", {"problem": str(error)}))


def unusual(request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Refused]:
    code = {404: "no-such-page", 405: "no-such-page", 413: "too-large"}.get(error.status_code, "bad")
    slots: dict[str, Any] = {"problem": str(error.detail)} if code == "bad" else {}
    if code == "too-large":
        slots = {"most": LARGEST}
    answer = refused(request, TableRefusal(code, slots))
    answer.status_code = error.status_code
    return answer


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Refused]:
    log.exception("a request failed", exc_info=error)
    answer = refused(request, TableRefusal("failed"))
    answer.status_code = 500
    return answer
