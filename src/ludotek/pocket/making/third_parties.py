"""Third parties as the pocket edition needs them.

fluent.runtime imports babel, pytz and attrs whole, for a few numbers and plurals: dates are never said here. So babel keeps
its numbers and plurals in our languages, and what is left of dates refuses to work. `tests/pocket` says every message with
this babel and with the whole one.
"""

from __future__ import annotations

import pickle
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

WHOLE: Final = ["attr", "attrs", "fluent", "mypy_extensions", "typing_extensions"]
BABEL: Final = ["__init__", "core", "languages", "localedata", "numbers", "plural"]
KEPT: Final = [  # of a language
    "locale_id",
    "plural_form",
    "number_symbols",
    "default_numbering_system",
    "numbering_systems",
    "decimal_formats",
    "percent_formats",
]
NO_DATES: Final = '''"""Dates are never said here."""


def refuse(*given, **more):
    raise NotImplementedError("the pocket edition says no dates")


format_date = format_time = get_datetime_format = get_timezone = refuse
'''
ONLY_UTC: Final = '"""The one time zone there is."""\n\nfrom datetime import timezone\n\nUTC = timezone.utc\n'

Files = dict[str, bytes]


def third_parties(languages: list[str]) -> Files:
    """All files by their paths, as they are installed here; msgspec, which is compiled, comes from its wheel."""
    found: Files = {}
    for name in WHOLE:
        found |= package(name)
    found |= {f"babel/{name}.py": (home("babel") / f"{name}.py").read_bytes() for name in BABEL}
    found["babel/dates.py"] = NO_DATES.encode()
    found["pytz/__init__.py"] = ONLY_UTC.encode()
    found["babel/global.dat"] = pickle.dumps({name: {} for name in unpickled("global.dat")})
    for language in ["root", *languages]:
        whole = unpickled(f"locale-data/{language}.dat")
        kept = {name: whole[name] for name in KEPT if name in whole}
        found[f"babel/locale-data/{language}.dat"] = pickle.dumps(kept)
    return found


def home(name: str) -> Path:
    spec = find_spec(name)
    assert spec is not None
    places = list(spec.submodule_search_locations or [])
    return Path(places[0]) if places else Path(str(spec.origin))


def package(name: str) -> Files:
    """The sources of a package, or of a module that is one file."""
    place = home(name)
    if place.is_file():
        return {place.name: place.read_bytes()}
    return {f"{name}/{path.relative_to(place).as_posix()}": path.read_bytes() for path in sorted(place.rglob("*.py"))}


def unpickled(path: str) -> dict[str, Any]:
    found: dict[str, Any] = pickle.loads((home("babel") / path).read_bytes())
    return found
