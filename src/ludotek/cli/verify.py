"""`ludotek verify`: is this record what it says it is?"""

from __future__ import annotations

from typing import Any

from ludotek.cli.app import GOOD, NEGATIVE
from ludotek.cli.game_files import game_of_record, naming
from ludotek.cli.output import make_console, print_json
from ludotek.cli.shared_options import File, Json, Lang
from ludotek.cli.words import Words, choose_language
from ludotek.kernel.errors import RecordError, UnknownRulesVersion
from ludotek.kernel.record import read_record
from ludotek.table.files import read_text


def verify(file: File, /, *, lang: Lang = None, json: Json = False) -> int:
    """Replay a record and verify every digest, roll and shuffle."""
    words = Words(choose_language(lang))
    with naming(file):
        text = read_text(file)
        game = game_of_record(file, text)
        record = read_record(text)
    kind, commitment = chance_of(record.header.chance), record.header.chance.get("commitment")
    try:
        match = game.verify(text)
    except UnknownRulesVersion:
        with naming(file):
            raise
    except RecordError as problem:
        if json:
            print_json({"file": str(file), "good": False, "problem": str(problem)})
        else:
            print(words("cli-verify-bad", file=str(file), problem=str(problem)))
        return NEGATIVE
    result, rewound = match.result, record.rewound()
    if json:
        outcome = None if result is None else result.to_data()
        answers = len(match.live)
        found = {"chance": kind, "commitment": commitment, "answers": answers, "rewound": rewound, "outcome": outcome}
        found["places"] = record.header.places
        print_json({"file": str(file), "good": True, **found})
        return GOOD
    console = make_console()
    console.print(words("cli-verify-good", file=str(file), lines=len(record.lines)))
    console.print(words("cli-verify-chance", kind=kind))
    if kind in ("bound", "salted"):
        console.print(words("cli-verify-commitment", commitment=str(commitment)))
    if match.played is not None:
        console.print(words.phrase(match.played))
    if rewound:
        console.print(words("end-rewound", n=rewound))
    return GOOD


def chance_of(described: dict[str, Any]) -> str:
    """What a record proves about its dice."""
    if described.get("known", False):
        return "known"
    if any(described.get("salts", [])):
        return "salted"
    return "bound" if "table" in described else str(described["kind"])
