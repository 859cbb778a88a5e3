"""`python3 dev.py audit` never passes over what it could not ask."""

from __future__ import annotations

import importlib.util
import subprocess
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def dev(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT))
    spec = importlib.util.spec_from_file_location("dev_under_audit", ROOT / "dev.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    monkeypatch.setattr(module, "quietly", lambda *command, **env: None)
    monkeypatch.setattr(module, "system_npm", lambda: ["npm"])
    return module


def answering(monkeypatch: pytest.MonkeyPatch, failing: str) -> list[str]:
    """Every command succeeds, but for those with this word in them; what was asked."""
    asked: list[str] = []

    def run(command: list[Any], **more: Any) -> subprocess.CompletedProcess[str]:
        asked.append(" ".join(map(str, command)))
        return subprocess.CompletedProcess(command, 1 if failing and failing in asked[-1] else 0)

    monkeypatch.setattr(subprocess, "run", run)
    return asked


def test_every_lock_is_asked_for(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = answering(monkeypatch, "")
    dev.audit([])
    for lock in [*(ROOT / "requirements").glob("*.txt")]:
        assert any(str(lock) in command and "--strict" in command for command in asked)
    assert any("npm audit" in command for command in asked)


@pytest.mark.parametrize("failing", ["play.txt", "npm"])
def test_one_answer_that_is_missing_fails_the_audit(
    dev: ModuleType, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    asked = answering(monkeypatch, failing)
    with pytest.raises(dev.SetUpError, match="could not be made"):
        dev.audit([])
    assert any("npm audit" in command for command in asked)  # the others are asked for all the same


def test_without_npm_it_fails(dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    answering(monkeypatch, "")
    monkeypatch.setattr(dev, "system_npm", lambda: None)
    with pytest.raises(dev.SetUpError, match="no npm"):
        dev.audit([])
