"""Environments for learners, as Gymnasium and PettingZoo define them; `docs/environments.md` is their manual.

Importing this package registers the ids with Gymnasium. What a game has to say about its own is in its folder here.
"""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules

try:
    import gymnasium  # noqa: F401
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401
except ImportError as missing:
    raise ImportError(f"the environments need {missing.name}: pip install 'ludotek[env]'") from missing

for each in iter_modules(__path__):
    if each.ispkg:
        import_module(f"{__name__}.{each.name}")
