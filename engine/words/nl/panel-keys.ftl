# Het venster met de toetsen en wat ze doen.

keys-title = Toetsen
key-arrows = Pijltjes
key-arrows-do = naar de volgende stapel in die richting
key-space = Spatie
keyboard-enter = Enter
keyboard-escape = Esc
keyboard-page-up = PgUp
keyboard-page-down = PgDn
key-digits = 1–9, 0
key-digits-do = naar de kolom met dit nummer; 0 is kolom 10
letter-keys-off = Lettertoetsen staan uit. In de instellingen kun je ze aanzetten.
keys-mouse = Met een muis: klik met de rechtermuisknop op een stapel om de bovenste kaart naar huis te sturen.
record-explained = Ging er iets mis? Je kunt je laatste zetten en instellingen kopiëren en bij een melding voegen. Er wordt niets vanzelf verstuurd.
record-copy = Kopieer wat ik deed
record-copied = Wat je deed, is gekopieerd.
