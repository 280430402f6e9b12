board-dungeon = The dungeon
board-dark = dark
board-overview = The whole board
board-briefing = Read the quest's parchment
board-begin = Into the dark
board-goals = What is asked of you
board-notes = What you have learned
board-zargon-notes = For Zargon's eyes only
board-order = Order of turns
board-now = now
board-round = Round { $round }
board-body = Body Points: { $now } of { $whole }
board-mind = Mind Points: { $now } of { $whole }
board-gold = Gold
board-dead = Dead
board-left = Safely out
board-outside = Waits outside
board-in_play = In play
board-in-pit = In a pit
board-attack = Attack dice
board-defend = Defend dice
board-quests-done = Quests done: { $list }
board-left-steps = { $count ->
    [one] 1 step left
   *[other] { $count } steps left
  }
board-not-moved = Move not rolled
board-acted = Action done
board-not-acted = Action free
board-timer = Time left
board-deck = Treasure deck: { $left } cards, { $bad } of them bad
board-bad = { $bad } bad
board-monsters = { $count ->
    [one] 1 monster on the board
   *[other] { $count } monsters on the board
  }
board-monsters-hidden = { $count ->
    [one] 1 still hidden
   *[other] { $count } still hidden
  }
board-brief = { $body } Body · { $mind } Mind
board-brief-zargon = Monsters: { $count }
board-dice-move = Movement dice
board-dice-jump = Jump
board-dice-trap = Trap
board-dice-disarm = Disarming
board-dice-attack = Attack dice
board-dice-defence = Defend dice
board-dice-resist = Strength of mind
board-dice-combat = Combat dice
board-dice-red = Red dice
board-armoury = The armoury
board-purse = You have { $gold } gold coins
board-cannot-use = you cannot use it
board-ready = ready
board-not-ready = still choosing
board-tally = Rounds: { $rounds } · monsters slain: { $slain } · Body Points lost: { $hurt }
board-reading-hero = { $hero }: { $place }, Body { $body } of { $whole }, Mind { $mind }.
board-reading-monster = { $monster } on { $square }, Body { $body }.
board-reading-door = Closed door between { $a } and { $b }.
board-reading-open = Open door between { $a } and { $b }.
board-reading-rooms = Rooms seen: { $rooms }.
board-tip-roll = Roll your red dice, then walk as far as they say.
board-tip-walk = Click a glowing square to walk there.
board-tip-open = Doors open for free. Mind who stands behind.
board-tip-attack = Click a monster beside you to attack it.
board-dice-summon = The summons
board-stat-move = move
board-stat-attack = attack
board-stat-defend = defend
board-stat-body = Body
board-stat-mind = Mind
board-sight = Show what the hero on turn sees
board-placing = Real board: place this
board-place-door = Door
board-place-secret = Secret door
board-place-block = Blocked square
board-take-away = Take away: { $what }
board-all-placed = All done
board-nothing-to-place = Your board is up to date.
board-keeps = Who keeps what at your table (a note on this screen only)
board-met = Monsters met so far
board-wandering = Wandering monster: { $what } (× { $count })
