# The hall in English: everything around the games. A game's own texts come from its package.

## Everywhere

close = Close
language = Language
name = Name
help = Help and keys
skip-show = Skip the show
opening = Opening …
somebody = Somebody
key = key
to-the-hall = To the hall
skip-to-content = Skip to the content
skip-to-actions = Skip to the actions
copied = Copied.
copy-failed = The browser does not let the link be copied here.
copy-link = Copy the link
share-link = Share
qr-label = The link as a QR code
nav-site = The hall
nav-rules = Rules
nav-about = About and credits
nav-settings = Settings

clock-left = { $time } left
clock-opens = This can be ended in { $count } s.
clock-runs = Clock: { $how }
clock-none = No clock: everybody takes their time.
clock-answered = Time was over: the clock answered for { $who }.
clock-answered-you = Your time was over: the clock answered for you.
for-seconds = { $count } s
for-minutes = { $count } min
for-hours = { $count } h
for-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}

home-title = Take a seat. The dungeon is waiting.
home-text = Dungeon-quest board games with every rule enforced and every throw in the open: alone, with bots, around one screen, or with friends anywhere.
home-games = Games
home-note = An unofficial work of fans, free and without accounts.
home-otherwise = With friends, or another way
home-waiting = The games are being taken from the shelf.
play-now = Play now
learn = Learn
learn-on = Resume
starting = Laying the table …

mine-title = Your tables
mine-your-turn = Your turn
mine-waiting = Others are playing
mine-lobby = Waiting for players
mine-expires = Unless it starts, cleared away { $when }
mine-over = Over
mine-won = Won
mine-lost = Lost
mine-learnt = Learnt: play on
mine-lesson = { $game }, lesson
mine-forget = Take off the list
mine-all = Show all { $count }
## One's own games

history = History and statistics
history-about = The games you have finished, as this browser remembers them. Nobody else sees this; save it to a file to take it along.
history-numbers = What they come to
history-won = { $share } won
history-best = Best: { $points } points
history-game = Game
history-result = Result
history-people = At the table
history-when = When
history-none = No game has come to its end here yet.
history-first = Choose a game
history-save = Save to a file
history-take = Add from a file
history-taken = { $count ->
    [one] One game read.
   *[other] { $count } games read.
}
history-strange = That file holds no history of Questhall.

lost-title = Nothing here
lost-text = This corridor is a dead end. The address may have been cut when it was copied.
no-table-title = No such table
no-table-text = This table does not exist, or it has been cleared away. A table that nobody starts is kept for some days only.

## A new table

new-title = New table: { $game }
new-how = How do you play?
new-what = What do you play?
new-more = Names, seeds, quests of your own
new-variants = Variants
new-options-changed = { $count ->
    [one] One rule is not as printed.
   *[other] { $count } rules are not as printed.
}
grade-easy = easy
grade-moderate = moderate
grade-hard = hard
grade-grim = very hard
grade-deadly = deadly
quest-minutes = about { $minutes } minutes
quest-minutes-short = { $minutes } min
new-who = Who plays?
new-content = Content of your own
new-content-about = A TOML file that changes cards or other content, for this table alone. The record carries it.
new-content-remove = Without the file
new-manners = How the table is run
new-options = House rules
new-options-about = As printed, unless you change something here.
preset-bots = With bots
preset-bots-about = Bots take the other seats.
preset-friends = By link
preset-friends-about = Everybody on their own device, live or over days.
preset-screen = One screen
preset-screen-about = You pass the device around; secrets stay behind a curtain.
preset-alone = Alone
preset-alone-about = Just you, at your own pace.
preset-box = I own the box
preset-box-about = Real board, real dice: you say what fell, the app keeps the rules.
new-ways = Ways to play
preset-sets = { $what }: { $to }
preset-nothing = Nothing is changed.
seat-number = Seat { $n }
name-of-seat = Name at seat { $n }
your-name = Your name
kind-you = Me
kind-here = Somebody at this screen
kind-open = A guest by link
guests-by-link = { $count } guests by link
kind-open-about = Whoever opens the link takes this seat.
kind-bot = Bot: { $bot }
bots-alike = { $count } bots: { $bot }
kind-bot-about = Plays by the same rules and sees what a player sees.
bot-random = plays at random
bots-by-name = Particular players
how-bot-plays = How it plays
add-seat = Add a seat
remove-seat = Remove seat { $n }
start-now = Start playing
start-now-about = The game begins at once.
open-table = Open the table
open-table-about = Next: a link to send to your friends.
option-each-seat = Choose for each seat
option-same-for-all = The same for all

table-dice = Dice
table-dice-fair = fair dice
table-dice-fair-about = Thrown by the hall, sealed before the game, and checkable by everybody after it.
table-dice-hand = real dice
table-dice-hand-about = You throw real dice on a real table and tap what they show.
table-dice-seeded = seeded dice
table-dice-seeded-about = The same seed always gives the same dice: for training and tests.
table-dice-scripted = scripted dice
table-undo = Undo
table-undo-free = always
table-undo-free-about = Anybody may take anything back.
table-undo-friendly = friendly
table-undo-friendly-about = Free while nothing was thrown or shown; otherwise the others are asked.
table-undo-strict = strict
table-undo-strict-about = Nothing is taken back once dice were thrown or something was shown.
table-pace = Pace of the bots
table-pace-about = How long bots pause between two moves.
table-pace-slow = leisurely
table-pace-normal = normal
table-pace-fast = quick
table-chat = Chat
table-chat-about = Set phrases reach everybody in their own language.
table-chat-all = free
table-chat-phrases = set phrases
table-chat-off = off
table-spectators = Spectators welcome
table-spectators-about = Whoever has the link may watch; they see what lies open.
table-hints = Bots may be asked
table-hints-about = Whoever does not know what to do may ask what a bot would do. It knows no more than that player.

webhook = Tell another program
webhook-about = When it is the turn of somebody who is away, the hall calls this address: the webhook of a chat room, for example. Empty: nobody is called.
webhook-save = Save
webhook-set = From now on this address is called.
webhook-none = No address is called any more.

## The lobby

lobby-waiting = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
lobby-full = Everybody is here.
lobby-seats = Seats
lobby-played = What is played
lobby-share = Call your friends
lobby-share-about = Send this link, or let them photograph the code. Whoever opens it picks a free seat; no account is needed.
lobby-only-here = This hall can only be reached from this machine: the link works nowhere else.
lobby-open-up = To let others in, close it and start it again so that your network reaches it:
lobby-rules = Rules of this table
lobby-host-starts = You are seated. The host starts the game.
lobby-watching = You are watching. Take a free seat, or wait for the game to begin.
lobby-commitment = The dice are sealed:
lobby-expires = Unless the game starts, this table is cleared away { $when }.
table-link = Link to this table
seat-link = Link to this seat
invite = Invite
invite-title = Invitation to seat { $n }
invite-about = This link belongs to that seat. Send it to one person only.
seat-open = free
seat-here = is here
seat-away = away
seat-yours = that is you
seat-you = you
seat-host = host
seat-bot-for = a bot plays on
seat-answer-for = Answer for { $who }
seat-asked = to play
leave-seat = Leave the seat
rename = Rename
rename-done = Take this name
sit-down = Sit down
sit-at = Sit at seat { $n }
sit-as = Sit as { $part }
sit-another = Seat somebody else at this screen
start-game = Start the game
start-with-bots = { $count ->
    [one] Start with a bot on the free seat
   *[other] Start with bots on the { $count } free seats
}
start-with-bots-about = Or wait until your friends have sat down.

## The table

actions = Actions
party = Party
panes = Log and chat
pane-play = Play
pane-log = Log
pane-chat = Chat
sheet-raise = Raise the sheet
sheet-lower = Lower the sheet
table-menu = Table
your-turn = Your turn
you-watch = You are watching
waiting-for-you = Your move
you-may = You may
who-is-next = Who is next
one-may-also = { $who } may also:
back-to-seat = Back to { $who }
waiting-for-seat = { $who }: your move
waiting-for-dice = Throw your dice
ask-anything = What do you do?
watch-acts = acting
watch-ponders = deciding
watch-next = Next: { $who }
wait-anything = Waiting for { $who }.
sending = Sending …
kept-for-later = No connection. Your move is kept and goes out as soon as the hall answers.
seat-is-away = { $who } is away. Wait, or let a bot play on; { $who } can come back at any time.
let-bot-play = Let a bot play
pick-things = Pick
pick-first = Pick what you want, or:
on-the-board = Choose on the board
as-a-list = as a list
all-as-a-list = What the board offers, in words
rule-of = Rule { $rule }
rule-open = Open the rules
not-now = Not possible now
why-not = Why not?
why-past = You are looking at the past. Go back to now to play.
why-spectator = You are watching this table.
why-nothing = Nothing is against it; choose it from the list.
no-board = This game has no board yet. It is played from the list of actions.
spectators = { $count ->
    [one] One spectator
   *[other] { $count } spectators
}

take-back = Take back
undo = Undo
undo-about = Take back your last answer. Dice never change by it.
undo-ask = Ask to undo
undo-why-thrown = Dice were thrown since: the others must agree.
undo-why-revealed = Something was shown since: the others must agree.
undo-why-others = Somebody else has played since: the others must agree.
undo-seen = Take back what was seen?
undo-seen-text = Something hidden has come into sight by it, and nobody can forget that. The log will say that it was taken back.
undo-others = Take back what the others did, too?
undo-others-text = Others have played since your last answer, and that is taken back with it. Dice never change by it.
undo-sure = Take it back
undo-asked = The others have been asked.
undo-agreed = Agreed: taken back.
undo-refused = The others would rather not.
suggest = Suggest
suggest-about = What would a bot do in your place? It knows no more than you do.
suggest-nothing = There is nothing to choose now.
suggest-thinking = Thinking …
suggest-late = The advice came too late: the game has gone on.
advice = A bot would do this:
advice-away = Close the advice
advice-do = Do this
more-answers = { $count } more: { $what }
errands = Quick orders
errand-stop = Stop
doubt-no = No, go back
redo = Redo
reset-turn = Reset turn
reset-turn-about = Take back all you have done this turn.
reset-turn-ask = Ask to reset turn
consent-title = A request to take back
consent-yours = You have asked to take back:
consent-of = { $who } asks to take back:
consent-yes = Agree
consent-no = Refuse
consent-waits = Waiting for { $who }.
consent-title-rule = A request to change the rules of the table
consent-yours-rule = You have asked to run the table like this:
consent-of-rule = { $who } asks to run the table like this:
consent-host = The host
consent-rule-undo = Taking back: { $value }
consent-rule-hints =
    { $value ->
        [on] Bots may be asked for advice
       *[off] Nobody asks bots for advice
    }

dice-tray = Dice tray
die-unthrown = not thrown
hand-done = That is what they show
hand-remove = Remove { $face }
hand-type = Type what the dice show, for example: { $example }
hand-whose = { $who } throws.
hand-app = Let the app throw this one
hand-app-always = Always throw for { $who }

log = Log
log-earlier = Earlier turns
log-newest = Newest
log-taller = Open the log in full
log-lower = Give the answers their room back
log-undo = { $who } takes something back.
log-redo = { $who } brings it back.
log-seat = The seat of { $who } changes hands.
log-clock = Time was over: the clock answers for { $who }.
past-looking = You are looking at the past.
past-watching = A film of what happened.
past-link = Copy a link to this moment
past-back = Back to now
since-you-left = { $count ->
    [one] One thing has happened since you left.
   *[other] { $count } things have happened since you left.
}
since-short = While you were away
since-watch = Watch
since-read = Read
since-last-turn = Since your last turn
since-your-turn = Since your last turn: { $who }

chat = Chat
chat-watching = Those who play talk here; you can read along.
chat-empty = Nothing has been said yet.
chat-phrases = Set phrases
chat-placeholder = Say something
chat-send = Send
chat-more = About { $who }
chat-mute = Mute
chat-unmute = Hear again
chat-muted = { $who } is muted.
chat-block = Block
chat-blocked = What { $who } says no longer reaches you.
phrase-hello = Hello!
phrase-good-luck = Good luck!
phrase-your-turn = It is your turn.
phrase-one-moment = One moment, please.
phrase-more-time = I need a little more time.
phrase-back-soon = Back soon.
phrase-take-back = May I take that back?
phrase-well-played = Well played!
phrase-what-luck = What luck!
phrase-ouch = Ouch!
phrase-beware = Beware …
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-rematch = Another game?
phrase-good-game = Good game!
phrase-bye = Goodbye!
phrase-trust-me = Trust me.
phrase-last-offer = That is my last offer.
phrase-need-me = Without me you do not stand a chance.
phrase-better-offer = I have had a better offer.
phrase-sure = Are you quite sure?
phrase-remember = I shall remember this.
phrase-liar = Liar!

curtain-title = Pass the screen to { $who }
curtain-text = What comes next is for these eyes only.
curtain-lift = I am { $who }

text-view = In words
board-view = As a picture
text-view-none = This game has no description in words yet.
text-view-last = What happened last

replay = Replay
replay-first = To the beginning
replay-back = One step back
replay-on = One step on
replay-turn-back = One turn back
replay-turn-on = One turn on
replay-copy = Copy a link to this moment
replay-link = A link to this moment: { $link }
replay-play = Play
replay-pause = Pause
replay-time = Time
replay-at = Step { $n } of { $of }
replay-leave = Leave the replay

end-title = The game is over
end-you-win = You win, { $who }!
end-you-lose = You lose this one, { $who }.
end-you-place =
    { $place ->
        [2] You come second, { $who }.
        [3] You come third, { $who }.
        [4] You come fourth, { $who }.
        [5] You come fifth, { $who }.
       *[other] You come last, { $who }.
    }
end-open = Result and rematch
end-winner = Winner
chronicle = Chronicle
chronicle-points = Turning points
chronicle-round = Round { $round }
chronicle-early = This story is still being written. Its chronicle is here when the game is over.
chronicle-save = Save as a page
chronicle-to-table = To the table
chronicle-picture = Save as a picture
chronicle-no-picture = This browser cannot make a picture of it. Save the page instead.
chronicle-share = Everybody with this link can read it
chronicle-end = How it stood at the end
chronicle-credit = Played and written down at Questhall.

campaign = Heroes’ book
campaign-none = The heroes of this table have not set out yet.
next-quest = Next quest: { $quest }
rematch = Play again
rematch-join = To the next game
verify-dice = Check the dice
download-record = Save the record
watch-link = Let others watch
watch-link-about = This link shows the table without a seat. Seat links stay with their players.
push-on = Tell me when it is my turn
push-done = This browser will be told.
push-refused = The browser does not allow notifications.
seat-on-phone = Continue on another device
seat-own-link = Your own seat; keep it to yourself
seat-lend = Lend the seat
seat-lent-link = Link for whoever plays on
seat-take = Take this seat
seat-take-back = Play again myself
seat-change = Who plays here …
seat-sheet = Back to the sheet
lesson = Lesson
lesson-step = { $done } of { $total }
lesson-next = Next
lesson-read-on = Read on first
lesson-watch = Watch what happens.
lesson-read = Take your time, then go on.
lesson-throw = Your dice: press the button on the board.
lesson-back = Back
lesson-fold = Put the lesson aside
lesson-goal = The goal
lesson-done = Well done!
lesson-new-game = Start a game
lesson-play-on = Play on
tip = Tip
tip-understood = Understood
tips-off = No tips

link-live = Connected
link-live-about = Everything arrives at once.
link-slow = Connected, slower
link-slow-about = This network bars live connections; the hall is asked again and again instead.
link-reconnecting = Reconnecting
link-reconnecting-about = The connection was lost and is being made again. Click to try now.
link-offline = Offline
link-offline-about = The hall does not answer. Your moves are kept and sent later. Click to try now.

## Keys

keys-title = Keys
keys-about = Press a framed key to give that action another one.
keys-press = Now press the new key; Esc leaves it as it is.
keys-change = { $key }: { $what }. Change the key
keys-usual = Back to the usual keys
keys-own = Choose other keys
help-text = Choose by a click on a lit thing or by its line beside or below the board: it is the same. What is not lit says why when you click on it.
key-arrows = on the board: move; Enter chooses
key-digits = the numbered choice, or pick that die
key-letters = the choice with that letter
key-primary = the main choice
key-enter = Enter
key-undo = undo
key-redo = redo
key-reset = reset your turn
key-board = to the board
key-fit = the whole board
key-sheets = your sheet, large
key-log = the log
key-chat = chat
key-text = the table in words
key-odds = chances on or off
key-advice = what would a bot do? once more: do it
key-explain = what is this? on the thing in hand; once more: its rule
key-help = this list
key-close = close, back to now

## Settings

speed-normal = Speed 1×
speed-fast = Speed 2×
speed-off = Speed »: at once
theme-to = Change to { $theme }
set-theme = Colours
theme-auto = as the system
theme-light = light
theme-dark = dark
theme-contrast = high contrast
set-pace = Animation
set-pace-about = Any key finishes what is being shown.
set-pace-still = Your system asks for less motion, so nothing moves.
pace-normal = normal
pace-fast = fast
pace-off = off
set-scenes = Scenes
set-scenes-about = Stories, cards, traps and deaths fill the board; Enter, Space or a tap goes on.
scenes-tap = wait for a tap
scenes-timed = last as long as reading takes
scenes-off = off: a line in passing
scene-on = Go on
dice-in-hand = The dice are in your hand: roll them.
set-effects = Volume of effects
set-chime = Volume of the “your turn” chime
set-ambience = Volume of the ambience: drips, fires, voices
set-narrate = Read stories aloud
set-narrate-about = With a voice of your browser. Any story has a button for it, too.
read-aloud = Read aloud
set-odds = Show chances
set-odds-about = What a throw may bring, computed exactly.
set-tips = Tips for newcomers
set-tips-about = Short hints beside things, each shown once.
set-letters = Single letters as keys
set-letters-about = Switch off if you steer by voice, or press them by mistake.
settings-where = Settings, names and the keys of your seats are kept in this browser only.

## Rules

rules-title = Rules of { $game }
rules-about = Every rule has a number. The game names it whenever it refuses something.
rules-card = The game on one page
rules-print = Print this page
rules-legend = What the icons mean
rules-all = All rules
rules-search = Search words or numbers
rules-both = Both languages side by side
rules-found = { $count ->
    [one] One rule
   *[other] { $count } rules
}
rules-none = No rule has these words.
rules-chapters = Chapters
rules-option = The table option “{ $option }” changes this.

## Checking the dice

verify-title = Were the dice fair?
verify-about = Before the game the hall sealed a secret and every player’s browser added a number of its own. From these all throws follow. Now the secret is open, and your own browser throws every die once more.
verify-working = Throwing again … { $done }
verify-good = All is well: nobody chose these dice.
verify-bad = Something does not add up.
verify-here = Recomputed in this browser
verify-there = Checked by the hall
verify-promise-kept = The secret is the one that was sealed before the game.
verify-promise-broken = The secret is not the one that was sealed before the game!
verify-draws-right = { $count ->
    [one] One throw recomputed, and it is right.
   *[other] { $count } throws recomputed, all are right.
}
verify-draws-wrong = { $wrong } of { $count } throws do not fit!
verify-draws-none = These dice were not thrown by the hall, so nothing can be recomputed.
verify-check-lines = Every line of the record is whole
verify-check-header = The record fits the rules
verify-check-moves = { $answers ->
    [one] One answer, allowed by the rules
   *[other] All { $answers } answers are allowed by the rules
}
verify-check-result = The result follows from the moves
verify-check-dice = The secret of the dice
verify-check-throws = { $throws ->
    [one] One throw ({ $source })
   *[other] All { $throws } throws ({ $source })
}
verify-numbers = The numbers
verify-how = Throw number k is HMAC-SHA256 with the secret as key over table, numbers of the players, k and name of the throw. What this proves: nothing was changed afterwards, and no one alone chose the dice.
verify-commitment = Seal (SHA-256 of the secret)
verify-secret = Secret
verify-nonces = Numbers of the players
verify-all-draws = All { $count } throws
verify-throw = Throw
verify-ticket = Ticket
verify-shows = Shows
verify-back = Back to the table

## About

about-title = About Questhall
about-lead = A hall where dungeon-quest board games are played, run and studied: the whole rulebook, every throw in the open, two languages at one table.
about-fan = A work of fans
about-fan-text = Questhall is unofficial and not for profit. No author or publisher has a part in it. It carries over how a game is played, its numbers and the names that identify it; words and pictures are our own. If you like a game, buy its box.
about-game = Game
about-by = By
about-private = Private by design
about-private-text = No accounts, no cookies, no counting of visitors, and no request to anybody but this hall. A seat is a link: whoever has it can play it, so share it with care.
about-fair = Fair dice
about-fair-text = Every throw is sealed before the game and can be recomputed by everybody after it. Undo never changes the dice.
about-credits = Credits
about-credits-text = Pictures are built on the icons of game-icons.net; their authors, the fonts and the software are named here and in CREDITS.md.
about-version = Questhall { $version } ({ $form }).
form-compiled = compiled
form-pure = pure Python
about-api = The API for programs

## Refusals of the hall

problem-unknown = That did not work: { $detail }
problem-unreachable = The hall does not answer. Is the server running, is the network there?
problem-bad-json = The request arrived in pieces. Please try again.
problem-unauthorized = This needs the key of a seat.
problem-wrong-token = This key is no longer good here.
problem-not-host = Only the host may do that.
problem-not-your-seat = That is not your seat.
problem-not-your-say = One does not agree to one’s own request.
problem-closed = This table is closed to spectators.
problem-chat-closed = That cannot be said at this table.
problem-wrong-origin = This page does not belong to this hall.
problem-not-found = There is nothing here.
problem-no-table = There is no such table.
problem-no-seat = There is no such seat.
problem-no-game = There is no such game.
problem-no-moment = There is no such moment.
problem-no-request = This request is no longer open.
problem-method-not-allowed = That is not possible here.
problem-stale = The game has moved on meanwhile. Please look again.
problem-too-early = Not yet: everybody shall have time to speak. { $seconds } s more.
problem-not-wanted = The lesson wants another answer here.
problem-not-asked = It is not your turn to choose now.
problem-bot-plays = A bot plays this seat. Take it back first.
problem-seat-taken = Somebody has just taken this seat.
problem-seat-open = Nobody sits there.
problem-seats-open = There are free seats left.
problem-started = The game has already started.
problem-not-started = The game has not started yet.
problem-over = The game is over.
problem-not-over = The dice can be checked when the game is over.
problem-no-undo = There is nothing that could be taken back.
problem-push-off = This hall sends no notifications.
problem-busy = Too much at once. Please try again.
problem-too-large = That is too long.
problem-not-json = The hall did not understand that.
problem-invalid = The hall did not understand that: { $detail }
problem-refused = The rules do not allow that: { $detail }
problem-unknown-ref = There is no such thing on the table.
problem-bad-setup = The game cannot be set up like that: { $detail }
problem-no-bot = There is no such bot.
problem-bad-address = This address cannot be called.
problem-rate-limited = Not so fast, please. Try again in { $seconds } s.
problem-internal = Something went wrong in the hall, and was noted down as { $detail }. Nothing that was acknowledged is lost.
problem-rules-failed = The rules stumbled over that; it was noted down as { $detail }, and nothing has changed.
problem-unavailable = The hall cannot do that at the moment.
problem-client-not-built = The browser client is not built.

## A real box on the table

box-title = With the real box: who does what
box-host = The host decides; ask for what you would like.
box-throws = Who throws
box-throws-about = You throw real dice and tap what they show, except what you leave to the app.
box-app-seat = { $who }: the app throws
box-app-kind = { $what }: left to the app
box-paper = What you track on paper
box-paper-about = The app still counts, so that the rules hold; its screens leave this out.
box-sheet = Sheet of { $who }
box-placer = Who sets up the board
box-placer-about = On that screen a card appears for everything that comes into sight.
box-placer-all = Everybody sees the cards
