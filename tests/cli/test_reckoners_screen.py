"""What the table of The Reckoners looks like: complete, never wider than the terminal, legible without colour and signs."""

from __future__ import annotations

import io
import os
import re
from collections import Counter
from pathlib import Path
from typing import Any, cast

import pytest
import reckoners_positions as positions
from rich.console import Console
from rich.text import Text

from ludotek import api
from ludotek.api import Fact, Heard
from ludotek.cli import output
from ludotek.cli.reckoners.screen import ReckonersScreen
from ludotek.cli.words import Words
from ludotek.kernel.chance import FastChance
from ludotek.kernel.play import begin
from ludotek.table.session import Session
from ludotek.testing.reckoners import Position

GAME = api.game("reckoners")
LANGUAGES = ("en", "fr", "de")
OF_EACH_QUESTION = 6  # so many are drawn, then only some
STRIDE = 25
KEPT = 150  # lines of the story


class Table:
    """As much of a session as a screen looks at."""

    def __init__(self, match: api.Match, story: list[Heard]) -> None:
        self.match = match
        self.story = story
        self.bots = {2: None, 3: None}
        self.owned = [0, 1]
        self.guide = None

    def told(self, seat: int | None) -> list[Fact]:
        return [line.by(seat) for line in self.story]


def sat_down(t: Position) -> Table:
    """A position as a match with a screen; its story is what the last action brought about."""
    play = begin(GAME.rules, {"seats": t.g.seats}, FastChance(0))
    play.match, play.content = t.g, t.g.box.raw
    match = api.Match(GAME, play)
    match.happened = t.happened
    return Table(match, match.news())


def console(width: int, encoding: str = "utf-8", **more: Any) -> Console:
    out = io.TextIOWrapper(io.BytesIO(), encoding=encoding, errors="replace", write_through=True)
    given = {"color_system": None, **more}
    return Console(file=out, width=width, theme=output.STYLES, highlight=False, emoji=False, markup=False, **given)


def shown_on(where: Console) -> str:
    buffer = cast(io.BytesIO, cast(io.TextIOWrapper, where.file).buffer)
    return re.sub(" +\n", "\n", buffer.getvalue().decode(where.file.encoding))


def drawn(table: Table | Session, seat: int | None, lang: str, width: int, **more: Any) -> str:
    """Page, table and, if the seat is asked something, the question with its options, as the prompt shows them."""
    where = console(width, **more)
    screen, words = ReckonersScreen(cast(Session, table), where), Words(lang, "reckoners")
    screen.unread = len(table.story)
    page = screen.page(words, seat or 0)
    if page is not None:
        where.print(page)
    decision = None if seat is None else table.match.decision(seat)
    where.print(screen.draw(words, decision, whole=not screen.low, seat=seat))
    if decision is not None and seat is not None:
        where.print(f"\n{words.phrase(decision.prompt)}")
        where.print(screen.menu(words, decision, seat).drawn(width))
    return shown_on(where)


@pytest.mark.parametrize(
    ("name", "seat", "lang", "width", "encoding"),
    [
        ("use", 0, "en", 80, "utf-8"),
        ("use", 1, "fr", 120, "utf-8"),
        ("spend", 0, "de", 80, "utf-8"),
        ("spend", 0, "en", 80, "ascii"),
        ("token", 1, "fr", 80, "utf-8"),
        ("roll", 0, "de", 120, "utf-8"),
        ("acquire", 1, "en", 80, "utf-8"),
        ("loot", 0, "fr", 80, "utf-8"),
        ("epics", 0, "en", 80, "utf-8"),
        ("epics", 1, "de", 120, "utf-8"),
    ],
)
def test_a_screen_is_as_it_was(name: str, seat: int, lang: str, width: int, encoding: str) -> None:
    """Whole screens, to be looked at when they change; LUDOTEK_GOLDEN=write writes them anew."""
    text = drawn(sat_down(getattr(positions, name)()), seat, lang, width, encoding=encoding)
    plain = "-ascii" if encoding == "ascii" else ""
    golden = Path(__file__).parent / "screens" / f"reckoners-{name}-seat{seat + 1}-{width}{plain}.{lang}.txt"
    if os.environ.get("LUDOTEK_GOLDEN") == "write":
        golden.write_text(text, encoding="utf-8")
    assert text == golden.read_text(encoding="utf-8")


@pytest.mark.parametrize(("seats", "lang"), [(2, "fr"), (4, "de"), (6, "en")])
def test_every_position_of_a_random_game_can_be_drawn(seats: int, lang: str) -> None:
    """At both widths nothing is wider than the terminal, and every option is in the menu once."""
    match, chance = GAME.new(seed=seats, seats=seats), FastChance(seats)
    table, drawn_so_far, answers = Table(match, match.news()), Counter[str](), 0
    menus, words = ReckonersScreen(cast(Session, table), console(80)), Words(lang, "reckoners")
    while not match.over:
        seat = chance.pick(0, match.actors)
        decision = match.decision(seat)
        assert decision is not None
        if drawn_so_far[decision.prompt.key] < OF_EACH_QUESTION or answers % STRIDE == 0:
            drawn_so_far[decision.prompt.key] += 1
            menu = menus.menu(words, decision, seat)
            assert sorted(choice.option.action for choice in menu.items) == match.actions(seat)
            for width in (80, 120):
                text = drawn(table, seat, lang, width)
                assert max(map(len, text.splitlines())) <= width, text
        match.act(seat, chance.pick(0, match.actions(seat)))
        table.story = (table.story + match.news())[-KEPT:]
        answers += 1
    assert len(drawn_so_far) > 7
    assert menus.ending(words) is not None


def test_a_line_for_each_rule_below_the_epic_that_did_it() -> None:
    """The Epics phase is told Epic by Epic; what cost the Population stands beside the name."""
    lines = drawn(sat_down(positions.epics()), 0, "en", 120).splitlines()
    page = lines[: next(place for place, line in enumerate(lines) if line.startswith("The Reckoners"))]
    headings = [line for line in page if line and not line.startswith(" ")]
    assert [line.split()[0] for line in headings] == [
        "Epics",
        "New",
        "Pale",
        "Herald",
        "Iron",
        "Steelheart",
        "Steelheart",
        "Population",
    ]
    assert all(re.search(r"RK-\d\d", line) for line in page if line.startswith("   "))
    costs = [int(found) for line in headings for found in re.findall(r"☠(\d+)", line)]
    assert f"Population lost: {sum(costs)}." in page[-2]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_dice_are_found_by_the_letters_of_their_symbols(lang: str) -> None:
    table, words = sat_down(positions.roll()), Words(lang, "reckoners")
    screen = ReckonersScreen(cast(Session, table), console(80))
    decision = table.match.decision(0)
    assert decision is not None
    menu = screen.menu(words, decision, 0)
    contain, plan = words("screen-letter-contain"), words("screen-letter-plan")
    twice = screen.by_letter(menu, contain)
    assert twice is not None and "◂◂" in twice.label.plain  # the best one first
    once = screen.by_letter(menu, plan.upper())
    assert once is not None and "★" in once.label.plain
    assert screen.by_letter(menu, "z") is None


def test_a_low_terminal_gets_what_matters_most() -> None:
    table = sat_down(positions.use())
    for lines, whole in ((24, False), (60, True)):
        where = console(80, force_terminal=True, height=lines)
        screen, words = ReckonersScreen(cast(Session, table), where), Words("en", "reckoners")
        assert screen.low is not whole
        where.print(screen.draw(words, None, not screen.low, 0))
        text = shown_on(where)
        assert ("Market" in text) is whole
        assert "Steelheart" in text and "Population 27/40" in text and "b[◂◂]" in text


def test_signs_are_no_colours() -> None:
    """With and without colour the same letters and signs are shown."""
    plain, coloured = (
        drawn(sat_down(positions.spend()), 0, "en", 80, color_system=each) for each in (None, "truecolor")
    )
    assert "\x1b[" in coloured
    lit = plain.replace("[David is using]", " David is using ").replace("[Use]", " Use ")
    assert re.sub(r" +", " ", Text.from_ansi(coloured).plain) == re.sub(r" +", " ", lit)
