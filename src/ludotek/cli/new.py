"""`ludotek new`: a starting file for a pack of one's own, with comments, that can be played as it is."""

from __future__ import annotations

import json
import re
import unicodedata
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludotek import registry
from ludotek.cli.shared_options import Lang
from ludotek.cli.words import Words, choose_language
from ludotek.kernel.errors import LudotekError, UnknownName
from ludotek.kernel.field import LONGEST_NAME
from ludotek.packs.bounds import LONGEST_ID
from ludotek.packs.pack import kind_called, kinds, read_pack


def new(
    kind: Annotated[str, Parameter(name="KIND", help="deck, faction or epics.")],
    name: Annotated[str, Parameter(name="NAME", help="What it is to be called.")],
    /,
    *,
    output: Annotated[
        Path | None, Parameter(help="The file to write (.toml); by default named after NAME, in this folder.")
    ] = None,
    lang: Lang = None,
) -> None:
    """Write a starting file for a pack of your own, with comments. It can be played as it is."""
    words = Words(choose_language(lang))
    known, kind = kinds(), kind_called(kind)
    if kind not in known:
        raise UnknownName("kind of pack", kind, list(known))
    called, id = checked(name), id_of(name)
    path = Path(f"{id}.toml") if output is None else output
    if path.suffix != ".toml":
        raise LudotekError(f"the name of the file {path} must end in .toml")
    text = (
        registry.starter(known[kind], kind)
        .replace("{id}", id)
        .replace("{name}", json.dumps(called, ensure_ascii=False))
    )
    read_pack(text, str(path))  # an id that is taken is said before anything is written
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise LudotekError(f"{path} exists already; choose another name, or --output") from None
    print(words("cli-new", file=str(path)))
    for command in ("lint", "cards", "play", "balance", "print"):
        print(f"  ludotek {command} {path}")


def checked(name: str) -> str:
    called = " ".join(name.split())
    if not called or len(called) > LONGEST_NAME or not called.isprintable():
        raise LudotekError(
            f"a name must have 1 to {LONGEST_NAME} characters, all of which can be seen, not {name[:60]!r}"
        )
    return called


def id_of(name: str) -> str:
    """La Forêt d’hiver: la-foret-d-hiver."""
    letters = "".join(each for each in unicodedata.normalize("NFKD", name.lower()) if not unicodedata.combining(each))
    found = re.sub("[^a-z0-9]+", "-", letters).strip("-")[:LONGEST_ID].strip("-")
    if not found:
        raise LudotekError(f"no id can be made of {name!r}: it needs a Latin letter or a digit")
    return found
