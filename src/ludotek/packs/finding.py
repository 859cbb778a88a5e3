"""Packs that are there without being named: in a folder, and in packages that were installed.

A package offers packs by an entry point of the group `ludotek.packs` whose value is the folder they are in, such as
`ludotek_winter.decks`. The files in it are read; nothing of the package is imported or run.
"""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final, NamedTuple

from ludotek.kernel.errors import ContentError
from ludotek.packs.pack import Pack, read_pack_file

GROUP: Final = "ludotek.packs"
FILES: Final = "*.toml"
MOST: Final = 500  # files that are looked at


class Found(NamedTuple):
    """Packs by their ids, and what is wrong with those that cannot be played."""

    packs: dict[str, Pack]
    broken: list[ContentError]


def find_packs(folder: Path) -> Found:
    """Those of a folder and of installed packages; of two with the same id, the one in the folder."""
    found = Found({}, [])
    for path in [*files_in(folder), *installed()][:MOST]:
        try:
            pack = read_pack_file(path)
        except ContentError as error:
            found.broken.append(error)
            continue
        other = found.packs.setdefault(pack.id, pack)
        if other is not pack:
            found.broken.append(ContentError(f"{path}: {pack.id} is the id of {other.where}, too; it is left out"))
    return found


def files_in(folder: Path) -> list[Path]:
    return sorted(path for path in folder.glob(FILES) if path.is_file())


def installed() -> Iterator[Path]:
    for point in sorted(entry_points(group=GROUP), key=lambda each: each.name):
        yield from files_of(point)


def files_of(point: EntryPoint) -> list[Path]:
    if point.dist is None:
        return []
    return files_in(Path(str(point.dist.locate_file(point.value.replace(".", "/")))))
