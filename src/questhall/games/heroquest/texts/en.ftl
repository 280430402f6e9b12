# HeroQuest in English. Own words throughout; the vocabulary is that of rulebook.toml.
# Heroes and monsters are said with their article; $Hero and $Monster begin a sentence, $hero and $monster stand inside it.
# Items, spells and cards are said by their bare name. Prose of a quest comes in the reader’s language by itself.

## The game

title = HeroQuest
tagline = Four heroes, one sorcerer, and a door nobody has opened yet.
begins = Play now: quest 1 of 14, The Trial. You lead all four heroes.
facts = 1 to 5 players · an hour a quest · heroes against a game master
credit = Stephen Baker, Avalon Hill / Hasbro, 2021
about = Up to four heroes explore a dungeon door by door while Zargon, the evil sorcerer, moves everything that waits in the dark. Fight, search, cast your spells and come back up alive: what you find stays with you for the next quest.
notice = An unofficial work of fans of HeroQuest (2021, Avalon Hill). Neither authors nor publisher have a part in it; the quests, words and pictures are our own.
bot-easy = easy
    .about = As Zargon it spares the weak; as a hero it fights and explores with the others.
bot-fair = fair
    .about = As Zargon it strikes who is near; as a hero it fights and explores with the others.
bot-strong = strong
    .about = As Zargon it strikes where it hurts most; as a hero it opens doors by the book and steps back from blows.
bot-merciful = merciful
bot-cunning = cunning
bot-search = tries things out

zargon = Zargon
monster = the monster
monster-first = The monster
nothing = nothing
bare-hands = bare hands
no-armour = no body armour
the-door = the door
timer = Time left
chest-trap = a trap
north = north
northeast = northeast
east = east
southeast = southeast
south = south
southwest = southwest
west = west
northwest = northwest

## What happens

event-campaign-begins = A campaign begins. In the Realm, Mentor keeps the book that knows every quest, and Zargon keeps the hatred that writes them.
event-quest-begins = Quest { $number }: { $title }.
event-parchment = { $prose }
event-note = { $prose }
event-round-begins = Round { $round }.
event-turn-begins = It is { $hero }’s turn.
event-turn-skipped =
    { $effect ->
        [asleep] { $Hero } sleeps on and has no turn.
        [clouded] { $Hero } stands spellbound in the cloud of Dread and has no turn.
        [commanded] { $Hero } obeys Zargon and has no turn of his own.
       *[misses] { $Hero } misses this turn.
    }
event-turn-ends = { $Hero } ends his turn.
event-zargon-begins = Zargon’s turn.
event-quest-ends = { event-quest-ends.short } { $epilogue }
    .short =
        { $outcome ->
            [success] The quest is done: { $title }. The heroes have won!
            [failure] The quest has failed: { $title }. Zargon laughs.
           *[unfinished] The quest stays unfinished: { $title }.
        }
epilogue-success = Mentor closes the book over one more page that Zargon will not rewrite. In the inns of the Realm they are telling it already, and in every telling the monsters are bigger.
epilogue-failure = The torches burn down, and nobody comes to change them. Somewhere below, Zargon turns a page and smiles.
epilogue-unfinished = The stairs are behind them and the task is before them still. The dungeon can wait; it has done little else for a thousand years.
epilogue-undecided = Nobody knows yet how this will be told.
event-gold-shared = { $Hero } receives { $gold } gold coins.
event-group-taken = { $Hero } takes the { $group } spells.
event-spell-stored = { $Hero } stores a spell in the Spell Ring: { $spell }.
event-timer-runs =
    { $left ->
        [one] { $label }: { $left } round.
       *[other] { $label }: { $left } rounds.
    }
event-timer-stops = { $label }: the danger is over.
event-champion = { $Hero } is a Champion of the Realm!
event-goal-met = The goal of the quest is reached.
event-goal-failed = The goal of the quest can no longer be reached. Get out alive!
event-quest-chosen = Next comes quest { $number }: { $title }.
event-game-over = The game is over.

event-move-rolled =
    { $left ->
        [one] { $Hero } rolls { $dice }: { $left } square.
       *[other] { $Hero } rolls { $dice }: { $left } squares.
    }
event-stepped =
    { $entering ->
        [yes] { $Hero } enters { $place }.
       *[no] { $Hero } now stands { $where } { $of }.
    }
event-walked =
    { $steps ->
        [one] { $Hero } has walked { $steps } square and stands { $where } { $of }.
       *[other] { $Hero } has walked { $steps } squares and stands { $where } { $of }.
    }
event-jumped = { $Hero } jumps over the trap and lands { $where } { $of }.
event-jump-rolled =
    { $skulls ->
        [0] { $Hero } jumps: { $dice }. Across!
       *[other] { $Hero } jumps: { $dice }. Too short!
    }
event-door-opened =
    { $secret ->
        [yes] The secret { $side } door { $of }{ $detail } slides open.
       *[no] The { $side } door { $of }{ $detail } opens.
    }
event-door-seen = A door comes into sight: the { $side } door { $of }{ $detail }.
event-room-revealed = Now in sight: { $room }.
event-squares-revealed =
    { $count ->
        [one] { $count } more square of the corridor comes into sight.
       *[other] { $count } more squares of the corridor come into sight.
    }
event-monster-placed = { $Monster } stands { $where } { $of }.
event-furniture-placed = In sight { $where } { $of }: { $furniture }.
event-block-seen = A square is blocked { $where } { $of }.
event-item-seen = Something lies here: { $item }.
event-ally-seen = Somebody is here: { $ally }.
event-teleported = { $Hero } is carried away and stands { $where } { $of }.
event-door-barred =
    { $rounds ->
        [one] The { $side } door { $of }{ $detail } is barricaded for { $rounds } round.
       *[other] The { $side } door { $of }{ $detail } is barricaded for { $rounds } rounds.
    }
event-door-false = The { $side } door { $of }{ $detail } is a false one: nothing is behind it.
event-door-freed = The barricade of the { $side } door { $of }{ $detail } gives way.
event-column-fell = The mountain closes: column { $column } is gone.

event-searched-treasure = { $Hero } searches for treasure: { $room }.
event-searched-secret = { $Hero } searches for secret doors: { $room }.
event-searched-traps = { $Hero } searches for traps: { $room }.
event-secret-found = A secret door is found: the { $side } door { $of }{ $detail }!
event-trap-found = Found { $where } { $of }: { $trap }.
event-chest-trap-found = Trapped { $where } { $of }: { $furniture }.
event-nothing-found = { $Hero } finds nothing.
event-card-drawn = { $Hero } draws: { $card }.
event-treasure-found = { $Hero } looks closely at what is here.
event-gold-found = { $Hero } finds { $gold } gold coins.
event-item-gained = { $Hero } gains: { $item }.
event-trap-sprung = { $Hero } sets off a trap { $where } { $of }: { $trap }!
event-trap-rolled =
    { $skulls ->
        [0] The trap: { $dice }. { $Hero } is lucky.
       *[other] The trap: { $dice }.
    }
event-chest-trap-sprung = Trapped furniture: { $furniture }, { $trap }! It strikes { $hero }.
event-disarm-rolled = { $Hero } works on the trap: { $dice }.
event-disarmed = { $Hero } disarms a trap { $where } { $of }: { $trap }.
event-chest-disarmed = { $Hero } disarms the trap { $where } { $of }: { $furniture }.
event-rubble = The ceiling has come down { $where } { $of }: rubble for good.
event-wanderer-comes =
    { $strikes ->
        [yes] A wandering monster: { $monster } comes out of the dark { $where } { $of } and strikes { $other } at once!
       *[no] A wandering monster: { $monster } comes out of the dark { $where } { $of }.
    }

event-hero-attacks = { $Hero } attacks { $monster }: { $item }.
event-monster-attacks = { $Monster } attacks { $target }.
event-attack-rolled =
    { $skulls ->
        [0] Attack: { $dice }. No skull.
        [one] Attack: { $dice }. { $skulls } skull.
       *[other] Attack: { $dice }. { $skulls } skulls.
    }
event-defence-rolled = Defence: { $dice }.
event-missed = The attack fails.
event-blocked = Every hit is blocked.
event-monster-hurt =
    { $points ->
        [0] { $Monster } is unharmed.
        [one] { $Monster } loses { $points } Body Point.
       *[other] { $Monster } loses { $points } Body Points.
    }
event-monster-slain = { $Monster } is slain!
event-hero-hurt =
    { $of ->
        [mind] { $points ->
            [one] { $Hero } loses { $points } Mind Point.
           *[other] { $Hero } loses { $points } Mind Points.
        }
       *[body] { $points ->
            [0] { $Hero } is unharmed.
            [one] { $Hero } loses { $points } Body Point.
           *[other] { $Hero } loses { $points } Body Points.
        }
    }
event-hero-healed =
    { $points ->
        [0] { $Hero } had nothing to heal.
        [one] { $Hero } regains { $points } Body Point.
       *[other] { $Hero } regains { $points } Body Points.
    }
event-hero-at-zero = { $Hero } goes down!
event-hero-died = { $Hero } is dead.
event-hero-left = { $Hero } leaves the dungeon.
event-hero-lost = { $Hero } is given up for lost.
event-ally-hurt =
    { $points ->
        [0] { $Ally } is unharmed.
        [one] { $Ally } loses { $points } Body Point.
       *[other] { $Ally } loses { $points } Body Points.
    }
event-ally-died = { $Ally } is dead.
event-ally-safe = { $Ally } is safe.
event-ally-attacks = { $Ally } attacks { $monster }.
event-ally-strikes = { $Ally } attacks { $target }.
event-ally-moved = { $Ally } now stands { $where } { $of }.
event-weapon-lost = The thrown weapon is lost: { $item }.
event-rerolled = { $Hero } rolls one die again: { $dice }.
event-monster-moved = { $Monster } now stands { $where } { $of }.
event-monster-wakes = { $Monster } wakes!
event-monster-skips = { $Monster } does nothing this turn.
event-monster-gone = { $Monster } is gone!
event-monster-rises = { $Monster } rises again!
event-monster-peaceful = { $Monster } lowers its weapon.
event-bounty = { $Hero } earns a bounty of { $gold } gold coins.
event-hero-attacks-hero = Under Zargon’s will { $hero } attacks { $other }!

event-spell-cast = { $Hero } casts { $spell }: { $target }.
event-dread-cast = { $Monster } casts a Dread spell: { $spell }!
event-summon-rolled = The summons: { $dice }.
event-resist-rolled =
    Against the spell: { $dice }. { $least ->
        [5] { $saves ->
            [0] Nothing is held off.
            [one] { $saves } point is held off.
           *[other] { $saves } points are held off.
        }
       *[6] { $saves ->
            [0] No 6: it holds.
           *[other] A 6: it is broken.
        }
    }
event-effect-begins =
    { $effect ->
        [rock_skin] { $Hero } has skin like rock: one more defend die until he is hurt.
        [courage] { $Hero } is full of courage: two more attack dice on his next attack.
        [swift_wind] The wind carries { $hero }: twice the dice on his next move.
        [speed] { $Hero } feels the speed: twice the dice on his next move.
        [strength] { $Hero } feels the strength: two more attack dice on his next attack.
        [defense] { $Hero } is on his guard: two more dice on his next defence.
        [brew] { $Hero } will attack twice.
        [veil] Mist veils { $hero }: on his next move he may pass monsters.
        [rock] Walls part for { $hero } on his next move.
        [asleep] { $Hero } falls asleep.
        [clouded] { $Hero } cannot stir in the cloud of Dread.
        [commanded] { $Hero } obeys Zargon.
        [afraid] { $Hero } is afraid and attacks with one die.
       *[misses] { $Hero } will miss his next turn.
    }
event-effect-ends =
    { $effect ->
        [rock_skin] { $Hero } loses his skin of rock.
        [courage] The courage of { $hero } fades.
        [swift_wind] The wind that carried { $hero } drops.
        [speed] The speed of { $hero } is spent.
        [strength] The strength of { $hero } is spent.
        [defense] The guard of { $hero } is spent.
        [brew] The brew that drove { $hero } is spent.
        [veil] The mist around { $hero } lifts.
        [rock] Walls are walls again for { $hero }.
        [asleep] { $Hero } wakes.
        [clouded] { $Hero } breaks free of the cloud.
        [commanded] { $Hero } is his own master again.
        [afraid] { $Hero } overcomes his fear.
       *[misses] { $Hero } is ready again.
    }
event-monster-effect =
    { $effect ->
        [asleep] { $Monster } falls asleep.
        [dormant] { $Monster } stands still as stone.
        [peaceful] { $Monster } keeps the peace.
       *[misses] { $Monster } will miss its next turn.
    }
event-monster-free =
    { $effect ->
        [asleep] { $Monster } shakes off the sleep.
        [dormant] { $Monster } stirs.
        [peaceful] { $Monster } takes up arms.
       *[misses] { $Monster } is ready again.
    }
event-potion-drunk = { $Hero } drinks: { $item }.
event-item-given = { $Hero } hands over: { $item }, to { $other }.
event-gold-given = { $Hero } gives { $gold } gold coins to { $other }.
event-item-taken = { $Hero } takes: { $item }.
event-item-dropped = { $Hero } lays down: { $item }.
event-belongings-taken = { $Hero } takes what { $other } left behind.
event-item-inherited = { $Hero } takes what { $other } left: { $item }.
event-belongings-lost = What { $other } carried is lost for good.
event-weapon-held = { $Hero } takes in hand: { $item }.
event-item-used = { $Hero } uses: { $item }.
event-hero-revived = { $Hero } brings { $other } back to life!
event-item-rusted = Rust destroys what { $hero } owned: { $item }.
event-spell-stolen = A spell is stolen from { $hero }: { $spell }.
event-spells-back = { $Hero } gets his stolen spells back.
event-quest-action = { $Hero }: { $label }.
event-gold-paid = { $Hero } pays { $gold } gold coins.
event-bought = { $Hero } buys: { $item }.
event-sold = { $Hero } sells: { $item }.
event-worn = { $Hero } puts on: { $item }.
event-new-hero = A new hero steps forward: { $hero }.
event-hero-ready = { $Hero } is ready for the next quest.
event-equipment-taken = { $Hero } loses all belongings.
event-equipment-back = { $Hero } has his belongings back.

## What one may choose

option-roll = Roll for movement
option-walk = Go { $way }: { $where } { $of }
option-walk-monster = Move { $monster } { $way }: { $where } { $of }
option-jump = Jump over the trap to the { $over }
option-jump-aside = Jump over the trap to the { $over }, landing { $land } of it
option-open = Open the { $side } door { $of }{ $detail }
option-open-secret = Open the secret { $side } door { $of }{ $detail }
option-attack =
    { $dice ->
        [one] Attack { $monster } ({ $item }, { $dice } die)
       *[other] Attack { $monster } ({ $item }, { $dice } dice)
    }
option-attack-ally = The ally attacks { $monster }
option-throw =
    { $dice ->
        [one] Throw at { $monster } ({ $item }, { $dice } die, lost afterwards)
       *[other] Throw at { $monster } ({ $item }, { $dice } dice, lost afterwards)
    }
option-phantom = Attack { $monster } with the Phantom Blade: no defence
option-cast = Cast { $spell } on { $target }
option-cast-self = Cast { $spell } on yourself
option-cast-door = Cast { $spell }: open the { $side } door { $of }{ $detail }
option-search-treasure = Search for treasure
option-search-armed = Search for treasure (the trap goes off: { $trap })
option-search-secret = Search for secret doors
option-search-traps = Search for traps
option-disarm = Disarm: { $trap }
option-sprinkle = Sprinkle holy water on { $monster }
option-return = Use the Ring of Return
option-push = Aim the Rod of Telekinesis at { $monster }
option-do = { $label }
option-do-paid = { $label } ({ $gold } gold coins)
option-do-door = { $label } (the { $side } door { $of }{ $detail })
option-drink = Drink: { $item }
option-give = Hand over: { $item }, to { $other }
option-give-useless = Hand over: { $item }, to { $other }, who cannot use it
option-lend = Give { $gold } gold coins to { $other }
option-take = Take: { $item }
option-drop = Lay down: { $item }
option-pick-up = Take what { $other } left behind
option-hold = Take in hand: { $item }
option-revive = Give { $other } the Elixir of Life
option-leave = Leave the dungeon
option-give-up = Declare this hero lost
option-end-turn = End the turn
option-use = Use it
option-keep = Do without
option-keep-wand = Cast no second spell
option-keep-attack = Attack no more
option-keep-dice = Keep these dice
option-keep-potion = Drink nothing
option-keep-death = Let go and die
option-keep-ally = The ally does not attack
option-keep-claim = Leave it to the others
option-reroll = Roll one die again: { $face }
option-choose = Next: { $target }, { $where } { $of }
option-strike = Attack { $target }
option-conjure = Cast { $spell }
option-conjure-at = Cast { $spell } on { $target }
option-conjure-line = Cast { $spell } to the { $way }
option-conjure-item = Cast { $spell } on { $target }: destroy { $item }
option-done = That is all for { $monster }
option-end-zargon = End Zargon’s turn
option-place = Place a monster { $way }: { $where } { $of }
option-place-ally = Lead { $ally } { $way }: { $where } { $of }
option-place-monster = Place { $monster } { $way }: { $where } { $of }
option-place-hero = Get out { $way }: { $where } { $of }
option-learn = Take the { $group } spells
option-store = Store in the Spell Ring: { $spell }
option-buy = Buy: { $item } ({ $cost } gold coins)
option-sell = Sell: { $item } ({ $gold } gold coins)
option-wear = Put on: { $item }
option-ready = Ready for the next quest
option-share = { $item } ({ $dead }) goes to { $other }
option-claim = Claim what { $dead } leaves: { $item }
option-apply = Use: { $item }
option-play = Make quest { $number } the next one: { $title }
option-play-again = Play quest { $number } again: { $title }
option-stop = End the campaign here
option-order = Next in order: { $other }

## Beside many options alike

pick-walk = Walk to a lit square
pick-place = Choose a lit square
pick-learn = The elements lie open on the table: choose one
pick-cast = Cast a spell
pick-give = Hand over
pick-hold = Change weapon
pick-lend = Give gold
pick-buy = Buy
pick-sell = Sell
pick-attack = Attack
pick-throw = Throw a weapon
pick-conjure = Cast a Dread spell
pick-choose = Which monster is next?

## Why a bot does it

because-random = It takes whatever comes to its mind.
because-lost = The quest has failed, and nothing can mend that: now it is about getting out alive, with what you own.
because-beaten = The quest is lost, as far as can be reckoned: { $body ->
        [one] one Body Point is left
       *[other] { $body } Body Points are left
    } to all of you together, and nothing to heal with. Nothing helps but going home; you may come back another day.
because-attack =
    { $body ->
        [one] { $monster } has one Body Point left: the blow kills { $kill }% of the time.
       *[other] { $monster } has { $body } Body Points left: the blow kills { $kill }% of the time and takes { $harm } on average.
    }
because-spell = { $spell } does more now than later.
because-spell-monster =
    { $body ->
        [one] { $spell } is worth it against { $monster }, who has one Body Point left.
       *[other] { $spell } is worth it against { $monster }, who has { $body } Body Points left.
    }
because-spell-hero =
    { $body ->
        [0] { $hero } has no Body Point left: { $spell } comes just in time.
        [one] { $hero } has one Body Point left: { $spell } comes at the right moment.
       *[other] { $hero } has { $body } Body Points left: { $spell } comes at the right moment.
    }
because-spell-guard = { $hero } may lose { $danger } Body Points until the next turn: { $spell } helps to ward off the blows.
because-spell-courage = { $hero } stands beside an enemy: { $spell } makes the next blow stronger.
because-drink =
    { $body ->
        [0] You have no Body Point left.
        [one] You have one Body Point left: no time to save { $item }.
       *[other] You have { $body } Body Points left: { $item } helps now.
    }
because-sprinkle = { $monster } is worth it.
because-walk-strike =
    { $foes ->
        [one] From there you can strike.
       *[other] From there you can strike one of { $foes }.
    } { $danger ->
        [0] Until your next turn nothing threatens you there.
       *[other] Until your next turn it may cost you { $danger } Body Points.
    }
because-walk-wary =
    { $foes ->
        [one] An enemy is about
       *[other] { $foes } enemies are about
    }: { $danger ->
        [0] there nobody can strike you.
       *[other] that place may cost you { $danger } Body Points until your next turn, and others more.
    }
because-roll-fight =
    { $foes ->
        [one] Roll first: the dice say whether you reach the enemy, or where you had better stand.
       *[other] Roll first: the dice say which of the { $foes } enemies you reach, or where you had better stand.
    }
because-walk-won = You have what you came for: now the way out is what counts.
because-walk-home = Enough is done, or lost: the way out is what counts.
because-walk-closer =
    { $danger ->
        [0] Nearer to them: there nobody can strike you yet.
       *[other] Nearer to them: until your next turn that may cost you { $danger } Body Points.
    }
because-walk-aside = It makes room for a stronger one.
because-walk-hidden = No way on is known: something must be hidden there.
because-walk-room = Something may have been put away there: worth a look while it is quiet.
because-walk-follow = The others go there: together you are ready for what comes.
because-walk-on = That way lies what nobody has seen yet.
because-roll = No enemy is in sight: walk on while it is quiet.
because-open = Behind it is what nobody has seen yet, and to open it costs nothing.
because-treasure = Where furniture stands, something may have been put away: worth a look while it is quiet.
because-treasure-last = Nothing else is left to look at: what you want may be hidden here.
because-treasure-card =
    { $bad ->
        [0] All { $left } cards left are good.
        [one] Only one of { $left } cards is bad, and a good one would help now.
       *[other] { $bad } of { $left } cards are bad, but a good one would help now.
    }
because-secret = No way on is known: there must be a hidden one.
because-traps = Better to look before touching anything here.
because-act = It is what the quest asks for, or helps with it.
because-take = It is what you came for.
because-jump = It is the only way on.
because-disarm = First the trap, then what it guards.
because-group = These spells serve best.
because-buy = Nothing else for that gold helps as much.
because-wear = It protects better.
because-keep = It is worth more later.
because-leave = There is nothing left to gain here.
because-end =
    { $body ->
        [one] With one Body Point left it is best to stay here.
       *[other] Nothing from here is worth a blow: wait for them, with { $body } Body Points.
    }
because-end-spells = Each spell is gone once it is cast: keep yours for a stronger enemy, and leave these to the blades.
because-end-door = Too few of you can still act in this round: next round you strike before you are struck.
because-end-door-weak = A stronger one is near: he should open the door.
because-end-door-far = Most of you are too far off: the door waits until they are near.
because-end-follow = Close enough to where all of you go next.
because-end-struck = That was the action of this turn: here you hold your ground.
because-end-no-place = No square is free from which you could strike.
because-end-far = The enemy is too far off to strike this turn.
because-end-quiet = Nothing is left to do from here this turn.
because-end-spent = Action and move are used up.
because-ready = Nothing on offer that the gold can pay is worth it.
because-help = It helps the others more than anything else.
because-strike =
    { $body ->
        [one] { $hero } has one Body Point left: the blow kills { $kill }% of the time.
       *[other] { $hero } has { $body } Body Points left: the blow kills { $kill }% of the time and takes { $harm } on average.
    }
because-strike-ally = The heroes’ quest hangs on that one.
because-dread = { $spell } hurts the heroes most now.
because-turn =
    { $steps ->
        [one] { $monster } stands next to a hero.
       *[other] { $monster } is nearest: { $steps } squares from a hero.
    }
because-caster = { $monster } has spells: those come before the blows.
because-commanded = A hero who obeys you is worth two monsters.
because-prowl-strike = From there a hero can be struck.
because-prowl =
    { $steps ->
        [one] That is next to a hero.
       *[other] That is { $steps } squares from the nearest hero.
    }
because-place = There it stands in the heroes’ way.
because-lurk = Out of sight it is worth more than in the open.
because-zargon = It does the heroes most harm.

## The game waits for you

ask-HeroChoice = { $name }: { $acted ->
    [yes] { $rolled ->
        [yes] { $left ->
            [0] all done
            [one] 1 square left
           *[other] { $left } squares left
          }
       *[no] still a move
      }
   *[no] { $rolled ->
        [yes] { $left ->
            [0] still an action
            [one] 1 square and an action
           *[other] { $left } squares and an action
          }
       *[no] a move and an action
      }
  }
    .stakes = { $acted ->
    [yes] The action is done.
   *[no] { $stepped ->
        [yes] { $left ->
            [0] The steps are used up.
           *[other] An action now ends the move.
          }
       *[no] Act before the first step, and you can still move; act after it, and the move is over.
      }
  }
ask-ChooseGroups = { $Me }: which spells do you take into the dungeon?
    .stakes = Three spells an element, each cast once in the quest.
ask-StoreSpell = Which spell does the Spell Ring hold?
    .stakes = It can be cast twice in this quest.
ask-ChooseMonster = Your turn, Zargon: which monster acts next?
    .stakes = Each moves and attacks once.
ask-MonsterActs = What does { $monster } do? ({ $move } squares, { $attack } attack dice)
ask-CommandedActs = The commanded hero is yours: what does he do?
ask-Wander = A search has brought { $wanderer } upon the heroes: where does it appear?
ask-SetDown = Where does the summoned monster appear?
    .stakes = It acts from the next turn on.
ask-LeaveRubble = The ceiling comes down on { $hero }! Which way out?
    .stakes = The square stays closed for the rest of the quest, and the turn is over.
ask-Walk = Where does your ally go?
ask-Strike = Whom does your ally attack?
ask-Again = { $Hero } may attack once more: do you?
ask-Reroll = { $Hero } has attacked: roll one attack die again?
    .stakes = Once in this quest.
ask-BeforeDefence = { $Monster } strikes at { $Me } ({ $body } of { $body_max } Body): drink a potion before you defend?
ask-Sip = { $Me } is hurt, { $body } of { $body_max } Body: drink a potion?
ask-ZeroBody = { $Me } has lost the last Body Point. How do you save yourself?
    .stakes = Otherwise he is dead for the rest of the quest, and the others divide what he carries.
ask-Share = Several claim it: who gets it?
ask-Claims = { $Me }: claim this of what the dead hero leaves?
ask-OnceMore = { $Hero } holds the Wand of Magic: cast a second spell?
ask-Armoury = The armoury is open, and quest { $next } waits. { $Me }: what do you do?
    .stakes = Gear is bought between quests only.

## The game waits for somebody else

wait-HeroChoice = { $Hero } is on: waiting for { $who }.
wait-ChooseGroups = Waiting for { $who } to take spells.
wait-StoreSpell = Waiting for { $who } to store a spell.
wait-ChooseMonster = Waiting for { $who } to choose a monster.
wait-MonsterActs = Waiting for { $who } to move { $monster }.
wait-CommandedActs = Waiting for { $who } to play the commanded hero.
wait-Wander = Waiting for { $who } to place a wandering monster.
wait-SetDown = Waiting for { $who } to place a summoned monster.
wait-LeaveRubble = Waiting for { $who } to get out from under the rubble.
wait-Walk = Waiting for { $who } to lead an ally.
wait-Strike = Waiting for { $who } to let an ally attack.
wait-Again = Waiting for { $who } to attack once more.
wait-Reroll = Waiting for { $who } to roll one die again.
wait-BeforeDefence = { $Monster } strikes: waiting for { $who } to drink or not.
wait-Sip = Waiting for { $who } to drink or not.
wait-ZeroBody = Waiting for { $who } to save himself, or die.
wait-Share = Waiting for { $who } to decide who gets what several claim.
wait-Claims = Waiting for { $who } to claim what a dead hero leaves, or not.
wait-OnceMore = Waiting for { $who } to cast a second spell.
wait-Armoury = Waiting for { $who } to be ready.

## Dice thrown by hand

throw-combat =
    { $count ->
        [one] Throw { $count } combat die: skull, white or black?
       *[other] Throw { $count } combat dice: skulls, white or black shields?
    }
throw-red =
    { $count ->
        [one] Throw { $count } red die: which number?
       *[other] Throw { $count } red dice: which numbers?
    }
throw-card = Draw a treasure card: which one?

## Why not

why-over = The game is over.
why-dice-first = The dice come first.
why-not-asked = Somebody else is to choose now: { $who }.
why-not-now = That is not what the game asks for now.
why-not-there = Nothing of that name lies open on the board.
why-turn-over = The turn is over: only potions are left.
why-acted = You have had your action this turn.
why-moved-then-acted = You walked before you acted: no further step this turn.
why-roll-first = Roll the red dice before you walk.
why-no-movement = No movement is left.
why-too-far = Out of reach in { $place }: too far, or no open way.
why-unknown = You know nothing yet of that square: { $place }.
why-blocked = That square is blocked: { $place }.
why-furniture = Furniture stands on that square: { $place }.
why-monster-there = A monster stands on that square: { $place }.
why-figure-there = Somebody stands on that square already: { $place }.
why-here = You stand there already: { $place }.
why-door-open = This door is open.
why-door-far = Only from one of the two squares beside it can a door be opened.
why-door-locked = This door is locked: you need the key.
why-door-barred = This door is barricaded.
why-door-stuck = This door does not open.
why-door-false = This door is a false one: nothing is behind it.
why-monster-far = { $Monster } is out of reach of your weapons.
why-monster-adjacent = Too close: a crossbow is not used against a neighbour.
why-no-sight-wall = A wall or a closed door breaks the line of sight to { $monster }.
why-no-sight-figure = A figure in { $place } breaks the line of sight to { $monster }.
why-no-sight-square = A blocked square of { $place } breaks the line of sight to { $monster }.
why-dormant = { $Monster } stands still as stone: nothing can harm it now.
why-monster-used = { $Monster } has had its turn.
why-monster-idle = { $Monster } does nothing this turn.
why-victim-far = { $target } stands on no square beside the monster.
why-treasure-corridor = Treasure is searched for in rooms only.
why-treasure-monster = Not while a monster is in the room.
why-treasure-done = You have already searched this room.
why-treasure-party = This room has already been searched.
why-treasure-none = This room cannot be searched for treasure.
why-in-sight = Not while a monster is in your sight: { $monster }.
why-pit = You sit in a pit: that is all you can search here.
why-trap-tools = Disarming takes a tool kit, or a dwarf.
why-trap-far = Too far: a trap is disarmed from a square beside it.
why-trap-sprung = This trap has gone off: it cannot be disarmed.
why-trap-jump = A jump takes two squares of movement and a free square to land on.
why-trap-step = Disarming takes one square of movement: the step onto the trap. Roll first.
why-item-not-yours = You do not own that: { $item }.
why-item-cannot-use = { $hero } cannot use that: { $item }.
why-item-poor =
    { $gold ->
        [0] That costs { $cost } gold coins, and you have none.
       *[other] That costs { $cost } gold coins, and you have { $gold }.
    }
why-item-shop = Equipment is bought between quests only.
why-item-not-sold = The armoury does not sell that: { $item }.
why-item-hands = The weapon you attacked with stays in hand until your next turn.
why-item-used = Its power is spent for this quest: { $item }.
why-item-none = Nothing can be done with it now: { $item }.
why-give-far = { $other } is not on a square beside you.
why-spell-not-yours = You do not hold that spell: { $spell }.
why-spell-target = Nobody in sight can be the target of { $spell }.
why-spell-forbidden = No spell works in this quest.
why-dread-none = No such spell can be cast now.
why-thing-far = It lies neither on your square nor beside you.
why-thing-carried = { $other } carries it.
why-group-taken = These spells are taken.
why-hero-dead = { $other } is dead.
why-hero-away = { $other } is not in the dungeon.
why-action-not-here = That cannot be done here and now.
why-exit-square = No monster enters the exit in { $place }.
why-hands-full = What you carry leaves no hand free to attack.
why-item-combat = Body armour is put on outside of combat: no monster may be in sight.
why-quest-closed = This quest is not open.

## How it ends

result-success = The heroes have won the quest: { $title }.
result-failure = The quest has failed: { $title }. Zargon wins.
result-unfinished = The quest stays unfinished: { $title }.
result-champion =
    { $count ->
        [one] The campaign is won: { $count } hero is Champion of the Realm.
       *[other] The campaign is won: { $count } heroes are Champions of the Realm.
    }
result-campaign =
    { $count ->
        [one] The campaign ends after { $count } quest won.
       *[other] The campaign ends after { $count } quests won.
    }

## Heroes and monsters

ref-class-barbarian = the Barbarian
ref-class-dwarf = the Dwarf
ref-class-elf = the Elf
ref-class-wizard = the Wizard
ref-class-first-barbarian = The Barbarian
ref-class-first-dwarf = The Dwarf
ref-class-first-elf = The Elf
ref-class-first-wizard = The Wizard
class-barbarian = Barbarian
class-dwarf = Dwarf
class-elf = Elf
class-wizard = Wizard

ref-kind-goblin = the goblin
ref-kind-skeleton = the skeleton
ref-kind-zombie = the zombie
ref-kind-orc = the orc
ref-kind-abomination = the abomination
ref-kind-mummy = the mummy
ref-kind-dread_warrior = the Dread Warrior
ref-kind-gargoyle = the gargoyle
ref-kind-dread_sorcerer = the Dread Sorcerer
ref-kind-first-goblin = The goblin
ref-kind-first-skeleton = The skeleton
ref-kind-first-zombie = The zombie
ref-kind-first-orc = The orc
ref-kind-first-abomination = The abomination
ref-kind-first-mummy = The mummy
ref-kind-first-dread_warrior = The Dread Warrior
ref-kind-first-gargoyle = The gargoyle
ref-kind-first-dread_sorcerer = The Dread Sorcerer
numbered = { $what } { $number }
kind-goblin = Goblin
kind-skeleton = Skeleton
kind-zombie = Zombie
kind-orc = Orc
kind-abomination = Abomination
kind-mummy = Mummy
kind-dread_warrior = Dread Warrior
kind-gargoyle = Gargoyle
kind-dread_sorcerer = Dread Sorcerer

## Things

ref-item-dagger = Dagger
ref-item-staff = Staff
ref-item-shortsword = Shortsword
ref-item-handaxe = Handaxe
ref-item-broadsword = Broadsword
ref-item-longsword = Longsword
ref-item-crossbow = Crossbow
ref-item-battle_axe = Battle Axe
ref-item-helmet = Helmet
ref-item-shield = Shield
ref-item-chain_mail = Chain Mail
ref-item-bracers = Bracers
ref-item-plate_mail = Plate Mail
ref-item-tool_kit = Tool Kit
ref-item-holy_water = Holy Water
ref-item-potion_speed = Potion of Speed
ref-item-potion_healing = Potion of Healing
ref-item-potion_defense = Potion of Defense
ref-item-potion_strength = Potion of Strength
ref-item-heroic_brew = Heroic Brew
ref-item-borins_armor = Borin’s Armor
ref-item-elixir_of_life = Elixir of Life
ref-item-fortunes_longsword = Fortune’s Longsword
ref-item-orcs_bane = Orc’s Bane
ref-item-phantom_blade = Phantom Blade
ref-item-ring_of_fortitude = Ring of Fortitude
ref-item-ring_of_return = Ring of Return
ref-item-rod_of_telekinesis = Rod of Telekinesis
ref-item-spell_ring = Spell Ring
ref-item-spirit_blade = Spirit Blade
ref-item-talisman_of_lore = Talisman of Lore
ref-item-wand_of_magic = Wand of Magic
ref-item-wizards_cloak = Wizard’s Cloak
ref-item-wizards_staff = Wizard’s Staff

about-dagger = 1 attack die. May be thrown at a monster in sight, and is lost then.
about-staff = 1 attack die, also diagonally. Takes both hands: no shield.
about-shortsword = 2 attack dice.
about-handaxe = 2 attack dice. May be thrown at a monster in sight, and is lost then.
about-broadsword = 3 attack dice.
about-longsword = 3 attack dice, also diagonally.
about-crossbow = 3 attack dice at any monster in sight, but not at one beside you.
about-battle_axe = 4 attack dice. Takes both hands: no shield.
about-helmet = 1 more defend die.
about-shield = 1 more defend die, but not with a battle axe or staff.
about-chain_mail = Body armour: 1 more defend die.
about-bracers = Body armour: 1 more defend die.
about-plate_mail = Body armour: 2 more defend dice, but only 1 red die for movement.
about-tool_kit = Lets you disarm traps: any shield succeeds.
about-holy_water = Instead of an attack: kills one undead beside you. Used up.
about-potion_speed = Twice as many red dice on your next move.
about-potion_healing = Restores 1 red die of Body Points.
about-potion_defense = 2 more dice on your next defence.
about-potion_strength = 2 more dice on your next attack.
about-heroic_brew = Two attacks in your next attack action.
about-borins_armor = Body armour: 2 more defend dice, and it does not slow you down.
about-elixir_of_life = Once: a dead hero returns with all Body and Mind Points.
about-fortunes_longsword = 3 attack dice, also diagonally; once a quest one die is rolled again.
about-orcs_bane = 2 attack dice; against orcs you may attack twice.
about-phantom_blade = 1 attack die; once a quest the target may not defend.
about-ring_of_fortitude = 1 more Body Point while you own it.
about-ring_of_return = Once, an action: you and every hero in your sight go back to the start.
about-rod_of_telekinesis = Once a quest, an action: a monster in sight misses its next turn unless it resists.
about-spell_ring = One of your spells may be cast twice a quest.
about-spirit_blade = 3 attack dice, 4 against undead.
about-talisman_of_lore = 1 more Mind Point while you own it.
about-wand_of_magic = Two different spells in one action.
about-wizards_cloak = 1 more defend die.
about-wizards_staff = 2 attack dice, also diagonally.

ref-spell-genie = Genie
ref-spell-swift_wind = Swift Wind
ref-spell-tempest = Tempest
ref-spell-heal_body = Heal Body
ref-spell-pass_through_rock = Pass Through Rock
ref-spell-rock_skin = Rock Skin
ref-spell-ball_of_flame = Ball of Flame
ref-spell-courage = Courage
ref-spell-fire_of_wrath = Fire of Wrath
ref-spell-sleep = Sleep
ref-spell-veil_of_mist = Veil of Mist
ref-spell-water_of_healing = Water of Healing

about-genie = Opens any door on the board, or attacks a monster in sight with 5 dice.
about-swift_wind = A hero rolls twice the dice on his next move.
about-tempest = A monster misses its next turn.
about-heal_body = Restores up to 4 Body Points of a hero.
about-pass_through_rock = A hero walks through walls on his next move. Ending it in solid rock is fatal.
about-rock_skin = A hero has 1 more defend die until he loses a Body Point.
about-ball_of_flame = A monster loses 2 Body Points; each 5 or 6 on its 2 red dice saves one.
about-courage = A hero has 2 more dice on his next attack, as long as a monster is in his sight.
about-fire_of_wrath = A monster loses 1 Body Point unless it rolls 5 or 6.
about-sleep = A monster sleeps until it rolls a 6 on one red die per Mind Point. Not on undead.
about-veil_of_mist = A hero may pass monsters on his next move.
about-water_of_healing = Restores up to 4 Body Points of a hero.

ref-group-air = air
ref-group-earth = earth
ref-group-fire = fire
ref-group-water = water

ref-dread-d_ball_of_flame = Ball of Flame
ref-dread-d_cloud = Cloud of Dread
ref-dread-d_command = Command
ref-dread-d_escape = Escape
ref-dread-d_fear = Fear
ref-dread-d_firestorm = Firestorm
ref-dread-d_lightning = Lightning Bolt
ref-dread-d_rust = Rust
ref-dread-d_sleep = Sleep
ref-dread-d_summon_orcs = Summon Orcs
ref-dread-d_summon_undead = Summon Undead
ref-dread-d_tempest = Tempest

about-d_ball_of_flame = A hero in sight loses 2 Body Points; each 5 or 6 on his 2 red dice saves one.
about-d_cloud = Every hero in the area can neither move, act nor defend until he rolls a 6.
about-d_command = A hero in sight obeys Zargon until he rolls a 6.
about-d_escape = The caster vanishes to its place of escape.
about-d_fear = A hero in sight attacks with 1 die until he rolls a 6.
about-d_firestorm = Everybody else in the room loses 3 Body Points; each 5 or 6 on 2 red dice saves one.
about-d_lightning = Everybody on a straight line loses 2 Body Points.
about-d_rust = Destroys a sword or helmet of metal of a hero in sight.
about-d_sleep = A hero in sight sleeps until he rolls a 6.
about-d_summon_orcs = 4 to 6 orcs appear around the caster.
about-d_summon_undead = Skeletons, zombies or mummies appear around the caster.
about-d_tempest = A hero in sight misses his next turn.

ref-card-gold_15 = Gold, 15 coins
ref-card-gold_25 = Gold, 25 coins
ref-card-gem_35 = Gem, worth 35
ref-card-jewels_50 = Jewels, worth 50
ref-card-potion_healing = Potion of Healing
ref-card-potion_defense = Potion of Defense
ref-card-potion_strength = Potion of Strength
ref-card-heroic_brew = Heroic Brew
ref-card-hazard_arrow = Hazard, an arrow
ref-card-hazard_hole = Hazard, a hole
ref-card-wandering_monster = Wandering Monster

ref-trap-kind-pit = pit trap
ref-trap-kind-falling_block = falling-block trap
ref-trap-kind-spear = spear trap

ref-furniture-kind-table = table
ref-furniture-kind-throne = throne
ref-furniture-kind-alchemists_bench = alchemist’s bench
ref-furniture-kind-chest = treasure chest
ref-furniture-kind-tomb = tomb
ref-furniture-kind-sorcerers_table = sorcerer’s table
ref-furniture-kind-bookcase = bookcase
ref-furniture-kind-rack = rack
ref-furniture-kind-fireplace = fireplace
ref-furniture-kind-weapons_rack = weapons rack
ref-furniture-kind-cupboard = cupboard

ref-hero-0 = hero 1
ref-hero-1 = hero 2
ref-hero-2 = hero 3
ref-hero-3 = hero 4
ref-furniture = furniture at { $name }
ref-trap = trap at { $name }
ref-room-corridor = the corridor
ref-room = room { $name }
ref-side-north = north
ref-side-east = east
ref-side-south = south
ref-side-west = west
ref-place-A = the north-west corner room
ref-place-B = the north-west room
ref-place-C = the inner north-west room
ref-place-D = the inner north-east room
ref-place-E = the north-east room
ref-place-F = the north-east corner room
ref-place-G = the upper west room
ref-place-H = the upper inner west room
ref-place-I = the upper inner east room
ref-place-J = the upper east room
ref-place-K = the great hall
ref-place-L = the lower west room
ref-place-M = the small west room
ref-place-N = the small inner west room
ref-place-O = the lower inner east room
ref-place-P = the lower east room
ref-place-Q = the south-west room
ref-place-R = the inner south-west room
ref-place-S = the inner south-east room
ref-place-T = the south-west corner room
ref-place-U = the south-east room
ref-place-V = the south-east corner room
ref-place-corridor = the corridor
ref-place-start = the entrance room
ref-place-throne = the throne room
ref-place-tomb = the crypt
ref-place-alchemists_bench = the laboratory
ref-place-sorcerers_table = the sorcerer’s study
ref-place-rack = the torture chamber
ref-place-fireplace = the hearth room
ref-place-weapons_rack = the guardroom
ref-place-cupboard = the storeroom
ref-place-bookcase-nw = the north-west library
ref-place-bookcase-ne = the north-east library
ref-place-bookcase-sw = the south-west library
ref-place-bookcase-se = the south-east library
ref-place-table-nw = the north-west dining hall
ref-place-table-ne = the north-east dining hall
ref-place-table-sw = the south-west dining hall
ref-place-table-se = the south-east dining hall
ref-of-place-A = of the north-west corner room
ref-of-place-B = of the north-west room
ref-of-place-C = of the inner north-west room
ref-of-place-D = of the inner north-east room
ref-of-place-E = of the north-east room
ref-of-place-F = of the north-east corner room
ref-of-place-G = of the upper west room
ref-of-place-H = of the upper inner west room
ref-of-place-I = of the upper inner east room
ref-of-place-J = of the upper east room
ref-of-place-K = of the great hall
ref-of-place-L = of the lower west room
ref-of-place-M = of the small west room
ref-of-place-N = of the small inner west room
ref-of-place-O = of the lower inner east room
ref-of-place-P = of the lower east room
ref-of-place-Q = of the south-west room
ref-of-place-R = of the inner south-west room
ref-of-place-S = of the inner south-east room
ref-of-place-T = of the south-west corner room
ref-of-place-U = of the south-east room
ref-of-place-V = of the south-east corner room
ref-of-place-corridor = of the corridor
ref-of-place-start = of the entrance room
ref-of-place-throne = of the throne room
ref-of-place-tomb = of the crypt
ref-of-place-alchemists_bench = of the laboratory
ref-of-place-sorcerers_table = of the sorcerer’s study
ref-of-place-rack = of the torture chamber
ref-of-place-fireplace = of the hearth room
ref-of-place-weapons_rack = of the guardroom
ref-of-place-cupboard = of the storeroom
ref-of-place-bookcase-nw = of the north-west library
ref-of-place-bookcase-ne = of the north-east library
ref-of-place-bookcase-sw = of the south-west library
ref-of-place-bookcase-se = of the south-east library
ref-of-place-table-nw = of the north-west dining hall
ref-of-place-table-ne = of the north-east dining hall
ref-of-place-table-sw = of the south-west dining hall
ref-of-place-table-se = of the south-east dining hall
spot = { $place } ({ $square })
ref-where-n = by the north wall
ref-where-s = by the south wall
ref-where-e = by the east wall
ref-where-w = by the west wall
ref-where-nw = in the north-west corner
ref-where-ne = in the north-east corner
ref-where-sw = in the south-west corner
ref-where-se = in the south-east corner
ref-where-middle = in the middle
ref-where-stairs = on the stairs
ref-where-part-nw = in the north-west
ref-where-part-ne = in the north-east
ref-where-part-sw = in the south-west
ref-where-part-se = in the south-east
ref-where-part-n = in the north
ref-where-part-s = in the south
ref-where-part-e = in the east
ref-where-part-w = in the west
ref-where-door-north = by the north door
ref-where-outside-north = outside the north door
ref-where-door-east = by the east door
ref-where-outside-east = outside the east door
ref-where-door-south = by the south door
ref-where-outside-south = outside the south door
ref-where-door-west = by the west door
ref-where-outside-west = outside the west door
door-name = the { $side } door { $of }{ $detail }
ref-which-west = {" "}(the western one)
ref-which-east = {" "}(the eastern one)
ref-which-north = {" "}(the northern one)
ref-which-south = {" "}(the southern one)
ref-which-2 = {" "}(the second one)
ref-which-3 = {" "}(the third one)
ref-which-4 = {" "}(the fourth one)
ref-which-5 = {" "}(the fifth one)
way-here = right here
way-east = { $count } to the east
way-west = { $count } to the west
way-south = { $count } to the south
way-north = { $count } to the north
ref-outside = outside
ref-seat-0 = Zargon
ref-seat-1 = Hero 1
ref-seat-2 = Hero 2
ref-seat-3 = Hero 3
ref-seat-4 = Hero 4

## Faces of the dice: one word each, so that they can also be typed

ref-face-skull = skull
ref-face-white = white shield
ref-face-black = black shield
ref-face-1 = 1
ref-face-2 = 2
ref-face-3 = 3
ref-face-4 = 4
ref-face-5 = 5
ref-face-6 = 6

## Words of the view

effect-rock_skin = rock skin
effect-courage = courage
effect-swift_wind = swift wind
effect-speed = speed
effect-strength = strength
effect-defense = on guard
effect-brew = two attacks
effect-veil = veiled
effect-rock = passes through rock
effect-asleep = asleep
effect-clouded = in the cloud
effect-commanded = commanded
effect-afraid = afraid
effect-misses = misses a turn
effect-dormant = dormant
effect-peaceful = peaceful
effect-fresh = just arrived
effect-used = has acted
effect-in_pit = in a pit

immune-holy_water = immune to holy water
immune-spells = immune to spells
immune-sleep = immune to sleep
immune-tempest = immune to the tempest
immune-ranged = immune to shots and throws
hurt-only-by = hurt only by: { $what }
not-hurt-by = not hurt by { $who }

part-weapon = weapon
part-courage = courage
part-strength = strength
part-pit = in a pit
part-least = at least 1
part-fear = fear
part-shock = shock
part-dark = darkness
part-card = character card
part-armour = body armour
part-helmet = helmet
part-shield = shield
part-cloak = cloak
part-rock_skin = rock skin
part-defense = on guard
part-helpless = helpless
part-swift_wind = swift wind
part-speed = speed

status-in_play = in the dungeon
status-outside = at the entrance
status-left = safe outside
status-dead = dead

outcome-undecided = under way
outcome-success = won
outcome-failure = failed
outcome-unfinished = unfinished

label-quest = Quest
label-parchment = Parchment
label-goals = Goals
label-notes = Notes
label-round = Round
label-heroes = Heroes
label-hero = Hero
label-monsters = Monsters
label-body = Body Points
label-mind = Mind Points
label-attack = Attack dice
label-defend = Defend dice
label-move = Movement
label-gold = Gold coins
label-items = Belongings
label-spells = Spells
label-groups = Spell groups
label-effects = Effects
label-hand = In hand
label-worn = Body armour
label-deck = Treasure cards left
label-deck-bad = of these bad
label-dice = Dice
label-left = Squares left
label-shop = Armoury
label-allies = Allies
label-things = Quest items
label-searched = Rooms searched
label-order = Turn order
label-zargon = Zargon’s screen
label-treasures = Special treasures
label-events = Quest notes
label-wandering = Wandering monster
label-campaign = Campaign
label-difficulty = Difficulty
label-deaths = Deaths
label-stored = In the Spell Ring
label-threat = Threat
label-yes = yes
label-no = no

## Settings of a table

setting-campaign = Campaign
setting-campaign-about = One quest by itself, or all quests in order with heroes who keep what they find.
setting-campaign-single = a single quest
setting-campaign-campaign = the whole campaign

setting-quest = Quest
setting-quest-about = The quest to play, or the one a campaign begins with.

setting-heroes = Heroes
setting-heroes-about = Which hero each seat plays; each class plays at most once. The first seat is Zargon’s.
setting-heroes-any = whoever is left
setting-heroes-barbarian = Barbarian
setting-heroes-dwarf = Dwarf
setting-heroes-elf = Elf
setting-heroes-wizard = Wizard

setting-hero_names = Names of the heroes
setting-hero_names-about = What you call your heroes. Without a name they go by their class.

setting-turn_order = Order of the heroes
setting-turn_order-about = The classes in the order of their turns; otherwise Barbarian, Dwarf, Elf, Wizard.

setting-spell_split = Spell groups
setting-spell_split-about = Whether Wizard and Elf choose their spell groups.
setting-spell_split-choice = by choice
setting-spell_split-suggested = as suggested: Elf earth, Wizard the others

setting-potion_windows = Potions between turns
setting-potion_windows-about = When the game asks a hero whether he wants to drink a potion outside his turn.
setting-potion_windows-ask = whenever it matters
setting-potion_windows-at_zero_only = only when Body Points are gone
setting-potion_windows-never = never

setting-sight_corner = Sight past corners
setting-sight_corner-about = When a corner breaks the line of sight.
setting-sight_corner-both_closed = if both ways around it are closed
setting-sight_corner-literal = never: touching a corner is no obstacle

setting-furniture_blocks_move = Furniture in the way
setting-furniture_blocks_move-about = Whether furniture stops figures.
setting-furniture_blocks_move-on = yes
setting-furniture_blocks_move-off = no

setting-furniture_blocks_sight = Furniture in sight
setting-furniture_blocks_sight-about = Which furniture breaks the line of sight.
setting-furniture_blocks_sight-off = none
setting-furniture_blocks_sight-tall = bookcases, cupboards, weapons racks and fireplaces
setting-furniture_blocks_sight-all = all of it

setting-corridor_search = Searching corridors
setting-corridor_search-about = How far a search in a corridor reaches.
setting-corridor_search-sight = as far as the hero sees
setting-corridor_search-whole = all corridors

setting-pit_min_monster = Monsters in pits
setting-pit_min_monster-about = The fewest dice a monster in a pit rolls.
setting-pit_min_monster-1 = one die
setting-pit_min_monster-0 = none

setting-item_passing = Handing things over
setting-item_passing-about = When a hero may hand something to another.
setting-item_passing-adjacent = on a square beside him
setting-item_passing-adjacent_no_monster = beside him, with no monster beside either
setting-item_passing-anywhere = anywhere

setting-safe_stairs = Safe stairway
setting-safe_stairs-about = Whether heroes on the stairway are safe from blows, spells, traps and wandering monsters, and monsters keep off it.
setting-safe_stairs-off = no
setting-safe_stairs-on = yes

setting-summon_acts = Summoned monsters
setting-summon_acts-about = When monsters called by a Dread spell act for the first time.
setting-summon_acts-next_turn = in Zargon’s next turn
setting-summon_acts-at_once = at once

setting-wizard_handaxe = Handaxe for the Wizard
setting-wizard_handaxe-about = Whether the Wizard may use a handaxe.
setting-wizard_handaxe-off = no
setting-wizard_handaxe-on = yes

setting-holy_water_sight = Reach of holy water
setting-holy_water_sight-about = How far holy water can be sprinkled.
setting-holy_water_sight-off = beside the hero
setting-holy_water_sight-on = at any undead in sight

setting-healing_spell_at_zero = Healing spells in need
setting-healing_spell_at_zero-about = When a hero without Body Points may save himself with a healing spell.
setting-healing_spell_at_zero-not_acted_this_round = if he has not acted this round
setting-healing_spell_at_zero-own_turn_only = only in his own turn
setting-healing_spell_at_zero-always = always

setting-sell_half = Selling
setting-sell_half-about = Whether the armoury buys equipment back.
setting-sell_half-off = no
setting-sell_half-on = at half price

setting-figure_limit = Figures of the box
setting-figure_limit-about = Whether other figures stand in when the box has none left of a kind.
setting-figure_limit-off = no limit
setting-figure_limit-on = stand-ins of the same colour

setting-monster_body = Monsters’ Body Points
setting-monster_body-about = How much monsters can take.
setting-monster_body-cards = as on their cards
setting-monster_body-one = one for all but named ones

setting-treasure_searches = Treasure searches
setting-treasure_searches-about = How often a room can be searched for treasure.
setting-treasure_searches-per_hero = once by each hero
setting-treasure_searches-per_room = once by the party

setting-fixed_movement = Heroes’ movement
setting-fixed_movement-about = How far heroes walk.
setting-fixed_movement-dice = by the red dice
setting-fixed_movement-seven = always 7 squares
setting-fixed_movement-best_of_two = the better of two rolls

setting-death = Death
setting-death-about = What follows when a hero has died in a campaign.
setting-death-new_hero = a new hero begins
setting-death-wounded = he comes back with half his gold
setting-death-hardcore = the campaign ends when all have died once

setting-gear = Gear
setting-gear-about = What heroes own at the start. Rolled: each throws for what earlier quests would have brought, and all visit the armoury.
setting-gear-starting = starting weapons
setting-gear-rolled = rolled
setting-party_help = Small parties
setting-party_help-about = Whether fewer than four heroes get help.
setting-party_help-none = none
setting-party_help-small_party = more Body Points and potions

setting-zargon_hidden = Zargon’s map
setting-zargon_hidden-about = Whether the heroes may read along.
setting-zargon_hidden-secret = secret
setting-zargon_hidden-open_book = open to all, for learning

setting-quest_file = A quest of your own
setting-quest_file-about = A quest file to play instead of one of the campaign.

quest-facts = { $monsters } monsters, { $doors } doors
quest-rule-door-on-wall = Rule: a door stands on the wall between two areas.
quest-rule-door-once = Rule: one door at most on each edge.
quest-rule-door-clear = Rule: both squares of a door are free to step on.
quest-rule-door-opens = Rule: an event door is revealed or opened by an effect.
quest-rule-furniture-in-room = Rule: a piece of furniture lies inside one room.
quest-rule-free-square = Rule: figures, furniture, traps, items, start and exit lie on free squares, each on its own.
quest-rule-stairs-in-room = Rule: the stairway lies inside one room.
quest-rule-room-for-four = Rule: four heroes find room at the start.
quest-rule-reachable = Rule: everything in a quest can be reached from the start, with all doors open and all secret doors found.
quest-rule-secret-hinted = Rule: an objective behind a secret door needs a hint: objectives.hinted_by, or an effect that shows that door.
quest-rule-pieces = Rule: no more furniture of a kind than the box holds.
quest-rule-figures = Advice: the box holds fewer figures; on screen that does not matter.
quest-rule-eight-monsters = Rule: at most eight monsters in one room.
quest-rule-flag-set = Rule: a flag that is asked for is set by some effect.
quest-rule-item-given = Rule: a quest item lies on a square or is given by an effect.
quest-rule-event-called = Rule: an event has a trigger, or the wandering monster calls it.
quest-rule-artifact-once = Rule: each artifact is found in one place only.
quest-rule-treasure-room = Rule: a room with a treasure can be searched.
quest-rule-any-party = Rule: a party of any size can win, a lone hero too.

## What things are

named = { $name }: { $about }
stat-body = { label-body }
stat-mind = { label-mind }
stat-attack = { label-attack }
stat-defend = { label-defend }
stat-move = { label-move }
stat-gold = { label-gold }
stat-deck = Treasure cards
stat-threat = { label-threat }
stat-round = { label-round }
stat-goal = { label-goals }
stat-left = { label-left }
about-body = Each wound costs one. At 0 the hero is dead, unless a potion or a spell of his own saves him at once.
about-mind = As many red dice are rolled to shake off dread spells; one 6 is enough.
about-attack = Combat dice of an attack: each skull is a hit.
about-defend = Combat dice of a defence: a hero’s white shields, a monster’s black shields cancel hits.
about-move = Red dice for one move: their sum is the number of squares.
about-hazard_arrow = 1 Body Point is lost, without defence, and the turn is over. The card goes back into the deck.
about-hazard_hole = 1 Body Point is lost, without defence, and the turn is over. The card goes back into the deck.
about-wandering_monster = The search was heard: a monster of this dungeon comes up beside the searcher and strikes at once, except on safe stairs. It stays. The card goes back into the deck.
about-gold = Buys weapons and armour between two quests.
about-deck = { $left } cards are left, { $bad } of them bad: a trap, or a wandering monster. One is drawn for each search for treasure.
about-threat = How dangerous the monster is, counted from its figures.
about-round = Every hero has a turn, then Zargon moves his monsters.
about-goal = The quest is won when this is done and, if it says so, everybody alive is out.
about-left = What is left of this turn’s move. It need not be used up.
about-zargon = The evil sorcerer: he knows the map, places what the heroes find, and moves every monster once a round.
about-class-barbarian = Strong in body, weak in mind: the best fighter.
about-class-dwarf = Tough, and he disarms traps without a tool kit.
about-class-elf = A fighter with three spells of one element.
about-class-wizard = Weak in a fight, with nine spells of three elements.
about-hero = Body { $body } of { $body_max }, Mind { $mind } of { $mind_max }. Attacks with { $attack }, defends with { $defend }, moves with { $move } dice.
about-hero-dead = Dead: out for the rest of the quest.
about-effect-rock_skin = 1 more defend die, until a Body Point is lost.
about-effect-courage = 2 more dice on the next attack, while a monster is in sight.
about-effect-swift_wind = Twice the red dice on the next move.
about-effect-speed = Twice the red dice on the next move.
about-effect-strength = 2 more dice on the next attack.
about-effect-defense = 2 more dice on the next defence.
about-effect-brew = Two attacks in the next attack action.
about-effect-veil = Passes monsters on the next move.
about-effect-rock = Walks through walls on the next move; it must not end in rock.
about-effect-asleep = Neither moves, acts nor defends, until a 6 is rolled.
about-effect-clouded = Neither moves, acts nor defends, until a 6 is rolled.
about-effect-commanded = Obeys Zargon, until a 6 is rolled.
about-effect-afraid = Attacks with 1 die, until a 6 is rolled.
about-effect-misses = The next turn is lost; defence is not.
about-effect-dormant = Does nothing and cannot be harmed, until something wakes it.
about-effect-peaceful = Does not attack as long as nobody attacks it.
about-effect-fresh = Has just appeared and acts from the next turn on.
about-effect-used = Has acted in this turn of Zargon’s.
about-effect-in_pit = 1 die less to attack and defend. One climbs out with the next move.
about-spell = Casting is the action of a turn, and the card is gone for this quest.
group-of-air = Spells of air
group-of-earth = Spells of earth
group-of-fire = Spells of fire
group-of-water = Spells of water
about-monster-card = Moves { $move } squares, attacks with { $attack }, defends with { $defend } dice. Body { $body }, Mind { $mind }.
about-monster = Body { $body } of { $body_start }, Mind { $mind }. Attacks with { $attack }, defends with { $defend } dice, moves { $move } squares.
about-immune = It is { $what }.
about-not-for = Not for { $list }.
about-only-for = Only for { $list }.
about-hurt-only-by = Only this hurts it: { $list }.
about-not-hurt-by = These cannot hurt it: { $list }.
about-ally = A companion of this quest: moved after the turn of the hero it follows.
about-ally-body = Body { $body } of { $whole }.
about-thing = A thing of this quest: picked up from its own or a neighbouring square, without an action.
door-open = Open door
door-normal = Closed door
door-secret = Secret door
door-locked = Locked door
door-false = False door
door-event = Closed door
about-door-open = An open door is never closed again. Crossing it costs nothing.
about-door-normal = Opened by a hero beside it, without an action. Everything behind it is then laid out.
about-door-secret = Found by searching. It opens like any other door.
about-door-locked = Opens only for a hero beside it who owns its key.
about-door-false = Painted on the wall: it never opens.
about-door-event = Opens when the quest says so.
about-door-barred = Something holds it shut for now.
about-trap-pit = Whoever steps in loses 1 Body Point, and the turn is over.
about-trap-falling_block = 3 dice, 1 Body Point for each skull; then rubble closes the square for good.
about-trap-spear = A skull on 1 die costs 1 Body Point and the turn; then the trap is gone.
about-trap-known = It is known: it can be jumped with 2 squares of movement, or disarmed.
about-trap-sprung = It lies open, for the rest of the quest. It can be jumped.
about-trap-hidden = The heroes do not know of it.
about-furniture = Nobody walks over it. It is searched together with its room.
about-furniture-trap = It is trapped: searching the room sets the trap off, unless it is disarmed first.
ground-stairs = Stairway
ground-exit = Exit
ground-unseen = Unseen
ground-stone = Stone
ground-rubble = Rubble
ground-corridor = Corridor
about-stairs = Here the quest begins. Heroes who stand on it are safe.
about-exit = Here a hero may leave the dungeon, with everything he carries.
about-unseen = Nobody has been here yet.
about-stone = No way through.
about-rubble = A block has fallen here. No way through.
about-corridor = One square of movement. There is no treasure in corridors.
about-room = One square of movement. Each hero may search a room for treasure once, when no monster is in it.
quest-action = A deed of this quest
about-quest-action = Something this quest allows here; it takes the action of the turn.
about-quest-done = Done. Difficulty { $difficulty }.
about-quest-open = Can be played. Difficulty { $difficulty }.
about-quest-locked = Opens after the quest before it. Difficulty { $difficulty }.
about-search-treasure = Once a room for each hero, when no monster is in it: a special treasure, or a card that may be bad.
about-search-secret = Shows all secret doors of the room or of the corridor in sight. Not while a monster is in sight.
about-search-traps = Shows all traps of the room or of the corridor in sight. Not while a monster is in sight.
board-stand-in = { $figure ->
    [goblin] a goblin stands for it
    [skeleton] a skeleton stands for it
    [zombie] a zombie stands for it
    [orc] an orc stands for it
    [abomination] an abomination stands for it
    [mummy] a mummy stands for it
    [dread_warrior] a Dread Warrior stands for it
    [gargoyle] a gargoyle stands for it
   *[other] a Dread Sorcerer stands for it
  }
