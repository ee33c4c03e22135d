"""Gathering: who sits where with which deck, before the match begins.

Whoever opens a table sits at its first seat. People who come as players get a free seat; they may
move, and stand up. The host puts bots on free seats and chooses their decks. A deck is checked at
once against the level and the format, and whoever leaves a seat takes deck and entropy along.

Each seat may add to the entropy of chance once. What the table adds itself is committed to from the
start: its hash is on the table before anybody adds anything.
"""

from __future__ import annotations

from gorin.content.box.wishes import DEFAULT, Deck
from gorin.content.boxes import find_box
from gorin.content.desk.matches import make_header
from gorin.content.desk.versions import Unplayable
from gorin.hall.table.clocks import Clocks
from gorin.hall.table.commands import Begin, ChooseDeck, SeatBot, Sit, Stand, Stir
from gorin.hall.table.foreign import Foreign
from gorin.hall.table.people import Person, cleaned
from gorin.hall.table.planning import check_deck, plan_of_table
from gorin.hall.table.play import Play
from gorin.hall.table.records import Began, BotSat, DeckChosen, Opened, Sat, Stirred
from gorin.hall.table.refusing import fault, refused
from gorin.hall.table.standing import Asking, Chair, Moment, Standing
from gorin.kernel.decision import Seat
from gorin.kernel.journal import Header
from gorin.kernel.words import say

LONGEST_ENTROPY = 64


# -- commands ------------------------------------------------------------------------------


def sit(asking: Asking, wish: Sit) -> None:
    """Take a free seat, or during the match one that a bot holds for nobody any more."""
    table = asking.table
    chair = chair_at(table, wish.seat)
    if asking.person.role != "player":
        raise refused("hall-players-only")
    if table.is_running:
        if asking.seat is not None or chair.person or not chair.held or asking.person.has_cast:
            raise refused("hall-seat-taken", seat=wish.seat + 1)
    else:
        before_the_match(table)
        _keep_seats(table, asking.seat)
        if table.earlier and asking.person.has_cast:
            raise refused("hall-has-cast")
        if not chair.is_free:
            raise refused("hall-seat-taken", seat=wish.seat + 1)
    asking.keep(Sat(Seat(wish.seat), asking.person.id))


def stand(asking: Asking, wish: Stand) -> None:
    """Leave the own seat before the match."""
    before_the_match(asking.table)
    seat = own_seat(asking)
    _keep_seats(asking.table, seat)
    asking.keep(BotSat(seat, ""))


def seat_bot(asking: Asking, wish: SeatBot) -> None:
    """Put a bot on a free seat, change its level, or take it away."""
    table = asking.table
    before_the_match(table)
    host_only(asking)
    chair = chair_at(table, wish.seat)
    levels = find_box(table.terms.chosen.game).players.levels
    if wish.level and wish.level not in levels:
        raise fault("bot-unknown", place="level", asked=wish.level, known=levels)
    if chair.person:
        raise refused("hall-seat-taken", seat=wish.seat + 1)
    if not wish.level and not chair.bot:
        raise refused("hall-no-bot", seat=wish.seat + 1)
    asking.keep(BotSat(Seat(wish.seat), wish.level))


def choose_deck(asking: Asking, wish: ChooseDeck) -> None:
    """Choose the deck of the own seat, or as the host that of a bot; nothing: the default."""
    table = asking.table
    before_the_match(table)
    chair = chair_at(table, wish.seat)
    if asking.seat != wish.seat and not (asking.is_host and chair.bot):
        raise refused("hall-not-your-seat", seat=wish.seat + 1)
    if table.earlier:
        raise refused("match-decks-stay")
    if wish.deck and wish.text:
        raise fault("hall-two-decks", place="deck")
    cards = Deck(wish.deck, wish.text)
    name = "" if cards == DEFAULT else check_deck(table.library, table.terms, wish.seat, cards)
    asking.keep(DeckChosen(Seat(wish.seat), wish.deck, wish.text, cleaned(name)[:60]))


def stir(asking: Asking, wish: Stir) -> None:
    """Add to the entropy of chance, once."""
    table = asking.table
    before_the_match(table)
    seat = own_seat(asking)
    if table.chairs[seat].entropy:
        raise refused("hall-stirred-already")
    entropy = cleaned(wish.entropy)
    if not entropy or len(entropy) > LONGEST_ENTROPY:
        raise fault("hall-bad-entropy", place="entropy", most=LONGEST_ENTROPY)
    asking.keep(Stirred(seat, entropy))


def begin(asking: Asking, wish: Begin) -> None:
    """Begin the match: all seats are taken, all decks are legal together."""
    table = asking.table
    before_the_match(table)
    host_only(asking)
    free = tuple(str(seat + 1) for seat, chair in enumerate(table.chairs) if chair.is_free)
    if free:
        raise refused("hall-seats-free", seats=free)
    if table.earlier:
        _check_ready(asking)
    asking.keep(Began(header_of(table)))


def header_of(table: Standing) -> Header:
    """Return what the journal of a match starts from whose seats are taken.

    Raises:
        BadInput: all that is wrong with what is played and the decks.
    """
    plan = plan_of_table(table.library, table.terms, [chair.cards for chair in table.chairs])
    players = tuple(table.name_at(seat) for seat in range(len(table.chairs)))
    entropy = tuple(chair.entropy for chair in table.chairs if chair.entropy)
    return make_header(plan, players=players, seed=table.seed, entropy=entropy)


def _keep_seats(table: Standing, own: Seat | None) -> None:
    """Check that whoever has a seat does not change it between two games of a match.

    Raises:
        Refused: they would.
    """
    if table.earlier and own is not None:
        raise refused("match-seats-stay")


def _check_ready(asking: Asking) -> None:
    """Check that nobody else still thinks about their deck, or is only on the way to the table.

    Raises:
        Refused: somebody does.
    """
    table = asking.table
    waited = tuple(
        table.name_at(seat)
        for seat, chair in enumerate(table.chairs)
        if chair.person != asking.person.id and not is_ready(asking, chair)
    )
    if waited:
        raise refused("match-not-ready", names=waited)


def is_ready(asking: Asking, chair: Chair) -> bool:
    """Return whether nobody waits for a seat: bots, who is ready, who has been away for long."""
    if chair.ready or not chair.person:
        return True
    since = asking.table.away_since(chair.person, asking.presence)
    return since is not None and asking.at - since >= asking.table.terms.grace * 1_000


def chair_at(table: Standing, seat: int) -> Chair:
    """Return a chair of a table.

    Raises:
        BadInput: there is no such seat.
    """
    if not 0 <= seat < len(table.chairs):
        raise fault("hall-no-such-seat", place="seat", seat=seat + 1)
    return table.chairs[seat]


def own_seat(asking: Asking) -> Seat:
    """Return the seat of whoever asks.

    Raises:
        Refused: they have none.
    """
    if asking.seat is None:
        raise refused("hall-no-seat")
    return asking.seat


def host_only(asking: Asking) -> None:
    """Check that the host asks.

    Raises:
        Refused: somebody else does.
    """
    if not asking.is_host:
        raise refused("hall-host-only")


def before_the_match(table: Standing) -> None:
    """Check that the match has not begun.

    Raises:
        Refused: it has.
    """
    if table.stage != "gathering":
        raise refused("hall-begun")


# -- records -------------------------------------------------------------------------------


def opened(table: Standing, record: Opened, moment: Moment) -> None:
    """A table with free seats, and its host."""
    table.terms = record.terms
    table.host = record.host
    table.rematch_of = record.rematch_of
    table.earlier = record.earlier
    table.chairs = tuple(Chair() for _ in range(record.terms.seats))
    table.people[record.host] = Person(record.host, 1, record.name, "player")
    table.taken_up = moment.at


def sat(table: Standing, record: Sat, moment: Moment) -> None:
    """A person has a seat, and no other one."""
    before = table.seat_of(record.person)
    if before is not None and not table.has_begun:
        table.vacate(table.chairs[before])
    chair = table.chairs[record.seat]
    chair.person, chair.held = record.person, ""
    person = table.people[record.person]
    person.role = "player"
    if table.play is not None:
        table.clocks.ask(record.seat)
    table.talk.tell(
        moment.number, moment.at, "hall-told-sat", name=person.name, seat=record.seat + 1
    )


def bot_sat(table: Standing, record: BotSat, moment: Moment) -> None:
    """A bot has a free seat, or a seat is free again."""
    chair = table.chairs[record.seat]
    name, was_bot = table.called_at(record.seat), bool(chair.bot)
    if record.level:
        chair.bot = record.level
        id = "hall-told-bot-sat"
        name = table.called_at(record.seat)
    else:
        table.vacate(chair)
        id = "hall-told-bot-went" if was_bot else "hall-told-stood"
    arguments = {"level": say(f"page-bot-{record.level}")} if record.level else {}
    table.talk.tell(moment.number, moment.at, id, name=name, seat=record.seat + 1, **arguments)


def deck_chosen(table: Standing, record: DeckChosen, moment: Moment) -> None:
    """A seat plays a deck."""
    chair = table.chairs[record.seat]
    chair.cards = Deck(record.deck, record.text)
    chair.deck_name = record.name
    chair.ready = False


def stirred(table: Standing, record: Stirred, moment: Moment) -> None:
    """A seat has added to the entropy of chance."""
    table.chairs[record.seat].entropy = record.entropy


def began(table: Standing, record: Began, moment: Moment) -> None:
    """The match stands at its first question, unless chance is asked first."""
    table.began = moment.at
    try:
        table.play = Play(table.library, record.header, table.seed)
    except Unplayable as error:
        table.foreign = Foreign(record.header, error)
    else:
        table.play.start()
        table.play.note_questions(moment.at)
    table.clocks = Clocks(table.terms.clock, len(table.chairs))
    table.clocks.skip(moment.at)
    table.talk.tell(moment.number, moment.at, "hall-told-began")
