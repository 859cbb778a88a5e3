"""The table: where every die and card is, and the verbs that move them. Chapters decide; the table only does."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludotek.games.twenty_strong.rules.actions import PICK
from ludotek.games.twenty_strong.rules.activation import ActivateByEffect, enter_together, put_boss_in_play
from ludotek.games.twenty_strong.rules.choosing import EffectChoice
from ludotek.games.twenty_strong.rules.components import (
    BOSS,
    CRIT,
    DAMAGE,
    DICE,
    EXHAUSTED,
    FACE_DAMAGE,
    HEALTH,
    KINDS,
    LOOSE,
    MISS,
    NO_FACE,
    NOTHING,
    ON_CARD,
    POOL,
    SETUP,
    SIDES,
    STAT_MAX,
    STAT_MIN,
    STRATEGY,
)
from ludotek.games.twenty_strong.rules.deck import Deck
from ludotek.games.twenty_strong.rules.effects.dice import DiceFilter
from ludotek.games.twenty_strong.rules.effects.effect import (
    CHIP_KEY,
    DURING,
    ONGOING,
    SPANS,
    THIS_STEP,
    Action,
    Live,
    Standing,
    Trigger,
    moments_of,
)
from ludotek.games.twenty_strong.rules.effects.on_dice import OnDice
from ludotek.games.twenty_strong.rules.elsewhere import also_tried, not_now
from ludotek.games.twenty_strong.rules.endgame import give_up, lose
from ludotek.games.twenty_strong.rules.enemy_effects import FireTrigger, Perform, fire, take_out
from ludotek.games.twenty_strong.rules.events import (
    CARD_BANISHED,
    CARD_DISCARDED,
    COMMITTED,
    REROLLED,
    ROLLED,
    STACK_TURNED,
    STAT_AT_LIMIT,
    STAT_CHANGED,
)
from ludotek.games.twenty_strong.rules.goals import ROLL_CRIT
from ludotek.games.twenty_strong.rules.missions import count_progress, counts
from ludotek.games.twenty_strong.rules.question import OrderTriggers
from ludotek.games.twenty_strong.rules.reasons import APPLY_FORBIDDEN, COMMIT_FORBIDDEN, COMMIT_LIMIT, by_text, text_of
from ludotek.games.twenty_strong.rules.rewards import SURPLUS, defeat_fallen
from ludotek.games.twenty_strong.rules.saving import state_to_data
from ludotek.kernel.chance import Chance
from ludotek.kernel.event import EventKind
from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.step import ALLOWED, Question, Step
from ludotek.kernel.zone import KNOWN_TO_ALL, UNKNOWN, Zone

NONE: Final[list[int]] = []  # what lists begin with that are replaced and never changed in place; clones share them


@mypyc_attr(acyclic=True)
class Enemy:
    """A card in the active area, with the dice on it. It gets a new uid each time it enters."""

    def __init__(self, uid: i64, card: i64, dice: list[int]) -> None:
        self.uid = uid
        self.card = card
        self.dice = dice  # by kind (colour and face)
        self.tokens: i64 = 0  # damage dealt without a die (TS-87)
        self.defeated: bool = False
        self.defeated_now: bool = False  # this round, so its item can be gained (TS-36)
        self.after_done: bool = False  # its After effects were resolved this round (TS-50)
        self.silenced: bool = False  # its During effects are stopped for this round
        self.muted: bool = False  # all its effects are

    def clone(self) -> Enemy:
        copy = Enemy(self.uid, self.card, self.dice[:])
        copy.tokens = self.tokens
        copy.defeated = self.defeated
        copy.defeated_now = self.defeated_now
        copy.after_done = self.after_done
        copy.silenced = self.silenced
        copy.muted = self.muted
        return copy


class TwentyStrong(Match):
    """A game of 20 Strong in progress."""

    def __init__(self, deck: Deck, chance: Chance) -> None:
        super().__init__(1, chance)
        self.deck = deck
        self.hero: i64 = NOTHING
        self.difficulty: i64 = 0
        self.stats: list[int] = [0, 0, 0]
        self.pool: list[int] = [0] * 5
        self.exhausted: list[int] = [0] * 5
        self.banished: list[int] = [0] * 5
        self.loose: list[int] = [0] * KINDS
        self.active: list[Enemy] = []
        self.stacks: list[Zone] = []
        self.bosses = Zone(NONE, NONE)  # drawn and not yet activated
        self.unused_bosses = Zone(NONE, NONE)
        self.missions: list[int] = NONE
        self.missions_done: i64 = 0
        self.mission_progress: i64 = 0
        self.inventory: list[int] = []
        self.discard: list[int] = []
        self.banished_cards: list[int] = NONE
        self.aside: list[int] = NONE
        self.using: list[int] = NONE  # items whose benefit is being resolved
        self.lasting: list[int] = NONE  # nodes that hold for the rest of the game
        self.holding: list[int] = NONE  # nodes that hold for a time: node * len(SPANS) + span
        self.used_in_phase: list[int] = NONE
        self.used_in_round: list[int] = NONE
        self.used_in_conflict: list[int] = NONE
        self.used_in_game: list[int] = NONE
        self.chip: i64 = 0
        self.round: i64 = 0
        self.moment: i64 = SETUP
        self.phases: i64 = 0  # Strategy phases begun this round
        self.extra_phases: i64 = 0
        self.committed_now: i64 = 0  # dice committed in this Strategy phase
        self.prevented: i64 = 0  # of the damage that is about to be suffered
        self.hurt: i64 = 0  # damage suffered this round
        self.idle_rounds: i64 = 0  # rounds begun since the player was last asked anything
        self.endgame: bool = False
        self.bosses_defeated: i64 = 0
        self.next_uid: i64 = 0
        self.last_stack: i64 = NOTHING
        # What follows is derived from everything above.
        self.standing: list[Live] = []  # the texts in force
        self.moments: i64 = 0  # what triggers in play wait for, as bits

    # ------------------------------------------------------------------ reading the table

    def find(self, uid: i64) -> Enemy | None:
        for enemy in self.active:
            if enemy.uid == uid:
                return enemy
        return None

    def is_boss(self, enemy: Enemy) -> bool:
        return self.deck.cards[enemy.card].kind == BOSS

    def undefeated(self) -> i64:
        n: i64 = 0
        for enemy in self.active:
            if not enemy.defeated:
                n += 1
        return n

    def loose_with(self, face: i64) -> i64:
        """How many unapplied dice show a face."""
        n: i64 = 0
        kind: i64 = face
        while kind < KINDS:
            n += self.loose[kind]
            kind += 4
        return n

    def stacks_empty(self) -> bool:
        for stack in self.stacks:
            if len(stack.cards) > 0:
                return False
        return True

    def card_phrase(self, card: i64) -> Phrase:
        if card < 0:
            return Phrase("the-chip" if card == CHIP_KEY else "the-deck")
        return Phrase(f"card-{self.deck.cards[card].name}")

    def stat(self, which: i64) -> i64:
        """What a stat counts as now (TS-72), within its limits (TS-16)."""
        value: i64 = self.stats[which]
        for live in self.standing:
            value += live.node.stat_change(self, which)
        return max(STAT_MIN, min(STAT_MAX, value))

    def room(self) -> i64:
        """How many more items may be held (TS-46)."""
        return self.stat(STRATEGY) - len(self.inventory)

    def surplus(self) -> i64:
        """How many items are too many (TS-48). Those that are being used leave, or count again later (TS-81)."""
        return 0 if len(self.inventory) < 2 else max(0, -self.room() - len(self.using))

    def forbidden(self, what: i64, reason: i64) -> i64:
        """ALLOWED if no text forbids it, else the reason with the text that does."""
        for live in self.standing:
            if live.node.forbids(what):
                return by_text(reason, live.node.index)
        return ALLOWED

    def commit_forbidden(self, colour: i64) -> i64:
        """May a die of this colour be committed now, as far as texts go?"""
        for live in self.standing:
            if self.committed_now >= live.node.commit_limit(self):
                return by_text(COMMIT_LIMIT, live.node.index)
            if live.node.forbids_commit(self, colour):
                return by_text(COMMIT_FORBIDDEN, live.node.index)
        return ALLOWED

    def apply_forbidden(self, enemy: Enemy, colour: i64, face: i64) -> i64:
        for live in self.standing:
            if live.node.forbids_apply(self, live.uid, enemy.uid, colour, face):
                return by_text(APPLY_FORBIDDEN, live.node.index)
        return ALLOWED

    def die_damage(self, enemy: Enemy, colour: i64, face: i64) -> i64:
        """What a die deals on an enemy. Enemy effects come last, so they have the last word (TS-01)."""
        damage: i64 = FACE_DAMAGE[face]
        for live in self.standing:
            damage = live.node.die_damage(self, live.uid, enemy.uid, colour, face, damage)
        return damage

    def damage_on(self, enemy: Enemy) -> i64:
        total: i64 = enemy.tokens
        dice = enemy.dice
        kind: i64 = MISS  # a die on a card has a face
        while kind < KINDS:
            n: i64 = dice[kind]
            if n > 0:
                total += n * self.die_damage(enemy, kind // 4, kind % 4)
            kind += 1 if kind % 4 != CRIT else 2
        return total

    def health_of(self, enemy: Enemy) -> i64:
        health: i64 = self.deck.cards[enemy.card].health
        for live in self.standing:
            health += live.node.health_change(self, live.uid, enemy)
        return max(1, health)

    def threat_of(self, enemy: Enemy) -> i64:
        """The Damage stat of an enemy."""
        damage: i64 = self.deck.cards[enemy.card].damage
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

    def dice_at(self, place: i64) -> list[int]:
        """The rolled dice of a place, by kind."""
        return self.loose if place == LOOSE else self.active[place - ON_CARD].dice

    def committed_places(self) -> list[int]:
        """Where committed dice are: in the active area, on a card or not (TS-58)."""
        return [LOOSE, *range(ON_CARD, ON_CARD + len(self.active))]

    def count_at(self, place: i64, kind: i64) -> i64:
        """How many dice of a kind a place holds; in the pool and the exhausted area they have no face."""
        if place == POOL or place == EXHAUSTED:
            return 0 if kind % 4 != NO_FACE else (self.pool if place == POOL else self.exhausted)[kind // 4]
        return self.dice_at(place)[kind]

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
                kind: i64 = 0
                while kind < KINDS:
                    if self.count_at(place, kind) > 0 and action.takes(self, place, kind // 4, kind % 4):
                        found.append(PICK + place * KINDS + kind)
                    kind += 1
            place += 1
        return found

    def enough_dice_for(self, action: OnDice, wanted: i64) -> bool:
        """Are they as many? Asked often, so without listing them."""
        n: i64 = 0
        place: i64 = 0
        while place < ON_CARD + len(self.active):
            if action.dice.takes_from(place):
                kind: i64 = 0
                while kind < KINDS:
                    here = self.count_at(place, kind)
                    if here > 0 and action.takes(self, place, kind // 4, kind % 4):
                        n += here
                        if n >= wanted:
                            return True
                    kind += 1
            place += 1
        return False

    def rolled_matching(self, dice: DiceFilter) -> i64:
        n: i64 = 0
        for place in self.committed_places():
            if dice.takes_from(place):
                held = self.dice_at(place)
                kind: i64 = 0
                while kind < KINDS:
                    if kind % 4 != NO_FACE and dice.takes(kind // 4, kind % 4):
                        n += held[kind]
                    kind += 1
        return n

    def commit_die(self, colour: i64, cause: i64) -> None:
        """A die of the pool comes into the active area, without a face (TS-77)."""
        self.pool[colour] -= 1
        self.loose[colour * 4] += 1
        self.committed_now += 1
        self.tell(COMMITTED, "TS-21", cause, colour)

    def take_die(self, place: i64, colour: i64, face: i64) -> None:
        """A die leaves its place; from a card its damage goes with it (TS-86)."""
        if place == POOL:
            self.pool[colour] -= 1
        elif place == EXHAUSTED:
            self.exhausted[colour] -= 1
        else:
            self.dice_at(place)[colour * 4 + face] -= 1
        self.unsettled = True  # texts may count dice (TS-86)

    def roll_in(self, dice: list[int], kind: i64, cause: i64) -> None:
        """Roll one die where it lies."""
        colour = kind // 4
        face = self.chance.pick(DICE, SIDES[colour])
        dice[kind] -= 1
        dice[colour * 4 + face] += 1
        self.tell(ROLLED, "TS-22", cause, colour * 4 + face)
        self.unsettled = True
        if face == CRIT:
            self.progress(ROLL_CRIT, 1)

    def reroll_in(self, dice: list[int], kind: i64, cause: i64) -> i64:
        """Roll one die again where it lies; its new face."""
        colour = kind // 4
        face = self.chance.pick(DICE, SIDES[colour])
        dice[kind] -= 1
        dice[colour * 4 + face] += 1
        self.tell(REROLLED, "TS-77", cause, kind, face)
        self.unsettled = True
        if face == CRIT:
            self.progress(ROLL_CRIT, 1)
        return face

    # ------------------------------------------------------------------ stats and texts

    def change_stat(self, stat: i64, by: i64, rule: str, cause: i64) -> None:
        """TS-16: point by point, the points past a limit are ignored; TS-05: Health below 1 loses at once."""
        before: i64 = self.stats[stat]
        least: i64 = 0 if stat == HEALTH else STAT_MIN
        value = max(least, min(STAT_MAX, before + by))
        self.stats[stat] = value
        if value == before:
            self.tell(STAT_AT_LIMIT, "TS-16", cause, stat, value)
        else:
            self.tell(STAT_CHANGED, rule, cause, stat, value - before, value)
        self.unsettled = True
        if stat == HEALTH and value < 1:
            lose(self)

    def texts_changed(self) -> None:
        """Derive the standing texts anew, the stronger ones later: they have the last word (TS-01).

        First the deck's rules, then the hero and rewards, then the effects of enemies.
        """
        deck = self.deck
        found: list[Live] = []
        moments = deck.moments
        for node in deck.standing:
            found.append(Live(node, NOTHING, NOTHING))
        if self.hero >= 0:
            ability = deck.cards[self.hero].ability
            moments |= ability.moments
            for node in ability.standing:
                found.append(Live(node, self.hero, NOTHING))
        for item in self.inventory:
            reward = deck.cards[item].reward
            if reward is not None and reward.kind == ONGOING:
                moments |= reward.text.moments
                for node in reward.text.standing:
                    found.append(Live(node, item, NOTHING))
        if self.lasting or self.holding:
            self.add_lasting(found, False)
            self.add_lasting(found, True)
            moments |= moments_of([kept for index in self.lasting if isinstance(kept := deck.nodes[index], Trigger)])
        for enemy in self.active:
            if enemy.muted:
                continue
            for effect in deck.cards[enemy.card].effects:
                moments |= effect.text.moments
                if effect.kind != DURING or not (enemy.defeated or enemy.silenced):
                    for node in effect.text.standing:
                        found.append(Live(node, enemy.card, enemy.uid))
        self.standing = found
        self.moments = moments
        self.unsettled = True

    def add_lasting(self, found: list[Live], of_enemies: bool) -> None:
        for index in self.lasting + [each // len(SPANS) for each in self.holding]:
            kept = self.deck.nodes[index]
            if isinstance(kept, Standing) and kept.of_enemy == of_enemies:
                found.append(Live(kept, kept.card, NOTHING))

    def begin_step(self, moment: i64) -> None:
        """The round goes on; what held for a step ends with it."""
        if self.moment != moment:
            self.moment = moment
            self.let_go(THIS_STEP)

    def let_go(self, span: i64) -> None:
        """Texts that hold for such a time hold no longer."""
        if self.holding:
            self.holding = [each for each in self.holding if each % len(SPANS) != span]
            self.texts_changed()

    def tell_text(self, kind: EventKind, code: i64) -> None:
        """Report what a text, the one behind a reason code, has made impossible."""
        text = self.deck.nodes[text_of(code)]
        self.tell(kind, text.rule, text.card)

    def resolve(self, actions: list[Action], card: i64, uid: i64) -> None:
        """Carry out texts in their printed order."""
        i: i64 = len(actions) - 1
        while i >= 0:
            self.stack.append(Perform(actions[i].index, card, uid))
            i -= 1

    def text_begun(self) -> i64:
        """The text that is begun and not yet resolved to its end, NOTHING if there is none."""
        place: i64 = len(self.stack) - 1
        while place >= 0:
            step = self.stack[place]
            if isinstance(step, EffectChoice):
                return step.node
            if isinstance(step, Perform) and not isinstance(step, FireTrigger):
                return step.node
            place -= 1
        return NOTHING

    def fire(self, when: i64, uid: i64) -> None:
        """Let what waits for this moment happen."""
        if self.awaits(when):
            self.together(fire(self, when, uid))

    def awaits(self, when: i64) -> bool:
        """Does any text in play wait for this moment?"""
        return (self.moments >> when) & 1 == 1

    def fire_beside(self, below: i64, when: i64) -> None:
        """Let what waits for this moment happen, at once with the steps put on the stack above `below` (TS-03)."""
        others = self.stack[below:]
        del self.stack[below:]
        self.together(others + fire(self, when, NOTHING))

    def progress(self, goal: i64, by: i64) -> None:
        if counts(self, goal):
            self.together(count_progress(self, goal, by))

    def together(self, steps: list[Step]) -> None:
        """Things that would resolve at once: the player orders them (TS-03)."""
        if len(steps) == 1:
            self.stack.append(steps[0])
        elif steps:
            self.stack.append(OrderTriggers(0, steps))

    # ------------------------------------------------------------------ cards

    def turn_up(self, stack: i64) -> None:
        """The new top cards of a stack are open (TS-18)."""
        if not self.deck.face_up:
            return
        pile = self.stacks[stack]
        place: i64 = len(pile.cards) - 1
        least = max(0, len(pile.cards) - self.deck.sight)
        while place >= least:
            if pile.show(place, -1):
                self.reveals += 1
                self.tell(STACK_TURNED, "TS-18", NOTHING, pile.cards[place], stack)
            place -= 1

    def take_top(self, stack: i64) -> i64:
        """The top card leaves its stack; one that lay face down is known from now on."""
        if self.stacks[stack].show_top(KNOWN_TO_ALL):
            self.reveals += 1
        return self.stacks[stack].take_top()

    def activate_more(self, n: i64) -> None:
        self.push(ActivateByEffect(n))

    def make_enemy(self, card: i64) -> Enemy:
        self.next_uid += 1
        return Enemy(self.next_uid - 1, card, [0] * KINDS)

    def enter_together(self, cards: list[int]) -> None:
        enter_together(self, cards)

    def activate_boss(self, rule: str) -> None:
        put_boss_in_play(self, rule)

    def deal(self, cards: list[int]) -> None:
        """Deal cards into the stacks in turn, and turn up what is open (TS-08, TS-18)."""
        for stack, pile in enumerate(self.stacks):
            pile.put_all(cards[stack :: len(self.stacks)], UNKNOWN)
            self.turn_up(stack)

    def not_now(self, action: i64) -> i64:
        return not_now(self, action)

    def also_tried(self) -> list[int]:
        return also_tried(self)

    def banish_enemy(self, enemy: Enemy, cause: i64) -> None:
        take_out(self, enemy)
        self.banish_card(enemy.card, cause)

    def banish_card(self, card: i64, cause: i64) -> None:
        """Out of the game for good (TS-57)."""
        self.banished_cards = [*self.banished_cards, card]
        self.tell(CARD_BANISHED, "TS-57", cause, card)

    def discard_enemy(self, enemy: Enemy, rule: str, cause: i64) -> None:
        take_out(self, enemy)
        self.discard.append(enemy.card)
        self.tell(CARD_DISCARDED, rule, cause, enemy.card)

    # ------------------------------------------------------------------ the kernel's side

    def zones(self) -> list[Zone]:
        return [*self.stacks, self.bosses, self.unused_bosses]

    def check(self) -> None:
        """After each change: who is defeated now (TS-24), and are there too many items (TS-48)?"""
        defeat_fallen(self)
        if self.outcome is None and self.surplus() > 0:
            self.push(SURPLUS)

    def ask(self, question: Question, options: list[int] | None) -> None:
        self.idle_rounds = 0
        super().ask(question, options)

    def concede(self, seat: i64) -> None:
        give_up(self)

    def clone(self) -> Match:
        copy = TwentyStrong(self.deck, self.chance.clone())
        self.copy_into(copy)
        copy.hero = self.hero
        copy.difficulty = self.difficulty
        copy.stats = self.stats[:]
        copy.pool = self.pool[:]
        copy.exhausted = self.exhausted[:]
        copy.banished = self.banished[:]
        copy.loose = self.loose[:]
        copy.active = [enemy.clone() for enemy in self.active]
        copy.stacks = [stack.clone() for stack in self.stacks]
        copy.bosses = self.bosses.clone()
        copy.unused_bosses = self.unused_bosses.clone()
        copy.missions = self.missions
        copy.missions_done = self.missions_done
        copy.mission_progress = self.mission_progress
        copy.inventory = self.inventory[:]
        copy.discard = self.discard[:]
        copy.banished_cards = self.banished_cards
        copy.aside = self.aside
        copy.using = self.using
        copy.lasting = self.lasting
        copy.holding = self.holding
        copy.used_in_phase = self.used_in_phase
        copy.used_in_round = self.used_in_round
        copy.used_in_conflict = self.used_in_conflict
        copy.used_in_game = self.used_in_game
        copy.chip = self.chip
        copy.round = self.round
        copy.moment = self.moment
        copy.phases = self.phases
        copy.extra_phases = self.extra_phases
        copy.committed_now = self.committed_now
        copy.prevented = self.prevented
        copy.hurt = self.hurt
        copy.idle_rounds = self.idle_rounds
        copy.endgame = self.endgame
        copy.bosses_defeated = self.bosses_defeated
        copy.next_uid = self.next_uid
        copy.last_stack = self.last_stack
        copy.standing = self.standing
        copy.moments = self.moments
        return copy

    def state_data(self) -> dict[str, object]:
        return state_to_data(self)
