"""`ludotek admin`: what the operator of a server may want to know."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

from cyclopts import App, Parameter

from ludotek.cli.folders import data_dir
from ludotek.cli.output import print_json
from ludotek.cli.shared_options import Json, Lang
from ludotek.cli.words import Words, choose_language

admin = App(name="admin", help_format="plaintext")


@admin.command
def reports(
    *,
    data: Annotated[Path | None, Parameter(help="The directory where `ludotek serve` saves its tables.")] = None,
    database: Annotated[
        str, Parameter(env_var="LUDOTEK_DATABASE", help="A PostgreSQL URL instead of SQLite in the data directory.")
    ] = "",
    lang: Lang = None,
    json: Json = False,
) -> None:
    """List the names and lines of the chat that players have reported, the oldest first."""
    from msgspec import to_builtins

    from ludotek.server.operating import kept_reports
    from ludotek.server.settings import Settings

    found = kept_reports(Settings(data=data or data_dir() / "tables", database=database))
    if json:
        print_json(to_builtins(found))
        return
    words = Words(choose_language(lang))
    for told in found:
        when = datetime.fromtimestamp(told.at, UTC).strftime("%Y-%m-%d %H:%M")
        print(words("cli-report", when=when, table=told.table, name=told.name, text=told.text, seat=told.by + 1))
    if not found:
        print(words("cli-no-reports"))
