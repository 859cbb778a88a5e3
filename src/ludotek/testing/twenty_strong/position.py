"""A position of 20 Strong: laid out as wished, then played."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludotek.games.twenty_strong.game import GAME
from ludotek.games.twenty_strong.rules.activation import Activation
from ludotek.games.twenty_strong.rules.components import COLOURS, DICE_OF, DIE_COLOURS, MOMENTS, STATS
from ludotek.games.twenty_strong.rules.deck import Deck
from ludotek.games.twenty_strong.rules.resolve_phase import (
    AfterEffects,
    BeginGain,
    BeginRecover,
    Cleanup,
    ExhaustDice,
    ResolvePhase,
    SufferDamage,
)
from ludotek.games.twenty_strong.rules.round import Round
from ludotek.games.twenty_strong.rules.strategy_phase import Apply, Commit, EndOfPhase, Repeat, Roll, StrategyPhase
from ludotek.games.twenty_strong.rules.table import TwentyStrong
from ludotek.kernel.chance import Chance, FastChance, ScriptedChance
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.numbers import CardId
from ludotek.kernel.step import Step
from ludotek.kernel.zone import Zone
from ludotek.testing.position import Data
from ludotek.testing.twenty_strong.cards import boss, card, hero, is_boss, is_mission
from ludotek.testing.twenty_strong.dice import add_dice, faces, parse_dice
from ludotek.testing.twenty_strong.reading import Reading

# Where in the round a position is.
MOMENTS_OF_POSITIONS: dict[str, list[Callable[[], Step]]] = {
    "round": [Round],
    "activation": [Activation, StrategyPhase, ResolvePhase, Round],
    "strategy": [StrategyPhase, ResolvePhase, Round],
    "commit": [Commit, Roll, Apply, EndOfPhase, Repeat, ResolvePhase, Round],
    "roll": [Roll, Apply, EndOfPhase, Repeat, ResolvePhase, Round],
    "apply": [Apply, EndOfPhase, Repeat, ResolvePhase, Round],
    "repeat": [Repeat, ResolvePhase, Round],
    "damage": [SufferDamage, AfterEffects, ExhaustDice, BeginRecover, BeginGain, Cleanup, Round],
    "after": [AfterEffects, ExhaustDice, BeginRecover, BeginGain, Cleanup, Round],
    "exhaust": [ExhaustDice, BeginRecover, BeginGain, Cleanup, Round],
    "recover": [BeginRecover, BeginGain, Cleanup, Round],
    "gain": [BeginGain, Cleanup, Round],
    "cleanup": [Cleanup, Round],
}


def position(*active: Data, at: str = "apply", **given: Any) -> Position:
    """A position with these cards active. See `Position.__init__` for what else can be given."""
    return Position(list(active), at, given)


def dealt(content: Data, hero: str = "random", difficulty: int = 0, seed: int = 0) -> Position:
    """A game of a deck as its set-up deals it, at its first question."""
    options: Data = {"deck": content["id"], "hero": hero, "difficulty": difficulty}
    match = GAME.prepare(content, options, FastChance(seed))
    assert isinstance(match, TwentyStrong)
    return Position.of(match)


class Position(Reading):
    """A game set up as wished, and verbs to play and read it."""

    game = GAME

    def __init__(self, active: list[Data], at: str, given: dict[str, Any]) -> None:
        """
        hero, boss, missions: cards; stats: health=, strategy=, recovery= override the hero's.
        stacks: lists of cards, the top one first. inventory, discard: lists of cards. defeated: ids of active cards.
        pool, loose, exhausted, banished: dice in words ("2 yellow, blue crit"); on: {card id: dice in words}.
        tokens: {card id: damage without a die}. chip, phases, endgame, round: as named; progress: of the first mission.
        A mission among the active cards is one that was left undone: give endgame=True (TS-94).
        rules: fields of the deck's rules that differ from the plain ones. dice: what the coming rolls show, in order.
        seed: real chance instead of a script; chance: any other. attended: as at a table with people.
        """
        if at not in MOMENTS_OF_POSITIONS:
            raise LudotekError(f"unknown moment {at!r}; known: {', '.join(MOMENTS_OF_POSITIONS)}")
        self.given = given
        stacks = [list(stack) for stack in self.take("stacks", [])]
        held, gone = self.take("inventory", []), self.take("discard", [])
        deck = self.deck(active, [*(each for stack in stacks for each in stack), *held, *gone], len(stacks))
        self.g = TwentyStrong(deck, self.chance())
        self.g.lay_out()
        self.g.attended = self.take("attended", False)
        self.place_cards(active, stacks, held, gone)
        self.place_dice()
        self.set_numbers(at)
        if given:
            raise LudotekError(f"a position has no {', '.join(given)}")
        self.g.then([step() for step in MOMENTS_OF_POSITIONS[at]])
        self.g.texts_changed()
        self.listen()

    # setting up

    def take(self, name: str, default: Any) -> Any:
        return self.given.pop(name, default)

    def chance(self) -> Chance:
        """The script ("crit miss hit", or a list), a chance of one's own, or else, as with a seed, real chance."""
        script, own = self.take("dice", None), self.take("chance", None)
        if isinstance(own, Chance):
            return own
        seed = self.take("seed", 0)
        if script is None:
            return FastChance(seed)
        return ScriptedChance(faces(script))

    def deck(self, active: list[Data], others: list[Data], stacks: int) -> Deck:
        bosses = [each for each in active if is_boss(each)]
        conflict: list[Data] = []
        for each in [*active, *others]:
            if "class" in each and each not in conflict:
                conflict.append(each)
        missions = [*self.take("missions", []), *[each for each in active if is_mission(each)]]
        rules: Data = {"stacks": max(stacks, 1), "endgame_must": ["stacks-empty"], "missions": len(missions)}
        rules |= self.take("rules", {})
        if "chip-empty" in rules["endgame_must"] and "chip_start" not in rules:
            rules["chip_start"] = 1
            self.given.setdefault("chip", 0)
        while not conflict or ("a-stack-empty" in rules["endgame_must"] and len(conflict) < rules["stacks"]):
            conflict.append(card(f"Filler{len(conflict)}"))  # in no place: a deck could not begin with so few (TS-90)
        waiting = self.take("boss", None)
        if waiting is None:
            waiting = boss("Boss" if all(each["id"] != "Boss" for each in bosses) else "Other Boss")
        raw: Data = {
            "id": "position",
            "hero": [self.take("hero", hero())],
            "boss": bosses + [each for each in [waiting] if each not in bosses],
            "conflict": conflict,
            "mission": missions,
            "rules": rules,
        }
        return Deck(raw)

    def place_cards(self, active: list[Data], stacks: list[list[Data]], held: list[Data], gone: list[Data]) -> None:
        g, deck = self.g, self.g.deck
        g.hero = deck.of_kind(0)[0]
        g.stats = [self.take(stat, deck.cards[g.hero].stats[i]) for i, stat in enumerate(STATS)]
        for each in active:
            g.active.append(g.make_enemy(CardId(deck.named(each["id"]))))
        for name in self.take("defeated", []):
            self.enemy(name).defeated = self.enemy(name).defeated_now = True
        for name, tokens in self.take("tokens", {}).items():
            self.enemy(name).tokens = tokens
        g.stacks = [Zone([], []) for _ in range(deck.stack_count)]
        for pile, cards in zip(g.stacks, stacks, strict=False):
            for each in reversed(cards):
                pile.put(deck.named(each["id"]), 0)
        g.inventory = [deck.named(each["id"]) for each in held]
        g.discard = [deck.named(each["id"]) for each in gone]
        on_table = {enemy.card for enemy in g.active}
        waiting = [each for each in deck.of_kind(1) if each not in on_table]
        g.bosses = Zone(waiting[: deck.bosses_to_defeat], [0] * len(waiting[: deck.bosses_to_defeat]))
        g.unused_bosses = Zone(waiting[deck.bosses_to_defeat :], [0] * len(waiting[deck.bosses_to_defeat :]))
        g.missions = deck.of_kind(3)
        for stack in range(len(g.stacks)):
            g.turn_up(stack)

    def place_dice(self) -> None:
        """Dice go where they were named; the others are in the pool, or banished when the pool was given."""
        g = self.g
        for name, text in self.take("on", {}).items():
            enemy = self.enemy(name)
            enemy.dice = enemy.dice[:]  # those without dice share one list
            add_dice(enemy.dice, text)
        add_dice(g.loose, self.take("loose", ""))
        for place, text in ((g.exhausted, self.take("exhausted", "")), (g.banished, self.take("banished", ""))):
            for colour, _ in parse_dice(text):
                place[colour] += 1
        pool = self.take("pool", None)
        for colour, _ in parse_dice(pool or ""):
            g.pool[colour] += 1
        rest = g.pool if pool is None else g.banished
        for colour in range(DIE_COLOURS):
            missing = DICE_OF[colour] - sum(self.dice_of(colour))
            if missing < 0:
                raise LudotekError(f"there are only {DICE_OF[colour]} {COLOURS[colour]} dice")
            rest[colour] += missing

    def set_numbers(self, at: str) -> None:
        g = self.g
        g.chip = self.take("chip", g.deck.chip_start)
        g.round = self.take("round", 1)
        g.endgame = self.take("endgame", False)
        g.mission_progress = self.take("progress", 0)
        before = ("round", "activation", "strategy")
        g.phases = self.take("phases", 0 if at in before else 1)
        g.moment = MOMENTS.index({"round": "activation", "strategy": "activation", "repeat": "apply"}.get(at, at))

    # playing

    def until(self, question: str) -> Position:
        """Say done until this is asked."""
        while self.asks != question:
            self.do("done")
        return self

    def refused(self, text: str, *rules: str, by: str = "") -> None:
        """The action must be refused, citing these rules (and, with `by`, that card), and change nothing."""
        said = self.must_refuse(text, rules).reason.slots.get("card")
        assert not by or getattr(said, "key", None) == f"card-{by}", f"{text!r} is refused by {said}, not by {by}"

    def content(self) -> Data:
        return self.g.deck.raw
