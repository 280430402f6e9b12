# Les mots des rapports, et de ce qui est mesuré dans tous les jeux.

measure-won-or-shared = victoires, même partagées
measure-score = score
measure-turns-at-the-table = tours à la table

chart-wins = Qui gagne
    .about = La part des parties, victoires partagées comprises.
chart-scores = Scores
    .about = Points de chaque place à la fin.
chart-length = Combien de temps dure une partie
    .about = Tours à la table.

report-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} entre robots
report-bots = Assis
report-rotate = une place plus loin à chaque partie
report-options = Options
report-no-options = telles quelles
report-seed = Graine
report-versions = Joué avec
report-figures = Tous les chiffres
    .about = Parts et moyennes, avec leurs intervalles de confiance à 95 %.
report-compared = Ce que fait le changement
    .about = { $games ->
        [one] { $games } paire
       *[other] { $games } paires
    } de parties avec les mêmes dés. L’autre : { $what }. Entre crochets, l’intervalle de confiance à 95 % de la différence ; ce qui exclut zéro est en gras. Appariement : il faudrait tant de fois plus de parties avec d’autres dés.
report-nothing = Rien de tel n’est arrivé dans ces parties.
report-interval = Les traits fins sont des intervalles de confiance à 95 %.
report-language = Langue

column-bot = robot
column-measure = mesure
column-value = valeur
column-low = de
column-high = à
column-count = comptés
column-share = part
column-thing = quoi
column-with = avec
column-without = sans
column-difference = différence
column-place = où
column-one = tel quel
column-other = comparé
column-pairing = appariement
