# La salle en français : tout ce qui entoure les jeux. Les textes d’un jeu viennent de son paquet.

## Partout

close = Fermer
language = Langue
name = Nom
help = Aide et touches
skip-show = Abréger
opening = Ouverture …
somebody = Quelqu’un
key = touche
to-the-hall = Retour à l’accueil
skip-to-content = Aller au contenu
skip-to-actions = Aller aux actions
copied = Copié.
copy-failed = Le navigateur ne permet pas de copier le lien ici.
copy-link = Copier le lien
share-link = Partager
qr-label = Le lien en code QR
nav-site = Questhall
nav-rules = Règles
nav-about = À propos et crédits
nav-settings = Réglages

clock-left = Encore { $time }
clock-opens = On pourra conclure dans { $count } s.
clock-runs = Horloge : { $how }
clock-none = Pas d’horloge : chacun prend son temps.
clock-answered = Le temps est écoulé : l’horloge a répondu pour { $who }.
clock-answered-you = Votre temps est écoulé : l’horloge a répondu pour vous.
for-seconds = { $count } s
for-minutes = { $count } min
for-hours = { $count } h
for-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}

home-title = Prenez place. Le donjon vous attend.
home-text = Des jeux de quêtes et de donjons où chaque règle est respectée et chaque lancer visible : seul, avec des robots, autour d’un écran ou avec des amis n’importe où.
home-games = Jeux
home-note = Une œuvre de fans, non officielle, gratuite et sans compte.
home-otherwise = Entre amis, ou autrement
home-waiting = Les jeux arrivent sur la table.
play-now = Jouer
learn = Apprendre
learn-on = Reprendre
starting = On met la table …

mine-title = Vos tables
mine-your-turn = À vous de jouer
mine-waiting = Aux autres de jouer
mine-lobby = En attente de joueurs
mine-expires = Si elle ne commence pas, débarrassée { $when }
mine-over = Terminée
mine-won = Gagnée
mine-lost = Perdue
mine-learnt = Apprise : continuer
mine-lesson = { $game }, leçon
mine-forget = Retirer de la liste
mine-all = Afficher les { $count }
## Ses propres parties

history = Historique et statistiques
history-about = Vos parties terminées, telles que ce navigateur s’en souvient. Personne d’autre ne les voit ; enregistrez-les dans un fichier pour les emporter.
history-numbers = Le bilan
history-won = { $share } gagnées
history-best = Record : { $points } points
history-game = Jeu
history-result = Résultat
history-people = À la table
history-when = Quand
history-none = Aucune partie n’est encore arrivée à son terme ici.
history-first = Choisir un jeu
history-save = Enregistrer dans un fichier
history-take = Ajouter depuis un fichier
history-taken = { $count ->
    [one] { $count } partie lue.
   *[other] { $count } parties lues.
}
history-strange = Ce fichier ne contient pas d’historique de Questhall.

lost-title = Il n’y a rien ici
lost-text = Ce couloir est une impasse. L’adresse a peut-être été coupée à la copie.
no-table-title = Table introuvable
no-table-text = Cette table n’existe pas, ou elle a été débarrassée. Une table que personne ne commence n’est gardée que quelques jours.

## Une nouvelle table

new-title = Nouvelle table : { $game }
new-how = Comment jouez-vous ?
new-what = À quoi jouez-vous ?
new-more = Noms, graines, quêtes de votre cru
new-variants = Variantes
new-options-changed = { $count ->
    [one] { $count } règle diffère du livret.
   *[other] { $count } règles diffèrent du livret.
}
grade-easy = facile
grade-moderate = abordable
grade-hard = difficile
grade-grim = très difficile
grade-deadly = mortelle
quest-minutes = environ { $minutes } minutes
quest-minutes-short = { $minutes } min
new-who = Qui joue ?
new-content = Contenu à vous
new-content-about = Un fichier TOML qui change des cartes ou d’autres contenus, pour cette table seulement. L’enregistrement l’emporte.
new-content-remove = Sans le fichier
new-manners = Usages de la table
new-options = Règles maison
new-options-about = Comme dans le livret, sauf si vous changez quelque chose ici.
preset-bots = Avec des robots
preset-bots-about = Des robots prennent les autres places.
preset-friends = Par lien
preset-friends-about = Chacun sur son appareil, en direct ou sur plusieurs jours.
preset-screen = Un seul écran
preset-screen-about = L’appareil passe de main en main ; un rideau garde les secrets.
preset-alone = En solitaire
preset-alone-about = Rien que vous, à votre rythme.
preset-box = J’ai la boîte
preset-box-about = Vrai plateau, vrais dés : vous annoncez les faces, l’appli tient les règles.
new-ways = Façons de jouer
preset-sets = { $what } : { $to }
preset-nothing = Rien n’est changé.
seat-number = Place { $n }
name-of-seat = Nom à la place { $n }
your-name = Votre nom
kind-you = Moi
kind-here = Quelqu’un à cet écran
kind-open = Une personne invitée par lien
guests-by-link = { $count } personnes invitées par lien
kind-open-about = Qui ouvre le lien prend cette place.
kind-bot = Robot : { $bot }
bots-alike = { $count } robots : { $bot }
kind-bot-about = Joue selon les mêmes règles et voit ce que voit un joueur.
bot-random = au hasard
bots-by-name = Joueurs particuliers
how-bot-plays = Son jeu
add-seat = Ajouter une place
remove-seat = Retirer la place { $n }
start-now = Commencer la partie
start-now-about = La partie commence aussitôt.
open-table = Ouvrir la table
open-table-about = Ensuite : un lien à envoyer à vos amis.
option-each-seat = Choisir pour chaque place
option-same-for-all = Pareil pour tous

table-dice = Dés
table-dice-fair = dés équitables
table-dice-fair-about = Lancés par la salle, scellés avant la partie, vérifiables par tous après.
table-dice-hand = vrais dés
table-dice-hand-about = Vous lancez de vrais dés sur une vraie table et touchez ce qu’ils montrent.
table-dice-seeded = dés à graine
table-dice-seeded-about = La même graine donne toujours les mêmes dés : pour s’entraîner et tester.
table-dice-scripted = dés écrits d’avance
table-undo = Annulation
table-undo-free = toujours
table-undo-free-about = Chacun peut tout reprendre.
table-undo-friendly = à l’amiable
table-undo-friendly-about = Libre tant que rien n’a été lancé ni montré ; sinon on demande aux autres.
table-undo-strict = stricte
table-undo-strict-about = Rien ne se reprend une fois des dés lancés ou quelque chose montré.
table-pace = Rythme des robots
table-pace-about = Le temps que prennent les robots entre deux coups.
table-pace-slow = tranquille
table-pace-normal = normal
table-pace-fast = rapide
table-chat = Discussion
table-chat-about = Les phrases toutes faites arrivent à chacun dans sa langue.
table-chat-all = libre
table-chat-phrases = phrases toutes faites
table-chat-off = aucune
table-spectators = Spectateurs bienvenus
table-spectators-about = Qui a le lien peut regarder, et voit ce qui est à découvert.
table-hints = On peut interroger les robots
table-hints-about = Qui hésite peut demander ce que ferait un robot. Il n’en sait pas plus que ce joueur.

webhook = Prévenir un autre programme
webhook-about = Quand c’est le tour de quelqu’un d’absent, la salle appelle cette adresse : le webhook d’un salon de discussion, par exemple. Vide : personne n’est appelé.
webhook-save = Enregistrer
webhook-set = Désormais, cette adresse est appelée.
webhook-none = Plus aucune adresse n’est appelée.

## Avant la partie

lobby-waiting = { $count ->
    [one] { $count } place est encore libre.
   *[other] { $count } places sont encore libres.
}
lobby-full = Tout le monde est là.
lobby-seats = Places
lobby-played = Ce que l’on joue
lobby-share = Appelez vos amis
lobby-share-about = Envoyez ce lien ou faites photographier le code. Qui l’ouvre choisit une place libre ; aucun compte n’est nécessaire.
lobby-only-here = Cette salle n’est accessible que depuis cette machine : le lien ne marche nulle part ailleurs.
lobby-open-up = Pour que d’autres puissent entrer, fermez-la et relancez-la de sorte que votre réseau l’atteigne :
lobby-rules = Règles de cette table
lobby-host-starts = Vous avez une place. L’hôte lance la partie.
lobby-watching = Vous regardez. Prenez une place libre, ou attendez le début de la partie.
lobby-commitment = Les dés sont scellés :
lobby-expires = Si la partie ne commence pas, cette table sera débarrassée { $when }.
table-link = Lien vers cette table
seat-link = Lien vers cette place
invite = Inviter
invite-title = Invitation à la place { $n }
invite-about = Ce lien appartient à cette place. Ne l’envoyez qu’à une seule personne.
seat-open = libre
seat-here = à table
seat-away = ailleurs
seat-yours = c’est vous
seat-you = vous
seat-host = hôte
seat-bot-for = un robot joue à sa place
seat-answer-for = Répondre pour { $who }
seat-asked = c’est son tour
leave-seat = Quitter la place
rename = Changer de nom
rename-done = Prendre ce nom
sit-down = S’asseoir
sit-at = Prendre la place { $n }
sit-as = Jouer { $part }
sit-another = Asseoir quelqu’un d’autre à cet écran
start-game = Lancer la partie
start-with-bots = { $count ->
    [one] Commencer avec { $count } robot à la place libre
   *[other] Commencer avec des robots aux { $count } places libres
}
start-with-bots-about = Ou attendez que vos amis aient pris place.

## La table

actions = Actions
party = Équipe
panes = Journal et discussion
pane-play = Jouer
pane-log = Journal
pane-chat = Discussion
sheet-raise = Relever le volet
sheet-lower = Abaisser le volet
table-menu = Table
your-turn = À vous de jouer
you-watch = Vous regardez
waiting-for-you = À vous de jouer
you-may = Vous pouvez
who-is-next = À qui le tour
one-may-also = { $who } peut aussi :
back-to-seat = Retour à { $who }
waiting-for-seat = { $who }, c’est à vous
waiting-for-dice = Lancez vos dés
ask-anything = Que faites-vous ?
watch-acts = en action
watch-ponders = réfléchit
watch-next = Ensuite : { $who }
wait-anything = On attend { $who }.
sending = Envoi …
kept-for-later = Pas de connexion. Votre coup est gardé et partira dès que la salle répondra.
seat-is-away = { $who } n’est pas là. Attendez, ou laissez jouer un robot ; { $who } pourra revenir à tout moment.
let-bot-play = Laisser jouer un robot
pick-things = Choisir
pick-first = Choisissez ce que vous voulez, ou bien :
on-the-board = Choisissez sur le plateau
as-a-list = en liste
all-as-a-list = Ce qu’offre le plateau, en mots
rule-of = Règle { $rule }
rule-open = Ouvrir les règles
not-now = Impossible pour l’instant
why-not = Pourquoi est-ce impossible ?
why-past = Vous regardez le passé. Revenez au présent pour jouer.
why-spectator = Vous regardez cette table.
why-nothing = Rien ne s’y oppose ; choisissez-le dans la liste.
no-board = Ce jeu n’a pas encore de plateau. Il se joue par la liste des actions.
spectators = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
}

take-back = Reprendre
undo = Annuler
undo-about = Reprendre votre dernière réponse. Les dés n’en changent jamais.
undo-ask = Annuler …
undo-why-thrown = Des dés ont été lancés depuis : les autres doivent être d’accord.
undo-why-revealed = Quelque chose a été montré depuis : les autres doivent être d’accord.
undo-why-others = Quelqu’un d’autre a joué depuis : les autres doivent être d’accord.
undo-seen = Annuler ce qui a été vu ?
undo-seen-text = Quelque chose de caché est apparu entre-temps, et personne ne peut l’oublier. Le journal dira que le coup a été repris.
undo-others = Annuler aussi ce qu’ont fait les autres ?
undo-others-text = D’autres ont joué depuis votre dernière réponse, et ce sera annulé avec elle. Les dés n’en changent jamais.
undo-sure = Annuler
undo-asked = La demande est faite aux autres.
undo-agreed = Accordé : c’est repris.
undo-refused = Les autres préfèrent que non.
suggest = Conseil
suggest-about = Que ferait un robot à votre place ? Il n’en sait pas plus que vous.
suggest-nothing = Il n’y a rien à choisir pour le moment.
suggest-thinking = Réflexion …
suggest-late = Le conseil arrive trop tard : la partie a avancé.
advice = Un robot ferait ceci :
advice-away = Fermer le conseil
advice-do = Faire cela
more-answers = encore { $count } : { $what }
errands = Ordres rapides
errand-stop = Arrêter
doubt-no = Non, revenir
redo = Rétablir
reset-turn = Reprendre le tour
reset-turn-about = Reprendre tout ce que vous avez fait ce tour-ci.
reset-turn-ask = Reprendre le tour …
consent-title = Une demande d’annulation
consent-yours = Vous demandez à reprendre :
consent-of = { $who } demande à reprendre :
consent-yes = D’accord
consent-no = Non
consent-waits = On attend encore { $who }.
consent-title-rule = Une demande de changer les règles de la table
consent-yours-rule = Vous avez demandé de mener la table ainsi :
consent-of-rule = { $who } demande de mener la table ainsi :
consent-host = L’hôte
consent-rule-undo = Reprendre un coup : { $value }
consent-rule-hints =
    { $value ->
        [on] On peut demander conseil aux robots
       *[off] Personne ne demande conseil aux robots
    }

dice-tray = Piste de dés
die-unthrown = pas lancé
hand-done = Voilà ce qu’ils montrent
hand-remove = Retirer { $face }
hand-type = Tapez ce que montrent les dés, par exemple : { $example }
hand-whose = { $who } lance.
hand-app = Laisser l’appli lancer cette fois
hand-app-always = Toujours lancer pour { $who }

log = Journal
log-earlier = Tours précédents
log-newest = Le plus récent
log-taller = Ouvrir le journal en grand
log-lower = Rendre leur place aux réponses
log-undo = { $who } reprend un coup.
log-redo = { $who } le rétablit.
log-seat = Une place change de mains : { $who }.
log-clock = Le temps est écoulé : l’horloge répond pour { $who }.
past-looking = Vous regardez le passé.
past-watching = Le film de ce qui s’est passé.
past-link = Copier un lien vers ce moment
past-back = Revenir au présent
since-you-left = { $count ->
    [one] { $count } chose s’est passée depuis votre départ.
   *[other] { $count } choses se sont passées depuis votre départ.
}
since-short = En votre absence
since-watch = Regarder
since-read = Lire
since-last-turn = Depuis votre dernier tour
since-your-turn = Depuis votre dernier tour : { $who }

chat = Discussion
chat-watching = Ceux qui jouent parlent ici ; vous pouvez lire.
chat-empty = Personne n’a encore rien dit.
chat-phrases = Phrases toutes faites
chat-placeholder = Dire quelque chose
chat-send = Envoyer
chat-more = Que faire des messages : { $who }
chat-mute = Ne plus entendre
chat-unmute = Entendre à nouveau
chat-muted = Vous n’entendez plus { $who }.
chat-block = Bloquer
chat-blocked = Ce que dit { $who } ne vous parvient plus.
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance !
phrase-your-turn = C’est votre tour.
phrase-one-moment = Un instant, s’il vous plaît.
phrase-more-time = Il me faut encore un peu de temps.
phrase-back-soon = Je reviens.
phrase-take-back = Puis-je reprendre ce coup ?
phrase-well-played = Bien joué !
phrase-what-luck = Quelle chance !
phrase-ouch = Aïe !
phrase-beware = Gare à vous …
phrase-sorry = Pardon !
phrase-thanks = Merci !
phrase-rematch = Une autre partie ?
phrase-good-game = Belle partie !
phrase-bye = Au revoir !
phrase-trust-me = Fais-moi confiance.
phrase-last-offer = C’est ma dernière offre.
phrase-need-me = Sans moi, aucune chance.
phrase-better-offer = On m’a proposé mieux.
phrase-sure = En es-tu bien sûr ?
phrase-remember = Je m’en souviendrai.
phrase-liar = Menteur !

curtain-title = Passez l’écran à { $who }
curtain-text = La suite n’est que pour ses yeux.
curtain-lift = C’est bien moi, { $who }

text-view = En mots
board-view = En image
text-view-none = Ce jeu n’a pas encore de description en mots.
text-view-last = Ce qui vient de se passer

replay = Revoir la partie
replay-first = Au début
replay-back = Un pas en arrière
replay-on = Un pas en avant
replay-turn-back = Un tour en arrière
replay-turn-on = Un tour en avant
replay-copy = Copier un lien vers ce moment
replay-link = Un lien vers ce moment : { $link }
replay-play = Lecture
replay-pause = Pause
replay-time = Temps
replay-at = Pas { $n } sur { $of }
replay-leave = Quitter la relecture

end-title = La partie est finie
end-you-win = Vous gagnez, { $who } !
end-you-lose = Cette fois, vous perdez, { $who }.
end-you-place =
    { $place ->
        [2] Deuxième place, { $who }.
        [3] Troisième place, { $who }.
        [4] Quatrième place, { $who }.
        [5] Cinquième place, { $who }.
       *[other] Dernière place, { $who }.
    }
end-open = Résultat et revanche
end-winner = Victoire
chronicle = Chronique
chronicle-points = Les tournants
chronicle-round = Manche { $round }
chronicle-early = Cette histoire s’écrit encore. Sa chronique sera là quand la partie sera finie.
chronicle-save = Enregistrer la page
chronicle-to-table = À la table
chronicle-picture = Enregistrer en image
chronicle-no-picture = Ce navigateur ne peut pas en faire une image. Enregistrez plutôt la page.
chronicle-share = Toute personne ayant ce lien peut la lire
chronicle-end = Comment tout s’est achevé
chronicle-credit = Jouée et consignée à Questhall.

campaign = Livre des héros
campaign-none = Les héros de cette table ne sont pas encore partis.
next-quest = Quête suivante : { $quest }
rematch = Rejouer
rematch-join = Vers la partie suivante
verify-dice = Vérifier les dés
download-record = Enregistrer la partie
watch-link = Laisser regarder
watch-link-about = Ce lien montre la table sans donner de place. Les liens des places restent à leurs joueurs.
push-on = M’avertir quand c’est à moi
push-done = Ce navigateur sera averti.
push-refused = Le navigateur ne permet pas les notifications.
seat-on-phone = Continuer sur un autre appareil
seat-own-link = Votre propre place ; gardez ce lien pour vous
seat-lend = Prêter la place
seat-lent-link = Lien pour qui joue à votre place
seat-take = Prendre cette place
seat-take-back = Reprendre ma place
seat-change = Qui joue ici …
seat-sheet = Retour à la fiche
lesson = Leçon
lesson-step = { $done } sur { $total }
lesson-next = Suite
lesson-read-on = Lisez d’abord la suite
lesson-watch = Regardez ce qui se passe.
lesson-read = Prenez votre temps, puis continuez.
lesson-throw = À vos dés : pressez le bouton sur le plateau.
lesson-back = Retour
lesson-fold = Mettre la leçon de côté
lesson-goal = Le but
lesson-done = Bravo !
lesson-new-game = Lancer une partie
lesson-play-on = Continuer à jouer
tip = Astuce
tip-understood = Compris
tips-off = Masquer les astuces

link-live = Connecté
link-live-about = Tout arrive aussitôt.
link-slow = Connecté, plus lentement
link-slow-about = Ce réseau refuse les liaisons directes ; on interroge la salle encore et encore.
link-reconnecting = Reconnexion
link-reconnecting-about = La liaison est coupée et se rétablit. Cliquez pour essayer maintenant.
link-offline = Hors ligne
link-offline-about = La salle ne répond pas. Vos coups sont gardés et partiront plus tard. Cliquez pour essayer maintenant.

## Touches

keys-title = Touches
keys-about = Appuyez sur une touche encadrée pour en donner une autre à cette action.
keys-press = Appuyez maintenant sur la nouvelle touche ; Échap laisse tout comme avant.
keys-change = { $key } : { $what }. Changer de touche
keys-usual = Revenir aux touches habituelles
keys-own = Choisir d’autres touches
help-text = Choisissez d’un clic sur une chose éclairée ou par sa ligne à côté ou au-dessous du plateau : c’est pareil. Ce qui n’est pas éclairé dit pourquoi quand vous cliquez dessus.
key-arrows = sur le plateau : se déplacer ; Entrée choisit
key-digits = le choix qui porte ce numéro, ou ce dé
key-letters = le choix qui porte cette lettre
key-primary = le choix principal
key-enter = Entrée
key-undo = annuler
key-redo = rétablir
key-reset = reprendre votre tour
key-board = aller au plateau
key-fit = tout le plateau
key-sheets = votre feuille, en grand
key-log = le journal
key-chat = la discussion
key-text = la table en mots
key-odds = montrer ou non les probabilités
key-advice = que ferait un robot ? encore une fois : le faire
key-explain = qu’est-ce que c’est ? pour la chose visée ; encore : sa règle
key-help = cette liste
key-close = fermer, revenir au présent

## Réglages

speed-normal = Vitesse 1×
speed-fast = Vitesse 2×
speed-off = Vitesse » : aussitôt
theme-to = Passer en { $theme }
set-theme = Couleurs
theme-auto = système
theme-light = clair
theme-dark = sombre
theme-contrast = contrasté
set-pace = Animation
set-pace-about = N’importe quelle touche termine ce qui se montre.
set-pace-still = Votre système demande moins de mouvement : rien ne bouge.
pace-normal = normale
pace-fast = rapide
pace-off = aucune
set-scenes = Scènes
set-scenes-about = Récits, cartes, pièges et morts remplissent le plateau ; Entrée, Espace ou une touche du doigt poursuit.
scenes-tap = attendent un geste
scenes-timed = durent le temps de les lire
scenes-off = aucune : une ligne au passage
scene-on = Continuer
dice-in-hand = Les dés sont dans votre main : lancez-les.
set-effects = Volume des effets
set-chime = Volume du signal « à vous de jouer »
set-ambience = Volume de l’ambiance : gouttes, feux, voix
set-narrate = Lire les récits à voix haute
set-narrate-about = Avec une voix de votre navigateur. Chaque récit a aussi un bouton pour cela.
read-aloud = Lire à voix haute
set-odds = Montrer les probabilités
set-odds-about = Ce qu’un lancer peut donner, calculé exactement.
set-tips = Astuces pour débuter
set-tips-about = De courtes indications près des choses, chacune une seule fois.
set-letters = Lettres seules comme touches
set-letters-about = À désactiver si vous dictez, ou si vous les pressez par mégarde.
settings-where = Réglages, noms et clés de vos places ne sont gardés que dans ce navigateur.

## Règles

rules-title = Règles : { $game }
rules-about = Chaque règle a un numéro. Le jeu le nomme chaque fois qu’il refuse quelque chose.
rules-card = Le jeu en une page
rules-print = Imprimer cette page
rules-legend = Ce que disent les icônes
rules-all = Toutes les règles
rules-search = Chercher des mots ou des numéros
rules-both = Les deux langues côte à côte
rules-found = { $count ->
    [one] { $count } règle
   *[other] { $count } règles
}
rules-none = Aucune règle ne contient ces mots.
rules-chapters = Chapitres
rules-option = L’option de table « { $option } » change cela.

## Vérifier les dés

verify-title = Les dés étaient-ils équitables ?
verify-about = Avant la partie, la salle a scellé un secret et le navigateur de chaque joueur a ajouté un nombre. Tous les lancers en découlent. Le secret est maintenant ouvert, et votre propre navigateur relance chaque dé.
verify-working = On relance … { $done }
verify-good = Tout est en ordre : personne n’a choisi ces dés.
verify-bad = Quelque chose ne concorde pas.
verify-here = Recalculé dans ce navigateur
verify-there = Vérifié par la salle
verify-promise-kept = Le secret est bien celui qui fut scellé avant la partie.
verify-promise-broken = Le secret n’est pas celui qui fut scellé avant la partie !
verify-draws-right = { $count ->
    [one] { $count } lancer recalculé, et il est juste.
   *[other] { $count } lancers recalculés, tous justes.
}
verify-draws-wrong = { $wrong ->
    [one] { $wrong } lancer sur { $count } ne concorde pas !
   *[other] { $wrong } lancers sur { $count } ne concordent pas !
}
verify-draws-none = Ces dés n’ont pas été lancés par la salle : il n’y a rien à recalculer.
verify-check-lines = Chaque ligne de l’enregistrement est intacte
verify-check-header = L’enregistrement convient aux règles
verify-check-moves = { $answers ->
    [one] { $answers } réponse, permise par les règles
   *[other] Les { $answers } réponses sont permises par les règles
}
verify-check-result = Le résultat découle des coups
verify-check-dice = Le secret des dés
verify-check-throws = { $throws ->
    [one] { $throws } lancer ({ $source })
   *[other] Les { $throws } lancers ({ $source })
}
verify-numbers = Les nombres
verify-how = Le lancer numéro k est HMAC-SHA256, avec le secret pour clé, de la table, des nombres des joueurs, de k et du nom du lancer. Ce que cela prouve : rien n’a été changé après coup, et personne n’a choisi les dés à lui seul.
verify-commitment = Sceau (SHA-256 du secret)
verify-secret = Secret
verify-nonces = Nombres des joueurs
verify-all-draws = Les { $count } lancers
verify-throw = Lancer
verify-ticket = Billet
verify-shows = Montre
verify-back = Retour à la table

## À propos

about-title = À propos de Questhall
about-lead = Une salle où se jouent, se mènent et s’étudient des jeux de quêtes et de donjons : toutes les règles, chaque lancer visible, deux langues à une table.
about-fan = Une œuvre de fans
about-fan-text = Questhall est non officiel et sans but lucratif. Aucun auteur ni éditeur n’y a part. On y reprend la façon de jouer, les nombres et les noms qui identifient un jeu ; les mots et les images sont les nôtres. Si un jeu vous plaît, achetez sa boîte.
about-game = Jeu
about-by = De
about-private = Discret par principe
about-private-text = Ni compte, ni cookie, ni mesure d’audience, et aucune requête à personne d’autre qu’à cette salle. Une place est un lien : qui l’a peut y jouer, partagez-le donc avec soin.
about-fair = Des dés équitables
about-fair-text = Chaque lancer est scellé avant la partie et peut être recalculé par tous ensuite. Annuler ne change jamais les dés.
about-credits = Crédits
about-credits-text = Les images reposent sur les icônes de game-icons.net ; leurs auteurs, les polices et les logiciels sont nommés ici et dans CREDITS.md.
about-version = Questhall { $version } ({ $form }).
form-compiled = compilé
form-pure = Python pur
about-api = L’API pour les programmes

## Refus de la salle

problem-unknown = Cela n’a pas marché : { $detail }
problem-unreachable = La salle ne répond pas. Le serveur tourne-t-il, le réseau est-il là ?
problem-bad-json = La demande est arrivée en morceaux. Réessayez.
problem-unauthorized = Il faut la clé d’une place.
problem-wrong-token = Cette clé ne vaut plus ici.
problem-not-host = Seul l’hôte peut faire cela.
problem-not-your-seat = Ce n’est pas votre place.
problem-not-your-say = On n’approuve pas sa propre demande.
problem-closed = Cette table est fermée aux spectateurs.
problem-chat-closed = Cela ne peut se dire à cette table.
problem-wrong-origin = Cette page n’appartient pas à cette salle.
problem-not-found = Il n’y a rien ici.
problem-no-table = Cette table n’existe pas.
problem-no-seat = Cette place n’existe pas.
problem-no-game = Ce jeu n’existe pas.
problem-no-moment = Ce moment n’existe pas.
problem-no-request = Cette demande n’est plus ouverte.
problem-method-not-allowed = Ce n’est pas possible ici.
problem-stale = La partie a avancé entre-temps. Regardez à nouveau.
problem-too-early = Pas encore : chacun doit pouvoir parler. Encore { $seconds } s.
problem-not-wanted = La leçon attend une autre réponse ici.
problem-not-asked = Ce n’est pas à vous de choisir maintenant.
problem-bot-plays = Un robot joue cette place. Reprenez-la d’abord.
problem-seat-taken = Quelqu’un vient de prendre cette place.
problem-seat-open = Personne n’est assis là.
problem-seats-open = Il reste des places libres.
problem-started = La partie a déjà commencé.
problem-not-started = La partie n’a pas encore commencé.
problem-over = La partie est finie.
problem-not-over = Les dés se vérifient quand la partie est finie.
problem-no-undo = Il n’y a rien à reprendre.
problem-push-off = Cette salle n’envoie pas de notifications.
problem-busy = Trop de choses à la fois. Réessayez.
problem-too-large = C’est trop long.
problem-not-json = La salle n’a pas compris.
problem-invalid = La salle n’a pas compris : { $detail }
problem-refused = Les règles ne le permettent pas : { $detail }
problem-unknown-ref = Il n’y a rien de tel sur la table.
problem-bad-setup = La partie ne peut se préparer ainsi : { $detail }
problem-no-bot = Ce robot n’existe pas.
problem-bad-address = Cette adresse ne peut être appelée.
problem-rate-limited = Pas si vite. Réessayez dans { $seconds } s.
problem-internal = Une erreur s’est produite dans la salle ; elle est notée sous { $detail }. Rien de ce qui a été confirmé n’est perdu.
problem-rules-failed = Les règles ont buté là-dessus ; c’est noté sous { $detail }, et rien n’a changé.
problem-unavailable = La salle ne peut pas faire cela en ce moment.
problem-client-not-built = L’interface du navigateur n’est pas construite.

## Une vraie boîte sur la table

box-title = Avec la vraie boîte : qui fait quoi
box-host = L’hôte décide ; dites-lui ce que vous aimeriez.
box-throws = Qui lance
box-throws-about = Vous lancez de vrais dés et touchez ce qu’ils montrent, sauf ce que vous laissez à l’appli.
box-app-seat = { $who } : l’appli lance
box-app-kind = { $what } : à l’appli
box-paper = Ce que vous tenez sur papier
box-paper-about = L’appli compte toujours, pour que les règles tiennent ; ses écrans le laissent de côté.
box-sheet = Feuille : { $who }
box-placer = Qui prépare le plateau
box-placer-about = Sur cet écran, une carte paraît pour tout ce qui devient visible.
box-placer-all = Tout le monde voit les cartes
