"""What follows from the printed box alone: what Epics cost the city and bring as loot, and what dice show."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.reckoners.insight.assets import Assets
from ludotek.games.reckoners.insight.weights import Weights
from ludotek.games.reckoners.rules.box import Box
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import ALL_ENFORCEMENT, BRACKET_OF_NEW
from ludotek.games.reckoners.rules.epic_actions import (
    Attack,
    Barricade,
    Discover,
    Fortify,
    Reinforce,
    Share,
    Strengthen,
)
from ludotek.games.reckoners.rules.printed import Epic
from ludotek.games.reckoners.rules.symbols import BITS, MASK
from ludotek.kernel.effect import Action
from ludotek.kernel.numbers import Seat

WIDE: Final = 8  # bits for the symbols of a kind, where many are added up
MANY_OF_A_KIND: Final = (1 << WIDE) - 1


def weight(deed: Action, w: Weights) -> float:
    """What an action of a track costs the city, about; nothing, if nobody has weighed it."""
    if isinstance(deed, Attack):
        return float(deed.n)
    if isinstance(deed, Fortify):
        return w.fortifies
    if isinstance(deed, Reinforce):
        return w.reinforces
    if isinstance(deed, Barricade):
        return w.barricades * float(deed.n)
    if isinstance(deed, Strengthen):
        return w.strengthens[deed.track] * float(deed.n)
    if isinstance(deed, Share):
        return 2.0 * [w.fortifies, w.reinforces, w.barricades][deed.what]
    return w.discovers if isinstance(deed, Discover) else 0.0


class Harm:
    """The weights of a track: all actions up to each bracket, and the last one."""

    def __init__(self, track: list[Action], w: Weights) -> None:
        self.upto: list[float] = [0.0]
        for deed in track:
            self.upto.append(self.upto[len(self.upto) - 1] + weight(deed, w))
        self.last = weight(track[len(track) - 1], w)
        self.end: i64 = len(track) - 1
        self.later = w.later
        # asked for again and again, so found once: by bracket and Enforcement
        self.both: list[float] = [
            self.now_and_later(bracket, enforcement)
            for bracket in range(len(track))
            for enforcement in range(ALL_ENFORCEMENT + 1)
        ]

    def now(self, bracket: i64, enforcement: i64) -> float:
        """What an Epic costs in the coming Epics phase (RK-55 to RK-57)."""
        return self.upto[bracket] + self.last * float(max(0, bracket + 1 + enforcement - self.end))

    def of(self, bracket: i64, enforcement: i64) -> float:
        """What it costs in that phase and, counted less, in the next."""
        return self.both[bracket * (ALL_ENFORCEMENT + 1) + enforcement]

    def now_and_later(self, bracket: i64, enforcement: i64) -> float:
        after: i64 = min(self.end, bracket + 1 + enforcement)
        return self.now(bracket, enforcement) + self.later * self.now(after, enforcement)


class Faces:
    """What a Reckoner's dice show, by the codes of their faces (RK-78); packed, and with room to add them up."""

    def __init__(self, g: City, seat: Seat) -> None:
        self.symbols: list[int] = [int(g.shown(seat, code)) for code in range(len(g.box.symbols))]
        self.wide: list[int] = [int(widen(packed)) for packed in self.symbols]


def widen(packed: i64) -> i64:
    """Symbols with eight bits for each kind."""
    found: i64 = 0
    symbol: i64 = 0
    while packed != 0:
        found |= (packed & MASK) << (WIDE * symbol)
        packed >>= BITS
        symbol += 1
    return found


class Knowledge:
    """What follows from the printed box alone."""

    def __init__(self, box: Box, w: Weights) -> None:
        self.box = box
        self.w = w
        self.harms: list[Harm] = [Harm(epic.track, w) for epic in box.epics]
        # what an unknown new Epic will cost, by the Enforcement that waits for it
        self.newcomer: list[float] = [self.average_harm(each) for each in range(ALL_ENFORCEMENT + 1)]
        self.loots: list[float] = [self.loot(epic) for epic in box.epics]  # without Steelheart research
        self.secrets: list[float] = [float(epic.loot[-1]) for epic in box.epics]  # that research
        self.assets = Assets(box)
        self.shown: dict[int, Faces] = {}  # by the symbols that count twice

    def faces_of(self, g: City, seat: Seat) -> Faces:
        doubles = g.doubles[seat]
        faces = self.shown.get(doubles)
        if faces is None:
            faces = self.shown[doubles] = Faces(g, seat)
        return faces

    def average_harm(self, enforcement: i64) -> float:
        total = 0.0
        for harm in self.harms:
            total += harm.of(BRACKET_OF_NEW, enforcement)
        return total / float(len(self.harms))

    def loot(self, epic: Epic) -> float:
        """What lies in an Epic's loot: Enforcement, Contain, plan tokens, money."""
        w = self.w
        fight, contain, plan, money, _ = epic.loot
        return w.looted_enforcement * fight + w.looted_contain * contain + w.token * plan + w.coin * money
