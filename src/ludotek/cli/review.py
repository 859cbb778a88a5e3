"""`ludotek review`: what luck and skill had to do with a finished game."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from ludotek.api import Match
from ludotek.cli.game_files import naming, open_game
from ludotek.cli.output import ink, make_console, print_json
from ludotek.cli.progress import Progress
from ludotek.cli.review_page import page
from ludotek.cli.review_words import ReviewWords
from ludotek.cli.shared_options import File, Json, Lang, Seed
from ludotek.cli.words import choose_language
from ludotek.kernel.errors import LudotekError
from ludotek.table.files import write_whole
from ludotek.table.review import ROLLOUTS, Review, Turn
from ludotek.table.review import review as find

BAR = 20  # signs for a chance of 100%

Seat = Annotated[int, Parameter(name="--seat", help="Whose choices, where players are opponents: 1 is the first.")]
Rollouts = Annotated[
    int, Parameter(name="--rollouts", help="Playouts for each position: more take longer and are more exact.")
]
Html = Annotated[Path | None, Parameter(name="--html", help="Write a page (.html) that any browser shows.")]


def review(
    file: File,
    /,
    *,
    seat: Seat = 1,
    rollouts: Rollouts = ROLLOUTS,
    seed: Seed = 1,
    lang: Lang = None,
    json: Json = False,
    html: Html = None,
) -> None:
    """Review a finished game: its luck, its skill, and the choices that cost most."""
    language = choose_language(lang)
    if html is not None and html.suffix not in (".html", ".htm"):
        raise LudotekError(f"the page {html} must end in .html")
    match = open_game(file)
    if not match.over:
        raise LudotekError(f"{file}: this game was not played to its end, and only finished games are reviewed")
    if not 1 <= seat <= match.seats:
        raise LudotekError(f"there is no seat {seat}; the seats of this game are 1 to {match.seats}")
    with naming(file), Progress(100, "%") as percent:
        found = find(match, seat - 1, rollouts, seed, lambda done, all: percent(100 * done // all))
    words = ReviewWords(language, match.rules.package)
    if html is not None:
        write_whole(html, page(words, match, found))
        print(words("review-written", file=str(html)), file=sys.stderr)
    if json:
        print_json(data(words, match, found))
    elif html is None:
        tell(make_console(), words, match, found)


def tell(console: Console, words: ReviewWords, match: Match, found: Review) -> None:
    """In the terminal: what it adds up to, the course, then the moments."""
    console.print(ink(words(f"game-{match.game.name}"), "heading").append(f"  {words.end(match)}"))
    console.print(totals(words, match, found))
    console.print(ink(f"\n{words('review-course')}", "heading"))
    console.print(course(words, found, "#" if console.options.ascii_only else "■"))
    console.print(ink(f"\n{words('review-costly')}", "heading"))
    if not found.costly:
        console.print(words("review-none"))
    for number, (choice, better) in enumerate(found.costly, 1):
        console.print(ink(f"{number}. {words.moment(choice)}  ", "heading").append(words.change(-better.cost), "bad"))
        console.print(listed(words("review-played"), words.played(choice), words.share(better.chance)))
        console.print(listed(words("review-better"), words.line(better.line), words.share(better.best)))
    for key, turns in (("review-unlucky", found.unlucky), ("review-lucky", found.lucky)):
        if turns:
            console.print(ink(f"\n{words(key)}", "heading"))
        for turn in turns:
            console.print(fortune(words, turn))
    console.print(ink(f"\n{words.note(match, found)}", "faint"))


def totals(words: ReviewWords, match: Match, found: Review) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column()
    grid.add_column(justify="right")
    grid.add_column(style="faint")
    grid.add_row(words("review-start"), words.share(found.start), "")
    for kind in found.kinds(match.seats):
        value = found.totals[kind]
        style = "good" if value > 0 else "bad"
        grid.add_row(words(f"review-part-{kind}"), Text(words.change(value), style), words(f"review-help-{kind}"))
    grid.add_row(ink(words("review-result"), "heading"), ink(words.share(found.result), "heading"), "")
    return grid


def course(words: ReviewWords, found: Review, sign: str) -> Table:
    """A bar for each round: the chance when it began, and what it brought."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column()
    grid.add_column(min_width=BAR)
    for _ in range(4):
        grid.add_column(justify="right")
    heads = words.heads()
    grid.add_row("", "", *[Text(each, style="faint") for each in heads])
    for each in found.rounds():
        skill, luck, rest = (words.change(change) for change in each.parts())
        grid.add_row(words.where(each), sign * round(BAR * each.chance), words.share(each.chance), skill, luck, rest)
    return grid


def listed(label: str, text: str, share: str) -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="faint", width=10)
    grid.add_column(justify="right", width=5)
    grid.add_column()
    grid.add_row(label, share, text)
    return grid


def fortune(words: ReviewWords, turn: Turn) -> Text:
    """What it changed, how rare it was, and what happened."""
    change = turn.fortune.change
    text = ink(f"{words.moment(turn.choice)}  ", "heading")
    text.append(words.change(change), "good" if change > 0 else "bad").append(f"  {words.worse(turn.fortune)}\n")
    return text.append(f"  {words.happened(turn)}", "faint")


def data(words: ReviewWords, match: Match, found: Review) -> dict[str, Any]:
    """All of it, with its words in one language."""

    def choice(each: Any) -> dict[str, Any]:
        said = {"where": words.where(each), "asked": words.phrase(each.asked), "answer": words.phrase(each.did)}
        chance = {"chance": each.chance, "half_interval": each.half}
        return {"place": each.place, "seat": each.seat, "rule": each.rule, **said, **chance, "changes": each.changes}

    def turn(each: Turn) -> dict[str, Any]:
        facts = [words.phrase(fact) for fact in each.fortune.facts]
        return {"place": each.choice.place, "change": each.fortune.change, "worse": each.fortune.worse, "facts": facts}

    return {
        "game": match.game.name,
        "seats": found.seats,
        "rollouts": found.rollouts,
        "seed": found.seed,
        "start": found.start,
        "result": found.result,
        "totals": found.totals,
        "before": found.before,
        "course": [choice(each) for each in found.course],
        "costly": [
            {
                "place": each.choice.place,
                "cost": each.better.cost,
                "half_interval": each.better.half,
                "chance": each.better.chance,
                "best": each.better.best,
                "line": [words.phrase(act.phrase) for act in each.better.line],
            }
            for each in found.costly
        ],
        "unlucky": [turn(each) for each in found.unlucky],
        "lucky": [turn(each) for each in found.lucky],
    }
