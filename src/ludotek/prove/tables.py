"""Tables without a server: people on all seats, times that stand still, chance from a seed."""

from __future__ import annotations

import hashlib
from typing import Any

from ludotek import api
from ludotek.kernel.chance import FastChance, SealedChance
from ludotek.kernel.game import Game
from ludotek.table import journal
from ludotek.table.holder import digest_of
from ludotek.table.seating import HUMAN
from ludotek.table.table import Table, Times

STILL = Times(lambda: 0.0, lambda: 0.0)


def sealed(number: int, salts: list[str] | None = None) -> SealedChance:
    return SealedChance(hashlib.blake2b(b"%d" % number, digest_size=32).digest(), salts)


def open_table(rules: Game, options: dict[str, Any], number: int, kind: type[Table] = Table) -> Table:
    """A table with a person on each seat."""
    match = api.Game(rules).begin(options, sealed(number), None, True)
    table = kind(f"{number:x}", match, STILL)
    table.add(journal.Opened(0.0, [HUMAN] * match.seats, None))
    for seat in range(match.seats):
        table.sit(f"Player {seat + 1}", [seat], digest_of(f"key {seat}"), host=seat == 0)
    return table


def answer_any(table: Table, chooser: FastChance, seats: list[int] | None = None) -> None:
    """Somebody who is asked answers anything."""
    asked = [seat for seat in table.session.asked() if seats is None or seat in seats]
    seat = asked[chooser.below(0, len(asked))]
    decision = table.session.decision(seat)
    assert decision is not None
    options = table.match.actions(seat)
    table.answer(seat, decision.id, options[chooser.below(1, len(options))])
