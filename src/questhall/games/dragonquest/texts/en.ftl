# DragonQuest in English. Own words throughout; the vocabulary is that of rulebook.toml.
# Dangers are said with their article (“the troll”), objects and treasures by their bare name (“Magic ring”).

## The game

title = DragonQuest
tagline = In at dawn, out by sunset, and let the dragon sleep.
begins = Play now: you and two bots.
facts = 1 to 4 players · 30 minutes · push your luck
credit = Dan Glimne, Queen Games, 2022
about = Cross the castle with a handful of dice, fill your bag in the dragon’s treasure chamber and be out before the last sun is crossed off. The longer you stay, the richer you are, and the lighter the dragon sleeps.
notice = An unofficial work of fans of DragonQuest by Dan Glimne (Queen Games, 2022). Neither author nor publisher has a part in it; the words and pictures are our own.
bot-easy = easy
    .about = Stops at the first skull and throws twice in the chamber.
bot-fair = fair
    .about = Stops at the second skull and stays in the chamber while sun and dragons allow it.
bot-strong = strong
    .about = Reckons every roll, every wall and every throw in the chamber.
bot-timid = timid
bot-reckless = reckless
bot-sane = careful
bot-good = seasoned
bot-search = tries things out
castle = the castle

## What happens

event-first-seat = { $hero } goes first.
event-turn-begins = Round { $round }: { $hero } to play.
event-sun-crossed = { $hero } crosses off sun { $sun } of { $suns }.
event-stays = { $hero } stays in the treasure chamber, one eye on the dragon.
event-leaves = { $hero } makes ready to leave the treasure chamber.
event-spider-die = Spider die for { $hero }: { $face }.
event-coin-lost =
    { $value ->
        [0] { $hero } has no coin to lose.
       *[other] { $hero } scratches a coin of { $value }.
    }
event-lp-lost =
    { $left ->
        [0] { $hero } loses { $lost } LP: that was the last bone.
       *[other] { $hero } loses { $lost } LP and has { $left } left.
    }
event-turn-missed =
    { $as ->
        [tile] { $hero } is still dazed and misses this turn.
       *[note] { $hero } misses this turn: its sun was circled.
    }
event-bought = { $hero } buys the { $object } and crosses off find row { $row }.
event-sun-added = One more sun for { $hero }: { $suns } in all.
event-bones-added = { $hero } gains { $bones } LP and has { $left }.
event-tile-hidden = { $hero } lays a wall tile face down for { $whose }.
event-tile-known = Your secret: tile { $tile } awaits { $whose }.
event-guessed = { $hero } says { $tile }.
event-tile-shown =
    { $hit ->
        [yes] The tile shows { $tile }, the very number: a wall threatens { $hero }.
       *[no] The tile shows { $tile }: no wall for { $hero } this turn.
    }
event-blocked = A wall rises on { $square }: { $hero } bars { $whose }’s way.
event-not-blocked =
    { $declined ->
        [1] The wall is waived: { $hero } goes free.
       *[0] No square may be blocked: { $hero } goes free.
    }
event-fast-wall =
    { $hit ->
        [yes] A wall tile is turned, one chance in three: a wall for { $hero }!
       *[no] A wall tile is turned: no wall for { $hero }.
    }
event-movement-rolled =
    { $kept ->
        [yes] { $hero } re-rolls and gets { $thrown }. On the table: { $dice }.
       *[no] { $hero } rolls { $dice }.
    }
event-skulls = { $skulls } skulls! Danger closes in on { $hero }.
event-walked = { $hero } walks from { $from } to { $square }.
event-chamber-entered = { $hero } slips from { $from } into the treasure chamber. The dragon sleeps.
event-exit-reached = { $hero } reaches the exit from { $from }: daylight at last!
event-orb-used = The orb of light flares: { $hero } may step diagonally this turn.
event-key-used = { $hero } turns the key and passes through the wall on { $square }.
event-find-ticked =
    { $box ->
        [4] { $hero } finds something: { $box } of 6 in row { $row }, enough for an object.
        [5] { $hero } finds something: { $box } of 6 in row { $row }, enough for a better object.
        [6] { $hero } finds something: row { $row } is full and buys any object. One more find wakes a danger.
       *[other] { $hero } finds something: { $box } of 6 in row { $row }. Four buy an object.
    }
event-row-awakes = One find too many for { $hero } in row { $row }: { $danger } awakes!
event-danger-die = Danger die { $space }: { $face }.
event-letter-die = Letter die: { $face }.
event-encounter = { $hero } runs into { $danger }!
event-danger-escaped = A blank: { $hero } slips away unharmed.
event-trap-stopped = The { $object } does its work: { $danger } cannot harm { $hero }.
event-trap-sprung =
    { $time ->
        [1] { $hero } does not escape { $danger }: first time.
        [2] { $hero } does not escape { $danger }: second time.
       *[other] { $hero } does not escape { $danger }: third time, and that is fatal.
    }
event-damage-dice =
    { $by ->
        [ghoul] The ghoul claws { $hero } (dice { $dice }): the lower one counts.
        [troll] The troll strikes { $hero } (die { $dice }).
        [orc] The orc strikes { $hero } (dice { $dice }): the higher one counts.
        [arrow] The arrow hits { $hero }: the die adds { $dice }.
       *[fire] The flames reach { $hero }: the dice add { $dice }.
    }
event-battle-die = { $hero } against { $danger }: { $face }.
event-ring-used = { $hero } raises the magic ring: { $danger } takes flight.
event-spider-bites =
    { $as ->
        [tile] The spider bites { $hero }, who takes a spider tile.
       *[note] The spider bites { $hero }, who notes it on the sheet: no tile is left.
    }
event-demon-awakes =
    { $as ->
        [tile] The demon rises on the black square and hunts { $hero }, who takes a demon tile.
       *[note] The demon rises on the black square and hunts { $hero }, who notes it on the sheet: no tile is left.
    }
event-demon-walks = The demon stalks { $hero }: from { $from } to { $square }.
event-talisman-used = { $hero } holds up the dragon talisman: two throws this turn.
event-chamber-rolled = { $hero } throws { $dice }. Dragons set aside: { $dragons }.
event-treasure-taken = { $hero } takes a treasure: { $treasure }, worth { $value }.
event-dragon-awakes = { $hero } wakes the dragon!
event-treasures-returned =
    { $count ->
        [one] { $hero } drops a treasure: back to the hoard.
       *[other] { $hero } drops { $count } treasures: back to the hoard.
    }
event-coins-scratched = { $hero } loses all coins: { $fifties } of 50 and { $hundreds } of 100.
event-fire =
    { $dragons ->
        [0] Dragon fire over { $hero }: { $dice }. No dragon among them.
        [one] Dragon fire over { $hero }: { $dice }. One dragon costs 1 LP.
       *[other] Dragon fire over { $hero }: { $dice }. { $dragons } dragons cost { $dragons } LP.
    }
event-fled = { $hero } flees the fire and stands on { $square }.
event-left-chamber = { $hero } leaves the treasure chamber and stands on { $square }.
event-pool-reset = The treasure chamber is empty: all ten dice lie ready again.
event-escaped =
    { $total ->
        [0] { $hero } escapes from the castle, alive and empty-handed!
       *[other] { $hero } escapes from the castle with loot worth { $total }!
    }
event-died =
    { $cause ->
        [trap] The same trap a third time: { $hero } does not get up again.
        [skeleton] The skeleton is the end of { $hero }.
        [demon] The demon catches { $hero }: nobody comes back from that.
        [no-flight] No square to flee to: { $hero } perishes in the dragon’s fire.
        [sunset] The sun sets: the castle keeps { $hero } for ever.
        [spider] The spider’s venom is the end of { $hero }.
        [fire] The dragon’s fire is the end of { $hero }.
       *[wounds] { $hero } dies of wounds.
    }
event-game-over =
    { $escaped ->
        [0] The game is over: nobody came out.
        [one] The game is over: { $escaped } hero came out.
       *[other] The game is over: { $escaped } heroes came out.
    }
event-miss-next =
    { $as ->
        [tile] { $hero } takes a marker: the next turn will be missed.
       *[note] { $hero } circles the next sun: that turn will be missed.
    }
event-stopped =
    { $walking ->
        [1] { $hero } walks no further.
       *[0] { $hero } keeps these dice.
    }
event-treasure-left = { $hero } takes no treasure in spite of { $stars } stars.
event-not-bought = { $hero } buys nothing.

## What one may choose

option-walk = Walk to { $square }
option-walk-chamber =
    { $inside ->
        [0] Enter the treasure chamber and throw its dice (the dragon wakes: { wake-share })
        [one] Enter the treasure chamber and throw its dice ({ $inside } hero inside; the dragon wakes: { wake-share })
       *[other] Enter the treasure chamber and throw its dice ({ $inside } heroes inside; the dragon wakes: { wake-share })
    }
option-walk-exit = Leave the castle by the exit
option-walk-orb = Walk diagonally to { $square } (lights the orb for this turn)
option-walk-key = Unlock the blocked square { $square } (uses up the key)
option-walk-stranding = Walk to { $square } (a dead end!)
option-block-cutting = Block { $square } (cuts off every way)
option-block =
    { $detour ->
        [0] Block { $square } (no step longer)
        [one] Block { $square } ({ $detour } step longer)
       *[other] Block { $square } ({ $detour } steps longer)
    }
option-step-out = Step out to { $square } ({ exit-from-there })
option-flee = Flee to { $square } ({ exit-from-there })
exit-from-there =
    { $left ->
        [0] no way leads out from there
        [one] { $left } step from the exit
       *[other] { $left } steps from the exit
    }
option-steer = Send the demon to { $square }
option-hide = Hide { $tile }
option-guess = Say { $tile }
option-reroll = Roll again: { $faces } (danger { $risk }%)
option-stop-rolling = Keep these dice
option-stop-walking = Walk no further
option-stay = Stay and throw (the dragon wakes: { wake-share })
option-leave = Leave the treasure chamber
option-take = Take: { $treasure } ({ $stars } stars, worth { $value })
option-take-nothing = Take no treasure
get-buy = Buy
get-take = Take
option-buy = Buy: { $object } ({ $cost } find points)
option-pass = Buy nothing
option-decline = Block nothing
option-use = Use: { $object }
option-keep = Keep: { $object }
option-scratch = Scratch a coin of { $value }

## Why a bot does it

because-random = It takes whatever comes to its mind.
because-lost = The game is lost, as far as can be reckoned: { $suns ->
        [0] this is the last sun
        [one] one sun is left after this one
       *[other] { $suns } suns are left after this one
    }, and { $left ->
        [one] one step is still to be made
       *[other] { $left } steps are still to be made
    }: not one chance in a hundred. Nothing helps any more; this comes closest.
because-lost-way = The game is lost: every way is cut, and nothing you own opens one. Nothing helps any more.
because-stop =
    { $skulls ->
        [0] No skull lies there
        [one] One skull lies there
       *[other] { $skulls } skulls lie there
    }: stopping keeps { $steps ->
        [0] no step
        [one] one step
       *[other] { $steps } steps
    } and { $found ->
        [0] no find
        [one] one find
       *[other] { $found } finds
    }; rolling all the others again brings danger { $risk }% of the time.
because-stop-done = Nothing is left to roll again: { $steps ->
        [0] no step this time.
        [one] one step it is.
       *[other] { $steps } steps it is.
    }
because-reroll =
    { $why ->
        [blank] { $dice ->
            [one] A blank brings nothing
           *[other] Blanks bring nothing
        }
        [spare] More steps lie there than the way takes
        [waking] One find more would wake { $danger }
        [finds] Steps are worth more than finds now
        [useless] No object that could still be bought would help, so a find is worth nothing
       *[more] A new throw promises more than what lies there
    }. Rolling { $dice ->
        [one] that die
       *[other] those { $dice } dice
    } again { $risk ->
        [0] cannot bring danger.
       *[other] brings danger { $risk }% of the time.
    }
because-wait = { $dragons } dragons lie aside: better to wait until those inside have left.
because-halt = A step from here would leave no way on.
because-exit = The Exit: whatever was carried this far is yours.
because-enter =
    { $dragons ->
        [0] The chamber is empty, and the dragon sleeps soundly.
       *[other] The chamber is what you came for, { $dragons } dragons aside or not.
    }
because-anywhere = Every way is cut; this one lasts longest.
because-walk =
    { $left ->
        [one] One step
       *[other] { $left } steps
    } { $seen ->
        [yes] to the Exit from there
       *[no] to the treasure chamber from there
    }, { $suns ->
        [0] and this is the last turn.
        [one] with one sun left after this turn.
       *[other] with { $suns } suns left after this turn.
    }
because-back =
    { $loot ->
        [yes] The chamber is empty and the dragon sleeps: going back in promises more than the Exit.
       *[no] You carry nothing out yet: going back into the treasure chamber promises more than the Exit.
    } From there: { $left ->
        [one] one step.
       *[other] { $left } steps.
    }
because-no-wall = No wall is the best wall on one’s own sheet.
because-wall-cutting = It leaves { $hero } no way at all.
because-wall =
    { $detour ->
        [0] { $hero } has no step more to walk yet. But walls stay to the end: the next one can make the way longer.
        [one] It costs { $hero } one step more on a way of { $left }.
       *[other] It costs { $hero } { $detour } steps more on a way of { $left }.
    }
because-out =
    Steps to the Exit from there: { $left }. { $rank ->
        [nearest] From everywhere else it is farther.
        [level] Nowhere is nearer.
        [demon] The demon is farther away there.
       *[easier] The nearer squares are harder to get away from.
    }
because-stay =
    Another throw brings about { $gain } gold, treasure included, and takes a turn. Chance to come out: leaving now { $now }%, one turn later { $later }%. The dragon wakes: { wake-share }.
because-leave =
    Chance to come out: leaving now { $now }%, one turn later { $later }%. Another throw would bring about { $gain } gold, treasure included; the dragon would wake: { wake-share }.
because-treasure = { $value } gold: nothing on offer is worth more.
because-no-treasure = The stars pay for nothing.
because-tile = Nobody can tell: any tile is as good as the others.
because-demon = Towards { $hero }, or across the way.
because-buy = { $object } is worth about { $gold } gold to you now.
because-buy-later = { $object } ({ $cost } points) is worth waiting for: you have { $finds }.
because-buy-nothing = Nothing on the list would help any more.
because-coin = { $coin } gold is the smaller loss.
because-talisman = { $dragons } dragons lie aside, and a second throw is worth the risk. The dragon wakes: { wake-share }.
because-no-talisman = { $dragons } dragons lie aside: too risky. The dragon would wake: { wake-share }.
because-ring = Such a fight costs more life than the ring is worth later.
because-ring-kept = { $lp } LP are enough for this fight: the ring may be needed more.
because-guard = That is what it was bought for.
because-guard-kept = With { $lp } LP it can wait.

## The game waits for you

ask-Walk = { $steps ->
    [one] One step: where do you walk?
   *[other] { $steps } steps: where do you walk?
  }
    .situation = { way-left }
pick-reroll = Pick the dice to throw again, or:
ask-OfferReroll = Roll some dice again, or keep them?
    .stakes = The third skull means no step, and a danger.
    .situation =
        If you stop: { $walk ->
            [0] no step
            [one] { $walk } step
           *[other] { $walk } steps
        }, { $found ->
            [0] no find
            [one] { $found } find
           *[other] { $found } finds
        }. { $rerolls ->
            [0] No re-roll is left.
            [one] { $rerolls } re-roll is left.
           *[other] { $rerolls } re-rolls are left.
        }
pick-block = Another square: in the castle
ask-BlockSquare = A wall rises before { $hero }: where do you build it?
    .stakes = The more steps { $hero } has to walk, the better the wall.
    .situation = { neighbour-why }
ask-LeaveChamber = By which square do you leave the treasure chamber?
    .stakes = You take loot of { $loot } with you. It counts only if you get out.
    .situation = The number: steps from there to the exit. { turns-left }
ask-Flee = The dragon is awake! Where do you flee?
    .stakes = { $lp ->
        [one] { $lp } LP is left.
       *[other] { $lp } LP are left.
    }
    .situation = { way-left } { turns-left }
ask-DemonStep = Where does the demon go on { $hero }’s sheet?
    .stakes = Each step must bring it nearer. If it gets there, the hero is dead.
    .situation = { castle-shown }
ask-HideTile = { $hero } is about to walk: which wall tile do you hide?
    .stakes = If { $hero } names its number, you block a square of that way.
    .situation = { neighbour-why }
ask-GuessTile = A wall tile lies face down, 1, 2 or 3: which number do you name?
    .stakes = Pure luck: if it is the tile’s, one time in three, a wall rises in your way, placed by your neighbour (by the castle, if you are alone).
ask-StayOrLeave = Stay and throw { $dice } dice, or leave with { $loot }?
    .stakes = { $dragons } of 7 dragons lie aside. If the seventh falls, coins and treasures are lost, and its fire burns.
    .situation = { way-left } { turns-left }
ask-OfferObjects = { $finds } find points in this row: buy a useful object?
    .stakes = It crosses off the whole row, and the danger at its end never wakes.
ask-OfferTalisman = Use the dragon talisman for a second throw?
    .stakes = { $stars } stars so far; stars of both throws add up, and so do dragons ({ $dragons } of 7).
ask-TakeTreasure = { $stars } stars: which treasure do you take?
    .stakes = One a throw; stars are not saved.
ask-SpiderCoin = The spider’s venom costs a coin: which one?
ask-Fight = You meet { $danger }, with { $lp } LP: drive it off with the magic ring, or fight?
    .stakes = A fight goes on until a sword is thrown or you are dead. The ring works once.
ask-Trap = You meet { $danger }, with { $lp } LP: use your protection?
    .stakes = A stopped trap does not count. The third of a kind kills.

## How it stands, beside a question

way-left =
    { $way ->
        [0] No way is left.
        [one] { $goal ->
            [exit] The exit is { $way } step away.
           *[chamber] { $way } step to the treasure chamber, then { $out } to the exit.
        }
       *[other] { $goal ->
            [exit] The exit is { $way } steps away.
           *[chamber] { $way } steps to the treasure chamber, then { $out } to the exit.
        }
    }
turns-left =
    { $suns ->
        [0] This is the last sun.
        [one] { $suns } sun left after this turn.
       *[other] { $suns } suns left after this turn.
    }
# How likely the next throw wakes the dragon, the same wherever it is said
wake-share =
    { $wake ->
        [0] under 0.1%
       *[other] { $wake }%
    }
castle-shown = { $hero } is at { spot }.
neighbour-why =
    { $whose ->
        [own] { castle-shown }
       *[other] You sit on { $hero }’s right: you place the walls there.
    }
spot =
    { $named ->
        [yes] { $square } ({ $place })
       *[no] { $square }
    }

## The game waits for somebody else

wait-Walk = Waiting for { $who } to walk.
wait-OfferReroll = Waiting for { $who } to roll again or stop.
wait-BlockSquare = Waiting for { $who } to block a square of { $hero }’s way.
wait-LeaveChamber = Waiting for { $who } to step out of the treasure chamber.
wait-Flee = Waiting for { $who } to flee from the dragon.
wait-DemonStep = Waiting for { $who } to steer { $hero }’s demon.
wait-HideTile = Waiting for { $who } to hide a wall tile from { $hero }.
wait-GuessTile = Waiting for { $who } to name a number.
wait-StayOrLeave = Waiting for { $who } to stay or leave, with { $dragons } of 7 dragons set aside.
wait-OfferObjects = Waiting for { $who } to buy an object, or none.
wait-OfferTalisman = Waiting for { $who } to use or keep the dragon talisman.
wait-TakeTreasure = Waiting for { $who } to take a treasure, or none.
wait-SpiderCoin = Waiting for { $who } to scratch a coin.
wait-Fight = Waiting for { $who }, who meets { $danger }: magic ring, or fight.
wait-Trap = Waiting for { $who }, who meets { $danger }: use a protection, or keep it.

## Dice thrown by hand. $count is the number of dice, $with what goes with them (`movement:3+red`: 3 and red).

throw-movement =
    { $with ->
        [red] { $count ->
            [0] Throw the red movement die: what does it show?
            [one] Throw { $count } black movement die and the red one: what do they show?
           *[other] Throw { $count } black movement dice and the red one: what do they show?
        }
       *[other] { $count ->
            [one] Throw { $count } black movement die: what does it show?
           *[other] Throw { $count } black movement dice: what do they show?
        }
    }
throw-chamber =
    { $count ->
        [one] Throw { $count } chamber die: what does it show?
       *[other] Throw { $count } chamber dice: what do they show?
    }
throw-danger = Throw a danger die: what does it show?
throw-letter = Throw the letter die: what does it show?
throw-battle =
    { $with ->
        [ghoul] Throw the ghoul’s battle die: monster or sword?
        [troll] Throw the troll’s battle die: monster or sword?
        [orc] Throw the orc’s battle die: monster or sword?
       *[skeleton] Throw the skeleton’s battle die: skull or sword?
    }
throw-damage =
    { $count ->
        [one] Throw { $count } damage die: which number?
       *[other] Throw { $count } damage dice: which numbers?
    }
throw-spider = Throw the spider die: coin or venom?
throw-wall = Draw a wall tile: which number?
throw-fast_wall = One chance in three of a wall: hit or miss?
throw-first = Draw the starting player: who is it?

## Why not

why-over = The game is over.
why-dice-first = The dice come first.
why-not-asked = It is for { $who } to choose now.
why-not-now = There is nothing to choose here just now.
why-not-a-square = Only an ordinary square can be blocked, not { $square }.
why-block-not-free = { $square } is visited, blocked or crossed by the demon: only a free square can be blocked.
why-block-protected = { $square } is protected: no wall on or beside the start, the treasure chamber, the exit, the orange or the black square.
why-block-diagonal = { $square } touches a blocked square diagonally.
why-block-three = { $square } would make a third blocked square in a group: two is the most.
why-block-route = With { $square } blocked the hero would have no way left.
why-not-beside-chamber = That square is not beside the treasure chamber.
why-demon-nearer = Every step must bring the demon nearer to the hero.
why-walk-far = Too far: { $square } is not next to the hero.
why-walk-diagonal = No diagonal steps without the orb of light.
why-walk-demon = The demon has been there: that square is closed.
why-key-onward = The key needs one more step beyond the wall, to an open square.
why-walk-blocked = That square is blocked.
why-walk-visited = The hero has been there: no square is visited twice.
why-walk-back = The chamber cannot be entered again from the square where the hero came out.
why-walk-exit = No exit before the treasure chamber has been visited.
why-die-skull = A skull stays as it lies: it cannot be rolled again.
why-other-object = This is about another object: { $object }.
why-buy-later = Objects are bought after the sun, before walls and dice.
why-buy-gone = This object has already been taken: { $object }.
why-buy-three = Three objects in a game are the most.
why-buy-points =
    { $finds ->
        [0] This object costs { $cost } find points, and the row has none.
       *[other] This object costs { $cost } find points, and the row has { $finds }.
    }
why-treasure-later = A treasure is taken with the stars of a throw in the treasure chamber.
why-treasure-gone = This treasure has already been taken.
why-treasure-stars =
    { $stars ->
        [one] This treasure takes { $needed } stars; the throw has { $stars } star.
       *[other] This treasure takes { $needed } stars; the throw has { $stars } stars.
    }
why-tile-later = Wall tiles are for the wall step.
why-coin = Only a coin that is ticked can be scratched, and only when the venom asks for one.

## How it ends

result-dragon = No hero sees the light of day again. The dragon counts its gold and goes back to sleep: it wins.
result-solo-dead = The adventure ends, { $cause }: the castle keeps its hero, and the dragon its gold.
result-solo = Back in daylight with { $total } in gold: { $rating }.
result-won =
    { $escaped ->
        [one] { $hero } wins with { $total } in gold: nobody else saw daylight again.
       *[other] { $hero } wins with { $total } in gold, the finest loot of the { $escaped } who saw daylight again.
    }
result-shared = { $count } heroes came out with { $total } each and share the victory.

rating-lucky = Lucky to breathe
rating-thief = Cellar thief
rating-hunter = Treasure hunter
rating-bane = Bane of the castle
rating-legend = Living legend

cause-wounds = too many wounds
cause-trap = the same trap a third time
cause-skeleton = the skeleton
cause-demon = the demon
cause-no-flight = no square to flee to
cause-sunset = sunset
cause-spider = the spider’s venom
cause-fire = the dragon’s fire

## Things on the table

ref-chamber = the treasure chamber
ref-exit = the exit
ref-seat-0 = Seat 1
ref-seat-1 = Seat 2
ref-seat-2 = Seat 3
ref-seat-3 = Seat 4

ref-object-amulet = Amulet of time
ref-object-talisman = Dragon talisman
ref-object-magic_ring = Magic ring
ref-object-necklace = Golden necklace
ref-object-orb = Orb of light
ref-object-potion = Healing potion
ref-object-key = Key to secret doors
ref-object-buckle = Golden belt buckle
ref-object-chainmail = Chainmail coat
ref-object-hood = Leather hood
ref-object-rope = Rope
ref-object-silver_ring = Silver ring

object-amulet-effect = One more sun, at once.
object-talisman-effect = On reaching the treasure chamber, throw blanks and coins a second time; stars add up.
object-magic_ring-effect = Drives off one ghoul, troll, orc or skeleton before the fight.
object-necklace-effect = Worth 1,000 if you escape.
object-orb-effect = Diagonal steps for one turn.
object-potion-effect = 3 LP more, at once, even beyond 13.
object-key-effect = Walk through one blocked square, once.
object-buckle-effect = Worth 800 if you escape.
object-chainmail-effect = Stops the next arrow trap.
object-hood-effect = Stops the next poisonous fog.
object-rope-effect = Stops the next trapdoor.
object-silver_ring-effect = Worth 500 if you escape.
# What is kept, in a word or two under its picture
object-talisman-brief = 2nd throw
object-magic_ring-brief = 1 monster
object-necklace-brief = 1,000
object-orb-brief = diagonals
object-key-brief = 1 wall
object-buckle-brief = 800
object-chainmail-brief = stops 1 arrow
object-hood-brief = stops 1 fog
object-rope-brief = stops 1 trapdoor
object-silver_ring-brief = 500

ref-treasure-horn = Bronze hunting horn
ref-treasure-pearls = String of river pearls
ref-treasure-chess = Amber chess queen
ref-treasure-mask = Silver mask
ref-treasure-dagger = Jewelled dagger
ref-treasure-goblet = Crystal goblet
ref-treasure-tiara = Sapphire tiara
ref-treasure-apple = Golden apple
ref-treasure-sceptre = Sceptre of the old kings
ref-treasure-ruby = Dragon-egg ruby
ref-treasure-crown = Crown of the drowned court
ref-treasure-blank1 = First blank treasure
ref-treasure-blank2 = Second blank treasure

ref-danger-ghoul = the ghoul
ref-danger-troll = the troll
ref-danger-orc = the orc
ref-danger-arrow = the arrow trap
ref-danger-trapdoor = the trapdoor
ref-danger-fog = the poisonous fog
ref-danger-spider = the spider
ref-danger-demon = the demon
ref-danger-skeleton = the skeleton

danger-ghoul = Ghoul
danger-troll = Troll
danger-orc = Orc
danger-arrow = Arrow trap
danger-trapdoor = Trapdoor
danger-fog = Poisonous fog
danger-spider = Spider
danger-demon = Demon
danger-skeleton = Skeleton

## Faces of the dice: one word each, no two alike on one die, so that they can also be typed

ref-face-skull = skull
ref-face-double = double-skull
ref-face-room = room
ref-face-corridor = corridor
ref-face-find = find
ref-face-blank = blank
ref-face-dragon = dragon
ref-face-coin50 = 50
ref-face-coin100 = 100
ref-face-star = star
ref-face-ghoul = ghoul
ref-face-troll = troll
ref-face-orc = orc
ref-face-arrow = arrow
ref-face-trapdoor = trapdoor
ref-face-fog = fog
ref-face-a = A
ref-face-b = B
ref-face-c = C
ref-face-monster = monster
ref-face-sword = sword
ref-face-coin = coin
ref-face-venom = venom
ref-face-0 = 0
ref-face-1 = 1
ref-face-2 = 2
ref-face-3 = 3
ref-face-hit = hit
ref-face-miss = miss

## Settings of a table

setting-start_square = Start
setting-start_square-about = Where a hero enters the castle.
setting-start_square-normal = at the gate
setting-start_square-orange = on the orange square (easier)

setting-difficulty = Difficulty
setting-difficulty-about = How many skulls the movement dice carry.
setting-difficulty-standard = standard
setting-difficulty-standard-about = The dice of the box. A careful hero comes home every second time.
setting-difficulty-gentle = gentle: fewer skulls
setting-difficulty-gentle-about = For a first visit: a careful hero comes home nine times out of ten.
setting-difficulty-grim = grim: more skulls
setting-difficulty-grim-about = The castle bites: a careful hero comes home one time out of three.

setting-start_player = Starting player
setting-start_player-about = Who takes the first turn.
setting-start_player-random = drawn by lot
setting-start_player-host = the host

setting-custom_treasures = Treasures of your own
setting-custom_treasures-about = Up to two blank treasure tiles with a name, stars and a value of your choice.

setting-route_rule = Way that walls must leave
setting-route_rule-about = From where a way through the castle has to remain when a square is blocked.
setting-route_rule-current = from where the hero stands
setting-route_rule-sheet = from the start, on the bare sheet

setting-block_duty = Walls
setting-block_duty-about = Whether a neighbour whose number was named has to block a square.
setting-block_duty-must = must be built
setting-block_duty-may = may be waived

setting-ghost_neighbours = Ghost neighbours
setting-ghost_neighbours-about = Whether a player whose hero is dead or out still builds walls and steers the demon.
setting-ghost_neighbours-yes = yes
setting-ghost_neighbours-no = no: the nearest living hero’s player does

setting-solo_blocks = Walls when playing alone
setting-solo_blocks-about = Who chooses the blocked square when there is one player.
setting-solo_blocks-castle = the castle, as hindering as allowed
setting-solo_blocks-self = the player

setting-talisman_any_roll = Dragon talisman
setting-talisman_any_roll-about = Whether the talisman also works on later turns in the treasure chamber.
setting-talisman_any_roll-no = on arrival only
setting-talisman_any_roll-yes = on any throw in the treasure chamber

setting-guard_use = Protection against traps
setting-guard_use-about = Whether chainmail, hood and rope are spent by themselves.
setting-guard_use-auto = used at the first matching trap
setting-guard_use-ask = the owner decides

setting-extra_finds = Finds beyond a full row
setting-extra_finds-about = What becomes of finds left over when a row has woken its danger.
setting-extra_finds-carry = go to the next row
setting-extra_finds-drop = are lost

setting-demon_prowls = Prowling demon
setting-demon_prowls-about = Whether the demon keeps circling the treasure chamber while its hero is inside.
setting-demon_prowls-no = no: it waits
setting-demon_prowls-yes = yes

setting-chamber_die = Chamber dice
setting-chamber_die-about = How many stars the chamber dice carry.
setting-chamber_die-standard = two stars each
setting-chamber_die-lean = one star each

setting-tie_break = Equal totals
setting-tie_break-about = Who wins when two heroes come out with the same total.
setting-tie_break-shared = shared victory
setting-tie_break-lp = more LP left
setting-tie_break-early = out earlier

setting-strand_warning = Dead-end warning
setting-strand_warning-about = Whether the game warns of a step after which no way is left.
setting-strand_warning-on = on
setting-strand_warning-off = off

setting-fast_walls = Fast walls
setting-fast_walls-about = Tile and number are drawn by the game: one chance in three of a wall.
setting-fast_walls-off = off
setting-fast_walls-on = on

## The sheet and the table

label-sheet = Score sheet
label-suns = Suns
label-suns-left = Suns left
label-lp = LP
label-bones = Life Points (LP)
label-finds = Find points
label-row = Row
label-rows = Find rows
label-traps = Traps
label-coins = Coins
label-coins-scratched = Scratched coins
label-treasures = Treasures
label-objects = Objects
label-loot = Loot
label-total = Total
label-steps = Steps
label-steps-left = Steps to go
label-position = Position
label-blocked = Blocked squares
label-demon = Demon
label-spider = Spider
label-venom = Venom
label-miss = Misses the next turn
label-dice = Dice
label-skulls = Skulls
label-rerolls = Re-rolls left
label-danger = Danger
label-stars = Stars
label-chamber = Treasure chamber
label-chamber-dice = Chamber dice
label-dragons = Dragons set aside
label-wake = Dragon wakes
label-supply = Supply
label-spider-tiles = Spider tiles
label-demon-tiles = Demon tiles
label-miss-markers = Miss-next-turn markers
label-wall = Wall tile
label-turn = Turn
label-round = Round
label-log = Log
label-winners = Winners

status-inside = in the castle
status-escaped = escaped
status-dead = dead

row-open = open
row-bought = spent on an object
row-awakened = danger awake

place-west-gate = West Gate
place-east-gate = East Gate
place-chamber = Treasure Chamber
place-chamber-ring = Chamber Ring
place-west-ward = West Ward
place-north-stair = North Stair
place-hall-of-pillars = Hall of Pillars
place-demons-cellar = Demon’s Cellar
place-east-ward = East Ward
place-east-strip = East Strip

## The sheet in the browser

board-own-name = Name
board-own-value = Value
board-own-example = Old chalice { $n }
board-own-add = Add a treasure
board-own-remove = Remove this treasure
board-headline =
    Round { $round } · { $hero }: { $suns ->
        [0] last sun
        [one] { $suns } sun left
       *[other] { $suns } suns left
    }
board-brief =
    { $lp } LP · { $suns ->
        [one] { $suns } sun
       *[other] { $suns } suns
    } · loot { $loot }
board-brief-escaped = out with { $loot }
board-brief-dead = dead: { $cause }
board-whose-sheet = Whose sheet
board-sheet-of = Sheet of { $hero }
board-follow = follow the turn
board-race = Gate → treasure → way out
board-castle-of = Castle of { $hero }
board-ware-points = { $cost } points
board-ware-worth = Worth { $value }
board-yours = Your castle
board-not-yours = { $hero }’s castle
board-overview = Whole castle
board-close = Close
board-enlarge = Enlarge the sheet of { $hero }
board-protected-tool =
    { $brief ->
        [yes] no walls
       *[no] Where no wall can rise
    }
board-supply-tool =
    { $brief ->
        [yes] goods
       *[no] Objects and treasures
    }
board-key-way = shortest way
board-key-walked = already walked
board-key-wall = wall
board-key-shield = never a wall
board-key-start = start
board-key-demon = the demon sleeps
board-key-crossed = the demon’s track
board-protected-show = Show the squares that never carry a wall

board-here = { $hero } stands here
board-visited = visited
board-blocked = walled up
board-crossed = crossed by the demon
board-protected = protected
board-start = start
board-orange = orange square, the easier start
board-black = black square, the demon’s

board-suns-left =
    { $left ->
        [one] sun left
       *[other] suns left
    }
board-suns-label = Sun track: { $left } of { $total } suns left
board-bones-label = Life Points: { $lp } of { $bones }
board-row-label = Row { $row }, { $danger } at the end: { $finds } of { $length } find points
board-trap-label =
    { $trap }: { $safe ->
        [yes] protected, { $hits } of 2 hits
       *[no] { $hits ->
            [0] not met yet
            [one] hit once
           *[other] hit twice, the next one kills
        }
    }
board-coins-label = Coins of { $value }: { $count } held, { $scratched } scratched.
board-carried = In the bag
board-word-lp = LP
board-life-points =
    { $lp ->
        [one] life point
       *[other] life points
    }
board-word-suns =
    { $suns ->
        [one] sun
       *[other] suns
    }
board-word-loot = loot
board-word-finds = finds
board-word-traps = traps sprung: none
board-carries-nothing = nothing yet
board-death-box = Death box: empty
board-danger-label = Danger dice A, B and C

board-dice-movement = Movement dice
board-dice-danger =
    { $space ->
        [A] Danger die A
        [B] Danger die B
        [C] Danger die C
       *[other] Danger dice
    }
board-dice-letter = Letter die
board-dice-battle = Battle die
board-dice-damage = Damage
board-dice-spider = Spider die
board-dice-chamber = Chamber dice
board-dice-fire = Dragon fire

board-turn-of = Round { $round }: the turn of { $hero }.
board-you-stand =
    You stand at { $where }: { $lp } LP, { $suns ->
        [0] no sun
        [one] { $suns } sun
       *[other] { $suns } suns
    } left, loot { $loot }.
board-hero-stands =
    { $hero } stands at { $where }: { $lp } LP, { $suns ->
        [0] no sun
        [one] { $suns } sun
       *[other] { $suns } suns
    } left, loot { $loot }.
board-fate-escaped = { $hero } is out of the castle with { $total }.
board-fate-dead = { $hero } is dead: { $cause }.
board-journey =
    { $cost ->
        [one] { $cost } step
       *[other] { $cost } steps
    }{ $steps ->
        [0] {""}
       *[other] , { $steps } in this move
    }{ $strands ->
        [1] : no way on would be left!
       *[other] {""}
    }{ $demon ->
        [1] {" "}The demon could reach you there.
       *[other] {""}
    }
board-journey-walk = Walk there

board-odds = Chances
board-odds-skulls = Skulls on the table: { $skulls } of 3
board-odds-picked = Third skull, these dice
board-odds-all = Third skull, all dice
board-odds-blanks = Third skull, blanks again
board-keep =
    { $what ->
        [none] Keep: no step, no find
       *[other] Keep: { $what }
    }
board-odds-risk = { $risk }%
board-odds-wake = The next throw wakes the dragon
board-odds-wake-share = { wake-share }
board-way-out =
    { $whose ->
        [own] Out
       *[other] { $hero }’s way
    }{ $about ->
        [turns] : { $turns ->
            [0] perhaps this turn
            [one] about { $turns } { $after ->
                [yes] more turn
               *[no] turn
            }
           *[other] about { $turns } { $after ->
                [yes] more turns
               *[no] turns
            }
        }, { $left ->
            [0] no sun
            [one] { $left } sun
           *[other] { $left } suns
        }
       *[other] {""}
    }
board-need-now = within reach!
board-need-easy = time enough
board-need-steady = just in time
board-need-late = late
board-need-desperate = very late
board-need-lost = no way left

board-threat = Danger!
board-threat-heard = Something in the dark has heard { $hero }…
board-threat-next = Two alike decide. The next die falls…
board-threat-alike = Two alike: that is the danger.
board-threat-letter = Three different ones: the letter die decides.
board-meets-ghoul = Its die is thrown until it shows a sword; two of its six faces wound, but little.
board-meets-troll = Its die is thrown until it shows a sword; three of its six faces wound.
board-meets-orc = Its die is thrown until it shows a sword; four of its six faces wound, and badly.
board-meets-skeleton = Its die is thrown until it shows a sword; each skull wounds more than the one before, and the fifth kills.
board-toll-fight =
    { $lost ->
        [0] A sword! { $hero } beats { $danger } without a scratch.
       *[other] A sword! { $hero } beats { $danger }. The fight cost { $lost } LP: { $left } left.
    }
board-toll-trap =
    { $hero } loses { $lost } LP{ $fixed ->
        [0] {""}
       *[other] {" "}({ $fixed } + { $die } on the die)
    } to { $danger }: { $left } left.{ $misses ->
        [yes] {" "}The next turn is missed.
       *[no] {""}
    }{ $time ->
        [2] {" "}Beware: the third time kills.
       *[other] {""}
    }
board-toll-fire = The dragon’s fire costs { $hero } { $lost } LP: { $left } left. Run!

board-throw = Roll the dice
board-fight = Fight!
board-cast-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
board-cast-skulls =
    { $skulls ->
        [one] { $skulls } skull
       *[other] { $skulls } skulls
    }
board-cast-nothing =
    { $skulls ->
        [0] No step, no find
       *[other] No step, no find · { board-cast-skulls }
    }
board-cast-tense = No third skull now…
board-cast-danger = { $skulls } skulls: danger instead of a walk!
board-cast-danger-at-once = { $skulls } skulls at once: danger, and nothing to choose!
board-wall-hit = A wall!
board-wall-miss = No wall this turn
board-wall-build = Build it here
board-strands =
    In red: a dead end. From there no way leads to { $goal ->
        [exit] the exit
       *[chamber] the chamber
    } any more.
board-to-the-end = To the end of the game
board-to-the-end-about = Your walls rise by themselves, where they hinder most; the rest is shown fast.
board-wall-best = Build the wall
board-wall-any = Build it and go on
board-wall-idle = { $square }: as good as any, no wall costs { $hero } a step yet.
board-wall-cost =
    { $detour ->
        [-1] { $square }: cuts off every way of { $hero }.
        [0] { $square }: no step longer for { $hero }, { $near ->
            [yes] another way is as short.
           *[no] it is off the way.
        }
        [one] { $square }: { $detour } step more for { $hero }.
       *[other] { $square }: { $detour } steps more for { $hero }.
    }
board-need-none = Every way is cut: only a key or the orb could open one. Else the sunset decides.

board-recap-walks =
    { $place ->
        [chamber] enters the treasure chamber
        [exit] walks out
       *[square] { $steps ->
            [one] { $steps } step to { $to }
           *[other] { $steps } steps to { $to }
        }
    }
board-recap-stays = stays put
board-recap-danger = three skulls: { $danger } instead of a walk
board-recap-misses = misses the turn
board-recap-loses =
    −{ $lost } LP{ $known ->
        [yes] {""} ({ $by })
       *[no] {""}
    }
board-recap-finds =
    { $finds ->
        [one] { $finds } find
       *[other] { $finds } finds
    }
board-recap-gold = +{ $gold } gold
board-recap-dragons =
    { $dragons ->
        [one] { $dragons } dragon
       *[other] { $dragons } dragons
    }
board-recap-builds =
    { $own ->
        [yes] walls up your { $square }
       *[no] walls up { $whose }’s { $square }
    }
board-recap-walled = you walled up { $square }

board-found = A find! { $box } of { $length }
board-found-worth =
    { $full ->
        [yes] Buy an object now: the next find wakes { $danger }.
       *[no] { $missing ->
            [0] Enough to buy an object next turn.
            [one] { $missing } more buys an object.
           *[other] { $missing } more buy an object.
        }
    }

board-scene-deep = The dragon sleeps soundly.
board-scene-stirs = The dragon stirs in its sleep.
board-scene-light = The dragon sleeps lightly.
board-scene-eye = The dragon opens an eye!
board-scene-awake = The dragon is awake!
board-scene-died = The candle goes out
board-grave-way =
    { $goal ->
        [exit] { $steps ->
            [one] The exit was only { $steps } step away.
           *[other] The exit was only { $steps } steps away.
        }
       *[chamber] { $steps ->
            [one] The treasure was only { $steps } step away.
           *[other] The treasure was only { $steps } steps away.
        }
    }
board-scene-escaped = Out into the daylight
board-eyes = Dragon’s eyes: { $dragons } of 7 open
board-aside = set aside
board-threw =
    { $gold ->
        [0] no gold
       *[other] +{ $gold } gold
    } · { $stars ->
        [0] no star
        [one] { $stars } star
       *[other] { $stars } stars
    } · { $dragons ->
        [0] no dragon
        [one] { $dragons } dragon
       *[other] { $dragons } dragons
    }
board-wager-gain = One more throw
board-wager-coins = about { $coins } in coins
board-wager-treasure = a treasure: { $share }
board-wager-loss = It wakes
board-wager-loot =
    { $loot ->
        [0] nothing to lose yet
       *[other] loot of { $loot } lost{ $objects ->
            [0] { "" }
           *[other] , objects stay
        }
    }
board-wager-burns =
    { $deadly ->
        [yes] fire: about { $lp } LP, death!
       *[no] fire: about { $lp } LP
    }
board-heroes-inside = In the chamber: { $heroes }
board-fire-on = Fire over { $hero }

board-end-coins = Coins
board-end-fate =
    { $cause ->
        [wounds] One wound too many was the end of { $hero }.
        [trap] The same trap, a third time: { $hero } does not come back.
        [skeleton] The skeleton was the end of { $hero }.
        [demon] The demon caught up with { $hero }.
        [no-flight] The dragon wakes, and { $hero } has no square left to flee to.
        [sunset] The sun sets, and { $hero } is not outside.
        [spider] The spider’s venom was the end of { $hero }.
        [fire] The dragon’s fire leaves nothing of { $hero } but ashes.
       *[none] { $suns ->
            [0] { $hero } passes the gate with the last ray of sun.
            [one] { $hero } passes the gate, one sun before nightfall.
           *[other] { $hero } passes the gate, { $suns } suns before nightfall.
        }
    }
board-honours = Worth telling
board-honour-daring = Nerves of steel
board-honour-daring-about = { $hero } throws on over two skulls { $count } times, { $won } of them without a third.
board-honour-gold = A shower of gold
board-honour-gold-about = { $hero } reaps { $count } in coins with one throw.
board-honour-dragon = In the dragon’s breath
board-honour-dragon-about = { $hero } throws { $count } times beside the dragon.
board-honour-slayer = Monster hunt
board-honour-slayer-about = { $hero } beats { $count } monsters.
board-honour-stride = Seven-league boots
board-honour-stride-about = { $hero } throws { $count } steps in one turn.
board-honour-mason = Master mason
board-honour-mason-about = { $hero } raises { $count } walls before the others.
board-end-zero = Whoever dies in the castle takes nothing out.
board-end-walked =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } in { $suns ->
        [one] { $suns } turn
       *[other] { $suns } turns
    }
board-winner = winner
board-luck = Luck
board-luck-none = Too few throws to speak of luck.
board-luck-skulls =
    { $count ->
        [one] { $count } skull
       *[other] { $count } skulls
    } rolled, { $expected } expected.
board-luck-stars =
    { $count ->
        [one] { $count } star
       *[other] { $count } stars
    } in the chamber, { $expected } expected.
board-luck-walls =
    { $count ->
        [one] { $count } wall
       *[other] { $count } walls
    } met, { $expected } expected.
board-luck-fair = As fair as dice can be.
board-luck-lucky =
    { $share ->
        [9] Great luck: not one hero in ten has such kind dice.
       *[other] Fine luck: the dice were friends.
    }
board-luck-unlucky =
    { $share ->
        [9] Black luck: not one hero in ten has such cruel dice.
       *[other] Bad luck: the dice were sulking.
    }

board-tip-walk = { $touch ->
    [yes] Tap
   *[no] Click
  } a lit square. The dots lead to the dragon, later out.
board-tip-chamber = Every dragon opens an eye. The seventh wakes it.
board-tip-skulls = A third skull is danger instead of a walk. Stop in time.
board-tip-suns = One sun a turn. Be out before the last one.
board-tip-finds = Six find points buy anything. A seventh wakes the danger.

# The legend of the rules page
board-legend-dice = Dice
board-legend-signs = Signs
board-legend-dangers = Dangers
board-legend-treasures = Treasures
board-legend-objects = Objects
board-legend-die-black-skull = skull: stays; too many bring danger
board-legend-die-black-room = room: one step, like a corridor
board-legend-die-black-corridor = corridor: one step, like a room
board-legend-die-black-find = find: tick one box of your row
board-legend-die-red-double = double skull: counts twice
board-legend-die-bone-star = star: for a treasure
board-legend-die-bone-coin50 = a coin of 50
board-legend-die-bone-coin100 = a coin of 100
board-legend-die-bone-dragon = dragon: set aside; too many wake it
board-legend-die-battle-sword = sword: the monster is beaten
board-legend-die-battle-monster = monster: it hits you
board-legend-die-spider-coin = venom: lose a coin
board-legend-die-spider-venom = venom: lose LP
board-legend-sun = sun: one turn
board-legend-brick = wall tile; a square to wall up
board-legend-shield = a square that cannot be walled up
board-legend-footsteps = you can step here
board-legend-bite = the demon can step here
board-legend-fire = dragon fire
board-legend-candle = a hero dies
board-legend-tomb = dead: nothing counts
board-legend-laurels = escaped; the winner
board-legend-bone = a life point
board-legend-broken = a life point lost

## What things are

ref-spot = Square { $name }
stat-suns = Suns
stat-lp = { label-bones }
stat-finds = { label-finds }
stat-loot = { label-loot }
stat-steps = { label-steps }
stat-dragons = { label-dragons }
stat-miss = { label-miss }
row-1 = Top row of finds
row-2 = Middle row of finds
row-3 = Bottom row of finds
danger-space-a = Danger die A
danger-space-b = Danger die B
danger-space-c = Danger die C
coin-50 = Coins of 50
coin-100 = Coins of 100
wall-tile = Wall tile
about-square = One step of the way. Once walked on, it is closed to this hero.
about-square-blocked = Blocked on { $hero }’s sheet: only the key to secret doors leads through, once.
about-square-crossed = The demon has been here: closed to { $hero } for good.
about-square-visited = { $hero } has been here: no square is walked on twice.
about-square-start = Here every hero begins. Nobody comes back to it.
about-square-orange = An ordinary square; with the easier start a hero begins here. No square beside it is ever blocked.
about-square-black = An ordinary square until the middle row of finds overflows: then the demon rises here.
about-chamber = One single space, the only one you may visit again. Stay and throw for coins and stars, or leave by one step. Everybody must have been here before the exit opens.
about-pool = { $dice ->
    [one] 1 die in the pool
   *[other] { $dice } dice in the pool
  }, { $dragons ->
    [one] 1 dragon set aside
   *[other] { $dragons } dragons set aside
  }: the next throw wakes the dragon: { wake-share }.
about-exit = The way out, once you have been in the treasure chamber. Whoever stands here is safe and keeps everything.
about-hero = { $lp } LP, { $suns ->
    [one] 1 sun left
   *[other] { $suns } suns left
  }, loot { $loot }.
about-hero-at = Is at { $place }.
about-demon-at = The demon is at { $place } and comes two steps nearer each turn.
about-venom = The spider’s venom costs a coin or 2 LP each turn.
about-escaped = Out of the castle with { $loot }.
about-dead = Dead: nothing counts any more. The neighbour’s tasks go on.
about-suns = One is crossed off at the start of each turn. Whoever is still inside after the last one dies.
about-lp = Each wound crosses off a bone. With the last one the hero is dead; only the potion adds some.
about-finds = Each find on the dice must be ticked. 4 to 6 points of a row buy an object; a seventh wakes a danger.
about-loot = Coins, treasures and jewels: it counts only for those who get out.
about-steps = Dice that show a room or a corridor: one square each. You may walk fewer.
about-dragons = Each die that shows a dragon is set aside. With seven the dragon wakes.
about-miss = The next turn is lost: only the sun is crossed off.
about-row = Six finds fit in; instead of a seventh the row wakes this: { $danger }. Buying an object crosses the whole row off.
about-danger-ghoul = Two faces of its die in six wound: the lower of two damage dice. Fought to the end.
about-danger-troll = Three faces of its die in six wound: one damage die. Fought to the end.
about-danger-orc = Four faces of its die in six wound: the higher of two damage dice. Fought to the end.
about-danger-arrow = First time 1 LP and a damage die, second time 2 LP and a damage die.
about-danger-trapdoor = First time 3 LP, second time 6 LP.
about-danger-fog = First time 2 LP, second time 5 LP, and the next turn is missed.
about-danger-spider = Venom: from leaving the chamber on, a coin or 2 LP in each turn.
about-danger-demon = Follows its hero two steps a turn, steered by the right-hand neighbour. If it gets there, the hero is dead.
about-danger-skeleton = A fight at once: skulls cost 1, 2, 3, 4 LP, and the fifth kills.
about-trap = The third trap of the same kind kills.
about-space-a = The first yellow die, thrown when three skulls lie there.
about-space-b = The second yellow die. If it shows the same as die A, that is the danger.
about-space-c = The third yellow die. If no two are alike, the letter die says which of the three it is.
about-coin = Each die of the chamber that shows it ticks a box. The dragon scratches all of them; coins count if you get out.
about-face-skull = Set aside at once. Three in one turn: no step, and a danger.
about-face-double = Counts as two skulls. Three in one turn: no step, and a danger.
about-face-room = One step. Room and corridor count alike: only the picture differs.
about-face-corridor = One step. Corridor and room count alike: only the picture differs.
about-face-find = One find point, which must be ticked.
about-face-blank = Nothing.
about-tile = The right-hand neighbour hides one of three; whoever names its number gets a square of the way blocked.
about-object = { $cost } find points of one row. At most three objects a hero, one a turn.
about-treasure = { $stars } stars in one throw; worth { $value } to whoever gets out.
