### Der Kopf über dem Tisch, seine Knöpfe und der Titel des Fensters.

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
run-button = Los
stop-button = Stopp
score-in-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
}
score-in-points-below = { $count ->
    [one] −{ $count } Punkt
   *[other] −{ $count } Punkte
}

### Was auf Befehl vom Tisch gesagt wird, und warum ein Befehl nichts bewirkt.

said-after = { " " }{ $what }
deleted = Gelöscht: { $what }.
back-again = Wiederhergestellt: { $what }.
result = Ergebnis
move-of-several = { $move }, { $number } von { $count }
card-not-home-now = { UPPER(FORM($card, "nom")) } kann jetzt nicht ins Ziel.
no-finish-yet = Abräumen geht noch nicht: Es gibt noch etwas zu entscheiden.
no-such-column = Eine Spalte { $number } gibt es nicht.
not-a-card = „{ $text }“ ist keine Karte. Gib Farbe und Wert ein, etwa Pik 7 oder 7p.
nothing-to-call = Gerade gibt es nichts zu reizen.
no-trick-yet = Es ist noch kein Stich gespielt.
no-score-sheet = Dieses Spiel hat kein Anschreibeblatt.
house-is-not-bidding = Die Bank reizt gerade nicht.
frame-waits = Die Markierung steht. Tippe oder drücke eine Taste, damit sie weiterwandert.
last-trick-button = Letzter Stich
wins-tag = sticht
card-table = Kartentisch
lesson-begins = { $game }. { lesson-step }
lesson-step = { $progress }: { $title }. { $text }

## Die Größe der Karten

cards-largest = Größer werden die Karten nicht.
cards-smallest = Kleiner werden die Karten nicht.
table-ends = Hier endet der Tisch.
cards-times = Kartengröße: ×{ $size }.

### Was jede Taste tut, für die Liste der Tasten.

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
key-column = zu Spalte { $number } gehen
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
key-take = diese Karte auswählen oder die ausgewählte hierher legen
key-best = besten Zug von diesem Stapel spielen

### Was die Seite von sich erzählt: Fehler, Dateien, Links und Arbeit, die dauert.

went-wrong = Etwas ist schiefgegangen. Dein Spiel ist sicher; du kannst weiterspielen.
went-wrong-load-again = Etwas ist schiefgegangen. Deine Spiele sind gespeichert; bitte lade die Seite neu.
new-version = Eine neue Version steht bereit.
time-for-backup = Es ist Zeit, deine Spiele zu sichern.
link-copied = Link kopiert.
link-not-copied = Der Link konnte nicht kopiert werden. Er ist markiert, damit du ihn selbst kopieren kannst.
sound-is-on = Der Ton ist an. In den Einstellungen kannst du ihn ausschalten.
text-copied = Als Text kopiert.
text-not-copied = Der Text konnte nicht kopiert werden. Er ist markiert, damit du ihn selbst kopieren kannst.
picture-saved = Bild als Datei gespeichert.
saved-as = In deinen Downloads gespeichert: { $file }.
cards-not-fetched = Diese Karten konnten nicht geladen werden. Versuche es noch einmal, wenn du online bist.
language-not-fetched = Diese Sprache konnte nicht geladen werden. Versuche es noch einmal, wenn du online bist.
looks-not-fetched = Die anderen Rück- und Bildseiten konnten nicht geladen werden. Versuche es noch einmal, wenn du online bist.

## Arbeit, die dauert

opening-game = Das Spiel wird geöffnet
reading-games = Deine Spiele werden gelesen
writing-backup = Die Sicherung wird geschrieben
reading-backup = Die Sicherung wird gelesen
restoring = Wird wiederhergestellt
work-stopped = Abgebrochen. Es wurde nichts geändert.

## Was nicht zu lesen war

nothing-restored = Der Eintrag enthält weder Ergebnisse noch Spiele mit Zügen. Er bleibt unverändert erhalten.
not-deleted = Der Eintrag konnte nicht gelöscht werden. Er bleibt unverändert erhalten.
no-room-to-bring-back = Zum Wiederherstellen ist nicht genug Speicher frei.

### Fehler beim Speichern der Spiele auf dem Gerät. Jede Meldung ist ein Satz oder zwei.

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

### Eine Sicherungsdatei lesen.

backup-too-large = Diese Datei ist zu groß für eine Sicherung von dieser Seite. Es wurde nichts geändert.
backup-unread = Der Browser konnte diese Datei nicht lesen. Es wurde nichts geändert.
backup-damaged = Diese Datei ist beschädigt und kann nicht gelesen werden. Es wurde nichts geändert.
no-backup-file = Diese Datei ist keine Sicherung von dieser Seite. Es wurde nichts geändert.
backup-newer = Diese Sicherung stammt von einer neueren Version dieser Seite. Es wurde nichts geändert.

## Was hinzukam: Satzteile, wie "12 Ergebnisse und 2 Spiele hinzugefügt; 3 waren schon da"

things-added = { LIST($things, "and-only") } hinzugefügt
added-results = { $count ->
    [one] { $count } Ergebnis
   *[other] { $count } Ergebnisse
}
added-games = { $count ->
    [one] { $count } Spiel
   *[other] { $count } Spiele
}
were-here-already = { $count ->
    [one] { $count } war schon da
   *[other] { $count } waren schon da
}
nothing-added-rest-here = nichts hinzugefügt: Der Rest war schon da
nothing-added-all-here = nichts hinzugefügt: Alles war schon da
nothing-added-empty = nichts hinzugefügt: Diese Sicherung enthält weder Ergebnisse noch Spiele mit Zügen
things-unread = { $count } nicht lesbar
games-left-out = { $count ->
    [one] { $count } Spiel ausgelassen: Hier werden höchstens { $most } gespeichert
   *[other] { $count } Spiele ausgelassen: Hier werden höchstens { $most } gespeichert
}
