"""A Hydra team acts in any order (UN-60), and each takes back the own last act: the partner's act stays what it was."""

from __future__ import annotations

import pytest

from ludotek.games.untamed.game import GAME
from ludotek.kernel.chance import FastChance
from ludotek.kernel.header import Header
from ludotek.kernel.history import NEEDED
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.play import Play, UndoRefused
from ludotek.kernel.record import Record
from ludotek.testing.untamed import Position, animal, item, node, position, side

ANT = animal("ant", attack=1, health=1)
OX = animal("ox", attack=1, health=9)
HORNET = animal("hornet", attack=1, health=5)
WASP = animal("wasp", attack=1, health=5)
GUARD = animal("guard", attack=1, health=1, keywords=["guard"])

pytestmark = pytest.mark.rule("UN-29", "UN-60")


class Team:
    """A position that is recorded from here on. Seats 1 and 3 are a team."""

    def __init__(self, t: Position) -> None:
        self.t = t
        header = Header("untamed", GAME.rules_version, "", {}, int(t.g.seats), {"kind": "fast"}, "")
        self.play = Play(GAME, {}, Record(header, {}), FastChance(0), t.g.clone())
        self.play.kept = {0: t.g.clone()}

    def do(self, seat: int, *actions: str) -> None:
        for text in actions:
            self.play.act(seat - 1, GAME.answers.read(self.play.match, seat - 1, text))
            self.show()

    def take_back(self, seat: int) -> None:
        self.play.take_back([seat - 1])
        self.show()

    def refused(self, seat: int) -> Phrase:
        before = self.play.digest()
        with pytest.raises(UndoRefused) as refusal:
            self.play.take_back([seat - 1])
        assert self.play.digest() == before
        return refusal.value.reason

    def show(self) -> None:
        self.t.g = self.play.match  # type: ignore[assignment]

    def animals(self, seat: int) -> list[tuple[str, int]]:
        g = self.t.g
        return [(g.box.designs[each.design].name, int(each.damage)) for each in g.sides[seat - 1].animals]


def team(*theirs: dict[str, object], mine: list[dict[str, object]] | None = None, **given: object) -> Team:
    own = side(animals=[HORNET] if mine is None else mine, **given)
    return Team(position(own, side(animals=list(theirs)), side(animals=[WASP]), side(), mode="hydra"))


def test_UN_60_a_partners_attack_still_hits_whom_it_was_aimed_at() -> None:
    """The second ant moves to the second place when the first one is defeated, and back to the third."""
    t = team(ANT, OX, ANT)
    t.do(1, "attack hornet", "target 2:ant")
    t.do(3, "attack wasp", "target 2:ant")
    assert t.animals(2) == [("ox", 0)]
    t.take_back(1)
    assert t.animals(2) == [("ant", 0), ("ox", 0)]
    assert t.t.animal("hornet").ready
    assert not t.t.animal("wasp").ready
    assert t.t.damage("wasp") == 1


def test_UN_60_what_a_partner_could_reach_only_so_is_built_on() -> None:
    """Without the Guard's defeat the wasp could not have attacked the ox, nor the Stronghold."""
    t = team(GUARD, OX)
    t.do(1, "attack hornet")
    t.do(3, "attack wasp", "target 2:ox")
    reason = t.refused(1)
    assert reason.key == NEEDED
    assert reason.slots["seat"] == Phrase("seat", {"number": 3})


def test_UN_60_a_single_target_that_was_taken_unasked_is_built_on() -> None:
    t = team(GUARD, mine=[HORNET])
    t.do(1, "attack hornet")
    t.do(3, "attack wasp")  # the Strongholds of the team are one stack: the only target left
    assert t.play.match.keeps[1].damage == 1  # type: ignore[attr-defined]
    assert t.refused(1).key == NEEDED


def test_UN_60_other_consequences_are_built_on() -> None:
    """Without the hornet's sting the wasp's attack would not defeat anybody."""
    t = team(animal("toad", attack=0, health=2), ANT)
    t.do(1, "attack hornet", "target 2:toad")
    t.do(3, "attack wasp", "target 2:toad")
    assert t.animals(2) == [("ant", 0)]
    assert t.refused(1).key == NEEDED


def test_UN_60_animals_that_came_since_keep_their_acts() -> None:
    """The partner's new Animal has another number without mine, and still does what it did."""
    rush = animal("hare", cost=1, attack=1, health=3, keywords=["rush"])
    t = Team(position(side(hand=[ANT]), side(animals=[OX, ANT]), side(hand=[rush]), side(), mode="hydra"))
    t.do(1, "play ant")
    t.do(3, "play hare", "attack hare", "target 2:ant")
    t.take_back(1)
    assert t.animals(1) == []
    assert t.animals(2) == [("ox", 0)]
    assert t.animals(3) == [("hare", 1)]


def test_UN_60_a_text_that_finds_another_target_is_built_on() -> None:
    """Each opposing Animal is hit, so one that would be there again would be hit as well."""
    storm = item("storm", node("damage", n=1, target={"many": "each", "whose": "opposing", "what": "animal"}))
    t = Team(position(side(animals=[HORNET]), side(animals=[ANT, OX]), side(hand=[storm]), side(), mode="hydra"))
    t.do(1, "attack hornet", "target 2:ant")
    t.do(3, "play storm")
    assert t.animals(2) == [("ox", 1)]
    assert t.refused(1).key == NEEDED
