#!/usr/bin/env python3
"""Set up, test and play Ludotek. Needs nothing but Python 3.11 or newer.

python3 dev.py play          set up, then open the tables in the browser; options go to `ludotek serve`
python3 dev.py play GAME     set up, then play GAME in the terminal
python3 dev.py test [ARGS]   set up, then lint, check types and test; with ARGS one run of pytest with them
python3 dev.py lint          ruff, the formatter's check, mypy and svelte-check
python3 dev.py build         only set up .venv: the package, the compiled engine, the client, all that the tests need
python3 dev.py client [NAME] build the client alone, or run a script of client/package.json, such as dev
python3 dev.py pure ARGS     run Python with ARGS on the pure engine, such as -m ludotek bench
python3 dev.py lock [ARGS]   write requirements/*.txt from pyproject.toml; ARGS go to uv, such as --upgrade

LUDOTEK_COMPILE=0 stays on the pure Python engine, LUDOTEK_OPT=3 compiles for speed; with CI=true a skip is a failure.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent
SRC = ROOT / "src"
CLIENT = ROOT / "client"
BUILD = ROOT / "build"
LOCKS = ROOT / "requirements"
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
CI = os.environ.get("CI", "").lower() in ("1", "true", "yes")

# The whole suite runs compiled; on the pure engine the rules, the cards and the conformance battery, which reads
# LUDOTEK_ENGINE and plays fewer games there.
PURE_TESTS = ("tests/rules", "tests/cards", "tests/conformance")

# The browser tests look for the same names (tests/browser/conftest.py).
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")

# Lock files and what they are made from. "dev" comes first because the others follow its versions.
LOCK_SOURCES = {
    "dev": ["pyproject.toml", "--extra", "lab", "--extra", "server", "--group", "dev"],
    "build": ["--group", "build"],
    "play": ["pyproject.toml"],
    "peers": ["--group", "peers"],
}


class SetUpError(Exception):
    """The launcher cannot go on; the message says why."""


def say(text: str) -> None:
    print(f"· {text}", flush=True)


def skip(text: str) -> None:
    """Never leave something out in silence, and never in CI."""
    if CI:
        raise SetUpError(f"{text} With CI=true that is a failure.")
    print(f"! SKIPPED: {text}", file=sys.stderr, flush=True)


def run(*command: object, **env: str) -> None:
    """Run a command in the open; when it fails, so do we."""
    status = subprocess.run([str(part) for part in command], cwd=ROOT, env={**os.environ, **env}).returncode
    if status:
        raise SystemExit(status)


def quietly(*command: object, **env: str) -> None:
    """Run a command whose output is interesting only when it fails."""
    parts = [str(part) for part in command]
    done = subprocess.run(
        parts,
        cwd=ROOT,
        env={**os.environ, **env},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        raise SetUpError(f"{done.stdout.rstrip()}\n\nThis command failed: {' '.join(parts)}")


# --- setting up -------------------------------------------------------------------------------------------------------


def set_up(tools: str, client: bool = True) -> None:
    """Make .venv hold the locked requirements of "dev" or "play" and the package with its engine and its client."""
    with one_at_a_time():
        make_venv()
        install_requirements(tools)
        install_package()
        compile_engine(fatal=tools == "dev")
        if client:
            build_client()


def make_venv() -> None:
    if stamp_holds("venv", digest()) and PYTHON.exists():
        return
    say("making .venv")
    if not importlib.util.find_spec("ensurepip"):
        install_system_packages("python3-venv")
        if not importlib.util.find_spec("ensurepip"):
            raise SetUpError("Python's venv module is not complete; install it (on Debian and Ubuntu: python3-venv).")
    quietly(sys.executable, "-m", "venv", "--clear", VENV)
    set_stamp("venv", digest())


def install_requirements(tools: str) -> None:
    if stamp_holds("dev", lock_digest("dev")):  # holds all that a player needs
        return
    names = ["dev"] if tools == "dev" else ["play", "build"]
    if stamp_holds(tools, lock_digest(*names)):
        return
    say(f"installing the locked requirements ({', '.join(names)})")
    chosen = [part for name in names for part in ("-r", LOCKS / f"{name}.txt")]
    quietly(PYTHON, "-m", "pip", "install", "--quiet", "--require-hashes", *chosen)
    set_stamp(tools, lock_digest(*names))


def install_package() -> None:
    """Install in place; what it imports is src, compiled or not."""
    wanted = digest(ROOT / "pyproject.toml", ROOT / "hatch_build.py")
    if stamp_holds("package", wanted):
        return
    say("installing the package")
    options = ("--quiet", "--no-deps", "--no-build-isolation", "--editable")
    quietly(PYTHON, "-m", "pip", "install", *options, ROOT, LUDOTEK_COMPILE="0", LUDOTEK_CLIENT="0")
    set_stamp("package", wanted)


def compile_engine(fatal: bool) -> None:
    """Compile anew when a source has changed: beside its source, a compiled module is the one that is imported."""
    recipe = (ROOT / "pyproject.toml", ROOT / "hatch_build.py", LOCKS / "build.txt")
    wanted = digest(*recipe, *engine_sources(), extra=[os.environ.get("LUDOTEK_OPT", "")])
    if os.environ.get("LUDOTEK_COMPILE") == "0":
        stay_pure("LUDOTEK_COMPILE=0")
    elif stamp_holds("engine", wanted) and compiled():
        return
    elif stamp_holds("pure", wanted) and not fatal:
        stay_pure("it did not work before; `python3 dev.py build` tries again")
    elif not compiler():
        set_stamp("pure", wanted)
        stay_pure("no C compiler, or no Python headers")
    else:
        say("compiling the engine")
        try:
            quietly(PYTHON, "hatch_build.py")
            set_stamp("engine", wanted)
            set_stamp("pure", "")
        except SetUpError:
            if fatal:
                raise
            set_stamp("pure", wanted)
            stay_pure("it failed; `python3 dev.py build` shows why")


def build_client() -> None:
    wanted = digest(*client_sources())
    if stamp_holds("client", wanted) and (SRC / "ludotek" / "server" / "client" / "index.html").exists():
        return
    say("building the client")
    quietly(PYTHON, CLIENT / "build.py")
    set_stamp("client", wanted)


def client_sources() -> list[Path]:
    roots = [path for path in CLIENT.iterdir() if path.name != "node_modules"]
    return sorted(path for root in roots for path in (root, *root.rglob("*")) if path.is_file())


def stay_pure(why: str) -> None:
    for path in compiled():  # they would run old rules
        path.unlink()
    skip(f"compiling the engine ({why}). The pure one plays the same games, about twelve times slower.")


def engine_sources() -> list[Path]:
    """Everything that compiled code can depend on: mypyc also inlines constants of interpreted neighbours."""
    return sorted(path for room in ("kernel", "games") for path in (SRC / "ludotek" / room).rglob("*.py"))


def compiled() -> list[Path]:
    return [path for kind in ("*.so", "*.pyd") for path in SRC.rglob(kind)]


def compiler() -> str | None:
    """A C compiler with Python's headers, from the system's packages if it may be installed."""
    if not find_compiler():
        install_system_packages("gcc", "libc6-dev", "python3-dev")
    return find_compiler()


def find_compiler() -> str | None:
    headers = Path(sysconfig.get_path("include"), "Python.h")
    name = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    return shutil.which(name.split()[0]) if headers.exists() or os.name == "nt" else None


def provide_browser() -> None:
    if not find_browser():
        install_system_packages("chromium")
    if not find_browser():
        skip(f"the tests in a browser: there is none of {', '.join(BROWSERS)}.")


def find_browser() -> str | None:
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def install_system_packages(*names: str) -> None:
    apt = shutil.which("apt-get")
    if apt and os.name == "posix" and os.geteuid() == 0:
        say(f"installing {', '.join(names)} with apt-get")
        for step in (["update"], ["install", "--yes", "--no-install-recommends", *names]):
            subprocess.run([apt, "-qq", *step], stdin=subprocess.DEVNULL, capture_output=True)


# --- stamps: what was done already ------------------------------------------------------------------------------------


def digest(*paths: Path, extra: Iterable[str] = ()) -> str:
    """What was made from these files, by this Python, in this folder."""
    whole = hashlib.sha256(repr((str(ROOT), sys.version, *extra)).encode())
    for path in paths:
        whole.update(f"\n{path.relative_to(ROOT)}\n".encode())
        whole.update(path.read_bytes())
    return whole.hexdigest()


def lock_digest(*names: str) -> str:
    return digest(*(LOCKS / f"{name}.txt" for name in names))


def stamp_holds(name: str, value: str) -> bool:
    stamp = VENV / f"{name}.stamp"
    return stamp.exists() and stamp.read_text() == value


def set_stamp(name: str, value: str) -> None:
    (VENV / f"{name}.stamp").write_text(value)


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Two set-ups at once would tread on each other's files."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "lock").open("w") as handle:
        if os.name == "posix":
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX)
        yield


# --- commands ---------------------------------------------------------------------------------------------------------


def test(arguments: list[str]) -> None:
    set_up("dev")
    if arguments:
        run(PYTHON, "-m", "pytest", *arguments)
        return
    check_style()
    provide_browser()
    say("tests of the client")
    run(PYTHON, CLIENT / "build.py", "test")
    say(f"tests, {'compiled' if compiled() else 'pure'} engine")
    run(PYTHON, "-m", "pytest", "-n", "2")
    if compiled():
        test_pure()


def test_pure() -> None:
    found = [name for name in PURE_TESTS if (ROOT / name).exists()]
    if found:
        say("tests, pure engine")
        run_pure("-m", "pytest", "-n", "2", *found)
    else:
        skip("the tests on the pure engine: there are none.")


def run_pure(*arguments: str) -> None:
    """Run Python with a copy of the sources, without the compiled modules, first on its path."""
    copy = BUILD / "pure"
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(SRC, copy, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    run(PYTHON, *arguments, PYTHONPATH=str(copy), LUDOTEK_ENGINE="pure")


def check_style() -> None:
    say("ruff")
    run(PYTHON, "-m", "ruff", "check", "--quiet")
    say("mypy")
    run(PYTHON, "-m", "mypy", "--no-error-summary")
    say("svelte-check")
    run(PYTHON, CLIENT / "build.py", "check")


def lint(arguments: list[str]) -> None:
    set_up("dev")
    check_style()
    say("format")
    run(PYTHON, "-m", "ruff", "format", "--check", "--quiet")


def build(arguments: list[str]) -> None:
    set_up("dev")


def client(arguments: list[str]) -> None:
    with one_at_a_time():
        make_venv()
        install_requirements("play")
        build_client()
    if arguments:
        run(PYTHON, CLIENT / "build.py", *arguments)


def pure(arguments: list[str]) -> None:
    set_up("dev")
    run_pure(*arguments)


def play(arguments: list[str]) -> None:
    in_terminal = bool(arguments) and not arguments[0].startswith("-")
    set_up("play", client=not in_terminal)
    command = ["play"] if in_terminal else ["serve", "--open"]
    # The game takes over this process, so that Ctrl-C and the exit code are its own.
    os.execv(PYTHON, [str(PYTHON), "-m", "ludotek", *command, *arguments])


def lock(arguments: list[str]) -> None:
    uv = shutil.which("uv")
    if not uv:
        say("installing uv")
        quietly(sys.executable, "-m", "venv", BUILD / "uv")
        quietly(BUILD / "uv" / PYTHON.relative_to(VENV), "-m", "pip", "install", "--quiet", "uv")
        uv = str(BUILD / "uv" / PYTHON.relative_to(VENV).with_name("uv"))
    LOCKS.mkdir(exist_ok=True)
    for name, sources in LOCK_SOURCES.items():
        say(f"locking {name}")
        target = LOCKS / f"{name}.txt"
        follow = ["--constraints", LOCKS / "dev.txt"] if name in ("build", "play") else []
        quietly(
            *(uv, "pip", "compile", *sources, *follow, "--output-file", target, "--quiet", "--python-version", "3.11"),
            *("--universal", "--generate-hashes", "--no-emit-index-url", "--no-emit-find-links", "--no-annotate"),
            *("--custom-compile-command", "python3 dev.py lock", *arguments),
        )


COMMANDS = {"play": play, "test": test, "lint": lint, "build": build, "client": client, "pure": pure, "lock": lock}


def main() -> None:
    if sys.version_info < (3, 11):  # noqa: UP036 - this very file is what an old Python meets first
        raise SetUpError(f"Ludotek needs Python 3.11 or newer, and this is {sys.version.split()[0]}.")
    command, *arguments = sys.argv[1:] or ["help"]
    if command in ("help", "-h", "--help"):
        print(__doc__)
    elif command not in COMMANDS:
        raise SetUpError(f"Unknown command: {command}. There are {', '.join(COMMANDS)}.")
    else:
        COMMANDS[command](arguments)


if __name__ == "__main__":
    try:
        main()
    except SetUpError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit(130)
