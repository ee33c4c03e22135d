"""Events of roles: what is handed in and carried, and who leaves.

What somebody handed in nobody else is told.
"""

from __future__ import annotations

from typing import Any

from gorin.games.l5r_strategic.events import CampaignHappened
from gorin.games.l5r_strategic.state import NOBODY, Commands, News, Post, Sheet, State, without
from gorin.kernel.decision import Seat
from gorin.kernel.words import Arg, Message, seat_name


class HandedIn(CampaignHappened, frozen=True):
    """A seat put its sheet into the box, or told the referee; only it knows."""

    seat: Seat
    sheet: Sheet
    clause: str = "STR-3.4"

    def apply(self, state: State) -> None:
        state.box[self.seat] = self.sheet

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("sheet",)) if viewer == self.seat else None


class Commanded(CampaignHappened, frozen=True):
    """A Daimyo told his Karo where he wants armies to go; the two of them know."""

    clan: str
    commands: Commands
    ears: tuple[Seat, ...]
    clause: str = "STR-1.4"

    def apply(self, state: State) -> None:
        state.commands = {**state.commands, self.clan: self.commands}

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("commands", "ears")) if viewer in self.ears else None


class Underway(CampaignHappened, frozen=True):
    """A Karo may go to the generals now, or who takes a role goes to its place."""

    clause: str = "STR-1.5"

    def apply(self, state: State) -> None:
        state.phase = "news"

    def said(self) -> Message | None:
        return None


class Carried(CampaignHappened, frozen=True):
    """A Karo told the generals of his clan how the map lies, and what their Daimyo wants."""

    clan: str
    news: News
    ears: tuple[Seat, ...]
    clause: str = "STR-1.5"

    def apply(self, state: State) -> None:
        state.news = {**state.news, self.clan: self.news}
        state.commands = without(state.commands, self.clan)
        state.phase = "orders"

    def told(self, viewer: Seat | None) -> Message | None:
        return self.message(without=("news", "ears")) if viewer in self.ears else None


class Stayed(CampaignHappened, frozen=True):
    """A Karo did not go to the generals; nobody hears of it."""

    clause: str = "STR-1.5"

    def apply(self, state: State) -> None:
        state.phase = "orders"

    def said(self) -> Message | None:
        return None


class TimeUp(CampaignHappened, frozen=True):
    """The time of a turn, of the talk before the first or of the battles after the last is up."""

    clause: str = "STR-3.1"


class TalkBegan(CampaignHappened, frozen=True):
    """Daimyos talk before the first turn."""

    clause: str = "STR-2.5"

    def apply(self, state: State) -> None:
        state.phase = "talk"


class Settled(CampaignHappened, frozen=True):
    """The referee says that the reports of this turn stand."""

    clause: str = "STR-R7"

    def apply(self, state: State) -> None:
        state.settled = True

    def said(self) -> Message | None:
        return None


class RolePassed(CampaignHappened, frozen=True):
    """A seat left, and somebody else of its clan takes its roles."""

    seat: Seat
    clan: str
    heir: Seat
    phase: str
    clause: str = "STR-R43"

    def apply(self, state: State) -> None:
        posts = list(state.posts)
        posts[self.heir] += posts[self.seat]
        posts[self.seat] = Post(self.clan)
        state.posts = tuple(posts)
        state.phase = self.phase

    def said(self) -> Message | None:
        return self.message(without=("phase",))

    def shown(self, name: str, value: Any) -> Arg:
        return seat_name(value) if name in ("seat", "heir") else super().shown(name, value)


class Left(CampaignHappened, frozen=True):
    """The last of a clan left: it keeps its provinces and has no armies any more."""

    seat: Seat
    clan: str
    clause: str = "STR-R43"

    def apply(self, state: State) -> None:
        state.alive = tuple(clan for clan in state.alive if clan != self.clan)
        state.posts = tuple(
            Post(self.clan) if post.clan == self.clan else post for post in state.posts
        )
        gone = state.armies_of(self.clan)
        for name in gone:
            del state.armies[name]
        state.winners = {place: name for place, name in state.winners.items() if name not in gone}
        for fights in (state.battles, state.truces):
            for place, names in list(fights.items()):
                left = tuple(name for name in names if name not in gone)
                if left:
                    fights[place] = left
                else:
                    del fights[place]
        own = [int(seat) for seat in state.seats if state.clan_at(seat) == self.clan]
        state.box = without(state.box, *own)
        state.sheets = without(state.sheets, *own)
        state.terms = without(state.terms, *gone)
        state.commands = without(state.commands, self.clan)
        state.news = without(state.news, self.clan)
        state.allies = tuple(pair for pair in state.allies if self.clan not in pair)
        state.calls = {
            clan: tuple(other for other in called if other != self.clan)
            for clan, called in state.calls.items()
            if clan != self.clan
        }


class RefereeLeft(CampaignHappened, frozen=True):
    """The referee left: results of battles are drawn from now on."""

    seat: Seat
    clause: str = "STR-7.3"

    def apply(self, state: State) -> None:
        state.referee = NOBODY
        state.reports = {}
