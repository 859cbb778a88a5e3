"""Modes: who plays with and against whom, and who has won (UN-54 to UN-61, UN-78 to UN-90)."""

from __future__ import annotations

from typing import Final, Literal, get_args

from mypy_extensions import i64

ModeName = Literal["duel", "hunter", "survival", "alpha", "hydra", "manticore"]
MODES: Final[list[str]] = list(get_args(ModeName))
SEATS_OF: Final = [[2], [3, 4, 5, 6], [3, 4, 5, 6], [3, 4, 5, 6], [4, 6], [4]]  # UN-79
DUEL: Final = 0
HUNTER: Final = 1
SURVIVAL: Final = 2
ALPHA: Final = 3
HYDRA: Final = 4
MANTICORE: Final = 5
TEAMS: Final = 2  # where there are any, their seats alternate


def teams(mode: i64, seats: i64, alpha: i64) -> list[int]:
    """The team of each seat. In team modes the seats alternate (UN-79); the Alpha stands alone (UN-59)."""
    if mode == HYDRA or mode == MANTICORE:
        return [seat % TEAMS for seat in range(seats)]
    if mode == ALPHA:
        return [0 if seat == alpha else 1 for seat in range(seats)]
    return list(range(seats))


def sides(mode: i64, seats: i64) -> list[int]:
    """The side of each seat: who shares deck, Support, Power and Animals (UN-61: a Manticore team does)."""
    return [seat % TEAMS for seat in range(seats)] if mode == MANTICORE else list(range(seats))


def keeps(mode: i64, seats: i64) -> list[int]:
    """The Stronghold stack of each side (UN-60: a Hydra team shares one)."""
    count = TEAMS if mode == MANTICORE else seats
    return [side % TEAMS for side in range(count)] if mode == HYDRA else list(range(count))


def strongholds_chosen(mode: i64, seats: i64) -> i64:
    """How many Strongholds a stack has: three, four for a team of two, six for a team of three (UN-60, UN-61)."""
    if mode == HYDRA or mode == MANTICORE:
        return 6 if seats == 6 else 4
    return 3


def draft_order(seats: i64) -> list[int]:
    """Whose turn it is to take a faction, by place in turn order (UN-06, UN-55, UN-56)."""
    if seats == 2:
        return [0, 1, 0, 1, 0, 1]
    if seats == 3:
        return [0, 1, 2, 2, 0, 1, 1, 2, 0]
    early = 2 if seats == 4 else 3
    first: list[int] = []
    second: list[int] = []
    for place in range(seats):
        first += [place] if place < early else [place, place]
        second += [place, place] if place < early else [place]
    return first + second
