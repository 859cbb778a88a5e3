"""Options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

Lang = Annotated[str | None, Parameter(name="--lang", help="Language, such as en; `ludotek doctor` lists them.")]
Json = Annotated[bool, Parameter(name="--json", negative="", show_default=False, help="Output JSON.")]
NoColour = Annotated[
    bool, Parameter(name=("--no-colour", "--no-color"), negative="", show_default=False, help="Output without colour.")
]
Deck = Annotated[str | None, Parameter(name="--deck", help="A deck by name, or the path of a deck file (.toml).")]
GameName = Annotated[str, Parameter(name="GAME", help="The game; `ludotek games` lists them.")]
GameOrPack = Annotated[
    str, Parameter(name="GAME", help="The game, or a pack by its file (.toml) or id; `ludotek games` lists them.")
]
File = Annotated[Path, Parameter(name="FILE", help="The file.")]
Seed = Annotated[int, Parameter(name="--seed", help="The same seed gives the same results.")]
