"""The table: where every card is, and the verbs that move them. Chapters decide; the table only does."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from ludotek.games.untamed.rules import attacking, conceding, naming
from ludotek.games.untamed.rules.box import Box
from ludotek.games.untamed.rules.components import (
    ALPHA_HEALTH,
    ALPHA_POWER,
    EVERYBODY,
    MARKS,
    MAX_ANIMALS,
    MAX_POWER,
    NOTHING,
    STRONGHOLD_HEALTH,
)
from ludotek.games.untamed.rules.effects.effect import ARRIVAL, Action, Context, Live, Offer
from ludotek.games.untamed.rules.events import (
    BONUS_GAINED,
    DAMAGED,
    DISCARDED,
    DREW,
    HEALED,
    LOOKED,
    PUT_INTO_PLAY,
    RETURNED,
    STRONGHOLD_DAMAGED,
    STRONGHOLD_HEALED,
    TAKEN_OVER,
    TO_SUPPORT,
)
from ludotek.games.untamed.rules.falling import lose_by_empty_deck
from ludotek.games.untamed.rules.lists import without
from ludotek.games.untamed.rules.modes import ALPHA, HUNTER, HYDRA, keeps, sides, teams
from ludotek.games.untamed.rules.playing import play_by_rally
from ludotek.games.untamed.rules.saving import state_to_data
from ludotek.games.untamed.rules.texts import Perform, eliminate_fallen, make_offer, texts_of
from ludotek.games.untamed.rules.turn import MainPhase, begin_counting
from ludotek.kernel.chance import Chance
from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.refusal import Refusal
from ludotek.kernel.step import Step
from ludotek.kernel.zone import Zone


@mypyc_attr(acyclic=True)
class Animal:
    """An Animal in play. It gets a new uid each time it enters."""

    def __init__(self, uid: i64, design: i64, owner: i64) -> None:
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
        copy.damage = self.damage
        copy.fury = self.fury
        copy.swing = self.swing
        copy.ready = self.ready
        copy.rushing = self.rushing
        copy.doomed = self.doomed
        return copy


@mypyc_attr(acyclic=True)
class Side:
    """What a player (in Manticore a team) owns: deck, Support, Power, Power Bonuses, Animals.

    Lists of cards are replaced and never changed in place, so clones share them.
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
        copy = Side(self.deck.clone(), self.power.clone(), self.bonus.clone(), self.support, animals)
        copy.power_ready = self.power_ready
        copy.removed = self.removed
        copy.resolving = self.resolving
        copy.has_defeated = self.has_defeated
        return copy

    def to_support(self, design: i64) -> None:
        self.support = [*self.support, design]

    def from_support(self, design: i64) -> None:
        self.support = without(self.support, design)


@mypyc_attr(acyclic=True)
class Keep:
    """A stack of Strongholds, by faction; the top one is in play and takes damage."""

    def __init__(self, stack: Zone, unchosen: Zone) -> None:
        self.stack = stack
        self.unchosen = unchosen  # Strongholds that left the game unseen (UN-89)
        self.damage: i64 = 0
        self.lost: i64 = 0
        self.used_by: i64 = NOTHING  # the seat that has used the ability this turn

    def clone(self) -> Keep:
        copy = Keep(self.stack.clone(), self.unchosen)
        copy.damage = self.damage
        copy.lost = self.lost
        copy.used_by = self.used_by
        return copy


class Untamed(Match):
    """A game of Untamed in progress; `lay_table` makes a new one.

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

    def __init__(self, box: Box, mode: i64, seats: i64, first: i64, chance: Chance) -> None:
        super().__init__(seats, chance)
        self.box = box
        self.mode = mode
        self.first = first  # who starts; in Alpha mode the Alpha
        self.active: i64 = NOTHING  # the seat (in Hydra one of the team) whose turn it is
        self.turn: i64 = 0
        self.next_uid: i64 = 0
        self.fighter: i64 = NOTHING  # the Animal whose attack is being settled, and whom it attacked
        self.fight_target: i64 = NOTHING

    # ------------------------------------------------------------------ reading the table

    def animal(self, uid: i64) -> Animal | None:
        for side in self.sides:
            for animal in side.animals:
                if animal.uid == uid:
                    return animal
        return None

    def side_with(self, uid: i64) -> i64:
        for i, side in enumerate(self.sides):
            for animal in side.animals:
                if animal.uid == uid:
                    return i
        return NOTHING

    def seat_for(self, side: i64) -> i64:
        """Who decides for a side: its player; in Manticore the member in turn, else the one who plays next (UN-88)."""
        if side < len(self.sides) and len(self.sides) == self.seats:
            return side
        seat = max(self.active, 0)
        while self.side_of[seat] != side:
            seat = (seat + 1) % self.seats
        return seat

    def team_of_side(self, side: i64) -> i64:
        return self.team_of[side]  # the first seat of a side has the side's number

    def are_opponents(self, side: i64, other: i64) -> bool:
        return self.team_of[side] != self.team_of[other]

    def is_opponent_side(self, seat: i64, side: i64) -> bool:
        """Whom one may attack (UN-82); those who are out have nothing left to attack."""
        return self.team_of[seat] != self.team_of[side] and not (self.out[side] and len(self.sides) == self.seats)

    def keep_of_side(self, side: i64) -> i64:
        return self.keep_of[side]

    def team_of_keep(self, keep: i64) -> i64:
        return self.team_of[keep]  # the first seat of a keep has the keep's number

    def keep_stands(self, keep: i64) -> bool:
        return len(self.keeps[keep].stack.cards) > 0

    def keep_health(self, keep: i64) -> i64:
        return ALPHA_HEALTH if self.mode == ALPHA and keep == self.first else STRONGHOLD_HEALTH

    def may_reach_keep(self, seat: i64, keep: i64) -> bool:
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

    def attack_of(self, animal: Animal, side: i64) -> i64:
        """Attack with Fury and all other changes, never below 0 (UN-35)."""
        attack: i64 = self.box.designs[animal.design].attack + animal.fury + animal.swing
        for live in self.standing:
            attack += live.node.attack_change(self, live.side, live.uid, animal, side)
        return max(0, attack)

    def cost_of(self, seat: i64, design: i64) -> i64:
        """The Power cost for a seat now, never below 0 (UN-39, UN-40)."""
        card = self.box.designs[design]
        cost: i64 = card.cost - self.discount[seat]
        side: i64 = self.side_of[seat]
        for live in self.standing:
            cost += live.node.cost_change(live.side, side, card.kind)
        return max(0, cost)

    def in_main_phase(self, seat: i64) -> bool:
        """Is it this seat's own Main phase, whatever is being settled within it?"""
        for step in self.stack:
            if isinstance(step, MainPhase):
                return (step.seats >> seat) & 1 == 1
        return False

    def power_limit(self, side: i64) -> i64:
        return ALPHA_POWER if self.mode == ALPHA and side == self.first else MAX_POWER

    def has_room(self, side: i64) -> bool:
        return len(self.sides[side].animals) < MAX_ANIMALS

    def knowers(self, seat: i64) -> i64:
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
        """A card by its name; numbers from the designs on are Strongholds, by faction."""
        if design >= len(self.box.designs):
            return Phrase(f"card-{self.box.stronghold_of(design - len(self.box.designs)).name}")
        return Phrase("the-rules") if design < 0 else Phrase(f"card-{self.box.designs[design].name}")

    # ------------------------------------------------------------------ things that answers name

    def things(self) -> dict[int, list[int]]:
        return naming.things_in_play(self)

    def verb(self, action: i64) -> i64:
        return naming.verb_of(action)

    def named(self, seat: i64, action: i64) -> list[int]:
        return naming.things_named(self, seat, action)

    # ------------------------------------------------------------------ hands and decks

    def draw(self, seat: i64, n: i64, mark: i64, rule: str, cause: i64) -> i64:
        """Up to n cards come from the deck into the hand; how many there were. Who knew one there knows it here.

        They are told sorted, first by who knows them: cards drawn together have no order, so the hand does not betray
        one, and a card that some know already stands at the same place whatever the others are.
        """
        deck, hand = self.sides[self.side_of[seat]].deck, self.hands[seat]
        count: i64 = min(n, len(deck.cards))
        if count == 0:
            return 0
        first: i64 = len(deck.cards) - count
        knowers = self.knowers(seat)
        cards: list[int] = []
        known: list[int] = []
        i: i64 = first
        while i < first + count:
            design: i64 = deck.cards[i]
            who: i64 = deck.known[i] | knowers
            place: i64 = 0
            while place < len(cards) and (known[place] < who or (known[place] == who and cards[place] < design)):
                place += 1
            cards.insert(place, design)
            known.insert(place, who)
            i += 1
        deck.cards = deck.cards[:first]
        deck.known = deck.known[:first]
        hand.cards = hand.cards + cards
        hand.known = hand.known + [each | mark for each in known]
        self.reveals += 1
        if self.listener is not None:
            for drawn, seen in zip(cards, known, strict=True):
                self.tell_only(seen, DREW, rule, cause, [seat, drawn])
        return count

    def draw_what_is_there(self, seat: i64, n: i64, rule: str, cause: i64) -> None:
        """A draw of choice never loses (UN-64)."""
        self.draw(seat, n, 0, rule, cause)

    def must_draw(self, seat: i64, n: i64, mark: i64, rule: str, cause: i64 = NOTHING) -> None:
        """A draw that has to be made: from an empty deck it loses (UN-02)."""
        if self.draw(seat, n, mark, rule, cause) < n:
            lose_by_empty_deck(self, seat)

    def take_from_hand(self, seat: i64, design: i64, fresh: i64 = 0) -> None:
        """A card leaves the hand; which of several copies cannot be told. One that may be played by Rally stays as long as
        possible, unless it is `fresh`, played by that very Rally (UN-68)."""
        self.hands[seat].take_copy(design, MARKS, fresh)

    def take_unseen(self, seat: i64, design: i64) -> None:
        """A card leaves the hand face down: who knows only some cards of it loses track of them (UN-62)."""
        hand = self.hands[seat]
        self.take_from_hand(seat, design)
        hand.hide_top(len(hand.cards), self.knowers(seat) | MARKS)

    def discard_from_hand(self, seat: i64, design: i64, cause: i64) -> None:
        self.take_from_hand(seat, design)
        self.sides[self.side_of[seat]].to_support(design)
        self.tell(DISCARDED, "UN-21", cause, seat, design)

    def top_to_support(self, side: i64, seat: i64, cause: i64) -> None:
        design = self.sides[side].deck.take_top()
        self.sides[side].to_support(design)
        self.reveals += 1
        self.tell(TO_SUPPORT, "UN-24", cause, seat, design)

    def lay_bonus(self, side: i64, seat: i64, rule: str, cause: i64) -> None:
        """The top card of the deck goes unseen under the Strongholds; an empty deck gives none (UN-09, UN-66)."""
        deck = self.sides[side].deck
        if len(deck.cards) > 0:
            known: i64 = deck.known[-1]
            self.sides[side].bonus.put(deck.take_top(), known)
            self.tell(BONUS_GAINED, rule, cause, seat)

    def look_at_top(self, side: i64, seat: i64, n: i64, cause: i64) -> i64:
        """A seat gets to know the top cards of its deck; how many there were."""
        deck = self.sides[side].deck
        count: i64 = min(n, len(deck.cards))
        i: i64 = 1
        while i <= count:
            if deck.show(len(deck.cards) - i, self.knowers(seat)):
                self.reveals += 1
            i += 1
        self.tell(LOOKED, "UN-62", cause, seat, count)
        return count

    # ------------------------------------------------------------------ Animals and Strongholds

    def make_animal(self, design: i64, owner: i64) -> Animal:
        self.next_uid += 1
        return Animal(self.next_uid - 1, design, owner)

    def enter(self, side: i64, design: i64, ready: bool) -> Animal:
        """A new Animal in play (UN-16)."""
        animal = self.make_animal(design, side)
        card = self.box.designs[design]
        animal.ready = ready or card.rush
        animal.rushing = card.rush and not ready
        self.sides[side].animals.append(animal)
        if card.standing:
            self.texts_changed()
        return animal

    def put_into_play(self, side: i64, seat: i64, design: i64, cause: i64) -> None:
        """By an effect, not played (UN-77); without room it stays where it would have gone: in Support."""
        if not self.has_room(side):
            self.sides[side].to_support(design)
            return
        animal = self.enter(side, design, False)
        self.tell(PUT_INTO_PLAY, "UN-77", cause, seat, design)
        self.trigger(animal, side, ARRIVAL)

    def leave_play(self, animal: Animal, side: i64) -> None:
        self.sides[side].animals = [other for other in self.sides[side].animals if other.uid != animal.uid]
        if self.box.designs[animal.design].standing:
            self.texts_changed()

    def return_to_hand(self, animal: Animal, side: i64, cause: i64) -> None:
        """To its owner's hand, known to all who saw it go (UN-71, UN-73)."""
        self.leave_play(animal, side)
        seat = self.seat_for(animal.owner)
        self.hands[seat].put(animal.design, EVERYBODY)
        self.tell(RETURNED, "UN-73", cause, animal.design, seat)

    def change_sides(self, animal: Animal, side: i64, to: i64, cause: i64) -> None:
        self.sides[side].animals = [other for other in self.sides[side].animals if other.uid != animal.uid]
        self.sides[to].animals.append(animal)
        self.texts_changed()
        self.tell(TAKEN_OVER, "UN-71", cause, self.seat_for(to), animal.design)

    def damage_animal(self, animal: Animal, side: i64, n: i64, rule: str, cause: i64) -> None:
        for live in self.standing:
            n -= live.node.prevented(self, live.side, live.uid, animal, side)
        if n > 0:
            animal.damage += n
            self.tell(DAMAGED, rule, cause, animal.design, n)

    def damage_keep(self, keep: i64, n: i64, rule: str, cause: i64) -> None:
        for live in self.standing:
            if self.keep_of[live.side] == keep:
                n -= live.node.prevented_at_keep(self, live.side)
        if n > 0:
            self.keeps[keep].damage += n
            self.tell(STRONGHOLD_DAMAGED, rule, cause, keep, n)

    def heal_animal(self, animal: Animal, n: i64, cause: i64) -> None:
        healed: i64 = min(n, animal.damage)
        animal.damage -= healed
        self.tell(HEALED, "UN-33", cause, animal.design, healed)

    def heal_keep(self, keep: i64, n: i64, cause: i64) -> None:
        healed: i64 = min(n, self.keeps[keep].damage)
        self.keeps[keep].damage -= healed
        self.tell(STRONGHOLD_HEALED, "UN-33", cause, keep, healed)

    # ------------------------------------------------------------------ texts

    def texts_changed(self) -> None:
        """Derive the standing texts anew from the Animals in play."""
        found: list[Live] = []
        for i, side in enumerate(self.sides):
            for animal in side.animals:
                for node in self.box.designs[animal.design].standing:
                    found.append(Live(node, i, animal.uid))
        self.standing = found

    def resolve(self, actions: list[Action], c: Context) -> None:
        """Carry out texts in their printed order."""
        i: i64 = len(actions) - 1
        while i >= 0:
            self.stack.append(Perform(c, actions[i].index))
            i -= 1

    def play_by_rally(self, seat: i64, design: i64, fresh: i64) -> None:
        play_by_rally(self, seat, design, fresh)

    def may_strike(self, seat: i64, animal: Animal) -> bool:
        return attacking.may_strike(self, seat, animal)

    def strike(self, seat: i64, animal: Animal) -> None:
        attacking.strike(self, seat, animal)

    def offer(self, offer: Offer, c: Context) -> None:
        make_offer(self, offer, c)

    def trigger(self, animal: Animal, side: i64, moment: i64) -> None:
        """Texts that an effect triggers wait until it has come to its end (UN-74)."""
        self.waiting += texts_of(self, animal, side, moment)

    # ------------------------------------------------------------------ the kernel's side

    def zones(self) -> list[Zone]:
        found = self.hands[:]
        for side in self.sides:
            found += [side.deck, side.power, side.bonus]
        for keep in self.keeps:
            found += [keep.stack, keep.unchosen]
        return found

    def check(self) -> None:
        """A fight or an effect has come to its end: who is defeated, and what that triggers (UN-74)."""
        eliminate_fallen(self)

    def concede(self, seat: i64) -> None:
        conceding.concede(self, seat)

    def why_not_concede(self, seat: i64) -> Refusal | None:
        refusal = super().why_not_concede(seat)
        if refusal is None and self.out[seat]:
            return Refusal(["UN-80"], Phrase("refusal-is-out"))
        return refusal

    def clone(self) -> Match:
        copy = Untamed(self.box, self.mode, self.seats, self.first, self.chance.clone())
        self.copy_into(copy)
        copy.team_of = self.team_of
        copy.side_of = self.side_of
        copy.keep_of = self.keep_of
        copy.sides = [side.clone() for side in self.sides]
        copy.keeps = [keep.clone() for keep in self.keeps]
        copy.hands = [hand.clone() for hand in self.hands]
        copy.factions = self.factions
        copy.out = self.out
        copy.played = self.played
        copy.powered = self.powered
        copy.has_drawn = self.has_drawn
        copy.discount = self.discount
        copy.active = self.active
        copy.turn = self.turn
        copy.next_uid = self.next_uid
        copy.fighter = self.fighter
        copy.fight_target = self.fight_target
        copy.waiting = self.waiting[:]
        copy.standing = self.standing
        return copy

    def state_data(self) -> dict[str, object]:
        return state_to_data(self)


def lay_table(box: Box, mode: i64, seats: i64, first: i64, chance: Chance) -> Untamed:
    """A table on which nothing lies yet."""
    g = Untamed(box, mode, seats, first, chance)
    g.team_of = teams(mode, seats, first)
    g.side_of = sides(mode, seats)
    g.keep_of = keeps(mode, seats)
    g.sides = [Side(no_cards(), no_cards(), no_cards(), [], []) for _ in range(max(g.side_of) + 1)]
    g.keeps = [Keep(no_cards(), no_cards()) for _ in range(max(g.keep_of) + 1)]
    g.hands = [no_cards() for _ in range(seats)]
    g.factions = [[] for _ in range(seats)]
    g.out = [False] * seats
    g.waiting = []
    g.standing = []
    begin_counting(g)
    return g


def no_cards() -> Zone:
    return Zone([], [])
