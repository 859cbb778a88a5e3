"""Leaving a seat and coming back: who was replaced acts no more."""

from __future__ import annotations

from serving import Page, Said, Server, catch_up, play_in_turn


def duel(server: Server) -> tuple[Said, Page, Page]:
    table = server.open("untamed", "mf")
    ann = server.page(table).settled()
    ben = server.page(table, server.join(table, "Ben")).settled()
    ann.until(lambda page: page.state["table"]["status"] == "playing")
    return table, ann, ben


def test_who_has_left_acts_no_more_with_an_old_question(server: Server) -> None:
    _, ann, ben = duel(server)
    play_in_turn([ann, ben], 12)
    catch_up([ann, ben])
    asked = next(page for page in (ben, ann) if page.decision is not None)
    decision: Said = asked.decision or {}
    asked.done(type="leave")
    acts: list[Said] = [
        {"type": "act", "decision": decision["id"], "action": decision["options"][0]["action"]},
        {"type": "preview", "decision": decision["id"]},
        {"type": "undo"},
        {"type": "undo", "agreed": True},
        {"type": "vote", "proposal": 1, "yes": False},
        {"type": "concede"},
        {"type": "urge"},
        {"type": "mute", "card": "x", "on": True},
    ]
    for act in acts:
        asked.refused("bot-plays", **act)
    asked.done(type="say", text="good luck")
    asked.done(type="leave", back=True)
    assert not asked.state["table"]["seats"][asked.state["me"]["seat"]]["replaced"]
    for page in (ann, ben):
        page.socket.close()
