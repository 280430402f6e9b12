"""The only place where gems, carcasses, quests, trophy points, wounds and the curse move; items do in items.py.

Nothing is made or lost on the way: a thing that reaches somebody leaves where it was.
`gain_`, `pay_`, `wound`, `recover`, `heal`, `curse`, `uncurse`, `give_` and `receive_quest` tell what happened;
`move_gems` and `receive_carcass` are silent: whoever calls them says why (PLUNDERED, CARCASS_TAKEN, ...).
"""

from __future__ import annotations

from questhall.games.betrayals.model.deals import CARCASS_TERM, GEMS_TERM, QUEST_TERM
from questhall.games.betrayals.model.ids import MOST_SECONDARY, MOST_WOUNDS, NONE
from questhall.games.betrayals.model.state import Adventure, Adventurer
from questhall.games.betrayals.rules import events

# Gems


def gain_gems(s: Adventure, seat: int, n: int, why: int) -> int:
    """dqt-gen-05: from the bank, as far as it goes; what was gained."""
    got = n if s.table.unlimited_bank or n <= s.bank else s.bank
    s.bank -= got  # without a limit it may go below zero: purses, pot and bank still make 40
    s.adventurers[seat].gems += got
    if got:
        s.emit(events.GEMS_GAINED, seat, got, why)
    if got < n:
        s.emit(events.BANK_SHORT, seat, n - got)
    return got


def pay_gems(s: Adventure, seat: int, n: int, why: int) -> int:
    """dqt-gen-07: to the bank, as far as the purse goes; what was paid."""
    a = s.adventurers[seat]
    paid = min(n, a.gems)
    a.gems -= paid
    s.bank += paid
    if paid:
        s.emit(events.GEMS_PAID, seat, paid, why)
    return paid


def move_gems(s: Adventure, giver: int, to: int, n: int) -> int:
    """From purse to purse, as far as it goes; what was moved. Silent."""
    a = s.adventurers[giver]
    moved = min(n, a.gems)
    a.gems -= moved
    s.adventurers[to].gems += moved
    return moved


def give_gems(s: Adventure, giver: int, to: int, n: int) -> int:
    moved = move_gems(s, giver, to, n)
    if moved:
        s.emit(events.GIVEN, giver, to, GEMS_TERM + moved)
    return moved


def fill_pot(s: Adventure) -> None:
    """dqt-pot-01, -02, -05."""
    if s.bank > 0 or s.table.unlimited_bank:
        s.bank -= 1
        s.pot += 1
        s.emit(events.POT_GROWS, NONE, s.pot)


def take_pot(s: Adventure, seat: int) -> None:
    """dqt-pot-03."""
    gems = s.pot
    if gems:
        s.pot = 0
        s.adventurers[seat].gems += gems
        s.emit(events.POT_TAKEN, seat, gems)


# Trophy points


def gain_trophies(s: Adventure, seat: int, n: int, why: int) -> None:
    """dqt-gen-08, dqt-end-01: they never go down; the goal makes this round the last one."""
    if n <= 0:
        return
    a = s.adventurers[seat]
    a.trophies += n
    s.emit(events.TROPHIES_GAINED, seat, n, why)
    if a.trophies >= s.table.goal and not s.last_round:
        s.last_round = True
        s.emit(events.LAST_ROUND, seat)


# Wounds and the curse


def wound(s: Adventure, seat: int, n: int) -> int:
    """dqt-wnd-05, -06, dqt-gen-11, dqt-itm-22: at most four and nothing worse, fewer with the Pendant."""
    a = s.adventurers[seat]
    for item in a.worn:
        if item != NONE:
            n -= s.table.cards.wound_shield[item]
    return wound_exactly(s, seat, n)


def wound_exactly(s: Adventure, seat: int, n: int) -> int:
    """dqt-wnd-05, -06: at most four, and nothing reduces these (dqt-spc-05); the wounds received."""
    a = s.adventurers[seat]
    received = min(n, MOST_WOUNDS - a.wounds)
    if received <= 0:
        return 0
    a.wounds += received
    s.emit(events.WOUNDED, seat, received, a.wounds)
    return received


def recover(s: Adventure, seat: int, n: int) -> int:
    """As many wounds as there are, at most n; the wounds recovered."""
    a = s.adventurers[seat]
    recovered = min(n, a.wounds)
    if recovered > 0:
        a.wounds -= recovered
        s.emit(events.RECOVERED, seat, recovered, a.wounds)
    return recovered


def heal(s: Adventure, seat: int) -> None:
    """dqt-vil-05, -06: all wounds, and the curse is put away."""
    a = s.adventurers[seat]
    healed = a.wounds
    a.wounds = 0
    cursed = s.curse == seat
    if cursed:
        s.curse = NONE
    s.emit(events.HEALED, seat, healed, int(cursed))


def curse(s: Adventure, seat: int) -> None:
    """dqt-cur-02: there is one token; whoever held it is free."""
    if s.curse != seat:
        before = s.curse
        s.curse = seat
        s.emit(events.CURSED, seat, before)


def uncurse(s: Adventure, seat: int) -> None:
    """dqt-cur-04: put away, if this seat holds it."""
    if s.curse == seat:
        s.curse = NONE
        s.emit(events.UNCURSED, seat)


# Carcasses


def receive_carcass(s: Adventure, seat: int, monster: int) -> None:
    """dqt-spo-01, dqt-trd-02: from the table, or from whoever has it. It is worth nothing by itself (dqt-spo-06)."""
    bit = 1 << monster
    for a in s.adventurers:
        a.carcasses &= ~bit
    s.adventurers[seat].carcasses |= bit


def give_carcass(s: Adventure, giver: int, to: int, monster: int) -> None:
    s.emit(events.GIVEN, giver, to, CARCASS_TERM + monster)
    receive_carcass(s, to, monster)


# Quests


def may_receive_quest(a: Adventurer) -> bool:
    """dqt-vil-09, dqt-trd-08: only open secondary quests count."""
    return len(a.quests) < MOST_SECONDARY


def receive_quest(s: Adventure, seat: int, quest: int) -> None:
    """A secondary quest, from the Guild deck or from those just drawn; its deeds begin now (dqt-qst-06)."""
    a = s.adventurers[seat]
    s.guild &= ~(1 << quest)
    a.dealt = tuple([each for each in a.dealt if each != quest])  # dqt-vil-07
    serial = s.next_serial
    s.next_serial += 1
    add_quest(a, quest, serial)
    s.emit(events.QUEST_KEPT, seat, serial)
    s.whisper(1 << seat, events.QUEST_KNOWN, seat, quest, serial)


def add_quest(a: Adventurer, quest: int, serial: int) -> None:
    a.quests += (quest,)
    a.serials += (serial,)
    a.deeds += (0,)


def drop_quest(a: Adventurer, serial: int) -> int:
    """Take the open secondary quest of that number away; which one it was. Silent, for trades and claims."""
    i = a.serials.index(serial)
    quest = a.quests[i]
    a.quests = a.quests[:i] + a.quests[i + 1 :]
    a.serials = a.serials[:i] + a.serials[i + 1 :]
    a.deeds = a.deeds[:i] + a.deeds[i + 1 :]
    return quest


def give_quest(s: Adventure, giver: int, to: int, serial: int) -> None:
    s.emit(events.GIVEN, giver, to, QUEST_TERM + serial)
    move_quest(s, giver, to, serial)


def move_quest(s: Adventure, giver: int, to: int, serial: int) -> None:
    """dqt-trd-07, -09: its new holder sees it after the trade, and begins at nothing."""
    quest = drop_quest(s.adventurers[giver], serial)
    add_quest(s.adventurers[to], quest, serial)
    s.reveal()
    s.whisper(1 << to, events.QUEST_RECEIVED, to, quest, serial)
