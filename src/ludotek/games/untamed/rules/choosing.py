"""Choices that texts leave open: which target, card, opponent, text, order; and paying with Support."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, cast

from mypy_extensions import i64, mypyc_attr

from ludotek.games.untamed.rules import reasons
from ludotek.games.untamed.rules.actions import ANIMAL_AT, CARD, DESIGNS, KEEP, MODE, PLACES, TAKE
from ludotek.games.untamed.rules.effects.target import OWN
from ludotek.games.untamed.rules.events import PUT_BACK, SUPPORT_PAID, TEXT_DECLINED, TEXT_USED
from ludotek.games.untamed.rules.lists import designs_among
from ludotek.games.untamed.rules.modes import HUNTER
from ludotek.games.untamed.rules.refusing import refusal_for
from ludotek.games.untamed.rules.unseen import is_unseen
from ludotek.kernel import text_choice
from ludotek.kernel.choice import Choice
from ludotek.kernel.effect import Context
from ludotek.kernel.numbers import CardId, Seat
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.refusal import Refusal
from ludotek.kernel.step import ALLOWED, ASK, DONE
from ludotek.kernel.text_choice import TextChoice

if TYPE_CHECKING:
    from ludotek.games.untamed.rules.effects.on_cards import OnCard
    from ludotek.games.untamed.rules.effects.on_target import OnTarget
    from ludotek.games.untamed.rules.table import Untamed


def distinct(cards: list[int]) -> list[int]:
    """The designs among some cards as CARD actions, sorted; copies are one option."""
    return [CARD + design for design in designs_among(cards)]


@mypyc_attr(acyclic=True, free_list_len=1)
class EffectChoice(TextChoice):
    """What a text leaves open to its player."""

    clause: ClassVar[str] = "UN-28"


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseTarget(EffectChoice):
    """Which Animal or Stronghold; without any the text does nothing. Nobody has to do an opponent good (UN-28)."""

    name: ClassVar[str] = "ChooseTarget"

    def tries(self, g: Untamed) -> list[int]:
        found = [KEEP + keep for keep in range(len(g.keeps))]
        for side in range(len(g.sides)):
            found += [ANIMAL_AT + side * PLACES + place for place in range(len(g.sides[side].animals))]
        return [DONE, *found]

    def reason(self, g: Untamed, action: i64) -> i64:
        targets = cast("OnTarget", g.box.nodes[self.node]).target.options(g, self.c)
        if action == DONE:
            return ALLOWED if self.may_decline(g, targets) else reasons.MUST_CHOOSE
        return ALLOWED if action in targets else self.missed(g, action)

    def missed(self, g: Untamed, action: i64) -> i64:
        """Why this is no target: whose it is, where it lies, or what the text asks of it."""
        target = cast("OnTarget", g.box.nodes[self.node]).target
        if action < ANIMAL_AT:
            keep: i64 = action - KEEP
            if not g.keep_stands(keep):
                return reasons.OUT_OF_PLAY
            own = g.keep_of[self.c.side] == keep
            if g.mode == HUNTER and not own and target.whose != OWN and not g.may_reach_keep(self.seat, keep):
                return reasons.NOT_REACHED
            return reasons.NOT_BY_TEXT if target.keep_fits(g, self.c, keep) else reasons.NOT_A_TARGET
        return (
            reasons.NOT_BY_TEXT
            if target.whose_fits(g, self.c, (action - ANIMAL_AT) // PLACES)
            else reasons.NOT_A_TARGET
        )

    def may_decline(self, g: Untamed, targets: list[int]) -> bool:
        node = cast("OnTarget", g.box.nodes[self.node])
        return not targets or (node.benefits() and node.target.only_opposing(g, self.seat, targets))

    def allowed(self, g: Untamed) -> list[int]:
        targets = cast("OnTarget", g.box.nodes[self.node]).target.options(g, self.c)
        return [DONE, *targets] if self.may_decline(g, targets) else targets

    def take(self, g: Untamed, action: i64) -> None:
        node = cast("OnTarget", g.box.nodes[self.node])
        if action >= ANIMAL_AT:
            at: i64 = action - ANIMAL_AT
            node.on_animal(g, self.c, at // PLACES, g.sides[at // PLACES].animals[at % PLACES])
        elif action != DONE:
            node.on_keep(g, self.c, action - KEEP)


class ChooseFromHand(EffectChoice):
    """Which card of the hand; `left` more of them. Always asked: silence would tell what is there (UN-62)."""

    name: ClassVar[str] = "ChooseFromHand"

    def __init__(self, c: Context, node: i64, left: i64) -> None:
        super().__init__(c, node)
        self.left = left

    def data(self) -> list[object]:
        return [*super().data(), self.left]

    def always_asked(self) -> bool:
        return True

    def stray(self, g: Untamed, action: i64) -> i64:
        return reasons.NOT_IN_HAND if CARD <= action < CARD + DESIGNS else super().stray(g, action)

    def tries(self, g: Untamed) -> list[int]:
        return [DONE, *distinct(g.held(self.seat))]

    def reason(self, g: Untamed, action: i64) -> i64:
        node = cast("OnCard", g.box.nodes[self.node])
        hand = g.held(self.seat)
        if action == DONE and g.chance.real:
            return reasons.MUST_CHOOSE if self.holds_one(g, node, hand) else ALLOWED
        if action == DONE:
            return reasons.MUST_CHOOSE if any(node.takes(g, CardId(design)) for design in hand) else ALLOWED
        return ALLOWED if node.takes(g, CardId(action - CARD)) else reasons.NOT_BY_TEXT

    def holds_one(self, g: Untamed, node: OnCard, hand: list[int]) -> bool:
        """Is such a card certainly in a hand that nobody sees? If all that may be there are, or one that was seen."""
        if not hand:
            return False
        if all(node.takes(g, CardId(design)) for design in hand):
            return True
        pile = g.hands[self.seat]
        return any(
            not is_unseen(pile, place) and node.takes(g, CardId(design)) for place, design in enumerate(pile.cards)
        )

    def take(self, g: Untamed, action: i64) -> None:
        if action == DONE:
            return
        if self.left > 1:
            g.push(ChooseFromHand(self.c, self.node, self.left - 1))
        cast("OnCard", g.box.nodes[self.node]).on_card(g, self.c, CardId(action - CARD))


class ChooseFromSupport(EffectChoice):
    """Which card of the player's Support zone."""

    name: ClassVar[str] = "ChooseFromSupport"

    def stray(self, g: Untamed, action: i64) -> i64:
        return reasons.NOT_IN_SUPPORT if CARD <= action < CARD + DESIGNS else super().stray(g, action)

    def tries(self, g: Untamed) -> list[int]:
        return [DONE, *distinct(g.sides[self.c.side].support)]

    def reason(self, g: Untamed, action: i64) -> i64:
        node = cast("OnCard", g.box.nodes[self.node])
        if action == DONE:
            return reasons.MUST_CHOOSE if node.useful(g, self.c) else ALLOWED
        return ALLOWED if node.useful(g, self.c) and node.takes(g, CardId(action - CARD)) else reasons.NOT_BY_TEXT

    def take(self, g: Untamed, action: i64) -> None:
        if action != DONE:
            cast("OnCard", g.box.nodes[self.node]).on_card(g, self.c, CardId(action - CARD))


class ChooseOpponent(EffectChoice):
    """Which opponent (UN-82); of a Manticore team the member who plays next (UN-88)."""

    name: ClassVar[str] = "ChooseOpponent"

    def tries(self, g: Untamed) -> list[int]:
        return [MODE + seat for seat in range(g.seats)]

    def reason(self, g: Untamed, action: i64) -> i64:
        seat = Seat(action - MODE)
        if g.out[seat]:
            return reasons.OUT_OF_PLAY
        if g.team_of[seat] == g.team_of[self.seat]:
            return reasons.NOT_AN_OPPONENT
        return ALLOWED if g.seat_for(g.side_of[seat]) == seat else reasons.NOT_AN_OPPONENT

    def take(self, g: Untamed, action: i64) -> None:
        cast("OnCard", g.box.nodes[self.node]).on_opponent(g, self.c, Seat(action - MODE))


class ChooseMode(text_choice.ChooseMode):
    """Which of several texts."""

    clause: ClassVar[str] = "UN-28"

    def first(self) -> i64:
        return MODE


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseWhether(text_choice.ChooseWhether):
    """Use an optional text, or decline it as a whole (UN-28); Support must be payable in full (UN-23)."""

    clause: ClassVar[str] = "UN-28"

    def use(self) -> i64:
        return TAKE

    def always_asked(self) -> bool:
        return True

    def obstacle(self, g: Untamed) -> i64:
        return ALLOWED if self.offer(g).payable(g, self.c) else reasons.TOO_LITTLE_SUPPORT

    def refusal(self, g: Untamed, seat: Seat, action: i64, reason: i64) -> Refusal:
        if reason != reasons.TOO_LITTLE_SUPPORT:
            return super().refusal(g, seat, action, reason)
        have = len(g.sides[self.c.side].support)
        return refusal_for(g, self.rule(), reason, {"cost": int(self.offer(g).cost), "have": have})

    def take(self, g: Untamed, action: i64) -> None:
        told = TEXT_DECLINED if action == DONE else TEXT_USED
        g.tell(told, "UN-28", -1, self.seat, self.c.card, uid=self.c.uid)
        super().take(g, action)


@mypyc_attr(acyclic=True, free_list_len=1)
class PaySupport(Choice):
    """Which Support card leaves the game; `left` more of them (UN-22)."""

    name: ClassVar[str] = "PaySupport"
    clause: ClassVar[str] = "UN-22"

    def __init__(self, seat: Seat, side: i64, left: i64) -> None:
        super().__init__(seat)
        self.side = side
        self.left = left

    def data(self) -> list[object]:
        return [self.seat, self.side, self.left]

    def prompt(self, g: Untamed) -> Phrase:
        return Phrase("ask-PaySupport", {"left": self.left})

    def stray(self, g: Untamed, action: i64) -> i64:
        return reasons.NOT_IN_SUPPORT if CARD <= action < CARD + DESIGNS else super().stray(g, action)

    def tries(self, g: Untamed) -> list[int]:
        return distinct(g.sides[self.side].support)

    def allowed(self, g: Untamed) -> list[int]:
        return self.tries(g)

    def forced(self, g: Untamed, options: list[int]) -> i64:
        """When all of the Support is needed, the order does not matter."""
        support = g.sides[self.side].support
        return options[0] if len(options) == 1 or len(support) == self.left else ASK

    def take(self, g: Untamed, action: i64) -> None:
        side = g.sides[self.side]
        design = CardId(action - CARD)
        side.from_support(design)
        side.removed = side.removed + [int(design)]  # noqa: RUF005 - unpacking costs twice as much
        g.tell(SUPPORT_PAID, "UN-22", -1, self.seat, design)
        if self.left > 1:
            g.push(PaySupport(self.seat, self.side, self.left - 1))


class OrderTop(Choice):
    """Which of the looked-at cards comes next under those already put back? The last one named lies on top."""

    name: ClassVar[str] = "OrderTop"
    clause: ClassVar[str] = "UN-62"

    def __init__(self, c: Context, left: i64) -> None:
        super().__init__(c.seat)
        self.c = c
        self.left = left

    def data(self) -> list[object]:
        return [self.c.data(), self.left]

    def always_asked(self) -> bool:
        return True

    def prompt(self, g: Untamed) -> Phrase:
        return Phrase("ask-OrderTop", {"left": self.left})

    def tries(self, g: Untamed) -> list[int]:
        cards = g.sides[self.c.side].deck.cards
        return distinct(cards[len(cards) - self.left :])

    def take(self, g: Untamed, action: i64) -> None:
        """The named card goes to the bottom of those still open, so the rest lies above it."""
        deck = g.sides[self.c.side].new_deck()
        deck.hide_top(self.left, g.knowers(self.seat))
        bottom: i64 = len(deck.cards) - self.left
        place = bottom
        while deck.cards[place] != action - CARD:
            place += 1
        deck.shift(place, bottom)
        self.tell_put_back(g, CardId(action - CARD))
        if self.left > 2:
            g.push(OrderTop(self.c, self.left - 1))
        else:
            self.tell_put_back(g, CardId(deck.top()))

    def tell_put_back(self, g: Untamed, design: CardId) -> None:
        if g.listener is not None:
            g.tell_only(g.knowers(self.seat), PUT_BACK, "UN-62", self.c.card, [int(self.seat), int(design)])
