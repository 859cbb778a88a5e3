"""Uses without effect (TS-96) and oil on the chip (TS-97)."""

import pytest

from ludotek.games.twenty_strong.game import read_deck
from ludotek.games.twenty_strong.rules.deck import Deck
from ludotek.kernel.errors import ContentError
from ludotek.testing.twenty_strong import Data, card, dealt, deck, hero, instant, node, position, single_use

HEAL = node("change-stat", stat="health", by=1)


def item(name: str, *do: Data) -> Data:
    """A card that pays a single-use item; heals when nothing else is said."""
    return card(name, health=1, reward=single_use(*(do or (HEAL,))))


# ---------------------------------------------------------------------- uses without effect


@pytest.mark.rule("TS-96")
def test_TS_96_an_item_without_effect_cannot_be_used_but_discarded() -> None:
    t = position(card("A"), loose="red hit", inventory=[item("Balm")], health=6)
    t.refused("use Balm", "TS-96")
    t.do("drop Balm")
    assert t.where("Balm") == "discard"
    assert t.stat("health") == 6


@pytest.mark.rule("TS-96")
def test_TS_96_one_part_that_changes_something_is_enough() -> None:
    both = item("Both", HEAL, node("recover"))
    t = position(card("A"), loose="red hit", inventory=[both], health=6)
    t.refused("use Both", "TS-96")
    t = position(card("A"), loose="red hit", inventory=[both], health=6, exhausted="blue")
    t.do("use Both")
    assert t.pool("blue") == 4
    assert t.stat("health") == 6
    t = position(card("A"), loose="red hit", inventory=[both], health=5)
    t.do("use Both")
    assert t.stat("health") == 6


@pytest.mark.rule("TS-96")
def test_TS_96_holds_for_abilities_and_the_chip() -> None:
    t = position(card("A"), loose="red hit", hero=hero(use={"do": [HEAL]}), health=6)
    t.refused("ability", "TS-96")
    t = position(card("A"), loose="red hit", hero=hero(use={"do": [HEAL]}), health=5)
    t.do("ability")
    t = position(card("A"), loose="red hit", rules={"chip": {"do": [HEAL], "cost": 1}}, chip=2, health=6)
    t.refused("chip", "TS-96")
    assert t.g.chip == 2
    t = position(card("A"), loose="red hit", rules={"chip": {"do": [HEAL], "cost": 1}}, chip=2, health=5)
    t.do("chip")
    assert t.g.chip == 1


@pytest.mark.rule("TS-96")
def test_TS_96_does_not_bind_rewards_and_enemy_effects() -> None:
    a = card("A", health=1, reward=instant(HEAL))
    t = position(a, loose="red hit", health=6)
    t.do("apply red hit A")
    assert t.options == ["done", "take"]
    t.do("take")
    assert ("stat-at-limit", "TS-16") in t.log


# ---------------------------------------------------------------------- oil on the chip


@pytest.mark.rule("TS-97")
def test_TS_97_the_chip_starts_at_the_decks_number() -> None:
    content = read_deck("long-dusk")
    assert dealt(content).g.chip == content["rules"]["chip_start"] == 3
    assert dealt(deck(chip_start=5)).g.chip == 5
    assert dealt(deck()).g.chip == 0
    with pytest.raises(ContentError, match=r"chip_start.*from 0 to 4, not 5"):
        Deck(deck(chip_start=5, chip_max=4))


@pytest.mark.rule("TS-97")
def test_TS_97_the_chip_stays_between_0_and_its_maximum() -> None:
    more, less = item("More", node("change-chip", by=3)), item("Less", node("change-chip", by=-3))
    t = position(card("A"), loose="red hit", inventory=[more, less], chip=2, rules={"chip_max": 4})
    t.do("use More")
    assert t.g.chip == 4
    assert ("chip-changed", "TS-97") in t.log
    t = position(card("A"), loose="red hit", inventory=[more, less], chip=2)
    t.do("use Less")
    assert t.g.chip == 0
    t = position(card("A"), loose="red hit", inventory=[more, less], chip=4, rules={"chip_max": 4})
    t.refused("use More", "TS-96")
    t = position(card("A"), loose="red hit", inventory=[more, less], chip=0)
    t.refused("use Less", "TS-96")


@pytest.mark.rule("TS-97")
@pytest.mark.rule("TS-95")
def test_TS_97_a_ladder_does_not_take_the_chip_below_0() -> None:
    ladder = [{"chip": -2}, {"chip": -2}, {"chip": 3}]
    for rung, chip in ((1, 1), (2, 0), (3, 3)):
        assert dealt(deck(chip_start=3, chip_max=3, ladder=ladder), difficulty=rung).g.chip == chip


@pytest.mark.rule("TS-97")
def test_TS_97_the_chip_pays_for_the_decks_own_action() -> None:
    rules = {"chip": {"at": "commit", "cost": 2, "do": [node("silence")]}}
    bars = [[node("cannot-commit", dice={"colour": [colour]})] for colour in ("blue", "red", "green")]
    a, b, c = (card(name, during=bar) for name, bar in zip("ABC", bars, strict=True))
    t = position(a, b, c, at="commit", chip=5, rules=rules)
    t.refused("commit blue", "TS-49", by="A")
    t.do("chip")
    assert ("chip-used", "TS-97") in t.log
    assert t.g.chip == 3
    t.do("enemy A", "commit blue")
    t.refused("commit red", "TS-49", by="B")
    t.do("chip", "enemy B", "commit red")  # as often as there is oil
    assert t.g.chip == 1
    t.refused("chip", "TS-97")
    t.refused("commit green", "TS-49", by="C")
    t = position(a, loose="yellow hit", chip=5, rules=rules)
    t.refused("chip", "TS-09")


@pytest.mark.rule("TS-97")
def test_TS_97_oil_pays_in_the_long_dusk() -> None:
    """The deck's action as it is shipped: 1 oil in the Commit step for one enemy's During effects."""
    content = read_deck("long-dusk")
    assert content["rules"]["chip"] == {"at": "commit", "cost": 1, "do": [{"node": "silence"}]}
    assert content["rules"]["chip_max"] == 8
    rules = {key: content["rules"][key] for key in ("chip", "chip_start", "chip_max")}
    a = card("A", during=[node("cannot-commit")])
    t = position(a, at="commit", rules=rules)
    assert t.options == ["done", "chip"]
    t.do("chip", "commit red")
    assert t.g.chip == 2


@pytest.mark.rule("TS-97")
def test_TS_97_other_uses_may_cost_oil_too() -> None:
    doctor = hero(use={"limit": "unlimited", "cost": 2, "do": [HEAL]})
    t = position(card("A"), loose="red hit", hero=doctor, chip=3, health=1)
    t.do("ability")
    assert t.g.chip == 1
    t.refused("ability", "TS-97")
    assert t.stat("health") == 2
