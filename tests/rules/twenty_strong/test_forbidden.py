"""Somebody who knows the rulebook tries what each chapter forbids, and is told the right rule, in three languages."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from ludotek.games.twenty_strong.game import GAME
from ludotek.games.twenty_strong.rules.actions import CHIP, USE
from ludotek.games.twenty_strong.rules.reasons import REASONS
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.phrase import Phrase
from ludotek.kernel.refusal import Refusal
from ludotek.testing.twenty_strong import (
    Position,
    boss,
    card,
    hero,
    instant,
    mission,
    node,
    ongoing,
    position,
    shipped,
    single_use,
)
from ludotek.text import languages, say

Data = dict[str, Any]
Try = tuple[str, Callable[[], Position], str, str, list[str], str]

NEXT = [[card("N1"), card("N2")], [card("N3")]]
BALM = card("Balm", reward=single_use(node("change-stat", stat="health", by=1)))
RULES_OF_OIL = {"chip_start": 1, "chip": {"at": "commit", "cost": 2, "do": [node("silence")]}}


def stat(which: str, by: int) -> Data:
    return node("change-stat", stat=which, by=by)


def forbid(what: str) -> list[Data]:
    return [node("forbid", what=what)]


def use(name: str, *do: Data, at: str = "any") -> Data:
    return card(name, reward=single_use(*do, at=at))


def play(*active: Data, do: tuple[str, ...] = (), **given: Any) -> Callable[[], Position]:
    return lambda: position(*active, **given).do(*do)


def able(limit: str = "round", at: str = "any", **fields: Any) -> Data:
    return hero(use={"limit": limit, "at": at, "do": [stat("health", 1)]}, **fields)


REWARDED = card("A", 1, 1, reward=instant(stat("recovery", 1)))
PEACEFUL = card("Inn", peace=[stat("health", 1)])
ROAD = [[PEACEFUL], [card("B")]]
OFFER = card("Offer", 5, 1, after=[node("may", cost=stat("strategy", -1), do=[stat("health", 1)])])

# chapter, position, the try, the reason, the rules that must be cited, and the card that must be named
TRIES: list[Try] = [
    # Precedence
    ("precedence", play(card("A", 5, 1, after=[node("exhaust")]), at="after"), "done", "must-choose", ["TS-02"], "A"),
    ("precedence", play(card("A", 1, special=[{"when": "defeated", "do": [stat("health", 1)]},
                                              {"when": "defeated", "do": [stat("strategy", 1)]}]),
                        loose="red hit, blue hit", do=("apply red hit A",)), "done", "must-answer", ["TS-03"], ""),
    ("precedence", play(card("A"), at="commit", strategy=1, health=1, inventory=[
        use("Trade", node("may", cost=stat("strategy", -1), do=[stat("health", 1)]))]),
     "use Trade", "cannot-pay", ["TS-67"], "Trade"),
    ("precedence", play(card("A", during=forbid("ability")), at="commit", hero=able()),
     "ability", "ability-forbidden", ["TS-01", "TS-49"], "A"),
    ("precedence", play(card("A", during=forbid("chip")), at="commit", rules={
        "chip_start": 3, "chip": {"cost": 1, "do": [node("silence")]}}),
     "chip", "chip-forbidden", ["TS-01", "TS-49"], "A"),
    # Decks
    ("decks", play(card("A"), at="commit", rules=RULES_OF_OIL), "chip", "chip-too-low", ["TS-97"], ""),
    ("decks", play(card("A"), at="commit"), "chip", "no-chip-to-use", ["TS-09"], ""),
    ("decks", play(card("A"), loose="red hit", rules=RULES_OF_OIL, chip=5),
     "chip", "wrong-time", ["TS-09"], "the-chip"),
    # Activation
    ("activation", play(at="activation", stacks=NEXT), "done", "must-answer", ["TS-18"], ""),
    ("activation", play(at="activation", stacks=[[card("A", more=1)], [], [card("B")], [card("C")]],
                        do=("activate 1",)), "activate 2", "empty-stack", ["TS-74"], ""),
    ("activation", play(at="commit", stacks=NEXT), "activate 1", "activate-later", ["TS-18"], ""),
    ("activation", play(at="activation", stacks=[[card("M", mandatory=True), card("E")], [card("B")]], attended=True),
     "activate 2", "mandatory-elsewhere", ["TS-91"], "M"),
    ("activation", play(at="activation", stacks=[[card("A", more=1)], [card("B"), card("D")], [card("C")]], do=("activate 1",),
                        attended=True, rules={"links": [[1], [0], [0]]}), "activate 3", "not-neighbouring", ["TS-100"], ""),
    ("activation", play(at="activation", stacks=ROAD), "peace 2", "no-peace", ["TS-99"], ""),
    ("activation", play(at="commit", stacks=ROAD), "peace 1", "peace-later", ["TS-99"], ""),
    # Strategy phase
    ("strategy-phase", play(card("A"), at="commit", pool="blue, green"),
     "commit red", "no-such-die-in-pool", ["TS-21", "TS-60"], ""),
    ("strategy-phase", play(shipped("fog-hound"), at="commit"),
     "commit yellow", "commit-forbidden", ["TS-21", "TS-49"], "fog-hound"),
    ("strategy-phase", play(shipped("lace-maker"), at="commit", attended=True, do=("commit blue",) * 4),
     "commit red", "commit-limit", ["TS-21", "TS-49"], "lace-maker"),
    ("strategy-phase", play(card("A"), loose="red hit"), "commit blue", "commit-later", ["TS-21"], ""),
    ("strategy-phase", play(card("A"), loose="red hit, blue miss"),
     "apply blue hit A", "misses-do-not-apply", ["TS-23"], ""),
    ("strategy-phase", play(card("A"), loose="red hit"),
     "apply blue hit A", "no-such-rolled-die", ["TS-23", "TS-56"], ""),
    ("strategy-phase", play(shipped("eel-choir"), card("B"), loose="yellow hit"),
     "apply yellow hit eel-choir", "apply-forbidden", ["TS-23", "TS-49"], "eel-choir"),
    ("strategy-phase", play(card("A"), at="commit", loose="red hit"),
     "apply red hit A", "apply-later", ["TS-23"], ""),
    ("strategy-phase", play(REWARDED, loose="red hit, blue hit", do=("apply red hit A",)),
     "apply blue hit A", "apply-later", ["TS-23", "TS-27"], ""),
    ("strategy-phase", play(card("A", 5, 1), at="recover", phases=2, strategy=2, exhausted="red"),
     "again", "no-phase-left", ["TS-29"], ""),
    ("strategy-phase", play(card("A", 5, 1), at="recover", phases=1, strategy=2, exhausted="red"),
     "again", "repeat-later", ["TS-29"], ""),
    ("strategy-phase", play(shipped("keeper-of-hours"), at="recover", strategy=3, endgame=True, exhausted="red"),
     "again", "repeat-forbidden", ["TS-29", "TS-51"], "keeper-of-hours"),
    # Resolve phase
    ("resolve-phase", play(card("A", 5, 0, after=[stat("health", 1)]), card("B", 5, 0, after=[stat("health", 1)]),
                           card("C"), at="after"), "enemy C", "no-after-effect", ["TS-33"], ""),
    ("resolve-phase", play(card("A", 5, 0, after=[stat("health", 1)]), card("B", 5, 0, after=[stat("health", 1)]),
                           card("C", 5, 0, after=[stat("health", 1)]), at="after", do=("enemy A",)),
     "enemy A", "after-effect-done", ["TS-50"], ""),
    ("resolve-phase", play(card("A"), at="recover", exhausted="red"),
     "recover blue", "no-such-exhausted-die", ["TS-35", "TS-61"], ""),
    ("resolve-phase", play(card("A"), at="commit", exhausted="red"), "recover red", "recover-later", ["TS-35"], ""),
    ("resolve-phase", play(shipped("salt-widow"), BALM, at="gain", exhausted="red", defeated=["Balm"]),
     "recover red", "recover-forbidden", ["TS-35", "TS-49"], "salt-widow"),
    ("resolve-phase", play(BALM, card("I", reward=ongoing(standing=[node("keep")])), at="gain", defeated=["Balm"]),
     "gain I", "not-defeated", ["TS-36", "TS-79"], ""),
    ("resolve-phase", play(BALM, card("B"), at="gain", defeated=["Balm", "B"]),
     "gain B", "no-item-reward", ["TS-36", "TS-43"], ""),
    ("resolve-phase", play(BALM, at="recover", exhausted="red", defeated=["Balm"]),
     "gain Balm", "gain-later", ["TS-36"], ""),
    ("resolve-phase", play(shipped("mirror-seller"), BALM, at="recover", exhausted="red", defeated=["Balm"]),
     "gain Balm", "gain-forbidden", ["TS-36", "TS-49"], "mirror-seller"),
    # Endgame
    ("endgame", play(at="activation", stacks=NEXT, rules={"endgame_may": ["a-stack-empty", "chip-full"]}),
     "endgame", "endgame-too-early", ["TS-38", "TS-92"], ""),
    ("endgame", play(at="activation", stacks=NEXT, rules={"endgame_must": ["stacks-empty"]}),
     "endgame", "endgame-too-early", ["TS-38", "TS-92"], ""),
    ("endgame", play(card("A"), at="commit", stacks=[[card("B")], []], rules={"endgame_may": ["a-stack-empty"]}),
     "endgame", "endgame-later", ["TS-38", "TS-92"], ""),
    ("endgame", play(at="activation", stacks=NEXT, rules={"refill": True, "endgame_must": []}),
     "endgame", "no-endgame", ["TS-38"], ""),
    # Rewards and inventory
    ("rewards", play(card("A"), at="roll", loose="red", dice="crit", missions=[
        mission("M", "roll-crit", 1, [stat("health", 1)])], inventory=[BALM]), "use Balm", "rolling", ["TS-22", "TS-45"], ""),
    ("rewards", play(card("A"), at="roll", loose="red", dice="crit", hero=able(), missions=[
        mission("M", "roll-crit", 1, [stat("health", 1)])]), "ability", "rolling", ["TS-22", "TS-88"], ""),
    ("rewards", play(card("A", 5, 1, after=[node("exhaust", n=2)]), at="after", inventory=[BALM], do=("enemy A",)),
     "use Balm", "inside-an-effect", ["TS-82"], "A"),
    ("rewards", play(card("A"), at="commit", inventory=[card("Lens", reward=ongoing(standing=[node("keep")]))]),
     "use Lens", "not-usable-item", ["TS-81"], "Lens"),
    ("rewards", play(card("A"), at="commit", inventory=[shipped("eel-choir")]),
     "use eel-choir", "wrong-time", ["TS-45"], "eel-choir"),
    ("rewards", play(card("A"), at="commit", health=6, inventory=[BALM]),
     "use Balm", "no-effect-now", ["TS-96"], "Balm"),
    ("rewards", play(card("A"), at="commit", inventory=[card("Bell", reward=ongoing(use={"do": [stat("health", 1)]}))],
                     health=1, do=("use Bell",)), "use Bell", "already-used", ["TS-45"], "Bell"),
    ("rewards", play(shipped("face-at-the-window"), at="commit", health=1, inventory=[BALM]),
     "use Balm", "items-forbidden", ["TS-45", "TS-49"], "face-at-the-window"),
    ("rewards", play(BALM, at="gain", defeated=["Balm"], strategy=1, inventory=[shipped("keel-breaker")]),
     "gain Balm", "no-room", ["TS-46"], ""),
    ("rewards", play(card("A"), at="commit", inventory=[use("Rope", node("recover", n=2))], exhausted="red, blue, green",
                     do=("use Rope",)), "drop Rope", "being-used", ["TS-81"], "Rope"),
    ("rewards", play(card("A", 1, special=[{"when": "defeated", "do": [stat("strategy", -1)]}]), strategy=2,
                     loose="red hit, blue hit", inventory=[BALM, shipped("keel-breaker")], do=("apply red hit A",)),
     "done", "must-answer", ["TS-48"], ""),
    # Enemy effects
    ("enemy-effects", play(card("A", effects=[{"kind": "special", "standing": [node("cannot-apply")]}]), card("B"),
                           loose="red hit"), "apply red hit A", "apply-forbidden", ["TS-23", "TS-51"], "A"),
    # Terms
    ("terms", play(card("A"), inventory=[use("Rope", node("recover"))], exhausted="red, blue", loose="green hit",
                   do=("use Rope",)), "pick green hit unapplied", "not-a-target", ["TS-61"], "Rope"),
    ("terms", play(card("A"), inventory=[use("Lift", node("return-die"))], exhausted="red", loose="green hit, blue hit",
                   do=("use Lift",)), "pick red no-face exhausted", "not-a-target", ["TS-61"], "Lift"),
    ("terms", play(card("A"), inventory=[use("Fire", node("banish-die", dice={"colour": ["red", "blue"]}))],
                   loose="green hit", do=("use Fire",)), "pick green hit unapplied", "not-a-target", ["TS-57"], "Fire"),
    ("terms", play(at="activation", hero=able("conflict"), stacks=NEXT, health=1),
     "ability", "no-conflict", ["TS-59", "TS-88"], "Hero"),
    # Universal heroes
    ("universal-heroes", play(card("A"), at="commit"), "ability", "no-ability-to-use", ["TS-88"], ""),
    ("universal-heroes", play(card("A"), at="commit", hero=able(at="apply")),
     "ability", "wrong-time", ["TS-88"], "Hero"),
    ("universal-heroes", play(card("A"), at="commit", health=1, hero=able(), do=("ability",)),
     "ability", "already-used", ["TS-88"], "Hero"),
    # House decks
    ("deck", play(card("A"), loose="blue miss, green miss, red hit", dice="miss miss",
                  inventory=[use("Again", node("reroll", n=3, up_to=True))],
                  do=("use Again", "pick blue miss unapplied")),
     "pick blue miss unapplied", "already-rolled-again", ["TS-98"], "Again"),
]  # fmt: skip


def refusal_of(t: Position, text: str) -> Refusal:
    refusal = t.refusal(text)
    assert refusal is not None, f"{text!r} is allowed"
    return refusal


def words_of(refusal: Refusal) -> list[str]:
    return [say("twenty_strong", refusal.reason, lang) for lang in languages()]


@pytest.mark.parametrize(
    ("chapter", "begin", "text", "reason", "rules", "named"),
    TRIES,
    ids=[f"{chapter}-{reason}-{text.replace(' ', '-')}" for chapter, _, text, reason, _, _ in TRIES],
)
def test_what_a_chapter_forbids_is_refused_by_its_rule(
    chapter: str, begin: Callable[[], Position], text: str, reason: str, rules: list[str], named: str
) -> None:
    t = begin()
    before = t.g.digest()
    refusal = refusal_of(t, text)
    assert refusal.reason.key == f"refusal-{reason}"
    assert [rule for rule in rules if rule not in refusal.rules] == []
    known = {rule for _, ids in GAME.chapters() for rule in ids}
    assert refusal.rules and set(refusal.rules) <= known
    said = words_of(refusal)
    assert all(said) and len(set(said)) == len(said)
    if named:
        who = refusal.reason.slots["card"]
        assert isinstance(who, Phrase) and who.key in (named, f"card-{named}")
    if "text" in refusal.reason.slots:  # the card's own sentence is quoted
        sentence = Phrase("sentences", {"do": [refusal.reason.slots["text"]]})  # type: ignore[list-item]
        for lang, words in zip(languages(), said, strict=True):
            assert say("twenty_strong", sentence, lang) in words
    assert t.g.digest() == before


def test_the_tries_go_through_all_chapters_that_forbid_something() -> None:
    silent = {"winning", "unit-dice", "stat-dice"}  # they say how things are, and forbid nothing
    assert {chapter for chapter, *_ in TRIES} | silent == {name for name, _ in GAME.chapters()}


# Reasons that nobody meets by an act of this game's own words.
ELSEWHERE = {
    "not-now": "an answer that names no thing of the table, such as the second of several texts",
    "no-such-item": "a place of the inventory without an item: no words name it",
}


def test_every_reason_is_met() -> None:
    met = {reason for _, _, _, reason, _, _ in TRIES} | set(ELSEWHERE)
    assert met == {key.removeprefix("refusal-") for _, key, _ in REASONS.values()}


def test_the_reasons_without_a_try_are_met_by_their_numbers() -> None:
    t = position(card("A"), at="commit")
    for action, key, rule in ((USE, "refusal-no-such-item", "TS-47"), (CHIP + 1, "refusal-not-now", "TS-21")):
        refusal = t.g.why_not(0, action)
        assert refusal is not None and (refusal.reason.key, refusal.rules) == (key, [rule])
        assert all(words_of(refusal))


@pytest.mark.parametrize(
    "text", ["activate 0", "activate 3", "peace 3", "stack 3", "first 0", "first 33", "mode 0", "mode 24"]
)
def test_a_number_out_of_range_is_no_other_action(text: str) -> None:
    t = position(at="activation", stacks=NEXT)
    with pytest.raises(LudotekError, match="cannot read"):
        t.refusal(text)


# ---------------------------------------------------------------------- what people ask for


@pytest.mark.rule("TS-29")
@pytest.mark.parametrize("at", ["apply", "damage", "after", "exhaust", "recover"])
def test_TS_29_whoever_asks_why_not_once_more_is_told(at: str) -> None:
    """The question was never asked, but people may still ask why: the try is among the candidates."""
    ready = hero(use={"limit": "unlimited", "do": [stat("health", 1)]})
    after = [stat("recovery", 1)]
    t = position(card("A", 5, 1, after=after), at=at, phases=2, strategy=2, hero=ready, exhausted="red", stacks=NEXT)
    tried = {each: t.g.why_not(0, each) for each in t.g.candidates(0)}
    assert any(refusal is not None and "TS-29" in refusal.rules for refusal in tried.values())


@pytest.mark.rule("TS-21", "TS-49")
def test_TS_21_a_text_that_forbids_a_die_is_named_after_Commit_too() -> None:
    t = position(card("A", during=[node("cannot-commit", dice={"colour": ["red"]})]), loose="yellow hit")
    t.refused("commit red", "TS-21", "TS-49", by="A")
    assert refusal_of(t, "commit blue").reason.key == "refusal-commit-later"


@pytest.mark.rule("TS-38", "TS-92")
def test_TS_38_where_nothing_brings_the_endgame_none_is_promised() -> None:
    """ "Too early" would have to say when."""
    endless = position(at="activation", stacks=NEXT, rules={"refill": True, "endgame_must": []})
    refusal = refusal_of(endless, "endgame")
    assert (refusal.reason.key, refusal.rules) == ("refusal-no-endgame", ["TS-38"])
    early = position(at="activation", stacks=NEXT, rules={"endgame_may": ["a-stack-empty"]})
    assert refusal_of(early, "endgame").reason.slots["when"] == [Phrase("endgame-a-stack-empty")]


@pytest.mark.rule("TS-45", "TS-49")
def test_TS_45_where_two_reasons_apply_the_time_comes_before_what_a_text_forbids() -> None:
    """The later one would still hold when the first has gone."""
    late = card("Late", reward=single_use(stat("health", 1), at="damage"))
    window = card("A", during=[node("forbid", what="items")])
    t = position(window, at="commit", health=1, inventory=[late])
    t.refused("use Late", "TS-45", by="Late")
    assert refusal_of(t, "use Late").reason.key == "refusal-wrong-time"
    t = position(window, at="commit", health=6, inventory=[BALM])  # forbidden, and of no effect
    assert refusal_of(t, "use Balm").reason.key == "refusal-items-forbidden"


@pytest.mark.rule("TS-36", "TS-43")
def test_TS_43_a_card_without_an_item_is_refused_for_that_even_if_it_is_undefeated() -> None:
    t = position(BALM, card("B"), at="gain", defeated=["Balm"])
    t.refused("gain B", "TS-36", "TS-43")


@pytest.mark.rule("TS-29", "TS-97")
def test_a_refusal_names_the_numbers_that_stand_in_the_way() -> None:
    ready = hero(use={"limit": "unlimited", "do": [stat("health", 1)]})
    t = position(card("A", 5, 1), at="damage", phases=2, strategy=2, hero=ready)
    assert refusal_of(t, "again").reason.slots["phases"] == 2
    chip = {"chip": {"cost": 3, "do": [stat("health", 1)]}, "chip_max": 9}
    said = refusal_of(position(card("A"), at="commit", chip=2, rules=chip), "chip").reason.slots
    assert (said["cost"], said["chip"]) == (3, 2)


@pytest.mark.rule("TS-81")
def test_TS_81_an_item_that_works_by_itself_is_named_with_its_own_text() -> None:
    lens = card("Lens", reward=ongoing(standing=[node("stat-counts", stat="recovery", by=1)]))
    t = position(card("A", after=[stat("health", 1)]), at="commit", inventory=[BALM, lens], health=3)
    t.refused("use Lens", "TS-81", by="Lens")
    assert t.g.why_not(0, USE) is None and t.g.why_not(1, USE) is not None, "nobody else uses an item"


@pytest.mark.rule("TS-36")
def test_TS_36_that_no_item_is_gained_is_told_once() -> None:
    a, b = (card(name, 1, 0, reward=single_use(stat("health", 1))) for name in "AB")
    t = position(card("Seller", 9, 0, during=forbid("gain-items")), a, b, at="gain", defeated=["A", "B"], stacks=NEXT)
    assert len(t.told("cannot-gain")) == 1


@pytest.mark.rule("TS-01")
def test_TS_01_a_rule_is_cited_once() -> None:
    ready = hero(use={"limit": "unlimited", "do": [stat("health", 1)]})
    t = position(card("A"), at="commit", hero=ready, rules={"standing": forbid("ability")})
    assert refusal_of(t, "ability").rules == ["TS-01"]


@pytest.mark.rule("TS-35", "TS-36")
def test_TS_35_whoever_asks_why_no_die_comes_back_and_no_item_is_gained_is_told() -> None:
    """Of the dice those that are exhausted, of the cards the defeated ones with an item."""
    ready = hero(use={"limit": "unlimited", "do": [stat("health", 1)]})
    widow = card("Widow", 9, 1, during=[*forbid("recover"), *forbid("gain-items")])
    a, b = (card(name, 1, 0, reward=single_use(stat("health", 1))) for name in "AB")
    t = position(
        a, b, card("C", 1, 0), widow, at="exhaust", defeated=["A", "C"], hero=ready, health=3, exhausted="blue"
    )
    assert t.asks == "ExhaustWindow"
    tried = [t.game.answers.write(t.g, 0, each) for each in t.g.candidates(0)]
    assert [each for each in tried if each.startswith(("recover", "enemy"))] == ["recover blue", "enemy A"]
    t.refused("recover blue", "TS-35", "TS-49", by="Widow")
    t.refused("enemy A", "TS-36", "TS-49", by="Widow")


@pytest.mark.rule("TS-72", "TS-85")
def test_a_text_that_holds_from_now_on_names_the_card_that_brought_it() -> None:
    omen = card("Omen", 1, 0, reward=instant(node("from-now-on", text=node("cannot-commit", dice={"colour": ["red"]}))))
    t = position(omen, card("A", 5, 1), loose="yellow hit", stacks=NEXT, phases=1, strategy=3)
    t.do("apply yellow hit Omen", "take").until("Repeat").do("again")
    t.refused("commit red", "TS-21", by="Omen")


@pytest.mark.rule("TS-01")
def test_a_text_of_the_deck_names_the_deck() -> None:
    t = position(card("A"), at="commit", rules={"standing": [node("cannot-commit", dice={"colour": ["red"]})]})
    refusal = refusal_of(t, "commit red")
    assert refusal.rules == ["TS-21", "TS-01"]
    assert refusal.reason.slots["card"] == Phrase("the-deck")


@pytest.mark.rule("TS-44", "TS-88")
def test_texts_of_items_and_heroes_hold_by_rules_of_their_own() -> None:
    chain = card("Chain", reward=ongoing(standing=[node("cannot-commit", dice={"colour": ["red"]})]))
    t = position(card("A"), at="commit", inventory=[chain])
    t.refused("commit red", "TS-21", "TS-44", by="Chain")
    oath = hero("Oath", standing=[node("cannot-commit", dice={"colour": ["red"]})])
    t = position(card("A"), at="commit", hero=oath)
    t.refused("commit red", "TS-21", "TS-88", by="Oath")


@pytest.mark.rule("TS-51")
def test_TS_51_a_boss_that_was_never_in_the_active_area_forbids_nothing() -> None:
    t = position(
        card("A", 5, 1), at="repeat", boss=boss("B", 5, 1, effects=[{"kind": "special", "standing": forbid("repeat")}])
    )
    assert "again" in t.options
