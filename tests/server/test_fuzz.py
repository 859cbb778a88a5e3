"""Anything at all over the socket: the server answers with refusals, never dies, and the table beside it plays on."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from serving import Page, Said, Server
from websockets.exceptions import ConnectionClosed

SOME = settings(
    max_examples=40,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)
VALID: list[Said] = [
    {"type": "act", "id": 1, "decision": "0123456789abcdef", "action": 0, "seat": -1},
    {"type": "undo", "id": 3, "agreed": False, "seat": -1},
    {"type": "vote", "id": 4, "proposal": 3, "yes": True},
    {"type": "urge", "id": 5},
    {"type": "mute", "id": 7, "card": "chip", "on": True},
    {"type": "say", "id": 8, "text": "hello", "team": False},
    {"type": "ping", "id": 9, "target": "district-1"},
    {"type": "adjust", "id": 10, "lang": "fr", "name": "Ann", "seat": 0},
    {"type": "manage", "id": 11, "what": "replace", "seat": 1, "bot": "greedy"},
    {"type": "leave", "id": 12, "back": True},
    {"type": "rematch", "id": 13},
    {"type": "hello", "id": 14, "table": "x", "key": "y", "lang": "en"},
]
FIELDS = sorted({name for message in VALID for name in message})

anything = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """A valid message with a field changed, added or taken away, or its text cut and patched."""
    message: dict[str, Any] = dict(draw(st.sampled_from(VALID)))
    for _ in range(draw(st.integers(0, 3))):
        name = draw(st.sampled_from(FIELDS))
        if draw(st.booleans()):
            message[name] = draw(anything)
        elif name != "type":
            message.pop(name, None)
    text = json.dumps(message, ensure_ascii=draw(st.booleans()))
    if draw(st.booleans()):
        place = draw(st.integers(0, len(text)))
        text = text[:place] + draw(st.text(max_size=6)) + text[place + draw(st.integers(0, 4)) :]
    return text.encode("utf-8", "replace").decode()


frames = st.one_of(mutated(), anything.map(json.dumps), st.text(max_size=300), st.binary(max_size=300))


class Fuzzed:
    """A page that is sent anything, and one at another table that must not notice."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.table = server.open("untamed", "mb")
        self.page = server.page(self.table).settled()
        self.other: Page = server.page(server.open("twenty-strong")).settled()

    def send(self, frame: str | bytes) -> None:
        self.page.socket.send(frame)
        mark = self.page.say(type="adjust", id=-7)
        assert mark
        while (said := self.page.hear())["type"] != "done" or said["id"] != -7:
            assert said["type"] in ("state", "company", "chat", "preview", "ping", "done", "refused"), said
            assert said.get("code") != "failed"

    def still_plays(self) -> None:
        if self.other.over:
            self.other = self.server.page(self.server.open("twenty-strong")).settled()
        assert self.other.act()["type"] == "done"


def test_a_page_that_says_anything(server: Server) -> None:
    fuzzed = Fuzzed(server)

    @SOME
    @given(st.lists(frames, min_size=1, max_size=4))
    def say(said: list[str | bytes]) -> None:
        for frame in said:
            fuzzed.send(frame)
        fuzzed.still_plays()

    say()
    fuzzed.page.until(lambda page: bool(page.state))
    assert server.http.get("/health").status_code == 200


def test_strangers_who_say_anything(server: Server) -> None:
    fuzzed = Fuzzed(server)

    @settings(SOME, max_examples=25)
    @given(frames)
    def say(frame: str | bytes) -> None:
        with server.door() as stranger:
            stranger.socket.send(frame)
            said = stranger.bye()
            assert said["text"]
            try:
                stranger.hear()
            except ConnectionClosed:
                pass
            else:
                raise AssertionError("the door stays open")

    say()
    fuzzed.still_plays()
