"""Several people at one keyboard, and one person among bots: nobody's cards are shown to another, in three languages."""

from __future__ import annotations

import io
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from bells import GAME as BELLS
from bells import RING
from rich.console import Console

from ludotek import api
from ludotek.cli.hot_seat import CLEAR_SCROLLBACK, Keyboard, hand_over
from ludotek.cli.output import STYLES
from ludotek.cli.saves import Keeper
from ludotek.cli.shell import Shell
from ludotek.cli.untamed.screen import UntamedScreen
from ludotek.cli.words import Words
from ludotek.kernel.step import DONE
from ludotek.table.session import Session

PLAY = ("play", "untamed")
LANGUAGES = ("en", "fr", "de")
PASS = {"en": "Pass the keyboard to Player", "fr": "Passez le clavier au joueur", "de": "Gib die Tastatur an Spieler"}


def anything(seed: int) -> Iterator[int]:
    """Numbers without end; those that are no option are refused and do no harm."""
    dice = random.Random(seed)
    while True:
        yield dice.choice((0, 1, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8))


def finished(done, home: Path, cli) -> None:
    """The game came to its end, and its record is good."""
    assert (done.code, done.err) == (0, "")
    (record,) = (home / "records").iterdir()
    assert done.lines[-1] == f"  ludotek verify {record}"
    assert not list((home / "saves").glob("*"))
    assert cli("verify", record).code == 0
    assert cli("replay", record).code == 0


class TestAgainstBots:
    @pytest.mark.parametrize("lang", LANGUAGES)
    def test_a_duel_to_the_end(self, cli, home: Path, lang: str) -> None:
        done = cli(*PLAY, "--lang", lang, typed=anything(1))
        finished(done, home, cli)
        assert max(map(len, done.lines[:-2])) <= 80
        assert PASS[lang] not in done.out
        assert (
            Words(lang)("shell-player-bot", player=Words(lang)("shell-seat", n=2), level=Words(lang)("bot-greedy"))
            in done.out
        )
        assert re.search(r"UN-4\d", done.out)  # the rule that ended it

    def test_the_prompt_says_for_whom_one_acts(self, cli) -> None:
        done = cli(*PLAY, "--players", "greedy,human", "--seed", "1", typed=[1])
        assert "Player 2> 1" in done.out
        assert "Player 2 · " in done.out

    def test_undo_goes_back_over_the_bot(self, cli) -> None:
        options = ("--draft", "draft", "--players", "human,random", "--seed", "1")
        done = cli(*PLAY, *options, typed=[1, "undo"])
        first, asked, again = re.split(r"Player 1> .*", done.out)[:3]
        menu = re.compile(r"^ *\d+ .*", re.MULTILINE)
        assert menu.findall(first) == menu.findall(again) != menu.findall(asked)

    def test_across_cards_undo_must_be_meant(self, cli) -> None:
        done = cli(*PLAY, "--seed", "1", typed=[1, 1, 2, 1, 0, 1, "undo", "undo anyway"])
        refused = " ".join(done.out[done.out.index("> undo\n") :].split())
        assert "“undo anyway”: Miracle Tape. The record and the result will show" in refused
        assert "Player 1 undid past dice or hidden cards, back to before: Miracle Tape." in refused

    def test_who_sits_where(self, cli) -> None:
        done = cli(*PLAY, "--seed", "1", typed=["seat", "seat 2", "seat 3", "seat x", "player 1"])
        told = done.out[done.out.index("> seat\n") :]
        assert "Player 1 (human), Player 2 (bot, standard)" in told
        assert "You can’t act for Player 2 right now." in told
        assert "There is no player “3”; the players are 1 to 2." in told
        assert "There is no player “x”" in told

    def test_verbs_of_other_games_mean_nothing(self, cli) -> None:
        assert "Unknown input “mute x”" in cli(*PLAY, typed=["mute x"]).out
        assert "Unknown input “seat 1”" in cli("play", "twenty-strong", typed=["seat 1"]).out


class TestHotSeat:
    def test_a_hunt_of_three_to_the_end(self, cli, home: Path) -> None:
        done = cli(*PLAY, "--mode", "hunter", "--players", "human", typed=anything(2))
        finished(done, home, cli)
        assert max(map(len, done.lines[:-2])) <= 80
        for player in (1, 2, 3):
            assert f"{PASS['en']} {player}" in done.out

    def test_it_goes_on_where_it_stopped(self, cli, home: Path) -> None:
        cli(*PLAY, "--players", "human,human,random", "--mode", "survival", typed=[*[1] * 30, "quit"])
        (save,) = (home / "saves").iterdir()
        assert json.loads(save.read_text())["table"]["seating"] == ["human", "human", "random"]
        again = cli(*PLAY, "--resume", typed=[])
        assert PASS["en"] in again.out
        assert "Untamed ·" not in again.out  # nothing is shown before somebody takes the keyboard
        finished(cli(*PLAY, "--resume", typed=anything(3)), home, cli)

    @pytest.mark.parametrize("last", [[], ["quit"]])
    def test_it_can_be_laid_aside_at_the_hand_over(self, cli, home: Path, last: list[str]) -> None:
        done = cli(*PLAY, "--players", "human", typed=last)
        assert done.code == 0
        assert "--resume" in done.lines[-1]
        assert "Your hand" not in done.out

    def test_among_people_nobody_may_go_back_over_another(self, cli) -> None:
        typed = ["", 1, 1, 1, "", "undo", "undo anyway"]  # the second person has not answered yet
        done = cli(*PLAY, "--players", "human", "--seed", "1", typed=typed)
        assert done.out.count("You haven’t made a move yet that could be undone.") == 2
        assert "undid" not in done.out


class Looker:
    """Sits at a table of people, tries everything, and looks at each screen for cards that the seat may not know."""

    def __init__(self, mode: str, lang: str, seed: int) -> None:
        self.session = Session.new(api.game("untamed"), seed, "human", mode=mode)
        self.out = io.StringIO()
        console = Console(file=self.out, width=100, theme=STYLES, color_system=None, highlight=False, markup=False)
        self.words = Words(lang, "untamed")
        self.shell = Shell(self.session, UntamedScreen(self.session, console), console, self.words, Keeper("untamed"))
        self.dice = random.Random(seed)
        self.hidden = 0  # how many cards were looked for

    def lines(self) -> Iterator[object]:
        """What is typed; before each line, what has been shown since the last hand-over is looked through."""
        while True:
            shown = self.out.getvalue()
            if (start := shown.rfind(PASS[self.words.lang])) >= 0:
                shown = shown[shown.index("=" * 100, start) :]
                self.out.seek(0)
                self.out.truncate()
                self.out.write(shown)
            self.check(shown)
            yield self.dice.choice([*range(9), *range(9), "log 20", "why", "?", "? 1", "? 2"])

    def check(self, shown: str) -> None:
        seat, match = self.shell.seat, self.session.match
        if seat < 0:
            return
        known = json.dumps(match.view(seat)) + json.dumps(
            [line.by(seat).phrase.to_data() for line in self.session.story]
        )
        for other in range(match.seats):
            for card in match.view(other)["seats"][other]["hand"]["known"] if other != seat else []:
                if card not in known:
                    self.hidden += 1
                    assert self.shell.words(f"card-{card}") not in shown


@pytest.mark.parametrize(("mode", "lang"), [("duel", "fr"), ("manticore", "de")])
def test_after_a_hand_over_nothing_of_another_hand_is_shown(types, mode: str, lang: str) -> None:
    looker = Looker(mode, lang, 5)
    types(looker.lines())
    looker.shell.run()
    assert looker.session.match.over
    assert looker.hidden > 1000


def test_on_an_open_floor_the_keyboard_changes_hands_by_a_word(types) -> None:
    """A Hydra team plays together (UN-60)."""
    looker = Looker("hydra", "en", 1)
    session, shell = looker.session, looker.shell

    def lines() -> Iterator[object]:
        while not session.match.view()["turn"] or len(session.asked()) != 2 or shell.seat < 0:
            yield 1  # until both are on the floor, and one of them at the keyboard
        seat = shell.seat
        other = next(each for each in session.asked() if each != seat)
        assert {seat, other} in ({0, 2}, {1, 3})
        yield f"seat {other + 1}"
        assert looker.out.getvalue().rstrip().endswith("=" * 100)  # nothing is shown yet
        yield ""
        assert shell.seat == other
        yield f"seat {(seat + 1) % 4 + 1}"
        assert f"You can’t act for Player {(seat + 1) % 4 + 1} right now." in looker.out.getvalue()

    types(lines())
    shell.run()
    assert shell.quitting


def test_a_terminal_is_wiped_before_the_keyboard_changes_hands() -> None:
    out = io.StringIO()
    console = Console(file=out, width=80, height=24, theme=STYLES, force_terminal=True)
    console.print("the hand of Player 1")
    hand_over(console, Words("en"), 1)
    shown = out.getvalue()
    before, after = shown[: shown.index(CLEAR_SCROLLBACK)], shown[shown.index(CLEAR_SCROLLBACK) :]
    assert "\x1b[2J" in before
    assert PASS["en"] in after


class TestOpenCards:
    """A game without secrets needs no hand-over; one person may hold several seats."""

    def test_the_keyboard_stays_with_a_seat_until_it_is_done(self) -> None:
        session = Session.new(api.Game(BELLS), 1, "human")
        keyboard = Keyboard(session)
        assert keyboard.next() == 0
        keyboard.seat = 0
        session.answer(0, RING)
        assert keyboard.next() == 0
        session.answer(0, DONE)
        assert keyboard.next() == 1
        assert not keyboard.changes_hands(1)

    def test_what_is_new_is_counted_for_each_seat(self) -> None:
        session = Session.new(api.game("untamed"), 1, "human")
        keyboard = Keyboard(session)
        keyboard.seat = session.asked()[0]
        keyboard.answering()
        assert keyboard.unread == 0
        session.answer(keyboard.seat, session.match.actions(keyboard.seat)[0])
        assert keyboard.unread > 0
        keyboard.seat = 1 - keyboard.seat
        assert keyboard.unread == len(session.story)


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--players", "human,robot"), ["'robot'", "human, random, greedy"]),
        (("--players", "human,human,human"), ["duel", "2", "3", "UN-79"]),
        (("--mode", "hydra", "--seats", "4", "--players", "human,human"), ["2 players", "4 seats"]),
        (("--players", "greedy"), ["human", "ludotek sim"]),
        (("--mode", "hydra", "--seats", "5"), ["hydra", "4 or 6", "5"]),
        (("--mode", "chess"), ["mode", "'chess'", "duel"]),
        (("--hero", "x"), ["hero", "untamed", "mode"]),
        (("--resume", "--players", "human"), ["leave these options out"]),
    ],
)
def test_a_mistake_is_one_sentence(cli, arguments: tuple[str, ...], named: list[str]) -> None:
    done = cli(*PLAY, *arguments)
    assert (done.code, done.out) == (2, "")
    assert done.err.count("\n") == 1
    for each in named:
        assert each in done.err


def test_as_many_seats_as_players_are_named(cli) -> None:
    done = cli(*PLAY, "--mode", "hunter", "--players", "human,random,random,random,random", typed=[])
    assert "Player 5 (bot, random)" in done.out.replace("\n", " ")


class TestRoom:
    """A duel in its twentieth answer, on terminals of several heights."""

    @pytest.fixture
    def session(self) -> Session:
        session = Session.new(api.game("untamed"), 1)
        while len(session.match.live) < 20 or session.asked() != [0]:
            if not session.bot_answers():
                session.answer(0, session.match.actions(0)[-1])
        return session

    def drawn(self, session: Session, height: int, whole: bool = False) -> list[str]:
        out = io.StringIO()
        console = Console(file=out, width=100, height=height, theme=STYLES, force_terminal=True, color_system=None)
        shell = Shell(session, UntamedScreen(session, console), console, Words("en", "untamed"), Keeper("untamed"))
        shell.keyboard.read[0] = len(session.story) - 12
        shell.draw(whole=whole)
        return out.getvalue().splitlines()

    def test_the_story_takes_the_lines_that_are_left(self, session: Session) -> None:
        high, middle = self.drawn(session, 80), self.drawn(session, 42)
        assert len(middle) == 41  # the last line is the prompt's
        assert len(middle) < len(high) < 80
        assert any("earlier line" in line for line in middle)
        assert not any("earlier line" in line for line in high)

    def test_what_does_not_fit_is_drawn_short_unless_all_of_it_is_asked_for(self, session: Session) -> None:
        low, whole = self.drawn(session, 36), self.drawn(session, 36, whole=True)
        assert len(low) <= 35 < len(whole)
        assert "Enter: whole table" in low[-1]
        assert "Enter: whole table" not in whole[-1]


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize("bot", ["gentle", "hard", "search:4", "greedy~30"])
def test_every_bot_is_called_by_its_strength(cli, lang: str, bot: str) -> None:
    done = cli("play", "untamed", "--seed", "1", "--players", f"human,{bot}", "--lang", lang, typed=["1"])
    assert done.code == 0
    assert Words(lang)(f"bot-{bot.split(':')[0].split('~')[0]}") in done.out
