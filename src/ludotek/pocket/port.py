"""The port of a house: pages ask the desk and sit at tables as they would by HTTP and WebSocket.

Whoever carries the messages (a browser's worker) gives and takes plain texts, numbers and bytes.
"""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final, NamedTuple
from urllib.parse import unquote

import msgspec

from ludotek.house import refusals
from ludotek.house.desk import STATUS, Desk
from ludotek.house.guest import Guest
from ludotek.house.house import House
from ludotek.house.limits import Bucket
from ludotek.house.refusals import refusal_of
from ludotek.house.routes import OK, Route, route_of
from ludotek.table.refusal import Code, TableRefusal
from ludotek.text import languages

NOT_FOUND: Final = 404
JSON: Final = "application/json"
QUICKLY: Final = 10_000.0  # nobody else waits on a device: its owner may ask as fast as they can

Send = Callable[[str], None]


class Answer(NamedTuple):
    status: int
    body: bytes
    kind: str = JSON
    file: str = ""  # what a download is called


class Port:
    def __init__(self, house: House) -> None:
        self.house = house
        self.desk = Desk(house)
        self.lines: dict[int, Line] = {}

    async def ask(self, method: str, path: str, query: dict[str, str], secret: str, data: bytes) -> Answer:
        """What a page asks for away from a table; a refusal is an answer, too."""
        try:
            return await self.answer(method, path, query, secret, data)
        except Exception as error:
            refusal = refusal_of(error)
            content = refusals.refused(refusal, language_in(query))
            status = NOT_FOUND if refusal.code == Code.NO_SUCH_PAGE else STATUS.get(refusal.code, 400)
            return Answer(status, msgspec.json.encode(content))

    async def answer(self, method: str, path: str, query: dict[str, str], secret: str, data: bytes) -> Answer:
        found = route_of(method, path)
        if found is None:
            raise TableRefusal(Code.NO_SUCH_PAGE)
        route, named = found
        given = {name: unquote(value) for name, value in named.items()}
        result = route.handler(self.desk, **arguments(route, query | given, secret, data))
        if inspect.isawaitable(result):
            result = await result
        if isinstance(result, tuple):  # a file and its name
            name, content = result
            return Answer(OK, content, "application/octet-stream", name)
        return Answer(route.status, msgspec.json.encode(result))

    def open(self, number: int, send: Send, lost: Callable[[], None]) -> None:
        """A page comes to a table."""
        self.lines[number] = Line(self.house, send, lost)

    async def hear(self, number: int, text: str) -> None:
        """A page says something."""
        if number in self.lines:
            await self.lines[number].hear(text)

    def close(self, number: int) -> None:
        """A page has gone."""
        line = self.lines.pop(number, None)
        if line is not None:
            line.end()


class Line:
    """A page's line to its guest. What it says is heard in its order."""

    def __init__(self, house: House, send: Send, lost: Callable[[], None]) -> None:
        async def post(data: bytes) -> None:
            send(data.decode())

        self.lost = lost
        self.guest = Guest(house, post, Bucket(QUICKLY, QUICKLY))
        self.turn = asyncio.Lock()
        self.telling = asyncio.create_task(self.tell(self.guest.tell()))

    async def tell(self, telling: Awaitable[None]) -> None:
        with suppress(asyncio.CancelledError):
            await telling
            self.lost()

    async def hear(self, text: str) -> None:
        async with self.turn:
            if not await self.guest.hear(text.encode()):
                self.end()
                self.lost()

    def end(self) -> None:
        self.guest.leave()
        self.telling.cancel()


def arguments(route: Route, given: dict[str, str], secret: str, data: bytes) -> dict[str, Any]:
    """What the handler of a route asks for; what is missing or is no number is refused."""
    found: dict[str, Any] = {}
    for name, wanted in list(inspect.signature(route.handler).parameters.items())[1:]:
        if name == "data":
            found[name] = data
        elif name == "secret":
            found[name] = secret or refuse(Code.WRONG_KEY)
        elif name in given:
            found[name] = given[name] if wanted.annotation != "int" else number_in(given[name])
        elif name in DEFAULTS and wanted.default is inspect.Parameter.empty:
            found[name] = DEFAULTS[name]
    if found.get("lang") not in (None, *languages()):
        raise TableRefusal(Code.MALFORMED, {"problem": "lang"})
    return found


DEFAULTS: Final[dict[str, Any]] = {"lang": "en", "deck": "", "seat": -1}  # of the query


def number_in(text: str) -> int:
    if not text.lstrip("-").isdecimal() or len(text) > 9:
        raise TableRefusal(Code.NO_SUCH_PAGE)
    return int(text)


def refuse(code: Code) -> Any:
    raise TableRefusal(code)


def language_in(query: dict[str, str]) -> str:
    lang = query.get("lang", "")
    return lang if lang in languages() else languages()[0]
