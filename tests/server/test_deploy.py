"""The files in `deploy` speak of settings and figures that there are."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from prometheus_client import generate_latest

from ludotek.cli.serve import serve
from ludotek.house.fanout import Alone
from ludotek.house.house import House
from ludotek.house.thinkers import AtOnce
from ludotek.server.metrics import Metrics

DEPLOY = Path(__file__).parents[2] / "deploy"
FILES = sorted(path for path in DEPLOY.iterdir() if path.is_file())


def settings() -> set[str]:
    """The environment variables of `ludotek serve`."""
    annotations = [str(each) for each in serve.__annotations__.values()]
    return set(re.findall(r"LUDOTEK_[A-Z_]+", " ".join(annotations)))


def figures() -> set[str]:
    metrics = Metrics()
    metrics.watch(House(None, Alone(), AtOnce(), bot_pause=0.0, idle=1.0, away=1.0))  # type: ignore[arg-type]
    for each in (metrics.messages, metrics.requests, metrics.store):
        each.labels("x").observe(1.0)
    for count in (metrics.refusals, metrics.store_errors):
        count.labels("x").inc()
    text = generate_latest(metrics.registry).decode()
    return set(re.findall(r"^(\w+)", text, re.MULTILINE))


def test_there_is_something_to_check() -> None:
    assert len(FILES) >= 8
    assert {"LUDOTEK_PORT", "LUDOTEK_NAME", "LUDOTEK_PROXY", "LUDOTEK_DRAIN"} <= settings()
    assert "ludotek_message_seconds_bucket" in figures()


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_settings_and_figures_exist(path: Path) -> None:
    text = path.read_text()
    assert set(re.findall(r"LUDOTEK_[A-Z_]+", text)) <= settings()
    if path.suffix in (".json", ".yml"):
        assert set(re.findall(r"\bludotek_[a-z_]+\b", text)) <= figures()


def test_the_dashboard_is_one() -> None:
    told = json.loads((DEPLOY / "grafana.json").read_text())
    assert len({panel["id"] for panel in told["panels"]}) == len(told["panels"]) >= 10
