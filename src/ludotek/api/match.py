"""A game in progress, with its record: what people and programs may ask of it, and what they may do."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from ludotek import registry
from ludotek.api.decision import Candidate, Decision, Refusal
from ludotek.api.fact import Fact, Heard
from ludotek.api.story import whole_story
from ludotek.kernel.chance import Chance, SealedChance
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.event import Event, EventLog
from ludotek.kernel.game import Game as Rules
from ludotek.kernel.header import SERVER, Header
from ludotek.kernel.history import WayBack
from ludotek.kernel.match import Match as Position
from ludotek.kernel.odds import Odds
from ludotek.kernel.outcome import Outcome
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.play import Play, UndoRefused
from ludotek.kernel.profile import Mode, Profile
from ludotek.kernel.record import Answer, Line, Record, Takeback, Undo
from ludotek.kernel.refusal import IllegalAction
from ludotek.kernel.save import save
from ludotek.kernel.seal import NO_SALT, SEALED, seal_of
from ludotek.kernel.step import CONCEDE, Question
from ludotek.kernel.thing import Meaning, Reference

if TYPE_CHECKING:
    from ludotek.api.game import Game


class Match:
    """A game in progress. What follows from its position is found out once, when somebody asks."""

    def __init__(self, game: Game, play: Play, ear: EventLog | None = None) -> None:
        """`ear` has heard the set-up of a game that has just begun."""
        self.game = game
        self.play = play
        self.ear = EventLog() if ear is None else ear
        self.position.listener = self.ear
        self.decisions: dict[int, Decision | None] = {}  # of seats that have asked for theirs
        self.offers: dict[int, list[int]] = {}
        self.happened: list[Event] = self.ear.take()  # since the last act
        self.choice: Answer | None = None  # which that was, if there was another

    # asking

    @property
    def rules(self) -> Rules:
        """The kernel's game, which knows its rules and words."""
        return self.game.rules

    @property
    def profile(self) -> Profile:
        """What the game says about itself."""
        return self.rules.profile

    @property
    def position(self) -> Position:
        """The kernel's match: for bots, views and whoever else looks at the state of a game."""
        return self.play.match

    @property
    def question(self) -> Question | None:
        """What the match waits for; None when it is over."""
        return self.position.question

    @property
    def header(self) -> Header:
        """What was fixed before the game began."""
        return self.play.record.header

    @property
    def options(self) -> dict[str, Any]:
        """What the game was started with."""
        return self.header.options

    def odds(self, seat: int = 0) -> list[Odds]:
        """Exact odds of what the seat is about, in few words; nothing where there is nothing to tell."""
        tell = getattr(registry.odds(self.rules), "now", None)
        return [] if tell is None or self.position.over else tell(self.position, seat)

    @property
    def origin(self) -> Chance:
        """The chance before anything was drawn."""
        return self.play.origin

    @property
    def content(self) -> dict[str, Any]:
        return self.play.content

    @property
    def lines(self) -> list[Line]:
        """The record so far."""
        return self.play.record.lines

    @property
    def live(self) -> list[Answer]:
        """The answers that count: those that nobody took back."""
        return self.play.live

    @property
    def seats(self) -> int:
        return self.position.seats

    @cached_property
    def mode(self) -> Mode:
        """The mode that is played: for how many, against whom."""
        return self.profile.mode(self.options)

    @property
    def actors(self) -> list[int]:
        """The seats that may act now; empty when the game is over."""
        return self.position.actors()

    @property
    def real(self) -> bool:
        """Is it played with real dice and cards, of which people say what they show?"""
        return self.position.chance.real

    @property
    def over(self) -> bool:
        return self.position.over

    @property
    def result(self) -> Outcome | None:
        """The score of each seat from 0 to 1, how the game ended and by which rule; None until then."""
        return self.position.outcome

    def actions(self, seat: int) -> list[int]:
        """What a seat may do now, sorted."""
        if self.seat(seat) not in self.offers:
            self.offers[seat] = list(self.position.options(seat))
        return self.offers[seat][:]

    def candidates(self, seat: int) -> list[Candidate]:
        """What a person might try now, allowed or not."""
        decision = self.decision(seat)
        return [] if decision is None else decision.candidates

    def explain(self, seat: int, action: int, lang: str = "en") -> str:
        """An action in words; it must be one that a person might try now."""
        phrase = self.phrase(seat, action)
        if phrase is None:
            raise LudotekError(f"seat {seat} has no action {action!r} to explain now")
        return self.game.say(self.rules.package, phrase, lang)

    def phrase(self, seat: int, action: int) -> Phrase | None:
        return next((each.phrase for each in self.candidates(seat) if each.action == action), None)

    def refusal(self, seat: int, action: int) -> Refusal | None:
        """None if the seat may do this now, else why not."""
        reason = self.position.why_not(self.seat(seat), self.action(action))
        return None if reason is None else Refusal(self.game, reason)

    def decision(self, seat: int) -> Decision | None:
        """The question that this seat is asked now; None if it is asked nothing."""
        if self.seat(seat) not in self.decisions:
            self.decisions[seat] = self.ask(seat)
        return self.decisions[seat]

    def ask(self, seat: int) -> Decision | None:
        position, question, rules = self.position, self.question, self.rules
        if question is None or seat not in position.actors():
            return None
        allowed = set(self.actions(seat))
        candidates = []
        for action in position.candidates(seat):
            reason = None if action in allowed else position.why_not(seat, action)
            refusal = None if reason is None else Refusal(self.game, reason)
            candidates.append(Candidate(self.game, action, rules.meaning(position, seat, action), refusal))
        own = sum(1 for answer in self.live if answer.seat == seat)
        about = Reference(question.name, question.things(position))
        return Decision(about, question.rule(), question.prompt(position), candidates, [seat, own, self.play.undone])

    def seat(self, seat: int) -> int:
        if not isinstance(seat, int) or isinstance(seat, bool) or not 0 <= seat < self.seats:
            raise LudotekError(f"there is no seat {seat!r}; the seats are 0 to {self.seats - 1}")
        return seat

    def action(self, action: int) -> int:
        if not isinstance(action, int) or isinstance(action, bool) or not 0 <= action < 1 << 31:
            raise LudotekError(f"an action must be a whole number of at least 0, not {action!r}")
        return action

    # acting

    def act(self, seat: int, action: int) -> None:
        """Answer; an illegal answer raises IllegalAction with the refusal and changes nothing."""
        known = self.decisions.get(self.seat(seat))
        means = None if known is None else next((each.meaning for each in known.options if each.action == action), None)
        self.answer(seat, self.action(action), means)

    def do(self, *said: str, seat: int | None = None) -> None:
        """Answer in writing, one answer after the other: `match.do("attack Tiger", "target 2:Rat")`.

        Without a seat, the one that is asked answers; on an open floor, the lowest one that is not done.
        """
        for words in said:
            who = self.driver if seat is None else self.seat(seat)
            self.act(who, self.read(who, words))

    def read(self, seat: int, words: str) -> int:
        """The action that is written here."""
        try:
            return self.rules.answers.read(self.position, seat, words)
        except LudotekError as error:
            raise LudotekError(f"{error}; answers() lists what seat {seat} can do") from None

    def answers(self, seat: int | None = None) -> list[str]:
        """What a seat may do now, as `do` reads it; without a seat, the one that `do` would answer for."""
        if self.over:
            return []
        who = self.driver if seat is None else self.seat(seat)
        return [self.rules.answers.write(self.position, who, action) for action in self.actions(who)]

    @property
    def driver(self) -> int:
        """The seat that answers next where a program decides."""
        if self.over:
            raise LudotekError("the game is over: there is nothing to answer")
        return int(self.position.driver())

    def concede(self, seat: int) -> None:
        """Give the game up, asked or not; refused like an answer when the game is over or the seat is already out."""
        self.answer(self.seat(seat), CONCEDE)

    def answer(
        self, seat: int, action: int, meaning: Meaning | None = None, entered: Sequence[int] | None = None
    ) -> None:
        chooses = action != CONCEDE and seat in self.actors and len(self.actions(seat)) > 1
        try:
            self.play.act(seat, action, meaning, None if entered is None else list(entered))
        except IllegalAction as error:
            raise IllegalAction(Refusal(self.game, error.refusal)) from None
        self.moved(self.ear.take())
        self.choice = self.live[-1] if chooses else None

    def moved(self, happened: list[Event]) -> None:
        """The position has changed."""
        self.decisions = {}
        self.offers = {}
        self.happened = happened
        self.choice = None

    def way_back(self, seats: int | list[int], yielding: Iterable[int] = (), before: int = -1) -> WayBack:
        """What `undo` would take back freely for a seat, or for all seats of a person, and why not if it cannot.

        `before` a live answer: one of the earlier acts.
        """
        own = seats if isinstance(seats, list) else [self.seat(seats)]
        return self.play.way_back(own, list(yielding), before)

    def way_further(self, yielding: Iterable[int] = (), before: int = -1) -> WayBack:
        """What goes back by agreement: the last answer of anybody who is not `yielding`."""
        return self.play.way_further(list(yielding), before)

    def undo(self, seat: int, agreed: bool = False, yielding: Sequence[int] = ()) -> None:
        """Take back the last act of this seat; on an open floor even if others have acted since.

        What `yielding` seats (bots) have answered since goes back with it. `agreed`: the table goes back over the last
        answer, whoever gave it and whatever came of it.
        """
        if agreed:
            others = [each for each in range(self.seats) if each != self.seat(seat) and each not in yielding]
            self.go_further(self.way_further(yielding), [seat], yielding, others)
        else:
            self.go_back(self.way_back(seat, yielding), [seat], yielding)

    def go_back(self, way: WayBack, seats: list[int], yielding: Sequence[int]) -> None:
        """Take back what the play's `way_back` has found for these seats; else UndoRefused."""
        self.play.go_back(way, seats, list(yielding))
        self.went_back()

    def go_further(self, way: WayBack, seats: list[int], yielding: Sequence[int], asked: Sequence[int]) -> None:
        """Take back the last answer of anybody, over chance and news, as the seats `asked` have agreed."""
        if way.reason is not None:
            raise UndoRefused(way.reason)
        self.play.undo([*seats, *yielding], way.first, True, list(asked))
        self.went_back()

    def went_back(self) -> None:
        """Nothing has happened since."""
        self.ear = EventLog()
        self.position.listener = self.ear
        self.moved([])

    def follow(self, line: Line) -> None:
        """Do again what a line of a record says."""
        if isinstance(line, Answer):
            self.answer(line.seat, line.action, entered=line.entered)
        elif isinstance(line, Undo):
            self.play.undo(line.seats, line.mark, line.agreed, line.asked)
            self.went_back()
        else:
            assert isinstance(line, Takeback)
            self.play.take_back(line.seats, by_number=line.actions is None)
            self.went_back()

    def move(self, places: list[str]) -> None:
        """From now on the game is played there, and its record says so."""
        record = self.play.record
        record.header = record.header.moved(places)

    def close(self) -> None:
        """End the record, even if the game was abandoned; a sealed game is opened."""
        self.play.close()

    # looking back

    def beginning(self) -> Match:
        """The same game before its first answer."""
        play, ear = self.play, EventLog()
        record = Record(play.record.header, play.content)
        return Match(self.game, Play(play.game, play.content, record, play.origin, play.start(ear)), ear)

    def salted(self, seat: int, salt: str) -> Match:
        """The same sealed game before its first answer, dealt again with what a seat adds to the dice."""
        origin, header = self.origin, self.header
        assert isinstance(origin, SealedChance) and not self.lines
        salts = origin.salts[:] or [NO_SALT] * self.seats
        salts[self.seat(seat)] = salt
        chance = SealedChance(origin.seed, salts)
        again = self.game.begin(header.options, chance, self.content, header.attended, seal_of(header.chance))
        again.move(header.places)
        return again

    def at(self, place: int) -> Position:
        """The position before one of the live answers, to be played on."""
        return self.play.at(place)

    def moved_to(self, position: Position) -> Match:
        """The same game and record with another position: an earlier one, or one that a seat imagines."""
        play = self.play.clone()
        play.match = position
        return Match(self.game, play)

    def meaning(self, place: int) -> Meaning:
        """What one of the live answers meant."""
        return self.play.meaning(place)

    # reading

    @property
    def commitment(self) -> str | None:
        """What a sealed game showed before it began."""
        found: str | None = self.header.chance.get("commitment")
        return found

    @property
    def opening(self) -> str | None:
        """What a sealed game shows once it is closed."""
        end = self.play.record.end
        return None if end is None else end.opening

    @property
    def played(self) -> Phrase | None:
        """Where it was played, and whether those who did could have known what was to come; None: its record does not say."""
        header = self.header
        if not header.places:
            return None
        sealed = header.chance["kind"] == SEALED and not header.chance.get("known", False)
        places: list[Phrase] = [Phrase(f"place-{place}") for place in header.places]
        return Phrase(
            "played", {"places": places, "open": "yes" if sealed and set(header.places) != {SERVER} else "no"}
        )

    @property
    def rewound(self) -> int:
        """How often the game went back over chance or news, or from its end."""
        return self.play.record.rewound()

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may see, as plain data; None: a spectator."""
        return self.rules.view(self.position, None if seat is None else self.seat(seat))

    def sight(self, seat: int | None = None, public: Any = None) -> Any:
        """The same as the game's own record (`games/<game>/view.py`), for screens and for the wire.

        `public`: what a spectator sees now, if that has been made.
        """
        return self.rules.sight(self.position, None if seat is None else self.seat(seat), public)

    def events(self, seat: int | None = None) -> list[Fact]:
        """What happened since the last act, as a seat may know it; None: a spectator."""
        who = None if seat is None else self.seat(seat)
        return [self.fact(event, who) for event in self.happened]

    def fact(self, event: Event, seat: int | None, position: Position | None = None) -> Fact:
        """An event as a seat may know it, told from this position unless it is another's."""
        at = self.position if position is None else position
        seen = event.seen_by(-1 if seat is None else seat)
        values = {field.name: value for field, value in zip(event.kind.fields, seen, strict=True)}
        phrase, things = self.rules.describe(at, event, seat), self.rules.things(at, event, seat)
        return Fact(self.game, event.kind.name, phrase, event.rule, values, things, event.kind.sound)

    def news(self) -> list[Heard]:
        """What happened since the last act, as each at the table may know it; what is the same for several is one fact."""
        return [self.heard(event) for event in self.happened]

    def heard(self, event: Event) -> Heard:
        public = self.fact(event, 0 if self.seats == 1 else None)
        if not event.kind.private or self.seats == 1:
            return Heard(public, [public] * self.seats, self.choice)
        known = {tuple(event.seen_by(-1)): public}
        for seat in range(self.seats):
            if (seen := tuple(event.seen_by(seat))) not in known:
                known[seen] = self.fact(event, seat)
        return Heard(public, [known[tuple(event.seen_by(seat))] for seat in range(self.seats)], self.choice)

    def log(self, lang: str = "en") -> list[str]:
        """The game so far in words, retold from its record as everybody may know it."""
        watcher = 0 if self.seats == 1 else None
        return [line.by(watcher).text(lang) for line in whole_story(self)]

    def digest(self) -> str:
        return self.position.digest()

    def clone(self) -> Match:
        copy = Match(self.game, self.play.clone())
        copy.decisions = dict(self.decisions)
        copy.offers = dict(self.offers)
        copy.happened = self.happened[:]
        copy.choice = self.choice
        return copy

    def save(self, lang: str = "en", log: list[str] | None = None) -> dict[str, Any]:
        """Everything needed to go on later, JSON-compatible; the log is kept in words, those of that language."""
        return save(self.play, self.log(lang) if log is None else log)

    def record(self, log: list[str] | None = None) -> str:
        """The record so far as a file: JSON Lines, with the log in words where it is given."""
        if log is None:
            return self.play.record.text()
        told = self.play.record.clone()
        told.log = log
        return told.text()

    # at the prompt

    def __repr__(self) -> str:
        state = f"over: {self.result!r}" if self.over else f"seats to act: {self.actors}"
        return f"<{self.game.name}, {len(self.live)} answers, {state}>"

    def __str__(self) -> str:
        """The table as everybody may see it, and what may be answered."""
        return "\n".join([self.drawing(), *[f"  {words}" for words in self.answers()]])

    def drawing(self, seat: int | None = None, lang: str = "en") -> str:
        """The table as a seat may see it, as the terminal shows it; None: a spectator, or the only seat."""
        from ludotek.cli import picture

        return picture.text(self, self.eyes(seat), lang)

    def svg(self, seat: int | None = None, lang: str = "en") -> str:
        """The same as a picture."""
        from ludotek.cli import picture

        return picture.svg(self, self.eyes(seat), lang)

    def _repr_svg_(self) -> str:
        """What a notebook shows."""
        return self.svg()

    def eyes(self, seat: int | None) -> int | None:
        return 0 if seat is None and self.seats == 1 else seat if seat is None else self.seat(seat)
