"""Rows as Parquet, written and read by DuckDB."""

from __future__ import annotations

import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from ludotek.kernel.errors import LudotekError

Row = dict[str, Any]

KINDS = {bool: "BOOLEAN", int: "BIGINT", float: "DOUBLE", str: "VARCHAR", type(None): "VARCHAR"}

SINGLE, DOUBLE = "'", '"'  # quotes of a text and of a name


def load_duckdb() -> Any:
    try:
        import duckdb
    except ImportError:
        raise LudotekError("Parquet needs DuckDB: install ludotek[lab]") from None
    return duckdb


def kind_of(value: Any) -> str:
    """The type of a column, by one of its values."""
    if isinstance(value, dict):
        fields = [f"{quoted(name, DOUBLE)} {kind_of(each)}" for name, each in value.items()]
        return f"STRUCT({', '.join(fields)})"
    if isinstance(value, list | tuple):
        return f"{kind_of(value[0]) if value else 'VARCHAR'}[]"
    return KINDS[type(value)]


def encode(rows: Sequence[Row], like: Row) -> bytes:
    """A Parquet file of these rows, which have the columns of `like`."""
    with tempfile.TemporaryDirectory(prefix="ludotek-") as folder:
        source, target = Path(folder, "rows.json"), Path(folder, "rows.parquet")
        source.write_bytes(msgspec.json.Encoder().encode_lines(rows))
        columns = ", ".join(f"{quoted(name)}: {quoted(kind_of(value))}" for name, value in like.items())
        read = f"read_json({quoted(source)}, format = 'newline_delimited', columns = {{{columns}}})"
        with load_duckdb().connect(config={"threads": 1}) as database:  # the other cores play
            database.execute(f"COPY (FROM {read}) TO {quoted(target)} (FORMAT parquet, COMPRESSION zstd)")
        return target.read_bytes()


def read(paths: Sequence[Path], order: str) -> list[Row]:
    """All rows of several files, in this order."""
    if not paths:
        return []
    files = ", ".join(map(quoted, paths))
    with load_duckdb().connect() as database:
        found = database.execute(f"FROM read_parquet([{files}]) ORDER BY {order}")
        names = [column[0] for column in found.description]
        return [dict(zip(names, row, strict=True)) for row in found.fetchall()]


def quoted(text: object, mark: str = SINGLE) -> str:
    return mark + str(text).replace(mark, mark + mark) + mark
