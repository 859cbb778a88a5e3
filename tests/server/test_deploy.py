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


def test_the_page_on_hosting_names_what_there_is() -> None:
    """Its files exist, each of ours is named, and its settings are those of `ludotek serve`."""
    for page in ("hosting.md", "server.md", "hosting-trial.md"):
        text = (DEPLOY.parent / "docs" / page).read_text()
        named = set(re.findall(r"deploy/([\w@-]+(?:\.[\w.]+)?\w)", text))
        assert named <= {path.name for path in FILES}, page
        assert set(re.findall(r"LUDOTEK_[A-Z_]+[A-Z]", text)) <= settings() | {"LUDOTEK_DATA"}, page
        if page == "hosting.md":
            assert named == {path.name for path in FILES}


def test_a_release_is_packed_with_what_there_is() -> None:
    root = DEPLOY.parent
    (packed,) = re.findall(r"^FOR_HOSTS = \((.*?)\)", (root / "dev.py").read_text(), re.DOTALL | re.MULTILINE)
    names = re.findall(r'"(.+?)"', packed)
    assert {"deploy", "requirements/serve.txt", "docs/hosting.md"} <= set(names)
    assert [name for name in names if not (root / name).exists()] == []


def test_a_request_is_never_sent_twice() -> None:
    lines = [line.partition("#")[0] for line in (DEPLOY / "nginx.conf").read_text().splitlines()]
    assert not [line for line in lines if "non_idempotent" in line]


def test_slow_requests_are_cut_by_either_proxy() -> None:
    caddy = (DEPLOY / "Caddyfile").read_text()
    assert re.search(r"^\{\n\tservers \{\n\t\ttimeouts \{", caddy, re.MULTILINE), (
        "Caddy knows timeouts as global options only"
    )
    for setting in ("read_header 10s", "read_body 10s"):
        assert setting in caddy
    for setting in ("client_header_timeout 10s;", "client_body_timeout   10s;"):
        assert setting in (DEPLOY / "nginx.conf").read_text()


def test_nginx_tells_nobody_its_version() -> None:
    servers = (DEPLOY / "nginx.conf").read_text().split("\nserver {")[1:]
    assert len(servers) == 2
    assert all(re.search(r"^\s*server_tokens\s+off;", each, re.MULTILINE) for each in servers)


def test_the_image_is_built_from_sources_only() -> None:
    left_out = (DEPLOY.parent / ".dockerignore").read_text().split("\n")
    assert {".git", ".venv", "build", "dist", "client/node_modules", "src/ludotek/server/client"} <= set(left_out)


def test_the_alert_of_a_full_server_follows_its_setting() -> None:
    (rule,) = (line for line in (DEPLOY / "alerts.yml").read_text().splitlines() if "ludotek_connections " in line)
    assert "ludotek_connections_allowed" in rule
