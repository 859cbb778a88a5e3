"""`ludotek replay`: a recorded game, retold."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from ludotek.api.story import scenes
from ludotek.cli.game_files import open_game
from ludotek.cli.output import ink, make_console, print_json
from ludotek.cli.shared_options import File, Json, Lang
from ludotek.cli.words import Words, choose_language


def replay(file: File, /, *, lang: Lang = None, json: Json = False) -> None:
    """Print a recorded or saved game line by line."""
    match = open_game(file)
    words = Words(choose_language(lang), match.rules.package)
    console = make_console()
    data = []
    if match.played is not None and not json:
        console.print(ink(words.phrase(match.played), "faint"))
    for place, (_, scene) in enumerate(scenes(match)):
        did = None if scene.did is None else words.phrase(scene.did)
        told = [line.whole if match.over else line.by(None) for line in scene.heard]
        lines = [(words.phrase(line.phrase), line.rule) for line in told]
        if json:
            data.append({"answer": did, "story": [{"text": text, "rule": rule} for text, rule in lines]})
            continue
        if did is not None:
            console.print(beside(f"{place:>4}", ink(did, "heading")))
        for text, rule in lines:
            console.print(beside("", Text(text).append(f"  {rule}", style="rule")))
    if json:
        print_json(data)


def beside(number: str, text: Text) -> Table:
    """A line with its number in a column of its own."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="faint", width=4)
    grid.add_column()
    grid.add_row(number, text)
    return grid
