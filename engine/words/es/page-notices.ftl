# What the page tells of itself: faults, files, links, and work that takes a while.

went-wrong = Algo ha fallado en esta página. Tu partida está a salvo; puedes seguir.
went-wrong-load-again = Algo ha fallado en esta página. Lo que has jugado está guardado; vuelve a cargar la página.
new-version = Hay una versión nueva lista.
time-for-backup = Es hora de hacer una copia de tus partidas.
link-copied = Enlace copiado.
link-not-copied = El navegador no ha permitido copiar. El enlace está seleccionado para que lo copies.
sound-is-on = El sonido está activado. Puedes desactivarlo en los ajustes.
text-copied = Copiado como texto.
text-not-copied = El navegador no ha permitido copiar. El texto está seleccionado para que lo copies.
picture-saved = La imagen se ha guardado como archivo.
# $file is the name of a file.
saved-as = Guardado en tus descargas como { $file }.
cards-not-fetched = Ahora no se pueden descargar estas cartas. Inténtalo de nuevo cuando haya conexión.
language-not-fetched = Ahora no se puede descargar este idioma. Inténtalo de nuevo cuando haya conexión.
looks-not-fetched = Ahora no se pueden descargar los demás dorsos y caras. Llegarán la próxima vez que haya conexión.

## Work that takes a while: titles of the sheet that shows how far it is

opening-game = Abriendo la partida
reading-games = Leyendo tus partidas
writing-backup = Escribiendo la copia
reading-backup = Leyendo la copia
restoring = Restaurando
work-stopped = Detenido. No ha cambiado nada.

## What could not be read

nothing-restored = No contiene ninguna partida con jugadas ni ningún resultado. Se conserva tal como está.
not-deleted = El navegador no ha permitido borrarlo. Se conserva tal como está.
no-room-to-bring-back = El navegador no tiene sitio para recuperarlo.
