"""Saves and records as files. A file is written whole and then put into place, so an existing one is never damaged."""

from __future__ import annotations

import json
import os
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any

from ludotek.kernel.errors import LudotekError, RecordError


def write_whole(path: Path, text: str) -> None:
    """Write a file so that at any moment either the old one or the new one exists, never a partial one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        with suppress(OSError):
            Path(name).unlink()
        raise


def write_save(path: Path, data: dict[str, Any]) -> None:
    """Keep a save. It may replace an older save, but nothing else that somebody has there."""
    if path.exists() and not is_save(path):
        raise LudotekError(f"{path} already exists and is not a saved game; it was left unchanged")
    write_whole(path, json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n")


def is_save(path: Path) -> bool:
    try:
        read_save(path)
    except (LudotekError, OSError):
        return False
    return True


def read_save(path: Path) -> dict[str, Any]:
    """A save as data; what is in it is for `load` to judge."""
    data = first_object(path, read_text(path))
    if "header" not in data:
        kind = "a record; `ludotek replay` shows it" if "game" in data else "something else"
        raise RecordError(f"{path} is not a saved game but {kind}")
    return data


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise RecordError(f"{path} does not exist") from None
    except UnicodeDecodeError:
        raise RecordError(f"{path} is not a text file in UTF-8") from None
    except OSError as problem:
        raise RecordError(f"{path} cannot be read: {problem.strerror}") from None


def first_object(path: Path, text: str) -> dict[str, Any]:
    """The first JSON object of a file: the whole of a save, or the header of a record."""
    try:
        data, _ = json.JSONDecoder().raw_decode(text.lstrip())
    except (json.JSONDecodeError, RecursionError):
        raise RecordError(f"{path} is neither a saved game nor a record: it does not begin with JSON") from None
    if not isinstance(data, dict) or "ludotek" not in data:
        raise RecordError(f"{path} is neither a saved game nor a record of Ludotek")
    return data
