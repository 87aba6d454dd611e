# Faults of what keeps the games on the device. Each message is one or two sentences.

no-room-to-save = El navegador no tiene sitio para guardar. Puedes seguir jugando, pero esta partida podría perderse.
not-saved-now = Ahora mismo el navegador no guarda. Puedes seguir jugando; la página lo intenta de nuevo con cada jugada.
room-miscounted = El navegador cree por error que no tiene sitio para guardar. Ciérralo y vuelve a abrirlo; hasta entonces no se guarda nada.
games-not-read = Ahora mismo no se pueden leer tus partidas. Vuelve a cargar la página.
games-not-opened = Ahora mismo no se pueden abrir tus partidas. Vuelve a cargar la página: lo que juegues ahora no se guarda.
nothing-kept = Este navegador no guarda nada: lo que juegues se pierde al cerrar la página.
browser-deleted = El navegador ha borrado lo que había guardado aquí. Si tienes una copia, añádela en «Tus datos».
browser-deleted-copy = El navegador ha borrado lo que había guardado aquí. La página lo ha recuperado de su segunda copia.
something-damaged = Una parte de lo guardado no se ha podido leer. Se conserva tal como está; todo lo demás sigue aquí.
newer-version-played = Aquí ha jugado una versión más reciente de esta página. Puedes jugar, pero no se guarda nada hasta que vuelvas a cargarla.
