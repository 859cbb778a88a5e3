"""Defeat and rewards: instant rewards at once, items in their step, never more items than Strategy (TS-24 to TS-27,
TS-36, TS-43, TS-46 to TS-48, TS-83, TS-84)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules import reasons
from ludotek.games.twenty_strong.rules.actions import ENEMY
from ludotek.games.twenty_strong.rules.components import APPLY, COMMIT, CONFLICT, MISSION, NOTHING
from ludotek.games.twenty_strong.rules.effects.effect import GAINING, INSTANT_REWARDS, WHEN_ANY_DEFEATED, WHEN_DEFEATED
from ludotek.games.twenty_strong.rules.effects.text import INSTANT
from ludotek.games.twenty_strong.rules.endgame import win
from ludotek.games.twenty_strong.rules.enemy_effects import fire, take_out
from ludotek.games.twenty_strong.rules.events import CANNOT_GAIN, DEFEATED, ITEM_GAINED, REWARD_FORBIDDEN
from ludotek.games.twenty_strong.rules.goals import Feat
from ludotek.games.twenty_strong.rules.missions import RewardChoice, count_progress
from ludotek.games.twenty_strong.rules.question import PlayerChoice
from ludotek.games.twenty_strong.rules.reasons import text_of
from ludotek.kernel.numbers import CardId, Uid
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.step import ALLOWED, DONE, Step

if TYPE_CHECKING:
    from ludotek.games.twenty_strong.rules.cards import Card
    from ludotek.games.twenty_strong.rules.state import Enemy
    from ludotek.games.twenty_strong.rules.table import TwentyStrong


NOBODY: Final[list[Enemy]] = []


def defeat_fallen(g: TwentyStrong) -> None:
    """Cards with damage at or above their Health are defeated together, those included that fall only because
    another one fell; then what that brings (TS-24, TS-84)."""
    falling = who_falls(g)
    if not falling:
        return
    fallen: list[Enemy] = []
    while falling:
        fallen += falling
        defeat(g, falling)
        if g.outcome is not None:
            return
        falling = who_falls(g)
    steps: list[Step] = []
    for enemy in fallen:
        card = g.deck.cards[enemy.card]
        if card.reward is not None and card.reward.kind == INSTANT and card.kind != MISSION:
            forbidden = g.forbidden(INSTANT_REWARDS, reasons.NOT_NOW)
            if forbidden == ALLOWED:
                steps.append(InstantReward(enemy.card, enemy.uid))
            else:
                text = g.deck.nodes[text_of(forbidden)]
                g.tell(REWARD_FORBIDDEN, text.rule, text.card, enemy.card, uid=enemy.uid)
        steps += fire(g, WHEN_DEFEATED, enemy.uid)
        steps += fire(g, WHEN_ANY_DEFEATED, enemy.uid)
        steps += count_defeat(g, card)
    g.together(steps)


def who_falls(g: TwentyStrong) -> list[Enemy]:
    if not any(has_fallen(g, enemy) for enemy in g.active):
        return NOBODY
    return [enemy for enemy in g.active if has_fallen(g, enemy)]


def defeat(g: TwentyStrong, falling: list[Enemy]) -> None:
    """They are defeated; their During effects stop (TS-25), and a boss may end the game (TS-04)."""
    for enemy in falling:
        enemy.defeated = True
        enemy.defeated_now = True
        g.tell(DEFEATED, "TS-24", NOTHING, enemy.card, uid=enemy.uid)
    g.texts_changed()
    for enemy in falling:
        if g.is_boss(enemy):
            g.bosses_defeated += 1
            if g.bosses_defeated >= g.deck.bosses_to_defeat:
                win(g)
                return


def has_fallen(g: TwentyStrong, enemy: Enemy) -> bool:
    """Health is never below 1, so an enemy without damage is undefeated."""
    if enemy.defeated:
        return False
    damage = g.damage_on(enemy)
    return damage > 0 and damage >= g.health_of(enemy)


def count_defeat(g: TwentyStrong, card: Card) -> list[Step]:
    """A defeat is progress of several kinds, but only for the mission that counts when it happens (TS-94)."""
    goals: list[Feat] = ["defeat", "defeat-in-round"]
    if card.kind == CONFLICT:  # a boss is neither light nor heavy
        goals.append("defeat-heavy" if card.heavy else "defeat-light")
    if g.phases == 1 and COMMIT <= g.moment <= APPLY:
        goals.append("defeat-in-first-phase")
    for goal in goals:
        done = count_progress(g, goal, 1)
        if done:
            return done
    return []


class InstantReward(RewardChoice):
    """The instant reward of a card that was just defeated; optional, now or never (TS-27, TS-83)."""

    name: ClassVar[str] = "InstantReward"
    clause: ClassVar[str] = "TS-27"

    def __init__(self, card: CardId, enemy: i64) -> None:
        super().__init__(card)
        self.enemy = enemy

    def data(self) -> list[object]:
        return [self.card, self.enemy]

    def uid(self) -> Uid:
        return Uid(self.enemy)

    def label(self, g: TwentyStrong) -> Phrase:
        return Phrase("order-reward", {"card": g.card_phrase(self.card)})

    def things(self, g: TwentyStrong) -> dict[str, str]:
        return {"card": f"card {g.deck.cards[self.card].name}"}


class GainItems(PlayerChoice):
    """Items of the cards defeated this round, one at a time, as far as there is room (TS-36, TS-46, TS-47, TS-79)."""

    name: ClassVar[str] = "GainItems"
    clause: ClassVar[str] = "TS-36"

    def prompt(self, g: TwentyStrong) -> Phrase:
        return Phrase("ask-GainItems", {"room": g.room()})

    def tries(self, g: TwentyStrong) -> list[int]:
        return [DONE, *[ENEMY + place for place in range(len(g.active))]]

    def reason(self, g: TwentyStrong, action: i64) -> i64:
        if action == DONE:
            return ALLOWED
        enemy = g.active[action - ENEMY]
        if not g.deck.cards[enemy.card].is_item():
            return reasons.NO_ITEM_REWARD
        if not enemy.defeated_now:
            return reasons.NOT_DEFEATED
        forbidden = g.forbidden(GAINING, reasons.GAIN_FORBIDDEN)
        if forbidden != ALLOWED:
            return forbidden
        return ALLOWED if g.room() > 0 else reasons.NO_ROOM

    def forced(self, g: TwentyStrong, options: list[int]) -> i64:
        """With an item to gain but no room, items can be discarded to make room (TS-46): then it is asked."""
        if len(options) > 1:
            return -1
        for place in range(len(g.active)):
            if self.reason(g, ENEMY + place) == reasons.NO_ROOM:
                return -1
        return DONE

    def tell_passed_over(self, g: TwentyStrong) -> None:
        for place in range(len(g.active)):
            reason = self.reason(g, ENEMY + place)
            if text_of(reason) >= 0:
                g.tell_text(CANNOT_GAIN, reason)
                return

    def take(self, g: TwentyStrong, action: i64) -> None:
        if action == DONE:
            return
        g.push(self)
        enemy = g.active[action - ENEMY]
        g.inventory = [*g.inventory, int(enemy.card)]
        take_out(g, enemy)
        g.tell(ITEM_GAINED, "TS-36", NOTHING, enemy.card, uid=enemy.uid)
        g.progress("gain-item", 1)


class Surplus(PlayerChoice):
    """More items than Strategy allows: the surplus must go at once; a usable one may be used instead (TS-48).

    It is asked for as long as too many are held, whatever is used meanwhile, and no longer.
    """

    name: ClassVar[str] = "Surplus"
    clause: ClassVar[str] = "TS-48"

    def prompt(self, g: TwentyStrong) -> Phrase:
        return Phrase("ask-Surplus", {"n": g.surplus()})

    def tries(self, g: TwentyStrong) -> list[int]:
        return []

    def inside(self, g: TwentyStrong) -> i64:
        return g.text_begun()

    def run(self, g: TwentyStrong) -> None:
        if g.surplus() > 0:
            g.ask(self, [])


SURPLUS: Final = Surplus()
