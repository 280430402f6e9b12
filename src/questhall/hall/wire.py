"""JSON for messages, once for all."""

from __future__ import annotations

import msgspec

ENCODER = msgspec.json.Encoder()
encode = ENCODER.encode
