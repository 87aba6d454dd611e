# Was die Seite von sich erzählt: Fehler, Dateien, Links und Arbeit, die dauert.

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
