"""A store of many tables of three versions of the rules, upgraded: no running game lost, every finished one verified.

$ .venv/bin/python bench/upgrade.py /tmp/upgrade --tables 50000

The versions are the present rules of a game and two that are made for this: one in which a rule is changed, one in which cards are.
Every other table is finished: played to its end, conceded or closed. Then the last version looks at all of them, as its operator
would (`ludotek upgrade --dry-run`, then `ludotek upgrade`), and some running games are played on.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from ludotek import registry
from ludotek.house.fanout import Alone
from ludotek.house.house import House
from ludotek.house.thinkers import AtOnce
from ludotek.kernel.chance import FastChance, SealedChance
from ludotek.kernel.game import Game
from ludotek.kernel.play import Play, begin
from ludotek.kernel.seal import Seal
from ludotek.kernel.step import CONCEDE
from ludotek.server.store import DatabaseStore
from ludotek.server.store.database import Database
from ludotek.table import journal
from ludotek.testing.keeping import Changes, revise

GAME = "untamed"
RULE: Changes = {"rules/components.py": ("COPIES: Final = 3", "COPIES: Final = 2")}
CONTENT: Changes = {"content/feral/box.toml": ("cost = 1\n", "cost = 2\n")}
WHOLE = 100  # of so many tables one is played to the end, if chance has it
ENTRY = 6  # lines in one entry of a journal
PLAYED_ON = 300


def play_some(rules: Game, content: dict[str, Any], number: int) -> Play:
    """A game at random, up to some answer."""
    chooser = FastChance(number)
    id, seed = f"{number:016x}", number.to_bytes(32, "big")
    play = begin(rules, {}, SealedChance(seed, ["a" * 32, ""]), content, None, True, Seal(id))
    most = 10_000 if number % WHOLE == 0 else 2 + chooser.below(0, 12)
    while not play.match.over and len(play.record.lines) < most:
        seat = play.match.driver()
        play.act(seat, chooser.pick(1, play.match.options(seat)))
    if number % 2 == 0 and number % 4 == 0 and not play.match.over:
        play.act(0, CONCEDE)
    return play


def entries(play: Play, number: int) -> list[bytes]:
    """The journal of the game, with a person on one seat."""
    found: list[journal.Known] = [
        journal.Opened(1.0, ["human", "greedy"], None),
        journal.Seated(2.0, 0, "Ann", [0], "key", True),
    ]
    lines = [line.to_data() for line in play.record.lines]
    found += [journal.Played(3.0, lines[at : at + ENTRY]) for at in range(0, len(lines), ENTRY)]
    if number % 2 == 0 and not play.match.over:
        found.append(journal.Closed(4.0))
    return [journal.to_bytes(entry) for entry in found]


def rows(revisions: list[Game], tables: int) -> Iterator[tuple[Play, int]]:
    contents = [rules.content(rules.check_options({})) for rules in revisions]
    for number in range(tables):
        version = number % len(revisions)
        yield play_some(revisions[version], contents[version], number), number


def fill(folder: Path, revisions: list[Game], tables: int) -> int:
    """The store; how many of its games run."""
    Database.open(f"sqlite:///{folder / 'tables.sqlite'}").close()
    running = 0
    with closing(sqlite3.connect(folder / "tables.sqlite", isolation_level=None)) as store:
        store.execute("PRAGMA synchronous = OFF")
        store.execute("BEGIN")
        for play, number in rows(revisions, tables):
            header = play.record.header
            id, seed = header.chance["table"], number.to_bytes(32, "big")
            content = msgspec.json.encode(play.content)
            store.execute("INSERT OR IGNORE INTO content VALUES (?, ?)", (header.content, content))
            row = (id, header.game, 1.0, header.content, msgspec.json.encode(header.to_data()), seed)
            store.execute(
                "INSERT INTO tables (id, game, created, content, header, seed) VALUES (?, ?, ?, ?, ?, ?)", row
            )
            told = entries(play, number)
            store.execute("INSERT INTO heads VALUES (?, ?, ?, ?)", (id, len(told), 1.0, journal.closes(told)))
            store.executemany("INSERT INTO journal VALUES (?, ?, ?)", [(id, n, each) for n, each in enumerate(told, 1)])
            running += number % 2 == 1 and not play.match.over
        store.execute("COMMIT")
    return running


def upgrade(folder: Path, environment: dict[str, str], *options: str) -> dict[str, Any]:
    command = [sys.executable, "-m", "ludotek", "upgrade", "--data", str(folder), "--json", *options]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode not in (0, 1):
        raise SystemExit(done.stderr)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


async def play_on(folder: Path, tables: int) -> int:
    """Open running games at a house of the last version and let their bots play on; how many went on."""
    store = await DatabaseStore.open(f"sqlite:///{folder / 'tables.sqlite'}")
    house = House(store, Alone(), AtOnce(), bot_pause=0.0, idle=600.0, away=300.0)
    went_on = 0
    for number in range(1, tables, max(2, tables // PLAYED_ON) | 1):
        live = await house.find(f"{number:016x}")
        if live.table.finished:
            continue
        before = live.table.seq
        await house.change(live, lambda draft: draft.answer(*next_answer(draft)) if asked(draft) else draft.pause(True))
        went_on += live.table.seq > before
    await store.close()
    return went_on


def asked(draft: Any) -> bool:
    return 0 in draft.session.asked()


def next_answer(draft: Any) -> tuple[int, str, int]:
    decision = draft.session.decision(0)
    return 0, decision.id, decision.options[0].action


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("folder", type=Path, help="where the store and the versions go; it must not exist")
    parser.add_argument("--tables", type=int, default=3_000)
    given = parser.parse_args()
    given.folder.mkdir(parents=True)
    sys.path.insert(0, str(given.folder))
    now = registry.find(GAME)
    first = now.rules_version
    made = [revise(now, first + 1 + n, given.folder, each) for n, each in enumerate((RULE, CONTENT))]
    begun = time.monotonic()
    running = fill(given.folder, [now, *made], given.tables)
    print(f"{given.tables} tables, {running} running, made in {time.monotonic() - begun:.0f} s", file=sys.stderr)
    modules = {GAME: made[1], f"{GAME}@{first}": now, f"{GAME}@{first + 1}": made[0]}
    games = ",".join(f"{name}={type(game).__module__}" for name, game in modules.items())
    environment = {
        **os.environ,
        "LUDOTEK_GAMES": games,
        "PYTHONPATH": f"{given.folder}:{os.environ.get('PYTHONPATH', '')}",
    }
    begun = time.monotonic()
    dry = upgrade(given.folder, environment, "--dry-run")
    print(f"looked at in {time.monotonic() - begun:.0f} s", file=sys.stderr)
    same = upgrade(given.folder, environment) == dry
    registry.register(now, past=True)
    registry.register(made[0], past=True)
    registry.register(made[1])
    went_on = asyncio.run(play_on(given.folder, given.tables))
    kept = sum(each["running"] for each in dry["versions"])
    print(json.dumps({**dry, "running": kept, "played_on": went_on, "same_after": same}, indent=1))
    if not (dry["good"] and same and kept == running and dry["tables"] == given.tables):
        raise SystemExit("tables were lost")


if __name__ == "__main__":
    main()
