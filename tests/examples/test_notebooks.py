"""The notebooks run from their first cell to their last, where each checks what it says; they are kept without outputs."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "examples" / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))
LINK = re.compile(r"\]\(([^)#\s]+)[^)]*\)")


def read(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    return found


def texts(path: Path, kind: str) -> list[str]:
    return ["".join(cell["source"]) for cell in read(path)["cells"] if cell["cell_type"] == kind]


def run(path: Path, work: Path) -> subprocess.CompletedProcess[str]:
    """In a process of its own, which uses one core and leaves nothing behind but in the folder `work`."""
    where = {"PYTHONPATH": os.pathsep.join(sys.path), "TMPDIR": str(work), "OPENBLAS_NUM_THREADS": "1"}
    command = [sys.executable, str(FOLDER / "run.py"), str(path)]
    return subprocess.run(command, env=os.environ | where, capture_output=True, text=True, timeout=300)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_it_runs(path: Path, tmp_path: Path) -> None:
    """In a copy, since notebooks write files where they are."""
    here = tmp_path / "examples" / "notebooks"
    here.mkdir(parents=True)
    shutil.copy(path, here)
    shutil.copytree(ROOT / "docs" / "balance", tmp_path / "docs" / "balance")
    done = run(here / path.name, tmp_path)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    written = {each.name for each in here.iterdir()} - {path.name}
    assert written == set(re.findall(r'"(learning-curve\.\w+)"', "".join(texts(path, "code"))))


def test_there_are_six() -> None:
    assert [path.name[0] for path in NOTEBOOKS] == list("123456")


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_its_last_word_is_checked(path: Path) -> None:
    code = texts(path, "code")
    assert any(re.search(r"^ *assert ", cell, re.M) for cell in code[-2:]), "nothing would fail if it were wrong"
    assert texts(path, "markdown")[0].startswith("# ")


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_it_is_kept_without_outputs(path: Path) -> None:
    notebook = read(path)
    cells = notebook["cells"]
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    assert len({cell["id"] for cell in cells}) == len(cells)
    assert [cell["id"] for cell in cells if cell.get("outputs") or cell.get("execution_count")] == []


@pytest.mark.parametrize("path", [FOLDER / "README.md", *NOTEBOOKS], ids=lambda path: path.stem)
def test_its_links_lead_somewhere(path: Path) -> None:
    text = path.read_text(encoding="utf-8") if path.suffix == ".md" else "\n".join(texts(path, "markdown"))
    links = [link for link in LINK.findall(text) if not link.startswith("https:")]
    assert [link for link in links if not (FOLDER / link).exists()] == []
    if path.suffix == ".md":
        assert [each.name for each in NOTEBOOKS if each.name not in links] == []


def test_a_notebook_that_is_wrong_fails(tmp_path: Path) -> None:
    cells = [{"cell_type": "code", "source": [f"{line}\n"]} for line in ("x = 1", "x", "assert x == 2")]
    wrong = tmp_path / "wrong.ipynb"
    wrong.write_text(json.dumps({"cells": cells}), encoding="utf-8")
    done = run(wrong, tmp_path)
    assert (done.returncode, done.stdout) == (1, "1\n")
    assert 'File "wrong.ipynb, cell 3", line 1' in done.stderr
