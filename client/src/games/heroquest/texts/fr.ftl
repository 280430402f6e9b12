board-dungeon = Le souterrain
board-dark = dans le noir
board-overview = Tout le plateau
board-briefing = Lire le parchemin de la quête
board-begin = Dans les ténèbres
board-group-taken = Déjà pris : { $who }
board-quest-of =
    { $campaign ->
        [yes] Campagne, quête { $number } sur { $all } : or et équipement vous restent
       *[no] Quête { $number }
    }
board-on = Retour au souterrain
board-goals = Ce qu’on attend de vous
board-notes = Ce que vous avez appris
board-zargon-notes = Pour les seuls yeux de Zargon
board-order = Ordre des tours
board-now = maintenant
board-round = Manche { $round }
board-body = Points de vie : { $now } sur { $whole }
board-mind = Points d’esprit : { $now } sur { $whole }
board-gold = Or
board-dead = A péri
board-left = À l’abri dehors
board-in-pit = Dans une oubliette
board-attack = Dés d’attaque
board-defend = Dés de défense
board-dice-of = { $what } : { $dice } ({ $parts })
board-quests-done = Quêtes accomplies : { $list }
board-won = Gagné : à l’escalier !
board-end = { $kind ->
    [barbarian] Finir le tour du Barbare
    [dwarf] Finir le tour du Nain
    [elf] Finir le tour de l’Elfe
    [wizard] Finir le tour de l’Enchanteur
   *[named] Finir le tour ({ $hero })
  }
board-no-way = Aucune case où aller d’ici
board-zargon-turn = Tour de Zargon
board-mark-missed = Manqué !
board-timer = Temps restant
board-deck = { $left } cartes trésor, { $bad } mauvaises
board-monsters = { $count ->
    [one] { $count } monstre sur le plateau
   *[other] { $count } monstres sur le plateau
  }
board-monsters-hidden = { $count ->
    [one] { $count } encore caché
   *[other] { $count } encore cachés
  }
board-brief = { $body } vie · { $mind } esprit
board-brief-zargon = Monstres : { $count }
board-last-throw = Le dernier lancer
board-dice-move = Dés de déplacement
board-dice-jump = Saut
board-dice-trap = Piège
board-dice-disarm = Désarmement
board-dice-attack = Dés d’attaque
board-dice-defence = Dés de défense
board-dice-resist = Contre le sort
board-dice-combat = Dés de combat
board-dice-red = Dés rouges
board-armoury = L’armurerie
board-cannot-use = vous ne pouvez pas l’utiliser
board-ready = attend les autres
board-not-ready = choisit encore
board-tally = Manches : { $rounds } · monstres abattus : { $slain } · points de vie perdus : { $hurt }
board-did-slain =
    { $count ->
        [one] { $count } monstre tué
       *[other] { $count } monstres tués
    }
board-did-gold =
    { $count ->
        [one] { $count } pièce d’or trouvée
       *[other] { $count } pièces d’or trouvées
    }
board-did-found =
    { $count ->
        [one] { $count } objet trouvé
       *[other] { $count } objets trouvés
    }
board-did-spells =
    { $count ->
        [one] { $count } sort lancé
       *[other] { $count } sorts lancés
    }
board-did-traps =
    { $count ->
        [one] { $count } piège désamorcé
       *[other] { $count } pièges désamorcés
    }
board-did-hurt =
    { $count ->
        [one] { $count } point de vie perdu
       *[other] { $count } points de vie perdus
    }
board-deeds =
    { $hero } : { $did }.{ $paid ->
        [0] {""}
        [one] {" "}Récompense : { $paid } pièce d’or.
       *[other] {" "}Récompense : { $paid } pièces d’or.
    }
board-did-nothing = a monté la garde
board-scene-foes = Quelque chose bouge dans le noir : { $list } !
board-scene-sprung = { $trap } !
board-scene-trap = Un piège !
board-scene-draws = { $kind ->
    [barbarian] Le Barbare tire cette carte.
    [dwarf] Le Nain tire cette carte.
    [elf] L’Elfe tire cette carte.
    [wizard] L’Enchanteur tire cette carte.
   *[named] { $hero } tire cette carte.
  }
board-scene-found = Trouvé !
board-scene-nothing = Pas de trésor
board-scene-death = Une lumière s’éteint
board-scene-revived = Revenu d’entre les morts
board-scene-goal = Le but est atteint
board-scene-goal-out = Il ne reste qu’une chose : ramener tous les survivants à l’escalier.
board-scene-lost = Trop tard
board-scene-ended =
    { $outcome ->
        [success] La quête est gagnée : { $title }
        [failure] La quête a échoué : { $title }
       *[unfinished] La quête reste inachevée : { $title }
    }
board-scene-champion = Champion du Royaume
board-reading-door = Fermée : { $door }.
board-reading-open = Ouverte : { $door }.
board-tip-roll = Un déplacement et une action, au choix. Dés rouges : le déplacement.
board-tip-walk = { $touch ->
    [yes] Touchez
   *[no] Cliquez sur
  } une case éclairée pour y aller.
board-tip-open = Ouvrir est gratuit. Ce qui est derrière vous voit aussi.
board-tip-attack = { $touch ->
    [yes] Touchez
   *[no] Cliquez sur
  } un monstre voisin pour l’attaquer.
board-dice-summon = L’invocation
board-stat-move = déplacement
board-stat-attack = attaque
board-stat-defend = défense
board-stat-body = vie
board-stat-mind = esprit
board-sight = Montrer ce que voit le héros dont c’est le tour
board-red-reach = Marques de griffes : jusqu’où { $monster } peut venir en un tour.
board-red-trap = Hachuré de rouge : un piège y attend ({ $trap }).
board-sight-short = Vue
board-placing-short = Vrai plateau
board-placing = Sur un vrai plateau : quoi poser où
board-place-door = Porte
board-place-secret = Porte secrète
board-place-block = Case bloquée
board-take-away = À retirer : { $what }
board-all-placed = Tout est placé
board-nothing-to-place = Votre plateau est à jour.
board-met = Monstres rencontrés
board-wandering = Monstre errant : { $what } (× { $count })
board-nearest = Attaquer le héros le plus proche
board-nearest-rest = Lui et les suivants : attaquer au plus près
board-nearest-all = { $count ->
    [one] Le dernier monstre : attaquer au plus près
   *[other] Les { $count } monstres : attaquer au plus près
  }
board-nearest-about = Va vers le héros le plus proche et frappe le plus faible à portée. Les sorts de la Terreur restent à vous.
board-sure-leave = Quitter le souterrain ?
board-sure-leave-text = La quête n’est pas encore gagnée. Ce héros garde tout ce qu’il porte, mais ne reviendrait pas avant la quête suivante. Si tous partent, il n’y a pas de récompense.
board-sure-leave-yes = Quitter
board-sure-unwise = Fouiller sous les yeux d’un monstre ?
board-sure-unwise-text = { board-search-unwise }
board-sure-unwise-yes = Fouiller
board-sure-armed = Chercher malgré le piège ?
board-sure-armed-text = Le piège est connu, mais nul ne l’a désarmé : { $trap }. Il se déclenche, on ne trouve rien et le tour est fini.
board-sure-armed-yes = Chercher
board-odds-against = { $defend ->
    [one] contre { $defend } dé : { $hopes }
   *[other] contre { $defend } dés : { $hopes }
  }
board-odds-both = blesse { $wounds }, tue { $kills }
board-odds-wounds = blesse { $wounds }
board-odds-kills = tue { $kills }
board-odds-line = { $attack ->
    [one] { $attack } dé contre { $defend } : { $hopes }
   *[other] { $attack } dés contre { $defend } : { $hopes }
  }
board-odds-succeeds = réussit { $share }, sinon le piège se déclenche
board-odds-sleeps = s’endort { $share }
board-odds-misses = { $dice ->
    [one] frappe avec { $dice } dé et passe un tour
   *[other] frappe avec { $dice } dés et passe un tour
  }
board-gain-body = vie { $now } → { $then }
board-gain-attack = { $dice } dés d’attaque
board-gain-defend = { $dice } dés de défense
board-gain-move = { $dice } dés rouges
board-best = { $who } : { $worth }
board-no-file = Retirer le fichier
board-sure-die = Laisser mourir ce héros ?
board-sure-die-text = Vous pouvez encore le sauver. S’il meurt, ses biens vont à qui se trouve près de lui, ou restent là où il est tombé.
board-sure-die-yes = Renoncer
board-sure-give-up = Abandonner ce héros ?
board-sure-give-up-text = Plus personne ne peut le rejoindre ? Alors il est tenu pour perdu, avec tout ce qu’il porte.
board-sure-give-up-yes = Abandonner
board-sure-stop = Terminer la campagne ici ?
board-sure-stop-text = Quêtes gagnées : { $done } sur { $all }. La partie s’achève pour tout le groupe, et cette armurerie ferme pour de bon.
board-sure-stop-yes = Terminer la campagne
board-sure-again = Rejouer la quête { $number } ?
board-sure-again-text = « { $title } » est déjà gagnée : elle ne rapporte pas deux fois, et les trésors spéciaux déjà pris le restent. Ensuite vous reviendrez à l’armurerie.
board-sure-again-yes = La rejouer
board-preset-book = Selon le livre
board-preset-book-about = Les règles imprimées, sans changement.
board-preset-family = En famille
board-preset-family-about = Plus doux : Zargon ménage les faibles, les morts rentrent blessés.
board-preset-veteran = Vétérans
board-preset-veteran-about = Plus dur : un Zargon rusé, et rien ne se donne à côté d’un monstre.
board-preset-solo = En solo
board-preset-solo-about = Vous menez les quatre héros contre un robot.
board-preset-cooperative = Ensemble
board-preset-cooperative-about = Jusqu’à quatre personnes, sans que personne ne joue Zargon.
board-be-overlord = Être Zargon
board-be-overlord-about = Vous menez les monstres ; quatre robots sont les héros.
board-throw-combat = Dés de combat
board-throw-red = Dés rouges
board-throw-card = Paquet de trésors
board-paper-monsters = Points de vie des monstres
board-on-paper = Tenu sur papier
board-show-sheet = Montrer
board-hide-sheet = Cacher
board-placer = { $who } prépare le plateau.
board-next-after = D’abord l’armurerie, pour dépenser votre or. Puis la quête { $number }, { $title }.
board-next-quest = Ensuite : quête { $number }, { $title }
board-quest-won = Quête { $number } gagnée : { $title }.
board-quest-lost = Quête { $number } non gagnée : { $title }.

# La légende de la page des règles
board-legend-dice = Dés
board-legend-signs = Signes
board-legend-ground = Sur le plateau
board-legend-ground-walk = où peut aller le héros dont c’est le tour
board-legend-ground-range = où peut venir en un tour le monstre visé
board-legend-ground-trap = un piège y attend
board-legend-ground-fang = ce monstre peut frapper ce héros de là où il est
board-legend-traps = Pièges
board-legend-effects = Effets durables
board-legend-heroes = Héros
board-legend-monsters = Monstres
board-legend-furniture = Mobilier
board-legend-items = Objets
board-legend-spells = Sorts
board-legend-die-combat-skull = crâne : une touche
board-legend-die-combat-white = bouclier blanc : protège un héros d’une touche
board-legend-die-combat-black = bouclier noir : protège un monstre d’une touche
board-legend-die-red-6 = dé rouge : cases à parcourir
board-legend-heart = points de vie
board-legend-brain = points d’esprit
board-legend-coins = or
board-legend-cobweb = fouillé, et rien n’y était
board-legend-scroll = la quête
board-legend-thing = un objet de la quête
board-legend-ally = un compagnon
board-way = { $cost ->
    [one] { $cost } case
   *[other] { $cost } cases
  }{ $beyond ->
    [1] , plus loin que ce déplacement
   *[other] {""}
  }{ $foes ->
    [0] {""}
    [one] , { $foes } monstre peut y frapper
   *[other] , { $foes } monstres peuvent y frapper
  }
board-search-unwise = Un monstre est en vue : fouiller prend l’action, et c’est lui qui frappe ensuite.
board-leave-about = { $won ->
    [yes] La quête est gagnée quand tous les survivants sont sortis.
   *[no] À l’abri, avec tout ce qu’il porte, mais hors de la quête ; si tous partent, aucune récompense.
  }
board-walk-ends = { $walk } et finir le tour
board-unspoken = sans effet pour l’instant sur qui que ce soit en vue
board-beyond-unseen = hors de vue d’ici
board-beyond-vain = cela ne lui apporterait rien
board-beyond-immune = sans effet sur lui
board-search = Chercher
board-search-treasure = Trésors
board-search-secret = Portes secrètes
board-search-traps = Pièges
board-spot = { $place } : { $way }
board-lead-thinks = Un instant…
board-lead-left = { $left ->
    [one] Encore { $left } case à parcourir
   *[other] Encore { $left } cases à parcourir
  }
board-lead-or = Choisissez une case éclairée, ou finissez le tour.
board-lead-gate = la porte { $side }{ $has ->
    [yes] {" "}{ $of }
   *[no] {""}
  }{ $detail }
board-lead-door = Aller à { $where }
board-lead-foe = Rejoindre { $where }
board-lead-walk = { $cost ->
    [one] Avancer de { $cost } case
   *[other] Avancer de { $cost } cases
  }
board-lead-squares = { $cost ->
    [one] { $cost } case
   *[other] { $cost } cases
  }
board-lead-blow = { $squares } ; de là, un coup { $chance }
board-lead-safer = vous y êtes moins frappé
board-lead-roll = Vers { $where } : { $squares }.
board-lead-door-open = Ouvrir { $where }
board-lead-once = une seule fois dans la quête
board-lead-spends = finit le déplacement
board-lead-open = Ouvrir { $where }
board-lead-opens = C’est gratuit ; ce qui est derrière vous voit aussi.
board-lead-search = Ce qui est caché ici, ou une carte : { $bad } sur { $left } sont mauvaises.
board-lead-because-roll = Aucun ennemi en vue.
board-lead-because-roll-fight = D’abord les dés, puis où se placer.
board-lead-because-walk-on = Vers ce que personne n’a encore vu.
board-lead-because-walk-home = Vers la sortie.
board-lead-because-walk-won = C’est fait : vers la sortie.
board-lead-because-walk-follow = Vers où vont les autres.
board-lead-because-walk-room = Quelque chose y est peut-être rangé.
board-lead-because-walk-hidden = Quelque chose doit y être caché.
board-lead-because-walk-aside = Cela laisse la place à plus fort.
board-lead-because-walk-closer = Plus près de l’ennemi.
board-lead-because-walk-strike = De là, vous pouvez frapper.
board-lead-because-walk-wary = C’est là qu’on vous frappe le moins.
board-lead-because-end = Laissez-les venir : frapper d’ici est un risque.
board-lead-because-end-spells = Un sort ne sert qu’une fois : gardez-le pour plus fort.
board-lead-because-end-door = La porte attend : à plusieurs, on frappe d’abord.
board-lead-because-end-door-weak = À plus fort de l’ouvrir.
board-lead-because-end-door-far = La porte attend que les autres soient là.
board-lead-because-end-follow = Assez près de là où vous allez tous.
board-lead-because-end-struck = Vous tenez bon ici.
board-lead-because-end-no-place = Aucune case libre pour frapper.
board-lead-because-end-far = Aucun ennemi à portée ce tour-ci.
board-lead-because-end-quiet = Rien de mieux à faire ce tour-ci.
board-lead-because-end-spent = L’action et le déplacement sont faits.
board-lead-because-secret = Aucun autre passage n’est connu.
board-lead-because-traps = Mieux vaut regarder avant de toucher.
board-lead-because-disarm = D’abord le piège.
board-lead-because-take = C’est pour cela que vous êtes venus.
board-lead-because-act = La quête le demande.
board-lead-because-jump = C’est le seul passage.
board-lead-because-leave = Il n’y a plus rien à gagner ici.
board-together = { $count ->
    [one] Lancer et avancer
   *[other] Avancer tous ensemble
  }
board-together-about = { $count ->
    [one] Jusqu’à du nouveau.
   *[other] Chacun lance et avance, jusqu’à du nouveau.
  }
board-together-door = Aller tous à { $where }
board-together-on = Continuer tous vers { $where }
board-together-opens = { $kind ->
    [barbarian] le Barbare peut l’ouvrir
    [dwarf] le Nain peut l’ouvrir
    [elf] l’Elfe peut l’ouvrir
    [wizard] l’Enchanteur peut l’ouvrir
   *[named] { $hero } peut l’ouvrir
  }
board-way-walk = Avancer
board-way-open = Avancer et ouvrir
board-way-roll = Lancer les dés et y aller

# Le livre des héros
board-book-heroes = Les héros
board-book-gear = Équipement
board-book-no-gear = rien que du courage
board-book-scars = Cicatrices
board-book-no-scars = aucune qui se voie
board-book-fell = tombé dans : { $where }
board-book-champion = Champion du Royaume
board-book-quests = Quêtes : { $done } sur { $all } accomplies
board-book-success = gagnée
board-book-failure = perdue
board-book-unfinished = inachevée
board-book-undecided = en cours

## Ce que crient les héros

board-withstood = Le feu ne fait aucun mal.
board-score = { $skulls ->
    [one] { $skulls } crâne
   *[other] { $skulls } crânes
  } contre { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
  }
board-fallen = { $count ->
    [1] le premier à tomber
   *[other] { $count } abattus en tout
  }
board-cheer-slain =
    { $kind ->
        [barbarian] Ha ! Au suivant !
        [dwarf] Fendu comme une bûche !
        [elf] Vif et net !
       *[other] Voilà qui est fait !
    }
board-cheer-gold =
    { $kind ->
        [barbarian] C’est ma tournée !
        [dwarf] De l’or, du bel or !
        [elf] Quelle belle trouvaille !
       *[other] Voilà qui tombe bien !
    }

# Ce que font les lettres, quoi qu’on puisse faire d’autre

board-key-w = lancer pour avancer ; puis aller au plateau, pour marcher avec les flèches et Entrée
board-key-a = attaquer
board-key-d = ouvrir la porte
board-key-s = chercher un trésor
board-key-x = chercher des portes secrètes
board-key-p = chercher des pièges
board-key-e = finir le tour
