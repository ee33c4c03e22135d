"""The parts of any table: wrapped lines, columns, lines of the log, a question with answers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len
from rich.text import Text

from gorin.cli.terminal.style import FAINT, LIT, figure
from gorin.kernel.observe import Line, QuestionView
from gorin.kernel.words import Name, say
from gorin.text.render import Reader

OPENING = "（“《「("  # noqa: RUF001 - Chinese lines are not broken after these
CLOSING = "，。；：、！？）”》」).,;:"  # noqa: RUF001 - nor before these
UNBROKEN = " 0123456789(+-" + CLOSING


def seat_text(seat: int) -> Name:
    """Return the name of a seat as something to read."""
    return Name("seat", str(int(seat)))


def wrap(text: Text, width: int) -> list[Text]:
    """Return a text in lines of this width, further lines indented by two."""
    if text.cell_len <= width:
        return [text]
    start = len(text.plain) - len(text.plain.lstrip())
    further = Text(" " * min(start + 2, width // 3))
    lines = [text[:start]]
    for piece in _pieces(text[start:]):
        bare = piece.copy()
        bare.rstrip()
        if lines[-1].cell_len + bare.cell_len > width and lines[-1].plain.strip():
            lines[-1].rstrip()
            lines.append(further.copy())
        lines[-1].append_text(piece)
    return lines


def _pieces(text: Text) -> list[Text]:
    """Return what a line may be broken between: words, and the wide letters of Chinese."""
    plain = text.plain
    wide = [cell_len(letter) > 1 for letter in plain]
    breaks = [
        at
        for at in range(1, len(plain))
        if (plain[at - 1] == " " and plain[at] != " ")
        or (wide[at] and plain[at - 1] not in OPENING and plain[at] not in CLOSING)
        or (wide[at - 1] and not wide[at] and plain[at] not in UNBROKEN)
    ]
    return list(text.divide(breaks))


def log_text(line: Line, reader: Reader) -> Text:
    """Return a line of the log with its clause."""
    return Text(reader.read(line.message)).append(f" · {line.clause}" if line.clause else "", FAINT)


def question_text(question: QuestionView, reader: Reader, asked: int) -> Text:
    """Return the question: who decides, what, by which clause."""
    line = Text("▶ ", LIT).append_text(figure(asked)).append(" ")
    message = say("play-asked", seat=seat_text(asked), question=question.message)
    line.append(reader.read(message), "bold")
    return line.append(f" · {question.clause}" if question.clause else "", FAINT)


def answer_lines(
    question: QuestionView, reader: Reader, width: int, *, default: int | None = None
) -> list[Text]:
    """Return the answers, numbered, in as many columns as fit; the default one is marked."""
    answers = []
    for number, option in enumerate(question.options, 1):
        answer = Text(f"{number:>3} ", LIT).append(reader.read(option.message), "not bold")
        if number - 1 == default:
            answer.append(" ↵", FAINT)
        answers.append(answer)
    return in_columns(answers, width)


def in_columns(items: Sequence[Text], width: int) -> list[Text]:
    """Return items in columns, read downwards, if several fit beside each other."""
    if not items:
        return []
    widest = max(item.cell_len for item in items) + 2
    columns = max(1, min(width // widest, 4))
    if len(items) <= 3 and sum(item.cell_len + 2 for item in items) > width:
        columns = min(columns, 1)
    rows = -(-len(items) // columns)
    lines = []
    for row in range(rows):
        line = Text()
        for item in items[row::rows]:
            line.append_text(item).append(" " * max(0, widest - cell_len(item.plain)))
        line.rstrip()
        lines.append(line)
    return lines


def beside(left: Sequence[Text], right: Sequence[Text], column: int) -> list[Text]:
    """Return two blocks of lines side by side, the right one from a column on."""
    lines = []
    for number in range(max(len(left), len(right))):
        line = left[number].copy() if number < len(left) else Text()
        if number < len(right):
            line.pad_right(max(0, column - line.cell_len))
            line.append_text(right[number])
        lines.append(line)
    return lines


def plain(lines: Iterable[Text]) -> list[str]:
    """Return lines without their styles."""
    return [line.plain for line in lines]
