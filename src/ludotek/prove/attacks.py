"""Attacks: people, spectators and strangers try what is not theirs to do. Everything is refused, and nothing has changed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import ClassVar

from ludotek.kernel.chance import FastChance
from ludotek.prove.attack_classes import AFTERWARDS, BY_LEAVING, CLASSES, Attack
from ludotek.prove.attack_plants import PLANTS
from ludotek.prove.bad_tables import bad_tables
from ludotek.prove.campaign import Campaign, Found, require
from ludotek.prove.company import for_people, forked
from ludotek.prove.limits import beyond_limits
from ludotek.prove.scene import Scene
from ludotek.prove.serving import Forked, Plant
from ludotek.prove.walkouts import walkouts

ROUNDS, LATER = 2, 8  # of attacks on one table: in the first case, which is what the tests run, and in each later one
BETWEEN = 6  # answers
SELDOM = 10  # one case in so many has attacks of one of these kinds, for which a server is set up in another way
LIMITS = "beyond the limits of an address"
WALKOUTS = "losing, and running out of time"
BAD_TABLES = "tables that are poisoned or damaged"
OTHERWISE: dict[str, Callable[[FastChance, Plant | None], Iterator[str]]] = {
    LIMITS: beyond_limits,
    WALKOUTS: walkouts,
    BAD_TABLES: bad_tables,
}
FOUND_BY = {
    "endless-patience": LIMITS,
    "late-return": WALKOUTS,
    "free-closing": WALKOUTS,
    "endless-undos": BAD_TABLES,
    "one-for-all": BAD_TABLES,
}  # planted faults that no other kind of attack meets


class Attacks(Campaign):
    unit = "attempts"
    small = 300
    full = 100_000
    planted: ClassVar = {
        "any-seat": "the seat is taken from the message",
        "any-host": "everybody counts as the host",
        "any-decision": "an answer to a decision that is gone is taken for one to the present decision",
        "any-key": "every secret opens the first seat",
        "any-origin": "pages of other sites may speak to the server",
        "talkative": "the seed of a table is logged",
        "new-links": "the host may have a new link for the seat of an opponent",
        "acting-leaver": "whoever has left the seat to a bot may still act",
        "lonely-undo": "whoever has left is not asked about an undo",
        "endless-patience": "half a request is waited for without end",
        "late-return": "whoever has used up the time may return",
        "free-closing": "whoever closes a game that others play has not conceded it",
        "endless-undos": "answers are taken back without end",
        "one-for-all": "a damaged table hides the others of the same person",
    }

    def case(self, number: int) -> Found:
        found, chance, plant = Found(), self.chance(number), PLANTS.get(self.fault)
        only = FOUND_BY.get(self.fault)
        if only is None:
            self.attack_a_table(number, chance, plant, found)
        for place, (name, attempts) in enumerate(OTHERWISE.items()):
            if name == only or (only is None and number % SELDOM == place):
                self.note(name, attempts(chance, plant), found)
        return found

    def attack_a_table(self, number: int, chance: FastChance, plant: Plant | None, found: Found) -> None:
        with forked(plant) as server:
            scene = Scene(server, chance)
            for _ in range(LATER if number else ROUNDS):
                self.attack(scene, found, CLASSES)
                scene.company.play(BETWEEN, chance)
            for name, attack in BY_LEAVING.items():
                if not scene.host.over:
                    self.note(name, attack(scene), found, f"{scene.where}: ")
            scene.look_for_secrets(found)
            scene.end()
            self.attack(scene, found, AFTERWARDS)
            scene.close()
            self.attack_before_the_start(server, chance, found)
            errors = [line for line in server.log.splitlines() if '"trace"' in line]
            require(not errors, f"errors in the log: {errors[:2]}")

    def attack(self, scene: Scene, found: Found, classes: dict[str, Attack]) -> None:
        before = scene.state()
        for name, attack in classes.items():
            self.note(name, attack(scene), found, f"{scene.where}: ")
            require(scene.state() == before, f"{scene.where}: {name}: it was refused, but something has changed")

    def note(self, name: str, attempts: Iterator[str], found: Found, where: str = "") -> None:
        for problem in attempts:
            found.units += 1
            found.seen[name] += 1
            require(problem == "", f"{where}{name}: {problem}")

    def attack_before_the_start(self, server: Forked, chance: FastChance, found: Found) -> None:
        game, options, seats = for_people(2)[0]
        table = server.open(game.name, seats, options=options)
        with server.page(table).settled() as page:
            for message in ({"type": "concede"}, {"type": "undo"}, {"type": "act", "decision": "0" * 16, "action": 0}):
                reply = page.ask(**message)
                require(reply["type"] == "refused", f"{message} was carried out before the start")
                found.units += 1
                found.seen["before the start"] += 1
