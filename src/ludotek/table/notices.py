"""What the table itself tells in the story of a game: about its people, not about the game."""

from __future__ import annotations

from ludotek.api import Fact, Heard, Match
from ludotek.kernel.phrase import Phrase

BOT_PLAYS, OUT_OF_TIME = "bot-plays", "out-of-time"
IS_BACK, NEW_LINK, NEW_HOST = "is-back", "new-link", "new-host"


def notice(match: Match, name: str, seat: int) -> Heard:
    """Something about a person at the table that all should know."""
    phrase = Phrase(f"table-told-{name}", {"who": Phrase("table-seat", {"n": seat + 1})})
    line = Fact(match.game, name, phrase, things={"who": f"seat {seat}"})
    return Heard(line, [line] * match.seats)
