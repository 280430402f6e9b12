board-pair = { $what } : { $is }
board-dungeon = Le donjon
board-far = à { $count }
board-look-at = Hors de vue : { $what }. Regarder
board-overview = Tout voir
board-nearer = Plus près
board-farther = Plus loin
board-threats = Ce que feront les ennemis
board-placing = Vraie boîte : à disposer
board-begin = Descendre l’escalier
board-back = Retour à la table
board-look-first = Regarder d’abord la table
board-round = Manche { $round }
board-round-of = Manche { $round } sur { $limit }
board-rounds-played = { $count ->
    [one] { $count } manche
   *[other] { $count } manches
  }
board-limit = La quête est perdue à la fin de la manche { $count }.
board-restless-in = s’agite dans { $count }
board-seed-drawn = tirée au sort
board-copy-link = Copier le lien de ce donjon
board-copied = Copié
board-no-file = Sans le fichier
board-actions = { $count ->
    [0] Aucune action restante
    [one] { $count } action restante
   *[other] { $count } actions restantes
  }
board-phase-enemies = Aux ennemis
board-phase-recovery = Récupération
board-phase-over = La fin
board-deck-count = { $deck ->
    [one] encore { $deck } objet
   *[other] encore { $deck } objets
  }{ $discard ->
    [0] {""}
    [one] , { $discard } défaussé
   *[other] , { $discard } défaussés
  }
board-then = { $first }, puis { $next }
board-foes = Ennemis
board-foes-all = Tous les ennemis de la quête
board-die-green = vert
board-die-blue = bleu
board-die-red = rouge
board-dice-short = d
board-energy-of = Énergie { $now } ; la capacité coûte { $cost }
board-timing-minor = Usage unique, sans dépenser d’action
board-timing-attack = Usage unique : une attaque sans dépenser d’action
board-timing-reaction = Usage unique : proposé quand il peut servir
board-timing-permanent = Durable : il sert tant que vous le portez
board-squares = { $cost ->
    [one] { $cost } case
   *[other] { $cost } cases
  }
board-way = { board-squares }, { $takes }{ $pits ->
    [0] {""}
    [one] , par { $pits } fosse
   *[other] , par { $pits } fosses
  }
board-face = { $need ->
    [1] toute face
   *[other] { $need }+
  }
board-hit-on = { $hit ->
    [1] toute face
    [6] 6
   *[other] { $hit }+
  }
board-blocks-on = { $block ->
    [7] rien ne bloque
    [6] un 6 bloque
    [1] tout est bloqué
   *[other] { $block }+ bloque
  }
board-throw = { $dice ->
    [one] { $dice } dé touche à { board-hit-on }
   *[other] { $dice } dés touchent à { board-hit-on }
  }, { board-blocks-on }
board-attack-odds = { board-throw } : { $kill } de chances de vaincre, { $damage } de dégâts en moyenne
board-attack-damage = { board-throw } : { $damage } de dégâts en moyenne
board-attack-odds-brief = { $kill } de chances de vaincre · { $damage } de dégâts
board-attack-damage-brief = { $damage } de dégâts en moyenne
board-attack-melee = Frapper
board-attack-ranged = Tirer
board-cost = { $takes ->
    [0] sans dépenser d’action
   *[other] { $actions ->
        [one] votre dernière action
       *[other] { $takes } de vos { $actions } actions
    }
  }
board-cost-brief = { $takes ->
    [0] sans action
    [one] { $takes } action
   *[other] { $takes } actions
  }
board-odds-brief = Ø { $damage } de dégâts · vainc : { $kill }
board-damage-brief = { $damage } de dégâts
board-worth-cost = { $worth } · { $cost }
board-lead-thinks = Un instant…
board-lead-use = Utiliser
board-lead-odds = Ø { $damage } de dégâts · vainc : { $kill }
board-lead-because-end = { $threats ->
    [0] Aucun ennemi ne peut vous atteindre ici.
   *[other] Laissez-les venir, puis frappez deux fois.
}
board-lead-because-end-doorway = Tenez la porte : un seul peut y venir à la fois.
board-price = Prix : { $count }
board-lead-ends = puis fin du tour
board-lead-because-end-save = Votre capacité attend une meilleure cible.
board-lead-because-end-spent = Vos actions sont épuisées.
board-lead-because-end-wait = Assez près de la porte pour aider.
board-lead-because-end-far = Attendez les autres avant la porte.
board-lead-because-end-late = La porte, dès la prochaine manche.
board-lead-because-give = { $other } passe devant et n’a rien à boire.
board-lead-because-end-quiet = Il ne reste rien à faire.
board-lead-because-step-safe = { $threats ->
    [0] Hors de portée de tout ennemi
    [1] Là-bas, un seul ennemi peut vous atteindre
   *[other] Là-bas, moins d’ennemis peuvent vous atteindre
  }
board-lead-because-step-closer = Plus près des ennemis
board-lead-because-step-party = Le groupe devrait y perdre moins de santé
board-lead-because-step-follow = Assez près de la porte pour aider
board-lead-because-step-door = Vers la prochaine porte
board-errand-door = Ouvrir { $door }
board-errand-near = S’approcher
board-errand-near-door = Aller vers { $door }
board-walk = Marcher
board-door = { $side ->
    [north] la porte nord
    [east] la porte est
    [south] la porte sud
   *[west] la porte ouest
  }
board-door-of = { $door }, { $room }
board-doorway = le passage
board-part-00 = coin nord-ouest
board-part-01 = côté nord
board-part-02 = coin nord-est
board-part-10 = côté ouest
board-part-11 = le milieu
board-part-12 = côté est
board-part-20 = coin sud-ouest
board-part-21 = côté sud
board-part-22 = coin sud-est
board-key-e = finir le tour
board-no-move = Déplacement épuisé
board-hemmed-in = Aucune case à portée
board-sure-end = { $actions ->
    [one] Il reste { $actions } action. Finir le tour ?
   *[other] Il reste { $actions } actions. Finir le tour ?
  }
board-sure-throw-yes = Lancer
board-sure-end-text = Ce qui n’est pas utilisé maintenant est perdu.
board-sure-end-yes = Finir le tour
board-walk-explore = Ouvrir la porte
board-walk-melee = Marcher et frapper
board-walk-shoot = Marcher et tirer
board-walk-interact = Aller et utiliser
board-acts-now = Agit maintenant
board-act-for = Que peut faire { $hero } ?
board-no-cards = Pas encore de cartes
board-on-paper = sur papier
board-show-sheet = Montrer la feuille
board-hide-sheet = Retour au papier
board-fallen = Hors combat
board-falls = { $hero } : hors combat
board-falls-left = Encore debout : { $who }. La quête est perdue quand tous sont tombés.
board-falls-last = Plus personne n’est debout : la quête est perdue.
board-falls-about = Objets et trésor restent sur la case en paquetage ; qui y marche les prend.
board-stake = La quête : { $stake }
board-boss-health = { $count } de santé
board-new-here = Première partie ? En une fois :
board-ready-made = { $hero }, avec { $equipment } et { $ability }
board-suits = va bien ensemble
board-in-tests = Aux tests
board-plays-odrik = Frappe fort de près et encaisse : à lui toutes les portes.
board-plays-selka = Tire de loin et court vite : gardez-la derrière un ami.
board-plays-amaury = Difficile à abattre, faible à l’attaque : à lui une capacité qui aide tout le monde.
board-plays-nyssa = Le meilleur tir, mais lente et fragile : jamais à portée de griffes.
board-plays-tamsin = Vive, de près comme de loin : elle se faufile et frappe la première.
board-plays-gorrun = Frappe le plus fort, a le plus de santé, et aucune armure.
board-plays-ilvane = Se bat de près et de loin, et charme le donjon aux tests.
board-plays-zaida = Un peu de tout : n’importe quel équipement lui va.
board-take-character = Qui serez-vous ?
board-take-equipment = Que portez-vous ?
board-take-ability = Que savez-vous faire de plus ?
board-take-wait = { $who } prend une carte
board-dice-attack = Attaque
board-dice-defence = Défense
board-dice-test = Test de compétence
board-dice-branch = Ce qui arrive
board-dice-crumble = Chute de pierres
board-dice-spawn = Qui apparaît
board-dice-loot = Trésor
board-made-spawn = { $kind ->
    [R] à distance, santé { $count }
   *[M] au corps à corps, santé { $count }
}
board-made-loot = { $count ->
    [one] { $count } de trésor
   *[other] { $count } de trésor
}
board-made-attack = { $count ->
    [one] { $count } touche
   *[other] { $count } touches
  }
board-made-defence = { $count ->
    [one] { $count } blocage
   *[other] { $count } blocages
  }
board-made-test = { $count ->
    [one] { $count } succès
   *[other] { $count } succès
  }
board-brief = ♥ { $health } · ⚡ { $energy } · ◉ { $treasure }
board-way-0 = nord
board-way-1 = est
board-way-2 = sud
board-way-3 = ouest
board-place-first = la tuile de départ, flèche vers le nord
board-place-tile = à poser contre la sortie explorée, flèche vers le côté { $way }
board-place-where = tuile { $tile }, colonne { $column }, rangée { $row }
board-place-die = { $name } : dé { $colour } sur { $face }, { $where }
board-place-moved = { $name } : dé { $colour } sur { $face }, maintenant { $where }
board-place-take = À retirer : { $what }
board-all-placed = Tout est fait
board-nothing-to-place = Votre table est à jour.
board-placer = { $who } dispose la boîte.
board-paper-enemies = La santé des ennemis
board-throw-attack = Dés d’attaque
board-throw-defence = Dés de défense
board-throw-test = Tests de compétence
board-throw-branch = Dés des rencontres
board-throw-crumble = Chutes de pierres
board-throw-spawn = Dés ennemis
board-throw-loot = Dés de trésor
board-throw-item = Cartes objet
board-epilogue-won = La quête est accomplie, et quelqu’un la racontera.
board-epilogue-fallen = Personne n’est revenu dire comment c’était.
board-epilogue-time = La nuit fut plus courte que le chemin.
board-did-defeated = Ennemis vaincus
board-did-damage = Dégâts infligés
board-did-suffered = Santé perdue
board-did-explored = Salles ouvertes
board-did-treasure = Trésor gagné
board-did-bought = Objets achetés
board-did-tests = Tests réussis
board-plan = Le donjon entier
board-tip-place = Les cases éclairées peuvent être choisies. Pressez-en une : ce héros y commence.
board-tip-move = Ce héros peut aller sur les cases éclairées. Touchez-en une.
board-tip-explore = Un œil vert est une porte. Avancez dessus : une salle s’ouvre.
board-tip-attack = Pressez cet ennemi pour l’attaquer. Les dés cerclés de vert touchent ; une touche non bloquée ôte 1 de santé.
board-tip-energy = L’énergie : chaque touche en donne. Dès qu’elle suffit, la capacité est gratuite.
board-tip-ability = Assez d’énergie ! Pressez la capacité ; elle ne coûte pas d’action.
board-tip-buy = Les ennemis donnent du trésor. Les cartes éclairées s’achètent à tout moment, même au combat.
board-tip-end = Aucune action restante. Finissez le tour ici, et le héros suivant agit.
board-tip-threats = Flèches rouges : qui attaquera qui. Chiffre rouge : la santé en jeu ; avec un crâne, le héros peut tomber.
board-tip-round = Voilà une manche : héros, ennemis, récupération. Vainquez le boss au bout. Bonne chance !
board-preset-book = Selon les règles
board-preset-book-about = Les règles imprimées, sans rien changer.
board-preset-family = En famille
board-preset-family-about = Plus doux : plus de santé, et l’on relève les héros tombés.
board-preset-veteran = Vétéran
board-preset-veteran-about = Plus dur : moins de santé, rien pour un héros seul.
board-preset-solo = Deux héros en solo
board-preset-solo-about = Vous menez deux héros ; rien n’est demandé pendant la phase ennemis.
board-preset-random = Héros distribués
board-preset-random-about = Héros, équipement et capacité sont donnés au hasard.
board-preset-race = Même graine, même chance
board-preset-race-about = Dés et cartes viennent de la graine : comparez avec ce que d’autres en ont fait.

# La légende de la page des règles
board-legend-dice = Dés
board-legend-signs = Signes
board-legend-skills = Compétences
board-legend-keywords = Mots-clés
board-legend-rules = Règles de salle
board-legend-effects = Effets durables
board-legend-heroes = Héros
board-legend-equipment = Équipement
board-legend-abilities = Capacités
board-legend-items = Objets
board-legend-features = Éléments
board-legend-foes = Ennemis
board-legend-die-white-6 = dé blanc : attaques, défense, tests
board-legend-die-green-M2 = vert : un ennemi faible ; M, mêlée
board-legend-die-blue-R3 = bleu : plus fort ; R, à distance
board-legend-die-red-M5 = rouge : le plus fort ; le nombre est sa santé
board-legend-blade = mêlée
board-legend-bow = à distance
board-legend-crown = un chef
board-legend-heart = santé
board-legend-wound = santé que les ennemis peuvent coûter, au moins et au plus
board-legend-bolt = énergie
board-legend-coins = trésor
board-legend-shield = défense
board-legend-boot = vitesse ; mouvement restant
board-legend-stars = étourdi
board-legend-skull = un ennemi à retirer
board-legend-captive = une captive
board-legend-pack = le paquetage d’un héros tombé
board-legend-scroll = la quête, une rencontre
board-legend-hourglass = le donjon s’agite
board-legend-lit = une case éclairée, à portée : touchée, le héros y va
board-legend-ring = de même, pour une action de plus : on demande d’abord
board-legend-eye = une issue qui mène plus loin
board-legend-target = l’objectif
board-legend-laurel = victoire
board-legend-tomb = un héros tombé ; la défaite
board-legend-smoke = de la fumée sur la tuile
board-cry-down = À terre !
board-cry-critical = Critique !
board-cry-close = De justesse !
board-cry-missed = Raté !
board-cry-blocked = Paré !
board-cleared = La voie est libre !
board-recap = Ce que les ennemis viennent de faire
board-recap-strikes = { $enemy } attaque { $hero }…
board-recap-strikes-short = …
board-recap-hurt = { $points ->
    [one] { $enemy } touche { $hero } : { $points } dégât.
   *[other] { $enemy } touche { $hero } : { $points } dégâts.
  }
board-recap-falls = { $enemy } met { $hero } hors combat.
board-recap-blocked = { $enemy } attaque { $hero } : tout est bloqué.
board-recap-missed = { $enemy } manque { $hero }.
board-recap-falls-short = à terre
board-recap-blocked-short = bloqué
board-recap-missed-short = raté
board-faces = { $need ->
    [1] toute face
    [5] 5 ou 6
    [6] 6
   *[other] { $need } ou plus
  }
board-dice-needs = { $need ->
    [7] { $kind ->
       *[defence] ne peut bloquer
      }
   *[other] { $kind ->
        [defence] { board-faces } bloque
       *[attack] { board-faces } touche
      }
  }
board-found-doors =
    { $count ->
        [0] Aucune autre porte
        [1] Une porte
       *[other] { $count } portes
    }
board-found = { $flag } !
board-boss-beaten = Le boss est tombé !
board-boss-left =
    { $count ->
        [1] Un ennemi est encore debout.
       *[other] { $count } ennemis sont encore debout.
    }
board-trophies = Vaincus
