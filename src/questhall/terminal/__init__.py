"""Playing in a terminal: a full-screen table and a line mode for screen readers and pipes.

The shell knows views, options, refs and told events, never a rule. What a game looks like is drawn by the module
that its title names; a game without a drawing is playable all the same, from the list of options.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

FOLDER: Final = Path(__file__).parent  # its texts are in texts/*.ftl
