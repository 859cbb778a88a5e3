"""What every answer carries, and which pages may speak to the server."""

from __future__ import annotations

from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.datastructures.headers import MutableScopeHeaders
from litestar.types import Message, Scope

from ludotek.server.settings import Settings

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
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
        headers["cache-control"] = keeping(scope["path"], message["status"])


def keeping(path: str, status: int) -> str:
    """How long a browser may keep a response; a file may be missing only for a moment."""
    if "/api/" in path:
        return "no-store"
    return FOREVER if "/assets/" in path and status < 400 else "no-cache"


def allowed_origin(headers: Headers, settings: Settings) -> bool:
    """Does a page of ours ask? Programs send no Origin; a browser always does."""
    origin = headers.get("origin")
    if not origin:
        return True
    try:
        return origin in settings.origins or urlsplit(origin).netloc == headers.get("host")
    except ValueError:  # no address at all
        return False
