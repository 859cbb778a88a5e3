"""Where a game was played is in its record; older records do not say."""

from __future__ import annotations

import json

import pytest

from ludotek import api
from ludotek.kernel.errors import RecordError


def test_a_record_says_where_it_was_played() -> None:
    match = api.game("twenty-strong").new(seed=3)
    assert "places" not in json.loads(match.record().partition("\n")[0]), "it was played nowhere"
    assert match.played is None
    copy = match.clone()
    copy.move(["device"])
    copy.move(["file", "server"])
    assert match.header.places == [], "a copy goes its own way"
    again = api.game("twenty-strong").verify(copy.record())
    assert again.header.places == ["device", "file", "server"]
    assert api.game("twenty-strong").load(copy.save()).header.places == ["device", "file", "server"]


@pytest.mark.parametrize(
    ("places", "opened"),
    [(["server"], "no"), (["device"], "yes"), (["terminal"], "yes"), (["server", "file", "server"], "yes")],
)
def test_only_on_a_server_nobody_could_know_what_is_to_come(places: list[str], opened: str) -> None:
    match = api.game("twenty-strong").new(sealed=True)
    match.move(places)
    assert match.played is not None
    assert match.played.slots["open"] == opened
    seeded = api.game("twenty-strong").new(seed=3)
    seeded.move(places)
    assert seeded.played is not None
    assert seeded.played.slots["open"] == "no", "its seed is no secret anyway"


def test_other_places_are_refused() -> None:
    header, *lines = api.game("twenty-strong").new(seed=3).record().splitlines()
    record = "\n".join([json.dumps({**json.loads(header), "places": ["moon"]}), *lines])
    with pytest.raises(RecordError, match="places"):
        api.game("twenty-strong").verify(record)
