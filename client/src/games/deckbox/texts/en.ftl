board-pair = { $what }: { $is }
board-dungeon = The dungeon
board-far = { $count } away
board-look-at = Out of sight: { $what }. Look there
board-overview = Everything
board-nearer = Nearer
board-farther = Farther
board-threats = What the enemies will do
board-placing = Real box: lay this out
board-begin = Down the stairs
board-back = Back to the table
board-look-first = Look at the table first
board-round = Round { $round }
board-round-of = Round { $round } of { $limit }
board-rounds-played = { $count ->
    [one] One round
   *[other] { $count } rounds
  }
board-limit = The quest is lost at the end of round { $count }.
board-restless-in = stirs in { $count }
board-seed-drawn = drawn by lot
board-copy-link = Copy the link to this dungeon
board-copied = Copied
board-no-file = Without the file
board-actions = { $count ->
    [0] No action left
    [one] 1 action left
   *[other] { $count } actions left
  }
board-phase-enemies = The enemies act
board-phase-recovery = Recovery
board-phase-over = The end
board-deck-count = { $deck ->
    [one] 1 item to come
   *[other] { $deck } items to come
  }{ $discard ->
    [0] {""}
   *[other] , { $discard } discarded
  }
board-then = { $first }, then { $next }
board-foes = Enemies
board-foes-all = All enemies of the quest
board-die-green = green
board-die-blue = blue
board-die-red = red
board-dice-short = d
board-energy-of = Energy { $now }; the ability costs { $cost }
board-timing-minor = Single use, costs no action
board-timing-attack = Single use: an attack that costs no action
board-timing-reaction = Single use: you are asked when it can help
board-timing-permanent = Lasting: it helps as long as you carry it
board-squares = { $cost ->
    [one] 1 square
   *[other] { $cost } squares
  }
board-way = { board-squares }, { $takes }{ $pits ->
    [0] {""}
    [one] , through a pit
   *[other] , through { $pits } pits
  }
board-face = { $need ->
    [1] any face
   *[other] { $need }+
  }
board-hit-on = { $hit ->
    [1] any face
    [6] a 6
   *[other] { $hit }+
  }
board-blocks-on = { $block ->
    [7] nothing blocks
    [6] a 6 blocks
    [1] all are blocked
   *[other] { $block }+ blocks
  }
board-throw = { $dice ->
    [one] 1 die hits on { board-hit-on }
   *[other] { $dice } dice hit on { board-hit-on }
  }, { board-blocks-on }
board-attack-odds = { board-throw }: { $kill } to defeat it, { $damage } damage on average
board-attack-damage = { board-throw }: { $damage } damage on average
board-attack-odds-brief = { $kill } to defeat it · { $damage } damage on average
board-attack-damage-brief = { $damage } damage on average
board-attack-melee = Strike
board-attack-ranged = Shoot
board-cost = { $takes ->
    [0] costs no action
   *[other] { $actions ->
        [one] your last action
       *[other] { $takes } of your { $actions } actions
    }
  }
board-cost-brief = { $takes ->
    [0] no action
    [one] 1 action
   *[other] { $takes } actions
  }
board-odds-brief = Ø { $damage } damage · defeats { $kill }
board-damage-brief = { $damage } damage
board-worth-cost = { $worth } · { $cost }
board-lead-thinks = One moment…
board-lead-use = Use
board-lead-odds = Ø { $damage } damage · defeats it { $kill }
board-lead-because-end = { $threats ->
    [0] No enemy can get at you here.
   *[other] Let them come, then strike twice.
}
board-lead-because-end-doorway = Hold the door: one at a time can come up to you.
board-price = { $count } treasure
board-lead-ends = and the turn ends
board-lead-because-end-save = Your ability waits for a better target.
board-lead-because-end-spent = Your actions are used up.
board-lead-because-end-wait = Near enough to help at the next door.
board-lead-because-end-far = Wait for the others before the door.
board-lead-because-end-late = First thing next round: the door.
board-lead-because-give = { $other } goes first and has nothing to drink.
board-lead-because-end-quiet = Nothing is left to do.
board-lead-because-step-safe = { $threats ->
    [0] Out of every enemy’s reach
    [one] Only one enemy can get at you there
   *[other] Fewer enemies can get at you there
  }
board-lead-because-step-closer = Nearer to the enemies
board-lead-because-step-party = All of you are likely to be hurt less
board-lead-because-step-follow = Near enough to help at the next door
board-lead-because-step-door = Towards the next door
board-errand-door = Open { $door }
board-errand-near = Walk up to
board-errand-near-door = Go towards { $door }
board-walk = Walk
board-door = { $side ->
    [north] the north door
    [east] the east door
    [south] the south door
   *[west] the west door
  }
board-door-of = { $door } of { $room }
board-doorway = the doorway
board-part-00 = north-west corner
board-part-01 = north side
board-part-02 = north-east corner
board-part-10 = west side
board-part-11 = the middle
board-part-12 = east side
board-part-20 = south-west corner
board-part-21 = south side
board-part-22 = south-east corner
board-key-e = end the turn
board-no-move = Movement used up
board-hemmed-in = No square within reach now
board-sure-end = { $actions ->
    [one] 1 action is left. End the turn?
   *[other] { $actions } actions are left. End the turn?
  }
board-sure-throw-yes = Throw it
board-sure-end-text = What is not used now is lost.
board-sure-end-yes = End the turn
board-walk-explore = Open the door
board-walk-melee = Walk and strike
board-walk-shoot = Walk and shoot
board-walk-interact = Walk there and use
board-acts-now = Acts now
board-act-for = What may { $hero } do?
board-no-cards = No cards yet
board-on-paper = on paper
board-show-sheet = Show the sheet
board-hide-sheet = Back to paper
board-fallen = Fallen
board-falls = { $hero } falls
board-falls-left = Still standing: { $who }. The quest is lost when all have fallen.
board-falls-last = Nobody is left standing: the quest is lost.
board-falls-about = Items and Treasure stay on the square as a pack; whoever steps there takes them.
board-stake = The quest: { $stake }
board-boss-health = { $count } Health
board-new-here = New here? One press:
board-ready-made = { $hero }, with { $equipment } and { $ability }
board-suits = goes well together
board-in-tests = In tests
board-plays-odrik = Hits hard up close and takes a blow: first through every door.
board-plays-selka = Shoots from afar and runs fast: keep her behind a friend.
board-plays-amaury = Hard to fell, weak in the attack: best with an ability that helps all.
board-plays-nyssa = The best shot, but slow and frail: never stand where claws reach.
board-plays-tamsin = Quick, fights near and far: slips past enemies and strikes first.
board-plays-gorrun = The hardest hitter with the most Health, and no armour.
board-plays-ilvane = Fights near and far, talks the dungeon round in tests.
board-plays-zaida = A little of everything: fits any equipment.
board-take-character = Who will you be?
board-take-equipment = What do you carry?
board-take-ability = What can you do that others cannot?
board-take-wait = { $who } takes a card
board-dice-attack = Attack
board-dice-defence = Defence
board-dice-test = Skill test
board-dice-branch = What happens
board-dice-crumble = Falling stones
board-dice-spawn = Who appears
board-dice-loot = Treasure
board-made-spawn = { $kind ->
    [R] ranged, { $count } health
   *[M] melee, { $count } health
}
board-made-loot = { $count } treasure
board-made-attack = { $count ->
    [one] 1 hit
   *[other] { $count } hits
  }
board-made-defence = { $count ->
    [one] 1 blocked
   *[other] { $count } blocked
  }
board-made-test = { $count ->
    [one] 1 success
   *[other] { $count } successes
  }
board-brief = ♥ { $health } · ⚡ { $energy } · ◉ { $treasure }
board-way-0 = north
board-way-1 = east
board-way-2 = south
board-way-3 = west
board-place-first = the starting tile, arrow to the north
board-place-tile = lay it at the exit just explored, arrow pointing { $way }
board-place-where = tile { $tile }, column { $column }, row { $row }
board-place-die = { $name }: { $colour } die showing { $face }, { $where }
board-place-moved = { $name}: { $colour } die showing { $face }, now at { $where }
board-place-take = Take away: { $what }
board-all-placed = All done
board-nothing-to-place = Your table is up to date.
board-placer = { $who } lays out the box.
board-paper-enemies = Health of the enemies
board-throw-attack = Attack dice
board-throw-defence = Defence dice
board-throw-test = Skill tests
board-throw-branch = Dice of encounters
board-throw-crumble = Falling stones
board-throw-spawn = Enemy dice
board-throw-loot = Treasure dice
board-throw-item = Item cards
board-epilogue-won = The quest is done, and somebody will tell of it.
board-epilogue-fallen = Nobody came back to tell how it went.
board-epilogue-time = The night was shorter than the way.
board-did-defeated = Enemies defeated
board-did-damage = Damage dealt
board-did-suffered = Health lost
board-did-explored = Rooms opened
board-did-treasure = Treasure earned
board-did-bought = Items bought
board-did-tests = Tests passed
board-plan = The whole dungeon
board-tip-place = Lit squares can be chosen. Press one: this hero starts there.
board-tip-move = This hero can walk to the lit squares. Press one.
board-tip-explore = A green eye is a door. Step onto it: a new room opens.
board-tip-attack = Press this enemy to attack. Dice ringed in green hit; each hit takes 1 Health unless it is blocked.
board-tip-energy = Energy: every hit adds one. With enough, the ability is free to use.
board-tip-ability = Enough Energy! Press the ability; it costs no action.
board-tip-buy = Enemies pay Treasure. Lit cards are yours for it, at any time, even in a fight.
board-tip-end = No actions left. End the turn here, and the next hero acts.
board-tip-threats = Red arrows: who will attack whom. Red number: Health at stake; with a skull, the hero may fall.
board-tip-round = That was a round: heroes, enemies, recovery. Defeat the boss at the end. Good luck!
board-preset-book = By the book
board-preset-book-about = The printed rules, nothing changed.
board-preset-family = Family
board-preset-family-about = Gentler: more Health, and the fallen can be helped up.
board-preset-veteran = Veteran
board-preset-veteran-about = Harder: less Health, no gift for a lone hero.
board-preset-solo = Two heroes alone
board-preset-solo-about = You lead two heroes; nobody is asked during the Enemy phase.
board-preset-random = Dealt heroes
board-preset-random-about = Hero, equipment and ability are dealt by chance.
board-preset-race = Same seed, same luck
board-preset-race-about = Dice and cards come from the seed: compare how others fared with it.

# The legend of the rules page
board-legend-dice = Dice
board-legend-signs = Signs
board-legend-skills = Skills
board-legend-keywords = Keywords
board-legend-rules = Room rules
board-legend-effects = Lasting effects
board-legend-heroes = Heroes
board-legend-equipment = Equipment
board-legend-abilities = Abilities
board-legend-items = Items
board-legend-features = Features
board-legend-foes = Enemies
board-legend-die-white-6 = white die: attacks, defence, tests
board-legend-die-green-M2 = green: a weak enemy; M is melee
board-legend-die-blue-R3 = blue: a stronger one; R is ranged
board-legend-die-red-M5 = red: the strongest; the number is Health
board-legend-blade = melee
board-legend-bow = ranged
board-legend-crown = a boss
board-legend-heart = Health
board-legend-wound = Health that the enemies can cost, at the least and at the most
board-legend-bolt = Energy
board-legend-coins = Treasure
board-legend-shield = defence
board-legend-boot = Speed; movement left
board-legend-stars = stunned
board-legend-skull = an enemy to remove
board-legend-captive = a captive
board-legend-pack = the pack of a fallen hero
board-legend-scroll = the quest, an encounter
board-legend-hourglass = the dungeon grows restless
board-legend-lit = a lit square in reach: pressed, the hero walks there
board-legend-ring = the same, for one more action: it is asked first
board-legend-eye = an exit that leads on
board-legend-target = the objective
board-legend-laurel = victory
board-legend-tomb = a fallen hero; defeat
board-legend-smoke = smoke on the tile
board-cry-down = Down!
board-cry-critical = Critical!
board-cry-close = Close call!
board-cry-missed = Missed!
board-cry-blocked = Blocked!
board-cleared = All clear!
board-recap = What the enemies have just done
board-recap-strikes = { $enemy } attacks { $hero }…
board-recap-strikes-short = …
board-recap-hurt = { $enemy } hits { $hero }: { $points } damage.
board-recap-falls = { $enemy } takes { $hero } out of the fight.
board-recap-blocked = { $enemy } attacks { $hero }: every hit is blocked.
board-recap-missed = { $enemy } misses { $hero }.
board-recap-falls-short = falls
board-recap-blocked-short = blocked
board-recap-missed-short = missed
board-faces = { $need ->
    [1] any face
    [5] 5 or 6
    [6] 6
   *[other] { $need } or more
  }
board-dice-needs = { $need ->
    [7] { $kind ->
       *[defence] cannot block
      }
   *[other] { $kind ->
        [defence] { board-faces } blocks
       *[attack] { board-faces } hits
      }
  }
board-found-doors =
    { $count ->
        [0] No other door
        [one] One door
       *[other] { $count } doors
    }
board-found = { $flag }!
board-boss-beaten = The boss has fallen!
board-boss-left =
    { $count ->
        [one] One enemy is still up.
       *[other] { $count } enemies are still up.
    }
board-trophies = Beaten
