"""Engines: the same seeded games give the same records, byte for byte, compiled, pure, and in WebAssembly."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, ClassVar

import ludotek
from ludotek.pocket.site import EDITION
from ludotek.prove.campaign import Campaign, CannotRun, Found, require
from ludotek.prove.seeded import main as play

HERE = Path(__file__).parent
GAMES = 6  # of a case: each engine starts once for all of them
CALL = "import sys; from ludotek.prove.seeded import main; print(main(sys.argv[1]))"


class Engines(Campaign):
    unit = "games"
    small = 6
    full = 300
    planted: ClassVar = {"other-seed": "WebAssembly deals from another seed"}

    def case(self, number: int) -> Found:
        wanted = {"first": GAMES * number, "games": GAMES, "player": "greedy"}
        expected = json.loads(play(json.dumps(wanted)))
        other = wanted | {"first": 1} if self.fault else wanted
        found = Found(GAMES)
        for name, told in (("pure", pure(wanted)), ("WebAssembly", in_webassembly(other))):
            pairs = zip(expected["digests"], told["digests"], strict=True)
            different = [GAMES * number + n for n, (first, second) in enumerate(pairs) if first != second]
            require(not different, f"{name} plays other games than {expected['engine']}: {different}")
            found.seen[f"{name} as {expected['engine']}"] += GAMES
        return found


def pure(wanted: dict[str, Any]) -> dict[str, Any]:
    """By the sources without their compiled modules."""
    home = Path(ludotek.__file__).parent
    with tempfile.TemporaryDirectory(prefix="ludotek-prove-") as folder:
        ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "edition", "client", "frozen")
        shutil.copytree(home, Path(folder, "ludotek"), ignore=ignored)
        told = said([sys.executable, "-c", CALL, json.dumps(wanted)], PYTHONPATH=folder)
    require(told["engine"] == "pure", "the copy without compiled modules is not the pure engine")
    return told


def in_webassembly(wanted: dict[str, Any]) -> dict[str, Any]:
    """By the pocket edition as browsers get it."""
    node = shutil.which("node")
    if node is None or not (EDITION / "pocket.json").is_file():
        raise CannotRun("Node, or the pocket edition, is missing: python3 dev.py pocket makes it")
    told = said([node, str(HERE / "edition.mjs"), str(EDITION), str(HERE / "seeded.py"), json.dumps(wanted)])
    require(told["platform"] == "emscripten", "it was not WebAssembly that played")
    return told


def said(command: list[str], **environment: str) -> dict[str, Any]:
    done = subprocess.run(
        command, env=os.environ | environment, stdin=subprocess.DEVNULL, capture_output=True, text=True
    )
    require(done.returncode == 0, f"{command[0]} failed: {done.stderr[-2000:]}")
    found: dict[str, Any] = json.loads(done.stdout)
    return found
