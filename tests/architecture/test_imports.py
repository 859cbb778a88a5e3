"""The import law: which room may know which. The rooms and the reasons are in docs and in each package's docstring."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SRC = Path(__file__).parents[2] / "src" / "ludotek"

# room: the rooms it may import from. A game is a room of its own: no game knows another.
LAW: dict[str, set[str]] = {
    "kernel": set(),
    "games": {"kernel"},
    "past": {"kernel"},
    "text": {"kernel"},
    "registry": {"kernel", "games"},
    "packs": {"kernel", "registry", "text"},
    "api": {"kernel", "registry", "text", "packs"},
    "testing": {"kernel", "registry", "text", "games"},
    "bots": {"kernel", "registry"},
    "lab": {"kernel", "bots", "registry", "packs"},
    "envs": {"kernel", "bots", "registry", "api"},
    "table": {"kernel", "text", "bots", "registry", "api"},
    "house": {"kernel", "table", "text", "registry", "api", "packs"},
    "pocket": {"house", "kernel", "table", "text", "registry"},
    "server": {"house", "kernel", "table", "text", "registry", "api", "packs", "pocket"},  # whose site it serves
    "prove": {
        "kernel",
        "registry",
        "text",
        "api",
        "testing",
        "bots",
        "lab",
        "envs",
        "table",
        "house",
        "pocket",
        "server",
        "packs",
    },
    "cli": {"kernel", "table", "text", "registry", "api", "games", "packs"},
    "": {"api", "cli"},  # __init__ and __main__
}
LAZY = {
    "api": {"cli"},
    "server": {"lab"},
    "cli": {"lab", "pocket", "prove", "server"},
    "": {"api"},
}  # only inside a function

IN_SIGHT = {"view", "rules.components"}  # what a screen may import of its game

RULES_AND_WORDS = ("kernel", "games", "text")
NO_OUTSIDE_WORLD = {
    "random",
    "secrets",
    "uuid",
    "time",
    "datetime",
    "os",
    "socket",
    "subprocess",
    "threading",
    "asyncio",
}
PURE_ROOMS_NEED = set(sys.stdlib_module_names) | {"mypy_extensions", "librt", "ludotek"}
NO_IO = {"open", "print", "input", "exec", "eval", "breakpoint"}


class Import:
    """One imported module, where, and whether only inside a function or for types."""

    def __init__(self, module: str, line: int, lazy: bool) -> None:
        self.module = module
        self.line = line
        self.lazy = lazy


def imports(tree: ast.AST, lazy: bool = False) -> Iterator[Import]:
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import):
            for name in node.names:
                yield Import(name.name, node.lineno, lazy)
        elif isinstance(node, ast.ImportFrom):
            module = node.module or ""
            if module in ("ludotek", "ludotek.games"):
                for name in node.names:
                    yield Import(f"{module}.{name.name}", node.lineno, lazy)
            else:
                yield Import(module, node.lineno, lazy)
        yield from imports(node, lazy or isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or is_for_types(node))


def is_for_types(node: ast.AST) -> bool:
    """Read by the type checker, never run."""
    return isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"


def room_of(parts: list[str]) -> str:
    """The room of a module below ludotek, by the parts of its name."""
    return parts[0] if parts and parts[0] in LAW else ""


def problems(path: str, source: str) -> list[str]:
    """What a file (its path below src/ludotek) does against the law."""
    found: list[str] = []
    own = path.removesuffix(".py").split("/")
    room = room_of(own)
    pure = room == "kernel" or (room == "games" and len(own) > 2 and own[2] == "rules")
    for each in imports(ast.parse(source)):
        parts = each.module.split(".")
        where = f"{path}:{each.line} imports {each.module}"
        if room in RULES_AND_WORDS and parts[0] in NO_OUTSIDE_WORLD:
            found.append(f"{where}: rules and words know no clock, no chance and no system of their own")
        if pure and parts[0] not in PURE_ROOMS_NEED:
            found.append(f"{where}: kernel and rules need nothing but the standard library and mypyc's")
        if parts[0] == "librt" and path != "kernel/row.py":
            found.append(f"{where}: librt does not exist everywhere; kernel/row.py has a stand-in for it")
        if parts[0] == "random" or each.module.startswith("numpy.random"):
            found.append(f"{where}: chance is an object of the match, never the global generator")
        if parts[0] != "ludotek" or len(parts) == 1:
            continue
        other = room_of(parts[1:])
        if other == room:
            if room == "games" and len(parts) > 2 and parts[2] != own[1]:
                found.append(f"{where}: a game never knows another game")
        elif other == "":
            if parts[1] not in ("__version__", "game"):
                found.append(f"{where}: not a room that the law knows")
        elif other not in LAW[room] and not (each.lazy and other in LAZY.get(room, set())):
            found.append(f"{where}: {room or 'the package'} may import only {sorted(LAW[room])}")
        elif room == "testing" and other == "games" and parts[2:3] != own[1:2]:
            found.append(f"{where}: only testing/<game>/ knows that game")
        elif room == "cli" and other == "games" and (parts[2] != own[1] or ".".join(parts[3:]) not in IN_SIGHT):
            found.append(f"{where}: only cli/<game> knows that game, and of it only what a view shows")
    return found


def files() -> list[Path]:
    return sorted(SRC.rglob("*.py"))


def test_every_room_imports_only_what_the_law_allows() -> None:
    found = [problem for path in files() for problem in problems(path.relative_to(SRC).as_posix(), path.read_text())]
    assert found == []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("kernel/match.py", "import random"),
        ("kernel/match.py", "def f():\n    import time"),
        ("kernel/match.py", "import msgspec"),
        ("kernel/match.py", "from librt.strings import BytesWriter"),
        ("kernel/match.py", "from ludotek.games.untamed import x"),
        ("kernel/match.py", "from ludotek import registry"),
        ("games/untamed/rules/turn.py", "import msgspec"),
        ("games/untamed/rules/turn.py", "from ludotek.text import say"),
        ("games/untamed/view.py", "from ludotek.games.reckoners.view import x"),
        ("games/untamed/view.py", "from ludotek.games import reckoners"),
        ("games/untamed/view.py", "import os.path"),
        ("text/say.py", "from ludotek.games.untamed import codec"),
        ("text/say.py", "from datetime import datetime"),
        ("bots/greedy.py", "from random import choice"),
        ("bots/greedy.py", "from ludotek.table import table"),
        ("table/table.py", "from ludotek.house import wire"),
        ("house/guest.py", "from ludotek.server import socket"),
        ("cli/play.py", "from ludotek.server import app"),
        ("cli/play.py", "from ludotek.lab import simulate"),
        ("cli/play.py", "if TYPE_CHECKING:\n    from ludotek.bots import greedy"),
        ("cli/play.py", "from ludotek.games.untamed.view import View"),
        ("cli/untamed/look.py", "from ludotek.games.reckoners.view import View"),
        ("cli/untamed/look.py", "from ludotek.games.untamed.rules.table import Untamed"),
        ("testing/untamed/cards.py", "from ludotek.games.reckoners.rules import x"),
        ("testing/conformance.py", "from ludotek.games.untamed.rules import x"),
        ("api.py", "from ludotek.bots import greedy"),
    ],
)
def test_a_forbidden_import_is_found(path: str, source: str) -> None:
    assert problems(path, source) != []


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("kernel/match.py", "import json\nfrom mypy_extensions import i64\nfrom ludotek.kernel.step import Step"),
        ("games/untamed/view.py", "import msgspec\nfrom ludotek.games.untamed.rules import x"),
        ("cli/untamed/look.py", "from ludotek.games.untamed.view import View"),
        ("cli/sim.py", "def run():\n    from ludotek.lab import simulate"),
        ("cli/sim.py", "if TYPE_CHECKING:\n    from ludotek.lab.simulate import Plan"),
        ("server/http.py", "from ludotek.house.desk import Desk"),
        ("testing/untamed/cards.py", "from ludotek.games.untamed.rules import x"),
        ("api.py", "import secrets\nfrom ludotek import registry"),
    ],
)
def test_an_allowed_import_is_not(path: str, source: str) -> None:
    assert problems(path, source) == []


def test_kernel_and_rules_read_and_write_nothing() -> None:
    found = []
    for path in [*SRC.glob("kernel/*.py"), *SRC.glob("games/*/rules/**/*.py")]:
        for node in ast.walk(ast.parse(path.read_text())):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in NO_IO:
                found.append(f"{path.relative_to(SRC)}:{node.lineno} calls {node.func.id}")
    assert found == []


def test_importing_the_package_loads_neither_a_game_nor_words_nor_a_screen() -> None:
    """`import ludotek` is quick because it loads next to nothing."""
    code = "import sys, ludotek; print(' '.join(sorted(name for name in sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = done.stdout.split()
    heavy = ("rich", "msgspec", "fluent", "cyclopts", "numpy", "ludotek.games", "ludotek.text", "ludotek.cli")
    assert [name for name in loaded if name.startswith(heavy)] == []


def test_the_house_needs_no_transport_no_database_and_no_processes() -> None:
    """Nothing of these is loaded, not even indirectly, so the house runs wherever Python does."""
    rooms = [path for room in ("house", "table") for path in SRC.joinpath(room).rglob("*.py")]
    names = [".".join(["ludotek", *path.relative_to(SRC).with_suffix("").parts]) for path in rooms]
    code = f"import sys; [__import__(name) for name in {names}]; print(' '.join(sorted(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    outside = ("litestar", "uvicorn", "websockets", "sqlalchemy", "alembic", "sqlite3", "psycopg", "redis")
    processes = ("multiprocessing", "concurrent.futures.process")
    assert [name for name in done.stdout.split() if name.startswith(outside + processes)] == []
