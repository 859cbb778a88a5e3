"""One row per game, as a file: CSV and JSON by themselves, Parquet through DuckDB."""

from __future__ import annotations

import csv
import json
import tempfile
from pathlib import Path
from typing import Any

from ludotek.kernel.errors import LudotekError
from ludotek.lab.parquet import encode, load_duckdb
from ludotek.lab.simulate import Played

KINDS = (".parquet", ".csv", ".json")


def check_output(path: Path) -> None:
    """Say what is wrong with an output file before anything is played for it."""
    if path.suffix not in KINDS:
        raise LudotekError(f"the output file {path} must end in {', '.join(KINDS)}")
    if not path.resolve().parent.is_dir():
        raise LudotekError(f"the output file {path} cannot be written: its folder does not exist")
    if path.suffix == ".parquet":
        try:
            load_duckdb()
        except LudotekError as error:
            raise LudotekError(f"{error}, or write a .csv or .json file") from None


def write(path: Path, played: list[Played]) -> None:
    """Write the rows; an existing file is replaced only when the new one is whole."""
    rows = [row(each) for each in played]
    with tempfile.TemporaryDirectory(dir=path.resolve().parent, prefix=".ludotek-") as folder:
        whole = Path(folder, path.name)
        if path.suffix == ".json":
            whole.write_text(json.dumps(rows, ensure_ascii=False), encoding="utf-8")
        elif path.suffix == ".csv":
            write_csv(whole, rows)
        else:
            whole.write_bytes(encode(rows, rows[0]))
        whole.replace(path)


def row(each: Played) -> dict[str, Any]:
    scores = {f"score_{seat}": score for seat, score in enumerate(each.scores)}
    facts: dict[str, Any] = {}
    for name, value in each.facts.items():
        if isinstance(value, list):
            facts |= {f"{name}_{seat}": words for seat, words in enumerate(value)}
        else:
            facts[name] = value
    return {"game": each.index, **scores, "how": each.how, "decisions": each.decisions, **facts}


def write_csv(path: Path, rows: list[dict[str, Any]]) -> None:
    with path.open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, list(rows[0]))
        writer.writeheader()
        writer.writerows(rows)
