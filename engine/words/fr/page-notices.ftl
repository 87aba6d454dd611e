# What the page tells of itself: faults, files, links, and work that takes a while.

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
