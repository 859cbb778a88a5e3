"""The HTTP interface, tried with everything that its own description allows and much that it does not: no 5xx."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from serving import Server

PATHS = {
    "/api/daily",
    "/api/daily/{game}",
    "/api/games",
    "/api/lobby",
    "/api/games/{game}/cards",
    "/api/games/{game}/gallery",
    "/api/games/{game}/gallery/{card}",
    "/api/games/{game}/how",
    "/api/games/{game}/puzzles",
    "/api/games/{game}/puzzles/{number}",
    "/api/games/{game}/puzzles/{number}/{n}",
    "/api/games/{game}/rules",
    "/api/games/{game}/terms",
    "/api/show/{clause}",
    "/api/show/{clause}/{n}",
    "/api/tables",
    "/api/tables/mine",
    "/api/tables/restore",
    "/api/tables/turns",
    "/api/tables/{id}/backup",
    "/api/tables/{id}/branch",
    "/api/tables/{id}/cards",
    "/api/tables/{id}/chronicle",
    "/api/tables/{id}/export",
    "/api/tables/{id}/invited",
    "/api/tables/{id}/join",
    "/api/tables/{id}/replay",
    "/api/tables/{id}/replay/{n}",
    "/api/tables/{id}/review",
    "/api/tables/{id}/review/{place}",
    "/api/tables/{id}/review/{place}/{n}",
    "/api/workshop",
    "/api/workshop/examine",
    "/api/workshop/measure",
    "/api/workshop/offered",
    "/api/workshop/{kind}",
}
SOME = settings(
    max_examples=12, deadline=None, phases=[Phase.explicit, Phase.generate], suppress_health_check=list(HealthCheck)
)


# Python 3.11 counts the depth of what it parses for all threads together, and the server's parse, too.
@pytest.mark.flaky(reruns=2, only_rerun="AST constructor recursion depth mismatch")
def test_nothing_that_is_asked_breaks_the_server(server: Server) -> None:
    table = server.open("twenty-strong")
    schema = schemathesis.openapi.from_url(f"http://{server.address}/api/schema/openapi.json")
    tried = set()
    for found in schema.get_all_operations():
        operation = found.ok()
        tried.add(operation.path)

        @SOME
        @given(operation.as_strategy())
        def ask(case: Any) -> None:
            if "id" in case.path_parameters and len(case.path_parameters["id"]) % 2:
                case.path_parameters["id"] = table["table"]
            answer = case.call(headers={"authorization": f"Bearer {table['key']}"})
            assert answer.status_code < 500, answer.text

        ask()
    assert tried == PATHS
    assert server.http.get("/health").status_code == 200
