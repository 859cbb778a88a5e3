"""Every draw of a finished game, for a verifier that knows no rules (`verifier/fair.py`, `verifier/fair.mjs`).

python -m ludotek.prove.draws record.jsonl > game.jsonl
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from ludotek import registry
from ludotek.kernel.chance import SEATS, Chance, SealedChance
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.record import Record, read_record
from ludotek.kernel.replay import origin_of, verify


class Noted(Chance):
    """Sealed chance that notes what is drawn from it."""

    def __init__(self, sealed: Chance) -> None:
        super().__init__()
        self.sealed = sealed
        self.drawn: list[list[int]] = []  # purpose, seat, how many results there are, and which it was

    def word(self, stream: int) -> int:
        return int(self.sealed.word(stream))

    def below(self, stream: int, n: int) -> int:
        result = int(super().below(stream, n))
        self.drawn.append([stream // SEATS, stream % SEATS, int(n), result])
        return result


def draws_of(record: Record) -> dict[str, Any]:
    """The seal of a game and its draws, along the line of answers that counts."""
    game = registry.find(record.header.game)
    verify(game, record)
    origin = origin_of(record)
    if not isinstance(origin, SealedChance) or record.content is None or record.end is None:
        raise LudotekError("only a finished game with sealed chance can be checked")
    chance, header = Noted(origin), record.header
    match = game.start(record.content, header.options, chance, attended=header.attended)
    for answer in record.live():
        match.act(answer.seat, answer.action)
    return {"header": header.to_data(), "opening": record.end.opening, "draws": chance.drawn}


def main() -> None:
    for path in sys.argv[1:]:
        print(json.dumps(draws_of(read_record(Path(path).read_text(encoding="utf-8")))))


if __name__ == "__main__":
    main()
