"""Faults that are planted in a server, each of which the attacks must find."""

from __future__ import annotations

import logging
from typing import Any

from ludotek.house import replaying
from ludotek.house import requests as asked_for
from ludotek.house.house import House
from ludotek.prove.serving import Plant
from ludotek.server import socket as sockets
from ludotek.server.patience import Patient
from ludotek.table import deciding, journal
from ludotek.table.holder import Holder
from ludotek.table.session import Session
from ludotek.table.table import Table


def any_seat(house: House) -> None:
    vars(asked_for)["seat_for"] = lambda guest, wanted: wanted if wanted >= 0 else 0


def any_host(house: House) -> None:
    proper = asked_for.holder_of

    def ruling(holder: Holder) -> Holder:
        holder.host = True
        return holder

    vars(asked_for)["holder_of"] = lambda guest, table: ruling(proper(guest, table))


def any_decision(house: House) -> None:
    proper = Table.answer

    def answer(self: Table, seat: int, decision: str, action: int) -> None:
        asked = self.session.decision(seat)
        proper(self, seat, decision if asked is None else asked.id, action)

    Table.answer = answer  # type: ignore[method-assign]


def any_key(house: House) -> None:
    proper = house.find

    async def find(id: str, secret: str | None = None) -> Any:
        return await proper(id)

    house.find = find  # type: ignore[method-assign]
    Table.holder = lambda self, secret: self.holders[0]  # type: ignore[method-assign]


def any_origin(house: House) -> None:
    vars(sockets)["allowed_origin"] = lambda headers, settings: True


def new_links(house: House) -> None:
    def renew(table: Table, asking: Any, seat: int, key: str) -> Any:
        holder = table.holder_of(seat)
        assert holder is not None
        table.rekey(holder, key)
        return "key"

    vars(asked_for)["renew"] = renew


def talkative(house: House) -> None:
    proper = house.tell

    def tell(live: Any) -> None:
        logging.getLogger("ludotek.house").warning("telling %s", live.table.match.origin.to_data())
        proper(live)

    house.tell = tell  # type: ignore[method-assign]


def acting_leaver(house: House) -> None:
    Table.must_act = lambda self, seat: self.must_play()  # type: ignore[method-assign]


def lonely_undo(house: House) -> None:
    def others(self: Table, holder: Holder) -> list[Holder]:
        return [each for each in self.active_holders() if each.id != holder.id]

    Table.others = others  # type: ignore[method-assign]
    Session.may_agree = property(lambda self: True)  # type: ignore[assignment]


def endless_patience(house: House) -> None:
    Patient.wait = lambda self: None  # type: ignore[method-assign]


def late_return(house: House) -> None:
    def come_back(self: Table, seat: int) -> None:
        self.add(journal.Returned(self.times.wall(), seat))

    Table.come_back = come_back  # type: ignore[method-assign]


def free_closing(house: House) -> None:
    vars(deciding)["close"] = lambda table, who, agreed: table.close()


def endless_undos(house: House) -> None:
    proper = Table.must_be_below

    def must_be_below(self: Table, cap: str, used: int) -> None:
        if cap != "undos":
            proper(self, cap, used)

    Table.must_be_below = must_be_below  # type: ignore[method-assign]


def one_for_all(house: House) -> None:
    async def told_of(house: House, held: Any, tell: Any) -> Any:
        return tell((await house.find(held.table, held.key)).table)

    vars(replaying)["told_of"] = told_of


PLANTS: dict[str, Plant] = {
    "talkative": talkative,
    "any-seat": any_seat,
    "any-host": any_host,
    "any-decision": any_decision,
    "any-key": any_key,
    "any-origin": any_origin,
    "new-links": new_links,
    "acting-leaver": acting_leaver,
    "lonely-undo": lonely_undo,
    "endless-patience": endless_patience,
    "late-return": late_return,
    "free-closing": free_closing,
    "endless-undos": endless_undos,
    "one-for-all": one_for_all,
}
