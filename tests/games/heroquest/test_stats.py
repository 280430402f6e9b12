"""What the lab measures of HeroQuest."""

from __future__ import annotations

from tests.games.heroquest.bot_play import HQ

from questhall.bots import policy
from questhall.engine.keyed import Keyed
from questhall.engine.playout import play_policies
from questhall.games.heroquest import stats
from questhall.games.heroquest.model.figures import DEAD
from questhall.games.heroquest.model.state import SUCCESS
from questhall.games.heroquest.settings import QUEST_NAMES


def test_the_partys_figures_are_counted_once_a_game_and_agree_with_the_sheets() -> None:
    s = HQ.new({"quest": QUEST_NAMES[0]}, 3)
    s.events = []
    play_policies(s, [policy(HQ, "fair") for _ in range(3)], Keyed("2"))
    party, *heroes = stats.sample(s, s.events)
    assert len(heroes) == 2
    assert set(party) | set(heroes[0]) == {*stats.SHARES, *stats.MEANS}
    assert party["heroes won"] == (s.outcome == SUCCESS)
    assert party["heroes lost"] == sum(h.status == DEAD for h in s.heroes) == sum(each["died"] for each in heroes)
    assert party["Body Points lost by the party"] == sum(each["Body Points lost"] for each in heroes)
    assert party["rounds"] == s.round
    assert party["quests played"] == 1
