"""`ludotek serve`: the games in the browser."""

from __future__ import annotations

import sys
import webbrowser
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludotek.cli.folders import data_dir, packs_dir


def serve(
    *,
    host: Annotated[
        str, Parameter(env_var="LUDOTEK_HOST", help="The address to listen on; 0.0.0.0 lets other machines in.")
    ] = "127.0.0.1",
    port: Annotated[int, Parameter(env_var="LUDOTEK_PORT", help="The port; 0 picks a free port.")] = 8000,
    data: Annotated[
        Path | None, Parameter(help="The directory where tables are saved; by default, tables in LUDOTEK_DATA.")
    ] = None,
    database: Annotated[
        str, Parameter(env_var="LUDOTEK_DATABASE", help="A PostgreSQL URL instead of SQLite in the data directory.")
    ] = "",
    redis: Annotated[
        str, Parameter(env_var="LUDOTEK_REDIS", help="A Redis URL, if several processes serve the same tables.")
    ] = "",
    base: Annotated[
        str, Parameter(env_var="LUDOTEK_BASE", help="URL prefix behind a reverse proxy, such as /ludotek.")
    ] = "",
    origin: Annotated[
        list[str] | None,
        Parameter(env_var="LUDOTEK_ORIGIN", negative="", help="Additional allowed origin."),
    ] = None,
    name: Annotated[
        list[str] | None,
        Parameter(
            env_var="LUDOTEK_NAME", negative="", help="Name of the server, such as games.example; others are refused."
        ),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        Parameter(
            env_var="LUDOTEK_PROXY",
            negative="",
            help="Address of a reverse proxy whose X-Forwarded headers are believed.",
        ),
    ] = None,
    bot_pause: Annotated[float, Parameter(env_var="LUDOTEK_BOT_PAUSE", help="Seconds between bot moves.")] = 0.35,
    requests: Annotated[
        int, Parameter(env_var="LUDOTEK_REQUESTS", help="Requests per second allowed for one page or address.")
    ] = 20,
    burst: Annotated[
        int, Parameter(env_var="LUDOTEK_BURST", help="Requests allowed at once for one page or address.")
    ] = 60,
    tables_per_hour: Annotated[
        int, Parameter(env_var="LUDOTEK_TABLES_PER_HOUR", help="New tables per hour allowed for one address.")
    ] = 120,
    connections: Annotated[int, Parameter(env_var="LUDOTEK_CONNECTIONS", help="Open pages allowed in all.")] = 2_000,
    connections_per_address: Annotated[
        int, Parameter(env_var="LUDOTEK_CONNECTIONS_PER_ADDRESS", help="Open pages allowed for one address.")
    ] = 200,
    waiting_connections: Annotated[
        int,
        Parameter(env_var="LUDOTEK_WAITING_CONNECTIONS", help="Connections allowed in all that are no open page yet."),
    ] = 2_000,
    patience: Annotated[
        float,
        Parameter(env_var="LUDOTEK_PATIENCE", help="Seconds to wait for a request, or for an answer to be read."),
    ] = 10.0,
    reviews_per_hour: Annotated[
        int, Parameter(env_var="LUDOTEK_REVIEWS_PER_HOUR", help="New reviews per hour allowed for one address.")
    ] = 12,
    measures_per_hour: Annotated[
        int,
        Parameter(
            env_var="LUDOTEK_MEASURES_PER_HOUR", help="New measurements of packs per hour allowed for one address."
        ),
    ] = 60,
    away: Annotated[
        float,
        Parameter(
            env_var="LUDOTEK_AWAY",
            help="Seconds without a connection before the others may let a bot take over.",
        ),
    ] = 300.0,
    idle: Annotated[
        float, Parameter(env_var="LUDOTEK_IDLE", help="Seconds before an unwatched table is unloaded.")
    ] = 600.0,
    tables: Annotated[
        int, Parameter(env_var="LUDOTEK_TABLES", help="Tables kept in memory; beyond that unwatched ones are unloaded.")
    ] = 2_000,
    abandoned: Annotated[
        float,
        Parameter(
            env_var="LUDOTEK_ABANDONED",
            help="Days without any activity before a table is closed and its seal opened; 0: never.",
        ),
    ] = 90.0,
    public: Annotated[
        bool, Parameter(env_var="LUDOTEK_PUBLIC", negative="", help="Let hosts list their tables for everybody.")
    ] = False,
    cap: Annotated[
        list[str] | None,
        Parameter(
            env_var="LUDOTEK_CAP",
            negative="",
            help="How much people may do at one table, such as chat=500; docs/server.md lists the caps.",
        ),
    ] = None,
    metrics: Annotated[
        str, Parameter(env_var="LUDOTEK_METRICS", help="Serve figures for Prometheus there, such as 127.0.0.1:9464.")
    ] = "",
    drain: Annotated[
        float,
        Parameter(
            env_var="LUDOTEK_DRAIN",
            help="Seconds to go on after SIGTERM, with /ready failing, before pages are sent away.",
        ),
    ] = 0.0,
    open: Annotated[bool, Parameter(negative="", help="Open the page in a browser.")] = False,
    log: Annotated[str, Parameter(env_var="LUDOTEK_LOG", help="Log level: debug, info, warning or error.")] = "warning",
) -> None:
    """Serve the games to browsers. Each option except --data and --open can also be set as LUDOTEK_<NAME> in the environment."""
    from ludotek.server.app import make_app
    from ludotek.server.garbage import collect_briefly
    from ludotek.server.logs import structured
    from ludotek.server.settings import Settings
    from ludotek.server.store.database import Database
    from ludotek.server.web import listen, web_server
    from ludotek.table.caps import read_caps

    settings = Settings(
        data=data or data_dir() / "tables",
        host=host,
        port=port,
        database=database,
        redis=redis,
        base=base.rstrip("/"),
        origins=tuple(origin or ()),
        names=tuple(each.lower() for each in name or ()),
        proxies=tuple(proxy or ()),
        metrics=metrics,
        drain=drain,
        connections=connections,
        connections_per_address=connections_per_address,
        waiting_connections=waiting_connections,
        patience=patience,
        bot_pause=bot_pause,
        requests=requests,
        burst=burst,
        tables_per_hour=tables_per_hour,
        reviews_per_hour=reviews_per_hour,
        measures_per_hour=measures_per_hour,
        away=away,
        idle=idle,
        tables=tables,
        abandoned=abandoned,
        packs=packs_dir(),
        public=public,
        caps=read_caps(cap or []),
    )
    Database.open(settings.database_url).close()  # one that cannot be opened is one clear error, here and not later
    app = make_app(settings)
    listening = listen(host, port)
    address = f"http://{host}:{listening.getsockname()[1]}{settings.base}/"
    print(f"Ludotek: {address}", flush=True)
    if open and has_screen():
        webbrowser.open(address)
    structured(log)
    open_many_files()
    collect_briefly()
    web_server(app, settings).run([listening])


def open_many_files() -> None:
    """A page is an open file; systems often allow far fewer than they could."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def has_screen() -> bool:
    """Is there a screen to show a browser on?"""
    import os

    return sys.platform in ("darwin", "win32") or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
