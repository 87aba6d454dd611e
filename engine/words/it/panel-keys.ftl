# The sheet that lists the keys and what they do.

keys-title = Tasti
key-arrows = Frecce
key-arrows-do = vai alla prossima pila in quella direzione
key-space = Spazio
keyboard-enter = Invio
keyboard-escape = Esc
keyboard-page-up = Pag Su
keyboard-page-down = Pag Giù
key-digits = 1–9, 0
key-digits-do = vai alla colonna con questo numero; 0 è la colonna 10
letter-keys-off = I tasti delle lettere sono disattivati. Puoi attivarli nelle impostazioni.
keys-mouse = Con il mouse: un clic destro su una pila manda alla base la carta in cima.
record-explained = Qualcosa non ha funzionato? Puoi copiare le tue ultime mosse e le impostazioni e allegarle a una segnalazione. Niente viene inviato in automatico.
record-copy = Copia quello che ho fatto
record-copied = Le tue ultime azioni sono state copiate.
