"""`ludotek play`: a game in the terminal."""

from __future__ import annotations

import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console

from ludotek import api
from ludotek.cli.asked import Asked, asked_for
from ludotek.cli.choose_card import card_named, pick_card
from ludotek.cli.choose_mode import choose_company
from ludotek.cli.game_options import Players, taking_options
from ludotek.cli.guide import wants_lesson
from ludotek.cli.output import ink, make_console
from ludotek.cli.saves import Keeper, resume
from ludotek.cli.screens import screen_of
from ludotek.cli.shared_options import GameOrPack, Lang, NoColour
from ludotek.cli.shell import Shell
from ludotek.cli.words import Words, choose_language
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.header import TERMINAL
from ludotek.kernel.option import CARD, Option
from ludotek.table.helping import Helpers
from ludotek.table.seating import HUMAN
from ludotek.table.session import Session

DECK_ALONE = {"deck"}  # the options that a guided game leaves open

Resume = Annotated[
    list[Path] | None,
    Parameter(
        name="--resume",
        consume_multiple=(0, 1),
        negative="",
        help="Resume the save FILE; without FILE, the last saved game.",
    ),
]


@taking_options
def play(
    game: GameOrPack,
    /,
    *,
    options: dict[str, Any],
    players: Players = None,
    seed: Annotated[
        int | None, Parameter(name="--seed", help="Use this seed (repeatable) instead of a sealed one.")
    ] = None,
    real: Annotated[
        bool,
        Parameter(
            name="--real",
            negative="",
            help="Play with the real box: you roll its dice and turn up its cards, and say what they show.",
        ),
    ] = False,
    resume_from: Resume = None,
    lesson: Annotated[
        bool,
        Parameter(
            name="--lesson",
            negative="",
            help="Be guided through a first game, or with --deck through the first steps with that deck.",
        ),
    ] = False,
    odds: Annotated[
        bool, Parameter(name="--odds", negative="", help="Be told exact odds, where there are some.")
    ] = False,
    lang: Lang = None,
    no_colour: NoColour = False,
) -> None:
    """Play a game in the terminal, or resume a saved one."""
    about = asked_for(game)
    face = api.game(about.game.name)
    words = Words(choose_language(lang), face.rules.package)
    console = make_console(not no_colour)
    if resume_from is not None:
        if options or players is not None or seed is not None or lesson or real:
            raise LudotekError("a resumed game keeps its options, players and seed; leave these options out")
        session, keeper = resume(face, resume_from[0] if resume_from else None)
    elif real:
        if players is not None or seed is not None or lesson:
            raise LudotekError(
                "a game with the real box has its own dice and people only; leave --players, --seed and --lesson out"
            )
        fill_in_cards(face, about, console, words, options)
        session, keeper = Session.new(face, real=True, pack=about.pack, **options), Keeper(face.name)
    elif lesson or (
        about.pack is None
        and options.keys() <= DECK_ALONE
        and players is None
        and seed is None
        and can_ask(console)
        and wants_lesson(words, face, options)
    ):
        if options.keys() - DECK_ALONE or players is not None or seed is not None or about.pack is not None:
            raise LudotekError("a guided game has its own options (but for --deck), players and seed; leave them out")
        session, keeper = Session.lesson(face, options), Keeper(face.name)
    else:
        fill_in_cards(face, about, console, words, options)
        if any(option.name == "seats" for option in face.options):
            players = fill_in_company(face, console, words, options, players)
        session, keeper = Session.new(face, seed, players, pack=about.pack, **options), Keeper(face.name)
    sit_down(session, keeper, console, words, odds)


def can_ask(console: Console) -> bool:
    """Is there a person at a terminal?"""
    return sys.stdin.isatty() and console.is_terminal


def fill_in_company(
    face: api.Game, console: Console, words: Words, options: dict[str, Any], players: str | None
) -> str | None:
    """As many seats as players were named; a person at a terminal who said nothing chooses mode and company.

    Where nothing is said, one person sits among bots, or runs all seats of a game that is played together.
    """
    if players is not None:
        if "seats" not in options and "," in players:
            options["seats"] = len(players.split(","))
        return players
    if not options and can_ask(console):
        return choose_company(console, words, face, options)
    return HUMAN if face.rules.profile.mode(options).together else None


def fill_in_cards(face: api.Game, about: Asked, console: Console, words: Words, options: dict[str, Any]) -> None:
    for option in face.options:
        if option.shape == CARD:
            fill_in_card(option, about, console, words, options)


def fill_in_card(option: Option, about: Asked, console: Console, words: Words, options: dict[str, Any]) -> None:
    """A card may be given by name; a person at a terminal who gave none chooses; where nobody can be asked, chance does."""
    asked = option.name not in options
    if asked and not can_ask(console):
        return
    deck = {name: value for name, value in options.items() if name == "deck"}
    content = about.content(deck)
    sheets = [*about.game.sheets(content), *about.game.guests(content)]
    wanted = (
        pick_card(console, words, option, sheets) if asked else card_named(words, option, sheets, options[option.name])
    )
    if wanted is not None:
        options[option.name] = wanted


def sit_down(session: Session, keeper: Keeper, console: Console, words: Words, odds: bool = False) -> None:
    """Play, and make sure that nothing is lost, whatever happens."""
    screen = screen_of(session.match.rules)(session, console)
    if session.match.header.places[-1:] != [TERMINAL]:
        session.match.move([TERMINAL])
    screen.odds = odds and Helpers(session).odds
    shell = Shell(session, screen, console, words, keeper)
    try:
        with stopped_by("SIGTERM", "SIGHUP"):
            shell.run()
    finally:
        if not session.match.over:
            path = keeper.save(session, shell.words.lang)
            console.print(shell.words("shell-laid-aside", file=str(path), game=keeper.game), soft_wrap=True)
    if session.match.over:
        path = keeper.finish(session, shell.words.lang)
        console.print(shell.screen.ending(shell.words))
        if rewound := session.match.rewound:
            console.print(shell.words("end-rewound", n=rewound))
        show_seal(session, console, shell.words)
        console.print(shell.words("shell-record"))
        console.print(f"  ludotek verify {quoted(path)}", style="heading", soft_wrap=True)


def show_seal(session: Session, console: Console, words: Words) -> None:
    """Commitment and opening of sealed chance; a seeded game has none."""
    if session.match.commitment is not None:
        console.print(ink(words("shell-commitment", commitment=session.match.commitment), "faint"))
        console.print(ink(words("shell-opening", opening=session.match.opening or ""), "faint"))


@contextmanager
def stopped_by(*names: str) -> Iterator[None]:
    """Signals that end the program (a closed window, a shutdown) end it like Ctrl-C: the game is saved."""
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread hears signals
        return
    before = {name: signal.signal(getattr(signal, name), stop) for name in names if hasattr(signal, name)}
    try:
        yield
    finally:
        for name, handler in before.items():
            signal.signal(getattr(signal, name), handler)


def stop(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt


def quoted(path: Path) -> str:
    return f"'{path}'" if " " in str(path) else str(path)
