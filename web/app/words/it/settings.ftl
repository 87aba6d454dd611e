### features/settings, panels: The settings sheet.

settings-title = Impostazioni
# The button that opens the sheet "Appearance".
settings-appearance = Carte, panno e colori
sound-is-on = L’audio è attivo. Puoi disattivarlo nelle impostazioni.
cards-not-fetched = Impossibile caricare queste carte. Riprova quando sei online.
language-not-fetched = Impossibile caricare questa lingua. Riprova quando sei online.

## The headings of its groups

settings-sound = Audio
settings-help = Aiuti durante il gioco
settings-above-table = Sopra il tavolo
settings-motion = Movimento
settings-keyboard-and-start = Tastiera e avvio
settings-other-presses = Comandi alternativi

## Settings that are on or off. A note says in a sentence what a setting does.

setting-lists = Elenca le carte sovrapposte
note-lists = Se tocchi delle carte sovrapposte, compaiono in un elenco di pulsanti grandi.
setting-left-handed = Per mancini
setting-sound = Suoni
setting-vibration = Vibrazione, se disponibile
setting-safe-home = Porta automaticamente alle basi le carte sicure
note-safe-home = Una carta è sicura quando non serve più a nessun’altra.
setting-show-time = Mostra il tempo
setting-show-score = Mostra il punteggio
setting-calm = Riduci il movimento
setting-letters = Tasti delle lettere
note-letters = H per un suggerimento, U per annullare, e altri. L’elenco è nel menu, sotto «{ menu-keys }».
setting-gallery-first = All’avvio mostra tutti i solitari

## Settings with several values. Each value has a small button.

setting-tap = Toccando una carta
tap-moves = La muovi
tap-chooses = La selezioni
setting-card-size = Dimensioni delle carte
note-card-size = Se il tavolo non ci sta tutto, trascina il panno o usa le frecce.
card-size-times = ×{ $size }
setting-stock = Mazzo
stock-thumb = Lato pollice
stock-left = A sinistra
stock-right = A destra
stock-top = In alto
setting-klondike-score = Punteggio di Klondike
klondike-score-home = Sulle basi
klondike-score-standard = Standard
klondike-score-vegas = Vegas
setting-spider-score = Punteggio di Spider
spider-score-home = Scale
spider-score-500 = 500
setting-volume = Volume dei suoni
volume-quiet = Basso
volume-medium = Medio
volume-loud = Alto
setting-motion = Velocità delle carte
motion-slow = Lenta
motion-normal = Normale
motion-quick = Veloce
setting-pace = Velocità del gioco automatico
pace-slow = Lenta
pace-steady = Normale
pace-fast = Veloce
setting-verdict = Mostra se si può vincere
verdict-always = Sempre
# Only if the game can no longer be won.
verdict-lost = Solo se persa
verdict-never = Mai
setting-advice = Suggerimenti basati su
advice-all = Tutte le carte
advice-seen = Solo quelle viste
note-advice = Con «{ advice-seen }» il suggerimento indica in quanti dei casi possibili la mossa porta alla vittoria. Nel Solitario Bridge è sempre così.
setting-scanning = Gioca con un solo tasto
note-scanning = Un riquadro si sposta da solo. Tocca dove vuoi, o premi un tasto qualsiasi, per scegliere ciò che inquadra.
scanning-off = No
scanning-slow = Lenta
scanning-steady = Normale
scanning-quick = Veloce
scanning-fast = Massima
setting-dwell = Clic tenendo fermo il puntatore
note-dwell = Tieni fermo il puntatore su qualcosa: quando la linea è piena, parte il clic.
# How long the pointer rests.
dwell-off = No
dwell-long = Lungo
dwell-medium = Medio
dwell-short = Breve

## The language

setting-language = Lingua
language-auto = Lingua del browser
# The name of a language in itself, such as "Deutsch".
language-name = { $name }
setting-national-index = { $ace }, { $king }, { $queen } e { $jack } sulle carte

### features/appearance, panels: The appearance sheet: how the cards and the cloth look.

appearance-title = Aspetto
looks-not-fetched = Impossibile caricare gli altri dorsi e le altre facce. Riprova quando sei online.

## The cloth

setting-theme = Panno
theme-felt = Feltro
theme-night = Notte
theme-day = Giorno
theme-claret = Bordeaux
theme-ocean = Oceano
theme-walnut = Noce
# Day or night, as the device says.
theme-auto = Automatico

## The backs of the cards

setting-back = Dorsi
back-lattice = Reticolo
back-spine = Vertebre
back-fans = Ventagli
back-rose = Rosone
back-pips = Semi
back-night = Notte

## The faces of the cards

setting-face = Facce
face-emblems = Emblemi
face-courts = Classiche
face-large = Grandi
face-jumbo = Jumbo

## The suits: in two colours or in four, plain or with patterns, or each in a colour of its own

setting-four-colours = Colori
four-colours-off = Due
four-colours-on = Quattro
setting-patterned = Semi
patterned-off = Tinta unita
patterned-on = A motivi
look-own-colours = Colore di ogni seme
# As the choice of two or four colours above says.
ink-usual = Come sopra
ink-black = Nero
ink-red = Rosso
ink-blue = Blu
ink-green = Verde
ink-purple = Viola
ink-brown = Marrone
