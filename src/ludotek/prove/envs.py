"""Environments: masks are the options, observations are what the seat's view shows, and nothing hidden changes them."""

from __future__ import annotations

from typing import Any, ClassVar

from ludotek.kernel.chance import FastChance
from ludotek.kernel.encoder import Encoder
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.game import Game
from ludotek.kernel.lane import Lane
from ludotek.kernel.match import Match
from ludotek.kernel.row import Row
from ludotek.prove.campaign import Campaign, CannotRun, Found, require
from ludotek.prove.playing import draw_options, games

POSITIONS = 200  # of a game that are looked at
EVERY = 6  # of the observations one in so many is read from the view, which takes long


class Spoilt(Encoder):
    """An encoder with a fault."""

    def __init__(self, encoder: Encoder, fault: str) -> None:
        super().__init__(encoder.actions)
        self.names, self.kinds, self.places = encoder.names, encoder.kinds, encoder.places
        self.encoder = encoder
        self.fault = fault

    def write(self, match: Match, seat: int, asked: bool, row: Row) -> None:
        numbers = self.encoder.row(match, seat, asked)
        if self.fault == "peek":
            numbers[-1] = int(match.digest()[:2], 16)
        if self.fault == "name":
            numbers[-1], numbers[0] = numbers[0], numbers[-1]
        row.write(numbers)

    def as_counted(self, match: Match, seat: int, options: list[int]) -> list[int]:
        found = self.encoder.as_counted(match, seat, options)
        return found[:-1] if self.fault == "mask" else found

    def as_played(self, match: Match, seat: int, action: int) -> int:
        return self.encoder.as_played(match, seat, action)


class Envs(Campaign):
    unit = "positions"
    small = 600
    full = 100_000
    planted: ClassVar = {
        "mask": "an option is missing in the mask",
        "name": "two numbers of an observation have each other's names",
        "peek": "an observation depends on what is hidden",
    }

    def case(self, number: int) -> Found:
        known = games()
        game = known[number % len(known)]
        options = draw_options(game, self.chance(number))
        found, chooser = Found(), self.chance(number, "answers")
        by_turns = number // len(known) % 2 == 1
        env = self.environment(game, options, by_turns)
        env.reset(seed=self.number(number, "seed") >> 2)
        while not env.lane.match.over and found.units < POSITIONS:
            lane: Lane = env.lane
            seat = int(lane.seat)
            for eye in range(lane.match.seats) if by_turns else [seat]:
                numbers, mask = look(env, eye)
                self.compare_mask(lane, mask, eye)
                self.compare_worlds(game, lane, list(numbers), eye, int(chooser.below(2, 1 << 30)))
                if chooser.below(1, EVERY) == 0:
                    self.compare_view(game, lane, list(numbers), eye)
                    found.seen[f"{game.name} views read"] += 1
            found.units += 1
            found.seen[f"{game.name} {lane.match.question.name if lane.match.question else ''}"] += 1
            env.step(lane.options[chooser.below(0, len(lane.options))])
        return found

    def environment(self, game: Game, options: dict[str, Any], by_turns: bool) -> Any:
        try:
            from ludotek.envs.setting import SELF
            from ludotek.envs.single import SingleEnv
            from ludotek.envs.turns import TurnsEnv
        except ImportError as missing:
            raise CannotRun(str(missing)) from None
        try:
            env = TurnsEnv(game.name, game.name, **options) if by_turns else SingleEnv(game.name, SELF, **options)
        except LudotekError as problem:
            raise CannotRun(str(problem)) from None
        if self.fault:
            env.setting.encoder = env.lane.encoder = Spoilt(env.lane.encoder, self.fault)
        return env

    def compare_mask(self, lane: Lane, mask: Any, seat: int) -> None:
        """Each action that the mask allows is an option, and each option is allowed; who does not act now has none."""
        match = lane.match
        played = [lane.encoder.as_played(match, seat, int(action)) for action in mask.nonzero()[0]]
        wanted = match.options(seat) if seat == lane.seat else []
        require(sorted(played) == wanted, f"seat {seat} may do {wanted}, but its mask says {sorted(played)}")

    def compare_worlds(self, game: Game, lane: Lane, here: list[int], eye: int, number: int) -> None:
        """A seat is told the same wherever it could be without knowing."""
        match, encoder = lane.match, lane.encoder
        there = encoder.row(game.determinise(match, eye, FastChance(number)), eye, eye in match.actors())
        wrong = [name for name, one, other in zip(encoder.names, here, there, strict=True) if one != other]
        require(not wrong, f"seat {eye} is told what it cannot know: {', '.join(wrong)}")

    def compare_view(self, game: Game, lane: Lane, here: list[int], eye: int) -> None:
        """What a seat is told is what its view shows."""
        from ludotek.envs.reading import read

        seen = read(lane.encoder, game, lane.match, eye)
        wrong = [name for name, told, shown in zip(lane.encoder.names, here, seen, strict=True) if told != shown]
        require(not wrong, f"seat {eye} is told what its view does not show: {', '.join(wrong)}")


def look(env: Any, eye: int) -> tuple[Any, Any]:
    """What an environment gives to the learner of a seat: numbers and mask."""
    if hasattr(env, "action_masks"):
        return env.observe(), env.action_masks()
    sight = env.observe(env.possible_agents[eye])
    return sight["observation"], sight["action_mask"]
