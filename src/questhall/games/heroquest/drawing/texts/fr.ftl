heq-facts = vie { $body } sur { $whole }, esprit { $mind }, { $gold } or
heq-dice = attaque { $attack }, défense { $defend }
heq-dead = a péri
heq-left = à l’abri dehors
heq-outside = attend dehors
heq-steps = { $count ->
    [one] { $count } pas restant.
   *[other] { $count } pas restants.
  }
heq-acted = L’action est faite.
heq-monsters = { $count ->
    [one] { $count } monstre
   *[other] { $count } monstres
  }
heq-round = Manche { $round }
heq-monster = { $monster } dans { $at } : vie { $body }, attaque { $attack }, défense { $defend }
heq-door = Fermée : { $door }
heq-open = Ouverte : { $door }
heq-deck = Cartes Trésor : { $left }, dont mauvaises : { $bad }
heq-sign-closed = porte fermée
heq-sign-opened = porte ouverte
heq-sign-furniture = meuble
heq-sign-chest = coffre
heq-sign-trap = piège connu
heq-sign-pit = oubliette ouverte
heq-sign-stairs = escalier
heq-sign-blocked = case obstruée
heq-sign-rubble = éboulement
heq-sign-thing = objet de la quête
heq-sign-ally = allié
heq-at = dans { $at }
heq-to = { $a } à { $b }
heq-piece = { $what } dans { $at }
heq-trapped = { $what } dans { $at }, avec un piège
heq-pile = Ce que laisse { $hero } est dans { $at }
heq-trap-known = Piège connu dans { $at } : { $what }
heq-trap-sprung = Ouvert dans { $at } : { $what }
heq-stairs = Escalier : { $at }
heq-exit = Sortie : { $at }
heq-exit-stairs = On sort par l’escalier.
heq-line = { $hero } : { $facts }

## Les exemples de l’aide

example-thing = h12
example-rule = heq-mov-05
example-word = porte
example-faces = crâne noir …
example-answers = walk square:H12, ou h12, search treasure, end turn
heq-rooms = En vue : { $rooms }.
