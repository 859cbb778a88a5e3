"""Bad input of every kind, from a seed: messages with something wrong, texts that are no messages, requests that are none."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import msgspec

from ludotek.house import wire
from ludotek.kernel.chance import FastChance

ODD_TEXTS = [
    "",
    "\x00",
    "‮",
    "\ud800",
    "𝔘" * 50,
    "../../etc/passwd",
    "'; drop table journal; --",
    "<script>",
    "a" * 9000,
]
ODD_NUMBERS = [-1, 0, 1, 2**31, 2**63, 2**64, -(2**63), 10**30, 0.5, 1e308, float("nan"), float("inf")]
SIGNS = list('{}[]":,\\ \n\t0123456789eE+-.truefalsn\x00é€𝔘')


def samples() -> list[list[dict[str, Any]]]:
    """Messages of each kind that the wire knows, with plain values in their fields, and each word where words are given."""
    kinds = msgspec.json.schema(wire.Request)["$defs"]
    found = []
    for kind in kinds.values():
        fields = {name: plain_values(each) for name, each in kind.get("properties", {}).items()}
        if "type" in fields:
            drawn = product(*fields.values())
            found.append([{**dict(zip(fields, values, strict=True)), "id": 1} for values in drawn])
    return found


def plain_values(schema: dict[str, Any]) -> list[Any]:
    if "enum" in schema:
        return list(schema["enum"])
    if "anyOf" in schema:
        return plain_values(schema["anyOf"][0])
    return [{"string": "x", "integer": 1, "boolean": True, "null": None}.get(str(schema.get("type")))]


class Noise:
    """The same chance always makes the same noise."""

    def __init__(self, chance: FastChance) -> None:
        self.chance = chance
        self.known = samples()
        self.fields = sorted({name for messages in self.known for name in messages[0]})

    def below(self, n: int) -> int:
        return int(self.chance.below(0, n))

    def pick(self, things: list[Any]) -> Any:
        return things[self.below(len(things))]

    # values

    def value(self, depth: int = 2) -> Any:
        kind = self.below(8 if depth else 6)
        if kind == 6:
            return [self.value(depth - 1) for _ in range(self.below(4))]
        if kind == 7:
            return {self.text(6): self.value(depth - 1) for _ in range(self.below(4))}
        odd = [None, bool(self.below(2)), self.pick(ODD_NUMBERS), self.pick(ODD_TEXTS), self.text(20), self.below(100)]
        return odd[kind]

    def text(self, longest: int) -> str:
        return "".join(self.pick(SIGNS) for _ in range(self.below(longest + 1)))

    def data(self, longest: int) -> bytes:
        return bytes(self.below(256) for _ in range(self.below(longest + 1)))

    # frames

    def message(self) -> str:
        """A message that is valid but for a few fields, or but for its text."""
        message = dict(self.pick(self.pick(self.known)))
        for _ in range(self.below(4)):
            name = self.pick([*self.fields, "admin", "seed", "version", "now"])
            if self.below(3):
                message[name] = self.value()
            else:
                message.pop(name, None)
        text = json.dumps(message, ensure_ascii=bool(self.below(2)))
        if self.below(3) == 0:
            place = self.below(len(text) + 1)
            text = text[:place] + self.text(6) + text[place + self.below(5) :]
        return text

    def frame(self) -> str | bytes:
        """Seven in ten begin as a valid message."""
        kind = self.below(20)
        if kind < 14:
            text = self.message()
        elif kind == 14:
            text = "[" * self.below(6000)
        elif kind == 15:
            text = '{"type":"say","id":1,"text":"' + "x" * (8000 + self.below(2000)) + '"}'
        elif kind == 16:
            text = '{"type":"leave","type":"say","id":1,"id":2,"text":"twice"}'
        elif kind == 17:
            return self.data(200)
        else:
            text = self.text(200)
        return text.encode("utf-8", "replace").decode()

    # requests

    def request(self) -> bytes:
        """What is sent to the port of a web server."""
        path = self.pick(PATHS).replace("*", self.text(8).encode("ascii", "replace").decode().replace(" ", ""))
        kind = self.below(8)
        if kind == 0:
            return self.data(300) + b"\r\n\r\n"
        if kind == 1:
            return b"GET /ws HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: upgrade\r\nSec-WebSocket-Key: %b\r\n\r\n" % self.data(20).replace(b"\r", b"").replace(b"\n", b"")  # fmt: skip
        if kind == 2:
            return b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"x" * self.below(100_000) + b"\r\n\r\n"
        if kind == 3:
            body = self.message().encode("utf-8", "replace")
            return head("POST", path, f"Content-Length: {self.below(40)}\r\nContent-Type: application/json\r\n") + body
        if kind == 4:
            return head("POST", path, "Transfer-Encoding: chunked\r\n") + self.data(60) + b"\r\n0\r\n\r\n"
        if kind == 5:
            return head(self.pick(["HEAD", "PUT", "DELETE", "TRACE", "OPTIONS", "NONSENSE"]), path) * 3
        if kind == 6:
            return head("GET", path, f"Authorization: Bearer {self.pick(['', 'x' * 500, 'é'])}\r\nHost: y\r\n")
        return head("GET", path)


PATHS = [
    "/", "/%00", "/assets/%00.js", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/api/tables", "/api/tables/mine",
    "/api/tables/*/join", "/api/tables/*/export", "/api/tables/*/replay/99999999999999999999", "/api/tables/*", "/api/games",
    "/api/schema", "/health", "/metrics", "/ws", "/*", "/api/*", "//evil.example/", "/api/daily", "/?lang=*",
]  # fmt: skip


def head(method: str, path: str, more: str = "") -> bytes:
    return f"{method} {path} HTTP/1.1\r\nHost: 127.0.0.1\r\n{more}\r\n".encode("utf-8", "replace")
