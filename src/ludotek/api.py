"""The public face: `ludotek.game(name)`, and a `Match` that is pleasant at the prompt.

Thin and interpreted: it checks what people type, keeps the record, and turns keys into words. Programs that play many
games use the kernel's match directly.
"""

from __future__ import annotations

import hashlib
import json
import secrets
from collections.abc import Callable, Sequence
from typing import Any

from ludotek import registry
from ludotek.kernel.chance import Chance, FastChance, SealedChance
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.event import Event, EventLog
from ludotek.kernel.game import Game as Rules
from ludotek.kernel.game import Option
from ludotek.kernel.history import WayBack
from ludotek.kernel.outcome import Outcome
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.play import Play, UndoRefused, begin
from ludotek.kernel.record import read_record
from ludotek.kernel.refusal import IllegalAction
from ludotek.kernel.refusal import Refusal as Reason
from ludotek.kernel.replay import verify
from ludotek.kernel.save import load, save
from ludotek.kernel.step import CONCEDE

Say = Callable[[str, Phrase, str], str]


def say_in_words(package: str, phrase: Phrase, lang: str) -> str:
    """A phrase in a language, by the text room, which is not loaded before the first word is needed."""
    from ludotek.text import say

    return say(package, phrase, lang)


def game(name: str) -> Game:
    """The game of that name, such as "twenty-strong"."""
    return Game(registry.find(name))


class Game:
    """A game that can be started and loaded."""

    def __init__(self, rules: Rules, say: Say = say_in_words) -> None:
        self.rules = rules
        self.say = say

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    @property
    def name(self) -> str:
        return self.rules.name

    @property
    def options(self) -> list[Option]:
        """What `new` takes: each option with its name, default and allowed values."""
        return self.rules.options()

    def new(
        self,
        seed: int | None = None,
        sealed: bool = False,
        chance: Chance | None = None,
        attended: bool = False,
        **options: Any,
    ) -> Match:
        """A new game. The same seed and options give the same game; without a seed each is another one.

        `sealed` draws a secret seed and commits to it (`commitment`); it is opened when the game is closed. `attended`
        is for people: no answer that they could not take back is given for them, even if it is the only one.
        """
        if chance is None:
            chance = make_chance(seed, sealed)
        elif seed is not None or sealed:
            raise LudotekError("give either a chance, or a seed, or sealed=True; not several of them")
        ear = EventLog()
        return Match(self, begin(self.rules, options, chance, listener=ear, attended=attended), ear)

    def load(self, data: object) -> Match:
        """Go on with a saved game."""
        return Match(self, load(self.rules, data))

    def verify(self, text: str) -> Match:
        """Play a record again, checking every digest and every sealed draw; the game as it stood at the end."""
        return Match(self, verify(self.rules, read_record(text)))


def make_chance(seed: int | None, sealed: bool) -> Chance:
    if sealed:
        if seed is not None:
            raise LudotekError("a sealed game draws its own secret seed; leave the seed out")
        return SealedChance(secrets.token_bytes(32))
    if seed is None:
        return FastChance(secrets.randbits(63))
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed < 1 << 64:
        raise LudotekError(f"a seed must be a whole number from 0 to {(1 << 64) - 1}, not {seed!r}")
    return FastChance(seed)


class Refusal(Reason):
    """Why something is not allowed: `rules` (the ids) and `text(lang)`."""

    def __init__(self, game: Game, reason: Reason) -> None:
        super().__init__(reason.rules, reason.reason)
        self.game = game

    def text(self, lang: str = "en") -> str:
        return self.game.say(self.game.rules.package, self.reason, lang)

    def said(self) -> str:
        return self.text()


class Candidate:
    """Something a person might try: the action, in words, and the refusal if it is not allowed now."""

    def __init__(self, game: Game, action: int, phrase: Phrase, refusal: Refusal | None) -> None:
        self.game = game
        self.action = action
        self.phrase = phrase
        self.refusal = refusal

    def text(self, lang: str = "en") -> str:
        return self.game.say(self.game.rules.package, self.phrase, lang)

    def __repr__(self) -> str:
        return f"<{self.action}: {self.phrase.key}{f', {self.refusal!r}' if self.refusal else ''}>"


class Fact:
    """Something that happened, as one seat may know it."""

    def __init__(self, game: Game, event: Event, seat: int | None, phrase: Phrase) -> None:
        self.game = game
        self.key = event.kind.key
        self.rule = event.rule
        self.cause = int(event.cause)
        seen = event.seen_by(-1 if seat is None else seat)
        self.values = {field.name: value for field, value in zip(event.kind.fields, seen, strict=True)}
        self.phrase = phrase

    def text(self, lang: str = "en") -> str:
        return self.game.say(self.game.rules.package, self.phrase, lang)

    def to_data(self) -> dict[str, Any]:
        """The fact for the wire; two worlds that a seat cannot tell apart give the same bytes."""
        return {
            "key": self.key,
            "rule": self.rule,
            "cause": self.cause,
            "values": self.values,
            "phrase": self.phrase.to_data(),
        }

    def __repr__(self) -> str:
        return f"<{self.key} ({self.rule}) {self.values}>"


class Decision:
    """A question to a seat. Its id changes when, and only when, what it means to the seat changes."""

    def __init__(self, id: str, rule: str, prompt: Phrase, options: list[Candidate]) -> None:
        self.id = id
        self.rule = rule
        self.prompt = prompt
        self.options = options


class Match:
    """A game in progress, with its record."""

    def __init__(self, game: Game, play: Play, ear: EventLog | None = None) -> None:
        """`ear` has heard the set-up of a game that has just begun."""
        self.game = game
        self.play = play
        self.ear = EventLog() if ear is None else ear
        self.told: list[Event] = []  # since the last act
        self.story: list[Phrase] = []  # everything since it was started or loaded, as the log tells it
        play.match.listener = self.ear
        self.hear()

    # asking

    @property
    def seats(self) -> int:
        return self.play.match.seats

    @property
    def actors(self) -> list[int]:
        """The seats that may act now; empty when the game is over."""
        return self.play.match.actors()

    @property
    def over(self) -> bool:
        return self.play.match.over

    @property
    def result(self) -> Outcome | None:
        """The score of each seat from 0 to 1, how the game ended and by which rule; None while it goes on."""
        return self.play.match.outcome

    def actions(self, seat: int) -> list[int]:
        """What a seat may do now, sorted."""
        return list(self.play.match.options(self.seat(seat)))

    def candidates(self, seat: int) -> list[Candidate]:
        """What a person might try now, allowed or not."""
        match, question = self.play.match, self.play.match.question
        if question is None or self.seat(seat) not in match.actors():
            return []
        return [self.candidate(seat, action) for action in question.candidates(match, seat)]

    def candidate(self, seat: int, action: int) -> Candidate:
        phrase = self.game.rules.explain(self.play.match, seat, action)
        return Candidate(self.game, action, phrase, self.refusal(seat, action))

    def explain(self, seat: int, action: int, lang: str = "en") -> str:
        """An action in words; it must be one that a person might try now."""
        for candidate in self.candidates(seat):
            if candidate.action == action:
                return candidate.text(lang)
        raise LudotekError(f"seat {seat} has no action {action!r} to explain now")

    def refusal(self, seat: int, action: int) -> Refusal | None:
        """None if the seat may do this now, else why not."""
        if not isinstance(action, int) or isinstance(action, bool) or not 0 <= action < 1 << 31:
            raise LudotekError(f"an action is a whole number from 0 on, not {action!r}")
        reason = self.play.match.why_not(self.seat(seat), action)
        return None if reason is None else Refusal(self.game, reason)

    def decision(self, seat: int) -> Decision | None:
        """The question that this seat is asked now; None if it is asked nothing."""
        match, question = self.play.match, self.play.match.question
        if question is None or self.seat(seat) not in match.actors():
            return None
        options = [self.candidate(seat, action) for action in match.options(seat)]
        prompt = question.prompt(match)
        own = sum(1 for answer in self.play.live if answer.seat == seat)
        meaning = [seat, own, self.play.undone, prompt.to_data(), [each.phrase.to_data() for each in options]]
        text = json.dumps(meaning, separators=(",", ":"), sort_keys=True)
        short = hashlib.blake2b(text.encode(), digest_size=8).hexdigest()
        return Decision(short, question.rule(), prompt, options)

    def seat(self, seat: int) -> int:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seats:
            raise LudotekError(f"there is no seat {seat!r}; the seats are 0 to {self.seats - 1}")
        return seat

    # acting

    def act(self, seat: int, action: int) -> None:
        """Answer; an illegal answer raises IllegalAction with the refusal and changes nothing."""
        refusal = self.refusal(seat, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        self.play.act(seat, action)
        self.hear()

    def concede(self, seat: int) -> None:
        """Give the game up, asked or not; refused as an answer is, when it is over or the seat is already out."""
        reason = self.play.match.why_not(self.seat(seat), CONCEDE)
        if reason is not None:
            raise IllegalAction(Refusal(self.game, reason))
        self.play.act(seat, CONCEDE)
        self.hear()

    def hear(self) -> None:
        """Take in what has just happened."""
        self.told = self.ear.take()
        watcher = 0 if self.seats == 1 else None
        self.story += [self.game.rules.describe(self.play.match, event, watcher) for event in self.told]

    def way_back(self, seat: int, yielding: Sequence[int] = ()) -> WayBack:
        """What `undo` would take back freely, and why not if it cannot."""
        return self.play.way_back([self.seat(seat)], list(yielding))

    def undo(self, seat: int, agreed: bool = False, yielding: Sequence[int] = ()) -> None:
        """Take back the last act of this seat; on an open floor even if others have acted since.

        What `yielding` seats (bots) have answered since goes back with it. `agreed`: the table goes back over the last
        answer, whoever gave it and whatever came of it.
        """
        if agreed:
            self.go_further(self.play.way_further(list(yielding)), [self.seat(seat)], yielding, ())
        else:
            self.go_back(self.way_back(seat, yielding), [seat], yielding)

    def go_back(self, way: WayBack, seats: list[int], yielding: Sequence[int]) -> None:
        """Take back what `way_back` of the play has found for these seats; else UndoRefused."""
        self.play.go_back(way, seats, list(yielding))
        self.went_back("log-undo", seats[0])

    def go_further(self, way: WayBack, seats: list[int], yielding: Sequence[int], asked: Sequence[int]) -> None:
        """Take back the last answer of anybody, over chance and news, as the seats `asked` have agreed."""
        if way.reason is not None:
            raise UndoRefused(way.reason)
        self.play.undo([*seats, *yielding], way.first, True, list(asked))
        self.went_back("log-undo-agreed", seats[0])

    def went_back(self, key: str, seat: int) -> None:
        """Nothing has happened since. The log does not say what is gone, because that may be hidden."""
        self.ear = EventLog()
        self.told = []
        self.play.match.listener = self.ear
        self.story.append(Phrase(f"{key}-unnamed", {"seat": self.game.rules.player(self.play.match, seat)}))

    def close(self) -> None:
        """End the record, also of an abandoned game; a sealed game is opened."""
        self.play.close()

    # reading

    @property
    def commitment(self) -> str | None:
        """What a sealed game showed before it began."""
        origin = self.play.origin
        return origin.commitment if isinstance(origin, SealedChance) else None

    @property
    def opening(self) -> str | None:
        """What a sealed game shows after it was closed."""
        end = self.play.record.end
        return None if end is None else end.opening

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see; None: a spectator."""
        return self.game.rules.view(self.play.match, None if seat is None else self.seat(seat))

    def events(self, seat: int | None = None) -> list[Fact]:
        """What happened since the last act, as a seat may know it; None: a spectator."""
        who = None if seat is None else self.seat(seat)
        rules, match = self.game.rules, self.play.match
        return [Fact(self.game, event, who, rules.describe(match, event, who)) for event in self.told]

    def log(self, lang: str = "en") -> list[str]:
        """The game so far in words (of a loaded game: as they were stored, then on from there)."""
        package = self.game.rules.package
        return self.play.record.log + [self.game.say(package, phrase, lang) for phrase in self.story]

    def digest(self) -> str:
        return self.play.match.digest()

    def clone(self) -> Match:
        copy = Match(self.game, self.play.clone())
        copy.told = self.told[:]
        copy.story = self.story[:]
        return copy

    def save(self, lang: str = "en") -> dict[str, Any]:
        """Everything needed to go on later, JSON-compatible; the log is kept in words of that language."""
        return save(self.play, self.log(lang))

    def record(self) -> str:
        """The record so far as a file: JSON Lines."""
        return self.play.record.text()

    def __repr__(self) -> str:
        state = f"over: {self.result!r}" if self.over else f"seats to act: {self.actors}"
        return f"<{self.game.name}, {len(self.play.live)} answers, {state}>"
