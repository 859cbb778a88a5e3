"""The endgame (TS-38 to TS-42, TS-80)."""

import pytest

from ludotek.testing.twenty_strong import Data, Position, boss, card, dealt, deck, mission, node, position

ACTIVATED: list[Data] = [{"when": "activated", "do": [node("change-chip", by=1)]}]


def active(t: Position) -> list[str]:
    return [t.g.deck.cards[enemy.card].name for enemy in t.g.active]


def next_round(t: Position) -> Position:
    """Through the Engagement without dice, into the next round."""
    now = t.g.round
    while t.g.round == now:
        t.do("done")
    return t


# ---------------------------------------------------------------------- what triggers it


@pytest.mark.rule("TS-38")
@pytest.mark.parametrize(
    ("trigger", "met", "missed"),
    [
        ("a-stack-empty", {"stacks": [[card("A")], []]}, {"stacks": [[card("A")], [card("B")]]}),
        ("stacks-empty", {"stacks": [[], []]}, {"stacks": [[card("A")], []]}),
        ("chip-full", {"chip": 5}, {"chip": 4}),
        ("chip-empty", {"chip": 0}, {"chip": 1}),
    ],
)
def test_TS_38_the_deck_says_what_triggers_the_endgame(trigger: str, met: Data, missed: Data) -> None:
    plain: Data = {"stacks": [[card("A")], [card("B")]], "chip": 2}
    must: Data = {"endgame_must": [trigger, "stacks-empty"], "chip_max": 5}
    t = position(at="round", rules=must, **plain | met)
    assert ("endgame-began", "TS-38") in t.log
    assert t.g.endgame
    assert active(t) == ["Boss"]
    t = position(at="round", rules=must, **plain | missed)
    assert ("endgame-began", "TS-38") not in t.log
    assert not t.g.endgame
    assert "Boss" not in active(t)


@pytest.mark.rule("TS-38")
def test_TS_38_finished_missions_may_be_the_trigger() -> None:
    errand = mission("Errand", "defeat", 1, [node("change-chip", by=1)])
    must: Data = {"endgame_must": ["missions-done", "stacks-empty"]}
    t = position(card("A", health=1), loose="red hit", missions=[errand], rules=must, stacks=[[card("B")], [card("C")]])
    t.do("apply red hit A", "take")
    assert not t.g.endgame, "an endgame begins with an Activation"
    next_round(t)
    assert t.g.endgame
    assert active(t) == ["Boss"]


@pytest.mark.rule("TS-38")
def test_TS_38_the_deck_may_leave_it_to_the_player() -> None:
    may: Data = {"endgame_may": ["a-stack-empty"]}
    t = position(at="round", rules=may, stacks=[[card("A")], [card("B")]])
    t.refused("endgame", "TS-38")
    t = position(at="round", rules=may, stacks=[[card("A")], [card("B")], []])
    assert t.options == ["activate 1", "activate 2", "endgame"]
    t.do("endgame")
    assert ("endgame-began", "TS-38") in t.log
    assert active(t) == ["Boss"]
    t = position(at="round", rules=may, stacks=[[card("A")], [card("B")], []]).do("activate A")
    assert not t.g.endgame


@pytest.mark.rule("TS-38")
def test_TS_38_it_begins_only_with_an_activation() -> None:
    """The last card is fought first; a condition that is met during the fight does not interrupt it."""
    t = position(at="activation", stacks=[[card("A")]])
    assert active(t) == ["A"]
    assert not t.g.endgame
    next_round(t)
    assert active(t) == ["Boss"]


# ---------------------------------------------------------------------- its first Activation, and the later rounds


@pytest.mark.rule("TS-39")
def test_TS_39_the_first_activation_brings_the_boss_and_what_the_deck_says() -> None:
    errand = mission("Errand", "use-item", 1, [node("change-chip", by=1)])
    must: Data = {"endgame_must": ["chip-empty", "stacks-empty"]}
    t = position(at="round", chip=0, rules=must, missions=[errand], stacks=[[card("A")], [card("B")]])
    assert ("boss-activated", "TS-39") in t.log
    assert active(t) == ["Boss", "Errand"]
    assert t.asks == "Commit", "no stack is chosen from"
    assert (t.where("A"), t.where("B")) == ("stack 1", "stack 2")


@pytest.mark.rule("TS-39")
def test_TS_39_the_boss_is_activated_in_full() -> None:
    b = boss("Boss", special=ACTIVATED, during=[node("cannot-commit", dice={"colour": ["red"]})], more=1)
    must: Data = {"endgame_must": ["chip-full", "stacks-empty"], "chip_max": 4}
    t = position(at="round", boss=b, rules=must, chip=4, stacks=[[card("A")], [card("C")]])
    assert t.asks == "ActivateCard"
    t.do("activate A")
    assert active(t) == ["Boss", "A"]
    t.refused("commit red", "TS-21", by="Boss")
    b = boss("Boss", special=ACTIVATED)
    assert position(at="round", boss=b).g.chip == 1


@pytest.mark.rule("TS-39", "TS-80")
def test_TS_39_later_rounds_skip_activation() -> None:
    may: Data = {"endgame_may": ["a-stack-empty"]}
    t = position(at="round", rules=may, stacks=[[card("A")], [card("B")], []], health=6).do("endgame")
    for later in (2, 3):
        next_round(t)
        assert t.g.round == later + 1
        assert t.asks == "Commit"
        assert active(t) == ["Boss"]
        assert (t.where("A"), t.where("B")) == ("stack 1", "stack 2")
        assert ("boss-activated", "TS-39") not in t.log


@pytest.mark.rule("TS-39", "TS-41")
def test_TS_39_a_deck_with_several_bosses_brings_all_of_them() -> None:
    content = deck(card("A"), bosses=[boss("X", more=1), boss("Y"), boss("Z")], bosses_to_defeat=2, stacks=1)
    t = dealt(content, seed=5)
    assert t.asks == "Commit"
    next_round(t)
    assert len(active(t)) == 2
    assert set(active(t)) < {"X", "Y", "Z"}
    assert t.log.count(("boss-activated", "TS-39")) == 2


# ---------------------------------------------------------------------- cleanup


@pytest.mark.rule("TS-40")
def test_TS_40_undefeated_cards_stay_and_defeated_ones_go() -> None:
    t = position(boss("King", health=5), card("A", health=1), card("B"), at="cleanup", endgame=True, defeated=["A"])
    assert active(t) == ["King", "B"]
    assert t.where("A") == "discard"
    assert t.log.count(("card-discarded", "TS-40")) == 1
    assert t.asks == "Commit"
    assert t.g.round == 2


@pytest.mark.rule("TS-40")
def test_TS_40_it_is_the_endgame_that_keeps_them_not_the_boss() -> None:
    assert active(position(card("A"), at="cleanup", endgame=True)) == ["A"]
    assert active(position(card("A"), at="cleanup", stacks=[[card("B")], [card("C")]])) == []


@pytest.mark.rule("TS-40")
def test_TS_40_they_are_faced_again() -> None:
    t = position(boss("King", damage=1), card("B", damage=1), at="damage", endgame=True, health=6, dice="hit")
    assert t.stat("health") == 4
    next_round(t)
    assert t.stat("health") == 2
    t.do("commit red", "done")
    assert t.options == ["done", "apply red hit King", "apply red hit B"]


@pytest.mark.rule("TS-40", "TS-34")
def test_TS_40_the_damage_on_cards_that_stay_is_gone() -> None:
    on, tokens = {"King": "blue crit", "B": "yellow hit, green hit"}, {"King": 1, "B": 1}
    t = position(boss("King", health=9), card("B", health=9), at="damage", endgame=True, on=on, tokens=tokens, health=6)
    next_round(t)
    assert active(t) == ["King", "B"]
    assert (t.damage("King"), t.damage("B")) == (0, 0)
    assert (t.exhausted("blue"), t.exhausted("yellow"), t.exhausted("green")) == (1, 1, 1)


@pytest.mark.rule("TS-40", "TS-34")
def test_TS_40_dice_of_an_earlier_round_do_not_help_later() -> None:
    t = position(boss("King", health=3), at="damage", endgame=True, on={"King": "blue crit"}, health=6, dice="crit")
    assert t.exhausted("blue") == 1
    assert t.damage("King") == 0
    t.do("done", "commit red", "done", "apply red crit King")
    assert t.damage("King") == 2
    assert not t.over


@pytest.mark.rule("TS-40", "TS-01")
def test_TS_40_a_deck_may_let_the_damage_on_its_boss_stay() -> None:
    stays: Data = {"boss_damage_stays": True}
    b = boss("King", health=4, damage=0)
    on, tokens = {"King": "blue crit, green hit", "B": "yellow hit"}, {"B": 1}
    t = position(b, card("B", damage=0), at="exhaust", endgame=True, on=on, tokens=tokens, rules=stays, dice="hit")
    next_round(t)
    assert (t.damage("King"), t.damage("B")) == (3, 0)
    assert (t.exhausted("blue"), t.exhausted("green"), t.exhausted("yellow")) == (1, 1, 1)
    t.do("commit red", "done", "apply red hit King")
    assert t.won


# ---------------------------------------------------------------------- who must be defeated


@pytest.mark.rule("TS-41", "TS-04")
def test_TS_41_only_the_boss_must_be_defeated() -> None:
    t = position(boss("King", health=1), card("A"), card("B"), endgame=True, loose="red hit, blue hit")
    t.do("apply red hit King")
    assert t.won
    assert not t.defeated("A")
    assert ("won", "TS-04") in t.log


@pytest.mark.rule("TS-41")
def test_TS_41_defeating_all_the_others_does_not_win() -> None:
    t = position(boss("King", health=9), card("A", health=1), endgame=True, loose="red hit, blue hit")
    t.do("apply red hit A")
    assert not t.over
    next_round(t)
    assert active(t) == ["King"]
    assert not t.over


@pytest.mark.rule("TS-41", "TS-01")
def test_TS_41_a_deck_may_ask_for_several_bosses() -> None:
    two: Data = {"bosses_to_defeat": 2}
    t = position(
        boss("X", health=1), boss("Y", health=1), endgame=True, loose="red hit, blue hit, green hit", rules=two
    )
    t.do("apply red hit X")
    assert not t.over
    t.do("apply blue hit Y")
    assert t.won


# ---------------------------------------------------------------------- cards that stay


@pytest.mark.rule("TS-80")
def test_TS_80_cards_that_stay_are_not_activated_again() -> None:
    b = boss("Boss", damage=0, special=ACTIVATED, more=1)
    must: Data = {"endgame_must": ["chip-empty", "stacks-empty"]}
    stacks = [[card("A", damage=0, special=ACTIVATED), card("C", damage=0)], [card("D", damage=0)]]
    t = position(at="round", boss=b, rules=must, stacks=stacks).do("activate A")
    assert t.g.chip == 2
    next_round(t)
    assert active(t) == ["Boss", "A"], "the icon brings nobody again"
    assert t.g.chip == 2, "what triggers on activation does not happen again"
    assert t.asks == "Commit"


@pytest.mark.rule("TS-80")
def test_TS_80_what_waits_for_any_activation_is_not_woken_either() -> None:
    b = boss("King", damage=0, special=[{"when": "any-activated", "do": [node("change-chip", by=1)]}])
    t = position(b, card("A", damage=0), at="damage", endgame=True)
    next_round(t)
    assert t.g.chip == 0


@pytest.mark.rule("TS-80", "TS-49")
def test_TS_80_their_during_effects_go_on() -> None:
    a = card("A", health=1, damage=0, during=[node("cannot-commit", dice={"colour": ["red"]})])
    t = position(boss("King", damage=0), a, at="cleanup", endgame=True, dice="hit")
    t.refused("commit red", "TS-21", by="A")
    t.do("commit blue", "done", "apply blue hit A", "again", "commit red")
    assert t.loose("red") == 1


@pytest.mark.rule("TS-80", "TS-33")
def test_TS_80_their_after_effects_happen_each_round() -> None:
    b = boss("King", damage=0, after=[node("change-chip", by=1)])
    t = position(b, at="after", endgame=True)
    assert t.g.chip == 1
    next_round(t)
    assert t.g.chip == 2
    next_round(t)
    assert t.g.chip == 3


@pytest.mark.rule("TS-80")
def test_TS_80_a_card_that_was_silenced_for_a_round_speaks_again() -> None:
    a = card("A", damage=0, during=[node("cannot-commit", dice={"colour": ["red"]})])
    chip: Data = {"chip": {"at": "commit", "cost": 1, "do": [node("silence")]}}
    t = position(boss("King", damage=0), a, at="strategy", endgame=True, chip=1, rules=chip)
    t.refused("commit red", "TS-21", by="A")
    t.do("chip")
    assert t.refusal("commit red") is None
    next_round(t)
    t.refused("commit red", "TS-21", by="A")


# ---------------------------------------------------------------------- stacks that remain


@pytest.mark.rule("TS-42")
def test_TS_42_cards_left_in_the_stacks_are_not_faced() -> None:
    may: Data = {"endgame_may": ["a-stack-empty"]}
    prowler = card("A", damage=3, mandatory=True, after=[node("change-chip", by=1)])
    t = position(at="round", boss=boss("Boss", damage=1), rules=may, stacks=[[prowler], [card("B")], []], health=6)
    next_round(next_round(t.do("endgame")))
    assert (t.where("A"), t.where("B")) == ("stack 1", "stack 2")
    assert t.stat("health") == 4
    assert t.g.chip == 0


@pytest.mark.rule("TS-42")
def test_TS_42_an_icon_or_an_effect_activates_them() -> None:
    stacks = [[card("A")], [card("B")]]
    must: Data = {"endgame_must": ["chip-empty", "stacks-empty"]}
    t = position(at="round", boss=boss("Boss", more=1), rules=must, stacks=stacks).do("activate B")
    assert active(t) == ["Boss", "B"]
    assert t.where("A") == "stack 1"
    t = position(boss("King", damage=0, after=[node("activate")]), at="after", endgame=True, stacks=stacks)
    t.do("activate A")
    assert active(t) == ["King", "A"], "it stays, as every undefeated card of the endgame"
    assert t.asks == "Commit"


@pytest.mark.rule("TS-42", "TS-20")
def test_TS_42_with_empty_stacks_an_icon_brings_nobody() -> None:
    t = position(at="round", boss=boss("Boss", more=2))
    assert active(t) == ["Boss"]
    assert t.asks == "Commit"
