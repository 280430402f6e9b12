# Ce que dit le dessin de DragonQuest dans le terminal, outre les textes du jeu lui-même.

drq-mark-miss = saute
drq-mark-venom = araignée
drq-mark-demon = démon
drq-trap-arrow = Flèche
drq-trap-trapdoor = Trappe
drq-trap-fog = Brume
drq-pool =
    { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
drq-short-skull = crâne
drq-short-double = 2×crâne
drq-short-room = salle
drq-short-corridor = couloir
drq-short-find = découv.
drq-short-blank = blanche
rail-set-empty = relancer les dés choisis
drq-dragons =
    { $dragons ->
        [0] Aucun dragon
        [one] { $dragons } dragon
       *[other] { $dragons } dragons
    } sur 7 de côté, { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } dans la Salle.
drq-open = Libre : { $squares }.
drq-none = rien
drq-dice = Dés : { $dice }.
drq-red = rouge
drq-odds-danger = Danger avec ces dés : { $risk } %.
drq-odds-wake =
    Le prochain lancer dans la Salle ({ $dice } dés) réveille le dragon : { $wake ->
        [0] moins de 0,1 %
       *[other] { $wake } %
    }.
drq-odds-need =
    Encore { $steps } pas, { $suns ->
        [0] aucun soleil
        [one] { $suns } soleil
       *[other] { $suns } soleils
    } après ce tour : il faut { $need } pas par tour, un tour en donne environ 1,5.
drq-treasure = { $name } : { $stars } étoiles, vaut { $value }
drq-object = { $name } : { $cost } points de découverte. { $effect }
drq-end-loot = Pièces { $coins }, trésors { $treasures }, objets { $objects }.
drq-sign-hero = le héros
drq-sign-start = départ
drq-sign-exit = sortie
drq-sign-line = la ligne du héros ; un point à la fin d’un déplacement
drq-sign-block = case bloquée
drq-sign-demon = le Démon, et là où il est passé
drq-sign-orange = case orange (départ facile)
drq-sign-black = case noire (celle du Démon)
drq-sign-lit = peut être choisi ; la flèche est la touche
drq-sign-eyes = les yeux du dragon : ouverts, fermés ; le septième le réveille
drq-sign-finds = points de découverte ; à 4, 5 et 6 on peut acheter un objet
drq-sign-scratched = une pièce perdue
drq-sign-way = pas jusqu’à la sortie, en passant par la Salle
drq-sign-skip = et le prochain tour est sauté

## Les exemples de l’aide

example-thing = b6
example-rule = drq-mov-03
example-word = crâne
example-faces = crâne salle …
example-answers = walk square:B6, ou b6, stop, corde ; 2 4 pour les dés
