# Faults of what keeps the games on the device. Each message is one or two sentences.

no-room-to-save = El navegador se ha quedado sin espacio. Puedes seguir jugando, pero esta partida podría perderse.
not-saved-now = Ahora mismo no se puede guardar tu partida. Puedes seguir jugando; se volverá a intentar después de cada jugada.
room-miscounted = El navegador indica por error que no queda espacio. Ciérralo y vuelve a abrirlo; hasta entonces no se guardará nada.
games-not-read = Ahora mismo no se pueden leer tus partidas. Recarga la página.
games-not-opened = Ahora mismo no se pueden abrir tus partidas. Recarga la página: lo que juegues ahora no se guardará.
nothing-kept = Este navegador no guarda nada: tus partidas se perderán cuando cierres la página.
browser-deleted = El navegador ha borrado tus partidas guardadas. Si tienes una copia, añádela en «{ data-title }».
browser-deleted-copy = El navegador había borrado tus partidas guardadas. Se han recuperado de una segunda copia.
something-damaged = Algunos datos guardados no se han podido leer. Se conservan tal como están; todo lo demás sigue aquí.
newer-version-played = Aquí se ha usado una versión más reciente. No se guardará nada hasta que recargues la página.
