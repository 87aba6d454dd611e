# What the page tells of itself: faults, files, links, and work that takes a while.

went-wrong = Algo ha fallado. Tu partida está a salvo; puedes seguir jugando.
went-wrong-load-again = Algo ha fallado. Tus partidas están guardadas; recarga la página.
new-version = Hay una versión nueva disponible.
time-for-backup = Es hora de hacer una copia de seguridad de tus partidas.
link-copied = Enlace copiado.
link-not-copied = No se ha podido copiar. El enlace está seleccionado para que lo copies tú.
sound-is-on = El sonido está activado. Puedes desactivarlo en los ajustes.
text-copied = Copiado como texto.
text-not-copied = No se ha podido copiar. El texto está seleccionado para que lo copies tú.
picture-saved = Imagen guardada como archivo.
# $file is the name of a file.
saved-as = Guardado en tus descargas como { $file }.
cards-not-fetched = No se han podido cargar estas cartas. Inténtalo de nuevo cuando tengas conexión.
language-not-fetched = No se ha podido cargar este idioma. Inténtalo de nuevo cuando tengas conexión.
looks-not-fetched = No se han podido cargar los demás dorsos y caras. Inténtalo de nuevo cuando tengas conexión.

## Work that takes a while: titles of the sheet that shows how far it is

opening-game = Abriendo la partida
reading-games = Leyendo tus partidas
writing-backup = Guardando la copia
reading-backup = Leyendo la copia
restoring = Restaurando
work-stopped = Detenido. No ha cambiado nada.

## What could not be read

nothing-restored = No hay nada que restaurar: este elemento no contiene resultados ni partidas con jugadas. Se conserva tal como está.
not-deleted = No se ha podido borrar. Se conserva tal como está.
no-room-to-bring-back = No hay espacio suficiente para recuperarlo.
