"""Every game as an environment for programs that learn: PettingZoo, Gymnasium, OpenSpiel. Needs `questhall[rl]`.

    from questhall import envs

    env = envs.env("dragonquest", seats=2)      # PettingZoo, all seats
    solo = envs.single("dragonquest", bots=())  # Gymnasium, one seat

docs/envs.md describes actions and observations. Knows no game: what a game looks like in numbers stands in its own
`learning/`.
"""

from __future__ import annotations

try:
    import gymnasium  # noqa: F401
    import numpy  # noqa: F401
    import pettingzoo  # noqa: F401
except ImportError as missing:
    raise ImportError(f"questhall.envs needs {missing.name}: pip install 'questhall[rl]'") from missing

from questhall.envs.encoding import NAMES, SLOTS, Encoder
from questhall.envs.episode import Episode
from questhall.envs.single import Single, single
from questhall.envs.zoo import RawEnv, env, raw_env

__all__ = ["NAMES", "SLOTS", "Encoder", "Episode", "RawEnv", "Single", "env", "raw_env", "single"]
