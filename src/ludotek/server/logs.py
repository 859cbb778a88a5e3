"""The server's log: one JSON object per line on stderr. Secrets are never in it: no URL contains one.

debug: for people who work on Ludotek, and nonsense that strangers send. info: starts, stops and the like. warning: somebody
should look at it soon, such as a line of chat that was reported. error: something is broken: the database, a table or a bot.
"""

from __future__ import annotations

import json
import logging
import sys

from h11 import LocalProtocolError
from websockets.exceptions import InvalidState

STRANGE = (LocalProtocolError, UnicodeDecodeError, InvalidState)  # what anybody can cause by what they send, or do not

NO_FILES = "socket.accept() out of system resource"
MINUTE = 60.0  # seconds


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        told = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S"),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["trace"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


class NotByStrangers(logging.Filter):
    """Libraries complain loudly about what anybody can send, or about who hangs up; here that is a matter for `debug`."""

    def filter(self, record: logging.LogRecord) -> bool:
        problem = record.exc_info[1] if record.exc_info else None
        if record.name in ("uvicorn.error", "asyncio") and isinstance(problem, STRANGE):
            record.levelno, record.levelname = logging.DEBUG, "DEBUG"
        return record.levelno >= logging.getLogger().level


class NoFlood(logging.Filter):
    """A process without a free file says so for each connection that it cannot take; here once a minute is enough."""

    said = -MINUTE

    def filter(self, record: logging.LogRecord) -> bool:
        if record.name != "asyncio" or not record.getMessage().startswith(NO_FILES):
            return True
        if record.created - self.said < MINUTE:
            return False
        self.said = record.created
        return True


def structured(level: str) -> None:
    """Log everything of that level and above."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(NotByStrangers())
    handler.addFilter(NoFlood())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
