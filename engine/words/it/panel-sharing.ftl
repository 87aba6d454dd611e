# The result of a won game to share. "Backbone Patience" is the name of this collection.

# $deal is which deal it was, such as "partita 4711" or "partita del giorno 22 novembre 2026".
result-heading = Backbone Patience – { $game }, { $deal }
result-won-with = Vittoria in { moves }
result-won-in = Vittoria in { $time } con { moves }
# In the middle of the picture, if it shows no time.
result-card-won = Vittoria
# For those who do not see the picture.
result-card-label = { $game }, { $deal }: vittoria, { moves }

## The sheet for sharing

share-title = Condividi
share-picture = Condividi l’immagine
save-picture = Salva l’immagine
share-shows-no-card = Le carte non si vedono. Il link apre la stessa partita dall’inizio.
share-as-text = Condividi come testo
copy-as-text = Copia come testo
# Above the links.
share-game-so-far = La partita fino a qui
share-deal = Questa partita, dall’inizio
copy-link = Copia
