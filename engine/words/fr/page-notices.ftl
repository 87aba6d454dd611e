# What the page tells of itself: faults, files, links, and work that takes a while.

went-wrong = Une erreur s’est produite dans cette page. Votre partie est intacte, vous pouvez continuer.
went-wrong-load-again = Une erreur s’est produite dans cette page. Votre partie est enregistrée ; rechargez la page.
new-version = Une nouvelle version est prête.
time-for-backup = Il est temps de sauvegarder vos parties.
link-copied = Lien copié.
link-not-copied = Le navigateur n’a pas permis la copie. Le lien est sélectionné : copiez-le vous-même.
sound-is-on = Le son est activé. Vous pouvez le couper dans les réglages.
text-copied = Copié sous forme de texte.
text-not-copied = Le navigateur n’a pas permis la copie. Le texte est sélectionné : copiez-le vous-même.
picture-saved = L’image est enregistrée dans un fichier.
# $file is the name of a file.
saved-as = Enregistré dans vos téléchargements : { $file }.
cards-not-fetched = Impossible de charger ces cartes. Réessayez avec une connexion.
language-not-fetched = Impossible de charger cette langue. Réessayez avec une connexion.
looks-not-fetched = Impossible de charger les autres dos et faces. Sans connexion, ils viendront la prochaine fois.

## Work that takes a while: titles of the sheet that shows how far it is

opening-game = Ouverture de la partie
reading-games = Lecture de vos parties
writing-backup = Écriture de la sauvegarde
reading-backup = Lecture de la sauvegarde
restoring = Restauration
work-stopped = Arrêté. Rien n’a été modifié.

## What could not be read

nothing-restored = On n’y a trouvé ni partie commencée, ni résultat. Le texte est gardé tel quel.
not-deleted = Le navigateur n’a pas permis la suppression. Tout est gardé tel quel.
no-room-to-bring-back = Le navigateur n’a pas la place de rétablir ceci.
