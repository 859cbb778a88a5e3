"""A table: a game with the people around it, made from its journal.

Every act is tried on a draft, a copy of the table. What it adds to the journal is stored, and only then does the draft
take the table's place: a store that fails has changed nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from copy import copy
from datetime import UTC, datetime

from ludotek.api import Match
from ludotek.kernel.play import UndoRefused
from ludotek.kernel.record import Answer, Undo
from ludotek.kernel.refusal import IllegalAction
from ludotek.table import journal
from ludotek.table.caps import Caps
from ludotek.table.clock import TableClock
from ludotek.table.holder import Holder, digest_of
from ludotek.table.muting import may_be_muted
from ludotek.table.phrases import PHRASES
from ludotek.table.proposal import OF_THE_GAME, Proposal
from ludotek.table.reading import take_over
from ludotek.table.refusal import Code, TableRefusal
from ludotek.table.seating import HUMAN, USUAL_BOT
from ludotek.table.session import Session

INVITE, WATCH = "invite", "watch"
LONGEST_NAME, LONGEST_SAYING = 40, 500
UNCHANGED = Caps()
ENDS = (journal.Closed, journal.Replaced)  # what is possible even when the journal is full


class Times:
    """Where a table gets its times from, and for how long somebody is missed before the seat counts as left."""

    def __init__(self, wall: Callable[[], float], steady: Callable[[], float], away: float = 300.0) -> None:
        self.wall = wall
        self.steady = steady
        self.away = away


class Table:
    """One live game with people. Read it, or make a `draft` and act on that."""

    def __init__(self, id: str, match: Match, times: Times, caps: Caps = UNCHANGED) -> None:
        self.id = id
        self.times = times
        self.caps = caps
        self.session = Session(match, [HUMAN] * match.seats)
        self.seating: list[str] = []  # as the table was set up; the session's tells who plays now
        self.holders: list[Holder] = []
        self.keys: dict[str, str] = {}  # the digests of the table's own secrets
        self.claims: dict[int, str] = {}  # digests of the links that others made for holders who are away
        self.away: dict[int, float] = {}  # holders without connection; since when, by this process's own time
        self.clock: TableClock | None = None
        self.paused = False
        self.closed = False
        self.proposal: Proposal | None = None
        self.chat: list[journal.Said] = []
        self.next = ""  # the table of the next game
        self.next_by = -1  # the seat that proposed it
        self.day = ""  # of a game of the day: which one, such as "2026-11-16"
        self.pack = ""  # the kind of a pack that somebody has brought and that is played with
        self.trial = ""  # the card that is tried here
        self.branch = False  # it goes on from a position of another game, whose dice and cards are known
        self.brought: list[str] = []  # the places that it has come to since the game last went on
        self.created = 0.0
        self.changed = 0.0
        self.renamed = 0  # how often people have taken another name
        self.mutes = 0  # how often they have muted something, or no longer
        self.last: dict[int, int] = {}  # for each seat, how long the story was after its last answer
        self.seq = 0  # entries of the journal
        self.marked = 0  # those that a checkpoint covers
        self.fresh: list[journal.Known] = []  # entries of a draft

    def draft(self) -> Table:
        """A copy to act on."""
        twin = copy(self)
        twin.session = self.session.copy()
        twin.holders = self.holders[:]
        twin.keys = dict(self.keys)
        twin.claims = dict(self.claims)
        twin.away = dict(self.away)
        twin.clock = None if self.clock is None else self.clock.copy()
        twin.proposal = None if self.proposal is None else self.proposal.copy()
        twin.chat = self.chat[:]
        twin.last = dict(self.last)
        twin.fresh = []
        return twin

    # reading

    @property
    def match(self) -> Match:
        return self.session.match

    @property
    def together(self) -> bool:
        return self.match.mode.together

    @property
    def real(self) -> bool:
        """Is it a table with real dice and cards?"""
        return self.match.real

    @property
    def open_cards(self) -> bool:
        """Does whoever holds several seats see them all at once? At a real table hidden cards are in people's hands."""
        return self.together or self.real

    @property
    def contested(self) -> bool:
        """Do people play against each other here?"""
        return self.session.contested

    @property
    def open_seats(self) -> list[int]:
        """Seats of friends who have not come yet."""
        held = {seat for holder in self.holders for seat in holder.seats}
        return [seat for seat in self.session.people if seat not in held]

    @property
    def replaced(self) -> list[int]:
        """Seats on which a bot plays on for a person."""
        return [seat for seat, who in enumerate(self.seating) if who == HUMAN and seat in self.session.bots]

    @property
    def status(self) -> str:
        if self.closed:
            return "closed"
        if self.match.over:
            return "over"
        if self.open_seats:
            return "waiting"
        return "paused" if self.paused else "playing"

    @property
    def finished(self) -> bool:
        """Is nothing hidden any more?"""
        return self.closed or self.match.over

    @property
    def practice(self) -> bool:
        """Does it count for no records and no statistics? So with a pack of somebody's, which others do not play."""
        return self.rehearsed or self.real or bool(self.pack)

    @property
    def rehearsed(self) -> bool:
        """A lesson, a puzzle, a card that is tried, a game that goes on from another: one may know what is to come."""
        return self.branch or self.session.guide is not None or bool(self.session.puzzle_id or self.trial)

    @property
    def sealed(self) -> bool:
        """Is the deal still a secret, even when this game is over? Others play the same one until its day has ended."""
        return bool(self.day) and day_of(self.times.wall()) <= self.day

    def holder(self, secret: str) -> Holder | None:
        return self.holder_by(digest_of(secret))

    def holder_by(self, key: str) -> Holder | None:
        """Whose seats the secret of this digest opens; a claim does so when nothing is hidden any more."""
        claims = self.claims if self.finished else {}
        return next((each for each in self.holders if key in (each.key, claims.get(each.id))), None)

    def lets_watch(self, key: str) -> bool:
        """May whoever has the secret of this digest look on?"""
        return key in (self.keys.get(WATCH), *self.claims.values())

    def knows(self, secret: str) -> bool:
        """Is it a secret of this table, whatever it opens?"""
        key = digest_of(secret)
        return key in (*self.keys.values(), *self.claims.values()) or self.holder_by(key) is not None

    def opens(self, secret: str, what: str) -> bool:
        """Is this the table's own secret for friends, or for watching?"""
        return bool(secret) and self.keys.get(what) == digest_of(secret)

    def holder_of(self, seat: int) -> Holder | None:
        return next((holder for holder in self.holders if seat in holder.seats), None)

    def name_of(self, seat: int) -> str:
        holder = self.holder_of(seat)
        return "" if holder is None else holder.name

    def active_holders(self) -> list[Holder]:
        """The people who are playing: those whose seats are not all left to bots."""
        return [holder for holder in self.holders if any(seat in self.session.people for seat in holder.seats)]

    def others(self, holder: Holder) -> list[Holder]:
        """Who must agree to what a person cannot decide alone: all who play; where people compete, even those who have left,
        because they may come back."""
        return [each for each in (self.active_holders() if self.together else self.holders) if each.id != holder.id]

    # from the journal

    def apply(self, entry: journal.Known) -> None:
        """Take over what the journal says."""
        self.changed = entry.at
        take_over(self, entry)
        self.seq += 1
        self.run_clock()

    def answered(self, seats: Iterable[int]) -> None:
        for seat in seats:
            self.last[seat] = len(self.session.story)

    def lines_added(self) -> None:
        """After lines of the game: what was proposed about it before is no longer what would be done, and the record says
        where they were played."""
        if self.brought:
            match = self.match.clone()  # of which a draft has none of its own before it goes on
            match.move(self.brought)
            self.session.match, self.brought = match, []
        if self.proposal is not None and self.proposal.what in OF_THE_GAME:
            self.proposal = None
        if self.match.over:
            self.end_record()

    def end_record(self) -> None:
        """Open the seal: on a copy, because a draft may still be thrown away."""
        ended = self.match.clone()
        ended.close()
        self.session.match = ended

    def run_clock(self) -> None:
        if self.clock is not None:
            playing = self.status == "playing"
            self.clock.start([seat for seat in self.session.asked() if seat in self.session.people] if playing else [])

    # acts, on a draft

    @property
    def full(self) -> bool:
        """Does only the game itself go on?"""
        return self.seq >= self.caps.journal

    def must_be_below(self, cap: str, used: int) -> None:
        most: int = getattr(self.caps, cap)
        if used >= most:
            raise TableRefusal(Code.CAPPED, {"cap": cap, "most": most})

    def add(self, entry: journal.Known) -> None:
        if not isinstance(entry, ENDS):
            self.must_be_below("journal", self.seq)
        self.apply(entry)
        self.fresh.append(entry)

    def add_lines(self, since: int) -> None:
        """Put what has been added to the game's record since that line into the journal."""
        lines = self.match.lines[since:]
        if self.clock is not None:
            self.clock.stop()
        for line in lines:
            if isinstance(line, Answer):
                self.answered([line.seat])
                if self.clock is not None:
                    self.clock.moved(line.seat)
        left = None if self.clock is None else self.clock.left[:]
        at = self.changed = self.times.wall()
        self.fresh.append(journal.Played(at, [line.to_data() for line in lines], left))
        self.seq += 1
        self.lines_added()
        self.run_clock()

    def must_play(self) -> None:
        if self.status != "playing":
            raise TableRefusal(Code(self.status))

    def must_act(self, seat: int) -> None:
        """The game must be running, and its person play the seat."""
        self.must_play()
        if seat in self.replaced:
            raise TableRefusal(Code.BOT_PLAYS)

    def answer(self, seat: int, decision: str, action: int) -> None:
        self.must_act(seat)
        asked = self.session.decision(seat)
        if asked is None:
            raise TableRefusal(Code.NOT_ASKED)
        if asked.id != decision:
            raise TableRefusal(Code.STALE)
        since = len(self.match.lines)
        try:
            holder = self.holder_of(seat)
            self.session.answer(seat, action, [] if holder is None else holder.seats)
        except IllegalAction as error:
            reason = error.refusal
            raise TableRefusal(Code.ILLEGAL, phrase=reason.reason, rules=reason.rules) from None
        self.keep_lines(since)

    def enter(self, place: int, value: int) -> None:
        """Say what a real die or card shows; `place`: how many were entered before it."""
        waits = self.session.entering
        if waits is None:
            raise TableRefusal(Code.NOTHING_TO_ENTER)
        self.must_act(waits.seat)
        if place != len(waits.entered):
            raise TableRefusal(Code.STALE)
        if value not in waits.reading.values:
            raise TableRefusal(Code.NOT_POSSIBLE)
        since = len(self.match.lines)
        self.session.enter(value)
        self.keep_lines(since)

    def keep_lines(self, since: int) -> None:
        """What has been done since that line, and what waits for real dice and cards."""
        if len(self.match.lines) > since:
            self.add_lines(since)
        self.keep_entering()

    def keep_entering(self) -> None:
        waits = self.session.entering
        if waits is not None:
            self.fresh.append(journal.Entering(self.times.wall(), waits.seat, waits.action, waits.entered))
            self.seq += 1

    def bot_answer(self, seat: int, action: int) -> None:
        since = len(self.match.lines)
        self.session.act(seat, action)
        self.session.go_on()
        self.add_lines(since)

    def urge(self) -> None:
        self.must_play()
        since = len(self.match.lines)
        if not self.session.urge():
            raise TableRefusal(Code.NOBODY_TO_URGE)
        if len(self.match.lines) > since:
            self.add_lines(since)

    def undo(self, holder: Holder, seat: int, agreed: bool) -> None:
        """Take back one's own last act; `agreed`: the last one of anybody, for which all others are asked."""
        if not (agreed and self.may_reopen(holder)):
            self.must_act(seat)
        if self.session.entering is not None:
            self.take_out()
            return
        if agreed and self.others(holder):
            self.draft().put_back(seat, agreed)  # what cannot be done is not asked for
            self.propose("undo", seat)
        else:
            self.put_back(seat, agreed)

    def take_out(self) -> None:
        """Take back what was entered last, or the act for which nothing was entered yet."""
        self.session.take_out()
        if self.session.entering is None:
            self.fresh.append(journal.Entering(self.times.wall(), -1))
            self.seq += 1
        self.keep_entering()

    def put_back(self, seat: int, agreed: bool, asked: Sequence[int] = ()) -> None:
        since = len(self.match.lines)
        self.must_be_below("journal", self.seq)
        self.must_be_below("undos", sum(isinstance(line, Undo) for line in self.match.lines))
        try:
            self.session.undo(seat, agreed, self.own(seat), asked)
        except UndoRefused as error:
            raise TableRefusal(Code.NO_UNDO, phrase=error.reason) from None
        self.add_lines(since)

    def own(self, seat: int) -> list[int]:
        """The seats whose acts count as those of the person on a seat when undoing; where people compete, each seat is
        somebody else, even at one screen."""
        holder = self.holder_of(seat)
        if holder is None or not self.open_cards:
            return [seat]
        return [seat, *(each for each in holder.seats if each != seat)]

    def may_reopen(self, holder: Holder) -> bool:
        """May the game go back from its end? If nobody else plays or has played, and the table is still open."""
        return (
            self.status == "over"
            and not self.day
            and not self.next
            and not self.others(holder)
            and len(self.holders) == 1
        )

    def concede(self, holder: Holder, seat: int) -> None:
        self.must_act(seat)
        if self.together and self.others(holder):
            self.draft().give_up(seat)
            self.propose("concede", seat)
        else:
            self.give_up(seat)

    def give_up(self, seat: int) -> None:
        since = len(self.match.lines)
        try:
            self.session.concede(seat)
        except IllegalAction as error:
            raise TableRefusal(Code.ILLEGAL, phrase=error.refusal.reason, rules=error.refusal.rules) from None
        self.add_lines(since)

    def propose(
        self,
        what: journal.Asked,
        seat: int,
        about: int = -1,
        bot: str = "",
        needed: list[Holder] | None = None,
        key: str = "",
    ) -> None:
        if self.proposal is not None:
            raise TableRefusal(Code.ONE_PROPOSAL)
        if what == "undo" and not self.session.may_agree:
            raise TableRefusal(Code.NO_AGREEMENT)
        ids = None if needed is None else [each.id for each in needed]
        self.add(journal.Proposed(self.times.wall(), what, seat, about, bot, ids, key))

    def mute(self, card: str, on: bool) -> None:
        self.must_play()
        if not may_be_muted(self.match, card):
            raise TableRefusal(Code.NO_SUCH_CARD)
        self.must_be_below("mutes", self.mutes)
        self.add(journal.Muted(self.times.wall(), card, on))
        since = len(self.match.lines)
        self.session.go_on()
        if len(self.match.lines) > since:
            self.add_lines(since)

    def say(self, seat: int, name: str, text: str, team: bool, phrase: str = "") -> None:
        said = clean(text, LONGEST_SAYING)
        if phrase and phrase not in PHRASES:
            raise TableRefusal(Code.NO_SUCH_PHRASE)
        if not said and not phrase:
            raise TableRefusal(Code.NOTHING_SAID)
        self.must_be_below("chat", len(self.chat))
        self.add(journal.Said(self.times.wall(), seat, name, "" if phrase else said, team, phrase))

    def sit(self, name: str, seats: list[int], key: str, host: bool = False, salt: str = "") -> Holder:
        if not self.takes_salts:
            salt = ""
        self.add(
            journal.Seated(self.times.wall(), len(self.holders), clean(name, LONGEST_NAME), seats, key, host, salt)
        )
        return self.holders[-1]

    @property
    def takes_salts(self) -> bool:
        """May people still add to the dice? Not once somebody has played, nor where the deal is the same for others, too; real
        dice need nothing."""
        return not (self.match.lines or self.day or self.rehearsed or self.real)

    def rename(self, holder: Holder, name: str) -> None:
        self.must_be_below("names", self.renamed)
        self.add(journal.Named(self.times.wall(), holder.id, clean(name, LONGEST_NAME)))

    def rekey(self, whose: Holder | str, key: str, veiled: bool = False) -> None:
        if isinstance(whose, Holder):
            self.add(journal.Keyed(self.times.wall(), whose.id, key, veiled))
        else:
            self.add(journal.Keyed(self.times.wall(), "invite" if whose == INVITE else "watch", key))

    def replace(self, seat: int, bot: str = USUAL_BOT, late: bool = False) -> None:
        if self.finished:
            raise TableRefusal(Code(self.status))
        if seat not in self.session.people:
            raise TableRefusal(Code.NO_PERSON)
        if len(self.session.people) == 1 and not late and not self.together:
            raise TableRefusal(Code.LAST_PERSON)
        self.add(journal.Replaced(self.times.wall(), seat, bot, late))

    def come_back(self, seat: int) -> None:
        if self.finished:
            raise TableRefusal(Code(self.status))
        if seat not in self.replaced:
            raise TableRefusal(Code.NOT_REPLACED)
        if self.clock is not None and self.clock.left[seat] <= 0.0:
            raise TableRefusal(Code.NO_TIME)
        self.add(journal.Returned(self.times.wall(), seat))

    def pause(self, on: bool) -> None:
        if self.status not in ("playing", "paused"):
            raise TableRefusal(Code(self.status))
        if self.paused != on:
            self.add(journal.Paused(self.times.wall(), on))

    def close(self) -> None:
        if self.status == "closed":
            raise TableRefusal(Code.CLOSED)
        self.add(journal.Closed(self.times.wall()))

    def go_to(self, table: str, seat: int) -> None:
        self.add(journal.Continued(self.times.wall(), table, seat))


def day_of(wall: float) -> str:
    """The day (UTC) of a moment, such as "2026-11-16"."""
    return datetime.fromtimestamp(wall, UTC).date().isoformat()


def clean(text: str, longest: int) -> str:
    """What people type, in one line and without invisible characters."""
    return " ".join("".join(sign if sign.isprintable() else " " for sign in text).split())[:longest]
