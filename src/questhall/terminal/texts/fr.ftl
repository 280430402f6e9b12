# Le terminal en français.

refusal = { $why } [{ $rule }]
waiting-for = On attend { $who }.
waiting-for-you = { $name }, on n’attend que vous : { $ask }
throw-dice = Lancez les dés : { $name }
not-understood = « { $typed } » ne veut rien dire ici : tapez le numéro d’un choix ou son nom ; aide donne les commandes.

## Commandes que l’on peut taper ; plusieurs mots pour une commande sont séparés par des virgules

command-why = pourquoi
command-explain = expliquer, quoi
command-undo = annuler, retour
command-redo = refaire
command-reset = reprendre
command-log = journal
command-sheet = feuille
command-table = table, réserve
command-rules = règles, règle
command-odds = chances
command-lang = langue
command-correct = corriger
command-save = sauver
command-again = encore, revanche
command-quit = quitter
command-help = aide

help-explain = expliquer { $thing } : ce qu’est une chose, ce qu’elle fait, et sa règle
help-why = pourquoi { $thing } : pourquoi une chose ne peut être choisie
help-undo = annuler votre dernière réponse
help-redo = la rétablir
help-reset = reprendre tout votre tour
help-log = journal 50 : les dernières lignes du journal
help-sheet = feuille 2, feuille Ben : la feuille d’un joueur
help-table = ce qui est sur la table pour tous
help-rules = règles { $rule }, règles { $word } : une règle, ou toutes celles qui ont ce mot
help-odds = les probabilités utiles ; suivi d’une réponse, celles de cette réponse
help-lang = langue en : changer de langue
help-correct = corriger { $faces } : les dés lancés à la main ont été mal saisis
help-save = où la partie est gardée (chaque réponse l’est dès qu’elle est donnée)
help-again = une nouvelle partie avec les mêmes joueurs, quand celle-ci est finie
help-quit = partir ; la partie est gardée et continue avec --resume
help-help = cette liste
help-answers = Une réponse se donne par son numéro, son nom ou une forme courte : { $answers }.

## Verbes des réponses, tels qu’on les tape

verb-walk = marcher, aller
verb-block = bloquer, mur
verb-step-out = sortir
verb-flee = fuir
verb-steer = guider, démon
verb-hide = cacher
verb-guess = deviner, dire
verb-stop = arrêter, stop
verb-stay = rester
verb-leave = partir, quitter la salle
verb-pass = passer, ne rien acheter, rien
verb-take-nothing = ne rien prendre, rien
verb-decline = renoncer, ne rien bloquer
verb-take = prendre
verb-buy = acheter
verb-use = utiliser
verb-keep = garder
verb-scratch = rayer

set-reroll = Relancer des dés : tapez leurs numéros, par exemple « { $example } »
set-any = { $verb } : tapez plusieurs numéros, par exemple « { $example } »

## Mode ligne

plain-welcome = { $title }. Tapez une réponse, ou aide.
plain-over = La partie est finie. Tapez encore pour une revanche, annuler, journal, feuille ou quitter.
pass-to = Passez le clavier à { $name }, qui appuie sur Entrée. Les autres regardent ailleurs.
dice-faces =
    { $count ->
        [one] { $count } dé : { $faces }
       *[other] { $count } dés : { $faces }
    }
dice-count =
    { $wanted ->
        [one] { $wanted } dé est lancé, mais { $given } faces sont tapées.
       *[other] { $wanted } dés sont lancés, mais { $given } faces sont tapées.
    }
no-such-face = « { $typed } » n’est sur aucune face de ce dé. Il a : { $faces }.
impossible-throw = Ces dés ne peuvent pas montrer cela ensemble.
nothing-to-undo = Il n’y a rien à annuler ni à rétablir.
undone = Annulé.
undone-ahead = Annulé. Vous avez vu ce qui vous attend ; les dés tomberont de même.
redone = Rétabli, avec les mêmes dés.
undo-consent =
    { $why ->
        [thrown] Des dés ont été lancés depuis. Tous d’accord pour annuler ? (o/n)
        [revealed] Un secret a été révélé depuis. Tous d’accord pour annuler ? (o/n)
       *[others] D’autres ont joué depuis. Tous d’accord pour annuler ? (o/n)
    }
no-such-seat = Ce joueur n’est pas là. À la table : { $names }.
no-such-language = Langues : { $langs }.
nothing-to-correct = Aucun dé n’a encore été lancé.
not-by-hand = Les dés de cette partie ne sont pas lancés à la main.
not-kept = Cela n’a pas pu être gardé : { $problem }
corrected = Corrigé.
not-over = La partie n’est pas encore finie.
saved = La partie est gardée dans { $file } ; --resume la continue.
saved-over = La partie finie est gardée dans { $file }.

## Apartés

explain-what = Demandez ce qu’est une chose, par exemple : expliquer { $thing }.
explain-nothing = Il n’y a pas de « { $thing } » sur la table.
why-what = Demandez le pourquoi d’une chose, par exemple : pourquoi { $thing }.
why-nothing = « { $thing } » n’est rien que l’on puisse choisir.
why-allowed = Cela peut être choisi : { $thing }.
rule-source = Source : { $source }
rule-option = Option de table : { $option }
rule-unknown = Le livre de règles n’a rien sous « { $word } ».
rule-near = Proche : { $near }.

## Plein écran

top-sheet = feuille : { $name }
top-supply = la table
top-replay = lecture { $n } / { $last }
top-dice =
    { $source ->
        [fair] dés équitables
        [seeded] dés à graine
        [hand] dés à la main
       *[other] dés { $source }
    }
rail-waiting = À VOUS
rail-watch = VOUS REGARDEZ
rail-rolling = Les dés roulent.
rail-over = FINI
rail-pick = Dés { $keys } (* tous), puis Entrée :
rail-arrows = Les flèches font marcher.
rail-cursor = Flèches et Entrée choisissent une case.
rail-faces = Les touches donnent les faces à la suite, Retour efface, Entrée valide.
hint-start = ? donne les touches · : pour taper une réponse · q garde et quitte
hint-why = Pourquoi est-ce impossible ? Flèches ou clic ; Entrée demande, Échap termine.
hint-skip = une touche passe
hint-pick-first = Choisissez au moins un dé, puis Entrée ; 0 arrête.
solid-wall = C’est un mur plein.
too-small = Trop petit : agrandir à { $width }×{ $height }, ou jouer avec --plain.
hint-which = Choisissez dans la liste.
hint-over = Entrée montre à nouveau le résultat.
replay-undone = Ceci a été annulé plus tard.
replay-commands = suivant, précédent, un numéro d’entrée, feuille, règles, langue, quitter.
confirm-yes = o : oui
confirm-no = n : non
curtain = Passez le clavier à
curtain-ready = Entrée quand personne d’autre ne regarde
end-seat = { $name } : { $score }, { $fate }
end-keys = r revanche · u annuler · Échap voir la table · q quitter
type-answer = une réponse, des faces de dés, ou une commande comme pourquoi { $thing }
go-to-entry = numéro d’entrée
rules-search = numéro de règle, chapitre ou mot
close-keys = Échap ferme

keys-title = Touches
keys-choose = 1-9 a-z
keys-choose-what = choisir l’option ou le dé de cette touche
keys-arrows = ← ↑ → ↓
keys-arrows-what = marcher, ou aller vers une case ou une option
keys-enter = Entrée
keys-enter-what = agir : relancer les dés choisis, prendre la case sous le curseur
keys-type = :
keys-type-what = taper une réponse ou une commande en toutes lettres
keys-why = w
keys-why-what = pourquoi pas ? puis flèches ou clic ; un clic sur ce qui est sombre répond aussitôt
keys-undo = u r R
keys-undo-what = annuler, rétablir, reprendre tout le tour
keys-sheets = Tab F1-F4
keys-sheets-what = les feuilles des autres joueurs
keys-table = t
keys-table-what = trésors et objets encore sur la table
keys-odds = o
keys-odds-what = afficher ou cacher les chances
keys-rules = i
keys-rules-what = chercher une règle
keys-lang = l
keys-lang-what = français, anglais
keys-correct = c
keys-correct-what = corriger les derniers dés lancés à la main
keys-log = PgPréc PgSuiv
keys-log-what = faire défiler le journal
keys-quit = q
keys-quit-what = quitter ; la partie est gardée
keys-replay = ← → ↑ ↓
keys-replay-what = pas à pas, tour par tour ; Origine, Fin, g va à une entrée
signs-title = Signes

menu-title = Questhall
menu-tagline = La salle où l’on joue aux jeux de plateau de quêtes et de donjons.
menu-resume = Continuer la dernière partie
menu-alone = Jouer seul
menu-bots =
    { $count ->
        [one] Jouer contre { $count } robot
       *[other] Jouer contre { $count } robots
    }
menu-hotseat = { $count } joueurs à ce clavier
menu-keys =
    ↑ ↓ choisir · ← → robots : { $level ->
        [easy] facile
        [strong] fort
       *[fair] moyen
    } · Entrée commence · l English · q quitte

## Les exemples de l’aide

example-thing = 1
example-rule = R01
example-word = dés
example-faces = 6 6
example-answers = 1, ou les premières lettres d’une réponse
