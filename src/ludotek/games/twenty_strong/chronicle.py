"""What a game of 20 Strong was like: rounds, rolls against what the dice promise, who fell, and what to try next."""

from __future__ import annotations

from collections import Counter
from typing import Final

from ludotek.games.twenty_strong.rules import events
from ludotek.games.twenty_strong.rules.components import (
    COLOURS,
    CRIT,
    DIE_FACES,
    FACES,
    HEALTH,
    HIT,
    MISS,
    SIDES,
    STAT_MAX,
)
from ludotek.games.twenty_strong.rules.state import Enemy
from ludotek.games.twenty_strong.rules.table import TwentyStrong
from ludotek.kernel.chronicle import (
    FEWEST,
    MOST,
    Chart,
    Chronicle,
    Chronicler,
    Figure,
    Point,
    Ranking,
    Row,
    Sentence,
    Throw,
    chance_of,
)
from ludotek.kernel.event import NOBODY, Event
from ludotek.kernel.phrase import Phrase

SIX: Final = len(SIDES[0])  # sides of a die
GOOD: Final = [sum(1 for side in sides if side != MISS) for sides in SIDES]  # of them, by colour (TS-11)
WON: Final = ("boss-defeated", "bosses-defeated")
MANY_HELD: Final = 2  # dice that stay in the pool while damage comes: worth a word
RARE: Final = 0.5  # a roll at least as good as this one is no event
TOLD: Final = ("defeated", "rolled", "crits", "items", "suffered")  # the small numbers, in this order


class TwentyStrongChronicler(Chronicler):
    match: TwentyStrong

    def __init__(self, match: TwentyStrong) -> None:
        super().__init__(match)
        self.count: Counter[str] = Counter()
        self.hits: Counter[int] = Counter()  # by round
        self.expected: Counter[int] = Counter()  # by round, in sixths: whole numbers add up exactly
        self.rolling: list[int] = []  # the dice of the roll that is going on
        self.best: Throw | None = None
        self.last_enemy = NOBODY
        self.rounds_with_dice_held = 0

    def hear(self, event: Event) -> None:
        if event.kind is events.ROLLED and event.cause == NOBODY:
            self.rolling.append(event.values[0])
        else:
            self.roll_is_over()
        if event.kind is events.ROLLED:
            self.roll(event.values[0] // DIE_FACES, event.values[0] % DIE_FACES)
        elif event.kind is events.REROLLED:
            self.roll(event.values[0] // DIE_FACES, event.values[1])
        elif event.kind is events.DEFEATED:
            self.count["defeated"] += 1
            self.last_enemy = event.values[0]
        elif event.kind is events.MISSION_DONE:
            self.count["missions"] += 1
        elif event.kind is events.ITEM_USED:
            self.count["items"] += 1
        elif event.kind is events.ABILITY_USED:
            self.count["abilities"] += 1
        elif event.kind is events.SUFFERED:
            self.suffer(event.values[0])

    def roll(self, colour: int, face: int) -> None:
        """Every die that chance has turned, by whatever text."""
        n = int(self.match.round)
        self.count["rolled"] += 1
        self.count["crits"] += face == CRIT
        self.hits[n] += face in (HIT, CRIT)
        self.expected[n] += GOOD[colour]

    def roll_is_over(self) -> None:
        """Of the dice rolled together: is it the rarest roll so far?"""
        kinds, self.rolling = self.rolling, []
        hits = sum(1 for kind in kinds if kind % DIE_FACES in (HIT, CRIT))
        chance = chance_of(hits, [GOOD[kind // DIE_FACES] / SIX for kind in kinds])
        if kinds and chance < (RARE if self.best is None else self.best.chance):
            self.best = Throw("hits", int(self.match.round), [die_of(kind) for kind in kinds], hits, chance)

    def suffer(self, damage: int) -> None:
        self.count["suffered"] += damage
        self.count["hurts"] += 1
        held = sum(self.match.pool)
        self.count["held"] += held
        self.rounds_with_dice_held += held >= MANY_HELD

    # telling

    def tell(self, seats: list[int]) -> Chronicle:
        g = self.match
        self.roll_is_over()
        enemy = self.foe()
        card = int(g.hero if enemy is None else enemy.card)
        figures = [
            Figure("rounds", int(g.round), best=FEWEST),
            Figure("health", g.stats[HEALTH], STAT_MAX, MOST),
            Figure("missions", self.count["missions"], len(g.missions), MOST),
        ]
        rows = [Row(Phrase(f"chronicle-{name}"), -1, [self.count[name]]) for name in TOLD]
        return Chronicle(
            self.decided(enemy),
            f"card {g.deck.cards[card].name}",
            g.card_phrase(card),
            figures if g.missions else figures[:2],
            Chart("hits", [Point(n, self.hits[n], self.expected[n] / SIX) for n in self.rounds()], exact=True),
            [Ranking("numbers", ["n"], rows)],
            self.tip(),
            self.counts(),
            self.best,
            [] if enemy is None else dice_on(enemy),
        )

    def rounds(self) -> list[int]:
        return list(range(1, int(self.match.round) + 1))

    def won(self) -> bool:
        return self.match.outcome is not None and self.match.outcome.how in WON

    def foe(self) -> Enemy | None:
        """Whom the end is about: the boss that fell, or the enemy that still stood and did the most harm."""
        g = self.match
        if self.won():
            return next((enemy for enemy in g.active if enemy.card == self.last_enemy), None)
        standing = [enemy for enemy in g.active if not enemy.defeated]
        return max(standing, key=lambda enemy: (g.is_boss(enemy), g.deck.cards[enemy.card].damage), default=None)

    def decided(self, enemy: Enemy | None) -> Sentence:
        outcome = self.match.outcome
        assert outcome is not None
        if enemy is None or outcome.how not in (*WON, "health"):
            return Sentence(Phrase(f"end-{outcome.how}"), outcome.rule)
        key = "decided-boss" if self.won() else "decided-health"
        return Sentence(Phrase(key, {"card": self.match.card_phrase(enemy.card)}), outcome.rule)

    def tip(self) -> Sentence | None:
        """The first that fits; what was lost by counts more than what was missed."""
        g, missions = self.match, self.count["missions"]
        if not self.won() and g.inventory:
            return Sentence(Phrase("tip-items", {"n": len(g.inventory)}), "TS-45")
        if self.rounds_with_dice_held:
            return Sentence(Phrase("tip-held", {"n": self.rounds_with_dice_held}), "TS-21")
        if g.missions and missions < len(g.missions):
            return Sentence(Phrase("tip-missions", {"n": missions, "all": len(g.missions)}), "TS-94")
        if self.won() and g.difficulty < len(g.deck.ladder):
            return Sentence(Phrase("tip-harder", {"n": int(g.difficulty) + 1}), "TS-95")
        return None

    def counts(self) -> dict[str, int]:
        g = self.match
        sixths = sum(self.expected.values())
        return {
            **{name: self.count[name] for name in (*TOLD, "missions", "abilities", "hurts")},
            "won": int(self.won()),
            "rounds": int(g.round),
            "health": g.stats[HEALTH],
            "all-missions": len(g.missions),
            "hits": sum(self.hits.values()),
            "expected": sixths // SIX,
            "difficulty": int(g.difficulty),
            "best-roll": 0 if self.best is None else self.best.one_in(),
        }


def die_of(kind: int) -> str:
    return f"die {COLOURS[kind // DIE_FACES]} {FACES[kind % DIE_FACES]}"


def dice_on(enemy: Enemy) -> list[str]:
    return [die_of(kind) for kind, n in enumerate(enemy.dice) for _ in range(n)]
