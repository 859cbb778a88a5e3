"""The `ludotek` command. Thin: it reads what people type, asks the rooms that know, and prints what they say."""

from __future__ import annotations

import sys


def main(arguments: list[str] | None = None) -> None:
    """Run the command line and leave with its exit code: 0 good, 1 a negative result, 2 a mistake of the user."""
    from ludotek.cli.app import run

    sys.exit(run(sys.argv[1:] if arguments is None else arguments))
