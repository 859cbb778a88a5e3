"""20 Strong as the rest of the building sees it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, cast

from ludotek.games.twenty_strong import codec
from ludotek.games.twenty_strong.rulebook import chapters
from ludotek.games.twenty_strong.rules.components import HERO
from ludotek.games.twenty_strong.rules.deck import Deck, seat_guest
from ludotek.games.twenty_strong.rules.saving import state_from_data
from ludotek.games.twenty_strong.rules.setup import SetUp
from ludotek.games.twenty_strong.rules.steps import STEPS
from ludotek.games.twenty_strong.rules.table import TwentyStrong
from ludotek.games.twenty_strong.sheets import sheets
from ludotek.games.twenty_strong.view import view
from ludotek.kernel.chance import Chance, FastChance
from ludotek.kernel.errors import ContentError, UnknownName
from ludotek.kernel.event import Event
from ludotek.kernel.game import Game, Option
from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.sheet import Sheet
from ludotek.kernel.zone import redraw

CONTENT = Path(__file__).parent / "content"
RANDOM = "random"
FIRST_DECK = "long-dusk"


def shipped_decks() -> list[str]:
    return sorted(path.parent.name for path in CONTENT.glob("*/deck.toml"))


def read_deck(name: str) -> dict[str, Any]:
    """A shipped deck by its name, or a deck file by its path."""
    path = Path(name) if name.endswith(".toml") else CONTENT / name / "deck.toml"
    if not name.endswith(".toml") and name not in shipped_decks():
        raise UnknownName("deck", name, [*shipped_decks(), "or the path of a .toml file"])
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise ContentError(f"deck file {name}", "does not exist") from None
    except (OSError, UnicodeDecodeError) as problem:
        raise ContentError(f"deck file {name}", f"cannot be read: {problem}") from None
    except tomllib.TOMLDecodeError as problem:
        raise ContentError(f"deck file {name}", f"is not valid TOML: {problem}") from None


def home_of(hero: str) -> tuple[str, str]:
    """The deck file that a hero is named with ("" if with none), and its id: "deck.toml:wanderer"."""
    home, colon, name = hero.rpartition(":")
    return (home, name) if colon and home.endswith(".toml") else ("", hero)


def universal_heroes(known: list[str]) -> list[str]:
    """The universal heroes of the shipped decks besides those that are known already (TS-64)."""
    tables = [table for deck in shipped_decks() for table in read_deck(deck)["hero"]]
    return [table["id"] for table in tables if table.get("universal") and table["id"] not in known]


class TwentyStrongGame(Game):
    """Solo: one seat, a deck, a hero, a rung of the ladder."""

    def __init__(self) -> None:
        super().__init__("twenty-strong", "twenty_strong", "TS", 2)
        self.decks: list[tuple[dict[str, Any], Deck]] = []  # a deck is built once for each content

    def options(self) -> list[Option]:
        return [
            Option("deck", FIRST_DECK, shipped_decks(), free=True),
            Option("hero", RANDOM, free=True),
            Option("difficulty", 0, low=0, high=10),
        ]

    def content(self, options: dict[str, Any]) -> dict[str, Any]:
        """The deck, with a universal hero of another deck seated if one was asked for (TS-64)."""
        raw = read_deck(options["deck"])
        try:
            hero, deck = options["hero"], self.deck(raw)
        except ContentError as problem:
            raise ContentError(f"deck file {options['deck']}", str(problem)) from None
        home, name = home_of(hero)
        if name == RANDOM or deck.named(name) in deck.of_kind(HERO):
            return raw
        for other in [home] if home else shipped_decks():
            there = read_deck(other)
            if any(table["id"] == name for table in there["hero"]):
                return seat_guest(deck, there, name).raw
        own = [deck.cards[i].name for i in deck.of_kind(HERO)]
        raise UnknownName("hero", hero, [*own, *universal_heroes(own), "or deck.toml:hero for one of a deck file"])

    def deck(self, raw: dict[str, Any]) -> Deck:
        for known, deck in self.decks:
            if known is raw:
                return deck
        deck = Deck(raw)
        self.decks = [*self.decks[-7:], (raw, deck)]
        return deck

    def prepare(self, content: dict[str, Any], options: dict[str, Any], chance: Chance) -> Match:
        deck = self.deck(content)
        if options["difficulty"] > len(deck.ladder):
            raise ContentError(f"deck {deck.name}", f"its ladder has only {len(deck.ladder)} rungs (TS-95)")
        name = home_of(options["hero"])[1]
        hero = -1 if name == RANDOM else deck.named(name)
        g = TwentyStrong(deck, chance)
        g.push(SetUp(hero, options["difficulty"]))
        return g

    def revive(self, content: dict[str, Any], options: dict[str, Any], data: dict[str, Any], chance: Chance) -> Match:
        g = TwentyStrong(self.deck(content), chance)
        state_from_data(g, data["state"])
        g.restore(STEPS, data)
        return g

    def determinise(self, match: Match, seat: int, chance: Chance) -> Match:
        """The cards under the open ones, and the boss, drawn anew; dice to come, too."""
        g = cast(TwentyStrong, match.clone())
        g.chance = chance
        dealer = FastChance(chance.below(0, 1 << 30))
        redraw(g.stacks, seat, dealer, 0)
        redraw([g.bosses, g.unused_bosses], seat, dealer, 0)
        return g

    def view(self, match: Match, seat: int | None) -> dict[str, Any]:
        return view(cast(TwentyStrong, match))

    def chapters(self) -> list[tuple[str, list[str]]]:
        return chapters()

    def sheets(self, content: dict[str, Any]) -> list[Sheet]:
        return sheets(self.deck(content))

    def explain(self, match: Match, seat: int, action: int) -> Phrase:
        return codec.explain(cast(TwentyStrong, match), action)

    def describe(self, match: Match, event: Event, seat: int | None) -> Phrase:
        return codec.describe(cast(TwentyStrong, match), event)


GAME = TwentyStrongGame()
