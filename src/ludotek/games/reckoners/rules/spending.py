"""What one die, plan token or card result does: all its symbols, or one other use of the whole (RK-31 to RK-45, RK-97)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, cast

from mypy_extensions import i64

from ludotek.games.reckoners.rules import actions, reasons
from ludotek.games.reckoners.rules.cards import Symbols, Use, face_phrase, symbol_phrase, symbols_phrases
from ludotek.games.reckoners.rules.components import (
    ATTACK,
    CARDS,
    CONTAIN,
    MONEY,
    NOTHING,
    PLAN,
    RESEARCH,
    SYMBOLS,
    TRACKS,
    District,
)
from ludotek.games.reckoners.rules.elsewhere import owner_reason
from ludotek.games.reckoners.rules.events import CARD_USED, SYMBOLS_LOST
from ludotek.games.reckoners.rules.symbol_uses import (
    attack_steelheart_reason,
    carry_out,
    district_reason,
    move,
    move_reason,
    research_steelheart_reason,
    steelheart_reason,
)
from ludotek.games.reckoners.rules.symbols import amount, pack, symbol_of, total, unpack
from ludotek.kernel.choice import Choice
from ludotek.kernel.effect import Context
from ludotek.kernel.field import Flag
from ludotek.kernel.lists import sorted_few
from ludotek.kernel.numbers import CardId, Seat, Uid
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.reasons import by_card
from ludotek.kernel.refusal import Refusal
from ludotek.kernel.step import ALLOWED, DONE
from ludotek.kernel.vocabulary import word

if TYPE_CHECKING:
    from ludotek.games.reckoners.rules.city import City

FRESH: Final = 1  # no symbol has been used yet
ANYWHERE: Final = 2  # its symbols work in any district (RK-80)
WILD: Final = 4  # one symbol of choice (RK-42)
REACH_ENDED: Final = 8  # paid for by a result that worked in any district; this one does not (RK-80)

# the rule of each symbol
RULES: Final = ["RK-35", "RK-36", "RK-37", "RK-38", "RK-39", "RK-41"]
ABOUT_SYMBOLS: Final = [
    reasons.NO_SYMBOL,
    reasons.OUT_OF_REACH,
    reasons.OUT_OF_SNIPERS_REACH,
    reasons.OUT_OF_REACH_NOW,
    reasons.STEELHEART_ELSEWHERE,
]


class Spend(Choice):
    """Which symbol, where? Or, of the whole: move, remove a Barricade, activate a card."""

    name: ClassVar[str] = "Spend"
    clause: ClassVar[str] = "RK-31"

    def __init__(self, seat: Seat, symbols: i64, flags: i64, card: CardId) -> None:
        super().__init__(seat)
        self.symbols = symbols
        self.flags = flags
        self.card = card  # whose result it is

    def data(self) -> list[object]:
        return [self.seat, self.symbols, self.flags, self.card]

    def prompt(self, g: City) -> Phrase:
        if self.flags & WILD:
            return Phrase("ask-Spend-token")
        return Phrase("ask-Spend" if self.is_fresh() else "ask-Spend-on", {"face": face_phrase(self.symbols)})

    def is_fresh(self) -> bool:
        return self.flags & FRESH != 0

    def commits(self, g: City, action: i64) -> bool:
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
        found += [actions.TAKE_MONEY, actions.TAKE_PLAN, actions.RESEARCH_STEELHEART, actions.ATTACK_STEELHEART]
        found += [actions.CONTAIN_TRACK + track for track in range(len(TRACKS))]
        for band in (actions.MOVE, actions.BARRICADE, actions.FIGHT, actions.CONTAIN, actions.RESEARCH, actions.ATTACK):
            found += [band + district for district in range(g.districts)]
        for card in sorted(g.gear[self.seat]):
            if g.box.cards[card].has_cost:
                found.append(actions.CARD + card)
        return found

    def allowed(self, g: City) -> list[int]:
        """Without looking at every district for every symbol."""
        found: list[int] = [] if self.is_fresh() else [DONE]
        reach = self.reach(g)
        if self.has(g, MONEY):
            found.append(actions.TAKE_MONEY)
        if self.has(g, PLAN):
            found.append(actions.TAKE_PLAN)
        near = (reach >> g.steelheart) & 1 == 1
        if near and self.has(g, RESEARCH) and research_steelheart_reason(g) == ALLOWED:
            found.append(actions.RESEARCH_STEELHEART)
        if near and self.has(g, ATTACK) and attack_steelheart_reason(g) == ALLOWED:
            found.append(actions.ATTACK_STEELHEART)
        if near and self.has(g, CONTAIN):
            track: i64 = 0
            while track < len(TRACKS):
                if g.tracks[track] > 1:
                    found.append(actions.CONTAIN_TRACK + track)
                track += 1
        if self.is_fresh():
            self.add_uses_of_the_whole(g, found)
        self.add_uses_in_districts(g, actions.FIGHT, reach, found)
        self.add_uses_in_districts(g, actions.CONTAIN, reach, found)
        self.add_uses_in_districts(g, actions.RESEARCH, reach, found)
        self.add_uses_in_districts(g, actions.ATTACK, reach, found)
        if self.is_fresh():
            paid = [each for each in g.gear[self.seat] if activate_reason(g, self, CardId(each)) == ALLOWED]
            found += [actions.CARD + card for card in sorted_few(paid)]
        return found

    def add_uses_of_the_whole(self, g: City, found: list[int]) -> None:
        district = District(0)
        while district < g.districts:
            if move_reason(g, self.seat, district) == ALLOWED:
                found.append(actions.MOVE + district)
            district = District(district + 1)
        district = District(0)
        while district < g.districts:
            if g.barricades[district] > 0:
                found.append(actions.BARRICADE + district)
            district = District(district + 1)

    def add_uses_in_districts(self, g: City, verb: i64, reach: i64, found: list[int]) -> None:
        if not self.has(g, symbol_of(verb)):
            return
        district = District(0)
        while district < g.districts:
            if (reach >> district) & 1 == 1 and district_reason(g, verb, district) == ALLOWED:
                found.append(verb + district)
            district = District(district + 1)

    def stray(self, g: City, action: i64) -> i64:
        """Cards that are not tried are refused for their own reason, too."""
        return (
            self.whole_reason(g, action)
            if actions.CARD <= action < actions.CARD + len(g.box.cards)
            else super().stray(g, action)
        )

    def reason(self, g: City, action: i64) -> i64:
        if action == DONE:
            return ALLOWED
        if actions.MOVE <= action < actions.FIGHT or action >= actions.CARD:
            return self.whole_reason(g, action)
        if not self.has(g, symbol_of(action)):
            return reasons.NO_SYMBOL
        if action == actions.TAKE_MONEY or action == actions.TAKE_PLAN:
            return ALLOWED
        reach = self.reach(g)
        if action < actions.MOVE:
            if (reach >> g.steelheart) & 1 == 0:
                return reasons.STEELHEART_ELSEWHERE
            return steelheart_reason(g, action)
        district = District(action % actions.DISTRICTS)
        if (reach >> district) & 1 == 0:
            return self.out_of_reach(g)
        return district_reason(g, action, district)

    def out_of_reach(self, g: City) -> i64:
        """Why symbols do not work elsewhere, and which card could have changed it (RK-75, RK-80)."""
        if self.flags & REACH_ENDED != 0:
            return by_card(reasons.OUT_OF_REACH_NOW, CARDS + self.card)
        for card in g.gear[self.seat]:
            if g.box.cards[card].text.word == "sniper":
                return by_card(reasons.OUT_OF_SNIPERS_REACH, CARDS + card)
        return reasons.OUT_OF_REACH

    def refusal(self, g: City, seat: Seat, action: i64, reason: i64) -> Refusal:
        """What a symbol cannot do is refused by the rule of that symbol, too (RK-35 to RK-41)."""
        refusal = super().refusal(g, seat, action, reason)
        if reason & 0xFF in ABOUT_SYMBOLS:
            refusal.rules.insert(0, RULES[symbol_of(action)])
        return refusal

    def whole_reason(self, g: City, action: i64) -> i64:
        """Why the whole cannot move the figure, remove a Barricade or activate a card (RK-32, RK-33, RK-43, RK-97)."""
        if not self.is_fresh():
            return reasons.ALREADY_USED_A_SYMBOL
        if action < actions.BARRICADE:
            return move_reason(g, self.seat, District(action - actions.MOVE))
        if action < actions.FIGHT:
            return ALLOWED if g.barricades[action - actions.BARRICADE] > 0 else reasons.NO_BARRICADE
        return activate_reason(g, self, CardId(action - actions.CARD))

    def take(self, g: City, action: i64) -> None:
        if action == DONE:
            g.tell(SYMBOLS_LOST, "RK-86", NOTHING, self.seat, total(self.symbols))
        elif actions.MOVE <= action < actions.BARRICADE:
            move(g, self.seat, District(action - actions.MOVE), "RK-32", NOTHING)
        elif actions.BARRICADE <= action < actions.FIGHT:
            g.remove_barricade(self.seat, District(action - actions.BARRICADE))
        elif action >= actions.CARD:
            activate_card(g, self.seat, CardId(action - actions.CARD), self.flags & ANYWHERE != 0)
        else:
            self.use_symbol(g, action)

    def use_symbol(self, g: City, action: i64) -> None:
        """One symbol does its work, the others go on; those that find nothing are lost (RK-86)."""
        if self.flags & WILD == 0:
            left = g.without(self.seat, self.symbols, symbol_of(action))
            if left != 0:
                g.push(Spend(self.seat, left, self.flags & ~FRESH, self.card))
        carry_out(g, self.seat, action, NOTHING if self.card == NOTHING else CARDS + self.card)


def activate_reason(g: City, spend: Spend, card: CardId) -> i64:
    """RK-43, RK-71."""
    reason = owner_reason(g, spend.seat, card)
    if reason != ALLOWED:
        return reason
    printed = g.box.cards[card]
    if not printed.has_cost:
        return by_card(reasons.PERMANENT, CARDS + card) if printed.is_permanent else reasons.FINISH_FIRST
    if g.is_used(spend.seat, card):
        return by_card(reasons.CARD_USED, CARDS + card)
    symbol: i64 = 0
    while symbol < len(SYMBOLS):
        if amount(printed.pay, symbol) > 0 and spend.has(g, symbol):
            return ALLOWED
        symbol += 1
    return by_card(reasons.WRONG_SYMBOL, CARDS + card)


class Give(Use):
    """Results, used at once as those of one die (RK-79 to RK-81); perhaps in any district (RK-80)."""

    def __init__(self, give: list[int], pay: list[int], anywhere: bool) -> None:
        super().__init__()
        self.give = pack(give)
        self.pay = pack(pay)
        self.anywhere = anywhere

    def perform(self, g: City, c: Context) -> None:
        self.give_out(g, c, FRESH | ANYWHERE if self.anywhere else FRESH)

    def give_out(self, g: City, c: Context, flags: i64) -> None:
        g.push(Spend(c.seat, self.give, flags, CardId(c.card)))

    def phrase(self) -> Phrase:
        slots: dict[str, Slot] = {"results": symbols_phrases(self.give)}
        key = "card-does-give-anywhere" if self.anywhere else "card-does-give"
        if self.pay != 0:
            slots["paid"] = [symbol_phrase(each) for each in unpack(self.pay)]
            key += "-for"
        return Phrase(key, slots)


GIVE: Final = word(
    "give", Give,
    "results, used as those of one die (RK-79 to RK-81); with `pay`: a die with one of these symbols activates it (RK-71), "
    "without: free, once in a round; with `anywhere = true`: in any district (RK-80)",
    give=Symbols(1, 6, "must name 1 to 6 symbols"), pay=Symbols(0, len(SYMBOLS), ""), anywhere=Flag(),
)  # fmt: skip


def activate_card(g: City, seat: Seat, card: CardId, anywhere: bool) -> None:
    """The whole die is spent on it; its results are used at once, as those of one die (RK-79, RK-84).

    If what was spent worked in any district, its reach ends here (RK-80).
    """
    g.use_card(seat, card)
    g.tell(CARD_USED, "RK-71", NOTHING, seat, CARDS + card)
    give = cast(Give, g.box.cards[card].text)
    c = Context(seat, seat, card, Uid(NOTHING))
    if anywhere and not give.anywhere:
        give.give_out(g, c, FRESH | REACH_ENDED)
    else:
        give.perform(g, c)
