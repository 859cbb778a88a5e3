"""The goals of puzzles of Untamed: what a turn can bring, whatever is hidden."""

from __future__ import annotations

from typing import Any

from ludotek.games.untamed.rules.table import Untamed
from ludotek.games.untamed.rules.turn import MainPhase
from ludotek.kernel.puzzle import Goal
from ludotek.kernel.step import DONE

SETTINGS: list[dict[str, Any]] = [{}]
PLAYER = "greedy~20"  # who plays the games that are searched
POSITIONS = 3_000  # of a stretch; where there are more, nothing is proved
OBVIOUS = 4  # the depth from which on a puzzle is kept, as an easy one, even if the quick player finds its line
SHALLOWEST = 3  # depth that is kept
GRADES = [3, 6]  # depths from which on a puzzle is of the second grade, the third

SPARE, HELP = 2, 2  # damage that the Animals may deal beyond what it takes, and that other cards may add


class ThisTurn(Goal):
    """Something is reached before the turn is over. A line that draws or asks somebody else is not certain."""

    def is_end(self, before: Untamed, seat: int, action: int, after: Untamed) -> bool:
        return after.turn != before.turn or (action == DONE and isinstance(before.question, MainPhase))


class Win(ThisTurn):
    def value(self, before: Untamed, seat: int, action: int, after: Untamed) -> float:
        return 1.0 if after.outcome is not None and after.outcome.scores[seat] == 1.0 else 0.0


class DestroyStronghold(ThisTurn):
    """Of an opponent who has more than one."""

    def value(self, before: Untamed, seat: int, action: int, after: Untamed) -> float:
        return 1.0 if any(after.keeps[at].lost > before.keeps[at].lost for at in opposing(before, seat)) else 0.0


GOALS: dict[str, type[Goal]] = {"win-this-turn": Win, "destroy-stronghold": DestroyStronghold}


def seats(g: Untamed) -> list[int]:
    """Who acts in a puzzle that begins here."""
    return [int(g.driver())]


def stretch(g: Untamed) -> int:
    """Each turn has one puzzle at most."""
    return int(g.turn)


def goals(g: Untamed) -> list[Goal]:
    """What may be asked for here."""
    if not isinstance(g.question, MainPhase) or g.question.stirred:
        return []  # the whole turn is to be looked at
    seat = g.driver()
    near = [at for at in opposing(g, seat) if is_near(g, seat, at)]
    if any(len(g.keeps[at].stack.cards) == 1 for at in near):
        return [Win("win-this-turn", {})]
    return [DestroyStronghold("destroy-stronghold", {})] if near else []


def opposing(g: Untamed, seat: int) -> list[int]:
    """The stacks of Strongholds that a seat is to destroy."""
    return [at for at in range(len(g.keeps)) if at != g.keep_of[seat]]


def is_near(g: Untamed, seat: int, keep: int) -> bool:
    """Could the seat's Animals that are ready, with a little help, destroy a Stronghold that they cannot overrun?"""
    side = g.side_of[seat]
    ready = sum(g.attack_of(animal, side) for animal in g.sides[side].animals if animal.ready)
    return 0 <= g.keep_health(keep) - g.keeps[keep].damage - ready + SPARE <= SPARE + HELP
