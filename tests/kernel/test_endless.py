"""A game in which somebody can go round for ever comes to an end all the same."""

from __future__ import annotations

from ludotek.bots import make_bot, play
from ludotek.games.twenty_strong.game import GAME
from ludotek.games.twenty_strong.insight.greedy import LONG
from ludotek.games.twenty_strong.rules.effects.acting import MOST_TEXTS
from ludotek.kernel.chance import FastChance
from ludotek.kernel.match import MOST_ANSWERS
from ludotek.kernel.play import MOST_ANSWERS as MOST_OF_A_RECORD
from ludotek.testing.twenty_strong import boss, card, deck, hero, node, position


def test_a_use_without_limit_does_not_last_for_ever() -> None:
    """Turned to and fro: each use changes something, so each is allowed (TS-96)."""
    raw = deck(
        card("wolf"),
        heroes=[hero("guide")],
        bosses=[boss("winter")],
        chip={"do": [node("change-chip", by=-1), node("change-chip", by=1)]},
        chip_start=2,
    )
    match = GAME.start(raw, GAME.check_options({}), FastChance(1))
    for _ in range(MOST_ANSWERS):
        if match.over:
            break
        uses = [action for action in match.options(0) if GAME.reference(match, 0, action).verb == "chip"]
        match.carry_out(0, (uses or match.options(0))[0])
    assert match.over
    assert match.outcome is not None and match.outcome.rule == "TS-101"


def test_texts_that_hold_do_not_pile_up_for_ever() -> None:
    """Each of them makes everything that follows slower."""
    growing = {"limit": "unlimited", "do": [node("for-now", text=node("die-damage", by=1))]}
    t = position(card("wolf", health=30), at="commit", hero=hero(use=growing))
    for _ in range(MOST_TEXTS):
        t.do("ability")
    t.refused("ability", "TS-96")
    t.do("commit red")


def test_the_quick_player_does_not_go_round_for_ever() -> None:
    """What comes after the use of the chip seems worth more to it than the present, each time."""
    raw = deck(
        card("wolf", health=20, damage=0, after=[node("change-stat", stat="health", by=1)]),
        heroes=[hero("guide")],
        bosses=[boss("winter")],
        chip={
            "limit": "unlimited",
            "do": [node("choose", of=[{"do": [node("change-chip", by=-9)]}, {"do": [node("change-chip", by=9)]}])],
        },
        chip_start=2,
        chip_max=3,
    )
    match = GAME.start(raw, GAME.check_options({}), FastChance(1))
    play(match, [make_bot("greedy", GAME, FastChance(1))])
    assert match.outcome is not None and match.outcome.rule != "TS-101"
    assert match.answers < 2 * LONG


def test_a_recorded_game_is_stopped_before() -> None:
    """So one that is replayed from its beginning ends as it did when it was read back in between."""
    assert MOST_OF_A_RECORD < MOST_ANSWERS
