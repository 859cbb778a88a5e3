"""Where a game is saved while it waits, and its record when it is over."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from ludotek import api
from ludotek.cli.folders import free_path, latest_save, records_dir, saves_dir
from ludotek.cli.game_files import naming
from ludotek.kernel.errors import LudotekError
from ludotek.table.files import read_save, write_save, write_whole
from ludotek.table.session import Session


class Keeper:
    """Keeps one game. Unasked, it writes only to the data directory, never over a file that the player named."""

    def __init__(self, game: str, path: Path | None = None) -> None:
        self.game = game
        self.path = path if path is not None and path.parent == saves_dir() else None

    def save(self, session: Session, lang: str, path: Path | None = None) -> Path:
        """Write a save: to the path that the player named, else to the game's own place."""
        if path is None:
            if self.path is None:
                self.path = free_path(saves_dir(), self.game, ".json")
            path = self.path
        write_save(path, session.save(lang))
        return path

    def finish(self, session: Session, lang: str) -> Path:
        """The game is over: its record is written, and its save is no longer needed."""
        path = free_path(records_dir(), self.game, ".jsonl")
        write_whole(path, session.close(lang))
        if self.path is not None:
            with suppress(OSError):
                self.path.unlink()
        return path


def resume(game: api.Game, wanted: Path | None) -> tuple[Session, Keeper]:
    """Resume a save: that of the path, else the last one."""
    path = wanted if wanted is not None else latest_save(game.name)
    if path is None:
        raise LudotekError(f"there is no saved game of {game.name} in {saves_dir()}; give the path of a save")
    with naming(path):
        session = Session.resume(game, read_save(path))
    return session, Keeper(game.name, path)
