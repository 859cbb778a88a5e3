"""Keep the present rules of a game before they are changed: `python -m ludotek.testing.keeping GAME`.

The whole package of the game is copied to `past/`, named after the version of its rules, and imports itself from there. Games
that were begun with these rules then go on with them, and their records can be verified, whatever becomes of the original.
"""

from __future__ import annotations

import re
import shutil
import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

from ludotek import registry
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.game import Game

COMPILED = ("*.so", "*.pyd", "__pycache__")
VERSION = re.compile(r'(super\(\).__init__\("[\w-]+", "\w+", "\w+", )\d+')  # in a game's `game.py`
Changes = dict[str, tuple[str, str]]  # by the path of a file in the package: what it says, and what it says instead


def keep(game: Game, folder: Path, package: str) -> Path:
    """Copy a game into the folder of a package; the copy."""
    return copy_of(game, game.rules_version, folder, package)


def revise(game: Game, version: int, folder: Path, changes: Changes) -> Game:
    """Another version of a game, for tests: a copy in which something is changed, in a folder where modules are found."""
    copy = copy_of(game, version, folder, "")
    face = copy / "game.py"
    face.write_text(VERSION.sub(rf"\g<1>{version}", face.read_text(encoding="utf-8")), encoding="utf-8")
    for path, (old, new) in changes.items():
        text = (copy / path).read_text(encoding="utf-8")
        if old not in text:
            raise LudotekError(f"{copy / path} does not say {old!r}")
        (copy / path).write_text(text.replace(old, new), encoding="utf-8")
    found: Game = import_module(f"{copy.name}.game").GAME
    found.package = copy.name
    return found


def copy_of(game: Game, version: int, folder: Path, package: str) -> Path:
    own = type(game).__module__.rpartition(".")[0]
    name = f"{own.rpartition('.')[2]}_{version}"
    copy = folder / name
    if copy.exists():
        raise LudotekError(f"{copy} exists already: version {version} of {game.name} has been kept")
    shutil.copytree(registry.folder(game), copy, ignore=shutil.ignore_patterns(*COMPILED))
    inside = re.compile(rf"\b{re.escape(own)}\b")
    for path in copy.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        path.write_text(inside.sub(f"{package}.{name}".lstrip("."), text), encoding="utf-8")
    return copy


def main(names: list[str]) -> None:
    home = find_spec(registry.PAST)
    assert home is not None and home.origin is not None
    for name in names:
        print(keep(registry.find(name), Path(home.origin).parent, registry.PAST))


if __name__ == "__main__":
    main(sys.argv[1:])
