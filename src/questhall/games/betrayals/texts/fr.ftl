# Donjon, Quêtes et Trahisons en français. Mots à nous ; le vocabulaire est celui de rulebook.toml.
# Les gens sont appelés par leur nom, les cartes par le leur, sans article.

## The game

title = Donjon, Quêtes et Trahisons
tagline = Mendiez un allié, soudoyez la foule, et tenez parole. Ou pas.
begins = Jouer : vous et trois robots.
facts = 3 à 6 joueurs · une heure · négociation et trahison
credit = Lionel Borg
about = Trois à six aventuriers se partagent un village, un donjon et une arène. Chaque combat s’achète : promettez gemmes, dépouilles et gloire à qui vous aide, et décidez après la victoire si vous payez. Les quêtes cachées expliquent, trop tard, pourquoi quelqu’un fut si serviable.
notice = Œuvre non officielle d’amateurs de Donjon, Quêtes et Trahisons de Lionel Borg. L’auteur n’y a pas pris part ; la plupart des cartes, tous les textes et toutes les images sont de nous.
bot-easy = facile
    .about = Tient parole quoi qu’il en coûte, et ne prévoit rien.
bot-fair = moyen
    .about = Marchande, prévoit, et a son propre caractère.
bot-strong = fort
    .about = Ne suit aucune humeur : aide pour peu, s’équipe tôt et bien, et compte les cartes.
bot-loyal = loyal
bot-greedy = cupide
bot-vengeful = rancunier
bot-cautious = prudent
bot-normal = normal
bot-hard = difficile
bot-search = qui essaie tout
somebody = quelqu’un
something = quelque chose
nobody = personne
nothing = rien

## What happens: the frame

event-character-dealt = { $who } joue { $character }.
event-token-drawn = { $who } tire le jeton de son ennemi juré : { $type }.
event-quests-dealt = Vos quêtes au choix : { $first } et { $second }.
event-main-chosen = { $who } pose une quête principale face cachée.
event-main-known = Votre quête principale : { $quest }.
event-first-rolled = { $who } lance le dé pour commencer : { $face }.
event-first-player = { $who } commence.
event-round-begins = Le tour de table { $round } commence.
event-pot-grows =
    { $gems ->
        [one] Une gemme va au pot : { $gems } gemme attend le premier vainqueur de l’arène.
       *[other] Une gemme va au pot : { $gems } gemmes attendent le premier vainqueur de l’arène.
    }
event-turn-begins = À { $who } de jouer.
event-recovered =
    { $wounds ->
        [one] { $who } guérit de { $wounds } blessure ; il en reste { $left }.
       *[other] { $who } guérit de { $wounds } blessures ; il en reste { $left }.
    }
event-last-round = { $who } atteint le but : la cloche sonne le dernier tour de table !
event-deck-empty = La dernière carte aventure est tirée : la partie s’achève avec ce tour de jeu.
event-turn-ends = { $who } a fini son tour de jeu.
event-quest-shown =
    { $cost ->
        [0] { $who } retourne une quête inachevée : { $quest }.
        [one] { $who } retourne une quête inachevée, { $quest } : { $cost } trophée perdu.
       *[other] { $who } retourne une quête inachevée, { $quest } : { $cost } trophées perdus.
    }
event-game-over = La partie est terminée.

## What happens: the village

event-bought =
    { $cost ->
        [one] { $who } acquiert pour { $cost } gemme : { $item }.
       *[other] { $who } acquiert pour { $cost } gemmes : { $item }.
    }
event-worn = { $who } porte désormais : { $item }.
event-handed-back = { $who } rend à la boutique : { $item }.
event-surplus-returned = { $who } rend à la boutique un objet en trop : { $item }.
event-healed =
    { $curse ->
        [yes] { $who } guérit { $wounds ->
            [0] de la malédiction.
            [one] de { $wounds } blessure et de la malédiction.
           *[other] de { $wounds } blessures et de la malédiction.
        }
       *[no] { $who } guérit { $wounds ->
            [0] de sa seule fatigue.
            [one] de { $wounds } blessure.
           *[other] de ses { $wounds } blessures.
        }
    }
event-quest-bought = { $who } achète une quête à la Guilde ({ $cost ->
        [one] { $cost } gemme
       *[other] { $cost } gemmes
    }) et pioche { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
event-quest-drawn = Vous piochez : { $quest }.
event-quest-kept = { $who } garde une quête secondaire, face cachée.
event-quest-known = Votre quête secondaire : { $quest }.
event-trophy-bought = { $who } achète un trophée.
event-gems-gained =
    { $why ->
        [by-monster] { $who } ramasse { $gems ->
            [one] la gemme du monstre.
           *[other] les { $gems } gemmes du monstre.
        }
        [by-loop] Boucle du charognard : { $gems ->
            [one] { $gems } gemme
           *[other] { $gems } gemmes
        } de plus pour { $who }.
        [by-bounty] Prime de la Guilde : { $gems } gemmes de plus pour { $who }.
        [by-moon] Lune de sang : { $gems ->
            [one] { $gems } gemme
           *[other] { $gems } gemmes
        } de plus pour { $who }.
        [by-song] La gloire paie : { $gems ->
            [one] { $gems } gemme
           *[other] { $gems } gemmes
        } pour { $who }.
        [by-wish] Le Djinn compte { $gems } gemmes à { $who }.
        [by-start] { $who } commence avec { $gems ->
            [one] { $gems } gemme.
           *[other] { $gems } gemmes.
        }
       *[other] { $who } gagne { $gems ->
            [one] { $gems } gemme.
           *[other] { $gems } gemmes.
        }
    }
event-gems-paid =
    { $gems ->
        [one] { $who } paie { $gems } gemme{ $why ->
            [by-shop] {" "}à la boutique.
            [by-temple] {" "}au Temple.
            [by-guild] {" "}à la Guilde.
            [by-stall] {" "}pour un trophée.
           *[other] .
        }
       *[other] { $who } paie { $gems } gemmes{ $why ->
            [by-shop] {" "}à la boutique.
            [by-temple] {" "}au Temple.
            [by-guild] {" "}à la Guilde.
            [by-stall] {" "}pour un trophée.
           *[other] .
        }
    }
event-bank-short =
    { $gems ->
        [one] La réserve est vide : il manque { $gems } gemme à { $who }.
       *[other] La réserve est vide : il manque { $gems } gemmes à { $who }.
    }
event-trophies-gained =
    { $points ->
        [one] { $who } marque { $points } trophée.
       *[other] { $who } marque { $points } trophées.
    }
event-wounded =
    { $wounds ->
        [one] { $who } reçoit { $wounds } blessure : { $now } en tout.
       *[other] { $who } reçoit { $wounds } blessures : { $now } en tout.
    }
event-cursed =
    { $passed ->
        [yes] La malédiction quitte { $from } et frappe { $who }.
       *[no] La malédiction frappe { $who } : 2 de puissance en moins.
    }
event-uncursed = La malédiction lâche { $who }.
event-quest-claimed =
    { $main ->
        [yes] { $who } valide sa quête principale : { $quest } ! { $points } trophées et 4 gemmes.
       *[no] { $who } valide une quête : { $quest } ! { $points ->
            [one] { $points } trophée
           *[other] { $points } trophées
        } et 4 gemmes.
    }

## What happens: the dungeon

event-ventured = { $who } descend dans le donjon.
event-card-drawn = { $who } tire : { $card }.
event-card-seen = Pour vos yeux seuls : { $card }.
event-card-kept = { $who } hoche la tête et garde la carte que personne d’autre n’a vue.
event-card-slid = { $who } glisse une carte face cachée sous la pioche et en tire une autre.
event-shuffled-back = Trop tôt pour cette carte, on la remélange : { $card }.
event-deck-gave-nothing = La pioche est vide : { $who } revient bredouille.
event-event-applied = Évènement : { $card }.
event-event-ends = C’est fini : { $card }.
event-special-met = { $who } fait une rencontre : { $card }.
event-blades-rolled =
    { $face ->
        [1] Les lames : { $face }. { $who } se fait entailler.
        [2] Les lames : { $face }. { $who } se fait entailler.
        [3] Les lames : { $face }. { $who } se fait entailler.
        [8] Les lames : { $face } ! { $who } passe en dansant, gemmes et gloire en poche.
       *[other] Les lames : { $face }. { $who } se faufile avec les gemmes.
    }
event-declined-card = { $who } passe son chemin : { $card }.
event-monster-met = { $who } fait face : { $card }, puissance { $power }.
event-fled = { $who } prend la fuite : { $card }.
event-allied = { $who } combattra avec { $other }.
event-fought-alone = { $who } va au combat sans allié.
event-announced =
    { $what ->
        [double] { $who } fait rugir l’Armure de puissance : puissance et dé comptent double !
        [rage] Rage de sang ! { $who } pose son dé : un KritiK avant même de tomber.
        [stand] Dernier carré : { $who } se bat avec 3 de plus.
       *[trail] Nouvelle piste pour { $who } : { $type }.
    }
event-dice-rolled =
    { $set ->
        [green] Les dés : le vert est posé sur 8, le rouge montre { $red }.
        [red] Les dés : le vert montre { $green }, le rouge est posé sur 8.
       *[none] Les dés : vert { $green }, rouge { $red }.
    }
event-clover = Trèfle de verre : { $who } relance le { $die }, un { $before }, et obtient { $face }.
event-twisted = Coup du sort : { $who } fait relancer le { $die }. Il montre { $face }.
event-twist-kept = { $who } laisse faire le sort.
event-totals = { $green } contre { $red }.
event-monster-beaten = { $who } gagne le combat : { $card } !
event-monster-won = { $who } perd le combat : { $card }.
event-spoils-shared =
    { $count ->
        [0] { $who } ne reçoit rien des gains.
       *[other] { $who } reçoit sa part des gains : { $share }.
    }
event-carcass-taken = { $who } garde la dépouille : { $card }.
event-dragon-item-won = { $who } prend dans le trésor du dragon : { $item } !
event-wished =
    { $what ->
        [for-gems] { $who } souhaite des gemmes.
        [for-trophies] { $who } souhaite la gloire.
       *[for-item] { $who } souhaite un objet : { $item }.
    }

## What happens: the arena

event-arena-opened = L’arène est ouverte ! { $who } défie { $other }.
event-side-chosen = { $who } ferme le poing.
event-side-known =
    { $side ->
        [attacker] Dans votre poing : le jeton de l’attaquant.
        [defender] Dans votre poing : le jeton du défenseur.
       *[neutral] Votre poing est vide.
    }
event-sides-revealed =
    { $side ->
        [attacker] { $who } ouvre le poing : avec l’attaquant !
        [defender] { $who } ouvre le poing : avec le défenseur !
       *[neutral] { $who } ouvre un poing vide : neutre.
    }
event-volte-face =
    { $side ->
        [attacker] Volte-face ! { $who } passe à l’attaquant.
        [defender] Volte-face ! { $who } passe au défenseur.
       *[neutral] Volte-face ! { $who } quitte le sable.
    }
event-volte-kept = { $who } ne change pas de camp.
event-arena-won = { $who } l’emporte dans l’arène contre { $other } !
event-pot-taken =
    { $gems ->
        [one] Le pot revient à { $who } : { $gems } gemme.
       *[other] Le pot revient à { $who } : { $gems } gemmes.
    }
event-plundered =
    { $what ->
        [take-gems] { $who } pille { $gems ->
            [one] { $gems } gemme.
           *[other] { $gems } gemmes.
        }
        [take-item] { $who } pille un objet : { $thing }.
       *[take-carcass] { $who } pille une dépouille : { $thing }.
    }
event-nothing-to-plunder = Il n’y a rien à piller pour { $who }.
event-fingers = Doigts légers : { $who } soulage { $other } d’une gemme.
event-armour-spent = { $who } voit éclater son Armure de puissance, qui disparaît.

## What happens: deals

deal = { $helps ->
        [first] { $helper } aide { $helped } contre { $foe }
       *[other] {""}
    }{ $gives ->
        [0] {""}
       *[other] { $lead ->
            [with-give] {""}
           *[other] {" ; "}
        }{ $sender } donne tout de suite à { $to } : { $give }
    }{ $promised ->
        [nothing] {""}
        [won] { $lead ->
            [with-promise] {""}
           *[other] {" ; "}
        }{ $sender } promet à { $to }, en cas de victoire : { $promise }
       *[anyway] { $lead ->
            [with-promise] {""}
           *[other] {" ; "}
        }{ $sender } promet à { $to } : { $promise }
    }{ $helps ->
        [then] { $lead ->
            [with-help] {""}
           *[other] {" ; "}
        }{ $helper } aide { $helped } contre { $foe }
       *[other] {""}
    }{ $asks ->
        [0] {""}
       *[other] { $lead ->
            [with-ask] {""}
           *[other] {" ; "}
        }{ $to } donne tout de suite à { $sender } : { $ask }
    }{ $wanted ->
        [nothing] {""}
        [won] { $lead ->
            [with-want] {""}
           *[other] {" ; "}
        }{ $to } promet à { $sender }, en cas de victoire : { $want }
       *[anyway] { $lead ->
            [with-want] {""}
           *[other] {" ; "}
        }{ $to } promet à { $sender } : { $want }
    }{ $lead ->
        [with-nothing] rien contre rien
       *[other] {""}
    }{ $sworn ->
        [yes] {", "}juré
       *[no] {""}
    }{ $speaks ->
        [yes] {" "}(« { $words } »)
       *[no] {""}
    }
event-called = { $who } lance un appel : qui veut négocier ?
event-nobody-answered = Personne n’a rien à proposer à { $who }.
event-offer-made =
    { $known ->
        [yes] { $counter ->
            [yes] { $sender } dit non à { $to } et demande un autre accord à la place : { deal }.
           *[no] { $sender } propose à { $to } : { deal }.
        }
       *[no] { $sender } fait une offre.
    }
event-offer-accepted =
    { $known ->
        [yes] Tope là ! { deal }.
       *[no] { $who } accepte une offre faite par { $sender }.
    }
event-deal-struck = { $who } et { $other } concluent un accord en privé.
event-offer-declined =
    { $said ->
        [too-little] { $who } refuse l’offre faite par { $sender } : « C’est trop peu. »
        [too-much] { $who } refuse l’offre faite par { $sender } : « C’est trop pour moi. »
        [mistrust] { $who } refuse l’offre faite par { $sender } : « Je n’y crois pas. »
       *[no-word] { $who } refuse l’offre faite par { $sender }.
    }
event-offer-withdrawn = { $sender } retire une offre.
event-offer-lapsed = { $why ->
        [ally] L’offre faite par { $sender } tombe : { $ally } est l’allié.
       *[gone] L’offre faite par { $sender } tombe : ce dont elle parlait n’est plus là.
    }
event-passed = { $who } n’a rien à dire.
event-parley-closed = { $who } met fin aux pourparlers.
event-given = { $who } donne à { $other } : { $thing }.
event-quest-received = Vous retournez la quête reçue : { $quest }.
event-promised =
    { $sworn ->
        [yes] { $promiser } jure à { $promisee } : { $pledge }.
       *[no] { $promiser } promet à { $promisee } : { $pledge }.
    }
event-delivered = Cela compte pour une promesse faite par { $promiser } à { $promisee } : { $pledge }.
event-paid = { $promiser } paie à { $promisee } ce qui fut promis : { $thing }. Promesse tenue.
event-paid-part = { $promiser } paie à { $promisee } une part de ce qui fut promis, { $pledge } : { $thing }.
event-refused = « Non. » { $promiser } refuse à { $promisee } ce qui fut promis : { $pledge }.
event-promise-kept = Promesse tenue : { $promiser } envers { $promisee }, { $pledge }.
event-promise-broken = Trahison ! { $promiser } trahit la parole donnée à { $promisee } : { $pledge }.
event-promise-void = Promesse caduque : { $promiser } à { $promisee }, { $pledge }.
event-promise-waived = { $promisee } fait remise à { $promiser } de sa promesse : { $pledge }.

## What one may choose

option-done =
    { $visit ->
        [1] Quitter le village
       *[other] { $surplus ->
            [0] Finir votre tour de jeu
           *[other] Finir votre tour de jeu ; rendu à la boutique : { $things }
        }
    }
option-done-settle = Ne plus rien régler
option-done-announce = Garder pour plus tard
option-done-fit = Garder : { $item }
option-pass = Ne rien proposer
option-pass-wait = Attendre les réponses
option-pass-call = Attendre la réponse de chacun
option-pass-offers = Ne plus rien offrir
option-close = Au combat !
option-call = Demander des offres à tous
option-flee = Fuir : { $monster }
option-dungeon = Descendre dans le donjon
option-keep = Garder cette carte
option-keep-volte = Rester dans ce camp
option-keep-twist = Laisser les dés
option-slide = La glisser sous la pioche et en tirer une autre
option-yes = Verser votre sang : 2 blessures pour un trophée
option-no = Ne pas verser votre sang
option-no-peddler = Ne rien acheter
option-temple = Temple : plus de blessure ni de malédiction ({ $cost } gemmes)
option-guild =
    { $cost ->
        [one] Guilde : piocher des quêtes et en garder une ({ $cost } gemme)
       *[other] Guilde : piocher des quêtes et en garder une ({ $cost } gemmes)
    }
option-trophy = Acheter un trophée ({ $cost } gemmes)
option-quest = Prendre une quête
option-gems = Prendre 2 gemmes
option-wish-gems = Souhaiter 8 gemmes
option-wish-trophies = Souhaiter 2 trophées
option-wish-item = Souhaiter : { $item }
option-plunder-gems =
    { $gems ->
        [one] Piller { $gems } gemme à { $who }
       *[other] Piller { $gems } gemmes à { $who }
    }
option-plunder-item = Piller : { $item }
option-plunder-carcass = Piller la dépouille : { $monster }
option-hold = La garder cachée pour l’instant
option-announce-double = Armure de puissance : puissance et dé doublés, puis elle disparaît
option-announce-rage = Rage de sang : votre dé est un 8
option-announce-stand = Dernier carré : 3 de plus pour votre camp
option-announce-trail = Nouvelle piste : faire de ce type de monstre votre ennemi juré
option-twist-green = Faire relancer le dé vert
option-twist-red = Faire relancer le dé rouge
option-side-neutral = Rester en dehors
option-side-attacker = Soutenir l’attaquant
option-side-defender = Soutenir le défenseur
option-buy =
    { $cost ->
        [one] Acheter : { $item } (+{ $bonus }, { $cost } gemme)
       *[other] Acheter : { $item } (+{ $bonus }, { $cost } gemmes)
    }
option-hand-back = Rendre à la boutique : { $item }
option-wear = Porter : { $item }
option-main = Quête principale : { $quest } ({ $points } trophées)
option-keep-quest =
    { $points ->
        [one] Garder { $quest } ({ $points } trophée)
       *[other] Garder { $quest } ({ $points } trophées)
    }
option-claim =
    { $points ->
        [one] Valider { $quest } ({ $points } trophée, 4 gemmes)
       *[other] Valider { $quest } ({ $points } trophées, 4 gemmes)
    }
option-character = Jouer { $character }
option-arena = Défier { $who } dans l’arène
option-accept = Accepter l’offre faite par { $sender } : { deal }{ $binds ->
        [yes] . Ensuite, plus question de fuir
       *[no] {""}
    }
option-swear = Accepter en accord juré l’offre faite par { $sender } : { deal }{ $binds ->
        [yes] . Ensuite, plus question de fuir
       *[no] {""}
    }
option-decline = Refuser l’offre faite par { $sender }
option-too-little = Refuser l’offre faite par { $sender } : trop peu
option-too-much = Refuser l’offre faite par { $sender } : trop cher
option-mistrust = Refuser l’offre faite par { $sender } : vous n’y croyez pas
option-withdraw = Retirer l’offre faite à { $to }
option-pay = Payer à { $promisee } ce qui fut promis : { $pledge }
option-refuse = Refuser à { $promisee } ce qui fut promis : { $pledge }
option-waive = Faire remise à { $promiser } de sa promesse : { $pledge }
option-offer-free =
    { $asks ->
        [yes] { $where ->
            [in-arena] Demander son soutien à { $who }, pour rien
           *[in-dungeon] Demander de l’aide à { $who }, pour rien
        }
       *[no] { $where ->
            [in-arena] Promettre votre soutien à { $who }, pour rien
           *[in-dungeon] Proposer votre aide à { $who }, pour rien
        }
    }
option-offer-later =
    { $asks ->
        [yes] { $where ->
            [in-arena] Demander son soutien à { $who } : { $gems ->
                [one] { $gems } gemme
               *[other] { $gems } gemmes
            } en cas de victoire
           *[in-dungeon] Demander de l’aide à { $who } : { $gems ->
                [one] { $gems } gemme
               *[other] { $gems } gemmes
            } en cas de victoire
        }
       *[no] { $where ->
            [in-arena] Promettre votre soutien à { $who }, pour { $gems ->
                [one] { $gems } gemme
               *[other] { $gems } gemmes
            } à la victoire
           *[in-dungeon] Proposer votre aide à { $who }, pour { $gems ->
                [one] { $gems } gemme
               *[other] { $gems } gemmes
            } à la victoire
        }
    }
option-offer-now =
    { $asks ->
        [yes] { $where ->
            [in-arena] Demander son soutien à { $who } : { $gems ->
                [one] { $gems } gemme
               *[other] { $gems } gemmes
            } comptant
           *[in-dungeon] Demander de l’aide à { $who } : { $gems ->
                [one] { $gems } gemme
               *[other] { $gems } gemmes
            } comptant
        }
       *[no] { $where ->
            [in-arena] Promettre votre soutien à { $who }, pour { $gems ->
                [one] { $gems } gemme
               *[other] { $gems } gemmes
            } comptant
           *[in-dungeon] Proposer votre aide à { $who }, pour { $gems ->
                [one] { $gems } gemme
               *[other] { $gems } gemmes
            } comptant
        }
    }
option-offer-trophy =
    { $asks ->
        [yes] Demander de l’aide à { $who } : un trophée du monstre
       *[no] Proposer votre aide à { $who }, pour un trophée du monstre
    }
option-offer-carcass =
    { $asks ->
        [yes] Demander de l’aide à { $who } : la dépouille
       *[no] Proposer votre aide à { $who }, pour la dépouille
    }
option-offer-trophy-gems =
    { $asks ->
        [yes] Demander de l’aide à { $who } : un trophée et { $gems ->
            [one] { $gems } gemme
           *[other] { $gems } gemmes
        } en cas de victoire
       *[no] Proposer votre aide à { $who }, pour un trophée et { $gems ->
            [one] { $gems } gemme
           *[other] { $gems } gemmes
        } à la victoire
    }
option-offer-pact =
    { $asks ->
        [yes] { $where ->
            [in-arena] Demander son soutien à { $who } : pas d’arène entre vous avant la manche { $round }
           *[in-dungeon] Demander de l’aide à { $who } : pas d’arène entre vous avant la manche { $round }
        }
       *[no] { $where ->
            [in-arena] Promettre votre soutien à { $who }, contre la paix dans l’arène avant la manche { $round }
           *[in-dungeon] Proposer votre aide à { $who }, contre la paix dans l’arène avant la manche { $round }
        }
    }
option-offer-company =
    { $asks ->
        [yes] { $where ->
            [in-arena] Demander son soutien à { $who } : votre aide à son prochain appel, avant la manche { $round }
           *[in-dungeon] Demander de l’aide à { $who } : votre aide à son prochain appel, avant la manche { $round }
        }
       *[no] { $where ->
            [in-arena] Promettre votre soutien à { $who }, contre son aide à votre prochain appel, avant la manche { $round }
           *[in-dungeon] Proposer votre aide à { $who }, contre son aide à votre prochain appel, avant la manche { $round }
        }
    }
option-offer-item =
    { $where ->
        [in-arena] Demander son soutien à { $who } : { $thing }, tout de suite
       *[in-dungeon] Demander de l’aide à { $who } : { $thing }, tout de suite
    }
option-offer-own-carcass =
    { $where ->
        [in-arena] Demander son soutien à { $who } : une dépouille tout de suite ({ $thing })
       *[in-dungeon] Demander de l’aide à { $who } : une dépouille tout de suite ({ $thing })
    }
option-buy-carcass =
    { $gems ->
        [one] Offrir à { $who } { $gems } gemme pour la dépouille : { $thing }
       *[other] Offrir à { $who } { $gems } gemmes pour la dépouille : { $thing }
    }
option-sell =
    { $gems ->
        [0] Offrir à { $who } en cadeau : { $thing }
        [one] Proposer à { $who } : { $thing } pour { $gems } gemme
       *[other] Proposer à { $who } : { $thing } pour { $gems } gemmes
    }
option-spoils = Partager avec { $who } : { $share }
option-spoils-nothing = Tout garder : rien pour { $who }

## Why a bot does it

because-random = Au hasard, sans y réfléchir.
because-lost = La partie est perdue, autant qu’on puisse le calculer : { $who } aura au moins { $least } trophées au décompte final, et avec toute la chance du monde vous en aurez { $most }. Plus rien n’y fera.
because-accept = Cela vaut pour vous environ { $gets } gemmes, et { $wanted } suffiraient.
because-decline = Cela vaut pour vous environ { $gets } gemmes ; il en faudrait { $wanted }.
because-mistrust =
    { $broken ->
        [0] Vous accepteriez si c’était sûr, et ce ne l’est pas.
        [one] Vous accepteriez si c’était sûr : { $who } a déjà manqué à { $broken } promesse.
       *[other] Vous accepteriez si c’était sûr : { $who } a déjà manqué à { $broken } promesses.
    }
because-ally = Avec { $who }, le combat est gagné dans { $chance } % des cas, en solitaire { $alone } % : cela vaut ce prix.
because-ally-power = Avec { $who }, le combat est gagné dans { $chance } % des cas, et dans { $after } % si vous employez votre pouvoir avant les dés ; en solitaire, dans { $alone } %.
because-ally-risk = Avec { $who }, le combat n’est gagné que dans { $chance } % des cas (en solitaire { $alone } %). Mais une défaite coûte peu, des blessures, et la victoire vaudrait bien { $worth } gemmes.
because-no-ally = Avec { $who }, le combat est gagné dans { $chance } % des cas, en solitaire { $alone } % : cela ne vaut pas ce prix.
because-ask = Avec { $who }, le combat est gagné dans { $chance } % des cas, en solitaire { $alone } % ; à ce prix ou presque, { $who } devrait venir.
because-haggle = { $who } demande davantage et viendra peut-être pour cela : { $chance } % de victoires à deux, { $alone } % en solitaire.
because-bid = Votre aide fait passer les chances de { $alone } à { $chance } %, et { $who } peut la payer. { $hurt ->
        [0] Une défaite ne vous coûterait rien.
       *[other] Mais dans { $lost } % des cas, c’est la défaite, et une blessure pour vous : à moins de ce prix, mieux vaut ne rien proposer.
    }
because-bribe = Avec { $who } à vos côtés, vous gagnez dans { $chance } % des cas au lieu de { $alone } % ; à ce prix, { $who } devrait venir.
because-offer = Pour { $who } cela vaut quelque chose, et pour vous davantage encore.
because-carcass = Cette dépouille ({ $thing }) vaut pour vous environ { $worth } gemmes.
because-sell = Vous ne portez pas cet objet ({ $thing }), et quelqu’un d’autre le porterait : mieux valent des gemmes.
because-pay = Votre parole vaut plus que ce qu’il en coûte de la tenir.
because-debt = La tenir coûterait plus que ne vaut votre nom.
because-betrayal = C’est trahir la parole donnée à { $who }, au su de tous : environ { $cost } gemmes de confiance perdues. Ce que vous gardez ainsi vaut plus.
because-betrayal-attacker = C’est trahir la parole donnée à { $who } : environ { $cost } gemmes de confiance perdues. Mais avec vous { $attacker } gagne dans { $chance } % des cas, et cela vaut plus.
because-betrayal-defender = C’est trahir la parole donnée à { $who } : environ { $cost } gemmes de confiance perdues. Mais avec vous { $defender } gagne dans { $chance } % des cas, et cela vaut plus.
because-betrayal-neutral = C’est trahir la parole donnée à { $who } : environ { $cost } gemmes de confiance perdues. Mais { $attacker } contre { $defender }, c’est { $chance } %, et une blessure serait pire.
because-word-given = { $who } a déjà votre parole pour l’autre camp : un seul poing n’en tient pas deux.
because-spoils = C’est ce qui fut promis : { $who } y a droit.
because-spoils-nothing = Rien ne fut promis, ou rien qui vaille d’être tenu : tant pis pour { $who }.
because-attacker = Avec vous, et les autres comme ils ont promis, { $attacker } gagne dans { $chance } % des cas : un trophée pour chaque soutien.
because-defender = Avec vous, et les autres comme ils ont promis, { $defender } gagne dans { $chance } % des cas : un trophée pour chaque soutien.
because-neutral = Aucun des deux camps ne vaut une blessure : { $attacker } contre { $defender }, { $chance } % selon les promesses.
because-power = Le combat en est à { $chance } % : l’enjeu vaut bien ce pouvoir.
because-no-power = Cela changerait trop peu ici : ce pouvoir vaudra plus tard.
because-dungeon = Le donjon promet plus que toute arène : trophées, gemmes et dépouilles, autant que { $worth } gemmes environ.
because-dungeon-only = C’est la seule sortie pour l’instant, et elle promet trophées, gemmes et dépouilles : autant que { $worth } gemmes environ.
because-dungeon-despite = Même compte tenu de { $quest }, le donjon promet plus que toute arène : trophées, gemmes et dépouilles, autant que { $worth } gemmes environ.
because-dungeon-carcass = Le donjon promet des trophées et des gemmes, autant que { $worth } gemmes environ, et des dépouilles : il en faut pour { $quest }.
because-arena = Contre { $who }, vous gagnez dans { $chance } % des cas environ, et le butin peut valoir { $loot } gemmes.
because-arena-quest = Contre { $who }, vous gagnez dans { $chance } % des cas environ, un pas vers { $quest } ; et le butin peut valoir { $loot } gemmes.
because-flee = Ce combat n’est gagné que dans { $alone } % des cas.
because-close = Le combat est gagné dans { $chance } % des cas : assez parlé.
because-close-arena = L’attaque l’emporte dans { $chance } % des cas environ : assez parlé.
because-temple = Blessures : { $wounds }. Elles pèsent plus que { $cost } gemmes.
because-trophy = Cela fait { $points } trophées sur { $goal }.
because-guild = Une quête de plus vaut son prix tant qu’il reste du temps.
because-gems = Les gemmes valent plus pour vous que le reste.
because-quest = Une quête vaut plus pour vous que des gemmes.
because-trophies = Ce sont les trophées qui font gagner.
because-altar = Un trophée vaut plus que les blessures.
because-no = Cela coûte plus que cela ne rapporterait.
because-hold = Cela peut attendre.
because-call = Quelqu’un a peut-être quelque chose à vendre.
because-slide = Cette carte ne vaut pas la rencontre.
because-card = Cette carte vaut la rencontre.
because-keep = Les dés sont assez bons.
because-twist = Avec ce dé relancé, le vert gagne dans { $chance } % des cas.
because-wait = Écoutons d’abord ce que veulent les autres.
because-pass = Rien de plus ne vaudrait la peine d’être dit.
because-done = Rien d’autre ici ne vaut ses gemmes.
because-buy = { $item } : vous sera plus utile que les { $cost } gemmes de son prix.
because-stronger = { $item } : votre puissance passe de { $before } à { $after } dans chaque combat. Ces { $cost } gemmes sont bien placées.
because-wear = { $item } : plus fort que ce que vous portez.
because-hand-back = { $item } : cela ne sert à rien.
because-plunder = Cela vaut pour vous environ { $worth } gemmes : il n’y a rien de mieux à prendre.
because-character = Ce personnage gagne plus souvent que la plupart.
because-claim = C’est accompli : à réclamer avant que rien ne change.
because-quest-card = { $quest } : accomplie par environ { $chance } % de ceux qui essaient.

## The game waits for you

ask-Draft = Quel personnage jouez-vous ?
ask-ChooseMain = Laquelle des deux sera votre quête principale ?
    .stakes = Votre but à vous pour toute la partie, secret tant qu’il n’est pas atteint. Pour une première partie, prenez celle qu’on accomplit le plus souvent.
ask-KeepQuest = Quelle quête gardez-vous ? Le reste va sous la pioche.
    .stakes = Elle reste secrète jusqu’à ce que vous l’accomplissiez.
ask-Fit = Deux du même genre : lequel portez-vous ?
    .stakes = L’autre ne donne rien. Il s’échange jusqu’à la fin du tour, puis va à la boutique.
ask-SecondSight = Personne d’autre n’a vu la carte : { $card }. La garder ?
    .stakes = Si vous la glissez sous la pioche, il faut prendre la suivante.
ask-Peddler = { $card } : un objet à moitié prix ? Vous avez { $gems ->
    [one] { $gems } gemme.
   *[other] { $gems } gemmes.
  }
ask-Altar = { $card } : 2 blessures contre 1 trophée ? { $wounds ->
    [0] Vous n’avez aucune blessure.
    [one] Vous avez { $wounds } blessure.
   *[other] Vous avez { $wounds } blessures.
  }
ask-Letter = { $card } : une quête gratuite, ou 2 gemmes ?
ask-Gate = { $card } donne sur le sable : qui défiez-vous ?
    .stakes = Vainqueur, vous gagnez un trophée et pillez. Vaincu, vous prenez une blessure.
    .situation = { standing }
ask-FleeOrFight = { $card }, puissance { $power } contre { $total }, et personne ne peut aider. { $flee ->
    [yes] Combattre, ou fuir ?
   *[no] Impossible de fuir.
  }
    .stakes = Vous gagnez à { $chance } %. Gagné : { $yields ->
    [one] { $yields } gemme
   *[other] { $yields } gemmes
  }, { $trophies ->
    [one] { $trophies } trophée
   *[other] { $trophies } trophées
  }, et la dépouille. Perdu : { hurts }. Fuite : ni gain ni blessure.
ask-Announce = { $attack ->
    [0] { $total } contre { $card } ({ $power }) : employer un pouvoir avant les dés ?
   *[other] { $attacker } ({ $attack }) contre { $defender } ({ $defence }) : employer un pouvoir avant les dés ?
  }
    .stakes = Cela ne sert qu’une fois dans la partie.
ask-Twist = { $ahead ->
    [yes] Vous gagnez, { $ours } contre { $theirs }.
   *[no] Vous perdez, { $ours } contre { $theirs }.
  } Faire relancer un dé ? Le vôtre est le { $own ->
    [green] vert.
   *[red] rouge.
  }
    .stakes = Une seule fois dans la partie.
ask-Wish = Le Djinn est vaincu : que souhaitez-vous ?
ask-Spoils = Vaincu : { $card }. Que reçoit { $ally } des gains ?
    .stakes = Il y a { $yields ->
    [one] { $yields } gemme
   *[other] { $yields } gemmes
  }, { $trophies ->
    [one] { $trophies } trophée
   *[other] { $trophies } trophées
  }, et la dépouille. Rien ne vous oblige que votre parole.
ask-ChooseSide = { $attacker } ({ $attack }) contre { $defender } ({ $defence }) : quel jeton dans votre poing ?
    .stakes = Soutenir le vainqueur : 1 trophée. Le perdant : { hurts }. Neutre : rien.
ask-VolteFace = { $attacker } ({ $attack }) contre { $defender } ({ $defence }), et les camps sont connus. Retourner votre veste ?
    .stakes = Soutenir le vainqueur : 1 trophée. Le perdant : { hurts }. Neutre : rien.
ask-Plunder = Vous avez vaincu { $defender } : que pillez-vous ?
    .stakes = Une seule chose : la moitié des gemmes, un objet, ou une dépouille.
ask-Settle = L’heure du règlement de comptes : que payez-vous ? Vous avez { $gems ->
    [one] { $gems } gemme.
   *[other] { $gems } gemmes.
  }
    .stakes = Une promesse rompue ne coûte que votre réputation.
ask-ClaimQuests = Une de vos quêtes est accomplie. La valider ?
    .stakes = Validée, elle paie aussitôt ; sinon elle peut encore se perdre, et coûte des trophées à la fin.
ask-DungeonByTurns = { ask-Parley }
    .stakes = { ask-Parley.stakes }
    .situation = { ask-Parley.situation }
ask-ArenaByTurns = { ask-Parley }
    .stakes = { ask-Parley.stakes }
ask-Parley = { $talk ->
    [dungeon] { $mine ->
        [yes] { $allied ->
            [yes] { $card } ({ $power }) contre vous et { $ally } ({ $total }) : au combat ?
           *[no] { $card } ({ $power }) contre vous ({ $total }) : { $flee ->
                [yes] un allié, ou fuir ?
               *[no] un allié ?
              }
          }
       *[no] { $allied ->
            [yes] { $card } ({ $power }) contre { $active } et { $ally } ({ $total }) : une offre à faire ?
           *[no] { $card } ({ $power }) contre { $active } ({ $total }) : l’aider ?
          }
      }
    [arena] { $role ->
        [attacker] Vous ({ $attack }) attaquez { $defender } ({ $defence }) : achetez des soutiens, puis faites fermer les poings.
        [defender] { $attacker } ({ $attack }) vous attaque ({ $defence }) : achetez des soutiens.
       *[third] { $attacker } ({ $attack }) attaque { $defender } ({ $defence }) : que vaut votre soutien ?
      }
    [settlement] Le combat est fini : qui reçoit ce qui fut promis ?
   *[other] { $mine ->
        [yes] { $visit ->
            [1] { $sand ->
                [yes] { $gems ->
                    [0] À vous : descendez au donjon, ou défiez quelqu’un dans l’arène.
                   *[other] À vous : achetez et échangez à votre guise, puis le donjon ou l’arène.
                  }
               *[no] { $gems ->
                    [0] À vous : descendez au donjon.
                   *[other] À vous : achetez et échangez à votre guise, puis descendez au donjon.
                  }
              }
           *[other] { $owes ->
                [yes] De retour au village : achetez, payez vos dettes, puis terminez le tour.
               *[no] { $gems ->
                    [0] De retour au village, sans une gemme : terminez le tour.
                   *[other] De retour au village : achetez et échangez à votre guise, puis terminez le tour.
                  }
              }
          }
       *[no] { $active } est au village : proposer un marché, ou rien ?
      }
  }
    .stakes = { $talk ->
    [dungeon] { $mine ->
        [yes] En l’état, vous gagnez à { $chance } %. Gagné : { $left_gems ->
            [one] { $left_gems } gemme
           *[other] { $left_gems } gemmes
          }{ $left_trophies ->
            [0] {""}
            [one] , { $left_trophies } trophée
           *[other] , { $left_trophies } trophées
          }{ $left_carcass ->
            [yes] {" "}et la dépouille
           *[no] {""}
          }. Perdu : { hurts }.
       *[no] { $active } gagne à { $chance } %{ $helped ->
            [0] {""}
           *[other] , avec vous à { $helped } %
          }. Butin : { $yields ->
            [one] { $yields } gemme
           *[other] { $yields } gemmes
          }{ $trophies ->
            [0] {""}
            [one] , { $trophies } trophée
           *[other] , { $trophies } trophées
          } et la dépouille. Perdu : { hurts } pour vous.
      }
    [arena] { $role ->
        [attacker] Gagné : 1 trophée et le pillage. Perdu : { hurts }.
        [defender] Gagné : 1 trophée. Perdu : { hurts } et le pillage.
       *[third] Soutenir le vainqueur : 1 trophée. Le perdant : { hurts }. Neutre : rien.
      }
    [settlement] Une promesse rompue ne coûte que votre réputation.
   *[other] Une promesse n’oblige personne ; ce qui est donné maintenant est donné.
  }
    .situation = { $talk ->
    [village] { standing }
   *[other] { "" }
  }

## Où l’on en est, à côté d’une question

standing = Votre puissance est { $strength } ; { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
  }, { $points ->
    [one] { $points } trophée
   *[other] { $points } trophées
  } sur { $goal }.

hurts = { $hurt ->
    [0] aucune blessure
    [one] { $hurt } blessure
   *[other] { $hurt } blessures
  }{ $even ->
    [yes] {""}
   *[no] {" "}({ $worse } sur un KritiK)
  }

## Beside many options alike

pick-offer = Offres rapides
pick-buy = Acheter un objet
pick-buy-carcass = Faire un prix pour une dépouille
pick-sell = Vendre un objet
pick-wear = Porter autre chose
pick-hand-back = Rendre un objet à la boutique
pick-waive = Faire remise d’une promesse
pick-spoils = Partager les gains
pick-plunder = Piller
pick-accept = Accepter une offre
pick-decline = Refuser une offre
pick-too-little = Refuser : mauvais prix
pick-mistrust = Refuser : je n’y crois pas
pick-withdraw = Retirer une offre
pick-pay = Tenir une promesse
pick-refuse = Refuser ce qui fut promis
pick-wish = Souhaiter

## The game waits for somebody else

wait-Draft = { $who } : choix d’un personnage.
wait-ChooseMain = { $who } : choix d’une quête principale.
wait-KeepQuest = { $who } : choix d’une quête.
wait-Fit = { $who } : choix de l’équipement.
wait-SecondSight = { $who } : une carte vue par nul autre.
wait-Peddler = { $who } marchande avec le colporteur.
wait-Altar = { $who } hésite devant l’autel.
wait-Letter = { $who } lit une lettre.
wait-Gate = { $who } : choix d’un défenseur.
wait-FleeOrFight = { $who } : combattre { $card }, ou fuir.
wait-Announce = { $who } : annonces avant les dés.
wait-Twist = { $who } : forcer le sort, ou non.
wait-Wish = { $who } : un souhait.
wait-Spoils = { $who } partage les gains avec { $ally }.
wait-ChooseSide = { $attacker } contre { $defender } ; le poing à fermer : { $who }.
wait-VolteFace = { $who } : rester ou tourner.
wait-Plunder = { $who } pille { $defender }.
wait-Settle = { $who } : règlement de comptes.
wait-ClaimQuests = { $who } : une quête à valider, ou non.
wait-DungeonByTurns = { wait-Parley }
wait-ArenaByTurns = { wait-Parley }
wait-Parley = { $talk ->
    [dungeon] { $active } face à { $card } ({ $total } contre sa puissance de { $power }) : on attend { $who }.
    [arena] { $attacker } ({ $attack }) attaque { $defender } ({ $defence }) : on attend { $who }.
    [settlement] L’heure de payer : on attend { $who }.
   *[other] { $active } est au village : on attend { $who }.
  }

## Cards drawn and dice thrown by hand

throw-character = Tirez un personnage : lequel ?
throw-token = Tirez un jeton de type : lequel ?
throw-quest = Piochez une quête : laquelle ?
throw-adventure = Tirez la carte aventure du dessus : laquelle ?
throw-d8 = Lancez un dé : que montre-t-il ?
throw-fight = Lancez les deux dés : que montrent le vert et le rouge ?

### Cards

# ref-<kind>-<id>: the name of a card. flavour-<id>: its motto. trait-<id>, unique-<id>: names of powers, with -about what
# they do. quest-<id>-condition: what a quest asks for. about-<id>: what a special, an event or the Temple does.
# effect-<kind>: what an item or a monster does, with $n, $type, $item; kinds as in content/*.toml, vs_type with vs_bonus.

## Types of monster and of item

ref-type-humanoid = humanoïde
ref-type-undead = mort-vivant
ref-type-extraordinary = créature extraordinaire
ref-type-dragon = dragon
ref-type-typeless = sans type
slot-weapon = arme
slot-armour = armure
slot-jewel = bijou

## Characters

ref-character-barbarian = Barbare
flavour-barbarian = Plus il gagne, mieux il se porte.
trait-barbarian = Ivresse du combat
trait-barbarian-about = Chaque fois qu’un camp où il se bat gagne, il récupère 1 blessure.
unique-barbarian = Rage de sang
unique-barbarian-about = Une fois, avant les dés, quand il mène un combat : son dé n’est pas lancé, c’est un KritiK, le meilleur jet possible.
ref-character-warrior = Guerrier
flavour-warrior = Il polit son armure avant ses manières.
trait-warrior = Harnaché
trait-warrior-about = +1 de puissance tant qu’il porte une armure.
unique-warrior = Dernier carré
unique-warrior-about = Une fois, avant les dés, quand il mène un combat : +3 à son camp, jamais doublé.
ref-character-thief = Voleur
flavour-thief = De votre côté, jusqu’à nouvel ordre.
trait-thief = Doigts légers
trait-thief-about = Après une arène gagnée par son camp, il prend 1 gemme à chaque perdant qui en a une.
unique-thief = Volte-face
unique-thief-about = Une fois, comme tiers d’une arène, quand les camps sont révélés : il change son choix.
ref-character-sorcerer = Sorcier
flavour-sorcerer = Il a déjà vu comment cela finit.
trait-sorcerer = Double vue
trait-sorcerer-about = Lui seul voit la première carte de son expédition ; il peut la glisser sous la pioche et doit prendre la suivante.
unique-sorcerer = Coup du sort
unique-sorcerer-about = Une fois, après les dés d’un combat auquel il prend part : un dé de son choix est relancé.
ref-character-ranger = Forestier
flavour-ranger = Il traque une seule engeance, et la reconnaît à l’odeur.
trait-ranger = Ennemi juré
trait-ranger-about = +4 de puissance au donjon contre le type de son jeton, +6 avec le jeton Dragon, qui couvre aussi les monstres sans type.
unique-ranger = Nouvelle piste
unique-ranger-about = Une fois, avant les dés d’un combat du donjon auquel il prend part : il échange pour de bon son jeton contre celui du monstre.
ref-character-minstrel = Ménestrelle
flavour-minstrel = Elle chante votre victoire, contre paiement.
trait-minstrel = La gloire paie
trait-minstrel-about = +1 gemme chaque fois qu’elle est l’alliée d’un combat gagné au donjon.
unique-minstrel = Chant du serment
unique-minstrel-about = Une fois, quand elle propose ou accepte un accord : il est juré, et ce qu’on lui a promis s’exécute, autant que possible.

## Items

ref-item-notched_cutlass = Coutelas ébréché
flavour-notched_cutlass = Il a vu des batailles, et en a raté.
ref-item-watchmans_bow = Arc du guetteur
flavour-watchmans_bow = S’emploie de préférence derrière un ami.
ref-item-duellists_rapier = Rapière de duelliste
flavour-duellists_rapier = Gâchée sur un troll, parfaite sur un collègue.
ref-item-silvered_mace = Masse argentée
flavour-silvered_mace = Les morts se souviennent de l’argent.
ref-item-ember_blade = Lame de braise
flavour-ember_blade = Grille aussi le pain.
ref-item-double_axe = Hache double
flavour-double_axe = Un tranchant pour la bête, un pour la frime.
ref-item-padded_jerkin = Gambison rapiécé
flavour-padded_jerkin = Trois propriétaires, quatre trous.
ref-item-power_armour = Armure de puissance
flavour-power_armour = Fonctionne une fois. Avec éclat.
ref-item-helm_of_the_dead = Heaume des morts
flavour-helm_of_the_dead = Les morts saluent qui le porte.
ref-item-tower_shield = Pavois
flavour-tower_shield = Se cacher, attendre, gagner.
ref-item-watch_hauberk = Haubert du guet
flavour-watch_hauberk = L’étiquette dit : propriété du guet.
ref-item-blacksteel_plate = Harnois d’acier noir
flavour-blacksteel_plate = Plus lourd que votre conscience.
ref-item-copper_ring = Anneau de cuivre
flavour-copper_ring = Verdit le doigt, enhardit le cœur.
ref-item-guild_signet = Chevalière de la Guilde
flavour-guild_signet = Elle ouvre l’arrière-salle de la Guilde.
ref-item-scavengers_loop = Boucle du charognard
flavour-scavengers_loop = Rien ne reste par terre.
ref-item-healers_pendant = Pendentif du soigneur
flavour-healers_pendant = Moins de douleur, plus de reproches.
ref-item-glass_clover = Trèfle de verre
flavour-glass_clover = Ne pas laisser tomber.
ref-item-oath_crown = Couronne des serments
flavour-oath_crown = On vous croit. C’est stupéfiant.
ref-item-dragon_sword = Épée du dragon
flavour-dragon_sword = Encore chaude de son dernier maître.
ref-item-dragon_armour = Armure du dragon
flavour-dragon_armour = Chaque écaille fut la dernière vision de quelqu’un.
ref-item-dragon_amulet = Amulette du dragon
flavour-dragon_amulet = Elle ronronne près de l’or.
ref-item-healing_temple = Temple de soin
flavour-healing_temple = Deux gemmes, aucune question, draps propres.

## Monsters

ref-monster-gutter_goblin = Gobelin de caniveau
flavour-gutter_goblin = Petit, trempé, et persuadé que vos bottes sont à lui.
ref-monster-tinker_kobold = Kobold bricoleur
flavour-tinker_kobold = Tout ce qu’il construit explose, souvent exprès.
ref-monster-masked_footpad = Tire-laine masqué
flavour-masked_footpad = Il demande votre bourse poliment. Une fois.
ref-monster-hill_bandit = Brigand des collines
flavour-hill_bandit = Il taxe la route et tient d’excellents comptes.
ref-monster-toad_folk_raider = Pillard batracien
flavour-toad_folk_raider = Coasse avant de charger, par courtoisie.
ref-monster-ogre_cook = Ogre cuistot
flavour-ogre_cook = Vous êtes en avance : la marmite est encore froide.
ref-monster-orc_drummer = Orque tambour
flavour-orc_drummer = Quand le tambour se tait, inquiétez-vous.
ref-monster-fallen_knight = Chevalier déchu
flavour-fallen_knight = Il a perdu l’honneur mais gardé la règle : un adversaire à la fois.
ref-monster-hooded_zealot = Fanatique encapuchonné
flavour-hooded_zealot = Ses prières retombent toujours sur quelqu’un.
ref-monster-two_headed_brute = Brute bicéphale
flavour-two_headed_brute = Ses têtes se disputent sur tout, sauf sur vous.
ref-monster-bridge_troll = Troll du pont
flavour-bridge_troll = Pas de pont ici ; il est venu pour les manières.
ref-monster-minotaur_gaoler = Minotaure geôlier
flavour-minotaur_gaoler = Il connaît toutes les sorties, et s’y tient.
ref-monster-infernal_cyclops = Cyclope infernal
flavour-infernal_cyclops = Un seul œil, et il est sur vous.
ref-monster-stonebreaker_giant = Géant casse-pierre
flavour-stonebreaker_giant = Ce que vous appelez mur, il l’appelle gravier.
ref-monster-rattlebones = Sac d’os
flavour-rattlebones = On l’entend bien avant qu’il vous trouve.
ref-monster-crawling_hand = Main rampante
flavour-crawling_hand = Quelqu’un, là-haut, la cherche encore.
ref-monster-well_drowned = Noyé du puits
flavour-well_drowned = Il veut seulement de la compagnie, en bas.
ref-monster-weeping_shade = Ombre éplorée
flavour-weeping_shade = Elle ne parle qu’à ceux qui viennent seuls.
ref-monster-shambling_corpse = Cadavre titubant
flavour-shambling_corpse = Lent, patient, jamais tout à fait fini.
ref-monster-ghoul_sexton = Goule fossoyeuse
flavour-ghoul_sexton = Elle enterre le jour et dîne la nuit.
ref-monster-bone_archer = Archer d’ossements
flavour-bone_archer = Ses flèches furent ses côtes.
ref-monster-wailing_bride = Mariée hurlante
flavour-wailing_bride = Nul ne quitte sa noce indemne.
ref-monster-mummified_vizier = Vizir momifié
flavour-mummified_vizier = Il a signé la malédiction lui-même, en trois exemplaires.
ref-monster-plague_bearer = Porte-peste
flavour-plague_bearer = Généreux : il partage tout ce qu’il a.
ref-monster-spectral_steward = Intendant spectral
flavour-spectral_steward = L’inventaire doit tomber juste. À jamais.
ref-monster-vampire_dowager = Douairière vampire
flavour-vampire_dowager = Sa cave est pleine d’invités.
ref-monster-headless_rider = Cavalier sans tête
flavour-headless_rider = Il cherche une tête à votre taille.
ref-monster-lich_archivist = Liche archiviste
flavour-lich_archivist = Rendez donc un parchemin en retard, pour voir.
ref-monster-lantern_slug = Limace-lanterne
flavour-lantern_slug = Elle éclaire le chemin de sa propre bouche.
ref-monster-cellar_bats = Chauves-souris de cave
flavour-cellar_bats = Cent petits avis sur votre coiffure.
ref-monster-acid_jelly = Gelée acide
flavour-acid_jelly = Elle a déjà mangé l’écriteau.
ref-monster-weaver_spider = Araignée tisseuse
flavour-weaver_spider = Son dernier invité pend encore au plafond.
ref-monster-thorn_boar = Sanglier d’épines
flavour-thorn_boar = Une haie rancunière.
ref-monster-rust_grazer = Broute-rouille
flavour-rust_grazer = Il flaire votre attirail et salive.
ref-monster-squinting_basilisk = Basilic bigleux
flavour-squinting_basilisk = Il rate un regard sur trois.
ref-monster-hungry_wall = Mur affamé
flavour-hungry_wall = Le couloir vient de se refermer.
ref-monster-winged_serpent = Serpent ailé
flavour-winged_serpent = Trop long pour se poser, trop fier pour tomber.
ref-monster-razor_mantis = Mante-rasoir
flavour-razor_mantis = Elle joint ses lames comme pour prier.
ref-monster-storm_griffin = Griffon d’orage
flavour-storm_griffin = Le tonnerre est entré avec lui.
ref-monster-two_tailed_manticore = Manticore à deux queues
flavour-two_tailed_manticore = Une queue désigne, l’autre pique.
ref-monster-cellar_hydra = Hydre des caves
flavour-cellar_hydra = Chaque tête veut la première bouchée.
ref-monster-kraken_of_the_well = Kraken du puits
flavour-kraken_of_the_well = Le seau est remonté avec un bras autour.
ref-monster-mimic = Mimic
flavour-mimic = Le plus beau coffre que vous ayez ouvert.
ref-monster-djinn = Djinn
flavour-djinn = Gagnez d’abord, souhaitez ensuite.
ref-monster-temple_guardian = Gardien du temple
flavour-temple_guardian = Il bénit ceux qu’il n’a pas su écraser.
ref-monster-cinder_dragon = Dragon de cendre
flavour-cinder_dragon = Il dort sur une épée et ronfle des étincelles.
ref-monster-rime_dragon = Dragon de givre
flavour-rime_dragon = Son souffle reste suspendu un siècle.
ref-monster-dusk_dragon = Dragon du crépuscule
flavour-dusk_dragon = Là où il se pose, le soir tombe.

## Special cards and events

ref-special-forgotten_chest = Coffre oublié
flavour-forgotten_chest = Ni serrure, ni piège, ni propriétaire.
about-forgotten_chest = Gagnez 4 gemmes.
ref-special-moonlit_spring = Source de lune
flavour-moonlit_spring = Buvez, reposez-vous, ne demandez pas ce qui luit.
about-moonlit_spring = Toutes les blessures guérissent, la malédiction est écartée, et vous gagnez 2 gemmes.
ref-special-lost_peddler = Colporteur égaré
flavour-lost_peddler = Il brade tout à qui connaît la sortie.
about-lost_peddler = Vous pouvez acheter un objet en vente à la moitié de son prix imprimé, arrondie au supérieur.
ref-special-corridor_of_blades = Couloir aux lames
flavour-corridor_of_blades = Courez au déclic.
about-corridor_of_blades = Lancez le dé vert. 1 à 3 : 1 blessure. 4 à 7 : 3 gemmes. 8 : 3 gemmes et 1 trophée.
ref-special-blood_altar = Autel de sang
flavour-blood_altar = La gloire a un prix, et une vasque.
about-blood_altar = Avec 2 blessures ou moins, vous pouvez recevoir exactement 2 blessures contre 1 trophée.
ref-special-guild_letter = Lettre de la Guilde
flavour-guild_letter = Livrée même ici, en port dû.
about-guild_letter = Une quête gratuite (deux piochées, une gardée), ou 2 gemmes.
ref-special-duellists_gate = Porte des duellistes
flavour-duellists_gate = Elle donne droit sur le sable.
about-duellists_gate = Ouvrez aussitôt une arène contre qui vous voulez. Tant que les arènes sont interdites : 2 gemmes.
ref-event-toll = L’octroi
flavour-toll = Ils n’arrêtent que ceux qui en valent la peine.
about-toll = Chacun paie la moitié de ses gemmes, arrondie à l’inférieur. Aux premiers tours de table, il est remélangé.
ref-event-fair_day = Jour de foire
flavour-fair_day = Tout doit partir, même l’étal.
about-fair_day = Les objets coûtent 1 gemme de moins, au moins 1, jusqu’au prochain tour de jeu du joueur actif.
ref-event-marsh_fever = Fièvre des marais
flavour-marsh_fever = Tout le village tousse en cadence.
about-marsh_fever = Chacun reçoit 1 blessure.
ref-event-brothers_round = Tournée des frères
flavour-brothers_round = Pansements gratuits, longs sermons.
about-brothers_round = Chacun récupère 2 blessures.
ref-event-blood_moon = Lune de sang
flavour-blood_moon = Le donjon s’éveille affamé, et riche.
about-blood_moon = Tout monstre a +2 de puissance et rapporte 1 gemme de plus jusqu’au prochain tour de jeu du joueur actif.
ref-event-heralds_truce = Trêve des hérauts
flavour-heralds_truce = Armes au pied jusqu’au prochain coup de trompe.
about-heralds_truce = Pas d’arène jusqu’au prochain tour de jeu du joueur actif.
ref-event-evil_eye = Mauvais œil
flavour-evil_eye = L’envie regarde toujours vers le haut.
about-evil_eye = La malédiction frappe qui a le plus de trophées.
ref-event-guild_bounty = Prime de la Guilde
flavour-guild_bounty = Le prochain ramené sera mieux payé.
about-guild_bounty = Le prochain monstre vaincu, par qui que ce soit, rapporte 3 gemmes de plus.
ref-event-village_collection = Collecte du village
flavour-village_collection = Tout le monde aime les perdants.
about-village_collection = Tous ceux qui ont le moins de trophées gagnent 3 gemmes.
about-healing_temple = Pour 2 gemmes, toutes les blessures guérissent et la malédiction est écartée.

## Quests

ref-quest-keen_edge = Quête du Tranchant
flavour-keen_edge = On reconnaît le héros à la largeur de sa lame.
quest-keen_edge-condition = Portez une arme de bonus imprimé +4 ou plus.
ref-quest-wretch = Quête du miséreux
flavour-wretch = D’en bas, on voit bien qui grimpe.
quest-wretch-condition = À partir du tour de table 3 : ayez strictement moins de trophées que tous les autres, et au moins 5 de moins que le premier.
ref-quest-panoply = Quête de la panoplie
flavour-panoply = Habillé pour rester dans les mémoires.
quest-panoply-condition = Portez une arme, une armure et un bijou dont les bonus imprimés font +6 ou plus.
ref-quest-hoard = Quête du magot
flavour-hoard = Ça ne compte que si ça tinte.
quest-hoard-condition = Ayez 10 gemmes ou plus à la fois.
ref-quest-gravedigger = Quête du fossoyeur
flavour-gravedigger = Il faut bien que quelqu’un les y remette.
quest-gravedigger-condition = Possédez 3 dépouilles de morts-vivants.
ref-quest-headhunter = Quête du chasseur de têtes
flavour-headhunter = Le mur au-dessus de la cheminée fait vide.
quest-headhunter-condition = Possédez 3 dépouilles d’humanoïdes.
ref-quest-naturalist = Quête du naturaliste
flavour-naturalist = Pour la science, dit l’étiquette du bocal.
quest-naturalist-condition = Possédez 3 dépouilles de créatures extraordinaires.
ref-quest-menagerie = Quête de la ménagerie
flavour-menagerie = Un de chaque, et pas les petits.
quest-menagerie-condition = Possédez une dépouille d’humanoïde, une de mort-vivant et une de créature extraordinaire, chacune de puissance imprimée 8 ou plus.
ref-quest-legend = Quête de la légende
flavour-legend = Sans un morceau, personne ne vous croira.
quest-legend-condition = Possédez la dépouille d’un dragon, du Djinn, du Gardien du temple ou du Mimic, ou portez un objet de dragon.
ref-quest-giant_feller = Quête du pourfendeur
flavour-giant_feller = Plus l’ombre est grande, meilleure est la chanson.
quest-giant_feller-condition = Possédez une dépouille de puissance imprimée 17 ou plus.
ref-quest-gladiator = Quête du gladiateur
flavour-gladiator = La foule préfère le plus petit.
quest-gladiator-condition = Depuis que vous la détenez : gagnez une arène comme attaquant contre un défenseur dont la puissance dépassait la vôtre à l’ouverture.
ref-quest-colosseum = Quête du colisée
flavour-colosseum = Votre nom, trois fois, à guichets fermés.
quest-colosseum-condition = Depuis que vous la détenez : gagnez 3 arènes comme attaquant ou défenseur.
ref-quest-sellsword = Quête du mercenaire
flavour-sellsword = Loyal jusqu’à la dernière pièce.
quest-sellsword-condition = Depuis que vous la détenez : soyez l’allié de 3 combats gagnés au donjon.
ref-quest-lone_wolf = Quête du loup solitaire
flavour-lone_wolf = Personne à remercier, personne à payer.
quest-lone_wolf-condition = Depuis que vous la détenez : battez sans allié un monstre de puissance 10 ou plus dans le combat.
ref-quest-colossus = Quête du colosse
flavour-colossus = Les portes sont pour les petits.
quest-colossus-condition = Ayez une puissance de 16 ou plus.
ref-quest-plunderer = Quête du pillard
flavour-plunderer = Cela vous allait ; cela me va mieux.
quest-plunderer-condition = Depuis que vous la détenez : pillez un objet ou une dépouille à 2 joueurs différents.
ref-quest-oathbreaker = Quête du parjure
flavour-oathbreaker = Une promesse est un outil comme un autre.
quest-oathbreaker-condition = Depuis que vous la détenez : que 2 de vos promesses soient jugées trahies, faites à des joueurs qui se sont battus dans votre camp vainqueur.
ref-quest-true_word = Quête de la parole donnée
flavour-true_word = Dans ce village, cela fait de vous une curiosité.
quest-true_word-condition = Depuis que vous la détenez : que 2 de vos promesses soient jugées tenues, faites à des joueurs qui se sont battus dans votre camp vainqueur.

## What items and monsters do

effect-ally_bonus = +{ $n } à la puissance d’allié du porteur, après la division par deux.
effect-arena_bonus = +{ $n } de puissance pour un attaquant ou un défenseur dans l’arène.
effect-defender_bonus = +{ $n } de puissance pour le défenseur d’une arène.
effect-vs_type = +{ $n } de puissance au donjon contre ce type : { $type }.
effect-double_once = Une fois, annoncée avant les dés par qui mène un camp : sa propre puissance et son propre dé sont doublés. Puis elle quitte le jeu.
effect-no_wound_from = Aucune blessure d’un combat perdu contre ce type : { $type }.
effect-quest_cost =
    { $n ->
        [one] Une quête de la Guilde coûte { $n } gemme.
       *[other] Une quête de la Guilde coûte { $n } gemmes.
    }
effect-quest_draw = Pioche { $n } quêtes à la Guilde et en garde une.
effect-gem_per_monster =
    { $n ->
        [one] +{ $n } gemme pour chaque monstre vaincu à son propre tour.
       *[other] +{ $n } gemmes pour chaque monstre vaincu à son propre tour.
    }
effect-wound_shield =
    { $n ->
        [one] { $n } blessure de moins chaque fois qu’on en reçoit.
       *[other] { $n } blessures de moins chaque fois qu’on en reçoit.
    }
effect-reroll_low = Qui mène un camp en la portant relance une fois son propre dé s’il montre { $n } ou moins.
effect-dragon = Ne se prend qu’à son dragon.
effect-no_ally = N’admet pas d’allié.
effect-no_flee = On ne peut le fuir.
effect-kritik_from = Le dé rouge est un KritiK à partir de { $n }.
effect-loss_wound =
    { $n ->
        [one] Chaque perdant reçoit { $n } blessure de plus.
       *[other] Chaque perdant reçoit { $n } blessures de plus.
    }
effect-loss_gems =
    { $n ->
        [one] En cas de défaite, le joueur actif paie { $n } gemme.
       *[other] En cas de défaite, le joueur actif paie { $n } gemmes.
    }
effect-loss_curse = En cas de défaite, la malédiction frappe le joueur actif.
effect-win_heal = En cas de victoire, les blessures du joueur actif retombent à 0.
effect-win_uncurse = En cas de victoire, la malédiction du joueur actif est écartée.
effect-win_quest = En cas de victoire, une quête gratuite : deux piochées, une gardée.
effect-copy_power = Aussi puissant que le joueur actif.
effect-power_per_item = +{ $n } de puissance par objet que porte le joueur actif.
effect-wish = En cas de victoire, un souhait : 8 gemmes, ou 2 trophées, ou n’importe quel objet en vente.
effect-dragon_item = En cas de victoire, le joueur actif prend son trésor : { $item }.

### End of cards

## Why not

why-over = La partie est terminée.
why-dice-first = D’abord les dés et les cartes.
why-not-asked = La parole est à { $who }.
why-not-now = Ce n’est pas ce que le jeu demande maintenant.
why-item-not-sold = Pas en vente : { $item }.
why-item-poor =
    { $cost ->
        [one] { $item } : { $cost } gemme ; la bourse en contient { $gems }.
       *[other] { $item } : { $cost } gemmes ; la bourse en contient { $gems }.
    }
why-item-later = Les objets s’achètent au village, à son tour de jeu.
why-item-owned = Cet objet est à vous : { $item }. Une offre permet de l’échanger.
why-item-dragon = Un dragon garde cet objet : { $item }.
why-temple-whole = Ni blessure ni malédiction : le Temple n’a rien à soigner.
why-temple-poor = Le Temple demande { $cost } gemmes ; la bourse en contient { $gems }.
why-guild-once = Une seule quête s’achète à la Guilde par tour de jeu.
why-guild-full = On ne garde pas plus de trois quêtes secondaires ouvertes.
why-guild-empty = La Guilde n’a plus de quête.
why-guild-poor =
    { $cost ->
        [one] Une quête coûte { $cost } gemme ; la bourse en contient { $gems }.
       *[other] Une quête coûte { $cost } gemmes ; la bourse en contient { $gems }.
    }
why-stall-once = Un seul trophée est à vendre par tour de jeu.
why-stall-poor = Un trophée coûte { $cost } gemmes ; la bourse en contient { $gems }.
why-village-later = Le village est pour le joueur actif, avant et après la sortie.
why-venture-done = La sortie de ce tour de jeu est terminée.
why-dungeon-later = Seul le joueur actif descend dans le donjon, après sa première visite au village.
why-arena-observation =
    { $rounds ->
        [one] Pas encore d’arène au tour de table { $rounds }.
       *[other] Pas d’arène pendant les { $rounds } premiers tours de table.
    }
why-arena-truce = Les hérauts ont proclamé la trêve : pas d’arène pour l’instant.
why-arena-shield = On a déjà défié { $who } pendant ce tour de table.
why-arena-sworn = Vous avez juré de ne pas encore défier { $who }.
why-arena-self = On ne se défie pas soi-même.
why-flee-ally = Un allié a donné sa parole : plus question de fuir.
why-flee-barred = On ne fuit pas devant ce monstre : { $monster }.
why-flee-strong = Pas de fuite : { $power }, c’est moins d’une fois et demie vos { $mine }.
why-card-not-yours = Cette dépouille n’est pas à prendre : { $card }.
why-card-gone = Ce n’est pas la carte dont il s’agit : { $card }.
why-quest-hidden = On ne valide qu’une quête de sa main dont la condition est remplie.
why-offer-gone = Cette offre ne tient plus.
why-offer-not-yours = C’est à { $who } de répondre à cette offre.
why-promise-gone = Cette promesse est jugée.
why-promise-not-yours = Ce n’est pas à vous de régler cette promesse maintenant.
why-die-kept = Aucun dé ne se relance maintenant.
why-side-later = Les camps se choisissent en secret, par ceux qui ne se battent pas, après les pourparlers.
why-character-taken = Personnage déjà pris : { $character }.
why-character-later = Les personnages sont distribués.
why-slot-hidden = Une quête face cachée ne change de main que par une offre.

## Why not: deals

why-no-parley = On ne négocie pas quand les dés sont en l’air.
why-offers-only = Au tour par tour, on ne fait ici que des offres ; les dettes se paient au village.
why-words-unclear = Cette offre est illisible : { $what }.
why-offer-to-oneself = On ne négocie pas avec soi-même.
why-offer-principals = Attaquant et défenseur ne négocient pas entre eux tant que leur arène est ouverte.
why-offer-settlement = Maintenant, seuls règlent leurs comptes ceux qu’une promesse lie encore, et qui mène un camp avec ses alliés.
why-offer-bystanders = Deux compagnons ne peuvent négocier entre eux : l’un des deux doit être le joueur actif.
why-offer-empty = Une offre doit offrir ou demander quelque chose.
why-offer-long = Au plus { $terms } termes par liste et { $letters } lettres de texte.
why-offer-limit =
    { $n ->
        [one] Pas plus de { $n } offre au même joueur pendant les mêmes pourparlers.
       *[other] Pas plus de { $n } offres au même joueur pendant les mêmes pourparlers.
    }
why-offer-private = À cette table, tout le monde entend toutes les offres.
why-offer-sworn = Seule la Ménestrelle peut rendre un accord juré, une fois par partie, et s’il lui promet quelque chose.
why-term-figure = Un objet se donne une fois, et les gemmes par nombres entiers.
why-term-not-owned = { $who } ne possède pas ce qui devrait changer de main.
why-term-no-room = { $who } garde déjà trois quêtes secondaires ouvertes.
why-pledge-round = Une promesse doit échoir après le tour de table { $round }.
why-pledge-scored = On ne promet que les trophées du monstre combattu, et seul celui qui le combat le peut.
why-pledge-trophies =
    { $n ->
        [0] Ce monstre n’a aucun trophée à partager.
        [one] Ce monstre n’a que { $n } trophée à partager.
       *[other] Ce monstre n’a que { $n } trophées à partager.
    }
why-pledge-spoils = Les trophées sont dus au partage des gains, et seulement après une victoire.
why-pledge-figure = Cette promesse n’a pas de mesure raisonnable.
why-pledge-no-monster = Il n’y a pas de monstre dont promettre les gemmes ou la dépouille.
why-pledge-no-loot = Il n’y a pas d’arène dont promettre le pillage.
why-pledge-side = Seul celui qui ne se bat pas dans l’arène de ce tour de jeu peut y promettre son soutien.
why-pledge-both-sides = { $who } ne peut pas promettre ferme son soutien aux deux camps d’une arène.
why-alliance-not-here = Les alliances se nouent dans le donjon, face au monstre.
why-alliance-taken = { $who } est déjà l’allié.
why-pay-no-promise = Vous n’avez pas fait cette promesse.
why-pay-not-now = Cette promesse ne peut être payée ici et maintenant.
why-pay-too-much =
    { $n ->
        [one] On ne peut en payer que { $n } gemme maintenant.
       *[other] On ne peut en payer que { $n } gemmes maintenant.
    }
why-pay-other-carcass = Ce n’est pas une dépouille promise.
why-spoils-form = Partage illisible : il y a des trophées, des gemmes et la dépouille.
why-spoils-trophies =
    { $n ->
        [0] Il n’y a aucun trophée à partager.
        [one] Il n’y a que { $n } trophée à partager.
       *[other] Il n’y a que { $n } trophées à partager.
    }
why-spoils-gems =
    { $n ->
        [one] La bourse ne contient que { $n } gemme.
       *[other] La bourse ne contient que { $n } gemmes.
    }
why-spoils-sworn = C’était juré : l’allié reçoit au moins ce qui fut promis.

## How it ends

result-won = { $who } l’emporte avec { $total } trophées.
result-carcasses = { $who } l’emporte avec { $total } trophées, grâce aux dépouilles.
result-shared = { $who } partagent la victoire avec { $total } trophées.

## Things on the table

ref-temple = le Temple
ref-guild = la Guilde
ref-stall = l’étal aux trophées
ref-shop = la boutique
ref-pot = le pot
ref-bank = la réserve
ref-deck = la pioche
ref-dungeon = le donjon
ref-arena = l’arène
ref-die-green = dé vert
ref-die-red = dé rouge
ref-seat-0 = Place 1
ref-seat-1 = Place 2
ref-seat-2 = Place 3
ref-seat-3 = Place 4
ref-seat-4 = Place 5
ref-seat-5 = Place 6
ref-side-attacker = soutien à l’attaquant
ref-side-defender = soutien au défenseur
ref-side-neutral = neutralité
ref-offer = offre { $name }
ref-promise = promesse { $name }
ref-slot = quête cachée nº { $name }
ref-gems-1 = 1 gemme
ref-gems = { $name } gemmes
ref-sure-gems-1 = 1 gemme, quoi qu’il arrive
ref-sure-gems = { $name } gemmes, quoi qu’il arrive
ref-share = { $name } des gemmes du monstre
ref-trophies-1 = 1 trophée
ref-trophies = { $name } trophées
ref-carcass-this = cette dépouille
ref-carcass-humanoid = une dépouille d’humanoïde
ref-carcass-undead = une dépouille de mort-vivant
ref-carcass-extraordinary = une dépouille de créature extraordinaire
ref-carcass-dragon = une dépouille de dragon
ref-carcass-typeless = une dépouille sans type
ref-loot = l’objet pillé
ref-no-arena = pas d’arène avant le tour de table { $name }
ref-ally-next = de l’aide au prochain appel, avant le tour de table { $name }

## Cards and tokens drawn by hand have the names they have anywhere else

ref-adventure-gutter_goblin = { ref-monster-gutter_goblin }
ref-adventure-tinker_kobold = { ref-monster-tinker_kobold }
ref-adventure-masked_footpad = { ref-monster-masked_footpad }
ref-adventure-hill_bandit = { ref-monster-hill_bandit }
ref-adventure-toad_folk_raider = { ref-monster-toad_folk_raider }
ref-adventure-ogre_cook = { ref-monster-ogre_cook }
ref-adventure-orc_drummer = { ref-monster-orc_drummer }
ref-adventure-fallen_knight = { ref-monster-fallen_knight }
ref-adventure-hooded_zealot = { ref-monster-hooded_zealot }
ref-adventure-two_headed_brute = { ref-monster-two_headed_brute }
ref-adventure-bridge_troll = { ref-monster-bridge_troll }
ref-adventure-minotaur_gaoler = { ref-monster-minotaur_gaoler }
ref-adventure-infernal_cyclops = { ref-monster-infernal_cyclops }
ref-adventure-stonebreaker_giant = { ref-monster-stonebreaker_giant }
ref-adventure-rattlebones = { ref-monster-rattlebones }
ref-adventure-crawling_hand = { ref-monster-crawling_hand }
ref-adventure-well_drowned = { ref-monster-well_drowned }
ref-adventure-weeping_shade = { ref-monster-weeping_shade }
ref-adventure-shambling_corpse = { ref-monster-shambling_corpse }
ref-adventure-ghoul_sexton = { ref-monster-ghoul_sexton }
ref-adventure-bone_archer = { ref-monster-bone_archer }
ref-adventure-wailing_bride = { ref-monster-wailing_bride }
ref-adventure-mummified_vizier = { ref-monster-mummified_vizier }
ref-adventure-plague_bearer = { ref-monster-plague_bearer }
ref-adventure-spectral_steward = { ref-monster-spectral_steward }
ref-adventure-vampire_dowager = { ref-monster-vampire_dowager }
ref-adventure-headless_rider = { ref-monster-headless_rider }
ref-adventure-lich_archivist = { ref-monster-lich_archivist }
ref-adventure-lantern_slug = { ref-monster-lantern_slug }
ref-adventure-cellar_bats = { ref-monster-cellar_bats }
ref-adventure-acid_jelly = { ref-monster-acid_jelly }
ref-adventure-weaver_spider = { ref-monster-weaver_spider }
ref-adventure-thorn_boar = { ref-monster-thorn_boar }
ref-adventure-rust_grazer = { ref-monster-rust_grazer }
ref-adventure-squinting_basilisk = { ref-monster-squinting_basilisk }
ref-adventure-hungry_wall = { ref-monster-hungry_wall }
ref-adventure-winged_serpent = { ref-monster-winged_serpent }
ref-adventure-razor_mantis = { ref-monster-razor_mantis }
ref-adventure-storm_griffin = { ref-monster-storm_griffin }
ref-adventure-two_tailed_manticore = { ref-monster-two_tailed_manticore }
ref-adventure-cellar_hydra = { ref-monster-cellar_hydra }
ref-adventure-kraken_of_the_well = { ref-monster-kraken_of_the_well }
ref-adventure-mimic = { ref-monster-mimic }
ref-adventure-djinn = { ref-monster-djinn }
ref-adventure-temple_guardian = { ref-monster-temple_guardian }
ref-adventure-cinder_dragon = { ref-monster-cinder_dragon }
ref-adventure-rime_dragon = { ref-monster-rime_dragon }
ref-adventure-dusk_dragon = { ref-monster-dusk_dragon }
ref-adventure-forgotten_chest = { ref-special-forgotten_chest }
ref-adventure-moonlit_spring = { ref-special-moonlit_spring }
ref-adventure-lost_peddler = { ref-special-lost_peddler }
ref-adventure-corridor_of_blades = { ref-special-corridor_of_blades }
ref-adventure-blood_altar = { ref-special-blood_altar }
ref-adventure-guild_letter = { ref-special-guild_letter }
ref-adventure-duellists_gate = { ref-special-duellists_gate }
ref-adventure-toll = { ref-event-toll }
ref-adventure-fair_day = { ref-event-fair_day }
ref-adventure-marsh_fever = { ref-event-marsh_fever }
ref-adventure-brothers_round = { ref-event-brothers_round }
ref-adventure-blood_moon = { ref-event-blood_moon }
ref-adventure-heralds_truce = { ref-event-heralds_truce }
ref-adventure-evil_eye = { ref-event-evil_eye }
ref-adventure-guild_bounty = { ref-event-guild_bounty }
ref-adventure-village_collection = { ref-event-village_collection }
ref-token-humanoid = { ref-type-humanoid }
ref-token-undead = { ref-type-undead }
ref-token-extraordinary = { ref-type-extraordinary }
ref-token-dragon = { ref-type-dragon }

## Settings of a table

setting-goal = But
setting-goal-about = Le nombre de trophées qui sonne le dernier tour de table.
setting-goal-15 = 15 : partie normale
setting-goal-15-about = Environ sept tours de table : le temps de grandir, de devoir et de rendre.
setting-goal-12 = 12 : partie courte
setting-goal-12-about = Environ six tours de table : chaque trahison compte double.
setting-goal-20 = 20 : partie longue
setting-goal-20-about = Huit ou neuf tours de table : de quoi nourrir de vieilles rancunes.

setting-observation_rounds = Tours d’observation
setting-observation_rounds-about = Les premiers tours de table, pendant lesquels l’arène reste fermée.
setting-observation_rounds-2 = deux
setting-observation_rounds-0 = aucun
setting-observation_rounds-1 = un
setting-observation_rounds-3 = trois

setting-start_gems = Gemmes au départ
setting-start_gems-about = Ce que chacun a en bourse avant le premier tour de jeu.
setting-start_gems-0 = aucune
setting-start_gems-1 = 1
setting-start_gems-2 = 2
setting-start_gems-3 = 3
setting-start_gems-4 = 4

setting-characters = Personnages
setting-characters-about = Comment les personnages sont distribués.
setting-characters-random = au hasard
setting-characters-draft = au choix, le dernier joueur d’abord

setting-promises = Promesses
setting-promises-about = Si l’on peut trahir une promesse. Les promesses fermes conviennent à une première partie.
setting-promises-free = libres : chacun peut trahir
setting-promises-binding = fermes : le jeu les exécute

setting-offers = Offres
setting-offers-about = Si deux joueurs peuvent négocier en privé.
setting-offers-public = entendues de tous
setting-offers-private = privées permises

setting-offer_limit = Offres par pourparlers
setting-offer_limit-about = Combien d’offres un joueur peut faire à un autre pendant les mêmes pourparlers.
setting-offer_limit-5 = cinq
setting-offer_limit-3 = trois
setting-offer_limit-none = à volonté

setting-ledger = Registre des serments
setting-ledger-about = Si la table compte les promesses tenues et trahies.
setting-ledger-public = public
setting-ledger-off = aucun : souvenez-vous

setting-arena_shield = Bouclier d’arène
setting-arena_shield-about = Si le même joueur peut être défié plusieurs fois par tour de table.
setting-arena_shield-off = autant qu’on veut
setting-arena_shield-once_per_round = une fois par tour de table

setting-unique_powers = Pouvoirs uniques
setting-unique_powers-about = Le pouvoir que chaque personnage possède une fois par partie.
setting-unique_powers-on = oui
setting-unique_powers-off = non : talents seulement

setting-house_effects = Effets des cartes
setting-house_effects-about = Les effets particuliers des objets et des monstres. Sans eux, on débute plus facilement.
setting-house_effects-on = oui
setting-house_effects-off = non, sauf les plus connus

setting-auto_claim = Validation des quêtes
setting-auto_claim-about = Si une quête accomplie se montre aussitôt, ou quand son porteur le veut.
setting-auto_claim-on = aussitôt
setting-auto_claim-off = quand je veux

setting-end_mode = Fin
setting-end_mode-about = Quand la partie s’achève, une fois le but atteint.
setting-end_mode-round = avec le tour de table
setting-end_mode-turn = avec le tour de jeu

setting-main_penalty = Quête principale inachevée
setting-main_penalty-about = Ce que coûte à la fin une quête principale inachevée. Accomplie, elle rapporte deux fois sa valeur imprimée.
setting-main_penalty-printed = sa valeur imprimée
setting-main_penalty-double = le double

setting-bank = Réserve
setting-bank-about = Si les gemmes peuvent manquer.
setting-bank-limited = 40 gemmes, pas une de plus
setting-bank-unlimited = jamais vide

setting-ally_gauge = Puissance d’allié
setting-ally_gauge-about = Ce qu’un allié apporte de sa puissance.
setting-ally_gauge-half_up = la moitié, arrondie au supérieur
setting-ally_gauge-two_thirds_down = les deux tiers, arrondis à l’inférieur

setting-clock = Rythme
setting-clock-about = Comment on négocie : tous à la fois, ou un message chacun.
setting-clock-live = en direct
setting-clock-relaxed = en direct, sans hâte
setting-clock-by_turns = au tour par tour, un message chacun, 24 heures par décision
setting-clock-by_turns_1 = au tour par tour, un message chacun, 1 heure par décision
setting-clock-by_turns_8 = au tour par tour, un message chacun, 8 heures par décision
setting-clock-by_turns_72 = au tour par tour, un message chacun, 3 jours par décision

## Parts of a gauge, and sides

part-base = base
part-wounds = blessures
part-curse = malédiction
part-trait = talent
side-attacker = attaquant
side-defender = défenseur
side-neutral = neutre

## Ce que sont les choses

named = { $name } : { $about }
stat-gems = Gemmes
stat-trophies = Trophées
stat-goal = Le but
stat-wounds = Blessures
stat-power = Puissance
stat-ally = Valeur d’allié
stat-curse = La malédiction
stat-pot = Le pot
stat-deck = Pioche Aventure
stat-carcasses = Dépouilles
stat-quests = Quêtes ouvertes
stat-unique = Pouvoir unique
stat-ledger = Paroles tenues et rompues
stat-surplus = Objet en surplus
stat-token = Ennemi juré
about-gems = Elles paient objets, soins, quêtes, trophées et amis. Il y en a 40 en tout.
about-trophies = Ils font gagner. Ils ne baissent jamais avant le décompte final.
about-goal = Qui atteint { $goal } trophées fait de cette manche la dernière. Le plus haut score du décompte final gagne.
about-wounds = Chacune vaut −1 en puissance, quatre au plus. Une guérit au début de son tour, toutes au Temple.
about-power = 8, plus les bonus de ce que l’on porte, moins blessures et malédiction. Au combat, un dé s’y ajoute.
about-ally = Ce que ce joueur apporte au combat d’un autre : environ la moitié de sa puissance.
about-curse = −2 en puissance. Elle passe au perdant d’une arène, et le Temple l’écarte.
about-pot = { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
  } à qui gagne la première arène, attaquant ou défenseur.
about-deck = { $count ->
    [one] Il reste { $count } carte.
   *[other] Il reste { $count } cartes.
  } Quand la dernière est tirée, la partie finit avec ce tour.
about-carcasses = Monstres vaincus : pour les quêtes, pour l’échange, et pour départager.
about-quests = Quêtes secondaires face cachée. Accomplie, chacune rapporte sa valeur et 4 gemmes ; inachevée à la fin, elle coûte 1 trophée.
about-unique = Un pouvoir qui sert une fois dans la partie.
about-ledger = Ce que chacun peut voir des promesses : combien furent tenues, combien rompues.
about-surplus = Ne donne aucun bonus. Il s’échange jusqu’à la fin du tour, puis retourne à la boutique.
about-token = Le type de monstre que le Forestier combat le mieux.
about-plays = Joue ce personnage : { $who }.
about-adventurer = Puissance { $power } (comme allié { $ally }), { $wounds ->
    [0] aucune blessure
    [one] { $wounds } blessure
   *[other] { $wounds } blessures
  }, { $trophies ->
    [one] { $trophies } trophée
   *[other] { $trophies } trophées
  }, { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
  }.
about-cursed = Maudit : −2 en puissance.
about-item = Se porte comme { $slot } : +{ $bonus } en puissance. { $price ->
    [one] Coûte { $price } gemme.
   *[other] Coûte { $price } gemmes.
  }
about-monster = { $type }, puissance { $power }. Vaincu, il rapporte { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
  } et { $trophies ->
    [one] { $trophies } trophée
   *[other] { $trophies } trophées
  }, et sa dépouille.
about-fought = Sa puissance est de { $power } ; seul, { $who } gagne à { $alone } %.
about-flee = Il est si fort qu’on peut fuir : ni gain ni blessure.
about-no-flight = On ne peut pas le fuir maintenant.
about-special = Une carte spéciale : elle s’applique, et l’expédition est finie.
about-event = Un événement : il touche tous ceux qu’il concerne, et l’on tire une autre carte.
about-quest = Principale : { $double } trophées et 4 gemmes ; secondaire : { $value } et 4 gemmes. Inachevée à la fin, une principale coûte { $value }, une secondaire 1.
about-slot = Une quête secondaire que seul son détenteur a lue. Elle s’échange sans être montrée.
about-type = Objets, quêtes et Forestier tiennent compte du type d’un monstre.
about-offer = { $sender } propose ceci à { $to }. Ce qui se donne maintenant change de mains à l’acceptation ; le reste est promis.
about-promise = { $sender } a promis ceci à { $to }. Seule la réputation y oblige.
about-promise-open = Elle n’est pas encore jugée.
about-promise-kept = Elle a été tenue.
about-promise-broken = Elle a été rompue.
about-promise-void = Sa condition n’est jamais venue : personne ne doit rien.
about-promise-waived = Elle a été remise.
about-place-temple = Pour 2 gemmes, toutes les blessures guérissent et la malédiction est écartée.
about-place-guild = Pour 2 gemmes, on tire deux quêtes et on en garde une. Une par tour, trois ouvertes au plus.
about-place-stall = Pour 6 gemmes, 1 trophée. Une fois par tour.
about-place-dungeon = Tirez une carte : les monstres rapportent gemmes et trophées, événements et cartes spéciales s’appliquent. Il faut une aventure par tour : ici, ou à l’arène.
about-place-arena = Nommez un défenseur ; tous les autres choisissent un camp en secret. Le camp vainqueur gagne des trophées, et un attaquant vainqueur pille. À partir de la manche 3.
about-side-attacker = Votre valeur d’allié à l’attaquant. S’il gagne, vous gagnez 1 trophée ; s’il perd, une blessure.
about-side-defender = Votre valeur d’allié au défenseur. S’il gagne, vous gagnez 1 trophée ; s’il perd, une blessure.
about-side-neutral = Vous restez à l’écart : ni gain ni blessure.
about-die-green = Le dé du joueur actif, ou de l’attaquant. Le camp vert gagne les égalités.
about-die-red = Le dé du monstre, ou du défenseur.
about-kritik = Un 8 est un KritiK : il compte 16, et les perdants prennent 2 blessures.
