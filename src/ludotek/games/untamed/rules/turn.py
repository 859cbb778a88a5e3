"""A turn: the Main phase and then the Upkeep phase (UN-13 to UN-15, UN-36 to UN-40)."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from ludotek.games.untamed.rules.actions import (
    ATTACK,
    BONUS,
    CARD,
    DESIGNS,
    DRAW,
    FOCUS,
    MULLIGAN,
    PLAY,
    POWER,
    STRONGHOLD,
)
from ludotek.games.untamed.rules.attacking import ChooseAttackTarget, attack_reason
from ludotek.games.untamed.rules.choosing import PaySupport, distinct
from ludotek.games.untamed.rules.components import DRAW_COST, NOTHING
from ludotek.games.untamed.rules.effects.effect import ABILITY_USED as ON_ABILITY
from ludotek.games.untamed.rules.effects.effect import UPKEEP as ON_UPKEEP
from ludotek.games.untamed.rules.effects.effect import Context
from ludotek.games.untamed.rules.events import (
    ABILITY_USED,
    BONUS_USED,
    POWER_PAID,
    READIED_ALL,
    TO_SUPPORT,
    TURN_BEGAN,
    UPKEEP,
)
from ludotek.games.untamed.rules.lists import designs_among, put_at
from ludotek.games.untamed.rules.modes import ALPHA, HYDRA
from ludotek.games.untamed.rules.playing import (
    focus_reason,
    play_as_power,
    play_by_focus,
    play_for_power,
    play_reason,
    power_reason,
)
from ludotek.games.untamed.rules.question import Choice, Floor
from ludotek.games.untamed.rules.reasons import ABILITY_USED as ABILITY_WAS_USED
from ludotek.games.untamed.rules.reasons import (
    ALREADY_DRAWN,
    EMPTY_DECK,
    MULLIGAN_OVER,
    MUST_SUPPORT,
    NO_BONUS,
    NOT_IN_HAND,
    TOO_EXPENSIVE,
    TOO_LITTLE_SUPPORT,
)
from ludotek.games.untamed.rules.texts import Settle, fire_for_side, onlookers, together
from ludotek.kernel.match import Match
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.reasons import NOT_NOW
from ludotek.kernel.step import ALLOWED, DONE, RESUME, Stage, Step

if TYPE_CHECKING:
    from ludotek.games.untamed.rules.table import Untamed


class Turn(Step):
    """The turn of a seat (in Hydra of its whole team), or of the next one that is still in the game (UN-80)."""

    def __init__(self, seat: i64) -> None:
        super().__init__(NOTHING)
        self.of = seat

    def data(self) -> list[object]:
        return [self.of]

    def run(self, match: Match) -> None:
        g = cast("Untamed", match)
        g.active = still_in_game(g, self.of)
        g.turn += 1
        begin_counting(g)
        members = members_in_turn(g, g.active)
        mask: i64 = 0
        for seat in members:
            mask |= 1 << seat
        g.tell(TURN_BEGAN, "UN-13", NOTHING, g.active, g.turn)
        steps: list[Step] = [MainPhase(mask, 0, 0)]
        for seat in members:
            steps.append(BeginUpkeep(seat))
        for seat in members:
            steps.append(UpkeepDraw(seat))
        for seat in members:
            steps.append(UpkeepSupport(seat))
        steps.append(EndOfTurn())
        g.then(steps)


def begin_counting(g: Untamed) -> None:
    """What is counted by the turn starts anew, for everybody: cards are played in others' turns, too (UN-42, UN-77)."""
    g.played = [0] * g.seats
    g.powered = g.played
    g.discount = g.played
    g.has_drawn = [False] * g.seats
    for side in g.sides:
        side.has_defeated = False
    for keep in g.keeps:
        keep.used_by = NOTHING


def still_in_game(g: Untamed, seat: i64) -> i64:
    """This seat, or the next one in turn order that is not out."""
    while g.out[seat]:
        seat = (seat + 1) % g.seats
    return seat


def members_in_turn(g: Untamed, seat: i64) -> list[int]:
    """A Hydra team plays together (UN-60); otherwise one seat."""
    if g.mode != HYDRA:
        return [int(seat)]
    return [other for other in range(g.seats) if g.team_of[other] == g.team_of[seat]]


def opponents_left(g: Untamed, seat: i64) -> i64:
    return len([other for other in range(g.seats) if g.team_of[other] != g.team_of[seat] and not g.out[other]])


def cards_drawn(g: Untamed, seat: i64) -> i64:
    """Two; the Alpha opponents + 2 (UN-15, UN-59)."""
    return 2 + opponents_left(g, seat) if g.mode == ALPHA and seat == g.first else 2


def cards_to_support(g: Untamed, seat: i64) -> i64:
    """UN-15; the Alpha as many as it has opponents (UN-59)."""
    return opponents_left(g, seat) if g.mode == ALPHA and seat == g.first else 1


class MainPhase(Floor):
    """Play, attack, and the rest, in any order, until done; it never ends by itself (UN-14)."""

    def again(self, seats: i64, done: i64, stirred: i64) -> Step:
        return MainPhase(seats, done, stirred)

    def close(self, match: Match) -> None:
        """Upkeep follows."""

    def rule(self) -> str:
        return "UN-14"

    def prompt(self, match: Match) -> Phrase:
        return Phrase("ask-MainPhase")

    def candidates(self, match: Match, seat: i64) -> list[int]:
        g = cast("Untamed", match)
        if self.is_done(seat):
            return [RESUME]
        found: list[int] = [DONE, DRAW, STRONGHOLD, BONUS]
        found += [ATTACK + place for place in range(len(g.sides[g.side_of[seat]].animals))]
        designs = designs_among(g.hands[seat].cards)
        for band in (PLAY, FOCUS, POWER):
            found += [band + design for design in designs]
        return found

    def options(self, match: Match, seat: i64) -> list[int]:
        g = cast("Untamed", match)
        if self.is_done(seat):
            return [RESUME] if (self.stirred >> seat) & 1 else []
        found: list[int] = [DONE]
        if draw_reason(g, seat) == ALLOWED:
            found.append(DRAW)
        if ability_reason(g, seat) == ALLOWED:
            found.append(STRONGHOLD)
        if bonus_reason(g, seat) == ALLOWED:
            found.append(BONUS)
        for place, animal in enumerate(g.sides[g.side_of[seat]].animals):
            if attack_reason(g, seat, animal) == ALLOWED:
                found.append(ATTACK + place)
        held = designs_among(g.hands[seat].cards)
        for design in held:
            if play_reason(g, seat, design) == ALLOWED:
                found.append(PLAY + design)
        for design in held:
            if focus_reason(g, seat, design) == ALLOWED:
                found.append(FOCUS + design)
        if power_reason(g, seat) == ALLOWED:
            found += [POWER + design for design in held]
        return found

    def reason(self, g: Untamed, seat: i64, action: i64) -> i64:
        return main_reason(g, seat, action)

    def perform(self, match: Match, seat: i64, action: i64) -> None:
        g = cast("Untamed", match)
        if action == DRAW:
            g.sides[g.side_of[seat]].power_ready -= DRAW_COST
            g.has_drawn = [drawn or other == seat for other, drawn in enumerate(g.has_drawn)]
            g.tell(POWER_PAID, "UN-37", NOTHING, seat, DRAW_COST)
            g.draw_what_is_there(seat, 1, "UN-37", NOTHING)
        elif action == STRONGHOLD:
            use_ability(g, seat)
        elif action == BONUS:
            use_bonus(g, seat)
        elif action < PLAY:
            animal = g.sides[g.side_of[seat]].animals[action - ATTACK]
            animal.ready = False
            g.push(ChooseAttackTarget(seat, animal.uid))
        elif action < FOCUS:
            play_for_power(g, seat, action - PLAY)
        elif action < POWER:
            play_by_focus(g, seat, action - FOCUS)
        else:
            play_as_power(g, seat, action - POWER)


def main_reason(g: Untamed, seat: i64, action: i64) -> i64:
    """Why something is not possible in the Main phase."""
    side = g.sides[g.side_of[seat]]
    if action == DRAW:
        return draw_reason(g, seat)
    if action == STRONGHOLD:
        return ability_reason(g, seat)
    if action == BONUS:
        return bonus_reason(g, seat)
    if ATTACK <= action < ATTACK + len(side.animals):
        return attack_reason(g, seat, side.animals[action - ATTACK])
    if not PLAY <= action < POWER + DESIGNS:
        return MULLIGAN_OVER if action == MULLIGAN else NOT_NOW
    design: i64 = (action - PLAY) % DESIGNS
    if design not in g.hands[seat].cards:
        return NOT_IN_HAND
    if action < FOCUS:
        return play_reason(g, seat, design)
    return focus_reason(g, seat, design) if action < POWER else power_reason(g, seat)


def draw_reason(g: Untamed, seat: i64) -> i64:
    """UN-37, UN-64."""
    side = g.sides[g.side_of[seat]]
    if g.has_drawn[seat]:
        return ALREADY_DRAWN
    if side.power_ready < DRAW_COST:
        return TOO_EXPENSIVE
    return ALLOWED if len(side.deck.cards) > 0 else EMPTY_DECK


def ability_reason(g: Untamed, seat: i64) -> i64:
    """UN-36, UN-38: once a turn, whatever Stronghold is on top."""
    keep = g.keeps[g.keep_of[g.side_of[seat]]]
    if keep.used_by >= 0:
        return ABILITY_WAS_USED
    cost = g.box.stronghold_of(keep.stack.top()).cost
    return TOO_LITTLE_SUPPORT if cost > len(g.sides[g.side_of[seat]].support) else ALLOWED


def use_ability(g: Untamed, seat: i64) -> None:
    """Pay its Support, its effect happens at once (UN-36)."""
    side: i64 = g.side_of[seat]
    keep = g.keeps[g.keep_of[side]]
    faction = keep.stack.top()
    stronghold = g.box.stronghold_of(faction)
    keep.used_by = seat
    g.tell(ABILITY_USED, "UN-36", NOTHING, seat, faction)
    g.then([Settle(), onlookers(g, seat, ON_ABILITY)])
    g.resolve(stronghold.actions, Context(seat, side, len(g.box.designs) + faction, NOTHING, 0))
    if stronghold.cost > 0:
        g.push(PaySupport(seat, side, stronghold.cost))


def bonus_reason(g: Untamed, seat: i64) -> i64:
    return ALLOWED if len(g.sides[g.side_of[seat]].bonus.cards) > 0 else NO_BONUS


def use_bonus(g: Untamed, seat: i64) -> None:
    """It goes face down on top of the own deck; the next card costs 1 less (UN-39)."""
    side = g.sides[g.side_of[seat]]
    known: i64 = side.bonus.known[-1]
    side.deck.put(side.bonus.take_top(), known)
    g.discount = put_at(g.discount, seat, g.discount[seat] + 1)
    g.tell(BONUS_USED, "UN-39", NOTHING, seat)


class BeginUpkeep(Step):
    """All own exhausted cards are readied (UN-15, UN-87)."""

    def run(self, match: Match) -> None:
        g = cast("Untamed", match)
        side = g.sides[g.side_of[self.seat]]
        g.tell(UPKEEP, "UN-15", NOTHING, self.seat)
        side.power_ready = len(side.power.cards)
        for animal in side.animals:
            animal.ready = True
        g.tell(READIED_ALL, "UN-15", NOTHING, self.seat)
        g.push(Settle())
        together(g, fire_for_side(g, g.side_of[self.seat], ON_UPKEEP, NOTHING))


class UpkeepDraw(Step):
    """Cards come from the deck; an empty one loses (UN-02, UN-15)."""

    def run(self, match: Match) -> None:
        g = cast("Untamed", match)
        g.must_draw(self.seat, cards_drawn(g, self.seat), 0, "UN-15")


class UpkeepSupport(Step):
    """Then cards go to the Support zone; the Alpha's opponents are counted now (UN-15, UN-90)."""

    def run(self, match: Match) -> None:
        g = cast("Untamed", match)
        g.push(ToSupport(self.seat, cards_to_support(g, self.seat)))


class ToSupport(Choice):
    """Which card goes from the hand to the Support zone? Mandatory; `left` more of them (UN-15)."""

    def __init__(self, seat: i64, left: i64) -> None:
        super().__init__(seat)
        self.left = left

    def data(self) -> list[object]:
        return [self.seat, self.left]

    def rule(self) -> str:
        return "UN-15"

    def always_asked(self) -> bool:
        return True

    def prompt(self, match: Match) -> Phrase:
        return Phrase("ask-ToSupport", {"left": self.left})

    def stray(self, action: i64) -> i64:
        return NOT_IN_HAND if CARD <= action < CARD + DESIGNS else NOT_NOW

    def tries(self, g: Untamed) -> list[int]:
        return [DONE, *distinct(g.hands[self.seat].cards)]

    def reason(self, g: Untamed, action: i64) -> i64:
        """Mandatory as long as there is a card."""
        return MUST_SUPPORT if action == DONE and len(g.hands[self.seat].cards) > 0 else ALLOWED

    def take(self, g: Untamed, action: i64) -> None:
        if action == DONE:
            return
        g.take_from_hand(self.seat, action - CARD)
        g.sides[g.side_of[self.seat]].to_support(action - CARD)
        g.tell(TO_SUPPORT, "UN-15", NOTHING, self.seat, action - CARD)
        if self.left > 1:
            g.push(ToSupport(self.seat, self.left - 1))


class EndOfTurn(Stage):
    """What lasts until the end of the turn ends; the next player in turn order begins."""

    def run(self, match: Match) -> None:
        g = cast("Untamed", match)
        for side in g.sides:
            for animal in side.animals:
                animal.swing = 0
                animal.rushing = False
        g.push(Turn((g.active + 1) % g.seats))
