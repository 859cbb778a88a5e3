"""A mistake in a deck file is named: which file, which card, which field, and what is allowed."""

from pathlib import Path
from typing import Any

import pytest

from ludotek.games.twenty_strong.game import GAME
from ludotek.games.twenty_strong.rules.deck import Deck
from ludotek.games.twenty_strong.rules.effects.effect import FORBIDDABLE, MOMENTS_OF_TRIGGERS
from ludotek.games.twenty_strong.rules.effects.vocabulary import ACTIONS, STANDING
from ludotek.kernel.errors import ContentError
from ludotek.testing.twenty_strong import Data, boss, card, deck, hero, mission, node, ongoing

ACTION_WORDS = [word.name for word in ACTIONS]
STANDING_WORDS = [word.name for word in STANDING]
HEAL = node("change-stat", stat="health", by=1)
COLOURS = "yellow, green, blue, purple, red"
FACES = "any, miss, basic, crit, hit"
CONDITIONS = (
    "this-undefeated, this-defeated, enemies-at-least, health-at-most, pool-at-most, items-at-least, phases-at-least, "
    "chip-at-least, chip-at-most, no-crit, all-defeated, misses-at-least"
)
COUNTS = (
    "undefeated-enemy, active-enemy, defeated-enemy, unapplied-miss, unapplied-crit, held-item, chip, strategy-phase, "
    "exhausted-die, die-on-this, defeated-boss"
)


def with_node(name: str, fields: Data) -> Data:
    """A deck with a card named Culprit whose text is that node."""
    text = node(name, **fields)
    culprit = card("Culprit", after=[text]) if name in ACTION_WORDS else card("Culprit", during=[text])
    return deck(card("Plain"), culprit)


def mistake(content: Any) -> str:
    with pytest.raises(ContentError) as caught:
        Deck(content)
    return str(caught.value)


DO = "deck test, conflict Culprit, effects 1, do 1"
HOLDS = "deck test, conflict Culprit, effects 1, standing 1"
EXACT = [
    # what is allowed is said in full
    (("dance", {}), "deck test, conflict Culprit, effects 1, standing 1, field 'node': must be one of "
     f"{', '.join(STANDING_WORDS)}, not 'dance'"),
    (("change-stat", {"stat": "luck", "by": 1}), f"{DO}, field 'stat': must be one of health, strategy, recovery, not 'luck'"),
    (("change-stat", {"stat": "health", "by": 7}), f"{DO}, field 'by': must be a whole number from -6 to 6, not 7"),
    (("change-stat", {"stat": "health", "by": 0}), f"{DO}, field 'by': must not be 0"),
    (("change-chip", {"by": 21}), f"{DO}, field 'by': must be a whole number from -20 to 20, not 21"),
    (("prevent", {"n": 0}), f"{DO}, field 'n': must be a whole number from 1 to 20, not 0"),
    (("recover", {"n": 18}), f"{DO}, field 'n': must be a whole number from 1 to 17, not 18"),
    (("turn", {"to": "basic"}), f"{DO}, field 'to': must be one of miss, hit, crit, not 'basic'"),
    (("recover", {"dice": {"place": "pool"}}), f"{DO}, dice, field 'place': must be one of exhausted, not 'pool'"),
    (("exhaust", {"dice": {"place": "exhausted"}}),
     f"{DO}, dice, field 'place': must be one of pool, unapplied, applied, committed, not 'exhausted'"),
    (("banish-die", {"dice": {"place": "stack"}}),
     f"{DO}, dice, field 'place': must be one of any, pool, unapplied, applied, committed, exhausted, not 'stack'"),
    (("return-die", {"dice": {"place": "pool"}}),
     f"{DO}, dice, field 'place': must be one of committed, unapplied, applied, not 'pool'"),
    (("exhaust", {"dice": {"face": "six"}}), f"{DO}, dice, field 'face': must be one of {FACES}, not 'six'"),
    (("exhaust", {"dice": {"colour": ["pink"]}}),
     f"{DO}, dice, field 'colour': must be a list of words out of {COLOURS}, not ['pink']"),
    (("exhaust", {"dice": {"colour": "blue"}}),
     f"{DO}, dice, field 'colour': must be a list of words out of {COLOURS}, not 'blue'"),
    (("exhaust", {"dice": {"colour": []}}), f"{DO}, dice, field 'colour': must name at least one of {COLOURS}"),
    (("recover", {"dice": {"face": "miss"}}), f"{DO}, dice, field 'face': is not known here; known fields: colour, place"),
    (("commit-and-roll", {"dice": {"face": "miss"}}),
     f"{DO}, dice, field 'face': is not known here; known fields: colour, place"),
    (("cannot-commit", {"dice": {"face": "miss"}}),
     f"{HOLDS}, dice, field 'face': is not known here; known fields: colour, place"),
    (("if", {"condition": "no-crit", "n": 2, "do": [HEAL]}),
     f"{DO}, field 'n': is not known here; known fields: condition, do, node"),
    (("if", {"condition": "sunny", "do": [HEAL]}), f"{DO}, field 'condition': must be one of {CONDITIONS}, not 'sunny'"),
    (("for-each", {"what": "star", "do": [HEAL]}), f"{DO}, field 'what': must be one of {COUNTS}, not 'star'"),
    (("for-each", {"what": "chip", "do": []}), f"{DO}, field 'do': must list at least one action"),
    (("may", {}), f"{DO}, field 'do': must list at least one action"),
    (("choose", {"of": [{"do": [HEAL]}]}), f"{DO}, field 'of': must list at least two texts to choose from"),
    (("choose", {"of": [{"do": [HEAL]}, {"do": []}]}), f"{DO}, of 2, field 'do': must list at least one action"),
    (("may", {"cost": node("may", do=[HEAL]), "do": [HEAL]}),
     f"{DO}, field 'cost': must be a plain action, not made of other texts"),
    (("may", {"cost": node("exhaust", n=2, up_to=True), "do": [HEAL]}),
     f"{DO}, field 'cost': must say exactly how many dice, not up_to"),
    (("may", {"do": [HEAL, node("deal")]}), f"{DO}, do 2, field 'n': is missing"),
    (("from-now-on", {"text": node("deal", n=1)}),
     f"{DO}, text, field 'node': must be one of {', '.join(STANDING_WORDS)}, not 'deal'"),
    (("commit-limit", {"n": 17}), f"{HOLDS}, field 'n': must be a whole number from 0 to 16, not 17"),
    (("cannot-apply", {"to": "boss"}), f"{HOLDS}, field 'to': must be one of this, others, all, not 'boss'"),
    (("enemy-health", {"by": 1, "per": "star"}), f"{HOLDS}, field 'per': must be one of {COUNTS}, not 'star'"),
    (("enemy-health", {"by": 1, "every": 0}), f"{HOLDS}, field 'every': must be a whole number from 1 to 20, not 0"),
    (("stat-counts", {"stat": "health", "by": 1}), f"{HOLDS}, field 'stat': must be one of strategy, recovery, not 'health'"),
    (("forbid", {"what": "fun"}), f"{HOLDS}, field 'what': must be one of {', '.join(FORBIDDABLE)}, not 'fun'"),
]  # fmt: skip


@pytest.mark.parametrize(("written", "said"), EXACT)
def test_what_is_allowed_is_said_in_full(written: tuple[str, Data], said: str) -> None:
    assert mistake(with_node(*written)) == said


AFTER = {"kind": "after", "do": [HEAL]}
CARDS = [
    (card("A") | {"class": "medium"}, "conflict A, field 'class': must be one of light, heavy, not 'medium'"),
    (card("A") | {"origin": "shop"}, "conflict A, field 'origin': must be one of house, rulebook, not 'shop'"),
    (card("A", health=0), "conflict A, field 'health': must be a whole number from 1 to 30, not 0"),
    (card("A", damage=13), "conflict A, field 'damage': must be a whole number from 0 to 12, not 13"),
    (card("A", more=6), "conflict A, field 'more': must be a whole number from 0 to 5, not 6"),
    (card("A", mandatory="yes"), "conflict A, field 'mandatory': must be true or false, not 'yes'"),
    (card("A", colour="red"), "conflict A, field 'colour': is not known here; known fields: "),
    (card("A", peace=[]), "conflict A, field 'peace': must list at least one action"),
    (card("A", effects=[{"kind": "before"}]), "conflict A, effects 1, field 'kind': must be one of during, after, special, not 'before'"),
    (card("A", effects=[AFTER, {"kind": "after"}]), "conflict A, effects 2, field 'do': must list at least one action"),
    (card("A", effects=[{"kind": "during"}]), "conflict A, effects 1, field 'standing': or triggers must say what the effect is"),
    (card("A", effects=[{"kind": "during", "triggers": [{"when": "rolled", "do": [HEAL]}]}]), "conflict A, effects 1, field 'triggers': belong to a Special effect (TS-51)"),
    (card("A", effects=[{"kind": "special", "use": {"do": [HEAL]}}]), "conflict A, effects 1, field 'use': is for heroes and items"),
    (card("A", effects=[{"kind": "during", "standing": [node("keep")], "lasting": True}]), "conflict A, effects 1, field 'lasting': is not known here"),
    (card("A", effects=[AFTER | {"lasting": True}]), "conflict A, effects 1, field 'lasting': is not known here"),
    (card("A", special=[{"when": "never", "do": [HEAL]}]), f"conflict A, effects 1, triggers 1, field 'when': must be one of {', '.join(MOMENTS_OF_TRIGGERS)}, not 'never'"),
    (card("A", special=[{"when": "rolled"}]), "conflict A, effects 1, triggers 1, field 'do': must list at least one action"),
    (card("A", special=[{"when": "rolled", "do": [HEAL], "n": 1}]), "conflict A, effects 1, triggers 1, field 'n': is not known here"),
    (card("A", reward={"kind": "gold", "do": [HEAL]}), "conflict A, reward, field 'kind': must be one of instant, single-use, ongoing, not 'gold'"),
    (card("A", reward={"kind": "instant"}), "conflict A, reward, field 'do': must list at least one action"),
    (card("A", reward={"kind": "instant", "at": "apply", "do": [HEAL]}), "conflict A, reward, field 'at': is not known here; known fields: do, kind"),
    (card("A", reward={"kind": "single-use", "at": "noon", "do": [HEAL]}), "conflict A, reward, field 'at': must be one of any, activation, commit, roll, apply, damage, recover, not 'noon'"),
    (card("A", reward={"kind": "single-use", "at": "gain", "do": [HEAL]}), "conflict A, reward, field 'at': must be one of any, activation, commit, roll, apply, damage, recover, not 'gain'"),
    (card("A", reward={"kind": "single-use"}), "conflict A, reward, field 'do': must list at least one action"),
    (card("A", reward=ongoing()), "conflict A, reward, field 'standing': triggers or use must say what the item does"),
    (card("A", reward=ongoing(use={"limit": "daily", "do": [HEAL]})), "conflict A, reward, use, field 'limit': must be one of once, round, conflict, game, unlimited, phase, not 'daily'"),
    (card("A", reward=ongoing(use={"cost": -1, "do": [HEAL]})), "conflict A, reward, use, field 'cost': must be a whole number from 0 to 20, not -1"),
    ("a card", "conflict 1: must be a table of fields, not 'a card'"),
    ({"origin": "house"}, "conflict 1, field 'id': is missing"),
]  # fmt: skip


@pytest.mark.parametrize(("written", "said"), CARDS)
def test_a_mistake_on_a_card_names_the_card(written: Any, said: str) -> None:
    content = deck() | {"conflict": [written]}
    assert mistake(content).startswith(f"deck test, {said}")


OTHERS = [
    ({"hero": [hero("H", health=7)]}, "hero H, field 'health': must be a whole number from 1 to 6, not 7"),
    ({"hero": [hero("H") | {"damage": 1}]}, "hero H, field 'damage': is not known here"),
    ({"hero": [{key: value for key, value in hero("H").items() if key != "ability"}]}, "hero H, field 'ability': is missing"),
    ({"hero": [hero("H", use={"do": []})]}, "hero H, ability, use, field 'do': must list at least one action"),
    ({"boss": [boss("B") | {"class": "light"}]}, "boss B, field 'class': is not known here"),
    ({"mission": [mission("M", "dance", 1, [HEAL])]}, "mission M, goal, field 'count': must be one of defeat, "),
    ({"mission": [mission("M", "defeat", 0, [HEAL])]}, "mission M, goal, field 'n': must be a whole number from 1 to 45, not 0"),
    ({"mission": [mission("M", "defeat", 1, [])]}, "mission M, reward, field 'do': must list at least one action"),
    ({"mission": [mission("M", "defeat", 1, [HEAL], more=1)]}, "mission M, field 'more': is not known here"),
    ({"conflict": [card("A"), card("A")]}, "conflict A, field 'id': is used twice: A"),
    ({"conflict": [card("Hero")]}, "conflict Hero, field 'id': is used twice: Hero"),
    ({"conflict": []}, "needs at least one conflict card"),
    ({"hero": []}, "needs at least one hero"),
    ({"boss": []}, "needs at least 1 boss cards"),
    ({"treasure": []}, "field 'treasure': is not known here; known fields: boss, conflict, hero, id, look, mission, name, rules"),
    ({"conflict": card("A")}, "field 'conflict': must be a list of tables"),
]  # fmt: skip


@pytest.mark.parametrize(("parts", "said"), OTHERS)
def test_a_mistake_anywhere_else_is_named_too(parts: Data, said: str) -> None:
    whole = mistake(deck() | parts)
    assert whole.removeprefix("deck test").lstrip(",: ").startswith(said), whole


RULES = [
    ({"stacks": 0}, "field 'stacks': must be a whole number from 1 to 16, not 0"),
    ({"endgame_may": ["tired"]}, "field 'endgame_may': must be a list of words out of a-stack-empty, "),
    ({"endgame_must": []}, "all stacks can be empty at Activation without an endgame (TS-90)"),
    ({"chip_max": 21}, "field 'chip_max': must be a whole number from 0 to 20, not 21"),
    ({"links": [[0]]}, "field 'links': must list for each stack"),
    ({"ladder": [{"stat": "health", "by": 1}]}, "ladder 1, field 'by': must be a whole number from -5 to -1, not 1"),
    ({"ladder": [{"chip": -1}, {"banish": "pink"}]}, f"ladder 2, field 'banish': must be one of {COLOURS}, not 'pink'"),
    ({"standing": [node("deal", n=1)]}, f"standing 1, field 'node': must be one of {', '.join(STANDING_WORDS)}, not 'deal'"),
    ({"chip": {"do": []}}, "chip, field 'do': must list at least one action"),
    ({"music": "loud"}, "field 'music': is not known here; known fields: "),
]  # fmt: skip


@pytest.mark.parametrize(("rules", "said"), RULES)
def test_a_mistake_in_the_decks_rules_is_named(rules: Data, said: str) -> None:
    whole = mistake(deck(**rules))
    assert whole.removeprefix("deck test, rules").lstrip(",: ").startswith(said), whole


def test_the_file_is_named(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    text = """
        id = "mine"
        rules = { stacks = 1, endgame_must = ["stacks-empty"] }
        [[hero]]
        id = "h"
        origin = "house"
        health = 3
        strategy = 3
        recovery = 3
        ability = {}
        [[boss]]
        id = "b"
        origin = "house"
        health = 3
        damage = 1
        [[conflict]]
        id = "c"
        origin = "house"
        class = "light"
        health = HEALTH
        damage = 1
    """
    path.write_text(text.replace("HEALTH", "3"), encoding="utf-8")
    assert GAME.content(GAME.check_options({"deck": str(path)}))["id"] == "mine"
    path.write_text(text.replace("HEALTH", "99"), encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        GAME.content(GAME.check_options({"deck": str(path)}))
    assert str(caught.value) == (
        f"deck file {path}: deck mine, conflict c, field 'health': must be a whole number from 1 to 30, not 99"
    )
    path.write_text("id = ", encoding="utf-8")
    with pytest.raises(ContentError, match="is not valid TOML"):
        GAME.content(GAME.check_options({"deck": str(path)}))
    with pytest.raises(ContentError, match="does not exist"):
        GAME.content(GAME.check_options({"deck": str(tmp_path / "other.toml")}))
