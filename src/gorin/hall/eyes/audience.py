"""The audience of a table: who is connected, and what each of them has been told.

What is told is made once for each viewer, a seat or the spectators, however many tabs look
at it. Of a view only what changed goes out. A caster hears of the match late.
"""

from __future__ import annotations

from msgspec.structs import replace

from gorin import __version__
from gorin.hall.eyes.casters import Casters
from gorin.hall.eyes.connection import Connection
from gorin.hall.eyes.feed import Feed, whole
from gorin.hall.eyes.room import Room
from gorin.hall.eyes.views import CASTER, Viewer
from gorin.hall.table.commands import Older
from gorin.hall.table.standing import Presence
from gorin.hall.table.updates import PROTOCOL, ChatLine, News, TableView, Update, Welcome, You

NOTHING = Update()


class Audience:
    """The connections of one table, in the order in which they came.

    Attributes:
        connections: all clients that are connected.
        table: the table as it was told last; None as long as nobody was told.
    """

    def __init__(self) -> None:
        self.connections: list[Connection] = []
        self.table: TableView | None = None
        self._away: dict[str, int] = {}
        self._feeds: dict[Viewer, Feed] = {}
        self._undos = 0
        self._next = 0
        self._whole: tuple[Room, tuple[int, int], Viewer, Update] | None = None
        self._casters = Casters()

    # -- who is there ----------------------------------------------------------------------

    @property
    def presence(self) -> Presence:
        """The people who are connected, and since when the others are not."""
        return {**self._away, **{one.person: 0 for one in self.connections}}

    def is_present(self, person: str) -> bool:
        """Return whether a person is connected."""
        return any(one.person == person for one in self.connections)

    def add(self, connection: Connection) -> None:
        """Take somebody in."""
        self.connections.append(connection)
        self._away.pop(connection.person, None)

    def remove(self, connection: Connection, at: int) -> bool:
        """Let somebody go; return whether their person is no longer connected at all."""
        if connection not in self.connections:
            return False
        self.connections.remove(connection)
        if self.is_present(connection.person):
            return False
        self._away[connection.person] = at
        return True

    # -- telling ---------------------------------------------------------------------------

    def welcome(self, room: Room, connection: Connection, at: int) -> None:
        """Tell somebody everything that they may hear; all others must know what is new.

        Raises:
            Refused: they are not at the table.
        """
        you = room.you(connection.person)
        viewer = room.viewer_of(connection.person)
        chat = room.chat(you.role, 0, you.seat)
        _note(connection, room, you, viewer)
        table = connection.table = room.view(at, self.presence)
        if viewer == CASTER:
            connection.send(Welcome(PROTOCOL, __version__, you, table, None, (), chat))
            self._casters.come(room, connection, at)
            return
        news = NOTHING if room.match is None else self._whole_for(room, viewer)
        if news.sight is not None and viewer not in self._feeds:
            self._feeds[viewer] = Feed(viewer, news.sight)
        connection.send(Welcome(PROTOCOL, __version__, you, table, news.sight, news.lines, chat))

    def _whole_for(self, room: Room, viewer: Viewer) -> Update:
        """Return all that a viewer may know of the match, made once for those who ask in a row."""
        kept = self._whole
        if kept is not None and kept[0] is room and kept[1:3] == (room.made, viewer):
            return kept[3]
        news = whole(room, viewer)
        self._whole = room, room.made, viewer, news
        return news

    def start_over(self, room: Room, at: int) -> None:
        """Tell everybody everything: what they were told before may no longer hold."""
        self._feeds.clear()
        self._whole = None
        self._casters.drop()
        self._undos, self._next = room.undos, room.next
        self.table = room.view(at, self.presence)
        for connection in self.connections:
            self.welcome(room, connection, at)

    def tell(self, room: Room, at: int) -> None:
        """Tell everybody what is new to them."""
        now = room.view(at, self.presence)
        if self.table is None or not _is_same(self.table, now):
            self.table = now
        if room.next == self._next:
            # Nothing has happened but that somebody came or went.
            for connection in self.connections:
                self._send(connection, NOTHING)
        else:
            self._tell_all_new(room, at)

    def _send(self, connection: Connection, update: Update) -> None:
        """Send an update, and with it the table if it is new to the client."""
        table, connection.table = connection.table, self.table
        assert self.table is not None
        if table is None or not _is_same(table, self.table):
            update = replace(update, table=self.table)
        if update != NOTHING:
            connection.send(update)

    def _tell_all_new(self, room: Room, at: int) -> None:
        """Tell everybody what records have made new."""
        self._whole = None  # whoever comes now is told something newer
        undone = room.undone_to if room.undos != self._undos else None
        self._undos = room.undos
        viewers = {one: room.viewer_of(one.person) for one in self.connections}
        news = self._news(room, set(viewers.values()), undone)
        if CASTER not in news:
            self._casters.drop()
        elif any(one.viewer == CASTER for one in self.connections):
            self._casters.note(room, at, undone)
        for connection, viewer in viewers.items():
            has_moved = viewer != connection.viewer
            update = news[viewer]
            if has_moved and viewer == CASTER:
                self._casters.come(room, connection, at)
            elif has_moved and room.match is not None and not _is_whole(update):
                # Nothing that was seen from the old place holds.
                update = whole(room, viewer)
            self._send(connection, _with(update, *_personal(room, connection, viewer)))
        self._next = room.next
        if room.standing.play is not None:
            room.standing.play.betweens.forget()

    def _news(self, room: Room, viewers: set[Viewer], undone: int | None) -> dict[Viewer, Update]:
        """Return what is new in the match for each viewer; casters are told later."""
        self._feeds = {viewer: feed for viewer, feed in self._feeds.items() if viewer in viewers}
        if room.match is None:
            return dict.fromkeys(viewers, NOTHING)
        return {
            viewer: NOTHING if viewer == CASTER else self._news_for(room, viewer, undone)
            for viewer in viewers
        }

    def _news_for(self, room: Room, viewer: Viewer, undone: int | None) -> Update:
        feed = self._feeds.get(viewer)
        if feed is not None:
            return feed.news(room, undone)
        news = whole(room, viewer)
        assert news.sight is not None
        self._feeds[viewer] = Feed(viewer, news.sight)
        return news

    def tell_all(self, news: News) -> None:
        """Tell everybody the same."""
        for connection in self.connections:
            connection.send(news)

    # -- casters ---------------------------------------------------------------------------

    @property
    def due(self) -> int | None:
        """The time at which casters next hear something; None if they wait for nothing."""
        return self._casters.due

    def tell_casters(self, at: int) -> None:
        """Tell casters what is old enough for them to hear."""
        self._casters.tell(self.connections, at)

    def as_far_as_told(self, connection: Connection, wish: Older) -> Older:
        """Return a wish for older lines so that a caster gets none before its time."""
        if connection.viewer != CASTER:
            return wish
        return replace(wish, before=min(wish.before, self._casters.limit(connection)))


def _is_whole(update: Update) -> bool:
    return update.sight is not None and update.sight.whole


def _personal(
    room: Room, connection: Connection, viewer: Viewer
) -> tuple[You | None, tuple[ChatLine, ...]]:
    """Return what is new for one person, not for all who look through the same eyes."""
    you = room.you(connection.person)
    new_you = you if you != connection.you else None
    was_apart, start = connection.apart, connection.chat
    _note(connection, room, you, viewer)
    if was_apart and not connection.apart:
        chat = room.chat(you.role, 0, you.seat)
        return new_you, tuple(
            one for one in chat if one.number >= start or one.channel == "watchers"
        )
    return new_you, room.chat(you.role, start, you.seat) if start < room.next else ()


def _note(connection: Connection, room: Room, you: You, viewer: Viewer) -> None:
    """Note that a client is told all there is."""
    connection.you, connection.viewer, connection.chat = you, viewer, room.next
    connection.apart = you.role == "player" and room.standing.is_apart


def _with(update: Update, you: You | None, chat: tuple[ChatLine, ...]) -> Update:
    """Return an update with what is for one person only."""
    if you is None and not chat:
        return update
    return replace(update, you=you, chat=chat)


def _is_same(one: TableView, other: TableView) -> bool:
    """Return whether two tables are the same; the time alone is no difference."""
    return one is other or replace(one, now=other.now) == other
