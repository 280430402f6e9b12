# Le plateau de Donjon, Quêtes et Trahisons.
board-table = La table
board-close = Fermer
board-labelled = { $what } : { $words }
board-nothing = rien

# Chiffres
board-round = Tour de table { $round } · { $goal } trophées pour gagner
board-setup = Mise en place · { $goal } trophées pour gagner
board-strip-setup = Mise en place
board-strip-round = Tour de table { $round }
chronicle-round = Tour de table { $round }
board-goal = trophées pour gagner
board-village-first = { $who } est au village.
board-village-again = { $who } est de retour au village.
board-goal-short = pour gagner
board-race = Trophées : { $who }
board-brief = ★ { $trophies } · puissance { $power } · ◆ { $gems }
board-power = puissance
board-power-then = Votre puissance serait de { $n }
board-gain-means = de puissance en plus
board-printed = imprimée : { $n }
board-ally-short = allié
board-ally = comme allié
board-wounds = { $n ->
    [0] Aucune blessure
    [one] { $n } blessure
   *[other] { $n } blessures
  }
board-trophies = trophées
board-gems = gemmes
board-unique = Pouvoir unique
board-trait = Talent
board-cursed = malédiction : −2 en puissance
board-token = Ennemi juré : { $type }
board-token-short = ennemi juré
board-surplus = en trop : sans effet, rendu à la boutique à la fin du tour de jeu
board-carcasses = { $n ->
    [one] { $n } dépouille : { $type }
   *[other] { $n } dépouilles : { $type }
  }
board-carcass-list = Dépouilles
board-quests-word = { $n ->
    [0] aucune quête
    [one] { $n } quête
   *[other] { $n } quêtes
  }
board-open-quests = { $n ->
    [0] Aucune quête secondaire
    [one] { $n } quête secondaire, face cachée
   *[other] { $n } quêtes secondaires, face cachée
  }
board-completed = { $n ->
    [one] { $n } quête accomplie
   *[other] { $n } quêtes accomplies
  }
board-done-list = Quêtes accomplies
board-part-base = base
board-part-wounds = blessures
board-part-curse = malédiction
board-part-trait = talent

# Le bandeau
board-last-round = Dernier tour de table !
board-pot = gemmes dans le pot pour le vainqueur de la première arène
board-pot-short = au pot
board-bank = gemmes dans la réserve
board-bank-short = en réserve
board-deck = cartes aventure restantes
board-deck-short = cartes
board-guild-deck = quêtes restantes à la Guilde
board-guild-deck-short = quêtes
board-until = jusqu’au prochain tour de jeu : { $who }
board-ledger-open = Registre
board-ledger-title = Le registre des serments
board-ledger-about = Ce que vaut la parole de chacun : promesses tenues et trahies. Nul n’est forcé de tenir les siennes.
board-ledger = { $kept ->
    [one] { $kept } tenue
   *[other] { $kept } tenues
  }, { $broken ->
    [one] { $broken } trahie
   *[other] { $broken } trahies
  }
board-promised = à { $who } : { $what }
board-no-promises = Aucune promesse.

# Le village
board-ways = Votre expédition
board-dungeon = Entrer au donjon
board-dungeon-hint = une carte : monstres, gemmes, trophées
board-arena = Ouvrir l’arène
board-arena-hint = 1 trophée et le pillage : contre qui ?
board-arena-shut = Arène fermée
board-temple = Temple
board-temple-hint = soigne tout
board-guild = Guilde
board-guild-hint = une nouvelle quête
board-stall = Étal aux trophées
board-stall-hint = +1 trophée
board-shop = La boutique
board-slot-weapon = Armes
board-slot-armour = Armures
board-slot-jewel = Bijoux
board-sold-out = Tout est vendu.
board-market = Le marché
board-market-look = Voir les objets
board-market-way = { $n ->
    [one] { $n } article à votre portée
   *[other] { $n } articles à votre portée
  }
board-market-within = Vous avez { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
  } : { $n ->
    [one] { $n } article sur { $of } est éclairé, à votre portée.
   *[other] { $n } articles sur { $of } sont éclairés, à votre portée.
  }
board-best = meilleur achat
board-market-best = Bon achat : { $item }, +{ $n } pour { $price ->
    [one] { $price } gemme
   *[other] { $price } gemmes
  }.
board-market-none = Vous avez { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
  } : rien n’est encore à votre portée. Monstres et marchés en rapportent.
board-missing = Il vous manque { $n ->
    [one] { $n } gemme
   *[other] { $n } gemmes
  }.

# Le donjon
board-against = contre { $n }
board-alone = { $who } sans allié
board-extra-sworn = ennemi juré +{ $n }
board-extra-stand = dernier carré +{ $n }
board-extra-gear = équipement : { $n } ici
board-extra-item = { $item } +{ $n }
board-offer = Faire une offre …
board-offer-brief = Offrir …
board-ask = Offrir …
board-offer-help = Proposer mon aide …
board-lanes = Qui accompagne { $who } ? Un allié ajoute la moitié de sa puissance (en bleu).
board-lanes-mine = Qui vous accompagne ? Un allié ajoute la moitié de sa puissance (en bleu).
board-lanes-bound = Qui vous accompagne ? Un allié ajoute la moitié de sa puissance (en bleu). Ensuite, plus question de fuir.
board-lanes-brief = Qui accompagne { $who } ?
board-lanes-mine-brief = Qui vous accompagne ?
board-lanes-bound-brief = Qui vous accompagne ? Ensuite, plus question de fuir.
board-thinks = réfléchit …
board-you-win = Vous gagnez
board-tie-mine = l’égalité est pour vous
# Un pouvoir à soi qui peut encore tourner le combat : aucune chance ne le compte.
board-reserve = sans compter { $power }
board-tie-of = l’égalité est pour { $who }
board-with-ally = { $power } + { $ally } avec { $who }
board-chance = Chance de gagner
board-chance-with = Chance de gagner avec { $who }
board-fight = Combattre !
board-fight-alone = Combattre sans allié
board-flee = Fuir
board-flee-hint = rien gagné, rien perdu
board-if-won-short = Victoire
board-if-lost-short = Défaite
board-bit-nothing = rien
board-bit-neither = ni trophée ni blessure
board-bit-quest = accomplit votre { $quest }
board-bit-wounds = { $n ->
    [one] { $n } blessure, { $worst } si le dé adverse est un KritiK (un 8)
   *[other] { $n } blessures, { $worst } si le dé adverse est un KritiK (un 8)
  }
board-bit-kritik = (KritiK : { $n })
board-bit-for = pour { $who }
board-bit-promised = { $what }, promis à { $who }
board-bit-heals = ivresse du combat : le Barbare récupère une blessure
board-source-monster = { $n } du monstre
board-source-moon = { $n } par la Lune de sang
board-source-loop = { $n } par la Boucle du charognard
board-source-bounty = { $n } de la prime de la Guilde
board-source-song = { $n } pour la gloire de la Ménestrelle
board-source-fingers = { $n } par des doigts légers
board-bit-plunder = butin : la moitié des gemmes, un objet ou une dépouille
board-bit-plundered = pillage : la moitié des gemmes, un objet ou une dépouille
board-word-done = votre quête
board-word-trophy = { $n ->
    [one] trophée
   *[other] trophées
  }
board-word-gem = { $n ->
    [one] gemme
   *[other] gemmes
  }
board-word-drop = { $n ->
    [one] blessure
   *[other] blessures
  }
board-word-bones = dépouille
board-word-plunder = pillage
board-word-curse = malédiction
board-word-lifted = malédiction levée
board-word-quest = une quête
board-word-temple = guérison
board-word-unique = un souhait
board-word-shield = son trésor
board-word-pot = le pot
board-no-ally = Celui-ci n’accepte aucun allié.
board-has-bid = demande
board-is-offered = on lui offre
board-offers-me = vous offre
board-no-answer = laisser sans réponse
board-unanswered = votre offre, sans réponse :
board-offer-other = Autre offre …
board-passed = n’a rien à proposer
board-spoils = Partager les gains avec { $who } ?
board-spoils-promised-brief = Vous avez promis : { $what }.
board-spoils-promised = Vous avez promis : { $what }. Le partage ci-dessous y est réglé, mais rien ne vous y oblige.
board-spoils-free = Vous n’avez rien promis. Ce que vous donnez est un cadeau.
board-spoils-gets = { $who } reçoit
board-you-keep = Vous gardez
board-this-carcass = cette dépouille
board-share-so = Partager ainsi
board-keep-all = Tout garder

# La seconde vue
board-sight-secret = Personne d’autre ne voit cette carte.
board-sight-keep = Garder cette carte
board-sight-slide = La glisser sous la pioche
board-sight-fight = L’affronter : votre puissance { $mine } contre { $power }.
board-sight-event = Il se produit aussitôt, et vous piochez encore.
board-sight-special = Vous faites ce qu’elle dit.
board-sight-next = Prendre la suivante sans la voir, quelle qu’elle soit. Il en reste { $n }.

# L’arène
board-attacker = Attaquant
board-defender = Défenseur
board-crowd = La foule
board-fist-open = réfléchit
board-fist-closed = poing fermé
board-side-attacker = pour l’attaquant
board-side-defender = pour le défenseur
board-side-neutral = reste en dehors
board-choose-side = Votre poing : qui soutenez-vous ?
board-turn-coat = Les poings sont ouverts. Retourner votre veste ?
board-side-stay = Rester
board-choose-attacker = L’attaquant
board-choose-defender = Le défenseur
board-choose-neutral = Personne
board-promised-help = +{ $n } promis = { $all }
board-kritik = KritiK !
board-throw = Lancez !
board-upset = Contre toute attente : { $chance } !
board-tie = À égalité, le dé vert l’emporte : { $who } gagne.
board-sum-die = dé
board-sum-kritik = KritiK : { $face } compte { $n }
board-sum-doubled = dé { $face }, doublé par l’Armure
board-traitor = Traître !
board-cry-won-barbarian = Encore ! À qui le tour ?
board-cry-won-warrior = Comme à l’exercice.
board-cry-won-thief = C’était votre bourse ? C’est la mienne.
board-cry-won-sorcerer = Je l’avais prévu. À peu près.
board-cry-won-ranger = En plein cœur. Piste suivante.
board-cry-won-minstrel = Voilà qui fera une belle chanson !
board-cry-lost-barbarian = Bah ! J’ai marché sur ma barbe.
board-cry-lost-warrior = Une égratignure, avec honneur.
board-cry-lost-thief = Je n’étais pas là.
board-cry-lost-sorcerer = Les astres étaient mal dessinés.
board-cry-lost-ranger = J’avais le vent contre moi.
board-cry-lost-minstrel = Ce couplet-là, on le saute.
board-cry-betrays-barbarian = Promis ? Je tape qui je veux !
board-cry-betrays-warrior = Le devoir m’appelait ailleurs.
board-cry-betrays-thief = Vous m’avez cru ? C’est mignon.
board-cry-betrays-sorcerer = L’avenir a changé.
board-cry-betrays-ranger = Mauvaise proie, l’ami.
board-cry-betrays-minstrel = Un rebondissement ! Il en faut un par ballade.
board-cry-betrayed-barbarian = Je me souviendrai de ton crâne !
board-cry-betrayed-warrior = C’était juré !
board-cry-betrayed-thief = Volé ! Moi, un comble !
board-cry-betrayed-sorcerer = Ça, je ne l’avais pas prévu.
board-cry-betrayed-ranger = Je connais ta trace, à présent.
board-cry-betrayed-minstrel = Tu seras le traître de ma chanson !
board-counts = comme promis : { $who }
board-counts-one = { $who } pour { $whom } (+{ $ally })
board-counts-nobody = aucun camp n’est promis
board-counts-nobody-else = personne d’autre n’a promis son camp
board-balance = { $attacker } gagne à { $a }, { $defender } à { $b }
board-balance-without = sans vous
board-side-wins = { $who } gagne : { $chance }
board-close-parley = Assez parlé : choisissez !
board-announced-double = Armure de puissance !
board-announced-rage = Rage de sang !
board-announced-trail = Nouvelle piste !

# Les marchés
board-deals = Marchés
board-talk-to = Faire une offre à
board-called-waiting = Tous ont entendu l’appel : chacun réfléchit …
board-called-nobody = Tous ont été consultés : personne n’a rien à proposer.
board-haggle = Négocier
board-offer-to = Une offre à { $who }
board-counter-to = Négocier avec { $who }
board-offer-of = Offre : { $from } à { $to }
board-offers-you = { $who } vous propose un marché
board-later-mark = promis
board-gives = { $who } donne
board-quick-free = rien, gratis
board-quick-carcass = la dépouille
board-quick-pact = pas d’arène
board-quick-company-give = mon aide ensuite
board-quick-company-want = son aide ensuite
board-quick-pays = Qu’offrez-vous à { $who } pour son aide ?
board-quick-wants = Que demandez-vous pour votre aide ?
board-own-offer = Une autre offre …
board-i-give = Je donne
board-i-get = et { $who } me donne
board-nothing-yet = rien encore
board-preset-won = si nous gagnons
board-preset-now = tout de suite
board-deal-ally = de l’aide dans ce combat
board-deal-i-ally = mon aide dans ce combat
board-quick = Offres rapides
board-you-give = Vous donnez
board-you-get = Vous recevez
board-events-met = Événements de ce tour
board-now = Comptant
board-now-hint = change de mains aussitôt
board-no-gems = aucune gemme
board-later = Promis
board-later-hint = pour plus tard ; nul n’y est forcé
board-gems-if-won = gemmes si nous gagnons
board-own-words = …en vos propres mots (jamais jugés)
board-word-is-free = Ce qui est promis est noté et montré à tous. Personne ne peut vous forcer à le tenir.
board-as-ally = comme allié dans ce combat
board-sworn = juré : le jeu lui-même le fait tenir
board-support-odds = { $who } gagne à { $with } avec vous, à { $without } sans vous.
board-sworn-offer = juré (mon pouvoir unique) : ce qu’on me promet sera tenu
board-private = nous deux seuls le voyons
board-private-deal = entre vous deux
board-send-offer = Envoyer l’offre
board-send-counter = Demander plutôt ceci
board-send-breaking = Trahir et envoyer
board-offer-needs = Donnez, demandez, promettez ou exigez d’abord quelque chose.
board-accept = Accepter
board-swear = Accepter, juré
board-torn = { $who } a déjà votre parole pour l’autre camp : vous ne pourriez en tenir qu’une.
board-calls-for-help = Vous avez promis votre aide à { $who } au prochain appel : toute réponse autre qu’« Accepter » trahit votre parole.
board-decline = Refuser
board-twist-won = Laisser les dés : c’est gagné
board-twist-lost = Laisser les dés : aucun jet n’y changerait rien
board-decline-why = Dire pourquoi :
board-too-little = C’est trop peu
board-too-much = C’est trop pour moi
board-mistrust = Je n’y crois pas
board-said-too-little = { $n ->
    [0] « C’est trop peu. »
   *[other] « { $offered } ? Trop peu. »
  }
board-said-too-much = « C’est trop pour moi. »
board-said-not-for = « Pas pour { $before }. »
board-said-mistrust = { $n ->
    [0] « Je n’y crois pas. »
   *[other] « { $offered } ? Je n’y crois pas. »
  }
board-said-no-word = { $n ->
    [0] « Non. »
   *[other] « { $offered } ? Non. »
  }
board-said-more = « Maintenant, c’est { $now }, et non { $before }. »
board-said-instead = « Pas pour { $before }. Je demande { $now }. »
board-said-asks = « Je demande { $now }. »
board-counters-you = { $who } demande un autre accord à la place
board-asks-instead = demande plutôt
board-withdraw = Retirer
board-less = moins : { $what }
board-more = plus : { $what }
board-term-gems = { $n ->
    [one] { $n } gemme
   *[other] { $n } gemmes
  }
board-term-carcass = dépouille : { $card }
board-term-quest = quête face cachée nº { $n }
board-if-won = si nous gagnons : { $words }
board-pledge-gems = { $n ->
    [one] { $n } gemme
   *[other] { $n } gemmes
  }
board-pledge-share = { $share } des gemmes du monstre
board-pledge-trophy = { $n ->
    [one] { $n } trophée du monstre
   *[other] { $n } trophées du monstre
  }
board-pledge-this = la dépouille de ce monstre
board-pledge-any = une dépouille : { $type }
board-pledge-loot = l’objet pillé
board-pledge-attack = soutien à l’attaquant
board-pledge-defend = soutien au défenseur
board-pledge-no-arena = pas d’arène avant le tour de table { $round }
board-brief-no-arena = pas d’arène
board-brief-trophy = { $n ->
    [one] { $n } trophée
   *[other] { $n } trophées
  }
board-brief-ally-next = aide en retour
board-pledge-ally-next = de l’aide au prochain appel, avant le tour de table { $round }

# Les promesses
board-promises = Promesses à tenir
board-you-promised = Vous avez promis à { $who }
board-promised-you = { $who } vous a promis
board-open = en cours
board-due = due
board-kept = tenue
board-broken = trahie
board-void = caduque
board-waived = remise
board-refused = refusée
board-delivered = déjà donné : { $n }
board-pay = Tenir parole
board-refuse = Refuser
board-waive = Remettre la dette
board-part = gemmes sur la dette
board-pay-part = Payer une partie
board-pay-later = Vous pouvez encore payer avant la fin du tour de jeu.

# Son propre coin
board-mine = Vos quêtes et votre équipement
board-gear = Vos objets
board-main = quête principale : { $n } trophées
board-secondary = quête secondaire : { $n ->
    [one] { $n } trophée
   *[other] { $n } trophées
  }
board-progress = { $n } sur { $of }
# Les quêtes qui mesurent au lieu de compter.
board-progress-giant_feller = { $n ->
    [0] aucune dépouille encore
   *[other] plus forte dépouille : { $n } sur { $of }
  }
board-progress-lone_wolf = { $n ->
    [0] aucun vaincu sans allié
   *[other] plus fort vaincu sans allié : { $n } sur { $of }
  }
board-progress-colossus = puissance { $n } sur { $of }
board-progress-hoard = { $n } gemmes sur { $of }
board-progress-keen_edge = arme +{ $n } sur +{ $of }
board-progress-panoply = bonus +{ $n } sur +{ $of }
board-progress-wretch = retard de { $n } sur { $of }
board-met = accomplie
board-unmet = inachevée
board-you-are = Votre personnage : { $who }
# Talent et pouvoir, une ligne chacun
board-trait-barbarian = Quand votre camp gagne, vous guérissez 1 blessure.
board-trait-warrior = +1 de puissance tant que vous portez une armure.
board-trait-thief = Arène gagnée par votre camp : 1 gemme de chaque perdant.
board-trait-sorcerer = Vous seul voyez la première carte, et pouvez la refuser.
board-trait-ranger = +4 au donjon contre l’espèce de votre jeton (Dragon : +6).
board-trait-minstrel = +1 gemme par victoire comme alliée au donjon.
board-unique-barbarian = Une fois, avant les dés : votre dé est un 8, un KritiK.
board-unique-warrior = Une fois, avant les dés : +3 à votre camp.
board-unique-thief = Une fois, les poings ouverts : vous changez de camp.
board-unique-sorcerer = Une fois, après les dés : un dé est relancé.
board-unique-ranger = Une fois, avant les dés : le monstre devient votre ennemi juré.
board-unique-minstrel = Une fois : ce qu’on vous promet sera tenu, c’est juré.
board-claim = La montrer et marquer
board-goal-line = Le premier à { $goal } trophées gagne. Monstres, arènes et quêtes en rapportent ; de l’aide se négocie.
board-goal-brief = Monstres, arènes et quêtes rapportent des trophées.
board-quest-done = Accomplie
board-quest-undone = Jamais accomplie
board-quest-else = sinon
board-quest-often = Réussie dans
board-quest-often-share = { $done } des parties
board-quest-often-of = { $done } de réussite

# La fin
board-end-you = vous
board-end-fights = combats, arènes et étal
board-end-quests = quêtes
board-end-lost = quêtes inachevées
board-end-why = { $who } a gagné { $fights } trophées en combats, en arènes et à l’étal, et { $quests } par ses quêtes.
board-end-lead = Soit { $n } d’avance ; { $who } suit.
board-end-betrayal = La trahison de la partie
board-end-deal = La parole la plus chère
board-end-keeper = La parole la plus sûre
board-end-word = { $who } à { $to } : { $what }
board-end-kept = { $who } : { $words }
board-player = Joueur
board-quests = Quêtes
board-total = Total
board-scene-broken = Une parole trahie
board-scene-broken-to-you = On vous trahit !
board-scene-broken-by-you = Vous trahissez votre parole
board-scene-bell = La cloche sonne
board-scene-claimed = Une quête accomplie
board-scene-cursed = Une malédiction

# Les dés
board-die-green = vert { $face }
board-die-red = rouge { $face }
board-dice-fight = Le combat
board-dice-first = Qui commence ?
board-dice-blades = Couloir aux lames
board-dice-clover = Trèfle de verre
board-dice-twist = Coup du sort

# Conseils
board-tip-venture = À chaque tour de jeu, une sortie : le donjon, ou une arène.
board-tip-ally = Trop fort ? Négociez : un allié ajoute la moitié de sa puissance.
board-tip-side = Soutenez qui va gagner : 1 trophée. Personne ne voit votre poing.
board-tip-promise = Tenez parole ou non : le registre se souvient de tout.

# Ce que font les objets, en peu de mots
board-effect-ally_bonus = +{ $n } comme allié.
board-effect-arena_bonus = +{ $n } comme attaquant ou défenseur.
board-effect-defender_bonus = +{ $n } comme défenseur.
board-effect-vs_type = +{ $n } contre ce type : { $type }.
board-effect-double_once = Une fois : double puissance et dé, puis disparaît.
board-effect-no_wound_from = Aucune blessure de ce type : { $type }.
board-effect-quest_cost = Les quêtes coûtent { $n }.
board-effect-quest_draw = Pioche { $n } quêtes, en garde 1.
board-effect-gem_per_monster = +{ $n } gemme par monstre vaincu.
board-effect-wound_shield = Une blessure de moins à chaque fois.
board-effect-reroll_low = Relance les 1 et 2.
board-effect-dragon = Pris à son dragon.

# Standing instructions

board-orders = Réponses automatiques
board-orders-some = Réponses automatiques ({ $n })
board-orders-why = Le jeu répond pour vous dès qu’elles s’appliquent. Personne d’autre ne les voit ; vous pouvez les changer chaque fois que vous avez la parole.
board-orders-ally = Suivre comme allié, à partir de ce prix
board-orders-side = Fermer mon poing dans une arène
board-orders-side-ask = me demander
board-orders-side-attacker = avec l’attaquant
board-orders-side-defender = avec le défenseur
board-orders-side-neutral = avec personne
board-orders-side-against_leader = contre qui a le plus de trophées
board-orders-side-promised = le camp que j’ai promis
board-orders-settle = Payer mes dettes à l’échéance
board-orders-claim = Valider mes quêtes aussitôt
board-orders-save = Enregistrer
board-orders-later = Vous pourrez les changer quand on pourra de nouveau parler.

# La légende de la page des règles
board-legend-dice = Dés
board-legend-signs = Signes
board-legend-types = Espèces de monstres
board-legend-characters = Personnages
board-legend-quests = Quêtes
board-legend-items = Objets
board-legend-adventures = Cartes aventure
board-legend-die-green-8 = dé vert : joueur actif ou attaquant ; à totaux égaux, le vert gagne. K est un 8, un KritiK : il compte 16, et les perdants prennent 2 blessures
board-legend-die-red-5 = dé rouge : monstre ou défenseur ; un 8 y est aussi un KritiK
board-legend-gem = gemmes
board-legend-trophy = trophées
board-legend-drop = une blessure
board-legend-curse = la malédiction
board-legend-lifted = une malédiction est levée
board-legend-fist = un choix secret dans l’arène
board-legend-swords = un combat
board-legend-quest = une quête
board-legend-done = une quête accomplie
board-legend-bones = une dépouille
board-legend-plunder = le pillage : la moitié des gemmes, un objet ou une dépouille
board-legend-power = puissance
board-legend-ally = une alliance, ou ce que vaut un allié
board-legend-temple = le Temple : blessures et malédiction s’effacent
board-legend-guild = la Guilde et ses quêtes
board-legend-stall = l’étal aux trophées
board-legend-dungeon = le donjon
board-legend-arena = l’arène
board-legend-pot = la cagnotte, pour la première arène
board-legend-bank = gemmes restant à la banque
board-legend-deck = cartes aventure restantes
board-legend-promise = une promesse, ouverte ou tenue
board-legend-torn = une promesse trahie
board-legend-unique = un pouvoir unique, une fois par partie ; l’étoile part quand il a servi
board-legend-flee = fuir
board-legend-village = le village
board-legend-shield = une armure sacrifiée
board-legend-neutral = neutre ; un camp changé
board-legend-bell = le dernier tour de table
board-legend-crown = victoire

## Ce que fait un seul geste, ce que coûte une parole, ce qui est en jeu

board-pass-asked = Ne rien proposer tant qu’on ne me demande rien
board-pass-asked-about = S’arrête dès qu’une offre, une dette ou un poing attend votre réponse.
board-pass-turn = Ne rien proposer jusqu’à mon tour
board-pass-turn-about = Refuse les offres et reste hors des arènes. Ne s’arrête que pour ce qui ne se passe pas : une dette, un camp promis, une quête.
board-breaks-word = trahit la parole donnée à { $who }
board-sure-break = Vous trahiriez votre parole
board-sure-break-text = Vous avez promis un autre camp à { $who }. Tout le monde le verra quand les poings s’ouvriront.
board-sure-help-text = Vous avez promis votre aide à { $who } au prochain appel, et le voici. Tout le monde le verra.
board-sure-break-yes = Trahir
board-sure-spoils-text = Vous garderiez ce que vous avez promis à { $who }. Tout le monde le verra.
board-sure-twist = Employer votre Coup du sort ?
board-sure-twist-text = Il ne sert qu’une fois dans toute la partie.
board-stakes-alone = en solitaire
board-stakes-with = avec { $who }
board-stakes-with-you = avec vous
board-stakes-wins = Vous gagnez sans { $who }
board-stakes-wins-you = { $leader } gagne sans vous
board-stakes-loot = Butin : { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
  }, { $trophies ->
    [one] { $trophies } trophée
   *[other] { $trophies } trophées
  }
board-stakes-asks = { $who } demande
board-stakes-arena = { $attacker } contre { $defender }
board-stakes-support = { $who } apporte +{ $n }
board-stakes-support-you = Vous apportez +{ $n }
board-keepsake = L’or est le compte final ; ce qui est brisé a été perdu aux quêtes inachevées.

## La fin d’un combat, dite à qui y était

board-you-turn-begins = À vous de jouer.
board-you-unhelped = { $who } va au combat sans allié : votre offre n’est pas retenue.
board-you-offer-lapsed = { $why ->
    [ally] Votre offre tombe : { $ally } est l’allié.
   *[gone] Votre offre tombe : ce dont elle parlait n’est plus là.
  }
board-you-monster-beaten = Vous gagnez le combat : { $card } !
board-you-monster-won = Vous perdez le combat : { $card }.
board-you-arena-won = Vous l’emportez dans l’arène contre { $other } !
board-against-you-arena-won = { $who } l’emporte dans l’arène contre vous !
board-you-dragon-item-won = Vous prenez dans le trésor du dragon : { $item } !
board-you-trophies-gained = Vous marquez { $points ->
    [one] { $points } trophée.
   *[other] { $points } trophées.
  }
board-you-pot-taken = Le pot vous revient : { $gems ->
    [one] { $gems } gemme.
   *[other] { $gems } gemmes.
  }
board-you-wounded = Vous recevez { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
  } : { $now } en tout.
board-you-recovered = Vous guérissez de { $wounds ->
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
  } ; il en reste { $left }.
board-you-cursed = { $passed ->
    [yes] La malédiction quitte { $from } et vous frappe.
   *[no] La malédiction vous frappe : 2 de puissance en moins.
  }
board-you-gems-paid = Vous payez { $gems ->
    [one] { $gems } gemme.
   *[other] { $gems } gemmes.
  }
board-you-gems-gained = { $why ->
    [by-monster] Vous ramassez { $gems ->
        [one] la gemme du monstre.
       *[other] les { $gems } gemmes du monstre.
      }
    [by-loop] Boucle du charognard : { $gems ->
        [one] { $gems } gemme
       *[other] { $gems } gemmes
      } de plus pour vous.
    [by-bounty] Prime de la Guilde : { $gems } gemmes de plus pour vous.
    [by-moon] Lune de sang : { $gems ->
        [one] { $gems } gemme
       *[other] { $gems } gemmes
      } de plus pour vous.
    [by-song] La gloire paie : { $gems ->
        [one] { $gems } gemme
       *[other] { $gems } gemmes
      } pour vous.
   *[other] Vous gagnez { $gems ->
        [one] { $gems } gemme.
       *[other] { $gems } gemmes.
      }
  }

## Ce qu'ont fait les autres depuis son dernier tour

board-recap-beats = bat { $card }
board-recap-beats-with = bat { $card } avec { $own ->
    [yes] vous
   *[no] { $ally }
  }
board-recap-monster-won = perd contre { $card }
board-recap-fled = fuit devant { $card }
board-recap-special-met = { $card }
board-recap-arena-won = gagne l’arène contre { $own ->
    [yes] vous
   *[no] { $other }
  }
board-recap-arena-lost = perd l’arène contre { $own ->
    [yes] vous
   *[no] { $other }
  }
board-recap-betrays = { $own ->
    [yes] vous trahit
   *[no] trahit { $other }
  }
board-recap-plunders = vous prend { $thing }
board-recap-plunders-gems = vous prend { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
  }
board-recap-trophies = +{ $n } { $n ->
    [one] trophée
   *[other] trophées
  }
board-recap-gems = +{ $n } { $n ->
    [one] gemme
   *[other] gemmes
  }
board-recap-buys = achète { $item }
board-recap-quest = accomplit { $quest }
