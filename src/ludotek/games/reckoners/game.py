"""The Reckoners as the rest of the building sees it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, cast

from ludotek.games.reckoners import codec
from ludotek.games.reckoners.rulebook import chapters
from ludotek.games.reckoners.rules.box import Box
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import DIFFICULTIES, FEWEST, LOTS, MOST
from ludotek.games.reckoners.rules.saving import state_from_data
from ludotek.games.reckoners.rules.setup import SetUp
from ludotek.games.reckoners.rules.steps import STEPS
from ludotek.games.reckoners.sheets import sheets
from ludotek.games.reckoners.view import view
from ludotek.kernel.chance import Chance, FastChance
from ludotek.kernel.errors import LudotekError, UnknownName
from ludotek.kernel.event import Event
from ludotek.kernel.game import Game, Option
from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.sheet import Sheet

BOX = Path(__file__).parent / "content" / "newcago" / "box.toml"
RANDOM = "random"
SEPARATOR = "+"


class ReckonersGame(Game):
    """Two to six Reckoners against Steelheart; a seat is a Reckoner, and one person may run several (RK-04)."""

    def __init__(self) -> None:
        super().__init__("reckoners", "reckoners", "RK", 2)
        self.boxes: list[tuple[dict[str, Any], Box]] = []  # a box is built once for each content

    def options(self) -> list[Option]:
        return [
            Option("seats", 0, low=FEWEST, high=MOST),  # 0: as many as are named, or two
            Option("difficulty", "normal", allowed=DIFFICULTIES),
            Option("reckoners", RANDOM, free=True),
        ]

    def check_options(self, given: dict[str, Any]) -> dict[str, Any]:
        if str(given.get("seats")) == "1":
            raise LudotekError(
                f"The Reckoners is for {FEWEST} to {MOST} Reckoners: alone, you run {FEWEST} of them (RK-04)"
            )
        options = super().check_options(given)
        names = named(options["reckoners"])
        options["seats"] = options["seats"] or max(len(names), FEWEST)
        if len(names) > options["seats"]:
            raise LudotekError(f"{len(names)} Reckoners are named for {options['seats']} seats: {'+'.join(names)}")
        self.read_reckoners(names)
        return options

    def read_reckoners(self, names: list[str]) -> list[int]:
        """Named Reckoners by their numbers, each at most once (RK-15)."""
        box = self.box(self.content({}))
        known = [reckoner.name for reckoner in box.reckoners]
        for name in names:
            if name not in known:
                raise UnknownName("Reckoner", name, known)
            if names.count(name) > 1:
                raise LudotekError(f"{name} is named twice; each Reckoner is there once (RK-15)")
        return [known.index(name) for name in names]

    def content(self, options: dict[str, Any]) -> dict[str, Any]:
        return tomllib.loads(BOX.read_text(encoding="utf-8"))

    def box(self, raw: dict[str, Any]) -> Box:
        for known, box in self.boxes:
            if known is raw or known == raw:
                return box
        box = Box(raw)
        self.boxes = [*self.boxes[-7:], (raw, box)]
        return box

    def prepare(self, content: dict[str, Any], options: dict[str, Any], chance: Chance) -> Match:
        box = self.box(content)
        if options["seats"] > len(box.reckoners):
            raise LudotekError(f"the box {box.name} has {len(box.reckoners)} Reckoners, not {options['seats']}")
        g = City(box, DIFFICULTIES.index(options["difficulty"]), options["seats"], chance)
        g.lay_out()
        for seat, name in enumerate(named(options["reckoners"])):
            g.who[seat] = int(box.reckoner_named(name))
        g.push(SetUp())
        return g

    def revive(self, content: dict[str, Any], options: dict[str, Any], data: dict[str, Any], chance: Chance) -> Match:
        g = City(self.box(content), data["state"]["difficulty"], data["seats"], chance)
        state_from_data(g, data["state"])
        g.restore(STEPS, data)
        return g

    def determinise(self, match: Match, seat: int, chance: Chance) -> Match:
        """Nobody knows what comes from the two decks."""
        g = cast(City, match.clone())
        g.chance = chance
        dealer = FastChance(chance.below(LOTS, 1 << 30))
        g.epic_deck = g.epic_deck[:]
        g.equipment_deck = g.equipment_deck[:]
        dealer.shuffle(0, g.epic_deck)
        dealer.shuffle(0, g.equipment_deck)
        return g

    def view(self, match: Match, seat: int | None) -> dict[str, Any]:
        return view(cast(City, match), seat)

    def chapters(self) -> list[tuple[str, list[str]]]:
        return chapters()

    def sheets(self, content: dict[str, Any]) -> list[Sheet]:
        return sheets(self.box(content))

    def explain(self, match: Match, seat: int, action: int) -> Phrase:
        return codec.explain(cast(City, match), seat, action)

    def player(self, match: Match, seat: int) -> Phrase:
        return codec.seat_phrase(cast(City, match), seat)

    def describe(self, match: Match, event: Event, seat: int | None) -> Phrase:
        return codec.describe(cast(City, match), event)


def named(text: str) -> list[str]:
    """'david+tia' as names; the other seats draw theirs."""
    names = [] if text == RANDOM else [name.strip().lower() for name in text.split(SEPARATOR)]
    if "" in names:
        raise LudotekError(f"reckoners must be names with {SEPARATOR!r} between them, as in david+tia, not {text!r}")
    return names


GAME = ReckonersGame()
