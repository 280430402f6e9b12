# The board of Donjon, Quêtes et Trahisons.
board-table = The table
board-close = Close
board-labelled = { $what }: { $words }
board-nothing = nothing

# Figures
board-round = Round { $round } · { $goal } trophies to win
board-setup = Setting up · { $goal } trophies to win
board-strip-setup = Setting up
board-strip-round = Round { $round }
chronicle-round = Round { $round }
board-goal = trophies to win
board-village-first = { $who } is in the village.
board-village-again = { $who } is back in the village.
board-goal-short = to win
board-race = Trophies: { $who }
board-brief = ★ { $trophies } · power { $power } · ◆ { $gems }
board-power = power
board-power-then = Your power would be { $n }
board-gain-means = more power than now
board-printed = printed { $n }
board-ally = as an ally
board-ally-short = ally
board-wounds = { $n ->
    [0] No wounds
    [one] { $n } wound
   *[other] { $n } wounds
  }
board-trophies = trophies
board-gems = gems
board-unique = Unique ability
board-trait = Trait
board-cursed = cursed: −2 power
board-token = Sworn enemy: { $type }
board-token-short = sworn enemy
board-surplus = surplus: no effect, back to the shop at the end of the turn
board-carcasses = { $n ->
    [one] { $n } carcass: { $type }
   *[other] { $n } carcasses: { $type }
  }
board-carcass-list = Carcasses
board-quests-word = { $n ->
    [0] no quest
    [one] { $n } quest
   *[other] { $n } quests
  }
board-open-quests = { $n ->
    [0] No secondary quest face down
    [one] { $n } secondary quest face down
   *[other] { $n } secondary quests face down
  }
board-completed = { $n ->
    [one] { $n } quest completed
   *[other] { $n } quests completed
  }
board-done-list = Completed quests
board-part-base = base
board-part-wounds = wounds
board-part-curse = curse
board-part-trait = trait

# The strip
board-last-round = Last round!
board-pot = gems in the pot for the first arena’s winner
board-pot-short = in the pot
board-bank = gems in the bank
board-bank-short = in the bank
board-deck = adventure cards left
board-deck-short = cards
board-guild-deck = quests left at the Guild
board-guild-deck-short = quests
board-until = until { $who }’s turn
board-ledger-open = Ledger
board-ledger-title = The ledger of promises
board-ledger-about = Whose word is worth something: every promise, kept or broken. Nobody can be made to keep one.
board-ledger = { $kept } kept, { $broken } broken
board-promised = to { $who }: { $what }
board-no-promises = No promise given.

# The village
board-ways = Your venture
board-dungeon = Into the dungeon
board-dungeon-hint = draw a card: monsters, gems, trophies
board-arena = Open the arena
board-arena-hint = 1 trophy and plunder: against whom?
board-arena-shut = Arena closed
board-temple = Temple
board-temple-hint = heals wounds and curse
board-guild = Guild
board-guild-hint = a new quest
board-stall = Trophy stall
board-stall-hint = +1 trophy
board-shop = The shop
board-slot-weapon = Weapons
board-slot-armour = Armours
board-slot-jewel = Jewels
board-sold-out = Sold out.
board-market = The market
board-market-look = See the goods
board-market-way = { $n ->
    [one] 1 good is within your reach
   *[other] { $n } goods are within your reach
  }
board-market-within = You have { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
  }: { $n ->
    [one] 1 of { $of } goods is lit, within your reach.
   *[other] { $n } of { $of } goods are lit, within your reach.
  }
board-best = best buy
board-market-best = Best buy: { $item }, +{ $n } for { $price ->
    [one] { $price } gem
   *[other] { $price } gems
  }.
board-market-none = You have { $gems ->
    [0] no gems
    [one] 1 gem
   *[other] { $gems } gems
  }: nothing is within reach. Monsters and deals bring some.
board-missing = You are { $n ->
    [one] 1 gem
   *[other] { $n } gems
  } short.

# The dungeon
board-against = against { $n }
board-alone = { $who } alone
board-extra-sworn = sworn enemy +{ $n }
board-extra-stand = last stand +{ $n }
board-extra-gear = gear { $n } here
board-extra-item = { $item } +{ $n }
board-offer = Make an offer …
board-offer-brief = Offer …
board-ask = Offer …
board-offer-help = Offer my help …
board-lanes = Who goes with { $who }? One ally adds half of his power (in blue).
board-lanes-mine = Who comes along? One ally adds half of his power (in blue).
board-lanes-bound = Who comes along? One ally adds half of his power (in blue). Then there is no fleeing.
board-lanes-brief = Who goes with { $who }?
board-lanes-mine-brief = Who comes along?
board-lanes-bound-brief = Who comes along? Then there is no fleeing.
board-thinks = is thinking …
board-you-win = You win
board-tie-mine = a tie is yours
# A power of one's own that may still turn the fight: no chance counts it in.
board-reserve = { $power } not counted
board-tie-of = a tie goes to { $who }
board-with-ally = { $power } + { $ally } from { $who }
board-chance = Chance to win
board-chance-with = Chance to win with { $who }
board-fight = Fight!
board-fight-alone = Fight alone
board-flee = Flee
board-flee-hint = nothing won, nothing lost
board-if-won-short = Victory
board-if-lost-short = Defeat
board-bit-nothing = nothing
board-bit-neither = no trophy, no wound
board-bit-quest = fulfils your { $quest }
board-bit-wounds = { $n ->
    [one] { $n } wound, { $worst } if the other side’s die is a KritiK (an 8)
   *[other] { $n } wounds, { $worst } if the other side’s die is a KritiK (an 8)
  }
board-bit-kritik = (KritiK: { $n })
board-bit-for = for { $who }
board-bit-promised = { $what }, promised to { $who }
board-bit-heals = battle-lust: the Barbarian recovers a wound
board-source-monster = { $n } from the monster
board-source-moon = { $n } by the Blood Moon
board-source-loop = { $n } by the Scavenger’s Loop
board-source-bounty = { $n } from the Guild Bounty
board-source-song = { $n } for the Minstrel’s fame
board-source-fingers = { $n } by light fingers
board-bit-plunder = plunder: half the gems, an item or a carcass
board-bit-plundered = plundered: half the gems, an item or a carcass
board-word-done = your quest
board-word-trophy = { $n ->
    [one] trophy
   *[other] trophies
  }
board-word-gem = { $n ->
    [one] gem
   *[other] gems
  }
board-word-drop = { $n ->
    [one] wound
   *[other] wounds
  }
board-word-bones = carcass
board-word-plunder = plunder
board-word-curse = curse
board-word-lifted = curse lifted
board-word-quest = a quest
board-word-temple = healing
board-word-unique = a wish
board-word-shield = its treasure
board-word-pot = the pot
board-no-ally = This one accepts no ally.
board-has-bid = asks
board-is-offered = is offered
board-offers-me = offers you
board-no-answer = leave it unanswered
board-unanswered = your offer, no answer yet:
board-offer-other = Another offer …
board-passed = has nothing to offer
board-spoils = Spoils to share with { $who }?
board-spoils-promised-brief = You promised: { $what }.
board-spoils-promised = You promised: { $what }. The shares below are set to it, but nothing obliges you.
board-spoils-free = You promised nothing. Whatever you give is a present.
board-spoils-gets = { $who } gets
board-you-keep = You keep
board-this-carcass = this carcass
board-share-so = Share it so
board-keep-all = Keep everything

# Second sight
board-sight-secret = Nobody else sees this card.
board-sight-keep = Keep this card
board-sight-slide = Slide it under the deck
board-sight-fight = Meet it: your power { $mine } against { $power }.
board-sight-event = It happens at once, and you draw on.
board-sight-special = You do what it says.
board-sight-next = Take the next card unseen, whatever it is. { $n } are left.

# The arena
board-attacker = Attacker
board-defender = Defender
board-crowd = The crowd
board-fist-open = deciding
board-fist-closed = fist closed
board-side-attacker = for the attacker
board-side-defender = for the defender
board-side-neutral = stays out
board-choose-side = Your fist, please: whom do you back?
board-turn-coat = The fists are open. Turn your coat?
board-side-stay = Stay
board-choose-attacker = The attacker
board-choose-defender = The defender
board-choose-neutral = Nobody
board-promised-help = +{ $n } promised = { $all }
board-kritik = KritiK!
board-throw = Roll!
board-upset = Against the odds: { $chance }!
board-tie = A tie goes to the green die: { $who } wins.
board-sum-die = die
board-sum-kritik = KritiK: { $face } counts { $n }
board-sum-doubled = die { $face }, Power Armour doubles
board-traitor = Traitor!
board-cry-won-barbarian = More! Who is next?
board-cry-won-warrior = As it is written in the drill book.
board-cry-won-thief = Was that your purse? Mine now.
board-cry-won-sorcerer = I had foreseen it. Roughly.
board-cry-won-ranger = Clean shot. Next trail.
board-cry-won-minstrel = Oh, this will make a fine song!
board-cry-lost-barbarian = Bah! I tripped over my beard.
board-cry-lost-warrior = An honourable scratch.
board-cry-lost-thief = I was never here.
board-cry-lost-sorcerer = The stars were badly drawn.
board-cry-lost-ranger = The wind was against me.
board-cry-lost-minstrel = We shall leave out this verse.
board-cry-betrays-barbarian = Promise? I hit who I like!
board-cry-betrays-warrior = My duty lay elsewhere.
board-cry-betrays-thief = You believed me? How sweet.
board-cry-betrays-sorcerer = The future has changed.
board-cry-betrays-ranger = Wrong prey, my friend.
board-cry-betrays-minstrel = A twist! Every ballad needs one.
board-cry-betrayed-barbarian = I will remember your skull!
board-cry-betrayed-warrior = You had sworn it!
board-cry-betrayed-thief = Robbed! Me, of all people!
board-cry-betrayed-sorcerer = This I had not foreseen.
board-cry-betrayed-ranger = I know your track now.
board-cry-betrayed-minstrel = You will be the villain of my song!
board-counts = as promised: { $who }
board-counts-one = { $who } for { $whom } (+{ $ally })
board-counts-nobody = nobody has promised a side
board-counts-nobody-else = nobody else has promised a side
board-balance = { $attacker } wins with { $a }, { $defender } with { $b }
board-balance-without = without you
board-side-wins = { $who } wins: { $chance }
board-close-parley = Enough talk: choose sides!
board-announced-double = Power Armour!
board-announced-rage = Blood rage!
board-announced-trail = New trail!

# Deals
board-deals = Deals
board-talk-to = Make an offer to
board-called-waiting = Everybody has heard the call, and thinks it over …
board-called-nobody = Everybody has been asked: nobody has anything to offer now.
board-haggle = Haggle
board-offer-to = An offer to { $who }
board-counter-to = Haggle with { $who }
board-offer-of = Offer of { $from } to { $to }
board-offers-you = { $who } offers you a deal
board-later-mark = promised
board-gives = { $who } gives
board-quick-free = nothing, for free
board-quick-carcass = the carcass
board-quick-pact = no arena
board-quick-company-give = my help next time
board-quick-company-want = their help next time
board-quick-pays = What do you offer { $who } for their help?
board-quick-wants = What do you ask for your help?
board-own-offer = Another offer …
board-i-give = I give
board-i-get = and { $who } gives me
board-nothing-yet = nothing yet
board-preset-won = if we win
board-preset-now = at once
board-deal-ally = help in this fight
board-deal-i-ally = my help in this fight
board-quick = Quick offers
board-you-give = You give
board-you-get = You get
board-events-met = Events of this turn
board-now = Now
board-now-hint = changes hands at once
board-no-gems = no gems yet
board-later = Promised
board-later-hint = for later; nobody can force it
board-gems-if-won = gems if we win
board-own-words = … in your own words (never judged)
board-word-is-free = What is promised is recorded and shown to all. Nobody can make you keep it.
board-as-ally = as ally in this fight
board-sworn = sworn: the game itself makes it be kept
board-support-odds = { $who } wins { $with } with you, { $without } without you.
board-sworn-offer = sworn (my unique ability): what I am promised will be kept
board-private = only the two of us see it
board-private-deal = between the two of you
board-send-offer = Send the offer
board-send-counter = Ask for this instead
board-send-breaking = Break my word and send it
board-offer-needs = Give, ask, promise or want something first.
board-accept = Accept
board-swear = Accept, sworn
board-torn = { $who } has your word for the other side: you could keep only one of the two.
board-calls-for-help = You promised to help { $who } when asked: any answer but “Accept” breaks your word.
board-decline = Decline
board-twist-won = Leave the dice: you have won
board-twist-lost = Leave the dice: no new throw can win this
board-decline-why = Say why:
board-too-little = Too little
board-too-much = Too much for me
board-mistrust = I do not believe you
board-said-too-little = { $n ->
    [0] “Too little.”
   *[other] “{ $offered }? Too little.”
  }
board-said-too-much = “That is too much for me.”
board-said-not-for = “Not for { $before }.”
board-said-mistrust = { $n ->
    [0] “I do not believe you.”
   *[other] “{ $offered }? I do not believe you.”
  }
board-said-no-word = { $n ->
    [0] “No.”
   *[other] “{ $offered }? No.”
  }
board-said-more = “Now it costs { $now }, not { $before }.”
board-said-instead = “Not for { $before }. I ask { $now }.”
board-said-asks = “I ask { $now }.”
board-counters-you = { $who } asks for another deal instead
board-asks-instead = asks instead
board-withdraw = Withdraw
board-less = less: { $what }
board-more = more: { $what }
board-term-gems = { $n ->
    [one] { $n } gem
   *[other] { $n } gems
  }
board-term-carcass = carcass: { $card }
board-term-quest = face-down quest no. { $n }
board-if-won = if we win: { $words }
board-pledge-gems = { $n ->
    [one] { $n } gem
   *[other] { $n } gems
  }
board-pledge-share = { $share } of the monster’s gems
board-pledge-trophy = { $n ->
    [one] { $n } trophy of the monster
   *[other] { $n } trophies of the monster
  }
board-pledge-this = this monster’s carcass
board-pledge-any = a carcass: { $type }
board-pledge-loot = the plundered item
board-pledge-attack = support for the attacker
board-pledge-defend = support for the defender
board-pledge-no-arena = no arena before round { $round }
board-brief-no-arena = no arena
board-brief-trophy = { $n ->
    [one] { $n } trophy
   *[other] { $n } trophies
  }
board-brief-ally-next = help in return
board-pledge-ally-next = ally when next asked, before round { $round }

# Promises
board-promises = Promises to keep
board-you-promised = You promised { $who }
board-promised-you = { $who } promised you
board-open = open
board-due = due
board-kept = kept
board-broken = broken
board-void = void
board-waived = let off
board-refused = refused
board-delivered = { $n } delivered
board-pay = Keep my word
board-refuse = Refuse
board-waive = Let off
board-part = gems of it
board-pay-part = Pay a part
board-pay-later = You can still pay before the turn ends.

# One’s own corner
board-mine = Your quests and gear
board-gear = Your gear
board-main = main quest: { $n } trophies
board-secondary = secondary quest: { $n ->
    [one] { $n } trophy
   *[other] { $n } trophies
  }
board-progress = { $n } of { $of }
# Quests that measure something instead of counting it.
board-progress-giant_feller = { $n ->
    [0] no carcass yet
   *[other] strongest carcass: { $n } of { $of }
  }
board-progress-lone_wolf = { $n ->
    [0] none beaten alone yet
   *[other] strongest beaten alone: { $n } of { $of }
  }
board-progress-colossus = power { $n } of { $of }
board-progress-hoard = { $n } of { $of } gems
board-progress-keen_edge = weapon +{ $n } of +{ $of }
board-progress-panoply = bonuses +{ $n } of +{ $of }
board-progress-wretch = behind by { $n } of { $of }
board-met = fulfilled
board-unmet = not fulfilled
board-you-are = You are the { $who }
# Talent and ability, a line each
board-trait-barbarian = When your side wins, you recover 1 wound.
board-trait-warrior = +1 power while you wear an armour.
board-trait-thief = Arena won by your side: 1 gem from each loser.
board-trait-sorcerer = You alone see the first card, and may refuse it.
board-trait-ranger = +4 in the dungeon against the kind on your token (Dragon: +6).
board-trait-minstrel = +1 gem for each dungeon fight won as the ally.
board-unique-barbarian = Once, before the dice: your die is an 8, a KritiK.
board-unique-warrior = Once, before the dice: +3 to your side.
board-unique-thief = Once, when the fists are open: you change sides.
board-unique-sorcerer = Once, after the dice: one die is rolled again.
board-unique-ranger = Once, before the dice: the monster becomes your sworn enemy.
board-unique-minstrel = Once: what you are promised will be kept, it is sworn.
board-claim = Show it and score
board-goal-line = The first to { $goal } trophies wins. Monsters, arenas and quests bring them, and bargains bring help.
board-goal-brief = Monsters, arenas and quests bring trophies.
board-quest-done = If you do it
board-quest-undone = If you never do
board-quest-else = else
board-quest-often = Done in
board-quest-often-share = { $done } of games
board-quest-often-of = done in { $done }

# The end
board-end-you = you
board-end-fights = fights, arenas and the stall
board-end-quests = quests
board-end-lost = unfinished quests
board-end-why = { $who } won { $fights } trophies in fights, arenas and at the stall, and { $quests } by quests.
board-end-lead = That is { $n } ahead of { $who }.
board-end-betrayal = Betrayal of the game
board-end-deal = The dearest word kept
board-end-keeper = The surest word
board-end-word = { $who } to { $to }: { $what }
board-end-kept = { $who }: { $words }
board-player = Player
board-quests = Quests
board-total = Total
board-scene-broken = A word is broken
board-scene-broken-to-you = You are betrayed!
board-scene-broken-by-you = You have broken your word
board-scene-bell = The bell rings
board-scene-claimed = A quest is done
board-scene-cursed = A curse

# Dice
board-die-green = green { $face }
board-die-red = red { $face }
board-dice-fight = The fight
board-dice-first = Who begins?
board-dice-blades = Corridor of Blades
board-dice-clover = Glass Clover
board-dice-twist = Twist of fate

# Tips
board-tip-venture = Each turn needs one venture: the dungeon, or an arena.
board-tip-ally = Too strong? Offer something: one ally adds half of his power.
board-tip-side = Back who will win: 1 trophy. Nobody sees your fist.
board-tip-promise = Keep your word or don’t: the ledger remembers either.

# What items do, in few words
board-effect-ally_bonus = +{ $n } as an ally.
board-effect-arena_bonus = +{ $n } as attacker or defender.
board-effect-defender_bonus = +{ $n } as defender.
board-effect-vs_type = +{ $n } against { $type }.
board-effect-double_once = Once: doubles power and die, then is gone.
board-effect-no_wound_from = No wounds from { $type }.
board-effect-quest_cost = Quests cost { $n }.
board-effect-quest_draw = Draws { $n } quests, keeps 1.
board-effect-gem_per_monster = +{ $n } gem per monster beaten.
board-effect-wound_shield = One wound fewer each time.
board-effect-reroll_low = Rolls 1 and 2 again.
board-effect-dragon = Won from its dragon.

# Standing instructions

board-orders = Automatic answers
board-orders-some = Automatic answers ({ $n })
board-orders-why = The game answers for you as soon as these apply. Nobody else sees them; you can change them whenever you may speak.
board-orders-ally = Go along as an ally, from this price on
board-orders-side = Close my fist in an arena
board-orders-side-ask = ask me
board-orders-side-attacker = with the attacker
board-orders-side-defender = with the defender
board-orders-side-neutral = with nobody
board-orders-side-against_leader = against the one with more trophies
board-orders-side-promised = the side I have promised
board-orders-settle = Pay what I owe when it falls due
board-orders-claim = Claim my quests at once
board-orders-save = Save
board-orders-later = You can change them when people may speak again.

# The legend of the rules page
board-legend-dice = Dice
board-legend-signs = Signs
board-legend-types = Kinds of monster
board-legend-characters = Characters
board-legend-quests = Quests
board-legend-items = Items
board-legend-adventures = Adventure cards
board-legend-die-green-8 = green die: active player or attacker; at equal totals green wins. K is an 8, a KritiK: it counts 16, and the losers take 2 wounds
board-legend-die-red-5 = red die: monster or defender; an 8 is a KritiK here too
board-legend-gem = gems
board-legend-trophy = trophies
board-legend-drop = a wound
board-legend-curse = the curse
board-legend-lifted = a curse is lifted
board-legend-fist = a secret choice in the arena
board-legend-swords = a fight
board-legend-quest = a quest
board-legend-done = a quest fulfilled
board-legend-bones = a carcass
board-legend-plunder = plunder: half the gems, an item or a carcass
board-legend-power = power
board-legend-ally = an alliance, or what one is worth as an ally
board-legend-temple = the Temple: wounds and curse go
board-legend-guild = the Guild and its quests
board-legend-stall = the trophy stall
board-legend-dungeon = the dungeon
board-legend-arena = the arena
board-legend-pot = the pot, for the first arena
board-legend-bank = gems left in the bank
board-legend-deck = adventure cards left
board-legend-promise = a promise, open or kept
board-legend-torn = a broken promise
board-legend-unique = a unique ability, once a game; the star goes when it is used
board-legend-flee = fleeing
board-legend-village = the village
board-legend-shield = armour spent
board-legend-neutral = neutral; a side changed
board-legend-bell = the last round
board-legend-crown = victory

## What one tap does, what a word costs, what a talk is about

board-pass-asked = Offer nothing until somebody asks me
board-pass-asked-about = Stops when an offer, a debt or a fist waits for your word.
board-pass-turn = Offer nothing until my turn
board-pass-turn-about = Says no to offers and stays out of arenas. Stops only for what cannot be passed: a debt, a side you promised, a quest.
board-breaks-word = breaks your word to { $who }
board-sure-break = This breaks your word
board-sure-break-text = You have promised { $who } another side. Everybody will see it when the fists open.
board-sure-help-text = You have promised to help { $who } when asked, and are asked now. Everybody will see it.
board-sure-break-yes = Break it
board-sure-spoils-text = You would keep what you have promised { $who }. Everybody will see it.
board-sure-twist = Spend your Twist of fate?
board-sure-twist-text = It serves once in the whole game.
board-stakes-alone = alone
board-stakes-with = with { $who }
board-stakes-with-you = with you
board-stakes-wins = You win without { $who }
board-stakes-wins-you = { $leader } wins without you
board-stakes-loot = Loot: { $gems ->
    [one] 1 gem
   *[other] { $gems } gems
  }, { $trophies ->
    [one] 1 trophy
   *[other] { $trophies } trophies
  }
board-stakes-asks = { $who } asks
board-stakes-arena = { $attacker } against { $defender }
board-stakes-support = { $who } brings +{ $n }
board-stakes-support-you = You bring +{ $n }
board-keepsake = The gold is the final count; what is broken off was lost to unfinished quests.

## How a fight has ended, said to whoever was in it

board-you-turn-begins = Your turn.
board-you-unhelped = { $who } fights alone: your offer was not taken.
board-you-offer-lapsed = { $why ->
    [ally] Your offer is off: { $ally } is the ally.
   *[gone] Your offer is off: what it was about is gone.
  }
board-you-monster-beaten = You beat { $card }!
board-you-monster-won = You lose to { $card }.
board-you-arena-won = You win the arena against { $other }!
board-against-you-arena-won = { $who } wins the arena against you!
board-you-dragon-item-won = You take { $item } from the dragon’s hoard!
board-you-trophies-gained = You score { $points ->
    [one] a trophy.
   *[other] { $points } trophies.
  }
board-you-pot-taken = The pot goes to you: { $gems ->
    [one] a gem.
   *[other] { $gems } gems.
  }
board-you-wounded = You take { $wounds ->
    [one] a wound
   *[other] { $wounds } wounds
  } and have { $now }.
board-you-recovered = You recover { $wounds ->
    [one] a wound
   *[other] { $wounds } wounds
  } and have { $left } left.
board-you-cursed = { $passed ->
    [yes] The curse passes from { $from } to you.
   *[no] You are cursed: 2 power less.
  }
board-you-gems-paid = You pay { $gems ->
    [one] a gem.
   *[other] { $gems } gems.
  }
board-you-gems-gained = { $why ->
    [by-monster] You take the monster’s { $gems ->
        [one] gem.
       *[other] { $gems } gems.
      }
    [by-loop] Scavenger’s Loop: you find { $gems ->
        [one] a gem
       *[other] { $gems } gems
      } more.
    [by-bounty] Guild Bounty: you are paid { $gems } gems more.
    [by-moon] Blood Moon: { $gems ->
        [one] a gem
       *[other] { $gems } gems
      } more for you.
    [by-song] Fame pays: { $gems ->
        [one] a gem
       *[other] { $gems } gems
      } for you.
   *[other] You gain { $gems ->
        [one] a gem.
       *[other] { $gems } gems.
      }
  }

## What the others did since one's last turn

board-recap-beats = beats { $card }
board-recap-beats-with = beats { $card } with { $own ->
    [yes] you
   *[no] { $ally }
  }
board-recap-monster-won = beaten by { $card }
board-recap-fled = runs from { $card }
board-recap-special-met = { $card }
board-recap-arena-won = wins the arena against { $own ->
    [yes] you
   *[no] { $other }
  }
board-recap-arena-lost = loses the arena to { $own ->
    [yes] you
   *[no] { $other }
  }
board-recap-betrays = betrays { $own ->
    [yes] you
   *[no] { $other }
  }
board-recap-plunders = takes { $thing } from you
board-recap-plunders-gems = takes { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
  } from you
board-recap-trophies = +{ $n } { $n ->
    [one] trophy
   *[other] trophies
  }
board-recap-gems = +{ $n } { $n ->
    [one] gem
   *[other] gems
  }
board-recap-buys = buys { $item }
board-recap-quest = fulfils { $quest }
