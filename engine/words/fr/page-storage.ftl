# Faults of what keeps the games on the device. Each message is one or two sentences.

no-room-to-save = Le navigateur n’a plus de place pour enregistrer. Vous pouvez jouer, mais cette partie risque d’être perdue.
not-saved-now = Le navigateur n’enregistre pas en ce moment. Vous pouvez jouer ; la page réessaie à chaque coup.
room-miscounted = Le navigateur croit à tort ne plus avoir de place. Fermez-le et rouvrez-le ; d’ici là, rien n’est gardé.
games-not-read = Vos parties ne peuvent pas être lues pour le moment. Rechargez la page.
games-not-opened = Vos parties ne peuvent pas être ouvertes pour le moment. Rechargez la page : ce que vous jouez maintenant n’est pas gardé.
nothing-kept = Ce navigateur ne garde rien : ce que vous jouez sera perdu à la fermeture de la page.
browser-deleted = Le navigateur a effacé ce qui était gardé ici. Si vous avez une sauvegarde, ajoutez-la dans « Vos données ».
browser-deleted-copy = Le navigateur a effacé ce qui était gardé ici. La page l’a rétabli à partir de sa deuxième copie.
something-damaged = Un élément enregistré n’a pas pu être lu. Il est gardé tel quel ; tout le reste est là.
newer-version-played = Une version plus récente de cette page a été utilisée ici. Vous pouvez jouer, mais rien n’est enregistré tant que vous n’avez pas rechargé la page.
