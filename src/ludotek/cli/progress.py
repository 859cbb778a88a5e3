"""How far something has got, on stderr, if somebody is looking: a bar, how quickly it goes, and how long it still takes."""

from __future__ import annotations

import sys
from time import monotonic

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.progress import Progress as Bar
from rich.text import Text

EVERY = 0.1  # seconds


class Rate(ProgressColumn):
    def render(self, task: Task) -> Text:
        speed = task.finished_speed or task.speed
        return Text("" if speed is None else f"{speed:,.1f}/s")


class Progress:
    def __init__(self, total: int, what: str = "games", done: int = 0) -> None:
        """`done`: with how many it begins, which say nothing about how quickly it goes."""
        columns = (BarColumn(), MofNCompleteColumn(), TextColumn(what), Rate(), TimeRemainingColumn())
        self.bar = Bar(*columns, console=Console(stderr=True), disable=not sys.stderr.isatty())
        self.task = self.bar.add_task(what, total=total, completed=done)
        self.told = 0.0

    def __enter__(self) -> Progress:
        self.bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.bar.stop()

    def __call__(self, done: int) -> None:
        now = monotonic()
        if now - self.told >= EVERY or done == self.bar.tasks[0].total:
            self.told = now
            self.bar.update(self.task, completed=done)
