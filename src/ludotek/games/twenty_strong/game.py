"""20 Strong as the rest of the code sees it."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from ludotek.games.twenty_strong import codec
from ludotek.games.twenty_strong.profile import PROFILE
from ludotek.games.twenty_strong.rulebook import CHAPTERS
from ludotek.games.twenty_strong.rules.components import GENTLEST, HERO
from ludotek.games.twenty_strong.rules.deck import FILE, Deck, seat_guest
from ludotek.games.twenty_strong.rules.effects.vocabulary import WORDS, vocabulary
from ludotek.games.twenty_strong.rules.setup import SetUp
from ludotek.games.twenty_strong.rules.steps import STEPS
from ludotek.games.twenty_strong.rules.table import TwentyStrong
from ludotek.games.twenty_strong.sheets import UNIVERSAL, sheets
from ludotek.games.twenty_strong.terms import glossary
from ludotek.kernel.chance import Chance, FastChance, Wanted
from ludotek.kernel.entering import Reading
from ludotek.kernel.errors import ContentError, UnknownName
from ludotek.kernel.event import Event
from ludotek.kernel.game import Game
from ludotek.kernel.match import Match
from ludotek.kernel.mistake import Examined
from ludotek.kernel.option import CARD, DECK, Option
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.sheet import Sheet
from ludotek.kernel.term import Term
from ludotek.kernel.trial import Trial
from ludotek.kernel.vocabulary import Grammar
from ludotek.kernel.zone import redraw

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.view import View  # which loads msgspec: not before somebody looks

GRAMMAR = Grammar(FILE, WORDS, vocabulary(""))
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
        raise ContentError(f"deck file {name}: does not exist") from None
    except (OSError, UnicodeDecodeError) as problem:
        raise ContentError(f"deck file {name}: cannot be read: {problem}") from None
    except tomllib.TOMLDecodeError as problem:
        raise ContentError(f"deck file {name}: is not valid TOML: {problem}") from None


def home_of(hero: str) -> tuple[str, str]:
    """The deck file that a hero is named with ("" if with none), and its id: "deck.toml:wanderer"."""
    home, colon, name = hero.rpartition(":")
    return (home, name) if colon and home.endswith(".toml") else ("", hero)


def check_rung(deck: Deck, difficulty: int) -> None:
    if difficulty > len(deck.ladder):
        raise ContentError(f"deck {deck.name}: its ladder has only {len(deck.ladder)} rungs (TS-95)")


class TwentyStrongGame(Game):
    """Solo: one seat, a deck, a hero, a rung of the ladder."""

    def __init__(self) -> None:
        super().__init__("twenty-strong", "twenty_strong", "TS", 2, PROFILE, codec.CODEC, CHAPTERS, GRAMMAR)
        self.packs = {"deck": "deck"}

    def options(self) -> list[Option]:
        return [
            Option("deck", FIRST_DECK, shipped_decks(), shape=DECK, rule="TS-06"),
            Option("hero", RANDOM, shape=CARD, card="hero", rule="TS-69"),
            Option("difficulty", 0, low=GENTLEST, high=10, rule="TS-95"),
        ]

    def value_phrase(self, option: Option, value: Any, content: dict[str, Any]) -> Phrase:
        """A rung of the ladder is what it adds (TS-95)."""
        if option.name == "difficulty":
            deck: Deck = self.content_of(content)
            check_rung(deck, value)
            return deck.rung(value).phrase() if value else Phrase("difficulty-plain")
        return super().value_phrase(option, value, content)

    def content(self, options: dict[str, Any]) -> dict[str, Any]:
        raw = read_deck(options["deck"])
        try:
            self.content_of(raw)
        except ContentError as problem:
            raise ContentError(f"deck file {options['deck']}: {problem}") from None
        return self.content_with(raw, options)

    def content_with(self, pack: dict[str, Any], options: dict[str, Any]) -> dict[str, Any]:
        """The deck, with a universal hero of another deck seated if one was asked for (TS-64)."""
        deck: Deck = self.content_of(pack)
        hero = options["hero"]
        home, name = home_of(hero)
        if name == RANDOM or deck.named(name) in deck.of_kind(HERO):
            return pack
        for other in [home] if home else shipped_decks():
            there = read_deck(other)
            if any(table["id"] == name for table in there["hero"]):
                return seat_guest(deck, there, name).raw
        known = [*(deck.cards[i].name for i in deck.of_kind(HERO)), *(sheet.id for sheet in self.guests(pack))]
        raise UnknownName("hero", hero, [*known, "or deck.toml:hero for one of a deck file"])

    def examine(self, kind: str, pack: dict[str, Any]) -> Examined:
        from ludotek.games.twenty_strong.examining import examine

        return examine(pack)

    def trial(self, content: dict[str, Any], options: dict[str, Any], card: str) -> Trial | None:
        from ludotek.games.twenty_strong.trying import trial

        return trial(self, content, options, card)

    def read_content(self, raw: dict[str, Any]) -> Deck:
        return Deck(raw)

    def prepare(self, content: dict[str, Any], options: dict[str, Any], chance: Chance) -> Match:
        deck: Deck = self.content_of(content)
        check_rung(deck, options["difficulty"])
        name = home_of(options["hero"])[1]
        hero = -1 if name == RANDOM else deck.named(name)
        g = TwentyStrong(deck, chance)
        g.lay_out()
        g.push(SetUp(hero, options["difficulty"]))
        return g

    def revive(self, content: dict[str, Any], options: dict[str, Any], data: dict[str, Any], chance: Chance) -> Match:
        g = TwentyStrong(self.content_of(content), chance)
        g.restore(STEPS, data)
        return g

    def redraw(self, g: TwentyStrong, seat: int, chance: FastChance) -> None:
        """The cards under the open ones, and the boss, are redrawn; so are the dice to come."""
        redraw(g.stacks, seat, chance, 0)
        redraw([g.bosses, g.unused_bosses], seat, chance, 0)

    def reading(self, g: TwentyStrong, wanted: Wanted) -> Reading:
        from ludotek.games.twenty_strong.entering import reading

        return reading(g, wanted)

    def view(self, g: TwentyStrong, seat: int | None) -> dict[str, Any]:
        from ludotek.games.twenty_strong.view import view

        return view(g)

    def sight(self, g: TwentyStrong, seat: int | None, public: object = None) -> View:
        from ludotek.games.twenty_strong.view import sight

        return cast("View | None", public) or sight(g)

    def describe(self, g: TwentyStrong, event: Event, seat: int | None) -> Phrase:
        return codec.describe(g, event)

    def thing(self, g: TwentyStrong, noun: str, value: int) -> str:
        return codec.thing(g, noun, value)

    def sheets(self, content: dict[str, Any]) -> list[Sheet]:
        return sheets(self.content_of(content))

    def names(self, content: dict[str, Any]) -> list[Phrase]:
        deck: Deck = self.content_of(content)
        return deck.names()

    def hue(self, content: dict[str, Any]) -> str:
        deck: Deck = self.content_of(content)
        return deck.look.hue

    def lasting(self, g: TwentyStrong) -> list[tuple[str, Phrase]]:
        nodes = [g.deck.nodes[index] for index in g.lasting]
        said = [Phrase("text-standing", {"text": node.phrase()}) for node in nodes]
        cards = [g.deck.cards[node.card].name if node.card >= 0 else g.deck.name for node in nodes]
        return list(zip(cards, said, strict=True))

    def guests(self, content: dict[str, Any]) -> list[Sheet]:
        """The universal heroes of the shipped decks besides those of this one (TS-64)."""
        own = {table["id"] for table in content["hero"]}
        others = [sheet for deck in shipped_decks() for sheet in self.sheets(read_deck(deck))]
        return [sheet for sheet in others if UNIVERSAL in sheet.marks and sheet.id not in own]

    def glossary(self) -> list[Term]:
        return glossary()


GAME = TwentyStrongGame()
