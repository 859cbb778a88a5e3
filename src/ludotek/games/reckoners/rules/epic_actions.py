"""Epic actions, of which tracks are made: what an Epic, or Steelheart, does when it is activated (RK-59 to RK-68, RK-90 to
RK-93)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotek.games.reckoners.rules.base import discover
from ludotek.games.reckoners.rules.components import (
    BLUE,
    INFINITE,
    MAX_HEALTH,
    MAX_RESEARCH,
    NOBODY,
    NOTHING,
    RED,
    STEELHEART,
    TRACKS,
    District,
)
from ludotek.games.reckoners.rules.events import FORTIFIED, FORTIFY_FAILED, STRENGTHENED, TRACK_FULL
from ludotek.kernel.effect import Action, Context
from ludotek.kernel.field import Number, OneOf
from ludotek.kernel.numbers import Seat, Uid
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.vocabulary import word

if TYPE_CHECKING:
    from ludotek.games.reckoners.rules.city import City


class Deed(Action):
    """One action of a track. Its context names the district (`uid`) and whose action it is (`card`)."""

    def __init__(self, n: i64 = 1) -> None:
        super().__init__()
        self.n = n

    def about(self) -> str:
        """The track that is strengthened or the action that is shared; "" for the others."""
        return ""

    def key(self) -> str:
        return f"deed-{self.word}"


def carry_out(g: City, deed: Action, district: District, cause: i64) -> None:
    """An action of the Epic in that district, or of Steelheart, who is there (`cause` says whose)."""
    deed.perform(g, Context(Seat(NOBODY), NOBODY, cause, Uid(district)))


class Fortify(Deed):
    """Research and Health rise (RK-59), or what Steelheart has left of them (RK-93)."""

    def perform(self, g: City, c: Context) -> None:
        if c.card == STEELHEART:
            fortify_steelheart(g)
        else:
            fortify(g, District(c.uid), c.card)


class Reinforce(Deed):
    """An Enforcement in the district (RK-60)."""

    def perform(self, g: City, c: Context) -> None:
        g.add_enforcement(District(c.uid), 1, "RK-60", c.card)


class Barricade(Deed):
    """Barricades in the district, one for each icon (RK-63)."""

    def perform(self, g: City, c: Context) -> None:
        i: i64 = 0
        while i < self.n and g.outcome is None:
            g.add_barricade(District(c.uid), "RK-63", c.card)
            i += 1

    def slots(self) -> dict[str, Slot]:
        return {"n": int(self.n)}


class Attack(Deed):
    """Population is lost (RK-61)."""

    def perform(self, g: City, c: Context) -> None:
        g.lose_population(self.n, "RK-61", c.card)

    def slots(self) -> dict[str, Slot]:
        return {"n": int(self.n)}


class Strengthen(Deed):
    """One of Steelheart's brackets moves on (RK-64)."""

    def __init__(self, track: i64, n: i64) -> None:
        super().__init__(n)
        self.track = track

    def about(self) -> str:
        return TRACKS[self.track]

    def perform(self, g: City, c: Context) -> None:
        i: i64 = 0
        while i < self.n and g.outcome is None:
            strengthen(g, self.track, c.card)
            i += 1

    def slots(self) -> dict[str, Slot]:
        return {"track": Phrase(f"track-{self.about()}"), "n": int(self.n)}


class Discover(Deed):
    """The base is found step by step (RK-65)."""

    def perform(self, g: City, c: Context) -> None:
        discover(g, c.card)


FORTIFY: Final = 0
REINFORCE: Final = 1
SHARED: Final = ["fortify", "reinforce", "barricade"]  # RK-92


class Share(Deed):
    """Both neighbours get it, the clockwise one first, each judged on its own (RK-62, RK-92)."""

    def __init__(self, what: i64) -> None:
        super().__init__()
        self.what = what

    def about(self) -> str:
        return SHARED[self.what]

    def perform(self, g: City, c: Context) -> None:
        for steps in (1, -1):
            if g.outcome is not None:  # the first neighbour's cost the last inhabitant (RK-02)
                return
            neighbour = g.clockwise(District(c.uid), steps)
            if self.what == REINFORCE:
                g.add_enforcement(neighbour, 1, "RK-62", c.card)
            elif self.what != FORTIFY:
                g.add_barricade(neighbour, "RK-62", c.card)
            elif g.epic[neighbour] != NOTHING:
                fortify(g, neighbour, c.card)

    def key(self) -> str:
        return f"deed-share-{self.about()}"


DEEDS: Final = [
    word("fortify", Fortify, "Research and Health rise (RK-59)"),
    word("reinforce", Reinforce, "an Enforcement in its district (RK-60)"),
    word("barricade", Barricade, "Barricades in its district (RK-63)", n=Number(1, 5, 1)),
    word("attack", Attack, "Population is lost (RK-61)", n=Number(1, 5, 1)),
    word("strengthen", Strengthen, "one of Steelheart's brackets moves on (RK-64)",
         track=OneOf(TRACKS), n=Number(1, 5, 1)),
    word("discover", Discover, "the base is found step by step (RK-65)"),
    word("share", Share, "both neighbours fortify, reinforce or get a Barricade (RK-62)", what=OneOf(SHARED)),
]  # fmt: skip


def fortify(g: City, district: District, cause: i64) -> None:
    """RK-59, RK-68: what can rise, rises; if nothing can, 1 Population is lost."""
    research: i64 = g.research[district]
    health: i64 = g.health[district]
    risen = False
    if 0 < research < MAX_RESEARCH:
        g.research[district] = research + 1
        risen = True
    if health < MAX_HEALTH and health != INFINITE:
        g.health[district] = health + 1
        risen = True
    if risen:
        g.tell(FORTIFIED, "RK-59", cause, g.epic[district], g.research[district], g.health[district])
    else:
        g.tell(FORTIFY_FAILED, "RK-59", cause, g.epic[district])
        g.lose_population(1, "RK-59", cause)


def fortify_steelheart(g: City) -> None:
    """RK-93: his Research, or once he is weakened his Health, never above the start."""
    if 0 < g.steelheart_research < g.steelheart_start:
        g.steelheart_research += 1
    elif g.steelheart_research == 0 and g.steelheart_health < g.steelheart_start:
        g.steelheart_health += 1
    else:
        g.tell(FORTIFY_FAILED, "RK-93", STEELHEART, STEELHEART)
        g.lose_population(1, "RK-93", STEELHEART)
        return
    g.tell(FORTIFIED, "RK-93", STEELHEART, STEELHEART, g.steelheart_research, g.steelheart_health)


def strengthen(g: City, track: i64, cause: i64) -> None:
    """RK-64, RK-91: one step to the right, or, at the end, the track's last action."""
    if g.tracks[track] < g.track_length(track) - 1:
        g.tracks[track] += 1
        g.tell(STRENGTHENED, "RK-64", cause, track, g.tracks[track])
        return
    g.tell(TRACK_FULL, "RK-64", cause, track)
    if track == RED:
        g.add_enforcement(g.steelheart, 1, "RK-91", cause)
    elif track == BLUE:
        g.add_barricade(g.steelheart, "RK-91", cause)
    else:
        carry_out(g, g.track_deeds(track)[-1], g.steelheart, STEELHEART)
