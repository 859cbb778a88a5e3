"""A server of one's own, as `ludotek serve` runs it, that can be killed and started again."""

from __future__ import annotations

import re
import subprocess
import sys
import threading
from pathlib import Path
from typing import IO


class Served:
    """The process and its address, which stays the same over a restart."""

    def __init__(self, data: Path, *options: str, env: dict[str, str] | None = None, bot_pause: float = 0) -> None:
        self.data = data
        self.options = options
        self.env = env
        self.bot_pause = bot_pause
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        port = self.address.rstrip("/").rpartition(":")[2] or "0"
        limits = f"--bot-pause {self.bot_pause} --requests 1000 --tables-per-hour 10000 --reviews-per-hour 1000".split()
        command = [
            sys.executable,
            "-m",
            "ludotek",
            "serve",
            "--port",
            port,
            "--data",
            str(self.data),
            *limits,
            *self.options,
        ]
        self._process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=self.env
        )
        assert self._process.stdout
        said = []
        for line in self._process.stdout:
            said.append(line)
            if found := re.match(r"Ludotek: (\S+)", line):
                self.address = found[1]
                break
        else:
            raise RuntimeError(f"the server does not start: {''.join(said)}")
        threading.Thread(target=drain, args=(self._process.stdout,), daemon=True).start()

    def kill(self) -> None:
        """As kill -9 does: there is no step of shutting down that matters."""
        if self._process:
            self._process.kill()
            self._process.wait()
            self._process = None


def drain(stream: IO[str]) -> None:
    """A pipe that nobody reads fills up and stops who writes into it."""
    for _ in stream:
        pass
