### The header above the table, its buttons, and the title of the window.

page-title = { $game } – { "Backbone Patience" }
# Between the name of a game and the form ".variant" of its rule set, as in "Klondike, turn three". On an upright phone
# the two stand on two lines, and this is only heard.
header-before-variant = { ", " }
# $noun is what the game calls its deals.
header-deal = { $noun ->
    [rubber] Robre { $number }
   *[deal] Donne { $number }
}
# $standing is which deal of the game it is, such as "3 of 9".
header-deal-of-several = { header-deal }, { $standing }
# $noun is what the game calls a deal: "deal" or "rubber".
header-won = { $noun ->
    [rubber] gagné
   *[deal] gagnée
}
# $noun is what the game calls a deal: "deal" or "rubber".
header-lost = { $noun ->
    [rubber] perdu
   *[deal] perdue
}
# On buttons.
new-button = { $noun ->
    [rubber] Nouveau robre
   *[deal] Nouvelle donne
}
hint-button = Indice
why-button = Pourquoi ?
# What a screen reader says in place of the button above.
why-button-label = Pourquoi cet indice ?
finish-button = Terminer
run-button = Lancer
stop-button = Arrêter
# The score where the player has chosen another one than that of the game.
score-in-points = { $count ->
    [one] { $count } { "point" }
   *[other] { $count } { "points" }
}
score-in-points-below = { $count ->
    [one] −{ $count } point
   *[other] −{ $count } points
}

### What is said of the table on command, and why a command does nothing. What has a full stop is a sentence.

# What is said after something else, at the end of the same line.
said-after = { " " }{ $what }
deleted = Supprimé : { $what }.
back-again = Rétabli : { $what }.
result = résultat
move-of-several = { $move }, { $number } sur { $count }
card-not-home-now = { UPPER(FORM($card, "the")) } ne peut pas encore monter sur sa fondation.
no-finish-yet = La partie ne peut pas encore se terminer seule : il reste des choix à faire.
no-such-column = Il n’y a pas de colonne { $number }.
# $text is what the player has typed.
not-a-card = « { $text } » n’est pas une carte. Tapez un rang et une couleur, par exemple 7p ou dame de trèfle.
nothing-to-call = Il n’y a rien à annoncer pour l’instant.
no-trick-yet = Aucune levée n’a encore été jouée.
no-score-sheet = Ce jeu n’a pas de feuille de marque.
house-is-not-bidding = La banque n’annonce pas en ce moment.
frame-waits = Défilement en pause. Appuyez pour reprendre.
# In a game without choices, a button that shows the last trick again.
last-trick-button = Dernière levée
# On the card that wins a trick.
wins-tag = gagne
# For screen readers: what kind of thing the table is.
card-table = table de jeu
# $progress is such as "Step 1 of 9".
lesson-begins = { $game }. { lesson-step }
lesson-step = { $progress } : { $title }. { $text }

## The size of the cards

cards-largest = Les cartes ne peuvent pas être plus grandes.
cards-smallest = Les cartes ne peuvent pas être plus petites.
table-ends = La table s’arrête ici.
# $size is "number-with-tenths", such as "1.5", or a whole number.
cards-times = Taille des cartes : ×{ $size }.

### What each key does, for the list of keys.

key-undo = annuler
key-redo = rétablir
key-list = afficher les cartes de cette pile, pour choisir lesquelles prendre
key-stock = retourner le talon
key-new = nouvelle donne
key-restart = recommencer cette donne
key-run = terminer la partie, ou la jouer automatiquement
key-hint = indice : montrer un coup
key-nudge = dire seulement s’il y a un coup utile
key-review = analyse : voir où vous avez gagné ou perdu
key-daily = les donnes du jour de ce jeu
key-moves = montrer les cartes jouables ; nouvel appui : lire tous les coups
key-overview = lire les cartes du dessus ; nouvel appui : toutes les piles
key-next-move = lire le coup possible suivant, et aller à sa pile
key-last-move = lire le coup possible précédent
key-contents = lire les cartes de cette pile
key-where = dire sur quelle pile vous êtes
key-again = répéter le dernier message
# $number is that of a column on the table.
key-column = aller à la colonne { $number }
key-magnify = montrer cette carte en grand
key-larger = cartes plus grandes
key-smaller = cartes plus petites
key-rules = règles de ce jeu
key-games = tous les jeux
key-pause = pause : arrêter le chrono et cacher les cartes
key-statistics = statistiques
key-score-sheet = feuille de marque, dans les jeux qui en ont une
key-trick = revoir la dernière levée, dans les jeux de levées
key-calls = aller aux enchères, ou au bouton de la donne suivante
key-count = voir comment la banque décide de son annonce
key-find = trouver une carte
key-help = cette liste
key-next-kind = aller au groupe de piles suivant
key-last-kind = aller au groupe de piles précédent
key-release = annuler la sélection, ou fermer l’analyse
key-take = sélectionner cette carte, ou poser ici la carte sélectionnée
key-best = jouer le meilleur coup de cette pile

### What the page tells of itself: faults, files, links, and work that takes a while.

went-wrong = Une erreur s’est produite. Votre partie est intacte ; vous pouvez continuer.
went-wrong-load-again = Une erreur s’est produite. Vos parties sont enregistrées ; rechargez la page.
new-version = Une nouvelle version est prête.
time-for-backup = Il est temps de sauvegarder vos parties.
link-copied = Lien copié.
link-not-copied = Copie impossible. Le lien est sélectionné : copiez-le vous-même.
sound-is-on = Le son est activé. Vous pouvez le couper dans les réglages.
text-copied = Texte copié.
text-not-copied = Copie impossible. Le texte est sélectionné : copiez-le vous-même.
picture-saved = Image enregistrée dans un fichier.
# $file is the name of a file.
saved-as = Enregistré dans vos téléchargements : { $file }.
cards-not-fetched = Impossible de charger ces cartes. Réessayez quand vous serez en ligne.
language-not-fetched = Impossible de charger cette langue. Réessayez quand vous serez en ligne.
looks-not-fetched = Impossible de charger les autres dos et faces. Réessayez quand vous serez en ligne.

## Work that takes a while: titles of the sheet that shows how far it is

opening-game = Ouverture de la partie
reading-games = Lecture de vos parties
writing-backup = Écriture de la sauvegarde
reading-backup = Lecture de la sauvegarde
restoring = Restauration
work-stopped = Opération interrompue. Rien n’a été modifié.

## What could not be read

nothing-restored = Rien à restaurer : cet élément ne contient ni résultat ni partie commencée. Il est conservé tel quel.
not-deleted = Suppression impossible. Tout est conservé tel quel.
no-room-to-bring-back = Espace de stockage insuffisant pour rétablir cet élément.

### Faults of what keeps the games on the device. Each message is one or two sentences.

no-room-to-save = L’espace de stockage du navigateur est plein. Vous pouvez continuer, mais cette partie risque d’être perdue.
not-saved-now = Votre partie ne peut pas être enregistrée pour l’instant. Vous pouvez continuer : l’enregistrement sera retenté après chaque coup.
room-miscounted = Le navigateur indique à tort que son stockage est plein. Fermez-le et rouvrez-le ; d’ici là, rien ne sera enregistré.
games-not-read = Impossible de lire vos parties pour l’instant. Rechargez la page.
games-not-opened = Impossible d’ouvrir vos parties pour l’instant. Rechargez la page : ce que vous jouez maintenant n’est pas enregistré.
nothing-kept = Ce navigateur n’enregistre rien : vos parties seront perdues à la fermeture de la page.
browser-deleted = Le navigateur a effacé vos parties enregistrées. Si vous avez une sauvegarde, ajoutez-la dans « { data-title } ».
browser-deleted-copy = Le navigateur a effacé vos parties enregistrées. Elles ont été rétablies à partir d’une deuxième copie.
something-damaged = Certaines données n’ont pas pu être lues. Elles sont conservées telles quelles ; tout le reste est là.
newer-version-played = Une version plus récente a été utilisée ici. Rien ne sera enregistré tant que vous n’aurez pas rechargé la page.

### Reading a backup file.

backup-too-large = Ce fichier est trop gros pour être une sauvegarde. Rien n’a été modifié.
backup-unread = Le navigateur n’a pas pu lire ce fichier. Rien n’a été modifié.
backup-damaged = Ce fichier est endommagé et ne peut pas être lu. Rien n’a été modifié.
no-backup-file = Ce fichier n’est pas une sauvegarde de cette page. Rien n’a été modifié.
backup-newer = Cette sauvegarde vient d’une version plus récente de cette page. Rien n’a été modifié.

## What was added: parts of a sentence, such as "12 results and 2 games added; 3 were here already"

things-added = ajout : { LIST($things, "and-only") }
added-results = { $count ->
    [one] { $count } résultat
   *[other] { $count } résultats
}
added-games = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
were-here-already = déjà là : { $count }
nothing-added-rest-here = rien d’ajouté : tout le reste était déjà là
nothing-added-all-here = rien d’ajouté : tout était déjà là
nothing-added-empty = rien d’ajouté : cette sauvegarde ne contient ni résultat ni partie commencée
things-unread = illisibles : { $count }
# $most is how many games are kept on a device.
games-left-out = { $count ->
    [one] { $count } partie laissée de côté : { $most } au plus sont conservées ici
   *[other] { $count } parties laissées de côté : { $most } au plus sont conservées ici
}
