### core, state: The header above the table, its buttons, and the title of the window.

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

### core, view, features/speech: What is said of the table on command, and why a command does nothing. What has a
### full stop is a sentence.

# What is said after something else, at the end of the same line.
said-after = { " " }{ $what }
deleted = Supprimé : { $what }.
back-again = Rétabli : { $what }.
move-of-several = { $move }, { $number } sur { $count }
card-not-home-now = { UPPER(FORM($card, "the")) } ne peut pas encore monter sur sa fondation.
no-finish-yet = La partie ne peut pas encore se terminer seule : il reste des choix à faire.
nothing-to-call = Il n’y a rien à annoncer pour l’instant.
choose-a-bid = Choisissez d’abord une annonce.
no-trick-yet = Aucune levée n’a encore été jouée.
# In a game without choices, a button that shows the last trick again.
last-trick-button = Dernière levée
# On the card that wins a trick.
wins-tag = gagne
# For screen readers: what kind of thing the table is.
card-table = table de jeu

### features/size: The size of the cards

cards-largest = Les cartes ne peuvent pas être plus grandes.
cards-smallest = Les cartes ne peuvent pas être plus petites.
table-ends = La table s’arrête ici.
# $size is "number-with-tenths", such as "1.5", or a whole number.
cards-times = Taille des cartes : ×{ $size }.

### core, features: What each key does, for the list of keys.

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

### core, features/backup, features/data, features/link: What the page tells of itself: faults, files, links, and work
### that takes a while.

went-wrong = Une erreur s’est produite. Votre partie est intacte ; vous pouvez continuer.
went-wrong-load-again = Une erreur s’est produite. Vos parties sont enregistrées ; rechargez la page.
new-version = Une nouvelle version est prête.
time-for-backup = Il est temps de sauvegarder vos parties.
link-copied = Lien copié.
link-not-copied = Copie impossible. Le lien est sélectionné : copiez-le vous-même.
# $file is the name of a file.
saved-as = Enregistré dans vos téléchargements : { $file }.

## Work that takes a while: titles of the sheet that shows how far it is

opening-game = Ouverture de la partie
reading-games = Lecture de vos parties
writing-backup = Écriture de la sauvegarde
reading-backup = Lecture de la sauvegarde
restoring = Restauration
work-stopped = Opération interrompue. Rien n’a été modifié.

### saving: Faults of what keeps the games on the device. Each message is one or two sentences.

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

### state: What an action of the player has done, for those who do not see the table.

deselected = sélection annulée
# $places are the piles that may fill it.
space-chosen = sélection : { $place } ; à remplir avec une carte { LIST($places, "or", "from") }
space-chosen-many = { $count ->
    [one] sélection : { $place } ; { $count } pile a une carte qui convient
   *[other] sélection : { $place } ; { $count } piles ont une carte qui convient
}
# $cards is the name of a card, or "card-with-others".
cards-chosen = sélection : { $cards } ; à poser { LIST($places, "or", "to") }
# Several numbers of cards may go: $least and $most are each the name of a card, or "card-with-others".
cards-chosen-between = sélection : { $least }, ou au maximum { $most } ; à poser { LIST($places, "or", "to") }
also-home = Également en place : { LIST($cards, "comma") }
nothing-to-undo = Rien à annuler.
nothing-to-redo = Rien à rétablir.
undone = annulé
undone-move = annulé : { $move }
redone = rétabli
redone-move = rétabli : { $move }
back = retour
back-to-deal = retour : { $deal }
move-number = coup { $number }
at-its-start = Vous êtes déjà au début de cette donne.
undo-brings-back = « { undo-button } » vous rend vos coups.
lesson-over = leçon terminée
link-too-long = Ce lien est trop long pour être valable.
on-the-table-already = Cette partie est déjà sur la table.
deal-so-far = { $deal }, { moves }

### panels: Numbers, shares and sizes.

# A number that is not whole, such as "118.5".
number-with-tenths = { $whole },{ $tenths }
per-cent = { $number } %
per-cent-under-one = moins de 1 %
per-cent-over-99 = plus de 99 %
# $like is the last digit of the number, but 4 for 11, 12 and 13 and those after full hundreds, such as 111;
# it is made for the endings of English. $noun is what is counted: "game", "rubber" or "day".
ordinal = { $noun ->
    [game] { $number ->
        [1] { $number }re
       *[other] { $number }e
    }
   *[other] { $number ->
        [1] { $number }er
       *[other] { $number }e
    }
}
size-under-1-kb = moins de 1 ko
size-kb = { $number } ko
size-mb = { $number } Mo
size-gb = { $number } Go

### state, view: Dates. $day, $month and $year are numbers; the messages put them in the order of the language.

month-name = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}
month-of-year = { UPPER(month-name) } { $year }
day-of-month = { $day ->
    [1] 1er { month-name }
   *[other] { $day } { month-name }
}
date = { $day ->
    [1] 1er { month-name } { $year }
   *[other] { $day } { month-name } { $year }
}
# $text is what was kept in place of a date and is none.
not-a-date = { $text }
# The weekday on which weeks begin in calendars: 0 for Monday to 6 for Sunday.
first-weekday = 0
# $weekday is 0 for Monday to 6 for Sunday. The forms are for the head of a calendar, the last one for a very small mark.
weekday-name = { $weekday ->
    [0] lundi
    [1] mardi
    [2] mercredi
    [3] jeudi
    [4] vendredi
    [5] samedi
   *[6] dimanche
}
    .short = { $weekday ->
        [0] lun.
        [1] mar.
        [2] mer.
        [3] jeu.
        [4] ven.
        [5] sam.
       *[6] dim.
    }
    .shortest = { $weekday ->
        [0] Lu
        [1] Ma
        [2] Me
        [3] Je
        [4] Ve
        [5] Sa
       *[6] Di
    }
    .initial = { $weekday ->
        [0] L
        [1] M
        [2] M
        [3] J
        [4] V
        [5] S
       *[6] D
    }

### state, features/gallery: Which share of the deals of a game can be won, such as "6 in 7", to be followed by
### "winnable".

nearly-all-deals = presque toutes
deals-in = { $part } sur { $whole }
deals-in-at-least = au moins { $part } sur { $whole }
# A note below the games.
winnable-means = « Gagnables » : la part des donnes que gagnerait un joueur qui verrait toutes les cartes. Cela ne dit pas combien vous en gagnerez.

### panels, state, features/data: What several sheets say.

# A few facts in one line, such as "Deal 4711 · 12 moves · 5 home".
list-dot = { " · " }
    .last = { " · " }
facts-in-line = { LIST($facts, "dot") }
# One of these facts that is in words already, such as the time "4:05".
fact = { $what }
delete-button = Supprimer

# How long most games take. Not more than ten letters.
minutes-of-play = { $most } min
minutes-of-play-between = { $least }–{ $most } min
