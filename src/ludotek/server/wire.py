"""The wire: every message between the page and the server. The client's TypeScript types are generated from this file.

Words come from the server in the reader's language; keys, slots and numbers come with them, so that the page can find
the card or die that a word is about. Nothing here tells a seat more than its view does.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

Lang = Literal["en", "fr", "de"]


class Struct(msgspec.Struct, forbid_unknown_fields=True):
    """Messages are strict: what is not known is refused."""


# --- from the page ----------------------------------------------------------------------------------------------------


class Message(Struct, tag_field="type"):
    """What the page says over the socket; `id` comes back in the reply."""

    id: int


class Hello(Message, tag="hello"):
    """The first message: which table, with which secret (a seat's, or the one for watching), in which language."""

    table: str
    key: str
    lang: Lang = "en"


class Act(Message, tag="act"):
    """Answer a decision. `seat` chooses among the seats that the key holds; -1: the one that is asked."""

    decision: str
    action: int
    seat: int = -1


class Ask(Message, tag="preview"):
    """What would follow from each option of a decision, as far as neither chance nor hidden cards decide it."""

    decision: str
    seat: int = -1


class UndoAct(Message, tag="undo"):
    """Put back one's last answer; `agreed`: further than is free, which the others at the table are asked for."""

    agreed: bool = False
    seat: int = -1


class Vote(Message, tag="vote"):
    """Yes or no to what somebody proposed."""

    proposal: int
    yes: bool


class Urge(Message, tag="urge"):
    """Ask the bots that wait for people to go ahead."""


class Concede(Message, tag="concede"):
    """Concede, or give up; where all play together the others are asked first."""

    seat: int = -1


class Mute(Message, tag="mute"):
    """Pass over the windows that only offer the use of a card."""

    card: str
    on: bool


class Say(Message, tag="say"):
    """A line of chat: to the table, or to one's team (Hydra)."""

    text: str
    team: bool = False


class Ping(Message, tag="ping"):
    """Point at something on the table (co-op): a district, a die, a card, by the page's own name for it."""

    target: str


class Settle(Message, tag="settle"):
    """Change a preference: the language of the words, the name that the others read, the seat one looks from."""

    lang: Lang | None = None
    name: str | None = None
    seat: int | None = None


class Manage(Message, tag="manage"):
    """An act of the host: pause, continue, close, replace (a seat by a bot: if its person is there, that person is
    asked), return (an open seat to friends), reissue (a seat's secret; everybody may do that for the own seat).

    When the host has left, everybody who plays may replace.
    """

    what: Literal["pause", "continue", "close", "replace", "return", "reissue"]
    seat: int = -1
    bot: str = "greedy"


class Leave(Message, tag="leave"):
    """Leave one's seats to bots, or come back to them."""

    back: bool = False


class Rematch(Message, tag="rematch"):
    """The same game with the same seats and spectators."""


Request = Hello | Act | Ask | UndoAct | Vote | Urge | Concede | Mute | Say | Ping | Settle | Manage | Leave | Rematch

# --- to the page ------------------------------------------------------------------------------------------------------


class Words(Struct):
    """Something said: its message key, what is in its slots (phrases as [key, slots]), and the words themselves."""

    key: str
    slots: dict[str, Any]
    text: str


class Choice(Words):
    """An option of a decision."""

    action: int


class Why(Words):
    """Something a person might try and may not: why, in words, and by which rules."""

    action: int
    rules: list[str]
    why: str


class Decision(Struct):
    """A question to a seat: whose, by which rule, what is asked, what can be answered and what cannot."""

    id: str
    seat: int
    rule: str
    prompt: Words
    options: list[Choice]
    refused: list[Why]


class Line(Struct):
    """A line of the log. `values` are the numbers of the fact behind it; `n` counts the lines of the whole story."""

    n: int
    key: str
    text: str
    rule: str
    slots: dict[str, Any]
    values: dict[str, int]


class Undo(Struct):
    """What the reader can take back, in words: `act` at once if it is `free`, else `why` says why not ("": nothing).

    Where it is not free: `further` is what would go back if all agree, of seat `whose`, across chance or news; `alone`:
    there is nobody to be asked but the reader.
    """

    free: bool
    act: str
    why: str
    further: str = ""
    whose: int = -1
    across: list[Literal["chance", "reveal"]] = []
    alone: bool = False


class Clock(Struct):
    """Time: seconds left for each seat (None: no clock), and which run at this moment."""

    left: list[float]
    running: list[int]


class Seat(Struct):
    """Somebody at the table. `who`: "human", or a bot's name; `replaced`: a bot plays on for a person; `away`: seconds
    until the others may let a bot play for somebody who has no connection."""

    seat: int
    name: str
    who: str
    present: bool
    asked: bool
    replaced: bool = False
    open: bool = False  # a friend's seat that nobody has taken yet
    taken: bool = True  # False: a friend's seat that nobody has taken, also while a bot plays there
    host: bool = False
    away: float | None = None


class Proposal(Struct):
    """Something that needs the others' agreement, or (a bot) that of the person on the seat that it is about."""

    id: int
    what: Literal["undo", "concede", "bot"]
    by: int
    yes: list[int]
    needed: list[int]
    text: str


class Outcome(Struct):
    """How the game ended; `rewound`: how often it went back over dice or hidden cards, and the same in words."""

    scores: list[float]
    how: str
    rule: str
    text: str
    rewound: int = 0
    rewound_text: str = ""


class Table(Struct):
    """The table itself, the same for everybody."""

    id: str
    game: str
    options: dict[str, Any]
    seats: list[Seat]
    status: Literal["waiting", "playing", "paused", "over", "closed"]
    spectators: int
    created: float
    commitment: str | None
    opening: str | None
    waiting: str  # whom the table waits for and why, in words
    together: bool  # all win or lose together
    teams: list[list[int]]
    team_talk: bool  # partners may talk among themselves (Hydra)
    rematch: str | None = None  # the table of the next game


class Me(Struct):
    """The reader: the seats of the key, whether it is the host's, the seat one looks from (-1: a spectator)."""

    seats: list[int]
    host: bool
    seat: int
    name: str


class State(Struct, tag_field="type", tag="state"):
    """Everything a page needs. `log` holds the lines from `log_from` on; earlier ones were sent before and still hold.

    `moved` tells that `log` begins with what has just happened, which is worth showing in motion.
    """

    seq: int
    table: Table
    me: Me
    view: dict[str, Any]
    decisions: list[Decision]  # one for each seat of the reader that is asked
    log: list[Line]
    log_from: int
    since: int  # the first line after the reader's last answer
    undo: Undo
    muted: list[str]
    moved: bool
    clock: Clock | None = None
    proposal: Proposal | None = None
    outcome: Outcome | None = None


class Preview(Struct, tag_field="type", tag="preview"):
    """What would follow, per option (its action as text): the facts in order. `open`: chance or hidden cards come after.

    `outlook` holds what an option would change in the view's forecast, if anything.
    """

    decision: str
    options: dict[str, list[Line]]
    open: dict[str, bool]
    outlook: dict[str, dict[str, Any]]


class Chat(Struct):
    n: int
    seat: int  # -1: a spectator
    name: str
    text: str
    team: bool
    at: float


class Chats(Struct, tag_field="type", tag="chat"):
    """Lines of chat, from `n` on."""

    lines: list[Chat]


class Pinged(Struct, tag_field="type", tag="ping"):
    seat: int
    target: str


class Done(Struct, tag_field="type", tag="done"):
    """A request was carried out. `data`: what was asked for, such as a reissued secret or the table of a rematch."""

    id: int
    data: dict[str, str] | None = None


class Refused(Struct, tag_field="type", tag="refused"):
    """A request was refused and nothing has changed: a short code, the words, the rules behind it (perhaps none)."""

    id: int
    code: str
    text: str
    rules: list[str]


class Bye(Struct, tag_field="type", tag="bye"):
    """The server closes the socket: why. `again`: trying once more may help."""

    code: str
    text: str
    again: bool


Reply = State | Preview | Chats | Pinged | Done | Refused | Bye

# --- HTTP -------------------------------------------------------------------------------------------------------------


class OptionInfo(Struct):
    """An option of a game: its name in words; its values in words, or its range.

    Of `factions` and `reckoners` the values are the single names, which the page puts together.
    """

    name: str
    text: str
    default: Any
    values: list[tuple[str, str]]  # value, words
    low: int
    high: int


class GameInfo(Struct):
    name: str
    title: str
    prefix: str
    low: int  # players
    high: int
    numbers: dict[str, list[int]]  # how many seats a mode can have ("": the game has no modes)
    options: list[OptionInfo]
    bots: list[tuple[str, str]]


class ClauseInfo(Struct):
    id: str
    title: str
    text: str
    ruling: bool


class Chapter(Struct):
    title: str
    clauses: list[ClauseInfo]


class CardInfo(Struct):
    """A card in words: `texts` are [role, words of the role, text]; numbers and marks have their words beside them."""

    id: str
    name: str
    kind: str
    kind_text: str
    numbers: dict[str, int]
    numbers_text: list[str]  # "Health 4", in the same order
    marks: list[str]
    marks_text: list[str]
    texts: list[tuple[str, str, str]]
    flavour: str


class NewSeat(Struct):
    """Who is to sit there: the creator ("me"), a friend who comes by link, or a bot."""

    who: Literal["me", "friend", "bot"]
    bot: str = "greedy"


class NewClock(Struct):
    """Minutes for the whole game, or days for each move."""

    kind: Literal["minutes", "days"]
    amount: int


class NewTable(Struct):
    game: str
    options: dict[str, Any] = {}
    seats: list[NewSeat] = []  # empty: the usual ones (one person among bots; in a co-op game one person for all)
    name: str = ""
    lang: Lang = "en"
    clock: NewClock | None = None


class Created(Struct):
    """A new table and its secrets: the creator's seat, the one for friends, the one for watching."""

    table: str
    key: str
    invite: str
    watch: str


class Invitation(Struct):
    invite: str
    lang: Lang = "en"


class Invited(Struct):
    """What an invitation is to: the game, and how many seats the guest may take (0: none is open)."""

    game: str
    seats: int


class Join(Struct):
    invite: str
    name: str = ""
    lang: Lang = "en"
    seats: int = 1


class Joined(Struct):
    table: str
    key: str
    seat: int


class Held(Struct):
    """A table and a secret that opens it."""

    table: str
    key: str


class Mine(Struct):
    held: list[Held]
    lang: Lang = "en"


class Summary(Struct):
    """A table in "my games"; `gone`: it is not there any more, or the secret does not open it."""

    table: str
    gone: bool
    game: str = ""
    options: dict[str, Any] = {}
    names: list[str] = []
    seats: list[int] = []
    status: str = ""
    where: str = ""  # the round or turn, in words
    my_turn: bool = False
    at: float = 0.0
    outcome: Outcome | None = None
    facts: dict[str, Any] = {}  # what statistics are kept by: hero, factions, Reckoners, deck, mode, difficulty


class Moment(Struct):
    """A step of a replay: who did what, and what came of it."""

    n: int
    seat: int
    text: str
    lines: list[Line]


class Replay(Struct):
    table: Table
    moments: list[Moment]


class Position(Struct):
    """The table as it stood after a step."""

    n: int
    view: dict[str, Any]
    prompt: str


class Branch(Struct):
    """Start a new solo game from a position of a replay."""

    step: int
    lang: Lang = "en"
