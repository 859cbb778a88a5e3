#!/usr/bin/env python3
"""Set up, test and play Ludotek. Needs nothing but Python 3.11 or newer.

python3 dev.py play          set up, then open the tables in the browser; options go to `ludotek serve`
python3 dev.py play GAME     set up, then play GAME in the terminal
                             The first time it plays on the pure engine, while the compiled one is built for the next.
python3 dev.py test [ARGS]   set up, then lint, check types and test; with ARGS one run of pytest with them
python3 dev.py lint          ruff, the formatter's check, mypy and svelte-check
python3 dev.py build         only set up .venv: the package, the compiled engine, the client, all that the tests need
python3 dev.py engine        compile the engine for `play`, as it does itself in the background
python3 dev.py client [NAME] build the client alone, or run a script of client/package.json, such as dev
python3 dev.py pocket        make the edition that plays in the browser alone, for `ludotek site`
python3 dev.py pure ARGS     run Python with ARGS on the pure engine, such as -m ludotek bench
python3 dev.py lock [ARGS]   write requirements/*.txt from pyproject.toml; ARGS go to uv, such as --upgrade
python3 dev.py release       build the wheel with engine and page into dist, and play and serve it in an empty environment
python3 dev.py audit [ARGS]  ask for known vulnerabilities of what is locked; fails, too, where nobody can be asked

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
import tarfile
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

from client.build import system_npm

ROOT = Path(__file__).resolve().parent
SRC = ROOT / "src"
CLIENT = ROOT / "client"
BUILD = ROOT / "build"
DIST = ROOT / "dist"
POCKET = SRC / "ludotek" / "pocket" / "edition"
EDITIONS = BUILD / "play"  # what `play` runs: copies of src, each of one engine, that nothing changes any more
KEPT_EDITIONS = 6  # a game that still runs may need an older one
LOCKS = ROOT / "requirements"
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
CI = os.environ.get("CI", "").lower() in ("1", "true", "yes")

# The whole suite runs compiled; on the pure engine the rules, the cards and the conformance battery, which reads
# LUDOTEK_ENGINE and plays fewer games there.
PURE_TESTS = ("tests/rules", "tests/cards", "tests/conformance")

# The browser tests look for the same names (src/ludotek/prove/chromium.py).
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FIREFOXES = ("firefox-esr", "firefox")  # tests/browser/firefox.py

# Lock files and what they are made from. "dev" comes first because the others follow its versions.
LOCK_SOURCES = {
    "dev": [
        "pyproject.toml",
        "--extra",
        "env",
        "--extra",
        "lab",
        "--extra",
        "learn",
        "--extra",
        "ray",
        "--extra",
        "server",
        "--group",
        "dev",
    ],
    "build": ["--group", "build"],
    "node": ["--group", "node"],
    "play": ["pyproject.toml"],
    "serve": ["pyproject.toml", "--extra", "server"],
    "peers": ["--group", "peers"],
}
LOCKED_BY_HAND = ("pocket",)  # compiled for another Python


class SetUpError(Exception):
    """The launcher cannot continue; the message says why."""


def say(text: str) -> None:
    print(f"· {text}", flush=True)


@contextmanager
def saying(text: str) -> Iterator[None]:
    """Say what is being done, and afterwards how long it took."""
    say(text)
    begun = time.monotonic()
    yield
    print(f"  {text}: {time.monotonic() - begun:.0f} s", flush=True)


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


def set_up() -> None:
    """Make .venv hold all that tests need, and the package with its engine and its client."""
    with one_at_a_time("lock"):
        make_venv()
        install_requirements("dev")
        install_package()
        with one_at_a_time("engine.lock"):
            compile_engine()
        provide_node()
        build_client()
        build_pocket()


def set_up_to_play(client: bool) -> None:
    """The least that a game needs: what the package imports, and the client, side by side."""
    with one_at_a_time("lock"), ThreadPoolExecutor() as beside:
        if client:
            provide_node()
        page = beside.submit(build_client) if client else None
        make_venv()
        if not stamp_holds("dev", lock_digest("dev")):  # which holds all that a player needs
            install_requirements("play")
        if page is not None:
            page.result()


def make_venv() -> None:
    if stamp_holds("venv", digest()) and PYTHON.exists():
        return
    if not importlib.util.find_spec("ensurepip"):
        install_system_packages("python3-venv")
        if not importlib.util.find_spec("ensurepip"):
            raise SetUpError("Python's venv module is not complete; install it (on Debian and Ubuntu: python3-venv).")
    with saying("making .venv"):
        quietly(sys.executable, "-m", "venv", "--clear", VENV)
    set_stamp("venv", digest())


def install_requirements(name: str) -> None:
    if stamp_holds(name, lock_digest(name)):
        return
    with saying(f"installing the locked requirements ({name})"):
        # Compiling every file of every package takes longer than compiling those that are imported.
        options = ("--quiet", "--require-hashes", "--no-compile", "--disable-pip-version-check")
        quietly(PYTHON, "-m", "pip", "install", *options, "-r", LOCKS / f"{name}.txt")
    set_stamp(name, lock_digest(name))


def install_package() -> None:
    """Install in place; what it imports is src, compiled or not."""
    wanted = digest(ROOT / "pyproject.toml", ROOT / "hatch_build.py")
    if stamp_holds("package", wanted):
        return
    options = ("--quiet", "--no-deps", "--no-build-isolation", "--editable")
    with saying("installing the package"):
        quietly(PYTHON, "-m", "pip", "install", *options, ROOT, LUDOTEK_COMPILE="0", LUDOTEK_CLIENT="0")
    set_stamp("package", wanted)


def compile_engine() -> None:
    """Recompile when a source has changed: a compiled module next to its source is the one that is imported."""
    wanted = engine_digest()
    if os.environ.get("LUDOTEK_COMPILE") == "0":
        stay_pure("LUDOTEK_COMPILE=0")
    elif stamp_holds("engine", wanted) and compiled():
        return
    elif not compiler():
        stay_pure("no C compiler, or no Python headers")
    else:
        with saying("compiling the engine"):
            quietly(PYTHON, "hatch_build.py")
        set_stamp("engine", wanted)


def build_client() -> None:
    if client_is_built():
        return
    wanted = digest(*client_sources())  # what changes while it is being built is built the next time
    with saying("building the client"):
        quietly(node_python(), CLIENT / "build.py")
    set_stamp("client", wanted, BUILD)


def build_pocket() -> None:
    """The edition for `ludotek site`. It is compiled by its own Python, which runs in Node."""
    if (POCKET / "pocket.json").exists() and stamp_holds("pocket", pocket_digest(), BUILD):
        return
    wanted = pocket_digest()
    with saying("making the pocket edition"):
        quietly(node_python(), CLIENT / "build.py", "pocket", PYTHON=str(PYTHON))
    set_stamp("pocket", wanted, BUILD)


def pocket_digest() -> str:
    sources = [path for path in (SRC / "ludotek").rglob("*") if path.suffix in (".py", ".toml", ".json", ".ftl")]
    ours = [path for path in sources if POCKET not in path.parents and CLIENT not in path.parents]
    recipe = (CLIENT / "package-lock.json", CLIENT / "pocket" / "make.mjs", LOCKS / "pocket.txt", LOCKS / "play.txt")
    return digest(*recipe, *sorted(ours))


def client_is_built() -> bool:
    page = SRC / "ludotek" / "server" / "client" / "index.html"
    return page.exists() and stamp_holds("client", digest(*client_sources()), BUILD)


def provide_node() -> None:
    """Node from its wheel, which is large, only where it is needed: to build the client, without one in the system."""
    if not client_is_built() and not system_npm():
        make_venv()
        install_requirements("node")


def node_python() -> Path:
    """The Python whose Node builds the client: any with that of the system, else the one with the wheel."""
    return Path(sys.executable) if system_npm() else PYTHON


def client_sources() -> list[Path]:
    roots = [path for path in CLIENT.iterdir() if path.name != "node_modules"]
    files = [path for root in roots for path in (root, *root.rglob("*")) if path.is_file()]
    return sorted([*files, *(SRC / "ludotek").rglob("*.ftl")])  # the page's words are in there


def stay_pure(why: str) -> None:
    for path in compiled():  # they would run old rules
        path.unlink()
    say_pure(why)


def say_pure(why: str) -> None:
    skip(f"compiling the engine ({why}). The pure one plays the same games, about twelve times slower.")


def engine_digest() -> str:
    recipe = (ROOT / "pyproject.toml", ROOT / "hatch_build.py", LOCKS / "build.txt")
    return digest(*recipe, *engine_sources(), extra=[os.environ.get("LUDOTEK_OPT", "")])


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


def provide_browsers() -> None:
    if not find_one(BROWSERS):
        install_system_packages("chromium")
    if not find_one(BROWSERS):
        skip(f"the tests in a browser: there is none of {', '.join(BROWSERS)}.")
    if not find_one(FIREFOXES):
        install_system_packages("firefox-esr")
    if not find_one(FIREFOXES):  # a second browser, wherever it can be had
        say(f"SKIPPED, in CI as well: the tests in Firefox. There is none of {', '.join(FIREFOXES)}.")


def find_one(names: tuple[str, ...]) -> str | None:
    return next(filter(None, map(shutil.which, names)), None)


def install_system_packages(*names: str) -> None:
    apt = shutil.which("apt-get")
    if apt and os.name == "posix" and os.geteuid() == 0:
        say(f"installing {', '.join(names)} with apt-get")
        for step in (["update"], ["install", "--yes", "--no-install-recommends", *names]):
            subprocess.run([apt, "-qq", *step], stdin=subprocess.DEVNULL, capture_output=True)


# --- editions: what `play` runs ---------------------------------------------------------------------------------------


def edition() -> Path:
    """The copy of src to play from: a compiled one if there is one of these sources, else a pure one, while the other is
    being made. A program whose sources stay as they are cannot mix the two engines, nor can the workers it starts."""
    fast, pure = EDITIONS / f"compiled-{edition_name()}", EDITIONS / f"pure-{edition_name()}"
    if os.environ.get("LUDOTEK_COMPILE") == "0":
        say_pure("LUDOTEK_COMPILE=0")
    elif fast.exists():
        pure = fast
    elif stamp_holds("pure", engine_digest()):
        say_pure("it did not work before; `python3 dev.py engine` tries again")
    else:
        say("the pure engine plays; the fast one is compiled meanwhile, in about a minute, for the next start")
        leave_alone(sys.executable, ROOT / "dev.py", "engine")
    if not pure.exists():
        with new_edition(pure):
            pass
    pure.touch()
    forget_old_editions()
    return pure


def edition_name() -> str:
    return digest(*sorted(path for path in SRC.rglob("*") if path.is_file() and is_source(path)))[:16]


def is_source(path: Path) -> bool:
    return path.suffix not in (".so", ".pyd", ".pyc")


@contextmanager
def new_edition(folder: Path) -> Iterator[Path]:
    """A copy of src; it gets its name when it is complete."""
    EDITIONS.mkdir(parents=True, exist_ok=True)
    draft = folder.with_name(f"{folder.name}.{os.getpid()}")
    shutil.copytree(SRC, draft, ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    try:
        yield draft
        if not folder.exists():
            draft.rename(folder)
    finally:
        shutil.rmtree(draft, ignore_errors=True)


def forget_old_editions() -> None:
    found = sorted(EDITIONS.iterdir(), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in found[KEPT_EDITIONS:]:
        shutil.rmtree(path, ignore_errors=True)


def leave_alone(*command: object) -> None:
    """Start a command that goes on by itself, whatever becomes of this one; its words go into a file."""
    with (BUILD / "engine.log").open("w") as log:
        parts = [str(part) for part in command]
        detached = {"start_new_session": True} if os.name == "posix" else {}
        subprocess.Popen(parts, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log, **detached)  # type: ignore[call-overload]


def engine(arguments: list[str]) -> None:
    """Make the compiled edition of the sources as they are now."""
    if os.name == "posix":
        os.nice(10)  # somebody is playing
    name = edition_name()
    target = EDITIONS / f"compiled-{name}"
    with one_at_a_time("lock"):
        make_venv()
        if not stamp_holds("dev", lock_digest("dev")):
            install_requirements("play")
            install_requirements("build")
        install_package()
    with one_at_a_time("engine.lock"):
        if target.exists():
            return
        with new_edition(target) as draft:
            compile_into(draft)
            if edition_name() != name:
                raise SetUpError("The sources were changed meanwhile; the next start compiles them.")


def compile_into(draft: Path) -> None:
    """What fails is remembered, so that not every start tries it again."""
    try:
        if not compiler():
            raise SetUpError("There is no C compiler, or no Python headers.")
        with saying("compiling the engine"):
            quietly(PYTHON, "hatch_build.py", draft)
    except SetUpError:
        set_stamp("pure", engine_digest())
        raise


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


def stamp_holds(name: str, value: str, folder: Path = VENV) -> bool:
    stamp = folder / f"{name}.stamp"
    return stamp.exists() and stamp.read_text() == value


def set_stamp(name: str, value: str, folder: Path = VENV) -> None:
    (folder / f"{name}.stamp").write_text(value)


@contextmanager
def one_at_a_time(name: str) -> Iterator[None]:
    """Two set-ups at once would tread on each other's files."""
    BUILD.mkdir(exist_ok=True)
    with (BUILD / name).open("w") as handle:
        if os.name == "posix":
            import fcntl

            fcntl.flock(handle, fcntl.LOCK_EX)
        yield


# --- commands ---------------------------------------------------------------------------------------------------------


def test(arguments: list[str]) -> None:
    set_up()
    if arguments:
        run(PYTHON, "-m", "pytest", *arguments)
        return
    provide_browsers()
    side_by_side(check_python, check_and_test_client)
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


def side_by_side(*jobs: Callable[[], None]) -> None:
    """What keeps one core busy leaves another to the next."""
    with ThreadPoolExecutor() as beside:
        for each in [beside.submit(job) for job in jobs]:
            each.result()


def check_python() -> None:
    say("ruff")
    run(PYTHON, "-m", "ruff", "check", "--quiet")
    say("mypy")
    run(PYTHON, "-m", "mypy", "--no-error-summary")


def check_client() -> None:
    say("svelte-check")
    run(node_python(), CLIENT / "build.py", "check")


def check_and_test_client() -> None:
    check_client()
    say("tests of the client")
    run(node_python(), CLIENT / "build.py", "test")


def lint(arguments: list[str]) -> None:
    set_up()
    side_by_side(check_python, check_client)
    say("format")
    run(PYTHON, "-m", "ruff", "format", "--check", "--quiet")


def build(arguments: list[str]) -> None:
    set_up()


def client(arguments: list[str]) -> None:
    with one_at_a_time("lock"):
        provide_node()
        build_client()
    if arguments:
        run(node_python(), CLIENT / "build.py", *arguments)


def pocket(arguments: list[str]) -> None:
    with one_at_a_time("lock"):
        make_venv()
        if not stamp_holds("dev", lock_digest("dev")):
            install_requirements("play")
        install_package()
        provide_node()
        build_client()
        build_pocket()


def pure(arguments: list[str]) -> None:
    set_up()
    run_pure(*arguments)


def play(arguments: list[str]) -> None:
    in_terminal = bool(arguments) and not arguments[0].startswith("-")
    set_up_to_play(client=not in_terminal)
    command = ["play"] if in_terminal else ["serve", "--open"]
    # The game takes over this process, so that Ctrl-C and the exit code are its own.
    environment = {**os.environ, "PYTHONPATH": str(edition())}
    os.execve(PYTHON, [str(PYTHON), "-m", "ludotek", *command, *arguments], environment)


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
        follow = ["--constraints", LOCKS / "dev.txt"] if name != "dev" else []
        quietly(
            *(uv, "pip", "compile", *sources, *follow, "--output-file", target, "--quiet", "--python-version", "3.11"),
            *("--universal", "--generate-hashes", "--no-emit-index-url", "--no-emit-find-links", "--no-annotate"),
            *("--custom-compile-command", "python3 dev.py lock", *arguments),
        )


def release(arguments: list[str]) -> None:
    """A wheel with the compiled engine and the page, tried in an empty environment."""
    with one_at_a_time("lock"):
        make_venv()
        if not stamp_holds("dev", lock_digest("dev")):
            install_requirements("build")
        provide_node()
    shutil.rmtree(DIST, ignore_errors=True)
    with saying("building the wheel, which takes a few minutes"):
        options = ("--quiet", "--no-deps", "--no-build-isolation", "--wheel-dir", DIST)
        quietly(PYTHON, "-m", "pip", "wheel", *options, ROOT, LUDOTEK_COMPILE="require")
    (wheel,) = DIST.glob("*.whl")
    empty = BUILD / "release"
    with saying("playing it in an empty environment"):
        quietly(sys.executable, "-m", "venv", "--clear", empty)
        python = empty / PYTHON.relative_to(VENV)
        quietly(python, "-m", "pip", "install", "--quiet", "--require-hashes", "-r", LOCKS / "play.txt")
        quietly(python, "-m", "pip", "install", "--quiet", "--no-deps", wheel)
        quietly(python, "-I", "-c", TRIAL)
    made = (wheel, pack_for_hosts(wheel.name.split("-")[1]))
    sums = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in made]
    (DIST / "SHA256SUMS").write_text("".join(sums))
    for path in made:
        print(path.relative_to(ROOT))


def pack_for_hosts(version: str) -> Path:
    """What somebody who has only the wheel needs besides, to put it on the internet."""
    packed = DIST / f"ludotek-{version}-hosting.tar.gz"
    with tarfile.open(packed, "w:gz") as archive:
        for name in FOR_HOSTS:
            archive.add(ROOT / name, f"ludotek-{version}/{name}")
    return packed


FOR_HOSTS = (
    "deploy",
    "requirements/serve.txt",
    "docs/hosting.md",
    "docs/hosting-trial.md",
    "docs/server.md",
    "docs/upgrades.md",
    "docs/threats.md",
    "CHANGELOG.md",
    "SECURITY.md",
    "LICENSE",
)

# The page is there, the engine is compiled, a game of each kind can be played, and a server opens tables.
TRIAL = """
import importlib.resources, json, subprocess, sys, tempfile, urllib.request
import ludotek.kernel.match as engine
assert not engine.__file__.endswith(".py"), "the engine is not compiled"
assert importlib.resources.files("ludotek.server").joinpath("client", "index.html").is_file(), "the page is missing"
for game in ("twenty-strong", "untamed", "reckoners"):
    subprocess.run([sys.executable, "-I", "-m", "ludotek", "sim", game, "-n", "1", "--players", "greedy"], check=True)
with tempfile.TemporaryDirectory() as data:
    command = [sys.executable, "-I", "-m", "ludotek", "serve", "--port", "0", "--data", data]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        address = server.stdout.readline().removeprefix("Ludotek: ").strip()
        assert b"<title>" in urllib.request.urlopen(address, timeout=60).read(), "the page is not served"
        wanted = json.dumps({"game": "twenty-strong", "name": "Ann"}).encode()
        asked = urllib.request.Request(address + "api/tables", wanted, {"Content-Type": "application/json"})
        assert json.load(urllib.request.urlopen(asked, timeout=60))["key"], "no table is opened"
    finally:
        server.terminate()
        server.wait(30)
"""


def audit(arguments: list[str]) -> None:
    """Ask whether any locked dependency has a known vulnerability. What cannot be asked is not passed over: it fails."""
    tools = BUILD / "audit"
    python = tools / PYTHON.relative_to(VENV)
    if not python.exists():
        with saying("installing pip-audit"):
            quietly(sys.executable, "-m", "venv", tools)
            quietly(python, "-m", "pip", "install", "--quiet", "pip-audit")
    failed: list[str] = []
    for name in (*LOCK_SOURCES, *LOCKED_BY_HAND):
        say(f"auditing {name}")
        command = (
            python,
            "-m",
            "pip_audit",
            "--disable-pip",
            "--require-hashes",
            "--strict",
            "--progress-spinner",
            "off",
        )
        if subprocess.run([*map(str, command), "-r", LOCKS / f"{name}.txt", *arguments], cwd=ROOT).returncode:
            failed.append(f"requirements/{name}.txt")
    npm = system_npm()
    if npm is None:
        failed.append("client/package-lock.json, as there is no npm")
    elif subprocess.run([*npm, "audit", "--package-lock-only"], cwd=CLIENT).returncode:
        failed.append("client/package-lock.json")
    if failed:
        raise SetUpError(f"The audit found something, or could not be made, for: {', '.join(failed)}")


COMMANDS = {
    "play": play,
    "test": test,
    "lint": lint,
    "build": build,
    "engine": engine,
    "client": client,
    "pocket": pocket,
    "pure": pure,
    "lock": lock,
    "release": release,
    "audit": audit,
}


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
