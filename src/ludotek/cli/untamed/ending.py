"""The end of a game: who won, how and by which rule."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from ludotek.cli.output import ink
from ludotek.cli.untamed.look import Look
from ludotek.cli.why import clause_block
from ludotek.kernel.outcome import Outcome
from ludotek.kernel.phrase import Phrase

LOST_BY = {"strongholds": "UN-45", "empty-deck": "UN-02", "conceded": "UN-91", "draw": "UN-65"}


def ending(look: Look, result: Outcome) -> RenderableType:
    parts: list[RenderableType] = [
        *winners(look, result),
        Text(look.words(f"end-{result.how}")),
        *[clause_block(look.words, rule) for rule in rules(result)],
    ]
    return Group(Text(), *parts)


def rules(result: Outcome) -> list[str]:
    """The rule by which somebody has lost, and the mode's own, if it says who wins by that."""
    lost = LOST_BY[result.how]
    return [lost] if result.rule == lost else [lost, result.rule]


def winners(look: Look, result: Outcome) -> list[RenderableType]:
    """The players, or the team; nobody, if it is a draw."""
    seats = [seat for seat in look.seats if result.scores[seat] == 1.0]
    if not seats:
        return []
    won: list[Phrase] = [Phrase("seat", {"number": seat + 1}) for seat in seats]
    if look.shared:
        won = [Phrase("team", {"number": look.keep_of(seats[0]) + 1})]
    return [ink(look.capital("screen-winners", n=len(won), who=won), "good")]
