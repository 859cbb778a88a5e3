from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))  # a device for the tests


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"
