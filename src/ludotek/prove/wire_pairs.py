"""What a server would send to a seat and to a spectator, in two worlds that the seat cannot tell apart."""

from __future__ import annotations

import msgspec

from ludotek.house.edition import Edition
from ludotek.house.teller import Recipient, Teller
from ludotek.house.wire import Lang
from ludotek.kernel.chance import FastChance
from ludotek.prove.campaign import require
from ludotek.table.preview import previews
from ludotek.table.table import Table

LANGS: tuple[Lang, ...] = ("en", "fr", "de")


def frames(table: Table, seat: int, lang: Lang) -> list[bytes]:
    """The state and the previews of a seat; of a spectator (-1), only the state."""
    teller = Teller(Edition(table, lang), Recipient("Ann", [seat] if seat >= 0 else [], seat == 0, lang))
    sent = [msgspec.json.encode(teller.state(set(), 0, 0, True))]
    decision = table.session.decision(seat) if seat >= 0 else None
    if decision is not None:
        sent.append(msgspec.json.encode(teller.preview(decision, dict(previews(table.match, seat)))))
    return sent


def compare_frames(table: Table, number: int) -> int:
    """How many pairs were compared: each seat, and a spectator with the eyes of a seat that knows as little."""
    rules, match = table.match.rules, table.match
    for seat in range(match.seats):
        world = rules.determinise(match.position, seat, FastChance(number + seat))
        other = table.draft()
        other.session.match = match.moved_to(world)
        for eye in (seat, -1):
            lang = LANGS[(number + seat) % len(LANGS)]
            here, there = frames(table, eye, lang), frames(other, eye, lang)
            where = f"{rules.name} {match.options} after {len(match.live)} answers, seat {seat}, eye {eye}, {lang}"
            require(here == there, f"{where}: frames differ between two worlds:\n{differing(here, there)}")
    return match.seats


def differing(here: list[bytes], there: list[bytes]) -> str:
    for one, other in zip(here, there, strict=True):
        for place, (a, b) in enumerate(zip(one, other, strict=False)):
            if a != b:
                around = slice(max(0, place - 120), place + 120)
                return f"{one[around].decode(errors='replace')}\n{other[around].decode(errors='replace')}"
    return f"lengths {[len(each) for each in here]} and {[len(each) for each in there]}"
