"""Fair: two verifiers that share nothing with us, in Python and in JavaScript, recompute every draw of whole games; and
whatever is changed afterwards, they notice."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, ClassVar

from ludotek.kernel.chance import FastChance
from ludotek.kernel.play import begin
from ludotek.kernel.record import read_record
from ludotek.kernel.seal import Seal
from ludotek.prove.campaign import Campaign, CannotRun, Found, require
from ludotek.prove.draws import draws_of
from ludotek.prove.playing import PLAYERS, content_of, draw_options, games, player
from ludotek.prove.tables import sealed
from ludotek.testing.walk import choose

GAMES = 5  # of a case: the verifiers start once for all of them
VERIFIERS = Path(__file__).parent / "verifier"
LIMIT = 20_000
TERMS: list[tuple[str, Any]] = [("rules", 99), ("content", "0" * 32), ("seats", 16), ("options", {}), ("game", "chess")]
ABANDONED = 4  # one game in so many is not played to its end; it is opened all the same


class Fair(Campaign):
    unit = "games"
    small = 5
    full = 1_000
    planted: ClassVar = {
        "loaded-die": "a draw of the server is not what its seed gives",
        "other-seed": "another seed is opened than the one that was sealed",
        "other-terms": "the game was played with other options than the sealed ones",
    }

    def case(self, number: int) -> Found:
        node = shutil.which("node")
        if node is None:
            raise CannotRun("node is not installed: the second verifier is written in JavaScript")
        found, told = Found(), []
        for index in range(GAMES * number, GAMES * (number + 1)):
            game = self.play(index, found)
            told.append(self.spoilt(game))
        commands = ([sys.executable, str(VERIFIERS / "fair.py")], [node, str(VERIFIERS / "fair.mjs")])
        for command in commands:
            for said in ask(command, told):
                require(": fair, " in said, f"{Path(command[1]).name}: {said}")
            changed = [each for n, game in enumerate(told) for each in self.changed(game, number + n)]
            for said in ask(command, changed):
                require("NOT FAIR" in said, f"{Path(command[1]).name} does not notice a change: {said}")
            found.seen[f"changes noticed by {Path(command[1]).name}"] += len(changed)
        found.units = len(told)
        return found

    def play(self, index: int, found: Found) -> dict[str, Any]:
        known = games()
        game, chance = known[index % len(known)], self.chance(index)
        options = draw_options(game, chance)
        seed = self.number(index, "seed")
        seats = game.prepare(content_of(game, options), options, FastChance(0)).seats
        salts = [f"{self.number(index, f'salt {seat}'):032x}" if chance.below(7, 2) else "" for seat in range(seats)]
        play = begin(game, options, sealed(seed, salts), seal=Seal(f"{seed:x}", known=bool(chance.below(6, 2))))
        policy = player(PLAYERS[index // len(known) % 3], game, index)
        limit = int(chance.below(9, 60)) if chance.below(8, ABANDONED) == 0 else LIMIT
        while not play.match.over and len(play.live) < limit:
            play.act(*choose(play.match, chance, policy))
        play.close()
        told = draws_of(read_record(play.record.text()))
        found.seen[f"{game.name} draws"] += len(told["draws"])
        found.seen[f"{game.name} {'finished' if play.match.over else 'abandoned'}"] += 1
        return told

    def spoilt(self, game: dict[str, Any]) -> dict[str, Any]:
        told: dict[str, Any] = json.loads(json.dumps(game))
        if self.fault == "loaded-die":
            for draw in told["draws"][-1:]:
                draw[3] = (draw[3] + 1) % draw[2]
        elif self.fault == "other-seed":
            told["opening"] = told["opening"][::-1]
        elif self.fault == "other-terms":
            told["header"]["rules"] += 1
        return told

    def changed(self, game: dict[str, Any], number: int) -> list[dict[str, Any]]:
        """The game with one bit of the seed, of the commitment, or of one draw changed, or with one of its terms."""
        chance = self.chance(number, "changes")

        def another() -> dict[str, Any]:
            copy: dict[str, Any] = json.loads(json.dumps(game))
            return copy

        seed, seal, terms = another(), another(), another()
        seed["opening"] = flipped(game["opening"], int(chance.below(0, 256)))
        header = seal["header"]["chance"]
        header["commitment"] = flipped(header["commitment"], int(chance.below(0, 256)))
        name, value = TERMS[int(chance.below(1, len(TERMS)))]
        terms["header"][name] = value
        if not game["draws"]:  # left before anything was drawn
            return [seed, seal, terms]
        draw = another()
        draw["draws"][chance.below(0, len(game["draws"]))][3] ^= 1
        return [seed, seal, draw, terms]


def flipped(digits: str, bit: int) -> str:
    return f"{int(digits, 16) ^ 1 << bit:064x}"


def ask(command: list[str], told: list[dict[str, Any]]) -> list[str]:
    """What a verifier says about each game."""
    with tempfile.TemporaryDirectory(prefix="ludotek-prove-") as folder:
        path = Path(folder, "games.jsonl")
        path.write_text("".join(json.dumps(each) + "\n" for each in told), encoding="utf-8")
        done = subprocess.run([*command, str(path)], capture_output=True, text=True, cwd=folder)
    lines = done.stdout.splitlines()
    require(len(lines) == len(told), f"{command} said {len(lines)} lines about {len(told)} games: {done.stderr[-500:]}")
    return lines
