# La ligne de commande en français.

error = questhall : { $message }
see-help = { $message } (voir { $command } --help)
crash = une erreur imprévue s’est produite ({ $error }) ; le rapport est dans { $file }. Les parties gardées ne sont pas perdues.
bad-proxy = { $address } n’est ni l’adresse ni le réseau d’un mandataire ; écrivez 192.0.2.7 ou 10.0.0.0/8
limit-time = cela durait plus de { $seconds } secondes et a été abandonné : le fichier est trop gros ou trop compliqué.
limit-memory = cela demandait plus de mémoire qu’aucun fichier de ce genre et a été abandonné.
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
meta-url = URL
meta-host = HÔTE
meta-mail = ADRESSE
meta-level = NIVEAU
meta-seats = QUI,QUI
meta-names = NOM,NOM
meta-option = CLÉ=VALEUR
meta-quest = QUÊTE
meta-lesson = LEÇON
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
      questhall play heroquest --option quest_file=@mienne.toml
      questhall play --resume                          continuer la dernière partie inachevée
learn-short = une première partie qui apprend à jouer
learn-about = Une première partie de cinq minutes environ : elle dit quoi faire, pourquoi, et selon quelle règle. Quittez-la quand vous voulez ; questhall play --resume la reprend.
learn-examples =
    exemples :
      questhall learn dragonquest
      questhall learn dragonquest --plain --lang fr
replay-short = revoir une partie pas à pas, ou la vérifier
replay-about = Revoir une partie enregistrée, en avant et en arrière ; ou la vérifier.
replay-examples =
    exemples :
      questhall replay FICHIER.game.jsonl
      questhall replay FICHIER.game.jsonl --to 40 --plain
      questhall replay FICHIER.game.jsonl --verify     code de sortie 1 si quelque chose est faux
      questhall replay FICHIER.game.jsonl --browser    la page de relecture dans le navigateur
backup-short = copier toute la salle dans un seul fichier
backup-about = Copier toutes les tables, parties, places et clés dans un nouveau fichier. On peut continuer à jouer pendant ce temps.
backup-examples =
    exemples :
      questhall backup salle-lundi.backup
      questhall backup salle-lundi.backup --database postgresql://user:password@host/db
arg-backup = le nouveau fichier ; il contient les secrets des parties en cours
backup-done = { $count ->
    [one] { $count } table est
   *[other] { $count } tables sont
 } dans { $file }. Gardez-le là où vous seul le lisez.
backup-there = { $file } existe déjà. Une sauvegarde va dans un nouveau fichier.
backup-no-hall = Il n’y a pas de salle à copier : { $file } n’existe pas.
backup-no-folder = Il n’y a pas de dossier { $file }.
restore-short = remettre une sauvegarde dans une base vide
restore-about = Remettre tout le contenu d’une sauvegarde dans une base encore sans tables, de l’une ou l’autre sorte. Tout ou rien.
restore-examples =
    exemples :
      questhall restore salle-lundi.backup
      questhall restore salle-lundi.backup --database postgresql://user:password@host/db
arg-restore = un fichier fait par `questhall backup`
restore-done = { $count ->
    [one] { $count } table est revenue
   *[other] { $count } tables sont revenues
 } de { $file }.
restore-no-file = Il n’y a pas de fichier { $file }.
restore-no-backup = { $file } n’est pas une sauvegarde de salle.
restore-not-empty = Cette base a déjà des tables. Arrêtez la salle, mettez son fichier de côté ou nommez une base vide avec --database.
copying-failed = Rien n’a changé : { $problem }
doctor-short = voir si la salle et ses parties vont bien
doctor-about = Examiner la salle : versions, disque, base de données, et si chaque partie peut continuer. Il est dit quoi faire.
doctor-examples =
    exemples :
      questhall doctor                                 la salle de cette machine ; code de sortie 1 si quelque chose va mal
      questhall doctor --database postgresql://user:password@host/db
doctor-right = bon    { $what }
doctor-wrong = FAUX   { $what }
doctor-versions = Questhall { $version } ({ $form }), Python { $python }, SQLite { $sqlite }
doctor-no-database = Il n’y a pas encore de salle : { $file } est créé à la première ouverture.
doctor-disk = { $megabytes } Mo sont libres dans { $folder }
doctor-disk-advice = Faites de la place : quand le disque est plein, la salle refuse tout coup, et n’en perd aucun.
doctor-file-sound = { $file } est en bon état
doctor-file-unreadable = { $file } est illisible : { $problem }
doctor-file-damaged = { $file } est abîmé : { $problem }
doctor-file-advice = Arrêtez la salle, copiez ailleurs le fichier et ceux d’à côté (-wal, -shm), et remettez la dernière sauvegarde.
doctor-schema = la base a le schéma { $schema }, celui d’aujourd’hui
doctor-schema-old = la base a le schéma { $schema } ; elle est portée à { $newest }
doctor-too-new = { $problem }
doctor-too-new-advice = Installez la version de Questhall qui l’a faite, ou une plus récente.
doctor-no-store = la base ne peut servir : { $problem }
doctor-no-store-advice = L’adresse est-elle juste, le serveur tourne-t-il, cet utilisateur peut-il y écrire ?
doctor-writes = la base ({ $kind }) prend ce qu’on écrit et le rend
doctor-no-write = rien ne peut être écrit : { $problem }
doctor-no-write-advice = Voyez le disque et qui peut écrire ; rien de ce qui a été confirmé n’est perdu.
doctor-game-bad = la partie de la table { $table } ne peut continuer : { $problem }
doctor-game-advice = Ses lignes sont gardées. Lancez la version de Questhall avec laquelle elle fut jouée, ou signalez-la avec son enregistrement.
doctor-games = { $good } parties peuvent continuer ou être revues, { $bad } non
doctor-saves = { $count } parties sont gardées en fichiers, dont { $bad } abîmées
doctor-save-advice = questhall play --resume FICHIER --salvage continue après la dernière bonne ligne.
doctor-well = Tout va bien.
doctor-ill = Quelque chose va mal ; quoi faire est dit sous chaque ligne.
serve-short = ouvrir la salle à d’autres
serve-about = Servir la salle : les tables, les pages pour navigateurs et une API pour programmes. Tout coup accepté est sur le disque.
serve-examples =
    exemples :
      questhall serve --lan                            pour toute la maison ; montre un code QR
      questhall serve --port 80 --host 0.0.0.0         pour tous ceux qui atteignent cette machine
      questhall serve --database postgresql://nom:motdepasse@hote/base --workers 4
      questhall serve --behind-proxy --public-url https://salle.example.org
rules-short = lire les règles par chapitre, numéro ou mot
rules-about = Lire les règles d’un jeu, avec les décisions qui les fondent.
rules-examples =
    exemples :
      questhall rules dragonquest                      les chapitres
      questhall rules dragonquest mov                  un chapitre
      questhall rules dragonquest drq-mov-03           une règle et ses décisions
      questhall rules dragonquest R06                  une décision
      questhall rules dragonquest trois crânes         toutes les règles qui ont ces mots
quest-short = vérifier, commencer, importer ou exporter une quête
quest-about = Des quêtes en fichiers, pour les jeux qui en ont ; les pages sur les quêtes dans docs expliquent chaque clé. Un fichier dit lui-même de quel jeu il est.
quest-examples =
    exemples :
      questhall quest new mienne.toml                  une petite quête pour commencer
      questhall quest new --game JEU mienne.toml       la même chose pour un autre jeu
      questhall quest check mienne.toml                tout ce qui ne va pas, avec fichier et ligne
      questhall quest import carte.xml                 une carte HeroScribe devient carte.toml
      questhall quest export mienne.toml               une quête devient la carte HeroScribe mienne.xml
quest-check-short = trouver ce qui ne va pas dans des quêtes
quest-check-about = Dire tout ce qui ne va pas dans des quêtes : fichier, ligne, endroit et règle. Plusieurs fichiers sont aussi vérifiés comme campagne. Code de sortie 1 si quelque chose ne va pas.
quest-check-examples =
    exemples :
      questhall quest check mienne.toml
      questhall quest check quetes/*.toml
quest-new-short = écrire une petite quête pour commencer
quest-new-about = Écrire une petite quête qui se joue telle quelle, avec tout ce qu’on y trouve d’habitude.
quest-new-examples =
    exemples :
      questhall quest new mienne.toml
      questhall quest new --game JEU mienne.toml
quest-import-short = faire une quête d’une carte d’un autre programme, comme HeroScribe
quest-import-about = Faire une quête du XML de HeroScribe. Ce que la carte ne peut pas dire est marqué FIXME ; ce qui n’a pu être repris est noté en tête.
quest-import-examples =
    exemples :
      questhall quest import carte.xml
      questhall quest import carte.xml mienne.toml
quest-export-short = faire d’une quête une carte pour un autre programme, comme HeroScribe
quest-export-about = Dessiner une quête pour HeroScribe. Ses textes deviennent des notes, dans votre langue ; les événements et leurs effets restent ici.
quest-export-examples =
    exemples :
      questhall quest export mienne.toml
      questhall quest export mienne.toml carte.xml --lang en

arg-lang = langue (par défaut celle de l’environnement)
arg-version = afficher la version et finir
arg-game = le nom du jeu, comme dans les exemples
arg-seats = qui tient chaque place : human, un niveau (easy, fair, strong) ou le nom d’un robot
arg-players = combien jouent : vous et des robots
arg-play-bots = niveau des robots : easy (facile), fair (moyen, par défaut) ou strong (fort)
arg-names = les noms des joueurs, dans l’ordre des places
arg-option = une option de table ; peut être donnée plusieurs fois ; @FICHIER prend la valeur dans un fichier
arg-play-quest = quelle quête : son numéro, son nom, ou un fichier à vous, vérifié d’abord
arg-dice = fair : nul ne peut les prévoir, tous peuvent les vérifier (par défaut) ; seeded : les mêmes pour la même graine ; hand : de vrais dés
arg-seed = la graine des dés, un mot ou un nombre
arg-speed = combien de temps les réponses des robots et les jets restent à l’écran (par défaut : normal)
arg-plain = mode ligne, pour lecteurs d’écran et tubes
arg-resume = continuer une partie gardée ; sans fichier, la dernière inachevée
arg-salvage = continuer avec ce qui précède le dommage d’un fichier abîmé
arg-save = le fichier où garder la partie (par défaut : le dossier de données)
arg-record = un enregistrement, *.game.jsonl
arg-to = l’entrée par laquelle commencer
arg-replay-browser = la montrer dans le navigateur, sur la page de relecture de la salle
arg-verify = recalculer chaque coup et chaque jet
arg-rule = un numéro de règle, une décision, un chapitre ou des mots ; rien pour les chapitres
arg-all = tout le livre de règles
arg-host = l’adresse d’écoute (par défaut : cette machine seulement)
arg-port = le port (par défaut 8765 ; 0 en prend un libre)
arg-lan = écouter sur le réseau local et montrer l’adresse en code QR
arg-database = sqlite:///fichier ou postgresql://… (par défaut : un fichier du dossier de données)
arg-workers = processus du serveur (par défaut 1)
arg-bots = processus qui réfléchissent pour les robots
arg-public-url = l’adresse de la salle derrière un mandataire
arg-origin = une autre page qui peut se connecter ; à répéter au besoin
arg-rate = requêtes par seconde, par clé ou adresse (par défaut 40 ; 0 : sans limite)
arg-behind-proxy = un mandataire appelle : croire la dernière adresse qu’il ajoute à X-Forwarded-For, et X-Forwarded-Proto
arg-trusted-proxy = un autre de vos mandataires devant celui-là : une adresse ou un réseau (10.0.0.0/8) ; peut se répéter
arg-keep-days = effacer les tables finies après tant de jours (par défaut : jamais)
arg-private-webhooks = les webhooks peuvent appeler le réseau de l’opérateur
arg-push-key = notifications : le fichier de la clé, créé s’il manque
arg-push-contact = notifications : mailto: ou https: de l’opérateur
arg-log = noter chaque requête (adresses et chemins, jamais les clés)
arg-quests = des fichiers de quête
arg-quest = un fichier de quête
arg-new-quest = le fichier à écrire ; il ne doit pas encore exister
arg-foreign = une carte d’un autre programme, comme le XML de HeroScribe
arg-quest-out = le fichier de quête à écrire (par défaut le même nom avec .toml)
arg-foreign-out = la carte à écrire (par défaut le même nom, avec la terminaison de ce programme)
arg-quest-game = le jeu de la quête (par défaut le premier qui s’y prête)

arg-unknown = argument inconnu : { $what }
arg-empty = { $which } demande une valeur
arg-choice = { $which } : { $what } n’est pas parmi { $known }
arg-value = { $which } : { $what } n’est pas un nombre
arg-both = { $which } et { $what } s’excluent
arg-missing = il manque : { $what }

no-game = aucun jeu ne s’appelle { $name } ; il y a : { $known }
no-quests = { $game } n’a pas de quêtes à choisir
no-quest = --quest : ni quête { $word } ni fichier de ce nom ; écrivez 1 à { $most }, un fichier, ou l’une de { $known }
quest-unplayable = { $file } ne peut se jouer ; ce qui ne va pas est écrit ci-dessus
quest-of-other = { $file } est une quête de { $game }
bad-seat = { $word } n’est ni human ni un robot ; les robots : { $bots }
bad-count = { $game } se joue de { $least } à { $most } joueurs, pas { $count }
too-many-names = { $names } noms pour { $seats } places
bad-name = « { $name } » ne peut être un nom : { $most } lettres au plus, sans : @ ni accolades
bad-option = --option { $word } n’est pas compris ; écrire clé=valeur, avec l’une de : { $known }
bad-value = --option { $key } : { $value } n’est pas parmi { $known }
bad-file = --option { $key } : { $file } : { $problem }
bad-json = --option { $key } : la valeur doit être du JSON, comme '[{"{"}"name": "Lampe", "stars": 3, "value": 900{"}"}]'
bad-setup = ces options ne peuvent se jouer : { $problem }
seed-without = --seed est pour les dés à graine, pas pour { $dice } ; retirer l’un des deux
no-seed = --dice seeded demande une graine : --seed
cannot-listen = la salle ne peut pas écouter à { $where } ({ $why }) ; prenez un autre port avec --port
no-push-contact = --push-key demande --push-contact mailto:vous@example.org
nothing-saved = aucune partie inachevée dans { $folder } ; en commencer une : questhall play dragonquest
no-secret = { $file } ne peut être continué : le secret de ses dés équitables (le fichier { $file }.secret) manque ; questhall replay le montre
damaged = { $problem }.
salvage-ask =
    { $lines ->
        [one] { $lines } ligne avant le dommage est bonne. Continuer de là ? Le fichier abîmé est gardé à côté. (o/n)
       *[other] Les { $lines } lignes avant le dommage sont bonnes. Continuer de là ? Le fichier abîmé est gardé à côté. (o/n)
    }
salvage-no = laissé tel quel
salvage-hint =
    { $lines ->
        [one] { $lines } ligne avant est bonne : questhall play --resume { $file } --salvage
       *[other] Les { $lines } lignes avant sont bonnes : questhall play --resume { $file } --salvage
    }

menu-line =
    { $game ->
        [none] { $what }
       *[other] { $game } : { $what }
    }
menu-ask = Tapez un numéro (suivi de easy ou strong pour d’autres robots), ou quitter.

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

quest-verb-missing = dites que faire : questhall quest check, new, import ou export (voir questhall quest --help)
quest-good = { $file } : « { $title } » peut se jouer ({ $facts }).
quest-bad =
    { $count ->
        [one] { $file } : { $count } problème.
       *[other] { $file } : { $count } problèmes.
    }
quest-made = { $file } est écrit.
quest-there = { $file } existe déjà ; nommez un autre fichier
quest-unreadable = { $file } : { $problem }
quest-no-foreign = { $file } : { $problem }
quest-no-game = { $game } n’a pas de quêtes qui s’y prêtent ; il y a : { $known }
quest-no-exchange = les quêtes de { $game } ne s’échangent pas avec d’autres programmes

simulate-short = jouer beaucoup de parties entre robots et en rendre compte
simulate-about =
    Jouer beaucoup de parties entre robots sur tous les cœurs et rendre compte des résultats, avec des intervalles de confiance à 95 %.
    La même graine donne les mêmes chiffres, quels que soient la machine et le nombre de cœurs. Ctrl-C donne ce qui est déjà joué.
simulate-examples =
    exemples :
      questhall simulate dragonquest --seats sane --games 10000
      questhall simulate dragonquest --seats sane --players 4
      questhall simulate dragonquest --seats good,sane,sane,sane --rotate --out echelle.json
      questhall simulate dragonquest --seats reckless:4 --option difficulty=grim --seed 7
      questhall simulate dragonquest --bots           quels robots il y a
      questhall simulate heroquest --quest 1 --seats fair --players 5 --games 200
      questhall simulate betrayals --seats normal --players 4 --games 5000 --out runs/donjon
      questhall simulate --resume runs/donjon         reprendre après Ctrl-C, ou une panne
      questhall simulate dragonquest --seats sane --compare sombre.toml
      questhall simulate heroquest --quest 1 --seats fair --players 5 --content gobelins.toml
      questhall simulate deckbox --seats fair --players 3 --games 100000 --on ray://10.0.0.5:10001 --out runs/three
meta-bots = ROBOT,ROBOT
arg-simulate-seats = un robot ou un niveau (easy, fair, strong) pour toutes les places, ou un pour chacune
arg-simulate-players = combien de places (par défaut : autant que de robots nommés)
arg-games = combien de parties (par défaut : { $count })
arg-simulate-seed = d’où viennent les dés (par défaut : { $seed })
arg-simulate-quest = quelle quête, par son numéro ou son nom, pour les jeux qui en ont
arg-rotate = asseoir les robots une place plus loin à chaque partie
arg-simulate-workers = processus (par défaut : un par cœur)
arg-figures = écrire aussi les chiffres, en .json ou .csv ; tout autre nom est un dossier où chaque partie est gardée
arg-resume-run = reprendre ce qui est gardé dans ce dossier, et ne jouer que ce qui manque
meta-on = local|ray|ray://HÔTE:PORT
arg-on = où jouer : cette machine (par défaut), un Ray à soi, ou une grappe Ray ; les chiffres sont les mêmes
bad-place = --on { $given } : local, ray, ou ray://HÔTE:PORT
arg-content = un fichier TOML qui change des cartes ou d’autres contenus du jeu, pour cette fois seulement
arg-compare = un fichier TOML qui dit ce qui change : les mêmes parties sont jouées ainsi, et les différences données
comparison-title = { $game } : { $games } paires de parties, { $bots }
comparison-one = tel quel
comparison-other = comparé
comparison-difference = différence
comparison-pairing = appariement
comparison-caption = Entre crochets : intervalles de confiance à 95 % ; en gras quand ils excluent zéro. Appariement : il faudrait tant de fois plus de parties avec d’autres dés.
meta-out = FICHIER|DOSSIER
meta-folder = DOSSIER
run-none = { $folder } : il n’y a pas de experiment.json, donc aucune série n’y est gardée
run-unreadable = { $folder } : { $problem }
run-changed = { $folder } : experiment.json a été modifié depuis le début ; remettez-le, ou commencez dans un autre dossier
run-occupied = { $folder } : il s’y trouve déjà autre chose ; nommez un dossier nouveau, ou vide
run-parquet = { $folder } contient des fichiers Parquet ; pip install 'questhall[lab]' pour les lire
run-another = { $folder } contient une autre expérience ({ $what }) ; nommez un autre dossier, ou reprenez celle-ci avec --resume { $folder }
run-differs = { $what } : { $there } là-bas, { $here } ici
run-kept = { $games } parties sont gardées dans { $folder }. questhall report { $folder } les dessine.
run-interrupted = Interrompu. { $games } parties sur { $total } sont gardées dans { $folder } ; questhall simulate --resume { $folder } joue les autres.
arg-list-bots = donner la liste des robots du jeu et ne rien jouer
bad-workers = --workers { $given } : un nombre de processus, 0 pour un par cœur
bad-figures = --out { $file } : un fichier doit finir par .json ou .csv ; un dossier n’a pas de terminaison
bad-bots = --seats nomme { $bots } robots pour --players { $players } ; nommez-en un, ou un par place
bad-option-word = --option { $word } : écrivez CLÉ=VALEUR
no-players = --players { $given } : il en faut au moins un
no-lessons = { $game } n’a pas encore de leçon
no-lesson = aucune leçon ne s’appelle { $lesson } ; il y a : { $known }
arg-lesson = quelle leçon (par défaut : la première)
no-games = il faut jouer au moins une partie
figures-title = { $game } : { $games } parties en { $seconds } s ({ $speed }/s, { $form })
figures-interrupted = { $game } : { $games } parties en { $seconds } s ({ $speed }/s, { $form }), interrompu
figures-caption = entre crochets : intervalles de confiance à 95 %
figures-none = Aucune partie n’est allée à son terme.
bot-failed = { $bot } n’a pas su répondre { $count ->
    [one] { $count } fois
   *[other] { $count } fois
  } ; des réponses au hasard ont été prises à la place.

# Assistants

mcp-short = des tables pour assistants IA, par le Model Context Protocol
mcp-about =
    Permet à un assistant IA d’ouvrir des tables, de regarder, de demander pourquoi et de répondre par un nom,
    par l’entrée et la sortie standard. L’assistant lance lui-même cette commande ; il faut pip install 'questhall[mcp]'.
mcp-examples =
    à écrire dans la configuration de l’assistant :
      {"{"}"mcpServers": {"{"}"questhall": {"{"}"command": "questhall", "args": ["mcp"]{"}"}{"}"}{"}"}
    exemples :
      questhall mcp
      questhall mcp --lang fr                          les jeux parlent français
mcp-missing = il manque une bibliothèque : pip install 'questhall[mcp]'

# Reports

report-short = dessiner ce qu’une simulation a trouvé
report-about =
    Faire une page de ce qu’a trouvé une simulation gardée dans un dossier : des graphiques avec leurs tableaux, dans toutes les
    langues, sans réseau. Ou chaque graphique comme une image à part.
report-examples =
    exemples :
      questhall report runs/donjon                    écrit runs/donjon/report.html
      questhall report runs/donjon --lang fr          la même page, ouverte en français
      questhall report runs/donjon --format png       écrit runs/donjon/charts/*.png
arg-report-folder = le dossier d’une série, tel que simulate --out l’a fait
arg-report-format = une page, ou une image par graphique (par défaut : html)
arg-report-out = où écrire : un fichier pour la page, un dossier pour les images
report-empty = aucune partie n’est encore gardée dans { $folder }
report-needs = il manque de quoi dessiner ; pip install 'questhall[lab]'
