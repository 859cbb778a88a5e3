"""Make the pocket edition: `python3 dev.py pocket`. Needs Node, the npm packages of the client, and pip."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from ludotek.kernel.errors import LudotekError
from ludotek.pocket.making.bundle import make
from ludotek.pocket.site import EDITION

ROOT: Final = Path(__file__).resolve().parents[4]
PYTHON: Final = "3.14"  # of Pyodide
PLATFORM: Final = "pyemscripten_2026_0_wasm32"


def fetch(requirements: Path, target: Path) -> Path:
    """The wheel that is compiled for Pyodide, if its digest is the locked one."""
    options = ["--quiet", "--no-deps", "--require-hashes", "--only-binary", ":all:", "--disable-pip-version-check"]
    meant = ["--platform", PLATFORM, "--python-version", PYTHON, "--implementation", "cp"]
    command = [sys.executable, "-m", "pip", "download", *options, *meant, "-r", str(requirements), "-d", str(target)]
    done = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    if done.returncode:
        raise LudotekError(f"a wheel of {requirements.name} could not be had:\n{done.stderr.strip()}")
    (wheel,) = target.glob("*.whl")
    return wheel


def main() -> int:
    try:
        with tempfile.TemporaryDirectory() as folder:
            wheel = fetch(ROOT / "requirements" / "pocket.txt", Path(folder))
            version = make(["node"], ROOT / "client", wheel, EDITION)
    except LudotekError as problem:
        print(problem, file=sys.stderr)
        return 1
    print(f"pocket edition {version}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
