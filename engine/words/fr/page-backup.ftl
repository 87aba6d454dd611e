# Reading a backup file.

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
