"""What a guest is told: the table as one seat may see it, in the words of one language."""

from __future__ import annotations

from functools import cached_property
from typing import Any

from ludotek.api import Candidate, Match
from ludotek.kernel.history import WayBack
from ludotek.kernel.outcome import Outcome
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.record import crossed
from ludotek.server import wire
from ludotek.server.naming import with_names
from ludotek.server.sayings import in_words
from ludotek.table.deeds import act_of, knowers
from ludotek.table.leaving import time_left
from ludotek.table.outlook import outlook, shifts
from ludotek.table.preview import previews
from ludotek.table.proposal import Proposal
from ludotek.table.seating import HUMAN
from ludotek.table.story import Told, told
from ludotek.table.table import Table
from ludotek.text import clause


class Reader:
    """Somebody who reads: with which seats, from which one, in which language (seat -1: a spectator)."""

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
    """Turns a table into messages for one reader."""

    def __init__(self, table: Table, reader: Reader) -> None:
        self.table = table
        self.reader = reader
        self.match: Match = table.match
        self.package = self.match.game.rules.package
        self.lang = reader.lang
        alone = [holder for holder in table.holders if len(holder.seats) == 1]  # several seats are told by their number
        self.names = {holder.seats[0] + 1: holder.name for holder in alone}

    @cached_property
    def view(self) -> dict[str, Any]:
        """What the reader may see, and what all may foresee."""
        seen = self.match.view(self.reader.eye)
        coming = outlook(self.match)
        return seen if coming is None else {**seen, "forecast": coming}

    @property
    def eyes(self) -> list[int]:
        """The reader's seats whose questions may be read now: all of them where cards are open, else one at a time."""
        seats = self.reader.seats
        return seats if self.table.together else [seat for seat in seats if seat == self.reader.seat]

    def say(self, phrase: Phrase) -> str:
        return self.said(phrase, None)

    def said(self, phrase: Phrase, data: list[Any] | None) -> str:
        """In words, people by their names; `data` is the phrase as data, if that is there already."""
        named = with_names(phrase, self.names)
        return in_words(self.package, named, self.lang, data if named is phrase else None)

    def words(self, phrase: Phrase) -> wire.Words:
        data: list[Any] = phrase.to_data()
        return wire.Words(key=data[0], slots=data[1], text=self.said(phrase, data))

    # the whole

    def state(self, present: set[int], spectators: int, log_from: int, moved: bool) -> wire.State:
        table, reader = self.table, self.reader
        return wire.State(
            seq=table.seq,
            table=self.about(present, spectators),
            me=wire.Me(seats=reader.seats, host=reader.host, seat=reader.seat, name=reader.name),
            view=self.view,
            decisions=self.decisions(),
            log=self.log(log_from),
            log_from=log_from,
            since=max((table.last.get(seat, 0) for seat in reader.seats), default=0),
            undo=self.undo(),
            muted=sorted(table.session.muted),
            moved=moved,
            clock=self.clock(),
            proposal=self.proposal(),
            outcome=None if self.match.result is None else self.outcome(self.match.result),
        )

    def about(self, present: set[int], spectators: int) -> wire.Table:
        table, options = self.table, self.match.play.record.header.options
        asked = table.session.asked()
        return wire.Table(
            id=table.id,
            game=self.match.game.name,
            options=options,
            seats=[self.seat(seat, present, asked) for seat in range(self.match.seats)],
            status=table.status,  # type: ignore[arg-type]
            spectators=spectators,
            created=table.created,
            commitment=self.match.commitment,
            opening=self.match.opening,
            waiting=self.waiting(asked),
            together=table.together,
            teams=self.teams(),
            team_talk=options.get("mode") == TEAMS_TALK_IN,
            rematch=table.next or None,
        )

    def seat(self, seat: int, present: set[int], asked: list[int]) -> wire.Seat:
        table = self.table
        return wire.Seat(
            seat=seat,
            name=self.name_of(seat),
            who=table.session.seating[seat],
            present=seat in present,
            asked=seat in asked,
            replaced=seat in table.replaced,
            open=seat in table.open_seats,
            taken=table.seating[seat] != HUMAN or table.holder_of(seat) is not None,
            host=any(holder.host and seat in holder.seats for holder in table.holders),
            away=time_left(table, seat),
        )

    def name_of(self, seat: int) -> str:
        """The name that its holder has chosen, with the figure that the seat plays; else what the game calls it."""
        name, figures = self.table.name_of(seat), self.view.get("reckoners", [])
        if figures:
            figure = self.say(Phrase(f"card-{figures[seat]['id']}"))
            return f"{name} · {figure}" if name else figure
        return name or self.say(Phrase("table-seat", {"n": seat + 1}))

    def waiting(self, asked: list[int]) -> str:
        """Whom the table waits for, and by which rule."""
        table, question = self.table, self.match.play.match.question
        if table.status != "playing" or question is None:
            return "" if table.status == "playing" else self.say(Phrase(f"table-{table.status}"))
        names = [Phrase("table-name", {"name": self.name_of(seat)}) for seat in asked]
        why = clause(self.package, question.rule(), self.lang)
        return self.say(Phrase("table-waits-for", {"names": names, "why": why.title, "rule": why.id}))

    # decisions

    def decisions(self) -> list[wire.Decision]:
        """Of all seats of the reader that are asked; the one that is looked from comes first."""
        if self.table.status != "playing":
            return []
        seats = sorted(self.eyes, key=lambda seat: seat != self.reader.seat)
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
            rule=asked.rule,
            prompt=self.words(asked.prompt),
            options=[self.choice(option) for option in asked.options],
            refused=[self.why(each) for each in self.match.candidates(seat) if each.refusal is not None],
        )

    def choice(self, option: Candidate) -> wire.Choice:
        said = self.words(option.phrase)
        return wire.Choice(key=said.key, slots=said.slots, text=said.text, action=option.action)

    def why(self, candidate: Candidate) -> wire.Why:
        said, refusal = self.words(candidate.phrase), candidate.refusal
        assert refusal is not None
        return wire.Why(
            key=said.key,
            slots=said.slots,
            text=said.text,
            action=candidate.action,
            rules=list(refusal.rules),
            why=self.say(refusal.reason),
        )

    def preview(self, decision: str, seat: int) -> wire.Preview:
        found = previews(self.match, seat)
        return wire.Preview(
            decision=decision,
            options={
                str(action): [self.line(n, told(fact)) for n, fact in enumerate(each.facts)]
                for action, each in found.items()
            },
            open={str(action): each.open for action, each in found.items()},
            outlook={str(action): each for action, each in shifts(self.match, outlook(self.match), found).items()},
        )

    # the story

    def log(self, start: int) -> list[wire.Line]:
        story = self.table.session.story
        return [
            self.line(n, heard.whole if self.table.finished else heard.by(self.reader.eye))
            for n, heard in enumerate(story[start:], start)
        ]

    def line(self, n: int, line: Told) -> wire.Line:
        data: list[Any] = line.phrase.to_data()
        return wire.Line(
            n=n,
            key=line.key,
            text=self.said(line.phrase, data),
            rule=line.rule,
            slots=data[1],
            values=line.values,
        )

    # beside the game

    def undo(self) -> wire.Undo:
        table, seat = self.table, self.reader.seat
        holder = table.holder_of(seat)
        if holder is None or seat in table.replaced:
            return wire.Undo(free=False, act="", why="")
        if table.status == "playing":
            way, _ = table.session.way_back(table.own(seat))
            if way.reason is None:
                return wire.Undo(free=True, act=self.act(way), why="")
            why = self.say(way.reason)
        elif table.may_reopen(holder):
            why = self.say(Phrase("table-over"))
        else:
            return wire.Undo(free=False, act="", why="")
        further = table.session.way_further()
        if further.reason is not None:
            return wire.Undo(free=False, act="", why=why)
        return wire.Undo(
            free=False,
            act="",
            why=why,
            further=self.act(further),
            whose=self.match.play.live[further.first].seat,
            across=crossed(self.match.play.live[further.first :]),  # type: ignore[arg-type]
            alone=not table.others(holder),
        )

    def act(self, way: WayBack) -> str:
        """What would go back, as far as the reader may know it."""
        known = self.reader.seat in self.table.own(self.match.play.live[way.first].seat)
        known = known or knowers(self.match, way.first)[self.reader.seat]
        return self.say(act_of(self.match, way) if known else Phrase("undo-act-unnamed"))

    def clock(self) -> wire.Clock | None:
        clock = self.table.clock
        return None if clock is None else wire.Clock(left=clock.remaining(), running=clock.running)

    def proposal(self) -> wire.Proposal | None:
        made = self.table.proposal
        if made is None:
            return None
        return wire.Proposal(
            id=made.id,
            what=made.what,  # type: ignore[arg-type]
            by=made.seat,
            yes=self.seats_of(made.yes),
            needed=self.seats_of(made.needed),
            text=self.say(self.proposed(made)),
        )

    def proposed(self, made: Proposal) -> Phrase:
        """What somebody asks for."""
        name = self.name_of(made.seat)
        if made.what == "concede":
            return Phrase("table-proposal-concede", {"name": name})
        if made.what == "bot" and made.about in self.reader.seats:
            return Phrase("table-proposal-bot-for-you", {"name": name})
        if made.what == "bot":
            return Phrase("table-proposal-bot", {"name": name, "whom": self.name_of(made.about)})
        way = self.table.session.way_further()
        of = self.match.play.live[way.first].seat
        if of in self.table.own(made.seat):
            return Phrase("table-proposal-undo", {"name": name, "act": self.act(way)})
        return Phrase("table-proposal-undo-other", {"name": name, "of": self.name_of(of), "act": self.act(way)})

    def seats_of(self, holders: list[int]) -> list[int]:
        return [seat for holder in self.table.holders if holder.id in holders for seat in holder.seats]

    def outcome(self, result: Outcome) -> wire.Outcome:
        rewound = self.match.play.record.rewound()
        return wire.Outcome(
            scores=result.scores,
            how=result.how,
            rule=result.rule,
            text=self.say(Phrase(f"end-{result.how}")),
            rewound=rewound,
            rewound_text=self.say(Phrase("end-rewound", {"n": rewound})) if rewound else "",
        )

    def chat(self, start: int) -> list[wire.Chat]:
        """The lines that the reader may read (spectators' words reach seats with hidden cards when the game is over)."""
        said = self.table.chat
        return [
            wire.Chat(n=n, seat=each.seat, name=each.name, text=each.text, team=each.team, at=each.at)
            for n, each in enumerate(said[start:], start)
            if self.may_read(each.seat, each.team)
        ]

    def may_read(self, writer: int, team: bool) -> bool:
        if self.table.finished:
            return True
        if team:
            mates = next((each for each in self.teams() if writer in each), [])
            return any(seat in mates for seat in self.reader.seats)
        open_cards = self.table.together or self.match.seats == 1
        return writer >= 0 or not self.reader.seats or open_cards

    def teams(self) -> list[list[int]]:
        return teams(self.view.get("teams", []), self.match.seats)


TEAMS_TALK_IN = "hydra"  # partners show each other their cards there; in Manticore they may not (UN-61)


def teams(team_of: list[int], seats: int) -> list[list[int]]:
    """The seats of each team with more than one of them."""
    if len(team_of) != seats:
        return []
    found = [[seat for seat in range(seats) if team_of[seat] == team] for team in sorted(set(team_of))]
    return [team for team in found if len(team) > 1]
