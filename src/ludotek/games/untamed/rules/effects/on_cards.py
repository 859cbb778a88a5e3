"""Actions on hands, decks, Support and Power."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from ludotek.games.untamed.rules.choosing import ChooseFromHand, ChooseFromSupport, ChooseOpponent, OrderTop
from ludotek.games.untamed.rules.components import ANIMAL, EVERYBODY, KINDS
from ludotek.games.untamed.rules.events import FETCHED, POWER_GAINED, REVEALED
from ludotek.kernel.effect import Action, Combined, Context, phrases, resolve
from ludotek.kernel.field import Number, OneOf
from ludotek.kernel.mistake import Mistake
from ludotek.kernel.numbers import CardId, Seat
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.vocabulary import Actions, word

if TYPE_CHECKING:
    from ludotek.games.untamed.rules.table import Untamed

ANY_KIND: Final = 2
KIND_WORDS: Final = [*KINDS, "any"]
OPPONENT: Final = 1
WHO: Final = ["you", "opponent"]
INTO_PLAY: Final = 1
WHERE: Final = ["hand", "play"]
MAX_COST: Final = 5  # no card costs more


class Numbered(Action):
    """An action that says one number."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def slots(self) -> dict[str, Slot]:
        return {"n": self.n}


class Draw(Numbered):
    """Cards of choice: an empty deck gives what is there and nobody loses (UN-64)."""

    def perform(self, g: Untamed, c: Context) -> None:
        g.draw_what_is_there(c.seat, self.n, "UN-64", c.card)


class OnCard(Action):
    """Something happens to a card of choice from a hand or a Support zone, perhaps of an opponent of choice."""

    def takes(self, g: Untamed, design: CardId) -> bool:
        return True

    def on_card(self, g: Untamed, c: Context, design: CardId) -> None:
        raise NotImplementedError

    def on_opponent(self, g: Untamed, c: Context, seat: Seat) -> None:
        raise NotImplementedError

    def only_harms(self) -> bool:
        """Does it only harm its own player? Then nobody may decline it (UN-28)."""
        return False


class MakeDraw(OnCard):
    """An opponent of choice has to draw: forced by another player's card, and so deadly with an empty deck (UN-64)."""

    def __init__(self, n: i64) -> None:
        super().__init__()
        self.n = n

    def perform(self, g: Untamed, c: Context) -> None:
        g.push(ChooseOpponent(c, self.index))

    def on_opponent(self, g: Untamed, c: Context, seat: Seat) -> None:
        g.must_draw(seat, self.n, 0, "UN-64", c.card)

    def key(self) -> str:
        return "do-make-draw"

    def slots(self) -> dict[str, Slot]:
        return {"n": self.n}


class Discard(OnCard):
    """Cards from a hand go to the Support zone of their owner (UN-21); the hand's player chooses."""

    def __init__(self, n: i64, who: i64) -> None:
        super().__init__()
        self.n = n
        self.opponent = who == OPPONENT

    def perform(self, g: Untamed, c: Context) -> None:
        if self.opponent:
            g.push(ChooseOpponent(c, self.index))
        else:
            g.push(ChooseFromHand(c, self.index, self.n))

    def on_opponent(self, g: Untamed, c: Context, seat: Seat) -> None:
        theirs = Context(seat, g.side_of[seat], c.card, c.uid, c.value, c.last)
        g.push(ChooseFromHand(theirs, self.index, self.n))

    def on_card(self, g: Untamed, c: Context, design: CardId) -> None:
        g.discard_from_hand(c.seat, design, c.card)

    def only_harms(self) -> bool:
        return not self.opponent

    def phrase(self) -> Phrase:
        return Phrase("do-discard-opponent" if self.opponent else "do-discard", {"n": self.n})


class TopToSupport(Numbered):
    """The top cards of the player's deck go to the Support zone: extra Support. R: this is not a draw."""

    def perform(self, g: Untamed, c: Context) -> None:
        i: i64 = 0
        while i < self.n and len(g.sides[c.side].deck) > 0:
            g.top_to_support(c.side, c.seat, c.card)
            i += 1

    def phrase(self) -> Phrase:
        return Phrase("do-top-to-support") if self.n == 1 else Phrase("do-tops-to-support", {"n": self.n})


class GainBonus(Numbered):
    """Power Bonuses from the top of the player's deck, unseen (UN-66)."""

    def perform(self, g: Untamed, c: Context) -> None:
        i: i64 = 0
        while i < self.n:
            g.lay_bonus(c.side, c.seat, "UN-66", c.card)
            i += 1


class GainPower(Action):
    """The top card of the player's deck becomes Power, exhausted; none above the limit (UN-18)."""

    def perform(self, g: Untamed, c: Context) -> None:
        side = g.sides[c.side]
        if len(side.deck) > 0 and len(side.power) < g.power_limit(c.side):
            side.new_deck().move(len(side.deck) - 1, side.new_power(), 0)
            g.tell(POWER_GAINED, "UN-18", c.card, c.seat)

    def useful(self, g: Untamed, c: Context) -> bool:
        return len(g.sides[c.side].power) < g.power_limit(c.side)


class LookAndOrder(Numbered):
    """Look at the top cards of the player's deck and put them back in any order."""

    def perform(self, g: Untamed, c: Context) -> None:
        count = g.look_at_top(c.side, c.seat, self.n, c.card)
        if count > 1 and g.chance.real:
            g.sides[c.side].new_deck().hide_top(count, g.knowers(c.seat))  # the order stays with the player
        elif count > 1:
            g.push(OrderTop(c, count))


class RevealTop(Combined):
    """Reveal the top cards of one's deck: those of a kind go to the hand, and then texts may follow; the others go back
    in the same order, and a short deck shows what it has (UN-53)."""

    def __init__(self, n: i64, kind: i64, actions: list[Action]) -> None:
        super().__init__([actions])
        self.n = n
        self.kind = kind
        self.actions = actions

    def perform(self, g: Untamed, c: Context) -> None:
        g.turn_up_deck(c.side, self.n)
        deck = g.sides[c.side].new_deck()
        place: i64 = len(deck.cards) - 1
        last: i64 = max(0, len(deck.cards) - self.n)
        found = False
        for shown in sorted(deck.cards[last:]):  # they are shown together; the order of those that stay is seen there
            g.reveals += 1
            g.tell(REVEALED, "UN-53", c.card, c.seat, shown)
        while place >= last:
            deck.show(place, EVERYBODY)
            if g.box.designs[deck.cards[place]].kind == self.kind:
                deck.move(place, g.new_hand(c.seat), EVERYBODY)
                found = True
            place -= 1
        if found:
            resolve(g, self.actions, c)

    def useful(self, g: Untamed, c: Context) -> bool:
        return True  # nobody knows what lies there

    def phrase(self) -> Phrase:
        slots: dict[str, Slot] = {"kind": KIND_WORDS[self.kind], "do": phrases(self.actions)}
        if self.n == 1:
            return Phrase("do-reveal-top", slots)
        return Phrase("do-reveal-tops", {**slots, "n": self.n})


class Fetch(OnCard):
    """A card from one's Support zone comes to the hand, or into play if it is an Animal that costs little enough."""

    def __init__(self, kind: i64, to: i64, most: i64) -> None:
        super().__init__()
        self.kind = kind
        self.into_play = to == INTO_PLAY
        self.most = most

    def mistake(self) -> tuple[str, Mistake] | None:
        if self.into_play and self.kind != ANIMAL:
            return "kind", Mistake("not-into-play", "must be animal: only Animals can be put into play")
        return None

    def perform(self, g: Untamed, c: Context) -> None:
        g.push(ChooseFromSupport(c, self.index))

    def takes(self, g: Untamed, design: CardId) -> bool:
        card = g.box.designs[design]
        return (self.kind == ANY_KIND or card.kind == self.kind) and card.cost <= self.most

    def useful(self, g: Untamed, c: Context) -> bool:
        if self.into_play and not g.has_room(c.side):
            return False
        return any(self.takes(g, CardId(design)) for design in g.sides[c.side].support)

    def on_card(self, g: Untamed, c: Context, design: CardId) -> None:
        g.sides[c.side].from_support(design)
        if self.into_play:
            g.put_into_play(c.side, c.seat, design, c.card)
        else:
            g.new_hand(c.seat).put(design, EVERYBODY)
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

    def takes(self, g: Untamed, design: CardId) -> bool:
        card = g.box.designs[design]
        return card.kind == ANIMAL and card.cost <= self.most

    def useful(self, g: Untamed, c: Context) -> bool:
        return g.has_room(c.side)

    def on_card(self, g: Untamed, c: Context, design: CardId) -> None:
        g.take_from_hand(c.seat, design)
        g.put_into_play(c.side, c.seat, design, c.card)

    def slots(self) -> dict[str, Slot]:
        return {"most": self.most}


def make_draw(n: i64, who: i64) -> Action:
    return MakeDraw(n) if who == OPPONENT else Draw(n)


ON_CARDS: Final = [
    word("draw", make_draw,
         "draws; an empty deck gives what is there, but an opponent who has to draw from one loses (UN-64)",
         n=Number(1, 5, 1), who=OneOf(WHO, "you")),
    word("discard", Discard, "cards of the hand go to the Support zone; the hand's player chooses",
         n=Number(1, 5, 1), who=OneOf(WHO, "you")),
    word("top-to-support", TopToSupport, "top cards of the deck go to the Support zone", n=Number(1, 5, 1)),
    word("bonus", GainBonus, "Power Bonuses (UN-66)", n=Number(1, 3, 1)),
    word("power", GainPower, "the top card of the deck becomes Power, exhausted; none above the limit (UN-18)"),
    word("look-and-order", LookAndOrder, "look at the top n cards, put them back in any order", n=Number(2, 5)),
    word("reveal-top", RevealTop,
         "reveals the top cards; those of that kind come to the hand, and if there was one, `do` happens; "
         "the others stay as they lie (UN-53)",
         n=Number(1, 5, 1), kind=OneOf(KINDS), do=Actions(needed=False)),
    word("fetch", Fetch, "a card of your Support zone that costs at most `most` comes to the hand or into play",
         kind=OneOf(KIND_WORDS, "any"), to=OneOf(WHERE, "hand"), most=Number(0, MAX_COST, MAX_COST)),
    word("put-from-hand", PutFromHand,
         "an Animal of your hand that costs at most `most` is put into play; it is not played (UN-77)",
         most=Number(0, MAX_COST)),
]  # fmt: skip
