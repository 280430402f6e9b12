"""What is agreed before the game: who plays, which quests, and the table options (section 8)."""

from __future__ import annotations

from questhall.games.heroquest.model.plan import Plan


class Table:
    """What is agreed before the game and never changes. Shared by clones."""

    def __init__(self, heroes: int) -> None:
        self.heroes = heroes
        self.classes: list[int] = []  # of each hero
        self.names: list[str] = []  # what the players call them, "" for the class; empty: nobody has a name
        self.campaign: bool = False
        self.plans: list[Plan] = []  # the quests in order; one of them outside a campaign
        self.first: int = 0  # the plan to begin with
        self.turn_order: list[int] = []  # the heroes' numbers in the order of their turns (heq-set-15)
        # Table options (section 8)
        self.suggested_spells: bool = False
        self.windows: list[int] = []  # per hero: 0 ask, 1 at zero only, 2 never
        self.literal_corners: bool = False
        self.furniture_blocks_move: bool = True
        self.furniture_blocks_sight: int = 0  # 0 off, 1 tall, 2 all
        self.whole_corridor: bool = False
        self.pit_min_monster: int = 1
        self.item_passing: int = 0  # 0 adjacent, 1 adjacent without monster, 2 anywhere
        self.safe_stairs: bool = True
        self.summoned_act: bool = False
        self.wizard_handaxe: bool = False
        self.holy_water_sight: bool = False
        self.healing_at_zero: int = 0  # 0 not acted this round, 1 own turn only, 2 always
        self.sell_half: bool = False
        self.figure_limit: bool = False
        self.one_body: bool = False  # every standard monster has 1 Body Point
        self.one_search: bool = False  # one treasure search per room for the party
        self.movement: int = 0  # 0 dice, 1 seven squares, 2 best of two rolls
        self.death: int = 0  # 0 new hero, 1 wounded, 2 hardcore
        self.small_party_help: bool = False
        self.rolled_gear: bool = False  # a purse and the armoury before the first quest
        self.open_book: bool = False  # heroes see Zargon's map

    def with_plans(self, plans: list[Plan]) -> Table:
        """The same agreements about other quests."""
        t = Table(self.heroes)
        t.plans = plans
        t.classes = self.classes
        t.names = self.names
        t.campaign = self.campaign
        t.first = self.first
        t.turn_order = self.turn_order
        t.suggested_spells = self.suggested_spells
        t.windows = self.windows
        t.literal_corners = self.literal_corners
        t.furniture_blocks_move = self.furniture_blocks_move
        t.furniture_blocks_sight = self.furniture_blocks_sight
        t.whole_corridor = self.whole_corridor
        t.pit_min_monster = self.pit_min_monster
        t.item_passing = self.item_passing
        t.safe_stairs = self.safe_stairs
        t.summoned_act = self.summoned_act
        t.wizard_handaxe = self.wizard_handaxe
        t.holy_water_sight = self.holy_water_sight
        t.healing_at_zero = self.healing_at_zero
        t.sell_half = self.sell_half
        t.figure_limit = self.figure_limit
        t.one_body = self.one_body
        t.one_search = self.one_search
        t.movement = self.movement
        t.death = self.death
        t.small_party_help = self.small_party_help
        t.rolled_gear = self.rolled_gear
        t.open_book = self.open_book
        return t
