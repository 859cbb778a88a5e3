"""Action tracks as printed: what an Epic, or Steelheart, does when it is activated (RK-59 to RK-65)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.reckoners.rules.components import TRACKS
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.schema import Reader

FORTIFY: Final = 0
REINFORCE: Final = 1
BARRICADE: Final = 2
ATTACK: Final = 3
STRENGTHEN: Final = 4
DISCOVER: Final = 5
SHARE: Final = 6
DEEDS: Final = ["fortify", "reinforce", "barricade", "attack", "strengthen", "discover", "share"]
SHARED: Final = ["fortify", "reinforce", "barricade"]  # RK-92


class Deed:
    """One action of a track. `what`: the track that is strengthened, or the action that is shared."""

    def __init__(self, kind: i64, n: i64, what: i64) -> None:
        self.kind = kind
        self.n = n
        self.what = what

    def phrase(self) -> Phrase:
        if self.kind == STRENGTHEN:
            return Phrase("deed-strengthen", {"track": Phrase(f"track-{TRACKS[self.what]}"), "n": int(self.n)})
        if self.kind == SHARE:
            return Phrase(f"deed-share-{SHARED[self.what]}")
        if self.kind in (ATTACK, BARRICADE):
            return Phrase(f"deed-{DEEDS[self.kind]}", {"n": int(self.n)})
        return Phrase(f"deed-{DEEDS[self.kind]}")


def read_track(reader: Reader, field: str, least: int, most: int) -> list[Deed]:
    track = [read_deed(each) for each in reader.tables(field)]
    if not least <= len(track) <= most:
        raise reader.fail(field, f"must have {least} to {most} actions, not {len(track)}")
    return track


def read_deed(reader: Reader) -> Deed:
    kind = reader.choice("do", DEEDS)
    n, what = 1, 0
    if kind in (ATTACK, BARRICADE, STRENGTHEN):
        n = reader.number("n", 1, 5, 1)
    if kind == STRENGTHEN:
        what = reader.choice("track", TRACKS)
    if kind == SHARE:
        what = reader.choice("what", SHARED)
    reader.done()
    return Deed(kind, n, what)
