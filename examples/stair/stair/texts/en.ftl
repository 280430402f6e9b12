title = The Long Stair
tagline = One more step. What could go wrong?
facts = 2 to 4 players · 5 minutes · push your luck
credit = An example game
about = A stair, a torch and a die. Every step brings gold, and every step may bring the gust of wind that takes it all.
notice = An example of a game in a package of its own.
bot-easy = easy
    .about = Goes on or turns back as it pleases.
bot-fair = fair
    .about = Turns back with a little.
bot-strong = strong
    .about = Turns back when another step no longer pays.
bot-patient = patient
bot-hasty = hasty

event-turn-begins = { $hero } lights a torch and steps down.
event-found = { $hero } finds { $gold } gold and carries { $all }.
event-dark =
    { $gold ->
        [0] A gust: the torch of { $hero } is out on the first step.
       *[other] A gust: the torch is out, and { $hero } loses { $gold } gold in the dark.
    }
event-saved = { $hero } brings { $gold } gold up and has { $all }.
option-deeper = Go deeper with { $gold } gold in hand
option-back = Go back up and save { $gold } gold
result-won = { $hero } is the richest on the stair.
reason-over = The game is over.
reason-not-you = { $hero } is on the stair; you wait above.
ref-die = the die
ref-purse = the purse
about-die = 2 to 6 is gold to carry, 1 is a gust of wind.
about-purse = { $gold } gold, not saved yet.
ask-Choice = Deeper, or back up?
wait-Choice = Waiting for { $who } on the stair.
throw-step = Throw the die for a step: what does it show?
setting-goal = Gold to win
setting-goal-about = How much gold must be saved.
setting-goal-20 = 20: a short game
setting-goal-40 = 40: a long one
label-carried = Carried: { $gold } gold
label-goal = Goal: { $gold } gold
