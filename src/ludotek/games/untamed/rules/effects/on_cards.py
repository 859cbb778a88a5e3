"""Actions on hands, decks, Support and Power."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotek.games.untamed.rules.choosing import ChooseFromHand, ChooseFromSupport, ChooseOpponent, OrderTop
from ludotek.games.untamed.rules.components import ANIMAL, EVERYBODY
from ludotek.games.untamed.rules.effects.effect import Action, Context
from ludotek.games.untamed.rules.events import FETCHED, POWER_GAINED, REVEALED
from ludotek.kernel.phrase import Phrase, Slot

if TYPE_CHECKING:
    from ludotek.games.untamed.rules.table import Untamed

ANY_KIND: Final = -1
KIND_WORDS: Final = ["animal", "item", "any"]
MAX_COST: Final = 5  # no card costs more


class Draw(Action):
    """Cards of choice: an empty deck gives what is there and nobody loses (UN-64)."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def perform(self, g: Untamed, c: Context) -> None:
        g.draw_what_is_there(c.seat, self.n, "UN-64", c.card)

    def phrase(self) -> Phrase:
        return Phrase("do-draw", {"n": self.n})


class MakeDraw(Action):
    """An opponent of choice has to draw: forced by another player's card, and so deadly with an empty deck (UN-64)."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def perform(self, g: Untamed, c: Context) -> None:
        g.push(ChooseOpponent(c, self.index))

    def on_opponent(self, g: Untamed, c: Context, seat: i64) -> None:
        g.must_draw(seat, self.n, 0, "UN-64", c.card)

    def phrase(self) -> Phrase:
        return Phrase("do-make-draw", {"n": self.n})


class OnCard(Action):
    """Something happens to a card of choice from a hand or a Support zone."""

    def takes(self, g: Untamed, design: i64) -> bool:
        return True

    def on_card(self, g: Untamed, c: Context, design: i64) -> None:
        raise NotImplementedError


class Discard(OnCard):
    """Cards from a hand go to the Support zone of their owner (UN-21); the hand's player chooses."""

    def __init__(self, n: i64, opponent: bool) -> None:
        super().__init__()
        self.n = n
        self.opponent = opponent

    def perform(self, g: Untamed, c: Context) -> None:
        if self.opponent:
            g.push(ChooseOpponent(c, self.index))
        else:
            g.push(ChooseFromHand(c, self.index, self.n))

    def on_opponent(self, g: Untamed, c: Context, seat: i64) -> None:
        theirs = Context(seat, g.side_of[seat], c.card, c.uid, c.value, c.fury, c.damage)
        g.push(ChooseFromHand(theirs, self.index, self.n))

    def on_card(self, g: Untamed, c: Context, design: i64) -> None:
        g.discard_from_hand(c.seat, design, c.card)

    def only_harms(self) -> bool:
        return not self.opponent

    def phrase(self) -> Phrase:
        return Phrase("do-discard-opponent" if self.opponent else "do-discard", {"n": self.n})


class TopToSupport(Action):
    """The top cards of the own deck go to the Support zone: extra Support. R: this is not a draw."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def perform(self, g: Untamed, c: Context) -> None:
        i: i64 = 0
        while i < self.n and len(g.sides[c.side].deck) > 0:
            g.top_to_support(c.side, c.seat, c.card)
            i += 1

    def phrase(self) -> Phrase:
        return Phrase("do-top-to-support") if self.n == 1 else Phrase("do-tops-to-support", {"n": self.n})


class GainBonus(Action):
    """Power Bonuses from the top of the own deck, unseen (UN-66)."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def perform(self, g: Untamed, c: Context) -> None:
        i: i64 = 0
        while i < self.n:
            g.lay_bonus(c.side, c.seat, "UN-66", c.card)
            i += 1

    def phrase(self) -> Phrase:
        return Phrase("do-gain-bonus", {"n": self.n})


class GainPower(Action):
    """The top card of the own deck becomes Power, exhausted; none above the limit (UN-18)."""

    def perform(self, g: Untamed, c: Context) -> None:
        side = g.sides[c.side]
        if len(side.deck) > 0 and len(side.power) < g.power_limit(c.side):
            side.deck.move(len(side.deck) - 1, side.power, 0)
            g.tell(POWER_GAINED, "UN-18", c.card, c.seat)

    def useful(self, g: Untamed, c: Context) -> bool:
        return len(g.sides[c.side].power) < g.power_limit(c.side)

    def phrase(self) -> Phrase:
        return Phrase("do-gain-power")


class LookAndOrder(Action):
    """Look at the top cards of the own deck and put them back in any order."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def perform(self, g: Untamed, c: Context) -> None:
        count = g.look_at_top(c.side, c.seat, self.n, c.card)
        if count > 1:
            g.push(OrderTop(c, count))

    def phrase(self) -> Phrase:
        return Phrase("do-look-and-order", {"n": self.n})


class RevealTop(Action):
    """Reveal the top cards of the own deck: those of a kind go to the hand, and then texts may follow; the others go back
    in the same order, and a short deck shows what it has (UN-53)."""

    def __init__(self, n: i64, kind: i64, actions: list[Action]) -> None:
        super().__init__()
        self.n = n
        self.kind = kind
        self.actions = actions

    def perform(self, g: Untamed, c: Context) -> None:
        deck = g.sides[c.side].deck
        place: i64 = len(deck.cards) - 1
        last: i64 = max(0, len(deck.cards) - self.n)
        found = False
        for shown in sorted(deck.cards[last:]):  # they are shown together; the order of those that stay is seen there
            g.reveals += 1
            g.tell(REVEALED, "UN-53", c.card, c.seat, shown)
        while place >= last:
            deck.show(place, EVERYBODY)
            if g.box.designs[deck.cards[place]].kind == self.kind:
                deck.move(place, g.hands[c.seat], EVERYBODY)
                found = True
            place -= 1
        if found:
            g.resolve(self.actions, c)

    def phrase(self) -> Phrase:
        slots: dict[str, Slot] = {"kind": KIND_WORDS[self.kind], "do": [each.phrase() for each in self.actions]}
        if self.n == 1:
            return Phrase("do-reveal-top", slots)
        return Phrase("do-reveal-tops", {**slots, "n": self.n})


class Fetch(OnCard):
    """A card from the own Support zone comes to the hand, or into play if it is an Animal that costs little enough."""

    def __init__(self, kind: i64, into_play: bool, most: i64) -> None:
        super().__init__()
        self.kind = kind
        self.into_play = into_play
        self.most = most

    def perform(self, g: Untamed, c: Context) -> None:
        g.push(ChooseFromSupport(c, self.index))

    def takes(self, g: Untamed, design: i64) -> bool:
        card = g.box.designs[design]
        return (self.kind == ANY_KIND or card.kind == self.kind) and card.cost <= self.most

    def useful(self, g: Untamed, c: Context) -> bool:
        if self.into_play and not g.has_room(c.side):
            return False
        return any(self.takes(g, design) for design in g.sides[c.side].support)

    def on_card(self, g: Untamed, c: Context, design: i64) -> None:
        g.sides[c.side].from_support(design)
        if self.into_play:
            g.put_into_play(c.side, c.seat, design, c.card)
        else:
            g.hands[c.seat].put(design, EVERYBODY)
            g.tell(FETCHED, "UN-24", c.card, c.seat, design)

    def phrase(self) -> Phrase:
        slots: dict[str, Slot] = {"kind": KIND_WORDS[self.kind], "cheap": "no"}
        if self.most < MAX_COST:
            slots["cheap"] = "yes"
            slots["most"] = self.most
        return Phrase("do-fetch-into-play" if self.into_play else "do-fetch", slots)


class PutFromHand(OnCard):
    """An Animal from the hand that costs little enough is put into play; it is not played (UN-77)."""

    def __init__(self, most: i64) -> None:
        super().__init__()
        self.most = most

    def perform(self, g: Untamed, c: Context) -> None:
        if g.has_room(c.side):
            g.push(ChooseFromHand(c, self.index, 1))

    def takes(self, g: Untamed, design: i64) -> bool:
        card = g.box.designs[design]
        return card.kind == ANIMAL and card.cost <= self.most

    def useful(self, g: Untamed, c: Context) -> bool:
        return g.has_room(c.side)

    def on_card(self, g: Untamed, c: Context, design: i64) -> None:
        g.take_from_hand(c.seat, design)
        g.put_into_play(c.side, c.seat, design, c.card)

    def phrase(self) -> Phrase:
        return Phrase("do-put-from-hand", {"most": self.most})
