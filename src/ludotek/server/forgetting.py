"""Forgetting a person: name and words in all journals, in reports, and among the results of games of the day."""

from __future__ import annotations

import msgspec

from ludotek.house.daily import Result
from ludotek.house.reports import KIND as REPORTS
from ludotek.house.reports import Reported
from ludotek.server.store.upkeep import Upkeep
from ludotek.table import journal
from ludotek.table.holder import digest_of

NOBODY = "…"  # the name of somebody who was forgotten


def forget(upkeep: Upkeep, secret: str = "", name: str = "") -> list[str]:
    """Somebody known by the secret of a seat, or by the exact name; the tables at which they were."""
    key, changed = digest_of(secret) if secret else "", []
    reported = [(kind, at, msgspec.json.decode(value, type=Reported)) for kind, at, value in upkeep.shelved(REPORTS)]
    forgotten: set[str] = set()  # tables that are theirs
    for stored in upkeep.all():
        person = Person([journal.from_bytes(each) for each in stored.journal], key, name)
        rewritten = person.forgotten()
        if rewritten:
            upkeep.rewrite(stored.row.id, rewritten)
            changed.append(stored.row.id)
        if person.holders:
            forgotten.add(stored.row.id)
        for kind, at, report in reported:
            if report.table == stored.row.id and report.name in person.names:
                upkeep.drop(kind, at)
    forget_results(upkeep, forgotten, name)
    upkeep.clear_up()
    return changed


def forget_results(upkeep: Upkeep, tables: set[str], name: str) -> None:
    for kind, key, value, table in upkeep.results():
        result = msgspec.json.decode(value, type=Result)
        if table in tables or (name and result.name == name):
            upkeep.reshelve(kind, key, msgspec.json.encode(msgspec.structs.replace(result, name=NOBODY)))


class Person:
    """Somebody in a journal: known by the digest of a seat's secret, or by the exact name."""

    def __init__(self, entries: list[journal.Known], key: str, name: str) -> None:
        self.entries = entries
        self.holders = {
            entry.holder if isinstance(entry, journal.Seated | journal.Named) else entry.whose
            for entry in entries
            if (isinstance(entry, journal.Seated | journal.Keyed) and key and entry.key == key and not is_claim(entry))
            or (isinstance(entry, journal.Seated | journal.Named) and name and entry.name == name)
        }
        told = [entry for entry in entries if isinstance(entry, journal.Seated | journal.Named)]
        mine = [entry for entry in told if entry.holder in self.holders]
        self.seats = {seat for entry in mine if isinstance(entry, journal.Seated) for seat in entry.seats}
        self.names = {entry.name for entry in mine} | ({name} if name else set())

    def forgotten(self) -> dict[int, bytes]:
        """The entries that tell of the person, by their numbers, as they are without."""
        found: dict[int, bytes] = {}
        for seq, entry in enumerate(self.entries, 1):
            changed: journal.Known = entry
            if isinstance(entry, journal.Seated | journal.Named) and entry.holder in self.holders:
                changed = msgspec.structs.replace(entry, name=NOBODY)
            elif isinstance(entry, journal.Said) and (entry.seat in self.seats or entry.name in self.names):
                changed = msgspec.structs.replace(entry, name=NOBODY, text=NOBODY if entry.text else "")
            if changed != entry:
                found[seq] = journal.to_bytes(changed)
        return found


def is_claim(entry: journal.Seated | journal.Keyed) -> bool:
    """Did others make the secret? Then whoever has it is not the person."""
    return isinstance(entry, journal.Keyed) and entry.veiled
