# Deck Box Dungeons in English. Own words throughout; the vocabulary is that of rulebook.toml.
# Heroes have names and no article. Enemies are said with their article; $Enemy begins a sentence, $enemy stands inside.
# Items, abilities and features are said by their bare name. Prose of a quest comes in the reader’s language by itself.

## The game

title = Deck Box Dungeons
tagline = A dungeon in a deck of cards, and nobody knows the next room.
begins = Play now: you lead both heroes.
facts = 1 to 4 players · 20 to 60 minutes · all together against the dungeon
credit = Ariah Studios, 2019
about = Put together a hero from three cards and step through a door: a room appears, and with it whatever was waiting there. Coloured dice are the enemies; every hit you land charges your ability, and every kill pays for something from the market, in the middle of the fight. You win together or fall together.
notice = An unofficial work of fans of Deck Box Dungeons (2019, Ariah Studios). Neither authors nor publisher have a part in it; the cards, rooms, quests, words and pictures are our own.
bot-easy = easy
    .about = Attacks what is near, drinks when it is low, and explores.
bot-fair = fair
    .about = Weighs blows against risks, holds doorways and shops.
bot-strong = strong
    .about = Foresees what the enemies will do and shares with the party.
bot-search = tries things out

somebody = somebody
nothing = nothing
away = ({ $north ->
    [0] { $south ->
        [0] { "" }
       *[other] { $south } south
      }
   *[other] { $north } north
  }{ $turns ->
    [0] here
    [1] { "" }
   *[other] { ", " }
  }{ $east ->
    [0] { $west ->
        [0] { "" }
       *[other] { $west } west
      }
   *[other] { $east } east
  })
nowhere = nowhere
enemy = the enemy
enemy-marked = { $foe } { $mark }
enemy-first = The enemy
north = north
east = east
south = south
west = west
die-green = green die
die-blue = blue die
die-red = red die
epilogue-won = Somebody will have to tell this at the inn.
epilogue-lost = The dungeon closes over your footprints.
quest-event = Something stirs in the dungeon.

## What happens

event-quest-begins = { $title }. { $story }
event-card-taken =
    { $what ->
        [hero] { $card } joins the party.
       *[other] { $hero } takes: { $card }.
    }
event-cards-dealt = Dealt to { $player }: { $cards }.
event-hero-placed = { $hero } takes a place in “{ $room }”.
event-round-begins = Round { $round }.
event-activation-begins = { $hero } acts.
event-activation-ends = { $hero } is done for this round.
event-enemy-phase =
    { $count ->
        [0] No enemy is there to act.
       *[other] The enemies act.
    }
event-recovery-phase = The Recovery phase begins.
event-quest-won = Won: { $title }! { $epilogue }
event-quest-lost =
    { $why ->
        [time] Time is up, and the quest is lost: { $title }. { $epilogue }
       *[fallen] Every hero has fallen, and the quest is lost: { $title }. { $epilogue }
    }
event-market-shows = New on the market: { $item }.
event-deck-shuffled = The discarded items are shuffled into a new deck.
event-flag-raised =
    { $need ->
        [0] { $flag }: { $value }.
       *[other] { $flag }: { $value } of { $need }.
    }
event-gate-opens = A lock turns somewhere: the gate is open.
event-time-left =
    { $rounds ->
        [one] This is the last round!
       *[other] { $rounds } rounds are left, this one included.
    }
event-quest-event = { $prose }
event-restless = Too long without a new room: the dungeon stirs.
event-seed-shown =
    { $known ->
        [yes] The seed of this game was: { $seed }.
       *[no] This dungeon came from a map page, without a seed.
    }

event-stepped = { $hero } walks on in “{ $room }”.
event-move-begins = { $hero } begins a move with { $points } movement.
event-pit =
    { $who ->
        [foe] A fall into the pit of “{ $room }”!
       *[hero] { $hero } drops into the pit of “{ $room }”.
    }
event-tile-placed =
    { $start ->
        [yes] Here it begins: { $tile }.
       *[no] A room comes out of the dark, on the tile “{ $tile }”.
    }
event-explored = { $title }. { $line }
event-rule-attached = Room rule: { $rule }. { $about }
event-feature-placed = There is something in “{ $room }”: { $feature }.
event-feature-gone =
    { $what ->
        [chest] The chest is empty now.
        [key] The key is taken.
        [bell] The bell has rung.
       *[other] It is gone: { $feature }.
    }
event-pack-taken = { $hero } picks up the pack that lay in “{ $room }”.
event-pack-left = All that { $hero } owned stays in “{ $room }”.
event-passage-opens = A sealed exit of “{ $room }” is a passage now.
event-interacted =
    { $what ->
        [chest] { $hero } opens the chest.
        [key] { $hero } takes the key.
        [bell] { $hero } rings the bell.
        [fountain] { $hero } drinks from the fountain.
       *[other] { $hero } gets to work: { $feature }.
    }
event-veiled = { $hero } slips through the veil in “{ $room }”.
event-threaded = The thread pulls { $hero } out of “{ $from }” into “{ $room }”.

event-branch-rolled = The die decides: { $dice }.
event-test-begins =
    { $need ->
        [one] A test for { $hero }: { $skill }, { $need } success needed.
       *[other] A test for { $hero }: { $skill }, { $need } successes needed.
    }
faces = { $from ->
    [1] any face
    [5] 5 or 6
    [6] 6
    [7] no face
   *[other] { $from } or more
  }
event-test-rolled = { $hero } rolls { $dice } ({ faces } succeeds).
event-test-passed =
    { $successes ->
        [one] { $hero } passes the test: { $successes } success.
       *[other] { $hero } passes the test: { $successes } successes.
    }
event-test-failed =
    { $successes ->
        [0] { $hero } fails the test: no success.
        [one] { $hero } fails the test: only { $successes } success.
       *[other] { $hero } fails the test: only { $successes } successes.
    }
event-chose =
    { $named ->
        [yes] The choice: { $label }.
       *[no] The choice is made.
    }
event-voted =
    { $named ->
        [yes] { $hero } votes: { $label }.
       *[no] { $hero } has voted.
    }
event-paid = { $hero } pays { $treasure } treasure.
event-hero-chosen = It is up to { $hero }.
event-spawned =
    { $boss ->
        [yes] { $Enemy } rises in “{ $room }”: the boss, with { $health } health!
       *[no] { $Enemy } appears.
    }
event-face-rolled =
    { $kind ->
        [ranged] The { $die } shows a ranged enemy with { $value } health.
       *[melee] The { $die } shows a melee enemy with { $value } health.
    }
event-upgraded = No { $asked } is left: a { $taken } takes its place.
event-overflow = One more enemy finds no die or no room: every hero suffers a hit.
event-stunned = { $Enemy } is stunned and will miss its next activation.

event-hero-attacks =
    { $how ->
        [ranged] { $hero } shoots at { $enemy }.
        [ability] { $hero }’s ability strikes { $enemy }.
        [item] { $hero } throws at { $enemy }.
       *[melee] { $hero } strikes at { $enemy }.
    }
event-enemy-attacks =
    { $how ->
        [ranged] { $Enemy } shoots at { $hero }.
       *[melee] { $Enemy } strikes at { $hero }.
    }
event-attack-rolled = Attack: { $dice } ({ faces } hits).
event-hits =
    { $hits ->
        [one] { $criticals ->
            [0] { $hits } hit.
           *[other] { $hits } hit, and it cannot be blocked.
        }
       *[other] { $criticals ->
            [0] { $hits } hits.
           *[other] { $hits } hits, of which { $criticals } cannot be blocked.
        }
    }
event-missed = No hit.
event-defence-rolled = Defence: { $dice } ({ faces } blocks).
event-blocked =
    { $hits ->
        [one] { $hits } hit is blocked.
       *[other] { $hits } hits are blocked.
    }
event-energy-gained = { $hero } gains { $energy } energy.
event-energy-lost = { $hero } loses { $energy } energy.
event-enemy-hurt = { $Enemy } takes { $points } damage.
event-enemy-defeated =
    { $boss ->
        [yes] The boss falls: { $enemy } is defeated!
       *[no] { $Enemy } is defeated!
    }
event-loot-rolled = The { $die } is rolled once more: { $value } treasure for { $hero }.
event-treasure-gained = { $hero } gains { $treasure } treasure.
event-hero-hurt = { $hero } takes { $points } damage.
event-hero-healed = { $hero } regains { $points } health.
event-hero-falls = { $hero } falls in “{ $room }”!
event-hero-revived = { $other } brings { $hero } back in “{ $room }”.
event-knocked-back = { $Enemy } is knocked back a square.
event-hero-pushed = { $hero } is knocked back a square.
event-collision =
    { $who ->
        [foe] { $against ->
            [figure] { $Enemy } is knocked against somebody: one more hit.
           *[wall] { $Enemy } is knocked against the wall: one more damage.
        }
       *[hero] { $against ->
            [figure] { $hero } is knocked against somebody: one more hit.
           *[wall] { $hero } is knocked against the wall: one more damage.
        }
    }

event-enemy-acts =
    { $does ->
        [advance] { $Enemy } closes in on { $target }.
        [ranged] { $Enemy } aims at { $target }{ $choice ->
            [yes] {" "}({ $why })
           *[no] { "" }
        }.
       *[melee] { $Enemy } goes for { $target }{ $choice ->
            [yes] {" "}({ $why })
           *[no] { "" }
        }.
    }
event-enemy-moved =
    { $near ->
        [hero] { $Enemy } comes right up to { $other }.
       *[nobody] { $Enemy } comes nearer in “{ $room }”.
    }
event-enemy-skips = { $Enemy } shakes off the stun, and that is all.
event-enemy-waits = { $Enemy } can do nothing and waits.
event-siphoned = { $Enemy } siphons { $points } energy off { $hero }.
event-ritual =
    { $own ->
        [yes] By its own ritual { $enemy } gains 1 health.
       *[no] The ritual gives { $other } 1 health.
    }
event-regenerated = { $Enemy } regenerates 1 health.
event-crumbled = Stones come loose above { $hero }: { $dice }.
event-nest-hatches = The nest hatches: { $tile }.

event-bought = { $hero } buys: { $item }.
event-item-used =
    { $on ->
        [on-hero] { $hero } uses on { $other }: { $item }.
        [on-enemy] { $hero } uses against { $enemy }: { $item }.
        [on-square] { $hero } uses { $where }: { $item }.
        [on-exit] { $hero } uses before an exit { $where }: { $item }.
       *[on-nothing] { $hero } uses: { $item }.
    }
event-item-gained = { $hero } gains: { $item }.
event-ability-used =
    { $on ->
        [on-hero] { $hero } uses { $ability } on { $other }.
        [on-enemy] { $hero } uses { $ability } against { $enemy }.
        [on-tile] { $hero } uses { $ability }: { $tile }.
       *[on-nothing] { $hero } uses { $ability }.
    }
event-item-given = { $hero } gives { $other }: { $item }.
event-treasure-given = { $hero } gives { $other } { $amount } treasure.
event-trade-offered =
    { $what ->
        [give] { $hero } offers { $other }: { $item }.
        [ask] { $hero } asks { $other } for: { $item }.
        [give-treasure] { $hero } offers { $other } { $amount } treasure.
        [ask-treasure] { $hero } asks { $other } for { $amount } treasure.
       *[hand-over] { $hero } would hand the captive over to { $other }.
    }
event-trade-refused = { $hero } says no to { $other }.
event-captive-taken = { $hero } takes up the captive: speed −1.
event-captive-left = The captive stays behind in “{ $room }”.
event-captive-given = { $hero } hands the captive over to { $other }.
event-edge-gained =
    { $attacks ->
        [one] The forge gives { $hero } an edge: one more die in the next attack.
       *[other] The forge gives { $hero } an edge: one more die in each of the next { $attacks } attacks.
    }
event-charmed =
    { $hits ->
        [one] The charm of { $hero } takes { $hits } hit.
       *[other] The charm of { $hero } takes { $hits } hits.
    }
event-extra-action = { $hero } has one more action.
event-smoke = Smoke fills the tile: { $tile }. Until the end of the round nobody is shot at there.

## What one may choose

option-take = Take: { $card }
option-place = Start here, seen from the stair { $where }
option-activate = { $hero } acts now
option-yield = Let another hero go first
option-end =
    { $actions ->
        [0] End the turn
        [one] End the turn ({ $actions } action is lost)
       *[other] End the turn ({ $actions } actions are lost)
    }
    .brief = End the turn
option-step =
    { $new ->
        [yes] { $ground ->
            [water] New move action: { $way }, into the water ({ $cost } movement, { $left } left)
            [pit] New move action: { $way }, into the pit (1 damage)
            [live] New move action: { $way }, open the door and explore
           *[plain] New move action: one step { $way } ({ $left } movement left)
        }
       *[no] { $ground ->
            [water] One step { $way }, into the water ({ $cost } movement, { $left } left)
            [pit] One step { $way }, into the pit (1 damage)
            [live] One step { $way }: open the door and explore
           *[plain] One step { $way } ({ $left } movement left)
        }
    }
    .brief = One step { $way }, or press a lit square
option-melee =
    { $dice ->
        [one] Strike { $enemy } { $where }, { $health } health: { $dice } die, { faces } hits
       *[other] Strike { $enemy } { $where }, { $health } health: { $dice } dice, { faces } hits
    }
    .brief = Strike: { $enemy }
option-shoot =
    { $dice ->
        [one] Shoot { $enemy } { $where }, { $health } health: { $dice } die, { faces } hits
       *[other] Shoot { $enemy } { $where }, { $health } health: { $dice } dice, { faces } hits
    }
    .brief = Shoot: { $enemy }
option-aim =
    { $dice ->
        [one] { $dice } die at { $enemy } { $where }, { $health } health
       *[other] { $dice } dice at { $enemy } { $where }, { $health } health
    }
option-interact-feature =
    { $what ->
        [chest] Open: { $feature } (1 action)
        [key] Take: { $feature } (1 action)
        [bell] Ring: { $feature } (1 action)
        [fountain] Drink: { $feature } (1 action)
       *[other] Use: { $feature } (1 action)
    }
    .brief =
        { $what ->
            [chest] Open: { $feature }
            [key] Take: { $feature }
            [bell] Ring: { $feature }
            [fountain] Drink: { $feature }
           *[other] Use: { $feature }
        }
option-interact-test =
    { $need ->
        [one] Try: { $feature } ({ $skill } { $modifier }, { $need } success needed: { $chance }%)
       *[other] Try: { $feature } ({ $skill } { $modifier }, { $need } successes needed: { $chance }%)
    }
option-interact-captive = Take up the captive
option-interact-hero = Bring { $other } back (costs you { $cost } health)
option-interact-exit = Explore through the open gate { $where }
option-pass = Nothing now
option-pass-phase = Nothing more in this phase
option-buy = Buy: { $item } ({ $cost } treasure, you keep { $left })
option-ability = { $ability } ({ $cost } energy): { $does }
option-ability-self = { $ability } on yourself ({ $cost } energy): { $does }
option-ability-hero = { $ability } on { $other } ({ $cost } energy): { $does }
option-ability-enemy = { $ability }: { $enemy } { $where }, { $health } health ({ $cost } energy): { $does }
    .brief = { $ability }: { $enemy } ({ $does })
option-ability-tile = { $ability }: { $tile } ({ $cost } energy): { $does }
option-use = Use: { $item }
option-use-self = Use: { $item }
option-use-hero = Use on { $other }: { $item }
option-use-enemy = Use against { $enemy } { $where }, { $health } health: { $item }
    .brief = { $item }: { $enemy }
option-use-square = Use: { $item } { $where }
option-use-exit = Use before the { $way } exit: { $item }
option-trade = Trade with { $other }
option-give = Give { $other }: { $item }
option-ask = Ask { $other } for: { $item }
option-give-treasure = Give { $other } { $amount } treasure
option-ask-treasure = Ask { $other } for { $amount } treasure
option-hand-over = Hand the captive over to { $other }
option-cancel = No trade
option-accept =
    { $what ->
        [give] Accept from { $hero }: { $item }
        [ask] Give { $hero }: { $item }
        [give-treasure] Accept { $amount } treasure from { $hero }
        [ask-treasure] Give { $hero } { $amount } treasure
       *[hand-over] Take over the captive from { $hero }
    }
option-refuse = Refuse
option-veil =
    { $left ->
        [one] Slip one square { $way } ({ $left } square left)
       *[other] Slip one square { $way } ({ $left } squares left)
    }
option-stop =
    { $pit ->
        [yes] Stop here, in the pit (1 damage)
       *[no] Stop here
    }
option-stop-still = No second enemy
option-still = Stun as well: { $enemy } { $where }, { $health } health
option-react = Use: { $item }
option-keep = Keep it: { $item }
option-choose = { $label }: { $effect }
option-vote = Vote for { $label }: { $effect }
option-pick = Choose { $other }
option-pick-test = { $other } tries it: { $skill } test, { $chance }%
option-pick-payer = { $other } pays { $cost } of { $treasure } treasure
option-put =
    { $kind ->
        [ranged] Next: { $name } ({ $die }, ranged, { $value } health)
       *[melee] Next: { $name } ({ $die }, melee, { $value } health)
    }
option-push =
    { $into ->
        [wall] Push { $enemy } to the { $way }, against the wall (1 damage)
        [figure] Push { $enemy } to the { $way }, against somebody (1 hit)
        [pit] Push { $enemy } to the { $way }, into the pit (1 damage)
       *[free] Push { $enemy } to the { $way }
    }

## What a choice leads to

leads-nothing = nothing more happens
leads-damage =
    { $who ->
        [each] every hero loses { $n } health
        [chosen] a hero you choose loses { $n } health
        [payer] whoever paid loses { $n } health
        [random] a random hero loses { $n } health
        [weakest] the weakest hero loses { $n } health
       *[explorer] { $hero } loses { $n } health
    }
leads-hit =
    { $who ->
        [each] every hero must block { $n ->
             [one] { $n } hit
            *[other] { $n } hits
          }
        [chosen] a hero you choose must block { $n ->
             [one] { $n } hit
            *[other] { $n } hits
          }
        [payer] whoever paid must block { $n ->
             [one] { $n } hit
            *[other] { $n } hits
          }
        [random] a random hero must block { $n ->
             [one] { $n } hit
            *[other] { $n } hits
          }
        [weakest] the weakest hero must block { $n ->
             [one] { $n } hit
            *[other] { $n } hits
          }
       *[explorer] { $hero } must block { $n ->
            [one] { $n } hit
           *[other] { $n } hits
         }
    }
leads-heal =
    { $who ->
        [each] every hero heals { $n }
        [chosen] a hero you choose heals { $n }
        [payer] whoever paid heals { $n }
        [random] a random hero heals { $n }
        [weakest] the weakest hero heals { $n }
       *[explorer] { $hero } heals { $n }
    }
leads-treasure =
    { $who ->
        [each] { $n } treasure for every hero
        [chosen] { $n } treasure for a hero you choose
        [payer] { $n } treasure for whoever paid
        [random] { $n } treasure for a random hero
        [weakest] { $n } treasure for the weakest hero
       *[explorer] { $n } treasure for { $hero }
    }
leads-item =
    { $who ->
        [each] { $n ->
             [one] an item
            *[other] { $n } items
          } for every hero
        [chosen] { $n ->
             [one] an item
            *[other] { $n } items
          } for a hero you choose
        [payer] { $n ->
             [one] an item
            *[other] { $n } items
          } for whoever paid
        [random] { $n ->
             [one] an item
            *[other] { $n } items
          } for a random hero
        [weakest] { $n ->
             [one] an item
            *[other] { $n } items
          } for the weakest hero
       *[explorer] { $n ->
            [one] an item
           *[other] { $n } items
         } for { $hero }
    }
leads-edge = 1 more die in the next { $n ->
     [one] attack
    *[other] { $n } attacks
  }
leads-energy =
    { $gives ->
        [no] { $who ->
            [each] every hero loses { $n } energy
            [chosen] a hero you choose loses { $n } energy
            [payer] whoever paid loses { $n } energy
           *[explorer] { $hero } loses { $n } energy
        }
       *[yes] { $who ->
            [each] { $n } energy for every hero
            [chosen] { $n } energy for a hero you choose
            [payer] { $n } energy for whoever paid
           *[explorer] { $n } energy for { $hero }
        }
    }
leads-pay = one hero pays { $n } treasure
leads-spawn =
    { $kind ->
        [boss] the boss comes
        [melee] { $n ->
             [one] one { $colour ->
             [green] weak
             [blue] strong
            *[red] fearsome
          } fighter comes
            *[other] { $n } { $colour ->
             [green] weak
             [blue] strong
            *[red] fearsome
          } fighters come
          }
        [ranged] { $n ->
             [one] one { $colour ->
             [green] weak
             [blue] strong
            *[red] fearsome
          } shooter comes
            *[other] { $n } { $colour ->
             [green] weak
             [blue] strong
            *[red] fearsome
          } shooters come
          }
       *[any] { $n ->
            [one] one { $colour ->
            [green] weak
            [blue] strong
           *[red] fearsome
         } enemy comes
           *[other] { $n } { $colour ->
            [green] weak
            [blue] strong
           *[red] fearsome
         } enemies come
         }
    }
leads-roll = on a die of { $low } to { $high }: { $then }
leads-test = { $skill } test, { $need ->
     [one] { $need } success
    *[other] { $need } successes
  } ({ $chance }% for the best of you). Passed: { $passed }; failed: { $failed }
leads-rule = this room becomes: { $rule }
leads-feature = here appears: { $feature }
leads-flag = { $flag } +{ $n }
leads-stun = newcomers are stunned and skip their first turn
leads-carry = you take the captive along
leads-choose = another choice follows
leads-remove = it is gone afterwards

## Beside many options alike

pick-take = Take a card
pick-place = Choose a lit square of the start zone
pick-step = Move: press a lit square
pick-melee = Strike: choose an enemy
pick-shoot = Shoot: choose an enemy
pick-aim = Share the dice among the enemies
pick-interact = Interact
pick-buy = Buy from the market
get-buy = Buy
pick-ability = Use your ability
pick-use = Use an item
pick-trade = Trade
pick-give = Give an item
pick-ask = Ask for an item
pick-give-treasure = Give treasure
pick-ask-treasure = Ask for treasure
pick-veil = Slip on: choose a lit square
pick-still = Stun a second enemy
pick-choose = Choose
pick-pick = Choose a hero
pick-put = Which die comes next?
pick-push = Which way is it pushed?

## Why a bot does it

because-random = It takes whatever comes to its mind.
because-lost = The quest is lost, as far as can be reckoned: { $rounds ->
        [0] this is the last round
        [one] one round is left after this one
       *[other] { $rounds } rounds are left after this one
    }, the quest still asks for { $missing ->
        [one] one deed
       *[other] { $missing } deeds
    }, and { $actions ->
        [0] no action
        [one] one action
       *[other] { $actions } actions
    } of yours can come to it. Nothing helps any more.
because-attack-best = { $Enemy } ({ $health } health) falls { $kill }% of the time: the best target here.
because-attack = { $Enemy } ({ $health } health) falls { $kill }% of the time: the best that can be reached.
because-step-attack =
    At the end of the way you reach { $enemy }, who falls { $kill }% of the time{ $risk ->
        [none] , and nobody can hurt you there.
        [less] , and you are safer there than here.
        [more] . You are in more danger there than here.
       *[same] .
    }
because-step-safe =
    { $threats ->
        [0] At the end of the way no enemy can get at you.
        [one] At the end of the way only one enemy can get at you: safer than here.
       *[other] At the end of the way { $threats } enemies can get at you: still safer than here.
    }
because-step-closer = Nobody can be reached yet; from there the nearest enemy is only { $near ->
        [one] one step
       *[other] { $near } steps
    } away.
because-step-party = The enemies are likely to do all of you less harm if you stand there.
because-carry =
    { $steps ->
        [0] The captive is home with this step.
        [one] The captive has to get home: one step from there.
       *[other] The captive has to get home: { $steps } steps from there.
    }
because-step-door =
    { $steps ->
        [0] That opens what nobody has seen yet; { $health } health and { $actions ->
             [0] no action
             [one] one action
            *[other] { $actions } actions
          } are left for what waits behind it.
        [one] Right up to the next door: open it first thing in a turn, to keep an action for what is behind.
       *[other] Towards the next unopened door, { $steps } steps from there.
    }
because-step-follow =
    { $steps ->
        [one] { $other } opens the next door: one step from it you can help at once.
       *[other] { $other } opens the next door: { $steps } steps from it you can still help.
    }
because-step-errand = Towards something worth an action: { $feature }, { $chance }% of success.
because-step-pack = Towards the pack that lies in “{ $room }”: nobody is nearer.
because-step = One square nearer to where the others wait.
because-revive = { $hero } back on their feet is worth the health it costs.
because-captive = That is whom you came for.
because-gate = Behind it is what nobody has seen yet.
because-goal = It is what the quest asks for: { $feature }, { $chance }% of success.
because-feature = { $feature }: { $chance }% of success, and worth the action.
because-buy = You have { $treasure } treasure, and of these three it helps most: { $about }
because-buy-heal = The party misses { $missing } health, and you have { $treasure } treasure: { $about }
because-use =
    { $enemies ->
        [one] One enemy is left, and you have { $health } health: { $about }
       *[other] { $enemies } enemies are about, and you have { $health } health: { $about }
    }
because-use-quiet = No enemy is near, and the party misses { $missing } health: { $about }
because-ability =
    { $enemies ->
        [0] You have { $energy } energy, it costs { $cost }: { $does }.
        [one] One enemy is in the fight, and { $energy } energy is enough: { $does }.
       *[other] { $enemies } enemies are in the fight, and { $energy } energy is enough: { $does }.
    }
because-end =
    { $threats ->
        [0] Nothing within reach is worth an action, and no enemy can get at you here.
        [one] Let it come to you: one enemy can get at you here, and next round you strike it with both actions.
       *[other] Let them come to you: { $threats } enemies can get at you here, and next round you strike with both actions.
    }
because-end-doorway = Hold the doorway: { $threats } enemies are near, and only one of them at a time can come up to you.
because-end-save = Keep your { $energy } energy: { $ability } does more against a stronger enemy, or several.
because-end-spent = Your actions are used up. Whoever has not acted yet is next, then the enemies.
because-end-wait =
    { $steps ->
        [one] { $other } opens the next door; one step from it, you are near enough to help.
       *[other] { $other } opens the next door; { $steps } steps from it, you are near enough to help.
    }
because-end-far = { $other } is still { $steps } steps from the door: whoever opens it should not be alone.
because-end-late = A door opened now leaves no action for what is behind it: better first thing next round.
because-end-quiet = Nothing is left to do here this turn.
because-card-hero = Of the heroes you may take, parties with { $card } are among those that win most often.
because-card-equipment =
    { $bent ->
        [fighter] { $card } suits { $hero }, who is better at close quarters.
        [shooter] { $card } suits { $hero }, who is better from afar.
       *[both] { $card } suits { $hero }, who is as good near as far.
    }
because-card-ability = Of the abilities left, { $card } is among those that win most quests: { $does }.
because-place =
    { $steps ->
        [one] One step from the next door: no free square of the start zone is nearer.
       *[other] { $steps } steps from the next door: no free square of the start zone is nearer.
    }
because-place-behind = { $steps } steps from the next door, with room in front for the others.
because-yield-explorer = { $other } is the sturdiest, with { $health } health and defence { $defence }, and should be first through the door.
because-yield-shooter = { $other } should shoot before anybody stands in the line of fire.
because-yield-fighter = { $other } has { $health } health: the best to stand in front before you go.
because-activate-only = Nobody else is left to act in this round.
because-activate-explorer = { $other } is the sturdiest, with { $health } health and defence { $defence }: first through the door.
because-activate-shooter = { $other } should shoot before friends stand in the line of fire.
because-activate-fighter = With { $health } health { $other } is the best to stand in front.
because-pass = Nothing on the market or in your bag would change what comes next.
because-give = { $other } goes first, with { $health } health, and has nothing to drink.
because-accept = It goes where it is needed, and you lose nothing by it.
because-refuse = You need it yourself: you have { $health } health.
because-react = Now or never: { $about }
because-keep = The blow can be borne with { $health } health: it is worth more later.
because-choose = Rather this: { $effect }. The other way: { $others }.
because-pick-test = { $other } has the best chance: { $chance }%.
because-pick-heal = { $other } misses { $missing } health.
because-pick = { $other } can bear it best: { $health } health, { $treasure } treasure.
because-put = Fighters first: shooters who come later stand at the edge, where you get at them.
because-push =
    { $into ->
        [wall] Against the wall: one sure damage.
        [figure] Against somebody: one more hit.
        [pit] Into the pit: one sure damage.
       *[free] Out of the way, where it has farther to come back.
    }
because-stop = No square farther on is safer than this one.
because-stop-still = No second enemy within sight can be stunned to any use.
because-still = { $Enemy } skips its turn: about { $damage } health saved.
because-aim = { $Enemy } has { $health } health: the dice do most there.
because-veil =
    { $risk ->
        [none] There no enemy can hurt you.
        [less] You are safer there than here.
       *[other] On the way out of danger.
    }
because-rest = Nothing else is worth more now.

## The game waits for you

ask-TakeCard = Put your hero together: which card do you take?
    .stakes = One person, one piece of equipment, one ability: their figures add up.
ask-PlaceHero = Where does { $me } start?
ask-WhoActs = Who is next? The order is yours.
    .stakes = Each acts once a round. Then the enemies act.
ask-Act = { $actions ->
    [0] { $squares ->
        [0] { $me } has no action left. Anything else?
        [one] { $me } has no action but 1 step left: what next?
       *[other] { $me } has no action but { $squares } steps left: what next?
    }
    [one] { $me }, 1 action{ steps-left } left{ what-next }
   *[other] { $me }, { $actions } actions{ steps-left }{ what-next }
  }
    .stakes = { $actions ->
    [0] Items, the market and a charged ability cost none.
   *[other] { $round ->
        [1] Each is a move, an attack, or handling something.
       *[other] { "" }
    }
  }
    .situation = { turn-danger }
ask-Aim = { $hero }’s barrage: which enemy does the next die go to?
    .situation = { turn-left }
ask-Veiling = Veilstep: where does { $hero } slip to?
    .situation = { turn-left }
ask-SecondTarget = Word of Stillness: is there a second enemy to stun?
    .stakes = A stunned enemy misses its next activation.
    .situation = { turn-left }
ask-Trading = What does { $me } give, or ask for?
    .situation = { turn-left }
ask-AnswerTrade = { $me } is offered a trade. Do you accept?
ask-Window = A breath between blows: does { $me } use, buy or trade anything? ({ $treasure } treasure)
ask-React = { $attacked ->
    [yes] { $hits ->
        [0] { $Enemy } attacks { $me } (Health { $health }): use the item?
        [one] { $Enemy } scores 1 hit on { $me } (Health { $health }), not blocked yet: use the item?
       *[other] { $Enemy } scores { $hits } hits on { $me } (Health { $health }), not blocked yet: use the item?
    }
   *[no] { $me } holds an item for just this moment. Use it?
  }
    .stakes = Used once, it is gone.
ask-ChooseBranch = { $encounter }: the choice is yours.
ask-Vote = { $encounter }: how do you vote?
    .stakes = What most of you want happens to all of you.
ask-PickHero = { $encounter }: which hero faces this?
ask-PickPayer = { $encounter }: who pays?
ask-PutDice = Which enemy takes the next place?
ask-ChooseAxis = Which way is { $enemy } pushed?
    .stakes = A wall hurts; a figure in the way is one more hit.

## How it stands, beside a question

turn-left = { $squares ->
    [0] { "" }
    [one] { $squares } square of movement left.
   *[other] { $squares } squares of movement left.
  } { turn-danger }
turn-danger = { $danger ->
    [0] { "" }
   *[other] As you stand, the enemies can take up to { $danger } Health.
  }
# where both are counted that is a line by itself
what-next = { $squares ->
    [0] : what next?
   *[other] { "" }
  }
steps-left = { $squares ->
    [0] { "" }
    [one] { " " }and { $squares } step
   *[other] { " " }and { $squares } steps
  }

## The game waits for somebody else

wait-TakeCard = Waiting for { $who } to take a card.
wait-PlaceHero = Waiting for { $who } to choose a starting square.
wait-WhoActs = Waiting for { $who } to act or to let others go first.
wait-Act = Waiting for { $who }: { $hero } acts.
wait-Aim = Waiting for { $who } to share the dice of a barrage.
wait-Veiling = Waiting for { $who } to slip through the veil.
wait-SecondTarget = Waiting for { $who } to choose a second enemy.
wait-Trading = Waiting for { $who } to propose a trade.
wait-AnswerTrade = Waiting for { $who } to answer a trade.
wait-Window = Waiting for { $who } to use something or to pass.
wait-React = Waiting for { $who } to use an item or to keep it.
wait-ChooseBranch = { $encounter }: waiting for { $who } to choose.
wait-Vote = { $encounter }: waiting for { $who } to vote.
wait-PickHero = Waiting for { $who } to choose a hero.
wait-PickPayer = Waiting for { $who } to say who pays.
wait-PutDice = Waiting for { $who } to place an enemy.
wait-ChooseAxis = Waiting for { $who } to choose the way of a push.

## Dice thrown by hand

throw-attack =
    { $count ->
        [one] Throw { $count } attack die: which number?
       *[other] Throw { $count } attack dice: which numbers?
    }
throw-defence =
    { $count ->
        [one] Throw { $count } defence die: which number?
       *[other] Throw { $count } defence dice: which numbers?
    }
throw-test =
    { $count ->
        [one] Throw { $count } die for the test: which number?
       *[other] Throw { $count } dice for the test: which numbers?
    }
throw-branch = Throw a die for the encounter: which number?
throw-crumble = Throw a die for the roof: which number?
throw-spawn =
    { $with ->
        [green] Throw a green die for a new enemy: what does it show?
        [blue] Throw a blue die for a new enemy: what does it show?
       *[red] Throw a red die for a new enemy: what does it show?
    }
throw-loot =
    { $with ->
        [green] Throw the green die once more for treasure: what does it show?
        [blue] Throw the blue die once more for treasure: what does it show?
       *[red] Throw the red die once more for treasure: what does it show?
    }
throw-item = Draw an item card: which one?
throw-seed = A letter of the seed is drawn in secret.
throw-draft =
    { $with ->
        [equipment] Draw an Equipment card: which one?
        [ability] Draw an Ability card: which one?
       *[hero] Draw a Hero card: which one?
    }
throw-random = Draw a hero at random: which number?

## Why not

reason-over = The game is over.
reason-dice-first = The dice come first.
reason-not-asked = Somebody else is to choose now: { $who }.
reason-you-fell = Your hero has fallen and can do nothing more.
reason-not-active = { $hero } is acting: until that is done, only minor actions are open to you.
reason-not-there = There is nothing of that name on the table.
reason-now-TakeCard = First your hero is put together: take one of the cards offered.
reason-now-PlaceHero = First your hero takes a square of the start zone.
reason-now-WhoActs = Nobody acts yet: activate your hero first. Minor actions are open.
reason-now-Act = That is nothing your hero could do now.
reason-now-Aim = The dice of the barrage come first: choose enemies you can shoot.
reason-now-Veiling = Veilstep is under way: slip on, or stop.
reason-now-SecondTarget = Choose a second enemy to stun, or none.
reason-now-Trading = You are trading: give, ask, or leave it.
reason-now-AnswerTrade = Answer the trade first.
reason-now-Window = Outside the Player phase only minor actions are possible.
reason-now-React = First say whether you use the item.
reason-now-ChooseBranch = The encounter waits for your choice.
reason-now-Vote = The encounter waits for your vote.
reason-now-PickHero = First choose the hero who faces this.
reason-now-PickPayer = First say who pays.
reason-now-PutDice = First say which enemy takes the next place.
reason-now-ChooseAxis = First say which way the enemy is pushed.

reason-wall = That is wall, or nobody has revealed it.
reason-start = That square is not part of the start zone.
reason-occupied = Somebody stands there already.
reason-here = You stand there already.
reason-go-on = You share a square with another hero: walk on first.
reason-enemy-there = An enemy stands there.
reason-hero-there = { $other } stands there, and you could not walk on from there.
reason-water = Water takes { $cost } movement at once; you have { $points } left.
reason-no-movement = No movement and no action is left to go there.
reason-no-way = No way leads there while the enemies stand where they do.
reason-too-far = That is { $cost } movement away; you have { $points }.
reason-step-by-step = That is { $cost } movement away: go there step by step.
reason-veil-far = That square is not beside you: slip square by square.
reason-veil-end = From there you could not reach a free square any more.
reason-exit-joint = This exit has been explored: both rooms lie open.
reason-exit-entrance = This is the entrance you came in by.
reason-exit-sealed = This exit is sealed: no room lies behind it.
reason-exit-locked = This gate is locked. { $flag }: { $value } of { $need }.
reason-exit-live = A live exit: step onto it to explore the room behind it.
reason-tile = Nothing you have works on a whole tile.
reason-tile-empty = You see no enemy there, or the tile is neither yours nor adjacent.
reason-interact-far = Too far: stand on its square or right beside it ({ $thing }).
reason-pack = Whoever enters its square takes the pack, without an action.

reason-no-action = No action is left.
reason-no-ranged = { $Enemy } is not right beside you, and your equipment has no ranged attack.
reason-diagonal = { $Enemy } stands diagonally: without Reach that is a blind spot.
reason-corner = { $Enemy } stands behind a corner with walls on both sides.
reason-too-close = { $Enemy } is too close: a ranged attack needs a distance of 2 or more.
reason-tile-far = { $Enemy } is neither on your tile nor on an adjacent one.
reason-tile-joint = From a joint square you shoot only into its two tiles; { $enemy } is on neither.
reason-dark = Too dark: { $enemy } is at distance { $distance }, and { $most } is the most here.
reason-sight-enemy = Another enemy blocks the line of sight to { $enemy }.
reason-sight-wall = A wall blocks the line of sight to { $enemy }.
reason-red = { $Enemy } is red: nothing stuns it.
reason-stunned = { $Enemy } is stunned already.
reason-unseen = You do not see { $enemy } on your tile or an adjacent one.
reason-foe-card = An enemy card says how its enemies fight; choose one of them on the board.

reason-yourself =
    { $actions ->
        [0] Your own hero, with no action left. End the turn, or use what costs none.
       *[other] Your own hero. Press a square to walk there, an enemy to attack it.
    }
reason-poor =
    { $treasure ->
        [0] { $other } has no treasure; the price is { $cost }.
       *[other] { $other } has only { $treasure } treasure; the price is { $cost }.
    }
reason-trade-far = { $other } does not stand right beside you.
reason-trade-nothing = Neither you nor { $other } has anything to trade.
reason-trade-item = Neither of you two has that: { $item }.
reason-fallen = { $other } has fallen and is out of this quest.
reason-revive-weak = Bringing { $other } back costs { $cost } health, and you need more than that.
reason-revive-far = Too far: stand where { $other } fell, or right beside it.
reason-revive-occupied = Somebody stands where { $other } fell.
reason-item-permanent = It works all the time, without being used: { $item }.
reason-item-reaction = It is offered at its own moment: { $item }. It needs { $need }.
reason-item-idle = No use for it now: { $item }. It needs { $need }.
reason-item-absent = You do not have it, and it is not on the market: { $item }.
reason-item-poor =
    { $treasure ->
        [0] It costs { $cost } treasure, and you have none; nobody can add to it: { $item }.
       *[other] It costs { $cost } treasure, and you have { $treasure }; nobody can add to it: { $item }.
    }
reason-ability-other = That is not your ability: { $ability }.
reason-ability-ready = It is ready: { $ability }. Use it from your options, or on a lit target.
reason-energy =
    { $energy ->
        [0] It costs { $cost } energy, and you have none: { $ability } ({ $does }). Hits of your attacks charge it.
       *[other] It costs { $cost } energy, and you have { $energy }: { $ability } ({ $does }). Hits of your attacks charge it.
    }
reason-own-turn = Only in your own activation: { $ability }.
reason-ability-idle = No use for it now: { $ability }. It needs { $need }.
reason-card-fixed = The three cards of a hero stay the same for the whole quest.
reason-card-taken = Somebody else plays that card.
reason-card-not-dealt = That card was not dealt to you.

need-draught = somebody hurt: you, or a hero right beside you
need-flask = somebody hurt: you, or a hero right beside you
need-energy = room for more energy
need-foresight = a live exit of the tile you stand on
need-firepot = an enemy on or beside a square you see, on your tile or an adjacent one
need-axe = an enemy you could shoot: in sight, at distance 2 or more
need-whet = your own activation, and no Whetstone used yet
need-charm = hits on you, before the defence dice
need-net = a green or blue enemy in sight on your tile that is not stunned yet
need-smoke = a tile without smoke
need-return = a free square on a tile without enemies
need-picks = a Strength or Dexterity test of yours, before its dice
need-cinder = a hero on your tile who drops to 0 health
need-hymn = somebody hurt: you, or a hero in sight on your tile or an adjacent one
need-circle = an enemy on one of the eight squares around you
need-slate = an enemy in sight on your tile or an adjacent one
need-veil = a free square to slip to
need-stand = that you do not stand fast already
need-still = a green or blue enemy in sight, nearby and not stunned yet
need-wind = that you have not used it in this activation
need-lance = an enemy in sight on your tile or an adjacent one
need-tithe = an enemy right beside you
need-keen = that your eye is not keen already

## How it ends

result-won = The heroes have won in round { $round }: { $title }.
result-fallen = All heroes have fallen in round { $round }: { $title }.
result-time = Time ran out in round { $round }: { $title }.

## Heroes

character-odrik = Odrik Stonehand
character-odrik-about = Health 9, melee +1, defence +1, speed 4. Strength +2, Wisdom +1.
character-odrik-line = Builds doors for a living; opens them for fun.
character-selka = Selka Fenwick
character-selka-about = Health 7, ranged +1, speed 5. Dexterity +2, Wisdom +1.
character-selka-line = Counts her arrows twice and her friends once.
character-amaury = Brother Amaury
character-amaury-about = Health 10, defence +1, speed 4. Wisdom +3, Charisma +2.
character-amaury-line = Forgives quickly, mostly after the fight.
character-nyssa = Nyssa Quill
character-nyssa-about = Health 6, ranged +2, speed 3. Dexterity +1, Wisdom +3.
character-nyssa-line = Writes the map before the room exists.
character-tamsin = Tamsin Roe
character-tamsin-about = Health 7, melee +1, ranged +1, speed 5. Dexterity +3, Charisma +1.
character-tamsin-line = Never locked in, sometimes locked out.
character-gorrun = Gorrun Half-Tower
character-gorrun-about = Health 10, melee +2, speed 4. Strength +3, Charisma +1.
character-gorrun-line = Ducks under arches that other people admire.
character-ilvane = Ilvane of the Reeds
character-ilvane-about = Health 8, melee +1, ranged +1, speed 4. Dexterity +1, Wisdom +1, Charisma +3.
character-ilvane-line = Sings first, draws second, apologises never.
character-zaida = Captain Zaida Morr
character-zaida-about = Health 7, melee +1, ranged +1, defence +1, speed 4. Strength +1, Dexterity +1, Charisma +1.
character-zaida-line = Has a plan, a spare plan and a whistle.

ref-character-odrik = Odrik
ref-character-selka = Selka
ref-character-amaury = Amaury
ref-character-nyssa = Nyssa
ref-character-tamsin = Tamsin
ref-character-gorrun = Gorrun
ref-character-ilvane = Ilvane
ref-character-zaida = Zaida
ref-second-odrik = Odrik II
ref-second-selka = Selka II
ref-second-amaury = Amaury II
ref-second-nyssa = Nyssa II
ref-second-tamsin = Tamsin II
ref-second-gorrun = Gorrun II
ref-second-ilvane = Ilvane II
ref-second-zaida = Zaida II

## Equipment

equipment-sword = Longsword and Buckler
equipment-sword-about = Melee: 4 dice +1. Defence +1.
equipment-bow = Yew Longbow
equipment-bow-about = Melee: 1 die. Ranged: 3 dice.
equipment-maul = Quarry Maul
equipment-maul-about = Melee: 3 dice +2 (Crush, Heavy).
equipment-halberd = Gate Halberd
equipment-halberd-about = Melee: 4 dice +1 (Reach).
equipment-knives = Knife Bandolier
equipment-knives-about = Melee: 2 dice +1. Ranged: 3 dice (Barrage).
equipment-rod = Storm Rod
equipment-rod-about = Melee: 1 die +1. Ranged: 2 dice +1 (Stun).
equipment-tower = Tower Shield and Mace
equipment-tower-about = Melee: 3 dice +1 (Knockback). Defence +2.
equipment-arbalest = Windlass Arbalest
equipment-arbalest-about = Melee: 1 die. Ranged: 3 dice (Heavy, Pierce). Speed −1.
equipment-flail = Chain Flail
equipment-flail-about = Melee: 4 dice +1 (Pierce).
equipment-javelin = Hunting Javelins
equipment-javelin-about = Melee: 3 dice. Ranged: 2 dice +1.

ref-equipment-sword = { equipment-sword }
ref-equipment-bow = { equipment-bow }
ref-equipment-maul = { equipment-maul }
ref-equipment-halberd = { equipment-halberd }
ref-equipment-knives = { equipment-knives }
ref-equipment-rod = { equipment-rod }
ref-equipment-tower = { equipment-tower }
ref-equipment-arbalest = { equipment-arbalest }
ref-equipment-flail = { equipment-flail }
ref-equipment-javelin = { equipment-javelin }

## Abilities

ability-hymn = Mending Hymn
ability-hymn-does = heals 2, no action
ability-hymn-about = 5 energy: heal 2 to yourself or to one hero you see on your tile or an adjacent one. Wisdom +1, Charisma +1.
ability-circle = Reaping Circle
ability-circle-does = your melee attack on every enemy around you, no action
ability-circle-about = 5 energy: a melee attack with your own dice, modifier and keywords against each enemy on the eight squares around you, each rolled separately. Strength +1, Dexterity +1.
ability-slate = Rain of Slate
ability-slate-does = 2 dice +2 on every enemy you see there, no action
ability-slate-about = 5 energy: 2 dice +2 against each enemy you see on one tile, yours or an adjacent one, each rolled separately. Dexterity +1, Wisdom +1.
ability-veil = Veilstep
ability-veil-does = 5 squares through anything but walls, no action
ability-veil-about = 2 energy: move up to 5 squares through anything but walls. Water costs 1, a pit hurts only if you stop in it; end on a free square. Dexterity +2.
ability-stand = Stand Fast
ability-stand-does = +2 defence for you and heroes beside you until you act again, no action
ability-stand-about = 3 energy: until your next activation, +2 defence for you and for each hero right beside you. Strength +1, Charisma +1.
ability-still = Word of Stillness
ability-still-does = stuns it and perhaps a second one: they skip their turn, no action
ability-still-about = 5 energy: stun up to 2 enemies you see on your tile or an adjacent one; not red ones. Wisdom +2.
ability-wind = Second Wind
ability-wind-does = 1 more action now
ability-wind-about = 4 energy: 1 more action in this activation. Once per activation, and only in your own. Strength +2.
ability-lance = Lance of Dawn
ability-lance-does = 4 dice +2 that pierce armour, at any distance, no action
ability-lance-about = 4 energy: 4 dice +2 with Pierce against one enemy you see on your tile or an adjacent one, at any distance. Strength +1, Wisdom +1.
ability-tithe = Tithe of Blood
ability-tithe-does = 3 dice +2, and 1 health back if it wounds, no action
ability-tithe-about = 4 energy: 3 dice +2 against one enemy right beside you. If it takes damage, you heal 1. Charisma +2.
ability-keen = Keen Eye
ability-keen-does = your next attack has 2 more dice and pierces armour
ability-keen-about = 2 energy: your next attack action in this activation has 2 more dice and Pierce. Dexterity +1, Charisma +1.

ref-ability-hymn = { ability-hymn }
ref-ability-circle = { ability-circle }
ref-ability-slate = { ability-slate }
ref-ability-veil = { ability-veil }
ref-ability-stand = { ability-stand }
ref-ability-still = { ability-still }
ref-ability-wind = { ability-wind }
ref-ability-lance = { ability-lance }
ref-ability-tithe = { ability-tithe }
ref-ability-keen = { ability-keen }

## Items

item-draught = Healing Draught
item-draught-about = Heal 3 to yourself or to a hero right beside you.
item-flask = Surgeon’s Flask
item-flask-about = Heal 5 to yourself or to a hero right beside you.
item-energy = Energy Potion
item-energy-about = Gain 4 energy.
item-foresight = Foresight Scroll
item-foresight-about = Explore one live exit of your tile without moving.
item-firepot = Firepot
item-firepot-about = Choose a square you see on your tile or an adjacent one: 2 dice +2, and your ranged modifier, against each enemy on it or right beside it.
item-axe = Throwing Axe
item-axe-about = A ranged attack: 4 dice +1, and your own ranged modifier.
item-whet = Whetstone
item-whet-about = Your next attack action in this activation has +2 to every die.
item-charm = Warding Charm
item-charm-about = Reaction: when you are hit, before the defence dice, cancel all hits of that attack.
item-net = Binding Net
item-net-about = Stun one enemy you see on your tile; not a red one.
item-smoke = Smoke Vial
item-smoke-about = Until the end of the round no enemy shoots at heroes on your tile; on a joint, on both its tiles.
item-return = Wayfinder’s Thread
item-return-about = Go to any free square of a revealed tile without enemies.
item-picks = Lockbreaker’s Roll
item-picks-about = Reaction: before the dice of your Strength or Dexterity test, it succeeds.
item-boots = Courier’s Boots
item-boots-about = Permanent: speed +1.
item-gorget = Iron Gorget
item-gorget-about = Permanent: defence +1.
item-ring = Ring of Plain Speech
item-ring-about = Permanent: Wisdom +1 and Charisma +1.
item-cinder = Phoenix Cinder
item-cinder-about = Reaction: when you or a hero on your tile drops to 0 health, that hero has 3 health instead of falling.

ref-item-draught = { item-draught }
ref-item-flask = { item-flask }
ref-item-energy = { item-energy }
ref-item-foresight = { item-foresight }
ref-item-firepot = { item-firepot }
ref-item-axe = { item-axe }
ref-item-whet = { item-whet }
ref-item-charm = { item-charm }
ref-item-net = { item-net }
ref-item-smoke = { item-smoke }
ref-item-return = { item-return }
ref-item-picks = { item-picks }
ref-item-boots = { item-boots }
ref-item-gorget = { item-gorget }
ref-item-ring = { item-ring }
ref-item-cinder = { item-cinder }

## Enemies

foe-gnawkin = Gnawkin
foe-gnawkin-about = Fast on its feet: runs at the nearest hero and bites.
foe-gnawkin-line = It was after the cheese. You are also cheese.
foe-spitling = Spitling
foe-spitling-about = Spits from afar at whoever is worst protected.
foe-spitling-line = Aims for the eyes, hits the boots, tries again.
foe-tusk = Tuskwarden
foe-tusk-about = Strikes hard and knocks its victim back a square: do not stand before a wall.
foe-tusk-line = The door was never locked. It was him.
foe-piper = Hexpiper
foe-piper-about = Siphons energy off every hero near it, then shoots at the most charged.
foe-piper-line = Its tune takes the warmth out of your hands.
foe-tyrant = Burrow Tyrant
foe-tyrant-about = Each blow that gets through crushes for 2 damage. Nothing stuns it.
foe-tyrant-line = Dug the kingdom himself and resents visitors.
foe-bramble = Bramble Mother
foe-bramble-about = Shares a rain of thorns among all she sees, and heals every round.
foe-bramble-line = Every thorn has a name; she calls them all.
foe-silt = Siltwalker
foe-silt-about = Slow and tough, and its blows pierce armour.
foe-silt-line = Slow, patient, and already wet.
foe-lantern = Bog Lantern
foe-lantern-about = Shoots at the weakest hero it can see.
foe-lantern-line = Follow the light, said nobody twice.
foe-anchor = Anchorbearer
foe-anchor-about = Its reach is long: it strikes diagonally too.
foe-anchor-line = Still holding the ship, all alone.
foe-chanter = Tide Chanter
foe-chanter-about = When its shots wound, its ritual gives health to the weakest enemy near it.
foe-chanter-line = The verse rises. So does the water.
foe-castellan = Drowned Castellan
foe-castellan-about = Turns on whoever hurt him last, and heals every round.
foe-castellan-line = He never left his post; the lake came to him.
foe-navigator = Pale Navigator
foe-navigator-about = Siphons energy off every hero near her, and her shots pierce armour.
foe-navigator-line = Her compass points at whoever breathes.
foe-acolyte = Cinder Acolyte
foe-acolyte-about = Plain and eager: goes for the nearest hero.
foe-acolyte-line = Barefoot on coals, barely on schedule.
foe-slinger = Coal Slinger
foe-slinger-about = Throws hot stones at the nearest hero it can see.
foe-slinger-line = Warm hands, warm heart, hot stones.
foe-brand = Brand Knight
foe-brand-about = Well armoured, seeks out the strongest hero, and pierces armour.
foe-brand-line = Signs every duel in somebody’s shield.
foe-oracle = Pyre Oracle
foe-oracle-about = When her shots wound, her ritual gives health to the weakest enemy near her.
foe-oracle-line = Reads tomorrow in smoke and aims there.
foe-colossus = Furnace Colossus
foe-colossus-about = Strikes diagonally too, and each blow that gets through crushes for 2 damage.
foe-colossus-line = Someone left the oven on for ninety years.
foe-magister = Ashen Magister
foe-magister-about = Siphons energy off every hero near him, then shares his fire among all he sees.
foe-magister-line = Teaches one lesson, to everybody at once.

ref-foe-gnawkin = the Gnawkin
ref-foe-spitling = the Spitling
ref-foe-tusk = the Tuskwarden
ref-foe-piper = the Hexpiper
ref-foe-tyrant = the Burrow Tyrant
ref-foe-bramble = the Bramble Mother
ref-foe-silt = the Siltwalker
ref-foe-lantern = the Bog Lantern
ref-foe-anchor = the Anchorbearer
ref-foe-chanter = the Tide Chanter
ref-foe-castellan = the Drowned Castellan
ref-foe-navigator = the Pale Navigator
ref-foe-acolyte = the Cinder Acolyte
ref-foe-slinger = the Coal Slinger
ref-foe-brand = the Brand Knight
ref-foe-oracle = the Pyre Oracle
ref-foe-colossus = the Furnace Colossus
ref-foe-magister = the Ashen Magister
ref-foe-first-gnawkin = The Gnawkin
ref-foe-first-spitling = The Spitling
ref-foe-first-tusk = The Tuskwarden
ref-foe-first-piper = The Hexpiper
ref-foe-first-tyrant = The Burrow Tyrant
ref-foe-first-bramble = The Bramble Mother
ref-foe-first-silt = The Siltwalker
ref-foe-first-lantern = The Bog Lantern
ref-foe-first-anchor = The Anchorbearer
ref-foe-first-chanter = The Tide Chanter
ref-foe-first-castellan = The Drowned Castellan
ref-foe-first-navigator = The Pale Navigator
ref-foe-first-acolyte = The Cinder Acolyte
ref-foe-first-slinger = The Coal Slinger
ref-foe-first-brand = The Brand Knight
ref-foe-first-oracle = The Pyre Oracle
ref-foe-first-colossus = The Furnace Colossus
ref-foe-first-magister = The Ashen Magister

faction-burrow = Burrow
faction-drowned = Drowned
faction-ember = Ember

## Features and room rules

feature-chest = Iron Chest
feature-chest-about = Dexterity, 1 success: 5 treasure. Otherwise 1 hit and 2 treasure.
feature-shrine = Wayside Shrine
feature-shrine-about = Wisdom, 1 success: every hero on the tile heals 2. Otherwise you heal 1.
feature-fountain = Red Fountain
feature-fountain-about = Serves twice. A die decides: 1 damage, 2 energy, or 2 health.
feature-nest = Nest
feature-nest-about = Strength, 1 success: it is gone, and you gain 2 treasure. Until then green enemies hatch in the Recovery phase while a hero is near.
feature-drum = Siege Drum
feature-drum-about = Dexterity, 1 success: it is gone, and you gain 2 treasure. Until then enemies here and on adjacent tiles attack with +1 to every die.
feature-cage = Cage
feature-cage-about = Dexterity, 1 success: it opens, and you gain an item.
feature-wardstone = Wardstone
feature-wardstone-about = Wisdom, 1 success: it breaks. Otherwise you lose 1 energy. While it stands, enemies of a warded room defend better.
feature-armoury = Weapon Rack
feature-armoury-about = Gain an item.
feature-hoard = Hoard
feature-hoard-about = Gain 6 treasure.
feature-forge = Idle Forge
feature-forge-about = Your next 3 attack actions have one more die each.
feature-bell = Drowned Bell
feature-bell-about = Ring it: one bell more.
feature-pyre = Great Pyre
feature-pyre-about = Wisdom, 1 success: one step closer to putting it out. Otherwise 1 damage.
feature-captive = Captive
feature-captive-about = Free the captive and carry them: speed −1.
feature-key = Key
feature-key-about = Take it: one key more.
feature-valve = Valve
feature-valve-about = Strength, 1 success: it is turned.

rule-dark = Dark
rule-dark-about = A ranged attack from or at this tile needs a distance of 3 or less.
rule-flooded = Flooded
rule-flooded-about = Every plain floor square of this tile counts as water; its half-squares do not.
rule-cursed = Cursed
rule-cursed-about = A hero on this tile gains no energy from hits.
rule-warded = Warded
rule-warded-about = Enemies on this tile have +1 defence while its wardstone stands.
rule-crumbling = Crumbling
rule-crumbling-about = In the Recovery phase each hero on this tile rolls a die; 1 or 2 is 1 damage.
rule-hallowed = Hallowed
rule-hallowed-about = Heroes on this tile have +1 defence.

## Words of the cards

keyword-reach = Reach
keyword-reach-about = Melee attacks may also strike diagonally, unless both squares at the corner are walls.
keyword-barrage = Barrage
keyword-barrage-about = The dice of a ranged attack may be shared among several targets before they are rolled.
keyword-crush = Crush
keyword-crush-about = Each hit that is not blocked does 2 damage.
keyword-stun = Stun
keyword-stun-about = If the attack does damage, the enemy misses its next activation; red ones cannot be stunned.
keyword-heavy = Heavy
keyword-heavy-about = An attack gives 1 energy at most, however many hits it scores.
keyword-knockback = Knockback
keyword-knockback-about = A target that takes damage and survives is pushed one square straight away; a wall hurts, a figure is one more hit.
keyword-regenerate = Regenerate
keyword-regenerate-about = Gains 1 health in each Recovery phase, up to its most.
keyword-ritual = Ritual
keyword-ritual-about = When its attack does damage, the enemy with the least health on its tile gains 1.
keyword-siphon = Siphon
keyword-siphon-about = When it activates, every hero on its tile or an adjacent one loses 1 energy.
keyword-pierce = Pierce
keyword-pierce-about = The target defends with a modifier that is 1 lower.

skill-str = Strength
skill-str-about = Lifting, breaking, holding.
skill-dex = Dexterity
skill-dex-about = Locks, traps and a light foot.
skill-wis = Wisdom
skill-wis-about = Riddles, relics and a cool head.
skill-cha = Charisma
skill-cha-about = Talking, singing, staring down.

target-near = nearest
target-near-about = The hero it has the shortest walk to.
target-weak = lowest health
target-weak-about = The hero with the lowest health.
target-strong = highest health
target-strong-about = The hero with the highest health.
target-soft = lowest defence
target-soft-about = The hero with the lowest defence modifier.
target-charged = most energy
target-charged-about = The hero with the most energy.
target-rich = most treasure
target-rich-about = The hero with the most treasure.
target-last = last to hurt it
target-last-about = The hero who damaged it last.

target-only = nobody else is in its reach
target-card = as its card says

colour-green = green
colour-green-about = The weakest enemies: they act first.
colour-blue = blue
colour-blue-about = Tougher enemies: they act after the green ones.
colour-red = red
colour-red-about = The worst of them: they act last, and nothing stuns them.

slot-GR = Green, ranged
slot-GR-about = In the Enemy phase this card acts first.
slot-GM = Green, melee
slot-GM-about = In the Enemy phase this card acts second.
slot-BR = Blue, ranged
slot-BR-about = In the Enemy phase this card acts third.
slot-BM = Blue, melee
slot-BM-about = In the Enemy phase this card acts fourth.
slot-RR = Red, ranged
slot-RR-about = In the Enemy phase this card acts fifth.
slot-RM = Red, melee
slot-RM-about = In the Enemy phase this card acts last.

flag-boss = Bosses defeated
flag-rescued = Captives freed
flag-bells = Bells rung
flag-pyre = Successes at the pyre
flag-keys = Keys found
flag-valve = Valves turned

## Tiles

tile-1a = Long Gallery
tile-1a-about = Exit: ahead.
tile-1b = Burial Vault
tile-1b-about = A dead end.
tile-2a = Pillared Walk
tile-2a-about = Exit: ahead.
tile-2b = Sunken Throne
tile-2b-about = A dead end. Pits: 4.
tile-3a = Cell Row
tile-3a-about = Exit: ahead.
tile-3b = Cracked Corner
tile-3b-about = Exits: ahead, right. Pits: 1.
tile-4a = Split Chasm
tile-4a-about = Exit: ahead. Pits: 4.
tile-4b = Blind Wall
tile-4b-about = Exits: left, right.
tile-5a = The Ford
tile-5a-about = Exit: ahead. Water squares: 5.
tile-5b = Apse
tile-5b-about = Exits: left, right.
tile-6a = Crossways
tile-6a-about = Exits: ahead, left, right.
tile-6b = Cistern
tile-6b-about = Exits: ahead, left, right. Water squares: 8.
tile-7a = Crooked Hall
tile-7a-about = Exit: ahead.
tile-7b = Storeroom
tile-7b-about = Exit: left.
tile-8a = Rotunda
tile-8a-about = Exits: ahead, left, right.
tile-8b = Guard Post
tile-8b-about = Exit: ahead.
tile-9a = Well Court
tile-9a-about = Exits: ahead, left, right. Pits: 1.
tile-9b = Fallen Corner
tile-9b-about = Exit: left.
tile-10a = Four Pillars
tile-10a-about = Exits: ahead, left, right.
tile-10b = Pit Walk
tile-10b-about = Exit: ahead. Pits: 6.
tile-11a = Causeway
tile-11a-about = Exit: ahead. Water squares: 8.
tile-11b = Niche Hall
tile-11b-about = Exits: left, right. Water squares: 2.
tile-12a = Elbow
tile-12a-about = Exit: left.
tile-12b = Wet Landing
tile-12b-about = Exits: ahead, left. Water squares: 2.
tile-13a = Side Chapel
tile-13a-about = Exits: ahead, right.
tile-13b = Statue Lane
tile-13b-about = Exit: ahead.
tile-14a = Barracks
tile-14a-about = Exit: ahead.
tile-14b = Great Hall
tile-14b-about = Exits: ahead, left, right.
tile-15a = Flooded Cross
tile-15a-about = Exits: ahead, left, right. Water squares: 6.
tile-15b = Sluice
tile-15b-about = Exit: left. Water squares: 6.

## Things on the table

ref-hero-0 = hero 1
ref-hero-1 = hero 2
ref-hero-2 = hero 3
ref-hero-3 = hero 4
ref-seat-0 = Hero 1
ref-seat-1 = Hero 2
ref-seat-2 = Hero 3
ref-seat-3 = Hero 4
ref-square = ({ $name })
ref-exit = the exit on ({ $name })
ref-tile = tile { $name }
ref-feature = the feature of tile { $name }
ref-enemy = enemy { $name }
ref-pack = the pack on ({ $name })
ref-captive = the captive on ({ $name })

## Faces of the dice: M is melee, R is ranged, the number is health

ref-face-1 = 1
ref-face-2 = 2
ref-face-3 = 3
ref-face-4 = 4
ref-face-5 = 5
ref-face-6 = 6
ref-face-M1 = M1
ref-face-M2 = M2
ref-face-M3 = M3
ref-face-M4 = M4
ref-face-M5 = M5
ref-face-M6 = M6
ref-face-R1 = R1
ref-face-R2 = R2
ref-face-R3 = R3
ref-face-R4 = R4
ref-face-R5 = R5
ref-face-R6 = R6

## Settings of a table

setting-quest = Quest
setting-quest-about = The quest to play. A: the dungeon is drawn anew from a seed. P: its map is always the same.

setting-seed = Seed
setting-seed-about = Any words: the same words give the same dungeon. Left empty, the seed is drawn and shown at the end.

setting-hero = Hero
setting-hero-about = The Hero card of each seat, or a choice when the game begins.
setting-hero-choose = to be chosen
setting-hero-odrik = { character-odrik }
setting-hero-selka = { character-selka }
setting-hero-amaury = { character-amaury }
setting-hero-nyssa = { character-nyssa }
setting-hero-tamsin = { character-tamsin }
setting-hero-gorrun = { character-gorrun }
setting-hero-ilvane = { character-ilvane }
setting-hero-zaida = { character-zaida }

setting-equipment = Equipment
setting-equipment-about = The Equipment card of each seat, or a choice when the game begins.
setting-equipment-choose = to be chosen
setting-equipment-sword = { equipment-sword }
setting-equipment-bow = { equipment-bow }
setting-equipment-maul = { equipment-maul }
setting-equipment-halberd = { equipment-halberd }
setting-equipment-knives = { equipment-knives }
setting-equipment-rod = { equipment-rod }
setting-equipment-tower = { equipment-tower }
setting-equipment-arbalest = { equipment-arbalest }
setting-equipment-flail = { equipment-flail }
setting-equipment-javelin = { equipment-javelin }

setting-ability = Ability
setting-ability-about = The Ability card of each seat, or a choice when the game begins.
setting-ability-choose = to be chosen
setting-ability-hymn = { ability-hymn }
setting-ability-circle = { ability-circle }
setting-ability-slate = { ability-slate }
setting-ability-veil = { ability-veil }
setting-ability-stand = { ability-stand }
setting-ability-still = { ability-still }
setting-ability-wind = { ability-wind }
setting-ability-lance = { ability-lance }
setting-ability-tithe = { ability-tithe }
setting-ability-keen = { ability-keen }

setting-draft = Cards of the heroes
setting-draft-about = How the cards are found that nobody has chosen before the game.
setting-draft-free = chosen freely
setting-draft-random = dealt at random
setting-draft-three = three dealt, one of them kept

setting-difficulty = Difficulty
setting-difficulty-about = How much the heroes can take.
setting-difficulty-normal = normal
setting-difficulty-easy = easy: 2 more health and 3 treasure each
setting-difficulty-hard = hard: 1 less health each

setting-lone_hero_boon = Boon of a lone hero
setting-lone_hero_boon-about = Whether a hero without companions starts with 5 more health, 3 energy and 5 treasure, and has more rounds in timed quests.
setting-lone_hero_boon-on = yes
setting-lone_hero_boon-off = no

setting-enemy_order = Order of the enemies
setting-enemy_order-about = Which enemies act first.
setting-enemy_order-threat = by colour, ranged before melee in each
setting-enemy_order-ranged = all ranged ones, then all melee ones

setting-spawn_placement = Placing new enemies
setting-spawn_placement-about = Who says which of the rolled dice stands where.
setting-spawn_placement-automatic = the order of the dice
setting-spawn_placement-players = the players

setting-minor_windows = Minor actions
setting-minor_windows-about = When heroes may buy, trade, and use items and abilities.
setting-minor_windows-full = in the Enemy and Recovery phases too
setting-minor_windows-player_phase = in the Player phase only

setting-windows = When to be asked
setting-windows-about = When this seat is asked for minor actions in the Enemy and Recovery phases.
setting-windows-hurt = once a hero was hurt since the last time
setting-windows-always = always
setting-windows-never = never

setting-corner_touch = Sight past corners
setting-corner_touch-about = Whether a line of sight is blocked when it only touches a corner.
setting-corner_touch-blocks = it is blocked
setting-corner_touch-free = it is free

setting-heroes_block_enemy_sight = Heroes in the line of fire
setting-heroes_block_enemy_sight-about = Whether heroes shield each other from ranged enemies.
setting-heroes_block_enemy_sight-on = yes
setting-heroes_block_enemy_sight-off = no

setting-crush = Crush
setting-crush-about = How much more damage an attack with Crush does.
setting-crush-per_hit = 1 more for each hit that is not blocked
setting-crush-once = 1 more for the whole attack

setting-restless = Restless dungeon
setting-restless-about = Whether enemies come when no new room was explored for six rounds. Not in quests with a map.
setting-restless-on = yes
setting-restless-off = no

setting-caps = Most energy and treasure
setting-caps-about = Whether a hero keeps at most 10 energy and 20 treasure.
setting-caps-on = 10 energy, 20 treasure
setting-caps-off = no limit

setting-revive = Bringing heroes back
setting-revive-about = Whether a fallen hero can be brought back: with an action and 3 health of a helper.
setting-revive-off = no
setting-revive-on = yes

setting-group_choice = Choices of encounters
setting-group_choice-about = Who decides for the group.
setting-group_choice-explorer = the explorer’s player
setting-group_choice-vote = all players, by vote
setting-group_choice-host = the first seat

setting-open_map = Open map
setting-open_map-about = Whether the whole dungeon can be seen from the start.
setting-open_map-off = no
setting-open_map-on = yes

setting-roster = Enemies
setting-roster-about = Which enemy cards are used. Quests with a map always use their own.
setting-roster-quest = those of the quest
setting-roster-burrow = all of the { faction-burrow }
setting-roster-drowned = all of the { faction-drowned }
setting-roster-ember = all of the { faction-ember }
setting-roster-mixed = mixed from the seed

setting-luck = Dice and item cards
setting-luck-about = Whether they are thrown and drawn at the table, or follow from the seed like the dungeon.
setting-luck-table = at the table
setting-luck-seed = from the seed

setting-quest_file = A quest of your own
setting-quest_file-about = A quest file to play instead of one of the eight.

## The terminal

term-labelled = { $label }: { $value }
term-round = Round { $round }
term-round-of = Round { $round } of { $limit }
term-restless =
    { $count ->
        [one] the dungeon stirs after this round
       *[other] the dungeon stirs in { $count } rounds
    }
term-seed = Seed: { $seed }
term-no-cards = no cards yet
term-fallen = fallen
term-facts = health { $health } of { $whole }, energy { $energy }, treasure { $treasure }
term-edge =
    { $count ->
        [one] sharpened for 1 attack
       *[other] sharpened for { $count } attacks
    }
term-carries = carries the captive
term-dice =
    { $dice ->
        [one] { $dice } die { $modifier }
       *[other] { $dice } dice { $modifier }
    }
term-melee = melee { $attack }
term-ranged = ranged { $attack }
term-ability-costs = costs { $count } energy
term-defence = defence { $modifier }
term-speed = speed { $count }
term-actions =
    { $count ->
        [0] No action left.
        [one] 1 action left.
       *[other] { $count } actions left.
    }
term-points =
    { $count ->
        [one] 1 step left in this move.
       *[other] { $count } steps left in this move.
    }
term-boss = boss
term-stunned = stunned
term-health = health { $count }
term-intent-melee = will strike { $hero }, up to { $damage } damage
term-intent-ranged = will shoot at { $hero }, up to { $damage } damage
term-intent-advance = will come closer to { $hero }
term-intent-wait = will wait
term-also = and { $hero }, up to { $damage }
term-market = Market
term-deck = deck { $deck }, discards { $discard }
term-supply = Enemy dice left: green { $green }, blue { $blue }, red { $red }
term-rolling =
    { $dice ->
        [one] { $dice } die is rolled at { $modifier }.
       *[other] { $dice } dice are rolled at { $modifier }.
    }
term-shot-melee = Strike { $enemy }: { $attack } against defence { $defence }; expected damage { $damage }, { $percent }% to defeat it.
term-shot-ranged = Shoot { $enemy }: { $attack } against defence { $defence }; expected damage { $damage }, { $percent }% to defeat it.
term-approach-melee =
    { $cost ->
        [one] Strike { $enemy } from { $at }, 1 step away.
       *[other] Strike { $enemy } from { $at }, { $cost } steps away.
    }
term-approach-ranged =
    { $cost ->
        [one] Shoot { $enemy } from { $at }, 1 step away.
       *[other] Shoot { $enemy } from { $at }, { $cost } steps away.
    }
term-far-north = { $count } north
term-far-east = { $count } east
term-far-south = { $count } south
term-far-west = { $count } west
term-far-here = right here
term-steps =
    { $count ->
        [one] 1 step
       *[other] { $count } steps
    }
term-gate = opens at { $name } { $need }
term-you-stand = you stand on { $square }
term-exit-live = Unexplored exit
term-exit-locked = Locked gate
term-exit-sealed = Sealed exit
term-exit-joint = Passage
term-exit-entrance = Entrance
term-pack = Pack
term-smoke = smoke
term-sign-water = water: 2 steps
term-sign-pit = pit: costs 1 health
term-sign-spawn = spawn point
term-sign-feature = something to use
term-sign-pack = pack of a fallen hero
term-sign-captive = captive
term-sign-enemy = an enemy by its initial, with its health; * is stunned, a capital is a boss

## What help shows as examples

term-example-thing = 3,4
term-example-rule = dbd-act-03
term-example-word = treasure
term-example-faces = 6 4 1 …
term-example-answers = step square:3,4, or 3,4, melee enemy:1, end

## What things are

stat-seed = Seed
stat-market = Market
stat-deck = Item deck
stat-supply = Enemy dice left
stat-health = Health
stat-energy = Energy
stat-treasure = Treasure
stat-defence = Defence
stat-speed = Speed
stat-melee = Melee
stat-ranged = Ranged
stat-objective = Objective
stat-restless = Restless dungeon
stat-boss = Boss
attack-of = { $dice ->
    [one] 1 die { $modifier }
   *[other] { $dice } dice { $modifier }
  }
goes-for = Goes for: { $list }
health-of = Health { $now } of { $whole }
coins-of = Treasure { $count }
uses-left = { $count ->
    [0] Used up
    [one] Can be used once
   *[other] Can be used { $count } times
  }
effect-stand = Stand Fast
effect-keen = Keen Eye
effect-whet = Sharpened
effect-edge = Forge edge
ground-pit = Pit
ground-water = Water
ground-spawn = Spawn point
pack = Pack
exit-live = Unexplored exit
exit-sealed = Sealed exit
exit-locked = Locked gate
exit-joint = Passage
exit-entrance = Entrance
gate = Opens at { $what }: { $need }
about-health = At 0 a hero falls. Potions, abilities and shrines heal.
about-energy = Each hit gives 1 Energy. When there is enough, the ability can be used, without an action; it takes what it costs, and the rest stays for the next time.
about-treasure = Defeated enemies pay it. It buys items from the market at any time.
about-defence = Each hit on you is answered by a die: die plus defence of 6 or more blocks it.
about-speed = Squares in one move action. Water costs 2.
about-melee = Against a neighbour, not diagonally. Each die plus modifier of 6 or more hits; a natural 6 always does.
about-ranged = From 2 squares on, in line of sight, on this tile or the next.
about-market = Three items lie open. Any hero may buy at any time, wherever he stands.
about-deck = A bought item is replaced from the deck; used ones lie in the discard.
about-supply = A die on the table is not in the supply. Where none is left, a stronger one comes, or everybody is hit.
about-restless = Open no new tile for too long, and enemies come behind you.
about-round = Heroes act, then enemies, then the dungeon recovers.
about-limit = When this round ends without victory, the quest is lost.
about-objective = The heroes win together as soon as this is done.
about-boss = A boss: more Health than its die shows at most.
about-stunned = Stunned: it skips its next activation.
about-skill = Tests throw 4 dice; each die plus this of 6 or more is a success.
about-target = Whom an enemy attacks first, if it can reach several heroes.
about-pit = Stepping in costs 1 Health, each time. Enemies go around it.
about-water = Costs 2 squares of movement. One sees across.
about-spawn = Enemies of this room appear here and around.
about-pack = What a fallen hero carried. Whoever steps here takes it.
about-exit-live = Step here to explore: a tile is laid, and its encounter begins.
about-exit-sealed = Nothing leads on from here. One may stand here.
about-exit-locked = Stays shut until its condition is met.
about-exit-joint = Belongs to both tiles. A good place to hold.
about-exit-entrance = Where you came in.
about-effect-stand = +2 defence for this hero and those beside him, until he acts again.
about-effect-keen = The next attack throws 2 more dice and pierces.
about-effect-whet = The next attack adds 2 to every die.
about-effect-edge = The next attacks throw 1 more die.
carries-captive = Carries the captive
intent-melee = Will attack { $hero } ({ $why }): up to { $damage } damage.
intent-ranged = Will shoot at { $hero } ({ $why }): up to { $damage } damage.
intent-advance = Comes closer to { $hero }.
intent-wait = Stays where it is.
intent-stunned = Is stunned and skips its turn.
stat-round = The round
stat-limit = Time limit
ground-floor = Floor
about-floor = Costs 1 square of movement. One figure may stand here.
about-flag = { $need ->
    [0] Stands at { $count }. Encounters and the quest count by it.
   *[other] Stands at { $count }; { $need } are wanted.
  }
about-no-hero = Three cards make a hero: a person, equipment and an ability.
about-fallen = Has fallen: out of the fight, the belongings lie where it happened.
pack-items = Items: { $list }
plain-words = { $words }
named = { $name }: { $about }
foe-melee = { $dice ->
    [one] Melee: 1 die { $modifier }
   *[other] Melee: { $dice } dice { $modifier }
  }
foe-ranged = { $dice ->
    [one] Ranged: 1 die { $modifier }
   *[other] Ranged: { $dice } dice { $modifier }
  }
foe-figures = Defence { $defence }, speed { $speed }
encounter = The encounter
