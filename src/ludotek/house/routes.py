"""What the desk is asked for by name: method and path below `/api/`, as every carrier spells them.

A handler's arguments say where they come from: those that the path names, `secret`, `data` (the body), and any other from
the query.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from ludotek.house.desk import Desk

OK, CREATED = 200, 201


class Route(NamedTuple):
    method: str
    path: str
    handler: Callable[..., Any]
    status: int = OK


ROUTES: Final = [
    Route("GET", "games", Desk.games),
    Route("GET", "games/{game}/rules", Desk.rules),
    Route("GET", "games/{game}/cards", Desk.cards),
    Route("GET", "games/{game}/gallery", Desk.gallery),
    Route("GET", "games/{game}/gallery/{card}", Desk.card_sheet),
    Route("GET", "games/{game}/terms", Desk.terms),
    Route("GET", "games/{game}/how", Desk.how),
    Route("GET", "games/{game}/puzzles", Desk.puzzles),
    Route("GET", "games/{game}/puzzles/{number}", Desk.solution),
    Route("GET", "games/{game}/puzzles/{number}/{n}", Desk.solution_at),
    Route("GET", "show/{clause}", Desk.show),
    Route("GET", "show/{clause}/{n}", Desk.shown),
    Route("GET", "workshop", Desk.kinds_of_packs),
    Route("GET", "workshop/offered", Desk.offered),
    Route("POST", "workshop/examine", Desk.examine),
    Route("POST", "workshop/measure", Desk.measure),
    Route("GET", "workshop/{kind}", Desk.menus),
    Route("POST", "daily", Desk.daily),
    Route("POST", "daily/{game}", Desk.play_daily, CREATED),
    Route("GET", "lobby", Desk.lobby),
    Route("POST", "tables", Desk.create, CREATED),
    Route("POST", "tables/mine", Desk.mine),
    Route("POST", "tables/turns", Desk.turns),
    Route("POST", "tables/restore", Desk.restore),
    Route("POST", "tables/{id}/backup", Desk.backup),
    Route("POST", "tables/{id}/invited", Desk.invited),
    Route("POST", "tables/{id}/join", Desk.join, CREATED),
    Route("GET", "tables/{id}/export", Desk.export),
    Route("GET", "tables/{id}/replay", Desk.replay),
    Route("GET", "tables/{id}/replay/{n}", Desk.position),
    Route("GET", "tables/{id}/cards", Desk.cards_of),
    Route("GET", "tables/{id}/chronicle", Desk.chronicle),
    Route("GET", "tables/{id}/review", Desk.review),
    Route("GET", "tables/{id}/review/{place}", Desk.better),
    Route("GET", "tables/{id}/review/{place}/{n}", Desk.better_position),
    Route("POST", "tables/{id}/branch", Desk.branch, CREATED),
]


def route_of(method: str, path: str) -> tuple[Route, dict[str, str]] | None:
    """The route of a request, and what its path names."""
    for route in ROUTES:
        named = named_in(route.path, path) if route.method == method else None
        if named is not None:
            return route, named
    return None


def named_in(pattern: str, path: str) -> dict[str, str] | None:
    """What stands in a path where the pattern has names; None if it does not fit. Longer words come before names: the
    routes are looked through in their order."""
    wanted, given = pattern.split("/"), path.strip("/").split("/")
    if len(wanted) != len(given):
        return None
    named: dict[str, str] = {}
    for want, got in zip(wanted, given, strict=True):
        if want.startswith("{"):
            named[want.strip("{}")] = got
        elif want != got:
            return None
    return named
