"""Where the terminal keeps games, and finds packs: the user's data directory, or LUDOTEK_DATA."""

from __future__ import annotations

import os
import sys
from datetime import datetime
from pathlib import Path


def data_dir() -> Path:
    own = os.environ.get("LUDOTEK_DATA")
    if own:
        return Path(own).expanduser()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / "ludotek"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "ludotek"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "ludotek"


def saves_dir() -> Path:
    return data_dir() / "saves"


def records_dir() -> Path:
    return data_dir() / "records"


def packs_dir() -> Path:
    """Decks and the like of the user's own, found without being named."""
    return data_dir() / "packs"


def free_path(folder: Path, game: str, suffix: str) -> Path:
    """A name that no file there has yet, by the time of day."""
    stem = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    path, n = folder / f"{stem}{suffix}", 2
    while path.exists():
        path, n = folder / f"{stem}-{n}{suffix}", n + 1
    return path


def latest_save(game: str) -> Path | None:
    """The game that was saved last."""
    found = sorted(saves_dir().glob(f"{game}-*.json"), key=lambda path: path.stat().st_mtime)
    return found[-1] if found else None
