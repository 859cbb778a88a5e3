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
from ludotek.cli.company import choose_company
from ludotek.cli.heroes import choose_hero, hero_named
from ludotek.cli.keeping import Keeper, resume
from ludotek.cli.options import Deck, GameName, Lang, NoColour
from ludotek.cli.output import ink, make_console
from ludotek.cli.reckoners.screen import ReckonersScreen
from ludotek.cli.screen import Screen
from ludotek.cli.setting import Alpha, Difficulty, Draft, Factions, Mode, Players, Reckoners, Seats, given
from ludotek.cli.shell import Shell
from ludotek.cli.twenty_strong.screen import TwentyStrongScreen
from ludotek.cli.untamed.screen import UntamedScreen
from ludotek.cli.words import Words, choose_language
from ludotek.kernel.errors import LudotekError
from ludotek.table.seating import HUMAN
from ludotek.table.session import Session
from ludotek.table.teamwork import plays_together

SCREENS: dict[str, type[Screen]] = {
    "reckoners": ReckonersScreen,
    "twenty-strong": TwentyStrongScreen,
    "untamed": UntamedScreen,
}  # the games that can be drawn

Resume = Annotated[
    list[Path] | None,
    Parameter(
        name="--resume",
        consume_multiple=(0, 1),
        negative="",
        help="Resume the save FILE; without FILE, the last saved game.",
    ),
]


def play(
    game: GameName,
    /,
    *,
    deck: Deck = None,
    hero: Annotated[str | None, Parameter(name="--hero", help="A hero by name or id; if omitted, you choose.")] = None,
    difficulty: Difficulty = None,
    mode: Mode = None,
    seats: Seats = None,
    draft: Draft = None,
    factions: Factions = None,
    alpha: Alpha = None,
    reckoners: Reckoners = None,
    players: Players = None,
    seed: Annotated[
        int | None, Parameter(name="--seed", help="Use this seed (repeatable) instead of a sealed one.")
    ] = None,
    resume_from: Resume = None,
    lang: Lang = None,
    no_colour: NoColour = False,
) -> None:
    """Play a game in the terminal, or resume a saved one."""
    face = api.game(game)
    if face.name not in SCREENS:
        raise LudotekError(f"{face.name} can’t be played in the terminal yet; these can: {', '.join(SCREENS)}")
    words = Words(choose_language(lang), face.rules.package)
    console = make_console(not no_colour)
    options = given(
        deck=deck, hero=hero, difficulty=difficulty, mode=mode, seats=seats, draft=draft, factions=factions,
        alpha=alpha, reckoners=reckoners,
    )  # fmt: skip
    if resume_from is not None:
        if options or players is not None or seed is not None:
            raise LudotekError("a resumed game keeps its options, players and seed; leave these options out")
        session, keeper = resume(face, resume_from[0] if resume_from else None)
    else:
        known = {option.name for option in face.options}
        if "hero" in known:
            settle_hero(face, console, words, options)
        if "seats" in known:
            players = settle_company(face, console, words, options, players)
        session, keeper = Session.new(face, seed, players, **options), Keeper(face.name)
    sit_down(session, keeper, console, words)


def can_ask(console: Console) -> bool:
    """Is there a person at a terminal?"""
    return sys.stdin.isatty() and console.is_terminal


def settle_company(
    face: api.Game, console: Console, words: Words, options: dict[str, Any], players: str | None
) -> str | None:
    """As many seats as players were named; a person at a terminal who said nothing chooses mode and company.

    Where nothing is said, one person sits among bots, or runs all seats of a game that is played together (RK-04).
    """
    if players is not None:
        if "seats" not in options and "," in players:
            options["seats"] = len(players.split(","))
        return players
    if not options and can_ask(console):
        return choose_company(console, words, face, options)
    return HUMAN if plays_together(face.rules.prefix) else None


def settle_hero(face: api.Game, console: Console, words: Words, options: dict[str, Any]) -> None:
    """A hero may be given by name; a person at a terminal who gave none chooses; where nobody can be asked, chance does."""
    asked = "hero" not in options
    if asked and not can_ask(console):
        return
    deck = given(deck=options.get("deck"))
    sheets = face.rules.sheets(face.rules.content(face.rules.check_options(deck)))
    wanted = choose_hero(console, words, sheets) if asked else hero_named(words, sheets, options["hero"])
    if wanted is not None:
        options["hero"] = wanted


def sit_down(session: Session, keeper: Keeper, console: Console, words: Words) -> None:
    """Play, and whatever happens leave nothing behind that is lost."""
    shell = Shell(session, SCREENS[keeper.game](session, console), console, words, keeper)
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
        if rewound := session.match.play.record.rewound():
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
