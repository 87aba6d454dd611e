### core, features, panels: The menu.

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

### features/find: To find a card

find-title = Trouver une carte
# What the player may type: short signs and names of cards.
find-such-as = Par exemple 7p, 10 cœur ou dame de trèfle
find-button = Trouver
no-such-column = Il n’y a pas de colonne { $number }.
# $text is what the player has typed.
not-a-card = « { $text } » n’est pas une carte. Tapez un rang et une couleur, par exemple 7p ou dame de trèfle.

### panels: While the player plays in another tab

other-tab-title = Ouvert dans un autre onglet
other-tab-words = Vous jouez dans un autre onglet ou une autre fenêtre. Rien n’est perdu.
other-tab-here = Jouer ici

### features/link: Un lien qui ne peut être lu jusqu’au bout

link-damaged-title = Ce lien est endommagé
link-damaged-play = Jouer depuis le début

### panels: While the page does something that takes long

slow-work-done = { $percent } %
slow-work-stop = Arrêter

### features/scanning: The button that lets the frame of one-switch play wait

wait-button = Pause
wait-words = Mettre le défilement en pause
frame-waits = Défilement en pause. Appuyez pour reprendre.

### features/greeting: The sheet that greets a newcomer.

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

### features/gallery, panels: The gallery: a tile for every game.

tile-go-on = Reprendre
# On the tile of one game, another one each week; the same for all players.
tile-of-week = Jeu de la semaine
resume-game = Reprendre : { $game }, { $line }
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
# Games in which all cards lie face up from the start.
filter-open = Rien de caché
filter-own = Règles maison
# Games with two packs of cards.
filter-two-packs = 104 cartes
# Games that are played much like the one on the table; $game is its name.
filter-alike = Comme { $game }
games-found = { $count ->
    [0] Aucun jeu trouvé.
    [1] Un jeu trouvé.
   *[other] { UPPER(SPELLED($count)) } jeux trouvés.
}

### features/rules: La page des règles d’un jeu ; son texte est composé ailleurs.

# $names are other names of the game, such as "Solitaire, Réussite".
also-called = Autres noms : { $names }.
change-rules = Changer les règles
change-rules-note = Touchez une règle pour la changer.
choose-rule = Choisir une règle
rules-left-out = Les règles incompatibles avec les autres ne sont pas proposées.
play-by-rules = Jouer avec ces règles
name-of-rules = Nom
save-name = Enregistrer
rules-named = Ces règles s’appellent maintenant « { $name } ».
rules-unnamed = Ces règles n’ont plus de nom à elles.

### features/daily: The deals of the day: the page of all games, and the calendar of one game.

daily-title = Donnes du jour
daily-today = Aujourd’hui
daily-today-count = Aujourd’hui : { $count }
deals-won-of = { $won ->
    [one] { $won } gagnée sur { $all }
   *[other] { $won } gagnées sur { $all }
}
share-day = Partager cette journée
calendar-of = Calendrier : { $game }
facts-with-commas = { LIST($facts, "comma") }

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
        [0] Aucun jour avec médaille de bronze
        [1] Un jour avec médaille de bronze
       *[other] { UPPER(SPELLED($count)) } jours avec médaille de bronze
    }
    [silver] { $count ->
        [0] Aucun jour avec médaille d’argent
        [1] Un jour avec médaille d’argent
       *[other] { UPPER(SPELLED($count)) } jours avec médaille d’argent
    }
   *[gold] { $count ->
        [0] Aucun jour avec médaille d’or
        [1] Un jour avec médaille d’or
       *[other] { UPPER(SPELLED($count)) } jours avec médaille d’or
    }
}

## The calendar. A day is read out as "22 November, today, 3 won, silver medal".

month-before = Mois précédent
month-after = Mois suivant
no-earlier-month = Il n’y a pas de donnes du jour avant ce mois.
no-later-month = Il n’y a pas encore de donnes du jour après ce mois.
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

### features/lesson: The panel that leads through a lesson.

lesson-progress = Étape { $number } sur { $count }
# Its main button: show the move of this step, go to the next step, or leave the lesson and play on.
lesson-show = Voir le coup
lesson-next = Suivant
lesson-skip = Continuer
# After another move than that of the lesson.
lesson-astray-title = Ce coup est bon aussi
lesson-astray = La leçon en joue un autre. Annulez le vôtre pour la suivre, ou continuez sans elle.
lesson-take-back = Annuler ce coup
# $progress is such as "Step 1 of 9".
lesson-begins = { $game }. { lesson-step }
lesson-step = { $progress } : { $title }. { $text }

### features/table_in_words, features/last_announcements, panels: The sheets that list the whole table in words, or the cards of one
### pile to choose from.

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

### core, features, panels: The sheet that lists the keys and what they do.

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
record-title = Un problème ?
record-explained = Pour le signaler, copiez vos dernières actions et vos réglages. Rien n’est envoyé automatiquement.
record-copy = Copier les actions
record-copied = Actions et réglages copiés.

### features/pause: The sheet that is shown while the player has stopped the time.

pause-title = Pause
pause-go-on = Reprendre
deal-on-table = { $noun ->
    [rubber] Robre { $number }
   *[deal] Donne { $number }
}

### features/data: The sheet about what is kept on the player's device.

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

## What could not be read

nothing-restored = Rien à restaurer : cet élément ne contient ni résultat ni partie commencée. Il est conservé tel quel.
not-deleted = Suppression impossible. Tout est conservé tel quel.
no-room-to-bring-back = Espace de stockage insuffisant pour rétablir cet élément.

### features/news: Les nouveautés ; la liste elle-même est partout en anglais.

news-title = Nouveautés
news-in-english = Cette liste n’existe qu’en anglais.
news-loading = Chargement de la liste…
news-not-loaded = Impossible de charger la liste. Réessayez quand vous serez en ligne.

### features/backup, panels, state: Reading a backup file.

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
    [one] { $count } partie laissée de côté : la limite est de { $most }
   *[other] { $count } parties laissées de côté : la limite est de { $most }
}

## Backups, on several sheets

backup-title = Sauvegarde
backup-explained = Toutes vos parties en cours, vos résultats, favoris et réglages dans un seul fichier, à garder ou à emporter sur un autre appareil. Quand vous ajoutez une sauvegarde, vous récupérez ce qui manque ici, et rien n’est supprimé.
backup-save = Sauvegarder
backup-add = Ajouter une sauvegarde

### features/hint, core: Hints, the way back, and demonstrations.

thinking = calcul en cours…
advice-still-loading = Les indices sont en cours de chargement. Le vôtre s’affichera dès qu’ils seront prêts.
review-still-loading = L’analyse est en cours de chargement. Elle s’ouvrira d’elle-même.
moved-since-asking = C’est prêt. Vous avez joué un coup entre-temps : refaites votre demande.
advice-not-loaded = Impossible de charger les indices. Rechargez la page pour réessayer.
# $noun is what the game calls a deal: "deal" or "rubber".
looking-for-way-back = recherche d’une position où vous pouviez encore gagner…
# $noun is what the game calls a deal: "deal" or "rubber".
no-way-back = aucune position gagnable n’est connue avant celle-ci
better-move-found = Un meilleur coup a été trouvé entre-temps.
demo-stopped = Démonstration arrêtée. Votre partie n’a pas changé.
no-way-found = aucune solution trouvée à partir d’ici

### features/review: The review.

review-closed = analyse fermée
playing-from = { $number ->
    [0] Vous reprenez au début. « { redo-button } » vous rend les coups suivants.
   *[other] Vous reprenez au coup { $number }. « { redo-button } » vous rend les coups suivants.
}

## Each message is a sentence.

review-at-start = { $noun ->
    [rubber] Début du robre.
   *[deal] Début de la donne.
}
review-at-move = Coup { $number } sur { $count } : { $move }.
review-no-choices = Ce jeu ne laisse aucun choix.
review-not-judged = Ici, les coups ne sont pas évalués : personne ne pouvait voir les cartes à venir.
# $noun is what the game calls a deal: "deal" or "rubber".
review-nothing-lost = Toutes les positions étaient gagnables.
# $noun is what the game calls a deal: "deal" or "rubber".
review-looking = Recherche du coup perdant…
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-unknown = On ne sait pas à quel coup vous avez perdu.
# $noun is what the game calls a deal: "deal" or "rubber".
review-still-unknown = On ne sait pas si vous pouvez encore gagner.
# $noun is what the game calls a deal: "deal" or "rubber".
review-never = { $noun ->
    [rubber] Ce robre était perdu d’avance.
   *[deal] Cette donne était perdue d’avance.
}
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-at-latest = Perdu au coup { $number } ou avant.
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-by = Perdu au coup { $number }.
# $noun is what the game calls a deal: "deal" or "rubber".
review-lost-between = Perdu entre les coups { $first } et { $last }.

### features/hint: La feuille qui dit combien de fois gagne chaque coup, si l’on ne connaît que les cartes vues.

chances-title = Chances
chances-meaning = { $count ->
    [1] Les cartes que vous n’avez pas vues ont été redistribuées au hasard une fois. Le tableau montre après quels coups cette donne reste gagnable.
   *[other] Les cartes que vous n’avez pas vues ont été redistribuées au hasard { $count } fois. Le tableau montre dans combien de ces donnes la partie reste gagnable après chaque coup.
}
chances-won = Gagnées
chances-interval = Chances (confiance à 95 %)
chances-from-to = { $low } à { $high }
chances-unknown = Les donnes non résolues à temps élargissent la fourchette : chacune peut être gagnée ou perdue.
chances-fewer = Les coups nettement moins bons ont été essayés dans moins de donnes.
chances-later = Dans ces donnes, le solveur voyait toutes les cartes. Pas vous : vous gagnerez donc moins souvent.
chances-played = Les cartes que vous n’avez pas vues ont été redistribuées au hasard { $count } fois. Le tableau montre combien de fois un joueur virtuel débutant a gagné après chaque coup.
chances-player = Ce joueur virtuel connaît l’ordre du talon, mais aucune autre carte que vous n’avez pas vue. Vous ferez peut-être mieux.
chances-player-sees-no-more = Ce joueur virtuel ne voit que les cartes que vous avez vues. Vous ferez peut-être mieux.
chances-plan = Le premier coup est celui que jouerait ce joueur virtuel. Un autre ne passe devant que s’il est nettement meilleur.
chances-points = Les cartes que vous n’avez pas vues ont été redistribuées au hasard { $count } fois. Le tableau montre combien de fois le contrat tourne à votre avantage après chaque choix, et les points que vous gagnez en moyenne.
chances-well = Issue favorable
chances-gain = Points (confiance à 95 %)
chances-margin = { $points } ± { $margin }
chances-simple = Un joueur virtuel débutant a terminé chacune de ces donnes sans voir les cartes cachées. Vous ferez peut-être mieux.
