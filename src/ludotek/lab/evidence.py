"""The rows of a campaign, asked in SQL.

games    a row for each game: what `rows.py` keeps, and of its setting the players (`played_by`) and the blank
moments  a row for each moment, with the same two
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

from ludotek.lab.figure import Figure, change, difference, mean, share
from ludotek.lab.parquet import load_duckdb, quoted
from ludotek.lab.rows import HEAD, MOMENT, Part, read_head
from ludotek.lab.target import Target


class Evidence:
    def __init__(self, folder: Path) -> None:
        head = read_head(folder / HEAD)
        self.database = load_duckdb().connect()
        self.database.execute("CREATE TABLE settings (setting BIGINT, played_by VARCHAR, blank VARCHAR)")
        settings = zip(head["players"], head["blanks"], strict=True)
        self.database.executemany(
            "INSERT INTO settings VALUES (?, ?, ?)", [[number, *each] for number, each in enumerate(settings)]
        )
        whole = sorted(path.name for path in (folder / "games").glob("*.parquet"))  # they are written last
        for table in Part._fields:
            files = [folder / table / name for name in whole if (folder / table / name).is_file()]
            rows = f"read_parquet([{', '.join(map(quoted, files))}])" if files else f"({nothing()})"
            self.define(table, f"FROM {rows} JOIN settings USING (setting)")

    def define(self, name: str, query: str) -> None:
        """Keep what a query gives under a name; later ones can ask it."""
        self.database.execute(f"CREATE TABLE {name} AS {query}")

    def ask(self, query: str, **values: Any) -> list[tuple[Any, ...]]:
        found: list[tuple[Any, ...]] = self.database.execute(query, values or None).fetchall()
        return found

    def number(self, query: str, **values: Any) -> float:
        """The only value of a query; nothing counts as 0."""
        return float(self.ask(query, **values)[0][0] or 0)

    def shares(self, query: str, target: Target | None = None, **values: Any) -> list[Figure]:
        """A query gives what, how often, of how many."""
        return [share(str(what), total, n, target) for what, total, n in self.ask(query, **values)]

    def means(self, query: str, target: Target | None = None, **values: Any) -> list[Figure]:
        """A query gives what, the mean, the standard deviation, of how many; a single one tells nothing."""
        found = [(str(what), value, spread, n) for what, value, spread, n in self.ask(query, **values) if n > 1]
        return [mean(*each, target) for each in found]

    def changes(self, query: str, target: Target | None = None) -> list[Figure]:
        """A query gives what, the sum of differences and of their squares, of how many pairs."""
        return [change(str(what), total, squares, n, target) for what, total, squares, n in self.ask(query)]

    def differences(self, query: str, target: Target | None = None) -> list[Figure]:
        """A query gives what, the difference of two means, their two variances, and of how many they are; of less than two
        there is no variance."""
        rows = [row for row in self.ask(query) if min(row[4:]) > 1]
        return [difference(str(what), value, (a, b), (m, n), target) for what, value, a, b, m, n in rows]

    def counts(self, query: str, **values: Any) -> Counter[int]:
        """A query gives a number and how often it occurred."""
        return Counter({int(number): n for number, n in self.ask(query, **values)})


def nothing() -> str:
    """No moments at all, with their columns: a campaign may be too young for any."""
    columns = ", ".join(f"{quoted(value)} AS {name}" for name, value in MOMENT.items())
    return f"SELECT {columns} LIMIT 0"
