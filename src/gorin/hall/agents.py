"""Who plays a seat of a match for a bot: within a level, or through a whole series of them."""

from __future__ import annotations

from gorin.bots.agent import Agent, agent_for
from gorin.bots.tomb_raider.joined import series_player
from gorin.content.desk.matches import is_joined
from gorin.kernel.journal import Header


def agent_of(level: str, header: Header, seed: int) -> Agent:
    """Return a bot of a level for the match that a journal's header begins.

    Raises:
        BadInput: there is no such bot.
    """
    if is_joined(header.format):
        return series_player(level, seed)
    return agent_for(level, header.game, seed)
