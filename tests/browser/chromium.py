"""Which Chromium there may be, and what keeps it quiet."""

from __future__ import annotations

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")  # as dev.py installs or finds it
QUIET = (
    "--no-sandbox",  # in a container the tests run as root
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
