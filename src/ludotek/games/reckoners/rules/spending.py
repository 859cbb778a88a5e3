"""What one die, plan token or card result does: all its symbols, or one other use of the whole (RK-31 to RK-45, RK-97)."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from ludotek.games.reckoners.rules.actions import (
    ATTACK,
    ATTACK_STEELHEART,
    BARRICADE,
    CARD,
    CONTAIN,
    CONTAIN_TRACK,
    DISTRICTS,
    FIGHT,
    MOVE,
    RESEARCH,
    RESEARCH_STEELHEART,
    TAKE_MONEY,
    TAKE_PLAN,
)
from ludotek.games.reckoners.rules.cards import SNIPER, face_phrase
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import (
    ATTACK as ATTACK_SYMBOL,
)
from ludotek.games.reckoners.rules.components import (
    CARDS,
    ENFORCEMENT,
    INFINITE,
    MONEY,
    NOTHING,
    PLAN,
    SYMBOLS,
    TRACKS,
)
from ludotek.games.reckoners.rules.components import (
    CONTAIN as CONTAIN_SYMBOL,
)
from ludotek.games.reckoners.rules.components import (
    RESEARCH as RESEARCH_SYMBOL,
)
from ludotek.games.reckoners.rules.elsewhere import owner_reason
from ludotek.games.reckoners.rules.events import CARD_USED, MOVED, PLANNED, SYMBOLS_LOST
from ludotek.games.reckoners.rules.floor import Choice
from ludotek.games.reckoners.rules.reasons import (
    ALREADY_THERE,
    ALREADY_USED_A_SYMBOL,
    BARRICADED,
    BRACKET_AT_START,
    FINISH_FIRST,
    INFINITE_HEALTH,
    IS_WEAKENED,
    NO_BARRICADE,
    NO_ENFORCEMENT,
    NO_EPIC,
    NO_SYMBOL,
    OUT_OF_REACH,
    OUT_OF_REACH_NOW,
    OUT_OF_SNIPERS_REACH,
    PERMANENT,
    STEELHEART_ELSEWHERE,
    STEELHEART_INFINITE,
    STEELHEART_WEAKENED,
    WRONG_SYMBOL,
)
from ludotek.games.reckoners.rules.reasons import CARD_USED as WAS_USED
from ludotek.games.reckoners.rules.symbols import amount, symbol_of, total
from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.reasons import by_card
from ludotek.kernel.refusal import Refusal
from ludotek.kernel.step import ALLOWED, DONE

FRESH: Final = 1  # no symbol has been used yet
ANYWHERE: Final = 2  # its symbols work in any district (RK-80)
WILD: Final = 4  # one symbol of choice (RK-42)
REACH_ENDED: Final = 8  # paid for by a result that worked in any district; this one does not (RK-80)

# the rule of each symbol
RULES: Final = ["RK-35", "RK-36", "RK-37", "RK-38", "RK-39", "RK-41"]
ABOUT_SYMBOLS: Final = [NO_SYMBOL, OUT_OF_REACH, OUT_OF_SNIPERS_REACH, OUT_OF_REACH_NOW, STEELHEART_ELSEWHERE]


class Spend(Choice):
    """Which symbol, where? Or, of the whole: move, remove a Barricade, activate a card."""

    def __init__(self, seat: i64, symbols: i64, flags: i64, card: i64) -> None:
        super().__init__(seat)
        self.symbols = symbols
        self.flags = flags
        self.card = card  # whose result it is

    def data(self) -> list[object]:
        return [self.seat, self.symbols, self.flags, self.card]

    def rule(self) -> str:
        return "RK-31"

    def prompt(self, match: Match) -> Phrase:
        if self.flags & WILD:
            return Phrase("ask-Spend-token")
        return Phrase("ask-Spend" if self.is_fresh() else "ask-Spend-on", {"face": face_phrase(self.symbols)})

    def is_fresh(self) -> bool:
        return self.flags & FRESH != 0

    def commits(self, match: Match, action: i64) -> bool:
        """Taking a die must not decide its use: its first use is chosen, even where there is only one (RK-30)."""
        return self.is_fresh()

    def has(self, g: City, symbol: i64) -> bool:
        """Is there such a symbol? Those of an ability card are read as they are printed (RK-76)."""
        if self.flags & WILD != 0:
            return True
        if self.card != NOTHING and g.box.cards[self.card].is_ability:
            return amount(self.symbols, symbol) > 0
        return g.readable(self.seat, self.symbols, symbol)

    def reach(self, g: City) -> i64:
        return g.reach(self.seat, self.flags & ANYWHERE != 0)

    def tries(self, g: City) -> list[int]:
        found: list[int] = [] if self.is_fresh() else [DONE]
        found += [TAKE_MONEY, TAKE_PLAN, RESEARCH_STEELHEART, ATTACK_STEELHEART]
        found += [CONTAIN_TRACK + track for track in range(len(TRACKS))]
        for band in (MOVE, BARRICADE, FIGHT, CONTAIN, RESEARCH, ATTACK):
            found += [band + district for district in range(g.districts)]
        for card in sorted(g.gear[self.seat]):
            if g.box.cards[card].has_cost:
                found.append(CARD + card)
        return found

    def options(self, match: Match, seat: i64) -> list[int]:
        """The allowed tries, without looking at every district for every symbol."""
        g = cast(City, match)
        found: list[int] = [] if self.is_fresh() else [DONE]
        reach = self.reach(g)
        if self.has(g, MONEY):
            found.append(TAKE_MONEY)
        if self.has(g, PLAN):
            found.append(TAKE_PLAN)
        near = (reach >> g.steelheart) & 1 == 1
        if near and self.has(g, RESEARCH_SYMBOL) and research_steelheart_reason(g) == ALLOWED:
            found.append(RESEARCH_STEELHEART)
        if near and self.has(g, ATTACK_SYMBOL) and attack_steelheart_reason(g) == ALLOWED:
            found.append(ATTACK_STEELHEART)
        if near and self.has(g, CONTAIN_SYMBOL):
            track: i64 = 0
            while track < len(TRACKS):
                if g.tracks[track] > 1:
                    found.append(CONTAIN_TRACK + track)
                track += 1
        if self.is_fresh():
            self.add_uses_of_the_whole(g, found)
        self.add_uses_in_districts(g, reach, found)
        if self.is_fresh():
            for card in sorted(g.gear[self.seat]):
                if activate_reason(g, self, card) == ALLOWED:
                    found.append(CARD + card)
        return found

    def add_uses_of_the_whole(self, g: City, found: list[int]) -> None:
        district: i64 = 0
        while district < g.districts:
            if move_reason(g, self.seat, district) == ALLOWED:
                found.append(MOVE + district)
            district += 1
        district = 0
        while district < g.districts:
            if g.barricades[district] > 0:
                found.append(BARRICADE + district)
            district += 1

    def add_uses_in_districts(self, g: City, reach: i64, found: list[int]) -> None:
        fights, contains = self.has(g, ENFORCEMENT), self.has(g, CONTAIN_SYMBOL)
        researches, attacks = self.has(g, RESEARCH_SYMBOL), self.has(g, ATTACK_SYMBOL)
        district: i64 = 0
        while district < g.districts:
            if fights and (reach >> district) & 1 == 1 and g.enforcement[district] > 0:
                found.append(FIGHT + district)
            district += 1
        district = 0
        while district < g.districts:
            if contains and (reach >> district) & 1 == 1 and contain_reason(g, district) == ALLOWED:
                found.append(CONTAIN + district)
            district += 1
        district = 0
        while district < g.districts:
            if researches and (reach >> district) & 1 == 1 and research_reason(g, district) == ALLOWED:
                found.append(RESEARCH + district)
            district += 1
        district = 0
        while district < g.districts:
            if attacks and (reach >> district) & 1 == 1 and attack_reason(g, district) == ALLOWED:
                found.append(ATTACK + district)
            district += 1

    def why_not(self, match: Match, seat: i64, action: i64) -> i64:
        """Cards that are not tried are refused for their own reason, too."""
        g = cast(City, match)
        if CARD <= action < CARD + len(g.box.cards):
            return self.whole_reason(g, action)
        return super().why_not(match, seat, action)

    def reason(self, g: City, action: i64) -> i64:
        if action == DONE:
            return ALLOWED
        if MOVE <= action < FIGHT or action >= CARD:
            return self.whole_reason(g, action)
        if not self.has(g, symbol_of(action)):
            return NO_SYMBOL
        if action == TAKE_MONEY or action == TAKE_PLAN:
            return ALLOWED
        reach = self.reach(g)
        if action < MOVE:
            if (reach >> g.steelheart) & 1 == 0:
                return STEELHEART_ELSEWHERE
            return steelheart_reason(g, action)
        district: i64 = action % DISTRICTS
        if (reach >> district) & 1 == 0:
            return self.out_of_reach(g)
        return district_reason(g, action, district)

    def out_of_reach(self, g: City) -> i64:
        """Why symbols do not work elsewhere, and which card could have changed it (RK-75, RK-80)."""
        if self.flags & REACH_ENDED != 0:
            return by_card(OUT_OF_REACH_NOW, CARDS + self.card)
        for card in g.gear[self.seat]:
            if g.box.cards[card].kind == SNIPER:
                return by_card(OUT_OF_SNIPERS_REACH, CARDS + card)
        return OUT_OF_REACH

    def refusal(self, match: Match, seat: i64, action: i64, reason: i64) -> Refusal:
        """What a symbol cannot do is refused by the rule of that symbol, too (RK-35 to RK-41)."""
        refusal = super().refusal(match, seat, action, reason)
        if reason & 0xFF in ABOUT_SYMBOLS:
            refusal.rules.insert(0, RULES[symbol_of(action)])
        return refusal

    def whole_reason(self, g: City, action: i64) -> i64:
        """Why the whole cannot move the figure, remove a Barricade or activate a card (RK-32, RK-33, RK-43, RK-97)."""
        if not self.is_fresh():
            return ALREADY_USED_A_SYMBOL
        if action < BARRICADE:
            return move_reason(g, self.seat, action - MOVE)
        if action < FIGHT:
            return ALLOWED if g.barricades[action - BARRICADE] > 0 else NO_BARRICADE
        return activate_reason(g, self, action - CARD)

    def take(self, g: City, action: i64) -> None:
        if action == DONE:
            g.tell(SYMBOLS_LOST, "RK-86", NOTHING, self.seat, total(self.symbols))
        elif MOVE <= action < BARRICADE:
            move(g, self.seat, action - MOVE, "RK-32", NOTHING)
        elif BARRICADE <= action < FIGHT:
            g.remove_barricade(self.seat, action - BARRICADE)
        elif action >= CARD:
            activate_card(g, self.seat, action - CARD, self.flags & ANYWHERE != 0)
        else:
            self.use_symbol(g, action)

    def use_symbol(self, g: City, action: i64) -> None:
        """One symbol does its work, the others go on; those that find nothing are lost (RK-86)."""
        if self.flags & WILD == 0:
            left = g.without(self.seat, self.symbols, symbol_of(action))
            if left != 0:
                g.push(Spend(self.seat, left, self.flags & ~FRESH, self.card))
        carry_out(g, self.seat, action, NOTHING if self.card == NOTHING else CARDS + self.card)


# why not


def steelheart_reason(g: City, action: i64) -> i64:
    if action == RESEARCH_STEELHEART:
        return research_steelheart_reason(g)
    if action == ATTACK_STEELHEART:
        return attack_steelheart_reason(g)
    return ALLOWED if g.tracks[action - CONTAIN_TRACK] > 1 else BRACKET_AT_START


def research_steelheart_reason(g: City) -> i64:
    return ALLOWED if g.steelheart_research > 0 else STEELHEART_WEAKENED


def attack_steelheart_reason(g: City) -> i64:
    return STEELHEART_INFINITE if g.steelheart_research > 0 else ALLOWED


def district_reason(g: City, action: i64, district: i64) -> i64:
    if action < CONTAIN:
        return ALLOWED if g.enforcement[district] > 0 else NO_ENFORCEMENT
    if action < RESEARCH:
        return contain_reason(g, district)
    return research_reason(g, district) if action < ATTACK else attack_reason(g, district)


def contain_reason(g: City, district: i64) -> i64:
    """RK-22, RK-37."""
    if g.epic[district] == NOTHING:
        return NO_EPIC
    return ALLOWED if g.bracket[district] > 1 else BRACKET_AT_START


def research_reason(g: City, district: i64) -> i64:
    """RK-38."""
    if g.epic[district] == NOTHING:
        return NO_EPIC
    return ALLOWED if g.research[district] > 0 else IS_WEAKENED


def attack_reason(g: City, district: i64) -> i64:
    """RK-20, RK-39, RK-89."""
    if g.epic[district] == NOTHING:
        return NO_EPIC
    return INFINITE_HEALTH if g.health[district] == INFINITE else ALLOWED


def move_reason(g: City, seat: i64, district: i64) -> i64:
    """RK-32, RK-34, RK-87."""
    here: i64 = g.place[seat]
    if district == here:
        return ALREADY_THERE
    return BARRICADED if g.barricades[here] > 0 or g.barricades[district] > 0 else ALLOWED


def activate_reason(g: City, spend: Spend, card: i64) -> i64:
    """RK-43, RK-71."""
    reason = owner_reason(g, spend.seat, card)
    if reason != ALLOWED:
        return reason
    printed = g.box.cards[card]
    if not printed.has_cost:
        return by_card(PERMANENT, CARDS + card) if printed.is_permanent else FINISH_FIRST
    if g.is_used(spend.seat, card):
        return by_card(WAS_USED, CARDS + card)
    symbol: i64 = 0
    while symbol < len(SYMBOLS):
        if amount(printed.pay, symbol) > 0 and spend.has(g, symbol):
            return ALLOWED
        symbol += 1
    return by_card(WRONG_SYMBOL, CARDS + card)


# doing


def move(g: City, seat: i64, district: i64, rule: str, cause: i64) -> None:
    g.place[seat] = district
    g.tell(MOVED, rule, cause, seat, district)


def activate_card(g: City, seat: i64, card: i64, anywhere: bool) -> None:
    """The whole die is spent on it; its results are used at once, as those of one die (RK-79, RK-84).

    If what was spent worked in any district, its reach ends here (RK-80).
    """
    printed = g.box.cards[card]
    g.use_card(seat, card)
    g.tell(CARD_USED, "RK-71", NOTHING, seat, CARDS + card)
    flags: i64 = FRESH
    if printed.anywhere:
        flags |= ANYWHERE
    elif anywhere:
        flags |= REACH_ENDED
    g.push(Spend(seat, printed.give, flags, card))


def carry_out(g: City, seat: i64, action: i64, cause: i64) -> None:
    """What one symbol does (RK-35 to RK-41)."""
    if action == TAKE_MONEY:
        g.earn(1, "RK-35", cause)
    elif action == TAKE_PLAN:
        g.new_plans[seat] += 1
        g.tell(PLANNED, "RK-41", cause, seat)
    elif action == RESEARCH_STEELHEART:
        g.research_steelheart(1, "RK-38", cause)
    elif action == ATTACK_STEELHEART:
        g.attack_steelheart(cause)
    elif action < MOVE:
        g.contain_track(action - CONTAIN_TRACK, "RK-37", cause)
    elif action < CONTAIN:
        g.remove_enforcement(action - FIGHT, "RK-36", cause)
    elif action < RESEARCH:
        g.contain(action - CONTAIN, "RK-37", cause)
    elif action < ATTACK:
        g.research_epic(action - RESEARCH, cause)
    else:
        g.attack_epic(action - ATTACK, cause)
