# Ce que le laboratoire mesure et dessine. Le texte d’une mesure porte le nom qu’elle a dans stats/.

measure-heroes-won = victoires des héros
measure-left-unfinished = quêtes laissées inachevées
measure-died = morts
measure-survived = survivants
measure-rounds = tours de table
measure-body-points-lost-by-the-party = Points de vie perdus par le groupe
measure-heroes-lost = héros perdus
measure-monsters-slain = monstres tués
measure-quests-played = quêtes jouées
measure-quests-won = quêtes gagnées
measure-body-points-lost = Points de vie perdus
measure-gold = or
measure-luck = chance : crânes au-delà de la moyenne

chart-wins = Qui gagne
    .about = Combien de fois les héros gagnent, combien de fois ils s’arrêtent avant la fin, et la part des héros qui vivent.
chart-length = Combien de temps dure une quête
    .about = Tours de table jusqu’à la fin.
chart-cost = Ce qu’il en coûte
    .about = Moyennes par partie.
chart-deaths = Où meurent les héros
    .about = La case où le héros est tombé. Plus la couleur est forte, plus il y en a.
chart-causes = De quoi meurent les héros
    .about = Qui a frappé en dernier pendant le tour où un héros est mort, en part de toutes les morts.
chart-items = Ce que valent les objets
    .about = Combien survivent de ceux qui l’ont porté, comparé aux autres. Les vivants ramassent plus que les morts : c’est un signe, pas une cause.
chart-luck = Chance
    .about = Crânes des attaques d’un héros, par rapport à la moitié des dés lancés.

ref-cause-trap = un piège
ref-cause-otherwise = la magie, ou la quête elle-même
