"""`ludotek doctor`: what is installed and how it runs, for a question or a bug report."""

from __future__ import annotations

import os
import platform
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from ludotek import __version__, registry
from ludotek.cli.folders import data_dir, packs_dir
from ludotek.cli.output import make_console, print_json
from ludotek.cli.shared_options import Json, Lang
from ludotek.cli.words import Words, choose_language
from ludotek.packs.finding import find_packs
from ludotek.text import languages

LIBRARIES = ("cyclopts", "rich", "fluent.runtime", "msgspec", "mypy_extensions", "librt")


def doctor(*, lang: Lang = None, json: Json = False) -> None:
    """Show versions, engine, terminal, languages and where games are saved."""
    words = Words(choose_language(lang))
    findings = examine(words.lang)
    if json:
        print_json(findings)
        return
    for name, finding in findings.items():
        value = ", ".join(finding) if isinstance(finding, list) else str(finding)
        print(f"{words(f'doctor-{name}'):<18} {value}")


def examine(lang: str) -> dict[str, Any]:
    console = make_console()
    return {
        "ludotek": __version__,
        "python": f"{platform.python_version()} ({platform.system()} {platform.machine()})",
        "engine": registry.engine(),
        "libraries": [f"{name} {installed(name)}" for name in LIBRARIES],
        "games": [f"{name} ({registry.find(name).rules_version})" for name in registry.names()],
        **packs(),
        "languages": [f"[{each}]" if each == lang else each for each in languages()],
        "terminal": f"{console.width} × {console.height}, {console.encoding}, {console.color_system or 'no colour'}",
        "data": f"{data_dir()} ({'writable' if writable() else 'not writable'})",
    }


def packs() -> dict[str, list[str]]:
    """Those in the user's folder and of installed packages, and what is wrong with those that are left out."""
    found = find_packs(packs_dir())
    there = [f"{pack.id} ({pack.kind}, {pack.where})" for pack in found.packs.values()]
    return {"packs": there or ["–"], "broken": [str(error) for error in found.broken] or ["–"]}


def installed(name: str) -> str:
    try:
        return version(name)
    except PackageNotFoundError:
        return "–"


def writable() -> bool:
    """Could a game be kept there? The directory itself is made only when there is something to keep."""
    place = data_dir()
    while not place.exists() and place != place.parent:
        place = place.parent
    return os.access(place, os.W_OK)
