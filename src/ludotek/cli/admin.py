"""`ludotek admin`: looking after the tables of a server. The server may be running; what is changed it reads soon."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Any

from cyclopts import App, Parameter

from ludotek.cli.folders import data_dir
from ludotek.cli.output import print_json
from ludotek.cli.shared_options import Json, Lang
from ludotek.cli.words import Words, choose_language
from ludotek.kernel.errors import LudotekError

admin = App(name="admin", help_format="plaintext")

Data = Annotated[Path | None, Parameter(help="The directory where `ludotek serve` saves its tables.")]
Base = Annotated[
    str, Parameter(env_var="LUDOTEK_DATABASE", help="A PostgreSQL URL instead of SQLite in the data directory.")
]
TableId = Annotated[str, Parameter(name="TABLE", help="The table’s id; `ludotek admin tables` lists them.")]
Yes = Annotated[bool, Parameter(negative="", help="Do it without asking.")]


def settings_of(data: Path | None, database: str) -> Any:
    from ludotek.server.settings import Settings

    return Settings(data=data or data_dir() / "tables", database=database)


@contextmanager
def store_of(data: Path | None, database: str) -> Iterator[Any]:
    from ludotek.server.store.upkeep import Upkeep

    upkeep = Upkeep.at(settings_of(data, database))
    try:
        yield upkeep
    finally:
        upkeep.close()


def moment(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M")


def confirm(question: str, yes: bool) -> None:
    """Ask before doing what cannot be undone; where nobody can be asked, --yes is required."""
    if yes:
        return
    if not sys.stdin.isatty():
        raise LudotekError(f"{question} Add --yes to do it.")
    print(f"{question} [y/N] ", end="", file=sys.stderr, flush=True)
    if sys.stdin.readline().strip().lower() not in ("y", "yes"):
        raise LudotekError("nothing was changed")


@admin.command
def tables(
    *,
    game: Annotated[str, Parameter(help="Only tables of this game.")] = "",
    days: Annotated[float, Parameter(help="Only tables at which nothing has happened for this many days.")] = 0.0,
    data: Data = None,
    database: Base = "",
    json: Json = False,
) -> None:
    """List the tables, those that have been quiet for longest first."""
    from msgspec import to_builtins

    from ludotek.server.operating import glances

    with store_of(data, database) as upkeep:
        found = glances(upkeep, game, days)
    if json:
        print_json(to_builtins(found))
        return
    for each in found:
        people = ", ".join(name or "–" for name in each.people)
        closed = " · closed" if each.closed else ""
        print(f"{moment(each.changed)} UTC · {each.table} · {each.game} · {each.entries} entries · {people}{closed}")
    if not found:
        print("There are no tables.", file=sys.stderr)


@admin.command
def show(table: TableId, /, *, data: Data = None, database: Base = "", json: Json = False) -> None:
    """Show a table: its game is replayed, and nothing hidden is shown."""
    from msgspec import to_builtins

    from ludotek.server.operating import look_at

    with store_of(data, database) as upkeep:
        (stored,) = upkeep.all([table])
        found = to_builtins(look_at(stored))
    if json:
        print_json(found)
        return
    for name, value in found.items():
        print(f"{name}: {moment(value) + ' UTC' if name in ('created', 'changed') else value}")


@admin.command
def close(table: TableId, /, *, yes: Yes = False, data: Data = None, database: Base = "") -> None:
    """Close a table: its game ends without a result, and its seal is opened."""
    from ludotek.server.operating import close_table

    with store_of(data, database) as upkeep:
        confirm(f"Close table {table}?", yes)
        close_table(upkeep, table)


@admin.command
def export(
    table: TableId,
    /,
    *,
    output: Annotated[Path, Parameter(name=("--output", "-o"), help="The file to write; only its owner can read it.")],
    data: Data = None,
    database: Base = "",
) -> None:
    """Write everything stored about a table to a file, including its secret seed."""
    from ludotek.server.store.upkeep import exported

    with store_of(data, database) as upkeep:
        (stored,) = upkeep.all([table])
    with os.fdopen(os.open(output, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
        file.write(exported(stored))


@admin.command
def delete(
    *tables: Annotated[str, Parameter(name="TABLE", help="Ids of tables.")],
    yes: Yes = False,
    data: Data = None,
    database: Base = "",
) -> None:
    """Delete tables with everything about them. People who are at one find out when they next act."""
    with store_of(data, database) as upkeep:
        list(upkeep.all(list(tables)))  # all of them are there
        confirm(f"Delete {len(tables)} table(s) for ever?", yes)
        for id in tables:
            upkeep.delete(id)
        upkeep.clear_up()


@admin.command
def retain(
    *,
    days: Annotated[float, Parameter(help="Delete tables at which nothing has happened for this many days.")],
    dry_run: Annotated[bool, Parameter(negative="", help="Only list them.")] = False,
    yes: Yes = False,
    data: Data = None,
    database: Base = "",
    json: Json = False,
) -> None:
    """Delete old tables, running or not."""
    from ludotek.server.operating import glances

    if days <= 0:
        raise LudotekError("--days must be above 0")
    with store_of(data, database) as upkeep:
        old = [each.table for each in glances(upkeep, days=days)]
        if not dry_run and old:
            confirm(f"Delete {len(old)} table(s) for ever?", yes)
            for id in old:
                upkeep.delete(id)
            upkeep.clear_up()
    if json:
        print_json({"deleted": [] if dry_run else old, "old": old})
    else:
        print(f"{len(old)} table(s) {'would be' if dry_run else 'were'} deleted")


@admin.command
def forget(
    *,
    key: Annotated[str, Parameter(help="The secret of the person’s seat: the end of their link.")] = "",
    name: Annotated[str, Parameter(help="The exact name; everybody who uses it is forgotten.")] = "",
    yes: Yes = False,
    data: Data = None,
    database: Base = "",
    json: Json = False,
) -> None:
    """Forget a person: name and chat at all tables, and reports. Games stay, played by nobody in particular."""
    from ludotek.server import forgetting

    if bool(key) == bool(name):
        raise LudotekError("say who it is, with either --key or --name")
    with store_of(data, database) as upkeep:
        confirm("Forget this person at all tables for ever?", yes)
        changed = forgetting.forget(upkeep, key, name)
    if json:
        print_json({"tables": changed})
    else:
        print(
            f"forgotten at {len(changed)} table(s); a running server shows the name until the table leaves its memory"
        )


@admin.command
def check(*, data: Data = None, database: Base = "", json: Json = False) -> int:
    """Check the store: its file, its journals, its contents, and every game by replaying it. Exits with 1 if anything is wrong."""
    from ludotek.server import operating

    with store_of(data, database) as upkeep:
        number = len(upkeep.ids())
        found = operating.check(upkeep)
    if json:
        print_json({"tables": number, "problems": found})
    else:
        for problem in found:
            print(problem)
        print(f"{number} table(s) checked, {len(found)} problem(s)", file=sys.stderr)
    return 1 if found else 0


@admin.command
def backup(
    file: Annotated[Path, Parameter(name="FILE", help="The copy; it must not exist.")], /, *, data: Data = None
) -> None:
    """Copy the tables to a file that only its owner can read. The server may be running."""
    with store_of(data, "") as upkeep:
        upkeep.back_up(file)


@admin.command
def restore(
    file: Annotated[Path, Parameter(name="FILE", help="A copy made by `backup`.")],
    /,
    *,
    yes: Yes = False,
    data: Data = None,
) -> None:
    """Replace the tables by a backup; the old ones are kept beside it. Stop the server first."""
    from ludotek.server.store import upkeep

    settings = settings_of(data, "")
    if settings.file.exists():
        if upkeep.in_use(settings.file):
            print(
                f"{settings.file} is in use; a server must be restarted after this, or it refuses every move",
                file=sys.stderr,
            )
        confirm(f"Replace {settings.file} by {file}?", yes)
    before = upkeep.restore(settings, file)
    if before is not None:
        print(f"the old tables are in {before}")


@admin.command
def link(
    table: TableId,
    whose: Annotated[str, Parameter(name="WHOSE", help="A seat (1 is the first), invite or watch.")],
    /,
    *,
    yes: Yes = False,
    data: Data = None,
    database: Base = "",
) -> None:
    """Make a new link: the old one stops working, and the game’s log says so. Append what is printed to the server’s address."""
    from ludotek.server.operating import new_link

    with store_of(data, database) as upkeep:
        confirm(f"Replace the present link ({whose}) of table {table}?", yes)
        print(new_link(upkeep, table, whose))


@admin.command
def reports(*, data: Data = None, database: Base = "", lang: Lang = None, json: Json = False) -> None:
    """List the names and lines of chat that players have reported, oldest first."""
    from msgspec import to_builtins

    from ludotek.server.operating import kept_reports

    found = kept_reports(settings_of(data, database))
    if json:
        print_json(to_builtins(found))
        return
    words = Words(choose_language(lang))
    for told in found:
        when = moment(told.at)
        print(words("cli-report", when=when, table=told.table, name=told.name, text=told.text, seat=told.by + 1))
    if not found:
        print(words("cli-no-reports"))
