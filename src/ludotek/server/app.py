"""The application: routes, headers, limits, errors in words, and what runs beside them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import Litestar, Request, Response, get
from litestar.config.compression import CompressionConfig
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.static_files import create_static_files_router
from litestar.types import ASGIApp, Receive, Scope, Send

from ludotek import __version__
from ludotek.house import refusals, wire
from ludotek.house.desk import STATUS, Desk
from ludotek.house.hints import Hints
from ludotek.house.house import House
from ludotek.house.keeper import Keeper
from ludotek.house.limits import Limit
from ludotek.house.offered import packs_in
from ludotek.house.refusals import refusal_of
from ludotek.house.strict import LARGEST
from ludotek.house.words import warm_up
from ludotek.pocket.site import is_built
from ludotek.server.addresses import address
from ludotek.server.headers import allowed_origin, is_own_name, secure
from ludotek.server.http import Daily, Library, Lobby, Shows, Tables, Workshop
from ludotek.server.metrics import Metrics, serve_metrics
from ludotek.server.people import answering_head, is_person, page
from ludotek.server.pocket import NAMED_BY_DIGEST, pocket_routes
from ludotek.server.processes import Processes
from ludotek.server.redis_fanout import fanout_for
from ludotek.server.settings import Settings
from ludotek.server.socket import table_socket
from ludotek.server.store import DatabaseStore
from ludotek.table.refusal import Code, TableRefusal
from ludotek.text import languages

PROBES = ("/health", "/ready")  # which whoever watches over the server may ask for by any name
CLIENT = Path(str(files("ludotek.server"))) / "client"


DAY = 86_400.0  # seconds
EXAMINATIONS = (4, 40)  # packs that are examined for one address: a second, and at once


def make_app(settings: Settings) -> Litestar:
    """The server as an ASGI application."""
    metrics = Metrics(settings.connections)
    metrics_at = serve_metrics(metrics, settings.metrics) if settings.metrics else None

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        store = await DatabaseStore.open(settings.database_url, metrics.store_worked)
        fanout = fanout_for(settings.redis)
        thinkers = Processes()
        house = House(
            store,
            fanout,
            thinkers,
            settings.bot_pause,
            settings.idle,
            settings.away,
            settings.public,
            settings.caps,
            settings.abandoned * DAY,
            settings.tables,
            pocket=is_built(),
        )
        house.packs = await asyncio.to_thread(packs_in, settings.packs)
        hints = Hints(house)
        fanout.subscribe(hints.heard, hints.missed)
        app.state.house = house
        app.state.desk = Desk(house)
        app.state.settings = settings
        metrics.watch(house)
        app.state.seen_ready = float("-inf")
        app.state.requests = Limit(settings.requests, settings.burst)
        app.state.new_tables = Limit(settings.tables_per_hour / 3600, settings.tables_per_hour)
        app.state.new_reviews = Limit(settings.reviews_per_hour / 3600, settings.reviews_per_hour, Code.REVIEWED_ENOUGH)
        app.state.examinations = Limit(*EXAMINATIONS)
        app.state.new_measures = Limit(
            settings.measures_per_hour / 3600, settings.measures_per_hour, Code.MEASURED_ENOUGH
        )
        keeper = asyncio.create_task(Keeper(house).stay())
        measuring = asyncio.create_task(metrics.measure_loop())
        warming = asyncio.create_task(asyncio.to_thread(warm_up))
        waking = asyncio.create_task(thinkers.wake())
        try:
            yield
        finally:
            measuring.cancel()
            keeper.cancel()
            await warming
            with suppress(asyncio.CancelledError):
                await keeper
            await house.rest()
            house.reviews.close()
            house.measures.close()
            thinkers.close()
            await waking
            await fanout.close()
            await store.close()

    beside = pocket_routes()
    static = create_static_files_router("/", directories=[CLIENT], html_mode=True, name="client")
    app = Litestar(
        path=settings.base or "/",
        route_handlers=[Library, Shows, Tables, Daily, Lobby, Workshop, table_socket, health, ready, *beside, static],
        lifespan=[lifespan],
        before_request=guard,
        exception_handlers={HTTPException: unusual, Exception: failed},
        before_send=[secure],
        compression_config=CompressionConfig(backend="gzip", minimum_size=1024, exclude=[NAMED_BY_DIGEST]),
        openapi_config=OpenAPIConfig(
            title="Ludotek", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=LARGEST,
        logging_config=None,
        debug=False,
    )
    app.state.metrics, app.state.metrics_at = metrics, metrics_at
    app.asgi_handler = timing(app, answering_head(app.asgi_handler))
    return app


def timing(app: Litestar, inner: ASGIApp) -> ASGIApp:
    """Measure each request, by the route that it took."""

    async def timed(scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        try:
            await inner(scope, receive, send)
        finally:
            if scope["type"] == ScopeType.HTTP:
                route = scope.get("path_template") or "other"
                app.state.metrics.requests.labels(route).observe(time.perf_counter() - began)

    return timed


@get("/health", include_in_schema=False)
async def health() -> dict[str, str]:
    """The process is alive."""
    return {"status": "ok", "version": __version__}


@get("/ready", include_in_schema=False)
async def ready(request: Request[Any, Any, Any]) -> dict[str, str]:
    """The store can be read and written. Finding out costs a write, so it is checked at most once a second."""
    house: House = request.app.state.house
    if house.draining:
        raise TableRefusal(Code.RESTARTING)
    if house.steady() - request.app.state.seen_ready > 1.0:
        await house.store.ready()
        request.app.state.seen_ready = house.steady()
    return {"status": "ready"}


async def guard(request: Request[Any, Any, Any]) -> None:
    """Count the request, and make sure that it comes from a page of ours."""
    state = request.app.state
    if "/api/" in request.url.path:
        state.requests.take(address(request), state.house.steady())
    own = is_own_name(request, state.settings) or request.url.path.endswith(PROBES)
    if not own or (request.method == "POST" and not allowed_origin(request, state.settings)):
        raise TableRefusal(Code.WRONG_ORIGIN)


# --- errors, in words -------------------------------------------------------------------------------------------------


def language_of(request: Request[Any, Any, Any]) -> str:
    """The language that the request names, else the first one that its reader prefers."""
    asked = [request.query_params.get("lang", "")]
    asked += [part.partition(";")[0].strip()[:2] for part in request.headers.get("accept-language", "").split(",")]
    return next((lang for lang in asked if lang in languages()), "en")


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[wire.Refused]:
    return refused(request, refusal_of(error))


def unusual(request: Request[Any, Any, Any], error: HTTPException) -> Response[wire.Refused] | Response[str]:
    code = {404: Code.NO_SUCH_PAGE, 405: Code.NO_SUCH_PAGE, 413: Code.TOO_LARGE}.get(error.status_code, Code.BAD)
    slots: dict[str, Any] = {"problem": str(error.detail)} if code == Code.BAD else {}
    if code == Code.TOO_LARGE:
        slots = {"most": request.route_handler.resolve_request_max_body_size()}
    answer = refused(request, TableRefusal(code, slots))
    if code is Code.NO_SUCH_PAGE and is_person(request):
        home = f"{request.app.state.settings.base}/"
        return page(answer.content.text, language_of(request), home, error.status_code)
    answer.status_code = error.status_code
    return answer


def refused(request: Request[Any, Any, Any], refusal: TableRefusal) -> Response[wire.Refused]:
    request.app.state.metrics.refusals.labels(refusal.code).inc()
    content = refusals.refused(refusal, language_of(request))
    return Response(content, status_code=STATUS.get(refusal.code, 400))
