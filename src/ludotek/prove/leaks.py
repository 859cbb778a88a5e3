"""Leaks: pairs of worlds that a seat cannot tell apart are the same to it, in the engine and on the wire."""

from __future__ import annotations

from typing import Any, ClassVar

from ludotek.kernel.game import Game
from ludotek.prove.campaign import Campaign, Found
from ludotek.prove.playing import PLAYERS, draw_options, games, player
from ludotek.prove.spoiling import showing_the_digest, telling_everybody, telling_spectators
from ludotek.prove.tables import answer_any, open_table
from ludotek.prove.wire_pairs import compare_frames
from ludotek.testing.secrets import compare_choices, nothing_forgotten
from ludotek.testing.walk import walk
from ludotek.testing.worlds import compare_worlds

LIMIT = 20_000
SPOTS = 40  # positions of a game that are looked at
EVERY = 4  # one case in so many is about frames


class Leaks(Campaign):
    unit = "pairs"
    small = 300
    full = 200_000
    planted: ClassVar = {
        "view": "views depend on what nobody may know",
        "spectator": "a spectator sees what the first seat sees",
        "facts": "facts are told with values that are private",
    }

    def case(self, number: int) -> Found:
        known = [self.spoilt(game) for game in games()]
        game = known[number % len(known)]
        options = draw_options(game, self.chance(number))
        if number // len(known) % EVERY == EVERY - 1:
            return self.compare_tables(number, game, options)
        return self.compare_matches(number, game, options)

    def compare_matches(self, number: int, game: Game, options: dict[str, Any]) -> Found:
        found, chance, seed = Found(), self.chance(number, "spots"), self.number(number, "seed")
        policy = player(PLAYERS[int(chance.below(0, len(PLAYERS)))], game, seed)
        every, first = 1 + int(chance.below(0, 7)), int(chance.below(0, 30))
        for spot in walk(game, options, seed, LIMIT, policy):
            if spot.answers < first or (spot.answers - first) % every:
                continue
            mark = (seed + spot.answers) % (1 << 30)
            for seat in range(spot.match.seats):
                compare_worlds(spot, seat, mark)
            found.units += spot.match.seats
            if not spot.match.over:
                compare_choices(spot, mark)
                nothing_forgotten(spot, mark)
                found.seen[f"{game.name} hidden choices and memories"] += 1
            if spot.answers > first + SPOTS * every:
                break
        found.seen[f"{game.name} pairs of worlds"] += found.units
        return found

    def compare_tables(self, number: int, game: Game, options: dict[str, Any]) -> Found:
        found, chooser = Found(), self.chance(number, "answers")
        table = open_table(game, options, self.number(number, "seed"))
        for answers in range(SPOTS * 2):
            if table.match.over:
                break
            if answers % 2:
                found.units += compare_frames(table, number + answers)
            answer_any(table, chooser)
        found.seen[f"{game.name} pairs of frames"] += found.units
        return found

    def spoilt(self, game: Game) -> Game:
        plants = {"view": showing_the_digest, "spectator": telling_spectators, "facts": telling_everybody}
        return plants[self.fault](game) if self.fault else game
