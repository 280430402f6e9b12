# Deck Box Dungeons en français. Tous les mots sont les nôtres ; le vocabulaire est celui de rulebook.toml.
# Les héros ont un nom, sans article. Les ennemis se disent avec leur article ; $Enemy ouvre une phrase, $enemy est dedans.
# Rien ne s’accorde avec eux, et « de » ne les précède jamais. Objets, capacités et éléments se disent par leur seul nom.

## Le jeu

title = Deck Box Dungeons
tagline = Un donjon dans un paquet de cartes, et personne ne connaît la salle suivante.
begins = Jouer : vous menez les deux héros.
facts = 1 à 4 joueurs · de 20 à 60 minutes · tous ensemble contre le donjon
credit = Ariah Studios, 2019
about = Composez un héros de trois cartes et passez une porte : une salle apparaît, avec tout ce qui y attendait. Les ennemis sont des dés de couleur ; chaque touche que vous portez charge votre capacité, et chaque victoire paie un achat au marché, en plein combat. On gagne ensemble, ou l’on tombe ensemble.
notice = Œuvre non officielle d’amateurs de Deck Box Dungeons (2019, Ariah Studios). Ni les auteurs ni l’éditeur n’y ont part ; les cartes, les salles, les quêtes, les mots et les images sont les nôtres.
bot-easy = facile
    .about = Attaque ce qui est proche, boit quand la vie baisse, et explore.
bot-fair = moyen
    .about = Pèse chaque coup contre le risque, tient les passages et fait ses achats.
bot-strong = fort
    .about = Prévoit ce que feront les ennemis et partage avec le groupe.
bot-search = qui essaie tout

somebody = quelqu’un
nothing = rien
away = ({ $north ->
    [0] { $south ->
        [0] { "" }
       *[other] { $south } au sud
      }
   *[other] { $north } au nord
  }{ $turns ->
    [0] ici
    [1] { "" }
   *[other] { ", " }
  }{ $east ->
    [0] { $west ->
        [0] { "" }
       *[other] { $west } à l’ouest
      }
   *[other] { $east } à l’est
  })
nowhere = nulle part
enemy = l’ennemi
enemy-marked = { $foe } { $mark }
enemy-first = L’ennemi
north = nord
east = est
south = sud
west = ouest
die-green = dé vert
die-blue = dé bleu
die-red = dé rouge
epilogue-won = Il faudra bien que quelqu’un raconte cela à l’auberge.
epilogue-lost = Le donjon se referme sur vos traces.
quest-event = Quelque chose bouge dans le donjon.

## Ce qui arrive

event-quest-begins = { $title }. { $story }
event-card-taken =
    { $what ->
        [hero] { $card } rejoint l’équipe.
       *[other] { $hero } prend : { $card }.
    }
event-cards-dealt = Cartes pour { $player } : { $cards }.
event-hero-placed = { $hero } prend place dans « { $room } ».
event-round-begins = Manche { $round }.
event-activation-begins = { $hero } agit.
event-activation-ends = { $hero } a fini pour cette manche.
event-enemy-phase =
    { $count ->
        [0] Aucun ennemi n’est là pour agir.
       *[other] Les ennemis agissent.
    }
event-recovery-phase = La phase de récupération commence.
event-quest-won = Gagné : { $title } ! { $epilogue }
event-quest-lost =
    { $why ->
        [time] Le temps est écoulé, et la quête est perdue : { $title }. { $epilogue }
       *[fallen] Tous les héros sont tombés, et la quête est perdue : { $title }. { $epilogue }
    }
event-market-shows = Nouveau au marché : { $item }.
event-deck-shuffled = Les objets défaussés sont mélangés en une nouvelle pioche.
event-flag-raised =
    { $need ->
        [0] { $flag } : { $value }.
       *[other] { $flag } : { $value } sur { $need }.
    }
event-gate-opens = Une serrure tourne quelque part : la porte est ouverte.
event-time-left =
    { $rounds ->
        [one] C’est la dernière manche !
       *[other] Il reste { $rounds } manches, celle-ci comprise.
    }
event-quest-event = { $prose }
event-restless = Trop longtemps sans nouvelle salle : le donjon s’agite.
event-seed-shown =
    { $known ->
        [yes] La graine de cette partie était : { $seed }.
       *[no] Ce donjon venait d’un plan, sans graine.
    }

event-stepped = { $hero } avance dans « { $room } ».
event-move-begins =
    { $points ->
        [one] { $hero } commence un déplacement : { $points } point de mouvement.
       *[other] { $hero } commence un déplacement : { $points } points de mouvement.
    }
event-pit =
    { $who ->
        [foe] Une chute dans la fosse de « { $room } » !
       *[hero] { $hero } descend dans la fosse de « { $room } ».
    }
event-tile-placed =
    { $start ->
        [yes] Tout commence ici : { $tile }.
       *[no] Une salle sort du noir, sur la tuile « { $tile } ».
    }
event-explored = { $title }. { $line }
event-rule-attached = Règle de salle : { $rule }. { $about }
event-feature-placed = Il y a quelque chose dans « { $room } » : { $feature }.
event-feature-gone =
    { $what ->
        [chest] Le coffre est vide maintenant.
        [key] La clé est prise.
        [bell] La cloche a sonné.
       *[other] Il n’en reste rien : { $feature }.
    }
event-pack-taken = { $hero } ramasse le paquetage laissé dans « { $room } ».
event-pack-left = Tout ce que possédait { $hero } reste dans « { $room } ».
event-passage-opens = Une sortie murée de « { $room } » devient un passage.
event-interacted =
    { $what ->
        [chest] { $hero } ouvre le coffre.
        [key] { $hero } prend la clé.
        [bell] { $hero } sonne la cloche.
        [fountain] { $hero } boit à la fontaine.
       *[other] { $hero } s’y met : { $feature }.
    }
event-veiled = { $hero } se glisse à travers le voile dans « { $room } ».
event-threaded = Le fil tire { $hero } de « { $from } » vers « { $room } ».

event-branch-rolled = Le dé décide : { $dice }.
event-test-begins =
    { $need ->
        [one] Un test pour { $hero } : { $skill }, il faut { $need } succès.
       *[other] Un test pour { $hero } : { $skill }, il faut { $need } succès.
    }
faces = { $from ->
    [1] toute face
    [5] 5 ou 6
    [6] 6
    [7] aucune face
   *[other] { $from } ou plus
  }
event-test-rolled = { $hero } lance { $dice } ({ faces } réussit).
event-test-passed =
    { $successes ->
        [one] { $hero } réussit le test : { $successes } succès.
       *[other] { $hero } réussit le test : { $successes } succès.
    }
event-test-failed =
    { $successes ->
        [0] { $hero } échoue au test : aucun succès.
        [one] { $hero } échoue au test : { $successes } succès seulement.
       *[other] { $hero } échoue au test : { $successes } succès seulement.
    }
event-chose =
    { $named ->
        [yes] Le choix : { $label }.
       *[no] Le choix est fait.
    }
event-voted =
    { $named ->
        [yes] { $hero } vote : { $label }.
       *[no] { $hero } a voté.
    }
event-paid =
    { $treasure ->
        [one] { $hero } paie { $treasure } de trésor.
       *[other] { $hero } paie { $treasure } de trésor.
    }
event-hero-chosen = C’est à { $hero } de jouer.
event-spawned =
    { $boss ->
        [yes] { $Enemy } se dresse dans « { $room } » : le boss, santé { $health } !
       *[no] { $Enemy } apparaît.
    }
event-face-rolled =
    { $kind ->
        [ranged] Le { $die } donne un ennemi à distance, santé { $value }.
       *[melee] Le { $die } donne un ennemi de mêlée, santé { $value }.
    }
event-upgraded = Plus aucun { $asked } : un { $taken } prend sa place.
event-overflow = Un ennemi de plus ne trouve ni dé ni place : chaque héros subit une touche.
event-stunned = { $Enemy } chancelle et passera sa prochaine activation.

event-hero-attacks =
    { $how ->
        [ranged] { $hero } tire sur { $enemy }.
        [ability] { $hero } use de sa capacité contre { $enemy }.
        [item] { $hero } lance un objet sur { $enemy }.
       *[melee] { $hero } frappe { $enemy }.
    }
event-enemy-attacks =
    { $how ->
        [ranged] { $Enemy } tire sur { $hero }.
       *[melee] { $Enemy } frappe { $hero }.
    }
event-attack-rolled = Attaque : { $dice } ({ faces } touche).
event-hits =
    { $hits ->
        [one] { $criticals ->
            [0] { $hits } touche.
           *[other] { $hits } touche, qui ne se bloque pas.
        }
       *[other] { $criticals ->
            [0] { $hits } touches.
           *[other] { $hits } touches ; impossibles à bloquer : { $criticals }.
        }
    }
event-missed = Aucune touche.
event-defence-rolled = Défense : { $dice } ({ faces } bloque).
event-blocked =
    { $hits ->
        [one] { $hits } touche est bloquée.
       *[other] { $hits } touches sont bloquées.
    }
event-energy-gained =
    { $energy ->
        [one] { $hero } gagne { $energy } point d’énergie.
       *[other] { $hero } gagne { $energy } points d’énergie.
    }
event-energy-lost =
    { $energy ->
        [one] { $hero } perd { $energy } point d’énergie.
       *[other] { $hero } perd { $energy } points d’énergie.
    }
event-enemy-hurt =
    { $points ->
        [one] { $Enemy } subit { $points } dégât.
       *[other] { $Enemy } subit { $points } dégâts.
    }
event-enemy-defeated =
    { $boss ->
        [yes] Le boss tombe : { $enemy } succombe !
       *[no] { $Enemy } succombe !
    }
event-loot-rolled =
    { $value ->
        [one] Le { $die } est relancé : { $value } de trésor pour { $hero }.
       *[other] Le { $die } est relancé : { $value } de trésor pour { $hero }.
    }
event-treasure-gained =
    { $treasure ->
        [one] { $hero } gagne { $treasure } de trésor.
       *[other] { $hero } gagne { $treasure } de trésor.
    }
event-hero-hurt =
    { $points ->
        [one] { $hero } subit { $points } dégât.
       *[other] { $hero } subit { $points } dégâts.
    }
event-hero-healed =
    { $points ->
        [one] { $hero } regagne { $points } point de santé.
       *[other] { $hero } regagne { $points } points de santé.
    }
event-hero-falls = { $hero } tombe dans « { $room } » !
event-hero-revived = { $other } relève { $hero } dans « { $room } ».
event-knocked-back = { $Enemy } recule d’une case.
event-hero-pushed = { $hero } recule d’une case.
event-collision =
    { $who ->
        [foe] { $against ->
            [figure] { $Enemy } heurte quelqu’un en reculant : une touche de plus.
           *[wall] { $Enemy } heurte le mur en reculant : un dégât de plus.
        }
       *[hero] { $against ->
            [figure] { $hero } heurte quelqu’un en reculant : une touche de plus.
           *[wall] { $hero } heurte le mur en reculant : un dégât de plus.
        }
    }

event-enemy-acts =
    { $does ->
        [advance] { $Enemy } marche sur { $target }.
        [ranged] { $Enemy } vise { $target }{ $choice ->
            [yes] {" "}({ $why })
           *[no] { "" }
        }.
       *[melee] { $Enemy } s’en prend à { $target }{ $choice ->
            [yes] {" "}({ $why })
           *[no] { "" }
        }.
    }
event-enemy-moved =
    { $near ->
        [hero] { $Enemy } arrive contre { $other }.
       *[nobody] { $Enemy } s’approche dans « { $room } ».
    }
event-enemy-skips = { $Enemy } reprend ses esprits, et c’est tout.
event-enemy-waits = { $Enemy } ne peut rien faire et attend.
event-siphoned =
    { $points ->
        [one] { $Enemy } siphonne { $hero } : { $points } point d’énergie en moins.
       *[other] { $Enemy } siphonne { $hero } : { $points } points d’énergie en moins.
    }
event-ritual =
    { $own ->
        [yes] Par son propre rituel, { $enemy } gagne 1 point de santé.
       *[no] Par le rituel, { $other } gagne 1 point de santé.
    }
event-regenerated = { $Enemy } régénère 1 point de santé.
event-crumbled = Des pierres se détachent sur { $hero } : { $dice }.
event-nest-hatches = Le nid éclot : { $tile }.

event-bought = { $hero } achète : { $item }.
event-item-used =
    { $on ->
        [on-hero] { $hero } utilise pour { $other } : { $item }.
        [on-enemy] { $hero } utilise contre { $enemy } : { $item }.
        [on-square] { $hero } utilise { $where } : { $item }.
        [on-exit] { $hero } utilise devant une sortie { $where } : { $item }.
       *[on-nothing] { $hero } utilise : { $item }.
    }
event-item-gained = { $hero } gagne : { $item }.
event-ability-used =
    { $on ->
        [on-hero] { $hero } : { $ability } pour { $other }.
        [on-enemy] { $hero } : { $ability } contre { $enemy }.
        [on-tile] { $hero } utilise { $ability } : { $tile }.
       *[on-nothing] { $hero } : { $ability }.
    }
event-item-given = { $hero } donne à { $other } : { $item }.
event-treasure-given = { $hero } donne à { $other } du trésor : { $amount }.
event-trade-offered =
    { $what ->
        [give] { $hero } propose à { $other } : { $item }.
        [ask] { $hero } demande à { $other } : { $item }.
        [give-treasure] { $hero } propose à { $other } du trésor : { $amount }.
        [ask-treasure] { $hero } demande à { $other } du trésor : { $amount }.
       *[hand-over] { $hero } voudrait confier le captif à { $other }.
    }
event-trade-refused = { $hero } dit non à { $other }.
event-captive-taken = { $hero } prend le captif avec soi : vitesse −1.
event-captive-left = Le captif reste dans « { $room } ».
event-captive-given = { $hero } confie le captif à { $other }.
event-edge-gained =
    { $attacks ->
        [1] La forge affûte l’arme que porte { $hero } : un dé de plus à la prochaine attaque.
       *[other] La forge affûte l’arme que porte { $hero } : un dé de plus à chacune des { $attacks } prochaines attaques.
    }
event-charmed =
    { $hits ->
        [one] L’amulette protège { $hero } : { $hits } touche annulée.
       *[other] L’amulette protège { $hero } : { $hits } touches annulées.
    }
event-extra-action = { $hero } a une action de plus.
event-smoke = La fumée remplit la tuile : { $tile }. Jusqu’à la fin de la manche, on n’y tire sur personne.

## Ce qu’on peut choisir

option-take = Prendre : { $card }
option-place = Partir d’ici, vu de l’escalier { $where }
option-activate = { $hero } agit maintenant
option-yield = Laisser passer un autre héros
option-end =
    { $actions ->
        [0] Finir le tour
        [one] Finir le tour ({ $actions } action perdue)
       *[other] Finir le tour ({ $actions } actions perdues)
    }
    .brief = Finir le tour
option-step =
    { $new ->
        [yes] { $ground ->
            [water] Nouveau déplacement : { $way }, dans l’eau (coût { $cost }, reste { $left })
            [pit] Nouveau déplacement : { $way }, dans la fosse (1 dégât)
            [live] Nouveau déplacement : { $way }, ouvrir la porte et explorer
           *[plain] Nouveau déplacement : un pas, direction { $way } (reste { $left })
        }
       *[no] { $ground ->
            [water] Un pas, direction { $way }, dans l’eau (coût { $cost }, reste { $left })
            [pit] Un pas, direction { $way }, dans la fosse (1 dégât)
            [live] Un pas, direction { $way } : ouvrir la porte et explorer
           *[plain] Un pas, direction { $way } (reste { $left })
        }
    }
    .brief = Un pas { $way }, ou touchez une case éclairée
option-melee =
    { $dice ->
        [one] Frapper { $enemy } { $where }, { $health } de santé : { $dice } dé, { faces } touche
       *[other] Frapper { $enemy } { $where }, { $health } de santé : { $dice } dés, { faces } touche
    }
    .brief = Frapper : { $enemy }
option-shoot =
    { $dice ->
        [one] Tirer sur { $enemy } { $where }, { $health } de santé : { $dice } dé, { faces } touche
       *[other] Tirer sur { $enemy } { $where }, { $health } de santé : { $dice } dés, { faces } touche
    }
    .brief = Tirer : { $enemy }
option-aim =
    { $dice ->
        [one] { $dice } dé sur { $enemy } { $where }, { $health } de santé
       *[other] { $dice } dés sur { $enemy } { $where }, { $health } de santé
    }
option-interact-feature =
    { $what ->
        [chest] Ouvrir : { $feature } (1 action)
        [key] Prendre : { $feature } (1 action)
        [bell] Sonner : { $feature } (1 action)
        [fountain] Boire : { $feature } (1 action)
       *[other] Utiliser : { $feature } (1 action)
    }
    .brief =
        { $what ->
            [chest] Ouvrir : { $feature }
            [key] Prendre : { $feature }
            [bell] Sonner : { $feature }
            [fountain] Boire : { $feature }
           *[other] Utiliser : { $feature }
        }
option-interact-test =
    { $need ->
        [one] Tenter : { $feature } ({ $skill } { $modifier }, il faut { $need } succès : { $chance } %)
       *[other] Tenter : { $feature } ({ $skill } { $modifier }, il faut { $need } succès : { $chance } %)
    }
option-interact-captive = Prendre le captif avec soi
option-interact-hero = Relever { $other } (vous coûte { $cost } points de santé)
option-interact-exit = Explorer par la porte ouverte { $where }
option-pass = Rien pour l’instant
option-pass-phase = Plus rien dans cette phase
option-buy = Acheter : { $item } ({ $cost } de trésor, il vous en restera { $left })
option-ability = { $ability } ({ $cost } points d’énergie) : { $does }
option-ability-self = { $ability } sur vous-même ({ $cost } points d’énergie) : { $does }
option-ability-hero = { $ability } sur { $other } ({ $cost } points d’énergie) : { $does }
option-ability-enemy = { $ability } : { $enemy } { $where }, { $health } de santé ({ $cost } points d’énergie) : { $does }
    .brief = { $ability } : { $enemy } ({ $does })
option-ability-tile = { $ability } : { $tile } ({ $cost } points d’énergie) : { $does }
option-use = Utiliser : { $item }
option-use-self = Utiliser : { $item }
option-use-hero = Utiliser pour { $other } : { $item }
option-use-enemy = Utiliser contre { $enemy } { $where }, { $health } de santé : { $item }
    .brief = { $item } : { $enemy }
option-use-square = Utiliser : { $item } { $where }
option-use-exit = Utiliser devant la sortie { $way } : { $item }
option-trade = Échanger avec { $other }
option-give = Donner à { $other } : { $item }
option-ask = Demander à { $other } : { $item }
option-give-treasure = Donner à { $other } du trésor : { $amount }
option-ask-treasure = Demander à { $other } du trésor : { $amount }
option-hand-over = Confier le captif à { $other }
option-cancel = Pas d’échange
option-accept =
    { $what ->
        [give] Accepter ce que donne { $hero } : { $item }
        [ask] Donner à { $hero } : { $item }
        [give-treasure] Accepter le trésor que donne { $hero } : { $amount }
        [ask-treasure] Donner à { $hero } du trésor : { $amount }
       *[hand-over] Prendre le captif que porte { $hero }
    }
option-refuse = Refuser
option-veil =
    { $left ->
        [one] Se glisser d’une case, direction { $way } (reste { $left } case)
       *[other] Se glisser d’une case, direction { $way } (reste { $left } cases)
    }
option-stop =
    { $pit ->
        [yes] S’arrêter ici, dans la fosse (1 dégât)
       *[no] S’arrêter ici
    }
option-stop-still = Pas de second ennemi
option-still = Étourdir aussi : { $enemy } { $where }, { $health } de santé
option-react = Utiliser : { $item }
option-keep = Garder : { $item }
option-choose = { $label } : { $effect }
option-vote = Voter pour { $label } : { $effect }
option-pick = Choisir { $other }
option-pick-test = { $other } tente sa chance : test de { $skill }, { $chance } %
option-pick-payer = { $other } paie { $cost } (trésor : { $treasure })
option-put =
    { $kind ->
        [ranged] Ensuite : { $name } ({ $die }, à distance, santé { $value })
       *[melee] Ensuite : { $name } ({ $die }, mêlée, santé { $value })
    }
option-push =
    { $into ->
        [wall] Repousser { $enemy }, direction { $way }, contre le mur (1 dégât)
        [figure] Repousser { $enemy }, direction { $way }, contre quelqu’un (1 touche)
        [pit] Repousser { $enemy }, direction { $way }, dans la fosse (1 dégât)
       *[free] Repousser { $enemy }, direction { $way }
    }

## Ce qu’un choix entraîne

leads-nothing = rien de plus
leads-damage =
    { $who ->
        [each] chaque héros perd { $n } de santé
        [chosen] un héros de votre choix perd { $n } de santé
        [payer] qui a payé perd { $n } de santé
        [random] un héros au hasard perd { $n } de santé
        [weakest] le héros le plus faible perd { $n } de santé
       *[explorer] { $hero } perd { $n } de santé
    }
leads-hit =
    { $who ->
        [each] chaque héros doit parer { $n ->
             [one] { $n } touche
            *[other] { $n } touches
          }
        [chosen] un héros de votre choix doit parer { $n ->
             [one] { $n } touche
            *[other] { $n } touches
          }
        [payer] qui a payé doit parer { $n ->
             [one] { $n } touche
            *[other] { $n } touches
          }
        [random] un héros au hasard doit parer { $n ->
             [one] { $n } touche
            *[other] { $n } touches
          }
        [weakest] le héros le plus faible doit parer { $n ->
             [one] { $n } touche
            *[other] { $n } touches
          }
       *[explorer] { $hero } doit parer { $n ->
            [one] { $n } touche
           *[other] { $n } touches
         }
    }
leads-heal =
    { $who ->
        [each] chaque héros regagne { $n } de santé
        [chosen] un héros de votre choix regagne { $n } de santé
        [payer] qui a payé regagne { $n } de santé
        [random] un héros au hasard regagne { $n } de santé
        [weakest] le héros le plus faible regagne { $n } de santé
       *[explorer] { $hero } regagne { $n } de santé
    }
leads-treasure =
    { $who ->
        [each] trésor { $n } pour chaque héros
        [chosen] trésor { $n } pour un héros de votre choix
        [payer] trésor { $n } pour qui a payé
        [random] trésor { $n } pour un héros au hasard
        [weakest] trésor { $n } pour le héros le plus faible
       *[explorer] trésor { $n } pour { $hero }
    }
leads-item =
    { $who ->
        [each] { $n ->
             [1] un objet
            *[other] { $n } objets
          } pour chaque héros
        [chosen] { $n ->
             [1] un objet
            *[other] { $n } objets
          } pour un héros de votre choix
        [payer] { $n ->
             [1] un objet
            *[other] { $n } objets
          } pour qui a payé
        [random] { $n ->
             [1] un objet
            *[other] { $n } objets
          } pour un héros au hasard
        [weakest] { $n ->
             [1] un objet
            *[other] { $n } objets
          } pour le héros le plus faible
       *[explorer] { $n ->
            [1] un objet
           *[other] { $n } objets
         } pour { $hero }
    }
leads-edge = 1 dé de plus { $n ->
     [one] à la prochaine attaque
    *[other] aux { $n } prochaines attaques
  }
leads-energy =
    { $gives ->
        [no] { $who ->
            [each] chaque héros perd { $n } d’énergie
            [chosen] un héros de votre choix perd { $n } d’énergie
            [payer] qui a payé perd { $n } d’énergie
           *[explorer] { $hero } perd { $n } d’énergie
        }
       *[yes] { $who ->
            [each] { $n } d’énergie pour chaque héros
            [chosen] { $n } d’énergie pour un héros de votre choix
            [payer] { $n } d’énergie pour qui a payé
           *[explorer] { $n } d’énergie pour { $hero }
        }
    }
leads-pay = un héros paie { $n } de trésor
leads-spawn =
    { $kind ->
        [boss] le boss arrive
        [melee] { $n ->
             [1] un combattant { $colour ->
             [green] faible
             [blue] fort
            *[red] redoutable
          } arrive
            *[other] { $n } combattants { $colour ->
             [green] faibles
             [blue] forts
            *[red] redoutables
          } arrivent
          }
        [ranged] { $n ->
             [1] un tireur { $colour ->
             [green] faible
             [blue] fort
            *[red] redoutable
          } arrive
            *[other] { $n } tireurs { $colour ->
             [green] faibles
             [blue] forts
            *[red] redoutables
          } arrivent
          }
       *[any] { $n ->
            [1] un ennemi { $colour ->
            [green] faible
            [blue] fort
           *[red] redoutable
         } arrive
           *[other] { $n } ennemis { $colour ->
            [green] faibles
            [blue] forts
           *[red] redoutables
         } arrivent
         }
    }
leads-roll = sur un dé de { $low } à { $high } : { $then }
leads-test = test de { $skill }, { $need } succès ({ $chance } % pour le meilleur d’entre vous). Réussi : { $passed } ; manqué : { $failed }
leads-rule = cette salle devient : { $rule }
leads-feature = ici apparaît : { $feature }
leads-flag = { $flag } +{ $n }
leads-stun = les nouveaux venus, étourdis, passent leur premier tour
leads-carry = vous emmenez le captif
leads-choose = un autre choix suit
leads-remove = il n’y en a plus ensuite

## À côté de nombreux choix semblables

pick-take = Prendre une carte
pick-place = Choisissez une case éclairée de la zone de départ
pick-step = Se déplacer : touchez une case éclairée
pick-melee = Frapper : choisissez un ennemi
pick-shoot = Tirer : choisissez un ennemi
pick-aim = Partager les dés entre les ennemis
pick-interact = Interagir
pick-buy = Acheter au marché
get-buy = Acheter
pick-ability = Utiliser votre capacité
pick-use = Utiliser un objet
pick-trade = Échanger
pick-give = Donner un objet
pick-ask = Demander un objet
pick-give-treasure = Donner du trésor
pick-ask-treasure = Demander du trésor
pick-veil = Se glisser plus loin : choisissez une case éclairée
pick-still = Étourdir un second ennemi
pick-choose = Choisir
pick-pick = Choisir un héros
pick-put = Quel dé ensuite ?
pick-push = De quel côté le repousser ?

## Pourquoi un robot fait cela

because-random = Au hasard, sans y réfléchir.
because-lost = La quête est perdue, autant qu’on puisse le calculer : { $rounds ->
        [0] c’est la dernière manche
        [1] il reste une manche après celle-ci
       *[other] il reste { $rounds } manches après celle-ci
    }, il manque encore { $missing ->
        [1] un succès
       *[other] { $missing } succès
    }, et il vous reste pour cela { $actions ->
        [0] aucune action
        [1] une action
       *[other] { $actions } actions
    } à temps. Plus rien n’y fera.
because-attack-best = { $Enemy } (santé { $health }) tombe dans { $kill } % des cas : la meilleure cible ici.
because-attack = { $Enemy } (santé { $health }) tombe dans { $kill } % des cas : rien de mieux à portée.
because-step-attack =
    Au bout du chemin, vous atteignez { $enemy }, qui tombe dans { $kill } % des cas{ $risk ->
        [none] , et personne ne peut vous y blesser.
        [less] , et vous y êtes mieux à l’abri qu’ici.
        [more] . Vous y êtes plus en danger qu’ici.
       *[same] .
    }
because-step-safe =
    { $threats ->
        [0] Au bout du chemin, aucun ennemi ne peut vous atteindre.
        [1] Au bout du chemin, un seul ennemi peut vous atteindre : c’est plus sûr qu’ici.
       *[other] Au bout du chemin, { $threats } ennemis peuvent vous atteindre : c’est tout de même plus sûr qu’ici.
    }
because-step-closer = Personne n’est encore à portée, mais de là, l’ennemi le plus proche n’est plus qu’à { $near } pas.
because-step-party = Si vous vous tenez là, les ennemis devraient vous faire à tous moins de mal.
because-carry =
    { $steps ->
        [0] D’un pas, la personne captive est rentrée.
       *[other] Il faut ramener la personne captive : { $steps } pas depuis là.
    }
because-step-door =
    { $steps ->
        [0] Cela ouvre ce que personne n’a encore vu ; il reste { $health } de santé et { $actions ->
             [0] aucune action
             [1] une action
            *[other] { $actions } actions
          } pour ce qui attend derrière.
        [1] Juste devant la prochaine porte : ouvrez-la en début de tour, pour garder une action derrière.
       *[other] Vers la prochaine porte fermée, à { $steps } pas de là.
    }
because-step-follow = { $other } ouvre la prochaine porte : à { $steps } pas de là, vous pouvez aider.
because-step-errand = Vers quelque chose qui vaut une action : { $feature }, { $chance } % de réussite.
because-step-pack = Vers le paquetage qui gît dans « { $room } » : personne n’est plus près.
because-step = Une case de plus vers l’endroit où les autres attendent.
because-revive = { $hero } debout : cela vaut la santé dépensée.
because-captive = C’est pour cette personne que vous êtes venus.
because-gate = Derrière se trouve ce que personne n’a encore vu.
because-goal = C’est ce que demande la quête : { $feature }, { $chance } % de réussite.
because-feature = { $feature } : { $chance } % de réussite, et cela vaut l’action.
because-buy = Votre trésor est de { $treasure }, et des trois objets, c’est le plus utile : { $about }
because-buy-heal = Il manque { $missing } de santé à l’équipe, et votre trésor est de { $treasure } : { $about }
because-use =
    { $enemies ->
        [1] Il reste un ennemi, et votre santé est de { $health } : { $about }
       *[other] { $enemies } ennemis rôdent, et votre santé est de { $health } : { $about }
    }
because-use-quiet = Aucun ennemi n’est proche, et il manque { $missing } de santé à l’équipe : { $about }
because-ability =
    { $enemies ->
        [0] Votre énergie est de { $energy }, il en faut { $cost } : { $does }.
        [1] Un ennemi est au combat, et { $energy } d’énergie suffisent : { $does }.
       *[other] { $enemies } ennemis sont au combat, et { $energy } d’énergie suffisent : { $does }.
    }
because-end =
    { $threats ->
        [0] Rien à portée ne vaut une action, et aucun ennemi ne peut vous atteindre ici.
        [1] Laissez-le venir : un ennemi peut vous atteindre ici, et à la prochaine manche vous frappez avec vos deux actions.
       *[other] Laissez-les venir : { $threats } ennemis peuvent vous atteindre ici, et à la prochaine manche vous frappez avec vos deux actions.
    }
because-end-doorway = Tenez la porte : { $threats } ennemis sont tout près, et un seul à la fois peut venir contre vous.
because-end-save = Gardez vos { $energy } points d’énergie : { $ability } fera plus contre un ennemi plus fort, ou plusieurs.
because-end-spent = Vos actions sont épuisées. Au tour de qui n’a pas encore agi, puis des ennemis.
because-end-wait = { $other } ouvre la prochaine porte ; à { $steps } pas d’elle, vous êtes assez près pour aider.
because-end-far = { $other } est encore à { $steps } pas de la porte : qui l’ouvre ne devrait pas être seul.
because-end-late = Ouvrir une porte maintenant ne laisse aucune action pour ce qui est derrière : mieux vaut au début de la prochaine manche.
because-end-quiet = Il n’y a plus rien à faire ici pendant ce tour.
because-card-hero = Parmi les héros au choix, les équipes avec { $card } sont de celles qui gagnent le plus souvent.
because-card-equipment =
    { $bent ->
        [fighter] { $card } : cela convient à { $hero }, meilleur au corps à corps.
        [shooter] { $card } : cela convient à { $hero }, meilleur de loin.
       *[both] { $card } : cela convient à { $hero }, aussi bon de près que de loin.
    }
because-card-ability = Parmi les capacités qui restent, { $card } est de celles qui gagnent le plus de quêtes : { $does }.
because-place = La prochaine porte est à { $steps } pas : aucune case libre de la zone de départ n’en est plus proche.
because-place-behind = La prochaine porte est à { $steps } pas, et il reste de la place devant pour les autres.
because-yield-explorer = { $other } est le héros le plus solide, santé { $health }, défense { $defence } : à lui la porte.
because-yield-shooter = { $other } devrait tirer avant que quelqu’un gêne la ligne de tir.
because-yield-fighter = { $other } a { $health } de santé : le mieux placé pour se tenir devant, avant vous.
because-activate-only = Plus personne d’autre n’a à agir dans cette manche.
because-activate-explorer = { $other } est le héros le plus solide, santé { $health }, défense { $defence } : la porte est pour ce héros.
because-activate-shooter = { $other } doit tirer avant que des compagnons ne se trouvent dans la ligne de tir.
because-activate-fighter = Avec { $health } de santé, { $other } tient le mieux devant les autres.
because-pass = Rien au marché ni dans votre sac ne changerait la suite.
because-give = { $other } passe devant, santé { $health }, et n’a rien à boire.
because-accept = Cela va là où l’on en a besoin, et vous n’y perdez rien.
because-refuse = Vous en avez besoin : votre santé est de { $health }.
because-react = Maintenant ou jamais : { $about }
because-keep = Le coup est supportable avec { $health } de santé : cela vaudra plus tard.
because-choose = Plutôt ceci : { $effect }. L’autre choix : { $others }.
because-pick-test = { $other } a la meilleure chance : { $chance } %.
because-pick-heal = Il manque { $missing } de santé : { $other }.
because-pick = { $other } le supportera le mieux : santé { $health }, trésor { $treasure }.
because-put = Les combattants d’abord : les tireurs venus ensuite restent au bord, à votre portée.
because-push =
    { $into ->
        [wall] Contre le mur : un dégât sûr.
        [figure] Contre quelqu’un : une touche de plus.
        [pit] Dans la fosse : un dégât sûr.
       *[free] À l’écart, d’où il lui faudra revenir.
    }
because-stop = Aucune case plus loin n’est plus sûre que celle-ci.
because-stop-still = Aucun second ennemi en vue ne vaut d’être étourdi.
because-still = { $Enemy } passe son tour : quelque { $damage } de santé épargnés.
because-aim = { $Enemy } a { $health } de santé : c’est là que les dés font le plus.
because-veil =
    { $risk ->
        [none] Là-bas, aucun ennemi ne peut vous blesser.
        [less] Vous y êtes mieux à l’abri qu’ici.
       *[other] Pour s’éloigner du danger.
    }
because-rest = Rien d’autre ne vaut mieux à présent.

## Le jeu vous attend

ask-TakeCard = Composez votre héros : quelle carte prenez-vous ?
    .stakes = Une personne, un équipement, une capacité : leurs valeurs s’ajoutent.
ask-PlaceHero = D’où part { $me } ?
ask-WhoActs = À qui le tour ? L’ordre est libre.
    .stakes = Chacun une fois par manche. Ensuite, les ennemis agissent.
ask-Act = { $actions ->
    [0] { $squares ->
        [0] { $me } n’a plus d’action. Autre chose ?
       *[other] { $me } n’a plus d’action, mais encore { $squares } pas : que faire ?
    }
    [one] { $me }, encore { $actions } action{ steps-left }{ what-next }
   *[other] { $me }, { $actions } actions{ steps-left }{ what-next }
  }
    .stakes = { $actions ->
    [0] Objets, marché et capacité chargée n’en coûtent pas.
   *[other] { $round ->
        [1] Chacune : un mouvement, une attaque, ou manipuler quelque chose.
       *[other] { "" }
    }
  }
    .situation = { turn-danger }
ask-Aim = Barrage ({ $hero }) : à quel ennemi va le dé suivant ?
    .situation = { turn-left }
ask-Veiling = Pas du voile : où se glisse { $hero } ?
    .situation = { turn-left }
ask-SecondTarget = Verbe d’immobilité : étourdir un second ennemi ?
    .stakes = Un ennemi étourdi saute sa prochaine activation.
    .situation = { turn-left }
ask-Trading = Que donne { $me }, ou que demander ?
    .situation = { turn-left }
ask-AnswerTrade = On propose un échange à { $me }. Acceptez-vous ?
ask-Window = Un répit entre deux coups. { $me } : un objet, un achat, un échange ? (trésor : { $treasure })
ask-React = { $attacked ->
    [yes] { $hits ->
        [0] { $Enemy } attaque { $me } (santé { $health }) : utiliser l’objet ?
        [one] { $Enemy } porte { $hits } touche à { $me } (santé { $health }), pas encore bloquée : utiliser l’objet ?
       *[other] { $Enemy } porte { $hits } touches à { $me } (santé { $health }), pas encore bloquées : utiliser l’objet ?
    }
   *[no] { $me } a un objet pour ce moment précis. L’utiliser ?
  }
    .stakes = Utilisé, il est perdu.
ask-ChooseBranch = { $encounter } : à vous de choisir.
ask-Vote = { $encounter } : que votez-vous ?
    .stakes = Ce que veut la majorité arrive à tous.
ask-PickHero = { $encounter } : quel héros s’y risque ?
ask-PickPayer = { $encounter } : qui paie ?
ask-PutDice = Quel ennemi prend la place suivante ?
ask-ChooseAxis = De quel côté repousser { $enemy } ?
    .stakes = Un mur blesse ; une figurine sur le chemin, c’est une touche de plus.

## Où l’on en est, à côté d’une question

turn-left = { $squares ->
    [0] { "" }
    [one] Encore { $squares } case de déplacement.
   *[other] Encore { $squares } cases de déplacement.
  } { turn-danger }
turn-danger = { $danger ->
    [0] { "" }
   *[other] En l’état, les ennemis peuvent vous coûter jusqu’à { $danger } de santé.
  }
# les deux comptés font une ligne à eux seuls
what-next = { $squares ->
    [0] { " " }: que faire ?
   *[other] { "" }
  }
steps-left = { $squares ->
    [0] { "" }
   *[other] { " " }et { $squares } pas
  }

## Le jeu attend quelqu’un d’autre

wait-TakeCard = { $who } prend une carte.
wait-PlaceHero = { $who } choisit sa case de départ.
wait-WhoActs = { $who } peut agir ou laisser passer.
wait-Act = { $hero } agit : on attend { $who }.
wait-Aim = { $who } partage les dés d’un barrage.
wait-Veiling = { $who } se glisse à travers le voile.
wait-SecondTarget = { $who } choisit un second ennemi.
wait-Trading = { $who } propose un échange.
wait-AnswerTrade = { $who } répond à un échange.
wait-Window = { $who } peut utiliser quelque chose ou passer.
wait-React = { $who } peut utiliser un objet ou le garder.
wait-ChooseBranch = { $encounter } : { $who } fait un choix.
wait-Vote = { $encounter } : { $who } vote.
wait-PickHero = { $who } choisit un héros.
wait-PickPayer = { $who } dit qui paie.
wait-PutDice = { $who } place un ennemi.
wait-ChooseAxis = { $who } choisit le sens d’un recul.

## Dés lancés à la main

throw-attack =
    { $count ->
        [one] Lancez { $count } dé d’attaque : quel nombre ?
       *[other] Lancez { $count } dés d’attaque : quels nombres ?
    }
throw-defence =
    { $count ->
        [one] Lancez { $count } dé de défense : quel nombre ?
       *[other] Lancez { $count } dés de défense : quels nombres ?
    }
throw-test =
    { $count ->
        [one] Lancez { $count } dé pour le test : quel nombre ?
       *[other] Lancez { $count } dés pour le test : quels nombres ?
    }
throw-branch = Lancez un dé pour la rencontre : quel nombre ?
throw-crumble = Lancez un dé pour le plafond : quel nombre ?
throw-spawn =
    { $with ->
        [green] Lancez un dé vert pour un nouvel ennemi : que montre-t-il ?
        [blue] Lancez un dé bleu pour un nouvel ennemi : que montre-t-il ?
       *[red] Lancez un dé rouge pour un nouvel ennemi : que montre-t-il ?
    }
throw-loot =
    { $with ->
        [green] Relancez le dé vert pour le trésor : que montre-t-il ?
        [blue] Relancez le dé bleu pour le trésor : que montre-t-il ?
       *[red] Relancez le dé rouge pour le trésor : que montre-t-il ?
    }
throw-item = Piochez une carte Objet : laquelle ?
throw-seed = Une lettre de la graine est tirée en secret.
throw-draft =
    { $with ->
        [equipment] Piochez une carte Équipement : laquelle ?
        [ability] Piochez une carte Capacité : laquelle ?
       *[hero] Piochez une carte Héros : laquelle ?
    }
throw-random = Tirez un héros au sort : quel numéro ?

## Pourquoi pas

reason-over = La partie est finie.
reason-dice-first = Les dés d’abord.
reason-not-asked = C’est à quelqu’un d’autre de choisir : { $who }.
reason-you-fell = Votre héros est tombé et ne peut plus rien faire.
reason-not-active = { $hero } agit : d’ici là, seules les actions mineures vous sont ouvertes.
reason-not-there = Rien de ce nom n’est sur la table.
reason-now-TakeCard = Votre héros d’abord : prenez une des cartes offertes.
reason-now-PlaceHero = Votre héros prend d’abord une case de la zone de départ.
reason-now-WhoActs = Personne n’agit encore : activez d’abord votre héros. Il vous reste les actions mineures.
reason-now-Act = Votre héros ne peut rien en faire maintenant.
reason-now-Aim = Les dés du barrage d’abord : choisissez des ennemis à portée de tir.
reason-now-Veiling = Le Pas du voile est en cours : glissez-vous plus loin, ou arrêtez-vous.
reason-now-SecondTarget = Choisissez un second ennemi à étourdir, ou aucun.
reason-now-Trading = Vous commercez : donnez, demandez, ou laissez.
reason-now-AnswerTrade = Répondez d’abord à l’échange.
reason-now-Window = Hors de la phase du joueur, seules les actions mineures sont possibles.
reason-now-React = Dites d’abord si vous utilisez l’objet.
reason-now-ChooseBranch = La rencontre attend votre choix.
reason-now-Vote = La rencontre attend votre vote.
reason-now-PickHero = Choisissez d’abord le héros qui s’y risque.
reason-now-PickPayer = Dites d’abord qui paie.
reason-now-PutDice = Dites d’abord quel ennemi prend la place suivante.
reason-now-ChooseAxis = Dites d’abord de quel côté l’ennemi recule.

reason-wall = C’est un mur, ou personne ne l’a révélé.
reason-start = Cette case ne fait pas partie de la zone de départ.
reason-occupied = Quelqu’un se tient déjà là.
reason-here = Vous y êtes déjà.
reason-go-on = Vous partagez une case avec un autre héros : continuez d’abord.
reason-enemy-there = Un ennemi se tient là.
reason-hero-there = { $other } se tient là, et vous ne pourriez pas continuer de là.
reason-water = L’eau demande { $cost } d’un coup ; il vous reste { $points }.
reason-no-movement = Il ne reste ni mouvement ni action pour y aller.
reason-no-way = Aucun chemin n’y mène tant que les ennemis sont où ils sont.
reason-too-far =
    { $cost ->
        [one] Il faut { $cost } point de mouvement ; il vous en reste { $points }.
       *[other] Il faut { $cost } points de mouvement ; il vous en reste { $points }.
    }
reason-step-by-step =
    { $cost ->
        [one] Il faut { $cost } point de mouvement : allez-y pas à pas.
       *[other] Il faut { $cost } points de mouvement : allez-y pas à pas.
    }
reason-veil-far = Cette case n’est pas à côté de vous : glissez-vous case par case.
reason-veil-end = De là, vous n’atteindriez plus de case libre.
reason-exit-joint = Cette sortie est explorée : les deux salles sont ouvertes.
reason-exit-entrance = C’est l’entrée par où vous êtes venus.
reason-exit-sealed = Cette sortie est murée : aucune salle derrière.
reason-exit-locked = Cette porte est fermée. { $flag } : { $value } sur { $need }.
reason-exit-live = Une sortie inexplorée : posez-y le pied pour explorer la salle derrière.
reason-tile = Rien de ce que vous avez n’agit sur une tuile entière.
reason-tile-empty = Vous n’y voyez aucun ennemi, ou la tuile n’est ni la vôtre ni adjacente.
reason-interact-far = Trop loin : il faut être sur sa case ou juste à côté ({ $thing }).
reason-pack = Qui entre sur sa case prend le paquetage, sans action.

reason-no-action = Il ne reste aucune action.
reason-no-ranged = { $Enemy } n’est pas juste à côté de vous, et votre équipement n’a pas d’attaque à distance.
reason-diagonal = { $Enemy } se tient en diagonale : sans Allonge, c’est un angle mort.
reason-corner = { $Enemy } se tient derrière un coin muré des deux côtés.
reason-too-close = { $Enemy } se tient trop près : une attaque à distance demande 2 cases ou plus.
reason-tile-far = { $Enemy } n’est ni sur votre tuile ni sur une tuile adjacente.
reason-tile-joint = D’une case de jonction, on ne tire que dans ses deux tuiles : { $enemy } n’y est pas.
reason-dark = Trop sombre : { $enemy } se tient à { $distance } cases, et { $most } est le maximum ici.
reason-sight-enemy = Un autre ennemi coupe la ligne de vue : { $enemy } reste caché.
reason-sight-wall = Un mur coupe la ligne de vue : { $enemy } reste hors de vue.
reason-red = { $Enemy } est un ennemi rouge : rien ne l’étourdit.
reason-stunned = { $Enemy } chancelle déjà.
reason-unseen = Vous ne voyez pas { $enemy } sur votre tuile ou une tuile adjacente.
reason-foe-card = Une carte Ennemi dit comment ses ennemis se battent ; choisissez l’un d’eux sur le plateau.

reason-yourself =
    { $actions ->
        [0] Votre héros n’a plus d’action. Terminez l’activation, ou utilisez ce qui n’en coûte pas.
       *[other] Votre héros. Touchez une case pour y aller, un ennemi pour l’attaquer.
    }
reason-poor =
    { $treasure ->
        [0] { $other } n’a aucun trésor ; le prix est { $cost }.
        [one] { $other } n’a que { $treasure } de trésor ; le prix est { $cost }.
       *[other] { $other } n’a que { $treasure } de trésor ; le prix est { $cost }.
    }
reason-trade-far = { $other } n’est pas juste à côté de vous.
reason-trade-nothing = Ni vous ni { $other } n’avez rien à échanger.
reason-trade-item = Aucun de vous deux n’a cela : { $item }.
reason-fallen = { $other } a succombé et ne revient plus dans cette quête.
reason-revive-weak = Relever { $other } coûte { $cost } points de santé, et il vous en faut davantage.
reason-revive-far = Trop loin : il faut être là où { $other } a succombé, ou juste à côté.
reason-revive-occupied = Quelqu’un se tient là où { $other } a succombé.
reason-item-permanent = Son effet est permanent, sans qu’on l’utilise : { $item }.
reason-item-reaction = On vous l’offre au bon moment : { $item }. Il faut { $need }.
reason-item-idle = Rien à en faire pour l’instant : { $item }. Il faut { $need }.
reason-item-absent = Vous ne l’avez pas, et le marché non plus : { $item }.
reason-item-poor =
    { $treasure ->
        [0] Cela coûte { $cost } de trésor, et vous n’en avez pas ; personne ne peut compléter : { $item }.
       *[other] Cela coûte { $cost } de trésor, et vous en avez { $treasure } ; personne ne peut compléter : { $item }.
    }
reason-ability-other = Ce n’est pas votre capacité : { $ability }.
reason-ability-ready = Elle est prête : { $ability }. Jouez-la parmi vos choix, ou sur une cible éclairée.
reason-energy =
    { $energy ->
        [0] Cela coûte { $cost } points d’énergie, et vous n’en avez pas : { $ability } ({ $does }). Les touches de vos attaques la chargent.
       *[other] Cela coûte { $cost } points d’énergie, et vous en avez { $energy } : { $ability } ({ $does }). Les touches de vos attaques la chargent.
    }
reason-own-turn = Seulement dans votre propre activation : { $ability }.
reason-ability-idle = Rien à en faire pour l’instant : { $ability }. Il faut { $need }.
reason-card-fixed = Les trois cartes d’un héros restent les mêmes pour toute la quête.
reason-card-taken = Quelqu’un d’autre joue cette carte.
reason-card-not-dealt = Cette carte ne vous a pas été distribuée.

need-draught = quelqu’un à soigner : vous, ou un héros juste à côté
need-flask = quelqu’un à soigner : vous, ou un héros juste à côté
need-energy = de la place pour l’énergie
need-foresight = une sortie inexplorée de la tuile où vous êtes
need-firepot = un ennemi sur une case en vue ou juste à côté, sur votre tuile ou une tuile adjacente
need-axe = un ennemi à portée de tir : en vue, à 2 cases ou plus
need-whet = votre propre activation, sans Pierre à aiguiser déjà utilisée
need-charm = des touches contre vous, avant les dés de défense
need-net = un ennemi vert ou bleu en vue sur votre tuile, pas encore étourdi
need-smoke = une tuile sans fumée
need-return = une case libre sur une tuile sans ennemi
need-picks = un de vos tests de Force ou de Dextérité, avant les dés
need-cinder = un héros de votre tuile à 0 point de santé
need-hymn = quelqu’un à soigner : vous, ou un héros en vue sur votre tuile ou une tuile adjacente
need-circle = un ennemi sur une des huit cases autour de vous
need-slate = un ennemi en vue sur votre tuile ou une tuile adjacente
need-veil = une case libre où se glisser
need-stand = ne pas déjà tenir bon
need-still = un ennemi vert ou bleu en vue, proche et pas encore étourdi
need-wind = ne pas l’avoir utilisé dans cette activation
need-lance = un ennemi en vue sur votre tuile ou une tuile adjacente
need-tithe = un ennemi juste à côté de vous
need-keen = ne pas déjà avoir l’œil perçant

## Comment cela finit

result-won = Les héros ont gagné à la manche { $round } : { $title }.
result-fallen = Tous les héros sont tombés à la manche { $round } : { $title }.
result-time = Le temps s’est écoulé à la manche { $round } : { $title }.

## Héros

character-odrik = Odrik Main-de-Pierre
character-odrik-about = Santé 9, mêlée +1, défense +1, vitesse 4. Force +2, Sagesse +1.
character-odrik-line = Il pose des portes par métier et les enfonce par goût.
character-selka = Selka Fenwick
character-selka-about = Santé 7, à distance +1, vitesse 5. Dextérité +2, Sagesse +1.
character-selka-line = Elle compte ses flèches deux fois et ses amis une seule.
character-amaury = Frère Amaury
character-amaury-about = Santé 10, défense +1, vitesse 4. Sagesse +3, Charisme +2.
character-amaury-line = Il pardonne vite, surtout après la bagarre.
character-nyssa = Nyssa Plume
character-nyssa-about = Santé 6, à distance +2, vitesse 3. Dextérité +1, Sagesse +3.
character-nyssa-line = Elle dessine la carte avant que la salle existe.
character-tamsin = Tamsin Roe
character-tamsin-about = Santé 7, mêlée +1, à distance +1, vitesse 5. Dextérité +3, Charisme +1.
character-tamsin-line = Jamais enfermée, parfois mise dehors.
character-gorrun = Gorrun Demi-Tour
character-gorrun-about = Santé 10, mêlée +2, vitesse 4. Force +3, Charisme +1.
character-gorrun-line = Il se baisse sous les voûtes que les autres admirent.
character-ilvane = Ilvane des Roseaux
character-ilvane-about = Santé 8, mêlée +1, à distance +1, vitesse 4. Dextérité +1, Sagesse +1, Charisme +3.
character-ilvane-line = Elle chante, puis dégaine, sans jamais s’excuser.
character-zaida = Capitaine Zaïda Morr
character-zaida-about = Santé 7, mêlée +1, à distance +1, défense +1, vitesse 4. Force +1, Dextérité +1, Charisme +1.
character-zaida-line = Elle a un plan, un plan de rechange et un sifflet.

ref-character-odrik = Odrik
ref-character-selka = Selka
ref-character-amaury = Amaury
ref-character-nyssa = Nyssa
ref-character-tamsin = Tamsin
ref-character-gorrun = Gorrun
ref-character-ilvane = Ilvane
ref-character-zaida = Zaïda
ref-second-odrik = Odrik II
ref-second-selka = Selka II
ref-second-amaury = Amaury II
ref-second-nyssa = Nyssa II
ref-second-tamsin = Tamsin II
ref-second-gorrun = Gorrun II
ref-second-ilvane = Ilvane II
ref-second-zaida = Zaïda II

## Équipement

equipment-sword = Épée longue et targe
equipment-sword-about = Mêlée : 4 dés +1. Défense +1.
equipment-bow = Grand arc d’if
equipment-bow-about = Mêlée : 1 dé. À distance : 3 dés.
equipment-maul = Masse de carrier
equipment-maul-about = Mêlée : 3 dés +2 (Écraser, Lourd).
equipment-halberd = Hallebarde de poterne
equipment-halberd-about = Mêlée : 4 dés +1 (Allonge).
equipment-knives = Baudrier de couteaux
equipment-knives-about = Mêlée : 2 dés +1. À distance : 3 dés (Barrage).
equipment-rod = Sceptre d’orage
equipment-rod-about = Mêlée : 1 dé +1. À distance : 2 dés +1 (Étourdir).
equipment-tower = Pavois et masse
equipment-tower-about = Mêlée : 3 dés +1 (Recul). Défense +2.
equipment-arbalest = Arbalète à treuil
equipment-arbalest-about = Mêlée : 1 dé. À distance : 3 dés (Lourd, Transpercer). Vitesse −1.
equipment-flail = Fléau à chaîne
equipment-flail-about = Mêlée : 4 dés +1 (Transpercer).
equipment-javelin = Javelots de chasse
equipment-javelin-about = Mêlée : 3 dés. À distance : 2 dés +1.

ref-equipment-sword = { equipment-sword }
ref-equipment-bow = { equipment-bow }
ref-equipment-maul = { equipment-maul }
ref-equipment-halberd = { equipment-halberd }
ref-equipment-knives = { equipment-knives }
ref-equipment-rod = { equipment-rod }
ref-equipment-tower = { equipment-tower }
ref-equipment-arbalest = { equipment-arbalest }
ref-equipment-flail = { equipment-flail }
ref-equipment-javelin = { equipment-javelin }

## Capacités

ability-hymn = Hymne réparateur
ability-hymn-does = rend 2 points de santé, sans action
ability-hymn-about = 5 points d’énergie : rendez 2 points de santé à vous-même ou à un héros en vue sur votre tuile ou une tuile adjacente. Sagesse +1, Charisme +1.
ability-circle = Cercle du moissonneur
ability-circle-does = votre attaque de mêlée sur chaque ennemi autour de vous, sans action
ability-circle-about = 5 points d’énergie : une attaque de mêlée avec vos dés, votre modificateur et vos mots clés contre chaque ennemi des huit cases autour de vous, chacune à part. Force +1, Dextérité +1.
ability-slate = Pluie d’ardoises
ability-slate-does = 2 dés +2 sur chaque ennemi que vous y voyez, sans action
ability-slate-about = 5 points d’énergie : 2 dés +2 contre chaque ennemi en vue d’une même tuile, la vôtre ou une adjacente, chacun à part. Dextérité +1, Sagesse +1.
ability-veil = Pas du voile
ability-veil-does = 5 cases à travers tout sauf les murs, sans action
ability-veil-about = 2 points d’énergie : déplacez-vous de 5 cases au plus à travers tout sauf les murs. L’eau coûte 1, une fosse ne blesse que si vous vous y arrêtez ; finissez sur une case libre. Dextérité +2.
ability-stand = Tenir bon
ability-stand-does = +2 en défense pour vous et vos voisins jusqu’à votre prochaine activation, sans action
ability-stand-about = 3 points d’énergie : jusqu’à votre prochaine activation, +2 en défense pour vous et pour chaque héros juste à côté de vous. Force +1, Charisme +1.
ability-still = Verbe d’immobilité
ability-still-does = l’étourdit, et peut-être un second : ils passent leur tour, sans action
ability-still-about = 5 points d’énergie : étourdissez jusqu’à 2 ennemis en vue sur votre tuile ou une tuile adjacente ; pas les rouges. Sagesse +2.
ability-wind = Second souffle
ability-wind-does = 1 action de plus tout de suite
ability-wind-about = 4 points d’énergie : 1 action de plus dans cette activation. Une fois par activation, et dans la vôtre seulement. Force +2.
ability-lance = Lance de l’aube
ability-lance-does = 4 dés +2 qui transpercent, à toute distance, sans action
ability-lance-about = 4 points d’énergie : 4 dés +2 avec Transpercer contre un ennemi en vue sur votre tuile ou une tuile adjacente, à toute distance. Force +1, Sagesse +1.
ability-tithe = Dîme de sang
ability-tithe-does = 3 dés +2, et 1 point de santé regagné s’il est blessé, sans action
ability-tithe-about = 4 points d’énergie : 3 dés +2 contre un ennemi juste à côté de vous. S’il subit un dégât, vous regagnez 1 point de santé. Charisme +2.
ability-keen = Œil perçant
ability-keen-does = votre prochaine attaque a 2 dés de plus et transperce
ability-keen-about = 2 points d’énergie : votre prochaine attaque de cette activation a 2 dés de plus et Transpercer. Dextérité +1, Charisme +1.

ref-ability-hymn = { ability-hymn }
ref-ability-circle = { ability-circle }
ref-ability-slate = { ability-slate }
ref-ability-veil = { ability-veil }
ref-ability-stand = { ability-stand }
ref-ability-still = { ability-still }
ref-ability-wind = { ability-wind }
ref-ability-lance = { ability-lance }
ref-ability-tithe = { ability-tithe }
ref-ability-keen = { ability-keen }

## Objets

item-draught = Potion de soin
item-draught-about = Rendez 3 points de santé, à vous ou au héros juste à côté.
item-flask = Flacon du chirurgien
item-flask-about = Rendez 5 points de santé, à vous ou au héros juste à côté.
item-energy = Potion d’énergie
item-energy-about = Gagnez 4 points d’énergie.
item-foresight = Parchemin de prescience
item-foresight-about = Explorez une sortie inexplorée de votre tuile sans bouger.
item-firepot = Pot à feu
item-firepot-about = Choisissez une case en vue sur votre tuile ou une tuile adjacente : 2 dés +2, plus votre modificateur à distance, contre chaque ennemi dessus ou juste à côté.
item-axe = Hache de jet
item-axe-about = Une attaque à distance : 4 dés +1, plus votre propre modificateur à distance.
item-whet = Pierre à aiguiser
item-whet-about = Votre prochaine attaque de cette activation a +2 à chaque dé.
item-charm = Amulette de garde
item-charm-about = Réaction : quand on vous touche, avant les dés de défense, annulez toutes les touches de cette attaque.
item-net = Filet d’entrave
item-net-about = Étourdissez un ennemi en vue sur votre tuile ; pas un rouge.
item-smoke = Fiole de fumée
item-smoke-about = Jusqu’à la fin de la manche, aucun ennemi ne tire sur les héros de votre tuile ; sur une jonction, de ses deux tuiles.
item-return = Fil du passeur
item-return-about = Allez sur une case libre d’une tuile révélée sans ennemi.
item-picks = Trousse de crochets
item-picks-about = Réaction : avant les dés de votre test de Force ou de Dextérité, il est réussi.
item-boots = Bottes de courrier
item-boots-about = Permanent : vitesse +1.
item-gorget = Gorgerin de fer
item-gorget-about = Permanent : défense +1.
item-ring = Anneau de franc-parler
item-ring-about = Permanent : Sagesse +1 et Charisme +1.
item-cinder = Braise du phénix
item-cinder-about = Réaction : quand vous ou un héros de votre tuile arrive à 0 point de santé, il en a 3 au lieu de tomber.

ref-item-draught = { item-draught }
ref-item-flask = { item-flask }
ref-item-energy = { item-energy }
ref-item-foresight = { item-foresight }
ref-item-firepot = { item-firepot }
ref-item-axe = { item-axe }
ref-item-whet = { item-whet }
ref-item-charm = { item-charm }
ref-item-net = { item-net }
ref-item-smoke = { item-smoke }
ref-item-return = { item-return }
ref-item-picks = { item-picks }
ref-item-boots = { item-boots }
ref-item-gorget = { item-gorget }
ref-item-ring = { item-ring }
ref-item-cinder = { item-cinder }

## Ennemis

foe-gnawkin = Rongeard
foe-gnawkin-about = Vif : il court au héros le plus proche et mord.
foe-gnawkin-line = Il voulait le fromage. Vous ferez l’affaire.
foe-spitling = Crachouille
foe-spitling-about = Crache de loin sur qui se protège le plus mal.
foe-spitling-line = Vise les yeux, touche les bottes, recommence.
foe-tusk = Garde-Défense
foe-tusk-about = Frappe fort et repousse sa victime d’une case : ne restez pas dos au mur.
foe-tusk-line = La porte n’était pas fermée. C’était lui.
foe-piper = Fifre-maudit
foe-piper-about = Siphonne l’énergie de tous les héros proches, puis tire sur le plus chargé.
foe-piper-line = Son air vous vole la chaleur des mains.
foe-tyrant = Tyran des terriers
foe-tyrant-about = Chaque coup qui passe écrase pour 2 dégâts. Rien ne l’étourdit.
foe-tyrant-line = Il a creusé son royaume seul et déteste les visites.
foe-bramble = Mère-Ronce
foe-bramble-about = Partage une pluie d’épines entre tous ceux qu’elle voit, et se soigne à chaque manche.
foe-bramble-line = Chaque épine a un nom ; elle les appelle toutes.
foe-silt = Marche-vase
foe-silt-about = Lent et coriace, et ses coups transpercent l’armure.
foe-silt-line = Lent, patient, et déjà trempé.
foe-lantern = Lanterne des tourbes
foe-lantern-about = Tire sur le plus faible des héros en vue.
foe-lantern-line = « Suivez la lumière », n’a dit personne deux fois.
foe-anchor = Porte-ancre
foe-anchor-about = Son allonge est grande : il frappe aussi en diagonale.
foe-anchor-line = Il retient encore le navire, tout seul.
foe-chanter = Chantre des marées
foe-chanter-about = Quand ses tirs blessent, son rituel rend de la santé au plus faible des ennemis près de lui.
foe-chanter-line = Le couplet monte. L’eau aussi.
foe-castellan = Châtelain noyé
foe-castellan-about = Se retourne contre qui l’a blessé en dernier, et se soigne à chaque manche.
foe-castellan-line = Il n’a jamais quitté son poste ; le lac est venu.
foe-navigator = Navigatrice pâle
foe-navigator-about = Siphonne l’énergie de tous les héros proches, et ses tirs transpercent l’armure.
foe-navigator-line = Sa boussole montre ceux qui respirent.
foe-acolyte = Acolyte des cendres
foe-acolyte-about = Simple et zélé : va droit au héros le plus proche.
foe-acolyte-line = Pieds nus sur la braise, à peine à l’heure.
foe-slinger = Lance-braise
foe-slinger-about = Jette des pierres brûlantes au plus proche des héros en vue.
foe-slinger-line = Mains chaudes, cœur chaud, pierres brûlantes.
foe-brand = Chevalier au fer
foe-brand-about = Bien cuirassé, il cherche le héros le plus fort et transperce l’armure.
foe-brand-line = Il signe chaque duel dans un bouclier.
foe-oracle = Oracle du bûcher
foe-oracle-about = Quand ses tirs blessent, son rituel rend de la santé au plus faible des ennemis près d’elle.
foe-oracle-line = Elle lit demain dans la fumée et vise là.
foe-colossus = Colosse de fournaise
foe-colossus-about = Frappe aussi en diagonale, et chaque coup qui passe écrase pour 2 dégâts.
foe-colossus-line = Quelqu’un a laissé le four allumé quatre-vingt-dix ans.
foe-magister = Magistère de cendre
foe-magister-about = Siphonne l’énergie de tous les héros proches, puis partage son feu entre tous ceux qu’il voit.
foe-magister-line = Il n’enseigne qu’une leçon, à tous à la fois.

ref-foe-gnawkin = le Rongeard
ref-foe-spitling = la Crachouille
ref-foe-tusk = le Garde-Défense
ref-foe-piper = le Fifre-maudit
ref-foe-tyrant = le Tyran des terriers
ref-foe-bramble = la Mère-Ronce
ref-foe-silt = le Marche-vase
ref-foe-lantern = la Lanterne des tourbes
ref-foe-anchor = le Porte-ancre
ref-foe-chanter = le Chantre des marées
ref-foe-castellan = le Châtelain noyé
ref-foe-navigator = la Navigatrice pâle
ref-foe-acolyte = l’Acolyte des cendres
ref-foe-slinger = le Lance-braise
ref-foe-brand = le Chevalier au fer
ref-foe-oracle = l’Oracle du bûcher
ref-foe-colossus = le Colosse de fournaise
ref-foe-magister = le Magistère de cendre
ref-foe-first-gnawkin = Le Rongeard
ref-foe-first-spitling = La Crachouille
ref-foe-first-tusk = Le Garde-Défense
ref-foe-first-piper = Le Fifre-maudit
ref-foe-first-tyrant = Le Tyran des terriers
ref-foe-first-bramble = La Mère-Ronce
ref-foe-first-silt = Le Marche-vase
ref-foe-first-lantern = La Lanterne des tourbes
ref-foe-first-anchor = Le Porte-ancre
ref-foe-first-chanter = Le Chantre des marées
ref-foe-first-castellan = Le Châtelain noyé
ref-foe-first-navigator = La Navigatrice pâle
ref-foe-first-acolyte = L’Acolyte des cendres
ref-foe-first-slinger = Le Lance-braise
ref-foe-first-brand = Le Chevalier au fer
ref-foe-first-oracle = L’Oracle du bûcher
ref-foe-first-colossus = Le Colosse de fournaise
ref-foe-first-magister = Le Magistère de cendre

faction-burrow = Terriers
faction-drowned = Noyés
faction-ember = Braise

## Éléments et règles de salle

feature-chest = Coffre de fer
feature-chest-about = Dextérité, 1 succès : 5 de trésor. Sinon 1 touche et 2 de trésor.
feature-shrine = Autel du chemin
feature-shrine-about = Sagesse, 1 succès : chaque héros de la tuile regagne 2 points de santé. Sinon vous regagnez 1.
feature-fountain = Fontaine rouge
feature-fountain-about = Sert deux fois. Un dé décide : 1 dégât, 2 points d’énergie, ou 2 points de santé.
feature-nest = Nid
feature-nest-about = Force, 1 succès : il disparaît, et vous gagnez 2 de trésor. D’ici là, des ennemis verts éclosent en phase de récupération si un héros est proche.
feature-drum = Tambour de siège
feature-drum-about = Dextérité, 1 succès : il disparaît, et vous gagnez 2 de trésor. D’ici là, les ennemis d’ici et des tuiles adjacentes attaquent avec +1 à chaque dé.
feature-cage = Cage
feature-cage-about = Dextérité, 1 succès : elle s’ouvre, et vous gagnez un objet.
feature-wardstone = Pierre de garde
feature-wardstone-about = Sagesse, 1 succès : elle se brise. Sinon vous perdez 1 point d’énergie. Tant qu’elle tient, les ennemis d’une salle scellée se défendent mieux.
feature-armoury = Râtelier d’armes
feature-armoury-about = Gagnez un objet.
feature-hoard = Magot
feature-hoard-about = Gagnez 6 de trésor.
feature-forge = Forge endormie
feature-forge-about = Vos 3 prochaines attaques ont un dé de plus.
feature-bell = Cloche noyée
feature-bell-about = Sonnez-la : une cloche de plus.
feature-pyre = Grand bûcher
feature-pyre-about = Sagesse, 1 succès : un pas de plus vers son extinction. Sinon 1 dégât.
feature-captive = Captif
feature-captive-about = Libérez le captif et portez-le : vitesse −1.
feature-key = Clé
feature-key-about = Prenez-la : une clé de plus.
feature-valve = Vanne
feature-valve-about = Force, 1 succès : elle est tournée.

rule-dark = Obscurité
rule-dark-about = Une attaque à distance depuis ou vers cette tuile demande une distance de 3 au plus.
rule-flooded = Inondée
rule-flooded-about = Toute case de sol de cette tuile compte comme de l’eau ; ses demi-carreaux, non.
rule-cursed = Maudite
rule-cursed-about = Un héros sur cette tuile ne gagne pas d’énergie par ses touches.
rule-warded = Scellée
rule-warded-about = Les ennemis de cette tuile ont +1 en défense tant que sa pierre de garde tient.
rule-crumbling = Croulante
rule-crumbling-about = En phase de récupération, chaque héros sur cette tuile lance un dé ; 1 ou 2 : 1 dégât.
rule-hallowed = Consacrée
rule-hallowed-about = Les héros sur cette tuile ont +1 en défense.

## Mots des cartes

keyword-reach = Allonge
keyword-reach-about = Les attaques de mêlée atteignent aussi les diagonales, sauf si les deux cases du coin sont des murs.
keyword-barrage = Barrage
keyword-barrage-about = Les dés d’une attaque à distance peuvent se partager entre plusieurs cibles avant d’être lancés.
keyword-crush = Écraser
keyword-crush-about = Chaque touche non bloquée inflige 2 dégâts.
keyword-stun = Étourdir
keyword-stun-about = Si l’attaque inflige un dégât, l’ennemi passe sa prochaine activation ; les rouges ne s’étourdissent pas.
keyword-heavy = Lourd
keyword-heavy-about = Une attaque donne 1 point d’énergie au plus, quel que soit le nombre de touches.
keyword-knockback = Recul
keyword-knockback-about = Une cible blessée qui survit recule d’une case tout droit ; un mur blesse, une figurine vaut une touche de plus.
keyword-regenerate = Régénérer
keyword-regenerate-about = Regagne 1 point de santé à chaque phase de récupération, jusqu’à son maximum.
keyword-ritual = Rituel
keyword-ritual-about = Quand son attaque inflige un dégât, l’ennemi de sa tuile qui a le moins de santé en gagne 1.
keyword-siphon = Siphonner
keyword-siphon-about = Quand il s’active, chaque héros de sa tuile ou d’une tuile adjacente perd 1 point d’énergie.
keyword-pierce = Transpercer
keyword-pierce-about = La cible se défend avec un modificateur plus bas de 1.

skill-str = Force
skill-str-about = Soulever, briser, tenir.
skill-dex = Dextérité
skill-dex-about = Serrures, pièges et pied léger.
skill-wis = Sagesse
skill-wis-about = Énigmes, reliques et tête froide.
skill-cha = Charisme
skill-cha-about = Parler, chanter, faire baisser les yeux.

target-near = au plus près
target-near-about = Le héros vers qui le chemin est le plus court.
target-weak = santé la plus basse
target-weak-about = Le héros à la santé la plus basse.
target-strong = santé la plus haute
target-strong-about = Le héros à la santé la plus haute.
target-soft = défense la plus basse
target-soft-about = Le héros au modificateur de défense le plus bas.
target-charged = énergie la plus haute
target-charged-about = Le héros qui a le plus d’énergie.
target-rich = trésor le plus gros
target-rich-about = Le héros qui a le plus de trésor.
target-last = dernier coup reçu
target-last-about = Le héros dont vient la dernière blessure.

target-only = personne d’autre à sa portée
target-card = comme le dit sa carte

colour-green = vert
colour-green-about = Les ennemis les plus faibles : ils agissent les premiers.
colour-blue = bleu
colour-blue-about = Des ennemis plus coriaces : ils agissent après les verts.
colour-red = rouge
colour-red-about = Les pires de tous : ils agissent en dernier, et rien ne les étourdit.

slot-GR = Vert, à distance
slot-GR-about = Dans la phase ennemis, cette carte agit en premier.
slot-GM = Vert, mêlée
slot-GM-about = Dans la phase ennemis, cette carte agit en deuxième.
slot-BR = Bleu, à distance
slot-BR-about = Dans la phase ennemis, cette carte agit en troisième.
slot-BM = Bleu, mêlée
slot-BM-about = Dans la phase ennemis, cette carte agit en quatrième.
slot-RR = Rouge, à distance
slot-RR-about = Dans la phase ennemis, cette carte agit en cinquième.
slot-RM = Rouge, mêlée
slot-RM-about = Dans la phase ennemis, cette carte agit en dernier.

flag-boss = Boss vaincus
flag-rescued = Captifs libérés
flag-bells = Cloches sonnées
flag-pyre = Succès au bûcher
flag-keys = Clés trouvées
flag-valve = Vannes tournées

## Tuiles

tile-1a = Longue galerie
tile-1a-about = Sortie : en face.
tile-1b = Caveau
tile-1b-about = Un cul-de-sac.
tile-2a = Allée à piliers
tile-2a-about = Sortie : en face.
tile-2b = Trône englouti
tile-2b-about = Un cul-de-sac. Fosses : 4.
tile-3a = Rangée de cellules
tile-3a-about = Sortie : en face.
tile-3b = Angle fissuré
tile-3b-about = Sorties : en face, à droite. Fosses : 1.
tile-4a = Gouffre fendu
tile-4a-about = Sortie : en face. Fosses : 4.
tile-4b = Mur aveugle
tile-4b-about = Sorties : à gauche, à droite.
tile-5a = Le gué
tile-5a-about = Sortie : en face. Cases d’eau : 5.
tile-5b = Abside
tile-5b-about = Sorties : à gauche, à droite.
tile-6a = Croisée
tile-6a-about = Sorties : en face, à gauche, à droite.
tile-6b = Citerne
tile-6b-about = Sorties : en face, à gauche, à droite. Cases d’eau : 8.
tile-7a = Salle tordue
tile-7a-about = Sortie : en face.
tile-7b = Réserve
tile-7b-about = Sortie : à gauche.
tile-8a = Rotonde
tile-8a-about = Sorties : en face, à gauche, à droite.
tile-8b = Poste de garde
tile-8b-about = Sortie : en face.
tile-9a = Cour du puits
tile-9a-about = Sorties : en face, à gauche, à droite. Fosses : 1.
tile-9b = Angle effondré
tile-9b-about = Sortie : à gauche.
tile-10a = Quatre piliers
tile-10a-about = Sorties : en face, à gauche, à droite.
tile-10b = Passage des fosses
tile-10b-about = Sortie : en face. Fosses : 6.
tile-11a = Chaussée
tile-11a-about = Sortie : en face. Cases d’eau : 8.
tile-11b = Salle à niche
tile-11b-about = Sorties : à gauche, à droite. Cases d’eau : 2.
tile-12a = Coude
tile-12a-about = Sortie : à gauche.
tile-12b = Palier humide
tile-12b-about = Sorties : en face, à gauche. Cases d’eau : 2.
tile-13a = Chapelle latérale
tile-13a-about = Sorties : en face, à droite.
tile-13b = Couloir des statues
tile-13b-about = Sortie : en face.
tile-14a = Dortoir
tile-14a-about = Sortie : en face.
tile-14b = Grande salle
tile-14b-about = Sorties : en face, à gauche, à droite.
tile-15a = Croisée inondée
tile-15a-about = Sorties : en face, à gauche, à droite. Cases d’eau : 6.
tile-15b = Vanne
tile-15b-about = Sortie : à gauche. Cases d’eau : 6.

## Choses sur la table

ref-hero-0 = héros 1
ref-hero-1 = héros 2
ref-hero-2 = héros 3
ref-hero-3 = héros 4
ref-seat-0 = Héros 1
ref-seat-1 = Héros 2
ref-seat-2 = Héros 3
ref-seat-3 = Héros 4
ref-square = ({ $name })
ref-exit = la sortie en ({ $name })
ref-tile = la tuile { $name }
ref-feature = l’élément de la tuile { $name }
ref-enemy = l’ennemi { $name }
ref-pack = le paquetage en ({ $name })
ref-captive = le captif en ({ $name })

## Faces des dés : M pour mêlée, R à distance, le nombre est la santé

ref-face-1 = 1
ref-face-2 = 2
ref-face-3 = 3
ref-face-4 = 4
ref-face-5 = 5
ref-face-6 = 6
ref-face-M1 = M1
ref-face-M2 = M2
ref-face-M3 = M3
ref-face-M4 = M4
ref-face-M5 = M5
ref-face-M6 = M6
ref-face-R1 = R1
ref-face-R2 = R2
ref-face-R3 = R3
ref-face-R4 = R4
ref-face-R5 = R5
ref-face-R6 = R6

## Options d’une table

setting-quest = Quête
setting-quest-about = La quête à jouer. A : le donjon est tiré d’une graine à chaque fois. P : son plan est toujours le même.

setting-seed = Graine
setting-seed-about = Des mots quelconques : les mêmes mots donnent le même donjon. Vide, la graine est tirée au sort et montrée à la fin.

setting-hero = Héros
setting-hero-about = La carte Héros de chaque place, ou un choix au début de la partie.
setting-hero-choose = à choisir
setting-hero-odrik = { character-odrik }
setting-hero-selka = { character-selka }
setting-hero-amaury = { character-amaury }
setting-hero-nyssa = { character-nyssa }
setting-hero-tamsin = { character-tamsin }
setting-hero-gorrun = { character-gorrun }
setting-hero-ilvane = { character-ilvane }
setting-hero-zaida = { character-zaida }

setting-equipment = Équipement
setting-equipment-about = La carte Équipement de chaque place, ou un choix au début de la partie.
setting-equipment-choose = à choisir
setting-equipment-sword = { equipment-sword }
setting-equipment-bow = { equipment-bow }
setting-equipment-maul = { equipment-maul }
setting-equipment-halberd = { equipment-halberd }
setting-equipment-knives = { equipment-knives }
setting-equipment-rod = { equipment-rod }
setting-equipment-tower = { equipment-tower }
setting-equipment-arbalest = { equipment-arbalest }
setting-equipment-flail = { equipment-flail }
setting-equipment-javelin = { equipment-javelin }

setting-ability = Capacité
setting-ability-about = La carte Capacité de chaque place, ou un choix au début de la partie.
setting-ability-choose = à choisir
setting-ability-hymn = { ability-hymn }
setting-ability-circle = { ability-circle }
setting-ability-slate = { ability-slate }
setting-ability-veil = { ability-veil }
setting-ability-stand = { ability-stand }
setting-ability-still = { ability-still }
setting-ability-wind = { ability-wind }
setting-ability-lance = { ability-lance }
setting-ability-tithe = { ability-tithe }
setting-ability-keen = { ability-keen }

setting-draft = Cartes des héros
setting-draft-about = Comment se trouvent les cartes que personne n’a choisies avant la partie.
setting-draft-free = choisies librement
setting-draft-random = distribuées au hasard
setting-draft-three = trois distribuées, une gardée

setting-difficulty = Difficulté
setting-difficulty-about = Ce que les héros peuvent encaisser.
setting-difficulty-normal = normale
setting-difficulty-easy = facile : 2 points de santé et 3 de trésor en plus pour chacun
setting-difficulty-hard = difficile : 1 point de santé en moins pour chacun

setting-lone_hero_boon = Faveur du héros seul
setting-lone_hero_boon-about = Si un héros sans compagnon commence avec 5 points de santé en plus, 3 points d’énergie et 5 de trésor, et a plus de manches dans les quêtes limitées.
setting-lone_hero_boon-on = oui
setting-lone_hero_boon-off = non

setting-enemy_order = Ordre des ennemis
setting-enemy_order-about = Quels ennemis agissent les premiers.
setting-enemy_order-threat = par couleur, à distance avant mêlée dans chacune
setting-enemy_order-ranged = tous ceux à distance, puis tous ceux de mêlée

setting-spawn_placement = Placement des nouveaux ennemis
setting-spawn_placement-about = Qui décide quel dé lancé va où.
setting-spawn_placement-automatic = l’ordre des dés
setting-spawn_placement-players = les joueurs

setting-minor_windows = Actions mineures
setting-minor_windows-about = Quand les héros peuvent acheter, échanger, utiliser objets et capacités.
setting-minor_windows-full = aussi dans les phases ennemis et récupération
setting-minor_windows-player_phase = dans la phase du joueur seulement

setting-windows = Quand être consulté
setting-windows-about = Quand cette place est consultée pour des actions mineures dans les phases ennemis et récupération.
setting-windows-hurt = après toute nouvelle blessure d’un héros
setting-windows-always = toujours
setting-windows-never = jamais

setting-corner_touch = Vue et coins
setting-corner_touch-about = Si une ligne de vue qui touche seulement un coin est coupée.
setting-corner_touch-blocks = elle est coupée
setting-corner_touch-free = elle est libre

setting-heroes_block_enemy_sight = Héros dans la ligne de tir
setting-heroes_block_enemy_sight-about = Si les héros se couvrent les uns les autres contre les tireurs.
setting-heroes_block_enemy_sight-on = oui
setting-heroes_block_enemy_sight-off = non

setting-crush = Écraser
setting-crush-about = Combien de dégâts de plus fait une attaque avec Écraser.
setting-crush-per_hit = 1 de plus par touche non bloquée
setting-crush-once = 1 de plus pour toute l’attaque

setting-restless = Donjon agité
setting-restless-about = Si des ennemis viennent quand aucune salle n’est explorée pendant six manches. Pas dans les quêtes à plan.
setting-restless-on = oui
setting-restless-off = non

setting-caps = Maximum d’énergie et de trésor
setting-caps-about = Si un héros garde au plus 10 points d’énergie et 20 de trésor.
setting-caps-on = 10 points d’énergie, 20 de trésor
setting-caps-off = sans limite

setting-revive = Relever les héros
setting-revive-about = Si un héros tombé peut être relevé : une action et 3 points de santé de qui l’aide.
setting-revive-off = non
setting-revive-on = oui

setting-group_choice = Choix des rencontres
setting-group_choice-about = Qui décide pour le groupe.
setting-group_choice-explorer = le joueur de l’explorateur
setting-group_choice-vote = tous les joueurs, par un vote
setting-group_choice-host = la première place

setting-open_map = Plan ouvert
setting-open_map-about = Si tout le donjon est visible dès le début.
setting-open_map-off = non
setting-open_map-on = oui

setting-roster = Ennemis
setting-roster-about = Quelles cartes Ennemi sont en jeu. Les quêtes à plan gardent toujours les leurs.
setting-roster-quest = celles de la quête
setting-roster-burrow = toutes de la faction { faction-burrow }
setting-roster-drowned = toutes de la faction { faction-drowned }
setting-roster-ember = toutes de la faction { faction-ember }
setting-roster-mixed = mêlées d’après la graine

setting-luck = Dés et cartes Objet
setting-luck-about = S’ils sont lancés et piochés à la table, ou découlent de la graine comme le donjon.
setting-luck-table = à la table
setting-luck-seed = de la graine

setting-quest_file = Une quête à vous
setting-quest_file-about = Un fichier de quête à jouer à la place d’une des huit.

## Le terminal

term-labelled = { $label } : { $value }
term-round = Manche { $round }
term-round-of = Manche { $round } sur { $limit }
term-restless =
    { $count ->
        [one] le donjon s’agite après cette manche
       *[other] le donjon s’agite dans { $count } manches
    }
term-seed = Graine : { $seed }
term-no-cards = pas encore de cartes
term-fallen = hors de combat
term-facts = santé { $health } sur { $whole }, énergie { $energy }, trésor { $treasure }
term-edge =
    { $count ->
        [one] arme affûtée pour { $count } attaque
       *[other] arme affûtée pour { $count } attaques
    }
term-carries = porte le captif
term-dice =
    { $dice ->
        [one] { $dice } dé { $modifier }
       *[other] { $dice } dés { $modifier }
    }
term-melee = mêlée { $attack }
term-ranged = à distance { $attack }
term-ability-costs =
    { $count ->
        [one] coûte { $count } point d’énergie
       *[other] coûte { $count } points d’énergie
    }
term-defence = défense { $modifier }
term-speed = vitesse { $count }
term-actions =
    { $count ->
        [0] Aucune action restante.
        [one] Encore { $count } action.
       *[other] Encore { $count } actions.
    }
term-points =
    { $count ->
        [one] Encore { $count } pas dans ce déplacement.
       *[other] Encore { $count } pas dans ce déplacement.
    }
term-boss = boss
term-stunned = passe son activation
term-health = santé { $count }
term-intent-melee =
    { $damage ->
        [one] va frapper { $hero }, jusqu’à { $damage } dégât
       *[other] va frapper { $hero }, jusqu’à { $damage } dégâts
    }
term-intent-ranged =
    { $damage ->
        [one] va tirer sur { $hero }, jusqu’à { $damage } dégât
       *[other] va tirer sur { $hero }, jusqu’à { $damage } dégâts
    }
term-intent-advance = va vers { $hero }
term-intent-wait = va attendre
term-also = et { $hero }, jusqu’à { $damage }
term-market = Marché
term-deck = pioche { $deck }, défausse { $discard }
term-supply = Dés ennemis restants : { $green } verts, { $blue } bleus, { $red } rouges
term-rolling =
    { $dice ->
        [one] { $dice } dé est lancé à { $modifier }.
       *[other] { $dice } dés sont lancés à { $modifier }.
    }
term-shot-melee = Frapper { $enemy } : { $attack } contre défense { $defence } ; dégâts attendus { $damage }, { $percent } % de chances de vaincre.
term-shot-ranged = Tirer sur { $enemy } : { $attack } contre défense { $defence } ; dégâts attendus { $damage }, { $percent } % de chances de vaincre.
term-approach-melee = Frapper { $enemy } depuis { $at }, à { $cost } pas.
term-approach-ranged = Tirer sur { $enemy } depuis { $at }, à { $cost } pas.
term-far-north = { $count } au nord
term-far-east = { $count } à l’est
term-far-south = { $count } au sud
term-far-west = { $count } à l’ouest
term-far-here = ici même
term-steps = { $count } pas
term-gate = s’ouvre à { $name } { $need }
term-you-stand = vous êtes en { $square }
term-exit-live = Sortie inexplorée
term-exit-locked = Porte verrouillée
term-exit-sealed = Sortie murée
term-exit-joint = Passage
term-exit-entrance = Entrée
term-pack = Paquetage
term-smoke = fumée
term-sign-water = eau : 2 pas
term-sign-pit = fosse : coûte 1 point de santé
term-sign-spawn = point d’apparition
term-sign-feature = élément à utiliser
term-sign-pack = paquetage d’un héros tombé
term-sign-captive = captif
term-sign-enemy = un ennemi par son initiale, avec sa santé ; * passe son activation, une majuscule est un boss

## Les exemples de l’aide

term-example-thing = 3,4
term-example-rule = dbd-act-03
term-example-word = trésor
term-example-faces = 6 4 1 …
term-example-answers = step square:3,4, ou 3,4, melee enemy:1, end

## What things are

stat-seed = Graine
stat-market = Marché
stat-deck = Pioche d’objets
stat-supply = Dés ennemis restants
stat-health = Santé
stat-energy = Énergie
stat-treasure = Trésor
stat-defence = Défense
stat-speed = Vitesse
stat-melee = Mêlée
stat-ranged = À distance
stat-objective = Objectif
stat-restless = Donjon agité
stat-boss = Boss
attack-of = { $dice ->
    [one] { $dice } dé { $modifier }
   *[other] { $dice } dés { $modifier }
  }
goes-for = Vise : { $list }
health-of = Santé { $now } sur { $whole }
coins-of = Trésor { $count }
uses-left = { $count ->
    [0] Épuisé
    [one] Utilisable { $count } fois
   *[other] Utilisable { $count } fois
  }
effect-stand = Tenir bon
effect-keen = Œil perçant
effect-whet = Aiguisé
effect-edge = Fil de la forge
ground-pit = Fosse
ground-water = Eau
ground-spawn = Point d’apparition
pack = Paquetage
exit-live = Sortie inexplorée
exit-sealed = Sortie murée
exit-locked = Porte verrouillée
exit-joint = Passage
exit-entrance = Entrée
gate = S’ouvre à { $what } : { $need }
about-health = À 0, un héros tombe. Potions, capacités et autels soignent.
about-energy = Chaque touche donne 1 point d’énergie. Quand il y en a assez, la capacité s’utilise sans action ; elle prend ce qu’elle coûte, et le reste sert la fois suivante.
about-treasure = Les ennemis vaincus en donnent. Il paie les objets du marché, à tout moment.
about-defence = À chaque touche reçue répond un dé : dé plus défense à 6 ou plus, elle est bloquée.
about-speed = Cases d’un déplacement. L’eau en coûte 2.
about-melee = Contre un voisin, jamais en diagonale. Dé plus modificateur à 6 ou plus touche ; un 6 naturel touche toujours.
about-ranged = À partir de 2 cases, en ligne de vue, sur cette tuile ou la suivante.
about-market = Trois objets sont visibles. Tout héros peut acheter à tout moment, où qu’il soit.
about-deck = Un objet acheté est remplacé par la pioche ; les objets utilisés vont à la défausse.
about-supply = Un dé sur la table n’est plus en réserve. S’il n’en reste pas, un plus fort vient, ou chacun est touché.
about-restless = Trop longtemps sans nouvelle tuile, et des ennemis surgissent derrière vous.
about-round = Les héros agissent, puis les ennemis, puis le donjon récupère.
about-limit = Si cette manche s’achève sans victoire, la quête est perdue.
about-objective = Les héros gagnent ensemble dès que c’est accompli.
about-boss = Un boss : plus de santé que son dé n’en montre.
about-stunned = Étourdi : il saute sa prochaine activation.
about-skill = Un test lance 4 dés ; chaque dé plus ce modificateur à 6 ou plus est un succès.
about-target = Qui l’ennemi attaque d’abord, s’il peut atteindre plusieurs héros.
about-pit = Y entrer coûte 1 point de santé, à chaque fois. Les ennemis la contournent.
about-water = Coûte 2 cases de déplacement. On voit par-dessus.
about-spawn = Les ennemis de la salle apparaissent ici et autour.
about-pack = Ce que portait un héros tombé. Qui marche ici le prend.
about-exit-live = Avancez ici pour explorer : une tuile est posée et sa rencontre commence.
about-exit-sealed = Rien ne continue d’ici. On peut s’y tenir.
about-exit-locked = Reste fermée tant que sa condition n’est pas remplie.
about-exit-joint = Appartient aux deux tuiles. Un bon endroit à tenir.
about-exit-entrance = Par où vous êtes entrés.
about-effect-stand = +2 défense pour ce héros et ses voisins, jusqu’à sa prochaine activation.
about-effect-keen = La prochaine attaque lance 2 dés de plus et transperce.
about-effect-whet = La prochaine attaque ajoute 2 à chaque dé.
about-effect-edge = Les prochaines attaques lancent 1 dé de plus.
carries-captive = Porte le captif
intent-melee = { $damage ->
    [one] Attaquera { $hero } ({ $why }) : jusqu’à { $damage } dégât.
   *[other] Attaquera { $hero } ({ $why }) : jusqu’à { $damage } dégâts.
  }
intent-ranged = { $damage ->
    [one] Tirera sur { $hero } ({ $why }) : jusqu’à { $damage } dégât.
   *[other] Tirera sur { $hero } ({ $why }) : jusqu’à { $damage } dégâts.
  }
intent-advance = Marche sur { $hero }.
intent-wait = Reste sur place.
intent-stunned = Étourdi : passe son activation.
stat-round = La manche
stat-limit = Limite de temps
ground-floor = Sol
about-floor = Coûte 1 case de déplacement. Une seule figurine peut s’y tenir.
about-flag = { $need ->
    [0] En est à { $count }. Les rencontres et la quête s’y réfèrent.
   *[other] En est à { $count } ; il en faut { $need }.
  }
about-no-hero = Trois cartes font un héros : une personne, un équipement, une capacité.
about-fallen = Hors de combat ; ses affaires gisent où il est tombé.
pack-items = Objets : { $list }
plain-words = { $words }
named = { $name } : { $about }
foe-melee = { $dice ->
    [one] Mêlée : { $dice } dé { $modifier }
   *[other] Mêlée : { $dice } dés { $modifier }
  }
foe-ranged = { $dice ->
    [one] À distance : { $dice } dé { $modifier }
   *[other] À distance : { $dice } dés { $modifier }
  }
foe-figures = Défense { $defence }, vitesse { $speed }
encounter = La rencontre
