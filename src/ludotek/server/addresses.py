"""Who asks, for the limits: an IPv4 address, or the network of an IPv6 one, of which one customer has them all."""

from __future__ import annotations

from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Any

from litestar.connection import ASGIConnection


def address(asking: ASGIConnection[Any, Any, Any, Any]) -> str:
    return known_as(asking.client.host if asking.client else "")


def known_as(host: str) -> str:
    try:
        found = ip_address(host)
    except ValueError:  # no address: a name, or a socket of the system
        return host
    if not isinstance(found, IPv6Address):
        return host
    return str(found.ipv4_mapped or IPv6Network((found.packed, 64), strict=False))
