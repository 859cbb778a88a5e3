"""Which commands there are, and what becomes of a mistake: one sentence on stderr, never a traceback."""

from __future__ import annotations

import os
import sys

from cyclopts import App, CycloptsError, MissingArgumentError, UnusedCliTokensError

from ludotek import __version__
from ludotek.cli.output import PLAINLY
from ludotek.kernel.errors import LudotekError

GOOD, NEGATIVE, MISTAKE, INTERRUPTED = 0, 1, 2, 130

# A command is the function (or the group of commands) of its name in the module of its name, which is imported only when it
# is run.
COMMANDS = {
    "play": "Play a game in the terminal, or resume a saved one.",
    "puzzle": "Solve puzzles from real games: win this turn, defeat both, lose nobody.",
    "serve": "Serve the games to browsers: solo, against bots, with friends via a link.",
    "games": "List the games, their decks and their options.",
    "rules": "Show the rules of all games, of one game, or a single rule.",
    "cards": "Show the cards of a game or a pack, or look one up by name.",
    "replay": "Print a recorded or saved game line by line.",
    "review": "Review a finished game: luck, skill, and the choices that cost most.",
    "verify": "Replay a record and verify every digest, roll and shuffle.",
    "new": "Write a starting file for a deck of your own, or another pack.",
    "lint": "Check packs (default: all bundled decks): every error, with its remedy.",
    "print": "Make pages of cards to cut out (PDF).",
    "site": "Write a static site to play without a server, on the reader's device.",
    "sim": "Simulate many bot games: win rates with intervals, lengths, endings.",
    "tournament": "Let players meet on equal seeds and seats: ratings with intervals.",
    "balance": "Measure how often bots win at each difficulty; report what is strong or weak.",
    "odds": "Tell exact odds of dice and cards, used in the best way.",
    "bench": "Benchmark the engine with random play.",
    "prove": "Prove by long campaigns that nothing breaks, leaks or is lost.",
    "admin": "Look after a server: its tables, backups, checks, links and reports.",
    "upgrade": "Check that every stored table goes on under this version; --dry-run changes nothing.",
    "doctor": "Show versions, engine, terminal, languages and where games are saved.",
}


def make_app() -> App:
    app = App(
        name="ludotek",
        help="Tabletop games with enforced rules: play them, look things up, verify records, check decks.",
        version=__version__,
        help_format="plaintext",
        suppress_keyboard_interrupt=False,
    )
    for name, sentence in COMMANDS.items():
        app.command(f"ludotek.cli.{name}:{name}", name=name, help=sentence)
    return app


def run(arguments: list[str]) -> int:
    """Carry out a command line; the exit code."""
    forgive_encodings()
    app = make_app()
    try:
        result = app(arguments, exit_on_error=False, print_error=False, result_action="return_value")
        sys.stdout.flush()
        return result if isinstance(result, int) else GOOD
    except CycloptsError as error:
        return complain(f"{spoken(error)} See `ludotek --help`.")
    except LudotekError as error:
        return complain(str(error))
    except BrokenPipeError:  # the reader, such as `head`, has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return GOOD
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        return complain(f"{where}{error.strerror or error}")
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED


def spoken(error: CycloptsError) -> str:
    """What is wrong with a command line, as a sentence."""
    if isinstance(error, UnusedCliTokensError) and error.unused_tokens:
        return f"{error.unused_tokens[0]!r} is one argument too many."
    if isinstance(error, MissingArgumentError) and error.argument is not None and error.argument.name.isupper():
        return f"`{' '.join(['ludotek', *(error.command_chain or [])])}` needs {error.argument.name}."
    return " ".join(str(error).split())


def complain(sentence: str) -> int:
    print(f"ludotek: {' '.join(sentence.split())}", file=sys.stderr)
    return MISTAKE


def forgive_encodings() -> None:
    """A terminal that cannot show a letter shows a similar one; it does not stop the game."""
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, PLAINLY), (sys.stderr, PLAINLY)):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors=errors)
