"""The Reckoners played at random: nothing is lost or doubled (RK-85), and independent acts may come in any order."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from ludotek.games.reckoners.game import GAME
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import DIFFICULTIES
from ludotek.games.reckoners.rules.looting import ShareLoot
from ludotek.games.reckoners.rules.rolling import RollDice
from ludotek.games.reckoners.rules.setup import PlaceFigure
from ludotek.games.reckoners.rules.using import UseDice
from ludotek.kernel.chance import FastChance
from ludotek.kernel.match import Match
from ludotek.kernel.step import DONE, RESUME
from ludotek.testing.reckoners import district, epic, position, reckoner
from ludotek.testing.reckoners.conservation import conserved

SIZE = settings(
    max_examples=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.generate],  # a smaller seed is no simpler game
)
CONTENT = GAME.content({})
LENGTH = 600  # actions
MANY = 1000  # Population, for random play loses a real game in the second round

games = st.tuples(st.integers(2, 6), st.sampled_from(DIFFICULTIES), st.integers(0, 2**32 - 1))


def begun(seats: int, difficulty: str, seed: int) -> City:
    g = GAME.start(CONTENT, GAME.check_options({"seats": seats, "difficulty": difficulty}), FastChance(seed))
    assert isinstance(g, City)
    g.population = MANY
    return g


def any_answer(g: Match, seat: int, chooser: FastChance) -> int:
    """Any option; who is seldom done gets somewhere."""
    options = g.options(seat)
    if len(options) > 1 and options[0] == DONE and chooser.below(0, 4) > 0:
        options = options[1:]
    return chooser.pick(0, options)


def any_actor(g: Match, chooser: FastChance) -> int:
    """Anybody; who is done seldom comes back, or nothing would come to an end."""
    busy = [seat for seat in g.actors() if g.options(seat) != [RESUME]]
    return chooser.pick(0, busy if chooser.below(0, 8) > 0 else g.actors())


# ---------------------------------------------------------------------- conservation


@pytest.mark.rule("RK-85")
@SIZE
@given(games)
def test_RK_85_nothing_is_lost_or_doubled(game: tuple[int, str, int]) -> None:
    g, chooser = begun(*game), FastChance(game[2] + 1)
    conserved(g)
    for _ in range(LENGTH):
        if not g.over:
            seat = any_actor(g, chooser)
            g.carry_out(seat, any_answer(g, seat, chooser))
            conserved(g)


# ---------------------------------------------------------------------- acts in any order


EPIC = ("epic", "research", "health", "bracket")
BY_DISTRICT = (*EPIC, "enforcement", "barricades")
TOGETHER = ("tracks", "loot", "steelheart_research", "steelheart_health")


def an_act(g: City, seat: int, chooser: FastChance) -> tuple[list[int], set[str]]:
    """Something that a seat may do now, with all that it is asked until the floor is open again, and what it changes."""
    world, floor = g.clone(), type(g.question)
    done: list[int] = []
    while not done or (world.question is not None and world.question.seat == seat):
        done.append(any_answer(world, seat, chooser) if done else chooser.pick(0, world.options(seat)))
        world.carry_out(seat, done[-1])
    if done[0] in (DONE, RESUME) or type(world.question) is not floor:
        return [], set()
    return done, changed(g.state_data(), world.state_data())


def changed(before: dict[str, Any], now: dict[str, Any]) -> set[str]:
    """What of the common table has changed: each Epic, the Enforcement of each district …"""
    found: set[str] = set()
    for name in (*BY_DISTRICT, *TOGETHER):
        if not isinstance(now[name], list):
            found |= {"steelheart"} if before[name] != now[name] else set()
            continue
        for i, (one, other) in enumerate(zip(before[name], now[name], strict=True)):
            if one != other:
                found.add(f"{'epic' if name in EPIC else name} {i}")
    return found


def after(g: City, *acts: tuple[int, list[int]]) -> tuple[str, str]:
    """The state after these acts, and the chance that is left; what has only one answer is not asked."""
    world, floor = g.clone(), type(g.question)
    for seat, act in acts:
        for i, action in enumerate(act):
            if i == 0 or type(world.question) is not floor:
                world.act(seat, action)
    return json.dumps(world.state_data(), sort_keys=True), json.dumps(world.chance.to_data(), sort_keys=True)


@pytest.mark.rule("RK-29", "RK-30")
@SIZE
@given(games)
def test_independent_acts_of_different_seats_may_come_in_any_order(game: tuple[int, str, int]) -> None:
    """Rolls included: a roll does not depend on who rolled before. Barricades bear on everybody's moves.

    Only who acted last is another one, and so whose word may end the step (RK-98).
    """
    g, chooser = begun(*game), FastChance(game[2] + 2)
    compared = 0
    while not g.over and compared < 60:
        seats = g.actors()
        if isinstance(g.question, (PlaceFigure, RollDice, UseDice, ShareLoot)) and len(seats) > 1:
            one = chooser.pick(0, seats)
            other = chooser.pick(0, [seat for seat in seats if seat != one])
            (first, these), (second, those) = an_act(g, one, chooser), an_act(g, other, chooser)
            free = not these & those and not any(each.startswith("barricades") for each in these | those)
            if first and second and free:
                assert after(g, (one, first), (other, second)) == after(g, (other, second), (one, first))
                compared += 1
        seat = any_actor(g, chooser)
        g.carry_out(seat, any_answer(g, seat, chooser))
    assert compared > 20


def test_it_does_not_matter_who_defeats_an_epic_first() -> None:
    found = []
    for order in (("david", "tia"), ("tia", "david")):
        t = position(
            reckoner("david", dice=["basic:attack"], at=1, plans=0),
            reckoner("tia", dice=["basic:attack"], at=2, plans=0),
            districts=[district(epic("One", health=1)), district(epic("Two", health=1))],
        )
        for name in order:
            t.do(f"{name}: die basic:attack", f"attack {'the-loop' if name == 'david' else 'newcago-theatre'}")
        found.append(t.g.digest())
    assert found[0] == found[1]
