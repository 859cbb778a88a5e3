"""Positions of 20 Strong in a few lines: cards as data, dice as words, then try, do and read.

    t = position(card("A", health=2, during=[{"node": "cannot-apply", "dice": {"colour": ["blue"]}}]),
                 loose="blue crit, yellow hit")
    t.refused("apply blue crit A", "TS-49", by="A")
    t.do("apply yellow hit A")
    assert t.damage("A") == 1

The cards that ship stand in positions as well: `position(shipped("fog-hound"), at="commit")`.

Whatever is not given has a plain default: a hero with Health 5, Strategy 2, Recovery 3 and no ability that matters, a
boss, three stacks without cards, and all dice that are not named in the pool.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from ludotek.games.twenty_strong import words
from ludotek.games.twenty_strong.game import FIRST_DECK, GAME, read_deck
from ludotek.games.twenty_strong.rules.activation import Activation
from ludotek.games.twenty_strong.rules.components import CARD_KINDS, COLOURS, DICE_OF, FACES, MOMENTS, STATS
from ludotek.games.twenty_strong.rules.deck import Deck
from ludotek.games.twenty_strong.rules.endgame import MissionsStrikeBack
from ludotek.games.twenty_strong.rules.missions import RewardChoice
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
from ludotek.games.twenty_strong.rules.strategy_phase import (
    Apply,
    Commit,
    EndOfPhase,
    Repeat,
    Roll,
    StrategyPhase,
)
from ludotek.games.twenty_strong.rules.table import Enemy, TwentyStrong
from ludotek.kernel.chance import Chance, FastChance, ScriptedChance
from ludotek.kernel.errors import LudotekError, UnknownName
from ludotek.kernel.event import Event, EventLog
from ludotek.kernel.refusal import Refusal
from ludotek.kernel.step import Step
from ludotek.kernel.zone import Zone

Data = dict[str, Any]


# ---------------------------------------------------------------------- cards as data, the way a deck file has them


def card(name: str, health: int = 3, damage: int = 1, **fields: Any) -> Data:
    """A conflict card. `during`, `after` and `special` are short for effects of that kind; the rest is as in a file."""
    data: Data = {"id": name, "origin": "house", "class": "light", "health": health, "damage": damage}
    return data | with_effects(fields)


def boss(name: str = "Boss", health: int = 8, damage: int = 2, **fields: Any) -> Data:
    return {"id": name, "origin": "house", "health": health, "damage": damage} | with_effects(fields)


def mission(name: str, count: str, n: int, do: list[Data], health: int = 3, damage: int = 1, **fields: Any) -> Data:
    data: Data = {"id": name, "origin": "house", "health": health, "damage": damage}
    return data | {"goal": {"count": count, "n": n}, "reward": {"do": do}} | with_effects(fields)


def hero(name: str = "Hero", health: int = 5, strategy: int = 2, recovery: int = 3, **fields: Any) -> Data:
    """`standing`, `triggers` and `use` make up the ability."""
    ability = {key: fields.pop(key) for key in ("standing", "triggers", "use") if key in fields}
    stats = {"health": health, "strategy": strategy, "recovery": recovery}
    return {"id": name, "origin": "house", "ability": ability} | stats | fields


def shipped(name: str, deck: str = FIRST_DECK) -> Data:
    """A card of a deck that ships, as its file has it: an enemy, or for `inventory=`, `hero=`, `boss=`, `missions=`."""
    cards = shipped_cards(deck)
    if name not in cards:
        raise UnknownName("card", name, sorted(cards))
    return cards[name]


@cache
def shipped_cards(deck: str = FIRST_DECK) -> dict[str, Data]:
    """All cards of a deck that ships, by their ids, in the order of the file."""
    raw = read_deck(deck)
    return {data["id"]: data for kind in CARD_KINDS for data in raw.get(kind, [])}


def with_effects(fields: Data) -> Data:
    effects = list(fields.pop("effects", []))
    if "during" in fields:
        effects.append({"kind": "during", "standing": fields.pop("during")})
    if "after" in fields:
        effects.append({"kind": "after", "do": fields.pop("after")})
    if "special" in fields:
        effects.append({"kind": "special", "triggers": fields.pop("special")})
    return fields | ({"effects": effects} if effects else {})


def instant(*do: Data) -> Data:
    return {"kind": "instant", "do": list(do)}


def single_use(*do: Data, at: str = "any") -> Data:
    return {"kind": "single-use", "at": at, "do": list(do)}


def ongoing(**fields: Any) -> Data:
    return {"kind": "ongoing", **fields}


def node(name: str, **fields: Any) -> Data:
    return {"node": name, **fields}


def deck(*conflict: Data, **parts: Any) -> Data:
    """A whole deck. `heroes`, `bosses` and `missions` are lists of cards; other words are fields of the deck's rules."""
    heroes, bosses = parts.pop("heroes", [hero()]), parts.pop("bosses", [boss()])
    data: Data = {"id": "test", "hero": heroes, "boss": bosses, "mission": parts.pop("missions", [])}
    rules: Data = {"stacks": 3, "endgame_must": ["stacks-empty"], "missions": len(data["mission"])}
    return data | {"conflict": list(conflict) or [card("Filler")], "rules": rules | parts}


# ---------------------------------------------------------------------- where in the round a position stands

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


class Position:
    """A game set up as wished, and verbs to play and read it."""

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
        self.g.attended = self.take("attended", False)
        self.place_cards(active, stacks, held, gone)
        self.place_dice()
        self.set_numbers(at)
        if given:
            raise LudotekError(f"a position has no {', '.join(given)}")
        self.ear = EventLog()
        self.happened: list[Event] = []
        self.g.listener = self.ear
        self.g.then([step() for step in MOMENTS_OF_POSITIONS[at]])
        self.g.texts_changed()
        self.go_on()

    @classmethod
    def of(cls, match: TwentyStrong) -> Position:
        """The verbs for a match that is there already."""
        found = cls.__new__(cls)
        found.g, found.ear, found.given = match, EventLog(), {}
        match.listener = found.ear
        found.go_on()
        return found

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
            g.active.append(g.make_enemy(deck.named(each["id"])))
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
            add_dice(self.enemy(name).dice, text)
        add_dice(g.loose, self.take("loose", ""))
        for place, text in ((g.exhausted, self.take("exhausted", "")), (g.banished, self.take("banished", ""))):
            for colour, _ in parse_dice(text):
                place[colour] += 1
        pool = self.take("pool", None)
        for colour, _ in parse_dice(pool or ""):
            g.pool[colour] += 1
        rest = g.pool if pool is None else g.banished
        for colour in range(5):
            missing = DICE_OF[colour] - sum(self.dice_of(colour))
            if missing < 0:
                raise LudotekError(f"there are only {DICE_OF[colour]} {COLOURS[colour]} dice")
            rest[colour] += missing

    def dice_of(self, colour: int) -> list[int]:
        """How many dice of a colour are in each place."""
        g = self.g
        kinds = [dice[colour * 4 + face] for dice in [g.loose, *[e.dice for e in g.active]] for face in range(4)]
        return [g.pool[colour], g.exhausted[colour], g.banished[colour], *kinds]

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

    def go_on(self) -> None:
        self.g.settle()
        self.happened = self.ear.take()

    def do(self, *actions: str) -> Position:
        """Carry out actions, each of which must be legal."""
        for text in actions:
            self.g.act(0, words.read(self.g, text))
            self.happened = self.ear.take()
        return self

    def until(self, question: str) -> Position:
        """Say done until this is asked."""
        while self.asks != question:
            self.do("done")
        return self

    def refusal(self, text: str) -> Refusal | None:
        return self.g.why_not(0, words.read(self.g, text))

    def refused(self, text: str, *rules: str, by: str = "") -> None:
        """The action must be refused, citing these rules (and, with `by`, that card), and change nothing."""
        before = self.g.digest()
        refusal = self.refusal(text)
        assert refusal is not None, f"{text!r} is allowed"
        missing = [rule for rule in rules if rule not in refusal.rules]
        assert not missing, f"{text!r} is refused by {refusal.rules}, not by {missing}"
        if by:
            said = refusal.reason.slots.get("card")
            assert getattr(said, "key", None) == f"card-{by}", f"{text!r} is refused by {said}, not by {by}"
        assert self.g.digest() == before

    # reading

    @property
    def options(self) -> list[str]:
        return [words.write(self.g, action) for action in self.g.options(0)]

    @property
    def asks(self) -> str:
        """The name of the question that waits, "" when the game is over."""
        return "" if self.g.question is None else type(self.g.question).__name__

    @property
    def offers(self) -> str:
        """The card whose reward may be taken or declined now, "" if none."""
        question = self.g.question
        return self.g.deck.cards[question.card].name if isinstance(question, RewardChoice) else ""

    @property
    def log(self) -> list[tuple[str, str]]:
        """What the last action brought about: event keys without "log-", each with its rule."""
        return [(event.kind.key.removeprefix("log-"), event.rule) for event in self.happened]

    def told(self, kind: str) -> list[list[int]]:
        """The numbers of each event of a kind that the last action brought about."""
        return [event.values for event in self.happened if event.kind.key == f"log-{kind}"]

    @property
    def over(self) -> bool:
        return self.g.over

    @property
    def won(self) -> bool:
        return self.g.outcome is not None and self.g.outcome.scores[0] == 1.0

    @property
    def lost(self) -> bool:
        return self.g.outcome is not None and self.g.outcome.scores[0] == 0.0

    def stat(self, name: str) -> int:
        return self.g.stats[STATS.index(name)]

    def counts_as(self, name: str) -> int:
        return int(self.g.stat(STATS.index(name)))

    def enemy(self, name: str) -> Enemy:
        for each in self.g.active:
            if self.g.deck.cards[each.card].name == name:
                return each
        raise LudotekError(f"{name} is not active")

    def damage(self, name: str) -> int:
        return int(self.g.damage_on(self.enemy(name)))

    def health(self, name: str) -> int:
        return int(self.g.health_of(self.enemy(name)))

    def threat(self, name: str) -> int:
        return int(self.g.threat_of(self.enemy(name)))

    def defeated(self, name: str) -> bool:
        return self.enemy(name).defeated

    def pool(self, colour: str) -> int:
        return self.g.pool[COLOURS.index(colour)]

    def exhausted(self, colour: str) -> int:
        return self.g.exhausted[COLOURS.index(colour)]

    def banished(self, colour: str) -> int:
        return self.g.banished[COLOURS.index(colour)]

    def loose(self, colour: str, face: str = "") -> int:
        """Unapplied dice of a colour, showing a face if one is named."""
        at = COLOURS.index(colour) * 4
        return self.g.loose[at + FACES.index(face)] if face else sum(self.g.loose[at : at + 4])

    def on(self, name: str, colour: str, face: str = "") -> int:
        """Dice on an active card."""
        dice, at = self.enemy(name).dice, COLOURS.index(colour) * 4
        return dice[at + FACES.index(face)] if face else sum(dice[at : at + 4])

    def where(self, name: str) -> str:
        """The place of a card: "active", "inventory", "discard", "stack 1" … (TS-63)."""
        card, places = self.g.deck.named(name), places_of_cards(self.g)
        found = [place for place, cards in places.items() if card in cards]
        assert len(found) <= 1, f"{name} is in several places: {found}"
        return found[0] if found else ""

    def reload(self) -> Position:
        """The same position, written down and read again."""
        data = self.g.to_data()
        self.g = revived(self.g, data)
        self.g.listener = self.ear
        return self


def revived(g: TwentyStrong, data: dict[str, Any]) -> TwentyStrong:
    match = GAME.revive(g.deck.raw, {}, data, g.chance)
    assert isinstance(match, TwentyStrong)
    return match


def places_of_cards(g: TwentyStrong) -> dict[str, list[int]]:
    """Every place a card can be in (TS-63), with the cards that are there."""
    undone = not g.endgame or any(isinstance(step, MissionsStrikeBack) for step in g.stack)
    waiting = g.missions[g.missions_done :] if undone else []
    places = {"hero": [int(g.hero)], "active": [int(enemy.card) for enemy in g.active], "inventory": g.inventory}
    places |= {"discard": g.discard, "banished": g.banished_cards, "aside": g.aside, "missions": waiting}
    places |= {"boss": g.bosses.cards, "unused bosses": g.unused_bosses.cards}
    return places | {f"stack {i + 1}": stack.cards for i, stack in enumerate(g.stacks)}


def is_boss(data: Data) -> bool:
    return "class" not in data and not is_mission(data)


def is_mission(data: Data) -> bool:
    return "goal" in data


def faces(script: str | list[str]) -> list[int]:
    return [FACES.index(word) for word in (script.split() if isinstance(script, str) else script)]


def parse_dice(text: str) -> list[tuple[int, int]]:
    """Dice in words, "2 yellow, blue crit": colour and face of each."""
    found: list[tuple[int, int]] = []
    for part in text.split(","):
        parts = part.split()
        if not parts:
            continue
        count = int(parts.pop(0)) if parts[0].isdigit() else 1
        if parts[0] not in COLOURS or (len(parts) > 1 and parts[1] not in FACES):
            raise LudotekError(f"cannot read {part.strip()!r} as dice; write for example '2 yellow' or 'blue crit'")
        face = FACES.index(parts[1]) if len(parts) > 1 else 0
        found += [(COLOURS.index(parts[0]), face)] * count
    return found


def add_dice(dice: list[int], text: str) -> None:
    for colour, face in parse_dice(text):
        dice[colour * 4 + face] += 1
