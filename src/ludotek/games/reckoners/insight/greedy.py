"""A team player who does what the city needs most: keeps dice for it, goes where they help, buys what is strong."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from ludotek.games.reckoners.insight.needs import COIN, TOKEN, Knowledge, Needs
from ludotek.games.reckoners.insight.shopping import best_purchase, whom_it_suits
from ludotek.games.reckoners.rules import actions
from ludotek.games.reckoners.rules.base import LoseDie
from ludotek.games.reckoners.rules.cards import GIVE, IMPROVISE, OPERATIONS, SNIPER
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import (
    ATTACK,
    BASIC,
    CONTAIN,
    ENFORCEMENT,
    FACES,
    NOTHING,
    RESEARCH,
    ROLLS,
    SYMBOLS,
)
from ludotek.games.reckoners.rules.equipping import Acquire, ForWhom
from ludotek.games.reckoners.rules.looting import ShareLoot
from ludotek.games.reckoners.rules.powers import ChooseDieToTurn, GiveToken, PlaceSniper, Travel, TurnDie
from ludotek.games.reckoners.rules.rolling import RollDice
from ludotek.games.reckoners.rules.setup import PlaceFigure
from ludotek.games.reckoners.rules.spending import FRESH, WILD, Spend
from ludotek.games.reckoners.rules.symbols import amount
from ludotek.games.reckoners.rules.using import UseDice
from ludotek.kernel.match import Match
from ludotek.kernel.step import DONE

REROLL: Final = 1.15  # how much better than its average a die must be to be kept
TRAVEL: Final = 0.6  # what moving must gain beyond the die that it takes
CROWD: Final = 0.7  # what a district is worth to each further Reckoner
SPEND_TOKEN: Final = 1.1  # what a plan token must do to be spent now


class Greedy:
    """Plays one Reckoner for the good of the team."""

    def __init__(self) -> None:
        self.known: Knowledge | None = None

    def choose(self, match: Match, seat: int) -> int:
        g = cast(City, match)
        if self.known is None or self.known.box is not g.box:
            self.known = Knowledge(g.box)
        options = g.options(seat)
        question = g.question
        if isinstance(question, Acquire):
            return best_purchase(g, options)
        if isinstance(question, ForWhom):
            return actions.GIVE + whom_it_suits(g, question.card)
        if isinstance(question, LoseDie):
            return die_to_lose(g, options)
        needs = Needs(g, self.known)
        if isinstance(question, RollDice):
            return self.roll(g, needs, seat, options)
        if isinstance(question, UseDice):
            return self.use(g, needs, seat, options)
        if isinstance(question, Spend):
            return self.spend(g, needs, question, options)
        if isinstance(question, PlaceFigure):
            return actions.PLACE + best_start(g, needs)
        if isinstance(question, PlaceSniper):
            return actions.SNIPE + best_district(g, needs, seat, dice_symbols(g, seat), g.place[seat])
        if isinstance(question, Travel):
            return self.travel(g, needs, seat, options)
        if isinstance(question, ShareLoot):
            return best_loot(g, needs, options)
        if isinstance(question, ChooseDieToTurn):
            return worst_die(g, needs, seat, options)
        if isinstance(question, TurnDie):
            return best_face(g, needs, seat, options)
        assert isinstance(question, GiveToken)
        return min(options, key=lambda action: g.plans[action - actions.GIVE])

    # rolling

    def roll(self, g: City, needs: Needs, seat: i64, options: list[int]) -> i64:
        """Keep what is better than another roll would be, at least the best die; then roll the rest."""
        symbols = dice_symbols(g, seat)
        district = best_district(g, needs, seat, symbols, NOTHING)
        best: i64 = NOTHING
        most = -1.0
        for action in options:
            if actions.DIE <= action < actions.CARD:
                code: i64 = action - actions.DIE
                value = die_worth(g, needs, seat, code, district) / average(g, needs, seat, code // FACES, district)
                if value > most:
                    most = value
                    best = action
        if g.rolls[seat] >= ROLLS:
            return actions.FAITH if actions.FAITH in options and most < 1.0 else DONE
        if best == NOTHING:
            return DONE
        if most >= REROLL or not g.marked[seat]:
            return best
        if actions.FAITH in options and len(g.rolled[seat]) >= 3:
            return actions.FAITH
        return actions.ROLL

    # using

    def use(self, g: City, needs: Needs, seat: i64, options: list[int]) -> i64:
        """The free cards and the best die first; a plan token when it matters; done when nothing helps."""
        here: i64 = g.place[seat]
        best: i64 = DONE
        most = 0.01
        for action in options:
            value = self.worth_of_use(g, needs, seat, action, here)
            if value > most:
                most = value
                best = action
        if best == DONE and len(g.dice[seat]) > 0:
            return self.spare_die(g, needs, seat, options)
        return best

    def worth_of_use(self, g: City, needs: Needs, seat: i64, action: i64, here: i64) -> float:
        if action == actions.TOKEN:
            value = wild_worth(g, needs, seat)
            return value if value >= SPEND_TOKEN else 0.0
        if action >= actions.CARD:
            card = g.box.cards[action - actions.CARD]
            if card.kind == GIVE:
                return packed_worth(g, needs, seat, card.give, here) + 0.5
            if card.kind == IMPROVISE or card.kind == SNIPER or card.kind == OPERATIONS:
                return 5.0
            return 0.0
        if action < actions.DIE:
            return 0.0
        away = best_district(g, needs, seat, dice_symbols(g, seat), NOTHING)
        code: i64 = action - actions.DIE
        if away != here:  # the die that is worth least there takes us there
            return 3.0 - die_worth(g, needs, seat, code, away) * 0.1
        return die_worth(g, needs, seat, code, here)

    def spare_die(self, g: City, needs: Needs, seat: i64, options: list[int]) -> i64:
        """A die that does nothing here may still remove a Barricade."""
        if max(g.barricades) > 0:
            for action in options:
                if actions.DIE <= action < actions.CARD:
                    return action
        return DONE

    def spend(self, g: City, needs: Needs, question: Spend, options: list[int]) -> i64:
        """Each symbol where it gains most; the whole to move or for a card where that gains more."""
        seat = question.seat
        best: i64 = options[0]
        most = -1.0
        for action in options:
            value = gain(g, needs, action)
            if action >= actions.CARD:
                card = g.box.cards[action - actions.CARD]
                value = packed_worth(g, needs, seat, card.give, g.place[seat]) / 1.5
            if value > most:
                most = value
                best = action
        if question.flags & FRESH and question.flags & WILD == 0:
            return self.whole_or(g, needs, question, options, best, most)
        return best

    def whole_or(self, g: City, needs: Needs, question: Spend, options: list[int], best: i64, most: float) -> i64:
        """Moving comes first: whoever picked this die to move has said so by picking it."""
        seat = question.seat
        here: i64 = g.place[seat]
        away = best_district(g, needs, seat, dice_symbols(g, seat), NOTHING)
        if away != here:
            if g.barricades[here] > 0:
                return actions.BARRICADE + here
            if g.barricades[away] > 0:
                return actions.BARRICADE + away
            return actions.MOVE + away
        if most <= 0.0:
            for action in options:
                if actions.BARRICADE <= action < actions.FIGHT:
                    return action
        return best

    def travel(self, g: City, needs: Needs, seat: i64, options: list[int]) -> i64:
        away = best_district(g, needs, seat, dice_symbols(g, seat), NOTHING)
        return actions.MOVE + away if actions.MOVE + away in options else options[0]


# what symbols are worth


def dice_symbols(g: City, seat: i64) -> list[int]:
    """How many symbols of each kind a Reckoner has, on all dice that are there."""
    counts: list[int] = [0] * len(SYMBOLS)
    for codes in (g.dice[seat], g.marked[seat], g.rolled[seat]):
        for code in codes:
            packed = g.shown(seat, code)
            symbol: i64 = 0
            while symbol < len(SYMBOLS):
                counts[symbol] += amount(packed, symbol)
                symbol += 1
    return counts


def district_worth(g: City, needs: Needs, district: i64, symbols: list[int]) -> float:
    total = 0.0
    symbol: i64 = 0
    while symbol < len(SYMBOLS):
        total += needs.worth_at(district, symbol, symbols[symbol])
        symbol += 1
    return total


def best_district(g: City, needs: Needs, seat: i64, symbols: list[int], without: i64) -> i64:
    """Where these symbols help most; going there takes a die, and another for each Barricade in the way."""
    here: i64 = g.place[seat]
    count: i64 = max(1, len(g.dice[seat]) + len(g.rolled[seat]) + len(g.marked[seat]))
    best: i64 = here
    most = -1.0
    district: i64 = 0
    while district < g.districts:
        value = district_worth(g, needs, district, symbols)
        if district != here:
            dice: i64 = 1 + g.barricades[here] + g.barricades[district]
            value = value * float(max(0, count - dice)) / float(count) - TRAVEL
        if district != without and value > most:
            most = value
            best = district
        district += 1
    return best


def packed_worth(g: City, needs: Needs, seat: i64, packed: i64, district: i64) -> float:
    total = 0.0
    symbol: i64 = 0
    while symbol < len(SYMBOLS):
        n = amount(packed, symbol)
        if n > 0:
            total += needs.worth_at(district, symbol, n)
        symbol += 1
    return total


def die_worth(g: City, needs: Needs, seat: i64, code: i64, district: i64) -> float:
    return packed_worth(g, needs, seat, g.shown(seat, code), district)


def average(g: City, needs: Needs, seat: i64, kind: i64, district: i64) -> float:
    """What a roll of a die brings on average."""
    total = 0.05
    for code in g.box.dice[kind].sides:
        total += die_worth(g, needs, seat, code, district)
    return total / float(FACES)


def wild_worth(g: City, needs: Needs, seat: i64) -> float:
    most = 0.0
    for symbol in (ENFORCEMENT, CONTAIN, RESEARCH, ATTACK):
        most = max(most, needs.worth_at(g.place[seat], symbol, 1))
    return most


def gain(g: City, needs: Needs, action: i64) -> float:
    """What one symbol gains by an action."""
    if action == actions.TAKE_MONEY:
        return COIN
    if action == actions.TAKE_PLAN:
        return TOKEN
    if action == actions.RESEARCH_STEELHEART:
        return needs.secret
    if action == actions.ATTACK_STEELHEART:
        return needs.wound
    if actions.CONTAIN_TRACK <= action < actions.MOVE:
        return needs.tracks[action - actions.CONTAIN_TRACK]
    if actions.FIGHT <= action < actions.CONTAIN:
        return needs.fight[action - actions.FIGHT]
    if actions.CONTAIN <= action < actions.RESEARCH:
        return needs.contain[action - actions.CONTAIN]
    if actions.RESEARCH <= action < actions.ATTACK:
        return needs.research[action - actions.RESEARCH]
    if actions.ATTACK <= action < actions.PLACE:
        return needs.attack[action - actions.ATTACK]
    return 0.0 if action == DONE else -0.5


# other choices


def best_start(g: City, needs: Needs) -> i64:
    """Where there is most to do, not all in one place."""
    best: i64 = 0
    most = -1.0
    district: i64 = 0
    while district < g.districts:
        value = district_worth(g, needs, district, [0, 1, 2, 2, 2, 0])
        for place in g.place:
            if place == district:
                value *= CROWD
        if value > most:
            most = value
            best = district
        district += 1
    return best


def best_loot(g: City, needs: Needs, options: list[int]) -> i64:
    best: i64 = DONE
    most = -1.0
    for action in options:
        value = gain(g, needs, action)
        if actions.GIVE <= action < actions.DIE:
            value = TOKEN / (1 + g.plans[action - actions.GIVE])
        if action != DONE and value > most:
            most = value
            best = action
    return best


def worst_die(g: City, needs: Needs, seat: i64, options: list[int]) -> i64:
    best: i64 = options[0]
    least = 1e9
    for action in options:
        value = die_worth(g, needs, seat, action - actions.DIE, g.place[seat])
        if value < least:
            least = value
            best = action
    return best


def best_face(g: City, needs: Needs, seat: i64, options: list[int]) -> i64:
    best: i64 = options[0]
    most = -1.0
    for action in options:
        value = die_worth(g, needs, seat, action - actions.FACE, g.place[seat])
        if value > most:
            most = value
            best = action
    return best


def die_to_lose(g: City, options: list[int]) -> i64:
    """A basic die of whoever has most dice; once one is named, that is that."""
    if DONE in options:
        return DONE
    best: i64 = options[0]
    most: i64 = -1
    for action in options:
        owner: i64 = (action - actions.LOSE) // 8
        count: i64 = 2 * len(g.held[owner]) + (1 if (action - actions.LOSE) % 8 == BASIC else 0)
        if count > most:
            most = count
            best = action
    return best
