"""A bad line: a proxy on loopback between a page and its server that delays, cuts and falls silent."""

from __future__ import annotations

import socket
import threading
import time
from contextlib import suppress

from ludotek.kernel.chance import FastChance
from ludotek.server.web import listen

CHUNK = 2_048
CUT, SILENT, SLOW = 60, 150, 12  # once in so many chunks: the line is cut, falls silent, or a chunk comes late
LATE = 30  # milliseconds at most


class BadLine:
    """Carries bytes both ways until chance is against it. What is cut off in the middle of a frame stays cut off."""

    def __init__(self, address: str, chance: FastChance, cut: int = CUT) -> None:
        host, _, port = address.partition("/")[0].partition(":")
        self.to = host, int(port)
        self.chance = chance
        self.often = cut
        self.cuts = self.silences = 0
        self.lock = threading.Lock()
        self.door = listen("127.0.0.1", 0)
        self.open: list[socket.socket] = []
        self.address = f"127.0.0.1:{self.door.getsockname()[1]}"
        threading.Thread(target=self.take, daemon=True).start()

    def take(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self.door.accept()
                far = socket.create_connection(self.to)
                self.open += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=self.carry, args=(one, other), daemon=True).start()

    def carry(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(CHUNK):
                fate = self.below(self.often)
                if fate == 0:
                    other.sendall(data[: len(data) // 2])
                    self.cuts += 1
                    break
                if self.below(SILENT) == 0:  # half open: neither side hears anything, nor that it is over
                    self.silences += 1
                    while one.recv(CHUNK):
                        pass
                    break
                if self.below(SLOW) == 0:
                    time.sleep(self.below(LATE) / 1000)
                other.sendall(data)
        for each in (one, other):
            with suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)

    def below(self, n: int) -> int:
        with self.lock:
            return int(self.chance.below(0, n))

    def close(self) -> None:
        for each in (self.door, *self.open):
            with suppress(OSError):
                each.close()
