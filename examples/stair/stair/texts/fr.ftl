title = Le Long Escalier
tagline = Encore une marche. Que pourrait-il arriver ?
facts = 2 à 4 joueurs · 5 minutes · tenter sa chance
credit = Un jeu d’exemple
about = Un escalier, une torche et un dé. Chaque marche donne de l’or, et chaque marche peut amener le coup de vent qui emporte tout.
notice = Exemple d’un jeu dans son propre paquet.
bot-easy = facile
    .about = Continue ou rebrousse chemin au hasard.
bot-fair = moyen
    .about = Rebrousse chemin avec peu.
bot-strong = fort
    .about = Rebrousse chemin quand un pas de plus ne rapporte plus.
bot-patient = patient
bot-hasty = pressé

event-turn-begins = { $hero } allume une torche et descend.
event-found = { $hero } trouve { $gold } d’or et en porte { $all }.
event-dark =
    { $gold ->
        [0] Coup de vent : la torche de { $hero } s’éteint dès la première marche.
       *[other] Coup de vent : la torche s’éteint, et { $hero } perd { $gold } d’or dans le noir.
    }
event-saved = { $hero } remonte avec { $gold } d’or et en a { $all }.
option-deeper = Descendre encore, avec { $gold } d’or en main
option-back = Remonter et mettre { $gold } d’or à l’abri
result-won = { $hero } est le plus riche de l’escalier.
reason-over = La partie est finie.
reason-not-you = { $hero } est dans l’escalier ; vous attendez en haut.
ref-die = le dé
ref-purse = la bourse
about-die = De 2 à 6, de l’or à porter ; 1, un coup de vent.
about-purse = { $gold } d’or, pas encore à l’abri.
ask-Choice = Plus bas, ou remonter ?
wait-Choice = On attend { $who } dans l’escalier.
throw-step = Jetez le dé pour une marche : que montre-t-il ?
setting-goal = Or pour gagner
setting-goal-about = Combien d’or il faut mettre à l’abri.
setting-goal-20 = 20 : une partie courte
setting-goal-40 = 40 : une longue
label-carried = Porté : { $gold } d’or
label-goal = But : { $gold } d’or
