# HeroQuest en français. Tous les mots sont les nôtres ; le vocabulaire est celui de rulebook.toml.
# Héros et monstres se disent avec leur article ; $Hero et $Monster ouvrent une phrase, $hero et $monster sont dedans.
# Rien ne s’accorde avec eux, et ni « de » ni « à » ne les précède. Objets, sorts et cartes se disent par leur seul nom.

## Le jeu

title = HeroQuest
tagline = Quatre héros, un sorcier, et une porte que personne n’a encore ouverte.
begins = Jouer : la quête 1 sur 14, L’épreuve. Vous menez les quatre héros.
facts = 1 à 5 joueurs · une heure par quête · des héros contre un maître du jeu
credit = Stephen Baker, Avalon Hill / Hasbro, 2021
about = Jusqu’à quatre héros explorent un souterrain, porte après porte, tandis que Zargon, le sinistre sorcier, anime tout ce qui attend dans le noir. Combattez, fouillez, lancez vos sorts et remontez vivants : ce que vous trouvez vous reste pour la quête suivante.
notice = Œuvre non officielle d’amateurs de HeroQuest (2021, Avalon Hill). Ni les auteurs ni l’éditeur n’y ont part ; les quêtes, les mots et les images sont les nôtres.
bot-easy = facile
    .about = En Zargon, épargne les faibles ; en héros, combat et explore avec les autres.
bot-fair = moyen
    .about = En Zargon, frappe qui est à portée ; en héros, combat et explore avec les autres.
bot-strong = fort
    .about = En Zargon, frappe là où cela fait le plus mal ; en héros, ouvre les portes avec méthode et se retire à temps.
bot-merciful = clément
bot-cunning = rusé
bot-search = qui essaie tout

zargon = Zargon
monster = le monstre
monster-first = Le monstre
nothing = rien
bare-hands = mains nues
no-armour = aucune armure
the-door = la porte
timer = Temps restant
chest-trap = un piège
north = nord
northeast = nord-est
east = est
southeast = sud-est
south = sud
southwest = sud-ouest
west = ouest
northwest = nord-ouest

## Ce qui arrive

event-campaign-begins = Une campagne commence. Dans le Royaume, Mentor garde le livre qui connaît toutes les quêtes, et Zargon la haine qui les écrit.
event-quest-begins = Quête { $number } : { $title }.
event-parchment = { $prose }
event-note = { $prose }
event-round-begins = Manche { $round }.
event-turn-begins = À présent, c’est { $hero } qui joue.
event-turn-skipped =
    { $effect ->
        [asleep] { $Hero } dort toujours et n’a pas de tour.
        [clouded] { $Hero } ne peut bouger dans le Nuage de Terreur et n’a pas de tour.
        [commanded] { $Hero } obéit à Zargon et n’a pas de tour à lui.
       *[misses] { $Hero } passe ce tour.
    }
event-turn-ends = { $Hero } termine son tour.
event-zargon-begins = C’est le tour de Zargon.
event-quest-ends = { event-quest-ends.short } { $epilogue }
    .short =
        { $outcome ->
            [success] La quête est accomplie : { $title }. Les héros ont gagné !
            [failure] La quête a échoué : { $title }. Zargon ricane.
           *[unfinished] La quête reste inachevée : { $title }.
        }
epilogue-success = Mentor referme le livre sur une page de plus que Zargon ne récrira pas. Dans les auberges du Royaume on raconte déjà l’histoire, et à chaque fois les monstres sont plus gros.
epilogue-failure = Les torches se consument, et personne ne vient les changer. Quelque part en bas, Zargon tourne une page et sourit.
epilogue-unfinished = L’escalier est derrière eux, la tâche toujours devant. Le donjon peut attendre ; il ne fait guère autre chose depuis mille ans.
epilogue-undecided = Nul ne sait encore comment on le racontera.
event-gold-shared = { $Hero } reçoit { $gold } pièces d’or.
event-group-taken = { $Hero } prend un groupe de sorts : { $group }.
event-spell-stored = { $Hero } garde un sort dans l’anneau de sorts : { $spell }.
event-timer-runs =
    { $left ->
        [one] { $label } : { $left } manche.
       *[other] { $label } : { $left } manches.
    }
event-timer-stops = { $label } : le danger est passé.
event-champion = { $Hero } reçoit le titre de champion du Royaume !
event-goal-met = Le but de la quête est atteint.
event-goal-failed = Le but de la quête ne peut plus être atteint. Sortez vivants !
event-quest-chosen = Ensuite vient la quête { $number } : { $title }.
event-game-over = La partie est finie.

event-move-rolled =
    { $left ->
        [one] { $Hero } lance { $dice } : { $left } case.
       *[other] { $Hero } lance { $dice } : { $left } cases.
    }
event-stepped =
    { $entering ->
        [yes] { $Hero } entre dans { $place }.
       *[no] { $Hero } va se placer { $where } { $of }.
    }
event-walked =
    { $steps ->
        [one] { $Hero } avance de { $steps } case et se tient { $where } { $of }.
       *[other] { $Hero } avance de { $steps } cases et se tient { $where } { $of }.
    }
event-jumped = { $Hero } saute par-dessus le piège et retombe { $where } { $of }.
event-jump-rolled =
    { $skulls ->
        [0] { $Hero } saute : { $dice }. C’est passé !
       *[other] { $Hero } saute : { $dice }. Trop court !
    }
event-door-opened =
    { $secret ->
        [yes] La porte secrète { $side } { $of }{ $detail } coulisse.
       *[no] La porte { $side } { $of }{ $detail } s’ouvre.
    }
event-door-seen = Une porte apparaît : la porte { $side } { $of }{ $detail }.
event-room-revealed = Désormais visible : { $room }.
event-squares-revealed =
    { $count ->
        [one] { $count } case de plus du corridor devient visible.
       *[other] { $count } cases de plus du corridor deviennent visibles.
    }
event-monster-placed = { $Monster } se tient { $where } { $of }.
event-furniture-placed = Visible { $where } { $of } : { $furniture }.
event-block-seen = Une case est obstruée { $where } { $of }.
event-item-seen = Il y a quelque chose ici : { $item }.
event-ally-seen = Il y a quelqu’un ici : { $ally }.
event-teleported = { $Hero } se retrouve { $where } { $of }.
event-door-barred =
    { $rounds ->
        [one] La porte { $side } { $of }{ $detail } est barricadée pour { $rounds } manche.
       *[other] La porte { $side } { $of }{ $detail } est barricadée pour { $rounds } manches.
    }
event-door-false = La porte { $side } { $of }{ $detail } est fausse : il n’y a rien derrière.
event-door-freed = La barricade de la porte { $side } { $of }{ $detail } cède.
event-column-fell = La montagne se referme : la colonne { $column } n’est plus.

event-searched-treasure = { $Hero } cherche des trésors : { $room }.
event-searched-secret = { $Hero } cherche des portes secrètes : { $room }.
event-searched-traps = { $Hero } cherche des pièges : { $room }.
event-secret-found = Une porte secrète est découverte : la porte { $side } { $of }{ $detail } !
event-trap-found = Découvert { $where } { $of } : { $trap }.
event-chest-trap-found = Meuble piégé { $where } { $of } : { $furniture }.
event-nothing-found = { $Hero } ne trouve rien.
event-card-drawn = { $Hero } pioche : { $card }.
event-treasure-found = { $Hero } regarde de près ce qu’il y a ici.
event-gold-found = { $Hero } trouve { $gold } pièces d’or.
event-item-gained = { $Hero } obtient : { $item }.
event-trap-sprung = { $Hero } déclenche un piège { $where } { $of } : { $trap } !
event-trap-rolled =
    { $skulls ->
        [0] Le piège : { $dice }. { $Hero } a de la chance.
       *[other] Le piège : { $dice }.
    }
event-chest-trap-sprung = Un meuble piégé : { $furniture }, { $trap } ! Le piège frappe { $hero }.
event-disarm-rolled = { $Hero } s’attaque au piège : { $dice }.
event-disarmed = { $Hero } désarme un piège { $where } { $of } : { $trap }.
event-chest-disarmed = { $Hero } désarme le piège { $where } { $of } : { $furniture }.
event-rubble = Le plafond est tombé { $where } { $of } : l’éboulement y reste pour de bon.
event-wanderer-comes =
    { $strikes ->
        [yes] Un monstre errant : { $monster } sort du noir { $where } { $of } et frappe aussitôt { $other } !
       *[no] Un monstre errant : { $monster } sort du noir { $where } { $of }.
    }

event-hero-attacks = { $Hero } attaque { $monster } : { $item }.
event-monster-attacks = { $Monster } attaque { $target }.
event-attack-rolled =
    { $skulls ->
        [0] Attaque : { $dice }. Aucun crâne.
        [one] Attaque : { $dice }. { $skulls } crâne.
       *[other] Attaque : { $dice }. { $skulls } crânes.
    }
event-defence-rolled = Défense : { $dice }.
event-missed = L’attaque échoue.
event-blocked = Tous les coups sont bloqués.
event-monster-hurt =
    { $points ->
        [0] { $Monster } n’a rien.
        [one] { $Monster } perd { $points } point de vie.
       *[other] { $Monster } perd { $points } points de vie.
    }
event-monster-slain = { $Monster } périt !
event-hero-hurt =
    { $of ->
        [mind] { $points ->
            [one] { $Hero } perd { $points } point d’esprit.
           *[other] { $Hero } perd { $points } points d’esprit.
        }
       *[body] { $points ->
            [0] { $Hero } n’a rien.
            [one] { $Hero } perd { $points } point de vie.
           *[other] { $Hero } perd { $points } points de vie.
        }
    }
event-hero-healed =
    { $points ->
        [0] { $Hero } n’avait rien à soigner.
        [one] { $Hero } regagne { $points } point de vie.
       *[other] { $Hero } regagne { $points } points de vie.
    }
event-hero-at-zero = { $Hero } s’effondre !
event-hero-died = { $Hero } a perdu la vie.
event-hero-left = { $Hero } quitte le souterrain.
event-hero-lost = { $Hero } ne reviendra pas.
event-ally-hurt =
    { $points ->
        [0] { $Ally } n’a rien.
        [one] { $Ally } perd { $points } point de vie.
       *[other] { $Ally } perd { $points } points de vie.
    }
event-ally-died = { $Ally } a perdu la vie.
event-ally-safe = { $Ally } a trouvé refuge.
event-ally-attacks = { $Ally } attaque { $monster }.
event-ally-strikes = { $Ally } attaque { $target }.
event-ally-moved = { $Ally } va se placer { $where } { $of }.
event-weapon-lost = L’arme lancée est perdue : { $item }.
event-rerolled = { $Hero } relance un dé : { $dice }.
event-monster-moved = { $Monster } va se placer { $where } { $of }.
event-monster-wakes = { $Monster } s’éveille !
event-monster-skips = { $Monster } ne fait rien ce tour-ci.
event-monster-gone = { $Monster } a disparu !
event-monster-rises = { $Monster } se relève !
event-monster-peaceful = { $Monster } baisse son arme.
event-bounty = { $Hero } touche une prime : { $gold } pièces d’or.
event-hero-attacks-hero = Sous la volonté de Zargon, { $hero } attaque { $other } !

event-spell-cast = { $Hero } lance le sort { $spell } : { $target }.
event-dread-cast = { $Monster } lance un sort de la Terreur : { $spell } !
event-summon-rolled = L’invocation : { $dice }.
event-resist-rolled =
    Contre le sort : { $dice }. { $least ->
        [5] { $saves ->
            [0] Rien n’est évité.
            [one] { $saves } point est évité.
           *[other] { $saves } points sont évités.
        }
       *[6] { $saves ->
            [0] Pas de 6 : il tient.
           *[other] Un 6 : il est rompu.
        }
    }
event-effect-begins =
    { $effect ->
        [rock_skin] { $Hero } a la peau dure comme la pierre : un dé de défense de plus jusqu’à la prochaine blessure.
        [courage] { $Hero } est plein de courage : deux dés de plus à la prochaine attaque.
        [swift_wind] Le vent porte { $hero } : deux fois plus de dés au prochain déplacement.
        [speed] { $Hero } gagne en vitesse : deux fois plus de dés au prochain déplacement.
        [strength] { $Hero } gagne en force : deux dés de plus à la prochaine attaque.
        [defense] { $Hero } est sur ses gardes : deux dés de plus à la prochaine défense.
        [brew] { $Hero } attaquera deux fois.
        [veil] La brume voile { $hero } : au prochain déplacement, les monstres ne l’arrêtent pas.
        [rock] Les murs s’ouvrent devant { $hero } au prochain déplacement.
        [asleep] { $Hero } s’endort.
        [clouded] { $Hero } ne peut plus bouger dans le Nuage de Terreur.
        [commanded] { $Hero } obéit à Zargon.
        [afraid] { $Hero } a peur et attaque avec un seul dé.
       *[misses] { $Hero } passera son prochain tour.
    }
event-effect-ends =
    { $effect ->
        [rock_skin] { $Hero } n’a plus la peau de pierre.
        [courage] Le courage retombe : { $hero }.
        [swift_wind] Le vent ne porte plus { $hero }.
        [speed] La vitesse se dissipe : { $hero }.
        [strength] La force se dissipe : { $hero }.
        [defense] La garde se relâche : { $hero }.
        [brew] Le breuvage a fait son effet : { $hero }.
        [veil] La brume ne voile plus { $hero }.
        [rock] Les murs arrêtent de nouveau { $hero }.
        [asleep] { $Hero } se réveille.
        [clouded] { $Hero } s’arrache au nuage.
        [commanded] { $Hero } n’obéit plus à Zargon.
        [afraid] { $Hero } surmonte sa peur.
       *[misses] { $Hero } peut de nouveau agir.
    }
event-monster-effect =
    { $effect ->
        [asleep] { $Monster } s’endort.
        [dormant] { $Monster } se fige comme la pierre.
        [peaceful] { $Monster } reste en paix.
       *[misses] { $Monster } passera son prochain tour.
    }
event-monster-free =
    { $effect ->
        [asleep] { $Monster } secoue le sommeil.
        [dormant] { $Monster } remue.
        [peaceful] { $Monster } reprend les armes.
       *[misses] { $Monster } retrouve ses esprits.
    }
event-potion-drunk = { $Hero } boit : { $item }.
event-item-given = { $Hero } donne quelque chose : { $item }, pour { $other }.
event-gold-given = { $Hero } donne { $gold } pièces d’or : elles sont pour { $other }.
event-item-taken = { $Hero } prend : { $item }.
event-item-dropped = { $Hero } pose : { $item }.
event-belongings-taken = { $Hero } prend ce que possédait { $other }.
event-item-inherited = { $Hero } prend ce que laisse { $other } : { $item }.
event-belongings-lost = Ce que portait { $other } est perdu pour de bon.
event-weapon-held = { $Hero } prend en main : { $item }.
event-item-used = { $Hero } utilise : { $item }.
event-hero-revived = { $Hero } ramène { $other } à la vie !
event-item-rusted = La rouille détruit ce que possédait { $hero } : { $item }.
event-spell-stolen = On vole un sort que tenait { $hero } : { $spell }.
event-spells-back = { $Hero } retrouve ses sorts volés.
event-quest-action = { $Hero } : { $label }.
event-gold-paid = { $Hero } paie { $gold } pièces d’or.
event-bought = { $Hero } achète : { $item }.
event-sold = { $Hero } vend : { $item }.
event-worn = { $Hero } revêt : { $item }.
event-new-hero = Un nouveau héros s’avance : { $hero }.
event-hero-ready = { $Hero } attend la quête suivante.
event-equipment-taken = { $Hero } perd toutes ses affaires.
event-equipment-back = { $Hero } retrouve ses affaires.

## Ce qu’on peut choisir

option-roll = Lancer pour avancer
option-walk = Avancer : { $way }, { $where } { $of }
option-walk-monster = Déplacer { $monster } : { $way }, { $where } { $of }
option-jump = Sauter par-dessus le piège, direction { $over }
option-jump-aside = Sauter par-dessus le piège, direction { $over }, et retomber de son côté { $land }
option-open = Ouvrir la porte { $side } { $of }{ $detail }
option-open-secret = Ouvrir la porte secrète { $side } { $of }{ $detail }
option-attack =
    { $dice ->
        [one] Attaquer { $monster } ({ $item }, { $dice } dé)
       *[other] Attaquer { $monster } ({ $item }, { $dice } dés)
    }
option-attack-ally = L’allié attaque { $monster }
option-throw =
    { $dice ->
        [one] Lancer une arme contre { $monster } ({ $item }, { $dice } dé, perdue ensuite)
       *[other] Lancer une arme contre { $monster } ({ $item }, { $dice } dés, perdue ensuite)
    }
option-phantom = Attaquer { $monster } avec la lame fantôme : sans défense
option-cast = Lancer { $spell } sur { $target }
option-cast-self = Lancer { $spell } sur soi-même
option-cast-door = Lancer { $spell } : ouvrir la porte { $side } { $of }{ $detail }
option-search-treasure = Chercher des trésors
option-search-armed = Chercher des trésors (le piège se déclenche : { $trap })
option-search-secret = Chercher des portes secrètes
option-search-traps = Chercher des pièges
option-disarm = Désarmer : { $trap }
option-sprinkle = Asperger { $monster } d’eau bénite
option-return = Utiliser l’anneau de retour
option-push = Pointer le sceptre de télékinésie sur { $monster }
option-do = { $label }
option-do-paid = { $label } ({ $gold } pièces d’or)
option-do-door = { $label } (la porte { $side } { $of }{ $detail })
option-drink = Boire : { $item }
option-give = Donner : { $item }, pour { $other }
option-give-useless = Donner : { $item }, pour { $other }, qui ne peut pas s’en servir
option-lend = Donner { $gold } pièces d’or, pour { $other }
option-take = Prendre : { $item }
option-drop = Poser : { $item }
option-pick-up = Prendre ce que possédait { $other }
option-hold = Prendre en main : { $item }
option-revive = Ranimer { $other } avec l’élixir de vie
option-leave = Quitter le souterrain
option-give-up = Tenir ce héros pour perdu
option-end-turn = Finir le tour
option-use = S’en servir
option-keep = S’en passer
option-keep-wand = Ne pas lancer de second sort
option-keep-attack = Ne plus attaquer
option-keep-dice = Garder ces dés
option-keep-potion = Ne rien boire
option-keep-death = Lâcher prise et mourir
option-keep-ally = L’allié n’attaque pas
option-keep-claim = Le laisser aux autres
option-reroll = Relancer un dé : { $face }
option-choose = Au suivant : { $target }, { $where } { $of }
option-strike = Attaquer { $target }
option-conjure = Lancer { $spell }
option-conjure-at = Lancer { $spell } sur { $target }
option-conjure-line = Lancer { $spell }, direction { $way }
option-conjure-item = Lancer { $spell } sur { $target } : détruire { $item }
option-done = C’est tout pour { $monster }
option-end-zargon = Finir le tour de Zargon
option-place = Placer un monstre : { $way }, { $where } { $of }
option-place-ally = Conduire { $ally } : { $way }, { $where } { $of }
option-place-monster = Placer { $monster } : { $way }, { $where } { $of }
option-place-hero = Se dégager : { $way }, { $where } { $of }
option-learn = Prendre un groupe de sorts : { $group }
option-store = Garder dans l’anneau de sorts : { $spell }
option-buy = Acheter : { $item } ({ $cost } pièces d’or)
option-sell = Vendre : { $item } ({ $gold } pièces d’or)
option-wear = Revêtir : { $item }
option-ready = Passer à la quête suivante
option-share = { $item } ({ $dead }) : pour { $other }
option-claim = Réclamer ce que laisse { $dead } : { $item }
option-apply = Utiliser : { $item }
option-play = Prendre la quête { $number } comme prochaine : { $title }
option-play-again = Rejouer la quête { $number } : { $title }
option-stop = Terminer la campagne ici
option-order = Ensuite : { $other }

## À côté de nombreux choix semblables

pick-walk = Marcher : case éclairée
pick-place = Choisissez une case éclairée
pick-learn = Les éléments sont étalés sur la table : choisissez-en un
pick-cast = Lancer un sort
pick-give = Donner
pick-hold = Changer d’arme
pick-lend = Donner de l’or
pick-buy = Acheter
pick-sell = Vendre
pick-attack = Attaquer
pick-throw = Lancer une arme
pick-conjure = Lancer un sort de Terreur
pick-choose = Quel monstre ensuite ?

## Pourquoi un robot fait cela

because-random = Au hasard, sans y réfléchir.
because-lost = La quête a échoué, et rien n’y changera : il s’agit maintenant de sortir vivants, avec ce que vous avez.
because-beaten = La quête est perdue, autant qu’on puisse le calculer : il vous reste { $body ->
        [one] { $body } point de vie
       *[other] { $body } points de vie
    } à vous tous, et rien pour vous soigner. Il n’y a plus qu’à rentrer ; vous pourrez revenir un autre jour.
because-attack =
    { $body ->
        [one] { $monster } n’a plus que { $body } point de vie : le coup tue dans { $kill } % des cas.
       *[other] { $monster } a encore { $body } points de vie : le coup tue dans { $kill } % des cas et en prend { $harm } en moyenne.
    }
because-spell = { $spell } : plus utile à présent que plus tard.
because-spell-monster =
    { $body ->
        [one] { $spell } en vaut la peine contre { $monster }, qui n’a plus que { $body } point de vie.
       *[other] { $spell } en vaut la peine contre { $monster }, qui a encore { $body } points de vie.
    }
because-spell-hero =
    { $body ->
        [0] { $hero } n’a plus aucun point de vie : { $spell } arrive juste à temps.
        [one] { $hero } n’a plus que { $body } point de vie : { $spell } arrive au bon moment.
       *[other] { $hero } a encore { $body } points de vie : { $spell } arrive au bon moment.
    }
because-spell-guard =
    { $danger ->
        [one] { $hero } risque { $danger } point de vie d’ici au prochain tour : { $spell } aide à parer les coups.
       *[other] { $hero } risque { $danger } points de vie d’ici au prochain tour : { $spell } aide à parer les coups.
    }
because-spell-courage = { $hero } se tient à côté d’un ennemi : { $spell } renforce le prochain coup.
because-drink =
    { $body ->
        [0] Il ne vous reste aucun point de vie.
        [one] Il ne vous reste que { $body } point de vie : inutile de garder { $item }.
       *[other] Il vous reste { $body } points de vie : { $item } aide à présent.
    }
because-sprinkle = { $monster } en vaut la peine.
because-walk-strike =
    { $foes ->
        [1] De là, vous pouvez frapper.
       *[other] De là, vous pouvez en frapper un sur { $foes }.
    } { $danger ->
        [0] Jusqu’à votre prochain tour, rien ne vous y menace.
        [one] Jusqu’à votre prochain tour, cela peut coûter { $danger } point de vie.
       *[other] Jusqu’à votre prochain tour, cela peut coûter { $danger } points de vie.
    }
because-walk-wary =
    { $foes ->
        [1] Un ennemi rôde
       *[other] { $foes } ennemis rôdent
    } : { $danger ->
        [0] là, personne ne peut vous frapper.
        [one] cette place peut coûter { $danger } point de vie jusqu’à votre prochain tour, les autres davantage.
       *[other] cette place peut coûter { $danger } points de vie jusqu’à votre prochain tour, les autres davantage.
    }
because-roll-fight =
    { $foes ->
        [1] Lancez d’abord : les dés disent si vous atteignez l’ennemi, ou bien où vous placer.
       *[other] Lancez d’abord : les dés disent lesquels des { $foes } ennemis vous atteignez, ou bien où vous placer.
    }
because-walk-won = Vous avez ce que vous vouliez : à présent, c’est la sortie qui compte.
because-walk-home = Tout est fait, ou perdu : ce qui compte, c’est la sortie.
because-walk-closer =
    { $danger ->
        [0] Plus près d’eux : là, personne ne peut encore vous frapper.
       *[other] Plus près d’eux : d’ici votre prochain tour, cela peut vous coûter { $danger } points de vie.
    }
because-walk-aside = Cela laisse la place à plus fort.
because-walk-hidden = Aucun passage n’est connu : quelque chose doit y être caché.
because-walk-room = Quelque chose y est peut-être rangé : à fouiller tant que tout est calme.
because-walk-follow = Les autres vont par là : ensemble, vous serez prêts à tout.
because-walk-on = Par là se trouve ce que personne n’a encore vu.
because-roll = Aucun ennemi en vue : autant avancer tant que tout est calme.
because-open = Derrière, il y a ce que personne n’a encore vu, et l’ouvrir ne coûte rien.
because-treasure = Où il y a des meubles, quelque chose est peut-être rangé : à fouiller tant que tout est calme.
because-treasure-last = Il n’y a plus rien d’autre à voir : ce que vous cherchez est peut-être caché ici.
because-treasure-card =
    { $bad ->
        [0] Les { $left } cartes qui restent sont toutes bonnes.
        [1] Une seule carte sur { $left } est mauvaise, et une bonne aiderait maintenant.
       *[other] { $bad } cartes sur { $left } sont mauvaises, mais une bonne aiderait maintenant.
    }
because-secret = Aucun passage n’est connu : il doit y en avoir un caché.
because-traps = Mieux vaut regarder avant de toucher à quoi que ce soit.
because-act = C’est ce que demande la quête, ou ce qui y aide.
because-take = C’est pour cela que vous êtes venus.
because-jump = C’est le seul passage.
because-disarm = D’abord le piège, puis ce qu’il garde.
because-group = Ces sorts servent le mieux.
because-buy = Pour cet or, rien d’autre n’aide autant.
because-wear = Cela protège mieux.
because-keep = Cela vaudra plus tard.
because-leave = Il n’y a plus rien à gagner ici.
because-end =
    { $body ->
        [one] Avec { $body } point de vie, mieux vaut rester là.
       *[other] D’ici, rien ne vaut un coup : attendons-les, avec { $body } points de vie.
    }
because-end-spells = Un sort lancé est perdu pour la quête : gardez les vôtres pour un ennemi plus fort, et laissez ceux-ci aux lames.
because-end-door = Trop peu d’entre vous peuvent encore agir ce tour-ci : au prochain, vous frapperez avant d’être frappés.
because-end-door-weak = Plus fort que vous est tout près : à lui d’ouvrir la porte.
because-end-door-far = La plupart d’entre vous sont trop loin : la porte attend qu’ils soient là.
because-end-follow = Assez près de là où vous allez tous.
because-end-struck = L’action de ce tour est faite : vous tenez bon ici.
because-end-no-place = Aucune case n’est libre pour frapper.
because-end-far = L’ennemi est trop loin pour être frappé ce tour-ci.
because-end-quiet = D’ici, il n’y a plus rien à faire ce tour-ci.
because-end-spent = L’action et le déplacement sont faits.
because-ready = Rien de ce que l’or peut payer n’en vaut la peine.
because-help = Rien n’aide davantage les autres.
because-strike =
    { $body ->
        [one] { $hero } n’a plus que { $body } point de vie : le coup tue dans { $kill } % des cas.
       *[other] { $hero } a encore { $body } points de vie : le coup tue dans { $kill } % des cas et en prend { $harm } en moyenne.
    }
because-strike-ally = C’est à ce personnage que tient la quête des héros.
because-dread = { $spell } : c’est ce qui fait le plus mal aux héros à présent.
because-turn =
    { $steps ->
        [1] { $monster } touche un héros.
       *[other] { $monster } est le plus près : { $steps } cases d’un héros.
    }
because-caster = { $monster } a des sorts : ils passent avant les coups.
because-commanded = Un héros qui vous obéit vaut deux monstres.
because-prowl-strike = De là, on peut frapper un héros.
because-prowl =
    { $steps ->
        [1] C’est juste à côté d’un héros.
       *[other] C’est à { $steps } cases du héros le plus proche.
    }
because-place = Là, il barre le chemin des héros.
because-lurk = Hors de vue, il vaut plus qu’à découvert.
because-zargon = C’est ce qui nuit le plus aux héros.

## Le jeu vous attend

ask-HeroChoice = { $name } : { $acted ->
    [yes] { $rolled ->
        [yes] { $left ->
            [0] tout est fait
            [one] encore { $left } case
           *[other] encore { $left } cases
          }
       *[no] reste le déplacement
      }
   *[no] { $rolled ->
        [yes] { $left ->
            [0] reste une action
            [one] { $left } case et une action
           *[other] { $left } cases et une action
          }
       *[no] un déplacement et une action
      }
  }
    .stakes = { $acted ->
    [yes] L’action est faite.
   *[no] { $stepped ->
        [yes] { $left ->
            [0] Les pas sont faits.
           *[other] Une action met maintenant fin au déplacement.
          }
       *[no] Agissez avant le premier pas, et vous pourrez encore avancer ; après, c’est fini.
      }
  }
ask-ChooseGroups = { $Me } : quels sorts emportez-vous dans le souterrain ?
    .stakes = Trois sorts par élément, chacun lancé une fois dans la quête.
ask-StoreSpell = Quel sort garde l’anneau de sorts ?
    .stakes = Il pourra être lancé deux fois dans cette quête.
ask-ChooseMonster = À vous, Zargon : quel monstre agit maintenant ?
    .stakes = Chacun se déplace et attaque une fois.
ask-MonsterActs = Que fait { $monster } ? ({ $move } cases, { $attack } dés d’attaque)
ask-CommandedActs = Le héros commandé est à vous : que fait-il ?
ask-Wander = La fouille attire { $wanderer } : où apparaît-il ?
ask-SetDown = Où apparaît le monstre invoqué ?
    .stakes = Il agit dès le prochain tour.
ask-LeaveRubble = Le plafond s’abat : { $hero } doit se dégager. De quel côté ?
    .stakes = La case reste fermée jusqu’à la fin de la quête, et le tour est fini.
ask-Walk = Où va votre allié ?
ask-Strike = Qui votre allié attaque-t-il ?
ask-Again = { $Hero } peut attaquer encore une fois : le faire ?
ask-Reroll = { $Hero } a attaqué : relancer un dé d’attaque ?
    .stakes = Une fois dans cette quête.
ask-BeforeDefence = { $Monster } frappe. { $Me } (vie { $body } sur { $body_max }) : boire une potion avant de se défendre ?
ask-Sip = { $Me } perd des points de vie, { $body } sur { $body_max } : boire une potion ?
ask-ZeroBody = { $Me } a perdu son dernier point de vie. Comment vous sauver ?
    .stakes = Sinon il est mort jusqu’à la fin de la quête, et les autres se partagent ses biens.
ask-Share = Plusieurs le réclament : à qui revient-il ?
ask-Claims = { $Me } : réclamer ceci de ce que laisse le héros mort ?
ask-OnceMore = La baguette de magie. { $Hero } : lancer un second sort ?
ask-Armoury = L’armurerie est ouverte, la quête { $next } attend. { $Me } : que faites-vous ?
    .stakes = On n’achète qu’entre deux quêtes.

## Le jeu attend quelqu’un d’autre

wait-HeroChoice = { $Hero } joue : on attend { $who }.
wait-ChooseGroups = { $who } choisit des sorts.
wait-StoreSpell = { $who } choisit un sort à garder.
wait-ChooseMonster = { $who } choisit un monstre.
wait-MonsterActs = { $who } joue : { $monster }.
wait-CommandedActs = { $who } joue le héros commandé.
wait-Wander = { $who } place un monstre errant.
wait-SetDown = { $who } place un monstre invoqué.
wait-LeaveRubble = { $who } se dégage de l’éboulement.
wait-Walk = { $who } conduit un allié.
wait-Strike = { $who } fait attaquer un allié.
wait-Again = { $who } peut attaquer encore une fois.
wait-Reroll = { $who } peut relancer un dé.
wait-BeforeDefence = { $Monster } frappe : { $who } peut boire une potion.
wait-Sip = { $who } peut boire une potion.
wait-ZeroBody = { $who } se sauve, ou meurt.
wait-Share = { $who } décide à qui revient ce que plusieurs réclament.
wait-Claims = { $who } : réclamer ou non ce que laisse un héros mort.
wait-OnceMore = { $who } peut lancer un second sort.
wait-Armoury = { $who } se prépare.

## Dés lancés à la main

throw-combat =
    { $count ->
        [one] Lancez { $count } dé de combat : crâne, blanc ou noir ?
       *[other] Lancez { $count } dés de combat : crânes, boucliers blancs ou noirs ?
    }
throw-red =
    { $count ->
        [one] Lancez { $count } dé rouge : quel nombre ?
       *[other] Lancez { $count } dés rouges : quels nombres ?
    }
throw-card = Piochez une carte Trésor : laquelle ?

## Pourquoi pas

why-over = La partie est finie.
why-dice-first = Les dés d’abord.
why-not-asked = Quelqu’un d’autre doit choisir maintenant : { $who }.
why-not-now = Ce n’est pas ce que le jeu demande maintenant.
why-not-there = Rien de ce nom n’est visible sur le plateau.
why-turn-over = Le tour est fini : il ne reste que les potions.
why-acted = Vous avez déjà fait votre action ce tour-ci.
why-moved-then-acted = Vous avez bougé avant d’agir : plus un pas ce tour-ci.
why-roll-first = Lancez les dés rouges avant de bouger.
why-no-movement = Il ne reste plus de déplacement.
why-too-far = Hors d’atteinte dans { $place } : trop loin, ou sans chemin ouvert.
why-unknown = Vous ne savez encore rien de cet endroit : { $place }.
why-blocked = Cette case est obstruée : { $place }.
why-furniture = Un meuble occupe cette case : { $place }.
why-monster-there = Un monstre occupe cette case : { $place }.
why-figure-there = Quelqu’un occupe déjà cette case : { $place }.
why-here = Vous y êtes déjà : { $place }.
why-door-open = Cette porte est ouverte.
why-door-far = Une porte ne s’ouvre que depuis l’une des deux cases qu’elle sépare.
why-door-locked = Cette porte est verrouillée : il faut la clé.
why-door-barred = Cette porte est barricadée.
why-door-stuck = Cette porte ne s’ouvre pas.
why-door-false = Cette porte est fausse : il n’y a rien derrière.
why-monster-far = { $Monster } est hors d’atteinte de vos armes.
why-monster-adjacent = Trop près : l’arbalète ne sert pas contre un voisin.
why-no-sight-wall = Un mur ou une porte fermée coupe la ligne de vision vers { $monster }.
why-no-sight-figure = Une figurine dans { $place } coupe la ligne de vision vers { $monster }.
why-no-sight-square = Une case obstruée dans { $place } coupe la ligne de vision vers { $monster }.
why-dormant = { $Monster } dort dans la pierre : rien ne peut l’atteindre pour l’instant.
why-monster-used = { $Monster } a déjà joué.
why-monster-idle = { $Monster } ne fait rien ce tour-ci.
why-victim-far = Pas sur une case adjacente au monstre : { $target }.
why-treasure-corridor = On ne cherche des trésors que dans les pièces.
why-treasure-monster = Pas tant qu’un monstre est dans la pièce.
why-treasure-done = Vous avez déjà fouillé cette pièce.
why-treasure-party = Cette pièce a déjà été fouillée.
why-treasure-none = On ne peut pas chercher de trésors dans cette pièce.
why-in-sight = Pas tant qu’un monstre est visible : { $monster }.
why-pit = Vous êtes dans une oubliette : rien d’autre à chercher ici.
why-trap-tools = Pour désarmer, il faut une trousse à outils, ou un nain.
why-trap-far = Trop loin : un piège se désarme depuis une case adjacente.
why-trap-sprung = Ce piège s’est déclenché : il ne peut plus être désarmé.
why-trap-jump = Sauter demande deux cases de déplacement et une case libre où se recevoir.
why-trap-step = Désarmer demande une case de déplacement : le pas sur le piège. Lancez d’abord les dés.
why-item-not-yours = Cela ne vous appartient pas : { $item }.
why-item-cannot-use = { $hero } ne sait pas s’en servir : { $item }.
why-item-poor =
    { $gold ->
        [0] Cela coûte { $cost } pièces d’or, et vous n’en avez aucune.
       *[other] Cela coûte { $cost } pièces d’or, et vous en avez { $gold }.
    }
why-item-shop = L’équipement ne s’achète qu’entre deux quêtes.
why-item-not-sold = L’armurerie ne vend pas cela : { $item }.
why-item-hands = L’arme de votre attaque reste en main jusqu’à votre prochain tour.
why-item-used = Son pouvoir est épuisé pour cette quête : { $item }.
why-item-none = Rien à en faire pour l’instant : { $item }.
why-give-far = Pas sur une case adjacente : { $other }.
why-spell-not-yours = Vous ne tenez pas ce sort : { $spell }.
why-spell-target = Personne de visible ne peut être la cible du sort { $spell }.
why-spell-forbidden = Aucun sort n’agit dans cette quête.
why-dread-none = Ce sort ne peut pas être lancé maintenant.
why-thing-far = Ni sur votre case, ni sur une case adjacente.
why-thing-carried = Quelqu’un d’autre le porte : { $other }.
why-group-taken = Ces sorts sont déjà pris.
why-hero-dead = Plus en vie : { $other }.
why-hero-away = Pas dans le souterrain : { $other }.
why-action-not-here = Cela ne peut pas se faire ici et maintenant.
why-exit-square = Aucun monstre n’entre sur la sortie, dans { $place }.
why-hands-full = Ce que vous portez ne laisse aucune main pour attaquer.
why-item-combat = Une armure se revêt hors du combat : aucun monstre ne doit être en vue.
why-quest-closed = Cette quête n’est pas ouverte.

## Comment cela finit

result-success = Les héros ont accompli la quête : { $title }.
result-failure = La quête a échoué : { $title }. Zargon gagne.
result-unfinished = La quête reste inachevée : { $title }.
result-champion =
    { $count ->
        [one] La campagne est gagnée : { $count } héros est champion du Royaume.
       *[other] La campagne est gagnée : { $count } héros sont champions du Royaume.
    }
result-campaign =
    { $count ->
        [one] La campagne s’achève : { $count } quête accomplie.
       *[other] La campagne s’achève : { $count } quêtes accomplies.
    }

## Héros et monstres

ref-class-barbarian = le barbare
ref-class-dwarf = le nain
ref-class-elf = l’elfe
ref-class-wizard = l’enchanteur
ref-class-first-barbarian = Le barbare
ref-class-first-dwarf = Le nain
ref-class-first-elf = L’elfe
ref-class-first-wizard = L’enchanteur
class-barbarian = Barbare
class-dwarf = Nain
class-elf = Elfe
class-wizard = Enchanteur

ref-kind-goblin = le gobelin
ref-kind-skeleton = le squelette
ref-kind-zombie = le zombie
ref-kind-orc = l’orc
ref-kind-abomination = l’abomination
ref-kind-mummy = la momie
ref-kind-dread_warrior = le guerrier de la Terreur
ref-kind-gargoyle = la gargouille
ref-kind-dread_sorcerer = le sorcier de la Terreur
ref-kind-first-goblin = Le gobelin
ref-kind-first-skeleton = Le squelette
ref-kind-first-zombie = Le zombie
ref-kind-first-orc = L’orc
ref-kind-first-abomination = L’abomination
ref-kind-first-mummy = La momie
ref-kind-first-dread_warrior = Le guerrier de la Terreur
ref-kind-first-gargoyle = La gargouille
ref-kind-first-dread_sorcerer = Le sorcier de la Terreur
numbered = { $what } { $number }
kind-goblin = Gobelin
kind-skeleton = Squelette
kind-zombie = Zombie
kind-orc = Orc
kind-abomination = Abomination
kind-mummy = Momie
kind-dread_warrior = Guerrier de la Terreur
kind-gargoyle = Gargouille
kind-dread_sorcerer = Sorcier de la Terreur

## Objets

ref-item-dagger = poignard
ref-item-staff = bâton
ref-item-shortsword = épée courte
ref-item-handaxe = hachette
ref-item-broadsword = épée barbare
ref-item-longsword = épée longue
ref-item-crossbow = arbalète
ref-item-battle_axe = hache de bataille
ref-item-helmet = casque
ref-item-shield = bouclier
ref-item-chain_mail = cotte de mailles
ref-item-bracers = brassards
ref-item-plate_mail = armure de plates
ref-item-tool_kit = trousse à outils
ref-item-holy_water = eau bénite
ref-item-potion_speed = potion de vitesse
ref-item-potion_healing = potion de guérison
ref-item-potion_defense = potion de défense
ref-item-potion_strength = potion de force
ref-item-heroic_brew = breuvage héroïque
ref-item-borins_armor = armure de Borin
ref-item-elixir_of_life = élixir de vie
ref-item-fortunes_longsword = épée longue de la fortune
ref-item-orcs_bane = fléau des orcs
ref-item-phantom_blade = lame fantôme
ref-item-ring_of_fortitude = anneau de vigueur
ref-item-ring_of_return = anneau de retour
ref-item-rod_of_telekinesis = sceptre de télékinésie
ref-item-spell_ring = anneau de sorts
ref-item-spirit_blade = lame des esprits
ref-item-talisman_of_lore = talisman du savoir
ref-item-wand_of_magic = baguette de magie
ref-item-wizards_cloak = cape de l’enchanteur
ref-item-wizards_staff = bâton de l’enchanteur

about-dagger = 1 dé d’attaque. Peut être lancé sur un monstre visible ; il est alors perdu.
about-staff = 1 dé d’attaque, aussi en diagonale. À deux mains : pas de bouclier.
about-shortsword = 2 dés d’attaque.
about-handaxe = 2 dés d’attaque. Peut être lancée sur un monstre visible ; elle est alors perdue.
about-broadsword = 3 dés d’attaque.
about-longsword = 3 dés d’attaque, aussi en diagonale.
about-crossbow = 3 dés d’attaque contre tout monstre visible, sauf adjacent.
about-battle_axe = 4 dés d’attaque. À deux mains : pas de bouclier.
about-helmet = 1 dé de défense de plus.
about-shield = 1 dé de défense de plus, sauf avec une hache de bataille ou un bâton.
about-chain_mail = Armure : 1 dé de défense de plus.
about-bracers = Armure : 1 dé de défense de plus.
about-plate_mail = Armure : 2 dés de défense de plus, mais un seul dé rouge de déplacement.
about-tool_kit = Permet de désarmer les pièges : tout bouclier réussit.
about-holy_water = Au lieu d’attaquer : tue un mort-vivant adjacent. À usage unique.
about-potion_speed = Deux fois plus de dés rouges au prochain déplacement.
about-potion_healing = Rend 1 dé rouge de points de vie.
about-potion_defense = 2 dés de plus à la prochaine défense.
about-potion_strength = 2 dés de plus à la prochaine attaque.
about-heroic_brew = Deux attaques en une seule action.
about-borins_armor = Armure : 2 dés de défense de plus, sans ralentir.
about-elixir_of_life = Une fois : un héros mort revient avec tous ses points de vie et d’esprit.
about-fortunes_longsword = 3 dés d’attaque, aussi en diagonale ; une fois par quête, un dé se relance.
about-orcs_bane = 2 dés d’attaque ; deux attaques contre les orcs.
about-phantom_blade = 1 dé d’attaque ; une fois par quête, la cible ne se défend pas.
about-ring_of_fortitude = 1 point de vie de plus tant qu’on le possède.
about-ring_of_return = Une fois, action : vous et tous les héros visibles revenez au départ.
about-rod_of_telekinesis = Une fois par quête, action : un monstre visible passe son prochain tour s’il ne résiste pas.
about-spell_ring = Un de vos sorts peut être lancé deux fois par quête.
about-spirit_blade = 3 dés d’attaque, 4 contre les morts-vivants.
about-talisman_of_lore = 1 point d’esprit de plus tant qu’on le possède.
about-wand_of_magic = Deux sorts différents en une seule action.
about-wizards_cloak = 1 dé de défense de plus.
about-wizards_staff = 2 dés d’attaque, aussi en diagonale.

ref-spell-genie = Génie
ref-spell-swift_wind = Vent rapide
ref-spell-tempest = Tempête
ref-spell-heal_body = Soin du corps
ref-spell-pass_through_rock = Passe-muraille
ref-spell-rock_skin = Peau de pierre
ref-spell-ball_of_flame = Boule de feu
ref-spell-courage = Courage
ref-spell-fire_of_wrath = Feu du courroux
ref-spell-sleep = Sommeil
ref-spell-veil_of_mist = Voile de brume
ref-spell-water_of_healing = Eau de guérison

about-genie = Ouvre une porte du plateau, ou attaque un monstre visible avec 5 dés.
about-swift_wind = Un héros lance deux fois plus de dés au prochain déplacement.
about-tempest = Un monstre passe son prochain tour.
about-heal_body = Rend jusqu’à 4 points de vie à un héros.
about-pass_through_rock = Un héros traverse les murs au prochain déplacement. Finir dans la roche pleine est mortel.
about-rock_skin = Un héros a 1 dé de défense de plus jusqu’à ce qu’il perde un point de vie.
about-ball_of_flame = Un monstre perd 2 points de vie ; chaque 5 ou 6 sur ses 2 dés rouges en sauve un.
about-courage = Un héros a 2 dés de plus à la prochaine attaque, tant qu’un monstre est visible.
about-fire_of_wrath = Un monstre perd 1 point de vie, sauf s’il obtient 5 ou 6.
about-sleep = Un monstre dort jusqu’à un 6 sur un dé rouge par point d’esprit. Pas sur les morts-vivants.
about-veil_of_mist = Un héros peut passer à travers les monstres au prochain déplacement.
about-water_of_healing = Rend jusqu’à 4 points de vie à un héros.

ref-group-air = air
ref-group-earth = terre
ref-group-fire = feu
ref-group-water = eau

ref-dread-d_ball_of_flame = Boule de feu
ref-dread-d_cloud = Nuage de Terreur
ref-dread-d_command = Commandement
ref-dread-d_escape = Fuite
ref-dread-d_fear = Peur
ref-dread-d_firestorm = Tempête de feu
ref-dread-d_lightning = Éclair
ref-dread-d_rust = Rouille
ref-dread-d_sleep = Sommeil
ref-dread-d_summon_orcs = Invocation d’orcs
ref-dread-d_summon_undead = Invocation de morts-vivants
ref-dread-d_tempest = Tempête

about-d_ball_of_flame = Un héros visible perd 2 points de vie ; chaque 5 ou 6 sur ses 2 dés rouges en sauve un.
about-d_cloud = Aucun héros des environs ne peut bouger, agir ni se défendre avant d’obtenir un 6.
about-d_command = Un héros visible obéit à Zargon jusqu’à ce qu’il obtienne un 6.
about-d_escape = Le lanceur disparaît vers son lieu de fuite.
about-d_fear = Un héros visible attaque avec 1 dé jusqu’à ce qu’il obtienne un 6.
about-d_firestorm = Tous les autres dans la pièce perdent 3 points de vie ; chaque 5 ou 6 sur 2 dés rouges en sauve un.
about-d_lightning = Tous ceux d’une ligne droite perdent 2 points de vie.
about-d_rust = Détruit une épée ou un casque de métal d’un héros visible.
about-d_sleep = Un héros visible dort jusqu’à ce qu’il obtienne un 6.
about-d_summon_orcs = 4 à 6 orcs apparaissent autour du lanceur.
about-d_summon_undead = Squelettes, zombies ou momies apparaissent autour du lanceur.
about-d_tempest = Un héros visible passe son prochain tour.

ref-card-gold_15 = pièces d’or, 15
ref-card-gold_25 = pièces d’or, 25
ref-card-gem_35 = gemme, valeur 35
ref-card-jewels_50 = joyaux, valeur 50
ref-card-potion_healing = potion de guérison
ref-card-potion_defense = potion de défense
ref-card-potion_strength = potion de force
ref-card-heroic_brew = breuvage héroïque
ref-card-hazard_arrow = danger, une flèche
ref-card-hazard_hole = danger, un trou
ref-card-wandering_monster = monstre errant

ref-trap-kind-pit = oubliette
ref-trap-kind-falling_block = piège à éboulement
ref-trap-kind-spear = piège à lance

ref-furniture-kind-table = table
ref-furniture-kind-throne = trône
ref-furniture-kind-alchemists_bench = établi d’alchimiste
ref-furniture-kind-chest = coffre à trésor
ref-furniture-kind-tomb = tombe
ref-furniture-kind-sorcerers_table = pupitre de sorcier
ref-furniture-kind-bookcase = bibliothèque
ref-furniture-kind-rack = chevalet
ref-furniture-kind-fireplace = cheminée
ref-furniture-kind-weapons_rack = râtelier d’armes
ref-furniture-kind-cupboard = buffet

ref-hero-0 = héros 1
ref-hero-1 = héros 2
ref-hero-2 = héros 3
ref-hero-3 = héros 4
ref-furniture = meuble en { $name }
ref-trap = piège en { $name }
ref-room-corridor = le corridor
ref-room = la pièce { $name }
ref-side-north = nord
ref-side-east = est
ref-side-south = sud
ref-side-west = ouest
ref-place-A = la salle du coin nord-ouest
ref-place-B = la salle nord-ouest
ref-place-C = la salle nord-ouest intérieure
ref-place-D = la salle nord-est intérieure
ref-place-E = la salle nord-est
ref-place-F = la salle du coin nord-est
ref-place-G = la salle ouest du haut
ref-place-H = la salle ouest intérieure du haut
ref-place-I = la salle est intérieure du haut
ref-place-J = la salle est du haut
ref-place-K = la grande salle
ref-place-L = la salle ouest du bas
ref-place-M = la petite salle ouest
ref-place-N = la petite salle ouest intérieure
ref-place-O = la salle est intérieure du bas
ref-place-P = la salle est du bas
ref-place-Q = la salle sud-ouest
ref-place-R = la salle sud-ouest intérieure
ref-place-S = la salle sud-est intérieure
ref-place-T = la salle du coin sud-ouest
ref-place-U = la salle sud-est
ref-place-V = la salle du coin sud-est
ref-place-corridor = le corridor
ref-place-start = la salle d’entrée
ref-place-throne = la salle du trône
ref-place-tomb = la crypte
ref-place-alchemists_bench = le laboratoire
ref-place-sorcerers_table = le cabinet du sorcier
ref-place-rack = la chambre de torture
ref-place-fireplace = la salle de l’âtre
ref-place-weapons_rack = le corps de garde
ref-place-cupboard = la réserve
ref-place-bookcase-nw = la bibliothèque nord-ouest
ref-place-bookcase-ne = la bibliothèque nord-est
ref-place-bookcase-sw = la bibliothèque sud-ouest
ref-place-bookcase-se = la bibliothèque sud-est
ref-place-table-nw = le réfectoire nord-ouest
ref-place-table-ne = le réfectoire nord-est
ref-place-table-sw = le réfectoire sud-ouest
ref-place-table-se = le réfectoire sud-est
ref-of-place-A = de la salle du coin nord-ouest
ref-of-place-B = de la salle nord-ouest
ref-of-place-C = de la salle nord-ouest intérieure
ref-of-place-D = de la salle nord-est intérieure
ref-of-place-E = de la salle nord-est
ref-of-place-F = de la salle du coin nord-est
ref-of-place-G = de la salle ouest du haut
ref-of-place-H = de la salle ouest intérieure du haut
ref-of-place-I = de la salle est intérieure du haut
ref-of-place-J = de la salle est du haut
ref-of-place-K = de la grande salle
ref-of-place-L = de la salle ouest du bas
ref-of-place-M = de la petite salle ouest
ref-of-place-N = de la petite salle ouest intérieure
ref-of-place-O = de la salle est intérieure du bas
ref-of-place-P = de la salle est du bas
ref-of-place-Q = de la salle sud-ouest
ref-of-place-R = de la salle sud-ouest intérieure
ref-of-place-S = de la salle sud-est intérieure
ref-of-place-T = de la salle du coin sud-ouest
ref-of-place-U = de la salle sud-est
ref-of-place-V = de la salle du coin sud-est
ref-of-place-corridor = du corridor
ref-of-place-start = de la salle d’entrée
ref-of-place-throne = de la salle du trône
ref-of-place-tomb = de la crypte
ref-of-place-alchemists_bench = du laboratoire
ref-of-place-sorcerers_table = du cabinet du sorcier
ref-of-place-rack = de la chambre de torture
ref-of-place-fireplace = de la salle de l’âtre
ref-of-place-weapons_rack = du corps de garde
ref-of-place-cupboard = de la réserve
ref-of-place-bookcase-nw = de la bibliothèque nord-ouest
ref-of-place-bookcase-ne = de la bibliothèque nord-est
ref-of-place-bookcase-sw = de la bibliothèque sud-ouest
ref-of-place-bookcase-se = de la bibliothèque sud-est
ref-of-place-table-nw = du réfectoire nord-ouest
ref-of-place-table-ne = du réfectoire nord-est
ref-of-place-table-sw = du réfectoire sud-ouest
ref-of-place-table-se = du réfectoire sud-est
spot = { $place } ({ $square })
ref-where-n = contre le mur nord
ref-where-s = contre le mur sud
ref-where-e = contre le mur est
ref-where-w = contre le mur ouest
ref-where-nw = dans l’angle nord-ouest
ref-where-ne = dans l’angle nord-est
ref-where-sw = dans l’angle sud-ouest
ref-where-se = dans l’angle sud-est
ref-where-middle = au milieu
ref-where-stairs = sur l’escalier
ref-where-part-nw = au nord-ouest
ref-where-part-ne = au nord-est
ref-where-part-sw = au sud-ouest
ref-where-part-se = au sud-est
ref-where-part-n = au nord
ref-where-part-s = au sud
ref-where-part-e = à l’est
ref-where-part-w = à l’ouest
ref-where-door-north = près de la porte nord
ref-where-outside-north = devant la porte nord
ref-where-door-east = près de la porte est
ref-where-outside-east = devant la porte est
ref-where-door-south = près de la porte sud
ref-where-outside-south = devant la porte sud
ref-where-door-west = près de la porte ouest
ref-where-outside-west = devant la porte ouest
door-name = la porte { $side } { $of }{ $detail }
ref-which-west = {" "}(celle de l’ouest)
ref-which-east = {" "}(celle de l’est)
ref-which-north = {" "}(celle du nord)
ref-which-south = {" "}(celle du sud)
ref-which-2 = {" "}(la deuxième)
ref-which-3 = {" "}(la troisième)
ref-which-4 = {" "}(la quatrième)
ref-which-5 = {" "}(la cinquième)
way-here = ici même
way-east = { $count } à l’est
way-west = { $count } à l’ouest
way-south = { $count } au sud
way-north = { $count } au nord
ref-outside = dehors
ref-seat-0 = Zargon
ref-seat-1 = Héros 1
ref-seat-2 = Héros 2
ref-seat-3 = Héros 3
ref-seat-4 = Héros 4

## Faces des dés : un mot chacune, pour pouvoir aussi se taper

ref-face-skull = crâne
ref-face-white = bouclier blanc
ref-face-black = bouclier noir
ref-face-1 = 1
ref-face-2 = 2
ref-face-3 = 3
ref-face-4 = 4
ref-face-5 = 5
ref-face-6 = 6

## Mots de la vue

effect-rock_skin = peau de pierre
effect-courage = courage
effect-swift_wind = vent rapide
effect-speed = vitesse
effect-strength = force
effect-defense = sur ses gardes
effect-brew = deux attaques
effect-veil = sous la brume
effect-rock = passe-muraille
effect-asleep = dort
effect-clouded = dans le nuage
effect-commanded = obéit à Zargon
effect-afraid = a peur
effect-misses = passe un tour
effect-dormant = dort (statue)
effect-peaceful = en paix
effect-fresh = vient d’arriver
effect-used = a joué
effect-in_pit = dans une oubliette

immune-holy_water = insensible à l’eau bénite
immune-spells = insensible aux sorts
immune-sleep = insensible au sommeil
immune-tempest = insensible à la tempête
immune-ranged = insensible aux tirs et aux jets
hurt-only-by = sensible seulement à : { $what }
not-hurt-by = insensible face à : { $who }

part-weapon = arme
part-courage = courage
part-strength = force
part-pit = dans une oubliette
part-least = au moins 1
part-fear = peur
part-shock = choc
part-dark = obscurité
part-card = carte de personnage
part-armour = armure
part-helmet = casque
part-shield = bouclier
part-cloak = cape
part-rock_skin = peau de pierre
part-defense = sur ses gardes
part-helpless = sans défense
part-swift_wind = vent rapide
part-speed = vitesse

status-in_play = dans le souterrain
status-outside = à l’entrée
status-left = à l’abri dehors
status-dead = a péri

outcome-undecided = en cours
outcome-success = accomplie
outcome-failure = échouée
outcome-unfinished = inachevée

label-quest = Quête
label-parchment = Parchemin
label-goals = Buts
label-notes = Notes
label-round = Manche
label-heroes = Héros
label-hero = Héros
label-monsters = Monstres
label-body = Points de vie
label-mind = Points d’esprit
label-attack = Dés d’attaque
label-defend = Dés de défense
label-move = Déplacement
label-gold = Pièces d’or
label-items = Affaires
label-spells = Sorts
label-groups = Groupes de sorts
label-effects = Effets
label-hand = En main
label-worn = Armure
label-deck = Cartes Trésor restantes
label-deck-bad = dont mauvaises
label-dice = Dés
label-left = Cases restantes
label-shop = Armurerie
label-allies = Alliés
label-things = Objets de la quête
label-searched = Pièces fouillées
label-order = Ordre du jeu
label-zargon = Écran de Zargon
label-treasures = Trésors particuliers
label-events = Notes de quête
label-wandering = Monstre errant
label-campaign = Campagne
label-difficulty = Difficulté
label-deaths = Morts
label-stored = Dans l’anneau de sorts
label-threat = Menace
label-yes = oui
label-no = non

## Réglages d’une table

setting-campaign = Campagne
setting-campaign-about = Une quête à part, ou toutes les quêtes dans l’ordre avec des héros qui gardent leurs trouvailles.
setting-campaign-single = une seule quête
setting-campaign-campaign = toute la campagne

setting-quest = Quête
setting-quest-about = La quête à jouer, ou celle par où commence une campagne.

setting-heroes = Héros
setting-heroes-about = Le héros de chaque place ; chaque classe joue au plus une fois. La première place est celle de Zargon.
setting-heroes-any = celui qui reste
setting-heroes-barbarian = barbare
setting-heroes-dwarf = nain
setting-heroes-elf = elfe
setting-heroes-wizard = enchanteur

setting-hero_names = Noms des héros
setting-hero_names-about = Comment vous appelez vos héros. Sans nom, on les appelle par leur classe.

setting-turn_order = Ordre des héros
setting-turn_order-about = Les classes dans l’ordre de leurs tours ; sinon barbare, nain, elfe, enchanteur.

setting-spell_split = Groupes de sorts
setting-spell_split-about = Si l’enchanteur et l’elfe choisissent leurs groupes de sorts.
setting-spell_split-choice = au choix
setting-spell_split-suggested = comme conseillé : la terre pour l’elfe, le reste pour l’enchanteur

setting-potion_windows = Potions hors de son tour
setting-potion_windows-about = Quand le jeu demande à un héros s’il veut boire une potion hors de son tour.
setting-potion_windows-ask = dès que cela compte
setting-potion_windows-at_zero_only = seulement sans points de vie
setting-potion_windows-never = jamais

setting-sight_corner = Voir par les coins
setting-sight_corner-about = Quand un coin coupe la ligne de vision.
setting-sight_corner-both_closed = si les deux côtés sont fermés
setting-sight_corner-literal = jamais : toucher un coin ne gêne pas

setting-furniture_blocks_move = Meubles et passage
setting-furniture_blocks_move-about = Si les meubles arrêtent les figurines.
setting-furniture_blocks_move-on = oui
setting-furniture_blocks_move-off = non

setting-furniture_blocks_sight = Meubles et vision
setting-furniture_blocks_sight-about = Quels meubles coupent la ligne de vision.
setting-furniture_blocks_sight-off = aucun
setting-furniture_blocks_sight-tall = bibliothèques, buffets, râteliers d’armes et cheminées
setting-furniture_blocks_sight-all = tous

setting-corridor_search = Fouille des corridors
setting-corridor_search-about = Jusqu’où porte une fouille dans un corridor.
setting-corridor_search-sight = aussi loin que le héros voit
setting-corridor_search-whole = tous les corridors

setting-pit_min_monster = Monstres dans les oubliettes
setting-pit_min_monster-about = Le moins de dés que lance un monstre dans une oubliette.
setting-pit_min_monster-1 = un dé
setting-pit_min_monster-0 = aucun

setting-item_passing = Donner un objet
setting-item_passing-about = Quand un héros peut donner quelque chose à un autre.
setting-item_passing-adjacent = sur une case adjacente
setting-item_passing-adjacent_no_monster = sur une case adjacente, sans monstre à côté
setting-item_passing-anywhere = partout

setting-safe_stairs = Escalier sûr
setting-safe_stairs-about = Si l’escalier met les héros à l’abri des coups, des sorts, des pièges et des monstres errants, et si les monstres n’y montent pas.
setting-safe_stairs-off = non
setting-safe_stairs-on = oui

setting-summon_acts = Monstres invoqués
setting-summon_acts-about = Quand les monstres appelés par un sort de la Terreur agissent pour la première fois.
setting-summon_acts-next_turn = au prochain tour de Zargon
setting-summon_acts-at_once = aussitôt

setting-wizard_handaxe = Hachette de l’enchanteur
setting-wizard_handaxe-about = Si l’enchanteur peut se servir d’une hachette.
setting-wizard_handaxe-off = non
setting-wizard_handaxe-on = oui

setting-holy_water_sight = Portée de l’eau bénite
setting-holy_water_sight-about = Jusqu’où l’eau bénite peut être jetée.
setting-holy_water_sight-off = sur une case adjacente
setting-holy_water_sight-on = sur tout mort-vivant visible

setting-healing_spell_at_zero = Sorts de guérison en péril
setting-healing_spell_at_zero-about = Quand un héros sans points de vie peut se sauver par un sort de guérison.
setting-healing_spell_at_zero-not_acted_this_round = s’il n’a pas agi dans la manche
setting-healing_spell_at_zero-own_turn_only = seulement à son tour
setting-healing_spell_at_zero-always = toujours

setting-sell_half = Vente
setting-sell_half-about = Si l’armurerie rachète l’équipement.
setting-sell_half-off = non
setting-sell_half-on = à moitié prix

setting-figure_limit = Figurines de la boîte
setting-figure_limit-about = Si d’autres figurines servent quand la boîte n’en a plus d’une sorte.
setting-figure_limit-off = sans limite
setting-figure_limit-on = remplaçantes de même couleur

setting-monster_body = Points de vie des monstres
setting-monster_body-about = Ce que les monstres supportent.
setting-monster_body-cards = comme sur leurs cartes
setting-monster_body-one = un pour tous, sauf les monstres nommés

setting-treasure_searches = Recherche de trésors
setting-treasure_searches-about = Combien de fois une pièce peut être fouillée.
setting-treasure_searches-per_hero = une fois par héros
setting-treasure_searches-per_room = une fois pour tous

setting-fixed_movement = Déplacement des héros
setting-fixed_movement-about = De combien avancent les héros.
setting-fixed_movement-dice = selon les dés rouges
setting-fixed_movement-seven = toujours 7 cases
setting-fixed_movement-best_of_two = le meilleur de deux lancers

setting-death = Mort
setting-death-about = Ce qui suit quand un héros est mort dans une campagne.
setting-death-new_hero = un nouveau héros commence
setting-death-wounded = il revient avec la moitié de son or
setting-death-hardcore = la campagne finit quand tous sont morts une fois

setting-gear = Équipement
setting-gear-about = Ce que les héros possèdent au départ. Aux dés : chacun lance pour ce que les quêtes passées auraient rapporté, puis tous passent à l’armurerie.
setting-gear-starting = armes de départ
setting-gear-rolled = aux dés
setting-party_help = Petits groupes
setting-party_help-about = Si moins de quatre héros reçoivent de l’aide.
setting-party_help-none = aucune
setting-party_help-small_party = plus de points de vie et des potions

setting-zargon_hidden = Carte de Zargon
setting-zargon_hidden-about = Si les héros peuvent la lire aussi.
setting-zargon_hidden-secret = secrète
setting-zargon_hidden-open_book = ouverte à tous, pour apprendre

setting-quest_file = Une quête à vous
setting-quest_file-about = Un fichier de quête à jouer au lieu d’une quête de la campagne.

quest-facts = { $monsters } monstres, { $doors } portes
quest-rule-door-on-wall = Règle : une porte se trouve sur le mur entre deux endroits.
quest-rule-door-once = Règle : une porte au plus sur chaque bord de case.
quest-rule-door-clear = Règle : on peut marcher sur les deux cases d’une porte.
quest-rule-door-opens = Règle : une porte d’événement est montrée ou ouverte par un effet.
quest-rule-furniture-in-room = Règle : un meuble se trouve dans une seule pièce.
quest-rule-free-square = Règle : figurines, meubles, pièges, objets, départ et sortie occupent des cases libres, chacun la sienne.
quest-rule-stairs-in-room = Règle : l’escalier se trouve dans une seule pièce.
quest-rule-room-for-four = Règle : quatre héros ont place au départ.
quest-rule-reachable = Règle : tout dans une quête peut être atteint du départ, toutes les portes ouvertes et les secrètes trouvées.
quest-rule-secret-hinted = Règle : un but derrière une porte secrète demande un indice : objectives.hinted_by, ou un effet qui montre cette porte.
quest-rule-pieces = Règle : pas plus de meubles d’une sorte que n’en contient la boîte.
quest-rule-figures = Conseil : la boîte contient moins de figurines ; à l’écran, cela ne fait rien.
quest-rule-eight-monsters = Règle : huit monstres au plus dans une pièce.
quest-rule-flag-set = Règle : un drapeau que l’on demande est posé par un effet.
quest-rule-item-given = Règle : un objet de quête se trouve sur une case ou est donné par un effet.
quest-rule-event-called = Règle : un événement a un déclencheur, ou le monstre errant l’appelle.
quest-rule-artifact-once = Règle : chaque artefact ne se trouve qu’à un endroit.
quest-rule-treasure-room = Règle : une pièce avec un trésor peut être fouillée.
quest-rule-any-party = Règle : un groupe de toute taille peut gagner, même un héros seul.

## Ce que sont les choses

named = { $name } : { $about }
stat-body = { label-body }
stat-mind = { label-mind }
stat-attack = { label-attack }
stat-defend = { label-defend }
stat-move = { label-move }
stat-gold = { label-gold }
stat-deck = Cartes trésor
stat-threat = { label-threat }
stat-round = { label-round }
stat-goal = { label-goals }
stat-left = { label-left }
about-body = Chaque blessure en coûte un. À 0, le héros meurt, sauf si une potion ou un sort à lui le sauve aussitôt.
about-mind = Autant de dés rouges pour secouer un sort de terreur ; un seul 6 suffit.
about-attack = Dés de combat d’une attaque : chaque crâne touche.
about-defend = Dés de combat d’une défense : les boucliers blancs d’un héros, les noirs d’un monstre annulent des touches.
about-move = Dés rouges d’un déplacement : leur somme est le nombre de cases.
about-hazard_arrow = On perd 1 point de vie, sans défense, et le tour est fini. La carte retourne dans le paquet.
about-hazard_hole = On perd 1 point de vie, sans défense, et le tour est fini. La carte retourne dans le paquet.
about-wandering_monster = La fouille s’est entendue : un monstre de ce souterrain surgit à côté de qui cherchait et frappe aussitôt, sauf sur un escalier sûr. Il reste là. La carte retourne dans le paquet.
about-gold = Il achète armes et armures entre deux quêtes.
about-deck = Il reste { $left } cartes, dont { $bad } mauvaises : un piège, ou un monstre errant. On en tire une par fouille.
about-threat = Le danger que représente le monstre, d’après ses valeurs.
about-round = Chaque héros joue son tour, puis Zargon déplace ses monstres.
about-goal = La quête est gagnée quand c’est fait et, si elle le demande, que tous les vivants sont sortis.
about-left = Ce qui reste du déplacement de ce tour. Rien n’oblige à l’épuiser.
about-zargon = Le sorcier maléfique : il connaît la carte, pose ce que les héros découvrent et joue chaque monstre une fois par manche.
about-class-barbarian = Fort de corps, faible d’esprit : le meilleur combattant.
about-class-dwarf = Coriace, et il désamorce les pièges sans trousse à outils.
about-class-elf = Un combattant qui connaît trois sorts d’un élément.
about-class-wizard = Faible au combat, riche de neuf sorts de trois éléments.
about-hero = Vie { $body } sur { $body_max }, Esprit { $mind } sur { $mind_max }. Dés : { $attack } en attaque, { $defend } en défense, { $move } en déplacement.
about-hero-dead = Mort : hors jeu jusqu’à la fin de la quête.
about-effect-rock_skin = 1 dé de défense de plus, jusqu’à la perte d’un point de vie.
about-effect-courage = 2 dés de plus à la prochaine attaque, tant qu’un monstre est en vue.
about-effect-swift_wind = Deux fois plus de dés rouges au prochain déplacement.
about-effect-speed = Deux fois plus de dés rouges au prochain déplacement.
about-effect-strength = 2 dés de plus à la prochaine attaque.
about-effect-defense = 2 dés de plus à la prochaine défense.
about-effect-brew = Deux attaques dans la prochaine action d’attaque.
about-effect-veil = Traverse les monstres au prochain déplacement.
about-effect-rock = Traverse les murs au prochain déplacement ; il ne doit pas finir dans la roche.
about-effect-asleep = Ni déplacement, ni action, ni défense, jusqu’à un 6.
about-effect-clouded = Ni déplacement, ni action, ni défense, jusqu’à un 6.
about-effect-commanded = Obéit à Zargon, jusqu’à un 6.
about-effect-afraid = Attaque avec 1 dé, jusqu’à un 6.
about-effect-misses = Le prochain tour est perdu ; la défense, non.
about-effect-dormant = Ne fait rien et ne peut être blessé, jusqu’à son réveil.
about-effect-peaceful = N’attaque pas tant que personne ne l’attaque.
about-effect-fresh = Vient d’apparaître et agit dès le prochain tour.
about-effect-used = A agi pendant ce tour de Zargon.
about-effect-in_pit = 1 dé de moins en attaque et en défense. On en sort au prochain déplacement.
about-spell = Lancer un sort est l’action du tour, et la carte est perdue pour cette quête.
group-of-air = Sorts de l’air
group-of-earth = Sorts de la terre
group-of-fire = Sorts du feu
group-of-water = Sorts de l’eau
about-monster-card = Déplacement : { $move } cases. Dés : { $attack } en attaque, { $defend } en défense. Vie { $body }, Esprit { $mind }.
about-monster = Vie { $body } sur { $body_start }, Esprit { $mind }. Dés : { $attack } en attaque, { $defend } en défense. Déplacement : { $move } cases.
about-immune = Particularité : { $what }.
about-not-for = Pas pour { $list }.
about-only-for = Seulement pour { $list }.
about-hurt-only-by = Seul ceci le blesse : { $list }.
about-not-hurt-by = Ne peuvent pas le blesser : { $list }.
about-ally = Un compagnon de cette quête : il se déplace après le tour du héros qu’il suit.
about-ally-body = Vie { $body } sur { $whole }.
about-thing = Un objet de cette quête : il se ramasse de sa case ou d’une case voisine, sans action.
door-open = Porte ouverte
door-normal = Porte fermée
door-secret = Porte secrète
door-locked = Porte verrouillée
door-false = Fausse porte
door-event = Porte fermée
about-door-open = Une porte ouverte ne se referme jamais. La franchir ne coûte rien.
about-door-normal = Un héros voisin l’ouvre, sans action. Tout ce qui est derrière est alors posé.
about-door-secret = Trouvée en fouillant. Elle s’ouvre comme les autres.
about-door-locked = Ne s’ouvre qu’à un héros voisin qui en a la clé.
about-door-false = Peinte sur le mur : elle ne s’ouvre jamais.
about-door-event = S’ouvre quand la quête le dit.
about-door-barred = Quelque chose la tient fermée pour l’instant.
about-trap-pit = Qui y tombe perd 1 point de vie, et son tour est fini.
about-trap-falling_block = 3 dés, 1 point de vie par crâne ; puis des gravats ferment la case pour de bon.
about-trap-spear = Un crâne sur 1 dé coûte 1 point de vie et le tour ; puis le piège a disparu.
about-trap-known = Il est connu : on le saute avec 2 cases de déplacement, ou on le désamorce.
about-trap-sprung = Il est béant jusqu’à la fin de la quête. On peut le sauter.
about-trap-hidden = Les héros en ignorent tout.
about-furniture = Personne ne passe par-dessus. Il se fouille avec sa pièce.
about-furniture-trap = Il est piégé : fouiller la pièce déclenche le piège, sauf s’il est désamorcé avant.
ground-stairs = Escalier
ground-exit = Sortie
ground-unseen = Inconnu
ground-stone = Pierre
ground-rubble = Gravats
ground-corridor = Couloir
about-stairs = La quête commence ici. Les héros qui s’y tiennent sont en sécurité.
about-exit = Un héros peut quitter ici le souterrain, avec tout ce qu’il porte.
about-unseen = Personne n’est encore venu ici.
about-stone = On ne passe pas.
about-rubble = Un bloc est tombé ici. On ne passe pas.
about-corridor = Une case de déplacement. Il n’y a pas de trésor dans les couloirs.
about-room = Une case de déplacement. Chaque héros peut y chercher un trésor une fois, s’il n’y a pas de monstre.
quest-action = Un geste de cette quête
about-quest-action = Ce que cette quête permet ici ; c’est l’action du tour.
about-quest-done = Accomplie. Difficulté { $difficulty }.
about-quest-open = Jouable. Difficulté { $difficulty }.
about-quest-locked = S’ouvre après la quête précédente. Difficulté { $difficulty }.
about-search-treasure = Une fois par pièce et par héros, sans monstre dans la pièce : un trésor spécial, ou une carte parfois mauvaise.
about-search-secret = Montre toutes les portes secrètes de la pièce ou du couloir en vue. Pas avec un monstre en vue.
about-search-traps = Montre tous les pièges de la pièce ou du couloir en vue. Pas avec un monstre en vue.
board-stand-in = { $figure ->
    [goblin] figurine : un gobelin
    [skeleton] figurine : un squelette
    [zombie] figurine : un zombie
    [orc] figurine : un orc
    [abomination] figurine : une abomination
    [mummy] figurine : une momie
    [dread_warrior] figurine : un guerrier de la Terreur
    [gargoyle] figurine : une gargouille
   *[other] figurine : un sorcier de la Terreur
  }
