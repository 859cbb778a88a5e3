"""Helpers: hints, odds and the reasons of bots, and in which games there are any."""

from __future__ import annotations

from ludotek.table.advice import can_advise
from ludotek.table.reckoning import tells_odds
from ludotek.table.refusal import Code, TableRefusal
from ludotek.table.session import Session
from ludotek.table.table import Table


class Helpers:
    """What helps in a game: hints, odds, or why nothing may. `day`: of a game of the day, which one."""

    def __init__(self, session: Session, day: str = "") -> None:
        rules = session.match.rules
        self.why = why_not(session, day)
        self.hint = self.why is None and can_advise(rules)
        self.odds = self.why is None and tells_odds(rules)


def why_not(session: Session, day: str = "") -> TableRefusal | None:
    """Advice is for oneself: all who play the game of the day have the same deal, a puzzle is to be solved, and nobody
    competes with a helper."""
    if day:
        return TableRefusal(Code.NO_HELP_TODAY)
    if session.solving is not None:
        return TableRefusal(Code.NO_HELP_PUZZLE)
    if session.contested:
        return TableRefusal(Code.NO_HELP_HERE)
    return None


def must_allow_help(session: Session, day: str = "") -> None:
    refused = why_not(session, day)
    if refused is not None:
        raise refused


def must_help(table: Table, seat: int, helps: bool) -> str:
    """The decision that the seat is to be helped with; a refusal where there is none, or where there is no such help."""
    table.must_act(seat)
    must_allow_help(table.session, table.day)
    if not helps:
        raise TableRefusal(Code.NO_SUCH_HELP)
    decision = table.session.decision(seat)
    if decision is None:
        raise TableRefusal(Code.NOT_ASKED)
    return decision.id


def must_tell_why(table: Table, line: int) -> None:
    """A line of the story must tell of a bot's choice that still counts, at a table where there is help."""
    must_allow_help(table.session, table.day)
    if not can_advise(table.match.rules):
        raise TableRefusal(Code.NO_SUCH_HELP)
    if table.session.chosen_at(line) is None:
        raise TableRefusal(Code.NO_REASON)
