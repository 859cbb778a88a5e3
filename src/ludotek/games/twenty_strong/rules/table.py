"""The table: where every die and card is, and the verbs that move them. Chapters decide; the table only does."""

from __future__ import annotations

from mypy_extensions import i64

from ludotek.games.twenty_strong.rules import events
from ludotek.games.twenty_strong.rules.actions import PICK
from ludotek.games.twenty_strong.rules.activation import ActivateByEffect, enter_together, put_boss_in_play
from ludotek.games.twenty_strong.rules.choosing import ChooseMode, ChooseWhether
from ludotek.games.twenty_strong.rules.components import (
    CRIT,
    DAMAGE,
    DICE,
    DIE_FACES,
    EXHAUSTED,
    FACE_DAMAGE,
    HEALTH,
    KINDS,
    NO_FACE,
    NOTHING,
    ON_CARD,
    POOL,
    SIDES,
    STACK_TOP,
    STAT_MAX,
    STAT_MIN,
    STRATEGY,
    Colour,
    Face,
)
from ludotek.games.twenty_strong.rules.effects.dice import DiceFilter
from ludotek.games.twenty_strong.rules.effects.effect import OF_COMMITTING, OF_ENEMIES, OF_FORBIDDEN_THINGS, OF_STATS
from ludotek.games.twenty_strong.rules.effects.on_dice import OnDice
from ludotek.games.twenty_strong.rules.elsewhere import also_tried, not_now
from ludotek.games.twenty_strong.rules.endgame import give_up, give_up_waiting, lose
from ludotek.games.twenty_strong.rules.enemy_effects import fire, take_out
from ludotek.games.twenty_strong.rules.goals import Feat
from ludotek.games.twenty_strong.rules.inventory import add_riders, is_rider, rider_candidates, rider_reason, take_rider
from ludotek.games.twenty_strong.rules.missions import count_progress, counts
from ludotek.games.twenty_strong.rules.question import OrderTriggers
from ludotek.games.twenty_strong.rules.reasons import APPLY_FORBIDDEN, COMMIT_FORBIDDEN, COMMIT_LIMIT, by_text
from ludotek.games.twenty_strong.rules.refusing import refusal_for
from ludotek.games.twenty_strong.rules.rewards import SURPLUS, Surplus, defeat_fallen
from ludotek.games.twenty_strong.rules.state import NO_DICE, Enemy, add_to
from ludotek.games.twenty_strong.rules.texts_in_force import TextsInForce
from ludotek.kernel.effect import ChooseOne, Context, Offer
from ludotek.kernel.numbers import CardId, Seat, Uid
from ludotek.kernel.refusal import Refusal
from ludotek.kernel.step import ALLOWED, Question, Step
from ludotek.kernel.zone import KNOWN_TO_ALL, UNKNOWN, turn_up


class TwentyStrong(TextsInForce):
    """A game of 20 Strong in progress."""

    # ------------------------------------------------------------------ reading the table

    def stat(self, which: i64) -> i64:
        """What a stat counts as now (TS-72), within its limits (TS-16)."""
        value: i64 = self.stats[which]
        if self.topics & OF_STATS == 0:
            return max(STAT_MIN, min(STAT_MAX, value))
        for live in self.standing:
            value += live.node.stat_change(self, which)
        return max(STAT_MIN, min(STAT_MAX, value))

    def room(self) -> i64:
        """How many more items may be held (TS-46)."""
        return self.stat(STRATEGY) - len(self.inventory)

    def surplus(self) -> i64:
        """How many items are too many (TS-48). Those that are being used leave, or count again later (TS-81)."""
        if len(self.inventory) < 2:
            return 0
        return max(0, -self.room() - len(self.using))

    def forbidden(self, what: i64, reason: i64) -> i64:
        """ALLOWED if no text forbids it, else the reason with the text that does."""
        if self.topics & OF_FORBIDDEN_THINGS == 0:
            return ALLOWED
        for live in self.standing:
            if live.node.forbids(what):
                return by_text(reason, live.node.index)
        return ALLOWED

    def commit_forbidden(self, colour: Colour) -> i64:
        """May a die of this colour be committed now, as far as texts go?"""
        if self.topics & OF_COMMITTING == 0:
            return ALLOWED
        for live in self.standing:
            if self.committed_now >= live.node.commit_limit(self):
                return by_text(COMMIT_LIMIT, live.node.index)
            if live.node.forbids_commit(self, colour):
                return by_text(COMMIT_FORBIDDEN, live.node.index)
        return ALLOWED

    def apply_forbidden(self, enemy: Enemy, colour: Colour, face: Face) -> i64:
        for live in self.on_hits:
            if live.node.forbids_apply(self, live.uid, enemy.uid, colour, face):
                return by_text(APPLY_FORBIDDEN, live.node.index)
        return ALLOWED

    def die_damage(self, enemy: Enemy, colour: Colour, face: Face) -> i64:
        """What a die deals on an enemy. Enemy effects come last, so they have the last word (TS-01)."""
        damage: i64 = FACE_DAMAGE[face]
        for live in self.on_hits:
            damage = live.node.die_damage(self, live.uid, enemy.uid, colour, face, damage)
        return damage

    def damage_on(self, enemy: Enemy) -> i64:
        total: i64 = enemy.tokens
        if enemy.is_bare():
            return total
        kind: i64 = 0
        while kind < KINDS:
            n: i64 = enemy.dice[kind]
            if n > 0:
                total += n * self.die_damage(enemy, Colour(kind // DIE_FACES), Face(kind % DIE_FACES))
            kind += 1
        return total

    def health_of(self, enemy: Enemy) -> i64:
        health: i64 = self.deck.cards[enemy.card].health
        if self.topics & OF_ENEMIES == 0:
            return health
        for live in self.standing:
            health += live.node.health_change(self, live.uid, enemy)
        return max(1, health)

    def threat_of(self, enemy: Enemy) -> i64:
        """The Damage stat of an enemy."""
        damage: i64 = self.deck.cards[enemy.card].damage
        if self.topics & OF_ENEMIES == 0:
            return damage
        for live in self.standing:
            damage += live.node.damage_change(self, live.uid, enemy)
        return max(0, damage)

    def incoming(self) -> i64:
        """The damage about to be suffered, reckoned anew whenever somebody asks (TS-32); 0 when none is."""
        if self.moment != DAMAGE:
            return 0
        total: i64 = 0
        for enemy in self.active:
            if not enemy.defeated:
                total += self.threat_of(enemy)
        return max(0, total - self.prevented)

    # ------------------------------------------------------------------ dice

    def all_dice(self) -> list[int]:
        """Every die that is not banished, as PICK actions, sorted."""
        found: list[int] = []
        at: i64 = 0
        while at < (ON_CARD + len(self.active)) * KINDS:
            if self.count_at(at // KINDS, at % KINDS) > 0:
                found.append(PICK + at)
            at += 1
        return found

    def dice_for(self, action: OnDice) -> list[int]:
        """The dice that a text may be carried out on, as PICK actions, sorted."""
        found: list[int] = []
        place: i64 = 0
        while place < ON_CARD + len(self.active):
            if action.dice.takes_from(place):
                held = self.held_at(place)
                apart = KINDS // len(held)  # kinds from one entry to the next
                at: i64 = 0
                while at < len(held):
                    kind = at * apart
                    if held[at] > 0 and action.takes(self, place, Colour(kind // DIE_FACES), Face(kind % DIE_FACES)):
                        found.append(PICK + place * KINDS + kind)
                    at += 1
            place += 1
        return found

    def enough_dice_for(self, action: OnDice, wanted: i64) -> bool:
        """Are they as many? Asked often, so without listing them."""
        n: i64 = 0
        place: i64 = 0
        while place < ON_CARD + len(self.active):
            if action.dice.takes_from(place):
                held = self.held_at(place)
                apart = KINDS // len(held)  # kinds from one entry to the next
                at: i64 = 0
                while at < len(held):
                    kind = at * apart
                    if held[at] > 0 and action.takes(self, place, Colour(kind // DIE_FACES), Face(kind % DIE_FACES)):
                        n += held[at]
                        if n >= wanted:
                            return True
                    at += 1
            place += 1
        return False

    def rolled_matching(self, dice: DiceFilter) -> i64:
        n: i64 = 0
        for place in self.committed_places():
            if dice.takes_from(place):
                held = self.dice_at(place)
                kind: i64 = 0
                while kind < KINDS:
                    if kind % DIE_FACES != NO_FACE and dice.takes(Colour(kind // DIE_FACES), Face(kind % DIE_FACES)):
                        n += held[kind]
                    kind += 1
        return n

    def commit_die(self, colour: Colour, cause: i64) -> None:
        """A die of the pool comes into the active area, without a face (TS-77)."""
        add_to(self.pool, colour, -1)
        add_to(self.loose, colour * DIE_FACES, 1)
        self.committed_now += 1
        self.tell(events.COMMITTED, "TS-21", cause, colour)

    def take_die(self, place: i64, colour: Colour, face: Face) -> None:
        """A die leaves its place; from a card its damage goes with it (TS-86)."""
        if place == POOL:
            self.pool[colour] -= 1
        elif place == EXHAUSTED:
            self.exhausted[colour] -= 1
        else:
            self.dice_at(place)[colour * DIE_FACES + face] -= 1
        self.unsettled = True  # texts may count dice (TS-86)

    def roll_in(self, dice: list[int], kind: i64, cause: i64) -> None:
        """Roll one die where it lies."""
        face = self.throw(dice, kind)
        self.tell(events.ROLLED, "TS-22", cause, kind // DIE_FACES * DIE_FACES + face)
        if face == CRIT:
            self.progress("roll-crit", 1)

    def reroll_in(self, dice: list[int], kind: i64, cause: i64) -> i64:
        """Roll one die again where it lies; its new face."""
        face = self.throw(dice, kind)
        self.tell(events.REROLLED, "TS-77", cause, kind, face)
        if face == CRIT:
            self.progress("roll-crit", 1)
        return face

    def throw(self, dice: list[int], kind: i64) -> i64:
        """The face that a die of these shows now; texts may count dice (TS-86)."""
        colour = kind // DIE_FACES
        if self.chance.watched and self.chance.rolled_out():
            self.chance.roll([int(kind)])
        face = self.chance.pick(DICE, SIDES[colour])
        add_to(dice, kind, -1)
        add_to(dice, colour * DIE_FACES + face, 1)
        self.unsettled = True
        return face

    # ------------------------------------------------------------------ stats and triggers

    def change_stat(self, stat: i64, by: i64, rule: str, cause: i64) -> None:
        """TS-16: point by point, the points past a limit are ignored; TS-05: Health below 1 loses at once."""
        before: i64 = self.stats[stat]
        least: i64 = 0 if stat == HEALTH else STAT_MIN
        value = max(least, min(STAT_MAX, before + by))
        self.set_stat(stat, value)
        if value == before:
            self.tell(events.STAT_AT_LIMIT, "TS-16", cause, stat, value)
        else:
            self.tell(events.STAT_CHANGED, rule, cause, stat, value - before, value)
        self.unsettled = True
        if stat == HEALTH and value < 1:
            lose(self)

    def fire(self, when: i64, uid: Uid) -> None:
        """Let what waits for this moment happen."""
        if self.awaits(when):
            self.together(fire(self, when, uid))

    def awaits(self, when: i64) -> bool:
        """Does any text in play wait for this moment?"""
        return (self.moments >> when) & 1 == 1

    def fire_beside(self, below: i64, when: i64) -> None:
        """Let what waits for this moment happen, at once with the steps put on the stack above `below` (TS-03)."""
        if len(self.stack) == below and not self.awaits(when):
            return
        others = self.stack[below:]
        del self.stack[below:]
        self.together(others + fire(self, when, Uid(NOTHING)))

    def progress(self, goal: Feat, by: i64) -> None:
        if counts(self, goal):
            self.together(count_progress(self, goal, by))

    def together(self, steps: list[Step]) -> None:
        """Things that would resolve at once: the player orders them (TS-03)."""
        if len(steps) == 1:
            self.stack.append(steps[0])
        elif steps:
            self.stack.append(OrderTriggers(Seat(0), steps))

    # ------------------------------------------------------------------ cards

    def turn_up(self, stack: i64) -> None:
        """The new top cards of a stack are open (TS-18)."""
        if not self.deck.face_up:
            return
        pile = self.stacks[stack]
        place: i64 = len(pile.cards) - 1
        least = max(0, len(pile.cards) - self.deck.sight)
        while place >= least:
            turn_up(self.chance, STACK_TOP + stack, self.stacks, pile, place)
            if pile.show(place, -1):
                self.reveals += 1
                self.tell(events.STACK_TURNED, "TS-18", NOTHING, pile.cards[place], stack)
            place -= 1

    def take_top(self, stack: i64) -> CardId:
        """The top card leaves its stack; one that lay face down is known from now on."""
        pile = self.stacks[stack]
        turn_up(self.chance, STACK_TOP + stack, self.stacks, pile, len(pile.cards) - 1)
        if pile.show_top(KNOWN_TO_ALL):
            self.reveals += 1
        return CardId(pile.take_top())

    def activate_more(self, n: i64) -> None:
        self.push(ActivateByEffect(n))

    def make_enemy(self, card: CardId) -> Enemy:
        self.next_uid += 1
        return Enemy(Uid(self.next_uid - 1), card, NO_DICE)

    def enter_together(self, cards: list[int]) -> None:
        enter_together(self, cards)

    def activate_boss(self, rule: str) -> None:
        put_boss_in_play(self, rule)

    def deal(self, cards: list[int]) -> None:
        """Deal cards into the stacks in turn, and turn up what is open (TS-08, TS-18)."""
        for stack, pile in enumerate(self.stacks):
            pile.put_all(cards[stack :: len(self.stacks)], UNKNOWN)
        for stack in range(len(self.stacks)):
            self.turn_up(stack)

    def refusal_of(self, question: Question, seat: Seat, action: i64, reason: i64) -> Refusal:
        return refusal_for(self, question.rule(), reason)

    def stray(self, seat: Seat, action: i64) -> i64:
        return not_now(self, action)

    def banish_enemy(self, enemy: Enemy, cause: i64) -> None:
        take_out(self, enemy)
        self.banish_card(enemy.card, cause, enemy.uid)

    def banish_card(self, card: CardId, cause: i64, uid: Uid) -> None:
        """Out of the game for good (TS-57)."""
        self.banished_cards = [*self.banished_cards, int(card)]
        self.tell(events.CARD_BANISHED, "TS-57", cause, card, uid=uid)

    def discard_enemy(self, enemy: Enemy, rule: str, cause: i64) -> None:
        take_out(self, enemy)
        self.put_on_discard(enemy.card)
        self.tell(events.CARD_DISCARDED, rule, cause, enemy.card, uid=enemy.uid)

    # ------------------------------------------------------------------ the kernel's side

    def check(self) -> None:
        """After each change: who is defeated now (TS-24), and are there too many items (TS-48)?"""
        defeat_fallen(self)
        if self.outcome is None and self.surplus() > 0:
            self.push(SURPLUS)

    def ask(self, question: Question, options: list[int] | None) -> None:
        self.idle_rounds = 0
        super().ask(question, options)

    def beside(self, question: Question, options: list[int]) -> list[int]:
        """What may be used or discarded (TS-82)."""
        return add_riders(self, options, question.inside(self))

    def candidates(self, seat: i64) -> list[int]:
        return sorted({*super().candidates(seat), *rider_candidates(self), *also_tried(self)})

    def why_not(self, seat: i64, action: i64) -> Refusal | None:
        question = self.question
        if question is None or seat != 0 or not is_rider(action):
            return super().why_not(seat, action)
        reason = rider_reason(self, action, question.inside(self))
        return None if reason == ALLOWED else question.refusal(self, Seat(seat), action, reason)

    def answer(self, seat: i64, action: i64) -> None:
        """What is used or discarded beside a question leaves it on the stack, to be asked again."""
        question = self.question
        if question is None or not is_rider(action):
            super().answer(seat, action)
            return
        self.question = None
        self.offered = None
        take_rider(self, action, "TS-48" if isinstance(question, Surplus) else "TS-45")

    def choose_mode(self, among: ChooseOne, c: Context) -> None:
        self.push(ChooseMode(c, among.index))

    def offer(self, offer: Offer, c: Context) -> None:
        self.push(ChooseWhether(c, offer.index))

    def concede(self, seat: Seat) -> None:
        give_up(self)

    def stop(self) -> None:
        give_up_waiting(self)

    def clone(self) -> TwentyStrong:
        copy = TwentyStrong(self.deck, self.chance.clone())
        self.copy_state(copy)
        return copy

    def derive(self) -> None:
        self.texts_changed()
