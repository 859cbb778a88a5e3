"""A host of static files that does nothing else; it can be gone, and serve another version afterwards."""

from __future__ import annotations

from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *said: object) -> None:
        pass


class StaticFiles:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.start()

    def start(self) -> None:
        handler = partial(Quiet, directory=str(self.folder))
        self.host = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.port = self.host.server_address[1]
        Thread(target=self.host.serve_forever, kwargs={"poll_interval": 0.02}, daemon=True).start()

    def stop(self) -> None:
        self.host.shutdown()
        self.host.server_close()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def __enter__(self) -> StaticFiles:
        return self

    def __exit__(self, *_: Any) -> None:
        self.stop()
