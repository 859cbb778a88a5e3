"""Phrases of everything that The Reckoners can say: cards, tracks, events, reasons, questions, options."""

from __future__ import annotations

from itertools import product
from typing import Any

from real_table_samples import real_table_phrases
from undo_samples import undo_phrases

from ludotek.games.reckoners import codec, odds
from ludotek.games.reckoners.game import GAME
from ludotek.games.reckoners.rules import actions, events
from ludotek.games.reckoners.rules.box import Box, vocabulary
from ludotek.games.reckoners.rules.cards import face_phrase
from ludotek.games.reckoners.rules.city import City
from ludotek.games.reckoners.rules.components import CARDS, FACES, INFINITE, STEELHEART, SYMBOLS, TRACKS
from ludotek.games.reckoners.rules.epic_actions import SHARED
from ludotek.games.reckoners.rules.powers import POWERS
from ludotek.games.reckoners.rules.printed import LOOT
from ludotek.games.reckoners.rules.reasons import (
    CARD_USED,
    CARD_WHEN_USING,
    FAITH_USED,
    OUT_OF_REACH_NOW,
    REASONS,
    TOO_LITTLE_MONEY,
    WITH_SEAT,
    WITH_SENTENCE,
    WITH_TRIED_CARD,
)
from ludotek.games.reckoners.rules.refusing import refusal_for
from ludotek.games.reckoners.rules.steps import STEP_KINDS
from ludotek.games.reckoners.rules.symbols import pack
from ludotek.kernel.chance import FastChance
from ludotek.kernel.event import EVERYONE, Event, EventKind
from ludotek.kernel.laying_out import LayOut
from ludotek.kernel.odds import percent
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.reader import Reader
from ludotek.kernel.reasons import NOT_NOW, by_card
from ludotek.kernel.step import Question
from ludotek.testing.reckoners import position, reckoner
from ludotek.testing.samples import phrases_of_words

Data = dict[str, Any]

WITH_CARD = {CARD_USED, CARD_WHEN_USING, FAITH_USED, OUT_OF_REACH_NOW, *WITH_SENTENCE}
WITH_DONE = {"RollDice", "UseDice", "Spend", "ShareLoot", "Acquire", "PlaceFigure", "LoseDie", "last-word"}
OF_CARDS = ("ChooseDieToTurn", "TurnDie", "GiveToken", "PlaceSniper", "Travel")


def match(**options: Any) -> Any:
    """A game in progress, to describe things at."""
    given = GAME.check_options(options)
    return GAME.start(GAME.content(given), given, FastChance(5))


# ---------------------------------------------------------------- what is printed

BOX: Box = match().box


def card(**fields: Any) -> Phrase:
    """What a card does, as the box file writes it."""
    printed: Phrase = BOX.read_text(Reader(fields, "sample")).phrase()
    return printed


def deed(do: str, **fields: Any) -> Phrase:
    return vocabulary().action(Reader({"do": do} | fields, "sample")).phrase()


def face(*symbols: str) -> Phrase:
    """What a side of a die shows."""
    return face_phrase(pack([SYMBOLS.index(symbol) for symbol in symbols]))


def die(kind: str, *symbols: str) -> Phrase:
    return Phrase("die-showing", {"die": Phrase(f"die-{kind}"), "face": face(*symbols)})


def printed_phrases(table: Any) -> list[Phrase]:
    """Cards of every form, actions of tracks, dice."""
    found = [card(swap=[left, right]) for left, right in product(SYMBOLS, SYMBOLS) if left != right]
    found += [card(die=each.name) for each in table.box.dice]
    found += [card(double=symbol) for symbol in SYMBOLS]
    found += [card(power=power.name) for power in POWERS]
    results = [["attack"], ["contain"] * 3, ["contain", "contain", "plan"], ["contain", "research", "attack"]]
    for give, pay, anywhere in product(results, ([], ["money"], ["plan", "contain"]), (False, True)):
        found.append(card(give=give, pay=pay, anywhere=anywhere))
    deeds = [deed(do) for do in ("fortify", "reinforce", "discover")]
    deeds += [deed(do, n=n) for do, n in product(("attack", "barricade"), (1, 2, 3))]
    deeds += [deed("strengthen", track=track, n=n) for track, n in product(TRACKS, (1, 2))]
    deeds += [deed("share", what=what) for what in SHARED]
    loot = [Phrase(f"loot-{kind}", {"n": n}) for kind, n in product(LOOT, (1, 3))]
    found += [*deeds, Phrase("epic-track", {"deeds": deeds}), Phrase("epic-loot", {"loot": loot})]
    sides = [face("money"), face("plan", "plan"), face("contain", "attack")]
    for each in table.box.dice:
        kind = Phrase(f"die-{each.name}")
        found.append(Phrase("die-sides", {"die": kind, "sides": sides}))
        found.append(Phrase("reckoner-has", {"n": 3, "die": kind, "ability": Phrase("card-faith")}))
    return found


# ---------------------------------------------------------------- what is heard, asked and offered

EPICS = [0, 1, 5, STEELHEART]
EQUIPMENT = [CARDS + 1, CARDS + 7, CARDS + 11, CARDS + 30]


def event_phrases(table: Any) -> list[Phrase]:
    """Every kind of event with several values: by nobody, by an Epic, by Steelheart, by a card."""
    kinds = [kind for kind in vars(events).values() if isinstance(kind, EventKind)]
    found: list[Phrase] = []
    for kind, turn, cause in product(kinds, range(4), (-1, 1, STEELHEART, CARDS + 11)):
        for own in (False, True):
            values = [field_value(table, kind, field, turn, own) for field in kind.fields]
            found.append(codec.describe(table, Event(kind, "RK-01", cause, values, EVERYONE)))
    return found


def field_value(table: Any, kind: EventKind, field: Any, turn: int, own: bool) -> int:
    match field.noun:
        case "card":
            return EPICS[turn] if field.name == "epic" else EQUIPMENT[turn]
        case "seat":
            return turn % 2 if own or field.name == "seat" else (turn + 1) % 2
        case "loot":
            return turn % 3
        case "player" | "reckoner" | "kind" | "track":
            return turn % len(TRACKS)
        case "district":
            return turn % int(table.districts)
        case "die" | "face":
            return turn * FACES
        case "health":
            return [1, 4, 10, INFINITE][turn]
    return [0, 1, 2, 5][turn]


def refusal_phrases(table: Any) -> list[Phrase]:
    """Every reason, by each card or Reckoner that it may name."""
    table.place = [0] * table.seats
    found = [refusal_for(table, 0, actions.ROLL, "RK-30", NOT_NOW).reason]
    for reason in REASONS:
        besides = EQUIPMENT if reason in WITH_CARD else range(table.seats) if reason in WITH_SEAT else [-1]
        for code, action in product([by_card(reason, beside) for beside in besides], tried(reason)):
            found.append(refusal_for(table, 0, action, "RK-30", code).reason)
    return found + [Phrase(f"refusal-{name}") for name in ("not-offered", "not-your-turn", "game-over", "too-long")]


def tried(reason: int) -> list[int]:
    """Actions that are refused for a reason, where its words speak of them."""
    if reason in WITH_TRIED_CARD:
        return [actions.CARD + card - CARDS for card in EQUIPMENT]
    if reason == TOO_LITTLE_MONEY:
        return [actions.REFRESH, actions.BUY_BACK, actions.BUY + 9]
    return [actions.TAKE_MONEY, actions.TAKE_PLAN, actions.FIGHT, actions.CONTAIN, actions.RESEARCH, actions.ATTACK]


def question_names() -> list[str]:
    """Of the rules; `LayOut` is asked at real tables only."""
    return [kind.name for kind in STEP_KINDS if issubclass(kind, Question) and kind.name and kind is not LayOut]


def prompt_phrases() -> list[Phrase]:
    """Every question with the slots that it gives."""
    found = [
        Phrase(f"ask-{name}") for name in ("RollDice", "UseDice", "PlaceFigure", "LoseDie", "Spend-token", "last-word")
    ]
    found += [Phrase(f"ask-{name}", {"money": n}) for name, n in product(("Acquire", "Acquire-refresh"), (0, 1, 7))]
    found += [
        Phrase("ask-ShareLoot", {"loot": [Phrase(f"loot-{kind}", {"n": 2}) for kind in LOOT[:n]]}) for n in (1, 3)
    ]
    for name, shown in product(("Spend", "Spend-on"), (face("plan"), face("contain", "contain", "plan"))):
        found.append(Phrase(f"ask-{name}", {"face": shown}))
    for name, of in product(("ForWhom", *OF_CARDS), ("faith", "tensors")):
        found.append(Phrase(f"ask-{name}", {"card": Phrase(f"card-{of}")}))
    return found


def option_phrases(table: Any) -> list[Phrase]:
    """Every option; those that depend on a position as the codec would build them."""
    place, owner, epic = Phrase("district-still-pier"), Phrase("card-abraham"), Phrase("card-rush-hour")
    simple = [band.first for band in actions.ANSWERS.bands if not band.parts and band.verb != "done"]
    found = [codec.CODEC.explain(table, 0, each) for each in simple]
    found += [codec.CODEC.explain(table, 0, actions.CONTAIN_TRACK + track) for track in range(len(TRACKS))]
    found += [Phrase(f"act-{name}", {"district": place}) for name in ("move", "barricade", "fight", "place", "snipe")]
    for name in ("contain", "research", "attack"):
        found.append(Phrase(f"act-{name}", {"district": place, "epic": epic}))
        found.append(Phrase(f"act-{name}-nobody", {"district": place}))
    people = [Phrase("seat-named", {"name": name, "vowel": vowel}) for name, vowel in (("Émile", "yes"), ("Ben", "no"))]
    found += [Phrase(f"act-{name}", {"seat": who}) for name, who in product(("give", "for"), (owner, seat(2), *people))]
    found += [Phrase(f"act-{name}", {"die": die("orange", "plan", "plan")}) for name in ("keep", "die", "turn")]
    found += [Phrase("act-face", {"face": shown}) for shown in (face("plan"), face("plan", "plan"))]
    found += [Phrase(f"act-{name}", {"card": Phrase("card-emp")}) for name in ("card", "activate")]
    found += [Phrase("act-buy", {"card": Phrase("card-emp"), "cost": n}) for n in (0, 1, 5)]
    for name, kind in product(("act-buy-back", "act-lose", "done-LoseDie-named"), ("basic", "orange")):
        found.append(Phrase(name, {"owner": owner, "die": Phrase(f"die-{kind}")}))
    return [*found, Phrase("act-unknown", {"action": 7}), *[Phrase(f"done-{name}") for name in WITH_DONE]]


def seat(number: int) -> Phrase:
    return Phrase("seat", {"number": number})


def other_phrases(table: Any) -> list[Phrase]:
    found = [Phrase(f"end-{name}") for name in ("population", "given-up", "steelheart")]
    found += [Phrase("act-concede"), *undo_phrases(seat(2), Phrase("act-concede"))]
    return found + [Phrase(f"district-{name}") for name in table.box.districts]


def rolling() -> City:
    """A Reckoner who has rolled once."""
    return position(reckoner("tia", held=["basic", "basic"]), phase="roll", seed=1).g


def all_phrases() -> list[Phrase]:
    table = match(seats=6)
    found = printed_phrases(table) + event_phrases(table) + refusal_phrases(table) + prompt_phrases()
    found += [each.phrase for each in odds.answer({"dice": "2 basic", "wanted": "attack"})]
    found += [odds.ABOUT, *(each.phrase for each in [*odds.now(rolling(), 0), *odds.parts(rolling(), 0)])]
    found += [Phrase("odds-wished", {"rolls": n, "chance": percent(0.5)}) for n in (1, 2)]
    found += [Phrase("odds-no-wish"), Phrase("odds-wish-large")]
    found += real_table_phrases(GAME, {"seats": 3})
    return found + option_phrases(table) + other_phrases(table) + phrases_of_words(GAME, vocabulary())
