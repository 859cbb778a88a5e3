"""Run notebooks without Jupyter: their cells, one after the other, as one program that fails where a cell does.

    python examples/notebooks/run.py [NOTEBOOK …] [--pictures FOLDER]

Each one starts in its own folder, as in Jupyter, and knows nothing of the others. What a cell would show at its end is
printed; figures are closed, or with --pictures kept as PNG files.
"""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent


def cells_of(path: Path) -> list[str]:
    """The code of a notebook, cell by cell."""
    cells: list[dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))["cells"]
    return ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]


def run_cell(code: str, name: str, space: dict[str, Any]) -> None:
    """Like Jupyter: a last expression is shown, unless a semicolon ends it."""
    body = ast.parse(code).body
    last = body.pop() if body and isinstance(body[-1], ast.Expr) else None
    exec(compile(ast.Module(body, []), name, "exec"), space)
    if isinstance(last, ast.Expr):
        value = eval(compile(ast.Expression(last.value), name, "eval"), space)
        if value is not None and not code.rstrip().endswith(";"):
            print(repr(value))


def run(path: Path, pictures: Path | None) -> None:
    os.environ["MPLBACKEND"] = "Agg"
    space: dict[str, Any] = {"__name__": "__main__"}
    cells, picture = cells_of(path), 0
    sys.path.insert(0, "")
    os.chdir(path.parent)
    for number, code in enumerate(cells, 1):
        run_cell(code, f"{path.name}, cell {number}", space)
        if "matplotlib.pyplot" not in sys.modules:
            continue
        from matplotlib import pyplot

        for figure in map(pyplot.figure, pyplot.get_fignums()):
            picture += 1
            if pictures is not None:
                figure.savefig(pictures / f"{path.stem}-{picture}.png", dpi=120)
        pyplot.close("all")


def main() -> None:
    parser = ArgumentParser(description="Run notebooks without Jupyter.")
    parser.add_argument("notebooks", nargs="*", type=Path, default=sorted(HERE.glob("*.ipynb")))
    parser.add_argument("--pictures", type=Path, help="an existing folder for the figures")
    wanted = parser.parse_args()
    pictures = None if wanted.pictures is None else wanted.pictures.resolve()
    if len(wanted.notebooks) == 1:
        return run(wanted.notebooks[0].resolve(), pictures)
    for path in wanted.notebooks:
        print(f"# {path.name}", flush=True)
        further = [] if pictures is None else ["--pictures", str(pictures)]
        subprocess.run([sys.executable, __file__, str(path), *further], check=True)
    return None


if __name__ == "__main__":
    main()
