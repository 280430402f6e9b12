# What the lab measures and draws. A measure's text is called by its name in stats/.

measure-heroes-won = heroes won
measure-left-unfinished = left unfinished
measure-died = died
measure-survived = survived
measure-rounds = rounds
measure-body-points-lost-by-the-party = Body Points lost by the party
measure-heroes-lost = heroes lost
measure-monsters-slain = monsters slain
measure-quests-played = quests played
measure-quests-won = quests won
measure-body-points-lost = Body Points lost
measure-gold = gold
measure-luck = luck: skulls beyond average

chart-wins = Who wins
    .about = How often the heroes win, how often they leave it unfinished, and the share of heroes who live.
chart-length = How long a quest lasts
    .about = Rounds until the end.
chart-cost = What it costs
    .about = Means a game.
chart-deaths = Where heroes die
    .about = The square a hero fell on. The stronger the colour, the more.
chart-causes = What heroes die of
    .about = Who struck last in the turn in which a hero died, as a share of all deaths.
chart-items = What items are worth
    .about = How often those survive who carried it, against those who did not. The living gather more than the dead: read it as a sign, not as a cause.
chart-luck = Luck
    .about = Skulls of a hero’s attacks, against half of the dice thrown.

ref-cause-trap = a trap
ref-cause-otherwise = magic, or the quest itself
