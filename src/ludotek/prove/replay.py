"""Replay: frozen games play again position by position; new ones with undo, saves and concessions verify."""

from __future__ import annotations

import json
from typing import ClassVar

from ludotek.kernel.chance import FastChance
from ludotek.kernel.errors import RecordError
from ludotek.kernel.game import Game
from ludotek.kernel.play import Play, begin
from ludotek.kernel.record import CHANCE, REVEAL, read_record
from ludotek.kernel.replay import verify
from ludotek.kernel.save import load, save
from ludotek.kernel.step import CONCEDE
from ludotek.prove import corpus
from ludotek.prove.campaign import Campaign, Fault, Found, require
from ludotek.prove.playing import PLAYERS, draw_options, games, player
from ludotek.prove.spoiling import drawing_once_more
from ludotek.prove.tables import sealed
from ludotek.testing.walk import choose

LIMIT = 20_000
BACK, SAVED, GIVEN_UP = 9, 60, 300  # once in so many answers


class Replay(Campaign):
    unit = "games"
    small = 6
    full = 900
    planted: ClassVar = {
        "changed-rule": "a rule draws once more than it did, without a new rules version",
        "changed-record": "an answer of a record was changed",
        "changed-seal": "a record was opened with another seed",
    }

    def case(self, number: int) -> Found:
        known = [drawing_once_more(game) for game in games()] if self.fault == "changed-rule" else games()
        game = known[number % len(known)]
        frozen = corpus.read(game.name, "games")
        found = Found(1)
        if frozen:
            self.play_frozen(game, frozen[number // len(known) % len(frozen)], found)
        self.play_new(game, number, found)
        return found

    def play_frozen(self, game: Game, frozen: corpus.Data, found: Found) -> None:
        where = f"{game.name} {frozen['options']} seed {frozen['seed']}"
        match, trail = corpus.begin(game, frozen), corpus.Trail()
        trail.add(match)
        for place, (seat, action) in enumerate(corpus.answers_of(frozen)):
            refusal = match.why_not(seat, action)
            require(refusal is None, f"{where}: answer {place + 1} is refused now: {refusal!r}")
            match.carry_out(seat, action)
            trail.add(match)
        require(trail.end == frozen["trail"], f"{where}: it does not play as it was frozen")
        require(match.outcome is not None and match.outcome.to_data() == frozen["outcome"], f"{where}: another end")
        found.seen[f"{game.name} frozen, ends by {frozen['outcome']['how']}"] += 1

    def play_new(self, game: Game, number: int, found: Found) -> None:
        chance, seed = self.chance(number), self.number(number, "seed")
        options = draw_options(game, chance)
        policy = player(PLAYERS[int(chance.below(9, len(PLAYERS)))], game, seed)
        play = begin(game, options, sealed(seed))
        while not play.match.over and len(play.record.lines) < LIMIT:
            play = self.go_on(game, play, chance, policy, found)
        play.close()
        text = self.changed(play.record.text())
        try:
            again = verify(game, read_record(text))
        except RecordError as error:
            raise Fault(f"{game.name} {options}: {error}") from None
        require(again.digest() == play.digest(), f"{game.name} {options}: the record leads to another position")
        found.seen[f"{game.name} recorded"] += 1

    def go_on(self, game: Game, play: Play, chance: FastChance, policy: object, found: Found) -> Play:
        """One answer; now and then it is taken back, a seat gives up, or the game is saved and loaded."""
        before = play.digest()
        seat = int(chance.below(5, play.match.seats))
        if chance.below(6, GIVEN_UP) == 0 and play.match.why_not(seat, CONCEDE) is None:
            play.act(seat, CONCEDE)
            found.seen[f"{game.name} given up"] += 1
            return play
        play.act(*choose(play.match, chance, policy))  # type: ignore[arg-type]
        last = play.live[-1]
        quiet = CHANCE not in last.notes and REVEAL not in last.notes
        if chance.below(7, BACK) == 0:
            play.undo([last.seat], agreed=not quiet)
            require(play.digest() == before, f"{game.name}: undo did not lead back to the position before")
            found.seen[f"{game.name} undone"] += 1
        if chance.below(8, SAVED) == 0:
            loaded = load(game, json.loads(json.dumps(save(play, []))))
            require(loaded.digest() == play.digest(), f"{game.name}: a loaded game is another one")
            found.seen[f"{game.name} saved and loaded"] += 1
            return loaded
        return play

    def changed(self, text: str) -> str:
        lines = text.splitlines()
        if self.fault == "changed-record":
            place = len(lines) // 2
            line = json.loads(lines[place])
            lines[place] = json.dumps(line | {"digest": line["digest"][::-1]})
        elif self.fault == "changed-seal":
            line = json.loads(lines[-1])
            lines[-1] = json.dumps(line | {"opening": line["opening"][::-1]})
        return "\n".join(lines) + "\n"
