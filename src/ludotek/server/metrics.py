"""Figures about the running server for Prometheus, served on an address of their own that strangers do not reach."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Histogram, start_http_server
from prometheus_client import Counter as Count
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.platform_collector import PlatformCollector
from prometheus_client.process_collector import ProcessCollector

from ludotek import __version__
from ludotek.house.store import StoreDown
from ludotek.kernel.errors import LudotekError
from ludotek.server.garbage import ClosedConnections

if TYPE_CHECKING:
    from ludotek.house.house import House

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
LOOK = 0.5  # seconds between two measurements of the loop


class Metrics:
    """What is counted and timed; the rest is read off the house when somebody asks."""

    def __init__(self, allowed: int = 0) -> None:
        self.allowed = allowed  # sockets
        self.connections: Counter[str] = Counter()  # by address
        self.closed = ClosedConnections()
        self.registry = CollectorRegistry()
        self.messages = Histogram(
            "ludotek_message_seconds",
            "from a page's message to its reply",
            ["kind"],
            buckets=SECONDS,
            registry=self.registry,
        )
        self.requests = Histogram(
            "ludotek_http_seconds", "HTTP requests", ["route"], buckets=SECONDS, registry=self.registry
        )
        self.refusals = Count("ludotek_refusals", "what was refused", ["code"], registry=self.registry)
        self.lag = Histogram(
            "ludotek_loop_lag_seconds", "by how much the loop was late", buckets=SECONDS, registry=self.registry
        )
        self.store = Histogram(
            "ludotek_store_seconds", "work of the database", ["work"], buckets=SECONDS, registry=self.registry
        )
        self.store_errors = Count("ludotek_store_errors", "failures of the database", ["cause"], registry=self.registry)
        ProcessCollector(registry=self.registry)
        PlatformCollector(registry=self.registry)

    def watch(self, house: House) -> None:
        """Tell of this house, too."""
        self.registry.register(HouseFigures(house, self))
        house.timed = lambda kind, seconds: self.messages.labels(kind).observe(seconds)
        house.refused = lambda code: self.refusals.labels(code).inc()

    def store_worked(self, work: str, seconds: float, problem: BaseException | None) -> None:
        self.store.labels(work).observe(seconds)
        if isinstance(problem, StoreDown):
            self.store_errors.labels(problem.cause).inc()

    async def measure_loop(self) -> None:
        """Sleep and see how late it becomes."""
        while True:
            before = time.perf_counter()
            await asyncio.sleep(LOOK)
            self.lag.observe(max(0.0, time.perf_counter() - before - LOOK))


class HouseFigures:
    def __init__(self, house: House, metrics: Metrics) -> None:
        self.house = house
        self.metrics = metrics

    def describe(self) -> Iterable[Metric]:
        return []

    def collect(self) -> Iterable[Metric]:
        """From another thread than the tables', so only copies are walked through."""
        house = self.house
        guests = [guest for live in list(house.tables.values()) for guest in list(live.guests)]
        yield told("tables", "tables in memory", len(house.tables))
        yield told("connections", "open sockets", self.metrics.connections.total())
        yield told("connections_allowed", "open sockets that are allowed (--connections)", self.metrics.allowed)
        yield told("spectators", "pages that watch", sum(1 for guest in guests if guest.holder < 0))
        yield told(
            "pages_behind", "pages that have yet to be told of a change", sum(1 for each in guests if each.behind)
        )
        yield told("queued_replies", "replies that wait to be sent", sum(len(guest.queue) for guest in guests))
        yield told("queued_loads", "tables that wait to be read", house.loads.waiting)
        yield told("queued_looks", "replays and exports that wait", house.looks.waiting)
        yield told("draining", "1 while the server is about to end", int(house.draining))
        yield counted("changes", "acts that were stored", house.moves)
        yield counted("bot_fallbacks", "answers given for bots that failed", house.thinkers.fallbacks)
        yield counted("damaged", "tables that could not be read", house.damaged)
        yield counted("stopped_seconds", "time for which the process stood still", house.awake.slept)
        info = GaugeMetricFamily("ludotek_info", "the version that runs", labels=["version"])
        info.add_metric([__version__], 1)
        yield info


def told(name: str, help: str, value: float) -> Metric:
    return GaugeMetricFamily(f"ludotek_{name}", help, value=value)


def counted(name: str, help: str, value: float) -> Metric:
    return CounterMetricFamily(f"ludotek_{name}", help, value=value)


def serve_metrics(metrics: Metrics, address: str) -> tuple[str, int]:
    """Serve them at an address such as "127.0.0.1:9464"; where that is."""
    host, _, port = address.rpartition(":")
    if not host or not port.isdigit():
        raise LudotekError(f"metrics: write an address and a port, such as 127.0.0.1:9464, not {address!r}")
    try:
        server, _ = start_http_server(int(port), host.strip("[]"), metrics.registry)
    except OSError as error:
        raise LudotekError(f"metrics cannot be served at {address}: {error.strerror}") from None
    return host, server.server_port
