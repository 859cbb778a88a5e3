"""The city: the verbs that change it. Chapters decide; the city only does."""

from __future__ import annotations

from mypy_extensions import i64

from ludotek.games.reckoners.rules import events
from ludotek.games.reckoners.rules.components import DICE, NOTHING, District
from ludotek.games.reckoners.rules.reasons import FINISH_FIRST, OTHERS_FIRST
from ludotek.games.reckoners.rules.refusing import refusal_for
from ludotek.games.reckoners.rules.state import State
from ludotek.kernel.lists import without
from ludotek.kernel.numbers import CardId, Seat
from ludotek.kernel.outcome import Outcome
from ludotek.kernel.reasons import by_card
from ludotek.kernel.refusal import Refusal
from ludotek.kernel.step import Question


class City(State):
    """A game of The Reckoners in progress. A seat is a Reckoner."""

    # ------------------------------------------------------------------ Reckoners

    def equip(self, seat: Seat, card: CardId) -> None:
        """A Reckoner gets a card, and what it always does (RK-69)."""
        self.gear[seat] = [*self.gear[seat], int(card)]
        permanent = self.box.cards[card].permanent
        if permanent is not None:
            permanent.begin(self, seat)

    def hold(self, seat: Seat, kind: i64) -> None:
        self.held[seat] = sorted([*self.held[seat], kind])

    def roll(self, seat: Seat, kinds: list[int]) -> list[int]:
        """Roll dice of these kinds; their codes, sorted."""
        found: list[int] = []
        self.chance.roll(kinds)
        for kind in kinds:
            found.append(self.chance.pick(DICE + seat, self.box.dice[kind].sides))
        found.sort()
        return found

    def spend_die(self, seat: Seat, code: i64) -> None:
        self.dice[seat] = without(self.dice[seat], code)

    def use_card(self, seat: Seat, card: CardId) -> None:
        self.used[seat] |= 1 << int(card)  # as int: compiled, 1 << i64 is a shift of 32 bits

    def earn(self, n: i64, rule: str, cause: i64) -> None:
        self.money += n
        self.tell(events.MONEY_GAINED, rule, cause, n, self.money)

    # ------------------------------------------------------------------ districts

    def add_enforcement(self, district: District, n: i64, rule: str, cause: i64) -> None:
        """Each that the supply lacks costs 1 Population (RK-60, RK-90, RK-91)."""
        there: i64 = min(n, self.enforcement_left)
        if there > 0:
            self.enforcement_left -= there
            self.enforcement[district] += there
            self.tell(events.ENFORCEMENT_ADDED, rule, cause, district, there)
        if n > there:
            self.tell(events.NO_ENFORCEMENT_LEFT, rule, cause)
            self.lose_population(n - there, rule, cause)

    def remove_enforcement(self, district: District, rule: str, cause: i64) -> None:
        self.enforcement[district] -= 1
        self.enforcement_left += 1
        self.tell(events.ENFORCEMENT_REMOVED, rule, cause, district, self.enforcement[district])

    def add_barricade(self, district: District, rule: str, cause: i64) -> None:
        """Without one in the supply, 1 Population is lost (RK-63, RK-90, RK-91)."""
        if self.barricades_left > 0:
            self.barricades_left -= 1
            self.barricades[district] += 1
            self.tell(events.BARRICADE_ADDED, rule, cause, district)
        else:
            self.tell(events.NO_BARRICADE_LEFT, rule, cause)
            self.lose_population(1, rule, cause)

    def remove_barricade(self, seat: Seat, district: District) -> None:
        self.barricades[district] -= 1
        self.barricades_left += 1
        self.tell(events.BARRICADE_REMOVED, "RK-33", NOTHING, seat, district)

    def lose_population(self, n: i64, rule: str, cause: i64) -> None:
        """At 0 the game is lost at once (RK-02); whoever repeats what may cost lives stops there."""
        lost: i64 = min(n, self.population)
        self.population -= lost
        self.tell(events.POPULATION_LOST, rule, cause, lost, self.population)
        if self.population == 0:
            self.tell(events.LOST, "RK-02")
            self.finish(Outcome([0.0] * int(self.seats), "population", "RK-02"))

    # ------------------------------------------------------------------ Epics and Steelheart

    def contain(self, district: District, rule: str, cause: i64) -> None:
        self.bracket[district] -= 1
        self.tell(events.CONTAINED, rule, cause, self.epic[district], self.bracket[district])

    def contain_track(self, track: i64, rule: str, cause: i64) -> None:
        self.tracks[track] -= 1
        self.tell(events.TRACK_CONTAINED, rule, cause, track, self.tracks[track])

    def research_epic(self, district: District, cause: i64) -> None:
        """At 0 it is weakened (RK-18, RK-19)."""
        self.research[district] -= 1
        epic = self.box.epics[self.epic[district]]
        self.tell(events.RESEARCHED, "RK-38", cause, epic.index, self.research[district])
        if self.research[district] == 0:
            self.health[district] = min(self.health[district], epic.weakened)
            self.tell(events.WEAKENED, "RK-19", NOTHING, epic.index, self.health[district])

    def attack_epic(self, district: District, cause: i64) -> None:
        """At 0 it is defeated and leaves; what else is there stays (RK-21, RK-40)."""
        self.health[district] -= 1
        epic = self.epic[district]
        self.tell(events.EPIC_ATTACKED, "RK-39", cause, epic, self.health[district])
        if self.health[district] == 0:
            self.epic[district] = NOTHING
            self.research[district] = 0
            self.bracket[district] = 0
            self.felled = sorted([*self.felled, epic])
            self.tell(events.DEFEATED, "RK-40", NOTHING, epic, district)

    def research_steelheart(self, n: i64, rule: str, cause: i64) -> None:
        """At 0 his Health takes its place; what is left over is lost (RK-45, RK-93)."""
        found: i64 = min(n, self.steelheart_research)
        self.steelheart_research -= found
        self.tell(events.STEELHEART_RESEARCHED, rule, cause, found, self.steelheart_research)
        if self.steelheart_research == 0:
            self.steelheart_health = self.steelheart_start
            self.tell(events.STEELHEART_WEAKENED, "RK-45", cause, self.steelheart_health)

    def attack_steelheart(self, cause: i64) -> None:
        """At 0 the game is won at once (RK-01)."""
        self.steelheart_health -= 1
        self.tell(events.STEELHEART_ATTACKED, "RK-44", cause, self.steelheart_health)
        if self.steelheart_health == 0:
            self.tell(events.WON, "RK-01")
            self.finish(Outcome([1.0] * int(self.seats), "steelheart", "RK-01"))

    # ------------------------------------------------------------------ the kernel's side

    def refusal_of(self, question: Question, seat: Seat, action: i64, reason: i64) -> Refusal:
        return refusal_for(self, seat, action, question.rule(), reason)

    def stray(self, seat: Seat, action: i64) -> i64:
        return FINISH_FIRST

    def unasked(self, question: Question, seat: Seat, action: i64) -> Refusal:
        """A question to one Reckoner blocks the floor for a moment (RK-86)."""
        return question.refusal(self, seat, action, by_card(OTHERS_FIRST, question.seat))

    def concede(self, seat: Seat) -> None:
        """They lose together (RK-99)."""
        self.tell(events.GAVE_UP, "RK-99")
        self.finish(Outcome([0.0] * int(self.seats), "given-up", "RK-99"))

    def clone(self) -> City:
        copy = City(self.box, self.difficulty, self.seats, self.chance.clone())
        self.copy_state(copy)
        return copy
