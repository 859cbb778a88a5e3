"""`ludotek upgrade`: does every stored table go on under this version of Ludotek?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from ludotek.cli.app import GOOD, NEGATIVE
from ludotek.cli.folders import data_dir
from ludotek.cli.output import print_json
from ludotek.cli.shared_options import Json, Lang
from ludotek.cli.words import Words, choose_language


def upgrade(
    *,
    dry_run: Annotated[bool, Parameter(negative="", help="Only look: change nothing, not even the schema.")] = False,
    data: Annotated[Path | None, Parameter(help="The directory where `ludotek serve` saves its tables.")] = None,
    database: Annotated[
        str, Parameter(env_var="LUDOTEK_DATABASE", help="A PostgreSQL URL instead of SQLite in the data directory.")
    ] = "",
    jobs: Annotated[int, Parameter(help="Processes that look at tables side by side.")] = 1,
    lang: Lang = None,
    json: Json = False,
) -> int:
    """Play every stored game again with the rules it was begun with, and bring the database up to date."""
    from msgspec import to_builtins

    from ludotek.server.settings import Settings
    from ludotek.server.store.upkeep import must_exist
    from ludotek.server.upgrading import survey

    settings = Settings(data=data or data_dir() / "tables", database=database)
    must_exist(settings)
    report = survey(settings.database_url, max(jobs, 1), write=not dry_run)
    if json:
        print_json({"tables": report.tables, "good": report.good, **to_builtins(report)})
        return GOOD if report.good else NEGATIVE
    words = Words(choose_language(lang))
    if not report.schema:
        print(words("upgrade-schema"))
    for each in report.versions:
        counts = {"running": each.running, "finished": each.finished, "damaged": each.damaged}
        print(words("upgrade-version", game=each.game, rules=each.rules, **counts))
        if each.differ:
            print(words("upgrade-differ", differ=each.differ, example=each.example))
    for problem in report.problems:
        print(words("upgrade-problem", table=problem.id, problem=problem.problem))
    print(words("upgrade-good" if report.good else "upgrade-bad", tables=report.tables))
    return GOOD if report.good else NEGATIVE
