"""Lessons: a guided first game, as data of the game it teaches (`games/<game>/lessons/first.toml`), and one for each deck
that plays differently (`content/<deck>/lesson.toml`), about what is different.

A real match with a known seed, at the gentlest setting and with few cards, and bubbles: short texts, each shown at the
question at which its rule is about to be used. Their words are the game's or the deck's, `lesson-<bubble>` with `.title` and
`.now`; the aim in one line is `lesson-first` or `lesson-<deck>`.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources.abc import Traversable
from typing import Any, Final

from ludotek import api
from ludotek.kernel.chance import SealedChance
from ludotek.kernel.errors import ContentError
from ludotek.kernel.game import Game
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.reader import Reader
from ludotek.kernel.seal import Seal
from ludotek.table.seating import HUMAN, KNOWN_BOTS
from ludotek.text.catalogue import home

FIRST: Final = "first"
SEED_BYTES: Final = 32


class Wanted:
    """What an answer has to be: a verb, and some of the things that it names."""

    def __init__(self, verb: str, things: dict[str, str]) -> None:
        self.verb = verb
        self.things = things

    def is_done_by(self, verb: str, things: Mapping[str, str]) -> bool:
        return verb == self.verb and all(things.get(role) == name for role, name in self.things.items())


class Bubble:
    """A short text about one rule.

    `at`: the name of the question at which it is due, not before its `visit`-th time, only if `offers` is among the
    answers, and only once `after` has been done. `place`: what it points at, a thing or a part of the board; `also`: what
    else it needs in sight. `now`: what to do; it stays until that is done.
    """

    def __init__(
        self,
        id: str,
        at: str,
        visit: int,
        rule: str,
        place: str,
        also: list[str],
        offers: Wanted | None,
        after: Wanted | None,
        now: Wanted | None,
    ):
        self.id = id
        self.at = at
        self.visit = visit
        self.rule = rule
        self.place = place
        self.also = also
        self.offers = offers
        self.after = after
        self.now = now

    @property
    def phrase(self) -> Phrase:
        """Its text; `.title` and `.now` are forms of it."""
        return Phrase(f"lesson-{self.id}")


class Lesson:
    """A guided game, smaller than the whole: `keep` are the cards that take part, by those kinds of the content that are
    cut down to them; `change` are fields of its tables with another value. `played`: the answers (seat and action) that lead
    to the position from which it is taught."""

    def __init__(self, reader: Reader, game: Game, name: str = FIRST) -> None:
        self.game = game
        self.name = name
        self.seed = reader.number("seed")
        self.options: dict[str, Any] = game.check_options(dict(reader.table("options").data))
        self.seating = reader.texts("seating", [HUMAN, *KNOWN_BOTS])
        if HUMAN not in self.seating:
            raise reader.fail("seating", "has nobody to be taught")
        self.keep = read_keep(reader.table("keep")) if reader.has("keep") else {}
        self.change: dict[str, Any] = reader.table("change").data if reader.has("change") else {}
        self.played = read_played(reader)
        self.aim = reader.text("aim")  # the clause that says how the game is won
        self.bubbles: list[Bubble] = []
        for each in reader.tables("bubble"):
            self.bubbles.append(read_bubble(each, reader.where, [bubble.id for bubble in self.bubbles]))
        if not self.bubbles:
            raise reader.fail("bubble", "is missing")
        reader.done()

    def content(self) -> dict[str, Any]:
        """The game's own content, made smaller."""
        raw = dict(self.game.content(self.options))
        for table, fields in self.change.items():
            raw[table] = {**raw[table], **fields}
        for kind, wanted in self.keep.items():
            raw[kind] = kept(raw.get(kind, []), wanted, f"lesson of {self.game.name}, keep, {kind}")
        return raw

    @property
    def phrase(self) -> Phrase:
        """The aim of the game in one line."""
        return Phrase(f"lesson-{self.name}")

    @property
    def secret(self) -> bytes:
        """The seed as that of a sealed game; it is known to everybody."""
        return self.seed.to_bytes(SEED_BYTES, "big")

    def begin(self) -> api.Match:
        """The game at the position from which it is taught."""
        chance, seal = SealedChance(self.secret), Seal(known=True)
        match = api.game(self.game.name).begin(self.options, chance, self.content(), attended=True, seal=seal)
        for seat, action in self.played:
            match.act(seat, action)
        return match


def kept(tables: list[dict[str, Any]], wanted: list[str], where: str) -> list[dict[str, Any]]:
    known = {table["id"]: table for table in tables}
    for id in wanted:
        if id not in known:
            raise ContentError(f"{where}: there is no {id!r}")
    return [known[id] for id in wanted]


def read_keep(reader: Reader) -> dict[str, list[str]]:
    return {kind: reader.texts(kind) for kind in reader.data}


def read_played(reader: Reader) -> list[tuple[int, int]]:
    """ "0:17 1:3": the actions of seats 0 and 1."""
    answers = [each.split(":") for each in reader.text("played").split()] if reader.has("played") else []
    if not all(len(each) == 2 and all(part.isdecimal() for part in each) for each in answers):
        raise reader.fail("played", "must be answers such as 0:17, seat and action")
    return [(int(seat), int(action)) for seat, action in answers]


def read_bubble(reader: Reader, where: str, taken: list[str]) -> Bubble:
    found = Bubble(
        id=reader.entry(where, "bubble", taken),
        at=reader.text("at"),
        visit=reader.number("visit", 1, default=1),
        rule=reader.text("rule"),
        place=reader.text("place"),
        also=reader.texts("also") if reader.has("also") else [],
        offers=read_wanted(reader, "offers"),
        after=read_wanted(reader, "after"),
        now=read_wanted(reader, "now"),
    )
    reader.done()
    return found


def read_wanted(reader: Reader, field: str) -> Wanted | None:
    """`{ verb = "apply", enemy = "enemy 4" }`; a missing one is None."""
    if not reader.has(field):
        return None
    table = reader.table(field)
    return Wanted(table.text("verb"), {role: table.text(role) for role in table.data if role != "verb"})


def lesson_place(game: Game, deck: str) -> tuple[str, Traversable]:
    """What the lesson of a deck is called, and its file: its own, or that of the whole game, which is played with the usual
    deck."""
    if deck != game.deck_in({}):
        return deck, home(game.package) / "content" / deck / "lesson.toml"
    return FIRST, home(game.package) / "lessons" / f"{FIRST}.toml"


def has_lesson(game: Game, options: dict[str, Any] | None = None) -> bool:
    return lesson_place(game, game.deck_in(options or {}))[1].is_file()


def lesson_of(game: Game, options: dict[str, Any] | None = None) -> Lesson:
    """The guided game with the deck that the options name; without one, or with a mistake in it, there is a clear error."""
    deck = game.deck_in(options or {})
    if not deck and game.deck_option is not None:
        raise ContentError(f"{game.name} has no guided game with that deck")
    return lesson_at(game, deck)


def lessons_of(game: Game) -> list[Lesson]:
    """All guided games: the first one, and those of the decks."""
    decks = game.deck_option
    chosen = [{}] if decks is None else [{decks.name: deck} for deck in decks.allowed or []]
    return [lesson_of(game, options) for options in chosen if has_lesson(game, options)]


@cache
def lesson_at(game: Game, deck: str) -> Lesson:
    name, path = lesson_place(game, deck)
    where = f"lesson of {game.name}" if name == FIRST else f"lesson of {game.name}, {name}"
    if not path.is_file():
        raise ContentError(
            f"{game.name} has no guided {'first game' if name == FIRST else f'game with the deck {name}'}"
        )
    try:
        data = tomllib.loads(path.read_text("utf-8"))
    except tomllib.TOMLDecodeError as problem:
        raise ContentError(f"{where}: is not valid TOML: {problem}") from None
    return Lesson(Reader(data, where), game, name)
