"""The rules of the Night Market, in the order of a round."""

from __future__ import annotations

from typing import ClassVar

from ludotek.kernel.bands import Bands
from ludotek.kernel.choice import Choice, Floor
from ludotek.kernel.reasons import NOT_NOW
from ludotek.kernel.step import ABSENT, ALLOWED, DONE, UNANSWERED, Secret, Simultaneous, Step
from ludotek.kernel.zone import KNOWN_TO_ALL
from toy.reasons import EMPTY, NOT_HELD, POOR, ROLLED_ALREADY, TOO_DEAR
from toy.table import (
    BID,
    DECK,
    DIE,
    DRAINED,
    FACES,
    GAINED,
    GAVE,
    KEYED,
    PASSED,
    ROLLED,
    SHOWN,
    SHUFFLED,
    SPIED,
    Market,
    stream,
)

ANSWERS = Bands()
CARD = ANSWERS.band("bid", card=20)
ROLL, GIVE, SPY, TOP, BOTTOM, KEY = [
    ANSWERS.band(verb) for verb in ("roll", "give", "spy", "look-on-top", "look-at-bottom", "key")
]


class Round(Step):
    """TOY-0: deal, show, bid in secret, the open market, keys, clean up; then the next round."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def data(self) -> list[object]:
        return [self.seat, self.number]

    def run(self, table: Market) -> None:
        if self.number == table.rounds:
            table.end("dawn", "TOY-0")
            return
        present = table.present()
        given = [UNANSWERED if seat in present else ABSENT for seat in range(table.seats)]
        steps: list[Step] = [Deal(-1), Show(-1), Bids(given), OpenMarket(table.alive, 0, 0)]
        steps += [Keys(seat) for seat in present]
        table.then([*steps, CleanUp(-1, self.number), Round(-1, self.number + 1)])


class Deal(Step):
    """TOY-1: everybody draws two cards."""

    def run(self, table: Market) -> None:
        for seat in table.present():
            table.draw(seat)
            table.draw(seat)


class Show(Step):
    """TOY-2: the top card of the deck is shown to all."""

    def run(self, table: Market) -> None:
        if table.deck.show_top(KNOWN_TO_ALL):
            table.reveals += 1
            table.tell(SHOWN, "TOY-2", -1, table.deck.top())


class Bids(Secret):
    """TOY-3: everybody bids a card or passes, in secret; then the bids are shown together."""

    name: ClassVar[str] = "Bids"
    clause: ClassVar[str] = "TOY-3"

    def again(self, given: list[int]) -> Step:
        return Bids(given)

    def candidates(self, table: Market, seat: int) -> list[int]:
        return [DONE, *sorted({CARD + card for card in table.hands[seat].cards})]

    def why_not(self, table: Market, seat: int, action: int) -> int:
        if action == DONE:
            return ALLOWED
        if not CARD <= action < CARD + len(table.cards):
            return NOT_NOW
        if action - CARD not in table.hands[seat].cards:
            return NOT_HELD
        return TOO_DEAR if table.cards[action - CARD].cost >= table.tokens[seat] else ALLOWED

    def reveal(self, table: Market) -> None:
        batches: list[Step] = []
        for seat in range(table.seats):
            action = self.given[seat]
            if action == DONE:
                table.tell(PASSED, "TOY-3", -1, seat)
            elif action >= CARD:
                card = table.cards[action - CARD]
                table.play(seat, action - CARD)
                table.pay(seat, card.cost)
                table.tell(BID, "TOY-3", action - CARD, seat, action - CARD)
                held = len(table.hands[seat])  # the last-known value for those who need it
                batches.append(Batch(seat, [effect(name, seat, held) for name in card.effects]))
        table.then(batches)


def effect(name: str, seat: int, held: int) -> Step:
    if name == "gain":
        return Gain(seat, 1)
    if name == "drain":
        return Drain(seat, 1)
    if name == "mirror":
        return Gain(seat, held)
    return Echo(seat)


class Batch(Simultaneous):
    """TOY-4: what one card brings at the same time, its owner puts in order."""

    name: ClassVar[str] = "Batch"
    clause: ClassVar[str] = "TOY-4"

    def remaining(self, steps: list[Step]) -> Step:
        return Batch(self.seat, steps)


class Gain(Step):
    """TOY-4: take tokens; how many was decided when the card was bid."""

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount = amount

    def data(self) -> list[object]:
        return [self.seat, self.amount]

    def run(self, table: Market) -> None:
        table.tokens[self.seat] += self.amount
        table.tell(GAINED, "TOY-4", -1, self.seat, self.amount)


class Drain(Step):
    """TOY-4: take a token from the next seat; who has none left goes home."""

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount = amount

    def data(self) -> list[object]:
        return [self.seat, self.amount]

    def run(self, table: Market) -> None:
        victim = table.after(self.seat)
        table.pay(victim, self.amount)
        table.tokens[self.seat] += self.amount
        table.tell(DRAINED, "TOY-4", -1, self.seat, victim, self.amount)


class Echo(Step):
    """TOY-4: a batch inside a batch, with two equal things: between those nobody is asked."""

    def run(self, table: Market) -> None:
        table.push(Batch(self.seat, [Gain(self.seat, 1), Drain(self.seat, 1), Gain(self.seat, 1)]))


class OpenMarket(Floor):
    """TOY-5: everybody rolls, gives and spies in any order until all are done."""

    name: ClassVar[str] = "OpenMarket"
    clause: ClassVar[str] = "TOY-5"

    def again(self, seats: int, done: int, stirred: int) -> Step:
        return OpenMarket(seats, done, stirred)

    def tries(self, table: Market, seat: int) -> list[int]:
        return [ROLL, GIVE, SPY]

    def reason(self, table: Market, seat: int, action: int) -> int:
        if action == ROLL:
            return ROLLED_ALREADY if table.rolled >> seat & 1 else ALLOWED
        if action in (GIVE, SPY) and table.tokens[seat] < 2:
            return POOR
        if action == SPY and len(table.deck) == 0:
            return EMPTY
        return ALLOWED if action in (GIVE, SPY) else NOT_NOW

    def take(self, table: Market, seat: int, action: int) -> None:
        if action == ROLL:
            table.rolled |= 1 << seat
            face = table.chance.pick(stream(DIE, seat), FACES)
            table.tell(ROLLED, "TOY-7", -1, seat, face)
            table.pay(seat, -face)
        elif action == GIVE:
            table.pay(seat, 1)
            table.pot += 1
            table.tell(GAVE, "TOY-6", -1, seat)
        else:
            table.pay(seat, 1)
            table.push(Spy(seat))

    def close(self, table: Market) -> None:
        """TOY-5: the pot goes to the last seat; what is said when nobody wants more."""
        table.tokens[table.present()[-1]] += table.pot
        table.pot = 0


class Spy(Choice):
    """TOY-8: look at the top or the bottom card of the deck. Meanwhile the market waits."""

    name: ClassVar[str] = "Spy"
    clause: ClassVar[str] = "TOY-8"

    def tries(self, table: Market) -> list[int]:
        return [TOP, BOTTOM]

    def take(self, table: Market, action: int) -> None:
        place = len(table.deck) - 1 if action == TOP else 0
        table.deck.show(place, 1 << self.seat)
        table.reveals += 1
        table.tell_only(1 << self.seat, SPIED, "TOY-8", -1, [self.seat, action, table.deck.cards[place]])


class Keys(Choice):
    """TOY-10: a seat may show its key for a token. It is asked even without one: silence would tell."""

    name: ClassVar[str] = "Keys"
    clause: ClassVar[str] = "TOY-10"

    def always_asked(self) -> bool:
        return True

    def tries(self, table: Market) -> list[int]:
        return [DONE, KEY]

    def reason(self, table: Market, action: int) -> int:
        return NOT_HELD if action == KEY and 0 not in table.hands[self.seat].cards else ALLOWED

    def take(self, table: Market, action: int) -> None:
        if action == KEY:
            table.play(self.seat, 0)
            table.tokens[self.seat] += 1
            table.tell(KEYED, "TOY-10", 0, self.seat)


class CleanUp(Step):
    """TOY-11: after every second round everything played is shuffled into the deck: who knew a card forgets it."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def data(self) -> list[object]:
        return [self.seat, self.number]

    def run(self, table: Market) -> None:
        table.rolled = 0
        if self.number % 2 == 1:
            while len(table.discard):
                table.discard.move(0, table.deck, 0)
            table.deck.shuffle(table.chance, stream(DECK))
            table.tell(SHUFFLED, "TOY-11")


KINDS: dict[str, type[Step]] = {
    kind.__name__: kind for kind in (Round, Deal, Show, Bids, Batch, Gain, Drain, Echo, OpenMarket, Spy, Keys, CleanUp)
}
