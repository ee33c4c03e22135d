"""Commands: what people type at the prompt that is no answer to the question."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from enum import Enum, auto

from msgspec import Struct
from rich.text import Text

from gorin.cli.terminal import between, board, cardtext, guiding, panels
from gorin.cli.terminal.answers import meant
from gorin.cli.terminal.sitting import Sitting
from gorin.cli.terminal.undoing import undo
from gorin.content.tomb_raider.customs import turn_of
from gorin.kernel.clauses import BadInput, Refusal
from gorin.kernel.decision import Seat
from gorin.kernel.observe import QuestionView
from gorin.kernel.words import Arg, Message, Name, say
from gorin.text.language import LANGUAGES, known_language

DEFAULT_LOG = 20


class Reply(Enum):
    """What came of a line: it was no command, or what the table does next."""

    NOT_MINE = auto()
    SHOWN = auto()
    REDRAW = auto()
    CHANGED = auto()
    LEAVE = auto()


class Typed(Struct, frozen=True):
    """A command with what it is about: at which table, by whom, beside which question."""

    sitting: Sitting
    seat: Seat
    question: QuestionView
    rest: str

    def show(self, *lines: str | Text) -> Reply:
        """Show lines, wrapped to the screen."""
        screen = self.sitting.screen
        for line in lines:
            text = line if isinstance(line, Text) else Text(line)
            screen.lines([text] if screen.plain else panels.wrap(text, screen.width))
        return Reply.SHOWN

    def say(self, message: Message) -> Reply:
        """Show a message."""
        return self.show(self.sitting.reader.read(message))


def obey(sitting: Sitting, seat: Seat, question: QuestionView, line: str) -> Reply:
    """Carry out a command if the line is one."""
    verb, _, rest = line.partition(" ")
    verb = verb.casefold()
    name = LETTERS.get(verb, verb)
    if name == "rows" and verb == "r" and rest.strip():
        name = "rule"
    if sitting.guide is not None:
        name = GUIDED_LETTERS.get(verb, name)
    command = COMMANDS.get(name) or _more_commands(sitting, question).get(name)
    if command is None:
        return Reply.NOT_MINE
    return command(Typed(sitting, seat, question, rest.strip()))


def _more_commands(
    sitting: Sitting, question: QuestionView
) -> Mapping[str, Callable[[Typed], Reply]]:
    """Return the commands that there are in a tutorial, in a series or between its levels only."""
    if sitting.guide is not None:
        return GUIDED
    if between.is_between(question):
        return BETWEEN
    return IN_SERIES if sitting.is_series else {}


# -- looking -------------------------------------------------------------------------------


def show_help(typed: Typed) -> Reply:
    """Show the commands and what is done silently."""
    read = typed.sitting.read
    lines: list[str | Text] = [read("play-help-answering")]
    usages = (*_more_usages(typed), *USAGES)
    width = max(len(usage) for usage in usages)
    for usage in usages:
        about = read(f"play-help-{usage.split()[0]}" if usage != "?" else "play-help-help")
        lines.append(Text(f"  {usage:<{width}}  ", "bold").append(about, "not bold"))
    lines.append(read("play-help-silent"))
    if not typed.sitting.screen.plain:
        lines.append(board.legend(typed.sitting.reader))
    return typed.show(*lines)


def _more_usages(typed: Typed) -> tuple[str, ...]:
    if typed.sitting.guide is not None:
        return GUIDED_USAGES
    return tuple(_more_commands(typed.sitting, typed.question))


def show_map(typed: Typed) -> Reply:
    """Draw the map again, tell it in plain mode, or tell one space of it."""
    sitting = typed.sitting
    view = sitting.view(typed.seat)
    if typed.rest:
        space = typed.rest.upper()
        place = next((place for place in view.places if place.space == space), None)
        if place is None:
            return typed.say(say("play-place-unknown", space=space))
        return typed.show(board.told_place(view, place, sitting.reader))
    if sitting.screen.plain:
        return typed.show(*board.told(view, sitting.reader))
    return Reply.REDRAW


def show_hand(typed: Typed) -> Reply:
    """Show the cards in hand with what they do."""
    sitting = typed.sitting
    view = sitting.view(typed.seat)
    lines: list[str | Text] = [sitting.read("play-hand", count=len(view.hand))]
    slugs = dict.fromkeys(card.slug for card in view.hand)
    lines += [cardtext.brief(slug, sitting.reader) for slug in slugs]
    return typed.show(*lines)


def show_card(typed: Typed) -> Reply:
    """Show a card by its name or the beginning of it."""
    found = cardtext.find(typed.rest) if typed.rest else []
    reader = typed.sitting.reader
    if not typed.rest:
        return typed.say(say("play-card-which"))
    if not found:
        return typed.say(say("play-card-unknown", asked=typed.rest))
    if len(found) > 1:
        names = tuple(Name("card", slug) for slug in found[:8])
        return typed.say(say("play-meant-several", asked=typed.rest, found=names))
    return typed.show(*cardtext.full(found[0], reader))


def show_log(typed: Typed) -> Reply:
    """Show the last lines of the log."""
    count = int(typed.rest) if typed.rest.isdecimal() else DEFAULT_LOG
    lines = typed.sitting.log(typed.seat)
    return typed.show(*lines[-count:]) if count else Reply.SHOWN


def show_rows(typed: Typed) -> Reply:
    """Show everybody's raider with the unsaved and the saved row."""
    reader = typed.sitting.reader
    for raider in typed.sitting.view(typed.seat).raiders:
        typed.show(*panels.told_raider(raider, reader))
    return Reply.SHOWN


def show_rule(typed: Typed) -> Reply:
    """Show a clause of the rules."""
    reader = typed.sitting.reader
    clause = typed.rest.upper().removeprefix("TR-") or typed.question.clause.removeprefix("TR-")
    id = "clause-TR-" + clause.replace(".", "_")
    if not clause or not all(part.isalnum() for part in clause.split(".")) or not reader.has(id):
        return typed.say(say("play-rule-unknown", asked=typed.rest))
    head = Text(f"TR-{clause} · {reader.title(id)}", "bold")
    return typed.show(head, reader.read(Message(id)))


# -- why not -------------------------------------------------------------------------------


def why(typed: Typed) -> Reply:
    """Say which clauses forbid an attempt; alone, list everything one may think of trying."""
    attempts = _attempts(typed)
    if not typed.rest:
        typed.say(say("play-why-list"))
        return typed.show(*(_attempt_line(typed, attempt) for attempt in attempts))
    words = [_in_words(typed, attempt) for attempt in attempts]
    found = meant(typed.rest, attempts, words)
    if len(found) > 1:
        meant_by = tuple(words[at] for at in found)
        return typed.say(say("play-meant-several", asked=typed.rest, found=meant_by))
    attempt = attempts[found[0]] if found else typed.rest
    return _tell_why(typed, attempt)


def explain(sitting: Sitting, seat: Seat, question: QuestionView, line: str) -> bool:
    """Say why something that is no answer cannot be done now; False if it is no attempt either."""
    typed = Typed(sitting, seat, question, line)
    attempts = _attempts(typed)
    found = meant(line, attempts)
    if len(found) != 1 or not _refusals(typed, attempts[found[0]]):
        return False
    _tell_why(typed, attempts[found[0]])
    return True


def _attempts(typed: Typed) -> tuple[str, ...]:
    match = typed.sitting.match
    return match.table.rulebook.game.attempts(match.table, typed.seat)


def _refusals(typed: Typed, attempt: str) -> tuple[Refusal, ...]:
    return typed.sitting.match.why_not(typed.seat, attempt)


def _tell_why(typed: Typed, attempt: str) -> Reply:
    try:
        refusals = _refusals(typed, attempt)
    except BadInput as error:
        return typed.say(error.message)
    if not refusals:
        return typed.say(say("play-why-allowed", attempt=_in_words(typed, attempt)))
    typed.say(say("play-why-not", attempt=_in_words(typed, attempt)))
    for refusal in refusals:
        told = say("refused", reason=refusal.reason, clause=refusal.clause)
        typed.show("  " + typed.sitting.reader.read(told))
    return Reply.SHOWN


def _attempt_line(typed: Typed, attempt: str) -> str:
    refusals = _refusals(typed, attempt)
    if not refusals:
        verdict = say("play-why-yes")
    else:
        verdict = say("with-aside", text=say("play-why-no"), aside=_clauses(refusals))
    line = say("error-at", place=_in_words(typed, attempt), reason=verdict)
    return "  " + typed.sitting.reader.read(line)


def _clauses(refusals: Iterable[Refusal]) -> Arg:
    joined: Arg
    joined, *others = dict.fromkeys(refusal.clause for refusal in refusals)
    for clause in others:
        joined = say("list-more", first=joined, second=clause)
    return joined


def _in_words(typed: Typed, attempt: str) -> str:
    """Return an attempt as the page says it; its key reads `verb:thing.number`."""
    reader = typed.sitting.reader
    verb, _, rest = attempt.partition(":")
    id = f"page-attempt-{verb}"
    if not reader.has(id):
        return attempt
    if not rest:
        return reader.read(say(id))
    slug, _, _ = rest.partition(".")
    thing: Arg = Name("seat" if slug.isdecimal() else "card", slug)
    if reader.has(f"side-{rest}"):
        thing = say(f"side-{rest}")
    return reader.read(say(id, thing=thing))


# -- the game as a whole -------------------------------------------------------------------


def take_back(typed: Typed) -> Reply:
    """Take back the last choice, or say why that cannot be done."""
    refused = undo(typed.sitting, typed.seat)
    if refused is not None:
        return typed.say(refused)
    typed.sitting.skipping.pop(typed.seat, None)
    typed.sitting.notice(say("play-undone"))
    return Reply.CHANGED


def say_saved(typed: Typed) -> Reply:
    """Say that the game is saved all the time, and where."""
    save = typed.sitting.save
    typed.say(say("play-saved", save=save.id))
    commitment = str(save.header.commitment)
    return typed.show("  " + str(save.path), typed.sitting.read("play-commitment", hash=commitment))


def concede(typed: Typed) -> Reply:
    """Give the game up, after asking once more."""
    sitting = typed.sitting
    typed.say(say("series-concede-sure" if sitting.is_series else "play-concede-sure"))
    if sitting.screen.ask().casefold() not in _yes_words(sitting):
        return typed.say(say("play-concede-not"))
    sitting.match.initiate(typed.seat, "concede")
    sitting.keep()
    return Reply.CHANGED


def _yes_words(sitting: Sitting) -> tuple[str, ...]:
    word = sitting.read("yes").casefold()
    return ("y", "yes", word, word[:1])


def leave(typed: Typed) -> Reply:
    """Leave the table; the game can be resumed."""
    return Reply.LEAVE


def change_language(typed: Typed) -> Reply:
    """Change the language of the table."""
    language = known_language(typed.rest) if typed.rest else None
    if language is None:
        return typed.say(say("play-lang-which", known=LANGUAGES))
    typed.sitting.speak(language)
    return Reply.REDRAW


# -- the tutorial --------------------------------------------------------------------------


def give_hint(typed: Typed) -> Reply:
    """Say what a sensible answer is, why, and what the odds are."""
    view = typed.sitting.view(typed.seat)
    return typed.show(*guiding.hint(view, typed.question, typed.sitting.reader))


def show_lessons(typed: Typed) -> Reply:
    """List the lessons, or show one of them again by its number."""
    guide, reader, screen = typed.sitting.guide, typed.sitting.reader, typed.sitting.screen
    assert guide is not None
    if not typed.rest:
        return typed.show(*guiding.listed(guide, reader))
    lesson = guiding.numbered(guide, int(typed.rest)) if typed.rest.isdecimal() else None
    if lesson is None:
        return typed.say(say("learn-no-lesson", asked=typed.rest))
    panel = guiding.panel_of(lesson, reader, plain=screen.plain)
    if screen.plain:
        return typed.show(*guiding.told(panel, reader))
    screen.lines(guiding.drawn(panel, reader, screen.width))
    return Reply.SHOWN


# -- a series ------------------------------------------------------------------------------


def show_sheet(typed: Typed) -> Reply:
    """Show the score sheet of the series."""
    between.show_sheet(typed.sitting)
    return Reply.SHOWN


def list_answers(typed: Typed) -> Reply:
    """List all answers, also where there are many."""
    between.show_answers(typed.sitting, typed.question)
    return Reply.SHOWN


def show_deck(typed: Typed) -> Reply:
    """Show the draw deck for the next level."""
    between.show_deck(typed.sitting, typed.seat)
    return Reply.SHOWN


# -- settings ------------------------------------------------------------------------------

CHOICES: Mapping[str, tuple[str, ...]] = {
    "stops": ("useful", "all"),
    "order": ("keep", "ask"),
    "reset": ("ask", "useful", "skip"),
}


def change_setting(typed: Typed) -> Reply:
    """Change a setting: `set order ask`; alone, show all of them."""
    name, _, value = typed.rest.partition(" ")
    if name not in CHOICES or value.strip() not in CHOICES[name]:
        return show_settings(typed)
    setattr(typed.sitting.settings, name, value.strip())
    typed.sitting.save.keep_notes()
    return typed.say(say(f"play-set-{name}-{value.strip()}"))


def change_stops(typed: Typed) -> Reply:
    """Change when one is asked: `stops all`, `stops useful`."""
    return change_setting(Typed(typed.sitting, typed.seat, typed.question, f"stops {typed.rest}"))


def show_settings(typed: Typed) -> Reply:
    """Show the settings, each with what else it may be."""
    settings = typed.sitting.settings
    for name, choices in CHOICES.items():
        now = str(getattr(settings, name))
        about = typed.sitting.read(f"play-set-{name}-{now}")
        typed.show(f"  set {name} {'|'.join(choices)}: {now}. {about}")
    return Reply.SHOWN


def skip(typed: Typed) -> Reply:
    """Pass in every window until the turn is over."""
    sitting = typed.sitting
    sitting.skipping[typed.seat] = turn_of(sitting.match.table)
    sitting.notice(say("play-skipping"))
    return Reply.CHANGED


LETTERS: Mapping[str, str] = {
    "?": "help",
    "w": "why",
    "m": "map",
    "h": "hand",
    "c": "card",
    "l": "log",
    "r": "rows",
    "u": "undo",
    "s": "save",
    "q": "quit",
    "exit": "quit",
}

COMMANDS: Mapping[str, Callable[[Typed], Reply]] = {
    "help": show_help,
    "why": why,
    "map": show_map,
    "hand": show_hand,
    "card": show_card,
    "log": show_log,
    "rows": show_rows,
    "rule": show_rule,
    "undo": take_back,
    "save": say_saved,
    "concede": concede,
    "quit": leave,
    "lang": change_language,
    "auto": show_settings,
    "set": change_setting,
    "stops": change_stops,
    "skip": skip,
}

GUIDED_LETTERS: Mapping[str, str] = {"h": "hint"}

GUIDED: Mapping[str, Callable[[Typed], Reply]] = {"hint": give_hint, "lessons": show_lessons}
"""What may be typed in a tutorial only; the letter for the hand is then that for a hint."""

IN_SERIES: Mapping[str, Callable[[Typed], Reply]] = {"sheet": show_sheet}
"""What may be typed in a series only."""

BETWEEN: Mapping[str, Callable[[Typed], Reply]] = {
    "list": list_answers,
    "deck": show_deck,
    **IN_SERIES,
}
"""What may be typed between its levels only."""

GUIDED_USAGES = ("hint", "lessons N")

USAGES = (
    "?",
    "why ATTEMPT",
    "map SPACE",
    "hand",
    "card NAME",
    "log N",
    "rows",
    "rule CLAUSE",
    "undo",
    "skip",
    "save",
    "set NAME VALUE",
    "lang XX",
    "concede",
    "quit",
)
"""The commands as help lists them."""
