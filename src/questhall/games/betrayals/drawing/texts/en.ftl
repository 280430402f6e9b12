dqt-headline = Round { $round } · to { $goal } trophies · pot { $pot } · { $deck } cards left
dqt-last = last round!
dqt-main = Main quest: { $quest }, { $n } of { $of } (2 × { $value } trophies). { $asks }
dqt-quest = Quest: { $quest }, { $n } of { $of } ({ $value ->
    [one] { $value } trophy
   *[other] { $value } trophies
  }). { $asks }
dqt-dealt = To choose from: { $quest }. { $asks }
dqt-ware = { $item }: { $price ->
    [one] { $price } gem
   *[other] { $price } gems
  }, +{ $bonus }
dqt-promise = { $who } to { $to }: { $what }
dqt-monster = { $card }: power { $power }, { $gems ->
    [one] { $gems } gem
   *[other] { $gems } gems
  }, { $trophies ->
    [one] { $trophies } trophy
   *[other] { $trophies } trophies
  }
dqt-alone = Alone with { $power }: { $chance }%
dqt-with = With { $who }: { $chance }%
dqt-arena = Arena: { $attacker } ({ $green }) against { $defender } ({ $red })
dqt-chance = The attacker wins without anybody’s help: { $chance }%
dqt-chance-promised = The attacker wins if everybody keeps to the promised side: { $chance }%
dqt-third = { $who } ({ $ally }): { $side }
dqt-dice = Dice: green { $green }, red { $red }
dqt-score = { $score } trophies at the final count ({ $trophies } before it)
dqt-lost = { $quest }: −{ $points }
dqt-sign-trophies = trophies
dqt-sign-power = power / ally value
dqt-sign-wounds = wounds
dqt-sign-gems = gems
dqt-sign-quests = open secondary quests
dqt-sign-unique = unique ability not used yet
dqt-sign-kept = promises kept, quests done
dqt-sign-broken = promises broken
dqt-sign-carcass = carcass
dqt-sign-curse = cursed
dqt-sign-fist = a fist is closed
dqt-trait = Trait: { $name }. { $about }
dqt-unique = Unique ability: { $name }. { $about }
dqt-unique-spent = Unique ability, used up: { $name }. { $about }
dqt-token = Token of a sworn enemy: { $type }
dqt-cursed = Cursed: −2 power
dqt-odd = I do not understand “{ $word }” in this bargain. For example: { dqt-deal-example }
dqt-deal-example = deal Ben; give 3, Double Axe; ask quest 7; promise 2, trophy; want attacker; ally; private; "no tricks"
dqt-deal-about = an offer in your own words; later also share 1/2, carcass undead, loot, peace 6, help 6, 2 always, 2 by round 6; pay 3, 1 gem pays a part
dqt-word-deal = deal, bargain
dqt-word-pay = pay
dqt-word-give = give
dqt-word-ask = ask
dqt-word-promise = promise
dqt-word-want = want
dqt-word-ally = ally
dqt-word-private = private
dqt-word-sworn = sworn
dqt-word-gems = gem, gems
dqt-word-quest = quest
dqt-word-share = share
dqt-word-trophy = trophy
dqt-word-carcass = carcass
dqt-word-loot = loot
dqt-word-attacker = attacker
dqt-word-defender = defender
dqt-word-peace = peace
dqt-word-help = help
dqt-word-always = always
dqt-word-round = round

## What help shows as examples

example-thing = seat:1
example-rule = dqt-are-02
example-word = promise
example-faces = 6 3
example-answers = arena seat:1, or dungeon, pass, accept
