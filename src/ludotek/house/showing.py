"""Show me: a piece of a game in which a clause can be seen happening, played again by the engine (`kernel/showing.py`)."""

from __future__ import annotations

from functools import lru_cache

from ludotek import api, registry
from ludotek.house import wire
from ludotek.house.library import clause_info
from ludotek.house.replaying import moments_of, position_at
from ludotek.house.teller import Recipient
from ludotek.kernel.errors import UnknownName
from ludotek.kernel.showing import Piece
from ludotek.table.seating import HUMAN
from ludotek.table.table import Table, Times

REMEMBERED = 32  # games, played up to their clause


def piece_of(clause: str) -> tuple[str, Piece]:
    """The game that has this clause, and the piece that shows it."""
    for name in registry.names():
        game = registry.find(name)
        if clause.startswith(f"{game.prefix}-") and registry.showing(game).shows(clause):
            return name, registry.showing(game).piece(clause)
    raise UnknownName("clause with something to show", clause, [])


@lru_cache(maxsize=REMEMBERED)
def table_of(clause: str) -> Table:
    """Its table: nobody sits there, and nothing is hidden any more."""
    name, piece = piece_of(clause)
    match = api.game(name).new(seed=piece.seed, **piece.options)
    for seat, action in piece.answers:
        match.act(seat, action)
    table = Table(f"show-{clause}", match, Times(lambda: 0.0, lambda: 0.0))
    table.seating = [HUMAN] * match.seats
    table.closed = True
    return table


def recipient_of(clause: str, lang: wire.Lang) -> Recipient:
    return Recipient("", [piece_of(clause)[1].seat], False, lang)


def show(clause: str, lang: wire.Lang) -> wire.Show:
    name, piece = piece_of(clause)
    return wire.Show(
        clause=clause_info(registry.find(name), clause, lang),
        replay=moments_of(table_of(clause), recipient_of(clause, lang)),
        start=piece.start,
        seat=piece.seat,
    )


def shown_at(clause: str, lang: wire.Lang, n: int) -> wire.Position:
    return position_at(table_of(clause), recipient_of(clause, lang), n)
