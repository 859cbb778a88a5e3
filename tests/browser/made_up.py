"""A language that does not exist: English in which every vowel wears a hat. It is a folder of Fluent files, nothing else."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

ROOT = Path(__file__).parents[2]
LANG = "eo"  # a code that browsers know
HATS = str.maketrans("aeiouAEIOU", "âêîôûÂÊÎÔÛ")
FACTS = ("yes", "no", "one", "other", "en-GB")  # read by messages and by the page, never by people


class Hats(Transformer):  # type: ignore[misc, unused-ignore]
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        if node.value.strip() not in FACTS:
            node.value = node.value.translate(HATS)
        return node


def translate(english: str) -> str:
    return FluentSerializer().serialize(Hats().visit(FluentParser(with_spans=False).parse(english)))


def house_that_speaks_it(place: Path) -> Path:
    """A copy of the sources in which the made-up language lies beside the others; the path to import it from."""
    apart = shutil.ignore_patterns("node_modules", "__pycache__", "*.so", "client")
    shutil.copytree(ROOT / "src", place / "src", ignore=apart)
    for english in [*(place / "src").rglob("text/en.ftl"), *(place / "src").rglob("en/*.ftl")]:
        other = Path(str(english).replace("/en.ftl", f"/{LANG}.ftl").replace("/en/", f"/{LANG}/"))
        other.parent.mkdir(exist_ok=True)
        other.write_text(translate(english.read_text(encoding="utf-8")), encoding="utf-8")
    return place / "src"


def build_the_page(place: Path) -> None:
    shutil.copytree(ROOT / "client", place / "client", ignore=shutil.ignore_patterns("node_modules"))
    (place / "client" / "node_modules").symlink_to(ROOT / "client" / "node_modules")
    spec = importlib.util.spec_from_file_location("client_build", ROOT / "client" / "build.py")
    assert spec and spec.loader
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    npm = build.system_npm() or build.wheel_npm()
    subprocess.run([*npm, "run", "--silent", "build"], cwd=place / "client", check=True)


def surroundings(source: Path, home: Path) -> dict[str, str]:
    """The environment of a process that runs the copy and keeps its files apart."""
    return {**os.environ, "PYTHONPATH": str(source), "XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home)}
