"""Agents that play a seat for a bot: within a level, or through a whole series of them."""

from __future__ import annotations

from gorin.bots.agent import Agent
from gorin.content.boxes import find_box
from gorin.kernel.journal import Header


def agent_of(level: str, header: Header, seed: int) -> Agent:
    """Return a bot of a level for the match that a journal's header begins.

    Raises:
        BadInput: there is no such bot.
    """
    return find_box(header.game).players.agent(level, seed, header.format)
