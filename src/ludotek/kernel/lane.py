"""One game, or many side by side, for those who learn: each goes on by itself to the next real choice of a learner."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from ludotek.kernel.chance import FastChance
from ludotek.kernel.encoder import Encoder
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match
from ludotek.kernel.row import Row, put, put_two, put_wide

NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Rival:
    """Answers for a seat that does not learn: any option, as long as nobody says how."""

    def __init__(self) -> None:
        self.chance = FastChance(0)

    def begin(self, seed: i64) -> None:
        """A new game: the same seed gives the same answers."""
        self.chance = FastChance(int(seed))

    def choose(self, match: Match, seat: i64, options: list[int]) -> i64:
        return options[self.chance.below(0, len(options))]


class Lane:
    """A game and those that follow it. Seats without a rival are learners' seats; what has one answer is not asked."""

    def __init__(
        self, game: Game, content: dict[str, Any], options: dict[str, Any], encoder: Encoder, rivals: list[Rival | None]
    ) -> None:
        self.game = game
        self.content = content
        self.chosen = options
        self.encoder = encoder
        self.rivals = rivals
        self.seeds = FastChance(0)
        self.seed: i64 = 0  # of this game
        self.seat: i64 = NOBODY  # the learner who is asked
        self.options: list[int] = []  # as that seat counts
        self.match = game.prepare(content, options, self.seeds)
        self.keeps: bool = False  # are all answers of a game kept, to show it again?
        self.answers: list[tuple[int, int]] = []

    def reseed(self, seed: int) -> None:
        """The games that follow depend on this only."""
        self.seeds = FastChance(seed)

    def begin(self) -> None:
        """The next game."""
        self.seed = self.next_seed()
        self.match = self.game.start(self.content, self.chosen, FastChance(int(self.seed)))
        self.answers = []
        for rival in self.rivals:
            if rival is not None:
                rival.begin(self.next_seed())
        self.advance()

    def next_seed(self) -> i64:
        high: i64 = self.seeds.below(0, 1 << 31)
        return high * (1 << 32) + self.seeds.below(0, 1 << 32)

    def act(self, action: i64) -> None:
        """The answer of the learner who is asked, as that seat counts."""
        if self.seat == NOBODY:
            raise LudotekError("the game is over: reset the environment to begin the next one")
        if action not in self.options:
            raise LudotekError(f"seat {self.seat} cannot take action {action} now; the action mask says what it can")
        self.carry_out(self.seat, self.encoder.as_played(self.match, self.seat, action))
        self.advance()

    def carry_out(self, seat: i64, action: i64) -> None:
        if self.keeps:
            self.answers.append((seat, action))
        self.match.carry_out(seat, action)

    def advance(self) -> None:
        """Go on to the next real choice of a learner, or to the end."""
        match = self.match
        while match.outcome is None:
            seat = match.driver()
            options = match.driver_options(seat)
            if len(options) == 1:
                self.carry_out(seat, options[0])
                continue
            rival = self.rivals[seat]
            if rival is None:
                self.seat = seat
                self.options = self.encoder.as_counted(match, seat, options)
                return
            self.carry_out(seat, rival.choose(match, seat, options))
        self.give_up()

    def give_up(self) -> None:
        """Nobody is asked any more until the next game begins."""
        self.seat = NOBODY
        self.options = []


class Lanes:
    """Many games at once, and what was found out in the last step, of all games one after the other."""

    def __init__(self, lanes: list[Lane]) -> None:
        self.lanes = lanes
        self.encoder = lanes[0].encoder
        self.numbers = Row()
        self.seats = Row()  # who is asked
        self.counts = Row()  # how many options there are, in two bytes
        self.options = Row()  # each in four bytes: its place in the masks of all games, one after the other
        self.ended: list[int] = []  # which games came to their end
        self.scores: list[list[float]] = []
        self.last_rows: list[bytearray] = []

    def begin(self) -> None:
        """A new game in every lane."""
        self.clear()
        i: i64 = 0
        while i < len(self.lanes):
            self.lanes[i].begin()
            self.look(i)
            i += 1

    def step(self, actions: list[int]) -> None:
        """An answer in every lane; where that ends the game, the next one begins."""
        if len(actions) != len(self.lanes):
            raise LudotekError(f"{len(actions)} actions were given for {len(self.lanes)} games")
        self.clear()
        i: i64 = 0
        while i < len(self.lanes):
            lane = self.lanes[i]
            seat = lane.seat
            lane.act(actions[i])
            outcome = lane.match.outcome
            if outcome is not None:
                self.ended.append(int(i))
                self.scores.append(outcome.scores)
                self.last_rows.append(self.encoder.row(lane.match, seat, False))
                lane.begin()
            self.look(i)
            i += 1

    def clear(self) -> None:
        for row in (self.numbers, self.seats, self.counts, self.options):
            row.truncate(0)
        self.ended, self.scores, self.last_rows = [], [], []

    def look(self, place: i64) -> None:
        lane = self.lanes[place]
        self.encoder.write(lane.match, lane.seat, True, self.numbers)
        put(self.seats, lane.seat)
        put_two(self.counts, len(lane.options))
        begin: i64 = place * self.encoder.actions
        for option in lane.options:
            put_wide(self.options, begin + option)
