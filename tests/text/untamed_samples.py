"""Phrases of everything that Untamed can say: nodes with many parameters, events, reasons, questions, options."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from real_table_samples import real_table_phrases
from undo_samples import undo_phrases

from ludotek.games.untamed import codec, odds
from ludotek.games.untamed.game import GAME
from ludotek.games.untamed.rules import actions, events
from ludotek.games.untamed.rules.box import KEYWORDS
from ludotek.games.untamed.rules.components import FACTIONS, KINDS
from ludotek.games.untamed.rules.effects.combining import TEXT
from ludotek.games.untamed.rules.effects.counting import CONDITIONS, COUNTS
from ludotek.games.untamed.rules.effects.effect import MOMENTS
from ludotek.games.untamed.rules.effects.on_cards import KIND_WORDS
from ludotek.games.untamed.rules.effects.on_target import PutDamage
from ludotek.games.untamed.rules.effects.standing import SCOPES
from ludotek.games.untamed.rules.effects.target import CONDITIONS as STATES
from ludotek.games.untamed.rules.effects.target import WHAT, WHOSE
from ludotek.games.untamed.rules.effects.target import WITH_NUMBER as STATES_WITH_NUMBER
from ludotek.games.untamed.rules.effects.vocabulary import vocabulary
from ludotek.games.untamed.rules.reasons import REASONS
from ludotek.games.untamed.rules.steps import STEP_KINDS
from ludotek.kernel.chance import FastChance
from ludotek.kernel.event import EVERYONE, Event, EventKind
from ludotek.kernel.laying_out import LayOut
from ludotek.kernel.phrase import Phrase, Slot
from ludotek.kernel.reader import Reader
from ludotek.kernel.step import RESUME, Question
from ludotek.kernel.text_choice import TextChoice
from ludotek.testing.samples import phrases_of_words
from ludotek.testing.untamed.real_table import UntamedTable

Data = dict[str, Any]

ON_ANIMALS = ["fury", "attack", "destroy", "return", "ready", "exhaust", "repeat-last-words", "take-control"]


def action(data: Data) -> Phrase:
    """An action as the box file writes it, in a phrase."""
    return vocabulary().action(Reader(data, "sample")).phrase()


def standing(data: Data) -> Phrase:
    return vocabulary().standing(Reader(data, "sample")).phrase()


def text(data: Data) -> Phrase:
    found: Phrase = vocabulary().read(TEXT, Reader(data, "sample")).phrase()
    return found


def ability(cost: int, do: list[Data]) -> Phrase:
    """A Stronghold's ability."""
    return Phrase("stronghold-text", {"cost": cost, "do": [action(each) for each in do]})


# ---------------------------------------------------------------- nodes


def states() -> Iterator[Data]:
    yield {}
    for name in STATES:
        for n in (0, 2) if name in STATES_WITH_NUMBER else (0,):
            yield {"condition": name} | ({"n": n} if name in STATES_WITH_NUMBER else {})


def targets(kinds: list[str]) -> Iterator[Any]:
    yield "this"
    for many, whose, what, other, state in product(("one", "each"), WHOSE, kinds, (False, True), states()):
        if what == "stronghold" and state:
            continue  # conditions are about Animals
        yield {"many": many, "whose": whose, "what": what, "other": other, **state}


def on_targets() -> Iterator[Data]:
    for target in targets(WHAT):
        yield {"node": "damage", "n": 2, "target": target}
        yield {"node": "heal", "n": 1, "target": target}
    yield {"node": "damage", "n": 1, "target": {}}
    yield {"node": "heal", "n": 3, "target": {}}
    for target, onto, n in product(targets(["animal"]), ("this", {"whose": "opposing", "what": "either"}), (1, 3)):
        yield {"node": "move-damage", "n": n, "target": target, "onto": onto}
    for node, target in product(ON_ANIMALS, targets(["animal"])):
        for by in (1, -2) if node == "attack" else (0,):
            yield {"node": node, "target": target} | ({"by": by} if by else {})
    yield {"node": "fury", "n": 3, "target": {"whose": "own"}}
    for node in ("damage", "heal", "exhaust", "return", "repeat-last-words", "take-control"):
        yield {"node": node, "target": "attacked"} | ({"n": 2} if node in ("damage", "heal") else {})
    for base, target in product((False, True), targets(WHAT)):
        yield {"node": "damage-by-attack", "base": base, "target": target}
    for target in ("this", {"whose": "own"}, {"whose": "own", "other": True}):
        yield {"node": "strike", "target": target}


def on_cards() -> Iterator[Data]:
    for node, n in product(("draw", "discard", "top-to-support", "bonus"), (1, 2)):
        yield {"node": node, "n": n}
    for n in (1, 3):
        yield {"node": "discard", "n": n, "who": "opponent"}
        yield {"node": "draw", "n": n, "who": "opponent"}
    yield {"node": "power"}
    for n in (2, 4):
        yield {"node": "look-and-order", "n": n}
    for n, kind, do in product((1, 3), KINDS, ([], DRAW, [*DRAW, *HURT])):
        yield {"node": "reveal-top", "n": n, "kind": kind} | ({"do": do} if do else {})
    for kind, most in product(KIND_WORDS, (0, 1, 4, 5)):
        yield {"node": "fetch", "kind": kind, "most": most}
    for most in (0, 1, 4, 5):
        yield {"node": "fetch", "kind": "animal", "to": "play", "most": most}
    for most in (0, 1, 3):
        yield {"node": "put-from-hand", "most": most}


DRAW: list[Data] = [{"node": "draw"}]
HURT: list[Data] = [{"node": "damage", "n": 2, "target": {"whose": "opposing"}}]
BOTH: list[Data] = [*DRAW, *HURT]


def inner_texts() -> Iterator[list[Data]]:
    """What stands inside may, choose, if, for each: each action on cards, each on a target, several, and their own sort."""
    yield from ([each] for each in on_cards())
    for node in (
        "damage",
        "heal",
        "fury",
        "destroy",
        "return",
        "ready",
        "exhaust",
        "repeat-last-words",
        "take-control",
    ):
        yield [{"node": node, "target": {"whose": "own"}} | ({"n": 2} if node in ("damage", "heal") else {})]
    for by in (1, -1):
        yield [{"node": "attack", "by": by, "target": "this"}]
    yield [{"node": "move-damage", "n": 2, "target": {"whose": "own"}, "onto": {"whose": "opposing"}}]
    yield BOTH
    yield [*BOTH, {"node": "discard", "who": "opponent"}]
    yield [{"node": "may", "do": BOTH}]
    yield [{"node": "may", "cost": 2, "do": BOTH}]
    yield [{"node": "choose", "of": [{"do": BOTH}, {"do": HURT}]}]
    yield [{"node": "if", "condition": "outnumbered", "do": BOTH}]
    yield [{"node": "for-each", "what": "card-played", "do": HURT}]
    yield [*HURT, {"node": "may", "do": DRAW}, {"node": "if", "condition": "this-damaged", "do": DRAW}]
    yield [*HURT, {"node": "for-each", "what": "own-animal", "do": DRAW}]


def combined() -> Iterator[Data]:
    for do in inner_texts():
        yield {"node": "may", "do": do}
        yield {"node": "may", "cost": 1, "do": do}
        yield {"node": "choose", "of": [{"do": do}, {"do": HURT}]}
        yield {"node": "if", "condition": "ability-used", "do": do}
        yield {"node": "for-each", "what": "support", "do": do}
    yield {"node": "choose", "of": [{"do": BOTH}, {"do": HURT}, {"do": DRAW}]}
    for name in CONDITIONS:
        for n in (1, 3) if CONDITIONS[name].numbered else (0,):
            yield {"node": "if", "condition": name, "do": BOTH} | ({"n": n} if n else {})
    for name in COUNTS:
        yield {"node": "for-each", "what": name, "do": BOTH}


def action_phrases() -> list[Phrase]:
    words = vocabulary()
    found = [words.action(Reader(each, "sample")).phrase() for each in [*on_targets(), *on_cards(), *combined()]]
    return found + [node.phrase() for node in words.nodes if isinstance(node, PutDamage)]


def standing_phrases() -> list[Phrase]:
    data: list[Data] = []
    for scope, by in product(SCOPES, (1, 2, -1, -3)):
        data.append({"node": "attack-aura", "of": scope, "by": by})
        data += [{"node": "attack-aura", "of": scope, "by": by, "per": per} for per in COUNTS]
    data += [{"node": "armour", "of": scope, "n": n} for scope, n in product(SCOPES[:2], (1, 2))]
    data += [{"node": "wall", "n": n} for n in (1, 2)]
    data += [{"node": "cheaper", "kind": kind, "n": n} for kind, n in product(KINDS, (1, 2))]
    return [standing(each) for each in data]


def moment_phrases() -> list[Phrase]:
    """Texts of every moment, with and without a cost, and abilities of Strongholds."""
    found: list[Phrase] = []
    for moment, cost, may, do in product(("arrival", "attacks"), (0, 1), (False, True), inner_texts()):
        found.append(text({"on": moment, "cost": cost, "may": may, "do": do}))
    for moment, cost, may, do in product(MOMENTS, (0, 3), (False, True), (DRAW, BOTH)):
        found.append(text({"on": moment, "cost": cost, "may": may, "do": do}))
    for cost, do in product((0, 2), inner_texts()):
        found.append(ability(cost, do))
    return found


# ---------------------------------------------------------------- what is heard, asked and offered


def match(**options: Any) -> Any:
    """A game in progress, to describe things at."""
    given = GAME.check_options(options)
    return GAME.start(GAME.content(given), given, FastChance(5))


CARDS = [0, 11, 14, 50]  # a Stronghold among them


def event_phrases(table: Any) -> list[Phrase]:
    """Every kind of event, with and without a cause, with several values, as those who know and others read it."""
    kinds = [kind for kind in vars(events).values() if isinstance(kind, EventKind)]
    found: list[Phrase] = []
    for kind, turn, cause, audience in product(kinds, range(4), (-1, 12), (EVERYONE, 0)):
        values = [field_value(table, field.noun, field.name, turn) for field in kind.fields]
        found.append(codec.describe(table, Event(kind, "UN-01", cause, values, audience), 0))
    return found


def field_value(table: Any, noun: str, name: str, turn: int) -> int:
    if noun == "card":
        return CARDS[turn]
    if noun in ("faction", "stronghold"):
        return [0, 2, 5, 8][turn]
    if noun in ("seat", "in-turn"):
        return turn % int(table.seats)
    if noun == "keep":
        return turn % len(table.keeps)
    return [-2, -1, 1, 3][turn] if name == "by" else [0, 1, 2, 5][turn]


# What refusals tell beside their words.
WITH_NUMBERS = ("too-expensive", "partners-power", "focus-too-dear", "too-little-support", "partners-support")
WITH_CARD = ("no-focus", "guarded", "rushing", "rush-no-animal", "no-rally")
WITH_TEXT = ("not-a-target", "not-by-text", "not-an-opponent", "must-choose")


def refusal_phrases(table: Any) -> list[Phrase]:
    found = [Phrase("refusal-not-now"), Phrase("refusal-power-limit", {"limit": 5})]
    told = {f"refusal-{name}" for name in ("power-limit", *WITH_NUMBERS, *WITH_CARD, *WITH_TEXT)}
    found += [Phrase(key) for _, key in REASONS.values() if key not in told]
    found += [Phrase(f"refusal-{name}", {"cost": n, "have": n - 1}) for name, n in product(WITH_NUMBERS, (1, 3))]
    found += [Phrase(f"refusal-{name}", {"card": table.card_phrase(card)}) for name, card in product(WITH_CARD, CARDS)]
    for name, card in product(WITH_TEXT, (0, 50)):
        found.append(Phrase(f"refusal-{name}", {"card": table.card_phrase(card), "text": action(HURT[0])}))
    found.append(Phrase("done-ChooseTarget-decline"))
    return found + [Phrase(f"refusal-{name}") for name in ("not-offered", "not-your-turn", "game-over", "too-long")]


def question_names() -> list[str]:
    """Of the rules; `LayOut` is asked at real tables only."""
    return [kind.name for kind in STEP_KINDS if issubclass(kind, Question) and kind.name and kind is not LayOut]


def prompt_phrases(table: Any) -> list[Phrase]:
    """Every question with the slots that it gives."""
    found = [Phrase(f"ask-{name}") for name in ("MainPhase", "Rally", "DraftFaction", "Mulligan", "FirstSupport")]
    found += [Phrase("ask-OrderTexts")]
    found += [Phrase("ask-ChooseAttackTarget", {"card": table.card_phrase(card)}) for card in [-1, *CARDS]]
    found += [Phrase(f"ask-{name}", {"left": n}) for name, n in product(("ToSupport", "PaySupport"), (1, 3))]
    found += [Phrase("ask-OrderTop", {"left": n}) for n in (2, 3)]
    found += [Phrase("ask-StackStronghold", {"place": n}) for n in (1, 2, 3)]
    texts = [action(HURT[0]), text({"on": "arrival", "cost": 1, "do": DRAW}), text({"on": "attacks", "do": HURT})]
    for kind, card, said in product(STEP_KINDS, (0, 50), texts):
        if issubclass(kind, TextChoice) and kind.name:
            found.append(Phrase(f"ask-{kind.name}", {"card": table.card_phrase(card), "text": said}))
    return found


def option_phrases(table: Any) -> list[Phrase]:
    """Every option; those that depend on a position as the codec would build them."""
    card, fox = table.card_phrase(14), Phrase("faction-fox")
    simple = (actions.DRAW, actions.BONUS, actions.TAKE, actions.MULLIGAN, actions.STRONGHOLD, RESUME)
    found = [codec.CODEC.explain(table, 0, each) for each in simple]
    found += [Phrase("act-opponent", {"seat": codec.seat_phrase(n)}) for n in (0, 3)]
    found += [Phrase("act-mode", {"text": Phrase("sentences", {"do": [action(each) for each in BOTH]})})]
    found += [Phrase("act-draft", {"faction": fox}), Phrase("act-stack", {"faction": fox, "card": card})]
    people = [Phrase("seat-named", {"name": name, "vowel": vowel}) for name, vowel in (("Émile", "yes"), ("Ben", "no"))]
    found += [Phrase("act-opponent", {"seat": person}) for person in people]
    for keep, top in product((Phrase("seat", {"number": 2}), Phrase("team", {"number": 2})), (50, -1)):
        stronghold = Phrase("no-stronghold") if top < 0 else table.card_phrase(top)
        found.append(Phrase("act-target-stronghold", {"card": stronghold, "keep": keep}))
    found += [Phrase("act-attack", {"card": card, "place": 2, "attack": n}) for n in (0, 3)]
    for whose in (codec.seat_phrase(1), Phrase("team", {"number": 2})):
        found.append(Phrase("act-target-animal", {"card": card, "place": 3, "seat": whose}))
    found += [Phrase(f"act-{name}", {"card": card}) for name in ("card", "power", "rally", "without-focus")]
    found += [Phrase(f"act-{name}", {"card": card, "cost": n}) for name, n in product(("play", "focus"), (0, 1, 3))]
    slots: dict[str, Slot] = {"card": card, "text": text({"on": "arrival", "do": DRAW})}
    found += [Phrase("act-order", {"what": Phrase("order-text", slots)}), Phrase("act-unknown", {"action": 7})]
    return found + [Phrase(f"done-{name}") for name in question_names() if name not in WITHOUT_DONE]


# Questions that have to be answered with something else.
WITHOUT_DONE = {
    *("ChooseAttackTarget", "ChooseMode", "ChooseOpponent", "DraftFaction", "FirstSupport", "OrderTexts", "OrderTop"),
    *("PaySupport", "StackStronghold"),
}


def other_phrases() -> list[Phrase]:
    found = [Phrase(f"end-{name}") for name in ("strongholds", "empty-deck", "conceded", "draw")]
    found += [Phrase(name) for name in ("act-concede", "refusal-is-out")]
    found += undo_phrases(Phrase("seat", {"number": 2}), Phrase("act-concede"))
    found += [Phrase(f"faction-{name}") for name in FACTIONS]
    words: list[Phrase] = [Phrase(f"keyword-{name}") for name in (*KEYWORDS, "rally")]
    words.append(Phrase("keyword-focus", {"n": 3}))
    return [*found, Phrase("keywords", {"words": words}), Phrase("the-rules")]


FIRST_SEAT_STARTS = 7  # a seed with which the first seat does, as at every real table


def all_phrases() -> list[Phrase]:
    duel, hydra = match(), match(mode="hydra")
    found = action_phrases() + standing_phrases() + moment_phrases() + phrases_of_words(GAME, vocabulary())
    found += event_phrases(duel) + event_phrases(hydra) + refusal_phrases(duel)
    for draws in ("1", "4"):
        found += [each.phrase for each in odds.answer({"cards": "24", "outs": "3", "draws": draws})]
    found += [Phrase("odds-win-now"), odds.ABOUT, Phrase("odds-draws", {"draws": 2, "deck": 9})]
    found += [
        Phrase("odds-out", {"card": duel.card_phrase(0), "soon": Phrase("odds-percent", {"about": "exactly", "n": 7})})
    ]
    found += real_table_phrases(GAME, {"draft": "random"}, UntamedTable, FIRST_SEAT_STARTS)
    return found + prompt_phrases(duel) + option_phrases(duel) + other_phrases()
