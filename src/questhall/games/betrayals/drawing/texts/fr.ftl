dqt-headline = Tour de table { $round } · but { $goal } trophées · pot { $pot } · { $deck } cartes en pioche
dqt-last = dernier tour de table !
dqt-main = Quête principale : { $quest }, { $n } sur { $of } (2 × { $value } trophées). { $asks }
dqt-quest = Quête : { $quest }, { $n } sur { $of } ({ $value ->
    [one] { $value } trophée
   *[other] { $value } trophées
  }). { $asks }
dqt-dealt = Au choix : { $quest }. { $asks }
dqt-ware = { $item } : { $price ->
    [one] { $price } gemme
   *[other] { $price } gemmes
  }, +{ $bonus }
dqt-promise = { $who } à { $to } : { $what }
dqt-monster = { $card } : puissance { $power }, { $gems ->
    [one] { $gems } gemme
   *[other] { $gems } gemmes
  }, { $trophies ->
    [one] { $trophies } trophée
   *[other] { $trophies } trophées
  }
dqt-alone = Sans allié, avec { $power } : { $chance } %
dqt-with = Avec { $who } : { $chance } %
dqt-arena = Arène : { $attacker } ({ $green }) contre { $defender } ({ $red })
dqt-chance = Victoire de l’attaquant, sans le public : { $chance } %
dqt-chance-promised = Victoire de l’attaquant, si chacun tient le camp promis : { $chance } %
dqt-third = { $who } ({ $ally }) : { $side }
dqt-dice = Dés : vert { $green }, rouge { $red }
dqt-score = { $score } trophées au décompte final ({ $trophies } avant)
dqt-lost = { $quest } : −{ $points }
dqt-sign-trophies = trophées
dqt-sign-power = puissance / puissance d’allié
dqt-sign-wounds = blessures
dqt-sign-gems = gemmes
dqt-sign-quests = quêtes secondaires ouvertes
dqt-sign-unique = pouvoir unique disponible
dqt-sign-kept = promesses tenues, quêtes validées
dqt-sign-broken = promesses trahies
dqt-sign-carcass = dépouille
dqt-sign-curse = malédiction
dqt-sign-fist = un poing fermé
dqt-trait = Talent : { $name }. { $about }
dqt-unique = Pouvoir unique : { $name }. { $about }
dqt-unique-spent = Pouvoir unique, épuisé : { $name }. { $about }
dqt-token = Jeton d’ennemi juré : { $type }
dqt-cursed = Malédiction : −2 en puissance
dqt-odd = Je ne comprends pas « { $word } » dans ce marché. Par exemple : { dqt-deal-example }
dqt-deal-example = marché Ben ; donner 3, Hache double ; demander quête 7 ; promettre 2, trophée ; vouloir attaquant ; allié ; privé ; "sans ruse"
dqt-deal-about = une offre en vos propres mots ; comme promesses aussi part 1/2, dépouille mort-vivant, butin, paix 6, aide 6, 2 toujours, 2 tour 6 ; payer 3, 1 gemme en paie une part
dqt-word-deal = marché, marchander
dqt-word-pay = payer
dqt-word-give = donner, donne
dqt-word-ask = demander, demande
dqt-word-promise = promettre, promets
dqt-word-want = vouloir, veux
dqt-word-ally = allié, alliée
dqt-word-private = privé
dqt-word-sworn = juré
dqt-word-gems = gemme, gemmes
dqt-word-quest = quête
dqt-word-share = part
dqt-word-trophy = trophée
dqt-word-carcass = dépouille
dqt-word-loot = butin
dqt-word-attacker = attaquant
dqt-word-defender = défenseur
dqt-word-peace = paix
dqt-word-help = aide
dqt-word-always = toujours
dqt-word-round = tour

## Les exemples de l’aide

example-thing = seat:1
example-rule = dqt-are-02
example-word = promesse
example-faces = 6 3
example-answers = arena seat:1, ou dungeon, pass, accept
