"""The routes of a device are those of the server."""

from __future__ import annotations

import re

from litestar import Controller

from ludotek.house.routes import ROUTES, named_in, route_of
from ludotek.server import http


def of_the_server() -> set[tuple[str, str]]:
    found: set[tuple[str, str]] = set()
    for controller in vars(http).values():
        if not (isinstance(controller, type) and issubclass(controller, Controller) and controller is not Controller):
            continue
        for handler in vars(controller).values():
            for path in getattr(handler, "paths", ()):
                whole = re.sub(r":\w+\}", "}", f"{controller.path}/{path}".removeprefix("/api/"))
                for method in handler.http_methods:
                    found.add((str(getattr(method, "value", method)), re.sub("//+", "/", whole).strip("/")))
    return found


def test_a_device_answers_whatever_the_server_does() -> None:
    assert {(route.method, route.path) for route in ROUTES} == {pair for pair in of_the_server() if pair[0] != "HEAD"}


def test_a_path_names_what_its_route_asks_for() -> None:
    assert named_in("tables/{id}/replay/{n}", "tables/ab/replay/3") == {"id": "ab", "n": "3"}
    assert named_in("tables/{id}/replay", "tables/ab/replay/3") is None
    found = route_of("POST", "tables/mine")
    assert found is not None
    assert found[0].path == "tables/mine"
