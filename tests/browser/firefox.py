"""A stock Firefox for Playwright, by WebDriver BiDi: no driver and no patched browser, whatever its distribution ships.

Playwright may be ahead of a Firefox and ask it to emulate what it cannot yet, which would end every test before it begins.
So it starts this file in its place, which starts Firefox, stands between the two, and turns that one refusal into consent.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import shutil
import sys
from pathlib import Path

from websockets.asyncio.client import ClientConnection, connect
from websockets.asyncio.server import ServerConnection, serve

NAMES = ("firefox-esr", "firefox")  # as dev.py installs or finds it
LISTENING = re.compile(r"(?<=WebDriver BiDi listening on )ws://\S+")
# Stillness comes from here, because the emulation of media is what is refused.
PREFERENCES = {"ui.prefersReducedMotion": 1, "layout.css.prefers-color-scheme.content-override": 1}


def found() -> str | None:
    return next(filter(None, map(shutil.which, NAMES)), None)


def stand_in(folder: Path, firefox: str) -> Path:
    """What Playwright takes for Firefox."""
    script = folder / "firefox"
    script.write_text(f'#!/bin/sh\nexec "{sys.executable}" "{__file__}" "{firefox}" "$@"\n', encoding="utf-8")
    script.chmod(0o755)
    return script


async def main(command: list[str]) -> int:
    firefox = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.PIPE)
    assert firefox.stderr
    async for line in firefox.stderr:
        if not (listens := LISTENING.search(words := line.decode(errors="replace"))):
            sys.stderr.write(words)
            continue
        target = listens[0]

        async def relay(playwright: ServerConnection, target: str = target) -> None:
            assert playwright.request
            address = target + playwright.request.path
            async with connect(address, max_size=None, compression=None) as browser, asyncio.TaskGroup() as both:
                both.create_task(forth(playwright, browser))
                both.create_task(back(browser, playwright))

        server = await serve(relay, "127.0.0.1", 0, max_size=None, compression=None)
        port = next(iter(server.sockets)).getsockname()[1]
        print(f"WebDriver BiDi listening on ws://127.0.0.1:{port}", file=sys.stderr, flush=True)
    return await firefox.wait()


async def forth(playwright: ServerConnection, browser: ClientConnection) -> None:
    async for message in playwright:
        await browser.send(message)
    await browser.close()


async def back(browser: ClientConnection, playwright: ServerConnection) -> None:
    async for message in browser:
        await playwright.send(consenting(message))
    await playwright.close()


def consenting(message: str | bytes) -> str | bytes:
    if b"unknown command" not in (message if isinstance(message, bytes) else message.encode()):
        return message
    said = json.loads(message)
    if said.get("error") != "unknown command" or "emulation." not in said["message"]:
        return message
    return json.dumps({"type": "success", "id": said["id"], "result": {}})


if __name__ == "__main__":
    # Playwright ends the whole group of processes, so nothing is left to do when this one is ended.
    os._exit(asyncio.run(main(sys.argv[1:])))
