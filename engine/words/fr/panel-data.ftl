# The sheet about what is kept on the player's device.

data-title = Vos données

## Where it is kept

kept-on-disk = Vos parties, résultats et réglages sont enregistrés sur cet appareil, dans ce navigateur. Ils ne sont envoyés nulle part.
kept-in-small-store = Ce navigateur n’offre qu’un petit stockage de quelques mégaoctets. Vos parties, résultats et réglages y sont enregistrés, sur cet appareil.
kept-but-shut = Impossible d’ouvrir vos parties pour l’instant, et ce que vous jouez maintenant sera perdu à la fermeture de la page. Rechargez la page. Si cela se reproduit, effacez les données de ce site dans les réglages du navigateur ; vos parties seront alors supprimées.
kept-by-newer = Une version plus récente de cette page a enregistré vos parties d’une nouvelle façon. Elles sont intactes, mais ce que vous jouez maintenant sera perdu à la fermeture de la page. Rechargez la page.
kept-nowhere = Ce navigateur n’enregistre rien : vos parties seront perdues à la fermeture de la page.
# $used and $room are sizes, such as "3.4 MB".
room-used = Stockage utilisé, application comprise : { $used } sur { $room }.
offline-ready = Prêt à jouer hors connexion.
offline-not-ready = Pas encore prêt à jouer hors connexion : il manque des fichiers.
offline-lacks = Pas prêt à jouer hors connexion : le navigateur n’a pas pu garder le fichier { $file }. Ce site l’envoie peut-être modifié.
promise-given = Le navigateur gardera tout jusqu’à ce que vous l’effaciez.
promise-not-given = Le navigateur peut effacer ceci si l’appareil manque de place.

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
unread-explained = Ces éléments sont endommagés et n’ont pas pu servir. Ils sont gardés tels quels. En restaurer un ajoute les parties et les résultats que l’on peut encore y trouver.
unread-journal = Une modification de vos parties
unread-snapshots = Une liste de toutes vos parties
unread-results = Une liste de résultats
unread-game = Une partie
unread-old-games = Des parties enregistrées par une version antérieure
unread-old-results = Des résultats enregistrés par une version antérieure
unread-old-settings = Des réglages enregistrés par une version antérieure
unread-old-favourites = Des favoris enregistrés par une version antérieure
unread-something = D’autres données enregistrées
# $what is one of these.
unread-save = Enregistrer dans un fichier
    .of = Enregistrer dans un fichier : { $what }
unread-restore = Restaurer
    .of = Restaurer : { $what }
unread-delete = Supprimer
    .of = Supprimer : { $what }
