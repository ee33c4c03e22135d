from __future__ import annotations

import tomllib

from gorin.content.reading.toml_lines import line_numbers

TEXT = '''# [comment]
name = "a # b"
list = [
  [1], # ]
  "[[",
]
long = """
[[not]]
key = 1
"""
plain = \'\'\'
x = 1\'\'\'

[[card]]
number = "1"
inner = { a = 1, b = [1, 2] }
  [card.part]
  kind = 'x'
[[card]]
"quoted key" = 3
a.b = 1
[cards]
take-aim = 2
'''


def test_keys_and_tables_have_the_lines_they_begin_on() -> None:
    _ = tomllib.loads(TEXT)
    assert line_numbers(TEXT) == {
        ("name",): 2,
        ("list",): 3,
        ("long",): 7,
        ("plain",): 11,
        ("card", 0): 14,
        ("card", 0, "number"): 15,
        ("card", 0, "inner"): 16,
        ("card", 0, "part"): 17,
        ("card", 0, "part", "kind"): 18,
        ("card", 1): 19,
        ("card", 1, "quoted key"): 20,
        ("card", 1, "a", "b"): 21,
        ("cards",): 22,
        ("cards", "take-aim"): 23,
    }


def test_line_breaks_of_windows_count_once() -> None:
    assert line_numbers(TEXT.replace("\n", "\r\n")) == line_numbers(TEXT)
