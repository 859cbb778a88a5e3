"""What was played, in a folder: one row a game and one a moment of interest, as Parquet.

    campaign.json         what is played
    games/000001.parquet  setting, game, players, scores, how, decisions, facts of the game, options
    moments/000001.parquet  setting, game, moment, turn, seat, what, thing, n, score

Each part is written when its games are over, and none is ever changed: whatever interrupts a campaign, it goes on from
there. DuckDB reads all parts at once: FROM 'folder/games/*.parquet'.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from ludotek import registry
from ludotek.bots import read_players
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.reader import content_hash
from ludotek.lab.moments import Noted
from ludotek.lab.parquet import Row, encode, load_duckdb, read
from ludotek.lab.simulate import Plan, Played, content_of

HEAD = "campaign.json"
OWN = ("setting", "game", "players", "scores", "how", "decisions", "options")  # columns that are no facts
MOMENT: Row = {
    "setting": 0,
    "game": 0,
    "moment": 0,
    "turn": 0,
    "seat": 0,
    "what": "",
    "thing": "",
    "n": 0,
    "score": 0.0,
}


class Record(NamedTuple):
    """A game with the number of its setting and the moments that were noted."""

    setting: int
    plan: Plan
    played: Played
    noted: list[Noted]


class Part(NamedTuple):
    """Two files of rows of the same games; the second one is empty where nothing was noted."""

    games: bytes
    moments: bytes


class Rows:
    def __init__(self, folder: Path, plans: Sequence[Plan], noting: bool = True, kind: str = "series") -> None:
        """A new folder, or one to go on with; one in which something else was played is refused. `noting`: moments are
        kept, too; a folder that was begun without them goes on so."""
        load_duckdb()
        self.folder = folder
        self.noting = noting
        head = {"kind": kind, **head_of(plans)}
        if (folder / HEAD).is_file():
            kept = read_head(folder / HEAD)
            self.noting = kept.pop("moments", noting)
            self.check(kept, head)
        elif folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise LudotekError(f"{folder} is there already and holds no games; name a new folder, or one with games")
        else:
            for table in Part._fields:
                (folder / table).mkdir(parents=True, exist_ok=True)
            write_whole(folder / HEAD, json.dumps({**head, "moments": noting}, indent=2).encode())
        self.parts = len(self.files())

    def check(self, kept: dict[str, Any], head: dict[str, Any]) -> None:
        for name, value in head.items():
            if kept.get(name) != value:
                raise LudotekError(
                    f"{self.folder} holds other games: its {name} is {shortly(kept.get(name))}, not {shortly(value)}; "
                    "name another folder, or give the same game, options, players and seed"
                )

    def files(self) -> list[Path]:
        return sorted((self.folder / "games").glob("*.parquet"))

    def read(self) -> Iterator[tuple[int, Played]]:
        """The games that were played, with the numbers of their settings, in order."""
        for row in read(self.files(), "setting, game"):
            facts = {name: value for name, value in row.items() if name not in OWN}
            yield row["setting"], Played(row["game"], tuple(row["scores"]), row["how"], row["decisions"], facts)

    def write(self, part: Part) -> None:
        """The games last: they say that the part is there."""
        self.parts += 1
        name = f"{self.parts:06}.parquet"
        if part.moments:
            write_whole(self.folder / "moments" / name, part.moments)
        write_whole(self.folder / "games" / name, part.games)


def head_of(plans: Sequence[Plan]) -> dict[str, Any]:
    """By which a campaign is known; how many games are played may change."""
    game = registry.find(plans[0].game)
    return {
        "game": game.name,
        "rules": game.rules_version,
        "players": [plan.players for plan in plans],
        "seeds": [plan.seed for plan in plans],
        "options": [dict(plan.options) for plan in plans],
        "blanks": [plan.blank for plan in plans],
        "content": sorted({content_hash(content_of(plan)) for plan in plans}),
    }


def read_head(path: Path) -> dict[str, Any]:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise LudotekError(f"{path} is damaged; begin again in another folder")
    return found


def shortly(value: object) -> str:
    text = json.dumps(value)
    return text if len(text) <= 80 else f"{text[:77]}..."


def write_whole(path: Path, data: bytes) -> None:
    """A file that is there is whole."""
    beside = path.with_suffix(".new")
    beside.write_bytes(data)
    beside.replace(path)


def make_part(plans: Sequence[Plan], records: Sequence[Record]) -> Part:
    """`plans`: all that are played, for the types of their options."""
    like = {**game_row(records[0]), "options": options_like(plans)}
    moments = [row for record in records for row in moment_rows(record)]
    return Part(encode(list(map(game_row, records)), like), encode(moments, MOMENT) if moments else b"")


def game_row(record: Record) -> Row:
    plan, each = record.plan, record.played
    own = {"setting": record.setting, "game": each.index, "players": read_players(plan.players, len(each.scores))}
    how = {"scores": each.scores, "how": each.how, "decisions": each.decisions}
    return {**own, **how, **each.facts, "options": dict(plan.options)}


def moment_rows(record: Record) -> Iterator[Row]:
    each = record.played
    anybody = sum(each.scores) / len(each.scores)  # where all play together, they all score the same
    for number, (turn, seat, what, thing, n) in enumerate(record.noted):
        score = each.scores[seat] if seat >= 0 else anybody
        yield dict(zip(MOMENT, (record.setting, each.index, number, turn, seat, what, thing, n, score), strict=True))


def options_like(plans: Sequence[Plan]) -> Row:
    """Of each option a value that tells its type; it may be left open in some settings."""
    known = [{name: value for name, value in plan.options if value is not None} for plan in plans]
    return {name: next((each[name] for each in known if name in each), None) for name, _ in plans[0].options}
