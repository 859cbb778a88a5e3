"""The Epics phase is shown fact by fact: each line brings what it changes in the view."""

from __future__ import annotations

from typing import Any

from msgspec import to_builtins

from ludotek import api
from ludotek.house.replaying import position
from ludotek.table.session import Session
from ludotek.table.unfolding import Unfolding

SCENE = ("population", "base", "supply", "districts", "steelheart")


def changed(view: dict[str, Any], change: dict[str, Any]) -> dict[str, Any]:
    """As the page does it."""
    after = dict(view)
    for name, now in to_builtins(change, str_keys=True).items():
        if isinstance(view.get(name), list):
            after[name] = [now.get(str(place), each) for place, each in enumerate(view[name])]
        else:
            after[name] = now
    return after


def bots_play(game: str, seats: int, bot: str = "greedy") -> Session:
    session = Session(api.game(game).new(seed=3, seats=seats))
    session.seat_all([bot] * seats)
    return session


def test_the_changes_of_the_lines_lead_from_one_view_to_the_next() -> None:
    session = bots_play("reckoners", 3)
    phases = 0
    while True:
        last, view, lines = session.unfolding, session.match.view(), len(session.story)
        if not session.bot_answers():
            break
        shown = session.unfolding
        if shown is None or shown is last:
            continue
        phases += 1
        assert list(shown.changes) == list(range(lines + shown.shown.start, lines + shown.shown.stop))
        for n, change in shown.changes.items():
            view = changed(view, change)
            fact = session.story[n].public
            if fact.name == "population-lost":
                assert view["population"] == fact.values["left"]
            if fact.name == "steelheart-moved":
                assert view["steelheart"]["district"] == fact.values["district"]
        after = session.match.view()
        assert {name: view[name] for name in SCENE} == {name: after[name] for name in SCENE}
    assert phases > 1


ACTION_BY = {
    "RK-59": "fortify",
    "RK-60": "reinforce",
    "RK-61": "attack",
    "RK-62": "share",
    "RK-63": "barricade",
    "RK-64": "strengthen",
    "RK-65": "discover",
    "RK-66": "reinforce",
    "RK-67": "barricade",
}  # the action that a rule is about


def test_each_fact_says_which_sign_of_which_track_it_comes_from() -> None:
    session = bots_play("reckoners", 3, "random")  # who leave tracks to grow
    seen: set[str] = set()
    again = False
    while True:
        last, view = session.unfolding, session.match.view()
        if not session.bot_answers():
            break
        shown = session.unfolding
        if shown is None or shown is last:
            continue
        acting: str | None = None
        due: dict[str, int] = {}
        lit: dict[str, int] = {}  # the last sign of each track
        for n, change in shown.changes.items():
            view = changed(view, change)
            fact, sign = session.story[n].public, view.get("sign")
            if fact.name in ("activated", "steelheart-activated", "last-action-again", "track-activated"):
                assert sign is None
                acting = fact.things.get("epic", acting if fact.name == "track-activated" else None)
                again = fact.name == "last-action-again"
                if fact.name == "track-activated" and fact.things["track"] in ("track red", "track blue"):
                    due[fact.things["track"]] = fact.values["actions"] - 1
            if sign is None or acting is sign["track"] is None:  # whose turn it was was told before a die was named
                continue
            track = signs(view, acting, sign["track"])
            deed = track[sign["place"]]
            full = deed["do"] == "strengthen" and fact.rule in ("RK-61", "RK-65", "RK-91", "RK-93", "RK-59")
            if fact.rule in ACTION_BY and not full:
                shared = deed["do"] == "share" and deed["what"] == ACTION_BY[fact.rule]
                assert deed["do"] == ACTION_BY[fact.rule] or shared, (fact, sign)
            if again:
                assert sign == {"track": None, "place": len(track) - 1}
            lit[f"track {sign['track']}"] = sign["place"]
            seen.add(fact.rule)
        assert {name: lit[name] for name in due} == due, "they end with the sign before the bracket"
    assert {"RK-59", "RK-61", "RK-66", "RK-67"} <= seen


def signs(view: dict[str, Any], epic: str | None, track: str | None) -> list[dict[str, Any]]:
    if track is not None:
        return view["steelheart"]["tracks"][track]["track"]  # type: ignore[no-any-return]
    return next(each["epic"]["track"] for each in view["districts"] if f"card {each['epic']['id']}" == epic)


def test_it_begins_with_the_epics_and_ends_before_the_next_round() -> None:
    session = bots_play("reckoners", 3)
    while session.bot_answers() and session.unfolding is None:
        pass
    shown = session.unfolding
    assert isinstance(shown, Unfolding)
    names = [session.story[n].public.name for n in shown.changes]
    assert names[0] in ("defeated-returned", "epic-appeared", "activated")
    assert names[-1] in ("steelheart-moved", "lost")
    assert "round-began" not in names


def test_a_replay_unfolds_as_the_game_did() -> None:
    session = bots_play("reckoners", 3)
    while session.bot_answers() and session.unfolding is None:
        pass
    shown = session.unfolding
    assert shown is not None
    found, unfolds = position(session.match, len(session.match.lines))
    assert unfolds == shown.changes
    assert found.digest() == session.match.digest()
    assert position(session.match, 1)[1] == {}


def test_other_games_show_the_end_at_once() -> None:
    session = bots_play("untamed", 2)
    for _ in range(40):
        session.bot_answers()
    assert session.unfolding is None
