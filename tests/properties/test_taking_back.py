"""Acts on an open floor are taken back in all orders: nobody else's act moves, vanishes, or does anything else.

What is compared is told by the games themselves (the acts in words, the facts, what became of every Animal that was
there before), not by what the kernel carries answers over with.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from ludotek.games.reckoners.game import GAME as RECKONERS
from ludotek.games.untamed.game import GAME as UNTAMED
from ludotek.games.untamed.rules.table import Untamed
from ludotek.kernel.chance import FastChance
from ludotek.kernel.choice import Floor
from ludotek.kernel.event import EventLog
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match
from ludotek.kernel.play import Play, UndoRefused, begin
from ludotek.kernel.record import Answer, read_record
from ludotek.kernel.replay import verify
from ludotek.kernel.step import DONE

sys.path.insert(0, str(Path(__file__).parents[1] / "conformance"))

from toy.game import GAME as TOY

TALLIES = ("left", "money")  # how much there is afterwards is no part of what was done
ANSWERS = 300


def any_answer(play: Play, chooser: FastChance) -> None:
    """Anybody who is asked does anything; who is seldom done gets somewhere."""
    match = play.match
    seat = chooser.pick(0, match.actors())
    options = match.options(seat)
    if len(options) > 1 and options[0] == DONE and chooser.below(0, 6) > 0:
        options = options[1:]
    play.act(seat, chooser.pick(0, options))


def deeds(play: Play, live: list[Answer], first: int, old: list[int]) -> list[tuple[int, Any]]:
    """What the answers from a place on do: who, which act in words, what is told of it, how known Animals change."""
    match = play.game.start(play.content, play.record.header.options, play.origin.clone())
    for answer in live[:first]:
        match.carry_out(answer.seat, answer.action)
    found: list[tuple[int, Any]] = []
    for answer in live[first:]:
        assert match.why_not(answer.seat, answer.action) is None
        match.listener = ear = EventLog()
        before = animals(match, old)
        said = without_places(play.game.explain(match, answer.seat, answer.action).to_data())
        match.carry_out(answer.seat, answer.action)
        facts = [
            [event.kind.key, event.rule, event.cause]
            + [value for field, value in zip(event.kind.fields, event.values, strict=True) if field.name not in TALLIES]
            for event in ear.events
        ]
        after = animals(match, old)
        changed = {uid: change(before[uid], after.get(uid)) for uid in before if before[uid] != after.get(uid)}
        found.append((answer.seat, [said, facts, changed]))
    return found


def animals(match: Match, known: list[int] | None = None) -> dict[int, list[int]]:
    if not isinstance(match, Untamed):
        return {}
    found = [animal for side in match.sides for animal in side.animals if known is None or animal.uid in known]
    return {int(each.uid): [int(each.damage), int(each.fury), int(each.swing), int(each.ready)] for each in found}


def change(before: list[int], after: list[int] | None) -> list[int] | None:
    return None if after is None else [now - was for was, now in zip(before, after, strict=True)]


def without_places(said: list[Any]) -> list[Any]:
    """Places shift, and Attack and cost are what an Animal has at the time: neither is what was chosen."""
    key, slots = said
    return [key, {name: value for name, value in slots.items() if name not in ("place", "attack", "cost", "health")}]


def take_back_and_compare(play: Play, seat: int) -> bool:
    live = play.live[:]
    try:
        play.take_back([seat])
    except UndoRefused:
        assert [answer.to_data() for answer in play.live] == [answer.to_data() for answer in live]
        return False
    gone = len(live) - len(play.live)
    first = next(
        (i for i, (was, now) in enumerate(zip(live, play.live, strict=False)) if was is not now), len(live) - gone
    )
    assert all(answer.seat == seat for answer in live[first : first + gone])
    known = list(animals(at(play, live, first)))
    before, after = deeds(play, live, first, known)[gone:], deeds(play, play.live, first, known)
    assert after == before
    return True


def at(play: Play, live: list[Answer], first: int) -> Match:
    match = play.game.start(play.content, play.record.header.options, play.origin.clone())
    for answer in live[:first]:
        match.carry_out(answer.seat, answer.action)
    return match


def others_since(play: Play, seat: int) -> bool:
    return bool(play.live) and play.live[-1].seat != seat


@pytest.mark.rule("UN-60", "RK-98")
@pytest.mark.parametrize(
    ("game", "options", "seeds"),
    [
        (UNTAMED, {"mode": "hydra", "seats": 4}, range(8)),
        (UNTAMED, {"mode": "hydra", "seats": 6}, range(4)),
        (RECKONERS, {"seats": 3}, range(4)),
        (TOY, {"seats": 4}, range(8)),
    ],
    ids=["hydra-4", "hydra-6", "reckoners", "toy"],
)
def test_taking_back_changes_nobody_elses_act(game: Game, options: dict[str, Any], seeds: range) -> None:
    taken = 0
    for seed in seeds:
        play, chooser = begin(game, options, FastChance(seed)), FastChance(seed + 1000)
        while not play.match.over and len(play.record.lines) < ANSWERS:
            any_answer(play, chooser)
            if isinstance(play.match.question, Floor) and chooser.below(0, 3) == 0:
                seat = chooser.pick(0, play.match.question.actors(play.match) or [0])
                if others_since(play, seat):
                    taken += take_back_and_compare(play, seat)
        play.close()
        assert verify(game, read_record(play.record.text())).digest() == play.digest()
    assert taken > 3 * len(seeds), "hardly anything was taken back"
