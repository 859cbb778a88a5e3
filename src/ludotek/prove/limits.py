"""What one address may not do to a server with small limits: open tables and sockets without end, ask in bursts, send half
a request. Each is stopped in words or by a closed line, and nobody else notices."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress

from websockets.exceptions import ConnectionClosed

from ludotek.kernel.chance import FastChance
from ludotek.prove.company import Company, forked
from ludotek.prove.serving import Forked, Page, Plant

TABLES, SOCKETS, PATIENCE = 6, 12, 3.0
BURST = 90
SMALL = {
    "tables_per_hour": TABLES,
    "connections_per_address": SOCKETS,
    "patience": PATIENCE,
    "requests": 20,
    "burst": 60,
}


def beyond_limits(chance: FastChance, plant: Plant | None) -> Iterator[str]:
    """What is wrong, one text for each attempt; the empty one, if it was stopped."""
    with forked(plant, **SMALL) as server:
        company = Company(server, 1, chance)
        yield from half_requests(server)
        yield from bursts(company)
        yield from too_many_tables(server, company)
        yield from too_many_sockets(server, company)
        alive = server.http.get("/health").status_code == 200
        yield "" if alive else "the server does not answer any more"
        company.close()


def half_requests(server: Forked) -> Iterator[str]:
    """The lines are closed, and do not hold their places for ever."""
    host, _, port = server.address.partition(":")
    halves = (
        b"GET / HT",
        b"GET / HTTP/1.1\r\nHost: x\r\n",
        b"GET /health HTTP/1.1\r\nHost: x\r\n\r\nGET /health HT",  # half of a second one on a line that stays open
        b"POST /api/tables HTTP/1.1\r\nContent-Length: 9\r\n\r\n{",
    )
    with ExitStack() as open_lines:
        lines = [open_lines.enter_context(socket.create_connection((host, int(port)))) for _ in halves]
        for half, line in zip(halves, lines, strict=True):
            line.sendall(half)
        for half, line in zip(halves, lines, strict=True):
            line.settimeout(10 * PATIENCE)
            try:
                while line.recv(65536):
                    pass
            except TimeoutError:
                yield f"{half!r} holds its line"
            except OSError:
                yield ""
            else:
                yield ""


def bursts(company: Company) -> Iterator[str]:
    """Each of many messages at once gets an answer of its own, unless the page is let go."""
    with company.server.page(company.table, company.keys[0]).settled() as page, suppress(ConnectionClosed):
        waiting = {page.say(type="adjust", lang="en") for _ in range(BURST)}
        while waiting:
            said = page.hear()
            if said["type"] in ("done", "refused"):
                if said["id"] not in waiting:
                    yield f"an answer to nobody: {said}"
                waiting.discard(said["id"])
                yield "" if said["type"] == "done" or said["code"] == "too-fast" else f"refused as {said}"
    yield ""


def too_many_tables(server: Forked, company: Company) -> Iterator[str]:
    """Whatever a header says about where a request comes from."""
    opened = 1
    for n in range(3 * TABLES):
        forged = {"x-forwarded-for": f"203.0.113.{n}", "forwarded": f"for=203.0.113.{n}"}
        answer = server.http.post("/api/tables", json={"game": company.game.name}, headers=forged)
        opened += answer.status_code == 201
        yield "" if answer.status_code in (201, 429) else f"answered {answer.status_code} {answer.text[:200]}"
    yield "" if opened <= TABLES else f"{opened} tables were opened, {TABLES} are allowed"


def too_many_sockets(server: Forked, company: Company) -> Iterator[str]:
    """Beyond its places an address is turned away."""
    pages: list[Page] = []
    for _ in range(2 * SOCKETS):
        try:
            pages.append(server.page(company.table, company.keys[0]).settled())
        except ConnectionClosed:
            yield ""
        else:
            yield "" if len(pages) < SOCKETS else f"one address holds {len(pages) + 1} sockets"
    for page in pages:
        page.socket.close()
