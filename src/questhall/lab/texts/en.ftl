# The words of reports, and of what is measured in every game.

measure-won-or-shared = won or shared
measure-score = score
measure-turns-at-the-table = turns at the table

chart-wins = Who wins
    .about = The share of games, a shared victory included.
chart-scores = Scores
    .about = Points of each seat at the end.
chart-length = How long a game lasts
    .about = Turns at the table.

report-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
} between bots
report-bots = Seated
report-rotate = one place further on in each game
report-options = Options
report-no-options = all as they come
report-seed = Seed
report-versions = Played with
report-figures = All figures
    .about = Shares and means with their 95% confidence intervals.
report-compared = What the change does
    .about = { $games ->
        [one] One pair of games
       *[other] { $games } pairs of games
    } with the same dice. The other one: { $what }. In brackets the 95% confidence interval of the difference; what excludes zero is bold. Pairing: so many times as many games would be needed with other dice.
report-nothing = Nothing of the kind happened in these games.
report-interval = The thin lines are 95% confidence intervals.
report-language = Language

column-bot = bot
column-measure = measure
column-value = value
column-low = from
column-high = to
column-count = counted
column-share = share
column-thing = what
column-with = with
column-without = without
column-difference = difference
column-place = where
column-one = as it is
column-other = as compared
column-pairing = pairing
