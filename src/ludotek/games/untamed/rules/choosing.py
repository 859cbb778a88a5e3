"""Choices that texts leave open: which target, card, opponent, text, order; and paying with Support."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from ludotek.games.untamed.rules.actions import ANIMAL_AT, CARD, DESIGNS, KEEP, MODE, TAKE
from ludotek.games.untamed.rules.effects.effect import Context, Offer
from ludotek.games.untamed.rules.effects.target import OWN
from ludotek.games.untamed.rules.events import PUT_BACK, SUPPORT_PAID, TEXT_DECLINED, TEXT_USED
from ludotek.games.untamed.rules.lists import designs_among
from ludotek.games.untamed.rules.modes import HUNTER
from ludotek.games.untamed.rules.question import Choice, TextChoice
from ludotek.games.untamed.rules.reasons import (
    MUST_CHOOSE,
    NOT_A_TARGET,
    NOT_AN_OPPONENT,
    NOT_BY_TEXT,
    NOT_IN_HAND,
    NOT_IN_SUPPORT,
    NOT_REACHED,
    OUT_OF_PLAY,
    TOO_LITTLE_SUPPORT,
)
from ludotek.games.untamed.rules.refusing import refusal_for
from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.reasons import NOT_NOW
from ludotek.kernel.refusal import Refusal
from ludotek.kernel.step import ALLOWED, ASK, DONE

if TYPE_CHECKING:
    from ludotek.games.untamed.rules.effects.combining import ChooseOne
    from ludotek.games.untamed.rules.effects.effect import Action
    from ludotek.games.untamed.rules.effects.on_cards import OnCard
    from ludotek.games.untamed.rules.effects.on_target import OnTarget
    from ludotek.games.untamed.rules.table import Untamed


def distinct(cards: list[int]) -> list[int]:
    """The designs among some cards as CARD actions, sorted; copies are one option."""
    return [CARD + design for design in designs_among(cards)]


class ChooseTarget(TextChoice):
    """Which Animal or Stronghold; without any the text does nothing. Nobody has to do an opponent good (UN-28)."""

    def tries(self, g: Untamed) -> list[int]:
        found = [KEEP + keep for keep in range(len(g.keeps))]
        for side in range(len(g.sides)):
            found += [ANIMAL_AT + side * 8 + place for place in range(len(g.sides[side].animals))]
        return [DONE, *found]

    def reason(self, g: Untamed, action: i64) -> i64:
        targets = cast("OnTarget", g.box.nodes[self.node]).target.options(g, self.c)
        if action == DONE:
            return ALLOWED if self.may_decline(g, targets) else MUST_CHOOSE
        return ALLOWED if action in targets else self.missed(g, action)

    def missed(self, g: Untamed, action: i64) -> i64:
        """Why this is no target: whose it is, where it lies, or what the text asks of it."""
        target = cast("OnTarget", g.box.nodes[self.node]).target
        if action < ANIMAL_AT:
            keep: i64 = action - KEEP
            if not g.keep_stands(keep):
                return OUT_OF_PLAY
            own = g.keep_of_side(self.c.side) == keep
            if g.mode == HUNTER and not own and target.whose != OWN and not g.may_reach_keep(self.seat, keep):
                return NOT_REACHED
            return NOT_BY_TEXT if target.keep_fits(g, self.c, keep) else NOT_A_TARGET
        return NOT_BY_TEXT if target.whose_fits(g, self.c, (action - ANIMAL_AT) // 8) else NOT_A_TARGET

    def may_decline(self, g: Untamed, targets: list[int]) -> bool:
        node = cast("OnTarget", g.box.nodes[self.node])
        return not targets or (node.benefits() and node.target.only_opposing(g, self.seat, targets))

    def options(self, match: Match, seat: i64) -> list[int]:
        g = cast("Untamed", match)
        targets = cast("OnTarget", g.box.nodes[self.node]).target.options(g, self.c)
        return [DONE, *targets] if self.may_decline(g, targets) else targets

    def take(self, g: Untamed, action: i64) -> None:
        node = cast("OnTarget", g.box.nodes[self.node])
        if action >= ANIMAL_AT:
            at: i64 = action - ANIMAL_AT
            node.on_animal(g, self.c, at // 8, g.sides[at // 8].animals[at % 8])
        elif action != DONE:
            node.on_keep(g, self.c, action - KEEP)


class ChooseFromHand(TextChoice):
    """Which card of the hand; `left` more of them. Always asked: silence would tell what is there (UN-62)."""

    def __init__(self, c: Context, node: i64, left: i64) -> None:
        super().__init__(c, node)
        self.left = left

    def data(self) -> list[object]:
        return [self.c.data(), self.node, self.left]

    def always_asked(self) -> bool:
        return True

    def stray(self, action: i64) -> i64:
        return NOT_IN_HAND if CARD <= action < CARD + DESIGNS else NOT_NOW

    def tries(self, g: Untamed) -> list[int]:
        return [DONE, *distinct(g.hands[self.seat].cards)]

    def reason(self, g: Untamed, action: i64) -> i64:
        node = cast("OnCard", g.box.nodes[self.node])
        hand = g.hands[self.seat].cards
        if action == DONE:
            return MUST_CHOOSE if any(node.takes(g, design) for design in hand) else ALLOWED
        return ALLOWED if node.takes(g, action - CARD) else NOT_BY_TEXT

    def take(self, g: Untamed, action: i64) -> None:
        if action == DONE:
            return
        if self.left > 1:
            g.push(ChooseFromHand(self.c, self.node, self.left - 1))
        cast("OnCard", g.box.nodes[self.node]).on_card(g, self.c, action - CARD)


class ChooseFromSupport(TextChoice):
    """Which card of the own Support zone."""

    def stray(self, action: i64) -> i64:
        return NOT_IN_SUPPORT if CARD <= action < CARD + DESIGNS else NOT_NOW

    def tries(self, g: Untamed) -> list[int]:
        return [DONE, *distinct(g.sides[self.c.side].support)]

    def reason(self, g: Untamed, action: i64) -> i64:
        node = cast("OnCard", g.box.nodes[self.node])
        if action == DONE:
            return MUST_CHOOSE if node.useful(g, self.c) else ALLOWED
        return ALLOWED if node.useful(g, self.c) and node.takes(g, action - CARD) else NOT_BY_TEXT

    def take(self, g: Untamed, action: i64) -> None:
        if action != DONE:
            cast("OnCard", g.box.nodes[self.node]).on_card(g, self.c, action - CARD)


class ChooseOpponent(TextChoice):
    """Which opponent (UN-82); of a Manticore team the member who plays next (UN-88)."""

    def tries(self, g: Untamed) -> list[int]:
        return [MODE + seat for seat in range(g.seats)]

    def reason(self, g: Untamed, action: i64) -> i64:
        seat: i64 = action - MODE
        if g.out[seat]:
            return OUT_OF_PLAY
        if g.team_of[seat] == g.team_of[self.seat]:
            return NOT_AN_OPPONENT
        return ALLOWED if g.seat_for(g.side_of[seat]) == seat else NOT_AN_OPPONENT

    def take(self, g: Untamed, action: i64) -> None:
        cast("Action", g.box.nodes[self.node]).on_opponent(g, self.c, action - MODE)


class ChooseMode(TextChoice):
    """Which of several texts."""

    def tries(self, g: Untamed) -> list[int]:
        return [MODE + i for i in range(len(cast("ChooseOne", g.box.nodes[self.node]).modes))]

    def reason(self, g: Untamed, action: i64) -> i64:
        return ALLOWED

    def take(self, g: Untamed, action: i64) -> None:
        g.resolve(cast("ChooseOne", g.box.nodes[self.node]).modes[action - MODE], self.c)


class ChooseWhether(TextChoice):
    """Use an optional text, or decline it as a whole (UN-28); Support must be payable in full (UN-23)."""

    def always_asked(self) -> bool:
        return True

    def tries(self, g: Untamed) -> list[int]:
        return [DONE, TAKE]

    def reason(self, g: Untamed, action: i64) -> i64:
        offer = cast(Offer, g.box.nodes[self.node])
        short = action == TAKE and len(g.sides[self.c.side].support) < offer.cost
        return TOO_LITTLE_SUPPORT if short else ALLOWED

    def refusal(self, match: Match, seat: i64, action: i64, reason: i64) -> Refusal:
        g = cast("Untamed", match)
        if reason != TOO_LITTLE_SUPPORT:
            return super().refusal(match, seat, action, reason)
        cost = int(cast(Offer, g.box.nodes[self.node]).cost)
        return refusal_for(g, self.rule(), reason, {"cost": cost, "have": len(g.sides[self.c.side].support)})

    def take(self, g: Untamed, action: i64) -> None:
        offer = cast(Offer, g.box.nodes[self.node])
        if action == DONE:
            g.tell(TEXT_DECLINED, "UN-28", -1, self.seat, self.c.card)
            return
        g.tell(TEXT_USED, "UN-28", -1, self.seat, self.c.card)
        g.resolve(offer.actions, self.c)
        if offer.cost > 0:
            g.push(PaySupport(self.seat, self.c.side, offer.cost))


class PaySupport(Choice):
    """Which Support card leaves the game; `left` more of them (UN-22)."""

    def __init__(self, seat: i64, side: i64, left: i64) -> None:
        super().__init__(seat)
        self.side = side
        self.left = left

    def data(self) -> list[object]:
        return [self.seat, self.side, self.left]

    def rule(self) -> str:
        return "UN-22"

    def prompt(self, match: Match) -> Phrase:
        return Phrase("ask-PaySupport", {"left": self.left})

    def stray(self, action: i64) -> i64:
        return NOT_IN_SUPPORT if CARD <= action < CARD + DESIGNS else NOT_NOW

    def tries(self, g: Untamed) -> list[int]:
        return distinct(g.sides[self.side].support)

    def reason(self, g: Untamed, action: i64) -> i64:
        return ALLOWED

    def forced(self, match: Match, options: list[int]) -> i64:
        """When all of the Support is needed, the order does not matter."""
        support = cast("Untamed", match).sides[self.side].support
        return options[0] if len(options) == 1 or len(support) == self.left else ASK

    def take(self, g: Untamed, action: i64) -> None:
        side = g.sides[self.side]
        design: i64 = action - CARD
        side.from_support(design)
        side.removed = [*side.removed, design]
        g.tell(SUPPORT_PAID, "UN-22", -1, self.seat, design)
        if self.left > 1:
            g.push(PaySupport(self.seat, self.side, self.left - 1))


class OrderTop(Choice):
    """Which of the looked-at cards comes next under those already put back? The last one named lies on top."""

    def __init__(self, c: Context, left: i64) -> None:
        super().__init__(c.seat)
        self.c = c
        self.left = left

    def data(self) -> list[object]:
        return [self.c.data(), self.left]

    def rule(self) -> str:
        return "UN-62"

    def always_asked(self) -> bool:
        return True

    def prompt(self, match: Match) -> Phrase:
        return Phrase("ask-OrderTop", {"left": self.left})

    def tries(self, g: Untamed) -> list[int]:
        cards = g.sides[self.c.side].deck.cards
        return distinct(cards[len(cards) - self.left :])

    def reason(self, g: Untamed, action: i64) -> i64:
        return ALLOWED

    def take(self, g: Untamed, action: i64) -> None:
        """The named card goes to the bottom of those still open, so the rest lies above it."""
        deck = g.sides[self.c.side].deck
        deck.hide_top(self.left, g.knowers(self.seat))
        bottom: i64 = len(deck.cards) - self.left
        place = bottom
        while deck.cards[place] != action - CARD:
            place += 1
        deck.shift(place, bottom)
        self.tell_put_back(g, action - CARD)
        if self.left > 2:
            g.push(OrderTop(self.c, self.left - 1))
        else:
            self.tell_put_back(g, deck.top())

    def tell_put_back(self, g: Untamed, design: i64) -> None:
        if g.listener is not None:
            g.tell_only(g.knowers(self.seat), PUT_BACK, "UN-62", self.c.card, [self.seat, design])
