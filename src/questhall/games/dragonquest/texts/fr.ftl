# DragonQuest en français. Tous les mots sont les nôtres ; le vocabulaire est celui de rulebook.toml.
# Les dangers se disent avec leur article (« le Troll »), les objets et les trésors par leur seul nom (« Corde »).
# Un nom de joueur peut être celui de n’importe qui : rien ne s’accorde avec lui, rien ne s’élide devant lui.

## Le jeu

title = DragonQuest
tagline = Entrer à l’aube, sortir avant la nuit, et laisser dormir le dragon.
begins = Jouer : vous et deux robots.
facts = 1 à 4 joueurs · 30 minutes · stop ou encore
credit = Dan Glimne, Queen Games, 2022
about = Traversez le château avec une poignée de dés, remplissez votre sac dans la Salle du trésor et soyez dehors avant que la dernière case soleil ne soit barrée. Plus vous restez, plus vous êtes riche, et plus le dragon dort d’un sommeil léger.
notice = Œuvre non officielle d’amateurs de DragonQuest, de Dan Glimne (Queen Games, 2022). Ni l’auteur ni l’éditeur n’y ont part ; les mots et les images sont les nôtres.
bot-easy = facile
    .about = S’arrête au premier crâne et lance deux fois dans la Salle du trésor.
bot-fair = moyen
    .about = S’arrête au deuxième crâne et reste dans la Salle du trésor tant que le soleil et les dragons le permettent.
bot-strong = fort
    .about = Calcule chaque lancer, chaque mur et chaque minute passée dans la Salle du trésor.
bot-timid = timide
bot-reckless = téméraire
bot-sane = prudent
bot-good = aguerri
bot-search = qui essaie tout
castle = le château

## Ce qui arrive

event-first-seat = { $hero } commence.
event-turn-begins = Manche { $round } : à { $hero } de jouer.
event-sun-crossed = { $hero } barre le soleil { $sun } sur { $suns }.
event-stays = { $hero } reste dans la Salle du trésor, un œil sur le dragon.
event-leaves = { $hero } s’apprête à quitter la Salle du trésor.
event-spider-die = Dé de l’araignée pour { $hero } : { $face }.
event-coin-lost =
    { $value ->
        [0] { $hero } n’a aucune pièce à perdre.
       *[other] { $hero } raye une pièce de { $value }.
    }
event-lp-lost =
    { $left ->
        [0] { $hero } perd { $lost } PV : c’était le dernier os.
       *[other] { $hero } perd { $lost } PV : il en reste { $left }.
    }
event-turn-missed =
    { $as ->
        [tile] { $hero } reprend ses esprits et saute ce tour.
       *[note] { $hero } saute ce tour : son soleil était entouré.
    }
event-bought = { $hero } achète un objet : { $object }. La rangée { $row } est barrée.
event-sun-added = Un soleil de plus pour { $hero } : { $suns } en tout.
event-bones-added = { $hero } gagne { $bones } PV, ce qui fait { $left }.
event-tile-hidden = { $hero } pose une tuile Mur face cachée pour { $whose }.
event-tile-known = Votre secret : la tuile { $tile } attend { $whose }.
event-guessed = { $hero } annonce { $tile }.
event-tile-shown =
    { $hit ->
        [yes] La tuile montre { $tile }, le nombre annoncé : un mur menace { $hero }.
       *[no] La tuile montre { $tile } : pas de mur pour { $hero } ce tour-ci.
    }
event-blocked = Un mur se dresse en { $square } : { $hero } coupe la route à { $whose }.
event-not-blocked =
    { $declined ->
        [1] Le mur est abandonné : { $hero } s’en tire bien.
       *[0] Aucune case ne peut être bloquée : { $hero } s’en tire bien.
    }
event-fast-wall =
    { $hit ->
        [yes] Une tuile retournée, une chance sur trois : un mur pour { $hero } !
       *[no] Une tuile retournée : pas de mur pour { $hero }.
    }
event-movement-rolled =
    { $kept ->
        [yes] { $hero } relance et obtient { $thrown }. Sur la table : { $dice }.
       *[no] { $hero } lance { $dice }.
    }
event-skulls = { $skulls } crânes ! Le danger guette { $hero }.
event-walked = { $hero } avance de { $from } à { $square }.
event-chamber-entered = { $hero } se glisse depuis { $from } dans la Salle du trésor. Le dragon dort.
event-exit-reached = { $hero } atteint la sortie depuis { $from } : le jour, enfin !
event-orb-used = L’orbe de lumière s’embrase : { $hero } peut aller en diagonale ce tour-ci.
event-key-used = { $hero } tourne la clé et passe à travers le mur en { $square }.
event-find-ticked =
    { $box ->
        [4] { $hero } fait une découverte : { $box } cases cochées sur 6, rangée { $row }, de quoi acheter un objet.
        [5] { $hero } fait une découverte : { $box } cases cochées sur 6, rangée { $row }, de quoi acheter un meilleur objet.
        [6] { $hero } fait une découverte : la rangée { $row } est pleine et achète n’importe quel objet. Une de plus réveille un danger.
       *[other] { $hero } fait une découverte : case { $box } sur 6, rangée { $row }. À quatre, un objet.
    }
event-row-awakes = Une découverte de trop pour { $hero } dans la rangée { $row } : { $danger } s’éveille !
event-danger-die = Dé de danger { $space } : { $face }.
event-letter-die = Dé à lettres : { $face }.
event-encounter = { $hero } tombe sur { $danger } !
event-danger-escaped = Une face vierge : { $hero } s’esquive sans dommage.
event-trap-stopped = { $object } : { $danger } ne fait aucun mal à { $hero }.
event-trap-sprung =
    { $time ->
        [1] { $hero } n’évite pas { $danger } : première fois.
        [2] { $hero } n’évite pas { $danger } : deuxième fois.
       *[other] { $hero } n’évite pas { $danger } : troisième fois, et c’est mortel.
    }
event-damage-dice =
    { $by ->
        [ghoul] La Goule griffe { $hero } (dés { $dice }) : le plus petit compte.
        [troll] Le Troll frappe { $hero } (dé { $dice }).
        [orc] L’Orque frappe { $hero } (dés { $dice }) : le plus grand compte.
        [arrow] La flèche touche { $hero } : le dé ajoute { $dice }.
       *[fire] Les flammes atteignent { $hero } : les dés ajoutent { $dice }.
    }
event-battle-die = { $hero } contre { $danger } : { $face }.
event-ring-used = { $hero } lève l’anneau magique : { $danger } prend la fuite.
event-spider-bites =
    { $as ->
        [tile] L’Araignée mord { $hero }, qui prend une tuile Araignée.
       *[note] L’Araignée mord { $hero }, qui le note sur sa feuille : il ne reste plus de tuile.
    }
event-demon-awakes =
    { $as ->
        [tile] Le Démon se dresse sur la case noire et traque { $hero }, qui prend une tuile Démon.
       *[note] Le Démon se dresse sur la case noire et traque { $hero }, qui le note sur sa feuille : il ne reste plus de tuile.
    }
event-demon-walks = Le Démon traque { $hero } : de { $from } à { $square }.
event-talisman-used = { $hero } brandit le talisman du dragon : deux lancers ce tour-ci.
event-chamber-rolled = { $hero } lance { $dice }. Dragons mis de côté : { $dragons }.
event-treasure-taken = { $hero } prend un trésor : { $treasure }, d’une valeur de { $value }.
event-dragon-awakes = { $hero } réveille le dragon !
event-treasures-returned =
    { $count ->
        [one] { $hero } lâche { $count } trésor, qui retourne à la réserve.
       *[other] { $hero } lâche { $count } trésors, qui retournent à la réserve.
    }
event-coins-scratched = { $hero } perd toutes ses pièces : { $fifties } de 50 et { $hundreds } de 100.
event-fire =
    { $dragons ->
        [0] Le souffle du dragon sur { $hero } : { $dice }. Aucun dragon parmi eux.
        [one] Le souffle du dragon sur { $hero } : { $dice }. { $dragons } dragon coûte { $dragons } PV.
       *[other] Le souffle du dragon sur { $hero } : { $dice }. { $dragons } dragons coûtent { $dragons } PV.
    }
event-fled = { $hero } fuit le souffle du dragon et se tient en { $square }.
event-left-chamber = { $hero } quitte la Salle du trésor et se tient en { $square }.
event-pool-reset = La Salle du trésor est vide : les dix dés sont de nouveau prêts.
event-escaped =
    { $total ->
        [0] { $hero } s’échappe du château, en vie et les mains vides !
       *[other] { $hero } s’échappe du château avec un butin de { $total } !
    }
event-died =
    { $cause ->
        [trap] Trois fois le même piège : { $hero } ne se relève pas.
        [skeleton] Le Squelette l’emporte sur { $hero }.
        [demon] Le Démon rattrape { $hero } : nul n’en revient.
        [no-flight] Aucune case où fuir : { $hero } périt sous le souffle du dragon.
        [sunset] Le soleil se couche : le château garde { $hero } à jamais.
        [spider] Le venin de l’Araignée emporte { $hero }.
        [fire] Le souffle du dragon emporte { $hero }.
       *[wounds] { $hero } succombe à ses blessures.
    }
event-game-over =
    { $escaped ->
        [0] La partie est finie : personne n’est sorti.
        [one] La partie est finie : { $escaped } héros est sorti.
       *[other] La partie est finie : { $escaped } héros sont sortis.
    }
event-miss-next =
    { $as ->
        [tile] { $hero } prend un marqueur : le prochain tour sera sauté.
       *[note] { $hero } entoure le prochain soleil : ce tour-là sera sauté.
    }
event-stopped =
    { $walking ->
        [1] { $hero } ne va pas plus loin.
       *[0] { $hero } garde ces dés.
    }
event-treasure-left = { $hero } ne prend aucun trésor malgré { $stars } étoiles.
event-not-bought = { $hero } n’achète rien.

## Ce qu’on peut choisir

option-walk = Aller en { $square }
option-walk-chamber =
    { $inside ->
        [0] Entrer dans la Salle du trésor et lancer ses dés (réveil du dragon : { wake-share })
        [one] Entrer dans la Salle du trésor et lancer ses dés ({ $inside } héros à l’intérieur ; réveil du dragon : { wake-share })
       *[other] Entrer dans la Salle du trésor et lancer ses dés ({ $inside } héros à l’intérieur ; réveil du dragon : { wake-share })
    }
option-walk-exit = Quitter le château par la sortie
option-walk-orb = Aller en diagonale en { $square } (allume l’orbe pour ce tour)
option-walk-key = Ouvrir la case bloquée { $square } (la clé est dépensée)
option-walk-stranding = Aller en { $square } (sans issue !)
option-block-cutting = Bloquer { $square } (coupe tout chemin)
option-block =
    { $detour ->
        [0] Bloquer { $square } (aucun pas de plus)
       *[other] Bloquer { $square } ({ $detour } pas de plus)
    }
option-step-out = Sortir en { $square } ({ exit-from-there })
option-flee = Fuir en { $square } ({ exit-from-there })
exit-from-there =
    { $left ->
        [0] aucun chemin ne mène dehors
       *[other] à { $left } pas de la sortie
    }
option-steer = Envoyer le Démon vers { $square }
option-hide = Cacher { $tile }
option-guess = Dire { $tile }
option-reroll = Relancer : { $faces } (danger { $risk } %)
option-stop-rolling = Garder ces dés
option-stop-walking = Ne pas aller plus loin
option-stay = Rester et lancer (réveil du dragon : { wake-share })
option-leave = Quitter la Salle du trésor
option-take = Prendre : { $treasure } ({ $stars } étoiles, valeur { $value })
option-take-nothing = Ne prendre aucun trésor
get-buy = Acheter
get-take = Prendre
option-buy = Acheter : { $object } ({ $cost } points de découverte)
option-pass = Ne rien acheter
option-decline = Ne rien bloquer
option-use = Utiliser : { $object }
option-keep = Garder : { $object }
option-scratch = Rayer une pièce de { $value }

## Pourquoi un robot fait cela

because-random = Au hasard, sans y réfléchir.
because-lost = La partie est perdue, autant qu’on puisse le calculer : { $suns ->
        [0] c’est le dernier soleil
        [1] il reste un soleil après celui-ci
       *[other] il reste { $suns } soleils après celui-ci
    }, et encore { $left } pas à faire : pas une chance sur cent. Plus rien n’y fera ; voilà ce qui s’en approche le plus.
because-lost-way = La partie est perdue : toutes les issues sont coupées, et rien de ce que vous avez n’en ouvre une. Plus rien n’y fera.
because-stop =
    { $skulls ->
        [0] Aucun crâne
        [one] { $skulls } crâne
       *[other] { $skulls } crânes
    } sur la table : s’arrêter garde { $steps ->
        [0] aucun pas
       *[other] { $steps } pas
    } et { $found ->
        [0] aucune découverte
        [one] { $found } découverte
       *[other] { $found } découvertes
    } ; relancer tous les autres amène un danger dans { $risk } % des cas.
because-stop-done = Il n’y a plus rien à relancer : { $steps ->
        [0] aucun pas cette fois.
        [one] ce sera { $steps } pas.
       *[other] ce seront { $steps } pas.
    }
because-reroll =
    { $why ->
        [blank] { $dice ->
            [one] La face vierge ne donne rien
           *[other] Les faces vierges ne donnent rien
        }
        [spare] Il y a là plus de pas que n’en demande le chemin
        [waking] Une découverte de plus réveillerait le danger au bout de la rangée, { $danger }
        [finds] Des pas valent mieux que des découvertes à présent
        [useless] Aucun objet encore à vendre n’aiderait plus : une découverte ne vaut rien
       *[more] Un nouveau lancer promet plus que ce qu’il y a
    }. Relancer { $dice ->
        [one] ce dé
       *[other] ces { $dice } dés
    } { $risk ->
        [0] ne peut amener aucun danger.
       *[other] amène un danger dans { $risk } % des cas.
    }
because-wait = { $dragons } dragons de côté : mieux vaut attendre que les autres soient sortis.
because-halt = Un pas de plus ne laisserait aucun passage.
because-exit = La Sortie : tout ce qui est arrivé jusqu’ici est à vous.
because-enter =
    { $dragons ->
        [0] La Salle est vide et le dragon dort profondément.
       *[other] C’est pour la Salle que l’on est venu ; dragons de côté : { $dragons }.
    }
because-anywhere = Toutes les issues sont coupées ; c’est là que l’on tient le plus longtemps.
because-walk =
    { $seen ->
        [yes] De là, { $left } pas jusqu’à la Sortie
       *[no] De là, { $left } pas jusqu’à la Salle du trésor
    }, { $suns ->
        [0] et c’est le dernier tour.
        [one] avec { $suns } soleil après ce tour.
       *[other] avec { $suns } soleils après ce tour.
    }
because-back =
    { $loot ->
        [yes] La Salle du trésor est vide et le dragon dort : y retourner promet plus que la Sortie.
       *[no] Le sac est vide : retourner dans la Salle du trésor promet plus que la Sortie.
    } De là : { $left } pas.
because-no-wall = Sur sa propre feuille, le meilleur mur est celui qu’on ne pose pas.
because-wall-cutting = Il ne reste plus aucun chemin à { $hero }.
because-wall =
    { $detour ->
        [0] Pas un pas de plus pour { $hero } à ce jour. Mais un mur reste jusqu’à la fin : le prochain peut allonger le chemin.
       *[other] Cela coûte { $detour } pas de plus à { $hero }, sur un chemin de { $left }.
    }
because-out =
    De là jusqu’à la Sortie : { $left } pas. { $rank ->
        [nearest] De partout ailleurs c’est plus loin.
        [level] Aucune autre case n’en est plus proche.
        [demon] Le démon y est plus loin.
       *[easier] Des cases plus proches, il est plus dur de repartir.
    }
because-stay =
    Un lancer de plus rapporte environ { $gain } d’or, trésor compris, et prend un tour. Chances de sortir : { $now } % en partant maintenant, { $later } % un tour plus tard. Réveil du dragon : { wake-share }.
because-leave =
    Chances de sortir : { $now } % en partant maintenant, { $later } % un tour plus tard. Un lancer de plus rapporterait environ { $gain } d’or, trésor compris ; réveil du dragon : { wake-share }.
because-treasure = { $value } d’or : rien d’offert ne vaut davantage.
because-no-treasure = Les étoiles ne paient rien.
because-tile = Impossible à savoir : toutes les tuiles se valent.
because-demon = Droit vers { $hero }, ou en travers de son chemin.
because-buy = { $object } vaut pour vous environ { $gold } d’or à présent.
because-buy-later = { $object } ({ $cost } points) mérite d’attendre : vous en avez { $finds }.
because-buy-nothing = Rien dans la liste n’aiderait plus.
because-coin = { $coin } d’or, c’est la moindre perte.
because-talisman = { $dragons } dragons de côté : un second lancer vaut le risque. Réveil du dragon : { wake-share }.
because-no-talisman = { $dragons } dragons de côté : trop risqué. Réveil du dragon : { wake-share }.
because-ring = Un tel combat coûte plus de vie que l’anneau ne vaudra plus tard.
because-ring-kept = { $lp } PV suffisent pour ce combat : l’anneau servira mieux ailleurs.
because-guard = C’est pour cela qu’on l’a acheté.
because-guard-kept = Avec { $lp } PV, cela peut attendre.

## Le jeu vous attend

ask-Walk = { $steps ->
    [one] { $steps } pas : où allez-vous ?
   *[other] { $steps } pas : où allez-vous ?
  }
    .situation = { way-left }
pick-reroll = Choisissez les dés à relancer, ou bien :
ask-OfferReroll = Relancer des dés, ou les garder ?
    .stakes = Troisième crâne : aucun pas, et un danger.
    .situation =
        En arrêtant : { $walk ->
            [0] aucun pas
           *[other] { $walk } pas
        }, { $found ->
            [0] aucune découverte
            [one] { $found } découverte
           *[other] { $found } découvertes
        }. { $rerolls ->
            [0] Plus de relance.
            [one] Encore { $rerolls } relance.
           *[other] Encore { $rerolls } relances.
        }
pick-block = Une autre case : dans le château
ask-BlockSquare = Un mur devant { $hero } : où le bâtir ?
    .stakes = Plus { $hero } a de pas à faire, meilleur est le mur.
    .situation = { neighbour-why }
ask-LeaveChamber = Par quelle case quittez-vous la Salle du trésor ?
    .stakes = Vous emportez { $loot }. Cela ne compte que si vous sortez.
    .situation = Le nombre : les pas de là jusqu’à la sortie. { turns-left }
ask-Flee = Le dragon est réveillé ! Où fuyez-vous ?
    .stakes = Il vous reste { $lp } PV.
    .situation = { way-left } { turns-left }
ask-DemonStep = Le Démon poursuit { $hero } : où va-t-il ?
    .stakes = Chaque pas doit le rapprocher. S’il arrive, c’est la mort.
    .situation = { castle-shown }
ask-HideTile = { $hero } va se mettre en marche : quelle tuile Mur cachez-vous ?
    .stakes = Si { $hero } nomme son numéro, vous bloquez une case de son chemin.
    .situation = { neighbour-why }
ask-GuessTile = Une tuile Mur est face cachée, 1, 2 ou 3 : quel numéro annoncez-vous ?
    .stakes = Pur hasard : si c’est le sien, une fois sur trois, un mur se dresse devant vous, placé par votre voisin (seul, par le château).
ask-StayOrLeave = Rester et lancer { $dice } dés, ou partir avec { $loot } ?
    .stakes = { $dragons } dragons sur 7 sont de côté. Au septième, pièces et trésors sont perdus, et son feu brûle.
    .situation = { way-left } { turns-left }
ask-OfferObjects = { $finds } points de découverte dans cette rangée : acheter un objet ?
    .stakes = Toute la rangée est barrée, et le danger au bout ne se réveille jamais.
ask-OfferTalisman = Utiliser le talisman du dragon pour un second lancer ?
    .stakes = { $stars } étoiles jusqu’ici ; les étoiles des deux lancers s’ajoutent, les dragons aussi ({ $dragons } sur 7).
ask-TakeTreasure = { $stars } étoiles : quel trésor prenez-vous ?
    .stakes = Un par lancer ; les étoiles ne se gardent pas.
ask-SpiderCoin = Le venin de l’araignée coûte une pièce : laquelle ?
ask-Fight = Face à vous : { $danger }. Il vous reste { $lp } PV. Anneau magique, ou combat ?
    .stakes = Un combat dure jusqu’à une épée ou votre mort. L’anneau ne sert qu’une fois.
ask-Trap = Face à vous : { $danger }. Il vous reste { $lp } PV. Utiliser votre protection ?
    .stakes = Un piège arrêté ne compte pas. Le troisième du même genre tue.

## Où l’on en est, à côté d’une question

way-left =
    { $way ->
        [0] Plus aucun chemin.
       *[other] { $goal ->
            [exit] La sortie est à { $way } pas.
           *[chamber] { $way } pas jusqu’à la Salle du trésor, puis { $out } jusqu’à la sortie.
        }
    }
turns-left =
    { $suns ->
        [0] C’est le dernier soleil.
        [one] Encore { $suns } soleil après ce tour.
       *[other] Encore { $suns } soleils après ce tour.
    }
# Le risque que le prochain lancer réveille le dragon, le même partout
wake-share =
    { $wake ->
        [0] moins de 0,1 %
       *[other] { $wake } %
    }
castle-shown = { $hero } est en { spot }.
neighbour-why =
    { $whose ->
        [own] { castle-shown }
       *[other] { $hero } joue à votre gauche : vous placez ses murs.
    }
spot =
    { $named ->
        [yes] { $square } ({ $place })
       *[no] { $square }
    }

## Le jeu attend quelqu’un d’autre

wait-Walk = { $who } choisit où aller.
wait-OfferReroll = { $who } choisit de relancer ou non.
wait-BlockSquare = { $who } choisit une case à bloquer devant { $hero }.
wait-LeaveChamber = { $who } choisit par où quitter la Salle du trésor.
wait-Flee = { $who } choisit où fuir le dragon.
wait-DemonStep = { $who } mène le Démon qui poursuit { $hero }.
wait-HideTile = { $who } cache une tuile Mur à { $hero }.
wait-GuessTile = { $who } choisit un nombre à annoncer.
wait-StayOrLeave = { $who } choisit de rester ou de partir, avec { $dragons } dragons écartés sur 7.
wait-OfferObjects = { $who } choisit un objet à acheter, ou aucun.
wait-OfferTalisman = { $who } choisit d’utiliser ou de garder le talisman du dragon.
wait-TakeTreasure = { $who } choisit un trésor, ou aucun.
wait-SpiderCoin = { $who } choisit une pièce à rayer.
wait-Fight = Face à { $who } : { $danger }. Anneau magique, ou combat.
wait-Trap = Face à { $who } : { $danger }. Utiliser une protection, ou la garder.

## Dés lancés à la main. $count est le nombre de dés, $with ce qui les accompagne (`movement:3+red` donne 3 et red).

throw-movement =
    { $with ->
        [red] { $count ->
            [0] Lancez le dé de déplacement rouge : que montre-t-il ?
            [one] Lancez { $count } dé de déplacement noir et le rouge : que montrent-ils ?
           *[other] Lancez { $count } dés de déplacement noirs et le rouge : que montrent-ils ?
        }
       *[other] { $count ->
            [one] Lancez { $count } dé de déplacement noir : que montre-t-il ?
           *[other] Lancez { $count } dés de déplacement noirs : que montrent-ils ?
        }
    }
throw-chamber =
    { $count ->
        [one] Lancez { $count } dé Salle du trésor : que montre-t-il ?
       *[other] Lancez { $count } dés Salle du trésor : que montrent-ils ?
    }
throw-danger = Lancez un dé de danger : que montre-t-il ?
throw-letter = Lancez le dé à lettres : que montre-t-il ?
throw-battle =
    { $with ->
        [ghoul] Lancez le dé de combat de la Goule : monstre ou épée ?
        [troll] Lancez le dé de combat du Troll : monstre ou épée ?
        [orc] Lancez le dé de combat de l’Orque : monstre ou épée ?
       *[skeleton] Lancez le dé de combat du Squelette : crâne ou épée ?
    }
throw-damage =
    { $count ->
        [one] Lancez { $count } dé Blessure : quel nombre ?
       *[other] Lancez { $count } dés Blessure : quels nombres ?
    }
throw-spider = Lancez le dé de l’araignée : pièce ou venin ?
throw-wall = Tirez une tuile Mur : quel nombre ?
throw-fast_wall = Une chance sur trois d’un mur : touché ou raté ?
throw-first = Tirez au sort qui commence : qui est-ce ?

## Pourquoi pas

why-over = La partie est finie.
why-dice-first = Les dés d’abord.
why-not-asked = C’est à { $who } de choisir maintenant.
why-not-now = Il n’y a rien à choisir ici pour l’instant.
why-not-a-square = Seule une case ordinaire peut être bloquée, pas { $square }.
why-block-not-free = { $square } est une case visitée, bloquée ou marquée par le Démon : seule une case libre peut être bloquée.
why-block-protected = { $square } est une case protégée : pas de mur sur la case de départ, la Salle du trésor, la sortie, la case orange ou la case noire, ni contre elles.
why-block-diagonal = { $square } touche une case bloquée en diagonale.
why-block-three = { $square } serait la troisième case bloquée d’un groupe : deux au plus.
why-block-route = Avec { $square } bloquée, le héros n’aurait plus de chemin.
why-not-beside-chamber = Cette case ne touche pas la Salle du trésor.
why-demon-nearer = Chaque pas doit rapprocher le Démon du héros.
why-walk-far = Trop loin : { $square } n’est pas à côté du héros.
why-walk-diagonal = Pas de pas en diagonale sans l’orbe de lumière.
why-walk-demon = Le Démon y est passé : cette case est fermée.
why-key-onward = La clé demande un pas de plus au-delà du mur, vers une case libre.
why-walk-blocked = Cette case est bloquée.
why-walk-visited = Le héros y est déjà passé : aucune case ne se visite deux fois.
why-walk-back = On ne rentre pas dans la Salle du trésor par la case où l’on en est sorti.
why-walk-exit = Pas de sortie avant d’avoir visité la Salle du trésor.
why-die-skull = Un crâne reste sur la table : il ne se relance pas.
why-other-object = Il s’agit d’un autre objet : { $object }.
why-buy-later = Les objets s’achètent après le soleil, avant les murs et les dés.
why-buy-gone = Cet objet est déjà pris : { $object }.
why-buy-three = Trois objets au plus par partie.
why-buy-points =
    { $finds ->
        [0] Cet objet coûte { $cost } points de découverte, et la rangée n’en a aucun.
       *[other] Cet objet coûte { $cost } points de découverte, et la rangée en a { $finds }.
    }
why-treasure-later = Un trésor se prend avec les étoiles d’un lancer dans la Salle du trésor.
why-treasure-gone = Ce trésor est déjà pris.
why-treasure-stars =
    { $stars ->
        [one] Ce trésor demande { $needed } étoiles ; le lancer a { $stars } étoile.
       *[other] Ce trésor demande { $needed } étoiles ; le lancer a { $stars } étoiles.
    }
why-tile-later = Les tuiles Mur servent à l’étape du mur.
why-coin = Seule une pièce cochée peut être rayée, et seulement quand le venin en réclame une.

## Comment cela finit

result-dragon = Aucun héros ne revoit le jour. Le dragon compte son or et se rendort : c’est lui qui gagne.
result-solo-dead = Fin de l’aventure, { $cause } : le château ne rend pas son héros, et le dragon garde son or.
result-solo = De retour au grand jour avec { $total } d’or : { $rating }.
result-won =
    { $escaped ->
        [one] { $hero } gagne avec { $total } d’or : personne d’autre n’a revu le jour.
       *[other] { $hero } gagne avec { $total } d’or, le plus beau butin des { $escaped } héros qui ont revu le jour.
    }
result-shared = { $count } héros sont sortis avec { $total } chacun et partagent la victoire.

rating-lucky = Sauvé de justesse
rating-thief = Voleur de caves
rating-hunter = Chasseur de trésors
rating-bane = Fléau du château
rating-legend = Légende vivante

cause-wounds = trop de blessures
cause-trap = trois fois le même piège
cause-skeleton = le Squelette
cause-demon = le Démon
cause-no-flight = aucune case où fuir
cause-sunset = le coucher du soleil
cause-spider = le venin de l’Araignée
cause-fire = le souffle du dragon

## Ce qui est sur la table

ref-chamber = la Salle du trésor
ref-exit = la sortie
ref-seat-0 = Place 1
ref-seat-1 = Place 2
ref-seat-2 = Place 3
ref-seat-3 = Place 4

ref-object-amulet = Amulette du temps
ref-object-talisman = Talisman du dragon
ref-object-magic_ring = Anneau magique
ref-object-necklace = Collier doré
ref-object-orb = Orbe de lumière
ref-object-potion = Potion de soin
ref-object-key = Clé du passage secret
ref-object-buckle = Boucle de ceinture dorée
ref-object-chainmail = Cotte de mailles
ref-object-hood = Cape de Cuir
ref-object-rope = Corde
ref-object-silver_ring = Anneau argenté

object-amulet-effect = Un soleil de plus, aussitôt.
object-talisman-effect = À l’arrivée dans la Salle du trésor, relance les faces vierges et les pièces ; les étoiles s’ajoutent.
object-magic_ring-effect = Chasse une Goule, un Troll, un Orque ou un Squelette avant le combat.
object-necklace-effect = Vaut 1 000 si vous sortez.
object-orb-effect = Des pas en diagonale pendant un tour.
object-potion-effect = 3 PV de plus, aussitôt, même au-delà de 13.
object-key-effect = Traverse une case bloquée, une seule fois.
object-buckle-effect = Vaut 800 si vous sortez.
object-chainmail-effect = Arrête le prochain piège à flèches.
object-hood-effect = Arrête le prochain brouillard empoisonné.
object-rope-effect = Arrête la prochaine trappe.
object-silver_ring-effect = Vaut 500 si vous sortez.
# Ce qu’on garde, en un mot ou deux sous son image
object-talisman-brief = 2e lancer
object-magic_ring-brief = 1 monstre
object-necklace-brief = 1 000
object-orb-brief = diagonales
object-key-brief = 1 mur
object-buckle-brief = 800
object-chainmail-brief = anti-flèche
object-hood-brief = anti-brouillard
object-rope-brief = anti-trappe
object-silver_ring-brief = 500

ref-treasure-horn = Cor de chasse en bronze
ref-treasure-pearls = Rang de perles de rivière
ref-treasure-chess = Dame d’échecs en ambre
ref-treasure-mask = Masque d’argent
ref-treasure-dagger = Dague aux joyaux
ref-treasure-goblet = Coupe de cristal
ref-treasure-tiara = Diadème de saphirs
ref-treasure-apple = Pomme d’or
ref-treasure-sceptre = Sceptre des anciens rois
ref-treasure-ruby = Rubis œuf-de-dragon
ref-treasure-crown = Couronne de la cour engloutie
ref-treasure-blank1 = Premier trésor vierge
ref-treasure-blank2 = Second trésor vierge

ref-danger-ghoul = la Goule
ref-danger-troll = le Troll
ref-danger-orc = l’Orque
ref-danger-arrow = le piège à flèches
ref-danger-trapdoor = la trappe
ref-danger-fog = le brouillard empoisonné
ref-danger-spider = l’Araignée
ref-danger-demon = le Démon
ref-danger-skeleton = le Squelette

danger-ghoul = Goule
danger-troll = Troll
danger-orc = Orque
danger-arrow = Piège à flèches
danger-trapdoor = Trappe
danger-fog = Brouillard empoisonné
danger-spider = Araignée
danger-demon = Démon
danger-skeleton = Squelette

## Faces des dés : un seul mot chacune, jamais deux fois le même sur un dé, pour qu’on puisse aussi les taper

ref-face-skull = crâne
ref-face-double = double-crâne
ref-face-room = chambre
ref-face-corridor = couloir
ref-face-find = découverte
ref-face-blank = vierge
ref-face-dragon = dragon
ref-face-coin50 = 50
ref-face-coin100 = 100
ref-face-star = étoile
ref-face-ghoul = goule
ref-face-troll = troll
ref-face-orc = orque
ref-face-arrow = flèche
ref-face-trapdoor = trappe
ref-face-fog = brouillard
ref-face-a = A
ref-face-b = B
ref-face-c = C
ref-face-monster = monstre
ref-face-sword = épée
ref-face-coin = pièce
ref-face-venom = venin
ref-face-0 = 0
ref-face-1 = 1
ref-face-2 = 2
ref-face-3 = 3
ref-face-hit = touché
ref-face-miss = raté

## Options d’une table

setting-start_square = Départ
setting-start_square-about = Où un héros entre dans le château.
setting-start_square-normal = à la porte
setting-start_square-orange = sur la case orange (plus facile)

setting-difficulty = Difficulté
setting-difficulty-about = Combien de crânes portent les dés de déplacement.
setting-difficulty-standard = normale
setting-difficulty-standard-about = Les dés de la boîte. Un héros prudent rentre une fois sur deux.
setting-difficulty-gentle = douce : moins de crânes
setting-difficulty-gentle-about = Pour une première visite : un héros prudent rentre neuf fois sur dix.
setting-difficulty-grim = sombre : plus de crânes
setting-difficulty-grim-about = Le château mord : un héros prudent rentre une fois sur trois.

setting-start_player = Premier joueur
setting-start_player-about = Qui joue le premier tour.
setting-start_player-random = tiré au sort
setting-start_player-host = l’hôte

setting-custom_treasures = Vos propres trésors
setting-custom_treasures-about = Jusqu’à deux tuiles Trésor vierges, avec le nom, les étoiles et la valeur de votre choix.

setting-route_rule = Chemin que les murs doivent laisser
setting-route_rule-about = D’où un chemin à travers le château doit rester possible quand une case est bloquée.
setting-route_rule-current = de la case du héros
setting-route_rule-sheet = de la case de départ, sur la feuille nue

setting-block_duty = Murs
setting-block_duty-about = Si le voisin dont le nombre a été annoncé doit bloquer une case.
setting-block_duty-must = obligatoires
setting-block_duty-may = facultatifs

setting-ghost_neighbours = Voisins fantômes
setting-ghost_neighbours-about = Si un joueur dont le héros est mort ou dehors bâtit encore des murs et guide le Démon.
setting-ghost_neighbours-yes = oui
setting-ghost_neighbours-no = non : le plus proche joueur dont le héros vit encore

setting-solo_blocks = Murs en solo
setting-solo_blocks-about = Qui choisit la case bloquée quand on joue seul.
setting-solo_blocks-castle = le château, au plus gênant
setting-solo_blocks-self = le joueur

setting-talisman_any_roll = Talisman du dragon
setting-talisman_any_roll-about = Si le talisman sert aussi aux tours suivants dans la Salle du trésor.
setting-talisman_any_roll-no = à l’arrivée seulement
setting-talisman_any_roll-yes = à tout lancer dans la Salle du trésor

setting-guard_use = Protection contre les pièges
setting-guard_use-about = Si la cotte de mailles, la cape et la corde s’emploient d’elles-mêmes.
setting-guard_use-auto = employée au premier piège qui convient
setting-guard_use-ask = au choix du propriétaire

setting-extra_finds = Découvertes au-delà d’une rangée pleine
setting-extra_finds-about = Ce que deviennent les découvertes en trop quand une rangée a réveillé son danger.
setting-extra_finds-carry = vont à la rangée suivante
setting-extra_finds-drop = sont perdues

setting-demon_prowls = Démon rôdeur
setting-demon_prowls-about = Si le Démon tourne autour de la Salle du trésor tant que son héros y est.
setting-demon_prowls-no = non : il attend
setting-demon_prowls-yes = oui

setting-chamber_die = Dés Salle du trésor
setting-chamber_die-about = Combien d’étoiles portent les dés Salle du trésor.
setting-chamber_die-standard = deux étoiles chacun
setting-chamber_die-lean = une étoile chacun

setting-tie_break = Totaux égaux
setting-tie_break-about = Qui gagne quand deux héros sortent avec le même total.
setting-tie_break-shared = victoire partagée
setting-tie_break-lp = le plus de PV
setting-tie_break-early = la sortie la plus précoce

setting-strand_warning = Avertissement d’impasse
setting-strand_warning-about = Si le jeu avertit d’un pas après lequel il ne reste plus de chemin.
setting-strand_warning-on = oui
setting-strand_warning-off = non

setting-fast_walls = Murs rapides
setting-fast_walls-about = Le jeu tire la tuile et le nombre : une chance sur trois d’un mur.
setting-fast_walls-off = non
setting-fast_walls-on = oui

## La feuille et la table

label-sheet = Feuille de score
label-suns = Soleils
label-suns-left = Soleils restants
label-lp = PV
label-bones = Points de vie (PV)
label-finds = Points de découverte
label-row = Rangée
label-rows = Rangées de découverte
label-traps = Pièges
label-coins = Pièces
label-coins-scratched = Pièces rayées
label-treasures = Trésors
label-objects = Objets
label-loot = Butin
label-total = Total
label-steps = Pas
label-steps-left = Pas restants
label-position = Position
label-blocked = Cases bloquées
label-demon = Démon
label-spider = Araignée
label-venom = Venin
label-miss = Saute le prochain tour
label-dice = Dés
label-skulls = Crânes
label-rerolls = Relances restantes
label-danger = Danger
label-stars = Étoiles
label-chamber = Salle du trésor
label-chamber-dice = Dés restants
label-dragons = Dragons mis de côté
label-wake = Réveil du dragon
label-supply = Réserve
label-spider-tiles = Tuiles Araignée
label-demon-tiles = Tuiles Démon
label-miss-markers = Marqueurs « Sauter le prochain tour »
label-wall = Tuile Mur
label-turn = Tour
label-round = Manche
label-log = Journal
label-winners = Victoire

status-inside = dans le château
status-escaped = hors du château
status-dead = n’est plus

row-open = ouverte
row-bought = échangée contre un objet
row-awakened = danger éveillé

place-west-gate = Porte Ouest
place-east-gate = Porte Est
place-chamber = Salle du trésor
place-chamber-ring = Tour de la Salle du trésor
place-west-ward = Cour Ouest
place-north-stair = Escalier Nord
place-hall-of-pillars = Galerie des Piliers
place-demons-cellar = Cave du Démon
place-east-ward = Cour Est
place-east-strip = Bande Est

## La feuille dans le navigateur

board-own-name = Nom
board-own-value = Valeur
board-own-example = Vieux calice { $n }
board-own-add = Ajouter un trésor
board-own-remove = Retirer ce trésor
board-headline =
    Manche { $round } · { $hero } : { $suns ->
        [0] dernier soleil
        [one] encore { $suns } soleil
       *[other] encore { $suns } soleils
    }
board-brief =
    { $lp } PV · { $suns ->
        [one] { $suns } soleil
       *[other] { $suns } soleils
    } · butin { $loot }
board-brief-escaped = dehors avec { $loot }
board-brief-dead = n’est plus : { $cause }
board-whose-sheet = À qui est la feuille
board-sheet-of = Feuille : { $hero }
board-follow = suivre le tour
board-race = Porte → trésor → sortie
board-castle-of = Château : { $hero }
board-ware-points = { $cost } points
board-ware-worth = Vaut { $value }
board-yours = Votre château
board-not-yours = Chez { $hero }
board-overview = Château entier
board-close = Fermer
board-enlarge = Agrandir la feuille : { $hero }
board-protected-tool =
    { $brief ->
        [yes] sans mur
       *[no] Où aucun mur ne se dresse
    }
board-supply-tool =
    { $brief ->
        [yes] trésors
       *[no] Objets et trésors
    }
board-key-way = le plus court
board-key-walked = déjà parcouru
board-key-wall = mur
board-key-shield = jamais de mur
board-key-start = départ
board-key-demon = le Démon dort
board-key-crossed = trace du Démon
board-protected-show = Montrer les cases qui ne portent jamais de mur

board-here = { $hero } est ici
board-visited = visitée
board-blocked = murée
board-crossed = barrée par le Démon
board-protected = protégée
board-start = départ
board-orange = case orange, le départ facile
board-black = case noire, celle du Démon

board-suns-left =
    { $left ->
        [one] soleil restant
       *[other] soleils restants
    }
board-suns-label = Piste du soleil : reste { $left } sur { $total }
board-bones-label = Points de vie : { $lp } sur { $bones }
board-row-label = Rangée { $row }, au bout { $danger } : { $finds } points de découverte sur { $length }
board-trap-label =
    { $trap } : { $safe ->
        [yes] protection en main, { $hits } coups sur 2
       *[no] { $hits ->
            [0] pas encore subi
            [one] subi { $hits } fois
           *[other] subi deux fois, la prochaine est mortelle
        }
    }
board-coins-label = Pièces de { $value } : { $count } en poche, { $scratched } rayées.
board-carried = Dans le sac
board-word-lp = PV
board-life-points =
    { $lp ->
        [one] point de vie
       *[other] points de vie
    }
board-word-suns =
    { $suns ->
        [one] soleil
       *[other] soleils
    }
board-word-loot = butin
board-word-finds = découvertes
board-word-traps = pièges subis : aucun
board-carries-nothing = rien encore
board-death-box = Case Mort : vide
board-danger-label = Dés de danger A, B et C

board-dice-movement = Dés de déplacement
board-dice-danger =
    { $space ->
        [A] Dé de danger A
        [B] Dé de danger B
        [C] Dé de danger C
       *[other] Dés de danger
    }
board-dice-letter = Dé à lettres
board-dice-battle = Dé de combat
board-dice-damage = Blessures
board-dice-spider = Dé de l’araignée
board-dice-chamber = Dés du trésor
board-dice-fire = Souffle du dragon

board-turn-of = Manche { $round } : c’est à { $hero }.
board-you-stand =
    Votre place : { $where }. { $lp } PV, { $suns ->
        [0] plus de soleil
        [one] encore { $suns } soleil
       *[other] encore { $suns } soleils
    }, butin { $loot }.
board-hero-stands =
    { $hero } : { $where }. { $lp } PV, { $suns ->
        [0] plus de soleil
        [one] encore { $suns } soleil
       *[other] encore { $suns } soleils
    }, butin { $loot }.
board-fate-escaped = { $hero } est hors du château avec { $total }.
board-fate-dead = { $hero } n’est plus : { $cause }.
board-journey =
    { $cost } pas{ $steps ->
        [0] {""}
       *[other] , dont { $steps } ce tour-ci
    }{ $strands ->
        [1]  : il ne resterait plus de chemin !
       *[other] {""}
    }{ $demon ->
        [1] {" "}Le démon pourrait vous y rejoindre.
       *[other] {""}
    }
board-journey-walk = Y aller

board-odds = Probabilités
board-odds-skulls = Crânes sur la table : { $skulls } sur 3
board-odds-picked = Troisième crâne, ces dés
board-odds-all = Troisième crâne, tous les dés
board-odds-blanks = Troisième crâne, faces vierges relancées
board-keep =
    { $what ->
        [none] Garder : ni pas ni découverte
       *[other] Garder : { $what }
    }
board-odds-risk = { $risk } %
board-odds-wake = Le prochain lancer réveille le dragon
board-odds-wake-share = { wake-share }
board-way-out =
    { $whose ->
        [own] Sortir
       *[other] Sortie ({ $hero })
    }{ $about ->
        [turns] {""} : { $turns ->
            [0] peut-être ce tour-ci
            [one] { $after ->
                [yes] encore
               *[no] environ
            } { $turns } tour
           *[other] { $after ->
                [yes] encore
               *[no] environ
            } { $turns } tours
        }, { $left ->
            [0] plus de soleil
            [one] { $left } soleil
           *[other] { $left } soleils
        }
       *[other] {""}
    }
board-need-now = à portée !
board-need-easy = à l’aise
board-need-steady = juste à temps
board-need-late = en retard
board-need-desperate = très en retard
board-need-lost = plus aucun chemin

board-threat = Danger !
board-threat-heard = Dans le noir, quelque chose a entendu { $hero }…
board-threat-next = Deux pareils décident. Le dé suivant tombe…
board-threat-alike = Deux pareils : voilà le danger.
board-threat-letter = Trois différents : le dé à lettres décide.
board-meets-ghoul = On lance son dé jusqu’à une épée : deux faces sur six blessent, mais peu.
board-meets-troll = On lance son dé jusqu’à une épée : trois faces sur six blessent.
board-meets-orc = On lance son dé jusqu’à une épée : quatre faces sur six blessent, et durement.
board-meets-skeleton = On lance son dé jusqu’à une épée : chaque crâne blesse plus que le précédent, et le cinquième tue.
board-toll-fight =
    { $lost ->
        [0] Une épée ! { $hero } l’emporte sur { $danger } sans une égratignure.
       *[other] Une épée ! { $hero } l’emporte sur { $danger }. Le combat a coûté { $lost } PV : il en reste { $left }.
    }
board-toll-trap =
    { $hero } perd { $lost } PV{ $fixed ->
        [0] {""}
       *[other] {" "}({ $fixed } + { $die } au dé)
    } : { $danger } a frappé. Il en reste { $left }.{ $misses ->
        [yes] {" "}Le prochain tour est perdu.
       *[no] {""}
    }{ $time ->
        [2] {" "}Gare : la troisième fois tue.
       *[other] {""}
    }
board-toll-fire = Le feu du dragon coûte { $lost } PV à { $hero } : il en reste { $left }. Fuyez !

board-cast-steps =
    { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }
board-cast-skulls =
    { $skulls ->
        [one] { $skulls } crâne
       *[other] { $skulls } crânes
    }
board-cast-nothing =
    { $skulls ->
        [0] Ni pas ni découverte
       *[other] Ni pas ni découverte · { board-cast-skulls }
    }
board-cast-tense = Surtout pas de troisième crâne…
board-cast-danger = { $skulls } crânes : le danger au lieu de la marche !
board-cast-danger-at-once = { $skulls } crânes d’un coup : le danger, et rien à choisir !
board-fight = Combattre !
board-throw = Lancer les dés
board-wall-hit = Un mur !
board-wall-miss = Pas de mur ce tour-ci
board-wall-build = Bâtir ici
board-strands =
    En rouge : sans issue. De là, plus aucun chemin ne mène à la { $goal ->
        [exit] sortie
       *[chamber] Salle
    }.
board-to-the-end = Jusqu’à la fin de la partie
board-to-the-end-about = Vos murs se bâtissent seuls, là où ils gênent le plus ; la suite défile vite.
board-wall-best = Bâtir le mur
board-wall-any = Le bâtir et continuer
board-wall-idle = { $square } : au choix, aucun mur ne coûte encore de pas à { $hero }.
board-wall-cost =
    { $detour ->
        [-1] { $square } : plus aucun chemin pour { $hero }.
        [0] { $square } : pas un pas de plus pour { $hero }, { $near ->
            [yes] un autre chemin est aussi court.
           *[no] la case est à l’écart.
        }
        [one] { $square } : { $detour } pas de plus pour { $hero }.
       *[other] { $square } : { $detour } pas de plus pour { $hero }.
    }
board-need-none = Tous les chemins sont coupés : seuls une clef ou l’orbe en ouvriraient un. Sinon, le couchant tranchera.

board-recap-walks =
    { $place ->
        [chamber] entre dans la Salle du trésor
        [exit] sort du château
       *[square] { $steps } pas, en { $to }
    }
board-recap-stays = reste sur place
board-recap-danger = trois crânes : { $danger } au lieu de marcher
board-recap-misses = saute le tour
board-recap-loses =
    −{ $lost } PV{ $known ->
        [yes] {""} ({ $by })
       *[no] {""}
    }
board-recap-finds =
    { $finds ->
        [one] { $finds } découverte
       *[other] { $finds } découvertes
    }
board-recap-gold = +{ $gold } d’or
board-recap-dragons =
    { $dragons ->
        [one] { $dragons } dragon
       *[other] { $dragons } dragons
    }
board-recap-builds =
    { $own ->
        [yes] mure votre { $square }
       *[no] mure { $square } chez { $whose }
    }
board-recap-walled = { $square } murée par vous

board-found = Découverte ! { $box } sur { $length }
board-found-worth =
    { $full ->
        [yes] Achetez un objet : la suivante réveille { $danger }.
       *[no] { $missing ->
            [0] De quoi acheter un objet au prochain tour.
            [one] Encore { $missing } pour acheter un objet.
           *[other] Encore { $missing } pour acheter un objet.
        }
    }

board-scene-deep = Le dragon dort à poings fermés.
board-scene-stirs = Le dragon remue dans son sommeil.
board-scene-light = Le dragon n’a plus le sommeil lourd.
board-scene-eye = Le dragon entrouvre un œil !
board-scene-awake = Le dragon est réveillé !
board-scene-died = La chandelle s’éteint
board-grave-way =
    { $goal ->
        [exit] La sortie n’était plus qu’à { $steps } pas.
       *[chamber] Le trésor n’était plus qu’à { $steps } pas.
    }
board-scene-escaped = Dehors, au grand jour
board-eyes = Yeux du dragon : { $dragons } ouverts sur 7
board-aside = de côté
board-threw =
    { $gold ->
        [0] pas d’or
       *[other] +{ $gold } d’or
    } · { $stars ->
        [0] aucune étoile
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    } · { $dragons ->
        [0] aucun dragon
        [one] { $dragons } dragon
       *[other] { $dragons } dragons
    }
board-wager-gain = Un lancer de plus
board-wager-coins = environ { $coins } en pièces
board-wager-treasure = un trésor : { $share }
board-wager-loss = Il se réveille
board-wager-loot =
    { $loot ->
        [0] rien à perdre encore
       *[other] { $loot } de butin perdus{ $objects ->
            [0] { "" }
           *[other] , objets gardés
        }
    }
board-wager-burns =
    { $deadly ->
        [yes] feu : environ { $lp } PV, la mort !
       *[no] feu : environ { $lp } PV
    }
board-heroes-inside = Dans la Salle : { $heroes }
board-fire-on = Le feu sur { $hero }

board-end-coins = Pièces
board-end-fate =
    { $cause ->
        [wounds] { $hero } succombe à une blessure de trop.
        [trap] Le même piège, pour la troisième fois : { $hero } n’en revient pas.
        [skeleton] { $hero } succombe au Squelette.
        [demon] Le Démon a rattrapé { $hero }.
        [no-flight] Le dragon s’éveille, et { $hero } n’a plus une case où fuir.
        [sunset] Le soleil se couche, et { $hero } n’est pas dehors.
        [spider] { $hero } succombe au venin de l’Araignée.
        [fire] { $hero } disparaît dans le souffle du dragon.
       *[none] { $suns ->
            [0] { $hero } passe la porte au dernier rayon de soleil.
            [one] { $hero } passe la porte, { $suns } soleil avant la nuit.
           *[other] { $hero } passe la porte, { $suns } soleils avant la nuit.
        }
    }
board-honours = Ce qu’on en racontera
board-honour-daring = Des nerfs d’acier
board-honour-daring-about = { $hero } relance { $count } fois malgré deux crânes, dont { $won } fois sans le troisième.
board-honour-gold = Une pluie d’or
board-honour-gold-about = { $hero } récolte { $count } en pièces d’un seul lancer.
board-honour-dragon = Dans l’haleine du dragon
board-honour-dragon-about = { $hero } lance { $count } fois les dés à côté du dragon.
board-honour-slayer = La chasse aux monstres
board-honour-slayer-about = { $hero } vient à bout de { $count } monstres.
board-honour-stride = Des bottes de sept lieues
board-honour-stride-about = { $hero } obtient { $count } pas en un seul tour.
board-honour-mason = L’art du mur
board-honour-mason-about = { $hero } dresse { $count } murs devant les autres.
board-end-zero = Qui meurt au château n’emporte rien.
board-end-walked =
    { $steps } pas en { $suns ->
        [one] { $suns } tour
       *[other] { $suns } tours
    }
board-winner = victoire
board-luck = Chance
board-luck-none = Trop peu de lancers pour parler de chance.
board-luck-skulls =
    { $count ->
        [one] { $count } crâne lancé
       *[other] { $count } crânes lancés
    }, { $expected } attendus.
board-luck-stars =
    { $count ->
        [one] { $count } étoile
       *[other] { $count } étoiles
    } dans la Salle, { $expected } attendues.
board-luck-walls =
    { $count ->
        [one] { $count } mur subi
       *[other] { $count } murs subis
    }, { $expected } attendus.
board-luck-fair = Des dés tout à fait justes.
board-luck-lucky =
    { $share ->
        [9] Une grande chance : pas un héros sur dix n’a des dés aussi tendres.
       *[other] Une belle chance : les dés étaient de la partie.
    }
board-luck-unlucky =
    { $share ->
        [9] Une noire malchance : pas un héros sur dix n’a des dés aussi cruels.
       *[other] De la malchance : les dés boudaient.
    }

board-tip-walk = { $touch ->
    [yes] Touchez
   *[no] Cliquez sur
  } une case allumée. Les points mènent au dragon, puis dehors.
board-tip-chamber = Chaque dragon ouvre un œil. Au septième, il se réveille.
board-tip-skulls = Un troisième crâne : danger, et aucun pas. Arrêtez-vous à temps.
board-tip-suns = Un soleil par tour. Soyez dehors avant le dernier.
board-tip-finds = Six points achètent tout. Un septième réveille le danger.

# La légende de la page des règles
board-legend-dice = Dés
board-legend-signs = Signes
board-legend-dangers = Dangers
board-legend-treasures = Trésors
board-legend-objects = Objets
board-legend-die-black-skull = crâne : il reste ; trop de crânes attirent le danger
board-legend-die-black-room = chambre : un pas, comme le couloir
board-legend-die-black-corridor = couloir : un pas, comme la chambre
board-legend-die-black-find = découverte : cochez une case de votre rangée
board-legend-die-red-double = double crâne : compte double
board-legend-die-bone-star = étoile : pour un trésor
board-legend-die-bone-coin50 = une pièce de 50
board-legend-die-bone-coin100 = une pièce de 100
board-legend-die-bone-dragon = dragon : mis de côté ; trop de dragons le réveillent
board-legend-die-battle-sword = épée : le monstre est vaincu
board-legend-die-battle-monster = monstre : il vous touche
board-legend-die-spider-coin = venin : perdez une pièce
board-legend-die-spider-venom = venin : perdez des PV
board-legend-sun = soleil : un tour
board-legend-brick = tuile Mur ; une case à murer
board-legend-shield = une case qui ne peut être murée
board-legend-footsteps = vous pouvez aller ici
board-legend-bite = le démon peut aller ici
board-legend-fire = feu du dragon
board-legend-candle = un héros meurt
board-legend-tomb = mort : rien ne compte
board-legend-laurels = échappé ; le vainqueur
board-legend-bone = un point de vie
board-legend-broken = un point de vie perdu

## Ce que sont les choses

ref-spot = Case { $name }
stat-suns = Soleils
stat-lp = { label-bones }
stat-finds = { label-finds }
stat-loot = { label-loot }
stat-steps = { label-steps }
stat-dragons = { label-dragons }
stat-miss = { label-miss }
row-1 = Première rangée de découvertes
row-2 = Deuxième rangée de découvertes
row-3 = Troisième rangée de découvertes
danger-space-a = Dé de danger A
danger-space-b = Dé de danger B
danger-space-c = Dé de danger C
coin-50 = Pièces de 50
coin-100 = Pièces de 100
wall-tile = Tuile mur
about-square = Un pas du chemin. Une fois foulée, elle est fermée à ce héros.
about-square-blocked = Bloquée pour { $hero } : seule la clé des portes secrètes y fait passer, une fois.
about-square-crossed = Le démon est passé ici : fermée pour de bon à { $hero }.
about-square-visited = { $hero } y a déjà mis le pied : aucune case ne se foule deux fois.
about-square-start = Chaque héros commence ici. Personne n’y revient.
about-square-orange = Une case ordinaire ; avec le départ facilité, un héros commence ici. Aucune case voisine n’est jamais bloquée.
about-square-black = Une case ordinaire jusqu’à ce que la deuxième rangée déborde : le démon surgit alors ici.
about-chamber = Un seul espace, le seul où l’on puisse revenir. Restez lancer pour des pièces et des étoiles, ou sortez d’un pas. La sortie ne s’ouvre qu’à qui est passé ici.
about-pool = { $dice ->
    [one] { $dice } dé dans la réserve
   *[other] { $dice } dés dans la réserve
  }, { $dragons ->
    [one] { $dragons } dragon écarté
   *[other] { $dragons } dragons écartés
  } : réveil du dragon au prochain lancer, { wake-share }.
about-exit = La sortie, pour qui est passé par la Salle du trésor. Qui s’y tient est sauf et garde tout.
about-hero = { $lp } PV, { $suns ->
    [one] { $suns } soleil restant
   *[other] { $suns } soleils restants
  }, butin { $loot }.
about-hero-at = Se trouve ici : { $place }.
about-demon-at = Le démon est ici : { $place }. Il s’approche de deux pas à chaque tour.
about-venom = Le venin de l’araignée coûte une pièce ou 2 PV à chaque tour.
about-escaped = Sorti du château avec { $loot }.
about-dead = Mort : plus rien ne compte. Les tâches de voisin demeurent.
about-suns = On en barre un au début de chaque tour. Qui est encore dedans après le dernier meurt.
about-lp = Chaque blessure barre un os. Avec le dernier, le héros meurt ; seule la potion en ajoute.
about-finds = Chaque découverte aux dés doit être cochée. 4 à 6 points d’une rangée achètent un objet ; un septième réveille un danger.
about-loot = Pièces, trésors et bijoux : cela ne compte que pour ceux qui sortent.
about-steps = Dés montrant une chambre ou un couloir : une case chacun. On peut marcher moins.
about-dragons = Chaque dé montrant un dragon est écarté. Au septième, le dragon se réveille.
about-miss = Le prochain tour est perdu : on barre seulement le soleil.
about-row = Six découvertes y tiennent ; au lieu d’une septième, la rangée réveille ceci : { $danger }. Acheter un objet barre toute la rangée.
about-danger-ghoul = Deux faces sur six de son dé blessent : le plus petit de deux dés de dégâts. Combat jusqu’au bout.
about-danger-troll = Trois faces sur six de son dé blessent : un dé de dégâts. Combat jusqu’au bout.
about-danger-orc = Quatre faces sur six de son dé blessent : le plus grand de deux dés de dégâts. Combat jusqu’au bout.
about-danger-arrow = La première fois 1 PV et un dé Blessure, la deuxième 2 PV et un dé Blessure.
about-danger-trapdoor = La première fois 3 PV, la deuxième 6 PV.
about-danger-fog = La première fois 2 PV, la deuxième 5 PV, et le tour suivant est perdu.
about-danger-spider = Du venin : dès la sortie de la Salle du trésor, une pièce ou 2 PV à chaque tour.
about-danger-demon = Suit son héros de deux pas par tour, mené par le voisin de droite. S’il l’atteint, le héros est mort.
about-danger-skeleton = Un combat immédiat : les crânes coûtent 1, 2, 3, 4 PV, et le cinquième tue.
about-trap = Le troisième piège du même genre tue.
about-space-a = Le premier dé jaune, lancé quand trois crânes sont là.
about-space-b = Le deuxième dé jaune. S’il montre la même chose que le dé A, c’est le danger.
about-space-c = Le troisième dé jaune. Si tous diffèrent, le dé à lettres désigne l’un des trois.
about-coin = Chaque dé de la salle qui la montre coche une case. Le dragon les raye toutes ; les pièces comptent si l’on sort.
about-face-skull = Écarté aussitôt. Trois en un tour : aucun pas, et un danger.
about-face-double = Compte pour deux crânes. Trois en un tour : aucun pas, et un danger.
about-face-room = Un pas. Chambre et couloir se valent : seul le dessin change.
about-face-corridor = Un pas. Couloir et chambre se valent : seul le dessin change.
about-face-find = Un point de découverte, qui doit être coché.
about-face-blank = Rien.
about-tile = Le voisin de droite en cache une sur trois ; qui nomme son numéro voit une case de son chemin bloquée.
about-object = { $cost } points de découverte d’une même rangée. Trois objets au plus par héros, un par tour.
about-treasure = { $stars } étoiles en un lancer ; vaut { $value } à qui sort.
