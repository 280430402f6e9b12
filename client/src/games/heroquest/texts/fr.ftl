board-dungeon = Le donjon
board-dark = dans le noir
board-overview = Tout le plateau
board-briefing = Lire le parchemin de la quête
board-begin = Dans les ténèbres
board-goals = Ce qu’on attend de vous
board-notes = Ce que vous avez appris
board-zargon-notes = Pour les seuls yeux de Zargon
board-order = Ordre des tours
board-now = maintenant
board-round = Manche { $round }
board-body = Points de vie : { $now } sur { $whole }
board-mind = Points d’esprit : { $now } sur { $whole }
board-gold = Or
board-dead = Mort
board-left = Sorti sain et sauf
board-outside = Attend dehors
board-in_play = En jeu
board-in-pit = Dans une oubliette
board-attack = Dés d’attaque
board-defend = Dés de défense
board-quests-done = Quêtes accomplies : { $list }
board-left-steps = { $count ->
    [one] 1 pas restant
   *[other] { $count } pas restants
  }
board-not-moved = Déplacement à lancer
board-acted = Action faite
board-not-acted = Action libre
board-timer = Temps restant
board-deck = Cartes Trésor : { $left }, dont { $bad } mauvaises
board-bad = { $bad } mauvaises
board-monsters = { $count ->
    [one] 1 monstre sur le plateau
   *[other] { $count } monstres sur le plateau
  }
board-monsters-hidden = { $count ->
    [one] 1 encore caché
   *[other] { $count } encore cachés
  }
board-brief = { $body } vie · { $mind } esprit
board-brief-zargon = Monstres : { $count }
board-dice-move = Dés de déplacement
board-dice-jump = Saut
board-dice-trap = Piège
board-dice-disarm = Désarmement
board-dice-attack = Dés d’attaque
board-dice-defence = Dés de défense
board-dice-resist = Force d’esprit
board-dice-combat = Dés de combat
board-dice-red = Dés rouges
board-armoury = L’armurerie
board-purse = Vous avez { $gold } pièces d’or
board-cannot-use = vous ne pouvez pas l’utiliser
board-ready = prêt
board-not-ready = choisit encore
board-tally = Manches : { $rounds } · monstres abattus : { $slain } · points de vie perdus : { $hurt }
board-reading-hero = { $hero } : { $place }, vie { $body } sur { $whole }, esprit { $mind }.
board-reading-monster = { $monster } en { $square }, vie { $body }.
board-reading-door = Porte fermée entre { $a } et { $b }.
board-reading-open = Porte ouverte entre { $a } et { $b }.
board-reading-rooms = Pièces vues : { $rooms }.
board-tip-roll = Lancez vos dés rouges, puis avancez d’autant.
board-tip-walk = Touchez une case éclairée pour y aller.
board-tip-open = Ouvrir est gratuit. Gare à ce qui attend derrière.
board-tip-attack = Touchez un monstre voisin pour l’attaquer.
board-dice-summon = L’invocation
board-stat-move = déplacement
board-stat-attack = attaque
board-stat-defend = défense
board-stat-body = vie
board-stat-mind = esprit
board-sight = Montrer ce que voit le héros dont c’est le tour
board-placing = Vrai plateau : à placer
board-place-door = Porte
board-place-secret = Porte secrète
board-place-block = Case bloquée
board-take-away = À retirer : { $what }
board-all-placed = Tout est placé
board-nothing-to-place = Votre plateau est à jour.
board-keeps = Qui s’occupe de quoi à votre table (note sur cet écran seulement)
board-met = Monstres rencontrés
board-wandering = Monstre errant : { $what } (× { $count })
