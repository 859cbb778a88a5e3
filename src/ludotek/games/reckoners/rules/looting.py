"""Reckoners phase 3: the loot of the Epics that were defeated (RK-46 to RK-48)."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from ludotek.games.reckoners.rules.actions import CONTAIN, CONTAIN_TRACK, DISTRICTS, FIGHT, GIVE, MOVE
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import NOTHING, TRACKS, District
from ludotek.games.reckoners.rules.elsewhere import elsewhere
from ludotek.games.reckoners.rules.events import LOOT_LOST, LOOT_USED, LOOTED, TOKEN_GIVEN
from ludotek.games.reckoners.rules.floor import CityFloor, everyone
from ludotek.games.reckoners.rules.printed import loot_phrases
from ludotek.games.reckoners.rules.reasons import LOOT_CANNOT, NO_LOOT_OF_THAT, SYMBOLS_WHEN_USING
from ludotek.games.reckoners.rules.symbol_uses import district_reason, steelheart_reason
from ludotek.kernel.numbers import Seat
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.step import ALLOWED, Stage, Step

# the loot that is shared out, and the loot that works by itself; their places in LOOT
ENFORCEMENT: Final = 0
CONTAINS: Final = 1
PLANS: Final = 2
MONEY: Final = 3
RESEARCH: Final = 4


class TakeLoot(Stage):
    """Money and Steelheart's secrets come by themselves, the rest is shared out; the Epics go to the defeated pile."""

    def run(self, g: City) -> None:
        if not g.felled:
            return
        for epic in g.felled:
            loot = g.box.epics[epic].loot
            g.tell(LOOTED, "RK-46", NOTHING, epic)
            if loot[MONEY] > 0:
                g.earn(loot[MONEY], "RK-47", epic)
            if g.steelheart_research > 0:
                g.research_steelheart(loot[RESEARCH], "RK-47", epic)
            for kind in (ENFORCEMENT, CONTAINS, PLANS):
                g.loot[kind] += loot[kind]
        g.defeated = g.defeated + g.felled
        g.felled = []
        g.push(ShareLoot(everyone(g), 0, 0))


class ShareLoot(CityFloor):
    """Remove Enforcement, contain, give plan tokens: anywhere, by anyone. What finds no target is lost."""

    name: ClassVar[str] = "ShareLoot"
    clause: ClassVar[str] = "RK-47"

    def again(self, seats: i64, done: i64, stirred: i64) -> Step:
        return ShareLoot(seats, done, stirred)

    def question(self, g: City) -> Phrase:
        return Phrase("ask-ShareLoot", {"loot": loot_phrases(g.loot)})

    def close(self, g: City) -> None:
        left = sum(g.loot)
        if left > 0:
            g.tell(LOOT_LOST, "RK-47", NOTHING, left)
            g.loot = [0] * len(g.loot)

    def can_act(self, g: City, seat: Seat) -> bool:
        if g.loot[PLANS] > 0:
            return True
        if g.loot[ENFORCEMENT] > 0 and max(g.enforcement) > 0:
            return True
        return g.loot[CONTAINS] > 0 and (max(g.bracket) > 1 or max(g.tracks) > 1)

    def tries(self, g: City, seat: Seat) -> list[int]:
        found = [CONTAIN_TRACK + track for track in range(len(TRACKS))]
        for band in (FIGHT, CONTAIN):
            found += [band + district for district in range(g.districts)]
        return found + [GIVE + other for other in range(g.seats)]

    def reason(self, g: City, seat: Seat, action: i64) -> i64:
        kind = loot_of(g, action)
        if kind == NOTHING:
            reason = elsewhere(g, seat, action)
            return LOOT_CANNOT if reason == SYMBOLS_WHEN_USING else reason
        if g.loot[kind] == 0:
            return NO_LOOT_OF_THAT
        if kind == PLANS:
            return ALLOWED
        return (
            steelheart_reason(g, action) if action < MOVE else district_reason(g, action, District(action % DISTRICTS))
        )

    def take(self, g: City, seat: Seat, action: i64) -> None:
        kind = loot_of(g, action)
        g.loot[kind] -= 1
        g.tell(LOOT_USED, "RK-98", NOTHING, seat, kind)
        if kind == PLANS:
            g.plans[action - GIVE] += 1
            g.tell(TOKEN_GIVEN, "RK-47", NOTHING, action - GIVE)
        elif kind == ENFORCEMENT:
            g.remove_enforcement(District(action - FIGHT), "RK-47", NOTHING)
        elif action < MOVE:
            g.contain_track(action - CONTAIN_TRACK, "RK-47", NOTHING)
        else:
            g.contain(District(action - CONTAIN), "RK-47", NOTHING)


def loot_of(g: City, action: i64) -> i64:
    """Which loot an action uses; NOTHING for what is not there."""
    if CONTAIN_TRACK <= action < CONTAIN_TRACK + len(TRACKS) or CONTAIN <= action < CONTAIN + g.districts:
        return CONTAINS
    if FIGHT <= action < FIGHT + g.districts:
        return ENFORCEMENT
    return PLANS if GIVE <= action < GIVE + g.seats else NOTHING
