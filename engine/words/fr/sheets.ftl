### The menu.

menu-title = Menu

## The headings of its groups

menu-play = Jouer
menu-look-back = Revoir
menu-help = Aide

## Its buttons, with room for one or two short words

# $noun is what the game calls a deal.
menu-new = { $noun ->
    [rubber] Nouveau robre
   *[deal] Nouvelle donne
}
menu-restart = Recommencer
menu-daily = Donnes du jour
menu-games = Tous les jeux
menu-review = Analyse
menu-statistics = Statistiques
menu-share = Partager
# $game is the name of a game.
menu-learn = Leçon : { $game }
menu-moves = Que jouer ?
menu-rules = Règles
# This button opens the sheet "The table in words".
menu-words = Décrire la table
menu-keys = Raccourcis clavier

## The field for the number of a deal, and its button

menu-number = { $noun ->
    [rubber] Numéro de robre
   *[deal] Numéro de donne
}
menu-deal = Jouer

## Which deals are chosen at random

menu-new-deals = { $noun ->
    [rubber] Nouveaux robres
   *[deal] Nouvelles donnes
}
deals-any = Au hasard
deals-winnable = Gagnables
deals-easy = Faciles
deals-middling = Moyennes
deals-hard = Difficiles

### Small sheets and buttons.

## To find a card

find-title = Trouver une carte
# What the player may type: short signs and names of cards.
find-such-as = Par exemple 7p, 10 cœur ou dame de trèfle
find-button = Trouver

## While the player plays in another tab

other-tab-title = Ouvert dans un autre onglet
other-tab-words = Vous jouez dans un autre onglet ou une autre fenêtre. Rien n’est perdu.
other-tab-here = Jouer ici

link-damaged-title = Ce lien est endommagé
link-damaged-play = Jouer depuis le début

## While the page does something that takes long

slow-work-done = { $percent } %
slow-work-stop = Arrêter

## The button that lets the frame of one-switch play wait

wait-button = Pause
wait-words = Mettre le défilement en pause

### The sheet that greets a newcomer.

greeting-title = À quoi voulez-vous jouer ?
greeting-words = Sans compte ni publicité. Vos parties restent sur cet appareil.
greeting-learn = Leçon : { $game }
# $count is five or so.
greeting-steps = en { $count } courtes étapes
greeting-known = Ou un jeu que vous connaissez
# What these games are like, below their names.
known-klondike = le classique
known-freecell = toutes les cartes visibles
known-spider = long, avec deux jeux de cartes
known-golf = quelques minutes
greeting-just-play = Jouer tout de suite
greeting-games = Tous les jeux

### The gallery: a tile for every game.

tile-go-on = Reprendre
# $share is in words, such as "6 in 7" or "nearly all".
share-winnable = { $share } gagnables
favourite-game = Favori : { $game }
rule-sets-of = Variantes : { $game }
# Follows the name of a rule set, for those who do not see the dot beside it.
rule-set-in-progress = , en cours
# Follows the short name of a rule set with its whole name, such as "Turn three (Klondike, turn three)".
rule-set-in-full = { " " }({ $game })

## How the game of a tile stands

# $noun is what the game calls a deal: "deal" or "rubber".
tile-on-table = sur la table
# $noun is what the game calls a deal: "deal" or "rubber".
tile-in-progress = en cours
# $count is a number of days, weeks or months: two or more, but 0 for today and 1 for yesterday.
# $noun is what the game calls a deal: "deal" or "rubber".
played = { $noun ->
    [rubber] { $unit ->
        [today] joué aujourd’hui
        [yesterday] joué hier
        [days] joué il y a { $count } jours
        [weeks] joué il y a { $count } semaines
       *[months] joué il y a { $count } mois
    }
   *[deal] { $unit ->
        [today] jouée aujourd’hui
        [yesterday] jouée hier
        [days] jouée il y a { $count } jours
        [weeks] jouée il y a { $count } semaines
       *[months] jouée il y a { $count } mois
    }
}

## Filters and search

filter-all = Tous
filter-begun = En cours
filter-favourites = Favoris
filter-short = Moins de 10 min
filter-sure = Presque toujours gagnables
games-found = { $count ->
    [0] Aucun jeu trouvé.
    [1] Un jeu trouvé.
   *[other] { UPPER(SPELLED($count)) } jeux trouvés.
}

### The deals of the day: the page of all games, and the calendar of one game.

daily-title = Donnes du jour
daily-today = Aujourd’hui
daily-today-count = Aujourd’hui : { $count }
deals-won-of = { $won ->
    [one] { $won } gagnée sur { $all }
   *[other] { $won } gagnées sur { $all }
}
share-day = Partager cette journée
calendar-of = Calendrier : { $game }

## The text to share, without a card of any deal. "Backbone Patience" is the name of this collection.

summary-heading = Backbone Patience, donnes du { $date }
# $squares are small squares, one for each game.
summary-count = { $medal ->
    [bronze] { $squares } { deals-won-of }, médaille de bronze
    [silver] { $squares } { deals-won-of }, médaille d’argent
    [gold] { $squares } { deals-won-of }, médaille d’or
   *[none] { $squares } { deals-won-of }
}
summary-line = { $game } { $time }

## Days in a row with a medal, and all the medals

# Beside the number of the days.
days-in-a-row = { $count ->
    [one] jour de suite
   *[other] jours de suite
}
longest-row-of-days = record { $count }
medals = Médailles
days-with-medal = { $medal ->
    [bronze] { $count ->
        [1] Un jour avec médaille de bronze
       *[other] { UPPER(SPELLED($count)) } jours avec médaille de bronze
    }
    [silver] { $count ->
        [1] Un jour avec médaille d’argent
       *[other] { UPPER(SPELLED($count)) } jours avec médaille d’argent
    }
   *[gold] { $count ->
        [1] Un jour avec médaille d’or
       *[other] { UPPER(SPELLED($count)) } jours avec médaille d’or
    }
}

## The calendar. A day is read out as "22 November, today, 3 won, silver medal".

month-before = Mois précédent
month-after = Mois suivant
is-today = aujourd’hui
deals-won = { $count ->
    [one] { $count } gagnée
   *[other] { $count } gagnées
}
has-medal = { $medal ->
    [bronze] médaille de bronze
    [silver] médaille d’argent
   *[gold] médaille d’or
}

## The legend. How many deals have to be won for each medal: for the least, and for the best of $all deals.

medal-from = { $count } ou plus
medal-from-all = { $count ->
    [one] { $count } gagnée sur { $all }
   *[other] { $count } gagnées sur { $all }
}
legend-today = aujourd’hui
legend-explained = Le disque montre combien de donnes ont été gagnées le jour même. L’anneau compte aussi celles qui l’ont été plus tard.

## The deals of a day. The form ".of" is for screen readers.

# What a player does most in a game, such as "Uncovering".
kind-of-game = { FORM($game, "kind") }
# $noun is what the game calls a deal: "deal" or "rubber".
daily-won = { $noun ->
    [rubber] gagné
   *[deal] gagnée
}
# $noun is what the game calls a deal: "deal" or "rubber".
daily-won-in = { $noun ->
    [rubber] gagné en { $time }
   *[deal] gagnée en { $time }
}
daily-play = Jouer
    .of = Jouer : { $game }
daily-go-on = Reprendre
    .of = Reprendre : { $game }, { moves }

## The calendar of one game. $noun is what it calls a deal.

daily-of-game = Donnes du jour : { $game }
deal-a-day = { $noun ->
    [rubber] { $kind ->
        [winnable] { $game } : un robre gagnable par jour, le même pour tous.
       *[any] { $game } : un robre par jour, le même pour tous.
    }
   *[deal] { $kind ->
        [winnable] { $game } : une donne gagnable par jour, la même pour tous.
       *[any] { $game } : une donne par jour, la même pour tous.
    }
}
current-streak = { $count ->
    [0] Série en cours : aucun jour.
    [1] Série en cours : un jour.
   *[other] Série en cours : { SPELLED($count) } jours.
}
deal-of-today = { $noun ->
    [rubber] Le robre du jour
   *[deal] La donne du jour
}
deal-of-today-won = { $noun ->
    [rubber] Vous avez gagné le robre du jour.
   *[deal] Vous avez gagné la donne du jour.
}
# $noun is what the game calls a deal: "deal" or "rubber".
day-won = { $noun ->
    [rubber] gagné
   *[deal] gagnée
}
# $noun is what the game calls a deal: "deal" or "rubber".
day-won-later = { $noun ->
    [rubber] gagné plus tard
   *[deal] gagnée plus tard
}
month-key = Plein : victoire le jour même. Contour avec une coche : victoire plus tard.
daily-of-all-games = Toutes les donnes du jour

### The panel that leads through a lesson.

lesson-progress = Étape { $number } sur { $count }
# Its main button: show the move of this step, go to the next step, or leave the lesson and play on.
lesson-show = Voir le coup
lesson-next = Suivant
lesson-skip = Continuer
# After another move than that of the lesson.
lesson-astray-title = Ce coup est bon aussi
lesson-astray = La leçon en joue un autre. Annulez le vôtre pour la suivre, ou continuez sans elle.
lesson-take-back = Annuler ce coup

### The sheets that list the whole table in words, or the cards of one pile to choose from.

table-in-words = { menu-words }
no-card-to-pick = Vous ne pouvez prendre aucune carte ici pour l’instant.
cards-below-face-down = { $count ->
    [1] Une carte cachée
   *[other] { UPPER(SPELLED($count)) } cartes cachées
}
# Beside the name of a card that cannot be taken now.
card-stays = non jouable

# The sheet with everything that was said on this visit.
said-title = Historique des messages
nothing-said = Aucun message pour l’instant.

### The sheet that lists the keys and what they do.

keys-title = Raccourcis clavier
key-arrows = Flèches
key-arrows-do = aller à la pile suivante dans cette direction
key-space = Espace
keyboard-enter = Entrée
keyboard-escape = Échap
keyboard-page-up = Page préc.
keyboard-page-down = Page suiv.
key-digits = 1–9, 0
key-digits-do = aller à la colonne de ce numéro ; 0 pour la colonne 10
letter-keys-off = Les raccourcis à une lettre sont désactivés. Vous pouvez les activer dans les réglages.
keys-mouse = À la souris : un clic droit sur une pile envoie la carte du dessus sur sa fondation.
record-title = Quelque chose s’est mal passé ?
record-explained = Vous pouvez copier vos derniers coups et vos réglages pour les joindre à un signalement. Rien n’est envoyé automatiquement.
record-copy = Copier ce que j’ai fait
record-copied = Vos dernières actions sont copiées.

### The sheet that is shown while the player has stopped the time.

pause-title = Pause
pause-go-on = Reprendre
deal-on-table = { $noun ->
    [rubber] Robre { $number }
   *[deal] Donne { $number }
}

### The sheet about what is kept on the player's device.

data-title = Vos données

## Where it is kept

kept-on-disk = Vos parties, résultats et réglages sont enregistrés sur cet appareil, dans ce navigateur. Ils ne sont envoyés nulle part.
kept-in-small-store = Ce navigateur n’offre que quelques mégaoctets de stockage. Vos parties, résultats et réglages y sont enregistrés, sur cet appareil.
kept-but-shut = Impossible d’ouvrir vos parties pour l’instant, et ce que vous jouez maintenant sera perdu à la fermeture de la page. Rechargez la page. Si cela se reproduit, effacez les données de ce site dans les réglages du navigateur ; vos parties seront alors supprimées.
kept-by-newer = Une version plus récente de cette page a enregistré vos parties dans un nouveau format. Elles sont intactes, mais ce que vous jouez maintenant sera perdu à la fermeture de la page. Rechargez la page.
kept-nowhere = Ce navigateur n’enregistre rien : vos parties seront perdues à la fermeture de la page.
# $used and $room are sizes, such as "3.4 MB".
room-used = Stockage utilisé, application comprise : { $used } sur { $room }.
offline-ready = Vous pouvez jouer hors connexion.
offline-not-ready = Vous ne pouvez pas encore jouer hors connexion : il manque des fichiers.
offline-lacks = Vous ne pouvez pas jouer hors connexion : le navigateur n’a pas pu enregistrer le fichier { $file }. Ce fichier est peut-être modifié pendant le transfert.
promise-given = Le navigateur conservera ces données jusqu’à ce que vous les effaciez.
promise-not-given = Le navigateur peut effacer ces données si l’appareil manque de place.
page-version = Version { $version }, révision { $build }

## The games, each with facts in a line such as "given up · 12 moves · played yesterday"

kept-games = Parties
# $noun is what the game calls a deal: "deal" or "rubber".
kept-on-table = sur la table
kept-lesson = leçon
# $noun is what the game calls a deal: "deal" or "rubber".
kept-won = victoire
# $noun is what the game calls a deal: "deal" or "rubber".
kept-lost = défaite
# $noun is what the game calls a deal: "deal" or "rubber".
kept-given-up = abandon
# $game is the name of the deal, $line the facts about it.
delete-game = Supprimer : { $game }, { $line }

## Texts that could not be read: what each was, and buttons, with the form ".of" for screen readers

unread-heading = Données illisibles
unread-explained = Ces éléments sont endommagés et n’ont pas pu être utilisés. Ils sont conservés tels quels. Restaurez-en un pour ajouter les parties et les résultats qu’il contient encore.
unread-journal = Une modification de vos parties
unread-snapshots = Une liste de toutes vos parties
unread-results = Une liste de résultats
unread-game = Une partie
unread-something = D’autres données enregistrées
# $what is one of these.
unread-save = Enregistrer dans un fichier
    .of = Enregistrer dans un fichier : { $what }
unread-restore = Restaurer
    .of = Restaurer : { $what }
unread-delete = Supprimer
    .of = Supprimer : { $what }

### Les nouveautés ; la liste elle-même est partout en anglais.

news-title = Nouveautés
news-in-english = Cette liste n’existe qu’en anglais.
news-loading = Chargement de la liste…
news-not-loaded = Impossible de charger la liste. Réessayez quand vous serez en ligne.
