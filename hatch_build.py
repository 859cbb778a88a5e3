"""Build hook: builds the client, and compiles the engine with mypyc or falls back to pure Python with one warning.

The environment decides:

LUDOTEK_COMPILE  "0": stay pure;  "require": a failure stops the build;  unset: try, and warn when it fails
LUDOTEK_OPT      the C compiler's optimisation level, "0" to "3"; "1" when unset
LUDOTEK_CLIENT   "0": leave the browser client as it is, built or not

Run as a script this only compiles, in place or into a copy of src, and its exit code says whether that worked.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import chdir, contextmanager
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

EXTENSION_PATTERNS = ("*.so", "*.pyd")
# Where the time of whole games goes is worth a longer compilation; elsewhere it would only cost patience.
HOT_FLAGS = ["-O3", "-fno-semantic-interposition"]
HOT_RUNTIME = {"float_ops", "int_ops", "list_ops"}  # of mypyc


class Engine:
    """The modules that are compiled: where they come from and where the extension modules go."""

    def __init__(self, root: Path, patterns: list[str], hot: list[str]) -> None:
        self.src = root / "src"
        self.opt_level = os.environ.get("LUDOTEK_OPT") or "1"
        # Kept between builds, and one per kind of result: what has not changed is not compiled again.
        self.work = root / "build" / f"engine-{sys.implementation.cache_tag}-O{self.opt_level}"
        self.lib = self.work / "lib"
        # Packages' __init__ stay interpreted: they only re-export.
        found = {path for pattern in patterns for path in self.src.glob(pattern) if path.name != "__init__.py"}
        self.sources = sorted(path.relative_to(self.src).as_posix() for path in found)
        self.hot = {path.relative_to(self.src) for pattern in hot for path in self.src.glob(pattern)}

    def compile(self) -> list[Path]:
        """The extension modules, relative to `lib`, where they are laid out as they must be importable."""
        from mypyc.build import mypycify
        from setuptools import Distribution

        if not self.sources:
            return []
        # Only a wrong type in the engine itself may stop it: not the linter's taste (no configuration file), and not
        # the rest of the package, which the build environment cannot always check.
        options = ["--config-file=", "--follow-imports=silent", f"--cache-dir={self.work / 'mypy'}"]
        with chdir(self.src):  # mypy derives module names from paths relative to here
            extensions = mypycify(
                [*options, *self.sources],
                opt_level=self.opt_level,
                debug_level="0",
                target_dir=str(self.work / "c"),
                group_name="ludotek",  # what the modules share becomes the top-level module ludotek__mypyc
                multi_file=True,  # a C file for each module: several at a time, and only those that have changed
            )
            for extension in extensions:
                # What some compiler finds remarkable in generated C is no reason to do without it.
                extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
                if sys.platform.startswith("linux"):
                    # Calls between modules go straight to their target, not through a table that a preloaded library
                    # might change: 7 % more speed for nothing.
                    extension.extra_link_args = [*extension.extra_link_args, "-Wl,-Bsymbolic"]
            command = Distribution({"name": "ludotek", "ext_modules": extensions}).get_command_obj("build_ext")
            command.build_lib = str(self.lib)
            command.build_temp = str(self.work / "temp")
            command.parallel = os.cpu_count()
            command.ensure_finalized()
            command.force = True  # what has not changed is found file by file
            hot = HOT_RUNTIME | {f"__native_{'___'.join(path.with_suffix('').parts)}" for path in self.hot}
            if self.opt_level == "0" or not sys.platform.startswith("linux"):
                hot = set()
            with compiling_what_changed(self.work / "c", hot):
                command.run()
            return [Path(path).relative_to(self.lib) for path in command.get_outputs()]

    def put_beside_sources(self, built: list[Path], src: Path) -> None:
        """Python prefers an extension module to the source beside it; so a stale one would run old rules, and goes."""
        for pattern in EXTENSION_PATTERNS:
            for path in src.rglob(pattern):
                path.unlink()
        for path in built:
            shutil.copy2(self.lib / path, src / path)


@contextmanager
def compiling_what_changed(generated: Path, hot: set[str]) -> Iterator[None]:
    """Within, C files are compiled on all cores, but for those whose object file is newer than they, all headers and this
    file; the `hot` ones with flags of their own."""
    from distutils import ccompiler  # setuptools provides it under this name

    compiler: Any = ccompiler.CCompiler

    def compile_changed(
        self: Any, sources: list[str], output_dir: Any = None, macros: Any = None, include_dirs: Any = None,
        debug: Any = 0, extra_preargs: Any = None, extra_postargs: Any = None, depends: Any = None,
    ) -> list[str]:  # fmt: skip
        macros, objects, extra_postargs, pp_opts, build = self._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        cc_args = self._get_cc_args(pp_opts, debug, extra_preargs)
        shared = max(path.stat().st_mtime for path in [Path(__file__), *generated.rglob("*.h")])

        def compile_one(made: str) -> None:
            source, extension = build[made]
            newest = max(shared, Path(source).stat().st_mtime)
            if not Path(made).exists() or Path(made).stat().st_mtime < newest:
                flags = HOT_FLAGS if Path(source).stem in hot else []
                self._compile(made, source, extension, cc_args, [*extra_postargs, *flags], pp_opts)

        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(compile_one, objects))
        return list(objects)

    original = compiler.compile
    compiler.compile = compile_changed
    try:
        yield
    finally:
        compiler.compile = original


class LudotekBuildHook(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if os.environ.get("LUDOTEK_CLIENT") != "0":
            subprocess.run([sys.executable, str(Path(self.root, "client", "build.py"))], check=True)
        engine = Engine(Path(self.root), self.config["compile"], self.config["hot"])
        built = self.compile(engine)
        if version == "editable":
            engine.put_beside_sources(built, engine.src)
        elif built:
            build_data["force_include"].update({str(engine.lib / path): str(path) for path in built})
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def compile(self, engine: Engine) -> list[Path]:
        mode = os.environ.get("LUDOTEK_COMPILE", "")
        if mode == "0":
            return []
        try:
            return engine.compile()
        except (Exception, SystemExit) as error:  # mypyc leaves by SystemExit when it finds a wrong type
            if mode == "require":
                raise
            self.app.display_warning(
                f"Ludotek: the engine could not be compiled ({type(error).__name__}; LUDOTEK_COMPILE=require shows why). "
                "This installs the pure Python engine, which plays the same games, about twelve times slower."
            )
            return []


def main() -> None:
    root = Path(__file__).resolve().parent
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    hook = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    engine = Engine(root, hook["compile"], hook["hot"])
    built: list[Path] = []
    try:
        built = engine.compile()
    except Exception as error:  # the C compiler's; it has printed its own complaint
        sys.exit(f"{type(error).__name__}: {error}")
    finally:
        engine.put_beside_sources(built, Path(sys.argv[1]) if len(sys.argv) > 1 else engine.src)


if __name__ == "__main__":
    main()
