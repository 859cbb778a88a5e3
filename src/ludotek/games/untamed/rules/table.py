"""The table: the verbs that move cards, and the texts in force. Chapters decide; the table only does."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from ludotek.games.untamed.rules import attacking, conceding, events
from ludotek.games.untamed.rules.box import Box, Design
from ludotek.games.untamed.rules.choosing import ChooseMode, PaySupport
from ludotek.games.untamed.rules.components import DECK_TOP, EVERYBODY, MARKS, NOTHING
from ludotek.games.untamed.rules.effects.effect import ARRIVAL, Live
from ludotek.games.untamed.rules.effects.standing import Cheaper
from ludotek.games.untamed.rules.falling import lose_by_empty_deck
from ludotek.games.untamed.rules.playing import play_by_rally
from ludotek.games.untamed.rules.refusing import misplaced, refused, unasked
from ludotek.games.untamed.rules.state import Animal, State
from ludotek.games.untamed.rules.texts import eliminate_fallen, make_offer, tell_if_idle, texts_of
from ludotek.games.untamed.rules.turn import MainPhase, begin_counting
from ludotek.games.untamed.rules.unseen import bring_to_hand, own_piles
from ludotek.kernel.chance import Chance
from ludotek.kernel.effect import Action, ChooseOne, Context, Node, Offer
from ludotek.kernel.numbers import CardId, Seat, Uid
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.refusal import Refusal
from ludotek.kernel.step import Question
from ludotek.kernel.zone import turn_up


@mypyc_attr(free_list_len=1)
class Untamed(State):
    """A game of Untamed in progress; `lay_table` makes a new one."""

    # ------------------------------------------------------------------ reading the table

    def attack_of(self, animal: Animal, side: i64) -> i64:
        """Attack with Fury and all other changes, never below 0 (UN-35)."""
        attack: i64 = self.box.designs[animal.design].attack + animal.fury + animal.swing
        for live in self.standing:
            if live.uid == animal.uid or live.changes_others:
                attack += live.node.attack_change(self, live.side, live.uid, animal, side)
        return max(0, attack)

    def cost_of(self, seat: Seat, design: CardId) -> i64:
        """The Power cost for a seat now, never below 0 (UN-39, UN-40)."""
        return self.cost_for(self.side_of[seat], self.box.designs[design], self.discount[seat])

    def cost_for(self, side: i64, card: Design, discount: i64) -> i64:
        cost = card.cost - discount
        for live in self.cheaper:
            cost += live.node.cost_change(live.side, side, card.kind)
        return max(0, cost)

    def in_main_phase(self, seat: Seat) -> bool:
        """Is it this seat's own Main phase, whatever is being settled within it?"""
        for step in self.stack:
            if isinstance(step, MainPhase):
                return (step.seats >> seat) & 1 == 1
        return False

    # ------------------------------------------------------------------ things in play

    def things(self) -> dict[str, list[int]]:
        """Animals, and the Strongholds on top: the next one of a stack is another thing."""
        found: dict[str, list[int]] = {}
        for place, side in enumerate(self.sides):
            for each in side.animals:
                state = int(each.ready) + 2 * int(each.rushing) + 4 * int(each.doomed)
                found[f"animal {each.uid}"] = [place, int(each.damage), int(each.fury), int(each.swing), state]
        for place, keep in enumerate(self.keeps):
            found[f"keep {place} {keep.lost}"] = [int(keep.damage), int(keep.used_by)]
        return found

    # ------------------------------------------------------------------ hands and decks

    def draw(self, seat: Seat, n: i64, mark: i64, rule: str, cause: i64) -> i64:
        """Up to n cards come from the deck into the hand; how many there were. Whoever knew one there knows it here.

        They are told sorted, first by who knows them: cards drawn together have no order, so the hand does not betray
        one, and a card that some know already keeps its place whatever the others are.
        """
        side = self.sides[self.side_of[seat]]
        count: i64 = min(n, len(side.deck.cards))
        if count == 0:
            return 0
        deck, hand = side.new_deck(), self.new_hand(seat)
        first: i64 = len(deck.cards) - count
        knowers = self.knowers(seat)
        cards: list[int] = []
        known: list[int] = []
        i: i64 = first
        while i < first + count:
            design: i64 = deck.cards[i]
            who: i64 = deck.known[i] | knowers
            place: i64 = len(cards)
            while place > 0 and (known[place - 1] > who or (known[place - 1] == who and cards[place - 1] > design)):
                place -= 1
            if place == len(cards):
                cards.append(design)
                known.append(who)
            else:
                cards.insert(place, design)
                known.insert(place, who)
            i += 1
        deck.cards = deck.cards[:first]
        deck.known = deck.known[:first]
        hand.cards = hand.cards + cards
        hand.known = hand.known + ([each | mark for each in known] if mark else known)
        self.reveals += 1
        if self.listener is not None:
            for drawn, seen in zip(cards, known, strict=True):
                self.tell_only(seen, events.DREW, rule, cause, [int(seat), drawn])
        return count

    def draw_what_is_there(self, seat: Seat, n: i64, rule: str, cause: i64) -> None:
        """A draw of choice never loses (UN-64)."""
        self.draw(seat, n, 0, rule, cause)

    def must_draw(self, seat: Seat, n: i64, mark: i64, rule: str, cause: i64 = NOTHING) -> None:
        """A draw that has to be made: from an empty deck it loses (UN-02)."""
        if self.draw(seat, n, mark, rule, cause) < n:
            lose_by_empty_deck(self, seat)

    def take_from_hand(self, seat: Seat, design: CardId, fresh: i64 = 0) -> None:
        """A card leaves the hand; which of several copies cannot be told. One that may be played by Rally stays as long as
        possible, unless it is `fresh`, played by that very Rally (UN-68)."""
        if self.chance.real:
            bring_to_hand(self, seat, design, fresh)
        self.new_hand(seat).take_copy(design, MARKS, fresh)

    def take_unseen(self, seat: Seat, design: CardId) -> None:
        """A card leaves the hand face down: who knows only some cards of it loses track of them (UN-62)."""
        self.take_from_hand(seat, design)
        hand = self.hands[seat]
        hand.hide_top(len(hand.cards), self.knowers(seat) | MARKS)

    def discard_from_hand(self, seat: Seat, design: CardId, cause: i64) -> None:
        self.take_from_hand(seat, design)
        self.sides[self.side_of[seat]].to_support(design)
        self.tell(events.DISCARDED, "UN-21", cause, seat, design)

    def top_to_support(self, side: i64, seat: Seat, cause: i64) -> None:
        self.turn_up_deck(side, 1)
        design = self.sides[side].new_deck().take_top()
        self.sides[side].to_support(CardId(design))
        self.reveals += 1
        self.tell(events.TO_SUPPORT, "UN-24", cause, seat, design)

    def turn_up_deck(self, side: i64, n: i64) -> None:
        """The top cards of a deck are about to be seen by all: of real ones, somebody says which they are."""
        if self.chance.watched:
            piles = own_piles(self, side)
            deck = self.sides[side].deck
            i: i64 = 1
            while i <= min(n, len(deck.cards)):
                turn_up(self.chance, DECK_TOP + side, piles, deck, len(deck.cards) - i)
                deck.show(len(deck.cards) - i, EVERYBODY)
                i += 1

    def lay_bonus(self, side: i64, seat: Seat, rule: str, cause: i64) -> None:
        """The top card of the deck goes unseen under the Strongholds; an empty deck gives none (UN-09, UN-66)."""
        own = self.sides[side]
        if len(own.deck.cards) > 0:
            known: i64 = own.deck.known[-1]
            own.new_bonus().put(own.new_deck().take_top(), known)
            self.tell(events.BONUS_GAINED, rule, cause, seat)

    def look_at_top(self, side: i64, seat: Seat, n: i64, cause: i64) -> i64:
        """A seat gets to know the top cards of its deck; how many there were."""
        deck = self.sides[side].new_deck()
        count: i64 = min(n, len(deck.cards))
        i: i64 = 1
        while i <= count:
            if deck.show(len(deck.cards) - i, self.knowers(seat)):
                self.reveals += 1
            i += 1
        self.tell(events.LOOKED, "UN-62", cause, seat, count)
        return count

    # ------------------------------------------------------------------ Animals and Strongholds

    def make_animal(self, design: CardId, owner: i64) -> Animal:
        self.next_uid += 1
        return Animal(Uid(self.next_uid - 1), design, owner)

    def enter(self, side: i64, design: CardId, ready: bool) -> Animal:
        """A new Animal in play (UN-16)."""
        animal = self.make_animal(design, side)
        card = self.box.designs[design]
        animal.ready = ready or card.rush
        animal.rushing = card.rush and not ready
        self.sides[side].animals.append(animal)
        if card.standing:
            self.texts_changed()
        return animal

    def put_into_play(self, side: i64, seat: Seat, design: CardId, cause: i64) -> None:
        """By an effect, not played (UN-77); without room it stays where it would have gone: in Support."""
        if not self.has_room(side):
            self.sides[side].to_support(design)
            return
        animal = self.enter(side, design, False)
        self.tell(events.PUT_INTO_PLAY, "UN-77", cause, seat, design, uid=animal.uid)
        self.trigger(animal, side, ARRIVAL)

    def leave_play(self, animal: Animal, side: i64) -> None:
        self.sides[side].animals = [other for other in self.sides[side].animals if other.uid != animal.uid]
        if self.box.designs[animal.design].standing:
            self.texts_changed()

    def return_to_hand(self, animal: Animal, side: i64, cause: i64) -> None:
        """To its owner's hand, known to all who saw it go (UN-71, UN-73)."""
        self.leave_play(animal, side)
        seat = self.seat_for(animal.owner)
        self.new_hand(seat).put(animal.design, EVERYBODY)
        self.tell(events.RETURNED, "UN-73", cause, animal.design, seat, uid=animal.uid)

    def change_sides(self, animal: Animal, side: i64, to: i64, cause: i64) -> None:
        self.sides[side].animals = [other for other in self.sides[side].animals if other.uid != animal.uid]
        self.sides[to].animals.append(animal)
        self.texts_changed()
        self.tell(events.TAKEN_OVER, "UN-71", cause, self.seat_for(to), animal.design, uid=animal.uid)

    def damage_animal(self, animal: Animal, side: i64, n: i64, rule: str, cause: i64) -> None:
        for live in self.standing:
            n -= live.node.prevented(self, live.side, live.uid, animal, side)
        if n > 0:
            animal.damage += n
            self.tell(events.DAMAGED, rule, cause, animal.design, n, uid=animal.uid)

    def damage_keep(self, keep: i64, n: i64, rule: str, cause: i64) -> None:
        for live in self.standing:
            if self.keep_of[live.side] == keep:
                n -= live.node.prevented_at_keep(self, live.side)
        if n > 0:
            self.new_keep(keep).damage += n
            self.tell(events.STRONGHOLD_DAMAGED, rule, cause, keep, n)

    def heal_animal(self, animal: Animal, n: i64, cause: i64) -> None:
        healed: i64 = min(n, animal.damage)
        animal.damage -= healed
        self.tell(events.HEALED, "UN-33", cause, animal.design, healed, uid=animal.uid)

    def heal_keep(self, keep: i64, n: i64, cause: i64) -> None:
        stack = self.new_keep(keep)
        healed: i64 = min(n, stack.damage)
        stack.damage -= healed
        self.tell(events.STRONGHOLD_HEALED, "UN-33", cause, keep, healed)

    # ------------------------------------------------------------------ texts

    def texts_changed(self) -> None:
        """Derive the standing texts anew from the Animals in play."""
        found: list[Live] = []
        for i, side in enumerate(self.sides):
            for animal in side.animals:
                for node in self.box.designs[animal.design].standing:
                    found.append(Live(node, i, animal.uid))
        self.standing = found
        self.cheaper = [live for live in found if isinstance(live.node, Cheaper)]

    def play_by_rally(self, seat: Seat, design: CardId, fresh: i64) -> None:
        play_by_rally(self, seat, design, fresh)

    def may_strike(self, seat: Seat, animal: Animal) -> bool:
        return attacking.may_strike(self, seat, animal)

    def strike(self, seat: Seat, animal: Animal) -> None:
        attacking.strike(self, seat, animal)

    def choose_mode(self, among: ChooseOne, c: Context) -> None:
        self.push(ChooseMode(c, among.index))

    def offer(self, offer: Offer, c: Context) -> None:
        make_offer(self, offer, c)

    def trigger(self, animal: Animal, side: i64, moment: i64) -> None:
        """Texts that an effect triggers wait until it has come to its end (UN-74)."""
        self.waiting = self.waiting + texts_of(self, animal, side, moment)

    # ------------------------------------------------------------------ the kernel's side

    def text(self, node: i64) -> Node:
        return self.box.nodes[node]

    def text_begins(self, action: Action, c: Context) -> None:
        tell_if_idle(self, [action], c)

    def can_pay(self, offer: Offer, c: Context) -> bool:
        return len(self.sides[c.side].support) >= offer.cost

    def pay(self, offer: Offer, c: Context) -> None:
        self.push(PaySupport(c.seat, c.side, offer.cost))

    def check(self) -> None:
        """A fight or an effect has come to its end: who is defeated, and what that triggers (UN-74)."""
        eliminate_fallen(self)

    def refusal_of(self, question: Question, seat: Seat, action: i64, reason: i64) -> Refusal:
        return refused(self, question, reason)

    def unasked(self, question: Question, seat: Seat, action: i64) -> Refusal:
        return unasked(self, question.rule(), seat, action)

    def stray(self, seat: Seat, action: i64) -> i64:
        return misplaced(self, seat, action)

    def concede(self, seat: Seat) -> None:
        conceding.concede(self, seat)

    def why_not_concede(self, seat: Seat) -> Refusal | None:
        refusal = super().why_not_concede(seat)
        if refusal is None and self.out[seat]:
            return Refusal(["UN-80"], Phrase("refusal-is-out"))
        return refusal

    def derive(self) -> None:
        self.texts_changed()

    def clone(self) -> Untamed:
        copy = Untamed(self.box, self.mode, self.seats, self.first, self.chance.clone())
        self.copy_state(copy)
        return copy


def lay_table(box: Box, mode: i64, seats: i64, first: i64, chance: Chance) -> Untamed:
    """A table on which nothing lies yet."""
    g = Untamed(box, mode, seats, Seat(first), chance)
    g.lay_out()
    begin_counting(g)
    return g
