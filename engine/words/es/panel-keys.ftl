# The sheet that lists the keys and what they do.

keys-title = Teclas
key-arrows = Flechas
key-arrows-do = ir a la siguiente pila en esa dirección
key-space = Espacio
keyboard-enter = Intro
keyboard-escape = Esc
keyboard-page-up = Re Pág
keyboard-page-down = Av Pág
key-digits = 1–9, 0
key-digits-do = ir a la columna con ese número; el 0 es la columna 10
letter-keys-off = Las teclas de letras están desactivadas. Puedes activarlas en los ajustes.
keys-mouse = Con ratón: haz clic derecho en una pila para llevar la última carta a su base.
record-explained = ¿Algo ha fallado? Puedes copiar tus últimas jugadas y ajustes y adjuntarlos a un informe de error. Nada se envía solo.
record-copy = Copiar lo que hice
record-copied = Se ha copiado lo que hiciste.
