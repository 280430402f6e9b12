# The command line in English.

error = questhall: { $message }
see-help = { $message } (see { $command } --help)
crash = something went wrong that should not have ({ $error }); the report is in { $file }. Saved games are not lost.
bad-proxy = { $address } is no address and no net of a proxy; write 192.0.2.7 or 10.0.0.0/8
limit-time = this took longer than { $seconds } seconds and was given up: the file is too large or too intricate.
limit-memory = this took more memory than any such file needs and was given up.
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
meta-url = URL
meta-host = HOST
meta-mail = MAIL
meta-level = LEVEL
meta-seats = WHO,WHO
meta-names = NAME,NAME
meta-option = KEY=VALUE
meta-quest = QUEST
meta-lesson = LESSON
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
      questhall play heroquest --option quest_file=@mine.toml
      questhall play --resume                          go on with the last unfinished game
learn-short = a first game that teaches you how to play
learn-about = A first game of about five minutes: it says what to do, why, and by which rule. Leave it at any time; questhall play --resume goes on.
learn-examples =
    examples:
      questhall learn dragonquest
      questhall learn dragonquest --plain --lang fr
replay-short = step through a record, or verify it
replay-about = Step through the record of a game, forwards and backwards; or check it.
replay-examples =
    examples:
      questhall replay FILE.game.jsonl
      questhall replay FILE.game.jsonl --to 40 --plain
      questhall replay FILE.game.jsonl --verify        exit code 1 if anything is wrong
      questhall replay FILE.game.jsonl --browser       the replay page of the hall
backup-short = copy the whole hall into one file
backup-about = Copy all tables, games, seats and keys into one new file. The hall may go on being played in meanwhile.
backup-examples =
    examples:
      questhall backup hall-monday.backup
      questhall backup hall-monday.backup --database postgresql://user:password@host/db
arg-backup = the new file; it holds the secrets of games under way
backup-done = { $count ->
    [one] { $count } table is
   *[other] { $count } tables are
 } in { $file }. Keep it where only you read it.
backup-there = { $file } is there already. A backup goes into a new file.
backup-no-hall = There is no hall to copy: { $file } is not there.
backup-no-folder = There is no folder { $file }.
restore-short = bring a backup back into an empty database
restore-about = Bring everything of a backup into a database that has no tables yet, of either kind. All of it or nothing.
restore-examples =
    examples:
      questhall restore hall-monday.backup
      questhall restore hall-monday.backup --database postgresql://user:password@host/db
arg-restore = a file that `questhall backup` made
restore-done = { $count ->
    [one] { $count } table is
   *[other] { $count } tables are
 } back from { $file }.
restore-no-file = There is no file { $file }.
restore-no-backup = { $file } is no backup of a hall.
restore-not-empty = That database has tables already. Stop the hall, put its file aside or name an empty database with --database.
copying-failed = Nothing was changed: { $problem }
doctor-short = look whether the hall and its games are well
doctor-about = Look the hall over: versions, disk, database, and whether every game can be played on. It says what to do.
doctor-examples =
    examples:
      questhall doctor                                 the hall of this machine; exit code 1 if anything is wrong
      questhall doctor --database postgresql://user:password@host/db
doctor-right = good   { $what }
doctor-wrong = WRONG  { $what }
doctor-versions = Questhall { $version } ({ $form }), Python { $python }, SQLite { $sqlite }
doctor-no-database = There is no hall yet: { $file } is made when it is first opened.
doctor-disk = { $megabytes } MB are free in { $folder }
doctor-disk-advice = Make room: when the disk is full the hall refuses every move, and loses none.
doctor-file-sound = { $file } is sound
doctor-file-unreadable = { $file } cannot be read: { $problem }
doctor-file-damaged = { $file } is damaged: { $problem }
doctor-file-advice = Stop the hall, copy the file and those beside it (-wal, -shm) elsewhere, and put back the last backup.
doctor-schema = the database has schema { $schema }, the present one
doctor-schema-old = the database has schema { $schema }; it is now brought to { $newest }
doctor-too-new = { $problem }
doctor-too-new-advice = Install the version of Questhall that made it, or a later one.
doctor-no-store = the database cannot be used: { $problem }
doctor-no-store-advice = Is the address right, does the server run, may this user write there?
doctor-writes = the database ({ $kind }) takes what is written and gives it back
doctor-no-write = nothing can be written: { $problem }
doctor-no-write-advice = Look at the disk and at who may write; nothing that was acknowledged is lost.
doctor-game-bad = the game at table { $table } cannot be played on: { $problem }
doctor-game-advice = Its lines are kept. Start the version of Questhall it was played with, or report it with its record.
doctor-games = { $good } games can be played on or looked at, { $bad } cannot
doctor-saves = { $count } games are saved in files, { $bad } of them damaged
doctor-save-advice = questhall play --resume FILE --salvage goes on from the last good line.
doctor-well = All is well.
doctor-ill = Something is wrong; what to do stands below each line.
serve-short = open the hall for others to join
serve-about = Serve the hall: tables, pages for browsers and an API for programs. Every accepted move is on disk.
serve-examples =
    examples:
      questhall serve --lan                            for everybody in the house; shows a QR code
      questhall serve --port 80 --host 0.0.0.0         for everybody who reaches this machine
      questhall serve --database postgresql://user:password@host/db --workers 4
      questhall serve --behind-proxy --public-url https://hall.example.org
rules-short = read the rules by chapter, ID or word
rules-about = Read the rules of a game, with the rulings behind them.
rules-examples =
    examples:
      questhall rules dragonquest                      the chapters
      questhall rules dragonquest mov                  a chapter
      questhall rules dragonquest drq-mov-03           a rule and its rulings
      questhall rules dragonquest R06                  a ruling
      questhall rules dragonquest third skull          all rules with these words
quest-short = check, begin, import or export a quest
quest-about = Quests as files, for games that have them; the pages about quests in docs explain every key. A file says its game by itself.
quest-examples =
    examples:
      questhall quest new mine.toml                    a small quest to begin with
      questhall quest new --game GAME mine.toml        the same for another game
      questhall quest check mine.toml                  everything that is wrong, with file and line
      questhall quest import map.xml                   a HeroScribe map becomes map.toml
      questhall quest export mine.toml                 a quest becomes the HeroScribe map mine.xml
quest-check-short = find what is wrong with quest files
quest-check-about = Say everything that is wrong with some quests: file, line, place and rule. Several files are also checked as a campaign. Exit code 1 if anything is wrong.
quest-check-examples =
    examples:
      questhall quest check mine.toml
      questhall quest check quests/*.toml
quest-new-short = write a small quest to begin with
quest-new-about = Write a small quest that can be played as it is, with every usual part in it.
quest-new-examples =
    examples:
      questhall quest new mine.toml
      questhall quest new --game GAME mine.toml
quest-import-short = make a quest file of a map of another program, such as HeroScribe
quest-import-about = Make a quest file of HeroScribe's XML. What the map cannot say is marked FIXME; what could not be taken over is listed at the top.
quest-import-examples =
    examples:
      questhall quest import map.xml
      questhall quest import map.xml mine.toml
quest-export-short = make a map for another program, such as HeroScribe, of a quest file
quest-export-about = Draw a quest for HeroScribe. Its texts become notes, in your language; events and effects stay behind.
quest-export-examples =
    examples:
      questhall quest export mine.toml
      questhall quest export mine.toml map.xml --lang fr

arg-lang = language (default: the one of the environment)
arg-version = show the version and leave
arg-game = the game’s name, as in the examples
arg-seats = who plays each seat: human, a level (easy, fair, strong) or the name of a bot
arg-players = how many play: you and bots
arg-play-bots = how the bots play: easy, fair (default) or strong
arg-names = names of the players, in the order of the seats
arg-option = a table option; may be given several times; @FILE takes the value from a file
arg-play-quest = which quest: its number, its name, or a file of your own, which is checked first
arg-dice = fair: nobody can foresee them, all can check them (default); seeded: the same for the same seed; hand: real dice
arg-seed = the seed of seeded dice, any word or number
arg-speed = how long bots’ answers and throws stay on the screen (default: normal)
arg-plain = line mode, for screen readers and pipes
arg-resume = go on with a saved game; without a file, the last unfinished one
arg-salvage = go on with what lies before the damage of a damaged file
arg-save = the file to keep the game in (default: the data folder)
arg-record = a record, *.game.jsonl
arg-to = the entry to begin at
arg-replay-browser = show it in the browser, on the replay page of the hall
arg-verify = recompute every move and every throw
arg-rule = a rule ID, a ruling, a chapter or words; nothing for the chapters
arg-all = the whole rulebook
arg-host = the address to listen at (default: this machine only)
arg-port = the port (default 8765; 0 takes a free one)
arg-lan = listen in the local network and show the address as a QR code
arg-database = sqlite:///file or postgresql://… (default: a file in the data folder)
arg-workers = server processes (default 1)
arg-bots = processes that think for bots
arg-public-url = how people reach the hall through a proxy
arg-origin = another page that may connect; may be given several times
arg-rate = requests a second per key or address (default 40; 0: no limit)
arg-behind-proxy = a proxy calls: believe the last address it adds to X-Forwarded-For, and X-Forwarded-Proto
arg-trusted-proxy = another proxy of yours before that one, as an address or a net (10.0.0.0/8); may be given often
arg-keep-days = delete finished tables after so many days (default: never)
arg-private-webhooks = webhooks may call the operator’s own network
arg-push-key = web push: the file of the key, made if missing
arg-push-contact = web push: mailto: or https: of the operator
arg-log = log every request (addresses and paths, never keys)
arg-quests = quest files
arg-quest = a quest file
arg-new-quest = the file to write; it must not exist yet
arg-foreign = a map of another program, such as HeroScribe’s XML
arg-quest-out = the quest file to write (default: the same name with .toml)
arg-foreign-out = the map to write (default: the same name with that program’s ending)
arg-quest-game = the game it is a quest of (default: the first that can do this)

arg-unknown = nothing is known of { $what }
arg-empty = { $which } needs a value
arg-choice = { $which }: { $what } is not one of { $known }
arg-value = { $which }: { $what } is not a number
arg-both = { $which } and { $what } exclude each other
arg-missing = missing: { $what }

no-game = there is no game called { $name }; there are: { $known }
no-quests = { $game } has no quests to choose from
no-quest = --quest: there is no quest { $word } and no such file; write 1 to { $most }, a file, or one of { $known }
quest-unplayable = { $file } cannot be played; what is wrong with it stands above
quest-of-other = { $file } is a quest of { $game }
bad-seat = { $word } is neither human nor a bot; bots are: { $bots }
bad-count = { $game } takes { $least } to { $most } players, not { $count }
too-many-names = { $names } names for { $seats } seats
bad-name = “{ $name }” cannot be a name: at most { $most } letters, without : @ or braces
bad-option = --option { $word } is not understood; write key=value, with one of: { $known }
bad-value = --option { $key }: { $value } is not one of { $known }
bad-file = --option { $key }: { $file }: { $problem }
bad-json = --option { $key }: the value must be JSON, such as '[{"{"}"name": "Lamp", "stars": 3, "value": 900{"}"}]'
bad-setup = these options cannot be played: { $problem }
seed-without = --seed is for seeded dice, not for { $dice } ones; leave one of the two out
no-seed = --dice seeded needs a --seed
cannot-listen = the hall cannot listen at { $where } ({ $why }); take another port with --port
no-push-contact = --push-key needs --push-contact mailto:you@example.org
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
menu-ask = Type a number (and easy or strong behind it for other bots), or quit.

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

quest-verb-missing = say what to do: questhall quest check, new, import or export (see questhall quest --help)
quest-good = { $file }: “{ $title }” can be played ({ $facts }).
quest-bad =
    { $count ->
        [one] { $file }: one problem.
       *[other] { $file }: { $count } problems.
    }
quest-made = { $file } is written.
quest-there = { $file } is there already; name another file
quest-unreadable = { $file }: { $problem }
quest-no-foreign = { $file } { $problem }
quest-no-game = { $game } has no quests that this could be done with; there are: { $known }
quest-no-exchange = quests of { $game } are not exchanged with other programs

simulate-short = play many games between bots and report
simulate-about =
    Play many games between bots on all cores and report what came out, with 95% confidence intervals.
    The same seed gives the same figures, on any machine and any number of cores. Ctrl-C reports what is done so far.
simulate-examples =
    examples:
      questhall simulate dragonquest --seats sane --games 10000
      questhall simulate dragonquest --seats sane --players 4
      questhall simulate dragonquest --seats good,sane,sane,sane --rotate --out ladder.json
      questhall simulate dragonquest --seats reckless:4 --option difficulty=grim --seed 7
      questhall simulate dragonquest --bots           which bots there are
      questhall simulate heroquest --quest 1 --seats fair --players 5 --games 200
      questhall simulate betrayals --seats normal --players 4 --games 5000 --out runs/donjon
      questhall simulate --resume runs/donjon         play on after Ctrl-C, or a power cut
      questhall simulate dragonquest --seats sane --compare grim.toml
      questhall simulate heroquest --quest 1 --seats fair --players 5 --content sharp-goblins.toml
      questhall simulate deckbox --seats fair --players 3 --games 100000 --on ray://10.0.0.5:10001 --out runs/three
meta-bots = BOT,BOT
arg-simulate-seats = one bot or level (easy, fair, strong) for all seats, or one for each
arg-simulate-players = how many seats (default: as many as bots are named)
arg-games = how many games (default: { $count })
arg-simulate-seed = what the dice come from (default: { $seed })
arg-simulate-quest = which quest, by its number or its name, where a game has them
arg-rotate = seat the bots one place further on in each game
arg-simulate-workers = processes (default: one a core)
arg-figures = also write the figures, as .json or .csv; any other name is a folder in which every game is kept
arg-resume-run = play on what is kept in that folder, and only what is missing
meta-on = local|ray|ray://HOST:PORT
arg-on = where to play: this machine (default), a Ray of its own, or a Ray cluster; the figures are the same
bad-place = --on { $given }: local, ray, or ray://HOST:PORT
arg-content = a TOML file that changes cards and other content of the game, for this alone
arg-compare = a TOML file that says what differs: the same games are played with it, and the differences told
comparison-title = { $game }: { $games } pairs of games, { $bots }
comparison-one = as it is
comparison-other = as compared
comparison-difference = difference
comparison-pairing = pairing
comparison-caption = In brackets: 95% confidence intervals; bold where they leave zero out. Pairing: so many times as many games would be needed with other dice.
meta-out = FILE|FOLDER
meta-folder = FOLDER
run-none = { $folder }: there is no experiment.json, so no run is kept there
run-unreadable = { $folder }: { $problem }
run-changed = { $folder }: experiment.json was changed since the run began; put it back, or begin in another folder
run-occupied = { $folder }: other things are there already; name a new folder, or an empty one
run-parquet = { $folder } holds Parquet files; pip install 'questhall[lab]' to read them
run-another = { $folder } holds another experiment ({ $what }); name another folder, or play on that one with --resume { $folder }
run-differs = { $what }: { $there } there, { $here } here
run-kept = { $games } games are kept in { $folder }. questhall report { $folder } draws them.
run-interrupted = Interrupted. { $games } of { $total } games are kept in { $folder }; questhall simulate --resume { $folder } plays the others.
arg-list-bots = list the bots of the game and play nothing
bad-workers = --workers { $given }: a number of processes, 0 for one a core
bad-figures = --out { $file }: a file must end in .json or .csv; a folder has no ending
bad-bots = --seats names { $bots } bots for --players { $players }; name one, or one for each
bad-option-word = --option { $word }: write KEY=VALUE
no-players = --players { $given }: at least one is needed
no-lessons = { $game } has no lesson yet
no-lesson = there is no lesson called { $lesson }; there are: { $known }
arg-lesson = which lesson (default: the first)
no-games = at least one game has to be played
figures-title = { $game }: { $games } games in { $seconds } s ({ $speed }/s, { $form })
figures-interrupted = { $game }: { $games } games in { $seconds } s ({ $speed }/s, { $form }), interrupted
figures-caption = in brackets: 95% confidence intervals
figures-none = No game was finished.
bot-failed = { $bot } failed to answer { $count ->
    [one] once
   *[other] { $count } times
  }; random answers were taken instead.

# Assistants

mcp-short = tables for AI assistants, over the Model Context Protocol
mcp-about =
    Lets an AI assistant open tables, look, ask why not and answer by name, over standard input and output.
    The assistant starts this command itself; needs pip install 'questhall[mcp]'.
mcp-examples =
    what to write into the assistant's configuration:
      {"{"}"mcpServers": {"{"}"questhall": {"{"}"command": "questhall", "args": ["mcp"]{"}"}{"}"}{"}"}
    examples:
      questhall mcp
      questhall mcp --lang fr                          the games speak French
mcp-missing = this needs a library that is not installed: pip install 'questhall[mcp]'

# Reports

report-short = draw what a simulation found
report-about =
    Make one page of what a simulation kept in a folder found: charts with the tables under them, in all languages, without
    any network. Or each chart as a picture of its own.
report-examples =
    examples:
      questhall report runs/donjon                    writes runs/donjon/report.html
      questhall report runs/donjon --lang fr          the same page, opened in French
      questhall report runs/donjon --format png       writes runs/donjon/charts/*.png
arg-report-folder = the folder of a run, as simulate --out made it
arg-report-format = one page, or a picture for each chart (default: html)
arg-report-out = where to write: a file for the page, a folder for pictures
report-empty = no game is kept in { $folder } yet
report-needs = charts need more than is installed; pip install 'questhall[lab]'
