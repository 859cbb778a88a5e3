"""What the page of a device may do."""

from __future__ import annotations

from ludotek.pocket import site
from ludotek.server import headers


def directives(policy: str) -> set[str]:
    return {each.strip() for each in policy.split(";")}


def test_the_policy_is_that_of_the_server_but_for_webassembly() -> None:
    """`frame-ancestors` can only be said in a header, of which static hosts have none."""
    device, server = directives(site.POLICY), directives(headers.POLICY)
    assert server - device == {"script-src 'self'", "frame-ancestors 'none'"}
    assert device - server == {"script-src 'self' 'wasm-unsafe-eval'"}
