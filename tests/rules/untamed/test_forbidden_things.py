"""Somebody who knows the rulebook tries every forbidden thing, chapter by chapter: the right rule refuses it, in words of
three languages that name the card, its text, the numbers, and when it would be possible."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from ludotek.api.game import say_in_words
from ludotek.games.untamed.rules.reasons import REASONS
from ludotek.testing.untamed import Position, animal, item, node, placed, position, side, stronghold

OPPOSING = {"whose": "opposing"}
# Invented cards with the names of shipped ones, which have words.
RAM = animal("baron-gully", attack=7, health=9)
GUARD = animal("marquise-hush", attack=0, health=9, keywords=["guard"])
RUNNER = animal("tearful-heir", cost=0, keywords=["rush"])
ROB = item("fine-print", node("discard", who="opponent"), cost=0)
BOLT = item("red-rag", node("damage", n=1, target={"whose": "opposing", "condition": "damaged"}), cost=0)
FETCH = item("tea-ceremony", node("fetch", kind="animal"), cost=0)
DIG = item("confetti-cannon", node("put-from-hand", most=1), cost=0)
LAST = {"strongholds": ["fox"], "lost": 2}
BOUGHT = stronghold("fox", node("draw"), cost=3)


class Forbidden(NamedTuple):
    """A position, what is tried in it (by whom), and what must refuse it: reason, rules, and words of the English text."""

    chapter: str
    key: str
    rules: str
    given: Callable[[], Position]
    tried: str
    says: str = ""
    seat: int = 0


def duel(**own: object) -> Position:
    return position(side(**own), side(hand=2, animals=[animal("B"), animal("C")]))


def hydra(*first: dict[str, object]) -> Position:
    sides = [side(**each) for each in first]
    return position(*sides, *[side(hand=2) for _ in range(4 - len(sides))], mode="hydra")


def set_up(kind: str) -> Position:
    return position(seats=2, setup=kind, seed=1, **({"factions": [[], []]} if kind == "draft" else {}))


TRIES = [
    # set-up
    Forbidden("setup", "faction-taken", "UN-06", lambda: set_up("draft").do("faction fox"), "faction fox"),
    Forbidden("setup", "mulligan-over", "UN-11", lambda: set_up("deal").do("mulligan", "done"), "mulligan", "only once"),
    Forbidden("setup", "mulligan-over", "UN-11", lambda: set_up("deal").do("done"), "mulligan", "only once", seat=1),
    Forbidden("setup", "mulligan-over", "UN-11", lambda: duel(), "mulligan", "before the game begins"),
    Forbidden("setup", "mulligan-over", "UN-11", lambda: duel(), "mulligan", "before the game begins", seat=2),
    Forbidden("setup", "mulligan-over", "UN-11 UN-12", lambda: first_support(), "mulligan", "before the game begins", seat=1),
    Forbidden("setup", "not-in-hand", "UN-25", lambda: set_up("support"), "card plain-tiger"),
    Forbidden("setup", "in-main", "UN-13 UN-14", lambda: set_up("support"), "draw", "your own Main phase"),
    Forbidden(
        "setup", "has-chosen", "UN-12", lambda: first_support(), "card plain-chameleon", "once everyone has chosen", seat=1
    ),
    # turn
    Forbidden("turn", "others-turn", "UN-13", lambda: duel(), "draw", "another player’s turn", seat=2),
    Forbidden("turn", "others-turn", "UN-13", lambda: duel(), "done", "another player’s turn", seat=2),
    Forbidden("turn", "in-main", "UN-13 UN-14", lambda: duel().do("done"), "draw", "your own Main phase"),
    Forbidden("turn", "must-support", "UN-15", lambda: duel(hand=1).do("done"), "done"),
    Forbidden("turn", "not-in-hand", "UN-25", lambda: duel(hand=[RAM]).do("done"), "card B"),
    Forbidden("turn", "not-now", "UN-14", lambda: duel(), "take"),
    # Power
    Forbidden("power", "too-expensive", "UN-19", lambda: duel(hand=[animal("A", cost=3)], power=2), "play A", "3 Power; you have 2"),
    Forbidden("power", "too-expensive", "UN-19", lambda: duel(power=1), "draw", "2 Power; you have 1"),
    Forbidden("power", "power-played", "UN-20", lambda: duel(hand=2, power=0).do("power plain"), "power plain", "next turn"),
    Forbidden("power", "power-limit", "UN-18 UN-20", lambda: duel(hand=1), "power plain", "5 cards"),
    # Support
    Forbidden("support", "too-little-support", "UN-22 UN-23", lambda: duel(strongholds=[BOUGHT], support=2), "ability", "3 Support"),
    Forbidden("support", "not-in-support", "UN-22", lambda: pay(), "card B"),
    # playing cards
    Forbidden("playing", "not-in-hand", "UN-25", lambda: duel(), "play B"),
    Forbidden("playing", "no-room", "UN-27", lambda: duel(hand=[RUNNER], animals=[animal("a")] * 7), "play tearful-heir", "7 Animals"),
    Forbidden("playing", "must-choose", "UN-28", lambda: bolt(2), "done", "Red Rag: Deal 1 damage to a damaged opposing Animal"),
    Forbidden("playing", "not-by-text", "UN-28", lambda: bolt(2), "target D", "Red Rag: Deal 1 damage to a damaged opposing Animal"),
    Forbidden("playing", "not-by-text", "UN-28", lambda: bolt(2), "stronghold 2", "doesn’t match this text"),
    Forbidden("playing", "not-by-text", "UN-28", lambda: dig(), "card dear", "Confetti Cannon: Put an Animal"),
    Forbidden("playing", "not-by-text", "UN-28", lambda: fetch(), "card fine-print", "Tea Ceremony:"),
    Forbidden("playing", "not-in-support", "UN-21", lambda: fetch(), "card B"),
    Forbidden("playing", "not-a-target", "UN-82", lambda: bolt(2), "target A", "doesn’t reach the cards of that player"),
    # attacking
    Forbidden("attacking", "exhausted", "UN-29", lambda: duel(animals=[placed(RAM, ready=False)]), "attack baron-gully", "readied"),
    Forbidden("attacking", "own-card", "UN-29", lambda: attack(), "target A2"),
    Forbidden("attacking", "own-card", "UN-29", lambda: attack(), "stronghold 1"),
    Forbidden("attacking", "no-target", "UN-29", lambda: nobody(), "attack baron-gully"),
    # order of effects
    Forbidden("order", "not-settled", "UN-74", lambda: attack(), "draw", "still being resolved"),
    Forbidden("order", "not-settled", "UN-74", lambda: rally(), "draw", "still being resolved", seat=1),
    # once a turn
    Forbidden("once-a-turn", "already-drawn", "UN-37", lambda: duel().do("draw"), "draw"),
    Forbidden("once-a-turn", "empty-deck", "UN-64", lambda: duel(deck=0), "draw"),
    Forbidden("once-a-turn", "ability-used", "UN-36 UN-38", lambda: duel(support=3).do("ability"), "ability", "next turn"),
    # Power Bonus
    Forbidden("power-bonus", "no-bonus", "UN-39", lambda: duel(), "bonus"),
    Forbidden("power-bonus", "bonus-in-main", "UN-40", lambda: duel(bonus=1).do("done"), "bonus", "your own Main phase"),
    Forbidden(
        "power-bonus", "bonus-in-main", "UN-40",
        lambda: position(side(), side(bonus=1)), "bonus", "your own Main phase", seat=2,
    ),
    # losing a Stronghold
    Forbidden("losing", "no-rally", "UN-42", lambda: rally(), "play marquise-hush", "doesn’t have the Rally symbol"),
    Forbidden("losing", "not-drawn-now", "UN-68", lambda: rally(), "play old", "you just drew"),
    Forbidden("losing", "cannot-resume", "UN-84", lambda: rally(), "resume"),
    # keywords
    Forbidden("keywords", "rushing", "UN-48", lambda: duel(hand=[RUNNER]).do("play tearful-heir", "attack tearful-heir"), "stronghold 2", "Tearful Heir:"),
    Forbidden(
        "keywords", "rush-no-animal", "UN-48 UN-29",
        lambda: position(side(hand=[RUNNER]), side()).do("play tearful-heir"), "attack tearful-heir", "from your next turn on",
    ),
    Forbidden("keywords", "no-focus", "UN-49", lambda: duel(hand=[RAM]), "focus baron-gully", "Baron Gully doesn’t have Focus"),
    Forbidden(
        "keywords", "focus-too-dear", "UN-49 UN-22 UN-23",
        lambda: duel(hand=[animal("A", cost=3, focus=3)], support=2, power=1), "focus A", "paid entirely in Support; you have 2",
    ),
    Forbidden("keywords", "guarded", "UN-51", lambda: guarded(), "target B", "first defeat Marquise Hush"),
    Forbidden("keywords", "guarded", "UN-51", lambda: guarded(), "stronghold 2", "first defeat Marquise Hush"),
    # more than two players
    Forbidden("multiplayer", "out-of-play", "UN-80", lambda: out(), "stronghold 2"),
    Forbidden("multiplayer", "out-of-play", "UN-80", lambda: out(RAM, ROB, "play fine-print"), "mode 2"),
    Forbidden("multiplayer", "is-out", "UN-80", lambda: out(), "draw", "out of the game", seat=2),
    Forbidden(
        "multiplayer", "not-an-opponent", "UN-82",
        lambda: position(side(hand=[ROB]), side(hand=1), side(hand=1), mode="survival").do("play fine-print"), "mode 1", "Fine Print:",
    ),
    # modes
    Forbidden(
        "modes", "not-reached", "UN-57",
        lambda: position(side(animals=[RAM]), side(animals=[animal("B")]), side(), mode="hunter").do("attack baron-gully"), "stronghold 3",
    ),
    Forbidden("modes", "not-reached", "UN-57", lambda: hunted(), "stronghold 3", "only opposing Stronghold within your reach"),
    Forbidden("modes", "fellow", "UN-59", lambda: fellows(), "target C", "only the Alpha"),
    Forbidden("modes", "fellow", "UN-59", lambda: fellows(), "stronghold 3", "only the Alpha"),
    Forbidden("modes", "alpha-power-played", "UN-59 UN-20", lambda: alpha(), "power plain", "two cards"),
    Forbidden("modes", "power-played", "UN-20", lambda: against_alpha(), "power plain", "next turn"),
    Forbidden("modes", "partners-power", "UN-60 UN-19", lambda: hydra({"hand": [RAM], "power": 0}), "play baron-gully", "can’t pay for you"),
    Forbidden(
        "modes", "partners-support", "UN-60 UN-22", lambda: hydra({}, {}, {"support": 3}), "ability", "can’t pay for you"
    ),
    Forbidden("modes", "partners-hand", "UN-60 UN-25", lambda: hydra({}, {}, {"hand": [RAM]}), "play baron-gully", "partner’s hand"),
    Forbidden(
        "modes", "own-card", "UN-29 UN-60", lambda: hydra({"animals": [RAM]}, {"animals": [animal("B")]}, {"animals": [animal("C")]}).do("attack baron-gully", seat=1),
        "target C",
    ),
    Forbidden("modes", "team-ability-used", "UN-84 UN-36", lambda: used(), "ability", "Your team has already", seat=3),
    Forbidden("modes", "is-done", "UN-84", lambda: hydra({"hand": 1}).do("done", seat=1), "power plain", "after a partner", seat=1),
    Forbidden("modes", "cannot-resume", "UN-84", lambda: hydra({}).do("done", seat=1), "resume", "after a partner", seat=1),
    Forbidden("modes", "not-settled", "UN-74", lambda: waiting(), "draw", "still being resolved", seat=3),
    Forbidden("modes", "in-main", "UN-13 UN-14", lambda: supporting(), "draw", "your own Main phase", seat=3),
    Forbidden("modes", "bonus-in-main", "UN-40", lambda: supporting(), "bonus", "your own Main phase", seat=3),
    Forbidden("modes", "own-hand-only", "UN-61 UN-25", lambda: manticore(), "play baron-gully", "don’t share"),
    Forbidden("modes", "partners-turn", "UN-61 UN-87", lambda: manticore(), "draw", "your partner’s turn", seat=3),
]  # fmt: skip


def first_support() -> Position:
    t = set_up("support")
    return t.do(t.options(1)[0], seat=1)


def pay() -> Position:
    support = [animal("x"), animal("y")]
    t = position(
        side(support=support, strongholds=[stronghold("fox", node("draw"), cost=1)]), side(animals=[animal("B")])
    )
    return t.do("ability")


def bolt(damaged: int) -> Position:
    others = [placed(animal(name, health=9), damage=1) for name in ("B", "C")[:damaged]]
    t = position(
        side(hand=[BOLT], animals=[placed(animal("A", health=9), damage=1)]), side(animals=[*others, animal("D")])
    )
    return t.do("play red-rag")


def dig() -> Position:
    cheap = [animal("one", cost=1), animal("other", cost=0)]
    return duel(hand=[DIG, animal("dear", cost=4), *cheap]).do("play confetti-cannon")


def fetch() -> Position:
    return duel(hand=[FETCH], support=[ROB, animal("x"), animal("y")]).do("play tea-ceremony")


def attack() -> Position:
    return duel(animals=[animal("A"), animal("A2")]).do("attack A")


def nobody() -> Position:
    """Nothing is left that could be attacked; a real game would be over."""
    t = position(side(animals=[RAM]), side())
    t.g.keeps[1].stack.cards = []
    t.g.keeps[1].stack.known = []
    return t


def rally() -> Position:
    """Seat 2 rallies in the turn of seat 1."""
    old = animal("old", rally=True)
    t = position(side(animals=[RAM]), side(hand=[old], deck=[animal("marquise-hush"), animal("x")]), cards=[old])
    return t.do("attack baron-gully")


def guarded() -> Position:
    t = position(side(animals=[RAM]), side(animals=[GUARD, GUARD, animal("B")]))
    return t.do("attack baron-gully")


def out(*cards: object) -> Position:
    """Seat 2 of four is out."""
    hand = [card for card in cards if isinstance(card, dict) and card["id"] == "fine-print"]
    sides = [side(animals=[RAM, animal("A")], hand=hand), side(**LAST), side(hand=1), side(hand=1)]
    t = position(*sides, mode="survival").do("attack baron-gully", "stronghold 2")
    return t.do("play fine-print") if hand else t.do("attack A")


def hunted() -> Position:
    spear = item("spear", node("damage", n=1, target={"whose": "opposing", "what": "either"}), cost=0)
    t = position(side(hand=[spear]), side(animals=[animal("B")]), side(), mode="hunter")
    return t.do("play spear")


def fellows() -> Position:
    sides = [side(animals=[animal(name)]) for name in "ABC"]
    return position(*sides, mode="alpha", first=1, active=2).do("attack B")


def alpha() -> Position:
    return position(side(hand=3, power=0), side(), side(), mode="alpha").do("power plain", "power plain")


def against_alpha() -> Position:
    return position(side(), side(hand=3, power=0), side(), mode="alpha", first=1, active=2).do("power plain")


def used() -> Position:
    return hydra({"support": 3}, {}, {"support": 3}).do("ability", seat=1)


def waiting() -> Position:
    """A partner has begun an attack and is choosing its target."""
    sides: list[dict[str, object]] = [{"animals": [RAM]}, {"animals": [animal("B")]}, {}]
    return hydra(*sides).do("attack baron-gully", seat=1)


def supporting() -> Position:
    """Both partners have ended their Main phase; the first puts a card into Support."""
    return hydra({"hand": 3}, {}, {"hand": 3}).do("done", seat=1).do("done", seat=3)


def manticore() -> Position:
    return position(side(hands=[[ROB], [RAM]]), side(hands=[1, 1]), mode="manticore")


@pytest.mark.parametrize("each", TRIES, ids=[f"{each.chapter}-{each.key}-{each.tried}" for each in TRIES])
def test_what_the_rulebook_forbids_is_refused_by_its_rule(each: Forbidden) -> None:
    t = each.given()
    refusal = t.refusal(each.tried, each.seat)
    assert refusal is not None, f"{each.tried!r} is allowed"
    assert refusal.reason.key == f"refusal-{each.key}"
    assert set(each.rules.split()) <= set(refusal.rules), f"refused by {refusal.rules}"
    t.refused(each.tried, seat=each.seat)
    said = {lang: say_in_words("untamed", refusal.reason, lang) for lang in ("en", "fr", "de")}
    assert each.says in said["en"], said["en"]
    assert len(set(said.values())) == 3, said


def test_every_reason_is_met_by_somebody_who_tries() -> None:
    keys = {key for _, key in REASONS.values()}
    assert {f"refusal-{each.key}" for each in TRIES} - {"refusal-not-now"} == keys


RULES = "11 13 40 48 49 59 60 61 84"


@pytest.mark.parametrize("rule", [f"UN-{number}" for number in RULES.split()])
def test_these_rules_refuse_something(rule: str) -> None:
    assert any(rule in each.rules.split() for each in TRIES)


# ---------------------------------------------------------------------- the numbers, and whom they name

DEAR = animal("baron-gully", cost=4, focus=5)
DEALER = animal("two-penny-recruiter", standing=[node("cheaper", kind="animal")])


@pytest.mark.parametrize(
    ("given", "tried", "slots"),
    [
        ({"hand": [DEAR], "power": 4, "ready": 2}, "play baron-gully", {"cost": 4, "have": 2}),
        ({"hand": [DEAR], "power": 4, "ready": 2, "animals": [DEALER]}, "play baron-gully", {"cost": 3, "have": 2}),
        ({"power": 4, "ready": 1}, "draw", {"cost": 2, "have": 1}),
        ({"hand": [DEAR], "support": 3}, "focus baron-gully", {"cost": 5, "have": 3}),
        ({"strongholds": [BOUGHT, "rat"], "support": 2}, "ability", {"cost": 3, "have": 2}),
        ({"hand": 1, "power": 5}, "power plain", {"limit": 5}),
    ],
)
def test_a_refusal_says_what_it_costs_now_and_what_there_is(
    given: dict[str, object], tried: str, slots: dict[str, int]
) -> None:
    refusal = duel(**given).refusal(tried)
    assert refusal is not None
    assert refusal.reason.slots == slots


def test_UN_59_a_refusal_says_the_alphas_own_limit() -> None:
    refusal = position(side(hand=1, power=10), side(), side(), mode="alpha").refusal("power plain")
    assert refusal is not None
    assert refusal.reason.slots == {"limit": 10}


@pytest.mark.parametrize(
    ("own", "partner", "tried", "key"),
    [
        ({"hand": [RAM], "power": 0}, {"power": 3, "ready": 0}, "play baron-gully", "too-expensive"),
        ({"strongholds": [BOUGHT, "rat"]}, {"support": 0}, "ability", "too-little-support"),
        ({}, {"hand": [ROB]}, "play baron-gully", "not-in-hand"),
    ],
)
def test_UN_60_a_partner_who_has_nothing_either_is_not_named(
    own: dict[str, object], partner: dict[str, object], tried: str, key: str
) -> None:
    t = position(side(**own), side(hand=[RAM]), side(**partner), side(), mode="hydra")
    refusal = t.refusal(tried, 1)
    assert refusal is not None
    assert refusal.reason.key == f"refusal-{key}"


def test_UN_61_in_an_opponents_turn_it_is_not_the_partners() -> None:
    refusal = manticore().refusal("draw", 2)
    assert refusal is not None
    assert refusal.reason.key == "refusal-others-turn"


def test_UN_80_a_stronghold_that_is_out_of_the_game_is_no_matter_of_a_text() -> None:
    raze = item("red-rag", node("damage", n=7, target={"what": "stronghold"}), cost=0)
    t = position(side(hand=[raze, raze]), side(**LAST), side(), side(), mode="survival")
    t.do("play red-rag", "stronghold 2", "play red-rag")
    refusal = t.refusal("stronghold 2")
    assert refusal is not None
    assert (refusal.rules, refusal.reason.key) == (["UN-80"], "refusal-out-of-play")
