"""A game without a board of its own, from the poster to the end of a game: the page shows what the view says."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from hosting import Served
from playwright.sync_api import expect
from verbs import Person

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with pytest.MonkeyPatch.context() as environment:
        known = os.environ.get("PYTHONPATH")
        environment.setenv("PYTHONPATH", os.pathsep.join([str(EXAMPLES), *([known] if known else [])]))
        environment.setenv("LUDOTEK_GAMES", "magpies=magpies.game")
        one = Served(tmp_path_factory.mktemp("examples"))
        one.start()
    yield one
    one.kill()


def test_a_game_is_played_on_the_plain_board_from_its_poster_to_its_end(come: Callable[..., Person]) -> None:
    ann = come()
    ann.go()
    poster = ann.page.locator("article", has_text="Magpies")
    expect(poster).to_contain_text("Whoever has the finest nest")
    expect(poster).to_contain_text("2–4")
    poster.get_by_role("button", name="Play now").click()
    ann.until("ear.state")
    board = ann.page.locator("#board")
    expect(board).to_contain_text("Cards in the deck")
    expect(board).to_contain_text("? ×2")
    expect(board.get_by_role("button", name="Draw a card")).to_be_enabled()
    assert ann.play() > 5
    expect(ann.ending).to_be_visible()
    assert (ann.missed, ann.by_list) == ([], 0)


def test_the_plain_board_refuses_with_a_reason_and_speaks_every_language(come: Callable[..., Person]) -> None:
    ann = come(lang="fr-FR")
    ann.sit("magpies", "me", "greedy")
    board = ann.page.locator("#board")
    expect(board).to_contain_text("Cartes dans la pioche")
    draw = board.locator("button.may", has_text="Piocher une carte")
    while ann.asked() and draw.count():
        asked = ann.tell("ear.state.decisions[0].id")
        ann.press(draw)
        ann.given(asked)
    board.locator("button.why", has_text="Piocher une carte").click()
    expect(ann.page.get_by_text("Vous avez déjà trois cartes en main.")).to_be_visible()
    expect(ann.page.get_by_text("MP-04")).to_be_visible()


def test_its_rules_and_cards_are_on_the_shelf_and_a_table_can_be_set_up(come: Callable[..., Person]) -> None:
    ann = come(lang="de-DE")
    ann.go("rules", "magpies")
    expect(ann.page.locator("main")).to_contain_text("Das schönste Nest")
    ann.go("cards", "magpies", "bell")
    expect(ann.page.get_by_role("dialog")).to_contain_text("Nimm die oberste Karte eines anderen Nests")
    ann.go("new", "magpies")
    expect(ann.page.locator("main")).to_contain_text("Wer spielt")
