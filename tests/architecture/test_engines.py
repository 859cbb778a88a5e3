"""No process mixes the compiled and the pure engine: not the one that plays, nor the workers it starts."""

from __future__ import annotations

import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

import ludotek
from ludotek import registry
from ludotek.kernel.errors import LudotekError
from ludotek.server.workers import begin_work

ROOT = Path(__file__).parents[2]
PACKAGE = Path(ludotek.__file__).parent
EXTENSIONS = ("*.so", "*.pyd")

compiled_only = pytest.mark.skipif(registry.engine() == "pure", reason="there are no compiled modules to mix in")


def copy_of_src(folder: Path, *left_out: str) -> Path:
    shutil.copytree(PACKAGE, folder / "ludotek", ignore=shutil.ignore_patterns("__pycache__", "client", *left_out))
    for each in PACKAGE.parent.glob("*.so"):  # what the compiled modules share
        shutil.copy2(each, folder)
    return folder


def run(folder: Path, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"PYTHONPATH": str(folder)}
    return subprocess.run(
        [sys.executable, "-c", program, *arguments], env=environment, capture_output=True, text=True, timeout=120
    )


FIND = "from ludotek import registry\nprint(registry.engine()); registry.find('untamed'); print('found')"


@compiled_only
@pytest.mark.parametrize("room", ["kernel", "games/untamed/rules"])
def test_a_package_of_two_engines_is_refused(tmp_path: Path, room: str) -> None:
    folder = copy_of_src(tmp_path)
    for kind in EXTENSIONS:
        for path in (folder / "ludotek" / room).rglob(kind):
            path.unlink()
    done = run(folder, FIND)
    assert "found" not in done.stdout
    assert "please restart it" in done.stderr


@compiled_only
def test_an_engine_that_is_built_while_a_program_runs_does_not_get_into_it(tmp_path: Path) -> None:
    folder = copy_of_src(tmp_path / "pure", *EXTENSIONS)
    built = """
import shutil, sys
from pathlib import Path
from ludotek import registry
registry.find("twenty-strong")
for path in Path(sys.argv[1]).rglob("*.so"):
    shutil.copy2(path, Path(sys.argv[2]) / path.relative_to(sys.argv[1]))
registry.find("untamed")
print("found")
"""
    done = run(folder, built, str(PACKAGE.parent), str(folder))
    assert "found" not in done.stdout
    assert "please restart it" in done.stderr


LEARN = """
import hashlib, sys
sys.modules.update({each: None for each in sys.argv[1:]})  # whoever imports these does not find them
from ludotek import registry
from ludotek.envs.vector import LanesEnv
from ludotek.kernel.row import Row
told = hashlib.blake2b()
for game, opponents in (("twenty-strong", None), ("untamed", "self"), ("reckoners", None)):
    env = LanesEnv(3, game, opponents)
    numbers, infos = env.reset(seed=5)
    for _ in range(60):
        told.update(numbers.tobytes() + infos["action_mask"].tobytes())
        numbers, *_, infos = env.step(env.any_actions())
print(registry.engine(), Row.__name__, told.hexdigest())
"""


@compiled_only
def test_learners_are_told_the_same_by_every_engine_with_librt_or_without(tmp_path: Path) -> None:
    pure = copy_of_src(tmp_path, *EXTENSIONS)
    runs = [run(PACKAGE.parent, LEARN), run(pure, LEARN), run(pure, LEARN, "librt.strings")]
    engines, rows, told = zip(*[done.stdout.split() for done in runs], strict=True)
    assert engines == ("compiled", "pure", "pure")
    assert rows == ("BytesWriter", "BytesWriter", "PlainRow")
    assert len(set(told)) == 1


def test_one_engine_finds_every_game() -> None:
    import ludotek.cli.rules  # noqa: F401 - called like a room of the engine, but none

    for name in registry.names():
        registry.find(name)
    assert {registry.kind(each) for each in registry.compilable()} == {registry.engine()}


def test_a_worker_of_the_other_engine_does_not_think() -> None:
    other = {"pure": "compiled", "compiled": "pure"}[registry.engine()]
    with pytest.raises(LudotekError, match="engine"):
        begin_work(other)


@pytest.fixture
def dev(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The launcher, in a project of one file."""
    monkeypatch.syspath_prepend(str(ROOT))
    spec = importlib.util.spec_from_file_location("dev_under_test", ROOT / "dev.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    for name, place in {"ROOT": ".", "SRC": "src", "BUILD": "build", "EDITIONS": "build/play", "VENV": ".venv"}.items():
        monkeypatch.setattr(module, name, tmp_path / place)
    for folder in (tmp_path / "src" / "ludotek", tmp_path / ".venv", tmp_path / "build"):
        folder.mkdir(parents=True)
    (tmp_path / "src" / "ludotek" / "rules.py").write_text("OLD = 1")
    monkeypatch.setattr(module, "engine_digest", lambda: "recipe")
    monkeypatch.setattr(module, "stamp_holds", lambda *stamp: False)
    monkeypatch.setattr(module, "leave_alone", lambda *command: started.append(command))
    monkeypatch.delenv("LUDOTEK_COMPILE", raising=False)
    started: list[tuple[object, ...]] = []
    module.started = started  # type: ignore[attr-defined]
    return module


def test_play_runs_a_copy_that_no_change_reaches(dev: ModuleType) -> None:
    edition = dev.edition()
    assert edition.name.startswith("pure-")
    assert dev.started[0][-1] == "engine"  # which compiles for the next start
    (dev.SRC / "ludotek" / "rules.py").write_text("NEW = 2")
    (dev.SRC / "ludotek" / "rules.so").write_text("compiled")
    assert (edition / "ludotek" / "rules.py").read_text() == "OLD = 1"
    assert not (edition / "ludotek" / "rules.so").exists()
    assert dev.edition() != edition  # the new sources are another edition


def test_play_prefers_the_compiled_edition_once_it_is_complete(dev: ModuleType) -> None:
    with dev.new_edition(dev.EDITIONS / f"compiled-{dev.edition_name()}"):
        assert dev.edition().name.startswith("pure-")  # half an edition is none
    dev.started.clear()
    assert dev.edition().name.startswith("compiled-")
    assert dev.started == []


def test_old_editions_go_and_the_newest_stay(dev: ModuleType) -> None:
    for number in range(dev.KEPT_EDITIONS + 2):
        (dev.SRC / "ludotek" / "rules.py").write_text(f"NUMBER = {number}")
        newest = dev.edition()
        os.utime(newest, (number, number))
    found = {path.name for path in dev.EDITIONS.iterdir()}
    assert len(found) == dev.KEPT_EDITIONS
    assert newest.name in found


def test_another_thread_may_import_while_the_engine_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    class Importing(ModuleType):
        def __getattr__(self, name: str) -> object:
            monkeypatch.setitem(sys.modules, f"{self.__name__}.meanwhile", self)
            raise AttributeError(name)

    looked_at = Importing("ludotek.kernel.importing")
    monkeypatch.setitem(sys.modules, looked_at.__name__, looked_at)
    assert looked_at in registry.compilable()


def test_a_module_beside_a_game_is_looked_for_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every state that a page is told asks for some of them, and looking at all loaded modules takes long."""
    game = registry.find("untamed")
    found = registry.insight(game)

    def load(name: str) -> ModuleType:
        raise AssertionError(f"{name} is loaded already")

    monkeypatch.setattr(registry, "load", load)
    assert registry.insight(game) is found
