# The sheet about what is kept on the player's device.

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
