"""Somebody who knows the rulebook tries every forbidden thing, chapter by chapter, and hears the right rule in three languages.

Each line is a position, what is tried there, the rules that must be named, and the reason. At the end every reason that the
game has was met.
"""

from __future__ import annotations

import pytest

from ludotek.games.reckoners.game import GAME
from ludotek.games.reckoners.rules.actions import CARD, MOST_CARDS
from ludotek.games.reckoners.rules.reasons import REASONS
from ludotek.kernel.phrase import Phrase
from ludotek.testing.reckoners import DISTRICTS, Position, card, district, epic, position, reckoner, shipped, steelheart
from ludotek.text import clause, languages, say

HERE, THERE = DISTRICTS[0], DISTRICTS[1]
EVERY_SYMBOL = "purple:money+enforcement+contain+research+attack"
TORCH = card("Torch", "attack")
BAG, GUN = card("bag", "money", cost=2), card("gun", "attack", cost=3)
FAITH, SNIPER, IMPROVISE, OPERATIONS = (shipped(name) for name in ("faith", "sniper", "improvise", "operations"))


# ---------------------------------------------------------------------- positions


def rolling(*typed: str) -> Position:
    """Tia, Abraham with Faith, Cody without a die."""
    t = position(
        reckoner("tia", held=["basic", "basic", "purple"]),
        reckoner("abraham", held=["basic", "basic", "green"], cards=[FAITH, TORCH]),
        reckoner("cody", held=[]),
        phase="roll",
        rolls={"tia": ["basic:plan", "basic:plan"]},
    )
    return t.do(*typed)


def using(*typed: str) -> Position:
    """All have dice; Tia has equipment, Cody his Sniper, Megan Improvise and a Barricade beside her, Prof nothing."""
    mine = [TORCH, *[shipped(name) for name in ("emp", "jacket", "motorcycle", "decoy-drone", "operations")]]
    t = position(
        reckoner("tia", dice=[EVERY_SYMBOL, "basic:money", "basic:enforcement"], cards=mine, plans=0, at=HERE),
        reckoner("cody", dice=["yellow:money+attack"], cards=[SNIPER], at=HERE),
        reckoner("megan", dice=["red:attack+plan"], cards=[IMPROVISE], at=DISTRICTS[3]),
        reckoner("prof", cards=[FAITH], plans=0),
        districts=[
            district(epic("Bound", research=0, health=3, weakened=3)),
            district(epic("Free", 2, "infinite", 2), enforcement=1, bracket=3),
            district(empty=True),
            district(epic("Armoured", 2, "infinite", 2)),
            district(barricades=1),
        ],
        steelheart=steelheart(at=5, research=3),
        cards=[BAG, shipped("checkmate")],
    )
    return t.do(*typed)


def beside_steelheart(research: int, *typed: str) -> Position:
    t = position(
        reckoner("tia", dice=[EVERY_SYMBOL], at=3), steelheart=steelheart(at=3, research=research, red=1, blue=2)
    )
    return t.do("tia: die " + EVERY_SYMBOL, *typed)


def chained(*typed: str) -> Position:
    """Notebooks work in any district; what they activate does not."""
    far = card("far", "contain", pay=["money"], anywhere=True)
    t = position(
        reckoner("megan", dice=["basic:money"], cards=[far, shipped("checkmate")]),
        districts=[district(), district(bracket=3)],
    )
    return t.do("megan: die basic:money", "card far", "card checkmate", *typed)


def walled_in() -> Position:
    return position(
        reckoner("megan", dice=["basic:money"], cards=[shipped("motorcycle")]), districts=[district(barricades=1)]
    )


def travelling() -> Position:
    """Two ways are open, one is not."""
    t = position(
        reckoner("megan", cards=[shipped("motorcycle")]),
        reckoner("tia"),
        reckoner("cody"),
        districts=[district(), district(barricades=1)],
    )
    return t.do("megan: card motorcycle")


def turning(*typed: str) -> Position:
    """David improvises with two dice, Cody has one."""
    t = position(
        reckoner("david", dice=["basic:money", "basic:plan"], cards=[IMPROVISE]),
        reckoner("cody", dice=["yellow:attack"]),
    )
    return t.do("david: card improvise", *typed)


def looting(*typed: str) -> Position:
    rich = epic("Rich", loot={"research": 1, "plan": 2})
    t = position(reckoner("tia", plans=1), reckoner("cody"), phase="loot", felled=[rich])
    return t.do(*typed)


def shopping(*typed: str, **given: object) -> Position:
    t = position(
        reckoner("tia", dice=[], cards=[TORCH]),
        reckoner("cody"),
        phase="equip",
        **({"money": 4, "market": [BAG, GUN], "equipment_deck": [], "confiscated": ["tia basic"]} | given),
    )
    return t.do(*typed)


def found(*typed: str) -> Position:
    return position(reckoner("tia"), reckoner("cody"), base=4).run("deed discover at the-loop").do(*typed)


def placing(*typed: str) -> Position:
    return position(reckoner("tia"), reckoner("cody"), phase="place").do(*typed)


def won() -> Position:
    t = position(reckoner("tia", dice=["basic:attack"], at=3), steelheart=steelheart(at=3, research=0, health=1))
    return t.do("tia: die basic:attack", "attack steelheart")


def all_of_it(t: Position, *typed: str) -> Position:
    return t.do(f"tia: die {EVERY_SYMBOL}", *typed)


# ---------------------------------------------------------------------- what is tried

Try = tuple[Position, str, str, str]


def tries() -> dict[str, list[Try]]:
    """By chapter of the rulebook."""
    return {
        "aim": [
            (using(), "tia: die yellow:money+attack", "RK-04", "not-your-die"),
            (using(), "tia: token", "RK-42 RK-04", "no-token"),
            (beside_steelheart(3), "attack steelheart", "RK-03 RK-44", "steelheart-infinite"),
            (won(), "tia: token", "RK-01", "game-over"),
        ],
        "setup": [
            (using(), "tia: card sniper", "RK-15 RK-16", "not-your-ability"),
            (using(), "tia: card checkmate", "RK-15 RK-16", "nobodys-ability"),
        ],
        "epics": [
            (all_of_it(using()), f"contain {HERE}", "RK-22 RK-37", "bracket-at-start"),
            (
                using("megan: die red:attack+plan"),
                f"attack {DISTRICTS[3]}",
                "RK-20 RK-39",
                "infinite-health",
            ),
        ],
        "prologue": [
            (placing(), "tia: done", "RK-25", "place-first"),
            (placing("tia: place the-loop"), "tia: place foundry-row", "RK-25", "already-placed"),
            (placing(), "tia: token", "RK-42", "token-when-using"),
            (using(), "tia: place the-loop", "RK-25", "place-in-prologue"),
        ],
        "roll": [
            (rolling(), "cody: roll", "RK-28", "nothing-to-roll"),
            (rolling(), "cody: die basic:money", "RK-27", "no-dice"),
            (rolling(), "cody: done", "RK-27", "no-dice"),
            (rolling(), "tia: roll", "RK-28", "keep-one-first"),
            (rolling(), "tia: die basic:attack", "RK-27 RK-30", "no-such-die"),
            (rolling(), "tia: die green:attack+attack", "RK-04", "not-your-die"),
            (rolling("abraham: die green:attack+attack"), "tia: die green:attack+attack", "RK-04", "not-your-die"),
            (rolling("tia: die basic:plan", "tia: die basic:plan"), "tia: die basic:plan", "RK-28", "already-kept"),
            (
                rolling("tia: die basic:plan", "tia: roll", "tia: die basic:money", "tia: roll"),
                "tia: roll",
                "RK-27 RK-28",
                "no-roll-left",
            ),
            (rolling("tia: done"), "tia: die basic:plan", "RK-98 RK-29", "is-done"),
            (rolling("tia: done"), "tia: resume", "RK-98", "cannot-resume"),
            (
                rolling("tia: done", "abraham: die basic:money"),
                "tia: die basic:plan",
                "RK-98 RK-29",
                "may-come-back",
            ),
            (using(), "tia: roll", "RK-27", "roll-when-rolling"),
        ],
        "use": [
            (rolling(), "tia: money", "RK-30", "symbols-when-using"),
            (looting(), "tia: die basic:money", "RK-30", "die-when-using"),
            (using(), "tia: die basic:plan", "RK-27 RK-30", "no-such-die"),
            (using(), f"tia: contain {HERE}", "RK-30 RK-42 RK-70", "take-first"),
            (using(), f"tia: move {THERE}", "RK-30 RK-42 RK-70", "take-first"),
            (using("tia: done"), "tia: die basic:money", "RK-98 RK-30", "is-done"),
            (using(), "prof: done", "RK-98", "nothing-left"),
            (using("tia: die basic:money"), "cody: token", "RK-86 RK-31", "others-first"),
            (using("tia: die basic:money"), "tia: die basic:enforcement", "RK-86 RK-31", "finish-first"),
            (using("tia: die basic:money"), "tia: done", "RK-86 RK-31", "finish-first"),
            (using("tia: die basic:money"), f"move {HERE}", "RK-32", "already-there"),
            (using("tia: die basic:money"), f"move {DISTRICTS[4]}", "RK-32 RK-34", "barricaded"),
            (using("tia: die basic:money"), f"barricade {HERE}", "RK-33", "no-barricade"),
        ],
        "symbols": [
            (using("tia: die basic:money"), "plan", "RK-41 RK-31 RK-76", "no-symbol"),
            (using("tia: die basic:enforcement"), f"contain {HERE}", "RK-37 RK-31 RK-76", "no-symbol"),
            (all_of_it(using()), f"fight {THERE}", "RK-36 RK-31", "out-of-reach"),
            (all_of_it(using()), f"contain {THERE}", "RK-37 RK-31", "out-of-reach"),
            (all_of_it(using()), f"research {THERE}", "RK-38 RK-31", "out-of-reach"),
            (all_of_it(using()), f"attack {THERE}", "RK-39 RK-31", "out-of-reach"),
            (all_of_it(using()), f"fight {HERE}", "RK-36", "no-enforcement"),
            (all_of_it(using()), f"research {HERE}", "RK-38", "is-weakened"),
            (
                all_of_it(position(reckoner("tia", dice=[EVERY_SYMBOL]), districts=[district(empty=True)])),
                f"attack {HERE}",
                "RK-40",
                "no-epic",
            ),
            (rolling(), "tia: token", "RK-42", "token-when-using"),
            (rolling(), "cody: token", "RK-42", "token-when-using"),
            (looting(), "tia: token", "RK-42", "token-when-using"),
            (shopping(), "tia: token", "RK-42", "token-when-using"),
            (found(), "tia: token", "RK-42", "token-when-using"),
        ],
        "steelheart": [
            (all_of_it(using()), "research steelheart", "RK-38 RK-44", "steelheart-elsewhere"),
            (beside_steelheart(3), "contain red", "RK-22 RK-37", "bracket-at-start"),
            (beside_steelheart(0), "research steelheart", "RK-93", "steelheart-weakened"),
        ],
        "loot": [
            (looting(), f"tia: attack {HERE}", "RK-47", "loot-cannot"),
            (looting(), f"tia: move {THERE}", "RK-47", "loot-cannot"),
            (looting(), f"tia: contain {HERE}", "RK-47", "no-loot-of-that"),
        ],
        "acquire": [
            (shopping(money=2), "tia: buy gun", "RK-49 RK-51 RK-52", "too-little-money"),
            (shopping(), "tia: buy spare-1", "RK-49", "not-in-market"),
            (shopping("tia: buy bag", "give tia"), "cody: buy bag", "RK-50", "stays-with"),
            (shopping(), "tia: give cody", "RK-50 RK-49", "no-gift"),
            (shopping("tia: buy bag"), "tia: refresh", "RK-49", "say-who-first"),
            (shopping("tia: buy bag"), "cody: refresh", "RK-98 RK-49", "others-buy"),
            (shopping(), "tia: refresh", "RK-53", "deck-empty"),
            (shopping(), "tia: buy-back cody yellow", "RK-52", "not-confiscated"),
            (shopping(), "tia: card Torch", "RK-70 RK-71", "card-when-using"),
            (using(), "cody: card Torch", "RK-95", "not-your-card"),
            (rolling(), "tia: card Torch", "RK-95", "not-your-card"),
            (shopping(), "cody: card Torch", "RK-95", "not-your-card"),
            (using(), "tia: card bag", "RK-95 RK-49", "nobodys-card"),
            (using(), "tia: buy bag", "RK-49 RK-51 RK-52", "buy-when-acquiring"),
            (using(), "tia: refresh", "RK-49 RK-51 RK-52", "buy-when-acquiring"),
            (using(), "tia: buy-back tia basic", "RK-49 RK-51 RK-52", "buy-when-acquiring"),
        ],
        "epic-actions": [
            (found(), "tia: lose cody purple", "RK-94", "nobody-holds-it"),
            (using(), "tia: lose cody yellow", "RK-65", "no-base-found"),
        ],
        "cards": [
            (using(), "tia: card jacket", "RK-69", "permanent"),
            (using(), "tia: card emp", "RK-71 RK-43", "needs-a-die"),
            (using("tia: die basic:money"), "card emp", "RK-71", "wrong-symbol"),
            (using("tia: die basic:money"), "card Torch", "RK-86 RK-31", "finish-first"),
            (using("tia: die basic:money"), "card jacket", "RK-69", "permanent"),
            (using("tia: card Torch", f"attack {HERE}"), "tia: card Torch", "RK-70 RK-71 RK-95", "card-used"),
            (using(), "prof: card faith", "RK-70 RK-73", "only-when-rolling"),
            (
                position(reckoner("prof", cards=[FAITH]), phase="equip", money=4),
                "prof: card faith",
                "RK-70 RK-73",
                "only-when-rolling",
            ),
            (rolling(), "abraham: card Torch", "RK-70 RK-71", "card-when-using"),
            (all_of_it(using(), "money"), f"barricade {DISTRICTS[4]}", "RK-97", "already-used-a-symbol"),
            (all_of_it(using(), "money"), "card emp", "RK-97", "already-used-a-symbol"),
        ],
        "what-cards-do": [
            (using(), "tia: face purple:research", "RK-72", "needs-improvise"),
            (
                position(reckoner("david", cards=[IMPROVISE], plans=1)),
                "david: card improvise",
                "RK-72",
                "no-die-left",
            ),
            (using("megan: card improvise"), "face red:attack+plan", "RK-72", "not-that-face"),
            (using("megan: card improvise"), "face blue:contain", "RK-72", "no-such-face"),
            (turning(), "die yellow:attack", "RK-04", "not-your-die"),
            (turning(), "token", "RK-86 RK-31", "finish-first"),
            (turning("die basic:money"), "token", "RK-86 RK-31", "finish-first"),
            (rolling(), "tia: faith", "RK-73 RK-16", "no-faith"),
            (rolling("abraham: faith"), "abraham: faith", "RK-70 RK-73", "card-used"),
            (
                rolling("abraham: die basic:money", "abraham: die basic:money", "abraham: die green:attack+attack"),
                "abraham: faith",
                "RK-73",
                "faith-finds-nothing",
            ),
            (using(), "prof: faith", "RK-70 RK-73", "only-when-rolling"),
            (using("tia: card operations"), "give tia", "RK-74", "not-to-oneself"),
            (using(), "tia: give cody", "RK-74 RK-47", "needs-a-gift"),
            (using(), f"cody: snipe {THERE}", "RK-75", "needs-sniper"),
            (using("cody: die yellow:money+attack"), f"attack {THERE}", "RK-39 RK-75", "out-of-snipers-reach"),
            (
                using("cody: card sniper", f"snipe {DISTRICTS[3]}", "cody: die yellow:money+attack"),
                f"attack {THERE}",
                "RK-39 RK-75",
                "out-of-snipers-reach",
            ),
            (using("tia: card decoy-drone"), "card Torch", "RK-86 RK-31", "finish-first"),
            (chained(), f"attack {THERE}", "RK-39 RK-80", "out-of-reach-now"),
            (walled_in(), "megan: card motorcycle", "RK-82 RK-34", "barricades-stop-it"),
            (travelling(), f"move {THERE}", "RK-82 RK-34", "barricades-stop-it"),
            (travelling(), f"move {HERE}", "RK-32", "already-there"),
        ],
        "together": [
            (found(), "tia: done", "RK-98 RK-65", "name-a-die-first"),
            (found("tia: lose cody basic"), "cody: lose cody basic", "RK-98", "is-named"),
            (found("tia: lose cody basic"), "tia: lose tia basic", "RK-98", "named-before"),
            (found("tia: lose cody basic", "tia: done"), "tia: lose tia basic", "RK-98", "is-done"),
            (looting("tia: done"), "tia: give tia", "RK-98", "is-done"),
            (shopping("tia: done"), "tia: buy bag", "RK-98", "is-done"),
            (shopping(), "tia: resume", "RK-98", "not-done"),
        ],
    }


CHAPTERS = tries()
LINES = [(chapter, *line) for chapter, lines in CHAPTERS.items() for line in lines]


@pytest.mark.rule(
    "RK-04", "RK-15", "RK-36", "RK-37", "RK-38", "RK-39", "RK-42", "RK-70", "RK-75", "RK-80", "RK-94", "RK-98"
)
@pytest.mark.parametrize(
    ("chapter", "t", "tried", "rules", "reason"), LINES, ids=[f"{c}: {a} {k}" for c, _, a, _, k in LINES]
)
def test_what_is_forbidden_is_refused_by_the_right_rule(
    chapter: str, t: Position, tried: str, rules: str, reason: str
) -> None:
    refusal = t.refused(tried, reason=reason)
    assert refusal.rules == rules.split()
    said = [say("reckoners", refusal.reason, lang) for lang in languages()]
    assert len(set(said)) == len(said), "in the words of each language"
    if "says" in refusal.reason.slots:
        for lang, words in zip(languages(), said, strict=True):
            sentence = say("reckoners", refusal.reason.slots["says"][0], lang)
            assert sentence[1:] in words, "the card's own sentence"
    for rule in refusal.rules:
        assert all(clause("reckoners", rule, lang).text for lang in languages())


# What the words of a refusal name: whose it is, which card, symbol or district it is about.
NAMES = {
    ("not-your-die", "tia: die yellow:money+attack"): {"who": "cody"},
    ("not-your-ability", "tia: card sniper"): {"who": "cody", "card": "sniper"},
    ("nobodys-ability", "tia: card checkmate"): {"card": "checkmate"},
    ("not-your-die", "tia: die green:attack+attack"): {"who": "abraham"},
    ("not-your-die", "die yellow:attack"): {"who": "cody"},
    ("others-first", "cody: token"): {"who": "tia"},
    ("no-symbol", "plan"): {"symbol": "plan"},
    ("no-symbol", f"contain {HERE}"): {"symbol": "contain"},
    ("out-of-reach", f"fight {THERE}"): {"district": HERE},
    ("out-of-reach", f"contain {THERE}"): {"district": HERE},
    ("out-of-reach", f"research {THERE}"): {"district": HERE},
    ("out-of-reach", f"attack {THERE}"): {"district": HERE},
    ("steelheart-elsewhere", "research steelheart"): {"district": DISTRICTS[4]},
    ("stays-with", "cody: buy bag"): {"who": "tia", "card": "bag"},
    ("others-buy", "cody: refresh"): {"who": "tia"},
    ("card-when-using", "tia: card Torch"): {"card": "Torch"},
    ("card-when-using", "abraham: card Torch"): {"card": "Torch"},
    ("not-your-card", "cody: card Torch"): {"who": "tia", "card": "Torch"},
    ("not-your-card", "tia: card Torch"): {"who": "abraham", "card": "Torch"},
    ("nobodys-card", "tia: card bag"): {"card": "bag"},
    ("permanent", "tia: card jacket"): {"card": "jacket"},
    ("permanent", "card jacket"): {"card": "jacket"},
    ("needs-a-die", "tia: card emp"): {"card": "emp"},
    ("wrong-symbol", "card emp"): {"card": "emp"},
    ("card-used", "tia: card Torch"): {"card": "Torch"},
    ("card-used", "abraham: faith"): {"card": "faith"},
    ("only-when-rolling", "prof: card faith"): {"card": "faith"},
    ("only-when-rolling", "prof: faith"): {"card": "faith"},
    ("no-die-left", "david: card improvise"): {"card": "improvise"},
    ("faith-finds-nothing", "abraham: faith"): {"card": "faith"},
    ("not-to-oneself", "give tia"): {"card": "operations"},
    ("out-of-snipers-reach", f"attack {THERE}"): {"card": "sniper", "district": HERE},
    ("out-of-reach-now", f"attack {THERE}"): {"card": "checkmate", "district": HERE},
    ("barricades-stop-it", "megan: card motorcycle"): {"card": "motorcycle"},
    ("barricades-stop-it", f"move {THERE}"): {"card": "motorcycle"},
}


@pytest.mark.rule("RK-04", "RK-15", "RK-31", "RK-44", "RK-50", "RK-71", "RK-95")
@pytest.mark.parametrize(
    ("t", "tried", "reason"),
    [(t, tried, reason) for _, t, tried, _, reason in LINES],
    ids=[f"{reason}: {tried}" for _, _, tried, _, reason in LINES],
)
def test_a_refusal_names_the_one_whose_it_is_and_what_it_is_about(t: Position, tried: str, reason: str) -> None:
    slots = t.refused(tried).reason.slots
    named = {role: slot.key.partition("-")[2] for role, slot in slots.items() if isinstance(slot, Phrase)}
    assert named == NAMES.get((reason, tried), {})


@pytest.mark.rule("RK-31", "RK-44")
def test_a_refusal_names_districts_as_they_lie_in_this_circle() -> None:
    t = using()
    t.g.names = t.g.names[::-1]
    all_of_it(t)
    here = t.refused(f"fight {t.districts[1]}", reason="out-of-reach").reason.slots["district"]
    his = t.refused("research steelheart", reason="steelheart-elsewhere").reason.slots["district"]
    assert (here, his) == (Phrase(f"district-{t.at('tia')}"), Phrase(f"district-{t.steelheart}"))


@pytest.mark.rule("RK-25", "RK-28", "RK-30", "RK-47", "RK-49", "RK-65")
@pytest.mark.parametrize(
    ("t", "rule"),
    [
        (placing(), "RK-25"),
        (rolling(), "RK-28"),
        (using(), "RK-30"),
        (looting(), "RK-47"),
        (shopping(), "RK-49"),
        (found(), "RK-65"),
    ],
)
@pytest.mark.parametrize("number", [CARD + MOST_CARDS - 1, 9999], ids=["no such card", "nothing"])
def test_a_number_that_means_nothing_is_refused_by_the_rule_of_the_step(t: Position, rule: str, number: int) -> None:
    refusal = t.g.why_not(0, number)
    assert refusal is not None
    assert (refusal.rules, refusal.reason) == ([rule], Phrase("refusal-not-now"))


def test_every_reason_of_the_game_was_met() -> None:
    met = {f"refusal-{reason}" for _, _, _, _, reason in LINES}
    assert {key for _, key in REASONS.values()} - met == set()
    assert {rule for _, _, _, rules, _ in LINES for rule in rules.split()} >= {
        rule for rules, _ in REASONS.values() for rule in rules.split()
    }


def test_the_chapters_that_forbid_something_are_all_here() -> None:
    """In the others nobody has a choice: the Epics phase and the tracks run by themselves; a total is kept by itself."""
    by_itself = {"add", "activate", "steelheart-tracks", "places"}
    assert set(CHAPTERS) == {name for name, _ in GAME.chapters()} - by_itself
