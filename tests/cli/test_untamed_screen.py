"""What the table of Untamed looks like, from every seat and in every mode, and that it shows nobody's secrets."""

from __future__ import annotations

import io
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import pytest
import untamed_positions as positions
from rich.console import Console

from ludotek import api
from ludotek.api import Fact, Heard
from ludotek.cli import output
from ludotek.cli.untamed.screen import UntamedScreen
from ludotek.cli.words import Words
from ludotek.games.untamed.rules.modes import MODES
from ludotek.kernel.chance import FastChance
from ludotek.kernel.play import begin
from ludotek.table.session import Session
from ludotek.testing.untamed import Position
from ludotek.testing.walk import choose

GAME = api.game("untamed")
LANGUAGES = ("en", "fr", "de")
BEGINNING = 30  # answers after which only some positions of a game are drawn
STRIDE = 7


class Table:
    """As much of a session as a screen looks at."""

    def __init__(self, match: api.Match, story: list[Heard]) -> None:
        self.match = match
        self.story = story
        self.bots = {4: None}
        self.owned = [0, 1]

    def told(self, seat: int | None) -> list[Fact]:
        return [line.by(seat) for line in self.story]


def sat_down(t: Position) -> Table:
    """A position as a match with a screen; its story is what the last action brought about."""
    options = {"mode": MODES[t.g.mode], "seats": t.g.seats}
    play = begin(GAME.rules, options, FastChance(0))
    play.match, play.content = t.g, t.g.box.raw
    match = api.Match(GAME, play)
    match.happened = t.happened
    return Table(match, match.news())


def console(width: int, encoding: str = "utf-8", **more: Any) -> Console:
    out = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors=output.PLAINLY, write_through=True)
    given = {"color_system": None, **more}
    return Console(file=out, width=width, theme=output.STYLES, highlight=False, emoji=False, markup=False, **given)


def drawn(table: Table, seat: int | None, lang: str, width: int, **more: Any) -> str:
    """The table and, if the seat is asked something, the question with its options, as the prompt shows them."""
    where = console(width, **more)
    screen, words = UntamedScreen(cast(Session, table), where), Words(lang, "untamed")
    decision = None if seat is None else table.match.decision(seat)
    where.print(screen.draw(words, decision, whole=not screen.low, seat=seat))
    if decision is not None and seat is not None:
        where.print(f"\n{words.phrase(decision.prompt)}")
        where.print(screen.menu(words, decision, seat).drawn(width))
    shown = cast(io.TextIOWrapper, where.file).buffer
    return re.sub(" +\n", "\n", cast(io.BytesIO, shown).getvalue().decode(where.file.encoding))


@pytest.mark.parametrize(
    ("name", "seat", "lang", "width"),
    [
        ("duel", 0, "en", 80),
        ("duel", 0, "fr", 120),
        ("duel", 1, "de", 80),
        ("hunt", 3, "de", 80),
        ("hunt", None, "en", 120),
        ("hydra", 2, "fr", 120),
        ("manticore", 0, "en", 80),
        ("draft", 1, "fr", 80),
    ],
)
def test_a_screen_is_as_it_was(name: str, seat: int | None, lang: str, width: int) -> None:
    """Whole screens, to be looked at when they change; LUDOTEK_GOLDEN=write writes them anew."""
    text = drawn(sat_down(getattr(positions, name)()), seat, lang, width)
    who = "public" if seat is None else f"seat{seat + 1}"
    golden = Path(__file__).parent / "screens" / f"untamed-{name}-{who}-{width}.{lang}.txt"
    if os.environ.get("LUDOTEK_GOLDEN") == "write":
        golden.write_text(text, encoding="utf-8")
    assert text == golden.read_text(encoding="utf-8")


def walked(mode: str, seats: int, seed: int) -> Iterator[Table]:
    """Every position of a random game."""
    match = GAME.new(seed=seed, mode=mode, seats=seats, draft="draft")
    table, chooser = Table(match, match.news()), FastChance(seed)
    yield table
    while not match.over:
        match.act(*choose(match.position, chooser))
        table.story = table.story[-20:] + match.news()
        yield table


@pytest.mark.parametrize(("mode", "seats"), [*[(mode, 0) for mode in MODES], ("alpha", 5), ("hydra", 6)])
def test_the_table_can_be_drawn_for_every_seat_and_shows_no_secret(mode: str, seats: int) -> None:
    """A seat sees the same in a world in which all that it cannot know was drawn anew."""
    for number, table in enumerate(walked(mode, seats, seed=5)):
        if number > BEGINNING and number % STRIDE:
            continue  # a drawing takes its time
        match = table.match
        seat, lang, width = number % match.seats, LANGUAGES[number % 3], (60, 80, 120)[number // 2 % 3]
        seen = drawn(table, seat, lang, width)
        assert max(map(len, seen.splitlines())) <= width
        world = match.moved_to(GAME.rules.determinise(match.position, seat, FastChance(number)))
        assert drawn(Table(world, table.story), seat, lang, width) == seen
    drawn(table, None, "en", 80)


def test_hands_of_others_are_numbers() -> None:
    table = sat_down(positions.duel())
    seen = drawn(table, 1, "en", 80)
    assert "Net" not in seen.split("Your hand")[0].replace("In Support: Net ×2", "")
    assert "Your hand (2)" in seen and "Salve" in seen and "Night runner" in seen
    assert "Your hand" not in drawn(table, None, "en", 80)


def test_partners_of_a_hydra_team_see_each_others_hands() -> None:
    table = sat_down(positions.hydra())
    assert "Known in hand: Net, Chief" in drawn(table, 2, "en", 80).replace("Chief, Net", "Net, Chief")
    assert "Known in hand" not in drawn(table, 1, "en", 80).split("Your team")[0]


def test_what_can_be_done_now_is_marked() -> None:
    seen = drawn(sat_down(positions.duel()), 0, "en", 80)
    assert "▸ 1 Old bull" in seen and "▸ 2 Night runner" not in seen  # the second one is exhausted
    assert re.search(r"▸ 0 Net", seen)  # with a Power Bonus used
    assert re.search(r"^  5 Chief", seen, re.MULTILINE)


def test_hunter_and_prey_are_marked() -> None:
    seen = drawn(sat_down(positions.hunt()), 3, "en", 80)
    titles = {line.partition(" ·")[0]: line for line in seen.splitlines() if line.endswith("──")}
    assert "your prey" in titles["Player 5"] and "hunts you" in titles["Player 3"]
    assert "active player" in titles["Player 2"]
    assert seen.count("your prey") == seen.count("hunts you") == 1


def test_the_alpha_and_its_opponents_are_marked() -> None:
    match = GAME.new(seed=1, mode="alpha", seats=3)
    alpha = match.view()["alpha"]
    looker = (alpha + 1) % 3
    seen = drawn(Table(match, []), looker, "en", 80)
    titles = [line for line in seen.splitlines() if line.endswith("──")]
    assert [f"Player {alpha + 1} ·" in line for line in titles if "the Alpha" in line] == [True]
    assert len([line for line in titles if "ally" in line]) == 1


def test_options_are_grouped_and_the_end_comes_last() -> None:
    table = sat_down(positions.duel())
    screen, words = UntamedScreen(cast(Session, table), console(80)), Words("en", "untamed")
    decision = table.match.decision(0)
    assert decision is not None
    menu = screen.menu(words, decision, 0)
    assert [bunch.heading for bunch in menu.bunches] == ["Play", "Attack with", "Use", ""]
    assert menu.done is menu.items[-1]
    assert sorted(each.option.action for each in menu.items) == sorted(table.match.actions(0))


def test_plain_ascii_is_enough() -> None:
    seen = drawn(sat_down(positions.duel()), 0, "en", 80, encoding="ascii")
    assert re.search(r"A 2 +H 3/4", seen)
    assert "Power ooo. 3/4" in seen
    assert "###" in seen and "> 1 Old bull" in seen
    assert "?" not in seen.replace("what do you do?", "")
    assert "Untamed - Duel" in seen


def test_a_low_terminal_gets_shorter_texts() -> None:
    table = sat_down(positions.duel())
    low = drawn(table, 0, "en", 80, height=24, force_terminal=True)
    high = drawn(table, 0, "en", 80, height=60, force_terminal=True)
    assert len(low.splitlines()) < len(high.splitlines())
    assert "Exhaust an opposing Animal" in high and "Exhaust an opposing Animal" not in low
    assert "Your hand (4)" in low and "End your Main phase" in low


def test_a_faction_is_explained_by_its_cards(cli) -> None:
    told = cli("play", "untamed", "--draft", "draft", "--seed", "7", typed=["? fox"]).out
    words = Words("en", "untamed")
    sheets = GAME.rules.sheets(GAME.rules.content(GAME.rules.check_options({})))
    names = [words.phrase(sheet.name) for sheet in sheets if "fox" in sheet.marks]
    assert len(names) == 6 and all(name in told for name in names)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("mode", MODES)
def test_the_end_names_winners_rule_and_counts(mode: str, lang: str) -> None:
    *_, table = walked(mode, 0, seed=3)
    result = table.match.result
    assert result is not None
    where = console(80)
    where.print(UntamedScreen(cast(Session, table), where).ending(Words(lang, "untamed")))
    shown = cast(io.BytesIO, cast(io.TextIOWrapper, where.file).buffer).getvalue().decode()
    assert {"strongholds": "UN-45", "empty-deck": "UN-02", "draw": "UN-65"}[result.how] in shown
    assert shown.count({"en": "Player ", "fr": "Joueur ", "de": "Spieler "}[lang]) >= table.match.seats
    assert {"en": "Defeated", "fr": "Battus", "de": "Besiegt"}[lang] in shown
