"""What happens is told: each fact by its rule, with its numbers and with the card, the Epic or Steelheart behind it."""

from __future__ import annotations

from typing import Any

import pytest

from ludotek.testing.reckoners import (
    Data,
    Position,
    card,
    dealt,
    district,
    epic,
    position,
    reckoner,
    shipped,
    steelheart,
)

OGRE = epic("Ogre", 1, 3, 2, track=["attack 1"] * 4)
LIVELY = {"bracket": 3, "enforcement": 2, "health": 1}


def facts(t: Position) -> list[str]:
    """What the last action brought about: rule, fact, numbers, and who is behind it."""
    found = []
    for event in t.happened:
        by = "" if event.cause < 0 else t.g.box.phrase(event.cause).key.removeprefix("card-")
        numbers = "".join(f" {value}" for value in event.values)
        found.append(f"{event.rule} {event.kind.name}{numbers}{' by ' if by else ''}{by}")
    return found


def ogre(**given: Any) -> Position:
    """The Ogre in the first district, plain Epics in the others."""
    others: list[Data] = given.pop("others", [])
    return position(districts=[district(OGRE, **given.pop("there", {})), *others], **given)


# ---------------------------------------------------------------------- Epics and Steelheart

SHORT = {"deployment": 3, "red": 3}
YELLOW = {"yellow": 5, "actions": {"yellow": ["attack 2"] * 6}}
DEEDS = [
    (
        ogre(there={"enforcement": 25}).run("deed reinforce at Ogre"),
        ["RK-60 no-enforcement-left by Ogre", "RK-60 population-lost 1 39 by Ogre"],
    ),
    (
        ogre(there={"enforcement": 24}, steelheart=steelheart(at=2, **SHORT)).run("track red"),
        [
            "RK-66 enforcement-added 1 1 by steelheart",
            "RK-66 no-enforcement-left by steelheart",
            "RK-66 population-lost 2 38 by steelheart",
        ],
    ),
    (
        ogre(there={"barricades": 7}).run("deed barricade 2 at Ogre"),
        [
            "RK-63 barricade-added 0 by Ogre",
            "RK-63 no-barricade-left by Ogre",
            "RK-63 population-lost 1 39 by Ogre",
        ],
    ),
    (
        ogre(there={"barricades": 8}).run("track blue"),
        ["RK-67 no-barricade-left by steelheart", "RK-67 population-lost 1 39 by steelheart"],
    ),
    (
        ogre().run("deed share reinforce at Ogre"),
        ["RK-62 enforcement-added 1 1 by Ogre", "RK-62 enforcement-added 2 1 by Ogre"],
    ),
    (
        ogre().run("deed share barricade at Ogre"),
        ["RK-62 barricade-added 1 by Ogre", "RK-62 barricade-added 2 by Ogre"],
    ),
    (
        ogre(others=[district(epic("Imp", 2, 3, 2)), district(epic("Giant", 5, 10, 2))]).run(
            "deed share fortify at Ogre"
        ),
        ["RK-59 fortified 1 3 4 by Ogre", "RK-59 fortify-failed 2 by Ogre", "RK-59 population-lost 1 39 by Ogre"],
    ),
    (
        ogre(steelheart=steelheart(at=2, red=4)).run("deed strengthen red 2 at Ogre"),
        [
            "RK-64 strengthened 0 5 by Ogre",
            "RK-64 track-full 0 by Ogre",
            "RK-91 enforcement-added 1 1 by Ogre",
        ],
    ),
    (
        ogre(steelheart=steelheart(at=2, blue=5)).run("deed strengthen blue at Ogre"),
        ["RK-64 track-full 1 by Ogre", "RK-91 barricade-added 1 by Ogre"],
    ),
    (
        ogre(steelheart=steelheart(at=2, **YELLOW)).run("deed strengthen yellow at Ogre"),
        ["RK-64 track-full 2 by Ogre", "RK-61 population-lost 2 38 by steelheart"],
    ),
    (
        position(steelheart=steelheart(research=4)).run("deed fortify of steelheart"),
        ["RK-93 fortified 62 5 99 by steelheart"],
    ),
    (
        position().run("deed fortify of steelheart"),
        ["RK-93 fortify-failed 62 by steelheart", "RK-93 population-lost 1 39 by steelheart"],
    ),
    (
        ogre(population=2).run("deed attack 5 at Ogre"),
        ["RK-61 population-lost 2 0 by Ogre", "RK-02 lost"],
    ),
    (ogre(base=1).run("deed discover at Ogre"), ["RK-65 base-marker-down 2 by Ogre"]),
    (
        position(reckoner("tia", held=["purple"]), reckoner("cody", held=[]), districts=[district(OGRE)], base=4).run(
            "deed discover at Ogre"
        ),
        ["RK-65 base-found by Ogre", "RK-65 die-confiscated 0 6"],
    ),
    (
        ogre(there={"bracket": 3, "enforcement": 1}).run("epic Ogre"),
        [
            "RK-55 activated 0 3 by Ogre",
            *[f"RK-61 population-lost 1 {left} by Ogre" for left in (39, 38, 37)],
            "RK-57 last-action-again 0 2 by Ogre",
            *[f"RK-61 population-lost 1 {left} by Ogre" for left in (36, 35)],
        ],
    ),
]


@pytest.mark.rule("RK-55", "RK-57", "RK-59", "RK-60", "RK-61", "RK-62", "RK-63", "RK-64", "RK-65", "RK-91", "RK-93")
@pytest.mark.parametrize(("t", "told"), DEEDS, ids=[told[-1] for _, told in DEEDS])
def test_what_an_epic_or_steelheart_does_is_told_with_its_numbers(t: Position, told: list[str]) -> None:
    assert facts(t) == told


# ---------------------------------------------------------------------- cards


def kit(*symbols: str) -> Position:
    """Tia uses a card with these results, beside the Ogre and Steelheart."""
    t = position(
        reckoner("tia", cards=[card("Kit", *symbols)]),
        districts=[district(OGRE, **LIVELY)],
        steelheart=steelheart(at=1, research=1, white=3),
    )
    return t.do("card Kit")


CARDS = [
    (kit("attack").do("attack the-loop"), ["RK-39 epic-attacked 0 0 by Kit", "RK-40 defeated 0 0"]),
    (kit("research").do("research the-loop"), ["RK-38 researched 0 0 by Kit", "RK-19 weakened 0 1"]),
    (kit("contain").do("contain the-loop"), ["RK-37 contained 0 2 by Kit"]),
    (kit("enforcement").do("fight the-loop"), ["RK-36 enforcement-removed 0 1 by Kit"]),
    (kit("money", "plan").do("money", "plan"), ["RK-41 planned 0 by Kit"]),
    (kit("contain").do("contain white"), ["RK-37 track-contained 3 2 by Kit"]),
    (
        kit("research").do("research steelheart"),
        ["RK-38 steelheart-researched 1 0 by Kit", "RK-45 steelheart-weakened 20 by Kit"],
    ),
    (
        kit("research", "attack").do("research steelheart", "attack steelheart"),
        ["RK-44 steelheart-attacked 19 by Kit"],
    ),
    (
        position(reckoner("cody", cards=[shipped("sniper")])).do("card sniper", "snipe newcago-theatre"),
        ["RK-75 sniper-placed 0 1 by sniper"],
    ),
    (
        position(reckoner("tia", cards=[shipped("operations")]), reckoner("cody"), reckoner("prof")).do(
            "card operations", "give prof"
        ),
        ["RK-74 token-given 2 by operations"],
    ),
    (
        position(reckoner("megan", cards=[shipped("improvise")], dice=["basic:money"])).do(
            "card improvise", "face basic:attack"
        ),
        ["RK-72 die-turned 0 0 4 by improvise"],
    ),
    (
        position(reckoner("tia", cards=[shipped("motorcycle")])).do("card motorcycle", "move newcago-theatre"),
        ["RK-82 moved 0 1 by motorcycle"],
    ),
]


@pytest.mark.rule("RK-36", "RK-37", "RK-38", "RK-39", "RK-41", "RK-44", "RK-45", "RK-72", "RK-74", "RK-75", "RK-82")
@pytest.mark.parametrize(("t", "told"), CARDS, ids=[told[0] for _, told in CARDS])
def test_what_a_card_does_is_told_with_the_card(t: Position, told: list[str]) -> None:
    assert facts(t) == told


# ---------------------------------------------------------------------- the steps of a round


@pytest.mark.rule("RK-46", "RK-47")
def test_RK_47_loot_is_told_with_the_epic_that_left_it() -> None:
    rich = epic("Rich", loot={"research": 3, "money": 2, "plan": 1})
    t = position(phase="loot", felled=[rich], steelheart=steelheart(research=2))
    assert facts(t)[1:] == [
        "RK-47 money-gained 2 2 by Rich",
        "RK-47 steelheart-researched 2 0 by Rich",
        "RK-45 steelheart-weakened 20 by Rich",
    ]
    assert facts(t.do("give megan")) == ["RK-98 loot-used 0 2", "RK-47 token-given 1"]


@pytest.mark.rule("RK-49", "RK-51")
def test_RK_49_the_market_is_refilled_by_the_rule_that_emptied_it() -> None:
    t = position(phase="equip", money=20, market=[card("gun", "attack", cost=3)])
    assert t.do("david: buy gun", "give megan").log == [("bought", "RK-49"), ("market-refilled", "RK-49")]
    assert t.do("david: refresh").log == [("refreshed", "RK-51"), *[("market-refilled", "RK-51")] * 3]


@pytest.mark.rule("RK-49")
def test_RK_49_who_can_buy_nothing_is_told_how_much_money_there_is() -> None:
    t = position(phase="equip", money=3, market=[card("gun", "attack", cost=4)], equipment_deck=[])
    assert facts(t)[0] == "RK-49 nothing-to-buy 3"


@pytest.mark.rule("RK-27", "RK-28", "RK-73")
def test_RK_73_a_roll_is_told_face_by_face() -> None:
    faces = ["basic:plan", "basic:money", "basic:plan", "basic:contain", "basic:contain"]
    t = position(
        reckoner("abraham", held=["basic"] * 3, cards=[shipped("faith")]),
        reckoner("tia", held=[]),
        phase="roll",
        rolls={"abraham": faces},
    )
    assert facts(t) == ["RK-27 rolled 0 1 0 1", "RK-27 rolled 0 1 5 2", "RK-27 no-dice-to-roll 1"]
    assert facts(t.do("die basic:money", "faith")) == ["RK-73 rolled-by-faith 0 1 2 2 by faith"], "not what is kept"
    assert facts(t.do("die basic:money", "roll")) == ["RK-28 rolled 0 2 0 2"]


@pytest.mark.rule("RK-06", "RK-10", "RK-15", "RK-24")
def test_RK_24_set_up_and_prologue_are_told_by_their_own_rules() -> None:
    t = dealt(2)
    assert t.log == [
        *[("joined", "RK-15")] * 2,
        *[("epic-appeared", "RK-06")] * 3,
        *[("market-refilled", "RK-10")] * 4,
        ("steelheart-appeared", "RK-24"),
        ("track-activated", "RK-24"),
        *[("enforcement-added", "RK-24")] * 2,
        ("steelheart-moved", "RK-24"),
    ]
    assert t.told("track-activated") == [[0, 2]], "the red one, as far as its bracket"
