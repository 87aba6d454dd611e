### core, state: Der Kopf über dem Tisch, seine Knöpfe und der Titel des Fensters.

-sammlung = Backbone Patience
page-title = { $game } – { -sammlung }
header-before-variant = { ", " }
header-deal = { $noun ->
    [rubber] Rubber { $number }
   *[deal] Partie { $number }
}
header-deal-of-several = { header-deal }, { $standing }
header-won = gewonnen
header-lost = verloren
new-button = { $noun ->
    [rubber] Neuer Rubber
   *[deal] Neue Partie
}
hint-button = Tipp
why-button = Warum?
why-button-label = Warum dieser Tipp?
finish-button = Abräumen
stop-button = Stopp
score-in-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
score-in-points-below = { $count ->
    [one] −{ $count } Punkt
   *[other] −{ $count } Punkte
}

### core, view, features/speech: Was auf Befehl vom Tisch gesagt wird, und warum ein Befehl nichts bewirkt.

said-after = { " " }{ $what }
deleted = Gelöscht: { $what }.
back-again = Wiederhergestellt: { $what }.
move-of-several = { $move }, { $number } von { $count }
card-not-home-now = { UPPER(FORM($card, "nom")) } kann jetzt nicht ins Ziel.
no-finish-yet = Abräumen geht noch nicht: Es gibt noch etwas zu entscheiden.
nothing-to-call = Gerade gibt es nichts zu reizen.
choose-a-bid = Wähle zuerst ein Gebot.
no-trick-yet = Es ist noch kein Stich gespielt.
last-trick-button = Letzter Stich
wins-tag = sticht
card-table = Kartentisch

### features/size: Die Größe der Karten

cards-largest = Größer werden die Karten nicht.
cards-smallest = Kleiner werden die Karten nicht.
table-ends = Hier endet der Tisch.
cards-times = Kartengröße: ×{ $size }.

### core, features: Was jede Taste tut, für die Liste der Tasten.

key-undo = Zug zurücknehmen
key-redo = Zug wiederholen
key-list = Karten dieses Stapels auflisten, um zu wählen, welche du nimmst
key-stock = vom Talon aufdecken
key-new = neue Partie
key-restart = diese Partie von vorn
key-run = abräumen oder automatisch spielen
key-hint = Tipp: einen Zug zeigen
key-nudge = nur sagen, ob es einen nützlichen Zug gibt
key-review = Rückblick: sehen, wo du gewonnen oder verloren hast
key-daily = Tagespartien dieses Spiels
key-moves = zeigen, was du bewegen kannst; nochmals: alle Züge vorlesen
key-overview = oberste Karten vorlesen; nochmals: jeden Stapel
key-next-move = nächsten möglichen Zug vorlesen und zu seinem Stapel gehen
key-last-move = vorigen möglichen Zug vorlesen
key-contents = Karten dieses Stapels vorlesen
key-where = sagen, auf welchem Stapel du bist
key-again = letzte Meldung wiederholen
key-magnify = diese Karte groß zeigen
key-larger = größere Karten
key-smaller = kleinere Karten
key-rules = Regeln dieses Spiels
key-games = alle Spiele
key-pause = Pause: Uhr anhalten und Karten verbergen
key-statistics = Statistik
key-score-sheet = Anschreibeblatt, in Spielen, die eines haben
key-trick = letzten Stich nochmals zeigen, in Spielen mit Stichen
key-calls = zu den Geboten oder zum Knopf für das nächste Spiel gehen
key-count = zeigen, wie die Bank ihr Gebot bestimmt
key-find = Karte suchen
key-help = diese Liste
key-next-kind = zur nächsten Art von Stapeln gehen
key-last-kind = zur vorigen Art von Stapeln gehen
key-release = Auswahl aufheben oder Rückblick schließen
key-take = diese Karte auswählen oder die ausgewählte hierherlegen
key-best = besten Zug von diesem Stapel spielen

### core, features/backup, features/data, features/link: Was die Seite von sich erzählt: Fehler, Dateien, Links und
### Arbeit, die dauert.

went-wrong = Etwas ist schiefgegangen. Dein Spiel ist sicher; du kannst weiterspielen.
went-wrong-load-again = Etwas ist schiefgegangen. Deine Spiele sind gespeichert; bitte lade die Seite neu.
new-version = Eine neue Version steht bereit.
time-for-backup = Es ist Zeit, deine Spiele zu sichern.
link-copied = Link kopiert.
link-not-copied = Der Link konnte nicht kopiert werden. Er ist markiert, damit du ihn selbst kopieren kannst.
saved-as = In deinen Downloads gespeichert: { $file }.

## Arbeit, die dauert

opening-game = Das Spiel wird geöffnet
reading-games = Deine Spiele werden gelesen
writing-backup = Die Sicherung wird geschrieben
reading-backup = Die Sicherung wird gelesen
restoring = Deine Spiele werden wiederhergestellt
work-stopped = Abgebrochen. Es wurde nichts geändert.

### saving: Fehler beim Speichern der Spiele auf dem Gerät. Jede Meldung ist ein Satz oder zwei.

no-room-to-save = Der Speicher des Browsers ist voll. Du kannst weiterspielen, aber dieses Spiel geht vielleicht verloren.
not-saved-now = Dein Spiel kann gerade nicht gespeichert werden. Du kannst weiterspielen; nach jedem Zug wird es erneut versucht.
room-miscounted = Der Browser meldet fälschlich, der Speicher sei voll. Schließe ihn und öffne ihn neu; bis dahin wird nichts gespeichert.
games-not-read = Deine Spiele können gerade nicht gelesen werden. Bitte lade die Seite neu.
games-not-opened = Deine Spiele können gerade nicht geöffnet werden. Bitte lade die Seite neu: Was du jetzt spielst, wird nicht gespeichert.
nothing-kept = Dieser Browser speichert nichts: Deine Spiele gehen verloren, wenn du die Seite schließt.
browser-deleted = Der Browser hat deine gespeicherten Spiele gelöscht. Hast du eine Sicherung, lies sie unter „{ data-title }“ ein.
browser-deleted-copy = Der Browser hat deine gespeicherten Spiele gelöscht. Sie wurden aus einer zweiten Kopie wiederhergestellt.
something-damaged = Einige gespeicherte Daten waren nicht lesbar. Sie bleiben unverändert erhalten; alles andere ist da.
newer-version-played = Hier wurde schon mit einer neueren Version gespielt. Gespeichert wird erst wieder, wenn du die Seite neu lädst.

### state: Was eine Handlung bewirkt hat, für alle, die den Tisch nicht sehen.

deselected = Auswahl aufgehoben
space-chosen = { $place } ausgewählt; passende Karten liegen hier: { LIST($places, "comma") }
space-chosen-many = { $count ->
    [one] { $place } ausgewählt; passende Karten liegen auf einem Stapel
   *[other] { $place } ausgewählt; passende Karten liegen auf { $count } Stapeln
}
cards-chosen = { $cards } ausgewählt; mögliche Ziele: { LIST($places, "comma") }
cards-chosen-between = { $least } ausgewählt, wahlweise mehr, höchstens { $most }; mögliche Ziele: { LIST($places, "comma") }
also-home = Außerdem ins Ziel: { LIST($cards, "comma") }
nothing-to-undo = Es gibt nichts zurückzunehmen.
nothing-to-redo = Es gibt nichts zu wiederholen.
undone = zurückgenommen
undone-move = zurückgenommen: { $move }
redone = wiederholt
redone-move = wiederholt: { $move }
back = zurück
back-to-deal = zurück zu { $deal }
move-number = Zug { $number }
at-its-start = Du bist schon am Anfang.
undo-brings-back = „{ undo-button }“ holt deine Züge zurück.
lesson-over = Einführung beendet
link-too-long = Dieser Link ist zu lang und daher ungültig.
on-the-table-already = Dieses Spiel liegt schon auf dem Tisch.
deal-so-far = { $deal }, { moves }

### panels: Zahlen, Anteile und Größen.

number-with-tenths = { $whole },{ $tenths }
per-cent = { $number } %
per-cent-under-one = unter 1 %
per-cent-over-99 = über 99 %
ordinal = { $number }.
size-under-1-kb = unter 1 kB
size-kb = { $number } kB
size-mb = { $number } MB
size-gb = { $number } GB

### state, view: Daten. $day, $month und $year sind Zahlen.

month-name = { $month ->
    [1] Januar
    [2] Februar
    [3] März
    [4] April
    [5] Mai
    [6] Juni
    [7] Juli
    [8] August
    [9] September
    [10] Oktober
    [11] November
   *[12] Dezember
}
month-of-year = { month-name } { $year }
day-of-month = { $day }. { month-name }
date = { $day }. { month-name } { $year }
not-a-date = { $text }
# Der Tag, mit dem die Woche beginnt: 0 ist Montag.
first-weekday = 0
weekday-name = { $weekday ->
    [0] Montag
    [1] Dienstag
    [2] Mittwoch
    [3] Donnerstag
    [4] Freitag
    [5] Samstag
   *[6] Sonntag
}
    .short = { $weekday ->
        [0] Mo.
        [1] Di.
        [2] Mi.
        [3] Do.
        [4] Fr.
        [5] Sa.
       *[6] So.
    }
    .shortest = { $weekday ->
        [0] Mo
        [1] Di
        [2] Mi
        [3] Do
        [4] Fr
        [5] Sa
       *[6] So
    }
    .initial = { $weekday ->
        [0] M
        [1] D
        [2] M
        [3] D
        [4] F
        [5] S
       *[6] S
    }

### state, features/gallery: Welcher Teil der Partien eines Spiels zu gewinnen ist, wie "6 von 7"; danach folgt
### "gewinnbar".

nearly-all-deals = fast alle
deals-in = { $part } von { $whole }
deals-in-at-least = mindestens { $part } von { $whole }
winnable-means = „Gewinnbar“ nennt den Anteil der Partien, die man gewinnen kann, wenn man alle Karten sieht. Wie oft du gewinnst, sagt das nicht.

### panels, state, features/data: Was mehrere Blätter sagen.

list-dot = { " · " }
    .last = { " · " }
facts-in-line = { LIST($facts, "dot") }
fact = { $what }
delete-button = Löschen

# Wie lange die meisten Partien dauern. Höchstens zehn Zeichen.
minutes-of-play = { $most } Min.
minutes-of-play-between = { $least }–{ $most } Min.
