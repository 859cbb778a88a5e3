"""Which modules of the standard library can be reached from sources by their imports, also those inside functions."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Final

# What only whoever programs needs, and what a browser cannot do anyway: imported somewhere, but never reached.
NEVER: Final = frozenset(
    [
        "_pyrepl",
        "antigravity",
        "bdb",
        "cmd",
        "concurrent.futures.process",
        "concurrent.interpreters",
        "ctypes",
        "curses",
        "dbm",
        "doctest",
        "email",
        "ensurepip",
        "ftplib",
        "getpass",
        "gettext",
        "http",
        "idlelib",
        "imaplib",
        "lib2to3",
        "logging.config",
        "logging.handlers",
        "mailbox",
        "multiprocessing",
        "netrc",
        "optparse",
        "pdb",
        "poplib",
        "profile",
        "pstats",
        "pty",
        "pyclbr",
        "pydoc",
        "pydoc_data",
        "smtplib",
        "socketserver",
        "sqlite3",
        "ssl",
        "tarfile",
        "test",
        "this",
        "tkinter",
        "turtle",
        "turtledemo",
        "unittest",
        "urllib.request",
        "venv",
        "webbrowser",
        "wsgiref",
        "xml",
        "xmlrpc",
        "zipapp",
    ]
)
ALWAYS: Final = ["codecs", "encodings.cp437", "encodings.idna", "encodings.utf_8", "io", "os", "site", "zipimport"]
OF_PYODIDE: Final = ("_pyodide", "pyodide")


def reached(sources: dict[str, bytes], library: dict[str, bytes]) -> dict[str, bytes]:
    """The files of the library that sources can come to, by their paths."""
    known = {module_of(path): path for path in library if path.endswith(".py")}
    waiting = [name for source in sources.values() for name in imported(source, "", False)]
    waiting += ALWAYS + [name for name in known if name.split(".")[0] in OF_PYODIDE]
    found: dict[str, bytes] = {}
    seen: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in seen or is_out(name):
            continue
        seen.add(name)
        if "." in name:
            waiting.append(name.rpartition(".")[0])
        path = known.get(name)
        if path is not None:
            found[path] = library[path]
            waiting += imported(library[path], name, path.endswith("__init__.py"))
    return {path: found[path] for path in sorted(found)}


def is_out(name: str) -> bool:
    parts = name.split(".")
    return any(".".join(parts[:n]) in NEVER for n in range(1, len(parts) + 1))


def module_of(path: str) -> str:
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def imported(source: bytes, module: str, is_package: bool) -> Iterator[str]:
    """The names that a source imports; of `from a import b` both, since b may be a module."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (each.name for each in node.names)
        elif isinstance(node, ast.ImportFrom):
            parts = module.split(".")[: len(module.split(".")) - node.level + is_package] if node.level else []
            base = ".".join([*parts, *([node.module] if node.module else [])])
            yield base
            yield from (f"{base}.{each.name}" for each in node.names)
