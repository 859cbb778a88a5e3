"""What every answer carries, and which pages may speak to the server."""

from __future__ import annotations

import logging
from functools import lru_cache
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection
from litestar.datastructures.headers import MutableScopeHeaders
from litestar.types import Message, Scope

from ludotek.server.pocket import LIST, NAMED_BY_DIGEST, PLACE
from ludotek.server.settings import Settings

log = logging.getLogger("ludotek.server")

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
ON_DEVICE = POLICY.replace(
    "script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"
)  # which compiles its engine itself
SECURE = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
FOREVER = "public, max-age=31536000, immutable"  # for files whose name is the digest of what they hold


async def secure(message: Message, scope: Scope) -> None:
    """Add the headers to every HTTP response, even those that come from no handler."""
    if message["type"] == "http.response.start":
        headers = MutableScopeHeaders.from_message(message)
        for name, value in SECURE.items():
            headers[name] = value
        if is_pocket(scope["path"]):
            headers["content-security-policy"] = ON_DEVICE
        headers["cache-control"] = keeping(scope["path"], message["status"])


def is_pocket(path: str) -> bool:
    """Only what is sent from there: a page of a server has no need of it."""
    return f"{PLACE}/" in f"{path}/" and "/api/" not in path


def keeping(path: str, status: int) -> str:
    """How long a browser may keep a response; a file may be missing only for a moment."""
    if "/api/" in path:
        return "no-store"
    named = "/assets/" in path or (NAMED_BY_DIGEST in path and not path.endswith(LIST))
    return FOREVER if named and status < 400 else "no-cache"


def is_own_name(asking: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Is the server asked by one of its names? A stranger's name may lead here as well, with the stranger's pages."""
    try:
        name = urlsplit(f"//{asking.headers.get('host', '')}").hostname
    except ValueError:  # no name at all
        return False
    return not settings.names or name in settings.names


def allowed_origin(asking: ASGIConnection[Any, Any, Any, Any], settings: Settings) -> bool:
    """Does a page of ours ask? Programs send no Origin; a browser always does."""
    origin, host = asking.headers.get("origin"), asking.headers.get("host")
    if not origin or origin in settings.origins:
        return True
    scheme = "https" if asking.url.scheme in ("https", "wss") else "http"
    if origin == f"https://{host}" and scheme == "http":
        advise(origin)
    return origin == f"{scheme}://{host}"


@lru_cache(maxsize=1)
def advise(origin: str) -> None:
    """Once, as strangers can send this, too."""
    log.warning("a page of %s was refused: if a proxy adds TLS, name it with --proxy", origin)
