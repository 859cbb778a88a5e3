"""What a guest is told: the table as one seat may see it, in the words of one language."""

from __future__ import annotations

from typing import Any

from ludotek.api import Candidate, Decision, Fact, Heard
from ludotek.api.story import act_of
from ludotek.house import wire
from ludotek.house.edition import Edition
from ludotek.kernel.history import WayBack
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.record import crossed
from ludotek.table.clock import DAYS
from ludotek.table.outlook import fatal, outlook, shifts
from ludotek.table.preview import Preview
from ludotek.table.proposal import Proposal


class Recipient:
    """Somebody who is told: with which seats, from which one, in which language (seat -1: a spectator)."""

    def __init__(self, name: str, seats: list[int], host: bool, lang: wire.Lang) -> None:
        self.name = name
        self.seats = seats
        self.host = host
        self.lang = lang
        self.seat = seats[0] if seats else -1

    @property
    def eye(self) -> int | None:
        return None if self.seat < 0 else self.seat


class Teller:
    """Turns a table into messages for one recipient."""

    def __init__(self, edition: Edition, recipient: Recipient) -> None:
        self.edition = edition
        self.recipient = recipient
        self.table = edition.table
        self.match = edition.match

    @property
    def eyes(self) -> list[int]:
        """The recipient's seats whose questions may be read now: all of them where cards are open, else one at a time."""
        seats = self.recipient.seats
        return seats if self.table.open_cards else [seat for seat in seats if seat == self.recipient.seat]

    @property
    def eye(self) -> int | None:
        """From where the table is seen; at a real one nobody's hidden cards are known to it."""
        return None if self.table.real and self.table.match.seats > 1 else self.recipient.eye

    def say(self, phrase: Phrase, data: list[Any] | None = None) -> str:
        return self.edition.say(phrase, data)

    # the whole

    def state(self, present: set[int], spectators: int, log_from: int, moved: bool) -> wire.State:
        table, recipient = self.table, self.recipient
        return wire.State(
            seq=table.seq,
            table=self.edition.about(present, spectators),
            me=wire.Me(seats=recipient.seats, host=recipient.host, seat=recipient.seat, name=recipient.name),
            view=self.edition.sight(self.eye),
            outlook=outlook(self.match),
            decisions=self.decisions(),
            log=self.log(log_from),
            log_from=log_from,
            since=max((table.last.get(seat, 0) for seat in recipient.seats), default=0),
            undo=self.undo(),
            muted=sorted(table.session.muted),
            moved=moved,
            unfolding=self.unfolding(log_from) if moved else {},
            clock=self.clock(),
            proposal=self.proposal(),
            outcome=None if self.match.result is None else self.edition.outcome(self.match.result),
            aim=self.aim(),
            lesson=self.lesson(),
            puzzle=self.puzzle(),
            lasting=self.edition.lasting,
            entry=self.entry(),
        )

    def aim(self) -> str:
        """Who is whose enemy, for somebody who plays."""
        found = None if self.recipient.seat < 0 else self.edition.profile.aim(self.match.position, self.recipient.seat)
        return "" if found is None else self.say(found)

    # decisions

    def decisions(self) -> list[wire.Decision]:
        """Of all seats of the recipient that are asked; the one that is looked from comes first."""
        if self.edition.status != "playing":
            return []
        seats = sorted(self.eyes, key=lambda seat: seat != self.recipient.seat)
        found = [self.decision(seat) for seat in seats]
        return [each for each in found if each is not None]

    def decision(self, seat: int) -> wire.Decision | None:
        if seat not in self.table.session.people:
            return None
        asked = self.match.decision(seat)
        if asked is None:
            return None
        return wire.Decision(
            id=asked.id,
            seat=seat,
            name=asked.name,
            rule=asked.rule,
            things=asked.things,
            prompt=self.say(asked.prompt),
            options=[self.choice(option) for option in asked.options],
            refused=[self.why(each) for each in asked.refused],
        )

    def choice(self, option: Candidate) -> wire.Choice:
        return wire.Choice(*self.about(option))

    def why(self, candidate: Candidate) -> wire.Why:
        refusal = candidate.refusal
        assert refusal is not None
        reason, rules = refusal.reason, list(refusal.rules)
        return wire.Why(*self.about(candidate), refusal.name, rules, self.say(reason), reason.numbers())

    def about(self, candidate: Candidate) -> tuple[int, str, dict[str, str], dict[str, int], str]:
        """The fields of a choice."""
        text = self.say(candidate.phrase, candidate.data)
        return candidate.action, candidate.verb, candidate.things, candidate.numbers, text

    def preview(self, decision: Decision, found: dict[int, Preview]) -> wire.Preview:
        now = outlook(self.match)
        return wire.Preview(
            decision=decision.id,
            options={
                str(action): [self.edition.line_of(n, fact) for n, fact in enumerate(each.facts)]
                for action, each in found.items()
            },
            open={str(action): each.open for action, each in found.items()},
            outlook={str(action): each for action, each in shifts(self.match, now, found).items()},
            idle=[action for action, each in found.items() if each.idle],
            fatal=fatal(self.match, self.recipient.seat, now, found),
        )

    def entry(self) -> wire.Entry | None:
        """What is to be read off the real table next."""
        waits = self.table.session.entering
        if waits is None or self.edition.status != "playing":
            return None
        reading = waits.reading
        shown = zip(reading.values, reading.labels, reading.things, strict=True)
        return wire.Entry(
            seat=waits.seat,
            place=len(waits.entered),
            prompt=self.say(reading.prompt),
            rule=reading.rule,
            values=[wire.Shown(value=value, text=self.say(label), thing=thing) for value, label, thing in shown],
            coming=[self.say(die) for die in reading.coming],
        )

    # the story

    def unfolding(self, start: int) -> dict[int, Any]:
        shown = self.table.session.unfolding
        return {} if shown is None or shown.first < start else shown.changes

    def log(self, start: int) -> list[wire.Line]:
        return [self.line(n, heard) for n, heard in enumerate(self.table.session.told_so_far[start:], start)]

    def line(self, n: int, heard: Heard) -> wire.Line:
        return self.edition.line(n, self.fact(heard))

    def retold(self, n: int, heard: Heard) -> wire.Line:
        """A line of a replay: its bots are no longer asked for reasons."""
        return self.edition.line_of(n, self.fact(heard))

    def fact(self, heard: Heard) -> Fact:
        return heard.whole if self.edition.finished else heard.by(self.eye)

    # beside the game

    def lesson(self) -> wire.Lesson | None:
        guidance = self.table.session.guidance(self.recipient.seat)
        return None if guidance is None else self.edition.lesson(guidance)

    def puzzle(self) -> wire.Puzzle | None:
        return self.edition.puzzle() if self.table.session.puzzle_id else None

    def undo(self) -> wire.Undo:
        table, seat = self.table, self.recipient.seat
        holder = table.holder_of(seat)
        if holder is None or seat in table.replaced:
            return wire.Undo(free=False, act="", why="")
        if table.session.entering is not None:
            return wire.Undo(free=True, act=self.say(Phrase("undo-entering")), why="")
        if self.edition.status == "playing":
            way, _ = table.session.way_back(table.own(seat))
            if way.reason is None:
                named = self.match.meaning(way.first).named
                return wire.Undo(free=True, act=self.act(way), why="", verb=named.verb, things=named.things)
            why = self.say(way.reason)
        elif table.may_reopen(holder):
            why = self.say(Phrase("table-over"))
        else:
            return wire.Undo(free=False, act="", why="")
        further = self.edition.further
        if further.reason is not None:
            return wire.Undo(free=False, act="", why=why)
        return wire.Undo(
            free=False,
            act="",
            why=why,
            further=self.act(further),
            whose=self.match.live[further.first].seat,
            across=crossed(self.match.live[further.first :]),  # type: ignore[arg-type]
            alone=not table.others(holder),
        )

    def act(self, way: WayBack) -> str:
        """What would go back, as far as the recipient may know it."""
        known = self.edition.known_to(way.first, self.recipient.seat)
        return self.say(act_of(self.match, way) if known else Phrase("undo-act-unnamed"))

    def clock(self) -> wire.Clock | None:
        clock = self.table.clock
        return (
            None
            if clock is None
            else wire.Clock(left=clock.remaining(), running=clock.running, days=clock.kind == DAYS)
        )

    def proposal(self) -> wire.Proposal | None:
        made = self.table.proposal
        if made is None:
            return None
        return wire.Proposal(
            id=made.id,
            what=made.what,
            by=made.seat,
            yes=self.seats_of(made.yes),
            needed=self.seats_of(made.needed),
            text=self.say(self.proposed(made)),
            about=made.about,
        )

    def proposed(self, made: Proposal) -> Phrase:
        """What somebody asks for."""
        name = self.edition.name_of(made.seat)
        if made.what == "bot" and made.about in self.recipient.seats:
            return Phrase("table-proposal-bot-for-you", {"name": name})
        if made.what in ("bot", "link"):
            return Phrase(f"table-proposal-{made.what}", {"name": name, "whom": self.edition.name_of(made.about)})
        if made.what != "undo":
            return Phrase(f"table-proposal-{made.what}", {"name": name})
        way = self.edition.further
        of = self.match.live[way.first].seat
        if of in self.table.own(made.seat):
            return Phrase("table-proposal-undo", {"name": name, "act": self.act(way)})
        return Phrase("table-proposal-undo-other", {"name": name, "of": self.edition.name_of(of), "act": self.act(way)})

    def seats_of(self, holders: list[int]) -> list[int]:
        return [seat for holder in self.table.holders if holder.id in holders for seat in holder.seats]

    def chat(self, start: int) -> list[wire.Chat]:
        """The lines that the recipient may read (spectators' words reach seats with hidden cards when the game is over)."""
        said = self.table.chat
        return [
            wire.Chat(
                n=n, seat=each.seat, name=each.name, text=each.text, team=each.team, at=each.at, phrase=each.phrase
            )
            for n, each in enumerate(said[start:], start)
            if self.may_read(each.seat, each.team)
        ]

    def may_read(self, writer: int, team: bool) -> bool:
        if self.edition.finished:
            return True
        if team:
            mates = next((each for each in self.edition.profile.teams(self.match.position) if writer in each), [])
            return any(seat in mates for seat in self.recipient.seats)
        open_cards = self.table.together or self.match.seats == 1
        return writer >= 0 or not self.recipient.seats or open_cards
