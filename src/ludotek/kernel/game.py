"""What a game must offer so that terminal, bots, laboratory, tests and server can run it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import mypyc_attr

from ludotek.kernel.answers import Answers
from ludotek.kernel.chance import Chance, FastChance, Wanted
from ludotek.kernel.entering import Reading
from ludotek.kernel.errors import ContentError, UnknownName, left_out
from ludotek.kernel.event import HIDDEN, NOBODY, PRIVATE, Event, Listener
from ludotek.kernel.field import Form
from ludotek.kernel.laying_out import LayOut
from ludotek.kernel.match import Match
from ludotek.kernel.mistake import Examined, problem_of
from ludotek.kernel.option import DECK, Option
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.profile import Profile
from ludotek.kernel.sheet import Sheet
from ludotek.kernel.step import Own
from ludotek.kernel.term import Term
from ludotek.kernel.thing import Meaning, Reference
from ludotek.kernel.vocabulary import Grammar, Vocabulary

if TYPE_CHECKING:
    from ludotek.kernel.trial import Trial


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A game as the rest of the code sees it. Its matches are its own kind: `def describe(self, g: Untamed, …)`."""

    def __init__(
        self,
        name: str,
        package: str,
        prefix: str,
        rules_version: int,
        profile: Profile,
        answers: Answers,
        rulebook: list[tuple[str, str]] | None = None,
        grammar: Grammar | None = None,
    ) -> None:
        self.name = name  # "twenty-strong": what people type
        self.package = package  # "twenty_strong": where it lives
        self.prefix = prefix  # "TS": how its rule ids begin
        self.rules_version = rules_version
        self.profile = profile
        self.answers = answers
        self.rulebook = rulebook or []  # its chapters, each with the numbers of its clauses in the order of reading
        self.grammar = grammar or Grammar(Form(), {}, Vocabulary([], []))
        self.contents: list[tuple[dict[str, Any], Any]] = []  # those used last, as data and read
        self.packs: dict[str, str] = {}  # the kinds of packs it takes, each with the option that names one

    def options(self) -> list[Option]:
        """What is chosen when a game is set up."""
        return []

    @property
    def deck_option(self) -> Option | None:
        """The option that names a deck, if there are decks."""
        return next((option for option in self.options() if option.shape == DECK), None)

    def deck_in(self, options: dict[str, Any]) -> str:
        """The deck that comes with the game and is played with these options; "" if there is none."""
        option = self.deck_option
        deck = "" if option is None else options.get(option.name, option.default)
        return deck if option is not None and deck in (option.allowed or []) else ""

    def value_phrase(self, option: Option, value: Any, content: dict[str, Any]) -> Phrase:
        """A value of an option in words; its form "about" is a sentence for those who choose."""
        return Phrase(f"{option.message}-{value}")

    def content(self, options: dict[str, Any]) -> dict[str, Any]:
        """The content as plain data: what a record keeps, so that it replays when cards have changed."""
        return {}

    def content_with(self, pack: dict[str, Any], options: dict[str, Any]) -> dict[str, Any]:
        """The same with a pack that somebody brings; the option that `packs` names for its kind only says its id. One that
        is not among the options is there only in games with a pack: `check_options` takes it, and nobody is asked for it."""
        raise left_out(self, "content_with")

    def grammar_of(self, kind: str) -> Grammar:
        """How the files of this kind of pack are written."""
        return self.grammar

    def examine(self, kind: str, pack: dict[str, Any]) -> Examined:
        """What is wrong with a pack of this kind, and the cards of it that can be read; it may be unfinished."""
        option = self.packs[kind]
        try:
            content = self.content_with(pack, self.check_options({option: str(pack.get("id", ""))}))
            self.content_of(content)
            return Examined([], self.sheets(content))
        except ContentError as error:
            return Examined([problem_of(error)], [])

    def trial(self, content: dict[str, Any], options: dict[str, Any], card: str) -> Trial | None:
        """A small position in which a card of the content, by its id, is met at once; None where there is none."""
        return None

    def read_content(self, raw: dict[str, Any]) -> Any:
        """What a match holds of the content, such as a deck of cards; a mistake in the data is a ContentError."""
        return raw

    def content_of(self, raw: dict[str, Any]) -> Any:
        """The same, read once for each content; data that was asked for last is known without comparing it."""
        for known, content in self.contents:
            if known is raw:
                return content
        equal = [content for known, content in self.contents if known == raw]
        content = equal[0] if equal else self.read_content(raw)
        others = [pair for pair in self.contents if pair[1] is not content]
        self.contents = [*others[-7:], (raw, content)]
        return content

    def prepare(self, content: dict[str, Any], options: dict[str, Any], chance: Chance) -> Match:
        """A match that has not begun: its set-up is the first step on its stack."""
        raise left_out(self, "prepare")

    def start(
        self,
        content: dict[str, Any],
        options: dict[str, Any],
        chance: Chance,
        listener: Listener | None = None,
        attended: bool = False,
    ) -> Match:
        """A new match, run to its first question; a listener hears the set-up, too."""
        match = self.prepare(content, options, chance)
        match.listener = listener
        match.attended = attended
        if chance.real:
            match.push(LayOut(self.profile.set_up))
        match.settle()
        return match

    def revive(self, content: dict[str, Any], options: dict[str, Any], data: dict[str, Any], chance: Chance) -> Match:
        """The match of a written-down position."""
        raise left_out(self, "revive")

    def determinise(self, match: Match, seat: int, chance: Chance) -> Match:
        """A copy in which everything that the seat cannot know has been redrawn."""
        copy = match.clone()
        copy.chance = chance
        copy.offered = None  # what another seat is offered may depend on what is redrawn
        self.redraw(copy, seat, FastChance(chance.below(0, 1 << 30)))
        return copy

    def redraw(self, match: Own, seat: int, chance: FastChance) -> None:
        """Redraw what the seat cannot know; nothing, if nothing is hidden."""

    def reading(self, match: Own, wanted: Wanted) -> Reading:
        """At a real table: what somebody is asked to read off, in words."""
        raise left_out(self, "reading")

    def view(self, match: Own, seat: int | None) -> dict[str, Any]:
        """What a seat may see (None: a spectator), as plain data."""
        raise left_out(self, "view")

    def sight(self, match: Own, seat: int | None, public: object = None) -> object:
        """The same as the game's own record, if it has one: what screens read and the wire carries.

        `public`: what a spectator sees of the same position, if that has been made: most of it is what all see.
        """
        return self.view(match, seat)

    def chapters(self) -> list[tuple[str, list[str]]]:
        """The rulebook's table of contents: the name of each chapter, and its clauses in the order of reading."""
        return [(name, [f"{self.prefix}-{number}" for number in numbers.split()]) for name, numbers in self.rulebook]

    def sheets(self, content: dict[str, Any]) -> list[Sheet]:
        """The cards of a content as people read them."""
        return []

    def names(self, content: dict[str, Any]) -> list[Phrase]:
        """What has a name in the content itself, as cards that somebody has made do: no catalogue says it."""
        return []

    def hue(self, content: dict[str, Any]) -> str:
        """The hue that a content has chosen for its tables; "": that of the game."""
        return ""

    def lasting(self, match: Own) -> list[tuple[str, Phrase]]:
        """Texts that hold for the rest of the game, wherever their cards are now: the id of the card, and what it says."""
        return []

    def guests(self, content: dict[str, Any]) -> list[Sheet]:
        """The cards of other contents that may be named as well when a game with this one is set up."""
        return []

    def glossary(self) -> list[Term]:
        """The words and signs that stand for a rule, and what they mean."""
        return []

    def explain(self, match: Match, seat: int, action: int) -> Phrase:
        """An action in words."""
        return self.answers.explain(match, seat, action)

    def reference(self, match: Match, seat: int, action: int) -> Reference:
        """What an action does, and the things that it names."""
        return self.answers.reference(match, seat, action)

    def meaning(self, match: Match, seat: int, action: int) -> Meaning:
        """Both at once."""
        return self.answers.meaning(match, seat, action)

    def player(self, match: Own, seat: int) -> Phrase:
        """Who sits there, as the log names them."""
        return Phrase("seat", {"number": seat + 1})

    def describe(self, match: Own, event: Event, seat: int | None) -> Phrase:
        """An event as a seat may read it."""
        raise left_out(self, "describe")

    def things(self, match: Own, event: Event, seat: int | None) -> dict[str, str]:
        """The things that an event is about, by their roles in it: its fields, and "cause". Only what a seat may know.

        Which of several copies it is goes under the field's own name; under that of its kind, where the field is just
        called a card: {"attacker": "animal 17"}, {"card": "card ox", "animal": "animal 17"}.
        """
        found: dict[str, str] = {}
        known = event.seen_by(-1 if seat is None else seat)
        uids = event.uids[:]
        for field, value in zip(event.kind.fields, known, strict=True):
            hidden = field.audience == PRIVATE and value == HIDDEN
            name = "" if hidden else self.thing(match, field.noun, value)
            if name:
                found[field.name] = name
            uid = uids.pop(0) if field.uid else NOBODY
            if uid != NOBODY:
                found[field.uid if field.name == field.noun else field.name] = f"{field.uid} {uid}"
        if event.cause >= 0:
            found["cause"] = self.thing(match, "card", event.cause)
        return found

    def thing(self, match: Own, noun: str, value: int) -> str:
        """The name of the thing that a number means as this noun; "" if it isn't a thing."""
        return f"seat {value}" if noun == "seat" else ""

    def check_options(self, given: dict[str, Any]) -> dict[str, Any]:
        """The options with defaults filled in; an unknown or bad one is a clear error."""
        known = {option.name: option for option in self.options()}
        brought = [name for name in self.packs.values() if name in given and name not in known]
        for name in given:
            if name not in known and name not in brought:
                raise UnknownName(f"option of {self.name}", name, list(known))
        options = {name: option.read(given.get(name, option.default)) for name, option in known.items()}
        return options | {name: str(given[name]) for name in brought}
