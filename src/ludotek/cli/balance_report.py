"""`ludotek balance --report`: a campaign over all that a game is made of, and a page that says what is strong and weak."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludotek import __version__, registry
from ludotek.cli.app import GOOD, INTERRUPTED
from ludotek.cli.balance_page import Head, make_namer, names_of, page
from ludotek.cli.output import print_json
from ludotek.cli.series import command_line, run, tell_how_to_go_on
from ludotek.cli.words import Words
from ludotek.kernel.errors import LudotekError
from ludotek.kernel.game import Game
from ludotek.packs.pack import Pack
from ludotek.table.files import write_whole

if TYPE_CHECKING:
    from ludotek.lab.study import Subject

USUAL = 2000  # games of the largest setting
ENDINGS = (".html", ".htm")
ROWS = ".rows"  # how a folder beside the page ends


def check_page(path: Path) -> None:
    """Say what is wrong with the page before anything is played for it."""
    if path.suffix not in ENDINGS:
        raise LudotekError(f"the report {path} must end in .html")
    if not path.resolve().parent.is_dir():
        raise LudotekError(f"the report {path} cannot be written: its folder does not exist")


def report(
    game: Game, path: Path, options: dict[str, Any], games: int | None, players: str, seed: int,
    jobs: int | None, ray: bool | str, folder: Path | None, json: bool, pack: Pack | None = None,
    write: bool = False,
) -> int:  # fmt: skip
    """Play what is missing in the folder of rows, and write the page. Without a number of games, a folder that holds some
    is enough as it is."""
    from ludotek.lab.rows import HEAD
    from ludotek.lab.series import Series
    from ludotek.lab.study import Subject, plans

    check_page(path)
    subject = Subject(game, options, players, pack)
    folder = folder or path.with_suffix(ROWS)
    wanted = USUAL if games is None else games
    is_made_again = games is None and (folder / HEAD).is_file()
    series = Series(plans(subject, seed, wanted), folder)
    found = None if is_made_again else run(series, jobs, ray, remember=False)
    if any((folder / "games").iterdir()):
        tell(subject, seed, path, folder, json, write)
    elif is_made_again:
        raise LudotekError(f"{folder} holds no games so far; say how many to play with -n")
    if found is not None and found.interrupted:
        tell_how_to_go_on(series, found, again(subject, path, wanted, seed))
        return INTERRUPTED
    return GOOD


def again(subject: Subject, path: Path, games: int, seed: int) -> str:
    given = {"report": path, "n": games, "players": subject.players, "seed": seed}
    about = subject.game.name if subject.pack is None else subject.pack.where
    return command_line("balance", about, subject.options, **given)


def tell(subject: Subject, seed: int, path: Path, folder: Path, json: bool, write: bool) -> None:
    """Write what the rows say to the page, and a summary or all of it to standard output; `write`: keep the figures of
    single cards with their content."""
    from ludotek.lab.evidence import Evidence
    from ludotek.lab.of_cards import keep_figures
    from ludotek.lab.study import scores, size, study_of

    game, options, players = subject.game, subject.options, subject.players
    evidence, study = Evidence(folder), study_of(game)
    chapters = study.chapters(subject, evidence)
    judged, games = scores(chapters), int(evidence.number("SELECT count(*) FROM games"))
    command = again(subject, Path(path.name), size(subject, evidence), seed)
    words = Words("en", game.package)
    facts = [f"{name} {value}" for name, value in options.items()]
    facts += [f"played by {players}", f"seed {seed}", f"{games:,} games"]
    facts += [f"Ludotek {__version__}, rules {game.rules_version}"]
    title = f"{words(f'game-{game.name}')}: balance"
    name = make_namer(names_of(subject, words))
    write_whole(path, page(title, Head(facts, command, study.caveat), chapters, judged, name))
    if write:
        kept = registry.figures_file(game, game.deck_in(options))
        keep_figures(kept, players, {"games": games, "version": __version__, "command": command}, chapters)
        print(kept, file=sys.stderr)
    if json:
        figures = {"game": game.name, "options": options, "players": players, "seed": seed, "games": games}
        figures |= {"version": __version__, "command": command, "targets": [each.data() for each in judged]}
        print_json(figures | {"chapters": [each.data() for each in chapters]})
    else:
        for each in judged:
            print(f"  {each.target.says}: {each.summary()}")
        print(f"  {command}")
        print(f"  {path}, from {games} games in {folder}")
