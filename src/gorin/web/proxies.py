"""Proxies: who is believed when it says for whom it asks."""

from __future__ import annotations

import ipaddress
from collections.abc import Mapping
from typing import TypeAlias

from gorin.kernel.clauses import BadInput
from gorin.kernel.words import say

PROXIES = "FORWARDED_ALLOW_IPS"
"""The environment variable that names proxies of other machines."""
OWN = ("127.0.0.1", "::1", "::ffff:127.0.0.1")
"""Always believed: a proxy of this machine, and other processes of the same server."""
ALL = "*"

Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network


def proxies(environment: Mapping[str, str]) -> list[str] | str:
    """Return the addresses and networks that are believed, or `ALL`.

    Raises:
        BadInput: one is neither; nobody would ever be believed by it.
    """
    named = [part for each in environment.get(PROXIES, "").split(",") if (part := each.strip())]
    faults: list[BadInput] = []
    addresses = [*OWN]
    for one in named:
        if one == ALL:
            continue
        try:
            addresses += _written(ipaddress.ip_network(one))
        except ValueError:
            faults.append(BadInput(say("web-no-proxy", asked=one), place=PROXIES))
    if faults:
        raise BadInput.together(faults)
    return ALL if ALL in named else addresses


def _written(network: Network) -> list[str]:
    """Return a network as it is looked for; where both kinds come, IPv4 comes within IPv6."""
    if network.version == 6:
        return [str(network)]
    return [str(network), f"::ffff:{network.network_address}/{96 + network.prefixlen}"]
