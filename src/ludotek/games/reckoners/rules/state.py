"""The state of a game: where everything is and what is counted, how it is copied, and how it is read."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from ludotek.games.reckoners.rules.box import Box
from ludotek.games.reckoners.rules.components import (
    ADJUSTMENT_SIDE,
    ALL_BARRICADES,
    ALL_ENFORCEMENT,
    BASIC,
    BLUE,
    BRACKET_OF_STEELHEART,
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
    District,
)
from ludotek.games.reckoners.rules.symbols import amount, one
from ludotek.kernel.chance import Chance
from ludotek.kernel.effect import Action
from ludotek.kernel.match import Match
from ludotek.kernel.numbers import CardId, Seat

NO_SWAPS: Final[list[int]] = [NOTHING] * len(SYMBOLS)
NO_NUMBERS: Final[list[int]] = []  # never changed: what changes is replaced, or laid out first
NO_LISTS: Final[list[list[int]]] = []
LOOT_TO_SHARE: Final = 3


class State(Match):
    """What a game of The Reckoners holds. The city adds the verbs.

    Lists of dice and cards are sorted, replaced and never changed in place, so clones share them; dice are codes
    (kind * FACES + face) or kinds, since dice of one kind and owner are alike.
    """

    def __init__(self, box: Box, difficulty: i64, seats: i64, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.box = box
        self.difficulty = difficulty
        board = box.adjustment(seats, ADJUSTMENT_SIDE[difficulty])
        self.deployment: i64 = board.deployment
        self.power: list[int] = box.power[POWER_SIDE[difficulty]]
        self.yellow: list[Action] = board.yellow
        self.white: list[Action] = board.white
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
        self.steelheart: District = District(NOTHING)  # his district
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
        self.confiscated: list[int] = NO_NUMBERS  # owner * DIE_ROOM + kind
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

    def copy_state(self, copy: State) -> None:
        self.copy_into(copy)
        copy.round, copy.population, copy.money, copy.base = self.round, self.population, self.money, self.base
        copy.enforcement_left, copy.barricades_left = self.enforcement_left, self.barricades_left
        copy.names, copy.epic, copy.bracket = self.names, self.epic[:], self.bracket[:]
        copy.research, copy.health = self.research[:], self.health[:]
        copy.enforcement, copy.barricades = self.enforcement[:], self.barricades[:]
        copy.steelheart, copy.tracks = self.steelheart, self.tracks[:]
        copy.steelheart_research, copy.steelheart_health = self.steelheart_research, self.steelheart_health
        copy.who, copy.place, copy.scope = self.who, self.place[:], self.scope[:]
        copy.plans, copy.new_plans = self.plans[:], self.new_plans[:]
        copy.used, copy.doubles, copy.swaps = self.used[:], self.doubles[:], self.swaps[:]
        copy.gear, copy.held = self.gear[:], self.held[:]
        copy.rolls, copy.rolled, copy.marked, copy.dice = self.rolls[:], self.rolled[:], self.marked[:], self.dice[:]
        copy.epic_deck, copy.felled, copy.defeated = self.epic_deck, self.felled, self.defeated
        copy.equipment_deck, copy.market, copy.discarded = self.equipment_deck, self.market, self.discarded
        copy.confiscated, copy.loot = self.confiscated, self.loot[:]

    def derived(self) -> list[str]:
        return ["box", "deployment", "power", "yellow", "white", "steelheart_start"]

    # ------------------------------------------------------------------ reading it

    @property
    def districts(self) -> i64:
        return self.seats + 1

    def clockwise(self, district: District, steps: i64) -> District:
        return District((district + steps) % (self.seats + 1))

    def track_length(self, track: i64) -> i64:
        if track == RED or track == BLUE:
            return self.power[track]
        return len(self.yellow) if track == YELLOW else len(self.white)

    def track_deeds(self, track: i64) -> list[Action]:
        assert track == YELLOW or track == WHITE
        return self.yellow if track == YELLOW else self.white

    def owns(self, seat: Seat, card: CardId) -> bool:
        return card in self.gear[seat]

    def is_used(self, seat: Seat, card: CardId) -> bool:
        used: i64 = self.used[seat]
        return (used >> card) & 1 == 1

    def has_faith(self, seat: Seat) -> bool:
        """Has this Reckoner a reroll by Faith left (RK-73)?"""
        for card in self.gear[seat]:
            if self.box.cards[card].when_rolling and not self.is_used(seat, CardId(card)):
                return True
        return False

    def reach(self, seat: Seat, anywhere: bool) -> i64:
        """The districts, as bits, in which a Reckoner's symbols work (RK-36 to RK-39, RK-75, RK-80)."""
        if anywhere:
            return (1 << self.districts) - 1
        mask: i64 = 1 << self.place[seat]
        if self.scope[seat] != NOTHING:
            mask |= 1 << self.scope[seat]
        return mask

    def shown(self, seat: Seat, code: i64) -> i64:
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

    def readable(self, seat: Seat, packed: i64, symbol: i64) -> bool:
        """May one of these symbols be read as that one (RK-76)?"""
        if amount(packed, symbol) > 0:
            return True
        other: i64 = self.swaps[seat][symbol]
        return other != NOTHING and amount(packed, other) > 0

    def without(self, seat: Seat, packed: i64, symbol: i64) -> i64:
        """The symbols that are left when one was used as that one."""
        if amount(packed, symbol) > 0:
            return packed - one(symbol)
        other: i64 = self.swaps[seat][symbol]
        return packed - one(other)
