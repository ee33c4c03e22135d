"""`gorin serve` with rules that were mended since: all formats have the next number.

python -m tests.web.mending serve --no-open
"""

from __future__ import annotations

import pytest
from tests.before import mended

from gorin.cli.app import main

if __name__ == "__main__":
    with pytest.MonkeyPatch.context() as patch, mended(patch):
        main()
