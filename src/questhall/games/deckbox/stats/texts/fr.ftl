# Ce que le laboratoire mesure et dessine. Le texte d’une mesure porte le nom qu’elle a dans stats/.

measure-won = victoires
measure-lost-all-fallen = perdues : tous à terre
measure-lost-out-of-time = perdues : temps écoulé
measure-reached-the-final-room = salle finale atteinte
measure-hero-fell = héros à terre
measure-hero-stood = héros debout
measure-rounds = tours de table
measure-rooms-seen = salles vues
measure-kills = ennemis vaincus
measure-health-lost = Santé perdue
measure-treasure = Trésor
measure-energy = Énergie
measure-items-bought = objets achetés
measure-kills-a-hero = ennemis vaincus, par héros
measure-health-lost-a-hero = Santé perdue, par héros
measure-treasure-a-hero = Trésor, par héros
measure-energy-a-hero = Énergie, par héros
measure-items-bought-a-hero = objets achetés, par héros
measure-luck = chance : touches au-delà de la moyenne

chart-wins = Comment cela finit
    .about = La part des quêtes.
chart-length = Combien de temps dure une quête
    .about = Tours de table jusqu’à la fin.
chart-heroes = Ce que fait un héros
    .about = Moyennes par héros.
chart-deaths = Où tombent les héros
    .about = Les salles vues depuis l’entrée, à l’est et au sud. Chaque donjon est différent : on voit donc jusqu’où ils sont allés. Plus la couleur est forte, plus il y en a.
chart-causes = Ce qui fait tomber les héros
    .about = Qui a frappé en dernier pendant le tour de table où un héros est tombé, en part de toutes les chutes.
chart-items = Ce que valent les objets
    .about = Combien sont encore debout à la fin de ceux qui l’ont eu, comparé aux autres. Ceux qui restent debout achètent plus longtemps : c’est un signe, pas une cause.
chart-luck = Chance
    .about = Touches des attaques d’un héros, par rapport à la moyenne de tels dés.

ref-cause-otherwise = pièges, collisions, le donjon
ref-room = { $name } depuis l’entrée
