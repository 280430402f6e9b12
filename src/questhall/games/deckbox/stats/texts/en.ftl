# What the lab measures and draws. A measure's text is called by its name in stats/.

measure-won = won
measure-lost-all-fallen = lost: all fallen
measure-lost-out-of-time = lost: out of time
measure-reached-the-final-room = reached the final room
measure-hero-fell = hero fell
measure-hero-stood = hero stood
measure-rounds = rounds
measure-rooms-seen = rooms seen
measure-kills = kills
measure-health-lost = Health lost
measure-treasure = Treasure
measure-energy = Energy
measure-items-bought = items bought
measure-kills-a-hero = kills, a hero
measure-health-lost-a-hero = Health lost, a hero
measure-treasure-a-hero = Treasure, a hero
measure-energy-a-hero = Energy, a hero
measure-items-bought-a-hero = items bought, a hero
measure-luck = luck: hits beyond average

chart-wins = How it ends
    .about = The share of quests.
chart-length = How long a quest lasts
    .about = Rounds until the end.
chart-heroes = What a hero does
    .about = Means a hero.
chart-deaths = Where heroes fall
    .about = Rooms as seen from the entrance, east and south of it. Every dungeon is another one, so this shows how far they came. The stronger the colour, the more.
chart-causes = What heroes fall to
    .about = Who struck last in the round in which a hero fell, as a share of all falls.
chart-items = What items are worth
    .about = How often those still stand at the end who had it, against those who had not. The standing shop longer: read it as a sign, not as a cause.
chart-luck = Luck
    .about = Hits of a hero’s attacks, against what such dice make on average.

ref-cause-otherwise = traps, collisions, the dungeon
ref-room = { $name } from the entrance
