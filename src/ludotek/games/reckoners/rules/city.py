"""The city: where everything is, and the verbs that change it. Chapters decide; the city only does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.reckoners.rules.box import Box
from ludotek.games.reckoners.rules.cards import DIE, DOUBLE, FAITH, SWAP
from ludotek.games.reckoners.rules.components import (
    ADJUSTMENT_SIDE,
    ALL_BARRICADES,
    ALL_ENFORCEMENT,
    BASIC,
    BLUE,
    BRACKET_OF_STEELHEART,
    CARDS,
    DICE,
    FACES,
    FEWEST,
    INFINITE,
    NOTHING,
    POPULATION,
    POWER_SIDE,
    RED,
    STARTING_MONEY,
    STEELHEART_START,
    SYMBOLS,
    TRACKS,
    WHITE,
    YELLOW,
)
from ludotek.games.reckoners.rules.events import (
    BARRICADE_ADDED,
    BARRICADE_REMOVED,
    CONTAINED,
    DEFEATED,
    ENFORCEMENT_ADDED,
    ENFORCEMENT_REMOVED,
    EPIC_ATTACKED,
    GAVE_UP,
    LOST,
    MONEY_GAINED,
    NO_BARRICADE_LEFT,
    NO_ENFORCEMENT_LEFT,
    POPULATION_LOST,
    RESEARCHED,
    STEELHEART_ATTACKED,
    STEELHEART_RESEARCHED,
    STEELHEART_WEAKENED,
    TRACK_CONTAINED,
    WEAKENED,
    WON,
)
from ludotek.games.reckoners.rules.saving import state_to_data
from ludotek.games.reckoners.rules.symbols import amount, one
from ludotek.games.reckoners.rules.tracks import Deed
from ludotek.kernel.chance import Chance
from ludotek.kernel.match import Match
from ludotek.kernel.outcome import Outcome

NO_SWAPS: Final[list[int]] = [NOTHING] * len(SYMBOLS)
NO_NUMBERS: Final[list[int]] = []  # never changed: what changes is replaced, or laid out first
NO_LISTS: Final[list[list[int]]] = []
LOOT_TO_SHARE: Final = 3


class City(Match):
    """A game of The Reckoners in progress. A seat is a Reckoner.

    Lists of dice and cards are sorted, replaced and never changed in place, so clones share them; dice are codes
    (kind * 6 + face) or kinds, since dice of one kind and owner are alike.
    """

    def __init__(self, box: Box, difficulty: i64, seats: i64, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.box = box
        self.difficulty = difficulty
        board = box.adjustment(seats, ADJUSTMENT_SIDE[difficulty])
        self.deployment: i64 = board.deployment
        self.power: list[int] = box.power[POWER_SIDE[difficulty]]
        self.yellow: list[Deed] = board.yellow
        self.white: list[Deed] = board.white
        self.steelheart_start: i64 = STEELHEART_START[difficulty][seats - FEWEST]
        # the city
        self.round: i64 = 0
        self.population: i64 = POPULATION
        self.money: i64 = STARTING_MONEY
        self.base: i64 = 0  # spaces that the marker has moved down
        self.enforcement_left: i64 = ALL_ENFORCEMENT
        self.barricades_left: i64 = ALL_BARRICADES
        self.names: list[int] = NO_NUMBERS  # which district lies at each place of the circle
        self.epic: list[int] = NO_NUMBERS
        self.research: list[int] = NO_NUMBERS
        self.health: list[int] = NO_NUMBERS
        self.bracket: list[int] = NO_NUMBERS
        self.enforcement: list[int] = NO_NUMBERS
        self.barricades: list[int] = NO_NUMBERS
        # Steelheart
        self.steelheart: i64 = NOTHING  # his district
        self.steelheart_research: i64 = self.steelheart_start
        self.steelheart_health: i64 = INFINITE
        self.tracks: list[int] = NO_NUMBERS  # his brackets
        # Reckoners
        self.who: list[int] = NO_NUMBERS
        self.place: list[int] = NO_NUMBERS
        self.scope: list[int] = NO_NUMBERS  # the Sniper token's district (RK-75)
        self.plans: list[int] = NO_NUMBERS
        self.new_plans: list[int] = NO_NUMBERS  # beside the board (RK-41)
        self.used: list[int] = NO_NUMBERS  # cards used this round, as bits
        self.doubles: list[int] = NO_NUMBERS  # symbols that count twice on basic dice, as bits
        self.swaps: list[list[int]] = NO_LISTS  # what each symbol may be read as
        self.gear: list[list[int]] = NO_LISTS
        self.held: list[list[int]] = NO_LISTS  # kinds of dice, without the confiscated ones
        self.rolls: list[int] = NO_NUMBERS
        self.rolled: list[list[int]] = NO_LISTS  # of the current roll, not kept
        self.marked: list[list[int]] = NO_LISTS  # of the current roll, to be kept
        self.dice: list[list[int]] = NO_LISTS  # kept and not used
        self.confiscated: list[int] = NO_NUMBERS  # owner * 8 + kind
        # piles; the last card is the top one
        self.epic_deck: list[int] = NO_NUMBERS
        self.felled: list[int] = NO_NUMBERS  # defeated this round, to be looted
        self.defeated: list[int] = NO_NUMBERS
        self.equipment_deck: list[int] = NO_NUMBERS
        self.market: list[int] = NO_NUMBERS
        self.discarded: list[int] = NO_NUMBERS
        self.loot: list[int] = NO_NUMBERS  # Enforcement, Contain and plan tokens still to be shared out

    def lay_out(self) -> None:
        """The empty table: everything in its place before the set-up (RK-09, RK-13 to RK-15)."""
        seats = int(self.seats)
        places = seats + 1
        self.names = list(range(places))
        self.epic = [NOTHING] * places
        self.research = [0] * places
        self.health = [0] * places
        self.bracket = [0] * places
        self.enforcement = [0] * places
        self.barricades = [0] * places
        self.tracks = [BRACKET_OF_STEELHEART] * len(TRACKS)
        self.who = [NOTHING] * seats
        self.place = [NOTHING] * seats
        self.scope = [NOTHING] * seats
        self.plans = [1] * seats
        self.new_plans = [0] * seats
        self.used = [0] * seats
        self.doubles = [0] * seats
        self.swaps = [NO_SWAPS] * seats
        self.gear = [NO_NUMBERS] * seats
        self.held = [NO_NUMBERS] * seats
        self.rolls = [0] * seats
        self.rolled = [NO_NUMBERS] * seats
        self.marked = [NO_NUMBERS] * seats
        self.dice = [NO_NUMBERS] * seats
        self.loot = [0] * LOOT_TO_SHARE

    # ------------------------------------------------------------------ reading the city

    @property
    def districts(self) -> i64:
        return self.seats + 1

    def clockwise(self, district: i64, steps: i64) -> i64:
        return (district + steps) % (self.seats + 1)

    def track_length(self, track: i64) -> i64:
        if track == RED or track == BLUE:
            return self.power[track]
        return len(self.yellow) if track == YELLOW else len(self.white)

    def track_deeds(self, track: i64) -> list[Deed]:
        assert track == YELLOW or track == WHITE
        return self.yellow if track == YELLOW else self.white

    def owns(self, seat: i64, card: i64) -> bool:
        return card in self.gear[seat]

    def is_used(self, seat: i64, card: i64) -> bool:
        used: i64 = self.used[seat]
        return (used >> card) & 1 == 1

    def has_faith(self, seat: i64) -> bool:
        """Has this Reckoner a reroll by Faith left (RK-73)?"""
        for card in self.gear[seat]:
            if self.box.cards[card].kind == FAITH and not self.is_used(seat, card):
                return True
        return False

    def reach(self, seat: i64, anywhere: bool) -> i64:
        """The districts, as bits, in which a Reckoner's symbols work (RK-36 to RK-39, RK-75, RK-80)."""
        if anywhere:
            return (1 << self.districts) - 1
        mask: i64 = 1 << self.place[seat]
        if self.scope[seat] != NOTHING:
            mask |= 1 << self.scope[seat]
        return mask

    def shown(self, seat: i64, code: i64) -> i64:
        """The symbols of a die, those that count twice doubled (RK-78)."""
        packed: i64 = self.box.symbols[code]
        doubles: i64 = self.doubles[seat]
        if code >= FACES * (BASIC + 1) or doubles == 0:
            return packed
        symbol: i64 = 0
        more: i64 = 0
        while symbol < len(SYMBOLS):
            if (doubles >> symbol) & 1 == 1:
                more += amount(packed, symbol) * one(symbol)
            symbol += 1
        return packed + more

    def readable(self, seat: i64, packed: i64, symbol: i64) -> bool:
        """May one of these symbols be read as that one (RK-76)?"""
        if amount(packed, symbol) > 0:
            return True
        other: i64 = self.swaps[seat][symbol]
        return other != NOTHING and amount(packed, other) > 0

    def without(self, seat: i64, packed: i64, symbol: i64) -> i64:
        """The symbols that are left when one was used as that one."""
        if amount(packed, symbol) > 0:
            return packed - one(symbol)
        other: i64 = self.swaps[seat][symbol]
        return packed - one(other)

    # ------------------------------------------------------------------ Reckoners

    def equip(self, seat: i64, card: i64) -> None:
        """A Reckoner gets a card, and what it always does (RK-69)."""
        self.gear[seat] = [*self.gear[seat], card]
        printed = self.box.cards[card]
        if printed.kind == DIE:
            self.hold(seat, printed.die)
        elif printed.kind == DOUBLE:
            self.doubles[seat] |= 1 << printed.double
        elif printed.kind == SWAP:
            swaps = self.swaps[seat][:]
            swaps[printed.left] = printed.right
            swaps[printed.right] = printed.left
            self.swaps[seat] = swaps

    def hold(self, seat: i64, kind: i64) -> None:
        self.held[seat] = sorted([*self.held[seat], kind])

    def roll(self, seat: i64, kinds: list[int]) -> list[int]:
        """Roll dice of these kinds; their codes, sorted."""
        found: list[int] = []
        for kind in kinds:
            found.append(self.chance.pick(DICE + seat, self.box.dice[kind].sides))
        found.sort()
        return found

    def spend_die(self, seat: i64, code: i64) -> None:
        self.dice[seat] = one_less(self.dice[seat], code)

    def use_card(self, seat: i64, card: i64) -> None:
        self.used[seat] |= 1 << int(card)  # as int: compiled, 1 << i64 is a shift of 32 bits

    def earn(self, n: i64, rule: str, cause: i64) -> None:
        self.money += n
        self.tell(MONEY_GAINED, rule, cause, n, self.money)

    # ------------------------------------------------------------------ districts

    def add_enforcement(self, district: i64, n: i64, rule: str, cause: i64) -> None:
        """Each that the supply lacks costs 1 Population (RK-60, RK-90, RK-91)."""
        there: i64 = min(n, self.enforcement_left)
        if there > 0:
            self.enforcement_left -= there
            self.enforcement[district] += there
            self.tell(ENFORCEMENT_ADDED, rule, cause, district, there)
        if n > there:
            self.tell(NO_ENFORCEMENT_LEFT, rule, cause)
            self.lose_population(n - there, rule, cause)

    def remove_enforcement(self, district: i64, rule: str, cause: i64) -> None:
        self.enforcement[district] -= 1
        self.enforcement_left += 1
        self.tell(ENFORCEMENT_REMOVED, rule, cause, district, self.enforcement[district])

    def add_barricade(self, district: i64, rule: str, cause: i64) -> None:
        """Without one in the supply, 1 Population is lost (RK-63, RK-90, RK-91)."""
        if self.barricades_left > 0:
            self.barricades_left -= 1
            self.barricades[district] += 1
            self.tell(BARRICADE_ADDED, rule, cause, district)
        else:
            self.tell(NO_BARRICADE_LEFT, rule, cause)
            self.lose_population(1, rule, cause)

    def remove_barricade(self, seat: i64, district: i64) -> None:
        self.barricades[district] -= 1
        self.barricades_left += 1
        self.tell(BARRICADE_REMOVED, "RK-33", NOTHING, seat, district)

    def lose_population(self, n: i64, rule: str, cause: i64) -> None:
        """At 0 the game is lost at once (RK-02)."""
        if self.outcome is not None:
            return
        lost: i64 = min(n, self.population)
        self.population -= lost
        self.tell(POPULATION_LOST, rule, cause, lost, self.population)
        if self.population == 0:
            self.tell(LOST, "RK-02")
            self.finish(Outcome([0.0] * int(self.seats), "population", "RK-02"))

    def concede(self, seat: i64) -> None:
        """They lose together (RK-99)."""
        self.tell(GAVE_UP, "RK-99")
        self.finish(Outcome([0.0] * int(self.seats), "given-up", "RK-99"))

    # ------------------------------------------------------------------ Epics and Steelheart

    def contain(self, district: i64, rule: str, cause: i64) -> None:
        self.bracket[district] -= 1
        self.tell(CONTAINED, rule, cause, self.epic[district], self.bracket[district])

    def contain_track(self, track: i64, rule: str, cause: i64) -> None:
        self.tracks[track] -= 1
        self.tell(TRACK_CONTAINED, rule, cause, track, self.tracks[track])

    def research_epic(self, district: i64, cause: i64) -> None:
        """At 0 it is weakened (RK-18, RK-19)."""
        self.research[district] -= 1
        epic = self.box.epics[self.epic[district]]
        self.tell(RESEARCHED, "RK-38", cause, epic.index, self.research[district])
        if self.research[district] == 0:
            self.health[district] = min(self.health[district], epic.weakened)
            self.tell(WEAKENED, "RK-19", NOTHING, epic.index, self.health[district])

    def attack_epic(self, district: i64, cause: i64) -> None:
        """At 0 it is defeated and leaves; what else is there stays (RK-21, RK-40)."""
        self.health[district] -= 1
        epic = self.epic[district]
        self.tell(EPIC_ATTACKED, "RK-39", cause, epic, self.health[district])
        if self.health[district] == 0:
            self.epic[district] = NOTHING
            self.research[district] = 0
            self.bracket[district] = 0
            self.felled = sorted([*self.felled, epic])
            self.tell(DEFEATED, "RK-40", NOTHING, epic, district)

    def research_steelheart(self, n: i64, rule: str, cause: i64) -> None:
        """At 0 his Health takes its place; what is left over is lost (RK-45, RK-93)."""
        found: i64 = min(n, self.steelheart_research)
        self.steelheart_research -= found
        self.tell(STEELHEART_RESEARCHED, rule, cause, found, self.steelheart_research)
        if self.steelheart_research == 0:
            self.steelheart_health = self.steelheart_start
            self.tell(STEELHEART_WEAKENED, "RK-45", cause, self.steelheart_health)

    def attack_steelheart(self, cause: i64) -> None:
        """At 0 the game is won at once (RK-01)."""
        self.steelheart_health -= 1
        self.tell(STEELHEART_ATTACKED, "RK-44", cause, self.steelheart_health)
        if self.steelheart_health == 0:
            self.tell(WON, "RK-01")
            self.finish(Outcome([1.0] * int(self.seats), "steelheart", "RK-01"))

    # ------------------------------------------------------------------ clone and data

    def clone(self) -> Match:
        copy = City(self.box, self.difficulty, self.seats, self.chance.clone())
        self.copy_into(copy)
        copy.round = self.round
        copy.population = self.population
        copy.money = self.money
        copy.base = self.base
        copy.enforcement_left = self.enforcement_left
        copy.barricades_left = self.barricades_left
        copy.names = self.names
        copy.epic = self.epic[:]
        copy.research = self.research[:]
        copy.health = self.health[:]
        copy.bracket = self.bracket[:]
        copy.enforcement = self.enforcement[:]
        copy.barricades = self.barricades[:]
        copy.steelheart = self.steelheart
        copy.steelheart_research = self.steelheart_research
        copy.steelheart_health = self.steelheart_health
        copy.tracks = self.tracks[:]
        copy.who = self.who
        copy.place = self.place[:]
        copy.scope = self.scope[:]
        copy.plans = self.plans[:]
        copy.new_plans = self.new_plans[:]
        copy.used = self.used[:]
        copy.doubles = self.doubles[:]
        copy.swaps = self.swaps[:]
        copy.gear = self.gear[:]
        copy.held = self.held[:]
        copy.rolls = self.rolls[:]
        copy.rolled = self.rolled[:]
        copy.marked = self.marked[:]
        copy.dice = self.dice[:]
        copy.confiscated = self.confiscated
        copy.epic_deck = self.epic_deck
        copy.felled = self.felled
        copy.defeated = self.defeated
        copy.equipment_deck = self.equipment_deck
        copy.market = self.market
        copy.discarded = self.discarded
        copy.loot = self.loot[:]
        return copy

    def state_data(self) -> dict[str, object]:
        return state_to_data(self)


def one_less(sorted_list: list[int], value: i64) -> list[int]:
    """The same list without one of its values."""
    place: i64 = 0
    while sorted_list[place] != value:
        place += 1
    return sorted_list[:place] + sorted_list[place + 1 :]


def card_cause(card: i64) -> i64:
    return CARDS + card
