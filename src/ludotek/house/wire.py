"""The wire: every message between the page and the server. The client's TypeScript types are generated from this file.

Words come from the server in the reader's language; the names of things and numbers come with them, so that the page can
find the card or die that a word is about. Nothing here tells a seat more than its view does.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from ludotek.text.catalogue import languages

Lang = Annotated[str, msgspec.Meta(pattern=f"^(?:{'|'.join(languages())})$")]  # every folder of words is a language


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


class UndoAct(Message, tag="undo"):
    """Put back one's last answer; `agreed`: further than is free, which takes the others' consent."""

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
    """A line of chat, or a ready-made phrase by its name: to the table, or to one's team (Hydra)."""

    text: str
    team: bool = False
    phrase: str = ""


class Report(Message, tag="report"):
    """Tell the operator of the server about a line of chat, or about the name of whoever wrote it."""

    n: int


class Ping(Message, tag="ping"):
    """Point at something on the table (co-op): a district, a die, a card, by the page's own name for it."""

    target: str


class Adjust(Message, tag="adjust"):
    """Change a setting of one's own: the language of the words, the name that the others read, the seat one looks from."""

    lang: Lang | None = None
    name: str | None = None
    seat: int | None = None


class Hint(Message, tag="hint"):
    """Which answers are best? `seat` as in `act`."""

    seat: int = -1


class AskOdds(Message, tag="odds"):
    """What are the odds? `more`: with all that a sheet shows of them. `seat` as in `act`."""

    seat: int = -1
    more: bool = False


class AskWish(Message, tag="wish"):
    """What does it take for a wish (its name) to come true with at least this chance, in percent? `seat` as in `act`."""

    wish: str
    least: Annotated[int, msgspec.Meta(ge=1, le=100)]
    seat: int = -1


class AskWhy(Message, tag="why"):
    """Why has a bot done that? `line` is the one of the log that says what it did. `seat` as in `act`."""

    line: int
    seat: int = -1


class Manage(Message, tag="manage"):
    """An act of the host: pause, continue, close, replace (a seat by a bot: if its person is there, that person is
    asked), return (an open seat to friends), reissue (a seat's secret; everybody may do that for their own seat).

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


Aside = (
    Hint | AskOdds | AskWish | AskWhy
)  # answered when it has been thought about; what else the page says is heard meanwhile

Request = (
    Hello
    | Act
    | UndoAct
    | Vote
    | Urge
    | Concede
    | Mute
    | Say
    | Report
    | Ping
    | Adjust
    | Aside
    | Manage
    | Leave
    | Rematch
)

# --- to the page ------------------------------------------------------------------------------------------------------


class Choice(Struct):
    """An option of a decision: what it does, the things that it names by their roles, its figures, and the words."""

    action: int
    verb: str
    things: dict[str, str]
    numbers: dict[str, int]
    text: str


class Why(Choice):
    """Something a person might try and may not: why (the name of the reason, and in words), and by which rules; `figures`
    are those of the reason, such as the cost and what there is to pay it."""

    name: str
    rules: list[str]
    why: str
    figures: dict[str, int]


class Decision(Struct):
    """A question to a seat: its name, whose it is, by which rule, about which things, and what can be answered or not."""

    id: str
    seat: int
    name: str
    rule: str
    things: dict[str, str]
    prompt: str
    options: list[Choice]
    refused: list[Why]


class Line(Struct):
    """A line of the log: what happened (its name), to which things by their roles, with which numbers, and in words.

    `n` counts the lines of the whole story. `why`: it tells of a bot's choice, which can be asked for its reason.
    """

    n: int
    name: str
    text: str
    rule: str
    things: dict[str, str]
    values: dict[str, int]
    sound: Literal["", "card", "die", "hit"]
    why: bool = False


class Undo(Struct):
    """What the reader can take back, in words: `act` at once if it is `free`, else `why` says why not ("": nothing).
    `verb` and `things` name that act as its option did.

    Where it is not free: `further` is what would go back if all agree, of seat `whose`, across chance or news; `alone`:
    there is nobody to be asked but the reader.
    """

    free: bool
    act: str
    why: str
    verb: str = ""
    things: dict[str, str] = {}
    further: str = ""
    whose: int = -1
    across: list[Literal["chance", "reveal"]] = []
    alone: bool = False


class Clock(Struct):
    """Time: seconds left for each seat (None: no clock), and which run at this moment; `days`: for each move."""

    left: list[float]
    running: list[int]
    days: bool = False


class Seat(Struct):
    """Somebody at the table. `who`: "human", or a bot's name; `replaced`: a bot plays on for a person; `away`: seconds
    until the others may let a bot play for somebody who has no connection; `out`: the game goes on without this seat."""

    seat: int
    name: str
    who: str
    present: bool
    asked: bool
    replaced: bool = False
    open: bool = False  # a friend's seat that nobody has taken yet
    taken: bool = True  # False: a friend's seat that nobody has taken, even while a bot plays there
    host: bool = False
    away: float | None = None
    out: bool = False
    place: int = 0  # as soon as it is certain; 0: not yet, or nobody has one


class Proposal(Struct):
    """Something that needs the others' agreement, or (a bot) that of the person on the seat that it is about."""

    id: int
    what: Literal["undo", "concede", "bot"]
    by: int
    yes: list[int]
    needed: list[int]
    text: str


class Outcome(Struct):
    """How the game ended; `rewound`: how often it went back over dice or hidden cards, and the same in words; `practice`: a
    lesson, or a game from a position of another one, which sets no records and counts for no statistics."""

    scores: list[float]
    how: str
    rule: str
    text: str
    rewound: int = 0
    rewound_text: str = ""
    practice: bool = False


class Silence(Struct):
    """Partners may not talk in private: the words, and the rule that says so."""

    text: str
    rule: str


class ModeTold(Struct):
    """The mode that is played: its name, who wins when, and the clause that says so."""

    text: str
    about: str
    rule: str


class Helpers(Struct):
    """What helps those who play: hints (and the reasons of bots), odds; `why` there is none of both at this table, in words, or ""."""

    hint: bool
    odds: bool
    why: str


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
    waiting: str  # who the table is waiting for and why, in words
    together: bool  # all win or lose together
    teams: list[list[int]]
    team_talk: bool  # partners may talk among themselves
    silence: Silence | None  # partners may not
    helpers: Helpers
    reviewed: bool = False  # is it over, and can be reviewed?
    rematch: str | None = None  # the table of the next game
    day: str = ""  # of a game of the day: which one
    mode: ModeTold | None = None  # where a game has several
    rematch_by: int = -1  # the seat that proposed it


class Bubble(Struct):
    """A short text of a lesson: about which rule, at what on the table (a thing, or a part of the board), together with
    what else, and what to do now, or ""."""

    title: str
    text: str
    now: str
    rule: str
    place: str
    also: list[str]


class Lesson(Struct):
    """A guided game: its aim in one line, and its bubbles; those that are due, and those that were, by their places."""

    aim: str
    rule: str
    bubbles: list[Bubble]
    due: list[int]
    seen: list[int]


class Puzzle(Struct):
    """The puzzle that is played: what is to be done; once its line has ended, what it has come to, and whether that is the
    best. Of one that can no longer be judged `verdict` says so."""

    id: str
    number: int  # 0: it can no longer be judged
    task: str
    verdict: str  # "": the line goes on
    solved: bool


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
    view: Any  # the game's own record (games/<game>/view.py)
    outlook: Any  # what all may foresee, a record of the game too; None where nothing is to come
    decisions: list[Decision]  # one for each seat of the reader that is asked
    log: list[Line]
    log_from: int
    since: int  # the first line after the reader's last answer
    undo: Undo
    muted: list[str]
    moved: bool
    unfolding: dict[int, Any]  # what lines that are shown one by one change in the view, by their `n`
    clock: Clock | None = None
    proposal: Proposal | None = None
    outcome: Outcome | None = None
    aim: str = ""  # who is whose enemy, seen from the reader's seat
    lesson: Lesson | None = None
    puzzle: Puzzle | None = None


class Preview(Struct, tag_field="type", tag="preview"):
    """What would follow, per option (its action as text): the facts in order. `open`: chance or hidden cards come after.

    It comes unasked after the state, to whoever has to answer and looks from the seat that is asked.

    `outlook` holds what an option would change in that of the state, if anything; `idle` the options that only cost,
    `fatal` those that lose the game for certain.
    """

    decision: str
    options: dict[str, list[Line]]
    open: dict[str, bool]
    outlook: dict[str, Any]
    idle: list[int]
    fatal: list[int]


class Advised(Struct):
    """An option that was weighed: the chance to win with it and the ends of its 95 % interval, all in percent; the chance in
    words, and the interval, if it has a width, with how the option compares to the best one."""

    action: int
    chance: int
    low: int
    high: int
    chance_text: str
    text: str


class Advice(Struct, tag_field="type", tag="advice"):
    """The best options of a decision, the best one first."""

    decision: str
    best: list[Advised]


class Likely(Struct):
    """Something that may happen: its name, what it is in words, and its chance, as a number and in words."""

    name: str
    text: str
    chance: float
    chance_text: str


class OddsTold(Struct, tag_field="type", tag="odds"):
    """The odds as a decision stands, in a few short phrases; none where there is nothing to tell.

    `marks` are the chances in words at the things of the board that they are about. Of `more` is asked for: `spread`,
    what may come of it, under the heading `about`; and `wishes`, what may be wished for.
    """

    decision: str
    lines: list[str]
    marks: dict[str, str]
    more: bool
    about: str
    spread: list[Likely]
    wishes: list[Likely]


class Granted(Struct, tag_field="type", tag="granted"):
    """What it takes for a wish to come true: in words, and the answers that bring it about, one after the other."""

    decision: str
    wish: str
    least: int
    text: str
    actions: list[int]


class Reason(Struct, tag_field="type", tag="reason"):
    """Why a bot did what a line tells: in a sentence, with the rules that it is about."""

    line: int
    text: str
    rules: list[str]


class Chat(Struct):
    n: int
    seat: int  # -1: a spectator
    name: str
    text: str
    team: bool
    at: float
    phrase: str = ""  # said with one press: its name


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


Reply = State | Preview | Advice | OddsTold | Granted | Reason | Chats | Pinged | Done | Refused | Bye

# --- HTTP -------------------------------------------------------------------------------------------------------------


class Rate(Struct):
    """How often a bot has won: of so many games with so many seats, and the 95 % interval of the share."""

    seats: int
    games: int
    share: float
    low: float
    high: float


class OptionInfo(Struct):
    """An option of a game: its name in words, its shape; its values in words, or its range.

    `about` is a sentence about a value, `rates` what was measured with it; not every value has one.

    Of cards and groups the values are the single names, which the page puts together: "a+b" in the order of the seats,
    "a+b/c+d" with that many for each seat.
    """

    name: str
    text: str
    hint: str  # more about it in words, or ""
    missing: str  # what to say as long as not everything is chosen, or ""
    shape: Literal["word", "number", "seat", "deck", "card", "cards", "groups"]
    default: Any
    values: list[tuple[str, str]]  # value, words
    low: int
    high: int
    each: int  # of groups: how many names for each seat
    counts: list[str]  # "2 of 3 factions", by how many are chosen
    when: tuple[str, str] | None  # the other option, and its value, without which this one means nothing
    rule: str
    about: dict[str, str] = {}
    rates: dict[str, list[Rate]] = {}


class Plan(Struct):
    """A mode as it is drawn: attackers with whom they may attack, the sides of several seats, the seat that stands out."""

    attacks: list[tuple[int, int]]
    sides: list[list[int]]
    star: int


class ModeInfo(Struct):
    """A mode: a sentence, its clause, for how many seats, and how it is drawn for each number of them."""

    name: str
    text: str
    about: str
    rule: str
    seats: list[int]
    plans: dict[int, Plan]


class GameInfo(Struct):
    """A game as posters and set-ups show it; what it has no words for is ""."""

    name: str
    title: str
    poster: str  # one sentence
    published: str  # who publishes it, as a sentence
    publisher: str
    prefix: str  # of its rules
    low: int  # seats
    high: int
    people: tuple[int, int]  # from one, where one person may hold several seats
    minutes: tuple[int, int]
    long_from: int  # the number of seats from which `long_text` holds; 0: never
    long_text: str
    alone: str  # what it means that one person plays alone where the game has more seats, or ""
    labels: dict[str, str]  # what the parts of its view are called, as far as it says
    numbers: dict[str, list[int]]  # how many seats a mode can have ("": the game has no modes)
    modes: list[ModeInfo]  # those that can be chosen
    options: list[OptionInfo]
    bots: list[tuple[str, str]]
    bot: str  # the usual one
    lesson: bool  # it has a guided first game
    puzzles: int  # how many it has


class ClauseInfo(Struct):
    id: str
    title: str
    text: str
    ruling: bool
    shown: bool  # a piece of a game shows it


class Chapter(Struct):
    title: str
    clauses: list[ClauseInfo]


class Passage(Struct):
    """A text of a card: what it is for ("effect-during", "on-arrival"), what leads it in words, the text alone.

    `signs` are the messages that it lists, each with its number, for faces that draw them: [["deed-attack", 2], …].
    """

    role: str
    lead: str
    text: str
    signs: list[tuple[str, int]] = []


class CardInfo(Struct):
    """A card in words, with what the words are about; `kind_line` is its kind and its marks in one line.

    Numbers and marks have their words beside them, keywords are [name, words]; `rules` are the clauses behind its texts.
    """

    id: str
    name: str
    kind: str
    kind_text: str
    kind_line: str
    numbers: dict[str, int]
    numbers_text: list[str]  # "Health 4", in the same order
    marks: list[str]
    marks_text: list[str]
    keywords: list[tuple[str, str]]
    texts: list[Passage]
    terms: list[str]  # that stand on it, in the order of the card
    rules: list[str]
    flavour: str
    offered: bool  # play stops to offer its use, unless it is muted


class TermInfo(Struct):
    """A word or sign that stands for a rule: what it means, and by which clauses; `sides` are what those of a die show."""

    id: str
    name: str
    text: str
    rules: list[str]
    sides: list[list[str]] = []


class HowSection(Struct):
    """A section of how to play, with its clauses; `picture` is the clause whose piece of a game ends as it shows."""

    name: str
    title: str
    text: str
    clauses: list[ClauseInfo]
    picture: str


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
    lesson: bool = False  # the guided first game, which has its own options and seats
    puzzle: int = 0  # the number of a puzzle, which has its own options and seats, too
    public: bool = False  # listed for everybody, where the operator allows it


class Created(Struct):
    """A new table and its secrets: the creator's seat, the one for friends, the one for watching."""

    table: str
    key: str
    invite: str
    watch: str


class Invitation(Struct):
    invite: str
    lang: Lang = "en"


class Place(Struct):
    """A seat as those who are invited read it: "" as name, and still open; or somebody's."""

    name: str
    bot: bool
    open: bool


class Invited(Struct):
    """What an invitation is to: the game, how many seats the guest may take (0: none is open), whose table it is, who
    sits where, and what is played."""

    game: str
    seats: int
    host: str
    places: list[Place]
    status: str
    mode: ModeTold | None


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


class WhoseTurn(Struct):
    """Tables of which a page only wants to know whose turn it is."""

    held: list[Held]


class Turn(Struct):
    """A table that runs: is it the reader's turn? `left`: seconds for it, where there is a clock."""

    table: str
    game: str
    my_turn: bool
    left: float | None


class Summary(Struct):
    """A table in "my games"; `gone`: it no longer exists, or the secret does not open it."""

    table: str
    gone: bool
    game: str = ""
    options: dict[str, Any] = {}
    names: list[str] = []
    seats: list[int] = []
    status: str = ""
    where: str = ""  # the round or turn, in words
    my_turn: bool = False
    left: float | None = None  # seconds for the reader's turn, where there is a clock
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


class Show(Struct):
    """A piece of a game that shows a clause: from the step `start` to its end, as this seat sees it."""

    clause: ClauseInfo
    replay: Replay
    start: int
    seat: int


class PuzzleInfo(Struct):
    """A puzzle of a game: by its id a page remembers it as solved."""

    id: str
    number: int
    grade: int  # from 1
    title: str


class Puzzles(Struct):
    today: int  # the number of the puzzle of the day; 0: there is none
    puzzles: list[PuzzleInfo]


class Solution(Struct):
    """The best line of a puzzle: what is to be done, what can be reached, and from the step `start` on how, as this seat
    sees it."""

    task: str
    value: str
    replay: Replay
    start: int
    seat: int


class Position(Struct):
    """The table as it stood after a step."""

    n: int
    view: Any
    unfolding: dict[int, Any]
    prompt: str


class Sentence(Struct):
    text: str
    rule: str


class Figure(Struct):
    """A number to be read first. `text`: what it counts, `counted`: the words beside the number; `best`: of one's own won
    games a record has the fewest (-1) or the most (1)."""

    name: str
    text: str
    counted: str
    value: int
    of: int  # 0: no bound
    best: int


class Chart(Struct):
    """Round by round: [number, value, what it is measured against]. `exact`: that is what chance lets one expect."""

    title: str
    value: str
    mark: str
    points: list[tuple[int, int, float]]
    exact: bool


class Throw(Struct):
    """Dice rolled together: their names, the roll in words, and how rare it is."""

    title: str
    dice: list[str]
    text: str
    odds: str


class Ranked(Struct):
    """A seat (-1: none) or a card, with its numbers."""

    name: str
    seat: int
    numbers: list[int]


class Ranking(Struct):
    title: str
    columns: list[str]
    rows: list[Ranked]


class Chronicle(Struct):
    """What a finished game was like. Its end is about the card or figure in the `portrait`, `dice` lie on that.

    `counts` is what achievements are judged by, `facts` what statistics are kept by.
    """

    decided: Sentence
    portrait: str
    name: str  # of the portrait
    dice: list[str]
    figures: list[Figure]
    chart: Chart | None
    throw: Throw | None
    rankings: list[Ranking]
    tip: Sentence | None
    counts: dict[str, int]
    facts: dict[str, Any]


class ReviewPart(Struct):
    """What the result of a game is made of: one's own choices, luck, what others did, and what a longer view corrected."""

    kind: Literal["skill", "luck", "others", "revision"]
    change: float


class ReviewRound(Struct):
    """A round of the course: its name, the step of the replay at which it begins, the chance to win there with half of its
    95 % interval, and what it brought as skill, as luck and in other ways."""

    text: str
    step: int
    chance: float
    half: float
    skill: float
    luck: float
    rest: float


class ReviewMoment(Struct):
    """A choice that counted: its place in the game, the step of the replay at which it was asked, whose it was, in which of
    the rounds, when and what was asked, what was answered, and by which rule."""

    place: int
    step: int
    seat: int
    round: int
    where: str
    asked: str
    did: str
    rule: str


class CostlyChoice(Struct):
    """A choice to which there was a better answer: the chances of both, what it cost with half of its 95 % interval, and the
    better answer with how to go on."""

    moment: ReviewMoment
    chance: float
    best: float
    cost: float
    half: float
    line: list[str]


class TurnOfLuck(Struct):
    """What luck brought after a choice: by how much it changed the chance to win, the share of the outcomes that would have
    been worse, and what happened."""

    moment: ReviewMoment
    change: float
    worse: float
    facts: list[str]


class Review(Struct):
    """What luck and skill had to do with a finished game: the start and all parts add up to the result. `seats` are those
    whose choices are reviewed, `playouts` those of each position."""

    seats: list[int]
    start: float
    result: float
    parts: list[ReviewPart]
    rounds: list[ReviewRound]
    costly: list[CostlyChoice]
    unlucky: list[TurnOfLuck]
    lucky: list[TurnOfLuck]
    choices: int
    playouts: int
    outcome: Outcome


class Reviewing(Struct):
    """A review, or how much of it is done, from 0 to 1; `seat`: whose it is where players are opponents."""

    table: Table
    seat: int
    done: float
    review: Review | None


class Better(Struct):
    """A game with a better answer to a choice: it is another one from its step `start` on, which is `step` of the replay."""

    replay: Replay
    start: int
    step: int
    did: str  # what was answered


class Branch(Struct):
    """Start a new solo game from a position of a replay."""

    step: int
    lang: Lang = "en"


class AskDaily(Struct):
    """`who`: the key of a browser, by which its own try is known; it opens nothing."""

    who: str
    lang: Lang = "en"


class PlayDaily(AskDaily):
    name: str = ""


class DailyResult(Struct):
    """A finished game of the day; equal ones share a place. `marked`: how often it went back over dice or hidden cards."""

    place: int
    name: str
    won: bool
    text: str  # how it ended
    where: str  # how far it came
    marked: int
    mine: bool


class DailyGame(Struct):
    """The game of the day: which day (UTC), when it ends (seconds since 1970), the browser's own table ("": not yet
    tried), how many have begun, and the results of this day and the one before."""

    game: str
    day: str
    ends: float
    table: str
    begun: int
    today: list[DailyResult]
    yesterday: list[DailyResult]


class PublicTable(Struct):
    """A table that everybody may join or watch, with the secrets for that ("": no seat is open)."""

    table: str
    about: Invited
    days: bool  # moves may take days
    invite: str
    watch: str


class Lobby(Struct):
    """The public tables; `open`: hosts may list theirs here."""

    open: bool
    tables: list[PublicTable]
