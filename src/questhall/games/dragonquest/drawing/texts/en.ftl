# What the terminal’s drawing of DragonQuest says, besides the texts of the game itself.

drq-mark-miss = misses
drq-mark-venom = spider
drq-mark-demon = demon
drq-trap-arrow = Arrow
drq-trap-trapdoor = Trapdoor
drq-trap-fog = Fog
drq-pool =
    { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    }
drq-short-skull = skull
drq-short-double = 2×skull
drq-short-room = room
drq-short-corridor = corr.
drq-short-find = find
drq-short-blank = blank
rail-set-empty = roll the picked dice again
drq-dragons =
    { $dragons ->
        [0] No dragon
        [one] 1 dragon
       *[other] { $dragons } dragons
    } of 7 set aside, { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } in the chamber.
drq-open = Open: { $squares }.
drq-none = nothing
drq-dice = Dice: { $dice }.
drq-red = red
drq-odds-danger = Danger with these dice: { $risk }%.
drq-odds-wake =
    The next chamber throw ({ $dice } dice) wakes the dragon: { $wake ->
        [0] under 0.1%
       *[other] { $wake }%
    }.
drq-odds-need =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    } to go, { $suns ->
        [0] no sun
        [one] 1 sun
       *[other] { $suns } suns
    } left after this turn: the pace needed is { $need } a turn, a turn brings about 1.5 steps.
drq-treasure = { $name }: { $stars } stars, worth { $value }
drq-object = { $name }: { $cost } find points. { $effect }
drq-end-loot = Coins { $coins }, treasures { $treasures }, objects { $objects }.
drq-sign-hero = the hero
drq-sign-start = Start
drq-sign-exit = Exit
drq-sign-line = the hero’s line; a dot where a move ended
drq-sign-block = blocked square
drq-sign-demon = demon, and where it has been
drq-sign-orange = orange square (easier start)
drq-sign-black = black square (the demon’s)
drq-sign-lit = can be chosen; the arrow is the key
drq-sign-eyes = dragon’s eyes: open, shut; the seventh wakes it
drq-sign-finds = find points; at 4, 5 and 6 an object can be bought
drq-sign-scratched = a coin that was lost
drq-sign-way = steps left to the exit, by way of the chamber
drq-sign-skip = and the next turn is missed

## What help shows as examples

example-thing = b6
example-rule = drq-mov-03
example-word = skull
example-faces = skull room …
example-answers = walk square:B6, or b6, stop, rope; 2 4 for dice
