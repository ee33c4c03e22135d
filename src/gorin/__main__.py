"""`python -m gorin` is the `gorin` command."""

from __future__ import annotations

from gorin.cli.app import main

if __name__ == "__main__":
    main()
