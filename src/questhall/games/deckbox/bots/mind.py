"""The hero bot: which thought answers which question."""

from __future__ import annotations

from typing import Final

from questhall.engine.core import State
from questhall.engine.playout import Policy, Random
from questhall.games.deckbox.bots import asides, beginning, draft, gifts, healing, reactions, scripts, shop
from questhall.games.deckbox.bots.clock import daring
from questhall.games.deckbox.bots.order import first
from questhall.games.deckbox.bots.scene import Scene
from questhall.games.deckbox.bots.temper import Temper
from questhall.games.deckbox.bots.turn import Turn
from questhall.games.deckbox.model.answer_codes import ACTIVATE, PASS, PASS_PHASE, YIELD, code
from questhall.games.deckbox.model.figures import Hero
from questhall.games.deckbox.model.state import Delve
from questhall.games.deckbox.rules.abilities import SecondTarget, Veiling
from questhall.games.deckbox.rules.activation import Act, Aim, WhoActs
from questhall.games.deckbox.rules.harm import React
from questhall.games.deckbox.rules.knockback import ChooseAxis
from questhall.games.deckbox.rules.script_asks import ChooseBranch, PickHero, PickPayer, Vote
from questhall.games.deckbox.rules.setup import TakeCard
from questhall.games.deckbox.rules.spawning import PutDice
from questhall.games.deckbox.rules.trading import AnswerTrade, Trading
from questhall.games.deckbox.rules.windows import Window

ACTIVATES: Final = code(ACTIVATE)
YIELDS: Final = code(YIELD)
PASSES: Final = code(PASS)
PASSES_PHASE: Final = code(PASS_PHASE)


class HeroBot(Policy):
    """One seat, or several. It keeps nothing in mind: every answer is thought of anew."""

    def __init__(self, temper: Temper) -> None:
        self.temper = temper

    def choose(self, imagined: State, seat: int, random: Random) -> int:
        assert isinstance(imagined, Delve)
        s = imagined
        legal = s.legal_for(seat)
        h = s.heroes[seat]
        step = s.asking
        if isinstance(step, Act):
            return self.act(s, h, legal)
        if isinstance(step, WhoActs):
            return self.order(s, h, legal)
        if isinstance(step, Window):
            return self.window(s, h, legal)
        if isinstance(step, TakeCard):
            return draft.card(h, legal, random, self.temper.chooses)
        if isinstance(step, Veiling | SecondTarget | Aim):
            return self.aside(s, h, legal)
        return self.script(s, h, legal)

    def act(self, s: Delve, h: Hero, legal: tuple[int, ...]) -> int:
        """In one's own activation; in somebody else's one may only help."""
        turn = Turn(s, h, legal, self.temper)
        if s.active == h.seat:
            return turn.answer()
        answer = turn.free()
        return answer if answer >= 0 else legal[0]

    def order(self, s: Delve, h: Hero, legal: tuple[int, ...]) -> int:
        answer = Turn(s, h, legal, self.temper).free()
        if answer >= 0:
            return answer
        if YIELDS in legal and first(s) is not h:
            return YIELDS
        return ACTIVATES if ACTIVATES in legal else legal[0]

    def window(self, s: Delve, h: Hero, legal: tuple[int, ...]) -> int:
        """While enemies act: help whoever is in danger, and be asked again when something happens."""
        if not self.temper.windows:
            return PASSES_PHASE
        answer = healing.urgent(s, legal)
        if answer < 0:
            answer = healing.hymn(s, h, legal)
        if answer < 0:
            answer = shop.purchase(s, h, legal, self.temper)
        return answer if answer >= 0 else PASSES

    def aside(self, s: Delve, h: Hero, legal: tuple[int, ...]) -> int:
        step = s.asking
        scene = Scene(s, h, daring(s), self.temper)
        if isinstance(step, Veiling):
            return asides.veil(scene, step.left, legal)
        if isinstance(step, Aim):
            return asides.aim(scene, step, legal)
        return asides.second_target(scene, legal)

    def script(self, s: Delve, h: Hero, legal: tuple[int, ...]) -> int:
        """What encounters, reactions and friends ask."""
        step = s.asking
        if isinstance(step, React):
            return reactions.react(s, step)
        if isinstance(step, ChooseBranch):
            return scripts.choice(s, step.stmt, legal)
        if isinstance(step, Vote):
            return scripts.choice(s, step.stmt, legal)
        if isinstance(step, PickHero):
            return scripts.pick(s, legal)
        if isinstance(step, PickPayer):
            return scripts.payer(s, legal)
        if isinstance(step, PutDice):
            return scripts.put(s, legal)
        if isinstance(step, ChooseAxis):
            return scripts.push(s, step, legal)
        if isinstance(step, AnswerTrade):
            return reactions.answer_trade(s, h, step)
        if isinstance(step, Trading):
            return gifts.proposal(s, h, s.heroes[step.other], legal)
        return beginning.place(s, h, legal) if self.temper.prepares else legal[0]
