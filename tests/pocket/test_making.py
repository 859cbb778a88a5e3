"""What the pocket edition is made of."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from ludotek.kernel.errors import LudotekError
from ludotek.pocket import site
from ludotek.pocket.making.imports import reached
from ludotek.pocket.making.third_parties import third_parties
from ludotek.text import languages

SAYING = """
import json, sys
from ludotek import registry
from ludotek.text import clause, languages, card_text
from babel.core import Locale
from babel.numbers import parse_pattern
said = []
for game in map(registry.find, registry.names()):
    for lang in languages():
        said += [clause(game.package, id, lang).text for _, ids in game.chapters() for id in ids]
        for sheet in game.sheets(game.content(game.check_options({}))):
            said += card_text(game.package, sheet, lang).lines()
for lang in languages():
    locale = Locale.parse(lang)
    said += [locale.plural_form(n) for n in (0, 1, 2, 5, 1.5, 21, 1_000_000)]
    said += [locale.decimal_formats[None].apply(n, locale) for n in (0, -7, 1234, 1234567, 2.5)]
print(json.dumps([said, sys.modules["babel.dates"].__file__]))
"""


def said(path: str) -> tuple[list[str], str]:
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, [path, os.environ.get("PYTHONPATH", "")]))}
    done = subprocess.run([sys.executable, "-c", SAYING], env=env, capture_output=True, text=True, check=True)
    found: tuple[list[str], str] = tuple(json.loads(done.stdout))
    return found


def test_the_trimmed_babel_says_the_same(tmp_path: Path) -> None:
    for name, content in third_parties(languages()).items():
        place = tmp_path / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)
    trimmed, where = said(str(tmp_path))
    assert where.startswith(str(tmp_path)), "it was not the trimmed one that spoke"
    assert trimmed == said("")[0]


def test_imports_are_followed_wherever_they_are() -> None:
    library = {
        "os.py": b"import posixpath",
        "posixpath.py": b"",
        "json/__init__.py": b"from . import decoder\nfrom .scanner import scan",
        "json/decoder.py": b"",
        "json/scanner.py": b"def scan():\n    import late",
        "late.py": b"",
        "tkinter/__init__.py": b"",
        "unused.py": b"",
    }
    found = reached({"a.py": b"import json, tkinter\nimport os.path"}, library)
    assert list(found) == ["json/__init__.py", "json/decoder.py", "json/scanner.py", "late.py", "os.py", "posixpath.py"]


# --- the site ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page and an edition that were built, as far as a site looks at them."""
    client, edition = tmp_path / "client", tmp_path / "edition"
    (client / "assets").mkdir(parents=True)
    edition.mkdir()
    (client / "index.html").write_text('<head>\n    <meta charset="utf-8" />\n</head>')
    (client / "assets" / "index-1a2b3c4d.js").write_text("1")
    (edition / "pocket.json").write_text("{}")
    monkeypatch.setattr(site, "CLIENT", client)
    monkeypatch.setattr(site, "EDITION", edition)
    return tmp_path


def test_a_site_has_everything_and_its_worker_knows_it(made: Path) -> None:
    target = made / "site"
    first = site.write_site(target)
    page = (target / "index.html").read_text()
    assert 'name="ludotek-house" content="device"' in page
    assert "&#x27;wasm-unsafe-eval&#x27;" in page
    worker = (target / "sw.js").read_text()
    assert f"'{first.version}'" in worker
    for kept in ('"./": "sha256-', '"assets/index-1a2b3c4d.js"', '"pocket/pocket.json"', '"manifest.webmanifest"'):
        assert kept in worker, kept
    assert '"index.html"' not in worker, "it is ./"
    assert site.write_site(target) == first, "the same again"
    (made / "client" / "assets" / "index-1a2b3c4d.js").write_text("2")
    assert site.write_site(target).version != first.version


def test_a_folder_with_something_else_is_left_alone(made: Path) -> None:
    target = made / "mine"
    target.mkdir()
    (target / "letters.txt").write_text("dear")
    with pytest.raises(LudotekError, match="is not empty"):
        site.write_site(target)
    assert (target / "letters.txt").read_text() == "dear"
    (made / "edition" / "pocket.json").unlink()
    with pytest.raises(LudotekError, match=r"dev\.py pocket"):
        site.write_site(made / "site")
