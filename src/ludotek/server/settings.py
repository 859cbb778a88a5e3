"""What can be set for a server. Each setting is an option of `ludotek serve` and an environment variable."""

from __future__ import annotations

from pathlib import Path

import msgspec

from ludotek.table.caps import Caps


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Where the server listens, where it keeps its tables, and what it allows."""

    data: Path
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = ""  # "": SQLite in the data directory
    redis: str = ""  # "": one process alone
    base: str = ""  # the path below which a reverse proxy shows the server, such as "/ludotek"
    origins: tuple[str, ...] = ()  # other addresses from which pages may speak to it, such as "https://games.example"
    names: tuple[str, ...] = ()  # the server's own names, such as "games.example"; (): any name will do
    metrics: str = ""  # where figures are served, such as "127.0.0.1:9464"; "": nowhere
    drain: float = (
        0.0  # seconds for which a server that is asked to end goes on, no longer ready, before pages are sent off
    )
    bot_pause: float = 0.35  # seconds between two answers of bots, so that people can follow
    requests: int = 20  # requests per second from one connection or address
    burst: int = 60  # requests at once
    tables_per_hour: int = 120  # new tables of one address
    reviews_per_hour: int = 12  # finished games that are reviewed for one address
    measures_per_hour: int = 60  # packs that are measured for one address
    connections: int = 2_000
    connections_per_address: int = 200  # sockets of pages, and as many requests on their way
    waiting_connections: int = 2_000  # connections that are no page's socket: whoever has waited longest makes room
    patience: float = 10.0  # seconds in which a request must be complete, and what is sent must be read
    proxies: tuple[str, ...] = ()  # addresses of reverse proxies, which are believed when they say who asks
    away: float = 300.0  # seconds of disconnection after which others may let a bot play for somebody
    abandoned: float = 90.0  # days without anything at a table, after which it is closed and its seal opened; 0: never
    packs: Path | None = None  # a folder of packs that are offered to everybody, beside those of installed packages
    public: bool = False  # may tables be listed for everybody who comes?
    caps: Caps = Caps()  # how much people may do at one table
    tables: int = 2_000  # in memory at once; beyond it those go first that nobody has used for longest
    idle: float = 600.0  # seconds after which a table that nobody looks at is dropped from memory

    @property
    def file(self) -> Path:
        """Where SQLite keeps the tables, if no other database is named."""
        return self.data / "tables.sqlite"

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.file}"
