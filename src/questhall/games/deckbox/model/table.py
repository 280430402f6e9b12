"""What the table agreed on before the game (section 8). Never changed while it is played."""

from __future__ import annotations

from typing import Final

from questhall.games.deckbox.model.plan import NONE, Quest

# draft
FREE: Final = 0
RANDOM: Final = 1
THREE: Final = 2
# difficulty
NORMAL: Final = 0
EASY: Final = 1
HARD: Final = 2
# windows
WHEN_HURT: Final = 0
ALWAYS: Final = 1
NEVER: Final = 2
# group_choice
BY_EXPLORER: Final = 0
BY_VOTE: Final = 1
BY_HOST: Final = 2
# roster
QUESTS_OWN: Final = 0
MIXED: Final = 4  # 1 to 3: a faction


class Table:
    """The options as numbers."""

    def __init__(self, heroes: int, quest: Quest) -> None:
        self.heroes = heroes
        self.quest = quest
        self.boxes: int = 1 if heroes <= 2 else 2  # dbd-set-13, dbd-ply-01
        self.seed: str = ""  # "": drawn in secret
        self.chosen_hero: list[int] = [NONE] * heroes
        self.chosen_equipment: list[int] = [NONE] * heroes
        self.chosen_ability: list[int] = [NONE] * heroes
        self.draft: int = FREE
        self.difficulty: int = NORMAL
        self.lone_boon: bool = True
        self.ranged_first: bool = False  # enemy_order
        self.players_place: bool = False
        self.enemy_windows: bool = True  # minor_windows: full
        self.windows: list[int] = [WHEN_HURT] * heroes
        self.corners_block: bool = True
        self.heroes_block: bool = True
        self.crush_once: bool = False
        self.restless: bool = True
        self.caps: bool = True
        self.revive: bool = False
        self.group_choice: int = BY_EXPLORER
        self.open_map: bool = False
        self.roster: int = QUESTS_OWN
        self.seeded: bool = False  # luck: the seed's own streams throw the dice and shuffle the items

    def needs_seed(self) -> bool:
        """Whether anything is drawn from the seed: the dungeon, a mixed roster, or all luck."""
        return self.quest.app or self.seeded or self.roster == MIXED

    def lone(self) -> bool:
        """dbd-ply-02: exactly one hero, with the boon."""
        return self.heroes == 1 and self.lone_boon
