"""Phrases of everything that 20 Strong can say: nodes with many parameters, events, reasons, questions, options."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from real_table_samples import real_table_phrases

from ludotek.games.twenty_strong import codec, odds
from ludotek.games.twenty_strong.game import GAME, read_deck
from ludotek.games.twenty_strong.rules import actions, events
from ludotek.games.twenty_strong.rules.components import FACES, MOMENTS, STATS
from ludotek.games.twenty_strong.rules.deck import Deck
from ludotek.games.twenty_strong.rules.effects.counting import CONDITIONS, COUNTS
from ludotek.games.twenty_strong.rules.effects.effect import (
    ANY_TIME,
    ENEMIES,
    FORBIDDABLE,
    LIMITS,
    MOMENTS_OF_TRIGGERS,
    SCOPES,
    SPANS,
    TIMES,
    TRIGGER,
    Standing,
    Use,
    use_word,
)
from ludotek.games.twenty_strong.rules.effects.text import EFFECT_KINDS, REWARD_KINDS
from ludotek.games.twenty_strong.rules.effects.vocabulary import vocabulary
from ludotek.games.twenty_strong.rules.endgame_triggers import ENDGAMES
from ludotek.games.twenty_strong.rules.goals import GOALS
from ludotek.games.twenty_strong.rules.reasons import REASONS, by_card, by_text
from ludotek.games.twenty_strong.rules.refusing import refusal_for
from ludotek.games.twenty_strong.rules.steps import STEP_KINDS
from ludotek.kernel.effect import Node
from ludotek.kernel.event import Event, EventKind
from ludotek.kernel.laying_out import LayOut
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.reader import Reader
from ludotek.kernel.step import Question
from ludotek.testing.samples import phrases_of_words
from ludotek.testing.twenty_strong import position, shipped

Data = dict[str, Any]

DECK = "long-dusk"
COLOURS: list[list[str]] = [[], ["yellow"], ["purple"], ["green", "blue"], ["yellow", "purple", "red"]]
FACE_WORDS = ["any", "miss", "basic", "crit", "hit"]
# The places from which each action takes its dice.
PLACES = {
    "recover": ["exhausted"],
    "exhaust": ["pool", "unapplied", "applied", "committed"],
    "banish-die": ["any", "pool", "unapplied", "applied", "committed", "exhausted"],
    "return-die": ["committed", "unapplied", "applied"],
    "reroll": ["unapplied", "applied", "committed"],
    "turn": ["unapplied", "applied", "committed"],
    "commit-and-roll": ["pool"],
}


UNROLLED = {"pool", "exhausted"}  # dice there have no face (TS-77)


def action(data: Data) -> Phrase:
    """An action as a deck file writes it, in a phrase."""
    return vocabulary(DECK).action(Reader(data, "sample")).phrase()


def standing(data: Data) -> Phrase:
    return vocabulary(DECK).standing(Reader(data, "sample")).phrase()


def trigger(data: Data) -> Phrase:
    found: Phrase = vocabulary(DECK).read(TRIGGER, Reader(data, "sample")).phrase()
    return found


def use(data: Data) -> Phrase:
    found: Phrase = vocabulary(DECK).read(use_word("once"), Reader(data, "sample")).phrase()
    return found


def dice(colour: list[str], face: str, place: str = "") -> Data:
    table: Data = {} if face == "any" else {"face": face}
    if colour:
        table["colour"] = colour
    if place:
        table["place"] = place
    return table


# ---------------------------------------------------------------- nodes


def simple_actions() -> Iterator[Data]:
    for stat, by in product(STATS, (1, 2, -1, -2)):
        yield {"node": "change-stat", "stat": stat, "by": by}
    for by in (1, 3, -1, -2):
        yield {"node": "change-chip", "by": by}
    for node, n in product(("prevent", "extra-phase", "activate", "deal", "dismiss", "discard-item"), (1, 2, 5)):
        yield {"node": node, "n": n}
    yield {"node": "deal", "n": 2, "each": True}
    for node in ("lure", "silence", "salvage", "bury", "discard-top"):
        yield {"node": node}
    yield {"node": "dismiss", "n": 3, "banish": True}
    yield {"node": "silence", "what": "all"}
    yield {"node": "discard-top", "banish": True}
    for until in SPANS:
        yield {"node": "for-now", "until": until, "text": {"node": "stat-counts", "stat": "recovery", "by": 1}}
    yield {"node": "from-now-on", "text": {"node": "stat-counts", "stat": "recovery", "by": 1}}
    yield {"node": "from-now-on", "text": {"node": "cannot-commit", "dice": {"colour": ["red"]}}}


def dice_actions() -> Iterator[Data]:
    for node, places in PLACES.items():
        for place, colour, face, n, up_to in product(places, COLOURS, FACE_WORDS, (1, 2), (False, True)):
            if face != "any" and place in UNROLLED:
                continue
            data: Data = {"node": node, "n": n, "dice": dice(colour, face, place)}
            if up_to:
                data["up_to"] = True
            if node == "turn":
                data["to"] = {"miss": "crit", "crit": "miss"}.get(face, "hit")
            yield data
    for place, colour, face in product(["unapplied", "applied", "committed"], COLOURS, FACE_WORDS):
        yield {"node": "reroll-all", "dice": dice(colour, face, place)}


TWO: list[Data] = [{"node": "recover", "n": 2}, {"node": "change-stat", "stat": "health", "by": 1}]
HARM: list[Data] = [{"node": "exhaust", "dice": {"place": "unapplied"}}]


def inner_texts() -> Iterator[list[Data]]:
    """What stands inside may, if, for each: one action of each kind, several, and others of its own sort."""
    yield from ([each] for each in simple_actions())
    for node, places in PLACES.items():
        yield [{"node": node, "dice": {"place": places[0]}, **({"to": "crit"} if node == "turn" else {})}]
    yield TWO
    yield [*TWO, *HARM]
    yield [{"node": "may", "do": TWO}]
    yield [{"node": "may", "cost": {"node": "change-stat", "stat": "health", "by": -1}, "do": TWO}]
    yield [{"node": "choose", "of": [{"do": TWO}, {"do": HARM}]}]
    yield [{"node": "if", "condition": "no-crit", "do": TWO}]
    yield [{"node": "for-each", "what": "defeated-enemy", "do": HARM}]
    yield [*HARM, {"node": "may", "do": HARM}, {"node": "if", "condition": "this-defeated", "do": HARM}]


def combined_actions() -> Iterator[Data]:
    for do in inner_texts():
        yield {"node": "may", "do": do}
        yield {"node": "may", "cost": {"node": "change-chip", "by": -1}, "do": do}
        yield {"node": "choose", "of": [{"do": do}, {"do": HARM}]}
        yield {"node": "if", "condition": "this-undefeated", "do": do}
        yield {"node": "for-each", "what": "undefeated-enemy", "do": do}
    for node in PLACES:
        cost = {"node": node, "dice": {"place": PLACES[node][0]}, **({"to": "miss"} if node == "turn" else {})}
        yield {"node": "may", "cost": cost, "do": TWO}
    yield {"node": "may", "cost": {"node": "discard-item"}, "do": TWO}
    yield {"node": "choose", "of": [{"do": TWO}, {"do": HARM}, {"do": [{"node": "bury"}]}]}
    for name in CONDITIONS:
        for n in (0, 1, 3):
            yield {"node": "if", "condition": name, "do": TWO} | ({"n": n} if CONDITIONS[name].numbered else {})
    for name in COUNTS:
        yield {"node": "for-each", "what": name, "do": TWO}


def action_phrases() -> list[Phrase]:
    data = [*simple_actions(), *dice_actions(), *combined_actions()]
    words = vocabulary(DECK)
    return [words.action(Reader(each, "sample")).phrase() for each in data]


def standing_texts() -> Iterator[Data]:
    for n, to in product((0, 1, 3), SCOPES):
        yield {"node": "hit-limit", "n": n, "to": to}
    for colour in COLOURS:
        yield {"node": "cannot-commit", "dice": dice(colour, "any")}
    for n in (0, 1, 4):
        yield {"node": "commit-limit", "n": n}
    for colour, face, to in product(COLOURS, FACE_WORDS, SCOPES):
        some = dice(colour, face)
        yield {"node": "cannot-apply", "dice": some, "to": to}
        yield {"node": "only-apply", "dice": some, "to": to}
        yield {"node": "die-damage", "dice": some, "to": to, "by": 1}
        yield {"node": "die-damage", "dice": some, "to": to, "by": -2}
        for n in (0, 1, 3):
            yield {"node": "die-damage-is", "dice": some, "to": to, "n": n}
    for node, scope, by in product(("enemy-health", "enemy-damage"), ENEMIES, (1, -2)):
        yield {"node": node, "of": scope, "by": by}
    for node, per, every in product(("enemy-health", "enemy-damage"), COUNTS, (1, 3)):
        yield {"node": node, "of": "this", "by": 1, "per": per, "every": every}
    for stat, by in product(("strategy", "recovery"), (1, -2)):
        yield {"node": "stat-counts", "stat": stat, "by": by}
    for what in FORBIDDABLE:
        yield {"node": "forbid", "what": what}
    for colour, face in product(COLOURS, FACE_WORDS):
        yield {"node": "keep", "dice": dice(colour, face)}


def standing_phrases() -> list[Phrase]:
    return [standing(each) for each in standing_texts()]


def triggers_and_uses() -> list[Phrase]:
    found: list[Phrase] = []
    for when, do in product(MOMENTS_OF_TRIGGERS, (TWO, HARM, [{"node": "may", "do": HARM}], next_if())):
        found.append(trigger({"when": when, "do": do}))
    for limit, at, cost, do in product(LIMITS, TIMES, (0, 1, 2), (TWO, HARM)):
        if limit != "phase" or at in ("commit", "roll", "apply"):
            found.append(use({"limit": limit, "at": at, "cost": cost, "do": do}))
    return found


def next_if() -> list[Data]:
    return [{"node": "if", "condition": "health-at-most", "n": 2, "do": HARM}]


def whole_texts() -> list[Phrase]:
    """Effects and rewards of every kind, and the texts of the house deck."""
    parts = [standing({"node": "keep", "dice": {"face": "crit"}}), trigger({"when": "hurt", "do": HARM})]
    found = [
        Phrase(f"effect-{kind}", {"lasting": lasting, "parts": parts})
        for kind, lasting in product(EFFECT_KINDS, ("yes", "no"))
    ]
    found += [Phrase(f"reward-{kind}", {"parts": [use({"do": TWO})]}) for kind in REWARD_KINDS]
    found += [Phrase("peace", {"do": [action(each) for each in TWO]})]
    for goal, n in product(GOALS, (1, 4)):
        slots = {"n": n, "resource": Phrase(f"chip-{DECK}")} if goal == "spend-chip" else {"n": n}
        found.append(Phrase(f"goal-{goal}", dict(slots)))
    return found


# ---------------------------------------------------------------- what is heard, asked and offered


class Table:
    """A game in progress, to describe things at."""

    def __init__(self) -> None:
        from ludotek.kernel.chance import FastChance
        from ludotek.registry import find

        game = find("twenty-strong")
        options = game.check_options({})
        self.match: Any = game.start(game.content(options), options, FastChance(5))
        self.deck = Deck(read_deck(DECK))


def event_phrases(table: Table) -> list[Phrase]:
    """Every kind of event, with and without a cause, with several values."""
    kinds = [kind for kind in vars(events).values() if isinstance(kind, EventKind)]
    found: list[Phrase] = []
    for kind, turn, cause in product(kinds, range(4), (-1, 12)):
        values = [field_value(field.noun, field.name, turn) for field in kind.fields]
        found.append(codec.describe(table.match, Event(kind, "TS-01", cause, values, 0)))
    return found


def field_value(noun: str, name: str, turn: int) -> int:
    if noun == "card":
        return [0, 11, 13, 60][turn]
    if noun == "colour":
        return [0, 2, 3, 4][turn]
    if noun == "kind":
        return [1, 10, 15, 18][turn]
    if noun == "face":
        return [1, 2, 3, 1][turn]
    if noun == "stat":
        return turn % 3
    return [-2, -1, 1, 3][turn] if name == "by" else [0, 1, 2, 5][turn]


def refusal_phrases(table: Table) -> list[Phrase]:
    """Every reason: as a rule gives it, as a card does, and as each kind of text does (a use where it is about uses)."""
    g = table.match
    uses = [node for node in g.deck.nodes if isinstance(node, Use)]
    texts = [node for node in g.deck.nodes if isinstance(node, Standing)]
    found: list[Phrase] = []
    for reason, (_, key, named) in REASONS.items():
        if "text" in named.split() or "cost" in named.split():
            nodes = uses if {"at", "limit", "cost"} & set(named.split()) else [*texts, *uses]
            found += [refusal_for(g, "TS-18", by_text(reason, node.index)).reason for node in nodes if fits(key, node)]
        else:
            found.append(refusal_for(g, "TS-18", by_card(reason, 13)).reason)
    return found


def fits(key: str, node: Node) -> bool:
    """What names no time is never used at the wrong one."""
    return key != "refusal-wrong-time" or (isinstance(node, Use) and node.at != ANY_TIME)


def question_names() -> list[str]:
    """Of the rules; `LayOut` is asked at real tables only."""
    return [kind.name for kind in STEP_KINDS if issubclass(kind, Question) and kind.name and kind is not LayOut]


def prompt_phrases(table: Table) -> list[Phrase]:
    """Every question with the slots that it gives."""
    card, text = table.match.card_phrase(13), action({"node": "reroll", "n": 2, "up_to": True})
    reward = Phrase("reward-instant", {"parts": [action({"node": "change-chip", "by": 2})]})
    found = [Phrase("ask-ActivateCard", {"left": n, "first": first}) for n, first in ((1, "yes"), (1, "no"), (2, "no"))]
    found += [Phrase("ask-Commit", {"phase": 1, "phases": 3}), Phrase("ask-Apply")]
    found += [Phrase("ask-Repeat", {"left": n}) for n in (0, 1, 2)]
    found += [Phrase("ask-DamageWindow", {"damage": n}) for n in (0, 1, 4)]
    found += [Phrase("ask-ExhaustWindow"), Phrase("ask-RollWindow")]
    found += [Phrase("ask-ChooseAfterEffect", {"left": n, "card": card}) for n in (1, 2)]
    found += [Phrase("ask-RecoverDice", {"left": n}) for n in (1, 3)]
    found += [Phrase("ask-GainItems", {"room": n}) for n in (0, 1, 2)]
    found += [Phrase(f"ask-{name}", {"card": card, "text": reward}) for name in ("InstantReward", "MissionReward")]
    found += [Phrase("ask-Surplus", {"n": n}) for n in (1, 2)]
    found += [Phrase("ask-OrderTriggers")]
    for left in (1, 2):
        found += [Phrase(f"ask-Choose{it}", {"card": card, "text": text, "left": left}) for it in ("Die", "Item")]
    for it in ("Enemy", "Stack", "Mode", "Whether"):
        found.append(Phrase(f"ask-Choose{it}", {"card": Phrase("the-deck"), "text": text}))
    return found


def option_phrases(table: Table) -> list[Phrase]:
    """Every option; those that depend on a position as the codec would build them."""
    card, die = table.match.card_phrase(13), codec.die(2, 3)
    found = [
        codec.CODEC.explain(table.match, 0, each) for each in (actions.ABILITY, actions.CHIP, actions.BEGIN_ENDGAME)
    ]
    found += [codec.CODEC.explain(table.match, 0, each) for each in (actions.AGAIN, actions.TAKE)]
    found += [codec.CODEC.explain(table.match, 0, actions.ACTIVATE + stack) for stack in range(3)]
    found += [
        codec.CODEC.explain(table.match, 0, base + c)
        for base in (actions.COMMIT_DIE, actions.RECOVER_DIE)
        for c in range(5)
    ]
    found += [
        Phrase(f"act-{name}", {"card": card}) for name in ("use", "drop", "enemy", "after-effect", "gain", "item")
    ]
    for name in ("activate", "peace", "stack"):
        found += [Phrase(f"act-{name}", {"card": card, "stack": 2}), Phrase(f"act-{name}-hidden", {"stack": 2})]
    found += [Phrase("act-empty-stack", {"stack": 1}), Phrase("act-unknown", {"action": 7})]
    found += [Phrase("act-mode", {"text": Phrase("sentences", {"do": [action(each) for each in TWO]})})]
    found += [Phrase("act-apply", {"die": die, "card": card, "damage": n}) for n in (0, 1, 2)]
    for face, place in product(range(4), ("pool", "unapplied", "exhausted")):
        found.append(Phrase(f"act-pick-{place}", {"die": codec.die(4, face)}))
    found += [Phrase("act-pick-applied", {"die": codec.die(1, face), "card": card}) for face in range(1, 4)]
    labels = [Phrase(f"order-{name}", {"card": card}) for name in ("reward", "mission")]
    text = Phrase("when-defeated", {"do": [action(TWO[0])]})
    labels.append(Phrase("order-trigger", {"card": card, "text": text}))
    found += [Phrase("act-order", {"what": label}) for label in labels]
    found += [Phrase(f"done-{name}") for name in question_names() if name not in WITHOUT_DONE]
    found += [Phrase("done-DamageWindow", {"damage": n}) for n in (0, 2)]
    return found


# Without such an answer, or with slots.
WITHOUT_DONE = {
    "ChooseMode",
    "OrderTriggers",
    "Surplus",
    "ActivateCard",
    "ActivateByEffect",
    "ChooseAfterEffect",
    "DamageWindow",
}


def other_phrases() -> list[Phrase]:
    found = [Phrase(f"end-{name}") for name in ("boss-defeated", "bosses-defeated", "health", "given-up")]
    found += [Phrase("act-concede"), Phrase("act-resume")]  # what any game may say
    found += [Phrase(f"moment-{name}") for name in MOMENTS]
    found += [Phrase("refusal-endgame-too-early", {"when": [Phrase(f"endgame-{name}") for name in ENDGAMES]})]
    found += [Phrase("refusal-no-phase-left", {"phases": n}) for n in (1, 3)]
    found += [Phrase("the-chip")]
    found += [Phrase(f"face-{name}") for name in FACES]
    found += [Phrase(f"stat-{name}") for name in STATS]
    return found


LURED = 3  # a seed with which a boss is lured out


def all_phrases() -> list[Phrase]:
    table = Table()
    found = action_phrases() + standing_phrases() + triggers_and_uses() + whole_texts()
    found += phrases_of_words(GAME, vocabulary(DECK))
    found += event_phrases(table) + refusal_phrases(table) + prompt_phrases(table) + option_phrases(table)
    return found + other_phrases() + odds_phrases() + real_tables()


def real_tables() -> list[Phrase]:
    """One with missions, one in which bosses turn up early."""
    return real_table_phrases(GAME, {}) + real_table_phrases(GAME, {"deck": "hollow-wood"}, seed=LURED)


def odds_phrases() -> list[Phrase]:
    """Made-up fights, and one at the table."""
    asked = [{"health": "1"}, {"health": "2,2"}, {"health": "1,2,3"}, {"health": "2", "least": "50"}, {"health": "2,3"}]
    asked += [{"health": "9", "least": "90"}]
    found = [each.phrase for more in asked for each in odds.answer({"dice": "yellow, 3 blue"} | more)]
    for more in ([], [shipped("gutter-king")]):
        cards = [shipped("bilge-rats"), shipped("kelp-bride"), *more]
        t = position(*cards, at="commit", loose="blue", inventory=[shipped("paper-ghost")])
        for tell in (odds.now, odds.spread, odds.wishes):
            found += [each.phrase for each in tell(t.g, 0)]
        found += [
            odds.grant(t.g, 0, wish, least).phrase for wish, least in (("1", 0.01), ("1", 0.5), ("1", 1.0), ("", 0.5))
        ]
    found += [each.phrase for each in odds.now(position(shipped("bilge-rats"), at="commit").g, 0)]
    return [*found, odds.ABOUT]
