# Faults of what keeps the games on the device. Each message is one or two sentences.

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
