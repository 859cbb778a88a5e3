"""Games that were played, in a file (.jsonl) with one line each, from which an interrupted campaign goes on. The first line
says what is played; a last line that was cut off counts as not played."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from ludotek.kernel.errors import LudotekError


class Kept:
    """The lines after the first; without a path, in memory only."""

    def __init__(self, path: Path | None, head: dict[str, Any]) -> None:
        self.path = path
        self.lines: list[Any] = []
        if path is None:
            return
        if path.exists():
            self.read(path, head)
        else:
            self.write(head)

    def read(self, path: Path, head: dict[str, Any]) -> None:
        lines = path.read_text(encoding="utf-8").split("\n")
        whole = lines[:-1]
        if not whole or json.loads(whole[0]) != head:
            raise LudotekError(
                f"{path} holds other games; name another file, or give the same game, players and options"
            )
        self.lines = [json.loads(line) for line in whole[1:]]
        if lines[-1]:
            path.write_text("\n".join([*whole, ""]), encoding="utf-8")

    def add(self, line: Any) -> None:
        self.lines.append(line)
        self.write(line)

    def write(self, line: Any) -> None:
        if self.path is not None:
            with self.path.open("a", encoding="utf-8") as file:
                file.write(json.dumps(line) + "\n")
