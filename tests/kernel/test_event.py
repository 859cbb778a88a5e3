"""A fact says what happened; who may know each part of it, and which thing it is about, follows from its kind."""

from __future__ import annotations

from toy.game import GAME, NightMarket

from ludotek.kernel.chance import FastChance
from ludotek.kernel.event import HIDDEN, PRIVATE, PUBLIC, Event, EventKind, EventLog
from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase

STRUCK = EventKind("struck attacker:card@animal card@animal seat left:number! (hope:number) ~hit")


class Menagerie(NightMarket):
    def thing(self, match: Match, noun: str, value: int) -> str:
        return f"card {value}" if noun == "card" else super().thing(match, noun, value)


def things(event: Event, seat: int | None) -> dict[str, str]:
    return Menagerie().things(Match(2, FastChance(0)), event, seat)


def test_a_kind_is_written_in_a_line() -> None:
    assert (STRUCK.name, STRUCK.key, STRUCK.sound, STRUCK.uids, STRUCK.private) == (
        "struck",
        "log-struck",
        "hit",
        2,
        True,
    )
    assert [(each.name, each.noun, each.uid, each.tally, each.audience) for each in STRUCK.fields] == [
        ("attacker", "card", "animal", False, PUBLIC),
        ("card", "card", "animal", False, PUBLIC),
        ("seat", "seat", "", False, PUBLIC),
        ("left", "number", "", True, PUBLIC),
        ("hope", "number", "", False, PRIVATE),
    ]
    assert not EventKind("passed seat").private


def test_a_match_tells_a_fact_with_as_many_numbers_as_it_has_fields() -> None:
    match, ear = Match(2, FastChance(0)), EventLog()
    match.listener = ear
    match.tell(EventKind("met card@animal seat"), "TOY-1", 4, 7, 1, uid=0)
    met = ear.take()[0]
    assert (met.rule, met.cause, met.values, met.uids, ear.events) == ("TOY-1", 4, [7, 1], [0], [])


def test_a_fact_names_its_things_by_their_roles() -> None:
    event = Event(STRUCK, "TOY-1", 0, [3, 4, 1, 9, 8], 0b01, [0, 17])
    assert things(event, None) == {
        "attacker": "animal 0", "card": "card 4", "animal": "animal 17", "seat": "seat 1", "cause": "card 0",
    }  # fmt: skip
    assert "cause" not in things(Event(STRUCK, "TOY-1", -1, [3, 4, 1, 9, 8], 0b01, [0, 17]), None)
    assert things(Event(STRUCK, "TOY-1", -1, [3, 4, 1, 9, 8], 0b01, [-1, -1]), 0)["attacker"] == "card 3"


def test_a_thing_that_a_seat_may_not_know_is_not_named() -> None:
    drew = Event(EventKind("drew seat (card)"), "TOY-1", -1, [1, 5], 0b10)
    assert (drew.seen_by(1), drew.seen_by(0), drew.seen_by(-1)) == ([1, 5], [1, HIDDEN], [1, HIDDEN])
    first = Event(EventKind("drew seat (card)"), "TOY-1", -1, [0, 5], 0b01)
    assert (first.seen_by(0), first.seen_by(-1)) == ([0, 5], [0, HIDDEN]), "a spectator has no seat, not the first one"
    assert things(drew, 1) == {"seat": "seat 1", "card": "card 5"}
    assert things(drew, 0) == things(drew, None) == {"seat": "seat 1"}


def test_a_phrase_knows_all_phrases_inside_it_and_changes_only_those() -> None:
    ox, owl = Phrase("ox"), Phrase("owl", {"n": 2})
    herd = Phrase(
        "herd", {"head": Phrase("head", {"of": ox}), "rest": [owl, ox, Phrase("pair", {"of": owl})], "size": 4}
    )
    assert [each.key for each in herd.whole()] == ["herd", "head", "ox", "owl", "ox", "pair", "owl"]
    assert herd.numbers() == {"size": 4}
    emu = Phrase("emu")
    changed = herd.changed(lambda each: emu if each is owl else each)
    assert changed.slots == herd.slots | {"rest": [emu, ox, herd.slots["rest"][2]]}  # type: ignore[index]
    assert herd.changed(lambda each: each) is herd


def test_who_sits_somewhere_is_called_by_the_number_of_the_seat() -> None:
    assert GAME.player(Match(2, FastChance(0)), 1) == Phrase("seat", {"number": 2})
