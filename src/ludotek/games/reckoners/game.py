"""The Reckoners as the rest of the code sees it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from ludotek.games.reckoners import codec
from ludotek.games.reckoners.profile import PROFILE
from ludotek.games.reckoners.rulebook import CHAPTERS
from ludotek.games.reckoners.rules.box import FILE, HOUSE, WORDS, Box, vocabulary
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import DIFFICULTIES, FEWEST, MOST
from ludotek.games.reckoners.rules.epic_actions import DEEDS
from ludotek.games.reckoners.rules.printed import HOUSE_EPICS
from ludotek.games.reckoners.rules.setup import SetUp
from ludotek.games.reckoners.rules.steps import STEPS
from ludotek.games.reckoners.sheets import sheets
from ludotek.games.reckoners.terms import glossary
from ludotek.kernel.chance import Chance, FastChance, Wanted
from ludotek.kernel.entering import Reading
from ludotek.kernel.errors import LudotekError, UnknownName
from ludotek.kernel.event import Event
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match
from ludotek.kernel.mistake import Examined
from ludotek.kernel.option import CARDS, Option
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.sheet import Sheet
from ludotek.kernel.term import Term
from ludotek.kernel.trial import Trial
from ludotek.kernel.vocabulary import Grammar

if TYPE_CHECKING:
    from ludotek.games.reckoners.view import View  # which loads msgspec: not before somebody looks

GRAMMAR = Grammar(FILE, WORDS, vocabulary())
OF_EPICS = Grammar(HOUSE_EPICS, {"deeds": DEEDS}, vocabulary())
BOX = Path(__file__).parent / "content" / "newcago" / "box.toml"
RANDOM = "random"
SEPARATOR = "+"


class ReckonersGame(Game):
    """Two to six Reckoners against Steelheart; a seat is a Reckoner, and one person may run several (RK-04)."""

    def __init__(self) -> None:
        super().__init__("reckoners", "reckoners", "RK", 2, PROFILE, codec.CODEC, CHAPTERS, GRAMMAR)
        self.packs = {"epics": "epics"}

    def options(self) -> list[Option]:
        return [
            Option("seats", 0, low=FEWEST, high=MOST, rule="RK-04"),  # 0: as many as are named, or two
            Option("difficulty", "normal", DIFFICULTIES, rule="RK-12"),
            Option("reckoners", RANDOM, shape=CARDS, card="reckoner", rule="RK-15"),
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
        box: Box = self.content_of(self.content({}))
        known = [reckoner.name for reckoner in box.reckoners]
        for name in names:
            if name not in known:
                raise UnknownName("Reckoner", name, known)
            if names.count(name) > 1:
                raise LudotekError(f"{name} is named twice; there is only one of each Reckoner (RK-15)")
        return [known.index(name) for name in names]

    def content(self, options: dict[str, Any]) -> dict[str, Any]:
        return tomllib.loads(BOX.read_text(encoding="utf-8"))

    def content_with(self, pack: dict[str, Any], options: dict[str, Any]) -> dict[str, Any]:
        """The box with further Epics, or with others."""
        return {**self.content(options), HOUSE: pack}

    def grammar_of(self, kind: str) -> Grammar:
        return OF_EPICS

    def examine(self, kind: str, pack: dict[str, Any]) -> Examined:
        from ludotek.games.reckoners.examining import examine

        return examine(self.content_of(self.content({})), pack)

    def trial(self, content: dict[str, Any], options: dict[str, Any], card: str) -> Trial | None:
        from ludotek.games.reckoners.trying import trial

        return trial(self, content, options, card)

    def read_content(self, raw: dict[str, Any]) -> Box:
        return Box(raw)

    def prepare(self, content: dict[str, Any], options: dict[str, Any], chance: Chance) -> Match:
        box: Box = self.content_of(content)
        if options["seats"] > len(box.reckoners):
            raise LudotekError(f"the box {box.name} has {len(box.reckoners)} Reckoners, not {options['seats']}")
        brought = options.get("epics", "")
        if brought != box.house:
            raise LudotekError(f"the Epics {brought} are not in this box; play with the file of their pack")
        g = City(box, DIFFICULTIES.index(options["difficulty"]), options["seats"], chance)
        g.lay_out()
        for seat, name in enumerate(named(options["reckoners"])):
            g.who[seat] = int(box.reckoner_named(name))
        g.push(SetUp())
        return g

    def revive(self, content: dict[str, Any], options: dict[str, Any], data: dict[str, Any], chance: Chance) -> Match:
        g = City(self.content_of(content), data["state"]["difficulty"], data["seats"], chance)
        g.restore(STEPS, data)
        return g

    def redraw(self, g: City, seat: int, chance: FastChance) -> None:
        """Nobody knows what comes from the two decks."""
        g.epic_deck = sorted(g.epic_deck)
        g.equipment_deck = sorted(g.equipment_deck)
        chance.shuffle(0, g.epic_deck)
        chance.shuffle(0, g.equipment_deck)

    def reading(self, g: City, wanted: Wanted) -> Reading:
        from ludotek.games.reckoners.entering import reading

        return reading(g, wanted)

    def view(self, g: City, seat: int | None) -> dict[str, Any]:
        from ludotek.games.reckoners.sight import view

        return view(g, seat)

    def sight(self, g: City, seat: int | None, public: object = None) -> View:
        from ludotek.games.reckoners.sight import sight

        return sight(g, seat, cast("View | None", public))

    def player(self, g: City, seat: int) -> Phrase:
        return codec.seat_phrase(g, seat)

    def describe(self, g: City, event: Event, seat: int | None) -> Phrase:
        return codec.describe(g, event)

    def thing(self, g: City, noun: str, value: int) -> str:
        return codec.thing(g, noun, value)

    def sheets(self, content: dict[str, Any]) -> list[Sheet]:
        return sheets(self.content_of(content))

    def names(self, content: dict[str, Any]) -> list[Phrase]:
        box: Box = self.content_of(content)
        return box.called()

    def glossary(self) -> list[Term]:
        return glossary(self.content_of(self.content({})))


def named(text: str) -> list[str]:
    """'david+tia' as names; the other seats draw theirs."""
    names = [] if text == RANDOM else [name.strip().lower() for name in text.split(SEPARATOR)]
    if "" in names:
        raise LudotekError(f"reckoners must be names with {SEPARATOR!r} between them, as in david+tia, not {text!r}")
    return names


GAME = ReckonersGame()
