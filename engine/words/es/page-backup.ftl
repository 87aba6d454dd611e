# Reading a backup file.

backup-too-large = Este archivo es demasiado grande para ser una copia de seguridad. No ha cambiado nada.
backup-unread = El navegador no ha podido leer este archivo. No ha cambiado nada.
backup-damaged = Este archivo está dañado y no se puede leer. No ha cambiado nada.
no-backup-file = Este archivo no es una copia de seguridad de esta página. No ha cambiado nada.
backup-newer = Esta copia es de una versión más reciente de esta página. No ha cambiado nada.

## What was added: parts of a sentence, such as "añadido: 12 resultados y 2 partidas; 3 ya estaban aquí"

things-added = añadido: { LIST($things, "and-only") }
added-results = { $count ->
    [one] { $count } resultado
   *[other] { $count } resultados
}
added-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
were-here-already = { $count ->
    [one] { $count } ya estaba aquí
   *[other] { $count } ya estaban aquí
}
nothing-added-rest-here = nada que añadir: el resto ya estaba aquí
nothing-added-all-here = nada que añadir: todo estaba ya aquí
nothing-added-empty = nada que añadir: esta copia no tiene resultados ni partidas con jugadas
things-unread = { $count ->
    [one] { $count } no se ha podido leer
   *[other] { $count } no se han podido leer
}
# $most is how many games are kept on a device.
games-left-out = { $count ->
    [one] { $count } partida queda fuera: aquí solo se guardan { $most }
   *[other] { $count } partidas quedan fuera: aquí solo se guardan { $most }
}
