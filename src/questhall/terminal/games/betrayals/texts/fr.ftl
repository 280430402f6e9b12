dqt-headline = Tour de table { $round } · but { $goal } points · pot { $pot } · { $deck } cartes en pioche
dqt-last = dernier tour de table !
dqt-main = Quête principale : { $quest }, { $n } sur { $of } (2 × { $value } points). { $asks }
dqt-quest = Quête : { $quest }, { $n } sur { $of } ({ $value ->
    [one] { $value } point
   *[other] { $value } points
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
    [one] { $trophies } point trophée
   *[other] { $trophies } points trophée
  }
dqt-alone = Sans allié, avec { $power } : { $chance } %
dqt-with = Avec { $who } : { $chance } %
dqt-arena = Arène : { $attacker } ({ $green }) contre { $defender } ({ $red })
dqt-chance = Victoire de l’attaquant, sans le public : { $chance } %
dqt-third = { $who } ({ $ally }) : { $side }
dqt-dice = Dés : vert { $green }, rouge { $red }
dqt-score = { $score } points ({ $trophies } points trophée)
dqt-lost = { $quest } : −{ $points }
dqt-sign-trophies = points trophée
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

## Les exemples de l’aide

example-thing = seat:1
example-rule = dqt-are-02
example-word = promesse
example-faces = 6 3
example-answers = arena seat:1, ou dungeon, pass, accept
