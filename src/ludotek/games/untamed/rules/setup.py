"""Set-up: draft, Strongholds, decks, Power Bonuses, hands, mulligan, first Support (UN-06 to UN-12, UN-54 to UN-56)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64

from ludotek.games.untamed.rules import events
from ludotek.games.untamed.rules.actions import CARD, DESIGNS, FACTION, MULLIGAN
from ludotek.games.untamed.rules.choosing import distinct
from ludotek.games.untamed.rules.components import COPIES, FACTIONS_EACH, LOTS, NOTHING, SHUFFLE
from ludotek.games.untamed.rules.falling import show_top
from ludotek.games.untamed.rules.modes import HYDRA, draft_order, strongholds_chosen
from ludotek.games.untamed.rules.reasons import FACTION_TAKEN, HAS_CHOSEN, NOT_IN_HAND
from ludotek.games.untamed.rules.refusing import refusal_for
from ludotek.games.untamed.rules.turn import Turn
from ludotek.kernel.choice import Choice
from ludotek.kernel.numbers import CardId, Seat
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.refusal import Refusal
from ludotek.kernel.step import ALLOWED, DONE, Secret, Stage, Step

if TYPE_CHECKING:
    from ludotek.games.untamed.rules.table import Untamed


class SetUp(Step):
    """The table of contents of the set-up. `drafting`: factions are drafted; else they are drawn, where none are given."""

    def __init__(self, drafting: bool) -> None:
        super().__init__(Seat(NOTHING))
        self.drafting = drafting

    def data(self) -> list[object]:
        return [self.drafting]

    def run(self, g: Untamed) -> None:
        g.tell(events.STARTER, "UN-06", NOTHING, g.first)
        order = in_turn_order(g)
        steps: list[Step] = []
        if self.drafting:
            steps += [DraftFaction(Seat(order[place])) for place in draft_order(g.seats)]
        else:
            steps.append(DrawFactions())
        steps.append(OfferStrongholds())
        each = range(strongholds_chosen(g.mode, g.seats))
        steps += [StackStronghold(Seat(seat)) for seat in stackers(g) for _ in each]
        steps += [ShowStrongholds(), Deal()]
        steps += [Mulligan(Seat(seat)) for seat in order]
        steps += [FirstSupport([-1] * g.seats), Turn(g.first)]
        g.then(steps)


def in_turn_order(g: Untamed) -> list[int]:
    """The seats from the first one on, without those who gave up during the set-up (UN-91)."""
    order = [int((g.first + i) % g.seats) for i in range(g.seats)]
    return [seat for seat in order if not g.out[seat]]


def stackers(g: Untamed) -> list[int]:
    """Who enters the order of each stack: its player, in team modes the member in the first seat (UN-89)."""
    return [seat for seat in in_turn_order(g) if seat == g.keep_of[g.side_of[seat]]]


def owners(g: Untamed, seat: Seat) -> list[int]:
    """The seats that share a stack with this one."""
    return [other for other in range(g.seats) if g.keep_of[g.side_of[other]] == g.keep_of[g.side_of[seat]]]


def boxes(g: Untamed) -> i64:
    return 1 if g.seats <= 3 else 2  # UN-54


def taken(g: Untamed, faction: i64) -> i64:
    n: i64 = 0
    for factions in g.factions:
        for each in factions:
            if each == faction:
                n += 1
    return n


class DraftFaction(Choice):
    """Which faction? Each once per box; none twice for one player unless nothing else is left (UN-06)."""

    name: ClassVar[str] = "DraftFaction"
    clause: ClassVar[str] = "UN-06"

    def prompt(self, g: Untamed) -> Phrase:
        return Phrase("ask-DraftFaction")

    def tries(self, g: Untamed) -> list[int]:
        return [FACTION + faction for faction in range(len(g.box.factions))]

    def reason(self, g: Untamed, action: i64) -> i64:
        free = [faction for faction in range(len(g.box.factions)) if taken(g, faction) < boxes(g)]
        new = [faction for faction in free if faction not in g.factions[self.seat]]
        return ALLOWED if action - FACTION in (new or free) else FACTION_TAKEN

    def take(self, g: Untamed, action: i64) -> None:
        factions = g.factions[:]
        factions[self.seat] = [*factions[self.seat], action - FACTION]
        g.factions = factions
        g.tell(events.DRAFTED, "UN-06", NOTHING, self.seat, action - FACTION)


class DrawFactions(Stage):
    """Without a draft: seats that have not been given their factions draw them at random."""

    def run(self, g: Untamed) -> None:
        g.factions = g.factions[:]
        left = [int(boxes(g) - taken(g, faction)) for faction in range(len(g.box.factions))]
        for seat in in_turn_order(g):
            while len(g.factions[seat]) < FACTIONS_EACH:
                free = [faction for faction, boxed in enumerate(left) if boxed > 0]
                new = [faction for faction in free if faction not in g.factions[seat]]
                drawn = g.chance.pick(LOTS, new or free)
                left[drawn] -= 1
                g.factions[seat] = [*g.factions[seat], int(drawn)]
            for faction in g.factions[seat]:
                g.tell(events.DRAFTED, "UN-06", NOTHING, seat, faction)


class OfferStrongholds(Stage):
    """Each stack is chosen from the Strongholds of its players' factions."""

    def run(self, g: Untamed) -> None:
        for seat in sorted(in_turn_order(g)):
            keep = g.new_keep(g.keep_of[g.side_of[seat]])
            keep.unchosen = keep.unchosen.clone()
            for faction in g.factions[seat]:
                keep.unchosen.put(faction, team_mask(g, Seat(seat)))


def team_mask(g: Untamed, seat: Seat) -> i64:
    mask: i64 = 0
    for other in owners(g, seat):
        mask |= 1 << other
    return mask


class StackStronghold(Choice):
    """Which Stronghold is next, from the top down? Chosen in secret (UN-07, UN-89)."""

    name: ClassVar[str] = "StackStronghold"
    clause: ClassVar[str] = "UN-07"

    def prompt(self, g: Untamed) -> Phrase:
        return Phrase("ask-StackStronghold", {"place": len(g.keeps[g.keep_of[g.side_of[self.seat]]].stack.cards) + 1})

    def tries(self, g: Untamed) -> list[int]:
        unchosen = g.keeps[g.keep_of[g.side_of[self.seat]]].unchosen.cards
        if g.chance.real:
            return [FACTION + min(unchosen)]  # unseen: whichever it is
        return [FACTION + faction for faction in range(len(g.box.factions)) if faction in unchosen]

    def take(self, g: Untamed, action: i64) -> None:
        keep = g.new_keep(g.keep_of[g.side_of[self.seat]])
        keep.unchosen = keep.unchosen.clone()
        faction = keep.unchosen.take(keep.unchosen.cards.index(action - FACTION))
        known = team_mask(g, self.seat)
        keep.new_stack().put_under(faction, known)
        if g.listener is not None:
            g.tell_only(known, events.STACKED, "UN-07", NOTHING, [int(self.seat), faction])


class ShowStrongholds(Stage):
    """The top ones are shown together (UN-07)."""

    def run(self, g: Untamed) -> None:
        keep: i64 = 0
        while keep < len(g.keeps):
            if g.keep_stands(keep):
                show_top(g, keep)
                g.tell(events.STRONGHOLD_SHOWN, "UN-07", NOTHING, keep, g.keeps[keep].stack.top())
            keep += 1


class Deal(Stage):
    """Decks are shuffled; later players lay a Power Bonus unseen; then hands are drawn (UN-08 to UN-10)."""

    def run(self, g: Untamed) -> None:
        order = in_turn_order(g)
        for seat in sorted(order):
            cards: list[int] = []
            for faction in g.factions[seat]:
                for design in g.box.of_faction(faction):
                    cards += [design] * COPIES
            g.sides[g.side_of[seat]].new_deck().put_all(cards, 0)
        s: i64 = 0
        while s < len(g.sides):
            g.sides[s].new_deck().shuffle(g.chance, SHUFFLE + s)
            s += 1
        for place, seat in enumerate(order):
            late = g.team_of[seat] != g.team_of[g.first] if g.mode == HYDRA else place > 0
            if late:
                g.lay_bonus(g.side_of[seat], Seat(seat), "UN-09", NOTHING)
        for place, seat in enumerate(order):
            g.draw(Seat(seat), hand_size(g, Seat(seat), place), 0, "UN-10", NOTHING)


def hand_size(g: Untamed, seat: Seat, place: i64) -> i64:
    """UN-10, UN-54; in Hydra 8 for the starting team and 9 for the other (UN-83)."""
    if g.mode == HYDRA:
        return 8 if g.team_of[seat] == g.team_of[g.first] else 9
    return min(8 + place, 10)


class Mulligan(Choice):
    """Once: shuffle the whole hand into the deck and draw as many (UN-11)."""

    name: ClassVar[str] = "Mulligan"
    clause: ClassVar[str] = "UN-11"

    def prompt(self, g: Untamed) -> Phrase:
        return Phrase("ask-Mulligan")

    def tries(self, g: Untamed) -> list[int]:
        return [DONE, MULLIGAN]

    def take(self, g: Untamed, action: i64) -> None:
        if action == DONE:
            g.tell(events.HAND_KEPT, "UN-11", NOTHING, self.seat)
            return
        g.tell(events.MULLIGAN_TAKEN, "UN-11", NOTHING, self.seat)
        side: i64 = g.side_of[self.seat]
        hand, deck = g.new_hand(self.seat), g.sides[side].new_deck()
        n: i64 = len(hand.cards)
        deck.put_all(hand.cards[::-1], 0)
        hand.cards = []
        hand.known = []
        deck.shuffle(g.chance, SHUFFLE + side)
        g.draw(self.seat, n, 0, "UN-11", NOTHING)


class FirstSupport(Secret):
    """Each player puts a card from hand into Support, chosen in secret and shown together (UN-12)."""

    name: ClassVar[str] = "FirstSupport"
    clause: ClassVar[str] = "UN-12"

    def again(self, given: list[int]) -> Step:
        return FirstSupport(given)

    def prompt(self, g: Untamed) -> Phrase:
        return Phrase("ask-FirstSupport")

    def candidates(self, g: Untamed, seat: Seat) -> list[int]:
        return distinct(g.held(seat))

    def why_not(self, g: Untamed, seat: Seat, action: i64) -> i64:
        if CARD <= action < CARD + DESIGNS:
            return ALLOWED if action - CARD in g.held(seat) else NOT_IN_HAND
        return g.stray(seat, action)

    def unasked(self, g: Untamed, seat: Seat, action: i64) -> Refusal:
        chosen = self.given[seat] >= 0 and CARD <= action < CARD + DESIGNS
        return refusal_for(g, self.rule(), HAS_CHOSEN) if chosen else super().unasked(g, seat, action)

    def answer(self, g: Untamed, seat: Seat, action: i64) -> None:
        if g.listener is not None:
            g.tell_only(1 << seat, events.CHOSE_IN_SECRET, "UN-12", NOTHING, [int(seat), action - CARD])
        super().answer(g, seat, action)

    def reveal(self, g: Untamed) -> None:
        g.reveals += 1
        for seat in in_turn_order(g):
            design = self.given[seat] - CARD
            g.take_from_hand(Seat(seat), CardId(design))
            g.sides[g.side_of[seat]].to_support(CardId(design))
            g.tell(events.TO_SUPPORT, "UN-12", NOTHING, seat, design)
