from __future__ import annotations

import sys
from pathlib import Path

import pytest

from ludotek import registry
from ludotek.kernel.game import Game
from ludotek.testing.keeping import Changes, revise

sys.path.insert(0, str(Path(__file__).parent))  # the corpus
sys.path.insert(0, str(Path(__file__).parents[1] / "house"))  # a house for the tests

RULE: Changes = {"rules/components.py": ("COPIES: Final = 3", "COPIES: Final = 2")}
CONTENT: Changes = {"content/feral/box.toml": ("cost = 1\n", "cost = 2\n")}


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def revisions(tmp_path_factory: pytest.TempPathFactory) -> list[Game]:
    """Untamed as it is, with another rule, and with another card."""
    now = registry.find("untamed")
    folder = tmp_path_factory.mktemp("revisions")
    sys.path.insert(0, str(folder))
    versions = [now.rules_version + 1, now.rules_version + 2]
    return [now, *(revise(now, version, folder, each) for version, each in zip(versions, (RULE, CONTENT), strict=True))]


@pytest.fixture
def latest(revisions: list[Game], monkeypatch: pytest.MonkeyPatch) -> Game:
    """The program as it will be: the last version is played, the others are kept."""
    monkeypatch.setattr(registry, "_loaded", {})
    for each in revisions[:-1]:
        registry.register(each, past=True)
    registry.register(revisions[-1])
    return revisions[-1]
