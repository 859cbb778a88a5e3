"""The state of a game: where every card is, and what is counted; how it is copied and read back."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from ludotek.games.untamed.rules.box import Box
from ludotek.games.untamed.rules.components import (
    ALPHA_HEALTH,
    ALPHA_POWER,
    MAX_ANIMALS,
    MAX_POWER,
    NOTHING,
    STRONGHOLD_HEALTH,
)
from ludotek.games.untamed.rules.effects.effect import Live
from ludotek.games.untamed.rules.modes import ALPHA, HUNTER, HYDRA, keeps, sides, teams
from ludotek.games.untamed.rules.unseen import may_be_held
from ludotek.kernel.chance import Chance
from ludotek.kernel.lists import without
from ludotek.kernel.match import Match
from ludotek.kernel.numbers import CardId, Seat, Uid
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.step import Step
from ludotek.kernel.zone import Zone


@mypyc_attr(acyclic=True, free_list_len=1)
class Animal:
    """An Animal in play. It gets a new uid each time it enters."""

    def __init__(self, uid: Uid, design: CardId, owner: i64) -> None:
        self.uid = uid
        self.design = design
        self.owner = owner  # the side whose card it is (UN-71)
        self.damage: i64 = 0
        self.fury: i64 = 0
        self.swing: i64 = 0  # Attack gained or lost until the end of the turn
        self.ready: bool = False
        self.rushing: bool = False  # entered this turn by Rush: no Stronghold (UN-48)
        self.doomed: bool = False  # destroyed, not yet taken away (UN-73)

    def clone(self) -> Animal:
        copy = Animal(self.uid, self.design, self.owner)
        copy.damage, copy.fury, copy.swing = self.damage, self.fury, self.swing
        copy.ready, copy.rushing, copy.doomed = self.ready, self.rushing, self.doomed
        return copy


@mypyc_attr(acyclic=True, free_list_len=1)
class Side:
    """What a player (in Manticore a team) owns: deck, Support, Power, Power Bonuses, Animals.

    Lists of cards are replaced and never changed in place, so clones share them; so are the piles.
    """

    def __init__(self, deck: Zone, power: Zone, bonus: Zone, cards: list[int], animals: list[Animal]) -> None:
        self.deck = deck
        self.power = power
        self.power_ready: i64 = 0
        self.bonus = bonus
        self.support = cards
        self.removed = cards
        self.resolving = cards  # an Item whose effect is going on (UN-26)
        self.animals = animals
        self.has_defeated: bool = False  # an opposing Animal was defeated this turn

    def clone(self) -> Side:
        animals = [animal.clone() for animal in self.animals]
        copy = Side(self.deck, self.power, self.bonus, self.support, animals)
        copy.power_ready = self.power_ready
        copy.removed = self.removed
        copy.resolving = self.resolving
        copy.has_defeated = self.has_defeated
        return copy

    def new_deck(self) -> Zone:
        """The deck before a change: clones share what was there."""
        self.deck = self.deck.clone()
        return self.deck

    def new_power(self) -> Zone:
        """The Power before a change."""
        self.power = self.power.clone()
        return self.power

    def new_bonus(self) -> Zone:
        """The Power Bonuses before a change."""
        self.bonus = self.bonus.clone()
        return self.bonus

    def to_support(self, design: CardId) -> None:
        self.support = self.support + [int(design)]  # noqa: RUF005 - unpacking costs twice as much

    def from_support(self, design: CardId) -> None:
        self.support = without(self.support, design)


@mypyc_attr(acyclic=True, free_list_len=1)
class Keep:
    """A stack of Strongholds, by faction; the top one is in play and takes damage."""

    def __init__(self, stack: Zone, unchosen: Zone) -> None:
        self.stack = stack
        self.unchosen = unchosen  # Strongholds that left the game unseen (UN-89)
        self.damage: i64 = 0
        self.lost: i64 = 0
        self.used_by: i64 = NOTHING  # the seat that has used the ability this turn

    def clone(self) -> Keep:
        copy = Keep(self.stack, self.unchosen)
        copy.damage = self.damage
        copy.lost = self.lost
        copy.used_by = self.used_by
        return copy

    def new_stack(self) -> Zone:
        """The stack before a change: clones share what was there."""
        self.stack = self.stack.clone()
        return self.stack


class State(Match):
    """What a game of Untamed holds. The table adds the verbs.

    Lists by seat are replaced and never changed in place, so clones share them.
    """

    team_of: list[int]
    side_of: list[int]
    keep_of: list[int]
    sides: list[Side]
    keeps: list[Keep]
    hands: list[Zone]
    factions: list[list[int]]
    out: list[bool]
    played: list[int]  # cards played this turn
    powered: list[int]  # cards played as Power this turn
    has_drawn: list[bool]  # the 2-Power draw was made this turn
    discount: list[int]  # Power Bonuses used for the next card
    waiting: list[Step]  # texts triggered by the effect that is going on (UN-26, UN-74)
    standing: list[Live]  # derived from the Animals in play
    cheaper: list[Live]  # those of them that change what cards cost

    def __init__(self, box: Box, mode: i64, seats: i64, first: Seat, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.box = box
        self.mode = mode
        self.first = first  # who starts; in Alpha mode the Alpha
        self.active: Seat = Seat(NOTHING)  # the seat (in Hydra one of the team) whose turn it is
        self.turn: i64 = 0
        self.next_uid: i64 = 0
        self.fighter = Uid(NOTHING)  # the Animal whose attack is being settled, and whom it attacked
        self.fight_target = Uid(NOTHING)
        self.keeps_shared: bool = False  # with clones, until one of them changes

    def lay_out(self) -> None:
        """The empty table."""
        self.team_of = teams(self.mode, self.seats, self.first)
        self.side_of = sides(self.mode, self.seats)
        self.keep_of = keeps(self.mode, self.seats)
        self.sides = [empty_side() for _ in range(max(self.side_of) + 1)]
        self.keeps = [empty_keep() for _ in range(max(self.keep_of) + 1)]
        self.hands = [no_cards() for _ in range(self.seats)]
        self.factions = [[] for _ in range(self.seats)]
        self.out = [False] * int(self.seats)
        self.waiting = []
        self.standing = []
        self.cheaper = []

    def copy_state(self, copy: State) -> None:
        self.copy_into(copy)
        copy.team_of, copy.side_of, copy.keep_of = self.team_of, self.side_of, self.keep_of
        copy.sides = [side.clone() for side in self.sides]
        copy.keeps = self.keeps
        copy.keeps_shared = self.keeps_shared = True
        copy.hands = self.hands[:]
        copy.factions, copy.out = self.factions, self.out
        copy.played, copy.powered = self.played, self.powered
        copy.has_drawn, copy.discount = self.has_drawn, self.discount
        copy.active, copy.turn, copy.next_uid = self.active, self.turn, self.next_uid
        copy.fighter, copy.fight_target = self.fighter, self.fight_target
        copy.waiting, copy.standing, copy.cheaper = self.waiting, self.standing, self.cheaper

    def new_hand(self, seat: Seat) -> Zone:
        """A hand before a change: clones share what was there."""
        hand = self.hands[seat].clone()
        self.hands[seat] = hand
        return hand

    def held(self, seat: Seat) -> list[int]:
        """The cards of a hand; of a real one, which stays hidden, what may be there."""
        return may_be_held(self, seat) if self.chance.real else self.hands[seat].cards

    def new_keep(self, keep: i64) -> Keep:
        """A stack of Strongholds before a change."""
        if self.keeps_shared:
            self.keeps = [each.clone() for each in self.keeps]
            self.keeps_shared = False
        return self.keeps[keep]

    def derived(self) -> list[str]:
        return ["box", "team_of", "side_of", "keep_of", "keeps_shared", "standing", "cheaper"]

    def part(self, field: str) -> object:
        if field == "sides":
            return empty_side()
        if field == "keeps":
            return empty_keep()
        if field == "animals":
            return Animal(Uid(NOTHING), CardId(NOTHING), NOTHING)
        return no_cards() if field == "hands" else None

    def zones(self) -> list[Zone]:
        found = self.hands[:]
        for side in self.sides:
            found += [side.deck, side.power, side.bonus]
        for keep in self.keeps:
            found += [keep.stack, keep.unchosen]
        return found

    # ------------------------------------------------------------------ reading it

    def animal(self, uid: Uid) -> Animal | None:
        for side in self.sides:
            for animal in side.animals:
                if animal.uid == uid:
                    return animal
        return None

    def side_with(self, uid: Uid) -> i64:
        for i, side in enumerate(self.sides):
            for animal in side.animals:
                if animal.uid == uid:
                    return i
        return NOTHING

    def seat_for(self, side: i64) -> Seat:
        """Who decides for a side: its player; in Manticore the member in turn, else the one who plays next (UN-88)."""
        if side < len(self.sides) and len(self.sides) == self.seats:
            return Seat(side)
        seat = max(self.active, 0)
        while self.side_of[seat] != side:
            seat = (seat + 1) % self.seats
        return Seat(seat)

    def are_opponents(self, side: i64, other: i64) -> bool:
        return self.team_of[side] != self.team_of[other]

    def is_opponent_side(self, seat: Seat, side: i64) -> bool:
        """Whom one may attack (UN-82); those who are out have nothing left to attack."""
        return self.team_of[seat] != self.team_of[side] and not (self.out[side] and len(self.sides) == self.seats)

    def team_of_keep(self, keep: i64) -> i64:
        return self.team_of[keep]  # the first seat of a keep has the keep's number

    def keep_stands(self, keep: i64) -> bool:
        return len(self.keeps[keep].stack.cards) > 0

    def keep_health(self, keep: i64) -> i64:
        return ALPHA_HEALTH if self.mode == ALPHA and keep == self.first else STRONGHOLD_HEALTH

    def may_reach_keep(self, seat: Seat, keep: i64) -> bool:
        """UN-57: a hunter reaches only the Stronghold of the player to the left."""
        if self.mode == HUNTER:
            return keep == (seat + 1) % self.seats
        return self.team_of[seat] != self.team_of[keep]

    def guard_of(self, side: i64) -> i64:
        """The design of a Guard on that side, in team modes on any side of its team; NOTHING without one (UN-51, UN-81)."""
        i: i64 = 0
        while i < len(self.sides):
            if i == side or (self.mode == HYDRA and self.team_of[i] == self.team_of[side]):
                for animal in self.sides[i].animals:
                    if self.box.designs[animal.design].guard:
                        return animal.design
            i += 1
        return NOTHING

    def power_limit(self, side: i64) -> i64:
        return ALPHA_POWER if self.mode == ALPHA and side == self.first else MAX_POWER

    def has_room(self, side: i64) -> bool:
        return len(self.sides[side].animals) < MAX_ANIMALS

    def knowers(self, seat: Seat) -> i64:
        """Who knows a hand: its player, in Hydra the whole team (UN-62)."""
        if self.mode != HYDRA:
            return 1 << seat
        mask: i64 = 0
        other: i64 = 0
        while other < self.seats:
            if self.team_of[other] == self.team_of[seat]:
                mask |= 1 << other
            other += 1
        return mask

    def card_phrase(self, design: i64) -> Phrase:
        return Phrase("the-rules") if design < 0 else self.box.phrase_of(design)

    def card_name(self, design: i64) -> str:
        """Numbers from the designs on are Strongholds, by faction."""
        if design >= len(self.box.designs):
            return self.box.stronghold_of(design - len(self.box.designs)).name
        return self.box.designs[design].name


def empty_side() -> Side:
    return Side(no_cards(), no_cards(), no_cards(), [], [])


def empty_keep() -> Keep:
    return Keep(no_cards(), no_cards())


def no_cards() -> Zone:
    return Zone([], [])
