"""Packs that are there without being named: in a folder, and in packages that were installed.

A package offers packs by an entry point of the group `ludotek.packs` whose value is the folder they are in, such as
`ludotek_winter.decks`. The files in it are read; nothing of the package is imported or run.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from ludotek.kernel.errors import ContentError, LudotekError
from ludotek.packs.pack import Pack, read_pack_file

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

GROUP: Final = "ludotek.packs"
FILES: Final = "*.toml"
MOST: Final = 500  # files that are looked at


class Found(NamedTuple):
    """Packs by their ids, and what is wrong with those that cannot be played."""

    packs: dict[str, Pack]
    broken: list[LudotekError]


def find_packs(folder: Path) -> Found:
    """Those of a folder and of installed packages; of two with the same id, the one in the folder."""
    found = Found({}, [])
    offered = [files for point in installed() if (files := files_of(point, found.broken))]
    for path in [*files_in(folder), *(path for files in offered for path in files)][:MOST]:
        try:
            pack = read_pack_file(path)
        except LudotekError as error:
            found.broken.append(error)
            continue
        other = found.packs.setdefault(pack.id, pack)
        if other is not pack:
            found.broken.append(ContentError(f"{path}: {pack.id} is the id of {other.where}, too; it is left out"))
    return found


def files_in(folder: Path) -> list[Path]:
    return sorted(path for path in folder.glob(FILES) if path.is_file())


def installed() -> list[EntryPoint]:
    from importlib.metadata import entry_points  # not there in the pocket edition, where nothing is installed

    return sorted(entry_points(group=GROUP), key=lambda each: (each.name, each.value))


def files_of(point: EntryPoint, broken: list[LudotekError]) -> list[Path]:
    """The files that a package offers; nothing of it is imported."""
    folder = Path(str(point.dist.locate_file(point.module.replace(".", "/")))) if point.dist is not None else Path()
    if point.dist is None or not folder.is_dir():
        broken.append(
            ContentError(f"the packs {point.name!r} of a package are said to be in {point.value}: no such folder")
        )
        return []
    return files_in(folder)
