"""What an invitation says before anybody asks for a name: which game, whose table, which seats."""

from __future__ import annotations

from ludotek.house import wire
from ludotek.house.library import mode_told
from ludotek.house.seatings import seats_to_take
from ludotek.table.table import Table


def invited_to(table: Table, lang: wire.Lang) -> wire.Invited:
    match, still_open = table.match, table.open_seats
    places = [
        wire.Place(name=table.name_of(seat), bot=seat in table.session.bots, open=seat in still_open)
        for seat in range(match.seats)
    ]
    return wire.Invited(
        game=match.game.name,
        seats=seats_to_take(table),
        host=next((holder.name for holder in table.holders if holder.host), ""),
        places=places,
        status=table.status,
        mode=mode_told(match.rules, match.mode, lang),
    )
