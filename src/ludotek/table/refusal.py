"""What a table refuses: a short code for programs, a phrase for people, and the rules behind it if there are any."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from ludotek.kernel.errors import LudotekError
from ludotek.kernel.phrase import Phrase, Slot


class Code(StrEnum):
    """Why the table, the house or the server says no. The words are the message `table-<code>`."""

    # about the game
    ILLEGAL = "illegal"  # the rules forbid this; the refusal carries their words
    NO_UNDO = "no-undo"  # there is nothing to take back, or not that far; the refusal carries the words
    NOT_ASKED = "not-asked"  # the seat has no decision now
    STALE = "stale"  # the decision has changed since it was shown
    WAITING = "waiting"  # seats are still open, so the game has not begun
    PAUSED = "paused"  # the game is paused
    OVER = "over"  # the game is over
    NOT_OVER = "not-over"  # possible only once the game is over
    OLD_RULES = "old-rules"  # the game was begun under older rules

    # about real tables
    NOTHING_TO_ENTER = "nothing-to-enter"  # no die or card is waited for
    NOT_POSSIBLE = "not-possible"  # the die or card that is waited for cannot show this
    REAL_TABLE = "real-table"  # with real dice and cards this cannot be done

    # about people and seats
    SPECTATOR = "spectator"  # a spectator cannot act
    NOT_YOUR_SEAT = "not-your-seat"  # the seat belongs to somebody else
    NO_SUCH_SEAT = "no-such-seat"  # the game has no such seat
    NOT_HOST = "not-host"  # only the host may do this
    NO_PERSON = "no-person"  # nobody sits there
    NOBODY_THERE = "nobody-there"  # a table needs a person
    LAST_PERSON = "last-person"  # the last person cannot leave; close the table or concede
    BOT_PLAYS = "bot-plays"  # a bot plays this seat; take over again first
    NOT_REPLACED = "not-replaced"  # no bot plays this seat
    NO_TIME = "no-time"  # the clock has run out, so the bot plays on
    NOBODY_TO_URGE = "nobody-to-urge"  # no bot is waiting
    STILL_THERE = "still-there"  # a link to a seat is its person's alone until that person is away for long
    VEILED = "veiled"  # others made the link, so it opens the seat when the game is over
    BEGUN = "begun"  # a bot has begun to play the seat, and its hidden cards are nobody's
    NO_AGREEMENT = "no-agreement"  # players hold hidden cards, so nobody agrees to undo further
    ONE_PROPOSAL = "one-proposal"  # another proposal is still open
    NO_PROPOSAL = "no-proposal"  # the proposal is no longer open
    CAPPED = "capped"  # so much of it is enough for one table
    NO_SUCH_CARD = "no-such-card"  # nothing of this name is offered in this game
    NOTHING_SAID = "nothing-said"  # an empty message
    NO_TEAM = "no-team"  # there is no team to talk to
    NO_TEAM_TALK = "no-team-talk"  # partners may not talk in private in this mode
    NO_PINGS = "no-pings"  # pings are for games played together

    # about help
    NO_HELP_TODAY = "no-help-today"  # the game of the day is played without help
    NO_HELP_HERE = "no-help-here"  # people play against each other
    NO_HELP_PUZZLE = "no-help-puzzle"  # its solution is asked for instead
    NO_SUCH_HELP = "no-such-help"  # this game has no hints, or no odds
    NO_REASON = "no-reason"  # what the line tells of was no bot's choice, or was taken back
    NO_HELP_IN_TIME = "no-help-in-time"  # thinking took too long
    ONE_AT_A_TIME = "one-at-a-time"  # the last thing that was asked is still being thought about
    NEEDS_SERVER = "needs-server"  # a device alone would take too long for this
    NO_REVIEW = "no-review"  # this game cannot be reviewed
    TOO_MANY_REVIEWS = "too-many-reviews"  # others wait for theirs already
    REVIEWED_ENOUGH = "reviewed-enough"  # one address has asked for too many reviews

    # about tables and links
    NO_SUCH_TABLE = "no-such-table"  # no table has this id
    DAMAGED = "damaged"  # what is stored of the table cannot be read
    WRONG_KEY = "wrong-key"  # the link does not open this table
    REISSUED = "reissued"  # the seat has a newer link
    FULL = "full"  # every seat is taken
    CLOSED = "closed"  # the table is closed
    HELLO_FIRST = "hello-first"  # the connection has not said which table it is for
    HELLO_AGAIN = "hello-again"  # the connection is at a table already
    BRANCH_RUNNING = "branch-running"  # only a finished game can be branched
    BRANCH_SOLO = "branch-solo"  # only solo and cooperative games can be branched
    NO_SUCH_STEP = "no-such-step"  # the replay has no such step
    WRONG_NUMBER = "wrong-number"  # the game is not for this many
    NO_SUCH_BOT = "no-such-bot"  # no bot has this name
    BAD_CLOCK = "bad-clock"  # the clock is out of bounds
    TOO_MANY = "too-many"  # one address has too many tables

    # about company
    NOT_PUBLIC = "not-public"  # on this server tables are for those who have the link
    NO_SUCH_PHRASE = "no-such-phrase"  # no ready-made phrase has this name
    NO_SUCH_LINE = "no-such-line"  # no line of chat that the reader has seen has this number

    # about the game of the day
    NO_DAILY = "no-daily"  # this game has no game of the day
    DAILY_TAKEN = "daily-taken"  # this browser has had its try
    DAILY_SEALED = "daily-sealed"  # records, replays and branches come when the day is over

    # about packs
    BAD_PACK = "bad-pack"  # the pack cannot be played; the refusal says why
    PACK_TOO_HARD = "pack-too-hard"  # examining it takes too long
    PACK_PRIVATE = "pack-private"  # a table with a pack of somebody's is not listed for everybody
    NO_TRIAL = "no-trial"  # there is no small position in which this card could be tried
    NO_MEASURE = "no-measure"  # packs cannot be measured here
    MEASURED_ENOUGH = "measured-enough"  # one address has asked for too many measurements
    BENCH_BUSY = "bench-busy"  # too many packs are being examined or measured already

    # about backups
    NOT_A_BACKUP = "not-a-backup"  # the file is something else
    BACKUP_DAMAGED = "backup-damaged"  # it is cut off, was changed, or does not play as it says
    BACKUP_NEWER = "backup-newer"  # a later version has written it
    BACKUP_TOO_HARD = "backup-too-hard"  # playing it again takes too long
    OTHERS_PLAY = "others-play"  # the table needs other people, so it stays where they are
    PARTED = "parted"  # the game went on in both places

    # about the connection
    MALFORMED = "malformed"  # the message cannot be read
    TOO_LARGE = "too-large"  # the message is too long
    TOO_FAST = "too-fast"  # too many requests
    WRONG_ORIGIN = "wrong-origin"  # the page comes from another site
    NO_SUCH_PAGE = "no-such-page"  # no page has this address
    BAD = "bad"  # a bad option or name; the refusal says which
    FAILED = "failed"  # an error on the server; nothing was changed
    RESTARTING = "restarting"  # the server ends, and another takes its place
    STORE_DOWN = "store-down"  # the database does not answer; nothing was changed


class TableRefusal(LudotekError):
    """This cannot be done at the table now; nothing has changed."""

    def __init__(
        self,
        code: Code,
        slots: dict[str, Slot] | None = None,
        phrase: Phrase | None = None,
        rules: Sequence[str] = (),
        lang: str = "",
    ) -> None:
        """`lang`: the language in which part of it is said already; "": none is."""
        super().__init__(f"the table refuses: {code}")
        self.code = code
        self.phrase = Phrase(f"table-{code}", slots) if phrase is None else phrase
        self.rules = list(rules)
        self.lang = lang
