"""Classes of attacks on a table: each yields what is wrong, one text for each attempt; the empty one, if it was refused."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from websockets.exceptions import InvalidStatus

from ludotek.prove.scene import Scene, tries
from ludotek.prove.serving import Page

WRONG = "wrong-key-" + "x" * 22
AHEAD = 3  # answers
Attack = Callable[[Scene], Iterator[str]]


# --- by pages ---------------------------------------------------------------------------------------------------------


def acting_for_others(scene: Scene) -> Iterator[str]:
    victim, thief = scene.asked()
    decision = victim.decision
    for seat in ([decision["seat"]] if decision else []) + [-2, 99, 2**40]:
        for option in decision["options"][:4] if decision else []:
            yield tries(thief, type="act", decision=decision["id"], action=option["action"], seat=seat)  # type: ignore[index]
    for kind in ("undo", "concede", "hint", "odds"):
        for seat in victim.state["me"]["seats"]:
            yield tries(thief, type=kind, seat=seat)
    yield tries(thief, type="adjust", seat=victim.state["me"]["seats"][0])


def answers_out_of_turn(scene: Scene) -> Iterator[str]:
    victim, thief = scene.asked()
    for decision in scene.old[-6:-1]:
        for page in (victim, thief):
            option = decision["options"][0]["action"]
            yield tries(page, type="act", decision=decision["id"], action=option, seat=page.state["me"]["seat"])
    if victim.decision is not None:
        for decision_id in ("0" * 16, "", "f" * 16, "x" * 500):
            action = victim.decision["options"][0]["action"]
            yield tries(victim, type="act", decision=decision_id, action=action)
        allowed = {option["action"] for option in victim.decision["options"]}
        for action in {-1, -2, -3, 511, 2**31, 2**62, *range(0, 40, 7)} - allowed:
            yield tries(victim, type="act", decision=victim.decision["id"], action=action)


def more_than_a_message_has(scene: Scene) -> Iterator[str]:
    victim, thief = scene.asked()
    decision = victim.decision or {"id": "0", "options": [{"action": 0}]}
    message = {"type": "act", "decision": decision["id"], "action": decision["options"][0]["action"]}
    for field in ("admin", "seed", "version", "now", "holder", "key", "host"):
        yield tries(thief, **message, **{field: 0})
        yield tries(victim, **message, **{field: "1"})


def ruling_as_a_guest(scene: Scene) -> Iterator[str]:
    for what in ("return", "reissue", "watch"):  # what else a guest asks for becomes a question to the others
        yield tries(scene.guest, type="manage", what=what, seat=0)
    yield tries(scene.guest, type="manage", what="replace", seat=0)
    yield tries(scene.guest, type="vote", proposal=1, yes=True)
    yield tries(scene.guest, type="rematch")


def cheating_as_the_host(scene: Scene) -> Iterator[str]:
    for seat in (1, -2, 99):
        yield tries(scene.host, type="manage", what="reissue", seat=seat)
    for bot in ("nonsense", "", "search:100000000"):
        yield tries(scene.host, type="manage", what="replace", seat=1, bot=bot)


def filling_the_table(scene: Scene) -> Iterator[str]:
    for page in (scene.host, scene.guest):
        for card in ("x" * 7000, "", "nonsense", "'; drop table journal"):
            yield tries(page, type="mute", card=card, on=True)
        yield tries(page, type="say", text="")
        yield tries(page, type="say", text="", phrase="nonsense")
        yield tries(page, type="report", n=10_000)
        yield tries(page, type="ping", target="x" * 500)
        yield tries(page, type="why", line=10**9)


def acting_as_a_spectator(scene: Scene) -> Iterator[str]:
    victim, _ = scene.asked()
    decision = victim.decision or {"id": "0", "options": [{"action": 0}], "seat": 0}
    for seat in (-1, 0, 1):
        act = {"decision": decision["id"], "action": decision["options"][0]["action"], "seat": seat}
        yield tries(scene.watcher, type="act", **act)
        for kind in ("undo", "concede", "hint", "odds"):
            yield tries(scene.watcher, type=kind, seat=seat)
    for what in ("pause", "close", "host", "replace", "return", "reissue", "watch"):
        yield tries(scene.watcher, type="manage", what=what, seat=0)
    for message in ({"type": "leave"}, {"type": "urge"}, {"type": "rematch"}, {"type": "adjust", "seat": 0}):
        yield tries(scene.watcher, **message)
    yield tries(scene.watcher, type="vote", proposal=1, yes=True)
    yield tries(scene.watcher, type="hello", table=scene.company.table["table"], key=scene.company.keys[0])


def secrets_that_open_nothing(scene: Scene) -> Iterator[str]:
    company = scene.company
    wrong = [WRONG, "", company.table["invite"], scene.other.keys[0], scene.other.table["watch"], company.keys[0][:-1]]
    for key in wrong:
        with scene.server.door() as page:
            page.say(type="hello", table=company.table["table"], key=key)
            said = page.bye()
            yield "" if said["code"] == "wrong-key" else f"the key {key[:6]}… was answered {said}"
    for table in ("", "0" * 16, "../x", "x" * 65, "\x00", "' or 1=1 --"):
        with scene.server.door() as page:
            page.say(type="hello", table=table, key=company.keys[0])
            yield "" if page.bye()["code"] == "no-such-table" else f"there is a table {table!r}"


# --- by requests ------------------------------------------------------------------------------------------------------


def reading_what_is_hidden(scene: Scene) -> Iterator[str]:
    keys = [WRONG, "x", scene.other.keys[0], scene.company.table["invite"]]
    for key in keys:
        for end in ("export", "replay", "replay/1", "review"):
            yield scene.asks("GET", f"{scene.path}/{end}", authorization=f"Bearer {key}")
    guest, watch = scene.company.keys[1], scene.company.table["watch"]
    for key, seat in ((guest, 0), (scene.company.keys[0], 1), (watch, 0), (watch, 1)):
        for end in ("replay", "replay/1"):
            yield scene.asks("GET", f"{scene.path}/{end}?seat={seat}", authorization=f"Bearer {key}")
    yield scene.asks("GET", f"{scene.path}/export?key={guest}")
    yield scene.asks("POST", f"{scene.path}/branch", {"step": 1}, authorization=f"Bearer {guest}")


def taking_a_seat(scene: Scene) -> Iterator[str]:
    table = scene.company.table
    for invite in (table["invite"], table["watch"], table["key"], WRONG, "", scene.other.table["invite"]):
        yield scene.asks("POST", f"{scene.path}/join", {"invite": invite, "name": "Mallory"})
    yield scene.asks("POST", f"{scene.path}/join", {"invite": table["invite"], "name": "Mallory", "seat": 0})


def speaking_from_another_site(scene: Scene) -> Iterator[str]:
    body = {"game": scene.company.game.name}
    for origin in ("https://evil.example", "null", "http://127.0.0.1.evil.example", "file://"):
        yield scene.asks("POST", "/api/tables", body, origin=origin)
        try:
            scene.server.door(origin=origin).socket.close()
        except InvalidStatus:
            yield ""
        else:
            yield f"a page of {origin} may speak"


CLASSES: dict[str, Attack] = {
    "acting for others": acting_for_others,
    "answers out of turn": answers_out_of_turn,
    "more than a message has": more_than_a_message_has,
    "ruling as a guest": ruling_as_a_guest,
    "cheating as the host": cheating_as_the_host,
    "filling the table": filling_the_table,
    "acting as a spectator": acting_as_a_spectator,
    "secrets that open nothing": secrets_that_open_nothing,
    "reading what is hidden": reading_what_is_hidden,
    "taking a seat": taking_a_seat,
    "speaking from another site": speaking_from_another_site,
}


def acting_after_the_end(scene: Scene) -> Iterator[str]:
    for page in (scene.host, scene.guest):
        for decision in scene.old[-3:]:
            yield tries(page, type="act", decision=decision["id"], action=decision["options"][0]["action"])
        for message in ({"type": "concede"}, {"type": "undo"}, {"type": "urge"}, {"type": "leave"}):
            yield tries(page, **message)


AFTERWARDS: dict[str, Attack] = {"after the end": acting_after_the_end, "taking a seat": taking_a_seat}


# --- by leaving -------------------------------------------------------------------------------------------------------


def acting_after_leaving(scene: Scene) -> Iterator[str]:
    """Whoever has left the seat to a bot answers, gives up and decides no more."""
    leaver = scene.guest
    leaver.done(type="leave")
    for decision in scene.old[-3:]:
        action = decision["options"][0]["action"]
        yield tries(leaver, type="act", decision=decision["id"], action=action)
    for kind in ("concede", "undo", "urge", "hint", "odds"):
        yield tries(leaver, type=kind)
    for what in ("pause", "close", "host", "replace"):
        yield tries(leaver, type="manage", what=what, seat=0)
    yield tries(scene.host, type="manage", what="return", seat=1)  # nor does anybody else bring them back
    come_back(leaver)


def looking_ahead(scene: Scene) -> Iterator[str]:
    """With a bot in the opponent's seat somebody plays on, has seen what comes, and would take it back."""
    scene.guest.done(type="leave")
    scene.host.play(AHEAD, int(scene.chance.below(0, 1000)))
    scene.host.until(lambda page: page.over or page.decision is not None)
    for _ in range(AHEAD):
        before = scene.host.state["view"]
        reply = scene.host.ask(type="undo", agreed=True)  # at most a question to who has left
        yield "" if scene.host.state["view"] == before else f"what was seen ahead was taken back: {reply}"
    if not scene.host.over:
        come_back(scene.guest)


def come_back(leaver: Page) -> None:
    leaver.done(type="leave", back=True)
    if leaver.state["proposal"]:
        leaver.ask(type="vote", proposal=leaver.state["proposal"]["id"], yes=False)


BY_LEAVING: dict[str, Attack] = {"acting after leaving": acting_after_leaving, "looking ahead": looking_ahead}
