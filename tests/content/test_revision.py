"""The revision that a checkout stands at is read from what git keeps, without git."""

from __future__ import annotations

from pathlib import Path

import pytest

from gorin.revision import SHOWN, of_checkout

COMMIT = "0123456789abcdef0123456789abcdef01234567"


@pytest.fixture
def git(tmp_path: Path) -> Path:
    """The folder that git keeps in a checkout."""
    folder = tmp_path / ".git"
    (folder / "refs" / "heads").mkdir(parents=True)
    (folder / "HEAD").write_text("ref: refs/heads/main\n")
    return folder


def test_a_branch_names_it(git: Path) -> None:
    (git / "refs" / "heads" / "main").write_text(f"{COMMIT}\n")
    assert of_checkout(git.parent) == COMMIT[:SHOWN]


def test_a_packed_branch_names_it(git: Path) -> None:
    rows = f"# pack-refs with: peeled\n{COMMIT[::-1]} refs/heads/other\n{COMMIT} refs/heads/main\n"
    (git / "packed-refs").write_text(rows)
    assert of_checkout(git.parent) == COMMIT[:SHOWN]


def test_a_checkout_of_no_branch_is_itself_the_revision(git: Path) -> None:
    (git / "HEAD").write_text(f"{COMMIT}\n")
    assert of_checkout(git.parent) == COMMIT[:SHOWN]


def test_a_further_working_tree_finds_it_in_the_repository(git: Path, tmp_path: Path) -> None:
    own = git / "worktrees" / "two"
    own.mkdir(parents=True)
    (own / "HEAD").write_text("ref: refs/heads/two\n")
    (own / "commondir").write_text("../..\n")
    (git / "refs" / "heads" / "two").write_text(COMMIT)
    tree = tmp_path / "two"
    tree.mkdir()
    (tree / ".git").write_text(f"gitdir: {own}\n")
    assert of_checkout(tree) == COMMIT[:SHOWN]


def test_what_is_no_checkout_has_none(tmp_path: Path) -> None:
    assert of_checkout(tmp_path) == ""
