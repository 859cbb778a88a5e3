"""Figures about the running server, in the text format that Prometheus reads."""

from __future__ import annotations

from collections import Counter

from ludotek.house.house import House


class Metrics:
    """Counters that no table keeps."""

    def __init__(self) -> None:
        self.requests = 0
        self.messages = 0
        self.connections: Counter[str] = Counter()  # by address

    def text(self, house: House) -> str:
        figures = [
            ("requests_total", "counter", "HTTP requests", self.requests),
            ("messages_total", "counter", "messages from pages", self.messages),
            ("refusals_total", "counter", "messages that were refused", house.refusals),
            ("connections", "gauge", "open sockets", self.connections.total()),
            ("tables", "gauge", "tables in memory", len(house.tables)),
            ("changes_total", "counter", "acts that were stored", house.moves),
            (
                "bot_fallbacks_total",
                "counter",
                "answers given for bots that did not answer in time",
                house.thinkers.fallbacks,
            ),
        ]
        return "".join(
            f"# HELP ludotek_{name} {help}\n# TYPE ludotek_{name} {kind}\nludotek_{name} {value}\n"
            for name, kind, help, value in figures
        )
