"""Perft: lines of play are counted from frozen positions, and each list of options is found a second time by trying
everything that could be written."""

from __future__ import annotations

from typing import ClassVar

from ludotek.kernel.game import Game
from ludotek.kernel.match import Match
from ludotek.prove import corpus
from ludotek.prove.campaign import Campaign, CannotRun, Found, require
from ludotek.prove.playing import games
from ludotek.prove.spoiling import DoublesOption, LosesOption, with_matches
from ludotek.testing.playthrough import perft

TRIED = 64  # positions on the way whose options are found by trying
PROBE = 1024  # actions


class Perft(Campaign):
    unit = "lines"
    small = 60_000
    full = 10_000_000
    planted: ClassVar = {
        "missing": "the list of options misses its last one",
        "doubled": "the list of options has one twice",
    }

    def case(self, number: int) -> Found:
        known = [self.spoilt(game) for game in games() if corpus.read(game.name, "counts")]
        if not known:
            raise CannotRun("no counts have been frozen (python -m ludotek.prove.corpus)")
        game = known[number % len(known)]
        counts = corpus.read(game.name, "counts")
        frozen = counts[number // len(known) % len(counts)]
        match = corpus.begin(game, frozen)
        for tried, (seat, action) in enumerate(corpus.answers_of(frozen)):
            if tried % max(1, len(frozen["answers"].split()) // TRIED) == 0:
                self.try_everything(match, game.name)
            match.carry_out(seat, action)
        lines = perft(match, frozen["depth"])
        where = f"{game.name} {frozen['options']} seed {frozen['seed']} after {len(corpus.answers_of(frozen))} answers"
        require(lines == frozen["lines"], f"{where}: {lines} lines of {frozen['depth']} answers, not {frozen['lines']}")
        found = Found(lines)
        found.seen[f"{game.name} positions"] += 1
        return found

    def try_everything(self, match: Match, name: str) -> None:
        for seat in match.actors():
            options = match.options(seat)
            allowed = [action for action in range(PROBE) if match.why_not(seat, action) is None]
            near = [action for action in options if action < PROBE]
            require(allowed == near, f"{name}: options {near}, but {allowed} are allowed")

    def spoilt(self, game: Game) -> Game:
        plants = {"missing": LosesOption, "doubled": DoublesOption}
        return with_matches(game, plants[self.fault]) if self.fault else game
