"""What the page says over the socket."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ludotek.house.wire.struct import Lang, Struct


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


class Enter(Message, tag="enter"):
    """At a real table: what the die or card shows that is waited for; `place`: how many were entered for the act before."""

    place: int
    value: int


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
    """What people decide about their table: pause, continue, close, host (be it), replace (a seat by a bot: if its person is
    there, that person is asked), return (an open seat to friends), reissue (a seat's secret), watch (a new secret for
    watching, which puts out whoever watches).

    What somebody may not decide alone becomes a proposal to those who are there.
    """

    what: Literal["pause", "continue", "close", "host", "replace", "return", "reissue", "watch"]
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
    | Enter
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
