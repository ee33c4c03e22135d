"""Commands: what people type at the prompt that is no answer to the question."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rich.text import Text

from gorin.cli.terminal import clauses, doing, guiding
from gorin.cli.terminal.answers import meant
from gorin.cli.terminal.company import Company
from gorin.cli.terminal.domains import help_lines
from gorin.cli.terminal.naming import name_there
from gorin.cli.terminal.table import Command, Reply, TerminalTable, Typed
from gorin.cli.terminal.undoing import undo
from gorin.content.box.windows import Until
from gorin.kernel.clauses import BadInput, Refusal, Refused
from gorin.kernel.decision import Seat
from gorin.kernel.observe import QuestionView
from gorin.kernel.playing import TO
from gorin.kernel.words import Arg, Message, Name, say
from gorin.text.language import LANGUAGES, known_language

CONCEDE = "concede"
DO = "do"
SKIP = "skip"
DEFAULT_LOG = 20
MOST_NAMED = 8
"""The most cards that are named where several may be meant."""


def obey(table: TerminalTable, seat: Seat, question: QuestionView, line: str) -> Reply:
    """Carry out a command if the line is one."""
    verb, _, rest = line.partition(" ")
    verb = verb.casefold()
    letters = {**LETTERS, **table.letters}
    if table.company.guide is not None:
        letters |= GUIDED_LETTERS
    name = letters.get(verb, verb)
    command = COMMANDS.get(name) or _more_commands(table, question).get(name)
    if command is None:
        return Reply.NOT_MINE
    return command(Typed(table, seat, question, rest.strip()))


def _more_commands(table: TerminalTable, question: QuestionView) -> Mapping[str, Command]:
    """Return the commands that there are in a tutorial only, and those of the game."""
    guided = {} if table.company.guide is None else GUIDED
    return {**guided, **table.commands(question)}


# -- looking -------------------------------------------------------------------------------


def show_help(typed: Typed) -> Reply:
    """Show the commands and what is done silently."""
    read = typed.company.read
    table, header = typed.table, typed.company.save.header
    messages = (*table.aim(header.game, header.format), say("play-help-answering"))
    messages += (*help_lines(typed.question.domain), *table.help_lines())
    lines: list[str | Text] = [typed.company.reader.read(message) for message in messages]
    usages = usages_of(typed)
    width = max(len(usage) for usage in usages)
    for usage in usages:
        about = read(f"play-help-{usage.split()[0]}" if usage != "?" else "play-help-help")
        lines.append(Text(f"  {usage:<{width}}  ", "bold").append(about, "not bold"))
    lines.append(read(typed.table.silent))
    legend = typed.table.legend()
    if legend and not typed.company.screen.plain:
        lines.append(legend)
    return typed.show(*lines)


def usages_of(typed: Typed) -> tuple[str, ...]:
    """Return the commands as help lists them: those of this moment first."""
    table, company = typed.table, typed.company
    moment = table.first_usages(typed.question) if company.guide is None else GUIDED_USAGES
    lacks = set[str]()
    if not _has_cards(company):
        lacks |= {"hand", "card"}
    if not _can_concede(company):
        lacks.add(CONCEDE)
    if company.facing is None or not doing.kinds_of(company, company.facing):
        lacks.add(DO)
    if not company.customs.passes:
        lacks |= {SKIP, "stops"}
    usual = (usage for usage in USAGES if usage.split()[0] not in lacks)
    return (*moment, *LOOKING, *table.usages, *usual)


def _has_cards(company: Company) -> bool:
    """Return whether there are cards to read: printed ones, or some that lie in the match."""
    table = company.match.table
    return company.box.cards is not None or bool(table.rulebook.game.cards(table.state))


def show_hand(typed: Typed) -> Reply:
    """Show the cards in hand with what they do."""
    return typed.show(*typed.table.hand_lines(typed.seat))


def show_card(typed: Typed) -> Reply:
    """Show a card by its name or the beginning of it."""
    if not typed.rest:
        return typed.say(say("play-card-which"))
    meant_by = typed.table.find_cards(typed.seat, typed.rest)
    if not meant_by:
        return typed.say(say("play-card-unknown", asked=typed.rest))
    if len(meant_by) > 1:
        names = tuple(card.name for card in meant_by[:MOST_NAMED])
        return typed.say(say("play-meant-several", asked=typed.rest, found=names))
    return typed.show(*meant_by[0].lines())


def show_log(typed: Typed) -> Reply:
    """Show the last lines of the log."""
    count = int(typed.rest) if typed.rest.isdecimal() else DEFAULT_LOG
    lines = typed.company.log(typed.seat)
    return typed.show(*lines[-count:]) if count else Reply.SHOWN


def show_rule(typed: Typed) -> Reply:
    """Show a clause of the rules."""
    reader, asks = typed.company.reader, typed.question.clause
    clause = typed.table.clause_named(typed.rest, typed.question)
    id = "clause-" + clause.replace(".", "_")
    plain = clause.replace(".", "").replace("-", "")
    if clause and plain.isalnum() and reader.has(id):
        return typed.show(Text(f"{clause} · {reader.title(id)}", "bold"), reader.read(Message(id)))
    if clause == asks:
        return typed.say(say("play-rule-no-text", clause=clause))
    ids = clauses.meant(typed.company.box.id, typed.rest, reader)
    if ids:
        return typed.show(*clauses.listed(ids, reader))
    return typed.say(say("play-rule-unknown", asked=typed.rest, clause=asks))


# -- why not -------------------------------------------------------------------------------


def why(typed: Typed) -> Reply:
    """Say which clauses forbid an attempt; alone, list everything one may think of trying."""
    if not typed.rest:
        typed.say(say("play-why-list"))
        return typed.show(*(_attempt_line(typed, attempt) for attempt in _attempts(typed)))
    attempt = ""
    for part in typed.rest.split(TO):
        attempts = _attempts(typed, attempt)
        words = [_in_words(typed, attempt) for attempt in attempts]
        places = meant(part.strip(), [attempt.rpartition(TO)[2] for attempt in attempts], words)
        if len(places) > 1:
            meant_by = tuple(words[at] for at in places)
            return typed.say(say("play-meant-several", asked=part.strip(), found=meant_by))
        if not places:
            return _tell_why(typed, typed.rest)
        attempt = attempts[places[0]]
    return _tell_why(typed, attempt)


def explain(table: TerminalTable, seat: Seat, question: QuestionView, line: str) -> bool:
    """Say why something that is no answer cannot be done now; False if it is no attempt either."""
    typed = Typed(table, seat, question, line)
    attempts = _attempts(typed)
    places = meant(line, attempts)
    if len(places) != 1 or not _refusals(typed, attempts[places[0]]):
        return False
    _tell_why(typed, attempts[places[0]])
    return True


def _attempts(typed: Typed, stem: str = "") -> tuple[str, ...]:
    match = typed.company.match
    return match.table.rulebook.game.attempts(match.table, typed.seat, stem)


def _refusals(typed: Typed, attempt: str) -> tuple[Refusal, ...]:
    return typed.company.match.why_not(typed.seat, attempt)


def _tell_why(typed: Typed, attempt: str) -> Reply:
    try:
        refusals = _refusals(typed, attempt)
    except BadInput as error:
        return typed.say(error.message)
    verdict = "play-why-not" if refusals else "play-why-allowed"
    typed.say(say(verdict, attempt=_in_words(typed, attempt)))
    for refusal in refusals:
        message = say("refused", reason=refusal.reason, clause=refusal.clause)
        typed.show("  " + typed.company.reader.read(message))
    if further := _attempts(typed, attempt):
        typed.say(say("play-why-further"))
        typed.show(*(_attempt_line(typed, one) for one in further))
    return Reply.SHOWN


def _attempt_line(typed: Typed, attempt: str) -> str:
    refusals = _refusals(typed, attempt)
    if not refusals:
        verdict = say("play-why-yes")
    else:
        verdict = say("with-aside", text=say("play-why-no"), aside=_clauses(refusals))
    line = say("error-at", place=_in_words(typed, attempt), reason=verdict)
    return "  " + typed.company.reader.read(line)


def _clauses(refusals: Iterable[Refusal]) -> Arg:
    joined: Arg
    joined, *others = dict.fromkeys(refusal.clause for refusal in refusals)
    for clause in others:
        joined = say("list-more", first=joined, second=clause)
    return joined


def _in_words(typed: Typed, attempt: str) -> str:
    """Return an attempt as the page says it, part by part."""
    return " > ".join(_part_in_words(typed, part) for part in attempt.split(TO))


def _part_in_words(typed: Typed, attempt: str) -> str:
    """Return a part of an attempt; its key reads `verb:thing.number`.

    Whether a number is a seat only the game knows: its message says `$seat` then, or `$number` to
    choose words by it.
    """
    reader = typed.company.reader
    verb, _, rest = attempt.partition(":")
    id = f"page-attempt-{verb}"
    if not reader.has(id):
        return _as_answered(typed, attempt)
    if not rest:
        return reader.read(say(id))
    if rest.isdecimal():
        return reader.read(say(id, thing=rest, number=int(rest), seat=Name("seat", rest)))
    slug, _, number = rest.partition(".")
    there = name_there(typed.company, typed.seat, number.partition(".")[0])
    thing: Arg = there or Name("card", slug)
    if reader.has(f"side-{rest}"):
        thing = say(f"side-{rest}")
    return reader.read(say(id, thing=thing))


def _as_answered(typed: Typed, attempt: str) -> str:
    """Return an attempt as the answer that it is, or else its key."""
    reader = typed.company.reader
    for option in typed.question.options:
        if option.key == attempt:
            return reader.read(option.message)
    id = f"option-{attempt}"
    return reader.read(say(id)) if reader.has(id) else attempt


# -- the game as a whole -------------------------------------------------------------------


def take_back(typed: Typed) -> Reply:
    """Take back the last choice, or say why that cannot be done."""
    refused = undo(typed.company, typed.seat)
    if refused is not None:
        return typed.say(refused)
    typed.company.skipping.pop(typed.seat, None)
    typed.company.notice(say("play-undone"))
    return Reply.CHANGED


def say_saved(typed: Typed) -> Reply:
    """Say that the game is saved all the time, and where."""
    save = typed.company.save
    typed.say(say("play-saved", save=save.id))
    commitment = str(save.header.commitment)
    return typed.show("  " + str(save.path), typed.company.read("play-commitment", hash=commitment))


def _can_concede(company: Company) -> bool:
    """Return whether the game lets anybody give it up."""
    return CONCEDE in company.match.table.rulebook.game.leaving


def concede(typed: Typed) -> Reply:
    """Give the game up, after asking once more."""
    company = typed.company
    if not _can_concede(company):
        return typed.say(say("play-concede-never"))
    typed.say(typed.table.concede_question)
    if not says_yes(company):
        return typed.say(say("play-concede-not"))
    try:
        company.match.initiate(typed.seat, CONCEDE)
    except Refused as error:
        return typed.show(*(company.reader.read(each.reason) for each in error.refusals))
    company.keep()
    return Reply.CHANGED


def says_yes(company: Company) -> bool:
    """Return whether somebody types yes now, in their language or in English."""
    word = company.read("yes").casefold()
    return company.screen.ask().casefold() in ("y", "yes", word, word[:1])


def do(typed: Typed) -> Reply:
    """Do something that nobody asks for, such as an offer; alone, list what there is."""
    lines = doing.do(typed.company, typed.seat, typed.rest)
    return Reply.CHANGED if lines is None else typed.show(*lines)


def leave(typed: Typed) -> Reply:
    """Leave the table; the game can be resumed."""
    return Reply.LEAVE


def change_language(typed: Typed) -> Reply:
    """Change the language of the table."""
    language = known_language(typed.rest) if typed.rest else None
    if language is None:
        return typed.say(say("play-lang-which", known=LANGUAGES))
    typed.company.speak(language)
    return Reply.REDRAW


# -- the tutorial --------------------------------------------------------------------------


def give_hint(typed: Typed) -> Reply:
    """Say what a sensible answer is, why, and what the odds are."""
    company = typed.company
    assert company.guide is not None
    view = company.view(typed.seat)
    if not typed.question.options:
        return typed.say(guiding.suggested(company.guide, view, typed.question))
    return typed.show(*guiding.hint(company.guide, view, typed.question, company.reader))


def show_lessons(typed: Typed) -> Reply:
    """List the lessons, or show one of them again by its number."""
    company = typed.company
    guide, reader, screen = company.guide, company.reader, company.screen
    tutorial = typed.table.tutorial_of(company.box.id)
    assert guide is not None
    lessons = () if tutorial is None else tutorial.lessons()
    if not typed.rest:
        return typed.show(*guiding.listed(guide, lessons, reader))
    number = int(typed.rest) if typed.rest.isdecimal() else 0
    lesson = guiding.numbered(guide, lessons, number)
    if lesson is None:
        return typed.say(say("learn-no-lesson", asked=typed.rest))
    panel = guiding.panel_of(lesson, reader, typed.table.extras, plain=screen.plain)
    if screen.plain:
        return typed.show(*guiding.told(panel, reader))
    screen.lines(guiding.drawn(panel, reader, screen.width))
    return Reply.SHOWN


# -- settings ------------------------------------------------------------------------------

STOPS = ("useful", "all")


def _choices(table: TerminalTable) -> Mapping[str, tuple[str, ...]]:
    """Return what may be set, and to what: what it is if nobody sets it goes first."""
    choices: dict[str, tuple[str, ...]] = {"stops": STOPS}
    for choice in table.company.customs.choices:
        usual = table.usual.get(choice.id, choice.usual)
        others = (value for value, _ in choice.values if value != usual)
        choices[choice.id] = (usual, *others)
    return choices


def _now(company: Company, name: str) -> str:
    settings = company.settings
    if name == "stops":
        return settings.stops
    usual = {choice.id: choice.usual for choice in company.customs.choices}
    return settings.choices.get(name, usual[name])


def _about(company: Company, name: str, value: str) -> str:
    """Return in words what a setting does."""
    id = f"play-set-{name}-{value}"
    if company.reader.has(id):
        return company.read(id)
    (choice,) = (each for each in company.customs.choices if each.id == name)
    label, words = choice.label, dict(choice.values)[value]
    return company.reader.read(say("error-at", place=label, reason=words))


def change_setting(typed: Typed) -> Reply:
    """Change a setting: `set order ask`; alone, show all of them."""
    company = typed.company
    name, _, value = typed.rest.partition(" ")
    value = value.strip()
    if value not in _choices(typed.table).get(name, ()):
        return show_settings(typed)
    if name == "stops":
        company.settings.stops = value
    else:
        company.settings.choices[name] = value
    company.save.keep_notes()
    return typed.show(_about(company, name, value))


def change_stops(typed: Typed) -> Reply:
    """Change when one is asked: `stops all`, `stops useful`, `stops Silk Rope never`."""
    name, _, wish = typed.rest.rpartition(" ")
    if name and wish in CARD_WISHES:
        return _wish_for(typed, name, wish)
    return change_setting(Typed(typed.table, typed.seat, typed.question, f"stops {typed.rest}"))


CARD_WISHES = ("always", "never", "usual")
"""Whether a person wants to be asked about a card: in each window, in none, as about others."""


def _wish_for(typed: Typed, asked: str, wish: str) -> Reply:
    """Note whether somebody wants to be asked about a card."""
    company = typed.company
    names = [each.name for each in typed.table.find_cards(typed.seat, asked)]
    cards = [name for name in names if isinstance(name, Name) and name.kind == "card"]
    if not cards:
        return typed.say(say("play-card-unknown", asked=asked))
    if len(cards) > 1:
        return typed.say(say("play-meant-several", asked=asked, found=tuple(cards[:MOST_NAMED])))
    _ = company.settings.cards.pop(cards[0].key, None)
    if wish != "usual":
        company.settings.cards[cards[0].key] = wish
    company.save.keep_notes()
    return typed.say(say(f"play-stops-{wish}", card=cards[0]))


def show_settings(typed: Typed) -> Reply:
    """Show the settings, each with what else it may be."""
    company = typed.company
    for name, choices in _choices(typed.table).items():
        now = _now(company, name)
        about = _about(company, name, now)
        typed.show(f"  set {name} {'|'.join(choices)}: {now}. {about}")
    for card, wish in sorted(company.settings.cards.items()):
        typed.show("  " + company.reader.read(say(f"play-stops-{wish}", card=Name("card", card))))
    return Reply.SHOWN


def skip(typed: Typed) -> Reply:
    """Pass in every window until the turn is over, or with `concern` until something concerns."""
    company = typed.company
    if not company.customs.passes:
        return typed.say(say("play-skip-never"))
    if typed.rest not in ("", "concern"):
        return typed.say(say("play-skip-how", asked=typed.rest))
    until: Until = "concern" if typed.rest == "concern" else "turn"
    skipping = company.windows.skipping(company.match, typed.seat, until)
    assert skipping is not None
    company.skipping[typed.seat] = skipping
    company.notice(say(f"play-skipping-{until}"))
    return Reply.CHANGED


LETTERS: Mapping[str, str] = {
    "?": "help",
    "w": "why",
    "h": "hand",
    "c": "card",
    "l": "log",
    "r": "rule",
    "u": "undo",
    "s": "save",
    "q": "quit",
    "exit": "quit",
}

COMMANDS: Mapping[str, Command] = {
    "help": show_help,
    "why": why,
    "hand": show_hand,
    "card": show_card,
    "log": show_log,
    "rule": show_rule,
    DO: do,
    "undo": take_back,
    "save": say_saved,
    CONCEDE: concede,
    "quit": leave,
    "lang": change_language,
    "auto": show_settings,
    "set": change_setting,
    "stops": change_stops,
    SKIP: skip,
}

GUIDED_LETTERS: Mapping[str, str] = {"h": "hint"}

GUIDED: Mapping[str, Command] = {"hint": give_hint, "lessons": show_lessons}
"""Commands of a tutorial only; the letter for the hand is then that for a hint."""

GUIDED_USAGES = ("hint", "lessons N")

LOOKING = ("?", "why ATTEMPT")

USAGES = (
    "hand",
    "card NAME",
    "log N",
    "rule CLAUSE",
    f"{DO} WHAT",
    "undo",
    f"{SKIP} [concern]",
    "stops CARD WISH",
    "save",
    "set NAME VALUE",
    "lang XX",
    CONCEDE,
    "quit",
)
"""The commands as help lists them, behind the game's own."""
