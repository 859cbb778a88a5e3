"""The rules of the Night Market, in the order of a round."""

from __future__ import annotations

from typing import cast

from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.refusal import Refusal
from ludotek.kernel.step import (
    ABSENT,
    ALLOWED,
    DONE,
    FIRST_FREE,
    RESUME,
    UNANSWERED,
    OpenFloor,
    Question,
    Secret,
    Simultaneous,
    Step,
)
from ludotek.kernel.zone import KNOWN_TO_ALL
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

CARD = FIRST_FREE  # CARD + design
ROLL, GIVE, SPY, TOP, BOTTOM, KEY = 60, 61, 62, 63, 64, 65

NOT_HELD, TOO_DEAR, POOR, ROLLED_ALREADY, EMPTY, FLOOR_DONE, UNKNOWN = 1, 2, 3, 4, 5, 6, 7
REASONS = {
    NOT_HELD: ("TOY-3", "refusal-not-held"),
    TOO_DEAR: ("TOY-4", "refusal-too-dear"),
    POOR: ("TOY-6", "refusal-poor"),
    ROLLED_ALREADY: ("TOY-7", "refusal-rolled"),
    EMPTY: ("TOY-8", "refusal-empty"),
    FLOOR_DONE: ("TOY-5", "refusal-done"),
    UNKNOWN: ("TOY-0", "refusal-not-offered"),
}


def market(match: Match) -> Market:
    return cast(Market, match)


def refuse(reason: int) -> Refusal:
    rule, key = REASONS[reason]
    return Refusal([rule], Phrase(key))


class Round(Step):
    """TOY-0: deal, show, bid in secret, the open market, keys, clean up; then the next round."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def data(self) -> list[object]:
        return [self.seat, self.number]

    def run(self, match: Match) -> None:
        table = market(match)
        if self.number == table.rounds:
            table.end("dawn", "TOY-0")
            return
        present = table.present()
        given = [UNANSWERED if seat in present else ABSENT for seat in range(table.seats)]
        steps: list[Step] = [Deal(-1), Show(-1), Bids(given), OpenMarket(table.alive, 0, 0)]
        steps += [Keys(seat) for seat in present]
        match.then([*steps, CleanUp(-1, self.number), Round(-1, self.number + 1)])


class Deal(Step):
    """TOY-1: everybody draws two cards."""

    def run(self, match: Match) -> None:
        table = market(match)
        for seat in table.present():
            table.draw(seat)
            table.draw(seat)


class Show(Step):
    """TOY-2: the top card of the deck is shown to all."""

    def run(self, match: Match) -> None:
        table = market(match)
        if table.deck.show_top(KNOWN_TO_ALL):
            table.reveals += 1
            table.tell(SHOWN, "TOY-2", -1, table.deck.top())


class Bids(Secret):
    """TOY-3: everybody bids a card or passes, in secret; then the bids are shown together."""

    def again(self, given: list[int]) -> Step:
        return Bids(given)

    def rule(self) -> str:
        return "TOY-3"

    def candidates(self, match: Match, seat: int) -> list[int]:
        return [DONE, *sorted({CARD + card for card in market(match).hands[seat].cards})]

    def why_not(self, match: Match, seat: int, action: int) -> int:
        table = market(match)
        if action == DONE:
            return ALLOWED
        if not CARD <= action < CARD + len(table.cards):
            return UNKNOWN
        if action - CARD not in table.hands[seat].cards:
            return NOT_HELD
        return TOO_DEAR if table.cards[action - CARD].cost >= table.tokens[seat] else ALLOWED

    def refusal(self, match: Match, seat: int, action: int, reason: int) -> Refusal:
        return refuse(reason)

    def reveal(self, match: Match) -> None:
        table = market(match)
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
        match.then(batches)


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

    def remaining(self, steps: list[Step]) -> Step:
        return Batch(self.seat, steps)

    def rule(self) -> str:
        return "TOY-4"


class Gain(Step):
    """TOY-4: take tokens; how many was decided when the card was bid."""

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount = amount

    def data(self) -> list[object]:
        return [self.seat, self.amount]

    def run(self, match: Match) -> None:
        market(match).tokens[self.seat] += self.amount
        match.tell(GAINED, "TOY-4", -1, self.seat, self.amount)


class Drain(Step):
    """TOY-4: take a token from the next seat; who has none left goes home."""

    def __init__(self, seat: int, amount: int) -> None:
        super().__init__(seat)
        self.amount = amount

    def data(self) -> list[object]:
        return [self.seat, self.amount]

    def run(self, match: Match) -> None:
        table = market(match)
        victim = table.after(self.seat)
        table.pay(victim, self.amount)
        table.tokens[self.seat] += self.amount
        table.tell(DRAINED, "TOY-4", -1, self.seat, victim, self.amount)


class Echo(Step):
    """TOY-4: a batch inside a batch, with two equal things: between those nobody is asked."""

    def run(self, match: Match) -> None:
        match.push(Batch(self.seat, [Gain(self.seat, 1), Drain(self.seat, 1), Gain(self.seat, 1)]))


class OpenMarket(OpenFloor):
    """TOY-5: everybody rolls, gives and spies in any order until all are done."""

    def again(self, seats: int, done: int, stirred: int) -> Step:
        return OpenMarket(seats, done, stirred)

    def rule(self) -> str:
        return "TOY-5"

    def candidates(self, match: Match, seat: int) -> list[int]:
        return [RESUME] if self.is_done(seat) else [DONE, ROLL, GIVE, SPY]

    def why_not(self, match: Match, seat: int, action: int) -> int:
        table = market(match)
        if action == RESUME:
            return ALLOWED if self.is_done(seat) and self.stirred >> seat & 1 else UNKNOWN
        if self.is_done(seat):
            return FLOOR_DONE
        if action == ROLL:
            return ROLLED_ALREADY if table.rolled >> seat & 1 else ALLOWED
        if action in (GIVE, SPY) and table.tokens[seat] < 2:
            return POOR
        if action == SPY and len(table.deck) == 0:
            return EMPTY
        return ALLOWED if action in (DONE, GIVE, SPY) else UNKNOWN

    def refusal(self, match: Match, seat: int, action: int, reason: int) -> Refusal:
        return refuse(reason)

    def perform(self, match: Match, seat: int, action: int) -> None:
        table = market(match)
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
            match.push(Spy(seat))

    def close(self, match: Match) -> None:
        """TOY-5: the pot goes to the last seat; what is said when nobody wants more."""
        table = market(match)
        table.tokens[table.present()[-1]] += table.pot
        table.pot = 0


class Spy(Question):
    """TOY-8: look at the top or the bottom card of the deck. Meanwhile the market waits."""

    def rule(self) -> str:
        return "TOY-8"

    def candidates(self, match: Match, seat: int) -> list[int]:
        return [TOP, BOTTOM]

    def why_not(self, match: Match, seat: int, action: int) -> int:
        return ALLOWED if action in (TOP, BOTTOM) else UNKNOWN

    def refusal(self, match: Match, seat: int, action: int, reason: int) -> Refusal:
        return refuse(reason)

    def answer(self, match: Match, seat: int, action: int) -> None:
        table = market(match)
        place = len(table.deck) - 1 if action == TOP else 0
        table.deck.show(place, 1 << seat)
        table.reveals += 1
        table.tell_only(1 << seat, SPIED, "TOY-8", -1, [seat, action, table.deck.cards[place]])


class Keys(Question):
    """TOY-10: a seat may show its key for a token. It is asked even without one: silence would tell."""

    def rule(self) -> str:
        return "TOY-10"

    def always_asked(self) -> bool:
        return True

    def candidates(self, match: Match, seat: int) -> list[int]:
        return [DONE, KEY]

    def why_not(self, match: Match, seat: int, action: int) -> int:
        if action == KEY:
            return ALLOWED if 0 in market(match).hands[seat].cards else NOT_HELD
        return ALLOWED if action == DONE else UNKNOWN

    def refusal(self, match: Match, seat: int, action: int, reason: int) -> Refusal:
        return refuse(reason)

    def answer(self, match: Match, seat: int, action: int) -> None:
        if action == KEY:
            table = market(match)
            table.play(seat, 0)
            table.tokens[seat] += 1
            table.tell(KEYED, "TOY-10", 0, seat)


class CleanUp(Step):
    """TOY-11: after every second round everything played is shuffled into the deck: who knew a card forgets it."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number

    def data(self) -> list[object]:
        return [self.seat, self.number]

    def run(self, match: Match) -> None:
        table = market(match)
        table.rolled = 0
        if self.number % 2 == 1:
            while len(table.discard):
                table.discard.move(0, table.deck, 0)
            table.deck.shuffle(table.chance, stream(DECK))
            table.tell(SHUFFLED, "TOY-11")


KINDS: dict[str, type[Step]] = {
    kind.__name__: kind for kind in (Round, Deal, Show, Bids, Batch, Gain, Drain, Echo, OpenMarket, Spy, Keys, CleanUp)
}
