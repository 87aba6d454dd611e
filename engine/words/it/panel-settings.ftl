# The settings sheet.

settings-title = Impostazioni
# The button that opens the sheet "Appearance".
settings-appearance = Carte, panno e colori

## The headings of its groups

settings-sound = Suoni
settings-help = Aiuto durante il gioco
settings-above-table = Sopra il tavolo
settings-motion = Movimento
settings-keyboard-and-start = Tastiera e avvio
settings-other-presses = Altri modi di premere

## Settings that are on or off. A note says in a sentence what a setting does.

setting-lists = Apri i ventagli come elenchi
note-lists = Toccando le carte di un ventaglio le vedi in un elenco di pulsanti grandi.
setting-left-handed = Per mancini
setting-sound = Suoni
setting-vibration = Vibrazione, sui dispositivi che la hanno
setting-safe-home = Porta da sé alle basi le carte sicure
note-safe-home = Una carta è sicura quando non serve più a nessun'altra.
setting-show-time = Mostra il tempo
setting-show-score = Mostra i punti
setting-calm = Riduci il movimento
setting-letters = Tasti lettera
note-letters = H per un aiuto, U per annullare, e altri. L'elenco è nel menu, sotto Tasti.
setting-gallery-first = Inizia da tutti i solitari

## Settings with several values. Each value has a small button.

setting-tap = Un tocco su una carta
tap-moves = La muove
tap-chooses = La sceglie
setting-card-size = Grandezza delle carte
note-card-size = Un tavolo più grande del suo spazio si sposta con un dito sul panno, o con le frecce ai lati.
card-size-times = ×{ $size }
setting-stock = Tallone
stock-thumb = Lato pollice
stock-left = Sinistra
stock-right = Destra
stock-top = In alto
setting-klondike-score = Punti di Klondike
klondike-score-home = Sulle basi
klondike-score-standard = Standard
klondike-score-vegas = Vegas
setting-spider-score = Punti di Spider
spider-score-home = Scale
spider-score-500 = 500
score-standard-counts = 10 punti per ogni carta portata sulle basi, 5 per ogni carta spostata dal pozzo a una colonna e per ogni carta scoperta. 15 in meno per ogni carta ripresa dalle basi e 100 in meno per ogni nuovo giro se il tallone si scopre una carta alla volta.
score-vegas-counts = Il mazzo costa 52 punti e ogni carta sulle basi ne rende 5. Il tallone si può scorrere tante volte quante ne permette il gioco.
score-500-counts = 500 punti all'inizio, 100 in più per ogni seme completato, 1 in meno per ogni mossa e per ogni mossa annullata.
setting-volume = Volume dei suoni
volume-quiet = Basso
volume-medium = Medio
volume-loud = Alto
setting-motion = Velocità delle carte
motion-slow = Lenta
motion-normal = Normale
motion-quick = Rapida
setting-pace = Velocità delle mosse automatiche
pace-slow = Lenta
pace-steady = Media
pace-fast = Veloce
setting-verdict = Di' se la partita si può ancora vincere
verdict-always = Sempre
# Only if the game can no longer be won.
verdict-lost = Solo se no
verdict-never = Mai
setting-advice = Aiuti e giudizi conoscono
advice-all = Tutte le carte
advice-seen = Quelle che ho visto
note-advice = Senza le carte mai viste, un aiuto dice in quante distribuzioni possibili vince la sua mossa. Nel bridge gli aiuti sono sempre così.
setting-scanning = Gioca con un solo tasto
note-scanning = Una cornice passa da sola da un posto all'altro. Un tocco ovunque, o un tasto qualsiasi, sceglie ciò che incornicia.
scanning-off = No
scanning-slow = Lenta
scanning-steady = Media
scanning-quick = Veloce
scanning-fast = Massima
setting-dwell = Clic tenendo fermo il puntatore
note-dwell = Dove il puntatore del mouse resta fermo cresce una linea. Quando è piena, quel punto è premuto.
# How long the pointer rests.
dwell-off = No
dwell-long = Lungo
dwell-medium = Medio
dwell-short = Breve

## The language

setting-language = Lingua
language-auto = Quella del browser
# The name of a language in itself, such as "Deutsch".
language-name = { $name }
setting-national-index = { $ace }, { $king }, { $queen } e { $jack } sulle carte
