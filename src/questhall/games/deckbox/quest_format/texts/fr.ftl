# Ce qui se dit des fichiers de quête en français.

quest-facts =
    { $mode ->
        [app] { $rooms } salles, tirées d’une graine
       *[map] { $rooms } salles sur le plan
    }
quest-rule-cell-once = Règle : une salle par emplacement, et aucune devant l’entrée.
quest-rule-card-once = Règle : chacune des quinze cartes sert une fois, par une face ou par l’autre ; deux fois avec boxes = 2.
quest-rule-way-in = Règle : on entre dans une salle par l’emplacement derrière sa flèche, où se trouve une autre salle.
quest-rule-exit-there = Règle : la tuile d’où l’on vient a une sortie de ce côté.
quest-rule-reachable = Règle : un chemin mène du départ à chaque salle.
quest-rule-fits = Règle : un donjon de cette forme peut être tiré : quinze cartes, et de la place pour chaque branche.
quest-rule-final-there = Règle : un donjon a une salle finale ou des branches à objectif ; un événement dans la salle finale en demande une.
quest-rule-branch-there = Règle : un objectif se trouve au bout d’une branche de cette sorte ; une branche latérale n’a qu’une salle.
quest-rule-gate-there = Règle : une quête à porte a une salle derrière elle, et une salle fermée demande une porte.
quest-rule-flag-raised = Règle : un compteur que l’on demande peut monter jusque-là, et ce qui ouvre la porte n’est pas derrière elle.
quest-rule-flag-named = Règle : les compteurs de l’objectif et de la porte ont un nom dans [flags], pour les joueurs.
quest-rule-captive-there = Règle : un captif à ramener se trouve quelque part, comme l’élément captive.
quest-rule-feature-stays = Conseil : une tuile porte un seul élément ; le suivant prend sa place.
