# Donjon, Quêtes et Trahisons in English. Own words throughout; the vocabulary is that of rulebook.toml.
# People are called by their names, cards by theirs, without an article.

## The game

title = Dungeons, Quests and Betrayals
tagline = Beg for an ally, bribe the crowd, and keep your word. Or don’t.
begins = Play now: you and three bots.
facts = 3 to 6 players · an hour · bargaining and betrayal
credit = Lionel Borg
about = Three to six adventurers share a village, a dungeon and an arena. Every fight can be bought: promise gems, carcasses and glory to whoever helps you, and decide after the victory whether you pay. Hidden quests explain, too late, why somebody was so helpful.
notice = An unofficial work of fans of Donjon, Quêtes et Trahisons by Lionel Borg. Its author has no part in it; most cards, all words and all pictures are our own.
bot-easy = easy
    .about = Keeps its word whatever it costs, and plans nothing.
bot-fair = fair
    .about = Bargains, plans, and has a temper of its own.
bot-strong = strong
    .about = Follows no mood: helps cheaply, buys dear gear early, and counts the cards.
bot-loyal = loyal
bot-greedy = greedy
bot-vengeful = vengeful
bot-cautious = cautious
bot-normal = normal
bot-hard = hard
bot-search = tries things out
somebody = somebody
something = something
nobody = nobody
nothing = nothing

## What happens: the frame

event-character-dealt = { $who } plays { $character }.
event-token-drawn = { $who } draws the token of a sworn enemy: { $type }.
event-quests-dealt = Your quests to choose from: { $first } and { $second }.
event-main-chosen = { $who } lays a main quest face down.
event-main-known = Your main quest: { $quest }.
event-first-rolled = { $who } rolls for the start: { $face }.
event-first-player = { $who } goes first.
event-round-begins = Round { $round } begins.
event-pot-grows =
    { $gems ->
        [one] A gem goes into the pot: { $gems } gem awaits the first winner in the arena.
       *[other] A gem goes into the pot: { $gems } gems await the first winner in the arena.
    }
event-turn-begins = { $who } to play.
event-recovered =
    { $wounds ->
        [one] { $who } recovers a wound and has { $left } left.
       *[other] { $who } recovers { $wounds } wounds and has { $left } left.
    }
event-last-round = { $who } has reached the goal: the bell rings for the last round!
event-deck-empty = The last adventure card is drawn: the game ends with this turn.
event-turn-ends = { $who } has finished the turn.
event-quest-shown =
    { $cost ->
        [0] { $who } turns over an unfinished quest: { $quest }.
        [one] { $who } turns over an unfinished quest, { $quest }: { $cost } trophy lost.
       *[other] { $who } turns over an unfinished quest, { $quest }: { $cost } trophies lost.
    }
event-game-over = The game is over.

## What happens: the village

event-bought =
    { $cost ->
        [one] { $who } gets { $item } for a gem.
       *[other] { $who } gets { $item } for { $cost } gems.
    }
event-worn = { $who } puts on { $item }.
event-handed-back = { $who } hands { $item } back to the shop.
event-surplus-returned = { $who } returns a surplus item to the shop: { $item }.
event-healed =
    { $curse ->
        [yes] { $who } is healed of { $wounds ->
            [0] the curse.
            [one] a wound and of the curse.
           *[other] { $wounds } wounds and of the curse.
        }
       *[no] { $who } is healed of { $wounds ->
            [0] nothing but weariness.
            [one] a wound.
           *[other] all { $wounds } wounds.
        }
    }
event-quest-bought = { $who } buys a quest at the Guild for { $cost ->
        [one] a gem
       *[other] { $cost } gems
    } and draws { $cards ->
        [one] a card
       *[other] { $cards } cards
    }.
event-quest-drawn = You draw { $quest }.
event-quest-kept = { $who } keeps a secondary quest, face down.
event-quest-known = Your secondary quest: { $quest }.
event-trophy-bought = { $who } buys a trophy at the stall.
event-gems-gained =
    { $why ->
        [by-monster] { $who } takes the monster’s { $gems ->
            [one] gem.
           *[other] { $gems } gems.
        }
        [by-loop] Scavenger’s Loop: { $who } finds { $gems ->
            [one] a gem
           *[other] { $gems } gems
        } more.
        [by-bounty] Guild Bounty: { $who } is paid { $gems } gems more.
        [by-moon] Blood Moon: { $gems ->
            [one] a gem
           *[other] { $gems } gems
        } more for { $who }.
        [by-song] Fame pays: { $gems ->
            [one] a gem
           *[other] { $gems } gems
        } for { $who }.
        [by-wish] The Djinn counts out { $gems } gems for { $who }.
        [by-start] { $who } starts with { $gems ->
            [one] a gem.
           *[other] { $gems } gems.
        }
       *[other] { $who } gains { $gems ->
            [one] a gem.
           *[other] { $gems } gems.
        }
    }
event-gems-paid =
    { $gems ->
        [one] { $who } pays a gem{ $why ->
            [by-shop] {" "}to the shop.
            [by-temple] {" "}to the Temple.
            [by-guild] {" "}to the Guild.
            [by-stall] {" "}at the trophy stall.
           *[other] .
        }
       *[other] { $who } pays { $gems } gems{ $why ->
            [by-shop] {" "}to the shop.
            [by-temple] {" "}to the Temple.
            [by-guild] {" "}to the Guild.
            [by-stall] {" "}at the trophy stall.
           *[other] .
        }
    }
event-bank-short =
    { $gems ->
        [one] The bank is empty: { $who } goes without a gem.
       *[other] The bank is empty: { $who } goes without { $gems } gems.
    }
event-trophies-gained =
    { $points ->
        [one] { $who } scores a trophy.
       *[other] { $who } scores { $points } trophies.
    }
event-wounded =
    { $wounds ->
        [one] { $who } takes a wound and has { $now }.
       *[other] { $who } takes { $wounds } wounds and has { $now }.
    }
event-cursed =
    { $passed ->
        [yes] The curse passes from { $from } to { $who }.
       *[no] { $who } is cursed: 2 power less.
    }
event-uncursed = The curse lets go of { $who }.
event-quest-claimed =
    { $main ->
        [yes] { $who } turns over the main quest: { $quest }! { $points } trophies and 4 gems.
       *[no] { $who } turns over a quest: { $quest }! { $points ->
            [one] { $points } trophy
           *[other] { $points } trophies
        } and 4 gems.
    }

## What happens: the dungeon

event-ventured = { $who } goes down into the dungeon.
event-card-drawn = { $who } draws: { $card }.
event-card-seen = You alone see: { $card }.
event-card-kept = { $who } nods and keeps the card that nobody else has seen.
event-card-slid = { $who } slides a card face down under the deck and draws another.
event-shuffled-back = Too early for this card, it is shuffled back: { $card }.
event-deck-gave-nothing = The deck is empty: { $who } comes back with nothing.
event-event-applied = Event: { $card }.
event-event-ends = { $card } is over.
event-special-met = { $who } comes upon something: { $card }.
event-blades-rolled =
    { $face ->
        [1] The blades: { $face }. { $who } is cut.
        [2] The blades: { $face }. { $who } is cut.
        [3] The blades: { $face }. { $who } is cut.
        [8] The blades: { $face }! { $who } dances through with gems and glory.
       *[other] The blades: { $face }. { $who } slips through with the gems.
    }
event-declined-card = { $who } leaves it: { $card }.
event-monster-met = { $who } faces { $card }, power { $power }.
event-fled = { $who } runs from { $card }.
event-allied = { $who } will fight beside { $other }.
event-fought-alone = { $who } goes into the fight alone.
event-announced =
    { $what ->
        [double] { $who } lets the Power Armour roar: power and die count double!
        [rage] Blood rage! The die of { $who } is a KritiK before it falls.
        [stand] Last stand: { $who } fights with 3 more.
       *[trail] New trail for { $who }: { $type }.
    }
event-dice-rolled =
    { $set ->
        [green] The dice: green is set to 8, red shows { $red }.
        [red] The dice: green shows { $green }, red is set to 8.
       *[none] The dice: green { $green }, red { $red }.
    }
event-clover = Glass Clover: { $who } rolls the { $die } again, a { $before }, and gets { $face }.
event-twisted = Twist of fate: { $who } has the { $die } rolled again. It shows { $face }.
event-twist-kept = { $who } leaves fate alone.
event-totals = { $green } against { $red }.
event-monster-beaten = { $who } beats { $card }!
event-monster-won = { $who } loses to { $card }.
event-spoils-shared =
    { $count ->
        [0] { $who } gets nothing of the spoils.
       *[other] { $who } gets of the spoils: { $share }.
    }
event-carcass-taken = { $who } keeps the carcass: { $card }.
event-dragon-item-won = { $who } takes { $item } from the dragon’s hoard!
event-wished =
    { $what ->
        [for-gems] { $who } wishes for gems.
        [for-trophies] { $who } wishes for glory.
       *[for-item] { $who } wishes for { $item }.
    }

## What happens: the arena

event-arena-opened = The arena is open! { $who } challenges { $other }.
event-side-chosen = { $who } closes a fist.
event-side-known =
    { $side ->
        [attacker] In your fist: the attacker’s token.
        [defender] In your fist: the defender’s token.
       *[neutral] Your fist is empty.
    }
event-sides-revealed =
    { $side ->
        [attacker] { $who } opens the fist: with the attacker!
        [defender] { $who } opens the fist: with the defender!
       *[neutral] { $who } opens an empty fist: neutral.
    }
event-volte-face =
    { $side ->
        [attacker] Volte-face! { $who } turns to the attacker.
        [defender] Volte-face! { $who } turns to the defender.
       *[neutral] Volte-face! { $who } walks off the sand.
    }
event-volte-kept = { $who } does not change sides.
event-arena-won = { $who } wins the arena against { $other }!
event-pot-taken =
    { $gems ->
        [one] The pot goes to { $who }: a gem.
       *[other] The pot goes to { $who }: { $gems } gems.
    }
event-plundered =
    { $what ->
        [take-gems] { $who } plunders { $gems ->
            [one] a gem.
           *[other] { $gems } gems.
        }
        [take-item] { $who } plunders { $thing }.
       *[take-carcass] { $who } plunders a carcass: { $thing }.
    }
event-nothing-to-plunder = There is nothing for { $who } to plunder.
event-fingers = Light fingers: { $who } relieves { $other } of a gem.
event-armour-spent = The Power Armour of { $who } bursts and is gone.

## What happens: deals

deal = { $helps ->
        [first] { $helper } helps { $helped } against { $foe }
       *[other] {""}
    }{ $gives ->
        [0] {""}
       *[other] { $lead ->
            [with-give] {""}
           *[other] {"; "}
        }{ $sender } gives { $to } { $give } now
    }{ $promised ->
        [nothing] {""}
        [won] { $lead ->
            [with-promise] {""}
           *[other] {"; "}
        }{ $sender } promises { $to } { $promise } if they win
       *[anyway] { $lead ->
            [with-promise] {""}
           *[other] {"; "}
        }{ $sender } promises { $to } { $promise }
    }{ $helps ->
        [then] { $lead ->
            [with-help] {""}
           *[other] {"; "}
        }{ $helper } helps { $helped } against { $foe }
       *[other] {""}
    }{ $asks ->
        [0] {""}
       *[other] { $lead ->
            [with-ask] {""}
           *[other] {"; "}
        }{ $to } gives { $sender } { $ask } now
    }{ $wanted ->
        [nothing] {""}
        [won] { $lead ->
            [with-want] {""}
           *[other] {"; "}
        }{ $to } promises { $sender } { $want } if they win
       *[anyway] { $lead ->
            [with-want] {""}
           *[other] {"; "}
        }{ $to } promises { $sender } { $want }
    }{ $lead ->
        [with-nothing] nothing for nothing
       *[other] {""}
    }{ $sworn ->
        [yes] {", "}sworn
       *[no] {""}
    }{ $speaks ->
        [yes] {" "}(“{ $words }”)
       *[no] {""}
    }
event-called = { $who } calls: who wants to deal?
event-nobody-answered = Nobody has anything to offer { $who }.
event-offer-made =
    { $known ->
        [yes] { $counter ->
            [yes] { $sender } says no to { $to } and asks for another deal instead: { deal }.
           *[no] { $sender } offers { $to } a deal: { deal }.
        }
       *[no] { $sender } makes an offer.
    }
event-offer-accepted =
    { $known ->
        [yes] Agreed! { deal }.
       *[no] { $who } accepts an offer of { $sender }.
    }
event-deal-struck = { $who } and { $other } strike a deal in private.
event-offer-declined =
    { $said ->
        [too-little] { $who } declines the offer of { $sender }: “Too little.”
        [too-much] { $who } declines the offer of { $sender }: “That is too much for me.”
        [mistrust] { $who } declines the offer of { $sender }: “I do not believe you.”
       *[no-word] { $who } declines the offer of { $sender }.
    }
event-offer-withdrawn = { $sender } takes back an offer.
event-offer-lapsed = { $why ->
        [ally] The offer made by { $sender } is off: { $ally } is the ally.
       *[gone] The offer made by { $sender } is off: what it was about is gone.
    }
event-passed = { $who } has nothing to say.
event-parley-closed = { $who } ends the parley.
event-given = { $who } gives { $other } { $thing }.
event-quest-received = You turn up the quest you got: { $quest }.
event-promised =
    { $sworn ->
        [yes] { $promiser } swears to { $promisee }: { $pledge }.
       *[no] { $promiser } promises { $promisee }: { $pledge }.
    }
event-delivered = This counts for what { $promiser } promised { $promisee }: { $pledge }.
event-paid = { $promiser } pays { $promisee } what was promised: { $thing }. Word kept.
event-paid-part = { $promiser } pays { $promisee } part of what was promised, { $pledge }: { $thing }.
event-refused = “No.” { $promiser } refuses { $promisee } what was promised: { $pledge }.
event-promise-kept = Word kept: { $promiser } to { $promisee }, { $pledge }.
event-promise-broken = Betrayal! { $promiser } breaks the word given to { $promisee }: { $pledge }.
event-promise-void = Void: what { $promiser } promised { $promisee }, { $pledge }.
event-promise-waived = { $promisee } lets { $promiser } off: { $pledge }.

## What one may choose

option-done =
    { $visit ->
        [1] Leave the village
       *[other] { $surplus ->
            [0] End the turn
           *[other] End the turn; back to the shop: { $things }
        }
    }
option-done-settle = Settle nothing more
option-done-announce = Save it for later
option-done-fit = Keep wearing { $item }
option-pass = Offer nothing
option-pass-wait = Wait for their answers
option-pass-call = Wait for everybody’s answer
option-pass-offers = No more offers
option-close = To the fight!
option-call = Ask everybody for offers
option-flee = Flee from { $monster }
option-dungeon = Down into the dungeon
option-keep = Keep this card
option-keep-volte = Stay on this side
option-keep-twist = Leave the dice
option-slide = Slide it under the deck and draw another
option-yes = Bleed: 2 wounds for a trophy
option-no = Bleed for nobody
option-no-peddler = Buy nothing
option-temple = Temple: all wounds and the curse gone ({ $cost } gems)
option-guild =
    { $cost ->
        [one] Guild: draw quests and keep one ({ $cost } gem)
       *[other] Guild: draw quests and keep one ({ $cost } gems)
    }
option-trophy = Buy a trophy ({ $cost } gems)
option-quest = Take a quest
option-gems = Take 2 gems
option-wish-gems = Wish for 8 gems
option-wish-trophies = Wish for 2 trophies
option-wish-item = Wish for { $item }
option-plunder-gems =
    { $gems ->
        [one] Plunder a gem from { $who }
       *[other] Plunder { $gems } gems from { $who }
    }
option-plunder-item = Plunder { $item }
option-plunder-carcass = Plunder the carcass: { $monster }
option-hold = Keep it hidden for now
option-announce-double = Power Armour: double power and die, then it is gone
option-announce-rage = Blood rage: your die is an 8
option-announce-stand = Last stand: 3 more for your side
option-announce-trail = New trail: make this monster’s type your sworn enemy
option-twist-green = Have the green die rolled again
option-twist-red = Have the red die rolled again
option-side-neutral = Stay out of it
option-side-attacker = Side with the attacker
option-side-defender = Side with the defender
option-buy =
    { $cost ->
        [one] Buy { $item } (+{ $bonus }, { $cost } gem)
       *[other] Buy { $item } (+{ $bonus }, { $cost } gems)
    }
option-hand-back = Hand { $item } back to the shop
option-wear = Wear { $item }
option-main = Main quest: { $quest } ({ $points } trophies)
option-keep-quest =
    { $points ->
        [one] Keep { $quest } ({ $points } trophy)
       *[other] Keep { $quest } ({ $points } trophies)
    }
option-claim =
    { $points ->
        [one] Claim { $quest } ({ $points } trophy, 4 gems)
       *[other] Claim { $quest } ({ $points } trophies, 4 gems)
    }
option-character = Play { $character }
option-arena = Challenge { $who } in the arena
option-accept = Accept the offer of { $sender }: { deal }{ $binds ->
        [yes] . Then there is no fleeing
       *[no] {""}
    }
option-swear = Accept the offer of { $sender } as a sworn deal: { deal }{ $binds ->
        [yes] . Then there is no fleeing
       *[no] {""}
    }
option-decline = Decline the offer of { $sender }
option-too-little = Decline the offer of { $sender }: too little
option-too-much = Decline the offer of { $sender }: too much
option-mistrust = Decline the offer of { $sender }: you do not believe it
option-withdraw = Take back the offer to { $to }
option-pay = Pay { $promisee }: { $pledge }
option-refuse = Refuse { $promisee }: { $pledge }
option-waive = Let { $promiser } off: { $pledge }
option-offer-free =
    { $asks ->
        [yes] { $where ->
            [in-arena] Ask { $who } for support, for nothing
           *[in-dungeon] Ask { $who } for help, for nothing
        }
       *[no] { $where ->
            [in-arena] Promise { $who } your support, for nothing
           *[in-dungeon] Offer { $who } your help, for nothing
        }
    }
option-offer-later =
    { $asks ->
        [yes] { $where ->
            [in-arena] Ask { $who } for support: { $gems ->
                [one] a gem
               *[other] { $gems } gems
            } if you win
           *[in-dungeon] Ask { $who } for help: { $gems ->
                [one] a gem
               *[other] { $gems } gems
            } if you win
        }
       *[no] { $where ->
            [in-arena] Promise { $who } your support, for { $gems ->
                [one] a gem
               *[other] { $gems } gems
            } on victory
           *[in-dungeon] Offer { $who } your help, for { $gems ->
                [one] a gem
               *[other] { $gems } gems
            } on victory
        }
    }
option-offer-now =
    { $asks ->
        [yes] { $where ->
            [in-arena] Ask { $who } for support: { $gems ->
                [one] a gem
               *[other] { $gems } gems
            } now
           *[in-dungeon] Ask { $who } for help: { $gems ->
                [one] a gem
               *[other] { $gems } gems
            } now
        }
       *[no] { $where ->
            [in-arena] Promise { $who } your support, for { $gems ->
                [one] a gem
               *[other] { $gems } gems
            } now
           *[in-dungeon] Offer { $who } your help, for { $gems ->
                [one] a gem
               *[other] { $gems } gems
            } now
        }
    }
option-offer-trophy =
    { $asks ->
        [yes] Ask { $who } for help: a trophy of the monster
       *[no] Offer { $who } your help, for a trophy of the monster
    }
option-offer-carcass =
    { $asks ->
        [yes] Ask { $who } for help: the carcass
       *[no] Offer { $who } your help, for the carcass
    }
option-offer-trophy-gems =
    { $asks ->
        [yes] Ask { $who } for help: a trophy and { $gems ->
            [one] a gem
           *[other] { $gems } gems
        } if you win
       *[no] Offer { $who } your help, for a trophy and { $gems ->
            [one] a gem
           *[other] { $gems } gems
        } on victory
    }
option-offer-pact =
    { $asks ->
        [yes] { $where ->
            [in-arena] Ask { $who } for support: no arena between you before round { $round }
           *[in-dungeon] Ask { $who } for help: no arena between you before round { $round }
        }
       *[no] { $where ->
            [in-arena] Promise { $who } your support, for no arena before round { $round }
           *[in-dungeon] Offer { $who } your help, for no arena before round { $round }
        }
    }
option-offer-company =
    { $asks ->
        [yes] { $where ->
            [in-arena] Ask { $who } for support: you help when next asked, before round { $round }
           *[in-dungeon] Ask { $who } for help: you help when next asked, before round { $round }
        }
       *[no] { $where ->
            [in-arena] Promise { $who } your support, for help when you next ask, before round { $round }
           *[in-dungeon] Offer { $who } your help, for help when you next ask, before round { $round }
        }
    }
option-offer-item =
    { $where ->
        [in-arena] Ask { $who } for support: { $thing } now
       *[in-dungeon] Ask { $who } for help: { $thing } now
    }
option-offer-own-carcass =
    { $where ->
        [in-arena] Ask { $who } for support: the carcass of { $thing } now
       *[in-dungeon] Ask { $who } for help: the carcass of { $thing } now
    }
option-buy-carcass =
    { $gems ->
        [one] Offer { $who } a gem for the carcass: { $thing }
       *[other] Offer { $who } { $gems } gems for the carcass: { $thing }
    }
option-sell =
    { $gems ->
        [0] Offer { $who } a gift: { $thing }
        [one] Offer { $who }: { $thing } for a gem
       *[other] Offer { $who }: { $thing } for { $gems } gems
    }
option-spoils = Share with { $who }: { $share }
option-spoils-nothing = Keep everything: { $who } gets nothing

## Why a bot does it

because-random = It takes whatever comes to its mind.
because-lost = The game is lost, as far as can be reckoned: { $who } has at least { $least } trophies at the final count, and with all the luck there is you come to { $most }. Nothing helps any more.
because-accept = It is worth about { $gets } gems to you, and { $wanted } would be enough.
because-decline = It is worth about { $gets } gems to you; you would want { $wanted }.
because-mistrust =
    { $broken ->
        [0] You would take it if it were sure, and it is not.
        [one] You would take it if it were sure: { $who } has broken a promise before.
       *[other] You would take it if it were sure: { $who } has broken { $broken } promises before.
    }
because-ally = With { $who } the fight is won { $chance }% of the time, alone { $alone }%: worth that price.
because-ally-power = With { $who } the fight is won { $chance }% of the time, and { $after }% if you use your ability before the dice; alone, { $alone }%.
because-ally-risk = With { $who } the fight is won only { $chance }% of the time (alone { $alone }%). But a defeat costs little, some wounds, and a victory would be worth some { $worth } gems.
because-no-ally = With { $who } the fight is won { $chance }% of the time, alone { $alone }%: not worth that price.
because-ask = With { $who } the fight is won { $chance }% of the time, alone { $alone }%; this is about what { $who } would want for it.
because-haggle = { $who } asks for more, and may come for this: won { $chance }% of the time together, { $alone }% alone.
because-bid = Your help makes { $alone }% into { $chance }%, and { $who } can pay for it. { $hurt ->
        [0] A defeat would cost you nothing.
       *[other] But { $lost }% of the time it is lost, and you are wounded: for less than this, rather offer nothing.
    }
because-bribe = With { $who } at your side you win { $chance }% of the time instead of { $alone }%; for that { $who } should come.
because-offer = It gives { $who } something for what is worth more to you.
because-carcass = The carcass of { $thing } is worth about { $worth } gems to you.
because-sell = You do not wear { $thing }, and its buyer would: gems are better.
because-pay = Your word is worth more than what keeping it costs.
because-debt = Keeping it would cost more than your name is worth.
because-betrayal = This breaks your word to { $who }, for all to read in the ledger: about { $cost } gems’ worth of trust. What you keep by it is worth more.
because-betrayal-attacker = This breaks your word to { $who }: about { $cost } gems’ worth of trust. But with you { $attacker } wins { $chance }% of the time, and that is worth more.
because-betrayal-defender = This breaks your word to { $who }: about { $cost } gems’ worth of trust. But with you { $defender } wins { $chance }% of the time, and that is worth more.
because-betrayal-neutral = This breaks your word to { $who }: about { $cost } gems’ worth of trust. But { $attacker } against { $defender } stands at { $chance }%, and a wound would be worse.
because-word-given = { $who } has your word for the other side already: one fist cannot keep two.
because-spoils = That is what { $who } was promised.
because-spoils-nothing = Nothing was promised to { $who }, or nothing that is worth keeping.
because-attacker = With you, and the others as they have promised, { $attacker } wins { $chance }% of the time: a trophy for each who stood there.
because-defender = With you, and the others as they have promised, { $defender } wins { $chance }% of the time: a trophy for each who stood there.
because-neutral = Neither side is worth a wound: { $attacker } against { $defender } stands at { $chance }% as promised.
because-power = The fight stands at { $chance }%: what is at stake is worth the ability.
because-no-power = It would change too little here: the ability is worth more later.
because-dungeon = The dungeon promises more than any arena: trophies, gems and carcasses, as good as some { $worth } gems.
because-dungeon-only = It is the only way out now, and promises trophies, gems and carcasses: as good as some { $worth } gems.
because-dungeon-despite = { $quest } counted in, the dungeon still promises more than any arena: trophies, gems and carcasses, as good as some { $worth } gems.
because-dungeon-carcass = The dungeon promises trophies and gems, as good as some { $worth } gems, and carcasses: { $quest } needs them.
because-arena = Against { $who } you win about { $chance }% of the time, and up to { $loot } gems’ worth could be plundered.
because-arena-quest = Against { $who } you win about { $chance }% of the time, a step towards { $quest }; and up to { $loot } gems’ worth could be plundered.
because-flee = This fight is won only { $alone }% of the time.
because-close = The fight is won { $chance }% of the time: enough has been said.
because-close-arena = The attacker wins about { $chance }% of the time: enough has been said.
because-temple = { $wounds } wounds weigh more than { $cost } gems.
because-trophy = That makes { $points } trophies of { $goal }.
because-guild = A quest more is worth its price while there is time for it.
because-gems = Gems are worth more to you than the rest of it.
because-quest = A quest is worth more to you than gems.
because-trophies = Trophies are what wins.
because-altar = A trophy is worth more than the wounds.
because-no = It costs more than it would bring.
because-hold = It can wait.
because-call = Somebody may have something to sell.
because-slide = That card is not worth meeting.
because-card = That card is worth meeting.
because-keep = The dice are good enough.
because-twist = With that die thrown again green wins { $chance }% of the time.
because-wait = First hear what the others want.
because-pass = Nothing more would be worth saying.
because-done = Nothing else here is worth its gems.
because-buy = { $item } will be of more use to you than the { $cost } gems of its price.
because-stronger = { $item }: your power goes from { $before } to { $after } in every fight. That is { $cost } gems well spent.
because-wear = { $item } is stronger than what you wear.
because-hand-back = There is no use for { $item }.
because-plunder = Worth about { $worth } gems to you: the best there is to take.
because-character = Those who play that one win more often than most.
because-claim = It is done: claim it before something changes.
because-quest-card = { $quest } is completed by about { $chance }% of those who try.

## The game waits for you

ask-Draft = Which character do you play?
ask-ChooseMain = Which of the two is your main quest?
    .stakes = Your own aim for the whole game, secret until you fulfil it. For a first game, take the one that is done more often.
ask-KeepQuest = Which quest do you keep? What is left goes under the deck.
    .stakes = It stays secret until you fulfil it.
ask-Fit = Two of a kind: which one do you wear?
    .stakes = The other gives nothing. It can be traded until the end of the turn, then the shop has it.
ask-SecondSight = You alone have seen the card: { $card }. Keep it?
    .stakes = If you slide it under the deck, you must take the next one.
ask-Peddler = { $card }: one item at half price? You have { $gems ->
    [one] 1 gem.
   *[other] { $gems } gems.
  }
ask-Altar = { $card }: 2 wounds for 1 trophy? You have { $wounds ->
    [0] no wound.
    [one] 1 wound.
   *[other] { $wounds } wounds.
  }
ask-Letter = { $card }: a free quest, or 2 gems?
ask-Gate = { $card } opens onto the sand: whom do you challenge?
    .stakes = Win, and you gain a trophy and plunder. Lose, and you take a wound.
    .situation = { standing }
ask-FleeOrFight = { $card }, power { $power } against your { $total }, and nobody can help. { $flee ->
    [yes] Fight, or flee?
   *[no] There is no way to flee.
  }
    .stakes = You win with { $chance }%. Won: { $yields ->
    [one] 1 gem
   *[other] { $yields } gems
  }, { $trophies ->
    [one] 1 trophy
   *[other] { $trophies } trophies
  }, and the carcass. Lost: { hurts }. Fled: no gain, no wound.
ask-Announce = { $attack ->
    [0] { $total } against { $card } ({ $power }): use an ability before the dice?
   *[other] { $attacker } ({ $attack }) against { $defender } ({ $defence }): use an ability before the dice?
  }
    .stakes = It can be used once in the whole game.
ask-Twist = { $ahead ->
    [yes] You win, { $ours } to { $theirs }.
   *[no] You lose, { $ours } to { $theirs }.
  } Have one die rolled again? Yours is the { $own ->
    [green] green one.
   *[red] red one.
  }
    .stakes = It can be done once in the whole game.
ask-Wish = The Djinn is beaten: what do you wish for?
ask-Spoils = { $card } is beaten: what does { $ally } get of the spoils?
    .stakes = There are { $yields ->
    [one] 1 gem
   *[other] { $yields } gems
  }, { $trophies ->
    [one] 1 trophy
   *[other] { $trophies } trophies
  }, and the carcass. Nothing compels you but your word.
ask-ChooseSide = { $attacker } ({ $attack }) against { $defender } ({ $defence }): whose token is in your fist?
    .stakes = Backing the winner: 1 trophy. Backing the loser: { hurts }. Neutral: nothing.
ask-VolteFace = { $attacker } ({ $attack }) against { $defender } ({ $defence }), and the sides are shown. Turn your coat?
    .stakes = Backing the winner: 1 trophy. Backing the loser: { hurts }. Neutral: nothing.
ask-Plunder = You have beaten { $defender }: what do you plunder?
    .stakes = One thing: half the gems, an item, or a carcass.
ask-Settle = Time to settle: what do you pay? You have { $gems ->
    [one] 1 gem.
   *[other] { $gems } gems.
  }
    .stakes = A broken promise costs nothing but your name.
ask-ClaimQuests = A quest of yours is done. Claim it?
    .stakes = Claimed it pays at once; unclaimed it can still be lost, and costs trophies at the end.
ask-DungeonByTurns = { ask-Parley }
    .stakes = { ask-Parley.stakes }
    .situation = { ask-Parley.situation }
ask-ArenaByTurns = { ask-Parley }
    .stakes = { ask-Parley.stakes }
ask-Parley = { $talk ->
    [dungeon] { $mine ->
        [yes] { $allied ->
            [yes] { $card } ({ $power }) against you and { $ally } ({ $total }): to the fight?
           *[no] { $card } ({ $power }) against you ({ $total }): { $flee ->
                [yes] an ally, or flee?
               *[no] an ally?
              }
          }
       *[no] { $allied ->
            [yes] { $card } ({ $power }) against { $active } and { $ally } ({ $total }): anything to offer?
           *[no] { $card } ({ $power }) against { $active } ({ $total }): will you help?
          }
      }
    [arena] { $role ->
        [attacker] You ({ $attack }) attack { $defender } ({ $defence }): buy the crowd’s support, then let the fists close.
        [defender] { $attacker } ({ $attack }) attacks you ({ $defence }): buy the crowd’s support.
       *[third] { $attacker } ({ $attack }) attacks { $defender } ({ $defence }): what is your support worth?
      }
    [settlement] The fight is over: who gets what was promised?
   *[other] { $mine ->
        [yes] { $visit ->
            [1] { $sand ->
                [yes] { $gems ->
                    [0] Your turn: go into the dungeon, or challenge somebody in the arena.
                   *[other] Your turn: buy and trade if you like, then the dungeon or the arena.
                  }
               *[no] { $gems ->
                    [0] Your turn: go down into the dungeon.
                   *[other] Your turn: buy and trade if you like, then go down into the dungeon.
                  }
              }
           *[other] { $owes ->
                [yes] Back in the village: buy, pay what you owe, then end your turn.
               *[no] { $gems ->
                    [0] Back in the village, without a gem: end your turn.
                   *[other] Back in the village: buy and trade if you like, then end your turn.
                  }
              }
          }
       *[no] { $active } is in the village: offer a deal, or nothing?
      }
  }
    .stakes = { $talk ->
    [dungeon] { $mine ->
        [yes] You win with { $chance }% as it stands. Won: { $left_gems ->
            [one] 1 gem
           *[other] { $left_gems } gems
          }{ $left_trophies ->
            [0] {""}
            [one] , 1 trophy
           *[other] , { $left_trophies } trophies
          }{ $left_carcass ->
            [yes] {" "}and the carcass
           *[no] {""}
          }. Lost: { hurts }.
       *[no] { $active } wins with { $chance }%{ $helped ->
            [0] {""}
           *[other] , with you { $helped }%
          }. Loot: { $yields ->
            [one] 1 gem
           *[other] { $yields } gems
          }{ $trophies ->
            [0] {""}
            [one] , 1 trophy
           *[other] , { $trophies } trophies
          } and the carcass. Lost: { hurts } for you.
      }
    [arena] { $role ->
        [attacker] Won: 1 trophy and plunder. Lost: { hurts }.
        [defender] Won: 1 trophy. Lost: { hurts }, and you are plundered.
       *[third] Backing the winner: 1 trophy. Backing the loser: { hurts }. Neutral: nothing.
      }
    [settlement] A broken promise costs nothing but your name.
   *[other] A promise binds nobody; what is handed over now is gone.
  }
    .situation = { $talk ->
    [village] { standing }
   *[other] { "" }
  }

## How it stands, beside a question

standing = Your power is { $strength }; { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
  }, { $points } of { $goal } trophies.

hurts = { $hurt ->
    [0] no wound
    [one] 1 wound
   *[other] { $hurt } wounds
  }{ $even ->
    [yes] {""}
   *[no] {" "}({ $worse } by a KritiK)
  }

## Beside many options alike

pick-offer = Quick offers
pick-buy = Buy an item
pick-buy-carcass = Bid for a carcass
pick-sell = Sell an item
pick-wear = Wear something else
pick-hand-back = Hand an item back to the shop
pick-waive = Let somebody off a promise
pick-spoils = Share the spoils
pick-plunder = Plunder
pick-accept = Accept an offer
pick-decline = Decline an offer
pick-too-little = Decline: wrong price
pick-mistrust = Decline: I don’t believe it
pick-withdraw = Take an offer back
pick-pay = Keep a promise
pick-refuse = Refuse what was promised
pick-wish = Wish for

## The game waits for somebody else

wait-Draft = Waiting for { $who } to choose a character.
wait-ChooseMain = Waiting for { $who } to choose a main quest.
wait-KeepQuest = Waiting for { $who } to keep a quest.
wait-Fit = Waiting for { $who } to choose what to wear.
wait-SecondSight = Waiting for { $who }, who alone has seen the card.
wait-Peddler = Waiting for { $who } to haggle with the peddler.
wait-Altar = Waiting for { $who } at the altar.
wait-Letter = Waiting for { $who } to read a letter.
wait-Gate = Waiting for { $who } to name a defender.
wait-FleeOrFight = Waiting for { $who } to fight { $card } or flee.
wait-Announce = Waiting for { $who } before the dice.
wait-Twist = Waiting for { $who } to twist fate, or not.
wait-Wish = Waiting for { $who } to make a wish.
wait-Spoils = Waiting for { $who } to share the spoils with { $ally }.
wait-ChooseSide = { $attacker } against { $defender }: waiting for { $who } to close a fist.
wait-VolteFace = Waiting for { $who } to stay or turn.
wait-Plunder = Waiting for { $who } to plunder { $defender }.
wait-Settle = Waiting for { $who } to settle.
wait-ClaimQuests = Waiting for { $who } to claim a quest, or not.
wait-DungeonByTurns = { wait-Parley }
wait-ArenaByTurns = { wait-Parley }
wait-Parley = { $talk ->
    [dungeon] { $active } faces { $card } (power { $total } against its { $power }): waiting for { $who }.
    [arena] { $attacker } ({ $attack }) attacks { $defender } ({ $defence }): waiting for { $who }.
    [settlement] Promises fall due: waiting for { $who }.
   *[other] { $active } is in the village: waiting for { $who }.
  }

## Cards drawn and dice thrown by hand

throw-character = Draw a character: which one?
throw-token = Draw a monster-type token: which one?
throw-quest = Draw a quest: which one?
throw-adventure = Draw the top adventure card: which one?
throw-d8 = Throw a die: what does it show?
throw-fight = Throw both dice: what do green and red show?

### Cards

# ref-<kind>-<id>: the name of a card. flavour-<id>: its motto. trait-<id>, unique-<id>: names of abilities, with -about what
# they do. quest-<id>-condition: what a quest asks for. about-<id>: what a special, an event or the Temple does.
# effect-<kind>: what an item or a monster does, with $n, $type, $item; kinds as in content/*.toml, vs_type with vs_bonus.

## Types of monster and of item

ref-type-humanoid = Humanoid
ref-type-undead = Undead
ref-type-extraordinary = Extraordinary creature
ref-type-dragon = Dragon
ref-type-typeless = Typeless
slot-weapon = weapon
slot-armour = armour
slot-jewel = jewel

## Characters

ref-character-barbarian = Barbarian
flavour-barbarian = The more he wins, the better he feels.
trait-barbarian = Battle-lust
trait-barbarian-about = Each time a side he fights on wins, he recovers 1 wound.
unique-barbarian = Blood rage
unique-barbarian-about = Once, before the dice, leading a fight: his die is not rolled, it is a KritiK, the best roll there is.
ref-character-warrior = Warrior
flavour-warrior = He polishes his armour before his manners.
trait-warrior = Harnessed
trait-warrior-about = +1 power while he wears an armour.
unique-warrior = Last stand
unique-warrior-about = Once, before the dice, leading a fight: +3 to his side, never doubled.
ref-character-thief = Thief
flavour-thief = On your side, until further notice.
trait-thief = Light fingers
trait-thief-about = After an arena won by his side, he takes 1 gem from each loser who has one.
unique-thief = Volte-face
unique-thief-about = Once, as a third in an arena, when the sides are revealed: he changes his choice.
ref-character-sorcerer = Sorcerer
flavour-sorcerer = He has already seen how this ends.
trait-sorcerer = Second sight
trait-sorcerer-about = He alone sees the first card of his expedition; he may slide it under the deck and must take the next.
unique-sorcerer = Twist of fate
unique-sorcerer-about = Once, after the dice of a fight he takes part in: one die of his choice is rolled again.
ref-character-ranger = Ranger
flavour-ranger = He hunts one kind, and knows it by smell.
trait-ranger = Sworn enemy
trait-ranger-about = +4 power in the dungeon against the type of his token, +6 with the Dragon token, which also covers typeless monsters.
unique-ranger = New trail
unique-ranger-about = Once, before the dice of a dungeon fight he takes part in: he swaps his token for the monster’s, for good.
ref-character-minstrel = Minstrel
flavour-minstrel = She sings your victory, for a fee.
trait-minstrel = Fame pays
trait-minstrel-about = +1 gem each time she is the ally in a won dungeon fight.
unique-minstrel = Sworn song
unique-minstrel-about = Once, when she makes or accepts a deal: it is sworn, and what she was promised is carried out, as far as possible.

## Items

ref-item-notched_cutlass = Notched Cutlass
flavour-notched_cutlass = It has seen battles, and missed some.
ref-item-watchmans_bow = Watchman’s Bow
flavour-watchmans_bow = Best used from behind a friend.
ref-item-duellists_rapier = Duellist’s Rapier
flavour-duellists_rapier = Wasted on trolls, perfect on colleagues.
ref-item-silvered_mace = Silvered Mace
flavour-silvered_mace = The dead remember silver.
ref-item-ember_blade = Ember Blade
flavour-ember_blade = Also toasts bread.
ref-item-double_axe = Double Axe
flavour-double_axe = One edge for the beast, one for the pose.
ref-item-padded_jerkin = Padded Jerkin
flavour-padded_jerkin = Three owners, four holes.
ref-item-power_armour = Power Armour
flavour-power_armour = Works once. Spectacularly.
ref-item-helm_of_the_dead = Helm of the Dead
flavour-helm_of_the_dead = The dead nod at whoever wears it.
ref-item-tower_shield = Tower Shield
flavour-tower_shield = Hide, wait, win.
ref-item-watch_hauberk = Watch Hauberk
flavour-watch_hauberk = The label says: property of the watch.
ref-item-blacksteel_plate = Blacksteel Plate
flavour-blacksteel_plate = Heavier than your conscience.
ref-item-copper_ring = Copper Ring
flavour-copper_ring = Turns the finger green and the heart bold.
ref-item-guild_signet = Guild Signet
flavour-guild_signet = It opens the Guild’s back room.
ref-item-scavengers_loop = Scavenger’s Loop
flavour-scavengers_loop = Nothing is left on the floor.
ref-item-healers_pendant = Healer’s Pendant
flavour-healers_pendant = Hurts less, nags more.
ref-item-glass_clover = Glass Clover
flavour-glass_clover = Do not drop it.
ref-item-oath_crown = Oath Crown
flavour-oath_crown = People believe you. Astonishing.
ref-item-dragon_sword = Dragon Sword
flavour-dragon_sword = Still warm from its last owner.
ref-item-dragon_armour = Dragon Armour
flavour-dragon_armour = Every scale was somebody’s last sight.
ref-item-dragon_amulet = Dragon Amulet
flavour-dragon_amulet = It purrs when gold is near.
ref-item-healing_temple = Healing Temple
flavour-healing_temple = Two gems, no questions, clean sheets.

## Monsters

ref-monster-gutter_goblin = Gutter Goblin
flavour-gutter_goblin = Small, wet, and sure that your boots are his.
ref-monster-tinker_kobold = Tinker Kobold
flavour-tinker_kobold = Everything he builds explodes, mostly on purpose.
ref-monster-masked_footpad = Masked Footpad
flavour-masked_footpad = He asks for your purse politely. Once.
ref-monster-hill_bandit = Hill Bandit
flavour-hill_bandit = He taxes the road and keeps excellent accounts.
ref-monster-toad_folk_raider = Toad-Folk Raider
flavour-toad_folk_raider = Croaks before charging, out of courtesy.
ref-monster-ogre_cook = Ogre Cook
flavour-ogre_cook = You are early: the pot is not hot yet.
ref-monster-orc_drummer = Orc Drummer
flavour-orc_drummer = When the drum falls silent, start worrying.
ref-monster-fallen_knight = Fallen Knight
flavour-fallen_knight = He lost his honour but kept the rules: one foe at a time.
ref-monster-hooded_zealot = Hooded Zealot
flavour-hooded_zealot = His prayers always land on somebody.
ref-monster-two_headed_brute = Two-Headed Brute
flavour-two_headed_brute = The heads argue about everything except you.
ref-monster-bridge_troll = Bridge Troll
flavour-bridge_troll = There is no bridge here; he came for the manners.
ref-monster-minotaur_gaoler = Minotaur Gaoler
flavour-minotaur_gaoler = He knows every way out, and stands in it.
ref-monster-infernal_cyclops = Infernal Cyclops
flavour-infernal_cyclops = One eye, and it is on you.
ref-monster-stonebreaker_giant = Stonebreaker Giant
flavour-stonebreaker_giant = What you call a wall, he calls gravel.
ref-monster-rattlebones = Rattlebones
flavour-rattlebones = You hear him long before he finds you.
ref-monster-crawling_hand = Crawling Hand
flavour-crawling_hand = Somebody upstairs is looking for it.
ref-monster-well_drowned = Well-Drowned
flavour-well_drowned = He only wants company, down there.
ref-monster-weeping_shade = Weeping Shade
flavour-weeping_shade = She speaks to those who come alone.
ref-monster-shambling_corpse = Shambling Corpse
flavour-shambling_corpse = Slow, patient, never quite finished.
ref-monster-ghoul_sexton = Ghoul Sexton
flavour-ghoul_sexton = She buries by day and dines by night.
ref-monster-bone_archer = Bone Archer
flavour-bone_archer = His arrows used to be his ribs.
ref-monster-wailing_bride = Wailing Bride
flavour-wailing_bride = Nobody leaves her wedding unhurt.
ref-monster-mummified_vizier = Mummified Vizier
flavour-mummified_vizier = He signed the curse himself, in triplicate.
ref-monster-plague_bearer = Plague Bearer
flavour-plague_bearer = Generous: he shares everything he has.
ref-monster-spectral_steward = Spectral Steward
flavour-spectral_steward = The inventory must be right. For ever.
ref-monster-vampire_dowager = Vampire Dowager
flavour-vampire_dowager = Her cellar is full of guests.
ref-monster-headless_rider = Headless Rider
flavour-headless_rider = He is after a head in your size.
ref-monster-lich_archivist = Lich Archivist
flavour-lich_archivist = Bring a scroll back late, once, and see.
ref-monster-lantern_slug = Lantern Slug
flavour-lantern_slug = It lights the way to its own mouth.
ref-monster-cellar_bats = Cellar Bats
flavour-cellar_bats = A hundred small opinions about your hair.
ref-monster-acid_jelly = Acid Jelly
flavour-acid_jelly = It has already eaten the warning sign.
ref-monster-weaver_spider = Weaver Spider
flavour-weaver_spider = Her last guest is still hanging around.
ref-monster-thorn_boar = Thorn Boar
flavour-thorn_boar = A hedge with a grudge.
ref-monster-rust_grazer = Rust Grazer
flavour-rust_grazer = It smells your gear and drools.
ref-monster-squinting_basilisk = Squinting Basilisk
flavour-squinting_basilisk = It misses one glare in three.
ref-monster-hungry_wall = Hungry Wall
flavour-hungry_wall = The corridor just closed behind you.
ref-monster-winged_serpent = Winged Serpent
flavour-winged_serpent = Too long to land, too proud to fall.
ref-monster-razor_mantis = Razor Mantis
flavour-razor_mantis = It folds its blades as if in prayer.
ref-monster-storm_griffin = Storm Griffin
flavour-storm_griffin = The thunder walked in with it.
ref-monster-two_tailed_manticore = Two-Tailed Manticore
flavour-two_tailed_manticore = One tail points, the other stings.
ref-monster-cellar_hydra = Cellar Hydra
flavour-cellar_hydra = Every head wants the first bite.
ref-monster-kraken_of_the_well = Kraken of the Well
flavour-kraken_of_the_well = The bucket came up with an arm round it.
ref-monster-mimic = Mimic
flavour-mimic = The finest chest you ever opened.
ref-monster-djinn = Djinn
flavour-djinn = Win first, wish afterwards.
ref-monster-temple_guardian = Temple Guardian
flavour-temple_guardian = It blesses those it fails to crush.
ref-monster-cinder_dragon = Cinder Dragon
flavour-cinder_dragon = It sleeps on a sword and snores sparks.
ref-monster-rime_dragon = Rime Dragon
flavour-rime_dragon = Its breath hangs in the air for a century.
ref-monster-dusk_dragon = Dusk Dragon
flavour-dusk_dragon = Where it lands, evening falls.

## Special cards and events

ref-special-forgotten_chest = Forgotten Chest
flavour-forgotten_chest = No lock, no trap, no owner left.
about-forgotten_chest = Gain 4 gems.
ref-special-moonlit_spring = Moonlit Spring
flavour-moonlit_spring = Drink, rest, and do not ask what glows.
about-moonlit_spring = All wounds heal, the curse is put away, and you gain 2 gems.
ref-special-lost_peddler = Lost Peddler
flavour-lost_peddler = He sells cheap to whoever knows the way out.
about-lost_peddler = You may buy one item on sale at half its printed price, rounded up.
ref-special-corridor_of_blades = Corridor of Blades
flavour-corridor_of_blades = Run when it clicks.
about-corridor_of_blades = Roll the green die. 1 to 3: 1 wound. 4 to 7: 3 gems. 8: 3 gems and 1 trophy.
ref-special-blood_altar = Blood Altar
flavour-blood_altar = Glory has a price, and a basin.
about-blood_altar = With 2 wounds or fewer, you may receive exactly 2 wounds for 1 trophy.
ref-special-guild_letter = Guild Letter
flavour-guild_letter = Delivered even here, postage due.
about-guild_letter = A free quest (two drawn, one kept), or 2 gems.
ref-special-duellists_gate = Duellists’ Gate
flavour-duellists_gate = It opens straight onto the sand.
about-duellists_gate = Open an arena at once against whom you like. While arenas are forbidden: 2 gems.
ref-event-toll = The Toll
flavour-toll = They only stop travellers worth stopping.
about-toll = Everybody pays half of his gems, rounded down. In the first rounds it is shuffled back.
ref-event-fair_day = Fair Day
flavour-fair_day = Everything must go, even the stall.
about-fair_day = Items cost 1 gem less, at least 1, until the active player’s next turn.
ref-event-marsh_fever = Marsh Fever
flavour-marsh_fever = The whole village coughs in time.
about-marsh_fever = Everybody receives 1 wound.
ref-event-brothers_round = Brothers’ Round
flavour-brothers_round = Free bandages, long sermons.
about-brothers_round = Everybody recovers 2 wounds.
ref-event-blood_moon = Blood Moon
flavour-blood_moon = The dungeon wakes up hungry, and rich.
about-blood_moon = Every monster has +2 power and yields +1 gem until the active player’s next turn.
ref-event-heralds_truce = Heralds’ Truce
flavour-heralds_truce = Swords down until the trumpet sounds.
about-heralds_truce = No arena until the active player’s next turn.
ref-event-evil_eye = Evil Eye
flavour-evil_eye = Envy always looks up.
about-evil_eye = Whoever has most trophies is cursed.
ref-event-guild_bounty = Guild Bounty
flavour-guild_bounty = The next one brought in pays extra.
about-guild_bounty = The next monster defeated by anybody yields 3 gems more.
ref-event-village_collection = Village Collection
flavour-village_collection = Everybody loves an underdog.
about-village_collection = Everybody with the fewest trophies gains 3 gems.
about-healing_temple = For 2 gems all wounds heal and the curse is put away.

## Quests

ref-quest-keen_edge = Quest of the Keen Edge
flavour-keen_edge = A hero is known by the width of his blade.
quest-keen_edge-condition = Wear a weapon with a printed bonus of +4 or more.
ref-quest-wretch = Quest of the Wretch
flavour-wretch = At the bottom, one sees who climbs.
quest-wretch-condition = From round 3: have strictly fewer trophies than everybody else, and at least 5 fewer than the leader.
ref-quest-panoply = Quest of the Panoply
flavour-panoply = Dressed to be remembered.
quest-panoply-condition = Wear a weapon, an armour and a jewel whose printed bonuses total +6 or more.
ref-quest-hoard = Quest of the Hoard
flavour-hoard = It only counts if it clinks.
quest-hoard-condition = Hold 10 gems or more at once.
ref-quest-gravedigger = Quest of the Gravedigger
flavour-gravedigger = Somebody has to put them back.
quest-gravedigger-condition = Own 3 Undead carcasses.
ref-quest-headhunter = Quest of the Headhunter
flavour-headhunter = The wall above the fireplace looks empty.
quest-headhunter-condition = Own 3 Humanoid carcasses.
ref-quest-naturalist = Quest of the Naturalist
flavour-naturalist = For science, says the label on the jar.
quest-naturalist-condition = Own 3 carcasses of Extraordinary creatures.
ref-quest-menagerie = Quest of the Menagerie
flavour-menagerie = One of each, and none of the small ones.
quest-menagerie-condition = Own a Humanoid, an Undead and an Extraordinary carcass, each of printed power 8 or more.
ref-quest-legend = Quest of the Legend
flavour-legend = Nobody will believe you without a piece of it.
quest-legend-condition = Own the carcass of a dragon, the Djinn, the Temple Guardian or the Mimic, or wear a dragon item.
ref-quest-giant_feller = Quest of the Giant-Feller
flavour-giant_feller = The bigger the shadow, the better the song.
quest-giant_feller-condition = Own a carcass of printed power 17 or more.
ref-quest-gladiator = Quest of the Gladiator
flavour-gladiator = The crowd prefers the smaller one.
quest-gladiator-condition = Since you hold it: win an arena as attacker against a defender whose power was higher than yours at the opening.
ref-quest-colosseum = Quest of the Colosseum
flavour-colosseum = Your name, three times, by a full house.
quest-colosseum-condition = Since you hold it: win 3 arenas as attacker or defender.
ref-quest-sellsword = Quest of the Sellsword
flavour-sellsword = Loyal to the very last coin.
quest-sellsword-condition = Since you hold it: be the ally in 3 won dungeon fights.
ref-quest-lone_wolf = Quest of the Lone Wolf
flavour-lone_wolf = Nobody to thank, nobody to pay.
quest-lone_wolf-condition = Since you hold it: beat a monster of power 10 or more in the fight, without an ally.
ref-quest-colossus = Quest of the Colossus
flavour-colossus = Doors are for smaller people.
quest-colossus-condition = Have a power of 16 or more.
ref-quest-plunderer = Quest of the Plunderer
flavour-plunderer = It suited you, but it suits me better.
quest-plunderer-condition = Since you hold it: plunder an item or a carcass from 2 different players.
ref-quest-oathbreaker = Quest of the Oathbreaker
flavour-oathbreaker = A promise is a tool like any other.
quest-oathbreaker-condition = Since you hold it: have 2 of your promises judged broken, made to players who fought on your winning side.
ref-quest-true_word = Quest of the True Word
flavour-true_word = In this village, it makes you a curiosity.
quest-true_word-condition = Since you hold it: have 2 of your promises judged kept, made to players who fought on your winning side.

## What items and monsters do

effect-ally_bonus = +{ $n } to the wearer’s ally value, after the halving.
effect-arena_bonus = +{ $n } power for an attacker or a defender in the arena.
effect-defender_bonus = +{ $n } power for the defender of an arena.
effect-vs_type = +{ $n } power in the dungeon against this type: { $type }.
effect-double_once = Once, announced before the dice by whoever leads a side: his own power and his own die are doubled. Then it leaves the game.
effect-no_wound_from = No wound from a fight lost against this type: { $type }.
effect-quest_cost =
    { $n ->
        [one] A quest of the Guild costs { $n } gem.
       *[other] A quest of the Guild costs { $n } gems.
    }
effect-quest_draw = Draws { $n } quests at the Guild and keeps one.
effect-gem_per_monster =
    { $n ->
        [one] +{ $n } gem for each monster beaten in one’s own turn.
       *[other] +{ $n } gems for each monster beaten in one’s own turn.
    }
effect-wound_shield =
    { $n ->
        [one] { $n } wound fewer each time wounds are received.
       *[other] { $n } wounds fewer each time wounds are received.
    }
effect-reroll_low = Whoever leads a side in it rolls his own die again once if it shows { $n } or less.
effect-dragon = Won from its dragon only.
effect-no_ally = Accepts no ally.
effect-no_flee = Cannot be fled from.
effect-kritik_from = The red die is a KritiK from { $n } on.
effect-loss_wound =
    { $n ->
        [one] Every loser receives { $n } wound more.
       *[other] Every loser receives { $n } wounds more.
    }
effect-loss_gems =
    { $n ->
        [one] On defeat the active player pays { $n } gem.
       *[other] On defeat the active player pays { $n } gems.
    }
effect-loss_curse = On defeat the active player is cursed.
effect-win_heal = On victory the active player’s wounds go to 0.
effect-win_uncurse = On victory the active player’s curse is put away.
effect-win_quest = On victory a free quest: two drawn, one kept.
effect-copy_power = As strong as the active player.
effect-power_per_item = +{ $n } power for each item the active player wears.
effect-wish = On victory a wish: 8 gems, or 2 trophies, or any item on sale.
effect-dragon_item = On victory the active player takes its treasure: { $item }.

### End of cards

## Why not

why-over = The game is over.
why-dice-first = The dice and cards come first.
why-not-asked = It is for { $who } to speak now.
why-not-now = That is not what the game asks for now.
why-item-not-sold = { $item } is not on sale.
why-item-poor =
    { $cost ->
        [one] { $item } costs { $cost } gem; the purse holds { $gems }.
       *[other] { $item } costs { $cost } gems; the purse holds { $gems }.
    }
why-item-later = Items are bought in the village, on one’s own turn.
why-item-owned = { $item } is yours. It can be traded in an offer.
why-item-dragon = { $item } is kept by its dragon.
why-temple-whole = No wound and no curse: the Temple has nothing to heal.
why-temple-poor = The Temple asks for { $cost } gems; the purse holds { $gems }.
why-guild-once = One quest a turn is bought at the Guild, no more.
why-guild-full = Three open secondary quests are the most one may hold.
why-guild-empty = The Guild has no quest left.
why-guild-poor =
    { $cost ->
        [one] A quest costs { $cost } gem; the purse holds { $gems }.
       *[other] A quest costs { $cost } gems; the purse holds { $gems }.
    }
why-stall-once = One trophy a turn is on sale, no more.
why-stall-poor = A trophy costs { $cost } gems; the purse holds { $gems }.
why-village-later = The village is for the active player, before and after the venture.
why-venture-done = The venture of this turn is over.
why-dungeon-later = Only the active player goes into the dungeon, after the first visit to the village.
why-arena-observation =
    { $rounds ->
        [one] No arena in round { $rounds } yet.
       *[other] No arena in the first { $rounds } rounds.
    }
why-arena-truce = The heralds have called a truce: no arena for now.
why-arena-shield = { $who } has been challenged in this round already.
why-arena-sworn = You have sworn not to challenge { $who } yet.
why-arena-self = Nobody challenges himself.
why-flee-ally = An ally has given his word: nobody flees now.
why-flee-barred = There is no fleeing from { $monster }.
why-flee-strong = No fleeing: { $power } is less than one and a half times your { $mine }.
why-card-not-yours = This carcass is not yours to take: { $card }.
why-card-gone = { $card } is not what this is about.
why-quest-hidden = Only a quest in one’s own hand whose condition is met can be claimed.
why-offer-gone = That offer does not stand any more.
why-offer-not-yours = That offer is for { $who } to answer.
why-promise-gone = That promise has been judged.
why-promise-not-yours = That promise is not yours to settle now.
why-die-kept = No die is rolled again now.
why-side-later = Sides are taken in secret, by those who do not fight, after the parley.
why-character-taken = { $character } is played by somebody else.
why-character-later = Characters have been given out.
why-slot-hidden = A face-down quest changes hands only in an offer.

## Why not: deals

why-no-parley = Nobody bargains while the dice are in the air.
why-offers-only = In a parley turn by turn only offers are made; debts are paid in the village.
why-words-unclear = This offer cannot be read: { $what }.
why-offer-to-oneself = Nobody deals with himself.
why-offer-principals = Attacker and defender do not deal with each other while their arena is open.
why-offer-settlement = Now only those with a promise open between them settle it, and whoever leads a side with his helpers.
why-offer-bystanders = Two bystanders cannot deal: one of the two must be the active player.
why-offer-empty = An offer must offer or ask for something.
why-offer-long = At most { $terms } terms a list and { $letters } letters of text.
why-offer-limit =
    { $n ->
        [one] Only { $n } offer to the same player in one parley.
       *[other] Only { $n } offers to the same player in one parley.
    }
why-offer-private = At this table everybody hears every offer.
why-offer-sworn = Only the Minstrel can make a deal sworn, once in a game, and only one that promises her something.
why-term-figure = A thing is given once, and gems are given in whole numbers above nothing.
why-term-not-owned = { $who } does not have what would change hands.
why-term-no-room = { $who } already holds three open secondary quests.
why-pledge-round = A promise must fall due after round { $round }.
why-pledge-scored = Only the trophies of the monster being fought can be promised, by whoever fights it.
why-pledge-trophies =
    { $n ->
        [0] This monster has no trophy to share.
        [one] This monster has only { $n } trophy to share.
       *[other] This monster has only { $n } trophies to share.
    }
why-pledge-spoils = Trophies fall due when the spoils are shared, and only after a victory.
why-pledge-figure = That promise has no sensible measure.
why-pledge-no-monster = There is no monster whose gems or carcass could be promised.
why-pledge-no-loot = There is no arena whose plunder could be promised.
why-pledge-side = Only somebody who does not fight in this turn’s arena can promise support in it.
why-pledge-both-sides = { $who } cannot be bound to both sides of an arena.
why-alliance-not-here = Alliances are made in the dungeon, face to face with the monster.
why-alliance-taken = { $who } is the ally already.
why-pay-no-promise = There is no such promise of yours.
why-pay-not-now = That promise cannot be paid here and now.
why-pay-too-much =
    { $n ->
        [one] At most { $n } gem of it can be paid now.
       *[other] At most { $n } gems of it can be paid now.
    }
why-pay-other-carcass = That is not a carcass that was promised.
why-spoils-form = The spoils cannot be read: trophies, gems and carcass are what there is.
why-spoils-trophies =
    { $n ->
        [0] There is no trophy to share.
        [one] There is only { $n } trophy to share.
       *[other] There are only { $n } trophies to share.
    }
why-spoils-gems =
    { $n ->
        [one] The purse holds only { $n } gem.
       *[other] The purse holds only { $n } gems.
    }
why-spoils-sworn = That was sworn: the ally gets at least what was promised.

## How it ends

result-won = { $who } wins with { $total } trophies.
result-carcasses = { $who } wins with { $total } trophies, thanks to the carcasses.
result-shared = { $who } share the victory with { $total } trophies.

## Things on the table

ref-temple = the Temple
ref-guild = the Guild
ref-stall = the trophy stall
ref-shop = the shop
ref-pot = the pot
ref-bank = the bank
ref-deck = the adventure deck
ref-dungeon = the dungeon
ref-arena = the arena
ref-die-green = green die
ref-die-red = red die
ref-seat-0 = Seat 1
ref-seat-1 = Seat 2
ref-seat-2 = Seat 3
ref-seat-3 = Seat 4
ref-seat-4 = Seat 5
ref-seat-5 = Seat 6
ref-side-attacker = support for the attacker
ref-side-defender = support for the defender
ref-side-neutral = neutrality
ref-offer = offer { $name }
ref-promise = promise { $name }
ref-slot = face-down quest no. { $name }
ref-gems-1 = 1 gem
ref-gems = { $name } gems
ref-sure-gems-1 = 1 gem, win or lose
ref-sure-gems = { $name } gems, win or lose
ref-share = { $name } of the monster’s gems
ref-trophies-1 = 1 trophy
ref-trophies = { $name } trophies
ref-carcass-this = this carcass
ref-carcass-humanoid = a humanoid carcass
ref-carcass-undead = an undead carcass
ref-carcass-extraordinary = an extraordinary carcass
ref-carcass-dragon = a dragon’s carcass
ref-carcass-typeless = a typeless carcass
ref-loot = the plundered item
ref-no-arena = no arena before round { $name }
ref-ally-next = help when next asked, before round { $name }

## Cards and tokens drawn by hand have the names they have anywhere else

ref-adventure-gutter_goblin = { ref-monster-gutter_goblin }
ref-adventure-tinker_kobold = { ref-monster-tinker_kobold }
ref-adventure-masked_footpad = { ref-monster-masked_footpad }
ref-adventure-hill_bandit = { ref-monster-hill_bandit }
ref-adventure-toad_folk_raider = { ref-monster-toad_folk_raider }
ref-adventure-ogre_cook = { ref-monster-ogre_cook }
ref-adventure-orc_drummer = { ref-monster-orc_drummer }
ref-adventure-fallen_knight = { ref-monster-fallen_knight }
ref-adventure-hooded_zealot = { ref-monster-hooded_zealot }
ref-adventure-two_headed_brute = { ref-monster-two_headed_brute }
ref-adventure-bridge_troll = { ref-monster-bridge_troll }
ref-adventure-minotaur_gaoler = { ref-monster-minotaur_gaoler }
ref-adventure-infernal_cyclops = { ref-monster-infernal_cyclops }
ref-adventure-stonebreaker_giant = { ref-monster-stonebreaker_giant }
ref-adventure-rattlebones = { ref-monster-rattlebones }
ref-adventure-crawling_hand = { ref-monster-crawling_hand }
ref-adventure-well_drowned = { ref-monster-well_drowned }
ref-adventure-weeping_shade = { ref-monster-weeping_shade }
ref-adventure-shambling_corpse = { ref-monster-shambling_corpse }
ref-adventure-ghoul_sexton = { ref-monster-ghoul_sexton }
ref-adventure-bone_archer = { ref-monster-bone_archer }
ref-adventure-wailing_bride = { ref-monster-wailing_bride }
ref-adventure-mummified_vizier = { ref-monster-mummified_vizier }
ref-adventure-plague_bearer = { ref-monster-plague_bearer }
ref-adventure-spectral_steward = { ref-monster-spectral_steward }
ref-adventure-vampire_dowager = { ref-monster-vampire_dowager }
ref-adventure-headless_rider = { ref-monster-headless_rider }
ref-adventure-lich_archivist = { ref-monster-lich_archivist }
ref-adventure-lantern_slug = { ref-monster-lantern_slug }
ref-adventure-cellar_bats = { ref-monster-cellar_bats }
ref-adventure-acid_jelly = { ref-monster-acid_jelly }
ref-adventure-weaver_spider = { ref-monster-weaver_spider }
ref-adventure-thorn_boar = { ref-monster-thorn_boar }
ref-adventure-rust_grazer = { ref-monster-rust_grazer }
ref-adventure-squinting_basilisk = { ref-monster-squinting_basilisk }
ref-adventure-hungry_wall = { ref-monster-hungry_wall }
ref-adventure-winged_serpent = { ref-monster-winged_serpent }
ref-adventure-razor_mantis = { ref-monster-razor_mantis }
ref-adventure-storm_griffin = { ref-monster-storm_griffin }
ref-adventure-two_tailed_manticore = { ref-monster-two_tailed_manticore }
ref-adventure-cellar_hydra = { ref-monster-cellar_hydra }
ref-adventure-kraken_of_the_well = { ref-monster-kraken_of_the_well }
ref-adventure-mimic = { ref-monster-mimic }
ref-adventure-djinn = { ref-monster-djinn }
ref-adventure-temple_guardian = { ref-monster-temple_guardian }
ref-adventure-cinder_dragon = { ref-monster-cinder_dragon }
ref-adventure-rime_dragon = { ref-monster-rime_dragon }
ref-adventure-dusk_dragon = { ref-monster-dusk_dragon }
ref-adventure-forgotten_chest = { ref-special-forgotten_chest }
ref-adventure-moonlit_spring = { ref-special-moonlit_spring }
ref-adventure-lost_peddler = { ref-special-lost_peddler }
ref-adventure-corridor_of_blades = { ref-special-corridor_of_blades }
ref-adventure-blood_altar = { ref-special-blood_altar }
ref-adventure-guild_letter = { ref-special-guild_letter }
ref-adventure-duellists_gate = { ref-special-duellists_gate }
ref-adventure-toll = { ref-event-toll }
ref-adventure-fair_day = { ref-event-fair_day }
ref-adventure-marsh_fever = { ref-event-marsh_fever }
ref-adventure-brothers_round = { ref-event-brothers_round }
ref-adventure-blood_moon = { ref-event-blood_moon }
ref-adventure-heralds_truce = { ref-event-heralds_truce }
ref-adventure-evil_eye = { ref-event-evil_eye }
ref-adventure-guild_bounty = { ref-event-guild_bounty }
ref-adventure-village_collection = { ref-event-village_collection }
ref-token-humanoid = { ref-type-humanoid }
ref-token-undead = { ref-type-undead }
ref-token-extraordinary = { ref-type-extraordinary }
ref-token-dragon = { ref-type-dragon }

## Settings of a table

setting-goal = Goal
setting-goal-about = The trophies that ring the bell for the last round.
setting-goal-15 = 15: standard
setting-goal-15-about = About seven rounds: time to grow, to owe and to pay back.
setting-goal-12 = 12: short
setting-goal-12-about = About six rounds: every betrayal counts double.
setting-goal-20 = 20: long
setting-goal-20-about = Eight or nine rounds: long enough for old grudges.

setting-observation_rounds = Observation rounds
setting-observation_rounds-about = Rounds at the start in which no arena may be opened.
setting-observation_rounds-2 = two
setting-observation_rounds-0 = none
setting-observation_rounds-1 = one
setting-observation_rounds-3 = three

setting-start_gems = Gems at the start
setting-start_gems-about = What everybody has in the purse before the first turn.
setting-start_gems-0 = none
setting-start_gems-1 = 1
setting-start_gems-2 = 2
setting-start_gems-3 = 3
setting-start_gems-4 = 4

setting-characters = Characters
setting-characters-about = How the characters are given out.
setting-characters-random = at random
setting-characters-draft = chosen, the last player first

setting-promises = Promises
setting-promises-about = Whether a promise may be broken. Binding promises are for a gentle first game.
setting-promises-free = free: everybody may break his word
setting-promises-binding = binding: the game carries them out

setting-offers = Offers
setting-offers-about = Whether two players may deal in private.
setting-offers-public = everybody hears them
setting-offers-private = private ones allowed

setting-offer_limit = Offers in a parley
setting-offer_limit-about = How many offers one player may send to another in one parley.
setting-offer_limit-5 = five
setting-offer_limit-3 = three
setting-offer_limit-none = as many as he likes

setting-ledger = Ledger
setting-ledger-about = Whether the table keeps count of words kept and broken.
setting-ledger-public = for all to see
setting-ledger-off = off: remember it yourself

setting-arena_shield = Shield in the arena
setting-arena_shield-about = Whether the same player may be challenged several times in a round.
setting-arena_shield-off = as often as they like
setting-arena_shield-once_per_round = once a round

setting-unique_powers = Unique abilities
setting-unique_powers-about = The ability each character has once in a game.
setting-unique_powers-on = on
setting-unique_powers-off = off: traits only

setting-house_effects = Effects of cards
setting-house_effects-about = The special effects of items and monsters. Off is the easiest start.
setting-house_effects-on = on
setting-house_effects-off = off, but for the best known

setting-auto_claim = Claiming quests
setting-auto_claim-about = Whether a quest is shown as soon as it is done, or when its holder wants.
setting-auto_claim-on = at once
setting-auto_claim-off = when I want

setting-end_mode = The end
setting-end_mode-about = When the game ends after somebody has reached the goal.
setting-end_mode-round = with the round
setting-end_mode-turn = with the turn

setting-main_penalty = Unfinished main quest
setting-main_penalty-about = What a main quest costs that is not done at the end. Done, it brings twice its printed value.
setting-main_penalty-printed = its printed value
setting-main_penalty-double = twice that

setting-bank = Bank
setting-bank-about = Whether gems can run out.
setting-bank-limited = 40 gems and no more
setting-bank-unlimited = never empty

setting-ally_gauge = Ally value
setting-ally_gauge-about = What an ally adds of his power.
setting-ally_gauge-half_up = half, rounded up
setting-ally_gauge-two_thirds_down = two thirds, rounded down

setting-clock = Pace
setting-clock-about = How people bargain: all at once, or one message at a time.
setting-clock-live = live
setting-clock-relaxed = live, without hurry
setting-clock-by_turns = turn by turn, one message each, 24 hours for a decision
setting-clock-by_turns_1 = turn by turn, one message each, 1 hour for a decision
setting-clock-by_turns_8 = turn by turn, one message each, 8 hours for a decision
setting-clock-by_turns_72 = turn by turn, one message each, 3 days for a decision

## Parts of a gauge, and sides

part-base = base
part-wounds = wounds
part-curse = curse
part-trait = trait
side-attacker = attacker
side-defender = defender
side-neutral = neutral

## What things are

named = { $name }: { $about }
stat-gems = Gems
stat-trophies = Trophies
stat-goal = The goal
stat-wounds = Wounds
stat-power = Power
stat-ally = Ally value
stat-curse = The curse
stat-pot = The pot
stat-deck = Adventure deck
stat-carcasses = Carcasses
stat-quests = Open quests
stat-unique = Unique ability
stat-ledger = Words kept and broken
stat-surplus = Surplus item
stat-token = Sworn enemy
about-gems = They pay for items, healing, quests, trophies and friends. There are 40 in the whole game.
about-trophies = They win the game. They never go down before the final count.
about-goal = Whoever reaches { $goal } trophies makes this round the last one. The highest score after the final count wins.
about-wounds = Each is −1 power, four are the most. One heals at the start of one’s turn, all of them at the Temple.
about-power = 8 and the bonuses of what is worn, less wounds and curse. A die is added to it in a fight.
about-ally = What this player adds to somebody else’s fight: about half the power.
about-curse = −2 power. It passes to the loser of an arena, and the Temple puts it away.
about-pot = { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
  } for whoever wins the first arena as attacker or defender.
about-deck = { $count ->
    [one] 1 card is left.
   *[other] { $count } cards are left.
  } When the last one is drawn, the game ends with that turn.
about-carcasses = Beaten monsters: for quests, for trade, and to break ties.
about-quests = Face-down secondary quests. Done, each pays its value and 4 gems; undone at the end, each costs 1 trophy.
about-unique = An ability that can be used once in the game.
about-ledger = What everybody can see of promises: how many were kept, and how many broken.
about-surplus = Gives no bonus. It can be traded until the end of the turn; then it goes back to the shop.
about-token = The type of monster the Ranger fights best.
about-plays = Plays this character: { $who }.
about-adventurer = Power { $power } (as an ally { $ally }), { $wounds ->
    [0] no wound
    [one] 1 wound
   *[other] { $wounds } wounds
  }, { $trophies ->
    [one] 1 trophy
   *[other] { $trophies } trophies
  }, { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
  }.
about-cursed = Cursed: −2 power.
about-item = Worn as { $slot }: +{ $bonus } power. { $price ->
    [one] Costs 1 gem.
   *[other] Costs { $price } gems.
  }
about-monster = { $type }, power { $power }. Beaten it yields { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
  } and { $trophies ->
    [one] 1 trophy
   *[other] { $trophies } trophies
  }, and its carcass.
about-fought = Has power { $power } now; alone, { $who } wins with { $alone }%.
about-flee = It is so strong that one may flee: no gain, no wound.
about-no-flight = One cannot flee from it now.
about-special = A special card: applied, and the expedition is over.
about-event = An event: it happens to everybody concerned, and another card is drawn.
about-quest = As main quest { $double } trophies and 4 gems, as secondary quest { $value } and 4 gems. Undone at the end, a main quest costs { $value }, a secondary one 1.
about-slot = A secondary quest that only its owner has read. It can be traded unseen.
about-type = Items, quests and the Ranger care for the type of a monster.
about-offer = { $sender } offers this to { $to }. What is handed over now changes hands on acceptance; the rest is promised.
about-promise = { $sender } has promised this to { $to }. Nothing but reputation compels.
about-promise-open = It is not judged yet.
about-promise-kept = It was kept.
about-promise-broken = It was broken.
about-promise-void = Its condition never came: nobody owes anything.
about-promise-waived = It was waived.
about-place-temple = For 2 gems all wounds heal and the curse is put away.
about-place-guild = For 2 gems you draw two quests and keep one. One a turn, at most three open ones.
about-place-stall = For 6 gems 1 trophy. Once a turn.
about-place-dungeon = Draw a card: monsters give gems and trophies, events and specials happen. One venture a turn is a must: this one, or the arena.
about-place-arena = Name a defender; all the others choose a side in secret. The winning side gains trophies, and a winning attacker plunders. From round 3 on.
about-side-attacker = Your ally value for the attacker. If he wins, you gain 1 trophy; if he loses, a wound.
about-side-defender = Your ally value for the defender. If he wins, you gain 1 trophy; if he loses, a wound.
about-side-neutral = You stay out: no gain, no wound.
about-die-green = The die of the active player, or of the attacker. The green side wins ties.
about-die-red = The die of the monster, or of the defender.
about-kritik = An 8 is a KritiK: it counts 16, and the losers take 2 wounds.
