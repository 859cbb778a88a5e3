"""A table in one language: what all its readers are told alike, put into words once."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, cached_property
from typing import Any

from ludotek.api import Fact
from ludotek.api.story import knowers
from ludotek.house import wire
from ludotek.house.library import mode_told
from ludotek.house.words import in_words
from ludotek.kernel.history import WayBack
from ludotek.kernel.outcome import Outcome
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.profile import FORBIDDEN, TEAMS
from ludotek.table.advice import can_advise
from ludotek.table.guide import Guidance
from ludotek.table.helping import Helpers
from ludotek.table.holder import Holder
from ludotek.table.leaving import time_left
from ludotek.table.lesson import Bubble
from ludotek.table.places import places
from ludotek.table.review import can_review
from ludotek.table.seating import HUMAN
from ludotek.table.table import Table
from ludotek.text import clause, form, say

FRESH = 0.3  # seconds for which a frame with clocks and countdowns may be sent


@cache
def title_of(package: str, rule: str, lang: str) -> str:
    return clause(package, rule, lang).title


@cache
def bubble_in_words(package: str, bubble: Bubble, lang: str) -> wire.Bubble:
    forms = {name: form(package, bubble.phrase, name, lang) for name in ("title", "now")}
    return wire.Bubble(
        **forms, text=say(package, bubble.phrase, lang), rule=bubble.rule, place=bubble.place, also=bubble.also
    )


class Edition:
    """Of a table that no longer changes: its next act makes a new one."""

    def __init__(self, table: Table, lang: wire.Lang) -> None:
        self.table = table
        self.lang = lang
        waits = table.session.entering
        self.match = table.match if waits is None else waits.match  # as far as it could be carried out
        self.profile = self.match.profile
        self.package = self.match.rules.package
        self.names = tuple(
            (seat + 1, holder.name) for holder in table.holders for seat in holder.seats if self.is_named(holder, seat)
        )
        self.status = table.status
        self.sealed = table.sealed
        self.finished = table.finished and not self.sealed  # is nothing hidden any more?
        self.asked = table.session.asked()
        self.knowers: dict[int, list[bool]] = {}
        self.seat_names: dict[int, str] = {}
        self.lines: dict[tuple[int, int], wire.Line] = {}
        self.tables: dict[tuple[object, ...], wire.Table] = {}
        self.frames: dict[tuple[object, ...], bytes] = {}
        self.framed = float("-inf")

    def is_named(self, holder: Holder, seat: int) -> bool:
        """Several seats of one person are told apart by their number, unless by the figure that each of them plays."""
        return len(holder.seats) == 1 or self.profile.figure(self.match.position, seat) is not None

    def say(self, phrase: Phrase, data: list[Any] | None = None) -> str:
        """In words; `data` is the phrase as data, if that is there already."""
        return in_words(self.package, phrase, self.lang, self.names, data)

    def line(self, n: int, fact: Fact) -> wire.Line:
        """A line of the story."""
        known = self.lines.get((n, id(fact)))
        if known is None:
            known = self.lines[n, id(fact)] = self.line_of(n, fact, self.table.session.is_choice(n))
        return known

    def line_of(self, n: int, fact: Fact, why: bool = False) -> wire.Line:
        return wire.Line(
            n=n,
            name=fact.name,
            text=self.say(fact.phrase),
            rule=fact.rule,
            things=fact.things,
            values=fact.values,
            sound=fact.sound,  # type: ignore[arg-type]
            why=why,
        )

    def sight(self, seat: int | None) -> Any:
        """What a seat may see; None: a spectator."""
        return self.public if seat is None else self.match.sight(seat, self.public)

    @cached_property
    def public(self) -> Any:
        return self.match.sight(None)

    def frame(self, reader: tuple[object, ...], make: Callable[[], bytes]) -> bytes:
        """What is sent to equal readers, encoded once; clocks run, so not for long."""
        now = self.table.times.steady()
        if now - self.framed > FRESH:
            self.frames, self.framed = {}, now
        if reader not in self.frames:
            self.frames[reader] = make()
        return self.frames[reader]

    # what goes back

    @cached_property
    def further(self) -> WayBack:
        """What goes back if all agree; from the end, everything since the last roll."""
        session = self.table.session
        return session.way_before_roll() if self.match.over else session.way_further()

    def known_to(self, place: int, seat: int) -> bool:
        """May a seat know what a live answer was?"""
        if seat in self.table.own(self.match.live[place].seat):
            return True
        if place not in self.knowers:
            self.knowers[place] = knowers(self.match, place)
        return self.knowers[place][seat]

    # the table

    def about(self, present: set[int], spectators: int) -> wire.Table:
        away = [time_left(self.table, seat) if self.table.away else None for seat in range(self.match.seats)]
        when = (frozenset(present), spectators, *away)
        known = self.tables.get(when)
        if known is None:
            known = self.tables[when] = self.about_table(present, spectators, away)
        return known

    def about_table(self, present: set[int], spectators: int, away: list[float | None]) -> wire.Table:
        table, match = self.table, self.match
        seats = [self.seat(seat, seat in present, away[seat]) for seat in range(match.seats)]
        return wire.Table(
            id=table.id,
            game=match.game.name,
            options=match.options,
            seats=seats,
            status=self.status,  # type: ignore[arg-type]
            spectators=spectators,
            created=table.created,
            commitment=match.commitment,
            opening=None if self.sealed else match.opening,
            known=match.header.chance.get("known", False),
            salts=match.header.chance.get("salts", []),
            played="" if match.played is None else self.say(match.played),
            day=table.day,
            waiting=self.waiting(),
            together=table.together,
            teams=self.profile.teams(match.position),
            team_talk=match.mode.talk == TEAMS,
            silence=self.silence() if match.mode.talk == FORBIDDEN else None,
            helpers=self.helpers(),
            reviewed=match.over and not self.sealed and can_review(match) and can_advise(match.rules),
            rematch=table.next or None,
            mode=mode_told(match.rules, match.mode, self.lang),
            rematch_by=table.next_by,
            pack=table.pack,
            trial=table.trial,
            real=table.real,
            names={phrase.key: self.say(phrase) for phrase in match.rules.names(match.content)},
            hue=match.rules.hue(match.content),
        )

    def seat(self, seat: int, present: bool, away: float | None) -> wire.Seat:
        table = self.table
        holder, bot = table.holder_of(seat), table.seating[seat] != HUMAN
        return wire.Seat(
            seat=seat,
            name=self.name_of(seat),
            who=table.session.seating[seat],
            present=present,
            asked=seat in self.asked,
            replaced=not bot and seat in table.session.bots,
            open=holder is None and seat in table.session.people,
            taken=bot or holder is not None,
            host=holder is not None and holder.host,
            away=away,
            out=seat in self.out,
            place=self.places.get(seat, 0),
        )

    @cached_property
    def lasting(self) -> list[wire.Lasting]:
        """What holds for the rest of the game."""
        held = self.match.rules.lasting(self.match.position)
        return [wire.Lasting(card=card, text=self.say(text)) for card, text in held]

    @cached_property
    def out(self) -> list[int]:
        return self.profile.out(self.match.position)

    @cached_property
    def places(self) -> dict[int, int]:
        return places(self.table.session)

    def name_of(self, seat: int) -> str:
        if seat not in self.seat_names:
            self.seat_names[seat] = self.full_name(seat)
        return self.seat_names[seat]

    def full_name(self, seat: int) -> str:
        """The name that its holder has chosen, with the figure that the seat plays; else what the game calls it."""
        name, plays = self.table.name_of(seat), self.profile.figure(self.match.position, seat)
        if plays is not None:
            figure = self.say(plays)
            return f"{name} · {figure}" if name else figure
        return name or self.say(Phrase("table-seat", {"n": seat + 1}))

    def waiting(self) -> str:
        """Who the table is waiting for, and by which rule."""
        question = self.table.match.question
        if self.status != "playing" or question is None:
            return "" if self.status == "playing" else self.say(Phrase(f"table-{self.status}"))
        names = [Phrase("table-name", {"name": self.name_of(seat)}) for seat in self.asked]
        why = title_of(self.package, question.rule(), self.lang)
        return self.say(Phrase("table-waits-for", {"names": names, "why": why, "rule": question.rule()}))

    def silence(self) -> wire.Silence:
        mode = Phrase(f"mode-{self.match.mode.name}")
        return wire.Silence(text=self.say(Phrase("table-silence", {"mode": mode})), rule=self.profile.silence)

    def helpers(self) -> wire.Helpers:
        found = Helpers(self.table.session, self.table.day)
        why = "" if found.why is None else self.say(found.why.phrase)
        return wire.Helpers(hint=found.hint, odds=found.odds, why=why)

    def lesson(self, guidance: Guidance) -> wire.Lesson:
        lesson = guidance.lesson
        return wire.Lesson(
            aim=self.say(lesson.phrase),
            rule=lesson.aim,
            bubbles=[bubble_in_words(self.package, each, self.lang) for each in lesson.bubbles],
            due=[lesson.bubbles.index(each) for each in guidance.due],
            seen=[lesson.bubbles.index(each) for each in guidance.seen],
        )

    def puzzle(self) -> wire.Puzzle:
        id, solving = self.table.session.puzzle_id, self.table.session.solving
        if solving is None:
            return wire.Puzzle(id=id, number=0, task="", verdict=self.say(Phrase("puzzle-gone")), solved=False)
        verdict = solving.verdict(self.match)
        return wire.Puzzle(
            id=id,
            number=solving.puzzle.number,
            task=self.say(solving.task),
            verdict="" if verdict is None else self.say(solving.told(verdict)),
            solved=verdict is not None and verdict.solved,
        )

    def outcome(self, result: Outcome) -> wire.Outcome:
        rewound = self.match.rewound
        return wire.Outcome(
            scores=result.scores,
            how=result.how,
            rule=result.rule,
            text=self.say(Phrase(f"end-{result.how}")),
            rewound=rewound,
            rewound_text=self.say(Phrase("end-rewound", {"n": rewound})) if rewound else "",
            practice=self.table.practice,
        )
