"""Observations and actions: every number has a name, every seat counts from itself, and nothing but views is told."""

from __future__ import annotations

from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import numpy as np
import pytest

from ludotek import registry
from ludotek.envs.reading import read
from ludotek.envs.setting import Setting
from ludotek.envs.turns import TurnsEnv
from ludotek.kernel.chance import FastChance
from ludotek.kernel.lane import Lane
from ludotek.kernel.step import Question, kinds_in

SETTINGS: list[tuple[str, dict[str, Any]]] = [
    ("twenty-strong", {}),
    ("reckoners", {"seats": 3}),
    ("untamed", {"draft": "draft"}),
    ("untamed", {"mode": "hydra"}),
    ("untamed", {"mode": "manticore"}),
]


def walk(setting: Setting, seed: int, most: int = 10_000) -> Any:
    """A game of any answers, choice by choice."""
    lane = setting.lane()
    lane.reseed(seed)
    lane.begin()
    chooser = FastChance(seed)
    for _ in range(most):
        if lane.seat < 0:
            return
        yield lane
        lane.act(lane.options[chooser.below(0, len(lane.options))])


@pytest.mark.parametrize(("game", "options"), SETTINGS)
def test_every_number_has_a_name_of_its_own(game: str, options: dict[str, Any]) -> None:
    setting = Setting(game, options)
    assert len(set(setting.names)) == len(setting.names) == setting.observation_space().shape[0]
    named = [name.rpartition("@")[2] for name in setting.names if "@" in name]
    assert set(named) - {"place"} <= set(setting.kinds)
    assert all(len(kind) < 256 for kind in setting.kinds.values())


@pytest.mark.parametrize(("game", "options"), SETTINGS)
def test_every_option_has_a_name(game: str, options: dict[str, Any]) -> None:
    setting = Setting(game, options)
    names = setting.action_names
    for lane in walk(setting, 3):
        assert all(names[action] for action in lane.options)


@pytest.mark.parametrize("name", registry.HOUSE)
def test_the_encoder_knows_every_question(name: str) -> None:
    """By the names that the chapters of its rules declare."""
    setting = Setting(name, {})
    told = {each.removeprefix("asked.name=") for each in setting.names if each.startswith("asked.name=")}
    rules = import_module(f"ludotek.games.{setting.game.package}.rules")
    chapters = [import_module(each.name) for each in walk_packages(rules.__path__, f"{rules.__name__}.")]
    assert told == {kind.name for kind in kinds_in(*chapters) if issubclass(kind, Question)} - {""}


@pytest.mark.parametrize(("game", "options"), SETTINGS[1:])
def test_seats_count_from_themselves_and_back(game: str, options: dict[str, Any]) -> None:
    setting = Setting(game, options)
    turned = 0
    for seed in range(8):
        for lane in walk(setting, seed):
            match, encoder = lane.match, setting.encoder
            played = [encoder.as_played(match, lane.seat, action) for action in lane.options]
            assert played == match.options(lane.seat)
            assert encoder.as_counted(match, lane.seat, played) == lane.options
            turned += played != lane.options
    assert turned


def test_an_own_animal_is_on_side_0_for_both_players() -> None:
    setting = Setting("untamed", {})
    own = {f"target-animal animal={place}" for place in range(8)}
    names = setting.action_names
    seen = set()
    for seed in range(4):
        for lane in walk(setting, seed):
            for action in lane.options:
                if names[action] in own:
                    target = lane.encoder.as_played(lane.match, lane.seat, action)
                    thing = lane.game.reference(lane.match, int(lane.seat), target).things
                    mine = {f"animal {each.uid}" for each in lane.match.sides[lane.seat].animals}
                    assert mine & set(thing.values())
                    seen.add(int(lane.seat))
    assert seen == {0, 1}


@pytest.mark.parametrize(("game", "options"), SETTINGS)
def test_observations_are_what_the_view_shows(game: str, options: dict[str, Any]) -> None:
    setting = Setting(game, options)
    for place, lane in enumerate(walk(setting, 7, most=120)):
        if place % 4 == 0:
            for seat in range(setting.seats):
                asked = seat in lane.match.actors()
                assert list(setting.encoder.row(lane.match, seat, asked)) == read(
                    setting.encoder, setting.game, lane.match, seat
                )


@pytest.mark.parametrize(("game", "options"), SETTINGS)
def test_nothing_that_is_redrawn_changes_an_observation(game: str, options: dict[str, Any]) -> None:
    setting = Setting(game, options)
    redrawn = 0
    for seed in range(4):
        for place, lane in enumerate(walk(setting, seed, most=50)):
            match: Any = lane.match
            for seat in range(setting.seats):
                world = setting.game.determinise(match, seat, FastChance(place))
                asked = seat in match.actors()
                assert setting.encoder.row(world, seat, asked) == setting.encoder.row(match, seat, asked)
                redrawn += world.digest() != match.digest()
    assert redrawn > 40


def test_who_is_not_asked_may_do_nothing_but_sees_all_the_same() -> None:
    env = TurnsEnv("untamed_v0", "untamed")
    env.reset(seed=1)
    lane: Lane = env.lane
    other = env.possible_agents[1 - lane.seat]
    sight = env.observe(other)
    assert sight["action_mask"].sum() == 0
    assert np.count_nonzero(sight["observation"]) > 10
    assert env.observe(env.agent_selection)["action_mask"].nonzero()[0].tolist() == sorted(lane.options)
