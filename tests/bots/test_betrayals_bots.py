"""The bots of Donjon: they bargain to the end of every game, know no secrets, and are as their names say."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.games.betrayals.bargains import (
    before_monster,
    deal,
    gems,
    in_arena,
    offer,
    side,
    trophy,
    village,
    wins,
    words,
)
from tests.games.betrayals.play import Play, lay, who

from questhall.bots import policy
from questhall.engine.core import CHANCE, NATURE, OVER, apply, apply_open_checked
from questhall.engine.playout import Policy
from questhall.engine.playout import Random as Draw
from questhall.games import open_game
from questhall.games.betrayals.answers.offer_words import find_offer
from questhall.games.betrayals.bots import Bargainer, dungeon, pacts, trust, worth
from questhall.games.betrayals.bots.temper import AT_ONCE, IN_GEMS, IN_TURN, MIDDLING, SHREWD, Temper
from questhall.games.betrayals.bots.why import why
from questhall.games.betrayals.model import answer_codes as codes
from questhall.games.betrayals.model.cards import GUILD_DRAW
from questhall.games.betrayals.model.deals import P_ALLY_NEXT, P_GEMS, P_NO_ARENA, Offer, Pledge, Promise
from questhall.games.betrayals.model.ids import ITEMS, NONE
from questhall.games.betrayals.model.lasting import turns_covered
from questhall.games.betrayals.model.quick_offers import PACT_ROUNDS, T_LATER, offer_of
from questhall.games.betrayals.model.state import IN_ARENA, IN_DUNGEON, Adventure
from questhall.games.betrayals.rules import events

GAME = open_game("betrayals")
GAMES = 4


def play(bots: list[str], seed: int, **options: str) -> Adventure:
    random = Random(seed).random
    state = GAME.new(options, len(bots))
    minds = [policy(GAME, bot) for bot in bots]
    while state.waiting != OVER:
        step(state, minds, random)
    return state


def step(s: Adventure, minds: list[Policy], random: Draw) -> None:
    if s.waiting == CHANCE:
        apply(s, NATURE, s.chance.sample(random()))
        return
    seat = s.awaited()[0]
    answer = minds[seat].choose(s.imagine(seat, random), seat, random)
    assert answer in s.legal_for(seat)
    apply(s, seat, answer)


@pytest.mark.parametrize("goal", ("12", "15", "20"))
@pytest.mark.parametrize("seats", (3, 4, 5, 6))
def test_every_length_and_number_of_players_is_played_to_the_end(seats: int, goal: str) -> None:
    s = play(["normal"] * seats, seats, goal=goal)
    assert s.winners()
    assert s.last_round or s.cards_left() == 0


@pytest.mark.parametrize("clock", ("live", "by_turns"))
@pytest.mark.parametrize("bot", ("easy", "loyal", "greedy", "vengeful", "cautious", "hard"))
def test_every_temper_answers_whatever_it_is_asked(bot: str, clock: str) -> None:
    assert play([bot] * 4, 2, clock=clock, auto_claim="off").waiting == OVER


def test_deals_are_struck_and_words_kept_and_broken() -> None:
    games = [play(["normal"] * 4, seed) for seed in range(GAMES)]
    assert sum(a.kept for s in games for a in s.adventurers) > GAMES
    assert sum(a.broken for s in games for a in s.adventurers) > 0
    assert sum(s.arenas for s in games) > GAMES


def haggled() -> Counter[str]:
    """What becomes of the offers of normal bots in some games."""
    count: Counter[str] = Counter()
    for seed in range(GAMES):
        random = Random(seed).random
        s = GAME.new({}, 4)
        s.events = []
        minds = [policy(GAME, "normal") for _ in range(4)]
        told = 0
        while s.waiting != OVER:
            parley, purses = s.parley, [trust.purse(s, seat) for seat in range(4)]
            step(s, minds, random)
            for kind, _, number, said, _ in s.events[told:]:
                if kind in OFFER_EVENTS:
                    offer = find_offer(s, number)
                    assert offer is not None
                    note_offer(count, s, parley, offer, OFFER_EVENTS[kind], said, purses)
            told = len(s.events)
    return count


OFFER_EVENTS = {
    events.OFFER_MADE: "made",
    events.OFFER_ACCEPTED: "accepted",
    events.OFFER_DECLINED: "declined",
}


def note_offer(
    count: Counter[str], s: Adventure, parley: int, offer: Offer, became: str, said: int, purses: list[int]
) -> None:
    if parley == IN_DUNGEON and offer.sender == s.active:
        count[f"ask {became}"] += 1
    promised = sum(pledge.a for pledge in offer.promises if pledge.kind == P_GEMS)
    if parley == IN_ARENA and became == "accepted":
        count["bribes"] += 1
        count["bribes of goods and pacts"] += bool(offer.gives) or any(p.kind != P_GEMS for p in offer.promises)
    if parley == IN_ARENA and became == "made":  # later the purse may be thinner
        count["air"] += promised > purses[offer.sender]
    if became == "declined":
        count[f"said {said}"] += 1


def test_what_bots_ask_for_is_mostly_accepted_and_nobody_promises_more_than_a_purse_holds() -> None:
    count = haggled()
    assert count["ask made"] > GAMES
    assert count["ask accepted"] * 3 > count["ask made"], "one in ten before"
    assert count["ask declined"] < count["ask accepted"]
    assert count["bribes"] > GAMES and count["bribes of goods and pacts"] > 0
    assert count["air"] == 0
    assert count["said 0"] == 0 and count["said 1"] > 0, "a bot says why it refuses"


def test_whoever_is_not_believed_hears_so() -> None:
    play = before_monster(who("warrior", gems=3), who("thief"), who("ranger"), monster="ogre_cook")
    play.s.adventurers[0].broken = 9
    assert answered(play, words(1, alliance=True, promise=[gems(3)])) == codes.DECLINE_MISTRUST
    play.s.adventurers[0].broken = 0
    assert answered(play, words(1, alliance=True, promise=[gems(3)])) == codes.ACCEPT
    assert answered(play, words(1, alliance=True, ask=[], give=[], promise=[])) == codes.DECLINE_LITTLE


def answered(play: Play, said: dict[str, Any]) -> int:
    """How a bot of the middle answers that offer of seat 0, made in a copy of the game."""
    s = play.s.clone()
    assert isinstance(s, Adventure)
    assert apply_open_checked(s, 0, said) is None
    answer = Bargainer(MIDDLING).choose(s, 1, Random(1).random)
    return codes.verb_of(answer)


# What an offer costs, and what a word is worth


def suggested(play: Play) -> tuple[Offer | None, str]:
    """What a shrewd bot in seat 0 answers: the offer it makes, if it makes one, and the text of its reason."""
    answer = policy(GAME, "hard").choose(play.s, 0, Random(1).random)
    made = offer_of(play.s, 0, answer) if codes.verb_of(answer) == codes.OFFER else None
    return made, why(play.s, 0, answer).text


@pytest.mark.parametrize("price", (1, 2, 3, 6))
def test_nobody_is_offered_more_than_he_asks(price: int) -> None:
    carcasses = "hill_bandit tinker_kobold ogre_cook"
    play = before_monster(
        who("warrior", gems=6, carcasses=carcasses), who("thief"), who("ranger"), monster="orc_drummer"
    )
    play.says(1, words(0, alliance=True, want=[gems(price)]))
    play.choose("pass", seat=2).choose("pass", seat=3)
    made, reason = suggested(play)
    if made is None:
        assert reason == "because-ally"
    else:
        assert dungeon.face_value(made.gives, made.promises) < price
        assert reason == ("because-haggle" if made.to == 1 else "because-ask")


def test_help_that_stands_at_one_gem_is_taken() -> None:
    play = before_monster(who("warrior", gems=6, carcasses="hill_bandit"), who("thief"), monster="orc_drummer")
    play.says(1, words(0, alliance=True, want=[gems(1)]))
    play.choose("pass", seat=2).choose("pass", seat=3)
    assert suggested(play) == (None, "because-ally")


@pytest.mark.parametrize(("worn", "hurt"), [("", 1), ("helm_of_the_dead", 0)])
def test_whoever_is_advised_to_sell_his_help_hears_what_a_defeat_costs_him(worn: str, hurt: int) -> None:
    play = before_monster(who("warrior"), who("thief", wears=worn), monster="lich_archivist")
    said = why(play.s, 1, codes.offer_to(0, T_LATER + 4))
    assert said.text == "because-bid"
    assert said.args["hurt"] == hurt and said.args["lost"] == 100 - said.args["chance"] > 50


@pytest.mark.parametrize(("leader", "text"), [("minstrel", "because-ally-risk"), ("barbarian", "because-ally-power")])
def test_a_fight_that_is_rather_lost_is_advised_with_what_it_is_hoped_for(leader: str, text: str) -> None:
    play = before_monster(who(leader), who("thief"), monster="infernal_cyclops")
    play.says(1, words(0, alliance=True, want=[gems(1)]))
    said = why(play.s, 0, codes.ACCEPT + play.s.offers[-1].number)
    assert said.text == text and said.args["chance"] < 50
    assert ("after" in said.args) == (leader == "barbarian")
    assert said.args.get("after", 100) >= 50 and play.s.ally == NONE, "nothing was announced"


def test_a_purchase_is_advised_for_the_power_it_brings() -> None:
    play = village(who("warrior", gems=20), who("thief"))
    bought = next(each for each in play.s.legal_for(0) if codes.BUY <= each < codes.BUY + ITEMS)
    said = why(play.s, 0, bought)
    assert said.text == "because-stronger" and said.args["before"] == 8 < said.args["after"]


@pytest.mark.parametrize(("quiet", "text"), [(2, "because-dungeon-only"), (0, "because-dungeon")])
def test_the_dungeon_is_compared_with_an_arena_only_where_one_can_be_opened(quiet: int, text: str) -> None:
    play = village(who("warrior"), who("thief"))
    play.s.round, play.s.table.observation_rounds = 1, quiet
    assert why(play.s, 0, codes.DUNGEON).text == text


@pytest.mark.parametrize(
    ("main", "advised", "text"),
    [
        ("headhunter", codes.DUNGEON, "because-dungeon-carcass"),
        ("colosseum", codes.DUNGEON, "because-dungeon-despite"),
        ("colosseum", codes.ARENA + 1, "because-arena-quest"),
        ("hoard", codes.ARENA + 1, "because-arena"),
    ],
)
def test_advice_names_the_main_quest_that_it_serves(main: str, advised: int, text: str) -> None:
    play = village(who("warrior", main=main), who("thief"))
    said = why(play.s, 0, advised)
    assert said.text == text
    assert said.args.get("quest") == (None if main == "hoard" else f"quest:{main}")


def test_the_same_help_is_priced_in_different_goods() -> None:
    play = before_monster(who("warrior", gems=5), who("thief"), who("ranger"), monster="hill_bandit")
    legal = play.s.legal_for(1)
    asked = {dungeon.priced(play.s, 1, legal, 1.0, Temper(paid=paid)) for paid in (IN_GEMS, AT_ONCE, IN_TURN)}
    assert len(asked) == 3 and asked <= set(legal)


def test_nobody_raises_his_price_when_it_is_haggled_over() -> None:
    countered = 0
    for seed in range(GAMES):
        random, s = Random(seed).random, GAME.new({}, 4)
        minds = [policy(GAME, bot) for bot in ("hard", "normal", "greedy", "hard")]
        asked: dict[tuple[int, int], float] = {}
        while s.waiting != OVER:
            step(s, minds, random)
            for bid in s.offers:
                if s.parley == IN_DUNGEON and bid.alliance and bid.to == s.active:
                    price = dungeon.face_value(bid.asks, bid.wants)
                    before = asked.setdefault((s.turn, bid.sender), price)
                    countered += price < before
                    assert price <= before
    assert countered > 0


def test_a_fist_is_promised_to_one_side_only() -> None:
    play = in_arena(who("warrior", gems=9), who("barbarian", gems=9), who("ranger"), who("minstrel"), defender=1)
    deal(play, 0, 2, want=[side("attacker")])
    bribe = offer(play, 1, 2, give=[{"gems": 9}], want=[side("defender")])
    answer = policy(GAME, "hard").choose(play.s, 2, Random(1).random)
    assert answer == codes.DECLINE_LITTLE + bribe.number
    said = why(play.s, 2, answer)
    assert (said.text, said.args) == ("because-word-given", {"who": "seat:0"})


@pytest.mark.parametrize(
    ("chosen", "text"),
    [
        (codes.ATTACKER, "because-attacker"),
        (codes.DEFENDER, "because-betrayal-defender"),
        (codes.NEUTRAL, "because-betrayal-neutral"),
    ],
)
def test_a_side_that_makes_a_liar_is_advised_with_its_cost(chosen: int, text: str) -> None:
    play = in_arena(who("warrior"), who("barbarian"), who("ranger"), who("minstrel"), defender=1)
    deal(play, 0, 2, want=[side("attacker")]).closes()
    said = why(play.s, 2, chosen)
    assert said.text == text
    assert ("cost" in said.args) == text.startswith("because-betrayal")
    assert said.args["attacker"] == "seat:0"


def test_an_attack_on_whom_one_promised_peace_is_called_what_it_is() -> None:
    play = village()
    deal(play, 0, 1, promise=[{"kind": "no_arena", "round": play.s.round + 1}])
    assert why(play.s, 0, codes.ARENA + 1).text == "because-betrayal"
    assert why(play.s, 0, codes.ARENA + 2).text == "because-arena"


@pytest.mark.parametrize(("given", "text"), [(0, "because-betrayal"), (1, "because-spoils")])
def test_a_trophy_kept_back_is_advised_as_a_betrayal(given: int, text: str) -> None:
    play = before_monster(who("warrior", gems=6), who("thief"), monster="orc_drummer")
    wins(deal(play, 0, 1, promise=[trophy()], alliance=True))
    assert why(play.s, 0, codes.spoils(given, 0, 0)).text == text


def peace(round: int, **more: Any) -> float:
    """What no arena for two rounds is worth from the Warrior, who leads, to the Thief."""
    play = lay(who("warrior", wears="double_axe"), who("thief"), seats=4, round=round, **more)
    return pacts.pact(play.s, Pledge(P_NO_ARENA, 0, 0, False, round + PACT_ROUNDS), 0, 1)


def test_no_arena_is_worth_nothing_where_there_is_none() -> None:
    assert peace(1) == 0.0, "arenas begin in the third round, and this word ends with the second"
    assert peace(2) > 0.0
    play = lay(who("warrior"), who("thief"), seats=4, round=5)
    play.s.last_round = True
    assert pacts.pact(play.s, Pledge(P_NO_ARENA, 0, 0, False, 7), 0, 1) == 0.0
    assert pacts.pact(play.s, Pledge(P_NO_ARENA, 0, 0, False, 7), 1, 0) > 0.0, "who is still to come could attack"


@pytest.mark.parametrize("kind", (P_NO_ARENA, P_ALLY_NEXT))
def test_nobody_pays_twice_for_the_same_word(kind: int) -> None:
    play = before_monster(who("warrior", gems=3), who("thief"), who("ranger"))
    said = Pledge(kind, 0, 0, False, play.s.round + PACT_ROUNDS)
    before = pacts.pact(play.s, said, 0, 1)
    play.s.promises = (Promise(1, 0, 1, said, play.s.turn, False, False),)
    assert before > 0.0 == pacts.pact(play.s, said, 0, 1)
    longer = Pledge(kind, 0, 0, False, said.due + 1)
    assert pacts.pact(play.s, longer, 0, 1) > 0.0 and pacts.pact(play.s, said, 0, 2) > 0.0


def test_normal_bots_make_no_empty_promises() -> None:
    empty = 0
    for seed in range(GAMES):
        random, s = Random(seed).random, GAME.new({}, 4)
        minds = [policy(GAME, "normal") for _ in range(4)]
        while s.waiting != OVER:
            before = s.clone()
            assert isinstance(before, Adventure)
            step(s, minds, random)
            for promise in s.promises[len(before.promises) :]:
                said, by, to = promise.pledge, promise.promiser, promise.promisee
                if said.kind in (P_NO_ARENA, P_ALLY_NEXT):
                    empty += turns_covered(before, said.kind, said.due, by, to) == 0
    assert empty == 0


def visiting(bot: Policy, **me: Any) -> int:
    """What a bot does in the village."""
    return bot.choose(lay(who("thief", **me), seats=4).s, 0, Random(1).random)


def test_the_shrewd_heal_early_and_buy_dear_gear() -> None:
    normal, hard = Bargainer(MIDDLING), policy(GAME, "hard")
    assert visiting(hard, wounds=2, gems=2) == codes.TEMPLE != visiting(normal, wounds=2, gems=2)
    late = {"gems": 8, "trophies": 10}
    assert codes.BUY <= visiting(hard, **late) < codes.BUY + ITEMS
    assert not codes.BUY <= visiting(normal, **late) < codes.BUY + ITEMS


def test_the_shrewd_help_for_less() -> None:
    s = before_monster(who("warrior", gems=3), who("thief"), who("ranger"), monster="bridge_troll").s
    assert dungeon.reservation(s, 1, SHREWD) < dungeon.reservation(s, 1, MIDDLING)


def test_an_item_that_draws_no_more_quests_is_not_priced_as_if_it_did() -> None:
    s = GAME.new({}, 4)
    cards = s.table.cards
    plain = [item for item in range(ITEMS) if cards.quest_draw[item] == GUILD_DRAW]
    better = [item for item in range(ITEMS) if cards.quest_draw[item] > GUILD_DRAW]
    assert len(plain) > len(better) > 0
    bare = [item for item in plain if worth.gear_power(s, item) == cards.item_bonus[item]]
    assert bare, "some items have nothing but their bonus"


def broken(bot: str) -> tuple[int, int]:
    """How many promises such bots break, and how many are judged at all, in some games."""
    games = [play([bot] * 4, seed) for seed in range(GAMES)]
    adventurers = [a for s in games for a in s.adventurers]
    return sum(a.broken for a in adventurers), sum(a.kept + a.broken for a in adventurers)


def test_the_loyal_break_their_word_less_often_than_the_greedy() -> None:
    loyal, of_loyal = broken("loyal")
    greedy, of_greedy = broken("greedy")
    assert loyal * of_greedy < greedy * of_loyal


def disguised(s: Adventure, seat: int) -> Adventure:
    """The same game with other quests in others' hands, where one cannot see them."""
    other = s.clone()
    assert isinstance(other, Adventure)
    rivals = [a for a in other.adventurers if a.seat != seat]
    hidden = [a.main for a in rivals if not a.main_done]
    for a in rivals:
        if not a.main_done and hidden:
            a.main = hidden.pop()
    return other


def test_no_answer_depends_on_what_is_hidden() -> None:
    random = Random(3).random
    s = GAME.new({"auto_claim": "off"}, 4)
    minds = [policy(GAME, "normal") for _ in range(4)]
    doubles = [policy(GAME, "normal") for _ in range(4)]
    asked = 0
    while s.waiting != OVER:
        if s.waiting == CHANCE or s.round == 0:
            step(s, minds, random)
            continue
        seat = s.awaited()[0]
        luck = random()
        mine = minds[seat].choose(s.imagine(seat, Random(luck).random), seat, Random(luck).random)
        other = doubles[seat].choose(disguised(s, seat).imagine(seat, Random(luck).random), seat, Random(luck).random)
        assert other == mine
        asked += 1
        apply(s, seat, mine)
    assert asked > 100


def test_a_bot_leaves_the_question_alone() -> None:
    random = Random(7).random
    s = GAME.new({}, 3)
    minds = [policy(GAME, "hard") for _ in range(3)]
    while s.waiting != OVER:
        if s.waiting != CHANCE:
            seat = s.awaited()[0]
            imagined = s.imagine(seat, random)
            before = [(a.worn, a.carcasses, a.gems) for a in imagined.adventurers], imagined.sides, imagined.green
            minds[seat].choose(imagined, seat, random)
            assert before == (
                [(a.worn, a.carcasses, a.gems) for a in imagined.adventurers],
                imagined.sides,
                imagined.green,
            )
        step(s, minds, random)


@pytest.mark.parametrize("name", ("normal:x", "loyal:2", "hard:1"))
def test_parameters_that_mean_nothing_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="bot"):
        policy(GAME, name)
