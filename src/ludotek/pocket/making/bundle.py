"""The pocket edition: Pyodide, the standard library, third parties and our own sources, each trimmed, compiled and named by the
digest of what is in it; one file lists them all, and its digest is the version.

Made where there are Node and the npm packages of the client, and carried by the package; `ludotek site` only copies it.
"""

from __future__ import annotations

import hashlib
import json
import os
import pickle
import shutil
import subprocess
import tempfile
import zipfile
from collections.abc import Iterator
from importlib.metadata import distribution
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from fluent.syntax import ast

from ludotek import registry
from ludotek.kernel.errors import LudotekError
from ludotek.pocket.making.third_parties import third_parties
from ludotek.text import languages
from ludotek.text.catalogue import sources
from ludotek.text.voice import name_of, parsed

OURS: Final = ["api", "bots", "games", "house", "kernel", "packs", "past", "pocket", "table", "text"]
SINGLE: Final = ["__init__.py", "registry.py"]
NATIVE: Final = "pocket/making"
KINDS: Final = (".py", ".toml", ".json", ".ftl")
RUNTIME: Final = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm"]
LICENSED: Final = ["attrs", "babel", "fluent.runtime", "fluent.syntax", "mypy_extensions", "typing_extensions"]
LIST: Final = "pocket.json"

Files = dict[str, bytes]


class Made:
    """A pocket edition on its way: the files of its folder, and by which names the worker knows them."""

    def __init__(self) -> None:
        self.files: Files = {}
        self.names: dict[str, str] = {}

    def add(self, name: str, content: bytes) -> None:
        stem, dot, ending = name.partition(".")
        self.names[name] = f"{stem}-{digest(content)}{dot}{ending}"
        self.files[self.names[name]] = content

    def add_folder(self, name: str, found: Files) -> None:
        """Files that know each other by their names."""
        whole = digest(b"".join(path.encode() + content for path, content in sorted(found.items())))
        self.names[name] = f"{name}-{whole}"
        self.files |= {f"{self.names[name]}/{path}": content for path, content in found.items()}

    def finish(self, lock: dict[str, Any]) -> str:
        """Write the list; the version."""
        version = digest(json.dumps([self.names, lock], sort_keys=True).encode())
        listed = {"version": version, "files": self.names, "lock": lock}
        self.files[LIST] = json.dumps(listed, sort_keys=True).encode()
        return version


def digest(content: bytes) -> str:
    return hashlib.blake2b(content, digest_size=8).hexdigest()


def make(node: list[str], client: Path, wheel: Path, target: Path) -> str:
    """Make the edition in a folder; its version. `client`: the folder with the npm packages; `wheel`: msgspec's."""
    pyodide = client / "node_modules" / "pyodide"
    if not pyodide.is_dir():
        raise LudotekError(f"{pyodide} is missing: run `npm ci` in {client} first")
    made = Made()
    with tempfile.TemporaryDirectory() as folder:
        job = Path(folder)
        third = third_parties(languages()) | inside(wheel)
        lay(job / "ours", ours())
        lay(job / "third", {path: content for path, content in third.items() if not path.endswith(".pyi")})
        shutil.copy(pyodide / "python_stdlib.zip", job / "library.zip")
        run(node, client, job)
        python = {name: (pyodide / name).read_bytes() for name in RUNTIME}
        python["stdlib.zip"] = (job / "library-compiled.zip").read_bytes()
        made.add_folder("python", python)
        for name, archive in (("third", "third"), ("ludotek", "ours")):
            made.add(f"{name}.zip", (job / f"{archive}-compiled.zip").read_bytes())
    made.add("licenses.txt", licences(pyodide, wheel).encode())
    version = made.finish(no_packages(pyodide))
    if target.exists():
        shutil.rmtree(target)
    lay(target, made.files)
    return version


def no_packages(pyodide: Path) -> dict[str, Any]:
    """Pyodide's list of the packages that it could load: none, so that nobody waits for it."""
    lock = json.loads((pyodide / "pyodide-lock.json").read_text())
    return {"info": lock["info"], "packages": {}}


def run(node: list[str], client: Path, job: Path) -> None:
    source = Path(str(files("ludotek"))).parent
    command = [*node, str(client / "pocket" / "make.mjs"), str(source), str(job)]
    done = subprocess.run(command, cwd=client, stdin=subprocess.DEVNULL, capture_output=True, text=True, env=os.environ)
    if done.returncode:
        raise LudotekError(f"the pocket edition could not be compiled:\n{done.stderr.strip()}")


def lay(target: Path, found: Files) -> None:
    for path, content in found.items():
        place = target / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)


def inside(wheel: Path) -> Files:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist() if ".dist-info/" not in name}


# --- ours -------------------------------------------------------------------------------------------------------------


def ours() -> Files:
    """Sources, cards and words, with the catalogues taken apart so that nobody waits for that."""
    root = files("ludotek")
    found = {f"ludotek/{path}": (root / path).read_bytes() for path in SINGLE}
    for room in OURS:
        for path, content in walk(root / room, room):
            if path.endswith(KINDS) and not path.startswith(NATIVE):
                found[f"ludotek/{path}"] = content
    for text in sorted(
        {source.text for package in packages() for lang in languages() for source in sources(package, lang)}
    ):
        found[f"ludotek/text/parsed/{name_of(text)}"] = pickle.dumps(bare(parsed(text)), protocol=4)
    return found


def bare(tree: Any) -> Any:
    """A catalogue without the places of its parts in its file, which are needed only to say where a mistake is."""
    if isinstance(tree, list):
        return [bare(each) for each in tree]
    if isinstance(tree, ast.BaseNode):
        copy = tree.clone()
        for name, value in vars(copy).items():
            setattr(copy, name, None if name == "span" else bare(value))
        return copy
    return tree


def packages() -> list[str]:
    """Of all that is put into words: the table, and the games with the rules that they have and had."""
    played = [registry.find(name, rules) for name in registry.names() for rules in registry.versions(name)]
    return ["", *(game.package for game in played)]


def walk(place: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    for each in sorted(place.iterdir(), key=lambda each: each.name):
        if each.is_dir():
            yield from walk(each, f"{path}/{each.name}")
        else:
            yield f"{path}/{each.name}", each.read_bytes()


# --- what its makers ask for ------------------------------------------------------------------------------------------


def licences(pyodide: Path, wheel: Path) -> str:
    """The licences of everything that is not ours."""
    found = [("Pyodide, under the Mozilla Public License 2.0", said(pyodide / "LICENSE") or MPL)]
    found.append(("Python, under the PSF License", PSF))
    with zipfile.ZipFile(wheel) as archive:
        for name in archive.namelist():
            if "/licenses/" in name:
                found.append(("msgspec", archive.read(name).decode()))
    for name in LICENSED:
        held = distribution(name)
        texts = [str(path.read_text()) for path in held.files or [] if "LICEN" in path.name.upper()]
        terms = held.metadata["License-Expression"] or held.metadata["License"] or ""
        found.append((held.metadata["Name"], "\n\n".join(texts) or terms))
    return "\n\n".join(f"# {name}\n\n{text.strip()}" for name, text in found) + "\n"


def said(path: Path) -> str:
    return path.read_text() if path.is_file() else ""


MPL: Final = "Source code and the full text of the licence: github.com/pyodide/pyodide"
PSF: Final = "Source code and the full text of the licence: github.com/python/cpython"
