# The result of a won game to share. "Backbone Patience" is the name of this collection.

# $deal is which deal it was, such as "partida 4711" or "partida del día 22 de noviembre de 2026".
result-heading = { -coleccion }: { $game }, { $deal }
result-won-with = Victoria en { moves }
result-won-in = Victoria en { $time } con { moves }
# In the middle of the picture, if it shows no time.
result-card-won = Victoria
# For those who do not see the picture.
# $noun is what the game calls a deal: "deal" or "rubber".
result-card-label = { $noun ->
    [rubber] { $game }, { $deal }: ganado, { moves }
   *[deal] { $game }, { $deal }: ganada, { moves }
}

## The sheet for sharing

share-title = Compartir
share-picture = Compartir imagen
save-picture = Guardar imagen
share-shows-no-card = No se muestra ninguna carta. El enlace abre la misma partida desde el principio.
share-as-text = Compartir como texto
copy-as-text = Copiar como texto
# Above the links.
share-game-so-far = La partida hasta ahora
share-deal = Esta partida desde el principio
copy-link = Copiar
