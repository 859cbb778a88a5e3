"""Tables with people for the tests: times that stand still until they are moved, and tables read again from a journal."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from ludotek import api
from ludotek.kernel.chance import SealedChance
from ludotek.kernel.event import EventLog
from ludotek.kernel.play import begin
from ludotek.table import journal
from ludotek.table.holder import digest_of
from ludotek.table.refusal import TableRefusal
from ludotek.table.table import INVITE, WATCH, Table, Times

SEED = bytes(range(32))
ANN, BEN, CAT = "ann's secret", "ben's secret", "cat's secret"


class Hands:
    """The hands of a clock; both times go together."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.times = Times(lambda: self.now, lambda: self.now)

    def go(self, seconds: float) -> None:
        self.now += seconds


class House:
    """Keeps one table as a server does: an act is tried on a draft, and what the draft adds is kept as bytes."""

    def __init__(self, game: str, seating: list[str], clock: tuple[str, int] | None = None, **options: Any) -> None:
        self.hands = Hands()
        self.game = api.game(game)
        self.options = self.game.rules.check_options(options)
        self.journal: list[bytes] = []
        self.table = self.bare(self.hands.times)
        self.act("add", journal.Opened(self.hands.now, seating, clock))
        self.act("rekey", INVITE, digest_of("come in"))
        self.act("rekey", WATCH, digest_of("look on"))

    def bare(self, times: Times) -> Table:
        ear = EventLog()
        play = begin(self.game.rules, self.options, SealedChance(SEED), None, ear)
        return Table("table", api.Match(self.game, play, ear), times)

    def act(self, what: str | Callable[..., Any], *given: Any, **named: Any) -> Any:
        """Carry out an act, a method of the table or a function on it; a refusal changes nothing."""
        draft = self.table.draft()
        result = what(draft, *given, **named) if callable(what) else getattr(draft, what)(*given, **named)
        self.journal += [journal.to_bytes(entry) for entry in draft.fresh]
        draft.fresh = []
        self.table = draft
        assert len(self.journal) == self.table.seq
        return result

    def seat_people(self, *secrets: str) -> None:
        """One person on each seat that is a person's; the first one is the host."""
        for seat, secret in zip(self.table.open_seats, secrets, strict=True):
            self.act("sit", secret.partition("'")[0].title(), [seat], digest_of(secret), host=not self.table.holders)

    def again(self) -> Table:
        """The table read again from its journal."""
        table = self.bare(self.hands.times)
        for data in self.journal:
            table.apply(journal.from_bytes(data))
        return table

    def answer(self, seat: int, action: int | None = None) -> None:
        decision = self.table.session.decision(seat)
        assert decision is not None
        self.act("answer", seat, decision.id, decision.options[0].action if action is None else action)

    def play_on(self, answers: int, seed: int = 0) -> None:
        """People answer at random, bots as they think."""
        dice = random.Random(seed)
        for _ in range(answers):
            if self.table.status != "playing":
                return
            session = self.table.session
            called = session.bot_called()
            if called is not None:
                self.act("bot_answer", called[0], session.thought_of(called[0]) if called[1] < 0 else called[1])
                continue
            seat = dice.choice([seat for seat in session.asked() if seat in session.people])
            self.answer(seat, dice.choice(session.match.actions(seat)))


def duel(clock: tuple[str, int] | None = None) -> House:
    """Ann and Ben, who have begun."""
    house = House("untamed", ["human", "human"], clock)
    house.seat_people(ANN, BEN)
    house.play_on(30)
    return house


def survival() -> House:
    """Ann, Ben and Cat, who have begun."""
    house = House("untamed", ["human"] * 3, mode="survival", seats=3)
    house.seat_people(ANN, BEN, CAT)
    house.play_on(12)
    return house


def everything(table: Table) -> dict[str, Any]:
    """All that can be read off a table, to compare two of them."""
    session, clock, proposal = table.session, table.clock, table.proposal
    return {
        "digest": session.match.digest(),
        "lines": [line.to_data() for line in session.match.lines],
        "opening": session.match.opening,
        "stories": [session.told(seat) for seat in [None, *range(session.match.seats)]],
        "now": session.seating,
        "people": session.people,
        "secretive": session.secretive,
        "muted": session.muted,
        "seating": table.seating,
        "holders": [vars(holder) for holder in table.holders],
        "keys": table.keys,
        "claims": table.claims,
        "away": sorted(table.away),
        "status": table.status,
        "proposal": None if proposal is None else vars(proposal),
        "chat": table.chat,
        "clock": None if clock is None else (clock.kind, clock.full, clock.remaining(), clock.running),
        "next": table.next,
        "times": (table.created, table.changed),
        "last": table.last,
        "seq": table.seq,
    }


def refused(house: House, code: str, act: str | Callable[..., Any], *given: object) -> None:
    """An act is refused for this reason and changes nothing."""
    before = everything(house.table)
    with pytest.raises(TableRefusal) as refusal:
        house.act(act, *given)
    assert refusal.value.code == code
    assert everything(house.table) == before
