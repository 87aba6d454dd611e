# Was die Seite von sich erzählt: Fehler, Dateien, Links und Arbeit, die dauert.

went-wrong = Auf dieser Seite ist etwas schiefgegangen. Dein Spiel ist sicher; bitte spiel weiter.
went-wrong-load-again = Auf dieser Seite ist etwas schiefgegangen. Was du gespielt hast, ist gespeichert; bitte lade die Seite neu.
new-version = Eine neue Version ist bereit.
time-for-backup = Es ist Zeit, deine Spiele zu sichern.
link-copied = Link kopiert.
link-not-copied = Der Browser ließ das Kopieren nicht zu. Der Link ist markiert, damit du ihn kopieren kannst.
sound-is-on = Der Ton ist an. In den Einstellungen kannst du ihn ausschalten.
text-copied = Als Text kopiert.
text-not-copied = Der Browser ließ das Kopieren nicht zu. Der Text ist markiert, damit du ihn kopieren kannst.
picture-saved = Das Bild ist als Datei gespeichert.
saved-as = In deinen Downloads gespeichert als { $file }.
cards-not-fetched = Diese Karten lassen sich jetzt nicht laden. Versuch es bitte noch einmal, wenn du Netz hast.
language-not-fetched = Diese Sprache lässt sich jetzt nicht laden. Versuch es bitte noch einmal, wenn du Netz hast.
looks-not-fetched = Die anderen Rück- und Bildseiten lassen sich jetzt nicht laden. Ohne Netz kommen sie beim nächsten Mal.

## Arbeit, die dauert

opening-game = Das Spiel wird geöffnet
reading-games = Deine Spiele werden gelesen
writing-backup = Die Sicherung wird geschrieben
reading-backup = Die Sicherung wird gelesen
restoring = Wird wiederhergestellt
work-stopped = Angehalten. Es wurde nichts geändert.

## Was nicht zu lesen war

nothing-restored = Darin fand sich kein Spiel mit einem Zug und kein Ergebnis. Es bleibt erhalten, wie es ist.
not-deleted = Der Browser ließ das Löschen nicht zu. Es bleibt erhalten, wie es ist.
no-room-to-bring-back = Der Browser hat keinen Platz, um das zurückzuholen.
