"""What has to be done by the very Python that will run it: bytecode is of one version only.

`client/pocket/make.mjs` runs this in Pyodide, over a folder with `library.zip`, `third/` and `ours/`. It leaves
three archives there, whose members are stored, so that whoever sends them can compress the whole.
"""

from __future__ import annotations

import zipfile
from importlib._bootstrap_external import _code_to_timestamp_pyc as with_header  # type: ignore[attr-defined]
from pathlib import Path

from ludotek.pocket.making.imports import reached

LONG_AGO = (1980, 1, 1, 0, 0, 0)  # the same archive whenever it is made
NO_DOCSTRINGS = 2

Files = dict[str, bytes]


def make(folder: str) -> dict[str, int]:
    """The archives; how many files are in each."""
    job = Path(folder)
    ours, third = files_in(job / "ours"), files_in(job / "third")
    with zipfile.ZipFile(job / "library.zip") as archive:
        whole = {name: archive.read(name) for name in archive.namelist()}
    sources = {path: text for path, text in (ours | third).items() if path.endswith(".py")}
    made = {"library": reached(sources, whole), "third": third, "ours": ours}
    for name, files in made.items():
        write(job / f"{name}-compiled.zip", files)
    return {name: len(files) for name, files in made.items()}


def files_in(place: Path) -> Files:
    return {
        path.relative_to(place).as_posix(): path.read_bytes() for path in sorted(place.rglob("*")) if path.is_file()
    }


def write(path: Path, files: Files) -> None:
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as archive:
        for name, content in sorted(files.items()):
            if name.endswith(".py"):
                name, content = f"{name}c", bytecode(name, content)
            archive.writestr(zipfile.ZipInfo(name, LONG_AGO), content)


def bytecode(path: str, source: bytes) -> bytes:
    code = compile(source, path, "exec", dont_inherit=True, optimize=NO_DOCSTRINGS)
    header_and_code: bytes = bytes(with_header(code))
    return header_and_code
