"""A session: one live game, the people's side of it. It answers, goes back, tells, and can be saved."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from typing import Any

from ludotek.api import Decision, Fact, Game, Heard, Match
from ludotek.api.story import follow, put_back, whole_story
from ludotek.bots import make_bot
from ludotek.kernel.chance import EnteredChance, FastChance
from ludotek.kernel.errors import LudotekError, RecordError
from ludotek.kernel.history import AT_START, WayBack
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.play import UndoRefused
from ludotek.kernel.puzzle import Verdict
from ludotek.kernel.record import CHANCE, Answer, Concession, Line
from ludotek.kernel.step import DONE, RESUME
from ludotek.table.entering import Entering, attempt
from ludotek.table.guide import Guidance, Guide
from ludotek.table.lesson import lesson_of
from ludotek.table.muting import passes
from ludotek.table.puzzle import Solving, answers_before, id_of, position_of, puzzle_of, seating_of, solving_of
from ludotek.table.seating import HUMAN, has_secrets, playing, read_seating, saved_seating, thoughts
from ludotek.table.teamwork import ACT, PASS, is_decided_together, part_of_bots, waits_for_people
from ludotek.table.unfolding import Unfolding, unfolding

THINK = -1  # no action: the bot has yet to choose one


class Session:
    """A game at a table. Whoever carries it (terminal, server) shows `decision` and gives back an answer, and calls
    `bot_answers` as long as it answers."""

    def __init__(self, match: Match, seating: list[str] | None = None, muted: Iterable[str] = ()) -> None:
        self.match = match
        self.seat_all(read_seating(None, match.seats) if seating is None else seating)
        self.entering: Entering | None = None  # of an act that waits for real dice and cards
        self.urged = False  # have people asked the bots to go ahead?
        self.muted = set(muted)  # ids of cards whose windows are passed over
        self.story: list[Heard] = whole_story(match)
        self.unfolding: Unfolding | None = None  # of the last answer that is shown fact by fact
        self.guide: Guide | None = None  # of a lesson
        self.puzzle_id = ""  # "": this is none
        self.solving: Solving | None = None  # of a puzzle that can be judged
        self.secretive = False  # several people, who have seen different things
        self.final = False  # nothing goes back across chance, even if all agree
        self.look_for_secrets()
        self.go_on()

    @staticmethod
    def new(
        game: Game, seed: int | None = None, players: str | None = None, real: bool = False, **options: Any
    ) -> Session:
        """A new game: its chance is sealed, unless a seed asks for a game that can be repeated. `real`: with real dice and
        cards, and people only."""
        if real:
            match = game.new(chance=EnteredChance(), attended=True, **options)
            return Session(match, [HUMAN] * match.seats)
        match = game.new(seed=seed, sealed=seed is None, attended=True, **options)
        return Session(match, read_seating(players, match.seats))

    @staticmethod
    def lesson(game: Game, options: dict[str, Any] | None = None) -> Session:
        """The guided first game, or that of the deck which the options name."""
        taught = lesson_of(game.rules, options)
        session = Session(taught.begin(), taught.seating[:])
        session.be_taught()
        return session

    @staticmethod
    def puzzle(game: Game, number: int) -> Session:
        """One of the game's puzzles."""
        wanted = puzzle_of(game.rules, number)
        session = Session(position_of(game, wanted), seating_of(game.rules, wanted))
        session.be_puzzled(id_of(wanted))
        return session

    @staticmethod
    def resume(game: Game, data: Any) -> Session:
        """Resume what `save` has kept."""
        match = game.load(data)
        table = data.get("table", {})
        muted = table.get("muted", [])
        if not isinstance(muted, list) or not all(isinstance(each, str) for each in muted):
            raise RecordError(f"save, table, field 'muted': must be a list of texts, not {muted!r}")
        seating = saved_seating(table["seating"], match.seats) if "seating" in table else None
        session = Session(match, seating, muted)
        if table.get("lesson") is True:
            session.be_taught()
        if "entering" in table:
            session.go_on_entering(table["entering"])
        return session

    def seat_all(self, seating: list[str]) -> None:
        """Put a person or a bot on each seat."""
        self.owned = [seat for seat, name in enumerate(seating) if name == HUMAN]
        self.let_play(seating)

    def deal_again(self, match: Match) -> None:
        """Somebody has added to the dice of a game in which nothing was done yet."""
        told = self.story[len(whole_story(self.match)) :]
        self.match, self.story = match, [*whole_story(match), *told]
        self.look_for_secrets()
        self.go_on()

    def let_play(self, seating: list[str]) -> None:
        """Who plays now: a bot may play on for a person, whose seat it stays."""
        rules = self.match.rules
        self.seating = [playing(name, rules) for name in seating]
        self.people = [seat for seat, name in enumerate(seating) if name == HUMAN]
        self.bots = {
            seat: make_bot(name, rules, FastChance(0))  # before each answer it gets `thoughts`
            for seat, name in enumerate(self.seating)
            if name != HUMAN
        }

    @property
    def contested(self) -> bool:
        """Do people play against each other here?"""
        return not self.match.mode.together and len(self.owned) > 1

    def be_taught(self) -> None:
        """This game is its lesson: bubbles go with it, and it counts for nothing else."""
        self.guide = Guide(lesson_of(self.match.rules, self.match.options), self.owned)

    def be_puzzled(self, id: str) -> None:
        """This game is a puzzle; one that can no longer be judged is played on without a verdict."""
        self.puzzle_id = id
        self.solving = solving_of(self.match, id)

    def guidance(self, seat: int) -> Guidance | None:
        """What the lesson has to say to a seat now."""
        return None if self.guide is None else self.guide.guidance(self.match, seat)

    def verdict(self) -> Verdict | None:
        """What has become of the puzzle; None: it goes on, or there is none."""
        return None if self.solving is None else self.solving.verdict(self.match)

    def copy(self) -> Session:
        """The same game, to be played on separately: what is tried on a copy can be thrown away."""
        twin = copy(self)
        twin.muted = set(self.muted)
        return twin

    # asking and answering

    def decision(self, seat: int = 0) -> Decision | None:
        return None if self.entering is not None else self.match.decision(seat)

    def asked(self) -> list[int]:
        """The seats that are waited for; one that is done on an open floor may resume, but need not."""
        if self.entering is not None:
            return [self.entering.seat]
        return [seat for seat in self.match.actors if self.match.actions(seat) != [RESUME]]

    def answer(self, seat: int, action: int, own: Sequence[int] = ()) -> None:
        """Answer; an illegal answer raises IllegalAction and changes nothing.

        `own` are all seats of the same person, whose one word counts for them all in a decision of the team.
        """
        question = self.match.question
        self.act(seat, action)
        if self.entering is None and action == DONE and is_decided_together(self.match, question):
            for other in own:
                now = self.match.question
                if (
                    self.entering is None
                    and other in self.people
                    and type(now) is type(question)
                    and DONE in self.match.actions(other)
                ):
                    self.act(other, DONE)
        self.go_on()

    def bot_answers(self) -> bool:
        """Let a bot that is asked give one answer; False if none is asked, or all wait for people."""
        called = self.bot_called()
        if called is None:
            self.urged = False
            return False
        seat, action = called
        self.act(seat, self.thought_of(seat) if action == THINK else action)
        return True

    def bot_called(self) -> tuple[int, int] | None:
        """The seat of a bot that is to answer now, and its answer (THINK: it has to choose); None: no bot is."""
        if not self.bots:
            return None
        asked = self.asked()
        people_asked = any(seat in self.people for seat in asked)
        part = part_of_bots(self.match, bool(self.people), people_asked, self.urged)
        for seat in asked:
            if seat in self.bots and (part == ACT or (part == PASS and DONE in self.match.actions(seat))):
                options = self.match.actions(seat)
                return seat, DONE if part == PASS else options[0] if len(options) == 1 else THINK
        return None

    def urge(self) -> bool:
        """Ask the bots that wait for people to go ahead, those that are done to look again; False if none can."""
        if not waits_for_people(self.match):
            return False
        able = [seat for seat in self.match.actors if seat in self.bots]
        for seat in able:
            if self.match.actions(seat) == [RESUME]:
                self.act(seat, RESUME)
        self.urged = bool(able)
        return self.urged

    def thought_of(self, seat: int) -> int:
        """What a bot wants to do; it sees a copy in which everything hidden has been redrawn."""
        bot = self.bots[seat]
        bot.chance = thoughts(self.match, seat)
        return bot.choose(self.match.position, seat)

    def act(self, seat: int, action: int) -> None:
        """Act on a copy and put it in place: whatever interrupts, the game is the one before or the one after."""
        self.carry_out(seat, action, [])

    def carry_out(self, seat: int, action: int, entered: list[int]) -> None:
        tried = attempt(self.match, seat, action, entered)
        if isinstance(tried, Entering):
            self.entering = tried
        else:
            self.put_in_place(tried, tried.news())

    def enter(self, value: int) -> None:
        """Say what the die or card shows that the act waits for."""
        waits = self.entering
        assert waits is not None and value in waits.reading.values
        self.carry_out(waits.seat, waits.action, [*waits.entered, value])
        if self.entering is None:
            self.go_on()

    def go_on_entering(self, saved: Any) -> None:
        """As a save tells: the seat, its action, and what was entered so far."""
        whole = isinstance(saved, list) and len(saved) >= 2 and all(type(each) is int for each in saved)
        if not (whole and self.match.real and 0 <= saved[0] < self.match.seats):
            raise RecordError(
                f"save, table, field 'entering': must be a seat, its action and what was entered, not {saved!r}"
            )
        try:
            self.carry_out(saved[0], saved[1], saved[2:])
        except LudotekError as problem:
            raise RecordError(f"save, table, field 'entering': {problem}") from None

    def take_out(self) -> None:
        """Take back what was entered last; without any, the act itself."""
        waits = self.entering
        assert waits is not None
        self.entering = None
        if waits.entered:
            self.carry_out(waits.seat, waits.action, waits.entered[:-1])

    def concede(self, seat: int) -> None:
        """Give the game up for a seat, asked or not. The caller must first ask those who would lose with it."""
        match = self.match.clone()
        match.concede(seat)
        self.put_in_place(match, match.news())
        self.go_on()

    def put_in_place(self, match: Match, heard: list[Heard]) -> None:
        self.unfolding = unfolding(self.match.position, match, len(self.story)) or self.unfolding
        self.match, self.story = match, self.story + heard
        self.entering = None
        self.look_for_secrets()

    def follow(self, line: Line) -> None:
        """Play a line of the game's record again."""
        match = self.match.clone()
        self.put_in_place(match, follow(match, line).heard)

    def look_for_secrets(self) -> None:
        open_cards = self.match.mode.together or self.match.real
        if len(self.owned) > 1 and not self.secretive and not open_cards:
            self.secretive = has_secrets(self.match)

    def go_on(self) -> None:
        """Pass over the windows in which everything is muted."""
        while self.entering is None and (seat := self.passing()) >= 0:
            self.act(seat, DONE)

    def passing(self) -> int:
        """A seat that is asked about muted things only; -1 if there is none."""
        if self.muted:
            for seat in self.match.actors:
                decision = self.match.decision(seat)
                if decision is not None and passes(self.match.profile, decision, self.muted):
                    return seat
        return -1

    def mute(self, card: str) -> None:
        self.muted.add(card)
        self.go_on()

    def unmute(self, card: str) -> None:
        self.muted.discard(card)

    # back

    @property
    def may_agree(self) -> bool:
        """May a person go back across chance? Alone or among bots, yes, and where all play with open cards.

        Whoever has left may come back, and must not find somebody who has seen what is to come.
        """
        return not self.final and (len(self.owned) == 1 or not self.secretive)

    @property
    def yielding(self) -> list[int]:
        """Seats whose answers go back with a person's own: bots, but none that plays on for another person."""
        return [seat for seat in self.bots if seat not in self.owned]

    def own(self, seat: int) -> list[int]:
        """The seats of whoever sits at the keyboard; where all play together with open cards, they share it."""
        shared = self.match.mode.together or self.match.real
        return [seat, *(each for each in self.people if each != seat)] if shared else [seat]

    def way_back(self, own: list[int]) -> tuple[WayBack, list[int]]:
        """What a person who holds these seats takes back freely, or why not, and for which seats: the last act of all of
        them, else that of the first, which is in front. What was passed over for the person goes with it."""
        found = self.way_back_of(own)
        if not found.free and len(own) > 1 and (front := self.way_back_of(own[:1])).free:
            return front, own[:1]
        return found, own

    def way_back_of(self, seats: list[int]) -> WayBack:
        way = self.match.way_back(seats, self.yielding)
        while self.was_passed(way) or self.is_same_word(way, seats):
            way = self.match.way_back(seats, self.yielding, way.first)
        return self.not_before_position(way)

    def way_further(self) -> WayBack:
        """What goes back if all agree: the last answer of any person."""
        if not self.may_agree:
            return WayBack(0, 0, Phrase("table-no-agreement"))
        way = self.match.way_further(self.bots)
        while self.was_passed(way):
            way = self.match.way_further(self.bots, way.first)
        return self.not_before_position(way)

    def not_before_position(self, way: WayBack) -> WayBack:
        """The answers that led to the position of a lesson or a puzzle were nobody's here."""
        given = 0 if self.guide is None else len(self.guide.lesson.played)
        given = answers_before(self.puzzle_id) if self.puzzle_id else given
        return WayBack(given, given, Phrase(AT_START)) if way.first < given else way

    def way_before_roll(self) -> WayBack:
        """What goes back from the end, if all agree: a concession, or all since the last roll where there are dice."""
        way = found = self.way_further()
        if not self.match.profile.dice:
            return way
        while found.reason is None and not self.is_turning(self.match.live[found.first]):
            found = self.match.way_further(self.bots, found.first)
        return found if found.reason is None else way

    @staticmethod
    def is_turning(answer: Answer) -> bool:
        return CHANCE in answer.notes or isinstance(answer, Concession)

    def is_same_word(self, way: WayBack, seats: list[int]) -> bool:
        """Was the first of these answers said together with the one before it, as one word for all seats of a person?"""
        if way.first == way.stop or way.first == 0:
            return False
        before, now = self.match.live[way.first - 1], self.match.live[way.first]
        done = before.action == DONE and now.action == DONE and before.seat != now.seat and before.seat in seats
        return done and is_decided_together(self.match, self.match.at(way.first).question)

    def was_passed(self, way: WayBack) -> bool:
        """Was the first of these answers given for the person, in a window in which everything is muted?"""
        if not self.muted or way.first == way.stop:
            return False
        decision = self.match.moved_to(self.match.at(way.first)).decision(self.match.live[way.first].seat)
        return decision is not None and passes(self.match.profile, decision, self.muted)

    def undo(
        self, seat: int = 0, agreed: bool = False, own: list[int] | None = None, asked: Sequence[int] = ()
    ) -> None:
        """Take back the person's last act (`own`: all of their seats). A refusal changes nothing.

        `agreed` takes back the last answer of anybody, across chance and revealed cards, as those `asked` have agreed;
        from the end of a game everything since the last roll. Where `may_agree` does not allow that, it is the same as
        without.
        """
        if self.entering is not None:
            self.take_out()
            return
        trial = self.match.clone()
        if agreed and self.may_agree:
            way = self.way_before_roll() if self.match.over else self.way_further()
            if way.reason is not None:
                raise UndoRefused(way.reason)
            heard = put_back(trial, way, seat, True, asked)
            trial.go_further(way, [seat], list(self.bots), asked)
        else:
            way, seats = self.way_back(self.own(seat) if own is None else own)
            if way.reason is not None:
                raise UndoRefused(way.reason)
            heard = put_back(trial, way, seat)
            trial.go_back(way, seats, self.yielding)
        self.match, self.story = trial, [*self.story, *heard]

    # telling

    def told(self, seat: int | None) -> list[Fact]:
        """The story as a seat may know it (None: as everybody may); all of it when the game is over."""
        return [line.whole if self.match.over else line.by(seat) for line in self.story]

    @property
    def told_so_far(self) -> list[Heard]:
        """The story, and what has happened of an act that waits for real dice and cards."""
        return self.story if self.entering is None else self.story + self.entering.heard

    def is_choice(self, line: int) -> bool:
        """Does a line of the story begin to tell what a bot chose? None that plays on for a person is asked for reasons."""
        if line >= len(self.story):
            return False
        choice = self.story[line].choice
        before = self.story[line - 1].choice if line > 0 else None
        return choice is not None and choice is not before and choice.seat in self.yielding

    def chosen_at(self, line: int) -> int | None:
        """The place of that choice among the answers that count; None if it is none, or was taken back."""
        if not 0 <= line < len(self.story) or not self.is_choice(line):
            return None
        choice = self.story[line].choice
        return next((place for place, answer in enumerate(self.match.live) if answer is choice), None)

    def log(self, lang: str, seat: int | None = None) -> list[str]:
        """The story in words as a seat may know it, each line with its rule."""
        return [f"{line.text(lang)} ({line.rule})" if line.rule else line.text(lang) for line in self.told(seat)]

    # saving

    def save(self, lang: str) -> dict[str, Any]:
        """Everything needed to go on later, JSON-compatible; the story is kept in words as well."""
        table: dict[str, Any] = {
            "muted": sorted(self.muted),
            "seating": self.seating,
            "lesson": self.guide is not None,
        }
        if self.entering is not None:
            table["entering"] = [self.entering.seat, self.entering.action, *self.entering.entered]
        return {**self.match.save(lang, self.log(lang)), "table": table}

    def close(self, lang: str) -> str:
        """End the game, even an unfinished one: the seal is opened. The record as a file, with the story in words."""
        self.match.close()
        return self.match.record(self.log(lang))
