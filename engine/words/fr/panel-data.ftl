# The sheet about what is kept on the player's device.

data-title = Vos données

## Where it is kept

kept-on-disk = Vos parties, résultats et réglages sont gardés sur cet appareil, dans ce navigateur. Personne d’autre ne les reçoit.
kept-in-small-store = Ce navigateur n’accorde à la page que son petit espace de stockage, de quelques mégaoctets. Vos parties, résultats et réglages y sont gardés, sur cet appareil.
kept-but-shut = Vos parties ne peuvent pas être ouvertes pour le moment, et ce que vous jouez maintenant sera perdu à la fermeture de la page. Rechargez la page. Si cela persiste, seul le navigateur peut y remédier : effacez les données de ce site dans ses réglages.
kept-by-newer = Une version plus récente de cette page a gardé vos parties autrement. Elles sont intactes, mais ce que vous jouez maintenant sera perdu à la fermeture de la page. Rechargez la page.
kept-nowhere = Ce navigateur ne garde rien : ce que vous jouez sera perdu à la fermeture de la page.
# $used and $room are sizes, such as "3.4 MB".
room-used = Place occupée, programme compris : { $used } sur { $room }.
offline-ready = Utilisable hors connexion : le jeu démarre aussi sans réseau.
offline-not-ready = Pas encore utilisable hors connexion : le navigateur n’a pas encore gardé tous les fichiers du jeu.
promise-given = Le navigateur a promis de tout garder jusqu’à ce que vous l’effaciez.
promise-not-given = Le navigateur n’a pas promis de garder ceci : il peut l’effacer si l’appareil manque de place.

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
unread-explained = Ces textes sont endommagés et la page n’a pas pu s’en servir. Ils sont gardés tels quels. En restaurer un ajoute les parties et résultats que l’on peut encore y trouver.
unread-journal = Une modification de vos parties
unread-snapshots = Une liste de toutes vos parties
unread-results = Une liste de résultats
unread-game = Une partie
unread-old-games = Des parties enregistrées par une version antérieure
unread-old-results = Des résultats enregistrés par une version antérieure
unread-old-settings = Des réglages enregistrés par une version antérieure
unread-old-favourites = Des favoris enregistrés par une version antérieure
unread-something = Un élément enregistré
# $what is one of these.
unread-save = Enregistrer dans un fichier
    .of = Enregistrer dans un fichier : { $what }
unread-restore = Restaurer
    .of = Restaurer : { $what }
unread-delete = Supprimer
    .of = Supprimer : { $what }
