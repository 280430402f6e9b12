# The command line in English.

error = questhall: { $message }
see-help = { $message } (see { $command } --help)
crash = something went wrong that should not have ({ $error }); the report is in { $file }. Saved games are not lost.
nowhere = no file, since none could be written

about = Dungeon-quest board games. Without a command: the hall opens in your browser.
examples =
    examples:
      questhall                                        open the hall in the browser
      questhall play                                   choose a game for the terminal
      questhall play dragonquest                       play alone
      questhall play dragonquest --players 3           you and two bots
      questhall play --resume                          go on with the last game
      questhall replay FILE --verify                   check every move and every throw
      questhall rules dragonquest skull                all rules about skulls
help-usage = usage:{" "}
help-help = show this help and leave
help-arguments = arguments
help-options = options
help-commands = commands
meta-command = COMMAND
meta-game = GAME
meta-file = FILE
meta-seats = WHO,WHO
meta-names = NAME,NAME
meta-option = KEY=VALUE
meta-rule = ID|WORD

play-short = play in the terminal, alone, at one keyboard or against bots
play-about = Play a game in the terminal. Every answer is saved when it is made; quitting keeps the game.
play-examples =
    examples:
      questhall play dragonquest
      questhall play dragonquest --players 3 --names Ada
      questhall play dragonquest --seats human,human,sane --option difficulty=gentle
      questhall play dragonquest --dice hand           you throw real dice
      questhall play dragonquest --seed 7 --plain      line mode, the same dice each time
      questhall play --resume                          go on with the last unfinished game
replay-short = step through a record, or verify it
replay-about = Step through the record of a game, forwards and backwards; or check it.
replay-examples =
    examples:
      questhall replay FILE.game.jsonl
      questhall replay FILE.game.jsonl --to 40 --plain
      questhall replay FILE.game.jsonl --verify        exit code 1 if anything is wrong
serve-short = open the hall for others to join
rules-short = read the rules by chapter, ID or word
rules-about = Read the rules of a game, with the rulings behind them.
rules-examples =
    examples:
      questhall rules dragonquest                      the chapters
      questhall rules dragonquest mov                  a chapter
      questhall rules dragonquest drq-mov-03           a rule and its rulings
      questhall rules dragonquest R06                  a ruling
      questhall rules dragonquest third skull          all rules with these words

arg-lang = language (default: the one of the environment)
arg-version = show the version and leave
arg-game = the game’s name, such as dragonquest
arg-seats = who plays each seat: human, or the name of a bot
arg-players = how many play: you and bots
arg-names = names of the players, in the order of the seats
arg-option = a table option; may be given several times
arg-dice = fair: nobody can foresee them, all can check them (default); seeded: the same for the same seed; hand: real dice
arg-seed = the seed of seeded dice, any word or number
arg-speed = how long bots’ answers and throws stay on the screen (default: normal)
arg-plain = line mode, for screen readers and pipes
arg-resume = go on with a saved game; without a file, the last unfinished one
arg-salvage = go on with what lies before the damage of a damaged file
arg-save = the file to keep the game in (default: the data folder)
arg-record = a record, *.game.jsonl
arg-to = the entry to begin at
arg-verify = recompute every move and every throw
arg-rule = a rule ID, a ruling, a chapter or words; nothing for the chapters
arg-all = the whole rulebook

arg-unknown = nothing is known of { $what }
arg-empty = { $which } needs a value
arg-choice = { $which }: { $what } is not one of { $known }
arg-value = { $which }: { $what } is not a number
arg-both = { $which } and { $what } exclude each other
arg-missing = missing: { $what }

no-game = there is no game called { $name }; there are: { $known }
bad-seat = { $word } is neither human nor a bot; bots are: { $bots }
bad-count = { $game } takes { $least } to { $most } players, not { $count }
too-many-names = { $names } names for { $seats } seats
bad-name = “{ $name }” cannot be a name: at most { $most } letters, without : @ or braces
bad-option = --option { $word } is not understood; write key=value, with one of: { $known }
bad-value = --option { $key }: { $value } is not one of { $known }
bad-json = --option { $key }: the value must be JSON, such as '[{"{"}"name": "Lamp", "stars": 3, "value": 900{"}"}]'
bad-setup = these options cannot be played: { $problem }
seed-without = --seed is for seeded dice, not for { $dice } ones; leave one of the two out
no-seed = --dice seeded needs a --seed
nothing-saved = there is no unfinished game in { $folder }; begin one with: questhall play dragonquest
no-secret = { $file } cannot be played on: the secret of its fair dice (the file { $file }.secret) is missing; questhall replay shows it
damaged = { $problem }.
salvage-ask =
    { $lines ->
        [one] One line before the damage is good. Go on from there? The damaged file is kept beside it. (y/n)
       *[other] The { $lines } lines before the damage are good. Go on from there? The damaged file is kept beside it. (y/n)
    }
salvage-no = left as it is
salvage-hint =
    { $lines ->
        [one] One line before it is good: questhall play --resume { $file } --salvage
       *[other] The { $lines } lines before it are good: questhall play --resume { $file } --salvage
    }

menu-line =
    { $game ->
        [none] { $what }
       *[other] { $game }: { $what }
    }
menu-ask = Type a number, or quit.

check-right = right  { $what }: { $found }
check-wrong = WRONG  { $what }: { $found }
check-open = open   { $what }: { $found }
check-lines = lines
check-header = header
check-moves = moves
check-dice = dice
check-throws = throws
check-result = result
verified = { $file }: everything that can be checked is right.
not-verified = { $file }: NOT right, see above.
rules-how = A chapter: questhall rules { $game } mov. A rule: questhall rules { $game } drq-mov-03. Words: questhall rules { $game } third skull.
