"""What docs/laboratory.md asks of the rows has an answer in each game."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ludotek.lab.series import Series
from ludotek.lab.simulate import make_plan
from ludotek.lab.workers import Alone

duckdb = pytest.importorskip("duckdb")

TEXT = Path(__file__).parents[2].joinpath("docs", "laboratory.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```sql\n-- (\S+)\n(.*?)```", TEXT, re.S)


@pytest.mark.parametrize("game", ["untamed", "twenty-strong", "reckoners"])
def test_the_queries_of_the_document_find_something(game: str, tmp_path: Path) -> None:
    series = Series([make_plan(game, {}, "greedy", 1, 12)], tmp_path / "rows")
    for _ in series.play(Alone()):
        pass
    queries = [query for name, block in BLOCKS if name == game for query in block.split(";") if query.strip()]
    assert len(queries) >= 4
    with duckdb.connect() as database:
        for table in ("games", "moments"):
            database.execute(f"CREATE VIEW {table} AS FROM '{tmp_path}/rows/{table}/*.parquet'")
        for query in queries:
            rows = database.execute(query).fetchall()
            assert rows, query
            known = [any(row[column] is not None for row in rows) for column in range(len(rows[0]))]
            assert all(known), f"a column is always empty: {query}"
            assert all(row[0] not in (None, "") for row in rows), f"something has no name: {query}"
