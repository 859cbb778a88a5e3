"""The rules of Magpies, in the order of a game: a step does its work, a question waits for an answer."""

from __future__ import annotations

from collections.abc import Callable

from ludotek.kernel.bands import Bands
from ludotek.kernel.chance import Chance
from ludotek.kernel.choice import Choice
from ludotek.kernel.event import EventKind
from ludotek.kernel.match import Match
from ludotek.kernel.numbers import Seat
from ludotek.kernel.outcome import Outcome
from ludotek.kernel.reader import Reader
from ludotek.kernel.reasons import refusal_of
from ludotek.kernel.refusal import Refusal
from ludotek.kernel.step import ALLOWED, Question, Stage, Step
from ludotek.kernel.zone import Zone

FIRST_CARDS = 2
MOST_CARDS = 3
MOST_SEATS = 4
MOST_DESIGNS = 20
SHUFFLING = 0  # a stream of chance

# What a seat may answer: numbers in bands, PLAY + card and ROB + seat.
ANSWERS = Bands()
DRAW = ANSWERS.band("draw")
PLAY = ANSWERS.band("play", card=MOST_DESIGNS)
ROB = ANSWERS.band("rob", magpie=MOST_SEATS)

# Why it may not: the rule, and the key of the words.
HAND_FULL, NEST_EMPTY = 2, 3
REASONS = {HAND_FULL: ("MP-04", "refusal-hand-full"), NEST_EMPTY: ("MP-05", "refusal-nest-empty")}

# What happened, by name, and who may know which field.
DREW = EventKind("drew seat (card)")
PLAYED = EventKind("played seat card")
ROBBED = EventKind("robbed seat whom:seat card")
GAVE_UP = EventKind("gave-up seat")


class Card:
    """A design, read from the content: every copy of a card is the same number, its place in the list of designs."""

    def __init__(self, reader: Reader) -> None:
        self.name = reader.text("name")
        self.points = reader.number("points", 0, 9)
        self.copies = reader.number("copies", 1, 20)
        self.robs = reader.flag("robs")
        reader.done()


class Magpies(Match):
    """The state of a game. Hidden cards lie in zones, which know who knows them; nests are open."""

    def __init__(self, seats: int, chance: Chance, cards: list[Card]) -> None:
        super().__init__(seats, chance)
        self.cards = cards
        self.deck = Zone([], [])
        self.hands = [Zone([], []) for _ in range(seats)]
        self.nests: list[list[int]] = [[] for _ in range(seats)]

    def clone(self) -> Magpies:
        copy = Magpies(self.seats, self.chance.clone(), self.cards)
        self.copy_into(copy)
        copy.deck = self.deck.clone()
        copy.hands = [hand.clone() for hand in self.hands]
        copy.nests = [nest[:] for nest in self.nests]
        return copy

    def derived(self) -> list[str]:
        return ["cards"]  # all the other fields are written down when a game is saved

    def part(self, field: str) -> object:
        return Zone([], []) if field == "hands" else None

    def zones(self) -> list[Zone]:
        return [self.deck, *self.hands]

    def points(self, seat: int) -> int:
        return sum(self.cards[card].points for card in self.nests[seat])

    def draw(self, seat: Seat) -> None:
        card = self.deck.move(len(self.deck) - 1, self.hands[seat], 1 << seat)
        self.reveals += 1  # somebody knows something new: undo does not reach beyond it
        self.tell_only(1 << seat, DREW, "MP-02", -1, [int(seat), card])

    def refusal_of(self, question: Question, seat: Seat, action: int, reason: int) -> Refusal:
        return refusal_of(REASONS, reason, question.rule(), None)

    def concede(self, seat: Seat) -> None:
        """MP-06: whoever gives up loses, and the others win."""
        self.tell(GAVE_UP, "MP-06", -1, seat)
        self.finish(Outcome([float(each != seat) for each in range(self.seats)], "conceded", "MP-06"))


class SetUp(Stage):
    """MP-02: shuffle, and deal everybody two cards."""

    def run(self, g: Magpies) -> None:
        g.deck.put_all([design for design, card in enumerate(g.cards) for _ in range(card.copies)], 0)
        g.deck.shuffle(g.chance, SHUFFLING)
        for seat in range(g.seats):
            for _ in range(FIRST_CARDS):
                g.draw(Seat(seat))
        g.push(NextTurn(Seat(g.seats - 1)))


class NextTurn(Step):
    """MP-01: when the deck is empty, most points win; else it is the next magpie's turn."""

    def run(self, g: Magpies) -> None:
        if len(g.deck):
            g.push(Turn(Seat((self.seat + 1) % g.seats)))
            return
        points = [g.points(seat) for seat in range(g.seats)]
        best = [seat for seat in range(g.seats) if points[seat] == max(points)]
        g.finish(Outcome([1 / len(best) if seat in best else 0.0 for seat in range(g.seats)], "counted", "MP-01"))


class Turn(Choice):
    """MP-03: draw a card, or play one."""

    name = "turn"
    clause = "MP-03"

    def always_asked(self) -> bool:
        """With three equal cards there is one option: not being asked would tell that."""
        return True

    def tries(self, g: Magpies) -> list[int]:
        return [DRAW, *sorted({PLAY + card for card in g.hands[self.seat].cards})]

    def reason(self, g: Magpies, action: int) -> int:
        return HAND_FULL if action == DRAW and len(g.hands[self.seat]) >= MOST_CARDS else ALLOWED

    def take(self, g: Magpies, action: int) -> None:
        seat, card = self.seat, action - PLAY
        g.push(NextTurn(seat))
        if action == DRAW:
            g.draw(seat)
            return
        g.hands[seat].take(g.hands[seat].cards.index(card))
        g.nests[seat] += [card]
        g.reveals += 1
        g.tell(PLAYED, "MP-03", -1, seat, card)
        if g.cards[card].robs and any(g.nests[other] for other in range(g.seats) if other != seat):
            g.push(Rob(seat))


class Rob(Choice):
    """MP-05: take the topmost card of another nest."""

    name = "rob"
    clause = "MP-05"

    def tries(self, g: Magpies) -> list[int]:
        return [ROB + other for other in range(g.seats) if other != self.seat]

    def reason(self, g: Magpies, action: int) -> int:
        return ALLOWED if g.nests[action - ROB] else NEST_EMPTY

    def take(self, g: Magpies, action: int) -> None:
        card = g.nests[action - ROB].pop()
        g.nests[self.seat] += [card]
        g.tell(ROBBED, "MP-05", -1, self.seat, action - ROB, card)


STEPS: dict[str, Callable[..., Step]] = {step.__name__: step for step in (SetUp, NextTurn, Turn, Rob)}
