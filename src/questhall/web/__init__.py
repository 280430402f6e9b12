"""The hall on the web: HTTP, WebSocket and the built browser client. No rule of a game and no use case lives here."""

from __future__ import annotations

from typing import Final

PORT: Final = 8765  # where a hall is found unless another port is wished
