board-dungeon = The dungeon
board-dark = dark
board-overview = The whole board
board-briefing = Read the quest's parchment
board-begin = Into the dark
board-group-taken = Taken: { $who }
board-quest-of =
    { $campaign ->
        [yes] Campaign, quest { $number } of { $all }: gold and gear stay with you
       *[no] Quest { $number }
    }
board-on = Back to the dungeon
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
board-in-pit = In a pit
board-attack = Attack dice
board-defend = Defend dice
board-dice-of = { $what }: { $dice } ({ $parts })
board-quests-done = Quests done: { $list }
board-won = Won: to the stairs!
board-end = { $kind ->
    [barbarian] End the Barbarian’s turn
    [dwarf] End the Dwarf’s turn
    [elf] End the Elf’s turn
    [wizard] End the Wizard’s turn
   *[named] End { $hero }’s turn
  }
board-no-way = No square to walk to from here
board-zargon-turn = Zargon’s turn
board-mark-missed = Missed!
board-timer = Time left
board-deck = { $left } treasure cards, { $bad } bad
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
board-last-throw = The last throw
board-dice-move = Movement dice
board-dice-jump = Jump
board-dice-trap = Trap
board-dice-disarm = Disarming
board-dice-attack = Attack dice
board-dice-defence = Defend dice
board-dice-resist = Against the spell
board-dice-combat = Combat dice
board-dice-red = Red dice
board-armoury = The armoury
board-cannot-use = you cannot use it
board-ready = ready
board-not-ready = still choosing
board-tally = Rounds: { $rounds } · monsters slain: { $slain } · Body Points lost: { $hurt }
board-did-slain =
    { $count ->
        [one] 1 monster slain
       *[other] { $count } monsters slain
    }
board-did-gold =
    { $count ->
        [one] 1 gold coin found
       *[other] { $count } gold coins found
    }
board-did-found =
    { $count ->
        [one] 1 thing found
       *[other] { $count } things found
    }
board-did-spells =
    { $count ->
        [one] 1 spell cast
       *[other] { $count } spells cast
    }
board-did-traps =
    { $count ->
        [one] 1 trap disarmed
       *[other] { $count } traps disarmed
    }
board-did-hurt =
    { $count ->
        [one] 1 Body Point lost
       *[other] { $count } Body Points lost
    }
board-deeds =
    { $hero }: { $did }.{ $paid ->
        [0] {""}
        [one] {" "}Reward: 1 gold coin.
       *[other] {" "}Reward: { $paid } gold coins.
    }
board-did-nothing = kept watch
board-scene-foes = Something stirs in the dark: { $list }!
board-scene-sprung = { $trap }!
board-scene-trap = A trap!
board-scene-draws = { $kind ->
    [barbarian] The Barbarian draws this card.
    [dwarf] The Dwarf draws this card.
    [elf] The Elf draws this card.
    [wizard] The Wizard draws this card.
   *[named] { $hero } draws this card.
  }
board-scene-found = Found!
board-scene-nothing = No treasure
board-scene-death = A light goes out
board-scene-revived = Back from the dead
board-scene-goal = The goal is reached
board-scene-goal-out = One thing is left: bring everybody who lives back to the stairs.
board-scene-lost = Too late
board-scene-ended =
    { $outcome ->
        [success] The quest is won: { $title }
        [failure] The quest has failed: { $title }
       *[unfinished] The quest stays unfinished: { $title }
    }
board-scene-champion = Champion of the Realm
board-reading-door = Closed: { $door }.
board-reading-open = Open: { $door }.
board-tip-roll = A move and an action, either first. Red dice: the move.
board-tip-walk = { $touch ->
    [yes] Tap
   *[no] Click
  } a glowing square to walk there.
board-tip-open = Doors open for free. Whatever is behind sees you, too.
board-tip-attack = { $touch ->
    [yes] Tap
   *[no] Click
  } a monster beside you to attack it.
board-dice-summon = The summons
board-stat-move = move
board-stat-attack = attack
board-stat-defend = defend
board-stat-body = Body
board-stat-mind = Mind
board-sight = Show what the hero on turn sees
board-red-reach = Claw marks: how far { $monster } can come in one turn.
board-red-trap = Hatched in red: a trap waits there ({ $trap }).
board-sight-short = Sight
board-placing-short = Real board
board-placing = For a real board: what to put where
board-place-door = Door
board-place-secret = Secret door
board-place-block = Blocked square
board-take-away = Take away: { $what }
board-all-placed = All done
board-nothing-to-place = Your board is up to date.
board-met = Monsters met so far
board-wandering = Wandering monster: { $what } (× { $count })
board-nearest = Attack the nearest hero
board-nearest-rest = This one and the rest: attack the nearest
board-nearest-all = { $count ->
    [one] The last monster: attack the nearest hero
   *[other] All { $count } monsters: attack the nearest hero
  }
board-nearest-about = Goes to the nearest hero and strikes the weakest within reach. Dread spells are left to you.
board-sure-leave = Leave the dungeon?
board-sure-leave-text = The quest is not won yet. This hero keeps all they carry, but would not come back in before the next quest. If all leave, there is no reward.
board-sure-leave-yes = Leave
board-sure-unwise = Search under a monster’s eyes?
board-sure-unwise-text = { board-search-unwise }
board-sure-unwise-yes = Search
board-sure-armed = Search although it is trapped?
board-sure-armed-text = The trap is known, but nobody has disarmed it: { $trap }. It goes off, nothing is found, and the turn is over.
board-sure-armed-yes = Search
board-odds-against = { $defend ->
    [one] against { $defend } die: { $hopes }
   *[other] against { $defend } dice: { $hopes }
  }
board-odds-both = wounds { $wounds }, kills { $kills }
board-odds-wounds = wounds { $wounds }
board-odds-kills = kills { $kills }
board-odds-line = { $attack ->
    [one] { $attack } die against { $defend }: { $hopes }
   *[other] { $attack } dice against { $defend }: { $hopes }
  }
board-odds-succeeds = succeeds { $share }, else the trap goes off
board-odds-sleeps = falls asleep { $share }
board-odds-misses = { $dice ->
    [one] it strikes with { $dice } die, and misses a turn
   *[other] it strikes with { $dice } dice, and misses a turn
  }
board-gain-body = Body { $now } → { $then }
board-gain-attack = { $dice } attack dice
board-gain-defend = { $dice } defend dice
board-gain-move = { $dice } red dice
board-best = { $who }: { $worth }
board-no-file = Remove the file
board-sure-die = Let this hero die?
board-sure-die-text = You could still save him. If he dies, his belongings go to whoever is near, or lie where he fell.
board-sure-die-yes = Let go
board-sure-give-up = Give this hero up?
board-sure-give-up-text = Nobody can reach the hero any more? Then he counts as lost, with all that he carries.
board-sure-give-up-yes = Give up
board-sure-stop = End the campaign here?
board-sure-stop-text = { $done } of { $all } quests are won. The game ends for the whole party, and this armoury closes for good.
board-sure-stop-yes = End the campaign
board-sure-again = Play quest { $number } once more?
board-sure-again-text = “{ $title }” is won already: it pays no reward a second time, and special treasures you have taken stay taken. Afterwards you come back to the armoury.
board-sure-again-yes = Play it again
board-preset-book = By the book
board-preset-book-about = The printed rules, nothing changed.
board-preset-family = Family
board-preset-family-about = Gentler: Zargon spares the weak, the dead come home wounded.
board-preset-veteran = Veteran
board-preset-veteran-about = Harder: a cunning Zargon, and nothing is handed over beside a monster.
board-preset-solo = Solo
board-preset-solo-about = You lead all four heroes against a bot.
board-preset-cooperative = Together
board-preset-cooperative-about = Up to four people, nobody needs to be Zargon.
board-be-overlord = Be Zargon
board-be-overlord-about = You lead the monsters; four bots are the heroes.
board-throw-combat = Combat dice
board-throw-red = Red dice
board-throw-card = Treasure deck
board-paper-monsters = Body Points of monsters
board-on-paper = Kept on paper
board-show-sheet = Show it
board-hide-sheet = Hide it
board-placer = { $who } sets up the board.
board-next-after = First the armoury: spend your gold. Then quest { $number }, { $title }.
board-next-quest = Next: quest { $number }, { $title }
board-quest-won = Quest { $number } is won: { $title }.
board-quest-lost = Quest { $number } is not won: { $title }.

# The legend of the rules page
board-legend-dice = Dice
board-legend-signs = Signs
board-legend-ground = On the board
board-legend-ground-walk = where the hero on turn can walk
board-legend-ground-range = where the monster pointed at can come in one turn
board-legend-ground-trap = a trap waits there
board-legend-ground-fang = this monster can strike that hero from where it stands
board-legend-traps = Traps
board-legend-effects = Lasting effects
board-legend-heroes = Heroes
board-legend-monsters = Monsters
board-legend-furniture = Furniture
board-legend-items = Items
board-legend-spells = Spells
board-legend-die-combat-skull = skull: a hit
board-legend-die-combat-white = white shield: stops a hit on a hero
board-legend-die-combat-black = black shield: stops a hit on a monster
board-legend-die-red-6 = red die: squares to walk
board-legend-heart = Body Points
board-legend-brain = Mind Points
board-legend-coins = gold
board-legend-cobweb = searched, and nothing there
board-legend-scroll = the quest
board-legend-thing = something the quest is about
board-legend-ally = a companion
board-way = { $cost ->
    [one] { $cost } square
   *[other] { $cost } squares
  }{ $beyond ->
    [1] , farther than this move
   *[other] {""}
  }{ $foes ->
    [0] {""}
    [one] , { $foes } monster can strike there
   *[other] , { $foes } monsters can strike there
  }
board-search-unwise = A monster is in sight: searching takes your action, and it strikes next.
board-leave-about = { $won ->
    [yes] The quest is won once every living hero is out.
   *[no] Safe, with all they carry, but out of this quest; if all leave, no reward.
  }
board-walk-ends = { $walk } and end the turn
board-unspoken = it would do nothing for anybody in sight now
board-beyond-unseen = not in sight from here
board-beyond-vain = it would change nothing for them now
board-beyond-immune = it has no power over them
board-search = Search for
board-search-treasure = Treasure
board-search-secret = Secret doors
board-search-traps = Traps
board-spot = { $place }: { $way }
board-lead-thinks = One moment…
board-lead-left = { $left ->
    [one] 1 square left to walk
   *[other] { $left } squares left to walk
  }
board-lead-or = Choose a lit square, or end the turn.
board-lead-gate = the { $side } door{ $has ->
    [yes] {" "}{ $of }
   *[no] {""}
  }{ $detail }
board-lead-door = Go to { $where }
board-lead-foe = Go up to { $where }
board-lead-walk = { $cost ->
    [one] Move { $cost } square
   *[other] Move { $cost } squares
  }
board-lead-squares = { $cost ->
    [one] { $cost } square
   *[other] { $cost } squares
  }
board-lead-blow = { $squares }; a blow from there { $chance }
board-lead-safer = there you are struck less
board-lead-roll = Towards { $where }: { $squares }.
board-lead-door-open = Open { $where }
board-lead-once = only once this quest
board-lead-spends = ends the move
board-lead-open = Open { $where }
board-lead-opens = It is free; whatever is behind sees you, too.
board-lead-search = What is hidden here, or a card: { $bad } of { $left } are bad.
board-lead-because-roll = No enemy is in sight.
board-lead-because-roll-fight = First the dice, then where to stand.
board-lead-because-walk-on = Towards what nobody has seen yet.
board-lead-because-walk-home = Towards the way out.
board-lead-because-walk-won = Done: towards the way out.
board-lead-because-walk-follow = To where the others go.
board-lead-because-walk-room = Something may be put away there.
board-lead-because-walk-hidden = Something must be hidden there.
board-lead-because-walk-aside = It makes room for a stronger one.
board-lead-because-walk-closer = Nearer to the enemy.
board-lead-because-walk-strike = From there you can strike.
board-lead-because-walk-wary = There you are struck least.
board-lead-because-end = Let them come: a blow from here is a risk.
board-lead-because-end-spells = Spells work once: keep yours for a stronger foe.
board-lead-because-end-door = The door waits: together you strike first.
board-lead-because-end-door-weak = A stronger one opens it.
board-lead-because-end-door-far = The door waits until the others are near.
board-lead-because-end-follow = Close enough to where you all go next.
board-lead-because-end-struck = Here you hold your ground.
board-lead-because-end-no-place = No free square from which to strike.
board-lead-because-end-far = No enemy is in reach this turn.
board-lead-because-end-quiet = Nothing better is left to do this turn.
board-lead-because-end-spent = Action and move are used up.
board-lead-because-secret = No way on is known.
board-lead-because-traps = Look before touching anything here.
board-lead-because-disarm = First the trap.
board-lead-because-take = It is what you came for.
board-lead-because-act = The quest asks for it.
board-lead-because-jump = It is the only way on.
board-lead-because-leave = There is nothing left to gain here.
board-together = { $count ->
    [one] Roll and walk on
   *[other] All walk on together
  }
board-together-about = { $count ->
    [one] Until something turns up.
   *[other] Roll by roll, until something turns up.
  }
board-together-door = All go to { $where }
board-together-on = All on to { $where }
board-together-opens = { $kind ->
    [barbarian] the Barbarian can open it
    [dwarf] the Dwarf can open it
    [elf] the Elf can open it
    [wizard] the Wizard can open it
   *[named] { $hero } can open it
  }
board-way-walk = Walk
board-way-open = Walk and open
board-way-roll = Roll and go

# The heroes' book
board-book-heroes = The heroes
board-book-gear = What they carry
board-book-no-gear = nothing but their courage
board-book-scars = Scars
board-book-no-scars = none that show
board-book-fell = fell in: { $where }
board-book-champion = Champion of the Realm
board-book-quests = Quests: { $done } of { $all } done
board-book-success = won
board-book-failure = lost
board-book-unfinished = left unfinished
board-book-undecided = under way

## What heroes call out

board-withstood = The fire does no harm.
board-score = { $skulls ->
    [one] { $skulls } skull
   *[other] { $skulls } skulls
  } against { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
  }
board-fallen = { $count ->
    [1] the first to fall
   *[other] { $count } slain so far
  }
board-cheer-slain =
    { $kind ->
        [barbarian] Ha! Who is next?
        [dwarf] Chopped like kindling!
        [elf] Swift and clean!
       *[other] And that is that!
    }
board-cheer-gold =
    { $kind ->
        [barbarian] The ale is on me!
        [dwarf] Gold, glorious gold!
        [elf] What a fine find!
       *[other] Most welcome!
    }

# What letters do, whatever else can be done

board-key-w = roll for movement; then to the board, to walk with the arrow keys and Enter
board-key-a = attack
board-key-d = open the door
board-key-s = search for treasure
board-key-x = search for secret doors
board-key-p = search for traps
board-key-e = end the turn
