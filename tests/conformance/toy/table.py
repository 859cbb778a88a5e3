"""The state of a night at the market: a deck, hands, tokens, and who is still there."""

from __future__ import annotations

from ludotek.kernel.chance import SEATS, Chance
from ludotek.kernel.event import EventKind
from ludotek.kernel.match import Match
from ludotek.kernel.outcome import Outcome
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.refusal import Refusal
from ludotek.kernel.step import Question
from ludotek.kernel.zone import KNOWN_TO_ALL, Zone
from toy.reasons import REASONS

# streams of chance
DECK, DIE = 0, 1
FACES = [-1, 0, 0, 1, 1, 2]

DREW = EventKind("drew seat (card)")
SHOWN = EventKind("shown card")
BID = EventKind("bid seat card")
PASSED = EventKind("passed seat")
GAINED = EventKind("gained seat amount:number")
DRAINED = EventKind("drained seat from:seat amount:number")
ROLLED = EventKind("rolled seat face:number")
GAVE = EventKind("gave seat")
SPIED = EventKind("spied seat end:number (card)")
KEYED = EventKind("keyed seat")
LEFT = EventKind("left seat")
SHUFFLED = EventKind("shuffled")


class Card:
    """A design: its name, its cost, what it does when it is bid."""

    def __init__(self, name: str, cost: int, copies: int, effects: list[str]) -> None:
        self.name = name
        self.cost = cost
        self.copies = copies
        self.effects = effects


def stream(purpose: int, seat: int = 0) -> int:
    return purpose * SEATS + seat


class Market(Match):
    """The match. Cards are named by design; designs never change, so clones share them."""

    def __init__(self, seats: int, chance: Chance, cards: list[Card], rounds: int) -> None:
        super().__init__(seats, chance)
        self.cards = cards
        self.rounds = rounds
        self.deck = Zone([], [])
        self.discard = Zone([], [])
        self.hands = [Zone([], []) for _ in range(seats)]
        self.tokens = [3] * seats
        self.alive = (1 << seats) - 1
        self.rolled = 0
        self.pot = 0

    def present(self) -> list[int]:
        return [seat for seat in range(self.seats) if self.alive >> seat & 1]

    def after(self, seat: int) -> int:
        """The next seat that is still there."""
        seat = (seat + 1) % self.seats
        while not self.alive >> seat & 1:
            seat = (seat + 1) % self.seats
        return seat

    def draw(self, seat: int) -> None:
        """TOY-1: a drawn card is known to who draws it, and to all who knew it in the deck."""
        if len(self.deck):
            card = self.deck.move(len(self.deck) - 1, self.hands[seat], 1 << seat)
            self.reveals += 1
            self.tell_only(1 << seat, DREW, "TOY-1", -1, [seat, card])

    def play(self, seat: int, card: int) -> None:
        """Put a card of this design from the hand onto the discard pile; the best-known copy goes first."""
        hand = self.hands[seat]
        places = [place for place in range(len(hand)) if hand.cards[place] == card]
        best = max(places, key=lambda place: (hand.known[place] & 0xFFFF).bit_count())
        hand.move(best, self.discard, KNOWN_TO_ALL)
        self.reveals += 1

    def zones(self) -> list[Zone]:
        return [self.deck, self.discard, *self.hands]

    def pay(self, seat: int, amount: int) -> None:
        self.tokens[seat] -= amount
        self.unsettled = True

    def check(self) -> None:
        """TOY-9: who has no token left goes home, with everything that waited for him."""
        for seat in self.present():
            if self.tokens[seat] <= 0:
                self.alive &= ~(1 << seat)
                self.tokens[seat] = 0
                while len(self.hands[seat]):
                    self.hands[seat].move(0, self.discard, KNOWN_TO_ALL)
                    self.reveals += 1
                self.leave(seat)
                self.tell(LEFT, "TOY-9", -1, seat)
        if len(self.present()) <= 1:
            self.end("alone", "TOY-9")

    def concede(self, seat: int) -> None:
        """TOY-9, of one's own will."""
        self.pay(seat, self.tokens[seat])

    def refusal_of(self, question: Question, seat: int, action: int, reason: int) -> Refusal:
        rule, key = REASONS[reason]
        return Refusal([rule], Phrase(key))

    def why_not_concede(self, seat: int) -> Refusal | None:
        gone = 0 <= seat < self.seats and seat not in self.present()
        return Refusal(["TOY-9"], Phrase("refusal-gone")) if gone and not self.over else super().why_not_concede(seat)

    def end(self, how: str, rule: str) -> None:
        total = max(1, sum(self.tokens))
        self.finish(Outcome([held / total for held in self.tokens], how, rule))

    def clone(self) -> Market:
        copy = Market(self.seats, self.chance.clone(), self.cards, self.rounds)
        self.copy_into(copy)
        copy.deck = self.deck.clone()
        copy.discard = self.discard.clone()
        copy.hands = [hand.clone() for hand in self.hands]
        copy.tokens = self.tokens[:]
        copy.alive = self.alive
        copy.rolled = self.rolled
        copy.pot = self.pot
        return copy

    def derived(self) -> list[str]:
        return ["cards", "rounds"]

    def part(self, field: str) -> object:
        return Zone([], []) if field == "hands" else None
