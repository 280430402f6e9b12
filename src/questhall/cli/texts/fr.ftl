# La ligne de commande en français.

error = questhall : { $message }
see-help = { $message } (voir { $command } --help)
crash = une erreur imprévue s’est produite ({ $error }) ; le rapport est dans { $file }. Les parties gardées ne sont pas perdues.
nowhere = aucun fichier, car aucun n’a pu être écrit

about = Des jeux de plateau de quêtes et de donjons. Sans commande : la salle s’ouvre dans votre navigateur.
examples =
    exemples :
      questhall                                        ouvrir la salle dans le navigateur
      questhall play                                   choisir un jeu pour le terminal
      questhall play dragonquest                       jouer seul
      questhall play dragonquest --players 3           vous et deux robots
      questhall play --resume                          continuer la dernière partie
      questhall replay FICHIER --verify                vérifier chaque coup et chaque jet
      questhall rules dragonquest crâne                toutes les règles sur les crânes
help-usage = usage :{" "}
help-help = afficher cette aide et finir
help-arguments = arguments
help-options = options
help-commands = commandes
meta-command = COMMANDE
meta-game = JEU
meta-file = FICHIER
meta-seats = QUI,QUI
meta-names = NOM,NOM
meta-option = CLÉ=VALEUR
meta-rule = NUMÉRO|MOT

play-short = jouer dans le terminal, seul, à un clavier ou contre des robots
play-about = Jouer dans le terminal. Chaque réponse est gardée dès qu’elle est donnée ; quitter garde la partie.
play-examples =
    exemples :
      questhall play dragonquest
      questhall play dragonquest --players 3 --names Ada
      questhall play dragonquest --seats human,human,sane --option difficulty=gentle
      questhall play dragonquest --dice hand           vous lancez de vrais dés
      questhall play dragonquest --seed 7 --plain      mode ligne, toujours les mêmes dés
      questhall play --resume                          continuer la dernière partie inachevée
replay-short = revoir une partie pas à pas, ou la vérifier
replay-about = Revoir une partie enregistrée, en avant et en arrière ; ou la vérifier.
replay-examples =
    exemples :
      questhall replay FICHIER.game.jsonl
      questhall replay FICHIER.game.jsonl --to 40 --plain
      questhall replay FICHIER.game.jsonl --verify     code de sortie 1 si quelque chose est faux
serve-short = ouvrir la salle aux autres
rules-short = lire les règles par chapitre, numéro ou mot
rules-about = Lire les règles d’un jeu, avec les décisions qui les fondent.
rules-examples =
    exemples :
      questhall rules dragonquest                      les chapitres
      questhall rules dragonquest mov                  un chapitre
      questhall rules dragonquest drq-mov-03           une règle et ses décisions
      questhall rules dragonquest R06                  une décision
      questhall rules dragonquest trois crânes         toutes les règles qui ont ces mots

arg-lang = langue (par défaut celle de l’environnement)
arg-version = afficher la version et finir
arg-game = le nom du jeu, comme dragonquest
arg-seats = qui tient chaque place : human, ou le nom d’un robot
arg-players = combien jouent : vous et des robots
arg-names = les noms des joueurs, dans l’ordre des places
arg-option = une option de table ; peut être donnée plusieurs fois
arg-dice = fair : nul ne peut les prévoir, tous peuvent les vérifier (par défaut) ; seeded : les mêmes pour la même graine ; hand : de vrais dés
arg-seed = la graine des dés, un mot ou un nombre
arg-speed = combien de temps les réponses des robots et les jets restent à l’écran (par défaut : normal)
arg-plain = mode ligne, pour lecteurs d’écran et tubes
arg-resume = continuer une partie gardée ; sans fichier, la dernière inachevée
arg-salvage = continuer avec ce qui précède le dommage d’un fichier abîmé
arg-save = le fichier où garder la partie (par défaut : le dossier de données)
arg-record = un enregistrement, *.game.jsonl
arg-to = l’entrée par laquelle commencer
arg-verify = recalculer chaque coup et chaque jet
arg-rule = un numéro de règle, une décision, un chapitre ou des mots ; rien pour les chapitres
arg-all = tout le livre de règles

arg-unknown = argument inconnu : { $what }
arg-empty = { $which } demande une valeur
arg-choice = { $which } : { $what } n’est pas parmi { $known }
arg-value = { $which } : { $what } n’est pas un nombre
arg-both = { $which } et { $what } s’excluent
arg-missing = il manque : { $what }

no-game = aucun jeu ne s’appelle { $name } ; il y a : { $known }
bad-seat = { $word } n’est ni human ni un robot ; les robots : { $bots }
bad-count = { $game } se joue de { $least } à { $most } joueurs, pas { $count }
too-many-names = { $names } noms pour { $seats } places
bad-name = « { $name } » ne peut être un nom : { $most } lettres au plus, sans : @ ni accolades
bad-option = --option { $word } n’est pas compris ; écrire clé=valeur, avec l’une de : { $known }
bad-value = --option { $key } : { $value } n’est pas parmi { $known }
bad-json = --option { $key } : la valeur doit être du JSON, comme '[{"{"}"name": "Lampe", "stars": 3, "value": 900{"}"}]'
bad-setup = ces options ne peuvent se jouer : { $problem }
seed-without = --seed est pour les dés à graine, pas pour { $dice } ; retirer l’un des deux
no-seed = --dice seeded demande une graine : --seed
nothing-saved = aucune partie inachevée dans { $folder } ; en commencer une : questhall play dragonquest
no-secret = { $file } ne peut être continué : le secret de ses dés équitables (le fichier { $file }.secret) manque ; questhall replay le montre
damaged = { $problem }.
salvage-ask =
    { $lines ->
        [one] Une ligne avant le dommage est bonne. Continuer de là ? Le fichier abîmé est gardé à côté. (o/n)
       *[other] Les { $lines } lignes avant le dommage sont bonnes. Continuer de là ? Le fichier abîmé est gardé à côté. (o/n)
    }
salvage-no = laissé tel quel
salvage-hint =
    { $lines ->
        [one] Une ligne avant est bonne : questhall play --resume { $file } --salvage
       *[other] Les { $lines } lignes avant sont bonnes : questhall play --resume { $file } --salvage
    }

menu-line =
    { $game ->
        [none] { $what }
       *[other] { $game } : { $what }
    }
menu-ask = Tapez un numéro, ou quitter.

check-right = juste   { $what } : { $found }
check-wrong = FAUX    { $what } : { $found }
check-open = ouvert  { $what } : { $found }
check-lines = lignes
check-header = en-tête
check-moves = coups
check-dice = dés
check-throws = jets
check-result = résultat
verified = { $file } : tout ce qui peut être vérifié est juste.
not-verified = { $file } : PAS juste, voir ci-dessus.
rules-how = Un chapitre : questhall rules { $game } mov. Une règle : questhall rules { $game } drq-mov-03. Des mots : questhall rules { $game } trois crânes.
