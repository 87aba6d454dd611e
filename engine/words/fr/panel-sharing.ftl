# The result of a won game to share. "Backbone Patience" is the name of this collection.

# $deal is which deal it was, such as "deal 4711" or "daily deal of 22 November 2026".
result-heading = Backbone Patience : { $game }, { $deal }
# $noun is what the game calls a deal: "deal" or "rubber".
result-won-with = Victoire en { moves }
# $noun is what the game calls a deal: "deal" or "rubber".
result-won-in = Victoire en { $time } et { moves }
# In the middle of the picture, if it shows no time.
# $noun is what the game calls a deal: "deal" or "rubber".
result-card-won = Gagné
# For those who do not see the picture.
# $noun is what the game calls a deal: "deal" or "rubber".
result-card-label = { $game }, { $deal } : victoire, { moves }

## The sheet for sharing

share-title = Partager
share-picture = Partager l’image
save-picture = Enregistrer l’image
share-shows-no-card = Aucune carte n’y figure. Le lien ouvre la même donne, depuis le début.
share-as-text = Partager le texte
copy-as-text = Copier le texte
# Above the links.
share-game-so-far = La partie jusqu’ici
share-deal = Cette donne, depuis le début
copy-link = Copier
