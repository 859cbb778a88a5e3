"""`ludotek site`: everything as static files, to be played without a server."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludotek.cli.shared_options import Lang
from ludotek.cli.words import Words, choose_language


def site(
    directory: Annotated[Path, Parameter(name="DIRECTORY", help="The folder to write; empty, or with an older site.")],
    /,
    *,
    lang: Lang = None,
) -> None:
    """Write a static site: solo, bots, hot seat, replays, rules and cards, all on the reader's device, without a network."""
    from ludotek.pocket.site import write_site

    words = Words(choose_language(lang))
    made = write_site(directory)
    size = round(made.bytes / 1_000_000)
    sys.stdout.write(words("cli-site", folder=str(directory), files=made.files, size=size, version=made.version) + "\n")
