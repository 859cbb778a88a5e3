"""Games that go from one house to another in a file: devices and servers, damaged files, games that went on in both places."""

from __future__ import annotations

import json
from typing import Any

import pytest
from device import MemoryDevice, Page, Said, asked, open_port, opened

from ludotek import api
from ludotek.house.backup import FORMAT, LARGEST_BACKUP, digest
from ludotek.kernel.header import SERVER
from ludotek.pocket.port import Port
from ludotek.text import languages

pytestmark = pytest.mark.anyio

ME, BOT = {"who": "me"}, {"who": "bot"}
KINDS = [
    ("twenty-strong", {}),
    ("untamed", {"seats": [ME, BOT]}),
    ("reckoners", {"seats": [ME, ME], "options": {"seats": 2}}),
]


def server() -> Port:
    """A house that is a server's, as far as backups are concerned."""
    port = open_port(MemoryDevice())
    port.house.place = SERVER
    return port


async def begun(port: Port, answers: int = 3, game: str = "twenty-strong", **more: Any) -> Said:
    table = await opened(port, game, name="Ada", **more)
    await play(port, table, answers)
    return table


async def play(port: Port, table: Said, answers: int) -> Page:
    page = await Page(port, table).enter()
    await page.play(answers)
    port.close(page.number)
    return page


async def backup(port: Port, table: Said) -> bytes:
    answer = await asked(port, "POST", f"tables/{table['table']}/backup", table["key"])
    assert (answer["status"], answer["file"]) == (200, f"ludotek-{table['table']}.ludotek"), answer
    found: bytes = answer["body"]
    return found


async def restored(port: Port, line: bytes, lang: str = "en") -> Said:
    answer = await port.ask("POST", "tables/restore", {"lang": lang}, "", line)
    return {"status": answer.status, **json.loads(answer.body)}


async def places(port: Port, table: Said) -> list[str]:
    return (await port.house.find(table["table"], table["key"])).table.match.header.places


@pytest.mark.parametrize(("game", "more"), KINDS)
async def test_a_game_goes_to_a_server_and_back_and_to_its_end(game: str, more: dict[str, Any]) -> None:
    phone, home, tablet = open_port(MemoryDevice()), server(), open_port(MemoryDevice())
    table = await begun(phone, game=game, **more)
    before = (await phone.house.find(table["table"])).table.match.digest()
    came = await restored(home, await backup(phone, table))
    assert (came["what"], came["table"], came["key"], came["game"]) == ("new", table["table"], table["key"], game)
    assert (await home.house.find(table["table"], table["key"])).table.match.digest() == before
    await play(home, table, 2)
    assert (await restored(tablet, await backup(home, table)))["what"] == "new"
    page = await play(tablet, table, 100_000)
    assert page.over
    assert await places(tablet, table) == ["device", "file", "server", "file", "device"]
    record = (await asked(tablet, "GET", f"tables/{table['table']}/export", table["key"]))["body"].decode()
    assert api.game(game).verify(record).header.places == ["device", "file", "server", "file", "device"]


async def test_the_newer_state_wins_and_nothing_comes_twice() -> None:
    phone, tablet = open_port(MemoryDevice()), open_port(MemoryDevice())
    table = await begun(phone)
    early = await backup(phone, table)
    assert (await restored(phone, early))["what"] == "same"
    assert (await restored(tablet, early))["what"] == "new"
    await play(phone, table, 2)
    late = await backup(phone, table)
    watched = await Page(tablet, table, 7).enter()
    assert (await restored(tablet, late))["what"] == "newer"
    while watched.state["seq"] < (await phone.house.find(table["table"])).table.seq:
        await watched.hear()  # whoever has the table open sees it go on
    assert (await restored(tablet, early))["what"] == "older"
    assert (await restored(tablet, late))["what"] == "same"
    digests = [(await port.house.find(table["table"])).table.match.digest() for port in (phone, tablet)]
    assert digests[0] == digests[1]
    assert await places(tablet, table) == ["device"], "from device to device it stays on a device"


async def test_coming_to_a_server_does_not_part_a_game() -> None:
    phone, home = open_port(MemoryDevice()), server()
    table = await begun(phone)
    await restored(home, await backup(phone, table))
    await play(phone, table, 2)
    assert (await restored(home, await backup(phone, table)))["what"] == "newer"


async def test_a_game_that_went_on_in_both_places_stays_as_it_is_here() -> None:
    phone, tablet = open_port(MemoryDevice()), open_port(MemoryDevice())
    table = await begun(phone)
    await restored(tablet, await backup(phone, table))
    await play(phone, table, 2)
    await (await Page(tablet, table).enter()).ask(type="concede", seat=0)
    before = (await tablet.house.find(table["table"])).table.seq
    said = [await restored(tablet, await backup(phone, table), lang) for lang in languages()]
    assert {(each["status"], each["code"]) for each in said} == {(409, "parted")}
    assert len({each["text"] for each in said}) == len(languages())
    assert (await tablet.house.find(table["table"])).table.seq == before


async def test_who_takes_a_game_from_a_server_could_know_its_dice() -> None:
    home = server()
    table = await begun(home)
    assert await places(home, table) == ["server"]
    await backup(home, table)
    await backup(home, table)
    before = (await home.house.find(table["table"])).table.match.lines
    while (await home.house.find(table["table"])).table.match.lines == before:  # what came too late goes nowhere
        await play(home, table, 1)
    assert await places(home, table) == ["server", "file"], "once, and only if it goes on"
    found = (await home.house.find(table["table"])).table.match.played
    assert found is not None
    assert found.slots["open"] == "yes"


async def test_what_needs_others_stays_where_they_are() -> None:
    home = server()
    table = await opened(home, "untamed", seats=[ME, {"who": "friend"}])
    answer = await asked(home, "POST", f"tables/{table['table']}/backup", table["key"])
    assert (answer["status"], json.loads(answer["body"])["code"]) == (403, "others-play")
    alone = await begun(home)
    answer = await asked(home, "POST", f"tables/{alone['table']}/backup", alone["watch"])
    assert json.loads(answer["body"])["code"] == "spectator"
    answer = await asked(home, "POST", f"tables/{alone['table']}/backup", "guessed")
    assert (answer["status"], json.loads(answer["body"])["code"]) == (403, "wrong-key")


async def test_nobody_goes_on_with_the_game_of_somebody_else() -> None:
    """Whoever knows a table's id, even its seed, needs its secret."""
    phone, home = open_port(MemoryDevice()), server()
    table = await begun(phone)
    await restored(home, await backup(phone, table))
    await play(phone, table, 2)
    line = json.loads(await backup(phone, table))
    stolen = again(line, key="guessed")
    assert (await restored(home, stolen))["code"] == "backup-damaged", "the digest of the key is in the journal"


# --- damaged files ----------------------------------------------------------------------------------------------------


def again(line: Said, **changes: Any) -> bytes:
    """The table of a line changed, with a digest that fits: somebody's own work."""
    table = json.dumps({**line["table"], **changes}, separators=(",", ":"))
    return f'{{"ludotek":"table","format":{FORMAT},"digest":"{digest(table.encode())}","table":{table}}}'.encode()


def entry(line: Said, place: int, **changes: Any) -> bytes:
    journal = [dict(each) for each in line["table"]["journal"]]
    journal[place] |= changes
    return again(line, journal=journal)


async def test_damaged_files_are_refused_in_words_and_leave_nothing_behind() -> None:
    phone = open_port(MemoryDevice())
    table = await begun(phone)
    whole = await backup(phone, table)
    line = json.loads(whole)
    journal = line["table"]["journal"]
    played = next(n for n, each in enumerate(journal) if each["kind"] == "played")
    lines = journal[played]["lines"]
    digit = whole.index(b'"digest":"', 100) + 12
    corpus = {
        "nothing": (b"", "not-a-backup"),
        "a record": (b'{"ludotek":1,"game":"untamed"}\n', "not-a-backup"),
        "a picture": (b"\x89PNG\r\n\x1a\n" + bytes(200), "not-a-backup"),
        "cut off": (whole[: len(whole) // 2], "backup-damaged"),
        "one letter short": (whole.rstrip()[:-1], "backup-damaged"),
        "a changed digit": (whole[:digit] + (b"1" if whole[digit : digit + 1] != b"1" else b"2") + whole[digit + 1 :], "backup-damaged"),
        "too large": (b'{"ludotek":"table",' + b" " * LARGEST_BACKUP + b"1", "too-large"),
        "deep": (b'{"ludotek":"table","format":1,"digest":"0","table":' + b"[" * 500 + b"]" * 500 + b"}", "backup-damaged"),
        "two of one key": (whole.replace(b'"format":1', b'"format":1,"format":1', 1), "backup-damaged"),
        "of a later version": (whole.replace(b'"format":1', b'"format":2', 1), "backup-newer"),
        "later rules": (again(line, header={**line["table"]["header"], "rules": 9_999}), "old-rules"),
        "another game": (again(line, game="untamed"), "backup-damaged"),
        "no game": (again(line, game="chess", header={**line["table"]["header"], "game": "chess"}), "backup-damaged"),
        "another seed": (again(line, seed="0" * 64), "backup-damaged"),
        "other cards": (again(line, content={}), "backup-damaged"),
        "another id": (again(line, id="f" * 16), "backup-damaged"),
        "an id that is a path": (again(line, id="../../etc"), "backup-damaged"),
        "no journal": (again(line, journal=[]), "backup-damaged"),
        "a deck by its path": (again(line, header={**line["table"]["header"], "options": {"deck": "/etc/x.toml"}}), "backup-damaged"),
        "an answer left out": (again(line, journal=journal[:played] + journal[played + 1 :]), "backup-damaged"),
        "another answer": (entry(line, played, lines=[{**lines[0], "action": lines[0]["action"] + 1}]), "backup-damaged"),
        "an unknown act": (entry(line, 1, kind="cheated"), "backup-damaged"),
        "a proposal": (again(line, journal=[*journal, {"kind": "proposed", "at": 1.0, "what": "undo", "seat": 0}]), "backup-damaged"),
        "a second person": (again(line, journal=[*journal, {**seated(journal), "holder": 1, "seats": []}]), "backup-damaged"),
        "a game of the day": (entry(line, 0, day="2026-11-16"), "backup-damaged"),
        "an unknown bot": (entry(line, 0, seating=["stockfish"]), "backup-damaged"),
        "a long name": (again(line, journal=[*journal, {"kind": "named", "at": 1.0, "holder": 0, "name": "x" * 999}]), "backup-damaged"),
        "a seat that is none": (again(line, journal=[*journal, {"kind": "replaced", "at": 1.0, "seat": 7, "bot": "easy"}]), "backup-damaged"),
        "before all time": (entry(line, 1, at=-1.0), "backup-damaged"),
        "an unknown place": (again(line, journal=[*journal, {"kind": "brought", "at": 1.0, "place": "moon"}]), "backup-damaged"),
    }  # fmt: skip
    tablet = MemoryDevice()
    port = open_port(tablet)
    for name, (data, code) in corpus.items():
        said = await restored(port, data, "de")
        assert said.get("code") == code, (name, said)
        assert said["text"], name
    assert (tablet.tables, tablet.content) == ({}, {})
    assert again(line) == whole.rstrip(), "or the others would be refused for their spelling"
    assert (await restored(port, whole))["what"] == "new"


def seated(journal: list[Said]) -> Said:
    return next(each for each in journal if each["kind"] == "seated")
