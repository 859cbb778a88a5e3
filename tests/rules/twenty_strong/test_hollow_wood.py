"""The Hollow Wood as a whole: what this deck makes of set-up, chip, endgame, map and bosses (TS-01, TS-08, TS-09, TS-38 to
TS-42, TS-99, TS-100, TS-102)."""

import pytest

from ludotek.games.twenty_strong.game import read_deck
from ludotek.games.twenty_strong.rules.activation import reachable
from ludotek.games.twenty_strong.rules.components import BOSS, CONFLICT
from ludotek.kernel.numbers import CardId
from ludotek.kernel.zone import KNOWN_TO_ALL
from ludotek.testing.twenty_strong import Data, Position, dealt

WOOD = read_deck("hollow-wood")
RULES: Data = WOOD["rules"]
BAIT: int = RULES["chip"]["cost"]
HERO = "linnet-farsight"


def begun(**given: int) -> Position:
    """The game at its first question, with as much on the chip as wished."""
    t = dealt(WOOD, hero=HERO)
    t.g.chip = given.get("chip", t.g.chip)
    t.g.stats = [6, 3, 3]
    t.g.last_stack = given.get("at", -1)
    again(t)
    return t


def again(t: Position) -> None:
    """Ask the question anew, after the table was changed by hand."""
    t.g.offered = None


def bosses_out(t: Position) -> list[str]:
    return [t.g.deck.cards[enemy.card].name for enemy in t.g.active if t.g.is_boss(enemy)]


def fell(t: Position, name: str) -> None:
    """A boss in the active area has had all it can take; the next answer finds it so."""
    enemy = t.enemy(name)
    enemy.tokens = 30
    t.g.unsettled = True


@pytest.mark.rule("TS-08", "TS-09")
def test_TS_08_six_places_three_beasts_and_a_purse() -> None:
    t = dealt(WOOD, hero=HERO)
    assert [len(stack.cards) for stack in t.g.stacks] == [len(WOOD["conflict"]) // 6] * 6
    assert (len(t.g.bosses.cards), len(t.g.unused_bosses.cards)) == (3, len(WOOD["boss"]) - 3)
    assert (t.g.chip, t.g.missions) == (RULES["chip_start"], [])


@pytest.mark.rule("TS-09", "TS-102")
def test_TS_09_crowns_buy_bait_at_activation() -> None:
    t = begun(chip=BAIT - 1)
    t.refused("chip", "TS-97")
    t = begun(chip=2 * BAIT).do("chip")
    assert (t.g.chip, len(bosses_out(t)), len(t.g.bosses.cards)) == (BAIT, 1, 2)
    assert t.asks == "ActivateCard", "the round goes on with its own card"
    t.do("chip")
    assert len(bosses_out(t)) == 2, "whoever can pay may have two of them"


@pytest.mark.rule("TS-38")
def test_TS_38_there_is_no_endgame() -> None:
    begun().refused("endgame", "TS-38")


@pytest.mark.rule("TS-08", "TS-39", "TS-42")
def test_TS_42_empty_places_are_dealt_again_instead_of_an_endgame() -> None:
    t = begun(chip=BAIT)
    tracks = t.g.deck.named("fresh-tracks")  # which do no damage and bring nobody
    t.g.discard = [card for card in t.g.deck.of_kind(CONFLICT) if card != tracks]
    for stack in t.g.stacks:
        stack.cards, stack.known = [], []
    t.g.stacks[3].put(tracks, KNOWN_TO_ALL)
    again(t)
    t.do("activate 4")
    while t.asks != "ActivateCard":
        t.do("done" if "done" in t.options else t.options[0])
    assert not t.g.endgame
    assert (t.g.round, t.g.discard) == (2, [])
    assert [len(stack.cards) for stack in t.g.stacks] == [len(WOOD["conflict"]) // 6] * 6
    assert "chip" in t.options, "rounds begin with Activation, as ever"
    assert {*t.options} - {"chip"} <= {"activate 2", "activate 5", "activate 6"}, "and the map still holds"


@pytest.mark.rule("TS-40", "TS-102")
def test_TS_102_a_beast_stays_with_whoever_stands_beside_it_and_keeps_its_wounds() -> None:
    t = begun(chip=BAIT).do("chip")
    (boss,) = bosses_out(t)
    t.enemy(boss).tokens = 2
    t.do(t.options[0]).until("ActivateCard")
    assert bosses_out(t) == [boss]
    assert t.damage(boss) == 2
    assert len(t.g.active) > 1, "the enemies beside it stay as well"
    assert t.g.round == 2


@pytest.mark.rule("TS-41", "TS-04", "TS-01")
def test_TS_41_the_third_defeat_wins_and_no_earlier_one() -> None:
    t = begun(chip=3 * BAIT)
    for defeats in (1, 2, 3):
        t.g.chip = BAIT
        again(t)
        t.do("chip")
        fell(t, bosses_out(t)[-1])
        t.do(next(each for each in t.options if each.startswith("activate")))
        assert t.g.bosses_defeated == defeats
        assert t.won == (defeats == 3)
        assert len(t.g.lasting) == 2 * min(defeats, 2), "a gift and a grudge for each, while they matter"
        if defeats < 3:
            t.g.stats = [6, 3, 3]
            t.until("ActivateCard")


@pytest.mark.rule("TS-100")
def test_TS_100_every_place_can_be_reached_and_left_again() -> None:
    links = RULES["links"]
    for start in range(6):
        seen, todo = {start}, [start]
        while todo:
            near = [to for to in links[todo.pop()] if to not in seen]
            seen |= set(near)
            todo += near
        assert seen == set(range(6))
    for place, near in enumerate(links):
        assert all(place in links[other] for other in near), "paths lead both ways"


@pytest.mark.rule("TS-100")
def test_TS_100_from_the_gate_a_path_leads_to_the_clearing_and_the_mill() -> None:
    t = begun(at=0)
    assert [stack for stack in range(6) if reachable(t.g, stack)] == RULES["links"][0] == [0, 1, 2]


@pytest.mark.rule("TS-99")
def test_TS_99_nobody_in_the_wood_lets_you_pass_in_peace() -> None:
    assert not any(card.has_peace for card in dealt(WOOD, hero=HERO).g.deck.cards)


@pytest.mark.rule("TS-01", "TS-85")
def test_TS_01_what_a_beast_leaves_outlasts_it() -> None:
    t = begun(chip=BAIT)
    wyrm = t.g.deck.named("wyrm-in-the-well")
    cards = [wyrm, *[each for each in t.g.deck.of_kind(BOSS) if each != wyrm]]
    t.g.bosses.cards, t.g.unused_bosses.cards = cards[:3], cards[3:]
    t.g.bosses.cards.reverse()
    t.do("chip")
    assert bosses_out(t) == ["wyrm-in-the-well"]
    before = t.counts_as("recovery")
    fell(t, "wyrm-in-the-well")
    t.do(next(each for each in t.options if each.startswith("activate"))).until("ActivateCard")
    assert t.where("wyrm-in-the-well") == "discard"
    assert t.counts_as("recovery") == before + 1
    assert CardId(wyrm) not in [enemy.card for enemy in t.g.active]
