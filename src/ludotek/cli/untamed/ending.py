"""The end of a game: who won, how and by which rule, what it was like, and how each player did."""

from __future__ import annotations

from collections import Counter

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ludotek.cli.explaining import clause_block
from ludotek.cli.output import ink
from ludotek.cli.untamed.look import Look
from ludotek.kernel.outcome import Outcome
from ludotek.kernel.phrase import Phrase
from ludotek.table.story import Told

PLAYED = ("log-played", "log-played-by-focus", "log-played-by-rally")
DAMAGED = "log-stronghold-damaged"
LOST_BY = {"strongholds": "UN-45", "empty-deck": "UN-02", "conceded": "UN-91", "draw": "UN-65"}
ATTACKS = ("log-attacked-animal", "log-attacked-stronghold")


def ending(look: Look, result: Outcome, story: list[Told]) -> RenderableType:
    """`story` is what counts: without what was put back."""
    parts: list[RenderableType] = [
        *winners(look, result),
        Text(look.words(f"end-{result.how}")),
        *[clause_block(look.words, rule) for rule in rules(result)],
        totals(look, story),
        by_player(look, result, story),
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


def totals(look: Look, story: list[Told]) -> RenderableType:
    happened = Counter(line.key for line in story)
    counted = {
        "turns": happened["log-turn-began"],
        "animals": happened["log-defeated"],
        "damage": sum(line.values["n"] for line in story if line.key == DAMAGED),
        "strongholds": happened["log-stronghold-fell"],
    }
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="faint")
    grid.add_column(justify="right")
    for name, value in counted.items():
        grid.add_row(look.words(f"screen-count-{name}"), str(value))
    return grid


def by_player(look: Look, result: Outcome, story: list[Told]) -> RenderableType:
    """Cards played, attacks, damage to the own Strongholds and those left (a team's are shared), cards left in the deck."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column()
    for key in ("played", "attacks", "suffered", "strongholds-left", "deck-left"):
        grid.add_column(look.words(f"screen-count-{key}"), justify="right")
    grid.show_header = True
    grid.header_style = "faint"
    for seat in look.seats:
        keep = look.keep_of(seat)
        suffered = [line for line in story if line.key == DAMAGED and line.values["keep"] == keep]
        name = ink(look.player(seat), "good" if result.scores[seat] == 1.0 else "heading")
        grid.add_row(
            name,
            str(sum(1 for line in story if line.key in PLAYED and line.values["seat"] == seat)),
            str(sum(1 for line in story if line.key in ATTACKS and line.values["seat"] == seat)),
            str(sum(line.values["n"] for line in suffered)),
            str(len(look.view["keeps"][keep]["stack"])),
            str(look.view["sides"][look.view["seats"][seat]["side"]]["deck"]["count"]),
        )
    return grid
