# The terminal in English.

refusal = { $why } [{ $rule }]
waiting-for = Waiting for { $who }.
waiting-for-you = { $name }, the game waits for you: { $ask }
throw-dice = Throw the dice: { $name }
not-understood = “{ $typed }” means nothing here: type the number of an option or its name; help lists the commands.

## Commands that can be typed; several words for one command are separated by commas

command-why = why
command-explain = explain, what
command-undo = undo, back
command-redo = redo
command-reset = reset
command-log = log
command-sheet = sheet
command-table = table, supply
command-rules = rules, rule
command-odds = odds
command-lang = lang, language
command-correct = correct
command-save = save
command-again = again, rematch
command-quit = quit, exit!, q
command-help = help

help-explain = explain { $thing }: what something is, what it does, and its rule
help-why = why { $thing }: why something cannot be chosen
help-undo = take back your last answer
help-redo = bring it back
help-reset = take back your whole turn
help-log = log 50: the last lines of the log
help-sheet = sheet 2, sheet Ben: a player’s sheet
help-table = what lies on the table for all
help-rules = rules { $rule }, rules { $word }: a rule, or all rules with that word
help-odds = chances worth knowing; with an answer behind it, those of that answer
help-lang = lang fr: switch the language
help-correct = correct { $faces }: the dice thrown by hand were typed wrongly
help-save = where this game is saved (every answer is saved when it is made)
help-again = a new game with the same players, once this one is over
help-quit = leave; the game is kept and goes on with --resume
help-help = this list
help-answers = An answer is its number, its name or a short form: { $answers }.

## Verbs of answers, as people type them

verb-walk = walk, go
verb-block = block, wall
verb-step-out = step out, out
verb-flee = flee
verb-steer = steer, demon
verb-hide = hide
verb-guess = guess, say
verb-stop = stop
verb-stay = stay
verb-leave = leave
verb-pass = pass, buy nothing, nothing
verb-take-nothing = take nothing, nothing
verb-decline = decline, block nothing
verb-take = take
verb-buy = buy
verb-use = use
verb-keep = keep
verb-scratch = scratch

set-reroll = Roll dice again: type their numbers, such as “{ $example }”
set-any = { $verb }: type several numbers, such as “{ $example }”

## Line mode

plain-welcome = { $title }. Type an answer, or help.
plain-over = The game is over. Type again for a rematch, undo, log, sheet, or quit.
pass-to = Pass the keyboard to { $name }, who presses Enter. The others look away.
dice-faces =
    { $count ->
        [one] one die: { $faces }
       *[other] { $count } dice: { $faces }
    }
dice-count =
    { $wanted ->
        [one] One die was thrown, but { $given } faces are typed.
       *[other] { $wanted } dice were thrown, but { $given } faces are typed.
    }
no-such-face = “{ $typed }” is on no side of this die. It has: { $faces }.
impossible-throw = These dice cannot show that together.
nothing-to-undo = There is nothing to take back or to bring back.
undone = Taken back.
undone-ahead = Taken back. You have seen what lies ahead; the dice will fall the same way.
redone = Brought back, with the same dice.
undo-consent =
    { $why ->
        [thrown] Dice were thrown since. Do all agree to take this back? (y/n)
        [revealed] Something hidden was shown since. Do all agree to take this back? (y/n)
       *[others] Others have acted since. Do all agree to take this back? (y/n)
    }
no-such-seat = There is no such player. At the table: { $names }.
no-such-language = Languages: { $langs }.
nothing-to-correct = No dice were thrown yet.
not-by-hand = The dice of this game are not thrown by hand.
not-kept = That could not be kept: { $problem }
corrected = Corrected.
not-over = The game is not over yet.
saved = The game is kept in { $file }; --resume goes on with it.
saved-over = The finished game is kept in { $file }.

## Asides

explain-what = Ask about something, such as: explain { $thing }.
explain-nothing = There is no “{ $thing }” on the table.
why-what = Ask why of something, such as: why { $thing }.
why-nothing = “{ $thing }” is nothing one could choose.
why-allowed = That can be chosen: { $thing }.
rule-source = Source: { $source }
rule-option = Table option: { $option }
rule-unknown = The rulebook has nothing under “{ $word }”.
rule-near = Near it: { $near }.

## The full screen

top-sheet = sheet of { $name }
top-supply = the table
top-replay = replay { $n } / { $last }
top-dice =
    { $source ->
        [fair] fair dice
        [seeded] seeded dice
        [hand] dice by hand
       *[other] { $source } dice
    }
rail-waiting = WAITING FOR YOU
rail-watch = WATCHING
rail-rolling = The dice are rolling.
rail-over = OVER
rail-pick = Pick { $keys } (* all), then Enter:
rail-arrows = Arrow keys walk.
rail-cursor = Arrow keys and Enter choose a square.
rail-faces = Keys give the faces in turn, Backspace takes one back, Enter says them.
hint-start = ? lists the keys · : types an answer · q saves and quits
hint-why = Why not? Move with the arrow keys or click; Enter asks, Esc ends.
hint-skip = any key skips
hint-pick-first = Pick at least one die, then Enter; 0 stops.
solid-wall = There is solid wall.
too-small = Too small: make the window { $width }×{ $height }, or play with --plain.
hint-which = Choose it in the list.
hint-over = Enter shows the result again.
replay-undone = This was taken back later.
replay-commands = next, back, an entry number, sheet, rules, lang, quit.
confirm-yes = y: yes
confirm-no = n: no
curtain = Pass the keyboard to
curtain-ready = Enter when nobody else is looking
end-seat = { $name }: { $score }, { $fate }
end-keys = r rematch · u take back · Esc look at the table · q quit
type-answer = an answer, dice faces, or a command such as why { $thing }
go-to-entry = entry number
rules-search = rule ID, chapter or word
close-keys = Esc closes

keys-title = Keys
keys-choose = 1-9 a-z
keys-choose-what = choose the option or pick the die with that key
keys-arrows = ← ↑ → ↓
keys-arrows-what = walk, or move to a square or an option
keys-enter = Enter
keys-enter-what = do it: roll the picked dice, take the square under the cursor
keys-type = :
keys-type-what = type an answer or a command in words
keys-why = w
keys-why-what = why not? then arrows or click; a click on anything dark says why at once
keys-undo = u r R
keys-undo-what = take back, bring back, take back the whole turn
keys-sheets = Tab F1-F4
keys-sheets-what = the sheets of the other players
keys-table = t
keys-table-what = treasures and objects still on the table
keys-odds = o
keys-odds-what = odds on or off
keys-rules = i
keys-rules-what = look up a rule
keys-lang = l
keys-lang-what = English, French
keys-correct = c
keys-correct-what = correct the last dice thrown by hand
keys-log = PgUp PgDn
keys-log-what = scroll the log
keys-quit = q
keys-quit-what = quit; the game is kept
keys-replay = ← → ↑ ↓
keys-replay-what = step back and forth, turn by turn; Home, End, g goes to an entry
signs-title = Signs

menu-title = Questhall
menu-tagline = The hall where dungeon-quest board games are played.
menu-resume = Go on with the last game
menu-alone = Play alone
menu-bots =
    { $count ->
        [one] Play against one bot
       *[other] Play against { $count } bots
    }
menu-hotseat = { $count } players at this keyboard
menu-keys =
    ↑ ↓ choose · ← → bots: { $level ->
        [easy] easy
        [strong] strong
       *[fair] fair
    } · Enter starts · l français · q quits

## What help shows as examples

example-thing = 1
example-rule = R01
example-word = dice
example-faces = 6 6
example-answers = 1, or the first letters of an option
