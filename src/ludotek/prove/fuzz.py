"""Fuzz: games of every kind, played well and badly; whatever must hold is checked after every decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import Any, ClassVar

from ludotek.kernel.chance import FastChance
from ludotek.kernel.event import EventLog
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match
from ludotek.kernel.refusal import IllegalAction
from ludotek.kernel.step import CONCEDE
from ludotek.prove.campaign import Campaign, Found
from ludotek.prove.coverage import Coverage, expected
from ludotek.prove.playing import PLAYERS, content_of, draw_options, games, player
from ludotek.prove.spoiling import LosesOption, SharesClone, doubling_a_card, forgetting_chance, with_matches
from ludotek.testing.walk import Policy, Spot, choose, plain

GAMES_OF_A_CASE = 5
LIMIT = 20_000  # answers
FAR = 512  # actions that are tried although nobody offers them
DEEP = 61  # every so many decisions, and after 1, 2, 4, 8 …, everything is checked
FEW = 10
SELDOM = 1500  # once in so many decisions a seat gives up


class Fuzz(Campaign):
    unit = "decisions"
    small = 4_000
    full = 10_000_000
    planted: ClassVar = {
        "doubled-card": "a hidden card is put into its pile a second time",
        "lost-option": "the list of options misses one that is allowed",
        "forgotten-chance": "a save forgets how far the dice have come",
        "shared-clone": "a clone is the match itself",
    }

    def case(self, number: int) -> Found:
        found = Found()
        for index in range(GAMES_OF_A_CASE * number, GAMES_OF_A_CASE * (number + 1)):
            self.play(index, found)
        return found

    def play(self, index: int, found: Found) -> None:
        known = games()
        game = PLANTS.get(self.fault, unspoilt)(known[index % len(known)])
        name = PLAYERS[index // len(known) % len(PLAYERS)]
        chance = self.chance(index)
        options = draw_options(game, chance)
        seed = self.number(index, "seed")
        policy = player(name, game, seed)
        coverage = Coverage(game, content_of(game, options))
        for spot in self.decisions(game, options, seed, policy, coverage):
            found.units += 1
            self.check(spot, coverage)
        found.seen.update(coverage.seen)
        found.seen.update(f"{game.name} {option} {value}" for option, value in options.items())

    def decisions(
        self, game: Game, options: dict[str, Any], seed: int, policy: Policy, coverage: Coverage
    ) -> Iterator[Spot]:
        content = content_of(game, options)
        ear = EventLog()
        match = game.start(content, options, FastChance(seed), ear)
        chooser = FastChance(seed ^ 0x5EED)
        for answers in range(LIMIT):
            spot = Spot(game, match, content, options, seed, answers)
            coverage.note(match, ear.take())
            yield spot
            if match.over:
                return
            if chooser.below(3, SELDOM) == 0 and (seat := int(chooser.below(4, match.seats))) in giving_up(match):
                match.act(seat, CONCEDE)
            else:
                match.carry_out(*choose(match, chooser, policy))
        raise Spot(game, match, content, options, seed, LIMIT).fail("the game has not ended")

    # what must hold

    def check(self, spot: Spot, coverage: Coverage) -> None:
        match = spot.match
        try:
            conservation(spot.game)(match)
        except AssertionError as error:
            raise spot.fail(f"conservation: {error}") from None
        actors = match.actors()
        if match.over:
            self.check_end(spot, actors)
            return
        spot.require(bool(actors), "the game waits, but for nobody")
        for seat in actors:
            options = match.options(seat)
            spot.require(bool(options), f"seat {seat} is asked but has no option")
            candidates = match.candidates(seat)
            spot.require(candidates == sorted(set(candidates)), f"candidates {candidates} not sorted and unique")
            refusals = [match.why_not(seat, action) for action in candidates]
            allowed = [action for action, refusal in zip(candidates, refusals, strict=True) if refusal is None]
            for refusal in refusals:
                for clause in () if refusal is None else refusal.rules:
                    coverage.rule(clause)
            spot.require(options == allowed, f"options {options} are not the allowed candidates {allowed}")
        if spot.answers & (spot.answers - 1) == 0 or spot.answers % DEEP == 0:
            self.check_deeply(spot)

    def check_end(self, spot: Spot, actors: list[int]) -> None:
        outcome = spot.match.outcome
        assert outcome is not None
        spot.require(actors == [], "somebody is asked after the end")
        spot.require(len(outcome.scores) == spot.match.seats, "the outcome needs a score for each seat")
        spot.require(all(0 <= score <= 1 for score in outcome.scores), "a score is from 0 to 1")

    def check_deeply(self, spot: Spot) -> None:
        match, game = spot.match, spot.game
        before = match.digest(), plain(match.chance.to_data())
        for seat in range(match.seats):
            options = match.options(seat)
            for action in {spot.answers * 37 % FAR, FAR - 1, -77, *match.candidates(seat)[:FEW]} - set(options):
                try:
                    match.act(seat, action)
                except IllegalAction as error:
                    spot.require(bool(error.refusal.rules), f"the refusal of {action} cites no rule")
                else:
                    raise spot.fail(f"action {action} of seat {seat} was carried out although it is not an option")
        spot.require(before == (match.digest(), plain(match.chance.to_data())), "a refused action changed something")
        for eye in (None, *range(match.seats)):
            plain(game.view(match, eye))
        again = game.revive(spot.content, spot.options, match.to_data(), match.chance.clone())
        copy = match.clone()
        spot.require(copy.digest() == again.digest() == before[0], "a copy is another position")
        chooser = FastChance(spot.answers), FastChance(spot.answers)
        for _ in range(FEW):
            if not copy.over:
                copy.carry_out(*choose(copy, chooser[0]))
                again.carry_out(*choose(again, chooser[1]))
        spot.require(copy.digest() == again.digest(), "a position that was read back plays on in another way")
        now = match.digest(), plain(match.chance.to_data())
        spot.require(now == before, "playing on a copy changed the original")

    # what must come up

    def unseen(self, seen: Counter[str]) -> list[str]:
        return [each for game in games() for each in expected(game) if not seen[each]]


def giving_up(match: Match) -> list[int]:
    """The seats that may give up now."""
    return [seat for seat in range(match.seats) if match.why_not(seat, CONCEDE) is None]


def conservation(game: Game) -> Any:
    """What the game's testing room says must hold in every position; nothing for a game that says nothing."""
    module = f"ludotek.testing.{game.package}.conservation"
    if find_spec(f"ludotek.testing.{game.package}") is None or find_spec(module) is None:
        return lambda match: None
    return import_module(module).conserved


# --- planted faults ---------------------------------------------------------------------------------------------------


def unspoilt(game: Game) -> Game:
    return game


PLANTS: dict[str, Callable[[Game], Game]] = {
    "forgotten-chance": forgetting_chance,
    "doubled-card": doubling_a_card,
    "lost-option": lambda game: with_matches(game, LosesOption),
    "shared-clone": lambda game: with_matches(game, SharesClone),
}
