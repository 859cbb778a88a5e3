"""The wire: every message between the page and the server. The client's TypeScript types are generated from this package.

Words come from the server in the reader's language; the names of things and numbers come with them, so that the page can
find the card or die that a word is about. Nothing here tells a seat more than its view does.
"""

from ludotek.house.wire.chronicle import Chart, Chronicle, Figure, Ranked, Ranking, Sentence, Throw
from ludotek.house.wire.daily import AskDaily, DailyGame, DailyResult, PlayDaily
from ludotek.house.wire.helping import Advice, Advised, Granted, Likely, OddsTold, Reason, WishPart
from ludotek.house.wire.library import (
    CardInfo,
    Chapter,
    ClauseInfo,
    GameInfo,
    HowSection,
    ModeInfo,
    OptionInfo,
    Passage,
    Plan,
    Rate,
    TermInfo,
)
from ludotek.house.wire.lobby import Lobby, PublicTable
from ludotek.house.wire.mine import Held, Mine, Summary, Turn, WhoseTurn
from ludotek.house.wire.puzzles import PuzzleInfo, Puzzles, Solution
from ludotek.house.wire.replay import Branch, Moment, Position, Replay, Show
from ludotek.house.wire.replies import Bye, Chat, Chats, Done, Pinged, Preview, Refused, Reply
from ludotek.house.wire.requests import (
    Act,
    Adjust,
    Aside,
    AskOdds,
    AskWhy,
    AskWish,
    Concede,
    Hello,
    Hint,
    Leave,
    Manage,
    Message,
    Mute,
    Ping,
    Rematch,
    Report,
    Request,
    Say,
    UndoAct,
    Urge,
    Vote,
)
from ludotek.house.wire.review import (
    Better,
    CostlyChoice,
    Review,
    Reviewing,
    ReviewMoment,
    ReviewPart,
    ReviewRound,
    TurnOfLuck,
)
from ludotek.house.wire.seating import Created, Invitation, Invited, Join, Joined, NewClock, NewSeat, NewTable, Place
from ludotek.house.wire.state import (
    Bubble,
    Choice,
    Clock,
    Decision,
    Lesson,
    Line,
    Me,
    Outcome,
    Proposal,
    Puzzle,
    State,
    Undo,
    Why,
)
from ludotek.house.wire.struct import Lang, Struct
from ludotek.house.wire.table import Helpers, ModeTold, Seat, Silence, Table

__all__ = [
    "Act", "Adjust", "Advice", "Advised", "Aside", "AskDaily", "AskOdds", "AskWhy", "AskWish", "Better", "Branch",
    "Bubble", "Bye", "CardInfo", "Chapter", "Chart", "Chat", "Chats", "Choice", "Chronicle", "ClauseInfo", "Clock",
    "Concede", "CostlyChoice", "Created", "DailyGame", "DailyResult", "Decision", "Done", "Figure", "GameInfo",
    "Granted", "Held", "Hello", "Helpers", "Hint", "HowSection", "Invitation", "Invited", "Join", "Joined", "Lang",
    "Leave", "Lesson", "Likely", "Line", "Lobby", "Manage", "Me", "Message", "Mine", "ModeInfo", "ModeTold", "Moment",
    "Mute", "NewClock", "NewSeat", "NewTable", "OddsTold", "OptionInfo", "Outcome", "Passage", "Ping", "Pinged",
    "Place", "Plan", "PlayDaily", "Position", "Preview", "Proposal", "PublicTable", "Puzzle", "PuzzleInfo", "Puzzles",
    "Ranked", "Ranking", "Rate", "Reason", "Refused", "Rematch", "Replay", "Reply", "Report", "Request", "Review",
    "ReviewMoment", "ReviewPart", "ReviewRound", "Reviewing", "Say", "Seat", "Sentence", "Show", "Silence",
    "Solution", "State", "Struct", "Summary", "Table", "TermInfo", "Throw", "Turn", "TurnOfLuck", "Undo", "UndoAct",
    "Urge", "Vote", "WhoseTurn", "Why", "WishPart",
]  # fmt: skip
